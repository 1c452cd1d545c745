import type { Obstacle } from '../../format.ts';

export const leftShadow: Obstacle = {
	id: 'left-shadow',
	alsoIn: ['fantasy', 'magical-school', 'mystery', 'fairy-tale', 'unicorn'],
	place: { the: 'the long white wall', at: 'at the long white wall', to: 'to the long white wall', backdrop: 'town' },
	people: { nether: { call: 'Nether', a: 'a shadow with no one', type: 'Ghost', pronoun: 'he' } },
	props: ['lantern', 'hat'],
	blocks: ['flies'],
	ways: [
		{ id: 'theater', use: 'hear' },
		{ id: 'flat', use: 'reach' },
		{ id: 'second', use: 'trust', ally: 'nether' },
	],
	levels: {
		3: {
			meet: [
				'The way led down a lane under some arches, where it was always dark, along a white wall with one lantern, which had been hung up there the day before. {hero}’s shadow stopped. {They} pulled; it wouldn’t come. Another shadow had got hold of it, a long one in a hat, and nobody was standing in front of it. “Excuse me,” it said. “Is that your own? It’s very well kept.” Its name was Nether. A man had left it there, [years ago|a long time ago]. He’d been in a hurry, and it had dawdled, and he had turned around and said, “Stay.” He’d meant it as a joke. “So I stayed,” said Nether. “Only I do so miss being part of something. I just hold on to people’s for a moment. It turns out that they can’t go on without.”',
			],
			flies: '{hero} flew up a bit. A shadow stretches; but Nether had the other end.',
			ways: [
				{
					say: 'Make animals on the wall in the light',
					outcome:
						'“Do you know this?” asked {hero}, and held {their} {hands} in front of the lantern. There was a rabbit on the wall. Nether let go at once, to see it better. {hero} made a goose, and a crocodile that ate the goose. Along the lane the shutters opened; children leaned out, and nobody breathed when the crocodile turned around. “I’ve got a nose,” said Nether shyly, “if you need one.” The two of them did a whole play. At the end {hero}’s shadow bowed, all by itself, and came along quite willingly. {hero} knew eleven animals by then.',
					later:
						'{hero} held {their} {hands} in front of a lamp, as in Nether’s lane. A rabbit sat on the wall, as high as the ceiling. It looked around at all of them. It twitched one ear. Somebody said, “Oh!” and somebody said, “Shh!” Then it turned, as if it had heard something; and everybody held still, so as not to frighten it.',
				},
				{
					say: 'Ask Nether how to go along a wall quite flat',
					outcome:
						'“How do you get anywhere?” asked {hero}. “Flat,” said Nether. “There’s always room for a shadow.” You turn sideways, it explained. You breathe out. You think of yourself as something that’s thrown by somebody else. It let go of {hero}’s shadow, so as to show how, and all three of them tried it, along the wall. It went over a drainpipe and under a poster. A cat walked right across. By the end of the lane {hero} had got so flat that it took {them} a moment to come off again. “You’ve got a gift,” said Nether. “You hardly had an edge.”',
					later:
						'There wasn’t room for a person. But there’s always room for a shadow. {hero} breathed out, turned sideways, and laid {themself} along the wall. {They} went behind the backs, over a radiator and across a picture; someone felt it get a bit darker, and moved the lamp. At the front {they} came off the wall, and breathed in.',
				},
				{
					say: 'Offer him a place as your second shadow',
					outcome:
						'“He’s not coming back,” said {hero}. It took Nether a while. Shadows don’t cry, but this one got longer. “What do I do, then?” “I’ve only got one,” {they} said. “There’s room on the other side.” Nether couldn’t believe it. It came off the white wall, slowly, from the hat down, like a stamp off a letter. It lay down beside {hero}, to the left, and tried to keep step. It was half a beat late. “Sorry,” said Nether. “That’s all right,” said {hero}. So they went on, all three. On the wall there was a paler patch, in the shape of a man, looking after them.',
					later:
						'Someone noticed that {hero} had two shadows. One of them took off its hat. “I’m Nether,” it said. “I’m with {hero}. I’m not much. I was left behind for being slow.” The lamps had burned very low, and it was as long as the room. “I’ve seen a lot of people from underneath, and they never looked down. {hero} did. I was half a beat late the whole way, and {hero} waited, each time, without saying so. I’d follow that one anywhere.”',
				},
			],
		},
		4: {
			meet: [
				'The lane ran under arches, along a white wall with a lantern over it, which was never put out. Halfway along it {hero} stopped, because {their} shadow did; something had it by the hem. It was another shadow, tall, in a hat, and nobody was standing in front of it. “I beg your pardon,” it said. “I’ll let go in a moment. It’s just so nice to be attached.” Its name was Nether. Its owner had been late one evening, and when it fell behind at a puddle he had turned around and told it to stay. He [had been joking|said it as you do to a dog]. It stayed. He was around the corner before it understood. “I suppose he manages without me,” said Nether. “It makes you wonder what you were for.” There had been a second, smaller shadow at his side. On some evenings, by the lamp, Nether still held out a hand at the height of its knee.',
			],
			flies: '{hero} tried to fly. It worked for exactly as long as a shadow can be stretched, which was one inch.',
			ways: [
				{
					say: 'Make a rabbit with shadows in the lantern light',
					outcome:
						'“What can you do?” asked {hero}. It did not know. So {hero} held up {their} {hands} in the lantern light, and there was a rabbit on the wall, six feet tall, thinking. Nether let go to look. After the rabbit came a goose, and after the goose came the fox; and along the lane the shutters opened, and people leaned out with their mouths open. “If you should need a tree,” said Nether shyly. It was an excellent tree. It could do weather, too. At the end they all bowed on the white wall, and Nether was clapped for, for the first time in its life. “So that’s what I’m for,” it said. “Imagine.”',
					later:
						'{hero} put a lamp on the floor, so that it made everything big, as Nether’s lantern had. {They} held up {their} {hands}. One after another people saw that somebody was sitting on the wall, with ears up to the ceiling. It looked them over. It scratched itself. All of them had once lain in bed and watched for just that, and they knew that one noise would drive it away. So nobody made any. It put down its nose, because it was beginning to trust them.',
				},
				{
					say: 'Learn how to go flat along a wall',
					outcome:
						'“How do you get through a crowded street?” asked {hero}. Nether was surprised by the question. You took up no room, it said. You lay along the wall, over whatever was there, and did not insist on your edges. It let go of {hero}, in order to show {them}. {hero} breathed out and lay against the wall. The two of them went over a drainpipe. They went over a cat, which felt cool. “You’re sticking out at the corner,” said Nether. “That’s it. Now you have no corner.” When {hero} stood in the open again, beyond the lane, {they} felt almost sorry to be thick.',
					later:
						'There was no more room than there is between a wall and its wallpaper. {hero} breathed out, as Nether had shown {them}, laid {themself} flat against the wall, and did not insist on {their} edges. {They} slid over a picture frame, and past two bankers and a coat rack, and people only felt as if something had gone by outside the window. They pulled up their collars. At the front somebody came off the wall, first at one corner and then altogether.',
				},
				{
					say: 'Ask the shadow to come along with you',
					outcome:
						'“He didn’t mean it,” said {hero}. “And he’s not coming back.” You could see it run along the whole length of the wall. “I’ve thought of that,” said Nether. “I thought he might, if I stayed well enough.” The lantern hissed. “I have only one shadow, and it’s on this side,” said {hero}. “The other is free.” It is hard to leave a place where you have been told to stay. Nether came off the wall like somebody who gets up after a long illness, and left a pale patch where the hat had been. It lay down on {their} left. {hero} took a step, and it took one, a little late, because it was afraid to be early. “I’ll learn it,” it said. “So will I,” said {hero}.',
					later:
						'People had already noticed that {hero} had two shadows. One of them took off its hat. “Somebody told me to stay, once, and left,” said Nether. “Since then I’ve looked at people from below, where they don’t know that anybody’s watching. They look straight ahead. I was half a step behind all day today. Each time, {hero} slowed down until I had caught up, and never mentioned it.” It put its hat on again. “I have been left by experts,” said Nether, “and I would follow {hero}.”',
				},
			],
		},
	},
};
