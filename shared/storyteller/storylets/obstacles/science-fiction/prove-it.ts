import type { Obstacle } from '../../format.ts';

export const proveIt: Obstacle = {
	id: 'prove-it',
	alsoIn: ['robot', 'space', 'time-travel'],
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
				'At the airlock there was a door, and on the door a screen with nine small pictures. PROVE THAT YOU ARE NOT A ROBOT, it said. CHOOSE ALL THAT SHOW A KITE. In front of it sat a robot in a dented hat. “I’m the doorman,” said Ferris. “I’ve opened this door for twenty years. I went out one day to wipe the window, and while I was outside they improved it.” He chose three pictures. BZZZT, went the door, and everything in the passage stopped. “It wants me to look at them the way people do,” said Ferris. “I do see the kites. [I think I see too much besides.|I see rather a lot besides.]” That had been eight years ago. If anybody else tried, he stood in front of it. It was still his door.',
			],
			ways: [
				{
					say: 'Tell the door that you are something else',
					outcome:
						'“Is there only the one question?” asked {hero}. There was a line at the bottom, in very small letters: I AM SOMETHING ELSE. “What’s that for?” said Ferris. “Nobody ever pressed it.” {hero} pressed it. The screen thought. It had been told what to do with robots and with people. PLEASE DESCRIBE, it wrote. “I’m a draft,” said {hero}. There’s no use in stopping one of those. The door sighed and let it through; and on the other side there dropped out of the slot a card, with a stamp, that said SOMETHING ELSE.',
					later:
						'{hero} showed the card to the people at the back. SOMETHING ELSE, it said, with a stamp. They had made up their minds to let nobody in, neither on this side nor on that. But there was nothing in it about something else. They looked at each other, and at the stamp, and opened up in the middle.',
					as: {
						clever: 'The {trait} always read the small letters first.',
						merry: 'Only somebody {trait} could have said “draft” with a straight face.',
					},
				},
				{
					say: 'Make the door go “bzzzt” until it is ashamed',
					outcome:
						'“It’s never once been told that it’s wrong,” said {hero}. {They} asked Ferris how it did that noise. He had heard it for eight years; he could do it from memory, with the tongue and one rivet. “BZZZT,” said {hero} to the door. It stopped in the middle of its question. It tried another. “BZZZT.” The little pictures began to tremble. It put up one of them, and only one, of a kite, as big as it would go. “BZZZT,” said {hero}, more gently. After that it just opened. It looked as if it needed to sit down.',
					later:
						'{hero} waited till they were all shouting. “BZZZT!” It’s an awful noise. It goes straight to wherever you keep your mistakes. All over the room people stopped in the middle of a sentence, and wondered which of the words it had been.',
					as: {
						bold: 'You have to be {trait}, to tell a door that it’s wrong.',
						honest: 'It was, as {trait} {hero} pointed out, perfectly true. It was wrong.',
					},
				},
				{
					say: 'Ask Ferris what else he sees in the pictures',
					outcome:
						'“Tell me what you see,” said {hero}, and sat down. Ferris had only ever been buzzed at. In the first there was a kite, and a hill, and four hundred and six blades of grass. In the second the string had a knot that somebody small had tied. In the fifth there wasn’t any kite; but there was a boy who looked up, and you could see it in his eyes. It took hours to go through all nine. “So that’s one as well,” said {hero}. Ferris chose it too. DING, said the door. Nobody had ever got the fifth. Ferris put his hat straight, held the door for {hero}, and walked out after {them}.',
					later:
						'“I am a doorman,” said Ferris, and took off his dented hat. “I let people in for twenty years by looking at them properly. Then I was told that I looked wrong.” A small motor could be heard. “{hero} asked me what I saw, and had the patience for four hundred and six blades of grass. I’ve looked at {them}, too, the way I do. I would open.”',
					as: {
						kind: 'For four hundred and six blades you must be {trait}.',
						careful: 'Being {trait}, {hero} had counted along, and made it four hundred and six.',
					},
				},
			],
		},
		4: {
			meet: [
				'The airlock had a door, and the door a screen, on which there were nine pictures, and the request to prove that one was not a robot. One was to choose those with a kite. Before it sat a robot with a dented hat. “I am the doorman,” said Ferris. He had held it for twenty years; then he had stepped out, to do the glass; and in those [five|ten] minutes it had been improved. He touched three of them. BZZZT, it went, and along the whole of that corridor people flinched. “I do see the kites,” said Ferris. “I see what else there is. It appears that one must not.” It was eight years. He let nobody else try. The pictures had been chosen by the engineer. As a boy he had had a kite like that; he had lived behind this very door; and there was one who had always run along behind him and held the string.',
			],
			ways: [
				{
					say: 'Profess to be something that it does not provide for',
					outcome:
						'“It allows for two sorts,” said {hero}, and read it to the bottom. It allowed for three. At the very bottom, in the type in which one is told of risks, was a box marked SOMETHING ELSE. {They} touched it. One could hear the thing go through its papers. PLEASE SPECIFY, it wrote at last. “A draft,” said {hero}. There followed a silence, in which the door recalled perhaps what goes through a door in any case. It let {them} by, with a sigh, along the floor. A card was issued. “I might have been that,” said Ferris, looking at it. “I was so set on its being the other.”',
					later:
						'SOMETHING ELSE, the card read, and there was a stamp. {hero} handed it to a gentleman who stood there to see to it that neither the one party came in nor the other. He was zealous, and just. He turned it over. It was not the one; he could find no way in which it was the other; and in his heart, like all of us, he had an old respect for whatever had got itself certified. “Let it through,” he said to those in front, “whatever it is.”',
					as: {
						clever: 'The {trait} know that the truth is as a rule in smaller type.',
						dreamy: 'It was what {trait} {hero} had privately suspected, and here it was on a card.',
					},
				},
				{
					say: 'Tell the door, in its own words, that it is mistaken',
					outcome:
						'“And who tells it, when it is wrong?” asked {hero}. It had not come up. Ferris could do the noise, with the tongue laid against a rivet; and {hero} learned it, and said it to the screen from close by. “BZZZT.” It broke off. It had never been on that side of it. It proposed a bicycle; it proposed, quickly, a lamp; “BZZZT”; and then it put up all nine at once, and each was the same, a kite over a hill, as somebody might who says: but this one I am sure of. {hero} did not do it again. “No,” {they} said. “That is right. That is a kite.” The door came open by itself, as if it had wished to see who was there.',
					later:
						'“BZZZT!” {hero} said it once, into the very middle of them. Nobody who hears that asks whether it is he; he asks which. One saw them go back over it, clause by clause, those fine red faces; some got as far as last week; and as long as a person is looking for where he went wrong he does not raise his voice.',
					as: {
						bold: 'It is {trait}, to be the first who says it to a machine.',
						kind: 'And it was {trait}, to stop when it had found the kite.',
					},
				},
				{
					say: 'Sit down beside him, and have him say what he sees',
					outcome:
						'“I should like to know what else there is,” said {hero}, and sat. Ferris had to be told that it was not a test. In the first there was wind, said Ferris, from the left; there were four hundred and six blades of grass, one of them bent. In the third somebody had mended a tail with a shoelace, who could not yet tie a bow. In the fifth was no kite at all. It was a child, with his head back; and if one went close one could see it in either eye, very small, going up. It was several hours. “You had better choose that, too,” said {hero}. He did; and then he moved his hand, and touched at the edge of it, where there was nothing but a bit of taut string and the end of a dented sleeve. “That is me,” said Ferris. DING, it said. He held the door, for {hero} first.',
					later:
						'“One is asked at a door to tell what people are,” said Ferris. He held the hat to his chest. “They have a machine for that now, and it is right in the main; it looks for kites. I was considered too slow. {hero} had me say all of it, the grass too, and did not once ask me what it proved.” He looked {hero} over, and left nothing out. “I have done this for twenty years. I should hold it wide.”',
					as: {
						kind: 'There is a {trait} way of listening, that goes on after the kites.',
						quiet: 'The {trait} are good company at a door. They let one finish.',
					},
				},
			],
		},
	},
};
