import type { Obstacle } from '../../format.ts';

export const quietLibrary: Obstacle = {
	id: 'quiet-library',
	alsoIn: ['historical', 'musical', 'mystery', 'superhero', 'time-travel'],
	place: { the: 'the reading room', at: 'in the reading room', to: 'to the reading room', backdrop: 'library' },
	people: { shush: { call: 'Miss Hush', a: 'an owl with a small bell', type: 'Owl', pronoun: 'she' } },
	props: ['bell', 'book'],
	blocks: [],
	ways: [
		{ id: 'notes', use: 'trust', ally: 'shush' },
		{ id: 'finish', use: 'hear', cost: 'time' },
		{ id: 'carpet', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'The way went through a big room of books. “Ting!” went a small bell. Miss Hush sat there. She was an owl. “Hush,” she said. “There is a baby bat asleep in the big book. One creak, and it will cry all day.” The floor went creak.',
			ways: [
				{
					say: 'Write Miss Hush a note',
					outcome:
						'{hero} wrote a note: “Which bit creaks?” Miss Hush wrote back: “Not this. Not this. This!” So {hero} went that way. No creak! Miss Hush clapped with no noise. And she came too.',
					later:
						'Up got Miss Hush. She hates to talk. But she did. “{hero} is good,” she said. “You can trust {hero}.”',
				},
				{
					say: 'Read the bat to the end of the story',
					outcome:
						'{hero} read to the bat, very, very low. And so the good bat went to bed. The end. “Eep,” said the bat, and slept so well that you could hop. Hop!',
					later: '{hero} began to read, very, very low. They all had to stop to hear it. Not one creak!',
				},
				{
					say: 'Put books down and step on those',
					outcome:
						'One fat book. One more fat book. {hero} went from book to book to book. The floor did not creak once. “Take two,” said Miss Hush.',
					later:
						'But {hero} had two fat books. One down, step! One down, step! Up on the books {hero} got by them all.',
				},
			],
		},
		2: {
			meet: [
				'The only way through was the reading room. At the desk sat Miss Hush, an owl with a very small bell. Ting! “Not a sound,” she said, without any voice. “There is a baby bat asleep in the atlas. It [cried|has cried] for three nights. It has only just dropped off.” The floor of the reading room was old, and it was famous for its creak.',
			],
			ways: [
				{
					say: 'Write a note to ask which boards creak',
					outcome:
						'{hero} wrote, “Which boards?” Miss Hush wrote, “At last, somebody asks.” And she drew a map of the whole floor, with a cross for each creak. {hero} went over it like a shadow in socks. Miss Hush was so moved that she left a sign, “Back soon,” and came along.',
					later:
						'Miss Hush stood up. Nobody had ever heard her voice. “I only speak once a year,” she said, “so listen. {hero} can be trusted.” And that was this year’s.',
					as: { quiet: 'It pays to be {trait} in a library.', careful: 'It pays to be {trait} on old boards.' },
				},
				{
					say: 'Read the bat its story to the end',
					outcome:
						'The atlas was open at Africa, but under it lay a story with a ribbon in the middle. No wonder the bat slept so badly! {hero} read it the end, in the smallest voice {they} had. It took an hour. The bat said “Eep,” and turned over, and after that you could have played the trumpet.',
					later:
						'{hero} did not shout. {They} did what had worked for the bat. {They} began to tell a story, very low, and stopped just before the good bit. “Go on!” said everyone. And then they were still.',
					as: { kind: 'You have to be {trait} with bats.' },
				},
				{
					say: 'Lay a path of fat books and cross on those',
					outcome:
						'There were fat books and thin books. {hero} took the fattest, and laid them out in a row like stones in a brook. Then {they} crossed the room, from A to Z, and put them all back. Not one creak. “You may borrow two,” wrote Miss Hush.',
					later:
						'But {hero} had two very fat books. One down, up on it, the other one down, up on that! In that way {they} went right over the top of things.',
					as: { clever: 'A {trait} head sees a bridge in a book.' },
				},
			],
		},
		3: {
			meet: [
				'There was a short cut, and it led through the reading room. At the desk sat Miss Hush, an owl, with the smallest bell in the city, and she rang it before {hero} had even breathed. “A baby bat is asleep in the atlas,” she said, so softly that it was mostly lips. “It came in through the skylight [three nights ago|on Monday], and it has cried ever since. The whole quarter has been up. It dropped off four minutes ago.” She pointed at the floor. Every board in it had a voice of its own, and some of them had two.',
			],
			ways: [
				{
					say: 'Pass her a note and ask which boards creak',
					outcome:
						'“Which boards?” wrote {hero}. Miss Hush read it, and took off her glasses, and put them on again. In thirty years people had tiptoed, hopped, and crawled across that floor, and not one had asked. She unrolled a chart of the entire room. It showed every creak, with the note it made. {hero} crossed on the silent ones, in a long curve like a question mark. Then Miss Hush hung a sign on her bell and followed.',
					later:
						'Miss Hush rose. There was a gasp, because half the people there believed that she could not speak. “I save my words,” said Miss Hush. “I have about forty left for this year. I should like to spend them. {hero} asks before treading. You may believe what you are told by someone who does.”',
					as: {
						quiet: 'Notes were made for people as {trait} as {hero}.',
						careful: 'If you are {trait}, a chart is better than a present.',
					},
				},
				{
					say: 'Find the end of the story it fell asleep over, and read it',
					outcome:
						'Under the atlas there was a storybook, open, face down, at the very worst place. The little goat had one hoof over the cliff. No wonder the bat slept badly. {hero} sat down beside it and read on, hardly moving {their} lips, until the goat was home, and washed, and in bed. It took a good long hour. The bat gave a sigh as big as a pea. “Now you may jump up and down,” said Miss Hush.',
					later:
						'Shouting makes people shout. {hero} had learned something better. “The little goat,” {they} said, not loudly, “had one hoof over the edge.” And stopped. The people in front turned round. “And?” they said. Behind them it went on: “Sh! What? And?” Then it was quiet.',
					as: { kind: 'It takes someone {trait} to read to a bat with all the voices.' },
				},
				{
					say: 'Build stepping stones out of the fattest books',
					outcome:
						'A board cannot creak if nobody treads on it. {hero} took down volume one of the encyclopedia and laid it flat, and then volume two. A to Bee held. Bee to Cab held. At the end of each row {they} reached back for the ones behind, and so {they} crossed the silence from Aardvark to Zulu without once touching the ground. Miss Hush stamped {them} a card. It was good for two volumes, any time.',
					later:
						'{hero} had Miss Hush’s two volumes, Hat to Ice and Ice to Jug. {They} put one down and got up on it, put down the other and stepped across, and reached back for the first. It isn’t fast. But nobody can shut you out if you bring your own floor.',
					as: { clever: 'It was knowledge at last put to use, thought {hero}, who was {trait}.' },
				},
			],
		},
		4: {
			meet: [
				'The way led through the reading room, and the reading room belonged to Miss Hush. She was an owl of few words. In thirty-one years she had rung her small bell at whisperers, coughers, and once, it was said, at a thought. Today she rang it at {hero}’s shadow. “There is a bat in the atlas,” she said, almost entirely without sound. “Very young. It fell through the skylight [three nights ago|on Monday], and I do not know what has become of the mother. It has stopped crying. I did not say that it is asleep.” The floor in front of her was of oak, two centuries old, and every board had something to say. She looked at it as a surgeon may look at stairs. “I know how people talk of me,” whispered Miss Hush. “I was never against noise. I only ever wanted there to be one place.”',
			],
			ways: [
				{
					say: 'Ask her, in writing, which of the boards will hold their tongue',
					outcome:
						'{hero} took a slip from the desk and wrote a single line. Miss Hush read it for rather longer than it was. Thirty-one years of tiptoeing had gone by in front of her, all of it considerate, all of it loud, and in all that time it had not entered anyone’s head that she might know. From the bottom drawer she took a chart. She had made it at night, board by board, with the pitch of each in blue. {hero} crossed along the silences, in a great slow curve, past the atlas, in which two eyes like pinheads closed. Then she laid the bell on its side and came too.',
					later:
						'Miss Hush had not spoken in public since her appointment, and it took the room a while to see where the voice was coming from. “I have spent my life,” she said, “in listening to how people cross a floor. It is a thorough education. There are those who are quiet so as to be thought well of. And there is {hero}, who asked.” She sat down. No one coughed.',
					as: {
						quiet: 'It is seldom an advantage to be {trait}. In that one room it was a native language.',
						careful: 'To somebody {trait}, a chart like that is as good as a poem.',
					},
				},
				{
					say: 'Sit down by the atlas and read aloud, until it truly sleeps',
					outcome:
						'There is an old rule that a frightened thing should be left alone, and it is mostly convenient. {hero} sat down on the floor beside the atlas, which complained, and started to read, from the first book within reach. It was a treatise on drainage. It made no difference. What the bat wanted was for a voice to go on and not to stop when it looked; and so the voice went on, through culverts and gutters, for hours, until something the weight of a walnut had crept on to {their} arm. “I could have done that,” said Miss Hush, in an odd tone. “I was listening for the noise.”',
					later:
						'{hero} did not raise {their} voice, for it had been tried by everyone. {They} lowered it, and went on talking as {they} had in the reading room, evenly, to nobody, as if there were all the time in the world. Only the nearest heard it. They hushed the ones behind, so as not to lose the thread, and the hush went outward like a ring on a pond.',
					as: {
						kind: '“How {trait} you are,” Miss Hush added, as if it were a book that she had shelved wrongly.',
						quiet: 'The voice was a {trait} one. That was all that could be said for it, and all that was needed.',
					},
				},
				{
					say: 'Pave the room with the encyclopedia, and cross on that',
					outcome:
						'If the floor could not be trusted, there would have to be another. {hero} drew out the encyclopedia, the large one, bound in calf, and laid it down a volume at a time. Nobody had ever asked so much of it. From Abbey to Baroque it was steady; at Law it rocked a little. Miss Hush looked on with her wings over her beak, and her shoulders shook, and it took {hero} until Parliament to understand that she was laughing, and how well she did it without any sound. “Thirty-one years I have told them that it would get them further,” she wrote. And under it: “Keep two.”',
					later:
						'Knowledge, they say, is a ladder, and {hero} had brought two rungs of it, calfbound, on loan from Miss Hush. Down went Hat to Ice. {They} stepped up; Ice to Jug was laid in front; and, reaching back each time for the one behind, {hero} crossed that crowded room at the height of its shoulders, on paper, at the speed of an argument that is slowly being won.',
					as: {
						clever:
							'There are {trait} people who have read it all. {hero} was merely the first to get to the other side.',
					},
				},
			],
		},
	},
};
