import type { PlotLevel } from '../../format.ts';
import { bestGift } from '../gift.ts';

export const theAunt2: PlotLevel = {
	joins:
		'“{choice}” {hero} did. It was not so bad. What came after that was worse. For Family Night everyone had to bring somebody, and {hero} said, “My Aunt Hortense.” There was no Aunt Hortense. {host.name}, {host.a}, sent for a chair for her, and {baker}, {baker.a}, for some eggs. {friend}, {friend.a}, began on a hat. “Now go and fetch her!” they said. So {hero} went.',
	chapters: [
		{
			titles: ['Aunt Hortense', 'Family Night', 'A Chair, a Cake, a Band', 'Somebody to Bring'],
			time: 'day',
			parts: [
				[
					'There were chairs all over the place, {hall.at}, and a name on each. “Tonight is Family Night,” said {host.name}, {host.a}, and got out a list. “Who are you going to bring, {hero}?” {hero}, who was {described}, had been afraid of that question. {They} had nobody to bring.',
					'It was the day of Family Night, {hall.at}. {host.name}, {host.a}, had the list. “Who is going to bring who?” The others had grandmas to bring, and twins, and uncles. Then it was {hero}’s turn. {They was} {described}, and had nobody.',
					'Once a year it is Family Night {hall.at}. You bring your people, and there is a name on each chair. {host.name}, {host.a}, had the list. “And who comes with you tonight, {hero}?” {hero}, who was {described}, had never brought anyone at all.',
				],
				{
					quiet:
						'Everyone looked. {hero} was {trait}, and would have said anything to make it stop. “My aunt,” {they} said.',
					bold: '“My aunt!” said {hero}, so loudly that it sounded half true.',
					kind: '{host} had such sad eyes! {hero} only wanted to cheer {host.them} up. “My aunt,” {they} said.',
					honest: '{hero} had never told a lie before. That may be why it was such a big one. “My aunt,” {they} said.',
					clever: '{hero} thought that an aunt would be easy. You see so little of aunts. “My aunt,” {they} said.',
					careful: '{hero} thought about it from all sides. It was no use. “My aunt,” {they} said.',
					merry: '“My aunt, of course!” said {hero}. It was a joke. But nobody else knew that.',
					dreamy: 'Sometimes {hero} dreamed of an aunt with a big hat. “My aunt,” {they} said.',
					quick: '“My aunt,” said {hero}. It was out before there was any aunt to go with it.',
				},
				[
					'“At last!” cried {host}. “And what’s her name?” {hero} looked around for a name. “Hortense.” “Then the good chair is for Hortense,” said {host}. “And the biggest cake,” said {baker.name}, {baker.a}. “I could make a hat,” said somebody quietly. It was {friend.name}, {friend.a}. “I have nobody to make one for.”',
					'“What’s she called?” “Hortense.” “An Aunt Hortense!” said {host}. “She shall have the good chair.” “I’ll bake her a cake,” said {baker.name}, {baker.a}. “Has she got a hat?” asked {friend.name}, {friend.a}. “I could make her one. I have nobody to make one for.”',
					'“Your aunt!” said {host}. “What’s her name?” “Hortense,” said {hero}. It was the first name that came. “Then Aunt Hortense gets the good chair,” said {host}. “And a cake,” said {baker.name}, {baker.a}. “And a hat, if she has got none,” said somebody, very softly. It was {friend.name}, {friend.a}. “I have nobody to make one for.”',
				],
			],
			choices: [
				{
					say: 'Say that she is small and hardly eats',
					sets: ['small'],
					outcome: [
						'“She is very small,” said {hero}. “You’ll hardly see her. She doesn’t eat.” “Poor thing!” cried {baker}. “Then her cake must be twice as high.” {hero} had only wanted to make the aunt smaller.',
						'“She is so small that she doesn’t need a chair,” said {hero}. “Then it must be a higher chair,” said {host}, “so that we can see her.” And four cushions were put on it.',
					],
				},
				{
					say: 'Say that she has sailed around the world',
					sets: ['grand'],
					outcome: [
						'“She has sailed around the world,” said {hero}. “With a lion.” It was lovely to say. “A lion!” said {host}, and sent for a band. “And there must be a speech!”',
						'“She has been around the world,” said {hero}. “And once she sat on a lion. By mistake.” How they all looked! “For such an aunt we need a band,” said {host}.',
					],
				},
				{
					say: 'Try to take it back at once',
					sets: ['tried'],
					outcome: [
						'“I know no aunt,” said {hero}. “You know an aunt?” said {host}. “Tonight we shall all know her!” And {host.they} wrote her name on the list once more, in big letters.',
						'“There’s no need,” said {hero}. “There’s no aunt.” “No ant?” said {baker}. “Not in my cakes!” And after that they were all too busy to listen.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['cake', 'hat'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Go and Fetch Her', 'How to Fetch an Aunt', 'Nobody to Meet'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“You’ll want to meet her when she arrives,” said {host}, and held the door open. So {hero} went {start.to}, where people arrive, to wave at nobody. All along the way neighbors called, “Say hello to your aunt!”',
					'“And now go and fetch her!” they all said. So {hero} had to go {start.to}, where people arrive, to fetch somebody who was not there. There was no need to hurry. There was no one to be late for.',
					'Then they pushed {hero} out of the door, to go and meet the aunt {start.at}, where people arrive. It is an odd thing to go and meet nobody. {hero} would not have minded if it had taken all year.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Nobody Got Off', '{friend} Has a Question', 'A Hat with a Bird'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'Everyone {start.at} was hugging somebody. “Isn’t she here yet?” It was {friend}, with the hat. It had a bird on it. “I have no aunt,” said {friend}. “There are things that I want to ask yours. Maybe she took the other road!” Then {friend.they} ran back the short way. {hero} went home by the other road, to look for nobody there.',
					'Nobody who arrived {start.at} was Aunt Hortense. “Where is she?” asked {friend}, who had come running with the hat. It had a bird on it. “I’ve got no aunt, and you can ask an aunt things. Look on the other road!” So {hero} went home by the other road.',
					'{hero} waited {start.at}. Then {friend} came running, with the hat. It had a bird on top. “Isn’t she here yet?” said {friend}. “I never had an aunt. There are things I want to ask her. Do look on the other road!” So {hero} went home that way, and {friend} took the short one, with the hat.',
				],
				{ 'first.ally': '“What does your aunt look like?” asked {first.ally}. “She has a hat,” said {hero}.' },
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['Everything Is Ready', 'The Good Chair', 'Where Is She?', 'A Cake as High as a Dog'],
			time: 'night',
			parts: [
				'@second.outcome',
				[
					'When {hero} came back, all the families were {hall.at}. The cousins alone had three rows.',
					'When {hero} came back, all the families sat {hall.at}, a row for each, and {friend} was there with the hat.',
					'When {hero} came back, the families were all {hall.at}, with their grandmas and twins and uncles.',
				],
				{
					'first.trust or second.trust': [
						'On Family Night everyone gets a good word from somebody who is not family. “Who has one for {hero}?” asked {host}. At {hero}’s turn it was always quiet.',
						'On Family Night everyone gets a good word from somebody who is not family. The others all had theirs. “And who has one for {hero}?” asked {host}, and waited, as every year.',
					],
					'first.hear or second.hear': [
						'{host} rang for the beginning. But each family had so much to tell the others that nobody heard the bell. And {hero} only wanted the evening to be over.',
						'“Dear families,” said {host}. But all the twins were shouting, and all the grandmas were calling them. {hero} only wanted the evening to be over, and it could not even begin.',
					],
					else: [
						'Next to the good chair, right up in front, stood one for {hero}, who had to go there. But the way was full of grandmas, and bags, and twins.',
						'“You sit up here, {hero}, beside your aunt!” called {host}. {hero} had to go. But it was a long way up, and there were uncles all along it.',
					],
				},
				{ 'first.reach & second.reach & flies': '+ Up above hung paper chains, one for each cousin.' },
				bestGift('trust', 'hear', 'reach'),
				{
					'first.trust or second.trust': [
						'{host} wrote it down. It was the first good word that {hero} had ever got.',
						'It was a good word, and {host} wrote it down. But {hero} was so worried about the good chair!',
					],
					'first.hear or second.hear': 'So {host} could begin, and nodded to {hero}.',
					else: '',
				},
				[
					'“Whoever is new here gets a present,” said {host}, and held up {thing}, with a ribbon. The cake was as high as a dog. HORTENSE, it said on the good chair, and {friend} put the hat on it. Then they all looked at {hero}. “Well, where is she?” said {host}.',
					'HORTENSE, it said on the good chair. The cake was as high as a dog. {host} held {thing}, with a ribbon. “That’s for your aunt. Whoever is new gets a present,” said {host}. “So where is she?” {friend} put the hat on the chair.',
					'HORTENSE, it said on the good chair. The cake was as high as a dog. Whoever is new here gets a present, and {host} held {thing}, with a ribbon. “And where is she?” said {host}. They all looked at {hero}, so gladly! {friend} put the hat on the chair.',
				],
				{ grand: ['+ The band held its breath.', '+ The band had its trumpets up.'] },
			],
			choices: [
				{
					say: 'Say that there is no aunt',
					sets: ['confessed'],
					outcome: [
						'“There’s no aunt,” said {hero}. “I made her up. You all have somebody. I didn’t want to sit here with nobody.”',
						'{hero} looked at the cake, and at the hat. “I haven’t got an aunt,” {they} said. “I only wanted one.”',
					],
				},
				{
					say: 'Go out, and come in again as the aunt',
					sets: ['played'],
					outcome: [
						'{hero} took the hat and went out. A moment later the door opened, and there stood somebody in a curtain and a hat with a bird. “Good evening,” said Aunt Hortense, in a voice like a door. “I can’t stay long.”',
						'“I’ll get her,” said {hero}, and was gone, with the hat. And in came Aunt Hortense. You could see a curtain, and the hat, and not much else. “What a nice cake,” she squeaked. “{hero} sends {their} regards.”',
					],
				},
				{
					say: 'Say that she has gone away for good',
					sets: ['gone'],
					outcome: [
						'“She had to go,” said {hero}. “She went away for good.” That should have been the end of it. But {baker} burst into tears. “And we never knew her!” cried {host}. “We’ll put up a statue.”',
						'“She’s gone away,” said {hero}, “for ever.” It was true, in a way. All the uncles took off their hats. Then somebody said the word “statue,” and it was too late.',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['host', 'friend'],
				shows: ['cake', 'hat', 'thing'],
				pose: 'stand',
				feeling: 'worried',
			},
		},
		{
			titles: ['The Truth about Hortense', 'Somebody to Ask', 'What an Aunt Is For', 'Two Who Had Nobody'],
			time: 'night',
			parts: [
				{
					quiet: ['Now they were all looking at {hero} again.', ''],
					kind: ['{hero} could not look at {friend}.', ''],
					'honest & confessed': ['It was {hero}’s first lie, and it had got so big.', ''],
					'clever & confessed': ['{hero} had thought of other ways out. They all ended in more cake.', ''],
					careful: ['All the way home from {start} {hero} had thought about this moment.', ''],
					'quick & confessed': ['It took one second, and it took all that {hero} had.', ''],
				},
				'@answer',
				{
					'confessed & tried': '+ “You said so right at the start,” said {host} slowly, “and we didn’t listen.”',
					'confessed & small': '+ “So that’s why she was so small,” said {baker}.',
					'played & small': '+ “She isn’t so very small,” whispered {baker}.',
					'played & grand': '+ “And where is the lion?” whispered {baker}.',
					'played & tried': '+ “And {hero} told us there was no aunt!” said {host}.',
					'gone & small': '+ “And she was so small!” said {baker}.',
					'gone & grand': '+ “And who looks after the lion now?” asked somebody.',
					'gone & tried': '+ {host} blew {host.their} nose. “So that’s what you were trying to tell us!”',
				},
				{
					'confessed & first.ally & second.ally':
						'“We came along to see an aunt,” said {first.ally} and {second.ally}. “But we like cake, too.”',
					'confessed & first.ally': '“I came along to see an aunt,” said {first.ally}. “But I like cake, too.”',
					'confessed & second.ally': '“I came along to see an aunt,” said {second.ally}. “But I like cake, too.”',
					'gone & first.ally & second.ally':
						'“A statue is nearly an aunt,” said {first.ally} to {second.ally}, for they had come along to see one.',
					'gone & first.ally': '“A statue is nearly an aunt,” said {first.ally}, who had come along to see one.',
					'gone & second.ally': '“A statue is nearly an aunt,” said {second.ally}, who had come along to see one.',
					'played & first.ally': '“So that’s an aunt,” said {first.ally}, who had come along to see one.',
					'played & second.ally': '“So that’s an aunt,” said {second.ally}, who had come along to see one.',
				},
				{
					'end-alone': [
						'“So nobody sat on a lion?” said {host}. “Nobody,” said {hero}. It was a great pity. They had all liked that bit. {host} took the ribbon off {thing}, and the band went home. The others put the good chair back against the wall, and talked to their own aunts. {hero} sat by the door, next to an empty chair, as every year. Then somebody sat down on it, in a hat with a bird. “It doesn’t fit anyone else,” said {friend}. “Did she fall off that lion?” “No,” said {hero}. “She held on to the ears.” “I thought so,” said {friend}.',
						'“And the lion?” said {host}. “And around the world?” “No,” said {hero}. “Not even once.” So {host} took {thing} away again, ribbon and all. The others went back to their own uncles. So {hero} sat there after all, next to a chair with nobody on it. That was just what {they} had been afraid of. After a while the chair creaked. “I don’t need a lion,” said {friend}, and gave {hero} the hat. “I only wanted to ask somebody things. Do you think I could ask you?” “I could try,” said {hero}.',
					],
					'end-family': [
						'“Then there’s a chair too many,” said {friend}, “and a hat too many.” {Friend.they} turned the hat around once, and put it on, and sat down in the good chair. “You’re late,” {friend.they} said to {hero}. “I was worried.” Nobody had ever been worried about {hero} before. “I’m sorry, Aunt,” said {hero}. {host} coughed, and wrote {friend} on the list, next to {hero}. And as {friend} was quite new as an aunt, {friend.they} got {thing}, with the ribbon. The biggest piece of cake was cut in two, for the two of them.',
						'For a while it was quiet. Then {friend} picked up the hat with the bird. “It’s a good chair,” {friend.they} said. “It would be a pity.” {Friend.they} put on the hat and sat down. “I’ve got nobody either. I don’t know how it’s done, but I could be an aunt. Have you washed?” “Yes, Aunt,” said {hero}. “Then cut the cake.” {host} wrote it on the list, so that it was true. And the new aunt got {thing}, with the ribbon, and asked {hero} to hold it.',
					],
					'end-hat': [
						'They were all so glad to see her that nobody looked under the hat. {host} gave her {thing}. “You came!” said {friend}. “I have so many questions. Does it get better, when you’re alone?” The hat was quiet for a moment. “It does if somebody asks you things,” said Aunt Hortense. So they had cake. The aunt had three pieces, and there were crumbs under the brim. {friend} bent down, and looked. Then {friend.they} put the bird straight, very gently. “You need not go out and fetch {hero},” whispered {friend}. “I think {hero} is here.”',
						'The others were so glad that nobody looked under the hat. {host} gave her {thing}, and made a speech at her. Then {friend} pulled her behind the cake. “May I ask you something?” said {friend}. “What do you do on Family Night if you have nobody?” It was quiet under the hat. “You say that you have an aunt,” said Aunt Hortense. {friend} bent down and looked in. “Oh,” said {friend}. “It’s you.” {Friend.they} thought about it, and put the bird straight. “Will you come again next week? I have more questions.” And Aunt Hortense came every Sunday, for years.',
					],
					'end-monument': [
						'The statue was made out of the best stone, and it took all the money in town. There stands Aunt Hortense, with a stone bird on her hat, and {thing} at her feet. Every year {hero} has to say a few words. They are good words, and each time they are harder to say. One evening {hero} sat down at the foot of the statue, and somebody was sitting there already. It was {friend}. “I ask her things,” said {friend}, “but she never answers.” So {hero} said it at last. “I made her up.” {friend} was silent for a bit. “Then it was you that I liked,” said {friend}.',
						'The statue stands in front of {hall}. AUNT HORTENSE, it says. She has a stone bird on her hat, and {thing} is kept at her feet. On her birthday there is a band, and {hero} has to make a speech. It had to be made up, too. “She was always there for me,” {hero} said each year, and felt sick. One evening {hero} told {friend} all of it, on the steps. “There never was one? Not at all?” said {friend}. {Friend.they} looked up at all that stone. “I’ve been telling her things,” said {friend}. “You could tell me,” said {hero}.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['friend', 'host'], shows: ['cake', 'hat'], pose: 'sit', feeling: 'happy' },
		},
	],
};
