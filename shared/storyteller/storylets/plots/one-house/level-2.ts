import type { PlotLevel } from '../../format.ts';
import { bestGift, untoldAlly } from '../gift.ts';

export const oneHouse2: PlotLevel = {
	joins:
		'“{choice}” {hero} did that, and went home to {their} little house. And there at the door was {foe}, {foe.a}. “That’s my house,” said {foe}. “I built it, seven years ago.” But the roof had been full of holes, and it was {hero} who had mended it. Tonight {host.name}, {host.a}, would open the big book {hall.at}. The name that was in it at the bell would have the house. So both of them set out.',
	chapters: [
		{
			titles: ['Somebody at the Door', 'The House behind the Beans', 'Who Lives Here?', 'A Knock'],
			time: 'day',
			parts: [
				[
					'All {their} life {hero} had lived in corners, mostly behind other people’s stoves. {They was} {described}. “Could you move along a bit?” people said. Then one day {hero} found a house.',
					'{hero} used to live under the stairs of somebody else. {They was} {described}. “You’re in the way there,” people said. So {they} looked for a house with a door, and found one.',
					'“Could you move along a bit?” people always said to {hero}. {hero} had lived on a landing, and in a pantry, and for one winter under a table. {They was} {described}, and only wanted a door. And one day {hero} found one, with a house behind it.',
				],
				[
					'It stood not far from {start}, and it was empty. There was rain in the bed and a nest in the pot. {hero} mended the roof, and planted beans, and let the nest be till the birds had flown. Now {they} had a door, and could say “Come in!” But nobody had knocked yet.',
					'It stood near {start}, all by itself, and rain came in at the top. There was a nest in the pot. {hero} mended the roof, and planted beans, and cooked in a cup until the birds had flown. Now it was a home, with a door and all. {hero} had even tried out how to say “Come in!”',
					'The house was near {start}, and it was empty. The roof leaked so much that there was a puddle in the bed, and birds had a nest in the pot. So {hero} mended the roof, and planted beans, and did not cook until the birds had flown. Then {hero} sat down behind that door, and waited for a knock.',
				],
				[
					'Then somebody knocked. “Come in!” cried {hero}. “I will,” said {foe.name}, {foe.a}. “It’s my house. I built it. I went away to find a better one, and there’s none.”',
					'Knock, knock! It was the first knock ever. “What are you doing in my house?” said {foe.name}, {foe.a}. “I built it all by myself. I only went away to find a better one, and there’s none. Now I want to go to bed.”',
					'And then there were three knocks. {hero} ran to open. “Good,” said {foe.name}, {foe.a}, and put down a bag. “I built this house. Then I went off to find a better one, and there’s none. When will you be out of it?”',
				],
				{
					quiet: '{hero} did not say one word. So {foe} thought, “A burglar!”',
					bold: '“It’s mine!” cried {hero}. That is not how you win a friend.',
					kind: 'And {hero} had poured out the tea before {they} understood what it meant.',
					honest: '“There’s a name cut into the beam,” said {hero}. “I think it’s yours.” To say so was not clever.',
					clever: '“Prove it,” said {hero}. {foe} knew where each nail was. There were many nails.',
					careful: '{hero} opened the door only a crack, and kept the chain on. “I made that chain,” said {foe}.',
					merry: 'That had to be a joke, thought {hero}, and laughed. {foe} did not.',
					dreamy: '“Yes, yes, put it down there,” said {hero}, who had taken {foe.them} for the mail.',
					quick: '{hero} shut the door again so fast that {foe}’s bag got stuck in it.',
				},
				[
					'A coach was passing. “There’s a rule,” called {host.name}, {host.a}, who sat in it. “If you leave a house for seven years, it’s free. {foe} left seven years ago tonight! So come {hall.to}. I have a book there. When I ring the bell, the name that’s on the page gets the house. Then I shut the book for a year.”',
					'“What’s all this?” said {host.name}, {host.a}, who was going by in a coach. “You were gone for seven years? Then the house is free, from tonight on. Come {hall.to}! There’s one page in my book, and the name that’s on it at the bell gets the house. After that I shut it for a year.”',
					'{host.name}, {host.a}, had heard it from a coach in the road. “Then I’ll tell you the rule,” said {host}. “A house that’s left for seven years is free. The seven years are over tonight. I keep the book {hall.at}. When I ring the bell, the name that’s on the page gets the house. And then the book stays shut for a year.”',
				],
			],
			choices: [
				{
					say: 'Let {foe} lie down in the bed for an hour',
					sets: ['let-in'],
					outcome: [
						'“You came a long way,” said {hero}, and let {foe} have the bed. {Foe.they} lay there and looked up. “No drip,” said {foe}. “There was always a drip.” {Foe.they} sounded almost sad. After an hour it was time to go to the book, and to fight.',
						'{foe} slept for an hour in the bed, and {hero} sat on the bag. “You snore,” said {hero} when it was over. “I’ve come from the other end of the world,” said {foe}. “So let me snore.”',
					],
				},
				{
					say: 'Shut the door and push the table against it',
					sets: ['shut'],
					outcome: [
						'Bang! {hero} pushed the table against the door. On the other side somebody sat down on the step. “That’s a good table,” said a voice after a while. “I made it from a pear tree.” {hero} would rather not have known that. But the book would not wait. So the table went back to its place.',
						'{hero} shut the door and put the table in front. It was quiet. Then a small stone came down the chimney, with a note. “I know every way in,” it said. “But I was taught to knock.” So {hero} pulled the table away again, and came out.',
					],
				},
				{
					say: 'Run off to the book at once',
					sets: ['ran'],
					outcome: [
						'{hero} was off, and forgot the gate, and forgot the soup, which was on the fire. {foe} stood in the door, and saw it begin to boil. {Foe.they} went in and took it off. Then {foe} shut the gate, because of the beans.',
						'“I’ll be first!” thought {hero}, and was off, and left the house wide open, with soup on the fire. The soup boiled over. A goat came for the beans. {foe} could have let it. But {foe.they} chased out the goat, and took off the soup, and only then {foe.they} set out.',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['foe', 'host'],
				shows: ['door', 'book', 'pot'],
				pose: 'stand',
				feeling: 'surprised',
			},
		},
		{
			titles: ['On the Same Road', 'The Same Way', 'Side by Side'],
			time: 'day',
			parts: [
				'@answer',
				{
					ran: [
						'{hero} looked around. There was {foe}, far behind, with the bag, coming on like a clock.',
						'It was a long road {hall.to}. Each time that {hero} stopped for breath, {foe} was a little nearer, with the bag, and did not look tired at all.',
					],
					else: [
						'There was a short road {hall.to}, and both of them took it. {hero} went on the left, and {foe} on the right, with the bag. Neither of them said a word.',
						'Both of them took the short road. “You’re walking on my side,” said {foe}. “It isn’t your road as well,” said {hero}. After that nobody said anything for a mile.',
						'So both of them set out, and {foe} took the bag along. “I was on this road first,” said {hero}. “I was on it seven years ago,” said {foe}. After that they each looked at their own side of it.',
					],
				},
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['What {friend} Remembered', 'Stones in a Bucket', 'Farther On'],
			time: 'day',
			parts: [
				'@first.outcome',
				[
					'{foe} got by too, only slower. In front of a shed sat {friend.name}, {friend.a}. “Is that {foe}, back there?” asked {friend}. “I saw that house go up. {Foe.they} carried the stones from the water. One bucket at a time! It took two summers.” {hero} had not known about the bucket. It had been a nicer day without one.',
					'By a shed sat {friend.name}, {friend.a}, and looked down the road. “So {foe} is home,” said {friend}. “{Foe.they} brought each stone for that house up from the water, in one bucket. It took two summers, and the bucket leaked.” {hero} looked back. {foe} was getting by too. Nobody had said a word about a bucket.',
					'Farther on was a shed, and {friend.name}, {friend.a}, sat in front of it. “I know {foe},” said {friend}. “{Foe.they} came by here with a bucket of stones, every day, for two summers, to build that house.” So that had been quite true! Now {foe} came around the bend, slowly, with the bag, and {hero} did not know where to look.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['The Big Book', 'Two Who Are Right', 'Ink', 'Before the Bell'],
			time: 'night',
			parts: [
				'@second.outcome',
				['A bit later {foe} came after, with the bag.', '{foe} came after, and had not put down the bag once.'],
				{
					'shut & first.hear or shut & second.hear': [
						'“{hero} pushed a table against poor {foe}!” cried half of the people {hall.at}. “But {they} fixed the roof!” cried the other half. {host} held the pen in one hand and the bell rope in the other, and could not hear who wanted what.',
						'{Hall.at} they had all heard about the house. “The table!” shouted one half. “The roof!” shouted the other half. “Quiet!” called {host}, or so it looked. “If I can’t hear you, I can’t write you down! And soon I must ring the bell!”',
					],
					'first.hear or second.hear': [
						'{Hall.at} people had come to see who would get the house. Half of them shouted for {foe}, and half for {hero}. “Name, please!” called {host} at the book. {hero} said it six times. {host} wrote down “Pardon.” And soon the bell would ring!',
						'Half of the people {hall.at} were for {foe}, with a song, and half were for {hero}, with another song. {host} had one hand on the bell rope already. “Who wants this house?” called {host}, and nobody could hear the answer.',
					],
					'shut & first.trust or shut & second.trust': [
						'“So this is the one who pushed a table against {foe},” said {host} {hall.at}, and kept the pen. “But I mended the roof,” said {hero}. “And who was there to see it?” said {host}. “Is there anyone who can say something good about you?”',
					],
					'first.trust or second.trust': [
						'“I mended the roof,” said {hero} {hall.at}. “Anybody can say that,” said a man. And {host} did not let go of the pen. “I’ve known {foe} for years,” said {host}. “But I don’t know you. Is there anyone here who does?”',
						'“Who is that?” people whispered, when {hero} came in. “A burglar?” {host} had the book open and the pen ready. “First I must ask,” said {host}. “{foe} we know. Why should we believe what {hero} tells us?”',
					],
					else: [
						'“Come here, you two!” called {host}, with the big book, {hall.at}. {foe} pushed through with the bag. But {hero} was stuck at the very back. All the people who had come to look stood in front of the pen, and soon the bell would ring.',
						'The big book lay at the far end of {hall}. {foe} stood beside it already, for everybody had made room for {foe.them}. Nobody knew {hero}, and nobody made room. “I ring soon!” called {host}.',
					],
				},
				{
					'first.reach & second.reach & flies':
						'+ Nobody could fly over them, either. Up there hung the bell, with all its ropes, from wall to wall.',
				},
				bestGift('hear', 'trust', 'reach'),
				{
					'first.hear or second.hear': [
						'+ “{hero} and {foe},” said {hero}, and {host} heard it.',
						'+ “It is {foe}, and it is me,” said {hero} into the quiet.',
					],
					'first.trust or second.trust': [
						'+ “Good,” said {host}. “Then I have to hear you both.”',
						'+ So {host} let {hero} come up to the book, too.',
					],
				},
				[
					'So {hero} stood on one side of the book and {foe} on the other. “I built it,” said {foe}. “It would have fallen down,” said {hero}. {host} looked from one to the other. “You’re both right,” said {host}. “I hate that. So you must settle it. Write, and be quick! The ink has to be dry when I ring.” And there was one pen.',
					'“Without me there would be no house,” said {foe}. “Without me there would be no roof on it,” said {hero}. {host} gave a long sigh, and put one pen on the table. “That’s two who are right. So settle it yourselves. Somebody write, please! When I ring, the ink must be dry.”',
					'“Two summers, one bucket,” said {foe}. “One winter, one hammer,” said {hero}. Then they both looked at {host}. “I only keep the book,” said {host}. “You must settle it. There’s the page, and there’s the pen. Be quick. If the ink is wet when I ring, it doesn’t count.”',
				],
				untoldAlly(['hear', 'trust', 'reach'], '+ {ally} had found a seat at the back, and nodded to {hero}.'),
			],
			choices: [
				{
					say: 'Take the pen and write your own name',
					sets: ['own'],
					outcome: [
						'{hero} took the pen and wrote {their} own name, and made no blot. It looked very small on such a big page. {foe} picked up the bag.',
						'“I’m tired of moving along,” said {hero}, and wrote {their} name. {foe} watched each letter. Then {foe.they} turned to go.',
					],
				},
				{
					say: 'Hold out the pen to {foe}',
					sets: ['yielded'],
					outcome: [
						'{hero} held out the pen. “I couldn’t have carried that bucket,” said {hero}. {foe} wrote, and took a long time, with a shaky pen.',
						'“Here,” said {hero}. “You came all this way to it. I only came in out of the rain.” And {foe} wrote, and did not look up.',
					],
				},
				{
					say: 'Write both of the names, one under the other',
					sets: ['twin'],
					outcome: [
						'First {hero} wrote the name of {foe}, and then {their} own under it. “One page, two names,” said {hero}. “The house has two windows.” {foe} bent down and read it twice.',
						'{hero} wrote two names, one under the other, like two bunks. “It’s a small house,” said {foe}. “We’re not very big,” said {hero}.',
					],
				},
			],
			scene: { at: 'hall', with: ['foe', 'host'], shows: ['book'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Whose House It Is', 'The Bell', 'Somebody Knocked Again', 'Home'],
			time: 'night',
			parts: [
				'@answer',
				{
					own: '',
					quiet: ['+ At the door {hero} had found no word at all. Now there were enough.', ''],
					bold: ['+ To shout “mine” had been easy for {hero}. This was not.', ''],
					kind: ['+ To pour out tea had been easy. This was a whole house.', ''],
					honest: ['+ There was that name on the beam, and {hero} had not forgotten it.', ''],
					clever: ['+ There was no clever way around it. {hero} had looked.', ''],
					careful: ['+ {hero} had thought about it ever since the bucket.', ''],
					merry: ['+ It was the first time that day that {hero} did not see a joke in it.', ''],
					dreamy: '',
					quick: ['+ It was the slowest thing that {hero} had ever done.', ''],
				},
				{
					'own & first.ally & second.ally':
						'“Good night,” said {first.ally} and {second.ally}, who had come along, and did not say more.',
					'own & first.ally': '“Good night,” said {first.ally}, who had come along, and did not say more.',
					'own & second.ally': '“Good night,” said {second.ally}, who had come along, and did not say more.',
				},
				{
					own: [
						'{foe} was at the door already. “Where will you go?” asked {hero}. “Along,” said {foe}.',
						'“The door sticks when it rains,” said {foe}. “You have to kick it.” That was all {foe.they} said.',
						'',
					],
					yielded: [
						'{hero} held out the key. “It turns to the left,” said {hero}. “I know,” said {foe}. “I made the lock.”',
						'“Thank you,” said {foe}. “I don’t like to say it twice.” {hero} had not known what to do with {their} {hands}, and put the key into {foe}’s.',
						'',
					],
				},
				{
					'end-nobody': [
						'Bong, went the bell. The two of them had come so late. “Oh dear,” said {host}, and looked at the page. “It’s still wet. And wet doesn’t count.” Thump, and the book was shut for a whole year. So {hero} and {foe} went back, one on each side of the road. At the gate they stopped. “I can’t put you out,” said {hero}. “It isn’t mine.” “I can’t put you out either,” said {foe}. They thought that over. “Who gets the bed?” asked {hero}. “Nobody,” said {foe}. “We take turns.” And {foe} knocked. “Come in!” said {hero}.',
						'Then the bell rang. The two of them had come so late, and the ink was wet! “Then it doesn’t count,” said {host}, and shut the book with a thump. “So it’s nobody’s house, for one more year.” {hero} and {foe} went back without a word. Halfway there {foe} stopped. “If it’s nobody’s,” said {foe}, “then who can put us out?” “Nobody,” said {hero}. At home {foe} knocked all the same. “Come in!” cried {hero}, and meant it.',
					],
					'end-both': [
						'“It doesn’t say you can’t,” said {host}, who had read it twice, and sat down. And {host.they} rang the bell. At home {foe} hung up the bag on its old nail, and looked at the roof, and said nothing, which was a lot. {hero} put two spoons on the table. Then {they} went out and shut the door. “Did you forget something?” called {foe}. Knock, knock, went the door. “Oh,” said {foe}. “Oh! Come in!”',
						'{host} read it out, and looked for a rule against it. There was none, and the bell rang. So {hero} and {foe} went back in the dark, with the bag between them. {foe} wanted the window that looked at the road, and {hero} the one with the beans, so that was easy. Then {foe} stepped out once more and shut the door. “What is it?” asked {hero}. Knock, knock. “Come in!” cried {hero}. It sounded just as good as it should.',
						'{host} put on a pair of glasses, and then another pair on top. “It fits on the page,” said {host}, and rang the bell. So that was that. At home there was one bed, and one chair, and one cup. {foe} went out to the shed and came back with wood. {hero} held, and {foe} sawed. By midnight there were two of everything. “Now it’s a house,” said {foe}. “It was a house before,” said {hero}. “Before, it was a roof,” said {foe}, “and before that, it was walls.” Then each of them went out once and knocked, so that each could call “Come in!”',
					],
					'end-halves': [
						'There was no rule against two names, and {host} rang the bell. “You can have the left half,” said {foe}, “and I’ll have the right. And don’t say good morning to me, after you pushed that table!” So a string was stretched across the house. On one side it smelled of soup, and on the other it was warm. On the second night it began to drip, right on the string. “That drip is yours,” said {foe}. “It’s yours,” said {hero}. Both of them got up to hold a pot under it, and held it till it was light. Then {foe} knocked on the pot. “Come in,” said {hero}. “Good morning,” said {foe}.',
						'There was no rule against two names, and {host} rang the bell. “I’ll live there,” said {foe}, “but not with somebody who puts a table against me.” So a line was painted down the middle of the house. {hero} had the stove and the door. {foe} had the bed, and had to climb in at the window. On the third night {hero} lay down on the stones by the line. “Are you cold?” said {foe}. “Are you hungry?” said {hero}. There was a long silence. Knock, knock, went something on the stones. “Come in,” said {hero}. And a pillow came over the line, and a bowl of soup went back.',
					],
					'end-yielded': [
						'The bell rang, and it was {foe}’s house. {hero} took one bean, and slept in {friend}’s shed. Long before it was light there was a lantern on the road. “How much water do beans get?” said {foe}. “Why does the door stick now? And what do you do with the evenings?” “I wait for somebody to knock,” said {hero}. {foe} looked at the lantern, and at the shed. Then {foe.they} knocked. “Come in!” said {hero}. “I can’t get the soup right,” said {foe}. “Come home.”',
						'The bell rang, and the ink was dry. {hero} packed. There was a cup, and a bean, and the nest that had been in the pot, and that was all. {They} slept in {friend}’s shed, between the rakes. In the middle of the night the rakes fell over. “Who put these here?” said {foe}. “What do you want?” said {hero}. “It’s the door,” said {foe}. “I sit there and look at it, and nobody knocks. Was it always like that?” “Always,” said {hero}. “It’s the same for everyone. You have to be out, and come home.” {foe} thought about that all the way back, and {hero} went along. Then {foe} went in first, and shut the door, and waited. Knock, knock. “Come in!” cried {foe}.',
						'The bell rang, and it was {foe}’s house. So {hero} moved along once more, with nothing but a bean, for luck. It rained, and {they} had got as far as {friend}’s shed when somebody came up behind with a lantern. “That roof,” said {foe}, quite wet. “What did you do to it? There’s no drip! I have slept with a drip all my life. I can’t close an eye.” {hero} thought it over. “I could come and tap on something,” said {hero}. “Softly,” said {foe}. “Till I’m asleep. And then you may as well stay.” So the two of them went back, and {hero} knocked. “Come in!” said {foe}.',
					],
					'end-alone': [
						'The bell rang, and the house was {hero}’s. There were three cheers, and everyone went home, except for {foe}, who had no home to go to. {hero} sat at the table, with too much soup, and said “Come in!” to the door, to hear how it sounded. It sounded very small. In the morning {they} hung a board on the gate. SOUP FOR TWO, it said. All winter there was soup for two, and {hero} ate both. When the beans came up, somebody stood at the gate and read the board out loud. Then there was a knock. “Come in!” cried {hero}, without asking who it was. It was {foe}.',
						'The bell rang. So {hero} had the house, and it was the law. {foe} went off with the bag, and did not look back at the roof. {hero} locked the door and ate beans. Nobody said “Move along,” and it stayed quiet. Nobody knocked. One morning {they} went back to the gate and put up a note. “Room for one more,” it said. “Please knock.” All winter nobody did. In spring somebody knocked, not very loud. “I was just passing,” said {foe}. “Come in,” said {hero}. “Come in, come in!”',
					],
				},
				{
					'ran & end-alone': '+ And {hero} took the bag. “I never thanked you for the soup.”',
					'ran & end-yielded': '+ “And I owe you for the soup,” said {hero}.',
					'let-in & end-both': '+ In bed that night {foe} looked up. “Now it only needs a drip.”',
					'let-in & end-alone': '+ “I still snore,” said {foe}.',
					'let-in & end-yielded': '+ That night {foe} pointed at the bed. “You may have it for an hour.”',
					'shut & end-alone': '+ And the table stood at the wall, where a table should.',
					'shut & end-yielded': '+ “And it’s a good table,” said {hero}. “I ought to know.”',
					'let-in & end-nobody': '+ “But I snore,” said {foe}. “I know,” said {hero}.',
					ran: '+ {foe} looked at the pot. “You took off my soup,” said {hero}. “It would have burned,” said {foe}. “I hate waste.”',
				},
				{
					'first.ally & second.ally & end-both or first.ally & second.ally & end-halves or first.ally & second.ally & end-nobody or first.ally & second.ally & end-yielded & !confessed':
						'On Sunday somebody knocked again. It was {first.ally}, with {second.ally}. “Come in!” said {hero} and {foe}, both at once.',
					'first.ally & end-both or first.ally & end-halves or first.ally & end-nobody or first.ally & end-yielded & !confessed':
						'On Sunday somebody knocked again. It was {first.ally}. “Come in!” said {hero} and {foe}, both at once.',
					'second.ally & end-both or second.ally & end-halves or second.ally & end-nobody or second.ally & end-yielded & !confessed':
						'On Sunday somebody knocked again. It was {second.ally}. “Come in!” said {hero} and {foe}, both at once.',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['foe'], shows: ['lantern', 'door', 'book'], pose: 'stand', feeling: 'calm' },
		},
	],
};
