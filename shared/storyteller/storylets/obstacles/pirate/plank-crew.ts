import type { Obstacle } from '../../format.ts';

export const plankCrew: Obstacle = {
	id: 'plank-crew',
	place: {
		the: 'the wreck in the road',
		at: 'at the wreck in the road',
		to: 'to the wreck in the road',
		backdrop: 'ship',
	},
	people: {
		tilly: { call: 'Tilly', a: 'a mouse in a very big hat', type: 'Mouse', pronoun: 'she' },
		hob: { call: 'Hob', a: 'a small hedgehog with a pot', type: 'Hedgehog', pronoun: 'he' },
	},
	props: ['hat', 'pot'],
	blocks: ['flies'],
	ways: [
		{ id: 'plank', use: 'trust', ally: 'tilly' },
		{ id: 'pots', use: 'hear' },
		{ id: 'map', use: 'reach', cost: 'time' },
	],
	levels: {
		1: {
			meet: 'An old ship lay in the road. “Stop!” said Tilly. She was a mouse, in a big, big hat. “We are pirates!” “Pirates!” said Hob, with a pot. “My mom is a real one,” said Tilly. “But she did not take us.”',
			flies: '“No flying!” said Hob.',
			ways: [
				{
					say: 'Walk the plank for them',
					outcome:
						'They had a plank. It was over a puddle. {hero} went to the end. Splosh! How they clapped! “You are one of us now,” said Tilly. And she came along.',
					later: '“{hero} is one of us,” said Tilly. “I saw it. Splosh!” And who can say no to a pirate?',
				},
				{
					say: 'Play a song on the pot',
					outcome:
						'Bang, went {hero} on the pot. Bang, bang, ho! It was a pirate song. Hob sang so loud that his spines shook. “Take my pot,” he said.',
					later: 'But {hero} had Hob’s pot. Bang, bang, ho! They all had to look. Then it was still.',
				},
				{
					say: 'Draw them a map',
					outcome:
						'{hero} drew a map. Ten steps, a tree, and a big X. They dug and dug, right under the ship. And there was a hole, big enough for {hero}!',
					later: 'Ten steps, a tree, and an X! {hero} went low, as in the hole. In, and on, and out. There {they was}.',
				},
			],
		},
		2: {
			meet: [
				'A wrecked ship lay right across the road, and there was a crew on it. “Halt!” cried Tilly, a mouse in a hat that came down to her chin. “Your treasure or your life!” “Or a biscuit,” said Hob, a small hedgehog with a pot on. They were all quite little. “My mother is a real captain,” said Tilly. “She [said we are too small|told us we were too small]. So nobody gets by until we are feared.”',
			],
			flies: '“If you fly, you don’t fear us,” said Tilly. “That counts as not getting by.”',
			ways: [
				{
					say: 'Walk the plank and beg for mercy',
					outcome:
						'The plank stuck out over a puddle. “Mercy!” cried {hero}, all the way along it. “Not the puddle!” Splosh! The crew had never been so happy. Tilly shook {hero} by the {hand}. “You were the best we ever had,” she said. She came along, to tell people.',
					later:
						'A big hat came up the middle. “{hero} could have laughed at us,” said Tilly from inside it. “{They} got wet to the chin, and never laughed once. I say, believe {them}.”',
					as: {
						bold: 'It was harder for {trait} {hero} than a real plank.',
						merry: 'It is not easy to be {trait} and beg for your life.',
					},
				},
				{
					say: 'Teach them a song with pots to scare ships with',
					outcome:
						'“Real pirates have a song,” said {hero}. It had one word, and that was “Har!” You hit a pot after it. They did it till the gulls left. Hob wept with joy. “Now we are feared,” he said. He gave {hero} his pot, and put on a kettle.',
					later:
						'{hero} put Hob’s pot on the ground. “Har!” Bang. “Har!” Bang. Nobody goes on talking when there is a “Har!” in the room.',
					as: {
						merry: 'You could tell that {hero} was {trait}.',
						quiet: 'Even {trait} {hero} went “Har!” in the end.',
					},
				},
				{
					say: 'Draw a treasure map with an X under the wreck',
					outcome:
						'{hero} drew a map with a palm, a skull, and an X. The X was under the ship. They dug for it a long time, with spoons. They found a boot. They were over the moon! And there was a tunnel now, just wide enough, from one side to the other.',
					later:
						'{hero} thought of the tunnel. If you can’t go over, and you can’t go through, then go low. {They} went in under the benches, past a hundred boots, and came up in front.',
					as: { clever: 'X marks the spot where someone {trait} has been.' },
				},
			],
		},
		3: {
			meet: [
				'A wreck lay across the road, with its ribs in the air, and from its highest point something flew that was probably a pillowcase. “Heave to!” shouted somebody. Under an enormous hat stood a mouse called Tilly. Next to her was Hob, a hedgehog, wearing a pot, and behind them were nine or ten more, of about the size of skittles. “We’re the terror of the coast,” said Tilly. “Nobody passes alive. [You have to be terrified first.|Not until they’re terrified.]” It came out, bit by bit, that her mother was the real captain of a real ship, and that it had sailed in the spring without them. “She said when we’re feared,” said Tilly. “She said she’d take us when anybody feared us.”',
			],
			flies: '“And it’s cheating to fly off,” said Hob. “The last one flew off. We cried.”',
			ways: [
				{
					say: 'Be terrified, and walk the plank with tears',
					outcome:
						'The plank was over a puddle, about a foot deep. {hero} began to tremble before {they was} even on it. {They} asked to be remembered to {their} family. {They} offered gold; {they} offered to be a good cabin boy; halfway along {they} turned and went down in front of Hob, who nearly let {them} off. Splosh. There was an awed hush. “Did it hurt?” whispered Tilly. She wanted to have it in writing. In the end she simply came along.',
					later:
						'The hat came down the aisle, and under it was Tilly. “I’m the terror of the coast,” she said, “because of {hero}. There were eleven people on that road today, and ten said we were sweet.” She looked around to see if anyone would say it now. “{hero} took us at our word. So I think you can take {theirs}.”',
					as: {
						bold: 'You have to be truly {trait} to be as scared as that.',
						merry: 'There were times when {hero}, who was {trait}, had to bite {their} tongue.',
						kind: 'There is nobody so dangerous as the {trait}.',
					},
				},
				{
					say: 'Teach them a song that would frighten a navy',
					outcome:
						'“Your trouble is the noise,” said {hero}. “You squeak.” They did it with pots. It was a song of a single word, and the word was “Har,” and on each “Har” all the pots came down at once. By the tenth verse the pillowcase had dropped off. Out at sea a ship was seen to turn around. “That was us,” said Hob, in a small voice. “We turned it around.” He gave {hero} his very own pot, and stood there with his spines flat, feeling the wind on them.',
					later:
						'{hero} raised Hob’s pot, brought it down, and roared the only word of the song. It had turned a ship. It went through the room like a plank, and at the end of it no one was saying anything. One man had his hands up.',
					as: {
						quiet: 'It was not at all like {hero}, who was {trait}. Perhaps that was why it worked.',
						merry: 'A {trait} person always has a spare “Har.”',
					},
				},
				{
					say: 'Draw them a map, with an X right underneath the wreck',
					outcome:
						'“Pirates who are feared,” said {hero}, “have treasure.” {They} drew a map on the back of a sail: nine paces, a palm, a skull, an X. It so happened that the X was under the keel. They dug for hours, with spoons and hats and, in one case, with the nose. They found a boot, a fork, and a brass button, and danced around them. And when they had done there was a tunnel straight through under the wreck. “You knew about the button,” said Tilly, much impressed.',
					later:
						'Where you can’t get through, somebody small always can. {hero} got down on the floor and looked. It was just like the dig. There was a long low tunnel there, made of benches, with a light at the end. It had a boot in it, and a button. {hero} came out at the front with some dust on.',
					as: { clever: 'All a map needs is someone {trait} to know where the X should be.' },
				},
			],
		},
		4: {
			meet: [
				'A ship lay across the road, where a storm had once left it, and it had been taken by pirates. One could see very little of them. There was a hat, beneath which, after some searching, one found a mouse by the name of Tilly; there was a hedgehog in a saucepan, who answered to Hob; and along the rail were ten or a dozen more, in order of height. “Stand and deliver,” said Tilly. It was not spoken without dignity. Her mother, it appeared, had a real ship, and had sailed on it in the spring. “She is going to send for us,” the mouse explained, “when we are feared. [She promised. She said those words.|Those were the words. She promised.]” Several of them nodded. They had been at it since April. All day long people came up that road and were told to tremble, and all day long they said the same thing, and ruffled the hedgehog the wrong way; they said, “How sweet.”',
			],
			flies:
				'It did not do to fly. It had been done, Hob reported; it had been done over their heads, by a lady, who had called down to them that they were adorable.',
			ways: [
				{
					say: 'Tremble, plead, and be made to walk the plank',
					outcome:
						'It would be the work of a minute to be afraid of them, and no one had had a minute. {hero} let fall what {they was} carrying. “Not the plank,” {they} said; and it must have been well done, for behind the hat somebody drew a breath like a sob. They showed no mercy. {They} went out along it, with a saber at {their} back that had been a bread knife, and spoke some last words, and the puddle closed over {them}. When {hero} came up all of them were standing at attention. “We did that,” said Hob. Tilly wrote it down, with the date, for sending on. She said that she would see {them} through, from here; there were, she understood, some desperate characters on the road.',
					later:
						'“They say that it is not known who {hero} is,” said Tilly, from under the hat, and they had to bend forward to see whether there was anyone there. “I know it. I have sent it to my mother.” She unfolded a paper. “There are a hundred and six who would not be frightened of us. It is not hard to not be frightened. There is one who was, and went into the water for it, and came up and did not wink.” She looked at them, row after row. “I looked specially,” said Tilly, “if {they} would wink.”',
					as: {
						bold: 'It would have been nothing to somebody timid. For the {trait} it was the performance of a lifetime.',
						kind: 'There is a {trait} way of not laughing. It begins well before the eyes.',
					},
				},
				{
					say: 'Give them a song to be feared by',
					outcome:
						'“You are doing it too high,” {hero} said. There was one word to the song. It was to come from as far down as they had got, and after it, all together, came the pots. At first it was charming. {hero} was merciless. {They} had them think, at each “Har,” of one person who had said how sweet; and toward the fortieth there was something in it, a kind of undertow, that made the hair rise. A brig that had been standing in for the harbor wore round and made for the open sea. None of them cheered. They watched it out of sight. “They were afraid,” said Hob presently, “weren’t they?” He took off the pot. “I think I would like you to have it,” he said. “I did not know that it would look like that.”',
					later:
						'There was still Hob’s pot. {hero} set it down before {them}, and thought, as {they} had taught others to do, of one face at a time. Then {they} gave it the word. They were not frightened, exactly. But it is not often that one hears twelve small persons and a whole spring of waiting in a single syllable, and a saucepan; and it left a silence in which nobody there would have said that anything was sweet.',
					as: {
						quiet: 'In all those years of being {trait}, evidently, it had gone somewhere.',
						merry: 'It is the {trait} who can do it. They know exactly where the joke stops.',
					},
				},
				{
					say: 'Draw up a treasure map, and see to it where the X falls',
					outcome:
						'A crew with a treasure is feared for miles. {hero} drew one up on sailcloth, with compass points, a skull, and a warning in verse; and if the X came down just underneath the keel, that was nobody’s business. They dug for it with spoons. It was dark under the keel, and they dug by the light of a candle end, singing; and what they brought to the surface, at last, with a hush, was a boot, and a fork, and one brass button. It lay in Tilly’s palm. There was an anchor on it. “It’s off her coat,” said Tilly. It might have been off any coat on the seven seas. No one mentioned it, least of all {hero}, who crept after them through the tunnel, from the one side of the wreck to the other, on {their} way.',
					later:
						'It was no different from the wreck. What bars the way to a person of standing is a row of boots, when seen from where the small ones see it, and between the boots there was a road. {hero} lay down on that respectable floor and took it. It led under eleven benches; it was not clean; halfway along a child, under there on business of her own, drew in her feet for {them} without surprise. They both put a finger to their lips. Then there was light in front.',
					as: {
						clever: 'Those who are {trait} enough to find a treasure are rarely {trait} enough to have buried it.',
					},
				},
			],
		},
	},
};
