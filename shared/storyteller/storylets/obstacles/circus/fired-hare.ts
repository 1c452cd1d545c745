import type { Obstacle } from '../../format.ts';

export const firedHare: Obstacle = {
	id: 'fired-hare',
	alsoIn: ['adventure', 'sports', 'superhero'],
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
				'A cannon stood across the road. It was painted with stars, and out of the end of it stuck two long ears and a helmet. “Stay back!” said the helmet. “I may go at any moment.” His name was Zisko, and he was a hare, and a human cannonball, as far as that was possible. At the last show he had sneezed in the air and come down in the director’s birthday cake. “He was purple,” said Zisko. “He shouted, ‘Zisko, you’re fired!’ Well, an order’s an order. I rolled it out here and got in.” Nobody may walk past the front of a loaded cannon, so nobody had. That had been two weeks ago. “[He’s letting me wait for it|It’s the waiting],” said Zisko. “I expect that’s the punishment.”',
			],
			flies: '“I wouldn’t fly,” said Zisko. “That’s my side. We’d meet.”',
			ways: [
				{
					say: 'Count down for him, so that something happens at last',
					outcome:
						'“Has anyone counted?” asked {hero}. Nobody had. You can’t go without it; Zisko was surprised not to have thought of that. So {hero} got up on the wheel and began at ten. A haymaker stopped in the middle of a field. At seven the birds stopped. At three Zisko pulled down his goggles, and at “one” there was a silence like the inside of an egg. It went on. Nothing whatever came after it. But Zisko let out a long breath. “That was the worst part,” he said, “and now I’ve had it.” He ducked, to be out of the way, and {hero} walked past his nose.',
					later:
						'“Ten,” said {hero}. “Nine. Eight.” {They} said it quite calmly. It isn’t possible to go on shouting while somebody counts backward; you have to know what it’s for. By five they had sat down. By three they had their fingers in their ears. {hero} got to “one,” and stopped there, and it was as quiet as anybody could wish.',
					as: {
						bold: 'Most people are only {trait} as far as three.',
						careful: 'Being {trait}, {hero} left out “zero.”',
					},
				},
				{
					say: 'Swing the cannon around and walk by behind it',
					outcome:
						'“Where’s the dangerous end?” asked {hero}. “In front,” said Zisko. “And where’s the front?” “Where I’m looking.” So {hero} put both {hands} to the wheel. It squealed, it stuck, and it came around, with Zisko in it, slowly, like a clock, till he was looking at a hedge. Now the front was over there, and the road went by at the back, where there was nothing but a lever and a sandwich. “It’s a new view,” said Zisko. “I’d rather got to know the other one.” {hero} left the sandwich where he could reach it.',
					later:
						'There was no getting to the front. So {hero} thought about where the front was. It was where they were all looking. {They} got up on the last bench, pointed at the door through which {they} had come, and said, “There!” The whole crowd turned around. And {hero}, who had been in the very last row, was in the first, with nobody ahead of {them} at all.',
					as: {
						clever: 'To the {trait} a front is only an opinion.',
						quick: 'A cannon wants somebody {trait}, and a run-up.',
					},
				},
				{
					say: 'Tell him what else it means to be fired',
					outcome:
						'{hero} climbed up to the helmet. It isn’t a thing to call through a barrel. “There’s another way to be fired,” {they} said. “He didn’t mean you to go up. He meant you to go.” It was some time before anything stirred. “You mean I’ve sat in here for two weeks,” said Zisko, “for nothing?” “For the wrong thing,” said {hero}. He took his helmet off, and his ears came up on both sides, very crumpled. “It’s a weight off me,” he said. “I was so frightened, and it’s only that I haven’t got a job.” Zisko climbed down, a bit stiff, and took the road with {hero}. He had nothing else on.',
					later:
						'“Everybody who came by knew it,” said Zisko. He had his helmet on his arm. “I’ve thought it over. They must have. They said, ‘Good luck in there!’ and went back around by the mill and laughed.” He pointed with an ear. “{hero} climbed up the barrel, right in front of it, to tell me something that I didn’t want to hear. I wouldn’t sit in the way of that one.”',
					as: {
						honest: 'You want somebody {trait} for that, and a ladder.',
						kind: '{hero} was {trait}, and first asked if he was sitting comfortably.',
					},
				},
			],
		},
		4: {
			meet: [
				'There was a cannon in the road. It had been painted all over with stars, and from the mouth of it rose a helmet with two holes in it, for the ears. “You had better not pass in front,” said a voice. “It will be any moment now.” The voice was that of Zisko, a hare, who was for professional purposes a human cannonball. Two weeks earlier he had sneezed in midair and come down in the director’s birthday. “He went quite white,” said Zisko. “He said to me, ‘You’re fired.’ One does not argue with that. I loaded it myself.” It stood to reason that he was being made to wait. In the meantime the road was closed; [no one|nobody] who can help it crosses the mouth of a cannon with somebody in it. Behind him on a hook there hung a second helmet, several sizes smaller. Its owner had outgrown it, he said, and was in shipping.',
			],
			flies:
				'He did not advise the air. He would be needing it; and he had, he was sorry to say, never been able to steer.',
			ways: [
				{
					say: 'Begin at ten, and count him down',
					outcome:
						'It emerged that nobody had counted. {hero} mentioned it with some delicacy. “But that is everything!” said Zisko. “One cannot simply go.” So {hero} mounted the wheel, faced the empty fields, and began at ten. It was remarkable how they filled. At eight there was a man at the hedge with a rake; at six there were children on the gate; at four a horse had stopped, and was looking at the sky with an expression of great fairness. “Two,” said {hero}. Zisko drew down his goggles. “One.” The silence stood up on its toes. It is possible that nothing has ever failed to happen quite so well. “Thank you,” said Zisko, at length, from inside. “I had been afraid that I should not be ready.” He withdrew his ears, and {hero} went by in front of him on the road.',
					later:
						'“Ten,” said {hero}, as one might mention it to a neighbor. By “eight” the neighbor had stopped speaking, by “seven” so had his opponent; people will not give up an argument for the truth, but they will for a number, if it is going down. Somebody took hold of a child. At “three” they were all crouching a little. {hero} said “one,” folded {their} {hands}, and left it there, in the middle of the room, for anybody to touch who dared.',
					as: {
						careful: 'There is nobody like the {trait} for a countdown. They leave off in time.',
						bold: 'For all that {they was} {trait}, {hero} had shut one eye at “two.”',
					},
				},
				{
					say: 'Wheel the cannon about, so that its front is elsewhere',
					outcome:
						'“What is it that one must not do?” inquired {hero}. “Pass in front,” said Zisko. “And if the front were over there?” Zisko looked at the hedge. It had not occurred to him that he was, so to speak, on a wheel. It took all of {hero}’s weight; something in the axle gave a cry that had been saved up since the spring; and then the barrel went around, with great dignity, through ninety degrees of landscape, and its passenger with it. “There is a pond,” reported Zisko, in another tone. “There are people in a boat.” The road lay open behind his back. There was nothing at that end but a lever and somebody’s initials. He had been sure, he said, when {hero} wished him a good journey, that there was only the one thing ahead of him, and it had been the mill.',
					later:
						'They stood with their backs to {hero}, row upon row of them, and there was no way through. It was not clear to {hero} that there need be. A room is like a cannon; it points somewhere because it has been left like that. So {they} stepped onto the hindmost bench, stretched out an arm toward the door by which {they} had come in, and cried, “Look!” With a noise like surf the entire assembly turned around. Those who had fought for the best places were now the last. {hero}, who had not moved, was in front.',
					as: {
						clever: 'One sees how it was with the {trait}, at school. They moved the blackboard.',
						quick: 'It is not given to the {trait} to wait for a cannon to come around by itself.',
					},
				},
				{
					say: 'Climb up to him, and tell him the other meaning',
					outcome:
						'It could be shouted from the ditch. A good many had had that idea, and had not. {hero} climbed up along the barrel, until there was nothing between them but a helmet. “There is a second thing that it means,” {they} said. And {hero} told him. Zisko heard it out with his eyes on the horizon. “Then he does not want me to go off,” said Zisko. “He wants me to go away.” “Yes,” said {hero}. There was a wind in the barley. He lifted the helmet off, and it was seen that he was not young. “I have said goodbye to everything in that field,” said Zisko. “I did it twice. I suppose that it cannot have hurt.” When he was down he took the small helmet from its hook, turned it over once or twice, and hung it on his arm. He asked which way it was to the sea. It was the way that {hero} was going.',
					later:
						'“You are all acquainted with the other meaning,” said Zisko. He stood very upright, as one does who is used to landing. “So was everybody who came past. I counted them afterward, in my mind; it was sixty-four. Each of them wished me luck. I had thought how well people behave in the end.” One ear was slowly coming up out of its crease. “{hero} was the sixty-fifth. {They} came up the front of it. I have been told the truth by somebody who was, as far as either of us could be certain, sitting on the wrong end of a cannon.”',
					as: {
						honest: 'There is no good way to be {trait} about that. There is only quickly, and nearby.',
						kind: 'It was {trait}; the sixty-four others, one must remember, had merely been nice.',
					},
				},
			],
		},
	},
};
