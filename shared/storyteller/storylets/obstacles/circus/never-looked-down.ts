import type { Obstacle } from '../../format.ts';

export const neverLookedDown: Obstacle = {
	id: 'never-looked-down',
	alsoIn: ['adventure', 'musical', 'animal', 'western', 'sports', 'time-travel'],
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
			meet: 'There was a deep gap, and over it went a basket on a rope. But on the rope stood Bianca, an elephant, so the basket could not go. “I walked on it so well,” said Bianca. “I never look down. But what is down there? Now I think of it, and I don’t dare to go on.”',
			flies: '“What if I fly?” asked {hero}. “If you fly by, I’ll look,” said Bianca. “And I never look!”',
			ways: [
				{
					say: 'Look down and tell her what is there',
					outcome:
						'{hero} looked down for her. “It’s deep,” {hero} said. “I see a cow. I see a man, and he waves at you!” “Then I can do it,” said Bianca, and went on. So now the basket could go, and she came along, to see more cows.',
					later: '“I asked {hero} if it was deep,” said Bianca. “{hero} said yes, and it was! {hero} tells the truth.”',
				},
				{
					say: 'Call “Hup!” as they do in a show',
					outcome:
						'“What do they call in the show, when you have to go?” asked {hero}. “They call hup,” said Bianca. So {hero} called it. “HUP!” And up went Bianca on one toe, and off she ran. So now the basket could go for everyone.',
					later:
						'“HUP!” called {hero}, as they do in a show. All the people stood up straight, and not one of them made a peep.',
				},
				{
					say: 'Ask Bianca how to walk on a rope',
					outcome:
						'“Do you see the nail over there?” said Bianca. “Look at it, and not down.” So {hero} did. {hero} went along the rope, and over Bianca’s back, up to the nail. “Oh, I’ll do that too!” said Bianca. So now the basket could go for everyone.',
					later:
						'There was a nail in the wall. {hero} looked at it, and not down. So {hero} went along the backs of the chairs, up to the front.',
				},
			],
		},
		2: {
			meet: [
				'There was a deep gap, and a rope across it, and a basket on the rope to ride in. But in the middle of the rope stood Bianca, an elephant, on one foot, and the basket could not get by. “I never look down,” said Bianca. “I have told that to everybody. Then a boy called, ‘So what’s down there?’ And I didn’t know! Now I can’t [go on|move] till I do, and I don’t dare to look.”',
			],
			flies: '“What if I fly?” asked {hero}. “A sparrow flew by,” said Bianca, “and I have swayed ever since.”',
			ways: [
				{
					say: 'Look down for Bianca and tell her the truth',
					outcome:
						'{hero} leaned out of the basket and looked. It was very far. “Well?” said Bianca. “It’s deep,” said {hero}. “There is a stream, and a cow, and a man with a hat. He’s waving.” Bianca thought about it. “I always imagined it without the man,” she said. She walked across, and waved with her trunk, and after her the basket could go. And she came along, to be told what else there was to see.',
					later:
						'“People say, oh, it’s nothing, just walk,” said Bianca. “{hero} told me it was deep. So when {hero} said there was a cow, I believed in the cow.” It made sense.',
				},
				{
					say: 'Ask what it was that used to make her go',
					outcome:
						'“What did they shout, in the circus, before you ran?” asked {hero}. “Hup,” said Bianca. “But it must come from down in the belly.” {hero} tried it. It took a few hups. “HUP!” Bianca was over before she could think, and the basket was free. “You can’t think and be hupped,” she said, “not both.”',
					later:
						'“HUP!” shouted {hero}, right from the belly. Every back in the room went straight, and every mouth went shut. You can’t talk and be hupped.',
				},
				{
					say: 'Let Bianca teach you to walk on the rope',
					outcome:
						'“Do you see the nail in that post?” said Bianca. “Look at it as if you loved it. Then the rest comes after you by itself.” {hero} looked at the nail. It had a rusty head and a bent neck. It was such a good nail that {hero} hardly felt Bianca’s back go by, and then there was the post. “It works!” said Bianca. So she looked at the nail too, and walked across to it, and the basket was free.',
					later:
						'High up in the far wall there was a nail. {hero} looked at it as if it were the dearest nail in the world, and went. “Who is that on the backs of our chairs?” said somebody. But that was behind, and {hero} was in front.',
				},
			],
		},
		3: {
			meet: [
				'The road came to a gorge. Over the gorge went a rope, and on the rope hung a basket on a little wheel, in which you could pull yourself across. Today you couldn’t. In the middle of the rope stood an elephant. She stood there very nicely, on one foot. “I’m Bianca,” she called. “I’ve been on the high rope since I was three, and I never look down. I’m known for it. It’s on the posters.” And then, last week, a boy had shouted, “So what’s it like?” She’d opened her mouth to tell him, and noticed that [she had no idea|she didn’t know]. “I can’t walk over a thing when I don’t know what it is,” said Bianca. “And I can’t look. It’s on the posters!”',
			],
			flies: '“What if I fly?” asked {hero}. “Don’t fly,” said Bianca. “A sparrow went by. I haven’t stopped swaying.”',
			ways: [
				{
					say: 'Look down on her behalf, and report what you see',
					outcome:
						'{hero} pulled the basket out as far as it would go, and looked over its edge. It was a moment before {they} could speak. “Tell me it’s a ditch,” said Bianca. “It’s the deepest thing I’ve ever seen,” said {hero}. “At the bottom there’s a stream, as thin as a hair. There’s a cow next to it. There’s a man next to the cow, and he’s taken off his hat to you.” Nothing moved but her ears. “Which way is the cow facing?” she asked. “This way,” said {hero}. So Bianca took a step, and the next. One can do that, it seems, with somebody watching from below. When she had reached the far side, the basket was free. Bianca came along, and waved her trunk at the cow.',
					later:
						'The floor creaked. “For years they told me it was nothing,” said Bianca, “so that I shouldn’t worry. I worried for years. {hero} told me it was the deepest thing {they} had ever seen.” She looked around the room, over her trunk. “And {hero} said which way the cow was facing. I’ve checked. You can put your whole weight on what {they tell} you.”',
				},
				{
					say: 'Ask what used to make her start, and call it yourself',
					outcome:
						'“You never started by yourself, did you?” asked {hero}. “Somebody gave you a word.” Bianca had to think back. “‘Hup,’” she said. “But he had a stomach like a barrel. It’s no good from the throat.” The two of them worked on it. {hero}’s first hup made a frog look up. The second brought some stones down. The third came from so low that it hardly seemed to be {theirs}. “HUP!” Bianca ran the whole rope on the tips of her toes, spun once, and bowed, and only then did she see where she was. The basket had the rope to itself. “You see?” she said. “I’m perfectly brave. I just can’t be asked.”',
					later:
						'{hero} went down as low as {they} could, and fetched it up. “HUP!” It isn’t a word that you understand. Your spine does. All over the room people found that they were standing straight with their chins up and their arms out to the sides, and not one of them remembered what they had been shouting.',
					as: {
						merry: '{hero} went on saying it for a mile.',
					},
				},
				{
					say: 'Let her teach you to walk on it, and go over her',
					outcome:
						'“It’s not the feet,” said Bianca, who was glad to talk shop. “It’s the eyes. Pick something small, and mean it.” On the far side a nail stuck out of a post. {hero} meant it. {They} got out of the basket, and onto the rope, and the whole of the gorge went to the edges and stayed there. There was only the nail. It was a bit rusty. Somebody had once hung a coat on it. Something gray and warm came by underneath, rather like a hill. When {they} could touch the nail, {they} noticed that {they} had arrived. “And you never asked what’s down there!” called Bianca. She looked at the nail herself, and meant it, and came across; and after her came the basket, for anyone who wanted it.',
					later:
						'There was a nail in the opposite wall, with a calendar on it. {hero} picked it out, and meant it. A crowd is only something at the edges, if you do that properly. There were chair backs, and then what may have been a piano, and an uncle. Nobody stops a person who looks so sure of a nail. When {they} could read what month it was, {they} had got there.',
				},
			],
		},
		4: {
			meet: [
				'The way came to a gorge. A rope was stretched across it, and under the rope hung a basket on a wheel, in which you pulled yourself over. Today it would get no farther than the middle. An elephant was standing on the rope there, on one foot, with perfect grace. “Bianca,” she said. “You may have seen the posters: THE LADY WHO NEVER LOOKS DOWN.” And she never had. Then, in the middle of a step, a child had called up and asked what there was to see. “I wanted to answer,” said Bianca, “and I didn’t know.” Since then she could not walk on, because she had no idea what she was walking over, and she could not look, because of the posters. [There had once been two names on them.|The posters had once had two names on them.] One night her sister had glanced down, said, “Oh, a river,” and gone to live there.',
			],
			flies: 'Flying past her would have been no kindness. A sparrow had done it, and she was still swaying.',
			ways: [
				{
					say: 'Look down for her, and tell her everything',
					outcome:
						'{hero} pulled the basket out to the middle and looked over the side. “You’re going to say that it isn’t so bad,” said Bianca. “It’s very bad,” said {hero}. “It goes down farther than I can follow. At the bottom there’s a river, and a house with washing, and somebody big and gray at the door. She’s waving a tea towel at you with her trunk.” The rope trembled from end to end. “Every day at four,” said Bianca slowly, “I have felt a draft.” She put down her other foot. She still did not look. But she held her trunk up high, all the way to the far side, with the basket rolling free behind her, and kept it up as she walked on beside {hero}.',
					later:
						'Nobody had meant to let an elephant in, but she was in. “My friends all told me there was nothing down there,” said Bianca. “They wanted me to feel safe. {hero} told me how deep it was, and who was standing at the bottom.” Her trunk found {hero} over all the hats. “I had wondered for years which of two things it was. It was both, and it turned out that I could walk on that. {hero} told me the truth. {They} will tell it to you.”',
				},
				{
					say: 'Ask what used to start her, and call it',
					outcome:
						'“In the ring,” said {hero}, “how did you know when to go?” Bianca thought about it. There had been a man with a voice, and the voice said “hup.” She had never decided anything. {hero} tried the word. It did not sound like much. “From lower down,” said Bianca with her eyes shut. “From where you keep the things you don’t say.” At the ninth try it came up, and it surprised {hero} as much as anyone. “HUP!” The cliffs threw it back. Bianca ran across on tiptoe, all four tons of her, with a turn at the end. “How restful that is,” she said, “to be told.” And behind her the basket ran across as often as it was wanted.',
					later:
						'{hero} waited for the loudest moment and then fetched Bianca’s word up from below it. “HUP!” It hit people in the knees. Some who had never been near a circus stood with their heels together and their arms out, looking straight ahead, and others had lifted one foot. They were ready for anything. None of them could have said for what, so they waited to be told, and nobody spoke.',
				},
				{
					say: 'Let her teach you to walk on the rope',
					outcome:
						'“I can show you how it’s done,” said Bianca. “I just can’t do it.” On the far side stood a post, and in the post was a nail. {hero} was to look at that nail, and not in order to avoid looking at something else; the nail would notice. {They} had to be interested in it. So {hero} got out of the basket, onto the rope, and took an interest. The nail was crooked. Somebody in a hurry had put it in, and rain had run down from it. Bianca’s back came, like a gray hill, and went. Then {hero} had a {hand} on the post. “And I taught you that,” said Bianca, not quite steadily. It struck her that nobody had asked what was down there. She took an interest in the nail herself. When she stood beside {hero}, the rope and the basket were free.',
					later:
						'There was a nail in the far wall, where a picture had once hung. {hero} became interested in it, the way Bianca had taught {them}. The backs of the chairs were narrow, and people said things. {hero} went straight along the top of them. It is hard to stop somebody who is so clearly expected by a nail. One man put out an arm, looked where {hero} was looking, and drew it back. At the front {they} stepped down.',
				},
			],
		},
	},
};
