import type { Obstacle } from '../../format.ts';

export const mustNotLaugh: Obstacle = {
	id: 'must-not-laugh',
	alsoIn: ['dragon', 'fairy-tale', 'fantasy', 'historical', 'unicorn', 'magical-school', 'time-travel', 'ninja'],
	place: { the: 'the guard’s gate', at: 'at the guard’s gate', to: 'to the guard’s gate', backdrop: 'castle' },
	people: { tuff: { call: 'Tuff', a: 'a bear in a tall hat', type: 'Bear', pronoun: 'he' } },
	props: ['gate', 'hat'],
	blocks: ['flies'],
	ways: [
		{ id: 'hat', use: 'reach' },
		{ id: 'joke', use: 'hear' },
		{ id: 'queen', use: 'trust', cost: 'time', ally: 'tuff' },
	],
	levels: {
		1: {
			meet: 'At the gate stood Tuff, a bear in a tall hat. “Please don’t be funny!” he said. “The general had a duck on her hat, and I laughed. So now I must not laugh till she says so. But you all look so funny! So I let no one by.”',
			flies: '“Can’t I fly?” asked {hero}. “If you fly, I’ll laugh,” said Tuff. “It looks so funny from down here!”',
			ways: [
				{
					say: 'Pull his tall hat down over his eyes',
					outcome:
						'{hero} pulled the tall hat down over his eyes. Now Tuff could not see a thing. So nothing was funny, and everyone could go by. “Keep the hat,” said Tuff. “I’ll put on a bucket.”',
					later:
						'{hero} held up Tuff’s tall hat on a stick. “A guard!” people said. “A big one!” So everybody made way.',
				},
				{
					say: 'Tell him one good joke',
					outcome:
						'“Why did the snail sit on the turtle?” asked {hero}. “I don’t know,” said Tuff. “To go FAST!” said {hero}. Tuff got red, and then he got blue. “HA!” It was so loud that the gate flew open. “Oh, that was good,” he said. And everyone could go in.',
					later:
						'“HA!” went {hero}, as loud as Tuff. “What’s so funny?” people said. And they hushed, to hear the joke.',
				},
				{
					say: 'Ask the general to let him laugh',
					outcome:
						'{hero} ran up all the stairs to the general. There were so many! “Oh dear, I forgot him!” she said, and ran down, with the duck. HA, HA, HA! So Tuff could laugh at last. He opened the gate wide, and came along, with a grin.',
					later:
						'“I couldn’t laugh for so long,” said Tuff. “{hero} went and asked for me, up all the stairs. {hero} is a friend. Ha, ha!”',
				},
			],
		},
		2: {
			meet: [
				'The road went through a gate, and there stood Tuff, a bear in a very tall hat. He bit his lip. “Please,” he said, “don’t be funny.” A year ago the general had come by in a new hat, and there was a duck on it. It was a real one. Tuff had laughed. “You will not laugh again till I say so,” said the general. [And then she forgot.|She never came back to say so.] “It was all right till yesterday,” said Tuff. “But now everybody is so funny! So I let nobody by.”',
			],
			flies: '“Can’t I fly?” asked {hero}. “I’d picture you with a hat on,” begged Tuff.',
			ways: [
				{
					say: 'Push his tall hat down over his eyes',
					outcome:
						'“If you don’t see it, it isn’t funny,” said {hero}, and pushed the hat down, as far as the chin. “Oh, that’s better,” said Tuff’s voice. “There is nothing funny in here at all. Go on in, whoever you are.” The gate was free. When {hero} was through it the tall hat came flying after. Tuff had put on a bucket. It was darker.',
					later:
						'{hero} put Tuff’s hat on the end of a broom and held it up high. Under such a hat there is always a guard. Everybody stood up straight and made room.',
				},
				{
					say: 'Tell Tuff the best joke that you know',
					outcome:
						'“It has to come out,” said {hero}. “It’s bad for you.” So {hero} told the one about the snail who was robbed by a tortoise. “‘I don’t know,’ said the snail. ‘It all went so fast!’” Tuff’s cheeks got rounder, and his hat began to shake. Then it came. “HA!” It was one laugh for a whole year, and the gate flew open, and stayed so. He asked for the snail again, but {hero} was through.',
					later:
						'“HA!” went {hero}, just once, as big as a barrel. Nobody can bear not to know what is so funny. So everybody stopped, and turned, and waited to be told.',
				},
				{
					say: 'Go up and ask the general if it has been long enough',
					outcome:
						'There were two hundred stairs, and at the top sat the general, with the duck. “Not laugh?” she said. “For a year? I only meant until teatime!” She ran down to the gate. “You may,” she told Tuff. Then the duck said “Quack,” and the bear and the general laughed till they had to hold on to each other. Tuff left the gate wide open and came along, giggling, to get it all out.',
					later:
						'“People told me that it was a shame,” said Tuff, and wiped his eyes. “{hero} went up two hundred stairs and asked.” He tried to look serious, and couldn’t. “I’m not laughing at anyone,” said Tuff. “I’m only so glad.”',
				},
			],
		},
	},
};
