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
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'sign', use: 'reach' },
		{ id: 'look', use: 'hear' },
		{ id: 'call', use: 'trust', ally: 'theo' },
	],
	levels: {
		1: {
			meet: '“Stop!” said Mrs. Ponder, a turtle with a round stop sign like a shield. “My babies must cross. There were ten, and nine are over. So wait for my Theo!” On the other side sat a big turtle, and he looked at her.',
			flies: '{hero} looked up. “Please wait!” said Mrs. Ponder. “My Theo will look up, and get a bump.”',
			swims: '{hero} looked at the water. “Please wait!” said Mrs. Ponder. “My Theo will go in too, and get wet.”',
			ways: [
				{
					say: 'Ask if you may cross with the stop sign',
					outcome:
						'“May I hold the sign for you?” asked {hero}. Mrs. Ponder was so tired that she said yes. {hero} held it up. STOP! Everyone stopped, so {hero} walked over. Mrs. Ponder let {hero} keep it. She had one more.',
					later:
						'{hero} held up the big round sign. STOP! Everyone stopped and made room. So {hero} walked by them all, like a little turtle.',
				},
				{
					say: 'Learn to call “Look left, look right!”',
					outcome:
						'“You must call before you go,” said Mrs. Ponder. “Look left! Look right!” So {hero} called it too, as loud as {they} could. “Look left! Look right!” They all stood still and looked, and {hero} walked over.',
					later:
						'“Look left! Look right!” called {hero}. They all looked left. They all looked right. And no one said a word.',
				},
				{
					say: 'Ask the big turtle why he sits there',
					outcome:
						'“Mom told me to wait till she calls me,” said the big turtle. It was Theo! He had grown. {hero} ran back to tell her. “THEO!” called Mrs. Ponder. So he came over, and she kissed him. And Theo came along.',
					later:
						'“I waited and waited for my mom to call,” said Theo. “No one asked me why. {hero} did! {hero} told my mom, and she called me.”',
				},
			],
		},
		2: {
			meet: 'In the middle of the road stood Mrs. Ponder, a turtle. She held up a sign as round as a shield, and it said STOP. “Nobody goes by,” she said. “My babies are crossing. There were a hundred of them, as small as buttons, and I have counted them over. [Ninety-nine!|That was ninety-nine.] Only Theo is missing. He is the smallest, so I told him to wait.” That was a long time ago. On the other side sat a turtle as big as a table. He looked and looked at her.',
			flies:
				'{hero} looked up. “Please, no wind!” said Mrs. Ponder. “They are as light as buttons, and he is the lightest.”',
			swims: '{hero} thought of swimming over. “Please, no waves!” said Mrs. Ponder. “They are as light as buttons.”',
			ways: [
				{
					say: 'Take a turn at holding up the heavy sign',
					outcome:
						'“Your arm must be tired,” said {hero}. “Let me hold it.” Mrs. Ponder had not put it down for years. She rubbed her arm and sighed. {hero} held the sign up high and walked with it, and wherever the sign was, the carts stopped. So {they} came to the other side. “You do that very well,” called Mrs. Ponder. “Keep it. I have a spare.”',
					later:
						'{hero} held up Mrs. Ponder’s sign. STOP! The people in front of it stood still, and those on the left and on the right did too. {hero} walked through in the middle, and held it up until {they was} at the front.',
				},
				{
					say: 'Learn the call that she taught all her babies',
					outcome:
						'“What do they have to do before they cross?” asked {hero}. Mrs. Ponder stood up very straight. “LOOK LEFT! LOOK RIGHT! AND OVER!” she called. It was a voice for a hundred children. {hero} called it with her. The carts stopped, the drivers looked left, the drivers looked right, and {hero} went over. “That was just how to do it,” said Mrs. Ponder.',
					later:
						'{hero} stood up very straight. “LOOK LEFT!” {they} called, as Mrs. Ponder did. “LOOK RIGHT!” Everybody had learned that once. They turned their heads to the left, and then to the right, and quite forgot to shout.',
				},
				{
					say: 'Go over to the big turtle and ask who he is',
					outcome:
						'“I am Theo,” said the big turtle. “Mom said to wait until she calls me. But she only looks at the ground.” He had grown up while he waited. {hero} went back. “Call him,” {they} said, “and look higher.” “THEO!” called Mrs. Ponder. “Yes, Mom!” he said, and came across, and the road shook. She stood on her sign to kiss him. Then he came along, to see the world.',
					later:
						'“I sat by that road until I was as big as this,” said Theo. “Everybody walked around me. {hero} asked me who I was, and went and told my mom. And it was all true.” He smiled. “She says hello.”',
				},
			],
		},
		3: {
			meet: '“Stop,” said a turtle. She stood in the middle of the road and held up a sign, round and red and heavy as a shield. Her name was Mrs. Ponder. Carts were waiting on both sides, and some of the drivers had planted beans. “My little ones are crossing,” she said. “There’s a hundred of them, no bigger than buttons. They came up out of the sand all at once, and I’ve been seeing them over.” She never took her eyes from the ground. “Ninety-nine. It’s Theo who’s missing. He was the last and the smallest, and the traffic was so dreadful that I told him, ‘You wait there [till I call you.’|until Mother calls.’]” By the side of the road, on the far bank, sat a turtle as big as a sofa. He had his eyes on her and didn’t move.',
			flies:
				'“You’d never see him from up there,” said Mrs. Ponder. “And if you landed, where would you land? You see? Nobody flies.”',
			swims:
				'“You’d never see him if you swam,” said Mrs. Ponder. “One stroke, and he’d be in the ditch. Nobody swims.”',
			ways: [
				{
					say: 'Offer to hold the sign while she rests her arm',
					outcome:
						'“How long have you been holding that up?” asked {hero}. Mrs. Ponder didn’t know; it had been the left arm first. She wouldn’t leave, but she let {them} take the sign while she counted the gravel. It was like holding a cartwheel. {hero} raised it and took a step, and found that the traffic stopped wherever the sign was. It stopped in front, it stopped at the side, a mule sat down. Step by step {they} walked the stop across the road. “You’ve got the arm for it,” called Mrs. Ponder. She had a second one at home, with a flower on it, for Sundays.',
					later:
						'{hero} lifted the red sign, and they stopped. It’s something in the knees; they can’t help it. Those on the left stopped, and those on the right, and a waiter with nineteen cups. {hero} took the stop along with {them}, a step at a time, and behind it there was always just enough room. At the front {they} put it down, and everybody bumped into each other.',
				},
				{
					say: 'Learn the three commands that she taught her hundred',
					outcome:
						'“What did you teach them?” asked {hero}. Mrs. Ponder drew herself up. She had taught it to a hundred at once, in the wind. “LOOK LEFT!” It was a voice to stop a mill. “LOOK RIGHT! AND OVER!” They did it together, until {hero} had it in {their} bones. All along the road the drivers looked left; they looked right; they’d been children too. And at the “over,” as nobody else seemed to be moving, {hero} went. “Did you see that?” Mrs. Ponder told the carts. “That is how it’s done. In one go, and no dawdling.”',
					later:
						'“LOOK LEFT!” called {hero}. It was the voice for a hundred, in the wind. All the heads went left. “LOOK RIGHT!” They went right. It’s the first thing that anybody is ever taught, and it sits deeper than any quarrel. Then they waited for the third thing. {hero} didn’t call that, as they would have walked into the wall.',
				},
				{
					say: 'Cross to the big turtle, and find out whom he waits for',
					outcome:
						'{hero} held up a {hand} for the carts and went over. “Are you waiting for somebody?” “I’m Theo,” said the big turtle, in a bass voice. “I mustn’t cross until Mother calls. I’ve called her, but she only ever looks down.” {hero} went back to Mrs. Ponder. “He’s over there,” {they} said, “and he’s waited, just as you told him. He’s only bigger. You’ll have to look up.” It took her a moment to dare it. “THEO!” she called; and the ground shook, and there he was, all of him, looking left and looking right. She’d packed him a lunch, for a turtle like a button. He ate it in one bite, and went along with {hero}.',
					later:
						'“Everyone steered around me,” said Theo. The lamps trembled a bit when he spoke. “I’d been told to wait, so I waited. I thought she’d forgotten me, and she thought I was lost, and we were eight steps from each other. {hero} asked me one thing and told her another, and both were right.” He looked left and right over the rows. “I’d cross anywhere, if {hero} said that it was clear.”',
				},
			],
		},
		4: {
			meet: 'The traffic had been standing for so long that some of the carts had moss on them. In the middle of the road stood a turtle, with a red sign that she held in front of her like a shield. “Would you mind where you step?” said Mrs. Ponder. “My children are crossing.” {hero} could not see any. “They are very small,” she said. “They come out of the sand at night, a hundred at once, each no bigger than a button, and there’s only this one road between them and the water. Somebody has to hold up the sign.” She had counted ninety-nine. The last was Theo, who was weaker than the others. She had told him to stay at the edge, and that she would call when it was safe; [and it had not been safe yet|but it had never been quite safe]. She had not looked up from the gravel since then. On the far side, in the grass, a turtle sat and watched her. He was as large as a boat turned over. Of those ninety-nine, she knew from other mothers, it is usually one that comes back.',
			flies: 'Flying was out of the question. “You would be looking ahead,” said Mrs. Ponder, “and he is down here.”',
			swims: 'Swimming was out of the question. “You would be looking ahead,” said Mrs. Ponder, “and he is down here.”',
			ways: [
				{
					say: 'Relieve her of the sign for a while',
					outcome:
						'“May I?” asked {hero}. Mrs. Ponder had to open her own fingers with her other hand. She did not go away. She sat down where she was and watched the ground from closer by. The sign weighed as much as a door. {hero} lifted it, and everything stood still, although it had been standing for years; there were drivers there who had never been sure if it was meant for them. Now they knew. {hero} carried the sign across with small steps, and it stayed true all the way: whatever was in front of it stopped. On the other side {they} turned around to bring it back. “Keep it,” called Mrs. Ponder. “I have a second. I think better when it’s not so heavy.”',
					later:
						'{hero} raised the red sign in front of the crowd. It did not say why they should stop. It has never said why; that is the strength of it. The first ones obeyed, and the next ones ran into them, and then they obeyed as well. It was a small clearing, no wider than a person with a sign, and it moved. By the time somebody asked on whose authority, {hero} had set it down at the front and was standing next to it.',
				},
				{
					say: 'Have her teach you the three commands',
					outcome:
						'“How did they know when to go?” asked {hero}. She had taught them that while they were still in the egg, said Mrs. Ponder. You could hear them turn over. She laid one hand on her chest. “LOOK LEFT,” she called; it went out over the carts like a bell over fields. “LOOK RIGHT.” In a hundred and twenty vehicles the drivers turned their heads, one way and the other, quite seriously. {hero} said it after her until there was no more doubt in it. The third command is OVER. {They} gave it, and walked, and nobody else moved. “Good,” said Mrs. Ponder behind {them}, to the gravel. “And he’ll do it just like that. He was always the one who listened.”',
					later:
						'{hero} laid a {hand} on {their} chest. “LOOK LEFT,” {they} called. It was not an angry voice. It was the one in which somebody once told each of them how not to be run over, before they could even walk, and their heads obeyed it before they did. “LOOK RIGHT.” They had all been talking about who was to blame. Now they stood there, facing the same way, and listened for the third thing. It did not come. It had got so quiet that it was not needed.',
				},
				{
					say: 'Go over to the one who sits in the grass',
					outcome:
						'{hero} walked across and greeted him. “I’m not allowed to talk to strangers,” said the big turtle, “but you came from Mother’s side.” It was Theo. He had been told to wait until she called, and he had. He had watched the others go. “I didn’t want to shout,” he said. “She was counting.” {hero} went back, and chose the words on the way. “He is there,” {they} told her. “He did exactly what you said. You’ve been looking for him where he was.” Mrs. Ponder looked at the gravel a little longer, because it was safe there. Then she raised her head. She did not call very loudly. He looked left, he looked right, and came, and she let the sign fall. Later, with her leave, he caught up with {hero}.',
					later:
						'“I have spent my life beside a road,” said Theo, “and what you see there is how people go past. They made a curve around me, and another around her. {hero} went up to both of us and asked. Then {they} had to tell a mother that she’d been looking in the wrong place, and {they} said it so that she could look up.” He considered the room, to the left and to the right. “If {hero} tells you that something is so, you can put your foot on it.”',
				},
			],
		},
	},
};
