import type { PlotLevel } from '../../format.ts';

export const oneTooFew2: PlotLevel = {
	joins:
		'“{choice}” {hero} did that, and was back {hall.at} just in time to be counted. Every evening {host.name}, {host.a}, counts to forty-one, and then there is cocoa. But now it was only forty. One cup still hung on its hook, a tin cup with a dent, and nobody knew whose it was. “Write forty-one and pour,” said {other.name}, {other.a}. {friend.name}, {friend.a}, said nothing. So {hero} took the cup, and a lantern, and went out to look.',
	chapters: [
		{
			titles: ['The Evening Count', 'Forty and One', 'A Cup with a Dent', 'Somebody Is Not Here'],
			time: 'dusk',
			parts: [
				[
					'There are forty hooks {hall.at}, for forty cups. {hero} had come last of all, so {their} cup stood on the floor behind the stove. {They was} {described}. “Forty-one!” said {host} each evening, when {host.they} had counted {hero} too. {host} was {host.a}. And then there was cocoa.',
					'Every evening {host.name}, {host.a}, counted {folk}. When it came to forty-one there was cocoa, and it always came to forty-one. {hero}, who was {described}, was the one. There were only forty hooks {hall.at}, so {hero}’s cup stood on the floor behind the stove.',
				],
				[
					'But that evening it was forty. {host} counted again, with a spoon. [Forty!|Forty again!] Everyone looked to the left and to the right, and everyone was there. Only one cup still hung on its hook. It was a tin cup with a dent.',
					'Then one evening it was forty. “Who is not here?” said {host}. [Nobody spoke.|Nobody said a thing.] It is hard to say, if you are not there. But one cup still hung on its hook. It was made of tin, and had a dent.',
				],
				{
					quiet: '{hero} was {trait}. “I know that cup,” {they} said, so softly that only the stove heard.',
					bold: '“All here!” {hero} had called, being {trait}, before {host} was at seven. Now {they} wished that {they} had looked.',
					kind: '“Then it is nobody,” said {hero}, who was {trait} and wanted {host} to feel better. But it was somebody.',
					honest: '“It is forty. You counted right,” said {hero}, who was {trait}. It did not make people happy.',
					clever:
						'{hero}, who was {trait}, did it on paper. Forty-one, take away forty, is one. It did not say which one.',
					careful:
						'{hero}, who was {trait}, went along all the hooks to be quite sure. When {they was} sure, the cocoa was being poured.',
					merry: '“Perhaps it is me!” said {hero}, who was {trait}. It got a laugh. But was it so funny?',
					dreamy: 'Twice that year {trait} {hero} had been counted as a cushion. So nobody asked {them}.',
					quick: '{hero}, who was {trait}, ran right around the room to look. It made {host} start all over again.',
				},
				[
					'“I must have added wrong,” said {host}. “Or we would miss somebody.” “Write forty-one, and pour,” said {other.name}, {other.a}. “It gets a skin.” So {host} wrote it in the book. {friend.name}, {friend.a}, frowned into {friend.their} cup. And {hero} felt cold, right beside the stove. If it had been {hero}, it would have gone just like this.',
					'“We would miss somebody,” said {host}, “and we do not.” “So write forty-one,” said {other.name}, {other.a}, “before it gets a skin.” {host} wrote it in the book. Next to {hero} sat {friend.name}, {friend.a}, and did not drink. {hero} looked at {their} own cup, down there on the floor. Would they miss that one?',
				],
			],
			choices: [
				{
					say: 'Carry the cup around and ask whose it is',
					sets: ['asked'],
					outcome: [
						'“Is it yours?” {hero} asked each of them. It was not. Then somebody said slowly, “It is {lost.name}’s.” That was {lost.a}. {Lost.they} sat by the door and nodded to everyone, every day. And nobody had missed {lost.them}. It got very quiet. {hero} took a lantern, and the cup, and went to look.',
						'{hero} held it up in front of every nose. “No,” they said. “No. No.” And at last, “Oh! {lost.name}!” It was the cup of {lost.a}, who had a nod for everyone. Now that they thought of it, they all went red. {hero} took the cup, and a lantern too, and went out.',
					],
				},
				{
					say: 'Slip out with it while they pour',
					sets: ['alone'],
					outcome: [
						'{hero} took the cup, and a lantern, and went out. Nobody said, “Where are you off to?” Nobody said, “Mind the step.” The door shut behind {them}, and in there it got [loud and warm|warm and loud].',
						'The cocoa was poured, and nobody saw how {hero} took the cup and a lantern. Nobody looked up when the door went click. {They} waited on the step for a bit, just to see. [No.|Nobody came.]',
					],
				},
				{
					say: 'Ask {friend} to keep cocoa warm for two',
					sets: ['friend'],
					outcome: [
						'“Will you keep some warm for two?” {hero} asked {friend}. “Which two?” “For me, and for whoever is not here.” {friend} looked at the cup for a while. Then {friend.they} put the pot back on the stove. So {hero} took the cup, and a lantern, and went.',
						'“I am going to look,” {hero} told {friend}, and took the cup and a lantern. “But somebody must know that I am gone.” “I know it,” said {friend}. “I shall sit by the window with a pot for two. If you are not back by bedtime I shall shout.”',
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
						'But where to? Early that day {lost} had gone {start.to}, and had nodded to {hero} on the way. So that was the way to take. [It was not a long way.|It was not far.]',
					],
					else: [
						'By the light {hero} looked into the cup, and knew it. It was {lost.name}’s. {lost} was {lost.a}. {Lost.they} sat by the door and nodded to everyone, even to {hero}. And early that day {lost} had gone {start.to}. So {hero} went that way too.',
						'Now {hero} knew whose it was. There was one who sat by the door and nodded to everyone who came in. That was {lost.name}, {lost.a}. And today there had been no nod. Early in the day {lost} had gone {start.to}. So {hero} went the same way.',
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
					'Not far from {start} an old door lay flat in the ground. It was as thick as a bed. “Hello?” called {hero}. “Good evening,” said the door. It was {lost}, under it! “It fell shut,” said {lost}. “I did not like to shout.” {hero} pulled until {they} saw stars. But at the edge was a gap, as high as a cup. {hero} pushed the cup in. “So you missed me,” said {lost}. “I will get the others,” said {hero}, and ran back by the short way.',
					'And there, beyond {start}, was an old cellar. Its door lay in the ground like a lid. {hero} knocked. “I would say come in,” it said, “but it is stuck.” It was {lost}! It was a door for ten, and {hero} was one. There was only a gap, as high as a cup. So the cup went in. “Oh,” said {lost}. “You brought it.” “I will bring the others too,” said {hero}, and took the short way back.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['But It Says Forty-One', 'Skin on the Cocoa', 'Back by the Stove', 'In the Book'],
			time: 'night',
			parts: [
				'@second.outcome',
				{
					'first.reach': [
						'Then {hero} was back. But {hall.at} they sat so close, for the warm, that {they} could not get past the first row.',
						'{Hall} was full of backs, and all the backs were warm and happy. {hero} could not get in between them.',
					],
					'first.hear': [
						'Then {hero} was back. But {hall.at} they were singing the cocoa song, and it has nineteen verses. “Stop!” called {hero}. Nobody did.',
						'Everyone was talking {hall.at}, about skin on cocoa. Some were for it. “Listen!” called {hero}. They were not listening.',
					],
					'first.trust': [
						'“Somebody is shut in!” cried {hero}, {hall.at}. “Who says so?” asked {other}. “You were only behind the stove. Why should we believe you?”',
						'“Somebody is missing!” said {hero}. “We have counted,” said {other}. “Why should we trust you more than {host}?”',
					],
				},
				{ 'first.reach & flies': '+ And over the chairs hung the washing, in four lines.' },
				'@first.later',
				{
					asked:
						'“Is it about {lost}?” asked {host}. The page was still open. “But look, it says forty-one. And now it is dry.” {Host.they} was not unkind. Only, a book is a book. They all looked at the book, and at the dark window, and at {hero}.',
					alone:
						'“But nobody is out,” said {host}. “Look. It says forty-one.” “I have been out!” said {hero}. “Since before the cocoa!” “You?” said {host}, and looked behind the stove, as if {hero} might still be there. They all looked at {hero} now. It was the first time.',
					else: '“I have kept it warm,” said {friend}, at the window, with the pot. “For two. Where is the other one?” “There is no other one,” said {host}. “Look. It says forty-one.” They all looked at the book, and at the pot, and at {hero}.',
				},
			],
			choices: [
				{
					say: 'Say that {lost} did not like to shout',
					sets: ['told'],
					outcome: [
						'“It is {lost},” said {hero}. “{Lost.they} did not like to shout. {Lost.they} thought that we should have our cocoa first.” Somebody put down a cup. Then one could hear them put down all the others.',
						'“Who nodded to you this morning?” asked {hero}. They all thought about it. “Nobody did,” said one. “No,” said {hero}. “That is because {lost} was under the old door.”',
					],
				},
				{
					say: 'Tell them that there is gold under the old door',
					sets: ['lied'],
					outcome: [
						'“There is gold,” said {hero}, “under the old door.” {They} had never said anything so untrue. But forty people stood up, and that was what {they} needed.',
						'{hero} looked at their warm faces. For {lost} they would be too slow. “Gold!” {they} said. “Under the old door!” And nobody asked one thing about the book.',
					],
				},
				{
					say: 'Open the door and ask who will come',
					sets: ['few'],
					outcome: [
						'{hero} opened the door. Out there it was dark, and the wind came in. “I am going back now,” {they} said. “Who will come with me?” A lot of people looked at their cocoa.',
						'“I do not want all of you,” said {hero}. “I want the ones who want to come.” And {they} held the door open. It got cold. Somebody called, “Shut it!”',
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
			titles: ['Forty-One', 'What {lost} Went to Get', 'Lift!', 'The Last Hook'],
			time: 'night',
			parts: [
				{
					quiet: ['It is easy to be {trait} when it is about yourself. This was about {lost}.', ''],
					bold: ['{hero} was {trait}, and for once it was not too soon.', ''],
					kind: ['{hero}, who was {trait}, thought of how dark it was in there.', ''],
					honest: ['{hero} was {trait}, and so it mattered what {they} had said.', ''],
					clever: ['All the way home {trait} {hero} had thought about how to say it.', ''],
					careful: ['{hero}, who was {trait}, had marked the way with white stones.', ''],
					merry: ['Nobody laughed now. For once {trait} {hero} was glad of it.', ''],
					dreamy: ['{hero} was {trait}, but {they} had not forgotten one step of the way.', ''],
					quick: ['{hero} was {trait}, and was already half out of the door.', ''],
				},
				'@answer',
				{
					'few & second.reach':
						'At the far end some did get up. But between them and {hero} sat all those who did not, and would not move one cup.',
					'few & second.hear':
						'“Who goes where?” they called. “In the dark? Why? When?” Some did want to come, but in that noise they could not hear where to.',
					'few & second.trust':
						'“It is dark,” said {other}, “and nobody has ever heard of that door. Why should anyone trust you?” Two who had got up sat down again.',
					'second.reach':
						'They all ran at once, and got stuck. Forty people were in the doorway, and {hero}, who knew the way, was behind them.',
					'lied & second.hear':
						'“Gold! How much? Whose?” It was so loud that nobody could hear where the old door was.',
					'second.hear':
						'“Poor {lost}! And so quiet!” they all cried. They were so loud about it that nobody could hear where {lost} was.',
					'lied & second.trust': '“Gold?” said {other}. “And you would tell us? Why should we trust you?”',
					'second.trust':
						'“The book says forty-one,” said {other}. “You say forty. Why should we trust you and not the book?”',
				},
				{ 'second.reach & flies': '+ And under the roof hung all the paper lanterns.' },
				'@second.later',
				{
					'end-all': [
						'Then they ran, a long line of lanterns. “One, two, three,” counted {host}, and they lifted, and up came the old door. Out came {lost}, a bit dusty, and nodded to each of them. “What did you want down there?” asked {host}. {lost} held up a hook. “There are forty hooks,” said {lost} to {hero}, “and I had counted forty-one cups.” They put it up that same night, next to the stove. {host} crossed out what was in the book and counted again. {Host.they} looked at every face, and it took till midnight. “Forty-one,” said {host}.',
						'They left the cocoa and ran. Forty people took hold of the old door. [It groaned, and rose.|Creak, it came up.] {lost} blinked at all the lanterns. “You should not have come out in the cold,” said {lost}. “I only went to get this.” It was a hook. “{hero} has none. I see it from where I sit.” So it was hung beside {lost}’s own, by the door. Now two people sit there and nod. And {host} still counts, but nobody says, “Write it and pour.”',
					],
					'end-two': [
						'“And you were out too?” said {host}. {Host.they} took the pen, and began to count, and stopped. It said forty-one. It had been thirty-nine. {host} did not say anything, but tore out the page. Then they ran, all of them, and lifted the old door, and there was {lost}, with a hook. “For {hero},” said {lost}. “The cup was on the floor. I cannot look at a cup on the floor.” “You saw that?” said {hero}. “I sit by the door,” said {lost}. “I see who comes in. I would have seen that you did not.”',
						'Then they did the sum. {lost} was out, and {hero} had been out, and the book said forty-one. “So we missed two,” said {host}, very red, “and the same evening.” Nobody drank after that. They ran, and the old door came up with a groan. “I had it all planned,” said {lost}, and gave {hero} a hook. “I would put it up, and you would come in, and there it would be.” {hero} could not say a word. {They} nodded. [{lost} nodded back.|So did {lost}.]',
					],
					'end-few': [
						'Three came: {friend}, and a boy, and then {host}, without the book. Four is not ten. But four can push on a pole, and {lost} pushed from below. Creak! It was open just as long as you need to jump. “I only wanted this,” said {lost}, and held out a hook to {hero}. “For your cup.” When they got back the others were asleep. The five of them sat on the step and drank it cold, with the skin on. {other} got up early and found them there. “Forty-one?” asked {other}. “Count,” said {host}.',
						'In the end there were three: {friend}, and {host}, and a very small girl who was not asked. They could not lift it. So they put a pole under it, and all sat on the pole. {lost} came out of the gap like a letter out of a box. “There are forty hooks,” said {lost}, “and one cup on the floor. I went to get you a hook.” The rest were in bed by then. In the morning they were all very polite, and nobody looked up from the porridge. {lost} nodded to them anyway. That made it worse.',
					],
					'end-gold': [
						'How they ran! They had the old door up in no time. Out came {lost}, and nodded. Nobody nodded back. “Where is the gold?” they asked, and looked past {lost.them}, down the steps. {hero} wished {they was} at the bottom. “There is none,” {they} said. “I said it because you would not come for…” “For me,” said {lost}. “No.” They went home without a word. {lost} gave {hero} a hook. “I had gone to get it for your cup,” said {lost}. “You did come. You ran twice.” The next evening forty people nodded to {lost}, one by one. It was a start.',
						'They were so quick! The old door flew up. “Out of the way,” said {other} to {lost}, and ran down with a lamp. There was an old shelf, and dust. “No gold,” said {hero}. “I made it up. There was only {lost}.” It went very still, for that sounded bad, and they could all hear how bad. {lost} had a hook in a bit of paper. “That was for {hero},” said {lost}. “For the cup.” {hero} hung it by the door, but hung {lost}’s cup on it, and put up a sign. It said: look here first.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['lost', 'host'], shows: ['door', 'lantern'], pose: 'wave', feeling: 'happy' },
		},
	],
};
