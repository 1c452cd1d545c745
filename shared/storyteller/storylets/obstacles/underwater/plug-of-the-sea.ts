import type { Obstacle } from '../../format.ts';

export const plugOfTheSea: Obstacle = {
	id: 'plug-of-the-sea',
	place: {
		the: 'the bottom of the sea',
		at: 'at the bottom of the sea',
		to: 'to the bottom of the sea',
		backdrop: 'underwater',
	},
	people: { stopper: { call: 'Stopper', a: 'a hippo on a chain', type: 'Hippo', pronoun: 'he' } },
	props: ['boat', 'bell'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'whirl', use: 'reach' },
		{ id: 'gurgle', use: 'hear' },
		{ id: 'sit', use: 'trust', cost: 'time', ally: 'stopper' },
	],
	levels: {
		1: {
			meet: 'Here sat Stopper, a hippo, on a big plug with a chain. “I just wished to see what it does,” said Stopper. “I pulled it a bit. Gurgle! A boat came down. And the sea still goes round and round here. So I sit on it. Do not shake!”',
			flies: '“Not over me!” said Stopper. “I will look up and slip.”',
			swims: '“Do not swim!” said Stopper. “It makes a wave.”',
			ways: [
				{
					say: 'Go around with the whirl',
					outcome:
						'{hero} let the sea take {them}. Round, and round, and whee! It let {hero} go on the far side. “That was neat,” said Stopper.',
					later:
						'{hero} went round and round, as in the sea. They all went round too. And whee! {They was} at the front.',
				},
				{
					say: 'Ask Stopper to do the gurgle',
					outcome:
						'“How did it go?” said {hero}. “GURGLE-URGLE-UP!” said Stopper, and shook so much that the plug went in. Plop! It was in for good. “I can get up!” He taught {hero} how it goes.',
					later: '“GURGLE-URGLE-UP!” said {hero}. Oh! Was that the bath? They all held on, and it was still.',
				},
				{
					say: 'Sit on the plug for him',
					outcome:
						'{hero} sat on the plug. It was hard and cold. Stopper went to have a snack, and a nap. It took so long! But {hero} sat. “The sea is still here!” said Stopper. A rock can sit now. So he came along.',
					later: '“I let {hero} sit on the plug,” said Stopper. “You all had a sea to swim in. So there!”',
				},
			],
		},
		2: {
			meet: [
				'At the very bottom of the sea there was a plug. It had a chain, as a bath plug has. On the plug sat Stopper, a hippo, with a bell in his lap. “Go back!” he said. “It’s my fault. I only wanted to see [what it was for|what would happen]. I pulled it up this much. There was a gurgle, and a boat came down.” It lay next to him. The captain had been very nice about it. “If anybody goes by, it wobbles,” said Stopper. Beside him a small whirlpool turned. “I haven’t been up for a year.”',
			],
			flies: '“Don’t go over my head,” said Stopper. “I always look up. Then I slip.”',
			swims: '“Don’t swim past,” said Stopper. “One good kick and it’s out.”',
			ways: [
				{
					say: 'Let the little whirlpool carry you around',
					outcome:
						'There was still a gap beside the plug, as wide as a thumb. {hero} held {their} breath and got in at the edge. Around {they} went, past Stopper, past the boat, past Stopper. “Now!” he cried, for he had watched it for a year. {hero} let go, and flew off sideways like a bit of soap. It had not wobbled at all.',
					later:
						'{hero} began to walk in a ring, and the people nearby had to walk as well. It grew. Soon the whole room went slowly around, and nobody knew why. At the right moment {hero} let go, and was at the front.',
					as: { quick: 'For a whirlpool you must be {trait} at the end.' },
				},
				{
					say: 'Ask Stopper what it sounded like',
					outcome:
						'“What sort of gurgle was it?” asked {hero}. Stopper did not like to say. He looked left and right. “GLUG-LUG-LUG-SHLORP,” he said, from very far down. He shook all over with it. Under him there was a click. The plug had been crooked all the time. Now it sat. It could not have been got out with a crane. “I never tried to do it back,” said Stopper. They did it together, twice, for joy.',
					later:
						'“GLUG-LUG-LUG-SHLORP,” said {hero}. It is the sound of something that has been full and is empty. Everybody stopped. They felt for their bags, and looked into their cups, and were quiet.',
					as: { merry: 'A {trait} gurgle has a lot of lug in it.' },
				},
				{
					say: 'Sit down on the plug so that he can get up',
					outcome:
						'“Move over,” said {hero}. “Now I’m on it. Now you get up.” It was cold, and it hummed. Stopper went for a swim. He went to see his mother, and she made him stay for lunch. It took ages. All that time {hero} did not so much as scratch. “It’s all still here!” shouted Stopper, when he saw how much sea there was. They rolled the boat onto the plug, and he came along.',
					later:
						'“You’ve all had a sea today,” said Stopper. “You may not have noticed. That’s because {hero} sat on it. I was gone for two helpings, and there’s not a drop missing. I measured.”',
					as: {
						careful: 'It is good to have somebody {trait} on the plug.',
						kind: '{hero} was {trait}, and told him to have seconds.',
					},
				},
			],
		},
		3: {
			meet: [
				'The road along the sea bed led down into a dip, and at the lowest point there was a plug. It was as big as a millstone, with a chain. On it sat a hippo, holding a bell. “Stop there!” he said, and rang it. “Any shaking, and that’s the end of the sea.” They called him Stopper; they had called him something else before. He’d wondered, as a boy, what the chain was for. Everyone had told him not to touch it, [and nobody had told him why|but not why]. So he’d given it one pull. There had been a gurgle, and a boat had arrived next to him, quite suddenly, with the crew still at dinner. “I put it back at once,” said Stopper. “It doesn’t fit as it did.” A little whirlpool turned at its left. “That was thirteen summers ago. I haven’t liked to get up.”',
			],
			flies: '“Nobody’s to go overhead,” he said. “I can’t help looking at things, that’s my trouble. I’d slip.”',
			swims: '“Swimming’s the worst,” he said. “It’s all legs. The plug feels every one of them.”',
			ways: [
				{
					say: 'Get into the whirlpool, and let go at the right moment',
					outcome:
						'The whirlpool stood there slim as a vase. {hero} lay down on the rim of it and was taken along. Stopper went by, and the boat, and the ship’s cook, waving; Stopper, the boat, the cook. It didn’t shake a thing. If you go along with water it doesn’t know that you are there. “When you see the anchor,” called Stopper, who’d had thirteen summers to study it. Stopper, boat, cook, anchor. {hero} let go. {They} shot out up the slope on the far side, straight as a pip.',
					later:
						'There’s a current in every crowd. It mostly goes to the food. {hero} leaned into it, was taken along, and leaned a bit more at the corners; others leaned too; and before long the whole room was turning, slowly, like tea. Buffet, stage, door. Buffet, stage, door. The fourth time, when the stage came up, {hero} let go.',
					as: { clever: '{hero} was {trait}, and counted cooks.' },
				},
				{
					say: 'Ask him to do the gurgle exactly as it was',
					outcome:
						'“What did it sound like?” asked {hero}. Stopper looked over both his shoulders. He had heard it every night since, but he’d never said it. “Well,” he said. “It began like this. GLUG.” It came from under his feet. “Then lug, lug, lug.” The boat had started to rattle. “And then it went,” and he shut his eyes, and shook from head to foot, “SHLORRRP.” Something clicked. He stayed as he was. He moved an inch to the left; he moved an inch to the right. The plug had been in crooked for thirteen summers, and now it had sat down. He got up, like someone getting up in a boat. All of the sea stayed where it was. He did the gurgle for {hero} four more times, for practice.',
					later:
						'“GLUG,” said {hero}. “Lug, lug, lug.” Those nearest to {them} looked down at the floor. “SHLORRRP.” It isn’t a loud noise, but it’s the end of something, everyone knows that. You look to see if you’re still wet, or rich, or married. For a good half a minute they looked.',
					as: { merry: 'A {trait} person leaves a pause before the shlorp.' },
				},
				{
					say: 'Take his place on the plug, and let him go home',
					outcome:
						'“When were you last at home?” asked {hero}. Stopper counted on his toes, and ran out. “Then go. I’ll sit.” They changed over an inch at a time, like people swapping coats in a tent. It was cold, and under {them} it hummed. If you sit on the plug of the sea you find that you think about it. {hero} thought about whales, and harbors, and all those fish going about their business. {They} didn’t scratch, even where it itched most. It took him half a day. “She’s kept my room!” he said. “She says it was NATURAL to want to know.” He had brought the neighbors, and they rolled the boat up onto the plug, with the cook’s permission. He came along; he’d been told not to touch anything.',
					later:
						'“I don’t want to make a fuss,” said Stopper. “But somebody’s got to tell you where the sea was while I was out. It was under {hero}. All of it. {They} could’ve had a look. Anyone would’ve had a look; I did.” He sighed, like a bath. “I went home and had two helpings, and when I came back there wasn’t an inch gone. That’s who I’d leave in charge.”',
					as: { careful: 'There was an itch. Only somebody {trait} would’ve left it.' },
				},
			],
		},
		4: {
			meet: [
				'At its deepest place the road was interrupted by a plug. It had the size of a millstone; it had a chain; and upon it sat, with a handbell, a hippopotamus, who rang as soon as he saw that {hero} meant to come on. “I must ask you not to vibrate,” he said. He had been given a name once, but he was called Stopper. In his boyhood nobody had been able to tell him what the chain was for. They told him that one did not ask; and so, one evening, he had given it a pull. There had been a sound; and a boat stood on the sand beside him, with lamps, and the crew looking up from their soup. He had got the thing in again, though not as it had been; at the left there stood a small whirlpool. He had been there for [thirteen years|thirteen years now]. It was he who had named it his watch; his family said, to callers, that he was in the water supply. What he had not told anyone was that he had heard in it, when it opened, quite a long way down, somebody calling out to ask who was there.',
			],
			flies:
				'He wished that nothing should pass above. He was inquisitive, he said with loathing; he would look up, and the rest would follow.',
			swims:
				'There was to be no swimming. People had no conception, said Stopper, of what a plug is made to feel by a leg.',
			ways: [
				{
					say: 'Entrust yourself to the whirlpool, and take leave of it in time',
					outcome:
						'The whirlpool was as slender as a vase. {hero} lay down upon the lip. One is not carried off so much as included. Stopper came round, and the boat, and a cook with a ladle, who by now lifted it to anybody; and again Stopper. The plug did not stir. What goes with the water, as he had had thirteen years to observe, is no disturbance to it. “By the anchor!” he called. “Not before!” {They} saw go by the boat, the ladle, the fluke; and opened {their} {hands}. It was on the farther slope that {they} came to rest, a bit drunk. Below, on the plug, Stopper had half got up in order to see it well, and now he sat down again so hard that the bell rang.',
					later:
						'Every company has its drift. It is in general toward the cold meats. {hero} consented to it, with perhaps a shade more lean than was needed; those on whom {they} leaned passed it on; and by degrees that entire assembly, without leaving off disputing, had begun to revolve. Portraits; tables; the dais; the door. It was not unpleasant. They would not have thought that they had so much in common. {hero} let it bring up the dais a third time, and there took leave of it, with a bow.',
				},
				{
					say: 'Ask to be told, in full, what it sounded like',
					outcome:
						'“What was it like?” asked {hero}. Stopper gave {them} a strange look. For thirteen years everybody had been at pains not to bring it up. “It was low,” he said. “I should have to do it.” He put down the bell. “Glug,” he began, and it was to be felt in the teeth; then came the three short ones; a plate slid from the table of the boat; and with his eyes shut, and all his chins, and everything that he had kept to himself since he was a boy, he did the end. It had scarcely passed when there was a knock from below, as of a lid that goes home. He waited. He shifted a ham. It had never been out by more than the thickness of a coin, and he had sat upon the high side. “I could have said it to anybody,” said Stopper; “at any time.” And as it was so good a noise, and no one now was hurt by it, he let {hero} have it by heart.',
					later:
						'“Glug,” said {hero}, in the midst of it all; and gave the company the three short ones; and then, from somewhere lower than is usual in society, the end. It was what a thing says that has always been there, and has just gone. The ladies drew in their feet. Men who had not been at a loss since their schooldays laid a hand over the breast pocket. It could not be said that anything was missing. But they would all of them be quiet until they had been through it.',
				},
				{
					say: 'Change places with him, and let him go and see',
					outcome:
						'“Is there someone whom you would go to see,” asked {hero}, “if you could?” Stopper had a mother. They changed over as two people may change seats in a canoe. It hummed. It was colder than one would have thought, and there was a good deal above one. {hero} considered, in the course of that watch, what it would be to want to know a thing so badly; for it did call, down there; it was faint, and it asked who it was. {They} held on to the bell. {They} said nothing, since it was not {theirs} to say. It had become late when he was back, with neighbors, and a clean collar. “She asked me what I had heard,” said Stopper. “She used to lie awake beside it too.” They walked the boat onto the plug, with the cook aboard. But before it was let down he put his mouth to the gap. “Stopper,” he called. “It was Stopper. I am sorry that I did not answer.”',
					later:
						'“You have been walking about all day,” said Stopper, “beneath a quantity of sea. I mention it because one does not see who is under it.” He had his bell with him, and had been asked not to ring it. “{hero} sat on that for me, from when I left until I had been forgiven. There is something down there which makes one want to look. I know it; I had looked for a second, and it was thirteen years. {They} heard it too. I saw that as soon as I came over the hill; the bell was shaking, and the water stood where it had stood.”',
				},
			],
		},
	},
};
