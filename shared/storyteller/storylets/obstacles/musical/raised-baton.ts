import type { Obstacle } from '../../format.ts';

export const raisedBaton: Obstacle = {
	id: 'raised-baton',
	alsoIn: ['circus', 'sports', 'robot', 'detective'],
	place: { the: 'the bandstand', at: 'at the bandstand', to: 'to the bandstand', backdrop: 'stage' },
	people: { brindle: { call: 'Maestro Brindle', a: 'a badger with a baton', type: 'Badger', pronoun: 'he' } },
	props: ['drum', 'flute'],
	blocks: ['flies'],
	ways: [
		{ id: 'paper', use: 'trust', ally: 'brindle' },
		{ id: 'tack', use: 'hear' },
		{ id: 'stand', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'A band sat across the way, with flutes and a drum. One music stand was left over. They did not play. Maestro Brindle, a badger, held up his stick. “Be still!” he said. “We start when it is still.” Then a fly buzzed. “Not still yet!” said Maestro Brindle.',
			flies: '“And no one flies,” said Maestro Brindle. “That is not still at all.”',
			ways: [
				{
					say: 'Ask him softly what is wrong',
					outcome:
						'“What is it?” said {hero}, so softly. “I ate a bun,” said Maestro Brindle. “I put the first page around it. I do not know how we start!” {hero} found it in the trash. Ta-dum! He came along.',
					later:
						'“{hero} knew that I did not know,” said Maestro Brindle. “And {they} did not tell. That is a true friend.”',
				},
				{
					say: 'Go tack, tack, tack on the wood',
					outcome:
						'The tea stall had a spoon. Tack, tack, tack! Up went the flutes. Up went all the sticks. They held them so high that {hero} could go by below. “Do that at home too,” said the drum.',
					later:
						'Tack, tack, tack, went {hero} with the spoon. They all sat up. What comes now? They held their breath.',
				},
				{
					say: 'Carry the music stand in, as if you play',
					outcome:
						'{hero} took the music stand and went in. “You are late,” said the flutes, and moved up. “So late,” said the drum, and moved up. And {hero} was out at the back, with the stand.',
					later: '{hero} held the music stand. “You are late!” they said. “Go on, go on!” And they all moved up.',
				},
			],
		},
		2: {
			meet: [
				'A whole band sat across the road, and it did not play a note. In front stood Maestro Brindle, a badger, with his baton in the air. “We begin,” he said, “when it is perfectly quiet.” Somewhere a leaf fell down. “There! [Not yet.|That was a leaf.]” He had stood like that since yesterday. The flutes had their flutes at their lips. A boy held a drumstick over his drum. One music stand, by the steps, was left over. Nobody was let through, since steps make a noise. But Maestro Brindle looked a bit pale.',
			],
			flies: '“And nothing must fly past,” said Maestro Brindle. “I could hear that.” He seemed glad of it.',
			ways: [
				{
					say: 'Whisper to him and ask if anything is wrong',
					outcome:
						'“Is something the matter?” whispered {hero}. Maestro Brindle looked left and right. “I wrapped my sandwich in page one,” he whispered back. “I don’t know how it begins!” {hero} went to the basket behind the stage. There it was, with butter on. It began with a tum. “Tum!” went the band, and it was lovely. Afterward he came along, with an apple and no paper.',
					later:
						'“I was the only one who knew how silly I was,” said Maestro Brindle, “and then {hero} knew as well. I waited to hear it told. I’m still waiting.” He bowed. “You may trust {them} with your page one.”',
					as: {
						quiet: 'It needed a whisper, and {hero} was {trait}.',
						kind: 'It was just like {hero}, who was {trait}, to whisper.',
					},
				},
				{
					say: 'Tap three times on the rail',
					outcome:
						'Every band knows that sound. {hero} got a spoon from the tea stall and went tack, tack, tack on the rail. Up flew all the elbows! The trombones pointed at the sky, and underneath them there was a lovely long tunnel. {hero} went through it. “Who was that?” said Maestro Brindle. But he said it with some relief. {hero} was to keep the spoon.',
					later:
						'Tack, tack, tack, went the spoon on the table. All the elbows went up. All the mouths went shut. If you hear that, you know that it is about to begin, and you don’t want to be the one who coughs.',
				},
				{
					say: 'Carry in the music stand as if you were late',
					outcome:
						'{hero} took the music stand and walked into the middle of the band. “Late!” hissed the flutes, and pulled in their knees. “Very late!” hissed the horns, and moved their chairs. Everybody made room, and nobody asked what {they} played. At the back {they} just went on walking.',
					later:
						'{hero} held the music stand in front of {them} and walked in. “Late again!” somebody hissed. They pulled in their knees and shoved up their chairs. It was easy. In front {they} set it down, as if that were {their} place.',
					as: { bold: 'You have to look {trait}, and a bit cross.' },
				},
			],
		},
		3: {
			meet: [
				'The road went through a bandstand, in at the one side and out at the other, and in the bandstand sat sixty people who weren’t moving. The flutes were at the lips. The big drumstick hung in the air over the big drum. One player hadn’t come; a music stand by the steps was left over. “Not a sound,” said Maestro Brindle, a badger, who had his baton up. “I begin when there’s silence.” They had been silent for two days. But each time that it was really so, his ear twitched. “A beetle,” he’d say. “Over there. [In boots.|I heard it.] We’ll wait.” And nobody could go by, because of their steps. The lady with the harp looked at {hero} and rolled her eyes, which was all that she was allowed.',
			],
			flies: '“And don’t let me hear you fly,” said Maestro Brindle. “I’d hear a ghost fly. I’ve got the ears for it.”',
			ways: [
				{
					say: 'Ask him, so that nobody else hears, what is the matter',
					outcome:
						'{hero} went up very close. “It was quiet just now,” {they} whispered. “Why didn’t you start?” Something ran down the badger’s nose, and it was sweat. “I’ve lost page one,” he breathed. “I wrapped a cheese sandwich in it. I’ve got all the rest, from bar nine. I don’t know how it begins, and sixty people think that I’ve such wonderful ears.” {hero} said, quite loudly, that there was a beetle, and that {they} would see to it. Behind the bandstand, in the basket, lay page one. It smelled. It began very softly, with a single horn. They played it through, and Maestro Brindle came along afterward, and didn’t mind the noise of his own feet.',
					later:
						'“There’s a thing about me that would make you laugh,” said Maestro Brindle. “I shan’t tell you what. {hero} knows it. {They} found it out in front of sixty musicians, and musicians would give their teeth for it.” He looked along the rows with his baton up. “Well? Has anybody heard? No. You could hide a sandwich with {them} for a hundred years.”',
					as: {
						kind: 'Somebody less {trait} would have asked in a normal voice.',
						clever: 'It was only somebody {trait} who listened to who was listening.',
					},
				},
				{
					say: 'Tap on the rail three times, as conductors do',
					outcome:
						'There’s a sound that goes straight from a musician’s ears to the elbows, without troubling the head. {hero} borrowed a spoon from the coffee stall. Tack, tack, tack. Sixty elbows shot up. Up went the bows, and up went the trombones, till they pointed at the roof. It made a kind of arch, and {hero} walked under it, from the piccolos to the big drum, and didn’t touch a thing. “I never did that,” said Maestro Brindle. “No,” whispered the harp. “We thought it was time somebody did.” She made {hero} keep the spoon.',
					later:
						'{hero} took the coffee spoon and tapped it on the wood. Tack, tack, tack. Nobody had to be asked. They sat up; they faced the front; somebody got the last cough over with, fast. There’s a silence that’s only the absence of noise, and there’s the one after three taps, and this was that.',
					as: { bold: 'It’s {trait} to do a maestro’s job with a coffee spoon.' },
				},
				{
					say: 'Pick up the spare music stand and come in late',
					outcome:
						'{hero} tucked the music stand under one arm, put on the face of somebody who’s missed a train, and went in. “Tsk,” went the first violins. “Now, of all times,” breathed the clarinets. But they drew in their feet. They shifted their chairs. They’d all been late once, and they knew that the only thing to do with such a person is to get it past you. {hero} mouthed “sorry” to the left and right. At the back, behind the kettledrums, there was no chair left, and so {they} kept going. “Who was that?” whispered a tuba. “No idea,” whispered another. “But did you see the stand?”',
					later:
						'There is no arguing with a music stand. {hero} held it in front of {them}, said “sorry, sorry,” and squeezed in. “Tsk,” said the rows, one after the other, and pulled in their knees, and passed {them} on like a hot potato. It was quite simple. They didn’t want to let anybody through; they only wanted it to be someone else’s turn to be disturbed.',
					as: {
						dreamy: 'Being {trait}, {hero} had practice at being late.',
						bold: 'It takes somebody {trait}, and the stand.',
					},
				},
			],
		},
		4: {
			meet: [
				'In that town the road leads through the bandstand, and the bandstand was occupied. Sixty musicians sat in it, with every bow upon its string, and a drumstick hung above the great drum as if it had been painted there. By the steps an iron music stand was left over. “We begin,” said a badger, “when there is silence.” This was Maestro Brindle. He had his baton up, and he had had it up for the better part of two days. There was silence from time to time. It was then that one saw his ear move. “A beetle,” he would say. “It is [taking off its coat|walking about].” And they all waited, as it was an honor; such ears come once in a century. Only {hero}, who stood to one side, noticed that it was fear. At the first desk, in the place where his wife had sat, there was a jar with a dead rose in it. She used to sing him, under her breath, before each concert, the first three notes.',
			],
			flies:
				'It would be no use to pass through the air. He would hear it, the flutes assured {hero}, with their eyes; he had heard a cloud on Sunday.',
			ways: [
				{
					say: 'Ask him in a whisper why he does not begin',
					outcome:
						'{hero} stepped up onto the podium, as if to hand him something. “It was quite still just now,” {they} said, into that famous ear. “You heard that it was.” The baton shook a little at the tip. “I have page two,” said Maestro Brindle without moving his lips. “I have everything from page two. On Friday I wrapped a sandwich in the first. I was not thinking; she always saw to the sandwich.” He did not know how it began. Sixty people were gazing up at him in the belief that he could hear a beetle. {hero} remarked aloud that there was one, and went to put it out. Page one lay in a basket behind the stage; there was cheese on it, and it opened with a solitary horn, upon three notes. When he had heard them Maestro Brindle shut his eyes. Afterward he walked along with {hero}, and asked now and then, out of pure luxury, “What was that?”',
					later:
						'“I am in a position to say something about discretion,” said Maestro Brindle. “There is a story about me. It is short, and it has cheese in it; you would tell it at my funeral. {hero} has had it since this very day.” He let his eyes go along the rows, and it could be seen that he really did have ears. “I have been listening the whole way. I have listened to all of you, coming in. Nobody has it. I never in my life heard anything so beautiful as that not being told.”',
					as: {
						kind: 'It is what the {trait} have to offer, on a podium or off it: they lower their voices.',
						clever: 'Being {trait}, {hero} had not attended to the silence at all, but to the badger.',
					},
				},
				{
					say: 'Give three taps on the rail, as one does',
					outcome:
						'From the coffee stall {hero} had a spoon. It was not what one would call an instrument. {They} went up to the rail and struck it, three times, lightly. Tack, tack, tack. Nobody gave it a thought; it does not go by way of thought. Sixty right arms rose as one; the bows stood up, like a field when the wind drops; and over the whole width of that platform the trombones had been raised to heaven, and under them there lay, from the piccolos to the big drum, a clear brown corridor. {hero} walked down it. The maestro had looked first at his own paw, to see if it had been that. “So that is all,” he was heard to say. It had not crossed his mind that somebody might begin who did not know how it went on. The lady at the harp would not take back the spoon.',
					later:
						'There was a table. {hero} tapped upon it with the coffee spoon, and it did not take more than three. Conversations closed like fans. Each of them sat up, and turned to the front, and got rid, behind a glove, of one small cough. It is the most hopeful sound that there is; it says that somebody knows what comes next. {hero} looked along the rows, and let them think so.',
					as: { bold: 'The {trait} are not those who know how a thing begins. They are those with a spoon.' },
				},
				{
					say: 'Come in late, with the empty stand before you',
					outcome:
						'{hero} took up the iron stand from beside the steps, put on the look of a person who will explain everything in the interval, and went in. They were scandalized. One could read it in the second violins, and the oboes, who are sensitive, closed their eyes. But each of them had at some time come in like that, with the same face, past the same knees; and so the knees were withdrawn, and the chairs hitched aside. “Sorry,” breathed {hero}, to the violas. There was no place for {them} among the horns. There was none by the kettledrums, nor behind those, where the road goes on. “Have you ever seen that player before?” a tuba whispered. His neighbor had not. They agreed that it must be something modern.',
					later:
						'With the stand held before {them}, and an air of being already in disgrace, {hero} entered the last row. “Sorry,” {they} breathed. No one inquired by what right. One had to be rid of it; the quickest way was forward; so they swung their knees to the side like a set of gates, each with its small sound of reproach, and {hero} was passed along, from disapproval to disapproval, and delivered at the front.',
					as: {
						dreamy: 'It came easily to {hero}, who was {trait}, and had never in any case been on time.',
						bold: 'To be late before sixty people one must be {trait}, and must not run.',
					},
				},
			],
		},
	},
};
