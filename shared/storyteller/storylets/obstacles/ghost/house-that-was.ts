import type { Obstacle } from '../../format.ts';

export const houseThatWas: Obstacle = {
	id: 'house-that-was',
	alsoIn: ['mystery', 'time-travel', 'fantasy', 'magical-school'],
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
				'There was a bare field, and across it ran the road. {hero} had got three steps when somebody coughed. “The door,” said a voice, “is to the left.” A ghost in white gloves stood in the grass. There was no door. There was nothing at all, but for nettles. “I’m Mr. Ash, the butler,” he said. “You’re halfway through the wall of the dining room. They pulled the house down, [years ago|a good while back], but nobody gave me notice.” He kept it up as it was. Whoever wanted to pass had to wipe their feet, go in by the front, and on no account walk through the furniture, which nobody but him could see. Most people ran. He had to keep dusting where they’d been.',
			],
			flies: '“I could fly,” said {hero}. “There’s a ceiling,” said Mr. Ash. “It’s rather a good one. Cherubs.”',
			ways: [
				{
					say: 'Ask to ring for someone on the bell pull',
					outcome:
						'{hero} went in at the front, and wiped what {they} had. “You may ring, if you wish,” said Mr. Ash. He put something in {their} {hand}. It felt like a cord with a tassel, and it wasn’t there. {They} pulled. There was no sound. But Mr. Ash had stopped with one glove in the air, and his head on one side; a rabbit sat up; the nettles held still. “Nobody comes,” said Mr. Ash after a time. “But it’s nice to be rung for.” He showed {hero} out at the back, cord and all, and left both doors open for anyone with clean feet.',
					later:
						'{hero} reached up, found Mr. Ash’s cord that wasn’t there, and pulled it once. You can’t have been in a big house without knowing that gesture. People broke off. They looked toward the door, and listened for steps in the passage. It went on being about to happen. Nobody wanted to be talking when whoever it was came in.',
				},
				{
					say: 'Learn the way through the house, room by room',
					outcome:
						'“Would you show me?” asked {hero}. He was delighted. The two of them went in by the hall, and straight on, and there were two steps down that you mustn’t forget. Left, round the piano. Sideways, between the clock and the lady’s portrait. {hero} had it by heart by the second time. On the third {they} walked it alone, with {their} chin up, and he called out from behind, “Mind the stand!” {They} went round the stand. On the far side of the field he held the back door for whoever came the same way, and shut it after the last, with a click. There really was.',
					later:
						'{hero} went in as if there were a corridor. {They} put {their} {hand} on a wall, went straight on, took two steps down, and turned sideways at a clock. It was so plain where it was that people drew back from it. Nobody likes to stand in a wall. “Mind the stand,” {they} told a lady; and she minded it, and there was the front.',
				},
				{
					say: 'Stay for tea, since it has been laid',
					outcome:
						'“Tea is served in the blue room,” said Mr. Ash. He didn’t expect an answer. {hero} sat down in the grass where the chair would be. {They} took the cup that he held out, and put sugar in. The two of them spoke of the family. There had been five children. One cup became three, and he lit the lamps, one by one, all through the house, and you could nearly see it. “You sat down,” said Mr. Ash, at the end. “They’ve all stood, since.” He took off one glove, to shake hands. Today people might walk through the house as they liked, he said. And he came along, for he had not been out since the front door went.',
					later:
						'Someone had come in who wiped his feet. “I am a butler,” said Mr. Ash. “You stand behind a chair for half a lifetime and learn what people are. They’re kind to you if it’s a big house.” He had no house any more, but he stood as straight as ever. “{hero} took tea with me in a field. {They} didn’t laugh, and {they} didn’t spill. I’d announce {them} anywhere.”',
					as: {
						honest: '“I couldn’t taste much,” said {hero}. “Nor I,” said Mr. Ash. “Not for years.”',
					},
				},
			],
		},
		4: {
			meet: [
				'The road crossed an empty field. At the third step somebody coughed. “If you please,” he said. “You are standing in the sideboard.” A ghost in white gloves had come up out of the nettles. His name was Mr. Ash, and he was the butler. There had been a great house here. It had been torn down long ago, to the last brick. The family had sold it and moved away, and nobody [had remembered|had thought] to give Mr. Ash notice; so he was still at his post. Every morning he opened the shutters. People had to come in by the front door, he said, and wipe their feet, and not walk through the furniture, and he was the only one who knew where it stood. Most of them ran. Where the stairs had been, about as high as a man’s head above the grass, was the nursery. He never went in there without knocking.',
			],
			flies:
				'There was also a ceiling, Mr. Ash pointed out, with painted angels on it. Anyone who flew would go through an angel.',
			ways: [
				{
					say: 'Pull the bell cord, and see who comes',
					outcome:
						'{hero} came in by the front door, over the mat. “If you should need anything,” said Mr. Ash, and put something invisible into {their} {hand}. It was a cord, with a tassel at the end, and it seemed to lead somewhere. {hero} pulled it. Nothing rang. But Mr. Ash stopped in the middle of a word. A rabbit sat up in the pantry. The whole field was listening, for just as long as it takes somebody to come up from a kitchen by the back stairs. “They never were very quick,” said Mr. Ash, and smiled at somebody behind {hero}. He let {them} out at the garden door, and left both doors open for the next. The bell cord went along with {hero}. There was nobody left here to ring for.',
					later:
						'{hero} reached up by the wall, where such things hang, took hold of Mr. Ash’s bell cord, and pulled. Nobody could see it. But everyone knew what it meant when an arm goes down like that: somebody had been rung for. People stopped in the middle of their sentences and looked at the door. You could almost hear the steps, along a corridor, in no hurry at all. None of them wanted to be found shouting.',
				},
				{
					say: 'Let him show you the house, room by room',
					outcome:
						'“May I see the house?” asked {hero}. Nothing could have pleased him more. Here was the hall; here were two steps down, on which a bishop had once come to grief. At the piano you had to keep left. The two of them squeezed in between the clock and the portrait of a lady. {hero} went around three times, and the last time alone. After that {they} would have been ashamed to walk through a wall. “The hat stand!” called Mr. Ash, and {hero} went around the hat stand. Where the road came out under the kitchen he held the door, for {hero} and for all who had wiped their feet. Then it closed. {hero} stood in a field, in the wind, and could have found the way through that house in the dark.',
					later:
						'There was no way through the crowd, so {hero} walked through Mr. Ash’s house. {They} went along the hall with one {hand} on the wall. {They} took the two steps down, and a bishop drew in his feet. {hero} kept left at the piano, turned sideways at the clock, and begged a lady’s pardon. People will fight over a place, but nobody stands where there is so plainly a wall. People leaned out of its way. The garden door was at the front, and there {they} came out.',
				},
				{
					say: 'Stay for tea, until he has lit the lamps',
					outcome:
						'“Tea is in the blue room,” said Mr. Ash, as he had said to thousands of backs. {hero} thanked him and sat down among the thistles. {They} held out a {hand} for the cup and did not close it too tightly. “One lump, please,” {they} said. He had to turn to the window for a moment. There had been five children, he told {them}. At the second cup he sat down himself, on the very edge. When {hero} should long have been on the road again he went around with a candle and lit the lamps, and for a moment there was a glow in the grass from each. Before the last he stopped and knocked. “They’re asleep,” said Mr. Ash. He fetched his hat, left the doors open, and came along. For once, he thought, the house could look after itself.',
					later:
						'“A butler is a piece of the furniture,” said Mr. Ash, and took up his place behind an empty chair. “People do things in front of us that they would not do in front of a dog. Nobody ever asked me about their characters. They would not have liked it.” He moved the chair one inch, for {hero}. “{hero} took tea with me in a field. There was nothing in the cup, and nobody to see, and {they} did it properly. I would open the door to {them} at any hour. And I’d believe {them}.”',
					as: {
						honest: '{hero} was {trait}. {They} said, truthfully, that {they} had never had such tea.',
					},
				},
			],
		},
	},
};
