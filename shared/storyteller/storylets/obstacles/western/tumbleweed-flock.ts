import type { Obstacle } from '../../format.ts';

export const tumbleweedFlock: Obstacle = {
	id: 'tumbleweed-flock',
	alsoIn: ['desert'],
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
			meet: 'Old Wooly was a dog with a whistle. He had lost his glasses. “Mind my sheep!” he said. “Do not let one out of the gate.” But they were no sheep. They were big dry balls of twigs. They rolled and rolled.',
			flies: '“Do not fly!” said Wooly. “My sheep run from what is up there.”',
			ways: [
				{
					say: 'Roll along with them',
					outcome:
						'{hero} got down and rolled. Roll, roll, roll! “What a fat sheep,” said Wooly. “In you go. And out you go!” He patted {hero}, and shut the gate.',
					later: '{hero} made a ball and rolled. Roll, roll! They all hopped out of the way. It was just like a sheep.',
				},
				{
					say: 'Blow his whistle',
					outcome:
						'{hero} blew the whistle. Wheee-oo! The wind fell. The twigs all lay still, and {hero} went by. “They hear you!” said Wooly. “Keep the whistle. I have two.”',
					later: '{hero} blew the whistle. Wheee-oo! And they all sat down, as good as sheep.',
				},
				{
					say: 'Look for his glasses',
					outcome:
						'Where were Wooly’s glasses? He sat on them! {hero} put them on his nose. Wooly looked and looked. “Oh,” he said. “Well. They are good twigs.” And he laughed, and came along.',
					later:
						'“They all told me I had nice sheep,” said Wooly. “{hero} got me my glasses. So you can trust {them}.”',
				},
			],
		},
		2: {
			meet: [
				'The trail ran through a pen, and the pen was full of tumbleweeds. They rolled around and bumped into each other. On the gate sat Wooly, an old dog with a crook. “Watch out for my sheep!” he said. “Twenty-two of them, [and not one black|all of them white].” He had lost his glasses in the spring. “Everybody says they’re the finest sheep around. They hardly eat. But open that gate and the wind takes them.” He had a whistle for them. “They don’t mind it yet,” said Wooly.',
			],
			flies: '“And nobody flies,” said Wooly. “Sheep think it’s an eagle.”',
			ways: [
				{
					say: 'Roll up like a tumbleweed and go with the flock',
					outcome:
						'{hero} rolled up as small as {they} could, and the wind did the rest. Around the pen {they} went, bump, bump, with twenty-two others. “Here’s a stray,” said Wooly. He picked {hero} up by the middle and put {them} out at the far gate. “Baa,” said {hero}, to be polite. “First one that ever answered me,” said Wooly.',
					later:
						'{hero} rolled up small, and went. Bump, bump! You cannot be cross with a thing that rolls. You lift your feet. {They} rolled in between the chairs, and came to rest right where {they was} wanted.',
					as: {
						merry: 'It was just the thing for somebody {trait}.',
						careful: '{hero} was {trait}, and rolled slowly.',
					},
				},
				{
					say: 'Borrow the whistle and tell them to lie down',
					outcome:
						'“How does it go?” asked {hero}. “Long and low, for lie down,” said Wooly. “I never had the breath.” {hero} had the breath. Wheeeee-oo! And perhaps it was only the wind that stopped. But all the twenty-two lay down, one by one, and {hero} walked through. “They did it,” said Wooly. “Keep that whistle. You’ve got the touch.”',
					later:
						'Wheeeee-oo, went the whistle, long and low. It was the one that means lie down. Not all of them lay down. But they sat, and they were quiet, and looked around for the dog.',
					as: { quiet: 'You can be {trait} and still have a lot of breath.' },
				},
				{
					say: 'Find his glasses, and stay while he puts them on',
					outcome:
						'{hero} looked in the trough and under the gate. The glasses were on top of Wooly’s own head. “Don’t look yet,” said {hero}, and sat down next to him first. Then he looked. It was quiet for a while. “Those are weeds,” said Wooly. “Yes,” said {hero}. “They’re very well behaved.” Wooly began to laugh. He opened both gates, and came along to see what else there was.',
					later:
						'Wooly took off his glasses and wiped them. “A hundred people told me what fine sheep I had,” he said. “It was kindly meant. {hero} found me my glasses, and then sat next to me. I’d rather have that.” So would they all.',
					as: {
						kind: 'Somebody {trait} sits down first.',
						honest: 'It is hard, being {trait}. It is less hard sitting down.',
					},
				},
			],
		},
		3: {
			meet: [
				'The trail went in at one gate and out at another, and the whole yard between was in motion. It was tumbleweeds, forty or so, rolling around and around the rails like a slow stampede. On the top rail sat an old dog with a crook. “Mind the sheep,” said Wooly. “Lively today, aren’t they? It’s [the north wind|a north wind]. They feel it in their wool.” He’d lost his glasses on the first of March, and his sheep, one way and another, soon afterward. Everybody who came by had looked at the weeds, and at his face, and told him that it was a lovely flock. “Never a sick day,” said Wooly. “But I can’t let folks walk through. Open a gate, and they’d be in the next county.” He blew his whistle at them. They paid no attention.',
			],
			flies:
				'“I’d stay down,” he said to {hero}. “They take anything up there for an eagle, and then it’s every ewe for herself.”',
			ways: [
				{
					say: 'Curl up and be herded through with the others',
					outcome:
						'{hero} found a gap under the rails, curled up, and let the wind have {them}. You lose track, when you roll. There was sky, dust, sky, dust, and a good many prickles. On the third lap a crook came down. “Whoa,” said Wooly. He felt {hero} over, like somebody choosing a melon. “Solid,” he said. “You’re not one of mine. Off you go to your own.” And he dropped {them}, quite gently, outside the far gate. It was another mile before {hero} stopped leaning to the left.',
					later:
						'Standing up, there was no way through. So {hero} curled up and rolled. It’s remarkable how little room you need if you’re round. You bump into an ankle, and the ankle says “Oops” and goes up; there were a lot of ankles. Sky, floor, sky, floor. At the front somebody said “Whoa” and stood {them} the right way up.',
					as: {
						merry: 'For the {trait} there’s no better way to travel.',
						quick: 'It was the first flock {trait} {hero} ever had trouble keeping up with.',
					},
				},
				{
					say: 'Take the whistle, and give them the call for lie down',
					outcome:
						'“Long, low, and then drop it,” said Wooly, “like letting a bucket down a well. I haven’t the wind for it any more.” {hero} had. {They} let the bucket down. It went out over the yard, and on down the canyon, and who knows what it said to the north wind. The tumbleweeds slowed. They wobbled. One after the other they rocked, and settled, and lay still, and {hero} walked across between them on tiptoe. Wooly had turned his good ear. “Hear that?” he said. “That’s forty sheep, lying down for somebody.” He wouldn’t have the whistle back.',
					later:
						'{hero} put the whistle to {their} lips and let the bucket down the well. Long, and low, and drop. It had worked on a north wind. People don’t know what it means, but their knees do. All through the room there was a creaking as they looked for something to sit on; and when they sat, they found that they had stopped.',
					as: { quiet: 'Nobody had ever called {trait} {hero} loud. It was just a very long breath.' },
				},
				{
					say: 'Hunt for his glasses, and be there when he looks',
					outcome:
						'Wooly’s glasses weren’t in the trough, and they weren’t in the straw. They’d been on top of his head since the first of March. “Here they are,” said {hero}, and held on to them. “They’re dusty. I’ll just clean them.” {They} climbed up and sat next to him on the rail, close enough to touch, and only then {they} handed them over. Wooly looked at his flock for a long time. One rolled up to him and fell over. “Have I got any sheep?” said Wooly. “No,” said {hero}. He nodded. Then his shoulders began to shake. “I sheared one,” said Wooly. He laughed till he had to be held on to. He left both gates open, and came along.',
					later:
						'“I’ve got my eyes back,” said Wooly, and pushed his glasses up his nose. “So now I can look at the lot of you. Half of you have told me what fine sheep I had. You were being nice. It’s lonesome, being been nice to.” He pointed with his crook. “{hero} told me the truth, and stayed on the rail till I’d got used to it. You ask me who I’d believe.”',
					as: {
						kind: 'The {trait} thing was the dusting. It took just as long as he needed.',
						honest: 'It’s one thing to be {trait}, and another to sit there afterward.',
					},
				},
			],
		},
		4: {
			meet: [
				'The trail passed through a sheepfold, by two gates, and between these it could not be seen for movement. Some forty tumbleweeds were going around the rails in a body. “You will excuse them,” said an old dog, from the top of the fence. “There is a north wind.” He was called Wooly, and he had a crook, and a whistle on a cord, and the far-off, courteous gaze of the very shortsighted. It was in the spring that he had mislaid his glasses. Where his sheep had got to, nobody knew. But nobody had had the heart to say anything; he was so proud of how few he lost; and by now there was not a rider on that road who did not rein in to [praise|admire] their condition. “They never come when I call,” said Wooly. “The old ones did.” One rolled up against the fence below him. He reached down to scratch it, behind what he took to be the ear, and one saw that both his paws were in bandages.',
			],
			flies:
				'Flying was asking for trouble, he gave {hero} to understand. They would take it for an eagle; one had seen what forty head can do to a fence.',
			ways: [
				{
					say: 'Draw in everything that sticks out, and roll with the rest',
					outcome:
						'There was a rail loose by the trough. {hero} drew in whatever could be drawn in, and let the wind take {them}. It is a life with little in it to decide. One goes around; there is dust, and a piece of heaven, and dust; one is jostled, without malice, by others who are also going around. On the fourth lap {hero} had begun to have views on the wind, when a crook was hooked about {them}. The dog weighed {them} in both paws for some time. “You are somebody,” said Wooly. “I do not ask what you are doing in there. I have felt, myself, that it might be restful.” He set {hero} down beyond the farther gate, and brushed {them} off.',
					later:
						'One cannot get through a crowd by being somebody; it only provokes the others to be somebody as well. {hero} drew in everything that stuck out, and rolled. There was floor, and lamplight, and floor. Here and there a shoe was lifted, as absently as one lifts it for the cat. No one could have said afterward that anything had gone by; only that there had been a kind of breeze about the ankles, and that it seemed to know where it was going.',
				},
				{
					say: 'Ask for the whistle, and give the long call on it',
					outcome:
						'“There is a call for it,” said Wooly. “One lets it down, like a bucket. I no longer have the breath, and I would not wish them to hear me try.” {hero} took the whistle. It was a long note, low, with a drop at the end where the rope runs out; the canyon took it up, and passed it on, from wall to wall, to where the wind came from. It may have been chance. The first of the weeds tottered, and the next leaned upon it, and so the whole of them sank down across that yard with a sigh; and in the stillness {hero} went over, and did not step on one. “They have lain down,” said Wooly. His nose was lifted. “That was how it sounded, when there was grass.” The whistle, he said, had better go with someone whom they obeyed.',
					later:
						'{hero} let it down into the uproar like a bucket into a well. It was Wooly’s call, the long one; it went on past all their voices to some place below them that was cool, and there it dropped. Not one of the company had ever kept sheep. But each had been out late, when he was small, with the light going, and had heard, from over the fields, something of that kind which meant that it was enough now, and to come in. They sat. They looked at their hands.',
				},
				{
					say: 'Find his glasses, and sit by him when he puts them on',
					outcome:
						'The glasses were on the top of Wooly’s own head. A hundred riders must have seen them there. {hero} climbed up on the fence, lifted them off, and was a long time about wiping them, so that he should know by the end what he was going to be given. “I have been happy with my sheep,” he said, to the yard. “I could see that,” said {hero}, and hooked the wires behind his ears. Neither of the two spoke. A weed ran up, and fell over. He looked at it, and at his bandages. “And they all knew,” said Wooly. It was the one hard minute. “They were fond of you,” {hero} said. “They did not know how to stop.” Then he got down, stiffly, and opened both gates to the wind, and stood with his hat off while they went. “Forty,” he said. “I never lost a one.” He took his crook, and came along.',
					later:
						'“I see quite well now,” said Wooly, and he looked over his glasses from one bench to the next. Several people found something to do. “I recognize the voices. You said that they were splendid. I do not reproach you; it was a present, and I lived on it for a summer.” He took off the bandages, and put them on the table. “{hero} sat on a fence with me while I found out. It did not hurt any less for that. But I was not by myself with it; and that, I would tell you, is the whole difference, and I would believe {them} in the dark.”',
				},
			],
		},
	},
};
