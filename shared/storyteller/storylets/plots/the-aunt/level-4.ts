import type { PlotLevel } from '../../format.ts';

export const theAunt4: PlotLevel = {
	joins:
		'“{choice}” {hero} did it, and would have been glad if nothing else had happened that day. But {host.name}, {host.a}, was making the list for Family Night, when people sit with their own, and {hero}, who had nobody, said, “My Aunt Hortense.” There was no Aunt Hortense. By lunchtime {baker.name}, {baker.a}, had started on a cake for her, {friend.name}, {friend.a}, was making her a hat, and nobody had asked yet what she looked like.',
	chapters: [
		{
			titles: ['The Right-Hand Column', 'A Form of Words', 'Whom One Brings', 'An Aunt'],
			time: 'day',
			parts: [
				[
					'The list for Family Night has two columns[. On|: on] the left is who’s coming, and on the right is who they bring, and everyone sits with their own. {host.name}, {host.a}, draws it up that morning in public, {hall.at}, and reads it aloud to make sure. “{hero}, {described},” it said every year on the left, and across from it, on the right, was a short neat line, like the one under a sum.',
					'Nobody meant it unkindly. One evening a year, {hall.at}, people sit with their families, and that morning {host.name}, {host.a}, goes down the list and asks each of them out loud. “{hero}, {described},” {host} would read. “And you’re bringing?” There was always a short pause. You could hear the pen being lifted. Then {host} drew a small line where the other name should be, and went on.',
					'Family Night has a list, and the list has two columns: who comes, and whom they bring. Those who belong together sit together. {host.name}, {host.a}, goes through it {hall.at} that morning, name by name, with everybody listening. “{hero},” {host} would read, “{described}. And with?” Then came the pause, and then the sound of a ruler, and across from {hero}’s name there was a line. It was always a very straight one.',
				],
				{
					quiet:
						'{hero} would have paid anything to be skipped. That’s a mistake; sooner or later somebody names a price. “My aunt,” said {hero}.',
					bold: '“My aunt,” said {hero}. {They} had found that most things become true if you say them loudly enough.',
					kind: '{host}’s face had already started to be sorry for {them}. {hero} couldn’t let it go through with that. “My aunt,” {they} said.',
					honest:
						'Other people have a hundred small lies, worn smooth with use. {hero} had none, so the first one came out the size of an aunt. “My aunt,” {they} said.',
					clever:
						'{hero} thought it through. People check on a mother. They want to meet a cousin. But nobody has ever been surprised not to have heard of somebody’s aunt. “My aunt,” {they} said.',
					careful:
						'{hero} had a sentence ready, about liking to be alone. It was a good sentence. At the last moment a different one came out. “My aunt,” {they} said.',
					merry: '“My aunt, obviously,” said {hero}, and paused for the laugh. In the pause the pen came down.',
					dreamy:
						'For years there had been somebody at the edge of {hero}’s evenings, in a large hat, who thought well of {them}. “My aunt,” {they} said. It felt less like lying than like mentioning a friend.',
					quick:
						'“My aunt,” said {hero}. The ink was dry before {they} had asked {themself} whose sister she might be.',
				},
				[
					'“And her name?” “Hortense.” People murmured; it’s a name you can do things with. “She’ll have the good chair,” said {host}. “She’ll have a cake,” said {baker.name}, {baker.a}. Then somebody spoke whom nobody was used to hearing: {friend.name}, {friend.a}. Across from {friend}’s name, too, there was only a line. “I could make her a hat,” said {friend}. “I’ve had the ribbon for ages.”',
					'“What’s she called?” “Hortense,” said {hero}, and knew at once that it was a mistake. You can’t get rid of somebody called Hortense. “The good chair,” said {host}. “A cake with almonds,” said {baker.name}, {baker.a}, and was gone. “I’ve got a ribbon,” said {friend.name}, {friend.a}. Nobody had expected {friend} to speak; {friend.their} name stood a few lines down, and there was never anything across from it either. “I could make her a hat,” said {friend}. “If she’d like one.” An hour ago there had been no such person. Now she was expected that night, and people had begun to sweep.',
					'“And she’s called?” asked {host}, since there was still room in the column. “Hortense,” said {hero}. It’s a name with a hat on. “The good chair,” said {host}, and underlined it. {baker.name}, {baker.a}, asked if she ate almonds, in a cake, and did not stay for the answer. Then a voice came from a few lines farther down, where there was never anything in the right-hand column either. “I could make her the hat,” said {friend.name}, {friend.a}. “I’ve got a ribbon put by, in case there should ever be somebody.” On the steps children had begun to practice a curtsy.',
				],
				[
					'{hero} had once looked up “family,” in case there was a way around it. “Those who notice when one is late,” it said. {hero} was always on time, and so had never found out.',
					'What is a family, anyway? {hero} had given it some thought. It is whoever notices when you’re late. {hero} was never late, and had to take that on trust.',
					'Somewhere {hero} had read that a family is whoever notices when you’re late. One could have tested it. But {hero} had always been on time; it takes some courage to be late for nobody.',
				],
				[
					'+ It was still possible to take it back. The ink on the name was only just drying.',
					'+ And now there was Hortense. She was not dry yet; one could still have blotted her.',
					'+ An aunt would have known. This one had existed for a quarter of an hour, and was still wet.',
				],
			],
			choices: [
				{
					say: 'Reduce her, until there is next to nothing left',
					sets: ['small'],
					outcome: [
						'“She’s nobody special,” said {hero}. “She hardly eats, and she never says a word.” It was the worst thing {they} could have said. Nobody takes up as much room as a person who asks for nothing. Within the hour there was a fund for her, and a nurse, and an old gentleman was telling everyone that there were no aunts like that any more.',
						'“You won’t even notice her,” said {hero}. “She sits in a corner and doesn’t want anything.” There was a thoughtful silence, in which everyone remembered somebody of that kind whom they ought to have visited. The good chair was moved to the very middle, and the cake was doubled.',
						'“She isn’t much,” said {hero}. “Most people forget that she’s in the room.” Nobody answered. A good many of them had somebody at home of whom that could be said, and had been meaning to do something about it. They did it now, for Hortense. By noon there were three shawls for her, a footstool, and a committee.',
					],
				},
				{
					say: 'Enlarge her, since it costs the same',
					sets: ['grand'],
					outcome: [
						'“She’s been around the world in a basket,” said {hero}. “There was some trouble with a shark.” It was as easy as finding the tap. A crowd came and stood around, and when {hero} stopped somebody said, “Go on.” No one had ever said that to {hero} before. By the end it was decided that such an aunt had to have a present, and that there would be cannons.',
						'{hero} began with a basket, in which she had gone around the world, and got from there to a shark. Every time {they} thought it must be too much, the faces came closer. So this was what it was like to be listened to. “She’ll have to be given something,” said {host} in a hushed voice, and sent somebody to see about cannons.',
						'“You may have heard of her,” said {hero}. “She went around the world in a basket. It was in all the papers, on account of the shark.” They had not, but nobody liked to say so, and soon there was an old gentleman who remembered it perfectly. {hero} only had to pause, and the others filled it in. It made {them} a little giddy. “Has anyone thought of cannons?” asked {host}.',
					],
				},
				{
					say: 'Withdraw her, then and there',
					sets: ['tried'],
					outcome: [
						'“I should say,” said {hero}, “that she doesn’t exist.” Everyone looked at {them} very warmly. “There’s been a quarrel,” somebody whispered. “Poor thing, and can’t even talk about it.” {host} pressed the pen to the paper so hard that it left a blot, and said that it was never too late.',
						'“It just came out,” said {hero}. “I haven’t got an aunt.” “None of us thinks we deserve them,” said {host}, and laid a hand on {hero}’s arm. “That’s exactly why she should have the good chair.” After that {hero} would have had to shout, and {they} had already said it as loudly as {they} could.',
						'“Please cross it out,” said {hero}. “I made her up.” {host} laid down the pen, and said that families were like that, and that {host.they} had once made up a reason not to see {host.their} own father. It was so honest that {hero} could not very well say again that there was no aunt.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['hat', 'cake'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['From the Back', 'Sugar', 'What She Looks Like', 'A Likeness'],
			time: 'day',
			parts: [
				'@answer',
				[
					'No kitchen was big enough for that cake, and so {baker} was building it at the back of {hall}. It went up in flights, like a town hall. On the top step would stand the aunt, in white sugar, as tall as a hand. She was half done. “You’ll have to help me,” said {baker}. “You’re the only one who has seen her.”',
					'By lunchtime the cake had outgrown {baker}’s kitchen, and was being put up at the back of {hall}, like scaffolding. It was all stairs. At the top there was to be a figure of the guest, in sugar, and {baker} had made a start on that. “What does she look like?” {baker} asked {hero}. “Nobody else here knows.”',
					'{baker} had moved to the back of {hall}, because the cake would not have gone through any door. There were six flights of steps to it so far. For the highest there was a little woman of white sugar, who was not finished. “I want to get her right,” {baker} said to {hero}. “So tell me. You’ve had her in front of you.”',
				],
				[
					'“I’ve begun with the back,” said {baker}, and turned the figure around. The back was very good. It bent a little to the left, the way you do over a stove, and the bow of the apron had slipped. You wanted to tell it that supper smelled nice. But the front was smooth, from the hat to the hem. It was the strangest thing. {hero} had made up that aunt this morning, and here stood somebody’s back, and it was the back of a person.',
					'She stood with her back to the room, and what a back it was: broad, a bit tired on the left, with an apron tied in a hurry. You could see that something was on the stove in front of her. Anybody would have known that back again in a crowd. Then {baker} turned her around, and she had no front. “That’s as far as I get,” said {baker}. {hero} looked from the one side to the other. That morning a name had been thought of, and as much as it took to get past the list. Nobody had thought of a back like that. It had been remembered.',
					'So far there was only the back. {baker} had put a great deal of work into it: the slope, the crooked bow of an apron, one elbow out, as if it was stirring. It was not the back of just any aunt. It was one that you could have run up to. In front there was nothing at all. “I can’t seem to make the face,” said {baker}, with a small brush in one hand. “Whenever I try, it’s somebody out of a shop window.” {hero} was supposed to know what was missing. {They} had missed it for longer than anyone.',
				],
				[
					'“You must have come in at her door, some time or other,” said {baker}, “and she turned around. What did you see?” {hero} had come in at a [good|great] many doors. {They} tried to think what it was like when somebody turned around.',
					'“It’s only sugar,” said {baker}. “But they’ll all look at her tonight, and she’s what they’ll remember. It had better be somebody.” And the brush was held out to {hero}, with the handle first.',
					'“Think of an evening,” said {baker}. “You’re tired, and you open the door, and she turns around. What’s it like?” It was a reasonable question. {hero} had never been asked a crueler one.',
				],
			],
			choices: [
				{
					say: 'Show {baker} the face that you would like to come home to',
					sets: ['face'],
					outcome: [
						'“She isn’t beautiful,” said {hero}. “She’s had a long day. But then the door goes, and it’s you.” There was no word for what came next, and so {hero} showed it. {baker} looked, and began very fast to work in the sugar. It took a quarter of an hour, and {hero} had to be glad the whole time, at nobody, through a cake. It was easier than {they} would have thought. There was so much of it left over.',
						'{hero} tried to describe it, and it came out like a list. So {they} gave that up, and thought of a door that opens, and of somebody behind it who looks up, and let it be seen. “Stay like that,” said {baker}. When the little woman was done she was glad from top to bottom. “So that’s your aunt,” said {baker}. “There’s a likeness.” {hero} had never been told that {they} looked like anyone.',
						'“I can’t tell you,” said {hero}. “I’d have to do it.” So {they} turned away, as from a stove, and turned back, glad to see {baker}, who was not ready for it. “Once more,” said {baker}, and took up the brush. It was done nine times. When the sugar woman was finished, no one could have passed her without feeling expected. “Where did you learn that?” asked {baker}. {hero} had not known that it was there.',
					],
				},
				{
					say: 'Ask {baker} whose back it is',
					sets: ['asked-back'],
					outcome: [
						'“It isn’t Hortense’s,” said {hero}. “Whose is it?” {baker} cleaned the brush for some time. “I had an aunt until I was six,” said {baker}. “At that age you mostly see them from behind. She was at the stove, and it was March, and I had a kite to show her. I said it could wait until she turned around.” There was nothing to say to that. {hero} held the sugar woman, so that {baker} had both hands free for the face. It was made in one go, in the end, and it was glad.',
						'“You know this one,” said {hero}. “Who is it?” {baker} nearly dropped her. “My own,” said {baker}. “She brought me up until I was six. What I’ve got left is the back. I used to do my sums at the table, and she’d be at the stove. She always said that she’d look in a minute.” “Then give her the minute,” said {hero}. So {baker} shut both eyes, and made a face with the thumbs, blind, and when it was done, it was glad of something that was just coming in at the door.',
						'“You’ve seen that back,” said {hero}, “and I never have. Whose is it?” The brush stopped. “I was six,” said {baker}. “I had an aunt, and she cooked, and I talked to the bow of her apron. I must have told that bow everything. She said ‘Mm.’” {baker} looked at the smooth side. “I do wonder what she looked like, saying it.” “Try it with ‘Mm,’” said {hero}. So {baker} said it, over and over, and the thumbs went along with it, and what they left behind in the sugar was somebody who had heard every word.',
					],
				},
				{
					say: 'Say that you have never seen her from the front either',
					sets: ['no-front'],
					outcome: [
						'“I don’t know it any better than you do,” said {hero}, which was the truth, and was not meant to be taken for tact. {baker} took it for tact. “Perhaps it’s better so,” said {baker}, and left the face as it was, white and smooth. Then people came in with the chairs, and stopped in front of her. “It’s her to the life,” said a man who had lost a wife. “It’s her exactly,” said a girl who had never had a grandmother.',
						'“I’ve only ever imagined her from the back,” said {hero}. It was true, and nobody noticed. {baker} put away the brush. “Then we’ll leave her that way,” said {baker}, and set the little woman on her step, with her arms out, and no face at all. All afternoon people came by and had a look, and each of them said that it was wonderfully like. They did not all mean the same person.',
						'“From the front?” said {hero}. “I’ve never got that far either.” It was quite true. “Then I won’t make it up,” said {baker}, and laid down the brush with something like relief. So the sugar woman went up to her step with both arms held out, and as smooth as an egg. A boy who was bringing the spoons stopped dead. “That’s my gran,” he said. Behind him stood four people, each of whom knew better.',
					],
				},
			],
			scene: { at: 'hall', with: ['baker'], shows: ['cake'], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['Arrivals', 'Private', 'Thirteen Questions', 'A Card with Her Name on It'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'Then {hero} was sent {start.to}, with a card on a stick, so that she would see at once who had come for her. HORTENSE, it said. It took twice as long as usual, because of the messages. One person sent regards. A stout man came out of a shop with tears in his eyes, and said that she had once been very good to him, at a time when he hadn’t deserved it. {hero} looked at him. He wasn’t lying. He had only put her name on somebody he missed.',
					'After that there was nothing for it but to go and meet her. {host} had lettered a card for {hero} to hold up {start.at}: HORTENSE. “Regards to your aunt!” people called all along the way, when they read it. Somebody sent her an apology that was eight years late. A girl ran alongside for a while and asked if she remembered birthdays. {hero} said that she had never forgotten one, and was surprised how certain it sounded.',
					'“Off you go, and meet her,” said {host}, and gave {hero} a card with HORTENSE on it, on a stick, to hold up {start.at}. It’s lonelier than you would think, to be sent for somebody who isn’t there. She was popular. People took off their hats to the card. One old man had known her slightly, as a girl, and asked to be forgiven for something that he would not name. “I’m sure she has forgotten it,” said {hero}. “No,” said the old man. “Not she.”',
				],
				[
					'{Start.at} people were being met. {hero} held up the card. A traveler stopped before it and read it, letter by letter. “Nobody ever held up one of those for me,” she said, and went on. When the last of them had been kissed and led away, {hero} was still searching the faces, and knew perfectly well that nobody was coming.',
					'Other people’s aunts kept arriving {start.at}, with baskets, with complaints, with presents for the wrong child. Each time {hero} lifted the card a little, and each time let it sink. {They} had invented her that morning. It was ridiculous to mind that she was late.',
					'{hero} stood {start.at} with that name in the air. Now and then somebody hurried toward it, all smiles, and read it, and turned aside. By and by they had all been found by the right people. Only {hero} was left, like a shop that is open by mistake. {They} noticed that {they} had been practicing how to look when she came.',
				],
				[
					'“Isn’t she here?” It was {friend}, out of breath, with the hat. There was a bird on it. “Then she’ll be a late one. I wanted to catch her before the speeches.” {Friend.they} held out a letter. “For your aunt,” it said, and under that, underlined twice, “private.” “It’s just some questions. There’s nobody I can ask, normally, and she’s seen more than I have.” {Friend.they} looked at the bird. “She doesn’t have to answer all thirteen.”',
					'“I hear there are more to come,” said somebody. It was {friend}, who had been running, and was holding a hat with a bird on it as if it might spill. “I thought, if I got to her before the speeches.” Under the hat was a letter. It said, “For your aunt.” Below that it said “private,” and somebody had underlined it, and then tried to rub out the line so as not to be rude. “It’s only questions,” said {friend}. “You need someone to ask, sometimes. She doesn’t have to do all thirteen.”',
					'Then {friend} was there, with a hat, and a bird on the hat, both a bit blown about. “Not yet?” said {friend}. “Good. I mean, then I’m in time. Could you give her this, before they all get at her?” It was a letter. “For your aunt,” it said. “Private,” it said below, very small. “It’s questions. I’ve never had anyone to put them to, and by now there are thirteen. If that’s too many, she can leave out the silk.”',
				],
			],
			choices: [
				{
					say: 'Open the letter, once {friend} is out of sight',
					sets: ['read'],
					outcome: [
						'{hero} read it under a lamp. Question one was how to get a stain out of silk. Question two was about learning the trumpet. After that they got harder. The thirteenth was in a different ink, as if it had been added at the last moment: “When you came into a room, did you always know that they’d be glad?” {hero} folded it up again. It would not lie as it had lain.',
						'Nobody was looking, so {hero} opened it. It began with a stain on silk. It went on to whether you could be too old to learn the trumpet, and from there, by way of Sundays, to the thirteenth question, which was in another ink. “When you came into a room, did you always know that they’d be glad?” {hero} wished very much that {they} had not opened it, and read it again.',
						'{hero} had never opened anything that was meant for someone else. It turned out to be as easy as the rest of that day. One: how to get a stain out of silk. Two: whether you may learn the trumpet at any age. They got shorter as they went on, as if less and less breath was left for them, and for the last there was other ink. “When you came into a room, did you always know that they’d be glad?” It was the question that {hero} would have asked. Now there were two of them, and nobody to ask.',
					],
				},
				{
					say: 'Undertake to deliver it, and do not open it',
					sets: ['promised'],
					outcome: [
						'“She’ll have it tonight,” said {hero}. It was a thin letter. {They} put it where {they} wouldn’t feel it, and felt it there. As far as the first corner {friend} came along and talked about hats, in the light voice of somebody who has finally mailed something.',
						'{hero} promised. It was one more lie, and by now a single one hardly weighed anything. “I wrote it three times,” said {friend}, and did not mention it again as far as the first corner, and kept glancing over to see if {hero} still had it.',
						'“Into her own hand,” said {hero}, and that was that. It had been a long day of lies, and here was one that said thank you. {friend} came along as far as the first corner, and told {them} at some length how a brim is wired. Afterward there was only the letter. It weighed about as much as a leaf, and {hero} would have given a good deal to put it down.',
					],
				},
				{
					say: 'Tell {friend} the truth, and only {friend}',
					sets: ['told-friend'],
					outcome: [
						'“There’s nobody,” said {hero}. “I made her up. I couldn’t look at that line again.” {friend} turned the hat around for a while, as if the fault might be on the other side, and put the letter away. “I’ve got one of those lines,” {friend.they} said. “Every year I check if yours is still there. I was quite upset this morning.” The two of them went as far as the first corner together. “Don’t tell the others yet,” said {friend}. “I’d like to have known her until supper.”',
						'“She isn’t late,” said {hero}. “She isn’t anywhere. I made her up.” The bird on the hat trembled a little. {friend} took back the letter, and looked at the address, and put it away. “That line,” said {friend}. “I’ve got one too, a bit farther down. I thought this year I’d be the only one. I was upset, if you want to know.” Neither of the two spoke as far as the first corner. “Let me have her until supper,” said {friend}.',
						'{hero} put down the card. “You can stop running,” {they} said. “There’s no one to be in time for. It was the pause, and then I heard myself say it.” {friend} did not look shocked. It was more the look of a person who has been told the price of something. “I know that pause,” said {friend}. “Mine comes a bit later.” The letter went back under the hat. It was a short way to the first corner. “I haven’t had her for very long,” said {friend} there. “Could it wait until supper?”',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['letter', 'hat'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['All over Town', 'A Window on the Corner', 'What People Made of Her', 'To Be Waved At'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'{friend} had to see to the hat, and took the short way back. {hero} took the long one, so as to be late. The posters were up by then, and the paste was still running. A large calm woman looked out of them, whom {hero} had never seen; the painter must have known somebody. A man who was shouting at his donkey was told to think of Hortense, and stopped in the middle of a word.',
					'{friend} took the short way back, to see to the hat, and {hero} the long one, to be late. There was a Hortense Square now. It had been called something else that morning. Two parties had already formed in it. One said that she was for keeping everything as it was, and the other that she would change it all, and both of them asked {hero}. “I don’t know,” said {hero}. Both of them nodded, as if that were very deep.',
					'{friend} hurried ahead with the hat. {hero} went the long way around, past all the flags, to come as late as possible. Under a lamp two brothers who had gone to law over a hen were arguing about what Hortense would want them to do. “She’d want us to shake hands,” said one. “She’d want you to go first,” said the other. {hero} went by with {their} face turned away. After that it was quiet, and then somebody laughed.',
				],
				[
					'On the last corner a window stood open. In it sat a very old woman, and her chair had been turned around, to face the street. “Is that the card?” she called. “Hold it closer, I only see shapes. Then you’re from her! They tell me that she’s coming this way. I can’t get out any more, not for nine years now. But I don’t want much. I’d like to be waved at. Mine all went off by this street, one after the other, and I was at the stove every time, and thought that there would be another day for waving.”',
					'Somebody called to {hero}, from the window on the last corner. It was a very old woman, in a chair that had been moved so that it faced the street. “You’ve got the card,” she said. “I can see something white. So it’s true that she’ll pass by here!” She had not been out of that room in nine years. “I don’t need to meet her. I just want her to wave. When mine went away, I always had something on the stove. I’ve thought since then that it wouldn’t have burned in the time it takes to wave.”',
					'At the last corner there is a window close to the street, and a very old woman sat in it, who hardly saw anything by now, and for nine years had not been out. She had had her chair turned around. “That’s the card, isn’t it?” she said when {hero} passed. “Will she come by here? I don’t want to keep her. She needn’t stop. If she’d only wave! I had four, and I never once waved, because of the dinner.” She had put on a white collar. “I could tell you what was on the stove, all four times,” she said.',
				],
			],
			choices: [
				{
					say: 'Go past again as the aunt, and wave',
					sets: ['waved'],
					outcome: [
						'Behind the corner hung a tablecloth, on a line. A minute later a large pale shape came down the street, rather slowly, and stopped under the window, and waved. The old woman had both arms out of it at once. “There you are!” she called. “There you are!” The shape went on waving until it was around the corner, and then for some time longer, where nobody could see. It had worked so well that {hero} felt quite cold.',
						'{hero} borrowed a tablecloth from a line, and went back, and went by. It was only a shape in the dusk, but it waved, and the old woman half stood up in her chair to answer. “Don’t you hurry!” she cried. “Go carefully! I’ll be here!” They were the words that she must have had ready for somebody, for all those years. {hero} took the tablecloth back to its line, and hung it very straight.',
						'There was a tablecloth out on a line, and nobody about. What came down the street after that was wide and white and in no hurry. Below the window it lifted its arm. “Is it you? It’s you!” cried the old woman, and waved with a spoon, a collar, whatever was in reach. “I’ve got nothing on the stove!” she called. “Look, nothing at all!” {hero} had to go around the corner before {they} could stop.',
					],
				},
				{
					say: 'Tell her that there will only be you, and stay a while',
					sets: ['stayed'],
					outcome: [
						'“She won’t come by,” said {hero}. “There’s only me.” It could have meant anything, and the old woman did not ask. “Then stay until the bell,” she said. So {hero} stayed, and was told who had lived in each of the houses, and what they had owed her. When the bell rang it rang for a good while, and {hero} was late for the first time in {their} life. {They} went off waving. Behind the old woman something was burning on the stove, and she let it burn.',
						'“I don’t think that she’s coming,” said {hero}. “Would I do?” The old woman thought it over. “Are you in a hurry?” “No,” said {hero}. For half an hour the two of them watched the street. The old woman only saw shapes, and had {hero} tell her what they were, and told {hero} in return what they were called. The bell had long stopped when {hero} left, backward, so as to be able to wave. {They} had never been late for anything before.',
						'“There’ll be no one but me,” said {hero}. “And I’m not from anywhere in particular.” “Then you’ve got time,” said the old woman. So {hero} told her what was going by, and she knew whose it was, and whom it had once belonged to. The bell rang, and there was a smell of something catching in the pan. “Leave it,” she said. “You wave properly, when you go.” {hero} did, the whole length of the street, and was late, for the first time ever.',
					],
				},
				{
					say: 'Promise that the aunt will come by later on',
					sets: ['lamp'],
					outcome: [
						'“She’ll be late,” said {hero}. “But she’ll come by.” “I’m up late,” said the old woman happily. “I’ll put the lamp here, so that she finds me.” It was the easiest promise of the day. At the end of the street {hero} looked around. Something very small and yellow stood in the window on the corner, and it was not going to be put out by the person who had lit it.',
						'“Later,” said {hero}. “She’ll come past when it’s over. I’ll tell her.” What else could one say? The old woman felt for the matches, and lit a lamp, and set it on the sill, right at the edge. “There,” she said. “You can’t miss that.” It could be seen from a good way off. {hero} knew that, because {they} turned around three times.',
						'“Not now,” said {hero}, “but tonight she’s sure to. I’ll tell her to look out for you.” “Then I’d better be seen,” said the old woman. She had somebody bring the lamp, the good one, and wipe the glass, and stand it in front of her. {hero} had promised larger things that day. But the larger ones hadn’t been lit. It shone along the street behind {them} as far as the bend.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: ['banner'], pose: 'wave', feeling: 'sad' },
		},
		{
			titles: ['What She Would Have Wished', 'The Good Chair', 'Speaking for Her', 'A Small Favor'],
			time: 'night',
			parts: [
				'@answer',
				[
					'{Hall} had been full since before dark. Six hundred people had come, from every street and a good way beyond, with children and folding chairs, to be near the aunt.',
					'There were six hundred people {hall.at}, and every head turned when the door opened, and turned back when it was only {hero}. A red carpet had been rolled out as far as the road.',
					'Six hundred people had put on the clothes they were married in, and were waiting {hall.at}. {hero} came in by the side, past the coats, as always.',
				],
				[
					'“The family goes in front!” called {host}. {hero} had only ever sat at the back, and looked around to see who was meant. A lane opened, all the way up. At the end of it stood the good chair, in a ring of roses, with {friend} beside it, holding the hat. {hero} put the card with the name in its place. “The family,” people whispered on both sides. Until that evening it had been other people’s word.',
					'“That’s her family,” somebody whispered, and it went from row to row, and everyone drew in whatever they had in the aisle. Nobody had ever used that word about {hero}. It was like being handed a coat that fits, and knowing whose it is. In front, in a ring of roses, stood the good chair. {friend} was standing by it with the hat. {hero} leaned the card against it, so that everybody could read the name.',
					'There was a second chair in front tonight, next to the good one with its ring of roses, and it had a bow on it. “For the family,” said {host}. It took {hero} a moment to see that this was {them}; the word had never been used in that connection. {friend}, who stood there with the hat, moved aside to make room. The card with HORTENSE on it was taken from {hero}, and stuck among the roses.',
				],
				[
					'{host} drew {hero} aside. “While we’re waiting,” said {host}, very low. “There’s the kitchen [down |]in the lower street, where they give out soup. It costs money, and it attracts people. I mean to close it. It would sound [so |]much better coming from your aunt, and you wouldn’t have to be exact.” Three steps away {friend} was looking hard at the bird on the hat. {friend} ate at that kitchen. Everybody knew it, and nobody [had |]ever mentioned it.',
					'“A small thing, while we have a moment,” said {host}, behind the roses. “You know the soup kitchen in the lower street. It costs money. I’d like to shut it. From me that sounds hard, and from your aunt it would sound wise. One word would do. She needn’t even have said it.” Not three steps away stood {friend}, who had supper there every night, and showed no sign of having heard.',
					'“Just between the two of us,” said {host}, with a look at the door. “That soup kitchen, in the lower street. We can’t keep it up for ever. I’d have to say so tonight, and people would mind. If your aunt had happened to say it, they’d think it was wisdom.” It was said softly. But {friend} stood near enough to hear, and it was where {friend} went every evening, with a spoon. Everybody knew that, and nobody ever mentioned it.',
				],
			],
			choices: [
				{
					say: 'Say that she would sooner see a second kitchen',
					sets: ['spoke'],
					outcome: [
						'“She’d want a second one,” said {hero}, loudly. “She said so. In the upper street, where people can see it.” The hall cheered, and voted for it on the spot. It’s easy to be generous with somebody else’s aunt. {host} looked at {hero} with new respect, the way you look at a person who got to the well before you.',
						'{hero} turned around and said it to everyone. “My aunt has heard about the soup kitchen. She thinks one isn’t enough.” A second one was voted before {host} could shut {host.their} mouth. {hero} felt wonderful for about a minute. Then it struck {them} that the hall would have voted for the opposite just as gladly.',
						'“She has asked me to say it for her,” said {hero}, and said it to all six hundred. “One soup kitchen is too few. She’d like another.” There was such a cheer that {host} had to smile. It was voted with every hand in the hall. {hero} looked at all those hands. This morning not one of them would have gone up for somebody without an aunt.',
					],
				},
				{
					say: 'Say that she never spoke of such things',
					sets: ['abstained'],
					outcome: [
						'“She had no views on soup,” said {hero}. {host} studied {them}. “Everyone who isn’t here has views,” said {host}. “The only question is who has them for her.” But {host.they} wrote “pending” across the paper and slid it under the speech, until after the cake.',
						'“I can’t say that,” said {hero}. “She never talked about soup.” “Then she never said a word against closing it,” said {host}. “Or for it.” In the end {host} wrote “pending” on the paper, and put it under the speech, until after the cake.',
						'“I don’t think that I can speak for her about that,” said {hero}. “You’ve spoken for her all day,” said {host}, not unkindly. It was perfectly true. But {hero} said nothing more, and in the end {host} sighed, wrote “pending” on the paper, and tucked it in under the speech, until after the cake.',
					],
				},
				{
					say: 'Let {host} say what {host} likes in her name',
					sets: ['lent'],
					outcome: [
						'“Say what you think best,” said {hero}, and {host} did, to the whole hall, in her name. It sounded just like her; everybody said so. {friend} was still holding the hat, but like somebody who brings a lunch to a train that has gone.',
						'{hero} was tired, and it was only one more thing that she hadn’t said. “If you like,” said {hero}. So {host} put a hand on the back of the good chair and announced that Hortense was against the kitchen. People clapped. They would have clapped for anything. {friend} didn’t, and couldn’t have, with both hands full of hat.',
						'“I don’t know anything about soup,” said {hero}, and {host} took that for yes. It was announced from the front, with a hand on the good chair. Hortense thought the kitchen should close; she thought it kinder in the long run. Nobody could say that it was not like her. {friend} stood there and held the hat, very carefully, and did not look at anyone.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['hat'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['The Empty Chair', 'Nine Pages', 'All Rise', 'For Want of an Aunt'],
			time: 'night',
			parts: [
				'@answer',
				[
					'Then four men carried the cake to the front. It had grown another flight of stairs. On the top step stood the little woman in white sugar, with her arms out. {baker}, who had used up the almonds for the whole winter, walked beside it, one hand in the air, in case she should fall. People stood up to see her go by.',
					'It took four people to bring the cake forward, one at each corner, and {baker} went ahead to clear the way. There was not an almond left in any shop. At the very top, with her arms spread, the little sugar woman swayed at every step.',
					'The cake was carried to the front on a door, because no tray was big enough. Four people held up the corners, and {baker} walked behind, on account of the little sugar woman. She stood on the topmost step and held out her arms to all six hundred of them.',
				],
				{
					face: [
						'+ She was so glad that people in the front row smiled back. “It’s your look,” {baker} whispered to {hero}. “I only hope that she has it too. I had an aunt until I was six, and all I’ve kept is how she looked from behind, at the stove.”',
						'+ “She’s got your face,” said a child in the first row to {hero}, and was hushed. {baker} was looking up at her. “The back is my own aunt’s,” {baker} said, low. “She died when I was six. I never had the front, until you showed me.”',
					],
					'no-front': [
						'+ The lamps shone on her smooth white front, and everyone saw a face there. “I had an aunt until I was six,” said {baker}, low, to {hero}. “It’s her back. I’ve been looking at the other side all day, and d’you know, I believe I can see it.”',
						'+ She had no face, and people nodded to her as if they knew it well. “The back is my own aunt’s,” said {baker} to {hero}, low. “She died when I was six. I thought it would make me sad, to leave it smooth. It’s like a door.”',
					],
					else: [
						'+ “She’s looking straight at us,” said {baker} to {hero}, low. “I was six. I’d forgotten that she could.”',
						'+ “I don’t say that it’s her,” said {baker} to {hero}, low. “But it’s how she’d have turned around.”',
					],
				},
				[
					'{host} had the speech ready, nine pages of it, and a present from all of them, {thing.a}, balanced on the arm of the chair. Then it got quiet. {hero} looked along the rows, and saw something that there had never been on a Family Night. People weren’t sitting each with their own. They had all moved together, left column and right, with their faces in one direction. It needed only one thing more. “And so,” said {host}, “where is she?”',
					'There was a roll on the drum, and {host} unfolded nine pages and put a present from everybody on the arm of the good chair: {thing.a}. All the aisles were gone. In other years there were gaps between the families, as wide as a door, and {hero} knew every one of them. This year the chairs had been pushed together anyhow, and you couldn’t tell who belonged to whom. All that had been done for Hortense. “And now,” said {host}, “where is she?”',
					'{host} stood up with nine pages, laid a present from everybody on the arm of the good chair, {thing.a}, and waited until the last cough was over. It had never been so quiet on a Family Night. Every other year the families talked, each among themselves, with their backs to the rest. Tonight nobody had a back. They sat in one great half-circle, as close as they could get, and looked at a door. “And now,” said {host}, “where is she?”',
				],
				{
					'told-friend': [
						'+ {friend}, who knew, put the hat on the chair all the same, to keep the place, and then looked at the door with the others.',
						'+ The hat lay on the chair by now, to keep the place. {friend}, who had put it there, and knew, was looking at the door like all the rest.',
					],
					else: [
						'+ {friend} put the hat on the chair, to keep the place, and looked at the door like a child at a lit window.',
						'+ On the chair, to keep the place, lay the hat. {friend}, who had put it there, looked at the door, and did not breathe.',
					],
				},
			],
			choices: [
				{
					say: 'Say that you made her up, and what for',
					sets: ['confessed'],
					outcome: [
						'“Nowhere,” said {hero}. “I made her up. There was a line in your list across from my name, about this long, and I couldn’t look at it again.” {They} showed how long it was, with both {hands}. It wasn’t long. It was so quiet that you could hear the sugar crack.',
						'“She isn’t coming,” said {hero}. “There’s no aunt, and there never was. You asked me who I was bringing, and I couldn’t say ‘nobody’ again with all of you listening.” Somewhere a child asked if there would still be cake.',
						'“You can look at me,” said {hero}. “There’s nobody behind that door. You read out my name, and then you always wait, and I filled it in.” {They} had thought that it would take longer. It had taken a whole town all day to build her, and she was gone in three sentences. Somebody put down a spoon as if it might go off.',
					],
				},
				{
					say: 'Withdraw with the hat, and return in it',
					sets: ['played'],
					outcome: [
						'At first nothing happened, and then there was Aunt Hortense. She had on the hat, and a pair of curtains, and she looked along the rows, one after another, as if she had come for each of them. “Well,” she said, in a voice like a gate, “are you all eating properly?” They had waited all day for a hat, and what belongs under it they had brought along themselves. Grown men put their hands over their faces.',
						'“I’ll fetch her,” said {hero}, and took the hat, and went out. The person who came in again wore that hat, and two curtains, and a good deal of brooch. “Don’t get up,” said Aunt Hortense. “I only wanted to see you all.” She had a voice like a coffee mill. They had waited all day for a hat, and what belongs under it they had brought along themselves. They got up, every one of them.',
						'They waited for a good while, and then they were rewarded. A hat came in, and beneath it there was cloth, a great deal of it, of the kind that hangs at windows. “So you’ve all come,” said Aunt Hortense. Her voice was like a drawer that sticks. “Let me see you. Has somebody washed those ears?” They had waited all day for a hat, and what belongs under it they had brought along themselves. The fathers in the front row sat up straight.',
					],
				},
				{
					say: 'Announce that she has been called away for good',
					sets: ['gone'],
					outcome: [
						'“She’s gone,” said {hero}. “You won’t see her now.” In a way it was true, and it was meant to be the end of it. But people who are gone have no end; that’s where they start. One after another the whole hall stood up. {host} put down all nine pages and spoke without notes, and the third word was “marble.”',
						'“She was called away,” said {hero}. “For good. She’s sorry.” Now they would be disappointed, and have some cake, and go home. Instead somebody took off his hat, and then they all did. “We never even saw her,” said {host}. “She’ll have to have something that lasts. She’ll have to have a statue.” {hero} heard it coming, like a piano on the stairs.',
						'“You needn’t wait,” said {hero}. “She’s been called away, and she won’t be back.” It was as near to the truth as {they} dared to go. It wasn’t near enough. There was a sound in the hall as of one big chair being pushed back, and people began to tell one another what she had been like. “Marble,” said {host}, who had stopped looking at the nine pages. “She’s never going to be taken away from us again.”',
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
			titles: ['Next of Kin', 'Somebody to Ask', 'What She Was For', 'The Other Column'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} drew a breath. Six hundred people leaned forward, so as not to miss it.', ''],
					bold: ['That morning it had helped to say it loudly. {hero} took a step forward.', ''],
					kind: ['{hero} looked along to the last row. A child had been lifted up there, so as not to miss her.', ''],
					'confessed & honest': ['“She,” {hero} began, and had to begin again, without her.', ''],
					clever: [
						'{hero} went over the doors of that room in {their} mind. There were three, and she couldn’t come in by any of them.',
						'',
					],
					careful: ['{hero} looked at the nine pages, and at the clock, and at the side door.', ''],
					merry: ['{hero} smiled, out of habit. Six hundred people smiled back.', ''],
					dreamy: ['For a moment {hero} looked at the door with the rest of them.', ''],
					quick: ['It took {hero} a second, as it had that morning.', ''],
				},
				'@answer',
				{
					'played & grand':
						'Outside they remembered the cannons, and all of them went off at once. Aunt Hortense did not so much as turn her head. It was put down to the shark.',
					'gone & grand': [
						'The cannons had been loaded for her arrival. They were fired for her departure, and {hero} jumped at each of them.',
						'Outside somebody took it for the signal, and fired the cannons that were meant to greet her. It did very well for a farewell.',
					],
					'confessed & grand': [
						'“And the shark?” asked a voice in the last row. “No shark either,” said {hero}. That was taken harder than the aunt.',
						'“But she was in a basket,” somebody said. “We’ve got cannons.” “I know,” said {hero}. “I made up the basket as well.” There was a groan. They had been fond of that basket.',
					],
					'played & small':
						'She had been announced as somebody you would hardly notice. The whole first row looked around for {hero}, to complain.',
					'gone & small':
						'“And she wanted so little,” people said, and each of them put something down toward the marble.',
					'confessed & small': '“I told you she was nobody special,” said {hero}. It did not help.',
					'played & tried':
						'“And {hero} told us this morning that you didn’t exist!” said {host}. “I’ve heard it said,” said Aunt Hortense. “One gets up all the same.”',
					'gone & tried':
						'That morning {hero} had said that there was no such person, and had been comforted. Now it would have been believed even less.',
					'confessed & tried': [
						'“I did say so this morning,” said {hero}. “You did,” said {host}. “We took it for feelings.”',
						'“You told us,” said {host} slowly, “this morning, at the list. You said that there was no aunt, and I didn’t believe it.” “Yes,” said {hero}. “I ought to have said it once more.”',
					],
				},
				{
					'gone & told-friend':
						'“And that’s the end of it?” asked {friend}. It was a chance, held out like a coat. “That’s the end of it,” said {hero}.',
					'gone & read': '“Had she read it,” asked {friend}, “before she went?” “It’s been read,” said {hero}.',
					'gone & promised':
						'“Did she get my letter,” asked {friend}, “before she went?” “She took it with her,” said {hero}, and felt where it was.',
				},
				{
					'confessed & waved':
						'“But she went by my mother’s window!” said a man. “She waved!” “That was me as well,” said {hero}. “I’d be glad if nobody told her.” Nobody ever has.',
					'confessed & stayed': [
						'That evening {hero} had already said at one window that there was nobody but {them}. There it had been taken as an offer.',
						'“So who’s to wave to my mother?” said a man. “She’s been waved to,” said {hero}. “I told her that there was only me, and she said to stay until the bell.” The man sat down rather slowly. He had not been by there for a year.',
					],
					'confessed & lamp': [
						'“But my mother has lit a lamp for her,” said a man, “in the window on the corner!” “I know,” said {hero}, and went there at once. “It’s only me,” {they} said, below the window, and waved. “There was never anyone else.” The old woman saw a shape, and waved until it had gone around the corner. “Then why should I put the lamp out?” she called. She never has. It was as quiet as before {hall.at}, when {hero} came in again.',
						'“And my mother?” asked a man. “She’s put a lamp in the window on the corner for her.” {hero} went there at once, while nobody else knew what to say. “There’s only me,” {they} told the old woman, and waved. That was a pity, she said. But from where she sat it looked much the same, and she waved with both arms. Nobody {hall.at} had moved when {hero} came in again.',
					],
					'played & waved':
						'{hero} had waved at one person, at dusk, and it had made {them} cold. Now it was six hundred, and it was warm.',
					'played & stayed':
						'“You’re late, Aunt,” said {host}. “I sat with somebody until the bell,” said Aunt Hortense. “Her dinner burned. She didn’t mind.”',
					'played & lamp':
						'“You’ll stay until morning?” asked {host}. “I can’t,” said Aunt Hortense. “There’s a lamp lit for me in a window on the corner.” That was kept, at any rate. She went by there before midnight, and waved with both arms.',
					'gone & waved':
						'“She waved to my mother, at the corner,” a man said, “this very evening. It must have been the last thing that she did.” So that was to go on the marble as well.',
					'gone & stayed': [
						'One old woman could have told them. But she sat at her window on the corner, and nobody came by to ask.',
						'Only the old woman on the corner had been told that there was nobody but {hero}. She had asked {them} to stay a while. Six hundred people had asked for a statue.',
					],
					'gone & lamp': [
						'The same night {hero} went by the window on the corner, where the lamp was. “She had to leave,” {they} said, and waved, with both {hands}, until the old woman had put it out. Nobody else who waited for the aunt was ever told as much.',
						'There was still the lamp. {hero} stood under that window, late at night. “She’s been called away,” {they} said, “and sends you this,” and waved. “So I did have the lamp on for somebody,” said the old woman. She asked no more than that, and {hero} was grateful to her.',
					],
				},
				{
					'played & abstained':
						'“About that kitchen,” said {host}, and pulled the paper out. “Shut it?” said Aunt Hortense. “I was hoping to eat there.” {host} put the paper back.',
					'played & lent':
						'“That kitchen, which you so wisely spoke against,” began {host}. “I didn’t,” said Aunt Hortense. “Somebody was tired, and let it be said. It was shabby. There are people in this room who eat there, and had to stand and hear it.” So it stayed open. {friend}, who had been looking at the floor ever since the cake, looked up.',
					'played & spoke':
						'“You’ll have your second kitchen,” said {host}. “So I hear,” said Aunt Hortense. “See that there’s something in the pots.”',
					'gone & abstained': [
						'There was a vote on the kitchen after the cake. “What would she have said?” somebody asked. Nobody knew, and so it stayed open.',
						'{host} pulled out the paper about the kitchen, and put it back. Nobody wanted to be the one to close something on the night that she went away.',
					],
					'gone & lent':
						'The kitchen in the lower street was shut that same week, in accordance with her wishes. {friend} ate here and there, and {hero} never dared to ask where.',
					'gone & spoke': [
						'The second kitchen, for which they had voted before the cake, was to have her name over its door. It was the only thing that she had ever asked for.',
						'“She gave us the kitchen, at least,” somebody said. They had voted for it before the cake, and now nobody could ever vote against it.',
					],
					'confessed & abstained':
						'{host} pulled out the paper about the kitchen, saw that there was nobody left to have said it, and held it to a candle.',
					'confessed & lent':
						'“Then who wanted our kitchen shut?” somebody asked. “I let it be said,” said {hero}. It stayed open. “You knew whose supper it was,” said {friend}, not loudly. “I knew,” said {hero}. There was no excuse for that, and {they} did not look for one.',
					'confessed & spoke & end-family':
						'“And the second kitchen?” somebody asked. It had been voted, said {host}, whoever had wanted it. It is called after her to this day.',
					'confessed & spoke & end-alone':
						'The second kitchen had been voted for a lady who didn’t exist, and was struck out. But after that nobody could very well close the first.',
				},
				{
					'end-alone & read': [
						'The hall took it badly, and went home. Somebody swept up the roses, and {host} put {thing} away. The cake stayed where it was, with the little sugar woman on its top step, holding out her arms to the chairs. {hero} gave {friend} the letter. “I opened it,” {they} said. {friend} put it away without a word. {hero} had no right to answer, and did it all the same, that night: for the silk, salt; and so on. At the thirteenth question, if you always knew that they’d be glad when you came in, {they} sat until the lamp went out. “No,” {they} wrote. “I never did. But you had a line like mine, every year, and when you came in I was glad.” {They} pushed the sheet under {friend}’s door. Three days later there was an envelope under {hero}’s own. It was addressed to Miss Hortense, care of {hero}. Inside was a question, and it was number fourteen.',
						'People went home early, and did not look at one another. {host} locked {thing} away. Nobody had touched the cake, and on its top step the little sugar woman went on holding out her arms, to six hundred chairs. “I opened this,” said {hero}, and gave {friend} the letter. {friend} looked at the flap, and not at {hero}, and left. That night {hero} answered all thirteen, on a sheet of {their} own, which nobody had asked {them} to do. Salt, for the silk. For the trumpet, no, you were never too old. It was nearly light when {they} got to the last one, about coming into a room. “I never knew it of anyone,” {they} wrote. “But there was one other line like mine. Every year I looked to see if you had come, and was glad.” The sheet went under {friend}’s door. On the third day an envelope came back, for Miss Hortense, care of {hero}. In it was a question, with a number. It was fourteen.',
						'Nobody shouted. They simply went, family by family, with their chairs, and {host} carried out {thing} under one arm. Up on the last step of the cake the little sugar woman was still holding out her arms. {friend} did up the hat in paper. “I read this,” said {hero}, and put the letter next to it. The flap did not lie flat any more. {friend} took both, and left without a word. There was a lamp burning {hero}’s whole night through. It was salt for the silk. It was yes, for the trumpet, at any age. For the thirteenth, about knowing that they’d be glad when you came into a room, {hero} used up four sheets, and kept only two lines. “I can’t say. But there’s one person I look for on that list.” {They} left it at {friend}’s door. It took three days. “To Miss Hortense, care of {hero},” it said on the envelope that came back. “Question fourteen.”',
					],
					'end-alone & promised': [
						'The hall might have forgiven a modest aunt. But for one whole day six hundred people had been the sort who are visited by a lady with a shark. {host} put {thing} away. Everybody else went back to their own rows, and looked past {hero} the way you look past a mirror. So there it was again: the empty place, the line. Late in the evening {friend} set down a stool there. “You were late tonight,” said {friend}. “I noticed.” {hero} gave back the letter, which had never been opened. “It’s for somebody with more experience,” said {friend}, and put it away. “She wouldn’t have liked that cake,” said {friend}. “No?” said {hero}. “Too many almonds,” said {friend}. “She hated a fuss.” {hero} thought about it. “That’s what she used to say in the basket,” {they} said. After that the two of them took turns, without looking at each other, and when the lamps were put out Aunt Hortense had got as far as Peru.',
						'It wasn’t the aunt that people couldn’t forgive. It was that for a whole day they had been the kind of town that is visited by a lady with a shark. {host} put {thing} back into its case. Each family found its own row again, and pulled the chairs together, and around {hero} there was a gap as wide as a door. {They} knew it well. Toward midnight {friend} set down a stool in it. “You were late tonight,” said {friend}. “I noticed.” So that was what it was like. “You’ll want this back,” said {hero}, and held out the letter, still shut. {friend} put it away. “In that basket,” said {friend}, after a while, “was she ever afraid?” {hero} had to think. “Only when it went well,” {they} said. “Then she held on to both sides.” “I’d have guessed that,” said {friend}. The lamps were put out, a row at a time. By then the two of them had got her across the equator, and it was getting warm.',
					],
					'end-alone': [
						'The hall might have forgiven a modest aunt. But for one whole day six hundred people had been the sort who are visited by a lady with a shark. {host} put {thing} away. Everybody else went back to their own rows, and looked past {hero} the way you look past a mirror. So there it was again: the empty place, the line. Late in the evening {friend} set down a stool there. “You were late tonight,” said {friend}. “I noticed.” {hero} moved up a little. “She wouldn’t have liked that cake,” said {friend}. “No?” said {hero}. “Too many almonds,” said {friend}. “She hated a fuss.” {hero} thought about it. “That’s what she used to say in the basket,” {they} said. After that the two of them took turns, without looking at each other, and when the lamps were put out Aunt Hortense had got as far as Peru.',
						'It wasn’t the aunt that people couldn’t forgive. It was that for a whole day they had been the kind of town that is visited by a lady with a shark. {host} put {thing} back into its case. Each family found its own row again, and pulled the chairs together, and around {hero} there was a gap as wide as a door. {They} knew it well. Toward midnight {friend} set down a stool in it. “You were late tonight,” said {friend}. “I noticed.” So that was what it was like. “In that basket,” said {friend}, after a while, “was she ever afraid?” {hero} had to think. “Only when it went well,” {they} said. “Then she held on to both sides.” “I’d have guessed that,” said {friend}. The lamps were put out, a row at a time. By then the two of them had got her across the equator, and it was getting warm.',
						'They were quite polite. But it’s one thing to have no aunt, and another to have been, since the morning, people to whom a lady with a shark pays calls. {Thing} went back to where it had come from. Chair after chair was turned around, until {hero} saw nothing but backs, with a gap on the left and a gap on the right, like that line in the list. Then something was set down in the gap. It was a stool. “You were late tonight,” said {friend}. “I noticed.” {hero} could not answer at once. “What I’d like to know about the basket,” said {friend}, sitting down on it and looking straight ahead, “is what she had for breakfast.” “Eggs,” said {hero}. “She boiled them over the lamp.” “They’d take longer, up there,” said {friend}. There was a pause. {hero} knew every kind of pause, but this one was waiting for more. “She liked them hard,” said {hero}. “And she always packed two cups.” When the lamps were put out they were over the Andes, and Aunt Hortense had the tea on.',
					],
					'end-family & promised': [
						'For a while nobody did anything. Then {friend} took the hat from the chair, looked at it, and put it on. It fit. You could see now whom it had been made for. “I’ve never been anywhere much,” said {friend}, rather white, and sat down among the roses. “I’ve just thought for years about what I’d say to somebody.” {Friend.they} turned to {hero}. “You look tired,” said {friend}. “And you were late tonight. I noticed. Who looks after you?” {hero} had been on time for years, and had never known what that was like. “This is for you, then,” said {hero}, and held out the letter, unopened. {friend} read the address, and for some time neither of them knew what to do about it. {host} handed {friend} {thing}. [“It says Hortense on the label,” said {host}. “You’d have to answer to that.”|“Hortense,” it said on the label, and {friend} left the label on.] Then there was still the list. With the whole hall watching, {host} took the pen, and drew a line from the one name in the left column down to the other. It was about as long as the old one. It just went somewhere now.',
						'Six hundred people waited for somebody else to do something. Then {friend} got up, and took the hat from the chair, and put it on. It fit; it had been made by the only head that {friend} had to go by. “I don’t know much,” said {friend}, rather white, and sat down among the roses. “I only know what I’d have liked to be asked.” {Friend.they} turned to {hero}. “You came in late tonight. I noticed. Are you all right?” So this was what it was like to be noticed. “I think so,” said {hero}, and had to look at the roses for a moment. “There’s mail for you, Aunt,” {they} said then, and held out the letter, which had never been opened. {friend} read what it said on the outside, and did not know where to look. {host} gave {friend} {thing}, and then bent over the list. There was one name too many on the right, and two on the left with nothing across from them. So {host} crossed out HORTENSE, and drew a line, with everybody watching, from {hero}’s name down to {friend}’s. It was no longer than the old ones had been. But now there was somebody at both ends.',
						'{host} opened {host.their} mouth, looked at the nine pages, and shut it again. In that silence the hat was lifted from the good chair. “I made it on my own head,” said {friend}, “since nobody could tell me about hers.” {Friend.they} put it on, sat down in the ring of roses as if they might bite, and looked at {hero}. “You came in late,” said {friend}. “I kept looking at the door. Have you had anything hot?” That was all it was, then: somebody who notices when you’re late. {hero} had wondered for years what it would be like, and it made {them} want to sit down. Instead {they} held out the letter. It was still shut. “It came for you, Aunt,” said {hero}. {Thing} was handed over, by {host}, without a speech. Then the list was brought. There were two straight lines on it, and nothing at the end of either. “If you’ll allow me,” said {host}, and put down the ruler, and joined them with one long stroke that was not straight at all.',
					],
					'end-family': [
						'For a while nobody did anything. Then {friend} took the hat from the chair, looked at it, and put it on. It fit. You could see now whom it had been made for. “I’ve never been anywhere much,” said {friend}, rather white, and sat down among the roses. “I’ve just thought for years about what I’d say to somebody.” {Friend.they} turned to {hero}. “You look tired,” said {friend}. “And you were late tonight. I noticed. Who looks after you?” {hero} had been on time for years, and had never known what that was like. {host} handed {friend} {thing}. [“It says Hortense on the label,” said {host}. “You’d have to answer to that.”|“Hortense,” it said on the label, and {friend} left the label on.] Then there was still the list. With the whole hall watching, {host} took the pen, and drew a line from the one name in the left column down to the other. It was about as long as the old one. It just went somewhere now.',
						'Six hundred people waited for somebody else to do something. Then {friend} got up, and took the hat from the chair, and put it on. It fit; it had been made by the only head that {friend} had to go by. “I don’t know much,” said {friend}, rather white, and sat down among the roses. “I only know what I’d have liked to be asked.” {Friend.they} turned to {hero}. “You came in late tonight. I noticed. Are you all right?” So this was what it was like to be noticed. “I think so,” said {hero}, and had to look at the roses for a moment. {host} gave {friend} {thing}, and then bent over the list. There was one name too many on the right, and two on the left with nothing across from them. So {host} crossed out HORTENSE, and drew a line, with everybody watching, from {hero}’s name down to {friend}’s. It was no longer than the old ones had been. But now there was somebody at both ends.',
						'{host} opened {host.their} mouth, looked at the nine pages, and shut it again. In that silence the hat was lifted from the good chair. “I made it on my own head,” said {friend}, “since nobody could tell me about hers.” {Friend.they} put it on, sat down in the ring of roses as if they might bite, and looked at {hero}. “You came in late,” said {friend}. “I kept looking at the door. Have you had anything hot?” That was all it was, then: somebody who notices when you’re late. {hero} had wondered for years what it would be like, and it made {them} want to sit down. {Thing} was handed over, by {host}, without a speech. Then the list was brought. There were two straight lines on it, and nothing at the end of either. “If you’ll allow me,” said {host}, and put down the ruler, and joined them with one long stroke that was not straight at all.',
					],
					'end-hat & told-friend': [
						'Aunt Hortense was given {thing}, and [said that it would look well in the soup kitchen|wanted it put up where the soup was given out]. She spoke for a quarter of an hour about going to bed on time, and the hall would have done anything for her. Afterward {friend}, who knew who she was, stopped her in the passage among the coats. “I’d like to ask it anyway,” said {friend}, and got out the letter. “When you came into a room, did you always know that they’d be glad?” Something moved under the hat. “Not until tonight,” said Aunt Hortense, in {hero}’s voice. “It’s as nice as you’d think. It’s just not for me.” {friend} put the bird straight. “I only asked for her until supper,” said {friend}. It has been a good deal longer than that. The two of them have her out on certain Thursdays, and take turns with the hat.',
						'Aunt Hortense took {thing}, and wished it to be put up where the soup was given out. Then she told six hundred people to sit up straight, and they did, with shining eyes. She left by way of the coats, and there stood {friend}. “I know who it is,” said {friend}, and got out the letter. “But it’s her that I’d like to ask. When you came into a room, did you always know that they’d be glad?” There was a long silence below the bird. “I didn’t know what it was like until this evening,” said Aunt Hortense, and it was {hero} who was speaking. “It’s all true. It only isn’t meant for me.” “I’d said, until supper,” said {friend}. “We’ve had supper. I could be glad, you know. I’d just have to be told who’s coming in.” So the aunt took off the hat. She has been seen since, on certain Thursdays, but it isn’t always the same person who is in there.',
						'They gave her {thing}, and she had it sent to the soup kitchen, for the shelf. She went along every row, and told people to write to their mothers, and nobody had ever been so happy to be scolded. Among the coats, on the way out, {friend} was waiting. “You’ve kept her longer than supper,” said {friend}. “Then I can ask her.” It was in the letter, but {friend} did not need to look. “When you came into a room, did you always know that they’d be glad?” The hat bent forward. “I came into one tonight,” said Aunt Hortense, and nobody could have mistaken {hero}’s voice. “They stood up. They’d have stood up for the curtains.” “I wouldn’t have,” said {friend}. “I knew who was in them. I’d been looking at the door for you.” For a while there was no sound but the drip of somebody’s umbrella. Then the aunt took off the hat, and hung it on a hook with the others, and the two of them went in to what was left of the cake.',
					],
					'end-hat & read': [
						'Aunt Hortense was given {thing}, and [said that it would look well in the soup kitchen|wanted it put up where the soup was given out]. She spoke for a quarter of an hour about going to bed on time, and the hall would have done anything for her. Afterward {friend} stopped her in the passage, among the coats. “It’s just the thirteenth question,” said {friend}. “When you came into a room.” Something moved under the hat. “Not until tonight,” said Aunt Hortense, in nobody’s voice but {hero}’s. “It’s as nice as you’d think. It’s just not for me.” {friend} looked under the brim, and then put the bird straight. “You’ll be tired, Aunt,” said {friend}. “I’ll see you home.” For the length of a street neither spoke. “You’d read it,” said {friend}. “You answered before I had finished.” “I opened it as soon as you were out of sight,” said {hero}. It was quiet for the length of another. “Then you can do the other twelve by Thursday,” said {friend}.',
						'Aunt Hortense took {thing}, and wished it to be put up where the soup was given out. Then she told six hundred people to sit up straight, and they did, with shining eyes. She left by way of the coats, and there stood {friend}. “It’s only the last one,” said {friend}. “You’ll have seen it. About coming into a room.” There was a long silence below the bird. “I didn’t know what it was like until this evening,” said Aunt Hortense, and it was {hero} who was speaking. “It’s all true. It only isn’t meant for me.” {friend} bent down, and looked in under the brim. “I hadn’t asked it yet,” said {friend}. “No,” said {hero}. “I’d opened it.” Somewhere in the hall people were singing for the aunt, as a round. {friend} did not go away. “Then you’ve had all thirteen,” said {friend} at last, “and I’ve had one. I’ll expect the other twelve by Thursday.”',
						'They gave her {thing}, and she had it sent to the soup kitchen, for the shelf. She went along every row, and told people to write to their mothers, and nobody had ever been so happy to be scolded. Among the coats, on the way out, {friend} was waiting. “I’d a letter,” said {friend}, “and at the end of it a question.” “About coming into a room,” said Aunt Hortense, “and if you know that they’ll be glad. I came into one tonight. They stood up. They’d have stood up for the curtains.” It was said in {hero}’s own voice. {friend} did not answer at once. “It was shut when I gave it to you,” said {friend}. “Yes,” said {hero}. “I’d wondered if you were the sort who opens things,” said {friend}. “I’d wondered too,” said {hero}, from under the brim. Inside they had begun to sing. {friend} took the hat off {them}, looked it over for damage, and put it in its box. “That’s one answered,” said {friend}. “There are twelve, and I want them in writing. By Thursday.”',
					],
					'end-hat & promised': [
						'Aunt Hortense was given {thing}, and [said that it would look well in the soup kitchen|wanted it put up where the soup was given out]. She spoke for a quarter of an hour about going to bed on time, and the hall would have done anything for her. Afterward {friend} stopped her in the passage, among the coats. “You’ll have had my letter,” said {friend}. “I have,” said Aunt Hortense, and held it out, unopened. “I’d sooner be asked.” {friend} turned it over twice. “Then only the thirteenth,” {friend.they} said. “When you came into a room, did you always know that they’d be glad?” Something moved under the hat. “Not until tonight,” said Aunt Hortense, in nobody’s voice but {hero}’s. “It’s as nice as you’d think. It’s just not for me.” {friend} looked under the brim, and then put the bird straight. “You’ll be tired, Aunt. I’ll see you home. It’s on my way, if you live where I think you do.” She has been back since, on certain Thursdays. {friend} and {hero} take turns with the hat.',
						'Aunt Hortense took {thing}, and wished it to be put up where the soup was given out. Then she told six hundred people to sit up straight, and they did, with shining eyes. She left by way of the coats, and there stood {friend}. “You’ll have had my letter,” said {friend}. The aunt gave it back, and it was still shut. “I’d rather hear it,” she said. “Then just the last,” said {friend}. “When you came into a room, did you always know that they’d be glad?” There was a long silence below the bird. “I didn’t know what it was like until this evening,” said Aunt Hortense, and it was {hero} who was speaking. “It’s all true. It only isn’t meant for me.” {friend} bent down, and looked in under the brim. “I could be glad,” said {friend}. “I’d just have to know who’s coming in.” So the aunt took off the hat. She has been seen since, on certain Thursdays, but it isn’t always the same person who is in there.',
						'They gave her {thing}, and she had it sent to the soup kitchen, for the shelf. She went along every row, and told people to write to their mothers, and nobody had ever been so happy to be scolded. Among the coats, on the way out, {friend} was waiting. “Did she get my letter?” asked {friend}, as if there were a third person. Aunt Hortense drew it out from between the curtains, unopened. “I don’t read what’s private,” she said. “I thought that you might tell me.” So {friend} asked it, with closed eyes. “When you came into a room, did you always know that they’d be glad?” The hat bent forward. “I came into one tonight,” said the aunt, and nobody could have mistaken {hero}’s voice. “They stood up. They’d have stood up for the curtains.” {friend} opened both eyes. “I wouldn’t have,” said {friend}. “But I did look at the door, when you were late.” Then the aunt took off the hat, and hung it on a hook with the others, and the two of them went in to what was left of the cake.',
					],
					'end-hat': [
						'Aunt Hortense was given {thing}, and [said that it would look well in the soup kitchen|wanted it put up where the soup was given out]. She spoke for a quarter of an hour about going to bed on time, and the hall would have done anything for her. Afterward {friend} stopped her in the passage, among the coats. “It’s just the thirteenth question,” said {friend}. “When you came into a room, did you always know that they’d be glad?” Something moved under the hat. “Not until tonight,” said Aunt Hortense, in nobody’s voice but {hero}’s. “It’s as nice as you’d think. It’s just not for me.” {friend} looked under the brim, and then put the bird straight. “You’ll be tired, Aunt,” said {friend}. “I’ll see you home. It’s on my way, if you live where I think you do.” She has been back since, on certain Thursdays. {friend} and {hero} take turns with the hat.',
						'Aunt Hortense took {thing}, and wished it to be put up where the soup was given out. Then she told six hundred people to sit up straight, and they did, with shining eyes. She left by way of the coats, and there stood {friend}. “May I ask you something?” said {friend}. “When you came into a room, did you always know that they’d be glad?” There was a long silence below the bird. “I didn’t know what it was like until this evening,” said Aunt Hortense, and it was {hero} who was speaking. “It’s all true. It only isn’t meant for me.” {friend} bent down, and looked in under the brim. “I could be glad,” said {friend}. “I’d just have to know who’s coming in.” So the aunt took off the hat. She has been seen since, on certain Thursdays, but it isn’t always the same person who is in there.',
						'They gave her {thing}, and she had it sent to the soup kitchen, for the shelf. She went along every row, and told people to write to their mothers, and nobody had ever been so happy to be scolded. Among the coats, on the way out, {friend} was waiting. “There’s something I ask everybody who has been about,” said {friend}. “When you came into a room, did you always know that they’d be glad?” The hat bent forward. “I came into one tonight,” said Aunt Hortense, and nobody could have mistaken {hero}’s voice. “They stood up. They’d have stood up for the curtains.” {friend} lifted the brim with one finger, and let it sink again. “I wouldn’t have,” said {friend}. “But I did look at the door, when you were late.” Then the aunt took off the hat, and hung it on a hook with the others, and the two of them went in to what was left of the cake.',
					],
					'end-monument & told-friend': [
						'The statue was thirty feet high, in the best marble, with {thing} let into the base under glass, and {hero} had to say if it was like her. Every year there were cannons and a wreath, and every year {hero} stood on the third step and told the square what she had been like, and got good at it. Nobody’s eyes stayed dry but {friend}’s, who stood at the back and had never told. In the sixth year {hero} came back at night, and there was {friend}, between the marble feet, talking upward. “I know nobody’s there,” said {friend}. “You can tell a thing to that, too.” {hero} settled on the plinth. “You said, until supper,” {they} said. “I’ve kept her quite a bit longer.” “You could bring her back,” said {friend}. “They won’t like it.” So {hero} tried out how to tell them, until it was light, on the one person who had heard it before.',
						'It took all the marble there was. Thirty feet of Hortense stood in the square, with {thing} under glass at the bottom, and once a year, after the wreath, {hero} had to go up to the third step and say what she was like. “She always noticed when I was late,” {they} said one year, and the whole square wept, and {hero} could not look at anyone until evening. Only {friend} never wept, and never told. In the sixth year {hero} came at night, when nobody was there, to see if it could be said. It could, to marble. “Louder,” said {friend}, from the other side of the plinth. “They’ll be standing right at the back.” {hero} went around to that side. “You only wanted her until supper,” {they} said. “I know,” said {friend}. “I’ve had a whole statue. I’d give it for somebody who turns around when I come in.” “They won’t like it,” said {hero}. “No,” said {friend}. “Once more, from the beginning. I’ll be the back row.”',
						'She was to be unveiled in spring. The sculptor wanted to know about her face, and {hero}, who was asked everything nowadays, said each time that it could wait. So when the sheet came off, in front of two brass bands, Aunt Hortense had a hat, an apron, and {thing} in the crook of her arm, and no features. There was a long sigh. “It’s her,” said people who had come a day’s journey. {friend} had not said a word all winter. “You’ve had her made without,” said {friend}, when the square was empty. “I couldn’t lie that far,” said {hero}. “And it’s a long time past supper.” “It is,” said {friend}. “I’d like to stop knowing it by myself.” {host} was locking up the hall. There was still a light on. “Now?” said {hero}. “You say it,” said {friend}, “and I’ll say that I noticed.”',
					],
					'end-monument': [
						'The statue was thirty feet high, in the best marble, with {thing} let into the base under glass, and {hero} had to say if it was like her. Every year there were cannons and a wreath, and every year {hero} stood on the third step and told the square what she had been like, and got good at it. Nobody’s eyes stayed dry. In the sixth year {hero} came back at night, and found {friend} between the marble feet, talking upward. “I come most evenings,” said {friend}. “She never wrote back, you see.” {hero} settled on the plinth, and told it, and it took until it was light. “So there was nobody,” said {friend}. “Then who did I tell it all to?” There was only one other person there. “You could tell me,” said {hero}. “From the beginning, if you can stand it.”',
						'It took all the marble there was. Thirty feet of Hortense stood in the square, with {thing} under glass at the bottom, and once a year, after the wreath, {hero} had to go up to the third step and say what she was like. “She always noticed when I was late,” {they} said one year, and the whole square wept, and {hero} could not look at anyone until evening. Often {hero} went back after dark, and each time {friend} was standing there, so {hero} waited around the corner. In the sixth year {they} came later than ever, when there was nobody to be seen, and told it all to the statue, out loud, from the list on, to hear if it could be said. “So that’s why she never wrote back,” said a voice. It was {friend}, on the other side of the plinth, who had come there every evening for six years. It was a long time until {friend} spoke again. “I’d got as far as question four hundred,” {friend.they} said. “And there was nobody there.” “I was there,” said {hero}. “I used to wait behind the corner, until you’d gone. I thought that you came to see her.” The marble was still warm from the day. “Start with the fourteenth,” said {hero}. “I’ve got until morning.”',
						'She was to be unveiled in spring. The sculptor wanted to know about her face, and {hero}, who was asked everything nowadays, said each time that it could wait. So when the sheet came off, in front of two brass bands, Aunt Hortense had a hat, an apron, and {thing} in the crook of her arm, and no features. There was a long sigh. “It’s her,” said people who had come a day’s journey. By evening there was only {friend} left, who stood there with {friend.their} head back, as if waiting for her to finish a sentence. “I’d hoped for a line from her,” said {friend}. “Even one. Even that she couldn’t say.” {hero} had got through the whole winter, and could not get through that. “She couldn’t say,” said {hero}. “She couldn’t do anything. I’m the only one who could have, and I’ve had your letter since that night.” {friend} did not turn around. “Have you got a pencil?” asked {friend} at last. “Then put down that I’m angry. And then begin with the first question. It’s about silk.”',
					],
				},
				{
					'end-alone or end-monument or end-hat & read': '',
					face: [
						'Nobody ever ate the little sugar woman. {baker} has her still, in the window toward the street, being glad of whoever goes by. Those who know {hero} say that there’s a likeness.',
						'The cake was eaten that night down to its top step, and no farther. The little sugar woman is in {baker}’s window now, and looks at people as {hero} did once, for a quarter of an hour, through a cake.',
					],
					'no-front': [
						'Nobody ever ate the little sugar woman. {baker} has her in the window toward the street, with her arms out and no face. Some people go home that way on purpose, to see how she’s looking.',
						'“Who gets the sugar woman?” a child had asked, when the cake was down to its top step, and it turned out that nobody could. So {baker} put her in the window. She has no face, and people know her at once.',
					],
					else: [
						'Nobody ever ate the little sugar woman. {baker} has her still, in the window toward the street, with her arms out, being glad of whoever goes by.',
						'The cake was eaten that night down to its top step, and no farther. The little sugar woman is in {baker}’s window now, and looks out. {baker} has had to make her over twice, on account of the damp, and says that the face is getting better.',
						'“Who gets the sugar woman?” a child had asked, when the cake was down to its top step, and it turned out that nobody could. So {baker} put her in the window, with her arms out toward the street. Some people go home that way on purpose.',
					],
				},
			],
			choices: 'none',
			scene: { at: 'hall', with: ['friend', 'host'], shows: ['cake', 'hat'], pose: 'sit', feeling: 'calm' },
		},
	],
};
