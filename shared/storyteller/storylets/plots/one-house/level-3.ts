import type { PlotLevel } from '../../format.ts';
import { bestGift, untoldAlly } from '../gift.ts';

export const oneHouse3: PlotLevel = {
	joins:
		'“{choice}” {hero} did that, and went home, and there was somebody sitting on the step. That was the beginning of the war. {foe.name}, {foe.a}, had built the little house and gone away. {hero} had found it empty and mended it. By law a house that its owner leaves for seven years is free, and the seven years were up tonight. Whoever stood in the book {hall.at} when the bell rang would have it, and a house without a name would wait another year. {host.name}, {host.a}, had the book, and there was room in it for one name.',
	chapters: [
		{
			titles: ['Somebody on the Step', 'Seven Years Tonight', 'Whose Beans?', 'The First Knock'],
			time: 'day',
			parts: [
				[
					'{hero} had lived in six places, and had been in the way in all of them. “Could you move along a little?” people said, and {hero}, who was {described}, moved along. Then, beyond {start}, {they} came upon a house that was in nobody’s way.',
					'There is always room for one more, people say, until you ask where. {hero} was {described}, and had spent {their} life on other people’s benches. Then one day in spring {they} found a house, a short walk from {start}, with nobody in it at all.',
					'Six times {hero} had lived somewhere, and six times there had come a hint. “We’re expecting company,” it went, or, “That’s where the piano is going.” {hero} was {described}, and took hints well. That was how {they} came along the road from {start}, one wet evening in spring, and leaned on the door of a little house, to be out of the rain. It opened. Nobody lived there.',
				],
				[
					'The roof let in the rain. The garden was nettles. There was a nest in the pot and a name carved on the beam. {hero} put on three hundred shingles, one by one, and dug up the nettles, and planted beans. The nest {they} left until the last chick had flown. Now {they} had what {they} had always wanted: a door that {they} could open {themself} and say “Come in.” All that was missing was a knock.',
					'It had a hole in the roof, nettles to the windowsill, and a name carved into the beam. {hero} spent a whole year on it. {They} laid three hundred shingles. {They} grew beans up the front so that it looked as if it had eyebrows. And all that year {they} waited for somebody to knock, so that {they} could call “Come in,” which {they} had never in {their} life been in a position to say.',
					'There were nettles up to the windowsill, a hole in the roof as big as a cartwheel, and on the beam a name that was not {hero}’s. {They} stayed all the same. It took a year. {They} cut three hundred shingles and nailed on every one. {They} planted beans where the nettles had been. When there was nothing left to mend, {hero} sat down opposite the door, and waited for somebody to knock on it. {They} wanted to call “Come in!” Nobody had ever said it to {them} and meant it.',
				],
				[
					'The knock came on a Thursday. “Come in!” cried {hero}. “Thank you,” said {foe.name}, {foe.a}. “I generally do. What are you doing in my house?”',
					'On a Thursday there was a knock, and {hero} ran to the door. “Come in!” “In a moment,” said {foe.name}, {foe.a}, looking up at the roof. “First I’d like to know who has been at my house.”',
				],
				{
					quiet:
						'{hero} found nothing to say, and stood there with the bread knife still in {their} {hand}. It made a very bad impression.',
					bold: '“It’s mine, and you’re standing on my beans!” said {hero}. Two peaceful people might have talked about it. Now it was a war.',
					kind: '{hero} had put on the kettle and cut the cake before it came out what the visit was about. It is awkward to fight with somebody who is holding your cake.',
					honest:
						'“Is that your name on the beam?” asked {hero}. If somebody had hung a coat over it, nothing could have been proved.',
					clever:
						'“You’ll have to prove that,” said {hero}. {foe} proved it. {foe} knew which stair creaked, and in what key.',
					careful:
						'{hero} had left the chain on, and the whole conversation took place through a crack. You cannot make friends through a crack.',
					merry:
						'{hero} took it for a joke, and laughed till {they} had to hold on to the door. When {they} had finished, {foe} was still there. So was the bag.',
					dreamy:
						'“Put it by the stove,” said {hero}, who had been thinking about chimneys. It took {them} ten minutes to notice that {foe} was unpacking.',
					quick:
						'{hero} had slammed the door before {they} had decided to. Somebody’s nose was in the way. That sort of thing gets remembered.',
				},
				[
					'“I built it. That’s my name on the beam,” said {foe}. “Then I went out to find a better one. I looked at four hundred. They’re all worse.” “It was falling down,” said {hero}. “It was waiting,” said {foe}. That was when {host.name}, {host.a}, came along and told them the law. If you leave a house for seven years, it is free. The seven years were up tonight. “The book is open {hall.at} until the bell,” said {host}, “and then not for a year. One house, one line. If your name is on it, the house is yours, and if it’s empty, it’s nobody’s.” And {host.they} drove ahead on the cart track, to see to the pen.',
					'“It’s mine, and that’s my name on the beam,” said {foe}. “I built it, and then I went to see if there was a better one. I’ve been in four hundred. There isn’t.” “It had a hole in the roof,” said {hero}. “You might have asked first,” said {foe}. “Whom?” said {hero}. {hero} and {foe} were still at it when {host.name}, {host.a}, looked over the fence. {Host.they} knew the law by heart. Seven years away, and a house is free; and it would be seven years tonight. “The book is {hall.at},” said {host}. “It’s open until the bell, and then it’s shut for a year. There’s one line. Whoever is on it has the house, and if no one is, it’s nobody’s.” Then {host.they} drove on ahead, by the cart track.',
				],
			],
			choices: [
				{
					say: 'Let {foe} sleep an hour in the bed before the fight',
					sets: ['let-in'],
					outcome: [
						'“You look as if you’d fall over,” said {hero}, “and I’d rather win against somebody who’s awake.” {foe} lay down on the bed in all {foe.their} things. {Foe.they} stared at the ceiling. “It used to drip, just there,” {foe.they} said. An hour later {foe.they} got up, said thank you politely, and promised to have {hero} out of there by midnight.',
						'{hero} pointed at the bed. “One hour,” {they} said. “Then we’re enemies.” “That’s fair,” said {foe}, and was asleep at once, like someone coming home. {hero} listened to the snoring. It fitted into the room so well that it was annoying.',
					],
				},
				{
					say: 'Shut the door, and push the table up against it',
					sets: ['shut'],
					outcome: [
						'{hero} shut the door and shoved the table up against it. It was quiet for a while. Then a stone dropped down the chimney with a note tied around it. “I know four ways into this house,” said the note. “I built them. But I was brought up to use the door.” {hero} read it several times. {They} had not known about the other three. Then {they} pulled the table away again, because the book was {hall.at}, and not in there.',
						'The table scraped across the floor, and that was that. On the step somebody sat down. “It’s pear wood, that table,” a voice said after a bit. “I made it from the tree that used to stand where you’ve put the beans.” {hero} sang, so as not to hear it. Then {they} had to move the table back, because the book was {hall.at}, and not in there.',
					],
				},
				{
					say: 'Run for the book while {foe} is still talking',
					sets: ['ran'],
					outcome: [
						'{hero} simply ran. {They was} over the hill before {they} remembered the soup, which was on the fire, and the gate, which was open, and the goat from next door. {foe} watched the soup begin to rise. {Foe.they} could have watched a little longer. It was {hero}’s soup. But it was {foe.their} floor, and {foe.they} went in and took it off.',
						'By the time {foe} had finished the sentence, there was nobody to hear the end of it. {hero} was off down the road. {They} had left the door open, and the soup on, and a goat was already looking at the beans with its head on one side. {foe} looked at the goat. “Oh, no, you don’t,” said {foe}, and lost half an hour by it.',
					],
				},
			],
			scene: { at: 'start', with: ['foe', 'host'], shows: ['door', 'pot'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['Two on One Road', 'The Race for the Book', 'Ahead by a Nose'],
			time: 'day',
			parts: [
				'@answer',
				{
					ran: [
						'It would have been a very good start, if {hero} had known how to pace {themself}. {foe} did. When {hero} stopped for breath, {foe} was a dot. When {hero} stopped again, {foe} was a dot with a bag.',
						'{hero} was far ahead, and that was the trouble with it: {they} had nobody to run against. {They} ran, and sat down, and ran. {foe} came on behind with the bag, at the speed of a person who has walked a very long way and means to walk the rest.',
					],
					else: [
						'There is one short road {hall.to}, and {hero} and {foe} both took it. When {hero} went faster, {foe} went faster. When {hero} slowed down, so as to seem not to care, {foe} went by, and seemed not to care at all. The two of them kept this up for an hour.',
						'“You needn’t keep next to me,” said {hero}. “I’m not,” said {foe}. “I’m walking on a road, and you’re on it.” Neither would leave the short road {hall.to} to the other. So the two of them went on like that, side by side, each of them alone.',
					],
				},
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Signpost', 'A Broken Strap', 'Which Way Is It Now?', 'Two Summers with a Bucket'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				{
					late: [
						'A good part of the day was gone by then, and the bell would not wait.',
						'So much time had gone, and the bell would ring when it rang. {hero} went faster.',
					],
				},
				[
					'“That was neatly done,” said {foe}, who had come through right behind {hero}. “I’d have told you so if you were somebody else.” And off {foe.they} marched with the bag. “Don’t underestimate that one,” said {friend.name}, {friend.a}, who was leaning over a wall. “All the stones of that house came up from the water in a bucket. One bucket, two summers. We used to lie in the grass and watch.”',
					'“Not bad,” said {foe}, coming through right behind, “for a burglar.” And {foe.they} walked on. Somebody laughed. It was {friend.name}, {friend.a}, who had been sitting there with {friend.their} lunch. “{Foe} is back, then! I watched that house being built. There was no money for a cart, so it all came up in a bucket, stone by stone. Two summers, it took. I never saw anybody want something so much.”',
				],
				[
					'{hero} had not known about the bucket. {They} had thought only about shingles. Then, around the bend, there was {foe} on a milestone. The strap of the bag had broken. In front of {foe.them} stood a signpost with two arms. One was for {hall}, and one was for THE LONG WAY AROUND. It was loose, and turned in the wind with a squeak. “They’ve moved the road since I left,” said {foe}, not looking at {hero}. “I shall just get my breath, and then I’ll read what it says.”',
					'Nobody had said anything about a bucket before. It is harder to be right, with a bucket in it. And around the next bend sat {foe}, on a milestone, because the strap of the bag had torn. There was a signpost, with one arm for {hall} and one that said THE LONG WAY AROUND. It hung loose, and squeaked, and turned with every wind. “There used to be one road here,” said {foe} to the milestone. “Now I’ll have to do what the sign says. As soon as I’ve got my breath.”',
				],
			],
			choices: [
				{
					say: 'Mend the strap, and take one end of the bag',
					sets: ['carried'],
					outcome: [
						'{hero} tied the strap together with a bit of bean string. Then {they} took one end of the bag, since it was no good tying a knot for somebody to break. “I’m still going to beat you,” said {foe}. “I know,” said {hero}. “What have you got in here?” “Hinges,” said {foe}. “For the other door. The one I hadn’t built yet.”',
						'“Give me that,” said {hero}, and knotted the strap, and took one end of the bag. So it hung between them. It is hard to race a person whose luggage you are carrying. “You lean to the left,” said {foe} after a while. “So does your roof,” said {hero}. “It did, I mean.”',
					],
				},
				{
					say: 'Walk on past without a word',
					sets: ['passed'],
					outcome: [
						'{hero} walked past. It was perfectly fair. No rule says that you have to stop. All the same {they} went faster than {they} needed to, until the squeak of the signpost could not be heard any more, and then a little farther, until {they} could no longer imagine it.',
						'{hero} looked straight ahead and went by. “Good luck to you,” said {foe}. It would have been easier if {foe.they} had said something nasty. {hero} tried to think of something nasty that {foe.they} could have said, and went through quite a few of them.',
					],
				},
				{
					say: 'Turn the arms of the signpost the other way',
					sets: ['signpost'],
					outcome: [
						'It took one push. Squeak, went the signpost, and then it pointed somewhere else, and {hero} went on with {their} heart going like a drum. At the next bend {they} looked around. {foe} had read it, and nodded to it, as one nods to someone who has been a help. Then {foe.they} took up the bag again and set off down the long way around.',
						'While {foe} bent over the strap, {hero} gave the signpost a push, and the wind was blamed for the squeak. “Much obliged,” {foe} said to it, a minute later, and walked off down the wrong road with the bag. {hero} had won. It was odd how much it felt like having eaten something.',
					],
				},
			],
			scene: { at: 'first', with: ['foe', 'friend'], shows: [], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['It Gets Dark', 'On to the Book', 'The Last Stretch'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					signpost: [
						'It was getting dark, and a mist was coming up. It came up mainly on the left, where the long way around went. {hero} kept to the right and looked at the lights of {hall} ahead. {They} had never been so far in front of anybody. It ought to have felt better.',
						'Nobody was behind {hero} now. {They} kept looking, all the same. The mist lay on the left like a big white animal that has lain down for the night, and the long way around went straight into it. {They} walked faster. It was getting dark.',
					],
					carried: [
						'So {hero} and {foe} came over the last hill, with the bag, and saw the lights of {hall}. “When we get there,” said {foe}, “I’m going to say dreadful things about you.” “I’ve got some about you,” said {hero}. Then the two of them changed sides, so that the bag could hang the other way for a while.',
						'“What would you do with it?” asked {foe}, on the last hill. “If you won.” “Open the door,” said {hero}. “And you?” “Shut it,” said {foe}. Both of them thought about that, and the bag swung in the middle. Below lay the lights of {hall}.',
					],
					else: [
						'The lights of {hall} came in sight. Behind {hero} on the road was a small bobbing lantern, which neither fell back nor came nearer. It was the most stubborn lantern that {hero} had ever seen. And there was only a mile to go.',
						'From the last hill {hero} could see the lights of {hall}. {They} could also see a lantern, when {they} looked back. It limped a little. Something with a broken strap was bumping along beside it. {hero} wished that {they} had not looked.',
					],
				},
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['One House, One Name', 'The Book Is Open', 'Who Is in the Right', 'The Pen'],
			time: 'night',
			parts: [
				'@second.outcome',
				{
					'signpost & first.hear or signpost & second.hear': [
						'On book night somebody always loses, so everybody comes. “Beans!” shouted the left half of {hall}. “Bucket!” shouted the right half, and then, “Where IS the bucket?” {host} pointed to the clock. The law says that you have to state your name before the bell. {hero} stated it. “Beans,” wrote {host}.',
					],
					'shut & first.hear or shut & second.hear': [
						'{Hall} was full, and knew all about the table. “Who shuts a door on a person?” cried the right half of {hall}. “It was {hero}’s door!” cried the left. “It was {foe}’s door!” “It was {foe}’s table!” {host} had the pen in one hand and the bell rope in the other, and was shouting too: if it wasn’t quiet by the bell, nobody would get anything.',
					],
					'first.hear or second.hear': [
						'{Hall} was full, and had got the story already, and had taken sides. “Beans! Beans!” shouted the left half of {hall}. “Bucket! Bucket!” shouted the right. By law you have to state your name before the bell. {hero} stated it, and {host} cupped an ear, and wrote down “Beans.” There were twenty minutes left.',
						'You could not hear your own thoughts {hall.at}. Everybody was explaining the law, and each had read a different bit of it. “Claims, please!” called {host}, looking at the clock. “No claims? Nobody?” {hero} was shouting from a yard away. And when the bell rang, the book would be shut.',
					],
					'signpost & first.trust or signpost & second.trust': [
						'It got quiet when {hero} came in. “Alone?” said {host}, and took back the pen. “We know {foe}. We don’t know you. Before I let you write in an empty house’s line, with the other one not here to object, I’d like to hear something good about you. From somebody else.” {hero} could think of nobody. {They} could only think of a squeak.',
					],
					'shut & first.trust or shut & second.trust': [
						'“That’s the one who put a table against the door,” somebody said, when {hero} came in. “With poor {foe} on the step.” {host} did not let go of the pen. “You say you’ve taken care of the place,” said {host}. “I’ve only heard how you take care of visitors. Is there anyone who can tell me something else?”',
					],
					'first.trust or second.trust': [
						'It grew quiet when {hero} came in, and it was not a nice quiet. “That’s the burglar,” somebody said. “Three hundred shingles? I’d like to see them.” “It’s dark,” said {host}, and kept hold of the pen. “So I’ll ask. Nobody can write in this book on nothing but their own word. Is there anyone here who can vouch for {hero}?”',
						'“{foe} I’ve known since I was small,” said {host}, “and you I’ve known since this afternoon. You say you mended the roof. Before I give you the pen I’ve got to hear it from somebody who isn’t you.” {hero} had spent {their} life being moved along, and that’s no way to collect witnesses.',
					],
					signpost: [
						'“Nobody?” {host} was calling, right in front, with one hand on the book. “Does nobody want it?” “I want it!” called {hero}. But so many people had come to watch that the ones at the back could not hear what was going on in front, and asked each other. “So do we all,” said the back of somebody’s neck.',
					],
					else: [
						'{foe} was a bit ahead, at the end, and that was enough. When {hero} got in, the crowd had already closed behind {foe.them}. “One claimant,” called {host}, far in front, and held out the pen. “Is there another? Then speak up!” {hero} spoke up. The nearest people turned around, and said, “Shh.”',
					],
				},
				bestGift('hear', 'trust', 'reach'),
				{
					'first.hear or second.hear': [
						'+ “It’s {hero},” said {hero} into the quiet, “for the house behind the beans.” {host} nodded, and put it down.',
						'“The little house,” said {hero} into the quiet. “I claim it. My name is {hero}.” This time {host} had it right.',
					],
					'first.trust or second.trust': [
						'+ “That’s enough for me,” said {host}. “You may claim it, like anybody else.”',
						'+ {host} looked around to see if anybody had something to say against that. Nobody had.',
					],
					signpost: '+ “I claim it,” said {hero}, a little out of breath.',
					else: '+ “Two claimants,” said {host}, and sighed, and pulled in the pen again.',
				},
				{
					'ran & !signpost':
						'“I took your soup off the fire,” said {foe}, when {hero} came up to the table. “It was going to boil over, on my floor.”',
				},
				{
					signpost: [
						'So {host} held out the pen. “Is the other one not coming?” {host} looked at the door. Everybody looked at the door. Outside there was mist, up to the windows. “Then there’s only one name to write,” said {host}. “That makes it easy.” It did not make it easy at all. The bell would ring in ten minutes.',
						'“Well, then it’s yours,” said {host}, and put the pen in {their} {hand}. “Funny that {foe} should give up so close to the end. It doesn’t sound like {foe.them}.” The door opened a crack, and some mist came in, and nobody else. It was ten minutes to the bell.',
					],
					else: [
						'“I carried it up in a bucket,” said {foe}. “It had a hole you could have dropped a cow through,” said {hero}. “It was my hole.” “It was my rain.” {host} listened with {host.their} head in {host.their} arms. “The trouble is that you’re both right,” said {host}. “If only one of you would be a bit wrong! Settle it yourselves.” And {host.they} laid down the pen between them. The bell would ring in ten minutes.',
						'“Now each of you gets one sentence,” said {host}. “I built it for good,” said {foe}. “I’ve never had another,” said {hero}. {host} had hoped for worse sentences. {Host.they} read the law again, in case it had changed, and then left the pen to the two of them. Ten minutes to the bell.',
					],
				},
				untoldAlly(
					['hear', 'trust', 'reach'],
					'+ {ally} had come along too, and looked at the pen, and at {hero}, and said nothing.',
				),
			],
			choices: [
				{
					say: 'Write your own name, in good clear letters',
					sets: ['own'],
					outcome: {
						signpost: [
							'{hero} wrote {their} name. The pen squeaked. It squeaked exactly like a signpost, and {they} wrote the last two letters very fast.',
							'It was not a long name, but it seemed to take all night. When it was done {hero} blew on it. “Happy?” asked {host}. {hero} said that {they} supposed so.',
						],
						else: [
							'{hero} wrote. It was {their} name, and it was in a book, and it said that {they was} in nobody’s way. {foe} waited until the last letter. Then {foe.they} picked up the bag and put {foe.their} own key down on the page.',
							'“I’m sorry,” said {hero}, and took the pen, and wrote {their} name. {They} took care not to make a blot. “Nice clear hand,” said {foe}, and laid a key on the table, and lifted the bag as if somebody had put stones in it.',
						],
					},
				},
				{
					say: 'Hand the pen across to {foe}',
					if: '!signpost',
					sets: ['yielded'],
					outcome: [
						'“You write,” said {hero}. “I’d have liked to win. But I’d have had to think of that bucket every time I looked at a wall.” {foe} held the pen for a while as if it were a trick. Then {foe.they} wrote, and it was {foe.their} turn not to know where to look.',
						'{hero} pushed the book across the table. “It’s your hole,” {they} said. “I only kept the rain out of it for a while.” {foe} looked for the joke, and there wasn’t one. Then {foe.they} wrote, slowly, like somebody who is out of practice at getting things.',
					],
				},
				{
					say: 'Write both names on the one line',
					if: '!signpost',
					sets: ['twin'],
					outcome: [
						'{hero} wrote {foe}’s name, and then {their} own, small, on the same line. “One house, one line,” {they} said. “It doesn’t say how much you can fit on it.” {host} turned the book around, and then {host.themself}, to see if it was any better from there.',
						'{hero} wrote as small as {they} could: {foe}, and then {hero}, with a gap in between. “What’s the gap for?” asked {host}. “For the table,” said {hero}. {foe} bent down and read it with one eye shut.',
					],
				},
				{
					say: 'Take a lantern and go to look for {foe}',
					if: 'signpost',
					sets: ['search'],
					outcome: [
						'{hero} put down the pen. “I know where {foe} is,” {they} said. “And I know why. I need a lantern, now. And if the bell rings, then it rings.”',
						'{hero} looked at the line, and at the mist, and put down the pen. “{foe} went the long way around,” {they} said, “because I turned the signpost. Can somebody lend me a lantern?”',
					],
				},
				{
					say: 'Tell {host} what you did to the signpost',
					if: 'signpost',
					sets: ['yielded', 'confessed'],
					outcome: [
						'“I turned the signpost,” said {hero}. {They} said it twice, since the first time only the pen had heard. “So it isn’t fair, and you have to write down the other name.”',
						'“{foe} isn’t late,” said {hero}. “{foe} is lost, and I did it. I turned the signpost around.” {They} held out the pen to {host}. “So please write {foe}.”',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'foe'], shows: ['book'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Bell', 'Come In', 'After the Bell', 'What a House Is For'],
			time: 'night',
			parts: [
				'@answer',
				{
					own: '',
					quiet: ['+ On the step that day {hero} had not found one word. Now there had been enough of them.', ''],
					bold: ['+ This morning’s war had begun faster than that.', ''],
					kind: ['+ Cutting a cake had never cost {hero} so much.', ''],
					honest: ['+ Ever since the name on the beam {hero} had known that it would come to this.', ''],
					clever: ['+ {hero} had thought out eleven ways of winning. This was not one of the eleven.', ''],
					careful: ['+ {hero} had taken the chain off, so to speak.', ''],
					merry: ['+ The whole room looked for the joke, and there was none.', ''],
					dreamy: ['+ {hero} could see the little house so clearly that the beans could have been counted.', ''],
					quick: ['+ It was the first thing all day that {hero} had thought about beforehand.', ''],
				},
				{
					'own & signpost': [
						'People clapped, and some of them clapped {hero} on the back. Nobody noticed how often {hero} looked at the door.',
						'“That was the shortest book night that we ever had,” an old woman complained. “I’d hardly sat down.”',
					],
					'own & let-in':
						'“Thank you for the hour in the bed,” said {foe}, at the door. “I’d forgotten how that ceiling looks.”',
					'own & passed':
						'“You walk fast,” said {foe}, at the door. “I noticed it at the signpost.” {hero} had nothing to say to that.',
					own: [
						'“Where will you go?” asked {hero}. {foe} was at the door already. “Along,” said {foe}.',
						'“The third stair creaks,” said {foe}, from the door. “You’ll think it’s somebody coming. It isn’t.”',
						'{hero} wanted to say something. There is something that one says. By the time {they} had thought of it, {foe} was out of the door.',
					],
					confessed: [
						'There was an uproar, and then there wasn’t. Everyone looked at {hero}, and nobody knew what to say, least of all {hero}.',
						'Nobody said anything. {host} wrote down the name, quite slowly, so as not to have to look up.',
					],
					search: [
						'Nobody laughed. An old man took his own lantern off its nail. “Left at the post,” he said. “It’s mostly bog.”',
						'“The bell is in ten minutes,” said {host}. “You’d lose it.” “I know,” said {hero}. Somebody handed over a lantern, and somebody else a rope.',
					],
					'yielded & passed': [
						'“You went by me, at the signpost,” said {foe}. “You could have gone on doing that.” “I kept looking back,” said {hero}.',
						'“And at the signpost you went straight past,” said {foe}. “I did,” said {hero}. “It was the longest bit of the road.”',
					],
					'twin & passed':
						'“You went by me without a word, at the signpost,” said {foe}. “Here are two,” said {hero}, and pointed to the line.',
					yielded: [
						'“You have to lift the door a little,” said {hero}. “I know,” said {foe}. “I hung it.”',
						'“Nobody’s ever handed over the pen before,” said {host}. “I don’t think there’s a law for it.” “Thank you,” said {foe} to {hero}, rather crossly. “I’m not going to say it twice.”',
					],
					twin: [
						'“I haven’t agreed to anything,” said {foe}. “Nor have I,” said {hero}. “It’s only ink.” One half of {hall} cheered, and the other half booed, and then they found that they had got it the wrong way around, and changed over.',
						'“I’ve got conditions,” said {foe}. “How many?” asked {hero}. “Eleven,” said {foe}. “I’ve got one,” said {hero}. “You have to knock.”',
					],
				},
				{
					search: '',
					confessed: '',
					'first.ally & second.ally':
						'{first.ally} and {second.ally}, who had come along, bent down and blew on the ink.',
					'first.ally': '{first.ally}, who had come along, bent down and blew on the ink.',
					'second.ally': '{second.ally}, who had come along, bent down and blew on the ink.',
				},
				{
					'end-nobody & search': [
						'{hero} ran back to the signpost, and down the long way around. The lantern lit up mist and nothing else. “{foe}!” {they} shouted. “{foe}!” Far off, through the mist, the bell began to ring. Near at hand somebody was whistling, out of tune. It was {foe}, sitting on the bag, and the bag was in bog up to its straps. “So that’s over,” said {foe}. “You’ve come to tell me that you won.” “I turned the signpost,” said {hero}. “And then I came to look for you, and didn’t sign.” Both of them thought about it. “So it’s nobody’s,” said {foe}. “For a whole year.” “Then nobody can throw us out,” said {hero}. The two of them pulled at the bag, until the bog let go. At the house {hero} went in first, and held the door. “Come in,” {hero} said. {They} had practiced it for a year, and it still came out hoarse. “And I’ll have the bed,” said {foe}. “It was a low trick, that signpost.”',
					],
					'end-nobody': [
						'And then the bell rang. It had got late, on the long road, and nobody had noticed how late. “Stop!” cried {host}. “Is that ink dry?” It was not. It was as wet as a frog. “A name counts when it’s dry. I’m sorry. I’m really very sorry.” The book was shut. The house was nobody’s, until this day next year. Everybody went home. {hero} and {foe} were not even able to quarrel. They walked along the same road, because they were both going to the same gate. “Nobody’s,” said {foe}, at the gate. “So whose bed is it?” “Nobody’s,” said {hero}. “And whose beans?” Both of them looked at the dark little house, which could not throw them out. “Come in, Nobody,” said {hero}, and held the door. “After you, Nobody,” said {foe}. “I’ll do the hinges tomorrow.”',
					],
					'end-both': [
						'{host} went through the law from front to back. It said “one house.” It said “one line.” It did not say that two people could not stand on it. The bell rang, and the ink was dry. At the gate {foe} stopped. “I’m difficult,” {foe.they} said. “I leave boots in the hall. I’ve lived with nobody but a bag for seven years.” “I’ve never lived with anybody,” said {hero}. “I was always moved along.” Then {hero} went in, and shut the door, with {foe} outside. “What are you doing?” cried {foe}. “Just knock,” said {hero}. There was a silence. Then there was a knock. “Come in!”',
						'“It doesn’t say you can’t,” said {host}, when {host.they} had been through the law three times, once of them backward. The bell rang on dry ink. {hero} and {foe} went home in the dark, and each of them carried one end of the bag. “I get up at five,” said {foe}. “I sing to the beans,” said {hero}. “Badly?” said {foe}. “Yes,” said {hero}. “We’ll see,” said {foe}. At the gate {foe} stopped and put down {foe.their} end. “You go in first,” {foe.they} said. “I’ve never once come home to anybody.” So {hero} went in, and lit the lamp, and shut the door, and sat down facing it, as {they} had sat all that year. Outside somebody cleared {foe.their} throat. The mat was straightened, for much too long. Then there was a knock, and {hero}, who had had the words ready since spring, found that {they} had to say them twice. “Come in! Oh, do come in!”',
					],
					'end-halves': [
						'The bell rang. “All right,” said {foe}. “Half of it. But don’t think I’ll talk to you.” The house was divided with paint, that same night. {hero} got the stove and the door. {foe} got the bed and the stairs, and had to come in through the window, with the bag. For a week nothing crossed the line but smells. Then it rained, and the rain came through, right above the line, so that both of them needed a bucket, and there was one bucket. “I’ll hold it,” said {hero}. “I’ve held it before,” said {foe}. Around three in the morning they were both holding it. “It’s your roof,” said {foe}. “It’s your wall that leans,” said {hero}. In the morning they mended both of them. Nobody ever painted over the line. The table went on top of it.',
						'“Half,” said {foe}, when the bell had stopped. “And I don’t know you.” So a string went across the house, from the front wall to the back. {hero} had the table, and {foe} had both chairs. {hero} had the lamp, and {foe} had the oil. At meals {hero} stood up and {foe} sat in the dark. It went on like that till the first snow. Then the cat from next door came in, walked along the string to the middle, lay down on it, and would not move. “It’s on my side,” said {foe}. “Only the front,” said {hero}. The front was warm and the back was warm. You can’t stroke half a cat. “I could lend you a chair,” said {foe}, after an hour, not looking up. “I could lend you the lamp,” said {hero}. When they got up the string had come off its nail, and neither of them could say who was nearest.',
					],
					'end-yielded & confessed': [
						'The name was written, and it was {foe}’s, and people moved back from {hero} as from a wet dog. Then some of them took lanterns and went out along the long way around. {hero} went in front. {foe} was found sitting on the bag, and the bag in bog up to its straps. {foe} was very rude. “Who turned that thing?” “I did,” said {hero}. “And who came to pull me out?” “I did.” “You ought to make up your mind,” said {foe}. {hero} did not go back to the house. {They} slept that winter in {friend}’s shed, and moved along when {they was} asked to. In March {they} had a note. “A shingle has come off,” it said. “I can’t get it to lie the way you did. I won’t beg. There are beans to plant as well.” And underneath, after a gap: “You may knock.”',
					],
					'end-yielded': [
						'The bell rang. The law was satisfied, and {hero} was once again in the way. {They} took one bean off the front of the house, and moved along. {They} had got as far as {friend}’s shed when it started to pour. At two in the morning there was a lantern outside. “I can’t sleep,” said {foe}, streaming. “There’s no drip. There was always a drip. I lie there and wait for it. What have you done?” “Three hundred shingles,” said {hero}. {foe} stood there in the rain. “I built it for one,” {foe.they} said. “I made that bench in the kitchen for two, though. I never asked myself why.” {foe} looked so angry that it took a while to see what was meant. “Is that a ‘Come in’?” asked {hero}. “I’m not used to saying it,” said {foe}. “Pick up your bean.”',
						'The bell rang, and there was a new name in the book, and {hero} was in the way again. It was nothing new. {They} slept at {friend}’s, in the shed, between a ladder and a wheelbarrow, and in the morning something was standing in front of the door. It was a pot of soup. The next morning it was a burned one. On the third there was a pot with a note in it. “What do you PUT in?” said the note. {hero} laughed, for the first time since Thursday. {They} went over to tell {foe}, and then {they} stood on the path, in front of that door, and could not do it. {They} had never knocked there. {They} had always been inside. “If you’re waiting for me to say it,” somebody called, through the wood, “I’ve been standing here since six. Knock!” So {hero} knocked. “Come in,” said {foe}. “It’s salt, isn’t it? I thought it was salt.”',
					],
					'end-alone & signpost': [
						'The bell rang, and the house was {hero}’s. The door opened just then. It was {foe}, wet to the neck, with weeds on the bag. {Foe.they} did not shout. {Foe.they} went up to the book, read what was in it, and nodded, as {foe.they} had nodded to the signpost. “Much obliged,” said {foe}. That was all. {hero} lived in the little house, and it kept out the rain. But every squeak of the gate made {them} jump. After a week {they} went and nailed down the signpost with eleven nails. After a month {they} sawed off the arm that said THE LONG WAY AROUND. In spring {they} walked it {themself}, to the end, and asked in every barn for somebody with a bag. “You took your time,” said {foe}, in the ninth. “I got lost,” said {hero}.',
					],
					'end-alone': [
						'The bell rang. Half of {hall} carried {hero} home and sang outside until one. Then it was quiet, and {hero} stood in {their} own kitchen and called “Come in!” a few times, to practice. It was a good house. It was so quiet that you could hear the beans. There was the bench that was just too long for one. There was the key, worn thin. {hero} stood it for eleven days. On the twelfth {they} took down a shingle and painted ROOM FOR ONE MORE on it, and nailed it up at the crossroads, below the sign. It was not a happy winter. In April somebody knocked. “I’m only here,” said {foe}, “because that shingle is on crooked.”',
						'So the house was {hero}’s, and it was in writing. {They} went home and called “Come in!” to the empty kitchen, to hear what it was like. It was like throwing a ball when there’s nobody to throw it back. {hero} did all the things that {they} had looked forward to. {They} moved the table. {They} moved it back. At night the third stair creaked, and {they} sat up in bed each time, although {they} knew that it was only the stair. It took {them} two weeks to find out where {foe} had gone, and a day to walk there. It was a room over a stable. {hero} looked at the door for a while. {They} had thought about knocks for a whole year, and it had never crossed {their} mind that {they} might have to do one. Then {they} knocked. “It’s open,” said {foe}. “I’ve come about your house,” said {hero}. “The stair keeps asking for you.”',
					],
				},
				{
					'ran & search':
						'“And I took your soup off the fire,” said {foe}, from the bed. “I’ve been regretting that all evening.”',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['foe'], shows: ['door', 'lantern', 'bell'], pose: 'stand', feeling: 'calm' },
		},
	],
};
