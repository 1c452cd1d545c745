import type { Common } from './common.ts';

/** What every plot may say to readers of 12 and up. */
export const common4: Common = {
	intro: [
		'{hero} was {typeA} who could {ability}, a gift that had so far been of no use to anybody.',
		'If {home} had a fault, it was that nothing much ever happened there, or so it seemed to {hero}, {typeA}, who lived in it.',
		'There are some who are born to do great deeds, and then there was {hero}, {typeA}, who had only come out for {food}.',
		'{hero} was {typeA}, and had reached the age at which one would like to be asked to do something important.',
		'“Just {typeA},” was how {hero} answered when strangers asked, and it was the only modest thing {they} ever said.',
		'It is not easy to be {typeA} and to be taken seriously, and {hero} had stopped trying some time ago.',
		'In {home} lived {typeA} by the name of {hero}, who could {ability} and mentioned it rather often.',
		'{hero}, {typeA}, kept a list of things to do before growing up, and so far only “{food}” had been crossed off.',
		'You would have noticed {typeA} in most crowds, but {hero} had a talent for standing at the back of them.',
		'{hero} was {typeA} of whom nobody expected anything, which is a comfortable position, and a slightly lonely one.',
	],
	arrive: [
		'{hero} {moved} {placeTo} with the air of somebody who has every right to be there.',
		'Every way is long when you take it alone, and the one that led {placeTo}, as {hero} found, was no exception.',
		'It was one thing to have heard about {place}, and quite another, thought {hero}, to be standing there in person.',
		'{hero} {move}, took what seemed to be a clever turning, and arrived {placeAt} from the wrong side.',
		'There were people who would not have gone {placeTo} for a bag of gold, and until that day {hero} had been one of them.',
		'So {hero} came {placeTo}, telling {themself} firmly that it was only a place like any other.',
		'Nobody was there to welcome {hero} {placeAt}, and {they} could not decide whether that was a good sign.',
		'At the edge of {place} {hero} stopped, {gesture}, and then went on before there was time to think better of it.',
		'What {hero} noticed first {placeAt} was how loud a single heartbeat can be.',
		'By a way that was not on anybody’s map, {hero} {moved} {placeTo}.',
	],
	together: [
		'“This is either the right way or a very interesting wrong one,” said {helper}, and with that {helper.they} led {hero} {placeTo}.',
		'The way {placeTo} was not long, but {helper} stopped to read every sign, including those that said nothing.',
		'By the time {hero} and {helper} stood {placeAt}, each had told the other a secret, though neither of them was a large one.',
		'{hero} {move}, {helper} complained about it in detail, and that was how both of them arrived {placeAt}.',
		'Side by side {hero} and {helper} went {placeTo}, which is a good deal less alarming than going alone.',
		'“I have always wanted to come here,” said {helper}, when it was too late to turn back, and stood blinking {placeAt}.',
		'It had been agreed to take turns in front, but it was {hero} who happened to be ahead when at last the two of them stood {placeAt}.',
		'After one quarrel about left and two about right, {hero} and {helper} found themselves {placeAt}.',
		'It was {helper} who knew the way {placeTo}, and {hero} who noticed that {helper} was guessing.',
		'All talk had run out before {hero} and {helper} came {placeTo}, but it was the easy sort of silence that one has with friends.',
		'{hero} {moved} {placeTo}, and close behind came {helper}, humming something that was meant to sound fearless.',
		'Nothing about {place} was quite as {helper} had described it to {hero}, except that it was there.',
	],
	meet: [
		'“If you are looking for good sense, you have come the wrong way,” said a voice, “but if you are looking for company, I am {helper}.” The owner of the voice turned out to be {helperA}.',
		'Somebody had got there first. It was {helperA}, who looked {hero} up and down and decided to approve. “My name is {helper},” said the stranger, “and you must not believe anything that you hear about me.”',
		'It was here that {hero} met {helper}. There is no ordinary way to meet {helperA}, and this one began with both of them saying “After you” eleven times.',
		'“You have the look of somebody with a purpose,” remarked {helperA}, stepping into the way, “and I have been without one since Tuesday. My name is {helper}, and I should be delighted to share yours.”',
		'At first {hero} took the shape for part of the scenery. Presently it coughed, and turned out to be {helperA}. The name was {helper}, and the whole of the conversation so far had been listened to with great enjoyment.',
		'A good deal of muttering was going on nearby, and at the bottom of it was {helperA}. “{helper} is the name,” said the mutterer, breaking off, “and I was only arguing with myself, and losing.”',
		'There are friends one finds by looking, and friends one trips over. {helper}, {helperA}, was a friend of the second sort, as {hero} learned by landing flat.',
		'“Halt,” said somebody, not very firmly, and out came {helperA}, looking extremely pleased at having finally said it. The name was {helper}, and the matter of the halt was soon forgiven.',
		'{hero} had the feeling of being watched, and for once the feeling was right. The watcher was {helperA} by the name of {helper}, who said sorry at once and then asked forty questions.',
	],
	obstacle: [
		'It is well known that bad luck never writes ahead. {Trouble} {troubleDid}, without so much as a cough.',
		'What happened next would have been funny if it had happened to somebody else: {trouble} {troubleDid}.',
		'“Tell me that I am imagining this,” said {helper}. It would have been kind, but it would not have been true, for {trouble} {troubleDid}.',
		'{sound} {Trouble} {troubleDid}, and every plan that {hero} had made was suddenly a plan for some other day.',
		'Up to that moment things had gone suspiciously well. Then {trouble} {troubleDid}, and the world was its old self again.',
		'Of the many things for which {hero} had prepared, this was not one. {Trouble} {troubleDid}, without a word of explanation.',
		'“It could be worse,” {helper} was just saying, when {trouble} {troubleDid}.',
		'There was a pause, of the kind that comes before bad news. Then the news came: {trouble} {troubleDid}.',
		'Later {hero} could never remember what {they} had been about to say. {Trouble} {troubleDid}, and it went clean out of {their} head.',
	],
	reason: [
		'It is surprising how small a large thing looks from behind. The secret of {trouble} was this: {troubleFrom}. Once that was known, mending it was the easy part.',
		'“So that was it,” breathed {helper}, for the truth about {trouble} was a modest one: {troubleFrom}. With a little goodwill it was seen to, and nobody had to shout.',
		'No one had meant the least harm. With {trouble} it was simply that {troubleFrom}, and a bit of help at the right time was all that had been missing.',
		'{hero} had been ready for wickedness, and what {they} found was only bad luck. {Trouble} had a reason, and here it was: {troubleFrom}. It was put right before a kettle could have boiled.',
		'The explanation, when it came, made everyone feel a little foolish. All there was to say of {trouble} was that {troubleFrom}, and that was soon set straight.',
		'“Did anybody think to ask?” said {hero}, and nobody had. Yet one question got to the bottom of {trouble}: {troubleFrom}. The rest was only a matter of doing something about it.',
		'To understand {trouble} took {helper} a good while and a great deal of frowning, but in the end it came down to this: {troubleFrom}. The remedy took no time at all.',
		'It is hard to stay angry once you know the whole of a story. {Trouble} had one too, and it was that {troubleFrom}. {hero} did what could be done, and it was enough.',
		'Behind every nuisance there is a reason, sitting in the dark. In the case of {trouble} it was that {troubleFrom}, and nobody had ever thought to bring a lamp. Now, at last, somebody had done so.',
	],
	settled: [
		'{Trouble}, it seemed, had been waiting all along for somebody to do exactly that.',
		'It was not a method that anybody would put in a book, but {trouble} gave no more difficulty.',
		'“Is that all it took?” asked {helper}, almost disappointed, as the fuss died down.',
		'There was a long moment in which nothing happened, and then, quite suddenly, everything was easier.',
		'Against that, {trouble} had no answer at all.',
		'{helper} opened one eye, and then the other, and found that the worst was over.',
		'What had looked so large only a moment ago was now merely something that had happened.',
	],
	glow: {
		warm: [
			'Later there was {food}, with so many people around it that {hero} had to eat standing up, and did not mind at all.',
			'{hero} went home to {home} by the long way, because a feeling like that one deserves a longer walk.',
			'If you had asked {hero} what {they} had won, {they} would have pointed at {helper}, who was asleep in the middle of a word.',
			'In after years {hero} forgot the order of things, and some of the names, but never how it had felt to be expected.',
			'“I shall only say this once,” said {helper} gruffly, and then could not say it, and {hero} pretended to have heard.',
			'And that is really all, except that {hero} laughed out loud in {their} sleep, and nobody in {home} ever found out why.',
		],
		funny: [
			'{helper} made a speech of thanks that went on so long that the end of it had to be put off until the following week.',
			'There was talk of a statue of {hero}, but only enough clay for one {hand}, and so that is what stands there now, waving.',
			'“What have we learned?” asked {helper}. {hero} thought about it with great care. “Nothing,” {they} said happily, “but let us learn it again tomorrow.”',
			'The official report of these events runs to forty pages, and thirty-eight of them are about what {helper} ate.',
			'{hero} slept for a night and a day, and woke up to find that {they} had been elected to something.',
			'Every word of it is true, apart from the part in which {helper} stays calm.',
		],
		quiet: [
			'When the last voice had gone, {hero} sat on for a while and listened to the quiet settling back into its chair.',
			'Nobody said that it was over, but {hero} knew, the way one knows that somebody has softly left the room.',
			'There are thoughts too large to say and too good to lose, and {hero} carried one of them home to {home} and slept beside it.',
			'{hero} looked back just once, and it all seemed small, and clear, and very dear, as if seen through the wrong end of a telescope.',
			'“Well,” said {helper}, after a long time. “Yes,” said {hero}. And that, between friends, was a whole conversation.',
			'In the hour before sleep {hero} would sometimes take that day out, and look at it, and put it carefully back.',
		],
		grand: [
			'{Folk} cheered until dust came down from places that nobody had dusted in a hundred years.',
			'There is a song about it now, and if the song makes {hero} larger than life, nobody has the heart to correct it.',
			'For as long as stories are told {placeAt}, this one will be told first, and {hero} will be in it from beginning to end.',
			'{hero} stood in the middle of all that noise and thought, with wonder, that a single small step had started it.',
			'Every year on that day {folk} do the whole thing over again, with costumes, and there is always a quarrel about who may be {hero}.',
			'And those who had once looked past {hero} in a crowd now stood in that crowd themselves, calling {their} name.',
		],
	},
	pastTrouble: [
		{
			approach: 'kind',
			say: 'Wonder aloud what {trouble} might need',
			outcome: [
				'It is easy to shout at a thing and much harder to wonder about it. {hero} sat down in full view of {trouble} and tried to think what might be needed. The answer was so ridiculously simple that {they} said it aloud twice, and then {they} and {helper} went immediately and did it.',
				'“Suppose,” said {hero}, “that somebody here might need something.” {helper} remarked that nobody had ever put it like that before. So, instead of pushing, the two friends sat down to wonder in earnest, until a sort of answer came. By the time it had come, the worst was already over.',
			],
			later:
				'“I wonder what is needed here,” said {hero}, just as {they} had once said it of {trouble}, and looked until {they} knew.',
		},
		{
			approach: 'bold',
			say: 'Walk on as though nothing could stop you',
			outcome: [
				'{hero} chose to walk on exactly as though nothing in the world could stop {them}. It was a very good piece of acting, and only {helper}, close behind, could see what it cost. Step followed step. When at last {they} dared to look round, {trouble} was far behind and already looking smaller.',
				'“If we walk as though we had been invited,” said {hero}, “perhaps nobody will check.” It was not much of a plan, but there is a manner of walking that makes room for itself, and {they} discovered it at about the third step. {helper} counted the other forty aloud.',
			],
			later: '{hero} had once walked straight on through the middle of {trouble}, and {they} did not stop walking now.',
		},
		{
			approach: 'clever',
			say: 'Sketch the problem and turn it upside down',
			outcome: [
				'{hero} began to sketch the problem, with arrows for what it did and question marks for why. It looked entirely hopeless, until {helper} picked the sketch up the wrong way round, and there, where the legs of the arrows crossed, was the answer. It was followed to the letter, and it worked.',
				'A problem is much like a table, in that it shows you more from below. So {hero} made a sketch of the whole affair, turned it upside down, and looked again. {They} said “Oh”, in the particular tone which means that somebody has suddenly understood everything, and a moment later it was done.',
			],
			later:
				'A problem was a problem, and {hero} turned this one upside down as well, and shook it until the answer fell out.',
		},
		{
			approach: 'careful',
			say: 'Count to a hundred and watch for a pattern',
			outcome: [
				'{hero} began to count, and at every tenth number {they} made a mark. {helper} was all for doing something more immediate, but at a hundred there was a pattern to be seen, as regular as knitting, and in the pattern there was one dropped stitch. That was the moment to go, and that was when the two friends went.',
				'Few people can count to a hundred without hurrying the end. {hero} did, watching all the while, and so {they} saw what others had missed. Even a thing like {trouble} takes a rest now and then. “At ninety-one,” {they} whispered to {helper}, and at ninety-one the two friends were off.',
			],
			later:
				'“Count first,” {hero} told the others, and because of those slow hundred numbers nobody made a single hasty move.',
		},
		{
			approach: 'silly',
			say: 'Hold a very solemn tea party on the spot',
			outcome: [
				'There were no cups, and there was no tea, but {hero} would not be put off by trifles. The tea party was held with the greatest solemnity. {helper} passed the invisible cake. It is remarkably hard to go on being a nuisance in front of people who are asking each other politely about the sugar.',
				'“One lump or two?” inquired {hero}, sitting down in the thick of it. {helper} understood at once, and lifted a cup that was not there. So solemn a tea party had never been seen in such a place. By the second imaginary sandwich, the whole situation had lost its sting.',
			],
			later:
				'Somebody proposed another solemn tea party, and this time there was real tea, though {helper} still preferred the other sort.',
		},
		{
			approach: 'ask',
			say: 'Borrow every willing helper that {folk} can spare',
			outcome: [
				'{hero} sent out the message by everyone who passed: might one borrow a helper, or several? It is odd how seldom people are asked. {Folk} came in twos and threes, bringing ladders, advice, and in one case a trombone. Within the hour there was not much left of {trouble} to speak of.',
				'It takes a certain courage to admit that two are not enough. {hero} admitted it, and went to borrow what was lacking. {Folk} were delighted to be asked, and argued with joy about how it should be done. While they argued, they also did it, and hardly noticed.',
			],
			later:
				'Having been borrowed once, {folk} had got a taste for it, and each of them was a willing helper before anybody had to ask.',
		},
		{
			approach: 'kind',
			say: 'Leave half of your {food} as a peace offering',
			outcome: [
				'A peace offering has to be something that one would rather keep. {hero} divided the {food} with care, and then, after a struggle, left the larger half. Nobody saw who took it, but when {they} and {helper} looked again, there was considerably less in the way than there had been before.',
				'“You are giving it away?” said {helper}, in real pain. {hero} said that a peace offering of crumbs was worth about as much as a peace of crumbs. So half of the {food} was set down and left, and it must have been the right price, for something in the air grew milder at once.',
			],
			later:
				'One peace offering had already done more than any amount of pushing, and {hero} was ready to share the other half.',
		},
		{
			approach: 'clever',
			say: 'Search for the gap that nobody guards',
			outcome: [
				'In {hero}’s experience, anything big enough to be a nuisance is too big to be thorough. So {they} went to search for the gap. {helper} searched high, {hero} searched low, and it was found in the middle, where neither had expected it. It was narrow, but so is a keyhole, and a keyhole opens a door.',
				'“There is always a gap,” said {hero}, and went over the whole business as one goes over a sock. It took an uncommon amount of patience to search like that, but there it was at last, plain as a button: one place that nobody guards because nobody would think of it. The two friends thought of it, and slipped in.',
			],
			later:
				'Nobody guards everything, as {hero} had found out by a patient search, and there was a gap this time too.',
		},
		{
			approach: 'bold',
			say: 'Dash through at the very worst moment',
			outcome: [
				'There is a best moment for everything, and the whole world waits for it. {hero} chose the worst one, because it was free. “Dash!” {they} cried, and off went the two friends, with {helper} shouting something that consisted mostly of vowels, and both were through before {trouble} could make anything of it.',
				'{helper} remarked that this was the very worst moment. “Exactly,” said {hero}, and made a dash for it. What followed was loud, brief, and not at all dignified. At the end of it both were safely on the far side of {trouble}, completely out of breath and laughing like drains.',
			],
			later: 'A dash at the worst moment had worked before, and so {hero} wasted no time in waiting for a better one.',
		},
		{
			approach: 'silly',
			say: 'Bore {trouble} into giving up',
			outcome: [
				'{hero} cleared {their} throat and began to tell the story of a great-aunt and her collection of spoons. It was a very long story. {helper} asked intelligent questions about each spoon. To bore anyone as thoroughly as that is an art, and by spoon forty-four there was nothing left to stand in the way.',
				'“I shall now recite the contents of our cupboard,” announced {hero}, “beginning at the left.” It has been said that you cannot bore your way out of trouble, but whoever said it had never heard about the shelf of jars. Somewhere among the lids, all resistance ended.',
			],
			later:
				'When things looked tight, {hero} offered to bore everybody with the rest of the story, and it was astonishing how fast a path was cleared.',
		},
		{
			approach: 'ask',
			say: 'Consult {helper} about an old family trick',
			outcome: [
				'{hero} turned to consult {helper}, who went rather pink. There was, it seemed, an old family trick, handed down from one grandmother to the next. It called for string, good timing, and a perfectly straight face. The string broke immediately, and the face did not remain straight, but the trick worked all the same.',
				'“You must know something,” said {hero}. {helper} had waited all {helper.their} life for somebody to consult {helper.them} on just this subject. There was a trick in the family, handed down for generations, which had never yet been tried. Grandmothers, it turned out, had known a thing or two about {trouble}.',
			],
			later:
				'“There is one more trick in the family,” said {helper}, who had waited to be asked, and it was every bit as good as the first.',
		},
	],
	ownLater: [
		'{hero} had tried being {trait} once already, and like any good tool it lay ready for {their} {hand}.',
		'“Do it the {trait} way,” said {helper}, “the way you did it then.” And {hero} did.',
		'There had been an hour, not long before, when {hero} had only been {trait} by an effort, and now it came without one.',
		'To be {trait} had cost {hero} something the first time, and this was when it was paid back.',
		'Those who had seen how {trait} {hero} could be were not surprised now, but they stood on tiptoe to watch.',
	],
	times: {
		dawn: [
			'It was that early hour when the world has not yet made up its mind what kind of day to be.',
			'Somewhere a first lamp was being put out, and a first kettle put on.',
			'The day was so new that nobody had spoiled any of it yet.',
			'It was early, and sleep still lay about in the corners.',
			'Morning had just begun, and it was going about on tiptoe.',
		],
		day: [
			'It was broad day, the proper hour for sensible deeds, and nobody was doing any.',
			'The day had reached the stage at which all excuses for staying in bed run out.',
			'By now it was full day, and every single thing could be seen, including what one would rather not.',
			'The hours of the day stood wide open, like the doors of a shop.',
			'It was the busy middle of the day, when everybody is on the way to somewhere else.',
		],
		dusk: [
			'The day was running down, like a clock that somebody has forgotten to wind.',
			'It was the soft end of the day, when even hard edges begin to be polite.',
			'Evening was near, and people everywhere were wondering what there might be for supper.',
			'It was that hour between one thing and the next, when thoughts grow longer than they are by day.',
			'The day had begun to yawn, and it was catching.',
		],
		night: [
			'It was night by then, and whatever was awake was awake for a reason.',
			'Night had come, and it had brought its own ideas with it.',
			'It was so late that it was in danger of becoming early.',
			'It was deep night, the hour when small worries look big and big ones keep quite still.',
			'By now it was night, and every sound seemed to mean something.',
		],
	},
	weathers: {
		clear: [
			'One could see for a very long way, and for once it was worth looking at.',
			'Everything was as clear as an honest answer.',
			'There was nothing overhead to complain about, which left some people at a loss.',
		],
		cloudy: [
			'Overhead everything was grey, in the manner of somebody who is about to sigh.',
			'It was as if a lid of cloud had been put on the world to keep it from boiling over.',
			'The light was flat and grey, and it was no use asking it for shadows.',
		],
		rain: [
			'It rained in a patient, thorough way, as if it were being paid by the drop.',
			'The rain found its way down {hero}’s back and settled in like an old lodger.',
			'Everything was wet from every side, and the rain was not in the least sorry.',
		],
		snow: [
			'Snow came down without a sound, covering up everybody’s mistakes.',
			'The snow had rounded off each corner, so that nothing looked able to be sharp.',
			'It was snowing in a thoughtful way, one flake after another.',
		],
		mist: [
			'A mist had come up, and it was giving nothing away.',
			'In the mist all things kept their distance until the last moment and then arrived together.',
			'The mist was so thick that one could have cut out a piece and kept it.',
		],
		windy: [
			'A wind was about, trying every handle and lifting every lid.',
			'It was so windy that words had to be held on to until they had been heard.',
			'The wind had got hold of something loose and was worrying it like a puppy.',
		],
	},
	details: {
		snail: {
			first: [
				'Beside the way sat a snail with a rolled umbrella. “I believe I am going in your direction,” it said, and began, very slowly, to go.',
				'A snail looked up as {hero} went by. “Do not slow down on my account,” it said. “I shall catch you up.”',
				'Nobody paid any heed to the snail that set out at the same time as {hero}, though it had packed for a long journey.',
			],
			again: [
				'On the highest point for some way around sat the snail, reading a newspaper. “Ah,” it said. “I had almost given you up.”',
				'“May I ask how you got here?” said {hero}. The snail considered. “Without fuss,” it said.',
				'The snail had evidently been here for some time, for it had put up a small tent and done its washing.',
				'{helper} swore that there could not be two snails with such an umbrella, and yet there it was, in front of them again.',
				'“You rush about so,” the snail observed in passing, though nobody could have said which of them was passing the other.',
				'A silver line crossed the way from one side to the other, in the flowing hand of a snail that is not worried about anything.',
			],
			last: [
				'The snail arrived last after all, having stopped for lunch. “I did not like to win every time,” it explained. “It makes people sad.”',
				'In the front row sat the snail, under its umbrella, with a seat kept free beside it for {hero}.',
				'“The secret,” the snail said to {hero} when all was done, “is to have started yesterday.” And it folded up its umbrella and slept.',
			],
		},
		tune: {
			first: [
				'There was half a tune in {hero}’s head, and it had been going round since breakfast, looking for its other half.',
				'All day {hero} had been humming something that broke off just where it was getting good.',
				'{hero} knew seven notes of a song and was sure that the eighth would explain everything.',
			],
			again: [
				'{hero} hummed the tune as far as it went, and it went no further than before.',
				'“Does it ever end?” inquired {helper}, meaning the tune. “That is what I should like to know,” said {hero}.',
				'For an instant the last part of the tune seemed to be hanging in the air, and then somebody sneezed.',
				'{helper} offered an ending of {helper.their} own, which was so grand that it did not fit through the door of the tune.',
				'It struck {hero} that a tune without an end is a little like a promise, and {they} hummed it with more respect.',
				'The seven notes came round again, and again they stopped and waited, like a dog at a gate.',
			],
			last: [
				'It was then that the end of the tune came to {hero}, without being called, as naturally as sitting down. It had only needed somebody to sing it to.',
				'“Hum it once more,” said {helper}. {hero} did, and somebody in the crowd, who had known the other half for years, joined in.',
				'The tune found its last note at the very moment when the day found its own, and {hero} never had to look for it again.',
			],
		},
		pebble: {
			first: [
				'In {their} pocket, or what served {them} as one, {hero} carried a pebble that was said to be lucky. It had not done anything yet.',
				'{hero} had a pebble with a white ring around it. It was worth exactly one wish, and {they} had been saving it for a year.',
				'Before setting out, {hero} picked up a plain grey pebble, chiefly because nobody else ever had.',
			],
			again: [
				'{hero} held the pebble tightly. It did nothing, but it did it in a comforting way.',
				'“Has it brought you any luck so far?” asked {helper}, with a nod at the pebble. “It may be a late starter,” said {hero}.',
				'The pebble slipped out, bounced three times, and rolled to a stop pointing the way, as far as a round thing can point.',
				'More than once {hero} thought of using up the wish, and each time {they} decided to try without it first.',
				'“You could throw it at something,” suggested {helper}. {hero} explained that one does not throw a colleague.',
				'The pebble had grown quite warm, as small things do if they are carried long enough.',
			],
			last: [
				'That left the pebble. {hero} gave it to {helper}, with the wish still in it. “I find that I have nothing left to wish for,” {they} said.',
				'{hero} set the pebble down where everyone could see it. It had not done a thing from first to last, and {they} could not have managed without it.',
				'Only now did {hero} notice that the pebble had a tiny mark on it, and that the mark looked very much like a smile.',
			],
		},
		promise: {
			first: [
				'“You will be back for the {food}?” somebody had asked, and {hero} had given {their} word, which {they} did not do lightly.',
				'{hero} had made one promise that day, and it concerned {food}, and not being late for it.',
				'At home there was to be {food}, and {hero} had promised to be there, whatever came up. Things were already coming up.',
			],
			again: [
				'A promise weighs nothing at all when you make it. {hero} noticed that this one was getting heavier.',
				'“There will be other suppers,” said {helper}. “I did not promise to come to the other ones,” {hero} replied.',
				'{hero} worked out how long the {food} would keep, and then worked it out again more hopefully.',
				'It seemed to {hero} that the smell of {food} reached all the way from home, which was not possible, and made it worse.',
				'“What exactly did you promise?” asked {helper}, who had a mind for small print. {hero} said that it had none.',
				'For a while {hero} forgot all about the promise, and when it came back it came back with a bump.',
			],
			last: [
				'And the promise was kept, with less than a minute to spare, though {hero} had half a parade along and the {food} had to be cut very small.',
				'“You are late,” said somebody at the door, and then looked past {hero} and counted the guests. “I had better fetch more plates.”',
				'{hero} was in time after all. The {food} had waited, it was explained, because it had been promised too.',
			],
		},
		hiccup: {
			first: [
				'It should be said that {hero} had the hiccups. They had come on at the worst time, and they had come to stay. “Hic!”',
				'“Hic!” said {hero}, who had tried everything, including being sensible about it.',
				'There is never a dignified moment for hiccups, but {hero} had hoped for a better one than this. “Hic!”',
			],
			again: [
				'“Not a sound,” whispered {helper}. There was a silence so perfect that it could only end in one way. “Hic!”',
				'{hero} held {their} breath until everything went spotty. “Better?” asked {helper}. “Hic,” said {hero}.',
				'A hiccup went off like a cork, and something at a distance seemed to answer it.',
				'{helper} knew a certain cure that involved standing on your head. It cured nothing, but it did improve the view.',
				'The next remark was meant to be a noble one. What came out of {hero}’s mouth was a hiccup with a comma in it.',
				'There had been no hiccup for a whole minute, and {hero} had just begun to hope. “Hic!”',
			],
			last: [
				'Nobody could say when they had stopped, but the hiccups were gone. “I rather miss them,” said {hero}. “Hic,” replied {helper}, looking horrified.',
				'The last hiccup of all came in the middle of the loudest cheer, and only {hero} and {helper} knew about it.',
				'“Listen,” said {hero}. Everybody listened. There was nothing to hear, and it was the most beautiful nothing in the world.',
			],
		},
		count: {
			first: [
				'Before anything difficult {hero} would count to three, and for private reasons {they} left out the two.',
				'“One… three!” was how {hero} counted. The number two, {they} had always felt, was only there to make you think again.',
				'{hero} had fallen out with the number two years ago, and the pair of them were still not speaking.',
			],
			again: [
				'“One,” said {hero}, “three,” and there was no time to be afraid in between, which was the whole point.',
				'“You have left something out,” {helper} observed. “I know,” said {hero}. “It was rude to me once.”',
				'It was a case for counting, and {hero} counted, quickly, stepping over the two as one steps over a puddle.',
				'{helper}, who liked things complete, put in a quiet “two” at the proper place. {hero} pretended not to hear it.',
				'There are things that cannot be done on one, and must not wait for three. {hero} frowned. It was annoying to need a two.',
				'“One,” whispered {hero}, and found that {they} had stopped there, just to look at who was standing beside {them}.',
			],
			last: [
				'“One,” said {hero}, and looked at {helper}. “Two.” It was not so hard. It was, {they} thought, a number with room in it for company.',
				'When somebody asked how many were in the party, {hero} answered “two” without thinking, and {helper} had to look at something in the distance.',
				'{hero} counted slowly, all the way, one and two and three, and shook hands with the number two, so to speak.',
			],
		},
		string: {
			first: [
				'{hero} wore a piece of red string, tied in a bow, so as to remember something. It was working perfectly, apart from the something.',
				'Somebody, most likely {hero}, had tied a red string on {hero} the day before. It had been about a matter of great importance.',
				'There was a knot in a piece of red string, and {hero} looked at it from time to time as one looks at a locked door.',
			],
			again: [
				'{hero} read the red string from one end to the other, and it still had nothing to say.',
				'“Perhaps you were to buy onions,” suggested {helper}. They both regarded the string. It was not an onion sort of string.',
				'In the thick of it all {hero} suddenly knew what the string was for, cried “Of course!” and forgot it again in the same breath.',
				'The bow had come undone, and {hero} tied it again, since one can at least remember that there is something to remember.',
				'“It may have been a thing you wanted to forget,” said {helper} wisely. {hero} had not thought of that, and wished that {they} still had not.',
				'The red string caught on something and held {hero} back for a moment, exactly long enough to do some good.',
			],
			last: [
				'Then {hero} looked at the red string and began to laugh. “It was to remind me,” {they} said, “that I wanted something to happen.”',
				'“I know what it was for,” said {hero}. {They} untied the string, and tied it around something of {helper}’s. “Now you must remember it too.”',
				'It was {helper} who solved the matter of the string, by finding its other end. It had been meant all along to be tied to somebody.',
			],
		},
		joke: {
			first: [
				'{hero} knew a joke about an egg. It was a long joke, and all the usual people had heard it coming and left.',
				'Of all the jokes in the world {hero} had only ever been able to remember one, and it concerned an egg and a staircase.',
				'“Has anybody heard the one about the egg?” {hero} had asked earlier. It was wonderful how many people had an appointment.',
			],
			again: [
				'“An egg,” began {hero}, “comes to the foot of a staircase.” That was as far as it got.',
				'It would have been just the place for the joke about the egg, but the mood was against it.',
				'“Is this going to be about the egg?” asked {helper}, with narrowed eyes. {hero} said that it was about many things, of which an egg was one.',
				'In a low voice, to nobody at all, {hero} rehearsed the second half of the joke, in which the stairs come in.',
				'{helper} wanted to know why an egg should go upstairs. {hero} said that this was the whole question.',
				'Twice the joke rose to {hero}’s lips, and twice events got there first.',
			],
			last: [
				'So {hero} told the joke about the egg, from the bottom stair to the top, and at the end of it there was a roar that lifted the lids from the pots.',
				'“Now,” said {helper}, settling down. “The egg.” And {hero} discovered, with all eyes on {them}, that it was funnier to keep it for another day.',
				'Somebody else got in first with the joke about the egg. It had a different ending, and {hero} had to admit that it was better.',
			],
		},
		book: {
			first: [
				'{hero} owned a notebook, with a pencil to go with it, and wrote in it only what was true. Most of its pages were blank.',
				'On the first page of a small notebook {hero} had written “Chapter One”. It had been waiting there ever since.',
				'“Nothing to report,” {hero} had written in the notebook, for the ninth day in a row, and blew the dust from the pencil.',
			],
			again: [
				'{hero} got out the notebook and wrote a full page without once looking up.',
				'“Put in that I was calm,” said {helper}, leaning over the notebook. {hero} reminded {helper.them} that only true things went in.',
				'The notebook had been sat on, and now it would only open at the page where things had gone wrong.',
				'There was no time to write, so {hero} made a single dot in the notebook, and knew that {they} would remember what it meant.',
				'“What rhymes with hopeless?” asked {hero}, pencil in the air. {helper} said that this was no time for poetry, and that nothing did.',
				'It occurred to {hero} that the notebook had begun to sound like a real one.',
			],
			last: [
				'On the last page of the notebook there was room for one line. {hero} thought for a while, wrote “Chapter One was only the beginning”, and closed it.',
				'{hero} read the notebook aloud to anybody who would listen, and when it was over {helper} said gruffly that it was all quite true.',
				'The notebook was full, down to the inside of the cover. That, thought {hero}, was what it had been for.',
			],
		},
		feather: {
			first: [
				'A long pink feather had come to rest on the back of {hero}’s head. {They} did not know it, and nobody liked to be the first to say so.',
				'It is only fair to mention the feather. It was pink, it stood up behind {hero} like a flag, and {they} had no idea.',
				'Something had drifted down and settled on {hero} from behind. It was a feather, and it suited {them}, in a way.',
			],
			again: [
				'The feather nodded gravely at everything that was said.',
				'“What are you looking at?” asked {hero}. “Nothing,” said {helper}, to the feather.',
				'Somebody laughed behind {hero}, and {they} turned round, and the feather, naturally, turned round as well.',
				'It was hard to take {hero} quite seriously from the back, and it was just as well that most of this was happening in front.',
				'{helper} had now missed so many chances to mention the feather that it would have been awkward to begin.',
				'The feather was somewhat bent by this time, but it had the look of a feather that means to see the thing through.',
			],
			last: [
				'“There is something I ought to have told you,” said {helper}. {hero} reached up and found the feather. “I know,” {they} said. “I thought it was keeping your spirits up.”',
				'By the end there was hardly anybody who did not wear a pink feather at the back of the head, and {hero} could not think who had started it.',
				'When the feather came off at last, {hero} looked at it for a long time. “Was this there when I was being so noble?” {they} asked.',
			],
		},
		question: {
			first: [
				'For a month {hero} had been asking everybody the same question: what is the best thing in the whole world? So far gravy was in the lead.',
				'{hero} collected answers, as others collect stamps. The question was always the same, and it was this: what is best of all?',
				'“If you could keep only one thing, what would it be?” {hero} liked to ask. Nobody had yet given an answer that was worth the paper.',
			],
			again: [
				'“The best thing?” said {helper}, when asked the question. “Not having to decide.” {hero} wrote it down without comment.',
				'{hero} put the question to a passer-by, who said “Feet”, and hurried on.',
				'Somebody very old gave the matter thought. “When it stops hurting,” was the answer, “and you notice.” {hero} wrote that one down twice.',
				'“Being right,” said somebody firmly, in reply to the question, and somebody else said, “Being found.” It was beginning to be a good list.',
				'“And you?” asked {helper}. “You never say what you think yourself.” {hero} opened {their} mouth, and found nothing ready in it.',
				'For a moment {hero} felt that the answer was very near, somewhere to the left, and took care not to look straight at it.',
			],
			last: [
				'“I have it,” said {hero} that day, looking round at all of them. But {they} never wrote it down, because it would not go into one word.',
				'{hero} took the long list of answers and gave it to {helper}. At the bottom of it there was a new line, and it said only “This”.',
				'“So what is the best thing in the world?” asked {helper}. “Asking somebody who waits for the answer,” said {hero}, and waited.',
			],
		},
	},
};
