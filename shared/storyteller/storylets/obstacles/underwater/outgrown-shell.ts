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
			meet: 'A line of crabs sat across the way, from big to small. Each one had to wait for the shell of the next. “Mine pinches,” said Mr. Nook, the big one, “and I have a new one. But in my old shell are marks that show how my kids grew! So I stay in it. And the others can’t move.”',
			flies: '“I could fly,” said {hero}. “We were here first!” said the crabs. “No one cuts in.”',
			swims: '{hero} looked ahead. “We were here first!” said the crabs. “No one cuts in.”',
			ways: [
				{
					say: 'Shout “All change!”',
					outcome:
						'“ALL CHANGE!” called {hero}. So out got the crabs, and in got the crabs, one shell up. Hop, hop, hop! Mr. Nook did it too. “Oh!” he said. “It doesn’t pinch! And I can keep the old one by my bed.” So the way was free.',
					later:
						'“ALL CHANGE!” called {hero}. So everybody got up and sat down one seat on. {hero} did too, on and on, up to the front.',
				},
				{
					say: 'Listen to the big new shell',
					outcome:
						'{hero} put an ear to the new shell. “Come and hear,” {hero} said to Mr. Nook. Hush, hush, it went, like a song. So he got in, and the other crabs moved up. The way was free, and the last small shell was for {hero}.',
					later:
						'{hero} held up the crabs’ small shell. Hush, hush, it went. Everybody wanted to hear it, and so they hushed.',
				},
				{
					say: 'Copy the marks of his kids',
					outcome:
						'In the old shell were marks. “So big was Ned,” said Mr. Nook. “And so big was Fay.” {hero} put each mark in the new shell too. It took a long, long time! Then he got in, the others moved up, and the way was free. And Mr. Nook came along, in his new home.',
					later: '“{hero} put in all the marks of my kids,” said Mr. Nook. “I looked, and each one is just right.”',
				},
			],
		},
		2: {
			meet: [
				'A line of crabs sat right across the road, packed tight, from very big to very small. Each was half out of its shell, and looked at the next one’s. “We’re moving,” said the smallest. “He gets the big new one, and I get the teacup, [and everybody goes up by one|and everybody else gets one up]. Only Mr. Nook won’t start.” Mr. Nook was at the front. He was squeezed so tight that his eyes stood out. “I know it’s too small,” he said. “But I’ve got the children’s pencil marks in it.”',
			],
			flies: '“I could fly,” said {hero}. “We’ve been in this line for days!” cried the crabs. “Over is pushing in!”',
			swims: '{hero} looked ahead. “We’ve been in this line for days!” cried the crabs. “Past is pushing in!”',
			ways: [
				{
					say: 'Call out “All change!” as they do on trains',
					outcome:
						'“ALL CHANGE!” called {hero}. Nobody thinks, when they hear that. They get out. There was a scuttle and a bump, and sixty bare crabs ran one shell up and sat down. Mr. Nook sat down too. “Oh my,” he said. He stretched out one leg, and then another, and found that he had ten. “And the old one can stand by my bed.” So the road was free.',
					later:
						'“ALL CHANGE!” called {hero}. Everybody got up and moved one chair along. It is hard to say why. {hero} moved too, and called again, and moved again, and after the seventh time the chair was at the front.',
				},
				{
					say: 'Get him to hold his ear to the new shell',
					outcome:
						'“It’s so empty,” said Mr. Nook. {hero} put an ear to the new shell. “No, it isn’t,” {they} said. In most shells you hear the sea. In this one you could hear the land. There was wind in there, and a tree, and far off a cow. “What’s that last one?” whispered Mr. Nook, and crept in to find out. So they all moved up and went off. One little shell was left over, and {hero} held an ear to it all the way.',
					later:
						'{hero} held up the crabs’ little shell. “You can hear a cow in there,” {they} said. Everybody stopped talking. They leaned over. Some said that it was a cow, and some held up a finger, to listen again.',
				},
				{
					say: 'Copy all his pencil marks into the new shell',
					outcome:
						'Inside the old shell were pencil marks, one above the other. They were how tall Mr. Nook’s children had been. “I can’t take those along,” he said. So {hero} took a string, measured each mark, and made one just like it in the new shell, with the name. There were thirty-one, so it took longer than {hero} liked. Then Mr. Nook moved in, and all the others moved up, and the road was free. He came along in his new house, to show people the marks.',
					later:
						'“I had thirty-one marks in my old house,” said Mr. Nook. “{hero} copied each of them with a string. Nobody would have noticed if one was a bit off. I measured them again. Not one of them had grown.” He waved his string. “I’d let {hero} measure anything.”',
				},
			],
		},
		3: {
			meet: [
				'A line ran across the road, and it was made of crabs. They’d lined up by size, from a thing like a footstool down to a thing like a pea. Each had its back end out of its shell and its eye on the next one up. It was moving day. The biggest would go into the big new whelk at the front; the second biggest would get his; and so on, down to the pea, who’d been promised a thimble. “Ready?” they all called, [for the hundredth time|once again]. “Nearly,” said Mr. Nook. He was the biggest. He was so wedged in that he spoke in a squeak. “It’s only that you get attached.” He looked at some pencil marks by his door. Sixty-four crabs had been sitting in a draft for three days, packed so tight for warmth that nobody got through.',
			],
			flies:
				'“I could fly,” said {hero}. “There’s a line here!” sixty-four voices called. “It goes all the way up, too, in case you wondered!”',
			swims:
				'{hero} looked ahead. “There’s a line here!” sixty-four voices called. “Swimming past it is just pushing, only wetter!”',
			ways: [
				{
					say: 'Call “All change!” like a conductor',
					outcome:
						'{hero} pulled {themself} up, took a breath, and put on the voice of somebody with a whistle and a flag. “ALL CHANGE, PLEASE! ALL CHANGE!” There are orders that go straight to the legs. Sixty-four crabs were out; there was a rattling like a dropped drawer; and sixty-four crabs were in again, one along. It was over before Mr. Nook could feel anything about it. He was sitting in the whelk. He put out an elbow, carefully, to where the wall ought to be. There was more. “Goodness,” he said, an octave lower. The pea had gone around twice in its thimble, and the road was empty.',
					later:
						'“ALL CHANGE!” called {hero}, in the conductor’s voice. “One along, please!” Nobody asked what for. People sighed, and picked up their bags, and sat down in the next seat. {hero} sat down as well. “All change!” It took ten of them to get to the front, and by then people were holding the chairs for each other.',
				},
				{
					say: 'Have him listen to what is inside the new shell',
					outcome:
						'“It’s so hollow,” said Mr. Nook, and looked into the whelk. {hero} laid an ear to it. “Come and hear this,” {they} said. In most shells you can hear the sea. In this one it was the other way around. You heard the land. There was wind in something with leaves, and a gate; there was a very distant dog. The line had gone quiet, all the way down to the pea. “Does it do that at night?” asked Mr. Nook. He went in a little way, to hear the gate again. He went in a little farther. From behind you saw that he had settled. The others all went up by one, and off the road. The one shell that was left over did mostly wind, and {hero} listened to it for a mile.',
					later:
						'{hero} took out the shell from the crabs’ road and held it to {their} ear, and smiled. That was mean, really. “What is it?” asked the people in front. “Shh,” said {hero}, and held it out. People bent toward it. You can’t hear the wind in a leaf and shout. It was passed from row to row, and where it had been it stayed quiet.',
				},
				{
					say: 'Measure his pencil marks and copy them',
					outcome:
						'“What is it that you’d miss?” asked {hero}. Mr. Nook backed out as far as he could. On the wall, by the door, were pencil marks, one above the other, with names: Ned, Fay, Ned again. They’d all stood there, with their shells off. It wasn’t the shell, he said. It was where they came up to. {hero} got a piece of string, measured the lowest, and drew it in the whelk, with the name and the date. There were thirty-one; and Mr. Nook checked each. No one in the line said a word about how long it took. “That’s where he came up to,” said Mr. Nook at the end, and touched it. He moved in, and sixty-three others moved up, and off the road. He came along in it, with the string in his claw, in case anything else had to be measured.',
					later:
						'“Thirty-one marks,” said Mr. Nook. “With string. {hero} knew none of them, and had never met Ned. Sixty-four people were waiting. Nobody would’ve seen if it was out by a hair.” He showed how much that is, with one claw. “I’d have seen. I went over them all. So now I’ll tell you where {hero} comes up to.” And he held the claw as high as it would go.',
				},
			],
		},
		4: {
			meet: [
				'A line of crabs sat across the road, in order of size. At one end was a crab like a footstool, and at the other one like a pea, and each of them stared at the shell of the crab in front. That is how crabs move. There was a big new shell. As soon as the largest got into it, the second could have the largest’s, and so on down to the pea; until then nobody could move at all. They sat there half undressed, all sixty-four of them, and caught cold. People had stepped through between them, until they moved up close for the warmth. “I know that you’re waiting,” said Mr. Nook, who was the largest, in a very thin voice, because his old shell was so tight. “I’m quite willing. It’s only a matter of [getting up|the right moment].” On the inside of his door were pencil marks, with names and dates. He had measured his children there. One of the names did not go up as high as the others.',
			],
			flies: 'In that line they felt that people who flew over were just people who pushed, from higher up.',
			swims: 'In that line they felt that people who swam past were just people who pushed, only wetter.',
			ways: [
				{
					say: 'Call “All change!” like a conductor',
					outcome:
						'Mr. Nook could not decide. So nobody should ask him. {hero} drew {themself} up. There is a voice that belongs to a railway station at night. “ALL CHANGE!” It does not go through the mind. Sixty-four crabs stood up. There was a moment when nobody should have looked, and then a clatter down the whole line, and each of them sat in the next shell with the door shut. Mr. Nook sat in the new one. He had not had time to be sad. He put out an elbow to where there had been a wall for seventeen years, and it went on and on. “I’d given that up,” he said, in a much deeper voice. “That part of me.” And they all walked off the road, in what they had got.',
					later:
						'“ALL CHANGE!” called {hero}, as to the crabs. Everybody in that room was in the right, and in the right seat. But everyone has been small once, with a bag, late at night. They stood up, they all moved one seat along, and they sat down, and {hero} with them. “ALL CHANGE!” They began to hand each other the cushions. In that way {hero} came to sit right at the front. The last to leave that chair wished {them} a good journey.',
				},
				{
					say: 'Have him listen to the new shell',
					outcome:
						'“It’s empty,” said Mr. Nook. He meant the new shell. {hero} put an ear to it, and beckoned. Everyone knows what you hear in a shell. But nobody had tried it with this one, and in this one you heard the land. There was wind in a great many leaves. A gate fell shut. Somebody in a yard was calling a name, not worried at all, because it was getting dark and whoever it was would surely come. “I could listen to that,” said Mr. Nook, “with the door shut.” He went in, slowly, because he kept stopping. The shells were handed down behind him, and the line walked off the road. One was left over, as small as a nut. {hero} took it.',
					later:
						'{hero} held the small shell from the crabs’ road to {their} ear and listened. That was all. Nobody else could bear it. The nearest stopped shouting to hear what it was, and those behind them to find out why. “It’s somebody being called in for supper,” said {hero}, and passed it on. It went along the rows, from ear to ear. Each of them bent over it, and after a moment looked up with quite a different face, and you could have heard a leaf.',
				},
				{
					say: 'Copy his pencil marks into the new shell',
					outcome:
						'“What can’t you move?” asked {hero}. Mr. Nook backed out a little, so that the light fell on the pencil marks. His children had stood there on their birthdays. {hero} asked for a piece of string. With that {they} measured all the marks, from the floor up: Ned; Fay; Ned again. Each mark was carried across, held against the new wall, and drawn exactly as it had been. There were thirty-one. It is slow work if it has to be right. The line saw what they were doing, and sat in the draft, and was silent. Ned’s last mark {hero} measured twice. “He’d be tall now,” said Mr. Nook, and did not ask {them} to draw that. Then he moved in. The line moved up behind him, and the road was free. He found that he could be at home and also turn around, and came along, with the string, in case anything else had to be measured.',
					later:
						'Mr. Nook’s new shell was rather too big for him, and he carried it well. “There were thirty-one marks on my wall,” he said, “and some of them nobody can ever make again. {hero} copied them with a string. Sixty-four people were waiting, and {they} didn’t know my children. {hero} could have rounded off.” He held up two claws, so close that no light came through. “{They wasn’t} out by that. I’ve checked every one. So whatever {they tell} you, it’s exact.”',
				},
			],
		},
	},
};
