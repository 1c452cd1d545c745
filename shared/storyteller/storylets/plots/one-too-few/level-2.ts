import type { PlotLevel } from '../../format.ts';
import { bestGift } from '../gift.ts';

export const oneTooFew2: PlotLevel = {
	joins:
		'“{choice}” {hero} did that, and was back {hall.at} just in time to be counted. Every evening {host.name}, {host.a}, counts to twenty-three, and then there is cocoa. But now it was only twenty-two. One cup still hung on its hook, a tin cup with a dent, and nobody knew whose it was. “Write twenty-three and pour,” said {other.name}, {other.a}. {friend.name}, {friend.a}, said nothing. So {hero} took the cup, and a lantern, and went out to look.',
	chapters: [
		{
			titles: ['The Evening Count', 'One on the Floor', 'A Cup with a Dent', 'Somebody Is Not Here'],
			time: 'dusk',
			parts: [
				[
					'“Everyone here?” asked {host.name}, {host.a}, each evening, and counted to twenty-three. Then everyone took a cup from its hook, and there was cocoa. Only {hero}, who was {described}, had a cup with no hook, on the floor behind the stove. {They} had come last, and there were just twenty-two hooks. How {hero} wished for one more!',
					'There were twenty-two hooks {hall.at}, and a cup on each. {hero}, who was {described}, had come last, when the hooks were all taken. So {their} cup stood on the floor behind the stove, and what {they} wanted most in the world was a hook. “Twenty-three!” said {host.name}, {host.a}, each evening, when everyone was counted. And then there was cocoa.',
					'Every evening {host.name}, {host.a}, counted {folk}. It always came to twenty-three, and then there was cocoa. But there were only twenty-two hooks for the cups. {hero}, who was {described}, had come last of all, and kept {their} cup on the floor behind the stove. Sometimes it got swept up. A hook was all that {hero} wished for.',
				],
				[
					'But that evening it was twenty-two. {host} counted again, with a spoon. [Twenty-two!|Twenty-two again!] Everyone looked left and right. Who was not here? On the wall one cup still hung on its hook. It was made of tin, and had a dent.',
					'Then one evening {host} got to twenty-two, and there was nobody left to count. “Who isn’t here?” asked {host}. [Nobody spoke.|Nobody said a thing.] If you are not there, you cannot say so. But one cup still hung on its hook, a tin one with a dent.',
					'But one evening the counting stopped too early. “Twenty-two,” said {host}, and looked around for one more, and there was not one more. [They all looked under their chairs.|They even looked under the table.] Then somebody saw it. One cup was still up there on its hook, a tin cup with a dent.',
				],
				{
					quiet:
						'“Count once more,” said {hero}. But {they was} {trait}, and said it so softly that only the stove heard.',
					bold: '“All here!” {hero} had called, when {host} was only at seven. It would have been better to look.',
					kind: '“It must be a spare cup,” said {hero}, to make {host} feel better. It was not a spare cup.',
					honest: '“You counted right,” said {hero}. “It’s twenty-two.” That did not make anybody happy.',
					clever: '{hero} did it on paper. Twenty-three, take away twenty-two, is one. It did not say which one.',
					careful: '{hero} went along all the hooks to be quite sure. By then the others had all sat down again.',
					merry: '“Perhaps it’s me!” said {hero}. It got a laugh. Then {hero} stopped laughing.',
					dreamy:
						'Twice {hero} had been counted as a cushion. But tonight {they} sat up straight, and it was still twenty-two.',
					quick: '{hero} ran right around the room to look, and made {host} start all over again.',
				},
				[
					'“Has anyone been missed?” asked {host}. Nobody had. “So we’re all here,” said {other.name}, {other.a}. “Write twenty-three, and pour, or it gets a skin.” The pencil scratched. Only {friend.name}, {friend.a}, put {friend.their} cup down again. And {hero} thought, “If it were me, would they pour too?”',
					'“If somebody was gone, we would miss somebody,” said {host}. “Then write twenty-three, and pour,” said {other.name}, {other.a}. “It gets a skin.” So {host} wrote it in the book. {friend.name}, {friend.a}, frowned and did not drink. And {hero} felt cold, right beside the stove. If {hero} were lost, would it go just like this?',
					'“I must have added wrong,” said {host}. “Of course you did,” said {other.name}, {other.a}. “Write twenty-three, and pour, before it gets a skin.” And {host} wrote it in the book. Next to {hero} sat {friend.name}, {friend.a}, and did not drink. {hero} looked at the cup on the floor. Would they miss that one?',
				],
			],
			choices: [
				{
					say: 'Carry the cup around and ask whose it is',
					sets: ['asked'],
					outcome: [
						'“Is it yours?” {hero} asked each of them. It was not. Then somebody said slowly, “It’s {lost.name}’s.” {lost}, {lost.a}, sat by the door and nodded to everyone, every day. And not one of them had missed {lost.them}! It got very quiet. “{Lost.they} will come by and by,” said {other}, but not very loudly. {hero} took a lantern, and the cup, and went to look.',
						'{hero} held it up in front of every nose. “No,” they said. “No. No.” And at last, “Oh! {lost.name}!” It was the cup of {lost.a}. {Lost.they} sat by the door and had a nod for everyone. Now all of them saw that the chair by the door was empty, and went red. “{Lost.they} may be just late,” said {other}. {hero} took the cup, and a lantern, and went to look.',
					],
				},
				{
					say: 'Slip out with it while they pour',
					sets: ['alone'],
					outcome: [
						'{hero} took the cup, and a lantern, and went out. Nobody said, “Where are you off to?” Nobody said, “Mind the step.” The door shut, and in there it got [loud and warm|warm and loud].',
						'While the cocoa was poured, {hero} took the cup and a lantern. Nobody looked up when the door went click. {hero} waited on the step for a bit, just to see if someone would come. Nobody did.',
					],
				},
				{
					say: 'Ask {friend} to keep cocoa warm for two',
					sets: ['friend'],
					outcome: [
						'“Will you keep some warm for two?” {hero} asked {friend}. “Which two?” “For me, and for whoever isn’t here.” {friend} looked at the cup for a while. Then {friend.they} put the pot back on the stove. So {hero} took the cup, and a lantern, and went.',
						'“I’m going to look,” {hero} told {friend}, and took the cup and a lantern. “But somebody must know I’m gone.” “I know it,” said {friend}. “I’ll sit by the window with a pot for two. And I shall not go to bed until you’re back.”',
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
			titles: ['Out with a Lantern', 'The One by the Door', 'The Way to {start}'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					asked: [
						'But where to? Early that day {lost} had gone {start.to}, and had nodded to {hero} on the way. So that was the way to take.',
						'But where was {lost}? Then {hero} remembered. {lost} had gone by that morning, on the way {start.to}, with a nod. So {hero} went there too.',
					],
					else: [
						'By the light {hero} turned the cup around, and knew that dent. The cup was {lost.name}’s. {lost}, {lost.a}, always sat by the door and nodded to everyone, even to {hero}. And early that day {lost} had gone {start.to}. So {hero} went that way too.',
						'Now {hero} knew whose it was. There was one who sat by the door and nodded to everyone who came in. That was {lost.name}, {lost.a}. And tonight there had been no nod. Early in the day {lost} had gone {start.to}. So {hero} went the same way.',
					],
				},
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Door in the Ground', 'Good Evening, Said the Door', 'As High as a Cup'],
			time: 'night',
			parts: [
				'@first.outcome',
				[
					'“Mind the door,” said a voice, not far from {start}. It lay flat, over an old cellar, and under it was {lost}. “It fell shut. I didn’t like to shout before the cocoa.” {hero} pulled, but it was too heavy for one. Only the cup fitted in, by a gap. “I have three apples,” said {lost}. {hero} went to get the others, by another road.',
					'Not far from {start} an old cellar door lay in the ground. “Good evening,” said the door. It was {lost}! “It fell shut. I didn’t like to shout into the cocoa.” {hero} pulled, but it was too heavy for one. Only the cup fitted in, by a gap. “I have three apples,” said {lost}. {hero} went to get the others, by another road.',
					'Beyond {start} an old cellar door lay in the ground. {hero} knocked. “I’d say come in,” said {lost} inside, “but it fell shut.” {hero} pulled. It takes ten to lift such a door! Only the cup fitted in, by a gap. “I’ll get the others,” said {hero}. “After the cocoa,” said {lost}. “I don’t like to shout. And I have three apples.” So {hero} went home by another road.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['But It Says Twenty-Three', 'Skin on the Cocoa', 'Back by the Stove', 'In the Book'],
			time: 'night',
			parts: [
				'@second.outcome',
				[
					'[How long do three apples last?|Three apples do not last forever.] {hero} hurried. {Hall.at} it was warm, and it smelled of cocoa.',
					'The last bit of the way {hero} thought of {lost}, and of the apples, and went faster. {Hall.at} everyone else had a cup, and the stove was red.',
					'{hero} came {hall.to} at last, with a great deal of cold air. “Shut the door!” somebody called.',
				],
				{ late: '+ It had got late. By now the apples must be gone.' },
				{
					'asked & first.hear or asked & second.hear': [
						'“I found {lost}!” called {hero}. But the others were all telling each other who should have seen it sooner, and nobody heard.',
						'“I need all of you!” said {hero}. But everybody was telling somebody that somebody should have looked at that chair.',
					],
					'first.hear or second.hear': [
						'“Somebody is shut in!” called {hero}. But the others all talked at once, and banged their spoons, and nobody heard.',
						'“I need all of you!” said {hero}. But everybody was telling somebody something, and the spoons went clink.',
					],
					'asked & first.trust or asked & second.trust':
						'“There’s somebody under an old door,” said {hero}. “So far out, in the dark?” said {other}. “How do we know it’s true?”',
					'first.trust or second.trust': [
						'“Somebody is shut in,” said {hero}. “No,” said {other}. “We’re all in the book. Why should we believe you?”',
						'“There’s somebody under an old door,” said {hero}. “At this hour?” said {other}. “How do we know it’s true?”',
					],
					else: [
						'{hero} had to tell {host}. But {host} sat next to the stove, and around it were all the chairs, and all the backs.',
						'The one to tell was {host}, who had the book, right beside the stove. But the chairs stood so close that {hero} could not get by.',
					],
				},
				{
					'first.reach & second.reach & flies':
						'+ You could not fly over, either. Up there hung everybody’s socks, to dry.',
				},
				bestGift('hear', 'trust', 'reach'),
				{
					'first.hear or second.hear': '“Somebody is under an old door,” said {hero}. “It takes all of us to lift it.”',
					'first.trust or second.trust': '“It’s a heavy door,” said {hero}. “It takes all of us to lift it.”',
					else: '“Somebody is under an old door,” {hero} told {host}. “It takes all of us to lift it.”',
				},
				{
					asked: [
						'“Is it {lost}?” asked {host}. “Oh dear. And I’ve written twenty-three.” {Host.they} held the book like a hot pan. “We could go in the morning,” said {other}. Everyone looked at the dark window, and at {hero}.',
						'“It’s {lost}, isn’t it?” said {host}. The chair by the door was still empty. “But it’s so dark now,” said {other}. “Let’s go in the morning.” And everyone waited for {hero} to say yes.',
					],
					alone: [
						'“But who can it be?” said {host}. “It says twenty-three. You’re in it too.” “I was out!” said {hero}. “Since before the cocoa!” “You?” said {host}, and looked behind the stove. There was just the cup, and nobody had filled it.',
						'“But who can it be?” said {host}. “The book says that we’re all here.” “I wasn’t here,” said {hero}. “I was out in the dark, all evening. Did none of you see?” {host} looked at the cup behind the stove. Nobody had filled it.',
					],
					else: [
						'“I kept it warm for two,” said {friend}, and held up the pot. “But who can it be?” said {host}. “It says twenty-three. And it’s so dark out there.” Everyone looked at the book, and at the pot, and at {hero}.',
						'“So that’s number two,” said {friend}, and held up the pot. It was still hot. “But the book says that we’re all here,” said {host}, not very loudly. “Let’s look in the morning,” said {other}.',
					],
				},
			],
			choices: [
				{
					say: 'Say that {lost} did not like to shout',
					sets: ['told'],
					outcome: [
						'“It’s {lost},” said {hero}. “Under the old door. {Lost.they} didn’t like to shout, for {lost.they} thought we should have our cocoa first.” Somebody put down a cup. Then everyone did.',
						'“Who nodded to you this morning?” asked {hero}. Everyone thought about it. “{lost} did,” said somebody. “And who nodded this evening?” Nobody had. “That’s because {lost} sits under an old door, and doesn’t like to shout.”',
					],
				},
				{
					say: 'Tell them that there is gold under that door',
					sets: ['lied'],
					outcome: [
						'“There’s gold,” said {hero}, “under that door.” It was the biggest lie of {hero}’s life. But they all stood up, every one, and that was what {hero} needed.',
						'{hero} looked at their warm faces. For {lost} they would wait until morning. “Gold!” cried {hero}. “Under that door!” And nobody asked if it was dark out there.',
					],
				},
				{
					say: 'Open the door and ask who will come',
					sets: ['few'],
					outcome: [
						'{hero} opened the door, and the wind came in. “{lost} is out there in a cellar,” said {hero}. “I’m going back now. Who will come with me?” A lot of people looked into their cocoa.',
						'“It’s {lost},” said {hero}, “and I don’t want all of you. I want the ones who want to come.” And {hero} held the door open. It got cold. Somebody called, “Shut it!”',
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
			titles: ['Twenty-Three', 'What {lost} Went to Get', 'Lift!', 'The Last Hook'],
			time: 'night',
			parts: [
				{
					quiet: ['It is hard to speak up for yourself, but this was for {lost}.', ''],
					bold: ['This time {hero} did not call out until everyone was looking.', ''],
					careful: ['{hero} had gone over every word of it on the way home.', ''],
					quick: ['{hero} was already half out of the door.', ''],
				},
				'@answer',
				{
					'end-few': '',
					'end-gold': [
						'How all of them ran! They pushed and they puffed, and some had brought sacks.',
						'Off they all went, with lamps and sacks and a wheelbarrow.',
					],
					else: [
						'Then everybody ran, a long line of lanterns, and {hero} went in front to show the way.',
						'All of them left the cocoa where it stood. {hero} went ahead, and after that came all the lanterns, bobbing up and down.',
					],
				},
				{
					'first.ally & second.ally': '{first.ally} and {second.ally} stayed behind, and looked after the stove.',
					'first.ally': '{first.ally} stayed behind, and looked after the stove.',
					'second.ally': '{second.ally} stayed behind, and looked after the stove.',
				},
				{
					'end-all': [
						'“One, two, three,” counted {host}, and up came the old door. Out came {lost}, a bit dusty, with the tin cup, and nodded to each of them. “What did you want down there?” asked {host}. {lost} held up a hook. “There are twenty-two of these,” said {lost} to {hero}, “and twenty-three cups.”',
						'Everyone took hold of the old door. [It groaned, and rose.|Creak, it came up.] {lost} blinked at the lanterns. “You shouldn’t have come out in the cold,” said {lost}. “I only went to get this.” It was a hook. “{hero} has none. I see it from where I sit.”',
					],
					'end-two': [
						'“And you were out too?” {host} asked {hero} on the way. The book said twenty-three, and it had been twenty-one! {host} said nothing, but lifted harder than all the rest. Up came the door, and there was {lost}, with a hook. “There was one left down here,” said {lost}. “It’s for {hero}. I can’t look at a cup on the floor.”',
						'On the way {host} did the sum. {lost} was out, and {hero} had been out, and the book said twenty-three. “So I lost two,” said {host}, very red. The old door came up with a groan. “I went to get you a hook, {hero},” said {lost}. “I see who comes in. I’d have seen that you didn’t.”',
					],
					'end-few': [
						'Three came: {friend}, and a boy, and then {host}, without the book. Three and {hero} could not lift that door. But they found a pole and pushed on it, and {lost} pushed from below. Creak! It was open just as long as you need to jump. “I only wanted this,” said {lost}, and held out a hook to {hero}. “For your cup.”',
						'In the end there were three: {friend}, and {host}, and a very small girl whom nobody had asked. They could not lift the door. So they put a pole under it, and all sat on the pole, and out came {lost}. “There are twenty-two hooks,” said {lost}, “and one cup on the floor. I went to get you a hook, {hero}.”',
					],
					'end-gold': [
						'The old door was up in no time. Out came {lost}, and nodded. Nobody nodded back. “Where is the gold?” said {other}. “There’s none,” said {hero}. “I thought you wouldn’t come for {lost}. I’m sorry.” Everyone looked at the ground. “I only went to get a hook,” said {lost}, “for {hero}’s cup.”',
						'The old door flew up. “Out of the way,” said {other} to {lost}, and ran down with a lamp. There was an old shelf, and dust. “No gold,” said {hero}. “I made it up. There was only {lost}.” It sounded very bad, out there in the dark. “Only this,” said {lost}, who had found one hook on that shelf. “It was for {hero}.”',
					],
				},
				{
					'end-few':
						'Back at the stove {other} got up. “I looked into my cocoa,” {other} told {lost}. “I should have looked at the door.” {lost} nodded, as on every day.',
				},
				{
					friend: [
						'The pot for two was still warm. “One,” said {friend}, and poured. “And two.”',
						'There were two cups in {friend}’s pot, as warm as before. One was for {hero}, and one was for {lost}.',
					],
				},
				{
					'end-gold': [
						'The next evening {host} looked at each face and got to twenty-three. {hero}’s cup hung on its hook, and it did not feel quite right yet.',
						'“Twenty-three,” counted {host} the next evening, with a look for each. {hero}’s cup went on its hook. It did not feel quite right yet.',
					],
					else: [
						'The next evening {host} looked every one of them in the face. “Twenty-one, twenty-two, twenty-three!” Clink, went {hero}’s cup on its hook.',
						'The next evening {host} counted faces, and it took a long time. “Twenty-three,” said {host}. And for the first time there were twenty-three hooks.',
						'The next evening {lost} put up the hook beside the door, and {hero} hung up {their} cup. Clink! Then {host} counted, face by face, and it was twenty-three.',
					],
				},
				{
					'end-gold': [
						'Then the others got up. One by one they went to the door, and nodded to {lost}. It was a start.',
						'And nobody spoke of gold. All twenty-two of them nodded to {lost}, and {lost} nodded back.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['lost', 'host'], shows: ['door', 'lantern'], pose: 'wave', feeling: 'happy' },
		},
	],
};
