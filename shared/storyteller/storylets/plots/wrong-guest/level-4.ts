import type { PlotLevel } from '../../format.ts';

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
					'mood-eerie': [
						'That day the wind changed without a sound. A green umbrella came drifting {start.to}, upright, in no hurry, as if it had an appointment. {hero} put out a {hand} and caught it. A long way behind, out of breath, came {elder.a}. Nobody noticed.',
						'There was a hush {start.at} that day, of the kind that comes before a name is called, and then one long breath of wind. On it came a green umbrella, open, with nobody under it, and stopped in front of {hero}, who only had to take it. Far behind, and short of breath, came {elder.a}. No one gave {elder.them} a glance.',
						'The wind made no sound, that day, and came only once, and had something green with it. It was an umbrella, and it took its time. It passed over every head but one, and {hero} took it by the handle, as one takes a thing that is held out. In the distance hurried {elder.a}, with no breath left to call.',
					],
					'mood-grand': [
						'That day it blew hard enough to take the hats off important people. A green umbrella tore loose, cleared the heads of the crowd, and went into a long dive, and {hero} caught it with one {hand}. A long way behind, out of breath, came {elder.a}. Nobody noticed.',
						'“Hold on to your hats!” was good advice that day, and came too late for the hats. It hadn’t mentioned umbrellas. A green one went up like a signal flare, stood for a moment over everybody’s heads, and came down where {hero} was. It took one {hand} to catch it. Far behind, and short of breath, came {elder.a}. People were looking the other way.',
						'The gust, that day, came like somebody important, and everything bowed. It had a green umbrella with it, which it flung down again half a minute later, and there was {hero}, and caught it. No one had eyes for the owner, who came panting along a good way behind. It was {elder.a}.',
					],
					'mood-funny': [
						'That day the wind stole an umbrella. It was green, it was getting away, and it had already knocked down a [newspaper seller|man with balloons] and somebody’s lunch when {hero} stopped it. A long way behind, out of breath, came {elder.a}. Nobody noticed.',
						'A green umbrella was on the run that day. It had taken the short way through a flower stall and the long way around a policeman, and then it ran straight into {hero}, who kept hold of it. Well behind it, quite out of breath, came {elder.a}. It was {elder.they} who had lost it, but nobody thought of asking.',
						'“Catch it!” somebody shouted that day, at a green umbrella that was hopping along like a frog with an appointment. Three gentlemen tried, and one of them sat down. {hero} had only happened to be in the way. A good bit after it, and much too breathless to shout, came {elder.a}. Nobody noticed.',
					],
					else: [
						'That day there was just enough wind to be a nuisance. It took a green umbrella from somebody at the back and rolled it all the way to {hero}, who caught it. The owner came after it, out of breath. It was {elder.a}. Nobody noticed.',
						'It was not much of a wind that day, but it was enough for an umbrella, a green one, which got away from somebody at the back and came trundling over the ground until {hero} caught it. After it, out of breath, came {elder.a}. Nobody gave {elder.them} a second look.',
						'A light wind was turning things over, that day, to see what was under them. It turned over a green umbrella, and took it along, and that was how it came to {hero}, who caught it. A long way back, and out of breath, came {elder.a}. It was only natural that nobody looked.',
					],
				},
				[
					'“Green,” said a voice, with feeling. It was {host.name}, {host.a}. {Host.they} held a letter, and somewhere behind {host.them} a drum began. “Exactly as described! Judge {elder}, we’d almost given you up.” All of {folk} turned around. Every one of them was smiling at {hero}.',
					'“The green umbrella!” somebody called, and a drum struck up before the sentence was over. It was {host.name}, {host.a}, waving a letter. It described the great Judge {elder} in two words, and the words were “green umbrella.” {Folk} moved apart. At the end of the gap, with every face turned the same way, stood {hero}.',
					'“There it is!” A drum went off like a door slamming. {host.name}, {host.a}, came running with a letter held up high. “Look for the green umbrella, it says here, and you’ll have found Judge {elder}!” All of {folk} had been standing around with the faces of people who wait. Now the faces opened, one after another, and every one of them was meant for {hero}.',
					'Over the heads of {folk} went a letter, waved by {host.name}, {host.a}, who had stopped reading in the middle of a line. “‘And a green umbrella,’ it says, ‘and that’s Judge {elder}.’ Well, there it goes!” Somewhere a drum began without being told. All of them had been waiting since the morning, and now they had somebody to have waited for, and it was {hero}.',
				],
				{
					quiet: [
						'One word would have done it. But {hero} was {trait}, and there were two hundred people, and the word stayed where it was. It was taken for dignity.',
						'A plain no would have cleared it up. {hero}, who was {trait}, had one ready, and looked at two hundred faces, and kept it. It was generally felt that a judge says little.',
					],
					bold: [
						'One word would have done it, and {hero} said one. {They was} {trait}, and the word that came out was “Delighted.”',
						'“At your service,” said {hero}. {They was} {trait}, and on most days that was a good thing.',
					],
					kind: [
						'One word would have done it. But {host} had tears of relief in both eyes, and {hero}, who was {trait}, couldn’t find a way to say it that wouldn’t hurt.',
						'Somebody ought to have told them. {hero} was {trait}, and looked along the rows for a face that could bear it, and didn’t find one.',
					],
					honest: [
						'One word would have done it. {hero}, who was {trait}, said it twice, and both times the drum was on top of it.',
						'“I’m nobody of the kind,” said {hero}, who was {trait}. It was said clearly, and twice, and the drum had an answer to it both times.',
					],
					clever: [
						'One word would have done it. But {hero} was {trait}, and wanted to see, just for a moment, what it looked like from there. That was the moment.',
						'There was still time for a no. {hero}, who was {trait}, only wanted to see first how a thing like this goes on. It went on.',
					],
					careful: [
						'One word would have done it. {hero}, being {trait}, waited for the right moment, and let a good one go by, in case there should be a better.',
						'“In a moment,” thought {hero}, who was {trait}, and wanted to say it properly. When the moment came there was a speech in it, and after the speech there wasn’t a moment left.',
					],
					merry: [
						'One word would have done it. {hero}, who was {trait}, took it for a joke and laughed along, and only then noticed that nobody else was laughing. They were applauding.',
						'It was such a good joke that {hero}, who was {trait}, gave a salute. It was returned two hundred times, with perfect seriousness.',
					],
					dreamy: [
						'One word would have done it. But {hero} was {trait}, and had been thinking about where umbrellas go, and by the end of that thought seemed to have accepted.',
						'What does an umbrella see from up there? {hero}, being {trait}, had got quite far with that when it grew quiet all around. Somebody had asked something. {hero} said yes, to be polite.',
					],
					quick: [
						'One word would have done it. But {hero} never could wait, and had already come forward to hand the thing over, and that was all the answer anybody needed.',
						'Before the drum had properly begun, {hero} had set out to give the thing back. Seen from the front, it was a judge who comes to meet the people.',
					],
				},
				[
					'“You know the case, of course,” said {host}, and explained it. {left.name} and {right.name} had once been the best of neighbors. Now both of them claimed {thing.a}, which {host} had had to lock away, and neither had said a word to the other in nine years, and half of {folk} had stopped talking to the other half to keep them company. The hearing was tomorrow night, {court.at}. “Whatever you say, we’ll stand by it,” said {host}. “We’re so tired of it.”',
					'It was about {thing.a}, {host} explained. {left.name} and {right.name} used to share it. For nine years now they hadn’t spoken, and it had lain in a locked cupboard, and by and by everyone had had to choose: {left}’s baker or {right}’s, the left of the road or the right. Tomorrow night, {court.at}, Judge {elder} would decide. “There are children here who’ve never met their cousins,” said {host}. “Whatever you say, we’ll stand by it.”',
					'“You’ll have read the file,” said {host}, and told it all the same. It was {left.name} against {right.name}, in the matter of {thing.a}. The two had been neighbors, and more than that. Nine years ago they had stopped speaking. Since then {host} had kept the thing in a safe, and as one can’t very well be friends with both of two such people, everyone had taken a side. “We’ve got two bakers now, and two choirs,” said {host}, “and neither can do the high notes.” Tomorrow night, {court.at}, Judge {elder} would decide. “Whatever you say, we’ll stand by it.”',
				],
			],
			choices: [
				{
					say: 'Deny it, loudly, through the noise of the drum',
					sets: ['tried'],
					outcome: [
						'“I’m not the judge!” called {hero}, as loudly as {they} could. The drum stopped exactly one word too late. “Not one to judge,” said {host}, deeply moved, and looked around to see who else had heard it. Only {elder.the} had been close enough to get the whole sentence. {Elder.they} looked at {hero} with sudden attention, and didn’t say anything.',
						'{hero} said it three times. The drum got the first and the cheering got the second. {host} heard the third one, and told the others that the great ones always begin by denying it. At the back {elder.the} wasn’t smiling. {Elder.they} was listening.',
						'“This isn’t mine, and I’m not who you think!” {hero} called, and put everything into it. It was a bad moment, as the drummer was just coming to the end of the march. “Not what we think,” {host} passed on to the people behind. “So modest!” It was only {elder.the} who had heard how the sentence began. {Elder.they} stopped trying to get to the front.',
					],
				},
				{
					say: 'Carry the umbrella back to its owner first',
					sets: ['offered'],
					outcome: [
						'{hero} went straight past the drum and held out the umbrella to {elder.the}. “I think this is yours.” {Elder.they} looked at it. “It was,” {elder.they} said. “But you’re doing more with it than I ever did. Bring it along. I’d like to see where it goes.” And {elder.they} fell in at the very back.',
						'There was a gap in the crowd, and {hero} got through to {elder.the}. “It’s yours,” {they} said. “Please take it, and I can explain.” {Elder.they} looked at the drum, the flags, and two hundred hopeful faces. “Not just yet,” {elder.they} said. “I’ve only ever seen this from the front.”',
						'An umbrella has an owner, and {hero} could see the owner. It took some pushing. “Here,” said {hero} to {elder.the}, at the end of it. “Everyone thinks that it’s mine.” {Elder.the} reached out for it, saw all those heads turn to find out who was being spoken to, and let the hand sink. “Do you know,” {elder.they} said, “I believe I’ll let you keep it for a while. I’ve never been so comfortable.”',
					],
				},
				{
					say: 'Open the umbrella and acknowledge the applause',
					sets: ['bowed'],
					outcome: [
						'{hero} put up the umbrella and bowed, and the applause came up like warm water. It was embarrassing how nice it was. {They} bowed again. Only on the way up did {they} see {elder.the}, who was clapping with the others, slowly, and looking straight at {them}.',
						'It was the umbrella that decided it. It opened with a noise like a small sail, and after that the only thing to do was bow. {hero}, whom no crowd had ever cheered, let it go on for about four seconds longer than an innocent person would. {Elder.the}, at the back, seemed to be counting them.',
						'There was a catch on the handle, and {hero} pressed it. The thing went up like a curtain. After that there was nothing left to do but bow, and as it was liked so much, to bow once more. It was like being handed a dinner that had been cooked for someone else, and it was delicious. Then, over all those heads, {hero} met the eyes of {elder.the}, who was clapping as well, and looked interested.',
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
			titles: ['Precedence', 'The Middle of the Road', 'Left or Right', 'Two Hundred Witnesses'],
			time: 'day',
			parts: [
				'@answer',
				[
					'So they set out. It would take two days, since no judge could accept a ride: the driver would have been from the left or from the right. [“I’ve always wondered how one becomes a judge,” said {host} on the way.|“How does one get to be a judge?” asked {host} on the way. “I’ve always meant to ask one.”] “By accident,” said {hero}. {host} laughed for a hundred yards. It was the truest thing that {hero} had said all day, and it went down as wit.',
					'It was two days by road, that one and the next, and a judge could not accept a ride, since any driver would have been from the left or from the right. It’s a strange feeling to be followed. When {hero} slowed down, two hundred people slowed down and assumed that there was a reason. When {hero} looked at a bird, everyone looked at it. “Went right past a baker’s,” somebody whispered to {host}. “What self-control!”',
					'The procession set out with flags. It was to take two days, as nobody from the left or from the right could very well have given the judge a ride. {hero} was at the front, and whatever {they} did was passed on to the back, where it arrived as wisdom. {They} had to sneeze, and heard it discussed. “It’s all in the timing,” said {host} to somebody.',
					'It would be two days, that one and the next, and no ride, since every driver was from the left or from the right. {hero} had never led anybody anywhere. It turned out that one only has to go, and two hundred people come along behind and look hopeful. When {hero} stopped for a snail to cross, hats were taken off, all the way back. “I’ve known judges,” somebody told {host}, “who’d have gone straight on.”',
				],
				{
					tiny: [
						'+ From the last row one saw no judge at all, only an umbrella going along by itself.',
						'+ Whoever was not in the first row followed an umbrella, and took the rest on trust.',
						'+ A good many of those people had not yet seen the judge. They had seen an umbrella, and it had made a good impression.',
					],
					swims: [
						'+ Nobody asked how {kind} would get through two days of road. A judge, it was assumed, has ways.',
						'+ “It’s two days,” {host} said once, with a doubtful look. “I do hope that’s all right, for {kind}.” It had to be.',
						'+ “And {kind} can do the whole road?” somebody asked {host}. “A judge can,” said {host}, and that closed the matter.',
					],
					big: [
						'+ From the last row one could still see the judge quite well.',
						'+ It helped that there was so much of {hero} to follow.',
						'+ A judge who could be seen by everybody at once was felt to be a good sign.',
					],
					flies: [
						'+ {hero} could have left them all behind, well above those heads. But whoever is being followed stays low.',
						'+ It would have been easy to go up and away over all those hats. {hero} looked at them once, from below, and did not.',
						'+ There was a great deal of empty air overhead. {hero} was careful not to look at it.',
					],
				},
				[
					'Beyond the last house the road began, and everyone stopped. It was really two roads. For nine years {left}’s people had kept to the left edge, and {right}’s people to the right edge, and nobody had cared to be seen in the middle. So whatever had been dropped there lay there still: hats, a kite, broken crates, one half of a ladder. {host} coughed. “It’s only a detail,” said {host}. “But everyone would be interested to know which side the judge will take.”',
					'Then the town came to an end, and the procession divided, without a word. Half of it went to the left edge of the road, and half of it to the right. Between them lay what had once been the middle. It was heaped with lost things, bonnets and balls and splintered chairs, because in nine years nobody had wanted to be seen there picking something up. Nobody went on. Nobody looked at {hero}, either; they were all much too polite. “Which side does the judge prefer?” asked {host}.',
					'The road out of town had a left edge, which was {left}’s, and a right edge, which was {right}’s. The middle was nobody’s. Everything that had blown out there since the quarrel was still lying where it fell, nine years of it, hats and crates and somebody’s hobbyhorse. The drum stopped. On either side a hundred people looked straight ahead and held their breath. “There’s just one small point,” said {host}, very low. “Which side are you going to take?”',
				],
				[
					'“And the judge before me?” asked {hero}, to gain time. “He came about a well,” said {host}, “and took the right. The left didn’t greet him, and he found against the left. It has been debated ever since which of the two came first.” It was plain that whatever {hero} did next would be evidence.',
					'{hero} asked what other judges had done. There had been only one, said {host}, who had come about a well, and he had kept to the right, where it was smoother. He had then given the well to the right. The left had never accepted it, and the right had never been able to enjoy it. So a good deal hung on the next step.',
					'“What did the last judge do?” asked {hero}, who would have asked anything. The last one, said {host}, had come about a well, and had kept to the right, on account of a puddle. After that he had given the right the well, and to this day there were people on the left who could describe the puddle. {hero} regarded the next yard of road. It had never looked so full of consequences.',
				],
				[
					'Only {elder.the}, at the far end, with the lunch baskets, had already started through the middle. At the back nobody looks where one goes.',
					'At the very end, where nobody was looking, {elder.the} had put down a lunch basket among the lost things, in the very middle of the road, and was sitting on it.',
					'Last of all came {elder.the}, and went on into the middle with a lunch basket, as if there were nothing to decide. Nobody had asked which side {elder.they} was on.',
				],
			],
			choices: [
				{
					say: 'Go up the middle, through nine years of lost things',
					sets: ['middle'],
					outcome: [
						'{hero} went up the middle. It was the only part of the road on which one could not be wrong. There were nails in it, and springs, and on either side a hundred people went along and watched a judge get scratched on their behalf. What could be saved {hero} handed out, a kite to the left, a hat to the right. By noon somebody’s child had slipped in behind {hero}, where it was cleared, and then another, from the other side. Nobody called them back. It was the judge’s path, after all.',
						'It would have to be the middle. {hero} shut the umbrella, and went in among the crates and the broken chairs. Nobody spoke. It looked like a principle, and it had splinters. Behind {hero} there was a path now, as wide as one judge, and in the afternoon two old women were seen on it, side by side, one from the left and one from the right. Each had got a bonnet back. Both of them said that it was shorter.',
						'“Here,” said {hero}, and went straight in among the crates. There was half a wardrobe in there, too, and it took the best part of an hour to do the first hundred yards. A bonnet that could still be worn was passed out to the left; its twin, a little farther on, went to the right. On both sides people kept level, in order to watch. By and by a few of them found that it was easier to go behind the judge than alongside. And since it was the judge’s path, it didn’t count as the middle.',
					],
				},
				{
					say: 'Change sides at every single milestone',
					sets: ['zigzag'],
					outcome: [
						'{hero} kept to the left as far as the first milestone, then went across to the right, and at the second one came back. On both sides somebody counted. By evening it was established that the judge had spent four thousand and twelve paces with the left and four thousand and twelve with the right. Men wept. {hero} had only been afraid to choose, and it had never before been taken for anything else.',
						'At each milestone {hero} crossed over, and on both sides the paces were counted. It made the road half as long again. On the left {hero} heard about the hedge, and on the right about the same hedge. So many people had never told {hero} so much. And at the next milestone one side handed {hero} over to the other with a small bow, and for just that moment the two had to look at each other.',
						'“One stretch on the left and one on the right,” said {hero}, “and change at the milestones.” It was the kind of thing that one says when one is afraid of both. But somebody wrote it down, and from then on the paces were counted out loud, and at every stone a hundred people made a bow and gave up the judge to the other hundred. It was slow going. It also came out that both sides had the same marching song, and that each had dropped it because of the other.',
					],
				},
				{
					say: 'Be carried in a chair, by two from each side',
					sets: ['carried'],
					outcome: [
						'“A judge doesn’t walk,” said {hero}, from pure fear. So a chair was brought, and two bearers from the left took the left poles, and two from the right took the right ones. The chair went around in a circle. “You have to keep in step,” said {host}. One of them had to give the time. “Left,” he said, and stopped, because of what he had said. “Go on,” said the others. “Left. Right. Left.” It was the longest talk that the two sides had had in nine years.',
						'A chair with poles was found, and four bearers, two of each kind, who did not look at each other. For the first mile it was like being at sea. Then one on the right said, through his teeth, “Now,” and one on the left said, “Now,” and it went better. By noon there was a sort of song. {hero} sat up there in the middle, carried by everyone, and ashamed in all directions.',
						'{hero} asked for a chair, since nobody can take sides who is sitting down. It came with two poles and four bearers, two from the left and two from the right, who had last met at a christening. All four set off at once, in four directions. “If you’d go when I go,” one of them said at last, to the air. “If you’d say when,” said the air. So he said when. By evening nobody had to say it any more. And {hero}, up there between the four of them, would have given a good deal to be carried for a better reason.',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['host', 'elder'],
				shows: ['drum', 'basket'],
				holds: 'umbrella',
				pose: 'think',
				feeling: 'worried',
			},
		},
		{
			titles: ['A Present for the Judge', 'A Quiet Word', 'Entirely Between Ourselves', 'The Lid of the Box'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'At dusk the whole procession camped by the road, {left}’s people around one lamp and {right}’s around another. In the middle a third had been lit for the judge, who had never in {their} life had so much room to {themself}.',
					'When it got dark two lamps were lit, one for each side, at the proper distance. It had occurred to somebody that the judge must have one, too. So there was a third, exactly halfway, and {hero} sat beside it, quite alone, and in full view of everyone.',
					'There were two camps that night, with a lamp on the left of the road and a lamp on the right. The judge’s own was in between. People told each other what the judge had done that day, and by the third time {hero} hadn’t even been nervous.',
					'Nobody had thought of the night. So there came to be two camps, one on each side of the road, with a lamp each, and out in the middle a third lamp was set down for the judge, as one sets a place for a guest. {hero} sat by it. From the left and from the right came the sound of people who are being quiet out of respect.',
				],
				[
					'It was nearly night when {right.name} came over and sat down beside {hero}. {Right.they} was {right.a}, and {right.they} had brought a flat box. “Just between us,” said {right}, and opened it. In it lay a gold chain, the heavy kind that important people wear on the outside. “It’s for whoever settles this sensibly. I only mention it.”',
					'When the drum had been put to bed in a blanket, somebody came over from the other lamp. It was {right.name}, {right.a}. {Right.they} had a flat box. “I’d never try to influence a judge,” said {right}, and lifted the lid. It was a chain of office, real gold, and {hero} could see {themself} in every link. “It’s just been lying there, with nobody to wear it. I thought that it might go to somebody who settles this sensibly.”',
					'By and by a visitor came [across|over] from the right-hand lamp, and stopped where the light did. It was {right.name}, {right.a}, with a flat box. “I don’t want anything said,” said {right}, and undid the clasp. Inside, on velvet, lay a chain of solid gold, such as [one wears|is worn] for opening bridges. “Somebody might like to have it,” said {right}, “who settles this sensibly.”',
				],
				[
					'“What’s so special about {thing}?” asked {hero}. {right} said nothing for a good while. “You’d have to ask {left},” said {right}. “I can’t.” It didn’t sound angry. And {hero} noticed that {right} had sat down in the one place from which you could see {left}, over at the other lamp.',
					'“It’s only {thing.a},” said {hero}. “Isn’t it?” {right} looked into the light. “I could tell you what it is,” said {right}. “But there’s only one person I’d like to tell it to, and we don’t speak.” {Right.they} had turned so that {right.they} could see {left}’s back, over at the other lamp, and didn’t seem to know it.',
					'“You must want {thing} very much,” said {hero}. “Must I?” said {right}, and pushed the box a little to the left, and a little to the right. “There’s something that I want. I couldn’t tell you before I’d told {left}, and {left} is the one person I can’t tell anything.” Across the road somebody had turned up the other lamp. It was {left}, and {right} watched until it was burning properly.',
				],
				[
					'The chain caught the lamplight. Nobody had ever given {hero} anything with a lid. A few steps away {elder.the} was mending a sock, with great care, and could hear every word.',
					'The chain lay there and shone. {hero} hadn’t known that you could want a thing so much, so quickly. Beyond the lamp {elder.the} bit off a thread, held some mending up to the light, and was in no hurry to put it down.',
					'It is one thing not to care for gold, and another to have it lie there, with the lid up, and one’s own face in it. {hero} had never had a chance to find out. Just outside the light sat {elder.the}, mending a glove, and had got to a place where one has to hold very still.',
				],
			],
			choices: [
				{
					say: 'Take the chain and say nothing either way',
					sets: ['bribed'],
					outcome: [
						'{hero} took it. Nobody had asked for a promise, and nobody had made one. It was just a chain that had moved from one side of a lamp to the other. It was heavier than it looked. {right} said good night with a small bow, and {hero} thought that the bow had been a little deeper before.',
						'“How kind,” said {hero}, and the lid clicked shut on {their} side of the lamp. {right} nodded, almost sadly, like somebody who has put a coin on a scale and hoped that it wouldn’t tip. {hero} lay awake with the box for a pillow. It wasn’t a comfortable shape.',
						'There was no need to say anything, and that was what made it so easy. {hero} put out a {hand}, and then the box was on the other side of the lamp, and nobody had done anything that has a name. “I’m so glad,” said {right}, and didn’t sound it. When everyone was asleep {hero} lifted the lid once more, just to see if the chain would shine in the dark. It didn’t.',
					],
				},
				{
					say: 'Close the lid and slide the box back',
					sets: ['refused'],
					outcome: [
						'{hero} shut the lid. “If you’re right you don’t need it,” {they} said, “and if you’re wrong it won’t help.” {right} took the box back, and looked, of all things, relieved. “The judge before you kept it,” said {right}. “We had to have another made.”',
						'“No,” said {hero}, and pushed the box back. It would have sounded nobler if {they} had been able to stop looking at it. {right} stayed for a while. “{left} would have done that,” said {right}, as if it were a complaint.',
						'“It’s beautiful,” said {hero}, which was the truth, and shut the box, and pushed it over. It went rather slowly. {right} sat there for a moment with one hand on the lid. “I half hoped that you’d be like the judge before you,” said {right}. “One knew where one was with him.” Then the box went back to the right-hand lamp, and nobody there asked what was in it.',
					],
				},
				{
					say: 'Tell {right} the truth about the umbrella',
					sets: ['confided'],
					outcome: [
						'“I’m not Judge {elder},” said {hero}. “I caught an umbrella.” {right} laughed, and stopped. Then for the first time that day somebody looked at {hero}, and not at the umbrella. “Does anyone else know?” “No.” “Then we’ve both got something in a box,” said {right}, and took the chain away again.',
						'It was easier in the dark. {hero} told {right} all of it: the wind, the drum, the cheering. “So I’ve just tried to bribe nobody,” said {right} slowly. “That’s the most embarrassing thing I’ve done in nine years, and I’ve done one other.” {Right.they} wouldn’t say what the other one was.',
						'“You’ve come to the wrong person,” said {hero}, “and so has everyone else. There was a wind, and I caught an umbrella. I couldn’t judge a cake.” {right} looked at {hero} for so long that the moths came back. “I won’t tell,” said {right}, and shut the box. “I’d have to say what I was doing here.” It was the first honest talk that anyone had had by that lamp, and it seemed to do both of them good.',
					],
				},
			],
			scene: { at: 'start', with: ['right', 'elder'], shows: ['lantern', 'chest'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Before the Drum', 'The Other Side', 'A Request', 'What {left} Wanted'],
			time: 'dawn',
			parts: [
				'@answer',
				[
					'In the morning, before anyone was up, somebody sat down on the other side of the lamp. It was {left}, {left.a}. {Left.they} had looked around three times, to be sure that nobody was awake. “I want you to decide against me,” said {left}.',
					'It was hardly morning, and the drum still asleep, when {left} came across from the left-hand lamp. {Left.they} was {left.a}, and {left.they} seemed not to have slept. “I’ve got a favor to ask,” said {left}, “and it’s not the usual one. Tonight, give it to {right}.”',
					'{hero} woke in the first gray of the morning, because someone was standing there. It was {left}, {left.a}. “Don’t light the lamp,” said {left}. “Nobody must see me here. You’re going to decide tonight. I want to lose.”',
				],
				[
					'{hero} asked why {left.they} didn’t simply give it up. “You’ve seen them,” said {left}, and looked over to where a hundred people slept with their flags. “They’ve been angry for me for nine years. Some of them have lost a brother over it, or a job. Am I to stand up and say that I don’t mind any more? I haven’t minded since about the second week.” If a judge said it, nobody could be blamed. “I’d only have lost. I could live next door to that.”',
					'“Then go and give it to {right},” said {hero}. {left} shook {left.their} head, and nodded over at the sleepers on the left of the road. “It isn’t mine to give, any more. They’ve all got something in it by now. That one there hasn’t spoken to his sister since. How do you tell a hundred people that they were loyal for nothing?” So it had to be a judge. A judge could take it away, and nobody would have given in.',
					'“So let {right} have it,” said {hero}. “You only have to say that you don’t want it.” “I was angry for about two weeks,” said {left}. “After that I’d stopped minding, and they hadn’t.” {Left.they} meant the hundred people under the blankets, on the left of the road. “They’ve given up friends for me. One has a daughter on the other side, and looks at the ground when she goes by. I can’t tell them that it was for nothing. But a judge can take it from me. I’ll have lost, that’s all, and in the morning I could say good morning.”',
					'“Then don’t argue for it,” said {hero}. “Say that it’s {right}’s, and go home.” “In front of them?” said {left}. A hundred flags lay on the left of the road, beside a hundred sleepers. “One of them’s a baker, who’s sold half as much bread for nine years, for my sake. I’ve been done with it since the second week. I never found the day to tell them.” But with a judge nobody can argue. “You’d say it, and they’d be sorry for me,” said {left}, “and I could go next door.”',
				],
				[
					'It was the second time since dusk that somebody had sat down by that lamp and wanted something. {hero} would have liked to ask a judge. A few steps off {elder.the} lay under a blanket, and perhaps {elder.they} was asleep. “And in nine years you never had a chance to end it?” asked {hero}.',
					'{hero} listened to all those people breathing. Last night there had been gold under that lamp, and now there was this, which was heavier. Not far away {elder.the} turned over in a blanket. “What was the worst of it?” asked {hero}. It isn’t a judge’s question. It just came.',
					'By that lamp people seemed to put down whatever was heaviest. {hero} wished for somebody wiser, and there was only {elder.the}, a few steps away, under a blanket, which was breathing very evenly. “And was there never a day,” asked {hero}, “when it could have stopped?”',
				],
				[
					'“There’s one hour that I’d like to have back,” said {left}. “When my mother was buried, {right} stood at our gate for an hour, with no hat on. I saw it from the window. All I had to do was open the door. But they were all in the room behind me, and one of them said, ‘The cheek of it.’”',
					'“My mother died in the fourth year,” said {left}. “On the day of it, {right} came as far as our gate, and stood there, and I stood at the window. My whole side was in the room. Somebody said, ‘Draw the curtain.’ So I drew it.”',
					'“In the fourth year we buried my mother,” said {left}. “She’d always been fond of {right}. And when we were back at the house, there was {right}, in the rain, outside our gate, and came no farther. I was the one by the window. All my people were sitting there in black, and wanted to see what I’d do. I drew the curtain.”',
				],
			],
			choices: [
				{
					say: 'Promise {left} to decide for {right} tonight',
					sets: ['promised'],
					outcome: [
						'“You’ll lose,” said {hero}. “I promise.” {left} took a long breath, and for a moment the lines went out of {left.their} face. “You don’t know what that means to me,” said {left}. That was exactly it. {hero} was not a judge, and had just sold a verdict.',
						'“All right,” said {hero}. “It goes to {right}.” It was easily said. {left} pressed {their} {hand} and was gone, back to the left of the road, and lay down among the flags, so as to be woken with the others. {hero} sat there. Somebody had come to the only honest person for miles, and had got {them} instead.',
						'“Consider it lost,” said {hero}. It slipped out, because {left} looked so tired. “You give me your word?” {hero} gave it, and {left} shut both eyes for a moment. Afterward the blanket on the left lay as flat as all the others, and you couldn’t have told which of those sleepers had been let off. It was the word of a judge. It had been given by somebody who didn’t have one to give.',
					],
				},
				{
					say: 'Have {left} write it down, and sign it',
					sets: ['wrote'],
					outcome: [
						'“Write it down,” said {hero}. “Then it’s evidence.” {left} wrote it on the back of a song sheet. “Give it to {right}. I can’t be the one who gives in.” {Left.they} signed it, and looked at what stood there. “It’s not very long,” said {left}, “for what it has cost.” {hero} folded the sheet and put it away in the handle of the umbrella, which could be unscrewed. It was a good umbrella. It had been made for somebody who had things to keep.',
						'“I need it in writing,” said {hero}, who had once heard that judges do. So {left} took a pencil and wrote: “Give it to {right}. I can’t be the one who gives in.” It took {left.them} three tries, and the first two had more in them. {hero} rolled up the sheet and slid it into the hollow handle of the umbrella. From then on it did not feel like something that one merely carries.',
						'“Words get lost,” said {hero}. “Have you got a pencil?” {left} had a pencil, and no paper, and in the end the back of a program had to do. “Give it to {right},” wrote {left}, and stopped, and wrote the rest very fast, which was “I can’t be the one who gives in,” and a name. Then the sheet had to be put somewhere. The handle of the umbrella turned out to have a thread. It came off with a squeak, and it was hollow. {hero} screwed it on again over the paper, and from then on held it like something that might go off.',
					],
				},
				{
					say: 'Send {left} across the road, to say it to {right}',
					sets: ['pointed'],
					outcome: [
						'“Say it over there,” said {hero}. “They’re all asleep. It’s twenty steps.” {left} looked across to the other lamp. Then {left.they} really went, one step, and two, and four. There {left} stood, as people stand in cold water. And somewhere a child woke up and hit the drum, just once, to see what it would do. In a moment there were heads everywhere. “I was looking at the weather,” said {left}, loudly, and came back.',
						'“Don’t tell me,” said {hero}. “Go over and tell {right}, before they wake up.” {left} got four steps past the judge’s lamp. On the right a blanket moved, and there was {right}, sitting up, as if somebody had called. The two looked at each other over sixteen steps of nothing. Then the drummer yawned, and both of them became interested in the sky. “Another time,” said {left}, in passing.',
						'“That’s {right}’s lamp over there,” said {hero}, “and that’s {right} beside it. It’s twenty steps, and you don’t need a judge for any of them.” {left} got up, straightened whatever could be straightened, and set out. Four steps went well. At the fifth the drum rolled off its blanket, and all along the road people sat up and asked what time it was. “I thought that I’d felt a drop,” {left} told the sky, and turned around.',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['left'],
				shows: ['lantern'],
				holds: 'umbrella',
				pose: 'think',
				feeling: 'surprised',
			},
		},
		{
			titles: ['A Letter for Judge {elder}', 'Urgent, by Hand', 'The Second Letter', 'Opened by Mistake'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'All that day there were people along the road with flags, who had got up in the dark to stand there. One very small child asked {hero} if it was hard, always to know what’s right. “Yes,” said {hero}, with so much feeling that the mother went away comforted.',
					'At every bend more people were waiting. They held up their children, to let them see what fairness looked like. {hero} had always wanted to be waited for, and hadn’t known that you could get so much of it, all addressed to somebody else.',
					'On the second day there were crowds. An old man asked to shake {hero}’s {hand}, and did, and couldn’t speak. {hero} held the umbrella lower than before, so as to be behind it.',
				],
				{
					middle: [
						'+ Behind {hero}, on the new path through the crates, went forty people by now who had all at some time been on the left or on the right.',
						'+ On the path behind {hero} came forty people in single file, and unless you knew it, you couldn’t have said who was left and who was right.',
					],
					zigzag: [
						'+ At each milestone {hero} crossed over, and by now both sides applauded that.',
						'+ At each milestone the side that {hero} was leaving clapped now, to be fair.',
					],
					carried: [
						'+ The four bearers had stopped giving the time. They had got on to the price of flour.',
						'+ From the chair one could hear the four bearers, who no longer counted, and were comparing mothers-in-law.',
					],
				},
				[
					'Toward evening the lights of {court} were already in sight, when a messenger caught up with the procession. He asked for Judge {elder}, and everybody pointed at {hero}. There was no way not to take it. The letter was addressed in green ink, and somebody had underlined “urgent” until the pen gave out. {hero} stepped behind the umbrella and opened it.',
					'It was evening when the letter came. A messenger, gray with dust, put it straight into {hero}’s {hands}, because anyone could see who the judge was. {hero} went behind the umbrella and opened it. It wasn’t meant for {them}. But then, nothing was.',
					'It was just getting dark, and {court} was in sight, when somebody came running up from behind and shouted for Judge {elder}. It was a messenger. He looked along the procession, saw something green, and held out a letter to it. It had a seal, and “urgent” on both sides. What could {hero} do but take it? {They} turned the umbrella to the crowd like a wall, and broke the seal behind it.',
				],
				[
					'“Dear colleague,” it said. “I hear that you’re going to be nobody again, and walk at the back, to see how people behave when no judge is looking. I never understood what you learn from it. At least keep dry. You’re hopeless without that umbrella.”',
					'“Dear old friend,” it read, from one judge to another. “So you’ve told them to look for an umbrella, and mean to walk at the back yourself, as usual, where nobody bows. One learns a great deal there, you say. I’ve never asked about the other person: whoever gets put at the front. Do hold on to the thing. It looks like wind.”',
					'“My dear friend,” it said, from one judge to another. “So you’re going to walk at the back of your own procession again, and find out how people treat whoever isn’t the judge. I can’t imagine what’s left to learn. But do hold on to the umbrella. Last time you let it blow away, and look what came of that.”',
					'“My dear old thing,” it began, from one judge to another. “I know, I know: you mean to walk at the back, where nobody bows, and see what people are like while they think that the judge is somewhere else. You’ve never told me what you do with it afterward. Only one request. Don’t lose the umbrella again. It’s the one part of you that anybody recognizes.”',
				],
				[
					'{hero} read it twice, and then looked back, past the flags and the drum and the children on shoulders, to the last person in the procession, who was sharing a sandwich with two children, one from either side. So that was Judge {elder}, who had heard every word since yesterday, and had sat by that lamp. In two days {hero} had taken care not to ask the owner of the umbrella for a name.',
					'There was only one person whom it could mean. {hero} looked back over all the heads, to where {elder.the} was coming along without an umbrella, and without a name, since {hero} had taken care not to ask for one. That was the judge. {Elder.they} had been close by at the drum. {Elder.they} had been even closer at the lamp.',
					'{hero} had taken care not to ask for a name back there. The lunch baskets were coming up the road, and with them {elder.the}, who went around a puddle with some care, having nothing to hold over it. Judges have been known to look otherwise. But this one had been near enough to hear, both at the drum and at the lamp.',
					'{hero} didn’t have to look around, and did. There, behind the last lunch basket, came {elder.the}, at an easy pace, and gave {them} a friendly nod. So that was the name for which {hero} had taken care not to ask. And whoever it was had been near enough to hear, beside the drum, and beside the lamp.',
				],
				{
					bribed: [
						'In its box the chain shifted, with a small expensive sound.',
						'The flat box with the chain in it seemed to have got heavier in the last minute.',
					],
					confided: [
						'Across the road {right} caught {hero}’s eye and raised an eyebrow. It helped that one person knew.',
						'“What is it?” asked {right}’s face, from the right side of the road. There was one person, at least, to whom it could have been told.',
					],
					refused: [
						'{hero} thought of the flat box, and of how hard it had been to push it back. Somebody had watched that too.',
						'So it was a judge who had sat there, mending, while the flat box was pushed back across the ground. {hero} was glad of the box, and of little else.',
					],
				},
				[
					'“Nothing serious, I hope?” called {host}.',
					'“Bad news?” called {host}. {hero} could feel {their} own face, and didn’t know what to do with it.',
					'“Does it change anything?” called {host}. It was a very good question.',
				],
			],
			choices: [
				{
					say: 'Let the letter vanish into the folds of the umbrella',
					sets: ['hid'],
					outcome: [
						'“Nothing,” said {hero}, and rolled the letter into the green silk, where it hardly showed. Yesterday it had all been a mistake. At some point since then it had stopped being one, without a bump, the way a road crosses a border.',
						'{hero} folded the letter small and let it drop among the ribs of the umbrella. “Just the weather,” {they} said. It was the first lie that {they} had made {themself}. All the others had come ready.',
						'{hero} looked for somewhere to put it, and the nearest thing was green. One turn of the handle, and the letter was a fold among folds. “It’s from an old friend,” {hero} called back to {host}, “with bad handwriting.” It sounded quite natural. Until then people had done the believing by themselves. This time they had been helped.',
					],
				},
				{
					say: 'Carry the letter to the end of the line',
					sets: ['gave'],
					outcome: [
						'{hero} went against the current, all the way to the back. “This came for you,” {they} said. Judge {elder} looked at the broken seal, and at {hero}. “So it did,” {elder.they} said. “And what will you do at the front, now that you know who’s at the back?” {hero} didn’t know. “Good,” said {elder}.',
						'“I opened your letter,” said {hero}, at the very end of the line, where nobody could hear. “Everyone thinks I’m you.” “And what do you think?” asked Judge {elder}. It took {hero} a while. “I think I’d like to stop.” “Then go on up there and stop,” {elder.they} said. “I wouldn’t dream of doing it for you.”',
						'It meant going past everybody, the wrong way. Judge {elder} saw {hero} coming, and finished the sandwich first. “I’ve read it,” said {hero}, and handed over the letter. “I’m sorry. So I know who you are.” “That makes two of us who know who you’re not,” said {elder}, quite cheerfully, and put on {elder.their} glasses. “Well? There’s a chair waiting up there. I’m curious who is going to sit in it.”',
					],
				},
				{
					say: 'Ask {host} privately to call the hearing off',
					sets: ['warned'],
					outcome: [
						'“Call it off,” {hero} told {host}. “I’m not fit to do it.” {host} lowered {host.their} voice. “Judge, the chairs are out, on both sides. These people haven’t all sat in one room since this began, and tonight they will, because of you. So be as unfit as you like. Toss a coin. But be it in there.”',
						'{hero} drew {host} aside. “I’m not fit for this,” said {hero}. “You have to cancel it.” {host} went pale. “There are grandparents in there who’ve come to look at their grandchildren across an aisle,” said {host}. “Be as unfit as you like. Toss a coin. Just come in.” There wasn’t any answer to that.',
						'“I’d like a word,” said {hero} to {host}, behind the drum. “I’m not fit to judge anybody. Send them home.” {host} took some time to understand it, and then got hold of the umbrella, as one holds on to a rail. “Do you know what it took, to get them all to come?” asked {host}. “There’s a man in there who’ll see his own brother tonight, from the front. Be as unfit as you like. Toss a coin. But you can’t not come.”',
					],
				},
			],
			scene: {
				at: 'court',
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
				[
					'{Court.at} an aisle had been measured out with a string, and one half sat to the left of it and one half to the right. They hadn’t been in one room for nine years. Everyone rose when {hero} came in, and went on standing until the judge’s chair was taken. Before it {thing} lay on a table between two lamps; and in the last row of all {elder.the} sat down, on a seat that nobody else had wanted.',
					'For nine years the two halves hadn’t sat in one room, and now they did, {court.at}, with an aisle in between that was as wide as a road. It was so quiet that one heard the lamps, the two that stood on the table, to either side of {thing}. {hero} took the judge’s chair. From up there one could see everyone’s face, and behind all the faces, in the last row, {elder.the}.',
					'There was a chair for the judge {court.at}, and a table with {thing} on it, and two lamps. When {hero} had sat down everyone else did, the left half first, and then at once the right half, in order not to be second. Grandparents looked across the aisle at children whom they knew by sight. In the last row {elder.the} found a place behind a pillar, and leaned out, so as to see.',
				],
				{
					bribed: [
						'+ {hero} had put the flat box under the cushion of the chair, because there was no place where nobody would see it.',
						'+ The flat box was under the cushion of the judge’s chair. It had to be somewhere, and it could be felt.',
						'+ Even a judge has to put things somewhere. {hero} had slid the flat box in beneath the cushion, and was sitting on it.',
					],
				},
				[
					'“We found it together, when we were young,” said {left}, “and took it home by turns, a week each.” “Until the third of May,” said {right}. That night it was left out on the step, where anyone could have picked it up. “In {right}’s week,” said {left}. “In {left}’s,” said {right}. Up to that point they had told it like one person. And the next morning each of them stayed indoors, and listened for the other to come across and be sorry.',
					'Then {left} told it, and {right} told it, and it was the same story. When they were young they had found {thing} together, and they took turns, a week each. On the third of May it was forgotten out on the step, all night, where anyone could have walked off with it. “It was {right}’s week,” said {left}. “It was {left}’s,” said {right}. In the morning each of them waited for the other to come across the road and say something.',
					'{left} told it standing up, and {right} told it sitting down, and except for the names they could have been reading from the same page. They had found it together. They had shared it, week by week. On the third of May it was left out on the step all night, where anyone could have walked off with it, and each of them was sure that it was the other’s week. And each of them waited, the next day, and the day after that, for somebody to come across the road and be sorry.',
				],
				[
					'“And nothing had happened to it?” asked {hero}. “Nothing,” said {left}. “A bit of dew,” said {right}. It was nine years since either of them had corrected the other, and for a moment they both seemed to have forgotten that people were listening.',
					'“How long did you wait?” asked {hero}. Both of them looked surprised. “Well,” said {left}. “Since then,” said {right}. {Thing} lay in the lamplight. Nobody had walked off with it. It did not have a scratch.',
					'“[And which|Which] of you was it?” asked {hero}. It turned out [that |]it didn’t matter any more. It had only mattered until breakfast. But by breakfast nobody had said good morning, and the next day it was harder, and after a month there was no sentence [that |]you could have begun with.',
				],
				{
					promised: [
						'Now {left} looked up, straight at {hero}, as one looks at somebody who has given a promise.',
						'“So it’s {right}’s,” said {left} to {hero}, and waited. It was not quite a question.',
						'{left} had finished, and didn’t sit down, and gave {hero} a look that only two people in the room could read. It was a reminder.',
					],
					wrote: [
						'{hero} felt the handle of the umbrella, with the sheet of paper in it.',
						'In the handle of the umbrella the rolled sheet shifted a little, and {left} seemed to hear it.',
						'There was a sheet of paper in the umbrella, and it seemed to {hero} that the whole room must be staring at the handle.',
					],
					pointed: [
						'“It was only twenty steps,” said {hero}, half aloud, and {left} looked up.',
						'{hero} thought of the morning, and of twenty steps, of which {left} had managed four.',
						'Twenty steps, thought {hero}, and looked at the aisle, which was a good deal narrower than that. {left} was looking at it, too.',
					],
				},
			],
			choices: [
				{
					say: 'Lay the umbrella beside {thing} and say whose it is',
					sets: ['told'],
					outcome: [
						'{hero} put the umbrella on the table. “This isn’t mine,” {they} said. “It blew to me, and you were all so glad to see it that I didn’t say so loudly enough. I’m not a judge. I’m {hero}, and I live around the corner from where you found me. But I’ve heard you both out, and I think it’s possible that I’m the first who has.” {host} sat down, slowly, on the drum. Nobody laughed, and nobody left.',
						'The umbrella made a small click on the table. “I’m nobody you sent for,” said {hero}. “I live around the corner from where you found me, and I was there when the wind came. You waved at me, and I’d never been waved at, and I’m not a judge.” {left} looked at {right}, to see how {right} was taking it. Until then the two had not once looked at each other. “But I listened,” said {hero}. “Let me say just one thing, and then you can send me home.” Nobody said to go on. Nobody said to stop, either.',
						'“First there’s something to be given up,” said {hero}, and laid the umbrella next to {thing}. “I caught this. That’s all I’ve done to deserve a chair like that. My name’s {hero}, and I live around the corner from where you found me. I’m no judge. But tonight I’ve heard you both to the end, and there’s one thing I’d like to say.” Nobody objected.',
					],
				},
				{
					say: 'Ask which of them first came to the other’s door',
					sets: ['asked'],
					outcome: [
						'“Which of you knocked?” asked {hero}. “In nine years. Which of you went over and knocked?” It was a new kind of silence. “I got as far as the gate, once,” said {right} in the end. “I was at the window,” said {left}. “Most evenings I had the kettle on.” In both halves of the room people began to look at their own people, as if somebody might have told them.',
						'“One thing I’d like to know,” said {hero}. “Who came to whose door?” {left} looked at the floor on the left, and {right} at the floor on the right. “I got as far as your gate,” said {right}. “Once.” “I know,” said {left}. “I was standing at the window.” In the left half a good many people seemed to remember that window, and none of them looked up.',
						'“I’ve only the one question,” said {hero}. “Which of you two has knocked?” It was so short that everybody waited for the rest. {left} began to answer, and so did {right}, and then, for the first time in nine years, each politely let the other go first. “I had my hand on your gate, once,” said {right}. “You had,” said {left}. “I saw it through the window. There was water on for two.” All at once a good many people had something in their eye, and were anxious that it shouldn’t be seen from the other side.',
					],
				},
				{
					say: 'Rule that neither shall have it, and have it taken away',
					sets: ['neither'],
					outcome: [
						'“Then neither of you gets it,” said {hero}. “It goes to a museum.” Two chairs fell over. “You can’t take it from {right}!” cried {left}. “It’s all that {right} ever wanted!” And there {left} stopped, nine years too late, with {left.their} mouth open. “Oh, let {left} keep it,” said {right}, to nobody in particular, and had to look for a handkerchief.',
						'“Take it away,” said {hero} to {host}, “and lock it up. It goes to a museum.” “But {left} loves it!” It was out before {right} could catch it. Nobody breathed, least of all the two of them, staring at each other across a table. “Well, you love it more than I do,” said {left} at last. It was addressed to the lamp.',
						'“Nobody gets it,” said {hero}. “It’ll be put in a museum, behind glass, with a label.” {host} was already reaching out for {thing}, but {right} was in the way. “You can’t,” said {right}. “{left} would never see it again.” “I’d sooner that {right} had it!” called {left}, across the aisle, a good deal too loudly. One could watch it sink in, on one face and then on the other. “Well,” said {left}, more quietly, “so I would.” Even the drummer was looking at the floor.',
					],
				},
			],
			scene: {
				at: 'court',
				with: ['left', 'right'],
				shows: ['thing', 'lantern'],
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
					'told & zigzag': [
						'+ “As many paces on our side as on theirs,” said an old man on the left. “I counted. It was the fairest thing I ever saw, and it wasn’t even a judge.”',
						'+ “Four thousand and twelve,” said somebody on the right. “And four thousand and twelve over here,” said somebody on the left. “What judge would have gone to the trouble?”',
						'+ “So that was somebody who didn’t know which side to take,” said a woman on the right. “I’ve never known, either. Only I stayed where I was.”',
					],
					'told & middle': [
						'+ “Whoever it was,” said an old woman on the left, “got me my bonnet back.” “And mine,” said one on the right.',
						'+ “A judge would have gone around the crates,” said an old woman, and it was hard to tell on which side she was sitting.',
						'+ “Judge or no judge,” said somebody on the left to somebody on the right, “it’s the only part of that road that’s been swept.”',
					],
					'told & carried': [
						'+ “I carried you,” said one of the bearers, slowly. “So what did we learn to keep in step for?” The other three seemed to be asking themselves the same.',
						'+ “Two days on our shoulders,” said a bearer from the left, “and it was nobody.” “It was heavy enough for somebody,” said the one from the right.',
						'+ The four bearers looked at their hands, which had blisters in the same places. “I’d do it again,” said the one from the left. “Not so far,” said the one from the right.',
					],
					middle: [
						'+ In the aisle some children had sat down, left ones and right ones, as if it were a part of that path. Nobody called them back.',
						'+ Two old women in bonnets had moved their chairs out into the aisle, as if it were the middle of the road.',
						'+ Across the aisle, from left to right, ran a kite string, with a small child at either end of it. It was the only thing in the room that moved.',
					],
					zigzag: [
						'+ On both sides people leaned forward by the same amount. Somebody would certainly have counted.',
						'+ Whoever sat at the edge of the aisle made a small bow to whoever sat across it, as at a milestone.',
						'+ When somebody on the left sighed, somebody on the right did, too, so that it should stay even.',
					],
					carried: [
						'+ The four bearers had sat down in one row, without noticing it, and held their breath in step.',
						'+ “Left,” whispered one of the bearers, who was nervous. “Right,” whispered the one beside him. It calmed them both.',
						'+ On the bench by the door sat the four bearers, and breathed in, and out, and in, all together.',
					],
				},
				{
					promised: [
						'“I was asked for something,” {hero} said, “this morning, before the drum, and I promised it. I was to decide against {left}. It was {left} who asked me.” Chairs creaked all over the left half. “It’s true,” said {left}. “I wanted to lose. I’ve wanted it since the second week.”',
						'“{left} came to me at dawn,” said {hero}, “and asked to lose, and I gave my word on it. It wasn’t a thing that I had to give.” On the left people turned around to {left}, one after another. “I couldn’t be the one who gave in,” said {left}, “in front of all of you. You’d been so loyal.”',
						'“There’s a promise that I have to break,” said {hero}, “because I’d no right to make it. {left} came to my lamp this morning, in the dark, and begged me to decide for {right}.” Nobody on the left believed it, until all of them had looked at {left}. “I’ve wanted to lose for nine years, less two weeks,” said {left}. “But you’d all gone to such trouble.”',
					],
					wrote: [
						'{hero} unscrewed the handle of the umbrella, and drew out the sheet, and carried it over to {right}, who read it out. “‘Give it to {right}. I can’t be the one who gives in.’” “That’s your hand,” said {right} to {left}. “That’s how you write a G.” {left} had got up, and faced the left half of the room. “You weren’t meant to hear it,” said {left}. “But I’ve wanted to lose since the second week.”',
						'Out of the hollow handle came the sheet of paper, and {hero} laid it in front of {right}. “Give it to {right},” it said, and under that, “I can’t be the one who gives in.” {right} read it aloud, and had to start twice. It had {left}’s name under it. “That was for a judge’s eyes,” said {left}, and turned to the left half of the room. “But I’ve wanted to lose since the second week. I couldn’t tell you that it had been for nothing.”',
						'“I have this in writing,” said {hero}. The handle came off with a squeak, and something white was laid in front of {right}, who read it aloud. “‘Give it to {right}. I can’t be the one who gives in.’” On the left one chair creaked, and then all of them. “You’ve signed it,” said {right} to {left}. “I didn’t sign it for them,” said {left}, and looked along the chairs. “But I’ve wanted to lose since the second week.”',
					],
					pointed: [
						'“This morning you were on your way over,” {hero} said to {left}. “You got four steps.” “I wanted to say that {right} should have it,” said {left}, to nobody but {right}. “I’ve wanted to since the second week. And then they all woke up.” “I saw you out there,” said {right}. “I thought that you’d lost something.”',
						'“This morning you didn’t get up for the fresh air,” {hero} said to {left}. “No,” said {left}, and turned to {right}, and spoke across the aisle, in front of everyone. “I’d got up to tell you that you should have it. I got four steps.” “I was awake,” said {right}. “I’d have gone to meet you. But I thought that you were looking at the sky.”',
						'“How far did you get, this morning?” {hero} asked {left}, in front of everyone. “Four steps,” said {left}. “I was on my way to {right}, to say, keep it. I’ve had it ready since the second week.” On the left side people stared. “I lay there and counted them,” said {right}, across the aisle. “I thought, when it gets to ten, I’ll get up.”',
					],
				},
				{
					'bribed & !told': '',
					bribed: [
						'Then {hero} put the flat box next to the umbrella, with the lid open. “And this I was given, and kept.” “By me,” said {right}, and was looking at {left}. “You all thought that I wanted to win. I wanted {left} to get it, and it had to look like law. I’ve got a hundred people as well.” So both of them had tried to get at the judge, and both of them to lose.',
						'The flat box clicked open on the table. “I took this,” said {hero}. “I had no right to it, and there was nothing that I could sell.” “It was from me,” said {right}. “It was to make sure that {left} got it. I couldn’t hand it over; I’ve got a whole half of a town behind me.” Each of the two had tried to lose.',
						'“And this is what I was paid,” said {hero}, and put the flat box on the table, and opened it, so that the lamps got in. Somebody whistled. “It’s my chain,” said {right}, “and don’t look at {hero} like that. It wasn’t to win. It was so that {left} should have {thing}, by law, and my hundred couldn’t say a word.” For two days two people had been trying to lose to each other.',
					],
					'confided & !told': [
						'{right} stood up. “I had better say it too,” said {right}. “Last night I went to that lamp with gold. I was talked out of it before I’d got as far as what it was for. It was to make sure that {left} got it. I couldn’t just hand it over; I’ve got a hundred people as well.” It took the room some time to work that out. Each of the two had tried to lose.',
						'{right} was on {right.their} way to the front by then. “I’ve been to see the judge, too,” said {right}, “after dark, with a flat box. I’d have bought a defeat with it. It’s {left} who was to have {thing}, and my hundred weren’t to know.” People looked across the aisle, to see how the others were taking it. So both of them had been out to lose, and neither had let the other know.',
					],
					confided: [
						'{right} was looking at one of the lamps. “I may as well say it,” said {right}. “I offered the judge gold, last night, and was told that there wasn’t any judge. So I never got as far as what it was for. It was to make sure that {left} got it.” It took the room some time to work that out. Each of the two had tried to lose.',
						'{right} stood up. “I’ve known about the judge since last night,” said {right}. “I’d come with gold. It was for a verdict, and the verdict was that it goes to {left}. I’ve got a hundred people too, you see.” So each of the two had tried to lose, and each of them in secret.',
						'{right} was the next to get up. “I was at that lamp last night, with gold,” said {right}, “only there wasn’t a judge there to take it. I’d have bought a defeat with it. It’s {left} who was to have {thing}.” On the right a hundred people tried to remember what they had been so angry about. Each of the two had wanted to lose, and to do it where nobody could see.',
					],
					refused: [
						'{right} turned to the right half of the room. “I offered gold for it,” said {right}. “It came straight back, so I never got as far as saying what I wanted. I wanted {left} to have it. It was only supposed to look like law.” It took the room some time to work that out. Each of the two had tried to lose.',
						'{right} had got up by then. “Last night I pushed a gold chain under a lamp,” said {right}, “and it was pushed back. You’ll all think that I wanted to win.” {right} looked at {left}. “It was so that you’d get it. I couldn’t just hand it over. I’ve got a hundred people, too.” So each of the two had tried to lose, and each of them in secret.',
						'{right} stood up. “And I’m no better,” said {right}. “Last night I held out a gold chain, beside that lamp, and it was handed back before I could say who was meant to win. {left} was. I’d have lost in front of the whole road, and gone home, and slept.” So both had been out to lose, and each behind the other’s back.',
					],
				},
				{
					'hid & told': [
						'“And this came for the judge tonight,” said {hero}, and drew it out of the folds. “I read it, and I hid it.” In the last row Judge {elder} nodded, as at a date that has been kept.',
						'Out of the folds of the umbrella {hero} took a letter with a broken seal. “Until I hid this, it was a mistake,” {they} said. “After that it was me.” In the last row Judge {elder} began to look for {elder.their} glasses.',
						'“You had better have this, too,” said {hero}, and shook the umbrella, and a letter fell out of the folds. “It told me who I was not. That was before I came in here, and I came in all the same.” In the last row Judge {elder} took out a handkerchief and polished something.',
					],
					'warned & told': [
						'“You did say that you weren’t fit for it,” said {host}, more to {host.themself} than to {hero}. “I said, be as unfit as you like.”',
						'“You asked me to call it off,” said {host} to {hero}, “and I wouldn’t hear of it.” {Host.they} shook {host.their} head. “I’ve been to a great many hearings. I ought to have listened at one.”',
						'“Not fit,” said {host}. “You told me so out there, and I told you to toss a coin. I’d have said anything, to get somebody into that chair.”',
					],
					'gave & told': [
						'In the last row {elder.the} had a letter in one hand, and folded it up now, as if it had been answered.',
						'{Elder.the}, in the last row, wrote “Answered” on the back of an opened letter, and put the pen away.',
						'In the last row {elder.the} took off {elder.their} glasses and laid them on an opened letter, like somebody who has come to the end of it.',
					],
					'warned & !bribed': [
						'“Toss a coin, I said,” murmured {host}. “I’m glad you hadn’t got one.”',
						'“And you wanted me to call it off,” {host} whispered to {hero}, and had to blow {host.their} nose.',
						'“As unfit as you like, I told you,” {host} murmured. “I didn’t know that you’d be so good at it.”',
					],
					'gave & !bribed': [
						'In the last row Judge {elder} had been fanning {elder.themself} with a letter. Now it had stopped moving.',
						'Judge {elder} had used a letter to keep the place in a book. Now {elder.they} sat in the last row with the book shut, and had lost the place.',
						'In the last row an opened letter had slipped to the floor, and Judge {elder} hadn’t noticed.',
					],
				},
				{
					'offered & told & !hid': [
						'“That umbrella was held out to me on the first day, and I said no,” said somebody at the back. It was {elder.the}.',
						'“It’s the fault of the last row as well,” said {elder.the}, at the back. “I was offered that umbrella on the first day, and I was curious.”',
						'“I should like it noted,” said somebody at the back, and it was {elder.the}, “that the umbrella was brought to me before the second cheer, and that I didn’t want it.”',
					],
					'bowed & told': [
						'“And on the first day I bowed,” said {hero}. “The rest came of itself. That I did.” Nobody clapped now.',
						'“You bowed,” said {host}, remembering it. “Twice,” said {hero}. “Nobody had ever clapped for me. I’m sorry.” It was very quiet.',
						'“I could have said so beside the drum,” said {hero}, “and what I did was bow. You clapped so nicely. I’m sorry.” Nobody clapped now.',
					],
					'tried & told & !hid': [
						'“It was said on the very first day, next to the drum,” said {elder.the}, at the back. “I heard it.”',
						'“I was told so on the first day,” said {elder.the}, at the back, “through a drum.”',
						'“Somebody did shout it, beside the drum,” said {elder.the}, from the back. “I’ve got good ears. I kept it to myself.”',
					],
				},
				{
					'neither & bribed or neither & hid': [
						'Nobody wanted a museum any more. {hero} took it back, in front of everyone, and it was as if a window had been opened.',
						'So there was to be no museum. {hero} took it back, out loud. It had only been said to find out who would mind.',
					],
				},
				{
					'end-own-name': [
						'“Nobody knocked,” said {hero}. “That’s all that happened. So it’s a week each, as before, and whoever’s turn it is has to knock for it.” As verdicts go it wasn’t brilliant. In the last row {elder.the} got up, which took some time. “I’m Judge {elder},” {elder.they} said, “and that’s my umbrella. I’ve decided a great many things. I was never asked to decide if I was the right person.” When the room had emptied, there were two people left on two chairs, and the chairs had somehow got to the same side of the aisle. {hero} went home without a drum, and it took two days. At the last corner somebody was standing under the lamp. “I had a ride,” said {elder}, “half of it from the left, and half from the right. I thought that you ought to be met.”',
						'“You’ve each been waiting nine years for a knock,” said {hero}. “How far is it across that road of yours?” “Nineteen steps,” said {left} and {right}, both together; they had both counted. Nobody cheered. Then {elder.the} came up the aisle and took the green umbrella from the table. “Mine,” said {elder.the}. “I’m Judge {elder}, and the case is closed.” In fact it went on for most of the night, over a kettle, with the door open, and came out at a week each, as before. {hero} went home, which took two days, and {folk} had got there first, since left and right gave each other rides again. Around the last corner, {start.at}, stood all of them, mixed up together, and nobody was waiting for a judge.',
						'“There’s nothing to take from either of you,” said {hero}, “and nothing to give. It’s a week each, as it was. Only, whoever’s week it is goes over and knocks.” {Elder.the} had come up the aisle meanwhile, and stood at the table like somebody who has often stood at such tables. “That’s mine,” {elder.they} said of the umbrella, “and I’m Judge {elder}, and I’d change nothing but the name at the bottom.” {left} and {right} carried {thing} out by the same door, which wasn’t wide enough, and neither would let go. It was two days back. {hero} went up the middle of the road, with nobody ahead and nobody behind. At the corner stood {host}, with the drum under a blanket, so as not to startle anyone, and a good part of the left, to whom the right had given a ride. “There you are,” said {host}. “We’d begun to worry.”',
					],
					'end-late-truth': [
						'“In nine years nobody knocked,” said {hero}. “That’s all it is.” It was true, and it was late. {host} tore the speech of thanks in half and didn’t know where to put the halves. “We held up our children for you,” somebody said. Then {elder.the} came forward and was Judge {elder}, and settled the matter in four minutes: a week each, as before, and whoever’s week it was had to carry {thing} across the road and knock. {hero} stayed behind to fold the chairs. Near the end there was a second pair of hands at it. “They’ll forgive you by spring,” said {elder}. “It’s the clapping that you’ll have to forgive yourself for. I know. I kept some too. I’ll be at the corner.”',
						'“So take it home,” said {hero}, “a week each, as before, and whoever brings it over knocks. That’s all.” There was no applause. On the left and on the right people had just lost a quarrel and a judge, and looked around for somebody to be angry with. They had that much in common again. {Elder.the} took the umbrella off the table, and was Judge {elder}, and wrote down the verdict as it was. “In your name?” asked {elder}, with the pen in the air. {hero} said that it had better be. On the way home nobody waved. But when {hero} came {start.to}, two days later, {left} and {right} were standing there, with a kettle. They had come to see somebody arrive.',
						'“It wants a knock,” said {hero}, “and it never wanted anything else. A week each, as before.” Nobody spoke against it. Nobody looked up, either. {host} went along the rows and asked for the programs back. In the end it was {elder.the} who got up. Judge {elder} took the umbrella, and confirmed it all in one sentence. {left} and {right} hardly heard it, having got to the side door with {thing} between them, where each wanted the first week to be the other’s. {hero} stayed, and swept. It was past midnight when a second broom could be heard, at the other end of the aisle. “You said it late,” said {elder}. “I’ve known people to say it later. I was one of them.” When the floor was done, Judge {elder} put up the umbrella over both of them, as far as the road, though it wasn’t raining.',
					],
					'end-found-out & bribed': [
						'“A week each,” {hero} was about to say, “and whoever brings it knocks.” But when {they} got up, the flat box, on which {they} had sat all evening, fell to the floor, and the chain came out of it in front of everyone. “So the judge was for sale,” said {left}. “I bought that judge for you,” said {right}. “It was to go to you. I’ve got a hundred people, too.” {left} stared, and then began to laugh, and could not stop, and {right} came across the aisle, because somebody had to. In all that room only one person had come out ahead, by one gold chain. {hero} laid it on the table. “There wasn’t any judge,” {hero} told all of them. “There was only me.” It was so quiet that one could hear Judge {elder} coming up the aisle for the umbrella. “I ought to have come sooner,” said {elder}. Nobody else said anything. {hero} carried the drum home, since nobody else would. The next third of May there was a knock. It was {left} and {right}. “We know what it’s like,” said {left}, “to be left out on the step.”',
						'Then {hero} stood up to say that it was a week each, as before, and the flat box, which had been under the cushion, came open on the floor. Gold makes a particular noise. “That’s {right}’s chain,” said somebody on the left, and {host} put down the pen. “Yes,” said {right}, and was as white as the wall. “I gave it, so that {left} would get {thing}. Now you know. I wanted to lose.” “So did I,” said {left}. They had spent nine years in one road on that. “And the judge took it?” asked {host}. “I’m not a judge,” said {hero}, so that everyone could hear. “I was offered gold to be one, and I kept it, because it shone.” Nobody shouted. Two hundred people got up, from both sides of the aisle, and went past without a look. “Most of us put it more nicely,” said Judge {elder}, who had stayed, and took {elder.their} umbrella. {hero} had a long way home. In spring a postcard came, and two people had written it, line by line in turn. “We leave it out on purpose now,” it said. “Come and see. We’ll both be at the corner.”',
						'“Then it’s a week each, as it was,” {hero} began, and reached for the umbrella. The cushion slid, and the flat box slid with it, and the chain ran out over the floor to its full length, in the sight of two hundred people. Nobody had to be told what it was. “That was for the judge,” said {right}, before anyone could ask, “so that {left} should get {thing}. I wanted to lose. I’d have liked it to look fair.” “You, too?” said {left}. When the two had got that far, all the faces turned back to the table. “I’m not a judge,” {hero} told them. “I took that because it was held out to me.” “I’ve been a judge for forty years,” said {elder.the}, coming up the aisle, “and I’ve heard worse reasons,” and Judge {elder} picked up the umbrella. No one else had a word for {hero}, who wound up the chain, left it where {right} would find it, and took the long road home. In May there was a package with a key in it, on a bit of ribbon. “It fits both doors,” said the card. “It’s for people who are shy of knocking. There’ll be somebody waiting.”',
					],
					'end-found-out': [
						'“A week each, as before,” said {hero}, “since you’ve both tried to lose.” It was a fine verdict. But when {they} picked up the umbrella it fell open, and a letter dropped out on the table. {host} read it aloud, just to be helpful, as far as “walk at the back.” There {host} stopped. “Then who are you?” asked {host}, not even angrily. “Somebody who caught an umbrella,” said {hero}. “Until that letter came it was a mistake. After that it was me.” {Elder.the} got up, and was Judge {elder}, and let it stand that {left} and {right} had both lost, since a verdict can’t help where it comes from. But nobody walked home with {hero}. {They} carried the drum back, since nobody else felt like it, and left it at {host}’s door with a note of two words. One evening in spring there was a knock. It was {host}, with the drum. “We wondered,” said {host}, “if you’d like to hear what it sounds like from behind.”',
						'“So it’s a week each, and the case is closed,” said {hero}, and opened the umbrella, because that seemed to be what one did. The letter fell out of it. It went from lap to lap along the first row, and one could see it being read, and after each reader there was one person fewer who looked at {hero}. “You’ve known who it was since tonight,” said {host}. “Yes,” said {hero}. “And who it wasn’t since yesterday.” Judge {elder} came up from the back, and put both names in the record, {left}’s and {right}’s, under “lost.” Then {elder.they} reached for the umbrella. “Keep the letter,” said {elder}. “You’re the only one it ever taught anything.” So {hero} went home at the very end of the procession, behind the last lunch basket, to find out how people treat whoever isn’t the judge. Nobody turned around. But at the second milestone somebody held out half a sandwich, backward, without looking to see who it was for.',
						'“So it’s a week each, the way it was,” said {hero}, “and neither of you has won.” People were getting up already. A child wanted to see how the judge’s umbrella worked, and pressed the catch, and out of the green silk sailed a letter and came down in front of {host}. It was not a long letter, and {host} read it twice. “It’s to Judge {elder},” said {host}. “It says that Judge {elder} is at the back.” Two hundred people turned around in their chairs, and {elder.the} got up, since there was no help for it. {hero} had sometimes wondered how it would be when everybody looked away. “It’s a good verdict, and I’ll sign it,” said Judge {elder}. “The rest isn’t a matter for a court.” So nobody said anything to {hero}, not in there, and not on all that road. It was spring before somebody did, {start.at}, where the others were being hugged. It was {host}, with two bags, whom no one had come to meet. “I thought that you might hold one of these,” said {host}, “until we both know what to say.”',
					],
					'end-asked': [
						'“Then there’s nothing to judge,” said {hero}. “There are two doors, and nobody knocked. It’s a week each, as before, if somebody will only begin.” It took the rest of the evening, and nobody could say afterward who had moved a chair first. At midnight {left} said, rather stiffly, that the kettle would be on, and {right} said that in that case it was the right week for it. They went off with {thing} between them. Outside {hero} held out the umbrella to {elder.the}. “A good judgment,” said Judge {elder}. “Now you have to go back in there and tell them who gave it.” “They’ll take it all back,” said {hero}. “Some of them will,” said {elder}. “That’s what it costs. I’ll wait here.” And {elder.they} did, for an hour and ten minutes, in the wet.',
						'“One of you came as far as the gate,” said {hero}, “and one as far as the window. All that’s missing is the door. So it’s a week each, as before, and whoever brings it knocks.” That was the verdict. It was not much of one, and it was followed by a silence into which somebody, on the left or on the right, pushed back a chair. By midnight there was no aisle any more. {hero} went out to the steps with the umbrella. “You could walk off now,” said Judge {elder}. “They’d put up a statue, with my name on it.” {hero} thought about that for longer than was comfortable. Then {hero} went back in, and told them who had judged. When {hero} came out again, it was getting light, and a good many people had gone home without a word. On the bottom step somebody was still sitting. “I’ve waited for trains,” said {elder}, “that were less worth meeting.”',
						'“That’s the whole case, then,” said {hero}. “A gate, a window, and nobody at the door. You go on as you used to, week by week, and it begins with a knock.” For a while nothing happened. Then {right} got up, and came across the aisle, and knocked, for want of a door, on the back of {left}’s chair. “Come in,” said {left}. One could hear it in the last row. Much later {hero} found {elder.the} outside, on the steps, and held out the umbrella. “It’s yours,” said {hero}, “and so was the chair.” “I’ve sat in plenty,” said Judge {elder}, “and never thought of that question. Go and tell them who did, before I get thanked for it.” {hero} went in and told them. It was very quiet, and then it was very loud. Some took back their thanks, and a few took their children home. But when {hero} came out, in the gray of morning, there was a green umbrella on the bottom step, put up against the wind, and under it somebody had kept a place.',
					],
					'end-neither': [
						'“I take back the museum,” said {hero}. “It’s a week each, as before.” Nobody laughed, because {left} had got up and was coming around the end of the aisle, and {right} wasn’t ready. Most of what was said was about a gate, and a window, and a night in May, and it was nobody else’s business. {hero} went out to where {elder.the} was sitting on the steps, and gave back the umbrella. “They’ll find you out,” said Judge {elder}. “I’ll tell them tomorrow,” said {hero}. “Why tomorrow?” asked {elder}. {hero} listened to the two voices inside. “Because tonight it would be about me,” {they} said. {elder} thought this over, and moved along, and made room under the umbrella.',
						'“There’s no museum,” said {hero}. “I made it up, and it has done what it was for. A week each.” So both of them had lost, and both looked as if they had been let out of something. The left half of the room and the right half were a while longer about it. {hero} sat down beside {elder.the}, in the last row. “It’s yours,” {they} said, and laid the umbrella across two pairs of laps. “They don’t know yet. I’ll tell them when I’ve found out how.” “Start with your name,” said Judge {elder}. “I never got to, in forty years. They always had it from a letter.” It was past one, and the chairs were being stacked, when {hero} got up on one of the last and started with {their} name. Seven people stayed to hear it. {elder} was the eighth.',
						'“Nothing is going to a museum,” said {hero}. “It’s a week here and a week there, as it always was.” {left} and {right} had both lost, in front of everybody, and stood there like two people who’ve set down something heavy. Then one of them laughed; it was hard to say which. {hero} slipped out and sat down on the steps, beside {elder.the}. “I’ve brought you your umbrella.” “So I see,” said Judge {elder}. “And what have you told them?” “Nothing yet,” said {hero}. “It’s their turn.” Through the door one could hear two voices going over a single night, hour by hour, and interrupting each other. “When they’ve got as far as breakfast, I’ll go in.” “You’ll want company,” said {elder}, “at about the place where somebody asks you your name.” At sunrise the two of them went in together. It was {hero} who went first.',
					],
				},
			],
			choices: 'none',
			scene: { at: 'court', with: ['elder', 'left'], shows: ['thing', 'umbrella'], pose: 'think', feeling: 'calm' },
		},
	],
};
