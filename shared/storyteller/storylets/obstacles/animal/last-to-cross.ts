import type { Obstacle } from '../../format.ts';

export const lastToCross: Obstacle = {
	id: 'last-to-cross',
	alsoIn: ['jungle', 'pirate', 'mythology', 'historical', 'adventure'],
	place: { the: 'the turtle crossing', at: 'at the turtle crossing', to: 'to the turtle crossing', backdrop: 'beach' },
	people: {
		ponder: { call: 'Mrs. Ponder', a: 'a turtle with a stop sign', type: 'Turtle', pronoun: 'she' },
		theo: { call: 'Theo', a: 'a very big turtle', type: 'Turtle', pronoun: 'he' },
	},
	props: ['shield', 'whistle'],
	blocks: ['flies'],
	ways: [
		{ id: 'sign', use: 'reach' },
		{ id: 'look', use: 'hear' },
		{ id: 'call', use: 'trust', ally: 'theo' },
	],
	levels: {
		1: {
			meet: 'Turtles had to cross the road. “Stop!” said Mrs. Ponder, a turtle. She held up a stop sign, as big and round as a shield. “I have ten babies, and nine are over. So wait for my small Theo!” She could not see past the sign. But over there sat a very big turtle, and he looked at her.',
			flies: '“Can’t I fly?” asked {hero}. “If you fly, Theo will look up,” said Mrs. Ponder. “And then he will trip.”',
			ways: [
				{
					say: 'Ask if you may cross with the stop sign',
					outcome:
						'“May I cross with your sign?” asked {hero}. “I’ll hold it up for you.” So Mrs. Ponder gave {hero} the big sign. Now she could see past it! “Theo! Is that you?” she called. “You’re so big!” And he ran over to her. So everyone could go, and {hero} could keep the sign.',
					later:
						'{hero} held up the big round sign. STOP! Everyone stopped and made room. So {hero} walked by them all.',
				},
				{
					say: 'Learn to call “Look left, look right!”',
					outcome:
						'“What do you call when they cross?” asked {hero}. “Look left! Look right!” said Mrs. Ponder. So {hero} called it too. The big turtle looked left. He looked right. And he came over! It was Theo, and he had grown so big. Now everyone could go.',
					later:
						'“Look left! Look right!” called {hero}. Everyone looked left. Everyone looked right. And no one said a word.',
				},
				{
					say: 'Ask the big turtle why he sits there',
					outcome:
						'“Why do you sit here?” asked {hero}. “Mom told me to wait till she calls me,” said the big turtle. It was Theo! He had grown. So {hero} ran to tell her. “THEO!” she called. Over he came, and everyone could go. And Theo came along, to see the world.',
					later:
						'“I waited and waited for my mom to call,” said Theo. “No one asked me why. But {hero} did, and told my mom!”',
				},
			],
		},
		2: {
			meet: 'In the middle of the road stood Mrs. Ponder, a turtle. She held up a sign as round as a shield, and it said STOP. “I stand here every day till teatime,” she said. “My babies are crossing. There were a hundred of them, as small as buttons, and I have counted them over. [Ninety-nine!|That was ninety-nine.] Only Theo is missing. He is the smallest, so I told him to wait.” That was a long time ago. On the other side sat a turtle as big as a table. He looked and looked at her.',
			flies: '“Can’t I fly?” asked {hero}. “Please, no wind!” said Mrs. Ponder. “My Theo is as light as a button.”',
			ways: [
				{
					say: 'Take a turn at holding up the heavy sign',
					outcome:
						'“Your arm must be tired,” said {hero}. “Let me hold it.” Nobody else had held the sign for years. Mrs. Ponder gave it to {hero}, and now she could see across. “THEO?” she said. “As big as a table?” “Yes, Mom,” said Theo, and came over. So the road was free again, and {hero} went over with the sign.',
					later:
						'{hero} held up Mrs. Ponder’s sign. STOP! The people in front of it stood still, and those on the left and on the right did too. {hero} walked through in the middle, right up to the front.',
				},
				{
					say: 'Learn the call that she taught all her babies',
					outcome:
						'“What do they have to do before they cross?” asked {hero}. Mrs. Ponder stood up very straight. “LOOK LEFT! LOOK RIGHT! AND OVER!” she called. It was a voice for a hundred children. {hero} called it with her. The big turtle looked left. He looked right. And over he came! “Theo!” said Mrs. Ponder. And she put down the sign and let everybody by.',
					later:
						'{hero} stood up very straight. “LOOK LEFT!” called {hero}, as Mrs. Ponder did. “LOOK RIGHT!” Everybody had learned that once. They turned their heads to the left, and then to the right, and quite forgot to shout.',
				},
				{
					say: 'Go over to the big turtle and ask who he is',
					outcome:
						'“I am Theo,” said the big turtle. “Mom said to wait until she calls me. But she only looks at the ground.” He had grown up while he waited. {hero} went back. “Call him,” said {hero}, “and look higher.” “THEO!” called Mrs. Ponder. “Yes, Mom!” he said, and came, and the road shook. She put down the sign, and everybody could go. And Theo came along, to see the world.',
					later:
						'“I sat by that road until I was as big as this,” said Theo. “Everybody walked around me. {hero} asked me who I was, and went and told my mom. And {hero} got it right.” He smiled. “She says hello.”',
				},
			],
		},
		3: {
			meet: 'Where the road ran along the sand, a turtle stood in the middle of it. “Stop,” she said, and held up a sign, round and red and heavy as a shield. Her name was Mrs. Ponder. Carts were waiting on both sides, and some of the drivers had planted beans. Now and then she sneezed, and then one of the carts got across. “My little ones are crossing,” she said. “There’s a hundred of them, no bigger than buttons. They came up out of the sand all at once, and I’ve taught them the three commands, and been seeing them over.” She never took her eyes from the ground. “Ninety-nine. It’s Theo who’s missing. He was the last and the smallest, and the traffic was so dreadful that I told him, ‘You wait there [till I call you.’|until Mother calls.’]” On the far side of the road sat a turtle as big as a sofa. He had his eyes on her and didn’t move.',
			flies:
				'“Can’t I fly?” asked {hero}. “You’d never see him from up there,” said Mrs. Ponder. “And if you landed, where would you land? You see? Nobody flies.”',
			ways: [
				{
					say: 'Offer to hold the sign while she rests her arm',
					outcome:
						'“How long have you been holding that up?” asked {hero}. Mrs. Ponder didn’t know; it had been the left arm first. She let {hero} take the sign while she counted the gravel. It was like holding a cartwheel. {hero} took a step with it, and the traffic stopped wherever the sign was; a mule sat down. For the first time in years there was nothing in front of Mrs. Ponder’s nose. Across the road sat a turtle as big as a sofa. “Theo?” she said. “Yes, Mother,” he said, in a bass voice. She waved the carts through herself, with both arms, and {hero} went on with the sign.',
					later:
						'{hero} lifted Mrs. Ponder’s red sign, and people stopped. It’s something in the knees; they can’t help it. Those on the left stopped, and those on the right, and a waiter with nineteen cups. {hero} carried the stop along, a step at a time, and behind it there was always just enough room. At the front {hero} put it down, and everybody bumped into each other.',
				},
				{
					say: 'Learn the three commands that she taught her hundred',
					outcome:
						'“What did you teach them?” asked {hero}. Mrs. Ponder drew herself up. She had taught it to a hundred at once, in the wind. “LOOK LEFT!” It was a voice to stop a mill. “LOOK RIGHT! AND OVER!” The two of them did it together, until {hero} had it by heart. All along the road the drivers looked left; they looked right; they’d been children too. And at the “over” the turtle as big as a sofa got up and came. “Theo,” said Mrs. Ponder. Then she turned to the carts. “Did you see that? In one go, and no dawdling.” And she lowered the sign, and let them roll.',
					later:
						'“LOOK LEFT!” called {hero}. It was the voice for a hundred, in the wind. All the heads went left. “LOOK RIGHT!” They went right. It’s the first thing that anybody is ever taught, and it sits deeper than anything you could shout. Then they waited for the third thing. {hero} didn’t call that, because the whole room would have walked into the wall.',
				},
				{
					say: 'Cross to the big turtle, and find out whom he waits for',
					outcome:
						'{hero} held up a {hand} for the carts and went over. “Are you waiting for somebody?” “I’m Theo,” said the big turtle, in a bass voice. “I mustn’t cross until Mother calls. But she only ever looks down.” {hero} went back to Mrs. Ponder. “He’s over there,” {they} said, “and he’s waited, just as you told him. He’s only bigger. You’ll have to look up.” It took her a moment to dare it. “THEO!” she called; and the ground shook, and there he was, looking left and looking right. She put down the sign, and the carts began to roll. She’d packed him a lunch, for a turtle like a button. He ate it in one bite, and went along with {hero}.',
					later:
						'“Everyone steered around me,” said Theo. The lamps trembled a bit when he spoke. “I’d been told to wait, so I waited. I thought she’d forgotten me, and she thought I was lost, and we were eight steps from each other. {hero} asked me one thing and told her another, and both were right.” He looked left and right over the rows. “I’d cross anywhere, if {hero} said that it was clear.”',
				},
			],
		},
		4: {
			meet: 'At the turtle crossing the carts had been standing for so long that some of them had moss on them. In the middle of the road stood a turtle, with a red sign that she held in front of her like a shield. “Would you mind where you step?” said Mrs. Ponder. “My children are crossing.” {hero} could not see any. “They are very small,” she said. “They come out of the sand, a hundred at once, no bigger than buttons. They know my three commands, and they have to get down to the water. Somebody must hold up the sign.” She used to let people on foot go over on tiptoe. But now she thought that something had moved. She had counted ninety-nine. The last was Theo, who was weaker than the others. She had told him to stay at the edge, and that she would call when it was safe; [and it had not been safe yet|but it had never been quite safe]. She had not looked up from the gravel since then. On the far side, in the grass, a turtle sat and watched her. He was as large as a boat turned over. Of those ninety-nine, she knew from other mothers, it is usually one that comes back.',
			flies: '“Can’t I fly?” asked {hero}. “You would be looking ahead,” said Mrs. Ponder, “and he is down here.”',
			ways: [
				{
					say: 'Relieve her of the sign for a while',
					outcome:
						'“May I?” asked {hero}. Mrs. Ponder had to open her own fingers with her other hand. She sat down where she was and watched the ground from closer by. The sign weighed as much as a door. {hero} carried it across with small steps, and whatever was in front of it stopped, although it had been standing for years. When {they} turned around to bring it back, Mrs. Ponder had raised her head. There had always been a sign in front of her. Now there was a road, and on the far side of it, in the grass, a face. “You wait there,” she told it, and for once she crossed first. Behind her the carts began to roll. She needed both arms for Theo, and {hero} went on with the sign.',
					later:
						'{hero} raised Mrs. Ponder’s red sign in front of the crowd. It did not say why they should stop. It has never said why; that is the strength of it. The first ones obeyed, and the next ones ran into them, and then they obeyed as well. It was a small clearing, no wider than a person with a sign, and it moved. By the time somebody asked on whose authority, {hero} had set it down at the front and was standing next to it.',
				},
				{
					say: 'Have her teach you the three commands',
					outcome:
						'“How did they know when to go?” asked {hero}. She had taught them that while they were still in the egg, said Mrs. Ponder. You could hear them turn over. She laid one hand on her chest. “LOOK LEFT,” she called; it went out over the carts like a bell over fields. “LOOK RIGHT.” On a hundred and twenty carts the drivers turned their heads, quite seriously. {hero} said it after her until there was no more doubt in it. The third command is OVER. {They} gave it, and something large came across the road, with care. “Good,” said Mrs. Ponder to the gravel. “And Theo will do it just like that.” Then there was a shadow on the gravel, and she looked up. It was some time before she thought of the carts, and let them go.',
					later:
						'{hero} laid a {hand} on {their} chest. “LOOK LEFT,” {they} called. It was not an angry voice. It was the one in which everybody there had once been told how not to be run over, before they could even walk, and their heads obeyed it before they did. “LOOK RIGHT.” They had all been talking at once. Now they stood there, facing the same way, and listened for the third thing. It did not come. It had got so quiet that it was not needed.',
				},
				{
					say: 'Go over to the one who sits in the grass',
					outcome:
						'{hero} walked across and greeted him. “I’m not allowed to talk to strangers,” said the big turtle, “but you came from Mother’s side.” It was Theo. He had been told to wait until she called, and he had. He had watched the others go. “I didn’t want to shout,” he said. “She was counting.” {hero} went back, and chose the words on the way. “He is there,” {they} told her. “He did exactly what you said. You’ve been looking for him where he was.” Mrs. Ponder looked at the gravel a little longer, because it was safe there. Then she raised her head. She did not call very loudly. Theo looked left, he looked right, and came, and she let the sign fall. Later, with her leave, he caught up with {hero}.',
					later:
						'“I have spent my life beside a road,” said Theo, “and what you see there is how people go past. They made a curve around me, and another around her. {hero} went up to both of us and asked. Then {they} had to tell a mother that she’d been looking in the wrong place, and {they} said it so that she could look up.” He considered the room, to the left and to the right. “If {hero} tells you that something is so, you can put your foot on it.”',
				},
			],
		},
	},
};
