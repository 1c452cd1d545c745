import type { Obstacle } from '../../format.ts';

export const noCork: Obstacle = {
	id: 'no-cork',
	alsoIn: ['dragon', 'fairy-tale', 'magical-school', 'mythology', 'unicorn'],
	place: { the: 'the windy bridge', at: 'on the windy bridge', to: 'to the windy bridge', backdrop: 'mountain' },
	people: { nella: { call: 'Nella', a: 'a witch with a bottle', type: 'Witch', pronoun: 'she' } },
	props: ['bridge'],
	blocks: ['flies'],
	ways: [
		{ id: 'puff', use: 'reach' },
		{ id: 'thunder', use: 'hear' },
		{ id: 'thumb', use: 'trust', cost: 'time', ally: 'nella' },
	],
	levels: {
		1: {
			meet: 'The bridge was thin. On it stood Nella, a witch, with her thumb on a bottle. “Don’t bump me!” she said. “There’s a storm in here, and I ate the cork. It looked like toffee! If you bump me, the storm gets out. So you can’t go by. And I’m so tired!”',
			flies: '“Can’t I fly?” asked {hero}. “It wants to fly too,” said Nella. “If it hears you, I can’t hold it!”',
			ways: [
				{
					say: 'Let out one small puff',
					outcome:
						'“Let it out just a bit,” said {hero}. So Nella did, and puff! It took {hero} right over to the other side. “I can do small ones!” called Nella. “Who is next?” And she threw {hero} one more puff, in a jar.',
					later:
						'{hero} let the puff out of the jar. Whoosh! All the hats flew up, and the people ran after them. So {hero} went in.',
				},
				{
					say: 'Let out just the boom',
					outcome:
						'“Is there a boom in it?” asked {hero}. “Let that out first!” So they let the boom out. BOOM! Then the storm was tired and went to sleep. “Now you can all go by,” said Nella. And now {hero} knew how to do a boom.',
					later:
						'“BOOM!” went {hero}, like the storm. All the cups shook. The people sat still, to hear if there was one more.',
				},
				{
					say: 'Hold the bottle for her',
					outcome:
						'“I’ll hold it,” said {hero}, and held the bottle shut. So Nella had a nap. It was a long, long nap! Then she made a cork from a bit of wood. “Now you can all go,” she said. And she came along, and shook her thumb.',
					later:
						'“{hero} held my storm for me,” said Nella. “It said, ‘Let me out!’ But {hero} held on. So you can trust {hero}.”',
				},
			],
		},
		2: {
			meet: [
				'The bridge was no wider than a door, and in the middle of it stood Nella, a witch. She had a green bottle, and her thumb on top. “Don’t bump me!” she said. “It’s a storm. I caught it over the sea. And the cork lay on the plate, [next to the toffees|among the toffees].” She swallowed. “I ate the wrong one. If I take my thumb off, there goes the bridge.” Her nose had been itching all week.',
			],
			flies: '“Can’t I fly?” asked {hero}. “It looks out of the bottle at birds,” said Nella, “and then it wants to.”',
			ways: [
				{
					say: 'Have Nella let out a very small puff',
					outcome:
						'“Can you let out as much as a jam jar holds?” asked {hero}, and held one out. Nella lifted her thumb by a crumb. Ffft! The jar was full, and what was left over blew {hero}, jar and all, over nine planks and onto the bank. “I didn’t know it came in small,” said Nella. “Next, please!”',
					later:
						'{hero} held up the jam jar from Nella’s bridge and opened the lid by a crumb. Ffft! Two hundred hats went up like birds. Everyone ran after their own. The middle of the room was quite empty, and {hero} walked up it.',
				},
				{
					say: 'Ask if the thunder may come out by itself',
					outcome:
						'“What is the fattest thing in there?” asked {hero}. “The thunder,” said Nella. “Then that’s what pushes.” {hero} listened at the glass. First it growled a little. “Now!” said {hero}, and Nella tipped her thumb. BA-DOOM! Far away a dog got under a bed. After that the rest of the storm lay on the bottom and purred. “Now you can even bump me,” said Nella, and let everybody by.',
					later:
						'{hero} had heard at Nella’s bottle how thunder starts. First you growl a little. “Ba…” Then you let it fall. “DOOM!” People looked at the ceiling. Some of them began to count, to see how far off it was.',
				},
				{
					say: 'Put your own hand on the bottle so that she can rest',
					outcome:
						'“On three,” said {hero}, and put a {hand} where her thumb had been. The storm tickled, and begged a bit, in a small voice like a keyhole. Nella scratched her nose for a quarter of an hour. Then she lay down and slept, and {hero} held on, and did not even sneeze. When Nella woke up she carved a new cork out of the railing. Then the bridge was free, and she came along, and swung both her arms.',
					later:
						'“I gave {hero} a storm to hold,” said Nella, “and went to sleep.” She put the bottle on the table, with the cork in. It rattled. “It asked very nicely to be let out. When I woke up it was still in there. You can trust {hero}.”',
				},
			],
		},
	},
};
