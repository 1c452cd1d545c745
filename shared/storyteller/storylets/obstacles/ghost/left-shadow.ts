import type { Obstacle } from '../../format.ts';

export const leftShadow: Obstacle = {
	id: 'left-shadow',
	alsoIn: ['fantasy', 'magical-school', 'mystery'],
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
				'A lane ran along a white wall, with one lantern. {hero}’s shadow stopped. {They} pulled; it wouldn’t come. Another shadow had got hold of it, a long one in a hat, and nobody was standing in front of it. “Excuse me,” it said. “Is that your own? It’s very well kept.” Its name was Nether. A man had left it there, [years ago|a long time ago]. He’d been in a hurry, and it had dawdled, and he had turned around and said, “Stay.” He’d meant it as a joke. “So I stayed,” said Nether. “Only I do so miss being part of something. I just hold on to people’s for a moment. It turns out that they can’t go on without.”',
			],
			flies: 'Flying up was no use. A shadow stretches, but Nether had the other end.',
			ways: [
				{
					say: 'Make animals on the wall in the light',
					outcome:
						'“Do you know this?” asked {hero}, and held {their} {hands} in front of the lantern. There was a rabbit on the wall. Nether let go at once, to see it better. {They} made a goose, and a crocodile that ate the goose. Along the lane the shutters opened; children leaned out, and nobody breathed when the crocodile turned around. “I’ve a nose,” said Nether shyly, “if you need one.” They did a whole play. At the end {hero}’s shadow bowed, all by itself, and came along quite willingly. {They} had learned eleven animals, and the lamplighter gave {them} a candle stub.',
					later:
						'{hero} lit the stub, and held {their} {hands} in front of it. A rabbit sat on the wall, as high as the ceiling. It looked around at all of them. It twitched one ear. Somebody said, “Oh!” and somebody said, “Shh!” Then it turned, as if it had heard something; and two hundred people held still, so as not to frighten it.',
					as: {
						merry: 'The crocodile was just like {trait} {hero}.',
						quiet: 'It’s a thing you can be {trait} at, and still have everybody look.',
					},
				},
				{
					say: 'Ask Nether how to go along a wall quite flat',
					outcome:
						'“How do you get anywhere?” asked {hero}. “Flat,” said Nether. “There’s always room for a shadow.” You turn sideways, he explained. You breathe out. You think of yourself as something that’s thrown by somebody else. He let go of {their} shadow, so as to show {them}, and they tried it, all three, along the wall. It went over a drainpipe and under a poster. A cat walked right across {them}. By the end of the lane {hero} had got so flat that it took {them} a moment to come off again. “You’ve a gift,” said Nether. “You hardly had an edge.”',
					later:
						'There wasn’t room for a person. But there’s always room for a shadow. {hero} breathed out, turned sideways, and laid {themself} along the wall. {They} went behind the backs, over a radiator and across a picture; someone felt it get a bit darker, and moved the lamp. At the front {they} came off the wall, and breathed in.',
					as: {
						careful: 'It’s best done by somebody {trait}.',
						quiet: 'It was hardly any trouble, for anyone so {trait}.',
					},
				},
				{
					say: 'Offer him a place as your second shadow',
					outcome:
						'“He’s not coming back,” said {hero}. It took Nether a while. Shadows don’t cry, but he got longer. “What do I do, then?” “I’ve only got one,” {they} said. “There’s room on the other side.” He couldn’t believe it. He came off the white wall, slowly, from the hat down, like a stamp off a letter. He laid himself beside {them}, to the left, and tried a step when {they} took one. He was half a beat late. “Sorry,” said Nether. “That’s all right,” said {hero}. So they went on, all three. On the wall there was a paler patch, in the shape of a man, looking after them.',
					later:
						'Someone noticed that {hero} had two shadows. One of them took off its hat. “I’m Nether,” it said. “I’m with {them}. I’m not much. I was left behind for being slow.” The lamps had burned very low, and it was as long as the room. “I’ve seen a lot of people from underneath, and they never looked down. {hero} did. I was half a beat late all day, and {they} waited, each time, without saying so. You can stand in that one’s light.”',
					as: {
						kind: 'It takes a {trait} person to have room on both sides.',
						quick: 'It cost {trait} {hero} something, that half a beat.',
					},
				},
			],
		},
		4: {
			meet: [
				'Beside the lane ran a white wall, with a lantern to it, and halfway along {hero} came to a stop; or rather it was {their} shadow that did. It had been taken by the sleeve. There was another there, tall, in a hat, and nobody to whom it could have belonged. “I do beg your pardon,” it said. “I shall let go directly. It is only that it is so pleasant to be attached.” It was called Nether. It had been a man’s, who was late, and who, when he saw how it lingered over some puddle, had turned about at that spot and told it to stay. It had been said [in fun|as one speaks to a dog]. He was around the corner, laughing, before it had understood that it was to obey. “I dare say that he has managed,” said Nether. “I do not seem to have been for anything.” When the lamp was lit in the evening, and all down the street people’s shadows were running out ahead of them to the doors, it would take off its hat to each; and it was seen to try, on the wall, at the height of its knee, to look like somebody holding a child by the hand.',
			],
			flies: 'As for taking off, {hero} rose as far as what {they} cast would allow, which was an inch.',
			ways: [
				{
					say: 'Show it a rabbit, in the light of the lantern',
					outcome:
						'“What can you do?” asked {hero}; and as it had no answer to that, {they} held up {their} {hands} into the light. There was a rabbit. It sat on the plaster, six feet tall, and thought. Nether had let go. After the rabbit came a goose, after the goose that which comes after geese; along the lane one shutter opened, then they all had; they hung over the sills in their nightcaps with their mouths ajar. “If it should want a tree,” said a diffident voice. It made an excellent tree. It had, when it was needed, weather. And at the close there bowed, from that white wall, everything that had been in it; among the rest, without a word from {hero}, {their} own, that had never in its life been clapped for. The lamplighter sent up a candle end. “I was for that,” said Nether. “Fancy.”',
					later:
						'{hero} set the stub upon the floor, so that it threw everything large. {They} raised {their} {hands}. One after another, from the sides, they saw that somebody had come in, and was sitting on the wall; it had ears that touched the ceiling, and it looked them over. It scratched. They were people who would have interrupted a funeral. But each had once lain and watched for exactly that, and had it go, at a noise; and there was none made. It put its nose down; and you could tell that it was about to trust them.',
					as: {
						merry: 'It had to be somebody {trait} who did the crocodile, and meant it.',
						quiet: 'A {trait} person may say nothing all evening, and have it seen to the back.',
					},
				},
				{
					say: 'Be instructed in how to go flat',
					outcome:
						'“But how do you get on?” asked {hero}. “In the street, with all those people?” It seemed surprised. One took up no room. One let oneself be thrown, it said; one went where there was a wall, and lay along it, across whatever there might be, and made no point of one’s outline. It loosed its hold, in order to give {them} the idea. {They} breathed out. {They} thought of {themself}, as it advised, as the consequence of something bright, a long way off, that had not meant it. They went over a downpipe. They went, with a slight chill, over a cat. “You are coming away at the corner,” said Nether; “so; now you have no corner.” When it was over {hero} stood in the open, beyond the lane, and was for some moments reluctant to be thick.',
					later:
						'There was no more room than there is between a wall and its paper. {hero} breathed out. {They} laid {themself} against it, and did not insist on any edges, and went. It led over gilt, and over a fire screen; it led, by way of two bankers and a bust, across the faces of some two hundred people, upon none of whom it left anything but the sense that somebody had gone past a window. They drew up their shawls. And in front there came off the wall, at one corner first, and then all at once, a person.',
					as: {
						careful: 'It was made for the {trait}, who lift a foot before they put it down.',
						quiet: 'It was what all the {trait} can do. It had never been shown to them as an accomplishment.',
					},
				},
				{
					say: 'Tell it that it may leave, and with whom',
					outcome:
						'“He did not mean it,” said {hero}. “And he will not be back.” It went the whole length of the wall, and some way up the next. “I have thought of that,” Nether said. “I have thought that if I stayed very well he might.” The lantern hissed. “I have only the one,” {they} told it, “on this side. The other is free.” It is not easy for such a thing to come away from where it has been told to be; it was like watching somebody get up who has been ill for years; there was left, where the hat had rested, a paler hat. It lay down at {their} left. {hero} took a step, and it took one. It came in late, by half a beat, from fear of being early. “I shall get it,” it said. “There is no hurry,” {they} said. {Their} own had moved over, like a horse in a stable, to make it room.',
					later:
						'It had been remarked, uneasily, that {hero} cast two. One of them now uncovered. “I speak as someone who was told to stay,” said Nether. “I have had leisure to consider people, and I had them from below, where it is not put on for one. They look where they are going.” It ran, in that low light, from the table to the doors, and there was nobody whom it did not touch. “{hero} looked at what {they} would be taking along. I was half a beat behind the whole of this day. I can tell you of each place where {they} shortened {their} step. It was never mentioned.” It put on its hat again. “I’d follow {them},” said Nether, “and I have been left by experts.”',
					as: {
						kind: 'They say that it is {trait}, who have never seen it from the left.',
						quick:
							'Half a beat is not much. It was the most that {hero}, {trait} as {they was}, had ever given to anybody.',
					},
				},
			],
		},
	},
};
