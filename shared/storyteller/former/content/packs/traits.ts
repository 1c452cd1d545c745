import type { TraitFamily } from '../pack.ts';

/** The traits by families of near meaning; every trait of `shared/words/traits.ts` is in exactly one of them. */
export const traitFamilies: readonly TraitFamily[] = [
	{
		traits: ['bold', 'brave', 'courageous', 'daring', 'fearless', 'heroic', 'plucky', 'valiant'],
		shows: {
			young: [
				'{hero} was {trait}, right down to the toes.',
				'Everyone knew how {trait} {hero} was.',
				'“I am {trait},” {hero} whispered. “I am!”',
				'{hero} felt {trait} and took one step.',
			],
			older: [
				'{hero} was {trait} without any noise, and stepped forward just when others shuffled back.',
				'People who met {hero} soon forgot the name and remembered how {trait} {they was}.',
				'Being {trait}, {hero} had once walked down the darkest hall just to fetch a sock.',
				'The wobble in both knees did not matter, for {hero} was {trait} all the same.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and went first.',
				'Someone had to go. Our {trait} {hero} went.',
				'{hero} took a breath, felt {trait}, and tried.',
				'Because {hero} was {trait}, the way opened.',
			],
			older: [
				'Nobody else moved, so {hero}, {trait} as ever, walked straight up to the trouble and said hello.',
				'It took someone {trait} to try the thing that looked impossible, and {hero} tried it.',
				'{hero} counted to three, felt {trait} by two, and went on ahead without waiting.',
				'What had looked enormous shrank with each {trait} step that {hero} took toward it.',
			],
		},
		choices: [
			'Be {trait} and go in first',
			'Stay {trait} and knock on the door',
			'Take one {trait} step closer',
			'Feel {trait} and call out hello',
		],
		chosen: [
			'{hero} was {trait} and went in first, and nothing bit.',
			'{hero} stayed {trait} and knocked three times, loud and clear.',
			'{hero} took one {trait} step, and the next was easy.',
			'{hero} felt {trait} and called hello, and a small voice answered.',
		],
	},
	{
		traits: [
			'caring',
			'compassionate',
			'considerate',
			'gentle',
			'good-hearted',
			'kind',
			'tender',
			'thoughtful',
			'warm-hearted',
		],
		shows: {
			young: [
				'{hero} was {trait} to big and small.',
				'How {trait} {hero} was, even to beetles!',
				'{hero} was {trait} and always made room.',
				'The small ones knew {hero} was {trait}.',
			],
			older: [
				'{hero} was {trait}, and even the grumpiest folk in the street had softened a little because of it.',
				'You could tell how {trait} {hero} was by the way {they} listened with {their} whole face.',
				'Being {trait}, {hero} always carried a spare scarf in case somebody had none.',
				'{hero} was {trait} without making a fuss, as a lamp is bright without saying so.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and helped the slow ones.',
				'One {trait} word from {hero} was enough.',
				'{hero} was {trait}, and that gave them hope.',
				'Being {trait} worked better than pushing.',
			],
			older: [
				'{hero} was {trait} enough to ask who needed help first, and that changed everything.',
				'One {trait} word found the crack in the trouble, and {hero} had plenty to spare.',
				'Because {hero} was {trait}, {they} noticed the worry hiding underneath all the noise.',
				'Where pulling and shouting had failed, {hero} was simply {trait}, and it did the trick.',
			],
		},
		choices: [
			'Be {trait} and ask what is wrong',
			'Say something {trait} to cheer everyone up',
			'Offer one {trait} word and wait',
		],
		chosen: [
			'{hero} was {trait} and asked, and the answer came in a rush.',
			'{hero} said something {trait}, and the whole room felt lighter.',
			'{hero} offered one {trait} word, and the waiting did the rest.',
		],
	},
	{
		traits: ['big-hearted', 'cooperative', 'generous', 'giving', 'helpful', 'supportive', 'unselfish'],
		shows: {
			young: [
				'{hero} was {trait} and shared every snack.',
				'Ask {trait} {hero}, and it was done.',
				'{hero} was {trait}: half for you, half for me.',
				'Oh, how {trait} {hero} was!',
			],
			older: [
				'{hero} was {trait}, so {their} pockets were mostly empty and {their} pals well fed.',
				'If a cart needed a push, somebody always sent for {hero}, who was known to be {trait}.',
				'Being {trait}, {hero} could not see a heavy basket without taking one of the handles.',
				'{hero} was {trait} in small ways, and such things soon add up.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and lent a hand.',
				'“Take mine,” said {hero}, {trait} as ever.',
				'{hero} was {trait}, so two did the work.',
				'With {trait} {hero} there, the job was light.',
			],
			older: [
				'{hero}, always {trait}, took the heaviest part, and that was exactly what the moment needed.',
				'One could not lift it alone, but {hero} was {trait}, and two could.',
				'Because {hero} was {trait}, others joined in, until there were more hands than work.',
				'Being {trait} turned out to be the key, and {hero} handed it over gladly.',
			],
		},
		choices: [
			'Be {trait} and share what you have',
			'Stay {trait} and carry the heavy end',
			'Do something {trait} for a stranger',
		],
		chosen: [
			'{hero} was {trait} and shared, and somehow there was enough for all.',
			'{hero} stayed {trait}, took the heavy end, and off they all went.',
			'{hero} did something {trait}, and the stranger beamed.',
		],
	},
	{
		traits: ['dependable', 'devoted', 'faithful', 'loyal', 'reliable', 'responsible', 'steadfast', 'trustworthy'],
		shows: {
			young: [
				'{hero} was {trait} and kept each promise.',
				'A friend could count on {trait} {hero}.',
				'{hero} was {trait}, like a good old gate.',
				'Our {trait} {hero} never left a friend behind.',
			],
			older: [
				'{hero} was {trait}, so secrets, kittens and spare keys were always left in {their} care.',
				'When {hero} said “I will be there,” it was so, because {they was} {trait}.',
				'Friends leaned on {hero}, who was as {trait} as the old bench by the door.',
				'Being {trait}, {hero} had never once let go of a rope with somebody on it.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and did not leave.',
				'“I said I would,” said {trait} {hero}.',
				'{hero} was {trait}, and that saved the day.',
				'All held on because {hero} was {trait}.',
			],
			older: [
				'Others might have wandered off, but {hero} was {trait} and stayed until it was done.',
				'A promise was no light thing, and {trait} {hero} kept this one to the very last word.',
				'Because {hero} was {trait}, nobody had to look back to see whether {they} followed.',
				'Being {trait} is not loud, yet it held when all the clever plans had snapped.',
			],
		},
		choices: [
			'Be {trait} and keep the promise',
			'Stay {trait} and wait for your friend',
			'Show how {trait} you can be',
		],
		chosen: [
			'{hero} was {trait} and kept the promise, though it took all day.',
			'{hero} stayed {trait} and waited, and soon quick steps came back.',
			'{hero} showed how {trait} {they} could be, and nobody forgot it.',
		],
	},
	{
		traits: ['fair', 'frank', 'honest', 'sincere', 'straightforward', 'truthful'],
		shows: {
			young: [
				'{hero} was {trait}, even about crumbs.',
				'{hero} was {trait} and said so.',
				'“I did it,” said {trait} {hero}.',
				'Everyone trusted {hero}, who was {trait}.',
			],
			older: [
				'{hero} was {trait}, and in any quarrel over pie {they was} asked to cut the slices.',
				'When {hero} broke a cup, {they} told the owner at once, being {trait}.',
				'{hero} was {trait} in the comfortable way that makes others want to tell things too.',
				'Ask {hero} whether a hat looked silly and {they} answered, for {they was} {trait}.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and told it all.',
				'The {trait} words came out, and it helped.',
				'Being {trait} made the room feel lighter.',
				'{hero} was {trait}, so all believed each word.',
			],
			older: [
				'{hero} was {trait} about what had happened, and suddenly the whole puzzle made sense.',
				'Being {trait} takes few words, and {hero} found them where a long excuse had failed.',
				'Because {hero} was {trait}, the others listened, and soon everyone pulled the same way.',
				'It felt odd to be so {trait} out loud, but it cleared the air like an open window.',
			],
		},
		choices: ['Be {trait} and tell what happened', 'Give one {trait} answer', 'Stay {trait} and own up to the muddle'],
		chosen: [
			'{hero} was {trait} and told it all, and nobody was cross.',
			'{hero} gave one {trait} answer, and it was the right one.',
			'{hero} stayed {trait} and owned up, and a great sigh of relief went round.',
		],
	},
	{
		traits: ['brainy', 'bright', 'brilliant', 'clever', 'intelligent', 'quick-witted', 'smart'],
		shows: {
			young: [
				'{hero} was {trait} and loved a riddle.',
				'How {trait} {hero} was with puzzles!',
				'Our {trait} {hero} knew what knots were for.',
				'{hero} was {trait}, from hat to boots.',
			],
			older: [
				'{hero} was {trait} and could think around three corners before breakfast.',
				'Riddles never lasted long near {hero}, who was {trait} and could not leave them alone.',
				'People said that {hero} was {trait}, mostly after {they} had fixed their clocks.',
				'Being {trait}, {hero} had already found two answers and was hunting for a better one.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and saw the trick.',
				'“Aha!” said {trait} {hero}. “It goes sideways!”',
				'{hero} thought hard. Oh, that was {trait}!',
				'Being {trait}, {hero} found the missing bit.',
			],
			older: [
				'{hero} was {trait} enough to turn the problem upside down and find its handle.',
				'Two strange facts clicked together in {hero}’s head, and it was {trait} how they fitted.',
				'Because {hero} was {trait}, {they} asked what the trouble was for, not how to stop it.',
				'It was so {trait} an idea that everybody wished they had thought of it first.',
			],
		},
		choices: ['Think of one {trait} plan', 'Be {trait} and look for the trick', 'Try one {trait} idea upside down'],
		chosen: [
			'{hero} thought of one {trait} plan with only two steps.',
			'{hero} was {trait} and found the trick hiding at the bottom.',
			'{hero} tried one {trait} idea upside down, and it clicked.',
		],
	},
	{
		traits: ['down-to-earth', 'insightful', 'level-headed', 'practical', 'sensible', 'wise'],
		shows: {
			young: [
				'{hero} was {trait} and thought things over.',
				'Our {trait} {hero} never rushed a big choice.',
				'Friends came to {hero}, who was {trait}.',
				'{hero} was {trait} and packed a spare sock.',
			],
			older: [
				'{hero} was {trait}, the sort who packs an umbrella and then lends it to someone.',
				'Ask {hero} what to do, and {they} would stir {their} tea first, being {trait}.',
				'For someone so young, {hero} was {trait}, and even grandmothers asked for advice.',
				'{hero} was {trait} and knew that most problems look smaller after a sandwich.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and asked what mattered most.',
				'“Let us sit first,” said {trait} {hero}.',
				'{hero} chose the plain way. It was {trait}.',
				'Being {trait} saved a lot of running.',
			],
			older: [
				'While others ran in circles, {hero} was {trait} and asked what was really needed.',
				'{hero} gave one {trait} nod, drew a line in the dust, and the answer stood there.',
				'Because {hero} was {trait}, {they} mended the small hole before the big one.',
				'It was plain, it was {trait}, and to everyone’s surprise it worked at once.',
			],
		},
		choices: [
			'Do the {trait} thing and stop to think',
			'Be {trait} and ask what matters most',
			'Give some {trait} advice',
		],
		chosen: [
			'{hero} did the {trait} thing, stopped, and saw a better way.',
			'{hero} was {trait} and asked, and the answer was a small one.',
			'{hero} gave some {trait} advice, and for once it was taken.',
		],
	},
	{
		traits: ['curious', 'inquiring', 'inquisitive', 'nosy', 'wide-eyed'],
		shows: {
			young: [
				'{hero} was {trait} and peeked in pots.',
				'Our {trait} {hero} had to know why.',
				'{hero} was {trait} about every button.',
				'“What is that?” asked {trait} {hero}.',
			],
			older: [
				'{hero} was {trait} and owned a list of questions longer than {their} bed.',
				'No lid stayed shut for long near {hero}, who was {trait} to the fingertips.',
				'Being {trait}, {hero} had once followed an ant for a whole afternoon to see its house.',
				'{hero} was {trait} about clouds, hinges, soup, and why yawns are catching.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and looked underneath.',
				'One more {trait} question did it.',
				'{hero} was {trait}, so {they} looked again.',
				'“But why?” asked {trait} {hero}. That helped.',
			],
			older: [
				'Only someone {trait} would have lifted that lid, and underneath lay just what was missing.',
				'{hero} asked one {trait} question, and the silence that followed was full of answers.',
				'Because {hero} was {trait}, {they} had noticed the odd little mark and wondered about it.',
				'Being {trait} led {hero} round the back, where nobody had ever bothered to look.',
			],
		},
		choices: ['Be {trait} and peek inside', 'Ask one {trait} question', 'Follow the {trait} feeling round the corner'],
		chosen: [
			'{hero} was {trait} and peeked inside, and two ears popped up.',
			'{hero} asked one {trait} question, and it opened the whole story.',
			'{hero} followed that {trait} feeling and found a clue.',
		],
	},
	{
		traits: ['alert', 'attentive', 'eagle-eyed', 'observant', 'sharp-eyed', 'watchful'],
		shows: {
			young: [
				'{hero} was {trait} and saw small things.',
				'Our {trait} {hero} spotted the ant in the grass.',
				'{hero} was {trait}. Nothing got past!',
				'How {trait} {hero} was, from left to right!',
			],
			older: [
				'{hero} was {trait} and noticed which button was missing before you did.',
				'Being {trait}, {hero} knew every footprint on the path and who had made it.',
				'{hero} was {trait}, the one whom everybody sent for when a mitten was lost.',
				'Small signs spoke to {hero}, who was {trait} even while eating breakfast.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and saw the tiny mark.',
				'There! Our {trait} {hero} had found the clue.',
				'{hero} was {trait}, so {they} saw it move.',
				'Being {trait}, {hero} saw the crack of light.',
			],
			older: [
				'Everybody else had walked past it, but {hero} was {trait} and stopped short.',
				'{hero} kept {trait} and still until one blade of grass bent the wrong way.',
				'Because {hero} was {trait}, {they} saw that the dust had been brushed aside.',
				'It was a thread, no longer than a whisker, and it took somebody {trait} to find it.',
			],
		},
		choices: ['Stay {trait} and look for a sign', 'Be {trait} and study the ground', 'Be {trait} and mind the shadows'],
		chosen: [
			'{hero} stayed {trait}, and there it was, plain as a button.',
			'{hero} was {trait} and found a trail of tiny dots.',
			'{hero} was {trait}, and one of the shadows giggled.',
		],
	},
	{
		traits: ['careful', 'cautious', 'methodical', 'meticulous', 'neat', 'precise', 'thorough', 'tidy'],
		shows: {
			young: [
				'{hero} was {trait} and folded every sock.',
				'Our {trait} {hero} put each thing in place.',
				'{hero} was {trait} with cups and eggs.',
				'Step by step, {hero} was {trait}.',
			],
			older: [
				'{hero} was {trait} and sorted {their} pebbles by size, then by mood.',
				'Being {trait}, {hero} always checked the knot, and then the other end as well.',
				'{hero} was {trait}, and {their} lists had little boxes with little ticks.',
				'Nothing ever spilled from a cup that {hero} carried, so {trait} {they was}.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and did it slowly.',
				'One bit, then two. It was {trait} work.',
				'{hero} was {trait}, so nothing broke.',
				'Our {trait} {hero} put the last piece in.',
			],
			older: [
				'{hero} was {trait}, laid every piece in a row, and saw which one did not belong.',
				'It was {trait} work, done with the tip of the tongue sticking out.',
				'Because {hero} was {trait}, everything held, down to the very last knot.',
				'A hasty pull would have ruined all, but {hero} was {trait} and undid one loop at a time.',
			],
		},
		choices: ['Be {trait} and test each step', 'Make one {trait} list first', 'Put it together in your {trait} way'],
		chosen: [
			'{hero} was {trait} and tested each step, and the third was loose.',
			'{hero} made one {trait} list, and the trouble shrank to four lines.',
			'{hero} put it together in that {trait} way, and it held.',
		],
	},
	{
		traits: ['calm', 'easygoing', 'mellow', 'patient', 'peaceful', 'relaxed', 'serene', 'unhurried'],
		shows: {
			young: [
				'{hero} was {trait}, like a pond.',
				'Our {trait} {hero} never ran for a bus.',
				'{hero} was {trait}, even in a crowd.',
				'All was noise, but {hero} was {trait}.',
			],
			older: [
				'{hero} was {trait}, and cats chose {their} lap over all the others.',
				'Being {trait}, {hero} could watch a kettle until it forgot itself and boiled.',
				'{hero} was {trait}, with a voice that made everybody’s shoulders come down.',
				'Storms, crowds and hiccups did not trouble {hero}, who was {trait} right through.',
			],
		},
		solves: {
			young: [
				'{hero} stayed {trait} and breathed out.',
				'{hero} was {trait}. Soon the others were too.',
				'“There is time,” said {trait} {hero}.',
				'One {trait} voice was all it took.',
			],
			older: [
				'{hero} stayed {trait}, breathed in and out, and waited for the fuss to run down.',
				'Because {hero} was {trait}, the others stopped rushing about and began to think.',
				'There was no rush in {hero}’s {trait} voice, and the tangle seemed to loosen on hearing it.',
				'Being {trait} for one whole minute did more than an hour of shouting.',
			],
		},
		choices: ['Stay {trait} and wait a while', 'Breathe in and be {trait}', 'Speak in your most {trait} voice'],
		chosen: [
			'{hero} stayed {trait} and waited, and the answer walked right up.',
			'{hero} breathed in, felt {trait}, and saw what to do.',
			'{hero} spoke in that {trait} voice, and all the noise went down.',
		],
	},
	{
		traits: ['bashful', 'modest', 'quiet', 'reserved', 'shy', 'soft-spoken', 'timid'],
		shows: {
			young: [
				'{hero} was {trait} and hid a smile.',
				'{hero} was {trait}, but {their} eyes said hello.',
				'Our {trait} {hero} liked the back row best.',
				'{hero} was {trait} and whispered to snails.',
			],
			older: [
				'{hero} was {trait}, and heard a great deal because of it.',
				'Being {trait}, {hero} said little, so that {their} few words were always listened to.',
				'{hero} was {trait} with crowds and perfectly at home with snails.',
				'It is easy to miss somebody {trait}, and {hero} rather liked not being found first.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and heard the tiny click.',
				'One {trait} word, and they all heard it.',
				'{hero} was {trait} and sat very still.',
				'Nobody heard {trait} {hero} tiptoe past.',
			],
			older: [
				'Loud voices had solved nothing, but {hero} was {trait}, and the small way worked.',
				'{hero}, {trait} as ever, raised one hand, and the whole crowd hushed to hear.',
				'Because {hero} was {trait}, {they} had heard what everybody else had talked over.',
				'It took someone {trait} to know how to ask without frightening the answer away.',
			],
		},
		choices: ['Be {trait} and listen from the corner', 'Say one {trait} word', 'Stay {trait} and tiptoe closer'],
		chosen: [
			'{hero} was {trait}, listened, and heard the secret of it.',
			'{hero} said one {trait} word, and it was the right one.',
			'{hero} stayed {trait} and tiptoed so near that nobody noticed.',
		],
	},
	{
		traits: ['artistic', 'creative', 'imaginative', 'ingenious', 'inventive', 'original', 'resourceful'],
		shows: {
			young: [
				'{hero} was {trait} with sticks and string.',
				'Our {trait} {hero} made hats out of leaves.',
				'{hero} was {trait} and drew on the fog.',
				'{hero} was {trait}. A box was a boat!',
			],
			older: [
				'{hero} was {trait} and had once built a lighthouse out of jars and a candle.',
				'Being {trait}, {hero} never threw away a cork, a ribbon or half an idea.',
				'{hero} was {trait}, so rainy days were never quite long enough.',
				'Give {hero} a spoon and some thread, and {they} would prove how {trait} {they was}.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and made a new one.',
				'A hat could be a net! How {trait}!',
				'{hero} was {trait} with what was there.',
				'Snip, fold, tie. Our {trait} {hero} had made it.',
			],
			older: [
				'{hero} was {trait} and looked at the broken bits until they turned into something else.',
				'A ribbon, a ladle and one {trait} mind were all that the job needed.',
				'Because {hero} was {trait}, the wrong part became the best of the whole thing.',
				'The answer was {trait}, and it had never been tried by anyone before.',
			],
		},
		choices: [
			'Make something {trait} out of scraps',
			'Be {trait} and draw the answer',
			'Find one {trait} use for a hat',
		],
		chosen: [
			'{hero} made something {trait} out of scraps, and it even had a handle.',
			'{hero} was {trait} and drew it, and suddenly they all could see.',
			'{hero} found one {trait} use for a hat, and it held water.',
		],
	},
	{
		traits: ['absent-minded', 'dreamy', 'forgetful', 'poetic', 'starry-eyed', 'whimsical'],
		shows: {
			young: [
				'{hero} was {trait} and wore odd socks.',
				'Our {trait} {hero} waved at clouds.',
				'{hero} was {trait} and walked past the gate.',
				'{hero} was {trait} and tucked in a shoe.',
			],
			older: [
				'{hero} was {trait} and often poured tea beside the cup while thinking of whales.',
				'Being {trait}, {hero} had named all the puddles and lost all the umbrellas.',
				'{hero} was {trait}, and {their} head was a fine place full of kites.',
				'It was hard to be cross with {hero}, who was {trait} and always sorry about the gate.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and took the wrong path. Hooray!',
				'One {trait} thought came floating by.',
				'{hero} was {trait}, and the odd idea worked.',
				'“It looks like a whale,” said {trait} {hero}.',
			],
			older: [
				'{hero} was {trait} and gazed at the trouble so long that it turned into a picture.',
				'One {trait} thought drifted in sideways, and it was the very thing.',
				'Because {hero} was {trait}, {they} took the wrong turning, which proved to be the right one.',
				'No {trait} idea is ever planned, yet this one landed as lightly as a feather on the answer.',
			],
		},
		choices: ['Follow one {trait} thought', 'Be {trait} and take the pretty path', 'Tell some {trait} little story'],
		chosen: [
			'{hero} followed one {trait} thought, and it knew the way.',
			'{hero} was {trait} and took the pretty path, which was shorter.',
			'{hero} told one {trait} little story, and the listeners leaned in.',
		],
	},
	{
		traits: ['dazzling', 'enchanting', 'magical', 'mysterious', 'mystical', 'radiant', 'wondrous'],
		shows: {
			young: [
				'{hero} was {trait}, and even cats stared.',
				'There was something {trait} about {hero}.',
				'{hero} felt {trait} from nose to toes.',
				'How {trait} {hero} looked by lamplight!',
			],
			older: [
				'{hero} was {trait}, as if a candle had been lit somewhere behind {their} eyes.',
				'There was something {trait} about {hero} that made clocks hold their breath.',
				'Being {trait}, {hero} left a faint glitter on teacups and door handles.',
				'{hero} was {trait}, yet wore it as plainly as an old coat.',
			],
		},
		solves: {
			young: [
				'{hero} felt {trait}, and the air hummed.',
				'Some {trait} glow ran along the path.',
				'{hero} did one small {trait} thing.',
				'It was {trait} how the knot let go.',
			],
			older: [
				'{hero} closed {their} eyes, felt {trait}, and the air answered with a hum like bees.',
				'Something {trait} woke up in {hero} and ran like warm water to the tips of everything.',
				'Because {hero} was {trait}, the stubborn thing blinked, sighed, and changed its mind.',
				'The moment was {trait}, small as a spark and just as hard to look away from.',
			],
		},
		choices: ['Do something {trait} right away', 'Hum until you feel {trait}', 'Trust the {trait} glow'],
		chosen: [
			'{hero} did something {trait}, and the shadows clapped.',
			'{hero} hummed, felt {trait}, and the lock sang along.',
			'{hero} trusted the {trait} glow, and it led around the corner.',
		],
	},
	{
		traits: ['cheerful', 'cheery', 'happy', 'jolly', 'joyful', 'lighthearted', 'merry', 'sunny'],
		shows: {
			young: [
				'{hero} was {trait} all the way down.',
				'Our {trait} {hero} sang to the spoons.',
				'{hero} was {trait}, even before breakfast.',
				'You could hear how {trait} {hero} was.',
			],
			older: [
				'{hero} was {trait} and greeted lampposts by name in case they were lonely.',
				'Being {trait}, {hero} whistled on stairs, in shops, and once inside a barrel.',
				'{hero} was {trait}, and grumbles slid off like drops from a duck.',
				'Rooms seemed to have more windows in them when {hero} came in, {trait} as always.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait}, and soon others smiled.',
				'One {trait} song made the work go fast.',
				'{hero} was {trait}, and the frown went away.',
				'“Come on!” said {trait} {hero}, and on they came.',
			],
			older: [
				'{hero} was {trait}, and it spread around until nobody could stay cross.',
				'Every {trait} tune needs company, so {hero} began one and waited for the second voice.',
				'Because {hero} was {trait}, the gloomy ones forgot for a moment to sigh.',
				'One {trait} laugh rolled out, bumped into the trouble, and tipped it over.',
			],
		},
		choices: ['Be {trait} and start a song', 'Give everyone one {trait} wave', 'Stay {trait} and try again'],
		chosen: [
			'{hero} was {trait} and started a song, and feet began to tap.',
			'{hero} gave one {trait} wave, and all of them answered it.',
			'{hero} stayed {trait} and tried again, whistling this time.',
		],
	},
	{
		traits: ['confident', 'hopeful', 'optimistic', 'positive', 'trusting', 'upbeat'],
		shows: {
			young: [
				'{hero} was {trait} and saved a seat.',
				'Our {trait} {hero} always set one more plate.',
				'{hero} was {trait} and looked up.',
				'“It will be fine,” said {trait} {hero}.',
			],
			older: [
				'{hero} was {trait} and planted apple pips wherever {they} stopped to rest.',
				'Being {trait}, {hero} always packed for the way home as well as the way there.',
				'{hero} was {trait}, so a closed door only meant that somebody was looking for the key.',
				'Clouds came and went, but {hero} was {trait} and kept the kite handy.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and tried once more.',
				'“Not yet,” said {trait} {hero}. “But soon!”',
				'{hero} felt {trait}, and that was a start.',
				'Being {trait} helped {hero} keep going.',
			],
			older: [
				'Everybody had stopped, but {hero} was {trait} and gave it one more try.',
				'{hero} sounded so {trait} that the rest began to pack up their doubts.',
				'Because {hero} was {trait}, {they} had kept the last little piece, and it fitted.',
				'It is odd how one {trait} word can hold a door open long enough.',
			],
		},
		choices: ['Stay {trait} and try one more time', 'Be {trait} and go on', 'Tell the others to feel {trait}'],
		chosen: [
			'{hero} stayed {trait} and tried, and this time it budged.',
			'{hero} was {trait} and went on, and the path grew wider.',
			'{hero} told them to feel {trait}, and the chins came up.',
		],
	},
	{
		traits: ['amusing', 'comical', 'funny', 'hilarious', 'droll', 'witty'],
		shows: {
			young: [
				'{hero} was {trait} and made spoons talk.',
				'Our {trait} {hero} wore a pot for a hat.',
				'{hero} was {trait}, even on a Monday.',
				'How {trait} {hero} was with a carrot!',
			],
			older: [
				'{hero} was {trait} and could make a whole bus giggle with one eyebrow.',
				'Being {trait}, {hero} kept a joke in each pocket and a spare one in {their} sock.',
				'{hero} was {trait}, especially when {they} tried to be serious.',
				'At dinner everyone wanted to sit near {hero}, who was {trait} even about turnips.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait}, and they all laughed.',
				'One {trait} face did the trick.',
				'{hero} told one {trait} joke. Giggle, giggle!',
				'It was so {trait} that the frown fell off.',
			],
			older: [
				'{hero} told something {trait}, and the laugh that followed shook the trouble loose.',
				'Nobody can give up while hiccuping, so {hero} was as {trait} as {they} knew how to be.',
				'Because {hero} was {trait}, even the tired ones snorted, and laughter is good for pulling.',
				'It was so {trait} a bow that even the shadows seemed to slap their knees.',
			],
		},
		choices: ['Tell one {trait} joke', 'Be {trait} and pull a face', 'Do one {trait} walk past the trouble'],
		chosen: [
			'{hero} told one {trait} joke about a goat, and the grumbling stopped.',
			'{hero} was {trait} and pulled a face that could be heard.',
			'{hero} did one {trait} walk, and the trouble had to sit down.',
		],
	},
	{
		traits: ['eccentric', 'giggly', 'goofy', 'kooky', 'quirky', 'silly', 'wacky', 'zany'],
		shows: {
			young: [
				'{hero} was {trait} and hopped sideways.',
				'Our {trait} {hero} put jam on the jam.',
				'{hero} was {trait}, with a spoon for a flag.',
				'Oh, what {trait} hats {hero} had!',
			],
			older: [
				'{hero} was {trait} and said good night to each stair on the way up.',
				'Being {trait}, {hero} owned a pet button and took it out for walks.',
				'{hero} was {trait}, and {their} best ideas arrived while upside down.',
				'There was never a dull minute near {hero}, who was {trait} and proud of it.',
			],
		},
		solves: {
			young: [
				'Pop! {hero}’s {trait} idea worked.',
				'{hero} was {trait} and went in backward.',
				'Only {trait} {hero} would try a spoon.',
				'The plan was {trait}, with bells on.',
			],
			older: [
				'It was {trait}, and that was just why nobody had tried it yet.',
				'{hero} was {trait}, did the whole thing backward, and heard a click.',
				'Because {hero} was {trait}, {they} asked the spoon, and in a way it knew.',
				'Sense had been tried already, so {hero} was {trait} instead, and things began to move.',
			],
		},
		choices: ['Try one {trait} idea with a spoon', 'Be {trait} and walk backward', 'Do one {trait} dance'],
		chosen: [
			'{hero} tried one {trait} idea with a spoon, and it rang like a bell.',
			'{hero} was {trait}, walked backward, and bumped into the answer.',
			'{hero} did one {trait} dance, and soon it had three more dancers.',
		],
	},
	{
		traits: ['cheeky', 'frisky', 'frolicsome', 'impish', 'mischievous', 'playful'],
		shows: {
			young: [
				'{hero} was {trait} and hid in a basket.',
				'Our {trait} {hero} tickled with a feather.',
				'{hero} was {trait}, with a twinkle.',
				'Who moved the hats? {hero} was {trait}.',
			],
			older: [
				'{hero} was {trait} and had never walked past a puddle without a discussion.',
				'Being {trait}, {hero} swapped all the left shoes and then helped to look for them.',
				'{hero} was {trait}, and {their} grin always arrived before {they} did.',
				'It was best to count the buns when {hero} was near, for {they was} {trait}.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and made it a game.',
				'One {trait} trick turned it all round.',
				'“Catch me!” said {trait} {hero}. Up ran everyone!',
				'{hero} was {trait}, so even the tired joined in.',
			],
			older: [
				'{hero} was {trait} and turned the whole thing into a race with very odd rules.',
				'The trick was {trait}, with no harm in it and plenty of running.',
				'Because {hero} was {trait}, {they} knew how to make hard work look like a party.',
				'One {trait} tickle of the nose, one enormous sneeze, and the way was clear.',
			],
		},
		choices: ['Try one {trait} trick', 'Be {trait} and make it a game', 'Give one {trait} wink and hide'],
		chosen: [
			'{hero} tried one {trait} trick, and even the fooled one clapped.',
			'{hero} was {trait} and made it a game, so everybody joined in.',
			'{hero} gave one {trait} wink, hid, and heard every word.',
		],
	},
	{
		traits: ['bouncy', 'bubbly', 'energetic', 'lively', 'peppy', 'perky', 'spirited', 'zippy'],
		shows: {
			young: [
				'{hero} was {trait} and up before the birds.',
				'Our {trait} {hero} took two steps at once.',
				'{hero} was {trait}, like a ball on a hill.',
				'Up, down, up! {hero} was {trait}.',
			],
			older: [
				'{hero} was {trait} and used up whole afternoons before lunch.',
				'Being {trait}, {hero} seldom walked anywhere that could be reached by hopping.',
				'{hero} was {trait}, as if somebody had wound {them} up and thrown away the key.',
				'Chairs were wasted on {hero}, who was {trait} and thought best while jumping.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and kept on and on.',
				'One {trait} jump, and {hero} was over.',
				'{hero} was {trait}. Hop, skip, done!',
				'With one {trait} leap, {hero} had it.',
			],
			older: [
				'The others were out of breath, but {hero} was {trait} and had plenty left over.',
				'{hero} took three {trait} hops, one skip, and landed on exactly the right spot.',
				'Because {hero} was {trait}, the tired ones felt a tingle in their own feet.',
				'It needed a push both big and {trait}, and {hero} had been saving it up.',
			],
		},
		choices: ['Take one {trait} leap', 'Be {trait} and wake everyone up', 'Start one {trait} race to the top'],
		chosen: [
			'{hero} took one {trait} leap and landed with both feet.',
			'{hero} was {trait} and woke them all, and they came running.',
			'{hero} started one {trait} race, and the steep part was soon behind.',
		],
	},
	{
		traits: ['agile', 'athletic', 'fleet-footed', 'nimble', 'quick', 'speedy', 'sporty', 'swift'],
		shows: {
			young: [
				'{hero} was {trait} and beat the wind.',
				'Our {trait} {hero} ran rings round the pond.',
				'{hero} was {trait} on any path.',
				'One blink, and {trait} {hero} had gone by.',
			],
			older: [
				'{hero} was {trait} and could cross a room full of sleeping cats without waking any.',
				'Being {trait}, {hero} had always finished the errand before the sentence was over.',
				'{hero} was {trait}, and puddles hardly had time to reflect {them}.',
				'When a plate slipped from a shelf, {hero} was {trait} enough to be underneath.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and got there first.',
				'Hop! Our {trait} {hero} was over the gap.',
				'{hero} was {trait} and caught it in time.',
				'Left, right, duck! {hero} was {trait}.',
			],
			older: [
				'{hero} was {trait}, ducked under, jumped over, and was through before anyone could blink.',
				'There was one moment to act, and {hero} was {trait} enough to catch it by the tail.',
				'Because {hero} was {trait}, {they} got there one breath before it was too late.',
				'A slow step would have sunk, but {hero} was {trait} and hardly touched the ground.',
			],
		},
		choices: ['Be {trait} and dash across', 'Make one {trait} grab for it', 'Trust your {trait} legs'],
		chosen: [
			'{hero} was {trait}, dashed across, and never looked down.',
			'{hero} made one {trait} grab and held on tight.',
			'{hero} trusted those {trait} legs, and they knew where to land.',
		],
	},
	{
		traits: ['hardy', 'mighty', 'powerful', 'strong', 'sturdy', 'tough'],
		shows: {
			young: [
				'{hero} was {trait}, like an old oak.',
				'Our {trait} {hero} carried the soup pot alone.',
				'{hero} was {trait} and very soft with chicks.',
				'The rope was thick. {hero} was {trait}.',
			],
			older: [
				'{hero} was {trait} and opened jam jars for the whole street on Saturdays.',
				'Being {trait}, {hero} always took the end of the bench that had no leg.',
				'{hero} was {trait}, and carried sleeping friends home without waking them.',
				'Wind pushed at {hero} and gave up, so {trait} {they was}.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and gave a big push.',
				'Heave! Our {trait} {hero} did not let go.',
				'{hero} was {trait}, so up it went.',
				'One {trait} pull, and out it came!',
			],
			older: [
				'{hero} was {trait}, set {their} shoulder to it, and the thing groaned and gave way.',
				'It took one {trait} pull, as slow as a tide and just as sure.',
				'Because {hero} was {trait}, {they} could hold the weight while the small ones ran under.',
				'Others had tugged in turns, but {hero} was {trait} and lifted it like a tea tray.',
			],
		},
		choices: ['Give it one {trait} push', 'Be {trait} and hold it up', 'Lend one {trait} arm'],
		chosen: [
			'{hero} gave it one {trait} push, and it rolled aside.',
			'{hero} was {trait} and held it up until all were through.',
			'{hero} lent one {trait} arm, and the load came up at once.',
		],
	},
	{
		traits: ['determined', 'diligent', 'hardworking', 'persistent', 'resolute', 'stubborn', 'tireless'],
		shows: {
			young: [
				'{hero} was {trait} and did not give up.',
				'Our {trait} {hero} tried it nine times.',
				'{hero} was {trait}. Nine times, then ten!',
				'“Not done yet,” said {trait} {hero}.',
			],
			older: [
				'{hero} was {trait} and had learned to whistle by trying every day for a year.',
				'Being {trait}, {hero} treated the word “no” as the first half of “not yet.”',
				'{hero} was {trait}, as a stream is that means to get past a stone.',
				'The hill was steep, but it had not yet met anyone as {trait} as {hero}.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and tried again.',
				'Again! And again! {hero} was {trait}.',
				'{hero} was {trait}, and at last it moved.',
				'It said no. Our {trait} {hero} kept on.',
			],
			older: [
				'{hero} was {trait} and tried it left, then right, then left once more, until it gave.',
				'The ninth attempt failed too, but {hero} was {trait}, and there was a tenth.',
				'Because {hero} was {trait}, the impossible thing grew tired before {they} did.',
				'Little by little a stone wears down, and {hero} was as {trait} as any water.',
			],
		},
		choices: ['Be {trait} and try once more', 'Keep at it in your {trait} way', 'Take one more {trait} turn'],
		chosen: [
			'{hero} was {trait} and tried once more, and something gave.',
			'{hero} kept at it, {trait} as ever, until it was done.',
			'{hero} took one more {trait} turn, and it came loose with a pop.',
		],
	},
	{
		traits: ['amiable', 'chatty', 'friendly', 'good-natured', 'outgoing', 'sociable', 'talkative', 'welcoming'],
		shows: {
			young: [
				'{hero} was {trait} and said hello to ducks.',
				'Our {trait} {hero} had pals on every street.',
				'{hero} was {trait} with new faces.',
				'“Come and sit,” said {trait} {hero}.',
			],
			older: [
				'{hero} was {trait} and knew the baker’s birthday, the postman’s dog and most of the cats.',
				'Being {trait}, {hero} had never once waited for anything without making a pal.',
				'{hero} was {trait}, and nobody stayed a stranger for longer than a minute.',
				'A short walk took {hero} an hour, because {they was} {trait} and the street was full.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait}, so help came running.',
				'One {trait} hello brought ten more arms.',
				'{hero} was {trait}, so somebody told the secret.',
				'“Join us!” said {trait} {hero}, and many did.',
			],
			older: [
				'{hero} was {trait} and simply started a conversation with the trouble, as one does.',
				'{hero} had been {trait} to everyone along the way, and now they all turned up.',
				'Because {hero} was {trait}, help came from a dozen doors, carrying ladders and buns.',
				'It turned out that one {trait} hello could open what no key had managed.',
			],
		},
		choices: ['Be {trait} and say hello', 'Give it one {trait} greeting', 'Ask around in your {trait} way'],
		chosen: [
			'{hero} was {trait} and said hello, and a shy one answered.',
			'{hero} gave it one {trait} greeting, and it bowed.',
			'{hero} asked around, {trait} as ever, and the baker knew.',
		],
	},
	{
		traits: ['affectionate', 'cuddly', 'lovable', 'loving', 'snuggly', 'sweet'],
		shows: {
			young: [
				'{hero} was {trait} and good at hugs.',
				'Our {trait} {hero} kissed each teddy good night.',
				'{hero} was {trait}, like a warm bun.',
				'Kittens slept on {hero}, who was {trait}.',
			],
			older: [
				'{hero} was {trait}, and never left the house without hugging the coat stand.',
				'Being {trait}, {hero} tucked in the dolls, the cat, and once a large potato.',
				'{hero} was {trait}, and it was hard to feel chilly anywhere near {them}.',
				'Bad moods seldom lasted on a sofa where {hero} sat, for {they was} {trait}.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and gave hugs all round.',
				'One {trait} hug, and all felt better.',
				'{hero} was {trait}, so no one gave up.',
				'Tired friends need hugs. {hero} was {trait}.',
			],
			older: [
				'{hero} was {trait} and held on gently until all the worries lay flat.',
				'{hero} was {trait} and gave each of the tired ones a hug, and up they got.',
				'Because {hero} was {trait}, nobody felt alone, and that made everything half as heavy.',
				'No plan had worked, so {hero} was just {trait}, and that did it.',
			],
		},
		choices: [
			'Be {trait} and offer a hug',
			'Say something {trait} in one ear',
			'Share one {trait} little hug under a blanket',
		],
		chosen: [
			'{hero} was {trait} and offered a hug, and it was taken at once.',
			'{hero} said something {trait}, and two ears turned pink.',
			'{hero} shared one {trait} hug, and the shivers stopped.',
		],
	},
	{
		traits: ['awkward', 'bumbling', 'clumsy', 'messy', 'muddled', 'wobbly'],
		shows: {
			young: [
				'{hero} was {trait} and fell over rugs.',
				'Oops! {hero} was {trait} again.',
				'{hero} was {trait}, but got up with a grin.',
				'Our {trait} {hero} had soup on one ear.',
			],
			older: [
				'{hero} was {trait} and said sorry to table legs at least twice a day.',
				'Being {trait}, {hero} had broken several cups and mended nearly all of them.',
				'{hero} was {trait}, and entered rooms in a way that nobody forgot.',
				'If there was one bucket in a field, {hero}, who was {trait}, would find it with a foot.',
			],
		},
		solves: {
			young: [
				'Oops! Our {trait} {hero} fell right on the button.',
				'{hero} was {trait}, and it flew right open.',
				'{hero} was {trait}. Crash! Now it fitted.',
				'One {trait} slip, and hooray, it worked!',
			],
			older: [
				'{hero} was {trait}, tripped, grabbed a rope, and pulled exactly the right one.',
				'The stumble was {trait}, yet nobody could have aimed it better.',
				'Because {hero} was {trait}, the pot fell over, and under it was what they had all missed.',
				'Someone with tidy feet would have walked past, but {hero} was {trait} and fell in.',
			],
		},
		choices: [
			'Be your {trait} self and hope',
			'Do it in your own {trait} way',
			'Laugh at one {trait} tumble and go on',
		],
		chosen: [
			'{hero} was as {trait} as ever, and fell on the right lever.',
			'{hero} did it in that {trait} way, and it stayed done.',
			'{hero} laughed at one {trait} tumble and found a coin beneath.',
		],
	},
	{
		traits: ['charming', 'courteous', 'gracious', 'polite', 'respectful', 'well-mannered'],
		shows: {
			young: [
				'{hero} was {trait} and thanked the door.',
				'Our {trait} {hero} said please to the geese.',
				'{hero} was {trait}, with a small bow.',
				'“After you,” said {trait} {hero}.',
			],
			older: [
				'{hero} was {trait} and wrote thank-you letters to the weather.',
				'Being {trait}, {hero} knocked before lifting stones, in case someone was at home.',
				'{hero} was {trait}, and even wasps left {their} plate with a sort of nod.',
				'It was a pleasure to be bumped into by {hero}, who was so {trait} about it.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and said please.',
				'One {trait} bow, and the gate swung wide.',
				'“Please,” said {trait} {hero}, and everyone helped.',
				'{hero} was {trait}, so ten hands came out.',
			],
			older: [
				'{hero} was {trait} and asked for help so nicely that nobody could say no.',
				'One {trait} request, and a dozen hands that had been in pockets came out of them.',
				'Because {hero} was {trait}, even the grumpiest helper stayed for one more try.',
				'Everybody else had been shouting, so being {trait} came as a long cool drink.',
			],
		},
		choices: ['Be {trait} and ask if you may', 'Make one {trait} bow', 'Write one {trait} little note'],
		chosen: [
			'{hero} was {trait} and asked, and the answer was yes.',
			'{hero} made one {trait} bow, and it was copied down the line.',
			'{hero} wrote one {trait} little note, and a reply came by return.',
		],
	},
	{
		traits: ['adventurous', 'eager', 'enthusiastic', 'free-spirited', 'intrepid', 'keen'],
		shows: {
			young: [
				'{hero} was {trait} and had boots by the bed.',
				'Our {trait} {hero} could not wait to go.',
				'{hero} was {trait} and loved the next hill.',
				'“Me! Me!” called {trait} {hero}.',
			],
			older: [
				'{hero} was {trait} and always stood in the front of every boat.',
				'Being {trait}, {hero} had a bag packed under the bed with string and raisins in it.',
				'{hero} was {trait}, and a signpost with no words on it made {their} heart jump.',
				'Ask for one volunteer and {hero}, who was {trait}, put up both arms.',
			],
		},
		solves: {
			young: [
				'{hero} was {trait} and found a new way.',
				'“Let us go see!” said {trait} {hero}.',
				'{hero} was {trait}, so off they went.',
				'Up the wall went {trait} {hero}. There it was!',
			],
			older: [
				'{hero} was {trait} and took the path that nobody had drawn yet.',
				'One {trait} cry of “Follow me!” and the waiting was over.',
				'Because {hero} was {trait}, {they} had climbed that tree last week and knew the view.',
				'The map stopped there, but {hero} was {trait} and did not.',
			],
		},
		choices: ['Be {trait} and try the new path', 'Lead on in your {trait} way', 'Pick the {trait} way round'],
		chosen: [
			'{hero} was {trait} and tried the new path, ferns and all.',
			'{hero} led on, {trait} as ever, and the others ran to keep up.',
			'{hero} picked the {trait} way round, and the view was worth it.',
		],
	},
];
