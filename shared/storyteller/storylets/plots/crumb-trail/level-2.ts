import type { PlotLevel } from '../../format.ts';

export const crumbTrail2: PlotLevel = {
	joins:
		'“{choice}” {hero} did that. After that there was a cake to bring. Somebody new had moved into the big round rock near {start}, and nobody knew who it was. {hero} made a crumb cake to say hello, put it into an old basket, and went all around the rock. There was no door. Then {friend.name} came by, {friend.kind}. {hero} took off the lid, and a piece of the cake was missing! On the ground lay a thin line of crumbs. “That was a thief!” said {friend}.',
	chapters: [
		{
			titles: ['A Cake to Say Hello', 'A Piece Is Missing', 'A Rock Without a Door'],
			time: 'day',
			parts: [
				[
					'Somebody new had moved into the big round rock near {start}. Nobody had seen who it was. “Then it’s time that somebody said hello,” said {hero}, who was {described}. A crumb cake was soon made, as round as a full moon. It went into a very old basket, under the lid, and {hero} carried it all the way around the rock. There was a lot of stone. There was no door.',
					'{hero}, who was {described}, had made a crumb cake, the kind that crumbles if you only look at it. It was for somebody new, who had moved into the big round rock near {start}. Nobody knew yet who that was. “This cake will say hello for me,” said {hero}. Then it went into a very old basket, under the lid, and {hero} went around the rock, all the way. But there was no door anywhere.',
					'“A cake can say hello better than I can,” said {hero}, who was {described}. It was a crumb cake, and it lay in a very old basket, under the lid. Somebody new had moved into the big round rock near {start}, and nobody had even seen who it was. So {hero} went to say hello. {hero} went all the way around the rock with the cake, and came back to the same spot. There was no door.',
				],
				{
					quiet: '+ “Hello?” called {hero}. But it was such a soft hello that it did not get through the stone.',
					bold: '+ “I never have to ask the way,” said {hero}, and did not ask.',
					kind: '+ {hero} might have knocked on the rock. “But what if somebody is asleep in there?” said {hero}.',
					honest:
						'+ {hero} might have left the cake there. “But I said that I’d hand it over,” said {hero}, “so I will.”',
					clever:
						'+ “A big rock must have a big door,” thought {hero}. It sounded so clever that it seemed no use to look for any other kind.',
					careful: '+ {hero} had begun to look at the top, and with such care that the bottom never had its turn.',
					merry: '+ {hero} had sung on the way, and swung the basket, and perhaps had not looked so well.',
					dreamy: '+ Or perhaps there was one. {hero} had been thinking of what to say at it, and had not looked.',
					quick: '+ {hero} had gone so fast that the whole rock was just one gray stripe.',
				},
				[
					'Then {friend.name} came by, {friend.kind}. “Is that a cake in there? I only want to look,” said {friend}. {hero} took off the lid. A piece was missing! “That was a thief,” said {friend}, and sounded pleased. “I’ve always wanted to catch one.” {friend} looked up, and around, and then down. On the ground lay a long, thin line of crumbs, and it went off around the rock. “Crumb, crumb, crumb!” said {friend}. “That’s where the thief went. And what bad manners, to eat like that!”',
					'Around the bend came {friend.name}, {friend.kind}. “I smell cake,” said {friend}, and {hero} took off the lid to show it. But there was a piece missing! “Somebody stole it,” said {hero}. “A thief!” said {friend}. “I’ve wanted to catch a thief all my life.” And {friend} knew where to look, too. A long, thin line of crumbs lay on the ground, and it went around the rock. “Crumb, crumb, crumb. You see? The thief went this way, and ate with an open mouth.”',
					'There {hero} met {friend.name}, {friend.kind}. “What’s in the basket?” asked {friend}. “A whole cake,” said {hero}, and took off the lid. It was not whole. A piece of it was missing! “There’s a thief about,” said {friend}. “How nice! I’ve always wanted to catch one.” Then {friend} pointed at the ground. A long, thin line of crumbs lay there, and it led around the rock. “Crumb, crumb, crumb! Nobody eats like that but a thief.”',
				],
				[
					'{hero} looked at the rest of the cake. “We should eat that,” said {friend}, “before the thief does.” “No,” said {hero}. “It’s for somebody new.”',
					'There was still a lot of cake. “If we eat it now,” said {friend}, “the thief can’t have it.” “No,” said {hero}. “It’s for somebody new.”',
				],
			],
			choices: [
				{
					say: 'Press the lid shut and never let go',
					sets: ['lid'],
					outcome: [
						'{hero} pressed the lid shut, and did not let go of it. It is hard to walk like that. But it is even harder to be robbed.',
						'“From now on the lid stays shut,” said {hero}, and held it down. Whoever wanted to get in at the top would have to get past {hero} first.',
					],
				},
				{
					say: 'Let {friend} walk behind and watch the lid',
					sets: ['guard'],
					outcome: [
						'{friend} walked behind the basket and watched the lid, almost without blinking. “If anybody comes, I’ll see it,” said {friend}. Nobody came. {friend} saw that very clearly.',
						'“You go in front,” said {friend}, “and I’ll keep an eye on the lid.” {friend} kept both eyes on it, till they watered. But no thief got past them.',
					],
				},
				{
					say: 'Eat one small piece each, for strength',
					sets: ['shared'],
					outcome: [
						'“Not the rest,” said {hero}. “But thieves are strong, so we must be, too.” They ate one small piece each. “Mine is working,” said {friend}, “but only on the left side. I’d need a second one for the right.”',
						'“But we must be strong,” said {hero}, and cut off just one small piece for each of them. “I can feel it already,” said {friend}. “A second one would make me twice as strong.” “One,” said {hero}.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['basket', 'cake'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['After the Thief', 'The Second Line', 'Side by Side'],
			time: 'day',
			parts: [
				'@answer',
				[
					'Then they went after the thief. “You have to say each clue out loud,” {friend} explained, “or it doesn’t count.” And {friend} said each clue out loud. “Crumb. Crumb. Crumb.” The line led them past a deep crack in the rock, and past a bump like a nose. Then it led them past a tiny brass knob, close to the ground, but there was no time for knobs. “Crumb, crumb, crumb!” At last they came to a place that they knew. It was where they had begun.',
					'And off they went. “Crumb,” said {friend}, at each one. “Crumb. Crumb. A good thief catcher leaves out none.” So they both said it, and it sounded almost like a song. “Crumb, crumb, crumb!” They came past a deep crack in the rock. They came past a bump that looked like a nose. They came past a tiny brass knob, down by the ground, and did not stop for it, since a knob is not a crumb. And then they came to the place where they had begun.',
					'Off they went. “We call out each clue,” said {friend}, “so that the thief gets nervous.” So they called it out together. “Crumb, crumb, crumb!” First the line went past a deep crack in the rock. Next came a bump like a nose. After that came a tiny brass knob, so low that you could trip over it, and {friend} nearly did. “Crumb, crumb, crumb!” And who would have thought it? The line ended right where they had begun.',
				],
				[
					'But something had changed. Beside the line there was now a second line. “Two thieves,” said {friend}, “and they walk side by side. They must be friends.” {hero} took off the lid. Half of the cake was gone! “They took it while we were catching them,” said {hero}. “They’re good,” said {friend}, with some respect.',
					'Only there was more of it. One line had been there before, and now there were two, side by side. “So the thief has a friend,” said {friend}. {hero} took off the lid. Just half of the cake was left! “But we were here all the time!” said {hero}. “So were they,” said {friend}. “That’s what makes them so good.”',
					'And there lay a second line, close beside the first. “One more thief!” said {friend}. “They go hand in hand. It’s quite sweet.” {hero} did not find it sweet, and took off the lid. Half of the cake was gone! “They’re in front of us,” said {hero}, “and all the same they get at our basket.” “Yes,” said {friend}. “They must be very quick.”',
				],
				[
					'{hero} shut the lid again. “If we ate the rest ourselves,” said {friend}, “that would teach them.” “No,” said {hero}. “It’s for somebody new.”',
					'{hero} looked at what was left. “I’d eat it,” said {friend}, “only to annoy them.” “No,” said {hero}. “It’s for somebody new.”',
				],
			],
			choices: [
				{
					say: 'Run, to catch up with the two of them',
					sets: ['ran'],
					outcome: [
						'“We’re too slow,” said {hero}, and they ran. The basket bumped up and down. “Crumb-crumb-crumb!” panted {friend}. They had never seen so many.',
						'They ran, and the basket jumped and bumped along. “Crumb-crumb-crumb!” called {friend}, who could hardly say it that fast.',
					],
				},
				{
					say: 'Sing a song that would scare any thief',
					sets: ['sang'],
					outcome: [
						'“Thieves, thieves, we’re on your track! Thieves, thieves, bring it back!” They sang it as loud as they could. It sounded like three voices. “That’s the echo,” said {friend}.',
						'“Thieves, thieves, we’re on your track! Thieves, thieves, bring it back!” they sang. The two of them sounded like three. “A rock makes a good echo,” said {hero}.',
					],
				},
				{
					say: 'Set a trap with a big bit of cake, and hide',
					sets: ['bait'],
					outcome: [
						'Beside the tiny brass knob they put down a big bit of cake, as a trap. They hid behind the bump, and watched it so long that both of them fell asleep. When they woke up, the trap was empty.',
						'They put the trap down beside the tiny brass knob. It was a big bit of cake. Then they hid, and stared at it. “Now don’t fall asleep,” said {friend}, and then they both did. When they woke up, the bit was gone.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['basket', 'cake'], pose: 'point', feeling: 'surprised' },
		},
		{
			titles: ['The Gang', 'Three Lines', 'Nom, Nom, Nom', 'More Thieves Than Cake'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'So around the rock they went for the second time, along both lines. “Crumb, crumb, crumb!” they called. “Nom, nom, nom,” said something behind them. They stopped, and it stopped too. “What was that?” asked {hero}. “My stomach,” said {friend}. “All day long it hears of cake, and it never gets to see one.” So they went on.',
					'They followed both lines around the rock, for the second time that day. “Crumb, crumb, crumb!” And behind them something went “nom, nom, nom.” “Did you hear that?” asked {hero}. “I did, and I’m sorry,” said {friend}. “It’s my stomach. It always talks when there’s cake near.” {hero} believed that at once.',
					'Now they had two lines to follow, so they called it out twice as loud. “Crumb, crumb, crumb!” “Nom, nom, nom,” somebody said softly, not far behind. “Was that you?” asked {hero}. “It was my stomach,” said {friend}. “It goes off like that when it’s empty.” And so neither of them turned around.',
				],
				[
					'When they were back, they counted. There were three lines, and the first had gaps in it. “Three thieves,” said {friend}, “and one of them hops. That’s a gang.” {hero} took off the lid. Only a quarter of the cake was still there. The sun was low by now, and somebody new had no cake, and the thieves had more and more.',
					'Then they came to the place where they had begun, and where there had been two lines, there were three. Only, the first had gaps in it now. “It’s a gang,” said {friend}, “and one of them hops.” In the basket there was only a quarter of the cake. {hero} looked at the sun. It was low. Somebody new had been waiting all day for a hello.',
					'And when they got back, they saw three lines, as neat as three ribbons, except that the first had gaps. “Three of them,” said {friend}, “and one hops. It’s a whole gang.” And of the whole cake there was only a quarter left. It was getting late. “This should have said hello by noon,” said {hero}.',
				],
				{
					flies: [
						'{hero} flew up, to look for the gang from above. But from up there you can’t see a crumb, and {friend} looked small too.',
						'Then {hero} flew up, to see more. But it was less. Crumbs are small.',
					],
					else: '',
				},
				[
					'“One more round,” said {friend}, “and there’ll be more thieves than cake.”',
					'“With each round there’s one thief more,” said {friend}, “and a lot of cake less.”',
				],
			],
			choices: [
				{
					say: 'Call out that anybody hungry may just ask',
					sets: ['invited'],
					outcome: [
						'“You don’t have to steal it!” called {hero}, to the left and to the right. “Anybody who’s hungry may come and ask!” They waited. “They don’t dare,” said {friend}.',
						'“Hello, you thieves!” called {hero}. “It’s not nice to steal. But if you’re hungry, you may come and ask!” It was a fair offer, and it was very loud. Nobody came.',
					],
				},
				{
					say: 'Put a flat stone down to mark the start',
					sets: ['marked'],
					outcome: [
						'{hero} put a flat stone down where the lines began. Then they went around once more, all the way. And what lay there at the end? A flat stone. “They’ve got one too,” said {friend}. “It looks just like yours.”',
						'“Here they begin,” said {hero}, and put down a flat stone. They went all around the rock again, and came to a flat stone. “Now they steal even our ideas,” said {friend}.',
					],
				},
				{
					say: 'Go around from both sides and trap them',
					sets: ['split'],
					outcome: [
						'{hero} went around to the left, with the basket, and {friend} went to the right. At the back of the rock somebody jumped at somebody. “I’ve got one!” called {hero}. “No, I’ve got one!” called {friend}. It was a while before they let go of each other.',
						'{friend} went around one way, and {hero}, with the basket, went around the other. Halfway there, each of them heard steps, and jumped. “Caught!” cried {hero}. “Caught!” cried {friend}. And so they had caught each other, and held on tight.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['basket', 'cake'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Plip', 'From Below', 'The Gang Is Caught', 'Where Is the Feast?'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'Plip. Something fell on the ground. It was a crumb. Plip. That was another one. They both looked up, to where the crumbs came from. For the first time that day somebody looked at the old basket from below. There was a hole in it.',
					'Then {friend} wanted to see what was left, and {hero} held up the basket. Plip! A crumb fell out of it. All day they had looked at this basket from above. Now they saw it from below, and it had a hole.',
					'{hero} lifted the basket a bit higher. It was so light by now. Plip, it went. Plip. They looked down, and there lay two new crumbs. They looked up, and there was a hole in the bottom of the basket.',
				],
				{
					bait: [
						'“The first line is mine,” said {hero} slowly, “and all the others are ours. Only the big bit went by itself.” {friend} had to sit down. “Then we’re the gang,” said {friend}. “We’ve been after us the whole day. And the things I said about us!”',
						'“The first line is me,” said {hero}, “before you came. And the others are you and me. It’s only the big bit that I don’t understand.” It took {friend} some time to see that. “So we were running away from us,” said {friend}, “and we couldn’t catch us. We’re really good.”',
					],
					else: [
						'“So there’s no thief,” said {hero} slowly. “The first line is mine, and all the others are ours.” {friend} had to sit down. “Then we’re the gang,” said {friend}. “We’ve been after us the whole day. And the things I said about us!”',
						'“The first line is me,” said {hero}, “before you came. And the others are you and me.” It took {friend} some time to see that. “So we were running away from us,” said {friend}, “and we couldn’t catch us. We’re really good.”',
						'“That hole is our thief,” said {hero}. “I lost it all by myself, on the first time around. And then we lost the rest.” “And I called us a gang?” said {friend}. “You did,” said {hero}.',
					],
				},
				[
					'One piece of the cake was left. “Let’s eat it,” said {friend}, “before the hole does.” “Nom, nom, nom,” said something. “And that’s not my stomach.” They turned around. The first line was almost all gap by now, and there stood somebody very small. “I’m Crumb,” said the small one, with a full mouth. “I’m new here. You called me all day, and so many crumbs must lead to a feast. Where is it?”',
					'There was only one piece now. “Shall we eat it,” asked {friend}, “before the hole does?” “Nom, nom, nom.” This time it was not a stomach. Around the rock came somebody very small, who bent down, and ate a crumb, and took a step, and ate the next one. It was the first line, and behind the small one it was all gap. “Good evening,” said the small one, with a full mouth. “I’m Crumb. I’m new here, and you called me all day long. So many crumbs must lead to a feast. Where is it?”',
					'One piece was left. “We could eat it,” said {friend}, “before the hole does.” But then there was a “nom, nom, nom” right behind them, and it was no stomach. Somebody very small was eating one more gap into the first line. “Excuse me,” said the small one, with a full mouth. “I’m new here. My name is Crumb. All day you’ve been calling me, and I came as fast as I could eat. So many crumbs must lead to a feast! Where is it?”',
				],
			],
			choices: [
				{
					say: 'Cut the last piece in three, and call it the feast',
					sets: ['saved'],
					outcome: [
						'“Here it is,” said {hero}, and cut the last piece in three. It was the smallest feast that anybody had ever held at the rock. But for Crumb, who had to walk around each bite, it was just the right size.',
						'“You’re just in time,” said {hero}, and cut the last piece in three, and laid it out on the lid. For one of them it was a bite, and for one it was a taste. For Crumb it was a hill, and Crumb climbed it.',
					],
				},
				{
					say: 'Own up that there never was a feast',
					sets: ['told'],
					outcome: [
						'“There’s no feast,” said {hero}. “There’s a hole in my basket. And when we said ‘crumb,’ we only meant crumbs.” The small one got even smaller. “So nobody called me?” said Crumb. It was not nice to see. “No,” said {hero}. “But the cake was for you. All of it. I just couldn’t find your door.”',
						'“I’m sorry,” said {hero}. “There never was a feast. I lost the cake through a hole. And we didn’t call you. It was only what we said to the crumbs.” “Oh,” said Crumb, and stopped chewing. “Then I’ve come without being asked.” “No!” said {hero}. “I made that cake for you. I just couldn’t find your door.”',
					],
				},
				{
					say: 'Lay the last piece in a line to Crumb’s door',
					sets: ['line'],
					outcome: [
						'“The best part comes now,” said {hero}. “Where do you live?” “Behind the brass knob,” said Crumb. That was close by, so the last piece became a line to it, and they ate it up as they went. There was a crumb for Crumb, and one for {hero}, and one for {friend}. That was the feast, and it had a view.',
						'“It’s a feast for walking,” said {hero}. “It ends at your door. Which one is it?” “The one with the brass knob,” said Crumb. It was close by, so the last piece was enough for a line. “Crumb, crumb, crumb,” they said, all three, and ate one each time. {friend} said that this was the right way to follow a trail.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['basket'], pose: 'reach', feeling: 'surprised' },
		},
		{
			titles: ['Somebody New', 'The Best Invitation', 'Behind the Brass Knob', 'To Say Hello'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					told: [
						'Crumb thought. “For me, before you had even seen me?” And now Crumb was not quite so small. “Then you did call me, and didn’t know it.” “So I did,” said {hero}.',
						'“You made a cake for somebody you didn’t know?” said Crumb. “Then I was asked. I was asked before anybody knew my name.” “So you were,” said {hero}.',
					],
					else: [
						'“I didn’t know anybody here,” said Crumb. “And then you walked around my house and called my name. There was even a trail from my door. I’ve never been so invited!” “It was all for you,” said {hero}. “I just couldn’t find that door.”',
						'“It was such a good trail,” said Crumb. “It came right past my door, and somebody called my name. And I had thought that nobody knew I was here!” “The cake was for you,” said {hero}. “I just couldn’t find your door.”',
					],
				},
				{
					quiet: ['+ It was the loudest hello that {hero} had ever said.', ''],
					bold: ['+ {hero} had never asked the way. And so the way had come to {hero}.', ''],
					kind: ['+ {hero} had not knocked, so as not to wake anybody. And somebody had been wide awake.', ''],
					honest: ['+ So the cake had been handed over after all, crumb by crumb.', ''],
					clever: ['+ A big rock may have a very small door. {hero} had not thought of that.', ''],
					careful: ['+ That door was at the bottom of the rock, and {hero} had begun at the top.', ''],
					merry: ['+ Then {hero} began to laugh, and the others caught it.', ''],
					dreamy: ['+ {hero} had thought so long of what to say at that door. Now it was said already.', ''],
					quick: [
						'+ The first time, {hero} had been too fast to see that door. After that there had only been crumbs to see.',
						'',
					],
				},
				{
					invited: [
						'“You even called that I might ask, so I asked,” said Crumb.',
						'“And I only asked because you said I might,” said Crumb.',
					],
					marked: [
						'“When you’d gone on, I sat on your flat stone,” said Crumb.',
						'“Behind you there was even a seat, that flat stone,” said Crumb.',
					],
					split: [
						'“I saw how you hugged each other, behind the rock. I thought, such nice people!” said Crumb.',
						'“And you must be very fond of each other. I saw you hug, behind the rock,” said Crumb.',
					],
				},
				{
					ran: [
						'+ “Only where you ran, I got a stitch.”',
						'+ “But next time don’t run! It’s not good to run while you eat.”',
					],
					sang: ['+ “And I sang along, wherever my mouth was empty.”', '+ “I liked the song too. I was the echo.”'],
					bait: [
						'+ “And the big bit is in my kitchen. It’s my table now.”',
						'+ “The big bit I had to roll in at the door. I sleep on it now.”',
					],
				},
				{
					lid: [
						'“And I held the lid shut all day!” said {hero}. “Yes,” said Crumb. “Lids are too high for me.”',
						'“All that time I held on to the lid!” said {hero}. “That was a help,” said Crumb. “I don’t like it when cake gets dry.”',
					],
					guard: [
						'“I watched the lid all day!” said {friend}. “I know,” said Crumb. “I waved to you from behind.”',
						'“But I was on guard!” said {friend}. “You were very good,” said Crumb. “You never once turned around. I waved.”',
					],
					shared: [
						'“We had some too,” said {friend}, “for strength.” “I should hope so,” said Crumb. “Nobody should eat all alone.”',
						'“We each ate a small piece,” said {friend}. “Then we’ve had a meal together already,” said Crumb.',
					],
				},
				{
					'end-piece': [
						'And {friend}, who had talked of cake all day, ate it without a word.',
						'And {friend} got cake at last, and for once did not talk at all.',
					],
					'end-truth': [
						'There was the last piece, too. It had begun to fall apart, and nobody called it a feast. They ate it beside the rock, till it was dark.',
						'Of the last piece only a heap was left by now. They ate that with a spoon from Crumb’s kitchen, which was as long as an eyelash. It took till it was dark.',
					],
					else: [
						'At the door Crumb brought out tea, in cups as small as beans. {friend} had eleven.',
						'Then Crumb brought them tea. The pot was as small as a nut, and {friend} still asked for more.',
					],
				},
				[
					'The next morning a new line lay on the ground, as thin as a thread. Crumb, crumb, crumb. {hero} and {friend} followed it, and this time they looked down. Beside the brass knob stood a cake, no bigger than a button. “It’s to say hello,” said Crumb. “That’s how you do it here, isn’t it? With a trail?”',
					'And the next morning, what was that? Crumb, crumb, crumb, in a line as thin as a thread! It led {hero} and {friend} to a tiny door with a brass knob, and to a cake as big as a button. “I made it to say hello,” said Crumb. “I hope I did the trail right.”',
				],
			],
			choices: 'none',
			scene: { at: 'start', with: ['friend'], shows: ['basket', 'cake'], pose: 'wave', feeling: 'happy' },
		},
	],
};
