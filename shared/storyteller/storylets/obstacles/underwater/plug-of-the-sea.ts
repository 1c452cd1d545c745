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
			meet: 'The way went over the sea floor. There sat Stopper, a hippo, on a big plug. “I wanted to know what it does,” he said. “So I pulled it a bit. Gurgle! The sea ran out in a whirl, and a boat came down! So now I sit on the plug. If you go by, I wobble, and it starts again!”',
			flies: '“Can’t I fly?” asked {hero}. “If I look up, I slip,” said Stopper. “And then the sea is gone!”',
			swims: '{hero} looked ahead. “If you swim, it makes a wave,” said Stopper. “And I sit so badly!”',
			ways: [
				{
					say: 'Go around with the whirl',
					outcome:
						'The water still went around and around. So {hero} let it take {them}. Around, and around, and whee, to the other side! “I didn’t feel a thing!” said Stopper. “So you can all go like that.”',
					later:
						'{hero} went around and around, as in the sea. So everybody had to move around too. And whee, {hero} was in front!',
				},
				{
					say: 'Ask Stopper to do the gurgle',
					outcome:
						'“How did it go?” asked {hero}. “GURGLE-URGLE-UP!” said Stopper. He did it so well that he shook. And plop, the plug was in! “Now I can get up!” he said. So everyone could go by. And now {hero} could do the gurgle too.',
					later:
						'“GURGLE-URGLE-UP!” went {hero}, like Stopper. “What’s that?” people said. They held on tight, and it was still.',
				},
				{
					say: 'Sit on the plug for him',
					outcome:
						'“I’ll sit on it for you,” said {hero}. So Stopper had a nap. It took a long, long time! “The sea is still here!” said Stopper, when he woke up. And he put a rock on the plug. So everyone could go by, and he came along, to stretch his legs.',
					later: '“{hero} sat on my plug, and didn’t get up once,” said Stopper. “So you can trust {hero}.”',
				},
			],
		},
		2: {
			meet: [
				'The road went over the very bottom of the sea, and there was a plug. It had a chain, as a bath plug has. On the plug sat Stopper, a hippo, with a bell in his lap. “Go back!” he said. “It’s my fault. I only wanted to see [what it was for|what would happen]. I pulled it up this much. There was a gurgle, and a boat came down.” It lay next to him. The captain had been very nice about it. “If anybody goes by, it wobbles,” said Stopper. Beside him a small whirlpool turned. “I haven’t been up for a week.”',
			],
			flies: '“Can’t I fly?” asked {hero}. “So do I, when something goes over me,” said Stopper. “And then I slip.”',
			swims: '{hero} looked ahead. “One good kick,” said Stopper, “and it’s out.”',
			ways: [
				{
					say: 'Let the little whirlpool carry you around',
					outcome:
						'There was still a gap beside the plug, as wide as a thumb. {hero} got in at the edge of the whirlpool. Around it went, past Stopper, past the boat, past Stopper. “Now!” he cried, for he had watched it for a week. {hero} let go, and flew off like a bit of soap, to the other side. It had not wobbled at all. “Next!” called Stopper.',
					later:
						'{hero} began to walk in a ring, and the people nearby had to walk as well. It grew. Soon the whole room went slowly around, and nobody knew why. At the right moment {hero} let go, and was at the front.',
				},
				{
					say: 'Ask Stopper what it sounded like',
					outcome:
						'“What sort of gurgle was it?” asked {hero}. Stopper did not like to say. He looked left and right. “GLUG-LUG-LUG-SHLORP,” he said, from very far down. He shook all over with it. Under him there was a click. The plug had been crooked all the time. Now it sat. It could not have been got out with a crane. So anybody could go by. “I never tried to do it back,” said Stopper. The two of them did it together, twice, for joy.',
					later:
						'“GLUG-LUG-LUG-SHLORP,” said {hero}. It is the sound of something that has been full and is empty. Everybody stopped. They felt for their bags, and looked into their cups, and were quiet.',
				},
				{
					say: 'Sit down on the plug so that he can get up',
					outcome:
						'“Move over,” said {hero}. “Now I’m on it. Now you get up.” It was cold, and it hummed. Stopper went for a swim. He went to see his mother, and she made him stay for lunch. {hero} had a road to get on with, and did not so much as scratch. “It’s all still here!” shouted Stopper, when he saw how much sea there was. They rolled the boat onto the plug, and he came along, to tell people what they owed to {hero}.',
					later:
						'“You’ve all had a sea today,” said Stopper. “You may not have noticed. That’s because {hero} sat on it. I was gone for two helpings, and there’s not a drop missing. I measured.”',
					as: {
						kind: '{hero} told him to have seconds.',
					},
				},
			],
		},
		3: {
			meet: [
				'The road along the sea bed led down into a dip, and at the lowest point there was a plug. It was as big as a millstone, with a chain. On it sat a hippo, holding a bell. “Stop there!” he said, and rang it. “Any shaking, and that’s the end of the sea. Around by the rim, please. It’s only a day.” They called him Stopper; they had called him something else before. He’d wondered, as a boy, what the chain was for. Everyone had told him not to touch it, [and nobody had told him why|but not why]. So he’d given it one pull. There had been a gurgle, and a boat had arrived next to him, quite suddenly, with the crew still at dinner. “I put it back at once,” said Stopper. “It doesn’t fit as it did.” A little whirlpool turned at its left. “That was thirteen summers ago. I haven’t liked to get up.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “Nobody’s to go overhead,” said Stopper. “I can’t help looking at things, that’s my trouble. I’d slip.”',
			swims:
				'“Can’t I swim?” asked {hero}. “Swimming’s the worst,” said Stopper. “It’s all legs. The plug feels every one of them.”',
			ways: [
				{
					say: 'Get into the whirlpool, and let go at the right moment',
					outcome:
						'The whirlpool stood there slim as a vase. {hero} gave {their} things to the ship’s cook, to hand across afterward, and lay down on the rim of it. Stopper went by, and the boat, and the ship’s cook, waving; Stopper, the boat, the cook. It didn’t shake a thing. If you go along with water it doesn’t know that you are there. “When you see the anchor,” called Stopper, who’d had thirteen summers to study it. Stopper, boat, cook, anchor. {hero} let go. {They} shot out up the slope on the far side, straight as a pip. “Next, please!” called Stopper.',
					later:
						'There’s a current in every crowd. It mostly goes to the food. {hero} leaned into it, was taken along, and leaned a bit more at the corners; others leaned too; and before long the whole room was turning, slowly, like tea. Food, front, door. Food, front, door. The fourth time, when the front came up, {hero} let go.',
					as: { clever: '{hero} counted cooks.' },
				},
				{
					say: 'Ask him to do the gurgle exactly as it was',
					outcome:
						'“What did it sound like?” asked {hero}. Stopper looked over both his shoulders. He had heard it every night since, but he’d never said it. “Well,” he said. “It began like this. GLUG.” It came from under his feet. “Then lug, lug, lug.” The boat had started to rattle. “And then it went,” and he shut his eyes, and shook from head to foot, “SHLORRRP.” Something clicked. He stayed as he was. He moved an inch to the left; he moved an inch to the right. The plug had been in crooked for thirteen summers, and now it had sat down. He got up, like someone getting up in a boat. All of the sea stayed where it was. He did the gurgle for {hero} four more times, for practice.',
					later:
						'“GLUG,” said {hero}. “Lug, lug, lug.” Those who were nearest looked down at the floor. “SHLORRRP.” It isn’t a loud noise, but it’s the end of something, everyone knows that. You look to see if you’re still wet, or rich, or married. For a good half a minute they looked.',
				},
				{
					say: 'Take his place on the plug, and let him go home',
					outcome:
						'“When were you last at home?” asked {hero}. Stopper counted on his toes, and ran out. “Then go. I’ll sit.” The two of them changed over an inch at a time, like people swapping coats in a tent. If you sit on the plug of the sea you find that you think about it. {hero} thought about whales, and harbors, and all those fish going about their business, and didn’t scratch, even where it itched most. It was a good while before Stopper was back. “She’s kept my room!” he said. “She says it was NATURAL to want to know.” He had brought the neighbors, and they rolled the boat up onto the plug, with the cook’s permission. He came along; he’d been told not to touch anything.',
					later:
						'“I don’t want to make a fuss,” said Stopper. “But somebody’s got to tell you where the sea was while I was out. It was under {hero}. All of it. {They} could’ve had a look. Anyone would’ve had a look; I did.” He sighed, like a bath. “I went home and had two helpings, and when I came back there wasn’t an inch gone. That’s who I’d leave in charge.”',
				},
			],
		},
		4: {
			meet: [
				'At the bottom of the sea there was a plug. It was as big as a millstone, it had a chain, and a hippo sat on it with a bell. He rang the bell when {hero} came nearer. “Please don’t shake it,” he said. Everyone called him Stopper. When he was a boy nobody could tell him what the chain was for. He should not ask, they said; so one evening he had pulled it, only a bit. There was a noise, and then a boat stood beside him on the sand, with the crew still looking up from their soup. He had pushed the plug back, but it was not quite tight. On its left there was still a small whirlpool. So he had been sitting on it [for thirteen years|thirteen years now], and people had crept past on tiptoe. But today it had wobbled, and now he let nobody near. He had never told anyone the worst. When it was open, somebody far down in there had called out to ask who it was.',
			],
			flies: 'He wanted nobody overhead. He was curious, he said with disgust; he would look up, and slip.',
			swims: 'He wanted no swimming. People had no idea what a plug feels, said Stopper, when somebody kicks.',
			ways: [
				{
					say: 'Ride the whirlpool, and let go in time',
					outcome:
						'The whirlpool was as thin as a vase. {hero} gave the boat’s cook whatever {they} carried, to hand across afterward. Then {they} lay down on its edge and let it have {them}. It was not like being carried away; it was more like being included. Stopper came around, and then the boat with its cook, who lifted his ladle, and then Stopper again. The plug did not move. “By the anchor!” he called. In thirteen years he had seen where things flew out. “Not before!” The boat went by, and the ladle, and the anchor, and {hero} let go. {They} landed on the far slope, a little dizzy. Stopper had half stood up to see it. He sat down again so hard that the bell rang. “It didn’t feel a thing,” he said. “Next!”',
					later:
						'Every crowd drifts a little, usually toward the food. {hero} let it take {them}, as the whirlpool had, and leaned just a bit more than necessary. Whoever was leaned on leaned on others. After a while the whole room was turning, slowly, and nobody even stopped talking. The food came by; the door came by; then the front. {hero} let it go around twice more, because it was so pleasant. When the front came again {they} let go.',
				},
				{
					say: 'Ask him to make the gurgle exactly as it was',
					outcome:
						'“What did it sound like?” asked {hero}. Stopper looked at {them}. For thirteen years everybody had been careful not to mention it. “It was low,” he said. “I’d have to do it.” He put down the bell. “GLUG,” he began, and you could feel it in your teeth. Then came three short ones. A plate slid off the table in the boat. And then he shut his eyes and did the end, with all his chins, and with everything that he had kept to himself since he was a boy. Something under him went clunk. The plug had been crooked by the width of a coin, all that time, and he had been sitting on the wrong side. “I could have told anybody,” said Stopper, “any time.” He taught {hero} the whole of it.',
					later:
						'“GLUG,” said {hero}, as Stopper did. Then came the three short ones. And then {they} did the end, from much lower down than people usually speak. It was the sound of something that has always been there and has just gone. People drew in their feet. They put their hands on their pockets. Nobody could have said that anything was missing. But they meant to be very quiet until they had made sure.',
				},
				{
					say: 'Sit on the plug for him, and let him go',
					outcome:
						'“If you could get up,” asked {hero}, “is there somebody you’d go to see?” Stopper had a mother. The two of them changed places, as you change seats in a canoe. It hummed, and it was very cold, and there was a great deal of sea overhead. And it did call, far down. It was faint, and it asked who was there. {hero} held on to the bell and did not look and did not answer, because the answer was not {theirs}. It took a long while until he came back, with neighbors and a clean collar. “She asked me what I’d heard,” said Stopper. “She used to lie awake because of it too.” The neighbors pushed the boat onto the plug, with the cook on board. But first Stopper put his mouth to the gap. “It was Stopper!” he called. “I’m sorry that I didn’t answer!” Then he came along, since he felt like being asked things.',
					later:
						'“You’ve all been walking about today under a lot of sea,” said Stopper. “I mention it because you can’t see who’s sitting on the plug.” He had his bell with him and had been asked not to ring it. “Today it was {hero}. There is something down there that makes you want to look. I looked once, for a second, and it was thirteen years. {They} heard it too. And when I came back {they was} sitting there, and the bell was shaking, and the sea was where it belongs. {They} can be trusted with anything.”',
				},
			],
		},
	},
};
