import type { PlotLevel } from '../../format.ts';

export const soupRace4: PlotLevel = {
	joins:
		'“{choice}” It was done, and it was the last thing that {hero} did that day without a bowl in front of {them}. Once a year, in memory of the great winter, all of {folk} carry soup up the road {hall.to}, where {host.name} has it weighed, {host.a}; whoever has kept the most receives {thing}, and is painted on the wall. {rival.name}, {rival.a}, had won six times. By the scale, in the seat of honor, sits {elder.name}, {elder.a}, with a wooden spoon.',
	chapters: [
		{
			titles: ['In Memory', 'The Day of the Bowl', 'Full to the Brim', 'An Old Custom'],
			time: 'day',
			parts: [
				[
					'In the great winter, as every child there learns, somebody kept a fire burning {hall.at} from November until March, so that those who were out in the snow should see where home was; and every night somebody else carried up a bowl of soup. It is a fine story. It is told each year, before the race, by people with full stomachs. {hero}, who was {described}, had heard it nine times, and had each time been thinking of the bowl.',
					'What {folk} have in place of a religion is a bowl of soup. In the great winter one person kept the fire alive {hall.at}, and the rest, by turns, kept that person alive, with soup, on foot, in the dark. Now it is commemorated. One carries a bowl up the same five bends; it is weighed; the heaviest wins. {hero} was {described}, and had taken part for nine years without once troubling the scale.',
				],
				{
					quiet:
						'It was a matter of temperament. In the previous year someone had jostled {them}, at the start, and {hero}, who was {trait}, had preferred not to mention it. It was taken as permission.',
					bold: 'It was a matter of temperament. {hero} was {trait}, and did not so much carry the soup as lead it; and in the previous year, as in the others, it had not followed.',
					kind: 'It was a matter of temperament. {hero} was {trait}, and along that road, every year, stood people who were cold. {They} had been disqualified nine times for what the book called “loss in transit.”',
					honest:
						'It was a matter of temperament. In the previous year {hero}, who was {trait}, had reported a noodle that was not {theirs}. It had led to an inquiry. One does not win a thing like that with people to whom one has been an inquiry.',
					clever:
						'It was a matter of temperament. {hero} was {trait}, and had appeared in the previous year with a bowl hung in rings, like a ship’s lamp. It had stayed perfectly level. Everything around it had been soaked.',
					careful:
						'It was a matter of temperament. {hero} was {trait}, and had never yet lost a drop; but it took {them} so long that by the time {they} got there the scale had been put away, and somebody was sweeping.',
					merry:
						'It was a matter of temperament. {hero} was {trait}, and to go up a hill in perfect silence, between two rows of solemn faces, with soup, was in {their} opinion the funniest thing in the world. {They} had never got beyond the second bend.',
					dreamy:
						'It was a matter of temperament. {hero}, who was {trait}, had put down the bowl, in the previous year, upon a thought, and then gone on without either.',
					quick:
						'It was a matter of temperament. {hero} was {trait}, and always led at the first bend. The soup, as {rival} had once put it, preferred to make its own arrangements.',
				},
				[
					'“In memory!” cried {host.name}, {host.a}, and the ladle fell. {rival.name}, who was {rival.a}, and had won it six times, accepted the first bowl like a salute. On the cart beside the scale sat the guest of honor, whom one has on such occasions; it was {elder.name}, {elder.a}, who was so old that nobody remembered on account of what. {Elder.they} had a wooden spoon along. There had been some talk, one year, of taking it away from {elder.them}, for the look of the thing. But {elder.they} had held on.',
					'{host.name} spoke, {host.a}, of sacrifice. Then the bowls were filled. {rival.name} was there, {rival.a}, whose name was six times on the wall; and up on the cart, next to the scale, was {elder.name}, {elder.a}, the guest of honor, listening to the story of the great winter with {elder.their} head a little on one side. It was as if one detail in it were not quite right. {Elder.they} held, as always, a wooden spoon. It was put down to age. One year they had tried to give {elder.them} a flag in place of it, and {elder.they} had thanked them, and sat on it.',
				],
			],
			choices: [
				{
					say: 'Inquire what is done with the soup afterward',
					sets: ['asked'],
					outcome: [
						'“And who has it, afterward?” asked {hero}. {host} did not understand. “The soup.” “It is weighed,” said {host}, as one explains the sea. “And after that?” “After that it has been weighed.” It went out by the window; it always had. From the cart {elder} was regarding {hero} as one regards a person who has said, by chance, one’s name.',
					],
				},
				{
					say: 'State, for all to hear, that you intend to win',
					sets: ['vowed'],
					outcome: [
						'“I intend to win it,” said {hero}, clearly. There was the silence of people who will enjoy this later. It had been said only in order that it should be impossible to unsay; and {they} felt it close behind {them}, like a gate. {They} had not been aware how much {they} wished to be on that wall until {they} heard somebody laugh.',
					],
				},
				{
					say: 'Suggest to {rival} that you be one another’s eyes',
					sets: ['pact'],
					outcome: [
						'“One cannot watch the road and the bowl,” said {hero}. “I propose that you do my right, and I do your left.” “What do you get by it?” “Half the road.” {rival} thought this over until the first rut. “Rut,” {rival.they} said, rather crossly. In six years of winning no one had said so much to {rival.them} as “Mind.”',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['rival', 'elder'],
				shows: ['soup', 'spoon'],
				holds: 'soup',
				pose: 'hold',
				feeling: 'determined',
			},
		},
		{
			titles: ['Level', 'The Lower Bends', 'A Procession of Sixty Bowls'],
			time: 'day',
			parts: [
				'@answer',
				[
					'It is done in silence. Sixty people go up a mountain road, all their eyes on sixty small round seas, and all along the walls sit cats. By the first bend one has stopped thinking. By the second, if one is at all lucky, the bowl has begun to do it by itself; and {hero} noticed, with something like fear, that {theirs} was full, and that {they was} walking under it as under a sky.',
					'No one may cheer, on account of the ripples. The sixty of them went up between the walls with lowered eyes, like people who have lost something, and at every step one or the other lost a little more. {hero} had as a rule been finished by now. {They} looked at the soup, and saw the clouds go by in it, and not a wrinkle in the clouds.',
				],
				'At the second bend those who were in front stood still, and all down the road the rest of them stood still as well, with a long soft slap.',
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Behind the Hedge', 'The Handle', 'Custom and Practice', 'An Inch'],
			time: 'day',
			parts: [
				'@first.outcome',
				{
					late: 'The bowl stood on the wall, where {hero} had left it, and had grown a skin. The others were a bend ahead by now.',
					owes: 'The bowl stood on the wall, where {hero} had left it. It was only {they} who came away from there lighter than before, by a promise.',
					else: 'The bowl stood on the wall, where {hero} had left it. A cat sat next to it with averted eyes. It was short of one noodle.',
				},
				[
					'After the third bend there is a hedge, and behind the hedge is a pump. {hero} would not have noticed it, but for the light; the handle was worn as bright as an altar rail. “An inch, is it, or two?” said {helper.name}, who sat by it, {helper.a}. “You need not look like that. They have all stood there. You do not suppose that it was won in fifty years by anyone with soup?”',
					'Behind the hedge at the third bend someone said, “In here.” It was {helper.name}, {helper.a}, with one arm along the handle of a pump. There is dull iron and there is iron that has been held by fifty years of people in a hurry. “They weigh it,” said {helper}. “They do not taste it. It took the first one about an hour to see what followed from that.”',
				],
				[
					'There was a step on the gravel, and it was {rival}, whose bowl was empty; at the last stop someone had slipped. {rival} had already taken hold of the handle before {rival.they} saw who else was there. Neither of them moved. Six times, in gold, {rival.they} was on that wall; and it was evident that of all those years this was the first in which anybody had watched. “It is only water,” said {rival}. “It is what it would be anyway, if one melted down the story.”',
					'Gravel crunched. It was {rival}; there had been a stumble at the last stop, and {rival.their} bowl was clean to the glaze. {Rival.their} hand was on the handle, in the bright place, where it fitted, before {rival.they} knew that {hero} was there. One could hear the hedge. “You have never stood here,” said {rival}. It was not quite a question. “I would only be putting back what was spilled. It was mostly water then, too, they say. It is practically history.”',
				],
			],
			choices: [
				{
					say: 'Add an inch, as is customary',
					sets: ['watered'],
					outcome: [
						'It gave a small cry at each stroke, as pumps do. Two strokes, and the bowl was as full as in the morning; it was a shade paler, like someone who has had news. “There,” said {helper} kindly. “The second year one does not even look away.” {rival} took the handle next. They did not wait for each other.',
					],
				},
				{
					say: 'Pour over half of your soup to {rival}',
					sets: ['shared'],
					outcome: [
						'{hero} said nothing, since anything would have been an insult, and poured. Two bowls, each of them half full: it was no use to anyone. “You have just lost it for both of us,” said {rival}. “You had lost it.” “I had not,” said {rival}, and looked at the handle, and let it go. “I had merely not got any soup.”',
					],
				},
				{
					say: 'Go on with an inch too little, and say nothing',
					sets: ['kept'],
					outcome: [
						'{hero} went out by the gap in the hedge with what there was. It was an inch less than had been poured, and {they} could have named the place where every drop had gone. “You will be last,” {helper} called after {them}, with no malice. The pump cried out behind {them}; it stopped; after a pause, as if somebody had been thinking, it cried again.',
					],
				},
			],
			scene: { at: 'first', with: ['rival', 'helper'], shows: [], holds: 'soup', pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Upper Bends', 'Who Is in Front', 'What Does Not Spill'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					shared:
						'One is very free with half a bowl. They went side by side up the fourth bend, and {rival} remarked on the sea, which had lain there on the left, in plain view, for every one of those six years. “I thought that it would be a relief to win,” {rival.they} said presently. “It is, for about as far as the door.”',
					watered:
						'It had come to life, that was the trouble. Water remembers that it is going downhill. It went ahead of {hero}, and slid up one wall of the bowl, and had to be followed, at a trot, with a face of great calm; and along the fourth bend stood the people from the upper farms, who took their hats off to it.',
					else: 'Along the fourth bend stood the people from the upper farms, as they did every year. “But who is that, with all that soup?” one of them said, not quite softly enough. {hero} did not look up. It is a question whether anyone has ever been so entirely happy, at walking pace, who could not see where {they was} going.',
				},
				'From the last bend one sees the roof, and the smoke over it, straight up, as one must have seen it then. {hero} had come as far as that, when it appeared that all the bowls would have to be put down once more.',
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['The Seat of Honor', 'A Word Beforehand', 'The Wall', 'It Ought to Be You'],
			time: 'night',
			parts: [
				'@second.outcome',
				{
					'first.reach': [
						'They were all inside already, and all had bowls; and nothing in the world gives way less readily than a man with soup. The scale stood at the other end, under the wall of names. One could have walked there upon the steam.',
						'{Hall} had been built for thirty, and for a fire. It held some hundreds now. Every one of them stood as a person stands who is carrying a full glass through a dream, and asked {hero}, with the eyes only, not to.',
					],
					'first.hear': [
						'After five bends of silence they had all begun to talk. It was deafening. {host}, at the scale, was calling up those who had not yet been entered, and {hero} answered to {their} name four times, and was put down as absent.',
						'One could see that {host} was asking whether there was anybody else. {hero} said that there was. But they were telling one another about the fourth bend, all of them, each louder than the next, and the steam itself seemed to be shouting.',
					],
					'first.trust': [
						'“I find you here under ‘loss in transit,’” said {host}, turning back nine pages, one by one. “You will understand that I am bound to ask. Can anybody in this room speak for that bowl?” They were quite silent, and a good many of them found that there was something in their own.',
						'“By road?” asked {host}. “With that much left? I do not say that it is impossible. I say that it has not been usual.” It was said as if by someone from whom a great deal has been kept. “Why should we take it on trust?”',
					],
				},
				{ 'first.reach & flies': '+ Flight, in all that vapor, would have meant finding the ceiling by ear.' },
				'@first.later',
				[
					'“A word,” said {host}, and drew {hero} aside, beneath the fifty names. “It ought to be you. I say so frankly. It has been {rival} six times running; people have begun to yawn at the winter itself. They would weep if it were you.” {host} looked down, and moved one of the brass weights a very little along the shelf. “A scale is only a machine. It can be spoken to.” Behind them, in the seat of honor, sat {elder}, to whom nobody had spoken. Somebody had hung a wreath on the chair.',
					'“Between ourselves,” said {host}, and there were a good many selves about, and all of them looked elsewhere, “we could do with somebody new on that wall. Nobody weeps any more. It is {rival}, and then {rival}, and then {rival}; it reads like a bill. Whereas you!” A small brass weight had been moved, it could not be said by whom, to the near end of the shelf. “One ought not to think of it as a machine. It has always been most obliging.” A little to the left, under a wreath, in the seat of honor, was {elder}. It was not to {elder.them} that anybody was speaking.',
				],
			],
			choices: [
				{
					say: 'Let the scale be spoken to',
					sets: ['accepted'],
					outcome: [
						'{hero} said neither yes nor no; {they} said, “If you think that it would help.” {host} thanked {them}, with real feeling. It was done for the sake of the winter. It struck {them} how many things could be.',
					],
				},
				{
					say: 'Ask to be weighed like anybody else',
					sets: ['declined'],
					outcome: [
						'“I should like to know what it weighs,” said {hero}. “I have been wondering for nine years.” {host} looked at {them} not without envy, and slid the brass weight back to where it belonged. It left a ring in the dust. There were a good many rings.',
					],
				},
				{
					say: 'Excuse yourself, and go and ask {elder} about the spoon',
					sets: ['asked', 'sat'],
					outcome: [
						'“May I ask what it is for?” said {hero}. {elder} seemed surprised to be addressed from so near. “It is the only thing of wood that I did not burn,” {elder.they} said. “One had to keep something to eat with. They tell it very nicely, but they leave out that it went on until April.” So there {elder.they} sat; there had been one person in that story, and it was {elder.they}; and the wreath was tickling {elder.their} neck.',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['elder', 'host'],
				shows: ['spoon'],
				holds: 'soup',
				pose: 'stand',
				feeling: 'worried',
			},
		},
		{
			titles: ['The Scale', 'A Machine', 'By the Open Window', 'The One Who Was Not in the Story'],
			time: 'night',
			parts: [
				'@answer',
				[
					'Then it was time. They told the story again, as one does before the weighing: the snow, the fire, the bowl that was carried through the dark. People dabbed their eyes. {hero} could look past the speaker at the guest of honor, who was following every word of it, with parted lips; not like someone who remembers, but like someone who is waiting for the end.',
					'A bell was rung, and somebody rose who did it every year. It was told very finely: how it had snowed, and how there was a light, and how through the drifts, night after night, a bowl was borne up to it in bare hands. The handkerchiefs were out. {hero} was so placed as to see, beyond the speaker’s sleeve, the guest of honor; who was listening, word for word, as a child does who has been promised that this time it will end differently.',
				],
				{
					sat: 'At “and they burned whatever there was,” {elder} nodded slightly. {Elder.they} had told {hero} that as well. In November it was the doors; in December the floor; in February it had been {elder.their} fiddle.',
					else: 'At “and they burned whatever there was,” {elder} looked down at the spoon. There had been a fiddle once, said an old man next to {hero}, to nobody; it was heard up there of an evening all through that winter, as far as February. And only then, by some minutes too late, did {hero} understand who it was that had been seated there, every year, within reach of the soup.',
				},
				[
					'“So we remember,” the speaker concluded, and sat down. The window was thrown open, for afterward. {Thing} shone upon its cushion. The scale stood ready, with its two brass pans; and in all that fragrance somebody in the seat of honor, very softly, put down the end of a spoon.',
					'“And that, my friends, is who we are,” said the speaker, and was helped down. Two boys opened the window, so that it should be ready. The scale was dusted. {Thing} was turned a little, to catch the light; and then, in the pause before the first name, through the smell of sixty bowls of soup, there came from the seat of honor a very small sound of wood.',
				],
			],
			choices: [
				{
					say: 'Hand the bowl up to be weighed',
					sets: ['weighed'],
					outcome: {
						'watered or accepted':
							'{host} set it on the pan. It went down like a thing of great merit. “I have not seen that in my time,” said {host}, which was as near as {host.they} came that evening to a statement of fact.',
						shared:
							'{host} set it on the pan, and the beam hardly troubled to move. “There is half of it gone,” said {host}, shocked. “I know where,” said {hero}.',
						else: '{host} set it on the pan, and one after another took off the weights, until it hung level. So that was what it was: all that could be brought up five bends by somebody who had looked at nothing else.',
					},
				},
				{
					say: 'Carry it on, past the scale, to the seat of honor',
					sets: ['fed'],
					outcome: {
						watered:
							'{hero} set it down before {elder}. “There is water in it,” {they} said, “and I put it there.” “There was always a good half of snow,” said {elder}, who had already taken hold of the spoon. “One did not complain. They had come such a long way.”',
						else: '{hero} went on, past the scale, and past {host}, who was reaching out for it, and set it down before {elder}. There was a creak, as everybody turned. {elder} did not at once do anything. “For me?” {elder.they} said; and then, with a terrible courtesy, “You are sure that it has not to be weighed first?”',
					},
				},
				{
					say: 'Say what has been done to it',
					if: 'watered or accepted',
					sets: ['confessed'],
					outcome: {
						watered:
							'“It is from the pump,” said {hero}. “An inch of it. The handle is quite bright.” It was not loudly said. But there is a kind of sentence for which a whole room has been keeping its ears open, for half a century, in fear.',
						else: '“The scale has been spoken to,” said {hero}. “So was I.” {host} gave a short laugh, and looked round for somebody to share it; and it could be seen to travel along the benches, from one to the next, like a plate that nobody takes from.',
					},
				},
				{
					say: 'Ask the speaker how the story ends',
					if: '!watered & !accepted',
					sets: ['wondered'],
					outcome:
						'“What became of the one who kept the fire?” asked {hero}. It was not on the program. The speaker smiled, consulted the speech, and turned it over. There was nothing on the back of it. “One assumes,” said the speaker, and stopped; for all at once there was no one in {hall} who had not seen where {hero} was looking.',
				},
			],
			scene: {
				at: 'hall',
				with: ['elder', 'host'],
				shows: ['spoon', 'thing'],
				holds: 'soup',
				pose: 'think',
				feeling: 'determined',
			},
		},
		{
			titles: ['In the Present Tense', 'The Weight of It', 'How the Story Ends', 'Not in the Speech'],
			time: 'night',
			parts: [
				{
					quiet: ['There had been so many words that day. {hero}, who was {trait}, had contributed the fewest.', ''],
					bold: [
						'{hero} was {trait}; and to walk slowly, in front of everyone, had been the boldest thing {they} ever did.',
						'',
					],
					kind: [
						'It had been entered nine times in that book as loss, what {trait} {hero} had done along the road.',
						'',
					],
					honest: ['{hero}, {trait} to a fault, had been in want of a larger one, and here it was.', ''],
					clever: [
						'{hero} was {trait}, and was ashamed to think how long it had taken {them} to put a person and a spoon together.',
						'',
					],
					careful: [
						'One can be so {trait} with a thing that one forgets whom it is for. {hero} remembered it in time, or near it.',
						'',
					],
					merry: [
						'A {trait} soul like {hero} had seen from the first that it was funny. {They} had merely not seen on whom the joke was.',
						'',
					],
					dreamy: [
						'{hero}, who was {trait}, had been the only one in that procession with any attention to spare.',
						'',
					],
					quick: [
						'For somebody as {trait} as {hero} it had been a long day of putting one thing before another. This came last.',
						'',
					],
				},
				'@answer',
				{
					'second.reach': [
						'It was not a rush. They set down their bowls first, being what they were; then they all took one step, in order to be nearer, and there were some hundreds of them, and it was a large step. {hero} found {themself} among the coats. On the far side somebody had asked for silence, with a spoon.',
						'Then they all stood up. There was no ill will in it; they wished to see; but some hundreds of people who wish to see are a solid body, and {hero} was put outside it, by degrees, as the sea puts out a cork. And over there {elder} had begun to speak.',
					],
					'second.hear': [
						'They had kept still for five bends, and were not to be stopped. It was the rules now, and the dead, and what had been promised to whose grandfather. {elder} had risen. One saw that {elder.they} was speaking, with long pauses, like somebody who is not used to being interrupted because there has been no one there.',
						'Then it broke loose, points of order, and the honor of the winter, and who had been up at that pump on which occasion. {elder} was saying something. {Elder.they} had not raised {elder.their} voice in fifty years, and one saw only that {elder.their} lips moved.',
					],
					'second.trust': [
						'“I have the ledger before me,” said a dry voice, “and I find this name in it nine times, under loss. It is a little late to be told by that name what we are.” There was laughter. But those who had not laughed were waiting for an answer.',
						'“And who is this,” a gentleman called from the third row, “to instruct us in our own winter? Nine times lost in transit! I ask the room what such a person’s word is supposed to be worth.” The room, which would have liked to be offended, waited to hear.',
					],
				},
				{ 'second.reach & flies': '+ The steam hung under the roof in a lid, and did not invite one.' },
				'@second.later',
				{
					'end-truth & confessed': [
						'It was {rival} who got up next. “Six times,” said {rival}. “Two strokes of it, generally; in the fourth year three.” After that it was like a thaw: it dripped, and ran, and came down in sheets. The gentleman from the third row had done it in a top hat. The wall was read aloud, name by name, and at each one somebody said a number, and in four cases somebody said it for the dead. It was {elder} who put an end to it. “I hear a great deal about water,” said {elder}. “Is there any soup?” There was. It had gone cold, and they stood about with it, as people do who have come on a visit and find that they have been expected for fifty years. {Thing} was sent back to wherever it had come from. They did not take down the wall. They have only added, at the end, in the same gold, and with no number after it, a pump.',
					],
					'end-truth': [
						'“I can tell you,” said {elder}. “In April somebody came up with a bowl, and saw that it was spring, and sat down, and ate it; we were both of us so glad. It did not seem important. And after that nobody came.” {Elder.they} was not reproaching them; it was a thing that had been asked. “I thought that perhaps they were still on the way.” No one there could afterward say how it began. Somebody shut the window. Somebody, it is thought to have been {host}, took the brass pans off the scale, since it was plates that were wanted. And {rival}, who had won that day, by custom and by an inch, went up with {thing} and did not know what to do about it; until {elder} took it kindly out of {rival.their} way, and put it on the floor.',
					],
					'end-table': [
						'{elder} ate. It was done with great attention, and took about as long as the speech. “It wants salt,” {elder.they} said at last. “It always did. I had made up my mind to mention it.” Somebody laughed, or it may have been the other thing. Then one could hear a bowl put down. It was {rival}’s; {rival.they} had taken it from the pan with {rival.their} own name already chalked upon the slate. “I have been up here six years,” said {rival}, “and I never once asked what you would like.” One by one, not in the order of their weight, they brought them. There was no winner, for the first time in the annals, and under that year somebody has written in a small hand: “eaten.” {Thing} stood in the way until about ten, and then held the salt.',
					],
					'end-last': [
						'There being nothing on the scale, {hero} was entered as last; and since it was the tenth time they had the decency not to read it out. {Thing} went to {rival}. They sang. It was all as it always was, but for a small noise in the pauses, wood upon earthenware, of which no one took notice. “You have lost by it,” observed {elder}, scraping. “I had it in writing that I would.” “So did they, you know. Whoever had to go. It was never the ones who could spare it.” {hero} did not go back the next year. {They} went, as long as there was any need, on the other three hundred and sixty-four days, with a lid; and on some of them, at the third bend, there was {rival}, with a cloth around {rival.their} neck, who had just then happened to be passing, and who carried it as far as the fourth.',
					],
					'end-won & !watered': [
						'They wept; {host} had been right in that. {hero} was painted on the wall, in real gold, and {thing} was laid in {their} {hands}; and it was then that {elder} leaned over to the pan and, without asking anyone, took one spoonful. “That is soup,” {elder.they} said to {hero}. “There was no need for the other.” {Elder.they} nodded toward the weights. “I sit so near, you see. It is a fine place for watching. I have seen that little brass one moved for thirty years.” It was not a threat; {elder.they} was making conversation. {hero} had now to give the speech, every year, and gave it well, and at one place in it {they} always had to stop. It was taken for art. But up there, from that time on, a bowl stood by the fire each evening, whatever the weather, of good soup and a fair size. It had been carried five bends in the dark. It was set down before {elder} and not on anything; and the little brass weight, which was missed in the spring, was never found.',
					],
					'end-won': [
						'They wept; {host} had been right in that. {hero} was painted on the wall, in real gold, and {thing} was laid in {their} {hands}; and it was at that moment that {elder} leaned over to the pan and, without asking anyone, took one spoonful. It could be seen that {elder.they} was tasting it, and then that {elder.they} was being polite. “I thank you,” {elder.they} said to {hero}. “I had forgotten what it was like, toward the end, when there was nothing more to put in.” That was the whole of it. No one had heard. {hero} has been first among {folk} ever since, and had to give the speech, and gave it well; at one place in it {they} always had to stop. It was taken for art. But the fire up there was not without soup for a single night, in any weather. It was good soup, and nothing had been added; and it was carried in the dark, by someone who had been seen to set down the bowl at the third bend, and stand there for a while, taking hold of the handle, and letting go.',
					],
					'end-second & shared': [
						'It was by some way the least that had ever been weighed; the second least was {rival}’s. {Thing} went to a man in the third row, to his alarm. “What in the world became of you two?” asked {host}, and bore the bowls toward the window. They both said, “Wait.” It would have been hard to tell who was ahead. There was room for two halves, it turned out, in front of the seat of honor, and {elder} took from one and then from the other, quite fairly, like a person who is used to sharing out. “They came in twos, after Christmas,” said {elder}. “It was in case. I used to hear them on the last bend. One of them would be telling the other where to step.” {hero} is not on the wall. Neither, for that year, is {rival}; and {rival} had it looked into, afterward, whether the other six could be got off.',
					],
					'end-second': [
						'It was third, with an inch too little; and they do not paint thirds. {rival} was called up. {hero} stood there with the true weight of it in {their} {hand}, on a slip of paper, and found that {they} did not mind, or not as {they} had supposed. Then {host} took the first bowl to the window, and one heard it, far down, upon the stones. “If it is no longer in the running,” said {hero}, “I should like it back.” There was nothing in the regulations. “Thank you,” said {elder}, when it stood before {elder.them}. “I would never have asked. They have so much to remember.” {Elder.they} ate to the end, and laid down the spoon across it, as one does where one means to be asked again. {rival} was still standing at the window with {thing}, and the next bowl, and the wind in {rival.their} face. {Rival.they} was standing there when they came to put out the lamps.',
					],
				},
				{
					'pact & end-won':
						'“Rut,” said somebody out of the dark, that night, on the way down. It was {rival}. {hero} did not answer, and fell into it.',
					pact: '“Rut,” said {rival}, on the way down, in the dark. “Where?” “I do not know. I only thought that somebody should say it.”',
				},
				'@debts',
			],
			choices: 'none',
			scene: {
				at: 'hall',
				with: ['elder', 'rival'],
				shows: ['spoon', 'thing'],
				holds: 'soup',
				pose: 'sit',
				feeling: 'calm',
			},
		},
	],
};
