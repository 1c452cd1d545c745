import type { Obstacle } from '../../format.ts';

export const stopElla: Obstacle = {
	id: 'stop-ella',
	alsoIn: ['adventure', 'arctic', 'desert', 'historical', 'time-travel', 'circus', 'mystery', 'robot'],
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
				'A gate was shut across the road, next to a hut with a wire. In the hut sat a mouse in a green eyeshade. “Name?” said the mouse. “It’s not Ella, by any chance?” Hers was Morley, and she was new. She’d been there [six|all of six] weeks, and on the first day a telegram had come in, from home. She’d pinned it up over the telegraph key. ALL WELL STOP WRITING SOON STOP ELLA. “So I’m to stop Ella,” said Morley. “I don’t know what she looks like. I’ve had to stop everyone, to be on the safe side. Some have gone around by the hills, and I let them. That’s not my road.” On a bench sat seven Ellas and an Elmer. Beside them hung a messenger’s cap, which nobody had worn since, as the messenger had been stopped too.',
			],
			flies:
				'“What if I fly?” asked {hero}. “I’ve got orders about the road,” said Morley, “and if you fly over it I’ll have to wire ahead. They’d stop you in the next place instead.”',
			ways: [
				{
					say: 'Ask down the wire, on the key, who Ella is',
					outcome:
						'“Couldn’t you ask?” said {hero}. Morley hadn’t thought that she was allowed. She had a spare key, and on that she showed {hero} how: short, long, and never hurry. Then {hero} did it on the wire. Tap, tappa-tap. WHO IS ELLA. All down the line, in every hut, somebody put down a sandwich to listen. It was so quiet that the wire hummed. Then the key began to jump. YOUR SISTER SILLY. “Oh,” said Morley. She read it again. “Oh! I’m to stop my sister?” It took two more telegrams. After those the gate was up for good, and {hero} went through it tapping HELLO on the spare key.',
					later:
						'{hero} put Morley’s spare telegraph key on the table. Tap. Tappa-tap. Tap. You can shut your ears to someone who is shouting. You can’t do it when somebody’s trying to tell you something and you don’t know what. People bent forward. They counted on their fingers. It didn’t say anything much, only HELLO, but there wasn’t another sound in the room.',
				},
				{
					say: 'Put on the messenger’s cap and deliver something',
					outcome:
						'“May a telegram be stopped?” asked {hero}. “Never!” said Morley, quite shocked. “It’s rule one.” There was a hook full of telegrams by the door, six weeks of them, and {hero} put on the cap and took them down. “Telegram!” {they} called. The gate flew up by itself, and stayed up, as half the road had mail. {hero} delivered nine to the line of travelers behind it and three to Ellas. One was about a mule. One only said YES, and the man who got it sat down in the road. “It suits you,” Morley called after {hero} and the cap. “I mean, I suppose that it does.”',
					later:
						'{hero} pulled on the cap of Morley’s messenger, or hung it where it would stay. “Telegram!” {they} called. There’s something about that word. Everyone went a bit pale, and wondered who it was for, and hoped that it was for somebody else. They made way at once. And each one, as {hero} went by, said, “Not me? Thank goodness,” and felt that it had been a lucky day.',
				},
				{
					say: 'Explain to Morley what a stop is in a telegram',
					outcome:
						'{hero} looked at the telegram for some time. “I think it’s a period,” {they} said. “You can’t send a dot, so you send the word.” Morley pushed up her eyeshade. “All well,” she read, very slowly. “Writing soon. Ella.” She went red to the tips of her ears. Six weeks; seven Ellas; forty drivers, the mail, and a wedding. “Why did nobody say?” “They thought that it was an order,” said {hero}. “It’s got capitals.” Morley opened the gate herself, and tied it back. She said she was sorry to each of the drivers, and then she came along, since she couldn’t have sat there a minute longer.',
					later:
						'“I stopped a whole road,” said Morley. “Stop. I thought that it was an order. Stop.” She took off the eyeshade, and twisted it. “Forty drivers called me names, and {hero} stood there and read. Then {hero} told me, so that it sounded like anybody’s mistake. It wasn’t. It was mine. But I could open the gate. {hero} is all right. Stop.” Nobody thought it was an order. They stopped, though.',
				},
			],
		},
		4: {
			meet: [
				'There was a gate across the road, and beside the gate a hut with a telegraph in it. A mouse with a green eyeshade sat with one finger on the key. “You aren’t Ella, are you?” she asked. Her name was Morley. She had come here straight from school, and for [six weeks|a month and a half] she had let nobody through without papers. The reason was pinned to the wall. It had come on her first day, from her own family. ALL WELL STOP WRITING SOON STOP ELLA. “It’s quite clear,” said Morley. “I don’t know why they want her stopped. But they didn’t say what she looks like.” She had put a dozen Ellas on a bench. From a nail hung a cap, and a whole stack of other telegrams, because she had stopped the messenger too. A photograph of a great many mice stood on her desk, beside a bottle of ink with the cork in. It also said to stop writing, so she had stopped.',
			],
			flies:
				'The air was part of the road, said Morley. She would have to send a wire, and the mouse at the next post had a net.',
			ways: [
				{
					say: 'Ask down the wire who Ella is',
					outcome:
						'“Couldn’t you ask them?” said {hero}. Morley had never dared to. She moved over and let {them} have the old key; you have to take your time, she explained, because the gaps are part of it. WHO IS ELLA, went out along the wire, and in forty huts, over three hundred miles, people put down their forks to hear. After a while the key jerked. YOUR NIECE STOP BORN TUESDAY STOP WHY DO YOU NOT WRITE. Morley read it, raised the gate for good, came back, and pulled the cork out of the bottle with her teeth. She would need the wire to herself now. So {hero} unhooked the old key, and went.',
					later:
						'{hero} put Morley’s old telegraph key on the table and let it speak. Tap. Then a gap, and tap, tap. Nobody would have kept quiet for the asking, but this came from a long way off, and it might be for any one of them; so they stopped to listen, with one finger up. WHY DO YOU NOT WRITE, it said. Not everybody could read it, but some of them looked as if they had.',
				},
				{
					say: 'Put on the cap, and deliver the telegrams',
					outcome:
						'“Did you stop these too?” asked {hero}. Morley looked at the telegrams on the nail and swallowed, because a telegram has to go through; it was the first rule she had learned. {hero} took the messenger’s cap and put it on. “Telegram!” {they} called, and the gate went up by itself, and nobody dared to lower it. There were sixty telegrams, and one was about a mule, and one about a will. A driver at the end of the line got one that was five weeks old, and it had only one word. He read it and turned his cart around, and you could see him go, standing up, until he was a dot. “You were just in time,” said Morley, who had gone very white. She could not look at the cap, so {hero} left it on.',
					later:
						'{hero} straightened the cap of Morley’s messenger. “Telegram!” {they} called, to nobody in particular. There is no other word for which people step back so quickly. It has come for them. It may be the will; it may be the mule. Each of them, as {hero} came near, put on a brave face. Each, when {hero} had passed, breathed out, and noticed how nice it had been before. It was delivered, so to speak, at the front.',
				},
				{
					say: 'Explain to her what a stop means',
					outcome:
						'{hero} read it twice. “In a telegram you can’t write a period,” {they} said, “so people put ‘stop’ for it. It only means that somebody took a breath.” Morley’s finger went along the line and rested at each breath. All well. Writing soon. Ella. “So it’s a girl,” she said. “They hadn’t decided.” Outside, the drivers were telling her what they thought of her, as they did every day. “I’d never had a telegram before,” said Morley, “and I so wanted to do it right.” “You did what it said,” said {hero}. “It only didn’t say what it meant.” Morley raised the gate with both arms, and apologized to all the Ellas. Then she packed the photograph and the ink and came along, to say it where it was meant to be said.',
					later:
						'“For six weeks I was wrong,” said Morley, “officially, and in writing.” She had put on her eyeshade to say it, and now she took it off. “Everybody told me so, as loudly as they could, and nobody told me what was right. {hero} read it through, twice, and showed me where the breath came, and {they} never told anyone how I cried; I’m telling you myself.” She thought. “So {hero} reads things to the end and gets them right. I’d listen. Stop,” said Morley. “That means I’ve finished.”',
				},
			],
		},
	},
};
