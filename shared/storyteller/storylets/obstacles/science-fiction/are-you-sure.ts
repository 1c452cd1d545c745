import type { Obstacle } from '../../format.ts';

export const areYouSure: Obstacle = {
	id: 'are-you-sure',
	alsoIn: ['space', 'robot', 'superhero', 'time-travel'],
	place: { the: 'the asking hatch', at: 'at the asking hatch', to: 'to the asking hatch', backdrop: 'space' },
	people: { quibble: { call: 'Quibble', a: 'a robot with two buttons', type: 'Robot', pronoun: 'he' } },
	props: ['button', 'door'],
	blocks: ['flies'],
	ways: [
		{ id: 'back', use: 'reach' },
		{ id: 'confirm', use: 'hear' },
		{ id: 'unsure', use: 'trust', cost: 'time', ally: 'quibble' },
	],
	levels: {
		1: {
			meet: 'The way went in at a round door. By it stood Quibble, a robot with two buttons, YES and NO. “Do you want to go in?” he asked. “Yes,” said {hero}. “Are you sure?” “Yes.” “Are you very sure?” It went on and on. “No one wants it enough,” said Quibble. “They all go home.”',
			flies: '“Can’t I fly?” asked {hero}. But the door went up to the roof.',
			ways: [
				{
					say: 'Ask Quibble if he is sure that it is shut',
					outcome:
						'“Is the door really shut?” asked {hero}. “Yes,” said Quibble. “Are you sure?” asked {hero}. He was not! So he opened it wide, just to see. “It was shut,” said Quibble. “But now it isn’t!” And everyone could go in.',
					later:
						'“Is that your place?” {hero} asked the people in front. “Are you sure?” They were not! So they went to look, and {hero} walked to the front.',
				},
				{
					say: 'Press both of the buttons at the same time',
					outcome:
						'{hero} pressed YES and NO, both at once. BEE-BOO! Now Quibble had no more to ask. The door went open, and it stayed open. “Oh, how still it is!” said Quibble. And he gave {hero} one of the buttons.',
					later:
						'{hero} pressed Quibble’s button. BEE-BOO! “What was that?” people said. And they hushed, and looked at it.',
				},
				{
					say: 'Tell him that you are not sure at all',
					outcome:
						'“I’m not sure at all,” said {hero}. “Nor am I!” said Quibble. “Once I didn’t ask, and the cat got out.” So they looked for it, here, and there, and everywhere! It was in a boot. Now Quibble could open the door for everyone. And he came along, with the cat.',
					later:
						'“People just say yes, yes,” said Quibble. “But {hero} said, ‘I’m not sure.’ That was true! So I trust {hero}.”',
				},
			],
		},
		2: {
			meet: 'An old starship lay across the way, and the road went right through it, in at one hatch and out at another. In front of the hatch stood Quibble, a robot with two buttons, YES and NO. “Do you want to go in?” he asked. “Yes,” said {hero}, and pressed it. “Are you sure?” “Yes.” “Are you sure that you’re sure?” [It went on like that.|And so on.] On the step sat a pilot who had said yes nine hundred times. “I forgot to ask, once,” said Quibble. “It was the admiral’s birthday, and out flew her cake, into space.”',
			flies: 'Whoever flew to the roof met Quibble’s cousin there. “Are you sure?” he asked.',
			ways: [
				{
					say: 'Ask Quibble a question, and then ask if he is sure',
					outcome:
						'“Is the hatch closed?” asked {hero}. “Yes,” said Quibble. “Are you sure?” He looked around at it. “Yes.” “Are you sure that you’re sure?” His lamp began to blink. There was only one way to find out, and that was to open it and see. “It was closed,” said Quibble. “Now it’s open. I’m sure of that!” And he left it so, and {hero} went through the ship and out, and so did the pilot.',
					later:
						'“Is this your place?” {hero} asked the man in front. “Yes,” he said. “Are you sure that you’re sure?” He was not so sure now. He went to have a look, and so did the next one. In the end the way was free.',
				},
				{
					say: 'Press the YES and the NO at the same time',
					outcome:
						'{hero} pressed the YES and the NO at once, so hard that the NO came off. Quibble opened his mouth. “Bee,” he said. “Boo.” He had a question for yes, and one for no, but none for both. So it was quiet, and the hatch went open by itself. You could see right through the ship, to the road on the other side. “That felt nice,” said Quibble, and left it open, and did not ask for his button.',
					later:
						'{hero} pressed the button that had come off Quibble. “Bee,” it said, and “Boo.” It sounded like a yes and a no in one. Nobody knew what to say to that. So nobody said anything.',
				},
				{
					say: 'Say that you are not sure, and ask about the cake',
					outcome:
						'“I’m not sure,” said {hero}. “Are you?” “No,” said Quibble at last. “I don’t even know if the admiral is still sad about the cake.” So he opened the hatch, and they went to ask her. She lived four decks up, and {hero} ran up all the stairs. It still took long. “The cake?” said the admiral. “I hate carrot cake!” Quibble’s lamp went green. He left the hatch open for everybody and came along, and asked nothing for a whole mile.',
					later:
						'“Everybody tells me that they’re sure,” said Quibble. “They say it very loud. {hero} was the first to say, ‘I’m not.’” His lamp was green. “So if {hero} says a thing for sure, I don’t have to ask again. And I like to ask.”',
				},
			],
		},
		3: {
			meet: 'Where the old starship had come down, the road went right through it, in at the tail and out at a hatch. “Do you wish to proceed?” asked a robot in front of the hatch. He had two buttons on his chest. {hero} pressed YES. “Are you sure?” YES. “Are you quite sure that you’re sure?” His name was Quibble, and that was as far as anybody had got. People went around by the wing now, past all the kitchens. A pilot was lying along the wall with her helmet over her face. She had said yes eleven hundred times; then she’d said no, to see, and he had asked her if she was sure of that. “I’m sorry,” said Quibble. “But there was one time when I didn’t ask. I was new, and somebody said ‘Open,’ and I opened. It was the admiral’s birthday. The cake was on [that table there|the table over there].” On the other side of the hatch, in those days, there had been nothing but space.',
			flies:
				'There was a second hatch, higher up, for those who fly. It had Quibble’s cousin in front of it, and she wished to know whether they were sure.',
			ways: [
				{
					say: 'Ask him something, and do not stop asking',
					outcome:
						'“May I ask you something?” said {hero}. That was unusual. “Is that hatch shut?” “Yes,” said Quibble. “Are you sure?” He turned around and looked at it. “Yes.” “Are you sure that you’re sure?” Something inside him began to hum. He’d never been on that side of the question. From there it looked like a very deep hole. “I’d have to open it,” said Quibble slowly, “in order to see whether it was shut.” He did; it had been. He was so relieved that he left it open, so as to have something to be sure of. The pilot got up off the floor, said “Now or never,” and went through beside {hero}.',
					later:
						'“Excuse me,” said {hero} to the lady in the last row. “You’re certain that you’re in the right place?” She was. “Quite certain?” She took out her ticket. “It’s just that one hears things,” said {hero}. She went to find out, and so did her husband, and those who had been listening. They went to the left and to the right, and the middle was free.',
				},
				{
					say: 'Press both buttons at once, and hold them down',
					outcome:
						'“What happens if you press the two together?” asked {hero}. Quibble had no idea. {hero} pressed. There was a sound that went up like a yes and came down like a no. “Bee,” said Quibble. “Boo.” And he stopped. All over the old ship you could hear the air going in and out of the walls. Nobody had noticed before that it did. And the hatch, which he’d been holding shut, sank open, and stayed down. “I had nothing to ask,” said Quibble, when he could. “It was like lying in the bath.” One button had come off, and he didn’t want it back.',
					later:
						'{hero} held Quibble’s button where all could see it, and pressed. It went up like a yes and came down like a no. “Bee. Boo.” Everybody in the room had been agreed with, and contradicted, in one breath. There’s nothing that you can shout at that. You could hear the air going in and out of them.',
				},
				{
					say: 'Answer that you are not sure, and go to ask the admiral',
					outcome:
						'“No,” said {hero}. “To be honest, I’m not sure.” Quibble’s hand stopped in the air. “Nor am I,” he whispered. “I haven’t been since the cake. I’ve never dared to ask her.” “Then we’ll ask together,” said {hero}. The two of them had to climb nine decks and wait outside a door. “The cake?” said the admiral. “The carrot one, from my sister? I watched it go past my window. I’ve never been so happy on a birthday.” Quibble sat down on her floor. Then he went back, pressed his own YES, once, and the hatch slid open. He came along with {hero}. There were a few things that he wanted to be sure of.',
					later:
						'“I’ve got figures on it,” said Quibble. “Of eleven hundred answers, all were sure. You can hear it; it’s got a sort of push in it.” He looked around the room. “{hero} wasn’t sure, and said so, and went to find out. Whoever says so at the one time can be believed at the other. I’m sure of that.” He waited for a moment. “Quite sure,” said Quibble.',
				},
			],
		},
		4: {
			meet: 'Where an old starship had come down, the road went right through it, in at one hatch and out at another. In front of the second hatch stood a robot with an open, friendly face and two buttons. “Would you like to go through?” he asked. {hero} pressed YES. “Are you sure?” {They} pressed it again. “I ask,” said the robot, whose name was Quibble, “because people press it so quickly.” This could go on for any length of time. He varied the wording. Most people turned back and walked around the stern, which was a mile away. There was a pilot sitting by the wall who had been asked fourteen hundred times, and had come to wonder about her whole life. [He had been built to open|All that he was built to do was open], and for a year he had opened, at a word, and been proud of how smoothly he did it. Then a voice had said “Open,” and it was only somebody talking in his sleep. They were still flying then. On a small table by the hatch there had been a cake for the admiral’s birthday, with all the candles lit. It had floated out into the dark, quite slowly. He still sometimes saw it, when he dimmed his lamp.',
			flies: 'There was a way up for those who fly, and at the top of it a panel with two buttons.',
			ways: [
				{
					say: 'Put the same question to him, and keep on putting it',
					outcome:
						'“Let me ask you one thing,” said {hero}. “That hatch behind you: is it shut?” “It is,” said Quibble. “Are you sure?” It was perhaps the first question that anybody had put to him. He turned around, and turned back. “I was,” he said. “Are you sure that you were?” A faint hum came from him, and it climbed. He could see now what he had been doing to people; from inside, it had no floor. “One would have to open it,” he said, “to know what it had been.” He opened it, and it had been shut. It did him so much good that he left it open and stood there looking at it, while the pilot picked up her helmet and walked through beside {hero} without pressing anything. “It’s open,” he could be heard telling himself. “I’m sure of it.”',
					later:
						'“You’re certain that it was this row?” said {hero} to the man who stood in {their} way. He was. “And that it was today?” It needed no more than that. Certainty is mostly a matter of not having been asked. He frowned, and went off with his wife to look for someone in charge; and the doubt passed from them to their neighbors. In a minute half of the room was on its way to make sure. {hero} went straight through where they had been standing.',
				},
				{
					say: 'Press YES and NO together',
					outcome:
						'There were two buttons, and everybody had thought that this was a choice. {hero} pressed both, and held them. Quibble drew himself up to ask. He had four thousand questions that follow a yes, and as many that follow a no. “Bee,” he said, on a rising note, and, on a falling one, “Boo.” After that there was nothing. The hum of the ship came up through the floor. The pilot took her hands from her ears. All along the corridor people put their heads out of their doors to find out what had stopped. The hatch, which only he had been holding shut, moved aside. “Nobody’s ever left me without a question,” said Quibble. His voice was quite soft. “Take one of the buttons away, please. I’d only start again.”',
					later:
						'{hero} pressed Quibble’s button. It rose like a yes and fell like a no, and it ended where it had begun. Everybody in that room took a breath to answer it, and found that the answer had been given. They looked at one another with their mouths open. It was as if somebody had leaned on both sides of a door at once. Nothing moved. You could hear the floor hum, and a person could speak.',
				},
				{
					say: 'Tell him the truth, that you are not sure',
					outcome:
						'“No,” said {hero}. “I’m not sure. I hardly ever am.” Quibble’s lamp flickered. “They always say that they are,” he said. “They say it to get through.” And then, since someone had begun, he told {hero} about the candles. He had never dared to ask the admiral. Whatever she answered, he would have had to ask if she meant it. {hero} went up with him, nine decks, and stood next to him while he did it. She thought for some time. “I was turning fifty,” she said. “I was standing at the window, and feeling that nothing would ever surprise me again. And then a cake came by, all lit up.” She had not told anyone, because of the regulations. Quibble did not ask her whether she was sure. He came along afterward. The hatch stood open behind the two of them, and on his chest both buttons were dark.',
					later:
						'“I have put one question to some fourteen hundred people,” said Quibble, “and I know a good deal about the answer. Those who are sure say it like somebody leaning on a door. {hero} told me that {they wasn’t}. It was the only time I’ve heard it said without a push.” His lamp burned steadily. “If someone like that tells you how it was, then they have been through all my questions by themselves, before you ever got to them. I’ve none left. You may go ahead and press.”',
				},
			],
		},
	},
};
