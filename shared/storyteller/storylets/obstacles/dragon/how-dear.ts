import type { Obstacle } from '../../format.ts';

export const howDear: Obstacle = {
	id: 'how-dear',
	alsoIn: ['fairy-tale', 'fantasy', 'forest', 'mythology', 'royal', 'unicorn', 'magical-school'],
	place: { the: 'the deer road', at: 'on the deer road', to: 'to the deer road', backdrop: 'forest' },
	people: { olm: { call: 'Olm', a: 'a dragon among deer', type: 'Dragon', pronoun: 'he' } },
	props: ['letter', 'bell'],
	blocks: ['flies'],
	ways: [
		{ id: 'twig', use: 'hear' },
		{ id: 'antlers', use: 'reach' },
		{ id: 'message', use: 'trust', cost: 'time', ally: 'olm' },
	],
	levels: {
		3: {
			meet: [
				'The road was full of deer. [They stood on it, and lay on it, and ate the hedges, three hundred at the least, and in the middle of them sat a dragon with a fawn on his head.|There were three hundred at the least, and they were eating the hedges. What rose in the middle was a dragon, with a fawn on his head.] “They’re tribute,” said Olm. “I don’t know how to stop it.” Sixty years ago he’d been asked what he thought of the people in the valley. He’d called down, “You’re so dear to me!” And next morning there was a deer at the door, with a bell on, and a letter. “[They’d misheard.|It was a mistake.] I couldn’t send it back,” said Olm. “So I wrote, ‘Thank you, how dear.’ Now I get them every year. I don’t even eat meat. They used to keep to the wood. Then, this week, they found the hedges.” He sighed. “Deer only mind small noises. All of mine are large.”',
			],
			flies:
				'“What if I fly?” asked {hero}. “They bolt, if anything comes over,” said Olm, “and then I have to say sorry to them one by one.”',
			ways: [
				{
					say: 'Snap one dry twig, and see what the deer do',
					outcome:
						'Three hundred deer make a great noise, with the munching alone. {hero} picked up a twig. It was quite a small one. Snap! The munching stopped. Three hundred heads were up, and six hundred ears all pointed the same way. Then they drew back under the trees, without a sound, and stood there like stuffed animals. The road lay empty. “I’ve shouted till I was hoarse,” whispered Olm. “You need to be quieter than they are, I suppose.” He looked with respect at the half of the twig that {hero} still had.',
					later:
						'{hero} still had half of Olm’s twig, and broke that too. Snap! It isn’t a loud sound. It goes in underneath the others. And it’s very old, what that does to people. They’d all been deer once, or something like it. Every head went up. Nobody breathed, and every pair of eyes looked in one direction.',
				},
				{
					say: 'Put two branches on your head and walk among them',
					outcome:
						'By the road lay branches, stripped clean, with a good many points. {hero} tied two of them on. A deer looked up, saw that it was only another one, and rather a grand one, and stepped aside. There’s an order among deer. {hero} had fourteen points, and the biggest stag had ten. “Good day,” said the stag, or he’d have said it. {hero} went down the middle, and all along the road the deer stepped into the ditch and stayed there; no one cares to be the first to step out again after fourteen points. Even Olm bowed. It was only when {hero} sneezed that he saw who it was. “They suit you,” he said.',
					later:
						'{hero} tied on the fourteen points from the deer road and walked in. You don’t think how much room there is above a crowd’s shoulders until something comes along up there. They ducked; they leaned back; a gentleman lifted his wife’s hat out of the way. Nobody wanted to be hooked. {hero} bowed from side to side, quite slowly, and got to the front without having said a word.',
				},
				{
					say: 'Take the true message down to the valley for Olm',
					outcome:
						'“Somebody has to tell them,” said {hero}. “I couldn’t,” said Olm. “After sixty years? They’ve been so generous.” So {hero} went. It was all the way down, and at each door it took a while, since people had to sit down. “He meant d, e, a, r?” people said. “All that time?” They couldn’t afford it, it turned out. They’d been living on turnips. They’d thought it was worth it, not to be eaten. {hero} climbed up again with sixty years of apologies and a turnip pie. Olm cried into it. He came along behind {hero}, and the deer went home, by themselves, in twos.',
					later:
						'“I say one thing,” said Olm, from the door, “and people hear another. It’s cost the valley three hundred deer.” He had a crumb of pie on his chin. “{hero} carried a word for me from the top to the bottom, and one back. {They} didn’t make it nicer, and {they} didn’t make it worse. It was the same at both ends.” He looked around at them all. “You know how rare that is? I’ve been waiting sixty years.”',
				},
			],
		},
		4: {
			meet: [
				'As a rule the deer kept to the wood, but today the road was full of them. They stood on it and beside it and on what had once been hedges. [In the middle lay a dragon, as small as he could make himself, with a fawn asleep on one arm.|Among them lay a dragon, who had drawn in everything he had, so as not to wake the fawn on his arm.] “They’re tribute,” said Olm. Sixty years ago the elders of the valley had climbed up to ask him how he felt about them. “I called down to them, ‘How dear you are to me!’” he said. “It was windy.” They had understood “deer,” and sent one every year since then, with a bell around its neck. He had not liked to make them feel foolish. He himself lived on cress. “It’s small noises that deer are afraid of,” he said, “and mine are all large.” In the first year, to be on the safe side, they had sent a girl of seventeen in a white dress [as well|too]. It had taken her a week to believe that he did not want to eat her. He still had her ribbon, on a nail by the door.',
			],
			flies:
				'The deer had got used to one thing that flew, but not to the idea. When they ran, said Olm, they ran toward the cliff.',
			ways: [
				{
					say: 'Break the smallest twig that there is',
					outcome:
						'Each of the deer was waiting for the one behind it. Olm had tried roaring, and apologized, and they had gone on chewing. {hero} found a hazel twig, as long as a finger and quite dry, and broke it. Tick. Three hundred heads came up out of the grass. Every ear turned. Then they all drew back to the edge of the wood, as if the grass had been pulled from under them, and stood. The road was bare. One fawn had put its tongue out and forgot to take it in. “I was always loud with them,” said Olm, and looked with respect at the half of the twig that {hero} still had.',
					later:
						'{hero} held what was left of the dry hazel twig from Olm’s road out in front of {them} and broke it. Tick. You would not think that anyone could hear that, in all the shouting. But there is something in people, much older than they are, that stands in a clearing at night and listens for just that sound. All over the room heads came up. They did not know what they were listening for, and none of them moved.',
				},
				{
					say: 'Hold two branches to your head, like antlers',
					outcome:
						'The deer had stripped the hedges down to the branches, and some of those were magnificent. {hero} tied a pair to {their} head, with fourteen points, and found out what it is to have so much above you. You stop turning around for every little thing. A doe glanced up and drew her fawn aside, and after that it went along the road like a rumor. The oldest stag had ten points. He looked at {hero}, counted, and stepped off the road, and so did all the others, and none of them stepped back. Even Olm stood up. “I took you for somebody who was just passing through,” he said. “I am,” said {hero}, from under it all. He had not laughed like that for sixty years.',
					later:
						'{hero} put on the branches from Olm’s road, all fourteen points of them, and walked in as slowly as something that nobody has ever hurried. You can stand your ground against a shoulder. It is harder against something that may take your hat off. People leaned to the left and to the right. A general with nine medals counted the points, and stepped back, and {hero}, who had come to the front that way, nodded to him, though not too deeply.',
				},
				{
					say: 'Tell the valley what he really meant',
					outcome:
						'“It has gone on too long to mention it,” said Olm. So {hero} mentioned it. It was a long way, and in the wrong direction. {They} went down to the valley and told people at forty doors what Olm had really said. “Just one letter?” said the eldest, and had to sit down. They were a poor valley. They had lived on turnips, all their lives, so that the dragon could have the deer; and the whole time somebody up there had been fond of them. A very old woman followed {hero} to her gate. She had once had a ribbon. She had always told them that he was kind, and nobody had believed her. They sent up a pie. Olm came down with {hero} and thanked them himself, and behind him, two by two, came the deer.',
					later:
						'“I have to speak softly,” said Olm, “or people misunderstand me.” They leaned forward. “Nine honorable men once carried one sentence of mine down a hill, and they got it wrong by one letter. A whole valley paid for it with sixty years of turnips. {hero} carried the same sentence down the same hill. I’ve been there since, and asked. It arrived just as I meant it. So when {hero} tells you what was said, you can rely on every letter.”',
				},
			],
		},
	},
};
