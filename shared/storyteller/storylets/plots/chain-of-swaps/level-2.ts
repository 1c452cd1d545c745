import type { PlotLevel } from '../../format.ts';

export const chainOfSwaps2: PlotLevel = {
	joins:
		'“{choice}” {hero} did, and then there was a boom from a tent {start.at}. In it lived {owner}, {owner.kind}, who had only a drum to sit on. At every boom {owner} thought that somebody had knocked, and called, “Come in!” {hero} wanted that drum. So {hero} swapped a red button with {other}, {other.kind}, who had a cart full of old things. On top of it sat Flop, a big soft toy with long ears and one eye. Now {hero} held a tin pot full of jam. {owner} had made it for guests.',
	chapters: [
		{
			titles: ['Come In', 'A Drum to Sit On', 'One Red Button', 'Nobody Knocked'],
			time: 'day',
			parts: [
				[
					'“Boom!” went a tent {start.at}. “Come in!” called {owner}, {owner.kind}. But nobody came in. It was only a drum, and {owner} had nothing else to sit on. Every time {owner} sat down, it went boom, and every time it sounded like a knock. {hero}, outside, had never wanted anything as much as that drum. {hero} was {described}, and owned only one red button.',
					'{owner}, {owner.kind}, lived in a tent {start.at}. {Owner.they} had no chair, so {owner.they} sat on a drum. “Boom!” it went, every time {owner.they} sat down. It sounded just like a knock. “Come in!” called {owner}, and waited. But nobody had knocked. One day {hero} went by, and felt that boom from top to bottom. {hero} was {described}, and owned nothing but a red button. Oh, to have a drum like that!',
					'“Boom!” It sounded like a knock. “Come in!” called {owner}, {owner.kind}, in a tent {start.at}. Nobody came. It was only {owner}, who had no chair, and had sat down on a drum. So it went on all day. Boom. “Come in!” And nobody. Then {hero} went by. {hero} was {described}, and owned one red button. One boom, and {hero} wanted that drum more than anything.',
				],
				{
					quiet:
						'{hero} waited outside for a long time. Then {hero} went in, and said it to the floor. “Will you swap that drum for a button?” “It’s a fine button,” said {owner}, “but I can’t sit on it. I need something to sit on. Won’t you stay a bit, now that you’re here?”',
					else: [
						'“Swap?” said {hero}, and went in with the button. “Oh, a guest!” said {owner}. “But I can’t sit on a button. Bring me something that I can sit on. You could stay a bit first.”',
						'{hero} went in. “Will you swap that drum for a button?” “It’s a fine button,” said {owner}, “but I can’t sit on it. I need something to sit on. Won’t you stay a bit, now that you’re here?”',
						'So {hero} went in and held out the button. “Swap?” “Somebody came in!” said {owner}. “But you can’t sit on a button. Find me something that I can sit on. Or stay a bit?”',
					],
				},
				{
					quiet: '{hero} did want to say yes. But it was a {trait} little yes, and it got stuck on the way.',
					bold: '“I’ll be back before you can sit down!” cried {hero}. So {owner} stood and waited.',
					kind: '{hero} did not want to be any trouble, and left. It would have been no trouble at all.',
					honest: '“I only came for the drum,” said {hero}. It was true, and {owner} looked at the floor.',
					clever: '{hero} was working out what a button could turn into, and did not hear.',
					careful: 'But {hero} was already outside, and shut the tent, with all eleven strings.',
					merry: '“There’s nowhere to sit!” laughed {hero}, and went. {owner} laughed too, but not for long.',
					dreamy: 'But {hero} was still listening to the last of the boom, and heard nothing else.',
					quick: 'But {hero} was out of the tent before the end of the sentence.',
				},
				[
					'Next to the tent stood a cart full of old things, and {other}, {other.kind}, stood beside it. Right on top sat Flop, a big soft toy with long ears and one eye. “Swap?” said {hero}, with the button. {other} looked at it, and up at Flop. “Just what I need!” said {other}. “I’ll swap you a bell for it, or a rope, or an umbrella.”',
					'Close by stood {other}, {other.kind}, with a cart full of old things. On the very top sat Flop, a big soft toy with long ears and one eye. “Swap?” said {hero}. {other} looked at the button, and then at Flop. “It’s just what I need,” said {other}. “Will you have a bell, a rope, or an umbrella for it?”',
					'Not far off stood a cart of old things. It belonged to {other}, {other.kind}, who dusted every one of them every day. At the very top sat Flop, a big soft toy with long ears and one eye, and Flop got dusted most. “Swap?” said {hero}. {other} held up the button, and looked at Flop through its holes. “Just what I need! There’s a bell, a rope, or an umbrella for it.”',
				],
			],
			choices: [
				{
					say: 'Take the bell with the loud ding',
					sets: ['bell'],
					outcome: [
						'{hero} took the bell, ding, ding, across to the tent. “I can’t sit on a bell,” said {owner}. “But a guest could ring it! Then I’d know that it’s a guest. It’s just what I need.” And {owner} hung the bell up outside.',
						'“Swap!” {hero} took the bell to the tent, and it rang at every bump. “I can’t sit on that,” said {owner}. “But I can’t miss a guest with a bell. It’s just what I need.” So {owner} hung it up outside the tent.',
					],
				},
				{
					say: 'Ask for the long red rope',
					sets: ['rope'],
					outcome: [
						'{hero} took the rope across to the tent. “I can’t sit on a rope,” said {owner}. “But I can tie the tent open with it! Then a guest will see that I’m in. It’s just what I need.” And {owner} tied it open with a big bow.',
						'“Swap!” {hero} came back with the rope. “I can’t sit on that,” said {owner}. “But my tent falls shut all the time, and no guest can get in. It’s just what I need!” And {owner} tied the tent open with a bow.',
					],
				},
				{
					say: 'Choose the umbrella with the duck’s head',
					sets: ['umbrella'],
					outcome: [
						'{hero} took the umbrella across to the tent. “I can’t sit on an umbrella,” said {owner}. “But it can stand outside, so that a guest won’t get wet. It’s just what I need.” Pop, it went up, right by the way in, and the duck looked out for guests.',
						'“Swap!” {hero} came back with the umbrella. “I can’t sit on that,” said {owner}. “But what if it rains on my guests, while they wait? It’s just what I need!” So {owner} put up the umbrella outside. Pop! The duck’s head looked down the road.',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['owner', 'other'],
				shows: ['drum', 'tent'],
				holds: 'button',
				pose: 'hold',
				feeling: 'determined',
			},
		},
		{
			titles: ['Jam for Guests', 'So You Are', 'From a Button to a Pot of Jam', 'Full to the Top'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“What do you want for it?” asked {owner}, and sat down. Boom! “Come in!” “I am in,” said {hero}. “So you are,” said {owner}, and looked past {hero}, in case there was somebody else. There was not. “Then take my jam for it,” said {owner}. It was in a tin pot as big as a bucket, and full to the top.',
					'{owner} was so happy that {owner.they} had to sit down. Boom! “Come in!” called {owner}. “But I’m in,” said {hero}. “So you are,” said {owner}. “Then who was that?” They both looked out, and nobody was there. “Well, fair is fair,” said {owner}. “Have my jam for it.” The jam was in a tin pot, as big as a bucket and full to the top.',
					'“Fair is fair,” said {owner}. “Now I have to give you something.” {Owner.they} sat down to think. Boom! “Come in!” “I’m in,” said {hero}. “So you are,” said {owner}. “Somebody else, then.” But there was nobody else. “I know,” said {owner}. “I’ll give you my jam.” There was a whole bucketful of it, in a tin pot.',
				],
				[
					'“Don’t you like jam?” asked {hero}. “It’s for my guests,” said {owner}. “I cook it every summer. They come and knock, and I say come in, and then they run away. So it’s always full.” {hero} held the pot, which was very heavy. It had started with one small button, and now it was a pot of jam. What would it be next?',
					'“I made it for guests,” said {owner}. “Only they’re all so shy! They knock once, and by the time I’ve called, they’re gone.” {hero} thought that this was odd. But the pot was full and heavy, and you can’t sit on jam. Who would swap it for a seat?',
					'“It’s guest jam,” said {owner}. “I’ve had it for years. They knock all day, you know, but nobody ever stays to eat.” {hero} did not know what to say to that. The pot was very heavy. It was a lot to get for a button. But you can’t sit on jam, and it doesn’t go boom.',
				],
			],
			choices: [
				{
					say: 'Eat one spoonful with {owner} first',
					sets: ['ate'],
					outcome: [
						'So they had a spoonful each, standing up, because of the boom. It was plum. “You’re the first one who ever had any,” said {owner}, and was quite pink. Then {hero} took the pot out to the cart.',
						'“One spoonful,” said {hero}, “as I’m a guest.” {owner} was looking for a second spoon before the end of the sentence. It was plum, and very good. Then {hero} took the rest of it out to the cart.',
					],
				},
				{
					say: 'Thank {owner} and hurry off with it',
					sets: ['hurry'],
					outcome: [
						'“Thank you!” called {hero}, and was out with the pot, one slow, heavy step at a time. “You’re welcome,” said {owner}, but by then there was only the tent to hear it.',
						'{hero} hurried, as well as you can hurry with a bucket of jam. “Come again!” called {owner}. Then, boom, {owner.they} sat down. “Come in!” But there was nobody there.',
					],
				},
				{
					say: 'Promise to bring the empty pot back',
					sets: ['promised'],
					outcome: [
						'“The jam’s for swapping,” said {hero}, “but I’ll bring you back the pot.” “Then you’ll have to come in again,” said {owner}, and looked very pleased. So {hero} took it out to the cart.',
						'“It’s a good pot,” said {hero}. “You’ll have that back when it’s empty. I promise.” “Knock loudly,” said {owner}. “I get so many.” And {hero} took the jam out to the cart.',
					],
				},
			],
			scene: { at: 'start', with: ['owner'], shows: ['drum', 'tent'], holds: 'pot', pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['Flop', 'One Long Ear', 'Much Too Big', 'The Last Thing on the Cart'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“Swap?” said {hero}. {other} looked into the pot. “Jam! It’s just what I need,” said {other}. “What do you want for it?” “Something to sit on,” said {hero}. So {other} looked all over the cart. There was a hat, but somebody had sat on it before. There was a clock, and it ticked. There was half a ladder. “No,” said {hero}, and “No,” and “No.” Who could sit on half a ladder all day?',
					'{other} had smelled it already. “Jam! Just what I need! And what do you need?” “Something to sit on,” said {hero}. Out came a clock, but it ticked when you sat on it. Out came a hat, flat from the last time. Out came half a ladder. You could sit on that, but not twice. Soon the cart was nearly empty, and nothing was any good.',
					'“Jam!” said {other}. “Just what I need! I’ve had nothing but dry bread since Monday. What do you want?” “Something to sit on,” said {hero}. So the two took things from the cart, one by one. A hat? It was flat already. A clock? It would tick. Half a ladder? Only with half of you. In the end there was not much left.',
				],
				[
					'Then both of them looked up. “Flop is soft,” said {other} slowly. “You could sit on Flop. And I’m much too big for a toy.” {Other.they} lifted Flop down, and patted out the dust. “Here.” {hero} took Flop. But {other} was still holding one long ear, and did not seem to know it.',
					'Only Flop was left, at the very top. “Well,” said {other}. “I’m not a child. What does somebody like me want with Flop?” {hero} could not think of an answer. So {other} lifted Flop down. “There you are,” said {other}. “Take it.” But {hero} could not take it. {other} was holding on to one ear.',
					'“There’s Flop,” said {other}, after a time. “I don’t need Flop. I only say good night to it because it’s there.” {Other.they} lifted Flop down from the top, and put it into {hero}’s {hands}. “So that’s that.” But one long ear was still in {other.their} hand, and there it stayed.',
				],
			],
			choices: [
				{
					say: 'Say, “You can swap back till bedtime”',
					sets: ['back'],
					outcome: [
						'“You can swap back till bedtime,” said {hero}. “I won’t want to,” said {other}, and let go of the ear at once. “When do you say is bedtime?” And {hero} took Flop to the tent.',
						'“If you don’t like it,” said {hero}, “we’ll swap back. Until bedtime!” “Ha!” said {other}. But now {other.they} could let go. {hero} took Flop across to the tent.',
					],
				},
				{
					say: 'Pull once, very fast, so that it’s done',
					sets: ['fast'],
					outcome: [
						'“On three,” said {hero}. “One, two…” And {hero} pulled at two, as you do with a bandage. {other} stood there with an empty hand, and {hero} took Flop to the tent.',
						'“I’ll count to three,” said {hero}. But {hero} pulled at two, very fast, and the ear slid out of {other}’s hand. “It didn’t hurt,” said {other}, and looked at that hand for a long time. By then {hero} and Flop were in the tent.',
					],
				},
				{
					say: 'Ask {other} to help carry Flop across',
					sets: ['along'],
					outcome: [
						'“Flop is heavy,” said {hero}. “Could you carry the ear?” “I suppose so,” said {other}. So they took Flop to the tent, and the jam as well. {other} did not put the ear down there, either.',
						'“It takes two,” said {hero}. “You take that end.” It did not take two, but {other} was glad to be asked. So they carried Flop across, and {other} held the ear. The jam rode along on the tummy, because {other} would not leave that behind, either.',
					],
				},
			],
			scene: { at: 'start', with: ['other'], shows: ['pot', 'wheel'], pose: 'reach', feeling: 'worried' },
		},
		{
			titles: ['No Boom', 'Boom and Boo', 'The Drum at Last', 'So Quiet'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'“Swap?” said {hero}. {owner} sat down on Flop’s tummy. It did not go boom at all, but only “Fff.” “Oh, that is soft,” said {owner}. “It’s just what I need. Swap!” So now {hero} had the drum! {hero} took it outside, and drummed till the sky got dark. Boom! Boom! It was every bit as good as it had sounded.',
					'{owner} got up from the drum and sat down on Flop. “Fff,” said the tummy. “How soft!” said {owner}. “It’s just what I need. Swap!” And {hero} rolled the drum out of the tent. Boom, boom, boom! {hero} drummed until the light was nearly gone, and then a bit more.',
					'{hero} put Flop where the drum had been, and {owner} sat down to try it. “Fff,” it went. “Like a cloud,” said {owner}. “Just what I need. Swap!” At last {hero} had the drum, and took it outside. Boom! It was loud, and round, and just right. {hero} drummed till it got dark, and stopped only to catch a breath.',
				],
				[
					'When {hero} did stop, it was very quiet. In the tent {owner} stood up, and sat down, and listened. Fff. “How very odd,” said {owner}. “Suddenly nobody knocks anymore.”',
					'Then, between two booms, {hero} heard {owner} in the tent. “That’s odd,” said {owner}. Fff, {owner.they} sat down again. “They knocked all day, and now there’s nobody.”',
					'Between two booms it was so quiet that {hero} could hear {owner} in the tent. Fff. And again, fff. “I think they’ve all stopped knocking,” said {owner}.',
				],
				{
					back: [
						'And then there was {other}, with the pot. “It’s not quite bedtime, is it?” said {other}. “You said till bedtime, and I’d like to swap back. But I was so sad that I ate all the jam.” The pot was empty.',
						'“You said till bedtime,” said somebody. It was {other}, with the pot. “I’ve come to swap back. There’s only one thing. I was so sad that I ate all the jam.” It was true. The pot was empty.',
					],
					along: [
						'Somebody in the tent went “boo-hoo,” and {hero} hurried in to look. It was {other}, who still held the ear. {Other.they} had eaten all the jam, to feel better. Now the pot was empty, and {other.they} felt no better at all. “I’m not too big for Flop,” said {other}.',
						'Somebody in the tent said, “Boo-hoo.” {hero} went in, and it was {other}, beside Flop. “I thought the jam would help,” said {other}. “So I ate it all.” The pot was empty. “But I’m not too big for Flop, and I never was.”',
					],
					else: [
						'Over by the cart somebody went “boo-hoo.” Out of the dark came {other} with the pot, and it was empty. “I ate all of it,” said {other}, “and I’m just as sad as before. I’m not too big for Flop.”',
						'“Boo-hoo!” said somebody. It was {other}, who came across from the cart with the pot. {Other.they} had eaten up all of the jam. “Jam doesn’t help,” said {other}. “I can’t sleep without Flop. I’m not too big at all.”',
					],
				},
				[
					'“But a swap is a swap,” said {owner}, “and what else is there to sit on?” They both looked at {hero}.',
					'“I can’t stand up all my life,” said {owner}. “What else is there to sit on?” And they both waited for {hero}.',
					'“Then I’ve got nothing to sit on,” said {owner}, and looked sad too. {hero} held on to the drum.',
				],
			],
			choices: [
				{
					say: 'Swap the drum back for Flop',
					sets: ['gave'],
					outcome: [
						'“Swap?” said {hero}, and pushed the drum across to {owner}. It was the shortest word of the day, and the hardest. “Swap,” said {owner} gently. Then {hero} put Flop into {other}’s arms, and there Flop stayed.',
						'{hero} hit the drum once more, to remember it by. Boom. Then {hero} gave it to {owner}. “Swap?” “Swap!” said {owner}. And {other} got Flop back, with both ears.',
					],
				},
				{
					say: 'Look at that empty pot once more',
					sets: ['seat'],
					outcome: [
						'{hero} looked at the pot. It was as big as a bucket, it was strong, and it was empty. So {hero} turned it upside down. “Try that,” said {hero}. {owner} sat down. Bong! “It’s not soft,” said {owner}, “but it’s my own old pot. Swap!” So {other} had Flop back.',
						'What is a pot with no jam in it? {hero} turned it over and knew. “Swap?” {owner} sat down on the pot. Bong! {Owner.they} sat down once more. Bong! “Bong is good,” said {owner}, “and it’s my own old pot. Swap!” And {other} had Flop again.',
					],
				},
				{
					say: 'Say that there is room on Flop for two',
					sets: ['visit'],
					outcome: [
						'“Flop is big,” said {hero}. “There’s room for you both, in the tent.” So {owner} sat on the tummy, and {other} by the ears. “You’re a guest,” said {owner}. “Am I?” said {other}. And {other} hugged Flop from one end to the other.',
						'“Does Flop have to be at the cart?” asked {hero}. “There’s room for two, in the tent.” So {other} sat down there beside {owner}, with one arm around Flop. “Is this a visit?” asked {owner}. It was.',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['owner', 'other'],
				shows: ['pot', 'tent'],
				holds: 'drum',
				pose: 'hold',
				feeling: 'worried',
			},
		},
		{
			titles: ['What the Button Was For', 'The Second Eye', 'Come In', 'A Real Knock'],
			time: 'night',
			parts: [
				'@answer',
				[
					'“Hold still,” {other} told Flop then, and took out a needle and a red button. {hero} knew that button! “That’s what I got it for,” said {other}. Six stitches, and a knot. Now Flop had two eyes, and the new one looked at {hero}.',
					'Then {other} took something small and red out of a box. It was {hero}’s button! “I only wanted it for Flop,” said {other}, and stitched it on beside the nose. So Flop had two eyes now, and one of them was red, and had been {hero}’s.',
					'“And now for what I wanted in the first place,” said {other}, and took out the red button. {hero} knew it well. {other} stitched, and cut off the thread. So Flop had two eyes, for the first time in years. The first thing that Flop saw with both was {hero}.',
				],
				{
					fast: [
						'+ “I said three, and I pulled at two,” said {hero}. “I’m sorry.” “Flop knows,” said {other}.',
						'+ “I’m sorry about the ear,” said {hero}. “It’s a good strong ear,” said {other}.',
					],
					back: '+ “And now it’s bedtime,” said {other}. “We only just made it.”',
					along: '+ And there was the ear, still in {other}’s hand. “I can let go now,” said {other}, and did.',
				},
				{
					ate: [
						'“Will you stay a bit?” asked {owner}. “I’ll cook some new jam, and there are four spoons.”',
						'“That was the best spoonful of jam I ever had,” said {owner} to {hero}. “Will you stay a bit this time?”',
					],
					'promised & seat': [
						'“You said you’d bring that pot back,” said {owner}, and patted it. “You never said how well it fits. Will you stay a bit?”',
						'“So my pot came back, as you promised,” said {owner}. “I didn’t know it was a chair. Will you stay a bit?”',
					],
					'promised & gave': [
						'“Here’s your pot,” said {hero}. “I promised.” “Take it with you,” said {owner}, “and promise again. Will you stay a bit first?”',
						'{hero} held out the empty pot, as promised. “Keep it,” said {owner}. “I’ve got my drum. But will you stay a bit?”',
					],
					promised: [
						'{hero} took the empty pot to {owner}, as promised. “So you did come in again,” said {owner}. “Will you stay a bit?”',
						'“Here’s your pot,” said {hero}. “I promised.” “You did,” said {owner}. “Will you stay a bit, now?”',
					],
					else: [
						'“You were in such a hurry before,” said {owner} to {hero}. “Could you stay a bit now?”',
						'“Last time you had to hurry,” said {owner}. “Will you stay a bit now?”',
					],
				},
				{
					quiet: ['“Yes,” said {hero}. It was only a whisper, but they all waited for it.', '“I will,” said {hero}.'],
					bold: ['“I’ll stay the longest of all!” cried {hero}.', '“I will,” said {hero}.'],
					kind: ['{hero} could see now that it was no trouble at all. “Yes, please.”', '“I will,” said {hero}.'],
					honest: ['“I’d like to,” said {hero}. “And not for the drum.”', '“I will,” said {hero}.'],
					clever: ['For that one {hero} did not have to think. “Yes!”', '“I will,” said {hero}.'],
					careful: ['“Yes,” said {hero}. And this time the tent stayed open.', '“I will,” said {hero}.'],
					merry: ['“If I get a seat!” said {hero}. And {owner} laughed for a long time.', '“I will,” said {hero}.'],
					dreamy: ['This time {hero} had heard it. “Yes,” said {hero}.', '“I will,” said {hero}.'],
					quick: ['“Yes!” said {hero}, much too fast. But that was all right.', '“I will,” said {hero}.'],
				},
				{
					bell: '“You can go out and ring the bell first,” said {owner}, “and come in all over again.”',
					rope: 'The rope held the tent open, and from the cart you could see the light.',
				},
				{
					'end-drum': [
						'And so {hero} went home with no drum, and with an empty pot that nobody wanted. But the next day it went boom in the tent. “Come in!” called {owner}. And somebody came in. “I was just going by,” said {hero}, and put the pot down, the wrong way up, and hit it with a spoon. It only went “Bong.” But after every “Boom” it was exactly right.',
						'{hero} had no drum now, and the button was an eye. But there was still the empty pot, which nobody wanted. {hero} turned it over, and hit it with a spoon. It was not a drum, but it was loud. So whenever {owner} sat down, boom, and called, “Come in!” there was a bong outside. And {hero} came in.',
					],
					'end-pot': [
						'Then {owner} sat down, and listened. Bong. “That’s not a knock,” said {owner}. “That’s my pot.” {Owner.they} thought about it. “Then was the boom just me? For all those years?” {hero} did not say anything, but took the drum, and went out of the tent with {other} and Flop. Boom! “Come in!” called {owner}. And they all came in.',
						'“Bong,” said the pot, as {owner} sat down. “But guests go boom,” said {owner}. Then {owner.they} sat very still. “Oh. So the boom was me. Nobody ever knocked.” {hero} picked up the drum and went out. {other} and Flop went too, and {owner} was all alone. Boom! “That’s only me again,” said {owner}. But it wasn’t, because a pot goes bong! “It’s us,” called {hero}. “Come in!” called {owner}. “Come in!”',
					],
					else: [
						'Next morning {owner} put on a pot of new jam, and sat down on Flop. Fff. It was quiet, and {owner} was about to feel sad. Boom! This time, somebody really was outside. “Come in!” called {owner}. It was {other}, who had come to see Flop. “I only knocked for {other},” said {hero}, with the drum. “I’m next.” Boom! “Come in!” And {hero} came in.',
						'So Flop lived in the tent, and new jam cooked in the old pot, and {other} came every day to sit by the ears. {hero} stood outside with the drum, and knocked for everybody. Boom! “Come in!” called {owner}, and moved over. “And nobody runs away anymore!” said {owner}. “It must be the soft seat.” Boom! The last guest was always {hero}.',
					],
				},
				{ umbrella: '+ Outside stood the umbrella, with nobody waiting under it.' },
			],
			choices: 'none',
			scene: { at: 'start', with: ['owner', 'other'], shows: ['button'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
