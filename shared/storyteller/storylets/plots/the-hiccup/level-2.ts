import type { PlotLevel } from '../../format.ts';

export const theHiccup2: PlotLevel = {
	joins:
		'“{choice}” {hero} did that. Then {they} went to see {friend.name}, {friend.kind}. {friend} had found an egg, and had kept it warm for nine days, in an old hat {hall.at}. “My aunt says it must be out before dark,” {friend} whispered, “or it’ll sleep till spring. But it’s shy, so be quiet!” Then {hero} ate a cookie whole. “HIC!” “Tick. Tick. Tick,” went the egg, for the first time. “Hic!” And it stopped. “You scared it,” whispered {friend}. “But I know three cures.”',
	chapters: [
		{
			titles: ['Shh!', 'As Quiet as Feathers', 'The Egg in the Hat', 'One Whole Cookie'],
			time: 'day',
			parts: [
				[
					'“Shh!” whispered {friend.name}, {friend.kind}. As a rule {friend} talked from morning to night. But now it was very quiet {hall.at}. {hero}, who was {described}, came closer. There was an old hat, and in the hat lay an egg. “I found it nine days ago, all alone,” {friend} whispered, “and I’ve kept it warm. My aunt says it must be out before dark today, or it’ll sleep till spring. But it’s shy. One noise, and it won’t dare. So we must be as quiet as feathers.”',
					'As a rule {friend.name}, {friend.kind}, talked from morning to night. Now {friend.they} only said “Shh!” {hero}, who was {described}, had never heard it so quiet {hall.at}. {friend} was sitting beside an old hat, and in it lay an egg. “It had nobody, so I took it in,” {friend} whispered. “I’ve kept it warm for nine days. My aunt says it must be out by dark today, or it’ll sleep till spring. But it’s shy! If it hears a noise, it’ll stay in there. So don’t make one.”',
					'It was so quiet {hall.at} that {hero}, who was {described}, thought that nobody was home. But there sat {friend.name}, {friend.kind}. “Shh!” whispered {friend}, who had always talked from morning to night. “Look!” In an old hat lay an egg. “I found it nine days ago, and I’ve kept it warm. If it’s not out by dark today, my aunt says, it’ll sleep till spring. But it’s so shy! One noise would scare it. So in here we only whisper.”',
				],
				[
					'There was a plate of cookies too, each as big as a saucer. “Have one,” whispered {friend}. “But eat it quietly.”',
					'{friend} held out a plate of cookies, which were very big and very hard. “Take one,” {friend.they} whispered, “but quietly.”',
					'“Have a cookie,” whispered {friend}. The cookies were as big as saucers. “Only please don’t crunch.”',
				],
				{
					quiet: '+ Nobody could eat more quietly than {hero}, who did not bite it at all. It went in whole.',
					bold: '+ “Why crunch?” said {hero}. “I can do that in one.” And in it went.',
					kind: '+ “A crunch would scare the poor thing,” thought {hero}, and put it in whole.',
					honest:
						'+ “I won’t make a sound. I promise,” said {hero}. It was hard to say, with a whole cookie to keep in.',
					clever:
						'+ “With a full mouth I can’t say a word,” thought {hero}. So in it went, whole. It was a good plan, up to there.',
					careful: '+ Crumbs make a noise when they fall. {hero} did not want to drop even one, and put it in whole.',
					merry: '+ {hero} put it in whole, to make {friend} laugh. It worked, and then {hero} had to laugh too.',
					dreamy:
						'+ {hero} looked at the egg, wondered if it dreamed in there, and forgot to bite. The cookie went in whole.',
					quick: '+ In it went, whole, before {friend} could say “Slowly.” {hero} did everything as fast as that.',
				},
				[
					'The cookie stopped halfway, thought about it, and went on down. “HIC!” said {hero}. {friend} jumped. But there was one more sound, from the hat. “Tick. Tick. Tick.” In nine days the egg had not made one! “It’s knocking!” whispered {friend}. “It’s on its way out. Now not even a breath!” For a while {hero} was as quiet as a closed book. “Hic!” And the ticking stopped. “You scared it,” whispered {friend}. “It’s not your fault. And I know three cures.”',
					'A cookie like that does not like to go down. “HIC!” said {hero}, and {friend} nearly dropped the plate. Then the egg did what it had not done in nine days. “Tick,” it went. “Tick. Tick.” “It’s knocking, it’s coming out!” whispered {friend}. “Now don’t even think loudly.” {hero} thought as softly as could be. “Hic!” And the egg stopped. “Oh, now it’s scared,” whispered {friend}. “But don’t worry. I know three cures for hiccups.”',
					'For a moment all was well. Then the cookie got to the bottom. “HIC!” said {hero}. And at once something in the hat went “Tick. Tick. Tick.” “Nine days, and it’s never done that before!” whispered {friend}. “It’s coming out! Don’t move.” {hero} did not move. But the next one came all by itself. “Hic!” And the egg was silent. “You’ve scared it,” whispered {friend}. “You couldn’t help it. And I know three cures.”',
				],
			],
			choices: [
				{
					say: 'Eat a spoon of honey as slowly as you can',
					sets: ['honey'],
					outcome: [
						'{hero} ate a spoon of honey, as slowly as honey runs. It stuck so well that no hiccup could get out. But one wanted to, and made a bubble of honey. It grew as big as the egg, and as big as the hat, and {friend} shut {friend.their} eyes. POP!',
						'Honey has to be eaten slowly, and it sticks. Soon {hero} could not say a word, and no hiccup could get by. So the next one blew a bubble. It was a beautiful bubble of honey, and it grew until it was bigger than the hat. POP!',
					],
				},
				{
					say: 'Hold your breath and count to ten',
					sets: ['breath'],
					outcome: [
						'{hero} took a breath, and kept it, and got rounder and rounder. One, two, three… seven, eight, nine… Not one hiccup came out. All ten of them were in there, waiting for each other. “HIC!” It was ten in one. The hat hopped into the air, and sat down again.',
						'{hero} breathed in, and held it, and counted. At five there had not been one hiccup. At nine there had still been none, and {hero} was as round as a ball. “HIC!” Then all ten came out in one. It was so loud that the hat jumped.',
					],
				},
				{
					say: 'Hic into a big pot, and shut the lid',
					sets: ['pot'],
					outcome: [
						'There was a big pot with a lid. “Hic!” went {hero} into it, and clap, down came the lid. That was one less. {hero} put seven more in there. “Is it full yet?” whispered {friend}, and lifted the lid a bit. “HIC-IC-IC-IC-IC!” said the pot.',
						'{hero} took a big pot and bent over it. “Hic!” Clap, went the lid, and the Hic was caught. {hero} caught six of them like that. “Are they still in there?” whispered {friend}, and took a look. “HIC-IC-IC-IC-IC!” said the pot. Now they were out.',
					],
				},
			],
			scene: { at: 'hall', with: ['friend'], shows: ['egg', 'hat', 'cookie'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['A Blue Potato', 'Tick, Tick, Hic', 'If I Weren’t Here'],
			time: 'day',
			parts: [
				'@answer',
				[
					'When it was quiet again, there was something to hear. “Tick. Tick. Tick.” “It hasn’t given up!” whispered {friend}. “What a brave little egg! If nothing comes now…” “Hic!” said {hero}. And the ticking stopped.',
					'It took a while until the noise was gone. Then there came a very small sound. “Tick. Tick. Tick.” “It’s trying again,” whispered {friend}. “Now we just have to keep very, very…” “Hic!” said {hero}. And the ticking stopped.',
					'“That wasn’t quite it,” whispered {friend}. “But listen!” “Tick. Tick. Tick,” went the egg. It was as if the noise had woken it up. “Now be good and…” “Hic!” said {hero}. And the ticking stopped.',
				],
				[
					'“My aunt has a fourth cure,” whispered {friend}. “You have to think of a blue potato.” {hero} thought. “Well?” whispered {friend}. “Is it blue?” “It’s very blue,” {hero} whispered, “and it’s got… hic! It’s got the hiccups.”',
					'“There’s a fourth cure, from my aunt,” whispered {friend}. “Think of a blue potato. It helps at once.” So {hero} thought of a blue potato. “Can you see it?” “Yes,” {hero} whispered. “It’s blue, and it’s… hic! It’s hopping.”',
					'“There’s a fourth cure,” whispered {friend}. “You think of a blue potato, and then it’s over.” {hero} thought of one, as blue as could be. “What’s it doing?” asked {friend}. “It’s just lying there,” whispered {hero}. “Now it’s… hic! Now it’s fallen off.”',
				],
				[
					'So half of the day went by. The egg ticked, {hero} hicced, and the egg stopped. It was always the same. “It would be out by now,” whispered {hero}, “if I weren’t here.” {friend} did not say yes. But {friend.they} did not say no.',
					'By then half of the day was over. Each time the egg began to tick, a Hic came and stopped it. “If it weren’t for me,” whispered {hero}, “it would be here by now.” {friend} did not say that this was so. {Friend.they} only looked into the hat.',
					'It went on like that for half of the day. Tick, tick, hic! And then nothing. “It’s afraid of me,” whispered {hero}, and looked at the egg. {friend} would have liked to say no. But what if it was true?',
				],
			],
			choices: [
				{
					say: 'Ask for a fright, but a very quiet one',
					sets: ['fright'],
					outcome: [
						'“A fright always helps,” whispered {hero}. “Give me one!” “But I can’t shout,” whispered {friend}. So {friend.they} came up from behind, and said “Boo.” It was the softest boo in the world. You had to know about it to hear it. “Hic!” said {hero}. “Have you said it yet?” {friend} nodded.',
						'“Scare me,” whispered {hero}. “But do it quietly.” {friend} went around behind {hero}, and took a deep breath. “Boo.” A snowflake would have said it louder. “Hic!” said {hero}. “I’m ready when you are.” “That was it,” whispered {friend}.',
					],
				},
				{
					say: 'Tell the egg that you’re sorry',
					sets: ['sorry'],
					outcome: [
						'{hero} bent over the hat and whispered, “I’m sorry, little one. I don’t want to scare you. I only… hic!” It was not a good end. “Tick,” went the egg, just once, as if it did not mind. “I’ve never dared to speak to it,” whispered {friend}.',
						'“I’m sorry,” {hero} whispered, right into the hat. “I can’t… hic! I can’t help it.” The egg was silent. Then it went “Tick,” very softly. “You just talk to it?” whispered {friend}. “I’ve never said a word to it, in nine days.”',
					],
				},
				{
					say: 'Go to the farthest corner and hic there',
					sets: ['corner'],
					outcome: [
						'{hero} went to the farthest corner, and said “Hic” to the wall. It was lonely there, and dusty. “Does it tick now?” {hero} whispered after an hour. “No,” {friend} whispered back. “Not once. Come here again. It’s no better without you, and I like it less.”',
						'There was a far corner, where nobody ever sat. {hero} sat there, and hicced at the wall. For a whole hour the egg could not hear a thing. “And it hasn’t ticked at all,” whispered {friend}. “So you may as well come back. I was lonely.”',
					],
				},
			],
			scene: { at: 'hall', with: ['friend'], shows: ['egg', 'hat', 'pot', 'honey'], pose: 'think', feeling: 'sad' },
		},
		{
			titles: ['Four Good Mornings', 'Nine Days of Talk', 'The Hat Tips'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“What will you do, when it’s out?” {hero} whispered. “Talk to it,” whispered {friend}. “Oh, how I’ll talk! I’ve kept it all in, so as not to scare it. By now I’ve got nine days of talk in me. I know four ways to say good morning.” And {friend.they} yawned.',
					'Then {hero} whispered, “What do you want it for, when it’s out?” “To talk to,” whispered {friend}. “Nobody ever has the time to hear it all. And I’ve saved up nine whole days of it! I can say good morning in four ways. I’ve practiced, without a sound.” And {friend.they} had to yawn.',
					'Later {friend} looked into the hat again. “When it’s out, I’ll tell it everything,” {friend.they} whispered. “I’ve had to keep it all in, for nine days. You can’t think how full I am! It’ll hear good morning from me in four different ways.” “Hic,” said {hero}, very softly. {friend} only yawned.',
				],
				[
					'In those nine days {friend} had hardly slept, because an egg gets cold at night. And {friend.they} had not eaten much, because you can’t leave an egg alone. Now {friend.their} eyes fell shut, in the middle of a whisper.',
					'An egg must not get cold, not even at night. So {friend} had hardly slept for nine days, and had hardly eaten, either. {Friend.they} began to whisper something. But {friend.their} eyes fell shut before it was finished.',
					'For nine days {friend} had looked after the egg, and not after {friend.themself}. {Friend.they} had eaten almost nothing, and slept even less. In the middle of the next whisper {friend.their} eyes fell shut.',
				],
				[
					'{friend} was holding the hat close, to keep it warm. But you do not hold a hat well when you sleep. One side of it went down, very slowly. And very slowly the egg began to roll, right to the edge.',
					'Nobody can sleep and hold a hat. Bit by bit it began to tip. The egg rolled to one side, and then it rolled a bit farther, and looked over the edge.',
					'{friend} had been holding the hat close, to keep it warm. Now it leaned over to one side. In it something round began to roll, first slowly, and then not so slowly.',
				],
			],
			choices: [
				{
					say: 'Take the hat, and let {friend} sleep',
					sets: ['took'],
					outcome: [
						'{hero} had the hat before the egg was over the edge. “Now it’s my turn,” {hero} whispered. So {friend} slept, for the first time in nine days. {hero} held the egg close, and turned it now and then, so that it was warm on all sides.',
						'Just in time, {hero} took the hat, and the egg rolled back. It had to be warm all around! So {hero} held it close, and turned it, and held it close again. “You sleep,” {hero} whispered to {friend}, who was asleep by then.',
					],
				},
				{
					say: 'Wrap {friend} and the hat in one blanket',
					sets: ['wrapped'],
					outcome: [
						'{hero} pushed the hat up straight, and took a blanket, and wrapped it around {friend} and the hat, four times. Nothing in there could tip now. {hero} tucked in a corner here and a corner there, until there were no more corners. {friend} slept, and smiled.',
						'First {hero} put the hat straight. Then {hero} took the longest blanket, and went around {friend} and the hat with it, four times. It held them like a nest. There was one bit left to tuck in, and then one more. {friend} slept through it all.',
					],
				},
				{
					say: 'Hold the hat, and feed {friend} a cookie',
					sets: ['fed'],
					outcome: [
						'{hero} took the hat, just in time, and held out a cookie. {friend} opened one eye. “When did you last eat?” {hero} whispered. “Tuesday,” whispered {friend}. So {hero} broke the cookie into bits, for small bits don’t crunch, and fed {friend.them}, one bit after the other.',
						'The egg rolled back, for {hero} had the hat. Then {hero} held a cookie close to {friend}, who woke up and sniffed. “Is it Tuesday?” {friend.they} whispered. “I ate on Tuesday.” “It’s later,” {hero} whispered, and fed {friend.them} small bits of it, till the cookie was gone.',
					],
				},
			],
			scene: { at: 'hall', with: ['friend'], shows: ['egg', 'hat'], pose: 'reach', feeling: 'worried' },
		},
		{
			titles: ['What Was Missing', 'Much Too Quiet', 'With a Question Mark'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'After a while {hero} noticed that something was missing. It was the Hic! It had gone off when nobody was looking. {hero} had been too busy to think of it, and a Hic does not stay where nobody thinks of it.',
					'Then {hero} noticed how quiet it was. When had the last Hic come? {hero} did not know. There had been better things to think of, and the Hic had got bored and gone away.',
					'It was some time before {hero} noticed it. There was no Hic! It had come whenever {hero} wished that it would not. Then it had been quite forgotten, and so it had gone.',
				],
				{
					fed: [
						'Now the egg could come out. But it did not tick. “Why not?” whispered {friend}. “It’s so quiet! And soon it’ll be dark.”',
						'“My Hic is gone,” whispered {hero}. “Then it’ll tick now,” whispered {friend}. But it did not, and soon it would be dark.',
					],
					else: [
						'{friend} woke up. “Is it out? It’s nearly dark!” “No,” {hero} whispered. “My Hic is gone. But it doesn’t tick any more.”',
						'Then {friend} woke up. “It’s so quiet! Is it out?” “No,” {hero} whispered. “The Hic is gone, but so is the tick.” And soon it would be dark.',
					],
				},
				[
					'Just then there was a sound, and it was no tick. It was very small, and it had a question mark at the end. “Hic?” “That wasn’t me,” whispered {hero}. “It wasn’t me,” whispered {friend}. And then they both looked at the egg. “Hic?” it said.',
					'“Hic?” somebody said. “There it is again,” whispered {friend}. “That wasn’t mine,” whispered {hero}. “Mine didn’t end in a question.” It came once more, very small. “Hic?” It came out of the hat. It was the egg!',
					'“Hic?” It was so small that {hero} thought it was a memory. “Hic?” No, somebody had said it! “Not me,” whispered {friend}. “Not me,” whispered {hero}. There was only one left, and that one was in the hat.',
				],
				[
					'“It was never scared,” said {hero}. “It stopped to listen. And then it ticked, to answer!” “And I was so quiet for nine days,” said {friend}, “that it thought nobody was here. Then you came. ‘Hic’ is the first word that it ever heard. Say it again, quick!” {hero} tried. “I can’t. It’s gone.”',
					'“When did it begin to tick?” asked {hero}. “When you came,” said {friend}. Then {friend.they} understood. “It wasn’t scared. It stopped to listen to you! I was too quiet for it, all those days. It must have thought that it was all alone. Tell it ‘Hic’!” “But I can’t,” said {hero}. “I haven’t got one left.”',
					'{friend} forgot to whisper. “It’s asking for you! It didn’t stop because it was scared. It stopped to hear the rest. I never said one word to it, in nine days. You said ‘Hic,’ and so it thinks that this is how you say hello. Say it!” “I would,” said {hero}, “but my Hic is gone.”',
				],
			],
			choices: [
				{
					say: 'Say “Hic” yourself, as well as you can',
					sets: ['voice'],
					outcome: [
						'“Hick,” said {hero}. The egg was silent. “Huck. Hoop.” “You have to be surprised by it,” said {friend}. So {hero} looked the other way, and tried not to know what was coming. “Hic!” “Tick!” went the egg. “Tick, tick, tick!”',
						'“Hock,” said {hero}. It is hard to do a thing on purpose that only comes by itself. “Hupp. Hack.” The egg said nothing. {hero} gave a little hop, like the blue potato. “Hic!” “Tick!” went the egg. “Tick, tick, tick!”',
					],
				},
				{
					say: 'Eat a whole cookie again, and hope',
					sets: ['back'],
					outcome: [
						'{hero} put in a whole cookie. It went down as smoothly as tea. The next one stopped halfway. “Think of the blue potato!” said {friend}. “It never helped,” said {hero}. “It only made me… HIC!” “Tick, tick, tick!” went the egg.',
						'In went a cookie, whole, and {hero} waited. Nothing came. In went the next. “Do you feel anything?” asked {friend}. “Not a thing,” said {hero}. “I feel as well as… HIC!” “Tick!” went the egg. “Tick, tick, tick!”',
					],
				},
				{
					say: 'Let {friend} be the one to say it',
					sets: ['yours'],
					outcome: [
						'“It’s your egg,” said {hero}, “so you say it.” {friend} had waited nine days for that. “Hic,” {friend.they} whispered. “Louder!” said {hero}. “But then I’ll scare it!” “You won’t. Louder!” {friend} shut {friend.their} eyes. “HIC!” “Tick, tick, tick!” went the egg.',
						'“You’ve got nine days of talk in you,” said {hero}. “Begin with that.” “Hic,” whispered {friend}. “It can’t hear you,” said {hero}. “Be loud!” {friend} had quite forgotten how. But then it came back, all at once. “HIC!” “Tick, tick, tick!” went the egg.',
					],
				},
			],
			scene: { at: 'hall', with: ['friend'], shows: ['egg', 'hat'], pose: 'think', feeling: 'surprised' },
		},
		{
			titles: ['Out of the Hat', 'The Lid Comes Off', 'Good Morning, Four Times'],
			time: 'night',
			parts: [
				{
					quiet: ['All day {hero} had been too loud, and now, for once, too quiet.', ''],
					bold: ['One whole cookie had begun it. {hero} was not afraid of the end.', ''],
					kind: ['“We’re here,” {hero} told the egg. “We’re only looking for the word.”', ''],
					honest: ['“I promised not to make a sound,” said {hero}. “I take it back.”', ''],
					clever: ['All day the trick had been to stop a Hic. Now {hero} had to think of a way to start one.', ''],
					careful: ['{hero} had not dropped a crumb, so as not to make a noise. Now a noise was needed.', ''],
					merry: ['All day too many Hics, and now not one! {hero} had to laugh, and even that did not help.', ''],
					dreamy: ['{hero} had wondered if it dreamed in there. Now it was awake, and asking.', ''],
					quick: ['It had to be fast now, before the dark. {hero} was just the one for that.', ''],
				},
				'@answer',
				[
					'A crack ran all around the egg, and the top came off like a lid. Something looked out, small and yellow. It was not a bit shy. It looked at {friend}, and it looked at {hero}. “Hic?” it asked.',
					'Crack! The egg had a hole, and the hole had an eye in it. Then the top flew off. Out came something yellow, and not a bit shy. It looked up at {friend}, and up at {hero}. “Hic?” it asked.',
					'There was one last tick, and the egg broke in two. Out came something yellow, no bigger than a plum, and not at all shy. It looked hard at {friend}, and hard at {hero}. “Hic?” it asked.',
				],
				{
					'end-voice': [
						'“Hic,” said {hero}. The little one climbed out, fell over the edge of the hat, and ran straight to {hero}. It sat as close as it could, and said all that you have to say after nine days. It was “Hic,” eleven times.',
						'“Hic,” said {hero}. That was the voice! The little one fell out of the hat, got up, and came running. Then it told {hero} all about the inside of an egg. It had just the one word for it, and used it well.',
					],
					'end-back': [
						'“Hic!” said {hero}. “Hic!” the little one answered, and fell out of the hat. “Hic!” said {hero}. So they both said it, over and over, and {hero} wished for no cure at all.',
						'“Hic!” said {hero}. The little one fell out of the hat, and came running. “Hic!” it said. “Hic!” said {hero}. The little one had never been so well understood. And {hero} wanted no cure.',
					],
					else: [
						'“HIC!” said {friend}. The little one fell out of the hat, and ran to {friend.them}, and did not look around again. {hero} stood a bit to one side. It was {friend}’s egg, so that was only right. But it was not easy to look at.',
						'“HIC!” said {friend}. So that was the voice! The little one ran to {friend.them}, and sat down, and had eyes for no one else. {hero} was glad for {friend.them}, mostly. But all day the egg had listened to {hero}.',
					],
				},
				[
					'“Good morning,” {friend} told it, in all four ways, although it was night by then.',
					'It was quite dark by then. But {friend} said good morning to it, in all four ways.',
					'And {friend} said good morning, four times, each time in a new way. It was night by then.',
				],
				{
					fright: [
						'+ “And BOO!” {friend.they} said, to see if it was shy. It did not even blink. {hero} did.',
						'+ Then {friend.they} tried a loud “BOO!” It only came closer, to hear more.',
					],
					sorry: [
						'+ “{hero} told you ‘sorry,’ and I told you nothing,” {friend.they} said to it. “So now I’ll begin.”',
						'+ “{hero} talked to you, and I didn’t dare,” {friend.they} told it. “From now on I’ll dare all day.”',
					],
					else: [
						'+ “And {hero} sat in the corner for an hour,” {friend.they} said, “where you couldn’t hear a thing. I’m sorry.”',
						'+ “So that’s why you didn’t tick, with {hero} in the corner!” {friend.they} said. “You couldn’t hear the Hic.”',
					],
				},
				{
					honey: [
						'The little one tried the honey. Out came a bubble as big as a pea. Pop! It had heard that one through the shell.',
						'The little one found the honey, and shut its mouth. A very small bubble came out. Pop! It looked proud.',
					],
					breath: [
						'The little one took a breath, and held it. “HIC!” The hat fell over. “That’s the ten in one,” said {hero}. “It was listening.”',
						'Then it held its breath, and got as round as a ball. “HIC!” The hat hopped. So the little one could do ten in one, too!',
					],
					else: [
						'The little one told the pot “Hic,” and the pot said, “Hic-ic-ic.” It liked the pot’s long way of saying it.',
						'The little one found the pot. “Hic?” “Hic-ic-ic,” said the pot. So it would always have somebody to talk to.',
					],
				},
				{
					took: [
						'{friend} patted it, in front and behind. “It’s warm on all sides,” {friend.they} said. “And I slept! That was you, {hero}.”',
						'{friend} felt it all over. “I slept, and you turned it for me,” {friend.they} told {hero}. “It’s as warm as a bun.”',
					],
					wrapped: [
						'The blanket had gone four times around two. Now it went twice around three.',
						'They put the blanket around all three. It went around just twice, but that was enough.',
					],
					else: [
						'“Now a cookie, in small bits,” said {hero}. But it had one whole. “HIC!” That was its first real one.',
						'There was one cookie left. “Small bits!” said {hero}. But in it went, whole. “HIC!”',
					],
				},
				{
					'end-voice': [
						'“Shh!” whispered {friend} at last. “It’s asleep.” It was very quiet. Then somebody in the hat talked in a dream. “Hic?” “Hic,” said {hero} softly, so that it would know that somebody was there.',
						'Then it slept, in the old hat, and all was quiet. “Hic?” it said once, in the dark. It only wanted to know if somebody was there. “Hic,” said {hero}, and {friend} did not say “Shh!”',
					],
					'end-back': [
						'The hiccups lasted till Thursday. “I know three more cures,” said {friend}. “Shh!” said {hero}. “We’re… hic! We’re talking.”',
						'It was not quiet that night, or the next. “Shall I say boo?” asked {friend}. “Shh!” said {hero}. “Hic! It’s my turn to talk.”',
					],
					else: [
						'It was late, and {hero} had to go home alone. {friend} was still talking, and had got to the second of the nine days. Then something small called out from the hat. “Hic?” It was looking at {hero}. “Hic,” said {hero}. It means good night, too.',
						'{friend} had only got to the third of the nine days when {hero} went home, alone in the dark. “Hic?” somebody called out. The little one stood up in the hat, to see where {hero} had gone. “Hic,” {hero} called back. “I’ll come again in the morning.”',
					],
				},
			],
			choices: 'none',
			scene: { at: 'hall', with: ['friend'], shows: ['egg', 'hat'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
