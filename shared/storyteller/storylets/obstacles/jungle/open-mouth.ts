import type { Obstacle } from '../../format.ts';

export const openMouth: Obstacle = {
	id: 'open-mouth',
	alsoIn: ['animal', 'adventure', 'mythology', 'dinosaur', 'desert'],
	place: { the: 'the crocodile ford', at: 'at the crocodile ford', to: 'to the crocodile ford', backdrop: 'swamp' },
	people: {
		bosco: { call: 'Bosco', a: 'a crocodile with an open mouth', type: 'Crocodile', pronoun: 'he' },
		pica: { call: 'Pica', a: 'a small parrot with a brush', type: 'Parrot', pronoun: 'she' },
	},
	props: ['paintbrush'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'teeth', use: 'reach' },
		{ id: 'yawn', use: 'hear' },
		{ id: 'hold', use: 'trust', ally: 'bosco' },
	],
	levels: {
		1: {
			meet: 'The road went down to a river. There was just one flat rock to go over on. But it was Bosco, a crocodile, with his mouth wide open. In it slept Pica, a small parrot, with a brush. “Ahhh,” said Bosco. That was: “She cleans my teeth. If you step on me, she will wake!”',
			flies: '“Ahhh!” said Bosco. That was: “She wakes up when the air moves.”',
			swims: '“Ahhh!” said Bosco. That was: “She wakes up when the water moves.”',
			ways: [
				{
					say: 'Go over his teeth on the tip of your toes',
					outcome:
						'{hero} went over Bosco’s teeth like a bridge, tip, tip, tip. It was so soft that Pica slept on. So then everyone could go over like that. “Ah!” said Bosco. That was: “How softly you do it!”',
					later:
						'{hero} thought of all the teeth. Tip, tip, tip! {hero} went over the backs of the chairs, and no one felt it.',
				},
				{
					say: 'Teach Bosco how to yawn without a sound',
					outcome:
						'{hero} yawned a big, big yawn with no sound. Bosco yawned too. Pica yawned in her sleep, and rolled into his cheek. Now he could shut his mouth! So he held out his back for everyone, and Pica slept on.',
					later:
						'{hero} opened {their} mouth and yawned, as big as a crocodile. All the people had to yawn too. So no one could shout.',
				},
				{
					say: 'Lift Pica out with care, past all the teeth',
					outcome:
						'{hero} put {their} {hands} into the mouth, past all the teeth. Bosco held still, and did not bite. Out came Pica, and slept on in the grass. Snap, he shut his mouth. “Thank you!” he said. So everyone could go over him. And he came along, to talk, now that he could.',
					later:
						'“Look at my teeth!” said Bosco. “{hero} put {their} {hands} in here, for a little bird. And {hero} did it so softly. You can trust {hero}.”',
				},
			],
		},
		2: {
			meet: 'The road went through a ford, and in the ford lay Bosco, a crocodile, as long as a boat. His mouth was wide open. “Ahhh,” he said. He could not say more, for on his tongue slept Pica, a small parrot with a brush. It was her job to clean his teeth, and she had got [so tired|very tired]. Bosco had not shut his mouth for a night and a day. A tear ran down. He pointed at Pica, and laid a claw on his lips. Shh!',
			flies: 'Bosco shook his tail. A wind from above, and she would wake up and fall in the water!',
			swims: 'Bosco shook his tail. A wave, and she would wake up and fall in the water!',
			ways: [
				{
					say: 'Walk across on his teeth without a sound',
					outcome:
						'The lower teeth stood in a row, from one bank to the other, like white posts. {hero} stepped on the first. It was pointed, but it was firm. So it went on over all thirty-three. Pica turned over, and smiled. “Ah,” said Bosco, very softly, as {hero} got off at the back. So that was a bridge, and Bosco held still till everybody was over.',
					later:
						'{hero} saw the backs of the chairs, all in a row, like teeth. {They} stepped up on the first, and then on the next, so lightly that nobody turned around. And there was the front.',
				},
				{
					say: 'Show Bosco how to yawn, and yawn with him',
					outcome:
						'Bosco’s mouth was getting stiff. “If it’s open anyway,” whispered {hero}, “you could yawn.” And {hero} showed him. It began at the bottom, and went on and on. “Aaaaah,” went Bosco. Frogs yawned on the bank. Pica yawned in her sleep, and rolled over into his cheek. Now Bosco could shut his mouth, very softly. He backed out of the ford, and it was free.',
					later:
						'{hero} yawned Bosco’s yawn, that goes on and on. “Aaaaah.” The front row yawned, and then the next one. You can’t shout while you do that, and afterward you feel much better.',
				},
				{
					say: 'Reach in past his teeth and lift her out',
					outcome:
						'“Hold quite still,” said {hero}, “and I’ll carry her.” Bosco shut his eyes. {hero} reached in past all the teeth, and it was warm in there. Bosco’s mouth shook. It wanted to shut! But it did not. {hero} laid Pica in the grass, brush and all. SNAP! You could hear it for a mile. “Thank you,” said Bosco, and everybody could go over his back. He came along, and talked the whole way.',
					later:
						'“You are all looking at my teeth,” said Bosco. He was right. “{hero} put {their} {hands} in there, because somebody was asleep. I shook all over. But {hero} told me, hold still, and so I did. I’d do what {hero} says.”',
				},
			],
		},
		3: {
			meet: 'The road went through a ford, and the ford was full of crocodile. He lay across it from bank to bank, with his tail in the reeds and his chin on a stone, and his mouth was open as far as it went. “Ahhh,” he said urgently. On his tongue, with her head on a back tooth and a brush in her claw, slept a small green parrot. With the tip of his tail he scratched in the mud: I AM BOSCO. She was Pica, who did his teeth on Tuesdays. There were sixty-six, and [at the fortieth|somewhere in the forties] she had sat down, just for a moment. He’d held it open since then. His jaw had begun to jump, and he was afraid of what it might do by itself. On the bank stood people with carts who wanted to get on, but none of them wanted to get on badly enough.',
			flies: 'NO FLYING, he wrote. IT DRAFTS. SHE WAKES, SHE JUMPS, I JUMP. He underlined the last part.',
			swims: 'NO SWIMMING, he wrote. WAVES. SHE WAKES, SHE JUMPS, I JUMP. He underlined the last part.',
			ways: [
				{
					say: 'Go across on the row of lower teeth',
					outcome:
						'From close by it was quite a good bridge, if you didn’t think about the roof. {hero} put {their} weight on the first tooth, and waited, and took the next. The teeth had been beautifully kept as far as the forties. Somewhere in the middle a warm breath came up and went back again. Pica murmured, “Rinse, please,” and slept on. Then there was the stone, and the other bank. Bosco rolled one eye around to look. LIGHT STEP, wrote the tip of his tail in the mud. NEXT. So all the people came over, on their toes, and the carts with straw around the wheels.',
					later:
						'There was a row of chairs with their backs up, white and narrow, and people wedged in between. {hero} had crossed worse, and with a roof on it. {They} put {their} weight on the first, and waited, and took the next. People leaned forward to see, and leaned back again, and there was always just time in between, as far as the last chair. Nobody noticed a thing, apart from a child, who was told not to make up stories.',
				},
				{
					say: 'Teach him to yawn, seeing that it is open anyway',
					outcome:
						'“It’s cramp,” said {hero}, “from holding it. You should use it.” {They} looked him in the eye and yawned, slowly, from the bottom, with a turn at the top. It started in his tail. It came up along him like a cart on a long bridge, and when it got to the jaw there was a creak of joy. “Aaaaaah.” Everybody caught it. The people on the bank yawned, and their mules; Pica did it in her sleep, and rolled into his cheek, where it’s like a hammock. Then Bosco shut his mouth, an inch at a time, and backed out of the ford to let everybody through.',
					later:
						'{hero} yawned. It was the long kind, out of the tail, with a turn at the top. Somebody in the front row fought against it, and lost; it jumped to his neighbor; it went over that room like wind over grass. It makes you open your mouth and gives you nothing to say. Afterward they stood there blinking, with their jaws loose.',
				},
				{
					say: 'Reach in as far as your arms go, and carry her out',
					outcome:
						'“I can get her out without waking her,” said {hero}, “but you’ll have to hold still.” Bosco’s tail wrote, AND IF I CAN’T? “Then you’ll have warned me,” said {hero}. {They} leaned in. It was dark, and it smelled of peppermint. Sixty-six teeth were trembling, with a small clicking noise. {hero} slid in a {hand}, under the parrot and the brush, told him all the time how far it still was, and drew the two of them out into the light. {hero} had hardly got clear when the mouth shut. It was like a barn falling down. Pica slept through that as well. “I’d have been sorry for the rest of my life,” said Bosco. He put her in a nest to sleep it out, and came along, to say all that he couldn’t say with his mouth open.',
					later:
						'“Come closer,” said Bosco, and opened his mouth. Nobody did. “That’s what I mean. It’s sixty-six, if you want to count them, and they were jumping. {hero} put {their} {hands} in, up to there, for somebody who was asleep and never knew.” He shut it, rather gently. “{They} told me the whole time how far there was to go, and it was true. That’s why I didn’t bite.”',
				},
			],
		},
		4: {
			meet: 'Across the ford lay a crocodile, with his lower jaw in the water and his upper jaw in the air, and between the two, on his tongue, a parrot was asleep. She held a brush in one foot. On both banks stood people with bundles. They were quite quiet. “Ah,” said the crocodile when he saw {hero}, and added some more vowels; then he gave it up and wrote with the tip of his tail in the mud. His name was Bosco. She was called Pica, and went up and down the river doing people’s teeth. Nobody had paid her this month, so she had been working nights. At number forty-four she had said that she would just close her eyes, [and he had said “Ah.”|to which he had answered “Ah.”] Meanwhile nearly two days had gone by. He could no longer feel his jaw, and that frightened him, because what he could not feel he could not hold. WALK ROUND, he wrote. PLEASE. Those who had a boat had gone already. When the mud had dried a little, one could see that he had first written something else, and wiped it out. It said that Pica’s mother had had the job before her.',
			flies:
				'Somebody who flew would make a draft, and she slept lightly. The tail wrote only: I WOULD NOT KNOW IN TIME.',
			swims:
				'Somebody who swam would make a wave, and she slept lightly. The tail wrote only: I WOULD NOT KNOW IN TIME.',
			ways: [
				{
					say: 'Walk over his lower teeth, to the other side',
					outcome:
						'It was not as bad as it looked, as long as you looked at the teeth. They were clean up to number forty-four. {hero} stood on the first one, and then on the second; it was a matter of being no heavier than a breath, and of not being in a hurry to breathe. Halfway across the roof came down by a hand’s breadth and went up again. Then there was gravel. When {hero} turned around, the people on the bank had taken off their hats. Then they took off their shoes, and came over the same way, one by one. NOT EVEN A FILLING, wrote the tail, when it could.',
					later:
						'A row of chair backs ran from the door to the front, narrow and not quite steady. {hero} went up on the first of them. It isn’t the weight that wakes people, as one learns on a river, but the hurry. On either side people waved to somebody, or pointed, and each time an arm went by {hero} waited, as one waits for a breath. Nobody looked up. There is nothing that a crowd is less prepared for than somebody who does not want any room from it.',
				},
				{
					say: 'Show him how to yawn with it',
					outcome:
						'What hurt him was that he held it open. {hero} sat down on the stone, where he could see {them}, and let it come: a yawn, from very low down, the sort that is not allowed at table. Bosco resisted. In his family it was not done; it was felt to be a threat. Then it had hold of him by the root of the tail. It went through the whole length of him, and his mouth, which had been as wide as it would go, went wider, of its own free will. On the bank they had all caught it. Pica slid sideways into his cheek, and drew up her foot. He could feel his jaw again, and he shut it, an inch at a time. Then he slid out of the ford like a boat that is launched in church, and left it to {hero} and all the others.',
					later:
						'{hero} waited until there was a pause, and yawned. {They} did it from very low down, as {they} had for Bosco. Talking is a thing that you do with your jaw, and it is quite defenseless against a yawn. The loudest of them turned his face away. His neighbor put up a hand, too late. It passed along the rows, and took the talk out of one after the other, like somebody collecting coats. After that it was still for a little, and they looked at each other with wet eyes, and rather kindly.',
				},
				{
					say: 'Put both arms in, and bring her out asleep',
					outcome:
						'“I’ll tell you everything I do,” said {hero}. “Then you’ll know it in time.” {They} knelt in the water and reached in. “I’m past the front ones,” {they} said. “I’m at her foot. I have the brush.” It was warm there, and it smelled of mint, and all around {their} arms there was a clicking, like a great many needles. “I’ve got her. She’s lighter than I thought. I’m coming out.” It took less than a minute. To Bosco, who said so afterward, it was the longest time that he had ever been trusted. When {they} said “Now,” he let go. Pica was laid in the reeds, with all that people had in their pockets next to her, and it was more than a month’s pay. He came along then; he had so much to say.',
					later:
						'“I’d rather not open it again,” said Bosco, “but you can imagine.” Everybody could. “There’s a person in there, if you follow me, who does the holding, and after two days he had gone numb. I wrote that down. {hero} read it, and put {their} {hands} in all the same. And do you know how I kept still? {They} told me where {they was}. Every inch; it was always so.” He looked along the benches. “I’ve been lied to by dentists. If {hero} tells you that it’s nearly over, it’s nearly over.”',
				},
			],
		},
	},
};
