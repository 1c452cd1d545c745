import type { Obstacle } from '../../format.ts';

export const standBy: Obstacle = {
	id: 'stand-by',
	alsoIn: ['science-fiction', 'robot'],
	place: { the: 'the signal post', at: 'at the signal post', to: 'to the signal post', backdrop: 'moon' },
	people: { merri: { call: 'Merriweather', a: 'a koala in headphones', type: 'Koala', pronoun: 'he' } },
	props: ['gate', 'cup'],
	blocks: ['flies'],
	ways: [
		{ id: 'phrase', use: 'hear' },
		{ id: 'relay', use: 'reach' },
		{ id: 'answer', use: 'trust', cost: 'time', ally: 'merri' },
	],
	levels: {
		3: {
			meet: [
				'At the signal gate there was a hut with a dish on its roof, and in the hut sat a koala in headphones. “Papers are fine,” said Merriweather. “I only have to ask Headquarters.” He leaned into the microphone. “May this person pass?” Then he said two words to all who were waiting, very softly, and poured out two cups of tea. After nine minutes the loudspeaker crackled. “May this person pass?” said a voice. Merriweather sighed. “They always ask back,” he said. “They’re careful people. Most travelers drink up, and go around by the crater.” He had been asking Headquarters [for eleven years|every day for eleven years]. {hero} listened to it again. It was a very nice voice. It was exactly like Merriweather’s. Some way off there was a moon with a large flat cliff.',
			],
			flies:
				'“What if I fly?” asked {hero}. “If you fly, I have to report it,” said Merriweather, “and then they’ll report it to me.”',
			ways: [
				{
					say: 'Learn the words that he says to keep people waiting',
					outcome:
						'“What do you tell people while they wait?” asked {hero}. Merriweather moved closer to the microphone, and in a voice like velvet he said, “Stand by.” Outside, eleven drivers took their hands off their wheels. A dog sat. “It’s how you land on the ‘by,’” he explained. The two of them practiced it over three pots of tea. When {hero} said it the right way, the gate, which was automatic and had never been spoken to like that, stood by as well. It stood by wide open.',
					later:
						'{hero} did not shout. {They} chose a moment when everyone was drawing breath, and landed on the “by.” “Stand by.” It is what they say before something enormous. All over the room people held on to their chairs and stood by, and they did it in perfect silence.',
				},
				{
					say: 'Send your question around by way of the moon',
					outcome:
						'“Who is allowed to answer the questions of Headquarters?” asked {hero}. “I am,” said Merriweather. “It’s my job.” So {they} bent down to the microphone. “May this person pass?” {they} asked. It went off to the moon. Nine minutes later it came back, in quite an official crackle. “May this person pass?” Merriweather sat up. For once it was a question that he knew the answer to. “Yes!” he cried. “Certainly!” And he opened the gate, before Headquarters could think of something else.',
					later:
						'{hero} bent down to the last row. “May somebody come through?” {they} whispered. “Pass it on.” They passed it on. It went from row to row, and it lost a word here and there. By the time it had got around the room and come back, it was, “Somebody’s coming through.” Everybody made way at once. It came from the front, after all.',
				},
				{
					say: 'Go up to the dish and give Merriweather a real answer',
					outcome:
						'{hero} climbed the ladder, sat down in the dish, and took the plug out of the cable. Below {them} Merriweather asked the moon how it was. {They} let the nine minutes go by, because it had to be done properly. “Quite well, thank you,” {they} answered. “And how are you, Merriweather?” It was a long time before anything came. “They’ve never asked that,” he said. The two of them talked for a very long time, with the waits. At the end he climbed up too, looked at {hero}, and at the cliff, and at the plug. “I did wonder,” he said, “why they always had a cold when I did.” He hung up the headphones, left the gate wide open, and came along, to hear somebody who wasn’t himself.',
					later:
						'“I’ve been in communications for eleven years,” said Merriweather, “and in all that time I was told exactly what I’d said.” His headphones were around his neck. “It’s nice. You always agree. But it isn’t an answer.” He pointed to {hero}. “I got one from there. It took nine minutes, because {hero} did it properly. So I’d listen.”',
				},
			],
		},
		4: {
			meet: [
				'The road came to a signal gate, and beside it was a hut with a dish on its roof, and in the hut sat a koala with headphones. “Everything is in order,” said Merriweather. “It only has to be confirmed.” He bent to the microphone. “May this person pass?” he asked. Then he said two words over it to the waiting cars, and made tea. He had two cups, and one of them looked as if it were seldom used. After nine minutes the loudspeaker crackled. “May this person pass?” it said. “They leave it to me, you see,” said Merriweather. “They’re very polite.” On other days he took that for a yes. Today he had asked again, and so had they. He had been here for eleven years, and it had become [almost a friendship|something like a friendship]. Headquarters agreed with him. In winter, Headquarters had his colds. Across the plain rose a moon, with a cliff as flat as a slate. Over the desk hung the last order on paper. It said that Headquarters was closed. He had turned it to the wall.',
			],
			flies:
				'A flight he would have to report, said Merriweather. They would report it back to him, and it upset them both.',
			ways: [
				{
					say: 'Learn the two words that keep people waiting',
					outcome:
						'“Why does nobody complain?” asked {hero}. The line of cars went back behind the hill. He did not know that it was a gift. He bent to the microphone, waited until there was room, and said it, like somebody who lays a tablecloth: “Stand by.” The engines went quiet. The drivers folded their hands. “You put the ‘stand’ down softly,” said Merriweather, “and then you have to sound as if you knew what for.” It took several cups of tea. At {hero}’s best “stand by” the gate itself began to tremble, because it had only ever heard it from him, and rose. “You see?” he said. “It does want to.”',
					later:
						'{hero} waited until there was room. There is always a moment when everybody has to breathe at once. {hero} laid the two words into it, as Merriweather had taught {them}. “Stand by.” Everyone had been about to say something. But now it was clear that somebody, somewhere, was going to announce something important. They stood by. They would have done it for nine minutes.',
				},
				{
					say: 'Ask the moon a question through his microphone',
					outcome:
						'It was all in perfect order. There were two who asked, and nobody who answered. “May I?” said {hero}, and took the microphone. “May this person pass?” {they} asked the cliff. The two of them sat there for nine minutes and watched the steam. When it came back there was distance in it, and snow. “May this person pass?” asked Headquarters. Merriweather did not move. For eleven years he had asked questions and had them politely handed back. And now, for the first time, somebody was asking him. “Yes,” he said, and his voice cracked. “Of course! Tell them yes!” The gate was up before {hero} had put down {their} cup.',
					later:
						'A request has to come from somewhere else, and {hero} knew that from Merriweather. {They} turned to the last row. “Could somebody come through?” {they} whispered, as {they} had to the cliff. “Pass it on.” They passed it on, and as always a little was lost at each end. It went along one wall, it reached the front, and it came back along the other wall as an order. “Somebody’s coming through,” they told {hero}, and drew in their knees. {hero} thanked them, and came through.',
				},
				{
					say: 'Climb up to the dish, and answer him',
					outcome:
						'{hero} climbed up the ladder behind the hut, sat down in the dish, and pulled out the plug. It was bitterly cold. “It has been a quiet day,” said Merriweather, down below, to the moon. {hero} could have answered at once. {They} gave it nine minutes, to the second. “Here too,” {they} said. “What was it like, eleven years alone on that plain?” Down in the hut the needle jumped to the end of its scale. He told {them} everything, with the waits. Then there were steps on the ladder. He looked at {hero}, and across at the cliff. “You put things differently,” said Merriweather, “from them.” He left the gate open for good, and came along, with the second cup.',
					later:
						'“For eleven years,” said Merriweather, “somebody agreed with everything I said. I can’t recommend it.” He was holding on to a cup. “I knew that it was a cliff. I had it in writing. Then {hero} sat in the frost and said something to me that I hadn’t said first, and asked me how I was. {They} told me who it was, too, as soon as I came up.” He put the cup down, very softly. “I know what it sounds like when there’s nobody there. There’s somebody there. Stand by for {them}, please.”',
				},
			],
		},
	},
};
