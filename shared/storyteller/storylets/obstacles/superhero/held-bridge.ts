import type { Obstacle } from '../../format.ts';

export const heldBridge: Obstacle = {
	id: 'held-bridge',
	alsoIn: ['circus', 'robot', 'sports', 'detective'],
	place: { the: 'the held-up bridge', at: 'at the held-up bridge', to: 'to the held-up bridge', backdrop: 'city' },
	people: { granite: { call: 'Captain Granite', a: 'a hero in a torn cape', type: 'Superhero', pronoun: 'he' } },
	props: ['bridge'],
	blocks: ['flies'],
	ways: [
		{ id: 'under', use: 'trust', ally: 'granite' },
		{ id: 'fear', use: 'hear' },
		{ id: 'tip', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'There was a bridge, and no one could go on it. Under it stood Captain Granite, in a cape. He held it up. “Once it shook,” he said. “I said: it will fall! I got it! But it was me. I had sneezed. Now I do not dare let go.”',
			flies: '“Do not fly,” said Captain Granite. “I hold it so that you can walk!”',
			ways: [
				{
					say: 'Get under it too, and both let go',
					outcome:
						'{hero} got under the bridge too. “One, two, three,” said {hero}. They let go. And the bridge? It did not fall! It was a good bridge. “Oh, my arms,” said Captain Granite. He came along.',
					later:
						'In came a cape. “I let go, and {hero} stood next to me,” said Captain Granite. “That is a friend!” So it was good.',
				},
				{
					say: 'Learn how he calls “Have no fear!”',
					outcome:
						'“What do you call?” said {hero}. “HAVE NO FEAR!” said Captain Granite. It was so loud that they all ran off. The way was free! “Now you,” he said. “HAVE NO FEAR!” said {hero}.',
					later: '“HAVE NO FEAR!” called {hero}. Oh, dear! What was it? Where was it? They did not dare say a word.',
				},
				{
					say: 'Ask him to tip the bridge for you',
					outcome:
						'“You are so strong,” said {hero}. “Can you tip it?” “I can!” Up went one end. Whee! {hero} slid down to the other side. “That was fun,” said Captain Granite.',
					later:
						'There was a long bench. {hero} sat on one end, and a big man sat on the other. Up! Whee! And {hero} was over.',
				},
			],
		},
		2: {
			meet: [
				'There was a bridge over the street, with a gate in front of it. DO NOT WALK, it said. Under the bridge stood Captain Granite in his cape, and held it up with both arms. “It wobbled,” he said, “on the day it was new. I shouted that it was falling, and that I had it. Everybody clapped!” That was in spring. He looked around, and went red. “I think that it was only me. I had [sneezed|to sneeze]. But if I let go and it falls, that’s bad. And if I let go and it doesn’t, that’s worse!”',
			],
			flies: '“You wouldn’t fly over it!” said Captain Granite. “What’s the good of holding it, then?”',
			ways: [
				{
					say: 'Stand under the bridge next to him and both let go',
					outcome:
						'{hero} stood right beside him and took hold too. “On three,” {they} said. “One finger at a time.” It took quite a while; there were a lot of fingers. Then there were none. The bridge stayed where it was. A pigeon walked over it. “Well!” said Captain Granite. He put down his arms for the first time since spring. He came along, to see what else stayed up by itself.',
					later:
						'“I said that it would fall,” said Captain Granite, “and it was a fib. I told {hero} so, and {they} came under that bridge with me.” His arms were still a bit up. “If you want to know who stands by you, that is where you find out.”',
					as: {
						bold: 'Even {trait} {hero} looked up once.',
						kind: 'It was {trait} to go so slowly with the last finger.',
					},
				},
				{
					say: 'Learn to call “Have no fear!” the way heroes do',
					outcome:
						'“How do you do the call?” asked {hero}. Nobody had asked in months. “Chin up,” said Captain Granite. “HAVE NO FEAR!” All the windows slammed, and everyone in the street ran home. There was nobody left to shut the gate. “It’s funny,” he said. “They always do that.” {hero} practiced it the whole way across.',
					later:
						'“HAVE NO FEAR!” called {hero}. They went as quiet as mice. Nobody had been afraid before, but if somebody says that, there must be something.',
					as: { merry: '{hero}, who was {trait}, tried it on a cat too.' },
				},
				{
					say: 'Ask him to lift one end, and slide over',
					outcome:
						'“Since you have hold of it,” said {hero}, “could you tip it?” Captain Granite had never thought of that. He lifted, and one end of the bridge went up like a seesaw. {hero} sat down at the top, and whoosh! Then it went down again, without a crack. “It doesn’t seem to be broken,” he said, quite puzzled, and did it once more for a dog.',
					later:
						'By the wall was a long bench. {hero} got on one end, and asked the biggest uncle to sit down on the other. He was glad to. Whoosh! {hero} went up over the hats, and came down in front.',
					as: { clever: 'You have to be {trait} to see a seesaw in it.' },
				},
			],
		},
		3: {
			meet: [
				'The bridge went up over the railway yard, and there was a chain across it, with a sign: CLOSED. HELD UP BY CAPTAIN GRANITE. He stood underneath, in a cape, with his arms over his head. “Don’t worry,” he said through his teeth. “I’ve got it.” On the day that it was opened it had shaken. He had thrown himself under it and roared that it was falling, and the whole city had cheered. He hadn’t told them that he’d sneezed just before. “I’m nearly sure it was me,” he whispered. “But how would I know? If I let go, and it comes down, that’s terrible. And if I let go and it [doesn’t|stays up]…” He shifted his feet. He’d been there for five months. “That’s worse,” said Captain Granite. “They’ve put up a statue.”',
			],
			flies:
				'“You could go over by air, I suppose,” he said. “People did. It hurts, rather. You stand here for them, and then they don’t use it.”',
			ways: [
				{
					say: 'Go and stand beside him, and let go together',
					outcome:
						'{hero} climbed down, and stood next to him, and took hold. “One finger at a time,” {they} said. “I’ll call them out.” They began with the small ones. At seven the captain’s eyes were shut. At nine he said what he’d like done with his cape. “Ten,” said {hero}. It was quiet. A train went by. The bridge stood there over both of them, as it had since spring, and a pigeon crossed it from left to right. “Five months,” said Captain Granite, “to a pigeon.” He lowered his arms as far as they’d go. Then he climbed up, took the chain off, and walked over it ahead of {hero}, to show that one could.',
					later:
						'“That bridge was never falling,” said Captain Granite. “I sneezed. I thought you should hear it from me.” Somebody at the back said, “Oh.” He nodded. “Before I knew it for certain I had to let go. And {hero} had come down and got underneath. It’s easy to stand by a person. Look who’s there when it might come down on them.”',
					as: {
						bold: 'To stand there you had to be {trait}, or very sure about bridges.',
						careful: '{hero} was {trait}, and went finger by finger.',
					},
				},
				{
					say: 'Ask him to teach you the call that heroes use',
					outcome:
						'“You had a call,” said {hero}. “I heard it as far away as home.” “The chest out,” said Captain Granite, who had brightened, “and then you mean everybody. HAVE NO FEAR!” A shutter banged. A fruit seller lay down behind her melons. All along the street people grabbed their children and ran, and within half a minute there was nobody between {hero} and the other side, and somebody had taken the chain along in the rush. “They always do,” said Captain Granite sadly. “I’ve never understood it. Now you.”',
					later:
						'{hero} took a deep breath, and meant everybody. “HAVE NO FEAR!” There was a silence, and it was full of eyes. Up to then nobody had had any fear. But you aren’t told that for nothing. They sat very straight, and each of them, without moving the head, looked for what it was.',
					as: {
						quiet: 'It came out rather well, for a person as {trait} as {hero}.',
						merry: 'It took {hero} three tries; {they was} {trait}, and kept laughing at “fear.”',
					},
				},
				{
					say: 'Ask him to raise one end, and slide down to the other',
					outcome:
						'“You’ve got it in your hands,” said {hero}. “What else can you do with it?” Nobody had ever put it like that. Captain Granite bent his knees and pushed. The near end rose off its stones, higher and higher, till the railing pointed at the clouds, and {hero} sat down on the top of it and let go. It was a very good slide. There were a hundred yards of it. The captain set the bridge back as if it had been a teacup. “I say,” he called. “If it can do that, it can’t be all that poorly!” He sounded as though he’d just had a letter.',
					later:
						'There was a long bench by the wall. {hero} sat down on one end of it, and waved to the stoutest man in the room. “Could you hold this down for me?” {they} asked. He was honored. He sat, with his whole weight, on the other end; and {hero} passed above several rows of people, slowly turning, and came down in front.',
					as: { clever: 'A lever looks like a bridge to most people, but not to the {trait}.' },
				},
			],
		},
		4: {
			meet: [
				'The new bridge crossed the railway yard, and it was closed, with a chain and a bronze plate. HELD BY CAPTAIN GRANITE, it said. One could see him down there: the cape, the jaw, both palms flat against the girders. He had been holding it for five months. At the opening it had trembled; he had flung himself beneath it with a shout; there had been such a cheer as he had not heard since he was young. “I had sneezed,” said Captain Granite, in a much lower voice. “I have gone over it and over it. I sneezed, and it shook, and I shouted.” He had only to let go in order to know. It might come down; that would be dreadful. “And if it does not,” he said, “[what have I been doing|then what was I doing]?” On the first day a boy had come with a pencil for his name. The captain had not had a hand free. The boy had waited until dark, and had come again, and had stopped coming.',
			],
			flies:
				'Some had gone over it through the air, he said, and he bore them no grudge. But one does feel, underneath, that one is for something.',
			ways: [
				{
					say: 'Take your place under it beside him, and let go with him',
					outcome:
						'“I will stand here,” said {hero}, and stood there, and laid hold of the girder. “We can take it by fingers.” The captain was silent for some time. Then the little finger of that great left hand came away from the steel, and curled. They did it in turns. At the sixth he asked if {hero} would not rather go outside; at the ninth he mentioned that there was a cat, and who should have it. “Ten,” said {hero}. A goods train was being made up somewhere. Above their heads the bridge went on, as it had gone on all those months, at no expense to anybody. “It is quite sound,” said Captain Granite. He looked at his palms, in which the rivets had left two rows of small flowers. Then he went up, unhooked the chain, and walked over with {hero}, rather as one walks behind a coffin; but toward the middle he jumped, a little, to see.',
					later:
						'“I have been cheered in this town for holding up a bridge,” said Captain Granite. “It did not need me. I had a notion of that by the second week.” They did not know where to look, and he let them not know. “I could not let go of it, as you were all watching. {hero} came down to where it would have fallen, and stayed until I could. I am not an authority on what is true. But I can tell you who stands under it.”',
					as: {
						bold: 'They would have called it {trait}, if anyone had seen; it was that sort of thing just because nobody did.',
						careful: 'A person less {trait} would have called out all the fingers at once.',
					},
				},
				{
					say: 'Have him teach you the cry, and see what it does',
					outcome:
						'“I remember the cry,” said {hero}. “One heard it through walls.” The captain colored with pleasure. He had not been asked for it in months; it was put down to tact. “It should come from a place in which you are perfectly calm,” said Captain Granite, and, without removing his hands, he threw back his head. “HAVE NO FEAR!” The effect on the street was immediate. Mothers ran; blinds fell; a tram was abandoned with its doors open. By the time that the echo had come home there was not a soul on either side of the chain, and {hero} could have crossed with a piano. “You see?” he said. “It has always been a puzzle to me. They are so brave until I come.”',
					later:
						'{hero} looked for a place in {themself} that was perfectly calm, and shouted from there. “HAVE NO FEAR!” The room had been having none. It had been angry, and rather enjoying it. Now, in a silence that could have been cut up and sold, people began to consider what there might be; there is always something; and each of them was glad, for once, to hear the neighbor breathe.',
					as: {
						quiet: 'They say that the calm place is larger in the {trait}, from lack of use.',
						merry: 'It went better when {hero}, who was {trait}, had been told not to smile at “no.”',
					},
				},
				{
					say: 'Ask him to raise his end of it, and slide to the other',
					outcome:
						'“You have been holding it still,” said {hero}. “Have you tried what happens if you do not?” It was, the captain admitted, the one thing that he had not looked at. He bent at the knees. With a sound like a drawer the near end of the bridge left its bed, and rose, lamps and all, until one could see down the whole length of it as down a roof; {hero} took a seat on the upper edge, thought briefly of {their} friends, and let go. There are few things to hold on to. The chestnut trees arrived, and the far bank. Behind {them} it sank back onto its stones as gently as an eyelid, and not one lamp had gone out. “But that is excellent work!” Captain Granite exclaimed. He ran his eye along the girders. It was plain that he had never, till then, met the bridge.',
					later:
						'Against the wall stood a bench of some length. {hero} took one end of it, and invited a person of weight, who had been standing, to make use of the other. The person of weight was touched. He lowered himself, as such men do, from a certain height; and something went by over the third row, with an air of thought, past a lamp, and past an elderly lady, who bowed. It is all a matter of where one is asked to sit.',
					as: { clever: 'Archimedes asked for a place to stand. The {trait} ask for somebody to sit down.' },
				},
			],
		},
	},
};
