import type { Obstacle } from '../../format.ts';

export const slammedDoor: Obstacle = {
	id: 'slammed-door',
	alsoIn: ['robot', 'science-fiction'],
	place: { the: 'the offended door', at: 'at the offended door', to: 'to the offended door', backdrop: 'ship' },
	people: { hinge: { call: 'Hinge', a: 'a robot in charge of a door', type: 'Robot', pronoun: 'she' } },
	props: ['door'],
	blocks: ['flies'],
	ways: [
		{ id: 'slam', use: 'hear' },
		{ id: 'wedge', use: 'reach' },
		{ id: 'sorry', use: 'trust', ally: 'hinge' },
	],
	levels: {
		3: {
			meet: [
				'[A starship had been set down right across the road, and the way led through it, in at the tail and out by a steel door.|Across the road lay a starship. One went in at the tail, and came out again by a steel door, as a rule.] [A robot called Hinge stood with her back against the door, her arms folded, and a toolbox at her feet.|In front of the door stood a robot called Hinge, with folded arms and a toolbox.] “It isn’t opening,” she said. “It’s been slammed.” [That was in March, and most people had gone around by the bow since then, a day longer. A helmsman had done it, in the middle of an argument, and had not turned around.|It was a helmsman who had slammed it, in March, to have the last word, and most people had gone around by the bow since then, a day longer.] “[You can see it in the paint.|There’s the mark, in the paint.] It’s a good door! It has opened four hundred thousand times, for anybody.” So now it wanted an apology. [Most people gave one|People did give one] on the spot. Hinge marked them, from one to ten, and pinned them up. “I’m so sorry,” it said on the wall, “but I’m in a hurry.” That one had got a two. The best was a four.',
			],
			flies: '“Can’t I fly?” asked {hero}. “It’s no use flying at it,” said Hinge. “That’s how you talk to a window.”',
			ways: [
				{
					say: 'Give the door back its slam',
					outcome:
						'“Perhaps it doesn’t want to hear anything,” said {hero}. “Perhaps it wants to say something.” A door can only say one thing. Hinge thought about it. She stood aside, and {hero} took hold. For that the door came at once, wide, wider, as far as it went, and {hero} let go. BLAM! It rang down the whole length of the ship. Dust came out of the ceiling, and somewhere a helmsman dropped his cup. After that it was a different door. It swung open for anybody, and squeaked under its breath. “That’s better,” said Hinge. She showed {hero} how it’s done: from the shoulder, and no looking back.',
					later:
						'Every room has a door. {hero} pulled it open as far as it would go, and gave it Hinge’s swing, from the shoulder. BLAM! There’s nothing to say, after a door has slammed. Everyone looks at it. Everyone wonders if it was them.',
				},
				{
					say: 'Wait till the door moves, and slide in a wedge',
					outcome:
						'“Does it never move, not even a crack?” asked {hero}. “When it breathes,” said Hinge. “Doors do. It’s the air in the ship.” The two of them watched. The door went out by a finger’s breadth and in again, about once a minute. There was a rubber wedge in the toolbox. When the door breathed out, {hero} slid it in; when it breathed out again, {they} pushed it a little farther. {They} never pulled. It took twenty breaths until the gap was as wide as a cart, and the door could say that it had not opened for anyone. Hinge left the wedge where it was, for whoever came next. “You never pulled,” she told {hero}. “It respects you now.”',
					later:
						'A crowd breathes too, just like Hinge’s door. {hero} waited. People breathed out, and between two backs there was a gap as wide as a finger. {hero} leaned into it, and stayed. People breathed out again, and it was as wide as a hand. Nobody was ever shoved. In twenty breaths {hero} was through to the front, and nobody had opened for anyone.',
				},
				{
					say: 'Tell the door something that you are really sorry for',
					outcome:
						'{hero} read all the apologies on the wall. Then {they} turned around and put {their} forehead against the steel. “I slammed one once,” {they} said. “At home. I was wrong, and I knew it, and I did it so that I’d have the last word. I opened it again after a bit, but everyone had gone to bed.” There was more, but it was said very low. Hinge had stopped writing. Behind her back something went click. “Nine,” she whispered. “It’s never gone over four.” The door opened so gently that it didn’t stir a paper. She left it wide open when she came along, to tell people about the nine.',
					later:
						'“I collect apologies,” said Hinge. “I’ve got eight hundred. I can tell you which of them only wanted to get through.” One or two people sank down on their benches. “{hero} wanted to get through. But that isn’t what {they} said. I gave it a nine.” She put her arms behind her. “I don’t give tens. But I’ve thought about it.”',
				},
			],
		},
		4: {
			meet: [
				'A spaceship had landed across the road, and the way went through it, up one ramp and down another. In between was a passage, and at the end of the passage was a steel door. [A robot named Hinge stood in front of it with folded arms, beside a toolbox.|In front of it, beside a toolbox, a robot named Hinge had folded her arms.] “The door is not available,” she said. “Somebody slammed it.” The helmsman had done it, in March, after a quarrel. [It had opened for everyone four hundred thousand times, and had never asked for anything, and since that day it wanted somebody to say sorry.|Four hundred thousand times it had opened and asked for nothing. Since that day it asked for an apology.] The helmsman did not come. Others came and said it for him. Hinge gave them marks and pinned them to the wall, and nobody had ever got more than a four. For a four it used to open, briefly. Now it wanted more. “They’re only sorry until they’re through,” said Hinge. In the paint was a dent, as high as a hand. The helmsman had a daughter, and it was by that door that she had gone, in March, with [a trunk|one trunk]. [Every evening somebody came along the passage as far as the last corner, stood there, and went back.|In the evenings there were steps in the passage, which stopped at the last corner, for a while, and went away.]',
			],
			flies:
				'“Can’t I fly?” asked {hero}. The door went all the way up to the ceiling, and the ceiling, said Hinge, was on the door’s side.',
			ways: [
				{
					say: 'Slam the door as hard as you can',
					outcome:
						'“Everybody has talked to it,” said {hero}. “What does the door say?” A door has only one word. It had been made to say that word in somebody else’s quarrel, and never for itself. Hinge unfolded her arms. For that, the door came back at once, as far as it would go, and {hero} let it fly. BLAM! It went through every rivet of the ship. Somebody dropped a tray. Beyond the corner there was a step that had been about to go away, and stayed. The door had swung open again and stayed there, trembling, like somebody who has finally said it and finds that the roof is still on. “Right from the shoulder,” said Hinge softly. “I could never bring myself to.”',
					later:
						'{hero} took hold of the door, pulled it back as far as it would go, as {they} had for Hinge, and slammed it. BLAM! There is no answer to that, however loud you are. They all turned around. Nearly everyone had once heard that sound from inside a room, and had lain awake afterward. They looked at {hero}, and waited to be told that it was over.',
				},
				{
					say: 'Watch the door breathe, and push in the wedge',
					outcome:
						'“It breathes,” said {hero}, who had been watching. It did. About once a minute, when the ship’s air moved, the door gave by a hair, and then pulled itself shut. Hinge had a wedge in her toolbox. {hero} bent down with it. {They} did not push. Only, whenever the door breathed out, {they} moved the wedge, and when it breathed in there was a little less to shut. After twenty breaths there was a gap as wide as a wagon. Nobody could say that anyone had been let in. Every engineer on board had told Hinge that they would have to cut it open. “You didn’t insist,” she said, when everything was through. “I’ll tell him that, if he comes.”',
					later:
						'The crowd was shut as tight as Hinge’s door. But people have to breathe, and about once a minute, if you can wait for it, a whole crowd does it together, and a gap opens. {hero} waited for it. {They} stood in the first gap, no wider than it was. The people breathed in, and found that they could not quite close it. Nobody was pushed. It was only that with every breath {hero} had got a little farther, and then there was the front.',
				},
				{
					say: 'Tell the door what you are sorry for',
					outcome:
						'{hero} read everything on the wall, from the first to the last. Then {they} leaned {their} forehead against the steel, close to the dent. “I’ve done it too,” {they} said. “It wasn’t this door. I’d already lost the argument, so I wanted to be the one who left.” The rest was meant for nobody. There was something in it about a light under a door that had gone out. Hinge did not write it down. Inside the lock one bolt slid back, and then the other. “Nine,” said Hinge. The door stood wide open. Before she came along with {hero} she put her toolbox in front of it, so that it stayed open on the side of the corner.',
					later:
						'Hinge had a bundle of paper on a pin. “These people were all sorry,” she said, “as long as I stood in their way. I can see three of them from here.” Nobody looked to see which. “{hero} wanted to get past me too. {They} told us something that {they} could have kept to {themself}. It was true, and it wasn’t pretty, and {they} had nothing to gain by it.” She closed a steel hand around one sheet. “I won’t read it to you,” said Hinge. “I’ll only tell you that the door believed {them}, and it’s harder than you are.”',
				},
			],
		},
	},
};
