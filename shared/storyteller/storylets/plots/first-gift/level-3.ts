import type { PlotLevel } from '../../format.ts';

export const firstGift3: PlotLevel = {
	joins:
		'“{choice}” {hero} did, and it turned out to be the smaller of two decisions that day. The other was this. {lender}, {lender.the}, lent {them} {thing}. It was for showing at the great supper {hall.at}, where thirty-two people had chairs with their names on, and {hero} had none. It was to be back by nine. The price was the first thing that anybody gave {hero} after the six o’clock bell, and since nobody ever gave {hero} anything, {they} had agreed.',
	chapters: [
		{
			titles: ['Thirty-Two Chairs', 'A Cheap Bargain', 'The Small Print', 'Something Worth Looking At'],
			time: 'day',
			parts: [
				[
					'Once a year there is a great supper {hall.at}, at one long table, and each time there is one chair more. By now it was thirty-two. {hero} knew every chair by its back. {They was} {described}, and put out the chairs before the supper, and took them away again after it. In between {hero} had a regular place too: it was next to the door, it was standing, and it was in a draft.',
					'There were thirty-two chairs at the long table {hall.at}, each with a name painted on it, and every year there was one more. {hero} was {described}, and {their} name was on none of them. Once a year, for the great supper, {hero} put them all out, and then stood next to the door, in a draft, and handed in the plates.',
					'Once a year there is a great supper {hall.at}, for those who have a chair with a name on it. Every year it is one more, and by now it was thirty-two. Somebody has to put out the chairs, and hold the door when the dishes are carried in. That was {hero}, who was {described}. {hero} had never been asked to. It had come of standing there, year after year, in the draft.',
				],
				[
					'The rule was simple. “Bring something worth looking at,” said {host.name}, {host.a}, “and you get a chair.” It was looked at after the soup, when {hero} was at the back till ten, with thirty-two soup plates. Last year {hero} had brought an interesting potato. It had not been enough, and {hero} had been shown back to the door.',
					'To get a chair you had to bring something worth looking at. {host.name}, {host.a}, had made that rule. The looking was done after the soup, when {hero} was at the back till ten, with the soup plates, and saw nothing of it. {hero} had tried it with a potato that looked like a nose, and been thanked, and shown the door to lean on.',
					'“It’s quite simple,” said {host.name}, {host.a}, every time. “You bring something worth looking at, and you get a chair.” {hero} never saw what it was. That came after the soup, and then {hero} was at the back till ten, with the soup plates. Last year {hero} had brought a potato in the shape of a duck. {host} had looked at it. Then it had been boiled.',
				],
				[
					'On the morning of the supper, {start.at}, there was a rattle behind {hero}, and then a cough. It was {lender}, {lender.the} who was always about on the roads with a bag. “You want a chair,” said {lender}. “I lend things. How about this?” It was {thing.a}. “You bring it back to me at nine tonight, at the door. You don’t pay. I just get the first thing that anybody gives you, from the six o’clock bell on.” Nobody ever gave {hero} anything. It seemed unfair to take advantage of {lender.them}.',
					'On the morning of the supper, {start.at}, something rattled. It was a bag, and it belonged to {lender.the} who was always about on the roads. “I’m {lender},” {lender.they} said, with a bow. “I lend things. Would this do for a chair?” It was {thing.a}. It would have done for a king. “I’ll come to the door for it at nine tonight. The price is the first thing that anybody gives you after the six o’clock bell.” {hero} went through all the things that people had ever given {them}. It did not take long. There were none.',
					'On the morning of the supper, {start.at}, {hero} met {lender}, {lender.the} who was always about on the roads, with a bag that rattled. Out of it came {thing.a}, and nobody could have called that a potato. “I lend it to you until nine tonight,” said {lender}. “I shall be at the door. For that, I get the first thing that is given to you after the bell has rung six.” Nothing was ever given to {hero}. It was like selling the hole out of the middle of a wheel.',
				],
				{
					quiet:
						'There were several questions that a person might have asked. {hero} had them all ready, and brought out a nod.',
					bold: '“Done!” said {hero}. It is a word that takes half a second to say, and is then said.',
					kind: '{hero} felt that asking about the price would look as if {they} did not trust {lender.them}.',
					honest:
						'{hero} always took a price to be what it was called, and did not ask any more about it. The first thing was the first thing, and would be paid.',
					clever:
						'{hero} looked for the trick in it, and there was none. It did not occur to {them} that a bargain can be perfectly honest, and still cost a great deal.',
					careful:
						'{hero} checked {thing} for scratches on all sides. It took ten minutes. Not one of those was spent on the price.',
					merry:
						'“The first thing I get is usually the blame,” said {hero}. “You’re welcome to it.” {lender} did not smile. {Lender.they} wrote it down, in case.',
					dreamy: 'By then {hero} was far away, on a chair, with a napkin. It was somebody else, really, who said yes.',
					quick:
						'{hero} had said yes, and had got a good grip on {thing}, and only then began to wonder who asks for such a price, and why.',
				},
			],
			choices: [
				{
					say: 'Shake on it before {lender} has second thoughts',
					sets: ['shook'],
					outcome: [
						'{hero} and {lender} shook on it. “You haven’t asked why,” said {lender}. “No,” said {hero}. “Nobody does,” said {lender}, and shouldered the bag. It rattled away down the road, and {hero} thought what an easy way it was of making a living.',
						'“It’s a bargain,” said {hero} quickly. {lender} held on a little longer than people do when they shake on things. “It’s always a bargain,” {lender.they} said. Then there was only the rattle, getting smaller.',
						'It was over in the time that it takes to shake on a thing. {hero} saw to that. “The others were quick, too,” said {lender}, and looked at {their} {hand} a little longer before letting go. “They never ask what I want it for.” {hero} listened to the rattle going off along the road, and thought of upholstery.',
					],
				},
				{
					say: 'Ask what became of the other first things',
					sets: ['asked'],
					outcome: [
						'“What do you do with the first things you get?” asked {hero}. {lender} shook the bag, and it sounded like hail. “They’re all the same so far. I wait for a different one,” {lender.they} said. “Nobody ever gave me a present. So I thought I’d buy one. I’m still waiting for delivery.” {hero} took {thing}, and it was a bargain.',
						'“Who else has borrowed from you?” asked {hero}. “You’d be surprised,” said {lender}. “And what did you get?” asked {hero}. {lender} shook the bag next to {hero}’s ear. It sounded like hail. “The same from all of them,” {lender.they} said. “I’d hoped for a real present.” {hero} took {thing}, and it was a bargain.',
						'“And those who came before me?” asked {hero}. “What did they give you?” For an answer {lender} picked up the bag, and tipped it to one side, and to the other. It was like hail on a tin roof. “One sort only,” said {lender}. “I hope for another sort each year. I’ve never been given a present, you see, and it seems that you can’t order one.” {hero} took {thing}, and it was a bargain.',
					],
				},
				{
					say: 'Share your bread with {lender} before you go',
					sets: ['gave'],
					outcome: [
						'{hero} had bread and cheese, and broke it in two. {lender} took the half as you take a bird that has flown into a window. “What does it cost?” asked {lender}. “It’s only bread,” said {hero}. “Yes,” said {lender}, “but what does it cost?” In the end {lender.they} wrapped it in a clean rag, and did not eat a crumb. So it was a bargain.',
						'“Half of this is yours,” said {hero}. “I’m told you should never make a bargain hungry.” {lender} did not understand at first. {Lender.they} looked for the catch, on top, and underneath. Then {lender.they} rolled the bread up in a clean rag, and laid it in the bag, very gently, as if it might rattle. So it was a bargain.',
						'It was time for breakfast, and {hero} had bread and a bit of cheese. “Have some,” {they} said, and broke the bread. {lender} put both hands behind {lender.their} back. “I can’t pay for that.” “You aren’t meant to,” said {hero}. There seemed to be no word for such a thing where {lender} came from. In the end the half was rolled up in a clean rag, like something that belonged in a museum. So it was a bargain.',
					],
				},
			],
			scene: { at: 'start', with: ['lender'], shows: ['thing'], pose: 'reach', feeling: 'curious' },
		},
		{
			titles: ['The Green Book', 'Thirty-Two Times', 'Number One, Number Two', 'Who Brought What'],
			time: 'day',
			parts: [
				'@answer',
				[
					'At three o’clock {hero} was {hall.at}, to put out the chairs. Nobody else had come yet. {hero} stood {thing} on the long table, just to see, and there it looked as if the table had been waiting for it. Then {they} set down thirty-two chairs, one after another, and left a gap next to the last. The gap was as wide as a chair.',
					'By three {hero} had brought {thing} {hall.to}, without one scratch. There was nobody about, and there was work to do. {hero} put it on the long table, to have it in sight, and carried in the chairs, all thirty-two. There was room for another. {hero} had measured it before, in other years.',
					'Somebody has to be early, and that was {hero}. At three there was nobody else {hall.at}. {They} put {thing} in the middle of the long table, to be safe, and brought in one chair after another. Thirty-two names went by. After the last of them {hero} left a space, and stood in it for a moment, and looked along the table.',
				],
				[
					'By the door lay the green book. In it {host} writes down who was given a chair, and what for. {hero} had dusted that book every year, and had never opened it. Today {they} wanted to see where {their} own line would go. “Number one, {host}, for {thing.a},” it said. “Number two, for {thing.a}. Number three, for {thing.a}.” {hero} turned the page. It went on like that as far as thirty-two.',
					'On a shelf by the door was a green book. Each new chair is written down in there by {host}, with what was brought for it. {hero} had never looked. But tonight there would be a line about {them}, and {they} only wanted to see how long the lines were. They were all the same length. “Number one, {host}: {thing.a}. Number two: {thing.a}. Number three: {thing.a}.” And so it went, all the way down to number thirty-two.',
					'There was time left, and there was the green book. It is the book of the long table, and {host} writes down in it what each of them brought, to get a chair. {hero} thought that there would be thirty-two wonders in there. There was one. “Number one, {host}, {thing.a},” it said on the first line. “Number two, {thing.a}.” Then came number three, and number four. {hero} read as far as thirty-two, and by then {they} knew it by heart.',
				],
				[
					'There could not be thirty-two like that. So everyone at this table had once come in with the one that stood on it now. But it was {lender}’s, and in the whole book there was no {lender}. “Twenty-eight napkins,” said somebody outside, counting. “Twenty-nine.” It was {host}, and the door handle was already going down.',
					'{hero} looked over at the table. Thirty-two people had borrowed that {thing.one}, and each of them had got a chair for it. And {lender}, whose it was? {hero} went through all the names, twice. {lender} had no chair. “Thirty napkins,” somebody counted outside. “Thirty-one.” {host} was coming.',
					'So it was all one and the same {thing.one}, and thirty-two people had borrowed it. There was just one name that {hero} could not find in the book, and that was {lender}’s. The owner had never got a chair for it at all. Outside {host} was coming, and was counting napkins aloud.',
				],
			],
			choices: [
				{
					say: 'Hold out the open book to {host} and ask',
					sets: ['quizzed'],
					outcome: [
						'“Is that the same {thing.one}, all thirty-two times?” asked {hero}, and held out the book. {host} read a line or two, as if for the first time. “There are a good many of them about,” said {host}, and locked the book in the cupboard, and had to begin again with the napkins. {Host.they} did not look once at what stood on the table.',
						'“Why does it say the same everywhere?” asked {hero}. {host} took the book out of {their} {hands}, and shut it, and put it in the cupboard, and turned the key. “It saves ink,” said {host}. {Host.they} laid out thirty-two napkins, very neatly, around something that {host.they} never once saw.',
						'{hero} had the book open when the door opened. “Thirty-two chairs,” {they} said, “and one {thing.one}. Is that right?” “It’s a list,” said {host}. “Lists repeat themselves.” Then {host.they} took it away, quite politely, and turned a key on it in the cupboard. The napkins were folded that day into thirty-two little tents. {host} folded each one with {host.their} back to the middle of the table.',
					],
				},
				{
					say: 'Leave it open on the table, at {host}’s place',
					sets: ['laid'],
					outcome: [
						'{hero} laid the book open at {host}’s place, took {thing}, and slipped out at the back. Behind {them} the counting stopped at thirty-one. It stayed stopped. When {hero} looked in again, later on, {host} had gone to see to the soup. A napkin lay over the page. But the book was still open.',
						'{hero} put the book at {host}’s place, open, took {thing}, and was out at the back in no time. “Thirty-two,” said {host} inside, and then nothing more, for as long as it takes to read two pages. After that {they} heard somebody spread a napkin. When {hero} peeped in, it lay over the book like snow.',
						'At the head of the table is the place of {host}. {hero} laid the book there, as one lays out a plate, with the page up. Then {they} lifted {thing}, and had just got out by the back way when the napkins came in. “Thirty-two,” said {host}, and set them down. It was quiet for so long that {hero} put an eye to the crack. {host} was covering the page with a napkin, and smoothing it. The book had not been closed.',
					],
				},
				{
					say: 'Put the book back, and say nothing about it',
					sets: ['shut'],
					outcome: [
						'{hero} put the book back where it had been, exactly in its own place in the dust. “You’re early,” said {host}. “Yes,” said {hero}. {host} saw what was on the table, went pink, and looked at the napkins. Neither of them said one word about it. It is surprising how long two people can talk about napkins.',
						'When {host} came in, the book lay on its shelf, and {hero} was dusting it. “Is that what you’ve brought?” asked {host}, with one look at the table, and did not ask where from. “Yes,” said {hero}, and did not say. They were both very polite, and were glad when it was over.',
						'“What are you doing there?” asked {host}. “Dusting,” said {hero}, and it was true by then. The book stood on its shelf, and looked as if nobody had ever opened it. {host} looked at it too, and at the table, and what stood on that, and turned the color of ham. “There’s been a lot of dust this year,” said {host}. “It’s the dry weather,” said {hero}. So they got through it.',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['book', 'thing'], pose: 'think', feeling: 'surprised' },
		},
		{
			titles: ['How It Is Done', '{friend} Knows a Trick', 'One Button', 'On the Stroke of Six'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'Anyone new has to wait outside until the soup has been eaten. That’s the custom. So at a quarter to six {hero} was behind {hall}, with {thing}, and around the corner came {friend.name}, {friend.a}, who had chair number seven. “Oho,” said {friend}. “It’s your turn with that. I had it the year I got in.” “I know,” said {hero}. “I’ve seen the book.” “Well,” said {friend}, “where did you think that people like us get things worth looking at?”',
					'New people are called in after the soup. Until then {hero} had to wait behind {hall}, with {thing}. It was nearly six when somebody whistled. It was {friend.name}, {friend.a}, from chair number seven. “So {lender} has found a new one,” said {friend}. “Don’t look like that. I came in with the same one.” “It’s in the book,” said {hero}. “Then you’re the first who ever read it,” said {friend}. “We don’t talk about it.”',
					'“So it’s you this year,” said a voice, and not unkindly. {hero} had carried {thing} out behind {hall}, where new people wait until the soup is over, and it was almost six. The voice belonged to {friend.name}, {friend.a}, of chair number seven. “You needn’t hide it,” said {friend}. “I stood here with it myself, the year I got in.” “I read about it, in the green book,” said {hero}. “Then you know how it’s done,” said {friend}.',
				],
				[
					'“And the price?” asked {hero}. {friend} looked left and right, and held out a button. “They’ll give you a chair tonight. If that’s the first thing, it’s {lender}’s. So something else has to come first. Wait for the bell.” And the bell began to ring six. “Now I’m giving you a button. That’s the first thing, {lender} gets it, and the chair is yours. {host} thought of it, the very first year. {Host.they} had the cook hand {host.them} one of {host.their} own buttons.” It was an ordinary button, with two holes. {hero} could not find anything wrong with it, and went on looking.',
					'“What about the price?” asked {hero}. “Ah,” said {friend}, and brought out a button. “Tonight they’ll give you a chair. If that’s the first thing, it’s gone. But suppose that somebody gives you something before? Listen.” The bell was ringing six. “From now on it counts. So here’s a button, from a friend. {lender} gets that, and you keep the chair. {host} invented it. {Host.they} tore one off and gave it to the cook, and the cook gave it back.” It lay there, with its two holes, and was the plainest button in the world. {hero} turned it over, to see where it was wrong, and it was the same on the other side.',
					'“Then what did you pay?” asked {hero}. {friend} took out a button, and did not hand it over yet. “They’ll give you a chair tonight, and that would be the first thing. Then it’s {lender}’s, and you’re back in the draft. So you need something smaller, before.” The bell rang six. At the last stroke {friend} held the button out. “There. A present, from me. That’s what {lender} gets. It came first, so it isn’t even a lie. {host} got one from the cook, and had handed it to the cook before.” {hero} looked at the button, which had two holes, and at {friend}, who looked at the bell.',
				],
			],
			choices: [
				{
					say: 'Take the button and say thank you',
					sets: ['button'],
					outcome: [
						'{hero} took the button. It weighed nothing. That was odd, since it was like holding a stone.',
						'“Thank you,” said {hero}, and the button changed hands. So that was the first thing, and it was over. {They} had always imagined that it would be more of an occasion.',
						'A present should be said thank you for, and {hero} said it. Then the bell was quiet, and the button was {theirs}, and {they} waited to be glad.',
					],
				},
				{
					say: 'Leave the button where it is',
					sets: ['refused'],
					outcome: [
						'“No, thanks,” said {hero}. “I want to see what the first thing is.” {friend} shrugged and put the button away. “The first thing will be the chair, and then it’s gone,” said {friend}, not in a nasty way. “But I’ll say this. Nobody has tried it yet.”',
						'{hero} kept {their} {hands} on {thing}. “If I wanted to cheat,” {they} said, “I’d feel better doing it worse.” {friend} laughed, and then stopped, and looked at the button for some time, as if it had been given back.',
						'The bell had done. {friend} was still holding out the button, and {hero} was still not taking it. “I’ve waited all my life to be given something,” {they} said. “I’d like to see what it is.” “I can tell you that. It’s a chair, for a quarter of an hour,” said {friend}. But the button went away again, more slowly than it had come out.',
					],
				},
				{
					say: 'Ask how many people paid with a button',
					sets: ['knew'],
					outcome: [
						'“How many of you did it like that?” asked {hero}. {friend} counted chairs in the air. “Well, all of us. {host} began it, and told the next one, and so on.” “All thirty-two?” “It’s only a button,” said {friend}, who had never added it up before, and did not seem to like the sum. {hero} did not take the button, and {friend} put it away.',
						'“Who else?” asked {hero}. “Everyone,” said {friend}. “It goes with the chair. Somebody tells you, and then you tell the next one.” {hero} thought of the rattle. There had been a good many buttons in that rattle. Thirty-two, say. “Not me,” said {hero}, and did not take the button.',
						'{hero} wanted to have the number. “One button a chair,” said {friend}, and shrugged, “so it can’t be much.” Then {friend} began to count, and got to thirty-two, and went back to see if that was right. “I’d always thought of it as just the one,” said {friend}, and put it away. {hero} had not taken it.',
					],
				},
			],
			scene: { at: 'hall', with: ['friend'], shows: ['thing', 'button'], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['Four Rows of Eight', 'The Owner of the Bag', 'In the Light of the Window', 'Poor {host}'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'Then {friend} had to go in. The smell of onion soup came out at the back, and {hero} took {thing} and went around the corner, so as not to smell it. There somebody was sitting on the ground, in the light of the last window. It was {lender}. The bag lay empty, and {lender} was putting buttons in rows. “I’m early,” {lender.they} said. “I’m always early. It’s my one evening in the year.”',
					'{friend} went in to the soup. It was onion soup, and on an empty stomach you can hear it. {hero} moved on with {thing}, around the corner, where one window threw some light on the ground. And there in the light sat {lender}. {Lender.they} had turned out the bag, and was laying buttons side by side. “Sit down,” said {lender}. “There’s time till nine. I like to look at them by a good window.”',
					'After that {friend} was gone, and {hero} was alone with the smell of onions, and took {thing} around the corner, away from it. On the other side it was nearly dark, but for one window, and under the window somebody was busy. It was {lender}, with all that had been in the bag. It was buttons, and {lender} was putting them in rows. “It’s not nine yet,” {lender.they} said. “I come early, to get them in order.”',
				],
				[
					'There were four rows of eight. “I’d like to be given a present, for once. That’s why I ask for the first thing,” said {lender}, and put one button straight. “This is {host}’s. ‘All that I was given was this button,’ {host} told me, and I was so sorry. And the next one got just a button, too. And the next! If you ask me, they’re poor people in there. The goose and the candles are only for show.” {Lender.they} meant it.',
					'It was four rows, with eight in each. “I ask for first things because I’d love a real present,” said {lender}, and touched the first with one finger. “But {host} was given a button that night, and nothing else. I felt so bad about taking it. And the year after it was a button again. They must be so poor in there, behind all those candles. They never get anything but buttons.” {hero} waited for {lender} to laugh. {lender} did not laugh.',
					'{lender} knew each of them, four rows of eight. “I ask for the first thing because I’d like a present, for once. But this one with the chip was {host}’s. ‘I was given a button,’ {host.they} told me, ‘and that was it.’ And {host.they} couldn’t look at me, the poor soul. Since then it’s been a button every year. I didn’t know that people could be so poor, and have curtains.” It was not a joke. {lender} had believed it, thirty-two times.',
				],
				{
					button: [
						'“I do hope you’ll get something better,” said {lender}. “For your sake.” In {hero}’s {hand} was number thirty-three.',
						'“For you I wish that it’s something nicer,” said {lender}. {hero} was holding {friend}’s button so tight that it hurt.',
						'“I’ll keep my fingers crossed,” said {lender}, “that they can spare you something better.” It would have been a good moment to show the button. {hero} held it tighter, and felt two holes.',
					],
					else: [
						'“I do hope you’ll get something better,” said {lender}. “For your sake.” {hero} looked at the rows. So {lender} did not know. In all those years nobody had said it.',
						'“For you I wish that it’s something nicer,” said {lender}. So nobody had ever told {lender.them}. They had all gone in, and closed the door, and had soup.',
						'“I’ll keep my fingers crossed,” said {lender}, “that they can spare you something better.” So that was what thirty-two people had left out, each on the way in. {hero} would have liked to be somebody who did not know, either.',
					],
				},
			],
			choices: [
				{
					say: 'Tell {lender} where the buttons really came from',
					sets: ['truth'],
					outcome: {
						button: [
							'“Each of them was given a chair,” said {hero}. “The buttons are a trick, so that you wouldn’t get it. And I’ve got one, too.” {They} showed it. {lender} looked at it, and then along the four rows, and began to put them back in the bag, one at a time. They did not rattle much. “Thank you for telling me,” said {lender} when the last one was in. “I’ll be at the door at nine. I’d like to see what you do now.”',
							'{hero} told all of it: the chairs, and the trick, and the button in {their} own {hand}. It took a long time. {lender} did not say a word. Then {lender.they} swept the four rows into the bag with one arm. “And I was sorry for them!” said {lender}. “Well. Now I’ll see if I have to be sorry for you. At nine, at the door.”',
							'“They aren’t poor,” said {hero}. It was as good a place to begin as any. “They each got a chair. Before that they had somebody give them a button, so that the chair would only come second. This one’s mine.” The button looked even smaller, held out like that. For a time {lender} said nothing, and picked up the rows, the eldest first. “So it was never the goose,” said {lender}. “At nine I’ll be by the door. Now I’m the one who’s wondering what I’ll get.”',
						],
						else: [
							'“Each of them was given a chair,” said {hero}. “The buttons are a trick. Somebody hands one over first, so that you won’t get the chair.” {lender} looked along the four rows, and began to put them back in the bag, one at a time. They did not rattle much. “Thank you for telling me,” said {lender} when the last one was in. “I’ll be at the door at nine, as agreed. I’d like to see what you do.”',
							'{hero} told all of it: the chairs, and the trick with the button. {lender} did not say a word. Then {lender.they} swept the four rows into the bag with one arm. “And I was sorry for them!” said {lender}. “For thirty-two years I’ve been sorry! Well. At nine, at the door. I’m curious about you.”',
							'“They aren’t poor,” said {hero}. It was as good a place to begin as any. “They’ve got chairs in there. That’s what each of them was given, only a friend gave them a button before it, on purpose, so that it would count as first.” {lender} held {host}’s up to the window, and one could see right through it, twice. “I never asked,” said {lender}, and put the rows away, the eldest last. “I’ll be by the door at nine, the same as ever. This year I won’t guess.”',
						],
					},
				},
				{
					say: 'Play a game with {lender}, with the buttons',
					sets: ['played'],
					outcome: [
						'“Do you know three in a row?” asked {hero}. {lender} did not. {Lender.they} learned it in one round, and won the next six, and laughed so much that somebody inside rapped on the glass. “All those years I’ve only counted them,” said {lender}. “I never knew that they could do anything.”',
						'They played three in a row, on the ground, in the light of the window. {hero} had white buttons, and {lender} had black. {lender} lost the first game, and won all the others, and said “Ha!” so loudly that a goose answered. “Nobody ever stayed to play,” said {lender}. “They always have to go in.”',
						'“You could play something with those,” said {hero}, and scratched nine squares in the dirt. It was three in a row, {hero}’s buttons against {lender}’s. First {hero} won, because {lender} put each one down so carefully that it took no notice of the others. After that {hero} did not win again. “Ha!” said {lender}, every time, and it was plain that it was a new word. “All this while I’ve had a game in there, and thought it was a debt.”',
					],
				},
				{
					say: 'Promise {lender} that yours will be no button',
					sets: ['swore'],
					outcome: {
						button: [
							'“From me it won’t be a button,” said {hero}, and heard {themself} say it. “Don’t promise that,” said {lender} kindly. “You can’t know what people will give you.” {hero} knew very well. It had two holes. But now it was said.',
							'“I promise that it won’t be a button,” said {hero}. It came out before {they} had looked at what was in {their} {hand}. {lender} beamed. “Nobody has promised me that before,” said {lender}. “I’ll leave a space for it, at the end of the row.”',
							'“You’ll get something else from me,” said {hero}, “not a button. I promise.” It was the four rows that had made {them} say it. “Don’t,” said {lender}. “You can’t know that.” All the same, {lender} could not help smiling, and pushed the last row along to make room. In {hero}’s {hand} it felt as if the button had pricked up its ears.',
						],
						else: [
							'“From me it won’t be a button,” said {hero}. “Don’t promise that,” said {lender} kindly. “You can’t know what people will give you.” “No,” said {hero}. “But I know what I’ll give you.” {lender} left a space for it, at the end of the last row.',
							'“I promise that it won’t be a button,” said {hero}. {lender} beamed. “Nobody has promised me that before,” said {lender}. “I’ll leave a space for it.” And {lender.they} moved the last row a little to the left.',
							'“You’ll get something else from me,” said {hero}, “not a button. I promise.” “Don’t,” said {lender}. “You can’t know what they’ll have for you in there.” But a hand was already pushing the last row along, to make room, and the place that it left was larger than any button.',
						],
					},
				},
			],
			scene: { at: 'hall', with: ['lender'], shows: ['button', 'thing'], pose: 'sit', feeling: 'worried' },
		},
		{
			titles: ['Number Thirty-Three', 'A Name on the Back', 'Ten to Nine', 'The Chair'],
			time: 'night',
			parts: [
				'@answer',
				[
					'They eat their soup slowly {hall.at}, and talk in between. “The new one, please!” somebody called at half past eight. {hero} carried {thing} in, past the door and the draft, and put it down in the middle of the long table. All around it people stopped chewing. Every one of them knew it. Not one said so. “Now that is worth looking at,” said {host}, rather quickly.',
					'With thirty-two people soup takes its time. It was half past eight when {hero} was called in. {Thing} went past the old place by the door, where somebody had put the umbrellas, and was set down between the goose and the candles. All thirty-two looked at it, and then at their plates. “Very fine,” said {host}. “I don’t think that we’ve had that before.”',
					'It was a long soup, that year, and a good deal was said over it. At half past eight the door opened. “Now we’ll see something new,” called {host}, and {hero} brought it in. {Thing} stood in the middle of the long table, and shone. “Ooh,” said thirty-two people, each a little too late, like people who have been told when to say it. {friend} said it twice.',
				],
				{
					quizzed: [
						'{host} took the key, and fetched the green book out of the cupboard, and wrote, with one arm around the page. It was a short line. It was the same as the others.',
						'The green book came out of the cupboard, and {host} wrote a line in it, without looking at {hero}. “Number thirty-three,” {host.they} murmured. “For you know what.”',
						'“One moment,” said {host}, and unlocked the cupboard, and wrote in the green book, standing up, as one writes when somebody may look. {hero} did not look. {They} had read enough of it in the afternoon.',
					],
					laid: [
						'The green book still lay at {host}’s place, under the napkin. During the soup all of them had come by, one after another, as if on the way to the salt, and lifted a corner, and read. {hero} could tell by the thumbprints, in gravy. They had known it before. They had only never seen it added up.',
						'At {host}’s place there was a napkin with something square under it. “We’ve all had a look under there,” whispered {friend}, as {hero} went past. “Thirty-two times the same line. Nobody has eaten much since.”',
						'The napkin at {host}’s place had slipped a little, and a green corner stuck out. It had been lifted so often since the soup that it would not lie flat. “We all read it,” {friend} muttered. “First one thought, it’s only me. Then one turned the page.”',
					],
					else: [
						'{host} took the green book from its shelf, and wrote down number thirty-three. {hero} did not have to look. {They} knew how that line went on.',
						'Then the green book was brought, and dipped a little in gravy, and {host} wrote a line in it. “What shall I put?” {host.they} asked, for form’s sake. “The same as always,” said {hero}, and somebody coughed.',
						'{host} reached behind {host.them}, and had the green book without looking, and the pen. The new line was soon written. It had had a good deal of practice.',
					],
				},
				[
					'Then the chair was carried in. On its back, in red, it said {hero}, with every letter right. {hero} sat down. It fitted. “Potato?” asked {friend}, who had moved number seven over, and a lady on the right wanted to know what {they} thought of the goose. Nobody had ever wanted to know that. It was warm, and the draft was somebody else’s. This was what it was like, then.',
					'And then came the chair, with the name {hero} in red paint, still a bit wet. {friend} had moved number seven next to it. {hero} sat down, and the wood felt warm. Somebody passed {them} the goose. Somebody asked {them} to pass it on. {They} had stood by that door for so many years, and from here it looked quite small.',
					'So a thirty-third chair was put in the gap at the end, and {friend} moved number seven up to it. The new one was {hero}’s. It said so on the back, in red. {hero} sat down, got a plate like everybody else, and was asked about the weather. It is a dull thing to be asked. But it was the best question that {they} had ever heard.',
				],
				{
					'button & truth': [
						'In ten minutes it would be nine. Outside the window stood {lender}, who knew all about buttons now, and was looking in.',
						'It was ten to nine. {friend}’s button was still there. But {lender} stood outside the window with the bag, and knew what it was worth.',
						'The hands of the clock were at ten to nine. {hero} felt for the button, and {they} could have handed it over in the dark. But in front of the window stood somebody with a bag, {lender}, who had been told what a button was.',
					],
					button: [
						'In ten minutes it would be nine, and outside the window stood {lender}, with the bag. The button was ready. It had come first, and that was the whole trick.',
						'It was ten to nine. Outside the window {lender} had taken up the bag. And {hero} had the button, which had come first, so that all this could stay.',
						'By the clock it was ten to nine. There was nothing to be done but go out, hand over the button, which had come first, and be back before the pudding. Outside {lender} shifted the bag from one arm to the other, to be ready.',
					],
					else: [
						'But a chair is given. So it was the first thing, and {hero} knew it by the second bite. In ten minutes it would be nine. Outside the window stood {lender}, with the bag.',
						'The bell had rung six, and nothing had been given to {hero} since, but this chair. So it was the first thing. It was ten to nine, and outside the window stood {lender}, with the bag.',
						'{hero} had been given a chair, and before that nothing, since six o’clock. That made it the first thing. It was ten to nine, and outside the window was {lender}, with the bag.',
					],
				},
			],
			choices: [
				{
					say: 'Get up and carry the chair out to {lender}',
					sets: ['paid'],
					outcome: {
						button: [
							'{hero} put the button on {friend}’s plate. “You gave me this first,” {they} said. “But it wasn’t a present. It was a trick with two holes.” Then {they} stood up, put {thing} on the seat, and picked up both.',
							'“I can’t use this,” said {hero}, and gave {friend} the button back. “It did come first. But it was never meant for me.” And {they} set {thing} on the chair, and lifted the two together.',
							'“Hold this for me,” said {hero} to {friend}, and it was the button. “It got here before the chair. But a present ought to be meant.” {friend} held it. Then {hero} lifted {thing} onto the seat, took a good grip on the back, where the name was, and rose.',
						],
						else: [
							'{hero} sat for one moment longer, with {their} back against {their} own name. Then {they} got up, laid {thing} on the seat, and lifted the chair. “You can’t want to go already?” asked {friend}. “I don’t want to,” said {hero}. “It’s just due.”',
							'{hero} finished what was in {their} mouth, so as to have sat there properly once. Then {they} got up, put {thing} on the seat, and took hold of the chair. “Is anything wrong with it?” asked {host}. “No,” said {hero}. “That’s the trouble.”',
							'“Excuse me,” said {hero} to a lady on the right, and got up, and lifted the chair, with {thing} on it. “This was the first thing,” {they} told {friend}. “I have to take it out.”',
						],
					},
				},
				{
					say: 'Go out to the door and pay with the button',
					if: 'button',
					sets: ['buttoned'],
					outcome: [
						'{hero} took {thing} off the table, and shut the button in one {hand}. It was the agreed price, or could be called so, and {hero} practiced calling it so as far as the salt.',
						'{hero} took {thing}, and went to the door with it, and with the button. It was the first thing. It really was. {They} said so to {themself} four times, and it is not a long way.',
						'“Won’t be a minute,” said {hero}, and picked up {thing} with one {hand}. In the other was the button. Nobody asked where {they was} going. They all remembered the way, and passed the potatoes a little faster.',
					],
				},
				{
					say: 'Stay in your chair and let nine strike',
					if: '!button',
					sets: ['stayed'],
					outcome: [
						'{hero} stayed where {they was}. In a minute {they} would get up, {they} thought, only not in this one. {They} took another potato. The bell began to strike, and went on for much longer than nine. Nobody came in. {hero} had somehow thought that somebody would come in and shout.',
						'{hero} did not get up. It was too warm. {They} would do it at the next stroke, {they} thought each time, and there were nine of them. After that nothing happened, and it went on not happening.',
						'There was still goose. {hero} only meant to finish it first. It was one small piece to each stroke of the bell, and there was enough for nine. Then it was late, and then later, and {they was} asked to pass the salt, and passed it.',
					],
				},
				{
					say: 'Tell the whole table whose {thing.one} it is',
					sets: ['spoke'],
					outcome: {
						button: [
							'{hero} climbed up on the chair, since it was {theirs} for the moment, and held up the button. “I took this first,” {they} said, “and I knew that the chair was coming. That’s the trick, and you all know it.” {They} put it down on {friend}’s plate. “{lender} lent us {thing}, all of us. We owed a chair for it. What did {lender} get? Buttons.” Thirty-two forks lay down.',
							'“That isn’t mine,” said {hero}, and had to say it again, because the first time it came out as a whisper. “It’s {lender}’s. You all know that. And I took this for it, so as to keep the chair.” {They} slid the button back to {friend}, past the salt. “I don’t want it. I owe a chair, the same as you.” A potato rolled off somebody’s fork, and all the way along the table, and nobody stopped it.',
							'“I ought to say where I got it,” said {hero}, rather loudly. “I got it where you all got it, from {lender}. And this is what I was going to pay with.” {They} laid the button next to {friend}’s plate. “I knew what it was for when I took it. So did you.” It was as if {they} had opened a window in January.',
						],
						else: [
							'{hero} climbed up on the chair, since it was {theirs} for the moment. “That isn’t mine,” {they} said, and pointed at {thing}. “{lender} lent it to me, the same as to all of you. We were to pay with the first thing, and that’s the chair. What did {lender} get? Buttons.” Thirty-two forks lay down.',
							'“It isn’t mine,” said {hero}, and had to say it again, because the first time it came out as a whisper. “It’s {lender}’s. You all know that. You all paid for it with a button, and you owe a chair.” A potato rolled off somebody’s fork, and all the way along the table, and nobody stopped it.',
							'“I ought to say where I got it,” said {hero}, rather loudly. “I got it where you all got it, from {lender}. And it isn’t paid for. It never has been, by anyone.” It was as if {they} had opened a window in January.',
						],
					},
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['thing', 'button'], pose: 'sit', feeling: 'worried' },
		},
		{
			titles: ['Nine', 'Thirty-Two Buttons', 'What It Cost', 'At the Door'],
			time: 'night',
			parts: [
				{
					bold: ['It had been easy to say “Done!” that morning, when it cost nothing.', ''],
					clever: [
						'{hero} had looked for the trick that morning, in the bargain. There had been only one, and it had two holes.',
						'',
					],
					careful: ['{hero} had kept {thing} safe the whole day. It was everything else that had got scratched.', ''],
					merry: ['{hero} always had an answer. This time {they} just had a lump in {their} throat.', ''],
					dreamy: [
						'{hero} had sat on that chair for years, in {their} head. The real one was harder to get up from.',
						'',
					],
					quick: ['{hero} did not often think twice. It felt like walking down a stair that is not there.', ''],
				},
				'@answer',
				{
					'gave & buttoned': [
						'By the door {lender} held out something first. It was half a piece of bread, in a clean rag. “You’d better have it back,” said {lender}. “It doesn’t seem right to keep it, on top of the price.”',
						'“First there’s this,” said {lender}, and took a clean rag out of the bag, and out of the rag half a piece of bread. “You gave it to me before the bell, so it isn’t in the bargain. I’m giving it back. It would only get buttons on it.”',
						'“This isn’t mine yet,” said {lender} at the door, and it was half a piece of bread. The rag around it was still clean. “I’d been keeping it for afterward, to see if I’d understand it by then. You have it. I’ll just take what’s due.”',
					],
					'paid & laid': [
						'It had to be carried past {host}’s place. {host} had {host.their} hand on the napkin, and under it lay the book. {hero} did not say one word. But {friend} pulled the napkin off by a corner. There lay the page, in {host}’s own writing, for anyone who could not look at {hero}.',
						'On the way {hero} passed the napkin with something square under it. {friend} lifted it off. “Thirty-two buttons,” said {friend} to the whole table, “and one chair.” The page stayed open from then on, and nobody covered it up again.',
						'“Wait,” said {friend}, when {hero} had got as far as {host}’s place. The napkin came off the green book as if a dish were being served. “It’s all written down, and it’s been open the whole evening,” said {friend}. “Somebody ought to look at it with the cover off.” All around the table they did, since the other thing to look at was {hero}.',
					],
					'paid & quizzed': [
						'“Write it down!” {friend} called to {host}, who was still holding the green book. “Number thirty-three. Paid.” {host} dipped the pen, and could not remember how that was spelled.',
						'{host} was standing there with the green book. “You asked me something this afternoon,” said {host} quite low, as {hero} went by. “Yes. It’s the same one, all thirty-two times.”',
						'That afternoon {hero} had asked why every line was the same. Now {host} had the green book open at number thirty-three, and the pen in the air, and needed a word that had not been in there before.',
					],
					'paid & shut': [
						'The green book lay on its shelf by the door. {hero} had put it back that afternoon, and not said one word. Now {they} did not need to. “Number thirty-three,” said {friend} behind {them}, very clearly, “is paying.”',
						'Past the green book they went, {hero} and the chair. It was shut, as {hero} had left it that afternoon. But all thirty-two were looking at it now, and not at {hero}.',
						'By the door a chair’s leg caught on the shelf, and the green book fell down, and lay there with its face to the floor. {hero} had put it away once already that day. This time {they} stepped around it. “Let it lie,” said {friend} to {host}. “We know what’s in it.”',
					],
					'buttoned & laid or stayed & laid': [
						'At {host}’s place the napkin still lay over the open book. {hero} had put that book there, for everyone to read. Now they all looked at {them}, and away, as they had looked at each other all evening, and {host} shut it.',
						'“So that makes thirty-three,” said {friend}, and looked at the napkin, with the book under it. {hero} had opened that book {themself}. It had been meant for the others.',
						'“You put it there,” said {host}, low, and tapped the napkin, and what was under it. “I thought all evening that you meant something by it.” {hero} had meant something. It had only been easier in the afternoon.',
					],
					'buttoned & quizzed or stayed & quizzed': [
						'“It saves questions,” said {host}, and locked the green book in the cupboard again. “You’d be surprised how soon people stop asking them.”',
						'{host} gave {hero} a nod. It was quite friendly, and it was the nod of one who has been asked a question, and has now been given the answer.',
						'The key turned in the cupboard, and that was the green book seen to. “You had a question, this afternoon,” said {host} pleasantly. “Has it been answered?” It had.',
					],
					'buttoned & shut or stayed & shut': [
						'On its shelf lay the green book, where {hero} had put it back that afternoon. There was a fresh line in it now. It was exactly as long as the others.',
						'The green book was back on its shelf. {hero} had kept quiet about it once already that day, and found that it went more easily the second time.',
						'Nobody would have to hush up the green book. {hero} had put it back on its shelf that afternoon, without a word, and had turned out to be good at it.',
					],
					'end-stood & shut': [
						'“It’s in the green book!” said {hero}. But that lay shut on its shelf, where {hero} had put it back {themself}, and nobody got up to fetch it.',
						'“Prove it,” said somebody at the far end. The proof lay on its shelf by the door. {hero} had put it back there that afternoon, so as to be polite, and it had been put away since.',
						'There was one place where it was all written down, and it was the green book. {hero} had shut it that afternoon, and put it back so neatly that it might never have been opened. “What book?” said somebody, and several people found that very reasonable.',
					],
					'end-stood & quizzed': [
						'“Well!” said {host}, and laid a hand on the green book, which was shut, and kept the hand there.',
						'“You know that it’s so,” said {hero}. “I asked you this afternoon.” {host} sat down, as if by chance, on the green book.',
						'“Ask the book,” said {hero}. “I did, this afternoon.” But the green book was under {host}’s elbow, and the elbow stayed where it was, and looked heavy.',
					],
				},
				{
					'end-all-pay & laid & truth': [
						'Nobody answered. Then {lender} came in, for the first time in {lender.their} life, and laid the buttons on the tablecloth, in four rows of eight. “{host}’s,” said {lender}. “Number two’s. Number three’s.” And {friend} took the napkin off the green book, and there it all was, in {host}’s own writing.',
						'It was quiet. {friend} pulled the napkin off the green book, and it said so there, thirty-two times. And somebody came in from the draft. It was {lender}, who put four rows of buttons on the tablecloth, and said whose each of them had been.',
						'First there was the sound of a napkin. {friend} had drawn it off the green book, and nobody reached out to put it back. Then there was the sound of the door, and it was {lender}, who knew it all by now, and had come in for once. Thirty-two buttons were set out on the cloth, in rows. “This is what I got,” said {lender}. “And in there is what you got. I’ve only come to put them side by side.”',
					],
					'end-all-pay & laid': [
						'“That isn’t so,” somebody began. But there lay the green book. {friend} reached over, and took the napkin off it. “It is so,” said {friend}. “It’s on both pages. Mine is number seven.” Everybody had read it. It was only that nobody had read it aloud. Then {friend} went to the door, and brought {lender} in by the arm.',
						'Nobody could say that it was not true, for the green book lay at {host}’s place. {friend} pulled the napkin off it. “Number seven,” {friend} read out, “for the same {thing.one}. That’s me. I paid with a button, too.” Then {friend} opened the door, and asked {lender} to come in, which nobody had ever done.',
						'Somebody at the far end wanted to know who said so. “You do,” said {friend}, and swept the napkin off the green book. “It’s on page two. I’m on page one, at number seven.” It is odd how loud a page can be. Then {friend} went to the door, where {lender} was, and held it as one does for guests, and had to say twice that it was meant.',
					],
					'end-all-pay': [
						'Nobody answered. But the door had opened, and {lender} came in, for the first time in {lender.their} life. {Lender.they} went up to the table, and laid buttons on the cloth, in four rows of eight. “I used to be sorry for you,” said {lender}. “Which of you is this one?” {friend} was the first to say it. “That’s mine.”',
						'Then there was a draft. {lender} stood in the door, and came all the way up to the table, and put down the buttons, one in front of each chair. {Lender.they} still knew them all by heart. “I was so sorry that you got nothing else,” said {lender}. Nobody could look up. “I got a chair,” said {friend} at last.',
						'The draft came first, and after it, very slowly, came {lender}, who had never been past the door. The bag was turned over on the cloth, next to the goose, and {lender} moved the buttons with one finger until there was one in front of each plate. “Is that right?” asked {lender}. “I was always so sorry for you.” “That one’s right,” said {friend}, and was the first who could speak. “And I wasn’t poor. I was given a chair.”',
					],
				},
				{
					'end-all-pay': [
						'{friend} stood up next to {friend.their} chair. “I’m only saying it because it’s so,” said {friend}. “I was given a chair, and I paid with a button, and I’ve never once been comfortable.” Then the others had to get up too. It’s hard to stay sitting on a chair when you’ve just heard whose it is. {host} came last, being the first. “We owe you thirty-two chairs,” {host.they} told {lender}, “and one evening.” “I can only sit on one,” said {lender}. {hero} held out the new one, with the paint still damp, and gave back {thing} too. “Then I’ll have the one that I was brought,” said {lender}, and sat, and was passed the potatoes. The other thirty-two went around the table standing, and did the serving. They were not at all good at it.',
						'In the end {host} got up, as red as a lobster, for {host} had been the first to do it. “I gave myself a button. What I was given was the chair,” said {host}, and picked up number one, and carried it over to {lender}. One after another they all did, and stood there, thirty-two people without a seat, and looked as if they had just put down something heavy. “What am I to do with so many?” asked {lender}. {Lender.they} tried each of them, and laughed out loud on number nine, and then {lender.they} gave them all back but one. “I’ll take {hero}’s,” said {lender}. “It’s the only one that I didn’t have to wait for.” So {hero} handed over the chair, and {thing} as well, and then there was a good deal of moving up. There turned out to be room for two on almost everything.',
						'It was {host} who stood up first, for {host} had been the first to do it. “I owe you a chair,” said {host}, and then the others said it, all around the table, some of them into their napkins. Most of them took back their buttons, too, each the right one. It’s a long time to be missing a button. “And where do I sit?” asked {lender}. Everybody offered at once. Last of all came {hero}, with {thing}, and with the chair. “That’s what I was given,” said {hero}. {lender} tried it. There was room for one and a half. So the two of them sat there, one on each side of the half, and had what was left of the goose.',
					],
					'end-stood & button': [
						'“Borrowed?” said {host}. “Then you haven’t brought anything. The rule is the rule.” {Host.they} did not say whose rule it was, or look at {host.their} own chair. {hero} got down. The name was red, and it went out of the room ahead of {them}, carried by two people, back to the shed. {hero} took {thing}, and brought it out to {lender}, by the door, before it struck nine. “Here. And I can’t pay you,” said {hero}. “The first thing was a button, and I knew that the chair was coming when I took it. I’ve given it back. Then I told them what we all owe you, and they took the chair.” “What did you say, exactly?” asked {lender}, and wanted to hear it twice. Then {lender} moved to one side, so that there were two places next to the door, out of the worst of the draft. “Thirty-two people knew that, and let me be sorry for them,” said {lender}. “You said it out loud. I’ll put it down as paid.”',
						'“If it was borrowed,” said {host}, “then it doesn’t count.” A chair was for somebody who brought a thing that was really theirs. It was the rule, even though people looked at the ceiling while it was said. So the chair was taken away, and {hero} went out, and gave {lender} back {thing}. “That’s all I’ve got,” {they} said. “I had a button for you, and I gave it back, because I knew what it was for. I had a chair, and I told them that it was your {thing.one}, and so they took it away.” {lender} turned that over for a while. “Thirty-two people paid me with a button, and kept everything,” {lender.they} said at last. “You kept nothing, not even the button, and you said it for me. I’ll take that. It’s the best price I’ve had.” The two of them stood next to the door, in the draft, and looked in. Nobody in there was eating much.',
						'{host} had to think. “A chair is for a thing of your own,” {host.they} said. “That’s the rule. If it’s {lender}’s, you haven’t brought anything.” Two people took the chair away, and did not look at {hero}, who carried {thing} out to {lender}. “Here it is, and I’ve nothing to pay you with,” said {hero}. “I took a button first, so as to keep the chair. Then I gave it back, and said that we all owe you a chair, and now I’ve neither.” “You said that in there? Out loud?” asked {lender}. “For me?” {hero} nodded. {lender} had to put down the bag. “Then you and I are quits,” said {lender}. “They and I aren’t.” The two of them stayed there side by side, in the draft, and watched thirty-two people not eat.',
					],
					'end-stood': [
						'“Borrowed?” said {host}. “Then you haven’t brought anything. The rule is the rule.” {Host.they} did not say whose rule it was, or look at {host.their} own chair. {hero} got down. The name was red, and it went out of the room ahead of {them}, carried by two people, back to the shed. {hero} took {thing}, and brought it out to {lender}, by the door, before it struck nine. “Here. And I can’t pay you,” said {hero}. “They gave me a chair, and I told them what we all owe you, and they took it back.” “What did you say, exactly?” asked {lender}, and wanted to hear it twice. Then {lender} moved to one side, so that there were two places next to the door, out of the worst of the draft. “Thirty-two people knew that, and let me be sorry for them,” said {lender}. “You said it out loud. I’ll put it down as paid.”',
						'“If it was borrowed,” said {host}, “then it doesn’t count.” A chair was for somebody who brought a thing that was really theirs. It was the rule, even though people looked at the ceiling while it was said. So the chair was taken away, and {hero} went out, and gave {lender} back {thing}. “That’s all I’ve got,” {they} said. “The first thing was a chair. But I told them that it was your {thing.one}, and so they took it back.” {lender} turned that over for a while. “Thirty-two people paid me with a button, and kept everything,” {lender.they} said at last. “You gave up a chair to say that for me. I’ll take it. It’s the best price I’ve had.” The two of them stood next to the door, in the draft, and looked in. Nobody in there was eating much.',
						'{host} had to think. “A chair is for a thing of your own,” {host.they} said. “That’s the rule. If it’s {lender}’s, you haven’t brought anything.” Two people took the chair away, and did not look at {hero}, who carried {thing} out to {lender}. “Here it is, and I’ve nothing to pay you with,” said {hero}. “I had a chair. Then I said that you’re owed thirty-three of them, and now I haven’t.” “You said that in there? Out loud?” asked {lender}. “For me?” {hero} nodded. {lender} had to put down the bag. “Then you and I are quits,” said {lender}. “They and I aren’t.” The two of them stayed there side by side, in the draft, and watched thirty-two people not eat.',
					],
					'end-chair': [
						'{lender} had come around from the window, and was standing where {hero} had always stood, next to the door. “It isn’t a button,” said {hero}, and put down what {they} had. “It’s {thing}, which is yours. And it’s the chair that I was given. So that’s yours too.” {lender} did not know how to sit down on a present. {Lender.they} asked if it had to be unwrapped. Then {lender.they} tried it, and leaned back, and was very quiet. “I thought that they were poor,” said {lender} after a while. “Every year I thought so.” Inside, thirty-two people saw it through the open door, and there was not one who went on eating. Then a chair was pushed back. It was number seven, and it came out through the door, with {friend} behind it. “Move over a bit,” said {friend} to {hero}. “I’ve come to pay.”',
						'Outside, {hero} put the chair down under the lamp, and handed {lender} what was on it. “That’s yours, and it isn’t nine yet,” {they} said. “And the chair is what I was given for it.” {lender} read the name on the back, letter by letter. “But you wanted this one,” said {lender}. {hero} nodded. {lender} sat down then, very slowly. The bag tipped over, and thirty-two buttons rolled off down the road in the lamplight, and nobody ran after them. “So that’s how it feels,” said {lender}. {hero} stood next to {lender.them}, in the old draft, and it was not so bad. Then the door opened again, and out came {friend}, with chair number seven in front of {friend.them}. “That makes two,” said {friend}, and put it down on the other side of {hero}, and looked back at the door. It stayed open. Inside, someone else could be heard pushing back a chair.',
						'{hero} carried it past the umbrellas and out of the door, and set it down. “Here’s your {thing.one},” {they} said, “and that’s what I was given for it.” {lender} walked around it twice. “They gave you this?” {lender.they} asked. “With your name on it? And you’re giving it to me?” “It was the price,” said {hero}. {lender} sat down on the edge, and then in the middle, and let go of the bag, and the buttons ran out of it in all directions. “So that’s what you get in there,” said {lender}. The window was full of faces. One was missing. It was {friend}’s, and that was because {friend} was coming out of the door, with chair number seven. “I thought that {hero} could sit on it,” said {friend}. “It isn’t mine, strictly speaking.”',
					],
					'end-stayed & truth': [
						'When {hero} did go out, it was a quarter past nine, and there was no one by the door. {lender} had known everything, and had waited to see, and had seen. On the step lay the bag, with all thirty-two buttons in it. {Thing} stayed on the long table, so nobody new could borrow it, and {hero} sat on number thirty-three for three years. Each time {they} picked the side from which {they} could not see it. In the fourth year {hero} picked it up in front of everyone, and the chair with it, and went out between the soup and the fish. There was no rattle any more to go by. It took till spring to find {lender}, and then {hero} set down both in the road. “That’s yours,” {they} said, “and this is what I was given first.” “You’re four years late,” said {lender}, and felt the back of the chair, where the paint was worn. “And it’s used.” But {lender.they} was smiling.',
						'It was ten past nine when {hero} looked out. On the step stood the bag, with all the buttons in it, and nobody beside it. {lender} had been told the truth, and had waited to see what came of that, and nothing had. {hero} kept the bag under number thirty-three, and did not have to open it to know how many there were. Three great suppers went by like that, with {thing} among the candles, where nobody new could borrow it. At the fourth {hero} stood up before the goose, and took all of it: chair, and bag, and what was on the table. {They} found {lender} in March, by asking in every village for a person who was waiting. “This is yours, and so is this,” said {hero}. “I told you the truth, and then I sat on it.” “I can see the dent,” said {lender}, and sat down in it.',
						'On the step, when {hero} had opened the door at last, there was a bag, and the bell had been quiet for a quarter of an hour. In it were thirty-two buttons. {lender} had been told how the thing is done, and had now seen it done. For three years {hero} went to the great supper. {They} sat on number thirty-three, and kept the bag on a hook at home. {Thing} stood in front of {them}, among the candles, and was lent to nobody. In the fourth year {they} rose between the goose and the pudding, and went out with everything, and walked all winter. Under a bridge, in spring, somebody was counting pebbles, for want of buttons. “I told you how they cheat,” said {hero}, “and then I did it without a button. Here’s what you lent me, and here’s the chair.” “It’s got thin in the seat,” said {lender}, and tried it, and it held.',
					],
					'end-stayed': [
						'When {hero} did go out, it was a quarter past nine, and there was no one by the door. {Thing} stayed in the middle of the long table, so nobody new could borrow it. {hero} went to the great supper for three years, and sat on number thirty-three. Each time {they} picked the side from which {they} could not see it. In the fourth year {they} picked it up in front of everyone, and the chair with it, and went out between the soup and the fish. It took till spring, and a good many roads, to find a certain rattle. “I’ve brought back what you lent me,” said {hero}, and gave it to {lender}, “and the first thing I was given.” “You’re four years late,” said {lender}, and felt the back of the chair, where the paint was worn. “You could have knocked,” said {hero}. “I stood there till ten past,” said {lender}. “But you can’t knock for a present, and I couldn’t ask for the one without the other.” {Lender.they} was smiling, though.',
						'It was twenty past nine before {hero} went to look. {lender} was gone. {Thing} was now the finest thing on the long table, and for three years {hero} sat in front of it, on number thirty-three, and passed the potatoes. There was no thirty-four, since nobody new could borrow it. It was never mentioned. In the fourth year, in the middle of the goose, {hero} got up, took {thing} and the chair, and went out into the dark, to listen for a rattle. {They} heard it in March. “I stayed in my chair,” said {hero}, and held out what {they} owed. “And you never knocked.” “I stood at the door,” said {lender}. “But I couldn’t ask for the {thing.one} without asking for the present, and a present has to come by itself. So I left, and walked slowly.” Then {lender.they} hung the {thing.one} over one shoulder, looked at the chair, and sat down on it, there on the open road.',
						'For three years {thing} stood between the goose and the candles, where nobody new could borrow it, and {hero}, on number thirty-three, had the best view of it. {They} had gone to the door that first night, at a quarter past nine, and found an empty step. After that it was never the right evening to begin. But a chair that is owed gets harder every year. In the fourth, with the soup still hot, {hero} took it by the back, and {thing} with it, and said good night. {They} asked in nineteen villages. In the twentieth there was a rattle, behind a wall. “It’s late,” said {hero}, “and it’s a bit scratched, but it was the first thing that I got. Why did you never knock?” {lender} brushed off the chair and sat down on it. “You can’t knock for a present,” said {lender}, “and I couldn’t have the one without the other. I’d put you down as a button. I’ll have to change that.”',
					],
					'end-button & truth': [
						'Outside it was striking nine. {lender} looked at the button, and then at {hero}. “That’s the one you showed me,” said {lender}. “You told me yourself what it is.” “Yes,” said {hero}. {lender} waited a little longer, in case anything else was coming. Then {lender.they} dropped it in the bag, took {thing}, and wished {hero} good night. {hero} went back in and had a chair, at that supper and at every one after. But something had happened to {their} ears. In every pause in the talk {they} could hear a rattle, a long way off, getting farther. A few years later somebody new waited behind {hall} with {thing}, and asked {hero} how it was paid for. {hero} had a button ready, with two holes. It was {their} turn to hand it on. “I told {lender} the truth once,” said {hero} instead, “and then I paid with this. Don’t take it. When you get your chair, we’ll carry two of them out together.”',
						'{lender} was waiting on the step, with the bag open. “I know what that is,” said {lender}, before {hero} had held it out. “I’d so hoped that I wouldn’t.” In it went, and made the noise they all make. {lender} took {thing}, and went off down the road rather fast. {hero} had the chair now, and kept it, and was passed the goose every year. It was an excellent chair, though {they} could never get quite comfortable in it; there was always something like a button under {them}. Then came a year when it was {hero}’s turn to go out behind {hall}, and there stood a boy with {thing}, and shivered. {hero} had a button with {them}. {They} threw it over the wall. “I’ll tell you what it really costs,” said {hero}, “and then I’ll come along. I owe one too.”',
						'It struck nine, and {hero} did not say anything, and {lender} did not ask. There is not much that you can say with a button to somebody who has been told. In it went, as number thirty-three. “I thought that you told me so that you wouldn’t have to,” said {lender}, and took {thing}, and was soon out of sight, though not out of hearing. {hero} had {their} chair from that night on. It was warm. There was company, and pudding. And every year, at nine, {they} talked a little louder than was needed. So it went until {they was} sent out to the corner {themself}, with a button for somebody new. It was a girl, who held {thing} as if it might wake. “Have you got it for me?” she asked, for she had heard of the trick. “I’ve got it,” said {hero}, “and you can’t have it. You’ll carry {lender} the chair. I’ll walk behind you with another.”',
					],
					'end-button & swore': [
						'Outside it was striking nine. “A button,” said {lender}. There was no anger in it, and that was hard to bear. “You promised. But I told you not to. You couldn’t know what they’d give you.” {Lender.they} dropped it in the bag, where there were thirty-two others, from everyone at that table, and took {thing}, and wished {hero} good night. {hero} went back in and had a chair, at that supper and at every one after. But something had happened to {their} ears. In every pause in the talk {they} could hear a rattle, a long way off, getting farther. A few years later somebody new waited behind {hall} with {thing}, and asked {hero} how it was paid for. {hero} had a button ready, with two holes. It was {their} turn to hand it on. “There isn’t any trick,” said {hero} instead. “There’s only {lender}. When you get your chair, we’ll carry two of them out together.”',
						'At nine {hero} stood on the step, and held it out. {lender} had left a space for it, at the end of the last row, and had tried all evening not to guess what would come. “It’s got two holes,” said {lender} at last. “So it fits, at any rate.” The bag was pulled shut, and {thing} was hung over it, and the two of them went rattling away. {hero} had a chair from then on, and a plate, and somebody on the right to talk to. But {they} never promised anybody anything again, not even to pass the salt. Then it was {hero}’s turn to stand behind {hall} with a button, and there was a girl, with {thing} in both arms. “Is there a trick to it?” she asked. “There was,” said {hero}. “I’ve given it up. You’ll get a chair tonight, and {lender} gets two. I’ll help you carry.”',
						'“You’re on time,” said {lender}, when it struck nine, and looked first at {hero}, and then at the button, and then for a while at nothing. “And I’d been promised.” It was put into the space that had been kept for it. There was a lot of space left over. After that {thing} and {lender} were gone, and {hero} sat on a chair of {their} own at one supper after another. But if somebody said “I promise,” even about the weather, {they} had to leave the room. It was a few years before {their} turn came to stand in the cold with a button. A boy came along, with {thing} in his arms. “I’m to get something from you,” he said. “Yes,” said {hero}. “Some advice. Give {lender} the first thing, and let it be the chair. I’m bringing mine, so you won’t be the only one.”',
					],
					'end-button': [
						'Outside it was striking nine. “A button,” said {lender}. “Oh, I’m sorry. You too.” {Lender.they} meant it, and patted {hero}, and dropped it in the bag, where there were thirty-two others, from everyone at that table. Then {lender} took {thing}, and wished {hero} good night. {hero} went back in and had a chair, at that supper and at every one after. But something had happened to {their} ears. In every pause in the talk {they} could hear a rattle, a long way off, getting farther. A few years later somebody new waited behind {hall} with {thing}, and asked {hero} how it was paid for. {hero} had a button ready, with two holes. It was {their} turn to hand it on. “There isn’t any trick,” said {hero} instead. “There’s only {lender}. When you get your chair, we’ll carry two of them out together.”',
						'“Nine,” said {lender} at the door. “And what was it?” {hero} held out the button. It took {lender} some time to find anything to say. “There’s a nice shine on it,” {lender.they} said then, because {lender.they} was sorry for {hero}, and wanted to be kind. It was the kindness that {hero} could not forget. {Thing} and bag and all went off into the dark, and {hero} sat among the others, on a chair with a name, and there was always enough goose. For years it was all right as long as nobody was kind. Then it was {hero}’s turn to wait behind {hall}, with a button. The new one was a boy, and he was shaking with cold, and had {thing} in his arms. {hero} did up his top button for him, and did not give him another. “You’ll get a chair tonight,” said {hero}. “Take it straight out to {lender}. I’ll be right behind you, with mine.”',
						'The bag was held open, and the button went in, and it was soon done. “It can’t be helped,” said {lender}. “You mustn’t mind. You did think that it would be something nicer, didn’t you?” And {lender} gave {hero} a pat, with the hand that had {thing} in it, and went away into the dark, so as not to keep {them} from the goose. {hero} got {their} helping, that year and every year. It never tasted of anything but being patted. By and by it was {their} turn to wait around the corner, and to pass on a button to whoever came. It was a girl with a red nose. “Is it true that they’re poor in there?” she asked. “{lender} told me.” {hero} put the button away. “No,” {they} said. “Nobody is poor in there. You’ll be given a chair, and you’ll take it out to {lender}, and behind you will come another one, with me.”',
					],
				},
				{
					'end-stood & knew': [
						'About ten the door opened, and a chair came out, with {friend} behind it. It was number seven. “I’ve added it up,” said {friend}. “I’d rather stand.”',
						'At ten {friend} came out, and carried chair number seven. “You asked me how many,” said {friend}. “It won’t go out of my head.” Then the three of them took turns on it.',
						'“Thirty-two,” said somebody, around ten, and came out backward, because of the chair. It was {friend}. “You wanted to know how many. Now it’s thirty-one.”',
					],
					'end-stood': [
						'About ten, someone came out with three plates. It was {friend}. “I can’t eat on that chair any more,” said {friend}.',
						'Around ten there was somebody else in the draft. It was {friend}, with a plate in each hand, and one on {friend.their} head. “I’d sooner eat out here,” said {friend}.',
						'At about ten the door was pushed open from inside, with an elbow. It was {friend}, and goose for three. “It won’t go down in there,” said {friend}.',
					],
					'end-chair & knew': [
						'+ Then {friend} looked back at the window. “You asked me how many,” {friend} told {hero}. “There are still thirty-one of them in there.”',
						'+ Then {friend} turned to {hero}. “You asked me how many,” said {friend}, “and the sum won’t go out of my head. It’s one less now.”',
						'+ Then {friend} turned to {hero}. “You shouldn’t have asked me how many,” said {friend}. “I get to thirty-two, and then I want to get up.”',
					],
					'end-chair & refused': [
						'+ Then {friend} looked at {lender}, on that chair. “You left the button where it was,” {friend} told {hero}. “I’m glad of it now.”',
						'+ Then {friend} brought out that button. “I’m glad that you wouldn’t have it,” {friend} told {hero}. “I’ll sew it on.”',
					],
				},
				{
					'asked & end-chair':
						'“You asked me this morning about the first things,” said {lender}. “This is the first one that I can sit on.”',
					'truth & end-chair': '“You told me about the chairs,” said {lender}. “You didn’t tell me how soft they are.”',
					'swore & end-chair': '“And it isn’t a button,” said {lender}. “You said so.”',
					'swore & end-stood or swore & end-all-pay':
						'“You promised that it wouldn’t be a button,” {lender} told {hero}. “It wasn’t. You spoke up for me. I call that a present.”',
				},
				{
					'played & end-stayed': [
						'The buttons were still there. “You owe me a game,” said {lender}, and won that, too.',
						'Then {lender} looked for the buttons. “Four years is a long time to wait for a turn,” said {lender}, and won.',
					],
					'swore & end-stayed': [
						'It took {lender} a moment. “And it isn’t a button,” said {lender} then. “You did promise. You only didn’t say when.”',
						'A moment later {lender} laughed. “You promised me that it wouldn’t be a button,” said {lender}. “I told you not to. But here it is.”',
					],
					'played & end-button': '',
					played: [
						'And as there were still some buttons about, {hero} and {lender} played three in a row. {lender} won.',
						'There were still a few buttons about. So {hero} and {lender} had a game of three in a row, and {lender} won, and said “Ha!”',
						'Then {lender} put down a button, and looked at {hero}. “Your move.” The night was long enough for three games, and {hero} lost them.',
					],
				},
				{
					'gave & stayed': [
						'Then {lender} unwrapped a clean rag, with half a piece of bread in it, as hard as wood. “You gave me that,” said {lender}. “I never found out what I owe for it.”',
						'Out of a clean rag came half a piece of bread, four years old. “That’s still open on my side,” said {lender}. “What did it cost? You never said.”',
					],
					'gave & buttoned': '',
					gave: [
						'The half piece of bread was still there, in its clean rag. “That was the first thing that anybody ever gave me,” said {lender} to {hero}. “I noticed. I only didn’t know what it cost.”',
						'Then {lender} brought out a clean rag. “There’s also this, from before the bell,” {lender.they} said. “Half your bread, and for nothing. So it was you who gave me a first thing. I’ve had it with me all day, and looked at it.”',
					],
				},
				{
					'shook & end-all-pay':
						'“I shook on it this morning,” said {hero}, “and never asked you why.” “I wanted somebody to give me something, and mean it,” said {lender}.',
					'shook & end-stood': [
						'“I never asked you why, this morning,” said {hero}. “I wanted somebody to give me something, and mean it,” said {lender}. “Now somebody has.”',
						'“I shook on it this morning, and never asked why,” said {hero}. “I wanted a present,” said {lender}. “Tonight you stood up for me. That’s one.”',
						'{lender} put out a hand. “This morning we shook on a price. I only wanted somebody to give me something, and mean it. You did.”',
					],
				},
			],
			choices: 'none',
			scene: { at: 'hall', with: ['lender', 'host'], shows: ['thing', 'button'], pose: 'stand', feeling: 'calm' },
		},
	],
};
