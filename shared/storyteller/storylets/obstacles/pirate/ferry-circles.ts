import type { Obstacle } from '../../format.ts';

export const ferryCircles: Obstacle = {
	id: 'ferry-circles',
	alsoIn: [
		'adventure',
		'animal',
		'jungle',
		'mythology',
		'ninja',
		'dinosaur',
		'western',
		'fairy-tale',
		'fantasy',
		'forest',
	],
	place: { the: 'the ferry', at: 'at the ferry', to: 'to the ferry', backdrop: 'harbor' },
	people: {
		cork: { call: 'Cork', a: 'a raccoon with one oar', type: 'Raccoon', pronoun: 'he' },
		cay: { call: 'Cay', a: 'a raccoon with a pot of stew', type: 'Raccoon', pronoun: 'she' },
	},
	props: ['boat'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'pan', use: 'hear' },
		{ id: 'soup', use: 'trust', ally: 'cay' },
		{ id: 'circles', use: 'reach', cost: 'time' },
	],
	levels: {
		1: {
			meet: 'The way went over water, by boat. But the boat went around and around. In it sat Cork, a raccoon, with one oar. “My sister Cay took my other oar,” he said. “I can have it when I say that her stew is good. And it isn’t!”',
			flies: '“I could fly,” said {hero}. “Oh, do you go too?” said Cork. “Then it’s just me, and around I go.”',
			swims: '“I could swim,” said {hero}. “Oh, do you go too?” said Cork. “Then it’s just me, and around I go.”',
			ways: [
				{
					say: 'Row with a pan',
					outcome:
						'In the boat was a pan. So {hero} hopped in and rowed with it, and Cork had the oar. Splash, splosh! Now the boat went right over. There Cork found a stick to row with, and went back for more folk. So {hero} could keep the pan.',
					later: '{hero} hit Cork’s pan. Clang! Clang! Everybody looked up. And then it was still.',
				},
				{
					say: 'Shout “The stew is hot!” to Cay',
					outcome:
						'“Is my stew good?” called Cay. “It’s hot!” called {hero}, because that was true. “It is,” said Cay. “You don’t just say good. I like that!” So she gave Cork his oar, and he rowed everyone over. And Cay came along, to talk about her stew.',
					later: '“People say that my stew is good, just to be nice,” said Cay. “But {hero} told me the truth.”',
				},
				{
					say: 'Go around in big circles',
					outcome:
						'“Let’s lean out and go in big circles!” said {hero}, and hopped in. Around went the boat, big, and bigger, and it took so long! And bump, there was the other side! “Oh!” said Cork. “So that’s how! Now I can take everyone.”',
					later:
						'{hero} went around the crowd, like Cork’s boat. Around, and around, and in, and in. And bump, {hero} was there.',
				},
			],
		},
		2: {
			meet: [
				'The way went over the water by ferry, and the ferry was going in circles. In it sat Cork, a raccoon, with just one oar. “My sister Cay has the other one,” he said as he came by. “She stirs her stew with it, [on the far side|over there]. I can have it back when I say that her stew is good.” He went around once more. “It’s not good.”',
				'“Hop on, if you can catch me!” called a raccoon. He sat in the ferry, and the ferry went around and around on the water. His name was Cork, and he had just one oar. “Where’s the other one?” called {hero}. “My sister Cay took it!” called Cork, as he went by. The next time he came around he called, “She stirs her stew with it, [on the far side|over there]!” And the time after that: “I get it back when I say that her stew is good. But it isn’t!”',
			],
			flies:
				'“I could fly,” said {hero}. “Oh, do you go too?” called Cork. “I’ve had nobody on board for a week. Only a fly, and it got dizzy.”',
			swims:
				'“I could swim,” said {hero}. “Oh, do you go too?” called Cork. “I’ve had nobody on board for a week. Only a fly, and it got dizzy.”',
			ways: [
				{
					say: 'Row on the other side with a frying pan',
					outcome:
						'{hero} jumped in, found a frying pan, and took the other side. Splash went the oar, splosh went the pan. So the ferry went straight over. There Cork found a plank to row with, and went back for anyone who was left. “Straight!” he sang, and {hero} beat time on the pan till the ferry was out of sight.',
					later:
						'{hero} took Cork’s frying pan and hit it with a spoon. CLANG! It was not a nice sound. But it was a very clear one.',
				},
				{
					say: 'Call over to Cay that the stew is very hot',
					outcome:
						'“Is my stew good?” called Cay from over there. {hero} sniffed. “It is very hot!” There was a long silence. “That’s the first true thing anyone has said about it,” said Cay, and brought the oar, and Cork took everybody over. Cay wanted to see who had said it, and walked along for a bit.',
					later:
						'Cay came in with her oar. “All of them say that my stew is good,” she said. “Only {hero} said that it was hot. It IS hot. So you can believe the rest too.”',
				},
				{
					say: 'Let the circles get bigger and bigger',
					outcome:
						'“Just lean out a bit!” said {hero}, got in, and leaned. Cork leaned too. The circles got bigger, and bigger, and {hero} called, “Faster!” Then, bump, the far side was in the way. “I could have done that all week!” said Cork, and went back for whoever was left.',
					later:
						'{hero} did not push, but walked around the crowd in a big circle. Then it was a smaller one, and then a smaller one still. Nobody minds you if you are only going by. And there was the middle.',
				},
			],
		},
		3: {
			meet: [
				'The road ended at a landing. The ferry was out on the water, turning. It turned slowly, like something on a plate, and in it sat a raccoon named Cork, with a single oar, and a frying pan for emergencies. “I’d come and get you,” he called, [the next time|each time] he faced that way, “but it only goes around!” The other oar was on the far bank, where his sister Cay was stirring stew with it. He could have it back, she had told him, as soon as he said that the stew was good. Cork had been going around for eight days. “I can’t do it,” he said. “You haven’t tasted it. I’m an honest raccoon.”',
				'The road came down to the water, and there was a bell at the landing, for calling the ferry. {hero} rang it. “I’m coming!” called somebody out on the water, and a little later, “I’m going!” and after that, “I’m coming!” The ferry was turning in circles. In it sat a raccoon with a single oar, and a frying pan for emergencies. His name was Cork, and he told {hero} about it a piece at a time, [each time he went by|whenever he came by]. The other oar was on the far bank, with his sister Cay, who was stirring stew with it. He’d have it back on the day when he said that the stew was good. That had been eight days ago. “Couldn’t you just say it?” asked {hero}, and had to wait for the answer. “You haven’t tasted it,” said Cork, coming around. “I’m an honest raccoon.”',
			],
			flies: '“And I’d take it very kindly if you didn’t just fly over,” he added. “My last four passengers did.”',
			swims: '“And I’d take it very kindly if you didn’t just swim over,” he added. “My last four passengers did.”',
			ways: [
				{
					say: 'Take a frying pan and row on the side without an oar',
					outcome:
						'The next time the ferry came close, {hero} got in. The frying pan was for emergencies, and this was one. Oar, pan, oar, pan, they went, with a splash on the one side and a clang on the other. The ferry wobbled. Then, for the first time in eight days, it went somewhere. Cork wept. “Straight!” he kept saying. “Look at that. It’s straight.” On the far bank he found a plank for the other side, and went back for everybody who was waiting. {hero} beat time for him on the pan as long as he could be seen.',
					later:
						'Cork’s frying pan had been made for emergencies. {hero} swung it against the edge of a table with the whole swing of the ferry in {their} arms. It rang like the end of the world, and then like the end of dinner, and then everybody in there was looking at the pan.',
				},
				{
					say: 'Call across to Cay with the truth about her stew',
					outcome:
						'“What’s it like?” Cay called over the water. “Be honest!” The wind brought the smell across. {hero} thought hard. “It’s hot,” {they} called. “And there’s lots of it. And it has made my eyes water, which not many stews can do.” Nothing was heard for a while but the stirring. “Well,” said Cay, “at least somebody has been paying attention.” She waded out with the good oar. Cork took over everyone who was waiting, and Cay came along to get away from the smell.',
					later:
						'“People eat my stew at every fair,” said Cay, leaning on her oar, “and they all say ‘Mm.’ I have seen where they pour it. {hero} told me the truth about it, across the whole width of the water, when ‘Mm’ would have done.” She thumped the oar on the floor. “Ask {hero} what you like.” Several people looked at a certain flowerpot.',
				},
				{
					say: 'Make the circles wider until one of them hits the shore',
					outcome:
						'“We only have to go wider,” said {hero}, and got in. The two of them leaned out, and each round came out a little larger than the last. They saw a lot of the view, and some parts of it many times. Toward the end there was a bump, and it was the far bank. “Eight days,” said Cork, in a hollow voice. “I was eight days from here, and it was only leaning.” He went straight back, or nearly, for the others.',
					later:
						'A crowd watches its front. {hero} set off around the edge of it instead, strolling, and once around was a row farther in, and nobody had noticed. Round and round it went, always a bit smaller. It was Cork’s ferry backward, and it ended with a bump right at the front.',
				},
			],
		},
		4: {
			meet: [
				'You could see the ferry from the landing, and you could see why nobody was on it. It was going around in circles. In it sat a raccoon named Cork, who had one oar, and went by like a man on a merry-go-round. The other oar was on the far bank, and his sister Cay was stirring her stew with it. He could have it back, she had said, [on the day|as soon as] he told her that her stew was good. But he had tasted it, and he never lied. So for a month he had gone around, and so had everybody else, by the upper ford. “She knows what it’s like,” said Cork, going by. “She only wants me to say it.” He came around again. “Our mother told her every Sunday that it was good. Then I had to go and pour it out behind the shed.”',
				'The timetable at the landing said when the ferry left. It did not say that it arrived. {hero} could see it, far out, going around in a circle, and in it a raccoon with one oar, who lifted his cap each time he passed. His name was Cork. His sister had the other oar, he said; and when he came by again he said what for. Cay was over there, stirring her stew with it. She would give it back [as soon as|on the day] he told her that the stew was good. But Cork did not lie, and so he had been going around for a month. So had everybody else, by the upper ford. “Our mother lied to her every Sunday,” he said. “She tasted it, and said ‘lovely,’ and I had to carry it out and pour it away behind the shed.” He was carried off once more. “Cay must know,” he said, when he came back. “She only wants to hear it from somebody who wouldn’t say it.”',
			],
			flies:
				'He asked not to be flown over, please. A great many people had done it lately, and every one of them had waved.',
			swims:
				'He asked not to be passed by a swimmer, please. A great many people had done it lately, and every one of them had waved.',
			ways: [
				{
					say: 'Row the missing side with a frying pan',
					outcome:
						'The next time he came close, {hero} got in. There was a frying pan under the seat, and {they} put it in the water on the empty side. For the first strokes the two rowers disagreed. Then they found the beat, plash and clang, plash and clang, and the boat turned toward the far bank and stayed that way. It even went back for the others. “I’d forgotten,” said Cork, “that she always rowed on that side. Take that pan away, or I’ll never ask her for the oar.” Then he went up the bank toward the smoke, by himself, with his cap in his paws.',
					later:
						'{hero} lifted Cork’s frying pan and hit it with a big spoon, twice, as hard as {they} could. Clang! Clang! As music it was not much. Every dog in the neighborhood barked. But in the hush that followed you could hear somebody’s grandmother ask if supper was ready. Everybody else was looking at {hero}.',
				},
				{
					say: 'Call across to Cay, and be honest about her stew',
					outcome:
						'“You over there!” called Cay. “What do you say to my stew?” The wind had already brought it across. {hero} could have said “good,” and that would have been the end of it. “It’s hot,” {they} called back, “and there’s plenty of it, and I don’t want any. But I never saw anyone stir so long for somebody who doesn’t come.” The oar stopped. After some time you could hear it in the water. “Everybody told me that it was good,” said Cay, when both oars were in the boat and everybody had been rowed over. “I kept hoping that somebody would come across and eat it anyway.” She walked along with {hero}. Behind them, it was Cork who was eating it.',
					later:
						'“All my life people have lied to me about my stew,” said Cay. She had the ladle with her. “They did it nicely. Each year I made it worse, to see when they would stop. Then {hero} stood on the other side of the water and only had to say ‘good’ to get across. And {hero} told me what was in the pot.” She put the ladle down. “It’s a wonderful thing to be told the truth. So keep still, and let {hero} do it.”',
					as: {
						kind: '{hero} was {trait}, and shouted it as gently as it can be shouted.',
					},
				},
				{
					say: 'Lean out until the circles reach the other shore',
					outcome:
						'“There’s nothing wrong with going around,” said {hero}, and got in. “Only it’s always the same circle.” They both leaned outward. With each turn the circle grew a little wider. The landing went by, and the bent tree, and the landing, until {hero} knew the view by heart and had begun to like it. It took a very long time. When the boat ran onto the other bank, they both sat there for a moment, as if they were sorry. “So I could have been angry on a larger scale,” said Cork, “and been home weeks ago.” He went back for the others, leaning.',
					later:
						'{hero} did not try to get through the crowd. {They} walked around it along the wall, like someone who is looking for somebody, and then around once more, a row farther in. People pull in their feet for someone who is only passing. It went like the ferry, the other way: each circle was a little smaller. At the fourth turn there was only one row left. It ended where a spiral ends, in the middle of everything.',
				},
			],
		},
	},
};
