import type { PlotLevel } from '../../format.ts';

export const smallLight2: PlotLevel = {
	joins:
		'“{choice}” {hero} did that. Then it was evening, and the others had gone home from {start}. So {hero} had to go home {home.to} alone, on a long, dark road. But something came along. It was a light, as small as a pea, and it went plink. {hero} went on, and it went on. {hero} stopped, and it stopped. And so it came all the way home.',
	chapters: [
		{
			titles: ['Plink', 'On the Dark Road', 'Something Came Along'],
			time: 'night',
			parts: [
				[
					'All day long everyone had played {start.at}. But now it was dark, and only one of them was left. That was {hero}, {described}.',
					'“Good night! Good night!” the others had called {start.at}, and one by one they had gone home. Only one was still there. That was {hero}, {described}.',
					'When it got dark, all the others went home from {start}. Only {hero}, {described}, did not.',
				],
				{
					quiet: '+ “Wait for me,” {hero} had said, but so softly that nobody waited.',
					bold: '+ “Go on ahead,” {hero} had told the others. “I’m not afraid of the dark!” It had not been dark just then.',
					kind: '+ {hero} had helped one of them find a glove, and another find a ball. In the end there was nobody left to help.',
					honest:
						'+ {hero} had a tower of stones to finish first, and would not stop before the last one. The last one kept falling off.',
					clever:
						'+ {hero} knew a short way home, and had let the others take the long one. But the short way went around and around, and came out right where it began.',
					careful:
						'+ {hero} had looked under every bench, in case somebody had forgotten something. They had. They had forgotten {hero}.',
					merry: '+ “One more game!” {hero} had called, nine times. After the ninth, nobody else was playing.',
					dreamy: '+ {hero} had looked up at the sky for so long that nobody was left down below.',
					quick:
						'+ {hero} had raced ahead before anybody could call, “Not that way!” It was a long way back, and by then they had gone.',
				},
				[
					'So {hero} was alone on the road, and it was dark in front and dark behind. Then something went “Plink.” It was a light, as small as a pea, and it hung in the air. {hero} went on, and it went on. {hero} stopped, and it stopped. {hero} went back a bit, to see, and it went back a bit, too. “Are you following me?” asked {hero}. “Plink,” said the light. So they went on, and the road was not half as long as before.',
					'The road was long and black, and there was nobody on it but {hero}. “Plink,” said nobody. It was a light, no bigger than a pea. {hero} went on, and it went on. {hero} stopped, and it stopped. It made a round yellow spot on the ground, just big enough for one. “You’re a good size,” {hero} told it. “Plink,” it said, and came along the whole way.',
					'It was a long road to be alone on, and as dark as the inside of a bag. “I wish somebody were here,” said {hero}. “Plink,” said somebody. But it was not a person. It was a light the size of a pea. {hero} went on, and it went on. {hero} stopped, and it stopped. {hero} hid behind a big stone, and it hid there, too. So in the end they went on together, and it lit up every stone.',
				],
				[
					'It even came in, {home.to}, where {hero} lived. There was a very dark corner there, and at night there might be anything in it. {hero} had saved a last bit of oil for it, for the very worst night. But now the light shone into that corner. It was only a broom! “Oh,” said {hero}, “how I want to keep you!”',
					'It did not stop outside. It came in with {hero}, {home.to}, and shone into the darkest corner. At night there might be anything in there! {hero} had even saved a last bit of oil, for the very worst night. But now the corner was bright, and there was only a broom in it. “If you stayed,” said {hero}, “I’d never have to think about that corner again. I want to keep you!”',
					'And when they came home, {home.to}, it sat down right above {hero}’s bed, as if it had always been there. One corner was so dark that there might be anything in it. {hero} had saved a last bit of oil, for the very worst night. But now the light shone into that corner, and it was only a broom! “Don’t ever go away,” said {hero}. “I want to keep you.”',
				],
			],
			choices: [
				{
					say: 'Hide it under the biggest pot there is',
					sets: ['hid'],
					outcome: [
						'{hero} put the biggest pot over it, so that nobody could come and take it away. Now nobody could see it, not even {hero}. “Plink, plink,” said the pot.',
						'“Nobody must see you,” said {hero}, and put the biggest pot over the light. It was dark again. The pot went “Plink.” But having a light was not as nice as {hero} had thought.',
					],
				},
				{
					say: 'Make it a soft bed in a cup',
					sets: ['cup'],
					outcome: [
						'{hero} took a cup and stuffed it with wool until it was a proper bed. The light got in and turned around three times. “Plink,” it said.',
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
					'Then the door opened. It was {friend}, {friend.kind}, who lived there as well. “I heard a plink,” said {friend}. “It sounded bright.”',
					'{hero} did not live there alone. There was also {friend}, {friend.kind}, who came home just then. “What’s that plink?” asked {friend}. “Is it a light?”',
					'Then somebody knocked. It was {friend}, {friend.kind}, who had the next room. “Something went plink in here,” said {friend}. “May I see it?”',
				],
				{
					hid: '+ So {hero} had to lift the pot.',
					cup: '+ So {hero} had to show the cup.',
					named: '+ So {hero} had to show {friend.them} Plink.',
				},
				[
					'{friend} had a lamp, and it was black and cold. It had burned its last oil a week ago. {friend} looked from the lamp to the light. It was a long look. “I found it on the road,” said {hero}, and then came the hard part. “Is it yours?” {friend} swallowed. “Yes,” said {friend}.',
					'The light shone on {friend}, and on the lamp that {friend} carried everywhere. It had been out of oil for a week. “It came home with me,” said {hero}. The next question was a hard one, but {hero} asked it. “Is it yours?” For a while it was very quiet. “Yes,” said {friend}, “I think it is.”',
					'“Ooh,” said {friend}. The light shone on {friend}’s lamp, and it was empty. For a week there had been no oil in it. “It followed me home,” said {hero}, and then, very fast, “Is it yours?” “Mine?” said {friend}. “Yes. Yes, that will be mine.”',
				],
				[
					'“Plink,” said the light, and went behind {hero}. It did not look like a light that was glad to be found. And {friend} could not look at it. Was it true?',
					'{hero} was as sad as could be. But the light did not go to {friend} at all. It went behind {hero}. And {friend} looked at the floor. Was it true?',
					'{friend} had said it, and nothing happened. The light stayed right where it was, next to {hero}. “It’s a bit shy,” said {friend}, and did not look up. Was it true?',
				],
			],
			choices: [
				{
					say: 'Let {friend} call it, and see if it comes',
					sets: ['called'],
					outcome: [
						'“Call it,” said {hero}. “Here, light!” called {friend}. “Come, light! Good light!” The light did not move. {friend} called it in a high voice, and in a low one, and then {friend} sat down.',
						'“If it’s yours, it’ll come when you call,” said {hero}. {friend} called, and whistled, and clapped. The broom fell over, and that was all. The light stayed with {hero}.',
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
						'“Take it for an hour,” said {hero}, “whoever it belongs to.” {friend} put it in the lamp, and shut the lid, and smiled. Plink! Out it went through the top, and back to {hero}. They tried it three times. Then {friend} sat down.',
						'“You can have it for an hour anyway,” said {hero}. “You’ve had no light for so long.” But it would not stay in {friend}’s lamp. It slipped out like a fish, every time, and went back to {hero}. “It knows,” said {friend}, and sat down.',
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
					'“It isn’t mine,” {friend} said at last. “I’m sorry. I only wanted something that would come along with me. A lamp never does, unless you carry it. Is it yours, then?”',
					'It took {friend} a while. “No, it’s not mine,” {friend} said, very low. “I’m sorry. I wished for it so much that I thought it might be. It’s so dark next to an empty lamp. And what about you? Is it yours?”',
					'Nobody said a word. “All right, it isn’t mine,” said {friend} then. “I’m sorry. I only wanted it to be. You don’t know what it’s like, to have only a cold lamp. So whose is it? Is it yours?”',
				],
				[
					'{hero} got ready to say yes. It is a very short word. But just then {hero} looked at the light. It had been like a pea. Now it was like a seed, and it sat in the window, as close to the glass as could be. Far out there lay {start}, where it had come from, and all was black.',
					'How easy it would be to say yes! {friend} would have believed it. But the light sat in the window and looked out, toward {start}, where it had come from. And it was smaller than before. It was not a pea anymore. It was a seed.',
					'“Yes,” {hero} wanted to say, and “It came to me, and not to you.” But what was wrong with the light? It was as small as a seed now. It sat in the window and leaned toward {start}, where it had come from. It was dark over there.',
				],
				[
					'“Then somebody out there has no light tonight,” said {friend}, who knew how that is. {hero} thought of the road, there and back. On the way there, there would be a light. On the way back there would not.',
					'“So there’s somebody else who sits in the dark,” said {friend}. They both looked out. It was such a long road! And if you give a light back, you have to go home without one.',
					'“Somebody’s waiting for it,” said {friend}, “in the dark.” {hero} said nothing. Taking it back was not the worst part. The worst part was coming home afterward, on that road, with nothing.',
				],
			],
			choices: [
				{
					say: 'Keep it with you for one night only',
					sets: ['kept', 'dim'],
					outcome: [
						'“Just for tonight,” said {hero}, and the two of them sat beside it, and it was lovely. But in the middle of the night it was only a dot. “Don’t go out!” cried {hero}, and hurried back with it, with one {hand} around it.',
						'“One night can’t matter,” said {hero}. So the two of them sat in its light until they slept. When {hero} woke up, it was still night, and the light was a dot. It was hardly there at all. {hero} took it and hurried back, all the long way.',
					],
				},
				{
					say: 'Set off with it at once',
					sets: ['now'],
					outcome: [
						'“I’m going now,” said {hero}, “before I think about it.” “I’d come too,” said {friend}, “but I can’t see a thing out there.” So {hero} went with the light, and with every turn of the road it was a bit bigger.',
						'{hero} was out of the door before there was time for a second thought. The light went ahead, plink, plink. On the road it grew. After a mile it was a pea again.',
					],
				},
				{
					say: 'Give {friend} your oil for a lamp in the window',
					sets: ['lamp'],
					outcome: [
						'{hero} got out the last bit of oil. “I saved it for the very worst night,” said {hero}, “and you’ve had seven.” It all went into {friend}’s lamp. “Then take my lamp with you,” said {friend}. “No, put it in the window,” said {hero}. “Then you have light, and I can see home.” And {hero} set off.',
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
					'{Start.at} somebody looked up. It was {keeper}, {keeper.kind}, who sat there as if it were the middle of the day. {hero} must have gone right past before, in the dark! “I’ve brought back a lost light,” said {hero}. “Is it yours?”',
					'{Start.at} somebody was sitting in the dark. “Good evening,” said {keeper}, {keeper.kind}. “You went right past me before. Everybody does. I’ve no light on.” {hero} held it out. “It was lost,” said {hero}. “Is it yours?”',
					'They came to {start}, and there was nobody. Then the nobody coughed. It was {keeper}, {keeper.kind}, and {keeper.they} had been sitting there since it got dark. So {hero} asked it once more. “Is it yours? I think it got lost.”',
				],
				[
					'“It didn’t get lost,” said {keeper}. “You did, or you might have. When somebody’s alone out here in the dark, it goes along, right in at the door. Then I wait till it’s brought back. The dark here and I are old friends.” {hero} had not found the light. The light had found {hero}.',
					'“Lost? It has never been lost in its life,” said {keeper}. “It sees people home. Is somebody alone in the dark? Then off it goes, and I wait till they bring it back. I’m on good terms with the dark.” All the way {hero} had looked after the light. And all the way the light had looked after {hero}!',
					'{keeper} laughed, but kindly. “It’s not the light that was lost,” said {keeper}. “It goes along when somebody’s alone in the dark, that’s all. It sees them home, and I wait till they bring it back. I’m used to the dark here.” {hero} looked at the light. So it had come for {hero}, right from the start.',
				],
				{
					kept: [
						'“But I kept it,” said {hero}, “and now it’s only a dot.” “Most people keep it,” said {keeper}. “But in a room it gets too small to come back alone.”',
						'“And I kept it in,” said {hero}, “until it was only a dot.” “It’s made for the road,” said {keeper}. “In a room it gets too small to come back alone. You weren’t to know.”',
					],
					else: [
						'“It got smaller in the house,” said {hero}. “Everybody wants to keep it,” said {keeper}, “but in a room it gets too small to come back alone.”',
						'“In the house it was only a seed,” said {hero}. “Yes, too small to come back alone,” said {keeper}. “It’s made for the road.”',
					],
				},
				[
					'“Thank you,” {hero} told the light. “Good night.” {hero} set off, and it set off. {hero} stopped, and it stopped. “Oh dear,” said {keeper}. “You’re alone in the dark again. It can’t help it.” It could go on like that forever!',
					'“Then good night, you two,” said {hero}, “and thank you.” {hero} set off. The light set off, too! {hero} stopped, and it stopped. “Of course,” said {keeper}. “You’re somebody alone in the dark.” And if it came along, {hero} would have to bring it back again!',
					'So {hero} said thank you, and good night, and went. “Plink,” said somebody close by. {hero} stopped, and it stopped. “It’ll see you home,” said {keeper}. “You’re alone, and it’s dark.” “But then I have to bring it back,” said {hero}, “and then I’m alone, and it’s dark!”',
				],
			],
			choices: [
				{
					say: 'Ask {keeper} to walk home with you',
					sets: ['walk'],
					outcome: [
						'“Walk with me,” said {hero}. “Then I’m not alone.” So all three of them went. But at the door {keeper} had the whole way back to go. “You walked me home,” said {hero}. “So now I’ll walk you home.” And there, of course, {hero} was alone in the dark again.',
						'“If you came too, I wouldn’t be alone,” said {hero}. {keeper} got up, and they went. The road was much shorter with three. “You took me home,” said {hero} at the door. “So now I’ll take you home.” That was only fair. But then {hero} was alone in the dark again.',
					],
				},
				{
					say: 'Tell the light to stay, and go alone',
					sets: ['alone'],
					outcome: [
						'“You stay,” {hero} told the light. “There may be somebody out tonight who needs you more.” It was the hardest thing to say. {hero} set off, and the light thought it over, and stayed. Then {keeper} stood up and held it as high as could be.',
						'“No,” said {hero}. “You stay here. I know the road now, and I know what’s in the corner. It’s a broom.” {hero} set off, and the light thought it over, and stayed. Then {keeper} held it up high. “Look back now and then,” called {keeper}.',
					],
				},
				{
					say: 'Sit there with {keeper} until the sun comes up',
					sets: ['stay'],
					outcome: [
						'“May I sit with you till it’s day?” asked {hero}. Then nobody was alone, with the light in between. But soon a voice on the road called {hero}’s name. “Plink,” went the light, and fetched somebody. It was {friend}, who had come all that way in the dark. “You didn’t come home,” said {friend}.',
						'“Then I’ll stay till it’s day,” said {hero}, and sat down. The dark was not bad at all, with three. Then a voice on the road called {hero}’s name. “Plink!” The light jumped up, and came back with {friend}. “I couldn’t see a thing,” said {friend}, “but you didn’t come home.”',
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
					quiet: ['Nobody waits if you don’t ask. This time {hero} did not keep quiet.', ''],
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
						'“Then it’s my turn again,” said {keeper}. To and fro they went, to and fro. {keeper} told stories on the way there, and {hero} on the way back. They were in the middle of the road when the sun came up. “Now nobody’s alone in the dark,” said {keeper}, “because there isn’t any.” So they said good night.',
						'They laughed so much that they had to sit down. Then they did it all again, there and back, six times. The light yawned. In the middle of the seventh it was suddenly day, and nobody had to take anybody home. “Good night,” said {keeper}, in the sunshine.',
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
						'So they sat there, {keeper} and {hero} and {friend}, around one small light. {keeper} told about everyone whom the light had seen home in the last fifty years. When the sun came up, the story was not half done. {hero} and {friend} went home by day, side by side.',
						'With the light they were four now, and that is not alone at all. {keeper} told them of all the late ones whom the light had seen home, and the silliest was a king. They were still laughing when day came. So {hero} and {friend} went home in the sun.',
					],
				},
				{
					'lamp & stay':
						'In the window, in broad daylight, {friend}’s lamp was still burning. “I left it there,” said {friend}, “so you could find home.”',
					'lamp & walk': 'And each time, in the window, {friend}’s lamp had told them where to turn around.',
					lamp: [
						'Behind {hero} there had been the dot, and in front {friend}’s lamp in the window.',
						'And in front there had been {friend}’s lamp, in the window, all the way.',
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
						'The light stayed a dot for a whole week. So {hero} did the job, and sat by {keeper} every night, and went along when somebody was late and alone. “Plink,” said {hero}, so that people knew.',
						'It took a week until the light was a pea again. So for a week it was {hero} who saw people home, every night, the whole long way. “Plink,” said {hero}, in the dark. It was only fair, and it was a lot of road.',
					],
				},
				{
					hid: [
						'{hero} made soup in the big pot. It was much better at soup than at lights.',
						'And {hero} hung the big pot back on its hook. Nothing in it had been any fun.',
					],
					cup: [
						'{hero} gave {keeper} the cup with the soft bed. Now the light sleeps in it by day.',
						'{hero} brought {keeper} the cup, bed and all, so that the light could sleep by day.',
					],
					else: [
						'“It’s called Plink,” {hero} told {keeper}. “Fifty years,” said {keeper}, “and I never thought to ask!”',
						'And the next night {hero} told {keeper} the light’s name. “Plink?” said {keeper}, and tried it out. “So that’s what it has been telling me!”',
					],
				},
				{
					called: [
						'Then one night, when the oil was gone again, {friend} was late. “Plink!” said the light. {friend} went on, and the light went on. {friend} stopped, and it stopped. “And I never called it!” {friend} said at the door. “Is it yours?” asked {hero}. “Yes,” said {friend}. “Just for the way home.”',
						'The oil did not last, and the next one to be late, with a cold lamp, was {friend}. And who came along, all by itself? “Plink!” “Is it yours?” asked {hero} at the door. This time {friend} looked up. “Just for the way home,” said {friend}, and it was true.',
					],
					asked: [
						'Then one night, when the oil was gone again, {friend} was late. “Plink!” said the light. {friend} went on, and the light went on. {friend} stopped, and it stopped. “Where did you find it?” asked {hero} at the door. “On the road,” said {friend}. “And is it yours?” asked {hero}. “Just for the way home,” said {friend}.',
						'The oil did not last, and the next one to be late, with a cold lamp, was {friend}. “Plink!” The light came in with {friend.them}. “Is it yours?” asked {hero}. “Yes,” said {friend}, “and I know where I got it, too. It’s mine, but only for the way home.”',
					],
					else: [
						'Then one night, when the oil was gone again, {friend} was late. “Plink!” said the light. {friend} went on, and the light went on. {friend} stopped, and it stopped. “Is it yours?” asked {hero} at the door. “Just for the way home,” said {friend}. “Take it back with me tomorrow? It’s only lent.”',
						'The oil did not last, and the next one to be late, with a cold lamp, was {friend}. “Plink!” The light came along, and it did not slip away this time. “Is it yours?” asked {hero}. “It’s lent to me,” said {friend}, “just for the way home.” And so it was.',
					],
				},
			],
			choices: 'none',
			scene: { at: 'start', with: ['keeper'], shows: [], pose: 'wave', feeling: 'happy' },
		},
	],
};
