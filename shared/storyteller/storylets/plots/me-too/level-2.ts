import type { PlotLevel } from '../../format.ts';

export const meToo2: PlotLevel = {
	joins:
		'“{choice}” {hero} did. After that {they} had six hens to mind till dark. They belonged to {keeper.name}, {keeper.kind}. They had a house {start.at}, with an old fence around it. “Come, chick, chick, chick!” {keeper} always called, and they came to no other voice. Then {keeper} went out. But {pal.name}, {pal.kind}, stood there, and had heard it all. “I’m new here,” said {pal}. “How do you do things?” “Just do as I do,” said {hero}, without looking up, and ate a bun. “Me too!” said {pal}, and ate a bun. It was “Me too!” from then on, all day long.',
	chapters: [
		{
			titles: ['Six Hens and a Bun', 'Just Do as I Do', 'Someone New', 'It’s Nice Here'],
			time: 'day',
			parts: [
				[
					'“I like it here,” said {hero}, who was {described}. Nobody answered. There were only six hens, and hens don’t say much. They belonged to {keeper.name}, {keeper.kind}. They had a house {start.at}, with an old fence around it. “Come, chick, chick, chick!” called {keeper}, and they came running. They came to that voice, and to no other in the world. “I’m going out,” said {keeper}. “Please have them in bed by dark.”',
					'{hero}, who was {described}, sat beside a hen house {start.at}. It had an old fence around it. “I like it here,” said {hero}. The six hens said nothing to that. “Come, chick, chick, chick!” called {keeper.name}, {keeper.kind}, and at once they all ran. Anybody else could call till suppertime. They only knew that one voice. “I’ll be back at dark,” said {keeper}. “Have my hens in bed by then, will you?”',
					'There was a hen house {start.at}, and it had an old fence, and six hens. “I like it here,” {hero} told them. {hero} was {described}, and was to mind the hens today. They were the hens of {keeper.name}, {keeper.kind}. “Come, chick, chick, chick!” called {keeper}, once more before going, and all six ran. It had to be that voice. They didn’t listen to any other. “In bed by dark,” said {keeper}, and went.',
				],
				[
					'Somebody had stood by the fence all this time, and had heard every word. It was {pal.name}, {pal.kind}. “I’m new here,” said {pal}. “How do you do things?” “Oh, just do as I do,” said {hero}, who was counting hens and did not look up. “I’m going to have my bun.” “Me too!” said {pal}, and had a bun.',
					'By the fence stood {pal.name}, {pal.kind}, who had come only that morning, and listened hard. “Hello. How are things done here?” asked {pal}. “Just do as I do,” said {hero}, with three hens counted and three to go. Then {hero} ate a bun. “Me too!” said {pal}, and ate a bun as well.',
					'{pal.name}, {pal.kind}, had been standing there, and had listened to it all. “I came this morning,” said {pal}, “and I don’t know how you do things here.” “Well, just do as I do,” said {hero}. One of the hens had to be counted again. “First I have a bun.” “Me too!” said {pal}, and had one.',
				],
				[
					'{hero} yawned, and {pal} yawned. {hero} said “Well, well,” and {pal} said “Well, well.” For an hour it was funny. After that it was just an hour longer.',
					'{hero} hummed a song, and {pal} hummed it too, with the same wrong note. That was a good joke. But it came again with each new song.',
					'{hero} bent down for a feather, and {pal} bent down for a feather. It was a good joke, with the first feather. There were a great many feathers.',
				],
				{
					quiet: '“Shh,” said {hero}, as softly as could be. “Shh,” said {pal}, just as softly.',
					bold: '“Stop that!” said {hero}. “Stop that!” said {pal}, just as boldly.',
					kind: '“Are you all right?” asked {hero}. “Are you all right?” asked {pal}. They both were, so that did not help.',
					honest: '“I don’t like that,” said {hero}. “I don’t like that,” said {pal}, and seemed to mean it.',
					clever: 'So {hero} did nothing at all. Nobody can copy nothing! {pal} did it at once, and did it very well.',
					careful: '{hero} moved away a little, to be on the safe side. {pal} moved just as far, to the same side.',
					merry:
						'“It’s not funny,” said {hero}, and laughed. Then {pal} laughed, and {hero} had to laugh at that. It took ages.',
					dreamy: '{hero} looked up at a cloud, and forgot about {pal}. “It looks like a teapot,” said {pal}. It did.',
					quick:
						'Off went {hero}, three times around the hen house, as fast as could be. {pal} came in second, each time.',
				},
				[
					'“There must be something that {pal} won’t do,” thought {hero}. “It only has to be odd enough.”',
					'“I’ll do something odd,” thought {hero}. “So odd that {pal} can’t want to do it too.”',
					'{hero} thought hard. What would {pal} never do? It had to be something odd. It had to be very odd.',
				],
			],
			choices: [
				{
					say: 'Put an egg basket on, as a hat',
					sets: ['basket'],
					outcome: [
						'Beside the hen house stood two egg baskets. {hero} put one of them on as a hat. It came down over one eye, and nobody in the world would wear it. “Me too!” said {pal}. The other basket came down over both eyes.',
						'There were two baskets for the eggs. {hero} took one and put it on, upside down, and it slid down a bit. It was a very odd hat. “Me too!” said {pal}, and took the other one.',
					],
				},
				{
					say: 'Wish a post a very good day',
					sets: ['post'],
					outcome: [
						'Beside the hen house stood a lamp post. {hero} bowed to it. “Good day, Mr. Post,” said {hero}. “And how are the children?” {pal} waited politely for the end. “Me too!” said {pal}, and bowed even lower. “Good day, Mr. Post!”',
						'“Good day, Mr. Post,” said {hero} to the lamp post beside the hen house. “What a nice lamp you have on!” Nobody talks to a post like that. “Me too!” said {pal}. “Good day, Mr. Post! What a nice lamp!”',
					],
				},
				{
					say: 'Shout a word that is not a word',
					sets: ['flup'],
					outcome: [
						'“FLUP!” shouted {hero}. It was no word at all, and it meant nothing. {pal} thought about it for a moment. “Me too!” said {pal}. “FLUP!” And {pal.they} said it to each of the hens, so as not to leave one out.',
						'“FLUP!” shouted {hero}, straight into the air. Nobody says flup. There is no such thing. “Me too!” said {pal}. “FLUP!” It even had the same little squeak at the end.',
					],
				},
			],
			scene: { at: 'start', with: ['pal', 'keeper'], shows: ['basket'], pose: 'sit', feeling: 'happy' },
		},
		{
			titles: ['Me Too!', 'Alone, Side by Side', 'Achoo', 'Everything Twice'],
			time: 'day',
			parts: [
				'@answer',
				[
					'So it went on. {hero} gave the hens their corn, and {pal} gave them their corn again. {hero} swept the hen house, and {pal} swept it again, though it was as clean as a plate. In the afternoon {hero} had to sneeze. “Achoo!” “Me too!” said {pal}, and stood there and tried until it worked. “Achoo!”',
					'It was the same with everything. When {hero} filled the water bowl, {pal} filled it too, and it ran over. When {hero} lay down for a nap, {pal} lay down as well, and even snored in the same places. Then {hero} sneezed. “Achoo!” “Me too!” said {pal}. It took a lot of pepper, but {pal} did it. “Achoo!”',
					'After that it got no better. The hens were fed twice that day, and counted twice, and told twice to be good. They looked from one to the other, as if somebody had made a mistake. “Achoo!” went {hero}. “Me too!” said {pal}, and shut both eyes and thought of dust. “Achoo!”',
				],
				[
					'“I want to be alone!” cried {hero}. “Me too!” said {pal}. So now they were alone, the two of them, side by side. It’s hard to be cross with somebody who agrees with every word you say. But {hero} could do it.',
					'“What I want,” said {hero}, “is to be left alone!” “Me too!” said {pal}, and sighed just like {hero}, and sat down close by. There they were, alone, both of them. You can’t even have a quarrel with somebody who always says the same as you.',
					'“That’s enough,” said {hero}. “I’d like to be alone!” “Me too!” said {pal}. “Then go away!” cried {hero}. “Then go away!” cried {pal}, and both of them stayed. Each was as alone as you can be with somebody right beside you.',
				],
				[
					'“It has not been odd enough,” thought {hero}. “It has to be silly. It has to be so silly that nobody who saw it would want to do it.” And {hero} went over to the old fence, where there was room for it.',
					'{hero} looked at {pal}. {pal} looked at {hero}. “Odd things don’t work,” thought {hero}. “But no one would join in with something really silly.” There was a good place for it, right beside the old fence.',
					'So {hero} went over to the old fence and thought again, and {pal} went too. Odd was no good. {pal} liked odd. “Then I’ll be silly,” thought {hero}, “sillier than anybody wants to be.”',
				],
			],
			choices: [
				{
					say: 'Go backward with your eyes shut',
					sets: ['backward'],
					outcome: [
						'{hero} shut both eyes and went backward, along the fence. “Me too!” said {pal}, and did the same, from the other end. So neither of them saw the other one coming. Bump, that was {hero}. Bump, that was {pal}. CRASH! That was the fence.',
						'Backward went {hero}, with both eyes shut. “Me too!” said {pal}, and went backward right in front. It went well for quite a while. Then {hero} stopped, and {pal} did not know about it. “Bump!” went one. “Bump!” went the other. CRASH! That was the fence.',
					],
				},
				{
					say: 'Spin around and around like a top',
					sets: ['spin'],
					outcome: [
						'{hero} spun like a top. “Me too!” said {pal}, and spun the same way around. Soon the sky went around, and the hen house, and the old fence. Which was up? Bump, that was {hero}. Bump, that was {pal}. CRASH! That was the fence.',
						'Around and around went {hero}, faster and faster. “Me too!” called {pal}, who was only a blur by now. Two tops on one spot are one too many. “Bump!” went one. “Bump!” went the other. CRASH! That was the fence.',
					],
				},
				{
					say: 'Lean on the fence and snore out loud',
					sets: ['lean'],
					outcome: [
						'{hero} leaned on the fence and snored, as loud as a saw. The fence said “Creak,” but it held. “Me too!” said {pal}, and leaned on it right beside {hero}. It was a fence for one. Creak, said the first post. Crack, said the second. CRASH! That was the whole fence.',
						'“Crrr,” snored {hero}, and leaned on the old fence. “Me too!” said {pal}. “Crrr!” The fence had stood up to wind and weather for forty years, but never to two at the same time. CRASH!',
					],
				},
			],
			scene: { at: 'start', with: ['pal'], shows: ['basket'], pose: 'think', feeling: 'surprised' },
		},
		{
			titles: ['Crash!', 'Six Ways at Once', 'You Said So', 'A Bit Much'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'Six hens looked at the flat fence. Then they ran, in six directions. And soon it would be dark! “Come, chick, chick, chick!” called {hero}. It was not a bad call. The hens stopped, and heard that it was only {hero}, and ran on. So {hero} went after them. “Me too!” said {pal}. Now every hen was chased twice, and ran twice as far.',
					'The fence was gone, and so were the hens. They had never been out before, and each of them wanted to see something else. “Come, chick, chick, chick!” called {hero}. But they only came to {keeper}’s voice, and the sun was low. {hero} went after one of them. “Me too!” said {pal}, and the hen went off like a rocket.',
					'For a moment the hens could not believe it. Then they were out, all six, over the flat fence. “Come, chick, chick, chick!” called {hero}, as much like {keeper} as possible. One hen looked back, and shook its head. The sun was going down. {hero} went left. “Me too!” said {pal}, and went left. The hens all ran right.',
				],
				[
					'“Why do you do everything that I do?” cried {hero}. {pal} opened {pal.their} mouth. But this time no “Me too” came out. “Because you said so,” said {pal}. “I asked how you do things here. ‘Just do as I do,’ you said. So I did it all. I did think that the fence was a bit much. But I’m new, and I didn’t want to be rude.”',
					'“Stop it!” cried {hero}. “Why do you do all that I do?” It was the first thing all day that {pal} did not say back. “You told me to,” said {pal}, very low. “I asked you, and you said, ‘Just do as I do.’ I was so careful to get it all right! I did wonder about the fence. But I thought that it was the way here.”',
					'“Why?” cried {hero}. “Why must you do it all too?” {pal} stood quite still. “But you said it,” said {pal}. “It was the first thing that you said to me. ‘Just do as I do.’ So I have, all day, and I left nothing out. The fence did seem odd to me. But I don’t know how things are done here. I only came this morning.”',
				],
				[
					'{hero} thought back. There had been hens to count, and somebody had asked something. And {hero} had not even looked up.',
					'Oh! That was true. {hero} had said it in the morning, in the middle of the hens, and had never thought of it again.',
					'And then {hero} remembered. It had only been something to say. But {pal} had believed every word of it.',
				],
			],
			choices: [
				{
					say: 'Say that you are sorry, and mean it',
					sets: ['sorry'],
					outcome: [
						'“I’m sorry,” said {hero}. “I said it without thinking, and then I was cross with you for it.” {pal} looked up. “Is that how you do it here?” {pal.they} asked. “You say sorry?” “We should,” said {hero}. “Then I’m sorry about the fence,” said {pal}.',
						'“I’m really sorry,” said {hero}. “You did just what I told you, and I only wanted you to go away.” “Oh,” said {pal}. It was quiet for a bit. “That’s all right,” said {pal}. “Nobody had told me that part.”',
					],
				},
				{
					say: 'Ask how things are done where {pal} comes from',
					sets: ['home'],
					outcome: [
						'“How do you do things at home?” asked {hero}. Nobody here had asked {pal} that. “There are eleven of us,” said {pal}, “and I’m the last. The first one does a thing, and then it goes down the row. By the time it gets to me, it’s always been done.”',
						'“And where you come from?” asked {hero}. “How do you do it there?” “We’re eleven,” said {pal}. “I’m number eleven. One starts, and ten say ‘Me too.’ I’ve never been the one who starts.”',
					],
				},
				{
					say: 'Tell {pal} which things were only nonsense',
					sets: ['nonsense'],
					outcome: [
						'“The odd things were nonsense,” said {hero}. “I only did them so that you would stop.” {pal} had to sit down. “All of it?” asked {pal}. “And the bun?” “No,” said {hero}. “The bun was real.” “That’s good,” said {pal}. “I liked the bun.”',
						'“It was all nonsense,” said {hero}, “and it was meant to be. I wanted to do something that you wouldn’t.” {pal} thought the whole day through once more. “Was the bun nonsense?” asked {pal}. “No, not the bun,” said {hero}. So that was something.',
					],
				},
			],
			scene: { at: 'start', with: ['pal'], shows: ['basket'], pose: 'reach', feeling: 'worried' },
		},
		{
			titles: ['Nobody Says It', 'A Lonely Sneeze', 'Nearly Dark', 'Once, and Not Twice'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'But the hens were still out, and it was nearly dark. There was a cluck from here and a cluck from there. {hero} went to look under a cart, and nobody went along. {hero} called, “Chick, chick, chick!” Nobody called it a second time. {pal} just stood by the flat fence, with nothing to copy, and tried not to do anything wrong.',
					'But that did not bring back one hen. You could hear them cluck, all over the place, and every minute you saw less of them. {hero} held out some corn. Nobody held out more corn beside it. {pal} stood there as quiet as a post. {pal} had stopped, just as {hero} had wished all day.',
					'It was getting dark, and a hen looked just like a stone. {hero} crept up to a hen, and it was a stone. {hero} crept up to a stone, and it was a hen, and it ran. At least nobody else ran after it. {pal} stood beside the flat fence and did not stir. For the first time that day each thing was done just once.',
				],
				[
					'So now {hero} was alone. It was just what {hero} had wanted, and it was not as nice as it had sounded. Then {hero} had to sneeze. “Achoo!” It was quiet. Nobody said, “Me too.” It was the loneliest sneeze in the world.',
					'“Achoo!” went {hero}, and waited a little. There was nothing more. Nobody tried to sneeze, and nobody said, “Me too.” {hero} had never noticed how short a sneeze is, when there’s only one of it.',
					'“This is no fun,” said {hero}, and waited. Nobody said, “Me too.” Then there came a sneeze. “Achoo!” It was {hero}’s own, and no second one came. How quiet it was! You can get used to somebody in a day.',
				],
				[
					'{keeper} would soon be back. “I can’t do it by myself,” thought {hero}. “There are six of them, and one of me.” And there, by the fence, was {pal}.',
					'And {keeper} would be there any minute. “One isn’t enough for six hens,” thought {hero}, and looked over at {pal}.',
					'Far off, {keeper} was already on the way home. {hero} looked at {pal}, and {pal} looked at {hero}. It was hard to know how to begin.',
				],
			],
			choices: [
				{
					say: 'Say, “You go first,” and do as {pal} does',
					sets: ['follow'],
					outcome: [
						'“You go first this time,” said {hero}. “And I’ll do as you do.” Nobody had ever said that to {pal}. {Pal.they} thought about it for so long that it got quite dark. Then {pal.they} took a breath.',
						'“It’s your turn,” said {hero}. “Whatever you do, I’ll do it too.” “Me?” said {pal}. “First?” It was very quiet. Then {pal} lifted {pal.their} chin.',
					],
				},
				{
					say: 'Take one side of the hens, and give {pal} the other',
					sets: ['both'],
					outcome: [
						'“Could you do as I do, just once more?” asked {hero}. “From over there?” “Me too?” asked {pal}, to be quite sure. “You too,” said {hero}. “It won’t work without it.”',
						'“I need somebody who does just what I do,” said {hero}, “only on the other side.” {pal} began to beam. “I can do that,” said {pal}. “I’ve practiced all day.”',
					],
				},
				{
					say: 'Wait for {keeper}, and own up to it all',
					sets: ['told'],
					outcome: [
						'So the two of them sat down on the flat fence and waited. {keeper} came home and nearly fell over it. “Who did this?” “I did,” said {hero}. “I told {pal} to do as I do, and then I was silly. I’m sorry.” “Me too,” said {pal}.',
						'So they both sat there in the dark until {keeper} came. “Where’s my fence?” said {keeper}. “You’re standing on it,” said {hero}. “I was silly, and {pal} only did as I told {pal.them}. I’m sorry.” “Me too,” said {pal}.',
					],
				},
			],
			scene: { at: 'start', with: ['pal'], shows: ['basket'], pose: 'stand', feeling: 'sad' },
		},
		{
			titles: ['One Voice Too Many', 'Two of a Kind', 'How It’s Done Here', 'In Bed by Dark'],
			time: 'dusk',
			parts: [
				{
					quiet: ['All day {hero} had wished for quiet. Now there was plenty of it, and it was not so nice.', ''],
					bold: ['“Stop that!” {hero} had said this morning. Now it would have been “Go on!”', ''],
					kind: ['“Are you all right?” asked {hero}. This time {pal} did not ask it back. “Nearly,” said {pal}.', ''],
					honest: ['“I said I didn’t like it,” said {hero}. “But I miss it.” And that was the truth.', ''],
					clever: [
						'In the morning {hero} had done nothing, so as not to be copied. Now {pal} did nothing, and that was worse.',
						'',
					],
					careful: ['In the morning {hero} had moved away a little. Now {hero} moved back again, just as far.', ''],
					merry: ['{hero} laughed a little, to see what would happen. {pal} laughed too, and that was good.', ''],
					dreamy: ['“It did look like a teapot,” said {hero}, “that cloud this morning.” And {pal} nodded.', ''],
					quick: ['{hero} had run away from {pal} three times around. Now {hero} went straight up to {pal.them}.', ''],
				},
				'@answer',
				{
					'end-follow': [
						'“Come, chick, chick, chick!” {hero} looked around for {keeper}. But it was {pal}! {pal} had heard that call once, and could do it just like {keeper}. Out of the dark came one hen, and two, and six. {pal} went ahead, and nodded at each step, as hens do. It looked very silly. {hero} nodded too, right behind. So all eight of them nodded their way home.',
						'“Come, chick, chick, chick!” It was {keeper}’s voice, with the creak in it and all. It came out of {pal}! “Cluck?” said the dark, six times, and there they were. {pal} bobbed along in front like a very big hen. {hero} went next and bobbed too, and did not mind a bit. And six hens bobbed after, straight into bed.',
					],
					'end-both': [
						'It was done with one hen at a time. Here {hero} came a bit closer, and there {pal} came a bit closer. The hen heard them on the left, and it heard them on the right. So it went straight on, and straight on was the hen house. It worked with five. The sixth just sat down. What now? There was nothing to copy! So {pal} had to start something. “Come, chick, chick, chick!” It was {keeper}’s voice, but it came out of {pal}. And the hen came too.',
						'“Boo,” said {hero}, on one side of a hen. “Boo,” said {pal}, on the other. When both sides are the same, a hen goes down the middle, and there stood the hen house. Five hens went in like that. The last one hid under a cart. What now? There was nothing to copy! So {pal} had to start. “Come, chick, chick, chick!” It was {keeper}’s own voice! {hero} looked around for {keeper.them}, and so did the hen.',
					],
					else: [
						'{keeper} sighed, and called. “Come, chick, chick, chick!” “Come, chick, chick, chick!” called {pal}, to help. It was the same voice, creak and all! Even {keeper} looked to see who was there. Three hens ran to the one, and three to the other, and then they all changed places. “Now there are two of me,” said {keeper}. It was very late by the time all six were in bed, and the last of them was sneezing.',
						'“The hens must be cold by now,” said {keeper}, and called, “Come, chick, chick, chick!” “Come, chick, chick, chick!” somebody called after {keeper.them}. But that was {keeper}’s voice! It was {pal}. Three hens came to {keeper}, but the other three came to {pal}, and would not change over. “I could use a second me,” said {keeper}. But they had all been out for so long! “Achoo!” went one of the hens in bed. “Achoo!” went the next.',
					],
				},
				{
					told: [
						'“How do you do that?” asked {hero}. “I can’t!” “You only have to listen,” said {pal}.',
						'“I tried that call all evening,” said {hero}. “How do you do it?” “I listen,” said {pal}.',
					],
					else: [
						'“I heard myself call,” said {keeper}, who came along just then. “And I wasn’t even here!” “That was {pal},” said {hero}. “I can’t do it. But the fence was me. I’m sorry.” “Me too,” said {pal}.',
						'“Who called my hens?” asked {keeper}, back from the road. “Was it me?” “It was {pal},” said {hero}. “All I did was break the fence. I’m sorry.” “Me too,” said {pal}.',
					],
				},
				{
					sorry:
						'Then {pal} had to ask {hero} something. “Do you say sorry every day here?” “Only with fences,” said {hero}.',
					home: 'Then {pal} counted the two of them. “At home I’m the last of eleven. Here I’m one of two.” “And tomorrow you start,” said {hero}.',
					else: 'Then {pal} had to ask {hero} something. “Was that nonsense too, with the hens?” “No,” said {hero}. “That was as real as the bun.”',
				},
				{
					'basket & nonsense':
						'“And why the baskets?” asked {keeper}. “They’re only nonsense,” said {pal}. “What a pity,” said {keeper}, who had just tried on {hero}’s.',
					basket:
						'“And why do you wear my egg baskets?” asked {keeper}. “It’s how it’s done here,” said {pal}. {keeper} had lived here for seventy years. “Is it?” said {keeper}, and put on {hero}’s.',
					'post & nonsense':
						'“Posts don’t talk,” {pal} told {keeper}. “That was nonsense.” “I say good night to that one every evening,” said {keeper}, and bowed to it.',
					post: '“Good night, Mr. Post,” said {pal}, and bowed. “Is that how it’s done now?” asked {keeper}, and bowed as well.',
					nonsense:
						'“And flup is no word,” {pal} told {keeper}. “It’s nonsense.” “What a pity,” said {keeper}. “I could use it. Flup, hens!”',
					else: '“Flup,” said {pal} to the hens. {keeper} thought that over. “If that’s good night,” said {keeper}, “then flup.”',
				},
				{
					backward: [
						'The next day they mended the fence. “Backward?” asked {pal}. “No,” said {hero}. “With nails.”',
						'In the morning there was a fence to mend. “Do we do it backward?” asked {pal}. “Not this one,” said {hero}.',
					],
					spin: [
						'The next day they mended the fence. “Do we spin first?” asked {pal}. “No,” said {hero}. “And not after.”',
						'And in the morning there was a fence to mend. “And when do we spin?” asked {pal}. “Never again,” said {hero}.',
					],
					else: [
						'The next day they mended the fence. “Can it hold two now?” asked {pal}. They leaned on it. It could.',
						'There was a fence to mend in the morning. “And when do we lean on it?” asked {pal}. “One at a time,” said {hero}.',
					],
				},
				[
					'“I like it here,” said {pal}. “Me too,” said {hero}.',
					'“I like it here,” said {pal}. And who was it that said, “Me too”? It was {hero}.',
					'Then they both had a bun. “I like it here,” said {pal}. “Me too,” said {hero}.',
				],
			],
			choices: 'none',
			scene: { at: 'start', with: ['pal', 'keeper'], shows: ['basket'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
