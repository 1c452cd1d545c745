import type { Obstacle } from '../../format.ts';

export const bottlePost: Obstacle = {
	id: 'bottle-post',
	alsoIn: ['pirate'],
	place: { the: 'the bottle post', at: 'at the bottle post', to: 'to the bottle post', backdrop: 'underwater' },
	people: { odessa: { call: 'Odessa', a: 'a turtle with an inky claw', type: 'Turtle', pronoun: 'she' } },
	props: ['letter', 'quill'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'tray', use: 'reach' },
		{ id: 'pop', use: 'hear' },
		{ id: 'ship', use: 'trust', cost: 'debt', ally: 'odessa' },
	],
	levels: {
		3: {
			meet: [
				'A hill of bottles blocked the road. They were green ones and brown ones, all corked, and in each there was a letter. At the foot of the hill sat a turtle with a pen and a tea tray. “One moment,” said Odessa. “I’m just in the middle of somebody.” All the bottles that are thrown into the sea with a message in them sink in the end, and they sank here. She’d opened one, [out of politeness|years ago]. It said, “Help, I’m on an island.” You couldn’t not answer that. So she had written back, with a few lines about the weather, and let it go with the tide. He’d written again. He had told his friends. “I’ve got two hundred waiting,” said Odessa, “and nobody’s to climb on it till I’ve got down to the road.”',
			],
			flies: '“Don’t go over the top,” she said. “They come down without looking. We had a rum bottle on Monday.”',
			swims: '“Don’t swim over the top,” she said. “They come down without looking. We had a rum bottle on Monday.”',
			ways: [
				{
					say: 'Lay a tray on some empty bottles and roll',
					outcome:
						'The answered bottles lay to one side, empty. {hero} put five of them in a row, laid the tea tray on top, and sat down on it. It’s how they built the pyramids. It went by itself, downhill, all along the foot of the heap; each time that a bottle came out at the back, {they} reached around and put it in again in front. Odessa looked up from “Dear Sir or Madam.” “You went right round it!” she called. “I’ve only ever thought of through.” She let {hero} take three of the bottles and the tray.',
					later:
						'{hero} laid three bottles on the floor, and the tray on the bottles, and sat down. “Excuse me,” {they} said, and pushed off. It made a noise like thunder in a small cupboard. The crowd divided in front of it, as people do for things that have no brakes. {They} fetched the last bottle around to the front, twice, for the corner, and rolled to a stop where {they} wished to be.',
					as: { clever: 'For {trait} people a bottle is mainly round.' },
				},
				{
					say: 'Pull the corks, all of them, one after another',
					outcome:
						'“It’s the corks that take the time,” said {hero}. “You write, and I’ll open.” Odessa gave {them} the corkscrew. Pop! A bottle that’s been shut for years is glad of it. Pop! Pop! It went up the hill and down the other side. Crabs came out to see what was being celebrated, and then half the neighborhood, in good clothes. “Read them one,” said {hero}. They’d brought their own pens. By the time that {they} had got to the last there were forty people sitting there, writing to forty islands, with their tongues between their teeth. {hero} was to keep one in reserve. It was an old one, with a tight cork.',
					later:
						'{hero} set the last bottle on the table, took hold of the cork, and turned it, slowly. It squeaked. Somebody looked around. It isn’t possible to talk while a cork’s coming out; you have to hunch your shoulders and wait. It squeaked again. The whole room had its eyes half shut. POP! And then, as nobody had a glass, they looked to see who was going to say a few words.',
					as: { merry: '{hero} was {trait}, and bowed at every pop.' },
				},
				{
					say: 'Take the oldest letter and promise to send a ship',
					outcome:
						'“Do you write that somebody’s coming?” asked {hero}. Odessa blotted a word that was dry. “I write that it’ll be all right,” she said. “They like that.” “Have you ever told a ship?” It got very quiet. She’d only meant to be kind, and then it had been so nice to get mail. {hero} took the bottom bottle, the very first, from under the whole heap; and the heap came down, gently, with a lot of clinking, and lay flat. “I’ll see that a ship goes to this one,” {they} said. “I promise.” “He’s my best friend,” said Odessa. She put down the pen. She came along, to find out what one says to a ship.',
					later:
						'“I’ve written four thousand letters,” said Odessa, “and every one was kind. It didn’t get anybody off an island.” She held up a bottle, green with age. “{hero} read this once, and said that a ship would go. {They} didn’t say it to make me feel better. It made me feel terrible. I’ve known {them} for the length of one road, and I’d tell every captain in this room to listen.”',
					paid: 'The ship sailed on the next tide; {hero} had seen to that. The man on the island had a beard, and a garden, and goats, and he didn’t care to leave. But he asked them all to tea. And where, he wanted to know, was the lady who wrote?',
					as: { honest: 'It’s uncomfortable, being {trait}, with so much kindness about.' },
				},
			],
		},
		4: {
			meet: [
				'At the lowest point of the road there was a hill of bottles. Each was corked, and had a paper in it; at the bottom sat a turtle, up to the elbow in ink, with a corkscrew and a tray. “I shall be with you,” said Odessa, “as soon as I have finished with the lieutenant.” Whatever is thrown overboard in a bottle, with a prayer, goes down sooner or later, and the set of the currents brings it there. She had drawn one cork, in her youth. It was a man on an island. “I could not leave it unanswered,” said Odessa. “He had asked if there was anybody.” She had said that there was; she had said [a word or two|something] of the weather, and let it rise. They wrote by every tide now. She had twelve hundred of them upon her hands, she was two hundred behind, and no one might set foot on the hill. She told them all that it would be well. One bottle stood apart on her desk, empty, and very clean. It was the only one that she had ever thrown in herself.',
			],
			flies:
				'She did not advise it overhead. They came down at all hours, from a great height, and with the weight of what was in them.',
			swims:
				'She did not advise a swimmer to go over it. They came down at all hours, from a great height, and with the weight of what was in them.',
			ways: [
				{
					say: 'Put a tray upon the empties, and go around on that',
					outcome:
						'Those that were answered lay in a row, and were empty. It is a property of bottles that nobody regards. {hero} set five of them side by side, put the tea tray on these, and on the tray {themself}; after which there was nothing to be done but to reach behind, from time to time, for the one that had been the last, and let it be the first. It bore {them} along the whole foot of that hill, with a murmur like a distant public. “Dear madam,” Odessa had written; she did not see to whom. Her eyes went along with the tray until it had gone from sight. It had not so far entered her mind that there was an edge to it. “You might take a few of those,” she called. “They have said all that they had to.”',
					later:
						'{hero} put three bottles on the floor, and the tray upon the bottles. No one attended, until it moved. There is in the approach of any object without a brake something that goes before the understanding; persons who had sworn to be carried out of that place sooner than yield an inch of it were found to be standing on the window seats. It went by with a low roar. {hero} could be seen, very upright, to reach back for the hindmost, and bring it around; and it came to rest, to within a hand, where it was to.',
				},
				{
					say: 'Go up the hill with the corkscrew, and leave none shut',
					outcome:
						'“You read one, and you answer it,” said {hero}. “And all that while the rest are corked.” {They} took the corkscrew from Odessa’s desk. Pop. It is a sound with which one associates other people. Pop; and her pen had run off the paper; at the tenth there were heads at the windows of a wreck near by, and at the fiftieth someone had come out with a glass. It was explained to them. They picked up what lay nearest, they being in any case there; a whelk merchant read his, and sat down; “It is to me,” he said, “or it could be.” When {hero} came down on the other side, they were all over the slope, with their backs bent, writing; and there was for the first time in forty years nobody waiting for an answer but Odessa. One was left over, with the wax on. Odessa gave {them} that. She did not want there to be none at all.',
					later:
						'{hero} stood the last bottle in front of the company, set the screw to it, and bore down. It gave a creak. They were in full cry; but there is a joint at the back of the neck which that finds. One cannot plead, or denounce, or sum up, with one’s shoulders about one’s ears. It creaked a second time. They had all begun to lean away from it, with their eyes shut, and the sweetest expressions of dread. POP. And when they dared to look it had grown so quiet that it would have been a discourtesy not to say something into it.',
				},
				{
					say: 'Draw out the undermost, and give your word for a ship',
					outcome:
						'“What is it that you tell them?” asked {hero}. “That it will be well.” “Has any of them been fetched?” It had been coming for forty years; Odessa heard it like a step upon the stair. She had not known, at the start, whom one would tell. Then there had been so many of them; and then, it must be said, these people had written such good letters. {hero} bent down, and drew from below the whole of that hill the one upon which it stood. It gave. It slid away to both sides of the road, with a long sigh of glass, and lay still. “This is the first of them,” said {hero}. “There will be a ship sent to him; I promise it. He may be dead, or he may have got to like it there. But it will have been sent.” She dried her claw; it took some rubbing. She had been his friend for forty years, and it was the only thing that he had ever asked for. Then Odessa came along, with her own bottle under her arm.',
					later:
						'“I am a person with a wide acquaintance,” said Odessa. “I have twelve hundred friends, and have not lifted a finger for any of them. I wrote. You would be surprised how much good one can do in that way, and it comes to nothing.” She stood the green bottle where the light went through. “{hero} has read one page. It had on it where he is. I saw {them} go over it as one goes over a bill; and then {they} gave a promise that can be looked into. I should not have cared for {them} at all, if I had been expecting to be comforted.”',
					paid: 'The ship was away by the next tide; {hero} had stood over it. There was a hut, there was a garden, and a man with a white beard who came down to the water, and shaded his eyes to see who was aboard. He would not be taken off. But he had laid for two. It is a short sail, as it turns out; Odessa goes on Thursdays.',
				},
			],
		},
	},
};
