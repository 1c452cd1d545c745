import type { PlotLevel } from '../../format.ts';

export const oneWord4: PlotLevel = {
	joins:
		'“{choice}” It was the last thing that {hero} did as a person of whom nobody had heard. An hour later {they was} famous. {They} had been chosen to open the feast with a single word, “Begin,” and what {they} called out before all of {folk} was “Begone.” It was thought the funniest thing in living memory. Only {elder.name}, {elder.a}, who had that morning come home after thirty years, believed it; and at midnight, by the one gate, {elder.they} meant to comply.',
	chapters: [
		{
			titles: ['A Single Word', 'Vowels', 'The Opening', 'What Was Heard'],
			time: 'day',
			parts: [
				[
					'What {hero} wished for was modest. {They was} {described}, and could in company generally be found at the edge of it, with a remark ready, waiting for a gap; and by the time there was a gap, it was about something else. Once, for the length of a sentence, {they} would have liked to be listened to. What {they} got, as it turned out, was a word.',
					'There are people who are interrupted. It is not that they are dull; they simply have no edge for attention to catch on. {hero} was {described}, and had not, within {their} memory, got to the end of an anecdote. Then {their} name was drawn from the hat to open the feast.',
				],
				[
					'It could hardly have been simpler. One stands on a box, {start.at}; {host.name}, {host.a}, holds up the golden key of the gate; there is silence; and one says “Begin.” Everyone was there. In the first row was {joker.name}, {joker.a}, who has never been known to let a thing go. And at the very back, partly behind a post, stood {elder.name}, {elder.a}. {Elder.they} had been gone for thirty years. {Elder.they} had got in at dawn, and had been standing there ever since, as one stands at the edge of cold water.',
					'All of {folk} had assembled, {start.at}, and faced the box. {host.name} raised the golden key, {host.a}. {joker.name}, {joker.a}, had secured a place in front, from a feeling for such things. No one looked at the back; otherwise they might have seen there {elder.a}, and the older of them might have said, “That is {elder.name},” and been sorry or been glad. It was thirty years. {Elder.they} had resolved to make {elder.themself} known directly after the word.',
				],
				{
					quiet: '{hero} had rehearsed it, being {trait}, with {their} lips only. In that form there is no difference.',
					bold: '{hero} was {trait}, and went at it as one goes at a fence. One may clear a fence magnificently and come down in the wrong field.',
					kind: '{hero}, who was {trait}, caught sight of an old face, far back, that looked as if it needed to be told something; {they} thought of that, and not of the word.',
					honest:
						'{hero} was {trait}. In the silence {they} had had the thought, quite clearly, that {they} wished all these people at the other end of the world; and {their} mouth, which was not used to being given two things at once, delivered the true one.',
					clever:
						'{hero}, being {trait}, had gone into where it came from. It is the same root. They part company only in the last syllable, and {they was} still thinking how interesting that was.',
					careful:
						'{hero}, who was {trait}, had practiced it until it no longer meant anything. That is quite right, with a word. The difficulty is that any other will then do just as well.',
					merry:
						'At home {hero}, who was {trait}, had been doing it the wrong way for weeks, as a turn. It had always gone down well. It went down well now.',
					dreamy:
						'Into that silence, from a long way up, fell some bird’s single note; and {hero}, who was {trait}, followed it down. When {they} arrived, something had been said.',
					quick:
						'{hero}, who was {trait}, had resolved to put into it everything that {they} had. No word of two syllables can hold so much. The first gave way, and the second was anything that came.',
				},
				[
					'“Begone!” It carried beautifully. For about a second nobody breathed, and then they laughed; they hung on one another’s necks. It was not unkind, it was pure happiness. “After all that trouble with the flags!” sobbed {joker}. Behind the post someone had stooped for a bag. “Well,” said {elder}, as one does on finding that the price has not come down; and went.',
					'“Begone!” One could not have placed it better; it was heard at the back, and it was heard in the hills. They took it for a stroke of genius. They laughed till they had to sit, and then they laughed at one another’s hats. “And I had only just sat down!” wailed {joker}. By the post a hand had closed on the strap of a bag. “So it is still in force,” said {elder}, rather as one notes the weather; and there was no one by the post.',
				],
			],
			choices: [
				{
					say: 'Leave the box, and go after the one with the bag',
					sets: ['ran-after'],
					outcome: [
						'{hero} had seen it, over the heads: a back, that had taken it personally. {They} jumped. Between {them} and the post were two hundred people, each of whom had to embrace {them}. It was the tenderest moment of {their} life so far, and it took eleven minutes, and at the end of it there was a post.',
					],
				},
				{
					say: 'Stay where you are, and correct it',
					sets: ['again'],
					outcome: [
						'“Begin,” said {hero}. “What I meant was ‘begin.’” It was said without fault, and {they} might have been a clock striking in another house. They had had their word. It came to {them}, up there, that one is listened to for exactly as long as one is wrong.',
					],
				},
				{
					say: 'Bow, as though it had been intended',
					sets: ['laughed'],
					outcome: [
						'{hero} bowed. There was a fresh storm; it appeared that one could simply own a thing, and then it was wit. {hero} made the most of it, and laughed with the rest. Beside the post an old face had turned, for a last look, and that laugh was what it took away.',
					],
				},
			],
			scene: { at: 'start', with: ['host', 'joker'], shows: ['banner', 'key'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['Until Midnight', 'The One Gate', 'Fame, First Mile'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“There was someone of that name once,” said {host}, whom {hero} had asked about {elder.name}. “Before my time, or nearly. One did not speak of it.” There was the one gate, however, at the back of {hall}, and it would not be unlocked until midnight. So that was where {they} went. The word had gone before. It was called out to {them} from gardens, with real affection. A child who could hardly speak yet said it to a beetle, and was held up and kissed.',
					'No one could leave before midnight; there is a single gate, behind {hall}, and on the day of the feast {host} keeps the key of it about {host.them}. It was a matter then of two miles and some hours. On both sides of the road people leaned out and said it to {hero}. They said it as one says a name. {They} had imagined this quite often, being greeted; in none of the versions had it been with that.',
				],
				'{They} had just found a way of hearing it as a noise, like rooks, when the road gave out.',
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Two Pennies', 'In General Use', 'What Becomes of a Word', 'An Audience'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				{
					late: 'All this had taken a good deal longer than {they} possessed. It was dusk.',
					owes: 'And {they} had given {their} word there, for another matter. It struck {them} as a rash thing to have accepted, in that day’s state of the currency.',
					else: 'It had done {them} good to be, for half an hour, no one in particular; but it was going on for dusk.',
				},
				[
					'On the far side there was a cart, with a crowd around it. It was hung all over with red flags, and every one bore the same word, rather well lettered. “Two pennies,” cried {joker} from above. “There we are! Come up, come up, and do it for them. We share. I tell you that nobody has been so loved in this place since they drained the marsh.” They had turned already, all of them, and the faces were open like doors.',
					'{joker} had wasted no time. There was a cart, and there were flags, in red, and BEGONE upon each; one could have it on a mug. “The author!” cried {joker}. They made a lane for {hero}. They actually made a lane. “Once, with the gesture, and half of it is yours.” A woman was wiping her eyes in advance. It was not mockery. It was only that they had been given, for the first time in years, something that all of them knew.',
				],
				[
					'“And did you notice anyone go?” asked {hero}. {joker} had the brush in the air. “One notices everything, in my trade,” {joker.they} said after a while. “It does not all sell.”',
					'“Was there somebody who did not laugh?” asked {hero}. The brush stopped. “There is always one,” said {joker}. “One learns not to look there.” {Joker.they} looked at the brush. “By the post. With a bag. I thought at the time, there is my one.”',
				],
			],
			choices: [
				{
					say: 'Go up, and give them what they came for',
					sets: ['performed'],
					outcome: [
						'{hero} went up and did it. The first time it was merely a success. The second time {they} had found the pause; one could hold them, over that little gap between the two halves, for as long as one wished, two dozen people, without a sound. So that was what it was like. They would have listened then to anything whatever. {They} could not afterward explain to {themself} why {they} had said the same thing again. {joker} counted out {their} half of it, in pennies.',
					],
				},
				{
					say: 'Tell them for whom it was a different joke',
					sets: ['told-joker'],
					outcome: [
						'“There was one who believed it,” said {hero}, and told them, in not many words, which. It was heard to the end; {they} noticed that, even then. There was a stir among the older people, and somebody said a name. “Well, that is the bottom out of the flags,” remarked {joker}, and sat down upon the pile, with the brush across {joker.their} lap, like a person in a boat who has dropped the oar.',
					],
				},
				{
					say: 'Order a flag, with the other word on it',
					sets: ['turned'],
					outcome: [
						'“I should like one,” said {hero}, “that says ‘begin.’” “There is no call for those.” “There is one.” {joker} lettered it with an ill grace, and then, since {joker.they} was after all an artist, went over the last stroke twice. “It is very nearly the same,” said {joker}, holding it off. “I had never had them next to each other.” The money was waved away.',
					],
				},
			],
			scene: { at: 'first', with: ['joker'], shows: ['banner'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Second Mile', 'Rehearsal', 'What There Is Instead of a Word'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'It got dark. {hero} tried what could be said. “It was an accident”: but so is a tile. “I did not mean you”: but that was exactly what had happened to {elder.the}, to come home and not be meant. It came to {them} that an apology is also a thing for which one must be given the floor. And it was said that {elder}, thirty years ago, had stood on that same box in order to make one.',
					'{They} had a mile left, and went over it as {they} went. It was all too long. Whatever one said, it turned after the second clause into an account of oneself. {hero}, who had never been allowed to finish a sentence, would have given a good deal for a short one. An old man lighting lamps had told {them} how it was, that other time: {elder} had got up on the box, to say {elder.they} was sorry; and somebody had not let {elder.them}.',
				],
				'From the last rise one saw {hall}, lit, and beyond it the dark place where the gate was. One would have seen the road there as well, if it had been free.',
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['The Offer', 'On the Record', 'A Great Success', 'Somebody by the Back Door'],
			time: 'night',
			parts: [
				'@second.outcome',
				{
					'first.reach': [
						'They had hung the place with it. Under some hundreds of red flags sat all of {folk}, elbow to elbow, at their dumplings; and by the back door, on a bag, facing the wall, sat {elder}. {hero} looked for a way there. There was none that did not lead over somebody’s plate.',
						'{Hall} was as full as an egg. {They} saw the door at the other end, and the hunched back next to it. Nobody barred the way; it was merely, from wall to wall, occupied by people having the best evening of their lives, on {their} account.',
					],
					'first.hear': [
						'They rose, when they saw who it was. They had been saving it. It was shouted in two halves, the left side taking the first and the right side the second, and it went on, for the sheer joy of the thing; and by the back door, on a bag, sat {elder} with {elder.their} face to the wall, and could not be called to.',
						'It had been set to music. By the back door a figure on a bag was holding still, as one does in hail. {hero} called across, and felt how {their} voice went into that chorus, and made it, very slightly, louder.',
					],
					'first.trust': [
						'On the threshold {they} met with a silence; the older ones had been talking. “It is {elder} over there,” an old man said. “You will not go near that bag. You have said what you had to say to people, I think, for one day. Why should one trust you with more?”',
						'By the back door was the bag, and {elder} on it, and between these and {hero} stood three old women in a row. “We were there, the first time,” said the middle one. “We laughed. So we know what it is worth, when somebody comes running after. Give us a reason.”',
					],
				},
				{ 'first.reach & flies': '+ As for the air, it was red, and in tatters, and full of poles.' },
				'@first.later',
				[
					'It was then that {host} stepped into {their} path, and was charming. “My dear {hero}. We have been talking it over. I propose to say that it was intended. A comment; a stroke of the new manner. There is to be a medal. You need do nothing but leave it uncontradicted.” The voice was lowered. “It was my father, you know, who shouted it, that other time. It has always been put so much less well.”',
					'But first there was {host}, who had a way of drawing people aside. “Not a word,” {host.they} said. “It was intended. It was a challenge, in the modern taste, and it has been a triumph; you will have a medal by ten. All that you need do is smile.” Then, with a glance at the back door: “It ran in the family, with us. It was my father who called it out, that time. Nobody gave him a medal.”',
				],
			],
			choices: [
				{
					say: 'Let it have been intended',
					sets: ['fame'],
					outcome: [
						'{hero} left it uncontradicted. It was really very little; it consisted of one breath, taken in and not used. {host} pinned something on {them}, at which they all stood up. It was heavy, and had the word around the edge.',
					],
				},
				{
					say: 'Say that it was a mistake, and yours',
					sets: ['owned'],
					outcome: [
						'“It was a slip of the tongue,” said {hero}. “I forgot how it went.” {host} seemed honestly pained. “You could have been witty,” said {host}, “for the rest of your life.” “I know,” said {hero}. “I should have had to keep it up.”',
					],
				},
				{
					say: 'Ask what became of that father',
					sets: ['learned'],
					outcome: [
						'“And did he ever speak of it?” asked {hero}. {host} moved the key from one side to the other. “He used to go down to the gate,” said {host}. “Of an evening. He said it was to see that it was shut.” It was evidently the first time that {host.they} had heard it as a sentence.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'elder'], shows: ['banner', 'key'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['The One Who Was Meant', 'A Quarter of an Hour', 'Facing the Wall', 'The Same Box'],
			time: 'night',
			parts: [
				'@answer',
				[
					'So {they} came, with a quarter of an hour in hand, to the back door. It was colder there than in the rest of the room, since that door did not fit, and the feast came to one as it comes through the wall of a house in which one is not staying. {elder} did not turn round. “You have a fine voice,” {elder.they} said. “It carries. I could not have wished for a plainer answer.”',
					'It wanted fifteen minutes to the hour when {hero} stood at the back door. There was a draft there, and a bench for coats, and one heard of the feast only what came through. {elder} was sitting with {elder.their} face to the wood, as people sit in a waiting room who know the notices. “I heard it as far as the post,” {elder.they} said, without turning. “It is well spoken. One could not mistake a consonant.”',
				],
				[
					'“It was about a wall,” said {elder} presently. “It has fallen down, I see. I had got up on that box to tell them that I was in the wrong, and had it all by heart; and there was one voice, quite young, that said the one word; and then they laughed, and it was not even at me, I think; it was at the timing. I have had thirty years to consider the timing.” {Elder.they} moved a little on the bag. “It was my name day. My mother had baked.”',
					'“They will have told you that it was a wall,” said {elder}. “It was. I had put it a yard too far over, and I knew it, and stood up to say so; I had got as far as ‘I.’ I dare say that whoever shouted had only just thought of it, and was pleased; one is so pleased, when one is young, to have the word. They fell about, and I went home for my coat, and there was a cake on the table with my name on.”',
				],
				{
					fame: 'Behind them two hundred people had begun to call for {hero}. The medal had swung forward, in the light. {elder} read what was around the edge of it, letter by letter, turning {elder.their} head.',
					else: 'Behind them two hundred people had begun to call for {hero}. “One word!” they called. “One word!” One only had to turn round. It was so quiet between the calls that {they} could tell how well {they} would be heard.',
				},
				'{host} was coming along the wall with the key.',
			],
			choices: [
				{
					say: 'Say the word, here, to one person',
					sets: ['said'],
					outcome: {
						turned:
							'{hero} unrolled the flag upon the floor, in front of the bag, where it could be read without turning round. It was a little smeared. “That is what it was,” {they} said. “I had it by heart. I had got as far as the second syllable.” And {they} said it: “Begin.”',
						else: '“I had one word,” said {hero}, to the back of that old head, “and I spent it on the wrong person. It is not lost, though. I have it here.” {They} said it. It seemed a very small one, without the silence: “Begin.”',
					},
				},
				{
					say: 'Turn round, and ask what they would have gone',
					sets: ['made'],
					outcome: {
						fame: '{hero} took off the medal, and put it down upon the bag. “It was a slip,” {they} said to {elder}. “There was nothing intended. I let them say so.” Then {they} turned round, and at once there was that silence, and {they} told it to all of them: that there had been another word. {host} looked at the key. “But I see that you like this one,” said {hero}. “It is a good word. It has merely been pointed at people. What have you got in there that you would like to be rid of? I do not mean your neighbors.” {They} had got to the end of a sentence. {They} noticed it only afterward.',
						else: '“It was a slip,” said {hero} to {elder}. “There is another word, and I shall come to it.” {They} turned round, and at once there was that silence. {They} let it stand. “You like it,” {they} said. “So do I, by now. It is a good word. It has merely been pointed at people.” Nobody laughed; they were waiting for it. “What have you got in there that you would like to be rid of? I do not mean your neighbors.” {They} had got to the end of a sentence. {They} noticed it only afterward.',
					},
				},
				{
					say: 'Take up the bag, and be gone as well',
					sets: ['left'],
					outcome: [
						'{hero} bent down for the bag. “It was a slip,” {they} said. “I had ‘begin.’ But the other was said, and it was heard, and there is one person who has acted on it. I find that I am the second.” {elder} turned round at last. “You will be missed,” {elder.they} said, with a look at the red flags. “For about a week,” said {hero}. “You have seen what they do with a thing they like.”',
					],
				},
			],
			scene: { at: 'hall', with: ['elder', 'host'], shows: ['key', 'banner'], pose: 'think', feeling: 'determined' },
		},
		{
			titles: ['Midnight', 'The Use of It', 'Within Earshot', 'The Other Side of the Gate'],
			time: 'night',
			parts: [
				{
					quiet: ['It could only have been done by someone {trait}. Others would have gone on.', ''],
					bold: ['To be {trait} before two hundred is mostly a question of volume. This was one, at arm’s length.', ''],
					kind: [
						'{hero} had looked, that morning, at just this face, and lost the word over it; {they was} {trait}, and it seemed fair that it should be found again in the same place.',
						'',
					],
					honest: ['{hero}, {trait} as {they was}, had for once no second thought for it to be exchanged with.', ''],
					clever: [
						'There was a root that it had in common with the other; there always had been. {hero}, who was {trait}, no longer thought it interesting.',
						'',
					],
					careful: [
						'{hero} was {trait}, and had not tried it over beforehand. It meant, in consequence, what it said.',
						'',
					],
					merry: [
						'There was a laugh to be had there, a big one. {hero}, who was {trait}, and knew to an inch where it lay, walked around it.',
						'',
					],
					dreamy: [
						'No bird came into it. {hero}, that {trait} creature, had been present for the whole of a sentence.',
						'',
					],
					quick: [
						'One need not be {trait} for it, and {hero} was not. Everyone could have interrupted; it was merely that they did not.',
						'',
					],
				},
				'@answer',
				{
					'made & second.reach':
						'It was more than they had ever been asked, and it took them out of their seats. They came up with their griefs as one comes to a well; and {hero}, who had only meant to begin it, was borne off by the third row, and saw, on the far side of it, the one person who had got up and had not been asked.',
					'made & second.hear':
						'They took it up with a will, and all together. Some two hundred separate sorrows were named in one breath, left side and right side, and made precisely the noise that they had always made. {elder} had said something as well. It had been the shortest of them.',
					'left & second.reach': [
						'It had been noticed that something was happening, and they came. They brought the benches. {elder} was let through, as the old are. {hero} was taken up by it, with the bag, and set down again behind the stove, on the wrong side of some two hundred well-wishers, all of them waving; and beyond them one could hear a key go in.',
					],
					'left & second.hear': [
						'It was taken for the last turn of the evening. They rose; they did it for the two of them in halves, left and right, and kept it up; and {hero}, who asked {host} to be so kind as to unlock, was seen to be moving {their} lips, and was applauded.',
					],
					'left & second.trust': [
						'“Permit me,” said {host}. The key was in the lock; {host.they} had set {host.their} back to it. “Somebody went out here alone, that time, and one has not slept well on it, in my family. I am not going to open for two without knowing who is the second. What sort of company is {hero}, at night, for a person of that age?”',
						'“Not with that one,” said an old woman to {elder}, and laid her stick across the way. “I was there the first time, and I laughed. I have had thirty years to think of it. You shall not be sent out twice, and the second time on the arm of somebody of whom nobody knows anything but a word.”',
					],
					'second.reach': [
						'There are people who cannot see two others stand close together and not want to know. There were two hundred of them. {hero} was carried sideways past {host}, past the lamps, to a place behind the stove, from which one could hear that a bag was being lifted.',
						'But it had been noticed that something was happening, and they came. They brought the benches. {hero} was taken up by it, as one is, and set down again on the wrong side of some two hundred well-wishers, all on their toes, with the half of it unsaid; and beyond them one could hear a key go in.',
					],
					'second.hear': [
						'It had become a round. One table began where another left off, and it was kept up with such good will that several had tears in their eyes. {hero} had wished to add that {they was} sorry. It could be seen that something was being added.',
						'But those at the front tables had not followed it, and had begun again. It came in waves, in two halves, left and right; it was affectionate and it was absolute; and there was one thing still to say to {elder}, which is not a thing that one can shout.',
					],
					'second.trust': [
						'“No,” said an old woman, and laid her stick across the way. “I was there the first time, and I laughed. I have had thirty years to think of it. You have had one afternoon. What is there about you, that one should let you speak again?”',
						'“Permit me,” said {host}. The key was in the lock; {host.they} had set {host.their} back to it. “You were lent one word, and one can see what has been done with that. This place has now had thirty years of somebody’s having spoken out of turn. On what security should we give you another?”',
					],
				},
				{ 'second.reach & flies': '+ Whatever had been free of the air was flags by then, being waved.' },
				'@second.later',
				{
					said: '“And I beg your pardon,” said {hero} to {elder}. “It goes with the word. I had meant to say it first.”',
					'fame & left': '{hero} unpinned the medal, and left it on the bench, among the coats.',
					'laughed & left':
						'“I looked back, this morning,” said {elder}. “You were bowing.” “It hurt less,” said {hero}, “as far as the post.”',
					'laughed & made':
						'“You bowed,” said {elder}, across all those heads, quite mildly. “I should like to be rid of that, to begin with,” said {hero}.',
				},
				{
					'end-custom': [
						'It began with a boy. He wished the dark to be gone, the one under his stairs; it was done for him, by two hundred adults, in one breath, and he went quite white, and grinned. After that they came by tables. They had it shouted at their debts, and at a certain letter. {joker} asked to be rid of knowing what people would laugh at. {host} stood up, and opened {host.their} mouth, and said, “My father,” and had to be helped with the rest. {elder} came last. “I had it a yard too far over,” {elder.they} said. Nobody laughed. They gave it everything that they had. In the stillness afterward there was a very large room with very little in it; and, since somebody had to, {hero} said the other word. There are places where that feast is kept to this day. The children are told that it was planned.',
					],
					'end-with': [
						'{host} undid the gate, and they went through it, and it was shut. It had started to snow. One heard the song for about a mile. “It was not your voice,” said {elder} then. “I knew that it was not. I only wanted somebody to come after me; I should not have minded who.” “Nobody came? The first time?” “There was a light,” said {elder}, “down at the gate. I always thought that it was to see whether I had really gone.” {hero} put the bag down in the snow. It was quite dark, back there, and then, at a great distance, one could see that it was not entirely. “It is there now,” said {hero}. “One does not light a lamp for somebody who has gone.” They looked at it. It was a poor sort of light. They were, the two of them, the whole way back, composing what they would say to it, and had got it down to one word.',
					],
					'end-gone & fame': [
						'“It is a good one,” said {elder}. “I should have known what to do with it. But you are wearing the other one.” {Elder.they} did not say it hardly. The key turned; the old back went out by the gate, a little lower on one side, on account of the bag; and within there was such a cheer, for {hero} had turned round. {They was} witty from then on. {They was} always listened to. It is a trick of the pause, and can be learned. In the ninth year, with the medal worn smooth, {they} had to open the feast again, by general request. {They} stood up on the box, and had them, all of them, so that one could have heard snow; and held it; and held it. Then, with the whole of {their} beautiful voice, across all those heads, to a place beside a post where there was no one, {hero} said it right.',
					],
					'end-gone & performed': [
						'“I thank you,” said {elder}. “That is what I came for, I believe. But I passed by that cart of yours; there is a back lane. You did the other one twice. You did it better the second time.” There was no need to go into it. “I do not hold it against you,” {elder.they} said. “I should only have liked to hear this one from somebody who had no choice of words.” The key turned. {Elder.they} shook hands with {hero}, and went out, without haste; and after a few steps could be heard to stop. “Say it again,” said {elder}, from the dark. {hero} said it. “It carries,” said {elder}. “I could find my way by that, I should think, in weather.” The pennies went for oil. After that there was a lamp at the gate, and somebody beside it, of an evening. It was said once, and not loud. One cannot know how far a thing like that will go.',
					],
					'end-gone': [
						'“I thank you,” said {elder}. “That is what I came for, I believe, though I had thought there would be more of them to say it. But I looked back, you see, this morning.” There was no need to go into it. “One does laugh,” {elder.they} said. “I have laughed at funerals. It is only that it was the last thing I had of the place, both times.” The key turned. {Elder.they} shook hands with {hero}, and went out, without haste; and after a few steps could be heard to stop. “Say it again,” said {elder}, from the dark. {hero} said it. “It carries,” said {elder}. “I could find my way by that, I should think, in weather.” After that there was somebody at the gate, of an evening. It was said once, and not loud. One cannot know how far a thing like that will go.',
					],
					'end-begun': [
						'{elder} said nothing for so long that {hero} thought it had not been heard. “Nobody has ever finished that word,” said {elder}, “to me.” And after some time, “What does one do now?” It had not been foreseen. {host} stood by, with the key, and did a thing that was talked of for years; {host.they} held it out. “I think that this should be with you,” said {host}. “My father would have. He carried it about with him the whole time.” The three of them looked at it. By then it was midnight, and no one unlocked anything. At the front tables they were still calling for {hero}, who found that {they} had nothing to tell them. {They} had been listened to; it had been by one person, who was facing a wall, for one word; and it was a good deal more than {they} had asked for.',
					],
				},
				{
					'performed & end-with':
						'The pennies lay where {hero} had put them, going out, on the post of the gate. They had snow on them.',
					'turned & end-custom': 'There are two flags to it, and the second still has a smear on the last stroke.',
					'performed & end-custom':
						'On the way home {hero} gave the pennies to the boy with the stairs. He wished to know what they were for. “For lamp oil,” said {hero}.',
					'told-joker & end-begun':
						'{joker} took the flags down that night, alone. They were cut up for dusters, and in some houses one can still read, on a good day, the last three letters.',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['elder', 'host'], shows: ['gate', 'key', 'banner'], pose: 'stand', feeling: 'calm' },
		},
	],
};
