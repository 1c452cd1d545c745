import type { PlotLevel } from '../../format.ts';
import { bestGift, untoldAlly } from '../gift.ts';

export const oneHouse4: PlotLevel = {
	joins:
		'“{choice}” {hero} did so, and came home to find that {they} no longer had one. {foe.name}, {foe.a}, had built the house beyond {start} and left it; {hero} had found it as a ruin, and mended it, and lived there. By law a house that its owner has left for seven years goes to the name that stands in the book. The seven years would be up that night, at the bell. {host.name}, {host.a}, kept the book {hall.at}, and there was one line left on the page.',
	chapters: [
		{
			titles: ['Vacant Possession', 'The First Knock', 'Seven Years, Less a Day', 'A Name on the Beam'],
			time: 'day',
			parts: [
				[
					'In other people’s address books {hero} was “{described}, at present elsewhere.” {They} had always lived in other people’s houses. Nobody was unkind about it. People only asked if {they} could possibly be somewhere else by Sunday, because an aunt was coming; and by Sunday {they was}.',
					'You can live for years without an address, if you’re useful, take up little room, and are gone by Monday. {hero} had. In other people’s letters of thanks {they was} “{described}, and no trouble.” {hero} could pack in four minutes, and had never once unpacked.',
				],
				[
					'Then, a mile beyond {start}, {they} found a house that nobody was using. Most of the roof was gone, and a birch was growing in the bedroom. {hero} laid three hundred shingles, moved the birch, and planted beans. {They} painted everything except one doorpost in the kitchen, which had three pencil marks on it, one above the other. {They} painted around those, without knowing why. It took a year. After that there was one thing left that {hero} wanted: to hear somebody knock, and to be the one who says “Come in.”',
					'The house stood a mile beyond {start}, and looked as if somebody had left it in the middle of a sentence. There was a cup on the table, and rain in the cup. {hero} stayed one night because of a storm, and then a year because of the roof. {They} laid three hundred shingles, planted beans, and painted all the doors. On the kitchen doorpost were three pencil marks, one above the other, and {they} went around them with the brush, since it was none of {their} business. In the evenings {hero} sat facing the door. {They} only wanted to hear a knock, once, and to call “Come in.”',
					'Then, a mile beyond {start}, {they} took a wrong turning, and at the end of it stood an empty house: four walls, half a roof, and an owl who did not seem to be paying rent. {hero} meant to stay until the rain stopped. By then {they} had laid three hundred shingles, planted beans where there was sun, and painted everything that held still. In the kitchen {they} painted the doorpost, too, but went around three pencil marks on it, one above the other, since it seemed rude not to. That was a year ago. If you have always been the one on the step, there is a luxury that you think about. It is to hear a knock, and to say “Come in.”',
				],
				[
					'It came on a Thursday, around four. “Come in!” called {hero}. “I will,” said {foe.name}, {foe.a}. There was a key in {foe.their} hand, and {foe.their} bag stood on the step. “Thank you for looking after it. I can give you until dark.”',
					'When the knock came at last, {hero} had only got as far as “Come” before the door was opened with a key. “I’m {foe.name},” said the stranger, {foe.a}. The bag was put down. “It’s carved on the beam, in case you wondered. I’ve got nothing against you. You’ll want to start packing.”',
				],
				{
					quiet:
						'There were things to say, and {hero} said them all later, to the ceiling, in excellent order. Now {they} looked at the floor, and it looked like guilt.',
					bold: '“Over my dead body,” said {hero}. It’s only an expression. But it leaves the other person very little to say.',
					kind: '{hero} had taken the bag and put a chair by the stove before {they} understood. It is hard to be thrown out by somebody for whom you are just cutting bread.',
					honest: '“It’s your name on the beam,” said {hero}. “I’ve read it every morning.” A lawyer would have wept.',
					clever:
						'{hero} asked for proof. {foe} shut {foe.their} eyes and walked through all the rooms without touching a thing. At the kitchen doorpost {foe.they} went a little to one side. After that it wasn’t a question of proof.',
					careful:
						'{hero} had left the chain on. So the two of them met through a gap of two inches, and something of that stayed.',
					merry:
						'{hero} took it for a joke, and joined in. {They} had offered to throw in the furniture before {they} looked properly at that face.',
					dreamy:
						'{hero} had imagined this knock so often that {they} simply went on with it, with tea, and a chair, and the weather. It was some minutes before {foe} asked if {they was} feeling all right.',
					quick:
						'{hero} had slammed the door before either of them knew it. Through the wood came the voice of somebody who has been hit on the nose by {foe.their} own carpentry.',
				},
				[
					'{hero} and {foe} were still at it when somebody came by who knew the law by heart: {host.name}, {host.a}. The law had been made after a bad winter, for people with no roof. If somebody leaves a house for seven years, it goes to the name in the book {hall.at}. The seven years would be up tonight, when the bell rang. “There is one line left on the page,” said {host}, “and if it’s empty then, or wet, nobody has the house for a year. I don’t think it occurred to anyone that two people might be right.”',
					'There was a law for it. {host.name}, {host.a}, had come to see what the shouting was, and recited it to both of them on the doorstep. Whoever stays away from a house for seven years has lost it, and the name in the book {hall.at} has it. It was made for the ones who sleep in barns. “It will be seven years tonight, at the bell,” said {host}. “You get one line. If it’s empty by then, or wet, nobody has the house for a year. I suppose they thought that in such a case only one person would be cold.”',
					'“Ask the book,” said somebody at the gate. It was {host.name}, {host.a}. {Host.they} kept the book, {hall.at}, and knew by heart the law that went with it. One bad winter people had frozen in front of empty houses. Since then, if somebody leaves a house for seven years, it goes to the name in the book. “That makes seven years tonight,” said {host}, “when the bell rings. There is one line left on the page, and if nothing dry stands in it by then, nobody has the house for a year. And I see that both of you can write.”',
				],
			],
			choices: [
				{
					say: 'Offer {foe} an hour of sleep before you fight',
					sets: ['let-in'],
					outcome: [
						'“You’re about to fall over,” said {hero}, “and I don’t want to win like that.” {foe} lay down on the bed with everything on, quite straight, like a statue on a tomb. “It used to drip just there,” said {foe}. “You knew where you were.” After an hour {foe.they} got up and folded the blanket in three. It was how {hero} had found it folded, a year ago.',
						'“One hour,” said {hero}. “After that I’ll hate you.” “That’s fair,” said {foe}, and was asleep at once, face to the wall. There was a hollow in the plaster just there, as deep as a thumb. {hero} had always wondered what it was from. It was from a forehead.',
					],
				},
				{
					say: 'Shut the door, and move the table up against it',
					sets: ['shut'],
					outcome: [
						'As soon as {foe} was out at the gate, the table scraped across the floor. For a while nothing happened. Then a piece of paper came in through a knothole that {hero} had always taken for a knothole. “There are four ways into this house,” it said. “I made all four. I won’t use any of them. I just want you to know how it feels.” In the end it was {hero} who had to come out. The book was {hall.at}.',
						'As soon as {foe} was out at the gate, {hero} put the table against the door, and {their} back against the table. On the step somebody sat down, not heavily. “That’s pear wood,” said a voice after a while. “The tree stood where you’ve got your beans. We couldn’t have both, the table and the tree.” {hero} could have lived with all of that, except for the “we.” But the book was {hall.at}, and in the end {they} had to come out.',
					],
				},
				{
					say: 'Leave by the back, and make for the book',
					sets: ['ran'],
					outcome: [
						'{hero} left by the back. {They} also left the soup on the fire, the gate open, and the neighbor’s goat looking at the beans. {foe} stood on the step and saw the first smoke. It would have settled everything, since you can’t inherit a cinder. {Foe.they} went in, swearing, and took the pot off.',
						'It wasn’t dignified, but it worked. {hero} was a mile down the road before {they} thought of the stove. Back in the kitchen {foe} was thinking of it too, in the middle of the smoke, and had time to notice that {foe.they} was saving the soup of the very person whom {foe.they} meant to throw out.',
					],
				},
			],
			scene: { at: 'start', with: ['foe', 'host'], shows: ['door', 'book'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['Two Claimants, One Road', 'The Pace', 'In Company'],
			time: 'day',
			parts: [
				'@answer',
				{
					ran: [
						'A mile is a comfortable lead for about a mile. After that {hero} looked back from every rise, and there it was: a dot, with a bag, that did not hurry. It had walked through three countries to be here tonight. It wasn’t going to be beaten by somebody with a head start and no breath.',
						'Twice {hero} stopped to rest, and twice {they} saw {foe} come over the hill behind {them}, with the bag, at the same pace as before. It’s a bad sign when the other one doesn’t run. {hero} got up again and went on.',
					],
					else: [
						'There is one road {hall.to}, and {hero} and {foe} had it to themselves. Each kept to the outer edge, like people who have divided something up. When {hero} drew ahead, there was the sound of the bag; when {hero} fell back, there was the sight of it. For the first hour nobody spoke. “You’ve done the gutters,” said {foe} in the second. It wasn’t praise. It was stocktaking.',
						'{hero} and {foe} kept to opposite sides of the road. “How many shingles?” asked {foe}, after a mile. “Three hundred,” said {hero}. “I used four hundred.” “Yours leaked.” That was the whole conversation, and as far as the bend each of them went over it silently, and thought of better answers.',
					],
				},
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Crossroads', 'What It Was Built Of', 'A Loose Arm', 'Three, Then Two, Then One'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'{foe} had come through right behind {hero}. “I’d have done it differently,” {foe.they} said, “and it would have taken longer,” and walked on. “From {foe} that’s praise,” said {friend.name}, {friend.a}, leaning on a gate. “I saw that house go up. Two of them built it, out of stones from the water, with one bucket. It took two summers. Then for some years they were three, and you could hear the little one from the road. Then there was a very small funeral, and you couldn’t hear anything. In the end it was just {foe}, and a padlock.”',
					'“Efficient,” said {foe}, coming through after {them}, and went by without another word. Somebody had been digging beside the road, and leaned on the spade, and watched the bag go: {friend.name}, {friend.a}. “Never liked to be watched, that one,” said {friend}. “The two of them built that place with a bucket, stone by stone, up from the water. Two summers, that took. And then they had a child to put in it, and that was the happiest house on the road, for a while. After the funeral there were two. Then one. Then nobody at all, for seven years.”',
					'“That’s the builder, isn’t it?” somebody asked {hero}, when {foe} had come through as well and gone on without a word. It was {friend.name}, {friend.a}, resting on a wall. “I used to walk that way, to see it grow. There were two of them, with one bucket, and they had every stone of it up from the water. It took two summers. Later there were three, and then it was loud. It did you good to go by. Then there was a funeral, and there were two. Then one. And for seven years there was a padlock.”',
				],
				[
					'{hero} tried to go on thinking about shingles. At the next bend {foe} was sitting on a milestone, and the strap of the bag had torn. In front of {foe.them} stood a signpost with two arms, one for {hall} and one for the old road across the marsh. It hung by a single nail and swung with the wind. “They’ve moved the road,” said {foe}, not exactly to {hero}. “I’ll have to read it. I’d hoped to find one thing the way I left it.”',
					'Three hundred shingles, {hero} told {themself}, in time with {their} steps. Three hundred came to less than in the morning. Where the road forked {foe} sat on a milestone, with a torn strap in each hand and the bag on the ground. Above hung a signpost with two arms, one for {hall} and one for the old road across the marsh. It was down to its last nail, and turned whichever way the wind did. “There used to be one road here,” said {foe} to the bag. “Well. One can read.”',
				],
			],
			choices: [
				{
					say: 'Knot the strap, and carry the bag between you',
					sets: ['carried'],
					outcome: [
						'{hero} knotted the strap, and since the knot would not have held, took one end of the bag. To anyone who met them they were now a pair. “I’m still going to put you out,” said {foe}. “I’d think less of you if you didn’t. What’s in this?” “Hinges,” said {foe}. “We’d planned another room.” After that the two of them went in step for a good way, since that is the only way with a bag.',
						'You can’t carry half of somebody’s bag and stay at a distance. {hero} found that out at once. “You limp,” said {foe}. “It’s the bag,” said {hero}. “It isn’t the bag.” “It’s a stone in the road, then,” said {hero}, “and you lean to the left, if we’re being honest.” By the second mile it still wasn’t peace. But it weighed the same on both sides.',
					],
				},
				{
					say: 'Go by, with a nod, as one does',
					sets: ['passed'],
					outcome: [
						'{hero} nodded and went by. Nobody could have blamed {them}. It was exactly what had been done to {them}, on a great many roads, by decent people who had somewhere to be. What surprised {them} was how little you feel.',
						'“Good evening,” said {hero}. “Good evening,” said {foe}. So that was how it was done. {hero} had always wondered what they thought about, the people who walked past. They thought about the time.',
					],
				},
				{
					say: 'Set the signpost to the marsh while {foe} looks away',
					sets: ['signpost'],
					outcome: [
						'It took one finger. The arm came around with a small dry cry, and pointed at the marsh in clean white letters. {hero} looked back from the bend. {foe} read it, hesitated, and nodded to it, as you nod to somebody in uniform. Then {foe.they} took up the bag and went where it said.',
						'{hero} did it in passing. It might have been the wind. {foe} looked up, read what was written, and said thank you to it out loud, as lonely people do, and set off for the marsh. Nobody had seen. So {hero} was the only one who would ever know, and that turned out to be one too many.',
					],
				},
			],
			scene: { at: 'first', with: ['foe', 'friend'], shows: [], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Mist', 'The Last Hill', 'Nearly the Law'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					signpost: [
						'Mist came up out of the marsh, very white and quite flat, until there was no marsh to be seen. {hero} had the road to {themself}. It is strange how loud a road can be then. More than once {they} stopped to let somebody catch up, and it was somebody whom {they} had sent the other way.',
						'Over the marsh it got white, and then it got dark. {hero} walked fast. It was the easiest mile of the day, since there was nobody in front and nobody behind. Now and then something cried out there. “A bird,” {they} said aloud, every time.',
					],
					carried: [
						'On the last hill {hero} and {foe} put the bag down, and looked at the windows of {hall}. “I’m going to say you broke in,” said {foe}. “I’m going to say you ran away,” said {hero}. “Yes,” said {foe}. “I thought you would.” Mist lay on the marsh below. Neither of them suggested going on, until it was getting silly. Then {foe} took the bag, and let {hero} go first, so that nobody down there should get the wrong idea.',
						'“When we get there,” said {foe}, “you had better go in on your own. People will think you’ve come round.” “Or that you have,” said {hero}. So {foe} took the bag, and fell back by a stone’s throw. Down there the windows of {hall} were lit, and people were going in.',
					],
					else: [
						'Mist had come up from the marsh. {hero} did not look around. Somebody had lit a lantern back there, and it hung behind {them}, always at the same distance, a little low on one side. That would be the side with the strap. From the hill {they} could see {hall}, and people going in.',
						'{hero} was first up the last hill, and stood there for a moment. Below lay {hall}, with every window lit. Behind {them} came a lantern, not fast, and not slower than before. {They} might have waited. {They} thought about that later.',
					],
				},
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['The Claim', 'Evidence', 'In the Matter of a Roof', 'What Can Be Said for It'],
			time: 'night',
			parts: [
				'@second.outcome',
				[
					'On the night of the book nobody stayed at home, and {hall} was full to the walls. People had nothing against either side, and had come to see one of the two lose. {hero} was let in, and somebody called “Good luck,” and somebody else said not too much of it. At the far end {host} sat at a table, with the book in front of {host.them}, and before the table stood two chairs.',
					'{hero} had not known that so many people took an interest in property. People stood on benches to look at the door. “That’s the one with the beans,” somebody said. “That’s the burglar,” said somebody else. They seemed equally pleased. At the far end, behind a table, sat {host} with the book, and before it stood two chairs.',
				],
				{ late: '+ The clock above the table was further on than {hero} had thought.' },
				{
					signpost: [
						'“Then I’ll hear the claims,” said {host}. One chair was empty. {host} looked at it, and then for quite a while at the open door, where there was nothing to be seen but white. “You have a right to speak all the same,” {host.they} told {hero}. “It only feels like talking about somebody.”',
						'“Where is the other one?” asked {host}. Nobody knew, except for one, who sat down. “Well,” said {host}, when they had waited, “the law doesn’t wait. You may speak. Try to do it as if the chair were listening.”',
					],
					else: [
						'{foe} had come in too, and sat down on one of the chairs, very straight, with the bag underneath. {foe} was asked first. “I built it, with one other, out of a bucket,” said {foe}. “I left because I could still hear it. Then I walked through three countries, and I could hear it there too.” {Foe.they} sat down. People had expected more.',
						'Then the door let in {foe} as well, with the bag. “Who’ll begin?” asked {host}. {foe} did. “I made it. I couldn’t stay in it. I can’t stay out of it, either, I’ve tried that for seven years.” {Foe.they} thought. “That’s all,” said {foe}, and sat down. It was {hero}’s turn.',
					],
				},
			],
			choices: [
				{
					say: 'Set out what you have mended, item by item',
					sets: ['claimed'],
					outcome: [
						'{hero} had a list. It began with the roof and ended with the latch, and it was accurate to the nail. When {they} had finished there was a murmur of real respect. “And what does it come to?” asked {host}. It came to a house. {hero} just hadn’t expected, reading it out, how often it would say “put back.”',
						'“Three hundred shingles,” {hero} began. “Eleven panes. A chimney, from the shoulder up. One birch, moved.” It went on for some time, and every item was true. People nodded at the chimney. It was a good list. It only sounded, toward the end, a little as if somebody were reading out a bill.',
					],
				},
				{
					say: 'Speak of the three marks on the doorpost',
					sets: ['marked'],
					outcome: {
						signpost: [
							'“There are three pencil marks on the kitchen door,” said {hero}. “I painted around them.” {They} had only meant to show that {they was} careful. But {friend} was looking at the empty chair. “There was going to be a fourth, at Easter,” said {friend}. “{Foe} had already sharpened the pencil.” {hero} had known for a year what those marks were. Now {they} knew it.',
						],
						else: [
							'“There are three pencil marks on the kitchen door,” said {hero}. “They’re still there. I went around them with a small brush, every time.” People waited for the argument. But {foe} had looked up. “You left them,” said {foe}. It was hard to say if it was a question. “I thought somebody might want to see them again,” said {hero}.',
							'“There are three pencil marks on the kitchen door,” said {hero}. “I painted around them. That’s all I want to say.” It wasn’t an argument. But {foe} looked up, and for the first time looked straight at {them}. “I didn’t dare to look,” said {foe}. “I was sure you’d have painted over it.”',
						],
					},
				},
				{
					say: 'Say only that you had nowhere else',
					sets: ['plain'],
					outcome: [
						'“I had nowhere else,” said {hero}. {They} had prepared more. But once that was said, it turned out that all the rest had been standing on it. Nobody coughed. There were a good many people {hall.at} who had at some time asked somebody to be gone by Sunday.',
						'{hero} stood up, and forgot what {they} had meant to begin with. “I had nowhere else,” {they} said. “I’d never had a door. I wanted to see what it was like.” {They} sat down again. In the third row a woman who had once been short of a spare room looked at her hands.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'foe'], shows: ['book'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['The Line', 'One Pen', 'Before the Bell', 'Ink'],
			time: 'night',
			parts: [
				'@answer',
				{
					'signpost & first.trust or signpost & second.trust': [
						'{host} had the pen in {host.their} hand already. “The law doesn’t like an empty chair,” {host.they} said. “If I let somebody sign against one, I have to ask. Nobody here had seen you before tonight. Is there anyone who knows you, and will speak for you?” It would have been a good moment for nobody to.',
						'“One more thing,” said a man with a beard. “There’s only one of the two here, and we’ve never set eyes on that one before. I’d like to know what sort of person I’m handing a house to.” {host} nodded. “That’s fair. Will anyone speak for {hero}?”',
					],
					'shut & first.trust or shut & second.trust': [
						'“I hear you put a table against the door,” said a man with a beard, “with the owner on the step. And now you want us to believe that you’re the one who looks after things.” {host} laid the pen down again. “I can’t let a stranger sign unless somebody will answer for {hero},” {host.they} said. “That’s the law as well.”',
					],
					'first.trust or second.trust': [
						'“It’s well said,” said {host}, and held on to the pen. “But {foe} we know. You came here out of the rain a year ago, and nobody had seen you before that. The law says that a stranger can’t sign unless there’s someone who’ll answer for {them}. Is there anyone?” {hero} had never lived anywhere long enough for that.',
						'“Two summers, with a bucket,” said a man with a beard. “That I can vouch for; I was there, in the grass. What can anybody vouch for on the other side?” It was not meant unkindly. But {host} had put down the pen, and was waiting for an answer. A stranger without a witness could not sign.',
					],
					'first.hear or second.hear': [
						'Then it broke loose. Everyone had a view: on those who build, on those who mend, on what a house is, and what is merely rain. People stood on the benches to hold it. “I can’t hand over the pen in this,” {host} called, or so it looked. “If there’s no order by the bell, I have to shut the book.”',
						'Half of {hall} was for the bucket and half for the beans, and each half had found that it could sing. {host} was pointing at the clock. When the bell rang in that noise, {host} would have to shut the book, with nothing in it. You could see {host.them} say so, twice.',
					],
					else: [
						'“Those who sign must stand at the book,” said {host}. “If they don’t, they give up the claim.” But at that moment somebody opened the doors for the country people, who had walked since noon to be there for the bell. They came in like grain out of a sack, and {hero} was carried off on them, backward, as far as the stove.',
					],
				},
				{
					'first.reach & second.reach & flies':
						'+ Under the beams it was all lamps, on long chains. There was no way over.',
				},
				bestGift('trust', 'hear', 'reach'),
				{
					'signpost & first.trust or signpost & second.trust':
						'Every word of that was true. {hero} looked at the empty chair while it was being said.',
				},
				{
					signpost: [
						'“There has been no other claim,” said {host}, and laid the pen by the book. “You’re the only one who can sign. It’s perfectly legal.” A log in the stove gave a small dry cry as it settled, like something turning on one nail. In ten minutes the bell would ring. “It isn’t the water, out there on the marsh,” {friend} was saying to somebody. “It’s the cold. You sit down for a moment, and I’m told that it’s quite pleasant.”',
						'{host} laid the pen on the page. “Then there is only you,” said {host}. “I’d have liked it better the other way, but it makes my work easier.” It was ten minutes to the bell. Somebody opened the door to look out, and the mist came in over the floor. “I wouldn’t care to be on the marsh in that,” said {friend}.',
					],
					else: [
						'“I’ve heard you both,” said {host}, “and I wish I hadn’t. If it belongs to the one who made it, nobody in need may ever pick up what others drop. If it belongs to the one who mends it, none of us may ever go away. So I’ll do what people in office do.” {Host.they} laid the pen on the page, exactly between them. It rolled a little and lay still. In ten minutes the bell would ring. {foe} did not reach for it. {Foe.they} was looking at the door, as if somebody might knock.',
						'“I could make out a good case for either of you,” said {host}. “I’ve been doing it in my head, and I can’t stop.” {Host.they} turned the book around and put the pen in the fold of it. “One line. You’ve got ten minutes till the bell. I’m sorry. I can keep a book; I can’t do more than that.” {foe} folded {foe.their} arms and looked at the pen as if it were a long way off. It lay nearer to {hero}.',
					],
				},
				untoldAlly(
					['trust', 'hear', 'reach'],
					'+ {ally}, who had come along to see it through, moved the lamp nearer to the page.',
				),
			],
			choices: [
				{
					say: 'Enter your own name, and blot it',
					sets: ['own'],
					outcome: {
						signpost: [
							'{hero} signed. The nib gave one small cry, on the upstroke. It was a good signature. It looked like that of somebody with an address.',
							'{hero} wrote {their} name, and blotted it. Nobody clapped. “Congratulations,” said {host}, after a moment, and moved the empty chair back to the wall.',
						],
						else: [
							'{hero} signed. It was the first time that {they} had put {their} name to anything that would still be there on Sunday. When {they} looked up, {foe} had laid the key on the page, quite straight, and was doing up the bag.',
							'{hero} wrote {their} name on the line. It went on for longer than usual. “Good hand,” said {foe}, who had watched, and took a key off a string, and put it on the blotter. {Foe.they} seemed to weigh less without it.',
						],
					},
				},
				{
					say: 'Turn the book, and give the pen to {foe}',
					if: '!signpost',
					sets: ['yielded'],
					outcome: [
						'{hero} turned the book around and held out the pen. “I can pack in four minutes,” {they} said. “It took you seven years.” {foe} did not thank {them}. {Foe.they} wrote slowly, like somebody lifting something.',
						'“I only came in out of the rain,” said {hero}, and gave {foe} the pen. “I’d have liked to win. But I’d hear that bucket every time I touched a wall.” {foe} took a long time to find the beginning of the line.',
					],
				},
				{
					say: 'Enter both, on the one line, and leave room between',
					if: '!signpost',
					sets: ['twin'],
					outcome: [
						'{hero} wrote {foe}’s name first, so as to be sure of getting it all in, and {their} own after it, with a space between about as wide as a wall. “It says one line,” {they} said. “It doesn’t say how many people can stand on it.” {foe} read it very carefully, as if it might be in a foreign language.',
						'It was a matter of writing small. {hero} got both names on the line, with a gap in the middle. “What’s the gap?” asked {host}. “A wall,” said {hero}. “We’ll need one.” {foe} bent over the page. {Foe.they} seemed to be looking for the trick.',
					],
				},
				{
					say: 'Put down the pen, and ask for a lantern',
					if: 'signpost',
					sets: ['search'],
					outcome: [
						'{hero} put the pen down. “I turned the signpost,” {they} said, “at dusk. I need a lantern, and I won’t be back before the bell.” It was said in such an ordinary voice that some people went to get the lantern first, and understood it afterward.',
						'“I can’t sign that,” said {hero}. “{foe} is on the marsh because I turned the sign around. Could somebody give me a lantern?” Nobody asked {them} to say it again. A lantern came forward over people’s heads, from hand to hand.',
					],
				},
				{
					say: 'Say what you did, and sign for the other',
					if: 'signpost',
					sets: ['yielded', 'confessed'],
					outcome: [
						'“I turned the signpost,” said {hero}. Then {they} bent down and wrote {foe.name} on the line, in full. Strictly speaking it isn’t legal to sign for a person who is absent. {host} did not think that this was the moment to say so.',
						'“{foe} didn’t lose {foe.their} way,” said {hero}. “I turned the sign.” And {they} wrote {foe.name} in the book, while the room was still working out what {they} had said. “Now let’s go and get the owner,” said {hero}.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['book'], pose: 'think', feeling: 'determined' },
		},
		{
			titles: ['Vacant', 'Whoever Knocks', 'Possession', 'After the Bell'],
			time: 'night',
			parts: [
				'@answer',
				{
					'own or search or confessed': '',
					quiet: [
						'{hero} laid down the pen so softly that the people at the back thought {they was} still writing.',
						'',
					],
					bold: ['There was ink on {hero}’s {hand}. {They} held it up, so that there should be no doubt.', ''],
					kind: ['{hero} moved the lamp, so that {foe} could see to read.', ''],
					honest: ['“I know what I’ve done,” said {hero}, since several people were explaining it to {them}.', ''],
					clever: ['“There was a better move,” somebody told {hero}. “I saw it,” said {hero}.', ''],
					careful: [
						'{hero} had taken as much trouble over the letters as over three pencil marks with a small brush.',
						'',
					],
					merry: ['People looked to {hero} for a word that would make it lighter. There was none.', ''],
					dreamy: ['Somebody asked {hero} where {they} lived now. {hero} had to think.', ''],
					quick: ['{hero} was already blowing on the ink.', ''],
				},
				{
					'own & signpost':
						'People came up to shake {their} {hand}, one after another, and said that it was nice to see a thing decided for once without any unpleasantness.',
					own: [
						'“Where will you go?” asked {hero}, who had meant to say something better. “Along,” said {foe}. It was what people had always told {hero} to do, and {they} had never heard how it sounds from the other side.',
						'There is a thing that one says at such a moment, and {hero} thought that {they} would know what it was when {they} opened {their} mouth. “The third stair creaks,” {they} said. “I know,” said {foe}. “I made it do that.”',
					],
					confessed:
						'It was quiet for some time. People moved back from {hero}, not much, about as far as one moves from a wet dog. Then somebody took down a lantern, and somebody else went to look for a rope.',
					yielded: [
						'“Is that allowed?” somebody asked. It was allowed. It had just never come up before, in all the time that there had been a book, and the bell rang while people were still looking for the paragraph.',
						'“It’s never been done,” said {host}, turning pages, to find out if it was allowed. The bell rang while {host.they} was still looking. By then {foe}’s name was dry.',
					],
					twin: [
						'Somebody laughed, and then noticed that nobody else did. {host} pulled the book back across the table, and read the line through twice, once for each of them.',
						'“You can’t do that,” said somebody with a beard. “Show me where it says so,” said {hero}. {host} pulled over the law, which was a thick one, and began at the front.',
					],
				},
				{
					'ran & end-both': '“I took your soup off,” said {foe}. “You can’t inherit a cinder.”',
					'ran & end-yielded & !confessed':
						'“I never thanked you for the soup,” said {hero}. “It was my floor,” said {foe}.',
					'claimed & end-both or claimed & end-halves or claimed & end-nobody & !search':
						'“Three hundred,” said {foe}, to nobody in particular. “I’d have sworn that it needed four.”',
					'plain & end-both or plain & end-nobody & !search':
						'“You said you had nowhere else,” said {foe}. “Nor had I. I’d only been to more of it.”',
					'passed & end-both or passed & end-halves':
						'“You went past me,” said {foe}, “when I sat on that milestone.” “I know,” said {hero}. “I’ve been passed a good deal myself.” “Then you knew how it’s done,” said {foe}.',
					'shut & end-both or shut & end-halves':
						'“You put my own table up against me,” said {foe}. “It’s a good table,” said {hero}. “I know,” said {foe}.',
					'let-in & end-both or let-in & end-nobody & !search':
						'“You gave me an hour, this afternoon,” said {foe}. “I’ve been given worse years.”',
				},
				{
					search: '',
					'first.ally & second.ally':
						'{first.ally} and {second.ally}, who both had a long way home, looked around once more at the door, and nodded to {hero}.',
					'first.ally':
						'{first.ally}[, who had a long way home, looked around once more at the door, and nodded to {hero}| nodded to {hero}, once, and set out on the long way home].',
					'second.ally':
						'{second.ally}[, who had a long way home, looked around once more at the door, and nodded to {hero}| nodded to {hero}, once, and set out on the long way home].',
				},
				{
					'end-nobody & search': [
						'{hero} found the milestone, and the post on its nail, and went the way it pointed. With a lantern in a mist you can see the lantern. {They} called, and heard the mist swallow it. Behind {them} the bell began, and out there you could hear it very well. When it had finished, somebody quite close by said, “So that was that.” It was {foe}, in the marsh up to the belt, holding on to the bag. “You’d better go and sign,” said {foe}. “It’s over, and I didn’t,” said {hero}, “because it was I who turned the sign.” “I know. I heard it; I used to oil that nail.” “Then why did you go where it said?” {foe} had to think. “I suppose I wanted somebody to tell me where to,” {foe.they} said. It took the two of them an hour to get out. Since no one had signed, there was nobody for a year who could put anybody out of anything. Toward morning they came to a house that belonged to no one, and stood in front of it. “After you,” said {hero}. “No,” said {foe}. “You go in, and shut the door. I’d like to hear you say it.”',
					],
					'end-nobody': [
						'The bell began almost at once. It was later than anyone had known; it had been a long road. {host} bent over the page and drew one finger along the line, and the finger came away blue. “It has to be dry,” said {host}. “I’m sorrier than I can say,” and {host.they} shut the book on it, so that it will be in there for as long as the book lasts, back to front, on the opposite page. So the house was nobody’s, until this day next year. {hero} and {foe} went home by the one road, without speaking, along the outer edges. Inside the house it was dark and dry, and smelled of beans. “I’ve no right to be here,” said {foe}, in the kitchen. “Nor have I,” said {hero}. The two of them stood there for a while, in the dark, and thought about that. “In that case,” said {foe}, “somebody ought to knock, and somebody ought to say the other thing. I don’t mind which.” Then a drawer was pulled out, and {hero} heard {foe} hunting through it for a pencil.',
					],
					'end-both': [
						'{host} went through the law twice. It said “one house,” and “one line”; it had not occurred to it to say “one person.” The bell rang, and the ink was dry. “I’m not easy,” said {foe}, on the road. “I walk about at night, and I’ll want that doorpost left as it is.” “I did leave it.” “Yes,” said {foe}. At the gate they both stopped. There was still something missing, and neither of them knew what, until {hero} went in, shut the door, and waited behind it in the dark, as on every evening of that year. It was some time before the knock came, and it was very soft. “Come in,” said {hero}, who had always thought that there would be more to it. {foe} came in by the light of the lamp, and went over to the doorpost without having to look for it. {Foe.they} stood there for a while, with one hand at about the height of the third mark.',
						'“It doesn’t say they can’t,” said {host} at last, and sat down, and the bell rang. On the way home the two of them settled who would have the bed and who the stove. “I snore,” said {foe}. “I talk to the beans,” said {hero}. So they got as far as the gate, and there {foe} stopped, and could not go on. “I always came up this path to a noise,” said {foe}, “and now there isn’t one.” {hero} went ahead. {They} lit the lamp, dropped a pan, picked it up, and began to sing, not very well, something about a goat. Then there was a knock. {They} had practiced the two words for a year, and now that it was time {they} almost missed {their} entrance. “Come in!” {they} called. “You’ve painted it blue,” said {foe}, in the door, and blinked at the lamp. “We could never decide. But I think it was going to be blue.”',
					],
					'end-halves': [
						'There was nothing against it, and the bell rang. “I accept my half,” said {foe}. “I don’t accept you.” The house was divided by daylight, with a plumb line. {hero} got the stove and the door. {foe} got the bed, the stairs, and a window through which one could climb with dignity, nearly. All that autumn {hero} and {foe} lived like two countries with a history, one on each side of a stripe of white paint. It ran across the kitchen, and since it had to run somewhere, it ran up the middle of a doorpost. One night {hero} came down for water. {foe} was kneeling there, on the wrong side, with a rag. “It’s gone over the second mark,” said {foe}, very low, “and I held the brush myself.” {hero} went to get the turpentine, and they took it off a grain at a time, and it took until it was light. By then neither of them could have told you which country they were in. “You might as well use the door,” said {hero}. “I’d have to knock,” said {foe}. “Yes,” said {hero}.',
					],
					'end-yielded & confessed': [
						'A dozen of them went out with lanterns. {hero} went in front, since somebody had to find the place. {foe} was got out alive, and given brandy, and told. There was a silence that {hero} would have paid a good deal to have over. “And it was the same person who came out for me?” said {foe} at last. “I just want to get it straight.” It was {foe}’s house, and {hero} packed; it took three minutes. {They} spent that winter in {friend}’s shed. Once or twice somebody asked {hero} if {they} could be elsewhere by Sunday, and {they} found that {they} had got out of the habit. In March a letter came. It had been crossed out a lot. “The gutter’s down,” it said. “I can forgive the signpost, since I’ve been misled by better. What I mind is how you thanked me in the mist, all the way back, over and over, for being alive. Come and say something rude. You needn’t knock.” {hero} went that same day, and knocked.',
					],
					'end-yielded': [
						'So it was {foe}’s, and that was right, and {hero} had nothing to say against it. It would have been a comfort to have something to say. {They} went out by the back, and had got as far as {friend}’s gate, in a thin cold rain, when a lantern caught up with {them}. “I went and looked,” said {foe}, who had come out without the bag. “You painted around the three marks. It must have been a very small brush.” “Two hairs,” said {hero}. {foe} nodded several times. The rain hissed on the lantern. “I can be alone anywhere,” said {foe}. “I’ve gone into that quite thoroughly, and I don’t need a house for it.” It was as near as {foe.they} could get. {hero} worked out that it was, by about three countries, the farthest that {foe.they} had come. “You’d better walk in front,” said {foe}. “You go in and shut the door. Then I can knock.”',
						'{hero} packed in three minutes, from habit, and took nothing but the small brush. {friend} let {them} have the shed. “Until Sunday?” asked {hero}. “Until whenever,” said {friend}. It was still dark when there was a knock on the boards, the first that {hero} had ever had to {themself}, and it was on somebody else’s shed. “Come in,” said {hero}. {foe} came in, and looked at the rake, and the sacks, and {hero}, and sat down on a bucket. “It doesn’t drip,” said {foe}. “I lay there, and it didn’t drip, and there was nothing to listen to. There used to be three of us in that bed, and the drip.” For a while they both listened to the shed, which dripped. “You’d have half the shelf,” said {foe}, “and I’d want quiet until eight.” “I’ve never been in anyone’s way before eight,” said {hero}, and reached for {their} things. They were packed, of course.',
					],
					'end-alone & signpost': [
						'With the last stroke of the bell the door opened. It was {foe}, with so much of the marsh on {foe.them} that for a moment nobody was sure. {Foe.they} came to the table, leaving some of it on the floor, and read the line. “I see,” said {foe}, and nodded to it, as you nod to a person in uniform. Nobody asked which way {foe.they} had come. {hero} lived in the house, and it was dry, and quiet, and {theirs}. Each spring {they} painted it, all but the one post. {They} also looked after the signpost. Every week, in any weather, {they} went out to it with a level and a hammer, and people said how nice it was to have somebody around who cared so much that nobody should lose the way. Nobody ever knocked. {They} would sit facing the door, in the evenings, and listen to the roof not dripping. In the fifth year {hero} took the key off its hook, went out, and set off across the marsh, to find somebody with a bag, and say it to {foe.their} face.',
					],
					'end-alone': [
						'The whole room carried {hero} home, for it was a popular decision, and then it went to bed. So {hero} sat there in the evenings, facing {their} door. It struck {them} how well the room was arranged for waiting in. There was a hollow in the plaster by the bed, where a forehead goes. There were the three marks in the kitchen, and above them a good deal of clean wood. {hero} stood it until the first snow. Then {they} locked up, with {foe}’s key, and asked in one place after another for somebody with a bag. It turned out that {they} could still pack in four minutes. “I’ve come about the house,” {they} said, in the seventh town. {foe} did not get up. “Is it the roof?” asked {foe}. “The roof is sound,” said {hero}, “but I think I mended the wrong thing.” {foe} looked out at the snow for some time. “You walked all that way,” said {foe}, “to knock at my door.” “Yes,” said {hero}. “You haven’t said it yet.” {foe} cleared {foe.their} throat. “Come in,” said {foe}.',
						'{hero} had won, and everyone shook {their} {hand}. The next day nobody knocked, nor on the day after that. {hero} took to going around the house at night, checking the latches. In the third week {they} noticed that {they was} stepping a little to one side at the kitchen doorpost, to leave room. After that {they} could not stay. {They} asked at every inn along the road, and it was snowing by the time {they} found {foe}, in a rented room, with the bag still packed. “You’ve got a nerve,” said {foe}. “It’s too big for me,” said {hero}. “I thought that a door would be enough, but you need somebody on the other side of it.” {foe} thought about that, and about the stairs, probably, and the kitchen. “I’d want the bed by the wall,” said {foe}. “There’s a hollow in that wall from your forehead,” said {hero}. “Nobody else fits.” The two of them were home before dark. {hero} went in first, and shut the door, and stood behind it with {their} heart going; and then, at last, somebody knocked.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['foe'], shows: ['door', 'lantern', 'bell'], pose: 'think', feeling: 'calm' },
		},
	],
};
