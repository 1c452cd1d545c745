import type { PlotLevel } from '../../format.ts';

export const oneHouse4: PlotLevel = {
	joins:
		'“{choice}” {hero} did so, and came home to find that {they} had none. {foe.name}, {foe.a}, had built the house beyond {start} and left it; {hero} had come upon it as a ruin, and mended it, and lived there. By law a house that has stood empty for seven years falls to whoever enters a name in the book. The seven years would be up that night at the bell. {host.name}, {host.a}, kept the book {hall.at}; and there was a line in it for one.',
	chapters: [
		{
			titles: ['Vacant Possession', 'The First Knock', 'Seven Years, Less a Day', 'A Name on the Beam'],
			time: 'day',
			parts: [
				[
					'{hero} was {described}, and had lived in other people’s houses in the way that a draft does. Nobody was unkind about it. They merely asked whether {they} could possibly be somewhere else by Sunday; and {they} generally could.',
					'One can live for years without an address, so long as one is useful, and small, and gone by Monday. {hero} had done it for as long as {they} could remember. {They was} {described}, and could pack in four minutes, and had never once unpacked.',
				],
				[
					'Then, a mile beyond {start}, {they} came upon a house with nobody in it. It had lost most of its roof, and a birch was growing in the bedroom. {hero} laid three hundred shingles, moved the birch, and put in beans. {They} painted everything but one doorpost, on which there were three pencil marks, each about a hand above the last; those {they} painted around, without knowing why. It took a year. At the end of it there was one thing left that {they} wanted from life, which was for somebody to knock, and to be the person who says “Come in.”',
					'The house stood a mile beyond {start}, and it was not so much empty as abandoned in the middle of a word. There was a cup on the table. There was rain in the cup. {hero} stayed one night, because of a storm, and then a year, because of the roof. {They} laid three hundred shingles; {they} painted all of the doors, and went carefully around three pencil marks on one of the posts, a hand apart, which were none of {their} business. When it was done {they} used to sit there of an evening, facing the door. {They} wished only to hear a knock, and to call “Come in.”',
				],
				[
					'It came on a Thursday, toward four. “Come in!” called {hero}. “I intend to,” said {foe.name}, {foe.a}. “I should like to thank you for looking after it. I can give you until dark.”',
					'“Come in!” called {hero}, when the knock had come at last. The door was opened with a key. “I am {foe.name},” said the one who held it, {foe.a}. “I carved that on the beam, in case it should slip my mind. I have nothing whatever against you. You will want to start packing.”',
				],
				{
					quiet:
						'There were things to be said, and {hero}, who was {trait}, said them all that night, to the ceiling, in excellent order. At the time {they} looked at the floor, which passed for guilt.',
					bold: '“Over my dead body,” said {hero}, who was {trait}. It is an expression. But it is one that leaves the next person very little to say.',
					kind: '{hero} was {trait}, and had taken the bag, and the wet coat, and put a chair by the stove, before the sense of it reached {them}. It is hard to be driven out by somebody for whom you are just cutting bread.',
					honest:
						'“It is your name on the beam,” said {hero}, who was {trait}. “I have read it every morning.” A lawyer would have wept.',
					clever:
						'{hero}, being {trait}, asked for proof. {foe} shut {foe.their} eyes and walked through all the rooms without touching a thing, and at the kitchen doorpost went a little to one side. After that it was not a question of proof.',
					careful:
						'{hero} was {trait}, and did not take the chain off until everything had been gone into. So their acquaintance was made through two inches of air, and it never quite lost that shape.',
					merry:
						'{hero} was {trait}, and believed that {they was} being teased, and entered into the spirit of it. {They} had offered to throw in the birch before {they} looked properly at that face.',
					dreamy:
						'{hero}, who was {trait}, had imagined this knock so often that {they} went on with it as it was in {their} head, with tea and conversation, for some minutes, until the other one sat down and asked whether {they was} unwell.',
					quick:
						'{hero} was {trait}, and {their} answer was the door. It was shut again before either of them knew. Through the wood came the voice of someone who has been hit on the nose by {foe.their} own carpentry.',
				},
				[
					'The law, said {host.name}, when it was put before {host.them}, was humane; it had been made after a hard winter, for those who had no roof. {host} was {host.a}, and knew it by heart. What has stood empty for seven years falls to whoever enters a name. The seven years would be up tonight, at the bell. “And there is a single line in the book,” {host.they} said. “I am afraid that it was not foreseen that anyone might be right.”',
					'{host.name} had it by heart, {host.a}, and recited it there and then, to the two of them. It had come of a bad winter, and was meant for people without a roof. What has been empty for seven years belongs to the name that stands in the book. It would be seven years tonight, when the bell rang. “They left one line for it,” {host.they} said, and looked from the one to the other. “I dare say they thought that in such a case there would only be one who was cold.”',
				],
			],
			choices: [
				{
					say: 'Offer {foe} an hour’s sleep before hostilities',
					sets: ['let-in'],
					outcome: [
						'“You are about to fall down,” said {hero}, “and I would not have it said that that was how I won.” {foe} lay on the bed, dressed, quite straight, like something on a tomb. “It dripped there,” {foe.they} remarked. “One knew where one was.” At five {foe.they} got up, folded the blanket in three, as it had always been folded by whoever folded it before {hero} came, and took up the bag.',
						'“An hour,” said {hero}. “After that I shall hate you.” “That is civil,” said {foe}, and slept at once, with {foe.their} face to the wall. There was a hollow in the plaster there, at the height of a forehead. {hero} had always wondered what it was from.',
					],
				},
				{
					say: 'Shut the door, and move the table up against it',
					sets: ['shut'],
					outcome: [
						'It scraped across the boards like a verdict. For a time there was nothing. Then a scrap of paper came in through a knothole that {hero} had taken for a knothole. “There are four ways into this house,” it said. “I know, because I made them. I propose to use none of them. I only want you to know what it is like.”',
						'{hero} put the table to the door and {their} back to the table. On the step somebody sat down, not heavily. “Pear,” said a voice after a while. “It stood where your beans are. We had to choose between the table and the tree.” It was the “we” that {hero} could not get rid of.',
					],
				},
				{
					say: 'Leave by the back, and make for the book',
					sets: ['ran'],
					outcome: [
						'{hero} left by the back. {They} left the soup on the fire, too, and the gate on the latch, and the neighbor’s goat with an expression on its face. {foe} stood on the step and saw the first smoke. It would have settled the matter; one cannot inherit a cinder. {Foe.they} went in, swearing, and took it off.',
						'It was undignified, and it worked. {hero} was a mile down the road before {they} thought of the stove. Back there {foe} was thinking of it also, in the middle of the smoke, and with time to consider that {foe.they} was saving another person’s soup upon another person’s roof.',
					],
				},
			],
			scene: { at: 'start', with: ['foe', 'host'], shows: ['door', 'book'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['Two Claimants, One Road', 'The Pace', 'In Company'],
			time: 'day',
			parts: [
				'@answer',
				{
					ran: 'A start of a mile is a great comfort for about the first mile. Thereafter {hero} kept seeing it, on every rise, when {they} looked back: a speck, with a bag, which did not hurry. It had walked, as {they} would hear, four hundred leagues in order to be here that night. It was not going to be outrun by somebody who had got up late.',
					else: 'There is one road {hall.to}. They had it to themselves, and so each of them walked along the outer edge, as people do who have divided up a thing. When {hero} drew ahead {they} could hear the bag behind {them}; when {they} fell back {they} could see it. Nothing was said in the first hour. “You have done the gutters,” said {foe} in the second. It was not a compliment. It was an inventory.',
				},
				[
					'They might have arrived like that. But the road, which had no opinion on the law, was not open.',
					'It might have gone on like that to the door of the court, if the road had gone on as well.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Crossroads', 'What It Was Built Of', 'A Loose Arm', 'Three, Then Two, Then One'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'{foe} had come through close behind. “I should have done it differently,” {foe.they} said, “and it would have taken longer,” and walked on. “That is as near as you will get,” said {friend.name}, {friend.a}, who had been looking on over a hedge. “I saw that house go up. Two of them built it, with a bucket, from stones out of the water. Then for some years there were three of them. Then it was two; and after that just the one, and nobody was surprised.”',
					'“Efficient,” said {foe}, who had come through in {their} wake, and passed them both without another word. {friend.name} looked after the bag. “Never liked to be watched,” said {friend}, {friend.a}, whose field it was. “They built that place out of a bucket, the two of them. After a time they were three. That was when you could hear them from the road. Then they were two, and you could not. Then there was the one, and a padlock.”',
				],
				[
					'{hero} went on thinking of shingles, by an effort. At the next turn {foe} was sitting on a milestone, and the strap of the bag had gone. Before {foe.them} was a signpost with two arms, one for {hall} and one for the old way over the marsh, and it hung by a single nail and swung with the wind. “They have moved the road,” said {foe}, not to {hero} exactly. “I shall have to read it. I had hoped to find one thing as I left it.”',
					'Three hundred shingles, {hero} told {themself}, in time with {their} steps. They did not count as they had in the morning. Where the road divided sat {foe}, upon a milestone, with the bag before {foe.them} and a strap of it in each hand. Overhead was a signpost, with one arm for {hall} and one for the old way across the marsh. It had come down to its last nail, and agreed with every wind. “They might have left the road,” said {foe}, as if to the bag. “Well. One can read.”',
				],
			],
			choices: [
				{
					say: 'Knot the strap, and carry the bag between you',
					sets: ['carried'],
					outcome: [
						'{hero} knotted the strap, and since the knot would not have held, took one end. Thus they became, to anyone who met them, a pair. “I shall still put you out,” said {foe}. “I should think less of you otherwise. What is in this?” “Hinges. We had planned another room.” They went a good way after that in step, since with a bag it is the only way.',
						'It is impossible to carry half of somebody’s bag at arm’s length. {hero} found that out at once, and {foe} had evidently known it. “You limp,” said {foe}. “You list.” “It is the bag.” “It is not the bag,” said {hero}. By the second mile they had arrived at something that was not peace, but was the same weight on either side.',
					],
				},
				{
					say: 'Go by, with a nod, as one does',
					sets: ['passed'],
					outcome: [
						'{hero} nodded, and went by. There was nothing in it that one could have put a name to. It was exactly what had been done to {them}, on a great many roads, by decent people with somewhere to be; and {they} noticed with interest how little one feels.',
						'“Good evening,” said {hero}. “Good evening,” said {foe}. So that was how it was done. {They} had always wondered what they thought about, the people who went by. They thought about the time.',
					],
				},
				{
					say: 'Set the signpost to the marsh while {foe} looks away',
					sets: ['signpost'],
					outcome: [
						'It wanted only a finger’s weight. The arm came round with a small dry cry, and pointed to the marsh with all the authority of its white paint. From the bend {hero} saw {foe} read it, and hesitate, and then incline {foe.their} head to it, as to an official. {foe} took up the bag, and went where it said.',
						'{hero} did it in passing; it might have been the wind. {foe} looked up, read what was written, and thanked it, out loud, as lonely people will. Then {foe.they} set out for the marsh. No one had seen anything. {hero} was therefore the only person who would ever know, and {they} felt how crowded that was.',
					],
				},
			],
			scene: { at: 'first', with: ['foe', 'friend'], shows: [], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Mist', 'The Last Hill', 'Nearly the Law'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					signpost:
						'The mist rose at dusk, as it does there, out of the marsh. It was very white, and lay quite flat, and by and by there was no marsh to be seen. {hero} had the road to {themself}. It is remarkable how loud a road can be that way. More than once {they} stopped to let somebody catch up with {them} whom {they} had sent in the other direction.',
					carried:
						'They rested on the last hill, with the bag between them, and looked down on the windows of {hall}. “I mean to say that you broke in,” said {foe}. “I mean to say that you ran away.” “Yes,” said {foe}. “I supposed that you would.” There was mist on the marsh below. Neither of them suggested going on, until it had become noticeable.',
					else: 'Mist had come up, off the marsh, and the two of them went through the top of it like swimmers. {hero} did not look around. A lantern had been lit back there, and it hung at a fixed distance behind {them}, patient, a little low on one side; {they} knew about that side. From the hill one could see {hall}, and people going in.',
				},
				[
					'It was a quarter of a mile by daylight. But something stood between {hero} and the law, as is the custom.',
					'It was a quarter of a mile. {hero} had allowed an hour for it, as people do who have been late once; and it would be needed.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['The Claim', 'Evidence', 'In the Matter of a Roof', 'What Can Be Said for It'],
			time: 'night',
			parts: [
				'@second.outcome',
				{
					'first.reach': [
						'On the night of the book nobody stayed at home who had one. {Folk} had filled {hall} from wall to wall; they bore neither side any ill will, and had come to see one of the two lose. The book lay in the midst of them. It might have lain on the moon.',
						'{hero} had not known that so many people took an interest in property. They stood on benches. They stood on those who stood on benches. Somewhere within was a table with a book on it, and no one was prepared to miss the sight for the sake of letting it happen.',
					],
					'first.hear': [
						'They had divided already. There was a party of the bucket and a party of the beans, and each had a song. {hero} stated {their} name to {host}, who smiled, and shook {host.their} head, and pointed to {host.their} ear.',
						'It was all being argued out: the right of the one who builds, the right of the one who mends, what is a house, what is rain. Everyone in {hall} had a view. It was only {hero}, who had the roof, that could not be heard about it.',
					],
					'first.trust': [
						'“A year?” said a bearded man by the stove. “There is not one of us here who knows this person by sight. Anyone may say that a roof was mended. I could say it. Is there so much as a witness?” {hero} thought of three hundred shingles, none of which could speak.',
						'They made room for {hero}, rather too much of it. “Burglar” was being said, not loudly, and passed back. “I do not ask you to be rich,” said {host}. “But I must ask what every one of us is asking. On what grounds should your word be taken?”',
					],
				},
				{ 'first.reach & flies': '+ To fly in over a court of law has been tried, and counts as contempt.' },
				'@first.later',
				{
					signpost:
						'“Then I will hear the claims,” said {host}. One chair of the two was empty. {host} looked at it, and then for rather a long time at the door, beyond which there was nothing but white. “It is your right to speak, even so,” {host.they} told {hero}. “It merely feels like talking about somebody.”',
					else: '“Then I will hear the claims,” said {host}. {foe} rose first. “I built it, with one other, from a bucket,” said {foe}. “I left it, because I could hear it. I have since walked four hundred leagues, and I could hear it there.” {Foe.they} sat down. It had been expected that there would be more.',
				},
			],
			choices: [
				{
					say: 'Set out what you have mended, item by item',
					sets: ['claimed'],
					outcome: [
						'{hero} had a list. It began with the roof and it ended with the latch, and it was accurate to the nail. When {they} had come to the end there was a murmur of real respect. “And what do you say that it comes to?” asked {host}. {They} had added it up. It came to a house. It was only that {they} had not expected, reading it out, to hear how often it said “put back.”',
					],
				},
				{
					say: 'Speak of the three marks on the doorpost',
					sets: ['marked'],
					outcome: {
						signpost:
							'“There are three pencil marks,” said {hero}, “on the kitchen door. I painted around them.” {They} had meant it as evidence of care. But {friend} was looking at the empty chair, and one or two of the older people had put down their cups. “The fourth was to have been at Easter,” said {friend}. “{Foe} sharpened the pencil.” And {hero}, who had known quite well what they were, for a year, knew it.',
						else: '“There are three pencil marks on the kitchen door,” said {hero}. “I painted around them. That is all I wish to say.” It was not an argument. {foe} looked up, for the first time, straight at {them}. “I had not dared to look,” said {foe}. “I thought that you would have painted it.”',
					},
				},
				{
					say: 'Say only that you had nowhere else',
					sets: ['plain'],
					outcome: [
						'“I had nowhere else,” said {hero}. {They} had thought of more. But it turned out, once it was said, that all the rest had been standing on it. No one coughed. There were many in {hall} who had at one time or another asked someone to be gone by Sunday.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'foe'], shows: ['book'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['The Line', 'One Pen', 'Before the Bell', 'Ink'],
			time: 'night',
			parts: [
				'@answer',
				[
					'{host} turned the book around. It was an old one; on the open page, one below another, stood the names of those who had in their time been without a roof, and had got one. Not every hand was steady. {hero} read them all. Nowhere did it say from whom.',
					'It was a large book, and {host} had to use both hands to turn it. All down the page stood those who had got a roof by it; some wrote a good hand, and some had made a cross, and a few had pressed so hard that one could have read it in the dark. {hero} went through them from the top. There was not a word, anywhere, about those who had come home.',
				],
				{
					signpost: [
						'“There has been no answer,” said {host}, and laid the pen beside it. “Then you are the only one who can sign. I need not tell you that it is perfectly legal.” There was a log in the stove that cried out whenever it settled. It was a small dry cry, of something being turned on one nail. In ten minutes the bell would ring. Out on the marsh, {friend} was saying to no one in particular, it was the cold that did it, rather than the water; one sat down for a moment, and it was said to be quite pleasant.',
					],
					else: [
						'“I have heard the two of you,” said {host}, “and I wish that I had not. If it belongs to the one who made it, then nobody who is in need may ever pick up what others drop. If it belongs to the one who mends it, we may none of us ever go away. I could make a good case for either. So I shall do what authority does.” {host} laid the pen on the page, exactly between them. It rolled a little, and lay still. In ten minutes the bell would ring. {foe} did not reach for it. {Foe.they} was looking at the door, as though somebody had at any moment been going to knock.',
					],
				},
				[
					'{hero} found that {they was} holding the pen. It had been filled for {them}, and wiped, with some care, so as not to leave a mark.',
					'The pen had been laid so that it pointed to {hero}. It was a good pen. {They} took it, and it weighed no more than any other.',
				],
			],
			choices: [
				{
					say: 'Enter your own name, and blot it',
					sets: ['own'],
					outcome: {
						signpost:
							'{hero} signed. The nib cried out once, on the upstroke. It was a good signature; it looked like that of somebody with an address.',
						else: '{hero} signed. It was the first time that {they} had put {their} name to anything that would still be there on Sunday. {foe}, when {they} looked up, had laid the key on the page, quite straight, and started to do up the bag.',
					},
				},
				{
					say: 'Turn the book, and give the pen to {foe}',
					if: '!signpost',
					sets: ['yielded'],
					outcome:
						'{hero} turned the book around again, and held out the pen. “I can pack in four minutes,” {they} said. “I am told that it takes others seven years.” {foe} did not thank {them}. {Foe.they} wrote as one lifts something.',
				},
				{
					say: 'Enter both, on the one line, and leave room between',
					if: '!signpost',
					sets: ['twin'],
					outcome:
						'{hero} wrote the other name first, to be sure of getting it all in, and {their} own after it, with a space between the two of about the width of a wall. “It says one line,” {they} remarked. “It says nothing about how many may stand on it.” {foe} read it with great attention, as if it might be in another language.',
				},
				{
					say: 'Put down the pen, and ask for a lantern',
					if: 'signpost',
					sets: ['search'],
					outcome:
						'{hero} put the pen down. “I turned the signpost,” {they} said, “at dusk. I must have a lantern, and I do not expect to be back before the bell.” It was said in such an ordinary voice that some of them looked for the lantern first and understood it afterward.',
				},
				{
					say: 'Say what you did, and sign for the other',
					if: 'signpost',
					sets: ['yielded', 'confessed'],
					outcome:
						'“I turned the signpost,” said {hero}. Then {they} bent down and entered {foe.name} in the book, in full. It is not legal, strictly, to sign for a person who is absent. It did not seem the moment for {host} to say so.',
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['book'], pose: 'think', feeling: 'determined' },
		},
		{
			titles: ['Vacant', 'Whoever Knocks', 'Possession', 'After the Bell'],
			time: 'night',
			parts: [
				{
					quiet: ['Anyone {trait} knows how much can be put down while others are still clearing their throats.', ''],
					bold: ['It had needed someone {trait}. It had merely needed {them} to be so in the opposite direction.', ''],
					kind: ['Everyone had always called {hero} {trait}, on the strength of what it had cost {them} so far.', ''],
					honest: ['{hero} was {trait}; it was now in writing.', ''],
					clever: [
						'There had been a better move. {hero}, who was {trait}, saw it quite distinctly, and let it go by.',
						'',
					],
					careful: [
						'In all that year of being {trait}, with a brush, around three pencil marks, {hero} had been practicing.',
						'',
					],
					merry: [
						'{hero}, {trait} as {they was}, would in general have found a word to lighten it. {They} left it as heavy as it was.',
						'',
					],
					dreamy: [
						'People as {trait} as {hero} are sometimes thought not to know where they live. {They} had known to the inch.',
						'',
					],
					quick: [
						'{hero} was {trait}. All that day {they} had been arriving before {themself}; now the two of them were in one place.',
						'',
					],
				},
				'@answer',
				{
					'search & second.reach': [
						'But the doors had just been opened to the country people, who had walked since noon in order to be there for the bell, and were coming in. There were some hundreds of them. They were good-humored, and quite solid.',
					],
					'search & second.hear': [
						'It was not grasped, at first, or it was grasped in a dozen ways at once. “To the marsh!” cried some; “Sign!” cried the others; and what needed saying, which was where, and how far along, could not get a word in.',
					],
					'search & second.trust': [
						'“Very affecting,” said a bearded man. “And while we are all in the marsh with our lanterns, who is it that is left in here with the pen? Why should we follow a signpost-turner anywhere?”',
					],
					'own & !signpost & second.reach':
						'{foe} had got as far as the door, where {foe.they} was doing something to the strap of the bag that did not need to be done. There is a thing that one says at such a time, and {hero} believed that {they} would know it on getting there; but those who had come to see it happen had all moved one pace nearer, and in front of {them} was nothing but coats.',
					'second.reach': [
						'Now everybody had to see it. They closed over the table like water, with {host} beneath them, and {hero} was borne off backward by total strangers, who were congratulating {them}, or possibly the reverse.',
					],
					'second.hear': [
						'“Is there an objection?” asked {host}. It has to be asked, and it has to be answered by the party. One could see {hero} being asked. The public was objecting on {their} behalf, and to itself, and had got as far as the roof.',
						'The party of the beans cheered, and that of the bucket; then each discovered what it was cheering. In the resulting noise {foe} was seen to speak, or at any rate to have spoken.',
					],
					'own & second.trust':
						'“It is lawful,” said a bearded man by the stove. “I have only one thing to ask, on behalf of the bucket. Two summers went into those walls. What do we know of this person, that we should suppose them to be looked after?”',
					'second.trust': [
						'“I have heard two stories since supper,” somebody remarked, “and was moved by both. It is what makes me careful. What has this person ever done, that anyone in the room can swear to?”',
						'“I ask myself what is behind it,” said a bearded man by the stove. “One does not do such a thing. What do we know of this person, when all is said, but that {they} came in out of the rain?”',
					],
				},
				{
					'second.reach & flies':
						'+ It would have been simple to rise above it, if there had been anywhere to rise to.',
				},
				'@second.later',
				{
					'own & !signpost & second.reach':
						'“Where will you go?” was what it came to. “Along,” said {foe}, and had the strap in order.',
				},
				{
					'end-nobody & search': [
						'{They} found the milestone, and the post on its nail, and went the way it pointed. One sees nothing by lantern in a mist but the lantern. {hero} called, and heard how it was swallowed. Behind {them} the bell began. It could be heard very well out there. After the last stroke somebody quite near said, “Eleven. I make it one too few,” and there was {foe}, well down in it, holding on to the bag. “You had better go and sign.” “It is over,” said {hero}. “I did not. I turned the sign.” “I know. I could hear it; I oiled that nail every spring.” “Then why did you go?” {foe} had to think about it. “I suppose,” {foe.they} said, “that I wanted to be told where.” It took them an hour to get out. As no one had signed, there was for another year no one who could put anyone out of anything; and toward morning they came to a house that belonged to nobody, and stood in front of it. “After you,” said {hero}. “No,” said {foe}. “I should like to hear you say it.”',
					],
					'end-nobody': [
						'The bell had begun while they were still shouting. It was later than anybody had known. {host} bent over the page, and drew one finger through the line, and it came away blue. “An entry must be dry,” said {host}. “I regret this. I regret it more than I can say,” and shut the book upon it, so that for as long as that book lasts it will be there, back to front, on the opposite page. The house was therefore nobody’s. They went home by the one road, without speaking, along the outer edges. The key was tried out of habit. Inside it was dark and dry, and smelled of beans. “I have no right to be here,” said {foe} in the kitchen. “No more have I,” said {hero}. They stood a while in that. Then one could hear a drawer, and somebody hunting in it for a pencil.',
					],
					'end-both': [
						'The law was gone through, twice. It had said “one house,” and “one line”; it had not occurred to it to say “one.” The bell rang on dry ink. “I am not easy,” said {foe}, on the road. “I walk about at night. I shall want that doorpost left.” “I have left it.” “Yes.” They had come to the gate. There was something still to be arranged, and neither knew what, until {hero} went in, and shut the door, and waited on the inner side of it, in the dark, as {they} had waited for a year. It was some time before the knock. It was so light that it might have been meant for the wood alone. {They} said the two words; {they} had always thought that there would be more to it. {foe} came in by the lamp, and went across to the post without being shown, and stood there, for a while, at about the height of the third.',
					],
					'end-halves': [
						'“I accept my half,” said {foe}. “I do not accept you.” It was done by daylight, with a plumb line. {hero} received the stove and the door; {foe} the bed, the stairs, and a window through which one could, with dignity, just about climb. All that autumn they lived so, each on one side of a stripe of white paint, like two countries with a history. It ran through the kitchen. It ran, since it had to run somewhere, up the middle of a doorpost. {hero} came down one night for water and found {foe} down there with a rag, on the wrong side. “It has gone over the second one,” {foe.they} said, quite low. “It was I who held the line.” {hero} fetched the turpentine. They had most of it off by morning, a grain at a time, and when it was light neither of them could have told you which country they were in.',
					],
					'end-yielded & confessed': [
						'So nine men went out, and {hero} before them, since somebody had to find the place. {foe} was brought in alive, and was given brandy, and was told. There was a silence, such as {hero} would have paid a great deal to have over. “And it was the same one who came out for me?” said {foe} at last. “I merely wish to have it straight.” It was {foe}’s house. {hero} packed; it took three minutes, the fourth having been for the pan. {They} lived that winter in {friend}’s shed, and they asked {them} once or twice whether {they} could be elsewhere by Sunday, and found that one gets out of the way of it. In March there was a letter. It had been written, and crossed out, and written. “The gutter is down,” it said. “I might forgive the post. I have been misled by better. What I mind is being thanked by you in the mist, over and over, all the way back, for being alive. Please come and say something rude.”',
					],
					'end-yielded': [
						'It was {foe}’s, then, and it was right that it should be; {hero} had nothing to say against it, which was a pity, as it would have been something to say. {They} went out by the back. {They was} at {friend}’s gate, in a thin cold rain, when the lantern overtook {them}. “I looked,” said {foe}. {Foe.they} had come out without the bag. “You went around them with a brush. It must have been a very small one.” “Two hairs,” said {hero}. {foe} nodded several times. The rain ran off the lantern, and hissed. “I can be alone anywhere,” said {foe}, “I have been into it quite thoroughly. I do not need a house for that.” It was as close as {foe.they} was able to get; it was, as {hero} understood, by about four hundred leagues, the farthest that {foe.they} had come. “You had better walk in front,” said {foe}. “Then I can knock.”',
					],
					'end-alone & signpost': [
						'With the last of the bell the door opened. It was {foe}, and for a moment they thought that it was the marsh, standing up. {Foe.they} came to the table, leaving a good deal of it on the floor, and read the line that was written there. “I see,” said {foe}, and bowed {foe.their} head to it, as one does to an official. Nobody asked which way {foe.they} had come. {hero} lived in the house; it was dry, and quiet, and {theirs}. {They} painted it each spring, all but the one post. {They} also saw to the signpost, every week, in all weathers, with a level, and people smiled at it, and said what a blessing it was to have somebody in the district who cared so much that no one should lose the way. In the ninth year {they} took down the key, went out, and set off over the marsh.',
					],
					'end-alone': [
						'They carried {hero} home; it was a popular decision. Then they went to bed. So there {they} sat, of an evening, facing {their} door. It struck {them} how well the room was arranged for waiting in. There was a hollow in the plaster, by the bed, just at the height of a forehead. There were three marks, and above them a good deal of clean wood. {hero} stood it until the first snow. Then {they} locked up, with the key that had been so very straight upon the page, and inquired at one place after another for somebody with a bag, and it was found that {they} could still pack in four minutes. “I have come about the house,” {they} said, in the eleventh town. {foe} did not get up. “Is it the roof?” “No,” said {hero}. “The roof is sound. I believe that I have mended the wrong thing.”',
					],
				},
				{
					'ran & search': '“The soup,” said {foe}, much later. “I have wondered all night why I took it off.”',
					'ran & end-both':
						'There was still the pan, from that afternoon, scrubbed out and stood on end to dry. “One cannot inherit a cinder,” said {foe}.',
					'ran & end-yielded':
						'In the kitchen, from that first afternoon, stood {hero}’s pan, scrubbed out, with the lid beside it.',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['foe'], shows: ['door', 'lantern', 'bell'], pose: 'think', feeling: 'calm' },
		},
	],
};
