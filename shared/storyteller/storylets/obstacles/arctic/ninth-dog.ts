import type { Obstacle } from '../../format.ts';

export const ninthDog: Obstacle = {
	id: 'ninth-dog',
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
			meet: 'A sled lay in the snow, with nine dogs on one rope. “Left!” said four. “Right!” said four. And Tuppence, the small one, said not a word. “I said they may pick,” said Inga, an otter. “But now they do not go at all.”',
			flies: '“They run at what is up there,” said Inga. “All nine!”',
			ways: [
				{
					say: 'Let them go left and right',
					outcome:
						'{hero} got on the sled. “Four go left. Four go right!” And off they ran, on each side of the hill. Whee! The sled went up and over. They met at the back. Bump! “I did not know that!” said Inga.',
					later: '“You go left,” said {hero}. “You go right.” So they did! And {hero} ran up in the middle.',
				},
				{
					say: 'Start to howl',
					outcome:
						'{hero} put up {their} nose. “Ah-oooo!” And one dog had to, and two, and all nine. “Ah-oooo!” You can not say left when you howl. Then they were still, and went right. Inga had to laugh.',
					later: '“Ah-oooo!” said {hero}. They all had to do it too. “Ah-oooo!” And then it was still.',
				},
				{
					say: 'Ask Tuppence what she wants',
					outcome:
						'“What do you want, Tuppence?” said {hero}. “That no one is mad at me,” she said, so low. Eight dogs looked at her. Then they all lay down by her. It was warm! And Tuppence came along.',
					later: '“They all said, pick, pick!” said Tuppence. “{hero} asked what I want.” They all wished to pat her.',
				},
			],
		},
		2: {
			meet: [
				'Nine sled dogs lay across the trail, all on one long rope. In front of them was a hill of ice. “Left!” barked four. “Right!” barked the other four. The ninth was very small, and looked at her paws. “It’s my own fault,” said Inga, the otter whose sled it was. “They wouldn’t stop talking. So I said, [vote, then|why don’t you vote]. It’s four and four. And Tuppence won’t say.” The rope was as tight as could be. No one could get over it, or under.',
			],
			flies:
				'“Don’t go over,” said Inga. “They chase whatever is up there. Four of them would chase it the wrong way.”',
			ways: [
				{
					say: 'Send half of them left and half of them right',
					outcome:
						'“You’re both right,” said {hero}. {They} sat down on the sled and held on. “Go!” Four went left of the hill, and four went right, and Tuppence went where it was softest. The rope pulled from both sides. Up went the sled, and over the top, with Inga screaming, and down at the back. There all nine ran into each other. It was the same place! “Well, I never,” said Inga.',
					later:
						'“Left side, left!” called {hero}, as you call to dogs. “Right side, right!” It works on people, too. Half of them went to one wall, half to the other, and they were quite proud of it. Down the middle went {hero}.',
					as: { clever: 'It was {trait}, to let them both win.' },
				},
				{
					say: 'Sit down with them and begin to howl',
					outcome:
						'{hero} sat down among the dogs, shut {their} eyes, and howled. “Ah-ooooo!” One ear went up, and then seventeen. No dog can hear that and not join in. They howled until the ice hummed, left ones and right ones, with their noses in the air. When it was over they had all come around to lie in one heap. Nobody remembered who had been against whom. Inga had joined in herself.',
					later:
						'{hero} put back {their} head. “Ah-ooooo!” There is some dog in everybody. It began by the door, and ran along the walls, and then the whole room howled. It was such a good one that they were all a bit shy afterward.',
					as: { quiet: 'Even a {trait} person has one howl.' },
				},
				{
					say: 'Ask the ninth dog what she is afraid of',
					outcome:
						'{hero} lay down on the snow with {their} nose next to Tuppence’s. “What is it?” {they} asked. “If I say left, four are sad,” whispered Tuppence. “If I say right, four are sad. And it’s cold at night.” She slept in the middle, that was why. Eight dogs had heard it. They looked away. Then the biggest one got up. “We’ll go wherever,” he said gruffly. Tuppence came along, on her short legs.',
					later:
						'Tuppence had to be put on a chair. “Everyone told me to choose,” she said. “They barked it. {hero} put {their} nose on the ground, where mine was, and asked what I was scared of.” She was so small, and it was so quiet.',
					as: { kind: 'If you are {trait}, you get down to where the nose is.' },
				},
			],
		},
		3: {
			meet: [
				'A hill of blue ice stood in the trail, and in front of it stood a sled. Nine dogs lay before that on one long line, and weren’t speaking. “Left,” said four of them now and then. “Right,” said the other four. The line between them was as tight as a fence. “I only wanted some peace,” said the driver, an otter called Inga. “They always know better. So I told them to take a vote. [I thought that nine was safe.|You can’t have a tie with nine.] And Tuppence hasn’t voted.” Tuppence was the ninth. She was the size of a boot, and was trying to look like snow. They had sat there for two days. Both parties had started to growl at her, in a friendly way.',
			],
			flies:
				'“They’d go after you,” said Inga. “That’s the one thing they’re agreed on. I’d be spread over two valleys.”',
			ways: [
				{
					say: 'Start both halves of the team at once, and hold on',
					outcome:
						'“Has anyone looked where they go?” asked {hero}. “Left goes left,” said a dog, as to a child. {They} got on the sled, took a good grip, and called, “Everybody, your own way. GO!” Four tore off to the left of the hill and four to the right. The line sang. The sled stood on its tail. It went up that slope like a spoon up the side of a cup, hung for a moment on the very top, and went down the back. At the bottom there was a great deal of barking, and noses. It was the same trail. It always had been. “I’ve driven around that hill for six years,” said Inga. “I never saw the other side.”',
					later:
						'You can’t get between people who are pulling the same way. “Left-hand side, to the left!” called {hero}, in Inga’s voice. “Right-hand side, to the right!” No one had to change their mind; they only had to do what they wanted a bit more. They tore off to both walls. In the middle was a clean, straight trail.',
					as: { bold: 'Only somebody {trait} would have been the sled.' },
				},
				{
					say: 'Put back your head among the dogs and howl',
					outcome:
						'{hero} sat down in the snow at the end of the line. {They} put {their} head back, thought of something sad, and howled. “Ah-ooooo.” It’s not a thing that a dog decides. It comes up from the tail. First there was the old one at the front; then a left, and a right; then the ice itself, and Inga with her hands on her hat. There’s no word for left in it. It went on until they’d said whatever it was that they’d wanted to say for two days, and when it died away they were all lying on top of each other, steaming. Tuppence was in the middle. Somebody was washing her ear.',
					later:
						'{hero} didn’t shout. {They} put back {their} head. “Ah-ooooo.” There was a startled pause, and then an alderman joined in. It ran from row to row, up and down, like wind in a lot of bottles, and nobody could have told any longer who was for and who was against. At the end they sat there, emptied and peaceful, and didn’t look at one another.',
					as: {
						quiet: 'Nobody there knew that {trait} {hero} had it in {them}. Nobody knew it of the alderman, either.',
					},
				},
				{
					say: 'Lie down by the smallest and ask why she won’t say',
					outcome:
						'Everyone was talking to Tuppence, from above. {hero} lay down flat, till their noses were level. “What’s the matter with voting?” {they} asked. It took her a while. “There’s a heap,” whispered Tuppence, “at night. I’m in the middle, because I’m small. If I say left there’s only half a heap. If I say right there’s half a heap. And it would be because of me.” Behind {them} it had become quiet. The leader on the left scratched his neck. “I don’t care about left,” he said. “It’s only that HE said right.” “I said it first,” said the leader on the right. They looked at Tuppence. Then, one after the other, they got up and shook themselves. She came along with {hero} as far as she could, at a gallop.',
					later:
						'Tuppence was handed up onto the table. She wasn’t much bigger than the inkwell. “There were eight of them, and they’re nice, really,” she said. “They all wanted to know which side I was on. {hero} lay in the snow until {their} nose was where mine is. {They} wanted to know what I was scared of. It’s a different question.” She sat down. “I’d be on that side.”',
					as: { kind: 'From up where most people are, it takes a {trait} one to hear a whisper.' },
				},
			],
		},
		4: {
			meet: [
				'Where the trail came to a hill of ice there was a sled, at a standstill, and in front of it a team of nine had lain down in the traces. One could have crossed that line neither over nor under; it was like iron. “Left,” said four of the dogs, at intervals. Four others said, “Right.” It was Inga’s doing. She was an otter, the sled was hers, she had been told for six years by all of them at once how it should be driven; and she had lost her temper, and given them the vote. Nine, she had supposed, was an odd number. “One does not know what it is like,” said Inga, “until one has lived in a free country.” The ninth, whose name was Tuppence, was about as big as a boot. They did not threaten her. They merely [mentioned, from time to time,|let it be known] how cold it was of a night. She had been the smallest of a litter, and the rest of it had been put to sleep on the other side of the stove; and it was not the side, that winter, where one lived.',
			],
			flies:
				'A thing overhead they would pursue, said Inga; it was the last point upon which there was agreement; and she had no wish to find out in how many directions.',
			ways: [
				{
					say: 'Grant both motions, and sit down on the sled',
					outcome:
						'“It is carried,” said {hero}; “both of it.” {They} took a seat upon the sled, wound {themself} into whatever there was to hold, and gave the word. Four went off by the left, in triumph, and by the right went four. For as long as it takes to regret a thing nothing happened. Then the line sang; the runners rose; and they were drawn, Inga and {hero} and a hundredweight of tea, straight up the front of that hill, which no one had ever proposed. There was a moment at the top when one saw the trail on the left and the trail on the right, and how they came together. On the far side nine dogs stood nose to nose in the one rut, and were astonished. “They have argued about it since they were weaned,” said Inga. “I suppose that I could have looked.”',
					later:
						'It would have been idle to ask the crowd to make way. “The left,” called {hero}, “to the left! The right to the right!” It was Inga’s cry, and it was what they had been longing to hear. Not a soul was required to give in. They withdrew from one another, with a will, as far as the walls allowed, and stood there, flushed with having got it; and there was nothing left in the middle but some chairs, and {hero}.',
				},
				{
					say: 'Sit down at the end of the line, and howl',
					outcome:
						'{hero} sat in the snow, last in the row, as a tenth might. {They} put {their} head back. It is better not to think of anything in particular; it finds what it needs. “Ah-ooooo.” The old dog in front did not turn around. But his throat had gone up, as though on a string; and after him those on either hand, and Inga, with her paw at her collar, who had been brought up to be sensible. There is neither right in it nor left. They had each been sure for two days that they were barking about a road. When it had gone out over the ice, and there was no more, they were found to have moved; they lay in a single heap, from which there rose a steam; the line was slack; and at the bottom someone very small was being told to keep her feet still.',
					later:
						'{hero} laid back {their} head. “Ah-ooooo.” There was a silence in which reputations were considered. Then it got loose in a far corner, from someone who had buried a good deal in his time, and there was no holding it. They gave tongue; the benches did, and the bench. Nobody could have said to which side it belonged. It sank in the end of itself, as it does, with a quaver; and they remained sitting quite close to each other, like people who have been out in the same snow.',
				},
				{
					say: 'Get down to the smallest, and ask her something else',
					outcome:
						'It was not that nobody spoke to Tuppence. It all came from above. {hero} lay down in the snow, until there was one level, and two noses upon it. “They ask which side you are on,” {they} said. “What are you afraid of?” She had to look to see if it was meant. “It is warm in the middle,” said Tuppence. “If there are two heaps there is no middle. And then they would know who did it.” She had not intended that it should carry. The leader upon the right cleared his throat. He had only ever said it, he remarked, because it was what the other had not. “I am not wedded to left,” replied the other. They rose, they shook the frost off, and it was noticed that they went around the hill, by whichever it was, with their shoulders touching. She would be along by night. She wished to walk for a bit beside someone who was not eight.',
					later:
						'Somebody stood Tuppence on the table, beside the inkwell. “I am a swing vote,” she said, since it was what she had been called. “It means that they are all looking at you. No one has told me what to say here. I should like to say that {hero} got down, and was as cold as I was. There were eight who asked what I was going to do for them; {they} asked me the other thing.” She thought about it, while no one breathed. “I should vote for that,” said Tuppence. “It is the first thing that I have been sure of.”',
				},
			],
		},
	},
};
