import type { Obstacle } from '../../format.ts';

export const longFarewell: Obstacle = {
	id: 'long-farewell',
	alsoIn: ['circus', 'cooking', 'superhero', 'detective', 'historical', 'time-travel', 'mystery'],
	place: { the: 'Opera Street', at: 'in Opera Street', to: 'to Opera Street', backdrop: 'city' },
	people: { fiora: { call: 'Donna Fiora', a: 'a giraffe in a traveling cloak', type: 'Giraffe', pronoun: 'she' } },
	props: ['chest', 'flower'],
	blocks: ['flies'],
	ways: [
		{ id: 'stay', use: 'trust', ally: 'fiora' },
		{ id: 'farewell', use: 'hear' },
		{ id: 'roses', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'The street was full of boxes and roses, from wall to wall. There stood a coach, too, and on top of it Donna Fiora, a giraffe. “I go away for ever!” she sang. “Farewell!” All the people waved. But she did not go. She wanted just one of them to say “Stay!”',
			flies: '“Can’t I fly?” asked {hero}. But up there was her neck. “Look at me first!” sang Donna Fiora.',
			ways: [
				{
					say: 'Say “Please stay and sing for me”',
					outcome:
						'“Please stay,” said {hero}. “I want to hear you sing.” “You said stay!” cried Donna Fiora. It was all she wanted. So down she came, and the coach and the boxes went away. And she came along, and sang as she went.',
					later:
						'“They all just waved,” said Donna Fiora. “But {hero} said, ‘Please stay,’ and meant it. {hero} tells the truth.”',
				},
				{
					say: 'Learn to say “Farewell!” as she does',
					outcome:
						'“How do you say it?” asked {hero}. “Fare… WELL!” said Donna Fiora, with a sob. “Fare… WELL!” said {hero}. It was so sad that the horses cried. They pulled the coach to the side, and the street was free.',
					later:
						'“Fare… WELL!” called {hero}, with a sob. “Oh, who goes away?” said the people. And they all hushed, to hear who it was.',
				},
				{
					say: 'Take all the roses and walk with them',
					outcome:
						'{hero} took the roses, all of them, up to the nose. “Roses!” called {hero}. “Let the roses by!” So the people all made way, and put the boxes to the side. “They love me!” called Donna Fiora. “Keep some of the roses.”',
					later:
						'{hero} held up Donna Fiora’s roses, and called, “Roses!” “Are they for me?” said the people, and made way. And there was {hero}, in front.',
				},
			],
		},
		2: {
			meet: [
				'In Opera Street there was no room to walk. There were a coach, and hat boxes, and chests, and roses in the gutter. On top of it all stood Donna Fiora, a giraffe in a cloak, and a very great singer. “I am leaving you for ever!” she sang. “Farewell!” The people waved. It had been going on for a week. “I said it at dinner, because the fish was cold,” she whispered. “I only wanted [somebody|one of them] to say, ‘Oh, don’t.’ They are so polite! They help me pack.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “You can’t leave by air before me,” said Donna Fiora. “I have been trying to leave for a week.”',
			ways: [
				{
					say: 'Ask her to stay because you have never heard her',
					outcome:
						'“Please don’t go,” said {hero}. Everybody gasped. “I’ve never heard you sing. I wouldn’t know what I’d missed.” Donna Fiora sat down on a hat box. “At last,” she said, and cried a little, and told the coachman to carry it all in again. So the street was free. Then Donna Fiora walked along, and sang at each corner, only for {hero}.',
					later:
						'Donna Fiora had to bend her neck to get in. “My public loves me,” she said. “They carried my boxes. {hero} did not clap and did not wave. {They} said one plain thing, and it was true. In all the world of opera I have not met that before.”',
				},
				{
					say: 'Have her teach you how to say farewell',
					outcome:
						'“How do you do it, so that they all stand still?” asked {hero}. “With a sob,” said Donna Fiora. “On the second half. Fare… WELL.” {hero} tried. The third time it was so sad that the coachman took off his hat, and two ladies moved three chests to get closer. That left a gap as wide as a coach.',
					later:
						'{hero} stood up on a chair. “Fare…” cried {hero}, “WELL!” The noise broke off. Who was leaving? Had somebody been unkind? The people stood with their handkerchiefs ready.',
				},
				{
					say: 'Carry her roses through the crowd to the coach',
					outcome:
						'There were nine armfuls of roses. {hero} took up so many that there was nothing left to see but roses. “Roses!” called {hero}. The crowd parted. Nobody stands in the way of roses. {hero} laid them on the coach, all but a dozen, and went around the corner with those. The way stayed open for anyone. “People never know who it is, behind them!” called Donna Fiora.',
					later:
						'{hero} held up Donna Fiora’s dozen roses. “Roses!” called {hero}, from behind. “For whom?” everybody asked, and hoped, and made room. They were still hoping when {hero} was in front.',
				},
			],
		},
		3: {
			meet: [
				'The way led down Opera Street, and it was blocked from the stage door to the fountain. There was a coach with six horses. There were thirty-one chests, and a harp, and a stuffed bear, and roses all along the gutter. On the box of the coach, taller than all of it, stood a giraffe in a traveling cloak. “Farewell!” she cried. “I leave you for ever!” “Farewell, Donna Fiora!” called the people warmly, and waved. It was the eighth day. She had said it at dinner, when they’d served her somebody else’s fish. “I thought there’d be an outcry,” she told {hero}, out of the side of her mouth. “I thought they’d lie down in front of the wheels. And they brought string!” Whoever wanted to get on went around by the fish market. [The horses had gone to sleep.|Two of the horses were asleep.]',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “Over me?” said Donna Fiora. “It’s my exit. One does not exit over an exit.”',
			ways: [
				{
					say: 'Ask her to stay, since you never heard her sing',
					outcome:
						'“Don’t go,” said {hero}. There was silence along the street. The handkerchiefs came down. It hadn’t crossed anybody’s mind that you could say that; she was a great lady, and she’d seemed so certain. “Why not?” asked Donna Fiora in a small voice. “I’ve never heard you,” said {hero}. “I’ve only heard you leave.” She thought about that. Then she threw off the cloak, and told them all to carry it in again, chest by chest, and the bear. She walked with {hero} out of the town, and sang. It was far too big for a road. Some of it is still there.',
					later:
						'The door opened, and a long neck came in, and then there was a wait for the rest. “I have been adored,” said Donna Fiora, “by experts. They’d have adored me right onto the boat. {hero} told me that {they} had never heard me in {their} life.” She looked down at the room, all the way. “It was the first remark in years that was not about the fish. I would take any note from there.”',
				},
				{
					say: 'Take a lesson from her in saying farewell',
					outcome:
						'“You’re very good at it,” said {hero}. “I couldn’t keep people standing for eight days.” Donna Fiora unbent. “The first half is nothing,” she said. “Any fool can say ‘fare.’ It’s the ‘well.’ You have to hope that they’ll stop you.” The two of them practiced, up there among the chests. On the fifth try it went through the street like a cold draft. A policeman wept. The coachman was so much moved that he moved the coach, right up onto the pavement, with his face in his sleeve. There was a street again, and {hero} got down on the far side. “Too much tremolo,” called Donna Fiora. “But it came from somewhere.”',
					later:
						'{hero} got up where everybody could see, and held out both {hands}. “Fare…” called {hero}, “WELL!” You could feel it in your teeth. People stopped in the middle of each other. They didn’t know who was going, or what they’d done; they just hoped very much that it wasn’t too late to say something nice.',
				},
				{
					say: 'Bring her roses to the coach, all at one go',
					outcome:
						'They had been thrown to her, all those roses, in eight days. {hero} gathered them up, and went on gathering, until all you could see was a hedge that walked. “Roses!” it said. You can push in front of a person, but who would push in front of roses? The crowd opened. The chests were slid aside; a man lifted the bear. {hero} had gone right past the coach, with the whole street open behind, before it struck anyone that they’d been going the wrong way. Donna Fiora had seen it. She was tall. “It’s how I got into the opera!” she called after the last dozen.',
					later:
						'{hero} held up the last dozen of Donna Fiora’s roses and got behind them. “Roses!” {they} called, in a bored kind of voice, like a delivery. Each of those people had always thought that it might happen one day. They drew in their stomachs, and touched their hair, and let it go by; it was clearly for the next person, or the one after that; and then there were no more persons.',
				},
			],
		},
		4: {
			meet: [
				'The way went along Opera Street, which was closed because of a farewell. It had lasted for eight days. A coach stood in front of the theater, with thirty-one trunks around it, a harp, a stuffed bear, and roses up to the curb, and on the coach stood a giraffe. She was a very great singer. “I am leaving you,” cried Donna Fiora, “for ever!” At first people had climbed over the trunks, but by now there were roses on top, with thorns. Everyone waved handkerchiefs. They had loved her for years, and would never have dreamed of standing in her way. “They brought me string,” she told {hero}, “for the trunks.” It had begun with a plate of fish. She had stood up from the table and said the words, as she had in eleven operas. In an opera the tenor comes running at that point and bars the door. [In life, it turned out, there was no tenor.|There was no tenor, it turned out, in life.] There had been one once, on a real pier, when she really meant it. He had clapped.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. Nobody could leave over her head, said Donna Fiora. It was the first rule of the theater, and she had made it.',
			ways: [
				{
					say: 'Ask her to stay, and sing for you',
					outcome:
						'“I wish you’d stay,” said {hero}. All along the street the handkerchiefs came down. “Why?” asked Donna Fiora. Her voice was not quite steady. “I’ve never heard you sing,” said {hero}. “I’ve only come for the end.” She stood there at her full height, and there was no music for this. “Nobody ever told me that,” said Donna Fiora. “They have all always heard me already.” She had everything carried back in, down to the last trunk, except for the bear, which she gave away. On the road, beside {hero}, she began with a scale. By the second milestone it had turned into something else. At a farm a woman came to the door with a pan in her hand, and stood there, and forgot the pan.',
					later:
						'Donna Fiora came in bit by bit, because there was a lamp. “They’ve told me in nine languages that I’m divine,” she said, “and when I said I was going, they all cried and helped me pack. I didn’t want to go. {hero} was the only one who contradicted me.” She lowered her head, until she could look along the rows. “Keep somebody who does that,” said Donna Fiora. “You will not enjoy it, and you will miss it if it goes.”',
				},
				{
					say: 'Take a lesson from her in saying goodbye',
					outcome:
						'“It’s magnificent,” said {hero}. “How do you do it?” In eight days nobody had asked her anything. “They think it’s the volume,” said Donna Fiora. “It’s where you look. You say the first half to everyone. The second half you say to the one person who could stop you.” “And if there isn’t one?” asked {hero}. “Then it’s only technique,” said Donna Fiora. The two of them practiced among the hatboxes. At the seventh try something went down the street that made people turn up their collars. The coachman hid his face in the nearest horse’s mane, and all six horses stepped aside by themselves, coach and all. There was room for a whole procession. “You were thinking of somebody,” said Donna Fiora from above.',
					later:
						'“Fare,” said {hero}, to all of them, as Donna Fiora had taught {them}. And then, to somebody whom nobody could see, as if over the rail of a ship: “well.” You can’t shout a thing like that down, because it is already over. Everybody turned around. A man who had been about to say something unforgivable was looking for his wife. Nobody spoke. They wanted to hear that the ship had not left yet.',
				},
				{
					say: 'Carry all her roses to the coach',
					outcome:
						'For eight days people had thrown her roses, and some of them were still fresh. {hero} began to pick them up. It became an armful, and then a haystack. In the end a heap of roses came walking up Opera Street, and said from time to time, “Roses.” Nobody asked whom they were for. People drew in their skirts, moved the trunks, and held the bear. If something is so clearly meant for somebody, and so clearly about love, people will stand in the gutter to let it through. It was past the coach before anyone noticed, and behind it Opera Street was open from end to end. Only Donna Fiora had been watching. She did not call after the last dozen, which went on up the road.',
					later:
						'{hero} held the last dozen of Donna Fiora’s roses in front and walked behind them. “Roses,” {they} said, like somebody who delivers. There was nobody in that room, however old or plain, who did not have a place to put them. The rows made themselves narrow. One after another they looked for a card, and found none, and breathed out, and let the roses pass. And so the roses came to the front, and {hero} came with them.',
				},
			],
		},
	},
};
