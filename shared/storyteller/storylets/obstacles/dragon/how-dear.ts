import type { Obstacle } from '../../format.ts';

export const howDear: Obstacle = {
	id: 'how-dear',
	alsoIn: ['fairy-tale', 'fantasy', 'forest', 'mythology', 'royal', 'unicorn'],
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
				'The road was full of deer. They stood on it, and lay on it, and ate the hedges, three hundred at the least, and in the midst of them sat a dragon with a fawn on his head. “They’re tribute,” said Olm. “I don’t know how to stop it.” Sixty years ago he’d been asked what he thought of the people in the valley. He’d called down, “You’re so dear to me!” And next morning there was one at the door, with a bell on, and a letter. “[They’d misheard.|It was a mistake.] I thought they’d be hurt if I sent it back,” said Olm. “So I wrote, ‘Thank you, how dear.’ Now I get them every year. I don’t even eat meat.”',
			],
			flies: '“Please don’t fly,” said Olm. “They bolt, and then I have to say sorry to them one by one.”',
			ways: [
				{
					say: 'Snap one dry twig, and see what the deer do',
					outcome:
						'Three hundred deer make a great noise, with the munching alone. {hero} picked up a twig. It was quite a small one. Snap! The munching stopped. Three hundred heads were up, and six hundred ears all pointed the same way. Not one hoof moved. It was as though they’d been stuffed. {They} walked through the middle of them, and they only followed {them} with their eyes. “I’ve shouted till I was hoarse,” whispered Olm. “You need to be quieter than they are, I suppose.” He gave {hero} a dry one from his best hedge.',
					later:
						'{hero} took out the twig. It was so loud in there that you couldn’t hear your own feet. Snap! It’s very old, what that does to people. They’d all been deer once, or something like it. Every head went up. Nobody breathed, and two hundred pairs of eyes looked in one direction.',
					as: {
						quiet: 'It’s what a {trait} person has instead of a trumpet.',
						careful: 'The {trait} know what a twig can do. They avoid them.',
					},
				},
				{
					say: 'Put two branches on your head and walk among them',
					outcome:
						'By the road lay branches, stripped clean, with a good many points. {hero} tied two of them on. A deer looked up, saw that it was only another one, and rather a grand one, and stepped aside. There’s an order among deer. {hero} had fourteen points, and the biggest stag had ten. “Good evening,” said the stag, or he’d have said it. {hero} went down the middle, and all along the road the deer lowered their heads, so as not to get tangled. Even Olm bowed. It was only when {they} sneezed that he saw. “Keep them,” he said. “They suit you.”',
					later:
						'{hero} tied on the fourteen points and walked in. You don’t think how much room there is above a crowd’s shoulders until something comes along up there. They ducked; they leaned back; a gentleman lifted his wife’s hat out of the way. Nobody wished to be hooked. {hero} bowed from side to side, quite slowly, and got to the front without having said a word.',
					as: {
						bold: 'You have to carry them as if you were {trait}.',
						merry: '{Trait} {hero} tried not to think of coat hooks.',
					},
				},
				{
					say: 'Take the true message down to the valley for Olm',
					outcome:
						'“Somebody has to tell them,” said {hero}. “I couldn’t,” said Olm. “After sixty years? They’ve been so generous.” So {they} went. It was all the way down, and at each door it took a while, since they had to sit down. “He meant d, e, a, r?” they said. “All that time?” They couldn’t afford it, it turned out. They’d been living on turnips. They’d thought it was worth it, not to be eaten. {hero} climbed up again with sixty years of apologies and a turnip pie. Olm cried into it. He came along behind {them}, and the deer went home, by themselves, in twos.',
					later:
						'“I say one thing,” said Olm, from the door, “and people hear another. It’s cost the valley three hundred deer.” He had a crumb of pie on his chin. “{hero} carried a word for me from the top to the bottom, and one back. {They} didn’t make it nicer, and {they} didn’t make it worse. It was the same at both ends.” He looked around at them all. “You know how rare that is? I’ve been waiting sixty years.”',
					as: {
						honest: 'For a message you want somebody {trait}.',
						kind: 'It was {trait} of {them} to eat some of the turnip.',
					},
				},
			],
		},
		4: {
			meet: [
				'The road was obstructed by deer. They stood in it like traffic; they were on the banks, and in what had been hedges; and among them, taking up as little room as he could, with a fawn asleep in the crook of one arm, was a dragon. “It is tribute,” said Olm. Sixty years ago some elders had climbed up to inquire how he was disposed toward the valley. He had thought it uncommonly civil. “I called down to them, how dear you are to me,” he said. “It was windy.” They had sent one the next morning, with a bell about its neck, and a note. He had not liked to make them feel foolish, and had written back that it was dear of them. It came annually. He lived on cress. The first had not had four feet, it must be said; she had been seventeen, in white, [because|for] one was not sure; and had stayed for a week, until he had got her to believe him. The ribbon was on a nail, inside, where one would see it in the mornings.',
			],
			flies:
				'He implored one not to take to the air. They had got used to him, but not to the idea; and they ran, if they did run, toward the cliff.',
			ways: [
				{
					say: 'Break a twig, the smallest that there is',
					outcome:
						'It was not that they would not move. It was that each was waiting for the one behind. The dragon had roared, in his time, and begged their pardon; they went on chewing. {hero} bent, and found a hazel twig, as long as a finger, and quite dry. It said, “Tick.” There was nothing else on that road that made a sound. Three hundred heads stood up out of the grass; the ears had come around, all of them, as leaves do before rain; and not a hoof, and not a jaw. {They} walked down between them with no more haste than a thought. One fawn put out its tongue, and forgot to take it in. “I have only ever been loud at them,” said Olm, when {they} had reached him. He broke off for {hero} some inches from over his door. There was, he said, a good deal of noise in it.',
					later:
						'{hero} waited for no pause. {They} took it in both {hands}, down where nobody was looking, and broke it. “Tick.” It is not to the mind that it is addressed. It goes to some older person in us, who stands in a clearing at evening; and that one put up a head, in two hundred very different collars, and hearkened. They had no idea for what. They stayed so, every one on the point of flight, and you might have walked up and touched them.',
					as: {
						quiet: 'The {trait} have no need to raise their voices. They have twigs.',
						careful: 'Anybody {trait} has spent a lifetime in not stepping on it.',
					},
				},
				{
					say: 'Carry a pair of branches, as one carries a title',
					outcome:
						'They had barked the boughs and left them, and some were magnificent. {hero} bound two on, fourteen points together, and tried what it is to have so much above one that one is answerable for. The neck alters. One does not turn around for every trifle. A hind glanced up, and drew her fawn aside; then it went along the road like a rumor. There is protocol among deer. The oldest stag, who had ten, regarded {them}, and having done the sum gave way, with a grace that one does not see in parliaments, and after him all the rest, and lowered what they had. In the end even Olm had got to his feet. “I beg your pardon,” he said; “I had taken you for someone who was passing through.” “I am,” said {hero}, from beneath. He was some time laughing. It took years off him, and several slates.',
					later:
						'They would have given place to nobody; it was a principle. But {hero} came in beneath fourteen points, at the pace of that which has never been hurried. It is no use to stand one’s ground with the shoulders, when it is a matter of the hats. They inclined; they leaned out. A general, with as many as nine, of one kind or another, upon his chest, was seen to reckon up, and to step back. {They} acknowledged it, to the left, then to the right; not too deep, as someone would have been lifted off the floor.',
					as: {
						bold: 'It is not the {trait} who wear them. It is, however, what one becomes by doing so.',
						merry: 'It was nearly the undoing of {hero}, who was {trait}, that there hung from the ninth a sock.',
					},
				},
				{
					say: 'Bring the word to the valley as he meant it',
					outcome:
						'“It has gone on for too long to be mentioned,” said Olm. It is the usual reason. {hero} mentioned it. {They} did so at forty doors; at each of them someone had to be helped to a chair. “An ‘a’?” said the mayor. He was the son of one of the elders. They were a poor valley. They had not had venison in living memory, and their children had grown up on turnips, and with a sense of having been spared; that there should have been up there, the whole of that time, a person who was fond of them, was not to be taken in all at once. An old woman came out after {hero} to the gate, who had had a ribbon once. She had always said so. She had been told that it was the shock. {They} took up to him what they sent, which was a pie, and a good deal that they found it difficult to put. He did not eat at first. They went down together, later, by the short way, and behind them the deer, in pairs, on either side.',
					later:
						'“I am obliged to speak softly, when I wish to be taken in the right sense,” said Olm. One had to lean forward. “A word of mine was carried by nine honorable men, down one hill, sixty years ago. It lost a letter. For that they have lived on turnips.” He let them have it by degrees. “{hero} took the same word down the same hill. It was put in {them} above, and it was taken out below, and I have been since to see, and it was whole. I do not know, in general, whom one should believe. I know who can carry.”',
					as: {
						honest: 'For this one had to be {trait}; a kind person would have rounded it off.',
						kind: 'They say that it was {trait}. It was one letter, and uphill on the way back.',
					},
				},
			],
		},
	},
};
