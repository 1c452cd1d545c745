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
		3: {
			meet: [
				'A barrier was down across the road. Next to it stood the customs house, and in its window, between two towers of paper, sat a penguin called Quill. “Form seven, please,” said Quill. “No form seven? You can get it from me if you show me form eight. Form eight? Gladly, on presentation of form seven.” He stopped and laid his head on his stamp. “I do hear it, you know,” he said. “I’ve heard it for nine years. People go around by the other road, and it’s a day longer. The chief said, ‘Let nobody through until I’m back,’ and went to lunch. I suppose [it was a long lunch|there was dessert]. But nobody has ever told me that it’s over.”',
				'“Next, please,” said a voice, though there was nobody else on the road. [It came out of the window of a customs house, where a penguin sat between two towers of paper, with a stamp, and a barrier beside him. He was called Quill.|There was a customs house, with its barrier down. At the window, between two towers of paper, sat a penguin called Quill, and held a stamp.] “Form seven?” {hero} hadn’t got one. He slid one over, and drew it back again. “I may only hand it out against form eight. And for form eight I’d have to see your form seven.” They both thought about that. “Who made that up?” asked {hero}. “The chief,” said Quill. “He said to let nobody through until he was back from lunch, and for nine years they’ve had to go around. It’s a day longer. One starts to wonder [about the lunch|what he’s having]. But I’ve never been told that I may stop.”',
			],
			ways: [
				{
					say: 'Ask for all nine forms and answer every question truly',
					outcome:
						'“Then give me all nine at once,” said {hero}. “Seven against eight, and eight against seven.” Quill looked for what was wrong with that, and found nothing. There was a form for your name and one for your luggage. Form five asked what you had broken and not told anyone. Form nine only asked: Why? {hero} filled them all in, one after the other, and form nine took longest. Quill read it standing up. Then he opened a drawer that had never been opened and got out the red ink. “TRUE,” said the stamp, on form nine, and he handed it back. Up to then Quill had only ever used the stamp that says LATER. The barrier went up, for everybody.',
					later:
						'{hero} unfolded a sheet of paper with a red stamp on it. It went from row to row. “That’s Quill’s,” somebody whispered. “He sent back my grandmother. He sent back the admiral!” All that they had ever got from Quill was a LATER. This one said TRUE. People gave it back very carefully.',
					as: {
						careful: '{hero} even filled in the part for office use only.',
					},
				},
				{
					say: 'Tell Quill, in so many words, that he can go home',
					outcome:
						'{hero} looked at the towers of paper, and the cold teapot, and the small bed under the desk. “It’s over,” {they} said. Quill did not move. “Are you authorized?” “No,” said {hero}. “But I’m here, and you’re tired, and lunch is finished.” It was a long moment. Then the barrier went up, all by itself as it seemed. Quill locked the door, unlocked it, and left it open. He took nothing along but the stamp.',
					later:
						'BAM! It was Quill, and the stamp had gone clean through the tabletop. “I have been rude to the public for nine years,” said Quill, “and I am extremely good at it. You will form a line. You will be silent. You will LISTEN.” There was a shuffling of feet. They had formed a line.',
				},
				{
					say: 'Have yourself packed up and sent through as a parcel',
					outcome:
						'“How do parcels get through?” asked {hero}. Quill opened his mouth, and opened a book. He turned seven pages. “They just go,” he said slowly. “There’s nothing about parcels at all!” So {hero} got into a crate with some straw, and was stamped. Quill wrote FRAGILE on the lid, put up the barrier, and carried it through himself. Whatever came behind he entered as packing. It was the first thing he had let through in nine years, and he patted the lid.',
					later:
						'The stamp was still on {hero}, a bit smudged. “Parcel!” {they} called out. “Fragile! Pass it along!” People don’t make way for a person, but put a parcel in their hands and they pass it along. {hero} went over the benches, lying flat, from row to row, and was signed for at the front.',
				},
			],
		},
		4: {
			meet: [
				'The road went through a customs house, and the gate was down. In the window, between two mountains of paper, sat a penguin named Quill. “You need form seven,” he said, without looking up. “You only get form seven if you have form eight. You only get form eight if you have form seven.” He said it without malice. [Nine years ago his boss had gone out to lunch. “Nobody passes until I’m back,” he had said. It must have been a very good lunch.|His boss had told him to let nobody through until he came back from lunch. That was nine years ago, and Quill had kept the lamp on.] People from here used the smugglers’ path, for which there is no form, and they showed it to nobody. Behind the window you could see a camp bed and a kettle, and a child’s drawing of a penguin in a boat, with a date on it. “I know that there’s a mistake in it,” said Quill, and his pen stopped. “I saw it in the first week. I wrote to him about it. I’m waiting for an answer.”',
				'On the road stood a customs house with one window, and you had to bend down to it, because the paper was stacked so high on both sides. “Form seven,” said the penguin behind it, whose name was Quill. Form seven, he explained, was given out against form eight, and form eight against form seven. He had seen in his first week that it could not work, and he had written to his boss, who had gone out to lunch. “Nobody passes until I’m back,” the boss had said. That was nine years ago, and [Quill still expected a reply|Quill was still waiting for the answer]. He slept at the office, so as not to miss it. Beside the camp bed stood a kettle, and over it hung a drawing, by a child, of a penguin in a boat. There was a date on it. In front of the window the gate was down. There was also a smugglers’ path, but people showed that only to their families. “I don’t say that it’s right,” said Quill. “I say that nobody has told me to stop.”',
			],
			ways: [
				{
					say: 'Fill in all nine forms, and answer truly',
					outcome:
						'“I’d like all of them,” said {hero}. Nobody had ever asked for that. There was a form for the name and a form for the luggage. The fifth form asked what you had broken and let somebody else be blamed for. On the ninth there was nothing but the word “Why?” and half a page of lines. {hero} wrote for hours. Quill read it all with a ruler. At the ninth form he put the ruler down. He reached to the back of his drawer, took out a second stamp, and blew off the dust. TRUE, it said. In nine years there had been nothing that he could use it for. He stamped the ninth form, gave it back to {hero}, and raised the gate.',
					later:
						'{hero} put a sheet of paper on the table, with a red stamp on it. There was not a family there that Quill had not turned back, on their way to weddings and funerals; he had turned back the admiral twice. None of them had known that he had a red stamp. TRUE, they read. Somebody read out what {hero} had written under “Why?” and then stopped. The sheet was folded up again, and handed back from one to the next, with great respect.',
					as: {
						honest: '{hero} was {trait}, so the fifth form had to be continued on the back.',
					},
				},
				{
					say: 'Tell him that he can go home',
					outcome:
						'“He isn’t coming back,” said {hero}. It could not be said gently; that had been tried. “You can go home.” Quill looked for the mistake in that. “Who says so?” he asked. “Nobody,” said {hero}. “I do. I saw the bed.” They were both silent. There is a lot of silence in nine years. Then Quill took the drawing off the wall and rolled it up. He raised the gate with his own flippers, and came along. “He’ll be seventeen now,” he said on the road, about whoever it was that drew penguins. He had kept the stamp in his flipper and did not seem to know it.',
					later:
						'Quill’s stamp came down on the table. BAM! “For nine years,” said Quill, “I made people wait. They tell me that nobody did it better. I’d like to do it for one more minute, and this time for a reason.” He looked them over, row by row. Nobody moved. Nobody so much as crossed a leg. “Thank you,” said Quill, and stepped aside for {hero}, like a gate going up.',
				},
				{
					say: 'Be packed up, and sent through as a parcel',
					outcome:
						'“And if I were a parcel?” asked {hero}. Quill opened the book about parcels. He turned one page after another, forty of them, and his face, which had been shut for years, slowly came open. “It doesn’t say anything,” he whispered. “They just go.” So {hero} got into a crate full of straw. Quill nailed it shut and wrote something on the lid. He waited a moment, and then he added something. He raised the gate and carried the crate through himself. The gate he left up; the book did not say when to lower it, either. On the far side {hero} climbed out, took the lid along, and read it. FRAGILE, it said. And under it, in neat official handwriting: Good luck.',
					later:
						'Nobody makes way for somebody who has something to say. But everybody will help with a parcel. {hero} held up the lid from Quill’s crate, sat down under it, with everything that {they} had, and did not move. “Fragile,” somebody read. {hero} was picked up, passed along over everyone’s heads, the right way up, with many warnings to be careful, and put down at the front. There {they} came out. It had been a good deal softer than being a person.',
				},
			],
		},
	},
};
