import type { PlotLevel } from '../../format.ts';
import { bestGift, isOther, otherGift, untoldAlly } from '../gift.ts';

const uses = ['hear', 'reach', 'trust'] as const;

/** The one who was taken for a judge has said so, and has still to be believed. */
const isDoubted = isOther('trust', ...uses)
	.split(' or ')
	.map((each) => `told & ${each}`)
	.join(' or ');

export const wrongGuest4: PlotLevel = {
	joins: [
		'“{choice}” {hero} did it, and thought no more about it, until the wind brought a green umbrella and {they} caught it. That was the mistake. {host.name}, {host.a}, had a letter saying that the famous Judge {elder} would be carrying a green umbrella. Nobody looked at {elder.the} who had lost it. So now {hero} was supposed to settle the old quarrel of {left} and {right} over {thing.a}, and with every hour it got harder to mention that {they} couldn’t.',
	],
	chapters: [
		{
			titles: ['The Wrong Umbrella', 'A Case of Weather', 'Arrivals', 'The Description in the Letter'],
			time: 'day',
			parts: [
				[
					'Some people get met and some don’t. {hero}, or “{described},” as the porters put it, had stopped pretending that it was a matter of luck. [{hero} had seen it often enough, {start.at}: somebody stepped out of the crowd, and somebody else’s whole face lit up.|There were the others, {start.at}: a stranger came around the barrier, somebody screamed a name, and there was no getting by for the luggage.] {hero} was generally on time, and had never in {their} life been met by anyone.',
					'{hero} watched arrivals the way other people go to the theater. [Twice a week|Most mornings] {they} stood {start.at} while strangers were hugged, told off, and relieved of their bags, and afterward {hero} went home. The porters knew {them}: {described}. It had never occurred to anyone to wave.',
					'If you had asked {hero} for {their} greatest wish, you would have heard something sensible, and it would have been a lie. To most people {hero} was {described}, and easy to overlook. What {they} wanted was to come around a corner and find that somebody had been waiting.',
				],
				{
					'mood-eerie':
						'That day the wind changed without a sound. A green umbrella came drifting {start.to}, upright, in no hurry, as if it had an appointment. {hero} put out a {hand} and caught it. A long way behind, out of breath, came {elder.a}. Nobody noticed.',
					'mood-grand':
						'That day it blew hard enough to take the hats off important people. A green umbrella tore loose, cleared the heads of the crowd, and went into a long dive, and {hero} caught it with one {hand}. A long way behind, out of breath, came {elder.a}. Nobody noticed.',
					'mood-funny':
						'That day the wind stole an umbrella. It was green, it was getting away, and it had already knocked down a [newspaper seller|man with balloons] and somebody’s lunch when {hero} stopped it. A long way behind, out of breath, came {elder.a}. Nobody noticed.',
					else: 'That day there was just enough wind to be a nuisance. It took a green umbrella from somebody at the back and rolled it all the way to {hero}, who caught it. The owner came after it, out of breath. It was {elder.a}. Nobody noticed.',
				},
				[
					'“Green,” said a voice, with feeling. It was {host.name}, {host.a}. {Host.they} held a letter, and somewhere behind {host.them} a drum began. “Exactly as described! Judge {elder}, we’d almost given you up.” All of {folk} turned around. Every one of them was smiling at {hero}.',
					'“The green umbrella!” somebody called, and a drum struck up before the sentence was over. It was {host.name}, {host.a}, waving a letter. It described the great Judge {elder} in two words, and the words were “green umbrella.” {Folk} moved apart. At the end of the gap, with every face turned the same way, stood {hero}.',
					'“There it is!” A drum went off like a door slamming. {host.name}, {host.a}, came running with a letter held up high. “Look for the green umbrella, it says here, and you’ll have found Judge {elder}!” All of {folk} had been standing around with the faces of people who wait. Now the faces opened, one after another, and every one of them was meant for {hero}.',
				],
				{
					quiet:
						'One word would have done it. But {hero} was {trait}, and there were two hundred people, and the word stayed where it was. It was taken for dignity.',
					bold: 'One word would have done it, and {hero} said one. {They was} {trait}, and the word that came out was “Delighted.”',
					kind: 'One word would have done it. But {host} had tears of relief in both eyes, and {hero}, who was {trait}, couldn’t find a way to say it that wouldn’t hurt.',
					honest:
						'One word would have done it. {hero}, who was {trait}, said it twice, and both times the drum was on top of it.',
					clever:
						'One word would have done it. But {hero} was {trait}, and wanted to see, just for a moment, what it looked like from there. That was the moment.',
					careful:
						'One word would have done it. {hero}, being {trait}, waited for the right moment, and found out how quickly a wrong one becomes the only one there was.',
					merry:
						'One word would have done it. {hero}, who was {trait}, took it for a joke and laughed along, and only then noticed that nobody else was laughing. They were applauding.',
					dreamy:
						'One word would have done it. But {hero} was {trait}, and had been thinking about where umbrellas go, and by the end of that thought {they} seemed to have accepted.',
					quick:
						'One word would have done it. But {hero} never could wait, and had already come forward to hand the thing over, and that was all the answer anybody needed.',
				},
				[
					'“You know the case, of course,” said {host}, and explained it. {left.name} and {right.name} had once been the best of neighbors. Now both of them claimed {thing.a}, and neither had said a word to the other in eleven years, and half of {folk} had stopped talking to the other half to keep them company. The hearing was tomorrow night, {court.at}. “Whatever you say, we’ll stand by it,” said {host}. “We’re so tired of it.”',
					'It was about {thing.a}, {host} explained. {left.name} and {right.name} used to share it. For eleven years now they hadn’t spoken, and by and by everyone had had to choose: {left}’s baker or {right}’s, the left of the road or the right. Tomorrow night, {court.at}, Judge {elder} would decide. “There are children here who’ve never met their cousins,” said {host}. “Whatever you say, we’ll stand by it.”',
				],
			],
			choices: [
				{
					say: 'Deny it, loudly, through the noise of the drum',
					sets: ['tried'],
					outcome: [
						'“I’m not the judge!” called {hero}, as loudly as {they} could. The drum stopped exactly one word too late. “Not one to judge,” said {host}, deeply moved, and looked around to see who else had heard it. Only {elder.the} had been close enough to get the whole sentence. {Elder.they} looked at {hero} with sudden attention, and didn’t say anything.',
						'{hero} said it three times. The drum got the first and the cheering got the second. {host} heard the third one, and told the others that the great ones always begin by denying it. At the back {elder.the} wasn’t smiling. {Elder.they} was listening.',
					],
				},
				{
					say: 'Carry the umbrella back to its owner first',
					sets: ['offered'],
					outcome: [
						'{hero} went straight past the drum and held out the umbrella to {elder.the}. “I think this is yours.” {Elder.they} looked at it. “It was,” {elder.they} said. “But you’re doing more with it than I ever did. Bring it along. I’d like to see where it goes.” And {elder.they} fell in at the very back.',
						'There was a gap in the crowd, and {hero} got through to {elder.the}. “It’s yours,” {they} said. “Please take it, and I can explain.” {Elder.they} looked at the drum, the flags, and two hundred hopeful faces. “Not just yet,” {elder.they} said. “I’ve only ever seen this from the front.”',
					],
				},
				{
					say: 'Open the umbrella and acknowledge the applause',
					sets: ['bowed'],
					outcome: [
						'{hero} put up the umbrella and bowed, and the applause came up like warm water. It was embarrassing how nice it was. {They} bowed again. Only on the way up did {they} see {elder.the}, who was clapping with the others, slowly, and looking straight at {them}.',
						'It was the umbrella that decided it. It opened with a noise like a small sail, and after that the only thing to do was bow. {hero}, whom no crowd had ever cheered, let it go on for about four seconds longer than an innocent person would. {Elder.the}, at the back, seemed to be counting them.',
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
					'So they set out, with {hero} at the front, and {elder.the} at the far end with the lunch baskets. [“I’ve always wondered how one becomes a judge,” said {host} on the way.|“How does one get to be a judge?” asked {host} on the way. “I’ve always meant to ask one.”] “By accident,” said {hero}. {host} laughed for a hundred yards. It was the truest thing that {hero} had said all day, and it went down as wit.',
					'It’s a strange feeling to be followed. When {hero} slowed down, two hundred people slowed down and assumed that there was a reason. When {hero} looked at a bird, everyone looked at it. “Went right past a baker’s,” somebody whispered. “What self-control!” At the very end of the line came {elder.the}, and watched.',
				],
				[
					'Where the road got difficult, the drum fell silent, and everyone made room at the front. “After you, Judge,” said {host}.',
					'Then it stopped being easy, and the drum stopped with it. Two hundred people found that they had something to look at on the ground. “You’ll know what to do,” {host} told {hero}.',
					'The procession got about halfway before anything went wrong. When it did, nobody even looked worried. “We’ve got a judge,” somebody explained to a child, and lifted the child up to watch.',
				],
				[
					'+ A child was given the umbrella to hold, and held it like a candle.',
					'+ {hero} gave the umbrella to somebody, and nine people offered to be that person.',
					'+ The umbrella was lifted out of {hero}’s {hand}, with great respect, so that the judge should be free to act.',
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
					late: 'It had cost the rest of the daylight. Nobody complained, which was worse. The whole procession camped where it was.',
					owes: 'It had cost {hero} a promise. “And a judge’s promise is as good as gold,” said {host} to everyone. The whole procession camped where it was, and {hero} didn’t eat much.',
					else: [
						'The whole procession camped on the far side, and people told each other about it around the fire. By the third time {hero} hadn’t even been nervous.',
						'“How simple it looks, when a judge does it,” said {host}. Everyone camped on the far side. {hero} sat at the biggest of the fires, in the best place, and tried to look like somebody for whom it had been simple.',
					],
				},
				[
					'It was nearly dark, and {hero} had the umbrella back, when {right.name} sat down beside {them}. {Right.they} was {right.a}, and {right.they} had brought a flat box. “Just between us,” said {right}, and opened it. In it lay a gold chain, the heavy kind that important people wear on the outside. “It’s for whoever settles this sensibly. I only mention it.”',
					'When the drum had been put to bed in a blanket, and the umbrella laid beside {hero}, somebody came over from the other fire. It was {right.name}, {right.a}. {Right.they} had a flat box. “I’d never try to influence a judge,” said {right}, and lifted the lid. It was a chain of office, real gold, and {hero} could see {themself} in every link. “It’s just been lying there, with nobody to wear it.”',
				],
				[
					'“What’s so special about {thing}?” asked {hero}. {right} said nothing for as long as it takes a log to fall in. “You’d have to ask {left},” said {right}. “I can’t.” It didn’t sound angry. And {hero} noticed that {right} had sat down in the one place from which you could see {left}, over at the other fire.',
					'“It’s only {thing.a},” said {hero}. “Isn’t it?” {right} looked into the flames. “I could tell you what it is,” said {right}. “But there’s only one person I’d like to tell it to, and we don’t speak.” {Right.they} had turned so that {right.they} could see {left}’s back, over at the other fire, and didn’t seem to know it.',
				],
				[
					'The chain caught the firelight. Nobody had ever given {hero} anything with a lid. A few steps away {elder.the} was mending a sock, with great care, and could hear every word.',
					'It lay there and shone. {hero} hadn’t known that you could want a thing so much, so quickly. Across the fire {elder.the} bit off a thread, held some mending up to the light, and was in no hurry to put it down.',
				],
			],
			choices: [
				{
					say: 'Take the chain and say nothing either way',
					sets: ['bribed'],
					outcome: [
						'{hero} took it. Nobody had asked for a promise, and nobody had made one. It was just a chain that had moved from one side of a fire to the other. It was heavier than it looked. {right} said good night with a small bow, and {hero} thought that the bow had been a little deeper before.',
						'“How kind,” said {hero}, and the lid clicked shut on {their} side of the fire. {right} nodded, almost sadly, like somebody who has put a coin on a scale and hoped that it wouldn’t tip. {hero} lay awake with the box for a pillow. It wasn’t a comfortable shape.',
					],
				},
				{
					say: 'Close the lid and slide the box back',
					sets: ['refused'],
					outcome: [
						'{hero} shut the lid. “If you’re right you don’t need it,” {they} said, “and if you’re wrong it won’t help.” {right} took the box back, and looked, of all things, relieved. “The judge before you kept it,” said {right}. “We had to have another made.”',
						'“No,” said {hero}, and pushed the box back. It would have sounded nobler if {they} had been able to stop looking at it. {right} stayed for a while. “{left} would have done that,” said {right}, as if it were a complaint.',
					],
				},
				{
					say: 'Tell {right} the truth about the umbrella',
					sets: ['confided'],
					outcome: [
						'“I’m not Judge {elder},” said {hero}. “I caught an umbrella.” {right} laughed, and stopped. Then for the first time that day somebody looked at {hero}, and not at the umbrella. “Does anyone else know?” “No.” “Then we’ve both got something in a box,” said {right}, and took the chain away again.',
						'It was easier in the dark. {hero} told {right} all of it: the wind, the drum, the cheering. “So I’ve just tried to bribe nobody,” said {right} slowly. “That’s the most embarrassing thing I’ve done in eleven years, and I’ve done one other.” {Right.they} wouldn’t say what the other one was.',
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
			titles: ['Next Morning', 'Left and Right of the Road', 'The Children on Shoulders', 'In Front Again'],
			time: 'day',
			parts: [
				'@answer',
				[
					'In the morning the procession had grown. People had come [down from the hills|from two valleys off] to see the judge who had dealt with {first}, and they held up their children to see what fairness looked like. {hero} held the umbrella lower than before, so as to be behind it.',
					'By morning the story had run ahead of the procession. There were strangers with flags at every bend, and one very small child asked {hero} if it was hard, always to know what’s right. “Yes,” said {hero}, with so much feeling that the mother went away comforted.',
					'The next morning there were people along the road with flags. They had got up in the dark to stand there. An old man asked to shake {hero}’s {hand}, and did, and couldn’t speak. {hero} had always wanted to be waited for. {They} hadn’t known that you could get so much of it, and all of it addressed to somebody else.',
				],
				[
					'{left} went along the left edge of the road and {right} along the right. If one of them sped up, so did the other. Eleven years without a word, and they were still in step. {hero} seemed to be the only one who saw it.',
					'{left} kept to the left side of the road and {right} to the right, and neither looked across. They were exactly level. When {left} stopped to rest, {right} had to stop as well and admire a hedge, and nobody laughed, because nobody had noticed it in eleven years.',
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
					'The lights of {court} were already in sight when a messenger caught up with the procession. He asked for Judge {elder}, and everybody pointed at {hero}. There was no way not to take it. The letter was addressed in green ink, and somebody had underlined “urgent” until the pen gave out.',
					'Then the letter came. A messenger, gray with dust, put it straight into {hero}’s {hands}, because anyone could see who the judge was. {hero} stepped behind the umbrella and opened it. It wasn’t meant for {them}. But then, nothing was.',
				],
				[
					'“Dear colleague,” it said. “I hear that you’re going to arrive unannounced again, and walk at the back, to see how people behave when no judge is looking. I never understood what you learn from it. At least keep dry. You’re hopeless without that umbrella.”',
					'“My dear friend,” it said. “So you’re going to walk at the back of your own procession again, and find out how people treat whoever isn’t the judge. I can’t imagine what’s left to learn. But do hold on to the umbrella. Last time you let it blow away, and look what came of that.”',
				],
				[
					'{hero} read it twice, and then looked back along the procession, past the flags and the drum and the children on shoulders, to the last person in it, who was sharing a sandwich with a dog. {Elder.they} had heard every word since yesterday. {Elder.they} had sat at that fire.',
					'There was only one person whom it could mean. {hero} looked back over all the heads, to where {elder.the} was coming along by {elder.themself}, without an umbrella. {Elder.they} had been close by at the drum. {Elder.they} had been even closer at the fire.',
				],
				{
					bribed: 'In its box the chain shifted, with a small expensive sound.',
					confided:
						'Across the road {right} caught {hero}’s eye and raised an eyebrow. It helped to be known by one person, even by that one.',
					refused:
						'{hero} thought of the flat box, and of how hard it had been to push it back. Somebody had watched that too.',
				},
				[
					'“Nothing serious, I hope?” called {host}.',
					'“Bad news?” called {host}. {hero} could feel {their} own face, and didn’t know what to do with it.',
				],
			],
			choices: [
				{
					say: 'Let the letter vanish into the folds of the umbrella',
					sets: ['hid'],
					outcome: [
						'“Nothing,” said {hero}, and rolled the letter into the green silk, where it hardly showed. Yesterday it had all been a mistake. At some point since then it had stopped being one, without a bump, the way a road crosses a border.',
						'{hero} folded the letter small and let it drop among the ribs of the umbrella. “Just the weather,” {they} said. It was the first lie that {they} had made {themself}. All the others had come ready.',
					],
				},
				{
					say: 'Carry the letter to the end of the line',
					sets: ['gave'],
					outcome: [
						'{hero} went against the current, all the way to the back. “This came for you,” {they} said. {Elder.the} looked at the broken seal, and at {hero}. “So it did,” {elder.they} said. “And what will you do at the front, now that you know who’s at the back?” {hero} didn’t know. “Good,” said {elder.the}.',
						'“I opened your letter,” said {hero}, at the very end of the line, where nobody could hear. “Everyone thinks I’m you.” “And what do you think?” asked {elder.the}. It took {hero} a while. “I think I’d like to stop.” “Then go on up there and stop,” {elder.they} said. “I wouldn’t dream of doing it for you.”',
					],
				},
				{
					say: 'Ask {host} privately to call the hearing off',
					sets: ['warned'],
					outcome: [
						'“Call it off,” {hero} told {host}. “I’m not fit to do it.” {host} lowered {host.their} voice. “Judge, the chairs are out, on both sides. These people haven’t all sat in one room since this began, and tonight they will, because of you. So be as unfit as you like. But be it in there.”',
						'{hero} drew {host} aside and asked {host.them} to cancel the hearing. {host} went pale. “There are grandparents in there who’ve come to look at their grandchildren across an aisle,” said {host}. “I don’t care if you toss a coin. Just come in.” There wasn’t any answer to that.',
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
					'first.hear or second.hear': [
						'{Court} was full, one half left of the aisle and one half right. {hero} went up between them to the judge’s chair. On a table lay {thing}, with a lamp on each side, and in the last row of all {elder.the} sat down. Then {left} stood up to speak, and the right half of the room remembered all it had been meaning to say for eleven years. The left half answered. {left} went on talking. You could see it.',
						'For eleven years the two halves hadn’t sat in one room, and it turned out that there were things to say. They said them over the aisle, across {thing} and both its lamps, as soon as {hero} was in the judge’s chair: about a hedge, about a christening, about who had laughed at whose funeral. It had long ago stopped being about {left} or {right}, who sat there with their hands in their laps. In the last row {elder.the} was the only one who listened.',
					],
					'first.reach or second.reach': [
						'There was a chair for the judge {court.at}, and a table with {thing} on it, and an aisle that somebody had measured with a string. Nobody had measured the cousins. They stood down both sides of it, and each side had closed up by a step, so that the judge should have to brush past theirs and not the others. {Elder.the} took a seat in the last row. {hero} stood at the door, with two hundred people waiting, and no way to the front.',
						'It’s a delicate matter {court.at}, how a judge walks in. The left had held a meeting on it, and so had the right, and both had resolved not to give way by an inch. So {hero} stood at the door, and saw the chair at the far end, and {thing} on its table, and between them two hundred people with their arms folded, who had every respect for the law. {Elder.the} had got in by the back, where nobody was looking, and sat down in the last row.',
					],
					'first.trust or second.trust': [
						'There was a chair for the judge {court.at}, and a table with {thing} on it, and an aisle as wide as a road. Two hundred people rose, left and right, and only {elder.the}, in the last row, stayed sitting. “One question first,” said a man in the second row. “The judge has been a day on the road with {right}’s people, and with {left}’s. Somebody will have been kind. Who’s going to tell us that this is a fair hearing?”',
						'Everyone rose when {hero} went up the aisle {court.at}, all but {elder.the}, who had found a seat in the last row. {Thing} lay on a table between two lamps. “With respect,” said a woman on the left, and didn’t sit down again. “We’ve had a judge before. {right}’s people gave him a chain, and he kept it.” Over on the right people looked at the floor. “I’d like to hear from somebody who isn’t one of us,” said the woman, “what this one’s like when nobody’s clapping.”',
					],
				},
				bestGift(...uses),
				untoldAlly(
					uses,
					'{ally} had followed the procession all this way, found no seat that wasn’t on a side, and moved a chair into the middle of the aisle.',
				),
				[
					'Then {left} told it, and {right} told it, and it was the same story. [When they were young they had found {thing} together, and they took turns, a week each.|They had found {thing} together, when they were young, and had taken it in turns, week by week, as one does with a baby.] On the third of May {thing} was forgotten out on the step, all night, where anyone could have walked off with it. “It was {right}’s week,” said {left}. “It was {left}’s,” said {right}. [In the morning each of them waited for the other to come across the road and say something.|The next morning they both sat at the window and looked across the road, and waited for an apology to come over it.]',
					'{left} told it standing up, and {right} told it sitting down, and except for the names they could have been reading from the same page. They had found it together. They had shared it, week by week. On the third of May it was left out on the step all night, where anyone could have walked off with it, and each of them was sure that it was the other’s week. And each of them waited, the next day, and the day after that, for somebody to come across the road and be sorry.',
				],
				[
					'“How long did you wait?” asked {hero}. Both of them looked surprised. “Well,” said {left}. “Since then,” said {right}. {Thing} lay in the lamplight. Nobody had walked off with it. It did not have a scratch.',
					'“And which of you was it?” asked {hero}. It turned out that it didn’t matter any more. It had only mattered until breakfast. [After that there had been one morning without a word, and then the next, and after a month neither of them knew how you would start.|But by breakfast nobody had said good morning, and the next day it was harder, and after a month there was no sentence that you could have begun with.]',
				],
			],
			choices: [
				{
					say: 'Lay the umbrella beside {thing} and say whose it is',
					sets: ['told'],
					outcome: [
						'{hero} put the umbrella on the table. “This isn’t mine,” {they} said. “It blew to me, and you were all so glad to see it that I didn’t say so loudly enough. I’m not a judge. I’m {hero}, and I live around the corner from where you found me. But I’ve heard you both out, and I think it’s possible that I’m the first who has.” {host} sat down, slowly, on the drum. Nobody laughed, and nobody left, because nobody wanted to be the first to.',
						'The umbrella made a small click on the table. “I’m nobody you sent for,” said {hero}. “I was standing there when the wind came. You waved at me, and I’d never been waved at, and I’m not a judge.” {left} looked at {right}, to see how {right} was taking it. It was the first time that they had looked at each other in that room. “But I listened,” said {hero}. “Let me say just one thing, and then you can send me home.” Nobody said to go on. Nobody said to stop, either.',
					],
				},
				{
					say: 'Ask which of them first came to the other’s door',
					sets: ['asked'],
					outcome: [
						'“Which of you knocked?” asked {hero}. “In eleven years. Which of you went over and knocked?” It was a new kind of silence. “I listened for it,” said {right} in the end. “Most evenings,” said {left}, “I had the kettle on.” In both halves of the room people began to look at their own people, as if somebody might have told them.',
						'“One thing I’d like to know,” said {hero}. “Who came to whose door?” {left} looked at the floor on the left, and {right} at the floor on the right. “I got as far as the gate,” said {left}. “I saw you at the gate,” said {right}. “I thought you were looking at the weather.” Somebody in the left half laughed, and somebody in the right half, and both of them were ashamed of it.',
					],
				},
				{
					say: 'Rule that neither shall have it, and have it taken away',
					sets: ['neither'],
					outcome: [
						'“Then neither of you gets it,” said {hero}. “It goes to a museum.” Two chairs fell over. “You can’t take it from {right}!” cried {left}. “It was {right} who found it!” And there {left} stopped, eleven years too late, with {left.their} mouth open. “Oh, let {left} keep it,” said {right}, to nobody in particular, and had to look for a handkerchief.',
						'“Take it away,” said {hero} to {host}, “and lock it up. It goes to a museum.” “But {left} loves it!” It was out before {right} could catch it. Nobody breathed, least of all the two of them, staring at each other across a table. “Well, it was you who found it,” said {left} at last. It was addressed to the lamp.',
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
					quiet: ['{hero} didn’t raise {their} voice. Two hundred people had to lean forward.', ''],
					bold: ['{hero} got up, and for once had to hold on to the chair.', ''],
					kind: ['{hero} looked from {left} to {right}, and would have liked to let both of them win.', ''],
					honest: ['{hero} waited until the drum was perfectly still before {they} began.', ''],
					clever: ['{hero} saw three elegant ways out of it, and took none of them.', ''],
					careful: ['{hero} had let one right moment go by. {They} saw this one coming, and got up in time.', ''],
					merry: ['People were waiting for the joke. {hero} looked for it too, and there wasn’t one.', ''],
					dreamy: ['{hero} looked at {thing} until somebody coughed.', ''],
					quick: ['{hero} had begun before there was time to be afraid of it.', ''],
				},
				'@answer',
				{
					'told & bribed':
						'{host} had the speech of thanks in one hand, and turned it over, in case there was something else on the back.',
					told: '{host} had the speech of thanks in one hand, all four pages of it. {Host.they} turned it over, in case there was something else on the back. Then {host.they} looked up at {hero}, and waited, like everybody else.',
					else: [
						'In front, {host} had stopped taking notes. It was the first thing said in that room all evening that was on nobody’s side.',
						'Nobody on the left said “Hear, hear,” and nobody on the right said “Shame.” It took both halves of the room some time to notice that they were being quiet together. {host} noticed it first, and put down the pen.',
					],
				},
				{
					'bribed & told':
						'Then {hero} put down the flat box next to the umbrella, with the lid open. “And this I was given for nothing at all, and kept.” “By me,” said {right}. It was said to {left}, across the aisle, and it had taken a while. “I wanted so much to win that I forgot what.” “You never could buy anything properly,” said {left}. After eleven years it was a whole conversation.',
					'confided & told': [
						'“I knew it,” said {right}, and {left} turned around, of all people, to look. “Since last night. I was told, and told nobody. I tried the gold first, if we’re being honest.”',
						'“That isn’t news to me,” said {right}, and stood up. “I heard it by the fire. It was the only true thing that anyone said to me all day, so I kept it.”',
					],
					'refused & told': [
						'“I offered gold,” said {right}, rather loudly, to the opposite wall. “To whoever it is. It came straight back.”',
						'“Judge or not,” said {right}, and it wasn’t easy, “I pushed a gold chain across a fire at {them}, and {they} pushed it back.”',
					],
				},
				{
					'hid & told':
						'“And this came for the judge tonight,” said {hero}, and drew it out of the folds. “I read it, and I hid it.” In the last row {elder.the} nodded, as at a date that has been kept.',
					'hid & bribed':
						'A corner of paper had worked its way out from between the ribs of the umbrella. {Elder.the}, in the last row, looked at it, and seemed to know the hand.',
					'warned & told': [
						'“You did say that you weren’t fit for it,” said {host}, more to {host.themself} than to {hero}. “I said, be as unfit as you like.”',
					],
				},
				{
					'offered & told & !hid':
						'“That umbrella was held out to me on the first day, and I said no,” said somebody in the last row. It was {elder.the}.',
					'tried & told & !hid & !bribed & !warned': [
						'“That was said on the very first day, by the drum,” said {elder.the} from the last row. “I heard it.”',
						'“I was told so on the first day,” said {elder.the} from the last row, “through a drum.”',
					],
					'gave & told':
						'In the last row {elder.the} had a letter in one hand, and folded it up now, as if it had been answered.',
					gave: 'In the last row {elder.the} had been fanning {elder.themself} with a letter. Now it had stopped moving.',
				},
				{
					[isDoubted]: [
						'“And why should we listen?” asked the man in the second row. It was not unkind. “You’ve been somebody else since yesterday. How do we know who’s talking now?”',
						'“Then there’s one thing that I’d like to know,” said somebody on the left, and somebody on the right said, “So would I.” Both meant the same. Why should anyone believe {hero} now?',
					],
				},
				{ '!told': '', [isOther('reach', ...uses)]: '', ...otherGift(...uses) },
				{
					'end-own-name': [
						'“Nobody knocked,” said {hero}. “That’s all that happened. So put it back out on the step, and anyone who wants it has to knock.” As verdicts go it wasn’t brilliant. In the last row {elder.the} got up, which took some time. “I’m Judge {elder},” {elder.they} said, “and that’s my umbrella, and I’ve got nothing to add. I’ve decided a great many things. I was never asked to decide if I was the right person.” When the room had emptied, there were two people left on two chairs, and the chairs had somehow got to the same side of the aisle. {hero} went home without a drum. At the corner somebody was standing under the lamp. “I thought that you ought to be met,” said {elder}.',
						'{hero} looked at {left}, and at {right}. “You’ve each been waiting eleven years for a knock,” said {hero}. “How far is it across that road of yours?” “Twelve steps,” said {left} and {right}, both together; they had both counted. Nobody cheered. Somebody’s chair creaked. Then {elder.the} came up the aisle and took the green umbrella from the table. “Mine,” said {elder.the}. “I’m Judge {elder}, and the case is closed.” It wasn’t quite; it went on for most of the night, over a kettle, with the door open, and came out at a week each, as before. {hero} went home by the usual way, except that {folk} had got there first. They stood at the corner, all of them, left and right mixed up together, and they weren’t waiting for a judge.',
					],
					'end-late-truth': [
						'“In eleven years nobody knocked,” said {hero}. “That’s all it is.” It was true, and it was late. {host} tore the speech of thanks in half and didn’t know where to put the halves. “We held up our children for you,” somebody said. Then {elder.the} came forward and was Judge {elder}, and settled the matter in four minutes: a week each, as before, and whoever’s week it was had to carry {thing} across the road and knock. {hero} stayed behind to fold the chairs, left side and right. Near the end there was a second pair of hands at it. “They’ll forgive you by spring,” said {elder}. “It’s the clapping that you’ll have to forgive yourself for. I know. I kept some too.”',
					],
					'end-found-out & bribed': [
						'It would have been a fine verdict. But when {hero} got up, the flat box, on which {they} had sat all evening, fell to the floor, and the chain came out of it in front of everyone. {left} picked it up, and looked at it, and then at {right}, and it was all back, the whole eleven years. “So the judge was for sale,” said {left}. “There wasn’t any judge,” said {hero}. “There was only me.” {Elder.the} put it right that night, as far as it could be put right, with patience and a great deal of tea. {hero} wasn’t there. {They} carried the drum home, since nobody else would, and left it at {host}’s door with a note. It had only two words on it, and they were the right ones. On the next third of May there was a knock at {hero}’s own door. It was {left} and {right}. “We know what it’s like,” said {left}, “to leave a thing out on the step, and wait.”',
					],
					'end-found-out': [
						'It would have been a fine verdict. But when {hero} picked up the umbrella it fell open, and a letter dropped out on the table. {host} read it aloud, just to be helpful, as far as “walk at the back.” There {host} stopped. “Then who are you?” asked {host}, not even angrily. “Somebody who caught an umbrella,” said {hero}. “Until that letter came it was a mistake. After that it was me.” {Elder.the} got up, and was Judge {elder}, and let the verdict stand, since a verdict can’t help where it comes from. But nobody walked home with {hero}. {They} carried the drum back, since nobody else felt like it, and left it at {host}’s door with a note of two words. One evening in spring there was a knock. It was {host}, with the drum. “We wondered,” said {host}, “if you’d like to hear what it sounds like from behind.”',
					],
					'end-asked': [
						'“Then there’s nothing to judge,” said {hero}. “There are two doors, and nobody knocked.” It took the rest of the evening, and nobody could say afterward who had moved a chair first. At midnight {left} said, rather stiffly, that the kettle would be on, and {right} said that it looked like rain. The two left {thing} on the table. Outside {hero} held out the umbrella to {elder.the}. “A good judgment,” said Judge {elder}. “Now you have to go back in there and tell them who gave it.” “They’ll take it all back,” said {hero}. “Some of them will,” said {elder}. “That’s what it costs. I’ll wait here.” And {elder.they} did, for an hour and ten minutes, in the wet.',
					],
					'end-neither': [
						'“I take back the museum,” said {hero}. “It’s a week each, as before.” Nobody laughed, because {left} had got up and was coming around the end of the aisle. It was eleven steps, one less than across the road at home, and {right} wasn’t ready. Most of what was said was about a doorstep and a night in May, and it was nobody else’s business. {hero} went out to where {elder.the} was sitting on the steps, and gave back the umbrella. “You’d have been found out on Thursday,” said Judge {elder}. “People always look closer on Thursdays.” “I know. I’m going to tell them tomorrow.” “Why tomorrow?” {hero} listened to the two voices inside. “Because tonight it would be about me,” {they} said. {elder} thought this over, and moved along, and made room under the umbrella.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'court', with: ['elder', 'left'], shows: ['thing', 'umbrella'], pose: 'think', feeling: 'calm' },
		},
	],
};
