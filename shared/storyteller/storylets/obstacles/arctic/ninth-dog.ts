import type { Obstacle } from '../../format.ts';

export const ninthDog: Obstacle = {
	id: 'ninth-dog',
	alsoIn: ['adventure', 'historical', 'time-travel'],
	place: { the: 'the sled trail', at: 'on the sled trail', to: 'to the sled trail', backdrop: 'ice' },
	people: {
		inga: { call: 'Inga', a: 'an otter with a sled', type: 'Otter', pronoun: 'she' },
		tuppence: { call: 'Tuppence', a: 'a very small sled dog', type: 'Dog', pronoun: 'she' },
	},
	props: ['rope'],
	blocks: ['flies'],
	ways: [
		{ id: 'both', use: 'reach' },
		{ id: 'howl', use: 'hear' },
		{ id: 'want', use: 'trust', ally: 'tuppence' },
	],
	levels: {
		1: {
			meet: 'The trail went up into deep snow. A sled stood across it, and nine dogs lay in front. “Left of the hill!” said four. “Right of the hill!” said four. Just Tuppence, who was so small, said not a thing. “I let them pick,” said Inga, an otter. “So now we don’t go at all, and no one can get by.”',
			flies:
				'“What if I fly?” asked {hero}. “They chase all that flies,” said Inga. “All nine of them, with the sled!”',
			ways: [
				{
					say: 'Let them go left and right',
					outcome:
						'“Four go left, and four go right!” said {hero}, and sat on the sled. Off they ran, on both sides of the hill. Whee! The sled went up in the middle, and over the top. So the trail was free. “Well done!” said Inga.',
					later:
						'“You go left!” called {hero}. “And you go right!” So the people did, and there was a gap in the middle. {hero} ran up to the front.',
				},
				{
					say: 'Start to howl',
					outcome:
						'{hero} looked up at the sky. “Ah-oooo!” Then one dog had to do it too, and then all nine. When you howl, you can’t say left or right. So they felt much better, and they all ran off as one. And the trail was free.',
					later:
						'“Ah-oooo!” went {hero}. And then all the people had to do it too. “Ah-oooo!” When it was done, they felt better, and it was still.',
				},
				{
					say: 'Ask Tuppence what she wants',
					outcome:
						'“What do you want, Tuppence?” asked {hero}. “I don’t want to pick,” she said softly. “Then four of them will be cross with me.” “Oh!” said the other dogs. “We’re sorry.” And they all went left. So the trail was free, and Tuppence came along, because {hero} had asked her.',
					later:
						'“All the dogs told me to pick,” said Tuppence. “But {hero} asked me what I want. {hero} is a friend.”',
				},
			],
		},
		2: {
			meet: [
				'The trail went up a hill of ice, and nine sled dogs lay across it, all on one long rope. “Left!” barked four. “Right!” barked the other four. The ninth was very small, and looked at her paws. “It’s my own fault,” said Inga, the otter whose sled it was. “They wouldn’t stop talking. So I said, [vote, then|why don’t you vote]. It’s four and four. And Tuppence won’t say.” The rope was as tight as could be. No one could get over it, or under.',
			],
			flies:
				'“What if I fly?” asked {hero}. “They chase whatever is up there,” said Inga. “Four of them would chase it the wrong way.”',
			ways: [
				{
					say: 'Send half of them left and half of them right',
					outcome:
						'“You’re both right,” said {hero}, sat down on the sled, and held on. “Go!” Four went left of the hill, and four went right, and Tuppence went where it was softest. The rope pulled from both sides. Up went the sled, and over the top, with Inga screaming, and down at the back. There all nine ran into each other. It was the same place! “Well, I never,” said Inga. And the trail was free.',
					later:
						'“Left side, left!” called {hero}, as to Inga’s dogs. “Right side, right!” It works on people, too. Half of them went to one wall, half to the other, and they were quite proud of it. Down the middle went {hero}.',
				},
				{
					say: 'Sit down with them and begin to howl',
					outcome:
						'{hero} sat down among the dogs, looked up at the sky, and howled. “Ah-ooooo!” No dog can hear that and not join in. They howled until the ice hummed, left ones and right ones. When it was over they had all come around to lie in one heap. The rope lay loose in the snow, and anybody could walk over it. Inga had joined in herself.',
					later:
						'{hero} looked up at the ceiling. “Ah-ooooo!” There is some dog in everybody. It began by the door, and ran along the walls, and then the whole room howled. It was such a good one that they were all a bit shy afterward, and hushed.',
				},
				{
					say: 'Ask the ninth dog what she is afraid of',
					outcome:
						'{hero} lay down on the snow, nose to nose with Tuppence. “What is it?” asked {hero}. “If I say left, four are sad,” whispered Tuppence. “If I say right, four are sad. And it’s cold at night.” She slept in the middle of them all, that was why. Eight dogs had heard it. The biggest one got up. “We’ll go wherever,” he said gruffly, and all nine pulled the sled out of the way. Tuppence came along, because somebody had asked what she wanted.',
					later:
						'Tuppence had to be put on a chair. “Everyone told me to choose,” she said. “They barked it. {hero} lay down on the ground, where I was, and asked what I was scared of.” She was so small, and it was so quiet.',
				},
			],
		},
		3: {
			meet: [
				'The road had climbed into the snow, and up here it was a sled trail. A hill of blue ice stood in it, and in front of the hill stood a sled. Nine dogs were harnessed to it on one long line, and weren’t speaking. “Left,” said four of them now and then. “Right,” said the other four. The line was pulled as tight as a fence, from one side of the trail to the other, and whoever had tried to climb over had been barked at for taking sides. “I only wanted some peace,” said the driver, an otter called Inga. “They always know better. So I told them to take a vote. [I thought that nine was safe.|You can’t have a tie with nine.] And Tuppence hasn’t voted.” Tuppence was the ninth. She was the size of a boot, and was trying to look like snow. They had sat there for two days. Both parties had started to growl at her, in a friendly way.',
			],
			flies:
				'“What if I fly?” asked {hero}. “They’d go after you,” said Inga. “That’s the one thing they’re agreed on. I’d be spread over two valleys.”',
			ways: [
				{
					say: 'Start both halves of the team at once, and hold on',
					outcome:
						'“Has anyone looked where they go?” asked {hero}. “Left goes left,” said a dog, as to a child. {hero} got on the sled, took a good grip, and called, “Everybody, your own way. GO!” Four tore off to the left of the hill and four to the right. The line sang. The sled stood on its tail. It went up that slope like a spoon up the side of a cup, hung for a moment on the very top, and went down the back. At the bottom there was a lot of barking and sniffing. It was the same trail. It always had been. “I’ve driven around that hill for six years,” said Inga. “I never saw the other side.”',
					later:
						'You can’t get between people who are all pressing the same way. “Left-hand side, to the left!” called {hero}, in Inga’s voice. “Right-hand side, to the right!” No one had to be pushed; each of them only had to go a bit farther to the side they stood on. They tore off to both walls. In the middle was a clean, straight trail.',
				},
				{
					say: 'Put back your head among the dogs and howl',
					outcome:
						'{hero} sat down in the snow at the end of the line. {They} put {their} head back, thought of something sad, and howled. “Ah-ooooo.” It’s not a thing that a dog decides. It comes up from the tail. First there was the old one at the front; then a left, and a right; then Inga. There’s no word for left in it. It went on until they’d said whatever it was that they’d wanted to say for two days, and when it died away the dogs were all lying on top of each other, steaming. Tuppence was in the middle. Somebody was washing her ear. The line lay slack, and the trail was open.',
					later:
						'{hero} didn’t shout. {They} put back {their} head. “Ah-ooooo.” There was a startled pause, and then an alderman joined in. It ran from row to row, up and down, like wind in a lot of bottles, and nobody could have told any longer who had been shouting what. At the end people sat there, emptied and peaceful, and didn’t look at one another.',
				},
				{
					say: 'Lie down by the smallest and ask why she won’t say',
					outcome:
						'{hero} lay down flat, till their noses were level. “What’s the matter with voting?” {they} asked. It took her a while. “There’s a heap,” whispered Tuppence, “at night. I’m in the middle, because I’m small. If I say left there’s only half a heap. If I say right there’s half a heap. And it would be because of me.” All along the line it had become quiet. The leader on the left scratched his neck. “I don’t care about left,” he said. “It’s only that HE said right.” “I said it first,” said the leader on the right. They looked at Tuppence. Then they got up, one after the other, and drew the sled off the trail. She came along with {hero}, at a gallop.',
					later:
						'Tuppence was handed up onto the table. She wasn’t much bigger than the inkwell. “There were eight of them, and they’re nice, really,” she said. “They all wanted to know which side I was on. {hero} lay in the snow until {their} nose was where mine is, and wanted to know what I was scared of. It’s a different question.” She sat down. “I’d be on that side.”',
				},
			],
		},
		4: {
			meet: [
				'High up, where the road was a sled trail, a sled stood before a hill of ice, and the team had lain down right across the way: nine dogs on one long line that was frozen as hard as iron. “Left,” said four of them, now and then. “Right,” said the other four. If you tried to step over them, they took you by the hem or the tail and asked you which. It was all Inga’s doing. She was an otter, the sled was hers, and for six years all nine had told her how to drive it; so today she had lost her temper and let them vote. Nine is an odd number, she had thought. It can’t come out even. “You don’t know what it’s like,” said Inga, “to live in a free country.” The ninth dog was called Tuppence and was no bigger than a boot. She had not voted. The others did not threaten her. They only mentioned [from time to time|every so often] how cold it was at night for a dog who slept alone. Tuppence had been the smallest of her litter. She knew.',
			],
			flies:
				'They would chase anything that flew, said Inga. It was the last thing that they agreed on, and they would do it in two directions.',
			ways: [
				{
					say: 'Start both halves of the team, and hold on',
					outcome:
						'“Both sides win,” said {hero}, and sat down on the sled. “Left and right. Go!” Four dogs ran off to the left in triumph, and four to the right, and Tuppence ran after whichever was nearer. For a moment nothing happened. Then the line snapped tight, the runners rose, and the sled went straight up the front of the hill with Inga and {hero} and a load of tea, which was a way that nobody had ever proposed. From the top you could see how the two trails met again. On the far side nine dogs stood nose to nose, looking astonished. “They’ve been arguing about it since they were puppies,” said Inga. “I suppose I could have looked.”',
					later:
						'It was no use asking the crowd to make way. “Left!” called {hero}, as {they} had from Inga’s sled. “Left for those who want left! And right for the rest!” It was just what they had been longing to hear, for everyone in that crush had a view about which wall had the better air. They streamed to the left and to the right, well pleased, and in the middle there was nothing but a few chairs, and {hero}, who went straight up to the front.',
				},
				{
					say: 'Sit down among the dogs, and howl',
					outcome:
						'{hero} sat down in the snow at the end of the line, like a tenth dog, and put {their} head back. “Ah-oooo.” The old dog in front did not turn around, but his nose went up as if somebody had pulled a string. Then his neighbors’ did, and then even Inga’s, who had been taught to be sensible. You can’t howl left, and you can’t howl right. The dogs howled until there was no more in them. Afterward they lay in one big steaming heap, the line hung loose, and somewhere at the bottom a small dog was being told to keep her cold feet to herself. Anyone who wished could have driven over that line.',
					later:
						'{hero} put {their} head back. “Ah-oooo.” For a moment everybody thought about their reputation. Then it broke out in a far corner, and after that there was no holding it: they howled on all the benches, old and young, and nobody could tell whose voice was whose. At the end it sank away by itself. They sat there rather close together, the way Inga’s dogs had, and nobody felt like being the first to speak.',
				},
				{
					say: 'Lie down by the smallest, and ask her why',
					outcome:
						'Everybody talked to Tuppence, but always from above. {hero} lay down in the snow, nose to nose with her. “They all ask which side you’re on,” said {hero}. “What are you afraid of?” Tuppence looked to see if that was a real question. “It’s warm in the middle of the heap,” she said. “If I choose, there will be two heaps, and it will be my fault.” She had not meant to say it so loudly. The leader on the right coughed. He had only said right, he said, because the others said left. “We don’t care about left,” said the leader on the left. All the dogs got up, shook off the frost, and went around the hill shoulder to shoulder. Inga unhooked Tuppence, who wanted to walk with {hero}. She would find her way home, she said.',
					later:
						'Somebody put Tuppence on the table, so that people could see her. “I had the ninth vote,” she said, “so everybody was looking at me. Eight of them asked what I was going to do for them. {hero} got down in the snow, where it was cold, and asked what I was afraid of.” She thought about it, and nobody breathed. “I have never been sure of anything before,” said Tuppence. “I’m sure of {hero}. That’s my vote.”',
				},
			],
		},
	},
};
