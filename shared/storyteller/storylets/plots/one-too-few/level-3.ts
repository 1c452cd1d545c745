import type { PlotLevel } from '../../format.ts';

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
					'“Thirty-one,” said {host.name}, {host.a}, every evening at six. Then the book was shut, and all who lived {hall.at} got their cocoa. {hero} liked to hear the number. {They was} {described}, and had come last, when all thirty hooks for the cups were taken. {Theirs} stood on the floor behind the stove, and had twice been swept up.',
				],
				[
					'Once, last winter, it had come to thirty. Then a voice had called, “Behind the stove!” and there {hero} was, asleep. {They} had never found out whose voice it was. But somebody had noticed, and {hero} had lived on that for a year.',
					'Only once had the number not come out right. That was last winter, when {hero} fell asleep behind the stove. “Behind the stove!” somebody had called, [and {host} looked, and counted on|and everyone laughed, and {host} counted on]. {hero} would have given a lot to know who it was. One doesn’t get noticed every day.',
					'One night last winter it had come to thirty, and nobody was very worried. Then a voice called, “Behind the stove!” There {hero} lay, fast asleep, with {their} name going around the room. It was over before {hero} was properly awake. But somebody had missed {them}. {hero} still tried to work out who, mostly at night.',
				],
				[
					'This evening it was thirty again. {host} counted backward, and that was thirty too. {Host.they} looked behind the stove, but {hero} was in front of it. Each checked the two on either side, and those were all there. Only on hook seventeen, by the door, a cup was left hanging. It was tin, with a dent. Over the hooks there are numbers, and no names. Each of them knew one number, and that was their own.',
					'And now it was thirty once more. {hero} was there; that was looked at first. All the others said that they were there as well. {host} counted again from the other end, in case it made a difference. But one cup had not been taken down, a tin one with a dent in the side. It hung beside the door, on number seventeen. Whose number that was, nobody could say. You look at your own hook, and then at your cocoa.',
					'And tonight it was wrong again. “Thirty,” said {host}, and looked behind the stove before anything else. But {hero} was standing beside it. {host} counted by rows and then by noses. It stayed at thirty, and on the wall next to the door there was still one cup. It was tin, and dented. “Who has seventeen?” asked {host}. Each of them knew one hook, and that was their own. Nobody had ever had to know the others.',
				],
				{
					quiet: [
						'{hero} said that there was one cup left over. But it was said very low, and came out at the same moment as somebody’s sneeze, and was taken for part of it.',
						'{hero} put up a {hand} to say something. {host} thanked {them} for being so easy to count, and went on.',
					],
					bold: [
						'“All here!” {hero} had called out, when {host} was only at twelve. It had sounded so sure that it took {them} some time to stop believing it {themself}.',
						'“Nobody’s missing!” {hero} had cried, before {host} was through with the second row. It is hard to take back a thing that has been shouted so well.',
					],
					kind: [
						'“Perhaps it is just a spare cup,” said {hero}, who could not bear to see {host} so upset. It was the wrong moment for making somebody feel better.',
						'“You’re very nearly right,” said {hero}, to comfort {host}. {host} felt better at once, and that was the trouble.',
					],
					honest: [
						'“It is thirty,” said {hero}. “You counted quite correctly.” It was true, and it was no help, and everyone looked at {hero} as if {hero} had eaten the missing one.',
						'“There are thirty of us and no more,” {hero} told {host}. “You got it right.” People had been hoping that somebody would say the opposite.',
					],
					clever: [
						'{hero} had a system. You ask each person whom that person can see. It would have worked, if it had not needed nine sheets of paper, and a quiet evening.',
						'“Will whoever isn’t here put up a hand,” {hero} began, and saw the flaw in it. {They} would have found a better way. But milk does not wait.',
					],
					careful: [
						'{hero} wanted to find the owner of each hook in turn, beginning with number one. {They} had got as far as six when the milk was put on to warm.',
						'{hero} had begun a list of everybody who was there, with the row and the chair. It had five names on it when the cocoa came around, and the pencil was needed to stir with.',
					],
					merry: [
						'“Maybe it’s me who isn’t here,” said {hero}. “I’ve often suspected it.” It got the biggest laugh of the week. {hero} thought about it afterward.',
						'{hero} looked into {their} own cup. “Nobody in there,” {they} reported. So the whole room was laughing at the moment when it should have been thinking.',
					],
					dreamy: [
						'{hero} had been taken for a cushion that year, and twice for a curtain. It didn’t occur to anyone to ask {them} who might have been overlooked.',
						'Two people had sat down on {hero} that winter, by mistake, and said sorry to the chair. When it came to who was here and who was not, nobody thought of asking {hero}.',
					],
					quick: [
						'{hero} had run around the room three times to look. So there were now people who had counted {them} as three, and one or two who had it down to twenty-eight.',
						'{hero} had sat in four different chairs during the count, to see better from each. {host} had to take away three again, and after that nobody quite trusted the thirty.',
					],
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
						'“Not mine,” said one after another, and held on to their own. “That dent is from the door,” said somebody at the back, “when it’s opened too fast.” And who sits by the door? It took the room a moment to think of it: {lost.name}, {lost.a}, who nods. That nod had always been answered. It had only never been looked at. “{Lost.they} will turn up,” said {other}, and drank. {hero} got a lantern down from the wall, and went out with the cup.',
					],
				},
				{
					say: 'Unhook the cup and leave by the side door',
					sets: ['alone'],
					outcome: [
						'{hero} took the cup off the hook, and a lantern off the wall. At the side door {they} waited for somebody to say, “Where are you going?” Someone did say, “Shut the door.” Nothing else was said.',
						'It is very easy to leave when nobody counts you. {hero} took the cup, and a lantern, and opened the side door. {They} stood there rather longer than necessary. Then {they} shut it from outside, and counted to ten. Nobody [came|came after {them}].',
						'{hero} got the cup down without a clink, though {they} would not have minded one. Then {they} took a lantern. “Good night!” {they} said at the side door, quite loudly, and waited for the answer. Somebody wanted to know if there was any more sugar.',
					],
				},
				{
					say: 'Let {friend} know where you are going, and why',
					sets: ['friend'],
					outcome: [
						'“I’m going to look for whoever drinks from this,” {hero} told {friend}, and took the cup and a lantern. “If I’m not back by bedtime, then it’s two.” {friend} thought about that. “I’ll keep a pot warm in the window,” said {friend}. “For two. And if anyone asks me, I can add.”',
						'“Somebody ought to know I’m gone,” said {hero}, who had the cup by then, and a lantern. “I know it,” said {friend}. “I’ll put a lamp in the window and a pot on the stove.” “For how many?” said {hero}. “For two,” said {friend}. “And I won’t let them write anything else.”',
						'“Remember this, please,” said {hero} to {friend}, with the cup and a lantern. “I went out at six, to look for number seventeen.” {friend} thought how one remembers such a thing. “I’ll do it with a pot,” said {friend}. “It’ll be warm, and enough for two, and the lamp goes next to it in the window. If they say that I can’t add, I’ll add louder.”',
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
			titles: ['The One Who Nods', 'A Very Tidy Room', 'The Notebook', 'That Won’t Do at All'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					asked: [
						'{lost} lived around the back, in one small room with a door of its own. {hero} knocked there first. Nobody said “Come in,” so {they} went in without.',
						'{lost} lived in one small room around the back, with a door of its own. {hero} had never been in there. Nobody had, as far as {they} knew. {They} knocked, and waited, and lifted the latch.',
						'{lost} lived around the back, behind a door with a clean step, and with no path to it, since nobody ever came. {hero} knocked twice. Then {they} looked in.',
					],
					else: [
						'You hang your cup where you sit, thought {hero}, and seventeen is by the door. There was always somebody by the door, who nodded. That was {lost.name}, {lost.a}, and tonight there had been no nod. {lost} lived around the back, in one small room. {hero} knocked there. Nobody answered, and {they} lifted the latch.',
						'A cup tells you something about a person. This one hung next to the door, and everyone takes the hook behind their own chair. Who sat next to the door? {hero} could see the chair, and for quite some time no face, only a nod. “{lost.name}!” {they} said aloud. That was {lost.a}, who nodded to all that came in. {lost} had a room around the back, with a door of its own. {hero} knocked, and waited, and went in.',
						'“Seventeen, beside the door,” said {hero} aloud, since there was nobody to hear it. Each of them took the hook behind their own chair. So who had that chair? {They} tried to think of a face, and could only think of a nod. It had always been there, for anyone who came in, and tonight it had not. “{lost.name}!” said {hero}. That was {lost.a}, and {lost} had one small room, around the back. {hero} knocked there, and got no answer, and went in.',
					],
				},
				[
					'The room was so tidy that it looked like a drawing of a room. On the table lay a notebook, open, with a pencil beside it. {hero} only wanted to find out where {lost} had gone. “Second row: has a cough. Ask tomorrow,” it said there. “Boy at the window: has lost a tooth. Say nothing till he shows it.” There was a line for every single person {hall.at}.',
					'There was a bed, a peg, and a table, and on the table was a notebook. It lay open, as if somebody had just looked something up. {hero} bent over it. “Cook: birthday on the ninth, thinks that no one knows,” it said. “Second row: has a cough. Ask tomorrow.” It went on like that, in very small letters. There was a line for everyone {hall.at}.',
					'Everything in that room was in its place. Only a notebook lay open on the table. {hero} would not have read it, if the first word had not been a name. “Cook,” it said below that, “has quarreled with the stove again. Be nice.” And then, “Boy at the window: has lost a tooth. Say nothing till he shows it.” Page after page of it! Each of them {hall.at} had a line, and some had six.',
				],
				[
					'The last line of all was fresh. “{hero},” it said. “That won’t do at all! Look in the old vault beyond {start}. Thursday.” The last word had been underlined. It was Thursday. So that was where {lost} was. But what would not do at all? {hero} read it again, and felt quite hollow.',
					'At the very bottom {hero} found {their} own name. “{hero},” {they} read. “That won’t do at all! Thursday: look in the old vault beyond {start}.” Today was Thursday, so now {they} knew where to go. {They} would rather not have known the first part. What was it about {them} that would not do?',
					'Then {they} came to the end. “{hero}: that won’t do at all!” it said there. “See to it on Thursday. Old vault, beyond {start}.” This was Thursday. That was where {lost} had gone, and had not come back from. And it had something to do with {hero}, who would not do at all.',
				],
			],
			choices: [
				{
					say: 'Take the notebook along, to show it to the others',
					sets: ['notes'],
					outcome: [
						'If somebody had to be told how much {lost} saw, thought {hero}, this would tell it best. {They} shut the notebook and took it along. Then {they} hung the cup on the lantern, where it went clink, and took the straight road to the vault.',
						'{hero} shut the notebook and took it along. It was perhaps not quite right. But there were people who ought to see it. The cup hung on the lantern, and went clink at every step, all the way to the vault.',
						'{hero} stood there, with the page about the cough still open. If the others could see this, {they} thought, nobody would sit so still in there. So the notebook came along. {hero} hung the cup on the lantern, and set out for the vault by the straight road, with a clink at every step.',
					],
				},
				{
					say: 'Shut the notebook, and leave it where it was',
					sets: ['closed'],
					outcome: [
						'{hero} shut the notebook, and laid the pencil on it, straight. It was not meant for anybody, and {they} had read too much of it already. {They} hung the cup on the lantern, where it went clink, and took the straight road to the vault.',
						'What somebody sees of you is that person’s own business, thought {hero}. There was more under that name, and {they} would have liked very much to turn over. {They} shut the notebook, and the door, and went. The cup hung on the lantern, and went clink at every step, all the way to the vault.',
						'It went on. One could see the ink from the other side of the page. {hero} took hold of the corner, thought about it, and let go. Then {they} closed the notebook and laid the pencil back where it had been. The cup was hung on the lantern, and went clink, clink, clink, along the straight road to the vault.',
					],
				},
				{
					say: 'Write in a line about {lost}',
					sets: ['line'],
					outcome: [
						'There was a line for everyone but one. {hero} took the pencil. “{lost},” {they} wrote. “Nods. Was missed on Thursday, at six.” {They} did not write by how many. Then {they} hung the cup on the lantern, where it went clink, and took the straight road to the vault.',
						'Thirty people stood in that notebook, and {lost} was not one of them. So {hero} turned over, and wrote it on a page of its own: “{lost}. Sits by the door. Was missed on Thursday, at six.” It looked well. Then {they} took the straight road to the vault, and the cup on the lantern went clink at every step.',
						'One person was not in it, and that was the one who had written it all. {hero} found an empty page, and sharpened the pencil first. “{lost},” {they} put down. “Thursday, at six: was missed.” It was true, if you did not ask by how many. Then the cup was hung on the lantern, and clinked at every step of the straight road to the vault.',
					],
				},
			],
			scene: { at: 'hall', with: [], shows: ['book', 'lantern', 'cup'], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['Under the Door', 'A Gap as High as a Cup', 'The Old Vault'],
			time: 'night',
			parts: [
				'@answer',
				[
					'Beyond {start} there was an old vault that nobody used. Its door lay flat in the ground, as thick as a mattress. {hero} would have walked right across it, if it had not coughed. “Excuse me,” said the door. “You’re on my ceiling.” It was {lost}. For years that door had stood open on a prop. In the morning {lost} had gone down to fetch something, and the prop had slipped. “Did you call?” asked {hero}. “Once, at noon,” said {lost}. “Then I thought they would be busy. And then it was six, and I didn’t like to shout into the cocoa.”',
					'Not far from {start} lay an iron ring in the ground, and around the ring lay a door. It belonged to a vault that had been given up years ago. {hero} knocked, feeling silly. “It’s open,” said somebody below. “No, I’m sorry. Habit. It’s shut.” It was {lost}, who had gone down that morning to get something. For years the door had stood open on a prop. Now the prop had slipped, and it had come down like the end of the world. “I did call once,” said {lost}. “But people are a long way off from here, and I didn’t want to be a nuisance.”',
					'In the grass beyond {start} lay a great door, flat on its back, over an old vault that had been given up long ago. Next to it lay a prop, broken in two. “{lost}?” called {hero}. “Oh, good evening,” said the door. For years it had stood open on that prop. {lost} had only gone down this morning to get something, and the prop had snapped, and it had got dark. “I called at noon,” said {lost}, “once, but not very loud. I thought people would be at lunch.”',
				],
				[
					'{hero} pulled at the ring until there were colored spots in front of everything. It would have taken ten people, or twenty. But at one edge was a gap, about as high as a cup. It would not do for getting anybody out. So {hero} pushed the tin cup through it. Under the door it was silent for a while. “My cup,” said {lost}. “Then they’ve counted.” That was so, and {hero} did not say what had been written. “It’s funny,” said {lost}. “Last winter it was you. I had to call it twice, behind the stove, behind the stove! I’m not a shouter.” {hero} sat down on the door. [It was a while before {they} could say anything.|So that was the voice.]',
					'It was a door for twenty people. {hero} was one, and tried it all the same, until everything had gold edges. There was only a gap along the side, as high as a cup. One might have got in there somehow, and been two in the dark. So the cup went in. “You’ve brought it all this way,” said {lost}, after a pause. “Was it left over?” “It was on its hook,” said {hero}. “That’s a nasty feeling,” said {lost}. “I remember yours, last winter. It was on the floor, and you weren’t. So I called out, behind the stove. I’m glad now that I did. One gets it back.” {hero} had not a word to say. {They} [laid a {hand} on the wood|stayed quite still].',
					'{hero} pulled, and pushed, and counted how many people would fit around that ring. It came to twenty. But along one edge there was a gap, just as high as a cup. To get in there would have helped nobody: it was {lost} who had to get out. So {hero} put the tin cup through. “That’s mine,” said {lost}, after a while. “So somebody saw that it was left over.” {hero} did not say how many. “I saw yours, last winter,” said {lost}, “on the floor, and you weren’t with it. Behind the stove, I said. I had to say it twice. I’m not used to shouting.” So that was whose voice it was. {hero} had looked for it all that time, and it had been sitting next to the door.',
				],
				{
					notes: [
						'“How did you know where to look?” asked {lost}. “It’s in your notebook,” said {hero}. “I’ve got it here.” There was a long silence down there. “All of it?” said {lost}. “Oh dear.”',
						'“You found my notebook, I expect,” said {lost}. “I brought it along,” said {hero}. “I thought the others ought to see it.” Something fell over, down there. “All of the others?” asked {lost}.',
						'“Did somebody tell you the way?” asked {lost}. “Your notebook did,” said {hero}, “and I’ve brought it, for the others to see.” There was a cough down there. “But it’s only small things,” said {lost}.',
					],
					line: [
						'“How did you know where to look?” asked {lost}. “It’s in your notebook,” said {hero}. “I wrote something in it. I hope you don’t mind.” “About whom?” asked {lost}. “There’s everybody in it already.”',
						'“You’ll have seen my notebook,” said {lost}. “It’s not much.” “There was one line missing,” said {hero}, “so I put it in.” {lost} went through the rows, half aloud, from the stove to the window. “I can’t think whose,” {lost.they} said.',
						'“I’ve written in your notebook,” said {hero}, who wanted to have it said. “That’s how I found you.” “Did I get something wrong?” asked {lost}. “You left somebody out,” said {hero}. “Oh no,” said {lost}. “Whom?”',
					],
					else: [
						'“How did you know where to look?” asked {lost}. “Your notebook was open,” said {hero}. “I read as far as my own name. Then I shut it.” “Thank you,” said {lost}. It sounded as if it was meant for the shutting.',
						'“You’ll have seen my notebook,” said {lost}. “It was open,” said {hero}. “It isn’t now.” It was quiet below. “People don’t usually shut things,” said {lost}, “once they’re in them.”',
						'“I know the way from your notebook,” said {hero}. “I read one page, and then I closed it.” {lost} did not ask which page. “Most people would have gone on to the end,” said the door.',
					],
				},
			],
			choices: [
				{
					say: 'Pass in the candle from your lantern, and go back in the dark',
					sets: ['light'],
					outcome: [
						'{hero} took the candle out of the lantern and slid it under the door, a bit at a time, so that it would not go out. All at once there was a thin gold line around the whole of the door. “Oh,” said {lost}. “There’s a chair down here.” After that {hero} did not see much of the way back. {They} had a lantern with nothing in it, and quite a warm feeling.',
						'{hero} took the candle out of the lantern. “I’ve no use for it,” {they} said, which was not true, and passed it in. The edge of the door began to shine like the edge of an oven. “But what will you see by?” called {lost}. “I know the way,” said {hero}. That was not true either. {They} walked into the first stone a minute later.',
						'“Mind your fingers,” said {hero}, and slid in the candle from the lantern, burning. It took some doing. Then light came out on all four sides, as if somebody had put a gold frame around the door. “I can see my hands,” said {lost}, quite pleased. “I’d been wondering about them.” Up above it was as black as ink. {hero} held the empty lantern out in front all the same, from habit, and found the road by bumping into its fence.',
					],
				},
				{
					say: 'Promise to be back before {lost} has counted to ten thousand',
					sets: ['swore'],
					outcome: [
						'“Count to ten thousand,” said {hero}. “I’ll be back before you get there, with all the others.” “All of them?” said {lost}. “I’ll count slowly, then.” It began before {hero} was even up the slope: one, two, three, in a polite voice, from under the ground.',
						'“How far can you count?” asked {hero}. “I’ve never tried to the end,” said {lost}. “Then count to ten thousand,” said {hero}. “By then we’ll be here.” There was a pause. “I shall put in the halves,” said {lost}, “so that nobody needs to hurry.” {hero} hurried.',
						'“I’ll bring the whole room,” said {hero}. “Will it take long?” asked {lost}. “Less than ten thousand,” said {hero}. “Ten thousand what?” asked {lost}. “Just count!” said {hero}. For the first bit of the road it could still be heard: nine, ten, eleven, each as clear as if there were cocoa at the end of it.',
					],
				},
				{
					say: 'Find a pole and try to lever it up alone',
					sets: ['tried'],
					outcome: [
						'There was a pole in the grass. {hero} put it under the ring and hung on to the other end with all {their} weight. The door rose by a finger. Then the pole broke, and it came down with a boom, and shut. There was no gap any more. There was a small flat noise, which had been the cup; {lost} had put it back in the gap, so that it could be hung up again at home. “{lost}?” called {hero}. Nothing came through the wood. Then, after much too long, something knocked on it from below, twice, very politely. “There’s plenty of air,” it said, a long way down. “It comes in by the drain. It’s only rather dark.” {hero} hurried off.',
						'{hero} found a pole, and jammed it in the gap, and jumped on it. The door came up, groaned, and thought about it. Then the pole snapped, and the door came down on the cup. {lost} had put it back in the gap, to go home with {hero}, so that its hook should not be empty. When the dust had settled there was no gap, and no voice. {They} listened at the wood. “Still here,” it said, very small, as if through a pillow. “The air comes in by the drain. It’s just dark.” {hero} breathed out. But {lost} was sitting in there now without so much as a crack of light.',
						'An old fence rail lay in the grass. {hero} pushed one end of it in under the door, and leaned on the other. It went up by the width of a thumb, and then of two. “I believe it’s moving,” called {lost}. “I’ll put the cup out for you, so that it gets home to its hook.” Just then the rail broke. The door came down, something tinny went crunch, and there was no more gap. “{lost}!” shouted {hero} at the wood. {They} had to shout it three times. Then it knocked from below, twice, like somebody at an office. “Nothing has happened to me,” said {lost}, very far down. “The drain lets in the air. It only doesn’t let in any light.” That was {hero}’s doing.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: ['door', 'cup', 'lantern'], pose: 'sit', feeling: 'worried' },
		},
		{
			titles: ['At the Window', 'Looking In', 'The Warm Side of the Glass'],
			time: 'night',
			parts: [
				'@answer',
				{
					tried: [
						'It was pitch dark under that door now, and it was {hero} who had shut it. {They} did not stop once on the whole way back.',
						'How long is an evening in the dark? {hero} did not want to know, and hurried as never before.',
						'{hero} had made it worse. {They} told {themself} so every few steps, and hurried.',
					],
					swore: [
						'“Three thousand,” thought {hero}, “three thousand and one,” and hurried.',
						'{hero} counted along, to be on the safe side, and hurried a little more at each thousand.',
						'Somewhere back there it must be four thousand by now, thought {hero}, and did not stop once.',
					],
					else: [
						'A candle lasts for an evening, if it is a long one. This one had been short. {hero} hurried.',
						'{hero} thought of the gold line around that door, and of how long it would stay there, and hurried.',
						'With a whole candle you have a whole evening. It had been half a one, and {hero} hurried.',
					],
				},
				[
					'There was light {hall.at}. {hero} came up from behind, where there is a low window, and looked in. Everything was there behind the glass: the stove, the lamps, the book on its chair. There was {other}, with a blanket. People had moved their chairs into a ring, as close as peas, and were warm.',
					'The first thing to come in sight was a window. It was a low one, at the back, next to the stove. {hero} put {their} face to the glass. In there it was all red and yellow. {other} had the best place, and {host} had the book. People had moved their chairs into a ring, and somebody was telling a story, with both arms.',
					'At the back {hall.at} there is one low window. It threw a yellow square on the grass, and {hero} came up to the edge of it and looked in. The chairs had been moved up to the stove, into a ring. {host} had the book, shut. {other} had two blankets. It looked like a picture of how nice it is to be indoors.',
				],
				{
					friend: [
						'{friend} sat at the front, with a lamp and a pot, and was looking out at the wrong road.',
						'Only {friend} had turned away from the stove, toward the front, where the lamp was, and the pot. {hero} was at the back.',
						'At the front window {friend} was keeping watch, with the lamp and the pot. {hero} stood at the back one.',
					],
					alone: [
						'Behind the stove stood {hero}’s own cup, and somebody had filled it.',
						'{hero}’s cup was on the floor behind the stove, full to the brim. So people thought that {they was} in there.',
						'There was {hero}’s own cup, on the floor, and it had been filled. As far as anyone in there knew, {they was} drinking it.',
					],
					asked: [
						'Now and then somebody looked at the chair by the door, and quickly looked away again.',
						'The chair by the door was empty, and the two nearest people had moved their own a little farther off.',
						'One chair was not being looked at, and that was the one by the door. You can tell, from outside, when a whole room is not looking at something.',
					],
				},
				[
					'There was a gap in that ring. It was at the place behind the stove, and it was just as wide as {hero}. {They} had a {hand} on the latch already. And then {they} had a thought, and it was not a nice one. If {they} stood here for a bit, somebody would see that gap. Somebody would call out, like that voice last winter. {They} would only have to wait.',
					'And behind the stove there was a place with nobody in it. {hero} had never seen it from outside. {They was} just going to knock, when something held {them} back. Somebody was bound to look at that place. Somebody would ask where {hero} was, and {they} would be standing right here, to hear it. All {their} life {they} had wanted to hear that.',
					'In the ring there was one place free, next to the stove, with a person’s width of nothing in it. So that is my place, thought {hero}. How long would it be until one of them saw? It was the wrong moment for a question like that. But {they} had never been so close to an answer, and it would only mean standing still.',
				],
			],
			choices: [
				{
					say: 'Wait at the window until somebody misses you',
					sets: ['waited'],
					outcome: [
						'{hero} waited. The story came to an end, and another began. A woman stretched, and put her cup on the empty place, because it was handy. When the clock {hall.at} struck, {they} saw that it had been ten minutes. Nobody had missed {them}. And out there somebody was sitting in the dark, who had not waited last winter, but had called out at once. {hero} felt {themself} get hot with shame, and went in.',
						'It took ten minutes. In that time one person laughed, two went to sleep, and one looked straight at the empty place and yawned. {hero} could not have said if it hurt. It was only very interesting. Then {they} thought of who else was waiting, and under what, and {they was} in at the door so fast that it banged.',
						'“Now,” thought {hero}, each time that somebody’s head turned. It turned to the stove, or to the lamp, and then back. By the clock {hall.at} it had been ten minutes, and {hero} had {their} answer, and it was nobody. And only then did {they} think of last winter. The voice had not waited for ten minutes. It had not waited for one. {hero} was so ashamed that {they} went in without knocking.',
					],
				},
				{
					say: 'Carry {lost}’s empty chair into the middle of the ring',
					sets: ['chair'],
					outcome: [
						'{hero} went in, took the chair by the door, lifted it over two people and a dog, and put it down in the middle, in front of the stove. Everyone had to move. “Who sits on that?” asked somebody. “That’s what I’d like to know from you,” said {hero}. The storyteller stopped with both arms in the air.',
						'By the door stood the chair, and nobody was on it. {hero} picked it up, and carried it right into the ring, and set it down where it was in everyone’s way. “We can’t see the stove,” said {other}. “No,” said {hero}. “Now you can see that.” All of them looked at the chair. A chair is much emptier when it is in the middle.',
						'{hero} did not say a word. {They} took the chair from beside the door, which weighed hardly anything, and carried it through them all, and set it down before the stove. The story broke off. “It’s in the way there,” said a man. “It’s been out of the way for years,” said {hero}, “and look what came of that.”',
					],
				},
				{
					say: 'Throw the door open and shout, as {lost} once did',
					sets: ['shouted'],
					outcome: [
						'“Under the vault!” shouted {hero}, from the door. “Shh,” said somebody, “it’s the best part.” One has to say it twice, {lost} had told {them}. So {they} took a breath that went all the way down. “UNDER THE VAULT!” A spoon fell. It was the loudest that anyone had been {hall.at} since a certain evening last winter, and one or two of them seemed to remember it.',
						'{hero} flung the door open. “Under the vault!” {they} shouted. Heads turned, but only halfway. “What’s under what?” asked somebody. {hero} knew now how {lost} must have felt, who was no shouter either. “UNDER THE VAULT!” {they} cried, for the second time, and then it was so still that the stove could be heard.',
						'The door hit the wall. “Under the vault!” cried {hero}. “Good evening,” said a few people, and one pointed out that there was a draft. So that was why {lost} had needed two! {hero} breathed in until there was no more room. “UNDER THE VAULT!” The lamps shook, and all over the ring there were people with their mouths open and nothing coming out.',
					],
				},
			],
			scene: { at: 'hall', with: ['other', 'host'], shows: ['book', 'cup'], pose: 'stand', feeling: 'sad' },
		},
		{
			titles: ['It Is Written', 'Thirty-One, in Ink', 'Around the Stove', 'What the Book Says'],
			time: 'night',
			parts: [
				'@answer',
				[
					'“Somebody is shut in,” said {hero}. “In the old vault, beyond {start}. The door’s too heavy for me. It takes twenty people.” It was very warm in there, and outside it was very dark. Everyone looked at the black windows. Nobody put down a cup.',
					'“There’s somebody under the vault door,” said {hero}, “out beyond {start}. I pulled as hard as I could. It takes twenty.” The word went around the ring, from one to the next. It came back to where it had started, and not one of them had got up.',
					'“It’s about the old vault,” said {hero}, “past {start}. The door has come down on somebody. It’s too much for one, and it would be too much for ten. I need twenty of you.” They were shocked. You could see it on each of them. They were as shocked as people can be without standing up.',
				],
				[
					'“Twenty,” somebody said, and looked around, as if to find nineteen others who might do. “It’s damp out there,” said somebody else. “And it’s Thursday.” Nobody knew what that had to do with it, but several people nodded.',
					'“Twenty people?” said a voice. “That’s nearly all of us.” It was true. It was the reason why each of them thought that it might go just as well without one. “I’ve only got thin slippers,” said somebody, and looked at the stove.',
					'“That poor soul,” said a woman, and she meant it, and drew up her blanket. A man asked if it was raining. It wasn’t. He seemed to be sorry about that. Everyone was waiting for the others, and the others were waiting too.',
				],
				{
					notes: [
						'{hero} had the notebook along. “What’s that?” asked the boy at the window. “You’re in it,” said {hero}. “All of you are.”',
						'“What have you got there?” asked the boy at the window. It was the notebook. “Everybody,” said {hero}.',
						'{hero} held up the notebook. “Who’s in it?” asked the boy at the window. “You are,” said {hero}, “and so is whoever sits next to you.”',
					],
				},
				{
					asked: [
						'“It’s {lost}, isn’t it?” said {host}. “I’ve thought about it all evening. But I have written thirty-one. If I cross it out, who will believe the other pages?” “Tomorrow,” said {other}, “when it’s light.”',
						'{lost}’s chair was empty, and nobody was looking at it. “I have written thirty-one,” said {host} unhappily. “It is dry now. If this page is wrong, then any page may be.” “Let’s look in the morning,” said {other}, “when you can see your feet.” And everybody waited for {hero} to agree.',
						'{host} would not turn toward the door, where the chair was. “I know that it’s {lost},” said {host}. “But I put thirty-one, in ink, and I’ve never crossed anything out. Where would it stop?” “It’ll all look different in the morning,” said {other}. “It’ll be light, for one thing.” A whole room can nod to a sentence like that.',
					],
					alone: [
						'“But who can it be?” said {host}. “It says thirty-one. Look.” “I was out,” said {hero}. “I was out the whole time.” {host} went to look behind the stove, to be sure. On the floor stood {hero}’s cup. Somebody had filled it, hours ago, and had not noticed that there was nobody to drink it. It had a skin like a drum.',
						'“Thirty-one,” said {host}, and pointed to it. “You’re in there too.” “And where was I?” asked {hero}. {host} started to say “behind the stove,” and looked, and didn’t. There was only a cup. It was full to the brim, with a thick skin on it. So someone had poured it, and said good night to it, very likely.',
						'“It can’t be,” said {host}, and held up the page. “We’re all here.” “I wasn’t,” said {hero}. “I haven’t been here since six.” “But you’re behind the stove,” said a woman, “I’m nearly certain.” She went to look, to prove it, and came back with {hero}’s cup. Somebody had filled it. It was stone cold, and it had a skin that you could have signed your name on.',
					],
					else: [
						'“There you are,” said {friend}, from the window, with the pot. “I’ve kept it warm for two. They told me all evening that I can’t add.” {host} put a finger on the page. “It does say thirty-one,” said {host}. “Then pour thirty-one cups,” said {friend}, “and see what’s left over.” {other} said that it was only arithmetic, and nobody poured.',
						'The lamp was in the window, as promised, and {friend} stood beside it. “One,” said {friend}, when {hero} came up. “Where’s the other?” “There is no other,” said {other}. “It says thirty-one. It’s in ink.” {host} was holding the book with both arms, like somebody whom it kept afloat.',
						'“Two,” said {friend}, beside the lamp in the window, and jumped up with the pot. Then {friend} looked past {hero}. “No. One. I was told that it would be two.” “It says thirty-one,” said {host}, but not to anybody. “They’ve been saying all evening that I can’t add,” said {friend}, “and there’s a pot of cocoa over. You explain it.” {other} thought that some people just liked to be difficult.',
					],
				},
			],
			choices: [
				{
					say: 'Tell them who it is, and why no one heard a shout',
					sets: ['told'],
					outcome: {
						asked: [
							'“You’ve all known since six who it is,” said {hero}. “{lost} has been under that vault door since this morning. {Lost.they} called once. Then {lost.they} stopped, so as not to spoil anybody’s evening.” Beside the stove somebody put down a cup, and then it went around the ring, clink, clink, clink, until there was no cup left.',
							'“You know whose chair that is,” said {hero}. “Who nodded to you today when you came in?” For some in the room it took a long time. “{lost} has been under the vault door since this morning,” said {hero}, “and thought it would be rude to shout.” Nobody asked for any more cocoa.',
							'“It’s {lost},” said {hero}. “You knew it at six, when I went around with the cup. {Lost.they} did call, one time, and nobody heard. Then it was six, and {lost} never interrupts a count.” Somewhere a cup was put down. It was so quiet that you could hear the next one, and after that you could hear them all.',
						],
						else: [
							'“It’s {lost},” said {hero}. “Under the vault door, since this morning. {Lost.they} called once. Then {lost.they} stopped, so as not to spoil anybody’s evening.” Beside the stove somebody put down a cup, and then it went around the ring, clink, clink, clink, until there was no cup left.',
							'“Who nodded to you today when you came in?” asked {hero}. For some in the room it took a long time. “{lost} has been under the vault door since this morning,” said {hero}. “{Lost.they} thought it would be rude to shout.” Nobody asked for any more cocoa.',
							'“There was a chair by the door, when you came in,” said {hero}. “You nodded to it, each of you, and it didn’t nod back. It’s {lost} who’s out there under that vault. {lost} did call, one time, and nobody heard. Then it was six, and {lost} never interrupts a count.” Somewhere a cup was put down. It was so quiet that you could hear the next one, and after that you could hear them all.',
						],
					},
				},
				{
					say: 'Tell them that the old vault is full of silver',
					sets: ['lied'],
					outcome: [
						'It would take too long to make a whole room sorry, thought {hero}. “I forgot to say what’s down there,” {they} said. “It’s silver. Piles of it.” Nobody asked any more who was down there with it. The first ones were already at the door, and the book had been stepped on.',
						'“It’s the vault with the silver,” said {hero}. “I only mention it.” Ten people asked at once what silver. It was as if nobody had ever been shut in there. A whole room, which could not get up for one of its own, got up as one.',
						'It was out before {hero} had taken a proper look at it. “I shouldn’t tell you about the silver,” {they} said. A chair creaked. “In the vault. It goes right up to the roof.” Then there was hardly time to step aside. Coats flew, and sacks were found, and somebody had a wheelbarrow; and the book was kicked under the stove, with thirty-one in it.',
					],
				},
				{
					say: 'Open the door wide, and ask who is coming',
					sets: ['few'],
					outcome: [
						'{hero} opened the door as far as it went. The cold came in and walked around among the chairs. “{lost} is out there,” {they} said. “I’m going back. I’m not going to talk anyone into it.” People looked at the floor, at the stove, and at whoever sat across from them.',
						'“I could tell you that you ought to,” said {hero}, “but you know it. {lost} is under the vault door. I’ll wait as long as it takes to button a coat.” And {they} held the door, and the wind blew out three lamps. “Were you born in a barn?” called somebody, not very loud.',
						'{hero} did not make a speech. {They} went to the door, and opened it, and stood next to it. “{lost} is under that vault,” {they} said, “and I’m on my way there. Whoever is coming can come now.” The draft lifted a page of the book, and laid it down again. Somebody began to look for a shoe, very thoroughly, without finding it.',
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
						'It was the longest speech of {hero}’s life, and no word in it was to spare.',
						'All year {hero} had been saving up words, and now there were just enough.',
						'',
					],
					bold: [
						'This time {hero} did not call anything out until {they} had everyone’s eyes.',
						'{hero} did not shout, for once, and looked at one face after another.',
						'',
					],
					'kind & !lied': [
						'{hero} would rather not have upset anybody, let alone a whole room.',
						'It would have been kinder to leave the whole room in peace.',
						'',
					],
					'honest & lied': [
						'It was the first lie of {hero}’s life, and nobody even asked a question.',
						'{hero} had never told a lie before, and was shocked at how well it went.',
						'',
					],
					honest: [
						'{hero} had weighed each word on the way, and had kept only the true ones.',
						'There was to be no word in it that {hero} would have to take back.',
						'',
					],
					clever: [
						'{hero} had worked out on the way what people would say. So far it was correct.',
						'{hero} had thought of twelve excuses that people might have. So far there had been seven.',
						'',
					],
					careful: [
						'{hero} had gone around that door three times. Twenty people, and no fewer.',
						'{hero} had tried each corner of that door twice. It came to twenty every time.',
						'',
					],
					merry: [
						'{hero} had come in without a single joke, and that scared the whole room.',
						'Nobody had ever seen {hero} keep a straight face, and the room did not like it.',
						'',
					],
					dreamy: [
						'{hero} had gone over it the whole way back, and now only had to say it.',
						'For once nobody had to say {hero}’s name twice before {they} looked up.',
						'',
					],
					quick: [
						'{hero} had already got everyone’s coats down from the pegs.',
						'{hero} had lit four lanterns while the room was still thinking about one.',
						'',
					],
				},
				'@answer',
				{
					'notes & told': [
						'Then {hero} read out some lines from the notebook, about a cough and about a tooth. Each knew who it was, and nobody laughed. The boy had his mouth shut tight.',
						'“‘Second row: has a cough. Ask tomorrow,’” {hero} read from the notebook. Somewhere in the ring somebody coughed. {hero} read out nine lines, without one name, and after each of them another face went red.',
						'“{lost} wrote this,” said {hero}, and read from the notebook. There was a cough in it, and a tooth, and no names. After each line it was quiet in another part of the room. The boy held a hand in front of his mouth.',
					],
					'notes & few': [
						'{hero} laid the notebook on the empty chair. “There’s a line for every one of you,” {they} said. “You can look it up when I’m gone.”',
						'{hero} laid the notebook on {lost}’s chair. “You’re all in there,” {they} said, “in case you should want to know who was thinking of you.”',
						'On {lost}’s chair the notebook was left behind, open. “There’s a line in it for each of you,” said {hero}, “in case it’s a long night.”',
					],
					'notes & lied': [
						'Only the boy at the window did not run. The notebook lay on the floor, and he had found his tooth in it. “Is it really silver?” he asked, and gave it back. {hero} could not look at him.',
						'In the crush the notebook fell down. The boy from the window picked it up, and read the line about his tooth. “I hope there isn’t any silver,” he said. {hero} could not look at him.',
						'The notebook slid across the floor, as far as the boy. He found himself in it, tooth and all. “Did {lost} write this?” he asked, and gave it back. “Then why did you say silver?” {hero} could not look at him.',
					],
				},
				{
					'asked & lied': [
						'“I’d have come without,” said {friend}, who went last, and had no sack. “I just did it sitting down.”',
						'{friend} did not ask about silver. “I’ve known since six who it is,” said {friend}. “So has everybody.”',
						'“I don’t want silver,” said {friend}, on the road. “I want my nod. I’ve missed it since six, and I only missed it.”',
					],
					'!friend & lied': [
						'“I’d have come without,” said {friend}, who went last, and had no sack. “I looked at that hook all evening. I just did it sitting down.”',
						'{friend} did not ask about silver. “It’s number seventeen, isn’t it?” said {friend}. “I’ve known since six that it was somebody.”',
						'“I don’t want silver,” said {friend}, on the road. “I want to see who has hook seventeen.”',
					],
					'!friend & told': [
						'“I looked at that hook all evening,” said {friend}, who was the first to get up. “I just did it sitting down.”',
						'The first on the road was {friend}. “I never drank mine,” said {friend}. “I suppose I thought that was the same as doing something.”',
						'{friend} had a coat on already. “I put it on at half past six,” said {friend}, “and then I sat down again.”',
					],
				},
				{
					'end-all': [
						'So everyone went, a long string of lights, and the book stayed behind on its chair. Twenty of them took hold of the vault door. “One,” said {host}, “two,” and it stood up. {lost} came out very dusty, and nodded to each of them, and each of them nodded back. It took some time.',
						'It is a long way to run when you’re ashamed. At the vault {other}, of all people, was the first to bend down for the door. “Mind my ceiling,” said a voice. Then it was up, and there stood {lost}, and did not know where to look, because everyone was looking at {lost.them}.',
						'Nobody talked on the way, and nobody wanted to be last. {host} counted to three, and the vault door came up like the lid of a pot. Below stood {lost}, gray with dust, who had listened to all those steps, and did not know what one says. So {lost.they} nodded, and got thirty nods at once.',
					],
					'end-two': [
						'“You’ve been out since six,” {host} said to {hero}. “Then it was twenty-nine. And I wrote thirty-one.” Nobody spoke. Then the whole room was off. The vault door went up as if it had been made of paper. {lost} came out, and looked along the row of them, and stopped at {hero}. “You’re cold all through,” said {lost}. “Did none of you see that empty place?”',
						'“Hold on,” said {host}, at the door. “If {hero} was out as well, it was twenty-nine. We lost two, and I wrote thirty-one.” After that nobody said anything all the way, and it was the fastest that any of them had ever gone. Up went the vault door. {lost} came out, nodded to all of them, and looked at {hero} for longer than at the rest.',
						'{host} was halfway down the road when {host.they} stopped. “Thirty, less one,” said {host}, and pointed at {hero}, “because you were out here. Two were missing, and I wrote thirty-one.” They all ran the rest of the way, and the vault door flew up so hard that it nearly went over. {lost} came out nodding, and got as far as {hero}. “How long have you been this cold?” asked {lost}.',
					],
					'end-few': [
						'Then {friend} came, and the boy from the window, and somebody’s grandmother with a spade. The fourth, when the door was half shut again, was {host}. “I’m only going for a walk,” said {host}. It takes more than five to lift such a door. But one can pry it up with a beam, and put a stone under it, all night long. At four in the morning there was a hole big enough for {lost}, who came out nodding.',
						'Four people got up. One was {friend}, one was the boy from the window, and one was a very old lady with a spade. The last was {host}, in slippers. “If anyone asks,” said {host}, “I was asleep.” Five cannot lift what takes twenty. So they dug on one side, and put in stones on the other, all night long. At four in the morning {lost} put out {lost.their} head, and nodded to each of the five.',
						'“I don’t sleep anyway,” said somebody’s grandmother, and got her spade. {friend} was at the door by then, and so was the boy from the window. The last was {host}. “I’m looking for my pencil,” said {host}. “It may be out there.” With {hero} that made five, for a door that took twenty. It was dug out where the ground was soft, and propped where it was hard. At four in the morning {lost} came out, and nodded, one, two, three, four, five.',
					],
					'end-gold': [
						'The whole room ran, with sacks, and the vault door was up in half a minute. {lost} came out, and nodded, and nobody nodded back. “Where’s the silver?” asked {other}. “There isn’t any,” said {hero}. “I said silver, because I thought you wouldn’t come for {lost}.” “We would have!” cried somebody. It was very quiet, as each of them tried to find out whether it was true.',
						'It was quite a sight, all those lamps going up the road with a wheelbarrow. Everybody sang, except for {hero}. “Out of the way,” said {other} to {lost}, when the door was up, and ran down with a sack. There was only dust. “It’s my fault,” said {hero}. “There never was any silver. There was only {lost}.” Everyone heard how that sounded.',
						'Nobody had ever seen that room so quick, with sacks and shovels. {lost} stood below on the steps and had just begun to nod, when {other} called, “Where is it?” and held a lamp past {lost.them}. “It isn’t anywhere,” said {hero}. “I made up the silver. I thought that for {lost} alone you’d stay where you were.” “That’s not so,” said {other}, and waited for somebody to agree.',
					],
				},
				[
					'There was one thing left. “Why did you go down there?” asked {hero}. “Your line says that I won’t do at all.” “Not you!” said {lost}. “Your cup. It’s on the floor. I see it every evening, and that won’t do at all.” And {lost.they} held out an iron hook. “It’s for number thirty-one.”',
					'{hero} had to say it. “I read what you wrote about me. That I won’t do.” “It’s the cup that won’t do!” said {lost}. “On the floor, behind the stove!” {Lost.they} opened {lost.their} hand, and there was an iron hook in it. “There were some left down there. We had thirty hooks, and thirty-one cups.”',
					'There was one thing left. “What is it about me,” asked {hero}, “that won’t do?” “Oh, that’s the floor,” said {lost}. “Everyone’s cup is on the wall, and yours is on the floor. It’s been bothering me for a year.” And out of the bag came an iron hook, a little rusty. {Lost.they} had gone down under the ground to get it.',
				],
				{
					waited: [
						'{hero} did not dare to take it. “I stood at the window,” {they} said, “to see if anybody would miss me.” “Oh, I’ve done that,” said {lost}. “One mustn’t. One gets so cold.”',
						'“I wasted ten minutes,” said {hero}, and held on to the hook, “to see who would miss me.” “It’s the wrong way to count,” said {lost}. “I tried it for a year.”',
						'“I stood at a window for ten minutes, so as to be missed,” said {hero}, “and you were down here.” “And nobody missed you,” said {lost}. “I’ve stood at that window myself.”',
					],
					chair: [
						'“Your chair’s in the middle of the room now,” said {hero}. {lost} went pale. “In everybody’s way?” “Only for tonight,” said {hero}.',
						'“How did you get them to look up?” asked {lost}. “I put your chair in front of the stove,” said {hero}. “Oh, the poor people,” said {lost}.',
						'“I put your chair by the stove,” said {hero}, “so that it would be seen.” “And did anybody see it?” asked {lost}. “They had to climb over it,” said {hero}. {lost} shuddered.',
					],
					'shouted & !lied': [
						'“And how did you make them listen?” asked {lost}. “I had to shout it twice,” said {hero}. “It’s always the second one,” said {lost}.',
						'“You’re hoarse,” said {lost}. “I had to shout,” said {hero}. “Once they only told me to hush.” They both knew about the second time.',
						'There was not much left of {hero}’s voice. “I had to call it twice,” {they} whispered. “I know,” said {lost}. “The second one came in by the drain.”',
					],
				},
				{
					line: [
						'“There’s a line about you in that notebook now,” said {hero}. “What does it say?” asked {lost}. “That you were missed,” said {hero}. {lost} had to sit down for a moment.',
						'“You’re in your own notebook now,” said {hero}. {lost} did not know what to do with {lost.their} face. “I hope it isn’t too long,” said {lost}.',
						'“I put you in your notebook,” said {hero}. “You’d left yourself out.” “There’s nothing to put,” said {lost}. “There was, on Thursday at six,” said {hero}. {lost} went pink.',
					],
					closed: [
						'Then {lost} thought of the notebook. “You shut it too soon. Overleaf it says, ‘Laughs half a second before the others.’ I sit so that I can hear it.”',
						'Then {lost} thought of the notebook. “Since you shut it, you’d better have the rest. ‘Says the number along with {host}, very softly, every evening.’” {hero} had not known that anybody could hear that.',
						'Then {lost} thought of the notebook. “You didn’t turn over. On the other side it says that you thank your cup, when it’s full.” {hero} had always thought that it could not be heard.',
					],
					'notes & told': [
						'“You’d better have this back,” said {hero}, and held out the notebook. “I read some of it to them.” {lost} went red. “They came all the same,” said {lost}.',
						'{hero} gave back the notebook. “They know what’s in it,” {they} said. “The cough too?” asked {lost}. “The cough too,” said {hero}. “Then I can ask out loud,” said {lost}.',
						'{hero} gave back the notebook. “I read out a bit of it,” {they} said. “I’m sorry.” “Did he show the tooth?” asked {lost}. He did it then and there.',
					],
					'notes & lied': [
						'“You’d better have this back,” said {hero}, and held out the notebook. {lost} hid it as fast as could be.',
						'{hero} gave back the notebook. “Only the boy has looked into it,” {they} said. “He shows the tooth now.” “I’ll cross it out,” said {lost}.',
						'“Only the boy looked into it,” said {hero}, and handed over the notebook. “Did he mind?” asked {lost}, and wiped the cover clean.',
					],
				},
				{
					'swore & end-few': [
						'“I said ten thousand,” said {hero}. “It was thirty thousand and four,” said {lost}. “But you came.”',
						'Then {lost} looked guilty. “You said ten thousand. I went on to thirty thousand and eleven, so as not to seem impatient.”',
					],
					'swore & waited': [
						'“I said ten thousand,” said {hero}. “It was ten thousand two hundred,” said {lost}. “But you came.”',
						'“How far did you get?” asked {hero}. “To ten thousand two hundred,” said {lost}. “I thought that you might count more slowly.”',
					],
					swore: [
						'“I said ten thousand,” said {hero}. “You’d have had four hundred left,” said {lost}. “I was quite calm.”',
						'“How far did you get?” asked {hero}. “Nine thousand six hundred,” said {lost}. “Then I had to stop. It was almost a pity.”',
					],
					light: [
						'The candle had burned down to a stump. {lost} had brought it up all the same. “It was good company,” said {lost}.',
						'There was hardly any candle left, and {hero} got it back. “I’ve read the whole wall by it,” said {lost}.',
					],
					tried: [
						'The tin cup was as flat as a plate, since the door had come down on it. {lost} bent it open with both thumbs.',
						'The door had made a plate of the tin cup. “Never mind,” said {lost}, and bent it back. “I never filled it to the top.”',
					],
				},
				{
					'friend & !end-all': [
						'{friend} had brought the pot. “For two,” said {friend}, and filled the tin cup, and {lost} and {hero} drank by turns.',
						'“It’s for two,” said {friend}, who had the pot along. {lost} drank from the tin cup, and then {hero} did.',
					],
				},
				{
					'end-all & friend': [
						'Back by the stove {friend} poured from the pot. “One,” said {friend}. “And two.” The new hook was screwed in beside hook seventeen. Then {host} counted once more, and for the first time looked up between one number and the next. “Thirty-one,” said {host}, at half past midnight. It had never taken so long.',
						'“I make it two,” said {friend}, who had run ahead to see to the pot, and filled the tin cup first, and then {hero}’s. The new hook went up beside the old one. “Who’s for thirty-one?” asked {host}, with the pen. Every hand in the room was up, and nobody looked at the pot.',
						'The new hook was screwed in next to number seventeen. “That’s for two,” said {friend}, who had brought the pot, and poured. “Now who can’t add?” {host} drew a line through the number in the book, and began again, this time from the door. It came to thirty-one, and {host} had looked at every one of them.',
					],
					'end-all': [
						'The hook was screwed in that same night, beside hook seventeen. {host} counted once more, and for the first time looked up between one number and the next. “Thirty-one,” said {host}, at half past midnight. It had never taken so long.',
						'The hook was up before the clock struck one, beside the door. Now there are two people who nod when you come in. {host} still counts, but in names. The cocoa always has a skin on it by then, and nobody has said a word about it.',
						'Six people ran for the screwdriver. The hook went up by the door, next to seventeen, and {hero}’s cup was hung on it. “Shall I begin at the stove?” asked {host}, with the book. “Begin at the door,” said the whole room. It came to thirty-one.',
					],
					'end-two': [
						'{hero} hung up {their} cup that same night, and {host} watched until it had stopped swinging. In the book the page for that day is torn out. The new one begins with number thirty-one, who sits by the door, on a second chair, next to {lost}.',
						'The hook went up beside the door. “May I count once more?” asked {host}, and came to {hero}, and stopped. “I filled your cup,” said {host}, “and I said good night to it.” Nobody laughed. “Thirty-one,” said {host}, and laid a hand on {hero}, to be quite sure.',
						'Nobody went to bed before that hook was up, one hand’s breadth from seventeen. {other} carried over a chair for {hero}, and for once did not say anything. The count takes twice as long now. {host} says a number, and then goes to see who it is.',
					],
					'end-few & notes': [
						'When the rest came to breakfast, there was a new hook. The notebook lay on {lost}’s chair, where it had been left, and somebody had turned over every page. They all knew by now who would be asked about what. {other} had a cup of cocoa ready, the first one, and held it until {lost} woke up.',
						'In the morning there were thirty-one hooks. The notebook was on the chair, and each of those who stayed had got up, once, and read one line. Nobody said so. But whoever came in that day nodded to the door first, and {lost} could not keep up.',
						'At breakfast six people lay asleep in their coats, below a new hook. The others went past them without a sound. On {lost}’s chair lay the notebook, thumbed at every page. When {lost} woke up, {other} stood there with the first cup of cocoa, and had been standing there for some time.',
					],
					'end-few': [
						'When the rest came to breakfast, a new hook was up, and in the book a line was crossed out. {other} looked at it. Then {other} washed the tin cup, and filled it, and carried it to the chair by the door.',
						'In the morning, when the rest came in for breakfast, there were thirty-one hooks. Six people had mud on them and were eating as if they had been away for a year. {other} stood there for a while, and then carried a cup of cocoa, the first one, all the way to the chair by the door.',
						'Six people had their breakfast ahead of everybody, with mud up to the elbows. Then the others came in, washed, and saw the new hook, and did not know where to sit. It was {other} who rinsed the tin cup, filled it first of all, and brought it to the chair by the door with both hands.',
					],
					else: [
						'{hero} and {lost} went home behind the rest. “Would they have come for me?” asked {lost}. “Not tonight,” said {hero}. The hook was put up by the door, with nobody watching. But the next evening the others were all waiting at the door at ten to six, so as to nod first.',
						'On the way home {lost} went next to {hero}. “I’m glad you came,” said {lost}. The hook went up that night. In the morning there was a silver spoon on the chair by the door, the only one {hall.at}, and nobody has ever said who put it there. {lost} stirs with it, every evening, without a sound.',
						'The last lamp was back on the road. “They did come,” said {lost}. “For silver,” said {hero}. “Yes,” said {lost}. “But it was nice to hear so many.” The hook was put up that night. On the next evening {host} counted, and got to seventeen, and looked up. Every chair in the room had been turned to face the door.',
					],
				},
			],
			choices: 'none',
			scene: { at: 'start', with: ['lost', 'host'], shows: ['door', 'lantern'], pose: 'wave', feeling: 'happy' },
		},
	],
};
