import type { Obstacle } from '../../format.ts';

export const quietLibrary: Obstacle = {
	id: 'quiet-library',
	alsoIn: ['historical', 'mystery', 'time-travel', 'ghost', 'magical-school', 'royal'],
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
			meet: 'The way went through a big house full of books. Creak, said the floor. “Hush!” said Miss Hush, an owl, and Ting, said her bell. “A baby bat came in and fell asleep in that big book. If the floor creaks, it will cry. So no one can go by.”',
			ways: [
				{
					say: 'Write Miss Hush a note',
					outcome:
						'{hero} wrote a note, because that makes no noise. “Where does the floor not creak?” it said. So Miss Hush made a chalk mark on each good spot. Now everyone could go over with not one creak! And she came too.',
					later:
						'Miss Hush does not like to talk. But now she got up. “{hero} didn’t wake the baby,” she said. “I like {hero}.” And she sat down.',
				},
				{
					say: 'Read the bat to the end of the story',
					outcome:
						'{hero} sat down and read to the baby bat, very, very softly. It was a long, long story. “Eep,” said the bat at the end, and flew out at the window. Now the floor could creak all it liked! So everyone could go by, hop, hop, hop.',
					later:
						'{hero} began to read, very, very softly. It was such a good story! So all the people hushed, and came near to hear it.',
				},
				{
					say: 'Put books down and step on those',
					outcome:
						'{hero} put one fat book on the floor, and then more, in a row. So now everyone could go from book to book, with not one creak. “Two of them I have twice,” said Miss Hush. “You can have those.”',
					later:
						'{hero} had the two fat books. {hero} put one down and stepped on it, and then the next. So {hero} went over all their feet, book by book.',
				},
			],
		},
		2: {
			meet: [
				'The way led through a library, right across the reading room. At the desk sat Miss Hush, an owl with a very small bell. Ting! “Not a sound,” she said, without any voice. “There is a baby bat asleep in the atlas. It [cried|has cried] for three nights. It has only just dropped off.” The floor of the reading room was old, and it was famous for its creak. So a whole row of readers sat there, and did not dare to go home.',
			],
			ways: [
				{
					say: 'Write a note to ask which boards creak',
					outcome:
						'{hero} wrote, “Which boards?” Miss Hush wrote, “At last, somebody asks.” And she drew a map of the whole floor, with a cross for each creak. With that, anybody could go over it like a shadow in socks. She left it on the desk for people to use, and came along, to talk out loud for once.',
					later:
						'Miss Hush stood up. Nobody had ever heard her voice. “I only speak once a year,” she said, “so listen. {hero} can be trusted.” And that was this year’s.',
				},
				{
					say: 'Read the bat its story to the end',
					outcome:
						'The atlas was open at Africa, but under it lay a story with a ribbon in the middle. No wonder the bat slept so badly! {hero} read it the end, in the smallest voice {they} had. It took a long time. The bat said “Eep,” and turned over, and after that you could have played the trumpet.',
					later:
						'{hero} did not shout. {They} did what had worked for the bat, and began to tell a story, very softly, and stopped just before the good bit. “Go on!” said everyone. And then they were still.',
				},
				{
					say: 'Lay a path of fat books and cross on those',
					outcome:
						'There were fat books and thin books. {hero} took the fattest, and laid them out in a row like stones in a brook. Now anybody could cross the room, from A to Z. Not one creak. Two books were left over, and {hero} borrowed those.',
					later:
						'But {hero} had two very fat books from the library. One down, and up on it. The other one down, and up on that! So {hero} went over all their feet, and nobody lost a shoe.',
				},
			],
		},
		3: {
			meet: [
				'The way led through the reading room of a library, in at one end and out at the other. At the desk sat Miss Hush, an owl, with the smallest bell in the city, and she rang it before {hero} had even breathed. “A baby bat is asleep in the atlas,” she said, so softly that it was mostly lips. “It came in through the skylight [three nights ago|on Monday], and it has cried ever since. The whole quarter has been up. It dropped off four minutes ago. So nobody crosses.” She pointed at the floor. Every board in it had a voice of its own, and some of them had two.',
			],
			ways: [
				{
					say: 'Pass her a note and ask which boards creak',
					outcome:
						'“Which boards?” wrote {hero}. Miss Hush read it, and took off her glasses, and put them on again. For years people had tiptoed, hopped, and crawled across that floor, and not one had asked. She unrolled a chart of the entire room. It showed every creak, with the note it made. The silent ones lay in a long curve, like a question mark, and she had {hero} chalk it on the floor, for everybody. Then she hung a sign on her bell and followed.',
					later:
						'Miss Hush rose. There was a gasp, because half the people there believed that she could not speak. “I save my words,” said Miss Hush. “I have about forty left for this year. I should like to spend them. {hero} asks before treading. You may believe what you are told by someone who does.”',
				},
				{
					say: 'Find the end of the story it fell asleep over, and read it',
					outcome:
						'Under the atlas there was a storybook, open, face down, at the very worst place. The little goat had one hoof over the cliff. No wonder the bat slept badly. {hero} sat down beside it and read on, hardly moving {their} lips, until the goat was home, and washed, and in bed. It took a good long time. The bat gave a sigh as big as a pea. “Now you may jump up and down,” said Miss Hush.',
					later:
						'Shouting makes people shout. {hero} had learned something better. “The little goat,” {they} said, not loudly, “had one hoof over the edge.” And stopped. The people in front turned round. “And?” they said. Behind them it went on: “Sh! What? And?” Then it was quiet.',
				},
				{
					say: 'Build stepping stones out of the fattest books',
					outcome:
						'A board cannot creak if nobody treads on it. {hero} took down volume one of the encyclopedia and laid it flat, and then volume two. A to Bee held. Bee to Cab held. So a path grew across the silence from Aardvark to Zulu, on which anybody could walk without once touching the ground. There was a second set, and {hero} borrowed two volumes of that.',
					later:
						'{hero} had Miss Hush’s two volumes, Hat to Ice and Ice to Jug. {They} put one down between two pairs of shoes and got up on it, put down the other a bit farther on, and reached back for the first. It isn’t fast. But people will move a foot for a book when they won’t for a person. Nobody can shut you out if you bring your own floor, and where it ended was the front.',
				},
			],
		},
		4: {
			meet: [
				'The way led through the library, in from the street, across the reading room, and out at the back, and the reading room belonged to an owl called Miss Hush. For thirty-one years she had rung her little bell at people who whispered, people who coughed, and once, it was said, at a thought. Today she rang it at {hero}’s shadow. “There is a bat in the atlas,” she said, almost without a sound. “A very young one. It fell through the skylight [three nights ago|on Monday], and its mother hasn’t come. It has stopped crying now. I didn’t say that it’s asleep.” Between them and the far door lay an oak floor, two hundred years old, and every board of it creaked. So she had sent people through the cellar, but now the porter had gone off with the key. “I know what people say about me,” whispered Miss Hush. “But I was never against noise. I only wanted there to be one place without it.”',
			],
			ways: [
				{
					say: 'Pass her a note, and ask which boards creak',
					outcome:
						'{hero} wrote a line on a slip of paper: which boards do not creak? Miss Hush read it for a long time. For thirty-one years people had tiptoed past her, all of it loud, and nobody had ever thought that she might know. She took a chart from the bottom drawer. She had made it at night, board by board, with the note of each one written in blue. The silent boards ran in a great slow curve around the room and past the atlas, where two eyes like pinheads were closing. She chalked a line on them for whoever might come, laid her bell on its side, and came along with {hero}. She had not heard herself at full strength for years, and wished to.',
					later:
						'Miss Hush had never spoken in public, and it took a while before people saw where the voice came from. “I have listened to people’s steps all my life,” she said. “You can learn a great deal. Some people are quiet because they want to be thought well of. {hero} was quiet because something small was asleep. {They} asked me how, and did it exactly. {They} can be trusted.” She sat down. Nobody coughed.',
				},
				{
					say: 'Sit down by the atlas, and read to the bat',
					outcome:
						'You should leave a frightened thing alone, people say, and it is usually the easiest thing to do. {hero} sat down on the floor beside the atlas and read aloud from the first book within reach. It was about drains. That did not matter. The bat only wanted a voice that went on, and did not stop when it peeped out; so {hero} went on and on, for a very long time, through pipes and gutters, until something no heavier than a walnut had crept onto {their} arm and fallen asleep. “I could have done that,” said Miss Hush. “I was too busy listening for noise.” After that anybody could have danced across.',
					later:
						'Everyone else had tried shouting. {hero} spoke more softly, and went on and on, as evenly as {they} had read to the bat. Only the nearest people could hear it. They hushed the people behind them, because they did not want to lose the thread, and those hushed the next. The quiet spread outward like a ring on a pond. When it had reached the walls, everybody was listening.',
				},
				{
					say: 'Lay the encyclopedia on the floor, and walk on it',
					outcome:
						'If the floor could not be trusted, there had to be another. {hero} took the big encyclopedia, bound in leather, and laid it down one volume at a time. The books had never been so useful. From A to B {they} went steadily; at L the floor rocked a little. Miss Hush watched with her wings over her face, and her shoulders shook. {hero} was at P before it was clear that she was laughing, perfectly, without a sound. “I have always said that books will get you further,” she wrote on a slip of paper. And underneath: “The path stays.” {hero} went out with two volumes of the second set.',
					later:
						'{hero} had two volumes of Miss Hush’s encyclopedia. {They} laid the first on the nearest chair and stepped up; {they} laid the second on the next chair, stepped across, and reached back for the first. H, then I. H, then I. So {they} crossed the whole room, over everyone’s shoulders, without pushing anybody, and climbed down at the front with the two of them.',
				},
			],
		},
	},
};
