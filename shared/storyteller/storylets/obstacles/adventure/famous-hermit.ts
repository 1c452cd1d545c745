import type { Obstacle } from '../../format.ts';

export const famousHermit: Obstacle = {
	id: 'famous-hermit',
	alsoIn: [
		'desert',
		'historical',
		'mythology',
		'fairy-tale',
		'fantasy',
		'ninja',
		'dragon',
		'western',
		'jungle',
		'royal',
	],
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
				'The way went over a ledge in the rocks, and the ledge was full. People stood on it one behind the other, back to the second bend, waiting to see the hermit. Whoever wanted to get past was told not to push in. “He lives all by himself,” said a woman with a folding chair. “Everybody goes.” In front of his cave sat an old lion in a blanket, beside a kettle. His name was Ansel. Years ago a man had come up to ask him how to be happy. “Go away,” Ansel had said. The man had thought about that; he had gone away, and had been happy, and told his friends. Now there were [two hundred a day|about two hundred a day]. “I put up a sign,” said Ansel. “NO VISITORS. People bring it to me as a present now, embroidered.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “There’s a line,” said the woman in front. “It goes for people who fly, too.”',
			ways: [
				{
					say: 'Sit down on the ledge and be a second hermit',
					outcome:
						'Ansel had a spare blanket. {hero} put it on, sat down by the path, and looked at a stone. It wasn’t long before somebody coughed. “Master,” said the woman with the folding chair, “what should I do?” {hero} gave it some thought. “Go away,” {they} said. The woman drew a deep breath. “Of course,” she said, and she went, and so did the man behind her, when he had asked. In half an hour the ledge was as bare as a plate. “You’ve got the gift,” said Ansel, as {hero} went on in the blanket.',
					later:
						'{hero} put on Ansel’s blanket, as far as it would go, and looked at a point above everybody’s head. “Go away,” {they} said, slowly. People who’ve been pushed will push back. But this sounded as if it were good for them. A lady in the way began to nod. “You know,” she said, “perhaps I should.” They went to either side with happy faces, and let {hero} walk up the middle.',
				},
				{
					say: 'Put on his kettle and pour tea for the whole line',
					outcome:
						'At the back of the cave was a shelf with sixty cups. “In case,” said Ansel, and looked at his paws. So {hero} put the kettle on. It was a big one, and it had a whistle like a train. At the first note of it the whole line turned around; at the second they drew their chairs to the side of the path and sat down. By the third cup a baker was talking to a nun, and no one remembered what they had come to ask. {hero} took the whistle off the kettle, so that they could hear each other, and went on with it. Nobody stood in the way now.',
					later:
						'{hero} blew through the whistle of Ansel’s kettle. It began low; it went up, and up, and stayed there. There’s nobody who can go on shouting when a kettle’s boiling. Somebody has to see to it. They looked about for who it was going to be. One or two felt behind them for a cup. And then it stopped, and so had they.',
				},
				{
					say: 'Ask him nothing, and tell him how your day has been',
					outcome:
						'When it was {their} turn, {hero} sat down next to Ansel. “I haven’t got a question,” said {hero}. Ansel didn’t understand. Everybody had one. “It’s been quite a day,” said {hero}, and told him about it: the road, the woman’s chair, what there’d been for lunch. “And what was there?” asked Ansel. He wanted to know how it had tasted, and who else was out and about. It took longer than two words. Somebody in the line wrote down “lunch.” When {hero} stood up to go, Ansel folded his blanket and stood up too. “Two hundred a day,” he said, “and not one of them stayed for the answer.” As there was no hermit left to see, the line went home. Ansel walked along with {hero}, and asked who lived in each house.',
					later:
						'“They call me wise,” said Ansel. “I’ve said two words in all these years, and one of them was ‘go.’ People come up to me to hear about themselves.” He pulled up his blanket. “{hero} came and told me what there was for lunch. It wasn’t made to sound better than it was, either. It was cheese. I’d take that one’s word for anything.”',
				},
			],
		},
		4: {
			meet: [
				'The path crossed a ledge in front of a cave. A few people had got by before the crowd came, but now the ledge was full, and anybody who wanted to get past was told not to push in. Visitors stood in single file, with folding chairs and sandwiches, down to the second bend. The hermit, an old lion named Ansel, sat in the mouth of his cave in a blanket, looking like a host who wants everybody to go home. Years ago a man had asked him how to be happy. “Go away,” Ansel had said. The man had gone away, become happy, and written a book about it. So Ansel put up a sign that said NO VISITORS, and now people [bought it on cushions|had it stitched on their shirts]. “I have nothing to tell them,” he said. At the back of the cave were a kettle and a shelf with sixty cups. He had not come up here for the quiet. His wife had told him, one morning at breakfast, that he talked too much, and he had wanted to see whether anybody would miss it.',
			],
			flies:
				'Flying over was allowed. But the whole line had been waiting since breakfast, and it had views on people who flew over.',
			ways: [
				{
					say: 'Take a blanket, and be a second hermit',
					outcome:
						'“Could you use a second hermit?” asked {hero}. Ansel lent {them} his summer blanket. {hero} sat down on a flat stone a little lower on the path and watched a beetle. Before long a banker knelt in front of {them}. He was not sure, he said, what he had done it all for. {hero} waited until the beetle had reached the edge. “Go away,” {they} said gently. The banker shut his eyes. “Thank you,” he whispered, and ran. After him the others all came, because it was quicker at {hero}’s stone, and they went down the mountain beaming until the ledge was empty. “Those are my words,” said Ansel. “But you say them as if you would be sorry.” And so {hero} went on in the summer blanket.',
					later:
						'{hero} put on Ansel’s blanket and looked straight past everybody, the way Ansel did. “Go away,” said {hero}, kindly, like somebody who recommends a holiday. If you order people to make room, they argue. But most of these had suspected for years that they ought to be somewhere else, and nobody had ever said it to them so nicely. They sighed and stepped back. A path opened straight through the crowd, and {hero} walked along it past nothing but grateful faces.',
				},
				{
					say: 'Take down the cups, and make tea for everybody',
					outcome:
						'“Who are the cups for?” asked {hero}. Ansel studied a claw and did not say. {hero} filled the kettle three times. It had a whistle that you could hear in the next valley, and when it went off, two hundred people who had come for wisdom remembered that they had not had a hot drink all day. They sat down along the edge of the path and left the middle free. A general passed the sugar to a seamstress. They had no more questions for Ansel, because now they could ask each other. And Ansel went up and down with the pot, talking: about the price of tea, and his mother, and the winter when the ledge froze. {hero} had taken the whistle off the spout, so that one could hear him, and was already past.',
					later:
						'{hero} put the whistle of Ansel’s kettle to {their} lips. It started low and climbed until the windows rang. Nobody can go on talking while a kettle boils; it says that something has to be seen to first, and that things will be better afterward. All over the room people broke off, half stood up, and looked around for a kitchen. By the time they had understood that there was none, it was quiet.',
				},
				{
					say: 'Ask him nothing, and tell him about the road',
					outcome:
						'“Well?” said Ansel, when it was {hero}’s turn. “I have no question,” said {hero}, and sat down beside him. Ansel lowered his head and waited for the catch. {hero} told him about the road instead: the bend where it smelled of thyme, and the mule with opinions. “Which bend?” asked Ansel. His voice was rusty. He argued about the thyme. He told a story about a bishop that went on until the shadows had moved, and he lost the end and found it again. {hero} had a road to get on with, and listened. Then Ansel stopped dead. “I talk too much,” he said. “Is there more?” asked {hero}. Ansel looked at {them}. He got up, folded the blanket in four, and came down the other side with {hero}, still talking; and the line, which had nobody to stand in front of any more, broke up behind him.',
					later:
						'“Somebody told me once that I talked too much,” said Ansel, “so I climbed a mountain and said nothing, and they made me famous for it. They all wanted answers. I could have been a stuffed lion.” He was enjoying the floor. “{hero} is the only one in all those years who asked me if there was more. One can hear it, when somebody really wants the rest of a story; they stop looking at the door. {hero} did. I was so surprised that I lost my bishop.”',
				},
			],
		},
	},
};
