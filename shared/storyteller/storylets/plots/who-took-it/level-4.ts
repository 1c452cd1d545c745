import type { PlotLevel } from '../../format.ts';
import { bestGift, untoldAlly } from '../gift.ts';

const uses = ['trust', 'reach', 'hear'] as const;

export const whoTookIt4: PlotLevel = {
	joins:
		'“{choice}” That at least was simple, and {hero} did it. What came next wasn’t. Since yesterday {hero} had had the only key to {hall}. This morning {thing} was gone from its shelf, and tonight it was to lead the parade. {owner.name}, {owner.a}, said that nobody was accusing anybody. Three other people had been in there that afternoon, and one of them must have come back at closing time: {scarf} with the red scarf, {barrow} with the squeaking barrow, and {mint} with the peppermints. But it was {hero} whom everyone was so careful not to look at.',
	chapters: [
		{
			titles: ['The Key to {hall}', 'Nobody Is Accusing Anybody', 'Custody', 'The Little Card'],
			time: 'day',
			parts: [
				[
					'[It takes about a year of sweeping before anybody notices that a floor is clean.|A dirty floor is noticed at once. For a clean one it takes about a year.] {hero}, in the wage book “{described}, sweeps,” had swept {hall} for a year and a day when {owner.name}, {owner.a}, took the only key off its nail. [“I should have done this long ago,” said {owner}. That was all. {hero} had gone over that sentence so often since then that it had begun to shine.|“It’s yours,” said {owner}, “and about time.” It was five words, and {hero} had taken them to bed, and got up with them.]',
					'{hero} used to think that being trusted was something you were born with, like an aunt. “{hero}, {described}, floors,” it said in the wage book. Then one evening {owner.name}, {owner.a}, had handed over the only key to {hall} as if it were a sandwich, and {hero} had gone home past every house where the spoons had once been counted after {them}.',
				],
				[
					'The next morning {hero} opened the door for the first time, and was the first to see it. On the long shelf stood only the little card, perfectly straight. [{Thing} had gone at the head of every parade for a hundred years, and was to go at the head of tonight’s, and it wasn’t there.|That was where {thing} belonged, which for a hundred years had gone at the head of the parade. There was a parade tonight.] Soon {owner} was there too, and half the town. Nothing was broken. At half past six {they} had still swept under {thing}. So it must have gone at closing time, while {they was} outside, admiring the lock.',
					'So it was {their} own key that let {hero} in the next morning, and an empty shelf that was waiting. The little card stood there by itself, perfectly straight. For a hundred years {thing} had led the parade, and the parade was tonight. {owner} came, and half the town came after. No lock was forced, and at half past six {thing} had still been there. It must have happened at closing time, while {hero} was trying the new key in the door, twice, just because it felt so good.',
				],
				{
					quiet:
						'“Is there anything you’d like to tell me?” asked {owner}. There wasn’t; there never was. Up to then people had found {hero} restful.',
					bold: '“I didn’t touch it,” said {hero}, loudly and at once. {They} had never learned to wait for an accusation before denying it.',
					kind: '“I’m so sorry,” said {hero}, because {owner} looked so unhappy. Within the hour people were quoting it as a confession.',
					honest:
						'“I was the last one out,” said {hero}, “and I had the key, and I can’t think of anyone else.” A guilty person would have come up with something better.',
					clever:
						'“There are four ways of doing it,” said {hero}, and explained them. At the fourth {they} heard how it sounded, to know that so well.',
					careful:
						'“Did you lock up?” asked {owner}. {hero} went back over every step, to be perfectly sure. By then the question had been answered by everybody else.',
					merry:
						'“I hope it’s having a good time,” said {hero}. {They} joked when things got frightening. People had always liked that. Now it lay on the floor, and nobody picked it up.',
					dreamy:
						'“You did lock up?” asked {owner}. “I think so,” said {hero}. {They was} like that; it was half of {their} charm. It’s odd how fast half of somebody’s charm can turn into evidence.',
					quick:
						'{hero} had been up on the shelf, behind it, and underneath before {owner} could say stop. Now there were marks everywhere, and all of them were {theirs}.',
				},
				[
					'“Nobody’s accusing anybody,” said {owner}, and that was when it began. [Yesterday afternoon three people had come in, one after the other, and all of them were old friends.|There had been three people in there yesterday afternoon, and {hero} was fond of each of them.] First {scarf.name} had dusted, in the red scarf that never ended. Then {barrow.name} had brought the benches. One knew that by the barrow, which you could hear a mile away. Last of all {mint.name} had stood in front of the shelf, for as long as a bag of peppermints lasts. “After the parade {thing} goes to the cellar,” {owner} had called out to each of them, over a heap of flags. [They were all out again by five. One of them must have come back.|By five they had all gone home, and by seven one of them must have been back.]',
					'“No one’s being accused,” said {owner}, so that for the first time everybody thought of it. Who had been in? There had been three, one after the other, in the afternoon. {scarf.name} came first, with a duster, in that endless red scarf. Then it was {barrow.name}, with the benches, on a barrow that cried like a gull. And toward five {mint.name} came to look, in a cloud of peppermint, and left without a word. “{Thing} goes to the cellar afterward,” {owner} had told each of them, while counting flags. So one of the three must have come back.',
				],
			],
			choices: [
				{
					say: 'Give your word that it will be back before the lamps are lit',
					sets: ['kept-key'],
					outcome: [
						'“You’ll have it back by lamplight,” said {hero}, and heard it go out across the hall and be counted. {owner} didn’t ask for the key. {Owner.they} only looked at it, and away. Being trusted is one thing. Being trusted until half past seven is another.',
						'{hero} gave {their} word. It hadn’t been needed much up to then, and it came out a little stiff. “By lamplight, then,” said {owner}, the way you agree on something with a stranger. Yesterday evening {owner} and {hero} had known each other quite well.',
					],
				},
				{
					say: 'Leave the key lying on the shelf, without comment',
					sets: ['gave-key'],
					outcome: [
						'{hero} laid the key next to the little card. It looked very small there. {owner} opened {owner.their} mouth to say that this wasn’t necessary, and shut it again. So {hero} nodded, and went out to look for {thing} with nothing to hold on to.',
						'It made less noise than {hero} had expected. Nobody said to pick it up again. {They} left time for that, and counted to ten. Somewhere around seven it became clear that the key had only been a loan.',
					],
				},
				{
					say: 'Turn your back on all of them, and study the shelf',
					sets: ['looked'],
					outcome: [
						'Since everyone was examining {hero}, {hero} examined the shelf. For a year the little card had leaned to the left, and {they} had dusted around it every day. Somebody had put it straight when {thing} was already gone. “Who takes a thing and then tidies up?” asked {hero}. Somebody who is sorry. It didn’t make it any easier.',
						'It was a strange sort of theft. The card, which had leaned to the left for a year, had been put straight, to a hair, along the edge of the board. That takes a while, and a thief doesn’t stay for a while afterward. Somebody had been sorry.',
					],
				},
			],
			scene: { at: 'hall', with: ['owner'], shows: [], holds: 'key', pose: 'hold', feeling: 'worried' },
		},
		{
			titles: ['Two Traces Too Many', 'Somebody’s Bad Luck', 'Evidence', 'The Road to {witness}'],
			time: 'day',
			parts: [
				'@answer',
				{
					'by-scarf': [
						'There were two traces, which was one too many. On a splinter of the shelf hung a red thread. In the polish of the floor there was a thin line, the kind that a single wheel leaves. {hero} would have preferred a stranger. It was {scarf} or it was {barrow}, and {hero} had eaten supper with both.',
						'What {hero} found was a thin line in the polish, as from one wheel, and a red thread on a splinter. It would have been easier with less. One clue points at somebody. Two clues point at two people, and {hero} liked both of them: {barrow}, and {scarf}.',
					],
					'by-barrow': [
						'There were two traces, which was one too many. In the polish of the floor there was a thin line, the kind that a single wheel leaves. And over everything, like a remark that you can’t take back, hung peppermint. {hero} would have preferred a stranger. It was {barrow} or it was {mint}, and {hero} had eaten supper with both.',
						'What {hero} found was a smell of peppermint, and a thin line in the polish, as from one wheel. It would have been easier with less. One clue points at somebody. Two clues point at two people, and {hero} liked both of them: {mint}, and {barrow}.',
					],
					'by-mint': [
						'There were two traces, which was one too many. Over everything, like a remark that you can’t take back, hung peppermint. And on a splinter of the shelf there was a red thread. {hero} would have preferred a stranger. It was {mint} or it was {scarf}, and {hero} had eaten supper with both.',
						'What {hero} found was a red thread on a splinter, and a smell of peppermint. It would have been easier with less. One clue points at somebody. Two clues point at two people, and {hero} liked both of them: {scarf}, and {mint}.',
					],
				},
				[
					'{witness.name}, {witness.a}, always sat up late enough to know more, and lived a good way up. Most people go there by the path behind the gardens. Today there was a face over every fence, so {hero} took the road. Even there three people crossed to the other side. Each of them had a reason; one of them even had a parcel.',
					'{witness.name}, {witness.a}, never went to bed before morning. The usual way up leads behind the gardens, past every kitchen, and {hero} took the road instead. Along it too doors that had always stood open were being closed as {they} went by, gently, as if there were a draft. Only the children still waved, and somebody called them in.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['An Alibi', 'Subtraction', 'What {witness} Could Swear To', 'The Weight of a Name'],
			time: 'day',
			parts: [
				'@first.outcome',
				{
					'by-scarf': [
						'“{scarf} or {barrow}?” asked {hero}. “Not {barrow},” said {witness}, without even getting up. “{Barrow.they} came to me at six, straight from those benches, to have the squeak looked at. The wheel was in my vise till morning, and {barrow} sat next to it as if it were in the hospital.” So the line only proved that somebody had delivered benches. That left the thread. In {hero}’s first winter here {scarf} had unraveled a yard of that scarf and knitted something warm out of it, for {hero}, and never said a word.',
						'“I can cross out one of those names for you,” said {witness}, when {hero} had told it, and nodded at the shed. The barrow stood in there on its one good leg. “Wheel off at six, on again at seven this morning. {barrow} slept on the sacks, and talked.” So there was only the thread left. {hero} knew that wool. {They} had been given a yard of it once, in a hard winter, by somebody who pretended not to need it.',
					],
					'by-barrow': [
						'“{barrow} or {mint}?” asked {hero}. “Not {mint},” said {witness}, without even getting up. “{Mint.they} was here from six till it got light, with a tooth. I held the basin. I’ll smell of it till Easter.” So the peppermint only proved that {mint} had stood there looking. That left the track. In {hero}’s first winter here {barrow} had come by every evening with a load of wood, and had always, somehow, brought one log too many.',
						'“I can cross out one of those names for you,” said {witness}, when {hero} had told it, and held out a bowl full of mint papers. “Cards. {mint} and I, from six till dawn. I owe {mint.them} a goat.” So there was only the thin line left. {hero} knew that wheel. All through a hard winter it had stopped, squeaking, at {their} door, with wood that had supposedly been ordered by mistake.',
					],
					'by-mint': [
						'“{mint} or {scarf}?” asked {hero}. “Not {scarf},” said {witness}, without even getting up. “{Scarf.they} was here from six till it got light, and we added four feet to that thing. I’ve got blisters.” So the thread only proved that {scarf} had dusted. That left the peppermint. In {hero}’s first winter here, when nobody else talked to {them}, {mint} had come up on the second day and held out the paper bag, as if it were perfectly normal.',
						'“I can cross out one of those names for you,” said {witness}, when {hero} had told it, and pointed at a washing line, where the scarf ran out and back and out again. “It was in my tub at six. {scarf} slept next to it, in case it shrank.” So there was only the smell left. {hero} knew that smell. In {their} first winter here it had been the only thing that spoke to {them}.',
					],
				},
				[
					'“There’s {other.name}, {other.a},” said {witness}. “Hasn’t slept in years. Hears everything. It isn’t far by the gardens.” “I’d rather take the road,” said {hero}. Down in the town somebody was trying out a trumpet. “You’ve got a name already, haven’t you?” said {witness}. “I’m not asking. But you look as if you’d lost something yourself.”',
					'“Try {other.name},” said {witness}, “if you’ve got the breath for it. You won’t want to go by the gardens.” {other}, {other.a}, lived a good way farther up. {Other.they} couldn’t sleep, and so {other.they} heard whatever there was to hear at night. “You’ve got as far as a name, I think,” said {witness}. “I won’t ask. I got as far as a name myself once, and went and said it. I’ve lived up here since then.”',
				],
			],
			choices: [
				{
					say: 'Send {owner} the name, sealed, for {owner.their} eyes only',
					sets: ['told-owner'],
					outcome: [
						'{hero} wrote the name on a slip of paper, sealed it, and paid a boy to carry it down to {owner}. If you want to be believed, you have to begin by telling somebody. The boy held it up to the light as he ran, the way boys do. At the second bend {hero} would have given a lot to have it back. At the third you couldn’t see him any more.',
						'A woman on her way to market took it down to {owner}, sealed, and promised not to ask. There was only one word in it. It had taken less time to write than {hero}’s own name. {They} watched it all the way down the hill, and it got smaller, and it didn’t get any lighter.',
					],
				},
				{
					say: 'Keep the name to yourself until there is proof',
					sets: ['kept-quiet'],
					outcome: [
						'{hero} kept it. There’s no trick to it. You don’t say a thing, and then somebody asks you, and you don’t say it again. By the fourth person {hero} had noticed that being silent for somebody’s sake looks exactly like having something to hide.',
						'“Anything new?” people asked at their gates, with bright, hungry faces. “Not yet,” said {hero}. {They} knew by now what could be made out of half a clue. Down in the town somebody was making it at this moment, out of a year of clean floors.',
					],
				},
				{
					say: 'Have a note pinned above the shelf for whoever took it',
					sets: ['note'],
					outcome: [
						'“You put the card straight,” wrote {hero}. “The small window will be open. I won’t be looking.” It was carried down and pinned up above the shelf. All day long people read it, and took it for a poem. One of them understood it, and went home, and couldn’t eat.',
						'It took four drafts to get it short enough. “I know that you’re sorry,” it said in the end. “There’s time until the lamps.” {hero} had it pinned up above the shelf. It wasn’t evidence. It was only what {they} would have liked to find there {themself}.',
					],
				},
			],
			scene: { at: 'first', with: ['witness'], shows: [], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Between Two Witnesses', 'The Long Way to {other}', 'Trumpets, Off', 'Reasonable Doubt'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'[It makes you tired, being thought about. {hero} could feel it at every bend of the road to {other}.|It is tiring work to be thought about, and on the road to {other} it didn’t let up once.] From up there you saw the whole town: the square, the small dark people hanging up lamps, and {hall} with its doors wide open, the way a house stands open where something has happened. It was still possible to go back and say a name, any name. People would believe anything today, except that it hadn’t been {hero}.',
					'{hero} tried it out on the way to {other}, in a whisper. “It was a friend,” {they} told a milestone, and it sounded like an excuse. “It was a thief,” {they} told the next one, and it sounded like a lie. A year ago the second one would have been easy. Since then {hero} had found out that people are mostly better than what they do, and today that was no help at all.',
					'The road to {other} was long enough to think of all of it. There had been a year of mornings with a broom, and one evening with a key, and since breakfast it was as if only the evening had happened. {hero} knew a name now. It would be so easy to say it. The whole town would look at somebody else, and {hero} could go home and be believed. It was surprising how good that sounded, as long as you didn’t think of a face.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['A Convenient Stranger', 'The Offer', 'What Everyone Would Prefer', '{other} Does Not Sleep'],
			time: 'dusk',
			parts: [
				'@second.outcome',
				{
					'by-scarf': [
						'{other.name} was at the window, wide awake. “Glue,” said {other}. “The strong kind, at ten o’clock. I couldn’t tell you who it was, there was so much red wool in the way. But whoever was inside it had been crying.”',
						'“Somebody came at ten and wanted glue,” said {other.name}, over a cold cup of tea. “The strong kind. All I saw was eyes and red wool. I asked what was broken. ‘Nothing that I can’t mend,’ it said, and then it had to blow its nose.”',
					],
					'by-barrow': [
						'{other.name} was at the window, wide awake. “A wheel,” said {other}. “At ten, up the hill to the last house, where the old lady lies in bed. I’ve heard that squeak in a hurry. I’d never heard it being careful.”',
						'“It squeaked past at ten,” said {other.name}, over a cold cup of tea. “Right up to the last house, where the old lady is. It went so gently that I thought it had a baby in it. It came down empty.”',
					],
					'by-mint': [
						'{other.name} was at the window, wide awake. “A spade,” said {other}. “At ten, under my pear tree. I didn’t call out. Not many thieves pat down the earth afterward and say good night to it. And this one smelled of peppermint.” A spade leaned by the door, and {hero} left it there. It had to be dug up by the one who had buried it.',
						'“Somebody buried something under my pear tree,” said {other.name}, over a cold cup of tea. “I thought it was a cat, because it was done so nicely, and somebody said good night at the end. But nobody buries a cat in peppermint.” {hero} could have dug, and did not. It had to be dug up by the one who had buried it.',
					],
				},
				[
					'So that was proof. {owner} was waiting halfway down the hill, alone, with a lantern. {Owner.they} looked like somebody who has spent the day adding up a column and doesn’t like the result. “Don’t tell me anything yet,” said {owner}. “Listen first.”',
					'So that was proof, and {hero} carried it down toward the town, not fast. At a bend somebody stood with a lantern. It was {owner}, alone. “Before you say any name,” said {owner}, “I want to say something. I’m not proud of it.”',
					'It was proof, and it was heavier to carry than a doubt. On the road back to town a lantern came up toward {hero}, with {owner} behind it. {Owner.they} had come all that way without a hat. “I’d rather you didn’t say it yet,” said {owner}. “I’d like to ask for something first, and you won’t think better of me.”',
				],
				{
					'told-owner':
						'{Owner.they} held out a paper. It was the one with the name in it, and the seal was whole. “I’ve carried it around since noon,” {owner.they} said. “I found that I didn’t want to know.”',
				},
				[
					'[A tinker had come through last evening. Nobody knew him, and by now he would be two valleys off.|There was a tinker, whom nobody knew. He had passed through last evening, and was two valleys off by now.] “If it was him, it wasn’t one of us,” said {owner}. “People would like that so much. There’d be a parade tonight, and in the morning you’d have your key, and everyone would be ashamed and bring you pies. You’d only have to say that you saw him near the door.”',
					'[There had been a tinker, it turned out. He had come through last evening with his kettles and gone on again, and he had no friends here.|Last evening, it turned out, somebody had come through with kettles, and mended a pot or two, and gone on. He was a tinker, and nobody’s friend.] [“I’m not saying it’s true,” said {owner}. “I’m saying what it would mean. We could all sleep.|“I don’t believe it myself,” said {owner}. “But everyone else would. People could go to bed, and like each other in the morning.] They’d give you that key with both hands. And it would only have been somebody who was passing. [You’d only have to have seen him by the door.|All it would take is for you to have seen him, by the door.]”',
				],
			],
			choices: [
				{
					say: 'Agree to have seen the tinker, for the sake of peace',
					sets: ['agreed'],
					outcome: [
						'“I may have seen him,” said {hero}. It was surprising how little it took. {owner} breathed out. The news got to the town before the two of them did. People smiled, and somebody gave {hero} a pie. By then two men with sticks had been sent after the tinker, just to ask.',
						'{hero} nodded. Nothing even had to be said. A quarter of an hour later four other people had seen the tinker too, and he had a scar. Somebody brought {hero} a pie, still hot. {They} stood there with it, and listened to two men and a dog setting off along the valley road.',
					],
				},
				{
					say: 'Ask {owner} what the tinker’s name is',
					sets: ['refused'],
					outcome: [
						'“What’s he called?” asked {hero}. “Who?” said {owner}. “The tinker,” said {hero}. {owner} didn’t know. “This morning it was me whom nobody knew,” said {hero}. “That made it a lot easier.” The rest of the way was silent. At the first house {owner} blew out the lantern, so as not to be seen coming from up there. A moment later, with some trouble, {owner.they} lit it again.',
						'“He’s got a name, I suppose,” said {hero}. {owner} said nothing. “I’d want to know it before I took it away from him.” It came out colder than it was meant. “You used to be easier,” said {owner}. “I used to have less to lose,” said {hero}, “and you used to lock up yourself.”',
					],
				},
				{
					say: 'Ask for ten more minutes, and say neither yes nor no',
					sets: ['stalled'],
					outcome: [
						'“Give me ten minutes,” said {hero}. {owner} looked for a yes in {hero}’s face and took what there was for half of one. “You’re thinking of somebody else,” said {owner}. “All day,” said {hero}. “You should try it.” By then you could hear the crowd.',
						'{hero} said that {they} would have to think. “Of yourself, I hope,” said {owner}. “Of somebody else,” said {hero}. It was true, and it was also the least brave thing that {hero} had said all day. {owner} held the lantern all the way down, so that nobody should stumble. You can be fond of somebody and disappointed at the very same moment. {hero} hadn’t known that.',
					],
				},
			],
			scene: { at: 'second', with: ['owner'], shows: ['lantern'], pose: 'think', feeling: 'sad' },
		},
		{
			titles: ['The First Lamp', 'In Front of Everybody', 'Three in the Front Row', 'What It Is Worth'],
			time: 'night',
			parts: [
				'@answer',
				{
					agreed: [
						'People smiled at {hero} {hall.at}. It was the first time since breakfast. A man with a trumpet even took off his hat, and room was made all the way to the front. The town had a tinker now. It had only come to hear it said.',
					],
					'first.trust or second.trust': [
						'“We’re not against you,” said the woman by the door {hall.at}, and moved her skirt aside, so that it shouldn’t be brushed. There were a good many lamps, and none of them was lit. “It’s only that it’s always the one with the key. You must see that. Whatever name you’ve brought us, you’d have to have brought one.”',
						'It went quiet {hall.at} when {hero} came in, the way a room does that has just been talking about you. Somebody moved a bag off a seat, and then moved the seat a bit farther off. “We’d like to believe it,” said a man with a trumpet, “whatever it’s going to be. You see the difficulty. You had the key, and all we’ll have is your word.”',
					],
					'first.reach or second.reach': [
						'The parade had formed up {hall.at}, behind the gap where its head should have been. {hero} came in at the tail. The three sat in front, on the first bench, and it was to one of them, and not aloud, that something had to be said; but to make room for somebody is to take a side, and they were all still being fair.',
						'All of {folk} were {hall.at}, shoulder to shoulder, with lamps that they hadn’t lit. At the far end somebody was climbing a ladder, and under the ladder, in the front row, sat the three. That was where {hero} had to be before the parade began. “Do wait here,” said a man with a trumpet, very politely, and nobody else moved at all.',
					],
					'first.hear or second.hear': [
						'All of {folk} had waited for {hero} {hall.at}, and had begun meanwhile to be frank with one another. By now it was two hundred people’s worth of frankness. “I’ve always said so,” somebody was shouting, at somebody who had always said the opposite. {hero} stood in the door with the truth, and could as well have stood there with a sandwich.',
						'All day long nobody had been accused, and now everybody was. {Hall.at} people were doing it all at once, over their unlit lamps: who had been seen with whom, and who had always been a little too quiet. {hero} said that there was something they should know. It made no difference to anyone.',
					],
				},
				{ agreed: '', ...bestGift(...uses) },
				untoldAlly(uses, 'One person nodded to {hero}. It was {ally}, who had come down to see how it would end.'),
				{
					'late & kept-key':
						'One lamp was already burning. {hero} had given {their} word for that lamp. Nobody mentioned it. Everyone looked at it, and then at {hero}.',
				},
				[
					'In the front row sat the three of them: {scarf} with a lap full of red wool, {barrow} with nothing to push, {mint} with a paper bag. One of them had an alibi. One hadn’t left a trace. And one was looking at the empty shelf the way you look at a letter that you haven’t answered.',
					'There they sat in front, {scarf}, {barrow}, and {mint}, as they sat at every meeting. One had been somewhere else all night, and didn’t know that it mattered. One hadn’t left a trace. One had stopped breathing. {hero} went over it for the last time: the two traces, what {witness} had said, and what {other} had heard.',
				],
				[
					'“Well?” said {owner}. There was no good way of doing it. If {hero} was right, a friend would be stared at for the rest of the evening, and {hero} knew by now what that was like. If not, it would be a friend who had done nothing.',
					'“Whenever you’re ready,” said {owner}, without looking at anyone. [All day long {hero} had wanted nothing so much as to be able to say a name. Now {they} could, and it belonged to somebody, and nobody had mentioned that this would be the hard part.|{hero} had carried that name about all day, and it had seemed to be the answer. Now it had a face on it, in the front row.]',
				],
				{
					agreed:
						'Somewhere out on the valley road two men and a dog were looking for a tinker. {hero} still had the pie.',
				},
			],
			choices: [
				{
					say: 'Sit down next to {scarf}, and speak of glue',
					if: 'by-scarf',
					sets: ['right'],
					outcome:
						'{hero} went past the place that had been left free, and sat down in the front row. “It takes a day to set, doesn’t it?” said {hero}, so that only {scarf} heard. “The strong kind.” The red wool began to shake. “How did you know?” “I know that wool,” said {hero}. “I’ve got a yard of it at home.” And then, “You could have said it from the door. They’re all waiting for it.” “I know,” said {hero}. “I’ve been standing all day where you would stand.” Behind them a bench creaked, where people were leaning forward.',
				},
				{
					say: 'Name {scarf}, on the evidence of the thread',
					if: 'by-mint',
					sets: ['wrong'],
					outcome:
						'{hero} looked at {mint}, and the right name would not come out. “A name!” somebody called, and then everyone did. “{scarf},” said {hero}, and held up the thread. It was the only other name to be had, and it had an alibi; it would soon be cleared, and in the meantime nobody would look at {mint}. But the whole room had already turned around. {scarf} stood up, quite white. “I was up the hill till it got light,” said {scarf}. “You’ve been told so.” It was true. “I’ve just done to you what was done to me,” said {hero}, to the whole room, “and I knew better. It was somebody else. I’m sorry.”',
				},
				{
					say: 'Sit down next to {barrow}, and speak of the last house',
					if: 'by-barrow',
					sets: ['right'],
					outcome:
						'{hero} went past the place that had been left free, and sat down in the front row. “How is she?” said {hero}, so that only {barrow} heard. “Up there, in the last house.” {barrow} didn’t pretend not to understand. “She held it all night,” said {barrow}. “She thought I was my grandfather.” And then, “You could have said it from the door. They’re all waiting for it.” “I know,” said {hero}. “I’ve been standing all day where you would stand.” Behind them a bench creaked, where people were leaning forward.',
				},
				{
					say: 'Name {barrow}, on the evidence of the track',
					if: 'by-scarf',
					sets: ['wrong'],
					outcome:
						'{hero} looked at {scarf}, and the right name would not come out. “A name!” somebody called, and then everyone did. “{barrow},” said {hero}, and pointed at the thin line on the floor. It was the only other name to be had, and it had an alibi; it would soon be cleared, and in the meantime nobody would look at {scarf}. But the whole room had already turned around. {barrow} stood up, quite white. “My wheel was in a vise all night,” said {barrow}. “You’ve been told so.” It was true. “I’ve just done to you what was done to me,” said {hero}, to the whole room, “and I knew better. It was somebody else. I’m sorry.”',
				},
				{
					say: 'Sit down next to {mint}, and speak of pear trees',
					if: 'by-mint',
					sets: ['right'],
					outcome:
						'{hero} went past the place that had been left free, and sat down in the front row. “You said good night to it,” said {hero}, so that only {mint} heard. “Under the pear tree.” For once nothing rustled. “It seemed rude not to,” said {mint} at last, hardly moving {mint.their} lips. And then, “You could have said it from the door. They’re all waiting for it.” “I know,” said {hero}. “I’ve been standing all day where you would stand.” Behind them a bench creaked, where people were leaning forward.',
				},
				{
					say: 'Name {mint}, on the evidence of the peppermint',
					if: 'by-barrow',
					sets: ['wrong'],
					outcome:
						'{hero} looked at {barrow}, and the right name would not come out. “A name!” somebody called, and then everyone did. “{mint},” said {hero}. “It smelled of peppermint.” It was the only other name to be had, and it had an alibi; it would soon be cleared, and in the meantime nobody would look at {barrow}. But the whole room had already turned around. {mint} stood up, quite white. “I was up the hill till it got light,” said {mint}. “You’ve been told so.” It was true. “I’ve just done to you what was done to me,” said {hero}, to the whole room, “and I knew better. It was somebody else. I’m sorry.”',
				},
				{
					say: 'Say that it was lost through your own fault',
					sets: ['nobody'],
					outcome: [
						'“I had the key,” said {hero}. “It was in my care, and it’s gone. You can leave it at that.” {They} had thought that it would feel noble. It felt like putting something heavy down in the wrong place. In the front row somebody made a small sound.',
						'“You don’t need a name,” said {hero}. “You’ve got one. I locked up, and it went while I had the key.” It was very quiet. {hero} had expected to feel taller. In the front row somebody started to speak, and couldn’t.',
					],
				},
			],
			scene: { at: 'hall', with: ['scarf', 'barrow'], shows: [], pose: 'think', feeling: 'determined' },
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
					'first.ally & second.ally':
						'By the door stood {first.ally} and {second.ally}, who had come down for a parade, and had forgotten all about it.',
					'first.ally': [
						'By the door stood {first.ally}, who had come down for a parade, and had forgotten all about it.',
						'In that whole room only {first.ally} was not looking at the front row. {first.ally} was looking at {hero}.',
					],
					'second.ally': [
						'By the door stood {second.ally}, who had come down for a parade, and had forgotten all about it.',
						'In that whole room only {second.ally} was not looking at the front row. {second.ally} was looking at {hero}.',
					],
				},
				{
					'looked & right': [
						'“You put the card straight afterward,” said {hero}, “so I’ve known since this morning that you were sorry, and only not which of you it was.”',
						'All day {hero} had thought about the little card, which somebody who was sorry had put straight, and now {they} knew whose hand that had been.',
					],
				},
				{
					'note & right': [
						'“I read it,” said {culprit}. “What you had pinned up. I read it four times, and each time I thought that it must be meant for somebody better.”',
						'“That note,” said {culprit}. “Everyone took it for a poem. I’ve got it by heart.”',
					],
					'kept-quiet & right': [
						'“You had my name at noon,” said {culprit}. “It would have got them off your back.” “And onto yours,” said {hero}.',
						'“Who else knows?” “Nobody,” said {hero}. “I’ve been asked, though.” {culprit} looked around at all those people who had been asking.',
					],
					note: 'Above the shelf, where the note had hung all day, there was only a pin. In the front row somebody was holding a sheet of paper, folded very small.',
				},
				{
					'told-owner & wrong':
						'{owner} had broken the seal at last and was reading what was in it. “This is a different name,” said {owner}, to {hero} alone, and put it away.',
					'told-owner & nobody':
						'{owner} had the paper in {owner.their} hand, with the seal still whole. {Owner.they} held it over the nearest lamp until the wax ran, and dropped it, and put it out with one foot. It left a mark on the floor, for somebody to sweep.',
				},
				{
					'agreed & wrong':
						'And there was something else to take back. “The tinker was never at that door,” {hero} said. “I was asked to have seen him.” {owner} shut {owner.their} eyes. Two boys were sent running after the men with the dog. {accused} moved up on the bench, by about the width of one person.',
					agreed:
						'One thing couldn’t wait. {hero} put down the pie, and turned to face the room. “The tinker was never at that door,” {they} said. “I was asked to have seen him.” {owner} shut {owner.their} eyes. Two boys were sent running after the men with the dog.',
				},
				{
					'end-public': [
						'It could have stayed between the two of them. But the whole room wanted a name, and began to call for it. “I didn’t want to know,” {owner} said to {hero}. “I still don’t. But I can’t send two hundred people home with nothing.” And {owner.they} broke the seal, and read out what {hero} had written up the hill.',
						'But {hero} had sent down a name, and now the whole room called for one. {owner} had managed all day not to know. “I can’t keep it from them any longer,” {owner.they} said, and broke the seal, and read out the one word in it, and looked as if it tasted bad.',
					],
					'end-right & by-scarf': [
						'“It caught in the fringe and fell,” said {scarf}. “I thought: not on your very first day.” {hero} stood up and turned to the room. “{Thing} has been away for repair,” {they} said, “and it’s back,” and every word of that was true. {owner} looked at the wool, and at the hairline of glue, and at {hero}, and you could watch a second question arrive and be sent home. So it led the parade, a little lopsided. {owner} stayed beside {hero} and didn’t speak until the last corner. “I asked everybody what had happened,” said {owner}, “and I never asked you who you were. I thought I knew, because I’d given you a key.”',
					],
					'end-right & by-barrow': [
						'{hero} stood up and faced the room. “{Thing} is on the hill,” {they} said. “Somebody has it for one night who carried it before any of you were born. If you want it, you’ll have to go up and ask.” The parade had always turned right at the corner. Now it stood there with all its lamps; and then {owner}, of all of them, turned left. The parade was allowed to have it for an hour, and it was carried past her window twice. {owner} went up all that hill beside {hero}, out of breath. “I would have let them take the tinker,” said {owner}, “and I want somebody to have the key who knows that about me.”',
					],
					'end-right & by-mint': [
						'“It was to go to the cellar,” said {mint}. “After a hundred years, down into the dark for good.” “For a week,” said {owner}, from behind them. “While I paint the shelf.” It was the longest silence of the evening. {hero} was the first to give in, and laughed, and had to hold on to the bench, and {mint} held on to the other end, and it went back through the hall row by row as it was explained. It was dug up by lamplight, and it led the parade with earth on it. “You asked,” said {owner} that night, and put the key on a ribbon, and hung it around {hero}. “It’s a small thing, asking, and I can’t think why none of us did.”',
					],
					'end-stranger & by-scarf':
						'In the end {scarf} stood up, and drew {thing} out of all that wool, with a hairline of glue where it had fallen. “I wanted it to be whole before anybody had to know,” said {scarf}.',
					'end-stranger & by-barrow':
						'In the end {barrow} stood up. “It’s on the hill, with my gran,” said {barrow}. “She led the parade, the year of the flood, and she wanted to hold it for a night.”',
					'end-stranger & by-mint':
						'In the end {mint} stood up and said, “It’s under the pear tree, because you said that it would go to the cellar, and I thought, for good.” “For a week,” said {owner}, “while I paint the shelf.” Nobody laughed.',
					'end-nobody': [
						'Nobody contradicted it, and the parade went by with nothing at its head. {hero} swept, with {their} back to the small window, which {they} had left open. It creaked. Something was set down on wood, and then nobody left. “I can’t go out of here and let you have done it,” said a voice. “I know you can’t,” said {hero}, and went on sweeping. “That’s why I could.” In the morning {thing} was on its shelf, and {owner} was on the step, and had been there since four. Somebody in tears had told {owner.them} all of it. “You would have carried that around with you for good,” said {owner}. {hero} thought about it. “I was rather counting on not having to,” {they} said.',
					],
					'end-wrong & by-scarf':
						'Then a great deal of red wool got to its feet in the front row. “If {hero} can say that in front of all of you,” said {scarf}, “I can say this. It fell. I’ve been mending it. I didn’t want anyone to be blamed, and now look.”',
					'end-wrong & by-barrow':
						'Then somebody got up in the front row, with nothing to hold on to. “If {hero} can say that in front of all of you,” said {barrow}, “I can say this. My gran has it. She led it once, and I wanted her to have it for one night.”',
					'end-wrong & by-mint':
						'Then in the front row a paper bag was put down. “If {hero} can say that in front of all of you,” said {mint}, “I can say this. I buried it. I thought that it would be in the cellar for good.” “For a week,” said {owner}, quite gently, “to have the shelf painted.”',
				},
				{
					'end-public & by-scarf':
						'+ “It fell,” said {scarf}, and drew {thing} out of the wool, whole, with a hairline of glue. “I couldn’t let it be on {hero}’s first day.”',
					'end-public & by-barrow':
						'+ “She led it herself, the year of the flood,” said {barrow}. “My gran. She can’t stand any more. I wanted her to have it for one night.”',
					'end-public & by-mint':
						'+ “You said it would go to the cellar,” said {mint}. “I heard you. After a hundred years.” “For a week,” said {owner}, “while I paint the shelf.” Nobody meant to laugh. {mint} bowed, and left by the side door.',
					'end-stranger':
						'+ So there was a parade, with {thing} at its head, and {hero} wasn’t in it. The key was back with {owner}, and {hero} had gone to meet the two men on the valley road, who were coming back with their sticks and their dog, and between them was somebody who had lost a shoe and most of his kettles. “I said that I saw you,” {hero} told him, “and I didn’t.” The tinker thought about it. “Why did you say it, then?” “So that they’d stop looking at me,” said {hero}. The tinker didn’t say that it was all right. {hero} gave him the pie, which was cold by then, and carried the kettles. It was a long way to the next town, and somewhere near the end of it the tinker said that his name was Abel.',
					'end-wrong':
						'+ {Thing} was back within the hour. Nobody remembered having suspected {hero}; people were quite hurt at the idea. But {hero} had seen a face go white, and knew whose doing it was. {They} left the key with {owner}. “Keep it for me,” {they} said, “until I’m as careful with people as I am with floors.” And {they} went last in the parade, a little way behind {accused}, who didn’t look around, as far as the last corner. There {accused} began to go more slowly.',
				},
				{
					'end-public & gave-key':
						'+ {hero} was given the key, and a cheer, and the place at the head of the parade. It was exactly what {hero} had wanted.',
					'end-public':
						'+ {hero} was to keep the key for good, and got a cheer, and the place at the head of the parade. It was exactly what {hero} had wanted.',
				},
				{
					'end-public & by-scarf':
						'+ Somebody put {thing} into {their} {hands}. At the corner {they} looked back for a red scarf, along all those lights, and there was none. It turned up much later, on a doorstep. {scarf} was sitting there, unraveling it from the other end. “You were right,” said {scarf}. “Yes,” said {hero}, and sat down, and began to wind up the wool. “I thought it would be worth more.”',
					'end-public & by-barrow':
						'+ {They} led it as far as the corner where it always turns right, and turned left. It’s a steep hill, and the trumpets complained. At the top there was a window with a candle, and somebody small sitting up in bed, with {thing} in her lap. So it was the parade that went past it, that year, twice. Beside her was {barrow}, who had gone home alone. {Barrow.they} didn’t come out for quite some time, and then did.',
					'end-public & by-mint':
						'+ {They} took the whole parade up to the pear tree, and put {their} lamp down beside somebody who was digging. “I handed in your name,” said {hero}. “I should have come and asked.” {mint} went on digging, until {thing} stood on the grass between them. After a while a paper bag was held out, sideways, without a word.',
				},
				{
					'end-nobody & gave-key': '+ {owner} held out the key, and {they} took it.',
					'end-nobody': '+ {owner} looked at the key, and asked if {they} would be so good as to let {owner.them} in.',
				},
				{
					'end-right & gave-key & !by-mint':
						'+ {Owner.they} had it in one hand. “It’s been lying on that shelf all day,” said {owner}. “It looked lost there.” {hero} took it.',
				},
				{
					'end-nobody & by-scarf':
						'+ There was a hairline of glue down one side of {thing}, and a red thread in the glue. “It caught in the fringe, and fell,” said {owner}. “{scarf} didn’t want it to be on your first day.”',
					'end-nobody & by-barrow':
						'+ {Thing} had spent a night on the hill, in the lap of {barrow}’s gran. She had carried it herself, the year of the flood, and now she couldn’t stand, and {barrow} had wanted her to hold it once more.',
					'end-nobody & by-mint':
						'+ {Thing} smelled of earth and, quite clearly, of peppermint. “{mint} hid it from the cellar, I’m told,” said {owner}. “I never mentioned that it was for a week, while I paint the shelf.”',
				},
				{
					'kept-key & end-nobody': [
						'“I’d given my word that it would be back by the lamps,” said {hero}. “You had,” said {owner}. “It was the only one that anybody gave.”',
						'{hero} had said that it would be back before the lamps, and told {owner} that it hadn’t been. “I noticed,” said {owner}. “I also noticed who’d said it.”',
					],
				},
				{
					'stalled & !end-wrong':
						'Nobody had gone after the tinker. Everyone had been waiting for {hero}’s ten minutes to be up. “I’ve tried it,” said {owner}, a day or two later, from behind the newspaper. “Thinking of somebody else takes a good deal more than ten minutes.”',
					refused: [
						'A few days later the tinker came through again. {owner} went out to him and asked him what he was called. It was Abel.',
						'The tinker was back before the week was over. {owner} carried out a pan that had nothing wrong with it. “And what’s your name?” {owner} asked him, rather loudly. It was Abel.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['culprit', 'owner'], shows: ['thing', 'key'], pose: 'think', feeling: 'calm' },
		},
	],
};
