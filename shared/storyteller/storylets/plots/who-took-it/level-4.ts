import type { PlotLevel } from '../../format.ts';

export const whoTookIt4: PlotLevel = {
	joins:
		'“{choice}” That, at least, was simple, and {hero} did it. What followed was not. Since yesterday {hero} had kept the only key to {hall}; and since last evening, when the doors were closed, {thing} had been gone from its shelf, and tonight was the hundred-and-first parade. {owner.name}, {owner.a}, said that nobody was accusing anybody. Three others had been in there that evening, {scarf} with the red scarf, {barrow} with the barrow that squeaked, and {mint}, trailing peppermint. But it was {hero} whom they were all so careful not to look at.',
	chapters: [
		{
			titles: ['The Key to {hall}', 'Nobody Is Accusing Anybody', 'Custody', 'The Clean Spot'],
			time: 'day',
			parts: [
				[
					'It takes about a year of sweeping a floor before anybody notices that it is clean. {hero}, who was {described}, had swept {hall} for a year and a day when {owner.name}, {owner.a}, took the only key off its nail. “I should have done this long ago,” said {owner}. That was all. {hero} had gone over the sentence so often since then that it had begun to shine.',
					'Trust, {hero} had always supposed, was something that other people were born with, like aunts. {hero} was {described}, and swept floors. Then one evening {owner.name}, {owner.a}, had handed over the only key to {hall} with no more ceremony than if it were a sandwich, and {hero} had walked home past every house that had ever counted its spoons.',
				],
				[
					'The next morning {they} opened the door for the first time, and saw it before anyone else did. On the long shelf was a round clean spot. {Thing}, which had gone in front of a hundred parades, and was to go in front of the hundred-and-first that very night, was not on it. Nothing was broken. It must have gone at closing time, then, while {hero} stood admiring the lock.',
					'So it was with {their} own key, and in the best of moods, that {hero} let {themself} in the next morning to an empty shelf. There was a round clean spot in the middle. For a hundred years {thing} had gone before the parade. Tonight was the hundred-and-first. Nothing had been forced; it must have gone at closing time, while {hero} was trying the new key in the lock, twice, for the pleasure of it, and had not once looked at the shelf.',
				],
				{
					quiet:
						'“Is there anything you wish to tell me?” asked {owner}, and {hero} found, as {they} always did, that there was not. {They was} {trait}. It had been called restful, as long as nothing was missing.',
					bold: '“I did not touch it,” said {hero}, loudly and at once. {They was} {trait}; {they} had never learned to wait for an accusation before denying it. One could see it being noted.',
					kind: '“I am so sorry,” said {hero}, seeing {owner}’s face, and meant only that. It was a {trait} thing to say. Within the hour it was being quoted as a confession.',
					honest:
						'“I was the last one out,” said {hero}, who was {trait}, “and I had the key, and I can think of no one else.” It was an admirable statement. A guilty person would have managed something better.',
					clever:
						'“It can be done in four ways,” said {hero}, who was {trait}, and explained them. It was not until the fourth that {they} heard how it sounded, to know so well how one would go about it.',
					careful:
						'“Did you lock up?” asked {owner}. {hero}, who was {trait}, closed {their} eyes and went back over every step of it, so as to be perfectly sure; and when {they} opened them again, it had already been answered for {them}.',
					merry:
						'“Well, I hope that it is enjoying itself,” said {hero}. It was what {they} did when {they was} frightened; {they was} known to be {trait}, and it had always been liked. Now it lay there on the floor, and no one picked it up.',
					dreamy:
						'“You did lock up?” asked {owner}. “I believe so,” said {hero}. {They was} {trait}; it was half of {their} charm. It is odd how quickly half of somebody’s charm can turn into evidence.',
					quick:
						'{hero} had been up on the shelf, behind it, and underneath it before {owner} got {owner.their} breath back. {They was} {trait}. There were now marks on everything, and every one of them was {theirs}.',
				},
				[
					'“Nobody is accusing anybody,” said {owner}, and that was when it began. There had been three callers at five, before the doors were closed, all of them old friends. {scarf.name} had dusted, in the red scarf without an end. {barrow.name} had brought the benches, on a barrow that could be heard for a mile. And {mint.name} had stood about, eating peppermints and saying that a hundred years was no age. {owner} had called out to them, over a heap of flags, that afterward it would go to the cellar.',
					'“No one is to be accused,” said {owner}, so that for the first time everybody thought of it. Who had been in? At five, before the doors were closed, there had been three. There was {scarf.name}, dusting, in that red scarf which had no end. There was {barrow.name}, with the benches, upon a barrow that cried like a gull. And there was {mint.name}, who had stood a good while in front of the shelf, in a cloud of peppermint, and had gone without a word. “It goes to the cellar afterward,” {owner} had remarked to all three, counting flags.',
				],
			],
			choices: [
				{
					say: 'Give your word that it will be back before the lamps are lit',
					sets: ['kept-key'],
					outcome: [
						'“You shall have it by lamplight,” said {hero}, and heard the words go out across the hall and be counted. {owner} did not ask for the key. {Owner.they} only looked at it, and away. It is one thing to be trusted, and quite another to be trusted until half past seven.',
						'{hero} gave {their} word. It was a thing {they} had not had much occasion to use, and it came out a little stiff. “By lamplight, then,” said {owner}, as one agrees to the terms of a stranger. Between yesterday evening and this morning they had somehow stopped knowing each other.',
					],
				},
				{
					say: 'Leave the key lying on the shelf, without comment',
					sets: ['gave-key'],
					outcome: [
						'{hero} laid the key in the middle of the round clean spot. It did not begin to fill it. “You will want to say that this is not necessary,” {they} said. {owner} opened {owner.their} mouth to say so, and closed it again. They both knew then. It was nobody’s fault, and {hero} went out to look for somebody whose fault it was.',
						'The key made less noise than {they} had expected. Nobody told {hero} to pick it up again. {They} gave them time; {they} stood there with {their} back to it, and counted to ten, and somewhere about seven {they} understood that it had been a loan all along.',
					],
				},
				{
					say: 'Turn your back on all of them, and study the shelf',
					sets: ['looked'],
					outcome: [
						'Since everyone was examining {hero}, {hero} examined the shelf. After a year of it one can read dust like print. There was none. The board had been wiped, from end to end, after {thing} was gone; and the little card, with the date on it, had been set straight. “They cleaned up,” said {hero} slowly. “Who does that?” People who are sorry, was the answer. It made it no easier.',
						'It was not like any theft that {hero} had ever heard of. Whoever had done it had wiped the shelf, squared the card, and, as far as one could tell, stood there for a time: on the floor below, in the polish, two marks had been worn by somebody shifting from side to side. It is not thieves who hesitate afterwards.',
					],
				},
			],
			scene: { at: 'hall', with: ['owner'], shows: [], holds: 'key', pose: 'hold', feeling: 'worried' },
		},
		{
			titles: ['Two Traces Too Many', 'Thread, Track, and Peppermint', 'Evidence', 'The Road to {witness}'],
			time: 'day',
			parts: [
				'@answer',
				{
					'by-scarf':
						'There were two traces, which was one more than {they} could use. On a splinter of the shelf hung a red thread. On the floor there was a thin line, still damp, of the kind that a single wheel leaves. {hero} would have preferred a stranger. Instead it was the scarf or the barrow, and {they} had eaten at both of their tables.',
					'by-barrow':
						'There were two traces, which was one more than {they} could use. On the floor there was a thin line, still damp, of the kind that a single wheel leaves. And over everything, like a remark that cannot be taken back, hung peppermint. {hero} would have preferred a stranger. Instead it was the barrow or the mints, and {they} had eaten at both of their tables.',
					'by-mint':
						'There were two traces, which was one more than {they} could use. Over everything, like a remark that cannot be taken back, hung peppermint. And on a splinter of the shelf there was a red thread. {hero} would have preferred a stranger. Instead it was the mints or the scarf, and {they} had eaten at both of their tables.',
				},
				[
					'One person always sat up late enough to know more. That was {witness.name}, {witness.a}, who lived a good way up the road, and to whom, on most days, {hero} would have gone with pleasure. On the way there three acquaintances crossed the road. Each of them had a reason. One of them even had a parcel.',
					'{witness.name}, {witness.a}, was known to sit up until all hours. That meant going the whole way up, past everybody. Doors that had always stood open were being closed as {hero} went by, gently, as one closes them on a draft. Only the children still waved, and they were called in.',
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
						'“Not {barrow},” said {witness}, without even getting up. “Came to me at six, straight from those benches, to have the squeak looked at. The wheel was in my vise until morning, and {barrow} sat beside it like a visitor at a hospital.” So the damp line was from the benches, and proved that furniture had been delivered. That left the thread. It had been {scarf} who, in {hero}’s first winter, had unraveled a yard of that scarf and knitted {them} something out of it, and never said a word.',
						'“I can give you one name to cross out,” said {witness}, and nodded at the shed. The barrow stood in there on its one good leg. “Wheel off at six. On again at seven this morning. {barrow} slept on the sacks, and talked.” So the track was left from the benches, and a thread of red wool was all that remained. {hero} knew that wool. {They} had been given a yard of it once, in a hard winter, by somebody who had pretended not to need it.',
					],
					'by-barrow': [
						'“Not {mint},” said {witness}, without even getting up. “{Mint.they} was here from six until it was light, with a tooth. I held the basin. I shall smell of it until Easter.” So the peppermint was left over from an innocent hour of standing about. That left the track. It had been {barrow} who, in {hero}’s first winter, had come by each evening with a load of wood and always, somehow, delivered one log too many.',
						'“I can give you one name to cross out,” said {witness}, and showed {hero} a bowl full of mint papers. “Cards. {mint} and I, from six until dawn, and I owe {mint.them} a goat.” So the smell proved nothing except a sweet tooth, and a thin damp line was all that remained. {hero} knew that wheel. All through a hard winter it had stopped, squeaking, at {their} door, with wood that had supposedly been ordered by mistake.',
					],
					'by-mint': [
						'“Not {scarf},” said {witness}, without even getting up. “{Scarf.they} was here from six until it was light, and we added four feet to that thing. I have the blisters.” So the thread was left over from an innocent hour of dusting. That left the peppermint. It had been {mint} who, in {hero}’s first winter, when no one else spoke to {them}, had walked up on the second day and held out the paper bag, as if it were perfectly usual.',
						'“I can give you one name to cross out,” said {witness}, and pointed at a washing line, along which the scarf ran out and back and out again. “In my tub at six. {scarf} slept next to it, for fear that it would shrink.” So the thread proved nothing except clean shelves, and a smell of peppermint was all that remained. {hero} knew that smell. In {their} first winter here it had been the only thing that spoke to {them}.',
					],
				},
				[
					'“There’s {other.name},” said {witness}, meaning {other.a}. “Hasn’t slept in years, and misses nothing. But it is a fair step.” Down in the town they were tuning the trumpets. “You know who it was, don’t you?” {witness} added. “It’s none of my business. But I saw your face just now. You looked as if you had lost something yourself.”',
					'“You could try {other.name},” said {witness}, “if you have the legs for it.” That was {other.a}, a good way up, to whom sleep had not come in years, and nothing that was to be heard at night had failed to. Somebody in the town was practicing for the parade. “I could be wrong, but I think that you have got as far as a name,” said {witness}. “I shall not ask. When I got as far as one, once, I went and said it. I have been up here since.”',
				],
			],
			choices: [
				{
					say: 'Send {owner} the name, sealed, for {owner.their} eyes only',
					sets: ['told-owner'],
					outcome: [
						'{hero} wrote the name on a slip, sealed it, and paid a boy to carry it down to {owner}. {They} had promised; one had to begin somewhere with being believed. The boy held it up to the light as he ran, as boys will. By the second bend {they} would have given a good deal to have it back, and by the third it could no longer be seen.',
						'{They} sent it down to {owner}, sealed, by a woman on her way to market, who undertook not to ask. It contained a single word. How light it was struck {hero} as almost indecent. It had taken {them} less time to write than {their} own name, and it would have a longer way to go.',
					],
				},
				{
					say: 'Keep the name to yourself until there is proof',
					sets: ['kept-quiet'],
					outcome: [
						'{hero} kept it. There is no knack to it; one simply does not say a thing, over and over, to everyone one meets. By the fourth inquiry {they} had become aware that being silent on somebody’s behalf looks precisely the same as having something to hide, and that {they} could not have told the two apart either.',
						'“Anything?” people asked at their gates, with bright and hungry faces. “Nothing yet,” said {hero}. {They} knew by now what could be made of half a clue. One was being made into something at this minute, down in the town, out of {their} own year of clean floors.',
					],
				},
				{
					say: 'Have a note pinned above the shelf for whoever dusted it',
					sets: ['note'],
					outcome: [
						'“You wiped the shelf,” wrote {hero}. “The small window will be left open. I shall not be looking.” It went down to the town in the pocket of someone who took it for poetry, and was pinned where {they} had asked. Of all the people who read it that day, one understood it, and went home, and could not eat.',
						'It took {them} four drafts to get it short enough. “I know that you are sorry,” it said in the end. “There is time until the lamps.” {They} had it put up above the shelf. It was not evidence, and would not be admitted as such. It was only what {they} would have wished to find there {themself}.',
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
					'There is a kind of tiredness that comes from being thought about. {hero} felt it in every bend of the road. From up there one saw the whole of the town: the square, the small dark figures hanging up lamps, and {hall} with its doors wide open, as a house stands open where something has happened. It was still possible to turn around and name somebody. It would have been believed. That was the disagreeable part; anything would have been believed, except that it had been nobody.',
					'On the way {they} tried it out, in an undertone, as one might try on a hat. “It was a friend,” {they} said to a milestone. It sounded like an excuse. “It was a thief,” {they} told the next. It sounded like a lie. A year ago {they} could have said the second to anybody’s face. It was {their} experience since then that people are on the whole better than what they do, and it was proving highly inconvenient.',
				],
				[
					'There was one road to {other}, and {hero} was not to have even that for nothing.',
					'There was one road to {other}. {hero} knew it by heart, and had never yet known it to be shut.',
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
						'{other.name} was at the window, wide awake. “Glue,” said {other}. “The strong kind. Ten o’clock. I could not tell you who it was, there was so much red wool; but I can tell you that it said thank you three times, and that whoever was in there had been crying.”',
						'“They came at ten and wanted glue,” said {other}, across a cold cup of tea. “All eyes and red wool. I said, what have you broken? And it said: a promise.”',
					],
					'by-barrow': [
						'{other.name} was at the window, wide awake. “A wheel,” said {other}. “Up the hill to the last house, at ten. I have heard that squeak in a hurry, and I have heard it drunk. I never before heard it careful.”',
						'“It squeaked past at ten,” said {other}, across a cold cup of tea. “All the way up, to where the old lady lies, and so gently that I thought it was a baby. It came down empty.”',
					],
					'by-mint': [
						'{other.name} was at the window, wide awake. “A spade,” said {other}. “Under my pear tree, at ten. I did not call out. It is not every thief who pats the earth down afterwards, and says good night to it. And this one reeked of peppermint.”',
						'“Somebody buried something under my tree,” said {other}, across a cold cup of tea. “I took it for a cat, from the way it was done. But nobody mourns a cat in peppermint.”',
					],
				},
				[
					'So that was proof. {owner} met {hero} halfway down the hill, alone, with a lantern. {Owner.they} looked like somebody who has spent the day adding up a column and disliking the result. “Do not tell me anything,” said {owner}. “Listen first.”',
					'So that was proof, and {hero} carried it down toward the town, not fast. At the turn of the road somebody was waiting with a lantern. It was {owner}, by {owner.themself}. “Before you say any name,” said {owner}, “I want to say something I am not proud of.”',
				],
				{
					'told-owner':
						'{Owner.they} held out a paper. It was the one with the name, and the seal on it was whole. “I have carried it about since noon,” {owner.they} said. “I found that I did not want to know.”',
				},
				[
					'A tinker had passed through on the evening before. Nobody knew him; he would be two valleys off by this time, and would never hear of it. “If it was he, it was none of us,” said {owner}. “They would like it so much to be none of us. There would be a parade tonight, and in the morning you would have your key, and people would be ashamed of themselves, and bring you pies. I only need you to say that you saw him by the door.”',
					'It appeared that there had been a tinker. He had come through last evening with his kettles, and gone on, and he had no friends here; he would be two valleys away. “I do not say that it was so,” said {owner}. “I say what it would mean. We should all sleep. They would hand you that key tomorrow with both hands, and you would be eating apologies until Easter. And whoever it was would only have been somebody who was passing. You need not have seen much. You need only have seen him at the door.”',
				],
			],
			choices: [
				{
					say: 'Agree to have seen the tinker, for the sake of peace',
					sets: ['agreed'],
					outcome: [
						'“I may have seen him,” said {hero}. It was astonishing how little it took. {owner} breathed out and pressed {their} {hand}, and they walked down side by side, like old times. It went before them through the streets, and people smiled, and someone gave {hero} a pie. By the time that {they} reached the square two men with sticks had already been sent after the tinker, only in order to ask.',
						'{hero} nodded. {They} did not even have to say it. Within a quarter of an hour the tinker had been seen by four other people, and had had a scar. Shutters opened. Someone brought {hero} a pie. It was still hot, and {they} stood there with it, and listened to a cart with two men and a dog set off along the valley road.',
					],
				},
				{
					say: 'Ask {owner} what the tinker’s name is',
					sets: ['refused'],
					outcome: [
						'“What is he called?” asked {hero}. “Who?” “The tinker.” {owner} did not know. “This morning,” said {hero}, “I was the one that nobody knew. It made it a great deal easier.” They went down without speaking. But at the first house {owner} blew out the lantern, so as not to be seen to have gone up there, and a moment later, with some difficulty, lit it again.',
						'“He has a name, I suppose,” said {hero}. {owner} was silent. “I should want to know it before I took it away from him.” It came out colder than {they} had meant it. “You used to be easier,” said {owner}. “I used to have less to lose,” said {hero}, “and you used to lock up yourself.”',
					],
				},
				{
					say: 'Ask for ten more minutes, and say neither yes nor no',
					sets: ['stalled'],
					outcome: [
						'“Give me until the first lamp,” said {hero}. It was what {they} had been given anyway. {owner} searched {their} face for a yes, and took what {they} had there for half of one. “You are thinking of somebody else,” said {owner}. “All day long,” said {hero}. “I would recommend it.” They could hear the crowd by then.',
						'{hero} said that {they} would have to think. It was true, and it was also the least brave thing {they} had said that day. {owner} held the lantern for {them} all the way down, so that {they} should not stumble, and it occurred to {hero} that one can be fond of a person at the very moment of being disappointed.',
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
					'first.reach': [
						'All of {folk} were in front of {hall}, shoulder to shoulder, with unlit lamps. They did not refuse to let {hero} pass. They merely failed to, each of them a little, and it came to the same as a wall. At the far end somebody was already climbing toward the first wick.',
						'One could not get in. It was not hostile. It was only that two hundred people had come to see what {hero} would say, and stood so close together that {hero} was the one person who could not get to where it would be said.',
					],
					'first.hear': [
						'{Hall.at} they were all at it, every bench of them, who had always thought so and who had never; there is nothing so loud as a town in the process of making up its mind. {hero} stood in the middle aisle and said, “I know,” and it went for nothing.',
						'The noise {hall.at} had the cheerful note of a theater before the curtain. {hero} asked to speak. {They} asked again. A number of people told {them} kindly that they would let {them} know as soon as it began.',
					],
					'first.trust': [
						'They let {hero} through at once. It was the politeness that was hard to bear. “We should all like to believe it, whatever it is,” said a man with a trumpet, not unpleasantly. “You’ll grant that we have only your word.”',
						'It went quiet {hall.at} when {hero} came in, in the way that a room does which has been talking about you. “Whatever comes next,” said somebody, “bear in mind who had the key.” And every face took on the same patient look.',
					],
				},
				{
					'first.reach & flies':
						'+ The air was no freer. They had brought ladders, for the lamps, and on every rung there was a child.',
				},
				'@first.later',
				{
					'late & kept-key':
						'The first lamp had been lit some minutes ago. {hero} had given {their} word for that lamp. Nobody mentioned it. They only looked at it, and then at {them}.',
				},
				[
					'In the front row sat the three of them, {scarf} with a lapful of red wool, {barrow} with nothing to push, {mint} with a paper bag. One had been cleared by the first witness. One had never been near the thing. And one, in all that light, was looking at the empty shelf as one looks at a grave.',
					'There they sat in front, {scarf}, {barrow}, and {mint}, as they had sat at a hundred other meetings. One of them had an alibi and did not know that it was needed. One had left no trace at all. One had stopped breathing. {hero} went over it for the last time: the two traces, and what {witness} had sworn to, and what {other} had heard.',
				],
				{
					agreed:
						'Somewhere out on the valley road two men and a dog were looking for a tinker. {hero} had not been able to eat the pie.',
				},
			],
			choices: [
				{
					say: 'Sit down next to {scarf}, and speak of glue',
					if: 'by-scarf',
					sets: ['right'],
					outcome:
						'{hero} walked past the place that they had left for {them} and sat down in the front row. “It takes a day to set, doesn’t it?” {they} said, so that only {scarf} heard. “The strong kind.” The red wool began to tremble. “It said thank you three times,” said {hero}. “I would have known you anywhere.”',
				},
				{
					say: 'Name {scarf}, on the evidence of the thread',
					if: 'by-mint',
					sets: ['wrong'],
					outcome:
						'“{scarf},” said {hero}, and pointed, and held up the thread. It was over before it was out. {scarf} rose, quite white. “I was up the hill until it was light,” said {scarf}, “and you have been told so.” It was true; {hero} had been told so, in so many words, and had wished so hard to be believed that {they} had stopped listening. “I have just done to you what was done to me,” said {hero}, to the whole room. “With less excuse. I beg your pardon.”',
				},
				{
					say: 'Sit down next to {barrow}, and speak of the last house',
					if: 'by-barrow',
					sets: ['right'],
					outcome:
						'{hero} walked past the place that they had left for {them} and sat down in the front row. “How is she?” {they} said, so that only {barrow} heard. “Up there.” {barrow} did not pretend to misunderstand. “She held it all night,” said {barrow}. “She thought that I was my grandfather.”',
				},
				{
					say: 'Name {barrow}, on the evidence of the track',
					if: 'by-scarf',
					sets: ['wrong'],
					outcome:
						'“{barrow},” said {hero}, and pointed at the thin line on the floor. It was over before it was out. {barrow} rose, quite white. “My wheel was in a vise,” said {barrow}, “and you have been told so.” It was true; {hero} had been told so, in so many words, and had wished so hard to be believed that {they} had stopped listening. “I have just done to you what was done to me,” said {hero}, to the whole room. “With less excuse. I beg your pardon.”',
				},
				{
					say: 'Sit down next to {mint}, and speak of pear trees',
					if: 'by-mint',
					sets: ['right'],
					outcome:
						'{hero} walked past the place that they had left for {them} and sat down in the front row. “You said good night to it,” {they} said, so that only {mint} heard. For once nothing rustled. “It seemed rude not to,” said {mint} at last, hardly moving {mint.their} lips.',
				},
				{
					say: 'Name {mint}, on the evidence of the peppermint',
					if: 'by-barrow',
					sets: ['wrong'],
					outcome:
						'“{mint},” said {hero}, and it was over before it was out. {mint} rose, quite white. “I was up the hill until it was light,” said {mint}. “You had only to ask. But you have asked, haven’t you?” It was true; {hero} had been told, in so many words, and had wished so hard to be believed that {they} had stopped listening. “I have just done to you what was done to me,” said {hero}, to the whole room. “With less excuse. I beg your pardon.”',
				},
				{
					say: 'Say that it was lost through your own fault',
					sets: ['nobody'],
					outcome:
						'“I had the key,” said {hero}. “It was in my care and it is gone. You may leave it at that.” {They} had thought that it would feel noble. It felt like putting down something heavy in the wrong place. In the front row somebody made a sound.',
				},
			],
			scene: { at: 'hall', with: ['scarf', 'barrow'], shows: [], pose: 'think', feeling: 'determined' },
		},
		{
			titles: ['The Hundred and First', 'What It Cost', 'Custody of the Key', 'The Shelf'],
			time: 'night',
			parts: [
				{
					quiet: [
						'It was not much of a speech. {hero} was {trait}, and it came to {owner}, rather late, that a person may be silent for more than one reason.',
						'',
					],
					bold: [
						'{hero}, who was {trait}, had thought all day of how loudly {they} would say it. In the event it was hardly to be heard.',
						'',
					],
					kind: ['They had called {hero} {trait} for a year, and had thought that it was the opposite of strong.', ''],
					honest: [
						'All day long it had done {hero} nothing but harm to be {trait}. {They} had gone on with it, as one goes on with a cough.',
						'',
					],
					clever: [
						'It gave {hero}, who was {trait}, no satisfaction to be able to prove it. {They} noted this, with some surprise.',
						'',
					],
					careful: [
						'{hero} had taken {their} time, being {trait}. This time, it is fair to say, it was granted {them}.',
						'',
					],
					merry: [
						'People looked at one another. They had never before heard {hero}, that {trait} creature, go so long without a joke.',
						'',
					],
					dreamy: [
						'{hero} was supposed to be {trait}. It turned out that {they} had not forgotten one word of what {they} had been told that day.',
						'',
					],
					quick: [
						'For anyone as {trait} as {hero} it had been a slow sort of day, and this was the slowest minute in it.',
						'',
					],
				},
				'@answer',
				{
					'told-owner & wrong':
						'{owner} had broken the seal at last, and was reading what was under it. “This is another name,” said {owner}. There are things that one may have too much of, and names are among them.',
					'told-owner & nobody':
						'{owner} had the paper in {owner.their} hand. The seal was whole. It took no more than a moment, with all those lamps about; it curled, and the wax ran, and was a stain on the floor, for somebody to sweep.',
				},
				{
					'right & second.reach': [
						'{culprit} rose, and turned, and went; not fast, but as people go who do not mean to come back. There was a side door. Between it and {hero} the whole of the town had got to its feet to see what was the matter.',
					],
					'right & second.hear': [
						'“Louder!” It came from the back, and then from all sides; they had been patient since morning, and they wanted the name. {culprit} had stood up of {culprit.their} own accord, and was saying it. Not a syllable could be heard.',
					],
					'right & second.trust': [
						'“They will be kind about it,” said {culprit}, low. “I could not stand it. You have had a day of them. What makes you think that I should trust even you?”',
					],
					'nobody & second.reach': [
						'It was too easy to be believed. Several large people had come to the same conclusion, and were making their way toward the three in front in order to assist their memories. {hero} would have to be there first, and could not so much as lift an arm.',
					],
					'nobody & second.hear': [
						'It contented no one. They had come for a name, they had the right to one, they said so; and under all that somebody in the front row was plainly trying to speak.',
					],
					'nobody & second.trust': [
						'“How handsome,” said somebody, “and how convenient. It leaves us exactly what we had: your word.” One could feel it start to slide back, bench by bench.',
					],
					'second.reach': [
						'{accused} had picked up what {accused.they} had with {accused.them}, with great care, and was leaving. One cannot beg the pardon of a closing door. And in the aisle they were standing, shoulder to shoulder, to watch {hero} try.',
					],
					'second.hear': [
						'Then it was {hero}’s turn. It was quite deserved; they had a day’s worth of it to get rid of. But in the front row someone else had stood up, unable to bear it, and was speaking, and nobody could tell what was being said.',
					],
					'second.trust': [
						'“That makes two,” said a man with a trumpet. “You by breakfast, {accused} by dusk. I take it there will be a third.” He appealed to the room. “Does anybody know of a reason to go on listening?”',
					],
				},
				{
					'second.reach & flies': '+ Overhead hung the lamps, on their cords, as close as a net.',
				},
				'@second.later',
				{
					agreed:
						'Before anything else {hero} took it back. “There was no tinker,” {they} said. “I was asked to have seen him, and I had.” {owner} shut {owner.their} eyes. Two boys were sent running after the men with the dog.',
				},
				{
					'end-public & by-scarf': [
						'{owner} broke the seal then, before everyone, and read out what {hero} had written there that afternoon. By now there was no one who did not know. “It fell,” said {scarf}, and drew {thing} out of the wool, whole, with a hairline of glue. “I could not let it be on {hero}’s first day.” They gave {hero} the key, and a cheer, and the place at the head of the parade. It was precisely what {they} had wanted. At the corner {they} looked round for a red scarf, along the whole bright length of it, and there was none. {They} found it much later, on a doorstep, wound around {scarf}, who was unraveling the other end. “You were right,” said {scarf}. “Yes,” said {hero}, and sat down, and started to wind up the wool. “I had hoped it would be worth more.”',
					],
					'end-public & by-barrow': [
						'{owner} broke the seal then, before everyone, and read out what {hero} had written there that afternoon. By now there was no one who did not know. “She led it herself, the year of the flood,” said {barrow}. “She cannot stand any more. I wanted her to have one night of it.” They gave {hero} the key, and a cheer, and the place at the head of the parade. It was precisely what {they} had wanted. {They} led it as far as the corner, where for a hundred years it has turned right. {They} turned left. It is a steep hill, and the trumpets complained; but at the top was a window with a candle, and somebody small sitting up, and next to her {barrow}, who had gone home alone, and who did not come out to them for a long time, and did.',
					],
					'end-public & by-mint': [
						'{owner} broke the seal then, before everyone, and read out what {hero} had written there that afternoon. By now there was no one who did not know. “You told them that it would go to the seller,” said {mint}. “I heard you. After a hundred years.” “To the cellar,” said {owner}, “while they paint.” Nobody meant to laugh. {mint} bowed, with great correctness, and left by the side door. They gave {hero} the key, and a cheer, and the place at the head of the parade. It was precisely what {they} had wanted. {They} took it up to the pear tree, the whole parade, and put down {their} lamp beside somebody who was digging. “I handed in your name,” said {hero}. “I should have come and asked.” {mint} went on digging. After a while a paper bag was held out, sideways, without a word.',
					],
					'end-right & by-scarf': [
						'“It caught in the fringe and fell,” said {scarf}. “I thought: not on that very first day.” {hero} got up and turned to the room. “{Thing} has been away for repair,” {they} said. “It is back.” It was perfectly true. {owner} looked at the wool, and at the hairline of glue, and at {hero}, and one could watch a second question arrive and be sent home. So it went at the head of the hundred-and-first parade, a little lopsided. {owner} walked beside {hero} and did not speak until the bridge. “I asked everybody what happened,” said {owner}. “I did not once ask you who you were. I thought I knew it, you see. I had given you a key.”',
					],
					'end-right & by-barrow': [
						'{hero} got up and faced them. “{Thing} is on the hill,” {they} said, “where it has been lent, for one night, to somebody who carried it before any of you were born. If you want it you will have to go up and ask.” For a hundred years the parade had turned right at the corner. It stood there now, with all its lamps, two hundred people and a trumpet; and then {owner}, of all of them, turned left. Halfway up the hill {owner} was still beside {hero}, and out of breath. “I would have let them take the tinker,” said {owner}. “I want you to have the key. I want somebody to have it who knows that about me.”',
					],
					'end-right & by-mint': [
						'“I heard that it would go to the seller,” said {mint}. “After the parade. A hundred years, and then to the seller.” “Cellar,” said {owner}, from behind them. “I said that it goes to the cellar. They are painting the shelf.” There followed the longest silence of the evening. It was {hero} who gave way first. {They} laughed until {they} had to hold on to the bench, and {mint} held on to the other end, and by the time that it had been explained to the back of the hall there was nobody who could have hanged a cat. They dug it up by lamplight. “You asked,” said {owner} that night, and gave {hero} back what {they} had never quite stopped holding. “It is a small thing. I cannot think why none of us did.”',
					],
					'end-stranger & by-scarf': [
						'It was {scarf} who stood up then, and drew {thing} out of all that wool, with a hairline of glue where it had fallen. “I only wanted it to be whole,” said {scarf}, “before anybody had to know.” They had their parade. {hero} was not in it. {They} had met the two men on the valley road, coming back with their sticks and their dog, and somebody between them who had lost a shoe and most of his kettles. “I said that I saw you,” {hero} told him. “I did not.” He turned it over. “Why’d you say it, then?” “They stopped looking at me,” said {hero}. There was no answer to that, and he did not offer any. {hero} carried the kettles. It was nine miles to where he was going, and somewhere about the sixth he said that his name was Abel.',
					],
					'end-stranger & by-barrow': [
						'It was {barrow} who stood up then. “It is on the hill with my gran,” said {barrow}. “She led it, the year of the flood. She wanted to hold it for a night.” They had their parade. {hero} was not in it. {They} had met the two men on the valley road, coming back with their sticks and their dog, and somebody between them who had lost a shoe and most of his kettles. “I said that I saw you,” {hero} told him. “I did not.” He turned it over. “Why’d you say it, then?” “They stopped looking at me,” said {hero}. There was no answer to that, and he did not offer any. {hero} carried the kettles. It was nine miles to where he was going, and somewhere about the sixth he said that his name was Abel.',
					],
					'end-stranger & by-mint': [
						'It was {mint} who stood up then. “It is under the pear tree,” said {mint}. “You said that it would go to the seller.” “To the cellar,” said {owner}, in the silence. They had their parade. {hero} was not in it. {They} had met the two men on the valley road, coming back with their sticks and their dog, and somebody between them who had lost a shoe and most of his kettles. “I said that I saw you,” {hero} told him. “I did not.” He turned it over. “Why’d you say it, then?” “They stopped looking at me,” said {hero}. There was no answer to that, and he did not offer any. {hero} carried the kettles. It was nine miles to where he was going, and somewhere about the sixth he said that his name was Abel.',
					],
					'end-nobody': [
						'They let it stand. It suited everybody, and there was no more to be got. The key was where it belonged. {hero} swept, since it was the day for it, with {their} back to the small window, which {they} had left open. It creaked. Something was set down on wood, and then nobody left. “I can’t go out of here and let you have done it,” said a voice behind {them}. {hero} went on sweeping. “I know you can’t,” {they} said. “That is why I could.” In the morning they found {thing} upon its shelf, and {owner} on the step, who had been there since four. {Owner.they} had been told all of it in the night, the why and the where, by somebody in tears. “You would have carried that about with you for good,” said {owner}. {hero} considered it. “I was rather counting on not having to,” {they} said.',
					],
					'end-wrong & by-scarf': [
						'Then in the front row a great deal of red wool got to its feet. “If {hero} can say that, in front of all of you,” said {scarf}, “I can say this. It fell. I have been mending it. I wanted nobody to be blamed, and look.” {Thing} was back on its shelf inside the hour. Nobody remembered having suspected {hero}; they were quite hurt at the idea. But {hero} had seen a face go white, and it was {they} who had done it. {They} left the key with {owner}. “Keep it for me,” {they} said, “till I am as careful with people as I am with floors.” And {they} went last in the parade that night, a little behind somebody who did not look around; as far as the bridge; as far as the mill. There the one in front began to walk more slowly.',
					],
					'end-wrong & by-barrow': [
						'Then in the front row somebody got up, with nothing to hold on to. “If {hero} can say that, in front of all of you,” said {barrow}, “I can say this. My gran has it. She led it once, and I wanted her to have one night of it.” {Thing} was back on its shelf inside the hour. Nobody remembered having suspected {hero}; they were quite hurt at the idea. But {hero} had seen a face go white, and it was {they} who had done it. {They} left the key with {owner}. “Keep it for me,” {they} said, “till I am as careful with people as I am with floors.” And {they} went last in the parade that night, a little behind somebody who did not look around; as far as the bridge; as far as the mill. There the one in front began to walk more slowly.',
					],
					'end-wrong & by-mint': [
						'Then in the front row a paper bag was put down. “If {hero} can say that, in front of all of you,” said {mint}, “I can say this. I buried it. I had heard that it would go to the seller.” “To the cellar,” said {owner}, quite gently. {Thing} was back on its shelf inside the hour. Nobody remembered having suspected {hero}; they were quite hurt at the idea. But {hero} had seen a face go white, and it was {they} who had done it. {They} left the key with {owner}. “Keep it for me,” {they} said, “till I am as careful with people as I am with floors.” And {they} went last in the parade that night, a little behind somebody who did not look around; as far as the bridge; as far as the mill. There the one in front began to walk more slowly.',
					],
				},
				{
					'end-nobody & gave-key': '+ {owner} held out the key, and {they} took it.',
					'end-nobody': '+ {owner} looked at the key, and asked if {they} would be so good as to let {owner.them} in.',
				},
				{
					'end-nobody & by-scarf':
						'+ There was a hairline of glue down one side of {thing}, and a red thread in the glue.',
					'end-nobody & by-barrow': '+ On the hill somebody very old was telling a wheelbarrow about a flood.',
					'end-nobody & by-mint':
						'+ {Thing} smelled of earth and, unmistakably, of peppermint. “To the seller, I am told that I said,” {owner} remarked. “It was the cellar. The cellar, while they paint.”',
				},
				{
					'refused or stalled':
						'Some days later the tinker came through again. {owner} went out to him, bareheaded, and asked him what he was called. It was Abel.',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['culprit', 'owner'], shows: ['thing', 'key'], pose: 'think', feeling: 'calm' },
		},
	],
};
