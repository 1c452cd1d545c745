import type { Obstacle } from '../../format.ts';

export const tumbleweedFlock: Obstacle = {
	id: 'tumbleweed-flock',
	alsoIn: ['desert', 'adventure', 'time-travel'],
	place: {
		the: 'the tumbleweed pen',
		at: 'at the tumbleweed pen',
		to: 'to the tumbleweed pen',
		backdrop: 'desert',
	},
	people: { wooly: { call: 'Wooly', a: 'an old dog with a crook', type: 'Dog', pronoun: 'he' } },
	props: ['gate', 'whistle'],
	blocks: ['flies'],
	ways: [
		{ id: 'roll', use: 'reach' },
		{ id: 'whistle', use: 'hear' },
		{ id: 'glasses', use: 'trust', ally: 'wooly' },
	],
	levels: {
		1: {
			meet: 'On the road sat Wooly, a dog with a whistle. He had lost his glasses. “Mind my sheep!” he said. “They got out of the pen. Now no one goes by till they’re in!” But they were not sheep. They were big, dry balls of twigs. The wind rolled them all over the road.',
			flies: '“Can’t I fly?” asked {hero}. “Birds scare my sheep,” said Wooly. “One of them is up in a tree as it is.”',
			ways: [
				{
					say: 'Roll along with them',
					outcome:
						'{hero} got down and rolled along. Roll, roll, roll! Wooly gave {hero} a pat. “You aren’t my sheep!” he said. “Out you go! And all of you who aren’t my sheep, go out too.”',
					later:
						'{hero} got down and rolled, as with Wooly’s flock. Roll, roll! Everybody hopped to the side. So {hero} rolled right up to the front.',
				},
				{
					say: 'Blow his whistle',
					outcome:
						'{hero} blew the whistle. Wheee-oo! And right then the wind stopped, so the balls of twigs lay still. “They do what you say!” said Wooly. “So now you can all go by. Keep the whistle. I have two.”',
					later: '{hero} blew Wooly’s whistle. Wheee-oo! And everybody sat down, as good as sheep.',
				},
				{
					say: 'Look for his glasses',
					outcome:
						'{hero} looked for the glasses. Wooly was sitting on them! So {hero} put them on his nose. Wooly looked, and looked. “They are just twigs!” he said, and let them roll away. So the road was free. And he had to laugh, and came along, to see what was what.',
					later:
						'“People told me that I had nice sheep,” said Wooly. “But {hero} got me my glasses, to see that they are twigs.” And he laughed.',
				},
			],
		},
		2: {
			meet: [
				'The trail ran through a pen, and the pen was full of tumbleweeds. They rolled around and bumped into each other. On the gate sat Wooly, an old dog with a crook. “Watch out for my sheep!” he said. “Twenty-two of them, [and not one black|all of them white].” He had lost his glasses in the spring. “Everybody says they’re the finest sheep around. They hardly eat. But open that gate and the wind takes them.” He had a whistle for them. “They don’t mind it yet,” said Wooly.',
			],
			flies: '“Can’t I fly?” asked {hero}. “They’ll think it’s an eagle,” said Wooly. “Last time, one ran up a tree.”',
			ways: [
				{
					say: 'Roll up like a tumbleweed and go with the flock',
					outcome:
						'{hero} rolled up small, and the wind did the rest. Around the pen it went, bump, bump, with twenty-two others. “Here’s a stray,” said Wooly, picked {hero} up by the middle, and put the stray out at the far gate. “Baa,” said {hero}, to be polite. “First one that ever answered me,” said Wooly. “Any more strays?” And he put out everyone who said baa.',
					later:
						'{hero} had everything passed on to the front, rolled up small, and went. Bump, bump! You cannot be cross with a thing that rolls. You lift your feet. {hero} rolled in between the chairs, and came to rest right in front.',
				},
				{
					say: 'Borrow the whistle and tell them to lie down',
					outcome:
						'“How does it go?” asked {hero}. “Long and low, for lie down,” said Wooly. “I never had the breath.” {hero} had the breath. Wheeeee-oo! And perhaps it was only the wind that stopped. But all the twenty-two lay down, one by one, and the trail was free. “They did it,” said Wooly. “Blow it once more from up the trail, so they stay down.” And {hero} did.',
					later:
						'Wheeeee-oo, went Wooly’s whistle, long and low. It was the one that means lie down. Not all of them lay down. But they sat, and they were quiet, and looked around for the dog.',
				},
				{
					say: 'Find his glasses, and stay while he puts them on',
					outcome:
						'{hero} looked in the trough and under the gate. The glasses were on top of Wooly’s own head. “Don’t look yet,” said {hero}, and sat down next to him first. Then Wooly put them on. It was quiet for a while. “Those are weeds,” said Wooly. “Yes,” said {hero}. “They’re very well behaved.” Wooly began to laugh. He opened both gates, and came along to see what else there was.',
					later:
						'Wooly took off his glasses and wiped them. “A hundred people told me what fine sheep I had,” he said. “It was kindly meant. {hero} found me my glasses, and then sat next to me. I’d rather have that.” So would they all.',
				},
			],
		},
		3: {
			meet: [
				'The trail went in at one gate and out at another, and the whole yard between was in motion. It was tumbleweeds, a few dozen of them, rolling around and around the rails like a slow stampede. On the top rail sat an old dog with a crook. “Mind the sheep,” said Wooly. “Lively today, aren’t they? It’s [the north wind|a north wind]. They feel it in their wool.” He’d lost his glasses on the first of March, and his sheep, one way and another, soon afterward. Everybody who came by had looked at the weeds, and at his face, and told him that it was a lovely flock, and gone around by the creek, and got wet. “Never a sick day,” said Wooly. “But I can’t let folks walk through. Open a gate, and they’d be in the next county.” He blew his whistle at them. They paid no attention.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “I’d stay down,” said Wooly. “They take anything up there for an eagle, and then it’s every ewe for herself.”',
			ways: [
				{
					say: 'Curl up and be herded through with the others',
					outcome:
						'{hero} found a gap under the rails, curled up, and let the wind do the rest. You lose track, when you roll. There was sky, dust, sky, dust, and a good many prickles. On the third lap a crook came down. “Whoa,” said Wooly. He felt {hero} over, like somebody choosing a melon. “Solid,” he said. “You’re not one of mine. Off you go to your own.” And he dropped {hero}, quite gently, outside the far gate. “Any more strays?” called Wooly. You only had to say baa, and he let you out. It was another mile before {hero} stopped leaning to the left.',
					later:
						'Standing up, there was no way through. So {hero} gave {their} things to be passed on, curled up, and rolled. It’s remarkable how little room you need if you’re round. You bump into an ankle, and the ankle says “Oops” and goes up; there were a lot of ankles. Sky, floor, sky, floor. At the front somebody said “Whoa” and stood {hero} the right way up.',
				},
				{
					say: 'Take the whistle, and give them the call for lie down',
					outcome:
						'“Long, low, and then drop it,” said Wooly, “like letting a bucket down a well. I haven’t the wind for it any more.” {hero} had. {They} let the bucket down. It went out over the yard, and on down the canyon, and who knows what it said to the north wind. The tumbleweeds slowed. They wobbled. One after the other they rocked, and settled, and lay still, and the trail lay free between them. Wooly had turned his good ear. “Hear that?” he said. “That’s a whole flock, lying down for somebody.” He wouldn’t have the whistle back.',
					later:
						'{hero} blew Wooly’s whistle, and let the bucket down the well. Long, and low, and drop. It had worked on a north wind. People don’t know what it means, but their knees do. All through the room there was a creaking as they looked for something to sit on; and when they sat, they found that they had stopped.',
				},
				{
					say: 'Hunt for his glasses, and be there when he looks',
					outcome:
						'Wooly’s glasses weren’t in the trough, and they weren’t in the straw. They’d been on top of his head since the first of March. “Here they are,” said {hero}, and held on to them. “They’re dusty. I’ll just clean them.” {hero} climbed up and sat next to him on the rail, close enough to touch, and only then handed them over. Wooly looked at his flock for a long time. One rolled up to him and fell over. “Have I got any sheep?” said Wooly. “No,” said {hero}. He nodded. Then his shoulders began to shake. “I sheared one,” said Wooly. He laughed till he had to be held on to. He left both gates open, and came along, to see what else he’d been wrong about.',
					later:
						'“I’ve got my eyes back,” said Wooly, and pushed his glasses up his nose. “So now I can look at the lot of you. Half of you have told me what fine sheep I had. You were being nice. It’s lonesome, being been nice to.” He pointed with his crook. “{hero} told me the truth, and stayed on the rail till I’d got used to it. You ask me who I’d believe.”',
				},
			],
		},
		4: {
			meet: [
				'The trail went through a sheep pen, in at one gate and out at the other. Something was running around in it. It was tumbleweeds, forty of them, in the wind. “Please excuse them,” said a dog on the fence, who had a crook, and a whistle on a cord. “It’s the north wind. It makes them nervous. Nobody can come through until they’ve calmed down.” His name was Wooly. In spring he had lost his glasses. Nobody knew where his real sheep had gone. But nobody had had the heart to tell him; he was so proud that he never lost one. So they all stopped, every rider on that road, and [praised|admired] his flock. “They don’t come when I call,” said Wooly. “The others used to.” One of them rolled up against the fence. He reached down to scratch it, behind what he took for an ear, and you could see that both his paws were bandaged. They had thorns.',
			],
			flies:
				'If anyone flew, said Wooly, the flock would think that it was an eagle. You should see what forty of them can do to a fence.',
			ways: [
				{
					say: 'Curl up, and roll along with the others',
					outcome:
						'{hero} drew in everything that stuck out, and let the wind take {them}. It was a simple life. There was dust, and a piece of sky, and dust again. The others bumped into {them} without meaning anything by it. On the fourth round {hero} had just begun to have views on the wind when something hooked {them}. It was the crook. Wooly weighed {them} in both paws for some time. “You’re somebody,” he said. “I won’t ask what you’re doing in there. I’ve sometimes thought that it might be restful.” He put {hero} down outside the far gate and brushed {them} off. “If there’s anybody else who is somebody,” he called, “I’ll let them out too.”',
					later:
						'If you go into a crowd as somebody, all the others want to be somebody too. So {hero} gave {their} things to be passed on, drew in everything that stuck out, and rolled, as {they} had with Wooly’s flock. There was floor, and lamplight, and floor. Here and there somebody lifted a foot, as you do for the cat. Nobody could have said afterward that anyone had passed. There had only been a sort of breeze around their ankles, and it had gone to the front.',
				},
				{
					say: 'Take the whistle, and blow the long call',
					outcome:
						'“There’s a call for it,” said Wooly. “But I haven’t got the breath any more, and I wouldn’t like them to hear me try.” {hero} took the whistle. It was a long low note, and it dropped at the end, like a bucket into a well. The canyon took it up and passed it on, from wall to wall, to where the wind came from. Perhaps it was only chance. One of the tumbleweeds stopped, and leaned on the next, and then all of them sank down with a sigh. You could have crossed with a wagon and not touched one. “They’ve lain down,” said Wooly, with his nose up. “That’s how it used to sound.” They obeyed {hero}, he said, so {hero} had better blow it again from the far side. And {hero} did.',
					later:
						'{hero} blew Wooly’s long call. It went down into the noise like a bucket into a well, past all their voices, to where it was cool, and there it dropped. None of them had ever kept sheep. But they had all been out late when they were small, and somebody had called something like that across the fields. It meant that it was enough now, and that they should come in. They sat down and looked at their hands.',
				},
				{
					say: 'Find his glasses, and stay while he looks',
					outcome:
						'The glasses were on top of Wooly’s own head. Hundreds of riders must have seen them there. {hero} climbed up beside him, took them down, and polished them for a long time, so that he should guess what was coming. “I’ve been happy with my sheep,” he said. “I could see that,” said {hero}, and put the glasses on his nose. Neither of them spoke. A tumbleweed rolled up and fell over. He looked at it, and at his bandages. “And they all knew,” said Wooly. “They were fond of you,” said {hero}. “They didn’t know how to stop.” He climbed down and opened both gates to the wind, and took off his hat while they went. “Forty,” he said. “I never lost one.” Then he came along, to look at other people’s sheep, and count their legs.',
					later:
						'“I can see quite well now,” said Wooly, and looked over his glasses from one row to the next. Several people found something to do. “I know some of the voices. You told me that my sheep were splendid. It was kindly meant. {hero} sat down beside me on the fence and gave me my glasses, and stayed while I looked.” He put his bandages on the table. “It hurt, and I wasn’t alone. I’ll tell you how much that’s worth: I’d believe {hero} in the dark.”',
				},
			],
		},
	},
};
