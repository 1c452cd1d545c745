import type { PlotLevel } from '../../format.ts';

export const theAunt3: PlotLevel = {
	joins:
		'“{choice}” {hero} did, and it went off better than what came next. {host.name}, {host.a}, was making the list for Family Night, when everybody brings somebody {hall.to}. {hero} had nobody, and said, “My Aunt Hortense.” There was no Aunt Hortense. But {baker.name}, {baker.a}, began a cake for her, and {friend.name}, {friend.a}, began a hat. Now {hero} was to say how big her head was.',
	chapters: [
		{
			titles: ['The List', 'Aunt Hortense', 'It Began with a Chair', 'Who Is Bringing Whom'],
			time: 'day',
			parts: [
				[
					'There is one evening in the year when everybody sits {hall.at} with their own people. It is called Family Night, and {host.name}, {host.a}, goes around with the list and asks who you are bringing. You are on the left of it, and they are on the right. {hero} was {described}, and on the right of {hero}’s line there had never been anybody. Last year {they} had sat on a stool, by the coats, and joined in the songs a bit late, so as not to be heard singing alone.',
					'For Family Night {host.name}, {host.a}, makes a list. On the left is who comes, and on the right is who they bring, and each line gets a row of chairs {hall.at}. By noon the list was nearly full. On the right of one line there was nothing, as every year. It was the line of {hero}, who was {described}. Last year {they} had sat on a stool, next to the coats. One of the coats had been quite friendly. “And this year?” asked {host}.',
					'{Hall.at} the chairs were being put out for Family Night. Each family gets a row. {hero}, who was {described}, generally got a stool, at the end, by the coats. “And who are you bringing?” asked {host.name}, {host.a}, with {host.their} pen on the right side of the list, where {hero}’s line was empty. It was only a friendly question. It made {hero} feel like a left shoe.',
				],
				{
					quiet:
						'{hero} was {trait}, and if you are {trait} there is nothing like a question in front of people. You will pay with anything you have. {hero} had nothing, and said, “My aunt.”',
					bold: '“My aunt,” said {hero}, the way you kick a ball: first hard, and then watching where it goes.',
					kind: '{host} had already put on such a sorry face, and {hero} could not leave a face like that lying about. “My aunt,” {they} said.',
					honest:
						'{hero} had never told a lie before, and so had never learned to tell small ones. “My aunt,” {they} said.',
					clever:
						'{hero} went through the whole family at great speed. A grandmother would be asked for recipes. A cousin would have to play. “An aunt,” {they} said.',
					careful:
						'{hero} looked at the question from every side, and in the meantime heard {themself} say, “My aunt.”',
					merry: '“My aunt!” said {hero}, and waited for the laugh. There was no laugh. {host} only nodded.',
					dreamy:
						'There had often been an aunt on the edge of {hero}’s thoughts, with a hat, and very definite opinions. “My aunt,” {they} said. It hardly felt like a lie.',
					quick:
						'“My aunt,” said {hero}. {They} threw it so hard that it was on the list before {they} had looked where it was going.',
				},
				[
					'“Well, well,” said {host}, and the pen came down. “And what is her name?” There was a jar of jam on the table, made by somebody called Hortense. “Hortense,” said {hero}. After that it went by itself. “The good chair,” said {host}. “Cake, with stairs,” said {baker.name}, {baker.a}. “I’ve got a ribbon that’s been waiting for somebody,” said {friend.name}, {friend.a}, not at all loudly. “I could put a hat under it.” It was noon. By a quarter past there was an aunt with a chair, a cake, and a hat.',
					'“What’s her name?” “Hortense.” “Aunt Hortense,” said {host}, moved. “Bring the good chair!” “I’ll bake,” said {baker.name}, {baker.a}, reaching for a bowl. “What does she like?” “I could make her a hat,” said {friend.name}, {friend.a}, rather quietly. “I’ve got the ribbon. I’ve never had [anyone|a head] to use it on.” It was ten past twelve. At noon there had been no aunt [at all|yet], and now she had a chair, a cake, and a hat.',
					'“And what is she called?” “Hortense,” said {hero}. It was what it said on the flour bag behind {host}. “Hortense!” said {host}. “Fetch the good chair, somebody!” “There’ll be cake,” said {baker.name}, {baker.a}. “With stairs.” “I could do a hat,” said {friend.name}, {friend.a}, so softly that it was nearly missed. “I’ve had a ribbon for years. I just never had a head.” Ten minutes ago there had been no such person. Now she had somewhere to sit, and something to wear.',
				],
			],
			choices: [
				{
					say: 'Make her smaller, so that she is less trouble',
					sets: ['small'],
					outcome: [
						'“Don’t go to any trouble,” said {hero}. “She’s nobody, really. You could put her on the stool with me.” “An aunt, on a stool!” said {host}. By two o’clock the good chair had three more cushions, and there was a nurse with a blanket, who had been told to stand behind it and look cheerful.',
						'“There’s no need for the chair,” said {hero}. “She’s tiny. She hardly eats, and she never says a word.” There was a shocked silence. “The poor soul,” said {baker}, and doubled the eggs. By one o’clock somebody had been sent for a nurse, with a blanket, to stand behind the good chair.',
						'“She’s quite a small aunt,” said {hero}, “and not at all well. She may be asleep when you see her.” It did not help in the least. The good chair was turned out of the draft, and a nurse came with a blanket, to stand behind it.',
					],
				},
				{
					say: 'Make her grander, since she is only made of air',
					sets: ['grand'],
					outcome: [
						'“She’s rather famous, actually,” said {hero}. “She has wrestled a shark. She came by basket.” “A basket?” breathed {host}. “Under a balloon,” said {hero}. So there had to be a band, and a flag, and somebody went around to collect for a present.',
						'“She’s been around the world,” said {hero}. “In a basket, under a balloon.” It was wonderful how easily it went. “She taught the Sultan to whistle. She has a scar from a shark.” “And she is coming here!” said {host}, and sent for a band. For an aunt like that a cake was not enough. People began to collect for a present.',
						'“She goes by basket, under a balloon,” said {hero}. “She has, ever since the shark ate her boat.” “Which shark?” said {baker}. “The one she shouted at,” said {hero}. It was like a snowball on a slope: you only had to let go of it. {host} crossed out TEA and wrote BAND, and somebody went around with a bowl, to collect for a present.',
					],
				},
				{
					say: 'Say at once that it was a slip of the tongue',
					sets: ['tried'],
					outcome: [
						'“Sorry, I haven’t got an aunt,” said {hero}. “I’ve got nobody.” “Got a body?” said {host}. “Well, naturally. How tall?” And {host.they} measured the good chair, and had it made higher.',
						'“I didn’t mean an aunt,” said {hero}. “I meant nobody.” “Modest, too,” said {host} warmly. “They never think themselves anybody, that sort. We’ll show her.” And {host.they} wrote NOBODY’S GOOD ENOUGH FOR AUNT HORTENSE on a banner. That had not come out quite as {host.they} meant it, either.',
						'“Wait,” said {hero}. “There isn’t any aunt. I said it by mistake.” “What did {they} say?” called {baker}, who was counting eggs. “That there isn’t any aunt like her,” said {host}, who had been moving a chair. {hero} said it again. By then somebody was hammering.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['hat', 'cake'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Size of Her Head', 'What Is She Like?', 'Pins', 'The First Real Question'],
			time: 'day',
			parts: [
				'@answer',
				[
					'By then everybody wanted something for the aunt, and {friend} wanted her head. “Only the size of it,” said {friend}, who sat at the little table by the coat hooks, with a row of pins. {hero} had thought of a name, but not of a head. {They} looked around for one. “About like yours,” {they} said. So {friend} laid the ribbon around {friend.their} own, and began to sew.',
					'Then somebody pulled {hero} over to the coat hooks. It was {friend}, who had a little table there, and a needle, and the beginning of a hat. “How big is her head?” asked {friend}. {hero} had to think. An aunt made of air has any head you like. “Like yours,” {they} said, because it was the nearest. {friend} put the ribbon around {friend.their} own head, and nodded, and went on.',
					'“I only need her head,” said {friend}. At the little table by the coat hooks lay scissors, and felt, and that ribbon. “Is it a big one?” {hero} had invented a whole aunt, and had forgotten the head. “It’s just like yours,” {they} said. {friend} was pleased, and tied the ribbon around {friend.their} own head, to get the length. It was a very handsome ribbon.',
				],
				[
					'For a while there was only the needle. “And what’s she like?” asked {friend}. “I don’t mean the chair and the cake. I mean, when she’s with you. I sew better if I know who it’s for.” It was the first real question that anybody had asked. All the others had only wanted to know what to bring. {hero} opened {their} mouth, and found no aunt in it.',
					'“Tell me about her,” said {friend} after a dozen stitches. “Not what she eats. What’s it like to have her?” The pins lay in a row, and waited. All day people had asked about the chair, the cake, and the hour. Nobody had asked what it was like. And {hero} had no idea. It was exactly what {they} had always wanted to know.',
					'{friend} sewed a bit, and then put down the needle. “I can’t make a hat for a stranger,” {friend.they} said. “What’s she like? I mean at home, when there’s [nobody|no one] else.” Half the town had asked after the aunt by [now|then]. This was the [only|first] one who had really asked. {hero} tried to think what aunts are like at home. {They} had never seen one there.',
				],
				[
					'“You needn’t tell me, if it’s private,” said {friend}. “I only thought, since I haven’t got one myself, that I’d like to know what I’m sewing.” In the background {host} was calling for more roses.',
					'{friend} had stopped with the needle in the air. “I’ve never had one,” said {friend}. “So I can’t just guess it.” On the other side of the room {baker} was asking for forty eggs.',
					'“Anything would help,” said {friend}. “I haven’t had an aunt, so I don’t know what’s usual.” Somebody went by with an armful of flags. It was a bad moment to say that there was nobody to tell about.',
				],
			],
			choices: [
				{
					say: 'Describe the aunt that you have always wanted',
					sets: ['wished'],
					outcome: [
						'“She looks up when you come in,” said {hero}. “She keeps a chair for you. And she never says ‘That’s nice’ before you’ve finished.” It came out by itself, as if it had been waiting there for years to be asked. {friend} had stopped sewing. “Go on,” said {friend}. {hero} went on. By the end of it the hat had a bird on top, which was looking up.',
						'“She keeps a chair for you,” said {hero} slowly, “wherever she is. And when you come in, she looks up. And she doesn’t say ‘That’s nice’ until you’ve got to the end.” It was odd how much there was. {friend} listened to all of it, and held the needle in the air. “Then it must be a hat with a bird,” said {friend} at last. “One that looks up.”',
						'{hero} did not know that there was anything to say, until {they} began. “She’d know my way of knocking,” {they} said. “She keeps a chair for me, and looks up when I come in. And she lets me get to the end before she says ‘That’s nice.’” {friend} had laid the scissors down. “Does she look up right away?” asked {friend}. “Right away,” said {hero}. So the hat got a bird that was looking up.',
					],
				},
				{
					say: 'Ask {friend} to try on the hat for her',
					sets: ['fitted'],
					outcome: [
						'“Put it on,” said {hero}, “and I’ll tell you if it’s like her.” {friend} put on the hat, pins and all, and turned to the left, and to the right. Under it {friend} looked like a person to whom you could bring things, such as bad news, or a kitten. “You could be somebody’s aunt,” said {hero}. {friend} took it off so fast that three pins fell out. “I’m nobody’s anything,” said {friend}, and sewed a bird on it, with small quick stitches.',
						'“You’d have to put it on,” said {hero}. “Then I can see if it’s her.” So {friend} did, and sat quite still beneath it. It was a good hat. It made you want to tell {friend} all sorts of things. “Somebody could have you for an aunt,” said {hero}. At that {friend} snatched off the hat. “Nobody ever has,” said {friend}, and looked for a long time for the right place to put a bird.',
						'“I’d know it if I saw it on,” said {hero}. {friend} looked around, to see if anyone was watching, and put the hat on, and folded both hands. It was strange. There at the little table sat a person who had all the time in the world, and wanted to know how you were. “If you were somebody’s aunt,” said {hero}, “they’d be lucky.” The hat came off at once. “I’m not on offer,” said {friend}, quite red, and spent a long time on a bird.',
					],
				},
				{
					say: 'Say that she is very nice, and run',
					sets: ['dodged'],
					outcome: [
						'“She’s very nice,” said {hero}, “and she’ll be there any minute, and I have to go.” {They was} halfway across the room before the needle was threaded. “Nice,” said {friend} to the hat. It is not much to sew by. When {hero} looked back, {friend} had put on a bird, for want of anything better, and was writing down on a sheet of paper what else there would have been to ask.',
						'“Very nice,” said {hero}. “You’ll see. I really must run!” And off {they} went. There was no answer but that, and it stayed behind with {friend}, and was looked at from all sides. “Nice,” said {friend}. In the end {friend.they} sewed a bird on the hat, since most people like birds. Then {friend.they} took a sheet of paper, and wrote at the top, “Things to Ask.”',
						'“Oh, nice,” said {hero}. “You know. Nice!” {They was} gone before it could be asked how, and hid behind the roses until the coast was clear. It is hard to make a hat for “nice.” {friend} made a bird, and put it on, and took it off, and put it on again. Then {friend.they} looked for some paper, and wrote down all that {friend.they} would have asked, so as not to forget it.',
					],
				},
			],
			scene: { at: 'hall', with: ['friend'], shows: ['hat'], pose: 'sit', feeling: 'curious' },
		},
		{
			titles: ['Nobody’s Aunt', 'The Letter', 'For Your Aunt, Private', 'What {friend} Wanted to Know'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'“You can’t let her arrive all alone!” said {host}. {Host.they} hung a basket of flowers on {hero}, by a strap, and {hero} had to set off {start.to}, where people arrive. Children ran along, and wanted to know if the aunt would bring sweets. An old man took off his hat to the flowers. It would have been easier if everyone had been a little less pleased for {hero}.',
					'“And now off {start.to} with you, and meet her!” said {host}, and hung a basket of flowers on {hero}, by a strap, so as to leave {them} free for hugging. So {hero} went off to meet somebody who did not exist. “Regards to your aunt!” people called from every window. The flowers got heavier at each of them.',
					'{hero} had a basket of flowers hung on {them}, by a strap, and was pushed out of the door, so as not to be late {start.at}, where people arrive. The news went ahead. At the first corner somebody asked if the aunt snored. At the second an old man had met her once, years ago, and sent her his love. {hero} said that she sent hers back.',
				],
				{
					grand: '+ Everybody was looking up, for a balloon.',
				},
				[
					'“Waiting for somebody?” asked a man with a broom, {start.at}. “My aunt,” said {hero}. It is easier to say each time. “They do come, mostly,” said the man, and swept around the flowers. Then all the others had been kissed and taken home. There was only one old lady left, whom nobody had met. She sat on a big suitcase, and looked as if she was used to it.',
					'{Start.at} people were arriving, with boxes and babies. {hero} stood there with the flowers, and noticed that {they} had been stretching, to see over the heads. It was as if there could have been an aunt. When the last of them had been hugged and led away, one old lady was left over. She sat down on her big suitcase. Nobody had come for her.',
					'{Start.at} {hero} was just in time for everybody else’s aunts. There were fat ones and thin ones, and {hero} looked at each. In the end there was only one old lady, sitting on a big suitcase, whom nobody had come to meet. She was not Hortense, naturally. It was silly to be disappointed, and {hero} told no one.',
				],
				[
					'Then {friend} came, out of breath, with the hat. The bird on it had only one eye yet. “Hasn’t she come? Then she’s late. Could you give her this, when there’s a quiet minute?” It was a letter. FOR YOUR AUNT, it said. PRIVATE. “It’s only a few questions,” said {friend}, and went pink. “I haven’t got anybody, really, to ask. I’m not even on the list; I’m down to work tonight. And you said that she’s got a head like mine.”',
					'And there was {friend}, quite out of breath, with the hat, on which the bird had only one eye so far. “Isn’t she here? I wanted to [catch|see] her alone. [Would|Could] you give her this, when she is?” It was an envelope. FOR YOUR AUNT, it said, and [under that|below], PRIVATE. “It’s nothing. It’s questions,” said {friend}. “You’re supposed to ask an aunt, and I haven’t got [anyone|one]. I’m not on the list at all. They’ve always got something for me to do.”',
					'When {hero} turned around, there stood {friend} with the hat. Its bird had one eye, and still needed the other. “Isn’t she here yet?” said {friend}. “I want to ask her something, and tonight she’ll hardly have a minute.” Out of the hat came a letter. FOR YOUR AUNT, it said, and PRIVATE, with a line under it. “Whatever I ask people, they say, ‘You’d have to ask your aunt.’ So I’m asking yours. I’ve got no one to bring. I haven’t even got an empty line, since I work on Family Night.”',
				],
			],
			choices: [
				{
					say: 'Read the letter as soon as {friend} has gone',
					sets: ['read'],
					outcome: [
						'{friend} went back to the other eye. The letter was not stuck down very well, and {hero} read it under a lamp. There were thirteen questions, and the first was about a stain on silk. The last one was, “What do you do on Family Night if you are always the one who takes the coats?” {hero} would have liked to know that too. {They} tried to stick it down again. It had been easier to open.',
						'As soon as {friend} was out of sight, {hero} read it behind a cart. It had thirteen questions. Number one was how you get a stain out of silk. Number thirteen was, “What do you do on Family Night if you are always the one who takes the coats?” In all those years {hero} had never once looked to see who took the coats. {They} folded up the letter, along the same folds. It did not go back the way it had been.',
						'{hero} waited until {friend} was around the bend. The flap was hardly stuck, and then it was not stuck at all. It said that there were thirteen questions. The first was what you do about a stain on silk, and the last, “What do you do on Family Night if you are always the one who takes the coats?” So it was {friend} who took them! {hero} had sat right next to that, every year, without looking up. {They} pressed the flap down hard. It came up again, like a finger.',
					],
				},
				{
					say: 'Promise to deliver it, and keep it shut',
					sets: ['promised'],
					outcome: [
						'“She’ll get it,” said {hero}, and did not even blink. It went quite smoothly by now. {friend} said thank you twice, and came along as far as the corner, and kept looking at the letter to see that it was comfortable.',
						'“In her first quiet minute,” said {hero}, and put the letter where it would not be creased. {friend} came along as far as the corner, and talked about hats the whole time. It was a thin letter. But with each step it got harder to carry, like a cat that wants to be let down.',
						'“I’ll give it to her myself,” said {hero}. How easy it was, once you were in practice! {friend} looked so glad that {hero} had to look at the bird instead. As far as the corner there were two of them, and the letter. After that there was only the letter. {hero} knew at every step just where it was.',
					],
				},
				{
					say: 'Tell {friend}, and nobody else, that there is no aunt',
					sets: ['told-friend'],
					outcome: [
						'“I can’t give it to her,” said {hero}. “There’s nobody to give it to. I made her up, because of the stool.” {friend} took back the letter, and the bird on the hat shook a little. “I did think, nobody’s called Hortense,” said {friend} at last. “I know about the stool. It’s next to the coats. I do the coats. You’ll have to tell them. Only not yet. Let her be real as far as the corner.” So the two of them went as far as the corner, and neither said a word.',
						'“There isn’t one,” said {hero}. “I made her up. I couldn’t stand the stool again.” {friend} put the letter back into the hat, and looked at the bird for a long time. “I’m always right behind it,” said {friend}. “I do the coats. I’d have made one up too, if I’d thought of it. You’ll have to tell the others. But not yet. Let her be real as far as the corner.” It was not far to the corner. The two of them went there as slowly as they could.',
						'“Keep it,” said {hero}, and then it all came out at once: the pen, the stool, the name, and how there was no Hortense. {friend} listened to that as to everything else, to the end. “It’s a pity,” said {friend}. “I’d got used to her. I know that stool. I’m behind it, with the coats.” The letter went back into the hat. “You’ll have to tell them. But let her be real as far as the corner. I’ve never walked with anyone’s aunt.” So as far as the corner the two of them left room for her in the middle.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['letter', 'hat', 'basket'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Long Way Back', 'Nineteen Aunts', 'Until Ten', 'An Aunt for Hire'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'{friend} had taken the short way back, to sew on an eye. {hero} took the long one, for the longer it was the better. In every window there was a lamp, and a piece of paper with a large kind lady on it, who was called Hortense, and who was never the same. {hero} stopped at each of them, as if to see which was the right one.',
					'{friend} had taken the short way, with the hat. {hero} went by the long one, so as to be as late as possible, and could hear a band even there. It was playing something called “Hortense,” in three parts, all of them loud. “They’ve named the square after her!” a boy shouted over from a fence. {hero} went more and more slowly.',
					'There is a short way back, and {friend} had taken that, because the bird still needed an eye. {hero} took the long one, [because|since] it was long. There were posters, still wet, with [an enormous|a huge] lady called Hortense on them. She had a kind face. {hero} had never seen her before. Small paper ones were [for sale|sold], on sticks. At noon it had [all |]been one word.',
				],
				[
					'“Those flowers aren’t for anybody,” said a voice. It was the old lady with the suitcase, who had come along behind, to look for some supper. “I was on the stage for forty years,” she said, “and I know a bouquet with nobody at the end of it.” {hero} did not answer. “I’ve played nineteen aunts, with four lines each,” said the old lady. “I travel on at ten, and until then nobody is meeting me. For something hot I’ll be your Hortense. No one would ever know.” And no one would. That was the trouble with it.',
					'Something was bumping along behind, and it was a suitcase. “Is there anywhere to get supper up there?” asked the old lady who pulled it. Then she looked at {hero} and at the flowers. “She isn’t coming, is she? I was an actress for forty years. I know what it looks like when somebody waits for an empty door.” She sat down on the suitcase. “I have played nineteen aunts, four lines each. I travel on at ten. Until then, for a hot supper, I could be yours. Nobody would find out.” {hero} looked at her. She would have done very well.',
					'The old lady with the suitcase caught up with {hero} at the next bend. She was on her way to find some supper, because she did not travel on until ten. “You’ve carried those flowers there, and you’re carrying them back,” she said. “That’s no aunt. That’s a play.” She knew about plays, for she had been on the stage for forty years. “I’ve been nineteen aunts, with four lines each,” said the old lady. “For a hot supper I’d be one more, until ten. Nobody else would ever know.” She said it kindly. {hero} saw that it would work.',
				],
			],
			choices: [
				{
					say: 'Hire her to be Aunt Hortense until ten',
					sets: ['hired'],
					outcome: [
						'“Until ten, then,” said {hero}, and at once the old lady grew a size. She had a voice for Hortense, like a rusty gate, and a walk, and a way of saying “Don’t get up.” She was so good that {hero} felt almost happy. Then came the last bend, and behind it a brass band, and flags. “You said an aunt,” whispered the old lady. “That’s a queen. She needs more than four lines, so we’ll have to share her. You get the shawl.” It had been nineteen aunts, and she hung it over the flowers. “I’ll slip in behind you, to the last row. My four lines you shall have when you need them most.”',
						'“All right,” said {hero}. “Until ten.” The old lady shut her eyes, and when she opened them she was Hortense. She spoke like a rusty gate. She walked as if somebody were carrying her train. “Don’t get up, dear people,” she said to a hedge, and {hero} nearly believed in her. But after the last bend there was {hall}, with flags, and a brass band. The old lady counted on her fingers. “That’s more aunt than four lines,” she said. “We’ll have to share her. You take this.” It was her best shawl, which had been all nineteen aunts, and she laid it over the flowers. “I’ll go in by myself, to the last row. You’ll get my four lines when you need them most.”',
					],
				},
				{
					say: 'Say no, but ask her to come as herself',
					sets: ['invited'],
					outcome: [
						'“I’ve got one aunt too many already,” said {hero}. “But there’s a cake with stairs. You could come as yourself.” “I haven’t played that one for years,” said the old lady. “What does she wear?” So {hero} took one end of the suitcase. “Is that her?” called a boy at the next fence. “No,” said {hero}. “Is that her?” called a girl. “No,” said {hero}. It was the truth, and it tasted so good that {they} would have liked to be asked a third time.',
						'“No, thank you,” said {hero}. “But come and have supper anyway. You needn’t be anybody.” The old lady thought about it. “I’d have to play myself,” she said. “It’s not a part that I know.” But she came. “Is that Hortense?” people called from the windows, all along the road. “No,” called {hero}, and each time it got easier. That made seven true things in a row. There had not been one since noon.',
						'“No, thank you,” said {hero}. “But if you’d like some cake, and to sit somewhere warm, you could come as you are.” “As I am!” said the old lady. “Nobody ever booked me for that.” She let {hero} take one end of the suitcase. “Have you got her?” called people on both sides. “Not her,” {hero} called back. “Somebody else!” It was the first thing for hours that did not have to be remembered afterward.',
					],
				},
				{
					say: 'Give her the flowers, and go on alone',
					sets: ['flowers'],
					outcome: [
						'“No,” said {hero}. “You’d be gone at ten.” Then {they} took off the basket of flowers, and gave it to the old lady. “But these are for somebody who’s arriving, and you’ve arrived.” For a moment the old lady forgot to act. “On the stage they were always paper,” she said, “and you had to give them back.” There she sat on her suitcase, with her nose in the basket, when {hero} went on. There was nothing left to carry but the lie.',
						'“You’d be very good,” said {hero}, “but at ten I’d be alone again, and I’d have two lies.” And {they} hung the basket of flowers on the old lady, by its strap. “I was told to give them to somebody who arrived here. Nobody said who.” The old lady had been given flowers every night for forty years, made of paper. These were wet. She went off to find her supper, and smelled them at every step, and {hero} went on without anything to hold.',
						'“Not even for a hot supper,” said {hero}. “If you’re her, I’ve still got nobody, only then I can’t say so.” The old lady nodded, as if that was a line from a good play. So {hero} took the basket of flowers off, and hung it on her. “They’re for someone who has come a long way,” {they} said. She breathed in. On the stage they had been paper, for forty years. “Then I’ve been met,” said the old lady, and did not seem to want supper any more. {hero} went on alone, and lighter by a basket.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: ['flower'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['The Good Chair', 'A Cake with Stairs', 'Where Is She?', 'Everything but an Aunt'],
			time: 'night',
			parts: [
				'@answer',
				[
					'Three hundred people can do a great deal in one afternoon. {Hall} was full of paper aunts on sticks. {baker}’s cake had stairs. Outside two cannons stood ready for the moment when the aunt came in.',
					'Three hundred people were {hall.at}, and they had had a whole afternoon. All of them held paper aunts, on sticks. {baker}’s cake had stairs. Outside, two cannons were to be fired when the aunt came.',
					'It had been a busy afternoon. At the door of {hall} a boy gave everyone a paper aunt on a stick, and of three hundred he had two left. Inside stood {baker}’s cake, which had stairs. Outside stood two cannons, to be let off when the aunt came.',
				],
				{
					invited: [
						'+ The old lady looked around for a place, and [found|took|chose] the stool by the coats. “That’s mine,” said {hero}. “Is it?” said the old lady. “It’s a good one. You can see everybody’s back.” {baker} brought her soup, and the first piece of cake, from the side where it would not show, because she had to leave at ten.',
						'+ {hero} gave the old lady the only seat that {they} had to give. It was the stool, by the coats. “The best place in the house,” said the old lady. “Near the door. I travel at ten.” So {baker} cut her a piece out of the back stairs, and put a bowl of soup beside it.',
					],
				},
				[
					'{hero} went straight up to {host}. “I have to tell you something about my aunt,” said {hero}, as low as {they} could. “Not a word!” said {host}. “I’ve been looking forward to her since noon, and it would be like being told what’s in a parcel.” And {host} held out the list. On the right of {hero}’s line, in the best ink, it said AUNT HORTENSE. It was what {hero} had wanted to see there for as long as {they} could remember. It looked terrible.',
					'“It’s about my aunt,” {hero} whispered to {host}. “She isn’t quite what you think.” “They never are!” said {host}, beaming, and showed {hero} the list. It had been copied out again, for the occasion. AUNT HORTENSE, it said, on the right of {hero}’s line, with a curl under it. For years there had been nothing there at all. {hero} looked at the curl, and felt sick.',
					'“{host},” said {hero} softly, “she might not come.” “Nonsense,” said {host}. “She’s on the list.” And so she was. Every other line had a name on the left and names on the right, and now {hero}’s had one too, AUNT HORTENSE, the longest of them all. {host} had even ruled a line beneath it. It would not be easy to rub out.',
				],
				[
					'In front stood the good chair, with her name [on it |]in roses. {host} had a present ready, {thing.a}, tied up in ribbon, and nine pages of speech.',
					'In front, in a ring of roses, was the good chair. {host} had nine pages of speech for her, and a present from them all, {thing.a}, with a bow on it.',
					'Roses had been put all over the good chair. Beside it lay a speech of nine pages, and a present, {thing.a}, in a great deal of ribbon.',
				],
				{
					flowers: [
						'+ “And where are the flowers?” asked {host}. “She’s got them,” said {hero}. It was even true. Somebody had.',
						'+ “Where are your flowers?” said {host}. “I gave them to her when she arrived,” said {hero}, and thought of the old lady.',
					],
					hired: [
						'+ {hero} laid the flowers there, and the shawl on top. In the last row the old lady nodded.',
						'+ {hero} put down the flowers beside it, wrapped in the shawl. The old lady looked on from the last row.',
					],
					else: ['+ {hero} laid the flowers there as well.', '+ {hero} added the flowers.'],
				},
				{ small: 'Behind the chair stood the nurse, with a blanket over one arm.' },
				[
					'“The time has come,” said {host}. “Where is she?” Every head turned to the door. Only {friend}’s turned to {hero}. The bird had two eyes now. {friend} put the hat on the chair, to keep the place.',
					'“And now,” said {host}, “where is she?” Everyone looked at the door. {friend} put the hat on the chair, with nobody under it, and its bird had both eyes now. Both of them looked at {hero}, and so did {friend}.',
					'“Well?” said {host}, to the door. “Where is she?” All of them looked there, and held up their sticks. {friend} set the hat on the chair. The bird on it had got its second eye. Then {friend} looked at {hero}, and waited.',
				],
			],
			choices: [
				{
					say: 'Say that you made her up, and why',
					sets: ['confessed'],
					outcome: [
						'“She isn’t coming,” said {hero}. “She never was. I made her up, because there was nothing on the right side of my line. I’m sorry about the cannons.” A paper aunt came loose, and turned around twice, and settled on the cake.',
						'“Nowhere,” said {hero}. “There’s no aunt. You asked me who I was bringing, and it’s always nobody, and I couldn’t say it again. I’m sorry about the speech, and the cannons, and all of it.” It was so quiet that you could hear three hundred paper aunts being lowered.',
						'“Here,” said {hero}. “I mean, she’s only ever been in here. I thought her up at noon, with the pen waiting. There’s never anybody on my side of the list, and I wanted there to be, once. I’m sorry. It was such a good cake.” Three hundred sticks stayed up in the air, because nobody had told them what to do.',
					],
				},
				{
					say: 'Slip out with the hat, and come back as the aunt',
					sets: ['played'],
					outcome: {
						hired: [
							'{hero} took the hat and the shawl, “to meet her.” A minute later the door flew open. In it stood the hat, and below the hat a shawl down to the floor. “Don’t get up, dear people,” said Aunt Hortense, in a voice like a rusty gate. “{hero} is minding my bags.” The cannons went off, and took out a window. People had looked at paper aunts for so long that they simply saw one.',
							'{hero} took the hat and the shawl, “to meet her.” Then somebody knocked, and a bird looked in at the door. Below the bird came a hat, and below the hat came a shawl that had been nineteen aunts. “So this is where you keep the good chair,” said Aunt Hortense, like a gate that wanted oil. “Don’t get up. {hero} is minding my bags.” Both cannons went off at once, and so did a window. “Just like her picture!” people said.',
						],
						else: [
							'{hero} took the hat, “to meet her.” A minute later the door flew open. In it stood the hat, and some curtains under the hat. “Don’t get up, dear people,” said Aunt Hortense, in a voice like a rusty gate. “{hero} is minding my bags.” The cannons went off, and took out a window. People had looked at paper aunts for so long that they simply saw one.',
							'{hero} took the hat, “to meet her.” Then somebody knocked, and the door opened a hand’s breadth, and a bird looked in. Below the bird came a hat, and below the hat came a tablecloth. “So this is where you keep the good chair,” said Aunt Hortense, like a rusty hinge. “{hero} is minding my bags.” Both cannons went off at once, and so did a window. “Just like her picture!” people said, and not one of them looked under the hat.',
						],
					},
				},
				{
					say: 'Say that she was called away for ever',
					sets: ['gone'],
					outcome: [
						'“She only got as far as {start},” said {hero}. “She was called away. For ever. She sends her love.” {They} thought that would be the end of it. There was a sob, from the third row. “For ever!” said {host}. “And we never so much as saw her. Friends, we owe her something that lasts. We owe her a statue.” {hero} had only wanted to be rid of an aunt, and now she was to be put up in the square.',
						'“She got as far as {start},” said {hero}, “and there she was called away. Far away, and for ever.” Now everybody would be sad, have some cake, and forget her. But {baker} began to cry, and it went along the rows like a yawn. “Without one bite!” said {baker}. “Then we’ll put her up in marble,” said {host}, “so that she can never leave again.” {hero} opened {their} mouth, and it was too late for anything.',
						'“You’ve just missed her,” said {hero}. “She was called away, {start.at}. She won’t be back.” You can’t be disappointed in somebody who has left. But {they} had forgotten that you can miss them. All over the room people put their arms around each other. “We’ll have her in stone,” said {host}, in a shaking voice, “in the square, for good.” And {hero} saw that of all the ways to be rid of an aunt this was the one that kept her.',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['host', 'friend'],
				shows: ['cake', 'hat', 'thing'],
				pose: 'stand',
				feeling: 'worried',
			},
		},
		{
			titles: ['The Right Side of the Line', 'Somebody to Ask', 'What an Aunt Is For', 'Family Night'],
			time: 'night',
			parts: [
				{
					quiet: ['At noon one pen had waited for {hero} to speak. Now it was three hundred faces.', ''],
					'bold & confessed': ['{hero} went right up to the front, so that even the coats would hear it.', ''],
					kind: [
						'{hero} had only wanted to spare one person a sad face, and now three hundred glad ones were turned {their} way.',
						'',
					],
					'honest & confessed': [
						'Since noon {hero} had not once breathed right down to the bottom. Now {they} did.',
						'',
					],
					'clever & confessed': [
						'{hero} had added it up on the road. Each way of keeping the aunt cost more than the one before.',
						'',
					],
					'careful & confessed': ['For once {hero} did not look at it from every side first.', ''],
					merry: ['It had begun with a joke that nobody laughed at, and it still had no end.', ''],
					dreamy: ['For a moment {hero} saw her sitting there, hat and all, with very definite opinions.', ''],
					'quick & confessed': ['It had taken a second to make an aunt. It took no longer to be rid of her.', ''],
				},
				'@answer',
				{
					'gone & told-friend':
						'“Is that really all?” asked {friend}, who knew. You could have heard a crumb. “That’s all,” said {hero}.',
					'gone & read': '“Did she read my letter first?” asked {friend}. “It’s been read,” said {hero}.',
					'gone & promised': '“Did she get my letter first?” asked {friend}. “She took it with her,” said {hero}.',
				},
				{
					'small & confessed':
						'The nurse was the first to move. She put the blanket around {hero}. “I’ve brought it,” she said, “and you look as if you could use it.”',
					'small & played': 'The nurse wanted to take the aunt’s pulse, and found it very fast for her age.',
					'small & gone': 'The nurse folded up her blanket. She had so looked forward to being cheerful.',
					'grand & played': '“Where’s your balloon?” asked a boy. “Tied up,” said the aunt. “It bites.”',
					'grand & gone': '“And we were all looking up!” said {host}. “It’s a quiet balloon,” said {hero}.',
					'tried & confessed': [
						'“But you told me,” said {host} slowly. “At noon. You said that you hadn’t got one. I’m afraid I heard something nicer.”',
						'“You did say so at noon,” said {host}, and went red. “Right to my face. I must have been listening to the chair.”',
					],
					'tried & played':
						'“At noon {hero} told me that there was no such person!” said {host} to the aunt. “Imagine!” “I’d believe {hero} another time,” said the aunt.',
					'tried & gone':
						'At noon {hero} had told the truth, and nobody had heard it. Now {they} had told a lie, and everybody did.',
				},
				{
					'confessed & hired':
						'“Then whose is the shawl?” asked {baker}. “Mine,” said the old lady in the last row. “I’m hired for four lines. Chin up. Speak up. Own up. Well done, dear.” {baker} brought her something hot. It was the first promise about the aunt that was kept.',
					'confessed & invited': [
						'By the coats one person began to clap. It was the old lady, up on the stool. “That’s the hardest part there is, yourself,” she said. “I’ve only tried it since supper.” Then it was nearly ten, and she took her suitcase, and the rest of her cake.',
						'Somebody clapped, all alone, with a plate on her lap. It was the old lady on the stool. “Forty years,” she said, “and I never saw anybody play themself so well. I must go, I travel at ten. But I wouldn’t have missed that.”',
					],
					'confessed & flowers':
						'“And who has the flowers?” asked {baker}. “An old lady whom nobody had met,” said {hero}. “I’m glad that somebody was real,” said {baker}.',
					'played & hired':
						'The voice was the old lady’s, and so was the walk. Four times the aunt got stuck, and took a turn along the last row, and four times the old lady had a line for her. “Soup for that lady,” the aunt told {baker}. At ten the old lady picked up her suitcase. “Keep the shawl,” she said behind her hand. “You’ve made it twenty aunts.”',
					'played & invited':
						'“Chin up, dear,” said the old lady on the stool, behind her hand, when the aunt went by. “And slower.” At ten she picked up her suitcase, and at the door she bowed to the hat, as one actress does to another.',
					'played & flowers':
						'“Did you like your flowers?” asked {host}. “I passed them on,” said the aunt, “to a lady who had never had real ones.” That was true, at least.',
					'gone & hired':
						'In the last row the old lady rose, and said her four lines. “I traveled with her. She sang. She snored. She spoke of nobody but you.” {baker} gave her all the soup there was. At ten she took back her shawl. “No one will ever know,” she told {hero}. On the road it had sounded like a comfort.',
					'gone & invited':
						'The old lady on the stool [did not|didn’t] cry. She looked at {hero} as you look at an actor who [has walked|walked|walks] off in the wrong direction. [Then she|She] put the rest of her cake in her suitcase, and [went|left], for it was nearly ten. “Thank you for having me [|here |tonight ]as myself,” she said. “You should try it.”',
					'gone & flowers':
						'“At least she had our flowers,” said {host}. {hero} could not say yes to that, and not no.',
				},
				{
					'confessed & wished':
						'“She’d have kept a chair for you,” said {friend}, half to the hat. “She’d have looked up.”',
					'confessed & fitted': '{friend} looked at the hat. It had only ever been tried on one head.',
					'confessed & dodged & !told-friend':
						'“That’s why you ran off,” said {friend}. “You didn’t know what she was like.” “No,” said {hero}. “I’d only have liked to.”',
					'confessed & dodged': '“So she wasn’t nice,” said somebody. “She was,” said {friend}. “I’ve sewed for her.”',
					'played & wished':
						'Whoever came in at the door, the aunt looked up. She never said “That’s nice” before anybody had finished. {friend} noticed that.',
					'played & fitted': 'The hat did not quite fit. {friend} knew whose head it would have fitted, and watched.',
					'played & dodged': '“She really is nice,” said {friend}, as if that had been in doubt.',
					'gone & wished': '“And who’ll keep a chair for {hero} now?” said {friend}. It was not said to anyone.',
					'gone & fitted': '{friend} took the hat off the chair, and did not try it on.',
					'gone & dodged & !told-friend': '“I never found out what she was like,” said {friend}.',
					'gone & dodged': '{friend} took out the sheet with the things to ask, and tore it in two.',
				},
				{
					'end-alone & read': [
						'The others rolled the cannons home, gave {thing} to {baker}, whom nobody had thanked yet for the stairs, and went back to their rows. {hero} held out the letter to {friend}. “I read it,” said {hero}. “I know I shouldn’t have.” {friend} looked at the flap, and did not take it, and went and did the coats. So {hero} sat there with nobody, which was just what the aunt had been meant to prevent. And because there was nothing else to do, {they} turned the letter over and answered it. Number one was easy. It was salt. By number thirteen the lamps were being put out. “I don’t know,” {hero} wrote. “I’ve only ever been the one on the stool. But I would pass you the coats.” {They} left it under the hat. In the morning there was a letter under the door. It began with number fourteen.',
						'Nobody was unkind about it. The others rolled the cannons home, and took the roses off the chair. They gave {thing} to {baker}, whom nobody had thanked yet for the stairs, and each row closed up again around its own people. “I opened your letter,” said {hero} to {friend}. “It said PRIVATE, and I opened it.” {friend} nodded, and asked the next people for their coats. So there {hero} was again, at the end, by the coats, with the letter. There was plenty of room on the back for answers. For the silk it was salt. Then they got harder. By the thirteenth there was nobody left {hall.at}. “I don’t know,” wrote {hero}. “But I’m always right beside you there, and I never said good evening.” The letter went under the hat. The next day there was one under the door. It began with number fourteen.',
						'After that it was an evening like the others. The cannons went home under a cloth, {baker} was given {thing} for all those stairs, and everybody sat with their own again. {hero} went back to the coats, and put the letter on {friend}’s little table. “It’s been opened,” {they} said. “I did it, at dusk.” “I can see that,” said {friend}, and hung up a scarf. It took a long time, for a scarf. {hero} sat down and wrote on the back of a paper aunt. For silk, it said, take salt. At number thirteen {they} got stuck. “I’d have liked to be asked who was next to me,” {they} wrote at last. “It was you, every year.” {They} laid it under the pins. In the morning the paper aunt was back, under {hero}’s door. On the other side stood number fourteen.',
					],
					'end-alone': [
						'“No shark?” said a small boy. “No basket?” “No,” said {hero}. People could have forgiven a small aunt. But they had been promised a shark. They rolled the cannons home, and untied the ribbon, and gave {thing} to {baker}, who had at least really made something. Then they went back to their own rows, and {hero} went and sat by the coats. It was exactly what {they} had been afraid of. {They} held out the letter to {friend}, as shut as ever. {friend} put it away, and pulled up a box to sit on. “I liked the bit with the basket,” said {friend}. “Was she frightened of heights?” {hero} thought about it. “Terribly,” {they} said. “But nobody knew.” “I thought so,” said {friend}. “It’s always the same with aunts.” The two of them went on until the lamps were out.',
						'“Then there was no shark?” said {host}. “No,” said {hero}. There was a long sigh, from three hundred people. It was the shark that they minded. {Thing} went to {baker}, for the stairs, and all the rows closed up again, each around its own. At the end, by the coats, {hero} gave the letter back, and it had never been opened. “She can’t answer it,” {they} said. {friend} did the last of the coats, and then came and sat down on the floor beside {hero}. “In the basket,” said {friend}, “wasn’t she cold?” “She had a rug,” said {hero}. “It was a present from the Sultan. It scratched.” “They do,” said {friend}. When somebody came to put out the lamps, the two of them had got her as far as the sea.',
						'“But the shark is real?” asked a girl. “I’ve never met one,” said {hero}. It was the worst thing that could have been said. They could have lived without an aunt, but it hurt to lose the shark and the balloon. {Thing} went to {baker}, for the work. Row by row they turned their backs, and {hero} sat down next to the coats, exactly where {they} had never wanted to sit again. “Here,” {they} said to {friend}, and gave back the letter. Nobody had opened it. {friend} hung up three coats before {friend.they} spoke. “When she came down,” said {friend}, “with that balloon. Where did she land?” {hero} looked up. “In a tree,” {they} said slowly. “She’d have to have been got down,” said {friend}, and pulled up a box. “I’d bring the ladder.”',
					],
					'end-family & told-friend': [
						'Nobody had ever ruined Family Night before, and there is no rule for it. Then {friend} went up to the good chair, and put on the hat. “My letter asks what you do on Family Night if you’re always the one who takes the coats,” {friend.they} said. “You sit down.” And {friend} sat down. “Stand up straight, {hero}. Have you had supper? And when do we get to my cake?” “Yes, Aunt,” said {hero}. At that word, outside, both cannons were let off. {host} gave the aunt {thing}, as it was tied up already. On the list, behind AUNT HORTENSE, there was just room for one more name, and {host} wrote {friend}. Three hundred people held up their sticks, to compare. This aunt was not so enormous as the paper ones, they said, but that was often the way with famous people.',
						'It was quiet for as long as it takes to count to three hundred. Then there was a rustle. {friend} had come out from behind the coats, and sat down in the good chair, and put on the hat, which fitted. “You did tell them,” said {friend} to {hero}. “I wasn’t sure that you would. And number thirteen in my letter is what you do if you’re always the one who takes the coats. I’ve stopped taking them. Come here, and let me look at you.” It was just what an aunt says. Both cannons were let off, because nobody could think of anything else to do. {host} crossed out AUNT HORTENSE, and wrote {friend} there, on the right side of {hero}’s line, and handed over {thing}. “And who’s on mine?” asked {friend}, who had never had a line at all. So {host} drew one. It was the last on the list, and it had {hero} on the right.',
						'“Well, that’s that,” said {baker} into the silence, and looked at forty eggs’ worth of cake. Then the hat rose from the chair. It was {friend} who had taken it. “It’s my own size,” said {friend}. “{hero} told me so this afternoon, and at dusk told me the rest.” {Friend.they} put it on, and sat down, very straight. “I’ve never been one. But I’ve got thirteen questions in a letter, from stains in silk to who takes the coats, and two that aren’t in it. Are you hungry? Were you very frightened, up there?” “Yes,” said {hero}. “Twice yes.” Somebody outside took that for the signal, and both cannons went off. So {friend} was handed {thing}, as well as all nine pages, to read at home. {host} came with the list. There was no need to change a single word of it, said {friend}, who had never been on it. They could just put a small {friend} behind HORTENSE, in brackets.',
					],
					'end-family': [
						'Nobody spoke. “Then I’ve got my letter back,” said {friend} at last. “Yes,” said {hero}, and held it out, still shut. “I was going to tell you that she couldn’t answer it. I could try, though. Only I don’t know much.” {friend} looked at the list. “I do the coats,” {friend.they} said. “I haven’t even got a line.” So {host} gave {friend} half of {hero}’s, on the right side, and the two of them pulled up the good chair, and had half each of that, too. {host} put away the speech, and let off the cannons for the two of them, since they were loaded. {Thing} went to {baker}, whom nobody had thanked yet for the stairs. There were thirteen questions in the letter. That night {friend} and {hero} got as far as four. The rest were to be next Thursday, and the Thursday after that.',
						'Then {friend} came out from behind the coats, and stood in front of the good chair. “She was to answer a letter of mine,” said {friend}. {hero} held it out. It had not been opened. “I can’t do it,” said {hero}. “I’m not anybody’s aunt.” “I’m not either,” said {friend}. “I just take the coats. I’ve got no one on the right, and not even a left.” Both of them looked at the chair. It was wide, and there were two cushions on it. “We could take turns,” said {hero}, “at asking.” So {host} wrote the two of them on one line, one to the left and one to the right, and gave {thing} to {baker}, for the stairs. The cannons were let off late, for the family. “Number one,” said {friend}, and opened the letter. “How do you get a stain out of silk?” “Salt,” said {hero}. “And number two?”',
						'Someone had to move first, and it was {friend}. “You’ve still got my letter,” {friend.they} said to {hero}. It came out quite flat, and had not been opened. “I’m sorry that there’s nobody to give it to,” said {hero}. “There are thirteen questions in there,” said {friend}, “and the last is what you do when you’ve only got the coats.” {hero} thought of the stool, and of who had always been behind it. “I think you bring another chair,” said {hero}. As it happened there was a very good one standing in front. The two of them carried it to the back, roses and all, and sat down on it together. {baker}, who got {thing} for the stairs, sent over two plates. Last came {host} with the list. “Who is bringing whom?” asked {host}, with the pen in the air. “That’s what we’re just working out,” said {friend}.',
					],
					'end-hat & told-friend': [
						'Aunt Hortense was given {thing}, and nine pages of speech. She danced with {host}, and trod on {host.them}, and was thought charming. Then {friend} got her alone behind the cake. “I know it’s you,” said {friend}. “But I’ve still got my letter, and it’s really just the last question. What do you do on Family Night, if you’re always the one who takes the coats?” It was quiet under the hat for a while. “I knew somebody,” said the aunt, “who was always on the stool. You said good evening to {them} last year. {They} thought about it till Easter.” “Only till Easter?” said {friend}, and straightened the bird, which took rather long. “It’s time that you went home, Aunt. I’ll come with you as far as your door. Tomorrow {hero} tells them, and tonight I’ll bring {hero} some cake.”',
						'There was the speech, nine pages of it, and {thing}, and a dance with {host}, in which Aunt Hortense trod on everybody. People wept when she said good night. By the coats stood {friend}, who had no coat to give her. “It’s been a good deal farther than the corner,” said {friend}, very low. “I know,” said the aunt. “May I ask it all the same? It’s the last thing in my letter. What do you do on Family Night, when you’re the one by the coats?” The hat was still for a moment. “You go over to the stool,” said the aunt. “Whoever sits there is too shy to come to you.” “Good night, then, Aunt,” said {friend}, and held the door for her. “{hero} can tell them tomorrow.” A little later {hero} came back, without any hat. A box stood next to the stool, with two plates on it.',
						'They gave her {thing}, and nine pages, and the softest piece of cake. Aunt Hortense kissed {host} on both cheeks, and told three hundred people to sit up straight. She had never been so happy, and it was rather lonely under there. Then {friend} held a tray in front of the two of them, so that nobody could see. “I asked you to let her be real as far as the corner,” said {friend}. “You’ve passed a good many corners. So I’d like to ask her the last thing in my letter, while she lasts. What do you do on Family Night, if all you ever get to hold is the coats?” “You’d tell the one on the stool to move over,” said the aunt. “There’s room for two. There was room last year.” At half past ten Aunt Hortense went home. At a quarter to eleven the stool was pulled out from the wall, and somebody moved over. “Tomorrow you tell them,” said {friend}. “Tonight there’s cake.”',
					],
					'end-hat & read': [
						'Aunt Hortense was given {thing}, and nine pages of speech. She danced with {host}, and trod on {host.them}, and was thought charming. Then {friend} got her alone behind the cake. “You’ll have had my letter,” said {friend}. “I have,” said the aunt. “It’s salt, for the silk. And as for number thirteen.” It was quiet under the hat for a while. “I knew somebody,” said the aunt, “who was always on the stool. You said good evening to {them} last year. {They} thought about it till Easter.” {friend} bent down, and looked under the brim, and came up again very slowly. “It said PRIVATE,” said {friend}. “I know,” said the aunt, not in the rusty voice. “I’m sorry.” {friend} straightened the bird, which took rather long. “It’s the only answer that I’ve ever had,” said {friend}. “I’ll come with you as far as your door, Aunt. Tomorrow {hero} tells them, and tonight I’ll bring {hero} some cake. A small piece.”',
						'There was the speech, and {thing}, and a dance with {host}, in which Aunt Hortense trod on everybody. When she said good night, {friend} was standing by the coats. “You’ve got a letter of mine,” said {friend}. “It’s salt, for the silk,” said the aunt. “And as for number thirteen, you go over to the stool. Whoever sits there is too shy to come to you.” She held out the letter. {friend} looked at the flap, which did not lie quite flat. “It said PRIVATE,” said {friend}. “I know,” said the aunt, and it was not her voice at all. “I’m sorry.” “Tell them tomorrow,” said {friend}, and held the door for her. A little later {hero} came back, without any hat. A box stood next to the stool, with a plate on it, and after a while there were two.',
						'They gave her {thing}, and nine pages, and the softest piece of cake. Aunt Hortense kissed {host} on both cheeks, and told three hundred people to sit up straight. By the coats {friend} stopped her. “About my letter,” said {friend}. “Salt, for the silk,” said the aunt, “and number thirteen is the one that matters. Tell the one on the stool to move over. There was room for two all the time.” It was the right answer, and it was given in the right voice. But {friend} looked at the letter, where {hero} had tried to stick it down. “She hadn’t come yet, when I gave you that,” said {friend}. “It was you who opened it.” “Yes,” said the aunt, much smaller. The hat came off. “It’s a good answer,” said {friend}, after a while. “Tell them tomorrow. I’ll be angry until I’ve hung up these coats. Then you can move over.”',
					],
					'end-hat': [
						'Aunt Hortense was given {thing}, and nine pages of speech. She danced with {host}, and trod on {host.them}, and was thought charming. Then {friend} got her alone behind the cake. “You’ll have had my letter,” said {friend}. “It’s really just the last question. What do you do on Family Night, if you’re always the one who takes the coats?” It was quiet under the hat for a while. “I knew somebody,” said the aunt, “who was always on the stool. You said good evening to {them} last year. {They} thought about it till Easter.” {friend} bent down, and looked under the brim, and came up again very slowly. “I see,” said {friend}, and straightened the bird. “It’s time that you went home, Aunt. I’ll come with you as far as your door. Tomorrow {hero} tells them, and tonight I’ll bring {hero} some cake.”',
						'There was the speech, and {thing}, and a dance with {host}, in which Aunt Hortense trod on everybody. When she said good night, {friend} was standing by the coats. “Did you get my letter?” asked {friend}. The aunt held it out. “I’d rather be asked,” she said, “than read.” {friend} turned it over, and it was still shut. “Then it’s only the one,” {friend.they} said. “What do you do on Family Night, when you’re always the one by the coats?” The hat was still for a moment. “You go over to the stool,” said the aunt. “Whoever sits there is too shy to come to you.” {friend} looked at her for quite some time. “{hero} can tell them tomorrow,” said {friend}, and held the door. A little later {hero} came back, without any hat. A box stood next to the stool, with two plates on it.',
						'They gave her {thing}, and nine pages, and the softest piece of cake. Aunt Hortense kissed {host} on both cheeks, and told three hundred people to sit up straight. By the coats {friend} was waiting. “Have you had time for my letter?” asked {friend}. The aunt gave it back, quite shut. “I was told that it’s private,” she said. “So you’d better say it.” {friend} took a breath. “What do you do on Family Night, if all you ever get to hold is the coats?” “You tell the one on the stool to move over,” said the aunt. She did not have to think about it. “There was room for two all the time.” At that {friend} bent down, and saw who was under the hat, and did not tell anyone. At half past ten Aunt Hortense went home. At a quarter to eleven the stool was pulled out from the wall, and somebody moved over. “Tomorrow you tell them,” said {friend}. “Tonight there’s cake.”',
					],
					'end-monument & told-friend': [
						'By spring the statue was up, twelve feet of marble, with {thing} in one hand. On her birthday there were cannons; {hero} had had to say a date. And each year {hero} stood below her, and told everyone what she had been like. {They} got very good at it. That was the worst. {friend} came every time, stood at the back, and never said a word. In the third year {hero} stopped in the middle of a sentence, and could not go on. “Only as far as the corner, you said,” {they} told {friend} afterward, when they were alone with the marble feet. “It’s been a long corner,” said {friend}. It had begun to rain, and Aunt Hortense kept it off quite well. “I’ll come up there with you next year,” said {friend}, “and you tell them. And after that, somebody could answer my letter. It begins with how you get a stain out of silk.”',
						'So Aunt Hortense stood in the square, as high as two doors, and held {thing}. Both cannons were fired for her at last. There was no money left for anything else that year. On her birthday {hero} had to say a few words about her, as the family. They were more beautiful every time, and {friend} stood at the back and looked at the ground. The third time, {friend} stayed behind to help with the dusting. “I said, as far as the corner,” said {friend}. “Not as far as this.” “I know,” said {hero}, from behind a marble ear. “I don’t know how to get her down.” {friend} wiped the feet for some time. “You’d only have to begin,” said {friend}. “I’d stand next to you, and take the coats. I’ve still got my letter, too. It asks what you do if you’re always the one with the coats. I’d like that answered by somebody real.”',
						'It took the stonecutter until Easter. Then both cannons were fired at last, the whole town came to look, and {host} gave {hero} the string to pull. Under the sheet was a very large lady, with {thing} in her arms. “Is it like her?” everybody asked. {hero} looked for {friend}, and found {friend.them} at the very back, with the hat. “We’ve come a good way past the corner,” said {friend}, when the others had gone to eat. “And she’s made of stone. She won’t go by herself.” “They’ll be so disappointed,” said {hero}. “They’re having cake,” said {friend}. “It’s the best time there is. I’ll come with you. And then you can tell me about silk, and stains, and the rest of my letter, because she won’t.”',
					],
					'end-monument & promised': [
						'By spring the statue was up, twelve feet of marble, with {thing} in one hand. On her birthday there were cannons; {hero} had had to say a date. And each year {hero} stood below her, and told everyone what she had been like. {They} got very good at it. That was the worst. In the third year {they} looked down, in the middle of a sentence, and saw {friend}, with flowers, and told the truth instead. The others went home, rather stiffly. {friend} stayed, by the marble feet. “There was nobody?” said {friend}. “I come here every week. I’ve told her everything.” “She’s a good listener,” said {hero}. “Yes,” said {friend}. “I did sometimes wish she’d say something.” {hero} gave back the letter, which had never been opened, in all that time. “Read it to me,” {they} said. It had begun to rain, and Aunt Hortense kept it off quite well.',
						'So Aunt Hortense stood in the square, as high as two doors, and held {thing}. Both cannons were fired for her at last. There was no money left for anything else that year. {hero} had to dust her, as the family, and {friend} came every Sunday to help. {Friend.they} talked to the statue the whole time. It was mostly questions. In the third summer {hero} put down the cloth. “She can’t answer,” {they} said. “There never was an aunt. It was because of the stool.” For a while {friend} did not move. “Then nobody has heard it,” said {friend}, “all that I told her?” “I did,” said {hero}. “I was down here. I never liked to say so.” And {they} gave back the letter, still shut. {friend} looked up at the marble face, not kindly, and then down. “{host} will have to be told,” said {friend}, and opened it. “After number one.”',
						'It took the stonecutter until Easter. Then both cannons were fired at last, the whole town came to look, and {host} gave {hero} the string to pull. Under the sheet was a very large lady, with {thing} in her arms. People sighed. Only {friend} came up close, with the hat, and stood on a box, and looked her in the face. “She never wrote back,” said {friend}. “I thought I’d see why.” So {hero} took out the letter, which {they} had carried around all winter, and it had never been opened. “She couldn’t,” {they} said. “There wasn’t any aunt. There was only me.” “I looked for an answer every morning,” said {friend}, and was angry for as long as it takes to look at a very large lady. Then {friend.they} sat down on the box, put on the hat, and left room. “They’ll have to be told, when they’ve had their cake,” said {friend}. “But there are thirteen questions.”',
					],
					'end-monument': [
						'By spring the statue was up, twelve feet of marble, with {thing} in one hand. On her birthday there were cannons; {hero} had had to say a date. And each year {hero} stood below her, and told everyone what she had been like. {They} got very good at it. That was the worst. In the third year {they} looked down, in the middle of a sentence, and saw {friend}, with the hat and flowers, and told the truth instead. The others went home, rather stiffly. {friend} stayed, by the marble feet. “There was nobody?” said {friend}. “I come here every week. I’ve told her everything.” “She’s a good listener,” said {hero}. “And I read your letter.” {friend} put down the flowers, rather hard. “I did sometimes wish she’d say something,” said {friend} then. It had begun to rain, and Aunt Hortense kept it off quite well. “What did you want her to say?” asked {hero}. “‘Sit down,’” said {friend}, and put on the hat, for the rain. There was room for two between the feet.',
						'So Aunt Hortense stood in the square, as high as two doors, and held {thing}. Both cannons were fired for her at last. There was no money left for anything else that year. {hero} had to dust her, as the family, and {friend} came every Sunday to help. {Friend.they} talked to the statue the whole time, while {hero} did the feet. It was mostly questions. In the third summer {hero} put down the cloth. “She can’t answer,” {they} said. “There never was an aunt. It was because of the stool. And it was me who read your letter.” For a while {friend} did not move. “Then you know all that I asked her,” said {friend}, “and the rest as well, from down there?” “I never liked to say so,” said {hero}. {friend} looked up at the marble face, and then down. “{host} will have to be told,” said {friend}. “But what would you have said?” “‘Put down those coats,’” said {hero}, “‘and sit with me.’”',
						'It took the stonecutter until Easter. Then both cannons were fired at last, the whole town came to look, and {host} gave {hero} the string to pull. Under the sheet was a very large lady, with {thing} in her arms. People sighed. Only {friend} came up close, and stood on a box, and looked her in the face. “She never wrote back,” said {friend}. “I thought I’d see why.” It was then that {hero} could not keep it up any longer. “It’s me who’s got the letter,” {they} said, “and I read it. There wasn’t any aunt. I know what number thirteen is, and I’ve thought about it all winter.” For some time {friend} looked at the marble, and was angry. “They’ll have to be told, when they’ve had their cake,” said {friend} then. “All winter? And what did you think?” “That there’s room for two on the stool,” said {hero}.',
					],
				},
			],
			choices: 'none',
			scene: { at: 'hall', with: ['friend', 'host'], shows: ['cake', 'hat'], pose: 'sit', feeling: 'calm' },
		},
	],
};
