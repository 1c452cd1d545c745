import type { Obstacle } from '../../format.ts';

export const theNextOne: Obstacle = {
	id: 'the-next-one',
	alsoIn: ['adventure', 'dragon', 'fantasy', 'forest', 'mythology', 'unicorn', 'royal'],
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
				'The road went over a bridge. Under it lived a troll, and on it, just now, he was standing, with a napkin around his neck. “Are you the bigger one?” he asked hopefully. His name was Grummet. He was the thinnest troll you ever saw, and the pot beside him had cobwebs in it. “There was a small goat,” said Grummet. “It said that its brother was bigger. Well, I’m not greedy, so I waited. And the brother said that he had a brother too.” He had let forty-one of them past. Since then [nobody crossed|no one was to cross] until the big one had come. People waded through lower down, but just now the river was up. “He must be enormous by now,” said Grummet. His knees shook. It was partly hope.',
			],
			flies:
				'“I could fly,” said {hero}. “Don’t fly,” said Grummet. “If you flew and I missed you, I’d never forgive myself.”',
			ways: [
				{
					say: 'Have Grummet teach you the voice from under the bridge',
					outcome:
						'“You don’t look very frightening,” said {hero}. “I’ve let it go,” said Grummet. “I had a voice once.” {hero} wanted to hear it. He crept down under the planks, where it is dark and there’s an echo, and for a time there was only coughing. Then it came. “WHO’S THAT TRIP-TRAPPING OVER MY BRIDGE?” Stones fell in the water. {hero} tried it too. Soon the two of them could take it in turns. “I was good, wasn’t I?” said Grummet, with his eyes shining. He was so pleased that he stayed down there, and let anybody trip-trap across who wanted to hear it.',
					later:
						'{hero} leaned down, so as to have the floor to say it to. “WHO’S THAT TRIP-TRAPPING?” It was a voice from underneath a bridge. All over the room people lifted their feet and kept them there. Nobody wanted to be the one who was trip-trapping, and nobody was.',
				},
				{
					say: 'Promise to send along something bigger than a goat',
					outcome:
						'“I’m the smallest of all,” said {hero}. “But after me there’ll come something a lot bigger. I’ll send it myself.” It was just what they had all said. Grummet looked at {hero}, and his lip trembled, and he stepped aside for all that was small. “Could you make it soon?” he asked. “I don’t mind what it is. I’d only like to sit down to it.” He had tucked his napkin in by the time {hero} was over. It was then that {they} decided not to be number forty-two.',
					later:
						'“Keep a space, please,” said {hero}, walking in. “The important one is right behind me.” People looked past {hero}, to see, and drew back on both sides, to let the important one by. There was a lane as wide as a troll. {hero} went down it, up to the front, and thanked them. People were still looking at the door.',
					paid: 'That night a cart stopped at the bridge, with a pie on it. It was bigger than any goat; it had needed four people to lift it, and {hero} was one of them. “So you’re the brother,” said Grummet to the pie. He sat down, and was not seen again for two days.',
				},
				{
					say: 'Tell Grummet the truth, and make soup out of what there is',
					outcome:
						'“There’s no bigger one,” said {hero}. It got so quiet that you could hear the river. “They just wanted to get across.” Grummet’s ears went down. “All forty-one?” he said. {hero} wiped the cobwebs out of the pot. There was watercress, there was an onion that somebody had dropped, there was a bone, very old, and neither of them mentioned it. When it was done he ate nine bowls. “I don’t like goat, you know,” said Grummet. “I only liked the thought that someone was coming.” So somebody came: {hero} did. And then he left the bridge to anyone who wanted it, and went along to see where the others had all been going.',
					later:
						'“I’m a troll,” said Grummet, with his napkin on. Several people moved back a bench. “I’ve been lied to by goats. They look you right in the eye, and they say it in such a high voice. Forty-one.” He pointed with his spoon. “{hero} said, there’s nobody coming. And {hero} had to get past me, too! You don’t tell a hungry troll that unless you can’t help it.”',
				},
			],
		},
		4: {
			meet: [
				'A troll stood on the bridge, with a napkin around his neck. “Forgive my asking,” he said, “but are you the bigger one?” His name was Grummet. Many years ago a small goat had come by and told him that he should wait, because a bigger one was coming after her. He was not greedy, so he let her pass. The next goat said the same, and so did the next, forty-one in all; and each time he waited for the bigger one. There had been no goat since then, and other people he had let by. But now he let nobody by. “The big one must be nearly here,” said Grummet, “and he must be enormous. I might miss him.” The pot was ready, with cobwebs in it. He was so thin that you could hear the wind in him. There were two bowls. “It isn’t [really|so much] the eating,” said Grummet. “I’ve told everyone that I’m having company.”',
			],
			flies:
				'Whenever somebody flew over, said Grummet, he looked up, and it was always somebody small. It hurt his neck.',
			ways: [
				{
					say: 'Ask him for his old voice from under the bridge',
					outcome:
						'“They used to be afraid of you,” said {hero}. “Was it your voice?” It had been a good voice, Grummet admitted, in its day. He climbed down under the arch and looked for it, and for a while there was only a rummaging sound. Then: “WHO’S THAT TRIP-TRAPPING OVER MY BRIDGE?” The crows rose along three miles of river, and {hero} sat down without meaning to. “You go in under the word,” said Grummet, from the dark, “and then you stand up in it.” He was a different person. They did it in turn until they were both hoarse. He would stay down there, he said, and people could cross as they liked. When {hero} did, he gave it once more for old times’ sake.',
					later:
						'You go in under the word, the troll had said, and then you stand up in it. {hero} bent down, and stood up. “WHO’S THAT TRIP-TRAPPING?” There were no grown-ups in the room after that. They sat with their feet off the floor and held their breath, every single one of them, and each was quite sure that it meant him. You could have heard a hoof.',
				},
				{
					say: 'Promise to send somebody bigger, and keep your word',
					outcome:
						'“I’m hardly worth it,” said {hero}. “Something bigger is coming after me. I’ll send it.” It was surprising how easy that was to say. The troll bent his head and listened. He was not stupid. You could see in his large plain face that he knew it for what it was, and then, with some effort, that he believed it. “That’s good of you,” said Grummet, and stepped aside for anybody who was hardly worth it. “I don’t mind waiting. Only tell me about when, so that I can have the pot hot.” “Tonight,” said {hero}. It was a debt now, and it weighed as much as a goat.',
					later:
						'“Leave some room, please,” said {hero}. “There’s somebody bigger coming after me.” They were packed like herrings. Not one of them would have moved an inch for {hero}. But for somebody bigger they drew back to the left and to the right; they stood on their toes and took off their hats, and looked over {hero}’s head at the door. {hero} walked through underneath, just like forty-one goats, and there was only a draft behind.',
					paid: 'It came on a wagon after dark, and it took four people, with {hero}, to lift it down. It was a pie, and it was by far the biggest of its family. Grummet walked around it with his napkin in his hand. “Is there another one coming after it?” he asked. “No,” said {hero}. “This is the last.” And he set out the second bowl.',
				},
				{
					say: 'Tell him that nobody is coming, and light the fire',
					outcome:
						'“There is no bigger one,” said {hero}. “I don’t think there ever was.” For a while you only heard the river. “No,” said Grummet finally. “I’ve thought so too. At night.” {hero} wiped out the pot. There was cress on the bank, and an onion, and at the bottom of his sack was the end of a ham. {hero} filled both bowls. Grummet ate slowly, like somebody who is learning a language. “I never liked goat,” he said, when the pot was empty. “Is it usual to talk?” It was, said {hero}. So they did. Then he folded his napkin and came along across the bridge. He had always wondered what there was on the other side, that everyone wanted to get to it so badly.',
					later:
						'“My name is Grummet,” said the troll, “and I’m easy to fool.” Everybody had drawn back from him. “Forty-one goats told me somebody bigger was coming. People say that kind of thing when they want to get past you. {hero} wanted to get past me too.” He found {hero} among all the faces. “And {they} told me nobody was coming, although I was hungry, and a troll. So {they tell} the truth even when it may cost {them} something. You can have that from an expert.”',
				},
			],
		},
	},
};
