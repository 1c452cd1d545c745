import type { Obstacle } from '../../format.ts';

export const houseThatWas: Obstacle = {
	id: 'house-that-was',
	alsoIn: ['mystery', 'time-travel'],
	place: { the: 'the house that was', at: 'in the house that was', to: 'to the house that was', backdrop: 'meadow' },
	people: { ash: { call: 'Mr. Ash', a: 'a ghost in white gloves', type: 'Ghost', pronoun: 'he' } },
	props: ['door', 'cup'],
	blocks: ['flies'],
	ways: [
		{ id: 'bell-pull', use: 'hear' },
		{ id: 'corridor', use: 'reach' },
		{ id: 'tea', use: 'trust', cost: 'time', ally: 'ash' },
	],
	levels: {
		3: {
			meet: [
				'There was a bare field, and across it ran the road. {hero} had got three steps when somebody coughed. “The door,” said a voice, “is to the left.” A ghost in white gloves stood in the grass. There was no door. There was nothing at all, but for nettles. “I’m Mr. Ash, the butler,” he said. “You’re halfway through the wall of the dining room. They pulled the house down, [years ago|a good while back], but nobody gave me notice.” He kept it up as it was. Whoever wanted to pass had to wipe their feet, go in by the front, and on no account walk through the furniture. Most people ran. He had to keep dusting where they’d been.',
			],
			flies: '“There’s a ceiling,” said Mr. Ash. “It’s rather a good one. Cherubs.”',
			ways: [
				{
					say: 'Ask to ring for someone on the bell pull',
					outcome:
						'{hero} went in at the front, and wiped what {they} had. “You may ring, if you wish,” said Mr. Ash. He put something in {their} {hand}. It felt like a cord with a tassel, and it wasn’t there. {They} pulled. There was no sound. But Mr. Ash had stopped with one glove in the air, and his head on one side; a rabbit sat up; the nettles held still. It was the most complete waiting that {hero} had ever heard. “Nobody comes,” said Mr. Ash after a time. “But it’s nice to be rung for.” He showed {them} out at the back, and said that {they} might as well take the cord.',
					later:
						'{hero} reached up, found the cord that wasn’t there, and pulled it once. You can’t have been in a big house without knowing that gesture. They broke off. They looked toward the door, and listened for steps in the passage. It went on being about to happen. Nobody wanted to be talking when whoever it was came in.',
					as: {
						quiet: 'Somebody {trait} rings like that.',
						dreamy: 'It was quite a solid cord, to anyone so {trait}.',
					},
				},
				{
					say: 'Learn the way through the house, room by room',
					outcome:
						'“Would you show me?” asked {hero}. He was delighted. They went in by the hall, and straight on, and there were two steps down that one mustn’t forget. Left, round the piano. Sideways, between the clock and the lady’s portrait. {They} had it by heart by the second time. On the third {they} walked it alone, with {their} chin up, and he called out from behind, “Mind the stand!” {They} went round the stand. On the far side of the field he opened the back door, and shut it after {them}, and there was a click. There really was.',
					later:
						'{hero} went in as if there were a corridor. {They} put {their} {hand} on a wall, went straight on, took two steps down, and turned sideways at a clock. It was so plain where it was that people drew back from it. Nobody likes to stand in a wall. “Mind the stand,” {they} told a lady; and she minded it, and there was the front.',
					as: {
						careful: 'He said he’d never had a guest so {trait} with the china.',
						clever: 'To be {trait} is to know where the walls are. Even the ones that aren’t.',
					},
				},
				{
					say: 'Stay for tea, since it has been laid',
					outcome:
						'“Tea is served in the blue room,” said Mr. Ash. He didn’t expect an answer. {hero} sat down in the grass where the chair would be. {They} took the cup that he held out, and put sugar in. It was an excellent nothing. They spoke of the family. There had been five children, and a bath that made a noise like a cow. It got late, and he lit the lamps, one by one, all through the house, and as he told about each room one could very nearly see it. “You sat down,” said Mr. Ash, at the end. “They’ve all stood, since.” He took off one glove, to shake hands, and came along, for he had not been out since the front door went.',
					later:
						'Someone had come in who wiped his feet. “I am a butler,” said Mr. Ash. “One stands behind a chair for forty years and learns what people are. They’re kind to you if it’s a big house.” He’d no house any more, and stood as straight as ever. “{hero} took tea with me in a field. {They} didn’t laugh, and {they} didn’t spill. I’d announce {them} anywhere.”',
					as: {
						kind: 'It was {trait}. It was rather damp, too.',
						honest: '“I couldn’t taste much,” said {hero}, who was {trait}. “Nor I,” said Mr. Ash. “Not for years.”',
					},
				},
			],
		},
		4: {
			meet: [
				'The road went over an open field, and {hero} with it, as far as the third step. “If you please,” said somebody. “You are standing in the sideboard.” A ghost had come up through the nettles, in white gloves; he gave his name as Ash, and his position as butler. There had been a house. It was of some size, it had been taken down to the last brick in favor of [a scheme|some scheme]; and as it was the family who had sold it, and the family who had left, and no one in all this had thought of giving notice to Mr. Ash, he was in his place. He opened the shutters in the morning. One entered by the front, he explained, one wiped one’s feet, and one did not go through people’s furniture. Most of them screamed. At the top of what had been the stairs, at about the height of a man’s head above the grass, was the nursery; it could be seen that he never went along there without first knocking.',
			],
			flies:
				'There was a ceiling, he pointed out, when one looked up, by Tiepolo or someone of that circle. One would be through it with one’s head.',
			ways: [
				{
					say: 'Take hold of the bell pull, and ring it once',
					outcome:
						'{hero} entered by the front. “Should you require anything,” said Mr. Ash, and laid in {their} {hand} what was not to be seen; it was corded, it had a tassel, and one felt that it led somewhere. {They} pulled. There was not a sound upon that field. And yet he had come to a stop, in the middle of a word, with his head bent; a hare sat upright in the pantry; it was as if the grass were attending. For so long as it takes to come up from a kitchen, by the back stairs, nothing in the world would have presumed to make a noise. “They were never very prompt,” Mr. Ash said then, with a smile that was for someone behind {them}. He saw {them} to the garden door. The cord would only be in the way, he thought, where there was nobody left to ring.',
					later:
						'It hung where those things hang, a little above one’s shoulder, beside the mantel. {hero} put up {their} {hand} and drew it down. There may have been among them some who had never in their lives been waited on. But it was a gesture that has got into the blood, from the one side or the other; they let go of their sentences; there was a look toward the door. Somebody had been rung for. One could feel them come, along some corridor, with no hurry at all, and it did not do to be found shouting.',
					as: {
						quiet: 'Those who are {trait} ring so. They are prepared for no one to come.',
						dreamy: 'A {trait} person will never be quite sure that they did not hear it.',
					},
				},
				{
					say: 'Be shown over the house, and learn it by heart',
					outcome:
						'“I should like to see it,” said {hero}, “if it is not one of the closed days.” One did not hurry him. There was the hall; here were two steps, on which an archdeacon had once come to grief. By the piano one bore left. They edged between the tall clock and a lady by Romney; of the library he would only say that it was as it had been. {They} went over it three times, the last alone. It is remarkable how soon one is ashamed to walk through a wall. “The stand!” he called after {them}, and {they} went around the stand. On the far side, where the road came out from under the scullery, he held a door for {hero}; it closed; and {they} stood in an empty field, in the wind, and did not like to look back, as one does not after a visit.',
					later:
						'There was no way through, and {hero} went along the passage. {They} had a {hand} on the panels. {They} came to the two steps, and took them; one saw a bishop make room, without knowing for what. The whole of its length there was nobody in it, for people may dispute one’s right to a place, but they will not stand in masonry. By the clock {they} turned sideways. A lady had been about to come through with her elbow; she begged pardon, not of {them}, but of something by Romney; and it ended, as he had said that it would, at a door which gave upon the front.',
					as: {
						careful: 'In anybody else it would be called {trait}. Toward a vase it is mere manners.',
						clever: 'One may be {trait} enough to see through walls. He had asked {them} to see the walls.',
					},
				},
				{
					say: 'Accept of tea, and remain until he has lit the lamps',
					outcome:
						'“Tea is in the blue room,” said Mr. Ash, as he had at that hour to some thousands of backs. {hero} thanked him, and sat down. It was a field, with thistles. {They} held out a {hand} for the cup, and did not close it too far. “One lump,” {they} said. He had to turn to the window before he could see to it. There had been five of them, it came out by degrees. The bath lowed. At the second cup he permitted himself to be seated, on the extreme edge; and as it got late he went with a taper through all that he had told about, and there was a glow in the grass, for an instant, from each in turn, a stair’s height up, two stairs; he stopped before the last, and knocked. “They are asleep,” said Mr. Ash. He was in the hall already, with {their} things. He had put on a hat, and thought that for an evening the house might look after itself.',
					later:
						'“In service,” said Mr. Ash, “one is a piece of the room. People do before one what they would not do before a dog.” He had taken up his stand behind an empty chair, and it was strange to see how one expected somebody to be sitting in it. “I have had through my hands three cabinets. I never was asked for a character; they would not have liked it.” He moved the chair, by an inch, for {hero}. “{They} sat down to tea with me, on nothing, out of nothing; there was no one to see it done, and it was done correctly, to the second cup. I beg to state that I should open the door to that person at any hour, and that it is not a thing I say of everyone who is real.”',
					as: {
						kind: 'It was {trait}, and it was rained upon. In the blue room one did not speak of rain.',
						honest: 'There was nothing in it; {hero} was {trait}, and remarked that it was very hot.',
					},
				},
			],
		},
	},
};
