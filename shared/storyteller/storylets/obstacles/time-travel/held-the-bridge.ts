import type { Obstacle } from '../../format.ts';

export const heldTheBridge: Obstacle = {
	id: 'held-the-bridge',
	alsoIn: ['fantasy', 'magical-school', 'science-fiction', 'superhero'],
	place: { the: 'the narrow bridge', at: 'on the narrow bridge', to: 'to the narrow bridge', backdrop: 'canyon' },
	people: { humphrey: { call: 'Humphrey', a: 'a rabbit with a rolling pin', type: 'Rabbit', pronoun: 'he' } },
	props: ['bridge', 'wheel'],
	blocks: ['flies'],
	ways: [
		{ id: 'cloth', use: 'reach' },
		{ id: 'pose', use: 'hear' },
		{ id: 'beam', use: 'trust', cost: 'time', ally: 'humphrey' },
	],
	levels: {
		3: {
			meet: [
				'The road crossed a canyon by a narrow bridge, and on the bridge were two rabbits. One was of bronze and stood on a handcart, with one arm out. The other stood in front of it, in an apron, and held a rolling pin. “Nobody passes,” he said, and swallowed. “I think.” On Tuesday the statue had come out of the future by carrier, fifty years early, wrapped in a cloth, and it was addressed to Humphrey Dell, pastry cook. That was him. On the base was written: HERE HUMPHREY DELL HELD THE BRIDGE. “It doesn’t say who from,” said Humphrey. “So I’ve been holding it against [everybody|everyone, to be safe].” He’d never held anything before but a piping bag. There was flour on his whiskers, and they shook.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “Not over it either,” said Humphrey. “It may have been something that flew. It doesn’t say!”',
			ways: [
				{
					say: 'Get under the cloth and be the second statue',
					outcome:
						'“Do you hold it against statues?” asked {hero}. Humphrey looked at his own bronze nose. “I couldn’t very well,” he said. So {hero} got up on the cart, on the other half, and pulled the cloth over both. Humphrey signed for it, as one does. Then he took the handles. The wheel squeaked. He pushed them across himself, all two of them, talking to the cloth the whole way about puff pastry; on the far side he stopped. “Who’s that one of?” “Someone who got across,” said {hero}, and went on, cloth and all. Behind Humphrey people were walking over the empty bridge, and nothing happened, and he let them.',
					later:
						'{hero} got under the bronze rabbit’s cloth, which came right down to the floor, and began to move. It’s a thing about a cloth. Nobody will touch it. They step back, they lower their voices, and they look for the man with the speech. It slid up the room like a ghost of something important, and it was unveiled at the front by {hero}.',
				},
				{
					say: 'Stand exactly as the statue stands, and see what for',
					outcome:
						'“What’s it doing with its arm?” asked {hero}. So {they} got up beside it and tried: chin high, weight in front, one arm out to the side. You could feel at once that it was important. On both banks people stopped talking and took off their hats. “Well?” whispered Humphrey. “It isn’t stopping anyone,” said {hero}, out of the corner of {their} mouth. “If you stand like this, you’re waving them across.” Humphrey tried it too. His ears went up. “I held it open,” he breathed. {hero} was the first one that he held it open for.',
					later:
						'{hero} got up on a bench: chin high, weight in front, one arm out. {They} had it from a bronze rabbit. It’s how people stand who’ve been put there by a grateful city. The room went still, a bench at a time. Those at the back took off their hats, and somebody laid down a flower.',
				},
				{
					say: 'Climb down with him, and see what the bridge needs',
					outcome:
						'“Perhaps it’s meant as it stands there,” said {hero}. “Held. As you hold a ladder.” The two of them climbed down. Under the third arch, where nobody ever looks, a beam had cracked, and the whole bridge was sitting on a swallow’s nest. Humphrey got his back beneath the beam. “Go and find something,” he said, quite high. It took {hero} a very long time to drag up a tree trunk. Humphrey didn’t let go, and overhead there went eleven carts, and not one of them ever knew. “So that was it,” he said. “It’s not at all like the statue.” He came along, walking a bit bent.',
					later:
						'“I’ve got a statue,” said Humphrey, and showed them the splinters instead. “I didn’t earn it by looking fierce. {hero} read what it said and went to see if it was so. And when I lay under there, and couldn’t see a thing, I knew that {hero} would come back with that tree.” He thought about it. “It’s the only thing I wasn’t afraid of.”',
				},
			],
		},
		4: {
			meet: [
				'On the bridge stood a cart with a statue on it, half out of its cloth: a rabbit in bronze with one arm stretched out. In front of it stood the same rabbit, in an apron. “You can’t pass,” he said. “I think that’s what I say.” He had a rolling pin. The statue came from the future. The carrier had delivered it today, fifty years too early, by mistake, and underneath it said: HERE HUMPHREY DELL HELD THE BRIDGE. He was a pastry cook. He had not known that he had it in him, but he had come at once and [stood here|taken up his post]. It did not say whom he had held it against, so to be fair he held it against everybody. In smaller letters it said: from his daughter. Humphrey was not even married. There was somebody at the fruit stall to whom he had once nearly spoken.',
			],
			flies:
				'About flying the statue said nothing. So it might well have been something in the air, said Humphrey, and raised the rolling pin.',
			ways: [
				{
					say: 'Get under the cloth, and be a second statue',
					outcome:
						'“Do you let statues pass?” asked {hero}. Humphrey looked at himself. “I wouldn’t like to stop one,” he said. There was room for two on the cart. {hero} climbed up and pulled the cloth over both of them. It smelled of a time that had not happened yet, chiefly of varnish. Humphrey wrote out a receipt and pushed the cart across the river, with the bronze one and the other, and talked about puff pastry. “And what did you do?” he asked the second statue on the far side. “I got across,” said {hero}, and went on, cloth and all. The bridge behind the cart was empty, and people had begun to walk across it as if that were what it was for.',
					later:
						'When people see somebody they have an opinion at once. Under a cloth it might still be anything. {hero} pulled the carrier’s cloth over {themself}, down to the floor, and moved. People would not have made way for a duke. They made way for that; somebody even saluted. It went up through the middle of them, gray and upright, at the speed of history. At the front {hero} took it off, since nobody else seemed about to.',
				},
				{
					say: 'Stand just like the statue, and see why',
					outcome:
						'Humphrey had looked at the face, and at the words. “And the arm?” asked {hero}. {They} climbed onto the wall and copied it bit by bit: the chin, the weight forward, and then the hand. On both banks people had been shouting. They stopped, and somebody held up a child. From inside the pose there was no doubt at all. “You aren’t keeping them away,” said {hero}, without moving {their} lips. “That’s how you stand when you’ve told somebody to come.” Humphrey stretched out his own arm, and it fitted. {hero} had to ask him twice to put it down. So far, he said, there was nobody whom he had told that. But he stepped aside, and kept it stretched out for all who came.',
					later:
						'{hero} climbed onto a bench and took up the pose of Humphrey’s statue: the chin, the weight forward, and one hand held out to nobody, a little below the horizon. It had been good enough for bronze. The room fell silent, the way people do before a curtain is pulled away. Some of them took off their hats. They did not know who it was. They only felt that they would have been sorry to miss it.',
					as: {
						careful: 'Being {trait}, {hero} began with the weight.',
					},
				},
				{
					say: 'Look under the bridge with him',
					outcome:
						'“You can hold a fort,” said {hero}, “but you can also hold a ladder.” It had never struck Humphrey that he might just have been useful. The two of them climbed down and looked under the bridge. Below the third arch a beam had cracked, and the whole bridge was resting on a bird’s nest and habit. Humphrey got under it and held it. It took {hero} a very long time to find a tree trunk and float it down, and all the while {they} heard him say the names of cakes. Then somebody leaned over the rail, with a basket on each arm. “What are you doing there?” she asked. “Holding the bridge,” said Humphrey, purple in the face. “And would you tell me your name?” When the trunk was in place he came along. He had written the name on his cuff.',
					later:
						'“I was told that I’d be a hero,” said Humphrey, “and so I got in everyone’s way.” He turned around to show them the back of his apron. It was not clean. “{hero} read what it said and asked what there was to hold. Then I was under that bridge for an age, and couldn’t see out, and {they was} gone to fetch a tree. {They} had said that {they} would come back. When you’re under a bridge you think about that. {They} came back, with the tree.”',
				},
			],
		},
	},
};
