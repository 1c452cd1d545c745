import type { PlotLevel } from '../../format.ts';

export const upsideDown4: PlotLevel = {
	joins:
		'“{choice}” {hero} did; and the same day was Letter Day. Once a year a letter comes from {far.name}, who left here twenty-six years ago, and {host.name}, {host.a}, reads it aloud to everybody {hall.at}. This time {hero} was to carry it there. But when {host} looked it over, {host.they} held it upside down. “I can’t read,” said {host}, behind the mail cart. “{far} taught me as far as M. I make the letters up, about a cat with a hotel. You’re the only one who knows.” And {host} went on ahead, on the cart, by the back way.',
	chapters: [
		{
			titles: ['A Confidence', 'Letter Day', 'The Other Half of the Alphabet', 'Right Side Up'],
			time: 'day',
			parts: [
				[
					'Once a year a letter came from {far.name}, who had taught school here, and had left overnight, twenty-six years ago, without a word to anyone. People had never got over it. So the same night the letter was read aloud {hall.at} to everyone who could get a seat. It was carried there by hand, up the open road, so that everybody could see it go by. The bearer was drawn by lot. “{hero}, {described},” it said on this year’s slip, and nobody was more surprised than {hero}. People liked {them}, and stopped talking when {they} came in. Nobody had told {them} a secret in years. At first that had been restful.',
					'“{hero}, {described},” it said on the lot that was drawn that year, and so it was {hero} who would carry the letter by hand up the open road, where everybody could see it go by. It came each autumn from {far.name}, who had taught school here, and had gone away from one day to the next, twenty-six years ago. Nobody had ever learned why, and everybody wanted to know how {far} was. The letter would be read aloud that night {hall.at}. People had been saving seats since noon. There is always one person who hears things last, and here it was {hero}. When a party was being planned, {they} could tell by the silence. Usually {they} could tell whose party it was.',
					'Whoever carries the letter on Letter Day is drawn by lot, and takes it by the open road, so that everybody can see it go by. It comes once a year from {far.name}, who taught school here until one morning, twenty-six years ago, when the school stayed shut. Nobody knows why. So when the letter comes, it is read aloud that same night {hall.at}, to everyone. “{hero}, {described},” it said on the slip this time, and for a moment nobody said anything. Nobody had anything against {hero}. People only finished their sentences before {hero} came in. By now {hero} knew a great many sentences by their ends.',
				],
				{
					quiet:
						'{hero} was too {trait} for secrets, people said. Not that {hero} ever told one. It was like watching somebody carry a full glass, and by evening everybody knew what was in it.',
					bold: 'People said that {hero} was too {trait} for secrets. At the last surprise party it was {hero} who had jumped out first. The guest of honor was still at home, in the bath.',
					kind: 'People said that {hero} was too {trait} for secrets. Nobody could look sad in front of {hero} for two minutes without being told what there was to look forward to.',
					honest:
						'People said that {hero} was too {trait} for secrets. It was said with respect, the way you speak of a dog that might bite.',
					clever:
						'With anyone so {trait} there was no point in secrets, people said. {hero} worked them out alone, and then came and corrected the details.',
					careful:
						'People said that {hero} was too {trait} for secrets. Once {hero} had gone from door to door to find out who was allowed to know one, and by evening everybody could guess it.',
					merry:
						'{hero} was too {trait} for secrets, people said. Not that {hero} had ever given one away. {hero} had only been seen in the same room with one, shaking.',
					dreamy:
						'{hero} was too {trait} for secrets, people said. Not that {hero} let them out. {hero} left them lying somewhere, like umbrellas.',
					quick:
						'{hero} was too quick for secrets, people said. You got as far as “Don’t tell any–,” and somebody knew.',
				},
				[
					'“From {far}, no doubt about it,” said {host.name}, {host.a}. It was {host} who read the letters out, and {host.they} was famous for it. {Host.they} held the envelope at arm’s length and ran {host.their} eyes along the address, line by line. {hero}, who stood opposite, could see that the address was upside down. {host} started at the end, nodded at it, and got to the top. Then {host.they} noticed how quiet it had become. “Behind the mail cart,” said {host}. “Please.”',
					'{host.name}, {host.a}, came out to meet the letter. Nobody read aloud like {host}; people had cried at {host.their} commas. {Host.they} held it up to the light and moved {host.their} lips along the front, as one does with a name that one loves. The name was standing on its head. So was everything else. {hero} looked for a moment too long. It isn’t often that you see somebody’s whole life from the wrong side. “You’ve noticed,” said {host}. “Come behind the mail cart.”',
					'“Ah,” said {host.name}, {host.a}, “there it is,” and held out both hands. Every year it was {host} who read the letter to the others, and no one else would have dared to. {host} began by admiring the outside. That took some time. One finger went under the name, and back, and under the street, and {hero} watched the finger, and then the name, which had its feet in the air, like everything on that page. The finger stopped. There is a kind of silence that one hears even while carts are being unloaded. “You saw it,” said {host}. “Come around behind the mail cart.”',
				],
				[
					'“{far} was teaching me to read,” said {host}. “I was eight, and quick, and horrible. When we had got as far as M, I said in front of the whole class that half the alphabet would do for me. In the morning {far} was gone.” The letters came addressed to {host}, all the same, and everybody wanted to hear them. {host} couldn’t say it to the new teacher, at nine, and later, as somebody important, even less. If you look at a page, you start to spell, and stick at the first N; so up there {host.they} never looked, not even to see which way up it was. Every year {host.they} lay awake and made up a letter, about a cat who keeps a hotel for mice. “There are grown women who are named after that cat. You’re the only one who knows. I’d have picked anybody else.”',
					'“I know half the alphabet,” said {host}. “{far} had got me as far as M. Then I told {far.them} that I didn’t need the rest, with the others listening. I was eight. I wanted them to laugh, and they did.” The next day {far} had left, and the new teacher took it that {host} could read. Later {host} was given an office, and nobody asked. Every year a letter came with {host.their} name on it, and the whole place waiting to hear it, and {host.they} looked past it, whichever way up it was, so as not to start spelling, and read out one of {host.their} own, about a cat who rents rooms to mice. “People live for that cat. It’s the only thing I ever made. And now you know, and everyone says that no secret is safe with you.”',
					'Behind the mail cart it came out in one breath. {host} could not read, or only by half. {far} had been {host.their} teacher, and the two had got as far as M; and then {host}, who was eight, told the whole class that the other half could stay where it was. Everyone laughed. The next day {far} had gone away for good, and the new teacher never asked who could read. “Then the first letter came, to me, and everyone wanted to hear it. I pretended,” said {host}, “and with each letter it was harder to mention. So every year I lie awake the night before and make up a letter, and up there I never look at the page, not even for which way up it is, or I’d begin to spell. There’s a cat in it, who lets rooms to mice. People have called children after her.” {Host.they} looked at {hero}. “I’d have picked anybody else to know it. I don’t say that to be rude.”',
				],
			],
			choices: [
				{
					say: 'Give {host} your word, before it has been asked for',
					sets: ['sworn'],
					outcome: [
						'“You have my word,” said {hero}. Nobody had wanted it before, so it was as good as new. {host} shook on it, and held on a little longer than people do. “Then bring it {hall.to},” said {host}, “as if it were just a letter,” and went ahead on the mail cart, which goes around by the back, to see to the chairs. {hero} followed on the road, with something thin in {their} {hand}, and something else that weighed nothing and had to be carried level.',
						'You can promise a thing just for the pleasure of being asked. {hero} had not even been asked. “My word on it,” {they} said. {host} looked like somebody who has put down a heavy load after twenty-six years, and {hero} felt it arrive. Then {host} went ahead on the mail cart, the back way, to see to the chairs. Only on the road did it occur to {hero} that {they} had not asked how long the promise was for.',
						'“It’ll stay with me,” said {hero}. “I give you my word.” {host} had just drawn breath to ask for it, and let it out again, and that seemed to be the end of something long. Then there was a handshake. {hero} was not used to being trusted; it felt like wearing a thing that has been lent. {host} climbed up on the mail cart, which goes to the back door by the back way, so as to have the chairs in rows by evening. {hero} was left with the road, and the letter, and a word that was no longer {theirs}.',
					],
				},
				{
					say: 'Offer to read it to {host} now, with nobody by',
					sets: ['offered'],
					outcome: [
						'“I could read it to you,” said {hero}. “It would take four minutes.” {host} had already half sat down. “No,” {host.they} said then. “As long as I don’t know what’s in it, I’m making things up. Once I know, I’m lying.” {Host.they} didn’t sound very sure of it. {Host.they} went ahead on the mail cart, which goes around by the back, and did not look around, and the letter stayed with {hero}.',
						'“Do you want to hear it?” asked {hero}. “It would take four minutes.” {host} wanted to, the way people want to look down from a tower. “And what if it’s dull?” said {host}. “What if it’s the weather? I’ve stood up there all these years with their eyes on me, and it was the weather. I’d sooner make it up.” {Host.they} went ahead on the mail cart, the back way, to see to the chairs. {hero} was left holding the letter.',
						'It was a short letter; one could feel that through the paper. “Four minutes,” said {hero}, “and you’d have it behind you.” {host} looked at it, as one looks at a dentist’s door. “And after that I’d have to get up there and say something else than what’s in it,” said {host}. “That would be lying. I’d sooner not know, and make it up.” The mail cart was about to go around by the back way, and {host} got on, and sat with {host.their} face to the horizon. The letter had not been opened, and {hero} had it.',
					],
				},
				{
					say: 'Ask what has become of all the letters before it',
					sets: ['asked'],
					outcome: [
						'“And the other letters?” asked {hero}. “In a box,” said {host}. “On Sundays I take them out. I can do about half of any line. There’s one word that’s in all of them, near the end. L, I, G, H, and then a kind of gallows that I never had. I’d give a lot to know what it is that {far} always says to me, at the end.” Then {host.they} remembered how late it was, and went ahead on the mail cart, the back way, to see to the chairs.',
						'“Did you keep the others?” asked {hero}. “One keeps letters,” said {host}. “I know them the way you know people by their hats.” There was one word that was in every one of them: L, I, G, H, and then a kind of gallows, a post with a beam across it. “I used to think it might be my name,” said {host}. “But that’s at the top.” {Host.they} gave the letter back, carefully, the wrong way up, and went ahead on the mail cart, which goes around by the back, to see to the chairs.',
						'There must be twenty-five others, thought {hero}, and asked after them. “In a box,” said {host}, “by the year. I take them out, on Sundays, and go through each one for faces that I know. There’s a word that {far} never forgets, in any of them. It’s got an L, an I, a G, an H. After that comes a thing like a gallows.” {host} stood it up in the air, with two fingers. “I’d only need to be told what it is. But then I’d have had to ask.” The mail cart was leaving, by the back way, and {host} left with it, on account of the chairs.',
					],
				},
			],
			scene: { at: 'start', with: ['host'], shows: [], holds: 'letter', pose: 'hold', feeling: 'surprised' },
		},
		{
			titles: ['A Public Figure, with Mice', 'The Weight of a Sheet of Paper', 'What They Were Waiting For'],
			time: 'day',
			parts: [
				'@answer',
				[
					'All the way up the road people wanted to talk about the cat. They called down from ladders. A woman ran out with a jar of plums, for {far}. “Give it to {host},” she said. “{host} sends everything on.” People here had always done that. They gave {host} a scarf, or a few lines that asked why {far} had gone, and it was sent on. There had never been an answer, since {far} was known to be busy. {hero} had written, too, at the age of six, and had looked out for the mail cart for most of a year.',
					'{hero} had not known how many were waiting. A child had been put to bed at noon, so as to be fresh for it. At the baker’s a jar of plums was hung on {hero}’s strap. “For {far},” said the baker. “{host} sends these things on.” Everyone gave {host} something once a year, a pair of gloves, a few lines that asked why {far} had gone. Nobody had ever had an answer, and nobody minded; {far} must have a great deal to do. {hero} had written once, at six. {They} had minded for about a year.',
					'At every fence {hero} had to stop, because people wanted to see the letter and say something about the cat. Somebody’s aunt handed over a jar of plums. “It’s for {far},” she said. “Give it to {host}, who’ll send it on.” That was how it was done. Half the town had sent {far} something in this way, and had asked in a few lines why {far} had gone, and the children sent letters. There was never an answer to any of it. {hero} had once asked {far} a question, at six years old, and had gone on listening for the mail cart long after it was sensible.',
				],
				[
					'At the last gate but one the old porter was sitting in a wheeled chair. That was what he was called, though it was thirty years since anyone had let him carry a bag. He had had himself put out there, in case he did not last till evening. In the cat’s hotel there was a porter too, much too old, with a bad knee, who dropped things. “I’m in it,” he told {hero}. “Nobody here ever asked what became of me, but {far} remembered. So there’s just one thing that I have to ask. Does the cat keep him on?”',
					'Near the end of the road a wheeled chair stood across the way, with the old porter in it. For forty years he had carried bags in a hotel, and one Monday they had told him that he needn’t come back. “I can’t wait till tonight,” he said. “At my age one doesn’t start long books. You know the porter in it? With the bad knee? That’s me. {far} used to see me go by with the bags.” He lowered his voice. “Last year the cat was thinking about it. So tell me, does she keep him on?”',
					'“Stop a moment,” said somebody at the last gate but one, and it was the old porter, in his wheeled chair. He had been called that all his life, though the hotel had long ago found a younger one, and had told him so on a Monday. “There’s a porter in the letter, with a bad knee, and he lets things fall,” he said. “I’d know that knee anywhere. So that’s me that {far} writes about. I’ve been in it for eleven years.” He had put on his cap to ask. “I may not last until tonight. Just tell me: does the cat keep him on?”',
				],
				[
					'It was not {far} who had remembered him. It was {host}, who had made up the porter with all the rest. {hero} looked at the letter, which knew nothing about it.',
					'It was {host} who had put him into the hotel, bad knee and all. {hero} knew that now, and it did not make it any easier to answer.',
					'The porter was {host}’s, like the cat, and the mice, and the knee. And in the letter, which {hero} was holding in front of the old man’s eyes, there was no hotel.',
				],
			],
			choices: [
				{
					say: 'Tell the old porter that the cat keeps him on',
					sets: ['kept'],
					outcome: [
						'“She keeps him on,” said {hero}. It was out before {they} knew. The old porter shut his eyes. “With the same room?” “With the same room,” said {hero}, “and a better lamp.” It was easy. It was like handing somebody a cushion. Only on the road did {they} begin to wonder how one would get that lamp into the letter by seven o’clock.',
						'“She wouldn’t hear of letting him go,” said {hero}. The old porter nodded for a long time. He did not say thank you; he straightened the blanket over his knee, like somebody who is on duty. {hero} went on up the road, feeling kind, and then feeling something else. {They} saw now how a thing like that can go on for twenty-six years.',
						'“Of course she does,” said {hero}. “She says that the place wouldn’t be the same.” It was remarkable how much the cat had to say once one let her. The old porter took off his cap, and put it on again, a little straighter. “I thought that she might,” he said, “but one likes to hear it.” {hero} was halfway to the next gate before it struck {them} that somebody would now have to read that out.',
					],
				},
				{
					say: 'Give the old porter the letter to hold for a moment',
					sets: ['held'],
					outcome: [
						'{hero} laid it in his hands. He held it as he must once have held other people’s hats. He did not try to look inside. He only read what was on the outside, twice. “It’s to {host},” he said. “I’d always thought that it was to all of us.” He gave it back. “You carry it well,” said the old porter. He would know.',
						'The old porter took it, and weighed it. “I’ve carried heavier,” he said, “and for worse people.” Then he read the address, and his lips stopped moving. “This isn’t addressed to us,” he said. “There’s only one name on it. {host} has never mentioned that.” He handed it back as one does with a thing that one has picked up by mistake.',
						'“You hold it,” said {hero}, “while I do up my strap.” There was nothing wrong with the strap. The old porter laid the letter across both palms, level, as though there were a glass on it. He did not so much as squint at the flap. But the outside of a thing is for anyone to see. “‘{host},’” he read. “Only that. Then it’s private.” He was quiet for a moment. “I never once carried a bag without looking whose it was,” said the old porter, and gave it back.',
					],
				},
				{
					say: 'Have the old porter brought along, to the first row',
					sets: ['wheeled'],
					outcome: [
						'“You’ll hear it tonight,” said {hero}, “from the first row.” Two boys were found to push. So the letter went up the road that year behind a wheeled chair, in which somebody sat very upright with a jar of plums on his lap, and told the boys how one takes a curve. He had not been farther than his gate for years. People had forgotten that he came apart from it.',
						'“Come and hear for yourself,” said {hero}, and called two boys over from a wall. The old porter objected that he hadn’t shaved. By the next gate he had begun to nod to people. “Slower,” he told the boys. “One never runs with a guest.” It took {hero} a while to understand whom he meant by the guest. He meant the letter.',
						'“It’s not a thing to be told on the road,” said {hero}. “You ought to be in the first row.” There were two boys hanging on a fence, and they took a handle each. The old porter was put in charge of the plums. He had not gone up that road for years, and he went up it like a lord mayor, and gave orders about the potholes. At every fence somebody began to ask about the cat, and stopped, and took a hat off. It was not clear whether it was to the letter or to him.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: ['wheel'], holds: 'letter', pose: 'hold', feeling: 'curious' },
		},
		{
			titles: ['The Other Letter', 'Without Glasses', 'A Favor', 'The Twelfth of May'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“Your strap’s come undone!” called somebody, from very far off. It was {snoop.name}, {snoop.a}, who came up and looked around to see that nobody was near. “I’ve mislaid my glasses,” said {snoop}, and drew out a letter. It was worn through at the folds. “You’re carrying the big one, so you may as well look at mine. What does it say? I only want to be sure of the date.” {hero} had never seen {snoop} with glasses. And anyone who could see a strap at that distance did not need any.',
					'Where the road bends {snoop.name}, {snoop.a}, was waiting. “You’ve got a wasp on your strap,” {snoop} called out, long before {hero} was near. Then {snoop} pulled out a letter, so often unfolded that it was coming apart. “It’s a nuisance,” said {snoop}. “I’ve left my glasses somewhere. They gave you the big letter to carry. So I thought that you might read me a small one, with nobody by.” {hero} thought of that wasp. There was nothing at all the matter with {snoop}’s eyes.',
					'A little farther on {snoop.name}, {snoop.a}, stepped out onto the road. “It’s ten past four,” said {snoop}, with a look at the clock on the tower, which was half a mile away. “I’d have asked {host}, but {host} would read it out so that everyone could hear.” It was a letter, and not a new one; it had been opened and shut until it was [as |]soft as cloth. “I haven’t got my glasses. What’s in it, by and large?” {hero} looked over at the clock, which was too far off for {them} to make out.',
				],
				[
					'There had never been any glasses, then. {snoop} couldn’t read, and did not want to be heard saying so. So {hero} unfolded it. “I’m getting married on the twelfth of May,” it said. “I want you next to me. If you aren’t there, I’ll know that you’re still angry about the boat, and won’t trouble you again. Your brother.” At the top was the year. It was four years ago. “It came on a Tuesday,” said {snoop}. “I put it on the mantelpiece. I took it for greetings.”',
					'So there were no glasses. {snoop} couldn’t read, either, and nobody was to know. {hero} unfolded the thing. “Come on the twelfth of May,” it said. “It’s my wedding, and there’s a place kept next to me. If you stay away, I’ll understand that it’s because of the boat. Then I won’t write any more. Your brother.” The date was four years old. “He always used to write at Christmas,” said {snoop}. “Then he stopped. I thought that he’d got lazy.”',
					'One doesn’t fetch a stranger [for the sake of|over] glasses. {snoop} could not read at all, and had kept that as quiet as other people keep a debt. {hero} unfolded the letter. “Dear {snoop},” it began, “we’re to be married on the twelfth of May. The place next to me is yours. If it stays empty, I’ll [take it|know] that you can’t forgive me for the boat, and I won’t write again. Your brother.” It bore a date, and the date was four years [ago|old]. “I’ve had it on the mantelpiece,” said {snoop}. “I [supposed|thought] that it was greetings, and waited for the next.”',
				],
			],
			choices: [
				{
					say: 'Read {snoop} the letter as it stands, year and all',
					sets: ['aloud'],
					outcome: [
						'{hero} read it out, the boat, and the place that had been kept, and the year. It took less than a minute. “Thank you,” said {snoop}, and folded it up along all its folds. “I used to think that the worst would be if somebody found out.” {Snoop.they} looked down the road, as if one could still be in time. “I’ll be by the door tonight. I don’t think that I can sit.”',
						'“The twelfth of May,” said {hero}, “four years ago. It was his wedding. He’d kept you a place.” {snoop} did not say a word for the length of a field. “I’d have gone,” said {snoop} then. “I’d have gone that same night. I just couldn’t ask anybody what it said.” It was the truth, and {hero} had been asked for it. {They} had not expected to feel like a thief.',
						'“It isn’t greetings,” said {hero}, and read it from the top, not fast and not slowly: the year, the wedding, the place next to him, and the boat. {snoop} asked to have the last line again. Then {snoop} took the letter back, and looked at it with an expression that {hero} did not know, as you look at a dog that has bitten you and can’t help it. “He thinks that I’m angry,” said {snoop}. “He’s thought so for four years. Well, now I know it.” {Snoop.they} would stand by the door that night, {snoop.they} said, and {hero} was to take no notice.',
					],
				},
				{
					say: 'Make it a kinder letter, and change the ending',
					sets: ['fibbed'],
					outcome: [
						'“He’s well,” read {hero}. “He’s got a boat of his own now. He thinks of you, and it’s all forgotten.” It came by itself, down to the name of the boat. {snoop} wanted to hear it again, and the second time it had grown a dog. “So he isn’t angry,” said {snoop}. “You don’t know what a relief that is.” {hero} had some idea. {They} had been a reader for two minutes, and somebody was crying already.',
						'It would have been cruel, after four years. “Many greetings,” read {hero}. “The plums were good this summer. He says that you were right about the boat.” “He says that?” asked {snoop}, and blew {snoop.their} nose. {hero} handed the letter back. The wedding was still in it, and the place that had been kept. Both would be in there for as long as there was paper. But it had been such a small thing to do.',
						'There are things that one can’t say to a face. “He sends his love,” said {hero}, with both eyes on a page where it said something else, “and the boat’s been sold. He laughs about it now.” It took no effort whatever. Somebody had only to want it very much, and it was as good as written. {snoop} held the letter to {snoop.their} chest, the wedding and all. “I knew he’d come round,” said {snoop}. {hero} went on up the road. For the first time that day {they} understood exactly how {host} had begun.',
					],
				},
				{
					say: 'Read it to {snoop}, and say that {host} can’t read, either',
					sets: ['shown'],
					outcome: [
						'{hero} read it as it stood. {snoop} got smaller with every line. “I’m the only grown person who can’t,” said {snoop}, “and that’s what it has cost.” “You aren’t,” said {hero}. “{host} can’t, either.” It was meant to help, and it did; {snoop} looked up as if a window had been opened. Then {hero} heard what {they} had said. It had taken a little more than four hours.',
						'After the last line {snoop} sat down on the bank. “Everyone can do it,” said {snoop}. “I’ve watched their eyes go along. It’s only me.” Nobody should have to think that, and {hero} knew of a person who proved the opposite. “{host} can’t,” {they} said. “Not past M. It’s all made up.” {snoop} stared. “Then I’m in good company,” said {snoop} slowly. It was the first secret that {hero} had ever been given. It had kept until the next hedge.',
						'“That’s what it says?” asked {snoop}, when {hero} had read all of it, and the year. “All that was on my mantelpiece?” There was a pause, in which a cart went by. “There can’t be anybody else so stupid.” “It isn’t stupid,” said {hero} hotly. “{host} can’t do it, either. {host} makes up every word.” The cart was gone by then, and it was quite still. {snoop} had looked up. It was a great success, and {hero} would have given a year’s plums to have it back. It was ten past four, or a little later; the secret had lasted since noon.',
					],
				},
			],
			scene: { at: 'start', with: ['snoop'], shows: [], holds: 'letter', pose: 'hold', feeling: 'worried' },
		},
		{
			titles: ['Sent On', 'The Cupboard', 'Plums', 'No Address'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'{Hall.at} people were hanging up mice cut out of paper. {host} was not to be seen. So {hero} put the letter in the side room, on the box with the old ones, and looked for a place for the jar. There was a cupboard. When {they} opened it a scarf fell out, and then the rest came. There were scarves, and gloves, and jars upon jars of plums, the oldest quite black, and in between them letters, in hundreds, all of them to {far}.',
					'The side room {hall.at} was empty, but for a cupboard, and the box with the old letters. {hero} laid the new one on top. The jar of plums, {they} thought, might go in the cupboard. It was full. It was so full that it came out to meet {them}, scarves and gloves first, and plums, and gingerbread that had turned to stone, and then letters, hundreds of letters. There was one name on all of them, and it was {far}’s.',
					'{hero} found the side room {hall.at} by following the smell of floor polish. On the box with the old letters {they} laid the new one. That left the jar of plums. There was a [tall|high] cupboard, and {hero} opened it, and then for some time it was like standing under a tree that lets go of everything. There were scarves, and gloves, and a [whole |]shelf of plums, and letters by the hundred. On every one of them stood the name of {far}.',
				],
				[
					'“I couldn’t write the address,” said {host} from the door. “You need all of the alphabet for that. I always meant to do it when I had learned the rest. I took the things because I’d have had to say why not.” {Host.they} began to pick up gloves. “{far} sends a letter every year, and thinks that we’ve never answered. I know that. I think about it on the other days. On Letter Day I think about the cat.”',
					'“So now you’ve seen that, too,” said {host}. {Host.they} had come in without a sound. “People gave me things to send on. How was I to send them? I can do an M.” {Host.they} took a pair of child’s gloves out of {hero}’s {hand}, and folded them one into the other. “I said yes to the first one because it was easier, and by the second it was a custom. Out there somebody has been writing to us for twenty-six years, and we haven’t said one word.”',
					'Someone drew in a breath. It was {host}, in the door, who looked not at {hero} but at the gloves. “They bring me those,” said {host}, “and I say that I’ll send them on. To send a thing on you need to write where to. I can do about half of ‘{far},’ on a good day. After that there’s a street.” {Host.they} put a jar upright. “At first I meant to ask somebody. But then I’d have had to say why. Somewhere out there {far} puts down a pen every year, and thinks that not one of us ever picked one up.”',
				],
				[
					'Then {hero} saw one that {they} knew. It had a boat on it, in crayon, with a flag that was too big. “What is it like to be away?” it said. “Do they tell you things there?” So that was how far it had got. {hero} had been six, and when nothing came, {they} had drawn {their} own conclusions. In the passage people were coming with a ladder and some mice. “Please,” said {host}.',
					'The last to slide out had a boat on the front, in crayon, and under it {hero}’s own name, with one letter the wrong way around. “What is it like to be away? Do they tell you things there?” {hero} had waited for that answer for most of a year. After that {they} had decided that there are people who don’t get told. The door handle moved; somebody was bringing in the ladder. “Please,” said {host}.',
					'On the very top of the heap lay a boat, in crayon. {hero} knew that boat. {They} had drawn it at the age of six, and had got the flag too big, and had written on the back what {they} most wanted to know: “What is it like to be away? Do they tell you things there?” It had gone four hundred yards. After a year without an answer {hero} had concluded that it was a thing that one did not tell {them}, and had taken it from there. A ladder bumped along the passage; people were coming in with mice. “Please,” said {host}.',
				],
			],
			choices: [
				{
					say: 'Take your own letter out, and keep it on you',
					sets: ['took'],
					outcome: [
						'{hero} took the one with the boat on it. The rest {host} got back behind the door, with one shoulder, just in time. “Was that yours?” asked {host}, when the mice had been admired and the ladder was gone. “I thought that {far} hadn’t wanted to tell me,” said {hero}. It was a good while before {host} could say anything. “It was me,” said {host}. “I’d have told you. I just couldn’t read what you wanted to know.”',
						'It was only a sheet of paper, and it belonged to {hero}, if it belonged to anyone. {They} kept it. {host} leaned on the cupboard door till it clicked, and smiled at the ladder, and at the mice, and at everyone. “I’m sorry about yours,” {host} said afterward, to the wall. {hero} had been ready to be angry. But nobody else had ever told {them} anything.',
						'{hero} bent down for the boat, and was the only one who got anything that day from that cupboard. The next moment {host} had it shut, and was leaning on it with folded arms, and admired the mice. It took the people with the ladder ten minutes to hang up the last of them. “Whose was it?” asked {host} then. “Mine,” said {hero}. “I thought that I hadn’t been worth the stamp.” {host} opened {host.their} mouth. Of everything that was in that cupboard it was the first that had ever been handed back.',
					],
				},
				{
					say: 'Help {host} to get the cupboard shut again',
					sets: ['shut'],
					outcome: [
						'{hero} pushed in the scarves, and the plums, and the one with the boat, and leaned on the door beside {host}. Click, it said. “What lovely mice,” said {host} to the people with the ladder, and {hero} said it, too. “We were just tidying up,” {they} even added. We, {they} thought afterward. It had been a long time since {they} had been part of one.',
						'Together they got it shut. It took two, and perhaps it had been waiting for that. {hero} stood with {their} back against the door, and behind it something small and glass tipped over slowly. “Anything the matter?” asked a man with a mouse. “Nothing,” said {host} and {hero}, both at once. They might have been practicing it for years.',
						'“Push,” said {host}. {hero} pushed. The scarves went in, and the gloves, and hundreds of people’s best regards, and the boat; and when the ladder came through the door, there was nothing to see but two people with their backs to a cupboard. “Is it stuck?” asked a woman with her arms full of mice. “It’s only full,” said {hero}, which was perfectly true. {host} gave {them} a look of such gratitude that {hero} was ashamed, and also, for about a minute, happier than {they} had been in years.',
					],
				},
				{
					say: 'Write the address on the jar, at once, in ink',
					sets: ['wrote'],
					outcome: [
						'On the back of each envelope in the box was {far}’s address. {hero} took up a pen and copied it on the label of the jar, in full, down to the number of the house. {host} leaned on the cupboard door, and watched how it was done. “That’s the address?” said {host}. “I always took it for a motto.” The people with the ladder came in and found a jar of plums on the table, with somebody looking at it as if it were a sunrise.',
						'“Give me the pen,” said {hero}. The address stood on the back of every envelope in the box; one only had to copy it. {They} wrote it on the label of the newest jar. “We can send that tomorrow,” said {hero}, “and then the next.” {host} had to hold the cupboard shut with both arms, while people came in and hung up mice. But {host.their} eyes never left that jar. “Those four lines,” {host.they} said, when the others had gone, “I’ve had in front of me for twenty-six years. I took them for a motto.”',
						'“How does it begin?” asked {host}. {hero} had turned over the topmost envelope in the box. There on the back, as on all of them, stood where {far} lived. {They} looked for ink. Then {they} copied it, one line below the other, where the jar said only “Plums,” while {host} held the cupboard shut with {host.their} whole back, and stretched {host.their} neck to see. The people with the ladder wondered why two people should be so moved by plums. “And I’ve looked at that every Sunday,” said {host}, when they had gone. “I thought that an address must be something long.”',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['letter', 'chest'], pose: 'think', feeling: 'surprised' },
		},
		{
			titles: ['A Quarter to Seven', 'Six Lines', 'What It Said', 'What Was Put in the Box'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'By a quarter to seven {hall} was full to the windowsills, and people had paid for the windowsills. They sang, and stamped in time, and then {host} came out and looked over the top of the sheet, and it was as if nothing had happened in the side room.',
					'At a quarter to seven two hundred people rose, row after row, as if for a bride, because the letter came in. {host} carried it up to the desk, held it out at arm’s length, and began. There was nothing to be seen in {host.their} face. {hero} looked for it.',
					'At a quarter to seven the letter was carried in, and two hundred people stopped singing and sat up straight. {host} took {host.their} place at the desk, beneath the paper mice. {Host.they} looked over the top of the sheet, as {host.they} had for twenty-five years, and drew a breath, and the whole room drew it, too.',
				],
				{
					kept: [
						'+ In the second minute the cat had a talk with her porter. She kept him on. {hero} had asked {host} for that, in the passage, at the last moment. From the window somebody laughed out loud, and it was a very old laugh.',
						'+ The cat kept her porter on. {hero} had asked {host} for that in the passage, and had not been sure that there was still time to put it in.',
						'+ There came a place where the cat kept her porter on, and would not hear of anything else. {hero}, who had asked {host} for it in the passage, had not breathed till then. Somewhere at the back an old man was heard to say that he had had it on good authority.',
					],
					held: [
						'+ The cat kept her porter on, and everybody turned to the old porter, who sat at the end of a row. He was looking at the sheet.',
						'+ The cat kept her porter on. The old porter, in the aisle, smiled a little, as one does at a compliment that was meant for somebody else.',
						'+ The cat kept her porter on, and there was applause for that alone. The old porter did not join in. He had his hands in his lap, side by side, as if something lay across them.',
					],
					wheeled: [
						'+ The cat kept her porter on. In the middle of the first row a wheeled chair creaked, and the old porter bowed, from the waist, to the right and to the left.',
						'+ In the first row sat the old porter, shaved. When the cat kept her porter on, he took hold of the boy on either side of him, and did not let go until the end.',
						'+ The cat kept her porter on, and the old porter, in the first row, got up out of the wheeled chair. He stood for as long as it takes to say one sentence, and it was years since he had stood for anybody.',
					],
				},
				{
					fibbed: [
						'+ {snoop} sat near the front, and could be seen telling the neighbors about a brother with a boat.',
						'+ Near the front {snoop} had an arm around the next chair, as if a brother were sitting in it.',
						'+ {snoop} was laughing, a little louder than the others, like somebody who has had good news that day, from a brother.',
					],
					aloud: [
						'+ {snoop} was standing by the door, and was the only one there who did not laugh.',
						'+ By the door {snoop} stood through the whole of it, looking at the date on a letter.',
						'+ {snoop} had kept {snoop.their} coat on, by the door, and at the funny places looked at the floor.',
					],
					shown: [
						'+ {snoop} never took both eyes off {host}, and looked as if somebody had lit a lamp in there.',
						'+ {snoop} watched how {host} did it, where {host} breathed, and where {host} looked down, as if to find the place.',
						'+ {snoop} sat bolt upright, and was so proud of {host} that it could be seen from anywhere in the room.',
					],
				},
				[
					'It was so good that {hero} forgot what {they} knew. At eight, hoarse and happy, {host} gave {them} the letter to put with the others. In the side room {hero} smoothed out the sheet. “{host}, let somebody read you this,” it said. “I’ve never found a light yet. I’m getting slow, so this is the last time I ask. I’ll come past tonight at nine, as always. If you want the other half of the alphabet, put up a light {start.at}, and I’ll stay. {far}.” Next door the room was stamping for more.',
					'{host} read till eight, and it had never been so good. The hotel lost its roof, and a whale brought it back, and an old man sobbed out loud. Afterward {hero} was given the letter for the box. It was open, and the right way up, and {they} had read it before {they} could stop. “{host}, have this read to you. It has always been dark, and I’ve always understood. I’m too old to ask again. Tonight at nine I pass by. If you want the other half of the alphabet, put a light {start.at}, and I’ll stay. {far}.” In the next room they were stamping for more.',
					'Even {hero} laughed, who knew where it came from, and even {hero} had to swallow when the hotel lost its roof. It was over at eight. “Into the box with it,” whispered {host}, quite hoarse, and gave {hero} the sheet. By the lamp in the side room there was no getting around it; it was only six lines, and they looked straight at one. “{host}, get somebody to read you this. So far it has been dark, and I’ve drawn my conclusions. I’m old, and won’t ask again. I’ll pass by at nine tonight. If you want the other half of the alphabet, put up a light {start.at}, and I’ll stay. {far}.” Next door they were stamping for more.',
				],
				{
					asked: '+ And there, near the end, was the word: L, I, G, H, and the gallows was a T.',
				},
				{
					aloud: [
						'{snoop}’s brother had asked in writing, too, and had taken the silence for an answer. Nobody had been angry, and nobody had been able to read.',
						'It was the second letter that day that nobody had been able to read. {hero} had seen what became of the first.',
						'At half past four {hero} had read out one like it, and it had been four years too late. This one was in time. It was in time by an hour.',
					],
					fibbed: [
						'In {snoop}’s letter somebody had kept a place and waited, and {hero} had made something pleasant of it. In this one somebody was waiting, too, and would not wait again.',
						'{hero} thought of {snoop}, out there, telling people about a brother. There are letters that one can make kinder, and they stay just as they were.',
						'{snoop}’s brother had kept a chair, and {far} wanted a light. {hero} had talked the chair away with a few kind words. It had stood empty for four years all the same.',
					],
					shown: [
						'It was the second letter that day that nobody had been able to read. {hero} had given away the one secret, and was holding the next.',
						'First {snoop}, thought {hero}, and now {host}. Each of them had had somebody out there, and had been ashamed.',
						'Two people had been written to, and had been ashamed, and had said nothing, and two others had gone off in the belief that they weren’t wanted. It was beginning to look like a custom.',
					],
				},
			],
			choices: [
				{
					say: 'Go back in, stand on the desk, and read out the text',
					sets: ['told'],
					outcome: {
						sworn: [
							'{hero} got up on the desk. “I gave somebody my word today,” {they} said, “and I’m about to break it.” In all that room one person knew whose it was. {host} did not shake {host.their} head. {host} only looked, as you look at the place on a shelf where something used to be. “There is no cat in this letter,” said {hero}, and read them the six lines.',
							'“This is the letter,” said {hero}, from the desk, “the right way up.” {They} had not known how hard it would be to look anywhere but at {host}. You only have one word to give; {they} felt it go. “There is no cat in it. There never was.” And {they} read the six lines, to the end.',
							'It is not far from the side room to the desk. {hero} had time on the way to look for some other sense in {their} word of that noon, and there was none. “I promised somebody to keep quiet,” {they} said, when {they} had got up there, “and it was a good promise, and I’m breaking it.” {host} still had the glass in {host.their} hand. “What’s in here is something else. It’s six lines, and no cat.” So {hero} read what there was. When {they} looked up, the glass was standing on the floor, and {host} stood beside it, with both hands empty.',
						],
						else: [
							'{hero} got up on the desk. The room grew quiet at once, because it thought that there was more. “This is the letter,” {they} said, “and there is no cat in it. This is what there is.” Beside the desk {host} put down a glass, very carefully, so that it made no sound. Then {hero} read them the six lines.',
							'“This is what was read to you,” said {hero}, from the desk. “And this is what it says. They aren’t the same.” People who have not understood yet are very quiet. {host} had understood. {host} had turned gray, and looked, in some dreadful way, relieved, while {hero} read out all six lines.',
							'“Encore!” somebody called, when {hero} got [up |]on the desk. {They} held out the sheet so that the front rows could see how little was on it. “I’ll read you the whole of this,” {they} said. “It won’t take long. The rest of it never came from {far}.” It was the silence that turned people’s heads, one after another, toward {host}; for {host} had sat down, and had the look of a person whose train has left at last. {hero} read out six lines, and [not one of them|none] was about a mouse.',
						],
					},
				},
				{
					say: 'Carry it back to {host}, and to {host} only',
					sets: ['whispered'],
					outcome: [
						'It was addressed to {host}. In all those years everybody had forgotten that, even {host}. {hero} took the box along, laid the six lines on top, and drew the one person who ought to have had them into the corner behind the stove. There {hero} read out all six, in a voice that did not carry as far as the coats.',
						'If {hero} kept quiet, {far} would find it dark. If {they} spoke up, {host} would lose the only thing that {host.they} had ever made. That left the person to whom it was written. {hero} took the box and the letter, and found {host.them}, and read it to {host.them} behind the stove, and felt like somebody who has to tell a man that his watch has stopped.',
						'There was one name on the front. {hero} put the box under one arm and the letter on top, and went to look for the owner. {host} was being congratulated. “A word,” said {hero}, and it was some time since anybody had needed one with {hero}. Behind the stove there was just room for two. “It’s to you,” said {hero}, “and there’s no cat in it,” and then, very low, read what it was.',
					],
				},
				{
					say: 'Reach down the great lantern, and say nothing to anyone',
					sets: ['light'],
					outcome: [
						'All that {far} wanted was a light. Nobody needed to know what it was for. {hero} took the box along, since it wasn’t a thing to leave lying about, and had the great lantern let down from its hook. “Is that for the encore?” asked the man at the rope. {hero} said nothing. “Then they’ve finally told you something,” said the man, and lowered away.',
						'If it was light {start.at}, {far} would stay. If nothing was said, {host} would still have the cat. And {hero} alone would know what had been done, which was a new place for {them} to be. {They} took the box along, so that no one should find it, and had the great lantern lowered. “A surprise?” said the woman at the rope. “And somebody told you?” Nobody had. {They} had read it.',
						'One could do it without a word. That was the beauty of it; for once the best that {hero} could do for anybody was to be left out of the conversation. {They} took the box, since people do look into boxes, and asked at the rope for the great lantern. It came down, swaying, with all its oil. “Nobody’s mentioned it to me,” said the boy at the rope, “but nobody mentions anything to you, either. So I suppose it’s real.” And he held the door for it.',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['chest'], holds: 'letter', pose: 'hold', feeling: 'worried' },
		},
		{
			titles: ['An Hour', 'By Nine', 'Under the Light', 'The Correspondence'],
			time: 'night',
			parts: [
				'@answer',
				{
					told: [
						'There was a silence in which you could hear the mice turn on their wires. “Every year?” somebody asked at last. “And always dark?” On that night every year the whole room had sat here and laughed, with the shutters closed because of the draft; and at the other end of the road somebody had gone by in any weather, with a bag, and looked for a light.',
						'“Dark,” said somebody in the third row. “Why was it dark?” Everyone in the room knew why. On Letter Day people came in at six, shut the shutters against the draft, and did not come out till ten. Twenty-five times, while all of them roared about a cat, a person with a bag had come to the far end of the road, and looked up it for a light, and understood.',
						'For a moment one heard only the paper mice, turning on their wires. “I bolted the shutters myself,” said the man at the door. “On Letter Day I always do. There’s a draft.” Everybody had thanked him for it, twenty-five times; and on each of those nights somebody with a bag had stood at the far end of the road, and looked up it for one light, and found none, and gone on.',
					],
					'shown & light': [
						'{hero} had got as far as the door. Behind {them} the stamping stopped, all at once, as it does when somebody has climbed on something. {They} could have gone on; there was nothing in the way. {They} set down the lantern and turned around.',
						'The door was open already, and the cold came in. Then the stamping stopped behind {hero}, in the middle of a beat. Somebody had got up on a bench. {hero} knew who it was, and put down the lantern.',
						'{hero} had one more step to go, and would have been out of it. It was then that the stamping broke off, as if it had been cut, and a bench creaked under somebody who does not as a rule get up on benches. There was only one person who could have a reason for that. {hero} set the lantern down on the floor.',
					],
					shown: [
						'“The second line again,” said {host}, and {hero} read it again, and {host} said it along, without a sound. The two were still behind the stove when the stamping in the room stopped, all at once, as it does when somebody has climbed on something. {hero} knew who it was before they had got around the stove.',
						'{host} had just understood it when the stamping next to them stopped, in the middle of a beat. Somebody had got up on a bench. The two came out from behind the stove, and {hero} saw who it was, and felt cold.',
						'“So that’s what it was,” said {host}, behind the stove, and then nothing more, and one could hear the others calling for the cat. The next moment one could not. Somebody in there had stood up on a bench, and two hundred people were waiting. {hero} looked around the corner of the stove. {They} had told one person, and now saw which.',
					],
					'whispered & asked': [
						'“Which is the one with the gallows?” asked {host}. {hero} put the letter under {host.their} eyes and pointed to it. “That’s a T,” said {hero}. “So that’s all it was,” said {host}. “L, I, G, H, and that.” In the room people were stamping for the cat, and {host} listened to it for a long moment, as you listen to a party next door.',
					],
					whispered: [
						'“Which of these is ‘light’?” asked {host}. {hero} put the letter under {host.their} eyes and pointed to it. “That one is in every letter in the box,” said {host}. “I always took it for a greeting.” In the room people were stamping for the cat, and {host} listened to it for a long moment, as you listen to a party next door.',
					],
					else: [
						'Outside it was cold, and all at once so quiet that {they} heard the oil move. {hero} had wished for a secret for years, something for which people would lower their voices when {they} came in. Now {they} had one, and it shone in every direction, and on the whole of that road there was hardly a soul to see it.',
						'Outside it was cold, and the shutters were closed all along the road. Nobody looked out. {hero} had always imagined that to know something would be like coming in. It was like going out, with a light that fell on nothing but the road.',
						'At the door {hero} still had company. After the last house there was none, and the light went along the road by itself, with somebody under it. So now {they} knew a thing that nobody else did. People would have stopped talking for it. There was only nobody there to stop.',
					],
				},
				{
					'told & aloud': [
						'“I had one like it,” said {snoop}, by the door. “Mine is four years old. Don’t sit there and think about it. Run.”',
						'“How long is there?” asked {snoop}, by the door. “Till nine,” said {hero}. “That’s a great deal,” said {snoop}. “With mine it’s four years the other way. Go on, run, and don’t be sad until you’re there.”',
					],
					'told & fibbed': [
						'{snoop} had turned around, and was looking at {hero}. “Mine,” said {snoop}. “Was mine like that?” There were two hundred people in between. {hero} nodded. “Then you’ll read it to me tomorrow as it stands,” said {snoop}, “and write to him what I tell you.”',
						'“You read me one today, too,” said {snoop}, from two hundred people away, and everyone could hear it. “Did that say something else?” {hero} could have pretended not to understand. {They} nodded. “Then tomorrow I’ll have it as it stands,” said {snoop}, “and you’ll write what I tell you.”',
					],
					'told & shown': [
						'“You told me first,” {snoop} said to {hero}, very low. “I hadn’t said it to a soul. You might have held on for a day.”',
						'“It was for me alone, this afternoon,” {snoop} whispered to {hero}. “I’d have kept it to the end of my days. I’d only just begun.”',
					],
					'light & aloud': [
						'“For somebody who’s expected?” asked {snoop}, who had come out for air, and saw the lantern. {hero} nodded. “Good,” said {snoop}, and took the other side of it, as far as the last house.',
						'At the door stood {snoop}, still in a coat, and looked from the lantern to {hero}. “Is someone coming?” {hero} nodded. “And it’s not too late?” {hero} shook {their} head. “Then give me one end,” said {snoop}, and carried it as far as the last house, and asked nothing else.',
					],
					'light & fibbed': [
						'Somewhere behind all those shutters {snoop} was happy about a brother. That letter would have to be read once more, as it stood. {hero} would do it tomorrow. It was the only light that {they} could put up for {snoop}.',
						'“He’s got over it,” {snoop} called to {hero} through the slats of one of the shutters. That was the brother. There would have to be another reading tomorrow, thought {hero}, of what it really said, and somebody would have to be there who could bear it.',
					],
				},
				{
					told: [
						'A woman near the front, who had been named after the cat, looked at {host} as if to ask, and saw the answer. Somebody took a lamp off its hook, and then everyone did. At a run, downhill, that road takes a quarter of an hour, and by half past eight it was as bright {start.at} as at a fair. Only {host} had not come. {hero} had brought the box, because somebody had to take care of it, and noticed that nobody was standing very near {them}.',
						'An old gentleman in the second row folded up the paper mouse that he had brought, quite small, and put it in his hat. That was the end of the cat, for that night at least. Then everyone went for a lamp and ran. Downhill that road takes a quarter of an hour, and by half past eight there was so much light {start.at} that the birds woke up. {hero} had brought the box. There was a gap around {them}, as there is around somebody who has broken something. {host} was not there.',
						'“Well?” said the woman who had been named after the cat. “Are we to sit here and be ashamed till nine?” She took a lamp from the wall herself. It was the signal; nobody wanted to be the second to think of it. At a walk it would have been half an hour, and nobody walked. They brought every lamp that the place owned, and set them down in heaps, until {start} was so bright at half past eight that the dogs barked at it. {hero} had come along with the box. One noticed that there was always somebody’s back turned to {them}. And nobody could remember having seen {host}.',
					],
					shown: [
						'It was {snoop}. “I can’t read,” said {snoop}, and held on to the lamp hook. “I never could. I heard today that I’m not the only one, and I’m so glad of it that I can’t sit still. I won’t say who it was. I’d only like to know if there are more.” Nobody laughed. It was so quiet that one heard {host} put down a glass. “One more,” said {host}. “It’s me.” Then a councilman in the fourth row stood up; in his case it was C. In the end there were fourteen of them, and {host} made fifteen. {hero} read out the six lines to everyone. Then everyone ran, and at ten to nine all of them were {start.at}, with every lamp there was. {hero} had the box.',
						'“I’ve got something to say,” said {snoop} from the bench, “and it’s only about me. I can’t read. My brother wrote to me, and I didn’t know what it was. If there’s anyone else, it might be a good idea to say so before the next letter.” {snoop} did not look at {host}. It was the most careful piece of not looking that {hero} had ever seen. “Here,” said {host}, after a time. “I can do half.” Then a councilman got to his feet, who knew it up to C, and somebody by the window, and somebody’s uncle. There were fourteen, and {host} made fifteen. {hero} read out the six lines. At ten to nine it was bright {start.at}, and nobody was left indoors. {hero} had the box.',
						'“Quiet, please,” said {snoop}, up on the bench, in a voice that went up and down. “I don’t do this. I can’t read. I had a letter for four years, and it was urgent. That’s all. But somebody told me this afternoon that there’s more than one of us, and I’d like to see who they are.” There was a long pause. Then a glass was put down. “I’m one,” said {host}, and came forward. “I get as far as M.” “I get as far as C,” said a councilman, and turned purple, and stood. After that it went along the rows like rain. With {snoop} it was fourteen, and {host} made fifteen. When everyone had heard the six lines, from {hero}, there was no more talk at all. They ran. By ten to nine each lamp in the place was {start.at}, and {hero} put down the box among them.',
					],
					whispered: [
						'“Light,” said {host}, when {host.they} had understood. “So that’s the word.” {Host.they} went up to the desk. “I can’t read,” said {host}. “I never could, and everything that I ever read to you, I made up. I’ll answer for it at ten. But {far} comes past at nine, and I need your lamps.” For about three breaths nobody moved. Then someone in the first row took the nearest one off its hook. Everyone ran the whole of that road, and nobody spoke to {host}, and nobody let {host.them} fall behind. At ten to nine it was as bright as day {start.at}, and {hero} stood in it beside {host}, with the box.',
						'{host} held on to the letter with both hands. Then {host.they} turned around to all those people. {hero} stayed one step behind. It took five sentences, and the first was “I made her up,” and you could watch them lose something. “Be as angry as you like, at ten,” said {host}, “but be angry outside first, and bring a light.” Everyone brought one. All two hundred ran, down that long dark road, and the angriest ran in front. At ten to nine {start} was so bright that one could have read by it, and {hero} had the box.',
						'{host} had gone quite white. “It was the light that {far} wanted,” said {host}. “And I gave them a cat.” It was eleven steps to the desk, with {hero} close behind, and then two hundred people stopped stamping, because they thought that it would go on. “There isn’t any more,” said {host}. “There never was any. I can’t read, and it was all me. At ten you can say what you think of that, and I’ll sit still. But {far} goes by at nine, and has to see a light.” One could hear a mouse turn on its wire. Then a girl fetched a lamp, and her mother couldn’t let her go alone, and nobody could let the mother. They were all {start.at} by ten to nine, and {hero} too, with the box.',
					],
					else: [
						'It was a long road, and that lantern had been made for a hall. At ten to nine it hung {start.at}, and under it was {hero}, with the box, in the only bright spot far and wide. Somebody came running. It was {host}, without a coat. “I saw you go,” said {host}, “with the lantern and my letters. You didn’t tell anyone; I asked. Is it that bad, what they say?” So {hero} told {host.them}. When the wind was right, they could still hear the stamping, quite faintly, in time, and for a while neither of them said a word.',
						'It was good that the thing was heavy. You can’t carry such a lantern down such a road and think. At ten to nine it hung {start.at}. “Why is that there?” said somebody. It was {host}, out of breath. “They’re calling for more, and I looked round for you, and you had gone off with my letters and not said a word. I’ve run all the way. I’ve never been so frightened.” There was nobody else on the road. So {hero} could say it, after all, and did. It took six lines.',
						'{hero} had to put the box down twice on the way, and the lantern three times. But at ten to nine the light hung {start.at}, and lay on the road in both directions, like an invitation with no name on it. Then there were steps, from the wrong side. It was {host}, running. “You walked out with my letters,” said {host}, as soon as it could be said, “and you’d told nobody. I asked everyone. I thought: so now they’re being taken away.” “They’re not,” said {hero}. “Sit down on the box.” It was no longer a thing that one could keep from its owner. It took a minute to tell, and {host} did not interrupt.',
					],
				},
				{
					'whispered & aloud': [
						'{snoop} had kept up with {host} all the way. “Mine came four years ago,” {snoop} said, “and I found out this afternoon. You’re in time. You don’t know how good that is.”',
						'“I had a letter, too,” {snoop} told {host}, among the lamps. “It was read to me today, and it’s four years too late. Yours has ten minutes left. I’d give a good deal for those ten minutes.”',
						'“You’re lucky,” said {snoop} to {host}, when both had their breath back. “I say it because I know. Mine was read to me this afternoon, and it’s been too late for four years. You’ve got until nine.”',
					],
					'whispered & fibbed': [
						'{hero} found {snoop} among the lamps. “It was a wedding,” {they} said. “He’d kept you a place, and it’s four years ago. I made up the rest.” {snoop} looked at {hero} for a while. “Tomorrow you’ll read it to me again,” said {snoop}, “and then you’ll write what I tell you.”',
						'“There’s no dog in it,” {hero} told {snoop}, where the lamps were thickest. “There’s a wedding, four years ago, and he kept you a place. I couldn’t bear to say so.” {snoop} took it standing. “Tomorrow,” said {snoop}, “I’ll dictate, and you won’t improve on it.”',
						'“About your letter,” {hero} said to {snoop}, beside a heap of lanterns. “I made it nicer than it is. It’s four years old. He was getting married, and he’d kept you the place next to him.” It was bright enough to see {snoop}’s face. “I’ll be angry later,” said {snoop}. “First you’ll write to him for me. And you’ll put down what I say.”',
					],
				},
				{
					'told & kept': [
						'“You told me that she kept him on,” the old porter said to {hero}. He had been pushed down the hill at a run. “I’d like to know how you knew.” {hero} had no answer. “Quite so,” said the old porter. “It was kindly meant. Hold that lamp higher.”',
						'“‘She keeps him on,’ you said, at four in the afternoon,” said the old porter, whom two boys had wheeled down at a run. “It wasn’t in there, was it?” “No,” said {hero}. “Then it was you who kept me on,” said the old porter. “I’ll think about how I feel. Hold that lamp higher.”',
						'The wheeled chair had come down the hill at a run, and the old porter’s cap was over one ear. “There was no cat in it,” he said to {hero}, “so she can’t have kept me on. Who did?” “I did,” said {hero}. “I couldn’t help it.” “Hm,” said the old porter. “I was only ever kept on by people who couldn’t help it. A bit higher with that lamp.”',
					],
					'told & held': [
						'“I read the address this afternoon,” the old porter told those around him. “There was one name on it. It was never ours. We’ve been listening at somebody’s door for twenty-six years. And it was {host} who gave me that room, and not {far}.”',
						'“It had {host}’s name on the front, and no other,” the old porter told everyone who would hear it. “I held it myself. We all came and sat down in somebody else’s mail. And I was never in it. That was {host}.”',
						'“I had it on my lap,” said the old porter, to anybody who stood still, “and there was one name on it. You’d think that somebody might have noticed, in twenty-six years. We opened that poor soul’s mail, and brought cushions. And the porter was {host}’s all along.”',
					],
					'told & wheeled': [
						'In the middle of the light stood the wheeled chair, with three lamps hung on it. “So it was {host} who took me in, and not {far},” said the old porter. “One could do worse. There’s a guest expected. You’ll stand in a row, and you won’t stare.”',
						'The old porter had had himself wheeled to the front. “{far} never gave me a thought, then,” he said. “It was {host}. I’ll get used to it. Lamps at shoulder height, everyone. One lets a guest put the bag down first.”',
					],
					'light & kept & !shown':
						'+ On the way the old porter, who had been wheeled home early, had called to {hero} from his gate. “She kept him on! You were right!” {hero} told {host} that, too.',
					'light & held & !shown':
						'+ On the way {hero} had passed the old porter, who had been wheeled home early. “That light’s for whoever wrote it,” the old porter had said. “I’d leave it to the one whose name is on the front.”',
					'light & wheeled & !shown':
						'+ On the way {hero} had passed two boys with a wheeled chair. “There’s a guest expected,” the old porter had told them. “You don’t carry a light like that for nobody. Eyes front.”',
					kept: [
						'“And the porter?” the old porter asked {host}, from the wheeled chair. “Was it you who put him in?” “Every year,” said {host}. “I used to watch you go by with the bags.” The old porter thought it over. “Then somebody did remember,” he said.',
						'The old porter had himself wheeled up to {host}. “So it was you who gave him that knee,” he said. “I was small,” said {host}. “You carried me across a puddle once, on top of the bags.” The old porter looked at the road for some time. “You weighed nothing,” he said.',
						'“I’d like a word with the author,” said the old porter, and was wheeled up to {host}. “He’s got my knee, that porter of yours.” “You always said good morning to me,” said {host}, “with a bag in each hand. I wanted you to have somewhere to stay.” The old porter looked straight in front of him for a good while. “It’s been a very decent room,” he said.',
					],
					held: [
						'“I read the address this afternoon,” the old porter said to {host}. “It was to you. I’ve been angry with you ever since, because I thought that you were keeping it to yourself. And you’d never had it. Thank you for the room.”',
						'“I had it in my hands today,” the old porter said to {host}, “and saw whose name was on it. I thought, there’s one who keeps the best part back. I take that back. You’d never so much as had it. Thank you for the room.”',
						'“There was one name on it,” the old porter told {host}. “I’ve had that on my mind since four o’clock. I said to myself that you might have mentioned it, in all those years. And all the time it hadn’t got as far as you, either. Thank you for the room.”',
					],
					wheeled: [
						'In the middle of the light stood the wheeled chair, with three lamps hung on it. “So it was you who took me in,” the old porter told {host}. “It’s been a very decent room. Stand in a row, everyone, and don’t stare. There’s a guest expected.”',
						'The old porter had had himself wheeled to the front. “You never said that it was you who remembered me,” he told {host}. “Well, now I know whom to thank. Lamps at shoulder height, everyone. One lets a guest put the bag down first.”',
					],
				},
			],
			choices: [
				{
					say: 'Read the earlier letters from the box, one after another',
					sets: ['read'],
					outcome: {
						told: [
							'{hero} opened the box and began to read them out, by somebody else’s lamp, in the order of the years. They were short. “Last year it rained,” said the tenth. “I thought for a moment that there was something. It was the moon in a window.” People came closer, so as to hear. By the fifteenth nobody was standing apart from anybody.',
							'“They’re for {host},” {hero} said, and opened the box, “but we were all in the way.” {They} read them out in the order of the years. “Last year I was early, and waited until half past nine,” said the fourth. “Last time I thought that I heard singing,” said the ninth. At that a good many people looked at the ground. When {hero} came to the fifteenth, nobody was standing apart from anybody.',
							'{hero} sat down, under the nearest lamp, and lifted the lid. There was no order to be quiet, and it became quiet, for {they} had begun with the oldest. It had four lines, and was signed with a whole name, as one signs to a stranger. “There was a frost last year,” said the seventh. “I stood for a little, in case somebody was only late.” By the twelfth there was nobody who did not have a shutter of {their} own to think of. By the fifteenth people had moved up so close that {hero} was no longer sitting alone.',
						],
						else: [
							'{hero} sat down by the box and read them out to {host}, in the order of the years. They were short. “Last year I was early, and waited until half past nine,” said the fourth. “Last year it rained,” said the tenth. “I thought that there was something, but it was only the moon in a window.” {host} stood with {host.their} face to the road. “Go on,” {host.they} said, after each one.',
							'So {hero} opened the box, and read them to {host}, one after the other, in the order of the years. None of them was longer than a page. “Last time I thought that I heard singing,” said the ninth. “The fence was new last year,” said the sixteenth. “Somebody has looked after it, so there must be somebody.” {host} listened with both hands over {host.their} mouth, and nodded whenever {hero} looked up.',
							'“Which one first?” asked {hero}, and {host} said, the one that came first. So {they} began with that, and went on by the year. Hardly one filled its page. “Last year it rained, and I came all the same,” said the sixth. “Last time there was a dog, and it walked with me as far as the bend,” said the eleventh. {host} had sat on top of all that, Sunday after Sunday, and picked out the Ms. After each one {host.they} held out a hand, and {hero} laid it there, and took up the next.',
						],
					},
				},
				{
					say: 'Write the answer to them, on the back of the last',
					sets: ['answered'],
					outcome: {
						told: [
							'Somebody had a pencil. {hero} turned the sheet over and wrote at the top that this was the answer to twenty-six letters, and that it was late. Then {they} asked the people around {them} what to put. It took a surprisingly long time. In the end it was three words, “Please come home,” and all sorts of people had to see them first, to be sure that they were spelled right.',
							'{hero} asked for a pencil, and turned the sheet over on the lid of the box. What does one say to twenty-six letters? Everyone had a suggestion. There was a party for explaining, and a party for saying nothing about it, and the old porter told both that a guest wants to know if there’s a room. So in the end that was what {hero} wrote. “There is a room,” it said. “It was always free.”',
							'“It ought to be answered,” said somebody, and somebody else had a pencil, and it was {hero} who had the paper. {They} turned the last letter on its face. A councilman was for three paragraphs. A child was for drawing the cat. In the end, so many people had leaned over {hero} to see, and had breathed on the paper, and said what ought to be left out, that very little remained. “We never looked,” it said. “We’re looking now.” It was passed from lamp to lamp, and nobody could find a mistake.',
						],
						else: [
							'“What would you have answered?” asked {hero}, and turned the sheet over on the lid of the box. {host} took the pencil, and thought for so long that the flame began to smoke. It had to be something that you can say without the letters from N to Z. Then {host.they} bent down and wrote it. “I CAME,” it said. “CALL ME BACK.” There was nothing in it that {host} had not been taught.',
							'{hero} turned the sheet over and held out the pencil. “You write it,” {they} said. “I’ve only got half of them,” said {host}. “Then use those.” It took a good ten minutes, with nothing but the letters from A to M, and the pencil broke once. “I FAILED,” it said at last. “I CAME BACK.” It was the first letter that {host} had ever answered.',
							'A letter has a back, and this one’s was empty. {hero} laid it on the lid, and the pencil on top. “It wants an answer,” {they} said. “With my letters?” said {host}. “There are only thirteen.” But {host.they} sat down to it, and wrote, and breathed, and rubbed something out, for as long as it takes to boil an egg and forget it. There was no letter in it that comes after M. “I AM A FAKE,” it said. “LEAD ME.” {hero} read it twice, and could see nothing to add.',
						],
					},
				},
				{
					say: 'Go back for {host}, who has stayed behind in the dark',
					if: 'told',
					sets: ['fetched'],
					outcome: {
						sworn: [
							'Somebody had to. {host} was sitting in the dark, on the edge of the platform, under all the paper mice. “I broke my word,” said {hero}. “I’d do it again, but I should have come to you first.” There was no answer. “It’s a quarter to nine,” said {hero}, “and it isn’t me who’s expected.” After a while somebody got up, and then the two of them ran.',
							'{host} was taking down the paper mice, one by one, in the dark, by feel. “You gave me your word before I’d asked for it,” said {host}. “I ought to have known what that’s worth.” “Yes,” said {hero}. There was nothing to add to it. “But {far} isn’t coming to see me. I’ve still got you down as the one it’s addressed to.” A mouse fell on the floor. Then the two of them ran.',
							'It was so dark {hall.at} that {hero} fell over a bench. “Is that you?” said {host}, from up on the platform. “I was just thinking what a thing like that is called. When someone gives you a word, and you lean on it, and it isn’t there.” “I know what it’s called,” said {hero}. “You can call me that all the way down the road. But you’ve got to come. {far} will be there at nine, and isn’t looking for me.” A long way off one could hear two hundred people being quiet. Then {host} jumped down from the platform, and the two of them ran.',
						],
						else: [
							'“Go away,” said {host}, from somewhere among the chairs. {hero} stayed in the door. “You can be angry with me for as long as you like,” {they} said. “But they’re all to you. Every single one begins with your name.” It was dark, and the candle ends ticked as they cooled. “All twenty-six?” said the voice. “All twenty-six,” said {hero}. Somebody got up, and then the two of them ran.',
							'{host} was taking down the paper mice, one by one, in the dark, by feel. “I haven’t come to be forgiven,” said {hero} from the door. “I’ve come because you’ve got a quarter of an hour. Every one of those letters begins with your name, and so will the first thing that {far} says.” The wire hummed a little. “Which coat did I come in?” said {host}. It did not matter which, and then the two of them ran.',
							'There was not a lamp left {hall.at}. “If you’ve come to explain it,” said {host}’s voice, “I understood it the first time.” “I can’t explain it,” said {hero}. “I’ve come because there’s nobody down there who’s the right person. There are two hundred of us, and the letter isn’t to any of us.” It was so quiet that the mice could be heard, turning. “They’ll all look at me,” said {host}. “Yes,” said {hero}. “So will {far}.” That was the argument, it seemed, because then the two of them ran.',
						],
					},
				},
				{
					say: 'Tell {host} who gave the secret to {snoop}',
					if: 'shown & !told',
					sets: ['owned'],
					outcome: {
						sworn: [
							'“It was me who told {snoop},” said {hero} to {host}. “I’d given you my word at noon, and it was gone before tea.” “I know,” said {host}. “{snoop} looked everywhere but at me. Nobody is that careful by chance.” {Host.they} watched the road. “It’s the best thing that anyone ever did to me, and I’d thank you to be sorry for it a little longer. I’ll need about a year.”',
							'“{snoop} didn’t guess it,” {hero} said to {host}. “I told. I gave you my word, and I kept it for four hours.” {host} looked along the row, at all those people with their hats in their hands. “I’ve been trying to be angry ever since the bench,” said {host}. “It’s the best thing that was ever done to me. I’ll need about a year before I can say so nicely.”',
						],
						else: [
							'“You ought to know where {snoop} had it from,” said {hero} to {host}. “From me. Somebody was unhappy, and I had your secret, so I gave it away.” {host} looked at fifteen people in a row, and was one of them. “I can’t even be angry,” said {host}, “and I’d been looking forward to it. Give me a year. Then I’ll say thank you.”',
							'“{snoop} didn’t guess it,” {hero} said to {host}. “It was me. I wanted to be a comfort to somebody, and I used you for it.” {host} looked along the row, at all those people with their hats in their hands. “I’ve been trying to be angry ever since the bench,” said {host}. “It’s the best thing that was ever done to me. I’ll need about a year before I can say so nicely.”',
						],
					},
				},
				{
					say: 'Leave {host} the place under the light, and stand aside',
					if: '!told & !shown',
					sets: ['apart'],
					outcome: [
						'It wasn’t {hero} who ought to be seen there first. {They} went out of the light, to where it was only less dark, and sat down on a stone. The secret was nearly over, and {they} had been in it since noon. It was odd how much {they} would miss it. In front, in all that brightness, {host} stood alone, and kept straightening {host.their} collar.',
						'“You have to stand here,” said {hero}, and put {host} in the middle of the light, like a candle, and left {host.them} there. All {their} life {they} had thought that what one wants is to be in on things. Now {they} stood at the edge of one, in the dark, where nobody would look, and would not have changed places with anyone.',
						'There was one bright spot, and {hero} gave it up. “It’s yours,” {they} told {host}, and walked backward out of it until {their} own shadow was gone. Where the hedge began there was a gate to lean on. From there one could see {host}, very small and clear, practicing how to stand. For once {hero} knew all of what there was to know. {They} found that {they} did not need to be seen knowing it.',
					],
				},
			],
			scene: { at: 'start', with: ['host'], shows: ['chest', 'lantern'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['N', 'The Rest of It', 'Twenty-Six', 'In One’s Own Hand'],
			time: 'night',
			parts: [
				{
					quiet: ['It had grown quiet under the light, which {hero} had never minded.', ''],
					bold: ['It was {hero} who went out past the light, to look along the road. There was nobody on it yet.', ''],
					kind: [
						'{hero} turned up the light a little, so that it could be seen from farther off. There was nobody yet to see it.',
						'',
					],
					honest: [
						'“I don’t know that {far} will come,” said {hero}, who was {trait}. Nobody contradicted {them}.',
						'',
					],
					clever: ['{hero} had worked out four ways in which it might go, and none of them began before nine.', ''],
					careful: ['{hero} looked once more to see that the light was burning evenly. It was.', ''],
					merry: ['{hero} had begun a joke, to pass the time, and could not remember how it ended.', ''],
					dreamy: ['{hero} kept hearing a step, and a stick, long before there was one.', ''],
					quick: ['{hero} had been to the bend of the road and back three times before the clock moved.', ''],
				},
				'@answer',
				{
					fetched: [
						'Out there not one window had a light left in it. The lamps had all been carried down to the other end, and it was toward those that the two of them ran.',
						'The whole street was dark. Every lamp that it had was burning at the far end of the road, and the two of them ran toward that, without a word.',
						'There was not a window lit, the whole way. At the other end of the road stood all that the place had in the way of lamps, and one had only to run toward it.',
					],
					answered: [
						'The sheet was hung up under the light, where anyone who came down that road would have to see it.',
						'Then it was pinned up right under the light, the right way around.',
					],
					apart: [
						'From out there one saw the road better than from the light. There was still nobody on it.',
						'It was a good place to see the road from. The road was still empty.',
					],
				},
				{
					'offered & fetched': [
						'“I’d have read it to you behind the cart,” said {hero}, out of breath, and {host} said that {host.they} had just been sitting in the dark with that.',
						'“Four minutes, you said, behind the cart,” said {host}, running. “I could have had it for four minutes, and I sent you up the road with it.”',
						'“You offered,” said {host}, between two breaths. “At noon, behind the cart. I was afraid that it might be dull.” “It wasn’t,” said {hero}. “No,” said {host}.',
					],
					'offered & !told': [
						'“You’d have read it to me behind the cart,” said {host}, with both eyes on the road, “and then I’d have had the whole day to be afraid in.”',
						'“I could have had it read to me behind the cart,” said {host}, “and I said that I’d sooner make it up. I’d like to have those hours back, to be afraid in.”',
						'“At noon, behind the cart, it was you who wanted to read it to me,” said {host}, and looked along the road. “I thought that I’d be lying, if I knew. I never thought that I might be late.”',
					],
					'sworn & whispered & shown & !owned':
						'“You gave me your word,” {host} said to {hero}, quietly. “{snoop} didn’t guess it.” “No,” said {hero}. “I kept it for four hours.” “Well,” said {host}, “it’s a bit late to be cross. I had the letters for twenty-six years.”',
					'sworn & light & shown & !owned':
						'“You gave me your word,” {host} said to {hero}, quietly. “{snoop} didn’t guess it.” “No,” said {hero}. “I kept it for four hours.” “Well,” said {host}, “it’s a bit late to be cross. I had the letters for twenty-six years.”',
					'sworn & !told & !shown': [
						'“You gave me your word before I’d asked for it,” said {host} to {hero}. “I’ve been leaning on it all day.”',
						'“Is it still yours?” asked {host}. “Your word?” “I’ve still got it,” said {hero}. {They} had looked several times.',
						'“I had your word,” said {host} to {hero}. “I went off on the cart with it, this noon, and thought: that’ll hold till supper.” It had held till now. Neither of them could quite get used to it.',
					],
				},
				{
					'end-told & fetched': [
						'They were in time, but only just. It struck nine. Out of the dark, with one arm before {far.their} eyes, came {far}, {far.kind}. “I’d got so used to its being dark,” said {far}. Then {host} stepped out of the row, and seemed smaller than usual. “You wrote that I should put up a light if I wanted the other half,” said {host}. “I couldn’t read it, because I only had the first.” {far} looked at {host.them} for some time. “I left over what a child of eight said to make the others laugh,” said {far}, “and then I asked that child in writing. I must be a great fool.”',
						'{far}, {far.kind}, was there before them, in a ring of lamps, in front of a crowd that had no idea what to say. “Which of you was it,” {far} was asking, “who didn’t want the rest?” “It was me,” said {host}, from behind. “I did want it. I only said the other thing so that they’d laugh. And then I couldn’t read that you were asking.” That was all, and it had taken twenty-six years. The two sat down on the box together, and people held up their lamps at a polite distance, as if at an operation. “N,” said {far}.',
						'The clock struck as the two of them came around the last house. Where it was brightest stood {far}, {far.kind}, with a bag still in one hand, and two hundred people had made a circle and were looking at their shoes. “Here,” called {hero}, and let go of {host}’s sleeve. It was ten steps. “I wanted it the whole time,” said {host}, when eight of them were done. “The other half. I couldn’t read that you’d saved it for me.” {far} put down the bag. “You were eight,” said {far}. “I was forty, and I should have known better. I’ve had a long time to work that out, at one walk a year.”',
					],
					'end-told': [
						'It struck nine. {far}, {far.kind}, walked into the light, and looked from one to the next. “There are a lot of you,” said {far}, “but where is {host}?” Nobody cared to say. So it was {hero} who took {far} {hall.to}, and put down the box. {host} sat on the platform in the dark. “I couldn’t read that you were asking,” said {host}. “Now it’s been read to me, in front of everyone.” That was meant for {hero}, who stayed by the door. “It was wrong,” {far} said to {hero}, “and if you hadn’t done it I’d still be walking.” {Far.they} lowered {far.themself} onto the platform. “And I took a child at its word, and was offended. Where did we stop?” “At M,” said {host}.',
						'At the edge of the brightness stood {far}, {far.kind}. “Is that for me?” said {far}, and had to be coaxed in, like something out of the woods. Then {far} asked where {host} was, and everybody looked at their lamps. {hero} took {far} there, and on the way told {far.them} why it had always been dark. {host} was {hall.at}, taking down the paper mice and winding up the wire. “You could have come to me first,” {host} said to {hero}. “I’d have liked to say it myself.” {far} had meanwhile picked up one of the mice, and was drawing a letter on the back of it, with two posts and a slant. “I’d have stayed, you know,” said {far}, “if you had said one word more that day. This one’s N.”',
						'“That’s a great many lamps,” said {far}, {far.kind}, when it had struck nine, and came no farther than the first of them, “for one light. Where is {host}?” It was {hero} who said that {they} knew, and carried the box, and on the way up the road told the rest. {Hall.at} {host} was standing on a bench, in the dark, with an armful of paper mice. “You told them before you told me,” {host} said to {hero}. “It was mine to tell.” “Yes,” said {hero}. “That’s so,” said {far}, “and I’d have gone by, all the same.” {Far.they} picked up a mouse that had been dropped, and turned it over to the white side. “Come down from there. I took an eight-year-old at its word, and went off in a huff. We’d done M.”',
					],
					'end-out': [
						'It struck nine. {far}, {far.kind}, came out of the dark, and stopped. In front stood fifteen people in a row, with their hats off, as if for an exam. {host} was in the middle. “I couldn’t read that you were asking,” said {host}. “We’d like to know what comes after M. Some of us would have to start sooner.” {far} put down the bag, and looked along the faces: the councilman’s, and {snoop}’s, which was wet. “And I thought that I had one pupil,” said {far}, “who didn’t want me.”',
						'On the stroke of nine {far} was there, {far.kind}. “What do they want?” asked {far}, with one arm before {far.their} eyes. The others pushed the councilman forward, and he said, “Letters.” It was the shortest speech of his career. “All of them?” said {far}, and looked for {host} in the row, and found {host.them}. “I said that half would do,” said {host}, “and then I couldn’t read one thing that you wrote to me.” Beside {host} stood {snoop}, holding on to {host}’s arm, and it was not clear which of the two was holding up the other.',
						'“What’s this?” asked {far}, {far.kind}, who had come around the bend as it struck nine, and stopped dead. “Is it a school?” “It’s meant to be,” said {host}. There were fifteen of them in the front, from {snoop} to the councilman, by height. “I’m the one who said that half would do,” said {host}. “I was showing off, and then I couldn’t read what you wrote. They’re the ones who never got any of it.” {far} put down the bag, and laid the stick across it. “And I walked past in the dark,” said {far}, “and was offended.”',
					],
					'end-own': [
						'It struck nine. First one heard a stick. Then {far}, {far.kind}, stood at the rim of the light, and stayed there, as people do when something that they have waited for goes too fast. “So you’ve read it,” said {far}. “No,” said {host}. “I could do half, and tonight it was read to me.” “And all those years?” said {far}. “I thought they were greetings,” said {host}, and neither of them laughed. “I thought that the dark was an answer,” said {far}, and came the last three steps.',
						'{far}, {far.kind}, came on the stroke of nine, and there stood {host}, with all those lamps behind {host.them}. “You wanted the rest,” said {far}. “I wanted it the same evening,” said {host}. “I was eight, and I came over early to tell you, and you’d gone.” So there they stood, two people, each of whom had believed that the other wanted no more. “And my letters?” asked {far}. {host} had kept every one of them, and had never got past the first N.',
						'Nine struck, and everyone looked down the road, and so nobody saw {far}, {far.kind}, who had taken the path along the hedge, so as not to have to pass. “Who’s it for?” asked a voice at the edge of the lamps. {host} turned around. “You,” {host.they} said. “It’s always been for you. I couldn’t read, past M, and I was ashamed to, and I told them stories instead.” “And I took that for a no,” said {far}. “Every year I took it for a no.” It was strange that it should be over so quickly. {far} stepped across the ditch, and {host} held out a hand.',
					],
					'end-light': [
						'It struck nine. There was a step, and a stick, and at the edge of the light stood {far}, {far.kind}. “I’d stopped expecting it,” said {far}. “I’m the one who’s late,” said {host}. {hero} would have slipped away, but {host} called {them} back. “Stay,” said {host}, “because somebody ought to hear this.” And across two yards of light {host} said it: that it had been a joke, at eight years old, and that half had never been enough, and that not one of twenty-six letters had been read till that night. “Oh,” said {far}, after a long time. “And I was offended at you for not answering.”',
						'Nine had struck when {far}, {far.kind}, came round the bend. {Far.they} walked as one walks past a house, with {far.their} face held carefully to the front. Then the light fell on it, and {far} stopped. “Who told you?” asked {far}. “{hero} did,” said {host}, “and told nobody else in the world. I couldn’t read it myself. I’m still at M.” “You said that M was far enough,” said {far}. “I was eight,” said {host}. {far} put down the bag, and one could see that it would stay there.',
						'The clock had not finished striking when a stick could be heard, and then it could not be heard. {far}, {far.kind}, had stopped where the light began. “You’re under it,” {far.they} said. “I wasn’t going to look this time, and then there you were, under it.” “I’ve only just been told,” said {host}. “By {hero}, and nobody else knows. I never read one of your letters. I can’t, after M. And what I said in class was to be funny.” {far} tried to say something, and used a handkerchief instead. “It was quite funny,” said {far}. “I’ve thought so since. It only took me about ten years.”',
					],
				},
				{
					'answered & told': [
						'On the way past the light {far} had taken down the sheet with the answer on it. “All of you wrote this?” {far} had asked, and did not let go of it again that night.',
						'The answer that had hung under the light was in {far}’s bag by then, folded once, on top of everything. “It’s the only mail I’ve had,” said {far}.',
						'“May I keep this?” {far} had asked about the sheet that hung under the light, and nobody had known at first what was meant. It had been written to be kept.',
					],
					answered: [
						'Then {far} read the sheet under the light. “You’ve managed a good deal,” said {far}, “with what I left you.”',
						'{far} looked up at the sheet, and read what {host} had written, and read it once more. “So that can be said with thirteen letters,” said {far}, and had to put on glasses, and take them off.',
						'It took {far} a while to see that there was something pinned up under the light, and that it was an answer. “Spelled right,” said {far}, when it had been read, and could not say anything else for some time.',
					],
					'read & told': [
						'Nobody had asked {far} how it had been, out there. They had heard it from {hero}, by lamplight, all twenty-six years of it.',
						'People made way for {far} as for somebody whom they had known for a long time. They had, for half an hour, since {hero} began to read.',
						'“You’ll be tired,” said an uncle to {far}, and took the bag. All of them had been through every one of those letters with {hero}, and felt that they had been along.',
					],
					read: [
						'“You needn’t tell me what was in them,” said {host}. “{hero} has read me every one.” “Even the one with the rain?” asked {far}. “That one twice,” said {host}.',
						'“By now I know them all by heart,” {host} told {far}, with a look at the box. “I’ve known them for ten minutes.”',
						'There was no need to tell about the years. {host} had had them one after another from {hero}, out of the box, and held the last of them in {host.their} hand.',
					],
				},
				[
					'It had not been the joke alone, {far} told them afterward. Another school had made an offer that week, and {far} had meant to say no, until everyone laughed.',
					'And there had been another school, it came out that night. It had asked for {far} that very week, and was going to be told no. Then a whole class laughed.',
					'One joke would not have done it, {far} owned later. But that week another school had asked, and {far} had just decided to say no when everyone laughed.',
				],
				{
					'took & told': [
						'When it was late, and all the others had gone, {hero} had one letter left to deliver. It had a boat on it. {far} read it standing, by the last lamp. “What it’s like to be away?” said {far}. “It’s like being outside a door, when everyone in there stops talking.” “I know that one,” said {hero}.',
						'There was one more letter that night. {hero} had carried it about since six o’clock, and handed it over at the door, when nobody else was left. {far} looked at the boat, and read the question, and took it seriously. “It’s like coming in,” said {far}, “and they all stop talking.” “Oh,” said {hero}. “That. I know that.”',
						'Long after that, when the last lamps were being carried home, {hero} held something out to {far} that had a boat on it. “It’s a bit late,” {they} said. {far} read it twice. “‘What is it like to be away?’ You all sit in a room, and someone else is in the passage, and that’s the person you are,” said {far}. “Yes,” said {hero}. “It’s like that here, too.”',
					],
					took: [
						'But {hero} had one letter left to deliver. It had a boat on it. {far} read it standing, by the nearest lamp. “What it’s like to be away?” said {far}. “It’s like being outside a door, when everyone in there stops talking.” “I know that one,” said {hero}.',
						'And {hero}? There was one more letter. {They} had carried it about since six o’clock, and held it out when the other two had done. {far} looked at the boat, and read the question, and took it seriously. “It’s like coming in,” said {far}, “and they all stop talking.” “Oh,” said {hero}. “That. I know that.”',
						'There was still the sheet with the boat. {hero} had meant to burn it, and instead {they} held it out to {far}, under the light. “It’s a bit late,” {they} said. {far} read it twice. “‘What is it like to be away?’ You all sit in a room, and someone else is in the passage, and that’s the person you are,” said {far}. “Yes,” said {hero}. “It’s like that here, too.”',
					],
					'wrote & told': [
						'When nobody else was left, {hero} set the jar of plums down in front of {far}, with its label. “That’s my address,” said {far}. “It isn’t, any more.” Then the cupboard was opened, and the first letter that came to hand had a boat on it. “You ask what it’s like to be away,” {far} said to {hero}. “Tonight, I think, you know.”',
						'“That’s my address,” {far} said that night, when {far.they} saw the label on the jar. “It isn’t, any more.” Behind it was a whole cupboard, and {far} sat down in front of it. On top lay the one with the boat, which asked what it was like to be away. “Quiet,” {far} said to {hero}. “I’d have given a lot for somebody to ask.”',
						'There was one jar in that cupboard, {hall.at}, that had an address on it. “Number, street, everything,” said {far}, that night, “and I’ve just moved.” Then {far} found the sheet with the boat, in among the gloves. “And this one asks what it’s like to be away. Are you still waiting for an answer?” “Since I was six,” said {hero}. “Quiet,” said {far}. “And one talks to jars.”',
					],
					wrote: [
						'{hero} had brought the jar of plums along with the box. “That’s my address,” said {far}, when {far.they} saw the label. “It isn’t, any more.” So {hero} told about the cupboard, and asked what {they} had asked at six years old: what it was like to be away. “Quiet,” said {far}. “I’d have given a lot for somebody to want to know. Now you tell me something.”',
						'The jar with the address had come along with the box. The plums were eaten then and there, by three people with one spoon. “You’re late,” {far} told the label, “but you’ve arrived.” “There was a letter, too,” said {hero}. “I was six. I asked what it’s like to be away.” “Come around tomorrow,” said {far}, “and I’ll tell you. It isn’t for everyone’s ears.”',
						'{hero} put down a jar of plums, which {they} had carried under one arm the whole way, and turned it so that the label could be seen. “It’s to me,” said {far}. “Nobody ever wrote to me.” “Everyone did,” said {hero}. “It’s all in a cupboard. I asked you what it’s like to be away.” {far} undid the lid. “Come and have breakfast with me,” said {far}. “One can’t tell it standing up.”',
					],
					shut: [
						'In the side room {hall.at} the cupboard had burst, and twenty-six years of plums lay on the floor. “That was me,” said {host}. “And it was me who helped to shut it,” said {hero}. {far} bent down in the middle of it all, and held up a sheet with a boat on it. “Who was it that wanted to know what it’s like to be away?” “I did,” said {hero}. “Shut the door,” said {far}. “I’ll tell you.” It took a quarter of an hour, and nobody had ever told {hero} so much at once.',
						'There was still the cupboard. Whoever helps to shut a thing has to help open it, and so it was {hero} who did that for {far}, in the side room {hall.at}. Out came the scarves, and the plums, and hundreds of letters. {far} stood in them as one stands in a brook. The first to be picked up had a boat on it. “Is that one yours?” said {far}. “Nobody else has ever asked. Sit down, and I’ll tell you.”',
						'“And what’s in there?” asked {far}, in the side room {hall.at}, since two people were so plainly not looking at the cupboard. {hero} had helped to shut it, and said so, and turned the key. There was a great deal of wool, and of plums, and {far} stood in it all and read one sheet after another, and kept hold of one with a boat on it. “Who’s this, who asks what it’s like to be away?” “That’s mine,” said {hero}. “Then sit here by me,” said {far}. “I’ve been hoping for twenty-six years that somebody would ask.”',
					],
				},
				{
					'end-light & fibbed': [
						'In the morning {hero} read {snoop} the letter from the brother again, as it stood, and wrote down the answer. “Dear brother,” it began, “I couldn’t read.”',
						'The next morning {hero} read {snoop} the right letter, wedding and all. It was a bad hour. Then {snoop} dictated, and {hero} changed nothing.',
						'{snoop} was read the whole letter next morning, year and all, and was angry with {hero} until noon. Then the two of them wrote to the brother, four years late.',
					],
				},
				{
					'end-told & fetched': [
						'{host} did not speak to {hero} that night, nor until after Christmas. Then a letter came, in capitals. “I AM STILL ANGRY,” it said. “BUT LOOK AT THE Y.”',
						'Being right did not make it all right. {host} told {hero} so around Easter, in writing, with one mistake. {hero} has never corrected it.',
						'All that winter {host} crossed the road when {hero} came along it. In March {host.they} crossed it the other way, and held out a sheet, and waited until it was read. “I WAS ANGRY,” it said. “NOW YOU CAN SEE HOW I SPELL IT.”',
					],
					'end-told': [
						'{host} did forgive {hero} in the end, though it was not that year. It came in the mail, and took six lines. “I COULD HAVE SAID IT,” went the last. “BUT THEN I COULD NOT HAVE SPELLED IT FOR YOU.”',
						'All winter {host} talked to everyone but {hero}. In the spring a paper mouse came, with writing on its back. “CROSS,” it said, “BUT NOT VERY.”',
						'For a whole winter {hero} was told nothing by {host}, and knew why. Then the first thing with an X in it arrived in the mail. “I AM STILL VEXED,” it said, “BUT IT IS A GOOD WORD.”',
					],
					'end-out & !owned': [
						'The lessons began the next day at eight, and {hero} made a point of passing the window. By Christmas {snoop} had written four lines, without help, to a brother. They began with “I couldn’t.”',
						'Nobody had asked {hero} what {they} knew, or to whom {they} had told it. The thing had got so big that there was room in it. And in the new year {snoop} had a letter on the mantelpiece again, with a new date. It had been opened the same day.',
						'At eight in the morning {far} rang the school bell, for the first time in twenty-six years. Fifteen people went in by it, and {snoop} sat in front. {hero} went by now and then, as if by chance, and listened. And whenever {snoop} had learned a new word, it was {hero} who was shown it first.',
					],
					'end-out': [
						'The lessons began the next day at eight. A year later, to the day, {host} came across the road to {hero}. “About that secret,” said {host}, “I can say it nicely now.” And {host.they} handed over four lines, in ink, and went away before they could be read.',
						'By Christmas {snoop} had written to a brother, without help, and the letter began with “I couldn’t.” {host} needed the full year that had been asked for. Then a card came for {hero}, with no mistake in it. “THANK YOU,” it said. “DO NOT DO IT AGAIN.”',
						'A bell was rung at eight the next morning, and fifteen people went to school. {host} had said that it would take a year. It took a year and a day, because of the spelling, and then {hero} found a sheet in the door. “YOU HAD NO RIGHT TO,” it said, “AND I AM GLAD.”',
					],
					'end-own': [
						'At ten, as promised, {host} sat on a chair {hall.at}, to be judged, and people went into it thoroughly. What settled it was the old porter. “Sit down, all of you,” he said. “So nobody wrote it. For twenty-six years it came out of {host}’s own head, every word. I’d like to know how it goes on.”',
						'At ten they shouted, as agreed, and a good deal of it was deserved. By the next Letter Day there was a party for the cat and a party for the truth, and they did not say hello. But both of them came. {host} stood up with a sheet, the right way round, and read out those six lines, with one finger, without a mistake. And then {host.they} put it away, and began.',
						'Judgment was given at ten, {hall.at}, with {host} in front on a chair, as promised, and it took until midnight, since everybody wished to be heard. The woman who had been named after the cat was heard last. “I’ve had a good look at myself,” she said, “and I find I’m not made up.” After that there was only the sentence to be passed. It was that on the next Letter Day there should be a letter, read by {host}, with {far} looking on; and then, if there was time, a cat.',
					],
					'end-light': [
						'{Hall.at} people danced till morning, and put {far}’s coming home down to the reading. Letter Day was kept, for the sake of the cat. {host} still made her up, and now {far}, across the street, wrote it all down. Only {hero}, by the door, knew why {host} slowed down at some word like “night” or “nest,” and looked so pleased.',
						'All three kept the secret, and it had its price. Letter Day went on: {host} made up the cat, and {far}, across the street now, wrote her down and was thanked for her. {hero} was the only one in the room who couldn’t be surprised. In return there was a look, over the top of the paper.',
						'“Where have you been?” people shouted {hall.at}, when the three of them came in by the back, and {host} got up and told them some more. Nobody wanted to give up Letter Day, so {host} still made up the cat, and {far} wrote her down, and sat in the third row with closed eyes. Only {hero} knew that {far} was listening for mistakes. At the word “nevertheless” there was a pause, and two people in the room held their breath, and it went well.',
					],
				},
			],
			choices: 'none',
			scene: { at: 'start', with: ['far', 'host'], shows: ['lantern', 'letter'], pose: 'stand', feeling: 'calm' },
		},
	],
};
