import type { Obstacle } from '../../format.ts';

export const neverWrong: Obstacle = {
	id: 'never-wrong',
	alsoIn: ['fairy-tale', 'fantasy', 'ninja', 'time-travel', 'unicorn', 'dragon', 'historical'],
	place: { the: 'the steaming steps', at: 'on the steaming steps', to: 'to the steaming steps', backdrop: 'mountain' },
	people: { phemia: { call: 'Phemia', a: 'a flamingo on a three-legged stool', type: 'Flamingo', pronoun: 'she' } },
	props: ['pot'],
	blocks: ['flies'],
	ways: [
		{ id: 'newer', use: 'reach' },
		{ id: 'riddle', use: 'hear' },
		{ id: 'wrong', use: 'trust', cost: 'time', ally: 'phemia' },
	],
	levels: {
		3: {
			meet: [
				'The path went up a flight of steps, and out of a crack in the steps came steam. Over the crack stood a stool on three legs, and on the stool a flamingo on one. “No one shall pass these steps today,” she said in a hollow voice; and then in her own, “I’m so sorry. It’s only that I’ve said so.” Her name was Phemia, and she foretold things. She hadn’t once been wrong in her life. She’d had a cold, and wanted some peace to boil an egg, and it had slipped out. Now [half the valley|a good part of the valley] sat on the wall with a picnic, to see it come true. “If you get by, I’ve been wrong,” said Phemia. Beside her stood the pot. The egg had been boiling for four hours.',
			],
			flies:
				'“What if I fly?” asked {hero}. “‘Pass’ means over it too,” said Phemia unhappily. “I looked it up. I wish that I’d said ‘walk.’”',
			ways: [
				{
					say: 'Ask her for a newer prophecy, of your own',
					outcome:
						'“Would you do mine?” asked {hero}, and sat down before the stool, like anyone who’d come for that. Phemia couldn’t refuse; it was her job. She breathed the steam, and her eyes went round. “You shall come,” she said in the hollow voice, “and all who come with you, to the place where you are going.” Then she heard what she’d said. The people on the wall stopped chewing. There were two prophecies now, and they couldn’t both be right; and as anybody will tell you, the newer one lies on top. “Well, go on,” said Phemia, quite relieved. “You’ve been foretold.”',
					later:
						'“It’s been foretold,” said {hero} to the man in the doorway, “that I’ll come to the front. By Phemia.” He turned pale. She had never been wrong yet, and he didn’t want to be the first mistake. He got out of the way. It was passed along in whispers, and row by row they let it come true.',
				},
				{
					say: 'Learn to speak as she does, so that it might mean anything',
					outcome:
						'“How do you never get it wrong?” asked {hero}. Phemia looked to both sides. “I say it so that it could be anything,” she whispered. “You begin low. You put in a thimble, or a goose. They do the rest.” So {hero} turned to the people on the wall. “When the goose is silent,” {they} said, very low, “it shall be seen who has the egg.” Nobody stirred. People looked into their baskets. They were all so deep in it, and Phemia deepest of all, that not one of them saw who went up the steps, {hero} first. And it can’t be proved that you passed, if nobody has seen you.',
					later:
						'{hero} began low, with those who were nearest. “Three are at the well,” {they} said, “and the fourth has the goose.” The shouting stopped, row by row. “What’s that?” said somebody. “Hush! There’s a goose in it.” People frowned, and counted on their fingers, and each of them wondered if he was the fourth. You can’t shout while you’re looking for a meaning, and there wasn’t one, so it lasted.',
				},
				{
					say: 'Help Phemia to be wrong, beginning with something small',
					outcome:
						'“What’s so bad about being wrong?” asked {hero}. “I don’t know,” said Phemia. “I never have been.” “Then let’s start small.” {hero} sat down on the steps. Phemia looked down the road. “The next to come by will have a red hat,” she said, shaking. It was a cow. Phemia clutched the stool; nothing happened. “The egg’s soft!” It was like a stone. The two of them went on, longer than {hero} had planned, and she got worse and worse, and laughed until she had to put down the other leg. In the end {hero} took her by the wing, and the two of them went up the steps. “You’re wrong!” somebody called. “I know!” cried Phemia, and came along, to be wrong somewhere else.',
					later:
						'“I’ve told people the truth all my life,” said Phemia, “and never enjoyed it. I was too frightened of the other thing.” She stood on both her legs. “{hero} sat by me while I was wrong again and again, and didn’t think the less of me. So I’ll say just this, and I may be mistaken, and it’s lovely: I think that {hero} has told you how it is.”',
					as: {
						honest: '{hero} told her each time. “Wrong,” {they} said. “Very good.”',
					},
				},
			],
		},
		4: {
			meet: [
				'The way went up a flight of steps, and smoke came out of a crack in the ninth. Over the crack stood a stool, and on the stool, on one leg, stood a flamingo. “Nobody shall pass these stairs today!” she said, in a voice like a well. Then she put a wing over her beak. “I’m so sorry,” said Phemia. “It just comes out.” She was the oracle. For thirty years everything that she said had come true. The first thing had been about her brother. He wanted to go to sea, and she told him that he would never come home, so that he would stay. He had laughed. Today it was hardly a prophecy; she had a cold, and an egg on the boil, and wanted some peace. But she had said it, and half the valley had come up with baskets to [see it come true|watch it come true]. The egg had been boiling for four hours.',
			],
			flies:
				'“What if I fly?” asked {hero}. “It covers the air as well, I’m afraid,” said Phemia. “I did say ‘nobody.’”',
			ways: [
				{
					say: 'Ask her for a newer prophecy',
					outcome:
						'“I’ve come for a prophecy,” said {hero}, and sat down on the step where people sit for that. There was nothing that Phemia could do. She breathed in the smoke, and her eyes grew round. “You shall come,” said the well, “with all who are with you, to the place where you are going.” Only when it was out did she seem to hear it. Along the wall people had stopped chewing. There were two prophecies now. They could not both be true, and both were hers. “The later one counts,” said an old man at last. “It’s the same with wills.” Everybody nodded. “Go quickly,” whispered Phemia, “before I say anything else.”',
					later:
						'“I’m very sorry,” said {hero} to the people in the way. “But the oracle has said I’ll come to where I’m going. It was Phemia.” The people looked at each other. They had nothing against {hero}, and nothing in favor; but nobody wants to be the stone over which a prophecy trips. They drew back to both sides, watched {hero} walk to the front, and looked pleased. They had been there when it came true.',
				},
				{
					say: 'Prophesy something yourself that fits whatever happens',
					outcome:
						'“How do you do it?” asked {hero}. “In thirty years something must have gone wrong.” It was quite simple, whispered Phemia. You had to say it in such a way that whatever happened would fit. You began as low as you could. There ought to be a thimble in it. {hero} turned to the people along the wall. “When she who waits has finished,” {they} said, as low as {they} could, “the thimble will be found within.” Along the wall people put down their bread and shut their eyes. You could see each of them go through the drawers at home. Phemia had looked away, at the pot with the egg in it; and then, it seemed, at something much farther back. {hero} went up the stairs behind her, and anyone else who liked. Nobody saw it. So, strictly speaking, nobody had passed.',
					later:
						'{hero} began as low as Phemia had taught {them}. “Four will come,” {they} said, “and one of them has the thimble, and does not know it.” It went over them like the shadow of a bird. You can shout down a fact, but this might be about you. Hands felt in pockets, all over the room. It grew so quiet that you could hear them not finding it, and nobody wanted to be the first to say something.',
				},
				{
					say: 'Help her to be wrong for once',
					outcome:
						'“And what if you were wrong?” asked {hero}. Phemia did not know what {they} meant. So {hero} sat down beside the stool, and the two of them started with something small. “The next person,” said Phemia, trembling, “will wear a red hat.” It was a cow. The sky stayed where it was. She said that it was Tuesday. She said that the egg was soft. For hours she was wrong about everything that came up the road, louder and louder, and laughed. Then she said in the same voice, “He will never come home.” {hero} said nothing. “No,” said Phemia. “It was the sea. It wasn’t because I said so.” She climbed down from the stool. The two of them went up the stairs together, in front of everybody, and along the wall somebody began to clap. At the top Phemia did not turn back. She had never seen what came after the stairs, she said.',
					later:
						'“You can’t rely on me,” said Phemia, and beamed. “Today I’ve been wrong about sixty times. Before that I was right for thirty years, and nobody dared to sit near me. {hero} sat down. And each time that I was wrong {they} told me so, until I could hear it. So I think you can believe {hero}. That isn’t a prophecy,” said Phemia. “It’s my opinion. It’s the first that I’ve ever had.”',
				},
			],
		},
	},
};
