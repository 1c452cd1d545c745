import type { Obstacle } from '../../format.ts';

export const theNextOne: Obstacle = {
	id: 'the-next-one',
	alsoIn: ['adventure', 'dragon', 'fantasy', 'forest', 'mythology', 'unicorn'],
	place: { the: 'the troll’s bridge', at: 'on the troll’s bridge', to: 'to the troll’s bridge', backdrop: 'canyon' },
	people: { grummet: { call: 'Grummet', a: 'a thin troll with a napkin', type: 'Troll', pronoun: 'he' } },
	props: ['bridge', 'spoon', 'pot'],
	blocks: ['flies'],
	ways: [
		{ id: 'voice', use: 'hear' },
		{ id: 'bigger', use: 'reach', cost: 'debt' },
		{ id: 'soup', use: 'trust', ally: 'grummet' },
	],
	levels: {
		3: {
			meet: [
				'Under the bridge lived a troll, and on the bridge, just now, he was standing, with a napkin around his neck. “Are you the bigger one?” he asked hopefully. His name was Grummet. He was the thinnest troll you ever saw, and the pot beside him had cobwebs in it. “There was a small goat,” said Grummet. “It said that its brother was bigger. Well, I’m not greedy, so I waited. And the brother said that he had a brother too.” He had let forty-one of them past. Since then [nobody crossed|no one was to cross] until the big one had come. “He must be enormous by now,” said Grummet. His knees shook. It was partly hope.',
			],
			flies: '“And don’t fly,” said Grummet. “If you flew and I missed you, I’d never forgive myself.”',
			ways: [
				{
					say: 'Have Grummet teach you the voice from under the bridge',
					outcome:
						'“You don’t look very frightening,” said {hero}. “I’ve let it go,” said Grummet. “I had a voice once.” {They} wanted to hear it. He crept down under the planks, where it is dark and there’s an echo, and for a time there was only coughing. Then it came. “WHO’S THAT TRIP-TRAPPING OVER MY BRIDGE?” Stones fell in the water. {hero} tried it too. Soon they could take it in turns. “I was good, wasn’t I?” said Grummet, with his eyes shining. He was so pleased that {hero} trip-trapped across in the middle of it, and got an extra “WHO’S THAT?” to take along.',
					later:
						'{hero} leaned down, so as to have the floor to say it to. “WHO’S THAT TRIP-TRAPPING?” It was a voice from underneath a bridge. All over the room people lifted their feet and kept them there. Nobody wanted to be the one who was trip-trapping, and nobody was.',
					as: {
						quiet: 'It was a great surprise to everyone who knew how {trait} {hero} was.',
						merry: 'You should hear somebody {trait} do it.',
					},
				},
				{
					say: 'Promise to send along something bigger than a goat',
					outcome:
						'“I’m the smallest of all,” said {hero}. “But after me there’ll come something a lot bigger. I’ll send it myself.” It was just what they had all said. Grummet looked at {them}, and his lip trembled, and he stepped aside. “Could you make it soon?” he asked. “I don’t mind what it is. I’d only like to sit down to it.” He had tucked his napkin in by the time {hero} was over. It was then that {they} decided not to be number forty-two.',
					later:
						'“Keep a space, please,” said {hero}, walking in. “The important one is right behind me.” They looked over {their} head, and drew back on both sides, to let the important one by. There was a lane as wide as a troll. {hero} went down it, up to the front, and thanked them. People were still looking at the door.',
					paid: 'That night a cart stopped at the bridge, with a pie on it. It was bigger than any goat; it had needed four people to lift it, and {hero} was one of them. “So you’re the brother,” said Grummet to the pie. He sat down, and was not seen again for two days.',
					as: {
						honest: 'It is uncomfortable, for anyone {trait}, to say what forty-one goats have said.',
						clever: 'The goats had been {trait} as well. That was what bothered {hero}.',
					},
				},
				{
					say: 'Tell Grummet the truth, and make soup out of what there is',
					outcome:
						'“There’s no bigger one,” said {hero}. It got so quiet that you could hear the river. “They just wanted to get across.” Grummet’s ears went down. “All forty-one?” he said. {They} wiped the cobwebs out of the pot. There was watercress, there was an onion that somebody had dropped, there was a bone, very old, of which they both said nothing. When it was done he ate nine bowls. “I don’t like goat, you know,” said Grummet. “I only liked the thought that someone was coming.” So somebody came: {hero} did. And then he went along with {them} to see where the others had all been going.',
					later:
						'“I’m a troll,” said Grummet, with his napkin on. Several people moved back a bench. “I’ve been lied to by goats. They look you right in the eye, and they say it in such a high voice. Forty-one.” He pointed with his spoon. “{hero} said, there’s nobody coming. And {they} had to get past me, too! You don’t tell a hungry troll that unless you can’t help it.”',
					as: {
						honest: 'There was nothing to be done about it. {hero} was {trait}.',
						kind: 'It was {trait}, and it needed salt.',
					},
				},
			],
		},
		4: {
			meet: [
				'It was the troll’s bridge, and there upon it was the troll. He had tied a napkin around his neck. “You will forgive my asking,” said the troll, whose name was Grummet; “are you by any chance the bigger one?” There had come, many years ago, a little goat, who said that it was hardly worth the trouble, as there was a bigger to follow. He was not a greedy person, and saw the force of that. The next said it too. In all it had been forty-one; he had let each pass in favor of a brother; and since the last there had been no one across at all, for the sum of it, by his reckoning, must now be very near. A pot was standing ready, with cobwebs in it, and two bowls. He was so thin that the wind could be heard in him. “It is not [really|so much] the eating,” said Grummet. “It is that I have told everyone that I expect company.”',
			],
			flies:
				'He begged that one would not fly. He had got used to looking up, and it would be too cruel if it should be only somebody small.',
			ways: [
				{
					say: 'Ask to hear the voice that he used to have',
					outcome:
						'“One used to hear of you,” said {hero}. It was a kindness, and it was very nearly true. He had had a voice, Grummet admitted, in his day. He let himself down under the arch, where it is always evening, and for some time there came up only a sound of someone looking for a thing in drawers. And then: “WHO’S THAT TRIP-TRAPPING OVER MY BRIDGE?” The rooks went up along three miles of river. {hero} had sat down without having intended to. “One goes in under the word,” he explained, out of the dark, quite another person, “and stands up in it.” They did it in turns until they were hoarse. When {they} went over he gave it once more, for old times’ sake; and {hero} was seen by a shepherd to run the last ten yards, and to be laughing.',
					later:
						'One goes in under the word, he had said. {hero} bent down to where the voices of that room came from, somewhere below the chairs, and stood up. “WHO’S THAT TRIP-TRAPPING?” There are no grown people, when it comes to that. They had their feet off the floor, the whole assembly of them, they held their breath; each was quite sure that it was he who had been meant. It was so still that one might have heard a hoof.',
					as: {
						quiet: 'For a {trait} person it is a great thing to have an arch to stand in.',
						bold: 'It did not frighten {trait} {hero} in the least. {They} had merely sat down.',
					},
				},
				{
					say: 'Say what the goats said, and mean to keep it',
					outcome:
						'“I am hardly worth the trouble,” said {hero}. “There is something bigger to follow. I shall send it.” It was astonishing how easily it went; it lay on the tongue like a path with forty-one before one. The troll had heard it out, with his head bent. He was not stupid. One saw, in that large plain face, how a thing was looked at from beneath, and known for what it was, and then, with some effort, believed. “That is good of you,” said Grummet. He stepped to one side. “I do not mind how long. Only if you could say about when, so that I may have it hot.” It was a debt, and it weighed as much as a goat. {hero} went away with it.',
					later:
						'“If you would kindly leave some room,” {hero} said, walking up. “There is someone after me who matters.” They had been packed like herrings. But it will be found that people who would not shift an inch for what is there will form an avenue for what is to come. They stood on tiptoe; they were removing their hats; and {hero} went in beneath all those lifted eyes, apologizing, with nothing behind {them} but a goat’s oldest trick, and a draft.',
					paid: 'It was brought by wagon, after dark, and four of them could only just get it down, of whom {hero} was one. It was a pie. It was by a good deal the biggest of the family. Grummet walked around it with his napkin in his hand. “And did it say that there was another to follow?” he asked, when he could. “No,” said {hero}. “It is the last.” He laid the second bowl.',
					as: {
						honest: 'It had cost {trait} {hero} a good deal to say it. It was going to cost a wagon.',
						clever: 'It was forty-one {trait} people who had got across before. The thought was not agreeable.',
					},
				},
				{
					say: 'Tell him that no one is coming, and get the fire lit',
					outcome:
						'“There is no bigger one,” said {hero}. “I do not believe that there ever was.” The river could be heard. It is a thing one does to a person, and then one is standing there beside it. “No,” said Grummet finally. “I had that thought as well. I have it in the nights.” {hero} had begun to wipe out the pot. There was cress along the bank; an onion; and at the bottom of a sack the end of a ham, which a goat, of all things, had dropped in passing. They had both bowls. He ate like somebody learning a language. “I never cared for goat,” said Grummet, when it was dark in the pot. “Is it usual to talk?” He washed up. Then he folded the napkin along its old creases, and came with {hero}, for he had always wondered what it was over there that they all would rather be.',
					later:
						'“My name is Grummet,” said the troll, “and I am easily deceived.” They had all shrunk back; the words reached them late. “I say so, because it has made me something of a judge. It is always done with a nice open look. It is done by people who have to get past.” He sought for {hero} among the faces, and found {them}. “That one had to get past. And said, there is nobody coming. I do not know what you have in mind to believe tonight; I should choose something that someone has told you to {their} own disadvantage.”',
					as: {
						honest: 'It is no merit in the {trait}. They open their mouths, and there it is.',
						kind: 'For a {trait} person it would have been so easy to say, perhaps tomorrow.',
					},
				},
			],
		},
	},
};
