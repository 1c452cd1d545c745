import type { Obstacle } from '../../format.ts';

export const conqueredStreet: Obstacle = {
	id: 'conquered-street',
	alsoIn: ['detective', 'robot', 'science-fiction', 'time-travel'],
	place: { the: 'Plum Street', at: 'in Plum Street', to: 'to Plum Street', backdrop: 'city' },
	people: { dismal: { call: 'Doctor Dismal', a: 'a crocodile in a black cape', type: 'Crocodile', pronoun: 'he' } },
	props: ['banner', 'letter'],
	blocks: ['flies'],
	ways: [
		{ id: 'drains', use: 'trust', cost: 'time', ally: 'dismal' },
		{ id: 'laugh', use: 'hear' },
		{ id: 'flag', use: 'reach' },
	],
	levels: {
		3: {
			meet: [
				'The way led down Plum Street. A black flag hung over it, and below the flag, at a card table, sat a crocodile in a black cape with his head in his hands. “Halt,” he said, without looking up. “I’m Doctor Dismal. I’ve conquered this street, and no one gets through till I’ve dealt with you. Take a number.” There was a queue. He’d conquered it on Friday at five, with a ray. At six a lady had come about the drains. “It’s yours now,” she’d said. [Since then there’d been four hundred letters.|Four hundred letters had come since then.] There was one about a lamp, and one about a lamp being too bright. “I thought they’d tremble,” said Doctor Dismal. “I was going to be terrible. And now I’ve got to see to the bins.”',
			],
			flies:
				'“What if I fly?” asked {hero}. “Air traffic is form six,” said Doctor Dismal. “I didn’t want it either. They voted.”',
			ways: [
				{
					say: 'Sit down beside him and go through the letters',
					outcome:
						'“Let’s start with the drains,” said {hero}. The two of them crawled in together, and found a doll and a boot. They turned the bright lamp around, so that it shone on the dark one’s corner, and that was two letters done. It took more time than {hero} had. It was mostly quite small things; people had just never known who to tell. At the last door a lady said, “Thank you, Doctor,” and gave him a jar of plums. He held it for some time. “I went to all that trouble with the ray,” he said. “And you only had to do the drains.” He took in the flag, and came along, with the jar under his cape.',
					later:
						'“I am a villain,” said Doctor Dismal, “so you can believe me; I’ve got nothing to gain. I know what people are like when they think that nobody’s looking. I’ve got a machine.” He put the plums on the table. “{hero} went down a drain for a street that wasn’t {theirs}, where nobody could see it, and cleared it to the end.”',
					as: {
						careful: '{hero} put the letters in order first, by smell.',
					},
				},
				{
					say: 'Ask him for a lesson in laughing like a villain',
					outcome:
						'“Haven’t you got a laugh?” asked {hero}. The doctor had one. He hadn’t felt like it since Friday. “You start up here,” said Doctor Dismal, “as if you knew something. Mwa. Then down the stairs. Ha, ha, HA.” He got up for the last one, and his cape swung. The queue went white. They let go of their letters and looked for their hats. {hero} tried it, and did the stairs two at a time, and the rest of them left. “Oh, that was lovely,” said Doctor Dismal, and looked at the empty street. “Do go through. I’m going to lie down.”',
					later:
						'“Mwa,” said {hero}, at the back, as if {they} knew something. A few heads turned. “Ha,” said {hero}, “ha, HA.” It’s not a laugh that you join in with. They all tried to think what they’d left unlocked at home. Nobody felt like being the next to speak.',
				},
				{
					say: 'Plant a flag of your own on the other half',
					outcome:
						'“How do you conquer a thing?” asked {hero}. “You put a flag in it and say so,” said Doctor Dismal. “It’s the one part that’s easy.” So {hero} tied a napkin to a stick, walked down to the middle of the street, and pushed it in. “I conquer everything from here on,” {they} said. The queue turned around. In ten seconds they had all run past and lined up in front of {hero}, with their letters. “Could I,” said Doctor Dismal, “could you possibly take the drains?” “From the middle on,” said {hero}. {They} gave that half its freedom straight away, so that nobody needed a number any more, and left by it, with the flag.',
					later:
						'{hero} pushed the flag from Plum Street in among the last row. “I hereby conquer this row,” {they} announced. “Has it got any drains?” They looked at each other, and got out of it as fast as they could, so as not to be asked. Nobody likes to live in a place that’s just been taken over. {hero} conquered the next row, and the next. By the front there was nobody left to hand over.',
				},
			],
		},
		4: {
			meet: [
				'The way went through Plum Street, which had been conquered. A crocodile in a black cape had done it, on Friday at five, and there was his flag. But nobody seemed to be afraid. They were standing in a line, and at the end of the line sat the conqueror with his face in his hands. “Take a number,” said Doctor Dismal. “I did let people pass at first, but now I have to deal with all this.” He had come with a ray gun, and they had all thrown down their shopping. It was wonderful. But at six a lady had come to him about the drains. “She said that it was my street now,” said Doctor Dismal. He had four hundred letters. The lamp at number twelve was too dim, and the lamp at thirteen too bright, and [somebody|someone] had written four pages about the moon. “I wanted them to fear me,” he said. He had grown up behind the third window on the left. He used to watch the other children play. They had enough for two teams, they told him.',
			],
			flies: 'The air was his too, he said bitterly. Somebody had brought it up at a meeting.',
			ways: [
				{
					say: 'Sit down, and answer the letters with him',
					outcome:
						'“Let’s begin at the bottom,” said {hero}. That was the drains. The two of them crawled in, the conqueror first. There was a boot, and a doll, and far back a ball, which he turned over for rather a long time. They bent the bright lamp so that it lit the dim lamp’s doorstep. They wrote back about the moon. It took a long time, and none of it was large. It was what people tell somebody if there is somebody to tell. “Thank you, Doctor!” people called from the windows, and a lady handed him some plums. “I wouldn’t have needed the ray,” said Doctor Dismal. He folded up his flag and came along, with the ball under his cape.',
					later:
						'“Everybody knows that you can’t trust me,” said Doctor Dismal, “so I have no reason to lie.” He took a ball out of his cape, a gray one, gone soft, and put it on the table. “I conquered a street. They were all polite to me. {hero} lay down beside me in a drain and asked me what was the matter. {They} could have laughed. {They} stayed until the last letter. I’ve known heroes, professionally. I’d follow that one down a drain.”',
				},
				{
					say: 'Ask him for a lesson in laughing like a villain',
					outcome:
						'“There should have been a laugh,” said {hero}. “I’ve read about it.” He had not had the heart for it since the drains, said Doctor Dismal. But he sat up. “Most people begin with ‘ha,’” he said. “That’s just cheerful. You begin with ‘mwa.’ It tells them that you’ve seen the plans of the building.” At each syllable he rose a little higher, and at the last he had his cape out on both sides, and four hundred letters fell on the ground. {hero} did it after him. It was a very good street for it. Blinds came down; somebody pushed a baby carriage indoors. Soon nothing moved in Plum Street but paper. “I knew that I still had it somewhere,” said Doctor Dismal, and wiped his eyes. “Go quickly, before they come back about the noise.”',
					later:
						'“Mwa,” said {hero}, as Doctor Dismal had taught {them}. It was not loud. It only sounded as if {they} had seen the plans. “Ha,” {they} went on, and “ha,” going down, as if into a cellar to which nobody else had the key. And at the bottom: “HA.” Nobody asked what was so funny. Everyone there could think of something that it might be. They sat with their knees together, and did not make a sound.',
				},
				{
					say: 'Plant your own flag on the other half',
					outcome:
						'“How did you conquer it?” asked {hero}. “Apart from the ray.” “You put up a flag and say so,” said Doctor Dismal. “It’s ridiculously easy. They ought to warn people.” {hero} tied a napkin to a chair leg, walked to the middle of the street, and stuck it in a crack. “I’ve conquered it from here to the end,” {they} said. The people looked from one flag to the other. Then they picked up their letters and ran, and a minute later they stood in line under the napkin. “You couldn’t take the drains too?” cried Doctor Dismal. {hero} gave {their} half of Plum Street its freedom back, which was a disappointment to some, and walked out at the end of it, as anybody could now, napkin and all.',
					later:
						'{hero} stuck up the napkin from Plum Street behind the last row. “I’ve conquered this row,” {they} said, “as far as the wall. I’m ready for your complaints.” People always have something to complain of. But it is one thing to complain, and another to be governed. They picked up their things and moved over to the walls, as a free people. The next row did not wait for the flag. {hero} walked through six provinces and met nobody.',
				},
			],
		},
	},
};
