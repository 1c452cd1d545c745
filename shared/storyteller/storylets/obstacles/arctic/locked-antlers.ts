import type { Obstacle } from '../../format.ts';

export const lockedAntlers: Obstacle = {
	id: 'locked-antlers',
	alsoIn: ['animal', 'forest', 'mythology', 'fairy-tale'],
	place: { the: 'the antler pass', at: 'in the antler pass', to: 'to the antler pass', backdrop: 'ice' },
	people: {
		halvard: { call: 'Halvard', a: 'a deer with great antlers', type: 'Deer', pronoun: 'he' },
		sten: { call: 'Sten', a: 'a deer with great antlers too', type: 'Deer', pronoun: 'he' },
	},
	props: ['drum'],
	blocks: ['flies'],
	ways: [
		{ id: 'arch', use: 'reach' },
		{ id: 'clack', use: 'hear' },
		{ id: 'turn', use: 'trust', ally: 'halvard' },
	],
	levels: {
		1: {
			meet: 'The path went up between two walls of rock. There stood Halvard and Sten, two big deer, head to head. Their antlers were stuck together! “We had a fight about a drum,” said Halvard. “We aren’t cross any more. But now we can’t get loose, and no one can get by.” “Oof,” said Sten.',
			flies: '“I could fly,” said {hero}. “If you fly over, we have to look up,” said Sten. “And then it hurts.”',
			ways: [
				{
					say: 'Go through under their chins, down low',
					outcome:
						'There was a small gap under their chins. {hero} got down low and went in. “That tickles!” said Sten. So the two deer stood up as tall as they could. Now the gap was like a gate, and everyone could go under it.',
					later:
						'Two big men stood nose to nose. {hero} got down low, and went under their chins. So {hero} came to the front.',
				},
				{
					say: 'Clack along with the antlers like a drum',
					outcome:
						'{hero} took two sticks and hit the antlers. Clack-a-clack! It was like a drum. The two deer had to dance to it, left and right, left and right. So they danced over to the side, and the path was free. {hero} took the sticks along.',
					later: '{hero} hit the sticks. Clack-a-clack! Clack-a-clack! Everyone hushed, and swayed, left and right.',
				},
				{
					say: 'Look how they got stuck, and turn them back',
					outcome:
						'Everyone had pulled at the two deer. But {hero} looked first. “Halvard, turn left,” {hero} said. “Sten, put your chin down.” Click, clack, and they were loose! They did not run off. They put their noses together. Then Halvard came along, and nodded, because he could.',
					later:
						'“Everyone pulled at us, and it hurt,” said Halvard. “{hero} looked first, and told us how to turn. And it didn’t hurt at all.”',
				},
			],
		},
		2: {
			meet: 'In the pass stood two deer, head to head, with their antlers hooked into each other like two forks. Nobody could get by. Their names were Halvard and Sten, and they were brothers. Around them sat people on stools with sandwiches. “They’ve been fighting for nine days!” said a boy. “It’s about a drum!” {hero} went up close. “We stopped fighting on the first day,” whispered Halvard. “I said sorry, and he said sorry. Only we can’t get apart. And they bring us such good hay [for it|as long as we fight]!” “Grrr,” said Sten, quite loudly, for the boy.',
			flies: '“I could fly,” said {hero}. “If we look up too,” whispered Halvard, “it pinches.”',
			ways: [
				{
					say: 'Creep through the gate that their necks make',
					outcome:
						'Two deer that stand head to head make a gate. {hero} went down low, and slipped in below their chins. “Is it too low?” whispered Halvard, and both deer stood up on the tips of their hooves. Now a whole cart could have gone through. “Grrr,” said Sten, and winked. “People never look down there. They only watch the pointed part.”',
					later:
						'Two tall gentlemen stood there nose to nose and talked. {hero} went down low and slipped through below their chins, as with the deer. People only watch the pointed part. At the next pair {hero} did it again, and then it was the front.',
				},
				{
					say: 'Take two sticks and drum on the antlers',
					outcome:
						'“What became of the drum?” asked {hero}. The brothers had trodden on it. So {hero} took two sticks and drummed on the antlers. Clack-a-tack, clack-a-tack! The people put down their sandwiches. Halvard’s hooves began to dance, and Sten’s had to dance along, over to the rocks. “That’s better than the drum ever was,” said Sten. The way was free, and {hero} drummed on down it.',
					later:
						'Clack-a-tack, clack-a-tack! {hero} drummed on the edge of a chair with the two sticks from the pass. It was a thing that you could feel in your teeth. The people stopped shouting and began to nod, and after the last clack it was quiet.',
				},
				{
					say: 'Find out how they went in, and turn them back out',
					outcome:
						'Other people had pulled. {hero} looked at every point first, from above and from below. There were thirty-eight. “Halvard, chin down,” said {hero}. “Sten, a bit to the left. And now breathe out.” Click. Click. The brothers stepped back, and saw each other’s faces, for the first time in nine days. “You look like Mother,” said Halvard. Then he came along, and nodded the whole way, because he could.',
					later:
						'“People pulled at us,” said Halvard, “and it only got tighter. {hero} looked at all thirty-eight points first, and then told us how to turn. It was right the first time.” He lowered his antlers to everybody.',
				},
			],
		},
	},
};
