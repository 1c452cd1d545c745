import type { PlotLevel } from '../../format.ts';

export const whoTookIt3: PlotLevel = {
	joins:
		'“{choice}” So {hero} did, and thought that the worst was over. It was not. {owner.name}, {owner.a}, had given {them} the key to {hall}. Now {thing} was gone from its shelf there, on the day of the parade. It must have been taken at six the evening before, through the back door. Three people had been there at five: {scarf} with the red scarf, {barrow} with the squeaking barrow, and {mint}, who smelled of peppermint. Nobody else had known that the door was open. It had to be one of them. {Folk} were looking at {hero}.',
	chapters: [
		{
			titles: ['The Only Key', 'The Bare Shelf', 'A Quarter of an Hour', 'What Was Not There'],
			time: 'day',
			parts: [
				[
					'“You’d better have this,” {owner.name} had said last night, and held out the only key to {hall}. {Owner.name} was {owner.a}, and not a person who gave things away. {hero}, who was {described}, had swept that floor every day for a year, and had thought that nobody knew. It is a very small noise, a key being put into your {hand}. {They} had lain awake with it.',
					'For a year {hero} had swept {hall} without anybody saying so much as thank you. {They was} {described}, and went on sweeping. Then, yesterday, {owner.name}, {owner.a}, had held out the key. “There is only the one,” said {owner}. “I’ve never given it to anyone.” {hero} walked home the long way around, so that more people would see it.',
					'There was only one key to {hall}, and since last night it had belonged to {hero}, who was {described}. It had taken a year of sweeping to get it. “I don’t hand that to just anybody,” {owner.name} had said. {Owner.they} was {owner.a}. {hero} had oiled it twice and shown it to the neighbors.',
				],
				[
					'In the morning {hero} turned the key three times, for the pleasure of it. Then {they} went in. The benches were there, and the flags were there, and on the shelf stood nothing but the little sign, which always leaned, and now was straight. {Thing} was gone, which goes in front of every parade; and the parade was tonight. Soon {owner} was there, and half the town. Nothing was broken. Until six last night {hero} had swept, and {thing} had been on its shelf. Then {hero} had stood at the front for a quarter of an hour, and tried out the key. Across the street the trumpets were practicing, and nobody could hear anything else. After that {they} had bolted the back door, with eyes only for the key, and it was bolted still. So it must have gone at six, by that door.',
					'In the morning the key turned in the lock like butter. Inside, everything was in its place: the benches, the flags for the parade, the shelf. But on the shelf stood only the little sign, which always leaned, and now was straight. {Thing}, which had led every parade that anyone could remember, and was to lead tonight’s, was gone. {owner} came, and half the town came too. The lock was whole, and the back door was bolted. {hero} had bolted it {themself}, at a quarter past six, with eyes only for the key. Until six {they} had swept, and {thing} had been there. In between {they} had stood at the front for a quarter of an hour and tried out the key. The trumpets practiced in the street, and you could hear nothing else. So it must have gone then, by the back door.',
					'So it was {hero} who opened up, and {hero} who saw it first. Every parade had had {thing} at the head of it, and the next one was tonight. And on the shelf was only the little sign, which always leaned, and now was straight. {owner} came running, with half the town. No lock was broken. Until six last night {hero} had swept, and {thing} had stood there. Then {hero} had been at the front for a quarter of an hour, trying out the key, while the trumpets tried out a march. You could not have heard a bench fall over. After that {they} had bolted the back door, with eyes only for the key, and it was bolted still. So it must have gone at six, by that door.',
				],
				{
					quiet: [
						'“Well?” asked {owner}. The more {hero} was looked at, the less there was to say. Silence sounds a lot like guilt if you are listening for it.',
						'{owner} waited for an answer, and so did all the others. {hero} had never been one for talking, and now each word seemed to be the wrong one. So there was none, and people made up their own.',
					],
					bold: [
						'“It wasn’t me!” said {hero} at once, and loudly. Nobody had said that it was. Now everyone was thinking it.',
						'Nobody had said a word against {hero} when {they} shouted, “I didn’t do it!” It rang from one end of {hall} to the other. After that, several people did have a word to say.',
					],
					kind: [
						'“I’m so sorry,” said {hero}, because {owner} looked so unhappy. It was a mistake. From then on people spoke of what {hero} had admitted.',
						'{owner} looked so miserable that {hero} said the first kind thing that came to mind, which was, “I’m so sorry.” “Sorry for what?” asked somebody at the back. Within the hour the whole street had asked it.',
					],
					honest: [
						'“I locked up. I was the last one out,” said {hero}. Every word was true, and every word made it worse.',
						'Somebody asked who had been the last in {hall}. “That was me,” said {hero}, “and I had the only key.” It was the plain truth, and it sounded like the first half of something worse.',
					],
					clever: [
						'“There are four ways it could have been done,” said {hero}, and listed them. By the third, people had begun to look at one another.',
						'{hero} could think of four ways to get {thing} out of {hall}, and explained them all, so as to be helpful. People listened closely. They were wondering which of the four it had been.',
					],
					careful: [
						'“Was it you?” asked {owner}. {hero} went over the whole evening, hour by hour, before answering. It took a minute. It was the wrong minute to take.',
						'{hero} never liked to answer before being quite sure. So when {owner} asked, “Did you take it?” the evening had to be gone through first, from the front and from the back. That took a minute. When {hero} said no, nobody was listening any more.',
					],
					merry: [
						'“Was it you?” asked {owner}. {hero} was nervous, and made a joke about it. No one laughed. Several people remembered it later.',
						'“I haven’t got it on me,” said {hero}, and laughed, because it was so quiet, and quiet made {them} nervous. “What’s funny about it?” asked {owner}. Nothing was, and everybody took note of that.',
					],
					dreamy: [
						'“When did you bolt that door?” asked {owner}. “At a quarter past six, I think,” said {hero}. And “I think” went around {hall} like a cold wind.',
						'{owner} asked when that door was bolted. Last night {hero} had been so happy that most of it was a blur. “At a quarter past six, I think,” {they} said at last. Nobody likes to hear “I think” about a door.',
					],
					quick: [
						'Before anyone could say stop, {hero} had been up on the shelf, behind it, and under it. After that there was no telling which marks were old and which were {theirs}.',
						'The others were still staring when {hero} had already been along the whole shelf, over it, and around the back. “Was that scratch there before?” asked {owner}. By then it was impossible to say.',
					],
				},
				[
					'“And who was in here?” asked {owner} then. There had been three, at five, to help or to look. They had left by the back door, and nobody else knew that it was open. So one of the three must have come back at six. {scarf.name} had dusted the shelf, in a red scarf with no end to it. {barrow.name} had brought benches, on a barrow that went eek. {mint.name} had smelled of peppermint and just stood and looked.',
					'Three people had come by at five. {scarf.name}, in {scarf.their} endless red scarf, had dusted. {barrow.name} had brought the benches on a barrow with a squeak. And {mint.name}, who was never without a peppermint, had wanted a last look before the parade. They had all gone home again, by the back door, and nobody else knew that it was open. So one of them must have come back at six.',
					'At five there had been three visitors. One was {scarf.name}, with a duster and a red scarf that went around four times. One was {barrow.name}, with the benches, on a barrow that went eek at every turn. And one was {mint.name}, sucking a peppermint, who had only come to look. Then they had all left, by the back door, and nobody else knew that it was open. So it was one of them who had come back at six.',
				],
				{
					'by-mint': [
						'+ “Look while you can,” {owner} had told them at five, with an arm full of flags. “Straight after the parade it goes to the cellar.”',
						'+ “Have a good look, then,” {owner} had called to all three, across the benches. “Straight after the parade it goes to the cellar.”',
						'+ “{Thing} goes to the cellar straight after the parade,” {owner} had let all three of them know, from behind the flags. “So look while it’s here.”',
					],
				},
			],
			choices: [
				{
					say: 'Swear to have it back before the parade starts',
					sets: ['kept-key'],
					outcome: [
						'“Give me until the parade,” said {hero}. “If it isn’t back by then you can have the key, and I will tell everyone myself that I lost it.” {owner} thought about it. “Until the first lamp is lit,” said {owner}. It is a strange thing, how much faster a day goes once you have promised it to somebody.',
						'“I’ll have it back by the time the lamps are lit,” {hero} heard {themself} say. “I swear it, or else I’ll tell everyone that it was I who lost it.” {owner} did not ask for the key. It might have been easier if {owner.they} had. It lay in {their} {hand} all day long and got heavier by the hour, like a fish that you have been asked to hold.',
						'It was out before {hero} had thought about it. “You’ll have it before the first lamp is lit. I swear it. And if you don’t, I’ll stand up and say that I lost it, and the key is yours.” {owner} looked at {them} for a while, and nodded. Last night that key had weighed nothing at all.',
					],
				},
				{
					say: 'Lay the key on the shelf and go looking without it',
					sets: ['gave-key'],
					outcome: [
						'{hero} put the key down in the middle of the bare shelf. It looked very small there. “I won’t keep it just because nobody can prove anything,” said {hero}. “Give it back when you’re sure.” Then {hero} stood there, in front of all those faces, with nothing to hold on to.',
						'“You had better have this,” said {hero}, and laid the key where {thing} had been. {owner} made a move as if to give it back, and then did not. It was that small move which {hero} kept thinking of. At least half of {owner} had wanted to.',
						'“I’ll go and look,” said {hero}, “but not with this.” The key clicked on the bare shelf. It was such a small sound, and everybody heard it. {owner} began to say something, and coughed instead. {hero} had only had the key for a night, and already there was a place in {their} {hand} where it was missing.',
					],
				},
				{
					say: 'Ignore the faces, and examine the shelf',
					sets: ['looked'],
					outcome: [
						'Everybody was looking at {hero}, so {hero} looked at the shelf. For a year that little sign had leaned to the left. It still had last night, when the three were gone, and {hero} swept past it. Now somebody had put it as straight as a soldier. “What sort of thief tidies up?” {they} asked. Nobody could say. But it was the first good question of the day.',
						'{hero} bent down to the little sign. A year of sweeping teaches you how things stand, and this one had always leaned to the left, last night as well. Whoever took {thing} had stopped to put it straight. “You only tidy up if you feel bad about it,” said {hero}. So somebody had been sorry before the door was shut.',
						'“Excuse me,” said {hero} to all the faces, and turned to the shelf. Something was wrong with it, apart from its being empty. That little sign leaned to the left. It had leaned there for a year, and after the three had left last night it still did, and now it stood up straight. “Nobody tidies up after a thing they’re proud of,” said {hero}. So it was somebody who was sorry.',
					],
				},
			],
			scene: { at: 'hall', with: ['owner'], shows: ['banner'], holds: 'key', pose: 'hold', feeling: 'worried' },
		},
		{
			titles: ['Two Traces', 'Which of the Two?', 'What Was Left Behind', 'The Ladder at the Window'],
			time: 'day',
			parts: [
				'@answer',
				{
					'by-scarf': [
						'When {owner} had sent everybody outside, {hero} searched {hall} as only somebody can who has swept it for a year. There were exactly two traces. One was a red thread, caught on a splinter of the shelf. The other was on the floor, a thin dirty line such as a wheel makes.',
						'“Everybody out,” said {owner}, and then there was only {hero}, with a year of sweeping to go by. Scratch of a bench: old. Drop of candle wax: old. But a red thread was hanging from a splinter of the shelf, and nobody had swept that. And a thin dirty line ran over the boards, straight and single, as a wheel runs.',
						'{owner} sent everybody out, and {hero} went over every board. It took an hour, and it came to two things: a bit of red thread on a splinter of the shelf, and a thin dirty line on the floor, as from a wheel.',
					],
					'by-barrow': [
						'When {owner} had sent everybody outside, {hero} searched {hall} as only somebody can who has swept it for a year. There were exactly two traces. One was on the floor, a thin dirty line such as a wheel makes. The other was in the air, and it was peppermint.',
						'“Everybody out,” said {owner}, and then there was only {hero}, with a year of sweeping to go by. Scratch of a bench: old. Drop of candle wax: old. But a thin dirty line ran over the boards, straight and single, as a wheel runs, and nobody had mopped that. And around the shelf, faint and sweet, hung peppermint.',
						'{owner} sent everybody out, and {hero} went over every board. It took an hour, and it came to two things: a thin dirty line on the floor, as from a wheel, and a smell of peppermint that would not go away.',
					],
					'by-mint': [
						'When {owner} had sent everybody outside, {hero} searched {hall} as only somebody can who has swept it for a year. There were exactly two traces. One was in the air, and it was peppermint. The other was a red thread, caught on a splinter of the shelf.',
						'“Everybody out,” said {owner}, and then there was only {hero}, with a year of sweeping to go by. Scratch of a bench: old. Drop of candle wax: old. But around the shelf, faint and sweet, hung peppermint. And from a splinter of it hung something else, which nobody had swept: a bit of red thread.',
						'{owner} sent everybody out, and {hero} went over every board. It took an hour, and it came to two things: a smell of peppermint that would not go away, and a bit of red thread on a splinter of the shelf.',
					],
				},
				{
					'by-scarf': [
						'+ That left out the third visitor, {mint}. At six {mint} had stood among the trumpets, in front of {hero}, and turned the pages.',
						'+ It could not be {mint}. At six, while {hero} tried out the key, {mint} had been across the street, holding up the music for the trumpets.',
					],
					'by-barrow': [
						'+ That left out the third visitor, {scarf}. At six {scarf} had stood among the trumpets, in front of {hero}, and turned the pages.',
						'+ It could not be {scarf}. At six, while {hero} tried out the key, {scarf} had been across the street, holding up the music for the trumpets.',
					],
					'by-mint': [
						'+ That left out the third visitor, {barrow}. At six {barrow} had stood among the trumpets, in front of {hero}, and turned the pages.',
						'+ It could not be {barrow}. At six, while {hero} tried out the key, {barrow} had been across the street, holding up the music for the trumpets.',
					],
				},
				[
					'So it was {accused} or {culprit}. Both had been here at five, and had left things behind, as visitors do. But one of the two had been back at six. One trace was a clue, and the other was only somebody’s bad luck, and you could not tell by looking which was which. {hero} liked both of them. It would have been much easier with a stranger.',
					'That meant {accused} or {culprit}. One of the two had come back at six, through the back door. The other had been here at five and gone home, like a good visitor, and had left a trace all the same. But the one trace looked as guilty as the other. {hero} thought of {accused}, and of {culprit}, and wished that it were somebody horrible.',
					'One trace belonged to {accused}, and one to {culprit}. That was one too many. They had all been here at five, after all. A trace from five o’clock is just dirt. A trace from six is proof. And neither had a clock on it. {hero} liked {accused}, and liked {culprit}, and did not want it to be either.',
				],
				[
					'“Well?” called the people outside. “Have you found anything?” Somebody had a ladder, and was looking in. {owner} stood by the shelf, and did not ask, which was worse. {hero} knew by now what happens to a name once it has been said in a room like that. It had happened to {theirs} this morning.',
					'Outside they were all waiting, and somebody had put a ladder to the window. “Is there anything?” {hero} heard somebody ask. “Or has it all been swept up?” {owner} looked away, and picked at a flag. This morning it had taken one word, “key,” and two hundred people had known who it was. {hero} thought about what they would do with a name.',
					'There was a face at the window, for somebody had brought a ladder. “What has {hero} found?” asked the face. “What has {hero} hidden?” somebody called back from the street. {owner} counted flags, and got another number each time. A name is quickly said. {hero} had heard {theirs} go out by that door this morning, and it had not come home yet.',
				],
			],
			choices: [
				{
					say: 'Show both traces to {owner}, and say whose they are',
					sets: ['told-owner'],
					outcome: [
						'It was only fair to let {owner} know. So {hero} showed both traces, and said both names, as quietly as {they} could. “I won’t tell a soul,” said {owner}. But the ladder was still at the window, with somebody on it. By the time {hero} was out of the door you could hear the two names going down the street, like hoops.',
						'{hero} pointed out the one trace, and the other, and said whose they must be. “{accused} or {culprit},” said {owner}, shocked, and said it a little too loudly. Outside the window something fell off a ladder, and ran. Within five minutes the whole street knew both names. “I only told you,” said {hero}.',
						'In a corner, and in a whisper, {hero} explained the one trace and then the other, and whose each of them was. {owner} swore to keep it behind closed doors. The doors were closed. It was the window that was open, and whoever was on the ladder had very good ears. “{accused} or {culprit}!” sang a child in the street, before {hero} had even got outside.',
					],
				},
				{
					say: 'Say no name, and go and ask the two yourself',
					sets: ['kept-quiet'],
					outcome: [
						'“I need to ask somebody something,” said {hero}, and that was all. {They} closed the window on the ladder. “Whom?” it came from outside. “What?” There were nine people between there and the corner, and all nine asked, and all nine were told that the weather was nice for a parade.',
						'“There’s something I have to find out first,” said {hero}. “From whom?” asked {owner}. {hero} shook {their} head. It is not easy to have two names in your mouth and keep it shut. “Any news?” a man called outside. “Not yet,” said {hero}, and went through the middle of the crowd.',
						'“I’m not going to say anything yet,” {hero} told {owner}, and pulled the window shut, so that the ladder wobbled. Then {they} went out through the crowd. “Who?” it asked from both sides. “Who? Who?” It was like walking through a wood full of owls. None of the owls got an answer.',
					],
				},
				{
					say: 'Pin up a note for whoever it was',
					sets: ['note'],
					outcome: [
						'{hero} wrote it on the back of a parade ticket. “Whoever you are, you put the sign straight. So you are sorry. Bring it back, and I won’t ask.” {They} pinned it above the empty shelf, where people would go by with benches all day. It might do no good at all. But it was the only kind of trap {they} could stand to set.',
						'“You put the sign straight,” {hero} wrote, on the back of a parade ticket. “So I know that you are sorry. There is still time.” It was pinned up above the shelf. Soon the doors were open again for benches and flags, and most people who read it thought that it was about the flags. One, perhaps, would not.',
						'A heap of parade tickets lay by the door. {hero} took one, turned it over, and wrote: “I saw how straight the sign is. That’s how I know that you’re sorry. Just bring it back, and I won’t ask you anything.” Soon it hung on a nail over the shelf, where everybody could read it. Only one of them would have to.',
					],
				},
			],
			scene: { at: 'hall', with: ['owner'], shows: ['ladder'], holds: 'magnifier', pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['How to Ask a Friend', 'In the Yard', 'The First of the Two', 'Up the Road'],
			time: 'day',
			parts: [
				'@answer',
				[
					'{accused} had gone up to {witness.name}’s, people said, and so {hero} went there first. {witness} was {witness.a}, and lived a good way up the road. At every gate somebody stopped talking. “Is it true that it was you?” asked a very small boy, who only wanted to know. “No,” said {hero}. “Good,” said the boy. It was the nicest thing that anyone had said since breakfast.',
					'The first of the two was {accused}, who was up the road today, at {witness.name}’s. {witness} was {witness.a}, with a big yard, where there was always soup. People leaned on their gates as {hero} went by, and somebody called in a child. “I only want to know if it was {hero},” said the child. “No,” said {hero}. “See?” said the child.',
					'{hero} began with {accused}. That was the shorter way, up the road, to {witness.name}’s. {witness} was {witness.a}, and had half the town in {witness.their} yard on most days. Two women crossed over when they saw {hero} coming. A very small boy stayed where he was. “Was it you?” he asked. “No,” said {hero}. The boy nodded, and offered {them} half a carrot.',
				],
				{
					'told-owner & by-scarf': [
						'In the yard the barrow stood on one leg, with its wheel off, and {barrow} stood in front of it. “I’m a thief, I hear,” said {barrow}. “It’s me or {scarf}. A girl just came and told us. Do you know who started that?” {hero} knew.',
						'{barrow} was busy in the yard beside the barrow, which had no wheel on, and did not get up. “Well, which of us is it?” asked {barrow}. “Me or {scarf}? Two boys shouted both names over the wall. They said that it came from {owner}.” It had come from {hero}.',
						'The barrow lay in the yard like a beetle on its back, and its wheel leaned on the wall. {barrow} looked up, and did not say hello. “They’ve been calling it over the hedge for half an hour,” said {barrow}. “It was {scarf}, or it was me. I’d like to meet whoever thought of that.” {barrow} was looking at {hero} by then.',
					],
					'told-owner & by-barrow': [
						'In the yard {mint} was stringing up lamps for the parade, and had stopped. “I’m a thief, I hear,” said {mint}. “It’s me or {barrow}. A girl just came and told us. Do you know who started that?” {hero} knew.',
						'{mint} sat among a hundred parade lamps in the yard, and was not doing anything to them. “Well, which of us is it?” asked {mint}. “Me or {barrow}? Two boys shouted both names over the wall. They said that it came from {owner}.” It had come from {hero}.',
						'Half the lamps for the parade hung in the yard, and the rest lay in a heap. {mint} stood beside it, and did not say hello. “They’ve been calling it over the hedge for half an hour,” said {mint}. “It was {barrow}, or it was me. I’d like to meet whoever thought of that.” {mint} was looking at {hero} by then.',
					],
					'told-owner & by-mint': [
						'In the yard a washing line went back and forth, with the red scarf on it, and under it stood {scarf}. “I’m a thief, I hear,” said {scarf}. “It’s me or {mint}. A girl just came and told us. Do you know who started that?” {hero} knew.',
						'{scarf} was wringing out the red scarf in the yard, and wrung it much harder than it needed. “Well, which of us is it?” asked {scarf}. “Me or {mint}? Two boys shouted both names over the wall. They said that it came from {owner}.” It had come from {hero}.',
						'Something long and red hung from one end of the yard to the other. {scarf} came out from behind it, and did not say hello. “They’ve been calling it over the hedge for half an hour,” said {scarf}. “It was {mint}, or it was me. I’d like to meet whoever thought of that.” {scarf} was looking at {hero} by then.',
					],
					'by-scarf': [
						'In the yard the barrow stood on one leg, with its wheel off. {barrow} was holding the wheel, and {witness} was hitting it. “Hello!” called {barrow}. “Did you sleep at all, with that key?” {Barrow.they} had heard nothing about it, nothing at all. Or {barrow.they} was very good at it.',
						'{barrow} sat in the yard on an upside-down bucket, and rubbed grease on a wheel. It was off the barrow. “There’s our key!” called {barrow}, as cheerful as ever. “Is everything ready for the parade?” So {barrow.they} knew nothing. Or {barrow.they} wanted to look like somebody who knew nothing.',
						'“Mind the wheel!” called {barrow}. It came rolling across the yard all by itself, without its barrow, and {witness} caught it. “And this is our new sweeper with a key,” {barrow} went on, and made a deep bow. There was not a word about {thing}. Either {barrow} had not heard, or there was somebody here who could keep a straight face.',
					],
					'by-barrow': [
						'In the yard {mint} was stringing up lamps for the parade, with one cheek out like an apple. “Hello!” said {mint}, through a peppermint. “Did you sleep at all, with that key?” {Mint.they} had heard nothing about it, nothing at all. Or {mint.they} was very good at it.',
						'{mint} sat in the yard on an upside-down bucket, and put wicks in lamps, a hundred of them. One cheek was swollen. “There’s our key!” called {mint}, as cheerful as ever. “Is everything ready for the parade?” So {mint.they} knew nothing. Or {mint.they} wanted to look like somebody who knew nothing.',
						'“Mind the lamps!” called {mint}. They stood all over the yard, and {mint} was hanging them up, with a hand to one cheek. “And this is our new sweeper with a key,” {mint} went on, around a peppermint, and made a deep bow. There was not a word about {thing}. Either {mint} had not heard, or there was somebody here who could keep a straight face.',
					],
					'by-mint': [
						'In the yard a washing line went back and forth, with the red scarf on it from end to end, dripping. {scarf} was wringing out the last yard. “Hello!” called {scarf}. “Did you sleep at all, with that key?” {Scarf.they} had heard nothing about it, nothing at all. Or {scarf.they} was very good at it.',
						'{scarf} stood in the yard and pulled a red scarf out of a tub, yard after yard. It was very clean. “There’s our key!” called {scarf}, as cheerful as ever. “Is everything ready for the parade?” So {scarf.they} knew nothing. Or {scarf.they} wanted to look like somebody who knew nothing.',
						'“Mind the drips!” called {scarf}. The red scarf hung across the yard on a line, there and back, and rained. “And this is our new sweeper with a key,” {scarf} went on, and made a deep bow. There was not a word about {thing}. Either {scarf} had not heard, or there was somebody here who could keep a straight face.',
					],
				},
				[
					'How do you ask a friend a thing like that? {hero} had been asked it this morning, and could still feel the place.',
					'{hero} had thought of the question all the way up. It had five words, and there was no good way of saying them.',
					'On the way {hero} had practiced several ways to ask it. In front of {accused} each of them sounded like “thief.”',
				],
			],
			choices: [
				{
					say: 'Ask straight out, “Was it you last night?”',
					sets: ['hurt'],
					outcome: {
						'told-owner': [
							'“Was it you last night?” asked {hero}. {accused} looked at {them} for a long moment. “First you put my name about,” said {accused}, “and then you come up here and ask. It should have been the other way around.” And {accused.they} turned {accused.their} back. It was {witness} who gave the answer.',
							'“It was I who told {owner},” said {hero}. “And was it you?” Everything in the yard went still. “You’ve been asked that yourself today,” said {accused}, quite white. “You knew what it’s like.” More than that {accused.they} would not say. It was {witness} who gave the answer.',
							'“At six last night,” said {hero}, “was that you?” {accused} put down everything. “So that’s the order you do it in,” said {accused}. “First the whole town hears my name, and then I get the question.” After that there was only {accused.their} back to talk to. So {witness} had to answer instead.',
						],
						else: [
							'“Was it you last night?” asked {hero}. “Did you take {thing}?” Everything in the yard went still. {accused} turned quite white. “You’ve been asked that yourself today, haven’t you?” said {accused}. “Then you knew what it’s like. And you brought it up here to me.” It was {witness} who gave the answer.',
							'“{Thing} is gone,” said {hero}. “Was it you?” It came out the way it had been said to {them}, word for word. {accused} looked at {hero} for a long moment. “I taught you half of what you know about sweeping,” said {accused}, and went and stood at the other end of the yard. It was {witness} who gave the answer.',
							'{hero} said it fast, to have it over with. “Was it you last night?” {accused} laughed, and then saw that it was no joke. “They’ve asked you that, down there,” said {accused}, “and you came straight up the road to pass it on.” The rest of what {accused} thought was told to the wall. So {witness} had to answer instead.',
						],
					},
				},
				{
					say: 'Lend a hand, and wait until {accused} talks',
					sets: ['helped'],
					outcome: {
						'told-owner': [
							'{hero} asked nothing, and lent a hand. {accused} said nothing either, rather loudly. It cost an hour, and there were not many left. “You’re sweeping the air,” {accused} said in the end. “It was you who gave them the name, wasn’t it?” “Yes,” said {hero}. “I wish I hadn’t.” “Tell {hero} where I was, {witness},” said {accused}, and sighed. “It had better come from somebody who was there.”',
							'There was plenty to do, and {hero} did some of it, and was not looked at. The sun went on by a whole hour. “I told {owner} both names,” said {hero} at last, “and it got out.” “I thought it was you,” said {accused}, “when you picked up that broom.” It was a while before {accused.they} went on. “Still, you stayed. {witness}, tell {them} where I was.”',
							'A broom leaned in a corner, and {hero} took it. For an hour nobody talked, and it was an hour that could not be spared. “If you sweep any harder there’ll be no yard left,” said {accused} then. “Say it.” “I told {owner} that it was you or {culprit},” said {hero}, “and it didn’t stay with {owner}. I’m sorry.” {accused} took the broom away, but not roughly. “{witness} knows where I was,” said {accused}. “Ask. It’s the right way around, at least.”',
						],
						else: [
							'{hero} asked nothing, and lent a hand. It cost an hour, and there were not many left. They worked side by side, until {accused} said, “You’re sweeping the air. What is it?” So {hero} told it. {accused} whistled. “And it might have been me,” said {accused}, without being cross at all. “Tell {hero} where I was, {witness}.”',
							'There was plenty to do, and {hero} did some of it, and said nothing. The sun went on by a whole hour. “You’re very quiet,” said {accused} at last, “for somebody with a key.” Then it all came out. {accused} only nodded. “I’d have wondered about me, too,” said {accused}. “{witness}, tell {them} where I was.”',
							'{hero} picked up whatever needed holding, and held it. The shadow of the gate had moved on by an hour before anything was said that mattered. “You’ve got that upside down,” said {accused}. “What’s happened to you?” {hero} told the whole of it. “And you’d rather hold things than ask me,” said {accused}. “That’s nice of you, and it’s silly. Go on, {witness}, say where I was.”',
						],
					},
				},
				{
					say: 'Tell {accused} what it is like to be suspected',
					sets: ['shared'],
					outcome: {
						'told-owner': [
							'“They think it was me,” said {hero}. “They’ve thought so since breakfast. So I was in a hurry to have another name, and I said two, and one of them was yours.” {accused} listened to the end. “Well, now we both know what it’s like,” said {accused}. “I’m coming along, and we’ll find the right one. Tell {them} where I was last night, {witness}, so that we can go.”',
							'{hero} had not meant to say it. “Nobody has come near me all day,” {they} said, “and now I’ve done the same thing to you.” {accused} thought about going to the other end of the yard. Then {accused.they} came near instead. “One of those traces is mine,” said {accused}. “Let’s find the other one together. {witness}, say where I was.”',
							'“Can I tell you something first?” asked {hero}. “Since this morning I’m the one who took it, and I couldn’t bear it for an hour. So I gave {owner} two names. Now you’re standing right where I am.” {accused} tried it out for a moment. “It’s not a nice place,” said {accused}. “Let’s get out of it, the pair of us. I’m coming along. {witness}, say where I was, and we’ll be off.”',
						],
						else: [
							'“They think it was me,” said {hero}. “They move their bags when I come in.” And then {they} told all of it, to the two traces. {accused} listened to the end, and did not ask which trace. “You can’t go on with that by yourself,” said {accused}. “I’m coming along. Tell {them} where I was last night, {witness}, so that we can go.”',
							'{hero} had not meant to say it. “Everyone’s been so polite to me since breakfast,” {they} said, “and nobody has come near me.” {accused} came near at once. “And one of those traces is mine,” said {accused}, when {hero} had told the rest. “Never mind. We’ll find the other one together. {witness}, say where I was.”',
							'“I’ve got two traces, and a town that thinks it was me,” said {hero}, “and nobody to tell it to.” So it was told to {accused}, who could have asked a question or two, and didn’t. “Well, you’ve got me,” said {accused} when it was over, and looked around for a hat. “I’m coming along. Be so kind, {witness}, and tell {them} where I spent the night.”',
						],
					},
				},
			],
			scene: {
				at: 'hall',
				with: ['accused', 'witness'],
				shows: ['wheel', 'lantern'],
				pose: 'stand',
				feeling: 'worried',
			},
		},
		{
			titles: ['Two Take Away One', 'The One Who Never Sleeps', 'Found', 'Where It Was'],
			time: 'day',
			parts: [
				'@answer',
				{
					'by-scarf': [
						'“{barrow} came up here with that squeak at half past five,” said {witness}. “The wheel has been in my vise ever since, and {barrow} slept next to it, on the sacks.” So the line on the floor was from five o’clock. That only left the thread. {hero} did not like to think about it. It was {scarf} who had once lent {them} a blanket for a whole winter.',
						'“The wheel’s been off since half past five yesterday,” said {witness}. “{barrow} slept on my sacks, and talked all night, about axles.” So at six that barrow had not been anywhere. That only left the thread, and {hero} thought about {scarf}, who always saved {them} the crusts.',
						'“That barrow hasn’t rolled a yard since half past five,” said {witness}. “I took the wheel off it, and all night long {barrow} snored in here beside it.” Then the line had been left at five, and meant nothing. There was still the thread, and there was only one scarf like that in town. On most mornings {scarf} was the first who waved at {hero}.',
					],
					'by-barrow': [
						'“{mint} came up here with a toothache at half past five,” said {witness}, “and I sat up with {mint.them} till the sun rose. Peppermint! I can’t get it out of the curtains.” So the smell was from five o’clock. That only left the wheel. {hero} did not like to think about it. It was {barrow} who had taught {them} to whistle.',
						'“At half past five yesterday {mint} sat down on that chair with a bad tooth,” said {witness}, “and we played cards until it got light. I lost all my buttons.” So at six {mint} had not been anywhere else. That only left the wheel, and {hero} thought about {barrow}, who always gave {them} a ride.',
						'“From half past five on I had a toothache in my spare bed,” said {witness}, “and {mint} was attached to it. Nobody in this house slept, and all of it smells.” Then the peppermint in {hall} had been left at five, and meant nothing. There was still the wheel, and only one barrow went eek. On most mornings {barrow} was the first who waved at {hero}.',
					],
					'by-mint': [
						'“{scarf} came up here at half past five,” said {witness}, “with jam on that scarf. It’s been in my tub ever since, and {scarf} slept beside it.” So the thread was from five o’clock. That only left the peppermint. {hero} did not like to think about it. It was {mint} who had once shared a last peppermint with {them}, by biting it in half.',
						'“At half past five yesterday that scarf went into my tub,” said {witness}, “and {scarf} sat beside it till morning, so that it wouldn’t shrink.” So at six {scarf} had not been anywhere else. That only left the peppermint, and {hero} thought about {mint}, who always asked about {their} day, and waited for the answer.',
						'“That scarf has been under water since half past five,” said {witness}, “and {scarf} sat by my tub all night, and wouldn’t hear of going home without it.” Then the thread had been left at five, and meant nothing. There was still the peppermint, and in that town only one person smelled of it. On most mornings {mint} was the first who waved at {hero}.',
					],
				},
				[
					'“If you want to know what goes on at night,” said {witness}, “ask {other.name}, next house but one.” {other} was {other.a}, and never slept.',
					'“For the rest you want {other.name},” said {witness}. “Up there, with the open window.” {other} was {other.a}, and had not slept properly in years, and heard everything.',
					'“Nights aren’t my business,” said {witness}. “Go and see {other.name}. It’s the house after next.” {other} was {other.a}, who had lain awake for years, and knew that road by its noises.',
				],
				{
					'by-scarf': [
						'“Glue,” said {other}. “At ten last night somebody knocked and wanted the strong kind. All I saw was red wool. There was crying behind it.” {scarf} lived right across the road, and was out, with the door on the latch. On the kitchen table, under a cloth, stood {thing}, tied up with red wool from end to end. Down one side went a thin line of glue, still wet.',
						'“At ten somebody came for my strong glue,” said {other}, “all wrapped up in red, and sniffing.” {hero} crossed the road to {scarf}’s house. Nobody was in, and the door was on the latch. There was a cloth on the kitchen table, and under the cloth stood {thing}, with red wool all around it, to hold it together. A piece had broken off, and somebody had glued it on again. The glue was still wet.',
						'“A knock,” said {other}. “At ten. All I could see was a scarf. It wanted glue, of the strong kind, and it was trying not to cry.” Across the road was {scarf}’s house, with the door on the latch, and nobody at home. On the kitchen table something was hidden under a cloth. It was {thing}, in a bandage of red wool. A piece of it had been off, you could see that, and the glue still shone.',
					],
					'by-barrow': [
						'“Eek,” said {other}. “At ten last night, up to the last house, as slow as could be. An hour later it came down again, with an empty rattle.” The last house was {barrow}’s gran’s. {hero} looked in at the window. An old, old lady lay there in bed, asleep, with both arms around {thing}.',
						'“I heard that barrow,” said {other}. “At ten it went up to the little house on top. I never heard anyone push so gently.” {barrow}’s gran lived there, who could not get up any more. {hero} went and looked through the window. She was asleep, and smiled. And in her arms, like a doll, lay {thing}.',
						'“Up at ten, and down at eleven, and only loaded on the way up,” said {other}. “A barrow tells you these things.” It had gone where the road stops, to {barrow}’s gran, who was so old that she stayed in bed. {hero} looked in past the flowerpots. The old lady was asleep, with her cheek against something that she held in her arms. It was {thing}.',
					],
					'by-mint': [
						'“Someone was digging,” said {other}. “At ten last night, under my pear tree. I dreamed of toothpaste.” The earth under the tree was fresh, and patted flat, with pebbles around it. {hero} brushed away a little of it. There was a clean towel, and in the towel was {thing}. Beside it, as if for the night, lay one peppermint.',
						'“It smelled of wet earth last night,” said {other}, “and then of Christmas. It came from under my pear tree.” There was a fresh place there, with a border of pebbles, very neat. {hero} needed to dig only a little. Wrapped in a clean towel, with a peppermint beside it, lay {thing}.',
						'“You can hear a spade from a bed quite clearly,” said {other}. “It was at my pear tree, at ten, and I smelled peppermint till eleven.” Under the tree lay a ring of pebbles, around a patch of soft earth. {hero} dug with care. There was {thing}, tucked into a clean towel, as snug as a loaf. A peppermint had been put in with it, in case it woke up.',
					],
				},
				{
					'told-owner': [
						'+ Two names had been all over town since this morning, and nobody had come up here to look.',
						'+ Down in the town they all had an opinion by now. Nobody had come up here to look.',
						'+ It had not occurred to anybody down in the town to come up here and look. They had the names.',
					],
				},
				{
					shared: ['“Oh, {culprit},” said {accused} softly, who had come along.', ''],
				},
				[
					'So there it was. {hero} only had to put it back on its shelf, and nobody would ever look at {them} like that again. {culprit} was nowhere to be seen. Down in the town somebody tried out a trumpet.',
					'It was found. With that in {their} {hands} {hero} could walk into {hall}, and everybody would have to say sorry. They would also ask where it had been. Down in the town somebody was practicing on a trumpet, and {culprit} was not there to explain.',
					'All day {hero} had looked for it, and now {they} stood there and looked at it. If it went back on its shelf, that was the end of all those faces. It would not be the end of the questions, and {culprit}, who had the answers, was not there. Down in the town a trumpet played two bars of something, and began again.',
				],
			],
			choices: [
				{
					say: 'Take it, and carry it back to its shelf',
					sets: ['took'],
					outcome: {
						'by-scarf': [
							'{hero} lifted {thing} off the table. The glue was not quite dry, and below the wool the piece slid, by a hair. {hero} pressed it tight, all the way down the road, and by then the sun was low. At the corner by {hall} somebody in a red scarf stopped short. “You found it,” said {scarf}.',
							'Very carefully {hero} lifted {thing} off the table. Under the wool the piece slid all the same, where the glue was wet. It had to be held tight all the way to town, until the sun was low. Just before {hall} stood a red scarf, with {scarf} in it. “Oh,” said {scarf}. “You’ve got it.”',
						],
						'by-barrow': [
							'{hero} went in and took {thing}, as softly as {they} could. The old lady opened her eyes. “Is it time for the parade?” she asked, and let go at once. That was the worst of it. {hero} stayed until the old lady slept again, and so the sun was low when {they} came down the road. At the corner by {hall} stood somebody without a barrow. “You found it,” said {barrow}. “Did she cry?”',
							'Nobody could have been quieter than {hero}, but old ladies sleep lightly. “Are they waiting for it?” she asked, and held out {thing} at once, with both arms. It would have been easier if she had pulled. {hero} stayed until the old lady slept again, and so it was late. Just before {hall} {barrow} came around the corner, with no barrow, and stopped. “You’ve been up there,” said {barrow}. “Did she mind?”',
						],
						'by-mint': [
							'{hero} took {thing} out of the towel, filled in the hole, and put the pebbles back. It was a very good hole, and took a long time. Then {they} carried {thing} all down the road, with earth in the corners. The sun was low when somebody came around the corner by {hall}, with a spade, and a paper bag. “You found it,” said {mint}.',
							'{Thing} came out of its towel, and {hero} shook off as much of the earth as would go. Then the hole was filled in again, and each pebble laid where it had been, for somebody had taken trouble over it. There was only the long road left, and it was late by then. Just before {hall} a spade came around the corner, and {mint} with it, and stopped. “You’ve dug it up,” said {mint}.',
						],
					},
				},
				{
					say: 'Leave it there, and look for {culprit}',
					sets: ['left-it'],
					outcome: [
						'It had waited since last night, and could wait a little longer. {hero} went to look for {culprit}. When the sun was low, {culprit} was sitting on the last milestone of the road, bent double. “I’ve seen it,” said {hero}. “We can fetch it together, if you like.” So they did, and came back down the road with {thing}.',
						'A thing can’t explain itself, thought {hero}, and left it where it was, and looked for {culprit} in every shed. It was late when {they} looked behind the last one. There was {culprit}, with both hands over {culprit.their} eyes. “Come and get it with me,” said {hero}. And {culprit} came, and helped to carry it back.',
						'Somebody had taken it, and somebody ought to bring it back, thought {hero}. So {they} searched the whole town for {culprit}. It was evening when {they} came to the last milestone. There sat {culprit}, as small as possible, and looked up the road. “Will you come up with me and fetch it?” asked {hero}. So they went up the road together, and came down again with {thing}.',
					],
				},
				{
					say: 'Sit down beside it, and wait for {culprit}',
					sets: ['waited'],
					outcome: [
						'{hero} sat down and waited. It is hard to wait, on a day like that. The shadows grew, and the trumpets got better. Then there were steps, and there stood {culprit}, and did not run away. “Shall we?” asked {hero}. They carried it down together, by the back way.',
						'Whoever had put it there would come back. So {hero} sat down, and watched the shadows go from one side to the other. Then somebody came up, very slowly, and stood still. It was {culprit}. “I’m not going to shout,” said {hero}. They carried it down together, by the back way.',
						'It was a good place to sit, if you had nothing else to do. {hero} sat there all afternoon. Down in the town the trumpets learned a whole tune. Then {culprit} came up the path, and saw who was there, and came the rest of the way. “There you are,” said {hero}. So it was carried to town by the back way.',
					],
				},
			],
			scene: { at: 'hall', with: ['other', 'accused'], shows: ['thing'], pose: 'point', feeling: 'surprised' },
		},
		{
			titles: ['On the Back Step', 'Before the Lamps', 'Why {culprit} Took It', 'The First Lamp'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					'by-barrow & waited or by-barrow & left-it': [
						'+ {barrow}’s gran had woken, and handed it over herself. “They’ll be wanting it,” she had said.',
						'+ {barrow}’s gran was awake by then, and let go before anyone asked. “You can’t keep a parade waiting,” she said.',
						'+ {barrow}’s gran had just woken up, and held it out to them. “Keep in step,” she said.',
					],
				},
				[
					'So at dusk they sat on the back step of {hall}, {hero} and {culprit}, with {thing} between them. You could hear the whole town through the door, like the sea.',
					'And at dusk the two of them sat on the back step of {hall}, with {thing} under a flag. Behind the door all {folk} were waiting for a parade that had no front.',
					'It was getting dark when {hero} and {culprit} sat on the back step of {hall}, with {thing} in the middle. Through the door you could hear how nobody was laughing.',
				],
				{
					'by-scarf': [
						'“I’d forgotten my duster,” said {scarf}, and wound off the red wool. “So I came back at six. And {thing} caught in my scarf and fell, and a piece broke off. You never heard it, with those trumpets. You stood at the front with your key, so happy. You couldn’t find it like that, on your very first day! It was to be whole by morning. But the glue takes all night and all day.” By now it held without the wool.',
						'“It was the fringe,” said {scarf}, and wound off the red wool. “At six I came back for my duster. It caught, and down went {thing}, and a piece broke off. And at the front you turned that key, and smiled. Not on your first day, I thought! It was to be mended before you came. But the strong kind takes all night and all day.” By now it held without the wool.',
						'“At six I came back in for my duster,” said {scarf}, and unwound the red wool. “I turned around too fast, and this scarf took {thing} along. A piece broke off, and nobody heard, with those trumpets. And there you were with your key, as happy as a lark, on your first day! It was to be whole before you came. But that glue wants all night and all day.” By now it held without the wool.',
					],
					'by-barrow': [
						'“I came back at six, for one more bench,” said {barrow}, “and there it stood. My gran led the parade with it when she was young. She can’t leave her bed now. I wanted her to have it for one night. Before daylight I went up to fetch it. But her candle was burned down, from looking at it, and she slept with her arms around it. I couldn’t take it away.”',
						'“It was for my gran,” said {barrow}. “She carried it herself once, at the head of the parade, and now she can’t leave her bed. I came for a bench at six, and saw it, and thought, just for one night! Before daylight I went up to fetch it. But her candle was gone, from looking at it, and she had her arms around it. I let her sleep.”',
						'“She talks about it all the time,” said {barrow}, “my gran does, how she walked in front with it. She can’t leave her bed now. When I came for a bench at six, and saw it, I thought, one night wouldn’t hurt. Before daylight I went up to fetch it. But her candle was burned down, from looking at it, and she was asleep, and held it so tight.”',
					],
					'by-mint': [
						'“It was to go to the cellar,” said {mint}, “straight after the parade. You heard {owner}. Down in the dark, for good! So I came back at six and took it, and put it where there’s a pear tree, at least. I was going to lend it to you for the parade.” {hero} thought. “Did {owner.they} say for good?” “{Owner.they} said cellar,” said {mint}.',
						'“I’ve looked at it every day of my life,” said {mint}, “and then {owner} says, ‘It goes to the cellar.’ Who ever came up again from a cellar? So at six I took it. Under a pear tree you hear the birds, at least. I’d have dug it up for the parade, and brought it home after.” “For how long was it to be in the cellar?” asked {hero}. {mint} did not know. {Mint.they} had not dared to ask.',
						'“You heard what {owner} said,” said {mint}. “After the parade, off to the cellar! I’ve said hello to it every day since I was small, and nobody says hello in a cellar. That would have been the end of it. So at six I fetched it, and found it a place with a pear tree, and birds. It was to come to the parade from there.” “Who told you that it was the end?” asked {hero}. {mint} had to think. Nobody had.',
					],
				},
				[
					'“I put the little sign straight for you,” {culprit} went on, “and then they said that it was you! All day I went around the town, and past this door, and couldn’t say it. I’m sorry. You had my day.” “It was a long one,” said {hero}.',
					'“I’d put that little sign straight for you,” {culprit} went on. “Then they said that it was you. All day I went around the town, and came to this door, and didn’t say it. I’m sorry.” “I know,” said {hero}.',
					'“And I put the sign straight, as if that helped,” {culprit} went on. “They said that it was you. All day I went around the town, and past this door, and said nothing. I’m sorry.” “All right,” said {hero}.',
				],
				{
					note: [
						'“I read your note,” said {culprit}. “I walked past it nine times. I didn’t know how one does it, bringing a thing back.” “Like this,” said {hero}.',
						'It was a moment before {culprit} said more. “And there was your note. Nobody else would have asked so nicely. It made it harder.” “It wasn’t meant to,” said {hero}.',
						'“And I know your note by heart,” said {culprit}. “All day I wanted to do what it says, and I couldn’t think how you begin.” “You’ve begun,” said {hero}.',
					],
					'kept-quiet': [
						'{culprit} looked up. “And you’ve told no one? All day?” “They asked,” said {hero}. “I didn’t answer.”',
						'{culprit} looked up. “You’ve known for hours, and let them look at you like that.” “It wasn’t mine to say,” said {hero}.',
						'Then {culprit} looked up. “Whom have you told about me?” “Nobody,” said {hero}. “And when they asked you?” said {culprit}. “They asked a lot,” said {hero}.',
					],
					'told-owner': [
						'{culprit} looked at the door. “They’ve got my name in there. Mine, and {accused}’s.” “I told {owner},” said {hero}. “And who was on the ladder?” asked {culprit}. {hero} had no answer to that, and it was quiet on the step.',
						'{culprit} looked at the door. “Is it true that they’ve been talking about me since this morning? About me and {accused}?” “I told {owner},” said {hero}. “I thought it would stay there.”',
						'{culprit} pointed at the door. “In there they can’t decide between me and {accused}. Who gave them the names?” “I gave them to {owner},” said {hero}, “and there was somebody on the ladder.”',
					],
				},
				{
					'took & by-scarf': [
						'{hero} turned {thing} around. “It slid when I lifted it,” {they} said. “I held it together all the way, but now it’s crooked, and that’s mine.” “The crack is mine,” said {scarf}.',
						'{hero} had something to own up to as well. “I didn’t know that the glue was wet,” {they} said. “The piece slid. It was straight until I came.” {scarf} nearly smiled, and said that it wasn’t.',
						'{hero} showed {scarf} where the piece had slid. “The crack is yours,” {they} said, “and the crooked bit is mine.” {scarf} thought that the two went rather well together.',
					],
					took: [
						'“You could have walked in by the front with it,” said {culprit}. “I was going to,” said {hero}. “Then I saw your face.”',
						'“And why aren’t you in there with it?” asked {culprit}. “Because then they’d ask me where I found it,” said {hero}.',
						'“You were nearly at the front door with it,” said {culprit}. “What made you come around here?” “You looked as if you had something to tell,” said {hero}.',
					],
					'left-it': [
						'“You’d found it,” said {culprit}. “You could have walked in by the front with it.” “And left you out here?” said {hero}.',
						'“You could have taken it and been done,” said {culprit}. “I’d have been done,” said {hero}. “You wouldn’t.”',
						'“Anyone else would have carried it straight in,” said {culprit}. “Without the reason?” said {hero}. “You’re the one who’s got that.”',
					],
					waited: [
						'“Why did you wait for me?” asked {culprit}. “They could have been cheering you.” “They’d have asked where I found it,” said {hero}.',
						'“All those hours,” said {culprit}, “and you just sat there.” “I thought you’d want to be asked,” said {hero}.',
						'“It was right there in front of you,” said {culprit}. “Didn’t you want to grab it and run?” “About every ten minutes,” said {hero}.',
					],
				},
				{
					'shared & told-owner': [
						'{accused}, who had come along the whole way, stood in front of the two, so that nobody would see them from the street. “You owe me one for the name,” {accused} told {hero}. “I know,” said {hero}.',
						'{accused} had come along to the very end, and kept watch at the corner. “I’m still cross about the name,” {accused} told {hero}. “You should be,” said {hero}. “Then I’ll be cross and keep watch,” said {accused}.',
					],
					shared: [
						'{accused}, who had come along the whole way, stood in front of the two, so that nobody would see them from the street.',
						'{accused} had come along to the very end. Now {accused.they} kept watch at the corner, so that nobody else would come by.',
					],
					'hurt & told-owner': [
						'Then {accused} came around the corner with a parade lamp. {hero} said sorry twice, once for the name and once for the question. “Once would have done,” said {accused}, looked at {culprit}, and understood, and kept watch at the corner.',
						'Somebody came with a parade lamp, and it was {accused}. “I’m sorry that I said your name,” said {hero}, “and that I asked you like that.” “That makes two,” said {accused}, saw who else was sitting there, and kept watch at the corner.',
					],
					hurt: [
						'Then {accused} came around the corner with a parade lamp. “I asked you the way they asked me,” said {hero}. “I’m sorry.” {accused} looked from {hero} to {culprit}, put down the lamp, and kept watch without a word.',
						'{accused} came by with a parade lamp, saw the two of them, and understood it all at once. “I’m sorry,” said {hero}. “It was a bad question.” “It was,” said {accused}, and kept watch at the corner, with {accused.their} back to them.',
						'A parade lamp came around the corner, and {accused} was carrying it. “I was asked like that this morning,” said {hero}, “and by noon I’d done it to you. I’m sorry.” {accused} saw who else sat there. “It’ll wear off,” said {accused}, and put the lamp down, and kept watch.',
					],
					'told-owner': [
						'Then {accused} came around the corner with a parade lamp, looked from {hero} to {culprit}, and whistled softly. “So it was you,” said {accused}, quite gently, and kept watch at the corner.',
						'It was {accused} who found the two, with a parade lamp, and was about to call out. Then {accused.they} saw how small {culprit} was sitting there, and went to stand at the corner, and let no one by.',
					],
				},
				[
					'“If they find out,” said {culprit}, “I’ll be the one who took it. For good. When I’m ninety.” {hero} had been that for a day. Inside a ladder was set up, for the first lamp. “It’s time,” said {owner}’s voice. “Where’s {hero}?”',
					'“I’d like to tell them,” said {culprit}. “But then they’ll always look at me like that.” {hero} knew how they looked. Behind the door somebody wanted a match, for the first lamp. “Has anyone seen {hero}?” called {owner}.',
					'“People won’t say that I took a thing once,” said {culprit}. “They’ll say, that’s the one who takes things.” {hero} had had one day of it, and one was enough. “Ready for the first lamp!” somebody shouted inside. “And where has {hero} got to?” asked {owner}, just behind the door.',
				],
			],
			choices: [
				{
					say: 'Go in together, and let {culprit} tell it',
					sets: ['right'],
					outcome: [
						'“They’ll look at you for as long as it takes to tell it,” said {hero}. “I’ll stand next to you, and they can look at me, too. I’m used to it.” {culprit} thought about that. Then {culprit.they} stood up. {hero} opened the door, and they carried {thing} in, each holding one side.',
						'“You tell it,” said {hero}, “just as you told me. It’s a good reason. It only sounds bad when you leave it out.” “And if they shout?” “Then we’ll wait till they’re done,” said {hero}. So the two of them got up, with {thing} between them, and went in by the back door, past all those flags.',
						'“First you talk,” said {hero}, “and then {thing} gets its shelf, and I don’t go away in between.” “Not even if they shout?” asked {culprit}. “Then least of all,” said {hero}. {culprit} wiped both eyes, and took hold of one end. {hero} took the other, and nudged the door open, and there were all those faces.',
					],
				},
				{
					say: 'Go in alone, and say that it was your fault',
					sets: ['nobody'],
					outcome: [
						'“Stay here,” said {hero}, took {thing}, and went in alone. It got very quiet. {They} put it on its shelf, in front of everyone. “It was my fault,” {they} said. “I had the key, and I left the back door open. You don’t need to know any more.” Someone at the back said, “I knew it.”',
						'{hero} took {thing} and went in without {culprit}. All those heads turned. “Here it is,” {they} said. “I had the key, and it got lost while I had it. That’s my fault, and nobody else’s.” {They} had thought that it would feel grand. It felt like putting a stone down on your own foot.',
						'“This won’t take long,” said {hero}, and left {culprit} sitting on the step. {They} walked in by the back door with {thing}, and through the middle of the whole town, and set it on its shelf. “It was gone because I had the key, and didn’t think of the back door,” {they} said. “Be angry with me.” Most people were that already. It cost them no trouble.',
					],
				},
				{
					say: 'Put it back unseen, and say nothing at all',
					sets: ['secret'],
					outcome: [
						'They were all at the front, around the ladder. It was dark by the shelf, and only three steps from the back door. {hero} put {thing} on its shelf, next to the little sign, and was outside again before anyone had turned around. “Go home,” {they} told {culprit}. “It’s back. Nobody took it.”',
						'“Wait here,” said {hero}. Inside they were all looking up at the ladder. Nobody saw the back door open. A moment later {thing} stood on its shelf, and {hero} stood beside {culprit} again, out of breath. “And now?” asked {culprit}. “Now it’s back,” said {hero}. “You go home. I’ll go in by the front.”',
						'{hero} opened the back door by a crack. Every face was turned to the front, where two men were arguing about a match. It was three steps to the shelf in the dark, and three steps back, and the second three were lighter. “Go home,” {hero} whispered to {culprit}. “It’s where it belongs. You don’t know a thing about it.”',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['culprit', 'accused'],
				shows: ['thing', 'ladder'],
				pose: 'sit',
				feeling: 'determined',
			},
		},
		{
			titles: ['The Parade', 'The Night of the Parade', 'What Led the Parade', 'Who Has the Key'],
			time: 'night',
			parts: [
				{
					quiet: ['If {hero} had learned one thing today, it was how much a silence can mean.', ''],
					bold: ['{hero} had learned this morning what shouting does.', ''],
					kind: ['{hero} looked at {culprit}, and knew what to do.', ''],
					honest: ['It was not easy for {hero}, who had told the truth all day, and got nothing for it.', ''],
					clever: ['{hero} had worked it all out. Who, how, and where were easy. Now came the hard part.', ''],
					careful: ['{hero} thought it over, from both ends. This time nobody minded the minute.', ''],
					merry: ['If there was a joke in it, {hero} left it there.', ''],
					dreamy: ['There was no “I think” about it this time.', ''],
					quick: ['This time {hero} went slowly, which took a good deal of trouble.', ''],
				},
				'@answer',
				{
					'secret & by-scarf': [
						'+ The mended side was turned to the wall. Whoever carried it tonight would feel a line or two, and think that they had always been there.',
						'+ {They} had stood it with the mended side to the wall. After so many parades nobody would wonder about a line or two.',
					],
				},
				{
					'kept-key & right': [
						'+ No lamp was burning yet. {hero} had sworn to be back before that, and {they was}.',
						'+ The ladder was up, and the first lamp was still dark. So that promise was kept, and not by much.',
					],
					'kept-key & nobody': [
						'+ {hero} had only sworn to say that if it was not back in time. It was back in time, and {they} had said it all the same.',
						'+ The first lamp was not even lit, so nobody had asked {them} for the second half of {their} promise. {They} had kept it all the same.',
					],
					'kept-key & secret': '+ The first lamp was not even lit. That much of {their} promise {hero} had kept.',
					'gave-key & right or gave-key & nobody': [
						'+ On the shelf lay the key, as {hero} had left it this morning. {owner} had not liked to touch it.',
						'+ The key still lay on the shelf, where {hero} had put it down this morning. Nobody had picked it up all day.',
						'+ And there was the key, in the same spot as this morning. People had looked past it all day.',
					],
					'looked & right or looked & nobody': [
						'+ In passing {hero} gave the little sign a push, so that it leaned to the left again.',
						'+ Then {hero} tipped the little sign to the left, where it had been leaning all year, and it looked like home again.',
					],
				},
				{
					'told-owner & nobody': [
						'“But it was one of those two!” cried a man. “That’s what you told {owner}!” “I did,” said {hero}. “I should have said no names, and that’s my fault as well.”',
						'“Just a minute!” called a woman. “This morning you gave {owner} two names!” “I know,” said {hero}. “I should have given none. You can put that on the list as well.”',
					],
					'told-owner & secret': [
						'On the front step people were still whispering two names. “I take both back,” said {hero}, in passing. “Those traces don’t prove a thing.” So only one name was left to whisper, and it was {hero}’s.',
						'Two names were still going around on the front step. “Forget them,” said {hero}, so that everyone could hear. “The traces prove nothing, and I shouldn’t have said a word.” That left only the first name that people had had, and it was {hero}’s.',
					],
					'helped & right': [
						'{accused} had kept a place free on the first bench, wide enough for two. “Not everybody would have waited,” {accused} told the neighbors.',
						'“You took your time over it,” said {accused}, and moved over on the first bench, till there was room for both. “And I’d take a friend who does,” {accused.they} told the row behind.',
					],
					'shared & right': [
						'{accused} held the door for them, and looked so hard at the front row that it stopped muttering.',
						'“Let them through,” said {accused} at the door. Somebody who had begun to mutter thought better of it.',
					],
					'shared & secret': [
						'{accused}, who had seen it all, went around to the front with {hero}, and said nothing either.',
						'Together with {accused}, who was not going to tell either, {hero} walked around to the front.',
					],
					'shared & nobody': [
						'{accused}, in the door, opened {accused.their} mouth to contradict, and {hero} shook {their} head.',
						'“But that isn’t true,” {accused} was about to say, from the door. {hero} looked over at {accused.them}, and it was not said.',
					],
				},
				{
					'end-public': [
						'{culprit} had drawn a breath to begin. But a voice was faster. “I knew it!” it cried. “I knew that it was one of the two! {hero} said so this morning!” After that nobody listened to any reasons. They were too busy clapping {hero} on the back. {hero} was given the key for good, and the place at the head of the parade. It was everything that {they} had wanted. And when {they} turned around to {culprit}, there was only the back door, and it stood open.',
						'“There!” cried a man, before {culprit} had said one word. “One of those two, that’s what {hero} told {owner}! And it is!” Everyone talked at once. Nobody asked why. They cheered {hero}, who had been right, and {owner} gave {them} the key for good, and put {them} at the head of the parade. {hero} had dreamed of that for a year. It was only that {culprit} had gone, without having said any of it.',
						'“One of those two, I’ve said so since noon!” somebody shouted, as soon as {culprit} was through the door. “{hero} told {owner}, and {hero} was right!” That was the end of listening. The trumpets blew. {hero} got the key, for good, and was pushed to the front, where the parade begins, with everybody clapping. It was all that anyone could dream of over a broom. {culprit} had got as far as “It was because.” Nobody heard the rest, and somewhere behind them the back door opened, and shut.',
					],
					'end-right & by-scarf': [
						'“It fell,” said {scarf}, to the whole room, and held up the end of the scarf that had done it. {Scarf.they} left nothing out, not even the crying. Nobody shouted. You could have heard the glue dry. Then {owner} came down from the ladder. “I’m sorry,” {owner} said to {hero}. “I asked who. I should have asked what had happened.” And {owner.they} tied a ribbon to the key. So at the head of the parade went {thing}, with a line down its side, and the key, with {hero} attached. Close behind walked a long red scarf, and carried the broom.',
						'{scarf} told it all, from the duster to the glue, and looked only at the floor. When it was over nobody said anything. Then a woman in the third row stood up. “I broke it once,” she said, “twenty years ago. The line is on the other side.” {owner} turned {thing} around, and there it was. There were five lines, if you looked. “And I asked who, instead of what, and I’m sorry,” {owner} said to {hero}, and tied a ribbon to the key. At the head of the parade it went, with {hero}. {scarf} walked close behind, and carried the broom.',
						'“I broke it,” said {scarf}, before the door had quite closed, “and then I tried to be faster than the glue.” It was told to the end, with the red fringe wound around both hands. “On {hero}’s first day,” said a man on the ladder, “I’d have run for the glue, too.” {owner} was tying a ribbon to the key, and had trouble with the knot. “All morning I asked who did it,” {owner} told {hero}. “I’m sorry. There was a better question, and I left it to you.” Then the lamps were lit. {Thing} went first, with a line down its side, and {hero} and the key went with it. {scarf} had been given the broom, and held it like a flag.',
					],
					'end-right & by-barrow': [
						'“My gran had it,” said {barrow}, and told them why. Nobody shouted. Some of the old people nodded, for they had known her in front. No one had ever seen the parade go up the hill. It did that night, with {thing} in front, and lamps and trumpets. An old, old lady at a window counted every single one of them, and said that in her day they had kept step. {owner} walked next to {hero}, at the head. “I asked who,” said {owner}. “I never asked why. I’m sorry.” And {owner.they} tied a ribbon to the key, so that it would show.',
						'{barrow} told it, with {barrow.their} eyes on the floor. “How is she?” asked somebody at the back. It had not occurred to anybody to ask that, for years. So that night the parade turned left, where it always turns right, and went up the hill. {hero} carried {thing} to the window. “Careful,” said {barrow}’s gran. “You hold it like a bucket.” And the old lady showed {them} how. “I’m sorry,” said {owner}. “I should have asked why, before I asked who,” and tied a ribbon to the key, and hung it around {hero}.',
						'“It was at my gran’s,” said {barrow}, and then it all came out, the bed, the window, and the one night. Nobody said anything for a moment. “She taught me to march,” said an old man, and put on his hat. So the parade went up the hill, as no parade had ever done, and played below the last window till it opened. Two thin hands reached for {thing}, and held it high through a whole march, and gave it back. “You went and found out why,” said {owner}, and tied a ribbon to the key. “I only ever got as far as who, and I’m sorry. So this is yours, {hero}.”',
					],
					'end-right & by-mint': [
						'“I buried it,” said {mint}. “I couldn’t bear it to be down in that cellar for good.” “For good?” said {owner}. “For a week! I’m painting the shelf!” There was a terrible silence, and then {hero} began to laugh, and could not stop, and neither could {mint}, and it went back through the rows like wind. So {thing} led the parade with earth in all its corners, and it smelled of peppermint for years. “I’m sorry about this morning,” said {owner} to {hero}. “The key’s yours, for good. You ask people. I only ever tell them.”',
						'“It was the cellar,” said {mint}. “I know that one doesn’t steal. But I thought of it down there, and nobody to say good night to it.” {owner} sat down on the ladder. “It was for a week,” said {owner}. “For the paint.” Somebody had to laugh first, and it was {hero}, and then it was everyone. {mint} was put at the head of the parade, next to {hero}, to keep an eye on {thing}. “I tell people things, and I’m sorry,” {owner} said to {hero}, and tied a ribbon to the key. “You ask. I think this should be yours.”',
						'“It had a pear tree,” said {mint}, “because you can’t leave a thing like that in a cellar until the end of the world.” “Until the shelf is dry!” cried {owner}. “A week! I’ve bought the paint!” {mint} turned as red as a parade flag. “A week,” said {mint}, and you could hear it arrive, row by row. {hero} was the first who laughed, and {owner} was the loudest. Crumbs of earth fell out of {thing} all along the parade, and it smelled of peppermint at every step. “I say half a thing, and go on counting, and I’m sorry,” said {owner}, and tied a ribbon to the key, and gave it to {hero}, for good. “You’d have asked for the other half.”',
					],
					'end-nobody': [
						'So there was a parade, with {thing} in front, but {hero} was not in it. {They} swept. “The key stays with me for now,” {owner} had said, not unkindly. Outside the trumpets got as far as the corner, and stopped. It was quiet for a long time. Then the whole parade came back up the street, with {culprit} in front, in tears. “It wasn’t {hero}!” {culprit} was saying. “It was me. I’ve told them everything. I couldn’t walk behind it and know that.” {owner} stood in the door, with the key. “You’d have let me think that it was you,” {owner.they} said to {hero}. “Somebody had to be it,” said {hero}. And {owner} tied a ribbon to the key, and hung it around {hero}, for good.',
						'Nobody said much. They carried {thing} out in front of their parade, and {owner} went last, with the key. {hero} stayed behind and swept, with {their} face to the wall. The trumpets played four notes, and no fifth. Then {hero} heard the whole town coming back, and a voice in front. “I let {hero} say it,” cried {culprit}, “and it was me! And I’ll tell you why.” {culprit} told it right there, on the step, to all of them. When it was over {owner} came in, and took the broom out of {hero}’s {hand}, and put the key there instead. “I believed you,” said {owner}. “That was the wrong moment for it.”',
						'“Then I’d better keep the key,” said {owner}, and {hero} was left with the broom. Off went the parade, with {thing} in front, and the trumpets got through half a tune. Somebody was shouting over them. “Stop!” shouted {culprit}. “{hero} is in there sweeping, because of something that I did!” {culprit} told it in the middle of the street, with the reason, and told it again for those at the back. A little later the door opened. {owner} stood there, with half a parade behind. “You stood up and said that it was your fault,” said {owner}. “Why?” “They were used to looking at me,” said {hero}, and swept on, so as not to have to look. The broom was taken away. Then {owner} hung the key around {hero}, on a ribbon, and it has stayed there.',
					],
					'end-wrong': [
						'There was a great shout inside. “It’s back!” “It was there all the time!” “It was not!” {owner} came out to the front step. “Did you take it?” {owner} asked. “No,” said {hero}. “Do you know who did?” asked {owner}. “Yes,” said {hero}, “and I’d rather not say.” {owner} sighed. “Then the key had better stay with me for now,” said {owner}. So the parade had its head again, and when it was over {hero} let the little sign lean to the left, as it always had. But for weeks people moved their bags when {hero} came in, just to be safe. And every evening {culprit} came to help sweep. One evening {owner} stopped in front of the shelf. “You let that sign lean to the left,” said {owner}. “Who keeps putting it straight?” {culprit} went red, and said, “I do.” So {owner} was told everything, and held out the key to {hero}. “You might have told me.” “It wasn’t mine to tell,” said {hero}.',
						'“It’s back!” they were shouting, when {hero} came in by the front. “Somebody’s put it back!” {owner} looked at {hero}. “Do you know who?” “Yes,” said {hero}. “Will you tell me?” asked {owner}. “No,” said {hero}. So the key was to stay with {owner}, just for now. There was a parade, and a fine one, with {thing} in front, and after it {hero} let the little sign lean to the left again, as it had for a year. But nobody could be quite sure, and so nobody was quite friendly. It lasted all that month. Each evening {hero} swept, and each evening {culprit} came and helped. Then {owner} looked in one night, and saw {culprit} stop at the shelf, and put the little sign straight. {hero} never did that. “So that’s who it was,” said {owner}. {culprit} told {owner.them} the rest. And {owner} tied a ribbon to the key, and hung it around {hero}. “A whole month,” said {owner}. “You could have said one word.” “Yes,” said {hero}.',
						'When the first lamp was lit, there it stood. “It’s on its shelf!” cried one half of the town. “It wasn’t a minute ago!” cried the other. {owner} took {hero} aside. “You know whose work that is,” said {owner}. “But you won’t tell me.” “No,” said {hero}. “Then I’ll hold on to the key for a while,” said {owner}. It was as long a parade as ever, with {thing} in front. There was just a little gap in it, around {hero}. Afterward {hero} tipped the little sign to the left, where it had always leaned. A month later it still did, and the gap was still there. {culprit} came to help sweep, every single evening. “Stop,” said {owner} one night, from the door. “What did you do to that sign?” “I put it straight,” said {culprit}. “It was leaning.” “It leans to the left,” said {owner}, “and {hero} goes around it.” Then {culprit} put down the broom, and told everything. {owner} fetched the key, with a ribbon on it, and held it out. “One name would have saved you a month,” {owner} said to {hero}. “It would have been somebody else’s month,” said {hero}.',
					],
				},
				{
					'end-public & by-scarf': [
						'+ So {hero} handed the key back to {owner}, said, “Just for a minute,” and left the parade standing there. It took longer than a minute. {They} sat on {scarf}’s step, and told the door that {they was} sorry, and that the parade could not begin without the one who had mended it. After a time the end of a red scarf came out under the door, and {hero} held on to it.',
						'+ So {hero} laid down the head of the parade, which is not done, and ran after {scarf}. There was a light under {scarf.their} door, and no answer. “They’ve got the name and not the reason,” {hero} said to the keyhole, “and that’s because of me. I said it too early. I’m sorry.” Something soft was pushed under the door. It was the end of a red scarf, and {hero} held on to it, and was let in.',
						'+ But there was no red in any of the rows. {hero} looked along them twice, put {thing} into {owner}’s arms, and went off up the road to {scarf}’s door. “I said your name before I knew the reason,” {they} told it. “I’m sorry. They’re all out there with their lamps, and I’m not going without you.” For as long as it takes to unwind a scarf nothing happened. Then the door opened, and {hero} was handed one end.',
					],
					'end-public & by-barrow': [
						'+ So at the corner {hero} turned left, where the parade always turns right. The whole town and all the trumpets had to follow {them} up the hill, to the last house. “We’ve brought it for one more night,” {they} called up to the window, “and I’m sorry, {barrow}. I gave your name away.” They played until it opened.',
						'+ So at the corner {hero} did not turn right. “Where are you going?” called {owner}. “To say sorry,” said {hero}, “and it’s uphill.” Where the head of a parade goes, the rest goes too. Below the last window {they} held up {thing}. “I said your name, {barrow}, before I knew the reason,” {they} called. “Here is the whole parade, for one more night.” An old, old lady put out her hands, and behind her {barrow} blew {barrow.their} nose, which was a beginning.',
						'+ “Left!” called {hero} at the corner, where it has always been right, and went ahead, up the hill. At the last house {barrow} opened, and looked past {them}, at all the lamps. “They got your name from me,” said {hero}, “and I’m sorry. Now they’re going to get the reason.” Then {thing} was carried to the bed by the window, and the whole town stood in the garden and played for an old, old lady. {barrow} held the candle.',
					],
					'end-public & by-mint': [
						'+ So {hero} asked {owner} about the cellar, and then stopped the parade at the pear tree, where somebody was sitting in the dark. “It was only for a week,” {they} called. “For paint! And I’m sorry, {mint}. I gave your name away.” It was quiet. Then something crunched, and a paper bag was held out, from behind the tree.',
						'+ So {hero} asked {owner} about the cellar, and then led the parade out of the town, up to the pear tree, and had all the lamps put out. “It was never for good, {mint},” {they} said into the dark. “It was a week, for paint. I should have asked, and I should have said no names.” For a time there was only the wind in the leaves. Then somebody laughed, and could not stop, and it smelled of peppermint.',
						'+ So {hero} asked {owner} about the cellar, and then the parade went where {hero} went, and that was to the pear tree. {mint} sat there with a paper bag, and did not look up. “I’ve brought it to say good evening,” said {hero}, and set {thing} down in the grass. “The cellar was for a week. Somebody should have asked. And I shouldn’t have said your name.” “A week?” said {mint}. It took a moment longer. Then {mint} began to laugh, and the paper bag went around.',
					],
				},
				{
					'by-barrow & end-nobody or by-barrow & end-wrong': [
						'+ The next year the parade went up the hill first, and an old, old lady counted the lamps.',
						'+ A year later the parade turned left at the corner, all by itself, and an old, old lady was waiting at her window.',
					],
					'by-mint & end-nobody or by-mint & end-wrong': [
						'+ As for the cellar, it was for a week, while the shelf was painted. {mint} held the brush.',
						'+ The cellar, it turned out, had only been meant for a week, because of a coat of paint. {mint} did the painting.',
					],
				},
			],
			choices: 'none',
			scene: { at: 'hall', with: ['culprit', 'owner'], shows: ['thing', 'key'], pose: 'cheer', feeling: 'proud' },
		},
	],
};
