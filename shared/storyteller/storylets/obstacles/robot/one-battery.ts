import type { Obstacle } from '../../format.ts';

export const oneBattery: Obstacle = {
	id: 'one-battery',
	alsoIn: ['science-fiction', 'space', 'superhero', 'time-travel'],
	place: { the: 'the two-key gate', at: 'at the two-key gate', to: 'to the two-key gate', backdrop: 'city' },
	people: {
		primus: { call: 'Primus', a: 'a robot with a key', type: 'Robot', pronoun: 'he' },
		secunda: { call: 'Secunda', a: 'a robot who was switched off', type: 'Robot', pronoun: 'she' },
	},
	props: ['gate', 'key', 'letter'],
	blocks: ['flies'],
	ways: [
		{ id: 'write', use: 'trust', cost: 'time', ally: 'secunda' },
		{ id: 'hum', use: 'hear' },
		{ id: 'mouse', use: 'reach' },
	],
	levels: {
		3: {
			meet: [
				'The gate had a lock on the left and a lock on the right, and beside each stood a robot with a key. One of them was switched off. “We have to turn both at once,” said Primus, who wasn’t, “and there’s only one battery. I have it by day. Then I put it in Secunda, and she has it by night.” So they had never both been awake, not for three years. They wrote. There was a box between them, full of letters: “Dear S., sunny, nobody got through.” “Mine’s being mended,” said Primus. He looked over both shoulders. “It isn’t, you know. It’s in the canal. I was juggling with it. [I’ve never told her.|She doesn’t know.]”',
			],
			flies: '“It’s got a lid,” said Primus, “against people who fly. That has two keys as well.”',
			ways: [
				{
					say: 'Have him write the truth, and stay until she has read it',
					outcome:
						'“Dear S.,” wrote Primus, and stopped. “It won’t get easier,” said {hero}. It took him four pages, and the whole of his charge. Then {they} moved the battery across. Secunda opened her eyes, and read, and it grew late. She didn’t say anything. She wrote one line beneath it, and held it up: “I know. I saw you. You’d got up to five, and you looked so happy.” She’d got a net from somewhere. They fished it out between them, {hero} and she, and dried it, and put it in, and for the first time the two of them looked at each other. Neither knew what to say, so they turned the keys. Secunda came along for an hour, since somebody could mind the gate.',
					later:
						'“I can read,” said Secunda. “It’s nearly all I’ve done. People aren’t in the habit of putting things down as they were.” She unfolded four pages. “{hero} sat next to him till this was written, and sat next to me till I’d read it. {They} didn’t mend it, and {they} didn’t make it shorter. If a thing has been through {them}, it’s all there.”',
					as: {
						honest: 'For four pages of that you want somebody {trait} next to you.',
						kind: 'At “juggling” {hero} was {trait}, and looked at the canal.',
					},
				},
				{
					say: 'Take out the battery, and listen to what stops',
					outcome:
						'“What’s it like, when you change over?” asked {hero}. “Odd,” said Primus. “See for yourself.” {They} pulled the battery out. And it was only then that {hero} heard the hum. It had been there all the time, in the gate, in the lamp, in the ground; one couldn’t notice it till it wasn’t. The ducks stopped paddling. A man came out of the lockhouse to see what was the matter. “What was that?” he said. “Nothing,” said {hero}. The man was so upset by it that he opened the little door, for deliveries, to look. It was big enough. But first {hero} put the battery in Secunda.',
					later:
						'{hero} started to hum. It was a low, even hum, like something in the wall, and nobody noticed, any more than you do your own ears. When it had got into all of them, {hero} stopped. Everybody looked up. “What was that?” said somebody. Everyone held their breath to hear what wasn’t there.',
					as: {
						quiet: 'You have to be {trait} to hear a thing leave off.',
						clever: 'Only the {trait} would think of being louder by being less.',
					},
				},
				{
					say: 'Look for another way to make Secunda go',
					outcome:
						'“How did robots go before there were batteries?” asked {hero}. Primus had to think back to his grandfather. Behind a small lid in Secunda’s back there was a square hole, and a wrench fitted. {hero} wound. It was stiff work; thirty turns for a minute. “Oh!” said Secunda. She got up, tick, tick, tick, walked to the lock like a duck, and met his eye. “Good day,” said Primus. It was all that there was time for. They turned both keys, and the gate swung open. She’d made a tin mouse, in the long nights, that worked in the same way, and it was for {hero}.',
					later:
						'{hero} wound up the tin mouse and put it down. Off it went, tick-tick-tick, between the legs of the last row. “Eek!” said somebody, and got up on a chair. It was a large man. It ran on, and in front of it they went up to the left and right, onto benches, onto tables, and onto each other; and {hero} walked up behind it along the empty floor.',
					as: { quick: 'Thirty turns is nothing, for somebody {trait}.' },
				},
			],
		},
		4: {
			meet: [
				'There were two locks to the gate, one at either side, and by each a robot stood on a small stone step with a key. Only one of them looked up. “They must be turned together,” said Primus. “I regret to say that there is a single battery. I have it until dusk; then I put it into Secunda.” For three years, accordingly, they had not met. They were on excellent terms. There was a box for letters, and he had got to the second thousand of hers. “Fine,” they would say, “and nobody,” and, once, “There was a moth.” As to his own battery, she had been told that it was at the mender’s. It lay in the canal. He had been juggling, as one will on a bright day when one has been looked at; he had [not found the moment|found no occasion] to write of it. Each evening, in those few seconds when he had given it to her and still had a little left, he saw her begin to lift her head.',
			],
			flies: 'Overhead there was a grating, he said, with a pair of locks. The architect had been a lonely man.',
			ways: [
				{
					say: 'Get him to write it down, and wait until it has been read',
					outcome:
						'“Dear S.,” wrote Primus, and observed that it had turned out fine. “Yes,” said {hero}, and stayed where {they was}. It came to four pages. He put down the height of it, and the number of balls, and what he had shouted; at the last line he was so low that {hero} had to guide the pen. Then {they} carried the battery across. Secunda raised her head. She looked over to where, in general, he would just have been going out, and read; it had got quite dark before she had done. She dipped the pen. “I know,” she wrote. “I had a little left. You had got up to five. I never saw anyone so pleased.” There was a net. When they had it out of the canal, and it had been dried, and put in, he opened his eyes, and there was somebody there. She took a turn along the road with {hero} afterward. It had occurred to her that one might go away and come home.',
					later:
						'“I have two thousand letters from the best of colleagues,” said Secunda. “They are about the weather. It was always fine.” She spread four sheets upon the table, and smoothed them. “These I had after {hero} came. {They} did not compose them, and did not carry them, it was four steps. {They} remained in the room. You do not know, I think, how much is true between people that only wants somebody to remain in the room.”',
					as: {
						honest: 'It is catching, to sit beside somebody {trait}. By page two he had left off the adverbs.',
						kind: '{hero} was {trait}, and took an interest, until the end of the third page, in a duck.',
					},
				},
				{
					say: 'Draw the battery out, and attend to what ceases',
					outcome:
						'“And what does one notice,” asked {hero}, “when it is changed?” “I could not tell you,” said Primus. “I am not there.” {hero} was welcome to see for {themself}, and drew it out; and for the first time heard, by its going, what there had been: a hum, in the gate, in the stone of the steps, in the soles of those who stood there. It was as though a hand had been lifted from the town. Dogs sat down. In the lockhouse a man who had lived on top of it for thirty years came to the door in his shirt, and asked in a whisper what had happened. “Nothing has,” said {hero}. The man could not endure it. He threw open whatever would open, the shutters, the hatch, the small side door for parcels, in order to hear. {hero}, when Secunda had been seen to, made use of the last.',
					later:
						'Under the shouting {hero} had begun to hum. It was a low tone, without a wish in it; nobody marked when it started, and in a short time it was part of the house. {hero} gave it time, until there was no one who could have said that it was not his own. Then it left off. It was as if the floor had been drawn out by an inch. All over the room people broke off, and looked to see who else had felt it. You will get people to listen to nothing, if you have first taken it away.',
					as: {
						quiet: 'It is an effect that the {trait} produce, as a rule, by leaving parties.',
						clever: 'Others add their voice. {hero}, who was {trait}, subtracted it.',
					},
				},
				{
					say: 'Find out how such a robot went before there were batteries',
					outcome:
						'“They were wound,” said Primus, with some reserve. One did not speak of it. But there was a lid at the back of her, the size of a coin; and within it a square peg, to which a wrench could be got. {hero} wound. Thirty turns, by all accounts, had been good for a minute, and it had been a minute in which a lady could cross a room. It was forty before anything caught. Secunda came to her feet. She walked as one walks in a procession, tick by tick, with the key before her; at the lock she turned her head, and he was there. They had so much to say that he said, “After you.” Both wards went over, and the gate with them. She had run down by then. In one hand was a mouse of tin, with a peg in its side, of the sort that she made on winter nights; and it had a label on, in that neat script, “For whoever thinks of it.”',
					later:
						'The mouse was wound, and set down, and let go. There was a small dry ticking. A colonel, who was nearest, was at once on a chair; he could not have told how. It went on between the shoes, without malice, in a straight line, as it had been taught; and by rows, like the sea before a prophet, that public went up on its furniture to the right hand and the left. {hero} followed at the pace of a tin mouse. It was not very fast, and there was time to wish a number of them well.',
					as: { quick: 'To wind is nothing for the {trait}. It is the sixty seconds of looking on.' },
				},
			],
		},
	},
};
