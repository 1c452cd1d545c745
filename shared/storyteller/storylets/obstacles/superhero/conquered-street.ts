import type { Obstacle } from '../../format.ts';

export const conqueredStreet: Obstacle = {
	id: 'conquered-street',
	alsoIn: ['detective', 'robot', 'science-fiction'],
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
				'A black flag hung over Plum Street, and below it, at a card table, sat a crocodile in a black cape with his head in his hands. “Halt,” he said, without looking up. “I’m Doctor Dismal. I’ve conquered this street, and no one gets through till I’ve dealt with you. Take a number.” There was a queue. He’d conquered it on Friday at five, with a ray. At six a lady had come about the drains. “It’s yours now,” she’d said. [Since then there’d been four hundred letters.|Four hundred letters had come since then.] There was one about a lamp, and one about a lamp being too bright. “I thought they’d tremble,” said Doctor Dismal. “I was going to be terrible. And now I’ve got to see to the bins.”',
			],
			flies: '“Air traffic is form six,” said Doctor Dismal. “I didn’t want it either. They voted.”',
			ways: [
				{
					say: 'Sit down beside him and go through the letters',
					outcome:
						'“Let’s start with the drains,” said {hero}. They crawled in together, and found a doll and a boot. They turned the bright lamp around, so that it shone on the dark one’s corner, and that was two letters done. It got late. It was mostly quite small things; people had just never known whom to tell. At the last door a lady said, “Thank you, Doctor,” and gave him a jar of plums. He held it for some time. “I went to all that trouble with the ray,” he said. “And you only had to do the drains.” He took in the flag, and came along, with the jar under his cape.',
					later:
						'“I am a villain,” said Doctor Dismal, “so you can believe me; I’ve nothing to gain. I know what people are like when they think that nobody’s looking. I’ve got a machine.” He put the plums on the table. “{hero} went down a drain for a street that wasn’t {theirs}. At the bottom there was a boot. {They} looked for the other one.”',
					as: {
						kind: 'It was {trait} of {them} to answer even the one about the moon.',
						careful: 'Being {trait}, {hero} put the letters in order first, by smell.',
					},
				},
				{
					say: 'Ask him for a lesson in laughing like a villain',
					outcome:
						'“Haven’t you got a laugh?” asked {hero}. The doctor had one. He hadn’t felt like it since Friday. “You start up here,” said Doctor Dismal, “as if you knew something. Mwa. Then down the stairs. Ha, ha, HA.” He got up for the last one, and his cape swung. The queue went white. They let go of their letters and looked for their hats. {hero} tried it, and did the stairs two at a time, and the rest of them left. “Oh, that was lovely,” said Doctor Dismal, and looked at the empty street. “Do go through. I’m going to lie down.”',
					later:
						'“Mwa,” said {hero}, at the back, as if {they} knew something. A few heads turned. “Ha,” said {hero}, “ha, HA.” It’s not a laugh that you join in with. They all tried to think what they’d left unlocked at home. Nobody felt like being the next to speak.',
					as: {
						merry: 'The {trait} have to unlearn the nice one first.',
						quiet: 'If somebody {trait} laughs like that, you really do wonder.',
					},
				},
				{
					say: 'Plant a flag of your own on the other half',
					outcome:
						'“How do you conquer a thing?” asked {hero}. “You put a flag in it and say so,” said Doctor Dismal. “It’s the one part that’s easy.” So {hero} tied a napkin to a stick, walked down to the middle of the street, and pushed it in. “I conquer everything from here on,” {they} said. The queue turned around. In ten seconds they had all run past and lined up in front of {hero}, with their letters. “Could I,” said Doctor Dismal, “could you possibly take the drains?” “From the middle on,” said {hero}. {They} gave that half its freedom straight away, and left by it, with the flag.',
					later:
						'{hero} pushed the stick with the napkin in among the last row. “I hereby conquer this row,” {they} announced. “Has it got any drains?” They looked at each other, and got out of it as fast as they could, so as not to be asked. Nobody likes to live in a place that’s just been taken over. {hero} conquered the next row, and the next. By the front there was nobody left to hand over.',
					as: {
						bold: 'You must be {trait} to conquer with a napkin.',
						clever: 'It takes a {trait} head to find the part that’s easy.',
					},
				},
			],
		},
		4: {
			meet: [
				'Plum Street had fallen. It had fallen on Friday, at five, to a crocodile in a black cape, and one could see the flag; what one did not see was terror. There was a queue. It led to a card table, behind which the conqueror had put his face in his hands. “Take a number,” said Doctor Dismal. “No one may pass until I have dealt with them.” He had come with a ray, and they had thrown down their umbrellas; it had been all that he had hoped. And at six there had been a lady about the drains. “She said, as it was mine now,” said Doctor Dismal. There were four hundred letters. The lamp at number twelve was too dim, and the lamp at thirteen too bright; [someone|somebody] had written four pages on the moon. “I meant to be dreaded,” he said. He had grown up in that street, behind the third window on the left. He had watched the other children play, from there, for several summers. It had been explained to him that they had enough for two teams.',
			],
			flies:
				'The air belonged to him as well. It had been brought up at a meeting, he said bitterly, under other business.',
			ways: [
				{
					say: 'Take a chair, and go through the letters with him',
					outcome:
						'“We might begin at the bottom,” said {hero}, and meant it of the drains. They went in on their stomachs, the conqueror ahead. There was a boot in it, and a doll, and, quite far back, a ball. He turned that over in his claws for longer than was necessary. They bent the bright lamp until it lit the dim one’s doorstep. They answered the moon. It had grown late before the last of it was done, and it was none of it large; it was the sort of thing that one tells somebody, if there is somebody. “Good night, Doctor,” they said to him out of the windows, and a lady handed down some plums. “I need not have had the ray,” said Doctor Dismal. He took down the flag, folded it in four, and went along with {hero}, and had the ball in a corner of his cape.',
					later:
						'“I am told that my word is worth nothing,” said Doctor Dismal. “It is an advantage. I can use it for what I like.” He brought a ball out of his cape, a gray one, gone soft, and set it down in front of him on the table. “I had that street at my feet. {hero} lay down in it, half inside a pipe, and asked me what was the matter. I have looked into the matter of people, with instruments. I would follow that one down a drain.”',
					as: {
						kind: 'To the {trait} a tyrant is chiefly somebody who has not been asked how he is.',
						careful: 'It was as well that {hero} was {trait}; there are drains, and there are drains.',
					},
				},
				{
					say: 'Request a lesson in the laugh, which he has neglected',
					outcome:
						'“There was to have been a laugh,” said {hero}. “I read of it.” Doctor Dismal had not had the heart for it since the drains. But one saw him sit up. “Most people begin with the ‘ha,’” said Doctor Dismal. “That is hilarity. One begins with ‘mwa.’ It says that one has seen the plans of the building.” He rose, by degrees, upon each of the syllables after that; at the last he had the cape out on both sides; and four hundred letters sank to the pavement. {hero} did it after him, with the step on the third. It was a very good street for it. Blinds came down; a pram was wheeled indoors; in the end there was nothing in all Plum Street that moved, except paper. “Thank you,” said Doctor Dismal, and wiped his eyes. “I knew that I had it somewhere. You had better go, before they come back about the noise.”',
					later:
						'“Mwa,” said {hero}. It was not loud; it was informed. On the rear benches they left off. “Ha,” {hero} added, and “ha,” going down, as though into a cellar to which nobody else had the key; and, at the foot of it, “HA.” No one asked what was so amusing. Everyone there had something that it could have been. They sat, with their knees together, and let anybody speak who wished to.',
					as: {
						merry: 'What the {trait} find hardest is to do it without being amused.',
						quiet: 'In someone {trait} it is unbearable. One cannot help thinking that it is true.',
					},
				},
				{
					say: 'Conquer the other half of the street yourself',
					outcome:
						'“And how was it done?” said {hero}. “The taking of it, I mean; apart from the ray.” “One sets up a flag, and announces it,” said Doctor Dismal. “It is absurdly simple. They ought to warn one.” There was a napkin. {hero} tied it to the leg of a chair, went with it to the middle of the street, and stood it in a crack. “I have conquered from here to the end,” {hero} announced. The population looked from the one flag to the other. Then it picked up its letters and ran; within a minute it had formed up again, in good order, under the napkin. “You could not see your way,” cried Doctor Dismal, in a breaking voice, “to the drains?” {hero} restored to the eastern half of Plum Street its ancient liberties, to some disappointment, and departed by it. The napkin was kept, for emergencies.',
					later:
						'The napkin was stuck up between two hats in the last row. “I have conquered this row,” said {hero}. “It is mine as far as the wall. I shall hear complaints.” There was a stir. To be sure, they had plenty. But it is one thing to have been wronged, and another to be administered; they gathered up their things, and withdrew to the walls, as a free people. The next row did not wait for the flag. {hero} passed through six provinces, and met with nobody.',
					as: {
						bold: 'History is made by the {trait}, and a napkin.',
						clever: 'The {trait} do not resist a tyranny. They ask who does the bins.',
					},
				},
			],
		},
	},
};
