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
	},
};
