import type { PlotLevel } from '../../format.ts';

export const firstGift3: PlotLevel = {
	joins:
		'“{choice}” {hero} did, and it turned out to be the smaller of two decisions that day. The other was this. {lender}, {lender.the}, lent {them} {thing}. It was for showing at the long table {hall.at}, where thirty-two people had chairs with their names on, and {hero} had none. It was to be back by nine. The price was the first thing that anybody gave {hero} that night, and since nobody ever gave {hero} anything, {they} had agreed.',
	chapters: [
		{
			titles: ['Thirty-Two Chairs', 'A Cheap Bargain', 'The Small Print', 'Something Worth Looking At'],
			time: 'day',
			parts: [
				[
					'The long table {hall.at} is laid once a year, for the great supper, and thirty-two people sit at it. {hero} knew every chair by its back. {They was} {described}, and had a regular place too: it was next to the door, it was standing, and it was in a draft.',
					'There were thirty-two chairs at the long table {hall.at}, each with a name painted on it. {hero} was {described}, and {their} name was on none of them. Once a year the table was laid for a great supper, and {hero} stood next to the door, in a draft, and handed in the plates.',
					'Once a year thirty-two people sit down to supper at the long table {hall.at}, each on a chair with a name on it. Somebody has to hold the door when the dishes are carried in. That was {hero}, who was {described}. {hero} had never been asked to. It had come of standing there, year after year, in the draft.',
				],
				[
					'The rule was simple. “Bring something worth looking at,” said {host.name}, {host.a}, “and you get a chair.” Last year {hero} had brought an interesting potato. It had not been enough, and {hero} had been shown back to the door.',
					'To get a chair you had to bring something worth looking at. {host.name}, {host.a}, had made that rule. {hero} had tried it with a potato that looked like a nose, and been thanked, and shown the door to lean on.',
					'“It’s quite simple,” said {host.name}, {host.a}, every time. “You bring something worth looking at, and you get a chair.” Last year {hero} had brought a potato in the shape of a duck. {host} had looked at it. Then it had been boiled.',
				],
				[
					'On the morning of the supper, {start.at}, there was a rattle behind {hero}, and then a cough. It was {lender}, {lender.the} who was always about on the roads with a bag. “You want a chair,” said {lender}. “I lend things. How about this?” It was {thing.a}. “You bring it back by nine tonight, to the door. You don’t pay. I just get the first thing that anybody gives you this evening. What you’ve worked for is wages, and doesn’t count.” Nobody ever gave {hero} anything. It seemed unfair to take advantage of {lender.them}.',
					'On the morning of the supper, {start.at}, something rattled. It was a bag, and it belonged to {lender.the} who was always about on the roads. “I’m {lender},” {lender.they} said, with a bow. “I lend things. Would this do for a chair?” It was {thing.a}. It would have done for a king. “Back by nine, at the door. The price is the first thing that anybody gives you tonight. Wages don’t count. I mean gives.” {hero} went through all the things that people had ever given {them}. It did not take long. There were none.',
					'On the morning of the supper, {start.at}, {hero} met {lender}, {lender.the} who was always about on the roads, with a bag that rattled. Out of it came {thing.a}, and nobody could have called that a potato. “I lend it to you until nine tonight,” said {lender}. “I shall be at the door. For that, I get the first thing that is given to you this evening. What you earn on the road doesn’t count. I mean given.” Nothing was ever given to {hero}. It was like selling the hole out of the middle of a wheel.',
				],
				{
					quiet:
						'There were several questions that a person might have asked. {hero} had them all ready, and brought out a nod.',
					bold: '“Done!” said {hero}. It is a word that takes half a second to say, and is then said.',
					kind: '{hero} felt that asking about the price would look as if {they} did not trust {lender.them}. There is a good deal of money in people like that.',
					honest: '{hero} expected a price to be exactly what it was called. It was. That is what made it expensive.',
					clever: '{hero} looked for the trick, and there was none. {They} should have looked at what was not a trick.',
					careful:
						'{hero} checked {thing} for scratches on all sides. It took ten minutes. Not one of those was spent on the price.',
					merry:
						'“The first thing I get is usually the blame,” said {hero}. “You’re welcome to it.” {lender} did not smile. Things that are true are only funny to other people.',
					dreamy: 'By then {hero} was far away, on a chair, with a napkin. It was somebody else, really, who said yes.',
					quick: '{hero} had said yes, and had got a good grip on {thing}, and only then did {they} hear what to.',
				},
			],
			choices: [
				{
					say: 'Shake on it before {lender} has second thoughts',
					sets: ['shook'],
					outcome: [
						'{hero} and {lender} shook on it. “You haven’t asked why,” said {lender}. “No,” said {hero}. “Nobody does,” said {lender}, and shouldered the bag. It rattled away down the road, and {hero} thought what an easy way it was of making a living.',
						'“It’s a bargain,” said {hero} quickly. {lender} held on a little longer than people do when they shake on things. “It’s always a bargain,” {lender.they} said. Then there was only the rattle, getting smaller.',
					],
				},
				{
					say: 'Ask what became of the other first things',
					sets: ['asked'],
					outcome: [
						'“What do you do with the first things you get?” asked {hero}. {lender} shook the bag, and it sounded like hail. “They’re all the same so far. I wait for a different one,” {lender.they} said. “Nobody ever gave me a present. So I thought I’d buy one. I’m still waiting for delivery.”',
						'“Who else has borrowed from you?” asked {hero}. “You’d be surprised,” said {lender}. “And what did you get?” {lender} shook the bag next to {hero}’s ear. It sounded like hail. “The same from all of them,” {lender.they} said. “You’d expect a bit of variety.”',
					],
				},
				{
					say: 'Share your bread with {lender} before you go',
					sets: ['gave'],
					outcome: [
						'{hero} had bread and cheese, and broke it in two. {lender} took the half as one takes a bird that has flown into a window. “What does it cost?” “It’s only bread,” said {hero}. “Yes,” said {lender}, “but what does it cost?” In the end {lender.they} wrapped it in a clean rag, and did not eat a crumb.',
						'“Half of this is yours,” said {hero}. “I’m told you should never make a bargain hungry.” {lender} did not understand at first. {Lender.they} looked for the catch, on top, and underneath. Then {lender.they} laid the bread in the bag, very gently, so that it would not rattle.',
					],
				},
			],
			scene: { at: 'start', with: ['lender'], shows: ['thing'], pose: 'reach', feeling: 'curious' },
		},
		{
			titles: ['With Both Eyes on It', 'Other People’s Property', 'The Road to the Long Table'],
			time: 'day',
			parts: [
				'@answer',
				[
					'The way {hall.to} takes half a day, or a whole one with something that must not be dropped. {hero} had never in {their} life walked so carefully. {They} met a dog, and bowed to it, rather than change {their} grip. After an hour {they} had bowed to three more dogs, a gate, and a scarecrow. If anything came up, {hero} put {thing} down first, on something soft.',
					'A borrowed thing has more corners than one of your own. {hero} carried {thing} up the road, around puddles, and past people who turned their heads. No heads had been turned for the potato. At anything difficult {hero} put {thing} down first, and looked twice where.',
					'{hero} had imagined that it would be pleasant, going up the road {hall.to} with {thing}. It was like carrying a sleeping baby past a brass band. {They} gave way to a cart, two hens, and a leaf, and at anything bigger {they} put {thing} down first.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['How It Is Done', '{friend} Knows a Trick', 'One Button', 'The Way Around'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				{
					late: 'It had all taken longer than {hero} could spare, and the light was going. Nine o’clock is a good deal nearer at dusk than it is at noon.',
					owes: 'So now {hero} had borrowed something and promised something, all in one day. It was beginning to be a habit.',
					else: '{hero} fetched {thing}, and looked it over. There was not a scratch on it.',
				},
				[
					'A little farther on {friend.name} was sitting on a wall. {Friend.they} was {friend.a}, and had chair number seven. “Oho,” said {friend}. “It’s your turn with {thing}. I had it the year I got in.” “You?” said {hero}. “Where did you think,” said {friend}, “that people like us get things worth looking at?”',
					'Somebody whistled behind {hero}. It was {friend.name}, {friend.a}, who had had a chair for years. “So {lender} has found a new one,” said {friend}. “Don’t look like that. I came in with {thing} as well. We don’t talk about it.”',
					'“So it’s you this year,” said somebody, and not unkindly. {friend.name}, {friend.a}, was resting in the grass beside the road. {Friend.they} had had a chair for years. “You needn’t hide it,” said {friend}. “I carried {thing} up this same road, the year I got in. Didn’t you know? It’s how it’s done.”',
				],
				[
					'“And the price?” asked {hero}. {friend} looked up and down the road, and held out a button. “They’ll give you a chair tonight. So make sure that something else comes first. Here. I’m giving you a button. That is the first thing, so that’s what {lender} gets, and the chair is yours. There’s nothing in the bargain against it.” It was an ordinary button, with two holes. {hero} could not find anything wrong with it, and went on looking.',
					'“What about the price?” asked {hero}. “Ah,” said {friend}, and looked around, and brought out a button. “Tonight they’ll give you a chair. If that’s the first thing, then it’s gone. But suppose that somebody gives you something before? A friend, on the road? Then {lender} gets that. It’s all quite correct.” It lay there, with its two holes. It was the plainest button in the world. {hero} turned it over, to see where it was wrong, and it was the same on the other side.',
					'“And how did you pay?” asked {hero}. {friend} felt about for something, and it was a button. “You’ll be given a chair tonight. If that’s the first thing, then it goes to {lender}. So let it be the second. I’ll give you this, now, as a friend, and then this is the first. The bargain is kept to the letter.” It had two holes, like any button. {hero} looked through the one and then through the other, and could not see what was wrong with it.',
				],
			],
			choices: [
				{
					say: 'Take the button and say thank you',
					sets: ['button'],
					outcome: [
						'{hero} took the button. It weighed nothing. That was odd, since {they} could feel it the whole way, like a stone in a shoe.',
						'“Thank you,” said {hero}, and the button changed hands. So that was the first thing, and it was over. {They} had always imagined that it would be more of an occasion.',
					],
				},
				{
					say: 'Leave the button where it is',
					sets: ['refused'],
					outcome: [
						'“No, thanks,” said {hero}. “I want to see what the first thing is.” {friend} shrugged and put the button away. “The first thing will be the chair, and then it’s gone,” said {friend}, not in a nasty way. “But I’ll say this. Nobody has tried it yet.”',
						'{hero} kept {their} {hands} on {thing}. “If I wanted to cheat,” {they} said, “I’d feel better doing it worse.” {friend} laughed, and then stopped, and looked at the button for some time, as if it had been given back.',
					],
				},
				{
					say: 'Ask how many people paid with a button',
					sets: ['knew'],
					outcome: [
						'“How many of you did it like that?” asked {hero}. {friend} counted chairs in the air. “Well, all of us. {host} was the first. {host} told the next one, and so on.” “All thirty-two?” “It’s only a button,” said {friend}, who had never added it up before, and did not seem to like the sum.',
						'“Who else?” asked {hero}. “Everyone,” said {friend}. “It goes with the chair. Somebody tells you, and then you tell the next one.” {hero} thought of the rattle. There had been a good many buttons in that rattle. Thirty-two, say.',
					],
				},
			],
			scene: { at: 'first', with: ['friend'], shows: ['thing', 'button'], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['The Last Mile', 'In Sight of the Lamps', 'On the Way to Nine'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'From the next hill you could see the windows of {hall}, all lit. Tiny people were carrying tiny dishes. {friend} had gone ahead by the footpath, to be on {friend.their} chair in time. Somewhere back on the road there was a rattle, not fast, coming the same way. {hero} hurried, as well as one can with something that must not be dropped.',
					'By now {hero} could smell the onions of the great supper. {They} had smelled them every year. This year there might be a plate of them with a chair in front of it. “I’ll go ahead and keep quiet about you,” said {friend}, and was gone down a path between the hedges.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['Number Thirty-Three', 'A Name on the Back', 'Ten to Nine', 'The Chair'],
			time: 'night',
			parts: [
				'@second.outcome',
				[
					'“Now that is worth looking at!” said {host} {hall.at}, rather quickly, and got out the rules.',
					'“That will do,” said {host} {hall.at}, at the first look, and got out the book of rules.',
					'“That will do,” said {host} {hall.at}, as soon as {thing} was through the door. Then came the book of rules.',
				],
				{
					'first.reach or second.reach': [
						'“To be set down in the middle, by the one who brought it,” {host} read, and held {thing} in the meantime. But between {hero} and the table stood all the people who had come to look.',
						'{host} went ahead with {thing}. But it was {hero} who had to set it down in the middle of the table, and the people who had come to look stood three deep all around it.',
					],
				},
				{ 'first.reach': '@first.later', 'second.reach': '@second.later' },
				{
					'first.hear & !second.reach or second.hear & !first.reach': [
						'“The name,” read {host}, “to be painted on the chair.” {hero} gave {their} name. But thirty-two people were talking about drains, and {host} wrote down something with a D.',
						'“The name!” called {host}, with the brush for the chair already in the paint. {hero} called it. But the whole table was talking about the goose, and {host} had got as far as “Goo.”',
					],
				},
				{ 'first.hear & !second.reach': '@first.later', 'second.hear & !first.reach': '@second.later' },
				{
					'first.hear & !second.reach or second.hear & !first.reach':
						'“{hero},” said {hero} into the hush, and it was written down. Next one had to say where the thing came from. {host} turned over two pages at once.',
				},
				{
					'first.trust & second.trust': [
						'“‘Somebody has to say one true thing about the new one,’” {host} read. “It mustn’t be any of us. We’d only be polite.”',
						'The rule was that somebody from outside had to say one true thing about whoever was getting the chair. “It’s the only part that I ever remember afterward,” said {host}.',
					],
				},
				{ 'first.trust & second.trust': '@first.later' },
				{
					'first.trust & second.trust & second.ally':
						'“I could tell you another,” said {second.ally}. “The rule is one,” said {host}, and shut the book.',
				},
				[
					'{hero} put {thing} down in the middle, and thirty-two people stopped chewing. Every one of them knew it. Not one said so. {host} brought a chair, and on its back, in red, it said {hero}. {hero} sat down. It fitted.',
					'{Thing} stood in the middle of the table, and everyone looked at it, and no one said that they had seen it before. Then {host} came in with a chair, and the name on it was {hero}. {hero} sat down. The wood felt warm.',
				],
				{
					button:
						'In ten minutes it would be nine, and outside the window stood {lender}, with the bag. The button was ready. It had come first, and that was the whole trick.',
					else: 'But a chair is given. So it was the first thing, and {hero} knew it by the second bite. In ten minutes it would be nine. Outside the window stood {lender}, with the bag.',
				},
			],
			choices: [
				{
					say: 'Get up and carry the chair out to {lender}',
					sets: ['paid'],
					outcome: {
						button: [
							'{hero} put the button on {their} plate. “I was given this first,” {they} said to {friend}. “But it wasn’t a gift. It was a trick with two holes.” Then {they} stood up, and picked up the chair.',
						],
						else: [
							'{hero} finished what was in {their} mouth, so as to have sat there properly once. Then {they} got up, and took hold of the chair. “Is anything wrong with it?” asked {host}. “No,” said {hero}. “That’s the trouble.”',
						],
					},
				},
				{
					say: 'Go out to the door and pay with the button',
					if: 'button',
					sets: ['buttoned'],
					outcome:
						'{hero} took {thing} off the table, and shut the button in one {hand}. It was the agreed price, or could be called so. {They} practiced calling it so as far as the salt.',
				},
				{
					say: 'Stay in your chair and let nine strike',
					if: '!button',
					sets: ['stayed'],
					outcome:
						'{hero} stayed where {they was}. {They} took another potato. Somewhere a bell began to strike, and went on for much longer than nine. Nobody came in. {hero} had somehow thought that somebody would come in and shout.',
				},
				{
					say: 'Tell the whole table whose {thing.one} it is',
					sets: ['told'],
					outcome: [
						'{hero} climbed up on the chair, since it was {theirs} for the moment. “{Thing} isn’t mine,” {they} said. “{lender} lent it to me, the same as to all of you. And {lender} is outside, and hasn’t got a chair.” Thirty-two forks lay down.',
						'“I ought to say where I got it,” said {hero}, rather loudly. “I got it where you all got it. And it isn’t paid for. It never has been.” It was as if {they} had opened a window in January.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['thing'], pose: 'sit', feeling: 'worried' },
		},
		{
			titles: ['Nine', 'Thirty-Two Buttons', 'What It Cost', 'At the Door'],
			time: 'night',
			parts: [
				{
					bold: ['It had been easy to say “Done!” that morning, when it cost nothing.', ''],
					clever: ['{hero} could see three ways out. All of them came out at the same door.', ''],
					careful: ['{hero} had kept {thing} safe the whole day. It was everything else that had got scratched.', ''],
					merry: ['{hero} always had an answer. This time {they} just had a lump in {their} throat.', ''],
					dreamy: ['{hero} had sat on that chair for years, in {their} head. The real one had a draft too.', ''],
					quick: ['{hero} did not often think twice. It felt like walking down a stair that is not there.', ''],
				},
				{
					'first.ally & second.ally & end-stayed or first.ally & second.ally & end-button':
						'“Good night,” said {first.ally} and {second.ally}, who both had a long way home, and they looked at {hero} a moment longer than one does.',
					'first.ally & end-stayed or first.ally & end-button':
						'“Good night,” said {first.ally}, who had a long way home, and looked at {hero} a moment longer than one does.',
					'second.ally & end-stayed or second.ally & end-button':
						'“Good night,” said {second.ally}, who had a long way home, and looked at {hero} a moment longer than one does.',
				},
				'@answer',

				{
					'end-stayed or end-button': '',
					'first.ally & second.ally':
						'{first.ally} and {second.ally}, who had come along to see it, went and held the door open.',
					'first.ally': '{first.ally}, who had come along to see it, went and held the door open.',
					'second.ally': '{second.ally}, who had come along to see it, went and held the door open.',
				},
				{
					'gave & buttoned':
						'By the door {lender} held out something first. It was half a piece of bread, in a clean rag. “You’d better have it back,” said {lender}. “I took it for the other sort of thing.”',
				},
				{
					'end-all-pay': [
						'“It was only a button,” said {friend}, into the silence. “Mine was bone,” said somebody. “Mine was off my brother’s coat.” In the end {host} got up, as red as a lobster, for {host} had been the first to do it. All thirty-two went out to the door behind {hero}, who gave back {thing}. Each of them had been given something real on the night when they got in, and now they fetched it. It took till midnight. There was a watch, and a recipe, and a kind word, which one lady had to write down, because she could not say it. {lender} took each thing, and looked at it, and said, “So that is what it was.” Then they went in. There was one chair too few. {hero} and {lender} shared number thirty-three, and took turns with the back.',
					],
					'end-stood & button': [
						'All thirty-two heard {hero} out. Then the chair was taken away. A chair was for somebody who brought a thing that was really theirs, said {host}. It was the rule, even though people looked at the ceiling while it was said. {hero} went outside with {thing}. “I’ve got a button,” {they} said. “But that was a trick. And the chair they’ve taken back.” {lender} turned that over. “Thirty-two people found a way to pay me with a button,” {lender.they} said at last. “You had one, and found a way to pay me with nothing at all. It’s the best price I’ve had.” So {hero} and {lender} stood together next to the door, in the draft, and looked in. Nobody in there was eating much. About ten, someone came out with two plates. It was {friend}.',
					],
					'end-stood': [
						'All thirty-two heard {hero} out. Then the chair was taken away. A chair was for somebody who brought a thing that was really theirs, said {host}. It was the rule, even though people looked at the ceiling while it was said. {hero} went outside with {thing}. “That’s all I’ve got,” {they} said. “The first thing was a chair. But I’d got it with your {thing.one}, so I had to give it back.” {lender} turned that over. “Thirty-two people found a way to pay me with a button,” {lender.they} said at last. “You found a way to pay me with nothing at all. It’s the best price I’ve had.” So {hero} and {lender} stood together next to the door, in the draft, and looked in. Nobody in there was eating much. About ten, someone came out with two plates. It was {friend}.',
					],
					'end-chair': [
						'Outside, {hero} put the chair down under the lamp, and {thing} on it. “It’s the first real thing I was given,” {they} said. {lender} read the name on the back, letter by letter. “But you wanted this one,” said {lender}. “Yes.” {lender} sat down then, very slowly. The bag tipped over. It was buttons, one from each of them in there, and they rolled off down the road in the lamplight, and nobody ran after them. “So that’s how it feels,” said {lender}. {hero} stood next to {lender.them}, in the old draft, and it was not so bad. The next year there was a bench outside the door, wide enough for three. {friend} had built it. {friend} would not say why, but {friend.they} came out and tried it.',
					],
					'end-stayed': [
						'When {hero} did go out, it was a quarter past nine, and there was no one by the door. {Thing} stayed in the middle of the long table. {hero} went to the great supper for three years, and sat on number thirty-three. People came from other towns to look at {thing}. Each time {hero} picked the side from which {they} could not see it. In the fourth year {they} picked it up in front of everyone, and the chair with it, and went out between the soup and the fish. It took till spring, and a good many roads, to find a certain rattle. “You’re four years late,” said {lender}. “Yes,” said {hero}. “I’ve brought the first thing.” {lender} felt the back of the chair, where the paint was worn. “And it’s used,” said {lender}. But {lender.they} was smiling.',
					],
					'end-button': [
						'Outside it was striking nine. “A button,” said {lender}. “Two holes.” There was no anger in it. {Lender.they} dropped it in the bag, where there were thirty-two others, from everyone at that table, and took {thing}, and wished {hero} good night. {hero} went back in and had a chair, at that supper and at every one after. But something had happened to {their} ears. In every pause in the talk {they} could hear a rattle, a long way off, getting farther. A few years later somebody new was standing by the door, holding {thing}, and asked {hero} how one paid for it. {hero} had a button ready, with two holes. It was {their} turn to hand it on. “There isn’t any trick,” said {hero} instead, and moved over, and shared the chair.',
					],
				},
				{
					'asked & end-chair':
						'“I always waited for something different,” said {lender}, on that bench, and leaned back.',
					'refused & end-chair': '“So now somebody has tried it,” {friend} said, and moved up.',
				},
				{
					'gave & stayed':
						'Out of the bag {lender.they} took a clean rag, with half a piece of bread in it, as hard as wood. “You gave me that,” said {lender}. “I never found out what I owe for it.”',
					'gave & buttoned': '',
					gave: 'The half piece of bread was still in the bag, in its clean rag. “That was the first thing that anybody ever gave me,” said {lender} to {hero}. “I noticed. I only didn’t know what it cost.”',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['lender', 'host'], shows: ['thing', 'button'], pose: 'stand', feeling: 'calm' },
		},
	],
};
