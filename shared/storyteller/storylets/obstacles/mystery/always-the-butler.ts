import type { Obstacle } from '../../format.ts';

export const alwaysTheButler: Obstacle = {
	id: 'always-the-butler',
	alsoIn: ['detective', 'ghost', 'historical', 'time-travel'],
	place: { the: 'the manor gate', at: 'at the manor gate', to: 'to the manor gate', backdrop: 'castle' },
	people: { pardoe: { call: 'Pardoe', a: 'a panda in white gloves', type: 'Panda', pronoun: 'he' } },
	props: ['gate'],
	blocks: ['flies'],
	ways: [
		{ id: 'tray', use: 'reach' },
		{ id: 'confess', use: 'hear' },
		{ id: 'tart', use: 'trust', ally: 'pardoe' },
	],
	levels: {
		1: {
			meet: 'There was a big gate, but it was shut. Behind it stood Pardoe, a panda, with a tray. “I did it,” said Pardoe. “What?” said {hero}. “I do not know. But they all say it was me. So I shut me in.”',
			flies: '“Do not fly,” said Pardoe. “If one gets in, I could get out.”',
			ways: [
				{
					say: 'Be a guest, on Pardoe’s tray',
					outcome:
						'{hero} put a note on the tray. It said: “I am here for tea.” “A guest!” said Pardoe, and the gate was open. “This way, please!” And {hero} got to keep the tray.',
					later: 'So {hero} held up the tray. “Mind the tea!” Oh! They all made way, right up to the front.',
				},
				{
					say: 'Say “I did it!” with Pardoe',
					outcome:
						'“Say it loud,” said {hero}. “I DID IT!” “I DID IT!” said Pardoe. The crows fell silent. It felt so good! Pardoe had to laugh, and the gate flew open.',
					later: '“I DID IT!” called {hero}, just as with Pardoe. What? Who? They all stopped to hear what it was.',
				},
				{
					say: 'Ask what he really did',
					outcome:
						'“What did you do, really?” said {hero}. Pardoe went red. “I ate a plum tart,” he said. “Once.” “Was it good?” “Oh, yes.” And that was all! He let {hero} in, and he came too.',
					later: '“They all said it was me,” said Pardoe. “But {hero} asked. {hero} wants to know what is true.” Good!',
				},
			],
		},
		2: {
			meet: [
				'The road went in at the manor gate and out at the back of the park. But the gate was shut, and behind it stood Pardoe. He was the butler, a panda in white gloves, with a silver tray and a packed bag. “I did it,” said Pardoe. “Did what?” asked {hero}. “I don’t know yet,” said Pardoe. “But when a thing [goes missing|is gone], they always say it was the butler. So I have locked myself in.”',
			],
			flies: '“And nobody flies in,” said Pardoe. “They’d say that I had let them.”',
			ways: [
				{
					say: 'Lay a card on his silver tray, like a visitor',
					outcome:
						'{hero} wrote {their} name on a card and laid it on the tray, through the bars. Pardoe’s back went straight. His bag fell over. “Do step in,” he said, and swung the gate wide. Nobody had come to visit in years. He walked in front, through the whole park. At the far end he gave {hero} the tray.',
					later:
						'{hero} held the silver tray up high and walked. There was nothing on it. But people do not look. They see a tray, and they pull in their elbows. That was the way to the front.',
					as: {
						careful: 'You have to be {trait} to carry nothing so well.',
						clever: 'It was {trait} to see that a butler needs a guest.',
					},
				},
				{
					say: 'Practice a really good confession with him',
					outcome:
						'“You say it like somebody who wants a sandwich,” said {hero}. “Say it like this. I DID IT!” Pardoe put down the tray. “I DID IT!” he cried, and a window opened. “I DID IT!” cried {hero}, and a gardener dropped his rake. Pardoe had never been so happy. He opened the gate, so as to have room for his arms.',
					later:
						'{hero} got up on a chair. “I DID IT!” {they} called, with both arms. It worked at once. They did not know what it was, or who had done it, and they badly wanted to. There was not a sound.',
					as: {
						merry: 'It was hard for {trait} {hero} not to giggle.',
						bold: 'It is a job for somebody {trait}.',
					},
				},
				{
					say: 'Ask Pardoe what he has really done',
					outcome:
						'“But what did you really do?” asked {hero}. It was quiet in the park. “There was a plum tart,” said Pardoe, “on a Sunday, nineteen years ago. They asked the cook. They asked the cat. Nobody asked me.” He took a deep breath. “It was delicious,” he said, and a tear ran into his glove. Then he found the key, and came along.',
					later:
						'“I have said ‘I did it’ to everyone,” said Pardoe, and took off his gloves. “They all nodded. {hero} was the only one who asked what. So if {hero} tells you something, {they} asked first.”',
					as: { kind: 'It took somebody {trait} to ask.', honest: '{Trait} people like to get things right.' },
				},
			],
		},
		3: {
			meet: [
				'The road went in at the gate of the manor and out by the orchard, and the gate was locked from within. Behind it, on a packed suitcase, sat the butler. He was a panda, born in the right colors for it, with white gloves and a silver tray. “I did it,” he said. “My name is Pardoe. You may send for the police.” “What did you do?” asked {hero}. “That hasn’t been decided,” said Pardoe. In his forty years there, a pearl, a spoon, and three umbrellas had gone astray, and [each time|every single time] it had turned out to be a magpie, or a drain, or the wrong coat. But first they had always looked at Pardoe. “It saves time,” he said, “if I’m locked up beforehand.”',
			],
			flies: '“I must ask you not to fly in,” said Pardoe. “They’d count the spoons, and then they’d look at me.”',
			ways: [
				{
					say: 'Lay your card on his tray, and be a caller',
					outcome:
						'{hero} had no card. {They} wrote {their} name on a leaf, leaned in between the bars, and laid it on the silver tray. It was like winding up a clock. The butler rose. The chin went up; the suitcase was nudged behind a bush. “You are expected,” said Pardoe, though it couldn’t be true, and threw the gate open. He went before {hero} the whole length of the park, and announced {them} in a ringing voice to a pear tree. At the orchard gate he held out the tray. “It only makes people look at me,” he said. “On you it would look like luggage.”',
					later:
						'There is something about a silver tray. {hero} held it at the height of the hats, level, with nothing on it whatever, and set off into the thick of them. People who had not moved for elbows moved for that. “Is it the salmon?” asked a lady, stepping back on her husband. It was {hero}, and {they was} through.',
					as: {
						clever: '“That was {trait},” Pardoe admitted. “I’d been thinking all week about keys.”',
						careful: 'A {trait} hand is half of it, Pardoe said; the other half is not looking down.',
					},
				},
				{
					say: 'Teach Pardoe to confess as if he meant it',
					outcome:
						'“You say it as if you were announcing lunch,” said {hero}. Pardoe was stung; he had his pride. So {hero} showed him. You plant yourself. You let them wait. You throw out an arm. “I DID IT!” shouted {hero}, and a gardener, two fields away, took off his hat. “I did it,” said Pardoe, a bit louder than lunch. By the sixth time there was an arm in it, and by the tenth he had to open the gate, to make room for the arm. “I feel as if I’d really been somewhere,” he said. He didn’t notice that {hero} had gone through.',
					later:
						'{hero} got up on a chair, and let everybody wait, and threw out an arm. “I DID IT!” It cut through the din like a plate dropped in a kitchen. There were two hundred people there who had no idea what had been done. But they knew one thing: they’d be sorry if they missed the next sentence.',
					as: {
						merry: 'It was the sort of lesson that you’d ask {trait} people to give.',
						quiet: 'It had been inside {trait} {hero} all those years, and no one had suspected it.',
					},
				},
				{
					say: 'Ask him what, exactly, he has on his conscience',
					outcome:
						'“Not the pearl,” said {hero}. “Not the spoon. What was it that you did do?” The tray sank. “You’re the first to put it like that,” said Pardoe. He looked left and right. It had been a plum tart, with cream, nineteen years ago. They’d questioned the cook, and they’d questioned the cat, and for once nobody had looked at him. “I’ve confessed to everything since,” said Pardoe, “except that.” He breathed like somebody who has undone a button, and found the key in his glove. Then he told the cook, through the kitchen window, came back rather pale, and went along with {hero}.',
					later:
						'“I am a butler,” said Pardoe, from the door, and heads turned to see what was missing. “I’ve been suspected by the best families, and I said yes to save them trouble. {hero} wouldn’t take yes.” He had his gloves off. “{They} asked what really happened. If {they} should tell you anything tonight, I’d take it that {they} asked.”',
					as: {
						honest: 'You can’t fob off a {trait} person with the wrong crime.',
						kind: 'It was {trait} of {hero} to wait outside the kitchen window.',
					},
				},
			],
		},
		4: {
			meet: [
				'One went in by the gate of the manor, and out past the orchard; but the gate had been locked, from the inside. Behind it, bolt upright upon a suitcase, sat a panda in white gloves with a silver tray on his knees. “I did it,” he said. The name was Pardoe; he was the butler. Asked what he had done, he said that he would rather leave it to those who knew. In forty years there had been a pearl, a spoon, and several umbrellas; all of them had been found, behind something. But there had been that quarter of an hour, each time, in which [nobody was so ill bred as to say anything|not a word was said], and the whole family looked at his hands. He had taken to wearing the gloves. “I thought that I would go on ahead,” said Pardoe, “and be found guilty at my own convenience.” In the suitcase, which did not close, were one clean collar and a mug with a duck on it, that the youngest of the family had given him when she was four.',
			],
			flies:
				'He begged that one would not fly. Whatever came in without his having opened to it would be missed, sooner or later, and inquired about, of him.',
			ways: [
				{
					say: 'Present a card upon the silver tray',
					outcome:
						'A man who is waiting to be arrested has nothing to do with his hands. {hero} took a leaf from the hedge, wrote a name on it, and held it out through the bars, at the height of the tray. It was done before Pardoe had thought. The glove went under, the leaf lay in the exact middle; and with that everything else about him rose and took up its post. “The family is not at home,” said Pardoe. “If you would be good enough to be received by me.” He walked in front the whole length of the avenue. At the orchard he proclaimed {hero}, with every syllable, to a number of pears. “You must take it,” he said of the tray. In his hands people saw only what was not on it.',
					later:
						'The silver tray was held a little above the hats, and there was nothing on it at all. {hero} did not say “Excuse me”; trays do not. People had stood shoulder to shoulder against every sort of appeal, and they opened before that small cold gleam as people do to whom something is about to be offered. One lady went so far as to help herself, and looked for some time at her fingers. By then {hero} had arrived.',
					as: {
						clever: 'He had been trying the wrong end of it. Somebody {trait} had tried the bell.',
						careful: 'There is an art to it, and it is reserved to the {trait}: one must believe in the salmon.',
					},
				},
				{
					say: 'Coach him in the art of a full confession',
					outcome:
						'“It is the delivery,” said {hero}. “You confess as one hands round toast.” It touched him where the umbrellas had not; he had, after all, a profession. {hero} therefore took up a position in the drive, and waited, and flung out one arm at the façade with its thirty windows. “I DID IT!” Far off a rake fell down. Pardoe’s own first was a cough. But about the ninth there got into it something that had been in no pantry; and the twelfth, at which he threw open the gate as a sort of gesture, was at the top of his voice and addressed to all thirty. “And what of it!” shouted Pardoe. Nothing moved behind the glass. {hero} had gone through while the echo was still looking for its owner.',
					later:
						'The whole of it lies in the waiting, as {hero} had told a butler. {They} stood where all could see, and looked at none of them, and when it had become very nearly rude {they} flung out an arm. “I DID IT!” There is not an argument in the world that will stand up to those words. Two hundred people shut their mouths. It was not that they were shocked. They were afraid that they might not catch what.',
					as: {
						merry:
							'It is a question of nerve, and the {trait} have it in the form of an inability to keep straight faces.',
						bold: 'It came easily to somebody so {trait}. It was the stopping that had to be learned.',
					},
				},
				{
					say: 'Ask, setting aside the umbrellas, what he had really done',
					outcome:
						'“It was not the pearl,” said {hero}. “I have seen you hold a leaf. What was it?” For forty years Pardoe had been prepared for any question but one that supposed there to be an answer. He took off the left glove. It had been a tart, said Pardoe, a plum one; it was on a Sunday; there was cream. They had dismissed a kitchen maid over it. “I was next in the row,” he said, “and for once they did not look at me. I thought, so this is what it is like.” The rest could be worked out from the umbrellas. When he had found the key he did not pick up the suitcase. The maid lived in the next village; it lay, he said, on the way; and he walked there beside {hero} with both his hands bare.',
					later:
						'“You will have been wondering what I have taken,” said Pardoe, “so I had better say. It was a tart.” He let that find its way to the back. “I owned up, over the years, to a good deal else, and never met with one doubt. {hero} stood at a locked gate, and in a hurry; there was every reason to believe me.” He held out both hands, as if someone might like to look at them. “{They} preferred to know.”',
					as: {
						honest: 'It is the drawback of the {trait}: one cannot get them to accept the wrong thing.',
						kind: 'They had all of them been so tactful. It had wanted someone {trait}, who asked.',
					},
				},
			],
		},
	},
};
