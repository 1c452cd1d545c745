import type { PlotLevel } from '../../format.ts';

export const oneHouse3: PlotLevel = {
	joins:
		'“{choice}” {hero} did that, and went home, and there was somebody sitting on the step. {foe.name}, {foe.a}, had built the little house and gone away. {hero} had found it empty and mended it. By law a house that its owner leaves for seven years is free, and the seven years were up tonight. {host.name}, {host.a}, would open the book {hall.at} at sunset, and shut it for a year when the bell rang at nine. There was one line in it, and whoever stood on that line had the house.',
	chapters: [
		{
			titles: ['Somebody on the Step', 'Seven Years Tonight', 'Whose Beans?', 'The First Knock'],
			time: 'day',
			parts: [
				[
					'{hero} had lived in six places, and had been in the way in all of them. “Could you move along a little?” people said, and {hero}, who was {described}, moved along. Then, beyond {start}, {they} came upon a house that was in nobody’s way.',
					'There is always room for one more, people say, until you ask where. {hero} was {described}, and had spent {their} life on other people’s benches. Then one day in spring {they} found a house, a short walk from {start}, with nobody in it at all.',
					'Six times {hero} had lived somewhere, and six times there had come a hint. “We’re expecting company,” it went, or, “That’s where the piano is going.” {hero} was {described}, and took hints well. That was how {hero} came along the road from {start}, one wet evening in spring, and leaned on the door of a little house, to be out of the rain. It opened. Nobody lived there.',
				],
				[
					'The roof let in the rain. The garden was nettles. There was a nest in the pot and a name [carved on|cut in] the beam. {hero} [put on|laid] three hundred shingles, one by one, and dug up the nettles, and planted beans. The nest {they} left until the last chick had flown. Now {they} had what {they} had always wanted: a door that {they} could open {themself} and say “Come in.” All that was missing was a knock.',
					'It had a hole in the roof, nettles to the windowsill, a nest in the pot, and a name carved into the beam. {hero} spent a whole year on it. {They} laid three hundred shingles. {They} waited for the last chick to leave the pot. {They} grew beans up the front, so that it looked as if it had eyebrows. And all that year {they} waited for somebody to knock, so that {they} could call “Come in.”',
					'There were nettles up to the windowsill, a hole in the roof as big as a cartwheel, a nest in the pot, and on the beam a name that was not {hero}’s. {They} stayed all the same. It took a year. {They} laid three hundred shingles. {They} planted beans, and did not cook until the last chick had flown. Then {hero} sat down opposite the door, and waited for somebody to knock on it. {They} wanted to call “Come in!” Nobody had ever said it to {them} and meant it.',
				],
				[
					'The knock came on a Thursday. “Come in!” cried {hero}. “Thank you,” said {foe.name}, {foe.a}. “I generally do. What are you doing in my house?”',
					'It was a Thursday, and there was bread on the table, when somebody knocked. {hero} had to hold on to the chair. “Come in!” “Why, thank you,” said {foe.name}, {foe.a}. “That’s more than I’d expected of somebody who lives in my house.”',
					'On a Thursday there was a knock, and {hero} ran to the door. “Come in!” “In a moment,” said {foe.name}, {foe.a}, looking up at the roof. “First I’d like to know who has been at my house.”',
				],
				{
					quiet: [
						'{hero} found nothing to say, and stood there with the bread knife still in {their} {hand}. It made a very bad impression.',
						'Not one word came to {hero}, who stared at the doormat instead. From outside that looks just like a bad conscience.',
					],
					bold: [
						'“It’s mine, and you’re standing on my beans!” said {hero}. Two peaceful people might have talked about it. Now it was a war.',
						'“Mine! And those are my beans you’re leaning on!” shouted {hero}. A hen on the far side of the road moved away. After that it was hard to begin politely.',
					],
					kind: [
						'{hero} had cut the cake before it came out what the visit was about. It is awkward to fight with somebody who is holding your cake.',
						'A slice was cut, and on a plate in {foe}’s hand, before {hero} had understood the question. Now there were two enemies, and one of them had cake.',
					],
					honest: [
						'“Is that your name on the beam?” asked {hero}. If somebody had hung a coat over it, nothing could have been proved.',
						'“So that’s you, up on the beam,” said {hero}. “I dust you every Saturday.” It would have been wiser not to know that there was a beam.',
					],
					clever: [
						'“You’ll have to prove that,” said {hero}. {foe} proved it. {foe} knew which stair creaked, and in what key.',
						'{hero} asked which stair creaked, to catch {foe} out. “The third,” said {foe}, “on F sharp.” It was so, and there was nothing left to catch.',
					],
					careful: [
						'{hero} had left the chain on, and the whole conversation took place through a crack. You cannot make friends through a crack.',
						'The chain stayed on the door. So {hero} saw one eye, and {foe} saw one eye, and each of the two got a poor opinion of the other.',
					],
					merry: [
						'{hero} took it for a joke, and laughed till {they} had to hold on to the door. When {they} had finished, {foe} was still there. So was the bag.',
						'“Very good!” said {hero}, and laughed, and looked around the corner for the friends who must be hiding there. There were no friends. There was a bag.',
					],
					dreamy: [
						'“Put it by the stove,” said {hero}, who had been thinking about chimneys. It took {them} ten minutes to notice that {foe} was unpacking.',
						'{hero} answered that it was nice weather for it, since {they was} thinking of clouds. {foe} had put the bag under the window before the question arrived.',
					],
					quick: [
						'{hero} had slammed the door before {they} had decided to. Somebody’s nose was in the way. That sort of thing gets remembered.',
						'There was a bang, and that was the door, which {hero} had shut. Then there was an “Ow.” The talk went on, but in a stuffed-up voice, and not in a friendly one.',
					],
				},
				[
					'“I built it. That’s my name on the beam,” said {foe}. “Then I went out to find a better one. I looked at four hundred. They’re all worse.” “It was falling down,” said {hero}. “It was waiting,” said {foe}. Just then {host.name}, {host.a}, came along the road and told the two of them the law. If you leave a house for seven years, it is free. The seven years were up tonight. “I open the book {hall.at} at sunset,” said {host}, “and I shut it when the bell rings at nine, for a year. One house, one line. Whoever stands on that line has the house, and if the line’s empty or wet, the house is nobody’s.” And {host.they} went on ahead, to see to the pen.',
					'“Have you got another one?” asked {foe}. “Because this is the one I built. You’ll find my name on the beam. I’ve looked at four hundred since then, and none of them is as good.” “It was a ruin,” said {hero}, “and you weren’t here.” Two voices can be heard a good way off, and soon {host.name}, {host.a}, was leaning on the gate. {Host.they} asked when {foe} had left, and counted on {host.their} fingers. “That’s seven years tonight,” said {host}. “After seven years a house is free. I have a book for it, {hall.at}. I open it at sunset and shut it at nine, when the bell rings, and then not for a year. For each house it has one line. Whoever stands there in dry ink has the house. If nobody does, it’s nobody’s.” And {host.they} went to fill the inkwell.',
					'“It’s mine, and that’s my name on the beam,” said {foe}. “I built it, and then I went to see if there was a better one. I’ve been in four hundred. There isn’t.” “It had a hole in the roof,” said {hero}. “You might have asked first,” said {foe}. “Whom?” said {hero}. Then {host.name}, {host.a}, looked over the fence. {Host.they} knew the law by heart. Seven years away, and a house is free; and it would be seven years tonight. “I open the book {hall.at} at sunset,” said {host}. “At nine the bell rings, and it’s shut for a year. There’s one line. Whoever stands on it has the house. If no one does, or the ink is wet, the house is nobody’s.” And {host.they} went off to see to the pen.',
				],
			],
			choices: [
				{
					say: 'Let {foe} sleep an hour in the bed before the fight',
					sets: ['hour'],
					outcome: [
						'“You look as if you’d fall over,” said {hero}, “and I’d rather win against somebody who’s awake.” {foe} lay down on the bed and stared at the ceiling. “It used to drip, just there,” {foe.they} said. An hour later {foe.they} got up, said thank you politely, and promised to have {hero} out of there by nine.',
						'{hero} pointed at the bed. “One hour,” {they} said. “Then we’re enemies.” “That’s fair,” said {foe}, and was asleep at once, like someone coming home. {hero} listened to the snoring. It fitted into the room so well that it was annoying.',
						'“First you sleep,” said {hero}, and turned back the blanket. “I won’t have it said that I won because you were yawning.” {foe} lay down and counted the knots in the ceiling, out loud, as far as eleven. Then there was only snoring. {hero} did not rattle one plate. After exactly an hour {foe} sat up, folded the blanket, and said that the war could begin.',
					],
				},
				{
					say: 'Shut the door, and push the table up against it',
					sets: ['shut'],
					outcome: [
						'{hero} shut the door and shoved the table up against it. It was quiet for a while. Then a stone dropped down the chimney with a note tied around it. “I know four ways into this house,” said the note. “I built them. But I was brought up to use the door.” {hero} read it several times. {They} had not known about the other three. In the end {they} pulled the table away again.',
						'The table scraped across the floor, and that was that. On the step somebody sat down. “It’s a good table,” a voice said after a bit. “I made it from the tree that used to stand where you’ve put the beans.” {hero} sang, so as not to hear it. But you cannot sing until nine o’clock. After an hour {they} moved the table back.',
						'Bang went the door, and {hero} put {their} whole weight behind the table. Nobody hammered. Nobody shouted. After a while a bean came in at the keyhole, and then a voice. “I made that table,” said {foe}, “and I made the window that doesn’t latch. I could be in there before you’d turned around. I’d sooner be asked.” {hero} held out for three quarters of an hour. Then the table was dragged back to its place.',
					],
				},
				{
					say: 'Run for the book while {foe} is still talking',
					sets: ['soup'],
					outcome: [
						'{hero} simply ran. It was half an hour {hall.to}, and {they} did it in less. The door there was locked. OPEN AT SUNSET, said a card. Only then did {they} remember the soup, which was on the fire. {They} ran back even faster. {foe} sat on the step, with the pot beside {foe.them}. “It was boiling over,” said {foe}, “so I took it off. It’s my floor.”',
						'By the time {foe} had finished the sentence, there was nobody to hear the end of it. {hero} was on the road {hall.to}. It took half an hour, and the door there was locked until sunset. And the soup was on the fire at home! {hero} tore back. No smoke, no flames: {foe} had taken off the pot, and stood in the kitchen, stirring. “It needs salt,” said {foe}.',
						'“And as for the chimney,” {foe} was just saying, when the gate banged. {hero} was off. It was half an hour’s road {hall.to}, and {they} did it in twenty minutes, and rattled at the door. A card said that it would be opened at sunset. Only then did {they} think of home, and the fire, and the soup on the fire. The way back took fifteen. The pot stood on the step, with its lid on. “It wanted to boil over,” said {foe}. “I don’t let that happen in my house.”',
					],
				},
			],
			scene: { at: 'start', with: ['foe', 'host'], shows: ['door', 'pot'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['Crosses and Rings', 'A Game That Nobody Can Win', 'The Chalk', 'The Long Bench'],
			time: 'day',
			parts: [
				'@answer',
				[
					'It was hours to sunset, and neither would leave the house to the other. {foe} took a piece of chalk out of the bag. “Let’s have it in order,” said {foe}. “I put a cross on whatever I made. You draw a ring around whatever you mended. Then we’ll see who has more.”',
					'There was a lot of afternoon left, and only one kitchen to spend it in. “We could count,” said {foe}, and got a piece of chalk out of the bag. “A cross for each thing that I made. A ring for each thing that you mended. Then one of us will see that it’s hopeless.”',
					'The book would not be open till sunset. Until then {hero} would not go out of the house, and {foe} would not either. So {foe} broke a piece of chalk in two. “Crosses are mine, for what I built,” said {foe}. “Rings are yours, for what you mended. Whoever has more of them is in the right.”',
				],
				[
					'The door came first. {foe} had made it, and drew a cross. {hero} had planed it until it shut, and drew a ring around the cross. The stove: cross. It no longer smoked: ring. The pot was {foe}’s, and the soup in it was {hero}’s. “It’s missing something,” said {foe}, and had three bowls. By six o’clock there were marks all over the house, and nearly everywhere there were two. It looked like a game of tic-tac-toe that nobody can win.',
					'“The stairs,” said {foe}, and drew a cross. “The banister,” said {hero}, and drew a ring. “The walls!” cried {foe}. “The whitewash!” cried {hero}. After that came the pot, and what was in it, which was {hero}’s soup. “It’s missing something,” said {foe}, and had three bowls. By six everything had a cross, and nearly everything had a ring around the cross. If you took away one kind, half a house was left. Nobody can live in half a house.',
					'{foe} put a cross on the door, and {hero} drew a ring around it, since it had not shut before {they} planed it. {foe} put a cross on the chimney, and {hero} a ring, because of the jackdaws. Then there was soup, since both of them were hungry. “It’s missing something,” said {foe} to {hero}, and had three bowls. By six o’clock there was chalk on everything down to the soup spoon. The two sides came out exactly even. {foe} counted a second time, and so did {hero}, from the other end.',
				],
				[
					'Only one thing had no mark [at all|on it]. It was the bench by the kitchen wall, and [it was |]too long for one. {hero} always sat at the left end. {foe} stood in front of it with the chalk, and did not draw anything. “I made that too,” said {foe}. “I’d rather not count it.”',
					'Then there was only the bench by the kitchen wall. It was a good deal too long for one person, and {hero} had never known what to do with the other end. {foe} lifted the chalk, and let it sink again. “That one’s mine as well,” said {foe}, “but let’s leave it out.”',
					'The last thing was the bench by the kitchen wall. There was room for two on it, and in all that year {hero} had only ever worn out the left half. {foe} bent down with the chalk. But there was no cross. “I made it,” said {foe}. “It doesn’t have to count.”',
				],
			],
			choices: [
				{
					say: 'Ask {foe} why the bench is made for two',
					sets: ['bench'],
					outcome: [
						'“Why is it so long?” asked {hero}. {foe} rubbed {foe.their} chalky hands for some time. “One half is for whoever knocks,” said {foe}. “I thought that if there’s a bench, somebody will come and sit on it.” “And did somebody?” asked {hero}. {foe} put the chalk away. “You’ve seen it. The right half is as good as new.”',
						'“Who sat on the other half?” asked {hero}. “It’s for visitors,” said {foe}. “I made it first, before the bed.” {hero} looked at the right half. The wood was as smooth as on the day when it was planed. “I’ve kept it dusted,” {they} said. It was all that {they} could think of.',
						'{hero} sat down on the left end, to show what {they} meant. “There’s only one of you,” {they} said. “So who was this for?” “For whoever knocks,” said {foe}. “You build a bench, I thought, and then there’s a knock, and then you’ve got a place to put them.” “And was there one?” {foe} blew the chalk off {foe.their} fingers. “Feel along the right half,” said {foe}. “It’s still got its corners.”',
					],
				},
				{
					say: 'Wipe off the rings that you should not have drawn',
					sets: ['fair'],
					outcome: [
						'{hero} took a wet rag and went back through the house. {They} had drawn a ring on the stairs, and had never touched the stairs. Off it came. {They} had only leaned on the walls. In the end nine rings were gone. {foe} watched that, and frowned. Then {foe.they} took the rag and wiped the cross off the roof. “I never did get that roof right,” said {foe}.',
						'A ring around the stairs was not fair, thought {hero}, who had done nothing to them but sweep. So {they} rubbed it out. After that it was like pulling at a thread, and nine rings had to go. “Now I’m winning,” said {foe}. It did not sound happy. “You can have the roof,” {foe.they} said, and rubbed out one cross.',
						'“That one isn’t right,” said {hero}, about a ring of {their} own. {They} had never mended the coal box, only sat on it. A sponge took the chalk off, and then eight more rings that had been drawn in the heat of battle. Nobody had asked {them} to. {foe} looked on for as long as {foe.they} could bear it. Then {foe.they} held out a hand for the sponge, and wiped away the cross that stood for the roof. “It always leaked,” said {foe}, “even when it was new.”',
					],
				},
				{
					say: 'Draw a ring around the whole bench',
					sets: ['rings'],
					outcome: [
						'“If you don’t want it,” said {hero}, and drew a ring around the bench, from one end to the other. “I sanded it.” Now {they was} one ahead. {foe} looked at the chalk line, and swallowed. “So you have it,” said {foe}, and turned to the window. Being ahead did not feel the way {hero} had imagined.',
						'{hero} drew one long line around the bench. “I waxed it twice,” {they} said. “That makes me one ahead.” {foe} did not argue. {Foe.they} sat down on the floor instead, although there was a perfectly good bench. {hero} could not very well sit on it now either.',
						'The chalk squeaked all the way around the bench. “Two coats of wax,” said {hero}, “and I fixed the wobble. So I win by one.” {foe} said that it was quite correct. {Foe.they} put the rest of the chalk away in the bag, and did up the strap, and took a long time over it. {hero} counted once more, because it was such a good number. It was no better the second time.',
					],
				},
			],
			scene: { at: 'start', with: ['foe'], shows: ['door', 'pot'], pose: 'point', feeling: 'determined' },
		},
		{
			titles: ['Twenty Shingles', 'A Hole over the Bed', 'The Hammer', 'Rain'],
			time: 'day',
			parts: [
				'@answer',
				[
					'Toward seven it got dark outside, much too early. A gust of wind came up the road, lifted a corner of the roof, and took along twenty shingles. They sailed off over the beans like pigeons. Then it began to rain, straight into the bed.',
					'Neither of the two had looked out of the window for an hour. So the storm came as a surprise. There was a crack overhead, and twenty shingles flew off over the beans. Where they had been was a piece of black sky. Then came the rain, all of it at once, and it hit the bed.',
					'A little before seven the window went black. The wind got in under the roof and shook it like a rug, and twenty shingles sailed off over the beans. Upstairs something began to drip. After that it poured, and the bed was right underneath.',
				],
				[
					'“I always knew that roof was too light,” said {foe}. “It was as tight as a drum,” said {hero}, “until your wall leaned.” There was a bundle of spare shingles in the corner, and there was one hammer. “If that goes on till morning, the wall comes down,” said {foe}, and meant it. “Then we can write what we like in that book.”',
					'“Your roof,” said {foe}. “Your wall,” said {hero}. “The roof only goes where the wall goes.” Water ran down the whitewash already. “If nobody shuts that hole, the wall will be in the garden by morning,” said {foe}. “I know what it’s made of.” There were spare shingles in the corner, a whole bundle, and one hammer.',
					'{foe} put a hand on the wall. “It’s drinking,” said {foe}. “If nobody shuts that hole, it’ll fall over by tomorrow, and then whoever has won has won a heap.” In the corner stood a bundle of spare shingles, and on it lay the hammer. There was only one.',
				],
				[
					'It was an hour to sunset, and the work [would take|took] at least that long. And the road {hall.to} was as empty as could be. {hero} looked at the hole. Then, for a moment, {they} looked at the road.',
					'Mending it would take till sunset, and longer. Whoever did not mend it could be at the book before anybody else. {hero} had not meant to think of that. It had thought itself.',
					'It was a good hour’s work. In an hour the book would be open, too. Somebody who went now would be the first one there, and {hero} noticed that {they was} looking out at the road.',
				],
			],
			choices: [
				{
					say: 'Mend the roof, with {foe} to hand up the shingles',
					sets: ['together'],
					outcome: [
						'“You hand them up,” said {hero}, “and I’ll nail.” {foe} put in that a shingle has a right side and a wrong side. After that nobody talked, except for “Here” and “Next.” The two of them needed fifty minutes. Where the old wall ended and the new roof began, {foe} pushed, {hero} hammered, and the last nail went in with a squeak. “That’s tight,” said {foe}. “Yes,” said {hero}. For a while neither had remembered to be an enemy.',
						'{hero} nailed, and {foe} handed up the shingles, one after another, always with the right end first. “You’ve done this before,” said {hero}, wet through. “Four hundred times,” said {foe}, “and badly.” It grew almost cozy under the hole as it got smaller. When it was shut, {foe} put an ear to the roof and listened. “Not one drip,” said {foe}. It could have been praise.',
						'“Smooth side out, and the thick end down,” said {foe}, and passed up the first one. {hero} nailed it. That was how it went for not quite an hour: a shingle came up through the hole, and the hammer came down, twenty times. At the fourteenth {hero} began to whistle without noticing. At the fifteenth somebody below was whistling the second part. When the hole was gone, both of them stood and looked up at it. “We ought to be quarreling,” said {foe}. “In a minute,” said {hero}.',
					],
				},
				{
					say: 'Mend it alone, and tell {foe} to keep off',
					sets: ['solo'],
					outcome: [
						'“It’s my roof,” said {hero}. “Keep off it.” So {foe} stood below, and {hero} had to fetch every shingle {themself}, up and down, twenty times, in the rain. “You’ve got that one upside down,” said {foe} once. “I know,” said {hero}, who had not known. It was done at last, and it was late.',
						'{hero} took the hammer and the bundle. “I don’t need anybody,” {they} said. That is a long way of mending a roof. Each time that {they} had a shingle in place, the hammer lay somewhere else. {foe} stood there with empty hands, and watched each shingle as one watches somebody eat. When it was tight the sun was down.',
						'“I can do that without you,” said {hero}, and so {they} could, but it took longer. {They} went up with one shingle, and came down for the next, and went up again to find that the nails were down. “That one’s upside down,” said {foe}, at the ninth. {hero} hammered it on as it was, so as not to have to say thank you. By the twentieth {they} could not see what {they was} hitting, and nobody told {them} that it looked nice.',
					],
				},
				{
					say: 'Slip off to the book while {foe} mends it',
					sets: ['slipped'],
					outcome: [
						'“You begin,” said {hero}. “I’ll get more nails. There’s a box by the gate.” {foe} nodded, took the hammer, and climbed up into the rain. {hero} went out, and past the box, and through the gate. On the roof the hammer began, nice and even. “Bring the long ones!” called {foe}. {hero} was on the road by then. {They} could hear it perfectly well.',
						'“I’ll just get more nails, from the box by the gate,” said {hero}. “Good,” said {foe}, and was up on the roof already, with the shingles. It was not even a lie, as long as {they was} in the garden. It became one at the gate. Behind {them} there was hammering. {foe} was mending {hero}’s roof in the rain, so that {hero} could get to the book first. Put like that it sounded terrible. So {hero} tried not to put it at all.',
						'“Have you got enough nails?” asked {hero}. {foe} was half out in the rain already, with the hammer. “I could use some long ones,” said {foe}. “There’s a box by the gate. I’ll bring them,” said {hero}. “You start.” It came out so easily that it might have been true. The box stood where it always stood. {hero} went by it, not even fast, lifted the latch, and was out on the road. Up there the hammering began, and in between {foe} hummed.',
					],
				},
			],
			scene: { at: 'start', with: ['foe'], shows: [], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['One Bucket, Two Summers', 'The Shed on the Road', 'What {friend} Never Did', 'Tomorrow I’ll Knock'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					slipped: [
						'The rain had not stopped. For a long time {hero} could hear the hammer back there. Then {they} could not hear it any more, and that was not better. Halfway {hall.to} was a shed, with a lantern over its door.',
						'The road {hall.to} was full of puddles, and {hero} had it to {themself}. Whenever the wind turned, there was a bit of hammering in it. Halfway stood a shed with a lantern, and somebody was sitting in the dry.',
						'It rained on {hero} all along the road {hall.to}, and each drop that fell from a tree sounded like a tap on a nail. Halfway there was a shed, and somebody had hung a lantern over the door.',
					],
					together: [
						'So {hero} and {foe} set out {hall.to}, one on each side of the road, as enemies do. But {foe} had the lantern, and held it so that {hero} could see the puddles too. Halfway stood a shed. {foe} looked the other way, said, “I’ll go on ahead,” and was gone.',
						'It was still raining a little. {hero} and {foe} took the road {hall.to}, with one lantern between two. “You’ve got a good stroke with a hammer,” said {foe}. “I’m still going to beat you.” Halfway there was a shed. {foe} gave it one look, turned up {foe.their} collar, and hurried past, alone.',
						'“Mind that puddle,” said {foe}. “Mind your own,” said {hero}. That was all the quarreling there was for the first half of the road {hall.to}, in a thin rain, with one lantern going back and forth. Then a shed came in sight. {foe} broke off in the middle of a word, and went on ahead without the lantern, much too fast.',
					],
					else: [
						'It was only a drizzle now. {hero} and {foe} went {hall.to} as fast as each of them could, one on each side of the road. Halfway stood a shed with a lantern over its door. {foe} looked the other way, and hurried past. {hero} had a stone in the way, and was a little behind.',
						'“You’ve made us late,” said {foe}, and that was all that was said on the road {hall.to}. The rain was nearly over. Halfway stood a shed with a lantern. {foe} went by it with {foe.their} face turned to the ditch. {hero} was a bit behind, and not so fast.',
						'Nobody talked on the road {hall.to}. {foe} walked on the right, and {hero} kept to the left, and in the middle the last of the rain ran along in the ruts. Halfway there was a shed, with a lantern hung out. When {foe} saw it, {foe.they} pulled in {foe.their} head and almost ran. {hero} had carried up twenty shingles, one by one, and could not keep up.',
					],
				},
				[
					'“You’re {hero},” said somebody under the roof of the shed. It was {friend.name}, {friend.a}. “{host} has told me that {foe} is back. Look what I’ve got here.” It was an old bucket. “All the stones of that house came up from the water in it,” said {friend}. “One bucket, two summers. Nobody ever wanted a house so much.”',
					'Under the roof of the shed sat {friend.name}, {friend.a}, with an old bucket. “So {foe} is home again,” said {friend}. “I had it from {host}. This is what the house was built with, did you know? {foe} had no cart. Every stone came up from the water in this one bucket. It took two summers.” {hero} had not known. {They} had only ever thought about shingles.',
					'“Have you seen this?” said somebody in the door of the shed. It was {friend.name}, {friend.a}. {friend} knew from {host} what was going on, and held up an old bucket. “{foe} carried all the stones in it, up from the water, to build that house. There was just the one bucket. Two summers! I used to lie in the grass and watch.”',
				],
				[
					'“Then there was a door,” said {friend}, “and {foe} sat behind it for three years. I came by every day. I could hear it from the road: ‘Come in! Come in!’ {foe} was practicing. I always thought, tomorrow I’ll knock. One morning the bucket stood at my shed, and {foe} was gone.” {hero} felt quite hot. “And me?” {they} asked. “Have you heard me, too?” “Every evening,” said {friend}. “I’m no good at doors.”',
					'{friend} turned the bucket around. “When it was done, {foe} sat inside and practiced. You could hear it out here: ‘Come in!’ For three years! And I went by each day and thought, I’ll knock tomorrow. Then {foe} put this bucket by my shed, and went away, and I’d never knocked.” It was silent. “I practice as well,” said {hero}. “I know,” said {friend}. “I’ve heard you, all year.”',
					'{friend} did not look up. “And then {foe} waited. ‘Come in,’ it went, inside, very softly, to see how it sounds. I heard that for three years, whenever I passed. Each time I thought, I’ll knock tomorrow. In the end there stood the bucket, and no {foe}.” So that was why {foe} had gone! {hero} thought of {their} own evenings, opposite that door. “You’ve walked past me, too,” {they} said. “Every day,” said {friend}.',
				],
			],
			choices: [
				{
					say: 'Take the bucket along to give it to {foe}',
					sets: ['bucket'],
					outcome: [
						'“May I have it?” asked {hero}. “It belongs with the one who carried it.” {friend} held it out at once. It was heavier than it looked, even empty. Two summers, thought {hero}, and changed {hands} three times before {they} saw the lights.',
						'{hero} held out a {hand} for the bucket. “I’ll take it to {foe},” {they} said. “That’s where it should have been all the time.” It squeaked at every step. Somebody had listened to that squeak for two summers.',
						'“What do you do with it?” asked {hero}. “I look at it,” said {friend}. “Then let me take it to {foe},” said {hero}. {friend} wiped the handle before letting go. It was an old bucket, with a dent and a squeak. {hero} went along the dark road with it, and tried to imagine it full of stones, every day for two summers.',
					],
				},
				{
					say: 'Ask {friend} to come and knock, whoever wins',
					sets: ['guest'],
					outcome: [
						'“Then do it this time,” said {hero}. “Come and knock. It doesn’t matter which of us is behind the door.” {friend} thought about it for so long that the lantern flickered. “On Sunday,” said {friend}. “Not tomorrow. I always say tomorrow.”',
						'“Will you come and knock?” asked {hero}. “Even if it isn’t me who lives there?” “I don’t know how one begins,” said {friend}. “You do it three times,” said {hero}, “and then you wait.” {friend} tried it on the bucket. It sounded quite good. “On Sunday, then,” said {friend}.',
						'“There’ll be somebody behind that door tomorrow,” said {hero}. “I don’t know yet if it’s {foe} or me. Would you knock, for either of us?” {friend} went up to the wall of the shed and looked at it from close by, as if it had hinges. “How hard?” asked {friend}. “So that one can hear it,” said {hero}, “three times.” “It’ll be Sunday,” said {friend}, quite pale. “If I say tomorrow, it won’t happen.”',
					],
				},
				{
					say: 'Say that it is too late to be sorry, and hurry on',
					sets: ['hurried'],
					outcome: [
						'“You could have knocked at any time,” said {hero}, “and now it’s too late.” And {they} hurried on. It was perfectly true. At the next bend {they} looked back. {friend} had taken in the lantern, and shut the shed door without a sound, and the road was a good deal darker.',
						'“It’s too late to be sorry,” said {hero}, “and I’ve got to be at the book.” {friend} nodded, as if that was only to be expected, and took in the bucket and the lantern, and shut the door very softly. {hero} did not stop again. It is a long road, if you have just been right.',
						'“You’re ten years too late,” said {hero}. “Being sorry is no use to {foe} now, and I’ve got to run.” {friend} said that it was quite right. A moment afterward the lantern was taken in, back there. Then the shed door was shut, so softly that {hero} only heard it because {they was} listening. The rest of the way was dark.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['lantern'], pose: 'stand', feeling: 'sad' },
		},
		{
			titles: ['One House, One Name', 'The Book Is Open', 'Who Is in the Right', 'The Pen'],
			time: 'night',
			parts: [
				'@answer',
				{
					slipped: [
						'{Hall.at} there was nobody but {host}, with the book in front of {host.them}, and a clock that said eight. “You’re the first,” said {host}. “Where’s {foe}? I’d have thought that {foe.they} would be here by now.” {hero} looked at the window. Rain ran down it. “Still at the house,” said {hero}. “Then we’ll wait a little,” said {host}. So {hero} had to sit there and wait until twenty to nine.',
						'It was quiet {hall.at}. {host} sat behind a table, with the book, the pen, and a clock. It was eight. “Only one?” asked {host}, and looked past {hero} at the door. “Then let’s wait. It’s only fair.” The rain on the roof sounded just like hammering. {hero} had to listen to it until twenty to nine, and nobody came.',
						'“Good evening,” said {host}, from behind the book. The clock {hall.at} stood at eight, and all the chairs were empty. “I’d expected two of you, and a great deal of noise. Is {foe} on the way?” “I couldn’t say,” said {hero}, and truly could not have said it. “Then {foe} shall have a little time,” said {host}. So there were two who looked at the door, till twenty to nine. {hero} had never known a clock to be so loud.',
					],
					together: [
						'{Hall.at} there was only {host}, behind a table, with the book, the pen, and a clock. It was twenty to nine. {foe} was there already, and was dripping on the floor. {hero} came up to the table and dripped next to {foe.them}. “You’re very wet, both of you,” said {host}. “What have you been doing?” “Mending my house,” said {hero} and {foe}, at the same time.',
						'“The same shingle dust on both of you,” said {host}, behind the table {hall.at}. There was the book, open, and a clock that said twenty to nine. {foe} stood on the left, as wet as a fish, and {hero} went and stood on the right. “Who mended it?” “I handed,” said {foe}. “I nailed,” said {hero}. {host} sighed. “I’d hoped for two people who couldn’t stand each other,” {host.they} said. “That’s much easier.”',
						'{Hall.at} {host} had the book open. “Don’t drip on it,” {host.they} said, “either of you.” {foe} was already standing on the left of the table, and {hero} came and stood on the right. It was twenty to nine by the clock. “That’s twenty shingles,” said {foe}, and pointed to the puddle. “In under an hour,” said {hero}. “And which of you did it?” asked {host}. Neither of them could answer that. It had not been that sort of work.',
					],
					else: [
						'It was twenty to nine by the clock {hall.at}. Behind a table sat {host}, with the book open. {foe} stood on the left of it, and {hero} went and stood on the right. “You’ve got one sentence each,” said {host}. “I built it for good,” said {foe}. “I’ve never had another,” said {hero}. {host} had hoped for worse sentences.',
						'{Hall.at} {host} sat waiting with the book open, and looked up when two people came in, one behind the other. The clock said twenty to nine. “You’re both dripping on my floor,” said {host}. “What have you been doing?” “Mending my house,” said {hero}. “Watching my house be mended,” said {foe}, “with one shingle upside down.”',
						'{host} had opened the book {hall.at}, dipped the pen, and let it dry twice. At twenty to nine, by the clock, {foe} came in, wet, and stood on the left of the table. Then {hero} came in, much wetter, and stood on the right. “Who mended the roof?” asked {host}. “I did,” said {hero}. “I wasn’t let,” said {foe}. {host} wrote down neither.',
					],
				},
				{
					'bucket & slipped': [
						'{hero} set down the bucket, and tried to put it where {they} would not have to see it. There was no such place. “Isn’t that {foe}’s?” said {host}.',
						'The bucket squeaked as {hero} put it down. “I know that squeak,” said {host}. “What is it doing here without {foe}?”',
					],
					bucket: [
						'Then {hero} set the bucket down on the floor. {foe} looked at it, and said nothing for some time. “{friend} kept it for you,” said {hero}. “It used to be heavier,” said {foe}, and cleared {foe.their} throat.',
						'“I’ve brought you something,” said {hero}, and put the bucket at {foe}’s side. {foe} turned it over to see if the dent was still there. It was. “You carried that?” said {foe}. “All the way?” “It’s only a bucket,” said {hero}. “No,” said {foe}.',
						'The bucket squeaked once more when {hero} set it down. {foe} had turned around at the sound before {foe.they} could have seen it. “Where was that?” asked {foe}. “At {friend}’s,” said {hero}, “all this time.” {foe} took it by the handle, to feel what it weighed without the stones.',
					],
					'guest & slipped': [
						'“{friend} will come and knock on Sunday,” said {hero}. “At whose door?” asked {host}.',
						'“{friend} has promised a knock, on Sunday,” said {hero}. “For you, or for {foe}?” asked {host}.',
					],
					guest: [
						'“{friend} is going to knock on Sunday,” {hero} told {foe}. “I thought you should know. Whoever it is that’s in.” {foe} opened {foe.their} mouth, and shut it again. “On Sunday,” said {foe}. “Well. It took {friend.them} ten years.”',
						'“You’ll have a visitor,” said {hero}, across the table, “or I will. It’s {friend}, and it’s on Sunday.” {foe} took hold of the table. “{friend} only goes past,” said {foe}. “Not on Sunday,” said {hero}.',
					],
					hurried: [
						'“Too late, too late,” said the clock, or so it sounded to {hero}. It was what {hero} had said at the shed.',
						'The clock ticked. {hero} could not help thinking of a shed door that had been shut very softly.',
						'There was a draft along the floor. It sounded like a shed door, shut with great care.',
					],
				},
				{
					'rings & !slipped': [
						'“That one drew a ring around my bench,” {foe} told {host}. “It’s only chalk. But I want it written down somewhere.”',
						'“You’ll want to know how it stood at six,” {foe} told {host}. “One to the other side, and that one was my bench, with chalk around it.”',
					],
					'fair & !slipped': [
						'“Isn’t there anything you have against {hero}?” asked {host}. {foe} thought about it. “Nine rings wiped off without being asked,” said {foe}. “It’s very hard to be angry with that.”',
						'“I wanted to complain about {hero}, and I’ve been trying to all the way here,” said {foe}. “There were nine rings too many in my house. They’re gone. I hadn’t even counted them.”',
					],
					'bench & slipped': [
						'{hero} thought of a bench, and of its right half, which was as good as new. It was for whoever knocked.',
						'{hero} thought of the bench at home, of which only one end was worn. {They} could see the other end quite clearly, as new as on the first day, and kept for somebody who knocks.',
					],
					'fair & slipped': [
						'This afternoon {hero} had wiped off nine rings that were not {theirs}. That seemed to have been somebody else.',
						'Nine rings, thought {hero}. How could anybody be so particular about chalk, and then do this?',
					],
					'rings & slipped': [
						'Since the ring around the bench {hero} had been one ahead. Now {they was} a good half hour ahead, and it felt just the same.',
						'To be one ahead had not felt like much, this afternoon, with a ring around the bench. {hero} was a long way ahead now, and it was the same, only more of it.',
					],
					'bench & !slipped': [
						'“The bench is not to be sawn in two,” said {foe} suddenly. “Whatever happens.” “It never crossed my mind,” said {hero}.',
						'“Whoever gets the house,” said {foe}, “the bench stays whole.” “I’d sooner saw the table,” said {hero}.',
					],
				},
				{
					slipped: [
						'{host} turned the book around. “The line is empty,” said {host}. “If {foe} isn’t here, there’s only one name to write. That makes it easy for me.” {Host.they} held out the pen. Twenty minutes were left till the bell. It takes longer than that to get to a roof, and much longer to get there and back.',
						'“Then there’s only you,” said {host}, and laid the pen down in front of {hero}. “I’d never have thought that {foe} would give up.” {hero} thought of somebody up there in the rain, waiting for the long nails. There were twenty minutes left until the bell.',
						'“I can’t wait any longer,” said {host}, and pushed the book across. “With two it would have been hard. With one it’s only writing.” The pen had been dipped already. In twenty minutes the bell would ring, and nobody, not even running, could be at that roof and back by then.',
					],
					else: [
						'“It was I who made the walls,” said {foe}. “It was I who kept them dry,” said {hero}. {host} laid {host.their} head on the table for a moment. “You’re both right,” said {host}. “If only one of you would be a bit wrong! There’s one line, and I won’t choose. Settle it yourselves.” And {host.they} put the pen down in the middle. It was ten to nine by now.',
						'“If it belongs to the one who made it, then it’s {foe}’s,” said {host}. “If it belongs to the one who mended it, then it’s {hero}’s. The law doesn’t say which, and I’ve read it four times tonight.” {Host.they} laid the pen between the two of them, very exactly. “It must be dry when the bell rings, and it’s ten to nine.”',
						'{host} pointed with the pen, first to the left and then to the right. “Made it,” said {host}. “Mended it. Made it. Mended it. Whichever I say is true, and so is the other.” The law lay there as well, and was no help. It knew about empty houses, and nothing about two people. “I’m not going to choose,” said {host}. “There’s the line, and here’s the pen, halfway between you. It’s ten to nine now, and it has to be dry when the bell rings.”',
					],
				},
			],
			choices: [
				{
					say: 'Write your own name, in good clear letters',
					sets: ['own'],
					outcome: {
						slipped: [
							'{hero} wrote {their} name. The pen scratched. It scratched like a nail that goes in crooked, and {they} wrote the last two letters very fast.',
							'It was not a long name, but it seemed to take all night. When it was done {hero} blew on it. “Happy?” asked {host}. {hero} said that {they} supposed so.',
							'All of it went down on the line, first name and last, with a stroke below. {hero} looked at it. For a moment the ink shone like a wet shingle, and then it was dry.',
						],
						else: [
							'{hero} wrote. It was {their} name, and it was in a book, and it said that {they was} in nobody’s way. {foe} waited until the last letter. Then {foe.they} picked up the bag, and put a key down on the page.',
							'“I’m sorry,” said {hero}, and took the pen, and wrote {their} name. {They} took care not to make a blot. “Nice clear hand,” said {foe}, and laid a key on the table, and lifted the bag as if somebody had put stones in it.',
							'The pen was lighter than it looked. {hero} signed, and it took no longer than it takes to hang up a hat. {foe} read the name upside down. Then a key came across the table, and the bag was lifted, and {host} found something to do at the lamp.',
						],
					},
				},
				{
					say: 'Hand the pen across to {foe}',
					if: '!slipped',
					sets: ['yielded'],
					outcome: [
						'“You write,” said {hero}. “I’d have liked to win. But I’d have had to think of that bucket every time I looked at a wall.” {foe} held the pen for a while as if it were a trick. Then {foe.they} wrote, and it was {foe.their} turn not to know where to look.',
						'“You’d better have this,” said {hero}, and turned the pen around, so that it pointed at {foe}. “I can move along. I’ve had practice.” {foe} had come with a whole bag of arguments. Now there was nobody to use them on, and {foe.they} needed three tries to write {foe.their} own name.',
						'{hero} pushed the pen across the table. “It’s your house,” {they} said. “I only kept the rain out of it for a while.” {foe} looked for the joke, and there wasn’t one. Then {foe.they} wrote, slowly, like somebody who is out of practice at getting things.',
					],
				},
				{
					say: 'Write both names on the one line',
					if: '!slipped',
					sets: ['twin'],
					outcome: [
						'{hero} wrote {foe}’s name, and then {their} own, small, on the same line. “One house, one line,” {they} said. “It doesn’t say how much you can fit on it.” {host} turned the book around, and then {host.themself}, to see if it was any better from there.',
						'The line was as long as a finger. {hero} wrote one name on the left half of it, and it was {foe}’s. Then {they} wrote {their} own on the right. “Like the bench,” said {hero}. {foe} breathed in, and for some time forgot to breathe out.',
						'{hero} wrote as small as {they} could: {foe}, and then {hero}, with a gap in between. “What’s the gap for?” asked {host}. “For the table,” said {hero}. {foe} bent down and read it with one eye shut.',
					],
				},
				{
					say: 'Put down the pen, and go back to the roof',
					if: 'slipped',
					sets: ['search'],
					outcome: [
						'{hero} put down the pen. “{foe} is on the roof,” {they} said, “and waiting for nails. I said that I’d bring some.” “It’s twenty minutes to nine,” said {host}. “You won’t be back.” “I know,” said {hero}. “Have you got any? Long ones?” {host} pulled a drawer open. There were fourteen.',
						'“I can’t,” said {hero}, and laid the pen across the empty line. “I said I was going for nails, and I came here. {foe} is mending the roof, alone.” {host} looked at the clock. Then {host.they} pulled fourteen long nails out of the wall, where the notices hung, and put them into {hero}’s {hand}.',
						'“Leave it empty,” said {hero}, and gave the pen back. “{foe} is up on that roof, and thinks I’m at the nail box.” “You can’t be there and back in twenty minutes,” said {host}. “No,” said {hero}. “But I can be there.” {host} tipped out a jar among the pencils. There were fourteen long nails in it.',
					],
				},
				{
					say: 'Tell {host} who is mending the roof, and for whom',
					if: 'slipped',
					sets: ['yielded', 'confessed'],
					outcome: [
						'“{foe} is on my roof,” said {hero}. “I said I’d get nails, and I ran here instead.” {They} said it twice, since the first time only the pen had heard. “So it isn’t fair, and you have to write down the other name.” {host} did, without a word.',
						'“{foe} isn’t late,” said {hero}. “{foe} is mending the roof, because I said that I’d be back with nails. And I never meant to be.” {They} held out the pen to {host}. “So please write {foe}.” And {host} wrote it.',
						'{hero} would not take the pen. “It isn’t {foe} who’s late, it’s me who’s early,” {they} said. “I left {foe} up there in the rain, with the hammer, and I said I was only getting nails. You’ll have to write the right name.” {host} looked at {them} for a long moment, and wrote it.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'foe'], shows: ['book'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Bell', 'Come In', 'After the Bell', 'What a House Is For'],
			time: 'night',
			parts: [
				'@answer',
				{
					own: '',
					quiet: [
						'+ On the step that day {hero} had not found one word. Now there had been enough of them.',
						'+ It had not needed many words, and this time {hero} had found them.',
						'',
					],
					bold: [
						'+ On the step {hero} had answered at once, and loudly. This had taken longer, and was better.',
						'+ It had been a good deal easier to shout about beans.',
						'',
					],
					kind: [
						'+ Cutting a cake had never cost {hero} so much.',
						'+ It was a good deal more than a slice of cake, and {hero} knew it.',
						'',
					],
					honest: [
						'+ Ever since the name on the beam {hero} had known that it would come to this.',
						'+ For a year {hero} had read the name on that beam every morning, and it had come to this.',
						'',
					],
					clever: [
						'+ {hero} had thought out six ways of winning. This was not one of the six.',
						'+ It was not clever. {hero} looked at it from every side, and it still was not.',
						'',
					],
					careful: [
						'+ It felt like taking the chain off the door.',
						'+ There are things that one cannot try out first, with the chain on. {hero} would have liked to.',
						'',
					],
					merry: [
						'+ This time nobody took {hero} for somebody who was joking.',
						'+ There was a joke that would have fitted, and {hero} left it out.',
						'',
					],
					dreamy: [
						'+ {hero} could see the little house so clearly that the beans could have been counted.',
						'+ For once {hero} was not somewhere else with {their} thoughts.',
						'',
					],
					quick: [
						'+ It was the first thing all day that {hero} had thought about beforehand.',
						'+ A door can be slammed without thinking. For this {hero} had needed a whole minute.',
						'',
					],
				},
				{
					slipped: '',
					'own & rings': [
						'“You were one ahead all afternoon,” said {foe}, at the door. “It was the bench that did it. I hope you’ll find somebody for the other half.”',
						'“So it was the bench, with the ring around it,” said {foe}, from the door. “That was the one you were ahead. See that somebody sits on it.”',
					],
					'own & bucket': [
						'“And the bucket?” asked {hero}. “Keep it,” said {foe}, at the door. “It’s no use to me without a house.”',
						'{hero} held out the bucket. “No,” said {foe}, from the door. “Where would I carry stones to?”',
					],
					'own & hour': [
						'“Thank you for the hour in the bed,” said {foe}, at the door. “I’d forgotten how that ceiling looks.”',
						'{foe} turned around once more, in the doorway. “I slept well in that bed,” {foe.they} said. “I wanted you to know that, as well.”',
					],
					'own & soup': [
						'“The soup is on the back of the stove,” said {foe}, at the door. “It only needs salt.”',
						'“There’s a pot on the back of your stove,” said {foe}, in the doorway. “I’d put in some salt.”',
					],
					own: [
						'“The third stair creaks,” said {foe}, from the door. “You’ll think it’s somebody coming. It isn’t.”',
						'“At night you’ll hear the third stair,” said {foe}, already at the door. “Don’t get up for it. I always did.”',
					],
					'bucket & yielded': [
						'“You’ll need the bucket, for the garden,” said {hero}. “I’ll need somebody to tell me which are weeds,” said {foe}, and looked into it.',
						'“Don’t leave your bucket here,” said {hero}. “The beans want watering.” “How much?” asked {foe}. {hero} pointed to the dent. “Up to there,” {they} said.',
					],
					'hurried & yielded': [
						'“And where will you sleep?” asked {host}, when the bell had rung. There was only {friend}’s shed, and it was dark. “I was wrong,” {hero} told the boards. “It isn’t too late.” Then the lantern was lit again, and {friend} turned the old bucket over, to make a seat.',
						'There was only one other roof on that road, and it was {friend}’s. When the bell had rung {hero} stood in front of it, and took back what {they} had said there. The door was opened, very softly. “I’d only just shut it,” said {friend}. “There’s a bucket to sit on.”',
					],
					'shut & yielded': [
						'“This afternoon you put a table against me,” said {foe}. “I know,” said {hero}. “I’ve put it back.”',
						'“There was a table against that door today,” said {foe}. “There isn’t any more,” said {hero}.',
					],
					'shut & twin': [
						'“This afternoon you put my own table against me,” said {foe}. “It’s a good table,” said {hero}. “I thought we could sit at it.”',
						'“I’ll tell you where my table goes,” said {foe}. “It goes in the kitchen, and never again in front of a door.” “Next to the bench,” said {hero}.',
					],
					'soup & yielded': [
						'“You took off my soup, when you could have let it burn,” said {hero}. “On my floor?” said {foe}. “Never.”',
						'“The soup would have burned,” said {hero}, “and the pot with it, and you took it off.” “It’s a good pot,” said {foe}.',
					],
					'soup & twin': [
						'“I took your soup off,” said {foe}. “I suppose half of that is mine now.”',
						'“Is there any of that soup left?” asked {foe}. “I saved it, after all.”',
					],
					'hour & twin': [
						'“And who gets the bed?” asked {foe}. “You’ve had an hour of it,” said {hero}. “I snore,” said {foe}. “I know,” said {hero}.',
						'“There’s only the one bed,” said {hero}, “and you snore in it.” “You listened?” asked {foe}. “For an hour,” said {hero}. “Then you know what you’ve signed,” said {foe}.',
					],
					yielded: [
						'“You have to lift the door a little,” said {hero}. “I know,” said {foe}. “I hung it.”',
						'“The latch sticks, in wet weather,” said {hero}. “It always did,” said {foe}. “I put it on in the rain.”',
					],
				},
				{
					twin: [
						'{host} went through the law from front to back. It said “one house.” It said “one line.” It did not say that two people could not stand on it. The bell rang, and the ink was dry.',
						'“It doesn’t say you can’t,” said {host}, when {host.they} had been through the law three times, once of them backward. By then the bell was ringing, and it rang on dry ink.',
						'{host} hunted through the law for a sentence against it, and so did several people who had come in to see. There was none. At nine the bell rang, and two dry names had the house.',
					],
				},
				{
					'hurried & confessed': [
						'{hero} thought of the shed, and of what {they} had said there. Too late to be sorry! Before the night was over {they} had knocked at that door, and taken it back.',
						'An hour ago, at the shed, {hero} had said that it was too late to be sorry. That same night {they} knocked on that shut door, and took it back.',
					],
					'hurried & own & !slipped': [
						'An hour ago, at the shed, {hero} had said that it was too late to be sorry. That same night {they} knocked there, and took it back.',
						'On the way home there was a dark shed, and {hero} stopped, and took back what {they} had said there. Inside somebody lit the lantern.',
					],
					'hurried & search': [
						'{hero} ran. At the shed {they} called to the shut door that it was never too late, and that {they} had been wrong. A crack of light came on under it.',
						'The shed was dark, and {hero} stopped there for one breath, and rattled the nails. “I was wrong!” {they} shouted at the boards. “It’s never too late!” Then {they} ran on, and behind {them} a shutter opened.',
					],
					'bucket & end-both': [
						'The bucket went home too, with a hand on either side of it, and squeaked at every step. As it passed the shed a lantern was lit. “Tomorrow!” called {friend}. “You always say tomorrow,” {foe} called back.',
						'On the way home {foe} carried the bucket, and then {hero} did, and then {foe} wanted it again. {friend} must have heard it squeak. A shutter opened at the shed, and somebody waved who had not dared to for ten years.',
						'Nobody could agree about the bucket. So {foe} had it as far as the shed, and {hero} was to have it after that. At the shed it was put down for a moment, and rang on a stone, and a door opened by the width of a hand. “I know that sound,” said {friend}, from inside.',
					],
					'bucket & end-halves': [
						'{foe} carried the bucket home, and would not let {hero} take a turn. It squeaked past {friend}’s shed, and for once somebody came out, and looked after it.',
						'Two names fit on a line, but a bucket has one handle. {foe} walked home with it in front, and {hero} walked behind. At the shed stood {friend}, and looked at the bucket, and then at how far it was from the one to the other.',
					],
					'hurried & twin': [
						'On the way home {hero} stopped at the dark shed. “It isn’t too late,” {they} said to the door. “I was only in a hurry. You can knock whenever you like.” There was no answer. But the lantern was lit again.',
						'There was no light at the shed, and {hero} went up to it all the same. “I said a stupid thing,” {they} told the boards. “It’s not too late at all, and there’s a bench.” Inside somebody struck a match, and the lantern came out again onto its nail.',
					],
				},
				{
					'end-nobody & guest': [
						'Nine strokes went over the fields while {hero} was still running, with a {hand} full of nails. So the line was empty, and the house was nobody’s. {foe} lay across the last gap in the roof, to keep the rain out of it. “I needed those an hour ago,” said {foe}. “I ran off to sign,” said {hero}. “I had the pen already. But then I didn’t, and now for a year nobody can put either of us out.” “It was a low trick,” said {foe}, and took the nails. {Foe.they} did not speak to {hero} on Friday, nor on Saturday. On Sunday, after lunch, the two of them sat at the two ends of that bench and looked at the wall. Knock, knock, knock. It was {friend}, who had promised, and who was ten years late. {foe} looked at {hero}. “You say it,” said {foe}. “You,” said {hero}. “It’s nobody’s door.” In the end two voices said it, at the very same moment. “Come in!”',
						'“Long ones,” said {hero}, out of breath, and held up the nails. Somewhere on the road the bell had rung, nine times, on an empty line. {foe} looked down over the edge of the roof, with water running off {foe.their} nose. “You took two hours,” said {foe}. “I was at the book,” said {hero}. “I had the pen, and I put it down again. So it’s nobody’s house till next year, and nobody can turn us out.” {foe} hammered in fourteen nails, as if each of them had done it. For two days there was not one word in that house except “Salt.” On Sunday, after lunch, {foe} washed the plates, and {hero} dried them. Then there was a step outside, and a long pause, and a knock. A plate stopped in the air. “That’s {friend},” whispered {hero}. “Who answers?” {foe} whispered back. It was nobody’s house, and so it was nobody’s turn. There were two more knocks, fainter. “Come in!” called {foe}, and {hero} called it too, and nobody could have said who was first.',
					],
					'end-nobody': [
						'{hero} was only just past {friend}’s shed when the bell began to ring, nine times, behind {them}. So that was over. At the house there was still hammering. “You took your time with those nails,” said {foe}, from above. “I didn’t go for nails,” said {hero}. “I went to sign. And then I couldn’t. Nobody has signed.” The hammer stopped. It rained on both of them. “So it’s nobody’s house,” said {foe}, “for a whole year.” “Then nobody can put us out,” said {hero}, and held up the fourteen nails. {foe} took them. “It was a low trick,” said {foe}, hammering. “And it was the best roof I ever sat on.” When the hole was shut, {hero} went inside and closed the door, and {foe} stayed out there in the wet. For a while nothing happened. Then there was a knock. {hero} had practiced the two words for a year, and now they came out hoarse. “Come in!”',
						'{hero} went so fast that {they was} halfway home when the bell rang nine. {They} did not stop to count the strokes. The hammer had fallen silent, and {foe} sat on the roof, beside the last of the holes, as wet as the roof. “No nails,” said {foe}. “Fourteen,” said {hero}. “I ran to the book, to sign it while you were up here. Then I didn’t. So it’s nobody’s.” {foe} took one nail and looked at it. “You had the pen already?” “Yes.” “And came back with these?” {foe} drove in every one of them before saying any more. “I’ll be angry in the morning,” said {foe}. “Now I’m cold.” {hero} was in the house first, and lit the lamp, and shut the door, out of habit. Somebody knocked on it, three times. “Come in,” called {hero}, “come in, come in!”',
						'The bell overtook {hero} on the long bit of road beyond {friend}’s shed. It was nine, and over, and there was no name on the line. At the house there was no light. But up in the dark somebody said, “Is that the nails?” “Fourteen,” said {hero}, and held them out. “I got them at the book. I was there to sign it, {foe}, while you did this. I didn’t, in the end. But I’d gone.” For a time there was only hammering. “Who’s got the house, then?” asked {foe}. “Nobody has, for a year,” said {hero}, “so nobody can send us away.” “Next nail,” said {foe}. That was a beginning. When the roof was tight {foe} came down, stiff with cold, and found the door shut, and a light in the window. Behind it {hero} stood in the kitchen and made no sound. It was the longest minute of that whole year. Then somebody out there understood, and knocked. “Come in!” cried {hero}.',
					],
					'end-both & guest': [
						'“I get up at five, and I air the room,” {foe} announced at the gate. “Not mine,” said {hero}. The quarrel about that went on until Sunday. There was another about the bed, and one about the window, and one about who had left the chalk on the stairs. On Sunday, after lunch, it was the salt, when something happened to the door. Knock, knock, knock. It was so quiet in that kitchen that you could hear the beans. {foe} looked at {hero}, and {hero} looked at {foe}. “Together,” whispered {hero}. “Come in!” called {hero} and {foe}, both at once, much too loud. And there stood {friend}, quite pale, and sat down on the bench between the two of them, where there was just enough room.',
						'Two names had won a house, and on Friday morning they found out that it had one bed, one lamp and one good spoon. “I’ll have the spoon,” said {foe}. “I sing in the evenings,” said {hero}. “I’d heard,” said {foe}. By Saturday the chalk was out again, and there was a list on the wall with two columns. But on Sunday, after lunch, neither of them could sit still. {hero} wiped the bench, and {foe} wiped it again. Nothing came along the road but a hen. “Ten years,” said {foe}, “why should it be today?” Then there was a step on the path, and it stopped, and there was no sound at all for as long as you can hold your breath. Knock. And after a while, because it had gone so well, knock, knock. “You,” said {hero}. “No, you,” said {foe}. So it came in two voices, and {friend} came in after it, and found that a bench for two holds three, if nobody minds being squeezed.',
						'“You hum,” said {foe}, on Friday. “You snore,” said {hero}, on Saturday. {foe} opened each window that {hero} had shut. {hero} moved the pot, and {foe} moved it back, and then there was a chalk ring on the stove to show where it belonged. That house had two owners now, and not a minute’s peace. But on Sunday lunch was eaten very quickly, and nobody wanted to wash up, since from the basin one can’t see the path. “It won’t happen,” said {foe}. “It hasn’t for ten years.” “{friend} said Sunday,” said {hero}. At two o’clock there was a sound at the door, so small that it might have been a beetle. Both of them got up. Two more came after it. “It’s your door,” whispered {hero}. “It’s your visitor,” whispered {foe}. So it was shouted by both, and a jar fell off the shelf. “Come in!” {friend} looked in around the edge of the door, as red as a beet, and asked if this was a bad time.',
					],
					'end-both': [
						'At the gate {foe} stopped. “I’m difficult,” {foe.they} said. “I leave boots in the hall. I’ve lived with nobody but a bag for seven years.” “I’ve never lived with anybody,” said {hero}. “I was always moved along.” Then {hero} went in, and shut the door, with {foe} outside. “What are you doing?” cried {foe}. “I sat in there for three years waiting for a knock!” “I know,” called {hero}. “It doesn’t work with both of us inside.” There was a silence. Then there was a knock. “Come in!”',
						'It was dark by the time that {hero} and {foe} came home. “I get up at five,” said {foe}. “I sing to the beans,” said {hero}. “Badly?” said {foe}. “Yes,” said {hero}. At the gate {foe} stopped. “You go in first,” {foe.they} said. “I’ve never once come home to anybody.” So {hero} went in, and lit the lamp, and shut the door, and sat down on the left half of the bench. Outside somebody cleared {foe.their} throat. The mat was straightened, for much too long. Then there was a knock, and {hero}, who had had the words ready for a year, found that {they} had to say them twice. “Come in! Oh, do come in!”',
						'The first thing that the new owners did was to stand outside. “Aren’t you coming?” asked {hero}, with a {hand} on the latch. “I’ve only ever known it from in there,” said {foe}. “I sat and listened. I never thought of how it looks from here.” {Foe.they} stood beside the beans with the bag, and made no move. Then {hero} understood. {They} went in, shut the door quite gently, put the lamp in the window, and sat down on the left half of the bench. The stove ticked. A year is a long time to practice two words, and now {they was} not even sure of the order. Then it came, three times, not loud. “Come in!” called {hero}. “It isn’t locked! It’s yours!”',
					],
					'end-halves & guest': [
						'“Don’t think that we’re friends,” said {foe} at the gate, and got a ball of string out of the bag. It was pulled tight from one wall to the other. On {hero}’s side were the door and the soup. On {foe}’s side were the bench and the spoons, and {foe.they} came and went by the window. Both of them lived on bread. It had gone on like that for three days when there was a knock. That was {friend}, who had promised to do it on Sunday. “Come in!” called {hero}. “Come in!” called {foe}, from the other side of the string. The door opened, and {friend} stood there, and saw the string, and did not know where to go. “Whose visitor am I?” asked {friend}. Nobody had thought of that. You can cut a house in two, but not a visitor. {foe} got up and took down the string. “Sit in the middle,” said {foe}. “It’s a bench for two, but we’ll move along a little.”',
						'“You have your half, and I have mine,” said {foe}, “and we needn’t talk.” With the last of the chalk {foe.they} drew a line through the house, over the table and up the wall. The stove was {hero}’s, and the wood was {foe}’s, and so there was no fire. They passed each other on the stairs like strangers, each on one half of each step. On Sunday, after lunch, somebody knocked. Both of them had waited for it all their lives. “Come in!” cried two voices. It was {friend}, as white as flour, with a cake. {Friend.they} looked at the line, and at the two cold halves of the table, and put the cake down in the very middle. “I can’t cut it like that,” said {friend}. “It’s round.” Nobody spoke. Then {foe} went out for an armful of wood. “It’s only for the visitor,” said {foe}, and pushed it across the line with one hand. By the time the kettle boiled there were three on the bench, and nobody could say who had wiped off the chalk.',
						'“One roof,” said {foe}, “and two households. Good night.” A sheet was hung across the kitchen, and that was the border. On one side {hero} had the table, and on the other {foe} had the bench. {hero} could hear soup being eaten, and {foe} could smell bread. It might have gone on like that for years, if it had not been for Sunday. After lunch there was a knock. “That’s for me,” said {hero} to the sheet. “I asked {friend} to do it.” “I’ve been owed it for ten years,” said the sheet. Then two people called “Come in!” as loudly as possible. {friend} came in, and walked straight into the washing. Nobody laughed, for about as long as one can help it. “I’ve only learned the knocking,” said {friend}, wrapped up to the chin. “Where do I go?” So the sheet was taken down. You can’t fold a sheet alone. {hero} took two corners, and {foe} took two, and in the middle they had to meet. “We’ll all go on the bench,” said {foe}. “It’ll be tight.”',
					],
					'end-halves': [
						'“Half,” said {foe}, “and I don’t know you.” So a string went across the house, from the front wall to the back. {hero} had the table, and {foe} had the bench. {hero} had the lamp, and {foe} had the oil. At meals {hero} stood up and {foe} sat in the dark. It went on like that till the first snow. Then a cat came in, walked along the string to the middle, lay down on it, and would not move. “It’s on my side,” said {foe}. “Only the front,” said {hero}. The front was warm and the back was warm. You can’t stroke half a cat. “I could lend you some bench,” said {foe}, after an hour, not looking up. “I could lend you the lamp,” said {hero}. When the cat got up the string had come off its nail, and nobody could say who was nearest.',
						'“All right,” said {foe}. “Half of it. But don’t think that I’ll talk to you.” The house was divided with chalk, that same night. {hero} got the stove and the door. {foe} got the bed and the bench, and had to come in through the window. For two weeks nothing crossed the line but smells. Then came the next storm, and up in the roof, right above the line, it dripped. It was a corner that one had nailed while the other stood by. “That’s your drip,” said {foe}. “It’s your corner,” said {hero}. At three in the morning two people were holding one pot under it. “I’d have handed you the shingles,” said {foe}. “I know,” said {hero}. “Would you do it now?” And when it was light, nobody could find the line any more. It had been washed off by the rain.',
						'“There’s a gap between those two names,” said {foe}, “and I’m keeping it.” So a row of forks was laid through the house, from one wall to the other. {hero} got the stove. {foe} got the pot. That meant that one of them had nothing to cook in, and one had nothing to cook on. For nine days both of them ate raw beans, and said aloud how good they were. On the tenth day it froze. {foe} put the pot down on the forks, exactly halfway. “It’s only in my way over here,” said {foe}. {hero} looked at it for some time, and put it on the stove. “It’s only in my way, down there,” {they} said. When the beans were done, it turned out that there was a single spoon. It went back and forth. By the bottom of the pot the forks had been pushed together into a heap, and two people washed them, without a word, but humming.',
					],
					'end-yielded & confessed & guest': [
						'Nobody could take that news to {foe} except {hero}. So {they} took it, at nine o’clock at night, together with the box of nails. “The house is yours,” {they} called up to the roof. “I ran off to put my name in the book, and then I had yours put there.” The hammer was quiet for a long time. “Pass me the nails,” said {foe}. It was all that {foe.they} said. When the hole was shut {hero} packed, and went to sleep in the shed of {friend}. On Sunday {friend} stood outside with a very straight back. “I promised to knock,” said {friend}, “and I don’t dare. Come with me.” “I’m the last person {foe} wants to see,” said {hero}. But a promise is a promise. {friend} knocked. “Come in!” cried {foe}, and saw who it was, and who was behind. It was still for a long time. “I’ve got soup for two,” said {foe}, “and a shingle that won’t lie straight. One of you can eat. The other can go up and mend it, and eat afterward.”',
						'“Your name is in the book,” said {hero}, up to the roof. “I meant it to be mine. I ran off while you were hammering, and then I couldn’t write it, and I told {host} why. These are the nails.” One hand reached down for them, and that was all that {they} saw of {foe} that night. {hero} took {their} bundle and slept in {friend}’s shed, among the rakes. On Sunday, after lunch, {friend} was washed and combed, and stuck in the door of the shed. “I said I’d knock,” said {friend}. “But all I’ve ever done is go past. Somebody will have to stop me.” “I can’t show myself there,” said {hero}. “You can stand behind me,” said {friend}. So that was how it was done. The door flew open so quickly that the third knock met no wood. “Come in!” cried {foe}, and then saw who else there was. “I don’t like what you did,” said {foe} to {hero}. “I’ll tell you so every day for a week. So you’d better be here. It’s a bench for two, and I’ll take the chair.”',
					],
					'end-yielded & confessed': [
						'The bell rang, and it was {foe}’s house. {hero} had to go back and say so, since nobody else could. {foe} sat on the roof in the rain, with no nails left. “It’s yours,” said {hero}. “I went to sign. I had the pen. Then I told {host} what I’d done.” “You left me up here,” said {foe}. “Yes,” said {hero}. There was not much to add to that. {They} fetched the nails from the box, and handed them up one at a time till the hole was shut. Then {they} packed. {hero} spent that winter at {friend}’s, in the shed, and moved along when {they was} asked to. In March there was a note. “A shingle has come off,” it said. “I can’t get it to lie the way you did. I won’t beg. There are beans to plant as well. And I’ve sat on that bench all winter, and it’s just as long as it was.” And underneath, after a gap: “You may knock.”',
						'The bell rang, and it was {foe}’s house. {host} lent {hero} a lantern and a bag of long nails, and did not say good luck. {foe} was still up there, in the rain, holding down the last shingle with both hands, because there was nothing to fix it with. “You’ve been two hours,” said {foe}. {hero} told all of it, from below: the gate, the book, the pen, and whose name it was now. {foe} did not let go of the shingle. “Give me a nail,” said {foe}. After that it was only hammering. {hero} packed, and slept at {friend}’s, in the shed, all that winter. Whenever it rained, {they} lay awake and thought of one shingle. In March there was a stone in front of the shed with a note tied around it. “There is a drip,” it said. “I’ve looked everywhere, and there’s no hole. I think it’s only that it’s quiet. Bring the nails.” And on the back: “You’re to knock first. I’ve been practicing.”',
						'“Who’s there?” asked somebody on the roof, in the dark. “I am,” said {hero}, with the box from the gate, two hours late. “I didn’t go for these. I went to sign for the house while you were mending it. Then I told {host}. It’s your name that’s in the book.” Something dripped. “And you walked back here to say so?” said {foe}. “Nobody else could,” said {hero}. {They} handed up nails until it was done, and then {they} packed, and no one said good night. All that winter {hero} lived in {friend}’s shed, and learned which plank let in the wind. When the snow was gone there were twenty beans on the sill one morning, in a row. The next morning there were twenty more, and on the third there was a note with them. “I don’t know how deep,” it said, “nor how far apart. I’m still angry. But it’s too quiet here to be angry in. You know the door. It’s the one that nobody knocks at.”',
					],
					'end-yielded & guest': [
						'The bell rang, and there was {foe}’s name in the book, and {hero} was in the way again. It was nothing new. {They} slept in {friend}’s shed, beside a wheelbarrow, and heard {friend} walk up and down till Sunday. “I said I’d knock,” said {friend} then. “I can’t do it alone.” So {hero} went along. The two of them stood on the path, in front of that door, and behind it somebody was saying something, very softly. “Come in,” it said. “Come in. No. Come in.” {friend} lifted a hand, and it stopped an inch from the wood. It had stopped there for ten years. {hero} gave the hand a very small push. Knock. It was dead silent in the house. Then the door flew open, and {foe} stood there, quite red, and had clean forgotten the words. “There’s a bench,” said {foe}. “It’s for two. But we could put the table at the end, and then it’s three.”',
						'After the bell {hero} gave {foe} a shingle nail for luck, and went to see if {friend} had a corner free. There was one, behind the ladder. All Saturday {friend} practiced on the bucket, three knocks and a pause. On Sunday, after lunch, {friend} got as far as the gate. “Now I know what to do with my hand,” {friend} whispered, “and the rest of me won’t go any farther.” So {hero} came too. It was odd to be on this side of that door. Behind it somebody was walking up and down, and the third stair creaked. {friend} shut both eyes and knocked. It went so still in there that the beans could be heard. “Come in,” said a very small voice; and then {foe} tore the door open, since that seemed not enough for ten years. There was soup on the table, and three spoons. “I laid the third one on Thursday,” said {foe} to {hero}. “I just didn’t know how to send for you.”',
						'On Friday {hero} woke up in {friend}’s shed, beside a sack of onions, and had no one to be angry with. {friend} brought tea, and could not sit still. “There are two days yet,” said {hero}. “There are only two days,” said {friend}. On Sunday, after lunch, {friend} set out, and was back in a minute, and set out again, and was back. “You’ll have to walk behind me,” said {friend}, “so that I can’t turn around.” So the two of them came up the path, past the beans. {hero} had opened that door a thousand times, and had never had to stand in front of it. {friend} knocked. Inside, a chair fell over. “Come in!” called {foe}, and then once more, in case it had not been heard. On the table were two bowls. {foe} saw {hero}, and took down a third, and wiped it for longer than it needed. “I’ve tried that bench since Thursday,” said {foe}, “first the one end, and then the other. It’s no good with one. I don’t know yet about three.”',
					],
					'end-yielded': [
						'So at nine there was a new name in the book, and {hero} was in the way again. It was nothing new. {They} slept in {friend}’s shed, between a ladder and a wheelbarrow, and in the morning a pot of soup was standing outside. It tasted of nothing at all. The next morning it was a burned one. On the third there was a pot with a note in it. “Yours was better,” said the note. “What do you PUT in?” {hero} laughed, for the first time since Thursday, and went over to tell {foe}, and {friend} came too, to see how it’s done. Then both of them stood in front of that door, and could not do it. {hero} had always been inside. “I’ve been standing here since six,” somebody called, through the wood. “Last time I waited three years, and then I left. Knock!” So {hero} knocked, and then, very softly, so did {friend}. “Come in,” said {foe}, twice. “Sit on the bench, it’s for visitors. It’s salt, isn’t it? I thought it was salt.”',
						'The ink had been dry at nine, and {hero} was once again in the way. {They} had moved along as far as {friend}’s shed. At two in the morning there was a lantern outside. “I can’t sleep,” said {foe}. “There’s no drip. I lay down, and nothing dripped, and nobody was there. I went and sat on the bench. It was worse.” “You built it for two,” said {hero}. “I built it for whoever knocks,” said {foe}. “And now I’ve come all this way in the dark to find somebody, and I don’t know how it’s done.” {hero} looked at the lantern, and at the shed. “You’re outside,” said {hero}, “and I’m in here. So it’s you who knocks.” {foe} thought it over. Then {foe.they} knocked on the wheelbarrow. “Come in,” said {hero}; and “Come in,” said {friend}, through the wall, to hear how it sounds. “And then,” said {hero}, “I’ll come home.”',
						'The ink had been dry at nine, and {hero} had moved along. {friend} had a shed, with a rake in it, and neither was in the other’s way. On the third day {hero} went past the house, to see if the beans were being watered. They had been drowned. On the fourth there was a notice at the gate. “Wanted,” it said, “somebody who knows beans.” On the fifth it said, “and shingles.” On the sixth somebody had added, in smaller letters, “and salt.” {hero} read it every day and went on, since it did not say who. The seventh notice was the shortest. It was {hero}’s own name, and beneath it was an arrow that pointed to the door. “I can hear you out there!” cried a voice behind it. “I’ve had one who went past for three years. Don’t you start!” So {hero} went up the path and knocked, for the first time in {their} life. “Come in,” said {foe}, “and mind the mud. They’re only drowned in front.”',
					],
					'end-alone & slipped & guest': [
						'With the ninth stroke the house was {hero}’s, and at the ninth stroke {foe} walked in. {Foe.they} had run all the way, with a lantern in one hand and the hammer in the other. “There you are!” said {foe}. “I was afraid you’d had an accident. It’s all shut, up there.” {host} turned the book around without a word. {foe} read it. “I see,” {foe.they} said, hung the hammer over {hero}’s chair, and went out into the rain. On Sunday there was a knock on {hero}’s door. “Come in,” said {hero}. It was {friend}, who had worked up to it since morning, and who sat down on the bench and looked around. “And where is {foe}?” asked {friend}. So {hero} had to tell it, from the nails to the pen. {friend} put down the spoon. “I’d have been ten years late for one of you,” said {friend}. “Now I’m late for both,” and the door shut again. {hero} looked at the soup for two. Then {they} took the hammer, and went out to ask in every barn for somebody with a bag.',
						'“You never came back,” said {foe}, in the door, just as the bell stopped. There was a hammer in {foe.their} hand, and rain ran off it. “I thought you might be in a ditch. I’ve looked in all of them.” {hero} said nothing. The book was open, and {foe} read the line, and put the hammer down beside it. The door was shut from outside, very softly. On Sunday, after lunch, there was a knock at {hero}’s house. {hero} said the two words, and they did not sound the way {they} had imagined. {friend} came in with a jar of honey, and looked along the bench. “Where’s {foe}?” asked {friend}. “I don’t know,” said {hero}, and told the rest, nails and all. {friend} heard it standing up. Then the honey was put back under an arm. “This is for the one I should have knocked for,” said {friend}, and left. {hero} did not touch the soup. {They} picked up the hammer, and set out to ask for somebody with a bag.',
					],
					'end-alone & slipped': [
						'The bell rang, and the house was {hero}’s. The door opened just then. It was {foe}, wet through, with the hammer. “The roof is tight,” said {foe}. “I did the last bit with my own nails. I thought you’d got lost.” Then {foe.they} saw the book. {Foe.they} read the line, and put the hammer down on the table very gently, so that it would not scratch. “Much obliged,” said {foe}, and went. {hero} lived in the little house, and it kept out the rain. But when it rained, {they} could hear which twenty shingles were {foe}’s. They were the straight ones. {They} never once called “Come in.” In spring {they} packed up the hammer and walked from barn to barn, asking for somebody with a bag. “You took your time,” said {foe}, in the ninth. “I went for nails,” said {hero}. It was a bad joke. But {foe} moved over, to make room.',
						'The bell rang. {host} was just blowing out the lamp when {foe} came in, with the hammer, and water ran off {foe.them} in all directions. “It’s done,” said {foe} to {hero}. “Twenty shingles. I had to take the hinges out of my bag and nail them over the last bit. I was worried about you, on that road.” Then {foe.they} saw the page. For a moment it was so still that one could hear the drops. “Well,” said {foe}, “it’s a good roof now,” and went out. {hero} lived in the little house. Every day {they} looked up and saw two hinges on the ceiling, for a door that had never been built. In the spring {they} built it. It was on the other side of the house, with a step, and a latch, and no lock at all. Then {they} went from barn to barn, until {they} found {foe}. “I’ve brought your hinges,” said {hero}. “They’re on a new door. It’s yours, and nobody else will use it. You needn’t even knock.” {foe} thought about it until it got dark. “I’d want to knock,” said {foe}.',
						'The last stroke was still in the air when {foe} came in, out of the wet. “So you’re all right,” said {foe} to {hero}. “I ran out of nails. I had to take the buckle off my bag to pin the last one down. But it’s tight.” Nobody answered. {foe} came closer, and looked into the book, and it did not take long to read. “I see,” said {foe}, left the hammer there on the table, and went, holding the bag shut. So {hero} had a house, and each night {they} lay under a buckle. Nobody knocked, and {they} would not have known how to say “Come in.” When spring came {they} got the buckle out with the hammer, and put two nails in its place, and went from barn to barn. “This is yours,” {they} said, in the eleventh. {foe} tried it on the bag. “It’s bent,” said {foe}. “It’s been holding up my roof,” said {hero}. {foe} turned it over a few times. “Sit down,” said {foe}, “while I straighten it.”',
					],
					'end-alone & guest': [
						'So the house was {hero}’s, and it was in writing. {They} went home and sat down on the left half of the bench. On Sunday, after lunch, there was a knock. It was {friend}, who had been working up to it since morning. “Come in!” said {hero}, and there was soup, and somebody on the other half of the bench. It was as good as {they} had always thought it would be. It lasted until the soup was gone. “Ten years too late for {foe}, though,” said {friend}, and after that neither of them could think of anything but that. It took the two of them a week to find the place, and {hero} had the key along, to share it. It was a room over a stable. “You knock,” said {hero}. “I’ve done mine,” said {friend}. So {hero} knocked, and in there somebody got up so fast that a chair fell over. “Come in!” cried {foe}, who had been ready with it for ten years.',
						'Now {hero} had a house, in ink, and on Sunday {they} would have a visitor. {They} had never been so busy. {They} cooked, and swept, and moved the bench to where the light was good. After lunch it came: knock, knock, knock. “Come in!” called {hero}, as {they} had always meant to, and {friend} came in, and ate, and praised the beans. “It’s just as I thought it would be, all those years,” said {friend}, “except for who it is.” {Friend.they} put down {friend.their} spoon. It was true, and it could not be unsaid. The two of them asked at every barn on the road, and in the last one there was a bag beside the straw. {friend} stayed behind a cart. “I’ve come to ask you in,” said {hero}. “You’ll have to knock first,” said {foe}, from the straw. “I’d like to hear it once from inside.” So {hero} went out again, and shut the barn door, and knocked.',
						'It was {hero}’s name in the book, and so it was {hero} who cooked on Sunday. At two there was a knock, a real one, with somebody behind it. “Come in!” It came out just right. {friend} sat down on the right half of the bench, and stroked the wood. “So this is what it’s like,” said {friend}. “I could have had it ten years ago, from the one who made it.” After that nobody wanted soup. {friend} asked at the farms on the left of the road, and {hero} asked on the right. It was dark when there was an attic with a light in it, over a bakery, and in there somebody was walking up and down. “You go,” whispered {friend}. “I’ve done one today.” {hero} got out the key, to share it, and knocked, and the walking stopped for a good long while. “I hope that’s not a mistake,” said {foe}. “If it isn’t, come in.”',
					],
					'end-alone': [
						'So {hero} had a house, and stood in {their} own kitchen, and called “Come in!” a few times, to practice. It was a good house. It was so quiet that you could hear the beans. There was the bench that was too long for one. There was the key, worn thin. {hero} stood it for nine days. On the tenth {they} took a spare shingle and painted ROOM FOR ONE MORE on it, and nailed it up on the road. It was not a happy winter. In April somebody knocked. “I’m only here,” said {foe}, “because that shingle is on crooked.” “Come in,” said {hero}, and then, because it had to be said sometime, “You could have been in here all winter.” “So could you have been out there looking,” said {foe}. Both of them were right about that, too.',
						'So the house was {hero}’s, and it was in writing. {They} went home and called “Come in!” to the empty kitchen, to hear what it was like. It was like throwing a ball when there’s nobody to throw it back. {hero} did all the things that {they} had looked forward to. {They} moved the bench. {They} moved it back. At night the third stair creaked, and {they} sat up in bed each time, although {they} knew that it was only the stair. It took {them} two weeks to find out where {foe} had gone, and a day to get there. It was a room over a stable. {hero} looked at the door for a while. {They} had thought about knocks for a whole year, and it had never crossed {their} mind that {they} might have to do one. Then {they} knocked. “It’s open,” said {foe}. “I’ve come about your house,” said {hero}. “The stair keeps asking for you.”',
						'Nothing dripped, and nobody told {hero} to move along. Each evening {they} sat on the left half of the bench and looked at the door. There is a hollow in that half, and one night {they} found that {they} could not have worn it. It was much older than a year. So {foe} had sat there too, on the same half, and looked at the same door. {hero} took the key, and locked up, and went to ask. {They} asked for somebody with a bag, who was particular about roofs, and in the sixth village people knew at once. “That’s the one in the mill loft,” they said. {hero} went up there and knocked. “If it’s about the drip, you’re late,” called {foe}. “It’s about the bench,” said {hero}. “I’ve got half of it to give away, and it’s the good half.” For a time one heard only the mill. Then the hatch was lifted, by the width of a hand. “Have you brought nails?” asked {foe}. “We’ll do this roof first.”',
					],
				},
			],
			choices: 'none',
			scene: {
				at: 'start',
				with: ['foe', 'friend'],
				shows: ['door', 'lantern', 'pot'],
				pose: 'stand',
				feeling: 'calm',
			},
		},
	],
};
