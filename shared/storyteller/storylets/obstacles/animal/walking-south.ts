import type { Obstacle } from '../../format.ts';

export const walkingSouth: Obstacle = {
	id: 'walking-south',
	alsoIn: ['adventure', 'fairy-tale', 'forest', 'historical', 'western', 'unicorn', 'fantasy', 'dragon'],
	place: { the: 'the goose road', at: 'on the goose road', to: 'to the goose road', backdrop: 'meadow' },
	people: { wilbur: { call: 'Wilbur', a: 'a goose in a scarf', type: 'Duck', pronoun: 'he' } },
	props: [],
	blocks: ['flies'],
	ways: [
		{ id: 'change', use: 'reach' },
		{ id: 'all-here', use: 'hear' },
		{ id: 'stone', use: 'trust', cost: 'time', ally: 'wilbur' },
	],
	levels: {
		1: {
			meet: 'The road was full of geese, in a big V, from ditch to ditch. No one could get by. “All here?” called Wilbur, the goose in front. “Call ‘Change!’ when you’re tired, and go to the back.” Then he said softly to {hero}, “High up I get dizzy, so I walk. So they all walk too. I don’t dare to tell them why.”',
			flies:
				'“Can’t I fly?” asked {hero}. “Oh, please stay down!” said Wilbur. “If you fly, they will ask why I don’t.”',
			ways: [
				{
					say: 'Walk in the V, and call “Change!”',
					outcome:
						'{hero} walked at the end of the V, and called, “Change!” So the first goose went to the back. “Change!” So did the next. Soon each goose had been first, and was tired. So they sat down in the grass, and the road was free.',
					later:
						'“Change!” called {hero}. So the ones in front went to the back, and the others moved up. “Change!” And now {hero} was in front.',
				},
				{
					say: 'Call “All here?” like Wilbur',
					outcome:
						'“ALL HERE?” called {hero}, like Wilbur. “Here! Here!” said the geese. They stood still and listened. “Now I can tell them,” said Wilbur, and he did. “Oh!” they said. “We get dizzy too!” They sat down in the grass to talk, and the road was free.',
					later:
						'“ALL HERE?” called {hero}. “Here! Here!” said all the people. And then they were still, to hear if one was missing.',
				},
				{
					say: 'Get up on a small stone with Wilbur',
					outcome:
						'“This stone isn’t high,” said {hero}. “Come up with me.” So Wilbur got up on it, and then on a wall. It took a long, long time, but he did not get dizzy. “Now you can fly,” he told the other geese, and off they went. And he came along, from wall to wall.',
					later:
						'“High up I get dizzy,” said Wilbur. “{hero} didn’t laugh. {hero} helped me, one stone at a time, till I could do it.”',
				},
			],
		},
		2: {
			meet: [
				'Down the road came geese. They were going south for the winter, and they were walking. They walked in a V, from one ditch to the other, and there was no way by. In front went Wilbur, a goose in a scarf. When he was tired he should have called “Change!” and gone to the back, but he never had. “It’s [healthy|better for the feet],” he said. The others looked at the sky. “When I fly and look down, it all spins,” Wilbur whispered to {hero}. “I can’t tell them. I’m in front.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “Please don’t fly over us,” whispered Wilbur. “They’ll look up. And then they’ll look at me.”',
			ways: [
				{
					say: 'Join the end of the V, and call “Change!”',
					outcome:
						'{hero} went to the end of the V. “Change!” called {hero}. Wilbur was so glad that he went at once. “Change! Change!” Forty changes later the geese had all been in front, and sat down in the grass to talk about it. So the road was free.',
					later:
						'“Change!” called {hero} at the back of the room. The ones in front looked around. It sounded like a rule. So they went to the back, and the next ones too, and after five changes {hero} was in front.',
					as: {
						quick: '{Trait} {hero} did forty changes in four minutes.',
					},
				},
				{
					say: 'Learn the call with which Wilbur counts his geese',
					outcome:
						'“What do you call when you stop?” asked {hero}. “ALL HERE?” called Wilbur. The call ran down one side of the V and up the other. “Here! Here! Here!” Then the geese all stood in a row beside the road, to hear if anybody was missing. It was very quiet, and the road was free. “Nobody is missing,” said Wilbur, and was as glad as every time.',
					later:
						'“ALL HERE?” called {hero}. “Here,” said somebody, and somebody else, and so it went around the room. At the end they stood still. There is always one who is missing. They listened for that one.',
				},
				{
					say: 'Practice with Wilbur, from a stone up to a wall',
					outcome:
						'“That stone is as high as an egg,” said {hero}. Wilbur climbed on it with his eyes shut. Nothing spun. Then there was a log, and then a milk stool. It took longer than {hero} liked, and the others ate grass and saw nothing, on purpose. In the end Wilbur stood on a wall. “I can see the sea!” he said. He sent the others on ahead, by air, and came along on the wall.',
					later:
						'“I’m afraid of heights,” said Wilbur from the table, “and I am a goose. {hero} knew it the whole way, and did not laugh, and told no one. {They} found me a stone.” He looked down once, and swallowed.',
				},
			],
		},
		3: {
			meet: [
				'There were sixty geese on the road, and they were on their way south. [They were going on foot. They went in a V, as geese do, from ditch to ditch, so that nobody could get past before the next crossroads, and at their pace that was two days off.|They were walking. Their V reached from ditch to ditch, so that nobody got past before the next crossroads, and that was two days off, at the pace of a goose.] The point of the V was a goose in a woolen scarf. “We find that you see more,” said Wilbur. “And it’s so [good for the ankles|healthy].” He called the roll at every hedge, and never once a change of leader. In six weeks they’d come four miles. [Behind him fifty-nine beaks pointed straight ahead, and a hundred and eighteen eyes slid up to the sky and down again.|Behind him a hundred and eighteen eyes slid up to the sky, and came down again, because it was not polite.] Wilbur dropped his voice. “I looked down once,” he told {hero}. “Over the mill. It all went round. I’d have told them, but I was in front, and you can’t turn to people behind you and say a thing like that.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “I’d be obliged if you didn’t fly,” murmured Wilbur. “They’re very good about it. But they’d look up all at once, and I’d hear it.”',
			ways: [
				{
					say: 'Fall in at the end, and call the change',
					outcome:
						'“What happens when the first one’s tired?” asked {hero}. “He calls ‘Change!’ and drops to the rear,” said Wilbur, “and everybody moves up one. I’ve never liked to. They’d have thought that I couldn’t.” {hero} fell in behind the last goose. “Change!” {they} called. There was a flutter. Wilbur went by in the other direction with his eyes shining. “Change!” It went like a pump. Each had a turn at the point, and it turned out that they’d all wanted one. When the sixtieth had had it, they sat down in the field to talk about it, and left {hero} the whole road.',
					later:
						'“Change!” called {hero} from the very back, as if it had always been done that way. Those in front turned around. They supposed that they’d had their time. They dropped to the rear with quite good grace; everyone moved up; “Change!” called {hero}. It took nine of them, and then {hero} was at the point.',
				},
				{
					say: 'Call the roll with Wilbur, and wait for the end',
					outcome:
						'“You must lose some on the way,” said {hero}. “At this speed?” said Wilbur. But the next hedge had come, and he called the roll. He had a special voice for it. “ALL HERE?” It ran back along the left arm and forward along the right, “Here, here, here.” Then the geese all lined up along the hedge with one foot up and listened, in case there was one more. {hero} tried it too. At one call the whole V stood at the hedge, the road was empty from ditch to ditch, and nobody stirred. Wilbur listened longest.',
					later:
						'“ALL HERE?” called {hero}. It was the voice for sixty geese, and people answered before they’d thought. “Here,” said somebody by the wall. “Here. Here.” It traveled right around the room, and when it had got back they all stood quite still. They were listening for whoever hadn’t said it.',
				},
				{
					say: 'Begin with Wilbur on something no higher than an egg',
					outcome:
						'“How high can you go?” asked {hero}. “I don’t know,” said Wilbur. “I went straight to the top.” So he called a halt, for the ankles, and the two of them went behind a barn. There was a stone as high as an egg. There was a brick; a pail; a gate. Each time Wilbur shut his eyes, and opened one, and reported that it had held. {hero} looked at the road, and went to find the next thing. The others cropped the grass, with their backs to the barn, until there was a goose on the roof. “You can see the sea,” said Wilbur. He told the others to go ahead, and they went up like a shout, and the road lay empty. He himself came along with {hero}, in short flights, from one wall to the next.',
					later:
						'“I’m a goose,” said Wilbur, “and I’m afraid of heights. I told one person. There were fifty-nine who’d have loved to know.” He’d got up on the table. He looked over the edge of it, and stayed where he was. “It was never mentioned. I’d see {hero} looking about, and I’d think, that’s it, now it comes; and it was always only for another brick.”',
				},
			],
		},
		4: {
			meet: [
				'The geese were going south for the winter, on foot. [There were sixty of them, and they filled the road from ditch to ditch in a perfect V. The last place to get past them had been at the ford.|There were sixty. Their V was perfect, and as wide as the road, and nobody had got past it since the ford.] In front went a goose in a scarf, whose name was Wilbur. “You see so much more of the [hedges|countryside],” he said loudly. He called the roll at every hedge, and never once a change of leader. They had been walking for six weeks and could still hear their own pond. [Whenever other geese went over, high up, fifty-nine pairs of eyes followed them and then came back, very politely, to Wilbur’s neck.|When other geese went over, high up, fifty-nine necks bent back, and unbent again, and nobody said a word.] “I looked down once,” he told {hero} out of the side of his beak. “In midair, over a mill. I haven’t been up since. But I can’t tell them; I’m the one in front.” His sister had been second. At the mill she had called that she would fly ahead and find them rooms; she thought that he was right behind her.',
			],
			flies:
				'He asked {hero}, as a favor, not to fly. The geese never complained. But he could hear them not looking up.',
			ways: [
				{
					say: 'Walk at the end, and call for a change of leader',
					outcome:
						'“And when the one in front gets tired?” asked {hero}. There was a word for that, said Wilbur, but he had never used it; they might have thought that he was tired. So {hero} went to the very end of the V and called it for him. “Change!” The first goose dropped back, the next one took over, and Wilbur came down the line like somebody let out of a locked room. “Change!” Nearly every goose had secretly wanted to lead for years. Some of them made a short speech. The sixty-first to lead was {hero}, but by then there was nobody to follow. The geese had all gone into the meadow to tell each other how it had felt, and the road lay empty.',
					later:
						'“Change!” called {hero}, as {they} had for Wilbur’s geese. It did not sound like a request. The people in front looked at each other; perhaps they had been there rather long. They got up and went to the back, murmuring that it was only fair. “Change!” Everybody else moved up one place and had no reason to complain. At the ninth call {hero} had reached the front.',
				},
				{
					say: 'Call the roll of the geese for him',
					outcome:
						'“Are you sure that they are all here?” asked {hero}. Wilbur was never sure, and here was the next hedge. “ALL HERE?” he called. “Here,” said the first goose, “here,” said the second, and so it went down one side and up the other, fifty-nine times. And then the geese all stood along the hedge, with one foot in the air, and listened for a voice that might be missing. They always gave it as long as one more goose would need. {hero} tried it. “ALL HERE?” It worked just as well, and in the silence at the end the road was free, past a whole row of bent heads. When {hero} looked back, only Wilbur’s foot was still in the air.',
					later:
						'Everybody was talking at once. “ALL HERE?” called {hero}, the way Wilbur did. There is only one answer to that. “Here,” said a man who had been telling a long story. “Here. Here,” it went, hoarse or cross or startled, along the walls and through the back rows. And when it was through, nobody started again. A person who has been counted looks around to see who is missing, and listens.',
				},
				{
					say: 'Practice with him behind the barn, from a small stone',
					outcome:
						'“How high is too high?” asked {hero}. Wilbur did not know; he had only tried the top. So he called a rest, for everybody’s ankles, and went behind a barn with {hero}. They found a stone no higher than an egg. He stood on it with his eyes shut, and then with one eye open. After that came a brick, and a bucket, and the third bar of a gate. It took longer than {hero} could well spare. Not one goose looked around the barn; they grazed with their tails to it, all fifty-nine. Finally there was a voice from the roof. “I can see the sea,” said Wilbur. “I can see the place where my sister said she would be.” He sent the whole flock ahead, to tell her that he was on his way, and why it had taken him six weeks. They went up off the field without a word. A barn was as high as he could manage so far; so he came along with {hero}, on the empty road, by way of the walls.',
					later:
						'Wilbur asked to be helped onto a table. “I am afraid of heights,” he said. “I made sixty geese walk across a county, because I couldn’t say that.” He looked over the edge of the table and kept looking. “I told {hero}. {They} could have laughed, or told the others. {They} asked me how high I could manage, and started there. So I know what {they do} with the truth, and I would trust {them} with mine again.”',
					as: {
						kind: '{hero} was {trait} about it, and from first to last the two of them spoke of nothing but ankles.',
					},
				},
			],
		},
	},
};
