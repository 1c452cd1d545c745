import type { Obstacle } from '../../format.ts';

export const plankCrew: Obstacle = {
	id: 'plank-crew',
	alsoIn: ['adventure', 'time-travel', 'historical', 'fairy-tale', 'fantasy'],
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
			meet: 'An old ship lay across the road, and you had to go over it. “Stop!” said Tilly, a mouse in a big, big hat. Behind her stood Hob, with a pot. “We’re pirates! But people just say ‘How sweet!’ to us. So no one may go by till we scare one of you!”',
			flies: '“What if I fly?” asked {hero}. “To scare you, I have to look you in the eye,” said Tilly. “Come down!”',
			ways: [
				{
					say: 'Walk the plank for them',
					outcome:
						'“Oh no, a pirate!” said {hero}. So Tilly made {hero} walk the plank. It went over a puddle. Splosh! How she clapped! “I scared you! Now you’re a pirate too.” So everyone could go over the ship. And she came along, to scare more folk.',
					later:
						'“People laugh at me,” said Tilly. “But {hero} didn’t. {hero} is a friend.” And you can trust a friend!',
				},
				{
					say: 'Play a song on the pot',
					outcome:
						'{hero} took Hob’s pot. Bang, bang, HO! It was a pirate song. Tilly sang it so loud that a cow ran off. “She was scared of us!” said Tilly. “Keep the pot.” And she let everyone go over.',
					later: '{hero} had Hob’s pot. Bang, bang, HO! People were so scared that no one said a thing.',
				},
				{
					say: 'Draw them a map',
					outcome:
						'“Pirates need a map,” said {hero}, and drew one with a big X. So Tilly and Hob dug by the X, under the ship. It took a long, long time! There was no gold. But now there was a way under the ship, in and out. “Our gate!” said Tilly, and let everybody by.',
					later:
						'{hero} went down low, as under the ship. In, and on, by all the feet, and out. And there {hero} was, in front.',
				},
			],
		},
		2: {
			meet: [
				'A wrecked ship lay across the road, so that you had to climb over, and there was a crew on it. “Halt!” cried Tilly, a mouse in a hat that came down to her chin. “Your treasure or your life!” “Or a biscuit,” said Hob, a small hedgehog with a pot on. The whole crew was quite little. “My mother is a real captain,” said Tilly. “She [said we are too small|told us we were too small]. So nobody gets by until we are feared.”',
			],
			flies:
				'“What if I fly?” asked {hero}. “If you fly, you can’t see our faces,” said Tilly. “And our faces are the worst of us.”',
			ways: [
				{
					say: 'Walk the plank and beg for mercy',
					outcome:
						'The plank stuck out over a puddle. “Mercy!” cried {hero}, all the way along it. “Not the puddle!” Splosh! The crew had never been so happy. Tilly shook {hero} by the {hand}. “You were the best we ever had,” she said. The crew helped everybody over, and Tilly came along, to tell people.',
					later:
						'A big hat came up the middle. “{hero} could have laughed at us,” said Tilly from inside it. “{hero} got wet all over, and never laughed once. I say, believe {hero}.”',
				},
				{
					say: 'Teach them a song with pots to scare ships with',
					outcome:
						'“Real pirates have a song,” said {hero}. It had one word, and that was “Har!” You hit a pot after it. The crew did it till the gulls left. Hob wept with joy. “Now we are feared,” he said. “Once more, and on my pot!” And so, with {hero} and Hob’s pot in front, everybody could march over the ship.',
					later:
						'{hero} put Hob’s pot on the ground. “Har!” Bang. “Har!” Bang. Nobody goes on talking when there is a “Har!” in the room.',
				},
				{
					say: 'Draw a treasure map with an X under the wreck',
					outcome:
						'{hero} drew a map with a palm, a skull, and an X. The X was under the ship. The crew dug for it a long time, with spoons. They found a boot. They were over the moon! And there was a tunnel now, just wide enough. {hero} crawled through it. And crack! The ship slid off the road, so that everybody could pass.',
					later:
						'{hero} thought of the tunnel. If you can’t go over, and you can’t go through, then go low. So in went {hero} under the benches, past a hundred boots, and out in front.',
				},
			],
		},
		3: {
			meet: [
				'A wreck lay across the road, with its ribs in the air, and from its highest point something flew that was probably a pillowcase. “Heave to!” shouted somebody. Under an enormous hat stood a mouse called Tilly. Next to her was Hob, a hedgehog, wearing a pot, and behind them were nine or ten more, of about the size of skittles. “We’re the terror of the coast,” said Tilly. “Nobody passes alive. [You have to be terrified first.|Not until they’re terrified.]” Ten people had already called them sweet, and had been sent around by the dunes. It came out, bit by bit, that her mother was the real captain of a real ship, and that it had sailed in the spring without them. “She said when we’re feared,” said Tilly. “She said she’d take us when anybody feared us.”',
			],
			flies: '“What if I fly?” asked {hero}. “It’s cheating to fly off,” said Hob. “The last one flew off. We cried.”',
			ways: [
				{
					say: 'Be terrified, and walk the plank with tears',
					outcome:
						'The plank was over a puddle, about a foot deep. {hero} began to tremble before {they was} even on it. {They} asked to be remembered to {their} family. {They} offered gold; {they} offered to be a good cabin boy; halfway along {they} turned and went down in front of Hob, who nearly let {them} off. Splosh. There was an awed hush. “Did it hurt?” whispered Tilly. The crew let down a gangway on both sides for everybody, and in the end she simply came along, since nobody had ever come back to be asked.',
					later:
						'The hat came down the aisle, and under it was Tilly. “I’m the terror of the coast,” she said, “because of {hero}. There were eleven people on that road today, and ten said we were sweet.” She looked around to see if anyone would say it now. “{hero} took us at our word. So I think you can take {theirs}.”',
				},
				{
					say: 'Teach them a song that would frighten a navy',
					outcome:
						'“Your trouble is the noise,” said {hero}. “You squeak.” So it was done with pots. It was a song of a single word, and the word was “Har,” and on each “Har” all the pots came down at once. By the tenth verse the pillowcase had dropped off. Out at sea a ship was seen to turn around. “That was us,” said Hob, in a small voice. “We turned it around.” They let down a gangway on both sides, as you do if you are feared, and {hero} beat time for the march across on Hob’s very own pot. Hob stood there without it, with his spines flat, feeling the wind on them.',
					later:
						'{hero} raised Hob’s pot, brought it down, and roared the only word of the song. It had turned a ship. It went through the room like a plank, and at the end of it no one was saying anything. One man had his hands up.',
				},
				{
					say: 'Draw them a map, with an X right underneath the wreck',
					outcome:
						'“Pirates who are feared,” said {hero}, “have treasure.” {They} drew a map on the back of a sail: nine paces, a palm, a skull, an X. It so happened that the X was under the keel. The crew dug, longer than {hero} liked, with spoons and hats and, in one case, with the nose. They found a boot, a fork, and a brass button, and danced around them. And when they had done there was a tunnel straight through under the wreck. {hero} had hardly crawled out at the far end, and the crew after, when the whole ship leaned over and slid off the road. “You knew about the button,” said Tilly, much impressed.',
					later:
						'Where you can’t get through, somebody small always can. {hero} got down on the floor and looked. It was just like the dig. There was a long low tunnel there, made of benches, with a light at the end. It had a boot in it, and a button. {hero} came out at the front with some dust on.',
				},
			],
		},
		4: {
			meet: [
				'A ship lay across the road, where a storm had left it, and pirates had taken it. It was hard to see them. There was a very big hat, and under it, if you looked, a mouse named Tilly. There was a hedgehog with a saucepan on his head, called Hob. Along the rail stood ten or twelve more, in order of size. “Stand and deliver!” said Tilly. “Nobody gets past us alive!” Her mother had a real ship. In spring she had sailed without them. “She’ll send for us,” said Tilly, “when people are afraid of us. [She promised.|She said so.]” Several of them nodded. So every day the crew told everybody on the road to tremble. But people stroked Hob the wrong way, said, “How sweet,” and walked across. So today the gangway had been pulled up.',
			],
			flies: 'Nobody should fly, said Hob. A lady had done it. She had called down to them that they were adorable.',
			ways: [
				{
					say: 'Tremble, and let them make you walk the plank',
					outcome:
						'It would only take a minute to be afraid of them, and nobody had ever had a minute. {hero} dropped everything. “Not the plank!” {they} begged, and it must have been well done, because under the hat somebody gave a kind of sob. The crew had no mercy. {hero} was driven along the plank with a bread knife, spoke some last words, and the puddle closed over {them}. When {they} came up the whole crew stood at attention. “We did that,” said Hob. Tilly wrote it down, with the date, to send to her mother. The crew let a gangway down on both sides. Then Tilly came along, because there were dangerous people on the road.',
					later:
						'“You want to know if {hero} means it,” said Tilly, from under the hat. People had to bend down to see her. “I know. I wrote it down.” She unfolded a paper. “A hundred and six people told us that we were sweet. {hero} was afraid of us, and begged, and went into the water. And {they} did not wink. I looked specially. When {they do} a thing for somebody, {they mean} it, right to the end. I’d sail with {them}.”',
				},
				{
					say: 'Teach them a song that frightens people',
					outcome:
						'“You’re doing it too high,” said {hero}. The song had only one word. It had to come from as far down as it would go, and after it, all together, came the pots. The first time it was charming. {hero} had no mercy. At each “HAR” the whole crew had to think of one person who had called them sweet. By the fortieth there was something in it that made your hair stand up. A ship that was heading for the harbor turned around and sailed away. The crew did not cheer. “They were afraid of us,” said Hob, “weren’t they?” He took the saucepan off his head. “You can have it,” he said. “I didn’t know that it would look like that.” And they lowered the gangway for everyone.',
					later:
						'{hero} turned Hob’s saucepan over, took up a spoon, and thought, as {they} had taught the crew, of one face after another. “HAR!” And down came the spoon. It did not exactly frighten them. But there were twelve small pirates in that one word, and a whole spring of waiting. When it was over there was such a silence that nobody in it would have called anything sweet.',
				},
				{
					say: 'Draw a treasure map with the X under the wreck',
					outcome:
						'A crew with a treasure is feared for miles. {hero} drew them a map, with a skull, and a warning in verse, and put the X exactly under the middle of the ship. The crew dug with spoons, by candlelight, singing. It was a tunnel, from one side to the other, before they found anything at all: a boot, a fork, and a brass button. There was an anchor on it. “It’s off her coat,” said Tilly. It could have been off any coat on any sea. Nobody said so, {hero} least of all. {hero} crawled after the crew, and out on the far side. There was nothing under the ship any more, and with a long sigh it slid off the road.',
					later:
						'It was just like the wreck. What stops a tall person is a row of boots, and between the boots there is a road. {hero} got down on the floor, pushed {their} things ahead, and crawled, as in the tunnel under the ship. It led under one bench after another, and it was not clean. Halfway along sat a child who was down there on business of her own. “Shh,” said both of them. Then it grew light, and {hero} came out at the front.',
				},
			],
		},
	},
};
