import type { Obstacle } from '../../format.ts';

export const famousHermit: Obstacle = {
	id: 'famous-hermit',
	alsoIn: ['desert', 'historical', 'mythology'],
	place: {
		the: 'the hermit’s ledge',
		at: 'on the hermit’s ledge',
		to: 'up to the hermit’s ledge',
		backdrop: 'mountain',
	},
	people: { ansel: { call: 'Ansel', a: 'an old lion in a blanket', type: 'Lion', pronoun: 'he' } },
	props: ['pot', 'cup'],
	blocks: ['flies'],
	ways: [
		{ id: 'second', use: 'reach' },
		{ id: 'kettle', use: 'hear' },
		{ id: 'lunch', use: 'trust', cost: 'time', ally: 'ansel' },
	],
	levels: {
		3: {
			meet: [
				'The path came up to a ledge, and the ledge was full. People stood on it one behind the other, all the way down to the second bend. They were waiting to see the hermit. “He lives all by himself,” said a woman with a folding chair. “Everybody goes.” In front of his cave sat an old lion in a blanket, beside a kettle. His name was Ansel. Years ago a man had come up to ask him how to be happy. “Go away,” Ansel had said. The man had thought about that; he had gone away, and had been happy, and told his friends. Now there were [two hundred a day|about two hundred a day]. “I put up a sign,” said Ansel. “NO VISITORS. They bring it as a present now, embroidered.”',
			],
			flies: 'Whoever tried to go over was pulled down by the leg of their luggage. “There’s a line,” said the woman.',
			ways: [
				{
					say: 'Sit down on the ledge and be a second hermit',
					outcome:
						'Ansel had a spare blanket. {hero} put it on, sat down by the path, and looked at a stone. It wasn’t long before somebody coughed. “Master,” said the woman with the folding chair, “what should I do?” {hero} gave it some thought. “Go away,” {they} said. The woman drew a deep breath. “Of course,” she said, and she went, and so did the man behind her, when he had asked. In half an hour the ledge was as bare as a plate. “You’ve got the gift,” said Ansel. “Keep the blanket.”',
					later:
						'{hero} put on Ansel’s blanket, as far as it would go, and looked at a point above everybody’s head. “Go away,” {they} said, slowly. People who’ve been pushed will push back. But this sounded as though it was good for them. A lady in the way began to nod. “You know,” she said, “perhaps I should.” They went to either side with happy faces, and let {hero} walk up the middle.',
					as: {
						quiet: 'A {trait} person says “go away” as if it hurt. It made all the difference.',
						merry: 'It was the longest that {trait} {hero} had ever looked at a stone.',
					},
				},
				{
					say: 'Put on his kettle and pour tea for the whole line',
					outcome:
						'At the back of the cave was a shelf with sixty cups. “In case,” said Ansel, and looked at his paws. So {hero} put the kettle on. It was a big one, and it had a whistle like a train. At the first note of it the whole line turned around; at the second they sat down where they were. By the third cup a baker had got talking to a nun, somebody had a harmonica, and no one remembered what they had come to ask. {hero} went by between the saucers. Ansel threw the whistle after {them}. “It only makes them come!” he called. He didn’t sound sorry.',
					later:
						'{hero} blew through the whistle of Ansel’s kettle. It began low; it went up, and up, and stayed there. There’s nobody who can go on quarreling when a kettle’s boiling. Somebody has to see to it. They looked about for who it was going to be. One or two felt behind them for a cup. And then it stopped, and so had they.',
					as: { kind: 'Somebody {trait} sees sixty cups and thinks of sixty people.' },
				},
				{
					say: 'Ask him nothing, and tell him how your day has been',
					outcome:
						'When it was {their} turn, {hero} sat down next to Ansel. “I haven’t got a question,” {they} said. He didn’t understand. Everybody had one. “It’s been quite a day,” said {hero}, and told him about it: the road, the woman’s chair, what there’d been for lunch. “And what was there?” asked Ansel. He wanted to know how it had tasted. He wanted to know who else was out and about, and what they were cross about. It was a long talk. Behind them somebody wrote down “lunch.” When {hero} stood up to go, Ansel stood up too, and folded his blanket. “Two hundred a day,” he said, “and not one of them stayed for the answer.”',
					later:
						'“They call me wise,” said Ansel. “I’ve said two words in all these years, and one of them was ‘go.’ People come up to me to hear about themselves.” He pulled up his blanket. “{hero} came and told me what there was for lunch. It wasn’t made to sound better than it was, either. It was cheese. I’d take that one’s word for anything.”',
					as: {
						honest: 'Somebody less {trait} would’ve made it a better lunch.',
						merry: 'It had been a long time since anyone {trait} had been up there.',
					},
				},
			],
		},
		4: {
			meet: [
				'The path led across a ledge, in front of a cave, and upon the ledge stood the public. It stood in single file, with sunshades and sandwiches, down to the second bend. Everyone who was anyone went to see the hermit. He was an old lion named Ansel, who sat at the mouth of his cave in a blanket, with the look of somebody whose own party has got out of hand. A man had climbed up, once, and asked how one could be happy; “Go away,” Ansel had told him. It had changed the man’s life. He had written a book about it. A notice was put up that said NO VISITORS, and people were [moved to tears|very much struck] by it; it was available on cushions. “I have nothing to tell them,” said Ansel. There was a kettle, and a shelf at the back of the cave, with sixty cups on it. He had not come up for the quiet. He had been told by someone, across a breakfast table, that he talked too much, and had thought that he would go where it could be missed.',
			],
			flies:
				'To pass overhead was not forbidden; it was merely felt by the entire line, who had been there since breakfast, to be typical.',
			ways: [
				{
					say: 'Take a blanket, and set up as a second hermit',
					outcome:
						'“Is there an opening for another?” asked {hero}. Ansel lent {them} his summer blanket. {hero} chose a flat stone, a little lower down, and attended to a beetle. After a decent interval someone knelt. It was a banker; he was not certain what he had done it all for. {hero} watched the beetle get as far as the edge. “Go away,” {they} said gently. The man shut his eyes. “Thank you,” he whispered, and was heard to run. They came one after another, since it was quicker there, and went down the mountain shining, and the ledge emptied like a bath. “It is the same words,” said Ansel. “You say them as though you would be sorry.” The blanket was to stay with {hero}.',
					later:
						'{hero} arranged Ansel’s blanket, and let {their} gaze rest on something just behind the company. “Go away,” {they} said. It was put without any heat, as one might recommend the sea. A person who is ordered to make room will stand upon his rights. But these were people who had for years suspected that they ought to be elsewhere, and none of them had been told so by a stranger, and kindly. There was a sigh. A way came open through them, quite straight, in which {hero} met with nothing but grateful looks.',
				},
				{
					say: 'Take down the sixty cups, and put the kettle on',
					outcome:
						'“Who are the cups for?” asked {hero}. Ansel examined a claw. It took the kettle three times to fill them all; but it had a whistle, that kettle, such as is fitted to engines, and at the sound of it two hundred people who had come there for wisdom remembered that they had had nothing hot since they set out. They sat down along the path. A general passed the sugar to a seamstress. Nobody had a question any more; they had each other’s. And Ansel went up and down with the pot, under his blanket, talking: of the price of tea, of his mother, of the winter when the ledge froze. {hero} had got by long before he noticed. The whistle came bouncing down the path after {them}. “I have a spoon I can bang!” called Ansel.',
					later:
						'{hero} put Ansel’s whistle to {their} lips. It started in the cellar of the ear and climbed; it climbed until the glasses rang. No one has ever been able to carry on with a quarrel under a boiling kettle. It says that there is something to be seen to, and that it will be nice afterward. All round the room one saw people break off, and half rise, and look toward a kitchen; and what they had been shouting about went gradually off the boil.',
				},
				{
					say: 'Ask for nothing, and tell him what the road was like',
					outcome:
						'“Well?” said Ansel, when it came to {hero}. “I have no question,” said {hero}, and sat down by his side. He waited for it, with his head lowered. {They} spoke about the road. There was a good deal of it; there had been a bend where it smelled of thyme, and a mule with an opinion. “Which bend?” said Ansel. It came out rusty. He asked about the mule. He argued, when it came to the thyme; he told one about a bishop that went on till the shadows had moved, and forgot the end, and found it again. The line took notes, to begin with. “I talk too much,” said Ansel, and stopped dead. “Is there more?” asked {hero}. He looked at {them}. Then he got up, folded the blanket in four, and came, still talking, down the other side.',
					later:
						'“I was told once to say less,” said Ansel, “and I took it up a mountain, and became famous for it. They came to me for answers. I could have been a stuffed lion.” He had taken the floor, and was visibly enjoying it. “{hero} is the only one in all that time who asked me whether there was more. There was. It ran to some hours. I do not know much about people, as I have mostly been consulted by them; but I know when I am being listened to, and so should you.”',
				},
			],
		},
	},
};
