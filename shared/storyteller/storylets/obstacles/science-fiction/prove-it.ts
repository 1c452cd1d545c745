import type { Obstacle } from '../../format.ts';

export const proveIt: Obstacle = {
	id: 'prove-it',
	alsoIn: ['robot', 'space', 'time-travel', 'superhero'],
	place: { the: 'the airlock', at: 'at the airlock', to: 'to the airlock', backdrop: 'city' },
	people: { ferris: { call: 'Ferris', a: 'a robot with a dented hat', type: 'Robot', pronoun: 'he' } },
	props: ['door', 'hat'],
	blocks: [],
	ways: [
		{ id: 'neither', use: 'reach' },
		{ id: 'buzzer', use: 'hear' },
		{ id: 'picture', use: 'trust', ally: 'ferris', cost: 'time' },
	],
	levels: {
		3: {
			meet: [
				'The road left the town by an airlock, and on its door was a screen with nine small pictures. PROVE THAT YOU ARE NOT A ROBOT, it said. CHOOSE ALL THAT SHOW A KITE. In front of it sat a robot in a dented hat. “I’m the doorman,” said Ferris. “I’ve opened this door for twenty years. I went out one day to wipe the window, and while I was outside they improved it.” He chose three pictures. BZZZT, went the door, and everything stopped. “It wants me to look at them the way people do,” said Ferris. “I do see the kites. [I think I see too much besides.|I see rather a lot besides.]” That had been eight years ago. Now people went around by the freight lock, and were weighed there like freight. If anybody tried it here, he stood in front of it. It was still his door.',
			],
			ways: [
				{
					say: 'Tell the door that you are something else',
					outcome:
						'“Is there only the one question?” asked {hero}. There was a line at the bottom, in very small letters: I AM SOMETHING ELSE. “What’s that for?” said Ferris. “Nobody ever pressed it.” {hero} pressed it. The screen thought. It had been told what to do with robots and with people. PLEASE DESCRIBE, it wrote. “I’m a draft,” said {hero}. There’s no use in stopping one of those, and they never come alone. The door sighed, and opened, and stayed open; and out of the slot on the other side dropped a card, with a stamp, that said SOMETHING ELSE.',
					later:
						'{hero} showed the card from the airlock to the people at the back. SOMETHING ELSE, it said, with a stamp. There was no room for one more person; they were all agreed on that. But on something else they hadn’t agreed on anything. They looked at each other, and at the stamp, and opened up in the middle.',
				},
				{
					say: 'Make the door go “bzzzt” until it is ashamed',
					outcome:
						'“It’s never once been told that it’s wrong,” said {hero}. {They} asked Ferris how it did that noise. He had heard it for eight years; he could do it from memory, with the tongue and one rivet. “BZZZT,” said {hero} to the door. It stopped in the middle of its question. It tried another. “BZZZT.” The little pictures began to tremble. It put up one of them, and only one, of a kite, as big as it would go. “BZZZT,” said {hero}, more gently. After that it just opened, and stayed open. It looked as if it needed to sit down.',
					later:
						'{hero} waited till they were all shouting. “BZZZT!” It’s an awful noise. It goes straight to wherever you keep your mistakes. All over the room people stopped in the middle of a sentence, and wondered which of the words it had been.',
				},
				{
					say: 'Ask Ferris what else he sees in the pictures',
					outcome:
						'“Tell me what you see,” said {hero}, and sat down. Ferris had only ever been buzzed at. In the first there was a kite, and a hill, and four hundred and six blades of grass. In the second the string had a knot that somebody small had tied. In the fifth there wasn’t any kite; but there was a boy who looked up, and you could see it in his eyes. It took a long time to go through all nine. “So that’s one as well,” said {hero}. Ferris chose it too. DING, said the door. Nobody had ever got the fifth. Ferris put his hat straight, hooked the door back as wide as it went, and walked out after {hero}.',
					later:
						'“I am a doorman,” said Ferris, and took off his dented hat. “I let people in for twenty years by looking at them properly. Then I was told that I looked wrong.” A small motor could be heard. “{hero} asked me what I saw, and had the patience for four hundred and six blades of grass. I’ve looked at {hero}, too, the way I do. I’d open any door there.”',
					as: {
						careful: '{hero} had counted along, and made it four hundred and six.',
					},
				},
			],
		},
		4: {
			meet: [
				'Where the road went in under the glass dome there was an airlock, and its door had a screen with nine pictures. PROVE THAT YOU ARE NOT A ROBOT, it said. CHOOSE THE PICTURES WITH A KITE. In front of it stood a robot with a dented hat. “I am the doorman,” said Ferris. He had been the doorman for twenty years. One day he had stepped outside to clean the glass, and in those [five|ten] minutes they had put in the screen. That was eight years ago today. He touched three of the pictures. BZZZT, went the screen, and everyone in the line behind him groaned. On other days he stepped aside after the third try. Today he let nobody else come near; it was his door. “I do see the kites,” said Ferris. “I see everything else as well. That seems to be wrong.” The engineer had put in pictures from when he was a boy. He used to live behind this very door. He had had a kite, and somebody had always run along behind him and held the string.',
			],
			ways: [
				{
					say: 'Tell the door that you are something else',
					outcome:
						'“It doesn’t only know two kinds,” said {hero}, and read the screen right to the bottom. There, in the smallest letters, was a third box: SOMETHING ELSE. {They} touched it. You could hear the door think. PLEASE SPECIFY, it wrote. “A draft,” said {hero}. It was silent for a while. Perhaps it remembered that drafts come in at every door, and that nobody had ever stopped one. It opened with a sigh, as far as it would go, and printed a card. “I could have been that,” said Ferris, and read it twice. “I wanted so much to be the doorman.”',
					later:
						'SOMETHING ELSE, said the card from the airlock, and it was stamped. {hero} handed it to a man who stood in the way, because he had been told to. He knew who was to be let through, and he knew who was not. He turned the card over. It was not one of those, and it could not be one of the others. And like most people, he had a great respect for things that have a stamp. “Let it through,” he said to everyone in front, “whatever it is.” They did.',
				},
				{
					say: 'Say “bzzzt” to the door until it is ashamed',
					outcome:
						'“And who tells the door when it’s wrong?” asked {hero}. Nobody had ever thought of that. Ferris knew how to make the noise, with the tongue against a rivet, and {hero} learned it and said it to the screen from very close. “BZZZT!” The screen went dark. It had never been on that side before. It showed {them} a bicycle. “BZZZT!” It showed {them} a lamp, quickly. “BZZZT!” Then it showed nine pictures at once, and all nine were the same, a kite over a hill, as if it wanted to say: but I’m sure of this one. {hero} did not do it again. “Yes,” {they} said. “That’s right. That’s a kite.” And the door opened by itself, and was left open.',
					later:
						'“BZZZT!” said {hero}, as {they} had to the airlock. Everyone who hears that thinks of something that they got wrong. You could see them go back over what they had just said, sentence by sentence. Some of them went back as far as last week. And while you are looking for your own mistake you don’t shout. It was quiet within seconds.',
				},
				{
					say: 'Sit down, and ask him what he sees in the pictures',
					outcome:
						'“I’d like to know what else you see,” said {hero}, and sat down. In the first picture, said Ferris, the wind came from the left. There were four hundred and six blades of grass. In the third somebody who could not tie a bow had mended the kite’s tail with a shoelace. In the fifth there was no kite at all. There was a boy with his head back, and if you went very close you could see it in each of his eyes. It took a long while, and behind them the whole line sighed. “Choose that one as well,” said {hero}. He did, and then he touched its edge, where you could only see a tight string and the brim of a hat. “That’s me,” said Ferris. DING, went the door. He held it open for {hero}, and for the whole line, and then he came along, to be recognized a little more.',
					later:
						'“A doorman has to see what people are,” said Ferris, with his hat against his chest. “They have a machine for that now. It looks for kites. I was too slow, they said, because I see all the rest as well.” He looked at {hero} and left nothing out. “{hero} sat down and let me tell {them} all of it, even the grass. It took long enough, and {they} wanted to hear it. I’ve looked at people for twenty years. For that one I’d hold the door wide open. Let {them} speak.”',
				},
			],
		},
	},
};
