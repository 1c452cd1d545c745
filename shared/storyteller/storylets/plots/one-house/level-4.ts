import type { PlotLevel } from '../../format.ts';

export const oneHouse4: PlotLevel = {
	joins:
		'“{choice}” {hero} did so, and came home to find that {they} no longer had one. {foe.name}, {foe.a}, had built the house beyond {start} and left it; {hero} had found it as a ruin, and mended it, and lived there. In the kitchen {they} had painted around three pencil marks on a doorpost, and out of the bedroom {they} had moved a young birch to the gate. By law a house that its owner has left for seven years goes to whoever’s name is then written in the book, and nobody but that name can put anyone out of it. The seven years would be up that night, at the bell. {host.name}, {host.a}, kept the book {hall.at}, and there was one line left on the page. Both sides would be heard, and whoever came first to the book would have the last word, and the pen.',
	chapters: [
		{
			titles: ['Vacant Possession', 'The First Knock', 'Seven Years, Less a Day', 'A Name on the Beam'],
			time: 'day',
			parts: [
				[
					'In other people’s address books {hero} was “{described}, at present elsewhere.” {They} had always lived in other people’s houses. Nobody was unkind about it. People only asked if {they} could possibly be somewhere else by Sunday, because an aunt was coming; and by Sunday {they was}.',
					'You can live for years without an address, if you’re useful, take up little room, and are gone by Monday. {hero} had. In other people’s letters of thanks {they was} “{described}, and no trouble.” {hero} could pack in four minutes, and had never once unpacked.',
					'“And this is {hero},” people would say to their guests, “{described}, who is with us just for the moment.” The moment was generally over by Sunday, when there was an aunt, or a piano. {hero} bore nobody a grudge, and could leave a room in such a state that no one would have sworn that anybody had ever been in it.',
				],
				[
					'Then, a mile beyond {start}, {they} found a house that nobody was using. Most of the roof was gone, and a birch was growing in the bedroom. {hero} laid three hundred shingles, moved the birch out to the gate, and planted beans. {They} painted the kitchen blue, except for three pencil marks on the doorpost, one above the other. {They} went around those, without knowing why. It took a year. After that there was one thing left that {hero} wanted: to hear somebody knock, and to be the one who says “Come in.”',
					'The house stood a mile beyond {start}, and looked as if somebody had left it in the middle of a sentence. Half of the roof was gone, and in the bedroom a young birch had come up in a drift of old leaves. {hero} stayed one night because of a storm, and then a year because of the roof. {They} laid three hundred shingles, moved the birch to the gate, planted beans, and painted the kitchen blue. On its doorpost were three pencil marks, one above the other, and {they} went around them with a small brush, since it was none of {their} business. In the evenings {hero} sat facing the door. {They} only wanted to hear a knock, once, and to call “Come in.”',
					'Then, a mile beyond {start}, {they} took a wrong turning, and at the end of it stood an empty house: four walls, half a roof, and in the bedroom a birch, which did not seem to be paying rent. {hero} meant to stay until the rain stopped. By then {they} had laid three hundred shingles, moved the birch to the gate, planted beans, and painted the kitchen blue. {They} painted the doorpost, too, but went around three pencil marks on it, one above the other, since it seemed rude not to. That was a year ago. If you have always been the one on the step, there is a luxury that you think about. It is to hear a knock, and to say “Come in.”',
				],
				[
					'It came on a Thursday, around four. “Come in!” called {hero}. “I will,” said {foe.name}, {foe.a}. There was a key in {foe.their} hand, and {foe.their} bag stood on the step. “Thank you for looking after it. I can give you until dark.”',
					'When the knock came at last, {hero} had only got as far as “Come” before the door was opened with a key. “I’m {foe.name},” said the stranger, {foe.a}. The bag was put down. “It’s carved on the beam, in case you wondered. I’ve got nothing against you. You’ll want to start packing.”',
					'On a Thursday, late in the afternoon, there was a knock at the door. “Come in,” said {hero}, and it sounded just as it had in rehearsal. “I see that the lock still knows me,” said {foe.name}, {foe.a}, and drew a key out of it. A bag was pushed across the sill. “It was good of you to air the place. Will you need help with your things?”',
				],
				{
					quiet: [
						'There were things to say, and {hero} said them all later, to the ceiling, in excellent order. Now {they} looked at the floor, and it looked like guilt.',
						'For a year {hero} had been waiting for somebody to talk to, and now no word would come. It could have been taken for contempt, and it was.',
					],
					bold: [
						'“Over my dead body,” said {hero}. It’s only an expression. But it leaves the other person very little to say.',
						'“Just you try it,” said {hero}. It had been said before it was thought, like most things that have to be lived up to afterward.',
					],
					kind: [
						'{hero} had taken the bag and put a chair by the stove before {they} understood. It is hard to be thrown out by somebody for whom you are just cutting bread.',
						'“You look tired,” said {hero}, and had filled a bowl before it came home to {them} which of the two was supposed to be the guest.',
					],
					honest: [
						'“It’s your name on the beam,” said {hero}. “I’ve read it every morning.” A lawyer would have wept.',
						'“I’ve often wondered when you’d come,” said {hero}. “There’s a name on the beam.” With that the case was as good as lost, before there was one.',
					],
					clever: [
						'{hero} asked for proof. {foe} shut {foe.their} eyes and said where each stair was, and which of them creaked. After that it wasn’t a question of proof.',
						'“What’s behind the stove?” asked {hero}, who was rather proud of the question. “A brick that’s the wrong way around,” said {foe}. {hero} had never looked. There was.',
					],
					careful: [
						'{hero} had left the chain on. So the two of them met through a gap of two inches, and something of that stayed.',
						'{hero} spoke first through the keyhole, and then through as much of a gap as the chain allowed. It was a poor way to begin, and there was not to be another.',
					],
					merry: [
						'{hero} took it for a joke, and joined in. {They} had offered to throw in the furniture before {they} looked properly at that face.',
						'{hero} laughed so heartily that {foe} turned around to see what was funny. By the time both of them were serious, it was too late to be polite.',
					],
					dreamy: [
						'{hero} had imagined this knock so often that {they} simply went on with it, with tea, and a chair, and the weather. It was some minutes before {foe} asked if {they was} feeling all right.',
						'It seemed to {hero} that this was how it had always gone, in {their} thoughts, except for the bag. {They} looked at the bag for some time before {they} took in what had been said.',
					],
					quick: [
						'{hero} had slammed the door before either of them knew it. Through the wood came the voice of somebody who has been hit on the nose by {foe.their} own carpentry.',
						'{hero} had got through “Come in,” “Get out,” and the door itself before {foe} had put away the key. It was a good door to slam, as the person who had made it could have told {them}.',
					],
				},
				[
					'“I only left it. I never gave it away,” said {foe}, for the third time, and for the third time {hero} did not move from the door. Then {host.name} came up the path, {host.a}, to tell {hero} what night it was. There was a law, made after a bad winter, for people with no roof. If a house has been left for seven years, a name is put down for it in the book {hall.at}, and then nobody but that name can put anyone out. The seven years would be up tonight, when the bell rang nine. “I know,” said {foe}. “I’ve counted them.” “Then you’ll both be heard,” said {host}, “and whoever is at the book first has the last word, and the pen. There is one line, and if it’s empty at nine, or wet, the house is nobody’s until the book is opened again, in a year. I don’t think it occurred to anyone that two people might be right.”',
					'There was a law for it. {host.name}, {host.a}, had come over to remind {hero} of the day, and recited it on the doorstep. A house that has been left for seven years goes to the name that is then written in the book {hall.at}, and nobody but that name can put anyone out. It was made for the ones who sleep in barns. “It will be seven years tonight, when the bell rings nine,” said {host}. “That’s why I’m here,” said {foe}. “Then you’ll both be heard,” said {host}, “and whoever is at the book first has the last word, and the pen. You get one line. If it’s empty by then, or wet, the house is nobody’s until next year, when the book is opened again. I suppose they thought that in such a case only one person would be cold.”',
					'“Ask the book,” said somebody at the gate. It was {host.name}, {host.a}. {Host.they} kept the book, {hall.at}, and had come out to tell {hero} what night it was. One bad winter people had frozen in front of empty houses. Since then, when a house has been left for seven years, a name is put down for it in the book, and nobody but that name can put anyone out. “That makes seven years tonight,” said {host}, “when the bell rings nine.” “I know,” said {foe}. “I can count to seven.” “Then you’ll both be heard,” said {host}, “and whoever is at the book first has the last word, and the pen. There is one line, and if nothing dry stands in it at the bell, the house is nobody’s for a year, until the book is opened again. And I see that both of you can write.”',
				],
			],
			choices: [
				{
					say: 'Let {foe} go through the rooms once, alone',
					sets: ['tour'],
					outcome: [
						'“Go through it once, by yourself,” said {hero}, and went out and stood by the beans. {They} could hear {foe} go up the stairs, and stop, and come down, and stop. Only into the kitchen {foe} did not go. “You’ve hung the bedroom door the right way around,” said {foe}, outside again. “We never got to that.” Nobody had said “we” before.',
						'{hero} waited outside, and let {foe} have the house for a quarter of an hour. One heard every door being opened, upstairs and down, except for the one to the kitchen. When {foe} came out, {foe.they} had a shingle nail in {foe.their} hand, and turned it over. “Copper,” said {foe}. “We could only ever afford tin.” {hero} could have stood all of that, if it had not been for the “we.”',
						'“Take your time,” said {hero}, and went to look at the beans, as if they might have changed. Overhead a board spoke, and then the third stair did. The last door was the one to the kitchen. The steps came as far as that, stood still, and turned around. “You’ve seen to the shutters,” said {foe}, on the path. “They always banged. We used to lie there and say that one of us should get up.” {hero} had been prepared for anything except that “we.”',
					],
				},
				{
					say: 'Pack, out of habit, and then unpack again',
					sets: ['packed'],
					outcome: [
						'{hero} packed. It took four minutes, and nobody had even asked twice. Then {they} stood there with the bundle, saw what {they} had done, and unpacked: a cup, a spoon, a very small paintbrush. Each was put in its place with a click. {foe} had watched it all from the step. “You’re good at the first half,” said {foe}. “We were like that, when we came. It was the other half that took us years.”',
						'Four minutes later {hero} was out at the gate with everything {they} owned. It was the habit of a lifetime, and it had brought {them} as far as the road. There {they} turned, went back in past {foe}, and unpacked, for the first time in {their} life: one cup, one spoon, one very small paintbrush. It was soon done, and it was not much of a demonstration. “I see,” said {foe}. “We hadn’t got much either.”',
						'It’s humiliating to find out how well one has been trained. {foe} had hardly finished speaking before {hero} stood by the door with a bundle. {They} looked at it. Then {they} took it all out again, the cup, and the spoon, and the very small paintbrush, and put each of them down a little to the left of where it had been, so as to show that it was meant. “We had a bundle too, the first night,” said {foe} from the step. “It seems like such a lot, until it’s on a shelf.”',
					],
				},
				{
					say: 'Bolt the door from inside, and sit down behind it',
					sets: ['barred'],
					outcome: [
						'As soon as {foe} was out at the gate, {hero} pushed the bolt across and sat down behind the door. On the step somebody sat down as well, not heavily. “That bolt’s stiff,” said a voice after a while. “We put it on for the look of it. There was nobody we wanted to keep out.” {hero} could have lived with all of that, except for the “we.” But the book was {hall.at}, and in the end {they} had to come out.',
						'{hero} shut the bolt. For a while nothing happened. Then a piece of paper came in through a knothole that {hero} had always taken for a knothole. “We made four ways into this house,” it said. “I won’t use any of them. I only want you to know how it feels from here.” {hero} knew how it feels from there better than anybody. In the end {they} drew the bolt again and came out. The book was {hall.at}.',
						'{hero} got {foe} as far as the gate, hurried back, and shot the bolt. It was a handsome piece of iron, and in a whole year {they} had not needed it. “That was a present,” said somebody after a time, so low down that it had to come from the step. “We never once closed it. We said it might be offended.” It would have been easier to sit there if there had been shouting. But the line was in the book, and the book was {hall.at}, and before five {hero} had to draw the bolt and come out.',
					],
				},
			],
			scene: { at: 'start', with: ['foe', 'host'], shows: ['door', 'book'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['The Birch at the Gate', 'A Quarter of an Hour', 'What Grew in the Bedroom', 'Two Claimants, One Gate'],
			time: 'day',
			parts: [
				'@answer',
				[
					'It is nine miles {hall.to}, by one road, and toward five o’clock both of them had to be on it. {foe} took the bag. {hero} took nothing. At the gate {foe} stopped so suddenly that {hero} nearly ran into {foe.them}.',
					'By five it was time to set out, for it is nine miles {hall.to}, and there is one road. {foe} walked in front with the bag, like the owner of a garden. At the gate {foe.they} stopped, and looked up.',
					'There is one road {hall.to}, nine miles of it, and whoever meant to be there before the bell had to start by five. {hero} and {foe} went down the path with a good deal of air between them. {foe} was first at the gate. There {foe.they} stood still.',
				],
				[
					'“Where did that come from?” asked {foe}. It was only the birch. “Out of the bedroom,” said {hero}. “It had come up under the window, in all the leaves that fell in by the roof. I didn’t like to cut it, so I dug it in here. It’s done well.” {foe} set down the bag. One hand went out and took hold of the stem, as you take hold of somebody in a crowd.',
					'By now the birch was a little taller than {foe}. “That wasn’t here,” said {foe}. “No,” said {hero}. “It was upstairs. The roof had let in six years of leaves, and it stood in those, by the window, and had nowhere to go. I moved it. It seemed wrong to cut down something that had tried so hard.” {foe} let the bag slide to the ground.',
				],
				[
					'“There used to be a cup on that windowsill,” said {foe}, after some time. “It had earth in it, and a seed. We said not to water it too much. It was watered every day, by somebody who had to stand on a chair.” A leaf came down. “I never thought that anything would come of it,” said {foe}.',
					'“Nobody plants a birch in a bedroom,” said {hero}. “No,” said {foe}. “It was in a cup on the windowsill. It was just a seed that came in on somebody’s sweater. It got water every morning, from somebody who had to stand on a chair for it. I suppose the cup broke in the first winter. And it went on by itself.”',
					'{foe} spoke to the tree, and not to {hero}. “You were in a cup,” {foe.they} said, “on the windowsill. You got far too much water, from somebody who stood on a chair for it, and you got told a story every night.” It was some while before {foe.they} went on. “I left you standing there. I couldn’t have carried you down.”',
				],
				[
					'{hero} thought of a day in March, when {they} had stood in that bedroom with a saw. It would have been the sensible thing. {They} had gone to look for a spade instead, and could not have told you why. It had been the only other one in that house that had come in uninvited and meant to stay.',
					'In March {hero} had had the saw in {their} {hand} already. It had seemed such a pity, though, to put out the only other lodger, who had asked for nothing but a bit of light. {They} had gone for a spade, and carried the tree down the stairs with the roots in a wet sack.',
					'It had been a near thing, {hero} remembered. A saw would have done it in two minutes. But anyone who has been moved along as often as that gets into the habit of asking where to; and so {they} had carried the birch down the stairs, roots and all, and found it a place.',
				],
				[
					'{foe} did not look as if {foe.they} would go on soon. It was a quarter past five, the road was empty, and the last word lay at the other end of it.',
					'On the road a quarter of an hour went by, and nobody with it. It was plain that {foe} could stand there for as long again, and that somebody else could be at the book first.',
					'Somewhere a clock struck a quarter past five. {foe} did not seem to hear it, and there lay the road, with nobody on it, and the last word at the end.',
				],
			],
			choices: [
				{
					say: 'Ask who it was that stood on the chair',
					sets: ['asked'],
					outcome: [
						'“Who stood on the chair?” asked {hero}. {foe} took up the bag. “Somebody who wanted to see it come up,” said {foe}, and went through the gate. {Foe.they} left it open behind {foe.them}, as you do for a person who is small and comes after.',
						'{hero} asked. It seemed a worse thing not to. “Somebody about so high,” said {foe}, and held out a hand at a certain height. Then {foe.they} saw the hand, and put it on the strap of the bag. “It would be more by now, of course,” said {foe}. “One loses count.”',
						'“How tall do you have to be,” asked {hero}, “so as not to need a chair for it?” {foe} measured it against the gatepost, with one hand, without thinking. It came to the second bar. There the hand stayed for a moment, as you leave it on a head. “There was a stool as well,” said {foe}. “But it had to be the chair.” And {foe.they} went out by the gate, and took care that it didn’t bang.',
					],
				},
				{
					say: 'Turn your back, and wait out in the road',
					sets: ['waited'],
					outcome: [
						'{hero} went out into the road, turned {their} back, and took an interest in a ditch. It cost a quarter of an hour that {they} did not have. At last there was the gate. “You could have been a mile ahead by now,” said {foe}. “There was something in the ditch,” said {hero}.',
						'There are things that you should not be watched at. {hero} waited in the road, with {their} back to the gate, until there were steps. “I’m not going to thank you,” said {foe}, whose eyes were red. “For what?” said {hero}. “I was looking at the weather.”',
						'“I’ll be out here,” said {hero}. Across the road there was a milestone, and {they} turned to that, away from the gate. It said nine. {They} read it for a quarter of an hour. Behind {them} somebody was talking, too low to be understood, to somebody who gave no answers. “That has cost you some time,” said {foe}, when the gate clicked. “It’s only nine miles,” said {hero}.',
					],
				},
				{
					say: 'Use the time, and get a mile ahead',
					sets: ['ahead'],
					outcome: [
						'It was not a trick. Nobody had asked {foe} to stop. {hero} said, “Well, then,” and got no answer, and by the bend {they} had a lead such as you only dream of, and the last word as good as spoken. From there you could see the gate. The birch was still moving, though there was no wind.',
						'{hero} slipped out behind {foe}’s back, and the latch did not even click. {They} had oiled it {themself}. A mile is a great deal, if two people are going for one last word. {hero} told {themself} so at every milestone, and there was one every mile.',
						'The last word went to whoever was there first, and there was nothing in the law about waiting. {hero} went around the bag, so as not to touch it, and off down the road. For the first mile {they} composed what {they} would say to anyone who called it unfair. It was a convincing speech, and nobody came to hear it. At the milestone {they} looked back. One could just see the top of the birch.',
					],
				},
			],
			scene: { at: 'start', with: ['foe'], shows: [], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['What It Was Built Of', 'Three, Then Two, Then One', 'A Short Name', 'The Spade'],
			time: 'day',
			parts: [
				'@answer',
				{
					ahead: [
						'At the third milestone somebody was digging beside the road, and {hero} stopped for breath.',
						'It’s hard to keep up a lead. At the third milestone {hero} had to rest, beside somebody who was digging.',
						'By the third milestone that lead had grown heavy, and {hero} sat down to get {their} breath. Next to the stone somebody was digging.',
					],
					else: [
						'After that {hero} and {foe} kept to opposite sides of the road. “How many shingles?” asked {foe}, after a mile. “Three hundred,” said {hero}. “I used four hundred,” said {foe}. “Yours leaked,” said {hero}. At the third milestone somebody was digging. {foe} looked straight ahead, went faster, and was soon around the bend.',
						'For two miles nobody said anything. “You’ve done the gutters,” said {foe} in the third. It wasn’t praise. It was stocktaking. Then {foe} saw somebody digging beside the road, turned {foe.their} face away, and went by so fast that {hero} was left behind.',
						'There were two ruts, and {hero} had the one and {foe} had the other. “Was the chimney very bad?” asked {foe} after the second milestone, as one asks about an illness. “From the shoulder up,” said {hero}. After the third there was somebody with a spade, close to the road. {foe} saw who it was, and shut {foe.their} mouth, and had turned the next bend before {hero} had got as far as the hole.',
					],
				},
				[
					'It was {friend.name}, {friend.kind}. “So {foe} is back,” said {friend}, and leaned on the spade. “I saw that house go up. Two of them built it, out of stones from the water, with one bucket. It took two summers. Then they were three, and it was the loudest house on the road. It did you good to go by.”',
					'“You’re the one with the beans,” said {friend.name}, {friend.kind}, and leaned on the spade. “I knew that house when it was a heap of stones. There were two of them, with one bucket, and they had every stone up from the water. Two summers. Then they were three, and you could hear the little one from here, in a good wind.”',
					'“You’ll be the one who mended it,” said {friend.name}, {friend.kind}, and stopped digging. “And {foe} is home, I hear. I watched two people build that house. They had no cart, they had a bucket, and the stones were all down by the water. They were at it for two summers. Then there was a third, and you never heard such a racket. I used to go home that way on purpose.”',
				],
				[
					'{friend} dug a bit, and stopped. “There was a fever. I had this spade then, too. It was a very small hole, and it’s the only one I ever dug that I couldn’t get right. After that there were two, and then one, and then nobody. {foe} has never looked at me since. I was the one who had to fill it in.” And {friend} said what the child was called. It was a short name, of the kind that can be called from a door.',
					'“What happened?” asked {hero}, who knew it by now. “A fever,” said {friend}. “It took four days. I dug for them. I’ve dug for everybody on this road, and that was the only time I wished the ground were harder. Then there were two in the house, then one, then nobody. {foe} can’t stand the sight of me, and I can’t say that I blame {foe.them}.” {friend} told {hero} the name. It was a short one, made for calling somebody in.',
					'“And then?” asked {hero}. “Then it was quiet,” said {friend}. “A fever came, and it needed only four days. I was sent for, because I’ve got a spade.” {friend} looked at it. “I made it too big at first. You do, when you are used to the other kind. Later on I saw one of the two go away, and then {foe}, and then there was nobody. {foe} can’t look at me, ever since. I’m the last who saw it open.” And {friend} told {hero} the child’s name. It was one short sound, which would carry from a door to the end of a garden.',
				],
				[
					'So that was what {hero} had moved into. {They} had taken it for an empty house. {They} had swept it, and whistled in it, and been rather proud of how quickly it dried out, and all that time it had been as full as a house can be.',
					'{hero} had always said that nobody lived there. It was what {they} had told people, and {themself}, and it was even true in law. And every evening for a year {they} had sat facing that door, in the middle of it, and waited for somebody.',
					'“I’ve been living there,” said {hero}, to say something. It sounded different from the way it had sounded at four o’clock. {They} thought of how often {they} had gone up and down those stairs, singing, so that it should be less quiet.',
				],
				{
					ahead: [
						'While {friend} was speaking, {foe} had come along with the bag, and gone by on the other side without turning {foe.their} head. So much for the mile.',
						'In the meantime a bag had gone by, on the far side of the road, and over it a face that was turned straight ahead. It was {foe}’s. {hero} no longer had a mile, and had not noticed when it went.',
					],
				},
			],
			choices: [
				{
					say: 'Tell {friend} about the marks you painted around',
					sets: ['told'],
					outcome: [
						'“There are three marks on a doorpost,” said {hero}. “I painted around them. I didn’t know what they were.” “Yes, you did,” said {friend}, not unkindly. “Every Easter they stood the child up against that post with a book on its head, and half the road was asked in. I was there for the second. There was cake.” {hero} thought of the smallest brush, which had two hairs.',
						'{hero} told {friend} of the doorpost, and the three marks, and how {they} had gone around them with a small brush. For a while only the spade was heard. “Then you’ve known it longer than you think,” said {friend}. “I was there for the second mark. There was cake. That child stood on its toes, and {foe} pretended not to see.”',
						'“I painted around something, in the kitchen,” said {hero}. “There are three lines on the doorpost. I took them for the carpenter’s.” “They’re from three Easters,” said {friend}. “A book was laid on that child’s head, so that it should be straight. I held it, for the second mark. There was cake, and some of it got into the book.” {hero} thought of how often {they} had hung a dishcloth on that post.',
					],
				},
				{
					say: 'Ask {friend} to be there when the bell rings',
					sets: ['came'],
					outcome: [
						'“Come to the book tonight,” said {hero}. “For whom?” asked {friend}. “For either of us,” said {hero}. “You’re the only one who knew all three.” So {friend} stuck the spade into the ground and left it there. “I’ll come over the fields,” said {friend}. “{foe} would rather not have me behind {foe.them} on a road. I was behind {foe.them} once before.”',
						'“Somebody ought to be there who remembers it loud,” said {hero}. {friend} wiped the spade, for longer than it needed. “{foe} won’t like it,” said {friend}. “I’ll sit at the back. And I’ll go across the fields, so that {foe.they} needn’t hear who’s walking after {foe.them}.”',
						'“Who’ll be there for the third one tonight?” asked {hero}. {friend} had not supposed that anybody would. “Then come and sit there,” said {hero}. “It needn’t be more than that.” The spade was put in the hedge, and a jacket was found. “I’ll go over the fields,” said {friend}. “I’ve gone along a road behind {foe} once, that day. {Foe.they} would know the step.”',
					],
				},
				{
					say: 'Thank {friend}, and try not to have heard it',
					sets: ['deaf'],
					outcome: [
						'“Thank you,” said {hero}, “I’ve got to get on.” It was the wrong sort of thanks, and {friend} nodded as if {friend.they} was used to that. For a mile {hero} said numbers to {themself}: three hundred shingles, nine panes. In between came a short name, which kept in step.',
						'{hero} said that it was late. So it was. {They} tried to think of gutters, and of the smell of new shingles, and of the law. It might have worked, if {they} had begun before {friend} had opened {friend.their} mouth.',
						'It was very good of {friend} to have told {them}, said {hero}, and it was getting late; both of these were true. Then {they} went away from it as quickly as {they} could. {They} counted gates, and when that was no use {they} counted fence posts. Somewhere in the fifth mile {they} found that {they} had been counting all of them by the same short name.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: [], pose: 'stand', feeling: 'sad' },
		},
		{
			titles: ['The Crossroads', 'A Loose Arm', 'One Can Read', 'The Milestone'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'On the next miles {hero} tried to go over it as a judge would. On the one side there were two summers with a bucket, a chair by a window, and a very small grave. On the other side there was a year of work, and nowhere else. You could pile it up as you liked; it stayed level. What was worse, both sides of it had begun to look like somebody whom {they} knew.',
					'From that spade on it was six miles, all of them to think in, and {hero} would have paid to have them shorter. It had been so simple at noon. There had been a house that nobody wanted, and somebody who wanted it. Now somebody had come along who had every right to it and could hardly bear to go in, and {they} could not even be properly angry.',
					'{hero} went on. It was the sort of evening on which you see a lit window and make up the people in it. {They} had done that all {their} life, on roads like this one, and it had always been the same house: there were two or three people in it, and it was loud. It had never occurred to {them} to wonder what becomes of such a house.',
				],
				[
					'Three hundred shingles came to less than they had at the gate. It was getting dark. At the seventh milestone, where the road forked, {foe} sat on the stone with a torn strap in each hand, and the bag lay in the grass.',
					'At the seventh milestone the road forked, and there sat {foe} on the stone itself. The strap of the bag had torn. {Foe.they} held one end in each hand, and looked from one to the other, as if they had quarreled. It was nearly dark.',
					'Dusk came, and a little mist with it. Where the road forked {hero} caught up. {foe} was sitting on the seventh milestone. The strap of the bag had torn through, and {foe.they} was trying to tie it with hands that shook.',
				],
				[
					'Above {foe.them} stood a signpost with two arms, one for {hall}, and one for the old road across the marsh. It hung by a single nail and swung with the wind. “They’ve moved the road since my time,” said {foe}, not exactly to {hero}. “I don’t know my way here any more. I’ll have to go by what it says.” And {foe.they} bent down to the strap again.',
					'Over the stone hung a signpost with two arms, one for {hall} and one for the old road across the marsh. It was down to its last nail, and turned whichever way the wind did. “There used to be one road here,” said {foe} to the bag. “Now there are two, and they look alike to me. Well. One can read.” {Foe.they} did not look up from the strap.',
					'The signpost above the stone had two arms. One was for {hall}, and one was for the old road across the marsh, and all that kept them apart was a nail. “It’s been changed, all of it,” said {foe}, as if that had been done behind {foe.their} back. “By myself I wouldn’t know which to take. It’s as well that somebody has written it up.” The wind moved the arms a little this way, and a little that. {foe} was looking for an end of the strap that would still hold.',
				],
				{
					waited: '“You needn’t wait this time,” said {foe}. “I’d only get used to it.”',
					asked: '“You ask a lot of questions,” said {foe}. “That wasn’t a complaint.”',
					ahead: '“You’re behind,” said {foe}. “I’d have thought that you had a start.”',
				},
				[
					'{hero} looked at the signpost. It would have taken one push. {They} had been moved along so often, and never once had {they} thought of how it is done.',
					'The nail gave a thin rusty cry. It would take so little, thought {hero}: one push, and there would be only one claimant tonight. {They was} shocked at how clearly {they} had thought it.',
					'There was nobody else on the road. {hero} looked at the nail up there, which squeaked. It would not even be a lie, {they} thought, or if it was one, it would be the signpost that told it.',
				],
			],
			choices: [
				{
					say: 'Knot the strap, and carry the bag between you',
					sets: ['carried'],
					outcome: [
						'{hero} knotted the strap, and since the knot would not have held, took one end of the bag. To anyone who met them {hero} and {foe} were now a pair. “I’m still going to put you out,” said {foe}. “I’d think less of you if you didn’t,” said {hero}. “What’s in this?” “Hinges,” said {foe}. “We’d planned another room.” After that the two of them went in step, since that is the only way with a bag.',
						'You can’t carry half of somebody’s bag and stay at a distance. {hero} found that out at once. “You hold it too high,” said {foe}. “You lean to the left,” said {hero}, “if we’re being honest.” By the eighth mile it still wasn’t peace. But it weighed the same on both sides.',
						'“You’ll never do that in the dark,” said {hero}, and did it {themself}, with a knot out of {their} shingling days. Then {they} took one end of the bag, so as to spare the knot. “It doesn’t alter anything,” said {foe}. “No,” said {hero}. At every step something knocked against something else in there. “Hinges,” said {foe}. “There was to have been another room.” After that nobody spoke. But there’s a trick to carrying a thing between two, and somewhere in the eighth mile {hero} noticed that the two of them had it.',
					],
				},
				{
					say: 'Go by, with a nod, as one does',
					sets: ['passed'],
					outcome: [
						'{hero} nodded and went by. Nobody could have blamed {them}. It was exactly what had been done to {them}, on a great many roads, by decent people who had somewhere to be. What surprised {them} was how little you feel.',
						'“Good evening,” said {hero}. “Good evening,” said {foe}. So that was how it was done. {hero} had always wondered what they thought about, the people who walked past. They thought about the time.',
						'“You’ll manage,” said {hero}, with a nod, in a perfectly friendly tone. It was what one says. It had been said to {them} beside a good many roads, and {they} had often wondered if there was some way of meaning it. There wasn’t. There was a bend, and from there on one no longer saw the stone.',
					],
				},
				{
					say: 'Set the signpost to the marsh while {foe} looks away',
					sets: ['signpost'],
					outcome: [
						'It took one push. The arm came around with a thin rusty cry, and pointed at the marsh in clean white letters. {hero} stood behind the hedge, and watched {foe} read it, hesitate, and nod to it, as you nod to somebody in uniform. Then {foe.they} took up the bag and went where it said.',
						'{hero} did it in passing. It might have been the wind. From behind the hedge {they} saw {foe} look up, read what was written, say thank you to it out loud, as lonely people do, and set off for the marsh. Nobody else had seen. So {hero} was the only one who would ever know, and that turned out to be one too many.',
						'{hero} put up a {hand}, as if to hold the thing steady. There was a small dry cry, and the arm for {hall} came to rest over the marsh. Nothing else happened. {They} had somehow expected that something would. {foe} looked up at the noise, read what there was to read, and touched the post, as you thank a stranger. Then {foe} took the bag in both arms, and {hero} stood aside, and {foe.they} went where it said, quite trustingly.',
					],
				},
			],
			scene: { at: 'start', with: ['foe'], shows: [], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Claim', 'Evidence', 'In the Matter of a Roof', 'What Can Be Said for It'],
			time: 'night',
			parts: [
				'@answer',
				{
					signpost: [
						'Mist came up out of the marsh, very white and quite flat, until there was no marsh to be seen. {hero} had the road to {themself}. More than once {they} stopped to let somebody catch up, and it was somebody whom {they} had sent the other way.',
						'Over the marsh it got white, and then it got dark. It was the easiest mile of the day, since there was nobody in front and nobody behind. Now and then something cried out there. “A bird,” said {hero} aloud, every time.',
						'By the time {hero} came to the last hill, the mist had taken the marsh and was beginning on the hedges. All that way {they} had kept to one side of the road, as one does when somebody is coming up from behind, and had left the other side free.',
					],
					carried: [
						'On the last hill the bag was put down. “I’m going to say you broke in,” said {foe}. “I’m going to say you ran away,” said {hero}. “Yes,” said {foe}. “I thought you would.” Neither of them suggested going on, until it was getting silly. “You go in first,” said {foe} then. “But for my strap you’d have been there by now, and I don’t take presents.”',
						'“When we get there,” said {foe}, “you go in first. You would have, if you’d left me on that stone.” “They’ll think that you’ve come around,” said {hero}. “No,” said {foe}. “I just don’t take presents.” So {foe} took the bag, and fell back by a stone’s throw.',
						'“This is near enough,” said {foe}, below the last hill, and took over the whole of the bag. “I’ll have to call you a burglar in there.” “I’ve got something about people who leave the rain to itself,” said {hero}. For a while the two of them stood there in the dark, and could hear each other getting ready. “You first,” said {foe}. “But for my strap you’d have had the pen by now.”',
					],
					else: [
						'{hero} did not look around. {foe} must have had a lantern in that bag. It was lit now, and it hung behind {them}, always at the same distance, a little low on one side. That would be the side with the strap.',
						'From the last hill {hero} could see the windows. Behind {them} came a lantern, which must have been in the bag, not fast, and not slower than before. {They} might have waited. {They} thought about that later.',
						'For two miles {hero} had a light at {their} back. There must have been a lantern in that bag. It did not gain, and it did not drop behind, and it hung a little crooked, on the side where the strap had been. {They} could have turned around and said something. But {they} could think of nothing that would not have to be taken back by nine.',
					],
				},
				[
					'On the night of the book nobody stayed at home. {Hall.at} people had nothing against either side, and had come to see one of the two lose. They made a lane for {hero}, quite politely. At the end of it {host} sat at a table, with the book in front of {host.them}, and before the table stood two chairs.',
					'{hero} had not known that so many people took an interest in property. “That’s the one with the beans,” somebody said {hall.at}. “That’s the burglar,” said somebody else. They seemed equally pleased. Behind a table sat {host} with the book, and before it stood two chairs.',
					'Every lamp {hall.at} was lit, as it is for a wedding, and the good seats had been taken since six. “Which one is that?” somebody asked, when {hero} came in. “The one in the wrong, I think,” said somebody else. “But wait until you’ve seen the other.” At the far end {host} sat behind a table, with the book, and in front of the table stood two chairs.',
				],
				{ came: '+ In the last row, with earth on {friend.their} hands, sat {friend}.' },
				[
					'First the law was read, as in every year. Most of the people could have said it by heart, and some did, under their breath. It had been made by people who had found their neighbors frozen in front of locked doors, and there was not a word in it about why anybody locks one.',
					'{host} read out the law, standing. It was short. It spoke of roofs, and of snow, and of those who have none and those who have too much of it, and it did not say what to do about somebody who is neither. People liked to hear it all the same. It had been made by their own grandparents, in shame.',
					'The law comes before the claims. {host} read it as one reads a thing that one has copied out many times, and when it came to the snow, and the locked door, a good many lips moved. It had been written in a single night, by people who could not look one another in the face. They had only thought of how a door is from the outside.',
				],
				{
					signpost: [
						'“Then I’ll hear the claims,” said {host}. One chair was empty. {host} looked at it, and then for quite a while at the open door, where there was nothing to be seen but white. “You have a right to speak all the same,” {host.they} told {hero}. “It only feels like talking about somebody.”',
						'“Where is the other one?” asked {host}. Nobody knew, except for one, who sat down. “Well,” said {host}, when everybody had waited, “the law doesn’t wait. You may speak. Try to do it as if the chair were listening.”',
						'{host} waited for the second chair to be filled. It was a plain chair, and in the end there was nobody who had not looked at it. “There’s generally a reason,” said {host}, “if somebody stays away for seven years and is then late for the last hour of it.” {hero} examined the floor. “Well, speak,” said {host}, “if you can do it beside that.”',
					],
					else: [
						'{foe} came in too, and sat down on one of the chairs, very straight, with the bag underneath. {hero} had been first, so the last word was {theirs}, and {foe} had to begin. “I built it, with one other, out of a bucket,” said {foe}. “I left because I could still hear it. Then I walked through three countries, and I could hear it there too.” People had expected more. It was {hero}’s turn.',
						'The door let in {foe} as well, with the bag. “You’re second, so you begin,” said {host}. “The last word is {hero}’s.” {foe} stood up. “I made it. I couldn’t stay in it. I can’t stay out of it, either, I’ve tried that for seven years.” {Foe.they} thought, and said that that was all, and sat down. It was {hero}’s turn.',
						'{foe} took the left-hand chair, put down the bag, and stood up again when {host} nodded, since whoever is second speaks first. “I carried that house up there in a bucket, with somebody,” said {foe}. “I could tell you of each stone where it used to lie. Then I couldn’t be in there any more. So I’ve tried for seven years to be somewhere else, and I’m not good at it.” {Foe.they} seemed to look for the rest of the speech, and there was none. The last word was {hero}’s.',
					],
				},
			],
			choices: [
				{
					say: 'Set out what you have mended, item by item',
					sets: ['claimed'],
					outcome: [
						'{hero} had a list. It began with the roof and ended with the latch, and it was accurate to the nail. When {they} had finished there was a murmur of real respect. “And what does it come to?” asked {host}. It came to a house. {hero} just hadn’t expected, reading it out, how often it would say “put back.”',
						'“Three hundred shingles,” {hero} began. “Nine panes. A chimney, from the shoulder up. One birch, moved.” It went on for some time, and every item was true. People nodded at the chimney. It was a good list. It only sounded, toward the end, a little as if somebody were reading out a bill.',
						'“I’ve written it down,” said {hero}, and unfolded it. “Roof, three hundred shingles. Windows, nine panes. Chimney, rebuilt. Kitchen, two coats.” It was the first time that anybody had heard the whole of what {they} had done, {themself} included, and it was a great deal. At “one birch, moved,” somebody in the front row breathed in. {hero} read the rest a little faster.',
					],
				},
				{
					say: 'Speak of the three marks on the doorpost',
					sets: ['marked'],
					outcome: {
						signpost: [
							'“There are three pencil marks on the kitchen door,” said {hero}. “I painted around them.” {They} had only meant to show that {they was} careful. But {host} was looking at the empty chair. “There was going to be a fourth, at Easter,” said {host}. “{Foe} had already sharpened the pencil.” {hero} had known for some hours what those marks were. Now {they} could see the pencil.',
							'“I’ve left three pencil marks as they were,” said {hero}, “when I painted the kitchen door.” It was meant as a point in {their} favor. {host} did not write it down. “I’d been asked over for the fourth,” said {host}, and looked at the chair in which nobody sat. “It was to be at Easter. {Foe} had sharpened the pencil weeks ahead.” Whatever {hero} had known of it on the road, {they} knew it differently now.',
						],
						else: [
							'“There are three pencil marks on the kitchen door,” said {hero}. “They’re still there. I went around them with a small brush, every time.” People waited for the argument. But {foe} had looked up. “You left them,” said {foe}. It was hard to say if it was a question. “I thought somebody might want to see them again,” said {hero}.',
							'“There are three pencil marks on the kitchen door,” said {hero}. “I painted around them. That’s all I want to say.” It wasn’t an argument. But {foe} looked up, and for the first time looked straight at {them}. “I didn’t dare go into that kitchen,” said {foe}. “I was sure you’d have painted over it.”',
							'“I’ve only got one thing to say, and it isn’t about the roof,” said {hero}. “I painted that kitchen. There were three marks on the doorpost, in pencil, and I didn’t paint those.” It did not seem to prove anything. People were still waiting for the rest of it when they saw {foe}’s face. “None of the three?” asked {foe}. “None of them,” said {hero}.',
						],
					},
				},
				{
					say: 'Say only that you had nowhere else',
					sets: ['plain'],
					outcome: [
						'“I had nowhere else,” said {hero}. {They} had prepared more. But once that was said, it turned out that all the rest had been standing on it. Nobody coughed. There were a good many people {hall.at} who had at some time asked somebody to be gone by Sunday.',
						'{hero} stood up, and forgot what {they} had meant to begin with. “I had nowhere else,” {they} said. “I’d never had a door. I wanted to see what it was like.” {They} sat down again. In the third row a woman who had once been short of a spare room looked at her hands.',
						'“I was going to talk about the roof,” said {hero}, “but it’s only this. I had nowhere else.” It was so short that {host} went on holding up a hand for silence. There was silence. A good deal of it came from people with spare rooms, and aunts, and pianos.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'foe'], shows: ['book', 'lantern'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['The Line', 'One Pen', 'Before the Bell', 'Ink'],
			time: 'night',
			parts: [
				'@answer',
				{
					signpost: [
						'“There has been no other claim,” said {host}, and laid the pen by the book. “You’re the only one who can sign. It’s perfectly legal.” A log in the stove gave a thin cry as it settled, like something turning on one nail. In half an hour the bell would ring.',
						'{host} laid the pen on the page. “Then there is only you,” said {host}. “I’d have liked it better the other way, but it makes my work easier.” It was half an hour to the bell. Somebody opened the door to look out, and the mist came in over the floor.',
						'“Then that’s all of it,” said {host}, and turned the book around, with the pen on it. “There’s one claim, and one name, and half an hour to spare. I’ve never had a case so simple.” {Host.they} did not seem to enjoy it. The mist had come up to the windows by now, and stood there looking in.',
					],
					else: [
						'“I’ve heard you both,” said {host}, “and I wish I hadn’t. If it belongs to the one who made it, nobody in need may ever pick up what others drop. If it belongs to the one who mends it, none of us may ever go away. I’m only glad that it isn’t I who has to write.” {Host.they} laid the pen on the page, in front of {hero}, who had been first. In ten minutes the bell would ring.',
						'“I could make out a good case for either of you,” said {host}. “I’ve been doing it in my head, and I can’t stop.” {Host.they} turned the book around to {hero}, who had been first, and put the pen in the fold of it. “One line, and ten minutes till the bell. I’m sorry. I can keep a book; I can’t do more than that.”',
						'“You’ve convinced me, both of you,” said {host}, “and I’d so hoped that it would be only one.” {Host.they} dipped the pen, looked at the left-hand chair, looked at the right-hand one, and laid it down before {hero}. “The first one here writes. The line holds one name, and in ten minutes, when the bell rings, it has to be dry. I’ve read out that law for twenty years. I never noticed that it leaves before the end.”',
					],
				},
				[
					'{hero} looked at the pen. It was quite an ordinary one, with a bitten end, and in its time it had turned two barns and a mill into somebody’s. One only had to write one’s name with it. Until this afternoon that had been all that {they} wanted: to stand in a book, in ink, where nobody can ask you to be elsewhere by Sunday.',
					'It is strange how little there is to do with the last minutes before a bell. {hero} read the lines above the empty one. A barn, a mill, a cottage with a well; and after each of them the name of somebody who had come in out of the cold, in a handwriting that was bigger than usual. {They} could see {their} own name there so clearly that it was a surprise to find the line still white.',
					'The line was ruled in pencil, and it was no longer than a hand. {hero} had imagined something longer. This was all that had ever stood between {them} and the spare rooms of other people: a bit of paper, on which the others had been quicker. {They} could feel how it would go, the first letter, and the last, and the dot. It would take less time than packing.',
				],
				{
					'signpost & came': [
						'In the last row {friend} had stood up. “{foe} doesn’t give up,” said {friend}. “I’ve seen {foe.them} carry a house in a bucket. If {foe.they} isn’t here, something has gone wrong. And that marsh isn’t deep, it’s only cold. You sit down for a moment, and I’m told that it’s quite pleasant.”',
						'“That isn’t like {foe},” said {friend}, who had got up in the last row. “Two summers, with one bucket, and now {foe.they} should be late? Somebody ought to look on the marsh. You don’t sink, out there. You get cold, and sit down to rest for a minute, because it’s so soft.”',
					],
					signpost: [
						'“I wouldn’t care to be on the marsh in that,” somebody was saying at the window. “It isn’t deep, it’s only cold. You sit down for a moment, and I’m told that it’s quite pleasant.”',
						'At the window two people were discussing the mist. “Nobody drowns in that marsh,” said the one. “It’s the cold that does it. They say you sit down to rest, and it’s so soft, and you look quite peaceful.”',
					],
					marked: [
						'{foe} did not look at the pen. “If it’s to be your name,” {foe.they} said, quite low, “I’d like to ask for something. Once a year, at Easter, I’d come and stand in that kitchen for a minute. I wouldn’t touch anything.” {hero} could only nod.',
						'“I won’t quarrel about the pen,” said {foe}, so that only {hero} could hear. “You left that doorpost alone. There was going to be a fourth mark, at Easter. I’d already sharpened the pencil.” The clock ticked. “I just wanted somebody to know that,” said {foe}.',
						'“You write it,” said {foe}, very low, with a look at the pen. “You were first. There’d have been a fourth mark, that Easter. I had the pencil in the drawer, with a point on it. I only wanted to say so to somebody who knows which post.”',
					],
					else: [
						'{foe} did not look at the pen. “There’s a doorpost in the kitchen,” {foe.they} said, quite low. “I haven’t dared to look. I suppose you’ve painted it.” “All but three marks,” said {hero}. {foe} shut {foe.their} eyes. “There was going to be a fourth, at Easter,” said {foe}. “I’d already sharpened the pencil.”',
						'“Did you do the kitchen?” asked {foe}, without a look at the pen. “I did it in blue,” said {hero}, “all except three marks on the doorpost.” {foe} nodded for some time. “It was always at Easter,” said {foe}. “For the next one I’d sharpened the pencil already.”',
						'“There’s a place in the kitchen, beside the door,” said {foe}, who did not look at the pen, “about as high as a table. You’ll have painted that, I expect.” “I went around it,” said {hero}, “around all three.” It was a while before {foe} could speak. “There was to be one more, at Easter,” said {foe}, “and the pencil had a point on it.”',
					],
				},
				{
					'told & signpost': [
						'On the road {friend} had told {hero} how a child was measured against that post, and {they} had turned the sign all the same.',
						'{friend} had told {hero}, over a spade, what those three marks were. It had been an hour or so before {they} turned the sign.',
					],
					'waited & signpost': [
						'At the gate {hero} had turned {their} back, so that {foe} could be alone with a tree. It seemed to have been done by somebody else.',
						'That same afternoon somebody had stood in the road with averted face, so that {foe} need not be seen. {hero} would have liked to be that person again.',
					],
					'deaf & signpost': [
						'{hero} had tried all the way not to have heard a name. It was all that {they} heard now.',
						'There was a name that {hero} had decided not to hear, and by now the whole room seemed to be whispering it.',
					],
					'told & !signpost': [
						'“{friend} was there for the second mark,” said {hero}. “There was cake.” “Yes,” said {foe}, and for a moment almost smiled. “It had nuts in it.”',
						'“I’ve heard about the second mark,” said {hero}, “and the cake.” “There were nuts in it,” said {foe}, after a pause. “They got picked out.”',
					],
					'came & !signpost': [
						'{foe} had turned around to the last row, for the first time in seven years, and saw who was sitting there. {friend} nodded. It took {foe} some time, and then {foe.they} nodded too.',
						'A chair creaked in the last row, and {foe} looked around, and it was {friend}. Neither had looked at the other for seven years. It lasted for about as long as it takes to fill in something small. Then {friend} nodded, and so did {foe}.',
					],
					'deaf & !signpost': [
						'{hero} had tried for six miles not to have heard a certain name. {They} could have spelled it now in the dark.',
						'Since the third milestone {hero} had done {their} best not to have heard a name. It had come along all the same, and stood there between the two chairs.',
					],
				},
			],
			choices: [
				{
					say: 'Enter your own name, and blot it',
					sets: ['own'],
					outcome: {
						signpost: [
							'{hero} signed. The nib gave one small cry, on the upstroke. It was a good signature. It looked like that of somebody with an address.',
							'{hero} wrote {their} name, and blotted it. Nobody clapped. “Congratulations,” said {host}, after a moment, and moved the empty chair back to the wall.',
							'It went down without a blot, {hero}’s whole name, and the date. {They} waited for what one must surely feel. The pen, as {they} laid it back in its groove, gave a small dry cry.',
						],
						else: [
							'{hero} signed. It was the first time that {they} had put {their} name to anything that would still be there on Sunday. When {they} looked up, {foe} had laid the key on the page, quite straight, and was doing up the bag.',
							'{hero} wrote {their} name on the line. It went on for longer than usual. “Good hand,” said {foe}, who had watched, and took a key off a string, and put it on the blotter. {Foe.they} seemed to weigh less without it.',
							'{hero} had tried it once, on a shingle, to see what {their} name would look like with an address. It looked just like that. {foe} untied a key from a string, laid it across the bottom of the page, so that the book should not close on the wet ink, and reached for the bag.',
						],
					},
				},
				{
					say: 'Turn the book, and give the pen to {foe}',
					if: '!signpost',
					sets: ['yielded'],
					outcome: [
						'{hero} turned the book around and held out the pen. “I can pack in four minutes,” {they} said. “It took you seven years.” {foe} did not thank {them}. {Foe.they} wrote slowly, like somebody lifting something.',
						'“I only came in out of the rain,” said {hero}, and gave {foe} the pen. “I’d have liked to win. But I’d hear somebody move a chair every time I went up to bed.” {foe} took a long time to find the beginning of the line.',
						'“You sign it,” said {hero}, and turned the book, and the pen with it. “I’d have known what to do with a house. I don’t know what to do with that one.” “Is it out of pity?” asked {foe}. “It’s out of turn,” said {hero}. “You were in it first.” {foe} looked at the line as if it were a long way off, and then wrote.',
					],
				},
				{
					say: 'Write the child’s name on the line',
					if: '!signpost',
					sets: ['third'],
					outcome: [
						'{hero} took the pen, and wrote a short name, of the kind that can be called from a door. {host} turned the book around and read it twice. “Nobody of that name is living,” said {host}. “It doesn’t say ‘living,’” said {hero}. “It says that nobody but the name in the book can put anyone out. That one never will. {foe} could stay, and so could I, and mind the roof.” {foe} had not moved at all.',
						'There was one line, and two people who were right. {hero} bent down and wrote the name of a third. It needed very little room. “You can’t do that,” said somebody with a beard. “Show me where it says so,” said {hero}. “That’s whose house it was. It had the tree in it, and the marks. And nobody but that name can put anyone out, so {foe} and I could both stay.” Then {they} laid down the pen, and did not dare to look at {foe}.',
						'{hero} wrote for so short a time that {host} thought {they} had stopped in the middle. Then {host} read it, and turned very slowly to {foe}. “It has to be a name,” said {hero}. “It needn’t be a grown one. As long as that stands there, nobody else can put {foe} out of the house, or me either. We’d only be keeping it dry for somebody.” {foe} sat without a sound, and held on to the chair with both hands.',
					],
				},
				{
					say: 'Put down the pen, and ask for a lantern',
					if: 'signpost',
					sets: ['search'],
					outcome: [
						'{hero} put the pen down. “I turned the signpost,” {they} said, “at dusk. I need a lantern, and I won’t be back before the bell.” It was said in such an ordinary voice that some people went to get the lantern first, and understood it afterward.',
						'“I can’t sign that,” said {hero}. “{foe} is on the marsh because I turned the sign around. Could somebody give me a lantern?” Nobody asked {them} to say it again. A lantern came forward over people’s heads, from hand to hand.',
						'“Has anyone got a lantern?” asked {hero}, and put the pen back in its groove. “It’s for the marsh. I turned the signpost, when {foe} wasn’t looking, and {foe} went where it said.” There was less than half an hour, and no time for opinions. People only made their lane again, and at the end of it somebody put a lantern into {hero}’s {hand}.',
					],
				},
				{
					say: 'Say what you did, and sign for the other',
					if: 'signpost',
					sets: ['yielded', 'confessed'],
					outcome: [
						'“I turned the signpost,” said {hero}. Then {they} bent down and wrote {foe.name} on the line, in full. Strictly speaking it isn’t legal to sign for a person who is absent. {host} did not think that this was the moment to say so.',
						'“{foe} didn’t lose {foe.their} way,” said {hero}. “I turned the sign.” And {they} wrote {foe.name} in the book, while the room was still working out what {they} had said. “Now let’s go and get the owner,” said {hero}.',
						'“That chair is empty because of me,” said {hero}. “I set the signpost to the marsh.” Nobody breathed. {They} bent over the book, and what {they} wrote was {foe.name}, in the best hand that {they} had. “That isn’t your name,” said {host}. “No,” said {hero}. “It was never going to be.”',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'foe'], shows: ['book'], pose: 'think', feeling: 'determined' },
		},
		{
			titles: ['Vacant', 'Whoever Knocks', 'Possession', 'After the Bell'],
			time: 'night',
			parts: [
				'@answer',
				{
					'own or search or confessed': '',
					quiet: [
						'{hero} laid down the pen so softly that the people at the back thought {they was} still writing.',
						'',
					],
					bold: ['There was ink on {hero}’s {hand}. {They} held it up, so that there should be no doubt.', ''],
					kind: ['{hero} moved the lamp, so that {foe} could see to read.', ''],
					honest: ['“I know what I’ve done,” said {hero}, since several people were explaining it to {them}.', ''],
					clever: ['“There was a better move,” somebody told {hero}. “I saw it,” said {hero}.', ''],
					careful: [
						'{hero} had taken as much trouble over the letters as over three pencil marks with a small brush.',
						'',
					],
					merry: ['People looked to {hero} for a word that would make it lighter. There was none.', ''],
					dreamy: ['Somebody asked {hero} where {they} lived now. {hero} had to think.', ''],
					quick: ['{hero} was already blowing on the ink.', ''],
				},
				{
					'own & signpost': [
						'People came up to shake {their} {hand}, one after another, and said that it was nice to see a thing decided for once without any unpleasantness.',
						'“That all went off very nicely,” people told {hero}. An old man remembered that in his day there had sometimes been words.',
					],
					'own & asked': [
						'“You asked who stood on the chair,” said {foe}, at the door. “Nobody had asked me that in seven years. I’d have liked to lose to somebody worse.”',
						'“It was a chair, you were told, and you asked who stood on it,” said {foe}, at the door. “I wish it had been somebody else who did.”',
					],
					'own & waited': [
						'“You turned your back for me, at the gate,” said {foe}, at the door. “Do it again, would you?” So {hero} looked at the wall until the steps were gone.',
						'“Would you turn around once more?” asked {foe}, at the door. “You’re good at it.” {hero} turned around, and heard how the bag was lifted, and then the latch.',
					],
					'own & ahead': [
						'“I turned around at the gate today, to tell you the name,” said {foe}, at the door. “You were a mile down the road by then.”',
						'“I looked around for you, at the gate,” said {foe}, at the door. “I’d have told you whose tree it was. I’d got as far as that.”',
					],
					'own & carried': [
						'“I can manage the bag,” said {foe}, at the door. “It was lighter with two.” The knot that {hero} had tied was still holding.',
						'At the door {foe} took the bag by both ends, as one has to, alone. “That’s a good knot,” said {foe}. “I’ll leave it in.”',
					],
					'own & passed': [
						'“You nodded to me, at the milestone,” said {foe}, at the door. “I thought then that it would be you.” {hero} had nothing to say to that.',
						'“I’ve had my nod, from you,” said {foe}, at the door, “back there on that stone. One can’t expect it twice.”',
					],
					own: [
						'“Where will you go?” asked {hero}, who had meant to say something better. “Along,” said {foe}. It was what people had always told {hero} to do, and {they} had never heard how it sounds from the other side.',
						'There is a thing that one says at such a moment, and {hero} thought that {they} would know what it was when {they} opened {their} mouth. “The third stair creaks,” {they} said. “I know,” said {foe}. “We made it do that, so as to hear who got up.”',
						'“You’ll want to know where the spare nails are,” said {foe}, and seemed to hear what {foe.they} was saying, and wished {host} a good night instead. {hero} listened to the steps, as far as the bend. {They} knew how long it takes to get to a bend.',
					],
					confessed: [
						'It was quiet for some time. People moved back from {hero}, not much, about as far as one moves from a wet dog. Then somebody took down a lantern, and somebody else went to look for a rope.',
						'{hero} had expected shouting, and it would have been a relief. Somebody took lanterns off their hooks, and somebody asked for blankets, and it was all done around {them}, at a little distance, as water goes around a post.',
						'No word was said to {hero}. There was a scraping of chairs. Ropes were wanted, and brandy, and whoever went past {them} to get something went past in a small curve.',
					],
					'yielded & ahead': [
						'“You could have kept that mile,” said {foe}, and put down the pen. “I’d only have been early,” said {hero}. Then the bell rang, and the ink was dry.',
						'“What became of your mile?” asked {foe}, and blew on the ink. “I lost it,” said {hero}, “listening to somebody.” Then the bell rang, and the line was dry.',
					],
					'yielded & carried': [
						'“I said I’d put you out,” said {foe}, with the pen still in {foe.their} hand. “You’d have been ashamed of yourself otherwise,” said {hero}. The bell rang, nine times. By then the ink was dry.',
						'“I’d have put you out,” said {foe}, and gave back the pen. “I’d have told everyone here how you broke in.” “It was a heavy bag,” said {hero}, “for one.” The bell began, and by the ninth stroke the name was dry.',
					],
					'yielded & passed': [
						'“You walked by me at the milestone,” said {foe}, “and now this.” “That’s why,” said {hero}. “I found out how it’s done, and I didn’t like it.” The bell rang, and the ink was dry.',
						'“That’s the same face that nodded to me,” said {foe}, and had a good look at it. “Yes,” said {hero}. “I’ve been thinking of that nod for two miles.” It rang nine, on dry ink.',
					],
					'yielded & packed': [
						'“You needn’t be in such a hurry to pack,” said {foe}. “I’ve seen you do it.” The bell rang. By then the ink was dry.',
						'“You’re looking for your things,” said {foe}. “You haven’t got any with you.” It was so; it was only the habit. The bell rang, and the name on the line was dry.',
					],
					yielded: [
						'“Is that allowed?” somebody asked. It was allowed. It had just never come up before, in all the time that there had been a book, and the bell rang while people were still looking for the paragraph.',
						'“It’s never been done,” said {host}, turning pages, to find out if it was allowed. The bell rang while {host.they} was still looking. By then {foe}’s name was dry.',
						'People had come to see somebody lose, and could not have told you now which of the two it was. A few of them clapped, and stopped. In the middle of that the bell rang, and the ink was dry, and it was {foe}’s.',
					],
					'search & came': [
						'“Keep the milestone at your back,” said {friend}, at the door, “and shout, and then be quiet.” {hero} had never heard {friend} say so much without a spade.',
						'“Go where it points, since {foe} did,” said {friend}, at the door, and turned up the wick of the lantern. “And stand still now and then, and listen. {foe} isn’t one to call twice.”',
					],
					third: [
						'{host} took up the law, with all that had been added to it since, and began at the front. When the bell rang {host.they} was on the last page. “It says ‘the name,’” said {host}. “It never says whose.” And the ink was dry.',
						'“It ought to be forbidden,” said {host}, and turned pages. “I can’t think why. I can’t find it, either.” The bell rang, and the line was dry. Nobody in the room had said a word since.',
						'There is a paragraph about false names, and another about misspelled ones, and {host} read both of them aloud. Neither had anything to say about how tall one must be. Then it was nine. All through the bell {host} held a finger beside the line, until it was dry.',
					],
				},
				{
					'claimed & third': [
						'“Three hundred,” said {foe}, to nobody in particular. “I’d have sworn that it needed four.” “It’s a small roof,” said {hero}.',
						'“So three hundred was enough,” said {foe}, looking straight ahead. “I always did lay them too close.” “I had to guess,” said {hero}.',
					],
					'tour & end-both': [
						'“You let me go through it alone,” said {foe}. “I couldn’t do the kitchen. I might, with somebody.” “There’s room in it for two,” said {hero}.',
						'“I got as far as the kitchen door, this afternoon,” said {foe}. “Somebody would have to go in ahead of me.” “I’d do that,” said {hero}.',
					],
					'barred & third': [
						'“You bolted that door against me,” said {foe}. “I did,” said {hero}. “I’d never had a bolt before.”',
						'“I sat on one side of that bolt today,” said {foe}, “and you sat on the other.” “It’s a thick door,” said {hero}, “and I could hear you breathe.”',
					],
					'passed & third': [
						'“You went past me,” said {foe}, “when I sat on that milestone.” “I know,” said {hero}. “I’ve been passed a good deal myself.” “Then you knew how it’s done,” said {foe}. “That was the worst of it,” said {hero}.',
						'“At that milestone I’d given you up,” said {foe}, “when you nodded, and went on.” “So had I,” said {hero}.',
					],
					'ahead & third': [
						'“You were a mile ahead of me this afternoon,” said {foe}. “I know,” said {hero}. “There was nobody to talk to.”',
						'“I thought that you’d be here an hour before me,” said {foe}, “with that mile.” “It was no use to me,” said {hero}. “It was only road.”',
					],
					'carried & third': [
						'“There are hinges in that bag,” said {foe}, “for a room that we never got to.” “I know how heavy they are,” said {hero}.',
						'“Those hinges would still fit,” said {foe}, with a look at the bag. “They’d only want oil.” “I’ve got oil,” said {hero}.',
					],
					'waited & third': [
						'“You stood in the road with your back to me,” said {foe}. “I thought then that you’d been told.” “Not yet,” said {hero}.',
						'“Who’d told you,” asked {foe}, “when you turned your back, at the gate?” “Nobody,” said {hero}. “I thought it was about a tree.”',
					],
					'asked & third': [
						'“You asked who stood on the chair,” said {foe}, “and now you’ve written it down.” “It’s the only answer I’ve got,” said {hero}.',
						'“I wouldn’t say the name to you, when you asked,” said {foe}. “{friend} did,” said {hero}.',
					],
					'plain & third': [
						'“You said you had nowhere else,” said {foe}. “Nor had I. I’d only been to more of it.” {hero} had never met anyone else who had.',
						'“Nowhere else,” said {foe}. “When you said that, I looked to see if it was me who was speaking.” “It might have been,” said {hero}.',
					],
				},
				{
					'end-nobody': [
						'{hero} was still a good way from the milestone when the bell began behind {them}. It rang nine, and the line was empty, and the house was nobody’s. {They} did not stop. The post was there on its nail, and {they} went the way it pointed. With a lantern in a mist you can see the lantern. {They} called, and heard the mist swallow it. “So that was that,” said somebody, quite close by. It was {foe}, deep in the marsh, holding on to the bag. “You’d better go and sign.” “It’s over, and I didn’t,” said {hero}, “because it was I who turned the sign.” “I know,” said {foe}. “I heard it cry.” “Then why did you go where it said?” {foe} had to think. “I suppose I wanted somebody to tell me where to,” {foe.they} said. It took the two of them an hour to get out. Since no one had signed, there was nobody for a year who could put anybody out of anything. Toward morning the two of them stood in front of a house that belonged to no one. “After you,” said {hero}. “No,” said {foe}. “You go in, and shut the door. I’d like to hear you say it.”',
						'The milestone was white with mist, and the signpost pointed into more of it. {hero} went where it said, with the lantern. “{foe}?” {they} called. {They} had never had anyone to call, and it came out as a question. Then, thin and far off, the bell began. {They} stopped to count the strokes, from habit. When it was over somebody went on counting, a little way off, in a small cold voice: ten, eleven, twelve. {foe} sat on the bag, and the bag was nearly gone. “If I stop, I fall asleep,” said {foe}. “You’ve lost it, then.” “I turned the sign,” said {hero}. “I put down the pen and came.” “Which of those do you want an answer to?” asked {foe}. It took an hour to get out, and neither of them said any more. In the gray of the morning there was a house, and a birch. No name stood in the book, and so for a year the law had nothing to say about either of them. {foe} stopped at the gate. “I painted around the marks,” said {hero}. “You needn’t think that I’ve forgiven it,” said {foe}. “I only can’t go in there to nobody.” So {hero} went in, and shut the door, and lit the lamp; and after some time, very stiffly, somebody knocked.',
						'Whoever turns a signpost knows at least where it points. {hero} held the lantern low, and at the edge of the marsh {they} found the place where a bag had been put down and picked up again. Then there were no more places. Behind {them}, a long way off, the bell rang nine. So that was the house. {They} noticed it as you notice that it has stopped raining. “{foe}!” {they} called, and there was nothing. Then {they} called a short name, of the kind that carries from a door. “Don’t,” said somebody at once, out of the white, and not ten yards away. “I’m here. Don’t call that.” {foe} had kept hold of the bag, and the bag was going down. “It was I who turned that sign,” said {hero}. “I had the pen, and I’ve left it lying there. It’s nobody’s now.” “Then it’s you who should be sitting here,” said {foe}, and after a time held up one hand, to be pulled. It took an hour, and most of what had been in that bag stayed behind. When it got light there was a gate, and a birch, and a house about which the law would have nothing to say for a year. {hero} stopped in the road. “You could bolt it,” {they} said. “I wouldn’t mind.” “Against whom?” said {foe}, whose teeth were chattering. “I’m so cold that I can’t be angry before Sunday. Go in, and light the stove, and shut the door. I’ve never yet been let in there by anyone.” {hero} went in, and did all that; and when it was warm there was a knock, rather low down on the wood.',
					],
					'end-both': [
						'{foe} put out one finger, and did not quite touch the page. “You’ve spelled it right,” said {foe}. It was the only thing {foe.they} said until the gate. There the birch stood, and somebody had to go first. “I’m not easy,” said {foe}. “I walk about at night, and I’ll want that doorpost left as it is.” “I did leave it,” said {hero}. “Yes,” said {foe}. So {hero} went in, shut the door, and waited behind it in the dark, as on every evening of that year. It was some time before the knock came, and it was very soft, and rather low down, where a small person would knock. “Come in,” said {hero}, who had always thought that there would be more to it. {foe} came in by the light of the lamp, and went over to the doorpost without having to look for it. {Foe.they} stood there for a while, with one hand at about the height of the third mark.',
						'“Seven years I’ve gone about,” said {foe}, “so as not to hear anyone say it. And you write it in a book.” {hero} waited to be hated. “It looks well there,” said {foe}. On the way home the two of them settled who would have the bed and who the stove. “I snore,” said {foe}. “I talk to the beans,” said {hero}. At the gate {foe} stopped, and could not go on. “I always came up this path to a noise,” said {foe}, “and now there isn’t one.” {hero} went ahead. {They} lit the lamp, dropped a pan, picked it up, and began to sing, not very well, something about a goat. Then there was a knock. {They} had practiced the two words for a year, and now that it was time {they} almost missed {their} entrance. “Come in!” {they} called. “You’ve painted it blue,” said {foe}, in the kitchen door, and blinked. “We could never decide. One of us was always for blue. It was the one who couldn’t reach.”',
						'“Ink,” said {foe}, on the way home, and then nothing more for two miles. {hero} took it for a reproach. “It was always pencil, with us,” said {foe} then. “We thought there’d be time to do it over.” At the gate the birch was full of moonlight. {foe} had the key, and it was the right one, and it went into the lock. But the hand would not turn it. “It’s only that I always came home to somebody,” said {foe}. “Give me two minutes,” said {hero}, took the key, and shut the door behind {them}. {They} lit the lamp, and the stove, and put two cups on the table. After that there was nothing left to do except what {they} had done for a year, which was to sit and face the door. It was hardly a knock. It sounded more like somebody who leans against the wood. “Come in,” said {hero}. “I’ve left everything where it was.” {foe} came as far as the kitchen. {Foe.they} did not look around {foe.them} at all, but put a hand on the post beside the door, and went up it with one finger: one, two, three.',
					],
					'end-halves': [
						'“You had no right to that name,” said {foe}. It was true, and the name stood there all the same. Now no one alive could put either of the two out of the house, and so both had to live in it. It was divided by daylight, with a plumb line. {hero} got the stove and the door. {foe} got the bed, the stairs, and a window through which you could climb with dignity, nearly. All that autumn it was like two countries with a history, one on each side of a stripe of white paint. It ran across the kitchen, and since it had to run somewhere, it ran up the middle of a doorpost. One night {hero} came down for water. {foe} was kneeling there, on the wrong side, with a rag. “It’s gone over the second mark,” said {foe}, very low, “and I held the brush myself.” {hero} went to get the turpentine, and the two of them took it off a grain at a time, and it took until it was light. By then neither of them could have told you which country they were in. “You might as well use the door,” said {hero}. “I’d have to knock,” said {foe}. “Yes,” said {hero}.',
						'“But that name is mine,” said {foe} then, with a hand flat on it, “and you had no leave to use it. You’ll have your roof. Nobody but that name can put you out, and it isn’t here to do it. But you and I have nothing to say to each other.” And nothing was said, from October on. {foe} lived upstairs, and {hero} lived in the kitchen, with a doorpost that nobody came down to see. On the night before Easter there was a step on the stairs, and the third one creaked. {foe} stood there in the dark with a pencil. “I can’t do it,” said {foe}. “I don’t know where it would have to go.” {hero} did not know either. {They} took the small brush, and a little blue paint, and went out to the gate. There {they} drew one thin line on the birch, where the wood of last summer began. “It’s grown that much, out here,” said {hero}. {foe} looked from the line to the tip and back for a good while. It was the first Easter in eight years with anything to measure. “Next year,” said {foe}, “one of us will have to stand on the chair,” and then, at the kitchen door, for the first time since October, {foe.they} knocked.',
						'“I’ll never forgive you that name,” said {foe} on the threshold, “and I’ll never be able to cross it out.” With that the talking was over. A timetable hung in the passage. From six to two {foe} had the kitchen, and from two to ten {hero} had it, and in between came a quarter of an hour, with the windows open, when nobody did. It went very smoothly, and would have gone on like that until both of them had died of it. But in February there was a gale. At three in the morning two people were out at the gate, without having looked whose turn it was. The birch lay over at a slant, with half its roots in the air. {foe} took hold of it higher up, and {hero} lower down. So the two of them stood there, for if either had let go to find a rope, the other could not have held it. There’s a limit to how long you can hold on to the same tree without a word. “Somebody had to stand on a chair for this,” said {foe}, toward four. “I know,” said {hero}. It was some time before {foe} spoke again. “I’ve got it now,” said {foe}, “if you’d like to rest.” When a neighbor came by at seven, with a rope, there were two people asleep against one trunk. The timetable went into the stove that day. It had been nothing but a draft, {foe} said, and lit the fire very well.',
					],
					'end-yielded & confessed': [
						'A dozen of them went out with lanterns. {hero} went in front, since somebody had to find the place. {foe} was got out alive, and given brandy, and told. There was a silence that {hero} would have paid a good deal to have over. “And it was the same person who came out for me?” said {foe} at last. “I just want to get it straight.” It was {foe}’s house, and {hero} packed; it took four minutes. {They} spent that winter in {friend}’s shed. Once or twice somebody asked {hero} if {they} could be elsewhere by Sunday, and {they} found that {they} had got out of the habit. In March a letter came. It had been crossed out a lot. “The gutter’s down,” it said. “I can forgive the signpost, since I’ve been misled by better. What I mind is how you thanked me in the mist, all the way back, over and over, for being alive. Come and say something rude. You needn’t knock.” {hero} went that same day, and knocked.',
						'{foe} was found toward midnight, sitting on the bag, with the marsh up to the strap. On the way back nobody spoke to {hero}, and {hero} was grateful, since {they} had spoken to {themself} quite enough. “You’ve signed for me,” said {foe}, in front of the book. “After you’d got rid of me. Couldn’t you have done it in the other order?” It was {foe}’s house, by law and by right. {hero} took the room over {friend}’s shed. {They} mended the signpost first, with four nails and a brace, and then, since nobody stopped {them}, every other signpost on that road. It took until Easter. On Easter Sunday there was somebody at the bottom of the ladder. “There are three marks on a doorpost,” said {foe}, “and there was to be a fourth. I’ve had a pencil in my hand since breakfast. I can’t do it with no one there, and you’re the only one I know who’d be ashamed enough to stand quite still.” So {hero} came down, and went along, and this time it was {foe} who went in first, and shut the door, so that {hero} should have to knock.',
						'{hero} was the first to hear it, having listened hardest. Out there in the white somebody was saying the multiplication table, so as not to fall asleep. {foe} was pulled out on ropes, and rubbed, and when {foe.they} could hold the book {foe.they} read the line in it, and asked whose good hand that was. {hero} said whose, and said the other thing as well. After that {foe} did not look at {them} any more. The house was {foe}’s, and {hero} packed in four minutes and moved in with {friend}, who asked for no rent, and made no secret of what {friend.they} thought. Every Saturday that winter {hero} went to the crossroads with a hammer, and made sure of the nail. In March somebody was there already, on the seventh milestone. “I wanted to see if I know the way by now,” said {foe}. “I do. I needn’t go by what is written on a post.” {hero} waited. “There’s a leak over the bed,” said {foe}. “I’ve had three people up there, and each of them asked what was wrong with the last one I had. I said that on roofs I couldn’t fault the last one.” {Foe.they} got up off the stone. “It’s seven miles, and you needn’t talk. I’ll go in. You can stand outside for a bit, and find out what that’s like. And after that I suppose that you’ll knock.”',
					],
					'end-yielded': [
						'So it was {foe}’s, and that was right, and {hero} had nothing to say against it. It would have been a comfort to have something to say. {They} went out by the back. It had begun to rain, and {they} sat under a hedge until it was thin. It was getting light when {they} came past {friend}’s, six miles down the road, and saw a lantern come the other way. “I’ve been home, and I looked,” said {foe}, who had come out without the bag. “You painted around the three marks. It must have been a very small brush.” “Two hairs,” said {hero}. {foe} nodded several times. The rain hissed on the lantern. “I can be alone anywhere,” said {foe}. “I’ve gone into that quite thoroughly, and I don’t need a house for it.” It was as near as {foe.they} could get. {hero} worked out that it had taken {foe.them} seven years to come as far. “You’d better walk in front,” said {foe}. “You go in and shut the door. Then I can knock.”',
						'{hero} packed in four minutes, from habit, and took nothing but the small brush. {friend} let {them} have the shed. “Until Sunday?” asked {hero}. “Until whenever,” said {friend}. It was still dark when there was a knock on the boards, the first that had ever been meant for {hero} and not for a house, and it was on somebody else’s shed. “Come in,” said {hero}. {foe} came in, and looked at the rake, and the sacks, and {hero}, and sat down on a bucket. “It doesn’t drip,” said {foe}. “I lay there, and it didn’t drip, and there was nothing to listen to. There used to be three of us in that house, and the drip.” For a while they both listened to the shed, which dripped. “You’d have half the shelf,” said {foe}, “and I’d want quiet until eight.” “I’ve never been in anyone’s way before eight,” said {hero}, and reached for {their} things. They were packed, of course.',
						'{hero} wished everyone a good night, and was out on the road before anybody could be kind to {them}. {They} got as far as {friend}’s, where there was a shed, and stayed for a week, and then for another. Nobody mentioned Sunday. It was {hero} who kept listening for it. In the third week a parcel lay outside. What was in it was a very small paintbrush, with two hairs. “You’ll be wanting this,” said the note, “for going around things.” {hero} turned it over. There was more on the back, in pencil, and it had been rubbed out so often that you could see the light through it. It said that somebody had now been in the kitchen. It said that there was a good deal of doorpost left above the third mark, and that the evenings were long; and that a person sat there facing the door, and had no one to say it to. It did not say please. {hero} was at the gate by dusk. {They} could have gone straight in, for {they} had oiled that latch {themself}. {They} knocked. It was very quiet in there. Then a chair fell over, and on the other side of the wood somebody drew a breath that seemed to take about seven years.',
					],
					'end-alone & signpost': [
						'With the last stroke of the bell the door opened. It was {foe}, with so much of the marsh on {foe.them} that for a moment nobody was sure. {Foe.they} came to the table, leaving some of it on the floor, and read the line. “I see,” said {foe}, and nodded to it, as you nod to a person in uniform. Nobody asked which way {foe.they} had come. {hero} lived in the house, and it was dry, and quiet, and {theirs}. Each spring {they} painted it, all but the one post. {They} also looked after the signpost. Every week, in any weather, {they} went out to it with a level and a hammer, and people said how nice it was to have somebody around who cared so much that nobody should lose the way. Nobody ever knocked. {They} would sit facing the door, in the evenings, and listen to the roof not dripping. In the fifth year {hero} took the key off its hook, went out, and set off across the marsh, to find somebody with a bag, and say it to {foe.their} face.',
						'The bell had hardly stopped when {foe} stood in the door, gray all over with mud. “I took the wrong turning,” said {foe} to {host}, as if that were something to apologize for. Then {foe.they} saw the page. Nobody looked at {hero}, since nobody knew that there was any reason to. {foe} wished {them} luck with the roof. That was in autumn. {hero} had the house, the stove, and a name in a book, and for the first time in {their} life nobody asked {them} to be gone by Sunday. {They} slept badly. Whenever the wind turned, something gave a thin rusty cry, a good seven miles off, where nobody could possibly have heard it. In the spring {they} took a spade, dug up the birch with all its roots, wrapped them in a wet sack, and set out to ask in every town for somebody with a bag. It is a hard thing to carry. But {they} could not think of any other way to begin the sentence.',
						'It was past nine, and people were putting on their coats, before anyone saw that {foe} was in the room. {Foe.they} stood in a puddle, gray to the shoulders, with a torn strap in one hand, and asked if it was over. “You should have kept to the signpost,” somebody told {foe.them} kindly. “I did,” said {foe}. It got quite a laugh. {foe} read the name in the book, and wished it joy of the house, and {hero} said thank you. That was the worst of it, afterward. {They} had a roof, and an address, and people who stopped at the gate to say how well the beans looked; and every night, at about the same hour, {they} said thank you to the ceiling, aloud. Nobody knocked. {They} did not do any painting that spring, since {they} could not get past the one post. When the birch had its leaves {hero} went to the crossroads and took down the arm with the clean white letters. Then {they} set off with it, from one town to the next, as people once used to carry around with them what they had done. “I’m looking for somebody with a bag,” {they} said at every door. “There’s a sign here that I have to turn around.”',
					],
					'end-alone': [
						'The whole room cheered, for it was a popular decision, and then it went to bed. {hero} went home, and sat there in the evenings, facing {their} door. It struck {them} how well the room was arranged for waiting in. There was the mark of a cup on a windowsill, and what had grown in it stood out at the gate. There were the three marks in the kitchen, and above them a good deal of clean wood. {hero} stood it until the first snow. Then {they} locked up, with {foe}’s key, and asked in one place after another for somebody with a bag. It turned out that {they} could still pack in four minutes. “I’ve come about the house,” {they} said, in the seventh town. {foe} did not get up. “Is it the roof?” asked {foe}. “The roof is sound,” said {hero}, “but I think I mended the wrong thing.” {foe} looked out at the snow for some time. “You walked all that way,” said {foe}, “to knock at my door.” “Yes,” said {hero}. “You haven’t said it yet.” {foe} cleared {foe.their} throat. “Come in,” said {foe}.',
						'{hero} had won, and everyone shook {their} {hand}. The next day nobody knocked, nor on the day after that. {hero} took to going around the house at night, checking the latches. In the third week {they} noticed that {they was} stepping a little to one side at the kitchen doorpost, to leave room. After that {they} could not stay. {They} asked at every inn along the road, and it was snowing by the time {they} found {foe}, in a rented room, with the bag still packed. “You’ve got a nerve,” said {foe}. “It’s too big for me,” said {hero}. “I thought that a door would be enough, but you need somebody on the other side of it.” {foe} thought about that, and about the stairs, probably, and the kitchen. “I’d want the bed by the wall,” said {foe}. “It’s been kept for you,” said {hero}. The two of them were home before dark. {hero} went in first, and shut the door, and stood behind it; and then, at last, somebody knocked.',
						'For a week {hero} was happy, and could have proved it. {They} sat at {their} own window, and watched people on the road who had to be somewhere by Sunday. In the second week an aunt of somebody’s stood on the step, with a trunk. Was there a room, by any chance? And {hero} heard {themself} say that there was one, of course, until Monday. After that {they} went and looked at the doorpost for a while. There was nothing on it above the third mark, and there never would be; but it seemed to {them} that somebody else had just been measured there. There was ice on the puddles when, four towns farther on, {they} came to a door over a saddler’s shop. A bag stood in front of it, packed. “I’m not buying anything,” said {foe}’s voice. “I’m not selling,” said {hero}. “I’ve got a key here that isn’t mine, and my name is on a line that I can’t read without hearing somebody move a chair. You could come and put me out. Or you could come and do the other thing.” It was quiet in there. “What other thing?” asked {foe}. “Live there,” said {hero}, “and be in my way.” There was a still longer pause. “You haven’t knocked,” said {foe}. So {hero} knocked.',
					],
				},
			],
			choices: 'none',
			scene: { at: 'start', with: ['foe'], shows: ['door', 'lantern', 'bell'], pose: 'think', feeling: 'calm' },
		},
	],
};
