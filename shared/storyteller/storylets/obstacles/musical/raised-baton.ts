import type { Obstacle } from '../../format.ts';

export const raisedBaton: Obstacle = {
	id: 'raised-baton',
	alsoIn: ['circus', 'sports', 'detective', 'cooking', 'superhero', 'mystery', 'historical', 'time-travel', 'royal'],
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
			meet: 'A band sat on the road, and did not play. One music stand was left over. Maestro Brindle, a badger, held up his stick. “Stand still, all of you!” he said. “We can’t start till there’s no noise.” Then a fly buzzed. “Not yet!” he said. But he looked scared.',
			flies:
				'“What if I fly?” asked {hero}. “A fly is much too loud,” said Maestro Brindle. “And you are more than a fly.”',
			ways: [
				{
					say: 'Ask him softly what is wrong',
					outcome:
						'“What is wrong?” asked {hero}, very softly. “I lost page one,” said Maestro Brindle. “So I can’t start!” {hero} looked, and there it was, around his bun. So the band played it to the end, and got up. The road was free, and he came along, to tell how it went.',
					later: '“I had lost my page,” said Maestro Brindle. “{hero} knew it, and didn’t tell. That’s a good friend.”',
				},
				{
					say: 'Go tack, tack, tack on the wood',
					outcome:
						'{hero} took the drummer’s spoon and hit the wood. Tack, tack, tack! Up went all the flutes and all the sticks. The band held them up so high that everyone could go by under them. “Keep my spoon,” said the drummer.',
					later:
						'Tack, tack, tack, went {hero} with the spoon. The people all sat up. What will it be? And they held their breath.',
				},
				{
					say: 'Carry the music stand in, as if you play',
					outcome:
						'{hero} took the music stand and went in. “You’re late!” said the flutes, and moved up. “So late!” said the drums, and moved up. So there was a path for everyone, and {hero} kept the stand.',
					later:
						'{hero} held up the music stand. “You’re late!” said the people. “Go on, go on!” And they all moved up, so {hero} got to the front.',
				},
			],
		},
		2: {
			meet: [
				'A whole band sat across the road, and it did not play a note. In front stood Maestro Brindle, a badger, with his baton in the air. “We begin,” he said, “when it is perfectly quiet.” Somewhere a leaf fell down. “There! [Not yet.|That was a leaf.]” He had stood like that for two days. The flutes had their flutes at their lips. A boy held a drumstick over his drum. One music stand, by the steps, was left over. Nobody was let through, since steps make a noise. But Maestro Brindle looked a bit pale.',
			],
			flies:
				'“What if I fly?” asked {hero}. “I would hear that,” said Maestro Brindle. “I heard a moth.” He seemed glad of it.',
			ways: [
				{
					say: 'Whisper to him and ask if anything is wrong',
					outcome:
						'“Is something the matter?” whispered {hero}. Maestro Brindle looked left and right. “I wrapped my sandwich in page one,” he whispered back. “I don’t know how it begins!” {hero} went to the basket behind the stage. There it was, with butter on. It began with a tum. “Tum!” went the band, and it was lovely. Afterward the road was free, and he came along, with an apple and no paper.',
					later:
						'“I was the only one who knew how silly I was,” said Maestro Brindle, “and then {hero} knew as well. I waited to hear it told. I’m still waiting.” He bowed. “You may tell {hero} anything.”',
				},
				{
					say: 'Tap three times on the rail',
					outcome:
						'Every band knows that sound. {hero} got a spoon from the tea stall and went tack, tack, tack on the rail. Up flew all the elbows! The trombones pointed at the sky, and underneath them there was a lovely long tunnel, as wide as the road. Anyone could go through it. “Who was that?” said Maestro Brindle. But he said it with some relief, and {hero} went through too, with the spoon.',
					later:
						'Tack, tack, tack, went the spoon from the bandstand on the table. All the elbows went up. All the mouths went shut. If you hear that, you know that it is about to begin, and you don’t want to be the one who coughs.',
				},
				{
					say: 'Carry in the music stand as if you were late',
					outcome:
						'{hero} took the music stand and walked into the middle of the band. “Late!” hissed the flutes, and pulled in their knees. “Very late!” hissed the horns, and moved their chairs. Nobody asked what {hero} played. They all moved, till the road was free. At the back {hero} just went on walking, stand and all. “So now we are all here,” said Maestro Brindle. He had to begin. “Tum?” he said, very softly. “Tum!” went the band. It was right.',
					later:
						'{hero} walked in behind the Maestro’s music stand. “Late again!” somebody hissed. Row after row pulled in their knees and shoved up their chairs. It was easy. In front {hero} set it down, as if it stood there every week.',
				},
			],
		},
		3: {
			meet: [
				'The road crossed a pond by way of a bandstand, in at the one side and out at the other, and in the bandstand sat sixty people who weren’t moving. The flutes were at the lips. The big drumstick hung in the air over the big drum. One player hadn’t come; a music stand by the steps was left over. “Not a sound,” said Maestro Brindle, a badger, who had his baton up. “I begin when there’s silence.” The band had been silent for two days. But each time it really was silent, his ear twitched. “A beetle,” he’d say. “Over there. [In boots.|I heard it.] We’ll wait.” And nobody could go by, because of their steps. The lady with the harp looked at {hero} and rolled her eyes, which was all that she was allowed.',
			],
			flies:
				'“What if I fly?” asked {hero}. “I’d hear it if you flew,” said Maestro Brindle. “I’d hear a ghost fly. I’ve got the ears for it.”',
			ways: [
				{
					say: 'Ask him, so that nobody else hears, what is the matter',
					outcome:
						'{hero} went up very close. “It was quiet just now,” {they} whispered. “Why didn’t you start?” Something ran down the badger’s nose, and it was sweat. “I’ve lost page one,” he breathed. “I wrapped a cheese sandwich in it. I’ve got all the rest, from bar nine. I don’t know how it begins, and sixty people think I’ve such wonderful ears.” {hero} said, quite loudly, that there was a beetle, and that {they} would see to it. Behind the bandstand, in the basket, lay page one. It smelled. The piece began very softly, with a single horn. The band played it to the end, drew in its feet, and let everybody by. Maestro Brindle came along, and didn’t mind the noise of his own feet.',
					later:
						'“There’s a thing about me that would make you laugh,” said Maestro Brindle. “I won’t tell you what. {hero} knows it. {They} found it out in front of sixty musicians, and musicians would give their teeth for it.” He looked along the rows with his baton up. “Well? Has anybody heard? No. You could tell {hero} anything, and it would be safe.”',
				},
				{
					say: 'Tap on the rail three times, as conductors do',
					outcome:
						'There’s a sound that goes straight from a musician’s ears to the elbows, without troubling the head. {hero} borrowed a spoon from the coffee stall. Tack, tack, tack. Sixty elbows shot up. Up went the bows, and up went the trombones, till they pointed at the roof. It made a kind of arch, as high as a hay cart, and everybody could walk under it, from the piccolos to the big drum, with {hero} and the spoon in front. “I never did that,” said Maestro Brindle. “No,” whispered the harp. “We thought it was time somebody did.”',
					later:
						'{hero} took the spoon from the bandstand and tapped it on the wood. Tack, tack, tack. Nobody had to be asked. People sat up; they faced the front; somebody got the last cough over with, fast. There’s a silence that’s only the absence of noise, and there’s the one after three taps, and this was that.',
				},
				{
					say: 'Pick up the spare music stand and come in late',
					outcome:
						'{hero} tucked the music stand under one arm, put on the face of somebody who’s missed a train, and went in. “Tsk,” went the first violins. “Now, of all times,” breathed the clarinets. But they drew in their feet. They shifted their chairs. They’d all been late once, and they knew that the only thing to do with such a person is to get it past you. {hero} mouthed “sorry” to the left and right, and left a lane behind as wide as a street. At the back, behind the kettledrums, there was no chair left, and so {hero} kept going. “Who was that?” whispered a tuba. “No idea,” whispered another. “But did you see the stand?”',
					later:
						'There is no arguing with a music stand. {hero} held it up in front, said “sorry, sorry,” and squeezed in. “Tsk,” said the rows, one after the other, and pulled in their knees, and passed {hero} on like a hot potato. It was quite simple. They didn’t want to let anybody through; they only wanted it to be someone else’s turn to be disturbed.',
				},
			],
		},
		4: {
			meet: [
				'The road led through the bandstand, and sixty musicians were sitting in it. Those who had come before the tubas sat down had still got through. A spare music stand leaned at the edge. Every bow lay on its string, and a drumstick hung in the air above the big drum. Nobody was playing. “We begin,” said a badger, “when it is silent.” This was Maestro Brindle. He was holding up his baton, and had been holding it up for two days. Sometimes it did become silent. Then one of his ears moved. “A beetle,” he would say. “It’s [taking off its coat|walking about].” And they waited, proudly, because an ear like that comes once in a century. Only {hero} stood close enough to see that he was frightened. On the first chair, where his old teacher used to sit, stood a dead rose in a jar. Before every concert she had sung him the first three notes under her breath.',
			],
			flies:
				'“What if I fly?” asked {hero}. He would hear it, said the flutes with their eyes. He had once heard a cloud.',
			ways: [
				{
					say: 'Whisper to him, and ask why he does not begin',
					outcome:
						'{hero} stepped up beside him, as if to hand him something. “It was silent just now,” {they} whispered into that famous ear. “You heard that it was.” The tip of the baton shook. “I have page two,” said Maestro Brindle, without moving his lips, “and everything after it. On Friday I wrapped my sandwich in page one. She always did the sandwiches.” He did not know how it began. Sixty people thought that he could hear a beetle. {hero} said aloud that there was one, and went to put it outside. Page one was in the trash behind the stage, with cheese on it. It began with one horn, and three notes. When he heard them Maestro Brindle shut his eyes. Afterward he came along with {hero}, and asked now and then, for the pleasure of it, “What was that?”',
					later:
						'“I can tell you something about {hero},” said Maestro Brindle. “There’s a story about me. It’s short, it’s funny, and there’s cheese in it. {They} could tell it to anyone. I’ve been listening the whole way here, and I have listened to all of you as you came in.” You could see that he really did have ears. “Nobody here knows it. I have never heard anything as beautiful as {hero} not telling it. You may trust {them} with yours.”',
				},
				{
					say: 'Tap three times on the rail, like a conductor',
					outcome:
						'{hero} borrowed a spoon from the coffee stall, went up to the railing, and knocked on it three times. Tack, tack, tack. Nobody had to think. Sixty right arms went up, and sixty bows and sticks; the trombones pointed at the sky; and underneath them all there was a clear brown path from the flutes to the big drum. {hero} walked along it, spoon and all, and not a bow came down before the last foot was off the boards. Maestro Brindle looked at his own paw, to see if it had been that. “So that’s all it takes,” he said. It had never crossed his mind that you could begin without knowing how it went on.',
					later:
						'{hero} knocked on the table with the spoon from the bandstand, three times. Tack, tack, tack. Conversations shut like fans. Everyone sat up, looked to the front, and got rid of one small cough. They knew what that sound means: it means that somebody is about to begin and knows what comes next. {hero} looked along the rows, waited for the last cough, and let them think so.',
				},
				{
					say: 'Take the spare music stand, and come in late',
					outcome:
						'{hero} picked up the spare music stand, which was of iron, put on the face of a person who will explain everything later, and walked in. The band was shocked. You could see it in the violins, and the oboes closed their eyes. But each of them had come late once, with just that face, past just those knees, and so they drew in their knees and moved their chairs; and where sixty people have moved their chairs there is a road. “Sorry,” whispered {hero} to the cellos. There was no place for {them} among the horns. There was none by the drums either, nor behind the drums, where the road goes on. “Have you ever seen that player before?” whispered one tuba to the other. They agreed that it must be something modern.',
					later:
						'{hero} held the music stand from Maestro Brindle’s band in front of {them}, and looked as ashamed as {they} could. “Sorry,” {they} whispered to the last row. “So sorry.” Nobody asked by what right. People only wanted it over with, and the quickest way was forward; so they swung their knees aside like a row of gates, each with a small sigh. {hero} was passed on from sigh to sigh, and delivered at the front.',
				},
			],
		},
	},
};
