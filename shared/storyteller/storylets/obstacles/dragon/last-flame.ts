import type { Obstacle } from '../../format.ts';

export const lastFlame: Obstacle = {
	id: 'last-flame',
	alsoIn: ['adventure', 'fairy-tale', 'fantasy', 'mythology', 'unicorn', 'royal', 'magical-school'],
	place: { the: 'the canyon bridge', at: 'on the canyon bridge', to: 'to the canyon bridge', backdrop: 'canyon' },
	people: { tinder: { call: 'Tinder', a: 'a young dragon with a candle', type: 'Dragon', pronoun: 'she' } },
	props: ['bridge', 'lantern'],
	blocks: ['flies'],
	ways: [
		{ id: 'walk', use: 'trust', cost: 'time', ally: 'tinder' },
		{ id: 'light', use: 'reach' },
		{ id: 'pass-on', use: 'hear' },
	],
	levels: {
		3: {
			meet: [
				'The road crossed a canyon by a bridge. On the bridge stood a young dragon, all on her own, bent over something, with her wings around it. There was a crowd at either end, and none of them dared to breathe. “It mustn’t go out,” said Tinder. It was a candle end. “It’s Grandmother’s. It’s the last of her fire. There used to be a lamp in every house from it, and I was to look after them.” She swallowed. “I had a cold. I sneezed. It put out all of them, [down the whole street|the whole street down], and there was just this one, on the bridge.” Since then she’d not gone forward, as there was wind, and she’d not gone back. The wax was nearly down to her claws.',
			],
			flies:
				'“I could fly,” said {hero}. “Don’t fly!” cried Tinder. “Oh, please don’t! A moth went past, and I saw it lean.”',
			ways: [
				{
					say: 'Stand on the windy side and walk with her, step by step',
					outcome:
						'“I’ll be the wall,” said {hero}, and stood where the wind came from. It came from everywhere. The two of them went one step, and waited; and one, and waited. {hero} learned to feel a gust before it got there, and to turn with it like a door. It was a hundred and sixty planks, and a flame can’t be hurried. More than once it was only a blue bead; then it thought better of it, and stood up. When they were over, somebody held out a lantern, without a word, and Tinder lit it. She couldn’t open her claws. {hero} did it for her, one by one. She came along, with the lantern.',
					later:
						'“Do you see that?” asked Tinder. She held up the lantern. “That’s Grandmother’s. I put out three hundred, and I’d have put out that one too, I shook so.” The light lay on all their faces. “{hero} stood with {their} back to me, in the wind, and couldn’t even see if it was still burning. My word had to do for that. And I had {theirs}.” She set it in the middle of the table. “It hasn’t flickered since,” said Tinder.',
				},
				{
					say: 'Light a lantern from it, and carry that ahead',
					outcome:
						'“You’re afraid because there’s only the one,” said {hero}. “So let’s have two.” A peddler on the near side had lanterns. {hero} took one, crept up on the side where the wind wasn’t, and held out the wick. Tinder had to bend the flame toward it. It was a bad moment; the small one went thin as a hair. Then there were two, and it was no smaller than before. “I didn’t think it could do that,” said Tinder. {hero} went on in front of her with the lantern, calling, “Mind the light!” and the crowd on the other side drew back from it, like a curtain. Now that there were two, Tinder dared to walk as well, and the bridge was free.',
					later:
						'{hero} lit the lantern from the bridge and held it out before {them}. “Mind the light,” {they} said. It wasn’t a command. But nobody will jostle a flame; even quite rough people put up their hand on the windy side. They turned their shoulders to shield it. There was a lane of palms and faces, all lit up from below, and {hero} carried it through to the front.',
				},
				{
					say: 'Have everybody on the bridge pass it on',
					outcome:
						'“How many candles are there?” {hero} called to the one side and the other. People felt in their bags. There were stubs; there was half a torch; a boy had one on a cake. They were fetched out, along the railing, one behind the other, each with a hand held round. “Now,” said {hero}, and held the first to Tinder’s. You could hear the wick take. It went from hand to hand, and nobody spoke; you don’t, when you’re passing on a flame. Soon it was all along the bridge, on both sides. The wind came and blew out nine, and they were lit again before it had turned round. Tinder stood up straight. She let {hero} have the candle end, took a new one, and led them all across.',
					later:
						'{hero} set what there was of Tinder’s candle on the table, and lit it, and held it out to the person who was nearest. There’s always a stub in somebody’s pocket. The nearest held it out to the next. Nobody had asked them to be quiet. You can’t shout while you’re giving someone a light; you’d blow it out. It went around the walls; and when it came back there wasn’t a sound, and everyone had a face.',
				},
			],
		},
		4: {
			meet: [
				'In the middle of the bridge over the canyon sat a young dragon, all alone, with her back to the wind and both wings around her claws. At both ends people stood and did not dare to step on it. “Don’t breathe,” one of them whispered to {hero}. Between her claws was a candle. It was her grandmother’s. The old dragon had died [in spring|in March], and in every house of the town people had kept a candle with her fire; and it was the task of the young one, Tinder, to look after them all. Then she had caught a cold. “I only sneezed,” said Tinder, without looking up. Three hundred candles went out, and this was the last. She could not go on because of the wind, or put it down because of the wind, and it was getting short. It was the one from beside the bed. That night Tinder had blown it out herself, a little too soon, because it was getting light and she had been told not to waste them.',
			],
			flies: '“I could fly,” said {hero}. A swallow went by in the next valley, and you could see the flame bend.',
			ways: [
				{
					say: 'Walk on the windy side of her, step by step',
					outcome:
						'{hero} walked out to her and stood on the side that the wind came from. That was all. It is not difficult to be what the wind hits first. “Now,” said Tinder, and they took one step, plank by plank. There were a hundred and sixty planks. {hero} could not see the flame behind {them}, and after a while Tinder stopped saying how it was. At the eightieth it was quiet for so long that {they} did not dare to ask. “It’s up again,” said Tinder. On the other side people were waiting with a lantern, and the candle was safe. Tinder could not let go of it, so {hero} undid her claws for her, one by one. “I’ll bring it along,” she said. “I’d like it to see people.”',
					later:
						'Tinder set down her lantern where everyone could see it. “I put out three hundred candles with one sneeze,” she said. “Everyone thought that it was the wind, and I let them.” She was young, and her voice shook. “I told {hero}. And then {hero} stood between me and the wind, with {their} back to me, and couldn’t see if there was anything left to save. {They} had to believe me. Me! And {they} took the next step. So now you can believe {them}.”',
				},
				{
					say: 'Light a lantern from it, and carry that ahead',
					outcome:
						'“It’s so hard because it is the last one,” said {hero}. “May I have a light from it?” Somebody had lent {them} a lantern. Tinder had to bend her candle over. The flame grew thin and lay down on its side. Then there was a second one in the lantern, of just the same size, and when the first stood up again it was no smaller. Tinder looked from one to the other. She had counted and counted, and she had been counting wrong. {hero} went ahead with the lantern held high. “There’s a light coming,” {they} said, and at the end of the bridge people took off their hats and stood back to the left and to the right. Behind {them} came Tinder, and then anybody who wished.',
					later:
						'{hero} held up the lantern at the door, with Tinder’s fire in it. It was small for such a big room. “There’s a light coming,” said {hero}. Until then everybody had been pushing. Now each of them turned around and put up a hand on the side where there might be a draft. So they stood in two rows, with their hats off, and the light went by and colored one face after another. At the front {hero} set it down.',
				},
				{
					say: 'Have everybody light a candle, and pass it on',
					outcome:
						'“Who has a candle?” called {hero} to both ends of the bridge. There were candle ends, and what was left of a torch; one child had a birthday candle with sugar on it. {hero} called them out along the railing, one by one, and each made a house of one hand. The first candle was held to Tinder’s, and the second to the first. Nobody spoke, because you must not open your mouth. When the next gust came it found the whole bridge alight. It blew out nine, and they were lit again from the tenth. Tinder stood up. She was much bigger than she had looked. “I only thought about keeping it,” she said. She gave {hero} the candle end, took a new one, and led them all across.',
					later:
						'{hero} lit the candle end from the bridge and held it out to the nearest man, who was shouting. He had to take a candle from the wall to have something to light. He held it to his neighbor’s. You can do many things with a flame in your hand, but you can’t shout at anybody across it, because it goes out. So it went along the rows and up to the back, and each of them bent over it and watched it. After a while nobody made a sound.',
				},
			],
		},
	},
};
