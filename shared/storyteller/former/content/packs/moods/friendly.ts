import type { MoodPack } from '../../pack.ts';

export const friendly: MoodPack = {
	tone: {
		young: [
			'“Hello!” said {hero}. “Who are you?”',
			'{hero} held out a hand.',
			'Side by side is best, thought {hero}.',
			'{They} moved up to make room.',
			'A friend was near. {hero} was glad.',
			'{hero} gave away half a bun.',
			'“You too?” said {hero}. “Me too!”',
			'{hero} laughed, and a friend laughed with {them}.',
			'New friends smell of jam, thought {hero}.',
			'{hero} waved until {their} arm was tired.',
		],
		older: [
			'{hero} had never met anyone who was not interesting, though some had taken a while.',
			'{They} moved over on the bench, and at once the whole room felt larger.',
			'“Tell me everything,” said {hero}, and sat down as if there were all day.',
			'It is difficult to be lost, {hero} found, when there is somebody with you.',
			'{hero} learned three names and a nickname, and gave {their} own in return.',
			'Half a sandwich tastes better than a whole, thought {hero}, if you know who has the rest.',
			'{They} laughed at the same moment about the same thing, and that settled it.',
			'There is a way of saying hello that opens like a door, and {hero} had it.',
			'{hero} asked a question and then did the unusual thing of listening.',
			'Nobody stayed a stranger around {hero} for longer than it takes to share an apple.',
		],
	},
	closing: {
		young: [
			'“Come with me,” said {hero}.',
			'Two are better than one, thought {hero}.',
			'{hero} took a friend by the arm.',
			'“We can do it,” said {hero}. “Us!”',
			'And then somebody new said hello.',
		],
		older: [
			'Whatever was coming, {hero} would not be meeting it alone, and that was half the battle.',
			'“Shall we?” asked {hero}, and the best thing about it was the we.',
			'{hero} looked around at the faces beside {them} and felt richer than any king.',
			'There was always room for one more, {hero} said, and at that very moment there was one.',
			'A hand slipped into {hero}’s, and it did not matter so much which way the road went.',
		],
	},
	sounds: ['Hello!', 'Hi-ho!', 'Clap!', 'Hey!', 'Hooray!'],
	times: ['day', 'dawn', 'dusk'],
	weathers: ['clear', 'cloudy'],
	feeling: 'happy',
	ending: 'warm',
};
