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
				'The passage ended in a steel door. A robot called Hinge stood with her back against it and her arms folded. “It isn’t opening,” she said. “It’s been slammed.” That was in March. A captain had done it, in the middle of an argument, and had not turned around. “You could see it in the paint,” said Hinge. “It’s a good door! It has opened four hundred thousand times, for anybody.” So now it wanted an apology. [Most people gave one|People did give one] on the spot. Hinge marked them, from one to ten, and pinned them up. “I’m so sorry,” it said on the wall, “but I’m in a hurry.” That one had got a two. The best was a four.',
			],
			flies: '“And it’s no use flying at it,” said Hinge. “That’s how you talk to a window.”',
			ways: [
				{
					say: 'Give the door back its slam',
					outcome:
						'“Perhaps it doesn’t want to hear anything,” said {hero}. “Perhaps it wants to say something.” A door can only say one thing. Hinge thought about it. She stood aside, and {hero} took hold, and pulled it open, wide, wider, as far as it went, and let go. BLAM! It rang down the whole length of the ship. Dust came out of the ceiling, and somewhere a captain dropped his cup. After that it was a different door. It swung a bit, to and fro, and squeaked under its breath. “That’s better,” said Hinge. She showed {hero} how it’s done: from the shoulder, and no looking back.',
					later:
						'Every room has a door. {hero} pulled it open as far as it would go, and gave it the swing that Hinge had taught {them}. BLAM! There’s nothing to say, after a door has slammed. Everyone looks at it. Everyone wonders if it was them.',
					as: {
						bold: 'You need to be {trait} for a slam. There’s no such thing as half of one.',
						clever: 'You have to be {trait}, to ask what a door would like to say.',
					},
				},
				{
					say: 'Ask for the wedge that holds it when it sulks',
					outcome:
						'“Does it never open, not even a crack?” asked {hero}. “When it breathes,” said Hinge. “Doors do. It’s the air in the ship.” They watched. It went out by a finger’s breadth and in again, about once a minute. There was a rubber wedge in Hinge’s toolbox. When the door breathed out, {hero} slid it in; when it breathed out again, {they} pushed it a little farther. {They} never pulled. It took twenty breaths until the gap was wide enough, and the door could say that it had not opened for anyone. “You may keep that,” said Hinge. “It respects you now.”',
					later:
						'A crowd breathes too. {hero} waited. There was a gap, as wide as a finger, between two backs; {they} put the wedge in it, so to speak, and it stayed. People breathed out again. The gap was as wide as a hand. {They} never once pushed. In twenty breaths {they was} through to the front, and nobody had opened for anyone.',
					as: {
						careful: 'For a wedge you have to be {trait}.',
						quiet: 'It was {trait} work, between one breath and the next.',
					},
				},
				{
					say: 'Tell the door something that you are really sorry for',
					outcome:
						'{hero} read all the apologies on the wall. Then {they} turned around and put {their} forehead against the steel. “I slammed one once,” {they} said. “At home. I was wrong, and I knew it, and I did it so that I’d have the last word. I opened it again after a bit, but they’d gone to bed.” There was more, but it was said very low. Hinge had stopped writing. Behind her back something went click. “Nine,” she whispered. “It’s never gone over four.” The door opened so gently that it didn’t stir a paper. She left it ajar when she came along.',
					later:
						'“I collect apologies,” said Hinge. “I’ve got eight hundred. I can tell you which of them only wanted to get through.” One or two people sank down on their benches. “{hero} wanted to get through. But that isn’t what {they} said. I gave it a nine.” She put her arms behind her. “I don’t give tens. But I’ve thought about it.”',
					as: {
						honest: 'It’s lucky to be {trait}, when a door is listening.',
						quiet: 'Somebody {trait} can say a thing like that to a door, and to no one else.',
					},
				},
			],
		},
		4: {
			meet: [
				'At the end of the passage was a steel door, in front of which, with folded arms, stood a robot, by the name of Hinge. “It is not available,” she said. “It was slammed.” It had been done in March, by the captain, in the course of some remarks. It was a door that had opened four hundred thousand times, and never asked for whom; and since then it had required to be apologized to. He had not come. Others had done it for him, readily; she graded them, and had them pinned to the wall, and none had so far been better than a four. “They are sorry as far as the other side,” said Hinge. There was a dent in the paint, at the height of a hand. The captain’s daughter had gone out by it that day, with [a trunk|one trunk]; and at that hour, in the evenings, someone could be heard to come along the passage as far as the last corner, and stand, and go back.',
			],
			flies: 'As to flying at it, that might do for windows, said Hinge. Windows had no character.',
			ways: [
				{
					say: 'Let the door have its own say, and slam it',
					outcome:
						'“It has been spoken to for months,” said {hero}. “What does it say?” A door has one word. It had been made to say that in somebody else’s quarrel, and had never yet had it for itself. Hinge unfolded her arms. {They} brought it back on its hinges, all the way, as an archer draws; and opened {their} {hand}. BLAM! It went along the plates to the last rivet of that ship. A tray was dropped. One heard, beyond the corner, a step that had been about to go back remain where it was. And the door, which had come open again from the sheer force of it, hung there and trembled, like someone who has said it and finds that the roof is still on. “From the shoulder,” said Hinge softly. “And you did not look round. I could never get myself to.”',
					later:
						'There was a pair of double doors. {hero} took one by its handle, and brought it back as far as it had ever been; and thought, as one should, of nothing else. BLAM! Let people be as many as they like, and in the right; there is no reply to it. They turned, all of them, to where it had come from. There was hardly one who did not recognize it. Each had heard it at some time from the inside of a room, and had lain awake; and they looked at {hero}, to be told that it was over.',
					as: {
						bold: 'One calls them {trait}, who can slam a thing for somebody else.',
						honest:
							'There is a plain word at the bottom of every {trait} person. It is not often that one is lent the door.',
					},
				},
				{
					say: 'Watch it breathe, and make use of a wedge',
					outcome:
						'“It breathes,” said {hero}, who had been looking. It did. Once in a minute, as the pressure shifted in the ship, it gave by a hair toward the passage, and drew itself up again. She had in her case a wedge, for floors. {hero} knelt with it. {They} asked for nothing; {they} pushed at nothing; merely, as often as the door let out its breath, it found in taking it in that there was a little less to shut. It was a matter of some twenty breaths. By the end of them there was a gap, at which it could honestly be said that no one had been let in; and Hinge, who had been told by every engineer on board that it would have to be cut, put the thing into {their} {hand}. “You did not insist,” she said. “I shall tell him that, if he comes.”',
					later:
						'They were as tight as a door. But people have to breathe; and about once in a minute, if one is in no hurry, a whole crowd will be doing it at the same moment, and one sees light. {hero} was in no hurry. {They} laid {themself} in the crack, no thicker than was offered; they breathed in, and found it was not quite to be shut. Nobody had been pushed. Nobody, to the very front, could have said that he had yielded. It was only that there had been one more of them with each breath, and it was always {hero}.',
					as: {
						careful:
							'The {trait} do it so. They wait until a thing opens of itself, and they do not let go of what they have.',
						quiet: 'For {trait} people it is the only way, and no one has ever seen it done.',
					},
				},
				{
					say: 'Apologize to it, for something of your own',
					outcome:
						'{hero} went along the wall, and read them from the first to the last. Then {they} laid {their} brow to the steel, a hand’s breadth from the dent. “I have done it as well,” {they} said. “It was not this door. I had lost already, and wished to have been the one to go.” The rest was for nobody; there was not much of it, and it seemed to be about a light under a door that had gone out. Hinge did not write. She had let down her arms. Inside the lock, in its own time, something laid back one bolt, then the second. “Nine,” said Hinge. It stood so wide that one saw the whole of the deck. Nor would she close it, when she came with {hero}; she stood there and considered; and she propped it open, with her toolbox, on the side of the corner.',
					later:
						'“I am not a judge of what is true,” said Hinge. “I judge how it is said to a door.” She had with her a quantity of paper, on a pin. “These are all of them sorry. They were on their way somewhere, and I was in front of it. I can see from here three whom I know.” No one looked to see which. “{hero} was on the way somewhere. I suppose it was here. {They} told us something that could only make {them} late. I have kept it separate.” She closed a steel hand on it. “You need not have it read to you,” said Hinge. “It opened.”',
					as: {
						honest: 'It was to be had of anybody {trait}. It is just that they so seldom put it to a door.',
						kind: 'It was {trait}; and the door, it must be said, behaved very well.',
					},
				},
			],
		},
	},
};
