import type { Obstacle } from '../../format.ts';

export const nineForms: Obstacle = {
	id: 'nine-forms',
	alsoIn: [
		'arctic',
		'historical',
		'underwater',
		'adventure',
		'time-travel',
		'mystery',
		'detective',
		'royal',
		'science-fiction',
		'space',
	],
	place: { the: 'the customs house', at: 'at the customs house', to: 'to the customs house', backdrop: 'library' },
	people: { quill: { call: 'Quill', a: 'a penguin with a stamp', type: 'Penguin', pronoun: 'he' } },
	props: ['scroll', 'quill'],
	blocks: [],
	ways: [
		{ id: 'all-nine', use: 'trust', cost: 'time' },
		{ id: 'go-home', use: 'hear', ally: 'quill' },
		{ id: 'parcel', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'The gate was shut. By it, in a small house, sat Quill, a penguin, with a stamp. “To go by you need form one,” he said. “And for form one you need forms two to nine. People see them and go home. But my boss never told me to stop.” He was so tired of it.',
			ways: [
				{
					say: 'Fill in all the forms',
					outcome:
						'“Then I’ll do them all,” said {hero}. Form one, form two, form three, and on and on, to nine! “Is it all true?” asked Quill. “It is,” said {hero}. Stamp! TRUE, it said. “One true form is all I need,” said Quill. Up went the gate for everyone.',
					later:
						'{hero} held up the form with the stamp. TRUE, it said. “Quill doesn’t stamp it if it isn’t,” people said.',
				},
				{
					say: 'Tell Quill it is time for bed',
					outcome:
						'“When do you go to bed?” asked {hero}. “When my boss tells me to,” said Quill. “But he never did!” “Then I tell you,” said {hero}. “Go home to bed!” “Oh, thank you!” said Quill. So he left the gate up. But first he came along, to say good night.',
					later:
						'Quill hit the table with his stamp. Bam! Bam! Bam! Everybody jumped, and looked at him. And it was still.',
				},
				{
					say: 'Get in a box and be a parcel',
					outcome:
						'“Do you need a form for a box?” asked {hero}. “No,” said Quill. “A box just goes.” So {hero} got into a box. Stamp! Up went the gate. “Oh, that’s fast!” said Quill. “You’re all boxes now!” And {hero} could keep the box.',
					later:
						'{hero} got into Quill’s box. “Mind the box!” {hero} called. You have to let a box by. So everybody did, right up to the front.',
				},
			],
		},
		2: {
			meet: [
				'A gate was across the way, and beside it was the customs house. In the window sat Quill, a penguin, with a stamp as big as his head. “To pass, you need form seven,” he said. “For form seven I must see form eight. For form eight I must see form seven.” He sighed. “I know. But the chief told me not to let anyone by, and [he has not come back to say stop|then the chief went home]. That was nine years ago. People start a day early now, and go the long way around.”',
				'“Halt!” A gate came down, right in front of {hero}. In the window of the customs house sat Quill, a penguin, and held a stamp as big as his head. “I want to see form seven,” he said. “Where do I get it?” asked {hero}. “From me. But first I must see form eight.” “And where do I get that?” “From me,” said Quill, and hung his head, “if you have form seven. The chief made the rule. He said to let nobody by till he came back, [and he never did|and then he went home]. I’ve sat here for nine years. People start a day early now, and go the long way around.”',
			],
			ways: [
				{
					say: 'Fill in all nine forms, and fill them in truly',
					outcome:
						'“Then give me all nine at once,” said {hero}. Quill looked for a rule against that, and there was none. One form was for your name, and one for your shoes, and one for what you are afraid of. {hero} wrote down the truth on every one. It took so long that the ink froze. Quill read them all, and wiped his eyes. Stamp! “TRUE,” it said, in red, on form nine. He handed it back through the window, and up went the gate for everybody.',
					later:
						'{hero} took out Quill’s form nine, with the red stamp. TRUE, it said. There was not one person there who had ever got that out of Quill. The paper went from hand to hand, and everybody read it, and nodded.',
				},
				{
					say: 'Tell Quill kindly that he may go home',
					outcome:
						'“Quill,” said {hero}, “I am here to say stop.” The penguin looked up. “Are you the chief?” “No,” said {hero}. “But somebody has to say it. You may go home.” Quill put on his hat, and put up the gate. “Nine years,” he said. “I wonder if my tea is cold.” He took his stamp, and came along, since it would be cold by now anyway.',
					later:
						'Then Quill stepped up with his stamp. BAM! It went on the table, and it went through the table. “One at a time,” said Quill, “and in a line.” You never saw people so quiet.',
				},
				{
					say: 'Climb into a crate and be sent as a parcel',
					outcome:
						'“And what about parcels?” asked {hero}. Quill looked it up. “Parcels just go,” he said, surprised. So {hero} sat down in a crate, and Quill stamped it, gently, put up the gate, and pushed. Whatever came after it he called packing. THIS WAY UP, it said on top.',
					later:
						'“Parcel!” called {hero}, from the crate. “This way up!” There was the stamp to prove it. And the people lifted the parcel, and handed it on from row to row, right up to the front.',
				},
			],
		},
	},
};
