import type { PlotLevel } from '../../format.ts';

export const wrongGuest4: PlotLevel = {
	joins: [
		'“{choice}” It was said lightly, and {hero} did it, and thought no more about it until the wind brought a green umbrella, which {they} caught. That was the mistake. {host.name}, {host.a}, had a letter saying that the famous Judge {elder} would carry a green umbrella, and {folk} had been waiting since morning. Nobody looked twice at {elder.the} who had lost it. So {hero} was to settle the long quarrel of {left} and {right} over {thing.a}, and every hour made it harder to mention that {they} could not.',
	],
	chapters: [
		{
			titles: ['The Wrong Umbrella', 'A Case of Weather', 'Arrivals', 'The Description in the Letter'],
			time: 'day',
			parts: [
				[
					'There are people who are met and people who are not, and {hero} had long ago stopped pretending that this was a matter of luck. Some had only to step down on to a platform to be waved at. {hero} was {described}, was generally on time, and had never in {their} life been met by anyone.',
					'{hero} went to watch arrivals the way other people go to the theater. [Twice a week|Most mornings] {they} stood {start.at} while strangers were embraced, scolded, and relieved of their luggage, and then {they} went home. {hero} was {described}, and it had never once occurred to anyone to wave.',
					'If anybody had asked {hero} what {they} wanted most, {they} would have said something sensible. It would have been a lie. What {hero} wanted, being {described} whom most people overlooked, was to come round a corner and find that somebody had been waiting.',
				],
				{
					'mood-eerie':
						'That day the wind changed without a sound, as if someone had turned a page. A green umbrella came drifting {start.to}, upright, in no hurry, like a thing keeping an appointment. {hero} put out a {hand} and caught it. A long way behind came {elder.a}, out of breath, whom nobody noticed.',
					'mood-grand':
						'That day it blew hard enough to take the hats off the important. A green umbrella tore loose, cleared the heads of the crowd, and came down in a long and reckless dive that {hero} ended with one {hand}. A long way behind came {elder.a}, out of breath, whom nobody noticed.',
					'mood-funny':
						'That day the wind stole an umbrella. It was green, it was running away, and it had already knocked down a [newspaper seller|man selling balloons] and the lunch of two officials when {hero} brought it to a stop. A long way behind came {elder.a}, out of breath, whom nobody noticed.',
					else: 'That day there was just enough wind to be a nuisance. It took a green umbrella from somebody at the back and rolled it, politely, all the way to {hero}, who caught it. The owner came puffing after it, {elder.a}, whom nobody noticed.',
				},
				[
					'Somebody noticed the umbrella, however. “Green,” said a voice, with emotion. It belonged to {host.name}, {host.a}. There was a letter in evidence, and behind {host.them} a drum began. “As described! Judge {elder}, we had almost given you up.” All of {folk} turned round, and every single one of them was smiling at {hero}.',
					'“The green umbrella,” said somebody, and a drum struck up before the sentence was over. It was {host.name}, {host.a}, waving a letter in which the great Judge {elder} was described by that one article and nothing else. {Folk} parted. At the end of the gap, with every face turned toward {them}, stood {hero}.',
				],
				{
					quiet:
						'It would have taken one word. But {hero} was {trait}, and one word in front of two hundred people was, by {their} reckoning, about a hundred and ninety-nine too public. The silence was taken for dignity.',
					bold: 'It would have taken one word, and {hero} said one. Unfortunately {they was} {trait}, and the word that came out was “Delighted.”',
					kind: 'It would have taken one word. But {host} had tears of relief on both cheeks, and {hero}, who was {trait}, could not find a way of saying it that left them there.',
					honest:
						'It would have taken one word, and {hero}, who was {trait}, said it twice. The drum was in front of it both times. After that it would have been an interruption.',
					clever:
						'It would have taken one word. But {hero} was {trait}, and wanted to see, just for one moment, what it looked like from there. One moment turned out to be the going price.',
					careful:
						'It would have taken one word. {hero}, being {trait}, waited for the right moment, and so discovered how quickly a wrong moment becomes the only one there was.',
					merry:
						'It would have taken one word. {hero}, who was {trait}, assumed that it was a joke and laughed along with everyone, until {they} noticed that nobody else was laughing. They were applauding.',
					dreamy:
						'It would have taken one word. But {hero} was {trait}, and had been following a thought about umbrellas, and by the time {they} came back from it {they} had apparently accepted.',
					quick:
						'It would have taken one word. But {hero} was {trait}, and had already stepped forward to hand the thing over, and stepping forward turned out to be all the answer they needed.',
				},
				[
					'“You know the case,” said {host}, as one says to people who do. {left.name} and {right.name} had once been the best of neighbors. Now both laid claim to {thing.a}, and had not exchanged a word in eleven years, and half of {folk} had stopped talking to the other half out of loyalty. The hearing was tomorrow night, {court.at}. After that, one way or the other, it would be quiet again.',
					'“I need not explain the case,” said {host}, and explained it. It concerned {thing.a}. {left.name} and {right.name} had once shared it like a joke; for eleven years now neither had spoken to the other, and by degrees {folk} had been obliged to sit on one side or the other of everything. It was to be heard tomorrow night, {court.at}. “Whatever you say, we shall stand by it,” said {host}. “We are so very tired of it.”',
				],
			],
			choices: [
				{
					say: 'Deny it, loudly, through the noise of the drum',
					sets: ['tried'],
					outcome: [
						'“I am not the judge!” {hero} called, with all the breath there was. The drum stopped exactly one word too late. “Not one to judge,” {host} repeated, visibly moved, and looked around to see who else had heard it. Only {elder.the} had been near enough to hear the sentence whole, and {elder.they} looked at {hero} with sudden attention, and kept it to {elder.themself}.',
						'{hero} said it three times. The first was lost in the drum, the second in the cheering, and the third was heard by {host}, who explained to the others that great judges always began by denying it. Only {elder.the}, at the back, was not smiling. {Elder.they} was listening, which is a different thing.',
					],
				},
				{
					say: 'Carry the umbrella back to its owner first',
					sets: ['offered'],
					outcome: [
						'{hero} walked straight past the drum and held the umbrella out to {elder.the}. “Yours, I think.” {Elder.they} regarded it for some time. “It was,” {elder.they} said. “But you seem to be doing more with it than I ever did. Bring it along. I should like to see where it goes.” And {elder.they} fell in at the very back.',
						'There was a gap in the crowd, and {hero} used it to reach {elder.the}. “This is yours,” {they} said quietly. “Please take it, and I can explain.” {Elder.they} looked at the drum, the flags, the two hundred hopeful faces. “Not just yet,” {elder.they} said. “I have only ever seen these things from the front. You cannot think how different the hats look.”',
					],
				},
				{
					say: 'Open the umbrella and acknowledge the applause',
					sets: ['bowed'],
					outcome: [
						'{hero} opened the umbrella, and bowed, and the applause came up like warm water. It was shameful how pleasant it was. {They} bowed again. It was only while straightening up that {they} saw {elder.the} among the faces, clapping with the others, slowly, and in time.',
						'It was the umbrella that decided it. It opened with a noise like a small sail, and after that there was nothing to be done but bow. They loved it. {hero}, who had never been loved by a crowd, let it go on for perhaps four seconds longer than an innocent person would. {Elder.the}, at the back, appeared to be counting.',
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
			titles: ['Precedence', 'The Head of the Procession', 'After You, Judge', 'Two Hundred Witnesses'],
			time: 'day',
			parts: [
				'@answer',
				[
					'So they set out, in order of importance, which put {hero} at the front and {elder.the} at the far end with the [spare drumsticks|lunch baskets]. “I have always wondered,” said {host} on the way, “how one becomes a judge.” “By accident,” said {hero}. {host} laughed for a hundred yards. It was the first honest thing {hero} had said that day, and it had gone down as wit.',
					'The procession formed itself, as these things do, with {hero} at the head and {elder.the} at the tail. It is a curious sensation to be followed. Every time {hero} slowed down, two hundred people slowed down too, and assumed that there was a reason. “Went by a baker’s just now,” somebody whispered, “and did not even look. What self-control!”',
				],
				[
					'At the foot of the first hill the drum faltered and fell silent. {Folk} looked at {host}, {host} looked at {hero}, and {hero}, having nobody left to look at, looked at what lay ahead. “After you, Judge,” said {host}.',
					'They got as far as the third milestone. There the whole procession halted, and a respectful space opened around {hero}, of the kind that opens around doctors. “We did mean to mention this,” said {host}. “But with you in front, it hardly seemed worth it.”',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['A Present for the Judge', 'A Quiet Word', 'Entirely Between Ourselves', 'The Lid of the Box'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				{
					late: 'It had cost them the rest of the daylight, and not one of them complained, which was harder to bear than complaints. They made camp where they were.',
					owes: 'It had cost {hero} a promise, and {host} remarked that a judge’s promise was as good as gold. {hero} ate very little that evening. They made camp where they were.',
					else: 'They made camp on the far side, and {folk} told each other the story of it around the fire. By the third telling {hero} had hardly been afraid at all.',
				},
				[
					'It was nearly dark when {right.name} sat down beside {hero}. {Right.they} was {right.a}, and {right.they} had brought a flat box. “Entirely between ourselves,” said {right}. Inside lay a gold chain, the heavy kind, of the sort that is worn on the outside of coats by people who are met. “It was made for whoever should settle the matter sensibly. I only mention it.”',
					'Later, when the drum had been put to bed in a blanket, {right.name} came over, {right.a}, carrying a small flat box. “I would never try to influence a judge,” said {right}, and lifted the lid. It was a chain of office, old gold, with {hero}’s whole reflection in every link. “It has simply been lying there with nobody to wear it.”',
				],
				[
					'“And what is so particular about {thing}?” asked {hero}. {right} was silent long enough for the fire to settle. “You would have to ask {left},” said {right} at last. “I am not able to.” It did not sound like anger. It sounded like somebody describing a locked door from the inside, and {hero} noticed that {right} had turned so as to be able to see where {left} sat.',
					'“It is only {thing.a},” said {hero}. “Is it not?” {right} looked into the fire as if it had been asked. “Put that to {left},” said {right} after some time. “It is a thing that I can tell only to {left}.” There was no heat in it. It was how one mentions that a bridge is down; and {hero} saw that the chair had been so placed that {left}’s back could be seen from it, over there, by the other fire.',
				],
				[
					'The chain caught the firelight. Nobody had ever given {hero} anything with a lid before. On the other side of the fire {elder.the} was darning something, with great concentration, entirely within earshot.',
					'It lay there and shone. {hero} had not known that one could want a thing so much in so short a time. Beyond the fire {elder.the} bit off a thread, and held the darning up to the light, and was in no hurry to lower it.',
				],
			],
			choices: [
				{
					say: 'Take the chain and say nothing either way',
					sets: ['bribed'],
					outcome: [
						'{hero} took it. Nothing had been promised, {they} told {themself}, and nothing had been asked; it was merely a chain that had changed places. It was surprising how much it weighed. {right} said good night with a slight bow, and it struck {hero} that the bow had been a little lower before.',
						'“How kind,” said {hero}, and the lid clicked shut on {their} side of the fire. {right} nodded, almost sadly, like somebody who has put a coin on the scale and hoped that it would not tip. {hero} lay awake with the box under {their} head. It was not a comfortable shape.',
					],
				},
				{
					say: 'Close the lid and slide the box back',
					sets: ['refused'],
					outcome: [
						'{hero} shut the lid. “If you are right you will not need it,” {they} said, “and if you are wrong it will not help.” {right} took the box back, and looked, of all things, relieved. “The last one kept it,” said {right}. “We had to have another made.”',
						'“No,” said {hero}, and slid the box back over the grass. It would have sounded nobler without the small noise that {their} throat made. {right} stayed where {right.they} was for a while. “{left} would have done that,” said {right}, as if it were a complaint.',
					],
				},
				{
					say: 'Tell {right} the truth about the umbrella',
					sets: ['confided'],
					outcome: [
						'“I am not Judge {elder},” said {hero}. “I caught an umbrella.” {right} laughed, and stopped, and then for the first time that day somebody looked at {hero} and not at what {they} carried. “Does anyone else know?” “No.” “Then we both have something in a box,” said {right}, and took the chain away again.',
						'It was easier in the dark. {hero} told {right} all of it, the wind, the drum, the four seconds. “So I have just tried to bribe nobody,” said {right} slowly. “That is the most embarrassing thing I have done in eleven years, and I have done one other.” {Right.they} would not say what the other one was.',
					],
				},
			],
			scene: {
				at: 'first',
				with: ['right', 'elder'],
				shows: ['campfire', 'chest'],
				pose: 'think',
				feeling: 'worried',
			},
		},
		{
			titles: ['Next Morning', 'What the Drum Was Spared', 'The Second Difficulty', 'In Front Again'],
			time: 'day',
			parts: [
				'@answer',
				[
					'In the morning there was a procession again. It had grown overnight. People had come [down from the hills|from two valleys off] to see the judge who had dealt with {first}, and they brought children to be lifted up and shown what fairness looked like. {hero} held the umbrella higher, mainly in order to be behind it.',
					'By morning the story had overtaken them. There were strangers at every bend of the road, with flags, and one very small child asked {hero} whether it was hard, always knowing what was right. “Yes,” said {hero}, with such feeling that the mother took the child away, much comforted.',
				],
				[
					'{left} walked on the left side of the road and {right} on the right, and the whole procession had arranged itself between them like a careful sentence. So they came to the second difficulty, and everyone stood aside, with confidence. They had seen {hero} do this before.',
					'Then, with only an hour to go, the whole line stopped once more. Nobody even pretended to have an idea. The drum rolled, once, in an encouraging manner, and was quiet, and several hundred eyes settled on the back of one neck.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['A Letter for Judge {elder}', 'Urgent, by Hand', 'The Second Letter', 'Opened by Mistake'],
			time: 'dusk',
			parts: [
				'@second.outcome',
				[
					'They could already see the lights of {court} when a messenger overtook them, asked for Judge {elder}, and was sent with perfect trust to {hero}. There was no way of not taking it. The letter was addressed in green ink, and somebody had underlined the word urgent until the pen gave out.',
					'It was then that the letter came. A messenger, gray with dust, put it straight into {hero}’s {hands}, because anybody could see who the judge was. {They} stepped behind the umbrella and opened it. Afterwards {they} could not have said what {they} had hoped for.',
				],
				[
					'“Dear colleague,” it said. “I hear that you mean to arrive unannounced and walk at the back again, to see how people behave when no judge is looking. I never understood what you learn by it. Do at least keep dry. You are hopeless without that umbrella.”',
					'“My dear friend,” it said. “So you are off again, to walk behind your own procession with a bag, and find out how people behave to whoever is not the judge. I cannot imagine what you hope to learn that you do not know. But do hold on to the umbrella. The last time you let it blow away, and see what came of that.”',
				],
				[
					'{hero} read it twice. Then {they} looked along the whole length of the procession, past the flags and the drum and the children on shoulders, to the last person in it, who was sharing a sandwich with a dog. {Elder.they} had heard every word since yesterday. {Elder.they} had seen the fire, and the box.',
					'There was really only one person whom it could mean. {hero} looked back over all those heads to the very end of the line, where {elder.the} was walking by {elder.themself} with a bag and no umbrella. {Elder.they} had been close by at the drum. {Elder.they} had been closer by at the fire.',
				],
				{
					bribed: 'Inside its box the chain shifted, with a small expensive sound.',
					confided:
						'Across the road {right} caught {hero}’s eye and raised an eyebrow. It was a comfort to be known by one person, even by that one.',
					refused:
						'{hero} thought of the box, and of how near {they} had come to not pushing it back. It had been a matter of an inch.',
				},
				[
					'“Nothing serious, I hope?” called {host}. Everything depends, in such a moment, on what one does with one’s face.',
					'“Not bad news?” called {host}. {hero} felt {their} own face, from the inside, like somebody looking for a switch.',
				],
			],
			choices: [
				{
					say: 'Let the letter vanish into the folds of the umbrella',
					sets: ['hid'],
					outcome: [
						'“Nothing,” said {hero}, and rolled the letter into the green silk, where it made hardly any difference. So now it was… {hero} looked for the word. Yesterday it had been a mistake. It had stopped being one at some point, without any bump, the way a road crosses a border.',
						'{hero} folded the letter small and let it fall among the ribs of the umbrella. “Just the weather,” {they} said. It was the first lie that {they} had actually had to make. All the others had been handed to {them} ready.',
					],
				},
				{
					say: 'Carry the letter to the end of the line',
					sets: ['gave'],
					outcome: [
						'{hero} walked against the current, all the way to the back. “This came for you,” {they} said. {Elder.the} looked at the broken seal, and at {hero}, and put the letter into the bag beside the bread. “So it did,” {elder.they} said. “And what will you do at the front, now that you know who is at the back?” {hero} did not know. “Good,” said {elder.the}.',
						'“I opened your letter,” said {hero}, at the very end of the line, where no one could hear. “I thought that I was you.” {Elder.the} considered this. “It passes,” {elder.they} said. “Go on up there. They are waiting, and I have not finished looking.” {hero} went. It was a longer way than before.',
					],
				},
				{
					say: 'Ask {host} privately to call the hearing off',
					sets: ['warned'],
					outcome: [
						'“Call it off,” said {hero}. “I am not fit to do it.” {host} lowered {host.their} voice. “Judge, may I tell you something? They have put out chairs. On both sides. Left and right. They have not sat in one room since the quarrel began, and tonight they will, because of you. So be as unfit as you like, but be it in there.”',
						'{hero} drew {host} aside and asked for the hearing to be called off. {host} went pale. “There are grandparents in there who have come to see their own grandchildren across an aisle,” said {host}. “I do not care if you decide it with a coin. Only come in.” There was, unfortunately, no answer to that.',
					],
				},
			],
			scene: {
				at: 'second',
				with: ['host', 'elder'],
				shows: ['letter'],
				holds: 'umbrella',
				pose: 'hold',
				feeling: 'worried',
			},
		},
		{
			titles: ['The Hearing', 'Left and Right', 'The Third of May', 'Both Sides of the Aisle'],
			time: 'night',
			parts: [
				'@answer',
				{
					'first.reach': [
						'{Court} was full to the doors and some way beyond them. The table with {thing} on it stood in the middle, and between it and {hero} stood everyone {they} had ever hoped would wait for {them}, packed solid, facing the other way.',
						'The difficulty, absurdly, was getting in. All of {folk} had come, and nobody would give up a place, and the one person without whom it could not begin was standing outside, behind a wall of backs.',
					],
					'first.hear': [
						'Eleven years of silence had evidently been saved up. They were all shouting, aisle at aisle, before {hero} had so much as reached the table, and “Good evening” went under like a pebble.',
						'Nobody could have called it to order. {left}’s side was shouting at {right}’s, and {right}’s at {left}’s, with the thoroughness of people who have rehearsed at home, and {hero}’s mouth opened and closed in the midst of it like a picture of someone speaking.',
					],
					'first.trust': [
						'“Before we start,” said {left}, rising, “I should like to know why anyone here supposes that a stranger will be fair.” It was a good question. It went along the rows like a draft, and people drew their coats together.',
						'{left} stood up on the left. “I have been told all my life to trust the ones in front,” said {left}. “Why this one?” And for once the right-hand side of the room had no objection.',
					],
				},
				{ 'first.reach & flies': '+ Nor could one fly; every inch of air had been hung with flags, for the occasion.' },
				'@first.later',
				[
					'Then it was very still, and {left} told it, and {right} told it, and it was the same story. They had found {thing} together when they were young and had it week about. On the third of May it was {left}’s week, or {right}’s. That night it was left out on the step, in the rain, in plain sight, and in the morning each of them had waited for the other to come and say something.',
					'There was silence, and they were asked to begin. {left} told it standing, and {right} told it sitting down, and but for the names they might have been reading from one page. There had been two young people who found {thing}, and had it week about. There had been the third of May, when it rained, and when it stood out on the step until morning, where anyone could see it. It was the other’s week; both of them said so. And both had waited, that day, and the next, for somebody to come across the road.',
				],
				[
					'“For how long?” asked {hero}. They both looked surprised. “Well,” said {left}. “Since then,” said {right}. {Thing} lay on the table in the lamplight. It had dried, of course, in the first week. From the back row {elder.the} looked on, with an expression of nothing but interest.',
					'“And which of you was it?” asked {hero}. It appeared that it no longer mattered; it had mattered only until breakfast. After that there had merely been one morning, and then the next one. {Thing} stood between them on the table, as dry as a bone. In the last row {elder.the} had put down the bag, and was listening with both {elder.their} eyes shut.',
				],
			],
			choices: [
				{
					say: 'Lay the umbrella beside {thing} and say whose it is',
					sets: ['told'],
					outcome: [
						'{hero} put the umbrella on the table. “This is not mine,” {they} said. “It blew to me, and you were all so glad to see it that I did not say so. I am not a judge. I am {hero}, and I live around the corner from where you found me.”',
						'It made a small click, going down. “I ought to have done that yesterday,” said {hero}. “I am nobody whom you sent for. I come from around the corner. I was standing there when the wind came, and you waved, and I had never been waved at.”',
					],
				},
				{
					say: 'Ask which of them first came to the other’s door',
					sets: ['asked'],
					outcome: [
						'“And which of you knocked?” asked {hero}. “In eleven years. Which one came to the door and asked?” The silence that followed was of a new kind. “I listened for it,” said {right}, in the end. “I had the kettle on,” said {left}, “most evenings.”',
						'“I should like to know one thing,” said {hero}. “Who came to whose door?” {left} looked at the floor on the left, and {right} at the floor on the right. “I got as far as the gate,” said {left}. “I saw you at the gate,” said {right}. “I thought that you were only looking at the weather.”',
					],
				},
				{
					say: 'Rule that neither shall have it, and have it taken away',
					sets: ['neither'],
					outcome: [
						'“Then neither of you shall,” said {hero}. “It goes to a museum.” Two chairs fell over. “You cannot take it from {right},” cried {left}, “{right.they} has had it by the bed every winter since…” and there stopped, eleven years too late, with {left.their} mouth open.',
						'“Take it away,” said {hero} to {host}, “and lock it up. Neither of them.” “But {left} loves it!” It was out before {right} could catch it. In the whole of {court} nobody breathed, least of all the two who were standing there, staring at each other over an empty place on a table.',
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
			titles: ['Judgment', 'What the Back Row Saw', 'Costs', 'To Be Met'],
			time: 'night',
			parts: [
				{
					quiet: [
						'{hero} did not raise {their} voice, for {they was} {trait}, and so two hundred people had to lean forward in order not to miss it.',
						'',
					],
					bold: [
						'People called it {trait} later, and meant the wrong part. The {trait} part was beginning without knowing how it would end.',
						'',
					],
					kind: ['It was said in so {trait} a manner that it took a moment to hurt.', ''],
					honest: [
						'There was no drum in front of it this time. There was only {hero}, as {trait} as ever, and a very quiet room.',
						'',
					],
					clever: [
						'For a day and a night {hero}, who was {trait}, had wanted to see how it would end. It had not struck {them} until then that it was waiting for {them}.',
						'',
					],
					careful: [
						'All that waiting for the right moment, and here one was. {hero}, {trait} to the last, did not let it go by twice.',
						'',
					],
					merry: [
						'{They was} {trait}, everyone knew that by now, and so they waited for the joke, and slowly understood that there was none coming.',
						'',
					],
					dreamy: ['{hero}, that {trait} creature, had never in {their} life been so entirely in one place.', ''],
					quick: [
						'It was out before {they} could stop it. That is the good side of being {trait}: courage hardly has time to wear off.',
						'',
					],
				},
				'@answer',
				{
					'told & second.reach': [
						'They did not shout. They came forward, all of them, to look at what they had been cheering; and {hero} went backward before them, row by row, until {they was} against the doors with the half of it unsaid.',
					],
					'told & second.hear': [
						'For a moment nobody took it in. Then they did, and each of them was telling all of the others how much they had given for the flags. There was a second half to what {hero} had to say, and it went under.',
					],
					'told & second.trust': [
						'“You have lied to us since yesterday,” said {left}, “and now you tell us that you have.” It was said without heat. “You will see the difficulty.”',
					],
					'second.reach': [
						'{left} was already halfway to one door, and {right} to the other. It is how people go who have been understood, and cannot bear it. {hero} had only to be at both doors within the minute; but the whole of the audience had risen, from tact, so as not to see it sitting down.',
						'{left} stood up, blindly, and began to push toward the side door; {right} had already turned to the other. There was perhaps half a minute. Between {hero} and the two of them stood two hundred of their closest supporters, all on their feet.',
					],
					'second.hear': [
						'{right} had put a question, in a voice that had not been used for the purpose in eleven years, and that did not carry. It was drowned by {right}’s own side, who were calling out on no account to give way.',
						'{left} said something then, across the aisle, and {right} cupped an ear. It could not be heard. Their supporters, who had not quarreled for eleven years in order to be reconciled over their heads, had started again on both sides.',
					],
					'second.trust': [
						'“One has seen this done,” observed an old man in the second row. “I saw it at a fair. They find out what you cannot bear, and press there.” The two had half risen. They stayed like that; it would have taken very little to make them sit.',
						'One could see it reach the two of them. “A pretty stroke,” said somebody on the right, quickly. “And what does the judge get out of it?” said somebody on the left; and it began to be withdrawn, like a hand.',
					],
				},
				{
					'second.reach & flies':
						'+ Overhead it was all lamps and flags by now, and not a hand’s breadth between them.',
				},
				'@second.later',
				{
					'bribed & told':
						'The flat box was put down next to it, with the lid open. “And this,” said {hero}, “I was given for nothing at all, and kept.” {right} looked straight ahead.',
				},
				{
					'end-own-name': [
						'In the back row {elder.the} got up, which took some time. “I am Judge {elder},” {elder.they} said, “and that is my umbrella, and I have nothing to add. I have been deciding things for forty years. I was never once asked to decide whether I was the right person.” {Elder.they} nodded to {hero}. “Finish it.” So {hero} told them that {thing} would stand on the step again, where it had been left, and that whoever wanted it must knock. It was not a brilliant verdict. But when the room had emptied there were two people on two chairs who had pushed them, by degrees, over to the same side. {hero} walked back to the corner without a drum. Somebody was standing there, under the lamp, with a bag. “I thought that you ought to be met,” said {elder}.',
					],
					'end-late-truth': [
						'It was the truth, and it was late, and nobody there was able to keep the two apart. {host} tore the speech of thanks in half and then did not know where to put it. “We lifted up the children for you,” somebody said. {hero} gave back everything that {they} had been given, and it made a small heap beside {thing}. Then {elder.the} came forward and was Judge {elder}, and settled the matter in four minutes, fairly, with an open door and a shared key. Everyone thanked {elder.them}. It was {hero} who stayed to fold the chairs, left side, right side, two hundred of them. Near the end there was a second pair of {hands} at it. “They will forgive you by spring,” said {elder}. “It is the clapping that you will have to forgive yourself. I know. I kept some too.”',
					],
					'end-found-out & bribed': [
						'It would have been a fine verdict. But {hero} reached for the umbrella to go, and the flat box slid off the table, and what was in it came out on the floor in front of everyone. {left} picked the chain up. {left} looked at it for a long time, and then at {right}, and it was all back, the whole eleven years, because of what lay there. “So the judge was for sale,” said {left}. “There was no judge,” said {hero}. “There was only me.” {Elder.the} put it right that night, as far as it could be put right, with patience and a great deal of tea. {hero} was not in the room. {They} carried the drum home, since nobody else would, and set it down at {host}’s door with a note, and the note was only two words long, and they were the right ones. On the third of May, late, somebody knocked at {hero}’s own door. It was {left} and {right}. “We know what it is like,” they said, “to leave a thing out in the rain.”',
					],
					'end-found-out': [
						'It would have been a fine verdict. But {hero} took up the umbrella to go, and it fell open, and out of the green silk a letter dropped on the table in front of everyone. {host} read it aloud, out of pure helpfulness, as far as “when no judge is looking.” There {host} stopped. “Then who are you?” asked {host}, not even angrily. “I knew who I was not,” said {hero}. “I have known since the letter came. Until then it was a mistake.” {Elder.the} rose and was Judge {elder}, and let the verdict stand, since verdicts cannot help where they come from. But nobody walked {hero} home. {They} carried the drum back, as no one else had the heart to, and left it at {host}’s door with a note. The note was only two words long, and they were the right ones. In the spring, late one evening, somebody knocked at {hero}’s own door. It was {host}, with the drum. “We wondered,” said {host}, “whether you would like to hear what it sounds like from behind.”',
					],
					'end-asked': [
						'“Then there is nothing to judge,” said {hero}. “There are two doors, and nobody knocked.” It took the rest of the evening, and no one could say afterwards who had moved a chair first; but at midnight {left} said, stiffly, that the kettle would be on, and {right} said that it looked like rain. They left {thing} on the table. Outside, {hero} held out the umbrella to {elder.the}, and {elder.they} put it up over the two of them. “A good judgment,” said Judge {elder}. “I could not have bettered it. Now you must go back in there and tell them who gave it.” “They will take it all back,” said {hero}. “Some will,” said {elder}. “That is what it costs. I shall wait here.” And {elder.they} did, for an hour and ten minutes, in the wet.',
					],
					'end-neither': [
						'“I withdraw the museum,” said {hero}, and nobody laughed, because {left} had gone around the end of the aisle. It was eleven steps. {right} had counted on twelve, and was not ready. There are conversations that should not be written down, and that one was mostly about a rainy night and a kettle. So {hero} went out to where {elder.the} sat on the steps, and put the umbrella into {elder.their} lap. “You would have been found out on Thursday,” said Judge {elder}. “They always look closer on Thursdays.” “I know. I am going to tell them tomorrow.” “And why tomorrow?” {hero} listened to the two voices inside. “Because tonight it would be about me,” {they} said. {elder} thought this over. Then {elder.they} moved along, and made room under the umbrella.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'court', with: ['elder', 'left'], shows: ['thing', 'umbrella'], pose: 'think', feeling: 'calm' },
		},
	],
};
