import type { PlotLevel } from '../../format.ts';
import { bestGift } from '../gift.ts';

const uses = ['hear', 'trust', 'reach'] as const;

export const oneTooFew3: PlotLevel = {
	joins:
		'“{choice}” {hero} did, and was back {hall.at} by six, when {host.name}, {host.a}, counts everybody. There have to be thirty-one, and then there is cocoa. This evening there were thirty, and one tin cup was left on its hook. Nobody knew whose. “Write thirty-one and pour,” said {other.name}, {other.a}. {friend.name}, {friend.a}, looked at the cup. {hero} took it, and a lantern, and went out to look for its owner. Once, last winter, it had been {hero} who was missing, and somebody had noticed.',
	chapters: [
		{
			titles: ['The Evening Count', 'Hook Seventeen', 'A Mistake in Adding', 'Thirty, and Cocoa'],
			time: 'dusk',
			parts: [
				[
					'When you come to live {hall.at} you get a hook for your cup. Each evening at six {host.name}, {host.a}, counts everyone who has one. {hero}, who was {described}, had come when the last of the thirty hooks was taken. {They} made it thirty-one. {Their} cup stood on the floor, behind the stove. It was a good cup, and nobody could say that it was in the way; people just kept on falling over it.',
					'There were thirty hooks {hall.at}, with thirty cups on them. Each evening at six {host.name}, {host.a}, counted the people who belonged to the cups, and it always came to thirty-one. The one was {hero}, who was {described}. {They} had been the last to arrive, and so {their} cup stood on the floor behind the stove.',
					'“Thirty-one,” said {host.name}, {host.a}, every evening at six, and shut the book, and there was cocoa. {hero} liked to hear the number. {They was} {described}, and had come last, when all thirty hooks for the cups were taken. {Theirs} stood on the floor behind the stove, and had twice been swept up.',
				],
				[
					'Once, last winter, it had come to thirty. Then a voice had called, “Behind the stove!” and there {hero} was, asleep. {They} had never found out whose voice it was. But somebody had noticed, and {hero} had lived on that for a year.',
					'Only once had the number not come out right. That was last winter, when {hero} fell asleep behind the stove. “Behind the stove!” somebody had called, [and {host} looked, and counted on|and everyone laughed, and {host} counted on]. {hero} would have given a lot to know who it was. One doesn’t get noticed every day.',
					'One night last winter it had come to thirty, and nobody was very worried. Then a voice called, “Behind the stove!” There {hero} lay, fast asleep, with {their} name going around the room. It was over before {hero} was properly awake. But somebody had missed {them}. {hero} still tried to work out who, mostly at night.',
				],
				[
					'This evening it was thirty again. {host} counted backward, and that was thirty too. {Host.they} looked behind the stove, but {hero} was in front of it. Each checked the two on either side, and those were all there. Only on hook seventeen a cup was left hanging. It was tin, with a dent.',
					'And now it was thirty once more. {hero} was there; that was looked at first. All the others said that they were there as well. {host} counted again from the other end, in case it made a difference. On hook seventeen hung one cup that nobody had taken down, a tin one with a dent in the side.',
					'And tonight it was wrong again. “Thirty,” said {host}, and looked behind the stove before anything else. But {hero} was standing beside it. {host} counted by rows and then by noses. It stayed at thirty, and on the wall there was still one cup. It hung on hook seventeen, a tin one, with a dent in it.',
				],
				{
					quiet:
						'{hero} said that there was one cup left over. But it was said very low, and came out at the same moment as somebody’s sneeze, and was taken for part of it.',
					bold: '“All here!” {hero} had called out, when {host} was only at twelve. It had sounded so sure that it took {them} some time to stop believing it {themself}.',
					kind: '“Perhaps it is just a spare cup,” said {hero}, who could not bear to see {host} so upset. It was the wrong moment for making somebody feel better.',
					honest:
						'“It is thirty,” said {hero}. “You counted quite correctly.” It was true, and it was no help, and everyone looked at {hero} as if {hero} had eaten the missing one.',
					clever:
						'{hero} had a system. You ask each person whom that person can see. It would have worked, if it had not needed eleven sheets of paper.',
					careful:
						'{hero} went along all thirty hooks and read every name twice. There was none on hook seventeen. By then somebody was already warming the milk.',
					merry:
						'“Maybe it’s me who isn’t here,” said {hero}. “I’ve often suspected it.” It got the biggest laugh of the week. {hero} thought about it afterward.',
					dreamy:
						'{hero} had been counted as a cushion twice that year. It didn’t occur to anyone to ask {them} who might have been overlooked.',
					quick:
						'{hero} had run around the room three times to look. So there were now people who had counted {them} as three, and one or two who had it down to twenty-eight.',
				},
				[
					'“Who isn’t here?” asked {host}. It is a hard question to answer for the one who isn’t. “Then it’s a slip of the pencil,” said {other.name}, {other.a}, whose cup was already full. “Thirty-one, as always. Write it down.” And {host} did. {friend.name}, {friend.a}, sat and looked up at hook seventeen. It went cold down {hero}’s back, so near to the stove. It had taken less than a minute to lose somebody.',
					'“If somebody were missing, we would miss somebody,” said {host} slowly. “It stands to reason.” “So it’s a mistake in adding,” said {other.name}, {other.a}. “Write thirty-one and pour. It’s getting a skin.” The pen scratched. {friend.name}, {friend.a}, looked at the hook and did not drink. And {hero} thought: so that is how it would go. A bit of arithmetic, and then cocoa.',
					'“But nobody is missed,” said {host}, “so nobody can be missing.” “Then write thirty-one,” said {other.name}, {other.a}. “It has got a skin already.” And {host} wrote it, though not very fast. Only {friend.name}, {friend.a}, had not picked up {friend.their} cup. {hero} looked at {their} own one, down on the floor. That one would not even leave a hook.',
				],
			],
			choices: [
				{
					say: 'Take the cup from chair to chair until it has an owner',
					sets: ['asked'],
					outcome: [
						'“Is it yours?” asked {hero}, from chair to chair. In the last row somebody said, “Isn’t that the one who nods?” The word went along the rows. It was the cup of {lost.name}, {lost.a}. {Lost.they} sat next to the door, and nodded to everybody who came in. Everybody had nodded back, for years, and not one of them had missed the nod tonight. “{Lost.they} will turn up,” said {other}. {hero} left them sitting there, and took the cup and a lantern out into the dusk.',
						'{hero} carried it along the rows. No, said one after the other. Then an old man held it up to the lamp. “{lost.name},” he said. That was {lost.a}. {Lost.they} had the chair by the door and a nod for everyone. Everyone turned to look at the chair. It’s an odd thing to see a whole room remember somebody all at once. “{Lost.they} will turn up,” said {other}, too quickly. {hero} took a lantern, and the cup, and went.',
					],
				},
				{
					say: 'Unhook the cup and leave by the side door',
					sets: ['alone'],
					outcome: [
						'{hero} took the cup off the hook, and a lantern off the wall. At the side door {they} waited for somebody to say, “Where are you going?” Someone did say, “Shut the door.” Nothing else was said.',
						'It is very easy to leave when nobody counts you. {hero} took the cup, and a lantern, and opened the side door. {They} stood there rather longer than necessary. Then {they} shut it from outside, and counted to ten. Nobody [came|came after {them}].',
					],
				},
				{
					say: 'Let {friend} know where you are going, and why',
					sets: ['friend'],
					outcome: [
						'“I’m going to look for whoever drinks from this,” {hero} told {friend}, and took the cup and a lantern. “If I’m not back by bedtime, then it’s two.” {friend} thought about that. “I’ll keep a pot warm in the window,” said {friend}. “For two. And if anyone asks me, I can add.”',
						'“Somebody ought to know I’m gone,” said {hero}, who had the cup by then, and a lantern. “I know it,” said {friend}. “I’ll put a lamp in the window and a pot on the stove.” “For how many?” said {hero}. “For two,” said {friend}. “And I won’t let them write anything else.”',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['host', 'friend'],
				shows: ['cup', 'book'],
				pose: 'think',
				feeling: 'worried',
			},
		},
		{
			titles: ['The One Who Nods', 'Nobody’s Cup', 'Out by Lantern Light'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					asked: [
						'Early that day, {hero} now remembered, {lost} had nodded to {them} on the way {start.to}, with a bag of tools. {Lost.they} had taken the long way around, as always, so as not to be in anybody’s way. Nobody had thought of asking what the tools were for. {hero} took the straight road, with the cup hung on the lantern, where it went clink.',
					],
					else: [
						'{hero} looked into the cup by the light. It had been washed very clean. And then {they} knew: by the door there always sat somebody who nodded. That was {lost.name}, {lost.a}, and tonight there had been no nod. Early in the day {hero} had seen {lost} set out {start.to}, with a bag of tools, by the long way around, so as not to be in anybody’s way. So {hero} hung the cup on the lantern, where it went clink, and took the straight road there.',
						'A cup tells you something about a person. This one was very clean, and had no name on it, and its hook was next to the door. Who sat next to the door? {hero} could see the chair, and for quite some time no face, only a nod. “{lost.name}!” {they} said aloud. That was {lost.a}, who nodded to all that came in. And early in the day {lost} had set out {start.to}, with a bag of tools, and by the long way around, so as not to be in anybody’s way. {hero} hung the cup on the lantern, and took the straight road.',
					],
				},
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Under the Door', 'A Gap as High as a Cup', 'The Old Vault'],
			time: 'night',
			parts: [
				'@first.outcome',
				[
					'Beyond {start} there was an old vault that nobody used. Its door lay flat in the ground, as thick as a mattress. {hero} would have walked right across it, if it had not coughed. “Excuse me,” said the door. “You’re on my ceiling.” It was {lost}. {Lost.they} had gone down in the morning to fetch something, and the prop had slipped. “Did you call?” asked {hero}. “Once, at noon,” said {lost}. “Then I thought they would be busy. And then it was six, and I didn’t like to shout into the cocoa.”',
					'Not far from {start} lay an iron ring in the ground, and around the ring lay a door. It belonged to a vault that had been given up years ago. {hero} knocked, feeling silly. “It’s open,” said somebody below. “No, I’m sorry. Habit. It’s shut.” It was {lost}, who had gone down that morning to get something. The prop had slipped, and the door had come down like the end of the world. “I did call once,” said {lost}. “But people are a long way off from here, and I didn’t want to be a nuisance.”',
					'In the grass beyond {start} lay a great door, flat on its back, over an old vault that had been given up long ago. Next to it lay a prop, broken in two. “{lost}?” called {hero}. “Oh, good evening,” said the door. {lost} had only gone down that morning to get something. Then the prop had snapped, and it had got dark. “I called at noon,” said {lost}, “once, but not very loud. I thought people would be at lunch.”',
				],
				[
					'{hero} pulled at the ring until there were colored spots in front of everything. It would have taken ten people, or twenty. But at one edge was a gap, about as high as a cup, and {hero} pushed the tin cup through it. Under the door it was silent for a while. “My cup,” said {lost}. “Then they’ve counted.” “They’ve counted,” said {hero}, and did not say what they had written. “It’s funny,” said {lost}. “Last winter it was you. I had to call it twice, behind the stove, behind the stove! I’m not a shouter.” {hero} sat down on the door. [It was a while before {they} could say anything.|So that was the voice.]',
					'It was a door for twenty people. {hero} was one, and tried it all the same, until everything had gold edges. There was only a gap along the side, as high as a cup. So the cup went through. “You’ve brought it all this way,” said {lost}, after a pause. “Was it left over?” “It was on its hook,” said {hero}. “That’s a nasty feeling,” said {lost}. “I remember yours, last winter. It was on the floor, and you weren’t. So I called out, behind the stove. I’m glad now that I did. One gets it back.” {hero} had not a word to say. {They} [laid a {hand} on the wood|stayed quite still].',
					'{hero} pulled, and pushed, and counted how many people would fit around that ring. It came to twenty. But along one edge there was a gap, just as high as a cup, and {hero} put the tin cup through. “That’s mine,” said {lost}, after a while. “So somebody saw that it was left over.” “Somebody saw,” said {hero}, and did not say how many. “I saw yours, last winter,” said {lost}, “on the floor, and you weren’t with it. Behind the stove, I said. I had to say it twice. I’m not used to shouting.” So that was whose voice it was. {hero} had looked for it all that time, and it had been sitting next to the door.',
				],
				{ 'first.ally': '{first.ally} had a try as well. It was like pulling at a house.' },
			],
			choices: [
				{
					say: 'Pass in the candle from your lantern, and go back in the dark',
					sets: ['light'],
					outcome: [
						'{hero} took the candle out of the lantern and slid it under the door, a bit at a time, so that it would not go out. All at once there was a thin gold line around the whole of the door. “Oh,” said {lost}. “There’s a chair down here.” After that {hero} did not see much of the way back. {They} had a lantern with nothing in it, and quite a warm feeling.',
						'{hero} took the candle out of the lantern. “I’ve no use for it,” {they} said, which was not true, and passed it in. The edge of the door began to shine like the edge of an oven. “But what will you see by?” called {lost}. “I know the way,” said {hero}. That was not true either. {They} walked into the first stone a minute later.',
					],
				},
				{
					say: 'Promise to be back before {lost} has counted to ten thousand',
					sets: ['swore'],
					outcome: [
						'“Count to ten thousand,” said {hero}. “I’ll be back before you get there, with all of them.” “All of them?” said {lost}. “I’ll count slowly, then.” It began before {hero} was even up the slope: one, two, three, in a polite voice, from under the ground.',
						'“How far can you count?” asked {hero}. “I’ve never tried to the end,” said {lost}. “Then count to ten thousand. By then we’re here.” There was a pause. “I shall put in the halves,” said {lost}, “so that nobody needs to hurry.” {hero} hurried.',
					],
				},
				{
					say: 'Find a pole and try to lever it up alone',
					sets: ['tried'],
					outcome: [
						'There was a pole in the grass. {hero} put it under the ring and hung on to the other end with all {their} weight. The door rose by a finger. Then the pole broke, and it came down with a boom, and shut. There was no gap any more. There was a small flat noise, which had been the cup; {lost} had stood it in the gap, so as to have a view. “{lost}?” called {hero}. Nothing came through the wood. Then, after much too long, something knocked on it from below, twice, very politely. “There’s plenty of air,” it said, a long way down. “It comes in by the drain. It’s only rather dark.” {hero} ran.',
						'{hero} found a pole, and jammed it in the gap, and jumped on it. One has to try. The door came up, groaned, and thought about it. Then the pole snapped, and the door came down on the cup, which {lost} had stood in the gap for the view. When the dust had settled there was no gap, and no voice. {They} listened at the wood. “Still here,” it said, very small, as if through a pillow. “The air comes in by the drain. It’s just dark.” {hero} breathed out. But it couldn’t be done without the others, and {lost} was sitting in there now without so much as a crack of light.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: ['door', 'cup', 'lantern'], pose: 'sit', feeling: 'worried' },
		},
		{
			titles: ['The Short Way Back', 'For Twenty People', 'As Fast as It Goes'],
			time: 'night',
			parts: [
				'@answer',
				[
					'“Is there a way {hall.to} that’s shorter than the straight one?” {hero} had once asked. “There is,” people had said, and had laughed. {hero} had never found out what was funny. Now {they} took it.',
					'There is a way {hall.to} that is shorter than the straight road, and nobody ever takes it. {hero} thought of {lost}, and took it.',
					'By now the others would be at the second cup. {hero} thought of how far it was, and of {lost}, and [turned off to the left|turned off], where it is shorter still. On the map that way is only drawn in pencil.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['It Is Written', 'Thirty-One, in Ink', 'Around the Stove', 'What the Book Says'],
			time: 'night',
			parts: [
				'@second.outcome',
				{
					'late & tried': [
						'It had taken so long, and all that time {hero} had thought of somebody sitting in the dark with a drain. {They} went the rest of the way as fast as {they} could.',
						'So much of the night was gone, and under that door there was not a crack of light. {hero} had minded every minute of it. The rest of the way went very fast.',
						'How long is an evening in the dark? {hero} had asked {themself} that the whole time, and now rushed on without a stop.',
					],
					'late & swore': [
						'It had taken so long, and all that time {hero} had been counting along. {They} had got to eight thousand, and hurried as never before.',
						'“Nine thousand,” thought {hero}, who had counted along the whole time, and did not stop again.',
						'Somewhere under the ground somebody must be at seven thousand by now, thought {hero}, and rushed on.',
					],
					late: [
						'It had taken so long, and all that time {hero} had thought of the bit of candle under that door. {They} hurried as never before.',
						'A candle is not as long as that, thought {hero}, who had minded every minute of it. The rest of the way went very fast.',
						'By now there could not be much left of that candle. {hero} had thought of it the whole time, and did not stop again.',
					],
					tried: [
						'{hero} thought of somebody sitting in the dark with a drain, and hurried as never before.',
						'How long is an evening in the dark? {hero} did not want to know, and rushed on.',
						'It was pitch dark under that door, and {hero} did not lose another minute.',
					],
					swore: [
						'“Three thousand,” thought {hero}, “three thousand and one,” and hurried.',
						'{hero} counted along, to be on the safe side, and hurried a little more at each thousand.',
						'Somewhere under the ground somebody was counting, politely. {hero} rushed on.',
					],
					else: [
						'A candle lasts for an evening. {hero} hurried, to be back at that door before it was out.',
						'It had been a short candle, thought {hero}, and rushed on.',
						'{hero} thought of the gold line around that door, and of how long it would stay there, and hurried.',
					],
				},
				{
					'asked & first.hear or asked & second.hear':
						'{Hall.at} everyone was telling everyone else who should have missed that nod: the rows by the door, or {host}, or the cook. “Somebody’s shut in!” called {hero}. “Under the ground!” It was taken for one more opinion.',
					'first.hear or second.hear': [
						'It was the best hour of the evening {hall.at}. The others had got to the third song, the one with the spoons. “Somebody’s shut in!” called {hero}. “Under the ground!” It was taken for the second voice.',
						'{Hall.at} the stove was red, and everyone was telling everyone else a story. “There’s somebody under a door!” cried {hero}. “You’re letting the heat out,” said a voice, and the stories went on.',
					],
					'asked & first.trust or asked & second.trust':
						'“There’s somebody under a door,” said {hero}, “and I can’t lift it alone.” Everyone looked at the empty chair, and then at the windows, where it was black. “At this hour?” said {other}. “Who says that it’s true?”',
					'first.trust or second.trust': [
						'“Somebody’s shut in,” said {hero}, as soon as {they} had the breath. “Under a door. It takes twenty of us.” All the talk broke off in the middle. “It says thirty-one in the book,” said {other}. “So either the book is wrong, or you are. Why should it be the book?”',
						'“There’s somebody under a door,” said {hero}, “and I can’t lift it alone.” Everyone looked at the windows, where it was black. “That’s a long way to go for a story,” said {other}. “Who says that it’s true?”',
					],
					else: [
						'{Hall.at} the others sat around the stove in rings, like an onion, and in the middle of the onion was {host}, with the book. {hero} had to get to that book. Nobody moved a chair.',
						'Around the stove {hall.at} there was no gap wide enough for a cat, and {host} sat in the very middle. “You’re letting the heat out,” somebody told {hero}, and they all sat closer.',
					],
				},
				bestGift(...uses),
				{
					'first.hear or second.hear':
						'“Somebody’s shut in,” said {hero} into the silence. “It takes twenty people.” This time everyone had heard. But nobody put down a cup.',
					'first.trust or second.trust':
						'“Well,” said {other}, “I daresay it’s true.” Nobody laughed. Nobody got up, either.',
					else: '“Somebody’s shut in,” said {hero} to {host}. “Under a door. It takes twenty people.” It went from ring to ring, and nobody put down a cup.',
				},
				{
					asked: [
						'“It’s {lost}, isn’t it?” said {host}. “I’ve thought about it all evening. But I have written thirty-one. If I cross it out, who will believe the other pages?” “Tomorrow,” said {other}, “when it’s light.”',
						'The chair by the door was empty, and nobody was looking at it. “I have written thirty-one,” said {host} unhappily. “It is dry now. If this page is wrong, then any page may be.” “Let’s look in the morning,” said {other}, “when you can see your feet.” And everybody waited for {hero} to agree.',
					],
					alone: [
						'“But who can it be?” said {host}. “It says thirty-one. Look.” “I was out,” said {hero}. “I was out the whole time.” {host} went to look behind the stove, to be sure. On the floor stood {hero}’s cup. Somebody had filled it, hours ago, and had not noticed that there was nobody to drink it. It had a skin like a drum.',
						'“Thirty-one,” said {host}, and pointed to it. “You’re in there too.” “And where was I?” asked {hero}. {host} started to say “behind the stove,” and looked, and didn’t. There was only a cup. It was full to the brim, with a thick skin on it. So someone had poured it, and said good night to it, very likely.',
					],
					else: [
						'“There you are,” said {friend}, from the window, with the pot. “I’ve kept it warm for two. They told me all evening that I can’t add.” {host} put a finger on the page. “It does say thirty-one,” said {host}. “Then pour thirty-one cups,” said {friend}, “and see what’s left over.” {other} said that it was only arithmetic.',
						'The lamp was in the window, as promised, and {friend} stood beside it. “One,” said {friend}, when {hero} came up. “Where’s the other?” “There is no other,” said {other}. “It says thirty-one. It’s in ink.” {host} was holding the book with both arms, like somebody whom it kept afloat.',
					],
				},
			],
			choices: [
				{
					say: 'Tell them who it is, and why no one heard a shout',
					sets: ['told'],
					outcome: [
						'“It’s {lost},” said {hero}. “Under the vault door, since this morning. {Lost.they} called once. Then {lost.they} stopped, so as not to spoil anybody’s evening.” In the third row somebody put down a cup, and then it went along the rows, clink, clink, clink, to the very end.',
						'“Who nodded to you today when you came in?” asked {hero}. For some in the room it took a long time. “{lost} has been under the vault door since this morning,” said {hero}. “{Lost.they} thought it would be rude to shout.” There was no more talk about the skin.',
					],
				},
				{
					say: 'Tell them that the old vault is full of silver',
					sets: ['lied'],
					outcome: [
						'It would take too long, thought {hero}; for {lost} the whole room would first have to be sorry. “It’s silver,” said {hero}. “In the old vault. Piles of it.” And the first ones were already at the door. The book lay on the floor, and somebody had trodden on it.',
						'“There’s a vault full of silver,” said {hero}, “and the door’s too heavy for me.” The second half was true. A whole room, which could not get up for one of its own, got up as one.',
					],
				},
				{
					say: 'Open the door wide, and ask who is coming',
					sets: ['few'],
					outcome: [
						'{hero} opened the door as far as it went. The cold came in and walked around among the chairs. “{lost} is out there,” {they} said. “I’m going back. I’m not going to talk anyone into it.” People looked at the floor, at the stove, and at whoever sat in front of them.',
						'“I could tell you that you ought to,” said {hero}, “but you know it. {lost} is under the vault door. I’ll wait as long as it takes to button a coat.” And {they} held the door, and the wind blew out three lamps. “Were you born in a barn?” called somebody, not very loud.',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['host', 'other'],
				shows: ['book'],
				pose: 'point',
				feeling: 'determined',
			},
		},
		{
			titles: ['Thirty-One', 'Somebody by the Door', 'The Last Hook', 'Who Is Here'],
			time: 'night',
			parts: [
				{
					'quiet & told': [
						'It was to be the longest speech of {hero}’s life, and there was no word in it that wasn’t needed.',
						'',
					],
					bold: ['This time {hero} did not call anything out until {they} had everyone’s eyes.', ''],
					'kind & !lied': ['{hero} would rather not have upset anybody, let alone a whole room.', ''],
					'honest & lied': ['It was the first lie of {hero}’s life, and nobody even asked a question.', ''],
					honest: ['{hero} had weighed each word on the way, and had kept only the true ones.', ''],
					clever: ['{hero} had worked out on the way back what each of them would say. So far it was correct.', ''],
					careful: ['{hero} had gone around that door three times before leaving it. Twenty people, and no fewer.', ''],
					merry: ['{hero} had come in without a single joke, and that scared the whole room.', ''],
					dreamy: [
						'{hero} had seen it all, over and over, the whole way back, and now it was only a matter of saying it.',
						'',
					],
					quick: ['{hero} had already got everyone’s coats down from the pegs.', ''],
				},
				'@answer',
				{
					lied: [
						'The whole room ran, all the way, with sacks, and {hero} went in front, because nobody else knew where.',
						'It was quite a sight, all those lamps going up the road with a wheelbarrow. Everybody sang. Only {hero}, who had to lead the way, didn’t.',
					],
				},
				{
					'few & first.ally': '“I’m coming in any case,” said {first.ally}, who had come along, and did not sit down.',
					'few & second.ally':
						'“I’m coming in any case,” said {second.ally}, who had come along, and did not sit down.',
					'first.ally & second.ally & !lied':
						'{first.ally} and {second.ally}, who had come along, were first out of the door.',
					'first.ally & !lied': '{first.ally}, who had come along and knew the way, was first out of the door.',
					'second.ally & !lied': '{second.ally}, who had come along, was first out of the door.',
					'first.ally': '{first.ally}, who had come along and knew about {lost}, looked at {hero}, and said nothing.',
					'second.ally': '{second.ally}, who had come along and knew about {lost}, looked at {hero}, and said nothing.',
				},
				{
					'end-all': [
						'So everyone went, a long string of lights, and the book stayed behind on its chair. Twenty of them took hold of the vault door. “One,” said {host}, “two,” and the door stood up. {lost} came out very dusty, and nodded to each of them, and each of them nodded back. It took some time. {Lost.they} was holding an iron hook. “There were thirty of these, and I’d counted thirty-one cups.” It was screwed in next to hook seventeen. {host} crossed out what was in the book, and wrote it again, and for the first time looked up between one number and the next. “Thirty-one,” said {host} at half past midnight. It had never taken so long.',
						'It is a long way to run when you’re ashamed. At the vault everyone took hold of the door, and {other}, of all people, got a shoulder under it first. “Mind my ceiling,” said a voice. Then the door was up, and there stood {lost}, and did not know where to look, because everyone else was looking at {lost.them}. “I only went to get this,” said {lost}, and held out a hook. “For {hero}. That cup on the floor was spoiling my evenings.” It was up before the clock struck one, beside the door. Now there are two people who nod when you come in. {host} still counts, but in names.',
					],
					'end-two': [
						'“You’ve been out since six,” {host} said to {hero}. “Then it was twenty-nine. And I wrote thirty-one.” “Yes,” said {hero}. “I waited a bit on the step.” Nobody spoke. Then the whole room ran. The vault door went up as if it had been made of paper; there’s a lot of strength in being ashamed. {lost} looked along the row of them and stopped at {hero}. “That’s one who’s been out since six,” said {lost}. “Six hours in the cold. Did none of you see that empty place?” In the bag {lost.they} had a hook. “I can’t look at a cup on a floor,” said {lost}. In the book the page for that day is torn out. There is a new one. It begins with number thirty-one, who sits by the door.',
					],
					'end-few': [
						'For a while there was only the wind. Then {friend} came, and a small boy, and somebody’s grandmother with a spade. The fourth, when the door was half shut again, was {host}. “I’m not here,” said {host}. “I’m only going for a walk.” It takes more than that to lift such a door. But one can pry it up with a beam, and put a stone under it, and pry it up again, while somebody below sings out where it sticks. At four in the morning there was a hole big enough for {lost}, who came out nodding. “I was looking for a hook for you,” {lost} told {hero}. “You have that cup on the floor.” When the rest came to breakfast, the rescuers were asleep on the benches, a new hook was up, and in the book a line was crossed out. {other} looked at it. Then {other} took down {other.their} own cup and washed it, and after that all the others, because that was at least something.',
					],
					'end-gold': [
						'The vault door was up in half a minute. {lost} came out, and nodded, and nobody nodded back. Everyone was looking past {lost.them}, down the steps, with their lamps held high. “Where’s the silver?” asked {other}. “There isn’t any,” said {hero}. It was the worst moment of {their} life, and {they} had arranged it. “I said silver, because I thought you wouldn’t come for {lost}.” “We would have!” cried somebody. It was very quiet, as each of them tried to find out whether it was true. “Well, you’re here,” said {lost} politely. {Lost.they} had a hook in {lost.their} bag, and gave it to {hero}. “That’s what I went for. Your cup has none.” The two of them went home behind the others. “Would they have come for me?” asked {lost}. “Not tonight,” said {hero}. The next evening the others were all waiting at the door at ten to six, so as to nod first.',
						'“Out of the way,” said {other} to {lost}, when the door was up, and ran down the steps with a sack. There was a broken chair down there, and dust. “It’s my fault,” said {hero}. “There never was any silver. There was only {lost}.” Everyone heard how that sounded. {lost} unpacked a hook from the bag of tools, and turned it over. “I went to get it for your cup,” said {lost} to {hero}. “I’m glad you came. I’d have liked to think the rest of them had.” In the morning there was something on the chair by the door. It was a silver spoon, the only one {hall.at}, and nobody has ever said who put it there. {lost} stirs with it, every evening, very quietly.',
					],
				},
				{
					'friend & end-all': [
						'“One,” said {friend}, back by the stove, and poured from the pot. “And two.”',
						'{friend} poured out the pot from the window, one for {hero} and one for {lost}. Neither had a skin.',
					],
				},
				{
					'end-few & swore':
						'“I said ten thousand,” {hero} told {lost} later. “It was thirty thousand and four,” said {lost}. “But you came.”',
					'swore & late':
						'“I said ten thousand,” {hero} told {lost} later. “It was eleven thousand and six,” said {lost}. “But you came.”',
					swore: '“Eight thousand and a half,” {lost} told {hero} later. “You were quite right.”',
					'light & end-gold': '{lost} has kept the candle. “It was nearly like company,” says {lost}.',
					light: 'The candle from under the door stands on the shelf. “It was good company,” says {lost}.',
					tried:
						'The tin cup hangs on its hook again. It’s quite flat, since the door came down on it. “It saves room,” says {lost}.',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['lost', 'host'], shows: ['door', 'lantern'], pose: 'wave', feeling: 'happy' },
		},
	],
};
