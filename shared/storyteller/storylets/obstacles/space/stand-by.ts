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
				'At the gate there was a hut with a dish on its roof, and in the hut sat a koala in headphones. “Papers are fine,” said Merriweather. “I only have to ask Headquarters.” He leaned into the microphone. “May this person pass?” Then he poured out two cups of tea, and they drank them. After nine minutes it crackled. “May this person pass?” said a voice. Merriweather sighed. “They always ask back,” he said. “They’re careful people.” He had been asking them [for eleven years|every day for eleven years]. {hero} listened to it again. It was a very nice voice. It was exactly like Merriweather’s. Some way off there was a moon with a large flat cliff.',
			],
			flies: '“If you fly, I have to report it,” said Merriweather, “and then they’ll report it to me.”',
			ways: [
				{
					say: 'Learn the words that he says to keep people waiting',
					outcome:
						'“What do you tell people while they wait?” asked {hero}. Merriweather moved closer to the microphone, and in a voice like velvet he said, “Stand by.” Outside, eleven drivers took their hands off their wheels. A dog sat. “It’s how you land on the ‘by,’” he explained. They practiced it over three pots of tea. When {hero} said it the right way, the gate, which was automatic and had never been spoken to like that, stood by as well. It stood by wide open.',
					later:
						'{hero} did not shout. {They} chose a moment when everyone was drawing breath, and landed on the “by.” “Stand by.” It is what they say before something enormous. All over the room people held on to their chairs and stood by, and they did it in perfect silence.',
					as: {
						quiet: 'It was the very tone for somebody {trait}.',
						bold: 'You have to be {trait}, to say two words and then no more.',
					},
				},
				{
					say: 'Send your question around by way of the moon',
					outcome:
						'“Who is allowed to answer the questions of Headquarters?” asked {hero}. “I am,” said Merriweather. “It’s my job.” So {they} bent down to the microphone. “May this person pass?” {they} asked. It went off to the moon. Nine minutes later it came back, in quite an official crackle. “May this person pass?” Merriweather sat up. For once it was a question that he knew the answer to. “Yes!” he cried. “Certainly!” And he opened the gate, before they could think of something else.',
					later:
						'{hero} bent down to the last row. “May somebody come through?” {they} whispered. “Pass it on.” They passed it on. It went from row to row, and it lost a word here and there. By the time it had got around the room and come back, it was, “Somebody’s coming through.” They all made way at once. It came from the front, after all.',
					as: {
						clever: 'That is how {trait} people talk to offices.',
						quick: 'Nine minutes are long, for anyone {trait}. The tea helped.',
					},
				},
				{
					say: 'Go up to the dish and give Merriweather a real answer',
					outcome:
						'{hero} climbed the ladder, sat down in the dish, and took the plug out of the cable. Below {them} Merriweather asked the moon how it was. {They} let the nine minutes go by, because it had to be done properly. “Quite well, thank you,” {they} answered. “And how are you, Merriweather?” It was a long time before anything came. “They’ve never asked that,” he said. They talked until it got late. At the end he climbed up too, looked at {hero}, and at the cliff, and at the plug. “I did wonder,” he said, “why they always had a cold when I did.” He hung up the headphones and came along.',
					later:
						'“I’ve been in communications for eleven years,” said Merriweather, “and in all that time I was told exactly what I’d said.” His headphones were around his neck. “It’s nice. You always agree. But it isn’t an answer.” He pointed to {hero}. “I got one from there. It took nine minutes, because {they} did it right. I’d put {them} through.”',
					as: {
						kind: 'It was {trait}, and rather cold, in a dish.',
						honest: 'It was odd for {trait} {hero} to play Headquarters. But the question had been meant.',
					},
				},
			],
		},
		4: {
			meet: [
				'At the barrier was a hut with a dish on it, in which a koala by the name of Merriweather sat with headphones on. “All in order,” he said. “It only needs to be confirmed.” He turned to the microphone. “May this person pass?” After that there was tea; he had two cups, and one of them, from the look of it, was seldom used. Nine minutes went by, and then the loudspeaker cleared its throat. “May this person pass?” it said. “They prefer to leave it to me,” said Merriweather. “They are extremely correct.” He had been posted there eleven years ago, and it had come to be [a kind of friendship|something of a friendship]. Headquarters shared his views. Headquarters, in the winter, caught his colds. Across the plain stood a moon, with a cliff as flat as a slate. Over the desk hung the last order that had come by paper, which announced that Headquarters had been closed; he had used the back of it to work out the nine minutes, and had turned it to the wall.',
			],
			flies:
				'He would be obliged to report a flight, he said. They would then report it back to him, and it upset them both.',
			ways: [
				{
					say: 'Be taught the two words with which he holds them',
					outcome:
						'“How is it,” asked {hero}, “that nobody complains?” The queue reached back behind the hill. He did not seem to think it was a gift. He bent to the microphone, waited until there was room, and said, like someone laying a cloth, “Stand by.” The engines sank. One saw drivers fold their hands. “You set the ‘stand’ down,” said Merriweather, “and then you are to sound as though you knew what for.” It took an evening’s tea to get it right. At {hero}’s best one the barrier itself, which had never heard it from anybody else, trembled along its whole length, and rose. “You see,” he said. “It does want to.”',
					later:
						'{They} waited until there was room. It came, as it comes in every uproar, when by pure chance all of them must breathe; and into that, like a cloth, {hero} laid the two words. “Stand by.” They had been on the point of saying all manner of things. But it was plain now that something was about to be announced, by somebody, from a great way off. They stood by. They would have done so for nine minutes.',
					as: {
						quiet: 'The {trait} have never needed more than two words. They need the room.',
						careful: 'It was made for the {trait}: one sets it down, and takes the hand away.',
					},
				},
				{
					say: 'Put your own question to the moon, through his microphone',
					outcome:
						'It was an office in perfect order; it merely had two askers and nobody to reply. {hero} requested the microphone. “May this person pass?” {they} inquired, of the cliff. It took its nine minutes. They sat and watched the steam. When it came in it had a certain distance on it, and snow, and the weight that a thing has which has been referred. “May this person pass?” For a moment Merriweather did not move. For eleven years he had put questions, and had them politely returned; now, at long last, he was being consulted. “Yes,” he said, and his voice cracked. “By all means! Tell them yes!” The barrier was up before {hero} had found a place to put down {their} cup.',
					later:
						'It is a matter of letting it come from elsewhere. {hero} addressed {themself} to the last bench. “Might someone come through?” {they} murmured. “Kindly pass it on.” They did so, as people do, with a little taken off at each end. One could follow it around the walls; it was seen to reach the front; and it returned along the other side, from mouth to mouth, in the form of an instruction. “Someone is coming through,” they told {hero}, and drew in their knees. {They} thanked them for letting {them} know.',
					as: {
						clever: 'Being {trait}, {they} saw that it was not the answer which was missing. It was a question.',
						merry: 'It is a {trait} way of dealing with authority: to be it, nine minutes later.',
					},
				},
				{
					say: 'Climb up to the dish, and answer him yourself',
					outcome:
						'There was a ladder up the back. {hero} sat down in the bowl of the thing, where it was bitterly cold, and drew out the plug. “It has been a quiet day,” said Merriweather below, to the moon. {They} could have spoken then. {They} gave it the nine minutes, to the second. “Here too,” {they} said. “What was it like, being eleven years on that plain?” The needle swung to the end of its dial and stayed there. It was dark before he had told them all of it, with the waits; and when it was over one heard him on the ladder. He looked at {hero}. He looked, for form’s sake, at the cliff. “You have a different way of putting things,” said Merriweather, “from theirs.” He had brought up the second cup.',
					later:
						'“I am a man of routine,” said Merriweather, and it carried, as if it had been laid down in front of each of them. “I have been agreed with every day for eleven years. I recommend it to no one. Then someone climbed up a ladder, in the frost, and said a thing to me that I had not said first.” He was holding on to a cup. “{They} waited until it was due. There was nobody to see if {they} did. You ask if {hero} is to be believed; I may tell you that I know what it sounds like when nobody is there.”',
					as: {
						kind: 'Nine times nine minutes in a dish: one is called {trait} for less.',
						honest: 'It was a deception, and {hero} was {trait}; and yet no one had told him anything else so true.',
					},
				},
			],
		},
	},
};
