import type { PlotLevel } from '../../format.ts';

export const upsideDown4: PlotLevel = {
	joins:
		'“{choice}” {hero} did; and the same day was Letter Day. Once a year there comes a letter from {far.name}, who left here thirty years ago, and {host.name}, {host.a}, reads it aloud to everybody {hall.at}. {hero} was for once to carry it there. But {host}, who looked it over, held it upside down. “I cannot read,” said {host}, behind the cart. “{far} taught me, as far as M. I invent them, about a cat with a hotel. You will be the only one to know.” And {host} went on ahead.',
	chapters: [
		{
			titles: ['A Confidence', 'Letter Day', 'The Other Half of the Alphabet', 'Right Side Up'],
			time: 'day',
			parts: [
				[
					'Once a year there came a letter from {far.name}, who had gone from here thirty years before. It was read aloud, the same night, to all who could get in, and had to be brought up to {hall} by somebody. That {hero} should have been picked for it was a matter of astonishment to everyone, {hero} included. {They was} {described}. People were fond of {them}, and lowered their voices. To be told nothing is restful, up to a point, and {they} had passed it years ago.',
					'That year it was {hero} to whom they gave the letter to carry. {far.name} had left thirty years ago, and wrote every year, once; then chairs were borrowed from three streets, and it was read out {hall.at}, by candlelight, to people some of whom had been born since. There is always one person who hears things last. {hero}, who was {described}, had come to know by the shape of a silence what was in it: a wedding, a debt, a party for someone.',
				],
				{
					quiet:
						'The reason given was that {they was} {trait}. Nobody objected to a person who kept things to {themself}. But one liked to be able to see, now and then, that they were still there.',
					bold: 'The reason given was that {they was} {trait}. At the last surprise that had been planned, it was {hero} who sprang out first, and the person to be surprised had not yet come home.',
					kind: 'The reason given was that {they was} {trait}. No one could keep a sad face in front of {hero} for two minutes without being told something to look forward to.',
					honest:
						'The reason given was that {they was} {trait}. It was said with respect. One did not leave things lying about in front of it.',
					clever:
						'The reason given was that {they was} {trait}. You did not have to tell {hero} anything; {they} inferred it, and then remarked upon the weak points.',
					careful:
						'The reason given was that {they was} {trait}. {They} had once gone round the entire street to ascertain who was entitled to know, and by what had been asked it could be worked out.',
					merry:
						'The reason given was that {they was} {trait}. {hero} had never betrayed a secret yet. {They} had merely been seen in the same room with one.',
					dreamy:
						'The reason given was that {they was} {trait}. It was not that {hero} let things out. {They} put them down somewhere, as others do umbrellas.',
					quick:
						'The reason given was that {they was} {trait}. By the time one had finished telling {hero} a thing in confidence there was as a rule an answer.',
				},
				[
					'“From {far}, beyond a doubt,” said {host.name}, {host.a}, to whom the letter had first to be shown. It was {host} who read them, and had, everyone agreed, a gift for it. {Host.they} held it at the distance that respect prescribes, and let {host.their} eyes travel over the address; and {hero} saw that the address was standing on its head. It took {host} a moment to notice in what way the silence had changed. “Behind the mail cart,” said {host}, “if you would.”',
					'{host.name}, {host.a}, had walked out to meet it. {Host.they} was the finest reader that anybody had ever heard; people wept at a comma. {Host.they} took the letter, held it to the light, and with moving lips went through what was written on the front, from what {hero}, who was standing opposite and could make out every word, realized must be the end. One does not as a rule see the whole of a person’s life from in front. {host} looked up. “Come behind the mail cart,” said {host}.',
				],
				[
					'“{far} was teaching me,” said {host}. “I was small, we had just had M; and I said that it was enough. I said it in front of the others. I was told that one would see, then; and in the morning there was no one there.” Afterward they had made {host.them} somebody of importance, and it was too late to ask. So each year {host.they} lay awake, and there came a cat who keeps a hotel for mice. “Thirty years. There are grown women who are named for her. You are the only one who knows, and I should have picked anyone else.”',
					'It had stopped at M, that was the long and the short of it. “I was quick,” said {host}, “and I was horrid. I told {far}, with the whole bench listening, that half would do for me. It has done for me.” In the morning {far} was gone; they gave {host} an office in time, and a chain; nobody asked. Every year the letter came, and every year {host.they} invented one, with a cat in it, who lets rooms to mice. “They live for that cat. It is the one thing I have ever made. Now you know it; and I gather that you are not good with such things.”',
				],
			],
			choices: [
				{
					say: 'Give {host} your word, before it has been asked for',
					sets: ['sworn'],
					outcome: [
						'“You have my word,” said {hero}. It had never been wanted before, and was as good as new. {host} took it as one takes the arm of a stranger, on ice. “Then bring it up to {hall},” said {host}, “as if it were simply a letter,” and went ahead, to see to the chairs. {hero} followed, with something thin in {their} {hand}, and something that had no weight and had to be held level.',
						'It is possible to promise a thing purely from the pleasure of being asked. {hero} had not even been asked. “My word upon it,” {they} said, and {host} could be seen to lay down a load that {host.they} had been standing under for thirty years, and {hero} to take it up. Then {host} went on to arrange for the candles. It only struck {hero} on the road that {they} had not inquired how long it was for.',
					],
				},
				{
					say: 'Propose to read it to {host} now, with nobody by',
					sets: ['offered'],
					outcome: [
						'“I could read you this one,” said {hero}. “It would take four minutes.” {host} had actually begun to sit down. “No,” said {host} then. “So long as I do not know what is in it I am somebody who makes things up. From then on I should be a liar.” {Host.they} said this without any hope that it was sound, and went ahead, and did not look around. The letter had stayed with {hero}.',
						'“Would you care to hear it?” asked {hero}. “For once?” One could see what it did. {host} wished to, as one wishes to look down from a tower. “And suppose that it is dull?” said {host}. “Suppose it is about the weather. I have stood up there for thirty years, with their eyes on me, and it was about the weather.” So {host.they} went on, to see to the chairs; and left {hero} in possession.',
					],
				},
				{
					say: 'Ask what has become of the thirty that came before',
					sets: ['asked'],
					outcome: [
						'“What is in the others?” asked {hero}. “They are in a box,” said {host}, which was not the question. “I have them out on a Sunday. I can do about a third of any line. There is one word in the last line of all of them: an L, an I; a G, and an H; and then a kind of gallows, which I have not had. I should so like to know what it is that {far} says to me each time, at the end.” Then {host.they} recollected {host.themself}, and went ahead to have the chairs put out.',
						'“You have kept them?” “One keeps letters,” said {host}. “In order, in a box, and dry.” {Host.they} knew them quite well, as one may know people by their hats. “There is a word that comes in each; it looks like LIGH, and then there is a thing like a post with a beam over it. I have thought sometimes that it might be my name. But I know my name.” {Host.they} gave {hero} the letter, with care, the wrong way up, and went on ahead.',
					],
				},
			],
			scene: { at: 'start', with: ['host'], shows: [], holds: 'letter', pose: 'hold', feeling: 'surprised' },
		},
		{
			titles: ['A Public Figure, with Mice', 'The Weight of a Sheet of Paper', 'What They Were Waiting For'],
			time: 'day',
			parts: [
				'@answer',
				[
					'All the way up the road it was the cat whom they wished to hear about. They asked from ladders. A very old man, who was being wheeled, had the chair stopped, and wanted to be told just one thing, in case: had she kept on the porter? “I am sure of it,” said {hero}. It was out before {they} knew; and it was easy, that was what {they} noticed, it was like giving somebody a cushion.',
					'{hero} had not known how many were waiting. A very old man had himself wheeled out, to ask just one thing, in case: had she kept on the porter? There was a child who had been put to bed at noon, to be fresh for it, and who asked from the window if it was good. {They} held up the letter by way of an answer; there was a cheer; and for the first time {they} began to see how a thing like that might come to last for thirty years.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Sixty-Six Minutes', 'A Matter of Arithmetic', 'Against the Sun', 'An Honest Question'],
			time: 'day',
			parts: [
				'@first.outcome',
				[
					'Beyond, upon a wall, with a slip of paper, sat {snoop.name}, {snoop.a}. “I have a sum here that does not come out,” said {snoop}, and climbed down, and kept step. “It is one sheet. It is never more. Written on both sides that is four minutes; {host} reads for seventy. Where do the sixty-six come from? I have put it to a number of people. They say that it is how {host.they} tells it.” {snoop} was not malicious. {Snoop.they} had simply been told, all {snoop.their} life, that {snoop.they} would not understand, and had undertaken to.',
					'“One moment,” said {snoop.name}, {snoop.a}, who had plainly been waiting for {them}. “You have it there. I should like to see how thick it is. Thank you. Now: that is a sheet. I have listened for nineteen years, with a watch, and no one has ever yet read me seventy minutes off a sheet. I do not say that there is anything wrong. I say that there are sixty-six minutes too many; and that I seem to be the one person who has ever wanted to know whose they are.” It was well put. That was what was so unpleasant.',
				],
				'“I would not break the seal,” {snoop} said. “I should merely like to hold it up against the sun. You may look the other way.”',
			],
			choices: [
				{
					say: 'Explain that there are nine sheets, of tissue',
					sets: ['fibbed'],
					outcome: [
						'“There are nine,” said {hero}. “It is tissue. Where {far} is now they make it out of onions.” It came without the least effort, down to the onions; and {snoop} put a nine beneath the line, and drew a stroke, and had tears in {snoop.their} eyes. “You do not know what a relief it is,” said {snoop}. {hero} had some idea. {They} had just found out with how much pleasure it is done.',
						'{hero} said that it was nine sheets, pressed. They did that abroad. It was not a good lie, but it had a figure in it, and {snoop}, who could have withstood any amount of eloquence, was defenseless before a figure. “Nine into seventy,” said {snoop}; “why did no one tell me?” And {hero} was left with the knowledge that a person had been stopped from asking, and that it had been {they} who did it, and how well {they} had been thought of while {they} did.',
					],
				},
				{
					say: 'Let {snoop} have it, and look the other way',
					sets: ['shown'],
					outcome: [
						'{hero} looked at a field. Paper creaked. It took a good deal longer than it should have. When {they} turned around, {snoop} was holding the letter against the sun, this way; and that way; and once more this way, with {snoop.their} lips pressed together, like somebody who has been handed a thing in order to be laughed at. “Six lines,” said {snoop}. “One can see that they are six.” {Snoop.they} gave it back. “That will be all, I thank you. I thought as much.”',
						'One could not call it telling. {hero} looked at the sky, and let it happen. “Aha,” said {snoop}, after some time, but as though {snoop.they} had been the one found out; and there was a rustle, as of a sheet’s being turned, and turned again. “It is as I supposed,” said {snoop}. {Snoop.their} face was quite gray. {Snoop.they} went off across the meadow, walking very straight, and never said what it was that {snoop.they} had supposed.',
					],
				},
				{
					say: 'Say that you know, and that it is another person’s',
					sets: ['loyal'],
					outcome: [
						'“You are right about the sum,” said {hero}. “I know where it goes; it belongs to somebody, and you will have to ask there.” {snoop} stood still. “In nineteen years,” said {snoop}, “I have been told that I was mistaken, and that I was a nuisance, and about the cat. I have not been told that I was right.” {Snoop.they} tore up the slip. “I shall be next to the door tonight. Should you want anybody there.”',
						'“It does not come out,” {hero} agreed. “You have added up correctly, and I cannot tell you the rest.” It was the worst answer that {they} could have given, as it confirmed everything. But {snoop} put away the watch. “Then there is a reason,” said {snoop}; “I only wanted there to be one. You will find me by the door.” And {snoop.they} walked beside {hero} for a time, without asking, which one could see was a gift.',
					],
				},
			],
			scene: { at: 'first', with: ['snoop'], shows: [], holds: 'letter', pose: 'hold', feeling: 'worried' },
		},
		{
			titles: ['Toward Candlelight', 'By Common Consent', 'The Bearer'],
			time: 'day',
			parts: [
				'@answer',
				[
					'The road filled up, as it got on for evening, with persons carrying chairs, and mice cut out of paper, on wires, to be hung from the ceiling. They fell back to let the letter by. {hero} had sometimes imagined what that would be like, to be the one who was let through, because {they} knew; and had imagined it, it now turned out, without the knowing.',
					'By now one could see the windows of {hall}, all of them lit, with paper mice on wires from one side to the other. {host} would be in there, in the little room at the side, walking up and down, with a roof to be blown off and put back by ten o’clock. It was possible to feel something for that roof. {hero} went faster.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['Seventy Minutes', 'Six Lines', 'The Text', 'What Was Put in the Box'],
			time: 'dusk',
			parts: [
				'@second.outcome',
				{
					'first.reach': [
						'And it nearly failed at the very last. They were sitting in the windows {hall.at}; they sat upon each other, by agreement, in shifts. Between the door, where {hero} stood with the letter, and the desk, where it was wanted, there had been left what would have let through the letter alone, if it had been thrown.',
						'There was not a place to be had {hall.at}. People had paid for the windowsills. At the far end, beside the desk, {host} was waiting; and all that audience, which would have let the letter pass like royalty, could not have done it without somebody’s going home.',
					],
					'first.hear': [
						'“The letter!” called {hero}. It would have been the end of all noise, had anyone heard it. But each of those who were there {hall.at} was giving to someone who had been there also a full account of the year before.',
						'{hero} announced it from the threshold, and then louder. They were doing the voices, {hall.at}, the whole house of them, the porter, the nine mice from the second floor; the thing that they were impatient for stood in the doorway, and shouted, and was taken for a mouse.',
					],
					'first.trust': [
						'“You have it?” said the gentleman on the door, and did not take away his stick. “All day? You? I speak as a friend. They will want to know {hall.at} that nobody has been at it; and who is there to say so, apart from you?”',
						'They had a committee for it, {hall.at}, of three, at a table by the entrance. “It is merely a form,” said the one in the middle. “We have to ask if it has been in good hands. And you are known to be no great keeper of anything. Is there somebody who would speak for you?”',
					],
				},
				{ 'first.reach & flies': '+ Above it ran the wires, with the mice upon them, from wall to wall.' },
				'@first.later',
				[
					'{host} read. One forgot that one knew. The roof flew off; there was a whale; and when the mice came down to settle the bill, each with a hazelnut, {hero} too had something in {their} throat. “Lay it with the others,” said {host}, white with happiness. The box was in the side room. There were six lines. “I come by at nine, as always. If there is a light {start.at}, I shall know that you wish for the rest, and stay. If not, I go on. I have not found it lit yet. I shall not ask again, I am getting slow. {far}.” It was half past eight.',
					'It was never better than that night. Afterward {host} handed {hero} the letter, for the box, with hands that shook a little, as an artist’s may. {They} bore it to the side room and, since it was open, and the right way up, had read it before {they} could stop. “Tonight at nine I pass by, as I do each year. Set a light {start.at} if you should want the other half. It has always been dark, and I have always understood. This is the last time; it is a long road now. {far}.” Overhead they were stamping for an encore. It was half past eight.',
				],
			],
			choices: [
				{
					say: 'Go back in, stand on the desk, and read out the text',
					sets: ['told'],
					outcome: {
						sworn: [
							'{hero} got up on the desk. “I have given my word to someone,” {they} said, “and I am about to break it.” In all that room there was one person who knew whose it was. {host} did not shake {host.their} head. {host} simply looked, as one looks at the place on the shelf. “There is no cat in this,” said {hero}.',
							'“I have here the letter,” said {hero}, from the desk, “the right way up.” {They} had not thought that it would be so hard to look anywhere except at {host}. A word is a thing that one has just the one of; {they} heard {theirs} go. “There is no cat in it. There has not been one in any.”',
						],
						else: [
							'{hero} got up on the desk. They were quiet at once; they thought that there was more. “This is the letter,” {they} said, “and there is no cat in it. I can tell you what there is, and we have twenty-nine minutes.” Beside the desk {host} set down a glass, with enormous care, so that it should not make a sound.',
							'“This is what was read to you,” said {hero}, from the desk, “and this is what it says, and they are not the same.” There is nothing so still as people who have not yet understood. {host} had. {Host.they} had gone quite gray, and seemed, in some dreadful way, to be relieved.',
						],
					},
				},
				{
					say: 'Carry it back to {host}, and to {host} only',
					sets: ['whispered'],
					outcome: [
						'It was addressed to {host}. One tends to lose sight of that, with something that has been read by so many. {hero} took the box under one arm, and the six lines, and started back through the applause to where the one person stood who ought to have had them, and who had it in {host.their} power to be told.',
						'To keep it meant the dark. To tell it was to take from {host} the thing that {host.they} had made. There remained only the person whom it concerned; and {hero} picked up the box, and the letter, and went to find {host.them}, with much the feeling of somebody who brings back a watch to a man that is looking at the clock.',
					],
				},
				{
					say: 'Reach down the great lantern, and say nothing to anyone',
					sets: ['light'],
					outcome: [
						'A light had been asked for. It had not been asked that anyone should know why. The great lantern, which took two to lift, hung over the desk; and {hero} took the box under one arm, since it was not a thing to be left lying, and went back in to get it.',
						'There was no need that a single word be spoken. If {start} were lit, {far} would stay; if nothing was said, {host} would still have the cat; and {hero} alone would know what had been done, which was a position that {they was} used to in reverse. {They} took the box along, so that no one should find it. The great lantern hung above the desk.',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['chest'], holds: 'letter', pose: 'hold', feeling: 'worried' },
		},
		{
			titles: ['Twenty-Nine Minutes', 'By Nine', 'Under the Light', 'The Correspondence'],
			time: 'night',
			parts: [
				'@answer',
				{
					'told & second.reach': [
						'They had to see it, every one. They did not doubt {them}, or not yet; they merely wanted to have seen it, and came up out of the benches like water; the desk went; and there was {hero}, carried off to the rear by a sort of general interest, with four of the six lines unread.',
						'Somebody asked to look, and that was reasonable, and then six hundred did. {hero} was put with {their} back against the stove, and the letter passed over {their} head from one to another, and away, and nobody had so much as got to the word “nine.”',
					],
					'told & second.hear': [
						'“No cat?” It was said quite softly, from a place near the front, by a woman who had been called after her. Then they all said it. They said what they had been doing, for thirty years, upon that night; and it could not be got into their heads, since it could not be got to their ears, that there was a clock running.',
						'A low sound went up, as when a tide turns on shingle. After that there was no more to be heard in the room, not the place, and not the hour, and it was those that mattered.',
					],
					'told & second.trust': [
						'“I put it to you,” said an old gentleman, trembling, “that you are lying. I have known that cat for thirty years, and I have known you since the spring. She was with me through my wife’s illness. What have you ever done, that we should take you in place of her?”',
						'“It may say what you please,” somebody called. “How should we know? It was {host} who read, always. Who are you?” And one saw that it was not stupidity. They were holding on to a railing, and {hero} had asked them to let go of it.',
					],
					'shown & second.reach': [
						'{hero} had taken three steps. “Upside down!” It was {snoop}, on a bench, as pale as paper. “It was upside down, I have watched it for years. {host} cannot read!” They rose like one man, and pressed to the front, to see what that looks like; and {hero}, who wished only to be beside {host} in that moment, was borne out at the back.',
					],
					'shown & second.hear': [
						'{hero} had taken three steps. “Upside down!” It was {snoop}, on a bench, as pale as paper. “All these years! {host} cannot read!” There was the beginning of a laugh; there was something under the laugh; and in the two of them together {hero} was shouting about a light, and could not make out {their} own voice.',
					],
					'shown & second.trust': [
						'{hero} had taken three steps. “Upside down!” It was {snoop}, on a bench, as pale as paper. “{host} cannot read. And {hero} has been in it with {host.them} since this morning! What are we to believe of that pair, from now on? Why should we hear another syllable?”',
					],
					'whispered & second.reach': [
						'But one could not get near {host}. They were shaking {host.their} hand, by rows, from the front backward; it is done every year; it lasts until ten. {hero} was given a number.',
						'They had lifted {host} on to their shoulders. {hero} ran along beside, with the letter, as one does next to a departing train; there were always more of them; and from up there {host} waved to {them}, quite without fear, like somebody to whom nothing can happen now.',
					],
					'whispered & second.hear': [
						'They had reached the song. {hero} stood close beside {host}, and said it, and said it again; {host} put a hand to the side of {host.their} head, and smiled, and beat time.',
					],
					'whispered & second.trust': [
						'“At nine,” said {host}. “Each year. And I am to have missed it thirty times.” {Host.they} considered this with a maker’s eye. “It is very good. It is better than mine. You invented that, on the road. Pray tell me that you did. For what have I to go by, that you did not?”',
					],
					'fibbed & second.trust': [
						'It was {snoop} who stood before the lantern. “One sheet,” said {snoop}, low. “I have seen it. You said nine, and I believed you. I was so happy. And now you want the lantern, and may not say for what.” It was not anger. “I should like to. Give me something that I can believe you by.”',
					],
					'second.reach': [
						'The benches had been cleared, and it was the hotel dance, which is danced in chains, four deep, with the arms linked; it does not stop, and it does not part. On the farther side of it the great lantern swung in time.',
					],
					'second.hear': [
						'It wanted a second person to lift it down. {hero} asked; {they} plucked at one and another. But they had got to the song, with the stamping, and every face that turned to {them} was open, kindly, and stone deaf.',
					],
					'second.trust': [
						'“The big one?” said the man whose charge it was. “At this hour? And what for?” {hero} was silent. “You may not tell me,” he said. “I see. Then what am I to go by, other than your face?”',
					],
				},
				{
					'second.reach & flies':
						'+ The mice on their wires had got going too, and whirled; it was no place to be in the air.',
				},
				'@second.later',
				{
					told: [
						'And so they heard it, the six lines, to the end; then, since no one could have said anything, they took down the lamps. By ten minutes to nine there were some hundreds of lights {start.at}. Only {host} had not come. {hero} had the box under one arm, for somebody had to carry it, and stood among all those people, who did not quite like to stand beside {them}.',
						'“Always dark,” somebody repeated, “and always understood,” and that was the end of the cat, at any rate for that night. They ran. At ten to nine it was so bright {start.at} that the birds woke. One place had been left empty around {hero}, who had broken something of theirs, and who held the box; and it was observed that {host} was not there.',
					],
					'shown & !told': [
						'“How did you know?” asked {hero}, when it was still. “Which way is up, {snoop}? How could you tell?” “As I have mine so,” said {snoop}; “I hold it so myself”; and stopped. It was a very long moment. Then a man in the fourth row, an alderman, rose, and regarded the floor, and said that in his own case it was C. By the time that they had been counted there were fourteen. Nobody had been laughing for some while. It was to these that {hero} read the six lines, and to {host}, who stood with them; and at ten to nine they were all {start.at}, with every lamp there was. {hero} had the box under one arm.',
					],
					whispered: [
						'“Light,” said {host}, when it had been understood. “Then that is what it was.” {Host.they} went up to the desk once more. “I cannot read,” said {host}. “I never could. I have told you a great many things, and I have them all from myself. I shall answer for it at ten. {far} is to come by at nine; I must ask you for your lamps.” It cannot have been more than three breaths. Then someone in the first row had taken the nearest off its nail. At ten to nine {start} was as light as day, and {hero} stood beside {host} in it, with the box.',
						'{host} took the letter, and found in the last line the word that {host.they} knew by its hat; and had it told to {host.them}. {Host.they} did not sit down. {Host.they} went to the desk, with {hero} one step behind, and used for it five sentences, of which the first was “I made her up.” They sat there, six hundred people, and could be seen losing something. “And if you wish to be angry,” said {host}, “I beg you to bring a light along.” They brought them. At ten to nine there were so many {start.at} that one could have read by it, and {hero} held the box.',
					],
					else: [
						'So at ten to nine there hung a lantern {start.at}, and under it was {hero}, with the box, in the only lit place on that whole long road. Behind {them} gravel was running. It was {host}, without a coat. “I saw you go,” said {host}. “With the lantern, and the letters; and you told no one, I asked. Is it so bad, what they say?” Then {hero} told {host.them}. One could still hear the stamping from {hall}, quite faintly, in time.',
						'It was well that it was heavy; one cannot lift such a lantern and think. At ten to nine it hung {start.at}. “Why is that there?” asked somebody. It was {host}, who had run. “They are calling for an encore, and I looked round for you, and you had gone off with my letters and said nothing. I have never in my life been so afraid.” There was no one there but the two of them. So {hero} could say it, after all; and did, in six lines.',
					],
				},
			],
			choices: [
				{
					say: 'Read the earlier letters from the box, one after another',
					sets: ['read'],
					outcome: {
						told: [
							'{hero} opened the box. {They} read them by somebody else’s lamp, in the order of the years, aloud, to whoever was near. They were short. “It is raining,” said the ninth. “I thought for a moment that there was something. It was the moon, in a pane.” After that no one stood apart any longer. One cannot listen to such a thing from a distance.',
						],
						else: [
							'{hero} knelt down by the box and read them to {host}, in the order of the years. They were quite short. “I was early, and waited until eleven,” said the fourth. “It is raining,” said the ninth; “I thought that there was something, but it was only the moon, in a pane.” {host} stood with {host.their} face to the road. “Go on,” {host.they} said, after each of them.',
						],
					},
				},
				{
					say: 'Write the answer to them, upon the back of the last',
					sets: ['answered'],
					outcome: {
						told: [
							'There was a pencil to be had. {hero} laid the sheet on the box, and turned it over, and wrote at the top of the empty side that it was the answer to thirty-one letters, and that it was late. Then {they} asked those nearest what to put. It took them a surprisingly long time. In the end it was three words, and they had to be shown to a good many people, so that each might say yes.',
						],
						else: [
							'“What would you have answered?” asked {hero}, and turned the sheet over upon the lid of the box. {host} took the pencil. {Host.they} thought for so long that the wax ran down. Then {host.they} set to, bent low, in a silence like that of somebody threading a needle: a thing that was to be said, after thirty years, without the letters from N to Z. “I CAME,” it said, when it was done. One may look for a better.',
						],
					},
				},
				{
					say: 'Go back for {host}, who has stayed behind in the dark',
					if: 'told',
					sets: ['fetched'],
					outcome: [
						'Someone had to. {host} was sitting in the dark, upon the edge of the platform, under all of those paper mice. “I broke my word,” said {hero}, “or I broke your cat. I do not know the name for it. I would do it again, and I should have come to you first.” There was no reply. “It is six minutes to nine,” {they} said, “and it is you who are expected.” One heard somebody get up.',
						'“Go away,” said {host}, from somewhere among the chairs. {hero} stayed in the door. “You are right to hate it,” {they} said. “But it is not for me that you should come. It is you that they all say. They never say anyone else.” The candle ends ticked, cooling. “It says {host}?” asked the voice. “It begins with it,” said {hero}. “Thirty-one times.”',
					],
				},
				{
					say: 'Leave {host} the place under the light, and stand aside',
					if: '!told',
					sets: ['apart'],
					outcome: [
						'It was not for {hero} to be seen there first. {They} went out of the light, to where it is merely less dark, and sat down upon a stone. A secret was nearly over, and {they} had been in it from the morning. It was odd how much {they} would miss it. In front, in the brightness, {host} stood, quite alone, and kept putting {host.their} collar straight.',
						'“You are to stand here,” said {hero}, and set {host} beneath it, as one sets a candle, and withdrew. {They} had thought all {their} life that what one wants is to be in on things. Now {they} stood at the edge of one, in the grass, where nobody would have looked, and held the box, and would not have changed with a single person there.',
					],
				},
			],
			scene: { at: 'start', with: ['host'], shows: ['chest', 'lantern'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['N', 'The Rest of It', 'Thirty-Two', 'In One’s Own Hand'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} was {trait}; it was the first silence in years that {they} had shared with anyone.', ''],
					bold: [
						'To be {trait}, that night, had not meant to be first. {hero} was still finding out what it meant.',
						'',
					],
					kind: ['{hero} was {trait}, and had learned since the morning that it is not the same as being liked.', ''],
					honest: ['{hero}, who was {trait}, would have been glad to be told that it was still the word for it.', ''],
					clever: [
						'{hero}, who was {trait}, had tried to think of a way that cost nobody anything, and had not had the time, or there was none.',
						'',
					],
					careful: ['{hero}, {trait} as ever, looked once more to the wick.', ''],
					merry: [
						'{hero} was {trait}. There would be a funny side to it in due course; {they} could see it coming, a long way down the road.',
						'',
					],
					dreamy: ['{hero}, so {trait} in general, heard it before anybody: a step, and a stick.', ''],
					quick: ['For somebody as {trait} as {hero} those were ten remarkably long minutes.', ''],
				},
				'@answer',
				{
					'end-told & fetched': [
						'They were in time, the two of them, by the length of a breath. It struck nine. Into that blaze, with one arm before {far.their} eyes, came {far}, {far.a}. “I had got so used to its being dark,” {far} said. Nobody had thought of what one says. It was {host} who stepped out of the row, small, it seemed, and without {host.their} chain. “You wrote that I should have a light put up if I wished for the rest,” said {host}. “I could not read it. I had only the half.” {far} looked at {host.them} for a long while. “Then I am a very great fool,” said {far}. “I never thought of that.” To {hero} {host} did not speak, not that night, and not before Christmas. After it there came a letter. It is in capitals. “I AM STILL ANGRY,” it says, “BUT LOOK AT THE Y.” {hero} has been told things since, by all sorts of people. {They} mostly tell them to go and say it to somebody else.',
						'{far} was there already, when they came: {far.a}, in a ring of lamps, to whom no one knew what to say. “Which of you was it,” {far} was asking, “who did not want the rest?” “It was I,” said {host}, from behind. “I did. I said the other thing.” It was all that was needed; it had been wanted for thirty years. They sat, after that, on the box, with the whole of the letters under them, and the people stood around at some distance, holding up lights, as though it were an operation. “N,” said {far}. {hero} had stayed on the outside. A word that has been broken is not mended by having been right; {host} told {them} so, in as many words, about Easter, in writing, with one mistake. Under it stood: “Come to the cat on Sunday. I am doing it without a letter.”',
					],
					'end-told': [
						'It struck nine. {far} walked into that light, {far.a}, and stood, and turned from one to another. “You are very many,” said {far}, “and very kind. Where is {host}?” No one cared to say. It was {hero} who went with {far} through the empty streets, carrying the bag, and who pushed open the door. {host} sat by the desk, in the dark. “I hear that you can read it now,” said {far}. “It has been read to me,” said {host}, “in front of six hundred.” And {hero}, for whom it was meant, stood there, and did not leave, as one does not, when one has earned it. “That was wrong,” said {far} to {hero}, “and I should still be walking, if you had not.” {Far.they} lowered {far.themself} on to the edge of the platform. “We had better begin. I do not know how long I have got.” “M,” said {host} at last, in a voice like a rusty gate. {hero} shut the door behind the two of them. They forgave {them}, in the end, both of them; it was not in the same year.',
						'“That is for me?” said {far}, {far.a}, at the edge of all that brightness, and did not come in at once. {Far.they} had to be coaxed, like something from the woods. And then {far} asked the one question, and six hundred people looked at their lamps. {host} was found {hall.at}. {Host.they} had got down all the paper mice, and was winding up the wire. “You might have come to me first,” said {host}; it was to {hero}. “It would have been two minutes. I would have done it myself, do you know that? I should have liked to be someone who did it.” There was nothing to be said; so {hero} said that. {far} meanwhile had turned over one of the mice, and licked a pencil, and was writing upon it, large, a thing with two posts and a slant. “This comes next,” said {far}. The mouse is framed. So is the other one, that was sent to {hero} in the spring. “CROSS,” it says on it, “NO LONGER VERY.”',
					],
					'end-out': [
						'It struck nine, and there came {far}, {far.a}, out of the dark, and halted. In front stood a row of fifteen, bareheaded, like people who wait to be examined; and in the middle of the fifteen stood {host}. “We should like to know,” said {host}, “what comes after M. There are some who would need to begin sooner.” {far} put down the bag. {Far.they} looked along the faces, the alderman’s, and {snoop}’s, that was wet. “I thought that I had one pupil,” said {far}, “who did not want me. It is a good thing that one does not know these matters beforehand; one would never get anywhere.” They began next day at eight. {hero} passed by the window, on purpose. {snoop} sat in the front row, with a watch. “It takes four minutes, a side,” {snoop} called out to {them}. “I have timed it. I read it myself.” The cat was resumed in the autumn, by request, without a sheet of paper. It runs to seventy minutes, and no one asks any more whose they are.',
						'“What is it that they want?” asked {far}, {far.a}, on the stroke of nine, and shaded {far.their} eyes. The alderman had been pushed to the front. “Letters,” said the alderman. It was the shortest speech of his career. {far} looked at {host}, and at the thirteen on either side of {host}, and lastly at {snoop}, who was holding {host} by the arm, as one might hold on to somebody whom one has pushed, and has caught. “You also?” “I turned it both ways,” said {snoop}; “I thought that if I looked for long enough it would be seen that I was clever.” Nobody asked {hero} what {they} had known, or since when; it had all got so large that there was room in it. But late that night a chair was drawn up beside {theirs}. “You let it be held against the sun,” said {host}. “I did.” “It is the best thing that was ever done to me. I shall want about a year before I can say so civilly.”',
					],
					'end-own': [
						'It struck nine. First one heard the stick. Then {far} was there, {far.a}, at the rim of the light, and went on standing, as people do who have waited for something and now would like it to be gradual. “So you have read it,” said {far}. “No,” said {host}. “I have had it read to me. I could do a third.” “And all that time?” “I thought that they were greetings,” said {host}. It was an absurd thing, and they both seemed to hear that. At ten, as had been promised, {host} sat {hall.at} upon a chair, to be judged. It was gone into, with some heat. What settled it was the very old man in the wheeled chair, who said he had now one question, and was it a fact that {host} had done the porter too? Out of {host.their} own head? “Every one of them,” said {host}. “Good God,” said the old man. “Sit down, the lot of you. What happens to the roof?”',
						'{far} came on the stroke of nine, {far.a}, and there was {host}, and six hundred lamps behind. “You wanted the rest,” said {far}. “I wanted it that same evening,” said {host}. “I was eight. I went over to tell you so, early, and you had gone.” So that was what there had been, for thirty years: two people, and each of them the one who had been sent away. They went home arm in arm, slowly, on account of the stick, and of the letters, which {hero} carried; people walked behind, and began, little by little, to talk. They are not all reconciled. There is a party that holds to the cat, and one that has taken up the truth, and they do not greet. But on Letter Day they all come, for neither would leave it to the other; and {host} stands up, with a sheet, the right way around, and reads out six lines, quite correctly, with one finger. And then lays it aside.',
					],
					'end-light': [
						'It struck nine. There was a step, and a stick, and on the border of the light stood {far}, {far.a}. “I had stopped expecting it,” said {far}. “It is I who am late,” said {host}. {hero} had turned to go. “Stay where you are,” said {host}. “There ought to be someone who heard it.” And they said it, across the two yards of gravel, what there was to say; it took rather less than six lines. {Hall.at} there was no end to the rejoicing, though not a soul knew why {far} should have come tonight; they put it down to {host}’s beautiful delivery. Nobody has ever been told. {host} reads still, every year, from a sheet, which is now quite often the right way up. And only {hero}, by the door, knows why it is that in the midst of a sentence, at some word like “night,” or “nest,” {host} will slow down, for no reason, and look so happy.',
						'Nine had struck, and the last of it was still in the air, when {far} came round the bend: {far.a}, walking, as one walks past a house, with {far.their} face held carefully to the front. The light fell on {far.them} from the side. {Far.they} stood. “Who has told you?” asked {far}, when {far.they} could. “{hero} has,” said {host}, “and no one else in the world. I am told that {they} can’t keep a thing to {themself}.” It was kept. There was a price on it, as on everything: six hundred people go on loving a letter that was never sent; {hero} sits among them once a year, and is the only one who cannot be surprised. In exchange {they} get a look, over the edge of the paper. There was one more thing, in the beginning, that {they} would not have foreseen. People have started to tell {them} things. It has got about, nobody knows by what road, that {hero} is somebody with whom it stops.',
					],
				},
				{
					answered:
						'The answer, with the six lines on its back, was handed over in due form. {far} read it by the light, and read it again, and put it where one puts things that one does not intend to show.',
					'read & asked': '“A T,” {hero} heard {host} say, much later that night. “So that is all it was.”',
					read: 'The thirty-one were put back in their order. One is missing. It is the ninth, with the moon; {far} asked for that one back.',
					'loyal & told':
						'“I had the door open,” {snoop} said to {hero}, on the way home, “for whichever of you came out first. I should have liked to have been told, as well. But I see that it was not my turn.”',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['far', 'host'], shows: ['lantern', 'letter'], pose: 'stand', feeling: 'calm' },
		},
	],
};
