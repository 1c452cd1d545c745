import type { Obstacle } from '../../format.ts';

export const stopElla: Obstacle = {
	id: 'stop-ella',
	alsoIn: ['adventure', 'arctic', 'desert', 'historical', 'time-travel'],
	place: {
		the: 'the telegraph hut',
		at: 'at the telegraph hut',
		to: 'to the telegraph hut',
		backdrop: 'village',
	},
	people: { morley: { call: 'Morley', a: 'a mouse in a green eyeshade', type: 'Mouse', pronoun: 'she' } },
	props: ['gate', 'letter'],
	blocks: ['flies'],
	ways: [
		{ id: 'key', use: 'hear' },
		{ id: 'cap', use: 'reach' },
		{ id: 'stop', use: 'trust', ally: 'morley' },
	],
	levels: {
		3: {
			meet: [
				'A gate was shut across the road, next to a hut with a wire. In the hut sat a mouse in a green eyeshade. “Name?” said the mouse. “It’s not Ella, by any chance?” Hers was Morley, and she was new. She’d been there [six|all of six] weeks, and on the first day a telegram had come in, from home. She’d pinned it up over the key. ALL WELL STOP WRITING SOON STOP ELLA. “So I’m to stop Ella,” said Morley. “I don’t know what she looks like. I’ve had to stop everyone, to be on the safe side.” On a bench sat seven Ellas and an Elmer. Beside them hung a messenger’s cap, which nobody had worn since, as the messenger had been stopped too.',
			],
			flies:
				'“I’ve got orders about the road,” said Morley, “and if you fly over it I’ll have to wire ahead. They’d stop you in the next place instead.”',
			ways: [
				{
					say: 'Ask down the wire, on the key, who Ella is',
					outcome:
						'“Couldn’t you ask?” said {hero}. Morley hadn’t thought that she was allowed. She showed {hero} how: short, long, and never hurry. Tap, tappa-tap. WHO IS ELLA. All down the line, in forty huts, somebody put down a sandwich to listen. It was so quiet that the wire hummed. Then the key began to jump. YOUR SISTER SILLY. “Oh,” said Morley. She read it again. “Oh! I’m to stop my sister?” It took two more telegrams. After those the gate was up, and {hero} had a spare key, to practice on.',
					later:
						'{hero} put Morley’s key on the table. Tap. Tappa-tap. Tap. You can shut your ears to someone who is shouting. You can’t do it when somebody’s trying to tell you something and you don’t know what. They bent forward. They counted on their fingers. It didn’t say anything much, only HELLO, but there wasn’t another sound in the room.',
					as: { clever: 'It’s the {trait} question that nobody asks for six weeks.' },
				},
				{
					say: 'Put on the messenger’s cap and deliver something',
					outcome:
						'“May a telegram be stopped?” asked {hero}. “Never!” said Morley, quite shocked. “It’s rule one.” There was a hook full of telegrams by the door, six weeks of them, and {hero} put on the cap and took them down. “Telegram!” {they} called. The gate flew up by itself, or so it felt. {They} delivered nine to the line of travelers behind it and three to Ellas. One was about a mule. One only said YES, and the man who got it sat down in the road. “Keep the cap,” Morley called after {them}. “It suits you. I mean, I suppose that it does.”',
					later:
						'{hero} pulled on the messenger’s cap, or hung it where it would stay. “Telegram!” {they} called. There’s something about that word. Everyone went a bit pale, and wondered who it was for, and hoped that it was for somebody else. They made way at once. And each one, as {hero} went by, said, “Not me? Thank goodness,” and felt that it had been a lucky day.',
					as: {
						quick: 'A {trait} person was just what that hook had been waiting for.',
						bold: 'It’s {trait}, to shout that at forty drivers.',
					},
				},
				{
					say: 'Explain to Morley what a stop is in a telegram',
					outcome:
						'{hero} looked at the telegram for some time. “I think it’s a period,” {they} said. “You can’t send a dot, so you send the word.” Morley pushed up her eyeshade. “All well,” she read, very slowly. “Writing soon. Ella.” She went red to the tips of her ears. Six weeks; seven Ellas; forty drivers, the mail, and a wedding. “Why did nobody say?” “They thought that it was an order,” said {hero}. “It’s got capitals.” Morley opened the gate herself. She said she was sorry to each of the drivers, and then locked up, since she couldn’t have sat there a minute longer, and came along.',
					later:
						'“I stopped a whole road,” said Morley. “Stop. I thought that it was an order. Stop.” She took off the eyeshade, and twisted it. “Forty drivers called me names, and {hero} stood there and read. {They} told me so that it sounded like anybody’s mistake. It wasn’t. It was mine. But I could open the gate. {hero} is all right. Stop.” Nobody thought it was an order. They stopped, though.',
					as: {
						kind: 'It was {trait}, to blame the capitals.',
						honest: 'It had to be somebody {trait}. The drivers had only been angry.',
					},
				},
			],
		},
		4: {
			meet: [
				'There was a gate across the road; beside the gate was a hut, from which a wire ran off over the plain on poles; and in the hut was a mouse under a green eyeshade, with her finger on a key. “You will not be Ella?” said the mouse. Her name was Morley, she had come there straight from school, and for [six weeks|a month and a half] she had let nobody by. The reason was pinned to the wall. It had reached her on the very first day, and was from her own family. ALL WELL STOP WRITING SOON STOP ELLA. “It is quite clear,” said Morley. “I do not know why they should want her stopped. It is only that there is nothing in it about her appearance.” A dozen Ellas had been put on a bench. A messenger’s cap hung over them on a nail, and on the nail beside it a whole sheaf of telegrams. On the desk stood a photograph of a good many mice, and a bottle of ink, with the cork in. It had also told her to stop writing, and she had stopped.',
			],
			flies:
				'The air, she feared, was part of the road; she would be obliged to wire, and there was a colleague at the next post with a net.',
			ways: [
				{
					say: 'Sit down to the key, and ask who Ella may be',
					outcome:
						'“Is it not possible to inquire?” asked {hero}. It had seemed to Morley a liberty. She moved over, and gave {them} the key. One has to take one’s time, it turned out; it is the gaps that are the message. WHO IS ELLA, went out along the poles; and in forty huts, over three hundred miles, forty people who had been eating, or asleep, laid a hand over the clock so as to hear. The wire sang. After a while the key gave a jerk, as a sleeper does. YOUR NIECE STOP BORN TUESDAY STOP WHY DO YOU NOT WRITE. Morley read as far as that. Then she raised the gate, came back, and drew the cork from the bottle with her teeth. The old key, she said, {hero} might have. She was going to want the good one.',
					later:
						'{hero} set the old key on the table, and let it speak. Tap; a gap; tap, tap. It would have been no use to ask for silence. But here was something that wished to be understood, and came from a long way off, and might be for anyone there; and one by one, with a finger lifted, as though they had not noticed that they did so, they left off explaining themselves in order to make it out. It said, WHY DO YOU NOT WRITE. Not everyone could read it. There were some, however, who looked as if they had.',
				},
				{
					say: 'Put on the cap, and take the telegrams to their owners',
					outcome:
						'“Am I to understand that these have been stopped as well?” asked {hero}. Morley looked at the nail. One could hear her swallow. It was the first rule of the service that a telegram went through; and there had been a messenger, and she had stopped him. {They} took down the cap. “Telegram!” called {hero}, and the gate went up as a hand goes up to a mouth. There were sixty. There was one about a mule, and one about a will. A driver at the end of the line got one that was five weeks old, with a single word in it; he read it, and turned around, and could be seen to go, standing, until he was a dot. “You were in time for that,” Morley said. She was very white. “I should like you to keep the cap. I should like to think that it was about.”',
					later:
						'{hero} put on the messenger’s cap. “Telegram!” {they} called out, in no particular direction. There is no other word at which people so readily fall back. It has come for one; it may be the will, it may be the mule; and each of them, as {hero} approached, composed his face, and each, when {they} had gone by, breathed out, and discovered that he had after all been perfectly happy. They closed in again behind {them} in the best of tempers. It was delivered, so to speak, at the front.',
				},
				{
					say: 'Tell her what it is that is meant by a stop',
					outcome:
						'{hero} read it twice. “They charge for a point as for a word,” {they} said. “So it is written out. It only means that somebody has drawn a breath.” Morley said nothing. Her finger went along beneath the line and rested, each time, where the breath was. All well. Writing soon. Ella. “It is a girl, then,” she said. “They had not decided.” Outside forty drivers were giving their opinion of her, as they did daily. “I never had a telegram before. I did so want to do it right.” “You did what it said,” {hero} told her. “It did not say what it meant.” She pulled up the gate with both arms. She apologized to the Ellas; and afterward she put the photograph in her bag, with the ink, and came along the road with {hero}, since there would be a post office on it somewhere.',
					later:
						'“I have been wrong,” said Morley, “for six weeks, in writing, and with the full authority of the service.” She had put her eyeshade on, to say it, and now she took it off. “I was told so daily, by persons in a hurry, who did not tell me what was right. {hero} read the thing. I believe it is rarer than you think. I was shown where the breath came, and nobody else has had to know how I cried; I am telling you of my own accord.” She considered. “Stop,” said Morley.',
				},
			],
		},
	},
};
