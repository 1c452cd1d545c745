import type { PlotLevel } from '../../format.ts';

export const smallLight2: PlotLevel = {
	joins:
		'“{choice}” {hero} did that. Then it was evening, and the others had gone home from {start}. So {hero} had to go home {home.to} alone, on a long, dark road. But something came along. It was a light, as small as a pea, and it went plink. {hero} went, and it went. {hero} stopped, and it stopped. And so it came all the way home.',
	chapters: [
		{
			titles: ['Plink', 'On the Dark Road', 'Something Came Along'],
			time: 'night',
			parts: [
				[
					'All day long a whole crowd had played {start.at}. But by night there was only {hero}. {hero} was {described}.',
					'“Good night! Good night!” the others had called {start.at}, and one by one they had gone home. Only {hero} was still there. {hero} was {described}.',
					'When it got dark, all the others went home from {start}. {hero} did not, not yet. {hero} was {described}.',
				],
				{
					quiet: '+ “Wait for me,” {hero} had said, but so softly that nobody waited.',
					bold: '+ “Go on ahead,” {hero} had told the others. “I’m not afraid of the dark!” It had been quite light just then.',
					kind: '+ {hero} had helped this one find a glove, and that one find a ball. In the end there was nobody left to help.',
					honest:
						'+ {hero} had a tower of stones to finish first, and would not stop before the last one. The last one kept falling off.',
					clever:
						'+ {hero} knew a short way home, and had let the others take the long one. It turned out to be a very long short way.',
					careful: '+ {hero} had looked under each bench, in case something had been forgotten. Only {hero} had been.',
					merry: '+ “One more game!” {hero} had called, nine times. After the ninth, nobody else was playing.',
					dreamy: '+ {hero} had been looking up at the sky for so long that now, down below, there was nobody there.',
					quick: '+ {hero} had raced ahead of everyone, so fast that nobody could call out, “Not that way!”',
				},
				[
					'So {hero} was alone on the road, and it was dark in front and dark behind. Then something went “Plink.” It was a light, as small as a pea, and it hung in the air. {hero} went, and it went. {They} stopped, and it stopped. {They} went back a bit, to see. It went back a bit, too. “Are you following me?” asked {hero}. “Plink,” said the light. So they went on, and the road was not half as long as before.',
					'Now the road lay there, long and black, and {hero} was the only one on it. No, {they was} not. “Plink,” said something close by. There was a light, no bigger than a pea. {hero} went, and it went. {They} stopped, and it stopped. It made a round yellow spot on the ground, just big enough for one. “You’re a good size,” {hero} told it. “Plink,” it said. It came along the whole way.',
					'It was a long road to be alone on, and as dark as the inside of a bag. “I wish somebody were here,” said {hero}. “Plink,” said somebody. But it was not a person. It was a small light, as small as a pea. {hero} went, and it went. {They} stopped, and it stopped. {They} hid behind a big stone, and it hid there, too. So in the end they went on together, and it lit up every stone.',
				],
				[
					'It even came in, {home.to}, where {hero} lived. There was one dark corner there, and for that, on the very worst night, {hero} had saved a last bit of oil. Now the corner was as bright as noon, and in it stood a broom. “Oh,” said {hero}, “how I want to keep you!”',
					'It did not stop outside. It came in with {hero}, {home.to}, and shone into the corner where at night there might be anything. {hero} had saved a last bit of oil for it, for the very worst night. But there was only a broom in it. “If you stayed,” said {hero}, “I’d never have to think about that corner again. I want to keep you!”',
					'And when they were home, {home.at}, it sat down right above {hero}’s bed, as if it had always been there. There was a last bit of oil, saved for the worst corner on the very worst night. And now there was nothing in that corner but a broom! “Don’t ever go away,” said {hero}. “I want to keep you.”',
				],
			],
			choices: [
				{
					say: 'Hide it under the biggest pot there is',
					sets: ['hid'],
					outcome: [
						'{hero} put the biggest pot over it, so that nobody could come and take it away. Now nobody could see it, not even {hero}. “Plink, plink,” said the pot.',
						'“Nobody must see you,” said {hero}, and put the biggest pot over the light. It was dark again. Only the pot went “Plink.” It was not as nice as {hero} had thought.',
					],
				},
				{
					say: 'Make it a soft bed in a cup',
					sets: ['cup'],
					outcome: [
						'{hero} took a cup and put in wool, and then more wool, until it was a proper bed. The light got in and turned around three times. “Plink,” it said.',
						'There was a cup with no handle that nobody wanted. {hero} put moss in it, and the light lay down on it, like an egg in a nest. “Plink,” it said, and meant it.',
					],
				},
				{
					say: 'Give it a name of its very own',
					sets: ['named'],
					outcome: [
						'“If you’re to stay, you need a name,” said {hero}. “What about Dot? What about Spark?” “Plink,” said the light. “Oh,” said {hero}, “you’ve got one.”',
						'{hero} tried all the good names, and the light did not like one of them. “Then what are you called?” asked {hero}. “Plink,” said the light. So it was Plink.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: [], pose: 'walk', feeling: 'curious' },
		},
		{
			titles: ['Is It Yours?', 'An Empty Lamp', 'Yes, Said {friend}'],
			time: 'night',
			parts: [
				'@answer',
				[
					'Then the door opened. It was {friend.name}, {friend.a}, who lived there as well. “I heard a plink,” said {friend}. “It sounded bright.”',
					'But somebody else lived there as well, and that was {friend.name}, {friend.a}. The door opened. “What’s that plink?” asked {friend}. “Is it a light?”',
					'Somebody knocked. It was {friend.name}, {friend.a}, from next door. “Something went plink in here,” said {friend}. “May I see it?”',
				],
				{
					hid: '+ So {hero} had to lift the pot.',
					cup: '+ So {hero} had to show the cup.',
					named: '+ So {hero} had to show {friend.them} Plink.',
				},
				[
					'{friend} had a lamp, and it was black and cold. It had burned its last oil a week ago. {friend} looked from the lamp to the light. It was a long look. “I found it on the road,” said {hero}, who had to ask. “Is it yours?” {friend} swallowed. “Yes,” said {friend}.',
					'The light shone on {friend}, and on the lamp that {friend} always had along. It had been out of oil for a week. “It came home with me,” said {hero}. The next bit was hard, but it had to be asked. “Is it yours?” For a while it was very quiet. “Yes,” said {friend}, “I think it is.”',
					'“Ooh,” said {friend}, and the light shone on {friend.their} lamp. It was an empty lamp. For a week there had been no oil in it. “It followed me home,” said {hero}, and then, very fast, “Is it yours?” “Mine?” said {friend}. “Yes. Yes, that will be mine.”',
				],
				[
					'“Plink,” said the light, and went behind {hero}. It did not look like a light that had just been found. And {friend} had gone red. Was it true?',
					'{hero} was as sad as could be. But the light did not go to {friend} at all. It went behind {hero}. And {friend} looked at the floor. Was it true?',
					'It had been said, and nothing happened. The light stayed right where it was, next to {hero}. “It’s a bit shy,” said {friend}, and did not look up. Was it true?',
				],
			],
			choices: [
				{
					say: 'Let {friend} call it, and see if it comes',
					sets: ['called'],
					outcome: [
						'“Call it,” said {hero}. “Here, light!” called {friend}. “Come, light! Good light!” The light did not move. {friend} called it in a high voice, and in a low one, and then {friend} sat down.',
						'“If it’s yours, it comes when you call,” said {hero}. {friend} called, and whistled, and clapped. Only the broom came, for it fell over. The light stayed with {hero}.',
					],
				},
				{
					say: 'Ask {friend} where it was lost',
					sets: ['asked'],
					outcome: [
						'“Where did you lose it?” asked {hero}. “Oh, here and there,” said {friend}. “By the water, I think. On a Tuesday.” “I found it on the road,” said {hero}. “There’s a lot of road,” said {friend}, and sat down.',
						'“And where was it that you lost it?” asked {hero}. “In bed,” said {friend}. “Or up a tree.” {friend} thought about it. “It can’t have been both, can it?” And {friend} sat down.',
					],
				},
				{
					say: 'Lend it to {friend} for one hour',
					sets: ['lent'],
					outcome: [
						'“Take it for an hour,” said {hero}, “whoever it belongs to.” {friend} put it in the lamp, and shut the lid, and beamed. Plink! It was out through the top, and back with {hero}. They tried it three times. Then {friend} sat down.',
						'“You can have it for an hour anyway,” said {hero}. “You’ve had no light for so long.” But it would not stay in {friend}’s lamp. It slipped out like a fish, each time, and went back to {hero}. “It knows,” said {friend}, and sat down.',
					],
				},
			],
			scene: { at: 'home', with: ['friend'], shows: ['lantern'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['As Small As a Seed', 'Is It Yours, Then?', 'It Gets Smaller'],
			time: 'night',
			parts: [
				'@answer',
				[
					'“It isn’t mine,” {friend} said at last. “I’m sorry. I only wanted something that comes along with me. A lamp never does, unless you carry it. Is it yours, then?”',
					'“No, it’s not mine,” said {friend}, very low. “I’m sorry. I wished for it so much that I thought it might be. It’s so dark next to an empty lamp. And you? Is it yours?”',
					'“All right, it isn’t,” said {friend}. “I’m sorry. I just wanted it to be. You don’t know what it’s like, to have only a cold lamp. So whose is it? Is it yours?”',
				],
				[
					'{hero} got ready to say yes. It is a very short word. But just then {hero} looked at the light. It had been like a pea. Now it was like a seed, and it sat in the window, as close to the glass as could be. Far out there lay {start}, where it had come from. All was black out there.',
					'How easy it would be to say yes! {friend} would have believed it. But the light sat in the window and looked out, toward {start}, where it had come from. And it had got smaller. It was not a pea any more. It was a seed.',
					'“Yes,” {hero} wanted to say, and “It came to me, and not to you.” But what was wrong with it? It was as small as a seed now. It was up in the window, and it leaned toward {start}, where it had begun. It was dark there, from one end to the other.',
				],
				[
					'“Then somebody out there has no light tonight,” said {friend}, who knew how that is. {hero} thought of the road, there and back. On the way there, there would be a light. On the way back there would not.',
					'“So there’s somebody else who sits in the dark,” said {friend}. They both looked out. It was such a long road! And if you give a light back, you have to go home without one.',
					'“Somebody’s waiting for it,” said {friend}, “in the dark.” {hero} said nothing. To bring it back was not the worst. The worst was to come home afterward, on that road, with nothing.',
				],
			],
			choices: [
				{
					say: 'Keep it with you for one night only',
					sets: ['kept', 'dim'],
					outcome: [
						'“Just for tonight,” said {hero}, and they sat beside it, {hero} and {friend}, and it was lovely. But in the middle of the night it was only a dot, and you had to know where to look. “Don’t go out!” cried {hero}, and hurried back with it, with one {hand} around it.',
						'“One night can’t matter,” said {hero}. So the two of them sat in its light until they slept. When {hero} woke up, it was still night, and the light was a dot. It was hardly there at all. {hero} did not even call {friend}, but took it and hurried back, all the long way.',
					],
				},
				{
					say: 'Set off with it at once',
					sets: ['now'],
					outcome: [
						'“I’m going now,” said {hero}, “before I think about it.” “I’d come too,” said {friend}, “but I can’t see a thing out there.” So {hero} went with the light, and with each turn of the road it was a bit bigger.',
						'{hero} was out of the door before there was time for a second thought. The light went ahead, plink, plink. On the road it grew. It was a pea again when they had gone a mile.',
					],
				},
				{
					say: 'Give {friend} your oil for a lamp in the window',
					sets: ['lamp'],
					outcome: [
						'{hero} got out the last bit of oil. “I saved it for the very worst night,” said {hero}, “and you’ve had seven.” It all went into {friend}’s lamp. “Then take my lamp along,” said {friend}. “No, put it in the window,” said {hero}. “Then you have light, and I can see home.” And {hero} set off.',
						'“Here,” said {hero}, and gave {friend} the oil for the very worst night. “I should have thought of it a week ago.” And the lamp burned! “Now take it with you,” said {friend}. “And you’d sit in the dark again?” said {hero}. “No. Put it in the window, so I can find home.” And {hero} set off.',
					],
				},
			],
			scene: { at: 'home', with: ['friend'], shows: ['lantern'], pose: 'think', feeling: 'sad' },
		},
		{
			titles: ['Who Was Lost?', 'Somebody in the Dark', 'What It Was For'],
			time: 'night',
			parts: [
				'@answer',
				[
					'{Start.at} it was so dark that {hero} nearly fell over somebody. It was {keeper.name}, {keeper.a}, who sat there in the night as if it were the day. {hero} must have gone right past before! “I’ve brought back a lost light,” said {hero}. “Is it yours?”',
					'{Start.at} somebody was sitting in the dark. “Good evening,” said {keeper.name}, {keeper.a}. “You went past me before, and you didn’t see me. Nobody does. I’ve no light on.” {hero} held it out. “It was lost,” said {hero}. “Is it yours?”',
					'They came to {start}, and there was nobody. Then the nobody coughed. It was {keeper.name}, {keeper.a}, who had been sitting there all this time. It was asked for the third time that night. “Is it yours?” said {hero}. “I think it got lost.”',
				],
				[
					'“It didn’t get lost,” said {keeper}. “You did, or you might have. When somebody’s alone out here in the dark, it goes along. Then I sit and wait till it’s home again. The dark here and I are old friends.” So that was why it had come! It was not {hero} who had found the light. The light had found {hero}.',
					'“Lost? It has never been lost in its life,” said {keeper}. “It sees people home. Is there somebody alone in the dark, with no lamp? Then off it goes, and I wait here till it’s back. I’m on good terms with the dark here.” All the way {hero} had looked after the light. And all the way the light had looked after {hero}!',
					'{keeper} laughed, but kindly. “It’s not the light that was lost,” said {keeper}. “It goes along when somebody’s alone in the dark, that’s all. Somebody late, with no lamp. It sees them home, and I wait. I’m used to the dark here.” {hero} looked at the light. It had come for {hero}, then, from the start.',
				],
				{
					kept: [
						'“But I kept it,” said {hero}, “and now it’s only a dot.” “Most people keep it,” said {keeper}. “But it’s a road light. It can’t live in a room.”',
						'“And I kept it in,” said {hero}, “until it was only a dot.” “It’s made for the road,” said {keeper}. “In a room it goes down and down. You weren’t to know.”',
					],
					else: [
						'“It got smaller in the house,” said {hero}. “They all want to keep it,” said {keeper}, “but it’s a road light. It can’t live in a room.”',
						'“In the house it was only a seed,” said {hero}. “It gets small when it’s kept,” said {keeper}. “It’s made for the road.”',
					],
				},
				[
					'“Thank you,” {hero} told the light. “Good night.” {hero} went, and it went. {hero} stopped, and it stopped. “Oh dear,” said {keeper}. “You’re alone in the dark again. It can’t help it.” It could go on like that forever!',
					'“Then good night, you two,” said {hero}, “and thank you.” {hero} went. The light went, too! {hero} stopped, and it stopped. “Of course,” said {keeper}. “You’re somebody alone in the dark.” And if it came along, it would have to be brought back again!',
					'So {hero} said thank you, and good night, and went. “Plink,” said somebody close by. {hero} stopped, and it stopped. “It’ll see you home,” said {keeper}. “You’re alone, and it’s dark.” “But then I have to bring it back,” said {hero}, “and then I’m alone, and it’s dark!”',
				],
			],
			choices: [
				{
					say: 'Ask {keeper} to walk home with you',
					sets: ['walk'],
					outcome: [
						'“Walk with me,” said {hero}. “Then I’m not alone.” So all three of them went. But at the door {keeper} was the one who had to go home alone in the dark. So {hero} walked {keeper.them} back. And then, of course, {hero} was alone.',
						'“If you came too, I wouldn’t be alone,” said {hero}. {keeper} got up, and they went. It was a good way to go, with three. Only, when they were there, {keeper} was alone and far from home. So {hero} brought {keeper.them} back, and there they were again.',
					],
				},
				{
					say: 'Tell the light to stay, and go alone',
					sets: ['alone'],
					outcome: [
						'“You stay,” {hero} told the light. “There may be somebody out tonight who has it harder.” {hero} had never said a harder thing. {hero} went. And the light? It thought it over, and stayed. Then {keeper} stood up and held it as high as could be.',
						'“No,” said {hero}. “You stay here. I know the road now, and I know what’s in the corner. It’s a broom.” {hero} went, and the light thought it over, and stayed. Then {keeper} held it up high. “Look back now and then,” called {keeper}.',
					],
				},
				{
					say: 'Sit there with {keeper} until the sun comes up',
					sets: ['stay'],
					outcome: [
						'“May I sit with you till it’s day?” asked {hero}. And then nobody was alone, with the light in between. But soon it went “Plink,” and was off down the road. When it came back, somebody was with it. It was {friend}, who had come out in the dark to look for {hero}.',
						'“Then I’ll stay till it’s day,” said {hero}, and sat down. It was not bad at all, in the dark, with three. “Plink!” The light jumped up and was gone. It came back with somebody who had no lamp, and who had called {hero}’s name all along the road. It was {friend}.',
					],
				},
			],
			scene: { at: 'start', with: ['keeper'], shows: [], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['Just for the Way', 'Home', 'The Way Home'],
			time: 'night',
			parts: [
				{
					quiet: ['Nobody would wait who was not asked. This time {hero} did not keep quiet.', ''],
					bold: ['“I am afraid of the dark,” said {hero}. “A bit. There, I’ve said it.”', ''],
					kind: ['{hero} had helped everyone that day. It was odd to be the one who was helped.', ''],
					honest: ['You can’t finish everything in one night. {hero} had to think again.', ''],
					clever: ['There was no short way this time. {hero} did not even look for one.', ''],
					careful: ['{hero} thought about it from all sides, and nobody was in a hurry.', ''],
					merry: ['It was nearly a game by now, and {hero} knew about games.', ''],
					dreamy: ['For once {hero} did not look up at the sky, but at who was there.', ''],
					quick: ['{hero} had raced off once today. This time {hero} thought first.', ''],
				},
				'@answer',
				{
					walk: [
						'“Once more,” said {keeper}. To and fro they went, to and fro, and {keeper} told stories on the way there, and {hero} on the way back. They were in the middle of the road when the sun came up. “Now nobody’s alone in the dark,” said {keeper}, “because there isn’t any.” So they said good night.',
						'They laughed so much that they had to sit down. Then they did it all again, there and back, six times. The light yawned. In the middle of the seventh it was suddenly day, and nobody needed to be brought home at all. “Good night,” said {keeper}, in the sunshine.',
					],
					'alone & kept': [
						'{hero} looked back now and then. It was a very small dot, and soon you could only guess where it was. But {keeper} waved it, to and fro, and a dot that waves is a lot of light. “How was it, in the dark?” asked {friend} at the door. “Somebody waved,” said {hero}.',
						'The road was long and black. {hero} looked back, and there was the dot. {hero} looked back again, and thought it was gone. But no, there it was, up and down, for {keeper} waved with it. “You came all that way alone?” asked {friend} at the door. “Nearly,” said {hero}.',
					],
					alone: [
						'{hero} looked back now and then. The light was a pea. It was a seed. It was a dot. But when you know that a dot is held up just for you, it is a lot of light. That was how {hero} came home, alone, and not alone. {friend} stood at the door. “How was it, in the dark?” “Not so dark,” said {hero}.',
						'The road was long and black, and {hero} went along it. {hero} looked back, and there was the light, like a pea. {hero} looked back again, and it was like a seed, and then like a dot. But it was never gone. “You came all that way alone?” asked {friend} at the door. “Nearly,” said {hero}.',
					],
					else: [
						'So they sat there, {keeper} and {hero} and {friend}, around one small light. {keeper} knew who had been brought home in the last fifty years, and what for. When the sun came up, they were not half done. {hero} and {friend} went home by day, side by side.',
						'Then there were three, and that is not alone at all. {keeper} told them of all the late ones whom the light had seen home, and the silliest was a king. They were still laughing when it got day. So {hero} and {friend} went home in the sun.',
					],
				},
				{
					lamp: [
						'And in the window stood {friend}’s lamp. It burned, and it had burned all night.',
						'{friend}’s lamp was in the window all night long, until the last drop of {hero}’s oil.',
					],
					dim: [
						'“The worst night is over,” said {hero}, and gave {friend} the oil.',
						'The worst night was over. So {friend} got that last bit of oil.',
					],
					else: [
						'The next day {hero} gave {friend} that last bit of oil. “What if there’s a worst night?” asked {friend}. “There won’t be,” said {hero}. “You’ll have a lamp.”',
						'And the oil for the very worst night? {hero} gave it to {friend}, who had sat by a cold lamp for a week.',
					],
				},
				{
					dim: [
						'The light stayed a dot for a whole week. So {hero} did the job. Each night {hero} sat by {keeper}, and when somebody was late and alone, {hero} went along. “Plink,” said {hero}, so that people knew.',
						'It took a week until the light was a pea again. So for a week it was {hero} who saw people home, each night, the whole long way. “Plink,” said {hero}, in the dark. It was only fair, and it was a lot of road.',
					],
				},
				{
					hid: [
						'The big pot was put away, for it is no use to anyone to hide a light.',
						'And {hero} hung the big pot back on its hook. Nothing in it had been any fun.',
					],
					cup: [
						'The cup with the soft bed went to {keeper}. The light sleeps in it by day.',
						'{hero} brought {keeper} the cup, bed and all, so that the light could sleep by day.',
					],
					else: [
						'“It’s called Plink,” {hero} told {keeper}. “Fifty years,” said {keeper}, “and I never thought to ask!”',
						'“By the way, its name is Plink,” said {hero}. {keeper} tried it out. “So that’s what it has been telling me!”',
					],
				},
				{
					called: [
						'Then one night it was {friend} who was late. {friend} went, and it went. {friend} stopped, and it stopped. “And I never called it!” {friend} said at the door. “Is it yours?” asked {hero}. “Yes,” said {friend}. “Just for the way home.”',
						'The next one to be late was {friend}. And who came along, all by itself? “Plink!” “Is it yours?” asked {hero} at the door. This time {friend} looked up. “Just for the way home,” said {friend}, and it was true.',
					],
					asked: [
						'Then one night it was {friend} who was late. {friend} went, and it went. {friend} stopped, and it stopped. “Where did you find it?” asked {hero} at the door. “On the road,” said {friend}. “And is it yours?” asked {hero}. “Just for the way home,” said {friend}.',
						'The next one to be late was {friend}. “Plink!” They came in together. “Is it yours?” asked {hero}. “Yes,” said {friend}, “and I know where I got it, too. It’s mine just for the way home.”',
					],
					else: [
						'Then one night it was {friend} who was late. {friend} went, and it went. {friend} stopped, and it stopped. “Is it yours?” asked {hero} at the door. “Just for the way home,” said {friend}. “Take it back with me tomorrow? It’s only lent.”',
						'The next one to be late was {friend}. “Plink!” It came along, and it did not slip away this time. “Is it yours?” asked {hero}. “It’s lent to me,” said {friend}, “just for the way home.” And so it was.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['keeper'], shows: [], pose: 'wave', feeling: 'happy' },
		},
	],
};
