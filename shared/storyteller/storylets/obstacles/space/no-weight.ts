import type { Obstacle } from '../../format.ts';

export const noWeight: Obstacle = {
	id: 'no-weight',
	alsoIn: ['science-fiction', 'superhero', 'magical-school'],
	place: { the: 'the floating hall', at: 'in the floating hall', to: 'to the floating hall', backdrop: 'space' },
	people: { bulk: { call: 'Mr. Bulk', a: 'a hippo on a scale', type: 'Hippo', pronoun: 'he' } },
	props: ['button', 'basket'],
	blocks: ['flies'],
	ways: [
		{ id: 'buns', use: 'reach' },
		{ id: 'button', use: 'hear' },
		{ id: 'truth', use: 'trust', ally: 'bulk' },
	],
	levels: {
		1: {
			meet: 'The way went through a hall. {hero} went in, and up went {hero}! Up went a cup, and buns, and a cow. “I have a button,” said Mr. Bulk, a hippo on a scale. “It turns off the down. Look, now I weigh no pounds!” So no one could walk through the hall any more.',
			flies: '{hero} tried to fly, and just went around and around.',
			ways: [
				{
					say: 'Throw the buns one way and go the other',
					outcome:
						'{hero} threw a bun back, and went on! One bun, and on. One bun, and on. And {hero} was out. “That’s a good trick,” said Mr. Bulk. “Here, have some buns!” So now everyone could do it too.',
					later:
						'{hero} sat on a chair with wheels, and had Mr. Bulk’s buns. One bun back, and on! One bun, and on, up to the front.',
				},
				{
					say: 'Press the button just a bit',
					outcome:
						'{hero} pressed the button, just a bit. Down came the cup, and down came the cow. Thump! “It’s nice to sit,” said Mr. Bulk. “I forgot that.” So he left the down on. And he gave {hero} his button to keep.',
					later:
						'{hero} had Mr. Bulk’s button, and pressed it just a bit. Thump! Everybody sat down. And it was still.',
				},
				{
					say: 'Tell him that big is good',
					outcome:
						'“You weigh no pounds,” said {hero}, “and you are still big. And I like you big!” “You do?” said Mr. Bulk. No one had ever told him that. So he did not need the button. He turned the down on, so that you could walk again. Thump! And he came along, step by big step.',
					later:
						'“People said that I was too big,” said Mr. Bulk. “{hero} said that big is good. And I think that it is true!”',
				},
			],
		},
		2: {
			meet: [
				'The way led through a great hall. At the door {hero} came off the floor, and hung there. So did everything else. There were cups up there, and a basket of buns, and a dog who looked used to it. On a scale by the wall stood Mr. Bulk, a hippo, and he was beaming. “I’m on a diet,” he said. “[Look at the needle!|Do look at the needle!] Nothing! Not one ounce!” He had a button in his fist, and had turned off the gravity. “It stays off till the photographer has been.”',
			],
			flies: '{hero} tried. One flap, and you spun, and did not know any more which way was out.',
			ways: [
				{
					say: 'Throw buns one way and sail off the other',
					outcome:
						'{hero} hung in the air with nothing to push against. Then the basket came by. {hero} held on to it, threw one bun back, hard, and sailed on, a little. So it went, bun by bun, across the hall and out, with half a basket left. All who hung up there saw how it was done. “None for me!” called Mr. Bulk. “I’m so thin.”',
					later:
						'There was an office chair, with wheels. {hero} sat on it with Mr. Bulk’s basket of buns and threw one back. The chair went forward. Another bun! It went right to the front, and the people behind had something to eat.',
				},
				{
					say: 'Ask for the button and turn gravity on slowly',
					outcome:
						'“May I see that?” asked {hero}, and turned it the other way, as slowly as a leaf falls. The cups sat down. The dog sat down. The needle went up and up. “Oh,” said Mr. Bulk. But then he lay down on a sofa, and felt it hold him. “I had forgotten about sofas,” he said, and he never asked for his button.',
					later:
						'{hero} took out Mr. Bulk’s button, and turned it just a bit the heavy way. People’s knees bent. People’s chins sank. With a sort of sigh they all sat down, and it is hard to shout when your tongue is so heavy.',
				},
				{
					say: 'Tell Mr. Bulk what the scale does not',
					outcome:
						'“The scale says nothing,” said {hero}. “But I can see you. You are just as big as before.” Mr. Bulk’s chin trembled. “And who would want a small hippo?” said {hero}. “There’d be less to hug.” He thought about it. Then he switched it all on, with a thump that was heard three halls away. He walked along with {hero} and liked every step.',
					later:
						'“I asked everyone if I was thin,” said Mr. Bulk. “They said yes, yes, and they went by on the ceiling. {hero} said I was big.” He sat down, and the bench bent in the middle. “You see? {hero} tells you how it is.”',
				},
			],
		},
	},
};
