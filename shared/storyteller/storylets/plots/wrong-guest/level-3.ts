import type { PlotLevel } from '../../format.ts';

export const wrongGuest3: PlotLevel = {
	joins: [
		'“{choice}” {hero} did exactly that. It would have been a perfectly good day if a green umbrella had not come rolling along on the wind, and if {hero} had not caught it. {host.name}, {host.a}, had been told to look for a judge with a green umbrella. So now everybody called {hero} Judge {elder}, and {left} and {right} were waiting {court.at} to hear who owned {thing.a}. At the very back walked {elder.the} who had lost the umbrella, and said nothing at all.',
	],
	chapters: [
		{
			titles: ['Look for the Green Umbrella', 'A Case of Mistaken Umbrella', 'The Welcome', 'A Judge Arrives'],
			time: 'day',
			parts: [
				[
					'{hero} collected arrivals. Other people collect [stamps|shells]; {hero}, who was {described}, went {start.to} and watched strangers being met. There were hugs. There were signs with names on them. In all that time there had never once been a sign that said {hero}.',
					'There is a best place {start.at} for watching people arrive, and {hero} had it. From there you [could see|saw] the exact moment when somebody spotted the one they were waiting for. {hero} was {described}, and had never been anybody’s one.',
					'Nobody can be met who never goes away. {hero} knew that. {They was} {described}, and had lived around the same corner forever. Still, {they} liked to stand {start.at} when people arrived, just to see what it looked like.',
				],
				{
					'mood-eerie': [
						'That day the wind dropped, held its breath, and then blew from the other side. A green umbrella came gliding along on it, all alone, straight to {hero}. [A long way behind it|Far behind] came {elder.a}, quite out of breath.',
						'Without a sound, that day, the wind changed its mind. Out of the sky came a green umbrella, turning slowly, with nobody under it. It sank until {hero} had only to take hold. A good way off, with hardly any breath left, came {elder.a}.',
						'There was no wind at all that day, and then there was one, and it came from nowhere in particular. It carried a green umbrella, quite gently, past everybody else, and set it down in front of {hero}. {They} caught hold of it. [Some way off|In the distance] came {elder.a}, too breathless to call.',
					],
					'mood-grand': [
						'That day a gust took some hats, a tablecloth, and a green umbrella. The hats got away. The umbrella dived over the crowd, and {hero} made the catch of {their} life. [A long way behind|Far behind] came {elder.a}, quite out of breath.',
						'“Mind your hats!” somebody cried that day, too late. A squall swept up a whole flock of them, and high above the flock flew a green umbrella. Everyone jumped for it. It was {hero} who had it, at the very last moment, by the handle. A good way off came {elder.a}, in a hurry and out of breath.',
						'Every flag stood out straight that day, and then something green shot over the flags like a rocket. It was an umbrella. It turned over twice, and came down where nobody could have caught it, and {hero} did. Out of breath, and still a long way off, came {elder.a}.',
					],
					'mood-funny': [
						'That day the wind ran off with a green umbrella, and the umbrella seemed to be enjoying it. It tripped up [a waiter|two aunts], bounced off a bass drum, and was caught by {hero}. [A long way behind|Far behind] came {elder.a}, quite out of breath.',
						'A green umbrella had got away from somebody that day, and was making the most of it. It took a hat off [a porter|an uncle], danced twice around a heap of trunks, and hopped straight up to {hero}, who caught it. Some way behind, without the breath to call, came {elder.a}.',
						'“Stop that umbrella!” people called that day, and the umbrella, which was green, did no such thing. It jumped [a baby carriage|a row of baskets], bowed to a policeman, and was stopped at last by {hero}. Far back came {elder.a}, very much out of breath.',
					],
					else: [
						'That day there was a breeze, and it brought a green umbrella, rolling along on its rim like a lazy hoop. {hero} caught it. [A long way behind|Far behind] came {elder.a}, quite out of breath.',
						'Nothing much was going on that day. Then something green came bowling along on the breeze, over and over, and it was an umbrella. {hero} caught it before it could get any farther. A good way behind, and out of breath, came {elder.a}.',
						'It was an ordinary day, with a bit of wind. A green umbrella slid across the ground, stopped, thought better of it, and slid on. When it came past {hero}, {they} caught it. After it, still far off and short of breath, came {elder.a}.',
					],
				},
				[
					'“Read it again!” somebody shouted. “‘You will know Judge {elder} by a green umbrella,’” read {host.name}, {host.a}, out of a letter. And there it was, with {hero} on the end of it. It is a rare thing to see all of {folk} become happy at once. A drum began to bang.',
					'“That’s the one! Green!” somebody shouted, and a drum began to bang. {host.name}, {host.a}, came up with a letter, and all of {folk} came behind. “It says we will know you by the umbrella. Judge {elder}! You are even younger than we feared.”',
					'A drum went off like a cannon. “Green umbrella!” cried {host.name}, {host.a}, and checked a letter to be sure. “It’s Judge {elder}! The judge is here!” All of {folk} cheered, and somebody held up a sign.',
				],
				{
					quiet: [
						'{hero} had a whole sentence ready. But there were so many faces that the sentence turned around on the way and went home.',
						'{hero} did say that it was a mistake. But {they} said it so softly that even a mouse would have asked again.',
					],
					bold: [
						'“That’s me,” said {hero}. It was out before {they} could look at it, and after that there was no way back.',
						'“Here I am!” called {hero}. It came out all by itself. It was perfectly true, and it was the worst thing to call.',
					],
					kind: [
						'{hero} meant to say no. But somebody’s grandmother was crying with relief, and it seemed wrong to stop her halfway through.',
						'A whole row of aunts had begun to hug each other. {hero} looked for a gap in which one could say no, and there wasn’t one.',
					],
					honest: [
						'“I’m not,” said {hero} at once. The drum was on the “not.” Everyone heard “I’m,” and was satisfied.',
						'“No, I’m {hero},” said {hero}, who couldn’t have put it more clearly. But the drum had just got to the loud part, and not one word came out on the other side.',
					],
					clever: [
						'{hero} wanted to see what would happen if one said nothing for a moment. It happened. By then it was a parade.',
						'“If I keep quiet,” thought {hero}, “they’ll soon see for themselves.” What they saw was a judge who thinks before speaking.',
					],
					careful: [
						'{hero} decided to wait until the noise died down. It did not die down. It got a second drum.',
						'“I’ll let them finish first,” thought {hero}, and waited for a pause. They were not the kind of people who leave one.',
					],
					merry: [
						'{hero} thought that it was the best joke in weeks, joined in, and bowed to the drum. It was a while before {they} noticed that nobody else was joking.',
						'It had to be a game, thought {hero}, and played along, and waved like a king. The drum kept a straight face. So did everyone else.',
					],
					dreamy: [
						'{hero} had been wondering where umbrellas go. By the time that was settled, there had already been a speech of thanks.',
						'“Mm, yes,” said {hero}, who was wondering what an umbrella sees from up there. It had not been meant as an answer. It was taken for one.',
					],
					quick: [
						'{hero} shot forward to hand over the umbrella. It looked exactly like a judge who could not wait to begin.',
						'Before the cheer was over, {hero} had set off to give the umbrella back. “Straight to work!” said somebody, impressed. “Now that’s a judge.”',
					],
				},
				[
					'{host} told {hero} about the case while the two were still shaking hands. {left.name} and {right.name} lived across a lane from each other, and shared {thing.a}, a week here and a week there. A year ago it was left out all night, and since then neither had spoken a word to the other. Each wanted {thing} for good. Tonight, {court.at}, it would be decided. “It had better be,” said {host}. “My brother is for {right}, and I’m for {left}.”',
					'The case was this. {left.name} and {right.name} lived in one lane, and shared {thing.a}. Each had it for a week, and then the other. But once, a year ago, it was left out all night, and that was the end of it. They had not spoken since. Tonight, {court.at}, Judge {elder} would say whose it was. “And you are never wrong,” said {host} happily.',
					'It was all about {thing.a}, said {host}. {left.name} and {right.name}, who were neighbors, used to have it by turns, one week each. Then one night, a year ago, it was left out. Since that day the two had not said a word to each other, and each wanted it for good. Tonight, {court.at}, Judge {elder} would put an end to it. “You’ll know at a glance,” said {host}.',
				],
			],
			choices: [
				{
					say: 'Yell “You’ve got the wrong person!” past the drum',
					sets: ['tried'],
					outcome: [
						'“You’ve got the wrong person!” yelled {hero}. “A strong person?” said {host}. “We never doubted it!” The drummer hit harder, to agree. Only {elder.the} had caught every word. {Elder.they} looked at {hero} for a moment, and went quietly to the very end of the line.',
						'{hero} yelled it four times. The first three went into the drum. The fourth was heard by {host}, who told everyone that the judge had a lovely sense of humor. {Elder.the} had heard it too. But {elder.they} only smiled a little, as if somebody had passed a test, and let the whole parade go by.',
						'“Wrong!” yelled {hero}. “I’m the wrong one!” “Along?” said {host}. “But of course we’re all coming along!” The drum was so close that it shook the words to pieces. Only {elder.the} put them together again. {Elder.they} gave {hero} a long look, stepped aside, and let everybody else go first.',
					],
				},
				{
					say: 'Take the umbrella straight back to {elder.the}',
					sets: ['offered'],
					outcome: [
						'{hero} went straight to {elder.the} and held it out. “I think this is yours.” “Oh, it is,” {elder.they} said, and did not take it. “But look how happy they are. Carry it a little way for me, will you? I have always wondered what goes on at the back.” So {hero} carried it.',
						'“Yours,” said {hero}, and held it out. {Elder.the} studied the umbrella, the drum, and the sign. “If I take that now,” {elder.they} said, “I’ll have to shake all those hands. You shake them. I’ll walk at the end and have my sandwich.” And that was all {hero} could get out of {elder.them}.',
						'It took {hero} half a minute to get through to {elder.the}. “You’ve lost this,” said {hero}. “So I have,” said {elder.the}, and looked past it at all the waving. “I’ve never seen people so happy about an umbrella. Let’s not spoil it yet. You go in front with it, and I’ll see how things look from behind.” There was no arguing. {hero} went back with the umbrella.',
					],
				},
				{
					say: 'Open the umbrella and give them the bow they want',
					sets: ['bowed'],
					outcome: [
						'The umbrella opened with a splendid whump, and {hero} bowed. The crowd roared. It was like standing in front of a warm oven. {hero} bowed to the left and to the right, and was just starting on the middle, when {they} saw {elder.the}. {Elder.they} was clapping too. It sounded different from the others.',
						'Whump went the umbrella, and down went {hero} in a bow so low that the drummer missed a beat. If nobody has ever cheered for you, it is hard to stop. {They} took three bows. “One, two, three,” said {elder.the} at the back, rather quietly, as if it were being added to something.',
						'Nobody had ever clapped for {hero}. So up went the umbrella, whump, and {hero} bowed, and everyone clapped; and since everyone clapped, there was nothing for it but to bow again. It was the same with the third bow. Then {hero} saw {elder.the}, who had no umbrella now, in the middle of all those people. {Elder.the} nodded, as one nods at something that one has seen before.',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['host', 'elder'],
				shows: ['drum', 'letter'],
				holds: 'umbrella',
				pose: 'hold',
				feeling: 'surprised',
			},
		},
		{
			titles: ['The Bench', 'Two Doors', 'The Judge Has a Look', 'Scene of the Quarrel'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“First you’ll want to see the place,” said {host}, and the whole parade marched off, with {hero} in front. When {hero} sped up, all of {folk} sped up. When {hero} stopped to think, everyone stopped to think. Only {elder.the}, at the very end, just went along, and ate a sandwich.',
					'“A judge always looks at the place first,” said {host}. So off they went, {hero} at the head of everybody, with no idea how a judge goes, and so in {their} own way. At once all of {folk} tried to go like that, too. Last of all came {elder.the}, with a sandwich.',
					'It was an odd parade: {hero}, then the drum, then {host} and all of {folk}, and last of all {elder.the}, with a sandwich. “To the lane!” cried {host}. “The judge wants to see where it happened!” {hero} had not said so. But it seemed to be what judges want.',
				],
				{
					tiny: [
						'+ Those behind could not see a judge at all, only an umbrella that went along by itself.',
						'+ From farther back it looked as if the umbrella had come to judge them.',
						'+ “Where’s the judge?” asked a child near the drum. “Under the umbrella,” it was told. “If you look hard.”',
					],
					swims: [
						'+ “I never knew that {kind} could be a judge,” somebody whispered. “They pick the best,” said somebody else.',
						'+ Nobody asked how {kind} gets along a road. A judge, people thought, has ways.',
						'+ “We’ve never been judged by {kind},” said {host} proudly. “The last one was only a colonel.”',
					],
					big: [
						'+ Nobody could lose sight of the judge, at any rate. There was too much of {hero} for that.',
						'+ Even the very last could see the judge quite well.',
						'+ The drummer had to lean back to see where the judge ended.',
					],
					flies: [
						'+ {hero} could have been up and away over all their heads. But then they would have had nobody to follow.',
						'+ It would have been easy to go up and off with that umbrella. {hero} thought about it as far as the corner.',
						'+ Up in the air there would have been no drum. {hero} looked up there once or twice, and went on.',
					],
				},
				[
					'In the lane there was a door on the left and a door on the right, and exactly in the middle stood a bench. {left}, {left.a}, went in at the left door without looking across, and {right} did the same on the right. “There it was,” said {host}, and pointed at the bench. “They used to have tea here, every evening. And one night, a year ago, {thing} was left out on it. In the morning I found it and locked it up, and it’s been locked up ever since.” The drum stopped. Everybody waited for the judge to do something.',
					'It was a short lane, with a bench in the middle. The left door was {left}’s, and the right one was {right}’s. {left}, {left.a}, went in on the left and shut the door, and a moment later the one on the right was shut as well, a little louder. “On that bench they drank tea every evening,” said {host}. “And on that bench {thing} was standing, one morning, after a whole night. So I locked it up, until somebody could say whose it was.” Then it grew quiet. All of {folk} looked at {hero}, to see how it is done.',
					'{host} stopped at a bench, in the middle of a lane. “{left}, {left.a}, lives on the left of it, and {right} lives on the right,” said {host}. “In the old days they had their tea here. Then {thing} was left out on it overnight. I found it in the morning, and put it under lock and key.” On the left a door shut, and on the right a door shut. “Nobody has sat there since,” said {host}. And everyone stood back, so that the judge could have a look.',
				],
			],
			choices: [
				{
					say: 'Look in through both of the windows',
					sets: ['cups'],
					outcome: [
						'{hero} looked in on the left. It was an ordinary kitchen, and the table was laid for tea: one plate, one spoon, and two cups. Then {they} looked in on the right. There the table was laid for tea as well. There was one plate. There were two cups. “Well?” asked {host}. “I’ve seen something,” said {hero}, and {host} wrote that down.',
						'There were two cups on {left}’s table. That was odd, for {left} lived alone. {hero} went across to the other window and looked in there. On {right}’s table stood two cups, and one of them was as clean as if it got washed every day and never used. “What are you looking for?” whispered {host}. “Crumbs,” said {hero}, who had to think first.',
						'The glass was dusty on the left. Behind it there was a table with one chair, and on the table stood a plate and two cups. {hero} thought nothing of that until {they} had gone across and looked in on the right. One chair. One plate. Two cups. “Is it a clue?” asked {host}. “It’s tea,” said {hero}, and kept the rest for later.',
					],
				},
				{
					say: 'Have the steps counted from each door to the bench',
					sets: ['steps'],
					outcome: [
						'“Count the steps,” said {hero}, because that sounded like a judge. {host} counted. It was ten from the left and ten from the right, so that proved nothing. But there was something in the dust. From each door a small path had been trodden, straight toward the bench. Each of them stopped one step short of it, and turned around.',
						'{host} counted out loud, and made it ten steps from each door. {hero} was looking at the ground. Somebody had come out on the left, so often that there was a groove in it, and had always gone back one step before the bench. On the right it was just the same. “What do you say to ten?” asked {host}. “I’d say nine,” said {hero}.',
						'“Ten,” said {host}, who had counted from the left, and from the right it was “ten” as well. {hero} had only asked because a judge would. But now {they} looked closer. From each of the doors there was a thin line in the dust, where somebody had gone to and fro. Both lines led to the bench. Neither quite got there. One step was missing.',
					],
				},
				{
					say: 'Ask the girl on the wall what she saw',
					sets: ['heard'],
					outcome: [
						'A small girl was sitting on the wall, the only person in the lane who was not looking at the judge. “Were you here, that morning?” asked {hero}. “I’m always here,” said the girl. “They came out both at the same time. They looked at it, and then they looked at each other. Both of them opened their mouths. And then a drum came along, because it was somebody’s birthday, and they went back in.” Everyone looked at the drummer.',
						'“I saw it,” said a girl on the wall, when {hero} asked her. “Nobody’s ever asked me. They both came out, in the morning, and stood there with their mouths open. They were going to say something. Then somebody went by with a drum, and after that they didn’t say it.” Everyone looked at the drummer. “It was somebody’s birthday,” said the drummer.',
						'All along the wall sat people who were watching the judge. Only a small girl among them was watching the bench. “What did you see, that morning?” {hero} asked her. “Two people,” said the girl. “One came out there, and one there. They both went like this.” She opened her mouth. “And then there was a drum, boom, boom, for somebody’s birthday, so they shut them again and went in.” “Ah,” said the drummer, and looked at the sticks.',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['host', 'left'],
				shows: ['drum'],
				holds: 'umbrella',
				pose: 'think',
				feeling: 'curious',
			},
		},
		{
			titles: ['Something in a Box', 'Just Between Us', '{right} Has a Word', 'A Present'],
			time: 'day',
			parts: [
				'@answer',
				[
					'After that there was a rest, because a drummer needs one. {right.name}, {right.a}, came out and sat down next to {hero}, with a box. “Honey cakes,” said {right} softly. “My last ones. Not a bribe. I just thought that a judge might be hungry, and might remember who was nice.” The smell came out of the lid and sat down too.',
					'Then everyone had lunch, along the wall, and {hero} had none. {right.name} came over from the right-hand door. {Right.they} was {right.a}, and today {right.they} had a box, and a bad conscience. “It’s honey cake,” said {right}. “The good kind. If you should happen to decide for me, well, there is another box at home.” {hero} had eaten nothing since breakfast.',
					'“The judge will want to think,” said {host}, and everybody sat down in the shade and left {hero} alone. Only {right.name}, {right.a}, came across, and held a box under {hero}’s eyes. “Honey cake,” whispered {right}. “It’s not a bribe. It’s only that I baked it, and you’re the judge.” {hero} was very hungry.',
				],
				[
					'“Is {thing} worth so much?” asked {hero}. “It’s worth nothing,” said {right}. “We had it a week each, {left} and I. It changed hands on the bench, where we [had|drank] our tea. One night it was left out. I could have lived with that.” {right} looked across at the left-hand door. “But {left} never came to say sorry. So there was no more tea, either.”',
					'“What is it that {left} did to you?” {hero} asked. {right} looked across at the left-hand door. “{left} left {thing} out all night,” said {right}, “and never said sorry. I waited and waited.” It did not sound angry. It sounded like somebody far from home.',
					'“Did you two always quarrel?” asked {hero}. “Never,” said {right}. “We had {thing} in turns, one week each. Then it was left out one night, and {left} never said sorry.” {Right.they} sniffed. “I would have said it was all right. I had it all ready.”',
				],
				[
					'{Elder.the} had sat down on the bench, where nobody ever sat, and it was hard to say if {elder.they} was listening.',
					'On the bench, where nobody ever sat, {elder.the} seemed to be asleep under a hat. One eye was not.',
					'{Elder.the} had sat down on the bench and was counting something on {elder.their} fingers. Every now and then the counting stopped.',
				],
			],
			choices: [
				{
					say: 'Eat a honey cake and promise nothing',
					sets: ['bribed'],
					outcome: [
						'{hero} ate one, and then another one. They were still a little warm. “I promise nothing,” {they} said with {their} mouth full. “Of course not,” said {right}, and left the whole box. It is hard to look like a fair judge when one is sticky, and {hero} wiped off the honey four times.',
						'It was the best honey cake in the world, and it was gone in two bites. So was the next. “This doesn’t count,” said {hero}. “No, no,” said {right}. All the rest of the way the box rattled at every step, as if it were telling somebody.',
						'{hero} meant to smell it, no more. Then there was one honey cake fewer in the box, and after that two. “That was lunch,” said {hero}. “It wasn’t a promise.” “I know, I know,” said {right}, and put the box down beside {hero}, and patted the lid. There was honey on the umbrella now. It would not come off.',
					],
				},
				{
					say: 'Push the box back, though it smells wonderful',
					sets: ['refused'],
					outcome: [
						'{hero} pushed the box back. Something in {hero} made a noise like a door. “If you’re right, you don’t need it,” {they} said. {right} shut the lid, and for some reason looked more cheerful. “The judge before you ate the lot,” said {right}, “and we never believed a word of it.”',
						'“No, thank you,” said {hero}. Those were the three hardest words of the day. {right} nodded slowly, and shared the cakes out among the children instead. {Elder.the} had one. “Good cake,” said {elder.the}, to the sky.',
						'A hungry person has to think of something else. {hero} thought of {left}, who had not baked. “I’d like one,” said {hero}, “and that’s why I can’t,” and pushed the box back. {right} seemed almost relieved. “I’d been wondering all morning,” said {right}, “what I’d do if it worked.” The box was carried off again, and the smell went last.',
					],
				},
				{
					say: 'Tell {right} that you only caught the umbrella',
					sets: ['confided'],
					outcome: [
						'“I’m not the judge,” whispered {hero}. “I only caught it.” {right} stared, and then began to shake, and it took a while to see that it was laughing. “So I’ve been bribing nobody! Have a cake for free.” Then the two had one each. “I won’t tell,” said {right}. “But you had better.”',
						'{hero} told {right} the truth, very fast, before it could change its mind. {right} thought it over for the length of a honey cake. “Then nobody sensible is in charge at all,” {right.they} said. “Well. That is how it has been all year.”',
						'“There’s something wrong with your judge,” said {hero}. “It’s me. I only caught the umbrella.” {right} did not drop the box, but it was close. Then the lid came off after all. “Somebody who catches a thing and says so,” said {right}, “may have a honey cake of mine any day.” The two ate without talking. “It’s your secret,” {right} said at last. “I’m not the one who should let it out.”',
					],
				},
			],
			scene: { at: 'start', with: ['right', 'elder'], shows: ['chest'], pose: 'sit', feeling: 'worried' },
		},
		{
			titles: ['Good Evening', 'The Bread Boy', 'Somebody Who Knew', 'Not Far Now'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'Toward evening they all went on {court.to}, with {left} on one side of the road and {right} on the other, and the drum in the middle like a fence. At every gate more cousins came out to see the judge. {hero} had begun to get used to it. {They} nodded to the left and to the right.',
					'It had got about that the judge was good at looking. So on the road {court.to} there stood cousins, some of {left}’s and some of {right}’s, and they fell in on the proper side. By now the parade was twice as long. {hero} went down the middle, with the umbrella up, and waved back. It was getting easier.',
					'By evening they were on their way {court.to}. {left}’s cousins had joined the parade on the left, and {right}’s cousins on the right. From above it must have looked like a book lying open. People held up babies. {hero} had found out by now how a judge goes: slowly, and as if thinking.',
				],
				[
					'Once {elder.the} came up from the back, and went along under the umbrella for a moment. “How is it, up here?” asked {elder.the}. “Warm,” said {hero}. “Yes,” said {elder.the}. “That’s what makes it so difficult. I was always at the front, myself. I like it back there. You hear what people really say.” And {elder.they} let the others go by, and was last again.',
					'“Don’t you want to come up to the front?” {hero} asked {elder.the}, where the road made a bend. “I’ve been at the front of things all my life,” said {elder.the}. “You see nothing there but people who look at you. At the back you see what they’re like. How do you find it?” “Nice,” said {hero}. It did not sound like good news. {Elder.the} nodded, and went to the back again.',
					'“Tired?” asked {elder.the}, who had come up from the back for a moment. “No,” said {hero}. “That’s the trouble. I could go on like this.” {Elder.the} nodded, as if that were nothing new. “I always could, too,” said {elder.the}. “So today I thought I’d see what it’s like [at|in] the back. You hear a great deal there.” And {elder.they} waited until everybody was past.',
				],
				[
					'“Good evening, {hero}!” said somebody. It was the boy who brought the bread to {hero}’s corner, every [morning|day] at six. He stood by the road with [his|a] big basket. “What’s all this about?” The drum went quiet. Two hundred people looked at the bread boy, and [then |]at the judge. “What did that boy say?” asked {host}. At the very back {elder.the} had stopped, too.',
					'Then a boy came the other way with a big basket. It was the bread boy, who came to {hero}’s corner every morning at six. “Hello!” he said. “Good evening, {hero}! Is it your birthday?” The drummer missed a beat. “Who’s that?” asked {host}. “What did he call you?” The whole parade stood still, as far back as {elder.the}.',
					'In that whole parade nobody knew {hero}’s name. That had been the good thing about it, and the bad thing, too. But now somebody called, “Good evening, {hero}!” By the road stood the bread boy, who came to {hero}’s corner every morning at six. He put down his basket. “What are you doing up there?” “What does he mean?” asked {host}. Even {elder.the}, at the far end, had stopped chewing.',
				],
			],
			choices: [
				{
					say: 'Say that you have never seen the boy before',
					sets: ['denied'],
					outcome: [
						'“I don’t know him,” said {hero}. “I’ve never seen him before.” The bread boy looked at {them}, and then into his basket, as if it might be in there. “Oh,” he said. “Then it was somebody else. I’m sorry.” He went off along the ditch. The drum began again. Nobody had ever known {hero}’s name but the boy with the bread.',
						'“There must be a mistake,” said {hero}. “I’m Judge {elder}.” It came out quite smoothly. “But I bring you a roll every morning,” said the bread boy. “With seeds.” Somebody laughed, and two big cousins moved him to the side. {hero} did not look around. {They} could feel for a long time where he was standing.',
						'“A judge sees so many people,” said {hero}. “But this boy I’ve never seen before.” It came out in the voice that goes with an umbrella. The bread boy had already taken a roll from his basket, one with seeds, and now he did not know where to put it. He put it back. “Excuse me, then,” he said. When the drum began again, {hero} was glad of it for the first time that day.',
					],
				},
				{
					say: 'Pull the boy in under the umbrella, and whisper',
					sets: ['hushed'],
					outcome: [
						'“A matter of the court!” said {hero}, and pulled the bread boy in under the umbrella. “It blew to me, and they think that I’m a judge. Please don’t tell them.” “Who’s going to, then?” whispered the bread boy. “I am,” said {hero}. “Tonight.” “Good,” said the bread boy. “I’ll come along and watch. If you don’t, I’ll cough.” And he picked up his basket and marched in front, next to the drum.',
						'Under the umbrella it was green, and a bit cramped. “I’m not a judge,” whispered {hero}. “I know,” said the bread boy. “You’re {hero}. You like the ones with seeds.” “I’ll tell them tonight,” said {hero}. “I promise.” The bread boy thought about it. “I’ll be in the first row,” he said. “If you don’t, I’ll cough.”',
						'“The witness will step under the umbrella!” said {hero}, and the bread boy stepped, basket and all. “They think I’m Judge {elder},” whispered {hero}, “because of this thing. I’m going to tell them. Tonight. Only not out here on the road.” “Is that a promise?” asked the bread boy. It was. “Then I’m coming,” he whispered, “and I’ll sit in the first row. When I cough, it’s time.”',
					],
				},
				{
					say: 'Say good evening, and answer to your own name',
					sets: ['named'],
					outcome: [
						'“Good evening,” said {hero}. “Yes. I’m {hero}.” It was very still. “I understand!” cried {host}. “Where the judge comes from, that’s how one says good evening!” And {host} turned around and told them all. Two hundred hats came off. “{hero}!” it went, to the left and to the right. “{hero}! {hero}!” It was what {hero} had waited a lifetime to hear. It meant good evening.',
						'“Good evening,” {hero} said to the bread boy. “That’s me. {hero}.” There, it was out. “Ah!” said {host}. “It’s a greeting! One says it and bows!” And {host} bowed, and said, “{hero}!” to the nearest cousin, and the cousin said “{hero}!” back. It went down the whole line like a yawn. The bread boy stared. “Well,” he said, “they’ve got it right, anyhow.”',
						'There were a good many things that one could have said. “Good evening,” said {hero}. “That’s right. {hero}.” “{hero}?” said {host}. “Ah! And the same to you!” For {host} had understood that it was a greeting, and a very polite one, from far away. The nearest cousins tried it out. Hats came off. All along the road people wished each other “{hero},” and meant good evening. “But that’s not…” said the bread boy, and gave up.',
					],
				},
			],
			scene: {
				at: 'court',
				with: ['host', 'elder'],
				shows: ['drum', 'basket'],
				holds: 'umbrella',
				pose: 'hold',
				feeling: 'surprised',
			},
		},
		{
			titles: ['Order in Court', 'The Night on the Bench', '{left} Against {right}', 'The Whole Story'],
			time: 'night',
			parts: [
				'@answer',
				[
					'{Court} was divided like a cake. On the left sat everyone for {left}, on the right everyone for {right}, and in front, on a table between two lamps, stood {thing}. {hero} took the judge’s chair, umbrella and all. It was much too big, and there was no way to get out of it without being seen. In the last row {elder.the} unpacked another sandwich.',
					'{Court.at} there was a chair for the judge, and in front of it {thing} lay on a table. On the left side of the aisle they hissed when {right} came in, and on the right side when {left} did. But when {hero} sat down with the umbrella it [became|was] so quiet that one heard paper rustle. It was {elder.the}, in the last row, with a sandwich.',
					'{Court.at} everyone rose when the judge came in, the left side and the right side. Only {elder.the}, in the last row, stayed sitting, because of a sandwich. In front, between two lamps, was {thing}. {hero} sat down behind it, and held on to the umbrella. Now everyone sat down, and looked at {them}. It was what {they} had always wanted, and {they} could hardly breathe.',
				],
				{
					bribed: [
						'On the edge of {hero}’s chair stood the box of honey cakes, and smelled.',
						'{hero} had nowhere to put the box of honey cakes but the edge of the judge’s chair, in front of everybody.',
						'The box of honey cakes had come along. There was room for it only on the edge of {hero}’s chair, and one could smell it as far as the third row.',
					],
				},
				[
					'“May I?” said {right}, and told it. It was one week here and one [week |]there, with tea on the bench. Then {thing} was left out on it for a whole night. “It was {right}’s turn,” said {left}. “Yours!” said {right}. “I only waited for [a|one] word from you.” “And I for one from you!” Both looked up at the judge.',
					'“We had it by turns,” said {left}. “One night it was left out on the bench. It was {right}’s turn, so it was {right} who forgot.” “It was {left}’s turn!” cried {right}. “I waited for you to say sorry.” “I waited for you!” Both swung round to the judge.',
					'“It’s quite simple,” said {left}. “We had {thing} week by week, {right} and I. Then somebody left it out all night. It wasn’t me. So it was {right}, who never said a word about it.” “I was waiting for you to say a word!” cried {right}. Then both turned to the judge.',
				],
				{
					cups: [
						'{hero} thought of two tables, and of a cup on each of them that nobody drank from.',
						'Two cups on the left, thought {hero}, and two on the right. For whom did one lay the second, if one had not talked to anybody for a year?',
						'Somebody in this room laid a table for two every day, thought {hero}. No: two people did, one on the left and one on the right.',
					],
					steps: [
						'{hero} thought of the two small paths, and of how each of them had stopped one step before the bench.',
						'Nine steps, thought {hero}. Each of the two had come nine steps, over and over, and nobody had ever gone the tenth.',
						'In the dust of the lane there were two lines, {hero} remembered, and both of them broke off one step too soon.',
					],
					heard: [
						'{hero} thought of what the girl had seen. Two people stood there with their mouths open, and then came a drum.',
						'Each of the two had been about to say something that morning, thought {hero}, and then came the drum. What was it?',
						'“They both came out to say something,” thought {hero}. It had been on the tip of two tongues when the drum went by.',
					],
				},
				{
					hushed: [
						'+ In the first row the bread boy looked at {them}, with his arms folded.',
						'+ The bread boy sat in the first row, next to his basket, and waited for {them} to say it.',
						'+ From the first row came a small dry sound. It was the bread boy, getting ready to cough.',
					],
					denied: [
						'+ {hero} looked for the bread boy, all along the rows. He was not there.',
						'+ Somebody was selling rolls at the door. It was another boy. {hero} had looked twice.',
						'+ Along the aisle went a boy with a bread basket, and {hero} looked up at once, and down again. It was a different boy.',
					],
					named: [
						'+ “{hero},” whispered somebody at the back to a latecomer. It meant good evening.',
						'+ “{hero}, {hero},” people murmured as they squeezed past each other’s chairs. They were only saying good evening.',
						'+ At the door every latecomer was told “{hero},” with a bow. By now it was how one said good evening there.',
					],
				},
			],
			choices: [
				{
					say: 'Put the umbrella on the table and tell them everything',
					sets: ['told'],
					outcome: {
						tried: [
							'Down went the umbrella on the table. “I told you this morning,” said {hero}, “and the drum was louder. After that I let it be louder. I’m no judge. I’m {hero}, and I live around the corner. But I’ve heard both of you, and I think that I’m the only one who has.” The drummer put both sticks on the floor.',
							'{hero} laid the umbrella on the table. “I shouted it this morning, and no one heard,” {they} said. “Then I stopped shouting, and that was wrong. It isn’t mine. I’m not a judge. I’m {hero}, from around the corner. But I listened to you both, and I heard something that you didn’t.” Nobody moved. The drummer held the drum as if it might go off.',
							'“There’s a drum over there,” said {hero}, “and this morning I shouted against it that I was the wrong one. Nobody heard. So I gave up shouting, and went in front.” The umbrella lay on the table now, very green. “I’m {hero}, from around the corner. I’m no judge at all. But I’ve heard every word tonight, and I don’t believe that you two have.” The drummer laid both sticks on the floor.',
						],
						else: [
							'{hero} laid the umbrella on the table. “I have to tell you something,” {they} said. “This came to me on the wind. I’m not a judge. I’m {hero}, from around the corner, and I should have said so this morning. But I did listen, just now, as if I were one.” Nobody moved. The drummer held the drum as if it might go off.',
							'Down went the umbrella on the table. “That isn’t mine,” said {hero}. “You all waved, and nobody ever had, so I let you. I’m only {hero}. But I’ve listened to both of you, and I don’t think that you have.” It grew so quiet that you could hear the lamps.',
							'“This isn’t mine,” said {hero}, and the umbrella came down on the table with a knock. “The wind brought it. You all looked so happy that I didn’t say so, and then it got later and later. I’m {hero}, from just around the corner. I’ve never judged anything. I’ve only listened to both of you, as well as I could.” In all that room nobody moved but {host}, who sat down.',
						],
					},
				},
				{
					say: 'Ask which day of the week that was',
					sets: ['asked'],
					outcome: [
						'“Which day was it?” asked {hero}. “Sunday,” they both said. “It was the last day of my week,” said {left}. “And when do you change over?” asked {hero}. “On Sunday evening,” said {left}. “On Monday morning,” said {right}. Both of them stopped. “It always went in with the tea things,” said {right}. “I suppose we never asked whose.” That night it had been nobody’s turn at all. On both sides of the aisle the cousins counted on their fingers, and got stuck at the same one.',
						'“What day was it?” asked {hero}. It was a Sunday. {left}’s week had stopped that evening, said {left}. {right}’s week had started the next morning, said {right}. As a rule it had simply gone in with the tea things, and nobody had asked whose. {left} counted on the left and {right} on the right, and they both got to the same hole in the middle. “But somebody must have had it that night,” said a cousin. They counted again. Nobody had.',
						'“What day was it?” {hero} wanted to know. “Sunday,” said {left}. “The end of my week. We always change on a Sunday evening.” “On a Monday morning,” said {right}. It grew quiet. As a rule, it turned out, {thing} had simply gone in with the tea things, and nobody had asked whose. {host} wrote down all of {left}’s days and all of {right}’s, and drew a line, and what was left over was the night in between. On both sides of the aisle cousins bent over the sum. It had been nobody’s turn.',
					],
				},
				{
					say: 'Order it to be smashed to pieces, and watch their faces',
					sets: ['neither'],
					outcome: [
						'“Then it will be smashed,” said {hero}, “and there is peace. A hammer, please!” “No!” cried {left}. “It would break {right}’s heart!” {left} clapped a hand over {left.their} mouth. But {right} had jumped up too. “Give it to {left}! Anything but that!” On both sides of the aisle it went very still. Nobody there had known that you could say such a thing out loud.',
						'“Then neither of you gets it,” said {hero}. “Somebody fetch a hammer.” “Wait!” Both of them had shouted it. “{right} can have it,” said {left}. “{left} can have it,” said {right}, at the very same time. After that nobody knew where to look. They were the first kind words in a year, and they had both been shouted at a judge.',
						'“In that case it shall be smashed,” said {hero}, “and I’ll need a hammer.” {hero} said it to {host}, but looked only at {left} and {right}. {left} had turned white. {right} was already on the way to the table. “Don’t!” cried {right}. “Give it to {left}, for good!” “To {right}!” cried {left}, in the same breath. “For good, but whole!” Nobody hissed. In both halves of the room people looked at the floor, as one does when one has heard something private.',
					],
				},
			],
			scene: {
				at: 'court',
				with: ['left', 'right'],
				shows: ['thing'],
				holds: 'umbrella',
				pose: 'hold',
				feeling: 'determined',
			},
		},
		{
			titles: ['The Verdict', 'Somebody at the Corner', 'After the Case', 'Judge {elder}'],
			time: 'night',
			parts: [
				{
					quiet: ['What came next was not loud. Everyone had to stop breathing to hear it.', ''],
					bold: ['This morning it had come out by itself. This time {hero} had been scared first.', ''],
					kind: ['{hero} said it in so warm a voice that even the cousins listened.', ''],
					honest: ['This morning it had been drummed over. Nobody was drumming now.', ''],
					clever: ['This morning {hero} had tried saying nothing, and had seen what comes of it.', ''],
					careful: ['{hero} had been waiting for the right moment since noon, and knew it when it came.', ''],
					merry: ['Everyone waited for the joke. There was no joke.', ''],
					dreamy: ['{hero} was surprised to find that everybody was listening, and went ahead anyway.', ''],
					quick: ['{hero} got it out in one breath, and only then noticed how frightening it was.', ''],
				},
				'@answer',
				{
					'hushed & told': [
						'+ In the first row the bread boy unfolded his arms.',
						'+ “There,” said the bread boy, in the first row, and did not cough.',
						'+ “That’s it,” said the bread boy to his neighbor in the first row. “That’s what I was waiting for.”',
					],
					'named & told': [
						'+ “{hero}?” said {host} slowly. “Then it doesn’t mean good evening?”',
						'+ “{hero}!” said a latecomer at the door, and bowed, and was told to hush. It had stopped meaning good evening.',
						'+ “I’ve said {hero} to two hundred people,” said {host} faintly. “What have I been saying?” “My name,” said {hero}.',
					],
					'denied & told': [
						'+ “And today I said that I didn’t know a boy,” said {hero}. “I know him. He brings me a roll every morning.”',
						'+ “And on the road I said that I’d never seen that boy,” {hero} went on. “I see him every morning. That was the worst of it.”',
						'+ “There’s a boy who brings me a roll at six,” said {hero}, “and on the road I said I’d never met him. It was a lie.”',
					],
				},
				{
					'offered & told': [
						'“That umbrella was held out to me this morning,” said {elder.the}, in the last row. “I was asked to take it, and I didn’t.”',
						'“I’m a witness,” said {elder.the}, in the last row. “This morning somebody brought me that umbrella at once. I sent it back to the front.”',
						'“May I put something in?” asked {elder.the}, from the last row. “The drum had hardly begun when that umbrella was brought back to me. It was I who wouldn’t take it.”',
					],
					'bowed & told': [
						'There was more. “And I bowed,” said {hero}. “Nobody had ever cheered for me before. I’m sorry.”',
						'“You bowed to us,” said {host}. “Three times,” said {hero}. “I couldn’t stop. I’m sorry.”',
						'There was more. “It wasn’t only the wind,” said {hero}. “I put it up and bowed, three times, because you clapped. I’m sorry about all three.”',
					],
				},
				{
					'bribed & told': [
						'And {hero} put the box of honey cakes on the table too. “Two are gone. I ate them.”',
						'Then the box of honey cakes came out, too. “These were for a judge,” said {hero}, “and I’ve eaten two. So I can’t be fair to anyone.”',
						'Last of all {hero} held up the box of honey cakes, and rattled it. “It sounds as if there were two missing. There are. It was me.”',
					],
					'confided & told': [
						'“I knew it,” said {right}, and got up. “I was told today, over a honey cake. I could have said something too.”',
						'“I’ve known since noon,” said {right}, rather red. “It was I who kept quiet. {hero} had the worse half of it.”',
						'“Since noon there have been two of us who knew,” said {right}, and stood up so that everyone could see the other one. “I had a cake on it, and held my tongue.”',
					],
					'confided & asked or confided & neither': [
						'{right}, who was the only one that knew, looked at {hero} for a moment, and gave a small nod.',
						'“Well, well,” said {right}, who knew what sort of judge that was, and had to look at the floor.',
						'Only {right} knew what kind of judge had said that, and {right.they} found something to look at on the ceiling.',
					],
					'refused & told': [
						'“I tried to bribe {hero},” said {right} suddenly. “With honey cake. It came back with the lid on.”',
						'“I can tell you one thing about {hero},” said {right}. “My honey cakes came back, all of them.”',
						'“Today I tried to buy that judge,” said {right}, and got up. “With a whole box of honey cakes. It was pushed straight back to me.”',
					],
				},
				{
					cups: [
						'“There are two cups on your table,” {hero} said to {left}. “And there are two on yours,” {they} said to {right}. “Who’s the second one for?” Neither of them answered. Both had gone red.',
						'{hero} turned to {left} and {right}. “You’ve each got a cup out that nobody uses. I saw them through the window.” {left} looked at {right}. “You, too?” said {left}. “Every day?”',
						'{hero} turned to the two. “I’ve been looking in at windows. At yours, {left}, there’s a cup too many. And at yours, {right}, there’s a cup too many.” Nobody laughed. {left} and {right} had both turned red.',
					],
					steps: [
						'“There’s a path from your door,” {hero} said to {left}, “and one from yours, {right}. They both go as far as the bench, nearly. It’s one step that’s missing.” {left} looked at {right}. “You, too?” said {left}.',
						'{hero} turned to {left}. “You went out to the bench. And so did you, {right}. I saw your paths. You’ve both done nine steps, a hundred times, and gone back.” {left} and {right} looked at the floor.',
						'“Nine steps,” said {hero}. “I saw it on the ground, on your side, {left}, and on your side, {right}. You come nine steps toward the bench, and turn around.” “So do you?” asked {right}. “Most evenings,” said {left}.',
					],
					heard: [
						'{hero} turned to the two. “The morning after, you both came out, and you both opened your mouths. Then a drum went by. What was it that you were going to say?” The drummer took off the drum. “That it was all right,” said {left}. “That it didn’t matter,” said {right}.',
						'“What did you want to say?” {hero} asked {left} and {right}. “The morning after, before the drum?” “That it didn’t matter,” said {left}, very low. “That it was all right,” said {right}.',
						'“There was a morning,” said {hero}, “when you both stood in the lane with your mouths open, {left} here and {right} there. Somebody saw it. And then a drum came along. I’d like to hear the rest.” “I was going to say that it was all right,” said {right}. “So was I,” said {left}. The drummer looked around for a door.',
					],
				},
				{
					'end-own-name': [
						'“I’m sorry that I stopped talking,” said {left} and {right}. They said it at the same time. It had been ready for a year. {Thing} went home with {left}, for a week. {Elder.the} came up between the rows, very softly, and picked up the umbrella. “I’m Judge {elder},” {elder.they} said. “I’ve walked at the back of this all day, and I’ve nothing to add. I was held up by the wind, and a better one got here first.”',
						'“You’re both waiting for a sorry,” said {hero}. “So say it on three.” And {hero} counted. They said it on two, and {thing} was shared again, a week each. Then somebody laughed at the back, and came up to the table. “That’s my umbrella,” said {elder.the}. “I’m Judge {elder}. I’ve watched {hero} all day, from behind. I’m going home, because there is nothing left for me to do.”',
						'“I think you’ve both got the same word in your mouths,” said {hero}, “and each of you wants the other to begin.” {left} looked at {right}. “Sorry,” said {right}, not very clearly, and “sorry,” said {left}, even less so. It was enough. {Thing} was to go from door to door again, a week here and a week there, with tea. When the noise was over, {elder.the} was standing at the table. “I’m Judge {elder},” {elder.they} said, and shook out the umbrella, to see if it was all right. “I came here to decide this. It would have taken me three days.”',
					],
					'end-late-truth': [
						'“They’re both waiting for a sorry,” said {hero}. “That’s all it is.” “And we cheered you,” said {host}. “All day. You let us.” {hero} had no answer to that, only a sorry, and it came out crooked. Then {elder.the} came forward and took the umbrella. {Elder.they} was Judge {elder}, {elder.they} said, and {elder.they} had one question. “Who in this room has said sorry today?” It was just the one. “Then that’s two short,” said {left}, after a while, and turned to {right}, and said it. {hero} stayed and carried out the benches, every one of them. At the last somebody took the other end. “You were late,” said {elder}. “So was I, the first time.”',
						'“Nobody has said sorry,” said {hero}. “In a whole year.” Nobody cheered. “And you let us beat the drum for you,” said {host}. So {hero} said it first. It sounded very small. Then {elder.the} came up to the table. “I’m Judge {elder},” {elder.they} said, “and that’s my umbrella. Who was the first here tonight to say sorry?” “The wrong judge,” said {left} slowly. “And it doesn’t seem to hurt,” said {right}. The two took {thing} home between them. {hero} stacked the chairs, and at the last one somebody took the other end. “You were late,” said {elder}. “But I’ve seen people keep an umbrella for years.”',
						'“It’s one word,” said {hero}, “and nobody has said it. Sorry.” “And who’s that one for?” asked {host}. “For you. I let you drum for me all day.” Nobody clapped. Somebody rolled up a flag. But {left} had been listening. “If that’s how it’s done,” said {left}, and turned around to {right}, and did it. {Elder.the} had come for the umbrella by then, and was Judge {elder}, and wrote down “a week each,” and under it “with tea.” The benches emptied. {hero} stayed behind to put the chairs straight, and found that somebody had begun at the other end. “You were late with it,” said {elder}, over the last one. “The first time one always is.”',
					],
					'end-found-out': [
						'“A week each, and tea,” {hero} was going to say. But the box of honey cakes had been standing on the edge of the judge’s chair, and now it fell, and honey cakes rolled along the front row like wheels. “I baked those,” said {right} in a small voice. “I’m no judge,” said {hero}. “I had two of them. I’m sorry. They were very good.” “Then who is the judge?” cried {host}. “I am,” said {elder.the}, and came up the aisle between two rows of open mouths. Judge {elder} took back the umbrella, and sat down in the chair. “{hero} had it nearly done,” {elder.they} said. {left} and {right} only had to go through it once more, and say nothing but what the other had done right. By midnight it was a week each again, and tea. When {hero} went out, without any drum, somebody put a box into {their} {hand}. There was one cake in it, and a card. “You owned up in a day,” it said. “We took a year.”',
						'“So it’s a week each,” said {hero}, and it might have worked. But just then the box slid off the judge’s chair, and honey cakes rolled out in all directions, and one of them stopped in front of {left}. “Those are {right}’s,” said {left}. The whole court looked at the judge. “I’m not even a judge,” said {hero} miserably. “I’m just somebody who was hungry.” “But then who is Judge {elder}?” cried {host}. “I am,” said somebody at the back. It was {elder.the}. Judge {elder} took back the umbrella, and sat down in the chair. “It was the right verdict, all the same,” {elder.they} said, and only asked if there was anything to add. By midnight both had said sorry for a year of shut doors, and it was a week each again. {hero} swept up the crumbs. On the step outside stood a box with one honey cake in it, and two names on the lid.',
						'{hero} stood up to say that it was a week each, as before. The chair moved, and the box on the edge of it went over. One honey cake rolled down the aisle, quite slowly, and both sides watched it pass. “I know that cake,” said {left}. “We always had it with our tea.” “I gave it to the judge,” said {right} in a very low voice. “I’ve eaten two,” said {hero}, “and I’m not the judge. I only caught the umbrella.” “The judge is back here,” said somebody in the last row, where the cake had stopped. It was {elder.the}. Judge {elder} took back the umbrella and the big chair. “I’d have said the same,” {elder.they} told {hero}. So it was a week each, with tea, and with two sorries that had been a year on the way. {hero} went out alone, without any drum. Somebody had left a box on the step, with one honey cake in it. “For the road,” it said on the lid.',
					],
					'end-asked': [
						'“So it was nobody’s turn,” said {hero}. “{left} had finished, and {right} hadn’t begun.” “I saw it out there,” said {right} slowly, “and I thought, how like {left}.” “I thought the same of you,” said {left}. It is not easy to go on being angry about a hole in a week. The two went home with {thing} between them, and at every door each of them said, “After you.” Outside stood {elder.the}, and {hero} held out the umbrella. “You’re Judge {elder},” said {hero}. “And you have done my work for me,” said {elder}. “Will you tell them, or shall I?” {hero} went back in and told everyone {themself}. Some laughed, and some went home without a word.',
						'“Then nobody forgot it,” said {hero}. “It was out there because each of you had left it for the other.” {left} went red, and {right} went redder. The two carried {thing} home between them, arguing about who should go through the door first. Outside, {hero} held out the umbrella. “You are Judge {elder}, aren’t you?” “And you are not,” said {elder.the}. “That was a first-rate verdict. It’s a pity that you’ll have to tell them.” {hero} told them, from the top of the steps. Some clapped. Some had held up babies, and did not.',
						'“So it was left out by nobody,” said {hero}, “and nobody has to say sorry for it.” {left} and {right} both did, all the same, for the year. That took a while, as neither wanted to be second. Then off went {thing} between the two of them, and the cousins went along behind, out of step. At the door {hero} held out the umbrella to {elder.the}. “This belongs to Judge {elder}, I think.” “It does,” said {elder.the}, “and I’d have judged no better. But there’s something still to be said in there, and it isn’t mine to say.” {hero} turned around and told whoever was left. After the first sentence some of the faces shut. After the last one a few had opened again.',
					],
					'end-neither': [
						'“You both shouted at the same time,” said {hero}, “and neither of you shouted ‘mine.’” It was true. After that it was no use pretending, and they talked, {left} first and then {right} and then both of them, until the lamps went out. It was to be a week each again. On the step outside somebody moved over for {hero}. “It would have made a fine crash,” said {elder.the}. “I’d never have let go of the hammer,” said {hero}. “I know. I’ve used that trick myself.” {Elder.they} was Judge {elder}, of course, and {hero} gave back the umbrella. “They’re all still in there,” said {elder}. “Now would be the time.” So {hero} went in and told them.',
						'“So it isn’t about {thing} at all,” said {hero}. It had not been, for about a year. {left} and {right} talked until the lamps burned down, and settled that it was a week each again. {Elder.the} was sitting out on the step. “You would really have smashed it?” {elder.they} asked. “I don’t know,” said {hero}. “I’m not a judge.” “I know. I am. That’s my umbrella.” {Elder.they} did not take it, though. “First go and tell them,” said Judge {elder}. “I’ll hold the door.” It took {hero} seven tries to get the first word out, and after that it went quite fast.',
						'“There won’t be any hammer,” said {hero}. “Each of you has just given it away.” {left} thought about that, and so did {right}, and then both moved to the same side of the table. Before the oil was used up it had been settled that they would share again, week by week, with tea. {hero} had gone out for some air. “You made me jump, with that hammer,” said {elder.the}, on the step. “I made myself jump, too,” said {hero}. “I’m no judge. This is your umbrella, isn’t it?” “It is,” said Judge {elder}, “and I’ll have it when you come out again. They’re all still in there.” So {hero} went back in, got behind the table, and told them who had been sitting there.',
					],
				},
				{
					'named & end-found-out': [
						'Outside somebody called, “{hero}!” It was {host}, who had come the whole way without the drum. It did not mean good evening.',
						'“{hero}!” somebody said, over the fence. It was {host}, with a hat in one hand. “I only wanted to say it properly,” said {host}.',
						'“Wait!” It was {host}, who had run, without the drum, as far as the fence. “I’ve been saying it wrong all day,” said {host}. “Good evening, {hero}.”',
					],
					named: [
						'And when {hero} came around the corner that night, {folk} were there already, left and right mixed up together. All the hats came off. “{hero}!” called everybody. This time it did not mean good evening.',
						'It was very late when {hero} came to the corner. There was a light, and {host} was holding it, and behind {host.them} stood a good part of the parade. “{hero}!” said one after the other, not very loudly, because people were asleep. All of them had come to say it right.',
						'“Hush,” said somebody around the corner, late that night, as {hero} came along, and after that there was a good deal of breathing in the dark. Then a lamp was uncovered. {host} was there, and half of the left side, and half of the right. “{hero}!” cried all of them. This time it was a name.',
					],
					'hushed & end-found-out': [
						'At the corner sat the bread boy, on his basket. “You said it,” he told {hero}. “It was a bit late, but I didn’t have to cough.” He was holding the lid of a bread box, and had painted something on it, since he was the only one who knew how it was spelled. It said {hero}.',
						'The bread boy had run ahead to the corner. “I was just going to cough,” he said, “when that box fell.” He had a sign, and the paint on it was still wet. It said {hero}. “It’s for next time,” said the bread boy, “so that nobody mixes you up.”',
						'“I had the cough all ready,” said the bread boy, who sat on his basket at the corner, “and then the box did it for me. But you said it.” Next to him leaned the lid of a bread box, with letters on it that had dripped a little. It said {hero}.',
					],
					hushed: [
						'At the corner somebody was waiting, with a big basket and a sign. He had painted it himself, on the lid of a bread box, since he was the only one who knew how it was spelled. It said {hero}.',
						'“You did it,” said the bread boy. “I didn’t have to cough.” He had run ahead to the corner, and was holding up a sign, and the paint on it was still wet. It said {hero}. “You stood there so often,” he said. “I thought that you’d like to see what it looks like from the front.”',
						'Around the corner came {hero}, slowly, for it had been a long day. And there stood somebody who was looking out for somebody, with a big basket beside him and a sign held up in front. It was the bread boy. He had painted it himself, on an old bread-box lid, and had not had to ask for the spelling. It said {hero}.',
					],
					denied: [
						'At six in the morning somebody knocked, at the corner. It was the bread boy. “Do I know you?” he asked. “Yes,” said {hero}. “I’m {hero}. You bring me a roll every day, and I said that I’d never seen you. I’m sorry.” “I know who you are,” said the bread boy. “I only wanted to hear you say it.” It was a roll with seeds.',
						'There was a light at the corner. The bread boy sat on his basket. “Judge,” he said politely. “{hero},” said {hero}. “I’m {hero}, and I did know you. You’re the only one who ever said good evening to me.” The bread boy moved over on the basket. “Then say it,” he said. “Good evening,” said {hero}.',
						'The next morning at six the bread boy came, as always, but he did not look up. “Wait,” said {hero}. “I know you. I knew you last night, too, and I said that I didn’t. I’m {hero}, and I’m sorry.” The bread boy thought about it, with one hand in the basket. “Plain, or with seeds?” he asked. He knew quite well which. “With seeds,” said {hero}.',
					],
				},
			],
			choices: 'none',
			scene: { at: 'court', with: ['elder', 'host'], shows: ['thing', 'umbrella'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
