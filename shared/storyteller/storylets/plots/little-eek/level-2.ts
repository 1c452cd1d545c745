import type { PlotLevel } from '../../format.ts';

export const littleEek2: PlotLevel = {
	joins:
		'“{choice}” {hero} did that. Then it was night, and {they} had a new job. At six in the morning {hero} had to ring the big bell {hall.at}. {host}, {host.kind}, slept beside it, and held one end of a rope. The rope ran over an old wheel on the wall. “Eek,” went the wheel, all night, and {hero} could not sleep. So {hero} took the sound away.',
	chapters: [
		{
			titles: ['Eek', 'A Very Small Sound', 'The First Night'],
			time: 'night',
			parts: [
				[
					'It was {hero}’s first night {hall.at}. {hero}, who was {described}, had a new job there. “You ring the big bell at six,” said {host}, {host.kind}. “Not before, and not after. So sleep well.” Then {host} went to sleep, and it was as quiet as a stone. No, not quite as quiet as that. “Eek,” went something in the dark. “Eek… eek…”',
					'“The big bell must ring at six in the morning,” said {host}, {host.kind}. “That’s your job from now on. So sleep well!” And {host} was asleep. It was {hero}’s first night {hall.at}. {hero} was {described}, and wanted to do it right. But somewhere in the dark there was a sound. It was as small as a crumb. “Eek,” it went. “Eek… eek…”',
					'{hero}, who was {described}, had a new job {hall.at}. It was to ring the big bell at six in the morning. “So get a good night’s sleep,” said {host}, {host.kind}, and went to sleep to show how. {hero} listened to the dark. It was a new dark. There was a sound in it, a very little one. “Eek,” it went. “Eek… eek…”',
				],
				{
					quiet:
						'“Shh,” said {hero}, but so softly that the sound did not hear. It only got a bit clearer, because now somebody was listening.',
					bold: '“Stop that at once!” called {hero}. The sound was not afraid. It stopped for a breath, as it always did, and then it went “Eek.”',
					kind: '“Are you sad?” {hero} asked the sound. “Are you cold?” But it only knew one word. “Eek,” it said.',
					honest:
						'“I said I’d sleep, so I’ll sleep,” said {hero}, with both eyes shut, and tried as hard as could be. Nothing keeps you awake like that.',
					clever:
						'“That’s a mouse,” thought {hero}, and put out some cheese. Nobody came for it. “Eek,” went the sound. “Then it’s a mouse that isn’t hungry,” thought {hero}.',
					careful: '{hero} counted the eeks, to see if they would stop. They did not. At two hundred {hero} stopped.',
					merry:
						'“Eek!” {hero} called back, for fun. “Eek,” said the sound. They did that ten times. Then the fun was over, but the eek was not.',
					dreamy:
						'“It’s a tiny blue bird,” thought {hero}. And then, of course, {hero} lay there wondering what it ate, and where its nest was, and who its friends were.',
					quick: '{hero} went to sleep as fast as could be. “Eek!” And {hero} was awake again, every bit as fast.',
				},
				[
					'So {hero} got up and followed the sound. It came from an old wheel on the wall. Over the wheel ran a rope, to and fro, to and fro. {host} held one end, fast asleep. The other end ran off into the dark, and nobody had said what it was for. “How can I ring a bell at six,” said {hero}, “if I don’t sleep at all?” There was only one thing to do. The eek had to go.',
					'In the end {hero} got up to look. High on the wall hung an old wheel. A long rope ran over it, to and fro, and every time, the wheel went “Eek.” {host} was pulling one end of it. But {host} slept like a log! The other end ran away into the dark. “I don’t know what that’s for,” thought {hero}, “but I do know that I must be up at six.” So the eek had to go.',
					'At last {hero} went to find it. On the wall hung an old wheel, with a rope running over it, to and fro. “Eek,” said the wheel, every time. At one end of the rope lay {host}, holding on to it, fast asleep. The other end was somewhere in the dark. That was odd. But it was also late, and the bell had to ring at six. “Rope or no rope,” said {hero}, “the eek must go.”',
				],
			],
			choices: [
				{
					say: 'Rub the wheel with all the breakfast butter',
					sets: ['butter'],
					outcome: [
						'{hero} found the butter for breakfast, and rubbed on every bit of it. The wheel went around as before, but as smoothly as a fish. It did not say a word.',
						'There was a whole pat of butter, for breakfast. {hero} rubbed it all over the wheel. Around it went, and around, with its mouth full, so to speak.',
					],
				},
				{
					say: 'Wrap your own blanket around the wheel',
					sets: ['blanket'],
					outcome: [
						'{hero} took the blanket, and wrapped it around the wheel until there was no more blanket. “Ee…” said the wheel, deep inside. Then the wheel was warm and still, and {hero} was cold and happy.',
						'Around the wheel went {hero}’s own blanket, three times. “Ee…” it said, and then it was as quiet as if it had gone to sleep. Now {hero} had no blanket. But what a lovely silence!',
					],
				},
				{
					say: 'Take the wheel down and set it on the floor',
					sets: ['down'],
					outcome: [
						'{hero} took hold of the wheel and lifted. It was heavier than it looked. Clonk! Now it stood on the floor, and the rope hung over the bare hook, and nothing went to and fro.',
						'Off the hook came the wheel. It slipped a bit at the end. Clonk! But there it was, down on the floor, and the rope lay still over the empty hook.',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['wheel', 'rope', 'bell'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The End of the Rope', 'Waaah!', 'As Loud as Ten'],
			time: 'night',
			parts: [
				'@answer',
				[
					'How quiet it was! {hero} went back to bed, and listened to the quiet for a bit, because it was so good. Soon it would be six, but not very soon. One, two, three…',
					'“Ah,” said {hero}, and that was the only sound there was. {hero} went back to bed. Sleep was already on its way. It was at the door. One, two, three…',
					'It was so quiet that you could hear the dust [come down|fall]. {hero} went back to bed with a [happy |]sigh. Six o’clock was a long way off. One, two, three…',
				],
				[
					'“WAAAH!” {hero} was out of bed at once. That was not a small sound! It came out of the dark, from the far end of the rope. {hero} followed the rope as fast as could be. At the end stood a round basket, of the kind that rocks. And in it lay a baby, no bigger than a loaf of bread, and as red as a beet. “WAAAH!” it said, and took a new breath for the next one.',
					'“WAAAH!” It was as if the dark itself had yelled. {hero} went along the rope, toward the noise, and at the end of it stood a basket that could rock. In it lay a baby, so small that it had room to turn around in there. “WAAAH!” But its voice would have filled ten baskets.',
					'“WAAAH!” No wheel had ever made a noise like that. {hero} followed the rope into the dark, and there, at the end, stood a round basket that could rock. {hero} looked in. A very small baby looked out. It opened its mouth, and {hero} could see all of its teeth. There weren’t any. “WAAAH!”',
				],
				[
					'“{host}!” called {hero}. “Wake up! Your basket’s crying!” But {host} was old, and loud things went right past {host.them}. Not an eyelid moved. So {hero} was alone with it, in the middle of the night. “There, there,” said {hero}. “WAAAH!” said the baby. “Shh,” said {hero}. “WAAAAAH!” said the baby. It was not the right word. What was?',
					'{hero} ran to {host}, and called as loudly as could be. But {host} was old, and loud things did not wake {host.them}. {Host.they} only smiled in {host.their} sleep. So it was all up to {hero}. “Please,” said {hero} to the baby. “I must ring the bell at six.” “WAAAH!” said the baby, who had no job.',
					'“How can anybody sleep through that?” said {hero}. But {host} could. {Host.they} was old, and loud things no longer got into {host.their} ears. {hero} called, and called again, and came back to the basket. “Now what’s the matter?” {hero} asked the baby. “WAAAH!” It seemed to be a big matter.',
				],
			],
			choices: [
				{
					say: 'Sing the baby a soft little song',
					sets: ['song'],
					outcome: [
						'{hero} sang “La, la, la,” low and slow. The baby stopped. It listened with its mouth open. It had never heard anything so good! It wanted to do that too. “LA! LA! LA!” it sang.',
						'{hero} sang a song about a boat in the moonlight. “La, la, la.” The baby listened to the end. Then it took a breath, and sang it back. It knew all of the song, except the soft part. “LA! LA! LA!”',
					],
				},
				{
					say: 'Tap on a pot with a spoon',
					sets: ['spoon'],
					outcome: [
						'Ting, ting, ting, went {hero} with a spoon on a pot. The baby stopped. It looked at the spoon. It had never wanted anything so much! So {hero} let it have a try. “BANG! BANG! BANG!” went the baby.',
						'{hero} took a pot and a spoon, and tapped. Ting, ting! The baby was quiet at once, and held out its arms. What could {hero} do? It got the spoon, and it got the pot. “BANG! BANG! BANG!”',
					],
				},
				{
					say: 'Make the funniest face that you know',
					sets: ['face'],
					outcome: [
						'{hero} [made|pulled] a face, the one with the eyes. The baby stopped. {hero} did it again, with the mouth [as well|too]. [That|It] was the funniest thing that the baby had seen in its life. “HA! HA! HA!” it went.',
						'There was one face that {hero} never made when anybody was looking. {hero} made it now. The baby looked, and that was that. It could not stop. “HA! HA! HA!”',
					],
				},
			],
			scene: { at: 'hall', with: [], shows: ['basket', 'rope'], pose: 'reach', feeling: 'surprised' },
		},
		{
			titles: ['Much Too Quiet', 'What the Eek Said', 'Where Is My Eek?'],
			time: 'night',
			parts: [
				'@answer',
				[
					'It was a happy sound. It was also much louder than “WAAAH.” {hero} was just going to hide under the big bell, when {host} sat up in the dark. “It’s so quiet in here,” said {host}. “I waited for a bit in my sleep, and then it woke me.”',
					'That was better than “WAAAH,” because it was happy, and worse, because it was twice as loud. And now {host} sat up, too. “What’s the matter?” said {host}. “I’ve waited and waited in my sleep. It’s much too quiet.”',
					'Now it was a happy baby. But oh, the noise! The big bell itself began to hum. Then somebody came through the dark. It was {host}, wide awake. “It’s so quiet tonight,” said {host}. “I waited a while in my sleep, and then it woke me.”',
				],
				[
					'“QUIET?” shouted {hero} over the noise. {host} only blinked. “Quiet?” said {hero}, very softly. “Yes,” said {host}. “I don’t hear loud things. But I always hear my eek, and it’s gone.” And {host.they} held up {host.their} end of the rope. “That’s my grandchild in the basket. I rock it all night. I’ve done it so long that I can do it in my sleep. But it isn’t the rocking that does it. It’s the eek. ‘Eek, I’m here,’ it says. ‘Eek, I’m here.’ Then nobody has to cry.”',
					'“QUIET?” shouted {hero}. {host} only smiled. “You call that quiet?” asked {hero} softly. “I don’t hear loud things so well,” said {host}. “But I always hear my eek.” {Host.they} showed {hero} the rope. “I pull on this in my sleep, and it rocks my grandchild. And every time, the old wheel says, ‘Eek, I’m here. Eek, I’m here.’ So the baby knows that it’s not alone, and sleeps. I like it too.”',
					'“QUIET?” shouted {hero}. {host} only blinked. “Quiet?” whispered {hero}. “Yes. I don’t hear loud things so well,” said {host}, “but I always hear the eek. And it’s gone. You don’t know about the eek? I pull this rope in my sleep, and it rocks my grandchild. And each time, the old wheel says, ‘Eek, I’m here. Eek, I’m here.’ It’s a small thing to say. But nobody can sleep without it.”',
				],
				[
					'[So that|That] was what the sound was for. A [very |]small noise had kept a [very |]big one asleep, and {hero} had taken it away. “Somebody has been at my wheel,” said {host}, and looked up at the wall, where it was dark.',
					'{hero} stood there, and felt quite hot. All this time, the little sound had kept the big sound asleep. “I wonder who has been at my wheel,” said {host}, and lit a lamp.',
					'And {hero} had thought that it was only a noise! It was the eek that had kept the baby asleep. “What can have happened to my wheel?” said {host}, and went to see.',
				],
			],
			choices: [
				{
					say: 'Tell {host} at once that it was you',
					sets: ['told'],
					outcome: [
						'“It was me,” said {hero}. “I’m sorry. I only wanted to sleep, and I didn’t know what it was for.” “Now you do,” said {host}. “Come and hold the lamp. Two can do it faster.”',
						'“I took the eek away,” said {hero}. It was hard to say, even softly. “I’m sorry.” “If you’d asked, I’d have told you,” said {host}. “And I could have told you before you had to ask.” So they went to the wheel together.',
					],
				},
				{
					say: 'Run ahead and put it right in secret',
					sets: ['secret'],
					outcome: [
						'{hero} ran ahead in the dark, and went to work as fast as could be. But old people can be quick, too. When {host} came with a lamp, there stood {hero}, right next to the wheel. “Ah,” said {host}. It was a very short word, and {hero} looked at the floor.',
						'“I’ll look!” called {hero}, and was there first. If the wheel worked again, nobody had to know! But just then {host} held up a lamp. “You look as if you’ve been here before,” said {host}. {hero} could not think of a thing to say.',
					],
				},
				{
					say: 'Promise to bring the eek back by six',
					sets: ['promised'],
					outcome: [
						'“I’ll bring it back,” said {hero}, “by six. I promise.” {hero} did not say where it had gone. “That’s kind of you,” said {host}, “on your first night.” And that made it worse.',
						'“You’ll have your eek again by six,” said {hero}. “That’s a promise.” “But you need your sleep,” said {host}. “And it’s not as if it were your fault.” {hero} swallowed, and went to the wheel.',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['rope', 'bell'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['Skronk', 'The Wrong Eek', 'Nothing Like It'],
			time: 'night',
			parts: [
				'@answer',
				{
					butter: [
						'The butter had to come off. {hero} wiped and wiped, and rubbed it with sand until the wheel was as dry as toast. But now there was sand in every part of it.',
						'First {hero} wiped off the butter. That left the wheel too slippery. So {hero} rubbed it with sand, and that left the wheel full of sand.',
					],
					blanket: [
						'The blanket had to come off. But it was caught! {hero} pulled, and there was a long, soft rip. Half of the blanket came out, and the other half was in the wheel for good.',
						'{hero} unwrapped the blanket. It had gone right into the wheel, and it did not want to come out. Rip! A good bit of it stayed in there.',
					],
					else: [
						'The wheel had to go up again. {hero} lifted it back onto its hook. But it had a dent from that clonk, and it hung as crooked as an old hat.',
						'{hero} set the wheel on its hook again. But the clonk had bent it, and now it leaned to one side, like somebody with a sore tooth.',
					],
				},
				[
					'“Try it now,” said {hero}. {host} pulled the rope. The wheel shook, and thought, and said, “SKRONK!” It was the loudest yet. A cup fell off a shelf, and the big bell said “Mmm.” For a moment even the baby had nothing to say. Then it put both its noises together, the old one and the new one.',
					'{host} pulled the rope, and they both held their breath. “SKRONK!” said the wheel. It sounded like a goose in a barrel. “That’s not it,” said {host}, who had felt it in the rope. But the baby had heard it, and answered with both of the noises it knew.',
					'Then {host} gave a pull. “SKRONK!” It was louder than the baby. It was louder than anything. They tried it slowly. “SKROOONK!” They tried it fast. “Skronkskronkskronk!” “It says something else now,” said {host}, who could feel it in the rope. “It says, ‘Go away.’” And the baby thought so, too.',
				],
				{
					song: '+ “WAAAH! LA! WAAAH! LA!”',
					spoon: '+ “WAAAH! BANG! WAAAH! BANG!”',
					else: '+ “WAAAH! HA! WAAAH! HA!”',
				},
				[
					'{hero} took the rope off the wheel, so that the wheel would not skronk again. And all because of one little eek! How small it had been! How gladly {hero} would have had it back! “It’s three o’clock,” said {host}. “What do we do now?”',
					'So the rope came off the wheel, and {hero} sat down next to it. “All that I’ve done,” said {hero}, “has made it louder.” “Then do something small,” said {host}. “But do it soon. It’s three o’clock.”',
					'{host} took the rope off the wheel. “We’ll have to rock without it,” said {host}. It was three o’clock. {hero} thought of the eek. It had been as small as a crumb, and it had never stopped. “It has to be something small this time,” said {hero}.',
				],
			],
			choices: [
				{
					say: 'Be the eek yourself, with your own voice',
					sets: ['voice'],
					outcome: [
						'{host} took the rope and rocked. And {hero} bent down, close to the basket, and said, “Eek.” The baby stopped in the middle of a noise. “Eek,” said {hero}, as small as could be.',
						'“I’ll do it,” said {hero}, and tried. “Eek.” It was too high. “Eek.” It was too fast. “Eek…” And the baby stopped to listen, for that was it. {host} rocked, and {hero} went on. “Eek…”',
					],
				},
				{
					say: 'Try everything in the place until something squeaks',
					sets: ['box'],
					outcome: [
						'So they tried it all. The door said “Crick.” The stool said “Ugh.” A drawer said “Oof.” But in the last corner stood an old box, and its lid said “Eek.” So they tied the lid to the rope. Now every pull rocked the basket, and lifted the lid as well.',
						'{hero} opened everything, and shut everything, and pushed whatever would be pushed. “Crick,” said the door. “Oof,” said a drawer. Then came a box that nobody had opened for years. “Eek,” said its lid. It was the very same eek! So they tied its lid to the rope. Now every pull rocked the basket, and the lid went up and down.',
					],
				},
				{
					say: 'Sit up with the baby yourself until six',
					sets: ['up'],
					outcome: [
						'“Go to bed,” {hero} told {host}. “I’ll stay with the baby.” “And when will you sleep?” asked {host}. {hero} looked into the basket. “The eek said ‘I’m here,’ and I took it away. So now I have to be here.”',
						'“The eek said, ‘I’m here,’” said {hero}. “I can’t make it say that again. But I can be here.” {host} wanted to stay up too. But {hero} sent {host.them} to bed, and took hold of the basket.',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['wheel', 'rope'], pose: 'hold', feeling: 'determined' },
		},
		{
			titles: ['Six O’Clock', 'Eek, I’m Here', 'The Morning Bell'],
			time: 'night',
			parts: [
				{
					quiet: ['It had to be something soft now, and nobody could be as soft as {hero}.', ''],
					bold: ['Shouting had not stopped one sound all night. So {hero} did not shout.', ''],
					kind: ['“Are you sad?” {hero} had asked the eek. It was a better question to ask a baby.', ''],
					honest: ['“I said I’d sleep, and I will,” said {hero}. “But the baby goes first.”', ''],
					clever: ['{hero} had taken the eek for a mouse. This time {hero} listened first.', ''],
					careful: ['{hero} had counted two hundred eeks, and knew how slow they had to be.', ''],
					merry: ['It was no time for jokes. {hero} did not make one, and that was hard.', ''],
					dreamy: ['{hero} had taken the eek for a blue bird, and still knew its tiny song by heart.', ''],
					quick: ['This was no good done fast. So, for once, {hero} did it slowly.', ''],
				},
				'@answer',
				{
					song: [
						'“La,” said the baby, once more, and it was nearly soft.',
						'“La?” said the baby. Then it forgot how the song went on.',
					],
					spoon: [
						'Bang, went the spoon. Ting, it went. And then it fell out of the basket.',
						'The baby let go of the spoon. Ting! It did not even ask for it back.',
					],
					else: [
						'“Ha,” said the baby, very small. Then it only smiled.',
						'The baby laughed once more, with its eyes already shut.',
					],
				},
				{
					voice: [
						'To and fro went the rope. “Eek, I’m here. Eek, I’m here.” At last the baby slept. Then {host} slept, and rocked on. “Eek,” said {hero}. “Eek…” But there was one more who heard it, at every “Eek,” and from very close by. “Ee…” said {hero}, and was asleep.',
						'So it went, to and fro. “Eek, I’m here,” said {hero}. “Eek, I’m here.” First the baby shut its eyes, and then {host} did. {hero} meant to go on till six, and said it to the baby, and to {host}, and to the dark. But in the end {hero} heard it, too, and slept.',
					],
					box: [
						'{host} lay down with {host.their} end of the rope. Up went the lid, and down. “Eek, I’m here. Eek, I’m here.” The baby slept. {host} slept, and pulled. {hero} went back to bed, and there it was again, that little sound in the dark. How good it was! Then {hero} did not hear it anymore.',
						'“Eek,” said the lid, up and down. “Eek, I’m here.” In no time the baby was asleep, and so was {host}. {hero} lay and listened. The very sound that had kept {hero} awake now said that all was well. “Just one more eek,” thought {hero}. After that there was nothing more to think.',
					],
					else: [
						'{hero} rocked, and hummed a little, and said from time to time, “I’m here.” It was a long time. When the baby woke, {hero} was there. When it woke again, {hero} was still there. So in the end it stopped waking up to see. {hero} saw the window go black, and blue, and gray.',
						'Three o’clock is late, and four is later, and five is the worst. “I’m here,” said {hero}, every time the baby opened its eyes. The baby looked, and it was true. So it shut them again. Only {hero} did not sleep at all. Bit by bit, the night went away, and {hero} saw it go. Not many people have seen that.',
					],
				},
				{
					'voice or box': [
						'But who would wake {hero} at six, to ring the bell? “WAAAH!” The baby was hungry, and it was six on the dot. {hero} jumped up and rang the big bell, right after the small one.',
						'“WAAAH!” It was the baby, [and it|who] wanted breakfast. {hero} looked at the clock. It was six! {hero} ran and rang the [big |]bell, bong, bong, bong. It was not one minute late.',
					],
					else: [
						'At six {hero} rang the bell, bong, bong, bong, not before and not after. And at one minute past six {hero} was asleep, right under it, and slept all day, and missed breakfast, and dinner, and the sun.',
						'Bong, bong, bong! It was six on the dot. “Well rung,” said {host}, who had felt it in the floor. “How was the night?” But {hero} was asleep already, and missed the whole of the first day.',
					],
				},
				{
					butter: [
						'There was dry bread that morning, because the butter had gone onto the wheel, and then into the sand.',
						'There was no butter that day. It had been the wheel’s breakfast.',
					],
					blanket: [
						'{host} sewed up what was left of the blanket. It was half as long, so the baby got it.',
						'And the half of the blanket that was left? It was too small for {hero}, but just right for a basket.',
					],
					else: [
						'The baby got the crooked wheel to play with. It loved the skronk, and by day nobody minded.',
						'The old wheel became a toy. “Skronk!” went the baby with it, up and down the floor.',
					],
				},
				{
					'told & !up': [
						'“I wasn’t cross,” said {host}. “You told me right away. So I’ll tell you about the other noises here. There’s a drip. It’s for the flowers.”',
						'“You told me right away,” said {host}, “so now I’ll tell you the rest. There’s a tap, tap, at the window. That’s only for fun.”',
					],
					'secret & !up': [
						'“I’m sorry. I wanted to put it right before you saw,” said {hero}. “I know,” said {host}. “I saw.” And {hero} got a spoon of honey all the same.',
						'“I’m sorry that I didn’t say it was me,” said {hero}. “You were very quick to mend it,” said {host}. “Next time, be as quick to tell me.” But {host} smiled.',
					],
					'promised & !up': [
						'“I’m sorry,” said {hero}. “It was me who took the eek away.” “I know,” said {host}. “Who else was awake?”',
						'“It was my fault after all,” said {hero}. “I took the eek, and I’m sorry.” “And you brought it back by six,” said {host}. “You said you would.”',
					],
				},
				{
					voice: [
						'The next night they hung up a new wheel. “Eek,” went something in the dark, very small, over and over. But it was not the wheel. It was {hero}, fast asleep.',
						'“But who said ‘Eek’ until six?” asked {hero}. “I was asleep.” “You were,” said {host}. “I do it in my sleep, and you do it in yours.”',
					],
					box: [
						'Then it was night again, and something in the dark went “Eek… eek…” It was as small as a crumb. And {hero} could not have slept without it.',
						'From then on, there was a sound every night, so small that nobody else would have heard it. “Eek… eek…” {hero} listened for it, and slept.',
					],
					told: [
						'When {hero} woke up, it was night again, dark and very still. “I’m here,” somebody said, close by. It was {host}, who had sat there all day. And {hero} went back to sleep.',
						'It was night when {hero} opened {their} eyes. Where was everyone? “I’m here,” said {host}. “You told me right away, so I stayed.” {hero} shut {their} eyes again.',
					],
					secret: [
						'It was night when {hero} woke up. “I never said that it was me,” {hero} said into the dark. “No,” said the dark. “But then you stayed all night.” It was {host}, who had sat there all day. “Sleep some more,” said {host}. “I’m here.”',
						'When {hero} woke up, it was dark and very still. “I’m here,” said {host}, close by. “I should have told you,” said {hero}. “You should have,” said {host}, “and I’m here all the same.” So {hero} slept some more.',
					],
					else: [
						'When {hero} woke up, it was night again. “I promised you the eek by six,” said {hero}, “and I was the one who took it.” “I know,” said {host}, who had sat there all day. “And then you were the eek, all night. Sleep. I’m here.”',
						'It was night when {hero} opened {their} eyes. “It was me who took the eek,” {hero} said into the dark. “I know,” said the dark. “Who else was awake?” It was {host}, who had sat there all day. “Sleep some more,” said {host}. “I’m here.”',
					],
				},
				{
					up: [
						'And on the wall there was a new wheel, for the baby. “Eek,” it said. “Eek… eek…”',
						'By now a new wheel hung on the wall, for the baby, and it said so, too. “Eek… eek…”',
					],
				},
			],
			choices: 'none',
			scene: { at: 'hall', with: ['host'], shows: ['bell', 'rope'], pose: 'sit', feeling: 'calm' },
		},
	],
};
