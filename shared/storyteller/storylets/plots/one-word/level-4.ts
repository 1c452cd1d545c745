import type { PlotLevel } from '../../format.ts';

export const oneWord4: PlotLevel = {
	joins:
		'“{choice}” That was the last thing {hero} did before {they} became famous. {They} had been picked to open the feast with one word, “Begin,” and {they} shouted “Begone” in front of all of {folk}. Nobody had ever laughed so much, {joker.name} the loudest, {joker.a}. By the afternoon children at a pump were shouting it at a girl who was new. Only {elder.name} did not, {elder.the}. {Elder.they} had just come home, after half a lifetime, and believed it. At midnight {host.name}, {host.a}, would unlock the one gate, and {elder} was going to leave.',
	chapters: [
		{
			titles: ['A Single Word', 'Vowels', 'The Opening', 'What Was Heard'],
			time: 'day',
			parts: [
				[
					'{hero} wanted to be listened to. {They} always had a remark ready, and always waited for a gap. By the time the gap came, people were talking about something else. Then a slip was drawn from the hat, to open the feast: “{hero},” it said, “{described}.”',
					'Some people get interrupted. It isn’t that they are dull. It is just that nobody notices when they have started. {hero}, whom people would have called {described} if they had been asked, had never yet got to the end of a story. Then {their} name came out of the hat, and for the length of one word everybody would have to listen.',
					'{hero} was {described}, and had a great deal to say. It had been piling up for years, because somebody else was always saying something. Once a year a name is drawn from a hat, and whoever it is opens the feast, with one word, in front of all. That year it said {hero} on the slip. {They} asked to see it twice.',
				],
				[
					'It could not have been simpler. You stand on a box {start.at}. {host.name}, {host.a}, holds up a golden key, everyone goes quiet, and you say “Begin.” Everyone had come. In the first row was {joker.name}, {joker.a}. {Joker.they} had never let a joke go by. At the very back, half behind a post, stood {elder}, {elder.the}. {Elder.they} had gone away half a lifetime ago. {Elder.they} had come home that morning, and was waiting for the right moment to say so.',
					'Everyone stood {start.at} and looked at the box, from which one only has to say “Begin.” {host.name}, {host.a}, raised the golden key. {joker.name}, {joker.a}, had got up early for a place in front, to be near if anything went wrong. Nobody looked at the back. There was a post there, and behind the post stood {elder}, {elder.the}, who had been gone for half a lifetime. {Elder.they} meant to step out and say hello, directly after the word.',
					'There is a box {start.at} for the one who opens the feast. {host.name}, {host.a}, holds up the golden key, and then you say “Begin,” and it has begun. Everyone was there, and closest of all {joker.name}, {joker.a}. {Joker.they} liked a laugh better than supper. A long way back, by a post, somebody had just put down a bag. It was {elder}, {elder.the}, home again after half a lifetime. In a moment everyone would be in a good mood, and that would be the time to be seen.',
				],
				{
					quiet: [
						'{hero} had rehearsed it in a whisper. In a whisper the two words are very much alike.',
						'All week {hero} had said it under {their} breath, where nobody would mind. It had never been out before, and it did not know the way.',
					],
					bold: [
						'{hero} went at it the way you go at a fence. You can clear a fence beautifully and land in the wrong field.',
						'A thing like that cannot be done by halves, {hero} had thought. {They} threw the whole word at the back row, and it landed on its wrong end.',
					],
					kind: [
						'At the last moment {hero} saw an old face at the back, which looked as if it needed a kind word. {They} thought about that one, and not about the other.',
						'The child right in front of the box was holding its breath, and {hero} wanted to put an end to that. It was a friendly thought, and it left no room for another.',
					],
					honest: [
						'“I wish you’d all go home,” thought {hero}, quite clearly, into the silence. {Their} mouth was not used to being given two things at once. It delivered the true one.',
						'“I’d give a good deal if you weren’t all here,” thought {hero}. It was not meant to be said. But when {they} opened {their} mouth it was standing nearest to the door.',
					],
					clever: [
						'{hero} had looked the word up. “Begin” and “begone” stood almost next to each other, and {they was} still thinking how interesting that was.',
						'By way of preparation {hero} had made a list of everything that might be said instead. It was a complete list, and {they} had it before {their} eyes, with the worst one at the top.',
					],
					careful: [
						'{hero} had practiced the word until it did not mean anything any more. That is fine, with a word. But then any other one will do.',
						'So as not to get it wrong {hero} had said it over every night, and listened for mistakes. If you listen to a word for long enough, there is nothing else in it.',
					],
					merry: [
						'At home {hero} had been saying it wrong for weeks, because it made people laugh. It made people laugh now.',
						'There was a wrong way to say it, which had been a great success at breakfast. {hero}’s mouth had been looking forward to a larger room.',
					],
					dreamy: [
						'High up a bird sang one note, and {hero} followed it all the way down, instead of the word. When {they} came back to the box, {their} mouth had already said something.',
						'A flag moved overhead, in a wind that nobody could feel, and {hero} went to see where it came from. {They} came back in the middle of a word, and it was not the one {they} had left.',
					],
					quick: [
						'{hero} put everything {they} had into that word. It was too much for two syllables. The second one gave way.',
						'It was to be over in a second, and it was. {hero} had been in such haste to get to the end of the word that {they} took the first end that came.',
					],
				},
				[
					'“Begone!” It carried beautifully. For one second nobody breathed[, and then|. Then] they laughed until they had to hold on to each other. There was no malice in it[ at all|]. “But I ironed my hat!” sobbed {joker}. Behind the post somebody bent [down |]for a bag. “Well,” said {elder}, as you do when you ask a price and it has not come down. And {elder.they} left.',
					'“Begone!” They heard it at the back, and they heard it in the hills. Then the laughing started. It was pure happiness; people sat down on the ground. “And I’d only just got here!” wailed {joker}. By the post a hand closed on the strap of a bag. “So that still stands,” said {elder}, to nobody, and then there was nobody by the post.',
					'“Begone!” You could have heard it across water. First there was the kind of silence that falls when a tray does, and then two hundred people laughed as one. “What, all of us?” howled {joker}. Only by the post nobody was laughing. “Again,” said {elder}, quite low, and took up the bag that had hardly touched the ground.',
				],
			],
			choices: [
				{
					say: 'Leave the box, and go after the one with the bag',
					sets: ['ran-after'],
					outcome: [
						'{hero} had seen that back, and knew that it had taken the word personally. {They} jumped off the box. There were two hundred people before the post, and each of them wanted to shake {hero}’s {hand}. It was a very warm welcome. It took nine minutes, and at the end of it there was only a post.',
						'One person in that crowd was walking the other way, and {hero} jumped down to go after {elder.them}. It was like swimming in a wedding. Somebody kissed {hero}. Somebody put a hat on {them}. By the time {they} had been handed from the first row to the last, nobody at the back could even remember a bag.',
						'“Let me through,” said {hero}, who had seen which way the bag went, and jumped in from the edge of the box. The crowd took it for an encore. Arms went around {hero}, and hats went up, and {they was} passed on from row to row like a bucket at a fire, with a kiss at every stop. At the very back {hero} was set down, with a good deal of ceremony, next to a post.',
					],
				},
				{
					say: 'Stay where you are, and correct it',
					sets: ['again'],
					outcome: [
						'“Begin,” said {hero}. “I meant ‘begin.’” It was perfect. It turned out that people listen to you for exactly as long as you are wrong.',
						'“It’s ‘begin,’” said {hero}. “That was wrong. Begin!” It was loud, it was clear, and it was half a minute late. The band had started. Two hundred people were telling each other what they had just heard, and all of them were telling it better than it had been. Nobody needed {hero} for it any more.',
						'{hero} waited for a gap, as {they} had all {their} life, and it came half a minute later. “Begin,” {they} said into it, and it was faultless; it could have been taught in schools. A man in the second row patted {them}, without looking up, as one pats a dog that has already done its trick.',
					],
				},
				{
					say: 'Bow, as though it had been intended',
					sets: ['laughed'],
					outcome: [
						'{hero} bowed, and the laughter doubled. So that was how it worked: you say that you meant it, and it is wit. {hero} laughed along. Beside the post {elder} had turned around for one last look, and what {elder.they} saw was {hero}, laughing.',
						'{hero} was about to turn red. Then {they} took a bow instead, with one {hand} on {their} heart, and it brought the house down. It is quite easy. You only have to act as if you had planned it. {They} came up from the bow, laughing, and looked straight into one face at the back, over all the others. It was {elder}’s. Then the face was gone.',
						'What {hero} did next took no thought at all. {They} spread {their} arms and bent low over the edge of the box, as actors do, and the laugh that came back was twice as big, and had {their} name in it. It felt like being warm. {hero} was still laughing on the way up. Far off, by a post, {elder} had stopped for one more look, and had it, and went.',
					],
				},
			],
			scene: { at: 'start', with: ['host', 'joker'], shows: ['banner', 'key'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['The Old Road', 'In General Use', 'Fame, First Mile', 'What Becomes of a Word'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“With a bag, by the post?” said {host}, when {hero} got to ask at last, late in the afternoon. “They tell me that was {elder}, who went away when I was small. We don’t talk about it.” But {elder} could not be gone yet. On the day of the feast every way out is shut, so that nobody leaves before the dumplings, until {host} unlocks the gate behind {hall}, at midnight, with the golden key. So that was where {hero} went, by the old road, since most of the others were going by the lane, with the band. The word had gone on ahead, with the children. People who had been home to change called it over their fences, with real affection.',
					'“With a bag, by the post? That was {elder}, I’m told,” said {host}, when {hero} had found a gap, late in the afternoon. “We don’t talk about it.” On the day of the feast nobody leaves before the dumplings; every way out is shut until midnight, and then {host} turns the golden key, in the gate behind {hall}. So that was where {elder} had to wait. It gave {hero} two miles and some hours. Most of the others were going to {hall} by the lane, to eat dumplings, so {hero} took the old road. All along it people who had been home to change leaned over their fences and said the word, the way you say somebody’s name. {hero} had often imagined being greeted by everyone, but not with that.',
					'“The one by the post? {elder}, they say,” said {host}, late that afternoon, and looked at the key. “One doesn’t talk about it.” On the day of the feast every way out is shut, so that nobody leaves before the dumplings. The golden key is for the gate behind {hall}, and turns at midnight. Anyone with a bag would have to wait there. It was two miles. Most of the others set off along the lane with the band, to have their dumplings there, and {hero} took the old road, to get away from the word. It had got there first, with the children. A woman beating a carpet said it at every stroke, and waved.',
				],
				[
					'At the pump, after the first mile, there was a game going on. A girl with a bucket was trying to get to the water. Her people had come here in the spring, from somewhere else. Around her stood half a dozen children, and whenever she took a step forward they sang it out, “Begone!” and laughed until they staggered. They were not cruel. Yesterday they would have let her have her water, because yesterday there had been no word for it. They saw {hero}, and cheered. “Do it to her!” they cried. “Do it the way you did it!” The girl put down the bucket and turned around, to see what sort of person it was.',
					'It was at the pump that {hero} saw what else could be done with it. Half a dozen children had made a ring there. In the ring stood a girl with a bucket, whose people had come here only in the spring. She wanted water. At every step she took they shouted “Begone!” all together, with glee, and nobody pushed her, and nobody had to. It was a new game. It had been invented at noon. “There’s the one who made it up!” they yelled, when they saw {hero}. “Do it to her! Do it properly!” The girl said nothing. She only looked, as one looks at a person whom one has heard a great deal about.',
					'After a mile there was a pump, and children around it, who were playing something. In the middle was a girl with an empty bucket. She was new; her people had come in the spring. Each time she made for the pump, the others sang out, “Begone!” and each time she stopped, which was the point of the game. They had all been there at noon. They had watched two hundred adults laugh. “You do it!” they begged, when {hero} came up. “You do it best!” The girl put her bucket down and waited. She seemed to want to find out whether it would be any different from close by.',
				],
			],
			choices: [
				{
					say: 'Say that the word is yours, and take it back',
					sets: ['claimed'],
					outcome: [
						'“That one’s mine,” said {hero}. “It was going to be ‘begin,’ and I don’t lend it out. You can’t use it on people.” From anybody else they would not have listened to that. But this was the great one. They were extremely impressed, and the smallest asked if he might have it on Sundays. The girl filled her bucket. “It’s a stupid word anyway,” she said, and {hero} was surprised how much better that felt than all the waving.',
						'{hero} went through the ring and worked the pump. “It’s my word,” {they} told the children, over the noise of the water, “and I got it wrong. It was meant to be ‘begin.’ It came out of my mouth, so I decide what it’s for, and it isn’t for her.” They thought this over. Nobody had mentioned that there was a rule for it. One of them asked what it was for, then. {hero} did not know. The girl carried her bucket away with both hands, and at the corner she looked back once.',
						'“Whose word is that?” asked {hero}, very sternly. “Yours,” said the children. “Then I want it back,” said {hero}. “It was going to be ‘begin,’ and it isn’t to be used on anybody.” There was some grumbling. The smallest wanted to know what else it could be used on, and {hero} had to say that {they} did not know yet. In the meantime the ring had come apart, and the girl was at the pump. “Thanks,” she said, over the full bucket, like somebody who would have managed. It was the nicest thing that anyone had said to {hero} all day.',
					],
				},
				{
					say: 'Ask the girl to come along to the feast',
					sets: ['took-along'],
					outcome: [
						'{hero} told the girl to come along to {hall}, and that nobody was asked to the feast, one just came. “That’s what people say who’ve been asked,” said the girl. But she thought about it, and took her bucket home, full, and came back without it, and with leave to stay up. She wanted to know if {hero} had really shouted that at all of them. It had not been on purpose, said {hero}. “Still,” said the girl. Of all that had been said about it today, that was what {hero} minded least.',
						'“I’m asking you to the feast,” {hero} told the girl. It went quite still in the ring. She looked for the joke in it from all sides, and found none, and then she filled her bucket, took it home, and came back with leave to stay up. She had never been asked here, she said after a while, on the road, not to anything. “Nor have I,” said {hero}, “till they drew me from a hat.” They went on together, and nobody sang after them.',
						'“Are you coming to the feast?” {hero} asked the girl, over the heads of the ring. “Is that part of the game?” said the girl. “No,” said {hero}. “It’s what one says to people. It’s just that one doesn’t get around to it.” None of the children knew what to shout at that, and the ring let her through. She pumped her bucket full, and ran home with it, to ask. Then she caught up with {hero}, and for a good while neither of them said anything. “You’re not as loud as I thought,” she remarked, at the next fence.',
					],
				},
				{
					say: 'Smile and wave, and go on',
					sets: ['smiled'],
					outcome: [
						'{hero} waved. There was a mile still to go, and it was getting late, and you can’t mend everything. It was really only a game. “Aren’t you going to do it?” they called, disappointed. Behind {them} a bucket was picked up and carried off, and by the sound of it there was nothing in it. {hero} could hear that for a good deal longer than is possible.',
						'{hero} lifted one {hand}, as one does when one is known, and smiled, and did not stop. {They} had somebody to catch up with. It was for a good cause. “Begone!” they sang, behind {them}, and laughed. When {hero} looked around, at the bend, the girl was still standing there, with her bucket, watching {them} go. She did not look angry. She looked like somebody who has been told the time.',
						'“Another time,” {hero} told the children, and smiled, and waved to them all. It is difficult to wave at only some of a ring, and so the girl got a bit of it too, as if she had been one of those who were playing. There was a mile to go, and only until midnight. Behind {hero} the singing began again. {They} listened for the sound of water in it, all the way up the hill, and told {themself} that one would not hear that from so far off.',
					],
				},
			],
			scene: { at: 'start', with: ['host'], shows: ['key'], pose: 'walk', feeling: 'worried' },
		},
		{
			titles: ['The House with the Lamp', 'A Table for Twelve', 'Nobody Liked to Clear Away', 'Under Glass'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'Where the old road bends there is a house in which nobody has lived for half a lifetime, and in its window there is a lamp. It had always been there, so {hero} had never wondered about it. Today the door stood open. In it was an old man with an oil can. “It’s {elder}’s house,” he said, without being asked. “I’m only here to do the lamp. Come in. Everything’s as it was.”',
					'{hero} had gone past that house a hundred times: the empty one, with a lamp in the window. It was just something that there was, like a hill. Now it was getting dark, and an old man was going in with an oil can. “It’s {elder}’s,” he said, when he saw {hero} look at it, and held the door. “You can come in, if you like. Nobody has touched a thing.”',
					'The sun was nearly gone when {hero} got to the house with the lamp. Everybody calls it that, and nobody says why it stands empty. An old man with an oil can was on the step. “You’ll be the one who shouted it today,” he said. “It’s been past here twice already. It’s odd that you should come by. This is {elder}’s house.” And he pushed open the door.',
				],
				[
					'Inside there was a table, and it was laid for twelve. In the middle, under a glass cover, stood a cake. It had been white once. By now it was as hard as a doorstep, but you could still read the name on it, and the name was {elder}. “It was the birthday,” said the old man. “There’d been trouble, over a wall. {elder} had built it a yard too far over. So {elder.they} got up on the box, at the feast, to say sorry, and had laid the table for whoever would come along afterward. {Elder.they} had got as far as ‘I.’ Then somebody shouted ‘Begone,’ and we laughed. Two hundred of us. Nobody came along afterward. In the morning the house was empty, and nobody liked to clear away.”',
					'There was dust on everything, and there were twelve plates on the table, and twelve forks. Under a glass cover was a cake, gray with age, and quite hard. {elder}, it said on top, in what had been sugar. “It was {elder.their} birthday,” said the old man. “We’d all quarreled with {elder.them}, about a wall that was a yard too far over, and {elder.they} got up on that box of yours to say sorry. This was for afterward, for whoever came. {Elder.they} said ‘I.’ And then a voice called ‘Begone.’ It was very quick, and very funny. We laughed till it hurt, and went to eat dumplings. Nobody has ever liked to come in here and clear away.”',
					'It was one room, with one long table, at which nobody had sat down. {hero} counted twelve plates. The napkins had been folded into something, swans perhaps, and time had unfolded them. In the middle was a cake, under a dome of glass, as hard as the plate it stood on, and on the cake, in sugar that had gone gray, was the name {elder}. “It was going to be a birthday,” said the old man. “There was bad blood about a wall. {elder} had put it up a yard too far over, and wanted to say sorry from that box, in front of everyone, and then ask everyone home. I was there. We heard the word ‘I.’ After it somebody shouted ‘Begone,’ and it was so quick that two hundred of us fell about, and when we’d done laughing there were dumplings. Not one of us came to this door. The next day there was nobody behind it. And who’s going to clear away a thing like that?”',
				],
				[
					'{hero} asked about the lamp. “Somebody has lit it, every night since,” said the old man. “I’ve only done it these nine years. The one who did it before me made me promise not to say who he was. I sometimes wonder what it’s for. Who would ever need it?”',
					'{hero} wanted to know who lit the lamp, then. “I’ve done it for nine years,” said the old man. “Before that it was somebody else, who asked me to go on with it, and not to tell.” He wiped the glass with his sleeve. “Every single night. I don’t know that anybody ever needed it.”',
					'“And the lamp?” asked {hero}. The old man bent down to trim the wick. “I see to that, every evening. I’ve seen to it for nine years. Before me there was somebody else, from the first night on, and I had to promise him not to say his name.” He shrugged. “Don’t ask me whom it’s for. I don’t suppose that one soul has ever needed it.”',
				],
				{
					'took-along': [
						'“We did,” said the girl from the pump. “We came that way in the spring, in the dark. We found the road by it.”',
						'“It was there when we came, in the spring,” said the girl from the pump. “It was night, and we’d lost the road. We went by that.”',
					],
				},
			],
			choices: [
				{
					say: 'Take the cake along, under its glass',
					sets: ['cake'],
					outcome: [
						'The old man remarked that you couldn’t eat that, when {hero} lifted it off the table, glass and all. “It isn’t to eat,” said {hero}. “Somebody ought to have brought it, half a lifetime ago.” It left a clean round place on the cloth. The old man looked at that for some time. Then he lit the lamp, and carefully did not ask whether the cake would be coming back.',
						'{hero} took the cake, on its plate, under its glass. It weighed about as much as a wall. “You’ve got to carry it level,” said the old man, “or the name comes off.” He held the door open for {them}, and then he lit the lamp in the window, as on any evening, and on the road there was {hero}’s shadow, long and careful, with a cake.',
						'“I’ll take this to {elder},” said {hero}, with both {hands} around the glass. “Well, that’s what it was for,” said the old man, “that people should have some.” He had to hold the door. Outside it was dark already. Then the lamp was lit, in the window, as on every evening, and it shone as far along the road as the bend; and for so long one could read the name.',
					],
				},
				{
					say: 'Take the lamp, and carry it along, lit',
					sets: ['lamp'],
					outcome: [
						'“It’s never been out of that window,” said the old man, and held it for a moment longer. On the sill it had left a ring as dark as a stamp. Then he filled it to the brim, and lit it, and gave it to {hero}. “If anybody asks,” he said, “I’ve only ever done the oil.” It was a warm little light. It showed about as much of the road as one needs.',
						'“Perhaps it’s been in the wrong place,” said {hero}. “Perhaps it has to come and be seen.” The old man thought about that for as long as it takes to trim a wick. Then he lit the lamp, and handed it over. On the sill there was a ring where it had stood for half a lifetime. All the way to {hall} the flame stood up quite straight, as if it had been waiting for this.',
						'“May I have the lamp?” asked {hero}. “Lit?” said the old man. “Lit,” said {hero}. He filled it, and struck a match, and it caught at once, like something that has had practice. There was a dark ring on the sill, where it had been, and he put the oil can down on that, so that the place should not be empty. {hero} went on to {hall} in a small round room of light, and people who had been about to shout something from their fences did not shout it.',
					],
				},
				{
					say: 'Ask the old man to come and say that he laughed',
					sets: ['witness'],
					outcome: [
						'{hero} asked the old man to come along, and say to {elder} that he had laughed. He turned gray. “I’ve told my wife that I didn’t,” he said. “I’ve told her so for forty years.” He lit the lamp, and put it in its place, and moved it a little to the left, and back. Then he got his hat.',
						'“{elder} has never heard it from anybody,” said {hero}. “Come along and say that you laughed. Everyone could say it, I know. But somebody would have to go first.” The old man lit the lamp, which took him an unusually long time. “I only did it because the others did,” he said, on the way out. “I suppose that they’d say that, too.” And he shut the door behind him, and came.',
						'“Would you come and tell {elder} that you laughed?” asked {hero}. The old man set down the oil can, very exactly, where it belonged. “I’ve always said I didn’t,” he remarked. “I’ve said so at home for forty years. My wife says it too, by now, to other people.” He lit the lamp, and watched it until it burned evenly. “She’ll be at the feast,” he said then, and put on his hat, and went out ahead of {hero}.',
					],
				},
			],
			scene: { at: 'hall', with: [], shows: ['lantern', 'cake'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['The Offer', 'A Great Success', 'The Medal', 'On the Porch'],
			time: 'night',
			parts: [
				'@answer',
				[
					'It was past ten, for the old man had told it all twice. {Hall} was hung with red flags from end to end, and on every one it said BEGONE. {joker} had painted them all afternoon, at two pennies, and was up on a ladder with the last. “Our star!” cried {joker}. “They’re asking for you in there. Listen!” Behind the doors the left side of the room was shouting “Be,” and the right side was shouting “gone,” and everyone was delighted.',
					'The old man had told it all twice, and it was past ten. Behind the doors of {hall} one half of the feast shouted “Be,” and the other half answered “gone.” Out on the porch {joker} was nailing up flags, with the word on them in wet red paint, and had sold ninety of them, at two pennies. “You’re the best thing that’s happened here in years,” {joker} told {hero}, with a nail between {joker.their} teeth, and meant it.',
					'The old man had told it all twice, and it was past ten. But nobody could have missed {hall}. It was red all over with flags, and the flags said BEGONE, and from inside came a roar in two halves, first “Be” and then “gone.” {joker} was on the ladder with a paint pot. “I’ve run out of cloth,” {joker.they} told {hero} happily. “I’m doing napkins now.”',
				],
				[
					'Then {host} came out, and shut the doors, and was charming. “My dear {hero}. We’ve talked it over. I’m going to say that you meant it. It was bold. It was modern. There’ll be a medal. You don’t have to do anything; you just don’t say that it’s not true.” “And {elder}?” asked {hero}. “{elder} is out in the back, by the gate,” said {host}. “At midnight I’ll turn the key, and then nobody needs to feel bad any more.”',
					'Before {hero} could go in {host} came out, shut the doors again, and took {them} aside. “Not a word,” said {host}. “You meant it. It was a new sort of opening, and it’s a triumph. You’ll have a medal in five minutes, if you just stand there and smile.” “What about {elder}?” asked {hero}. “Out in the back, by the gate,” said {host}. “I open it at midnight. By five past it will all be over, and it will only have been funny.”',
					'{host} had been waiting just inside the doors. “There you are,” said {host}, and closed them again. “I’ve thought about how to put it. It wasn’t a slip. It was a daring new way to begin. You’ll be given a medal for it, and all you have to do is not to argue.” {hero} asked about {elder}. “By the gate,” said {host}, “in the back. I unlock it at midnight. After that there’ll be nobody left who minds.”',
				],
				[
					'{host} turned the key in {host.their} fingers. “It was my father who shouted it, the other time,” {host.they} said, in a lower voice. “Nobody gave him a medal. He never made another joke. Every evening he took an oil can and went out, in any weather, and didn’t say where. I always thought it was for his health.”',
					'{host} looked down at the key. “It runs in the family,” {host.they} said. “It was my father, the first time. He was young, and it just came to him. He was never funny again. After that he used to go out in the evening, every evening, with an oil can. We thought that he had gone a little strange.”',
					'“I was brought up on that word,” said {host}, and was not charming any more, only tired. “It was my father’s. He called it out when he was young, and it was very well received. Then he stopped talking at meals. He’d take down the oil can, every night, and be gone for an hour, rain or snow. We didn’t like to ask.”',
				],
				{
					lamp: [
						'{Host.their} eyes rested on the lamp in {hero}’s {hand} while {host.they} was saying it. {Host.they} did not see it.',
						'All this time the lamp was burning in {hero}’s {hand}, and {host} had even moved aside a little, so as not to be dazzled.',
					],
					witness: [
						'Behind {hero} the old man had begun to turn his hat around and around by the brim.',
						'The old man had come up the steps behind {hero}. He did not say a word, and had taken off his hat.',
					],
					cake: [
						'{Host.they} took care not to ask what {hero} had there, under glass.',
						'Between the two of them was the cake, under its glass, and {host} talked over the top of it.',
					],
				},
			],
			choices: [
				{
					say: 'Let it have been intended',
					sets: ['fame'],
					outcome: [
						'{hero} did not contradict. It took no more than a breath, drawn in and not used. {host} opened the doors and said it, and two hundred people stood up and clapped. Something was pinned on {hero} that was heavy, and had the word around the edge. Then {they} could go where {they} liked. Everyone made way, all through the room, to the back door.',
						'“If you say so,” said {hero}. It was as small as that. Then the doors were open, and two hundred people were on their feet, and {host} was pinning something on {hero} that pulled {them} a little to the left. Around the edge, in gold, it had the word. {hero} went down the room, through all that applause, and out at the back.',
						'It would have needed one word, and {hero} had none ready. {host} took that for a yes, as people do. Inside, the whole feast was standing on the benches. “It was meant!” cried {host}, and two hundred voices answered, and a pin went in. The medal was the size of a saucer, with the word around the edge, in gold, for slow readers. {hero} had never before crossed a room without having to say “Excuse me.” Tonight there was a path down the middle of it, as far as the back door.',
					],
				},
				{
					say: 'Say that it was a mistake, and yours',
					sets: ['declined'],
					outcome: [
						'“It was a slip,” said {hero}. “I got it wrong.” {host} seemed honestly sorry. “You could have been witty for the rest of your life,” said {host}. “I know,” said {hero}. “I’d have had to keep it up.” {joker} had stopped work on the flags. {hero} did not go in. There is a path around the outside of {hall}, past the kitchen, and {they} took that.',
						'“No,” said {hero}. “I just said it wrong.” “Nobody will ever know,” said {host}. “Somebody does,” said {hero}, “and sits out there in the back.” {host} put the medal away, and did not seem to know which pocket it had come from. {hero} went around the outside of {hall}, in the dark, where it smelled of dumplings, and nobody clapped.',
						'“I can’t have meant it,” said {hero}, “because I didn’t. It was the wrong word.” {host} looked at {them} as one looks at a person who sends back a dessert. “You do understand,” {host.they} said, “that by tomorrow they’ll have stopped listening.” {hero} had understood that. A small box was clicked shut. The doors opened and closed again on a great deal of light, and {hero} was left on the porch, and found the way around to the back in the dark.',
					],
				},
				{
					say: 'Tell {host} where {host.their} father went with the oil',
					sets: ['told-host'],
					outcome: [
						'“He went to {elder}’s house,” said {hero}. “He lit a lamp in the window, every night, until he died, and then he had it lit.” {host} looked as if somebody had spoken in another language, and {host.they} had understood it. “In all weathers,” said {host}. {Host.they} sat down on the steps, with the key in both hands. “I used to laugh at him for that can.” {hero} left {host.them} there, and went around to the back.',
						'{hero} told {host} about the window, and the promise, and half a lifetime of evenings. The medal slid back into its pocket. “He never said,” said {host}. “Not once. I was ashamed of him, you know. I thought, what will people think?” It was the first thing {host.they} had said all day that was not meant for an audience. Then {host.they} could not say any more, and {hero} went around the outside of {hall}, to the back.',
						'“I know where he went,” said {hero}. “There’s a lamp in {elder}’s window. He lit it every night, and when he couldn’t any more, somebody had to promise him to do it.” {host} began to say that it was impossible, and got as far as “It.” Behind the doors half of the feast called “Be,” and the other half called “gone.” “I asked him once what he had to show for it, all that oil,” {host.they} said. “I was being witty.” {Host.they} turned to the dark side of the porch, with the key, and stayed like that. {hero} went around to the back.',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['host', 'joker'],
				shows: ['banner', 'key', 'ladder'],
				pose: 'stand',
				feeling: 'worried',
			},
		},
		{
			titles: ['By the Gate', 'As Far as “I”', 'Good Timing', 'An Hour to Midnight'],
			time: 'night',
			parts: [
				'@answer',
				[
					'Behind {hall} is a yard, and at the end of the yard is the gate. It was an hour to midnight, and cold. {elder} sat there on the bag, with {elder.their} back to all those lighted windows. “{elder}?” said {hero}. “I know that voice,” said {elder}, and did not turn around. “It carries. I’d come to ask if I could come home, and I couldn’t have wished for a clearer answer.”',
					'It was quite dark out there, and quiet, but for the “Be” and “gone” that came through the wall. By the gate sat {elder}, on the bag, like somebody who has come too early for a train. {hero} said {elder.their} name. “You speak very well,” said {elder}, to the gate. “I understood you as far back as the post. I’d had a question, you see. You answered it before I’d asked.”',
					'An hour before midnight there was nobody in the yard but {elder}, who sat on the bag and looked at the gate as if it were a view. “{elder},” said {hero}. Apart from the other one, it was the first word that had passed between the two. “That’s a good voice,” said {elder}, “for outdoors. I only came to see if I was still meant. It was kind of you to be so plain.”',
				],
				{
					cake: [
						'{hero} put down the cake in front of the bag, and took off the glass. It was light enough to read the name. “It was lemon,” said {elder}, after a very long time. “I’d laid for twelve. I thought twelve was modest.”',
						'{hero} set the cake on the ground, and {elder} bent down to it, and read {elder.their} own name. “I never knew if the sugar would hold,” said {elder}. {Elder.they} knocked on it. It sounded like a door. “Twelve,” said {elder}. “I’d counted on twelve.”',
						'“That’s mine,” said {elder}, when the cake was put down by the bag, and read the name, all of it, as if there might be a mistake. “It’s lemon,” {elder.they} said. “I was up half the night for that sugar. There’d have been a piece for each of the twelve, and one over.”',
					],
					lamp: [
						'{hero} put the lamp down beside the bag. “That’s mine,” said {elder}. “It hung in the kitchen.” “It’s been in your window,” said {hero}. “Lit, every night, so that you’d find your way.” “Who would do that?” said {elder}, and did not wait for an answer, as it could not be true.',
						'{hero} put down the lamp, and {elder} looked at it, and then at the dent in its side. “I made that dent,” said {elder}. “Where has it been?” “In your window. Somebody has lit it every night since you left.” “Nobody would do that,” said {elder}, quite gently, as one puts a clock right.',
						'{hero} put down the lamp, and the light fell on {elder}’s hands. “I had one like that,” said {elder}. “It’s this one,” said {hero}. “It’s been in your window, and somebody came every night to light it. You were meant to see it.” {elder} laughed a little, as one does at a story that is kind and cannot be so. “In my window,” said {elder}.',
					],
					witness: [
						'The old man had come up, with his hat in his hands. “I was there,” he said. “I laughed. I’ve said half my life that I didn’t.” {elder} looked up at him. “You had the best laugh of all of them,” said {elder}. “I always liked it. I’d have known it anywhere.” The old man could not speak. He sat down on the ground.',
						'“I want to say something,” said the old man, who had come after {hero}. It took him three tries. “I laughed, that time. I’m one of the two hundred.” “I know,” said {elder}. “I had you down for one of the twelve.” Nobody could have said anything to that, and the old man didn’t.',
						'The old man had come along, and cleared his throat. “It’s about that day, {elder},” he said. “I was there, and I laughed with the rest.” “It was very well timed,” said {elder}. “I’ve often thought so.” The bag was moved a little, so that the old man could sit down next to it. “You’d have been on my left,” {elder.they} said, “at the table.”',
					],
				},
				{
					'took-along': [
						'The girl from the pump had sat down on the other end of the bag, without asking.',
						'By then the girl from the pump was sitting on the bag as well, at the far end of it, as if it were a bench in a station.',
					],
				},
				{
					fame: [
						'“It was a slip,” said {hero}. The medal swung forward into the light, and {elder} read what was on the edge of it, letter by letter, all the way around. “It’s spelled correctly,” said {elder}.',
						'“I never meant it,” said {hero}. The medal swung out, and clinked against the bag. {elder} took it by its edge, without looking up, and turned it until the whole word had gone by. “They’ve had it engraved, though,” said {elder}.',
					],
					else: [
						'“It was a slip,” said {hero}. “I expect so,” said {elder}. “It doesn’t matter. It was a slip for all the others, and they went and had dumplings.”',
						'“I never meant it,” said {hero}. “It just slipped out.” “They do,” said {elder}. “I don’t mind that. One person let it drop, and two hundred picked it up. And then it was time for dumplings.”',
					],
				},
				[
					'“I don’t believe that they even laughed at me, that time,” {elder.they} went on. “It was just such good timing. I’d got as far as ‘I.’ I had it all by heart, a whole minute of it. You practice, and you practice, and then it’s somebody else’s turn.” {hero} knew that so well that it hurt. “And you’ve got everybody listening,” said {elder}. “What do you want out here?”',
					'{elder} did up the strap of the bag, which was done up. “You’ll have heard how it was,” {elder.they} said. “I had a minute’s worth of speech, and I’d got to ‘I.’ People always ask what was so bad about it. It was only a laugh. But I’d waited all my life to be listened to, and I’d thought that this would be the time.” {hero} said nothing. {They} could have said the very same thing, in the very same words. “And you?” asked {elder}. “What do you want out here?”',
					'For a while {elder} listened to the noise indoors. “It was one minute,” {elder.they} said. “I used to say it over to the kettle. It had a beginning, and in the middle there was a place where one might have smiled. I’d looked forward all my life to a minute in which nobody would interrupt. I had one letter of it.” {hero} had a kettle at home that had heard a great deal, and did not say so. “You’ve managed better,” said {elder}. “They’re calling for you in there. So what do you want out here?”',
				],
			],
			choices: [
				{
					say: 'Ask to hear the rest of the speech',
					sets: ['heard'],
					outcome: [
						'“What came after ‘I’?” asked {hero}. Nobody had ever asked. {elder} stood up, on nothing at all, and said it, to one listener and a gate. “I built it a yard too far over. I knew it. It was so quiet on my side, and I thought that one of you would come over to complain.” There was more, but that was what {hero} remembered. For a whole minute {they} did not have a single remark.',
						'“I’d like the whole minute,” said {hero}. So {elder} got up and gave it, in the dark, with all the pauses. The wall had been a mistake, and it had been on purpose. “Nobody ever came by,” it went. “I thought, if I take a yard that isn’t mine, they’ll have to.” {hero} listened to the end. It occurred to {them} that {they} had never done that before, and how long a minute is.',
						'“Say it now,” said {hero}, “from the beginning.” {elder} looked around for the audience, and found it. Then {elder.they} put both hands behind {elder.their} back and began at “I.” It was about a wall, and how {elder.they} had moved the string at night, by one yard, with a beating heart, because people whom you have wronged are bound to come and knock. “You only wrote letters,” it went on. Twice {hero} had something to say, and twice {they} did not say it. Then the minute was up, and nobody had called out anything.',
					],
				},
				{
					say: 'Admit that you have enjoyed it',
					sets: ['confessed'],
					outcome: [
						'“I liked it,” said {hero}. “Not at once. But at every fence somebody called to me. It was the wrong word, and I thought: they know who I am.” It was a dreadful thing to hear yourself say. “Of course you did,” said {elder}. “I’d have had it printed.” And {elder.they} moved over on the bag, so that there was room for one more.',
						'“The worst is,” said {hero}, “that I liked it. I knew by then that it had hit you. I went on waving.” {elder} thought about that. “People say that they couldn’t help it,” {elder.they} said. “Nobody ever told me that it was nice. It must have been. You’re the first one I can believe.” And for the first time {elder.they} turned around.',
						'“I ought to have hated it,” said {hero}, “when they called it over their fences. I slowed down. I’d never been called anything before, and I wanted to hear the end of it.” It was no use to stop there. “I was happy,” {they} said. {elder} did not answer at once. “You didn’t say that to make me feel better,” said {elder}. “It’s odd. It does.” There was room on that bag for two, if both of them sat straight.',
					],
				},
				{
					say: 'Explain how easily those two words get mixed up',
					sets: ['excused'],
					outcome: [
						'“They stand almost next to each other,” said {hero}, “in the dictionary. It’s the same three letters to begin with. And if you’re nervous, the mouth takes whatever …” It was all quite true. {elder} heard it to the end, with great politeness. “It must have been most unpleasant for you,” {elder.they} said.',
						'{hero} explained it. There was the silence, which does things to you. There were the vowels. {They} had practiced the right one so often that only the wrong one was left. It took four minutes, and it was the longest that anybody had ever let {them} speak. “I see,” said {elder}. “Poor you.” It was not meant unkindly. That was what made {hero} stop.',
						'“It’s the mouth, you see,” said {hero}. “It’s got everything ready for a B, and then for an E, and up to there the two are as alike as twins.” {They} went on to the tongue. {They} had not known how much {they} had to say on the subject, and for once no one broke in. {elder} nodded at all the right places. “I can see that it’s hard to say,” {elder.they} agreed, when it was over. “Nobody has ever tried it on me, so I couldn’t judge.”',
					],
				},
			],
			scene: { at: 'hall', with: ['elder'], shows: ['gate', 'lantern', 'cake'], pose: 'sit', feeling: 'sad' },
		},
		{
			titles: ['The Doors Open', 'Two Hundred Lanterns', 'Perfect Silence', 'One Word'],
			time: 'night',
			parts: [
				'@answer',
				[
					'Then the back doors opened, and there was light in the yard. At midnight they always come out to see the gate unlocked, everyone, with a lantern, and the last dumpling in one hand. Somebody caught sight of {hero}. “There!” cried {joker}. “Right at the gate! Once more, before it’s over!” And they all took it up, and clapped in time. “One word! One word!”',
					'On the stroke of a quarter to midnight the back doors were thrown open. It is the custom to come out and watch the gate being unlocked. The whole feast poured into the yard, with lanterns and flags, and they were all warm, and full of dumplings, and fond of one another. “There’s our {hero}!” somebody cried. “One word!” called {joker}. “One word!” called two hundred people.',
					'{elder} was about to say something. But just then the doors were opened from the inside. Everyone came out with lanterns, as they do every year at midnight, to see the key turned. “Look who’s there!” cried {joker}. “Give us the word, once more, before we all go home!” The clapping began in front, and ran back to the doors, and two hundred people called for {hero}.',
				],
				{
					smiled: [
						'At the edge of the light stood the girl from the pump, with her bucket, among her people. They stood a little apart, as one does who isn’t sure for whom the feast is. So there were two in that yard who were not clapping.',
						'Where the light ended, by the wall, were some people without lanterns, and in front of them stood the girl from the pump, with her bucket. She did not clap. She watched {hero}, as she had done before, to see what would come of it.',
					],
					claimed: [
						'At the edge of the light stood the girl from the pump, with her people, and the smallest of the children was explaining to them that this was the one whose word it was.',
						'The girl from the pump had come too, with her people, and stood where the light ended. “That’s the one,” the smallest of the children was telling them. “It’s {hero}’s own word, and nobody else is allowed it.”',
					],
				},
				[
					'And then the calling stopped, all at once, and it was silent. You could hear the lanterns. It was the thing that {hero} had wanted for as long as {they} could remember: nobody coughed, nobody had already begun to talk about something else. {host} had come forward with the key. {elder} had taken hold of the bag.',
					'Then it became quiet. It became so quiet that {hero} could hear the flame in the nearest lantern. There would be no need to speak up. Whatever {hero} said now would be heard by everyone, to the last letter, and quoted tomorrow. {elder} stood up, without any haste, and took the bag. {host} was there, with the key.',
					'They hushed one another, row by row, and after that there was nothing. It was perfect. There were two hundred faces, all turned one way, and every one of them was waiting for {hero}, as {they} had dreamed of it on a good many nights. Only {elder} had {elder.their} back to it, and was picking up the bag. {host} had brought the key.',
				],
				{
					'took-along': [
						'“Which word is it going to be?” asked the girl from the pump, who had slid off the bag. She had only ever been told the one.',
						'“What are you going to say?” asked the girl from the pump, and got up from the bag, in order to see better. “I’ve only heard one of them so far.”',
					],
					'told-host': [
						'Around the eyes {host} looked as though {host.they} had been crying, and did not mind who knew.',
						'{host} had red eyes, and carried the key as if it weighed more than it had in the morning.',
					],
				},
				[
					'“Go on,” said {elder}, not unkindly. “They won’t ask you twice.” That was probably true. Next year another name would be drawn from the hat, and somebody would say “Begin,” as it ought to be said, and it would be forgotten before the first dumpling. Whatever was said tonight they would remember. {hero} found that {they} had no remark ready, for the first time in {their} life.',
					'“It’s your turn,” said {elder}. “I’d take it. You may never get another.” Next year a different slip would come out of that hat, and whoever it was would say “Begin,” quite correctly, and no one would recall it by the time the plates were cleared. But tonight they would go home and say, “{hero} said.” It was odd to have all of that, and to find that there was only one person whom one wanted to hear it.',
					'“You’ve got them,” said {elder}, who had an ear for that kind of silence. “Don’t wait too long. It goes off, like milk.” {hero} could tell. In a year there would be another name on the slip, and a person with a clear voice, and by the second dumpling no one would know who it had been. This was the only time. It had been wished for so long that there ought to have been something to say to two hundred people; and {hero} could only think of something to say to one.',
				],
				{
					fame: [
						'The medal on {hero} caught the light. Everybody could see it, and so could {elder}.',
						'The medal was the brightest thing in the yard, and {elder} was standing close enough to read it.',
					],
					declined: [
						'Nobody here knew of a medal, or that {hero} had said no to it. {host} had told no one.',
						'Two hundred people did not know that {hero} had turned down a medal. {host} had not passed it on.',
					],
				},
			],
			choices: [
				{
					say: 'Say the word, here, to one person',
					sets: ['said'],
					outcome: [
						'“I had one word,” said {hero} to {elder}, “and I gave you the wrong half of it.” {They} turned {their} back on two hundred people, and said it as you put something into somebody’s hand. “Begin.”',
						'{hero} turned away from all those faces, to the one that was not looking at {them}. “You were owed this half a lifetime ago,” {they} said. “I’m late with it, and it isn’t even mine. It’s just what one says, when everybody is there.” And {they} said it, not loudly. “Begin.”',
						'“I’d like to finish what I said at noon,” {hero} told {elder}. Everybody strained to hear it, and had {hero}’s back to look at. It was quite a small word, at that distance, hardly more than a breath. “Begin,” said {hero}.',
					],
				},
				{
					say: 'Ask what they would really like to have gone',
					sets: ['made'],
					outcome: {
						fame: [
							'{hero} took off the medal, and hung it on the gate. “It was a slip,” {they} told them all. “I didn’t mean it, and I let you be told that I did. But you like the word, and it’s a good one. It’s just that it’s always been pointed at people. Ask {elder}, who has had it twice.” {hero} waited until everyone had looked. “So what have you got that you’d really like to be rid of?”',
							'First {hero} unpinned the medal, and left it dangling from the latch. “I got a word wrong,” {they} said, “and then I let it be called an idea. But it’s a strong word. I’ve seen by now what it does to people. It has been done twice to {elder}, who is standing here.” There was time to look, and they took it. “So let’s not aim it at people any more. What else is there that you’d like to see the back of?”',
						],
						else: [
							'“You like it,” said {hero}, into all that silence, “and so do I, by now. It’s a good word. It’s just that it’s always been pointed at somebody. Here’s the one whom it hit, both times.” {hero} waited until everyone had looked. “So what have you got, besides people, that you’d like to be rid of?” {They} had got to the end of three sentences, and noticed only later.',
							'“I’ll say it,” said {hero}. “But first you look at {elder}, because that’s who it was said to. Twice.” Two hundred people looked. It took a while, and nobody laughed. “It’s too good for that,” said {hero}. “I’d like to use it on something that deserves it. What would you really like to have gone?”',
							'“It works, that word,” said {hero}. “I can tell you that much. I said it once, and somebody took a bag and left.” One head turned toward {elder}, and then every head did. “It wasn’t the first time, either, and both times we laughed. I don’t think that people are what it’s for. But it must be for something. What is there that we’d all be glad to see gone?” It was the longest speech that {hero} had ever got to the end of.',
						],
					},
				},
				{
					say: 'Take up the bag, and be gone as well',
					sets: ['left'],
					outcome: [
						'{hero} took hold of the bag. “I can’t unsay it,” {they} told {elder}. “But I can make it true for two.” It was heavier than it looked. “You’ve got everything here,” said {elder}. “They’re calling you.” “They’re calling somebody,” said {hero}.',
						'“I said it,” said {hero}, “and only one person took it seriously. I’ll be the second.” And {they} picked up the bag. “They’ll miss you,” said {elder}, with a look at all the lanterns. “For about a week,” said {hero}. Nobody in the yard understood what was going on, and so nobody laughed.',
						'“There,” said {hero}, and had the bag off the ground. “If it’s got to be true of somebody, it had better be true of the one who said it.” {elder} looked from {them} to the lanterns. “You’ve waited for that for longer than you’ve known me,” {elder.they} said. “It’s very nice,” said {hero}. “But it isn’t me they’re waiting for. It’s the joke.”',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['elder', 'host'],
				shows: ['key', 'lantern', 'gate'],
				pose: 'think',
				feeling: 'determined',
			},
		},
		{
			titles: ['Midnight', 'The One with the Bag', 'Within Earshot', 'The Golden Key'],
			time: 'night',
			parts: [
				'@answer',
				{
					'said & quiet': ['+ It was a whisper. But this time the end of it was there.', ''],
					'said & bold': ['+ At arm’s length it took {them} two tries to begin.', ''],
					'said & kind': ['+ It was an old face, and it looked as if it needed a kind word. This was one.', ''],
					'said & honest': ['+ For once {hero} had just the one thought, and it came out as it was.', ''],
					'said & clever': ['+ {They} listened to it as far as the last letter. It was the right one.', ''],
					'said & careful': ['+ {They} had not practiced it, and it came out with a crack in it.', ''],
					merry: ['+ There was a laugh to be had there, a big one. {hero} saw it, and went around it.', ''],
					dreamy: ['+ There may have been a bird. {hero} did not hear it.', ''],
				},
				{
					'left & cake': [
						'{hero} put the glass back over the cake, and took that as well.',
						'The glass went back over the cake, and {hero} took that too, and held it level.',
					],
					'left & lamp': [
						'{hero} took the lamp as well. It was still burning.',
						'The lamp was still burning, and {hero} took that too.',
					],
				},
				{
					said: [
						'“I’m sorry,” said {hero}. “That isn’t a second word. It belongs to the first.” People at the back asked what had been said, and those in front did not know either. It had not been said to them.',
						'“And I’m sorry,” said {hero}. “I ought to have said that first.” In the front people leaned forward to hear, and were told by those who stood closer that it was private, and leaned back again, rather impressed.',
						'It went no farther than it was meant to. “What was that?” people asked, at the back. “I’m sorry,” said {hero}, and that too was for {elder}, and not for the yard. In the front row a man took off his hat, without being certain why.',
					],
					'left & !told-host & !witness': [
						'Nobody clapped now. The key went around twice, and stuck, as it did every year. “It wants oil,” said {host}. “Your father’s went into {elder}’s lamp,” said {hero}, too low for anyone else. “Good night, all,” said {elder}, quite politely, and {hero} took a better hold of the bag.',
						'“Your father’s oil went into {elder}’s lamp,” said {hero} in passing, so that only {host} heard. “You’ll want to shut the gate after us,” said {elder}. “There’s a draft.” So {host} turned the key, and looked at neither of the two, but past them, at the dark.',
						'The lanterns made way. “It was {elder}’s lamp that your father went to,” {hero} told {host} in passing, very low. {host} turned the key, and remained standing there with one hand out. “Mind the step,” {host.they} said, and it was all that came.',
					],
					left: [
						'Nobody clapped now. The key went around twice, and stuck, as it did every year. {host} said something about oil, and stopped in the middle. “Good night, all,” said {elder}, quite politely, and {hero} took a better hold of the bag.',
						'{host} held the key as if there ought to be a speech with it. “You’ll want to shut the gate after us,” said {elder}. “There’s a draft.” So {host} turned it, and looked at neither of the two, but past them, at the dark.',
						'The lanterns made way. {host} turned the key, and remained standing there with one hand out, as if there were still something to be given to somebody. “Mind the step,” {host.they} said, and it was all that came.',
					],
				},
				{
					'laughed & left': [
						'“I looked back, when I went,” said {elder}. “You were bowing.” “It hurt less,” said {hero}, “for about a minute.”',
						'“That was a handsome bow, at noon,” said {elder}. “I’d stopped to look.” “It kept me from falling over,” said {hero}.',
					],
					'laughed & made': [
						'“You bowed,” said {elder}, quite mildly. “I’d like to be rid of that first,” said {hero}.',
						'“And the bow?” asked {elder}. “That goes first on the list,” said {hero}.',
					],
					'laughed & end-begun': [
						'“You bowed, after the other one,” said {elder}. “I’m not going to bow after this,” said {hero}.',
						'“At noon there came a bow after it,” said {elder}. “Nothing comes after this one,” said {hero}.',
					],
					'again & made': [
						'“You did say the other one as well,” said {elder}. “Half a minute late. I was on the lane already, and thought it was for them.”',
						'“There was something more, at noon, when I’d got to the lane,” said {elder}. “It was the right one, come to think of it. It just wasn’t addressed.”',
					],
					'again & said': [
						'“You said it at noon, too,” said {elder}. “I was on the lane already. I took it to be for them.” “It was for whoever could hear it,” said {hero}.',
						'“So that’s what was called after me, on the lane,” said {elder}. “I didn’t think it was mine to pick up.” “I ought to have put a name on it,” said {hero}.',
					],
					'ran-after & left': [
						'“Somebody tried to get through to the post today,” said {elder}. “I saw the crowd close over it all. I never thought that it was on my account.” “It was,” said {hero}.',
						'“There was a great to-do by the box, when I’d gone,” said {elder}. “Somebody went under, among the hats. Was that for me?” “Yes,” said {hero}.',
					],
					'ran-after & said': [
						'“Somebody was trying to get to the post, at noon,” said {elder}. “I didn’t stop to see why.” “I was handed along,” said {hero}, “from the first row to the last. I’ve only just arrived.”',
						'“When I looked around, at noon, somebody was being congratulated by two hundred people,” said {elder}. “Where were you trying to get to?” “Here,” said {hero}.',
					],
					'ran-after & made': [
						'It takes some time to think of such a thing. “You jumped off that box to come after me,” said {elder} in the meantime, only to {hero}. “I saw the hats go up, and thought it was for the joke.”',
						'While they were thinking, {elder} had been thinking too. “So it was me you jumped for, at noon,” {elder.they} said to {hero}. “All that I could see was hats.”',
					],
				},
				{
					'fame & left': [
						'The medal stayed behind. {hero} hung it on the gatepost, on the way out, and it swung there for a while.',
						'{hero} unpinned the medal before the gate, and left it dangling from the latch, for whoever might want it.',
					],
					'excused & end-begun':
						'“It’s a good deal shorter than the explanation,” said {elder}. “I know,” said {hero}.',
					'confessed & left': [
						'“You’ll be nobody again, out there,” said {elder}. “I know how it’s done,” said {hero}.',
						'“There isn’t any applause, where we’re going,” said {elder}. “I’ve had some,” said {hero}.',
					],
					'end-gone & lamp': [
						'{elder} looked down at the lamp, and picked it up, as you do when you are going out into the dark. Nobody got around to saying who had kept it lit. It would have taken a whole minute.',
						'“I’ll have my lamp back,” said {elder}. “It’s dark out there.” It would have taken a whole minute to say who had lit it, and nobody got around to that.',
						'The lamp was {elder}’s, when all was said, and {elder} took it by the handle, and turned up the wick. Whose oil it was nobody got around to saying. It would have taken a whole minute.',
					],
					'end-gone & cake': [
						'{elder} put the glass back over the cake, quite gently, and left it where it was. Nobody got around to the lamp in {elder.their} window. It would have taken a whole minute.',
						'“Give them the cake,” said {elder}. “I won’t be needing it. There are more than twelve of you.” There was still the lamp in the window to be told of, and nobody got around to it. It would have taken a whole minute.',
						'“You might see that the cake gets eaten,” said {elder}. “It won’t get any better.” It would have taken a whole minute to tell {elder.them} of the lamp in the window, and nobody got around to that.',
					],
					'end-gone & witness': [
						'The old man had stood up. “Stay,” he said to {elder}. It was the whole of what he could say, and he never got around to the lamp. That would have taken a whole minute.',
						'The old man held his hat against his chest. He would have said something about a lamp, and looked at {hero} instead. It would have taken a whole minute.',
						'“I’d have seen you home, this time,” said the old man. “I know,” said {elder}. “You’re only a little late.” The lamp in the window would have taken a whole minute, and nobody got around to it.',
					],
					'confessed & end-begun': [
						'“They’d have clapped for the other one,” said {elder}. “Yes,” said {hero}. “I’d have liked it, too.”',
						'“The other one got more of a laugh,” said {elder}. “It did,” said {hero}. “I was there.”',
					],
				},
				{
					'end-gone & smiled': [
						'At the edge of the light a bucket was picked up. By the sound of it there was still nothing in it.',
						'The girl from the pump went home then, with her people. One could hear that the bucket was empty.',
					],
					'end-gone & took-along': [
						'“So that’s the other one,” said the girl from the pump. “It’s better.” She was the only one who said so.',
						'“I like that one,” said the girl from the pump, to nobody in particular.',
					],
				},
				{
					'end-custom': [
						'For a moment there was nothing. Then somebody spoke up, not loudly. It was the girl from the pump. “Being new,” she said. Two hundred people shouted “Begone!” at it, for her, in one breath, and she went white, and grinned. After that there was no holding them. They got rid of their debts, and a trombone, and a certain letter, and of always having to be right. {joker} asked to be rid of knowing what people would laugh at. {host} wished to be rid of having been ashamed of {host.their} father, and had to be helped with it. {elder} came last. “I built that wall a yard too far over,” {elder.they} said. “I was going to tell you.” Nobody laughed, and they gave that one everything they had. Afterward the yard felt very large, and somebody had to say something, so {hero} said “Begin.”',
						'“Being new,” said a voice, before anyone else had thought of something. It was the girl from the pump, and she looked as if she would have liked it back. But they shouted “Begone!” at it, all two hundred of them, and the children from the pump the loudest. Then it was the toothache, and the rent, and being compared with one’s brother. “Having to be funny,” said {joker}, and put down the brush. “What my father did,” said {host}, “and that we never spoke of it.” And when they thought that they were finished, {elder} let go of the bag. “A yard of wall,” said {elder}. “I’d meant to mention it.” You could have heard that shout across water. There was a silence after it like the first day of a holiday, and {hero} said “Begin” into it.',
						'The girl from the pump put up her hand. “Being new,” she said, and looked around for the ring. There was no ring. There were two hundred people, and all of them drew breath, and the “Begone!” that came made the lanterns swing. “Once more,” said the girl, and got it once more. After that there was a line for it. A man wanted to be rid of a grudge, and could not remember whose it was. Somebody held up a shoe. “I’d like to say one thing that isn’t funny,” said {joker}, and that was already it. “That we never asked my father where he went,” said {host}, and it took two shouts before that was gone. “Is there any left?” said {elder}, from the bag. “It’s about a wall. I put it a yard too far over, and I knew.” It turned out that there was a great deal left. Then it was so still in that yard that nobody could think what to do with it, until {hero} said “Begin,” and it went in everywhere, like air.',
					],
					'end-with': [
						'The two of them went through the gate, and it was shut behind them. It was a clear cold night, and for about a mile they could hear the music. “I knew that you didn’t mean it,” said {elder} then. “I just wanted somebody to come after me, for once, and I wouldn’t have minded who.” “Did nobody come, the first time?” “When I looked back, there was a light in my window,” said {elder}. “I thought, they’ve given the house to somebody. That was quick.” “Nobody ever lived there,” said {hero}. “{host}’s father lit that. It was he who had shouted it. He lit it every night until he died, and after that he had it lit.” {elder} stood quite still. “I took it for a lamp to go away by,” {elder.they} said.',
						'It was cold out there, and quite clear. {host} shut the gate behind the two of them, and for about a mile there was music. “You needn’t have come,” said {elder}. “I did believe you, about the slip. It’s only that nobody has ever come after me. I wanted to see what that was like.” “And what is it like?” asked {hero}. “Heavy on one side,” said {elder}, and took over the bag for a while. “When I went, the first time,” {elder.they} said then, “I looked back, and there was a lamp in my window. I thought, they’ve given the house away before I’m even over the hill.” “Nobody ever got that house,” said {hero}. “It was {host}’s father who had shouted, and it was he who put the lamp there. He lit it for you as long as he lived, and then he had it lit.” {elder} stopped, and gave {hero} back the bag. “And I’ve been walking away from it ever since,” {elder.they} said.',
						'The key went around behind the two of them. The road was dark and wide, and for about a mile one could still make out the tune. “I’ll tell you something,” said {elder}. “I never thought that it was me you meant. I’m not a fool. But I thought, if I go now, one of them may run after me. I’d thought the same thing the other time. I went very slowly.” “And then?” asked {hero}. “Then I turned around, on the hill,” said {elder}, “and there was a light in my own window. So it’s let, I thought, and I haven’t been gone an hour.” “It was never let,” said {hero}. “That was for you. {host}’s father had been the one who shouted, and he lit that lamp the same night, and every night of his life, and left word that it should be done after him.” {elder} had stopped walking. “And I had it at my back the whole way,” {elder.they} said.',
					],
					'end-gone & fame': [
						'“It’s a good word,” said {elder}. “I’d have known what to do with it. But you’re still wearing the other one.” {Elder.they} did not say it unkindly. The key turned, and {elder} went out, and in the yard there was a great cheer, because {hero} had turned around. {They was} witty from then on, and people always listened; it is a trick with the pause, and you can learn it. Nine years later, when the edge of the medal was worn smooth, {hero} was asked to open the feast once more, and stood on the box and had the whole crowd, so that you could hear the flags, and held it, and held it. Then {they} said the right word, over all those heads, to a place beside a post where nobody was. And nobody laughed.',
						'“That’s the one,” said {elder}. “I’ve waited for it long enough to know. But I can read, you see, and it still says the other thing on you.” It was said quite kindly. Then the key was turned, and the gate fell shut, and in the yard the cheering began, since the great {hero} was going to turn around at last. {hero} did turn around, and was very good that night, and for years after it. You say something, and leave a gap in the middle, and people will fall into it every time. When the gold had worn off the edge of the medal, {hero} was asked once more to open the feast, and stood on the box, and waited until all of them were leaning forward. Then {they} said the right word, as it ought to be said, over their heads, to a post at the back with nobody behind it. Nobody laughed. It was generally felt that {hero} had gone off a little.',
						'{elder} heard it to the end, with {elder.their} head on one side. “Yes,” {elder.they} said, “that’s how it ought to sound.” Then {elder.they} tapped the medal, once, so that it rang. “But people go by what’s written down.” There was no reproach in it. {Elder.they} thanked {host} for the trouble with the key, and said good night; and as the gate fell shut two hundred people got what they had come for, and {hero} turned around to it. It would not be true that {they} did not enjoy that. {They was} asked everywhere. {They} learned where to pause, and how to look surprised. It was a good many feasts later, and the gold had gone from the edge of the medal, when {hero} was put up on the box for a second time. It grew as quiet as it ever had. {They} looked for a post, far off, and spoke to the place beside it, and what {they} said was the right word. There was some polite applause.',
					],
					'end-gone': [
						'“Thank you,” said {elder}. “That’s what I came home for. But when I looked back at noon you were bowing, and when I asked you tonight what you wanted, you told me how alike those two words are.” “I was scared,” said {hero}. “I know,” said {elder}. “I’ve laughed at funerals.” The key turned, and {elder.they} shook hands with {hero} and went out, and after a few steps {elder.they} stopped. “Say it again,” said {elder}, from the dark, and {hero} said it. “It does carry,” said {elder}. “I could find my way by that, in bad weather.” From then on {hero} was at that gate every night, with a lamp, and said it once, and not loud. You can never tell how far it goes. But in the second winter somebody out there said, “A bit louder. I’m nearly home.”',
						'“That’s it,” said {elder}. “I’d have given a good deal for it at noon. But at noon you were bowing. And an hour ago I asked you what you wanted, and you told me how hard it is to say.” “It was,” said {hero}. “I know,” said {elder}. “I never got past ‘I,’ myself.” {elder} took the bag. “You’ll get there. You’re only half a lifetime behind me.” The key was turned. Outside, after a few steps, {elder.they} stopped. “Once more,” {elder.they} said, from the dark, “so that I’ll know where the gate is.” And {hero} said it. There has been a lamp there ever since, every night, and somebody beside it who says one word, and then is quiet, in case there should be an answer. In the second winter there was. “Begin what?” said a voice. “I’ve got cold hands.”',
						'“I heard you,” said {elder}. “It’s the right one, and I’ll keep it. But I’ve had a bow from you today, and a lecture on vowels. I’d like to be somewhere for a while where nothing gets explained.” “I couldn’t think what else to do,” said {hero}. “Nor could they, that time,” said {elder}, “and so they laughed.” {host} turned the key. A little way out one could hear how the bag was put down. “I can’t see the gate any more,” said {elder}, in the dark. “Where was it?” “Begin,” said {hero}. “Ah,” said {elder}, “thank you,” and the bag was taken up again. That is why a lamp hangs out there. {hero} lights it when it gets late, and says the word, once, in that direction, and waits a little. In frost it may carry for a mile, or more. In the second winter there was something like an echo, which is unusual in open country. “Gin,” it said. And then, a good deal closer, “Don’t stop. I’ve nearly got it.”',
					],
					'end-begun & told-host': [
						'Then {elder} said nothing for so long that people began to look at each other. “Nobody ever got to the end of that one,” said {elder}, “when I was about.” And then, “What do I do now?” Nobody had thought about that. {host} stood by with the key, and held it out, and people talked about that for years. “You keep this,” said {host}. “Then nobody can shut you out. It was my father who sent you off. He put a light in your window every night after that, and never told us. I only found out today what the oil was for.” “I saw it,” said {elder}, “when I looked back. I thought that somebody had moved in.” By then it was past midnight, and nobody unlocked anything. {joker} came with a plate of dumplings, and for once said only, “Here.”',
						'“Once more,” said {elder}, and {hero} said it once more. “So that’s what comes after,” said {elder}. {Elder.they} put down the bag, and looked around, as one looks around a room. “I don’t know where to stand,” {elder.they} said. It was {host} who answered, and not in the voice for speeches. “There’s a house,” said {host}. “My father kept a lamp in it. It was he who shouted it, that time. I only found out today what the oil was for.” {elder} thought about this for a good while. “Every night?” {elder.they} asked. “In all weathers,” said {host}, and put the key into {elder}’s hand, and closed the hand around it. So that year nobody opened the gate. {joker} brought the last dumpling, and for once only said, “Here.”',
						'{elder} put one hand behind {elder.their} ear, though {elder.they} had understood perfectly well, and so had it twice. “That’s the half I never got,” {elder.they} said. “And what do people do when they’ve had it?” Nobody knew, since as a rule everyone just goes to eat. {host} had stopped before the gate, and the key had not been put into the lock. “They go home,” said {host}. “You’ve still got one. My father shouted it, that time, and then he kept a lamp alight in your window until he died. I learned that tonight. I’d thought that he went out for nothing.” {elder} was silent. “There was a light,” {elder.they} said slowly, “when I turned around. I thought it was strangers.” “It was him,” said {host}, and gave {elder} the key, of which there is only the one. It struck twelve, and people looked at each other, and stayed. {joker} had the last plate of dumplings. One could see how a joke came along, and was let go by. “Here,” said {joker}.',
					],
					'end-begun': [
						'Then {elder} said nothing for so long that people began to look at each other. “Nobody ever got to the end of that one,” said {elder}, “when I was about.” And then, “What do I do now?” “You’ve still got a house,” said {hero}. “There’s been a lamp in the window, every night since. It was {host}’s father who shouted, that time, and it was he who lit it.” {host} had come up with the key. “With that oil can,” said {host} slowly. {Host.they} looked at {elder}, and held out the key, and people talked about that for years. “You keep this,” said {host}. “Then nobody can shut you out.” By then it was past midnight, and nobody unlocked anything. {joker} came with a plate of dumplings, and for once said only, “Here.”',
						'“Once more,” said {elder}, and {hero} said it once more. “So that’s what comes after,” said {elder}. {Elder.they} put down the bag, and looked around, as one looks around a room. “I don’t know where to stand,” {elder.they} said. “There’s a house,” said {hero}, “with a lamp in it. The man who shouted it, that time, kept it lit for you. He was {host}’s father.” {host} had been about to raise the key, and stopped. “So that’s what the oil was for,” said {host}, not in the voice for speeches. {elder} thought about it for a good while. “Every night?” {elder.they} asked. “In all weathers,” said {host}, and put the key into {elder}’s hand, and closed the hand around it. So that year nobody opened the gate. {joker} brought the last dumpling, and for once only said, “Here.”',
						'It took a while to arrive. “I didn’t know that it went on,” said {elder}. “I only ever stayed for the first half.” {Elder.they} looked at the bag, and could not think, it seemed, what {elder.they} had wanted with it. “And where do I go with that?” “To your own house,” said {hero}. “It’s as you left it. There has been a lamp in the window since that same night. {host}’s father lit it, who was the one that shouted, and he went out to it in rain and snow.” There was a clink. {host} had let the key drop. “So that’s where it went,” said {host}, “all that oil.” {Host.they} picked up the key, and came the last few steps. “I’d like you to have this,” {host.they} said to {elder}, which nobody had ever said to anybody, about that key. By then it had struck twelve, and no one had gone out, and no one had gone home. {joker} came with the last of the dumplings, drew breath, and thought better of it. “Here,” said {joker}.',
					],
				},
				{
					'end-with & lamp': [
						'{hero} put down the bag. The lamp had been burning beside them all that mile. {elder} took it by the handle, and turned it toward the way that they had come. A long way off, somebody was holding up another. They went back toward that. It was {joker}. {host} had unlocked the gate again, and had told everyone why, and {joker} had not thought of anything funny to say.',
						'“This is the one,” said {hero}, and held it up: the lamp from the window, which they had been walking by the whole time. Neither of them spoke. Then {elder} took it, and it turned out that a lamp shines just as well in the other direction. {host} had unlocked the gate again, and had told everyone why, and somebody was swinging a lantern there. “I’d have come after you,” called {joker}, “only I couldn’t think what to say.” “Say that,” said {elder}.',
						'The bag was on the ground, and the lamp beside it, burning. {elder} looked at it as you look at a person whom you have always taken for somebody else. “I suppose it goes both ways,” {elder.they} said, and lifted it by the handle. The light went back along that road a good deal faster than it had come. {host} had unlocked the gate again, and had told everyone why. {joker} held it. “I’ve been trying to think of something funny,” said {joker}, “and I can’t.” “Good,” said {elder}.',
					],
					'end-with & cake': [
						'{hero} put down the bag, and the cake on top of it. Behind them it was dark, but for one light, far off, where the old road bends. “It’s still there,” said {hero}. “You don’t light a lamp for somebody to go away by.” They went back toward it. {host} had unlocked the gate again, and had told everyone why, and {joker} held it, and could think of nothing funny. “Is that a cake?” said {joker}. “It’s for twelve,” said {elder}.',
						'They stood there with the bag, and the cake under its glass. Far back, where the old road bends, there was one small light. “Nobody lights a lamp for you to go away by,” said {hero}. They went toward it, and it took them to the gate. {host} had unlocked it again, and had told everyone why, and {joker} was holding it. For once nothing funny was said. {joker} only looked at the cake. “It’s rather late for that,” said {elder}, “but I did bake it for all of you.”',
						'The cake was set down on top of the bag. A long way behind, by the bend of the old road, there was a spark, and it did not move. “Would you light that,” asked {hero}, “if you wanted somebody gone?” {elder} wiped the glass with a sleeve, and took the cake under one arm. {host} had unlocked the gate again, and had told everyone why. There stood {joker}, with nothing to say for once, and stared at what was coming. “It’s only half a lifetime old,” said {elder}. “You’ll have to suck it.”',
					],
					'end-with': [
						'{hero} put down the bag, and they looked back. It was dark there, but for one light, far off, where the old road bends. “It’s still there,” said {hero}. “You don’t light a lamp for somebody to go away by.” They looked at it, and then they went toward it. {host} had unlocked the gate again. The old man had told everyone why, his wife first, and held it, with {joker}, who had not thought of anything funny to say.',
						'They both looked around. The music had stopped. Far back, where the old road bends, there was one small light. “That’s not to go away by,” said {hero}. “Nobody walks out there in the rain every night for that.” {elder} said nothing. But on the way back it was {hero} who could hardly keep up. {host} had unlocked the gate again. The old man had told everyone why, his wife first, and held it, with {joker}, who could not come up with a single joke.',
						'“Look back,” said {hero}, and the bag was put down for it. A good way off, where the old road bends, one window was alight. “You’d let it go out,” said {hero}, “if you wanted somebody gone.” Nothing more was said about it. It was only that the bag was being carried the other way now, and rather fast, and that the music had got louder. {host} had unlocked the gate again. The old man had told everyone why, his wife first, and held it, with {joker}, who had not one joke left.',
					],
					'end-begun & cake': [
						'They tried to cut the cake, and broke two knives on it. In the end it was dropped, on purpose, and there was a piece for everyone. It tasted of nothing at all, and nobody left a crumb.',
						'“It was for afterward,” said {elder}, and lifted the glass off the cake. No knife would go into it. {host} did it with the key, with one blow, and there were a great many more pieces than twelve. People stood about and sucked them. It was going to take a while.',
						'Every knife in the kitchen was tried on the cake, and in the end the gatepost did it. Everybody had a splinter. “What is it supposed to taste of?” asked {joker}. “Lemon,” said {elder}. “Give it time.”',
					],
					'end-custom & cake': [
						'The cake was the last thing to go. “Begone!” they shouted at it, and {elder} let it drop on the stones. There was a piece for everyone. It was like eating a wall, and nobody left a crumb.',
						'“And now the cake,” said {elder}. It took {host}, the key, and three blows. Everyone got a piece, and stood there sucking it, two hundred people, half a lifetime late, and said that it was lemon.',
						'“And that,” said {elder}, and meant the cake. It was the only thing that evening which did not go at the first shout. In the end somebody took it to the gatepost. There were two hundred splinters, one for each, and for a while there was no more shouting, only a sort of clicking.',
					],
					'end-begun & lamp': [
						'{hero} held out the lamp. “It’s yours,” {they} said. {elder} took it, and turned it down a little, as one does indoors. “I’ll put it back in the window,” {elder.they} said. “It’s just to read by, from now on.”',
						'“Then I’ll want that,” said {elder}, and took the lamp out of {hero}’s {hand}. “I thought it was for somebody else, you see.” The flame went on standing up quite straight.',
						'“And this can go home as well,” said {elder}, when {hero} held out the lamp. “It’s a good one. I used to do my mending by it.” And {elder.they} blew a bit of dust off the handle.',
					],
					'end-custom & lamp': [
						'{hero} gave the lamp to {elder}. “It’s been in your window every night,” {they} said. “It was {host}’s father who lit it.” {host} nodded, and could not speak. {elder} turned it a little lower, as one does indoors.',
						'“So who did light it?” asked {elder}, and bent down to the lamp. “Somebody with an oil can,” said {hero}. “My father,” said {host}. It was not a thing to shout about. The three of them stood around it for a while, and warmed their hands.',
						'“You’ll want to know who lit that,” said {hero}, “all these years. It was {host}’s father. He’d shouted it, and then he lit that every night, for you.” {elder} looked into the flame for as long as one can. “He kept it very clean,” {elder.they} said.',
					],
					'end-begun & witness': [
						'Somewhere at the back the old man was telling his wife. It took a long time, and then she could be heard to say that she had known it for forty years.',
						'The old man had found his wife in the crowd. “I laughed,” he told her. “That time.” “I know,” she said. “I was standing next to you. I laughed too.”',
						'“I was one of those who laughed,” the old man told his wife, by the gate. “I wondered when you’d get to that,” she said. “It’s taken you forty years.”',
					],
					'end-custom & witness': [
						'“That I said that I never laughed,” was what the old man had got rid of. His wife had been standing beside him. She had known it for forty years.',
						'The old man had shouted away a lie, and was now looking for his wife, to tell her which. “I know which,” she said, behind him. “I was there. I laughed too.”',
						'“And what did you get rid of?” asked the old man’s wife. He took off his hat, and put it on again. “That I told you I hadn’t laughed.” “Oh, that,” she said. “I got rid of that forty years ago.”',
					],
				},
				{
					'end-with & heard': [
						'“Wasn’t there a speech, once?” asked {host}. “There still is,” said {elder}. “It has been tried out on one person.”',
						'{host} asked if there would be a speech. “One minute of it,” said {elder}. “It has been tried out.”',
					],
					'end-with': [
						'“Wasn’t there a speech, once?” asked {host}. “There still is,” said {elder}. “You’ve heard the ‘I.’”',
						'{host} asked if there would be a speech. “One minute,” said {elder}, “less one letter.”',
					],
				},
				{
					'end-custom & !lamp & told-host': [
						'“There’s a lamp in your window,” said {host}, and did not need to raise {host.their} voice. “It was my father who lit it, every night, for you.” “I saw it,” said {elder}. “I thought that the house was let.”',
						'“My father kept a lamp in your window, every night after that,” {host} told {elder}. “The house is as you left it.” “I saw that light,” said {elder}. “I thought it was strangers.”',
					],
					'end-custom & !lamp': [
						'“There’s a lamp in your window,” {hero} told {elder}. “{host}’s father lit it, every night, for you.” “With that oil can,” said {host} slowly. “I saw it,” said {elder}. “I thought that the house was let.”',
						'“The house is as you left it,” {hero} told {elder}. “{host}’s father kept a lamp in the window.” “So that was the oil,” said {host}. “I saw that light,” said {elder}. “I thought it was strangers.”',
					],
				},
				{
					'end-custom & smiled': [
						'Midnight had gone by, and nobody had turned the key. They all went to {elder}’s house instead, and washed the twelve plates seventeen times. It was {hero} who fetched the water, in the girl’s bucket, and then filled it once more for her.',
						'Nobody had turned the key at midnight. Everyone went along to {elder}’s house, and ate in turns, off twelve plates. On the way {hero} stopped at the pump, and filled a bucket for the girl. “I ought to have done that before,” said {hero}.',
					],
					'end-custom': [
						'Midnight had gone by, and nobody had turned the key. They all went to {elder}’s house instead, and washed the twelve plates seventeen times.',
						'Nobody had turned the key at midnight. Everyone went along to {elder}’s house, and ate in turns, off twelve plates.',
					],
					'end-begun & took-along': [
						'The girl from the pump had fallen asleep on the bag. “Leave her there,” said {elder}. “I won’t be needing it. I’ll have to lay for thirteen.”',
						'“Is that what comes after?” asked the girl from the pump, who had only known the other half. “Begin what?” “Supper,” said {elder}. “At my house. You’d be the thirteenth.”',
						'The girl from the pump had been trying out the new word, under her breath. “It’s better,” she told {hero}. “You can say it to people.” “Then come and say it at my table,” said {elder}. “I’m one plate short.”',
					],
					'end-begun & smiled': [
						'Before {hero} ate anything {they} went over to the girl, at the edge of the light, and asked if she had got her water in the end. “No,” she said. “Then we’ll go and get it,” said {hero}. “I ought to have stopped.” She considered that. “You can carry the bucket,” she said.',
						'There was one more person to whom the wrong word had been said. {hero} went over to the edge of the light. “I waved,” {they} told the girl from the pump, “and I ought to have stopped.” “Yes,” said the girl. She looked at the plate. “Are those for anybody?” {hero} gave her {theirs}.',
						'“You never got your water,” said {hero}. It was said to the girl from the pump, and no more loudly than the word. “So you noticed,” she said. “I did, and went by,” said {hero}. She thought about it. “They’ve got a pump here, too,” she said. “You could start with that.”',
					],
					'end-begun & claimed': [
						'“Is that what it’s for?” asked the smallest of the children from the pump, who had been listening. “That’s what it’s for,” said the girl, before {hero} could, and let him have one of her dumplings.',
						'At the edge of the light the girl from the pump said something to the children, and they tried it out, all together, with the right ending. It was just as much fun to shout.',
						'Of the children from the pump the smallest pulled at {hero}. “Was that what it should have been?” he asked. “Are we allowed that one?” “On anybody,” said {hero}.',
					],
					'end-with & took-along': [
						'And on the gatepost sat the girl from the pump. “You’re late,” she said. “There’s a plate for each of you.”',
						'“I told them you would turn around,” said the girl from the pump, who was sitting on the gatepost, with two plates. “We did, in the spring. It was that lamp.”',
						'The girl from the pump had kept two plates warm, up on the gatepost. “You saw it, then,” she said. “The lamp. I thought you might.”',
					],
					'end-with & smiled': [
						'“There’s a girl who never got her water,” said {hero}. “I went past her. She’ll be standing over there.” “Then that’s where we’ll begin,” said {elder}.',
						'At the edge of the light the girl from the pump still stood, with her people. {hero} stopped in front of her. “I waved,” said {hero}, “and went by.” “I know,” said the girl. “You came back, though.”',
						'“One moment,” said {hero}, at the gate, and went over to the girl from the pump, who had an empty bucket and no reason to smile. It took some time. {elder} watched it, and held the bag. “It’s easier with the second one,” {elder.they} said afterward.',
					],
					'end-with & claimed': [
						'Behind {joker} stood the girl from the pump, with her bucket, and it was full of dumplings. “It’s a better word with the right end on it,” she said.',
						'On the gatepost sat the smallest of the children from the pump. “I’ve told them what it’s for,” he announced. “It’s for toothache.” He was given a dumpling.',
						'“I held the gate,” said a small voice. Of the children from the pump it was the smallest. It had been mainly {joker}. “Nobody’s used your word since you went. I’ve been listening.”',
					],
				},
				{
					'end-begun & heard': [
						'“Give us the speech, at least!” called a voice. “It’s been given,” said {elder}. So had the word. {hero} had been listened to, by one person, and it was enough.',
						'“Didn’t you once have a speech?” asked somebody. “It’s been heard,” said {elder}, and passed {hero} a fork.',
						'“And wasn’t there going to be a speech?” asked a man who had come late. “It was an hour ago,” said {elder}. “There was one person there. I’ve never been so well attended.”',
					],
					'end-begun': [
						'People were still calling for {hero}, who had nothing more to tell them. {They} had been listened to, by one person, for one word, and it was enough.',
						'“Well?” came a call from the back, where nobody had heard a thing. “What was the word?” {hero} did not say. It had arrived.',
						'Two hundred people were still waiting. “That was it,” {hero} told them. “The rest of the minute is {elder}’s.”',
					],
					'end-custom': [
						'It is done like that every year now, and {elder}, who has pulled down the wall, says it the loudest. The children are told that it was planned.',
						'They do it that way every year, with {elder} in the first row. By now it is thought to be very old.',
						'Next year the slip in the hat said {elder}. {Elder.they} got up on the box, said “I,” and waited. You could hear the flags. Nobody called out anything, and so {elder.they} went on.',
					],
				},
			],
			choices: 'none',
			scene: { at: 'hall', with: ['elder', 'host'], shows: ['gate', 'key', 'lantern'], pose: 'stand', feeling: 'calm' },
		},
	],
};
