import type { Obstacle } from '../../format.ts';

export const walkingSouth: Obstacle = {
	id: 'walking-south',
	alsoIn: ['adventure', 'fairy-tale', 'forest', 'historical', 'western'],
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
			meet: 'The road was full of geese. They went south on foot! Waddle, waddle, in a big V. In front went Wilbur, in a scarf. “High up makes me dizzy,” he said, very low. “But they do not know that.”',
			flies: '“Do not fly!” said Wilbur. “Then they all look up.”',
			ways: [
				{
					say: 'Walk in the V, and call “Change!”',
					outcome:
						'{hero} went at the back. “Change!” called {hero}. So the first went to the end, and they all moved up. “Change! Change!” And look, now {hero} was in front. Off {they} went!',
					later:
						'“Change!” called {hero} at the door. So the first went to the back. “Change! Change!” And {hero} was in front.',
				},
				{
					say: 'Call “All here?” like Wilbur',
					outcome:
						'“ALL HERE?” called {hero}. “Here!” said one goose. “Here! Here! Here!” Then they stood still, to hear if one was missing. So {hero} went by. “Good call,” said Wilbur.',
					later: '“ALL HERE?” called {hero}. “Here! Here!” they all said. And then it was still, to hear who was not.',
				},
				{
					say: 'Get up on a small stone with Wilbur',
					outcome:
						'“That stone is not high,” said {hero}. Wilbur got up, with both eyes shut. Then a big stone. Then a wall! It took so long. “I am up!” said Wilbur. He came too, on the wall.',
					later:
						'“I am scared of high up,” said Wilbur. “{hero} knew it, and did not tell.” So he told them, from a chair.',
				},
			],
		},
		2: {
			meet: [
				'Down the road came geese. They were going south for the winter, and they were walking. They walked in a V, from one ditch to the other, and there was no way by. In front went Wilbur, a goose in a scarf. “It’s [healthy|better for the feet],” he said. The others looked at the sky and did not say a thing. “When I look down it all spins,” Wilbur whispered to {hero}. “I can’t tell them. I’m in front.”',
			],
			flies: '“Please don’t fly over us,” whispered Wilbur. “They’ll look up. And then they’ll look at me.”',
			ways: [
				{
					say: 'Join the end of the V, and call “Change!”',
					outcome:
						'When the first goose gets tired he calls “Change!” and goes to the back, and they all move up by one. That is the rule. Only Wilbur had never called it. {hero} went to the end of the V. “Change!” {they} called. Wilbur was so glad that he went at once. “Change! Change!” Forty changes later {hero} was in front, and walked on.',
					later:
						'“Change!” called {hero} at the back of the room. The ones in front looked around. It sounded like a rule. So they went to the back, and the next ones too, and after five changes {hero} was in front.',
					as: {
						clever: 'It was {trait} to let them all do the walking.',
						quick: '{Trait} {hero} did forty changes in four minutes.',
					},
				},
				{
					say: 'Learn the call with which Wilbur counts his geese',
					outcome:
						'“What do you call when you stop?” asked {hero}. “ALL HERE?” called Wilbur. It ran down one side of the V and up the other. “Here! Here! Here!” Then they all stood still, with their heads up, to hear if anybody was missing. It was so quiet that {hero} could walk through between them. “Nobody is,” said Wilbur. But he listened for one more.',
					later:
						'“ALL HERE?” called {hero}. “Here,” said somebody, and somebody else, and so it went around the room. At the end they stood still. There is always one who is missing. They listened for that one.',
					as: { kind: 'It was a {trait} thing to call.', bold: 'It takes a {trait} voice for a V.' },
				},
				{
					say: 'Practice with Wilbur, from a stone up to a wall',
					outcome:
						'“That stone is as high as an egg,” said {hero}. Wilbur climbed on it with his eyes shut. Nothing spun. Then there was a log, and then a milk stool. It took ages, and the others ate grass and saw nothing, on purpose. In the end Wilbur stood on a wall. “I can see the sea!” he said. He sent them on ahead, by air, and came along on the wall.',
					later:
						'“I’m afraid of heights,” said Wilbur from the table, “and I am a goose. {hero} knew it for a whole day and told no one. {They} found me a stone.” He looked down once, and swallowed.',
					as: {
						kind: 'You begin with an egg, if you are {trait}.',
						careful: 'One stone at a time is how the {trait} do it.',
					},
				},
			],
		},
		3: {
			meet: [
				'There were sixty geese on the road, and they were on their way south. They were going on foot. They went in a V, as geese do, from ditch to ditch, and the point of it was a goose in a woolen scarf. “We find that you see more,” said Wilbur. “And it’s so [good for the ankles|healthy].” In six weeks they’d come four miles. Behind him fifty-nine beaks pointed straight ahead, and a hundred and eighteen eyes slid up to the sky and down again. Wilbur dropped his voice. “I looked down once,” he told {hero}. “Over the mill. It all went round. I’d have told them, but I was in front, and you can’t turn to people behind you and say a thing like that.”',
			],
			flies:
				'“I’d be obliged if you didn’t fly,” murmured Wilbur. “They’re very good about it. But they’d look up all at once, and I’d hear it.”',
			ways: [
				{
					say: 'Fall in at the end, and call the change',
					outcome:
						'“What happens when the first one’s tired?” asked {hero}. “He calls ‘Change!’ and drops to the rear,” said Wilbur, “and everybody moves up one. I’ve never liked to. They’d have thought that I couldn’t.” {hero} fell in behind the last goose. “Change!” {they} called. There was a flutter. Wilbur went by in the other direction with his eyes shining. “Change!” It went like a pump. Each had a turn at the point, and it turned out that they’d all wanted one; and the sixtieth was {hero}, who kept on going when they stopped to talk about it.',
					later:
						'“Change!” called {hero} from the very back, as one calls a thing that’s always been done. Those in front turned round. They supposed that they’d had their time. They dropped to the rear with quite good grace; everyone moved up; “Change!” called {hero}. It took nine of them, and then {they was} at the point.',
					as: {
						clever: 'It was {trait}, and it did them all good.',
						honest: 'It’s a fair rule. Someone {trait} could call it with a straight face.',
					},
				},
				{
					say: 'Call the roll with Wilbur, and wait for the end',
					outcome:
						'“You must lose some on the way,” said {hero}. “At this speed?” said Wilbur. But he called the roll all the same, at every hedge. He’d a special voice for it. “ALL HERE?” It ran back along the left arm and forward along the right, “Here, here, here.” Then the whole V stood still with one foot up and listened, in case there was one more. {hero} tried it too, and went straight down the middle during the listening. Nobody stirred. Wilbur listened longest.',
					later:
						'“ALL HERE?” called {hero}. It was the voice for sixty geese, and people answered before they’d thought. “Here,” said somebody by the wall. “Here. Here.” It traveled right around the room, and when it had got back they all stood quite still. They were listening for whoever hadn’t said it.',
					as: {
						kind: 'It only works if you’re {trait}, and would really like to know.',
						bold: 'You need something {trait} in your voice, for the ones at the tips.',
					},
				},
				{
					say: 'Begin with Wilbur on something no higher than an egg',
					outcome:
						'“How high can you go,” asked {hero}, “before it starts?” “I don’t know,” said Wilbur. “I went straight to the top.” So they called a halt, for the ankles, and went behind a barn. There was a stone there as high as an egg. There was a brick; a pail; a gate. Each time Wilbur shut his eyes, and opened one, and reported that it had held. It took hours. The others cropped the grass, with their backs to the barn, until there was a goose on the roof. “You can see the sea,” said Wilbur. He told them to go ahead. They went up like a shout, and he came along with {hero}, from wall to wall.',
					later:
						'“I’m a goose,” said Wilbur, “and I’m afraid of heights. I told one person. There were sixty who’d have loved to know.” He’d got up on the table. He looked over the edge of it, and stayed where he was. “It was never mentioned. I’d see {hero} looking about, and I’d think, that’s it, now it comes; and it was always only for another brick.”',
					as: {
						kind: 'It was {trait} to call it ankles.',
						careful: 'There’s a {trait} way up a barn. It starts with an egg.',
					},
				},
			],
		},
		4: {
			meet: [
				'The geese were flying south, in the manner of speaking of those who were not; some sixty of them, in a V, from the one ditch to the other, on foot. At the point went a goose in a scarf. It opened the mind, said Wilbur. One had time for the [hedges|wayside]. They had been going for six weeks, and could still hear the pond. Not one had ever remarked upon it. When a late skein passed over, very high, fifty-nine pairs of eyes went up, and returned with great delicacy to the back of his neck. “I chanced to look down,” he told {hero}, out of the side of his beak. “One should not, with the mill going. I cannot turn around and tell them. There is nothing behind one, up there, but people who believe that one knows.” His wife had been second. She had called out that she would go on ahead and see about rooms, for she had supposed that he was following.',
			],
			flies:
				'He asked, as a favor, that one should not fly. They never complained. It was merely that he could hear them not look.',
			ways: [
				{
					say: 'Take the last place, and call for the change',
					outcome:
						'“And when whoever is leading should tire?” asked {hero}. There was a word for it, said Wilbur; it had not been used. It might have been misunderstood. So {hero} went back along the left arm, nodding to people, and took up the place behind the last. “Change!” {they} called. Wilbur came down the whole length of the V like someone who has been let out of a room. It passed then from one to the next. There was hardly a goose there who had not for years, in private, led; they were shy at it, and some said a few words. The sixtieth was {hero}, who went out in front, and on, while the others came to a standstill, and were all at once telling one another everything.',
					later:
						'“Change!” called {hero}, from beside the doors. It was not a request. Those in the foremost rows looked at each other, with the uneasiness of persons who have perhaps been sitting there for some time. They got up. They withdrew along the walls, murmuring that it was only right; “Change!”; and everybody else was by so much nearer than before, and had no complaint to make, and least of all {hero}, who was called to the front on the ninth.',
					as: {
						clever: 'It is what the {trait} know about queues: they can be persuaded that they are a dance.',
						honest: 'It was the rule. Only someone {trait} would have thought of applying it.',
					},
				},
				{
					say: 'Call the roll for him, and let it run to its end',
					outcome:
						'“You are sure of your number?” asked {hero}. Wilbur was never sure. He called it at each hedge. He had a voice that he kept for that. “ALL HERE?” It went from him down the one side and came up the other, “Here,” and “Here,” in fifty-nine tones, like a hand passed along a railing; and then, with a foot raised, the geese listened. It was their manners. They gave it as long as one more would have taken. {hero} did it after him, and it served; and walked, in the pause that followed, from the point to the open end, between all of those bent heads. It was Wilbur who had still not put down his foot.',
					later:
						'In that room all were speaking, and each for himself. “ALL HERE?” called {hero}. It is not a thing to which one can say anything else. “Here,” it came, from a man who had been shaking his fist; “here,” and it went on from one to another, hoarse, or cross, or startled, by the windows, along the back. When it was through nobody went on. There is nobody who, having once been counted, does not look to see who is not.',
					as: {
						kind: 'For someone {trait} it is the only question, and all others are a sort of small talk.',
						quiet: 'No one is so well heard as the {trait}, when they would merely like to know that one is there.',
					},
				},
				{
					say: 'Go behind the barn with him, and begin with a stone',
					outcome:
						'“From what height does it begin?” asked {hero}. Wilbur did not know; he had gone in at the top. A halt was proclaimed, on account of the ankles. Behind a barn they found a stone that rose above the grass by as much as an egg, and he mounted that, and shut his eyes, and reported. There followed a brick; a pail; the third bar of a gate. It was hours. In all that time nobody so much as looked at the barn; they grazed, in a body, with their tails to it. “One can see it,” said a voice in the end, from the ridge. “The sea. It is where she said.” He bade them go, and the whole of that silence went up off the field. He himself came on with {hero}, by way of the walls.',
					later:
						'Wilbur had been helped on to the table. “I suffer from heights,” he said. “I led sixty people on foot across a county, so as not to say that sentence.” He let one eye go over the edge, and took it back. “{hero} was told, and might have shouted it, and asked me how high. I have found that there are two sorts of people whom one can tell a thing. The others are most awfully nice.”',
					as: {
						kind: 'It was {trait}, and it was never spoken of as anything but ankles.',
						careful: 'Courage is made by the {trait}, out of bricks.',
					},
				},
			],
		},
	},
};
