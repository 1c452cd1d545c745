import type { Obstacle } from '../../format.ts';

export const paperFleet: Obstacle = {
	id: 'paper-fleet',
	alsoIn: ['sports', 'superhero', 'circus', 'musical', 'robot', 'time-travel'],
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
			meet: 'The road went down under a bridge, and there it was full of water. Small paper boats had a race on it. But there was no wind, so they stood still. Big old boats lay by the wall. “Stay out!” said Captain Barge, a hippo with a horn. “If you splash, they sink. And it’s my last race.”',
			flies: '“What if I fly?” asked {hero}. “Flying makes wind,” said Captain Barge. “And then it isn’t fair.”',
			swims: '“What if I swim?” asked {hero}. “Swimming makes waves,” said Captain Barge. “And then they all sink.”',
			ways: [
				{
					say: 'Blow for all the boats',
					outcome:
						'“Is it fair if I blow for all of them?” asked {hero}. It was! Huff, puff! All the boats came in as one. “We all won!” said Captain Barge. “So now everyone may splash.” And he gave {hero} his horn.',
					later: '{hero} blew the horn. TOOOT! Everyone thought that a race was on, so they looked up and hushed.',
				},
				{
					say: 'Line up big boats to step on',
					outcome:
						'{hero} set the big old boats on the water in a row. Step, bob. Step, bob. So now everyone could go over, with not one splash. “And my race is still on!” said Captain Barge.',
					later:
						'There was a row of chairs. {hero} went from chair to chair, as on the boats. Step, bob, step, bob, and there {hero} was, in front.',
				},
				{
					say: 'Sit and watch it to the end',
					outcome:
						'{hero} sat down by Captain Barge and waited, oh, so long! Then a small wind came, and one small boat went over the line. It was his! He cried into his hat. “Now everyone may splash,” he said. And he came along, with the boat in his hat.',
					later:
						'“I didn’t want to be alone in my last race,” said Captain Barge. “{hero} sat with me to the end. So I trust {hero}.”',
				},
			],
		},
		2: {
			meet: [
				'It had rained, and the underpass was full of water. It was also full of boats. They were toy boats, with paper sails, and they did not move. “Halt!” cried Captain Barge, a big old hippo in a paper hat. “This is the Grand Race of Retired Captains. One splash, and it is ruined!” “There’s no wind,” said Wren, a duck with a stopwatch. “It started [on Sunday|two days ago].”',
			],
			flies: '“What if I fly?” asked {hero}. “That makes wind,” said Wren, “and then they’d all be cheating at once.”',
			swims: '“What if I swim?” asked {hero}. “You’d win,” said Wren, “and you haven’t paid.”',
			ways: [
				{
					say: 'Blow hard, and blow for every boat alike',
					outcome:
						'“If there is no wind,” said {hero}, “we have to be one. All of us, and for all of them!” {They} blew the starting horn, and nine old captains got down at the edge and blew too. Off went the fleet, as straight as ducks, and every boat came in first. The captains cheered till it echoed. Now anybody could splash through, and {hero} did, with the horn.',
					later:
						'{hero} took the starting horn of the Grand Race and blew it. TOOOT! Everyone got ready to go. Nobody knew where, so they all stood still and looked at {hero}.',
				},
				{
					say: 'Build a bridge out of the biggest boats',
					outcome:
						'Along the wall lay the old boats that had come in last in other years. {hero} asked first. Then {hero} set them in a row, bow to tail, and went across, bob, bob, bob, with not so much as a ripple. “So they’re good for something,” said Captain Barge. He saluted each of them, and left them there for everybody.',
					later:
						'There was a row of chairs along the side, with hats on. {hero} asked first. Then {they} went from chair to chair to chair, bob, bob, bob, and did not squash a single hat.',
				},
				{
					say: 'Sit down beside Captain Barge until it is over',
					outcome:
						'“Who is winning?” asked {hero}, and sat down. “That one,” said Captain Barge. “It’s mine. It has never won.” So they watched it, side by side, for a long, long time. At last a breath of wind came by, just a small one. The little boat went bump against the wall. He held {hero}’s {hand} and could not speak. The race was over, and everybody could wade through. And he came along, with the cup that he had won.',
					later:
						'Captain Barge stood up and put his cup on the table. “That is for the patience of {hero},” he said. “{hero} sat with me till it came in, and never asked when. Anyone who has watched my boat can be believed.”',
				},
			],
		},
		3: {
			meet: [
				'The road dipped under the railway, and there it stopped being a road. It had rained for a week, and the underpass held four feet of brown water and, on it, forty-one toy sailboats. None of them was moving. Older ones stood in a niche of the wall, with dust on their sails. Most people had gone around by the level crossing, an hour off. “Don’t ripple!” hissed a hippo in a hat of folded newspaper. “Captain Barge, retired. This is the Grand Autumn Race. Anyone who makes a wave is out, and anyone who makes a wind is a scoundrel.” “It’s day three,” said Wren, a duck with a stopwatch. “[There’s no|We get no] wind down here. The leader has done eleven inches.” All around the edge sat old captains with thermos flasks. Not one of them looked as if he minded. They looked as if they had nowhere else to be.',
			],
			flies:
				'“What if I fly?” asked {hero}. “If you come by air, that’s weather,” said Wren. “I’d have to disqualify the sky.”',
			swims:
				'“What if I swim?” asked {hero}. “Swimming is a wave,” said Wren. “I’d have to disqualify you, and you seem nice.”',
			ways: [
				{
					say: 'Become the wind, and see that every boat gets the same',
					outcome:
						'“Is it cheating,” asked {hero}, “if it’s cheating for everybody?” Wren looked it up. There was nothing about it. So forty-one captains got down on their knees around the edge, with their cheeks full, and {hero} gave the sign, on the brass starting horn. There never was such a race. Boats went past boats that they had sat next to for days. They all came in at once, in a heap, and all forty-one captains had won, most of them for the first time in their lives. After that anybody might splash through who liked, and {hero} did, horn and all.',
					later:
						'{hero} raised the brass horn of the Grand Autumn Race and gave it a full breath. It was made to start forty-one captains at a time. All over the room people put down whatever they were saying and leaned forward, with one foot in front, waiting to be told where to.',
				},
				{
					say: 'Lay a bridge of old boats from one side to the other',
					outcome:
						'In the niche stood the fleet of other years, the boats that had come in last. {hero} asked if that was allowed, and then set them down in a line, so softly that the water did not notice, bow to stern to bow. Then {hero} went over. Each boat gave a little, and gave it back. “The Margaret,” said Captain Barge, naming each in passing. “The Hopeful. The Second Wind. Look at that. They’re carrying somebody.” He took his hat off, and said that the boats should stay there, for whoever came next.',
					later:
						'There were some old benches along the wall that nobody wanted to sit on. {hero} asked first, and set them end to end, without a sound, just beside the crowd. Then {hero} went along on top, and named each of them in passing: the Margaret, the Hopeful, the Second Wind. The benches held. They seemed to like it.',
				},
				{
					say: 'Pull up a crate, and see the race through to its end',
					outcome:
						'“Which is yours?” asked {hero}. “The green one,” said Captain Barge. “Number forty-one.” He coughed. “It hasn’t exactly won before.” {hero} pulled up a crate. After a time somebody passed over a lid of cocoa. The two of them talked about knots. The cocoa got cold, and was made again, and after a very long time there was a breath of wind, no more than when you sigh. The green boat turned its head. It went the whole way, past forty others, all alone, while forty-one captains did not even swallow. He had raced it every year of his life. Now the water was anybody’s. {hero} had only waited for the end of it, but it was {hero} that he hugged, and he came along, so as to show somebody the cup.',
					later:
						'“I’ve got a silver cup here,” said Captain Barge. He put it on the table and had to hold on to it. “First, for once in my life. Do you know who saw it? I’ve told everyone in this town about that boat. They say ‘good luck’ and they look at their watches. {hero} got a crate.” He looked along the rows. “So I don’t know what you’re all asking {hero},” said Captain Barge. “But I know what I’d answer.”',
				},
			],
		},
		4: {
			meet: [
				'The street went down under the railway, and there it was full of rainwater, four feet deep. On the water lay forty-one model yachts with all their sails set, and they were not moving. The old ones, of other years, stood in a hole in the wall. Along the edge, where people used to wade by, sat their captains, all of them retired, on crates. “Kindly make no ripples,” said the nearest, a hippo in a newspaper hat. This was Captain Barge, and this was the Autumn Regatta, in its third day. A duck named Wren, who kept the time, reported that the leader had sailed eleven inches. There was no wind under the bridge; there [never was|never had been]. “We could hold it in the park,” said Captain Barge. “But in the park, you know, it’s over by four.” He passed a lid of cocoa to the captain next to him. Nobody had anywhere else to be, and along that dark water nobody was alone.',
			],
			flies:
				'“What if I fly?” asked {hero}. Flying makes wind, said Wren. It would be unfair to the leader, who had earned those eleven inches.',
			swims:
				'“What if I swim?” asked {hero}. Swimming makes waves, said Wren. It would be unfair to the leader, who had earned those eleven inches.',
			ways: [
				{
					say: 'Have everybody blow, for all of the boats',
					outcome:
						'“Is it against the rules if everybody blows,” asked {hero}, “for every boat?” Wren read the rules twice. It was not. There was a stir on the crates. Then forty-one old men were on their knees at the edge of a puddle with their cheeks full of air, {hero} blew the starting horn, and a real wind went roaring up the tunnel. It blew for twenty seconds. The yachts landed in the far corner in one white heap, and now there was nothing left that a splash could spoil. They never did find out who had won. They sat there, out of breath, with their hats in the water, until they understood that it was over. “We could have another race,” said Captain Barge. “Tomorrow.” And so that they could not begin sooner, {hero} took the starting horn along.',
					later:
						'{hero} blew Captain Barge’s starting horn. It was made to be heard from one end of a race to the other, over forty-one captains. The whole room fell silent at the same moment. They had gathered up their coats and bags before they knew it, and now they stood there, as if on a line, and waited for somebody to tell them where to go. Nobody said a word.',
				},
				{
					say: 'Borrow the old boats, and build a bridge of them',
					outcome:
						'The yachts in the hole in the wall, under the dust, were the ones that had come in last. {hero} asked to borrow some. The captains handed them down the line of crates from lap to lap, and each had something to say about his. {hero} laid them on the water, bow to stern, very gently, and stepped out. One of them sank an inch and held. “The Margaret,” somebody said, as she took the weight. “The Perhaps. The Second Wind.” They had never won anything. They carried {hero} across, and would carry whoever came next, and the captains took their hats off. “She was always steady,” said an old man, about the Perhaps. “I told them so at the time.”',
					later:
						'Along the wall stood chairs with a leg missing, which nobody was using. {hero} thought of the Margaret and the Perhaps. {They} asked to borrow those, and placed one behind the other, so that each leaned on the next. Then {they} walked along the tops, past the whole crowd, without touching anyone. One chair sank an inch and held. At the front {they} stepped down.',
				},
				{
					say: 'Sit down with them, and stay for the end',
					outcome:
						'“Which one is yours?” asked {hero}, and sat down on the empty crate beside Captain Barge. It was the green yacht at the back. Green had been his wife’s idea, he said, and so had the crate. For a long time they talked of nothing but knots, and the cocoa went around, and was made again. More than once {hero} looked across at the road. Then, when nobody was waiting for it any more, a breath of air came down the tunnel, no more than when somebody turns over in the next room. The green yacht lifted her head. All alone, in perfect silence, she went past the forty others and touched the wall, and the water was anybody’s again. Captain Barge did not get up. “She would have said, ‘What took you so long?’” he said. When he could see again he came along with {hero}. He did not feel like rowing home, he said, without somebody to tell.',
					later:
						'Captain Barge put a silver cup on the table. He did not let go of it. “I have a slow boat,” he said. “I have told most of you about her. You were all very polite, and you all had to go.” He turned the cup a little, toward {hero}. “{hero} had to be here. I know that now. But {they} sat down beside me and stayed until the end, because I had nobody on that crate. I’ve never needed to know more about a person. I’d sail with {them}.”',
				},
			],
		},
	},
};
