import type { ChapterTemplate } from '../../plot.ts';

/** All are afraid of one who only seems a foe. For readers of 12 and up. */
export const foe4: readonly ChapterTemplate[] = [
	{
		titles: ['The Committee of Fear', 'What Everybody Knew', 'Seven Versions of a Monster', 'A Very Thorough Panic'],
		onward: [],
		parts: [
			['{time} {intro} {show}', '{intro} {show} {time}', '{intro} {time} {show}', '{time} {intro} {sense} {show}'],
			[
				'Nobody {placeAt} could talk of anything but {trouble}. It had started a week before, when {trouble} {troubleDid}, and although nobody had actually been hurt, {folk} had slept with the lamps on ever since.',
				'There had been [a remarkable amount of whispering|very little sleep] {placeAt} ever since {trouble} {troubleDid}. {Folk} went about in pairs, carried umbrellas for protection, and lowered their voices whenever they came to the word itself.',
				'{PlaceAt}, meanwhile, ordinary life had come to a halt, because {trouble} {troubleDid}. That had been several days ago, and in the opinion of {folk} it was [only the beginning|merely a warning].',
			],
			[
				'As nobody had gone to look, everybody was an expert. One of {folk} had it on good authority that there were [nine hundred|several thousand] teeth involved, and another, who kept a chart, could prove that it would all be much worse by Thursday.',
				'A public meeting was held, at which the most frightened people spoke the longest. By the end of it, {folk} had agreed upon three facts, all of them horrible, and not one of them had been observed by anybody [in person|who was in the room].',
				'It is in the nature of a story to travel uphill, collecting things. This one had set out as a simple piece of news and had come back with claws, a terrible temper, and [a liking for other people’s cousins|opinions about the government].',
			],
			[
				'{hero} noticed something curious about these stories. They were told by people who had heard them from other people, and if you followed them back, from one kitchen to the next, you always arrived at somebody who had been looking [the other way|under the bed].',
				'Being of an inquiring turn of mind, {hero} had begun to write the stories down, side by side, in [two|three] columns. They did not match. The only thing that they had in common was that everybody who told them enjoyed it, in a shivery way, rather more than they admitted.',
				'“Excuse me,” said {hero}, when there was a gap, “but has anybody asked why it happened?” The question dropped into the meeting like a spoon into a piano. {Folk} turned and stared, as if fear were a family possession and somebody had suggested [selling it|having it cleaned].',
			],
			[
				'{detail} The silence went on for so long that {hero} understood, with a slight sinking feeling, what the answer was going to be. If nobody else intended to go and see, then there was only one person left who could.',
				'“Somebody ought to go and find out,” {hero} remarked, and discovered that it is a dangerous thing to say in front of people who are looking for a somebody. {detail} Before {they} had finished the sentence, it had been carried unanimously.',
				'{detail} It was not precisely courage that decided the matter, because {hero} was every bit as frightened as the others were, but {they} had found that not knowing was worse than knowing, however bad the knowing might be. “I shall go,” {they} said.',
			],
			[
				'One does not pay a visit with empty {hands}, even to a catastrophe. {hero} looked along the shelf and chose {thing}, partly because it was the best thing there, and partly because it seemed so very unlikely that a [monster|villain] would already have one.',
				'“You will need a weapon,” said the oldest of {folk}, solemnly, and pointed to the cupboard. What {hero} took out of it, after some consideration, was {thing}. It could not have hurt anybody, which was exactly [the point|what {they} liked about it].',
				'{Folk} offered {hero} a sword, a saucepan, and a good deal of advice. {They} declined them all as politely as possible and packed {thing} instead, as a present, because in {their} experience nobody had ever been [shouted|frightened] into explaining anything.',
			],
		],
		options: [
			{
				approach: 'clever',
				say: 'Collect every story and compare the details',
				outcome: [
					'{hero} went from one door to the next to collect every story there was, and arranged them in order on the floor. When the impossible ones had been removed, together with those that contradicted themselves, there remained a single sentence, and it was not a frightening one. It said: “Nobody has seen it for long.”',
					'It took an entire notebook to collect them all. {hero} underlined whatever two people agreed upon, and found that there was almost nothing to underline, apart from one small, puzzling detail. Everyone who had been near enough to hear anything had heard something that sounded rather like a sigh.',
				],
				later:
					'The great collection of stories was brought out again, and {hero} read it aloud, to so much laughter that some of it had to be read twice.',
			},
			{
				approach: 'ask',
				say: 'Inquire of the youngest what really happened',
				outcome: [
					'Nobody had thought it necessary to inquire of the youngest, who are generally sent out of the room. {hero} sat down on the floor beside them. “It was unhappy,” one of them explained, with great patience, as one explains a simple matter to an adult. “Anybody could see that who was not running.”',
					'{hero} went to inquire among the youngest of {folk}, who had watched the whole affair through a keyhole, in turns. They had seen no teeth at all. What they had seen was somebody in difficulties. They had mentioned it several times, they added, but everyone had been too busy protecting them to listen.',
				],
				later:
					'The youngest of {folk} remarked, with dignity, that anybody who had bothered to inquire could have known it from the beginning.',
			},
			{
				approach: 'bold',
				say: 'Announce your departure from the top of a table',
				outcome: [
					'{hero} climbed up on a table to announce it, since a thing that has been announced from a table cannot very well be taken back. There was thunderous applause, followed by a thoughtful silence, in which everybody calculated how long they ought to wait before dividing up {their} belongings.',
					'“I announce,” cried {hero}, from the middle of the table, “that I am leaving immediately!” It sounded magnificent. It was only on climbing down again that {they} became aware of {their} own heartbeat, which had evidently not been listening, and had made other arrangements.',
				],
				later:
					'The table from which {hero} had made that announcement has been preserved, although it wobbles, and visitors are permitted to stand on it.',
			},
			{
				approach: 'careful',
				say: 'Prepare for each of the seven likeliest disasters',
				outcome: [
					'{hero} sat up to prepare for the seven likeliest disasters, in alphabetical order, from avalanche to wasps. By the end the luggage was so heavy that it constituted an eighth. But there is a particular calm that comes from having packed a bandage, and {they} set off with quite a steady step.',
					'To prepare properly is half of being brave, and nobody ever puts it in the songs. {hero} prepared ropes, and candles, and a list of polite phrases. {They} packed, unpacked, and packed again, until fear had become so bored with the whole procedure that it went to sleep.',
				],
				later:
					'Of the seven disasters for which {hero} had prepared, none had occurred, and so there were bandages enough to decorate the entire hall.',
			},
			{
				approach: 'kind',
				say: 'Reassure the frightened ones before you leave',
				outcome: [
					'Before leaving, {hero} went to reassure those who were most frightened, and it took rather longer than expected, because they had been waiting for somebody to ask. One by one they told {them} what they were really afraid of. Surprisingly few of the answers had anything to do with monsters.',
					'{hero} did not tell anybody that there was nothing to fear, which never helps. To reassure people, {they} had discovered, you need only sit beside them until their breathing slows. When {they} finally went, somebody pressed a warm bun into {their} {hand}, and nobody used the word “foolish”.',
				],
				later:
					'Those whom {hero} had stayed to reassure were the first to put down their umbrellas, and they reassured the rest.',
			},
			{
				approach: 'silly',
				say: 'Compose a fierce introduction for yourself',
				outcome: [
					'{hero} thought it only sensible to compose an introduction. “I am the Terror of Teatime,” it began, “the Scourge of the Second Shelf.” It continued in that style for eleven verses. By the fifth of them {they} had to stop and lean against something, because it is impossible to be terrified while giggling.',
					'If there was to be a monster, it had better be told whom it was dealing with. So {hero} set about composing a suitable introduction, with thunder in it, and to work on the eyebrows. A child who was passing asked whether {they} had a stomach ache, and kindly offered {them} a peppermint.',
				],
				later:
					'The Terror of Teatime was introduced to the company in full, all eleven verses, and received the loudest welcome of anyone.',
			},
		],
		look: { pose: 'think', feeling: 'curious', with: [], thing: 'near', cameras: ['wide', 'low-angle'] },
	},
	{
		titles: ['The Only Other Volunteer', 'Evidence', 'In the Direction of Danger', 'Company on the Way'],
		onward: [
			'With that behind {them}, {hero} left the last of the locked doors and set out toward the thing that everybody else was hurrying away from.',
			'It did not make the danger any smaller, but it made {hero} somewhat larger, and the proportion is what matters.',
			'So the expedition began, with one member, no map, and an excellent present, which is more than most expeditions can claim.',
		],
		parts: [
			[
				'{arrive} {time} {weather} Beyond this point, according to the stories, nobody had ever been known to [return|smile].',
				'{time} {arrive} {sense} {weather} It looked disappointingly ordinary, considering its reputation.',
				'{weather} {arrive} {sense} {time} So far there had not been a single tooth.',
			],
			[
				'{meet} On learning where {hero} was going, {helper} became extremely still. “I have been intending to go myself,” {helper.they} admitted, “every morning for a week, and every morning I have remembered something important that had to be done at home.”',
				'{meet} “You are walking in the wrong direction,” {helper} pointed out, and so {hero} explained the reason for it, and the present. There was a thoughtful pause. “I should like to see that,” said {helper}, “if only so as to be able to contradict people.”',
				'{meet} {hero} described the purpose of the journey, and waited to be told that it was madness. Instead {helper} nodded slowly. “I ran away when it happened,” {helper.they} said, “and I have been ashamed of it ever since, and I would considerably rather be frightened than ashamed.”',
			],
			[
				'{show} {helper} observed this with interest, as one who is collecting reasons not to turn back, and had so far only had the one.',
				'It is easier to be courageous in company, since each can be courageous on behalf of the other. {show} {helper} declared that it was an education merely to walk beside such a person.',
				'“What are you like when things go wrong?” inquired {helper}, who preferred to know beforehand. {hero} considered the question honestly. {show}',
			],
			[
				'Before long they came upon evidence. In the middle of the way somebody had left a neat little heap of [lost gloves|dropped buttons], sorted into pairs, as if in the hope that the owners might come back for them. {helper} remarked that this was not what one would generally call monstrous.',
				'There was a notice nailed up here, which said DANGER in letters that trembled. Somebody else had come along afterward, very quietly, and had [straightened it|wiped the mud from it]. They looked at it for some time, trying to imagine a monster with a feeling for tidiness.',
				'“Listen,” whispered {helper}. From far ahead came a sound, and it was not at all the sort of sound that had been described at the meeting. It rose, and wavered, and broke off, exactly like a person who has tried to [whistle|say something difficult] and has lost confidence in the middle.',
			],
			[
				'{hero} wrote it down under the heading of Evidence, where it looked rather lonely. {detail} Clearly there was more to be discovered, and the question was how to go about discovering it.',
				'“One fact,” said {hero}, “is worth any number of stories, but two would be better.” {detail} The two friends stood there and discussed how one might properly go about finding the second.',
				'{detail} Whatever lay ahead, it was evidently more complicated than teeth. {hero} had the distinct impression that the truth was somewhere quite near by, waiting to be approached in a suitable manner.',
			],
		],
		options: [
			{
				approach: 'careful',
				say: 'Examine the ground for further evidence',
				outcome: [
					'{hero} stopped to examine the ground, systematically, a square at a time, while {helper} held the notebook. There was surprisingly much to be learned. Somebody had waited here, not once but on several occasions, facing the lighted windows of {folk}, and had each time gone away again without making a sound.',
					'It is remarkable what you find if you examine a place as though it had something to tell you. Here were marks of hurrying, and there of hesitating. Here was a flower, pressed flat, which had plainly been carried for some distance as a gift, and dropped when somebody screamed.',
				],
				later:
					'Because {hero} had taken the trouble to examine everything, there was an answer ready for each objection, with a page number.',
			},
			{
				approach: 'bold',
				say: 'Head directly for the mysterious sound',
				outcome: [
					'“We shall head directly for it,” declared {hero}, before either of them could think of an alternative. The sound grew louder, which was alarming, and then softer, which was considerably worse. But it never came toward them. Whenever they advanced, it was the sound that retreated.',
					'{hero} proposed to head directly for the sound, on the principle that a straight line leaves the least room for second thoughts. It led them through mud, and nettles, and something that {helper} preferred not to identify. The nearer they came, the more it resembled somebody sniffing.',
				],
				later:
					'When everybody else was still hesitating, {hero} headed directly for the heart of the matter, as {they} had learned to do.',
			},
			{
				approach: 'clever',
				say: 'Experiment with one of the stories',
				outcome: [
					'According to story number four, it could not endure music. “Then let us experiment,” said {hero}, and sang three verses of something simple. They waited for the explosion. There was none, but from a considerable distance came a low, uncertain noise, which was, beyond any doubt, joining in with the chorus.',
					'{hero} believed in experiment. They selected the story that it devoured whatever was left lying about, set out a sandwich, and withdrew. On their return the sandwich was untouched, except that somebody had covered it, considerately, with a leaf, to keep it from drying out.',
				],
				later:
					'Thanks to that single experiment, {hero} knew which of the stories could be thrown away, and it was nearly all of them.',
			},
			{
				approach: 'kind',
				say: 'Leave a friendly message where it will be found',
				outcome: [
					'They resolved to leave a message. It was {helper} who found the pencil and {hero} who found the words: “We are not angry with you, and would very much like to understand.” When they glanced back from the next bend, the message had disappeared, and in its place lay a perfectly round stone.',
					'{hero} spent a long time on the message, because it is difficult to be friendly to somebody whose name you do not know. It began “Dear Whoever”, and they left it in a dry spot. Whether it was read they could not tell, but from then on the silence had a different quality, as if it were thinking.',
				],
				later:
					'The friendly message that {hero} had left was there as well, in a frame, with its corners worn quite soft from being read.',
			},
			{
				approach: 'silly',
				say: 'Impersonate a pair of harmless old ladies',
				outcome: [
					'“Nobody,” said {hero}, “hides from two old ladies.” They proceeded to impersonate them, with shawls, and a quantity of remarks about the price of eggs. {helper} turned out to have an extraordinary gift for it. Something followed them along behind the bushes for quite half a mile, apparently out of interest in the eggs.',
					'It was their intention to impersonate old ladies for only as long as necessary, but the parts were so enjoyable that they kept them up for an hour. “My poor knees, dear!” wailed {hero}, and a third voice answered wistfully that it had them as well. By the time they had realized, and looked around, there was nobody to be seen.',
				],
				later:
					'The two harmless old ladies put in a final appearance, by popular request, and complained superbly about the eggs.',
			},
			{
				approach: 'ask',
				say: 'Seek the opinion of whoever lives nearest',
				outcome: [
					'They went to seek the opinion of the nearest householder, who was chopping onions and did not stop. “I could not honestly say,” was the reply. “It leaves me alone, and I leave it alone, and neither of us has had a conversation since spring. I suppose that may have been a mistake.”',
					'{hero} decided to seek a local opinion, and knocked at the only door for miles. A very old person opened it by the width of a nose. “If you are the ones who scream,” the old person said, “please do it elsewhere, but if you are the ones who listen, then you have certainly taken your time.”',
				],
				later:
					'The householder whose opinion {hero} had been the first to seek now had opinions on every subject, and had evidently been saving them.',
			},
		],
		look: { pose: 'walk', feeling: 'curious', with: ['helper'], thing: 'away', cameras: ['two-shot', 'bird-eye'] },
	},
	{
		titles: ['By Order of Everybody', 'The Barrier', 'Regulations', 'No Admittance'],
		onward: [
			'{helper} declared that {helper.they} was now almost entirely convinced, and only frightened from the knees down.',
			'With every step the monster of the meeting became less probable, and the real thing, whatever it was, became more interesting.',
			'It was no longer a matter of duty. They both wanted to know, and curiosity is a far better engine than courage.',
		],
		parts: [
			[
				'{together} {time} {weather} They had expected nobody here, and that turned out to be [optimistic|a mistake].',
				'{time} {together} {sense} {weather} It was the last place before the unknown, and somebody had been left in charge of it.',
				'{weather} {time} {together} {sense} They were not the only ones who had come so far.',
			],
			[
				'Across the way stood a barrier, newly painted, and in front of the barrier, with a whistle and a very large hat, stood {friendA}. “{friend},” said the badge. “Nobody is permitted beyond this point,” {friend.they} announced, “for their own safety, and by order of everybody.”',
				'Furniture had been heaped up from one side to the other, wardrobes and all, and on the top of it sat {friendA}. “I am {friend}, the official guard,” {friend.they} called down, in a voice that was [intended|meant] to be deeper. “You are requested to be afraid and go home.”',
				'A rope had been stretched across, and behind the rope, walking up and down with small, regular steps, was {friendA}. It was {friend.their} duty to let no one through, and {friend.they} did it with enormous care. “{friend},” {friend.they} said, “on behalf of the public,” and showed them [a certificate|an armband].',
			],
			[
				'“May we at least ask what it has actually done to you?” said {hero}. {friend} opened {friend.their} mouth, consulted a leaflet, which did not appear to cover the question, and closed it again. {show}',
				'{show} {friend} had been instructed to expect hysterical persons, and there was nothing in the regulations about calm ones. “You really ought to be running,” {friend.they} said, almost pleading.',
				'{helper} wanted to know whether the guard had ever actually seen it. “I have stood with my back to it for six days,” replied {friend}, with a certain pride, “because that is what a guard is for.” {show}',
			],
			[
				'Looked at closely, {friend} was worn out. The hat was too large, the whistle had never been blown, and there were dark rings under {friend.their} eyes. {hero} thought that it must be a lonely business, protecting people from something, when [none of them|nobody] ever comes to see how you are.',
				'It occurred to {hero} that {friend} was by far the most frightened person they had met, and had been put, for that very reason, [exactly where it was worst|nearest to it]. {Friend.they} jumped at every noise. {Friend.they} also, one could not help noticing, kept glancing at the bag with the sandwiches.',
				'{hero} asked whether {friend} had been chosen for this. “I was standing at the back,” {friend} confessed, “and everybody else took one step backward [a little faster|rather promptly].” It is a common way to become a hero, and {friend.they} had been doing {friend.their} best with it.',
			],
			[
				'{detail} All the same, a rule was a rule, and this one had been signed by every one of {folk}, with a seal. {friend} was not somebody who could lightly disobey a seal, and there would have to be a better way.',
				'Just then there was a movement, somewhere behind the barrier, and all three of them very carefully did not look at it. {detail} {friend} gave them a significant look. It was evident to {hero} that they had to get past, and just as evident that it would not be right to push.',
				'“I cannot let you go on,” said {friend}, “and I cannot tell you how much I wish that somebody would.” {detail} It was practically an invitation, but it was one that required a certain amount of tact.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Relieve {friend} of duty for one good sleep',
				outcome: [
					'“You are relieved,” said {hero}, who had heard that this is the expression. {friend} protested for as long as it takes to lie down, and they kept the watch for {friend.them} the whole time, hat and all. On waking, {friend.they} looked at the barrier as if it belonged to a bad dream, and lifted one end of it without a word.',
					'In six days nobody had offered to relieve {friend}, or had even brought {friend.them} a cushion. {hero} did both. There was a moment of astonishment, and after that a great deal of snoring. “I see things differently now,” {friend.they} said afterward, with {friend.their} mouth full, and held the rope up for them to go under.',
				],
				later:
					'When it grew late, {friend} insisted on relieving {hero} of every duty in turn, and would not hear a word against it.',
			},
			{
				approach: 'clever',
				say: 'Study the regulations for an exception',
				outcome: [
					'{hero} requested permission to study the regulations, all forty pages, and {friend}, who had never met anybody that was interested, pulled up two chairs. On page thirty-one there was an exception, for “persons delivering presents”. {hero} held up {thing}. Nobody could possibly argue with that, and {friend} did not attempt to.',
					'It pays to study the small print, where the truth generally lives. “No person shall go through in a state of panic,” read {hero}, aloud, in a voice of perfect calm. {friend} went over the paragraph twice, forward and backward, until a slow, delighted smile appeared under the hat.',
				],
				later:
					'A study of the new regulations, all one page of them, revealed only a single line: everybody is an exception.',
			},
			{
				approach: 'bold',
				say: 'Explain that you are going, whatever the rule says',
				outcome: [
					'{hero} did not raise {their} voice. {They} merely went on explaining, quite pleasantly, that they were going through, that {friend} was of course free to blow the whistle, and that nobody would think any less of {friend.them}. {friend} raised the whistle to {friend.their} lips, and stood like that for some time, and finally put it away.',
					'“I respect the rule,” {hero} began to explain, “but I was not there when it was made, and neither was the one it is about.” It took all the boldness that {they} had. {friend} thought it over. It was possibly the first time that anyone had ever explained anything to {friend.them}, instead of merely ordering it.',
				],
				later:
					'It took {hero} only a moment to explain, and the explanation was accepted, as it had been once before, at the barrier, by somebody in a hat.',
			},
			{
				approach: 'ask',
				say: 'Persuade {friend} to escort you officially',
				outcome: [
					'“What we require,” said {hero}, “is an official escort.” It needed surprisingly little to persuade {friend}, who had dreamed of escorting somebody ever since the hat arrived. {Friend.they} locked the barrier behind them with great ceremony, and only then noticed on which side of it {friend.they} was standing.',
					'{hero} set out to persuade {friend} that a guard who stays behind is guarding nothing. “But if you escort us, then we are never out of your sight.” There was a flaw in this somewhere, and {friend} searched for it conscientiously, all the way through the gate and a good distance up the other side.',
				],
				later:
					'“I was persuaded from the first,” {friend} assured everybody, “and I escorted them officially, with my eyes open, most of the time.”',
			},
			{
				approach: 'careful',
				say: 'Slip past during the changing of the hat',
				outcome: [
					'At intervals {friend} took off the enormous hat, turned it round, and put it on again, and while that was going on {friend.they} could not see a thing. It was just long enough to slip past, provided that nobody sneezed. They slipped, nobody sneezed, and a small voice from inside the hat advised them to be careful.',
					'They watched until they had learned the routine, and then waited for the changing of the hat, during which there are eleven seconds of darkness. It was sufficient to slip past on tiptoe. When {friend} emerged, {friend.they} remarked loudly, to nobody, that {friend.they} had noticed nothing whatever and wished them luck.',
				],
				later:
					'There was one last changing of the hat, when {friend} took it off for good, and a family of mice slipped in to live there.',
			},
			{
				approach: 'silly',
				say: 'Disguise yourselves as a delivery of furniture',
				outcome: [
					'It is not easy to disguise oneself as a sideboard, but {hero} had the shoulders for it, in a manner of speaking, and {helper} made a convincing lamp. “Delivery,” announced the lamp. {friend} signed for them both. It was only when the sideboard hiccuped that {friend.they} began to laugh, and could not stop, and waved them through.',
					'“More furniture for the barrier?” asked {friend}, as the two of them shuffled up in disguise, beneath a tablecloth. “For beyond it,” replied the tablecloth, in a muffled voice. {friend} had not laughed for six days, and it all came out together. One cannot stop people in the name of the law with tears of laughter running down.',
				],
				later:
					'The sideboard and the lamp were much admired, and {friend}, who had seen through the disguise, was asked to be a hat stand.',
			},
		],
		look: {
			pose: 'stand',
			feeling: 'determined',
			with: ['helper', 'friend'],
			thing: 'away',
			cameras: ['over-shoulder', 'wide'],
		},
	},
	{
		titles: ['An Excellent Plan', 'The Noise', 'Worse Than Before', 'How Not to Do It'],
		onward: [
			'So the barrier was behind them, and {friend}, who could not bear to be left alone with it, came too.',
			'It was more than {friend} could resist, and {friend.they} came hurrying after them, holding on to the hat.',
			'That made three of them, and {friend} brought the whistle along, in case there should be any need of it.',
		],
		parts: [
			[
				'{time} {together} {weather} {friend} had not looked in this direction for a week, and did so now [between two fingers|with one eye].',
				'{together} {weather} {time} Nobody had set foot here since it all began, and {friend} walked as if the ground might object.',
				'{weather} {together} {time} Somewhere just ahead was the thing itself, and {friend} had stopped talking about regulations.',
			],
			[
				'“I have been working on a plan,” {friend} confided, “during the nights.” It was a plan for making such an appalling noise that nothing could possibly endure it. {hero} was doubtful. But {friend} had carried a saucepan and two trumpets the whole way, and looked so hopeful that [it was hard to refuse|nobody liked to refuse].',
				'It was {friend} who suggested the noise. “Everyone agrees that it has to be frightened away,” {friend.they} argued, “and I possess a whistle.” {hero} had a definite feeling that this was the wrong way round. Unfortunately it was only a feeling, while the whistle was an actual [object|fact], and so the whistle won.',
				'The committee, it turned out, had supplied {friend} with equipment: rattles, lids, and a horn that had to be blown by two. “We simply make more noise than it does,” {friend.they} explained. {hero} hesitated, and did not speak up, and was [sorry|ashamed] about it for a long time afterward.',
			],
			[
				'They counted to three and let it go. {sound} For one magnificent instant it appeared to have worked. Then all that had been wrong before was suddenly wrong twice over, faster and louder, and the three friends were lying flat on the ground with their {hands} over their heads.',
				'{sound} It was certainly a noise. It rolled away into the distance, turned round, and came back with reinforcements. What {trouble} had done before was nothing in comparison with [this|what happened next], which was the same again, only more of it, and wilder, and in every direction.',
				'What followed was not at all what had been intended. {sound} Instead of fading away, {trouble} grew immediately and terrifyingly worse, as a fire does when somebody [fans it|flings a coat at it]. {friend} dropped the whistle. For once the stories would have been an understatement.',
			],
			[
				'And in the midst of it {hero}, who had dared to look up, saw what it was that they had done. {They} recognized that wild, blind rushing about, because {they} had known it from the inside. It was what happens when somebody is frightened already, and is then [shouted|screamed] at by three strangers with saucepans. {detail}',
				'{detail} There are moments when a whole picture turns upside down and is suddenly the right way up. All this time everybody had been asking how to stop being afraid of {trouble}. It had not occurred to a single person that the fear might be [pointing|running] in the other direction.',
				'“Stop it immediately!” shouted {hero}. “Nothing is attacking us here, except ourselves!” {detail} {They} flung down the saucepan, which rolled away with a last, apologetic clang. It came to {them}, quite coldly, that in the story of this day, as told by the other side, the monsters were [themselves|the ones with trumpets].',
			],
			[
				'Nobody moved while the echoes died away, one after another, and what was left behind was very quiet and very sad. “I have made everything worse,” said {friend}, in a small voice. {hero} thought that this was perfectly true, and that it would help nobody to say so.',
				'“I only wanted them to be pleased with me,” said {friend}, and sat down on the hat. {helper} patted {friend.them}, without much conviction. Something had to be done to put it right, and since nobody else was going to begin, {hero} got slowly to {their} feet.',
				'{friend} was close to tears, and {helper} was no longer certain about anything. In the silence {hero} could hear, unmistakably, the sigh that the stories had mentioned. It would have been the easiest thing in the world to creep away, but {they} remained, and tried to think.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Apologize, in a whisper, for the noise',
				outcome: [
					'{hero} went a few steps nearer and began to apologize. It is a delicate thing to do in a whisper, with no idea of who is listening, but {they} took trouble over it, and left out nothing, not even the second trumpet. When {they} had finished, the air itself seemed to unclench.',
					'“I apologize,” whispered {hero}. “We were afraid, and we behaved as frightened people do, and it was we who did the frightening.” It had to be repeated several times. At the third apology {friend} joined in, and at the fourth there was silence, of the sort that means somebody is paying attention.',
				],
				later:
					'There was a general apology from {folk}, in a whisper, as {hero} had shown them, and it did more good than a brass band.',
			},
			{
				approach: 'careful',
				say: 'Lower every light and remain perfectly still',
				outcome: [
					'They put down all that they had brought, lowered the lights one after another, and remained perfectly still in the gloom. It was, {helper} said later, the longest half hour of {helper.their} career, but stillness is catching. Little by little, whatever had been rushing about slowed down, and came, as it were, to a stop beside them.',
					'“Lower the lights,” murmured {hero}, “and remain exactly where you are.” To do nothing at all is extraordinarily difficult when everything inside you wishes to do something. They managed it between them. By the time {friend} had counted to a thousand, the dark had become quite friendly, and it was breathing evenly.',
				],
				later:
					'At a sign from {hero} every light was lowered, as it had been that other time, and in the stillness nobody was afraid any more.',
			},
			{
				approach: 'silly',
				say: 'Serenade it with the gentlest nonsense you know',
				outcome: [
					'{hero} could think of nothing more harmless than a serenade, and of no serenade more harmless than the one about the turnip and the duchess. It has nine verses and not a grain of sense. By the fourth of them the uproar had dwindled to a rumble, and by the last the rumble was very nearly in tune.',
					'Nobody has ever been threatened by the word “turnip”. That was the theory on which {hero} began to serenade the darkness, with {helper} providing the part of the duchess. It was received at first with suspicion, and afterward with something that could only be described as a request for more.',
				],
				later:
					'The serenade of the turnip and the duchess was performed by the entire company, in four parts, with real feeling.',
			},
			{
				approach: 'bold',
				say: 'Advance alone with both {hands} open',
				outcome: [
					'“Wait for me here,” said {hero}, and began to advance, quite slowly, with both {hands} open, so that anybody could see that there was no saucepan in them. It was thirty paces. At every one of them {they} expected to be sorry. At the thirty-first {they} found that {they} had arrived, and that nothing had been waiting to bite.',
					'{hero} had supposed that to advance alone would feel heroic, and in reality it felt like being peeled. But {they} kept {their} {hands} open and {their} eyes on the path, and somewhere in the middle of the silence something made up its mind as well, and let {them} come.',
				],
				later:
					'Somebody had to advance alone, and {hero} knew how it is done: with open {hands}, and one pace at a time.',
			},
			{
				approach: 'clever',
				say: 'Observe where it always returns to',
				outcome: [
					'Instead of hiding, {hero} began to observe. There was a pattern in all that confusion, if you were patient: whichever way it went, it always returned to the same place, as a tongue returns to a sore tooth. “That is where the reason is,” {they} announced, “and we have been looking at the wrong end of it.”',
					'To observe a thing properly you have to forget, for a time, that it is happening to you. {hero} managed to forget, and made a small drawing. Every line in it went out and came back again, and all of them crossed at a single point, which {they} tapped significantly with {their} pencil.',
				],
				later:
					'{hero} had once observed what everybody else was too busy to see, and {they} did not stop observing now.',
			},
			{
				approach: 'ask',
				say: 'Entreat {friend} to hold the others back',
				outcome: [
					'There were lights in the distance already, and voices, for {folk} had heard the noise and were coming with rakes. “{friend},” said {hero}, “I entreat you, hold them back for one hour.” Nobody had ever entreated {friend} to do anything. {Friend.they} picked up the hat, punched it into shape, and marched off to be an obstacle.',
					'It was {friend} whom they had to entreat, since {folk} would listen to nobody without a hat. “Tell them whatever you like,” said {hero}, and {friend} wiped {friend.their} nose and rose to the occasion. Presently a whistle could be heard, far off, blown for the very first time, and on the right side.',
				],
				later:
					'For a whole hour {friend} had held back the crowd at {hero}’s entreaty, and it was {friend} who now gave it leave to come.',
			},
		],
		look: {
			pose: 'reach',
			feeling: 'worried',
			with: ['helper', 'friend'],
			thing: 'away',
			cameras: ['low-angle', 'wide'],
		},
	},
	{
		titles: ['The Other Side of the Story', 'What Nobody Had Asked', 'The Reason', 'At the Heart of It'],
		onward: [
			'Then everything grew calm, more completely than it had been for a week, and the way to the middle of it lay open.',
			'It was as if a knot had been waiting for somebody to stop pulling, and the uproar sank lower and lower until it was over.',
			'Something gave way, quite gently, like a door that was never locked in the first place, and after that they could go on.',
		],
		parts: [
			[
				'{together} {time} {weather} Here, at the heart of the whole affair, there was nothing to be seen of [a monster|any kind of villain].',
				'{time} {together} {weather} This was where every story had started, and no story had ever described it.',
				'{weather} {together} {time} They stood where nobody had stood before, and it was merely [quiet|sad].',
			],
			[
				'And so, simply by standing there and paying attention, {hero} discovered the truth about {trouble}: {troubleFrom}. That was absolutely all. It would have fitted on a postcard, and nobody had ever thought of [asking for|sending] one.',
				'This, then, was the great secret of {trouble}: {troubleFrom}. {hero} said it over to {themself} twice, to make certain that there was nothing left out. It was such a small reason, and such an enormous quantity of fear had been [piled|built] on top of it.',
				'“Oh dear,” said {hero}, after a considerable silence, for there was no wickedness in {trouble} and there never had been. There was only this: {troubleFrom}. The whole of it could have been explained to a child in a single breath, provided that there had been anyone [to explain it|who wished to know].',
			],
			[
				'{helper} sat down rather suddenly. “We have had a whole week of umbrellas,” {helper.they} said, “when any of us could have put it right, simply by coming here!” {detail} They looked at one another, and it was difficult to know whether to laugh.',
				'{detail} It is a peculiar sensation, when a fear that you have carried about for days turns out to be empty. One feels lighter, naturally, but also somewhat ridiculous, like a person who has been [wrestling with|in battle with] a coat.',
				'“I have stood guard against that,” said {friend}, slowly, “for six days and six nights,” and looked inside the enormous hat, as though the explanation might be there. {detail} Nobody reproached {friend.them} for it, because in one way or another they had all been wearing one.',
			],
			[
				'{hero} unpacked {thing} and set it down in the very middle, where it could not be overlooked. It was not a solution, only a present. But it was the first thing in all that time which had been brought and not thrown, and one could [feel|tell] that it had made a difference.',
				'It was the moment for the present. With a little bow, feeling both foolish and perfectly serious, {hero} put down {thing} where it could be seen from every side. “With our compliments,” {they} said, “and our regrets.” And [gradually|little by little] the last of the strain went out of the air.',
				'Then {hero} remembered {thing}, which had been carried all that way at the bottom of the bag. {They} placed it carefully in the middle of everything, and stepped back. As an answer it was not [complete|sufficient], but it was at least an answer, when all that had gone before was noise.',
			],
			[
				'What still had to be done required more than three pairs of {hands}. It would take all of {folk}, with ladders, goodwill, and open minds, and it was the third of these that worried {hero}, because somebody would have to go and tell them.',
				'“We cannot possibly finish this alone,” {hero} concluded, “because it will take everybody.” {helper} pointed out, with a hollow laugh, that everybody was hiding under a table. That was unfortunately the case, and the question was how to get them out from there.',
				'To put it right for good would be simple enough, so long as all of {folk} came and helped, and that was just the difficulty. You cannot argue people out of a fear that they have grown fond of, and {hero} would only get one opportunity to try.',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Interrupt the committee with the plain truth',
				outcome: [
					'The committee was in session, and {hero} resolved to interrupt it. {They} went in by the front, without knocking, straight to the table with the green cloth, and told the plain truth in four sentences. There was a gasp, although it was not clear whether they were shocked by the truth or by the interruption.',
					'“I am sorry to interrupt,” said {hero}, who was not sorry in the least. The plain truth took less than a minute, and sounded, among all those minutes and motions, like somebody opening a window. Several people drew their collars closer. But several others, toward the back, sat up.',
				],
				later:
					'“Permission to interrupt,” called the chairman, when it was over, and led three cheers for {hero} and the plain truth.',
			},
			{
				approach: 'kind',
				say: 'Confess how frightened you were yourself',
				outcome: [
					'{hero} did not lecture anybody. {They} only began to confess, in an ordinary voice, exactly how frightened {they} had been, including the part with the trembling, and how it had felt when it stopped. A number of people looked up. It is rare to hear someone confess to what you had believed was only wrong with you.',
					'“I have something to confess,” said {hero} to all who had come. “I was never brave, and I shook so badly that I could hear the buttons.” In the silence that followed a large person in the second row admitted to having slept in a bathtub since Monday, and after that the confessions came from all sides.',
				],
				later:
					'Since {hero} had been the first to confess to being frightened, nobody was ashamed of having trembled, and hardly anybody still did.',
			},
			{
				approach: 'clever',
				say: 'Arrange a demonstration that anyone may check',
				outcome: [
					'{hero} had no intention of being believed. {They} preferred to arrange a demonstration: three simple facts, laid out upon a tablecloth, with a magnifying glass, so that anybody could check them personally. The first to come forward did it in order to prove {them} wrong, and stayed there for a very long time.',
					'“Kindly do not take my word for it,” {they} said. {hero} had spent an hour to arrange the demonstration, with labels, and arrows, and {helper} in the role of the public. It was so clear that a child could follow it, and a child did, and turned round and explained it to the committee.',
				],
				later:
					'The demonstration that {hero} had arranged went so smoothly that a professor, who had come to object, asked for a copy.',
			},
			{
				approach: 'silly',
				say: 'Stage the whole affair as a puppet play',
				outcome: [
					'They resolved to stage it, with socks. {hero} played the part of {folk}, all of them, in a variety of silly voices, and {helper} was the monster. The audience laughed heartily at the foolish, frightened socks. It was only toward the end that the laughter changed, as people recognized their own [hats|voices].',
					'A puppet may say what a person may not. {hero} was able to stage the entire week in a quarter of an hour, noise and all, with a spoon for the committee. When the monster, which was a mitten, sat down by itself and sighed, there was suddenly not a sound to be heard in the house.',
				],
				later:
					'The puppet play was staged once more, with the original mitten, and there was hardly a dry handkerchief left.',
			},
			{
				approach: 'ask',
				say: 'Challenge each of them to give one hour',
				outcome: [
					'“I challenge you,” said {hero}, “every one of you, to give me a single hour. If at the end of it you are still afraid, I will never mention the subject again.” It is hard to turn down a challenge as small as that in front of everybody you know. There was grumbling, but there was also the sound of people looking for their boots.',
					'{hero} went round and put the challenge to each of {folk} in person, since a crowd can say no so much more easily than anybody in it. One hour, that was all. “I have wasted a hundred of them already,” an old man reflected, “under a table,” and went to look for a hat.',
				],
				later:
					'The challenge had been for a single hour, but by now nobody was looking at the clock, and {hero} did not remind them.',
			},
			{
				approach: 'careful',
				say: 'Lead a small party up to look from far off',
				outcome: [
					'There was no need to begin with everybody. {hero} chose to lead a small party, the five least frightened, to a spot from which they could look on in perfect safety. They lay in a row and looked, and for a long time no one said anything, and then somebody whispered, in quite a different tone, “But that is all it is.”',
					'{hero} offered to lead them only as far as they wished to go, and to stop whenever anybody asked. It was a small party, and it stopped eleven times. But each stop was a little nearer than the last one. A thing that one has looked at eleven times, from behind a friend, has very few secrets left.',
				],
				later:
					'The small party that {hero} had led to look on from a distance now led all of the others, and there was no more stopping.',
			},
		],
		look: {
			pose: 'point',
			feeling: 'surprised',
			with: ['helper', 'friend'],
			thing: 'near',
			cameras: ['two-shot', 'close-up'],
		},
	},
	{
		titles: ['Nobody Believes It', 'The Hardest Crowd', 'One Against Everybody', 'The Silence of {friend}'],
		onward: [
			'That got {hero} a hearing, at any rate, and a hearing was more than anyone had been given in a week.',
			'It was sufficient to make {folk} come out, and stand in a crowd, and look doubtful.',
			'So {folk} gathered to hear the rest of it, with their arms folded, as people do who have already decided.',
		],
		parts: [
			[
				'{together} {time} {weather} {Folk} stood waiting, packed together, and there was not a friendly face in the [front row|first three rows].',
				'{time} {together} {weather} Everyone had come, and most of them had brought [rakes|brooms], to be on the safe side.',
				'{weather} {together} {time} It looked as though all of {folk} were there, and they had saved a place in the middle for somebody to be [wrong|laughed at] in.',
			],
			[
				'{hero} told them everything, and they did not believe a word of it. “That,” said the person with the chart, “is precisely what it would like us to think,” and there was a murmur of agreement. It was extraordinary, how reluctant people were to be informed that they were [safe|mistaken].',
				'When {hero} had finished, nobody applauded. “A touching story,” said a voice, “but we have had our own stories for a week, and we prefer them.” There was a mutter of approval, and several people took [a firmer grip on their rakes|half a step backward], as if the truth might be catching.',
				'It ought to have been a tremendous relief to them. Instead {folk} became angry, quite quietly, as people do when you remove something around which they have arranged their [whole lives|furniture]. “And why,” somebody inquired, “should we listen to anyone who is only {typeA}?”',
			],
			[
				'“{friend} was there with us,” said {hero}, “and saw exactly what we saw.” All eyes turned to {friend}, who looked at the crowd, and at the hat, and then at the ground, and mumbled something about having had {friend.their} back to it. It was the loneliest moment that {hero} had ever known, and it seemed to continue indefinitely.',
				'{hero} turned round and appealed to {friend}, who had been there from the beginning. But {friend} had gone as white as paper. To speak now would mean that six days on guard had been for nothing, and the hat as well. “I really could not say for certain,” {friend.they} whispered, without meeting anybody’s [eye|gaze].',
				'There was a single witness whom all of them would have trusted, on account of the badge, and everybody waited for {friend} to speak. {friend} got as far as taking a breath. Then {friend.they} noticed how many faces there were, and thought better of it, and pulled the hat down [over both ears|as far as it would go].',
			],
			[
				'For an instant {hero} actually wondered whether they might be right, since so many people could hardly be mistaken. {detail} How restful it would have been, simply to agree with everyone! But {they} remembered the silence at the heart of it all, and knew that it was no longer possible.',
				'{detail} “You might at least have said something,” {hero} told {friend}, more sharply than {they} had intended, “since you are the one they listen to.” It was unkind, besides being true, and {friend} flinched as if at a blow, and {hero} was immediately sorry to have said it.',
				'So that was what it cost to know a thing that nobody else wished to. {hero} felt the whole weight of all that disbelief, and {their} own voice seemed to have become very small. {detail} {helper} moved up close beside {them}, without a word, and it was the best thing that anyone could have said.',
			],
			[
				'Then there was a slight disturbance, and a large hat came sailing through the air and landed in front of {hero}. “I did see it,” said {friend}, bareheaded, in a trembling voice. “I saw everything, only I was too much of a coward to admit it, and {hero} is perfectly right. All of us have been afraid of nothing.”',
				'And it was just then that a whistle was blown, so loudly that everyone jumped. “I should like to correct my statement,” announced {friend}. “I was present, my eyes were open, and it is exactly as {hero} has described it.” {Friend.they} was trembling from head to foot, and had never looked so much like a guard.',
				'Then somebody in the crowd asked them to wait, and it was {friend}, walking out to the middle, where {hero} was, which seemed to take an extraordinarily long time. “I would rather be laughed at in your company,” {friend.they} declared, “than be thanked for a lie. I was there, and it is true.” And {friend.they} handed in the badge.',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Turn around and lead the way without waiting',
				outcome: [
					'There was nothing more to say, and so {hero} did not say it, but only turned around and began to lead the way, without once looking to see who followed. For twenty steps there was no sound but {their} own feet. Then there were four feet, and six, and after that one could no longer count them.',
					'“We are going to put it right,” said {hero}, “and anyone may come.” {They} turned around, with {helper} on one side and {friend} on the other, and led off. It takes very little to turn a crowd into a procession. All it needs is for somebody in the third row to be more curious than cross.',
				],
				later:
					'Nobody had believed that {hero} could lead so many by simply turning around, but the line of them now reached out of sight.',
			},
			{
				approach: 'kind',
				say: 'Forgive {friend} aloud in front of everyone',
				outcome: [
					'“I forgive you,” said {hero}, aloud, in front of them all, “and I should like you to forgive me, because I was unjust.” They shook {hands} on it. It had a curious effect upon the crowd. If one could be wrong in public, and be forgiven for it on the spot, then perhaps it was not quite so dangerous to be wrong.',
					'{hero} picked up what {friend} had thrown away and handed it back. “There is nothing to forgive,” {they} said, loudly enough to be heard by everyone, “for it is far harder to change your mind up here than it ever was to walk up there.” A few people cleared their throats, and somebody put down a rake.',
				],
				later:
					'It had been so pleasant to see somebody forgiven aloud that {folk} could not get enough of it, and forgave each other for things going back to the spring.',
			},
			{
				approach: 'clever',
				say: 'Propose a wager that they cannot lose',
				outcome: [
					'“I propose a wager,” said {hero}. “If you come and look, and I am wrong, I shall polish every shoe in the place for a year, and if I am right, then you will have no monster.” {Folk} examined this from all sides, in search of the catch. It was the first wager in history by which both parties were certain to be better off.',
					'{hero} knew that nobody likes to be persuaded, but that nearly everybody likes a bargain, and therefore had a wager to propose. {They} offered a hundred puddings against a single glance. The person with the chart worked it out on paper, twice, and was obliged to admit that the odds were very attractive.',
				],
				later:
					'The wager that {hero} had dared to propose was settled on the spot, in puddings, and both sides insisted on paying.',
			},
			{
				approach: 'silly',
				say: 'Award medals for the most imaginative story',
				outcome: [
					'Rather than argue, {hero} began to award medals, which were bottle tops, for the most imaginative story. The thousand teeth took the silver. By the time that the gold was presented, to the lady with the flying cupboard, everyone was laughing so hard that it would have been quite impossible to go back to being terrified.',
					'“The jury has decided,” announced {hero}, “to award the first medal to the gentleman who heard it recite poetry.” The gentleman came forward, blushing, and bowed. It dawned upon {folk}, one after another, that if the stories could be given prizes, then they must have been made by somebody, and that it had been themselves.',
				],
				later:
					'There was one more medal to award, and it was pinned on {hero} by the lady with the flying cupboard, in recognition of having invented nothing at all.',
			},
			{
				approach: 'careful',
				say: 'Answer each objection slowly, one at a time',
				outcome: [
					'{hero} sat down on the ground and invited the objections to form a line. Then {they} began to answer them, slowly, one at a time, as thoroughly as if each were the only one. It took ages. But an objection that has been properly answered cannot very well go to the back and stand in line again, and at last there was nobody left.',
					'“And the claws?” “I will answer that,” said {hero}, and did, and after it the teeth, and the matter of the cousins. {They} did not hurry anybody. When the last question had been answered, the one who had asked it stood there for a little while, quite at a loss without it, and then offered to carry something.',
				],
				later:
					'There was an answer for everything by now, and when {hero} had to pause for breath, {folk} answered one another.',
			},
			{
				approach: 'ask',
				say: 'Appeal to the oldest person present',
				outcome: [
					'{hero} decided to appeal to the oldest person present, who had been asleep, or had appeared to be. “I remember something of the kind,” the old voice said, after thought, “when I was six. We were told to hide. I have always wondered what would have happened if one of us had not. Somebody lend me an arm.”',
					'It was to the oldest of them all that {hero} chose to appeal. “You have seen a great many fears,” {they} said, “and I wonder what generally became of them.” There was a dry little laugh. “They went out of fashion,” replied the oldest, “so come along, all of you, for I am too old to be frightened, and much too curious to wait.”',
				],
				later:
					'The oldest person present, to whom {hero} had appealed, was carried in on a chair, waving, and remembering things at the top of a cracked voice.',
			},
		],
		look: { pose: 'stand', feeling: 'sad', with: ['helper', 'friend'], thing: 'away', cameras: ['low-angle', 'wide'] },
	},
	{
		titles: ['A Place at the Table', 'The End of the Panic', 'Many {hands}', 'The Long Table'],
		onward: [
			'And {folk}, who had never in their lives agreed upon anything, agreed, with some embarrassment, to come and see.',
			'There was a shuffling of feet, and then somebody in the middle remarked that it could not possibly do any harm to look.',
			'It was like the first crack in the ice. Nobody admitted to having been wrong, but everyone began to move in the same direction.',
		],
		parts: [
			[
				'{time} {together} {weather} {Folk} came crowding after, looked, and looked again, and one could hear the whole week’s worth of fear go out of them in a single [breath|sigh].',
				'{together} {time} {weather} Behind them came {folk}, on tiptoe, holding on to one another, and then, by degrees, not holding on at all. “Is that it?” somebody murmured. “Is that really [all|the whole of it]?”',
				'{weather} {time} {together} There was room for all of {folk} to see for themselves, which they did, in a silence full of [shame|second thoughts]. Nobody mentioned teeth.',
			],
			[
				'After that there was nothing left to do but the thing itself, and it proved to be a good deal of work, even with so many to share it. At the most delicate point it very nearly went wrong. {solve} {later}',
				'They set about putting it right, with ladders, and buckets, and a lot of unnecessary advice, and for some time it was not at all certain that they would succeed. {later} {solve}',
				'A thing which has been wrong for a week does not come right merely because people are sorry. It took all of them, and even so there was one last difficulty, which nobody had foreseen. {solve} {later}',
			],
			[
				'And then, quite suddenly, it was finished. In the pause that followed, {trouble} seemed no more than a story that one tells. “I always said so,” remarked the person with the chart, and was forgiven, because it was that day.',
				'When it was done nobody cheered at first, because they were all so surprised at how easy it had been to be kind. {Trouble} gave no more cause for alarm to anybody, and the notice that said DANGER was turned over and [used as a tray|painted with flowers].',
				'So the matter of {trouble} was settled at last, not by a sword and not by a saucepan, but by people who had come a little closer than they [liked|intended]. The umbrellas were folded up. Somebody lit a fire, and somebody else began to unpack the food.',
			],
			[
				'The feast lasted until nobody could remember how it had begun. {detail} At the head of the table a place was laid for {trouble}, so that no one should ever be able to say again that nobody had been asked, and in front of it stood {thing}, where {hero} had put it.',
				'{detail} They ate together, at one long table, and {friend}, who had been made guardian of the open gate, told the story of the whistle. At the head of it all was {thing}. It has remained there ever since, and {folk} touch it in passing, whenever they catch themselves being certain about a stranger.',
				'There was a feast, to which everyone for miles was invited, and a chair was kept free for {trouble}, just in case. {detail} “What made you bring {thingA}?” asked {friend}, for there it was, among the dishes. “I thought that it might be company for somebody,” said {hero}, and so it had been.',
			],
			['{tone} {glow}', '{glow} {closing}', '{sense} {glow}', '{glow}'],
		],
		options: [],
		look: { pose: 'cheer', feeling: 'happy', with: ['helper', 'friend'], thing: 'near', cameras: ['wide', 'bird-eye'] },
	},
];
