import type { Obstacle } from '../../format.ts';

export const heldBridge: Obstacle = {
	id: 'held-bridge',
	alsoIn: ['circus', 'robot', 'sports', 'detective', 'time-travel', 'science-fiction'],
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
			meet: 'The road went over a bridge. Under it stood Captain Granite, in a cape, and held it up. “It shook, so I held it,” he said. “But I had to sneeze, and I think it shook from that! I don’t dare to let go, to see. And you’re all too heavy. So no one may go over.”',
			flies: '“Can’t I fly?” asked {hero}. “Oh,” said Captain Granite. “Then who do I hold it for?”',
			ways: [
				{
					say: 'Get under it too, and both let go',
					outcome:
						'{hero} went down and held the bridge too. “We’ll let go on three,” {hero} said. One, two, three! And the bridge did not fall! “So it can do it by itself,” said Captain Granite. “Oh, my arms!” Now everyone could go over, and he came along, to rest them.',
					later:
						'“I didn’t dare to let go of the bridge,” said Captain Granite. “{hero} let go with me, on three. You can trust {hero}. Oh, my arms!”',
				},
				{
					say: 'Learn how he calls “Have no fear!”',
					outcome:
						'“How do you call, when you come to help?” asked {hero}. “HAVE NO FEAR!” called Captain Granite, with both fists up. Oh! He had let go, and the bridge did not fall. “So you can all go over,” he said. “Now you call it.”',
					later:
						'“HAVE NO FEAR!” called {hero}, as loud as Captain Granite. Oh dear, what was it? No one dared to make a sound.',
				},
				{
					say: 'Ask him to tip the bridge for you',
					outcome:
						'“You’re so strong,” said {hero}. “Can you tip it?” Up went one end. Whee! {hero} slid to the other side. Then he let it down, and let go, and it did not fall! “What a good bridge,” said Captain Granite. “Now everyone can go over.”',
					later:
						'There was a long bench. {hero} sat on one end, and a big man on the other. Whee! Up went {hero}, as on the bridge, and over.',
				},
			],
		},
		2: {
			meet: [
				'There was a bridge over the street, with a gate in front of it. DO NOT WALK, it said. Under the bridge stood Captain Granite in his cape, and held it up with both arms. “It wobbled on Monday, when it was new,” he said. “I shouted that it was falling, and that I had it. Everybody clapped!” He looked around, and went red. “But I had sneezed [just|right] before. I think that it only wobbled from the sneeze. If I let go and it falls, that’s bad. And if I let go and it doesn’t, that’s worse!”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “You wouldn’t fly over it!” said Captain Granite. “What’s the good of holding it, then?”',
			ways: [
				{
					say: 'Stand under the bridge next to him and both let go',
					outcome:
						'{hero} stood right beside him and took hold too. “On three,” said {hero}. “One finger at a time.” There were a lot of fingers. Then there were none. The bridge stayed where it was. A pigeon walked over it. “Well!” said Captain Granite. He put down his arms, opened the gate, and came along, to see what else stayed up by itself.',
					later:
						'“I said that it would fall,” said Captain Granite, “and it was a fib. I told {hero} so, and {hero} came under that bridge with me.” His arms were still a bit up. “If you want to know who stands by you, that is where you find out.”',
					as: {
						bold: 'Even {hero} looked up once.',
					},
				},
				{
					say: 'Learn to call “Have no fear!” the way heroes do',
					outcome:
						'“How do you do the call?” asked {hero}. Nobody had asked for days. “Chin up,” said Captain Granite, and up went his arms too. “HAVE NO FEAR!” All the windows slammed. And the bridge? It just stood there. “So it was me,” he said, and opened the gate for everybody. {hero} practiced the call the whole way across.',
					later:
						'“HAVE NO FEAR!” called {hero}. Everybody went as quiet as a mouse. Nobody had been afraid before, but if somebody says that, there must be something.',
					as: { merry: '{hero} tried it on a cat too.' },
				},
				{
					say: 'Ask him to lift one end, and slide over',
					outcome:
						'“Since you have hold of it,” said {hero}, “could you tip it?” Captain Granite had never thought of that. {hero} got over the gate and sat down. Up went that end, with {hero} on it, and the bridge was a slide. Whoosh! Then it went down again, without a crack. “It isn’t broken at all,” he said, quite puzzled. Then he let go, and opened the gate.',
					later:
						'{hero} laid a long bench across a stool, and sat down on one end. “Could you tip it?” asked {hero} the biggest man in the room. He sat down on the other. Whoosh! {hero} went up over the hats, and came down in front.',
				},
			],
		},
		3: {
			meet: [
				'The road crossed the railway yard by a bridge, and there was a chain across the bridge, with a sign: CLOSED. HELD UP BY CAPTAIN GRANITE. He stood underneath, in a cape, with his arms over his head. “Don’t worry,” he said through his teeth. “I’ve got it.” On the day that it was opened it had shaken. He had thrown himself under it and roared that it was falling, and the whole city had cheered. He hadn’t told them that he’d sneezed just before. “I’m nearly sure it was me,” he whispered. “But how would I know? If I let go, and it comes down, that’s terrible. And if I let go and it [doesn’t|stays up]…” He shifted his feet. He’d been there for five months. Down below, people waited an hour at a time to get across the rails. “That’s worse,” said Captain Granite. “They’ve put up a statue.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “You could go over by air, I suppose,” said Captain Granite. “People did. It hurts, rather. You stand here for them, and then they don’t use it.”',
			ways: [
				{
					say: 'Go and stand beside him, and let go together',
					outcome:
						'{hero} climbed down, and stood next to him, and took hold. “One finger at a time,” said {hero}. “I’ll call them out.” The small ones came first. At seven the captain’s eyes were shut. At nine he said what he’d like done with his cape. “Ten,” said {hero}. It was quiet. A train went by. The bridge stood there over both of them, as it had since spring, and a pigeon crossed it from left to right. “Five months,” said Captain Granite, “to a pigeon.” He lowered his arms as far as they’d go. Then he climbed up, took the chain off, and walked ahead of {hero} over the bridge, and farther.',
					later:
						'“That bridge was never falling,” said Captain Granite. “I sneezed. I thought you should hear it from me.” Somebody at the back said, “Oh.” He nodded. “Before I knew it for certain I had to let go. And {hero} had come down and got underneath. It’s easy to stand by a person. Look who’s there when it might come down on them.”',
					as: {
						careful: '{hero} went finger by finger.',
					},
				},
				{
					say: 'Ask him to teach you the call that heroes use',
					outcome:
						'“You had a call,” said {hero}. “I heard it as far away as home.” “The chest out,” said Captain Granite, who had brightened, “and then you mean everybody. HAVE NO FEAR!” A shutter banged. A fruit seller lay down behind her melons. All along the street people grabbed their children and ran, and within half a minute there was nobody between {hero} and the other side, and somebody had taken the chain along in the rush. “They always do,” said Captain Granite sadly. “I’ve never understood it. Now you.”',
					later:
						'{hero} took a deep breath, and meant everybody. “HAVE NO FEAR!” There was a silence, and it was full of eyes. Up to then nobody had had any fear. But you aren’t told that for nothing. People sat very straight, and each of them, without moving the head, looked for what it was.',
				},
				{
					say: 'Ask him to raise one end, and slide down to the other',
					outcome:
						'“You’ve got it in your hands,” said {hero}. “What else can you do with it?” Nobody had ever put it like that. Captain Granite bent his knees and pushed. The near end rose off its stones, higher and higher, till the railing pointed at the clouds, and {hero} sat down on the top of it and let go. It was a very good slide. There were a hundred yards of it. The captain set the bridge back as if it had been a teacup. “I say,” he called. “If it can do that, it can’t be all that poorly!” He let go of it, and took off the chain.',
					later:
						'There was a long bench by the wall. {hero} sat down on one end of it, and waved to the stoutest man in the room. “Could you hold this down for me?” {they} asked. He was honored. He sat, with his whole weight, on the other end; and {hero} passed above several rows of people, slowly turning, and came down in front.',
				},
			],
		},
		4: {
			meet: [
				'The road came to a river, and the new bridge was closed with a chain. HELD BY CAPTAIN GRANITE, it said on a bronze plate. You could see him down there, with his cape, and his jaw, and both palms flat against the steel. He had been holding it up for five months, and people had gone around by the old one. On the day it was opened it had trembled; he had thrown himself underneath, with a shout, and the city had cheered as it had not cheered for years. “I had sneezed,” said Captain Granite, very low. “I’ve thought about it ever since. I sneezed, and then it shook.” He only had to let go, in order to find out. If it fell, that would be terrible. “And if it doesn’t fall,” he said, “[what have I been doing|what was I doing]?” On the first day a boy had come with a pencil and wanted him to write his name. The captain did not have a hand free. The boy had waited until dark.',
			],
			flies:
				'Some people had flown over it, he said. He did not blame them. But you do like to think that you are needed.',
			ways: [
				{
					say: 'Stand beside him, and let go together',
					outcome:
						'“I’ll stand here too,” said {hero}, and took hold of the steel beside him. “We can do it finger by finger.” The captain was silent for some time. Then the little finger of his great left hand came away and curled up. They took turns. At the sixth finger he asked if {hero} would not rather go outside. At the ninth he mentioned that there was a cat, and who should have it. “Ten,” said {hero}. Above them the bridge went on, as it had gone on for five months, all by itself. “It’s perfectly sound,” said Captain Granite. He looked at his palms, and then he went up, took away the chain, and came along with {hero}. In the middle of the bridge he jumped, just a little, to see.',
					later:
						'“You cheered me for holding up a bridge,” said Captain Granite. “It didn’t need me. I was fairly sure of that by the second week, but you were all watching.” People did not know where to look. “{hero} came down to where it would have fallen, and put {their} {hands} beside mine, and stayed there until I let go. {They} didn’t tell me that it was safe. {They} didn’t know. So I can’t tell you what’s true here. But I can tell you who’ll stand under it.”',
				},
				{
					say: 'Ask him to teach you the heroes’ call',
					outcome:
						'“I remember your shout,” said {hero}. “You could hear it through walls.” The captain blushed with pleasure. For months nobody had asked for it. “You take it from a place where you’re perfectly calm,” he said. Without moving his hands he put back his head. “HAVE NO FEAR!” It worked at once. Mothers ran. Blinds came down, and somebody left a streetcar with its doors open. When the echo came back there was nobody left on either side, somebody had run right through the chain, and you could have crossed with a piano. “You see?” said the captain. “I’ve never understood it. They’re all so brave until I come.”',
					later:
						'{hero} looked for a place where {they was} perfectly calm, and shouted from there, as Captain Granite did. “HAVE NO FEAR!” Nobody had had any; they had been much too busy talking. Now it was very quiet, because they were all wondering what there was to be afraid of. There is always something. Each of them was glad to hear the person next to them breathe.',
				},
				{
					say: 'Have him raise one end, and slide down',
					outcome:
						'“You’ve held it still all this time,” said {hero}. “What happens if you don’t?” That was the one thing that he had never tried. He bent his knees. With a noise like a drawer, the near end of the bridge came up, with all its lamps, until you could look down it as down a roof. {hero} sat on the upper edge, thought briefly of {their} friends, and let go. It was fast. The far bank arrived. Behind {them} the bridge sank back onto its stones, as softly as an eyelid, and not one lamp had gone out. “But that’s excellent work!” cried Captain Granite, and looked along the steel. In five months he had never really seen it. He had let go, to point. After a while he took off the chain.',
					later:
						'A long bench stood by the wall. {hero} sat down on one end of it, and invited a very heavy gentleman, who had been standing all this time, to sit down on the other. He was touched. He let himself drop, as such men do. {hero} went up, as on Captain Granite’s bridge, and over the third row, past a lamp, and past an old lady, who nodded to {them}. {They} came down at the front. It is all a matter of where people sit.',
				},
			],
		},
	},
};
