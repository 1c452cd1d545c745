import type { Obstacle } from '../../format.ts';

export const oneBattery: Obstacle = {
	id: 'one-battery',
	alsoIn: ['science-fiction', 'space', 'superhero', 'time-travel'],
	place: { the: 'the two-key gate', at: 'at the two-key gate', to: 'to the two-key gate', backdrop: 'city' },
	people: {
		primus: { call: 'Primus', a: 'a robot with a key', type: 'Robot', pronoun: 'he' },
		secunda: { call: 'Secunda', a: 'a robot who was switched off', type: 'Robot', pronoun: 'she' },
	},
	props: ['gate', 'key', 'letter'],
	blocks: ['flies'],
	ways: [
		{ id: 'write', use: 'trust', cost: 'time', ally: 'secunda' },
		{ id: 'hum', use: 'hear' },
		{ id: 'mouse', use: 'reach' },
	],
	levels: {
		3: {
			meet: [
				'The road went through a gate with a lock on the left and a lock on the right. Beside each stood a robot with a key. One of them was switched off. “We have to turn both at once,” said Primus, who wasn’t, “and there’s only one battery. I have it one day, and Secunda the next.” So they hadn’t both been awake for three years. They wrote. There was a box between them, full of notes: “Dear S., sunny, nobody got through, eleven went around by the long bridge.” “I wrote that my own battery’s being mended,” said Primus, and looked over both shoulders. “It isn’t, you know. It’s in the canal. I was juggling with it. [I’ve never told her.|She doesn’t know.]”',
			],
			flies:
				'“What if I fly?” asked {hero}. “It’s got a lid,” said Primus, “against people who fly. That has two keys as well.”',
			ways: [
				{
					say: 'Have him write the truth, and stay until she has read it',
					outcome:
						'“Dear S.,” wrote Primus, and stopped. “It won’t get easier,” said {hero}. It took him four pages, and the whole of his charge. Then {hero} moved the battery across. Secunda opened her eyes and read, and it took her a long time. She wrote one line beneath it, and held it up: “I know. I saw you. You’d got up to five, and you looked so happy.” She had a net. She and {hero} fished the other battery out of the canal, and dried it, and put it in, and the two robots looked at each other. Neither knew what to say, so they turned the keys, and the gate swung open. Then Secunda packed the four pages and came along; an open gate needs only one.',
					later:
						'“I can read,” said Secunda. “It’s nearly all I’ve done. People aren’t in the habit of putting things down as they were.” She unfolded four pages. “{hero} sat next to him till this was written, and sat next to me till I’d read it. Nothing was mended, and nothing was made shorter. If you get a thing by way of {hero}, it’s all there.”',
				},
				{
					say: 'Take out the battery, and listen to what stops',
					outcome:
						'“What’s it like, when you change over?” asked {hero}. “Odd,” said Primus. “See for yourself.” {hero} pulled the battery out, and only then heard the hum. It had been there all the time, in the gate, in the lamp, in the ground; one couldn’t notice it till it wasn’t. The ducks stopped paddling. A man leaned out of the lockhouse, next to the gate. “What was that?” he said. “Nothing,” said {hero}. The man was so upset that he opened his goods entrance, front and back, to look, and a hay wagon could have gone through. But first {hero} put the battery in again.',
					later:
						'{hero} started to hum. It was a low, even hum, like something in the wall, and nobody noticed, any more than you do your own ears. When it had got into all of them, {hero} stopped. Everybody looked up. “What was that?” said somebody. Everyone held their breath to hear what wasn’t there.',
				},
				{
					say: 'Look for another way to make Secunda go',
					outcome:
						'“How did robots go before there were batteries?” asked {hero}. Primus had to think back to his grandfather. On her long days Secunda had made a tin mouse, which was wound up with a wrench. Behind a small lid in her own back there was a square hole, and the wrench fitted. {hero} wound. It was stiff work; thirty turns for a minute. “Oh!” said Secunda. She got up, tick, tick, tick, walked to the lock like a duck, and met his eye. “Good day,” said Primus. It was all that there was time for. The two robots turned both keys, and the gate swung open and stayed so. The mouse ran out first, and {hero} had to catch it.',
					later:
						'{hero} wound up Secunda’s tin mouse and put it down. Off it went, tick-tick-tick, between the legs of the last row. “Eek!” said somebody, and got up on a chair. It was a large man. The mouse ran on, and in front of it people went up to the left and right, onto benches, onto tables, onto each other; and {hero} walked up behind it along the empty floor.',
				},
			],
		},
		4: {
			meet: [
				'The road came to a gate with two locks, one on each side, and at each stood a robot with a key. Only one of them looked up. “The keys must be turned together,” said Primus, “and I’m sorry to say that we have only one battery. I have it on one day, and Secunda on the next.” So they had not met for three years, and people who had to pass were let in through the lockkeeper’s kitchen, as long as he knew them. They were good friends, however. They wrote to each other, and he had five hundred notes from her. “Fine weather, and nobody passed,” said the notes, and once, “There was a moth.” He had told her that his own battery was being repaired. It lay in the canal beside the gate. He had been juggling with it, on a bright day, because she was looking. Somehow he [had never found the moment|had never managed] to write that down. Each time that he had given the battery to her and had only a few seconds left, he saw her begin to raise her head.',
			],
			flies:
				'There was a grating overhead, he said, and it had two locks as well. The architect had been a lonely man.',
			ways: [
				{
					say: 'Have him write it down, and wait till she reads it',
					outcome:
						'“Dear S.,” wrote Primus, and that the weather was fine. “Yes,” said {hero}, and stayed where {they was}. So he went on, and it came to four pages: how high he had thrown it, and how many balls there were, and what he had shouted. At the last line he was so weak that {hero} had to guide the pen. Then {they} carried the battery across. Secunda raised her head and read it all, twice. She dipped her pen. “I know,” she wrote. “I had a little left. You had got up to five. I never saw anyone so pleased.” She had a net. When the old battery had been fished out of the canal, and dried, and put in, Primus opened his eyes, and she was there. Two keys turned, and the gate swung open. Afterward Secunda came along with {hero}, and brought the four pages. It had struck her that you could go away and come home again.',
					later:
						'“I have five hundred notes from my best friend,” said Secunda, “and every one is about the weather.” She put four more sheets on the table. “He wrote these because {hero} was there. {They} didn’t tell him what to put. {They} just didn’t leave until it was the truth. It had been lying between us for three years, and it only needed somebody who stayed in the room.” She smoothed the pages. “{hero} has that effect. I’d let {them} stay in this one.”',
				},
				{
					say: 'Take out the battery, and listen to what stops',
					outcome:
						'“What do people notice when you change it?” asked {hero}. “I couldn’t say,” said Primus. “I’m not there.” So {hero} took the battery out of him, and for the first time heard what had been there, because it stopped: a hum, in the gate, in the stones, in everybody’s teeth. Dogs sat down. The lockkeeper, who had lived on top of it for years, came out in his shirt. “What has happened?” he whispered. “Nothing,” said {hero}. He could not bear it. He opened the shutters, the hatch, and at last the goods entrance, all the way through to the street, so as to hear better. {hero} put the battery back and went out by the goods entrance, which was meant for wagons.',
					later:
						'{hero} began to hum under all the shouting. It was a low hum, as at the gate, and nobody noticed when it started. It went on until it was part of the house, and until nobody could have said that it was there. Then {hero} stopped. It was as if somebody had pulled the floor away by an inch. All over the room people broke off and looked around to see who else had felt it. If you want people to hear nothing, you have to take something away.',
				},
				{
					say: 'Find another way to make the robot go',
					outcome:
						'“How did robots like you run,” asked {hero}, “before there were batteries?” You wound them up, said Primus; one didn’t talk about it. Secunda had made a tin mouse that went like that, and its wrench lay beside it. There was a lid on her back, no bigger than a coin, and under it a peg. {hero} took the wrench to it. Thirty turns, said Primus, were good for one minute. At forty she stood up. Tick by tick she walked to her lock with the key in her hand. She turned her head, and there he was. They had so much to say that he said, “After you.” Both keys turned, and the gate swung wide. Then she ran down. The tin mouse was through the gate first, and {hero} went after it and picked it up.',
					later:
						'{hero} wound up Secunda’s tin mouse and let it go. It ticked. A large gentleman, who stood nearest, was on a chair before he knew it. The mouse ran straight ahead between the shoes, as it had been built to do, and to the left and right of it, row after row, people climbed up onto the chairs. {hero} walked behind it down the empty floor, at the speed of a tin mouse. There was time to wish everybody well.',
				},
			],
		},
	},
};
