import type { Obstacle } from '../../format.ts';

export const paperFleet: Obstacle = {
	id: 'paper-fleet',
	alsoIn: ['mystery', 'sports', 'superhero'],
	place: {
		the: 'the flooded underpass',
		at: 'in the flooded underpass',
		to: 'to the flooded underpass',
		backdrop: 'harbor',
	},
	people: {
		barge: { call: 'Captain Barge', a: 'a hippo in a paper hat', type: 'Hippo', pronoun: 'he' },
		wren: { call: 'Wren', a: 'a duck with a stopwatch', type: 'Duck', pronoun: 'she' },
	},
	props: ['boat', 'hat'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'wind', use: 'hear' },
		{ id: 'bridge', use: 'reach' },
		{ id: 'last', use: 'trust', cost: 'time', ally: 'barge' },
	],
	levels: {
		1: {
			meet: 'The road went down, and it was full of water. On the water were toy boats. By it sat Captain Barge, in a paper hat. “Do not splash!” he said. “It is a race. It is my last one. And there is no wind.”',
			flies: '“Do not fly!” said Wren, the duck. “That makes wind, and that is not fair!”',
			swims: '“No swim!” said Wren, the duck. “You will sink them all!”',
			ways: [
				{
					say: 'Blow for all the boats',
					outcome:
						'Huff! {hero} blew. Puff! {hero} blew for one boat, and for all of them. Off they went! They all came in as one. “We all won!” said Captain Barge, and gave {hero} his horn.',
					later: 'But {hero} had the horn. Huff, puff, TOOT! They all looked up. And it was still.',
				},
				{
					say: 'Line up big boats to step on',
					outcome:
						'There were big old boats by the wall. {hero} set them in a row. Step, bob. Step, bob. Step, bob! {hero} was over, and not one splash.',
					later: 'Step, bob, step, bob! {hero} went from chair to chair, as on the boats. And not one bump!',
				},
				{
					say: 'Sit and watch it to the end',
					outcome:
						'So {hero} sat, and they all sat. A small wind came. One boat went a bit. It was the small one of Captain Barge! It took so long. But it won. He cried into his hat, and came along.',
					later:
						'In came Captain Barge with a cup. “{hero} sat with me to the end,” he said. “No one does. {hero} is true.”',
				},
			],
		},
		2: {
			meet: [
				'It had rained, and the underpass was full of water. It was also full of boats. They were toy boats, with paper sails, and they did not move. “Halt!” cried Captain Barge, a big old hippo in a paper hat. “This is the Grand Race of Retired Captains. One splash, and it is ruined!” “There’s no wind,” said Wren, a duck with a stopwatch. “It started [on Sunday|two days ago].”',
			],
			flies: '“And no flying!” said Wren. “It makes wind, and that is cheating for all of them at once.”',
			swims: '“And no swimming!” said Wren. “You’d win, and you haven’t paid.”',
			ways: [
				{
					say: 'Blow hard, and blow for every boat alike',
					outcome:
						'“If there is no wind,” said {hero}, “we have to be one. All of us, and for all of them!” So they knelt at the edge, nine old captains and {hero}, and blew. Off went the fleet, as straight as ducks, and every boat came in first. They cheered till it echoed. {hero} was given the starting horn.',
					later:
						'{hero} took the starting horn of the Grand Race and blew it. TOOOT! Everyone got ready to go. Nobody knew where, so they all stood still and looked at {hero}.',
					as: { kind: 'It was a {trait} sort of wind.', merry: 'It is good to have someone {trait} at a race.' },
				},
				{
					say: 'Build a bridge out of the biggest boats',
					outcome:
						'Along the wall lay the old boats that had come in last in other years. {hero} asked first. Then {they} set them in a row, bow to tail, and went across, bob, bob, bob, with not so much as a ripple. “So they’re good for something,” said Captain Barge, and saluted each of them.',
					later:
						'There was a row of chairs along the side, with hats on. {hero} asked first. Then {they} went from chair to chair to chair, bob, bob, bob, and did not squash a single hat.',
					as: {
						careful: 'You need to be {trait} on a boat as big as a shoe.',
						quick: '{Trait} {hero} was over before they could sink.',
					},
				},
				{
					say: 'Sit down beside Captain Barge until it is over',
					outcome:
						'“Who is winning?” asked {hero}, and sat down. “That one,” said Captain Barge. “It’s mine. It has never won.” So they watched it, side by side, for a long, long time. At last a breath of wind came by, just a small one. The little boat went bump against the wall. He held {hero}’s {hand} and could not speak. And then he came along, with his cup.',
					later:
						'Captain Barge stood up and put his cup on the table. “That is for the patience of {hero},” he said. “{They} sat with me till it came in, and never asked when. Anyone who has watched my boat can be believed.”',
					as: {
						careful: 'It is a sport for somebody {trait}.',
						kind: 'It is nice to have someone {trait} to sit with.',
					},
				},
			],
		},
		3: {
			meet: [
				'The road dipped under the railway, and there it stopped being a road. It had rained for a week, and the underpass held four feet of brown water and, on it, forty-one toy sailboats. None of them was moving. “Don’t ripple!” hissed a hippo in a hat of folded newspaper. “Captain Barge, retired. This is the Grand Autumn Race. Anyone who makes a wave is out, and anyone who makes a wind is a scoundrel.” “It’s day three,” said Wren, a duck with a stopwatch. “[We have had|There’s been] no wind since the start. The leader has done eleven inches.” All around the edge sat old captains with thermos flasks. Not one of them looked as if he minded. They looked as if they had nowhere else to be.',
			],
			flies: '“And if you come by air, that’s weather,” said Wren. “I’d have to disqualify the sky.”',
			swims: '“And swimming is a wave,” said Wren. “I’d have to disqualify you, and you seem nice.”',
			ways: [
				{
					say: 'Become the wind, and see that every boat gets the same',
					outcome:
						'“Is it cheating,” asked {hero}, “if it’s cheating for everybody?” Wren looked it up. There was nothing about it. So forty-one captains got down on their knees around the edge, with their cheeks full, and {hero} gave the sign. There never was such a race. Boats went past boats that they had sat next to for days. They all came in at once, in a heap, and all forty-one captains had won, most of them for the first time in their lives. The brass starting horn was voted to {hero}, on the spot, by a show of thermos flasks.',
					later:
						'{hero} raised the brass horn of the Grand Autumn Race and gave it a full breath. It was made to start forty-one captains at a time. All over the room people put down whatever they were saying and leaned forward, with one foot in front, waiting to be told where to.',
					as: {
						clever: 'It takes somebody {trait} to read a rule from behind.',
						kind: 'All it took was somebody {trait} who wanted all of them to win.',
					},
				},
				{
					say: 'Lay a bridge of old boats from one side to the other',
					outcome:
						'In a niche of the wall stood the fleet of other years, the ones that had come in last, with dust on their sails. {hero} asked if {they} might. {They} set them down in a line, so softly that the water did not notice, bow to stern to bow. Then {they} went over. Each boat gave a little under {them}, and gave it back. “The Margaret,” said Captain Barge as {they} passed over it. “The Hopeful. The Second Wind. Look at that. They’re carrying somebody.” He had taken his hat off by the time {hero} reached the other side.',
					later:
						'There were some old benches along the wall that nobody wanted to sit on. {hero} asked if {they} might. {They} set them end to end, without a sound, just beside the crowd, and went along on top, and named each of them in passing: the Margaret, the Hopeful, the Second Wind. They held. They seemed to like it.',
					as: {
						careful: 'It was work for somebody {trait}, and each boat was a different size.',
						quick: '{hero} was {trait}, and hardly weighed on anything for long.',
					},
				},
				{
					say: 'Pull up a crate, and see the race through to its end',
					outcome:
						'“Which is yours?” asked {hero}. “The green one. Number forty-one.” Captain Barge coughed. “It hasn’t exactly won before.” {hero} pulled up a crate. After a time somebody handed {them} a lid of cocoa. They talked about knots. The cocoa got cold, and was made again, and after a very long time there was a breath of wind, no more than when you sigh. The green boat turned its head. It went the whole way, past forty others, all alone, while forty-one captains did not even swallow. It had been going on for thirty years. {hero} had only waited for the end of it, but it was {hero} whom he hugged.',
					later:
						'“I’ve got a silver cup here,” said Captain Barge. He put it on the table and had to hold on to it. “First in thirty years. Do you know who saw it? I’ve told everyone in this town about that boat. They say ‘good luck’ and they look at their watches. {hero} got a crate.” He looked along the rows. “So I don’t know what you’re all asking {them},” said Captain Barge. “But I know what I’d answer.”',
					as: {
						careful: 'It’s the sport of sports if you are {trait}.',
						quick: 'It’s not true that somebody {trait} can’t sit. It only hurts more.',
					},
				},
			],
		},
		4: {
			meet: [
				'Under the railway the street had filled with rain to a depth of four feet, and on this there lay, with every sail set, forty-one model yachts. They were not moving. Along the edge of it sat as many captains, all retired, upon crates. “You will oblige us by not causing a ripple,” said the nearest, a hippo in a hat made out of the shipping news. It was Captain Barge; it was the Autumn Regatta; it was in its third day. A duck by the name of Wren, who kept the time, reported that the leader had made good eleven inches. There was no wind under there. “There [never is|has never been],” said Captain Barge. “It was proposed to hold it in the park. But in the park, you know, they are over by four.” He refilled a lid with cocoa from a flask. Along the whole of that dark water nobody spoke, and no one, it struck {hero}, was on his own.',
			],
			flies:
				'Whatever came by air, it was pointed out, was wind. It would have been hard on the leader, who had come by his eleven inches honestly.',
			swims:
				'To swim would have been to make a wave. It would have been hard on the leader, who had come by his eleven inches honestly.',
			ways: [
				{
					say: 'Propose that all of them blow, for all of the boats',
					outcome:
						'“Would it be against the rules,” asked {hero}, “if it were everyone, and for everyone?” Wren went through the rules. She went through them twice. There was a stir upon the crates, such as there may be in a churchyard when somebody whistles. And then forty-one old men were down on their knees around a puddle, with their cheeks blown out, and {hero} dropped an arm; and what went up that tunnel, with a roar, could not have been called a breeze. It lasted for twenty seconds. They fetched up in the far corner in one white heap. Nobody could ever establish who had won. They sat about afterward, winded, their hats in the water, and it was quite a time before it came home to them that it was over. “Well, then,” said Captain Barge. “I dare say that there could be a second race.” He pressed the starting horn on {hero}. He seemed afraid that he might be tempted to put it away.',
					later:
						'{hero} had been carrying that horn for the better part of the day. It was meant to be heard from one end of a regatta to the other, over the heads of captains. {They} blew it. The effect was of some two hundred persons who find themselves on a starting line: each of them fell silent, gathered up his skirts, and looked for where they were all to go. It was a chance that one does not get twice. “Over here,” said {hero}.',
					as: {
						kind: 'It was called {trait} of {them}, and it had finished the best three days that some of them had had that year.',
						merry: 'Let one {trait} person in among the solemn, and there will be hats in the water.',
					},
				},
				{
					say: 'Beg the loan of the losers, and make a bridge of them',
					outcome:
						'There was a recess in the brickwork, and in it, under dust, the yachts of other years: the ones that had come in last. {hero} asked whose leave was to be got. It appeared to be everybody’s. They were handed down along the line of crates, from lap to lap, each with a word; and {hero} laid them out on the black water, bow to stern, so lightly that the leader never stirred, and set out across. One gave, and recovered. “The Margaret,” somebody said from the side, as it took the weight. “The Perhaps.” “The Second Wind.” It was like a roll call. They had none of them been built to go anywhere in particular, and they bore {hero} over, one after the other, at about the pace of a bride. No hat was left on. “She was always steady,” an old man was heard to say, of the Perhaps. “I told them that at the time.”',
					later:
						'It was only to be done, as {they} had found out that day, by means of what was not in use. Along the wall were the chairs with a leg gone. {hero} begged leave. {They} placed them end to end, each against the soundness of the next; and {they} went up on them and along by the side of all those people, without causing a ripple. One gave, and recovered. The Margaret, thought {hero}; the Perhaps. They would do it for nearly anybody. It was just that one had to ask them for it.',
					as: {
						careful: 'It has to be walked by somebody {trait}, who puts down no more weight than is offered.',
						clever: 'Not much had been needed: someone {trait} enough to ask after the losers.',
					},
				},
				{
					say: 'Take a crate among them, and stay for the end',
					outcome:
						'“Which of them is yours?” asked {hero}; and that there was a vacant crate beside him did not need to be explained. It was the green one, at the back. It had been his wife’s idea, the green. One learned, in the course of the next few hours, a certain amount about splices, and nothing else that could be repeated; the cocoa came by; somebody lit the riding lamp. And when it was long past the hour at which anybody could still have been expected anywhere, there came a breath along the tunnel. It was hardly that. It was as when someone, in another room, turns over. The green one put her head round. She went by all forty of them on her own, in perfect silence, with the lamp on her sail; and there was the small tick of wood upon brick. Captain Barge did not get up. “Thirty years,” he said. “She would have said, what took you so long?” When he could see again he came along with {hero}.',
					later:
						'It was a silver cup, none too large; he set it down where they could all see it, and they saw too that he did not let go. “I do not hold with speeches,” said Captain Barge. “I have a boat. I have spoken to most of you about her. You were very civil. You said that it must be so restful.” He turned it a little, toward {hero}. “There was somebody sat down. There’d been no call to; {hero} was expected, I gather, here. I said to myself, whatever that is keeping, it keeps. I have never had more than that to go on, with a person, and I was married for forty years.”',
					as: {
						careful:
							'There it was of use for once to be {trait}. They recognized it on sight, as one recognizes a uniform.',
						quick: 'It is not much, half a day. For the {trait} it is measured by the inch.',
					},
				},
			],
		},
	},
};
