import type { Obstacle } from '../../format.ts';

export const heldTheBridge: Obstacle = {
	id: 'held-the-bridge',
	alsoIn: ['fantasy', 'magical-school', 'science-fiction'],
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
				'There were two rabbits on the bridge. One was of bronze and stood on a handcart, with one arm out. The other stood in front of it, in an apron, and held a rolling pin. “Nobody passes,” he said, and swallowed. “I think.” The statue had come out of the future by carrier, fifty years early, wrapped in a cloth, and it was addressed to Humphrey Dell, pastry cook. That was him. On the base was written: HERE HUMPHREY DELL HELD THE BRIDGE. “It doesn’t say against whom,” said Humphrey. “So I’ve been holding it against [everybody|everyone, to be safe].” He’d never held anything before but a piping bag. There was flour on his whiskers, and they shook.',
			],
			flies: '“And not over it either,” said Humphrey. “It may have been something that flew. It doesn’t say!”',
			ways: [
				{
					say: 'Get under the cloth and be the second statue',
					outcome:
						'“Do you hold it against statues?” asked {hero}. Humphrey looked at his own bronze nose. “I couldn’t very well,” he said. So {hero} got up on the cart, on the other half, and pulled the cloth over both. Humphrey signed for it, as one does. Then he took the handles. The wheel squeaked. He pushed them across himself, all two of them, talking to the cloth the whole way about puff pastry; on the far side he stopped and wondered. “Who’s that one of?” “Someone who got across,” said {hero}. Humphrey let {them} keep the wrapping.',
					later:
						'{hero} drew the bronze rabbit’s cloth over {them}, right down to the floor, and began to move. It’s a thing about a cloth. Nobody will touch it. They step back, they lower their voices, and they look for the man with the speech. It slid up the room like a ghost of something important, and it was unveiled at the front by {hero}.',
					as: {
						merry: 'Giggling is the worst thing for a statue, and {hero} was {trait}.',
						quiet: 'For somebody {trait} it was the best seat of the day.',
					},
				},
				{
					say: 'Stand exactly as the statue stands, and see what for',
					outcome:
						'“What’s it doing with its arm?” asked {hero}. So {they} got up beside it and tried: chin high, weight in front, one arm out to the side. You could feel at once that it was important. On both banks people stopped talking and took off their hats. “Well?” whispered Humphrey. “It isn’t stopping anyone,” said {hero}, out of the corner of {their} mouth. “If you stand like this, you’re waving them across.” Humphrey tried it too. His ears went up. “I held it open,” he breathed. {hero} was the first one whom he held it open for.',
					later:
						'{hero} got up on a bench: chin high, weight in front, one arm out. {They} had it from a bronze rabbit. It’s how people stand who’ve been put there by a grateful city. The room went still, a bench at a time. Those at the back took off their hats, and somebody laid down a flower.',
					as: {
						bold: 'The chin is easy, if you’re {trait}.',
						careful: 'It was only because {hero} was {trait}, and got the weight right, that {they} felt it.',
					},
				},
				{
					say: 'Climb down with him, and see what the bridge needs',
					outcome:
						'“Perhaps it’s meant as it stands there,” said {hero}. “Held. As you hold a ladder.” They climbed down together. Under the third arch, where nobody ever looks, a beam had cracked, and the whole bridge was sitting on a swallow’s nest. Humphrey got his back beneath the beam. “Go and find something,” he said, quite high. It took {hero} hours to drag up a tree trunk. Humphrey didn’t let go, and overhead there went eleven carts, and not one of them ever knew. “So that was it,” he said. “It’s not at all like the statue.” He came along, walking a bit bent.',
					later:
						'“I’ve a statue,” said Humphrey, and showed them the splinters instead. “I didn’t earn it by looking fierce. {hero} read what it said and went to see if it was so. And when I lay under there, and couldn’t see a thing, I knew that {hero} would come back with that tree.” He thought about it. “It’s the only thing I wasn’t afraid of.”',
					as: {
						honest: 'It pays to be {trait} and read what’s written.',
						kind: 'It was {trait} of {hero} to talk to him from above, all the time that {they} looked.',
					},
				},
			],
		},
		4: {
			meet: [
				'On the bridge stood a handcart, and on the handcart a rabbit in bronze, with one arm extended; and in front of that, in an apron, a rabbit who was not. “You cannot pass,” he said. “I believe that that is what I say.” He had a rolling pin. The thing had been delivered to him from the future, by an error of the carrier’s, some fifty years too soon; when he undid the cloth there was his own face, much improved, and underneath: HERE HUMPHREY DELL HELD THE BRIDGE. He was a pastry cook. He had not known that there was that in him; he had gone and [stood there|taken up his position] the same day. Nothing was said as to whom it had been held against, and so he held it, not to be unjust, against all. In smaller letters one read that it was set up by his daughter. Humphrey was not married. There was a person at the fruit stall, to whom he had once nearly spoken.',
			],
			flies:
				'As to flying over, said Humphrey, it gave no particulars. It might just as well have been something in the air.',
			ways: [
				{
					say: 'Take your place beside it, underneath the cloth',
					outcome:
						'“Have you any instructions with regard to statues?” asked {hero}. Humphrey turned to look at himself. “One would not like to begin,” said Humphrey. There was room on the cart for two. {hero} got up on it and drew the cloth over both; it smelled of a time that had not happened yet, chiefly of varnish. A receipt was made out. Then the wheel began to cry, and they were trundled over the river together, the bronze one and the other. Humphrey spoke about puff pastry. “And what did this one do?” he inquired at the far end. “Got over it,” said {hero}. He left {them} the cloth. He had seen what was under his, and would just as soon not have.',
					later:
						'A person is looked at, and given an opinion; but what is under a cloth may still be anything. {hero} let the carrier’s cloth fall about {them} to the ground, and moved off. It was given room by people who would not have given it to an archduke; a lady signed to the band; and it passed up between them, gray, upright, at the pace of history. At the front {hero} drew it off, in the absence of anyone more suitable.',
					as: {
						merry: 'It calls for a great stillness of the face, to which the {trait} are not bred.',
						quiet: 'It had long been a wish of {trait} {hero}’s, to be present under something.',
					},
				},
				{
					say: 'Copy its attitude, to learn what it may mean',
					outcome:
						'Humphrey had looked at the face; he had looked at the inscription. “And the arm?” asked {hero}. {They} got up on the parapet, to be level with it, and took the thing on piece by piece: the chin, the weight thrown forward, the hand. There had been shouting on either shore. It stopped; somebody held a child up. “Who is it?” one could hear. “I do not know, but we shall be sorry that we didn’t.” From inside it there could be no two opinions. “You are not keeping them off,” {hero} said, without moving {their} lips. “This is how one stands who has told people that they may come.” Humphrey put out his own arm; it fitted. He had to be asked twice to lower it. There had been nobody yet, he said, whom he had told that.',
					later:
						'{hero} mounted a bench, and took up the attitude: the weight, the chin; the hand held out, to no one, a little below the horizon. It had been good enough for bronze. There fell over those present the particular hush of people who are waiting for a curtain to be pulled. Some had uncovered. None of them could have said who it was or what for; it was merely quite clear that he would have been a loss.',
					as: {
						bold: 'Anyone who is {trait} can hold up a chin. What is hard is the hand.',
						careful: 'Being {trait}, {hero} had begun with where the weight was.',
					},
				},
				{
					say: 'Look under the bridge with him, in case it was meant literally',
					outcome:
						'“One holds a fort,” said {hero}. “But one also holds a ladder.” It had not crossed Humphrey’s mind that he might have been merely useful. They let themselves down by the piers. Beneath the third arch a beam had parted; the bridge had been resting for some time on a nest, and on habit. Humphrey got under it. It was hours before {hero} had found a trunk and floated it down, and all that while one heard him in there, saying over the names of cakes. Above went carts; there went, with a basket on each arm, the person from the fruit stall, who stopped, and hung her head over the rail, and asked what he was doing. “Holding the bridge,” said Humphrey, upside down and purple. “And would you be so kind as to tell me your name?” When it was wedged he walked on with {hero}. He had it written on his cuff.',
					later:
						'“I have been cast in bronze,” said Humphrey, “and it is an excellent likeness of somebody else.” He turned, so as to let them see what there was on the back of his apron. “I was told that I should be a hero, and I got in people’s way. {hero} read the words, and went below to look. I was under it for hours, and you cannot see out, from there. One has to know who it is that has gone for the tree.”',
					as: {
						honest: 'It is a habit of the {trait}, to suppose that what is written is what is meant.',
						clever: 'It needed somebody {trait}, to ask of a monument what it was holding.',
					},
				},
			],
		},
	},
};
