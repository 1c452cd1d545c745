import type { Obstacle } from '../../format.ts';

export const lastStraw: Obstacle = {
	id: 'last-straw',
	alsoIn: ['adventure', 'historical', 'mythology', 'time-travel', 'animal'],
	place: { the: 'the loaded pass', at: 'in the loaded pass', to: 'to the loaded pass', backdrop: 'canyon' },
	people: {
		samba: { call: 'Samba', a: 'an elephant with a high load', type: 'Elephant', pronoun: 'she' },
		zaki: { call: 'Zaki', a: 'a monkey with a list', type: 'Monkey', pronoun: 'he' },
	},
	props: ['scroll', 'bell'],
	blocks: ['flies'],
	ways: [
		{ id: 'load', use: 'reach' },
		{ id: 'bell', use: 'hear' },
		{ id: 'unload', use: 'trust', cost: 'time', ally: 'samba' },
	],
	levels: {
		1: {
			meet: 'The road went up between two walls of rock. There stood Samba, an elephant with a bell. She had so much on her back! And on top was a straw. “It’s the last straw,” said Samba. “Zaki said: one more step, and you break!” “I was just cross,” said Zaki, a monkey. But Samba did not dare to go, and no one could get by.',
			flies: '“What if I fly?” asked {hero}. “What if you drop a feather on me?” said Samba. “Then I break!”',
			ways: [
				{
					say: 'Climb over the load, up and down',
					outcome:
						'{hero} climbed up, up, up, past pots and beds, and down, down, down. “That didn’t break me!” said Samba. “Then a step won’t.” So she walked on, and the way was free. Zaki gave {hero} a bit of rope.',
					later:
						'{hero} hung the rope on a beam. Then {hero} climbed up, up, up, and down, down, down. And there {hero} was, in front.',
				},
				{
					say: 'Ring the little bell around her neck',
					outcome:
						'{hero} rang Samba’s bell. Ting-a-ling! She always walks when it rings. So she took a step, and then one more. And she did not break! So the way was free. Zaki gave {hero} the bell.',
					later:
						'{hero} rang the bell. Ting-a-ling! All the people stood still. “Who is coming?” they asked, and hushed.',
				},
				{
					say: 'Take off the load with Zaki, thing by thing',
					outcome:
						'“Let us take it all off,” said {hero}. So off came the straw, and the pots, and the beds. It took a long, long time! And Samba’s back was fine. “I’m sorry,” said Zaki, and took half of it. So the way was free, and Samba came along, as light as air.',
					later:
						'“People told me to go on,” said Samba. “But {hero} took all that off my back, to the last straw. {hero} is a friend.”',
				},
			],
		},
		2: {
			meet: 'In the narrow pass stood Samba, an elephant, so that nobody could get by. On her back was a load as high as a house. There was even a bathtub, and on the very top lay a straw. “That’s the last straw,” she whispered. “Zaki said so. If one more comes on top, my back [breaks|will break].” “It’s just a thing that people say,” cried Zaki, a monkey with a list as long as a scroll. “I was cross about the bathtub!” But Samba had stood there since Friday, and her bell had not rung once.',
			flies: '“What if I fly?” asked {hero}. “You might have a straw on you,” whispered Samba, “and not know.”',
			ways: [
				{
					say: 'Climb up over the load, as light as you can',
					outcome:
						'“I’m heavier than a straw,” said {hero}. “Shall we see?” Samba shut her eyes. {hero} climbed up by the ropes, over the carpets, through the bathtub, and along the leg of a table. Then {hero} slid down at the back, on a rope. “Has it broken?” asked Samba. It had not. So she walked out of the pass, and the way was free, and {hero} still had the rope.',
					later:
						'{hero} had everything passed to the front, threw Samba’s rope over a beam, and climbed up it, as on the load. “Is that safe?” people called, and looked up, and stood back to see. {hero} slid down at the other end, where there was room.',
				},
				{
					say: 'Give the bell around her neck a little push',
					outcome:
						'There was a bell around Samba’s neck. When it rings, an elephant walks; she had learned that when she was small. {hero} gave it a push. Ding-dong! Her foot went up before she had thought, and came down. Everybody listened for the crack. There was only another ding-dong. So she walked out of the pass. At the corner the bell came off, and she walked on without it. {hero} picked it up.',
					later:
						'{hero} rang Samba’s bell. Ding-dong! It sounded as if something very big was going to come in. Everybody stopped talking, and held their breath, and listened for the second step.',
				},
				{
					say: 'Unload everything, and look at what is under it',
					outcome:
						'They took it all down, {hero} and Zaki together. It was three hundred and six things, and he crossed off each of them. {hero} hurried, and it still took long. Under it all was Samba’s back, gray and broad, without a scratch. “I’d quite forgotten you,” said Zaki, and was ashamed. “I only looked at the list.” He sent for two mules, and carried the bathtub himself. Samba came along with no load at all.',
					later:
						'“Everybody said that it was nothing,” said Samba. “But they did not look. {hero} took off three hundred and six things, and then told me my back was fine.” She turned around, so that they could see it. “And it is.”',
				},
			],
		},
		3: {
			meet: 'The pass was as wide as an elephant, and the elephant had been there since Friday. On her back was a load that went up past the rim: carpets, nine beds, a bathtub with feet, and right at the top a single straw. “It’s the last one,” said the elephant, whose name was Samba. “He said so. There’s a last straw, he said, that breaks your back, and this is it.” “I said it about the bathtub!” cried a small monkey with a list. Zaki owned the caravan. The bathtub had come down on his foot; so he’d flung up his hands, and a straw had flown up, [and it had come down there|and that was where it had landed]. “It’s a saying!” “It’s always a saying,” said Samba, “to the one who isn’t under it.” The bell at her neck hadn’t made a sound for four days.',
			flies:
				'“What if I fly?” asked {hero}. “Please don’t cross above me,” breathed Samba. “People have straws on them. They don’t know it. It’s in the seams.”',
			ways: [
				{
					say: 'Climb over the whole of the load, from front to back',
					outcome:
						'“I weigh more than a straw,” said {hero}. “I thought we could find out together.” Nobody had put it to her like that. Samba closed her eyes. {hero} went up by the ropes, from bed to bed, through the bathtub, in which somebody had left the soap, and out at the top. “I’m up!” called {hero}. “Am I broken?” asked Samba. “Not that I can see,” said {hero}, “and I can see the sea.” {They} slid down over the carpets, on the end of a rope, and landed at her tail. “Then it’s a very strong back,” said Samba slowly, “or it’s a very weak straw.” She walked out of the pass to think about it, and left the road clear, and {hero} with the rope.',
					later:
						'{hero} had {their} things passed to the front, slung the rope over a beam, and went up it, as {they} had gone up nine beds. “You’ll break it,” people called, and moved out from under. That’s the thing about a load: no one cares to stand below. There was soon a space all around, and a space in front. “Not that I can see,” {hero} called back, and slid down into it.',
				},
				{
					say: 'Make her bell ring once, as if they were under way',
					outcome:
						'“What comes first?” asked {hero}. “Does she walk, and so it rings? Or does it ring, and so she walks?” Zaki had had elephants all his life and didn’t know. {hero} reached up and gave the bell a push. DONG. It went in at her ears and out at her feet. One of them was up before she could stop it. Zaki stopped breathing. The foot came down; there was a creak, from the bathtub. DONG, said the bell by itself, and so the next one had to follow. “It’s holding!” cried Samba, walking. “It’s holding! Don’t anybody talk!” Zaki ran after her, and tossed {hero} the spare bell as he went by.',
					later:
						'DONG. {hero} had rung the caravan’s bell once, and let it die away. You could tell that it belonged to something large. Conversations came to a stop in the middle. People stood with their cups in the air, and listened for the next one, and for whatever it was that would come in under it. “Don’t anybody talk,” whispered a lady. Nobody did.',
				},
				{
					say: 'Help to take down everything, down to the elephant',
					outcome:
						'{hero} asked for the list. “We’ll take it all off,” {they} said, “and see what’s the matter with your back.” Zaki groaned; but he fetched the ladder. They began with the straw, and Samba watched it go past like somebody watching a snake. There were three hundred and six things, and {hero} had looked at the road more than once before the last carpet came away. Under it was a wide gray back, with no crack. “There’s nothing on here,” said Zaki, and turned the list over. “I’ve got every spoon. And I haven’t got Samba.” He wrote her in, at the top. The bathtub he carried himself, and he sent for mules. She came along with {hero}, bare, and swung her trunk.',
					later:
						'“I’m told that I’m strong,” said Samba. “They tell you that so as to put something on top. I said that my back would break, and they told me it was a saying. {hero} took off three hundred and six things, one after another, to look.” She turned, with care, so that they could all see. “It’s not broken. And now I know it.”',
				},
			],
		},
		4: {
			meet: 'An elephant stood in the pass, and there was no room for anything else. People with mules had gone over the top. Her load went up past the edge of the cliff. There were carpets in it, and clocks, nine beds, and a bathtub with lion’s feet; and at the very top, where it had come down on Friday, lay a straw. “I should be glad if you would not breathe on it,” said the elephant, and the bell at her neck hung quite still. Her name was Samba. She had walked that road for [thirty-one years|the whole of her life], and had never asked what was on her. But Zaki, who owned the caravan, had dropped the bathtub on his own foot. “That’s the last straw!” he had cried. She had heard of it, of course. She had not known that it would be announced. “It is a figure of speech,” said Zaki, a small monkey behind a very long list. “He’s never said anything else to me,” said Samba. “He says ‘left,’ and ‘up,’ and ‘steady.’ Now he has said that. I suppose he’d know.” Her mother had been somebody’s, too. She lay farther along the road, under stones, with a bell on top.',
			flies:
				'“What if I fly?” asked {hero}. “I’d be obliged if nobody flew,” said Samba. “I’m sure you are careful. But everyone has some straw about them.”',
			ways: [
				{
					say: 'Climb over the load, and tell her how it is',
					outcome:
						'“I’m going to climb over you,” said {hero}, “if you’ll allow it. If you feel anything, say so, and I’ll come down.” No one had ever offered her that. {hero} went up by the ropes, and called out where {they was}: at the carpets, at the beds, in the bath. From the top you could see three days of road. “I’m standing next to it now,” {they} called. “It’s quite short.” “Are you heavier than it is?” “A good deal,” said {hero}. It was silent down there, for as long as it took to let {themself} down by a rope at the other end. “I was thinking,” said Samba then, “how much there must have been, all that time, that I could have felt and didn’t.” She walked out of the pass, one foot after the other, and felt each of them. Zaki let {hero} have the rope and said nothing. He was looking at the elephant.',
					later:
						'{hero} had {their} things passed to the front, threw Zaki’s rope over a beam, and began to climb, and called out how far it was by now. “I’m at the lamp,” called {hero}. “I’m standing on the beam now.” People are not afraid of somebody who’s above them, if they’re told where. They looked up; they shaded their eyes. They also drew back, on all sides, as people do from under any load, even one that is quite sure of itself. When {hero} came down again there was a round open place to come down in, and it was in front.',
				},
				{
					say: 'Ring her bell, as it rings when she walks',
					outcome:
						'Since Friday her bell had not rung. {hero} laid a {hand} on it, and thought of how it must look from inside: for thirty-one years there had been a step with every stroke. {They} pushed it. DONG. It was deep, and it filled the pass. Her foot had gone up. She looked at it, in horror, and so did forty drivers, who had put down their tea. It could not stay there. When it came down, everybody listened, and you could hear one of the clocks. Then, because she had moved, it rang again; and because it rang, she took the other foot. “It’s been me all along,” said Samba, when she was out of the pass, “that rang it.” Zaki ran after her with the list, and in passing he gave {hero} the second bell.',
					later:
						'{hero} rang Zaki’s second bell, and waited. DONG. It is the sound of something heavy that has decided to come. People had all been talking about what could not be done. Now they looked at the door, and left off, one after the other, so as not to miss the second stroke. It was the first time that everyone in the room had been expecting the same thing. {hero} did not ring it again. {They} only opened {their} mouth.',
				},
				{
					say: 'Take off the whole load, and look at her back',
					outcome:
						'“For four days you’ve told her that it’s nothing,” {hero} said to Zaki. “Have you looked?” He had not. He had the list, in which everything was entered. So they took it all down, from the straw on; {hero} called out each thing, and he crossed it off. It took more time than {hero} had, and then Zaki stood on the last rung with his paw on something gray, and ran his finger down the paper, and up again. “She isn’t on here,” said Zaki. He had never seen it without something on it. “I am sorry,” he said; and that was a word she hadn’t known he had. He hired two mules. Samba went along with {hero}, and kept stopping, because of how it felt.',
					later:
						'“I have been told what I can carry,” said Samba, “by everybody who wanted something carried. And when I was afraid, I was told what was a figure of speech.” She stood in the doorway and came no farther, out of consideration for the hinges. “{hero} did not tell me anything. {They} took the load off, all three hundred and six pieces, until there was nothing left to be afraid of except what was there. And then {they} looked at it, and told me. That’s the order I’d have things in.”',
				},
			],
		},
	},
};
