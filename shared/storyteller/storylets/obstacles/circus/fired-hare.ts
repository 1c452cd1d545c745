import type { Obstacle } from '../../format.ts';

export const firedHare: Obstacle = {
	id: 'fired-hare',
	alsoIn: ['adventure', 'sports', 'superhero', 'musical', 'time-travel', 'western', 'cooking'],
	place: { the: 'the road with the cannon', at: 'at the cannon', to: 'to the cannon', backdrop: 'meadow' },
	people: { zisko: { call: 'Zisko', a: 'a hare in a cannon', type: 'Rabbit', pronoun: 'he' } },
	props: ['wheel', 'net'],
	blocks: ['flies'],
	ways: [
		{ id: 'count', use: 'hear' },
		{ id: 'turn', use: 'reach' },
		{ id: 'tell', use: 'trust', ally: 'zisko' },
	],
	levels: {
		3: {
			meet: [
				'A cannon stood across the road. It was painted with stars, and out of the end of it stuck two long ears and a helmet. “Stay back!” said the helmet. “I may go at any moment.” His name was Zisko, and he was a hare, and a human cannonball, as far as that was possible. At the last show he had sneezed in the air and come down in the director’s birthday cake. “He was purple,” said Zisko. “He shouted, ‘Zisko, you’re fired!’ Well, an order’s an order. I rolled it out here and got in.” Nobody may walk past the front of a loaded cannon, so nobody had. People turned back and went around by the mill, which was twice as far. It had been like that for two weeks. “[He’s letting me wait for it|It’s the waiting],” said Zisko. “I expect that’s the punishment.”',
			],
			flies: '“Can’t I fly?” asked {hero}. “I wouldn’t fly,” said Zisko. “That’s my side. We’d meet.”',
			ways: [
				{
					say: 'Count down for him, so that something happens at last',
					outcome:
						'“Has anyone counted?” asked {hero}. Nobody had. You can’t go without it; Zisko was surprised not to have thought of that. So {hero} got up on the wheel and began at ten. A haymaker stopped in the middle of a field. At seven the birds stopped. At three Zisko pulled down his goggles, and at “one” there was a silence like the inside of an egg. It went on. Nothing whatever came after it. But Zisko let out a long breath. “That was the worst part,” he said, “and now I’ve had it.” He ducked, and from then on he let anybody walk past his nose who liked.',
					later:
						'“Ten,” called {hero}. “Nine. Eight.” It sounded quite calm. It isn’t possible to go on shouting while somebody counts backward; you have to know what it’s for. By five people had sat down. By three they had their fingers in their ears. {hero} got to “one,” and stopped there, and it was as quiet as anybody could wish.',
					as: {
						careful: '{hero} left out “zero.”',
					},
				},
				{
					say: 'Swing the cannon around and walk by behind it',
					outcome:
						'“Where’s the dangerous end?” asked {hero}. “In front,” said Zisko. “And where’s the front?” “Where I’m looking.” So {hero} took hold of the wheel. It squealed, it stuck, and it came around, with Zisko in it, slowly, like a clock, till he was looking at a hedge. Now the front was over there, and the road went by at the back, where there was nothing but a lever and a sandwich. “It’s a new view,” said Zisko. “I’d rather got to know the other one.” {hero} left the sandwich where he could reach it.',
					later:
						'There was no getting to the front. So {hero} thought about where the front was. It was where all the others were looking. {hero} got up on the last bench, pointed at the door through which {they} had come, and said, “There!” The whole crowd turned around, and went to see. {hero} got down on the other side of the bench, and walked up to the front, where there was nobody left at all.',
				},
				{
					say: 'Tell him what else it means to be fired',
					outcome:
						'{hero} climbed up to the helmet. It isn’t a thing to call through a barrel. “There’s another way to be fired,” {they} said. “He didn’t mean you to go up. He meant you to go.” It was some time before anything stirred. “You mean I’ve sat in here for two weeks,” said Zisko, “for nothing?” “For the wrong thing,” said {hero}. Zisko took his helmet off, and his ears came up on both sides, very crumpled. “It’s a weight off me,” he said. “I was so frightened, and it’s only that I haven’t got a job.” He climbed out, a bit stiff, and the cannon was only a pipe on wheels that anybody could walk past. He came along with {hero}. He had nothing else to do that week.',
					later:
						'“Everybody who came by knew it,” said Zisko. He had his helmet on his arm. “I’ve thought it over. They must have. They said, ‘Good luck in there!’ and went back around by the mill and laughed.” He pointed with an ear. “{hero} climbed up the barrel, right in front of it, to tell me something that I didn’t want to hear. Ask {hero} anything. You’ll get it straight, even with a helmet on.”',
					as: {
						kind: '{hero} walked slowly, until his legs had remembered how.',
					},
				},
			],
		},
		4: {
			meet: [
				'A cannon stood in the road, painted all over with stars, and out of it stuck a helmet with two holes for the ears. “Better not cross in front of it,” said a voice. “It may be any moment now.” The voice belonged to Zisko, a hare and a human cannonball. Two weeks ago he had sneezed in midair and landed in the director’s birthday cake. “He went quite white,” said Zisko. “He said, ‘You’re fired!’ So I loaded it myself.” Since then he had been waiting for the bang, and people had gone around by the field behind him, until today, when somebody had put a bull in it. So the road was closed, because [no one|nobody] walks in front of a loaded cannon. A second helmet hung on a hook behind him, several sizes smaller. “My son’s,” said Zisko. “We used to fly together. He works in an office now. He says it’s quieter.”',
			],
			flies: '“And not over it, please,” Zisko told {hero}. “That’s where I’ll be. I’ve never been able to steer.”',
			ways: [
				{
					say: 'Count down from ten for him',
					outcome:
						'Nobody, it turned out, had counted. {hero} pointed that out. “But that’s everything!” said Zisko. “You can’t just go off.” So {hero} climbed onto the wheel and counted, from ten. At eight a man with a rake had stopped to listen. At six there were children on the gate, and at four even a horse was looking at the sky. “Two,” said {hero}. Zisko pulled down his goggles. “One.” The silence stood on tiptoe, and nothing happened, and nothing had ever happened better. “Thank you,” said Zisko at last. “I was afraid I wouldn’t be ready. And now it’s over.” He drew in his ears, and had no objection any more to people who crossed in front of him.',
					later:
						'“Ten,” said {hero}, just as for Zisko. By eight the first people had stopped talking, and by seven so had the people beside them. You may go on talking through a speech, but not through a countdown. At three they were all ducking a little. {hero} said “one,” folded {their} {hands}, and let everybody wait for it. Nobody made a sound.',
					as: {
						bold: '{hero} was {trait}, and still shut one eye at “two.”',
					},
				},
				{
					say: 'Turn the cannon around, and walk by behind it',
					outcome:
						'“What is it that I mustn’t do?” asked {hero}. “Walk in front,” said Zisko. “And if the front were over there?” Zisko looked at the hedge. He had forgotten that he was on wheels. {hero} pushed with all {their} weight. The axle screamed, and then the cannon swung around through ninety degrees of landscape, and Zisko with it. “There’s a pond,” he reported, in quite another voice. “There are people in a boat.” At his back the road lay open. When {hero} wished him a good day, he said that for two weeks there had been only one thing ahead of him, and it was the wall of the mill.',
					later:
						'Everybody had turned {them} a back, row upon row. But a crowd is like a cannon: it only points the way it happens to have been left. {hero} got up on the last bench, flung out an arm toward the door, and cried, “Look!” The whole crowd swung around and pushed toward the door, to see what it was. That left a lane along the wall. By the time it had swung back, {hero} was standing at the front.',
				},
				{
					say: 'Tell him what else it means to be fired',
					outcome:
						'Many people had stood in the ditch and wanted to tell him. Nobody had done it. {hero} climbed up along the barrel until {they} could look Zisko in the eye. “It has another meaning,” {they} said, and told him. Zisko looked at the horizon while he listened. “Then he doesn’t want me to go off,” he said. “He wants me to go away.” “Yes,” said {hero}. Zisko took his helmet off, and without it he was not young. “I said goodbye to every tree in this field,” he said. “Twice.” He climbed down, pushed the cannon into the ditch, and hung the small helmet on his arm. One could take that to an office any day, he said, now that one had days. First he came along with {hero}. On the road he said the word once more, to see if it still hurt.',
					later:
						'“You all know what ‘fired’ means,” said Zisko. “So did everybody who came past my cannon. Sixty-four of them, I counted. They wished me luck and went around me.” He stood very straight, as you do when you are used to landing. “{hero} was the sixty-fifth. {They} climbed up the front of a loaded cannon to tell me the truth to my face. So I suggest that you listen to what {they say} now, with nothing pointing at {them} at all.”',
				},
			],
		},
	},
};
