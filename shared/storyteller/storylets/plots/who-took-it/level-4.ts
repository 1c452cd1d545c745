import type { PlotLevel } from '../../format.ts';

export const whoTookIt4: PlotLevel = {
	joins:
		'“{choice}” That at least was simple, and {hero} did it. What came next wasn’t. Since yesterday {hero} had had the only key to {hall}. This morning {thing} was gone from its shelf, and tonight it was to lead the parade. {owner.name}, {owner.a}, said that nobody was accusing anybody. Three other people had been in there that afternoon, and one of them must have come back before seven, by the side door: {scarf} with the red scarf, {barrow} with the squeaking barrow, and {mint} with the peppermints. But it was {hero} whom everyone was so careful not to look at.',
	chapters: [
		{
			titles: ['The Key to {hall}', 'Nobody Is Accusing Anybody', 'Custody', 'The Little Card'],
			time: 'day',
			parts: [
				[
					'[It takes about a year of sweeping before anybody notices that a floor is clean.|A dirty floor is noticed at once. For a clean one it takes about a year.] {hero}, in the wage book “{described}, sweeps,” had swept {hall} for a year and a day when {owner.name}, {owner.a}, took the only key off its nail. [“I should have done this long ago,” said {owner}. That was all. {hero} had gone over that sentence so often since then that it had begun to shine.|“It’s yours,” said {owner}, “and about time.” It was five words, and {hero} had taken them to bed, and got up with them.]',
					'{hero} used to think that being trusted was something you were born with, like an aunt. “{hero}, {described}, floors,” it said in the wage book. Then one evening {owner.name}, {owner.a}, had handed over the only key to {hall} as if it were a sandwich, and {hero} had gone home past every house where the spoons had once been counted after {them}.',
					'“{hero}, {described},” said the wage book, “floors.” That was all that was known of {them}, a year and a day ago, when {they} had come to {hall} with one bag. Last night {owner.name}, {owner.a}, had put the only key into {their} {hand}. “You might as well,” said {owner}. {hero} had gone to sleep on it, in the plain sense of the word, and it had left a mark.',
				],
				[
					'The next morning {hero} opened the door for the first time, and was the first to see it. On the long shelf stood only the little card, perfectly straight. [{Thing} had gone at the head of every parade for a hundred years, and was to go at the head of tonight’s, and it wasn’t there.|That was where {thing} belonged, which for a hundred years had gone at the head of the parade. There was a parade tonight.] Soon {owner} was there too, and half the town. Nothing was broken. At half past six {thing} had still been there. At seven {hero} had locked up, without another look, and had spent the half hour before that at the front, admiring the lock, while the trumpets practiced. So it must have gone then, by the side door.',
					'So it was {their} own key that let {hero} in the next morning, and an empty shelf that was waiting. The little card stood there by itself, perfectly straight. For a hundred years {thing} had led the parade, and the parade was tonight. {owner} came, and half the town came after. No lock was forced, and at half past six {thing} had still been there. At seven {hero} had locked up. So it must have gone in between, by the side door, while {they} tried the new key at the front, twenty times, to the sound of the trumpets, just because it felt so good.',
					'{hero} had thought of a few words for the moment when {they} would open up for the first time. They were not needed. On the long shelf there was nothing but the little card, perfectly straight. {Thing} was gone, which had led the parade for a hundred years; and the parade was tonight. Within minutes {owner} was there, and half the town. No lock was broken. At half past six {thing} had still been there. From then till seven {hero} had stood at the front, with the trumpets going by, and locked the door, and unlocked it, and locked it. The side door had been open all that time, and was locked last.',
				],
				{
					quiet: [
						'“Is there anything you’d like to tell me?” asked {owner}. There wasn’t; there never was. Up to then people had found {hero} restful.',
						'{owner} waited, in case {hero} wished to say something, and {hero} gave it some thought. In the end there was nothing. Until that morning nobody had taken that for guilt.',
					],
					bold: [
						'“I didn’t touch it,” said {hero}, loudly and at once. {They} had never learned to wait for an accusation before denying it.',
						'{hero} denied it before it had been asked, in a voice that reached the street. It had always been an advantage to be first. This time it only meant that somebody had brought the matter up.',
					],
					kind: [
						'“I’m so sorry,” said {hero}, because {owner} looked so unhappy. Within the hour people were quoting it as a confession.',
						'{owner} stood there with such a face that {hero} had to say how sorry {they was}. It was meant for the face. By noon the whole town knew that {hero} was sorry, and nobody asked what for.',
					],
					honest: [
						'“I was the last one out,” said {hero}, “and I had the key, and I can’t think of anyone else.” A guilty person would have come up with something better.',
						'The facts were asked for, and {hero} gave them: the only key, nobody else in sight, and no idea. It was so plainly true that people began to look at the floor.',
					],
					clever: [
						'“There are four ways of doing it,” said {hero}, and explained them. At the fourth {they} heard how it sounded, to know that so well.',
						'To be of use, {hero} laid out how it might have been managed, in four versions, with times. At about the third somebody coughed. {hero} saw what it must be like to hear that from the one who has the key.',
					],
					careful: [
						'“Did you lock up?” asked {owner}. {hero} went back over every step, to be perfectly sure. By then the question had been answered by everybody else.',
						'“The door was locked?” asked {owner}. {hero} wished to be certain, and walked through the whole evening once more in thought, to the very end of the street. It was an excellent answer when it came. The room had stopped waiting for it.',
					],
					merry: [
						'“I hope it’s having a good time,” said {hero}. {They} joked when things got frightening. People had always liked that. Now it lay on the floor, and nobody picked it up.',
						'It was so quiet that {hero} said the first thing that came, which was that it had probably gone on ahead, to get a good seat. On any other day there would have been a laugh. “I see,” said {owner}.',
					],
					dreamy: [
						'“You did lock up?” asked {owner}. “I think so,” said {hero}. {They was} like that; it was half of {their} charm. It’s odd how fast half of somebody’s charm can turn into evidence.',
						'Had the door been locked? {owner} asked it quite kindly. {hero} remembered everything about that evening, the light on the key, and how it turned; it was only the last time that was a little hazy. “I think so,” {they} said, and could hear it being remembered.',
					],
					quick: [
						'{hero} had been up on the shelf, behind it, and underneath before {owner} could say stop. Now there were marks everywhere, and all of them were {theirs}.',
						'When {owner} said not to touch anything, {hero} had just finished touching everything, from the top of the shelf to the underside. It had been meant as help. Any mark that one might have looked for was now {hero}’s.',
					],
				},
				[
					'“Nobody’s accusing anybody,” said {owner}, and that was when it began. [Yesterday afternoon three people had come in, one after the other, and all of them were old friends.|There had been three people in there yesterday afternoon, and {hero} was fond of each of them.] First {scarf.name} had dusted, in the red scarf that never ended. Then {barrow.name} had brought the benches. One knew that by the barrow, which you could hear a mile away. Last of all {mint.name} had stood in front of the shelf, for as long as a bag of peppermints lasts. “After the parade {thing} goes to the cellar,” {owner} had called out to each of them, over a heap of flags. [They were all out again by five. One of them must have come back.|By five they had all gone home, and before seven one of them must have been back.] But {hero} had the key, and so they all looked at {hero}.',
					'“No one’s being accused,” said {owner}, so that for the first time everybody thought of it. Who had been in? There had been three, one after the other, in the afternoon. {scarf.name} came first, with a duster, in that endless red scarf. Then it was {barrow.name}, with the benches, on a barrow that cried like a gull. And toward five {mint.name} came to look, in a cloud of peppermint, and left without a word. “{Thing} goes to the cellar afterward,” {owner} had told each of them, while counting flags. By five they had gone. So one of the three must have come back. But it was {hero} who had the key, and at whom they were looking.',
					'“Nobody’s saying that it was anybody,” said {owner}. So who had been in here? In the afternoon there had been {scarf.name}, to dust, in a red scarf that took a while to arrive completely. After that came {barrow.name}, who brought the benches, on a barrow with a squeak like a gate. And toward five there was {mint.name}, with a bag of peppermints, just to look. {hero} would have trusted every one of them with a key. “Afterward that goes to the cellar,” {owner} had said to all three, behind a heap of flags. They had left at five, and one of them must have come back. But it was {hero} who had the key, and whom people looked at.',
				],
			],
			choices: [
				{
					say: 'Give your word that it will be back before the lamps are lit',
					sets: ['kept-key'],
					outcome: [
						'“You’ll have it back by lamplight,” said {hero}, and heard it go out across the hall and be counted. {owner} didn’t ask for the key. {Owner.they} only looked at it, and away. Being trusted is one thing. Being trusted until half past seven is another.',
						'{hero} gave {their} word. It hadn’t been needed much up to then, and it came out a little stiff. “By lamplight, then,” said {owner}, the way you agree on something with a stranger. Yesterday evening {owner} and {hero} had known each other quite well.',
						'“It will be back by lamplight,” said {hero}. “You have my word.” Nobody there had been offered it before, and they looked at it the way one looks at foreign money. {owner} let {hero} keep the key. To be asked for it would almost have been friendlier.',
					],
				},
				{
					say: 'Leave the key lying on the shelf, without comment',
					sets: ['gave-key'],
					outcome: [
						'{hero} laid the key next to the little card. It looked very small there. {owner} opened {owner.their} mouth to say that this wasn’t necessary, and shut it again. {hero} counted to ten, and nodded, and had nothing to hold on to any more but a broom.',
						'It made less noise than {hero} had expected. Nobody said to pick it up again. {They} left time for that, and counted to ten. Somewhere around seven it became clear that the key had only been a loan.',
						'There was plenty of room on that shelf, so {hero} put the key there, next to the little card, and waited. {They} gave it ten seconds, honestly counted. {owner} inspected the ceiling. After ten seconds it was a thing that lay on a shelf, and {hero} was somebody who swept.',
					],
				},
				{
					say: 'Turn your back on all of them, and study the shelf',
					sets: ['looked'],
					outcome: [
						'Since everyone was examining {hero}, {hero} examined the shelf. For a year the little card had leaned to the left, and {they} had dusted around it every day. Somebody had put it straight when {thing} was already gone. “Who takes a thing and then tidies up?” asked {hero}. Somebody who is sorry. It didn’t make it any easier.',
						'It was a strange sort of theft. The card, which had leaned to the left for a year, had been put straight, to a hair, along the edge of the board. That takes a while, and a thief doesn’t stay for a while afterward. Somebody had been sorry.',
						'{hero} turned around, which was a relief in itself, and looked at what there was: one board, and one little card. In all that year the card had leaned to the left, and had been dusted as it leaned. Now it stood at attention along the edge of the wood. It must have been done last of all, when the shelf was already bare. Nobody does that with a light heart.',
					],
				},
			],
			scene: { at: 'hall', with: ['owner'], shows: [], holds: 'key', pose: 'hold', feeling: 'worried' },
		},
		{
			titles: ['What Was on the Floor', 'Somebody’s Bad Luck', 'Evidence', 'A Clean Floor'],
			time: 'day',
			parts: [
				'@answer',
				{
					'by-scarf': [
						'When the others had gone out to be fair to one another in the street, {hero} knelt down, or as good as. There were two traces, which was one too many. On a splinter of the shelf hung a red thread. In the polish of the floor there was a thin line, the kind that a single wheel leaves, and it went as far as the side door.',
						'Then it was quiet in there, and {hero} read the floor, as other people read the paper. Most of it was about benches. But a single wheel had drawn its line across the polish, out to the side door; and above, on a splinter of the shelf, there was a bit of red thread, no longer than a word. That made two, and {they} had hoped for one or none.',
						'Nobody knows a floor like the one who sweeps it. {hero} waited until the others were outside, and then found what there was: a red thread on a splinter of the shelf, and in the polish a thin line, as from one wheel. It would have been easier with less.',
					],
					'by-barrow': [
						'When the others had gone out to be fair to one another in the street, {hero} knelt down, or as good as. There were two traces, which was one too many. In the polish of the floor there was a thin line, the kind that a single wheel leaves. And under the shelf, in the dust that is never there, lay a peppermint.',
						'Then it was quiet in there, and {hero} read the floor, as other people read the paper. Most of it was about benches. But a single wheel had drawn its line across the polish, out to the side door; and in the corner below the shelf, white and round as a full stop, there was a peppermint. That made two, and {they} had hoped for one or none.',
						'Nobody knows a floor like the one who sweeps it. {hero} waited until the others were outside, and then found what there was: a peppermint, which had rolled under the shelf, and in the polish a thin line, as from one wheel. It would have been easier with less.',
					],
					'by-mint': [
						'When the others had gone out to be fair to one another in the street, {hero} knelt down, or as good as. There were two traces, which was one too many. Under the shelf, in the dust that is never there, lay a peppermint. And on a splinter of the board hung a red thread.',
						'Then it was quiet in there, and {hero} read the floor, as other people read the paper. Most of it was about benches. But in the corner below the shelf, white and round as a full stop, there was a peppermint; and above, on a splinter, hung a bit of red thread, no longer than a word. That made two, and {they} had hoped for one or none.',
						'Nobody knows a floor like the one who sweeps it. {hero} waited until the others were outside, and then found what there was: a red thread on a splinter of the shelf, and a peppermint, which had rolled underneath. It would have been easier with less.',
					],
				},
				[
					'One clue points at somebody. Two clues point at two people, {accused} and {culprit}, and {hero} had eaten supper with both. Both had been in here in the afternoon, with every right, and had shed what they shed; only the third had left nothing. But if one of the two had been back before seven, one of these things was proof, and the other was only somebody’s bad luck, and neither told which.',
					'So it was {accused}, it seemed, or it was {culprit}. The third had left nothing. {hero} would have preferred a stranger. Either could have left a trace in the afternoon, when they had all been in and out; there was no harm in it. But one of the two must have come back, between half past six and seven. The innocent trace looked exactly like the other one. That seemed to {hero} to be the trouble with innocence in general.',
					'They belonged to {accused} and to {culprit}, as clearly as if they had been signed. The third had left none. One had been left in the afternoon, and meant nothing. The other had been left before seven, and meant everything. If there had been just one of them, {hero} would have known whom to be afraid for. With two, {they} had to be afraid for both.',
				],
				[
					'“You’d better sweep,” said {owner}, in the door. “It ought to look decent tonight, whatever happens.” {Owner.they} had not seen what lay there, or had taken care not to. {hero} held the broom. For a year and a day nobody had ever asked what was in that dustpan. Outside the door they were waiting to be told something. If there was a trace they would want it to be somebody’s, and the sooner the better, and they would not be particular about which of the two.',
					'{owner} had come back. “I suppose it has to be swept,” said {owner}, “as on any day,” and stood there with {owner.their} eyes on the ceiling. It was possible that {owner.they} had seen nothing. It was also possible that somebody was being given a chance, and that it was not {hero}. Out in the street a voice said that of course one was bound to find something now, if one looked long enough, and had the key. {hero} took the broom.',
					'“You’ll want to sweep, I expect,” said {owner}, from the door. It is hard to say how much is seen by somebody who is looking at the hinges. {hero} had the broom already. In all that time nobody had wished to know what ended up in that dustpan, and now half a town stood waiting out there and could have used it.',
				],
			],
			choices: [
				{
					say: 'Sweep it all up, as on any other morning',
					sets: ['swept'],
					outcome: [
						'{hero} swept. It took two minutes, and then nobody had ever been there. It was the best piece of sweeping {they} had done in that place, and the first that {they was} ashamed of. “It’s been swept?” said a voice in the street. “Already?” “Well, naturally,” said another, and left it at that. Only then did {hero} see what it looked like, when the one who has the key gets rid of the dust.',
						'The broom did what it always did. In the pan they were very small, and out in the yard the wind took them. “So that’s done,” said {owner}, to the ceiling. By the time {hero} had put away the broom it was all over the street: it had been swept, the whole floor, the very next morning, and by whom. {They} had protected two people, one of whom deserved it. It was not a thing that one could explain.',
						'“Well, that’s clean,” said {owner}, when it was done, and didn’t sound glad. {hero} had carried the pan out to the yard, and the wind had needed no more than a moment. Then it went from door to door that on the very next morning, before anybody had had a proper look, the floor had been swept, by the one with the key. In a year and a day no clean floor had been held against {them}. To explain this one {they} would have had to mention two friends.',
					],
				},
				{
					say: 'Draw a ring of chalk around each, for all to see',
					sets: ['chalked'],
					outcome: [
						'{hero} drew a ring around each of the two, in chalk, and wrote nothing beside them. It was the honest thing. Let everybody see what there was to see. By noon everybody had. They stood around the rings with their hands behind their backs, like people in a museum, and said that one mustn’t jump to conclusions, and jumped. Out at the pump there was suddenly a good deal of room around {accused}, and around {culprit}.',
						'Nothing that is true can hurt an honest person: {hero} had read that on a calendar, and drew two rings of chalk. The town filed past them in an orderly fashion. Nobody named any names. People merely said, “Ah,” and then they looked for {accused}, and for {culprit}, and said good morning to them in a new voice. {hero} knew that voice. It was the one that {they} had been getting since breakfast.',
						'The chalk was there to number the benches with. {hero} gave each of the two its ring and opened the doors, since what everybody may see doesn’t have to be whispered. It was well meant. People came, and walked around the rings on tiptoe, and didn’t whisper until they were out in the street again. By noon there was a whole bench at the pump for {accused}, and there was another for {culprit}.',
					],
				},
				{
					say: 'Sweep around them, and say nothing',
					sets: ['kept-quiet'],
					outcome: [
						'You learn to sweep around things. {hero} left two small islands of yesterday on a shining floor, where nobody would see them who had not swept it. “Did you find anything?” asked {owner}. “Dust,” said {hero}. From the door it looked exactly as if {they} had something to hide.',
						'{hero} swept with great care, and missed two places. “Anything?” asked {owner}. “Not to speak of,” said {hero}. At the door they asked the same, with bright, hungry faces. {They} knew by now what could be made out of half a clue. They had been making it since breakfast, out there, out of a year of clean floors.',
						'There is a way to move a broom so that it goes around a thing and seems to have gone over it. In a year {hero} had picked that up. “And?” asked {owner}, and asked somebody at the door, and asked somebody in the street. “Nothing worth mentioning,” said {hero}, three times, and the third time it was hardly believed at all.',
					],
				},
			],
			scene: { at: 'hall', with: ['owner'], shows: [], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['An Alibi', 'Subtraction', 'What {witness} Could Swear To', 'The Weight of a Name'],
			time: 'day',
			parts: [
				'@answer',
				[
					'{witness.name}, {witness.a}, never went to bed before morning, and lived a good way up the hill, and if anybody knew what had gone on last night, it was {witness}. {hero} took the road. Doors that had always stood open were being closed as {they} went by, gently, as if there were a draft. Three people crossed to the other side. Each of them had a reason; one of them even had a parcel.',
					'If you wanted to know anything about a night you went to {witness.name}, {witness.a}, who lived halfway up the hill and kept a light on. There is a path behind the gardens that leads past every kitchen. {hero} took the road. Even there a face hung over every fence, and went in when it was looked at. Only the children still waved, and somebody called them in.',
					'Halfway up the hill lived {witness.name}, {witness.a}. {Witness.they} sat up till morning, and missed nothing. {hero} had always liked that road. Today people had things to do at the far side of their gardens. A woman who had once borrowed {their} ladder was counting her washing. It was all done with great consideration. A whole town was shutting {hero} out, and {they} did not hear a single door.',
				],
				{
					'by-scarf': [
						'“Not {barrow},” said {witness}, without even getting up, when {hero} had told it. “{Barrow.they} came to me at six, straight from those benches, to have the squeak looked at. The wheel was in my vise till morning, and {barrow} sat next to it as if it were in the hospital.” So the line only proved that somebody had delivered benches. That left the thread. In {hero}’s first winter here {scarf} had unraveled a yard of that scarf and knitted something warm out of it, for {hero}, and never said a word.',
						'“I can cross out one of those for you,” said {witness}, when {hero} had told it, and nodded at the shed. The barrow stood in there on its one good leg. “Wheel off at six, and not on again yet. {barrow} slept on the sacks, and talked.” So there was only the thread left. {hero} knew that wool. {They} had been given a yard of it once, in a hard winter, knitted into something warm, by {scarf}, who pretended not to need it.',
						'{witness} heard {hero} out, and didn’t have to think. “Six o’clock, and that squeak at my gate,” said {witness}. “I had the wheel off before supper, and {barrow} wouldn’t leave it, and lay down on the floor beside it till morning.” So benches had been brought in the afternoon, and that was all that the line had to say. The thread had more. In {hero}’s first hard winter here that scarf had been a yard shorter one day, and {scarf} had passed something knitted over the fence to {them}, and looked the other way.',
					],
					'by-barrow': [
						'“Not {mint},” said {witness}, without even getting up, when {hero} had told it. “{Mint.they} was here from six till it got light, with a tooth. I held the basin. I’ll smell of it till Easter.” So the peppermint only proved that {mint} had stood there looking. That left the line. In {hero}’s first winter here {barrow} had come by every evening with a load of wood, and had always, somehow, brought one log too many.',
						'“I can cross out one of those for you,” said {witness}, when {hero} had told it, and held out a bowl full of mint papers. “Cards. {mint} and I, from six till dawn. I owe {mint.them} a goat.” So there was only the thin line left. {hero} knew that wheel. All through a hard winter it had stopped, squeaking, at {their} door, and {barrow} had left a log there that had supposedly been ordered by mistake.',
						'{witness} heard {hero} out, and didn’t have to think. “Six o’clock, and a groan at my gate,” said {witness}. “It was {mint}, with a tooth. We got through the night on cold water and dominoes, and I won that garden fence.” So somebody had stood at the shelf in the afternoon, and that was all that the peppermint had to say. The line had more. In {hero}’s first hard winter here {barrow} had come by with firewood, evening after evening, and had never once managed to count the logs right.',
					],
					'by-mint': [
						'“Not {scarf},” said {witness}, without even getting up, when {hero} had told it. “{Scarf.they} was here from six till it got light, and we added four feet to that thing. I’ve got blisters.” So the thread only proved that {scarf} had dusted. That left the peppermint. In {hero}’s first winter here, when nobody else talked to {them}, {mint} had come up on the second day and held out the paper bag, as if it were perfectly normal.',
						'“I can cross out one of those for you,” said {witness}, when {hero} had told it, and pointed at a washing line, where a scarf ran out and back and out again. “It was in my tub at six. {scarf} slept next to it, in case it shrank.” So there was only the peppermint left. {hero} knew that kind. In {their} first winter here {mint} had held out a bag of them, on the second day, when nobody else had said so much as hello.',
						'{witness} heard {hero} out, and didn’t have to think. “Six o’clock, and a heap of red wool at my gate,” said {witness}. “It was {scarf}, who wanted to make it longer. I’ve knitted till the sun came up, and I’d be obliged if nobody mentioned wool to me.” So a shelf had been dusted in the afternoon, and that was all that the thread had to say. The peppermint had more. In {hero}’s first winter here, on the second day, a bag of them had been held out to {them}, in front of everyone, by {mint}, who was the first.',
					],
				},
				[
					'“You’ve got as far as a name, then,” said {witness}. “I won’t ask. If you want to be certain, there’s {other.name}, {other.a}, farther up, who can’t sleep, and hears things. But you look as if you’d lost something yourself.” {Witness.they} looked down at the roofs. “I got as far as a name once, and I said it. I’ve lived up here since then.”',
					'“So now you know,” said {witness}, “or nearly. For the rest go to {other.name}, farther up, {other.a}. {Other.they} hasn’t slept in years, and can tell you every sound of the night. Only think about what you’re going to do with it.” A trumpet was being tried out, down in the town. “I said a name once,” said {witness}, “a long time ago. I haven’t been down there since.”',
					'“I can see that there’s one left, so don’t tell me,” said {witness}. “{other.name} can make sure of it for you. That’s {other.a}, farther up, who hasn’t slept properly in years, and hears who goes by.” {Witness.they} came along as far as the gate, and no farther. Below a drum was being tightened, for tonight. “They’ll thank you for a name,” said {witness}. “They thanked me for mine. I’ve lived up here since then.”',
				],
			],
			choices: [
				{
					say: 'Send {owner} the name, sealed, for {owner.their} eyes only',
					sets: ['told-owner'],
					outcome: [
						'{hero} wrote the name on a slip of paper, sealed it, and paid a boy to carry it down to {owner}. If you want to be believed, you have to begin by telling somebody. The boy held it up to the light as he ran, the way boys do. At the second bend {hero} would have given a lot to have it back. At the third you couldn’t see him any more.',
						'A woman on her way to market took it down to {owner}, sealed, and promised not to ask. There was only one word in it. It had taken less time to write than {hero}’s own name. {They} watched it all the way down the hill, and it got smaller, and it didn’t get any lighter.',
						'{hero} wrote the name small, as though that would help, and sealed it while the wax was still too hot. “For {owner}, and for nobody else,” {they} told the first person who was going down. It traveled in a basket, between two cabbages. All morning {hero} had wished to share that name with somebody. Now it was shared, and the half that was left weighed just as much.',
					],
				},
				{
					say: 'Have a note pinned above the shelf for whoever took it',
					sets: ['note'],
					outcome: [
						'“You put the card straight,” wrote {hero}. “The small window will be open. I won’t be looking.” A boy carried it down and pinned it up above the shelf. All day long people read it, and took it for a poem. One of them understood it, and went home, and couldn’t eat.',
						'It took four drafts to get it short enough. “I know that you’re sorry,” it said in the end. “There’s time until the lamps.” {hero} had it carried down and pinned up above the shelf. It wasn’t evidence. It was only what {they} would have liked to find there {themself}.',
						'“Whoever you are,” {hero} wrote, and crossed that out, since {they} could guess. “You straightened the card,” was better. “Until the lamps are lit it isn’t too late.” It went down the hill with somebody’s eggs, and was pinned up above the shelf. By noon most people had read it, and several could explain it. There was one who couldn’t, and who read it twice.',
					],
				},
				{
					say: 'Stay, and ask {witness} about that other name',
					sets: ['heard-out'],
					outcome: [
						'“Whose name was it?” asked {hero}, and sat down, though there was no time. “My brother’s,” said {witness}. “There was money gone, out of the harvest box, and I’d seen him. So I said so, in front of everybody, as one should. I was right, too. People always think that I must have been wrong.” {Witness.they} looked at the town for a while. “He would have brought it back on the Monday. He left on the Sunday.” Then {witness} asked if they still had the same trumpets.',
						'It took an hour that {hero} did not have. “It was the harvest box,” said {witness}, “and it was my brother. I saw his sleeve. I stood up in that hall, and said his name, out loud, and it was the right name. If it had been the wrong one I could have said that I was sorry.” {Witness.they} rubbed at a spot on the table. “I don’t even know where he lives.” “Come down tonight,” said {hero}. “There’s a parade.” “We’ll see,” said {witness}.',
						'“Who was it?” asked {hero}, and took a chair. {witness} looked at that for a while, as though chairs were seldom taken there. “My brother,” said {witness}. “I’d seen him take money from the harvest box, so I stood up in front of everyone and said his name, and they thanked me. And I was right. I’ve turned it over ever since, and I always come out right.” The sun had moved quite a way across the table. “He was going to put it back. I could have given him until the Monday. By the Monday he was gone.” At the gate {witness} asked if the lamps were still as pretty, down there.',
					],
				},
			],
			scene: { at: 'hall', with: ['witness'], shows: [], pose: 'sit', feeling: 'sad' },
		},
		{
			titles: ['Bread', 'The One Who Believed It', 'Between Friends', 'At the Milestone'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'On the way up to {other} {hero} stopped at the last milestone, because somebody was calling. It was {culprit}, out of breath, who had come all that way with half a loaf in a cloth. “You haven’t eaten,” said {culprit}. “I thought, they won’t have given you anything.” So the two of them sat down. Below was the whole town, and {hall} with its doors wide open, the way a house stands open where something has happened.',
					'It was a long way up to {other}. At the last milestone {hero} sat down for a moment, and was found there by {culprit}. “I’ve been running after you since the mill,” said {culprit}, and unwrapped half a loaf. “You’ve had nothing all day. I asked.” Nobody else had asked. Down in the town people no bigger than ants were hanging up lamps.',
					'“There you are!” said a voice, when {hero} had got as far as the last milestone. Of all the people in that town it was {culprit}. {Culprit.they} had brought bread, wrapped in a cloth, still warm. “I couldn’t bear it,” said {culprit}. “You up here, by yourself, on an empty stomach.” {hero} moved over on the stone. There was nothing else that one could do.',
				],
				{
					'by-scarf': [
						'{hero} had never before seen {scarf} without the scarf. “It’s in the wash,” said {scarf}, and put a hand to {scarf.their} neck, where it was not.',
						'“Where’s your scarf?” asked {hero}. {scarf} looked down, as if it might have fallen off on the way. “I’m airing it,” said {scarf}. It was four yards long, and there was a cold wind.',
						'There was something missing from {scarf}, and it was all the red. “I didn’t feel like wearing it,” said {scarf}, and shivered a little in the wind.',
					],
					'by-barrow': [
						'The barrow was not with {barrow.them}. “It makes such a noise,” said {barrow}. It had made that noise for as long as {hero} could remember, and nobody had ever minded less than {barrow}.',
						'“Where’s your barrow?” asked {hero}. “I thought I’d go quietly today,” said {barrow}. In all those years it had not occurred to {barrow.them} that one could.',
						'“No barrow?” asked {hero}, who had never seen the one without the other. “It’s having a rest,” said {barrow}. It had not had one in all those years, not even on Sundays.',
					],
					'by-mint': [
						'There was something odd about {mint}, and it was that {mint.they} was not chewing. “I’ve given them up,” said {mint}. “Since last night. They don’t taste of anything.”',
						'“Have a peppermint,” said {hero}, since there was always one to be had. {mint} shook {mint.their} head. “I haven’t got any. I don’t seem to want them.” {hero} had not known that {mint} had a face under all that.',
						'It took {hero} a moment to notice what one couldn’t smell. “Not a single peppermint?” asked {hero}. “I left the bag at home,” said {mint}, and looked as if somebody had inquired after a sick aunt.',
					],
				},
				[
					'“I don’t believe it,” said {culprit}. “That it was you. I’ve said so to everybody. I just wanted you to know that there’s one.” It was the kindest thing that anyone had said all day, and it was said by the only person in town who could be sure of it. {hero} looked at the bread.',
					'“They’re wrong about you,” said {culprit}, “and I told them so, at the pump, quite loudly. I said, I know {hero}, I’d put my hand in the fire.” {culprit} was not lying. It was the truest thing that had been said in that town since breakfast. {hero} held the bread, and did not know how to swallow.',
					'“I thought you should hear it from somebody,” said {culprit}. “You never took it. I’d swear to that, and I’ve been telling people that I would.” Nobody alive could have sworn to it with a better conscience, or with a worse one. Since breakfast {hero} had waited for somebody to say those words. {They} looked for something to do with the bread.',
				],
				[
					'One word would have done. {hero} could see it in that friendly, tired face: it was waiting behind the teeth, as in a dentist’s front room. It would only have to be asked in.',
					'There it sat, an arm’s length away, and broke bread for {them}: the whole answer. It had crumbs on it. It looked as if it had not slept.',
					'{hero} would have known that face anywhere, and today it was as easy to read as a shop sign. It had gray under the eyes, and what it said was, Ask me.',
				],
				{
					chalked: [
						'“They’re making room for me as well,” said {culprit}. “I don’t mind it for myself. It’s {accused} I’m sorry for.”',
						'“It’s become quite roomy around me, at the pump,” said {culprit}. “I can stand that. But they do it to {accused}, too.”',
					],
					swept: [
						'“I heard that you’d swept,” said {culprit}, and did not look up. “They’re making a great deal of that.”',
						'{culprit} picked at the crust. “They’ve got hold of it that you swept,” said {culprit}. “You wouldn’t believe what can be made of a broom.”',
					],
				},
			],
			choices: [
				{
					say: 'Say that you would forgive it, whoever it was',
					sets: ['offered'],
					outcome: [
						'“Whoever it was,” said {hero}, “I’d forgive it. I think I have already.” {culprit} went very still. “Even with the way they look at you?” “It’s only until tonight,” said {hero}. {culprit} opened {culprit.their} mouth. Then three trumpeters came around the bend, practicing, and when they were gone so was whatever it had been. “You’re better than I am,” said {culprit}, and it did not sound like a compliment.',
						'“I’m not angry,” said {hero}, to the milestone. “I’d like whoever it was to know that.” There was no answer for so long that {they} looked up. {culprit} was crying, without a sound, and nodding, as if it were about somebody else. “I’ll tell them,” said {culprit}, “if I meet them.” And {culprit.they} folded the cloth into a very small square, and left the bread.',
						'“If I knew where to send it,” said {hero}, “I’d send word that it’s forgiven. To whoever it was. You might pass it on, if you hear of anyone.” {culprit} had turned quite white. “Just like that?” “Just like that,” said {hero}. For a moment there was nothing on that hill but the two of them, and then there was a hay cart, with a driver who wished them a good evening, and meant it. When the cart was gone {culprit} was on the way down already, and waved without turning around.',
					],
				},
				{
					say: 'Eat the bread, and talk of something else',
					sets: ['ate'],
					outcome: [
						'So they ate. They talked about that first winter, and about who had been the worst cook in it, and {culprit} did the voice. It was very funny. It was just as it had always been, and both of them held on to it with both hands, like people carrying something across a room that is too full. “Well,” said {culprit}, in the end. “Good luck up there.” There was still some bread left. Neither had noticed what it tasted like.',
						'“It’s good bread,” said {hero}. “It’s the rye,” said {culprit}, and they talked about rye. {hero} knew, and {culprit} perhaps knew that {hero} knew, and nobody could have told it from their faces. It was a lovely evening. When they had finished {culprit} got up, and stood there. “You’ve always been easy to talk to,” said {culprit}. {hero} could have done without that.',
						'“Who baked it?” asked {hero}, and with that the other question was out of the way. {culprit} had a story about the baker, and {hero} had one about the baker’s dog, and the bread got smaller, and nothing else came up. It was only that each left the last piece to the other, so as not to be finished. “We should do this more often,” said {culprit}, and shook out the cloth for much longer than it needed.',
					],
				},
				{
					say: 'Ask outright if it was {culprit}',
					sets: ['asked'],
					outcome: [
						'“Was it you?” asked {hero}. “No,” said {culprit}. It came at once, and rather too high. In all those years it was the first time that {culprit} had lied to {hero}, and there was no practice in it. {hero} ought to have said so. “Good,” {they} said instead. So now there were two of them at it. They wished each other luck, and shook hands, which they had never done before.',
						'“I have to ask you something,” said {hero}, and did. {culprit} laughed. It was nearly right. “Me?” {culprit.they} said. “What would I want with it?” {hero} waited a little, to give it a chance to turn into something else. “Good,” {they} said then. “That’s what I thought.” It was the most considerate lie that {they} had ever told, and it was only the second one on that stone.',
						'“It wasn’t you, was it?” asked {hero}. It could hardly have been put more politely. “Of course not,” said {culprit}, to the loaf. It was a poor, thin lie, with no practice behind it, and {hero} could have knocked it over with a word. “Good,” {they} said instead, and let it stand, and added one of {their} own to it by doing so. Never had the two of them said goodbye so nicely.',
					],
				},
			],
			scene: { at: 'hall', with: ['culprit'], shows: [], pose: 'sit', feeling: 'sad' },
		},
		{
			titles: ['A Convenient Stranger', 'The Offer', 'What Everyone Would Prefer', '{other} Does Not Sleep'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					'by-scarf': [
						'When {hero} got up there {other} was at the window, wide awake. “Glue,” said {other}. “The strong kind, at ten o’clock. I couldn’t tell you who it was, there was so much red wool in the way. But whoever was inside it had been crying.”',
						'{other} had heard {hero} coming since the milestone, and had the door open. “Somebody came at ten and wanted glue,” said {other}, over a cold cup of tea. “The strong kind. All I saw was eyes and red wool. I asked what was broken. ‘Nothing that I can’t mend,’ it said, and then it had to blow its nose.”',
						'“You’ve come about ten o’clock,” said {other}, and cleared a chair. “There was a knock, and I was to lend out my glue, of the strong kind. I saw about four yards of red wool, and no face to speak of. The voice was no use either. It had been cried in.”',
					],
					'by-barrow': [
						'When {hero} got up there {other} was at the window, wide awake. “A wheel,” said {other}. “At ten, up the hill to the last house, where {barrow}’s grandmother lies in bed. I’ve heard that squeak in a hurry. I’d never heard it being careful.”',
						'{other} had heard {hero} coming since the milestone, and had the door open. “It squeaked past at ten,” said {other}, over a cold cup of tea. “Right up to the last house, where {barrow}’s grandmother is. It went so gently that I thought it had a baby in it. It came down empty.”',
						'“You’ve come about ten o’clock,” said {other}, and cleared a chair. “There’s only one wheel that sings like that. It went up to the last house, to {barrow}’s grandmother, who keeps to her bed, and it took a quarter of an hour over it. That’s how one pushes eggs.”',
					],
					'by-mint': [
						'When {hero} got up there {other} was at the window, wide awake. “A spade,” said {other}. “At ten, under my pear tree. I didn’t call out. Not many thieves pat down the earth afterward and say good night to it. And this one smelled of peppermint.” {hero} could have dug, and did not.',
						'{other} had heard {hero} coming since the milestone, and had the door open. “Somebody buried something under my pear tree,” said {other}, over a cold cup of tea. “I thought it was a cat, because it was done so nicely, and somebody said good night at the end. But nobody buries a cat in peppermint.” {hero} could have dug, and did not.',
						'“You’ve come about ten o’clock,” said {other}, and cleared a chair. “Something was buried, under my pear tree. I didn’t see by whom. But it was wished a good night, and when the wind turned I could smell peppermint. It was the politest digging that I ever heard.” The tree stood right outside, and a spade leaned against it. {hero} left them both alone.',
					],
				},
				[
					'So that was proof. {owner} was waiting halfway down the hill, alone, with a lantern. {Owner.they} looked like somebody who has spent the day adding up a column and doesn’t like the result. “Don’t tell me anything yet,” said {owner}. “Listen first.”',
					'So that was proof, and {hero} carried it down toward the town, not fast. At a bend somebody stood with a lantern. It was {owner}, alone. “Before you say any name,” said {owner}, “I want to say something. I’m not proud of it.”',
					'It was proof, and it was heavier to carry than a doubt. On the road back to town a lantern came up toward {hero}, with {owner} behind it. {Owner.they} had come all that way without a hat. “I’d rather you didn’t say it yet,” said {owner}. “I’d like to ask for something first, and you won’t think better of me.”',
				],
				{
					'told-owner': [
						'{Owner.they} held out a paper. It was the one with the name in it, and the seal was whole. “I’ve carried it around since noon,” {owner.they} said. “I found that I didn’t want to know.”',
						'{Owner.they} brought out the paper with the name in it, and its seal was whole. “I’ve had this since noon,” said {owner}. “As long as I don’t look, it could still be nobody.”',
					],
				},
				[
					'[A tinker had come through last evening. Nobody knew him, and by now he would be two valleys off.|There was a tinker, whom nobody knew. He had passed through last evening, and was two valleys off by now.] “If it was him, it wasn’t one of us,” said {owner}. “People would like that so much. There’d be a parade tonight, with a gap in front, but a parade, and in the morning you’d have your key, and everyone would be ashamed and bring you pies. You’d only have to say that you saw him near the side door.”',
					'[There had been a tinker, it turned out. He had come through last evening with his kettles and gone on again, and he had no friends here.|Last evening, it turned out, somebody had come through with kettles, and mended a pot or two, and gone on. He was a tinker, and nobody’s friend.] [“I’m not saying it’s true,” said {owner}. “I’m saying what it would mean. We could all sleep.|“I don’t believe it myself,” said {owner}. “But everyone else would. People could go to bed, and like each other in the morning.] They’d give you that key with both hands. And it would only have been somebody who was passing. [You’d only have to have seen him by the side door.|All it would take is for you to have seen him, by the side door.]”',
				],
				[
					'It was so simple. No friend of {hero}’s would ever be named, not today and not in ten years. It would cost nobody anything, except somebody.',
					'It was not even a bad offer. {culprit} would be safe for good, and so would {hero}. There would only be one person whom it hurt, and he was walking away from it already, in the dark, with his kettles.',
					'One had to admit that it was neat. There would be no face in the front row, and nobody whom people made room for at the pump. There would be a man with kettles, on a road in the dark, who didn’t know yet that he had done anything.',
				],
			],
			choices: [
				{
					say: 'Agree to have seen the tinker, for the sake of peace',
					sets: ['agreed'],
					outcome: [
						'“I may have seen him,” said {hero}. It was surprising how little it took. {owner} breathed out. The news got to the town before the two of them did. People smiled, and somebody gave {hero} a pie. By then two men with sticks had been sent after the tinker, just to ask.',
						'{hero} nodded. Nothing even had to be said. A quarter of an hour later four other people had seen the tinker too, and he had a scar. Somebody brought {hero} a pie, still hot. {They} stood there with it, and listened to two men and a dog setting off along the valley road.',
						'“It could have been a tinker,” said {hero} slowly, “whom I saw there.” That was not even a whole lie, and it was plenty. By the first houses it had got there already, and had grown a beard and a sack. Somebody laughed, out of pure relief. Somebody else put a pie into {their} {hands}, straight from the oven. And two men took their sticks, and whistled for a dog, and went to see how far one gets on the valley road in a night.',
					],
				},
				{
					say: 'Ask {owner} what the tinker’s name is',
					sets: ['refused'],
					outcome: [
						'“What’s he called?” asked {hero}. “Who?” said {owner}. “The tinker,” said {hero}. {owner} didn’t know. “This morning it was me whom nobody knew,” said {hero}. “That made it a lot easier.” The rest of the way was silent. At the first house {owner} blew out the lantern, so as not to be seen coming from up there. A moment later, with some trouble, {owner.they} lit it again.',
						'“He’s got a name, I suppose,” said {hero}. {owner} said nothing. “I’d want to know it before I took it away from him.” It came out colder than it was meant. “You used to be easier,” said {owner}. “I used to have less to lose,” said {hero}, “and you used to lock up yourself.”',
						'“Do you know what they call him?” asked {hero}. “The tinker?” {owner} moved the lantern from one hand to the other. “Does it matter?” asked {owner}. “You knew what they call me,” said {hero}, “and it was all done by breakfast. With him you wouldn’t even have to look away.” There was no answer to that, as far as the first houses. There {owner} stood still, as if to say something, and trimmed the wick instead.',
					],
				},
				{
					say: 'Ask for ten more minutes, and say neither yes nor no',
					sets: ['stalled'],
					outcome: [
						'“Give me ten minutes,” said {hero}. {owner} looked for a yes in {hero}’s face and took what there was for half of one. “You’re thinking of somebody else,” said {owner}. “All day,” said {hero}. “You should try it.” By then you could hear the crowd.',
						'{hero} said that {they} would have to think. “Of yourself, I hope,” said {owner}. “Of somebody else,” said {hero}. It was true, and it was also the least brave thing that {hero} had said all day. {owner} held the lantern all the way down, so that nobody should stumble. {hero} had not known that one could be fond of {owner} and disappointed, both at once.',
						'“I can’t say yes, and I can’t seem to say no,” said {hero}. “Would you give me ten minutes?” {owner} was almost kind about it. “You can’t have much more. Think of yourself, for once,” said {owner}. “It’s somebody else that I’m thinking of,” said {hero}. After that the lantern went down the hill between the two of them, and neither of them had anything more to say.',
					],
				},
			],
			scene: { at: 'hall', with: ['owner', 'other'], shows: ['lantern'], pose: 'think', feeling: 'sad' },
		},
		{
			titles: ['The First Lamp', 'In Front of Everybody', 'Three in the Front Row', 'What It Is Worth'],
			time: 'night',
			parts: [
				'@answer',
				{
					agreed: [
						'People smiled at {hero} {hall.at}. It was the first time since breakfast. A man with a trumpet even took off his hat, and a place had been kept free. The town had a tinker now. It had only come to hear it said.',
						'{Hall.at} everything was forgiven. They had put a cushion on {hero}’s chair. “We never really thought so,” a woman whispered, and pressed {their} {hand}. They had all come to hear about the tinker, and had brought the children.',
						'“Here’s the one who saw him!” somebody called, when {hero} came in. There was clapping, as for somebody who has been ill, and the best seat {hall.at} had been wiped. Everyone knew all about the tinker by now. They only wanted to be told it once more, properly.',
					],
					swept: [
						'It went quiet {hall.at} when {hero} came in, the way a room does that has just been talking about you. The floor shone. Everyone kept looking at it. It had never in its life been looked at so much.',
						'All of {folk} were {hall.at}, with lamps that they hadn’t lit. They made room for {hero}, a little more than was needed, and then they all looked down, at the clean floor, as if it had said something.',
						'It had never shone like that {hall.at}, and nobody had a good word for it. People sat with dark lamps on their laps and studied the boards. When {hero} came in, the whole room lifted its eyes from the floor to the one who had swept it, and lowered them again.',
					],
					chalked: [
						'All of {folk} were {hall.at}, with lamps that they hadn’t lit, and nobody had stepped on the rings. In the first row sat {accused}, and {culprit}, each with an empty chair on either side. It was quite a full room, otherwise.',
						'It was full {hall.at}, but for the two chalk rings, which everybody walked around, and the chairs beside {accused}, and beside {culprit}. {hero} had only wanted people to see what there was to see. They had.',
						'Two hundred people had found a place {hall.at} without touching the chalk, and their lamps were dark. In the first row, where it was crowded, there was an empty chair to the left and to the right of {accused}, and of {culprit} as well. It had been meant to be fair, thought {hero}.',
					],
					else: [
						'It went quiet {hall.at} when {hero} came in, the way a room does that has just been talking about you. All of {folk} had lamps with them, and none of the lamps was lit. Somebody moved a bag off a seat, and then moved the seat a bit farther off.',
						'All of {folk} were {hall.at}, shoulder to shoulder, with lamps that they hadn’t lit. “We’d like to believe it,” said a man with a trumpet, very politely, as {hero} went by. “Whatever it’s going to be.”',
						'An aisle had been left free for {hero} {hall.at}, and it was wider than an aisle needs to be. On both sides the lamps stood in rows, and none was burning. “No offense,” said somebody whom {they} had known for a year, and drew a child in from the edge.',
					],
				},
				{
					'heard-out': [
						'And at the very back, by the door, stood {witness}, who had not been down from that hill since the harvest box, and held on to the frame.',
						'Only one face was new there. {witness} had come down from the hill after all, and stood just inside the door, where one can leave again.',
						'By the door, where there is a draft and no chair, stood {witness}. It was the first time since the harvest box, and one hand was still on the door frame.',
					],
				},
				[
					'In the front row sat the three of them: {scarf} with a lap full of red wool, {barrow} with nothing to push, {mint} with a paper bag. One of them had an alibi, and didn’t know that it mattered. One hadn’t left a trace, here or on the hill. And one was looking at the empty shelf the way you look at a letter that you haven’t answered.',
					'There they sat in front, {scarf} with an armful of red wool, {barrow}, and {mint} with a crumpled bag, as they sat at every meeting. One had been somewhere else all night. One hadn’t left a trace, here or on the hill. One had stopped breathing. {hero} went over it for the last time: the two traces, what {witness} had said, and what {other} had heard.',
					'{scarf}, {barrow} and {mint} had sat down in front, as on any evening: a mountain of red wool, a pair of idle hands, and a bag that for once wasn’t rustling. There had been two traces, and these were three. {witness} had crossed out one of them today, who had no idea of it. One had left none, here or on the hill. {hero} didn’t have to search for the third, who couldn’t stop looking at the shelf.',
				],
				{
					'by-scarf':
						'+ The scarf was back, then. But {scarf} was not wearing it, and held it as one holds a thing that must not fall.',
				},
				[
					'“Well?” said {owner}. There was no good way of doing it. {hero} was right, and knew it, and could be believed in one breath. Then a friend would be stared at for the rest of the evening, and for a good deal longer, and {hero} knew by now what that was like. Beside the ladder a boy was holding the matches for the first lamp.',
					'“Whenever you’re ready,” said {owner}, without looking at anyone. [All day long {hero} had wanted nothing so much as to be able to say a name. Now {they} could, and it belonged to somebody, and nobody had mentioned that this would be the hard part. A boy stood by the ladder, with the matches for the first lamp, and looked from one to the other.|{hero} had carried that name about all day, and it had seemed to be the answer. Now it had a face on it, in the front row. A boy stood by the ladder, with the matches for the first lamp, and looked from one to the other.]',
				],
				{
					'kept-key': [
						'{hero} had given {their} word for that lamp. Nobody mentioned it. Everyone looked at it, and then at {hero}.',
						'Up there hung the lamp that {hero} had given {their} word for. It was still dark, and no one was so impolite as to point at it.',
					],
					'gave-key': [
						'On the shelf, beside the little card, lay the key. Nobody had touched it all day.',
						'The key still lay where {hero} had put it this morning, on the shelf, next to the little card.',
					],
				},
				{
					agreed: [
						'Somewhere out on the valley road two men and a dog were looking for a tinker. {hero} still had the pie.',
						'Out in the dark, along the valley road, a dog and two men were hurrying after somebody with kettles, and {hero} was holding a pie.',
					],
				},
			],
			choices: [
				{
					say: 'Sit down next to {scarf}, and speak of glue',
					if: 'by-scarf',
					sets: ['right'],
					outcome: [
						'{hero} went past the place that had been left free, and sat down in the front row. “It takes a day to set, doesn’t it?” said {hero}, so that only {scarf} heard. “The strong kind.” The red wool began to shake. “How did you know?” “I know that wool,” said {hero}. “I’ve got a yard of it at home.” And then, from {scarf}, “You could have said it from the door. They’re all waiting for it.” “I know,” said {hero}. “I’ve been standing all day where you would stand.” Behind them a bench creaked, where people were leaning forward.',
						'There was an empty seat beside {scarf}, and {hero} took it, with all those eyes on {them}. “I hear that the strong kind wants a whole day,” {they} said, hardly louder than a breath. {scarf} held on to the wool with both hands. “They only want a name,” whispered {scarf}. “You’ve got it. Why don’t you give it to them?” “I’ve had mine said like that since breakfast,” said {hero}. “And it’s your wool that I’ve been wearing all these winters.” Nobody else had heard a word. Two hundred people leaned forward to make up for it.',
						'The way to the shelf leads along the front row, and {hero} went no farther than that, and sat down. “A whole day, for the strong kind,” said {hero}, to nobody but {scarf}. “That’s a long time, if people are waiting.” {scarf} sank deeper into the wool. “Who told you?” “A thread did,” said {hero}. “It’s the wool that has kept me warm.” It took {scarf} a while to answer that. “You could be standing up there and be rid of all this,” whispered {scarf}. “And you’d have it instead,” said {hero}. “I’ve been trying it on all day. I don’t think it would suit you.” In the row behind, people had stopped breathing in order to hear.',
					],
				},
				{
					say: 'Sit down next to {barrow}, and ask how she is',
					if: 'by-barrow',
					sets: ['right'],
					outcome: [
						'{hero} went past the place that had been left free, and sat down in the front row. “How is she?” said {hero}, so that only {barrow} heard. “Up there, in the last house.” {barrow} didn’t pretend not to understand. “She held it all night,” said {barrow}. “She thought I was my grandfather.” And then, “You could have said it from the door. They’re all waiting for it.” “I know,” said {hero}. “I’ve been standing all day where you would stand.” Behind them a bench creaked, where people were leaning forward.',
						'There was an empty seat beside {barrow}, and {hero} took it, with all those eyes on {them}. “Does she know which way up it goes?” {they} asked, hardly louder than a breath. {barrow} shut {barrow.their} eyes. “She showed me,” {barrow.they} said. “She wouldn’t put it down to sleep.” Then {barrow.they} nodded at the room. “They only want a name. Why don’t you give it to them?” “I’ve had mine said like that since breakfast,” said {hero}. “And how is she?” Nobody else had heard a word. Two hundred people leaned forward to make up for it.',
						'The way to the shelf leads along the front row, and {hero} went no farther than that, and sat down. “How is she, up there?” asked {hero}, and asked nobody but {barrow}. {barrow} looked straight ahead, at the ladder. “Happy,” said {barrow}. “She won’t let go of it to eat. I had to hold the spoon.” It was a while before there was any more. “You could be standing up there and be rid of all this,” whispered {barrow}. “And you’d have it instead,” said {hero}. “I’ve been trying it on all day. I don’t think it would suit you.” In the row behind, people had stopped breathing in order to hear.',
					],
				},
				{
					say: 'Sit down next to {mint}, and speak of pear trees',
					if: 'by-mint',
					sets: ['right'],
					outcome: [
						'{hero} went past the place that had been left free, and sat down in the front row. “You said good night to it,” said {hero}, so that only {mint} heard. “Under the pear tree.” For once nothing rustled. “It seemed rude not to,” said {mint} at last, hardly moving {mint.their} lips. And then, “You could have said it from the door. They’re all waiting for it.” “I know,” said {hero}. “I’ve been standing all day where you would stand.” Behind them a bench creaked, where people were leaning forward.',
						'There was an empty seat beside {mint}, and {hero} took it, with all those eyes on {them}. “It’s a good tree,” {they} said, hardly louder than a breath. “I’d want to lie there too, if it was that or a cellar.” The paper bag stopped rustling. “They only want a name,” said {mint}, without moving {mint.their} lips. “You’ve got it. Why don’t you give it to them?” “I’ve had mine said like that since breakfast,” said {hero}. “You were the first who ever talked to me here.” Nobody else had heard a word. Two hundred people leaned forward to make up for it.',
						'The way to the shelf leads along the front row, and {hero} went no farther than that, and sat down. “Can you see much, from that pear tree?” asked {hero}, and asked nobody but {mint}. The bag was very still. “The whole town,” said {mint}, “and the parade. I thought that it might like that.” It was a while before there was any more. “You could be standing up there and be rid of all this,” whispered {mint}. “And you’d have it instead,” said {hero}. “I’ve been trying it on all day. I don’t think it would suit you.” In the row behind, people had stopped breathing in order to hear.',
					],
				},
				{
					say: 'Say the name aloud, in front of everyone',
					sets: ['named'],
					outcome: [
						'“{culprit},” said {hero}. It was quite easy. It took less breath than “good evening.” Two hundred heads turned around at once, as they had turned this morning, and for the first time that day nobody was looking at {hero}. It was like coming in out of the rain. In the front row {culprit} had not moved, and looked at {them}, not even angrily, as you look at somebody whom you have taken for somebody else.',
						'It had to be said some time, and it was true. “It was {culprit},” said {hero}, and heard the whole room draw its breath and turn, away from {them}, toward the front row. How warm it was, all of a sudden. People were nodding at {hero}; somebody patted {them} on the back. {culprit} sat quite still. It was an expression that {hero} knew, from the inside.',
						'“It was {culprit},” said {hero}, loudly enough for the last row. There was a rustle, as when a flock of birds turns, and all that looking, which had rested on {hero} since breakfast, got up and settled somewhere else. It was astonishing how light one could feel. Somebody even laughed. And in the front row {culprit} had both hands on {culprit.their} lap, and gazed up at {hero}, as if to make sure of the face.',
					],
				},
				{
					say: 'Say that it was lost through your own fault',
					sets: ['nobody'],
					outcome: [
						'“I had the key,” said {hero}. “It was in my care, and it’s gone. You can leave it at that.” {They} had thought that it would feel noble. It felt like putting something heavy down in the wrong place. In the front row somebody made a small sound.',
						'“You don’t need a name,” said {hero}. “You’ve got one. I locked up, and it went while I had the key.” It was very quiet. {hero} had expected to feel taller. In the front row somebody started to speak, and couldn’t.',
						'“I was given a key,” said {hero}, “and a key is for looking after things, and I didn’t. So you needn’t look any further.” It sounded sensible. Everybody was quite ready to believe it, and that was the hardest part. In the front row somebody got halfway up, and sat down again.',
					],
				},
			],
			scene: { at: 'hall', with: ['culprit', 'accused'], shows: [], pose: 'think', feeling: 'determined' },
		},
		{
			titles: ['The Parade', 'What It Cost', 'Custody of the Key', 'The Shelf'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} drew a breath, and people stopped whispering, so as not to miss it.', ''],
					bold: [
						'This morning {hero} had answered at once. Now {they} let {owner} wait for as long as a breath takes.',
						'',
					],
					kind: ['{hero} smiled at all three of them first, since one of the three needed it.', ''],
					honest: ['“I know who it was,” said {hero}, because {they} did. It made the silence no easier.', ''],
					clever: ['{hero} went through the four steps of it once more. At the end of the fourth sat a friend.', ''],
					careful: ['{hero} looked each of the three in the face, one after another, before {they} did anything.', ''],
					merry: ['“I hope it’s had a good time,” said {hero}. One of the three almost smiled.', ''],
					dreamy: ['{hero} looked at the empty shelf for so long that {owner} had to say it twice.', ''],
					quick: ['{hero} had begun before {owner} had quite finished the word.', ''],
				},
				'@answer',
				{
					'looked & right': [
						'“You put the card straight afterward,” said {hero}. “So I’ve known since this morning that you were sorry. I just didn’t know which of you it was.”',
						'“It was the card,” said {hero}. “It leans to the left, and you put it straight. Nobody does that who isn’t sorry.”',
						'“One thing I’ve known about you since this morning,” said {hero}. “The little card leans to the left, and you straightened it. It was a very sorry kind of straight.”',
					],
				},
				{
					'asked & right': [
						'“I lied to you,” said {culprit}. “On that stone.” “I know,” said {hero}. “I said ‘good.’”',
						'“When you asked me, up there, I said no,” said {culprit}. “Yes,” said {hero}. “I let you.”',
					],
					'asked & named': [
						'“You asked me,” said {culprit}, “and I said no, and you said ‘good.’” It was not a reproach. It was only the order in which it had happened.',
						'“You could have said that to me on the stone,” said {culprit}, “when I lied to you. There was nobody else there.”',
					],
					'offered & named': [
						'“You said you’d forgive it,” said {culprit}, not loudly, “whoever it was.” “I do,” said {hero}. It was true, and it was no use to anybody now.',
						'On the hill {hero} had promised to forgive it, whoever it was, and {they} did. But there were two hundred people in between now, and it didn’t get through.',
					],
					'ate & named': [
						'“We talked about bread,” said {culprit}, as if that had been a long time ago.',
						'“And you ate my bread,” said {culprit}, and looked surprised, more than anything.',
					],
					'asked & nobody': [
						'It was the third lie that day between the two of them, and the best one.',
						'Since the milestone that made three untruths between the two of them, and only this one had cost {hero} anything.',
					],
					'offered & nobody': [
						'On the hill {hero} had said that it was forgiven. It had cost nothing to say. This was what it came to.',
						'Up by the milestone it had been no trouble to talk of forgiving somebody. The bill for that had only come now.',
					],
					'ate & nobody': '{hero} did not look at the front row. Bread had been easier.',
					'offered & right': [
						'“Did you mean that, on the hill?” asked {culprit}. “That you’d forgive it?” “I wouldn’t have said it to a milestone otherwise,” said {hero}.',
						'“That forgiveness of yours,” said {culprit}. “On the stone. Was that for me?” “I couldn’t see anybody else up there,” said {hero}.',
					],
					'ate & right': [
						'“I came up there to tell you,” said {culprit}, “and then I talked about bread.” “So did I,” said {hero}. “I was afraid you’d tell me.”',
						'“I had it on my tongue all that time, on the stone,” said {culprit}, “and then we chatted.” “I helped you to,” said {hero}. “I didn’t want to hear it either.”',
					],
				},
				{
					'note & right': [
						'“That note,” said {culprit}. “Everyone took it for a poem. I’ve got it by heart.”',
						'“I went in three times to read that note,” said {culprit}. “The man next to me said that it ought to rhyme.”',
					],
					'kept-quiet & nobody': [
						'All day long {hero} had said nothing for somebody’s sake. This was the same thing, only louder.',
						'It was no different from keeping still for somebody’s sake, as {hero} had since this morning, except that everyone could hear it.',
					],
					'swept & named': [
						'On the clean floor between the two of them there was nothing at all. {hero} had seen to that this morning, for {culprit}’s sake.',
						'The floor between them was spotless. {hero} had made it so this morning, to save {culprit} from the very thing that was happening now.',
					],
					'swept & right': [
						'“You swept it up,” said {culprit}. “When I saw the floor I knew that you knew.” “It’s the last time,” said {hero}. “I do corners. I don’t do that.”',
						'“They told me that you’d swept,” said {culprit}, “and so I thought, then {hero} has seen it.” “I’ll never do it again,” said {hero}. “A floor ought to be allowed to say what happened.”',
					],
					'kept-quiet & right': [
						'“Who else knows?” asked {culprit}. “Nobody,” said {hero}. “I’ve been asked, though.” {culprit} looked around at all those people who had been asking.',
						'“Whom have you told?” asked {culprit}. “They’ve each had a try at me,” said {hero}, “and no one.” {culprit} turned around, and saw how many that was.',
					],
					note: [
						'Above the shelf, where the note had hung all day, there was only a pin. In the front row somebody was holding a sheet of paper, folded very small.',
						'The note was gone from above the shelf, and had left its pin behind. It was in the front row, in somebody’s hand, folded to the size of a stamp.',
					],
				},
				{
					'told-owner & named': [
						'{owner} had the paper in {owner.their} hand, with the seal still whole. There was no need of it now. “I’d have kept it to myself,” said {owner}, to {hero} alone.',
						'Out of habit {owner} was still holding the paper, sealed, as it had come down the hill. “From me nobody would have heard it,” {owner} told {hero}, in an undertone. “Now I can open it or not, as I like.”',
					],
					'told-owner & nobody': [
						'{owner} had the paper in {owner.their} hand, with the seal still whole. {Owner.they} held it over the lantern until it burned, and dropped it, and put it out. It left a mark on the floor, for somebody to sweep.',
						'The paper came out, and {owner} turned it over once, so that {hero} should see the seal. Nobody had broken it. Then a corner of it was held into the lantern, and what was left fell on the boards, and was trodden out.',
					],
				},
				{
					'agreed & named': [
						'“And the tinker?” somebody called. {hero} put down the pie. “He was never at that door,” {they} said. “I was asked to have seen him.” {owner} shut {owner.their} eyes. Two boys were sent running after the men with the dog.',
						'“Then it can’t have been that tinker,” said a woman slowly. The pie was set down on a bench. “I never saw him at that door,” said {hero}. “I’d been asked to say so.” {owner} gazed at nothing. It was two boys who ran, as fast as they could, to catch up with a dog.',
					],
					agreed: [
						'One thing couldn’t wait. {hero} put down the pie, and turned to face the room. “The tinker was never at that door,” {they} said. “I was asked to have seen him.” {owner} shut {owner.their} eyes. Two boys were sent running after the men with the dog.',
						'But there was still the tinker, and he was out there in the dark. {hero} set the pie down, and spoke up, so that nobody could miss it. “I never saw him at the door,” {they} said. “Somebody wanted me to have seen him.” Nobody had to ask who, for {owner} had shut {owner.their} eyes. It was two boys who ran, as fast as they could, to catch up with a dog.',
					],
				},
				{
					'agreed & heard-out': [
						'At the very back {witness} let go of the door frame. “So one can take it back,” said {witness}, to nobody.',
						'“I didn’t know that one could call it back,” said {witness}, by the door, and came a step farther in.',
					],
				},
				{
					'refused & right or refused & nobody': [
						'“It’ll have been that tinker,” somebody called from the back. “What’s he called?” asked {owner}, without turning around. Nobody knew. “Then leave him out of it,” said {owner}. It was said rather loudly, and {hero} was not looked at.',
						'“I still say it was the tinker,” said the man with the trumpet. {owner} cleared {owner.their} throat. “What is his name?” {owner.they} asked. The man had no idea. “I didn’t know it either,” said {owner}, “and I was all for him.”',
						'“So what about that tinker?” asked a voice. {owner} seemed to have been expecting it. “Whoever knows his name may stand up,” said {owner}. There was a good deal of shifting about, and nobody stood. “Then he’s none of our business,” said {owner}, with a red face.',
					],
					'refused & named': [
						'“And I’d have sworn that it was the tinker,” said somebody, a little sorry. {owner} studied the ladder.',
						'“It’s almost a pity,” somebody remarked. “That tinker would have done so nicely.” {owner} had found something on the ceiling.',
					],
					'stalled & right or stalled & nobody': [
						'“That’s the ten minutes,” said {owner}, so that only {hero} heard. “I’ve been trying it, you know, thinking of somebody else. It takes a good deal longer.”',
						'“You’ve had your ten minutes,” murmured {owner}, close to {hero}. “I spent mine on somebody else, for once, to see what it’s like. I’m badly out of practice.”',
					],
				},
				{
					'chalked & right or chalked & nobody': [
						'{accused} got up then, and went across the floor, straight through both of the chalk rings, and sat down on one of the chairs beside {culprit} that nobody had wanted.',
						'On the floor were the two rings, which everybody had walked around all day. {accused} was the first to walk through them, and came and sat down next to {culprit}.',
						'Somewhere a chair was pushed back. It was {accused}, who walked over the one ring of chalk, and over the other, and took the seat beside {culprit}. It had been empty all evening.',
					],
				},
				{
					'end-public': [
						'It could have stayed between the two of them. But the whole room wanted a name, and began to call for it. “I didn’t want to know,” {owner} said to {hero}. “I still don’t. But I can’t send two hundred people home with nothing.” And {owner.they} broke the seal, and read out what {hero} had written up the hill.',
						'But {hero} had sent down a name, and now the whole room called for one. {owner} had managed all day not to know. “I can’t keep it from them any longer,” {owner.they} said, and broke the seal, and read out the one word in it, and looked as if it tasted bad.',
						'If it had been up to those two it would have gone no further. But two hundred people had come for a name, and were beginning to stamp for it, and {owner} had one, which {hero} had sent down the hill. “I’ve kept this shut since noon,” {owner} said, “and I’d have liked to keep on.” The wax cracked. It was a single word, and {owner} read it as one reads out a bill.',
					],
					'end-right & by-scarf': [
						'Then {scarf} told it, to the wool more than to {hero}: the forgotten duster to be fetched, the fringe, the fall, and the glue that was not dry by morning. “And there you were at the front,” said {scarf}, “being so happy about a lock.” {hero} got up. “It’s here,” {they} told the room. “It was broken, and it’s been mended, and I’d like nobody to ask any more than that.” For a moment it might have gone either way. Then {owner} took the matches from the boy, and lit the first lamp {owner.themself}. {Thing} led the parade that night with a hairline down one side. “I had that key for thirty years,” said {owner}, at the last corner, “and I never thought that it was for anything but doors.”',
						'“I’d come back for my duster, and the fringe caught, and it fell,” said {scarf}. “It was to be whole again before you came in. But it wasn’t dry.” {hero} stood up and turned to the room. “{Thing} has been away for repair,” {they} said, “and it’s back,” and every word of that was true. {owner} looked at the wool, and at the hairline of glue, and at {hero}, and you could watch a second question arrive and be sent home. So it led the parade, a little lopsided. {owner} stayed beside {hero} and didn’t speak until the last corner. “I asked everybody what had happened,” said {owner}, “and I never asked you who you were. I thought I knew, because I’d given you a key.”',
						'“You were so happy out there, locking and unlocking,” said {scarf}, “and I stood in here with it broken in my arms.” {hero} let it all be told, the forgotten duster, the fringe, the fall, the slow glue, and then rose, and told the room as much as it needed. “It had an accident,” {they} said. “It’s been mended, and there it is.” A man at the back wanted to know who had mended it. “Somebody who hasn’t slept,” said {hero}; and it was {owner} who began to clap. So {thing} went in front, with a hairline down its side. {owner} kept step with {hero} as far as the last corner. “When I counted who could have done it,” said {owner} there, “I counted you first. It was no way to treat somebody to whom I’d just given a key.”',
					],
					'end-right & by-barrow': [
						'“It was at the head of the parade that she met my grandfather,” said {barrow}, “the year of the flood. Now she can’t get as far as the window. I only borrowed it for her.” {hero} got up, and told the room where {thing} was, and with whom, and not how it had got there. It was quiet. “Then it isn’t lost,” said an old man. “It’s only gone home.” The parade went up that hill with all its lamps, and had to be pushed in places, and beneath the last window it stood still and played. An arm came out, very thin, and beat time. “I’d have sworn away a stranger to get this evening over,” said {owner}, who was out of breath. “Keep the key, and keep an eye on me.”',
						'“She led the parade, the year of the flood,” said {barrow}. “She can’t stand any more. I wanted her to hold it once.” {hero} stood up and faced the room. “{Thing} is on the hill,” {they} said. “Somebody has it for one night who carried it before any of you were born. If you want it, you’ll have to go up and ask.” The parade had always turned right at the corner. Now it stood there with all its lamps; and then {owner}, of all of them, turned left. It was carried past her window twice. {owner} went up all that hill beside {hero}, out of breath. “I would have let them take the tinker,” said {owner}, “and I want somebody to have the key who knows that about me.”',
						'“My gran walked in front with it, the year of the flood,” said {barrow}, “and hasn’t stood on her own for two winters. I wanted to bring it back. But you don’t take a thing like that from somebody who’s asleep.” {hero} left the seat, and turned toward all those lamps. “It’s in the last house on the hill,” {they} said. “There’s a lady up there who led this parade once, and she’d be glad to see what has become of it.” There was some coughing, and then, by the ladder, a match. No parade had ever gone up that way. It took half an hour, and a good deal of pushing, and when at last the trumpets played below her window a thin voice called down that they were dragging. “Ten minutes more, and I’d have let it be the tinker,” said {owner}, when there was breath for it. “Somebody should know that of me, and it had better be the one with the key.”',
					],
					'end-right & by-mint': [
						'“Nobody comes up again from a cellar,” said {mint}, a little too loudly, so that it could be heard in the third row. {owner} turned around. “From mine they do,” said {owner}. “It’s for a week. I’m painting the shelf!” {mint} looked at {owner}, and at {hero}, and turned a deep red, and {hero} had to bite {their} lip. It was no use. First there were two of them laughing, and then, when it had been explained, two hundred. They all went up with the lamps to dig. “A whole day,” said {owner} on the way down, and hung the key around {hero} on a bit of ribbon, “and the only one in town who asked anybody anything was the one we didn’t believe.”',
						'“It was to go to the cellar,” said {mint}. “After a hundred years, down into the dark for good.” “For a week,” said {owner}, from behind them. “While I paint the shelf.” It was the longest silence of the evening. {hero} was the first to give in, and laughed, and had to hold on to the bench, and {mint} held on to the other end, and it went back through the hall row by row as it was explained. It was dug up by lamplight, and it led the parade with earth on it. “You asked,” said {owner} that night, and put the key on a ribbon, and hung it around {hero}. “It’s a small thing, asking, and I can’t think why none of us did.”',
						'“I wasn’t going to see it put away,” whispered {mint}, “down there, until everyone had forgotten it.” Whispers carry, from a front row. “Put away?” said {owner}. “It’s a week! It’s because of the paint!” {mint} went back over it, word by word, to find the spot where it had gone wrong, and then caught {hero}’s eye, which was a mistake. First it was only the bench that shook. When the last row had had it explained there was no holding anyone. The first lamps of that parade were lit over a hole in the ground, and {thing} was carried in front with grass on it. “Not one of us asked me how long,” said {owner} afterward, “and I asked nobody anything. I counted flags.” And with that the key was hung around {hero}, on a bit of ribbon.',
					],
					'end-stranger & by-scarf': [
						'In the end {scarf} stood up, and drew {thing} out of all that wool, with a hairline of glue. “It caught in my fringe, when I came back for the duster,” said {scarf}. “I wanted it to be whole before anybody had to know.”',
						'It was {scarf} who got up at last, and unwound the wool, and there was {thing}, with a line of glue where it had been broken. “It fell when I came back for my duster,” said {scarf}. “You were never to know. I wanted to have it mended first.”',
					],
					'end-stranger & by-barrow': [
						'In the end {barrow} stood up. “It’s on the hill, with my gran,” said {barrow}. “She led the parade, the year of the flood, and she wanted to hold it for a night.” Four people went up the hill to ask her for it.',
						'“You’ll find it in the last house on the hill,” said {barrow}, and rose to say so. “My gran led the parade with it, the year of the flood. She’s only had it for a night.” Four of them went up to her, and knocked, and asked.',
					],
					'end-stranger & by-mint': [
						'In the end {mint} stood up and said, “It’s under the pear tree, because you said that it would go to the cellar, and I thought, for good.” “For a week,” said {owner}, “while I paint the shelf.” Nobody laughed. A spade was found, and a lantern.',
						'“It’s up under the pear tree,” said {mint}, and rose to say so. “I heard you say cellar, and I thought that it was forever.” {owner} said that it was for a week, and for the sake of a coat of paint. It might have been funny. Somebody went to look for a spade.',
					],
					'end-nobody': [
						'Nobody contradicted it, and the parade went by with nothing at its head. {hero} swept, with {their} back to a small window, which {they} had left open. It creaked. Something was set down on wood, and then nobody left. “I can’t go out of here and let you have done it,” said a voice. “I know you can’t,” said {hero}, and went on sweeping. “That’s why I could.” In the morning {thing} was on its shelf, and {owner} was on the step, and had been there since four. {culprit} had come in tears and told {owner.them} all of it.',
						'There was a parade that night, with a gap at the front of it, and nobody said good night to {hero}. {They} left a small window open, and put out the light, and went on sweeping in the dark, where one can do it by ear. After a while the window creaked. Something was put down on the shelf, and the little card was pushed straight. “It leans to the left,” said {hero}, without turning around. The somebody by the shelf made a noise between a laugh and the other thing. In the morning {owner} was sitting on the step, next to {culprit}, who had told {owner.them} everything, twice.',
						'People had to sing in the street, since there was nothing to follow. {hero} stayed behind, for somebody has to put away the benches, and opened a small window, and turned down the lamp. Toward midnight a hand set something on the sill. It did not let go. “You can’t do that for me,” said {culprit}. “It’s done,” said {hero}. “Then I’ll have to undo it,” said {culprit}, and went to knock at {owner}’s door, and was there for a long time. When it got light {owner} was sitting on the step.',
					],
					'end-wrong': [
						'It was what they had all been waiting for, and they were not unkind about it; they only looked. {hero} was given a cheer, and the key for good, and the place at the head of the parade. It was exactly what {hero} had wanted. People said that they had known it all along. They said so to {hero}, who had been there.',
						'There was a cheer for {hero}, and it went on for some time. {They} had the key for good now, and the place at the head of the parade. It was exactly what {hero} had wanted, in every detail, and it fitted like somebody else’s coat. “And we suspected you!” people said. They were so ashamed of it that they looked all the harder at {culprit}.',
						'{owner} said that the key was {hero}’s for good, and said it in front of everyone, and didn’t look up. Then came the cheer, and somebody shouted that {hero} must go at the head of the parade, and then came another. {hero} had lain awake over such an evening, and here it was, just as it had been ordered. No one meant {culprit} any harm. People merely kept turning around, to see how it was being taken.',
					],
				},
				{
					'end-public & by-scarf or end-wrong & by-scarf': [
						'+ “It caught in my fringe, when I came back for the duster,” said {scarf}, and drew {thing} out of the wool, whole, with a hairline of glue. “It was to be on its shelf again before {hero} came in. But the glue took a day.”',
						'+ The wool was lifted, and there stood {thing}, with one thin line of glue. “It fell when I came back for my duster,” said {scarf}. “I wanted to mend it before {hero} came in. But that glue takes a day.”',
					],
					'end-public & by-barrow or end-wrong & by-barrow': [
						'+ “She led it herself, the year of the flood,” said {barrow}. “My gran. She can’t stand any more. I wanted her to have it for one night, and then she wouldn’t let go.”',
						'+ “It’s with my gran, on the hill,” said {barrow}. “The year of the flood it was she who walked in front. She can’t stand up now. It was only to be for a night.”',
					],
					'end-public & by-mint or end-wrong & by-mint': [
						'+ “You said it would go to the cellar,” said {mint} to {owner}. “I heard you. After a hundred years.” “For a week,” said {owner}, “while I paint the shelf.” Nobody meant to laugh. {mint} bowed, and left by the side door.',
						'+ “It’s under the pear tree,” said {mint}. “{owner} was going to put it in the cellar, for good.” “For a week!” said {owner}. “There’s a shelf to paint.” A laugh got loose somewhere, and then there were several. {mint} made a small bow, all around, and the side door closed.',
					],
					'end-stranger': [
						'+ So there was a parade, with {thing} at its head, and {hero} wasn’t in it. The key was back with {owner}, and {hero} had gone to meet the two men on the valley road, who were coming back with their sticks and their dog, and between them was somebody who had lost a shoe and most of his kettles. “I said that I saw you,” {hero} told him, “and I didn’t.” The tinker thought about it. “Why did you say it, then?” “So that they’d stop looking at me,” said {hero}. The tinker didn’t say that it was all right. {hero} gave him the pie, which was cold by then, and carried the kettles. It was a long way to the next town, and somewhere near the end of it the tinker said that his name was Abel.',
						'+ The parade set out with {thing} in front and no one to carry the key, for {owner} had put that into a drawer. {hero} was on the valley road by then. The two men were coming back, and looked at the dog rather than at {them}; and the third had one shoe, and a kettle with no lid. “It was I who said I’d seen you,” said {hero}. “I hadn’t.” “Somebody always has,” said the tinker. “What did you get for it?” {hero} showed him the pie. He seemed to find that about right, and broke it in two. {They} carried what was left of his kettles over the hill, and at the top {they} asked what {they} should have asked first. “Abel,” said the tinker, and waited; and so {hero} told him {theirs}.',
						'+ While {thing} was leading the parade, and the key lay in {owner}’s drawer, {hero} was out on the valley road, where the two men were bringing back a third. “Here’s the one who saw you,” said the man with the dog, and both made off toward the trumpets, as if they were late. The tinker had been hurried; it had cost him a shoe, and most of his lids. “I never saw you,” said {hero}. “I said it because it was easy, and I’m sorry.” “It’s always easy,” said the tinker. “I’m not from anywhere.” {hero} gave him the pie, for whatever that was worth, and took the heavier half of the kettles. They had passed the second milestone before either of the two said another word. “Abel,” said the tinker then. “In case anybody asks you again.”',
					],
				},
				{
					'heard-out & end-wrong':
						'{witness} did not stay for the parade. “I was right, too,” was all that {witness.they} said, at the door, to {hero}, before {witness.they} went back up the hill.',
				},
				{
					'end-public & gave-key': [
						'+ {hero} was given the key, and a cheer, and the place at the head of the parade. It was exactly what {hero} had wanted.',
						'+ They cheered {hero}, and handed back the key. {hero} had wished for all of it, down to the noise, and was put at the head of the parade.',
					],
					'end-public': [
						'+ {hero} was to keep the key for good, and got a cheer, and the place at the head of the parade. It was exactly what {hero} had wanted.',
						'+ For {hero} there was a cheer, and the key for good. {hero} had wished for all of it, down to the noise, and was put at the head of the parade.',
					],
				},
				{
					'end-public & by-scarf': [
						'+ Somebody put {thing} into {their} {hands}. At the corner {they} looked back for a red scarf, along all those lights, and there was none. It turned up much later, on a doorstep. {scarf} was sitting there, unraveling it from the other end. “You were right,” said {scarf}. “Yes,” said {hero}, and sat down, and began to wind up the wool. “I thought it would be worth more.”',
						'+ {hero} carried {thing}, and looked around at each bend, and there was no red to be seen. When the last lamp was out {they} went to find it. {scarf} was on the doorstep, and the scarf was getting shorter. “It’s done enough,” said {scarf}, and pulled at the yarn. “It was all true, you know, what you wrote.” {hero} picked up the loose end, and made a ball of it. “It was only one word,” {they} said. “I should have counted what was missing.”',
					],
					'end-public & by-barrow': [
						'+ {They} led it as far as the corner where it always turns right, and turned left. It’s a steep hill, and the trumpets complained. At the top there was a window with a candle, and somebody small sitting up in bed, with {thing} in her lap. So it was the parade that went past it, that year, twice. Beside her was {barrow}, who had gone home alone. {Barrow.they} didn’t come out for quite some time, and then did.',
						'+ Parades go to the right at that corner. {hero}, in front, went to the left, and that meant a hill, and there was grumbling among the trumpets. In the last window stood a candle. Behind it sat a very small old woman, upright in her bed, and {thing} was in her lap; so it was she, that year, who saw all the others go by, and made them do it again. {barrow} had walked up alone, long before. It took until the end of the second march for the door to open.',
					],
					'end-public & by-mint': [
						'+ {They} took the whole parade up to the pear tree, and put {their} lamp down beside somebody who was digging. “I wrote down your name,” said {hero}. “I needn’t have.” {mint} went on digging, until {thing} stood on the grass between them. After a while a paper bag was held out, sideways, without a word.',
						'+ The way to the pear tree is dark, so {hero} went first, with a lamp, and the parade came after. Somebody was digging there already. “It was I who wrote that paper,” said {hero}. “I’d give a lot to have left it blank.” For a while there was only the spade, and then a scrape, and {thing} was lifted out. {mint} looked it over, brushed it off, felt around for the bag, and held that out to one side.',
					],
					'end-wrong & by-scarf': [
						'Nobody saw the scarf again that winter; {scarf} had left it on the bench. {hero} took it home. There was a yard missing, and {hero} was the one who had it. {They} unraveled what had been made of it, that first winter, and knitted it on again, row by row, very badly. It took until March. Then it lay on {scarf}’s doorstep in the morning. In the afternoon somebody in red went by {hall}, slowly, where {they was} sweeping, and stopped. “You’ve dropped a stitch,” said {scarf}. It was the first thing in four months. “Several,” said {hero}.',
						'{scarf} went bare for the rest of that winter. The scarf had stayed behind on a bench, and was a yard short, as it had been ever since {hero} was given that yard, in the form of something warm. So now {they} undid it, of an evening, and learned to knit, and put the wool back where it had come from, one crooked row after another. In March it was long enough, and was laid on {scarf}’s doorstep before the sun was up. That day {they} swept one and the same bit of street until late. Then something red came along, slowly, and stopped in front of the broom. “There’s a hole in it,” said {scarf}, who had not spoken to {them} for four months. “I know,” said {hero}. “I could show you the others.”',
					],
					'end-wrong & by-barrow': [
						'You could no longer hear {barrow} from a mile off that winter. The barrow had been oiled. So {hero} saw to it that there was a log on {barrow}’s step in the evening, one, as if it had been ordered by mistake. Nothing came of it all through December, or in January, when it was very cold. In March there was a squeak in the street. It stopped at {hero}’s door, and there were all the logs, stacked up, every one. “I think these are yours,” said {barrow}. “I’d have burned them, but I wanted to see how long you’d keep it up.” “I hadn’t thought of stopping,” said {hero}.',
						'All that winter the barrow didn’t make a sound, for somebody had oiled it, and so {hero} never knew when {barrow} went by. But {they} knew where the doorstep was. Each evening there was a log on it, never more than one, as though it had been meant for next door. It was not mentioned, not in December, and not in January, when the pump froze. In March something squeaked in front of {hero}’s house, and was unloaded for a long time. There were as many as there had been evenings. “You’ll want these back,” said {barrow}. “I was cold, I can tell you. I just wanted to see which of us would give in.” “I hadn’t got around to it,” said {hero}.',
					],
					'end-wrong & by-mint': [
						'It did not smell of peppermint {hall.at} any more. {hero} had not known how much of the place that had been. On the second day {they} bought a bag, and went to {mint}’s door, and held it out, as {mint} had once done for {them}, on a second day. The door was shut. It was shut on the third, and on the thirtieth. In March it opened by the width of a paper bag. “You’re holding it too high,” said {mint}. “You have to hold it as if it were nothing.” And {mint.they} took one.',
						'There was only floor polish to be smelled {hall.at} now, and {hero} found that one could miss peppermint as one misses a voice. {They} thought of how it had begun, on {their} second day in that town, with a bag that was simply held out. So {they} bought a bag, and knocked on {mint}’s door, and held it out to that. It remained a door, that day, and the day after, and for weeks. In March there was a gap in it, no wider than it takes to see who is there. “You look as if you were collecting for something,” said {mint}. “Hold it lower. And you mustn’t hope so hard.” {hero} held it lower, and hoped less, and there was a rustle.',
					],
				},
				{
					'end-right & gave-key & !by-mint': [
						'+ {Owner.they} had it in one hand. “It’s been lying on that shelf all day,” said {owner}. “It looked lost there.” {hero} took it.',
						'+ And there it was, in {owner.their} hand. “It’s been on that shelf since this morning,” said {owner}, “and each time I looked I felt smaller.” {hero} took it.',
					],
				},
				{
					'end-nobody & by-scarf': [
						'+ There was a hairline of glue down one side of {thing}, and a red thread in the glue. “It fell when {scarf} came back for a duster,” said {owner}. “It was to be mended before you came in, and the glue wasn’t dry.” {hero} nodded.',
						'+ {Thing} had been mended, and not badly. A thin line of glue ran down it, and some red wool had got stuck there. “It was the fringe,” said {owner}. “{scarf} had come back for a duster. It was to be whole before you came in, but glue takes a day.” {hero} nodded.',
					],
					'end-nobody & by-barrow': [
						'+ {Thing} had spent a night on the hill, in the lap of {barrow}’s gran. She had carried it herself, the year of the flood, and now she couldn’t stand, and {barrow} had wanted her to hold it once more.',
						'+ It was {barrow}’s gran who had had {thing}, up on the hill. The year of the flood it was she who had led the parade; she had to lie down now, mostly, and {barrow} had wished her one more night with it.',
					],
					'end-nobody & by-mint': [
						'+ {Thing} smelled of earth and, quite clearly, of peppermint. “{mint} hid it from the cellar,” said {owner}. “I never mentioned that it was for a week, while I paint the shelf.” {hero} had to laugh.',
						'+ There was earth in {thing}, and such a smell of peppermint that nobody had to ask. “My cellar is to blame,” said {owner}. “{mint} took it to be for good. It was a week, for a coat of paint, and I’d never said so.” {hero} had to laugh.',
					],
				},
				{
					'end-nobody & kept-key': [
						'“You gave me your word, for the lamps,” said {owner}. “It was the only one that anybody gave. And you’d have carried that around with you for good?” {hero} thought about it. “I was rather counting on not having to,” {they} said, and put the key in the lock.',
						'“Out of that whole town one person gave me a word to hold on to,” said {owner}, “and that’s the one I looked at sideways. For how long would you have kept this up?” “I was hoping that somebody would stop me,” said {hero}, and unlocked the door.',
					],
					'end-nobody & gave-key': [
						'“You would have carried that around with you for good,” said {owner}, and held out the key. {hero} thought about it. “I was rather counting on not having to,” {they} said, and took it.',
						'“I let you put this down yesterday,” said {owner}, and held out the key. “I counted to ten as well. I just didn’t say anything.” {hero} took it. “You’d have kept that up?” asked {owner}. “For how long?” “I hadn’t thought,” said {hero}. “I’d only got as far as last night.”',
						'{owner} had brought the key, in a closed hand. “I should have told you to pick it up again,” said {owner}. “I had ten seconds, and I spent them on the ceiling.” The hand opened, and {hero} took the key. “Would you have left it at that?” asked {owner}. “I hadn’t made any plans,” said {hero}, “beyond the broom.”',
					],
					'end-nobody': [
						'“You’d have kept that up?” asked {owner}. “For how long?” “I hadn’t thought,” said {hero}. “I’d only got as far as last night.” {owner} looked at the key, and asked if {they} would be so good as to open.',
						'“You would have carried that around with you for good,” said {owner}. {hero} thought about it. “I was rather counting on not having to,” {they} said, and opened up.',
						'“And if no one had knocked at my door?” asked {owner}. “What would you have done today?” “Swept,” said {hero}. {owner} looked at that answer from several sides, and then made room on the step, so that {hero} could get at the door with the key.',
					],
				},
				{
					'heard-out & right': [
						'{witness} stayed for the whole of it, and walked home at the end of the parade, behind the last lamp. On the Monday there was a letter to be taken to the post. It was to a brother, and had no address yet.',
						'{witness} saw it through to the last lamp, and went home behind that. On the Monday a letter was written up there, to somebody’s brother, and then half the county was asked where one should send it.',
					],
					'heard-out & end-nobody': [
						'{witness} had stayed in the town overnight. “I didn’t know that one could do that,” {witness.they} said to {hero}. “Not say it.”',
						'“You had it on your tongue,” said {witness} to {hero}, having stayed in town till the morning, “and you kept it there. I never knew that it could be done.”',
					],
				},
			],
			choices: 'none',
			scene: { at: 'hall', with: ['culprit', 'owner'], shows: ['thing', 'key'], pose: 'think', feeling: 'calm' },
		},
	],
};
