import type { PlotLevel } from '../../format.ts';

export const oneTooFew4: PlotLevel = {
	joins:
		'“{choice}” {hero} did it, and was back {hall.at} by six for the count. {host.name}, {host.a}, takes it every evening out of a book, and it should come to thirty-seven. Tonight it was thirty-six. A tin cup was left on its hook, and no one knew whose it was. {other.name}, {other.a}, was for writing thirty-seven anyway. {friend.name}, {friend.a}, was not. {hero} had been missing once, last winter, and one person had noticed. So {they} took the cup, and a lantern, and went to look.',
	chapters: [
		{
			titles: ['Those Present', 'The Evening Count', 'A Rounding Error', 'Hook Seventeen'],
			time: 'dusk',
			parts: [
				[
					'The count was taken at six. It had been started after a bad winter, and hardly anyone {hall.at} still knew why: you said “here,” and then there was cocoa. The names stood at the front of the book, but it was years since they had been read out. That took ten minutes, and the cocoa got a skin. The last was in pencil, “{hero}, {described}.” When {they} came, all thirty-six hooks had been taken. So {their} cup lived on the floor behind the stove, where it had been swept up twice.',
					'There’s something restful about a number that always comes out. Every evening at six the people {hall.at} were counted along the rows, and there were thirty-seven. The number went into the book. There were names in there as well, on the first pages, but nobody turned back to them. With names it takes longer, and milk doesn’t wait. {hero} was the thirty-seventh, “{described}, came last,” in pencil. The others had a hook each for their cups. {Theirs} stood on the floor behind the stove, and now and then it was mistaken for the dog’s.',
					'{Hall.at} they had once called out every name at six. Then it was found that you can simply count, and have your cocoa while it’s hot. The names stayed at the front of the book, where they were safe. {hero}’s was the last, in pencil: “{described}.” {They} made it thirty-seven. For cups there were thirty-six hooks, and {hero}’s cup stood behind the stove, on the floor. It had been swept up twice, with apologies.',
				],
				[
					'It had gone wrong just once. Last winter {hero} fell asleep behind the stove, the count came to thirty-six, and people were already reaching for the cocoa when a voice called, “Behind the stove!” Nobody listened, and it called again. By the time {hero} was awake, it was over. {They} never found out whose voice it was. But it meant that one person would notice, and {hero} had been living on that for a year.',
					'Last winter the missing one had been {hero}, asleep behind the stove. The others counted thirty-six, shrugged, and reached for their cups. Then somebody called, “Behind the stove!”, twice, because nobody heard it the first time. {hero} had never asked who it was. If you go around asking who would miss you, you might get an answer.',
					'One evening last winter the count came out one short, and it was {hero}, who lay asleep behind the stove and knew nothing about it. “Well, it’s nearly right,” somebody said. Then a voice from the back called, “Behind the stove!” It had to call again before anyone looked. For weeks afterward {hero} listened to people talking, to find out which of them it had been.',
				],
				[
					'This evening it was thirty-six again. {host.name}, {host.a}, counted backward and got the same. Everyone looked at the people they always sat with, and found that they were sitting with them. {hero} was there; somebody checked. But on hook seventeen, beside the door, a tin cup was left, with a dent in its side. There were numbers over the hooks, and everyone knew one of them by heart, which was their own.',
					'Tonight there were thirty-six. {host.name}, {host.a}, did it a second time, with a finger. Everyone vouched for the person in the next chair. It’s a good method, and it has one flaw: it doesn’t find a person whom nobody sits next to. One cup was left hanging on the wall by the door. It was tin, with a dent. The hook was seventeen, and who had seventeen? Each of them could have told you who had not.',
					'Tonight it stopped at thirty-six. {host.name}, {host.a}, went along the rows once more, from the back. Nobody was missing a neighbor. {hero} waved, to save them the trouble of looking behind the stove. And still a cup was left, tin, with a dent, on the hook next to the door. “Seventeen,” {host} read. “Whose is that?” It turned out that nobody had ever read a number but their own.',
				],
				{
					quiet: [
						'{hero} had an idea whose it was. But {they} waited for a pause to say it in, and when the pause came somebody used it to ask about the cocoa.',
						'{hero} began a sentence, very softly. {host} thanked {them} for the reminder, and had the milk put on.',
					],
					bold: [
						'“All here!” {hero} had called, when {host} was only at twelve. {They} had sounded so sure that everyone believed it, including {hero}.',
						'“All present!” {hero} had called, before the second row was done, and with such conviction that people still half believed it.',
					],
					kind: [
						'“It could be a spare one,” said {hero}, who could see how much {host} wanted it to be. It was nicely meant. It was no help to whoever owned the cup.',
						'“These things sort themselves out,” said {hero}, to spare {host} the worry. It was the very sentence that {host} had been hoping for.',
					],
					honest: [
						'“It is thirty-six,” said {hero}. “I make it thirty-six as well.” Everyone knew that, and nobody had wanted to hear it out loud.',
						'“You’re quite right, it’s one too few,” {hero} assured {host}. It was not taken as help.',
					],
					clever: [
						'{hero} pointed out that the thing was to find somebody whom nobody could see. “And how do you look for that?” asked {host}. {hero} had not got that far.',
						'“We want a person who isn’t in this room,” said {hero}, “so we can leave out everybody who is.” It was felt to be sound, and it left nobody to ask.',
					],
					careful: [
						'{hero} wanted to find the owner of every hook, beginning with the first. {They} had reached the fourth when the milk boiled, and that was felt to be more urgent.',
						'{hero} proposed to go through the hooks, one by one and in order. The first three had been settled, without any dispute, when there was a smell of milk.',
					],
					merry: [
						'“Maybe it’s me that’s missing,” said {hero}. “I often have that feeling.” It got a roar. Only afterward did {hero} hear what {they} had said.',
						'“Hands up, whoever isn’t here!” said {hero}. There was such a laugh that for a while nobody could have heard a thing.',
					],
					dreamy: [
						'Nobody asked {hero}, who had been taken for a curtain twice that year, and was thought to be a poor judge of who was there.',
						'{hero} had missed two counts that year while being present at both, and so nobody turned to {them} for an opinion.',
					],
					quick: [
						'{hero} had been around the whole room and looked into every face before {host} had finished the sentence. It’s harder to see a face that isn’t there.',
						'Before {host} was at the end of the row, {hero} had run along it twice, and been counted both times. It was some while before anybody knew again what was being looked for.',
					],
				},
				[
					'“If anyone were missing, that person would be missed,” said {host}. “And nobody is,” said {other.name}, {other.a}, “so it’s the arithmetic. Write thirty-seven, and pour.” The pen scratched. {friend.name}, {friend.a}, had turned {friend.their} chair around and was looking at hook seventeen. So this is how it would go, thought {hero}. Nobody would mean any harm. It would just be rounded.',
					'“Has anybody been missed?” asked {host}, and looked around for help. It came from {other.name}, {other.a}. “No. So thirty-seven is right, and thirty-six is a mistake. It’s getting a skin.” {host} held the pen over the page longer than usual, and wrote. Only {friend.name}, {friend.a}, had not picked up {friend.their} cup. {hero} looked at {their} own, down on the floor. That one wouldn’t even leave a hook.',
					'{host} looked at the cup, and at the book, in which there was no column for cups. “Could we read out the names?” “All of them?” said {other.name}, {other.a}. “Who’s missing anybody? You see. It’s a slip. Thirty-seven, and pour.” The pen went down slowly, and wrote. {friend.name}, {friend.a}, had let go of {friend.their} cup, and sat with {friend.their} eyes on hook seventeen. It had taken two minutes, thought {hero}, to lose somebody, and they had all been perfectly nice.',
				],
			],
			choices: [
				{
					say: 'Take the cup along the rows until somebody owns up to knowing it',
					sets: ['asked'],
					outcome: [
						'It took a quarter of an hour and improved nobody’s temper. In the last row a man held the cup up to the lamp. “This belongs to the one who nods,” he said. It went back along the chairs, row by row: {lost.name}, {lost.a}. There was a chair by the door, and whoever came in got a nod from it. Everyone had nodded back, for years. Not one of them had noticed that this evening there was nothing to nod back to. “Some errand, I suppose,” said {other}. {hero} took a lantern, and left them looking at an empty chair.',
						'“Is this yours?” asked {hero}, and asked the next person, and the next. You can’t say no to that without sounding accused. In the end it came out almost crossly: “It’s {lost.name}’s, of course.” That was {lost.a}, on the chair by the door, with the nod. Of course, everyone said, and it would be some errand; and by then it was a quarter to seven. {hero} took a lantern and went. Several people said later that they had never looked at that chair before.',
						'The cup went from hand to hand, and {hero} went with it. People remarked on the dent. It had hung there for years, at about the height of their eyes, and nobody had ever seen it before. “Do it the other way around,” said an old woman in the end. “Who is it that you can’t ask?” So everyone looked to see who could not be asked. It was {lost.name}, {lost.a}, whose chair was the one by the door, and who nodded when you came in. “Oh, some errand, I should think,” said {other}. It had got to be a quarter to seven. When {hero} left, with the cup and a lantern, people were telling one another what a pleasant nod it had always been.',
					],
				},
				{
					say: 'Unhook it, and go without a word to anybody',
					sets: ['alone'],
					outcome: [
						'{hero} unhooked the cup, took a lantern off the wall, and stood in the side door, with the dark behind {them}, longer than {they} needed to. It was a test, and not a very dignified one. At last somebody looked up. “There’s a draft,” said somebody. So that was that, and {hero} shut the door from the outside.',
						'{hero} took the cup and a lantern and went out through the whole room, in plain sight, no faster than usual. On the step {they} counted to a hundred. At sixty there were footsteps behind the door, and {hero} held {their} breath. It was only somebody coming to bolt it.',
						'Nobody stopped {hero}, who made it as easy as possible. {They} took the cup from its hook. {They} took a lantern, dropped it, picked it up, and said, “Well, then.” In the third row some people moved in their chairs to let {them} by. After that there was only the side door, and it makes very little noise.',
					],
				},
				{
					say: 'Inform {friend}, in so many words, that you are leaving',
					sets: ['friend'],
					outcome: [
						'“I want one person to know I’ve gone out,” said {hero}, with the cup and a lantern. “One person knows,” said {friend}. “I’ll put a lamp in the window and keep a pot warm, for two. They’ll ask me why, and I’ll tell them, and they’ll say I can’t add.” {Friend.they} thought about it. “It’s going to be a long evening. Go on.”',
						'{hero} told {friend} in a low voice, over the cup. “And if you don’t come back?” asked {friend}. “Then it’s two that are missing,” said {hero}, “and one of them told you so.” {friend} got up without a word, carried a lamp to the window, and put a pot on the stove with enough in it for two. It was as good as a speech. {hero} took a lantern by the door.',
						'“If I don’t say it to anyone, it won’t count,” said {hero}, who had the cup, and a lantern. “Say it to me, then,” said {friend}. So {hero} said it: out by the side door, to look for number seventeen. {friend} repeated that, to have it right. “There’ll be a lamp in the window, and a pot next to it, with enough for two,” said {friend}. “I’ll be told that it’s two too many. I expect I’ll be told all evening.”',
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
			titles: ['A Bird, at Noon', 'Getting Some Air', 'Out of the Warm', 'A Person Who Nods'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					asked: [
						'It was all very well to know whose cup it was. {lost} had left no word with anybody, since there was nobody to leave it with. {hero} tied the cup to the lantern, and the lantern to a strap, and stood outside, and did not know which way to go.',
						'So now there was a name, and {lost} was out there somewhere, but nobody had asked in which direction. {hero} tied the cup to the lantern, where it clinked, and went as far as the corner. From there roads led everywhere.',
						'A name is not a direction. {lost} had never said where {lost.they} went, since nobody had ever asked. {hero} hung the cup on the lantern, so as to have a {hand} free, and went over all that {they} knew. It came to one nod. At the corner there were four roads.',
					],
					else: [
						'It was the hook that told {them}. You hang your cup where you sit, and seventeen was the one by the door. There {hall.at} there always sat somebody who nodded when you came in and when you went out: {lost.name}, {lost.a}. This evening there had been no nod. {hero} tied the cup to the lantern, where it clinked, and went as far as the corner. From there roads led everywhere.',
						'{hero} worked it out before the corner. Seventeen was the hook beside the door, and people hang up their cups where they sit. So {they} thought of the chair there. What came to {them} first was not a face but a nod. Anyone who came in got one. It was {lost.name}’s chair, and that was {lost.a}. {hero} tied the cup to the lantern, so as not to lose anything else tonight. But which way did one go, to look for {lost}?',
						'Who hangs a cup beside the door? It would be somebody who sits there. {hero} hung this one on the lantern, clink, and let the others all come in again, in {their} mind, evening after evening. Each of them did something in the doorway, a small thing, with the head. They were nodding back. “{lost.name}!” said {hero}. That was {lost.a}, and tonight there had been nobody to nod to. But it did not tell {them} which way to go, and at the corner there were four to choose from.',
					],
				},
				[
					'At the corner somebody was standing in the dark, without a coat, and with a full cup. It was {other}, who never left the stove before bedtime, and must have come out by the back door. “Just getting some air,” said {other}, and went on looking up the road. “It’ll stay dry, I should think.” {hero} said that it probably would. Neither of them moved. It was one of those conversations in which somebody isn’t saying something.',
					'{hero} nearly ran into {other}, who must have come out by the back door, and stood there without a coat, in a wind that would have sent anybody in. “I like a breath of air,” said {other}. {Other.their} cocoa had a skin on it and had not been touched. “Are you going anywhere?” It did not sound like a question to which anyone wanted the answer.',
					'“Chilly,” said somebody at the corner. It was {other}, of all people, who had hardly been farther from the stove than the woodpile since October. {Other.they} must have come out by the back door, with no coat on, and a full cup. “I thought I’d have a look at the weather.” There was none to speak of. {other} kept watching the road, as if it might be about to do something.',
				],
				[
					'“You get birds out there, don’t you?” said {other} after a time. “Beyond {start}.” “I suppose so,” said {hero}. “Big ones,” said {other}. “I was at the window, at noon. There was one that called. It was quite a way off. It only called once.” The cup had begun to shake a little. “A big bird,” said {other}.',
					'“What sort of bird,” said {other}, “calls only once?” {hero} did not understand. “At noon, I mean. I was at the window. It came from out there, beyond {start}. I thought, what an odd bird. Then there was dinner.” {other} drank a sip, and it seemed to be hard to swallow. “They do call only once, some of them,” said {other}.',
					'“You don’t happen to know about birds?” asked {other}. {hero} said that it depended. “It was at noon. I was at the window, and there was one out there, past {start}. It called, and I waited for it to go on, the way they do. It didn’t go on.” There was a skin on the cocoa, and it trembled. “It was only the once,” said {other}, “so I thought, well, a bird.”',
				],
			],
			choices: [
				{
					say: 'Say to {other} that it was not a bird',
					sets: ['pressed'],
					outcome: [
						'“That wasn’t a bird,” said {hero}. {other} said nothing for so long that the cocoa got cold. “I thought somebody ought to go and see,” said {other}. “Then I thought that somebody must have gone already. There are thirty-seven of us. It stood to reason.” And {other.they} turned and went in. {hero} took the road to {start}.',
						'“It wasn’t a bird,” said {hero}, “and you know that.” “I’ve known it since six,” said {other}, very low. “I looked at that hook, and I said it was the arithmetic.” {Other.they} poured the cocoa out on the ground, slowly, all of it. Then {other.they} went in, and {hero} took the road to {start}.',
						'“Birds go on,” said {hero}. “That was somebody.” {other} was silent, and seemed to be adding it up a second way. “There were thirty-five others who could have heard it,” {other.they} said. “I was one in thirty-six. I thought that my share would be seen to.” Then {other} set down the cup on a fence post, with great care, and went in without it. {hero} took the road to {start}.',
					],
				},
				{
					say: 'Let it be a bird, and ask only how far off it was',
					sets: ['bird'],
					outcome: [
						'“How far off was it, that bird?” asked {hero}. “A mile,” said {other}, quickly and gratefully. “To the left of the road, where the ground is hollow. I’d leave it alone, if I were you. They don’t like to be disturbed.” {hero} thanked {other.them}. For the sake of the mile one could put up with the feathers.',
						'{hero} could have said something. But {they} needed a direction more than a confession. “And where would it sit, a bird like that?” {they} asked. {other} told {them}, down to the bend and the hollow to the left of it. It was remarkable how exactly {other.they} had listened. “Good night,” said {other}, and waited until the lantern was gone.',
						'“And where does it live, that bird of yours?” asked {hero}. One could hear {other} breathe again. “You’d go as far as the bend,” said {other}, “and then it’s on the left, where the ground is hollow. I’m only guessing.” For a guess it was very exact. {hero} promised to look out for feathers, and {other} thanked {them}, and seemed to mean it.',
					],
				},
				{
					say: 'Ask {other} to come along and see what it was',
					sets: ['invited'],
					outcome: [
						'“Come with me,” said {hero}. “Then we’ll know what it was.” {other} looked down at {other.themself}. “I haven’t got my coat,” said {other}. That was true. It hung nine steps away, behind the first door. Both of them looked at that door, and then {other} wished {hero} a good evening. {hero} took the road to {start} alone.',
						'“Let’s go and look at it,” said {hero}. “The two of us.” “I would,” said {other}. “I would at once. It’s only that I’ve no coat on.” “I’ll wait,” said {hero}. {other} went in to get the coat. {hero} waited for as long as it takes to put on a coat, and then for as long as it takes to put on two, and then {they} took the road to {start}.',
						'“You know where it was, and I’ve got a lantern,” said {hero}. “Come on.” For a moment {other} really did take a step. It was a good step, in the right direction. Then the wind got up, and {other} noticed the lack of a coat, and mentioned it several times, in different words, going backward. {hero} took the road to {start} without {other.them}.',
					],
				},
			],
			scene: { at: 'hall', with: ['other'], shows: ['cup', 'lantern'], pose: 'stand', feeling: 'curious' },
		},
		{
			titles: ['Once, at Noon', 'The Old Cellar', 'A Gap of a Cup’s Height'],
			time: 'night',
			parts: [
				'@answer',
				[
					'In the hollow beyond {start} the grass stood high. {hero} found a prop first, lying there as if somebody had dropped it; then an iron ring; and then {they} saw that {they was} in the middle of a door. It lay flat, over an old cellar that had been given up. {hero} knocked. After a while somebody knocked back, twice, as one knocks at an office. “I hope it’s convenient,” said {lost}’s voice. {Lost.they} had come around by the back that morning, so as not to be in anybody’s way, and gone down with a bag to fetch something, and the door’s old prop had slipped. “Didn’t you call?” asked {hero}. “Once,” said {lost}, “at about noon. It sounded terribly loud. Then it was dinner, and then it was six, and I didn’t want to shout into the middle of the count.”',
					'Past {start} there was a door in the ground, with a rusty ring in it. It belonged to a cellar that had been given up. {hero} knocked, because that’s what you do with doors. “It doesn’t open, I’m afraid,” said {lost}’s voice from underneath, “or I’d have been at the count.” {Lost.they} had come around by the back that morning, so as not to meet anyone, and gone down with a bag to look for something, and the door’s old prop had slipped, and lay in the grass. It had been fairly dark ever since. “I did call,” said {lost}. “At noon. But people have things to do at noon.”',
					'Off the road, beyond {start}, {hero} heard the ground humming. It was a tune without any ambition, and it came from under a great door that lay on its back in the grass, with the prop beside it. “{lost}?” The tune broke off. “I’m so sorry,” said {lost}’s voice. “Is it late?” {Lost.they} had come around by the back in the morning, so as to disturb nobody, and gone down into the old cellar with a bag, for something, and the door’s old prop had slipped. “I called at noon,” said {lost}. “It was only the once. One doesn’t like to go on.”',
				],
				[
					'{hero} pulled at the ring until {they} saw stars. It was a door for twenty people. Along one side was a gap, as high as a cup, and {they} pushed the cup through. “So they’ve counted,” said {lost}. They had, and {hero} kept back what was written. “It must be a strange feeling, to be left over,” said {lost}. “I thought of that when it was you, last winter. I had to call it twice. Behind the stove, behind the stove! I’m no good at calling.” {hero} sat down on the door. {They} had wanted to know for a year whose voice that was, and now {they} couldn’t say a word. “My brother’s on page one,” said {lost}. “One November he didn’t come home, and each of us thought he was at somebody else’s. They found him in April. That’s why there’s a count. I just like to see them all come in.”',
					'It would have taken twenty people. {hero} was one, and gave up when {they} could no longer see straight. In one place the wood had warped, and there was a gap as high as a cup, so {they} passed the cup in. It was quiet below for so long that {hero} bent down to listen. “It was left over, then,” said {lost}. “So was yours, last winter. I saw it on the floor, and you weren’t there. I had to call twice.” So it had been that voice. {hero} laid a {hand} on the wood and left it there. “You get into the habit,” said {lost}. “We only count because of my brother. One November he didn’t come home. Everybody thought he was with somebody else. It was April when we found him, and since then I sit by the door.”',
					'{hero} tried it from all four sides. Then {they} sat down on it, since there was nothing else to be done with it, and found the gap: as high as a cup, at the edge where the wood had warped. {They} passed the cup in. “They gave you that?” asked {lost} after a pause. “It was left over,” said {hero}. “Yours was left over as well, last winter,” said {lost}. “I had to say it twice. Behind the stove. I’d never heard myself so loud.” {hero} held on to the ring and said nothing. “It’s because of my brother,” said {lost}. “He’s the first name in the book. One November he didn’t come home, and nobody knew it until April. So they count, and I sit by the door.”',
				],
			],
			choices: [
				{
					say: 'Sit with {lost} for an hour, so that nobody is alone',
					sets: ['stayed'],
					outcome: [
						'There were two things to do, and {hero} did the one that nobody would thank {them} for. {They} sat down on the door and stayed. {lost} talked about the rows: who sits next to whom, and since when not any more, and about the cough in row four, and the space beside it. People think that it’s there by chance. The brother used to sit in it. It took an hour. It was as if somebody had opened a drawer in which everything was folded. “You’ll have to go now,” said {lost} at last. “But I must say, that was very nice.”',
						'“I’ll stay a bit,” said {hero}. “It’s late as it is.” So there was talk through the gap, {hero} above and {lost} below. It was about nothing: the draft, and the dog, and the cough in row four. There’s a space in that row, and nobody knows any more why they don’t sit in it. It was the brother’s. When the hour was over {lost} had said more than in all the years by the door. “Go on,” said {lost}. “I’ve got something to think about now.”',
						'“You’ll be wanted somewhere,” said {lost}. “In a minute,” said {hero}, and sat on that door for an hour. It did not feel like rescuing anybody. {lost} knew who had stopped speaking to whom, and what it had been about, and that both of them were sorry. “There’s a space in row four, beside the cough,” said {lost}. “That was my brother’s. They don’t know it any more. They just don’t sit there.” From time to time one of the two stopped talking and the other one waited, and that was the best of it. “Well,” said {lost} in the end, “now I’ve been sat with. Off you go.”',
					],
				},
				{
					say: 'Ask {lost} how the brother’s name is spelled',
					sets: ['brother'],
					outcome: [
						'“What was he called?” asked {hero}. “It’s on page one,” said {lost}, “and it’s wrong there. They left out a letter, that winter, because of the cold. I didn’t want to make a fuss. And every year it’s copied into the new book, very beautifully.” {lost} spelled it, and {hero} said it over until it stuck. It was a quite ordinary name, with one letter more than anybody knew.',
						'{hero} asked for the name. {lost} gave it, letter by letter. “There’s one too few in the book,” {lost} said. “It’s been wrong for twelve thousand evenings. It didn’t seem worth interrupting.” {hero} repeated it to the wood, until it was right. Then {they} went, as fast as {they} could, saying it.',
						'“I’d like to have his name,” said {hero}, “the way it should be.” There was a stir below, as when somebody sits up. “It’s a letter short, in the book,” said {lost}. “The ink froze, that winter. It’s been copied ever since, with such handsome capitals that I never liked to say anything.” Then the name came, slowly, with a little pause where the letter goes. {hero} said it back through the gap. “Yes,” said {lost}. “That’s him.”',
					],
				},
				{
					say: 'Promise {lost} to come back with every one of them',
					sets: ['vowed'],
					outcome: [
						'“I’ll be back,” said {hero}, “and I’ll bring all of them.” “I’d ask them first,” said {lost}. “All thirty-five,” said {hero}. “I give you my word.” “That’s a lot to be given,” said {lost}. “I mostly get nods.” It was only at the bend that {hero} began to think about who those thirty-five were.',
						'“All of them,” said {hero}. “Every single one. I promise.” There was a small sound under the door. It might have been a laugh. “There was a time when I used to count on that,” said {lost}. “I’ll try to do it again.” {hero} went faster than {they} could. {They} had given away something that {they} did not have.',
						'“You’ll see,” said {hero}. “I’ll come back with the whole room. That’s a promise.” “Some of them have colds,” said {lost}. “All thirty-five of them,” said {hero}. Under the oak it was quiet, as if something had been handed in that would hardly go through the gap. “Then I’d better tidy up a bit,” said {lost}. {hero} was well past the bend before it struck {them} what {they} had promised, and on whose behalf.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: ['door', 'cup', 'lantern'], pose: 'sit', feeling: 'worried' },
		},
		{
			titles: ['The Sum', 'What {host} Was Adding', 'Twelve Thousand Evenings', 'A Second Count'],
			time: 'night',
			parts: [
				'@answer',
				{
					stayed: [
						'It was half past nine when {hero} got back, and the lamps {hall.at} were being put out, row by row. One was left burning, in the passage by the side door.',
						'It was half past nine when {hero} got back. {Hall.at} the stove had been banked for the night, most of them had their shoes off, and there was a lamp, in the passage by the side door.',
						'The hour was gone, and the evening with it. It was half past nine, and {hero} came in by the side door to the smell of a stove that had been shut down, and a great deal of yawning. In the passage there was a lamp.',
					],
					else: [
						'{hero} came in by the side door. Behind the wall the others were singing, in a round, the kind that has no natural end. In the passage a lamp was burning, all by itself.',
						'By the side door there is a passage, and a lamp was burning in it. On the other side of the wall people laughed, all at once, the way you laugh when you’re warm.',
						'Behind the wall there was a noise of spoons, as {hero} came in by the side door. They had got to the second helping. But somebody had carried a lamp out into the passage, to be away from it.',
					],
				},
				[
					'Under the lamp sat {host}, with the book on {host.their} lap, and a margin full of small figures. “Thirty-seven,” said {host}, without looking up. “I’ve done it by rows, and by hooks, and by who takes sugar. It comes to thirty-six each time. So I add the one that I must have forgotten, and then it’s right.”',
					'{host} was sitting there with the book. {Host.they} had ink up to the wrist, and the margin was black with sums. “I know what I’ve written,” said {host}, before {hero} could speak. “I’m only making sure. It’ll come out. It has always come out, if you take enough trouble.”',
					'{host} had moved the lamp close, and was adding. There were columns down both margins, and some [of them |]went on over the desk. “Don’t tell me,” said {host}, with the pen up. “I’ve written thirty-seven, [and so|so] it must be thirty-seven. I’m [just|only] looking for where I lost it.”',
				],
				[
					'“{lost} is under the old cellar door,” said {hero}. “It takes twenty people.” The pen stopped. “That’s not possible,” said {host}. “I counted.” {Host.they} turned the pages back, and back, as if it might say so somewhere. “Twelve thousand evenings,” said {host}. “If this one is wrong, and nobody noticed it, how do I know about the others? How many of them were a person short?”',
					'“It won’t come out,” said {hero}. “{lost} is under the old cellar door. I need twenty people.” {host} went on holding the pen. “The first page of this book,” {host.they} said, “is a man who was forgotten from November to April. That’s what it’s for. And I sat there with it tonight, and wrote thirty-seven, so that the cocoa shouldn’t get a skin.” It was the first thing that {host} had got right all evening.',
					'“It’s {lost},” said {hero}. “Shut in, under the old cellar door. It’ll take twenty of us.” {host} looked for {lost} in the column of figures, with the tip of the pen. Of course there was nothing there but ones. “I’ve done this for twelve thousand evenings,” said {host}, “and I was proud of the way it always came out. I never asked what it was that came out.”',
				],
				[
					'It would have been easier if {host} had laughed, or shouted. One can be angry with somebody who doesn’t care. {host} cared so much that there was ink on the wall, and the more {host.they} cared about the number, the less room there was in it for anybody to be missing.',
					'{hero} had come to be angry, and now did not know where to put it. Nobody in the whole place had ever taken such trouble over all of them as {host}, every evening, with a fresh nib. It had just never been necessary to look up.',
					'{hero} had a whole speech ready for somebody who did not care. It was no use here. {host} had sat up with that number as one sits up with a sick child, and had tried everything, except to go and see who it was.',
				],
				{
					brother: [
						'“There’s a letter missing in that man’s name,” said {hero}. “It’s been missing from the start.” {host} looked at page one for some time, and did not ask how {hero} knew.',
						'“And he’s spelled wrong, that man on page one,” said {hero}. “There’s a letter too few.” {host} went along the name with one finger, and did not say that it was impossible.',
					],
				},
			],
			choices: [
				{
					say: 'Ask {host} to ring for a second count, now',
					sets: ['recount'],
					outcome: [
						'{host} rang. Nobody had ever heard that bell at such an hour. “By the hooks this time,” said {host}, “not by the rows. Say ‘here’ when it’s yours.” They stood along the wall, in front of their cups, and felt silly. “One.” “Here.” “Two.” “Here.” It went quite smoothly as far as sixteen. “Seventeen,” said {host}, and waited. You could hear the clock. {host} did not go on to eighteen. {Host.they} just let it stay quiet, until there was nobody left who could think that it was the arithmetic.',
						'The bell rang for the second time that day. “Is it six again?” a child asked. “Go and stand by your own hook,” said {host}, “and answer to it.” It had not been done that way for years. “Fifteen.” “Here.” “Sixteen.” “Here.” “Seventeen.” This time {host} looked up from the page, at the chair beside the door. So everyone looked. It is one thing to hear a number, and another to be stared at by a chair.',
						'“There’s no such thing as a second count,” said {host}, and had got up already. That bell has another sound at night; people came as if to a fire. “Stand by your cups,” said {host}. “I’ll say the hook, and whoever it is says ‘here.’” It’s a long wall, and it said “here” all along, as far as sixteen. Then came a hook with nothing on it, and with nobody in front. “Seventeen,” said {host}, and, because it was so quiet, once again, as if there were a chance. By then everyone had turned to the chair beside the door.',
					],
				},
				{
					say: 'Hold out the pen to {host}, and wait',
					sets: ['crossed'],
					outcome: [
						'{hero} did not argue. {They} held out the pen. {host} took it, and dipped it, and wiped it, and dipped it again. Then {host.they} drew a line through thirty-seven. It was rather a shaky line, and it was the first one in the book. “So that’s what it looks like,” said {host}, got up, and went in to the others ahead of {hero}, with the page held out in front, to dry, and laid the book on its chair.',
						'“You’ll have to do it,” said {hero}. “I’m only in there in pencil.” It took a whole minute. When the number was crossed out {host} sat and looked at it, as if a tooth had been pulled. “I’ll show it to them myself,” said {host}. And {host.they} carried the open book in to the others, and laid it down where everyone could see.',
						'“I won’t tell you that it’s wrong,” said {hero}, and held out the pen. “You know that.” {host} considered the nib, the way you consider a step that may be icy. Nothing in that book had ever had a line through it, in {host.their} time or before. It took three tries to reach the paper. Then there it was, a little crooked, right across the thirty-seven. “It didn’t hurt,” said {host} in surprise, and took the book in to the others, open, with the ink still wet, and put it on its chair.',
					],
				},
				{
					say: 'Leave {host} to the sum, and go in to the others alone',
					sets: ['past'],
					outcome: [
						'“I’ll only be a minute,” said {host}, and bent over the page again. {hero} had no minute. {They} left {host} sitting there under the lamp, and opened the door to the big room alone. Behind {them} the pen was already scratching. But it was no good any more, and before long {host} came in as well, laid the book on its chair, and stood there beside it.',
						'There was no time to save two people. {hero} went past {host}, and in to the others. “If you see where I’ve gone wrong,” {host} called after {them}, quite politely, “I’d be glad to be told.” Then {host.they} came in too, and laid the book on its chair, as one lays down a patient.',
						'“I’ll leave you to it, then,” said {hero}, not unkindly. There was one person under a door and one under a lamp, and only the first could be got out by twenty. {hero} went in to the others alone. Back in the passage the pen ran on for half a column, and stopped. And there was {host} in the doorway, who shut the book on one finger, opened it again, and set it on its chair.',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['book', 'lantern'], pose: 'stand', feeling: 'determined' },
		},
		{
			titles: ['As Entered', 'It Is in Ink', 'The Authority of the Page', 'A Skin on It'],
			time: 'night',
			parts: [
				'@answer',
				{
					crossed: [
						'“It isn’t thirty-seven,” {host} told them all, and held up the page with the line through it. “I wrote that, and it was wrong.” There was a gasp; nobody had ever seen such a thing. Then {hero} told the rest, in three sentences: an old cellar beyond {start}, {lost} shut in beneath the door, twenty people to lift it. They were quite upset, and most of all about the page. Nobody got up.',
						'People saw the line through the number before they heard a word. A man asked if that was allowed. “I was wrong,” said {host}. It took {hero} three sentences to say how. There was an old cellar beyond {start}; {lost} was down there; the door would take twenty. Thirty-five people listened, and were sorry, and looked to see who would be the first to stand up.',
						'“I have crossed it out,” said {host}. “It was never thirty-seven.” It was as well that {host} said that, since nobody would have believed it from anyone else. People half stood up to see the line. What was left for {hero} to tell was soon told: there was an old cellar beyond {start}, and {lost} was under the door of it, and the door would need twenty. Everyone looked at the windows. By the time that they had finished looking, they had sat down again.',
					],
					recount: [
						'So now they knew that it was seventeen, and {hero} told them who that was, in three sentences: an old cellar beyond {start}, {lost} shut in beneath the door, twenty people to lift it. There was a sort of sigh. Then one after another they drifted from the wall to their chairs, and from the chairs one saw the windows, and the windows were black. Nobody got up again.',
						'“That’s {lost}’s hook,” said {hero}, and needed two more sentences. There was an old cellar beyond {start}, with {lost} in it, and the door would take twenty. All of them were shocked, and sat down, as one does. It turned out to be a mistake. None of those chairs let anybody go again.',
						'“It’s {lost}’s, that hook,” said {hero}. “{lost} is in the old cellar, beyond {start}, and the door has come down. It needs twenty of you.” There they stood, all thirty-five; it would have been enough to open the door. But then somebody said, “How dreadful,” and that’s a thing that one says sitting down.',
					],
					else: [
						'{hero} told it in three sentences: an old cellar beyond {start}, {lost} shut in beneath the door, twenty people to lift it. Everyone looked at the windows, and the windows were black. It was warm in there. Nobody was against it. Nobody got up.',
						'It took {hero} three sentences. There was an old cellar beyond {start}; {lost} was down there; the door would take twenty. Thirty-five people listened, and were sorry, one by one. What was wanted was for somebody else to stand up first.',
						'It was soon told. {lost} was shut in, under the door of the old cellar beyond {start}, and to lift it one would need twenty people. {hero} had taken that for the good news, since there were thirty-five of them. They looked around to see how many that was, and each felt a little less necessary.',
					],
				},
				{
					stayed: [
						'And it was late. An hour ago there had been a fire. Now it was out, and thirty-five people had only just got warm in their blankets, and would soon be in bed. That was what the hour at the door had cost, and {hero} could see each of them reckon it up.',
						'“If you’d come an hour ago,” said a man in a blanket, and it was fair. There had been a fire then, and nobody had had to look for anything in the dark. {hero} had been sitting on a door, and would have done it again.',
						'Besides, it was bedtime. An hour ago, several people said, it would have been another matter, with the fire going, and everyone still in their shoes. {hero} knew where that hour was. {They} did not want it back.',
					],
				},
				[
					'{hero} knew every one of those faces, and it struck {them} that not one was bad. These were people who lent each other umbrellas, and who had swept up a cup from behind the stove and been sorry about it, twice. If somebody had been drowning in that room, there would have been thirty-five pairs of hands. It was only that the door lay a mile off, and that it was dark.',
					'Nobody could have called the room heartless. People there sat up with each other’s colds; when the old dog died there had been a hymn. It was simply that whoever got up first would be somebody who had got up first, in front of all the others, and there was no custom for that {hall.at}.',
					'They meant well. {hero} could see it going around the room, like a tray from which everybody passes the last piece on. Any one of them would have gone, if it had been only one who was needed. With twenty it did not seem to matter so much which.',
				],
				{
					asked: [
						'They had known since a quarter to seven, and each of them had been waiting to see what the others would do. Nothing had tasted of anything since that cup went around. The chair by the door was free, and everyone had moved a little away from it.',
						'“It’s {lost},” they said to each other, in the voice in which you say that it’s raining. They had all held that cup, a few hours ago, and passed it on.',
						'That cup had been through all of their hands at half past six. It’s one thing not to have noticed. They had noticed, and then there had been supper.',
					],
					alone: [
						'“At least nobody else is missing,” said a man. “I’ve been out since six,” said {hero}. “Who missed me?” Nobody had. Three people had seen {them} by the stove all evening, and one of the three had even talked to {them}, about the weather. Then somebody fetched {hero}’s cup from behind the stove, full to the brim, with a skin on it that would have carried a spoon.',
						'“Have you been out?” asked a woman. “But I said good night to you.” She pointed behind the stove, and stayed like that, with her arm stretched out. There stood {hero}’s cup. Somebody had filled it, hours ago. There was a skin on it, and a moth was walking on the skin.',
						'“Well, the rest of us are here,” somebody said. “Since when?” asked {hero}. “I’ve been gone since six.” It was looked into. A man had passed {them} the sugar at half past seven, and would have sworn to it. Then {hero}’s cup was brought out from behind the stove. It had been filled to the top, hours ago, and it had not seemed odd to anybody that it stayed full. There was a fold in the skin, as in a page.',
					],
					else: [
						'“That’s one,” said {friend}, at the window, next to the lamp. {Friend.they} had a pot in front of {friend.them}. “I’ve been told all evening that I can’t add. I poured thirty-seven cups, and I’ve got two left. Explain that to me, somebody.” Nobody did.',
						'By the lamp in the window sat {friend}, next to a pot, with the straight back of somebody who has been outvoted since six o’clock. “I’ve kept it warm for two,” said {friend}. “There’s one. I’d like to see the other before it boils away.”',
						'“Here’s one of them,” said {friend}, beside the lamp in the window, and filled a cup from the pot. “I said two, at six, and I’ve been laughed at for it ever since, very kindly. I’d like somebody to come now and laugh at the other cup.”',
					],
				},
				{
					pressed: [
						'{other} had opened {other.their} mouth twice, and looked at {hero}, and shut it again. “First thing in the morning, then,” said somebody in the third row. “All of us. When we can see something.” And everybody waited for {hero} to say that the morning would be fine.',
						'{other} said nothing at all, and so it was left to a man by the stove. “We’ll go at first light,” he said, “all together, like sensible people.” It was as if a window had been shut. And everyone turned to {hero}, to be told that it would keep.',
					],
					invited: [
						'“It’s dark,” said {other}, who still had no coat on. “Let’s say tomorrow, when we can see something.” It came out too fast. “All of us,” people said, relieved. And everybody waited for {hero} to say that the morning would be fine.',
						'“I’ve nothing against it,” said {other}, in the same coat as at the corner, which was none. “I’d only say, in the morning. One could see the road.” That was a help to everybody. “In the morning, then,” it went along the rows, and all of them turned to {hero}, to be told that it would keep.',
					],
					else: [
						'“Out there, at night, you don’t know what it is that you’re hearing,” said {other}. “Let’s say tomorrow, when we can see something.” “All of us,” people said, relieved. And everybody waited for {hero} to say that the morning would be fine.',
						'“I’d wait for daylight,” said {other}. “There are noises out there at night, and one gets hold of the wrong end of them.” Nobody wanted the wrong end. “Daylight, then,” people said, “and the whole lot of us.” It only remained for {hero} to say that it would keep.',
					],
				},
			],
			choices: [
				{
					say: 'Tell them of the one shout, and why there was no second',
					sets: ['told'],
					outcome: {
						recount: [
							'“It’s {lost},” said {hero}, “who wasn’t there to say ‘here.’ {Lost.they} called once, at noon. Then there was dinner, and then the count, and {lost} didn’t want to be somebody who interrupts.” Nobody spoke. Somebody stood up again. Then the next one did, and the next, all along the rows. The book lay open on its chair, and nobody shut it. People went and got their coats.',
							'“You want to know why you never heard a shout,” said {hero}. “There was one, at noon. Then {lost} thought of your dinner, and after that of the count, and kept still, so as not to be any trouble.” Nobody found anything to say. A chair creaked, and another. They had sat down one by one, each behind somebody else’s back, and now they got up in the same way, and no one was the first. The book stayed open where it lay, and coats were found.',
						],
						else: [
							'“It’s {lost},” said {hero}, “under the old cellar door. {Lost.they} called once, at noon. Then there was dinner, and then the count, and {lost} didn’t want to be somebody who interrupts.” Nobody spoke. Somebody put down a cup, very carefully. Then the next one did, and the next, all along the rows, and it sounded like something being counted. The book lay open on its chair, and nobody shut it. People went and got their coats.',
							'“Think of noon,” said {hero}. “Where were you? There was one shout. Did anybody hear it?” {other} put both hands over {other.their} face. “There wasn’t a second,” said {hero}. “It’s {lost}, under the cellar door, and {lost} didn’t want to be a nuisance.” Then everybody got up, without a word, and it took much less time than anyone had thought.',
							'“I’ll tell you how loud it was,” said {hero}. “It was as loud as {lost} can call, from under that door, one time, at noon. Nobody came. So {lost} supposed that it was inconvenient.” One could see the word arrive, in one row after another. A man looked at his cup as if it had been found on him. Then chairs were pushed back, here and there and everywhere, and the book lay open on its own, and was not shut by anyone.',
						],
					},
				},
				{
					say: 'Announce that the old cellar holds a quantity of silver',
					sets: ['lied'],
					outcome: [
						'People would come for {lost}. But first they would have to be ashamed, and that takes time. “Silver,” said {hero}. “That’s what {lost} was after. As much as you can carry.” It went through the room like a draft through candles. The book was knocked off its chair and lay on its face, and {hero} thought, with horrible clearness: it works.',
						'{hero} looked them over, row after row, warm, decent, and convinced. “There’s silver in the old cellar,” {they} said. It was a good plain lie without any moving parts. Who was shut in there with it was not mentioned again. The whole room, which hadn’t been able to get up for one of its own, got up. Only {friend} looked at {hero}, and slowly shook {friend.their} head.',
						'There was one more true thing that {hero} could have said, and it would have made people sorry. “There’s silver down there,” {they} said instead. It was as if all the windows had been opened. Coats were found that had been mislaid since autumn, and nobody said “tomorrow.” The book got under somebody’s boot. {friend}, who had not moved, bent down for it, and wiped it, and looked at {hero}.',
					],
				},
				{
					say: 'Set the door open, and ask for those who want to come',
					sets: ['few'],
					outcome: [
						'{hero} opened the door wide, and the night came in and sat down among them. “{lost} is under the cellar door,” {they} said. “I could make it hard for you to stay. I don’t want to. I want the ones who want to come.” It was the most comfortable thing that {hero} could have said, and nobody was comfortable. Everyone studied the back of the person in front.',
						'“I’m going back to {lost},” said {hero}, “under the old cellar door. I won’t say you ought to come. You know that. I’ll hold this open for as long as it takes to button a coat.” The lamps flickered. You could hear the old ones thinking that it was a job for the young, and the young thinking that it needed experience.',
						'“I don’t want twenty,” said {hero}, at the open door. “I want whoever can’t help it. It’s {lost}, and it’s a mile, and I’m not sure that we’d manage. That’s all I’ve got to offer.” Never had so little been asked for in that room, or been so hard to find. The cold came in along the floor. Everyone listened to the clock.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['book'], pose: 'point', feeling: 'determined' },
		},
		{
			titles: ['What Brought Them', 'Out of the Hall', 'Five, or All of Them', 'A Hand to the Ring'],
			time: 'night',
			parts: [
				'@answer',
				{
					few: [
						'Four people came: {friend}, who had been looking at that hook since six; a boy who hadn’t finished his cocoa; an old lady with a spade, who had; and a good way behind, like somebody out for a stroll, {host}. The bolt went home after them. It was a long way with one good lantern. It went from hand to hand, because the road was bad, and nobody said whose turn it was. “I count twice,” said {host} into the dark. “Every evening. I have never once been careless.” “I’m sure,” said the old lady. “And do you look up?” For a good while after that there were only footsteps. {hero} noticed that {they} had stopped listening for more. Nobody else was coming, and it mattered less out here than it had in there. When the lantern came to {host}, {host.they} carried it longer than anybody.',
						'{friend} came, who had sat all evening with {friend.their} eyes on hook seventeen. A boy came with a milk mustache, and an old lady with a spade. “I’m not here,” said {host}, who was the last. “I can’t be. I’ve got the book to think of.” On the way {hero} asked the old lady why she had come. “My legs hurt less when I’m going somewhere,” she said. The boy had come because nobody had told him not to. {friend} did not say why, and did not have to. “And you?” somebody asked {host}. It took half a mile. “There was a brother on page one,” said {host}. “I’ve been copying his name into every new book for years, and I never asked how long they looked for him.” After that nobody asked anybody anything, but they all went a little faster.',
						'{friend} was the first at the door. The boy came next, since he had been about to be sent to bed. An old lady took a spade from behind the stove, as if it had been put there for the purpose. The door had been bolted behind them when the bolt was drawn again, and there was {host}, with the collar turned up. “I feel that I ought to know,” said {host}, “how far it is.” It was a mile, and there was one lantern worth the name. “Are we enough?” asked the boy, whose turn it was to carry it. “No,” said {hero}. He thought about it. “Then why are we going?” “So as to be there,” said {friend}, and that was the only reason that anybody gave on the whole of that road. {host} said the number over, in the dark: four, and one. It was a very short sum. {Host.they} seemed surprised, each time, at how much of it there was to look at.',
					],
					lied: [
						'“How much is there?” asked {other}, next to {hero}. “Enough,” said {hero}. “For all of us?” asked {other}. “That depends on how you divide it,” said {hero}. “If it had been me, I’d have kept quiet about it,” said {other}. “I don’t mind saying so.” The two of them went a good way without talking. “It was decent of you,” said {other} at last, and of all the things that had been said to {hero} that evening, it was the hardest to carry. {hero} looked for an answer that was not another lie, and there was none, and so {they} only took the next lantern and held it higher.',
						'At the back somebody asked whether it was far. Somebody else said that for silver it was never far. There was a laugh, and {hero} laughed too, because it would have been noticed. {friend} came up from behind. “You know what you’ve done?” said {friend}, not very loudly. “I’ve got them out of their chairs,” said {hero}. “Yes,” said {friend}. “And when they’re standing around that hole, what do you think {lost} is going to hear?” {hero} had thought of the chairs, and of the door, and of how to be quick. That was the one thing that {they} had not thought of.',
						'“What will you do with yours?” people asked each other on the road, and nobody had to think for long. There was to be a new roof {hall.at}, and a second stove, and lemon cake with the cocoa on Sundays. It was all quite moderate. {hero} had expected greed, and could have lived with that. “And something nice for {lost},” somebody called, “for finding it!” “Hear, hear,” said the others, and meant it. {friend} went along beside {hero}, and looked straight ahead. “They aren’t bad,” said {friend}. “You might have had them for nothing.” “Not tonight,” said {hero}. “No,” said {friend}, “maybe not tonight. But now you’ll never know it, and neither will they.”',
					],
					pressed: [
						'“You were quite right,” said {other} suddenly, next to {hero}. They were halfway there, and it was too dark to see faces. “It said ‘excuse me.’ That was what it called, at noon. Birds don’t.” {hero} did not answer. “I could have told them that, in there,” said {other}. “I had two chances, at the corner and in there.” “There’ll be a third,” said {hero}. “Yes,” said {other}. “That’s what I’m walking so fast for.”',
						'“I’ve been thinking how to put it to them,” said {other}, who had dropped back to where {hero} was, and where it was darkest. “It had words, at noon. Not many. It said ‘excuse me,’ and I’d have had to open the window.” {hero} kept quiet. “That would have been all,” said {other}. “It’s a very easy window.” Then {other.they} went on ahead again, to where the others were going faster.',
					],
					brother: [
						'{host} had gone back for the book, and had it along, open at page one. “I’ve copied out that name every year,” said {host}, halfway there. “I’m very good at the capital letter. I never asked how long it was before they went to look for him. I didn’t want it to be a long time.” The lantern shook a little. “Where does it go, the letter?” {hero} told {host.them}. {host} stopped, there and then, on the road, and put it in.',
						'“One moment,” said {host}, in the middle of the road, and people ran into each other behind {host.them}. {Host.they} had the book along, under one arm. “I can’t go and stand before {lost} with that name as it is. I write it so beautifully every year, and it’s wrong. Which letter is it?” {hero} said which. Somebody held up the lantern, and somebody lent a back to write on. It did not take long, for a single letter. None of the others had been told what it was about, and all the same it got quite still.',
					],
					else: [
						'“It said ‘excuse me,’” said {other} suddenly, next to {hero}. They were halfway there, and it was too dark to see faces. “At noon. I’m telling you so that one person knows. Birds don’t say ‘excuse me.’” {hero} did not answer. “I thought somebody ought to go and see,” said {other}. “Then I thought that somebody must have gone already.” “Somebody has, now,” said {hero}.',
						'People walked in twos and threes, and {hero} could hear what they said. “I was on my way to the well, at noon,” said one. “I did hear something.” “So did I,” said another. “I thought it was the hinge.” It came from everywhere, low, along the whole line. By the end there were nine who had heard it, and {other} made ten. “I said it was a bird,” said {other}, to nobody and everybody.',
						'Nobody wanted to walk next to {other}, or {other} wanted to walk next to nobody; it came to the same. Halfway there {hero} let the others go by, until the two of them were level. “There’s something that I didn’t say in there,” said {other}. “It wasn’t any sort of bird.” “I know,” said {hero}. “It said ‘excuse me,’ at noon, quite clearly,” said {other}, “and I shut the window, because of the draft.” By then the lanterns were a good way ahead. “There’s half a mile left,” said {hero}. “If you want to be at the front, you’ll have to run.” {other} ran.',
					],
				},
				{
					few: [
						'With {hero} there were five of them. The door lay in the ground and looked bigger than before, and five is a quarter of twenty. There were beams in an old fence, and they had until morning.',
						'Four, and {hero} made five. They pulled two beams out of an old fence, and looked at the door in the ground, and one of them laughed, just at the size of it.',
						'It had been described to them as a door, and what lay in that hollow looked more like a piece of road. “Well,” said the old lady, pulled a beam out of an old fence, and spat on her hands. The five of them could do that much.',
					],
					lied: [
						'It was quite a sight: all those lights, and under them all those people, with sacks. There was singing. Nobody asked {hero} anything more. Then there was the ring, and the oak, and the whole crowd closed in around it and took hold, hand over hand, in the best of moods. And {hero} thought of {lost} below, in the dark, trying to tell from the footsteps how many had come.',
						'It was like the way to a wedding. {other} had thought of bringing scales. Around the door people spat on their palms and bent down, and for a moment it was still, the way it is before people lift. In that stillness there was a small scraping noise from below, as if somebody had stood up and was doing up a button.',
						'They all came into the hollow at a trot. Somebody had even brought a tablecloth, for the small pieces. The sacks were put down, and ring and edge were gripped, three deep. Then it grew so quiet that {hero} could hear what was below: a cough, and after it a sound of brushing, as if {lost} were getting the dust off, for company.',
					],
					else: [
						'So the whole room came, and nobody sang. It’s a long way if you have nothing to say to the person beside you. The lanterns were put on the ground. Everyone found a place to hold, on the ring, on the edge, on somebody else’s arm. {other} was there too, at the heaviest corner, looking at no one. All that was missing was somebody to say when.',
						'It was a silent procession, and it got faster. By the end those who could were running, with the others on their arms. Around the door there was hardly room for them all. Everyone took hold and bent over it, so close together that each could hear the rest breathe, and waited for somebody to say when.',
						'Nobody had anything to say, and so that mile was walked very fast. In the hollow the lanterns were set down in a ring, and most of them saw for the first time how big the thing was. {other} went straight to the heaviest corner. The rest found room, shoulder to shoulder, and waited for a word.',
					],
				},
				{
					'vowed & few': [
						'“You said all of them,” said the gap, so low that only {hero} could hear it. “I broke my word,” {they} whispered. “I make it five,” said the gap. “I know them all by the step. It’s a very good five.”',
						'“I promised you everyone,” said {hero} into the gap, ashamed. “You’ve brought five,” said the gap, very softly. “They’re the five I’d have put down, if I’d been asked to guess.”',
					],
					'vowed & lied': [
						'“It’s really all of them,” said the gap, so low that only {hero} could hear it. “I can tell by the steps. You said so, and I didn’t believe it.” {hero} could not think of an answer.',
						'“You did it,” said the gap, for {hero} alone. “I’ve been listening to them come. I’d never have thought that they would do that for me.” {hero} took hold of the ring, so as to have something to do.',
					],
					vowed: [
						'“It’s really all of them,” said the gap, so low that only {hero} could hear it. “I can tell by the steps. And I told you to ask them first.”',
						'“So they did come,” said the gap, for {hero} alone, “the whole room. I’ve been through the steps twice. I do hope that nobody was made to.”',
					],
					'brother & pressed & told': [
						'{host} had gone back for the book. “Where does it go, that letter?” asked {host}. {hero} told {host.them}, and {host} put it in, on page one, by the light of the nearest lantern, and only then took hold.',
						'“Before I stand in front of {lost},” said {host}, who had gone back for the book, “where does that letter go?” {hero} showed {host.them}. It was put in by lantern light, on page one, and blown on.',
					],
					'brother & lied': [
						'“You’ve kept that letter in mind?” asked the gap, so low that only {hero} could hear it. “The one that’s missing.” Nobody up here had come about a letter.',
						'“Will you tell {host} about that letter?” whispered the gap. “I’ve been spelling it, down here.” It was the one errand that nobody had come about.',
					],
					stayed: [
						'“Row four is here as well,” said the gap, so low that only {hero} could hear it. “I can tell by the cough. That’s nice.”',
						'“That’s row four,” said the gap, for {hero} alone. “I’d know that cough anywhere. And it ought to be in bed.”',
					],
					else: '“Good evening,” said the gap, a little hoarse, to anyone who might be there.',
				},
				{
					friend: [
						'“I had two cups left over,” said {friend}, and took hold as well. “I can add.”',
						'“That’s one of the two,” said {friend}, and took hold as well. “I can add.”',
					],
					'!few & lied': [
						'“I’d have come without,” said {friend}, in a low voice, and took hold beside {hero}. “I was looking at that hook all evening. I just did it sitting down.”',
						'{friend} had brought no sack. “I’ve known since six that it was somebody,” said {friend}, and took hold next to {hero}. “I was waiting to be asked.”',
						'{friend} bent down beside {hero}. “I’ll lift,” said {friend}. “But it’s for hook seventeen, and I’d like you to know it.”',
					],
					'!few': [
						'“I was looking at that hook all evening,” said {friend}, and took hold beside {hero}. “I did think it. I just thought it sitting down.”',
						'{friend} took hold next to {hero}. “I never drank mine,” said {friend}. “I believe I thought that was the same as doing something.”',
						'“I ought to have got up at six,” said {friend}, beside {hero}, with both hands on the ring. “I sat and looked at a hook. It felt like a great deal.”',
					],
				},
			],
			choices: [
				{
					say: 'Say, before anyone lifts, that there is no silver',
					if: 'lied',
					sets: ['confessed'],
					outcome: [
						'“There’s no silver,” said {hero}. “It’s {lost} down there. I lied, because I didn’t think you would come.” Hands came away from the ring, one after another. Most of them went home. They had a right to; they had been lied to, and what was worse, they had been seen through. Thirteen stayed. One of them, at the heaviest corner, with a pair of scales around {other.their} neck, was {other}.',
						'{hero} said it to the ground, since somebody down there ought to be the first to hear it. “They’ve come for silver, {lost}. I told them so. There isn’t any.” Nobody moved; then a lot of people did. The lights went off through the dark in twos and threes. “Well,” said {other}, who was still there and seemed surprised about it, “I count thirteen. Is one of you going to say when?”',
						'“Before you lift,” said {hero}, “you should know what for.” It was curious how well everybody listened. “It’s for {lost}, and that’s all there is down there. I made up the silver.” One lantern was picked up, and then a dozen, and sacks were folded. Nobody shouted; people were too hurt for that. In the end there were gaps all around the ring, and {other} was still at the heaviest corner. “That makes thirteen,” said {other}, who had counted, and put a pair of scales down in the grass.',
					],
				},
				{
					say: 'Call down to {lost}, by name, each one who has come',
					if: '!lied',
					sets: ['called'],
					outcome: [
						'{hero} bent down close to the wood and named them, one by one, and didn’t hurry. At every name a head came up, as if it were going to answer “here.” Nobody could tell what {lost} made of it. But it was a count, and it was the first one that anybody had ever read out to {lost}.',
						'“Here’s {friend},” {hero} called down, “and here’s {host},” and so on, through everyone there was. It was meant to be a comfort to {lost}. {hero} hadn’t thought of what it would do to the others, to be called by name, one at a time, in the dark, by somebody whose cup stood on the floor. There was some sniffing.',
						'“I’ll tell you who’s here,” said {hero} to the wood, and told {lost}, and left nobody out. It began with {friend} and {host}, and after that there was no order in it. Some of them had not heard their own name out loud for years. They had been a number, with sugar or without. Each of them came a little closer when it was their turn, as you do to a lamp, and took a better hold.',
					],
				},
				{
					say: 'Let {lost} be the one to count them in',
					sets: ['counted'],
					outcome: {
						else: [
							'“You say when,” {hero} called through the wood. “You’re the only one who can feel it move.” It took a while. “Wouldn’t that be,” said a faint voice, “a bit loud?” “As loud as you can,” said {hero}. And it came, cracked, not very loud, and perfectly clear. “One. Two. And three, please.”',
							'A lift like that needs one voice. {host} had already drawn breath, out of habit. “No,” said {hero}, and knocked on the wood. “{lost}! We go by you.” Everyone waited, holding on. They had answered to a number every evening of their lives, and had never yet kept quiet for one. “If it’s convenient,” said the ground. “One. Two. Three!”',
							'“On three,” said {host}. “On whose three?” asked {hero}, and bent [down |]to the wood. “{lost}? From here we can’t [see|tell] when it gives. You’ll have to count.” It took so long that people [began to look|looked] for a better grip. “I’m not sure how loud,” said the voice [from |]below. “As loud as twice,” said {hero}. There was a breath[; and then|. Then] the whole hollow rang with it. “ONE! TWO! THREE!”',
						],
					},
				},
				{
					say: 'Be the one who goes in under with the prop',
					sets: ['under'],
					outcome: {
						few: [
							'“When it gives, it needs a prop under it,” said {host}, “and somebody to put it there.” The one that had slipped that morning lay in the grass, and {hero} already had it. At about one o’clock the door gave by the width of a hand, and {hero} reached in beneath all that weight and pushed the prop as far as it would go. On the inside somebody took hold of the other end, and nodded. You could just tell.',
							'“Somebody will have to put that in,” said the old lady, and pointed her spade at the prop in the grass. {hero} lay down beside the door with it, and waited. An hour went by, of beam and stone and beam, and then there was a gap with breath coming out of it. {hero} pushed in the prop. It was taken hold of on the other side, and set straight, by somebody who was used to putting things where they belong.',
						],
						else: [
							'Somebody has to be underneath at the moment when it’s up and nothing is holding it yet. {hero} took the prop that had slipped that morning. The others heaved, there was a slot, and {hero} leaned in under twenty people’s worth of oak, held up by nothing but the goodwill of people who had swept up {their} cup. It held. In the dark beside {them} somebody said, “Good evening,” and nodded. You could just tell.',
							'“When it’s up it needs a prop,” said {host}, “and somebody to put it there.” People looked at one another. {hero} had picked it up out of the grass already. The others lifted; it wasn’t much; and in went {hero}, under all that weight, feeling for the notch. For as long as that took there was no reason on earth why the door should stay up, except that they wanted it to.',
							'Around such a door there are only two places. You can be one of the many who lift, or you can be the one with the prop. It lay in the grass where it had slipped to, and {hero} had it before anyone had seen that it would be wanted. The edge rose, and was black underneath. {hero} went in below it, while all of them held the door, and their breath; and the prop stood. Quite close by, in the dark, somebody gave a cough. “It’s very good of you,” said {lost}.',
						],
					},
				},
			],
			scene: { at: 'start', with: ['friend', 'other'], shows: ['door'], pose: 'stand', feeling: 'determined' },
		},
		{
			titles: ['Erratum', 'By Name', 'Thirty-Seven', 'The Chair beside the Door'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} waited until the last of them had got hold of something.', ''],
					bold: ['“Wait,” said {hero}, so loudly that everybody did.', ''],
					kind: ['{hero} put the lantern where the others could see their hands by it.', ''],
					honest: ['“One thing first,” said {hero}. “I’m frightened of it too.”', ''],
					clever: ['{hero} had considered a pulley, a ramp, and going home for an ox. What was left was simple.', ''],
					careful: ['{hero} went once around the door, and looked at every edge.', ''],
					merry: ['“Say something funny,” somebody whispered. {hero} could not think of anything.', ''],
					dreamy: ['{hero} looked at the ring for so long that somebody gave {them} a push.', ''],
					quick: ['{hero} had begun before anyone could ask what for.', ''],
				},
				'@answer',
				{
					'pressed & !few & !lied': [
						'“Not a bird,” said {other}, at every pull. “Not a bird. Not a bird.”',
						'“It’s me,” {other} said down to the wood. “I heard you at noon. I said you were a bird.” And {other.they} pulled as if that could be made shorter.',
						'“I said it was a bird,” {other} told the man on the next bit of the edge, who had not asked, and then the woman next to him.',
					],
					'invited & !few & !lied': [
						'This time {other} had a coat on. After the second pull {other.they} threw it off, into the grass, and did not look to see where.',
						'“I’ve got my coat,” {other} had pointed out to {hero} on the road. Now it was off again, and {other.they} pulled harder than anyone.',
						'{other} had come out in a coat, buttoned to the chin, and at the first heave all the buttons went.',
					],
					'recount & !few & !lied': [
						'“Seventeen,” somebody said under the strain, and it was taken up all around the ring, as if it were a word for lifting.',
						'{host} began to count out loud, and got as far as sixteen. The next number was shouted by the whole ring, and on that they pulled.',
					],
					'brother & few': [
						'“Where does it go, that letter?” asked {host}, between two pulls. {hero} told {host.them}. “I’ll put it in,” said {host}, “first thing.”',
						'“You’d better tell me now where that letter goes,” said {host}, with one shoulder under the beam, “before I lose my nerve.” {hero} told {host.them}.',
					],
					'stayed & few': [
						'“I told you about row four,” called {lost} from below. “Mind that cough.” “It’s pulling,” called the old lady, and coughed.',
						'“Which of you is row four?” asked {hero}, between two heaves. “What’s left of it,” said the old lady, and coughed, and took hold again.',
					],
					'crossed & !lied': [
						'Among all those hands there was one with ink on it, and that was {host}’s.',
						'One of the hands had left an inky print on the oak, and that was {host}’s.',
					],
					'past & !lied': [
						'“You left me sitting there,” said {host} to {hero}, between two pulls, “and quite right. It’s the first sum that I ever got up from.”',
						'“I never finished that sum,” {host} called across to {hero}, and pulled. “I left it in the middle of a column.” It was said with some surprise.',
					],
				},
				{
					'under & !few': [
						'No one could have said how long it took. It stood on the prop, and {hero} was under it, and they all knew that. So they did not count, and did not joke, and walked it up by inches until its own weight took it over.',
						'Nobody let go. Nobody so much as changed hands until all that oak had been walked up, step by step, past the point where a door makes up its mind.',
						'From then on nobody spoke, since the only word for it was “careful.” Inch by inch it went, with {hero} beneath. Of all those hands not one shifted, and not one slipped.',
					],
					else: [
						'After that there was only breathing, a great deal of it, and the oak, which gave a little, and thought better of it, and gave a little more.',
						'The oak did not want to. It came up by the width of a finger, and sank, and came up by two. Below it {lost} told them each time which corner was ahead.',
						'It came up as the sun does in winter, a little, and then a little less. “Left,” said {lost} from below. “I’m sorry. The other left.” For most of them it was more than they had heard from {lost} in a year.',
					],
				},
				{
					'end-all': [
						'Then it stood upright, and it was only a door. {lost} came up the steps, saw how many they were, and would clearly have liked to go down again. Instead {lost.they} nodded, left and right, and everybody nodded back as if it might break. “It was for this,” said {lost}, and got a hook out of the bag, an iron one, with a screw. “There are thirty-six, {hero}, and I’d counted thirty-seven cups. I thought I could have it up before anyone noticed.” It was up by two, between the door and hook seventeen. Then {host} turned to the front of the book, and read out the names, all thirty-seven, and looked up after each. The last was in pencil, and {host} stopped and went over it in ink. It took ten minutes. The cocoa got a skin, and nobody said so.',
						'And then it was up. “I’m so sorry,” said {lost}. {Lost.they} had had all day to think of what to say, and said it to the first person who bent down to help, and that was {other}. {other} couldn’t speak. Everyone went home in one bunch, with {lost} in the middle, and no one could have told you who had arranged it. {Hall.at} there was a hook to put up, which was what {lost} had gone down there for. “It’s that cup on the floor,” {lost} told {hero}. “I see it from where I sit.” Then {host} opened the book at page one, and asked {lost} how to say the name there. The count had always been taken because of that name, and nobody had ever read it out. {lost} said it. “Here,” {lost.they} added after a moment, for the brother, and {host} went on to the next.',
						'When the oak lay on its back there was a pause, because nobody knew what one does next. {lost} stood below, with a hand up against the lanterns. “You’ve all come,” said {lost}, and began to go through them from left to right, with a nod for each, and each of them stood still until it had arrived. There was an iron hook in the bag, with a screw. “That’s what I went for,” {lost} told {hero}. “I see your cup down there every evening, and I thought, now that is a thing one could simply put right.” It was put right that same night, between the door and hook seventeen, and four people held the screwdriver. Then {host} sat down with the book, and did not count. {Host.they} began on the first page and read the names, and after each one looked up until somebody answered. To the first of all it was {lost} who said “here.” It took ten minutes. {hero}’s name was the last of them, and in pencil. “Here!” said {hero}, so loudly that it set the cups swinging, all thirty-seven.',
					],
					'end-two': [
						'It was {host} who wouldn’t let it rest. “You went out at six,” said {host} to {hero}, on the way home. “At nine I went over it again, to be sure, and I made it thirty-seven.” “I met {hero} on the road,” said {other}. “I talked about the weather, and went in, and had my cocoa. I never thought, there goes one.” {lost}, who had been nodding to everybody all the way, stopped and looked at {hero} from close by. “You’re frozen,” said {lost}. “Didn’t anyone see that?” Out of the bag came a shawl, and wrapped in the shawl was a hook. “I went down there for this. You hadn’t got one.” In the book two lines are crossed out for that day, one under the other, and beside the second {host} has written in ink: “I did not look.” You are shown it when you’re new.',
						'{lost} came up, nodded to everyone, and was wrapped in everything there was. “It’s thirty-seven again,” said {host}, not very steadily. “And what was it before?” asked {lost}, who had never put a question to anybody. “All evening there were two of us out here. What did you write for that?” It had to be said. {lost} listened to the end. Then {lost.they} took a hook out of the bag and gave it to {hero}, in front of everyone. “I went to get it because you haven’t got one,” said {lost}. “I thought it was an oversight. I see we’ll have to do it ourselves.” There are two chairs by that door now, and two people who nod. Nobody has ever announced it. But there are some {hall.at} who can’t get to sleep before they have gone past those chairs and been seen.',
						'“You’re cold all through,” said {lost}, who had nodded along the whole line of them and come to {hero}. “Who was with you?” Nobody answered, and it was then that the sum came out. One could see it happening to {host}, by the light of the lantern. “There was {lost},” said {host}, “and there was {hero}. All evening it was two. If I’d counted again I’d have got thirty-five, and I’d have said that it was the pencil.” “I talked to {hero} by the stove, at eight,” said a woman, “about the weather,” and put a hand to her mouth. {lost} felt around in the bag. “I only came out here for this,” said {lost}, and gave {hero} a hook. “It’s so that one can see when you aren’t there.” It hangs next to seventeen. A second chair stands by the door, and people who are new take it for a custom. There’s a page in the book with two numbers on it, both crossed out, and below them is the only remark that {host} ever made in there: “Ask who.”',
					],
					'end-few & confessed': [
						'Thirteen people can only just do it. {lost} came out and nodded to every one of them. “I heard you,” said {lost} to {hero}. “That was a hard thing to say through a door. I’d been so surprised, you see, that they were all there.” Nobody wanted to look at anybody. “I came for the silver,” said {other} at last, very distinctly. “I want that known. I don’t know what I stayed for.” “That’s the part that counts,” said {lost}, and gave {hero} a hook. It was what {lost.they} had gone down for, because of the cup on the floor. It hangs by the door now, and thirteen people know what it weighs. In the morning {lost} nodded to the others as usual. It took some of them until the end of the week to nod back.',
						'The thirteen got it up at the fourth try. {lost} stood among them, blinking, and the first thing {lost.they} did was hold out a hook to {hero}. “So that your cup’s off the floor. That was my errand.” “I told them it was silver,” said {hero}. “I know,” said {lost}, “I can hear, I’m only bad at shouting.” {lost} thought about it. “It’s more than I’d have offered.” On the way home {other} carried the lantern in front and did not turn around. The rest lay asleep, or lay there, and in the morning no one mentioned it. But at six, when the count came to seventeen, and somebody by the door said “here,” there were two dozen people who couldn’t look at each other, and the cocoa had to be offered twice.',
						'It took thirteen people five heaves, and after the last of them nobody had the breath to say anything, which was a mercy. {lost} climbed out. “I counted the steps that went away,” said {lost}. “I got to twenty-three. Then I thought, well, the ones I can’t hear are the ones who are still there.” {other} had gone a few steps off, and stood with {other.their} back to the rest. “I’d have gone too, if I’d been quicker,” said {other}. “I want to be fair.” “You had the heavy corner,” said {lost}. “I could tell.” Then {hero} was given a hook, for the cup on the floor; that was all that {lost} had gone down there for. It was up by three in the morning, and thirteen people stood around and drank cold cocoa, skin and all. At six that evening {host} opened the book at the front, and began to read out the names. It took ten minutes. There were twenty-three people in the room who would have given a good deal to be a number.',
					],
					'end-few': [
						'It was getting light before they had it. Five people can’t lift a door like that, but they can talk it around: a beam, a stone, a beam. Each time {lost} called out from below where it was giving, louder and louder, until by four o’clock {lost} was giving orders like a boatswain. “Was that you?” asked the old lady, when {lost.they} had come up. “I had no idea that you had a voice.” “I was saving it,” said {lost}. {Lost.they} had a hook in the bag; {lost.they} had gone down for it because {hero}’s cup stood on the floor. It was screwed in before the others were awake. At breakfast the number in the book was crossed out. “Five, and one,” {host} had written, and under that, “All others present.” It was perfectly correct, and nobody has ever liked looking at that page.',
						'The five worked until morning. By then they knew each other’s breathing, though they had hardly ever spoken. The boy slept for an hour on the spade. At about five the oak gave up with a sigh, and {lost} put out {lost.their} head and nodded to each of them. “I’m afraid I’ve ruined your night,” said {lost}. “I’ve had worse in bed,” said the old lady. {lost} gave {hero} a hook. “For your cup. I can’t stand it on the floor.” All six came home with the milk. Everyone was at breakfast, washed and rested, and nobody made room; then everybody did. {other} got up, filled a cup, and carried it the whole length of the room to {lost}’s chair beside the door. It wasn’t much. But people saw that it shook.',
						'Somewhere after two in the morning the five stopped being polite. “Left,” said the boy. “That’s my left,” said the old lady. “Higher,” called {lost} from below, “if you wouldn’t mind. No. HIGHER!” It was such a voice that two of them nearly let go. After that it went better, with a beam, and a stone, and a beam, and when the sky turned gray there was a gap through which {lost} could come out sideways. {Lost.they} nodded five times, and had to sit down. “I’ve got a hook for you,” {lost.they} told {hero}, “for that cup on the floor. It seemed a bigger thing, this morning.” Then it was screwed in by the door, before anyone {hall.at} had so much as turned over. {friend} lit the stove. The boy fell asleep in the row that he happened to be passing, and the old lady cleaned her spade. When the others came in to breakfast, washed, they saw thirty-seven hooks, and six people with mud on them. For the first time since there had been a count, it was clear to everybody who was not in it.',
					],
					'end-gold & under': [
						'Then it was up and held, and the others all poured in past the two of them with their lamps. {hero} heard them on the steps, and heard them stop. “There’s a chair,” somebody reported. {hero} was still in the dark beside {lost}, with the feel of all that oak in {their} {hands}. “I told them there was silver,” said {hero}. “I didn’t think they’d come for you.” {lost} said nothing for a moment. “No,” said {lost}. “But you got in under it, and that wasn’t for silver.” And {lost.they} felt around in the bag, and gave {hero} a hook. It was for the cup on the floor, and {lost.they} had gone down there to fetch it. The others came up again, without looking at anyone. The last was {other}, with the chair. {other} set it down in front of {lost}, wiped it, and couldn’t find any words to go with it. So {lost} sat, and all the rest stood.',
						'In the dark under the door {lost} was holding the other end of the prop. “So that’s what they all came for,” said {lost}. The whole crowd was pushing past, down the steps, with sacks. “I said that there was silver,” said {hero}. “I was sure that they wouldn’t, for you.” Down in the cellar somebody kicked a chair. “I’d never have dared to ask them myself,” said {lost}, “so we’ll never know, will we?” {Lost.they} felt around in the bag, and a hook was put into {hero}’s {hand}. “It’s for the cup. Mind the prop.” When the others came up out of the cellar, the two of them were sitting side by side on the edge of the oak, and neither made room. {other} had a whole sack, with nothing in it. {Other.they} stood there, and folded it, and folded it again, until it was as small as a handkerchief. Then {other.they} said “Good evening” to {lost}, out loud. It was some years late.',
						'“Is it a great deal of silver?” whispered {lost}, in under the door, while the whole crowd went by the two of them like weather. “There isn’t any,” said {hero}, with both {hands} on the prop. “I told them there was. I thought that they would want something for it.” It was dark, and one could say such things. {lost} considered it. “I expect they did,” said {lost}. “Only, you’re the one who is underneath.” Something cold was put into {hero}’s {hand}, and it was a hook. “That’s for your cup. I’d gone down for it. I’d meant to make more of an occasion of it.” On the steps the lamps had come to a stop. A chair was found, and a broken crate, and that was the treasure. People came up again one at a time, and each of them had to pass two faces on the way. Somebody said that it was a disgrace, and nobody asked whose. The last was {other}, with a sack over one arm, as you carry a coat for somebody. “Are you cold?” {other} asked {lost}. It was the first question that {other.they} had ever put to {lost.them}. The sack was all there was to go with it, and so it was laid around {lost.their} shoulders.',
					],
					'end-gold': [
						'The door stood open. {lost} came up the steps toward all those faces and began to nod. Nobody nodded back. All the lamps were held past {lost.them}. “Where is it?” asked {other}. “There isn’t any,” said {hero}. “I said silver because I was sure you wouldn’t come for {lost}.” “But that’s not true,” said a woman. “Is it?” said somebody else, less loudly. Nobody ever found out. That was what people couldn’t forgive {hero}, and they were right. {lost} had understood at once. “It was for your cup,” {lost.they} said, and gave {hero} a hook. On the way home {lost.they} spoke only one more time. “When it was you behind the stove,” said {lost}, “I wonder what I ought to have called.” The next evening the others were all at the door by half past five, in a line, and no one knew what to say. So they nodded.',
						'“Mind yourself,” said {other}, and was past {lost} and down the steps with a sack. The others went after. {lost} had stood aside for them, and nodded to each. When they came up again nobody spoke. “It was a lie,” said {hero}. “I made it up. There was never anything down there but {lost}.” Everybody heard how that sounded, and so did {lost}. {Lost.they} gave a small cough. “There was also this,” said {lost}, and held up a hook. It was for {hero}’s cup. {lost} put it up the same night, with nobody watching. And late, when the lamps were out, {hero} found {host} in front of the book, with the pen. “I’d written thirty-seven,” said {host}. “Now I’d like to know of what.” That line is blank. There is room left in it, in case.',
						'Nobody pushed. It was only that everybody had a lamp, and {lost} was in the light of it. “Excuse me,” said {lost}, and stood to one side on the steps, and went on nodding, while a whole room went past and looked for silver. There was one chair down there, and it had three legs. “Where is it?” {other} called up. “You walked by it,” said {hero}. It sounded better than it was, and so {they} said it again, properly. “I lied to you. I thought that you’d never get up for {lost}.” {lost} had stopped nodding. “I see,” said {lost}, and clearly did, all the way to the end of it. Then a hook came out of the bag and was given to {hero}, since {hero} was the one whom it was meant for. “It’s for your cup,” said {lost}. “I wouldn’t know what to do with silver.” It hangs beside the door. No one {hall.at} has ever used that word again. Whoever comes in of an evening stops before {lost}’s chair, and nods, and then waits a little, though it is not clear for what.',
					],
				},
			],
			choices: 'none',
			scene: { at: 'start', with: ['lost', 'other'], shows: ['door', 'lantern'], pose: 'stand', feeling: 'calm' },
		},
	],
};
