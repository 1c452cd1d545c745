import type { Obstacle } from '../../format.ts';

export const outgrownShell: Obstacle = {
	id: 'outgrown-shell',
	alsoIn: ['animal'],
	place: {
		the: 'the line of shells',
		at: 'at the line of shells',
		to: 'to the line of shells',
		backdrop: 'underwater',
	},
	people: { nook: { call: 'Mr. Nook', a: 'a crab in a tight shell', type: 'Crab', pronoun: 'he' } },
	props: ['shell'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'change', use: 'reach' },
		{ id: 'listen', use: 'hear' },
		{ id: 'marks', use: 'trust', cost: 'time', ally: 'nook' },
	],
	levels: {
		1: {
			meet: 'A long line of crabs sat in the way, big to small. Each one had to wait for the shell of the next. And the big one, Mr. Nook, did not get out. There lay a big new one. “Mine pinches,” he said. “But it has the marks in it! So small were my kids.”',
			flies: '“No one cuts in up there!” said the crabs.',
			swims: '“No one cuts in!” said the crabs.',
			ways: [
				{
					say: 'Shout “All change!”',
					outcome:
						'“ALL CHANGE!” said {hero}. And out they all got, and in they all got, one shell up. Hop, hop, hop! Mr. Nook did too. “Oh!” he said. “It does not pinch.” And the line went home.',
					later:
						'“ALL CHANGE!” said {hero}. They all got up, and sat one seat on. So did {hero}, on and on, to the front.',
				},
				{
					say: 'Listen to the big new shell',
					outcome:
						'The new shell lay there. {hero} put it to Mr. Nook. “Hear that?” It went hush, hush, like a mom. “It is not empty at all,” said Mr. Nook. And he got in. {hero} got a small one.',
					later: '{hero} held up the small shell. Hush, hush. “Can you hear it?” And they all had to listen.',
				},
				{
					say: 'Copy the marks of his kids',
					outcome:
						'In the old shell were marks. “So big was Ned,” said Mr. Nook. “So big was Fay.” {hero} put each mark in the new shell. It took so long! “Just so,” he said. And he moved in, and came along.',
					later: '“{hero} put in all the marks of my kids,” said Mr. Nook. “Each one is just right. I looked.”',
				},
			],
		},
		2: {
			meet: [
				'A line of crabs sat right across the road, from very big to very small. Each was half out of its shell, and looked at the next one’s. “We’re moving,” said the smallest. “He gets the big new one, and I get the teacup, [and everybody goes up by one|and everybody else gets one up]. Only Mr. Nook won’t start.” Mr. Nook was at the front. He was squeezed so tight that his eyes stood out. “I know it’s too small,” he said. “But I’ve got the children’s pencil marks in it.”',
			],
			flies: '“No going over!” cried the crabs. “We’ve been in this line since Tuesday!”',
			swims: '“No swimming past!” cried the crabs. “We’ve been in this line since Tuesday!”',
			ways: [
				{
					say: 'Call out “All change!” as they do on trains',
					outcome:
						'{hero} stood up very straight. “ALL CHANGE!” {they} called. Nobody thinks, when they hear that. They get out. There was a scuttle and a bump, and sixty bare crabs ran one shell up and sat down. Mr. Nook sat down too. “Oh my,” he said. He stretched out one leg, and then another, and found that he had ten. The road was free.',
					later:
						'“ALL CHANGE!” called {hero}. Everybody got up and moved one chair along. It is hard to say why. {hero} moved too, and called again, and moved again, and after the seventh time the chair was at the front.',
					as: { bold: 'You have to sound as {trait} as a train.' },
				},
				{
					say: 'Get him to hold his ear to the new shell',
					outcome:
						'“It’s so empty,” said Mr. Nook. {hero} put an ear to the new shell. “No, it isn’t,” {they} said. If you are on land, you can hear the sea in a shell. If you are in the sea, you can hear the land. There was wind in there, and a tree, and far off a cow. “What’s that last one?” whispered Mr. Nook, and crept in to find out. {hero} was given a little one.',
					later:
						'{hero} held up the little shell. “You can hear a cow in there,” {they} said. They all stopped talking. They leaned over. Some said that it was a cow, and some held up a finger, so as to listen again.',
					as: { dreamy: 'A {trait} person hears the cow right away.' },
				},
				{
					say: 'Copy all his pencil marks into the new shell',
					outcome:
						'Inside the old shell were pencil marks, one above the other. They were how tall Mr. Nook’s children had been. “I can’t take those along,” he said. So {hero} took a string. {They} measured each mark, and made one just like it in the new shell, with the name. There were thirty-one. It got late. Mr. Nook looked for a long time at the lowest. Then he moved in. He had room to come along now.',
					later:
						'“I had thirty-one marks in my old house,” said Mr. Nook. “{hero} copied each of them with a string. Nobody would have noticed if one was a bit off. I measured them again. Not one of them had grown.” He waved his string. “I’d let {hero} measure anything.”',
					as: { careful: 'For that you want somebody {trait}.' },
				},
			],
		},
		3: {
			meet: [
				'A line ran across the road, and it was made of crabs. They’d lined up by size, from a thing like a footstool down to a thing like a pea. Each had its back end out of its shell and its eye on the next one up. It was moving day. The biggest would go into the big new whelk at the front; the second biggest would get his; and so on, down to the pea, who’d been promised a thimble. “Ready?” they all called, [for the hundredth time|once again]. “Nearly,” said Mr. Nook. He was the biggest. He was so wedged in that he spoke in a squeak. “It’s only that you get attached.” He looked at some pencil marks by his door. Sixty-four crabs had been sitting in a draft since Sunday.',
			],
			flies: '“There’s a line here!” sixty-four voices called. “It goes all the way up, too, in case you wondered!”',
			swims: '“There’s a line here!” sixty-four voices called. “Swimming past it is just pushing, only wetter!”',
			ways: [
				{
					say: 'Call “All change!” like a conductor',
					outcome:
						'{hero} pulled {themself} up, took a breath, and put on the voice of somebody with a whistle and a flag. “ALL CHANGE, PLEASE! ALL CHANGE!” There are orders that go straight to the legs. Sixty-four crabs were out; there was a rattling like a dropped drawer; and sixty-four crabs were in again, one along. It was over before Mr. Nook could feel anything about it. He was sitting in the whelk. He put out an elbow, carefully, to where the wall ought to be. There was more. “Goodness,” he said, an octave lower. The pea had gone around twice in its thimble, and the road was empty.',
					later:
						'“ALL CHANGE!” called {hero}, in the conductor’s voice. “One along, please!” Nobody asked what for. They sighed, and picked up their bags, and sat down in the next seat. {hero} sat down as well. “All change!” It took ten of them to get to the front, and by then people were holding the chairs for each other.',
					as: { bold: 'It’s a voice that you can only do if you’re {trait}.' },
				},
				{
					say: 'Have him listen to what is inside the new shell',
					outcome:
						'“It’s so hollow,” said Mr. Nook, and looked into the whelk. {hero} laid an ear to it. “Come and hear this,” {they} said. On land you can hear the sea in a shell. It had never struck anyone to try it from the other side. You heard the land. There was wind in something with leaves, and a gate; there was a very distant dog. The line had gone quiet, all the way down to the pea. “Does it do that at night?” asked Mr. Nook. He went in a little way, to hear the gate again. He went in a little farther. From behind one saw that he had settled. {hero} was handed a small one, that did mostly wind.',
					later:
						'{hero} took out the shell and held it to {their} ear, and smiled. That was mean, really. “What is it?” asked the people in front. “Shh,” said {hero}, and held it out. They bent toward it. You can’t hear the wind in a leaf and argue. It was passed from row to row, and where it had been it stayed quiet.',
					as: { quiet: 'A {trait} person is used to hearing what’s in things.' },
				},
				{
					say: 'Measure his pencil marks and copy them',
					outcome:
						'“What is it that you’d miss?” asked {hero}. Mr. Nook backed out as far as he could. On the wall, by the door, were pencil marks, one above the other, with names: Ned, Fay, Ned again. They’d all stood there, with their shells off. It wasn’t the shell, he said. It was where they came up to. {hero} got a piece of string. {They} did the lowest first, from the floor up, and moved over, and drew it in the whelk, with the name and the date. There were thirty-one; and Mr. Nook checked each. No one in the line said a word about how long it took. “That’s where he came up to,” said Mr. Nook at the end, and touched it. He moved in. Then, as there was so much room, he came along.',
					later:
						'“Thirty-one marks,” said Mr. Nook. “With string. {hero} knew none of them; {they} hadn’t met Ned. Sixty-four people were waiting. Nobody would’ve seen if it was out by a hair.” He showed how much that is, with one claw. “I’d have seen. I went over them all. So now I’ll tell you where {hero} comes up to.” And he held the claw as high as it would go.',
					as: { careful: 'It was work for somebody {trait}: there’s no such thing as roughly, with a Ned.' },
				},
			],
		},
		4: {
			meet: [
				'Across the road went a line of crabs, in order of magnitude. At the one end there was a personage like a footstool, at the other a kind of pea; all of them had their afterparts in the open; and each regarded with fixed attention the house of the one ahead. It is how they move. There had been a vacancy, a handsome whelk. As soon as the largest should have gone into that, the second would have the largest’s; and so it would run down the line, until the pea came into its thimble. Nothing was lacking but the largest. “I am aware that you wait,” said Mr. Nook. He was wedged so tightly that his voice came out in a thread. He had been on the point of it since Sunday; sixty-four people were catching cold. “I am perfectly willing,” he said. “It is a matter of [getting up|the moment].” By the door, on the inner side, one made out some pencil strokes, with names and dates, as they are made against a wall behind a child. They had been carried on for a good many years. There was one of the names that did not go up as high as the others.',
			],
			flies:
				'It was held, in the line, that those who went above it were doing what those did who pushed, from a greater height.',
			swims: 'It was held, in the line, that to swim was to push, and that the wet was no excuse.',
			ways: [
				{
					say: 'Give the order to change, in the voice for it',
					outcome:
						'Mr. Nook could not decide upon it; it followed that he ought not to be asked. {hero} drew {themself} up. There is a voice that has a lamp in its hand, and behind it rain, and a platform. “ALL CHANGE!” It does not address the mind. Sixty-four crabs had risen; there was for an instant the most indelicate spectacle on the whole of that coast; and then a clatter ran down the line, like a hand along a keyboard, and each was in his neighbor’s house, with the door shut. He himself sat in the whelk. He had not had time to be sad. He put out an elbow to where for seventeen years there had been a wall, and it went on and on. “I believe that I had given it up,” he said, a full octave lower, “this part of me.”',
					later:
						'“ALL CHANGE!” called {hero}. Everybody was in the right, and in his own place. But somewhere in each there stands a small figure with a bag, late at night, who has been told. They got up. They sat down one seat farther along; {hero} with them. It was given out again. They had begun to hand each other the cushions; and by such stages, without its having been granted by anyone, {they} came to be sitting at the front, and the last to leave that chair wished {them} a good journey.',
				},
				{
					say: 'Bid him lay his ear to the new one',
					outcome:
						'“There is nothing in it,” said Mr. Nook. He meant the whelk. {hero} put an ear to the lip of it, and beckoned. It is well known what one hears in a shell, ashore. Down there nobody had thought to ask; and down there it was the land. One heard a wind, that went through a great number of leaves. A gate was let fall. Somebody, in a yard, was calling a thing that might be a name, not anxiously, as it would soon be dark and he was sure to come. Mr. Nook did not stir for so long that the line believed it had begun. “I could listen to that,” he said, “with the door shut.” He went in; it took him some time, because he kept stopping. The houses were passed down behind him. There was one left over, about as large as a nut, which {hero} put by.',
					later:
						'{hero} held the small shell to {their} ear. It was not addressed to the company at all, and they could not bear it. Those nearest ceased to shout so as to make out what it was; those behind them, to make out why. “It is somebody being called in,” said {hero}, and let them have it. It went from one row to the next. One saw how they bent over it, statesmen, a brewer, and how each of them after a moment lifted his head, as if he had been answered for.',
				},
				{
					say: 'Copy the strokes, by string, into the new one',
					outcome:
						'“What is it that cannot be moved?” asked {hero}. Mr. Nook backed out by what he could, and let the light fall upon the strokes. The children had been stood there, it appeared, on their birthdays, with their shells off. {hero} asked him for a bit of string. {They} did them from the floor up: Ned; Fay; Ned; and each was carried across, held to the wall of the whelk, and drawn, as thick as it had been, in the same unsteady sevens. There were thirty-one. It is slow, if it has to be right; and the line, which had been promised nothing, saw what was being done, and sat in its draft, and was silent. The lowest of the names {hero} measured twice. “He would be over there by now,” said Mr. Nook, “by the window.” He did not ask {them} to draw that. Then he moved; and as he found that he could be at home now and also turn around, he came with {hero}.',
					later:
						'“I have been measured for,” said Mr. Nook. He had got up on a chair, in a house a good deal too big for him, and carried it well. “There were thirty-one strokes on my wall, and some of them cannot be taken again. {hero} had never met these people. There were sixty-four waiting, with their backs bare; it was a case in which one might be allowed to round off.” He held two points of his claw apart, so little that no light came through. “It was not even that. I have gone over them. I do not ask what {they} will be right about, having been right about Ned.”',
				},
			],
		},
	},
};
