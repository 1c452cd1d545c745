import type { Obstacle } from '../../format.ts';

export const neverLookedDown: Obstacle = {
	id: 'never-looked-down',
	alsoIn: ['adventure', 'musical'],
	place: { the: 'the rope way', at: 'at the rope way', to: 'to the rope way', backdrop: 'canyon' },
	people: { bianca: { call: 'Bianca', a: 'an elephant on a rope', type: 'Elephant', pronoun: 'she' } },
	props: ['rope', 'basket'],
	blocks: ['flies'],
	ways: [
		{ id: 'look', use: 'trust', ally: 'bianca' },
		{ id: 'hup', use: 'hear' },
		{ id: 'nail', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'There was a deep, deep gap. A rope went over it, with a basket to ride in. But on the rope stood Bianca, an elephant! “I never look down,” said Bianca. “Then a boy asked: what is down there? Now I stand, and I do not dare.”',
			flies: '“Do not fly!” said Bianca. “The rope will wobble!”',
			ways: [
				{
					say: 'Look down and tell her what is there',
					outcome:
						'{hero} looked down. “It is deep,” {they} said. “I see a cow. I see a man. He waves!” “Deep is not so bad,” said Bianca, “with a cow.” She went over, and came along.',
					later: 'In came Bianca. “{hero} said it was deep,” she said. “It was! {hero} says how deep it is.”',
				},
				{
					say: 'Call “Hup!” as they do in a show',
					outcome:
						'“What do they call in the show?” said {hero}. “Hup!” said Bianca. So {hero} called it. HUP! And up went Bianca on one toe, and ran! Then the basket ran too.',
					later: '“HUP!” called {hero}. They all stood up straight. Not one of them made a peep.',
				},
				{
					say: 'Ask Bianca how to walk on a rope',
					outcome:
						'“See that nail in the post?” said Bianca. “Look at it, and at nothing more.” So {hero} did. Bit by bit, on the rope, and up, and over Bianca’s back. There was the nail!',
					later:
						'There was a nail in the wall. {hero} looked at it and went along on the backs of the chairs. And there {they was}.',
				},
			],
		},
		2: {
			meet: [
				'There was a deep gap, and a rope across it, and a basket on the rope to ride in. But in the middle of the rope stood Bianca, an elephant, on one foot. “I never look down,” said Bianca. “I have told that to everybody. Then a boy called, ‘So what’s down there?’ And I didn’t know! Now I can’t [go on|move] till I do, and I don’t dare to look.”',
			],
			flies: '“Don’t fly, please!” said Bianca. “A sparrow did, and I have swayed ever since.”',
			ways: [
				{
					say: 'Look down for Bianca and tell her the truth',
					outcome:
						'{hero} leaned out of the basket and looked. It was very far. “Well?” said Bianca. “It’s deep,” said {hero}. “There is a stream, and a cow, and a man with a hat. He’s waving.” Bianca thought about it. “I always imagined it without the man,” she said. She walked across, and waved with her trunk, and came along.',
					later:
						'“People say, oh, it’s nothing, just walk,” said Bianca from the door. “{hero} told me that it was deep. So when {they} said there was a cow, I believed in the cow.” It made sense.',
					as: { honest: 'A person less {trait} would have said that it was a puddle.' },
				},
				{
					say: 'Ask what it was that used to make her go',
					outcome:
						'“What did they shout, in the circus, before you ran?” asked {hero}. “Hup,” said Bianca. “But it must come from down in the belly.” {hero} tried it. It took a few hups. “HUP!” Bianca was over before she could think. “You can’t think and be hupped,” she said, “not both.”',
					later:
						'“HUP!” shouted {hero}, right from the belly. Every back in the room went straight, and every mouth went shut. You can’t talk and be hupped.',
					as: { bold: 'Someone {trait} has a hup in there already.' },
				},
				{
					say: 'Let Bianca teach you to walk on the rope',
					outcome:
						'“Do you see the nail in that post?” said Bianca. “Look at it as if you loved it. Then the rest comes after you by itself.” {hero} looked at the nail. It had a rusty head and a bent neck. {They was} so busy with it that {they} hardly felt Bianca’s back go by under {them}, and then there was the post.',
					later:
						'High up in the far wall there was a nail. {hero} looked at it as if {they} loved it. Behind {them} somebody said, “Who is that on the backs of our chairs?” but {they} only heard it from the front.',
					as: {
						careful: 'You do not look left if you are {trait}.',
						dreamy: 'To stare at a thing you need to be {trait}.',
					},
				},
			],
		},
		3: {
			meet: [
				'The gorge was deep, and over it went a rope, and on the rope hung a basket on a little wheel, in which you could pull yourself across. Today you couldn’t. In the middle of the rope stood an elephant. She stood there very nicely, on one foot. “I’m Bianca,” she called. “I’ve been on the high rope since I was three, and I never look down. I’m known for it. It’s on the posters.” And then a boy had shouted, “So what’s it like?” She’d opened her mouth to tell him, and noticed that [she had no idea|she didn’t know]. “I can’t walk over a thing when I don’t know what it is,” said Bianca. “And I can’t look. It’s on the posters!”',
			],
			flies: '“Don’t fly,” said Bianca. “A sparrow went by on Friday. I haven’t stopped swaying.”',
			ways: [
				{
					say: 'Look down on her behalf, and report what you see',
					outcome:
						'{hero} pulled the basket out as far as it would go, and looked over its edge. It was a moment before {they} could speak. “Tell me it’s a ditch,” said Bianca. “It’s the deepest thing I’ve ever seen,” said {hero}. “At the bottom there’s a stream, as thin as a hair. There’s a cow next to it. There’s a man next to the cow, and he’s taken off his hat to you.” Nothing moved but her ears. “Which way is the cow facing?” she asked. “This way,” said {hero}. So Bianca took a step, and the next. One can do that, it seems, with somebody watching from below. Bianca came along, and waved her trunk behind her as long as there was a gorge.',
					later:
						'The floor creaked. “For years they told me it was nothing,” said Bianca, “so that I shouldn’t worry. I worried for years. {hero} told me it was the deepest thing {they} had ever seen.” She looked around at them over her trunk. “And {they} said which way the cow was facing. I’ve checked. You can put your whole weight on what {they} tell you.”',
					as: {
						honest: 'If {hero} hadn’t been so {trait}, it would have been a ditch, and Bianca would be up there still.',
						kind: 'It’s not always {trait} to say what you see, so {they} put in the cow.',
					},
				},
				{
					say: 'Ask what used to make her start, and call it yourself',
					outcome:
						'“You never started by yourself, did you?” asked {hero}. “Somebody gave you a word.” Bianca had to think back. “‘Hup,’” she said. “But he had a stomach like a barrel. It’s no good from the throat.” They worked on it. {hero}’s first hup made a frog look up. The second brought some stones down. The third came from so low that it hardly seemed to be {theirs}. “HUP!” Bianca ran the whole rope on the tips of her toes, spun once, and bowed, and only then did she see where she was. “You see?” she said. “I’m perfectly brave. I just can’t be asked.”',
					later:
						'{hero} went down as low as {they} could, and fetched it up. “HUP!” It isn’t a word that you understand. Your spine does. All over the room people found that they were standing straight with their chins up and their arms out to the sides, and not one of them remembered what they had been shouting.',
					as: {
						bold: 'You have to be {trait} to order an elephant about.',
						merry: 'Being {trait}, {hero} went on saying it for a mile.',
					},
				},
				{
					say: 'Let her teach you to walk on it, and go over her',
					outcome:
						'“It’s not the feet,” said Bianca, who was glad to talk shop. “It’s the eyes. Pick something small, and mean it.” On the far side a nail stuck out of a post. {hero} meant it. {They} got out of the basket, and onto the rope, and the whole of the gorge went to the edges and stayed there. There was only the nail. It was a bit rusty. Somebody had once hung a coat on it. Something gray and warm came by underneath, rather like a hill, and somewhere a voice said, “Left a bit; lovely.” When {they} could touch the nail, {they} noticed that {they} had arrived.',
					later:
						'There was a nail in the opposite wall, with a calendar on it. {hero} picked it out, and meant it. A crowd is only something at the edges, if you do that properly. There were chair backs, and then what may have been a piano, and an aunt. Nobody stops a person who looks so sure of a nail. When {they} could read what month it was, {they} had got there.',
					as: {
						careful: 'The {trait} pick their nail first, and then set out.',
						dreamy: 'It’s the one sport for the {trait}: there’s nothing to it but looking.',
					},
				},
			],
		},
		4: {
			meet: [
				'A rope was stretched across the gorge, and along the rope ran a basket on a wheel, in which one pulled oneself over. At present it ran as far as the middle. There, upon one foot, with perfect grace, stood an elephant. “Bianca,” said the elephant. “You may have seen the posters. THE LADY WHO NEVER LOOKS DOWN.” She had never done so in her life. It had been her whole art; and then, in the middle of a step, a child had called up to ask her what there was to see. “I thought of what to answer,” said Bianca, “and there was nothing there.” Since then she could not walk on over it, as she did not know what it was, and she could not look, because of the posters. [There had once been two names on them.|The posters had once had two names on them.] Her sister had glanced down, in the course of an ordinary performance, had said, “Oh, a river,” and had climbed down to it the same week.',
			],
			flies:
				'She begged {hero} not to fly. A sparrow had done so, with the kindest intentions; she had been swaying from it, very slightly, for days.',
			ways: [
				{
					say: 'Do the looking for her, and leave nothing out',
					outcome:
						'{hero} drew the basket out to the middle and looked over the side, and for a while did not say anything. “You are going to tell me that it is not so bad,” said Bianca. “It is very bad,” said {hero}. “It goes down further than I can follow. At the bottom there is a river. There is a house, with washing, and a gray person by the door who is waving a tea towel at you with her trunk. She looks as though she had been at it for some time.” A tremor ran along the rope from end to end. “Every day at four,” said Bianca slowly, “I have thought that I felt a draft.” She put down the other foot. She did not look, even then; but she raised her trunk, and held it up, the whole way over, and it was with the trunk still raised that she came walking along the road beside {hero}.',
					later:
						'Nobody had meant to let in an elephant, but there had been no moment at which one could have said so. “All my friends told me that there was nothing down there,” said Bianca. “They said it to make me feel safe. {hero} told me that it had no bottom, and who was standing on it.” She found {hero} with her eyes, over all the hats. “I had only wanted to know which of two things it was. It turned out that it was both, and that one can walk on that.”',
					as: {
						honest: 'Anybody less {trait} would have called it a ditch, and would be believed by nobody now.',
						kind: 'It was {trait} to count the washing for her as well, and say which of it was blue.',
					},
				},
				{
					say: 'Find the word that used to start her, and say it',
					outcome:
						'“In the ring,” said {hero}, “did you ever decide to go?” Bianca considered the question. She had not. There had been a man with a voice, and the voice had said “hup,” and what one wished had not come into it. {hero} tried the word. As a remark it was not much. “From lower down,” said Bianca, with her eyes shut. “From where you keep the things you do not say.” At the ninth attempt it came up; {hero} was as surprised as anyone; a cliff gave it back. “HUP!” And she was across, all four tons of her, on her toes, with a turn at the end that had not been seen for years. She stood there breathing. “How restful that is,” said Bianca. “One forgets what it was to be told.”',
					later:
						'{hero} waited until the shouting had come to its loudest, and went down below it for the word. “HUP!” It does not reach people by the ear. Persons who had never been in a circus in their lives stood with their heels together and their arms held out, and looked straight ahead; some few had lifted a knee. They were quite ready. It was merely that not one of them could have said for what.',
					as: {
						bold: 'To command an elephant one must be {trait}, or out of other ideas.',
						quiet: 'What somebody {trait} keeps down there is, it appears, chiefly volume.',
					},
				},
				{
					say: 'Take a lesson from her, and walk across yourself',
					outcome:
						'“I can show you how it is done,” said Bianca. “I merely cannot do it.” On the farther side there stood a post, and in the post, at the height of one’s eyes, was a nail. {hero} was to look at that. One was not to look at it as at something in order not to see something else; it would know. One was to be interested in it. So {hero} left the basket, and was interested. The nail had been put in crooked, by somebody in a hurry; it had been rained on; it had once held up a good deal more than it did now. Of the gorge there was left a sort of coolness. Bianca’s back came and went beneath, like a gray afternoon. “There,” said her voice, behind, and not steadily, “and I was the one who told you.”',
					later:
						'In the far wall there was a nail from which a picture had been taken. {hero} became interested in it. There was a row of chairs, and their backs were narrow; there were remarks. It is hard to detain a person who is so visibly expected by a nail. One man did put out an arm, and looked where {hero} was looking, and drew it in again with some embarrassment. The picture, to judge by the mark, had been of a ship. One could see that quite well by then.',
					as: {
						careful: 'The {trait} have this advantage on a rope, that they were never going to look anyway.',
						dreamy: 'It was the first occasion on which {hero} had been asked to be {trait} as a matter of safety.',
					},
				},
			],
		},
	},
};
