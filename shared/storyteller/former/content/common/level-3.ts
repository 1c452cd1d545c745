import type { Common } from './common.ts';

/** What every plot may say to readers of 9 to 11. */
export const common3: Common = {
	intro: [
		'{hero} was {typeA}, and the best thing about {their} home, {home}, was that something always happened there.',
		'There was once {typeA} by the name of {hero}, who could {ability} and was rather proud of it.',
		'If you had looked in at {home} that morning, you would have found {typeA} by the name of {hero}, busy with {food}.',
		'Most people knew {hero} as {typeA} who could {ability}, and who never said no to {food}.',
		'{hero} lived in {home}, as {typeA} should, and had never once wished to live anywhere else.',
		'Nobody could call {hero} ordinary, for how many people have a friend who is {typeA}?',
		'This story belongs to {hero}, {typeA} who had set out for nothing more exciting than {food}.',
		'{hero} was {typeA} with a good pair of ears and a bad habit of following every sound.',
		'“I am {typeA},” {hero} liked to say, “and that is quite enough to be going on with.”',
	],
	arrive: [
		'{hero} {moved} {placeTo}, looking about with every step.',
		'The way led {placeTo}, so {hero} took a deep breath and followed it.',
		'It was further than it looked, but in the end {hero} stood {placeAt}.',
		'{hero} {move}, and there, all at once, was {place}.',
		'Nobody had told {hero} how quiet it would be {placeAt}.',
		'By the time {hero} came {placeTo}, {their} {hands} were cold and {their} hopes were high.',
		'{hero} had heard a great deal about {place}, and most of it turned out to be true.',
		'With one last look back, {hero} {moved} {placeTo}.',
		'{PlaceAt} {hero} stopped and {gesture}, to show that nerves were out of the question.',
	],
	together: [
		'The two friends made their way {placeTo}, talking in low voices.',
		'{helper} knew a short cut, which was how they both came {placeTo} with wet feet.',
		'Side by side the pair went {placeTo}, and neither said how glad it was of the other.',
		'{hero} {moved} ahead and {helper} kept close behind, until the two of them stood {placeAt}.',
		'“After you,” said {helper}, and so {hero} was the first to set foot {placeAt}.',
		'The way {placeTo} was long enough for {helper} to tell three stories, one of them true.',
		'{hero} {move}, and {helper} came along with a good deal of puffing.',
		'When at last the pair stood {placeAt}, there was a crust to share and breath to get back.',
		'It took a wrong turn and an argument, but the two friends found their way {placeTo}.',
	],
	meet: [
		'“You are going the wrong way,” said a voice. It belonged to {helperA}, who bowed. “{helper}, at your service. I know a better one.”',
		'Something moved, and out came {helperA}. “My name is {helper},” said the stranger, “and you look as though you could use some company.”',
		'There, as if by appointment, sat {helperA}. {Helper.they} was called {helper}, and {helper.they} had been hoping all week for something to happen.',
		'{hero} almost fell over {helperA}, who was having a nap. “{helper} is the name,” yawned the sleeper. “Where are we going?”',
		'Around the corner came {helperA}, whistling badly. “I am {helper}, and I never forget a face or find my way,” {helper.they} said cheerfully.',
		'“Do not step on that!” cried {helperA}, and then turned quite red. That was how {hero} met {helper}.',
		'A pair of bright eyes had been watching {hero} for some time. They belonged to {helperA}, and the name that went with them was {helper}.',
		'“I could not help hearing,” said {helperA}, who had plainly been trying to. “I am {helper}. Two heads are better, are they not?”',
	],
	obstacle: [
		'That was the very moment when {trouble} {troubleDid}.',
		'It might have gone well, if {trouble} had not spoiled it. {Trouble} {troubleDid}, and there they stood.',
		'“What was that?” asked {helper}, and a moment later it was plain. {Trouble} {troubleDid}.',
		'{sound} Before anybody could do a thing about it, {trouble} {troubleDid}.',
		'Then everything went wrong at once, because {trouble} {troubleDid}.',
		'{hero} had thought of almost everything, but nobody had warned {them} that {trouble} would be about. It {troubleDid}.',
		'There was no mistaking it. {Trouble} {troubleDid}, right before their eyes.',
		'“Well, that is all we needed,” sighed {helper}, for {trouble} {troubleDid}.',
	],
	reason: [
		'It came out later that {troubleFrom}, and once that was understood it was soon put right.',
		'“Now I see,” said {hero} slowly. The truth was that {troubleFrom}, and nobody had thought to ask.',
		'The odd thing was that no harm had been meant, for {troubleFrom}.',
		'It took {helper} a while to find out why, but it was simple enough: {troubleFrom}.',
		'Nobody was to blame, it turned out, because {troubleFrom}. A little help mended that.',
		'“If only we had known!” said {helper}. All this time {troubleFrom}, and all it took was a helping {hand}.',
		'There is usually a reason, and here it was: {troubleFrom}. The two friends did what they could about it.',
		'{hero} listened for a long time and learned that {troubleFrom}. After that it was hard to be cross.',
	],
	settled: [
		'After that there was no more nonsense with {trouble}.',
		'And so, a good deal sooner than {helper} had feared, the way was open.',
		'{Trouble} gave them no more bother, and the two friends went on.',
		'“I would never have thought of that,” said {helper}, and it was meant as praise.',
		'It was not how anybody else would have done it, but it worked.',
		'When it was over, even {trouble} seemed glad of the rest.',
	],
	glow: {
		warm: [
			'There was {food} for everybody. {hero} fell asleep halfway through a sentence.',
			'{hero} went home to {home} with a full heart. The light was on in the window.',
			'Some days you want to keep in a box under the bed. This, {hero} thought, was one of them.',
			'“Same again tomorrow?” asked {helper}, and {hero} laughed until {their} sides hurt.',
			'Long afterwards, on rainy days, {hero} and {helper} would tell each other the whole story.',
		],
		funny: [
			'There was a feast, of course. {helper} made a speech and sat down in the {food}.',
			'{hero} meant to say something wise at the end. What came out was a very large burp.',
			'To this day nobody can tell the story without {helper} putting in the parts that never happened.',
			'“I was never worried,” said {helper}, who was wearing {helper.their} hat back to front. “Not even once.”',
			'There was laughter all the way home, and then a little more. It had been that sort of day.',
		],
		quiet: [
			'When all the others had gone in, {hero} stayed out a little longer, just to listen.',
			'{hero} said nothing at all on the way home, and {helper} understood every word of it.',
			'One by one the lights went out. In {home} somebody was already fast asleep.',
			'It was the kind of ending that needs no noise. {hero} just smiled and closed the door softly.',
			'That night {hero} slept without a single dream, and woke up smiling.',
		],
		grand: [
			'{Folk} carried {hero} through the crowd. The cheering could be heard a mile away.',
			'From that day on there was a song about it. It had eleven verses, and {hero} was in every one.',
			'{hero} stood where all could see {them}, and for once {they} had nothing to add.',
			'The whole place rang with the name of {hero}, and {helper} shouted it the loudest.',
			'If you go there today you can still see the spot. Somebody is sure to point it out to you.',
		],
	},
	pastTrouble: [
		{
			approach: 'kind',
			say: 'Find out what {trouble} really wants',
			outcome: [
				'{hero} put aside every plan and set out to find out what was really wanted. It took patience, and a good deal of listening, but slowly things grew calm.',
				'“What does it really want?” {hero} wondered aloud. Nobody had asked that before, so {they} stayed to find out, and the whole place seemed to hold its breath.',
			],
			later:
				'“Find out what they really want,” said {hero}, who had not forgotten {trouble}. It worked as well the second time.',
		},
		{
			approach: 'bold',
			say: 'March straight up and take charge',
			outcome: [
				'{hero} decided to march straight up and take charge. It is surprising how much room is made for somebody who looks sure of the way.',
				'“Somebody has to take charge,” said {hero}, and marched straight up with a pounding heart. The bold way was the short way, as it turned out.',
			],
			later: 'Because {hero} had once marched straight up to {trouble}, {they} did not wait to be asked now.',
		},
		{
			approach: 'clever',
			say: 'Draw a plan in the dust and think it through',
			outcome: [
				'{hero} took a stick and began to draw a plan in the dust. There were arrows, and crosses, and something that {helper} took for a hat, and it worked from the first arrow to the last.',
				'It was certainly worth stopping to think it through. On the third attempt the plan in the dust came out right, and {hero} understood exactly what had to be done.',
			],
			later:
				'{hero} drew one more plan in the dust, smaller than the last, and {helper} did not even ask about the hat.',
		},
		{
			approach: 'careful',
			say: 'Watch from a hiding place until it is safe',
			outcome: [
				'The two friends found a hiding place and settled down to watch. An hour is a long time to keep still, but at the end of it {hero} knew exactly when it would be safe to move.',
				'{hero} chose a good hiding place, and there the two of them sat to watch. “Now!” {they} whispered at last, and both slipped past without a sound.',
			],
			later: 'The two friends had learned to watch before moving, and so this time nothing took anyone by surprise.',
		},
		{
			approach: 'silly',
			say: 'Put on the strangest show anyone has seen',
			outcome: [
				'{hero} and {helper} put on the strangest show that had ever been seen there. It had a song about turnips and a dance with only one step, and in the end nobody could stay cross.',
				'“Ladies and gentlemen!” called {hero}, and the strangest of shows began. {helper} juggled two shoes and dropped three. There was nothing for it but to laugh, and then to let them by.',
			],
			later:
				'Somebody asked for the strangest show again, and {helper} dropped all three shoes at exactly the right moment.',
		},
		{
			approach: 'ask',
			say: 'Send word to {folk} for help',
			outcome: [
				'{hero} knew when to send word for help. Within the hour {folk} had come, all of them talking at once, and what had been too much for two was light work for twenty.',
				'“There is no shame in asking for help,” said {hero}, and sent word at once. {Folk} came running with ropes and ladders and far too many opinions.',
			],
			later: '{Folk} remembered being asked for help, and this time they came without being sent for.',
		},
		{
			approach: 'kind',
			say: 'Offer to share the last of the {food}',
			outcome: [
				'There was only a little left, but {hero} offered to share it all the same. It is hard to make trouble with your mouth full, and harder to be cross with the person who filled it.',
				'{hero} opened the bag and offered to share what was in it. For a while there was no sound but chewing, and when it was finished the way stood open.',
			],
			later: 'There was nothing left to share by then, but nobody had forgotten who had offered the last of it.',
		},
		{
			approach: 'clever',
			say: 'Hunt for a secret path instead',
			outcome: [
				'{hero} would not be stopped so easily, and went to hunt for a secret path. It was narrow and full of spiders, but it came out on the right side.',
				'“There is always a secret path,” said {hero}. It took a long hunt on hands and knees, and {helper} lost a button, but it was there.',
			],
			later: '{hero} remembered that there is always a secret path, and soon there was one here too.',
		},
		{
			approach: 'bold',
			say: 'Race past before anyone can blink',
			outcome: [
				'“We shall have to race!” cried {hero}. The two friends shot past so fast that even their own shadows had difficulty keeping up.',
				'There was one small gap, and a race was the only way to reach it. {hero} ran, {helper} ran, and the gap closed behind them with a snap.',
			],
			later: 'One race had been won already, and tired legs remembered how.',
		},
	],
	ownLater: [
		'{hero} had been {trait} once that day, and the second time came more easily.',
		'“Be {trait}, the way you were before,” said {helper}, and that was all that was needed.',
		'The memory of how {trait} {they was} when it mattered gave {hero} new strength.',
		'It was being {trait} that had brought {hero} this far, and it did not fail {them} now.',
	],
	times: {
		dawn: [
			'It was the hour when everything turns as pink as a peach.',
			'It was so early that even the early risers were still clearing their throats.',
			'Day was creeping in at the edges of things.',
			'The first light made everything look freshly painted.',
		],
		day: [
			'It was the broad middle of the day, when shadows are short and tempers are too.',
			'It was the brightest hour of the day, and nothing could hide.',
			'It was a day as bright as a new coin.',
			'By then the day was wide awake.',
		],
		dusk: [
			'The light had gone long and golden.',
			'Evening was coming on, and with it the smell of supper from somewhere.',
			'The day was packing up its things for the night.',
			'It was the hour when lamps are lit and yawns begin.',
		],
		night: [
			'By now it was night, and the dark was full of small noises.',
			'The night had come up to see what all the fuss was about.',
			'Night had fallen without anybody noticing.',
			'It was late, and all the world seemed to be whispering.',
		],
	},
	weathers: {
		clear: [
			'The air was so clear that you could have read a newspaper a mile away.',
			'There was not a cloud to be seen in any direction.',
			'It was the kind of weather that makes you want to start something.',
		],
		cloudy: [
			'The clouds hung low, as if they were listening.',
			'The clouds had shut the sky like a lid.',
			'One cloud after another came by, each fatter than the last.',
		],
		rain: [
			'It rained in the steady way that has no plans to stop.',
			'Rain ran down {hero}’s neck and made itself at home there.',
			'The rain drummed its fingers on everything.',
		],
		snow: [
			'Snow was falling in flakes as big as stamps.',
			'The snow had put a white hat on everything that stood still.',
			'It snowed so softly that you could hear it think.',
		],
		mist: [
			'Mist had come up and rubbed out all the edges.',
			'In the mist every shape looked like somebody waiting.',
			'The mist was so thick that {hero} could not see {their} own feet.',
		],
		windy: [
			'The wind pulled at everything that was not tied down.',
			'A wild wind was blowing, and it seemed to be enjoying itself.',
			'The wind whistled a tune that it did not quite know.',
		],
	},
	details: {
		snail: {
			first: [
				'By the gate sat a snail with a very small suitcase. “I shall come too,” it said. “Do not wait for me.”',
				'“Adventure, is it?” asked a snail on the doorstep, and it set out at once, at the speed of snails.',
				'A snail with a stripe on its shell watched {hero} go, and then, without any hurry, it followed.',
			],
			again: [
				'On a stone, fast asleep, lay the snail with the stripe. How it had got there first was a mystery.',
				'“There you are at last,” said the snail, and it went back to its leaf.',
				'Somebody had left a shining trail here already, and it could only have been the snail.',
				'“How do you do it?” {hero} asked the snail. “I never stop for lunch,” it said.',
				'The snail was waiting for them with its suitcase packed, looking a little bored.',
				'“Do hurry up,” called the snail, from somewhere in front of them.',
			],
			last: [
				'The snail came in last, for once. “I took the pretty way,” it said, and opened its suitcase, and there was a slipper in it.',
				'And in the best seat sat the snail. It had been there, it said, since the day before.',
				'“Well, that was quick,” said the snail, and it drew in its horns and slept for a week.',
			],
		},
		tune: {
			first: [
				'All morning {hero} had been humming a tune that stopped in the middle, because the end of it would not come.',
				'{hero} knew half a tune, and the missing half was the only thing {they} could think of.',
				'There was a tune in {hero}’s head, and it was missing its tail.',
			],
			again: [
				'{hero} hummed the tune again, as far as it went.',
				'“What is that you are humming?” asked {helper}. “Half of something,” {hero} replied.',
				'For a moment {hero} thought that {they} had found the rest of the tune, but it was only the wind.',
				'{helper} tried an ending for the tune, and it was so bad that both of them had to sit down.',
				'The half tune kept time with every step.',
				'To keep up {their} courage, {hero} hummed the tune, louder than before and no longer.',
			],
			last: [
				'Then, without even trying, {hero} hummed the tune right through to its end. It was the easiest thing in the world.',
				'It was {helper} who found the end of the tune, by sneezing at just the right moment.',
				'And there was the end of the tune, where it had been all along: it went back to the beginning.',
			],
		},
		pebble: {
			first: [
				'In {their} pocket {hero} carried a round white pebble that was, {they} believed, extremely lucky.',
				'{hero} had found a pebble with a white ring around it, and a ring means a wish, if you can only decide on one.',
				'Before setting out {hero} picked up a pebble from beside the door, because it looked as if it wanted to see the world.',
			],
			again: [
				'{hero} felt for the pebble, and there it was, smooth and calm.',
				'The lucky pebble had grown warm in {hero}’s {hand}.',
				'“Is it working?” asked {helper}, with a nod at the pebble. “It is thinking about it,” said {hero}.',
				'{hero} turned the pebble over three times, which could do no harm.',
				'“If you are going to be lucky,” {hero} told the pebble, “now would be a good time.”',
				'The pebble fell, and rolled, and came to rest beside something that would have been missed without it.',
			],
			last: [
				'Afterwards {hero} gave the pebble to {helper}. Luck is a thing that should be passed along.',
				'{hero} put the pebble back beside the door. It looked exactly like a pebble that has seen the world.',
				'Nobody ever found out whether the pebble was lucky. {hero} said thank you to it all the same.',
			],
		},
		promise: {
			first: [
				'“Be home in time for {food},” somebody had said that morning, and {hero} had promised.',
				'{hero} had made only one promise that day, and it was to be back before the {food} got cold.',
				'There was to be {food} that evening, and {hero} had given {their} word not to miss it.',
			],
			again: [
				'{hero} thought of the promise, and of the {food}, and walked a little faster.',
				'“What time is it?” asked {hero}, who had a promise to keep. Nobody knew.',
				'For one moment the air smelled of {food}, and {hero} had to remind {themself} that there was work to do.',
				'“You have promised,” said a small voice in {hero}’s head, which sounded a good deal like {their} stomach.',
				'“I never break a promise,” {hero} told {helper}, “least of all one with {food} in it.”',
				'Somewhere a clock struck, and {hero} counted the strokes with a worried face.',
			],
			last: [
				'The promise was kept, with a minute to spare. The {food} had only just been put on the table.',
				'{hero} had kept the promise. Of course, the {food} had to be stretched a little to feed everybody.',
				'“You promised,” somebody began, and then saw who had come. More plates were fetched for the {food}.',
			],
		},
		hiccup: {
			first: [
				'That morning {hero} had woken up with the hiccups, and nothing {they} tried would stop them. “Hic!”',
				'“Hic!” said {hero}, for the ninth time since breakfast. It was going to be that sort of day.',
				'There is never a good time for hiccups, but {hero} had chosen the worst. “Hic!”',
			],
			again: [
				'“Quiet, now,” breathed {helper}. “Hic!” said {hero}.',
				'{hero} held {their} breath and counted to thirty. At thirty-one the hiccups came back.',
				'“Drink some water upside down,” said {helper}. All it did was make {hero} wet. “Hic!”',
				'A hiccup rang out so loudly that it had an echo.',
				'{hero} opened {their} mouth to explain, and out came a hiccup instead.',
				'“BOO!” shouted {helper}. “Hic,” said {hero} politely. “It was a kind thought.”',
			],
			last: [
				'It was only then that {hero} noticed something missing. The hiccups had gone. “Hic!” said {helper}.',
				'“The hiccups have stopped!” cried {hero}, and everybody listened. Very softly, from somewhere at the back, there came a “Hic!”',
				'The hiccups had simply given up. There had been something better to think about.',
			],
		},
		count: {
			first: [
				'When {they} had to be brave, {hero} always counted to three, and for some reason {they} always left out the two.',
				'“One… three!” was how {hero} counted before anything difficult. Nobody had ever found out what happened to two.',
				'{hero} had never trusted the number two, and so {they} counted without it.',
			],
			again: [
				'“One… three!” said {hero}, and went.',
				'“What have you got against two?” asked {helper}. “It takes too long,” said {hero}.',
				'{hero} counted under {their} breath, and it did not take long, with so few numbers.',
				'“One,” said {hero}. “Two,” said {helper} helpfully, and then it all had to begin again.',
				'The two friends counted to three together, which went wrong in the middle.',
				'There was only time to count to one, so {hero} did it twice.',
			],
			last: [
				'That night {hero} counted the people who had stood by {them}. “One, two,” {they} began, and stopped, and smiled. So that was what two was for.',
				'“One, two, three!” cried {hero}, and {helper} very nearly fainted.',
				'“I have been thinking about two,” said {hero}, looking at {helper}. “I believe I like it best after all.”',
			],
		},
		string: {
			first: [
				'Around one finger, or what {they} had of fingers, {hero} wore a piece of red string, to remember something by. {They} had forgotten what.',
				'{hero} had tied on a red string the night before, so as not to forget. Now {they} only knew that it was important.',
				'“Remember,” said the red string, but it did not say what, and {hero} was sure it used to.',
			],
			again: [
				'{hero} looked hard at the red string, but it gave nothing away.',
				'“Was it to water the plants?” asked {helper}. It was not.',
				'The red string had come half undone, and {hero} tied it again with great care.',
				'“Perhaps it was somebody’s birthday,” said {hero}, with a look at the string. Nobody thought so.',
				'In the middle of it all {hero} remembered what the string was for, and then forgot it again.',
				'“You might have needed it to remember to bring string,” said {helper}, and {hero} said that was not funny.',
			],
			last: [
				'Then {hero} saw the red string and laughed out loud. “Now I know! I was to ask somebody to supper.” And {they} did, there and then.',
				'The red string, it turned out, had been to remind {hero} to say thank you. Now there were a great many people to say it to.',
				'{hero} never did find out what the string was for. In the end {they} tied it to {helper} for luck.',
			],
		},
		joke: {
			first: [
				'{hero} had heard an excellent joke about an egg, and was only waiting for somebody to tell it to.',
				'“Do you know the one about the egg?” {hero} had asked at breakfast, but everybody had suddenly been busy.',
				'There was a joke that {hero} had been saving up. It concerned an egg.',
			],
			again: [
				'“This reminds me of an egg,” began {hero}. “Not now!” said {helper}.',
				'It would have been a perfect moment for the joke, if nobody had been in danger.',
				'“So an egg walks down the road,” said {hero}, and then the noise began and {they} had to stop.',
				'“Is it about the egg?” asked {helper}. “It might be,” said {hero}. “Later,” said {helper}.',
				'{hero} told the joke to a stone, just to keep it fresh.',
				'“Eggs cannot walk,” {helper} pointed out. “That is why it is funny,” said {hero}.',
			],
			last: [
				'And at last {hero} told the joke about the egg, all of it. Nobody laughed, until {helper} did, and then nobody could stop.',
				'“Go on, then,” said {helper}. “The egg.” So {hero} began, and found that {they} had forgotten the end.',
				'The joke about the egg was told eleven times that evening, by request.',
			],
		},
		book: {
			first: [
				'{hero} had been given a notebook with nothing in it and had decided to put only true things there. So far it was empty.',
				'“Dear diary,” wrote {hero}, in a small brown notebook. “Today nothing happened.” It was the last time {they} could write that.',
				'In {their} bag {hero} kept a notebook and a stub of pencil, in case of anything remarkable.',
			],
			again: [
				'{hero} wrote it all down in the notebook, with a drawing.',
				'“How do you spell catastrophe?” asked {hero}, with the notebook open. {helper} was no help.',
				'The notebook had got wet, and the pages had gone as wavy as the sea.',
				'“Am I in it?” asked {helper}, leaning over the notebook. “You are on every page,” said {hero}.',
				'There was no time to write, so {hero} folded down the corner of a page, to remember.',
				'“Remarkable,” wrote {hero}, and underlined it twice.',
			],
			last: [
				'That night there was one page left in the notebook. “Today,” wrote {hero}, “everything happened.”',
				'{hero} gave the notebook to {helper} to read. It came back with a drawing of two friends on the cover.',
				'The notebook was full. {hero} closed it, tied it with a ribbon, and wondered where one could buy another.',
			],
		},
		feather: {
			first: [
				'A long pink feather had stuck to the back of {hero}’s coat, or where a coat would be, and nobody had said so.',
				'It should be mentioned that {hero} had a feather on {their} back that morning. It should also be mentioned that {they} did not know.',
				'As {hero} went out, a feather drifted down and settled behind {their} ear, where {they} could not see it.',
			],
			again: [
				'The feather was still there, bobbing with every step.',
				'“You have got something…” began {helper}, and then thought better of it.',
				'Somebody giggled, and {hero} could not think why.',
				'Twice the wind took hold of the feather, and twice the feather held on.',
				'“Why does everyone look behind me?” asked {hero}. “Do they?” said {helper}, biting {helper.their} lip.',
				'Seen from the back, with the feather, {hero} looked rather like a very small general.',
			],
			last: [
				'“There is a feather on you,” said {helper} at last. “Since WHEN?” cried {hero}. {helper} pretended not to hear.',
				'Then {hero} found the feather, and put it back exactly where it had been. It had come all that way, after all.',
				'That night {hero} wrote the whole story down. For a pen {they} used a long pink feather. It had turned up from somewhere.',
			],
		},
		question: {
			first: [
				'There was a question that {hero} had been asking everybody for a week: what is the best thing in the world?',
				'“What do you think is the best thing there is?” {hero} liked to ask, and wrote down what people said. So far soup was winning.',
				'{hero} had one question and meant to ask it of everyone {they} met. It was this: what is the best thing of all?',
			],
			again: [
				'“The best thing in the world?” said {helper}. “Dry socks.” {hero} added it to the list.',
				'{hero} asked a passing beetle what it thought was best, but it was not a talker.',
				'“Getting home,” said an old woman with a basket, before {hero} had even finished the question.',
				'“It might be now,” {hero} thought, “if now were not so busy.” It did not go on the list.',
				'“Being asked,” said somebody shyly. Nobody had ever asked before.',
				'The list was getting long, and none of it was quite right.',
			],
			last: [
				'“Have you found out what is best?” asked {helper}. {hero} looked around at all the faces. “Yes,” {they} said, and put the list away.',
				'Then {hero} crossed out the whole list, soup and all. {They} wrote one name at the top of it.',
				'“The best thing in the world,” said {hero} slowly, “is having somebody to ask.” And nobody could think of a better answer.',
			],
		},
	},
};
