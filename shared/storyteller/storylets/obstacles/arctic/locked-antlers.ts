import type { Obstacle } from '../../format.ts';

export const lockedAntlers: Obstacle = {
	id: 'locked-antlers',
	alsoIn: ['animal', 'forest', 'mythology', 'fairy-tale'],
	place: { the: 'the antler pass', at: 'in the antler pass', to: 'to the antler pass', backdrop: 'ice' },
	people: {
		halvard: { call: 'Halvard', a: 'a deer with great antlers', type: 'Deer', pronoun: 'he' },
		sten: { call: 'Sten', a: 'a deer with great antlers too', type: 'Deer', pronoun: 'he' },
	},
	props: ['drum'],
	blocks: ['flies'],
	ways: [
		{ id: 'arch', use: 'reach' },
		{ id: 'clack', use: 'hear' },
		{ id: 'turn', use: 'trust', ally: 'halvard' },
	],
	levels: {
		1: {
			meet: 'The path went up between two walls of rock. There stood Halvard and Sten, two big deer, head to head. Their antlers were stuck together! “We had a fight about a drum,” said Halvard. “We aren’t cross any more. But now we can’t get loose, and no one can get by.” “Oof,” said Sten.',
			flies: '“I could fly,” said {hero}. “If you fly over, we have to look up,” said Sten. “And then it hurts.”',
			ways: [
				{
					say: 'Go through under their chins, down low',
					outcome:
						'There was a small gap under their chins. {hero} got down low and went in. “That tickles!” said Sten. So the two deer stood up as tall as they could. Now the gap was like a gate, and everyone could go under it.',
					later:
						'Two big men stood nose to nose. {hero} got down low, and went under their chins. So {hero} came to the front.',
				},
				{
					say: 'Clack along with the antlers like a drum',
					outcome:
						'{hero} took two sticks and hit the antlers. Clack-a-clack! It was like a drum. The two deer had to dance to it, left and right, left and right. So they danced over to the side, and the path was free. {hero} took the sticks along.',
					later: '{hero} hit the sticks. Clack-a-clack! Clack-a-clack! Everyone hushed, and swayed, left and right.',
				},
				{
					say: 'Look how they got stuck, and turn them back',
					outcome:
						'Everyone had pulled at the two deer. But {hero} looked first. “Halvard, turn left,” {hero} said. “Sten, put your chin down.” Click, clack, and they were loose! They did not run off. They put their noses together. Then Halvard came along, and nodded, because he could.',
					later:
						'“Everyone pulled at us, and it hurt,” said Halvard. “{hero} looked first, and told us how to turn. And it didn’t hurt at all.”',
				},
			],
		},
		2: {
			meet: 'In the pass stood two deer, head to head, with their antlers hooked into each other like two forks. Nobody could get by. Their names were Halvard and Sten, and they were brothers. Around them sat people on stools with sandwiches. “They’ve been fighting for nine days!” said a boy. “It’s about a drum!” {hero} went up close. “We stopped fighting on the first day,” whispered Halvard. “I said sorry, and he said sorry. Only we can’t get apart. And they bring us such good hay [for it|as long as we fight]!” “Grrr,” said Sten, quite loudly, for the boy.',
			flies: '“I could fly,” said {hero}. “If we look up too,” whispered Halvard, “it pinches.”',
			ways: [
				{
					say: 'Creep through the gate that their necks make',
					outcome:
						'Two deer that stand head to head make a gate. {hero} went down low, and slipped in below their chins. “Is it too low?” whispered Halvard, and both deer stood up on the tips of their hooves. Now a whole cart could have gone through. “Grrr,” said Sten, and winked. “People never look down there. They only watch the pointed part.”',
					later:
						'Two tall gentlemen stood there nose to nose and talked. {hero} went down low and slipped through below their chins, as with the deer. People only watch the pointed part. At the next pair {hero} did it again, and then it was the front.',
				},
				{
					say: 'Take two sticks and drum on the antlers',
					outcome:
						'“What became of the drum?” asked {hero}. The brothers had trodden on it. So {hero} took two sticks and drummed on the antlers. Clack-a-tack, clack-a-tack! The people put down their sandwiches. Halvard’s hooves began to dance, and Sten’s had to dance along, over to the rocks. “That’s better than the drum ever was,” said Sten. The way was free, and {hero} drummed on down it.',
					later:
						'Clack-a-tack, clack-a-tack! {hero} drummed on the edge of a chair with the two sticks from the pass. It was a thing that you could feel in your teeth. The people stopped shouting and began to nod, and after the last clack it was quiet.',
				},
				{
					say: 'Find out how they went in, and turn them back out',
					outcome:
						'Other people had pulled. {hero} looked at every point first, from above and from below. There were thirty-eight. “Halvard, chin down,” said {hero}. “Sten, a bit to the left. And now breathe out.” Click. Click. The brothers stepped back, and saw each other’s faces, for the first time in nine days. “You look like Mother,” said Halvard. Then he came along, and nodded the whole way, because he could.',
					later:
						'“People pulled at us,” said Halvard, “and it only got tighter. {hero} looked at all thirty-eight points first, and then told us how to turn. It was right the first time.” He lowered his antlers to everybody.',
				},
			],
		},
		3: {
			meet: 'The road climbed to a snowy pass, and in the pass two deer were fighting. They stood forehead to forehead, with their antlers locked, and snorted; and along the rocks sat people on sleds, who had brought hay, and soup, and a man who took bets. “It’s the brothers,” somebody told {hero}, “Halvard and Sten. It’s over a drum. They’ve been at it for twelve days. It’s a day around by the lake, if you only want to get past.” {hero} went closer. From wall to wall the pass was full of deer. “Excuse us,” murmured the one with the scar. “We made it up on the first night. I’d sat on his drum, and I said that I was sorry. It’s just that we can’t get out.” “And then they brought hay,” muttered Sten. “It’s been a hard winter. Nobody’s ever brought us hay for [getting on with each other|being friends].” He rolled his eyes, and pawed the ground. On the rocks people cheered.',
			flies:
				'“I could fly,” said {hero}. “Do you mind?” murmured Halvard. “If you go over, we’ll both look up. And we can’t both look up.”',
			ways: [
				{
					say: 'Slip through underneath, where nobody is looking',
					outcome:
						'From the rocks it was a fight. From below it was a sort of porch. {hero} got down flat in the snow, waited until Sten had finished snorting, and went in between the front hooves. They’d stood so long that the snow had taken the shape of them; somebody had left half a turnip there for later. “Mind my beard,” said Halvard overhead, and both of them rose on the tips of their hooves, until you could have driven a cart through. On the other side {hero} stood up behind twenty backs. Nobody had turned round. “That’s the trouble with a good fight,” said Sten, out of the corner of his mouth. “You could carry a piano past it.”',
					later:
						'Everybody was leaning forward to see. From behind it was a wall; from below it was a sort of porch. {hero} got down flat, as {they} had in the snow, and went in underneath, where the feet were. It was surprisingly roomy. {hero} went from the one porch to the next, and stood up at the front. Nobody had turned around.',
				},
				{
					say: 'Use their antlers for the drum that was broken',
					outcome:
						'{hero} broke two sticks off a frozen bush. “May I?” {they} asked, and tried one of the points, and then a longer one. Each had a tone of its own. Clack, tocka-tack, clack. “That’s my tune,” said Sten. He stamped; Halvard had to stamp too, since they were joined at the head. On the rocks people had stopped chewing. The dance went around in a ring, a bit farther over at every turn, until they were dancing on a ledge, and the pass was free. “Louder,” panted Halvard, as {hero} drummed past. “Twelve days I’ve been sorry about that drum.”',
					later:
						'{hero} took the two sticks from the pass, found something hollow, and began. Clack, tocka-tack, clack. It was for antlers, so it started at the forehead. The loudest in the room had leaned forward to shout, and he noticed that he was nodding. It’s hard to nod in time and shout out of it. They left off one by one, and after the final clack it was still.',
				},
				{
					say: 'Study how they went in, and turn it around',
					outcome:
						'“Everybody’s pulled,” said Sten. “A blacksmith pulled.” {hero} didn’t touch them, but put everything down, lay under the two heads, and followed each of the points with a straw. There were thirty-eight. “You went in here,” {they} said at last. “Halvard turned away, because he’d seen that he had hurt you. That’s what shut it. He would have to turn back.” It was very quiet in there. “I did see it,” said Halvard. He turned it back, until he was looking his brother in the eye. There was a click, and they stood apart. On the rocks people groaned, and wanted their hay back. Sten stayed to explain that it was eaten, and to see about a new drum. Halvard came along, holding up his chin.',
					later:
						'“I’ve been pulled by experts,” said Halvard. “They were all quite sure. {hero} lay under us in the snow with a straw, and took time to look, and then told me something about me and my brother that I’d known for twelve days and hadn’t said.” He lowered his head to the whole room. “It was the truth, and it opened.”',
				},
			],
		},
		4: {
			meet: 'There was a fight in the pass. Two stags stood brow to brow, with their antlers driven into each other, and every now and then one of them snorted, and a sigh went through the spectators. They sat around on sleds, with soup and blankets, and somebody was taking bets. It had lasted for thirteen days. Their names were Halvard and Sten, and they were brothers. People used to squeeze by, until the two of them slipped over against the rock; now nobody could. {hero} went right up to them. “Don’t stop,” murmured Halvard, who had a scar, “but look as if you were afraid of us.” They had made up on the first evening. He had sat on Sten’s drum, in the dark, and each of them had said things. But when they wished to step back and be ashamed, they could not. “We’d have called for help,” said Sten. “But they had brought hay.” [Nobody brings hay|It does not occur to people to bring hay] to two brothers who get along. And so they growled, at intervals. Their mother was among the spectators. She had come on the third day, and she did not cheer for either of them.',
			flies:
				'“I could fly,” said {hero}. “Kindly don’t pass overhead,” murmured Sten. “We’d both look up out of habit, and there’s one point of his just at my eye.”',
			ways: [
				{
					say: 'Go through below them, where nobody looks',
					outcome:
						'Whoever watches a fight watches the points. {hero} lay down in the trodden snow, pushed {their} things ahead, and went in under the two of them. It was another place down there. It was out of the wind, and it smelled of hay; they had each put by a little for the other. “We take turns at leaning,” said Halvard’s voice from above. “One sleeps. The other one looks dangerous. Is there anything wider to come?” And they drew themselves up until a loaded sled would have fitted underneath. {hero} came out between the hind legs on the far side, and stood for a moment behind a man who had bet on Sten. He was shouting himself hoarse. “Did you see that?” he asked. “No,” said {hero}.',
					later:
						'The crowd stood chest to back, and nobody would have given up an inch of it. {hero} lay down, pushed {their} things ahead, and went in below, as under the antlers. Up there it was all elbows. Down there it was shoes, and some of those were touching. People brace themselves when they are pushed, and a braced person is a kind of arch. {hero} went through some forty arches, and came up at the front, and begged the pardon of a very surprised lady.',
				},
				{
					say: 'Play on the antlers, as he used to on the drum',
					outcome:
						'“What did it sound like?” asked {hero}. “The drum.” Sten could not play it; it lay in pieces by the rocks. So {hero} broke off two sticks, and tried the antlers, point after point. They had been growing for eleven years, in the same winters, and they were very nearly in tune. Clack, tocka-tack. Halvard knew it: it was what he had heard through the wall, every night since they were small, and cursed. Sten had begun to stamp. They were fastened together at the head, and so the other had to go where he went; and it was not a fight any longer, anyone could hear that. They danced to the edge of the pass, and the way lay open. “I owe him a drum,” gasped Halvard, as {hero} went by with the sticks. “I know now what it’s for.”',
					later:
						'{hero} took the two sticks and played on whatever there was, the stove, the rail, the glass of the lamp. Clack, tocka-tack. It was a thing that somebody once used to play on the other side of a wall. There was hardly anyone in the room who did not have such a wall, and someone behind it. People had been talking at the tops of their voices. It stopped them in the way that a smell does. After the last stroke nobody started again; they were still listening to the wall.',
				},
				{
					say: 'Read how they went in, and turn it back',
					outcome:
						'A blacksmith had pulled, and a team of dogs. {hero} put everything down, lay in the snow with a straw, and followed each of the thirty-eight points from the root to the tip. “You met here,” {they} said. “It would have come apart by itself. But then one of you turned his face away, and that locked it.” They did not answer. “That was me,” said Halvard. “I’d seen that he was crying, and I didn’t want to have seen it.” “Then it’s you who has to look,” said {hero}. Halvard did; it took him a while. When the brothers were eye to eye, there was a click as of a small key. An old doe got up from her sled, and went and stood between the two of them. Halvard came after {hero} later, walking like somebody with a new head.',
					later:
						'“For thirteen days there was a crowd around us,” said Halvard, “and they all thought that they were watching a fight. We let them, for the hay. {hero} lay down underneath and read it, and told me what I had done. It was a small thing. I’d looked away.” He did not look away now. “It’s hard to hear that from a stranger. But I turned my head as {they} said, and it opened. That’s my proof: I’m standing here, and my brother’s standing at home.”',
				},
			],
		},
	},
};
