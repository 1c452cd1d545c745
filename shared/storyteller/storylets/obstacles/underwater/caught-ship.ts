import type { Obstacle } from '../../format.ts';

export const caughtShip: Obstacle = {
	id: 'caught-ship',
	place: { the: 'the anchor lane', at: 'on the anchor lane', to: 'to the anchor lane', backdrop: 'underwater' },
	people: { crombie: { call: 'Crombie', a: 'a crab who held a rope', type: 'Crab', pronoun: 'he' } },
	props: ['rope', 'boat'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'swing', use: 'reach' },
		{ id: 'knock', use: 'hear' },
		{ id: 'ask', use: 'trust', cost: 'time', ally: 'crombie' },
	],
	levels: {
		1: {
			meet: 'A rope came down from a boat, right across the lane. Crombie, a crab, held the end of it. “Stay back!” he said. “I caught a boat! I’m so strong. If you touch my rope, it will get away.” By him lay a thing like a big hook. It was the anchor of that boat!',
			flies: '“Can’t I fly?” asked {hero}. “Boats are so shy,” said Crombie. “It must not see you.”',
			swims: '“Can’t I swim?” asked {hero}. “Boats are so shy,” said Crombie. “It must not see you.”',
			ways: [
				{
					say: 'Hold on to the rope and swing across',
					outcome:
						'“I’ll help you hold it,” said {hero}. Up went the boat on a wave. Wheee! {hero} swung over, and hung the rope high up on a rock. “Now it can’t get away,” said Crombie. So everyone could go under it, and {hero} got the loose end.',
					later: '{hero} hung the end of Crombie’s rope on a beam and held on. Wheee! {hero} swung over all the heads.',
				},
				{
					say: 'Knock on the anchor with a stone',
					outcome:
						'{hero} took a stone and knocked on the anchor. BONG! Up in the boat sat sailors. “Who’s there?” they called. They pulled up the anchor to look, and the rope went too. “It got away,” said Crombie. “But what a boat!” So the lane was free, and he gave {hero} the stone.',
					later: '{hero} took Crombie’s stone and knocked. BONG! “Who’s there?” people said. And they hushed, to hear.',
				},
				{
					say: 'Climb up and ask what the boat wants',
					outcome:
						'{hero} went up the rope. It was far, and it took a long time. “We want to go home,” said the sailors in the boat. So {hero} told Crombie. He was sorry, and let go. Up went the rope, and the lane was free. “Bye, boat!” he called, and came along, to be of help.',
					later:
						'“People said that I couldn’t catch a boat,” said Crombie. “{hero} didn’t laugh. {hero} asked the boat, and told me the truth.”',
				},
			],
		},
		2: {
			meet: 'A rope came down from above and went slantwise across the lane. At the top of it was a ship. At the bottom was an anchor, and on the anchor sat Crombie, a crab, and held on with both claws. “Back!” he cried. “I’ve caught a ship! Everybody told me that I’d never catch a thing. Then this came down, and I took hold, [and it stopped at once|and the ship stood still].” He had held it since Monday, and he was shaking. The rope swung from side to side, and whoever went by was knocked down by it.',
			flies: '“Can’t I fly?” asked {hero}. “Ships are so shy,” said Crombie. “If it sees you, it pulls.”',
			swims: '“Can’t I swim?” asked {hero}. “Ships are so shy,” said Crombie. “If it sees you, it pulls.”',
			ways: [
				{
					say: 'Take hold of the rope and let the ship lift you',
					outcome:
						'“Two can hold it better than one,” said {hero}, and took hold of the rope. A big wave came. Up went the ship, and the rope, and {hero}. On the far side {hero} hung the rope over a rock, so that everyone could go under, and came down with the loose end. “It’s strong, isn’t it?” said Crombie proudly.',
					later:
						'{hero} threw Crombie’s rope over a beam, and gave one end to the biggest man in the back row. “Would you hold my ship?” asked {hero}. He pulled, to see what it was. Up went {hero}, over all the people, and came down in front.',
				},
				{
					say: 'Knock on the anchor, so that the ship can hear',
					outcome:
						'An anchor is made of iron. {hero} took a stone and knocked on it. BONG! High up somebody shouted, “There’s someone at the door!” The sailors looked down, and let out more rope, to be polite, and it lay down flat on the ground. So the lane was free. “It answered!” said Crombie. “It’s quite tame!” And {hero} went knocking down the lane with the stone, on everything.',
					later:
						'{hero} knocked on the table with Crombie’s stone. BONG! It sounded as if a ship was at the door. Everybody stopped talking and turned to see who would come in.',
				},
				{
					say: 'Go up to the ship and ask what it would like',
					outcome:
						'{hero} climbed all the way up the rope. On the ship sat sailors with sad faces. “We want to go home,” they said. “Our anchor is stuck.” {hero} climbed down again, and told Crombie, so softly that no one else heard. He looked at his claws. “They have a home?” he said, and let go. The anchor went up, and the sailors waved. Then Crombie came along, so as not to be left standing there with a rope.',
					later:
						'“I thought I had caught a ship,” said Crombie. “It was only stuck. {hero} found out, and could have shouted it all down the lane. {hero} told just me, and it was true.”',
				},
			],
		},
		3: {
			meet: 'A rope as thick as an arm came slanting down from the light, and went across the lane at the height where one has one’s head. Each time there was a wave up there it swept from one side to the other. It had already swept away a lamp and a market stall. At the lower end was an anchor, jammed under a rock, and around the anchor were two small claws. “Got it!” gasped their owner. “Got it on Monday! Nobody touch anything!” His name was Crombie, and he was a crab. He had caught a ship. His whole family caught things; his sister had once caught a cook. He had never got more than [a button|half a button]. “And then it came right to me,” he said. “I grabbed it, and it stopped like that. You should have seen it. It didn’t even struggle.”',
			flies:
				'“Can’t I fly?” asked {hero}. “You’ll frighten it,” hissed Crombie, “if you go over its head. It’s only just calmed down.”',
			swims:
				'{hero} looked ahead. “You’ll frighten it,” hissed Crombie, “if you go splashing about under its belly. It’s only just calmed down.”',
			ways: [
				{
					say: 'Offer to help him hold it, and hang on to the rope',
					outcome:
						'“You look as if you could do with some weight,” said {hero}, and hung on beside him. Crombie was too proud to say yes and too tired to say no. A wave came. Far up, the ship climbed it. The rope rose, and took {hero} along, in a fine wide curve over the lane. When the wave had passed it let {hero} down on the other side. {hero} hooked it over a spur of rock there, high enough to drive under. The frayed end of it had come off in the swing, and trailed along behind {them}. “Did you feel that?” shouted Crombie. “That’s what I’ve had to put up with!”',
					later:
						'{hero} threw the piece of Crombie’s rope over a beam, and handed the end to a large man. “Could you hold this ship for a moment?” {they} said. People like to be asked that sort of thing. He took a good grip; he leaned back; and at the other end {hero} rose off the floor, and sailed in a wide curve to the front. “Did you feel that?” said the man.',
				},
				{
					say: 'Knock on the anchor with a stone, and wait',
					outcome:
						'{hero} picked up a stone and rapped on the iron. BONG. It didn’t stay down there. It ran up the rope like a squirrel, and far above them, very small, someone said, “Did you hear that? Somebody’s knocking.” “Down there?” said another. There was a pause. A bucket was lowered, and looked around. Then they let out as much rope as they had, to be polite. It sank down across the lane in loops, and lay there, and {hero} stepped over it. “It wants to be friends,” said Crombie, deeply moved. “Knock once more, from over there.” And {hero} did.',
					later:
						'{hero} took out the stone from Crombie’s lane, found some iron, and rapped on it. BONG. It isn’t so much loud as far down. Everyone in that room had the same thought, and it was: who can be under the floor? They lifted their feet. They listened for the second knock, with their mouths open, and nobody said a word.',
				},
				{
					say: 'Go up the rope, and ask the ship what it wants',
					outcome:
						'It was a long climb. At the top a ring of faces looked over the rail. “Are you what’s got us?” asked the captain. They’d been stuck since Monday, with the cakes for three weddings. {hero} climbed down again. There were a good many people in the lane, so {hero} bent very close to Crombie. “It’s not the ship that’s caught,” {hero} whispered. “It’s the anchor, under the rock. They think that somebody very strong is down here, and they’re asking if you’ll let them go.” Crombie shut his eyes. He was quiet for two waves. “Tell them I’ll count to three,” he said, and on three he put his own back under the rock, and up went the anchor. Afterward he came along, with a slice of cake that they had lowered in a bucket.',
					later:
						'“There was a day when I had a ship,” said Crombie, up on the table. “I hadn’t, in fact. It was the rock. {hero} knew it, and half the lane was standing there, and they’d have laughed for a year. {hero} whispered.” He held up a claw, to show them how close. “It was the truth, and I was left something to do about it. You can ask the captain.”',
				},
			],
		},
		4: {
			meet: 'A ship’s rope came down across the lane at an angle. Whenever the ship rode over a wave the rope tightened and swung, and it cleared away whatever was standing there. For five days people had gone the long way around, through the kelp. At the bottom end, half under a rock, there was an anchor. A crab had his claws around it. “It is under control,” he called, although he was trembling from front to back. His name was Crombie, and he had caught it himself. It had come down in front of him on Monday, and he had seized it, and the ship had stopped. [He drew no conclusions from that.|It did not strike him that this is what anchors are for.] All day people stood along the edge of the lane, and told him to hold on, and passed the joke to those behind. He was the smallest of a large family, and there was nobody in it who did not know what he had never caught. Only one thing had ever come down to them on a rope before. It was a net, and it had gone up again with his brother.',
			flies: 'There was air above, and a ship in it, and Crombie begged everyone who flies not to upset it.',
			swims:
				'There was water enough to swim up through, but at the top of it was the ship, and Crombie begged everyone who swims not to upset it.',
			ways: [
				{
					say: 'Hang on next to him, and go where the rope goes',
					outcome:
						'“I’ll take some of the weight,” said {hero}. Nobody along the edge had offered that. Crombie moved over by the width of one leg. They held on, side by side, and he explained how one breathes. Then the ship climbed the next wave, and the rope came up with {hero} on it, in a long slow curve, out over the lane and the upturned faces. It was like being lifted by someone who is thinking about something else. On the far side it let {them} down, and {they} laid it over a ledge, high above every head, so that it could not sweep the lane again. “You see what it’s like?” called Crombie. He had wanted to say that to somebody for five days. The spare end had frayed through on the ledge, and trailed after {hero} down the lane.',
					later:
						'{hero} laid the end of Crombie’s rope over a beam and looked for the person who stood most firmly in the way. “Would you hold a ship for me?” {they} asked. It took him by surprise. He was a man of principles, and he was not often asked for his strength. He wound the rope around his fist, braced himself, and pulled, and a few feet away {hero} left the ground. The curve went over everybody’s hat. At the end he let {them} down with great care, and looked at his hands.',
				},
				{
					say: 'Strike the anchor with a stone, once',
					outcome:
						'{hero} chose a stone and struck the iron once. It rang. It was not a large sound, but it had a rope to go up by. Overhead it came out in the cabin, under the captain’s chair, as a knock. For five days they had tried everything that you can do with an anchor from above. It had not occurred to any of them that there was a below. “Come in,” said the captain, after some hesitation. Then he ordered them to pay out all the rope that there was, since one does not pull at a person who knocks. It came down on the lane in wide loops and stayed there. Crombie stared at it. “All I had to do was knock,” he said. {hero} was well across before {they} noticed that {they} still had the stone.',
					later:
						'{hero} struck the nearest iron with Crombie’s stone, once. It came from low down, and it sounded like a question. There was no one in the room who had not been certain of his ground a moment before. Now they were all thinking of what was under it. The loudest of them said “Come in?” and was at once ashamed. After that it was perfectly quiet, and everyone was looking at {hero}, who had apparently been expecting something.',
				},
				{
					say: 'Climb up, and hear what they say at the other end',
					outcome:
						'When {hero} came up over the side, the crew drew back. The sailors had a cargo of seedlings and no more water, and meant to cut the rope. “What sort of a creature is it?” asked the captain. “A strong one,” said {hero}, “and he doesn’t know what it costs you.” Down there {they} lay down flat on the sand, so that nobody could read {their} lips. {They} left nothing out, neither the rock nor the seedlings. Crombie did not let go at once. “So I never had it,” he said. “No,” said {hero}. “But you’re the only one who can get under the rock.” He went in, and he was small enough. When the anchor rose everybody cheered, and for once it was not a joke. He came along without looking around.',
					later:
						'“You may have heard that I caught a ship,” said Crombie. A few of them smiled already. “Everybody in that lane knew better, and they shouted to me to hold tight. {hero} went up to find out, and came down, and lay on the sand to tell me, so that I’d be the first to know.” He looked at them, one by one. “It isn’t just that {hero} told me the truth. That whole lane had it. {hero} gave it to me, and not to the others.”',
				},
			],
		},
	},
};
