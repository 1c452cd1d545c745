import type { PlotLevel } from '../../format.ts';

export const nextDoor2: PlotLevel = {
	joins:
		'“{choice}” {hero} did. On Sunday {host.name}, {host.kind}, would come with a measuring tape. The biggest pumpkin would get a ribbon, if it was whole. {hero} had a pumpkin, and watered it every day. It grew over the fence, and onto the bench of {friend.name}, {friend.kind}, who lived next door. {friend} had a pumpkin, too, as big as a button, in a pot. “You’re taking my sun,” said {friend}. “Even my tea gets cold.” And every night there was a splish.',
	chapters: [
		{
			titles: ['Monday, a Seed', 'Just a Bit More', 'In the Shade', 'The Ribbon'],
			time: 'day',
			parts: [
				[
					'There were two houses with a fence between them. In one lived {hero}, who was {described}. In the other lived {friend.name}, {friend.kind}. Both of them wanted the ribbon for the biggest pumpkin. On Sunday {host.name}, {host.kind}, would bring it, and a measuring tape, too. “It has to be whole,” {host} always said, “and it has to be big.”',
					'Every year {host.name}, {host.kind}, gave a blue ribbon to the biggest pumpkin. This Sunday it was time again. “It must be whole,” {host} had said, “and I bring my own tape.” {hero}, who was {described}, wanted that ribbon more than anything. On the other side of the fence lived {friend.name}, {friend.kind}, and {friend} wanted it, too.',
					'{hero} was {described}, and had one big wish. It was to win the ribbon for the biggest pumpkin. {host.name}, {host.kind}, would come on Sunday and measure them all. “Big, and whole,” {host} had said. “I don’t measure pieces.” There was only one trouble. On the other side of the fence lived {friend.name}, {friend.kind}, and {friend} wanted the ribbon, too.',
				],
				[
					'So on Monday both of them put a seed in the ground. “Just a bit more,” said {hero}, and watered it again.',
					'So on Monday two seeds went into the ground, one on each side of the fence. {hero} brought a can of water. “And just a bit more,” said {hero}.',
					'On Monday both of them planted a seed. {friend} watered one of them, once. {hero} watered the other. “And just a bit more,” said {hero}.',
				],
				{
					quiet: '+ How much water was too much? {hero} did not dare to ask anyone.',
					bold: '+ Was there such a thing as too big? {hero} had never seen one.',
					kind: '+ It looked so thirsty! {hero} could not walk past it without the can.',
					honest:
						'+ “I’ll take care of you,” {hero} had promised the seed, and a promise is a promise, ten times a day.',
					clever: '+ One can made it grow by one inch. {hero} did the math, and got out forty cans.',
					careful: '+ {hero} gave it one more can, to be on the safe side. And one more for the other side.',
					merry:
						'+ “To your health!” {hero} said with every can, and it was such a jolly afternoon that there were many cans.',
					dreamy: '+ Had it been watered yet? {hero} could not remember, and watered it, and forgot again.',
					quick: '+ {hero} had never waited for anything longer than a minute, and was not going to begin now.',
				},
				[
					'On Tuesday {hero}’s pumpkin was as big as a teapot. On Wednesday it was as big as a cow. It lay in the sun, and next door there was nothing but shade. {friend}’s pumpkin was as big as a button. “You’re taking my sun,” said {friend} over the fence. “Mine can’t grow. Even my tea gets cold.” “Just a bit more,” said {hero}, but not to {friend}.',
					'On Tuesday {hero}’s pumpkin was the size of a teapot. On Wednesday it was the size of a cow. On the other side of the fence stood {friend}, in the shade, with a cup. “That’s my sun it’s lying in,” said {friend}. “My pumpkin is as big as a button, and my tea is cold before I sit down!” {hero} looked at the cow, and thought of the ribbon. “Just a bit more,” said {hero}.',
					'By Tuesday {hero} had a pumpkin as big as a teapot. By Wednesday it was as big as a cow. And {friend}’s was still as big as a button. “It’s the sun,” said {friend}, over the fence. “Yours takes it all. I can’t even drink my tea out here. It gets cold in the cup!” “I see,” said {hero}. And to the pumpkin, “Just a bit more.”',
				],
			],
			choices: [
				{
					say: 'Feed the pumpkin a spoon of honey',
					sets: ['honey'],
					outcome: [
						'{hero} fed the pumpkin a spoon of honey. By evening it was as gold as honey, and two bees came to ask if they had missed something.',
						'{hero} gave it honey, one spoon for each side. It turned as gold as honey, and smelled like it, too. Two bees sat down on it and stayed.',
					],
				},
				{
					say: 'Sing to the pumpkin in the evening',
					sets: ['song'],
					outcome: [
						'In the evening {hero} sang to it, all the verses. When {hero} stopped, somebody went on. “Hmmm,” it went, deep inside the pumpkin.',
						'{hero} sang it a song, and because it said nothing, two more. At the third song it began to hum. It hummed a bit flat, but it was big.',
					],
				},
				{
					say: 'Put a warm blanket over the pumpkin',
					sets: ['warm'],
					outcome: [
						'{hero} put a warm blanket over it, so that it would not have to grow in the cold. Soon it was as warm as a fresh loaf, all the way through.',
						'In the evening {hero} tucked it in with the warmest blanket there was. By midnight that pumpkin was so warm that you could have dried socks on it.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['seed', 'cup'], pose: 'reach', feeling: 'happy' },
		},
		{
			titles: ['Crack', 'On the Bench', 'On Friday Morning', 'Ten Cows'],
			time: 'dawn',
			parts: [
				'@answer',
				[
					'All Thursday it grew. And that night {hero} heard a noise. Splish! But it was not raining.',
					'All Thursday it grew. “Splish,” it went in the middle of the night. {hero} had put the can away hours ago. Who was up so late?',
					'It grew and grew, all Thursday. Then, in the dark, something went splish. {hero} thought about it, and came up with nothing.',
				],
				[
					'In the morning there was a crack, and the fence lay flat. The pumpkin was as big as ten cows. Half of it was in {friend}’s garden, and under that half was {friend}’s bench. Only its four legs stuck out, and they were bent.',
					'And in the morning the pumpkin was as big as ten cows. The fence lay under it like a bookmark. On the other side stood {friend}’s bench. At least, it had stood there. Now it lay there, as flat as the fence.',
					'Crack, it went, before anybody was up. In the morning the fence was flat, and so was {friend}’s bench, which had stood on the other side of it. On both of them sat the pumpkin, as big as ten cows.',
				],
				[
					'{friend} came out with a little pot. In it was {friend.their} own pumpkin, still no bigger than a button. “I dug mine up,” said {friend}, “before yours sits down on it too. I’ve got no fence, and no bench, and my tea has been cold since Wednesday. And I know what you’ll say.” “Just a bit…” said {hero}, and stopped.',
					'Out of the door came {friend}, with a little pumpkin in a pot. “I’ll keep mine in the house now,” said {friend}, “or yours will sit on it. It sits on everything! I’ve had cold tea since Wednesday, and now I have to drink it standing up. How big is it going to get?” “Just a bit more,” said {hero}, but it came out small.',
					'“That was my bench,” said {friend}, and held up a little pot with a pumpkin as big as a button. “I’ve dug mine up. It can live in the house, where nothing sits on it. I’ve had cold tea since Wednesday, and now I have to drink it standing up! Will that thing never be big enough?” “Just a bit more,” said {hero}, and looked away.',
				],
				[
					'They both looked up at the pumpkin. You could see it grow.',
					'And between the two of them, with a creak, it grew.',
				],
			],
			choices: [
				{
					say: 'Push it back over to this side',
					sets: ['pushed'],
					outcome: [
						'{hero} ran at the pumpkin and pushed. It tipped to {friend}’s side, and to {hero}’s side, and back again. It rocked like that until noon, and then it stayed where it was.',
						'“I’ll put it back,” said {hero}, and leaned on it. It rocked. It rocked so well that birds came to ride on it. But it did not go back.',
					],
				},
				{
					say: 'Give {friend} the half with the bench',
					sets: ['shared'],
					outcome: [
						'“The half on your side is yours,” said {hero}. “With my bench in it?” said {friend}. “With everything in it,” said {hero}. {friend} walked around that half, and looked a little less cross. “What do I do with half a pumpkin?” Neither of them knew.',
						'“You can have half,” said {hero}. “That one.” {friend} knocked on it. “I didn’t want half of yours,” said {friend}. “I wanted all of mine.” But {friend} put a stick in the ground, right where that half began.',
					],
				},
				{
					say: 'Tie a rope around it, so that it stops',
					sets: ['tied'],
					outcome: [
						'Together they tied a rope around its middle. “Now it can’t,” said {hero}. It could. It grew in front of the rope and behind the rope, like somebody with a belt who has had a very big supper.',
						'{hero} put a rope around it and tied five knots. The pumpkin held its breath. Then it grew on the left, and on the right, and in the middle it had a waist.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['cup', 'rope', 'pot'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['Who Goes Splish?', 'Saturday Night', 'Cold Tea', 'In the Dark'],
			time: 'night',
			parts: [
				'@answer',
				[
					'On Saturday {hero} did not water it at all. It was big enough to win! But try telling that to a pumpkin. It went on growing, and nobody could say why. That night {hero} stayed up to see.',
					'Then came the last night before Sunday. {hero} had not given it a drop all day, and it had grown all the same. That was odd. So {hero} stayed up that night and watched.',
					'By Saturday it was big enough for any ribbon, and {hero} put away the can. The pumpkin did not mind. It grew without a drop. That night {hero} sat down in the dark, to find out how.',
				],
				[
					'At midnight a door opened. It was {friend}, with a teapot. {friend} stood in front of that great dark thing, and looked up. “Stop,” whispered {friend}. “Please stop.” Splish! Over the pumpkin went all the cold tea of the day. “I hope it tastes horrible,” said {friend}.',
					'It struck twelve. Somebody came out next door, on tiptoe, with a teapot. It was {friend}. “That’s for my sun,” {friend} whispered, and poured. Splish! “And that’s for my bench. It’s cold, and it’s bitter, and I hope it makes you stop.”',
					'Late at night there was a light next door. Out came {friend}, with the teapot. “I’m sorry,” {friend} told the pumpkin. “No, I’m not.” Splish! “That’s all of today’s cold tea. If you grow any more, you’ll get tomorrow’s as well.” And {friend} shook out the very last drop.',
				],
				[
					'The pumpkin gave a little shake, as you do when something is very good. And creak, it grew by one whole cow. So that was it! It liked tea twice as much as water. And {friend}, who wanted it to stop, had been feeding it every night.',
					'Creak! It was a happy sort of creak, and the pumpkin was bigger by one whole cow. {hero} stared. So it was not the water at all! It was the tea. Nobody wanted it to stop more than {friend}, and it was {friend} who made it grow.',
					'“Creak,” said the pumpkin, and then, “Creak!” It grew by one whole cow, right there and then, as if it had waited for that all day. It liked tea! It liked tea better than water, and better than anything. So {friend} made it grow, and all that {friend} wanted was for it to stop.',
				],
			],
			choices: [
				{
					say: 'Tell {friend} that tea makes it grow',
					sets: ['told'],
					outcome: [
						'“It likes tea,” said {hero}. {friend} jumped. “It likes it? But that’s the worst tea I have!” They looked into the pot together. It was empty. “I’ve just given it a whole potful,” said {friend} in a small voice.',
						'“{friend},” said {hero}, “it’s the tea. Tea makes it grow.” {friend} looked at the pot, and at the pumpkin. “So I did that?” asked {friend}. “Half of it,” said {hero}. But tonight’s tea was already in.',
					],
				},
				{
					say: 'Keep quiet, and let it have its tea',
					sets: ['kept'],
					outcome: [
						'{hero} kept quiet, because tomorrow was Sunday. One more night of tea would not hurt anybody. {friend} turned the pot upside down, until the very last drop came out.',
						'{hero} said nothing. Tomorrow it would win the ribbon, and one more pot of tea could not hurt. {friend} went in and came back with a second pot.',
					],
				},
				{
					say: 'Put hot tea on the step for {friend}',
					sets: ['treated'],
					outcome: [
						'Ever since Wednesday {friend}’s tea had been cold. And nobody pours away tea that is hot. So {hero} made some, and put it on {friend}’s step, and knocked, and went away. The door opened. There was a long, hot sip, and then a small “Oh.” But the cold tea was in the pumpkin already.',
						'{hero} could not bring back the sun at midnight, but could make hot tea. Nobody pours away tea that is hot. It stood on {friend}’s step and steamed. After a while the cup was gone, and somebody said “Ahh.” But the cold tea was in the pumpkin already.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['cup', 'pot'], pose: 'think', feeling: 'surprised' },
		},
		{
			titles: ['Sunday', 'As Big as a House', 'Shut In', 'It Has to Be Whole'],
			time: 'dawn',
			parts: [
				'@answer',
				[
					'On Sunday morning the pumpkin was as big as a house. There had never been such a pumpkin in the world. Far down the road you could see {host}, with the measuring tape. And then somebody called. “I can’t get out!” It was {friend}. The pumpkin sat in front of {friend}’s door, and in front of every window.',
					'And on Sunday the pumpkin was as big as a house. There was a house right beside it, so you could compare. And from inside that house came {friend}’s voice. “My door won’t open! And it’s dark at all the windows!” The pumpkin had grown right up to the wall. And far down the road came {host}, with a tape and a ribbon.',
					'On Saturday there had been two houses side by side, and on Sunday there were three. The third one was the pumpkin. {host} was coming up the road already, very small, with a tape. “Good morning!” called {hero}. But it was {friend} who answered, from the house next door. “I can’t get out! It’s in front of the door, and in front of every window!”',
				],
				{
					told: [
						'“I’ll never drink tea again!” called {friend}. “I mean, I’ll never pour it away.”',
						'“It’s my own tea that shut me in!” called {friend}.',
					],
					kept: [
						'“And I don’t know why it grows!” called {friend}. {hero} knew, and had known it all night.',
						'“Why does it grow so?” called {friend}. {hero} could have told {friend.them} last night.',
					],
					treated: [
						'“Thank you for the tea,” called {friend}. “I’d bring back the cup, but I can’t.”',
						'“I have your cup in here,” called {friend}. “It was the best tea of the week. But how do I bring it back?”',
					],
				},
				[
					'Creak, went the wall of {friend}’s house. The pumpkin had all of last night’s tea in it, and was still growing. Nobody could push it now. The only way was to open it. But it had to be whole! It had to be whole for as long as it takes to walk up a road, and put a tape around a pumpkin.',
					'And the pumpkin was still full of last night’s tea, and still growing. Creak, said {friend}’s wall. Nobody could move that pumpkin. But {hero} could cut it, of course. And {host} did not measure pieces! By now {host} was so near that you could see the ribbon. It was blue.',
					'And the pumpkin was not done with last night’s tea. It grew, and leaned on {friend}’s wall, and the wall said creak. {hero} looked for {host}, who was only halfway up the road. It would take ten more minutes. And the pumpkin had to be whole! Nothing could move it now. The only way was to open it.',
				],
			],
			choices: [
				{
					say: 'Cut a door in it, right now',
					sets: ['cut'],
					outcome: [
						'{hero} took the saw, and looked at the ribbon once more, far down the road. It hurt. Zip, zap! The first cut was the worst. After that it was only a pumpkin, and {friend} was behind it. {hero} sawed a door on this side, and a passage, and a door on the other side, just as big as {friend}. The pumpkin, with a hole right through it, gave one last creak and stopped.',
						'“It’s only a ribbon,” said {hero}, and had to swallow, because it was not true. Then {hero} sawed. The biggest pumpkin in the world had been whole for one morning. Then it had a door in front, and a door at the back, and {friend} stood in the second one. The pumpkin gave one last creak, and it never grew again.',
					],
				},
				{
					say: 'Eat a way through, with a big spoon',
					sets: ['ate'],
					outcome: [
						'{hero} looked at the ribbon once more, far down the road, and swallowed hard. “Have you got a spoon?” called {hero}. “A big one!” called {friend}. So they ate, one from each side. It was dark in there, and sticky, and they had never eaten so much in their lives. Clink! That was the two spoons. And the creaking had stopped.',
						'“Goodbye, ribbon,” said {hero}, not very loudly. Then {hero} took the biggest spoon in the house, and ate into the pumpkin. Soon there was a second noise in there. It was {friend}, chewing. They ate toward each other like two moles. Clink! Spoon had hit spoon. And the pumpkin, with a hole right through it, grew no more.',
					],
				},
				{
					say: 'Ask {friend} if it can wait for the tape',
					sets: ['measured'],
					outcome: [
						'“Can you wait until it’s measured?” called {hero}. It was quiet in there. “Is it very big?” asked {friend}. “The biggest in the world,” called {hero}. “Then I can wait,” called {friend}. “My house creaks a bit, but it’s your ribbon.”',
						'“{host} will be here soon,” called {hero}. “Can you wait?” “I think so,” called {friend}. “The wall has a crack, but it’s a small one. You’ve worked so hard for it. Let it be measured.”',
					],
				},
			],
			scene: { at: 'start', with: ['host'], shows: ['door'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['The Biggest Whole One', 'A Room with Two Doors', 'Tea for Two', 'Half and Half'],
			time: 'day',
			parts: [
				'@answer',
				{
					'end-waited': [
						'Then {host} came with the tape. “Ninety feet. Ninety-one. Could you hold it still? Ninety-two!” And {hero} had the blue ribbon. Crack! That was {friend}’s wall. {hero} sawed as fast as a saw can go! With a hole right through it, the pumpkin stopped. “Just a bit more,” said {friend}, “and I’d have been a pancake.” “I’m sorry,” said {hero}. “I should have cut it at once.” They mended the wall together, with the ribbon over the crack. And {hero} put {friend}’s little pumpkin in the sun.',
						'{host} came, and the pumpkin kept growing under the tape. “There never was a bigger one,” said {host}, and gave {hero} the blue ribbon. Crack! That was {friend}’s wall. {hero} let the ribbon fall, and sawed until the creaking stopped and {friend} could climb out. “You won,” said {friend}, and looked at the wall. It did not look like winning. “I’m sorry,” said {hero}. “I should have cut it at once.” They mended the wall together, with the ribbon over the crack. And {hero} put {friend}’s little pumpkin in the sun.',
					],
					'end-door': [
						'“It’s the biggest I ever saw,” said {host}, who was there now. “But there’s a door in it. Haven’t you got a whole one?” “Only this,” said {friend}, and held up the little pot. {host} put the tape around {friend}’s pumpkin, nine times around. “Whole,” said {host}, and gave {friend} the blue ribbon. {hero} looked at it, and it still hurt, just a bit.',
						'“What a pumpkin!” said {host}, who had come up the road. “And what a hole in it! Is there no whole one here?” {friend} held up the little pot. There was the biggest whole pumpkin of all, because it was the only one. And {friend} got the blue ribbon, which was longer than the pumpkin. “It looks good on yours,” said {hero}, after a while.',
					],
					else: [
						'“Hello?” called {host}, and looked into the hole. “Has somebody eaten this?” “Just a bit,” said {hero}. “Then I can’t measure it,” said {host}. “Is there a whole one?” {friend} held up the little pot. The blue ribbon went to a pumpkin as big as a button! And {host} asked if there was a third spoon.',
						'{host} looked into the hole. “I only measure whole ones,” said {host}. So {friend} brought out the little pot, with a pumpkin as big as a button. It won the ribbon, and {friend} had to sit down. “Is this big one any good?” asked {host}, and got a spoon.',
					],
				},
				{
					told: '“And half of it is made of my tea!” said {friend}. “So half of it is yours,” said {hero}.',
					kept: [
						'“I saw you on Saturday night,” {hero} told {friend}. “It was your tea that made it grow. I should have said so.” “I should have, too,” said {friend}. “I poured it in the dark.”',
						'“Tea makes it grow,” {hero} told {friend}. “I saw it on Saturday, and said nothing.” “I poured it on Saturday, and said nothing,” said {friend}. That made them even.',
					],
					treated: [
						'{friend} brought back the cup. “You saw me pour my tea away,” said {friend}, “and you made me some more!” “Tea makes the pumpkin grow,” said {hero}. “I wanted you to drink it.” {friend} stared, and then had to laugh.',
						'“Here’s your cup,” said {friend}. “It came at midnight. So you saw what I did?” “Yes,” said {hero}. “And it was your tea that made the pumpkin grow.” {friend} groaned, and then had to laugh.',
					],
				},
				{
					tied: [
						'Now the pumpkin became a house. The rope had made two rooms of it, one for each of them, and you could wave from one to the other.',
						'They turned the pumpkin into a house. It had a waist, from the rope, and so it had two rooms, one for each of them.',
					],
					pushed: [
						'Now the pumpkin became a room with two doors, one to {hero}’s house and one to {friend}’s. If you gave it a push, it still rocked.',
						'They turned the pumpkin into a room, with a door on either side. It still rocked like a cradle, and you could take very good naps in it.',
					],
					else: [
						'Now the pumpkin became a room with two doors. One half was {friend}’s, as {hero} had said on Friday. The other half they shared.',
						'They turned the pumpkin into a room, with a door on either side. “So this is what you do with half a pumpkin,” said {friend}, and brought two cushions.',
					],
				},
				{
					honey: '+ You could lick the walls, and the two bees moved in on the ceiling.',
					song: '+ In the evening the walls hummed, and somebody hummed along, a bit flat.',
					warm: '+ It was as warm as a loaf in there, and no tea ever got cold.',
				},
				{
					kind: ['If somebody looked thirsty, {hero} asked first, and then poured.', ''],
					clever: ['{hero} did the math again. Half and half made one room for two.', ''],
					careful: ['And {hero} gave the little pumpkin one spoon of tea a day, and not two.', ''],
					merry: ['“To your health!” {hero} still said, but now two cups went clink.', ''],
					dreamy: ['And if {hero} forgot that the tea was on, {friend} did not.', ''],
					quick: ['{hero} could sit there for a whole hour, and never noticed.', ''],
				},
				[
					'Nobody put up the fence again. They made a new bench out of it. “More tea?” asked {friend}. {hero} held out a cup. “Just a bit more.”',
					'The old fence became a new bench, long enough for two. “Is there any tea left?” asked {hero}. “It’s hot,” said {friend}, and poured. “Just a bit more?”',
				],
			],
			choices: 'none',
			scene: { at: 'start', with: ['friend', 'host'], shows: ['cup', 'spoon'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
