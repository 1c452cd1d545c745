import type { PlotLevel } from '../../format.ts';

export const roofForTwo2: PlotLevel = {
	joins:
		'“{choice}” And so {hero} did. After that it was time for bed. {hero} had made a tent for one {start.at}. There were one pillow, one lamp, and one plum cake in it, and {hero} wanted to have it all alone. But only three of its corners had a stone. Then a storm came up, and so did {guest.name}, {guest.kind}, who had been out to buy a rope. “It’s a tent for one,” said {hero}. “I only need a corner,” said {guest}, and came in.',
	chapters: [
		{
			titles: ['All Alone', 'Four Corners', 'Only a Corner'],
			time: 'dusk',
			parts: [
				[
					'{hero} had made a tent for one. It stood {start.at}, and in it were one lamp, one pillow, and one plum cake. {hero}, who was {described}, had looked forward to this all week: a whole night, and nobody else! “When I want the lamp on, it’s on,” {hero} told the tent. “And I don’t have to share the cake.” Now it only needed a heavy stone on every corner, so that it would not fly away. {hero} put down one, and two, and three.',
					'“One lamp,” said {hero}. “One pillow. One plum cake. And one me.” Nothing was missing. {hero} was {described}, and the tent {start.at} was a tent for one. All week {hero} had looked forward to a night in it. Nobody would say that the lamp was too bright, and nobody would look at the cake. But a tent can fly away. So it needs four heavy stones, one for every corner. {hero} found the first, and the second, and the third.',
					'All week {hero} had worked on a tent and looked forward to an empty one, and now it stood {start.at}. It was a tent for one. There was one pillow in it, and one lamp, and a plum cake just big enough for one. {hero} was {described}. “Tonight I’ll have it all to myself,” said {hero}. “I’ll be so alone that I can hear it.” One thing was left to do. Every corner needed a heavy stone, or the tent would fly off. Thump, thump, thump, went the first three.',
				],
				{
					bold: '+ And the fourth? “Three is plenty,” said {hero}. “I’ve never been blown away yet.”',
					kind: '+ But somebody very small had a bed under the fourth. {hero} could not take away that roof.',
					honest:
						'+ “When the lamp is lit, I’m done,” {hero} had said. Now the lamp was lit, so {they} had to be done.',
					clever: '+ “A stool stands on three legs,” thought {hero}. “So a tent can stand on three stones.”',
					careful:
						'+ The fourth had to be just like the other three. {hero} tried eleven, and put every one of them back.',
					quiet:
						'+ But the fourth lay right by the road. Somebody might stop there and ask what it was for. {hero} left it alone.',
					merry:
						'+ The fourth was so round that {hero} had to play ball with it. It rolled away and was not seen again.',
					dreamy: '+ Then {hero} began to think about cake, and that was the end of the stones.',
					quick: '+ The fourth could wait, thought {hero}, who was in bed already.',
				},
				[
					'Then a storm came up. WHOO, it said, and the corner without a stone said flap, flap. And somebody said, “Is there room?” At the door stood {guest.name}, {guest.kind}, with a long rope. “I went out to buy this,” said {guest}. “Now every time I take a step toward home, the storm takes me two steps back.” “It’s a tent for one,” said {hero}. “Oh, I only need a corner,” said {guest}.',
					'That evening a storm came up. WHOO! The corner without a stone went flap, flap, and then a voice went, “Is there room?” It was {guest.name}, {guest.kind}, with a long rope. “I’ve been to buy it,” said {guest}. “But now the storm blows me back as fast as I go.” {hero} looked at the pillow, and the lamp, and the cake. “It’s a tent for one,” said {hero}. “I don’t need much,” said {guest}. “Only a corner.”',
					'It had hardly got dark when the storm came. WHOO! Flap, flap, went the corner without a stone. “Is there room?” somebody called from outside. “No,” said {hero}. “It’s a tent for one.” But it is hard to say no through a tent door with a storm outside. There stood {guest.name}, {guest.kind}, with a new rope from the shop, and could not get home. “I only need a corner,” said {guest}.',
				],
			],
			choices: [
				{
					say: 'Put the pillow out in the storm to make room',
					sets: ['pillow'],
					outcome: [
						'The pillow was the biggest thing in the tent, so {hero} put it out. For a moment it lay there. Then the storm picked it up and went off with it. “Was that yours?” asked {guest}. “It was,” said {hero}. “Come in.”',
						'Out went the pillow, and up, and away. {hero} looked after it for as long as one can look after a pillow in a storm. Where it had been, there was room for one more.',
					],
				},
				{
					say: 'Eat the cake at once, half and half',
					sets: ['cake'],
					outcome: [
						'“We have to eat the cake,” said {hero}. “It’s in the way.” {guest} was very ready to help. Half of it went this way, and half went that way, and where the cake had been there was room for one more.',
						'{hero} cut the cake in two. It hurt a little. “We need the space,” said {hero}. “I see that,” said {guest}, and ate quickly, to make space. Then there was room for two.',
					],
				},
				{
					say: 'Move over to the cold side yourself',
					sets: ['over'],
					outcome: [
						'{hero} moved over to the side where the storm blew. The wall there was cold, and went in and out as if it breathed. But {guest} had a warm, quiet place now, and said so three times.',
						'“You take the warm side,” said {hero}, and moved over to the other one. There you felt every WHOO in your back. But now there was room for {guest}.',
					],
				},
			],
			scene: { at: 'start', with: ['guest'], shows: ['tent', 'rope', 'lantern'], pose: 'sit', feeling: 'surprised' },
		},
		{
			titles: ['A Tent for Two', 'Since When?', 'One More'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'{guest} had asked for only a corner, and took the one that had no stone. The flapping stopped at once. {hero} noticed that, and said nothing. It was quite nice to have a fourth stone that could talk. “This is a good tent,” said {guest}, and looked around. “But I’d put the lamp more to the left.” {hero} did not want it more to the left. After a while, though, {hero} tried it there. It was better.',
					'So {guest} sat down in a corner, and it was the one without a stone. No more flap! Nobody holds a tent down as well as a person who has just come in from a storm. {hero} saw it, and was glad, and did not say why. “Shouldn’t the lamp be more to the left?” asked {guest}. “No,” said {hero}. But when {guest} looked away, {hero} moved it over. It was true. It was better.',
					'Now {guest} sat in the corner without a stone, and was as good as any stone. The flapping had stopped. {hero} knew the reason, and kept it quiet. The storm was outside, and the two were inside, and that is more fun than to be inside alone. “May I say something about the lamp?” asked {guest}. “It should be more to the left.” {hero} sighed, and moved it. It was better there.',
				],
				[
					'WHOO! “Is there room?” asked somebody at the door. It was {other.name}, {other.kind}, in a big red blanket. “My lamp has gone out, and I can’t see the road.” “I’m sorry,” said {guest}, faster than {hero}. “It’s a tent for two.” “Since when?” asked {hero}. “Since me,” said {guest}.',
					'“Is there room?” That was not the storm. It was {other.name}, {other.kind}, who had a big red blanket, and no light. “I’ve walked into the same rock twice,” said {other}. “I can’t see the road.” {guest} looked around. “What a pity!” said {guest}. “It’s a tent for two.” “It was a tent for one,” said {hero}, “when you asked.” “Yes,” said {guest}. “But now it’s full.”',
					'Then a very polite voice said, “Is there room?” Outside in the dark was {other.name}, {other.kind}. {other} had a big red blanket, but no lamp. “Mine has gone out,” said {other}, “so I’ve lost the road.” “Oh dear,” said {guest}. “It’s a tent for two, you see.” “Who said so?” asked {hero}. “Anyone can count,” said {guest}. “You, and me.”',
				],
			],
			choices: [
				{
					say: 'Give {other} the lamp to find the road',
					sets: ['full'],
					outcome: [
						'“We are a bit full,” said {hero}. “But take my lamp. Then you’ll see where you’re going.” {other} said thank you, and the light went away down the road, smaller and smaller. Then it was dark in the tent. It felt larger than before, and it was not a nice sort of larger.',
						'{hero} held out the lamp. “Here. It shows you the road, and you can bring it back some day.” “You’re very kind,” said {other}, and went. “Now it can’t be too far to the right,” said {guest} in the dark. But neither of the two laughed.',
					],
				},
				{
					say: 'Hang the lamp outside, and let {other} in',
					sets: ['lamp'],
					outcome: [
						'“The lamp is sitting in the best place,” said {hero}, and hung it outside, in under the flap, where no wind could get it. So {other} could sit where it had stood. The red blanket was so big that it went over all three. The lamp shone in through the cloth, like a small moon.',
						'{hero} took the lamp and hung it out by the door. “There,” said {hero}. “It takes up no room out here.” {other} came in and sat in the lamp’s place, a bit to the left. The light shone in through the cloth, and looked pleased.',
					],
				},
				{
					say: 'Let {other} in, and sit very close together',
					sets: ['close'],
					outcome: [
						'“Come in,” said {hero}. “If we all breathe in, there’s room.” It was so tight that nobody knew who was who. “Is this mine?” asked {guest}. “No,” said {other}, “I think it’s mine.” Then {other} spread out the red blanket, and it was warm enough for six.',
						'“It works if we’re friends,” said {hero}. So {other} came in, and there was a lot of “Oops!” and “Was that you?” In the end they lay like cookies in a box, with the red blanket on top. {guest} had to say that it was warmer than for two.',
					],
				},
			],
			scene: { at: 'start', with: ['guest', 'other'], shows: ['tent', 'lantern'], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['A Draft', 'The Corner', 'What {hero} Knew'],
			time: 'night',
			parts: [
				'@answer',
				{
					full: [
						'They lay and listened. WHOO, went the storm. “I hope that {other} is home by now,” said {hero}. “So do I,” said {guest}, after a while. “That was a good blanket.”',
						'For a long time there was only the storm. “We could have asked {other.them} in,” said {guest} at last. “You said that it’s a tent for two,” said {hero}. “I say such things,” said {guest}.',
					],
					else: [
						'Now it was a tent for three. {other} told them what it is like when your lamp goes out. {guest} told them how long you have to look for a good rope. {hero} had never had so much talk on all sides, and did not mind.',
						'“A tent for three is just right,” said {guest}. “I wouldn’t take a fourth, though.” {other} knew a song for stormy nights. It had a part for one, and a part for two, and now at last they could do the part for three.',
					],
				},
				[
					'Then {guest} began to wriggle. “This corner is not as good as it was,” said {guest}. “The storm has turned, and comes in under me. There’s a draft like a cold spoon. I should like to sleep somewhere else.” {hero} lay very still. In that corner there was no stone. There was only {guest}. And if {guest} moved, what would hold the tent? But it was not easy to say so, for {hero} should have put a stone there.',
					'“Brr,” said {guest} from the corner. “The storm has turned. Now it blows in here, right under me. Isn’t there some place in the middle?” {hero} did not know what to say. The tent had four corners, and three stones, and one {guest}. As long as {guest} sat there, all was well. Nobody knew it but {hero}. And it was {hero} who had left that stone out.',
					'It was nearly time to sleep when {guest} said, “The storm has turned. Now there’s a draft in my corner. I think I’ll move.” {hero} felt cold all over. That was the corner without a stone! {guest} sat on it, and did not know, and that was the only reason why they all had a roof. “Just a moment,” said {hero}. And {hero} thought about that fourth stone, and how little work it would have been.',
				],
			],
			choices: [
				{
					say: 'Own up that there is no stone in that corner',
					sets: ['told'],
					outcome: [
						'“There’s no stone there,” said {hero}. “I left it out. You’re the stone.” It was very quiet in the corner. “Am I a good one?” asked {guest}. “The best of the four,” said {hero}. After that {guest} sat up straight, and said no more about the draft.',
						'“You can’t move,” said {hero}, “or we’ll fly away. I didn’t put a stone there.” {guest} thought it over. “So I’ve been useful the whole evening,” said {guest}, “and nobody told me!” And {guest} sat there as proudly as a stone can.',
					],
				},
				{
					say: 'Say that it is the best seat of all',
					sets: ['fib'],
					outcome: [
						'“But that’s the best seat in the tent!” said {hero}. “You get the fresh air.” “The best?” said {guest}. “And you gave it to me?” {guest} was quite moved, and stayed where it blew. {hero} turned to the wall, and felt a bit red.',
						'“I kept that corner for a guest,” said {hero}. “It’s the best seat we have.” It was not true at all, and {hero} went hot and cold. But {guest} believed it, and said, “Nobody ever gave me the best seat before.” That made it worse.',
					],
				},
				{
					say: 'Change places, and sit in the corner yourself',
					sets: ['swap'],
					outcome: [
						'“Take my place,” said {hero}, and slid into the corner, fast, before it could say flap. There really was a draft. It was like sitting on a cold river. {guest} lay in the warm middle, said “Ah!” and was asleep.',
						'So {guest} got {hero}’s own place, where it was warm now, and {hero} got the corner. How it blew there! {hero} had not known. “Is it all right?” asked {guest}. “It’s very fresh,” said {hero}.',
					],
				},
			],
			scene: { at: 'start', with: ['guest', 'other'], shows: ['tent'], pose: 'sit', feeling: 'worried' },
		},
		{
			titles: ['Flap', 'Up, Up', 'The Middle of the Night'],
			time: 'night',
			parts: [
				'@answer',
				{
					told: [
						'{guest} was the best of stones for hours. But in the middle of the night the stone fell asleep, and tipped over, and rolled to the other side of the tent. As {guest} said later, that is what stones do.',
						'For half the night {guest} stayed awake, as a good stone should. Then {guest} fell asleep after all, and dreamed of a long green hill, and rolled all the way down. So the corner was free.',
					],
					fib: [
						'In the middle of the night {guest} woke up. “I’ve had the best seat for hours,” thought {guest}. “That isn’t fair.” And {guest} got up out of the corner, and woke {hero}. “Now it’s your turn,” said {guest}, as kindly as could be.',
						'{guest} could not sleep for joy. “{hero} gave me the best seat,” thought {guest}, “and lies there in a bad one.” So in the middle of the night {guest} crept out of the corner, and said, “{hero}! Your turn in the best seat!”',
					],
					else: [
						'{hero} sat in the corner and did not sleep, but thought of cold things, to stay awake. Then there came a warm thing, just one, and that was a mistake. In the middle of the night {hero} rolled over, out of the corner.',
						'For hours {hero} sat on that corner. Now and then {hero} nodded, and sat up again. But in the middle of the night {hero} nodded, and did not sit up. Softly {hero} rolled into the warm part of the tent.',
					],
				},
				[
					'Flap. Flap, flap. FLAP! The corner flew up, and the storm came in and looked around. {hero} got hold of the edge and hung on. The tent pulled like a kite. It wanted to go up, and the other three stones began to slide. “It’s leaving!” cried {guest}. And a strange thing happened. All week {hero} had wished for an empty tent. But now {hero} thought, “Where will we sleep?” It was not “I” anymore. It was “we.”',
					'FLAP! Up went the corner, and in came the whole storm. {hero} caught the edge just in time. It pulled and pulled. Squeak, went the first stone, and slid a little. Squeak, went the second. “The tent wants to go home,” cried {guest}. {hero} held on tight. “It IS home!” said {hero}, and did not mean just for one.',
					'Flap! said the corner, and FLAP! and there was a big black hole where it had been. {hero} held the edge. It was like holding a large animal that has made up its mind. “Are we flying?” asked {guest}. “Not yet,” said {hero}. But the three stones had begun to creep. And it was odd. {hero} had wanted this tent all alone, and now could think only of who was in it.',
				],
			],
			choices: [
				{
					say: 'Go out in the dark and find a fourth stone',
					sets: ['stone'],
					outcome: {
						full: [
							'{hero} went out and found a fine, heavy stone. But it took a while, in the dark. When {hero} came back, there was a place where the tent had been, and {guest} sat in the middle of it. “I held on,” said {guest}, “till I thought that I’d go along.”',
							'It is not easy to find a stone at night with no lamp. {hero} did find one. {They} rolled it back, and rolled it on, and rolled it too far. There was no tent. There was only {guest}, in the storm, who pointed up.',
						],
						'lamp or close': [
							'“Hold it, both of you!” said {hero}, and went out. The lamp had burned down, and it was as dark as the inside of a boot. {hero} felt around for a stone, and found a small one, and a round one, and at last a big one. Thump! It landed on the corner. The flapping stopped.',
							'The others hung on to the edge, and {hero} went out into the storm. There were plenty of stones now, where {hero} had seen so few before. {hero} rolled the biggest one back. Thump! Never has a corner been so quiet.',
						],
					},
				},
				{
					say: 'Tie the corner down with the new rope',
					sets: ['tied'],
					outcome: {
						full: [
							'“Your rope!” cried {hero}, and tied the corner to the next stone. It was a good rope, and a good knot. But now only {guest} sat in it. WHOO! Up went the tent, with the rope on it, and a stone swinging under that, and {guest} rolled out at the last moment.',
							'{hero} tied the new rope to the corner, and {guest} came out to pull at the other end. The knot held very well. But now nobody sat in the tent. The storm took all of it, the tent and the knot and the rope. “I had it for one day,” said {guest}.',
						],
						'lamp or close': [
							'“Give me your rope!” cried {hero}. “It’s new,” said {guest}. Then {guest} looked at the corner, and gave it. The others hung on, and {hero} went out into the storm. There was a stone there that was much too big to carry. But you can tie a tent to a stone like that. It held.',
							'“Take my rope!” cried {guest}, and hung on, and so did {other}. {hero} went out. There lay a stone as big as a cow. Through the corner went the rope, around the stone, and back, until there was not a bit of rope left. The storm pulled once more, to see. Then it went to look for some other tent.',
						],
					},
				},
				{
					say: 'Sit on the corner until it is morning',
					sets: ['held'],
					outcome: {
						full: [
							'{hero} pulled the corner down and sat on it. That helped the corner. But with only two to weigh it down, the other three let go, one after the other. WHOO! {hero} still sat there, on a small bit of cloth. The rest of it was on its way up.',
							'Down sat {hero}, and the corner was still. “Now the others!” cried {guest}, and sat on the next. But the stones were off the others by then. WHOO! The tent went over their heads, and was gone.',
						],
						'lamp or close': [
							'{hero} pulled the corner down and sat on it, and the stones stood still again. It would hold for as long as somebody sat there and did not fall asleep. “You two go back to sleep,” said {hero}. It was still a long night.',
							'Down went the corner, and {hero} sat on top, and the stones stood still. “I’ll stay here,” said {hero}. “Somebody has to be the stone. Good night.” Then it was quiet, and {hero} looked into the dark and counted to a thousand.',
						],
					},
				},
			],
			scene: { at: 'start', with: ['guest'], shows: ['tent'], pose: 'reach', feeling: 'worried' },
		},
		{
			titles: ['For One, and One, and One', 'What Stood There', 'The Red Blanket'],
			time: 'night',
			parts: [
				{
					bold: ['“Three is not plenty,” said {hero}.', ''],
					honest: ['“I said that I was done,” said {hero}, “and I wasn’t.”', ''],
					clever: ['A stool has no storm under it, thought {hero}.', ''],
					careful: ['It did not have to look like the other three now. It only had to hold.', ''],
					quick: ['Nobody had ever seen {hero} get up so fast.', ''],
				},
				'@answer',
				{
					'end-blanket': [
						'There they stood, with no tent. It was so dark that you could hear it. Then {hero} saw a light, not far away. It was the lamp, and next to it sat {other}, in the red blanket. “I saw the road,” said {other}, “but it was such a long one.” {hero} was cold, and a bit ashamed. “I’m sorry that we were full,” said {hero}, very softly. “Is there room?” {other} looked at {hero}, and at {guest}. “It’s a blanket for one,” {other.they} said. Then {other.they} opened it as wide as it would go.',
						'Now there was no roof. “Over there!” said {guest}. It was {hero}’s own lamp, and {other} sat beside it, all wrapped up. “I didn’t get far,” said {other}. {hero} stood outside in the storm. So that was how it felt. “I’m sorry,” said {hero}. “Is there room?” It was quiet for a moment. “It’s a blanket for one,” said {other}. “But you gave me a lamp for one, too.” And {other.they} held up the edge, and in they went.',
					],
					'end-held': [
						'After a while a voice said, “Is there room?” It was {other}. “Here? On the corner?” asked {hero}. “There’s a draft.” “I have a blanket,” said {other}, and sat down. Soon there was {guest}’s voice. “Is there room? I can’t sleep. It’s so empty in the middle.” So the three of them sat on one corner, under one blanket, and talked till it got light. The storm pulled at the tent, and could not think why it was so heavy.',
						'“Is there room?” somebody whispered. It was {other}, with the blanket, who had seen {hero} sit there alone. Then there was a second whisper. “Is there room for me? I know this corner,” said {guest}. They all sat on it. The rest of the tent was empty, with the pleasant places and the warm ones. It was the best night any of them had ever had in a corner.',
					],
					else: [
						'The other stones had slid, so {hero} pushed them back, and came to the door cold right through. {guest} and {other} had let go and dropped off, and filled the middle like two loaves in one tin. “Is there room?” asked {hero}. “It’s a tent for two,” said {guest}, fast asleep. “It’s MY tent!” said {hero}. But {hero} had to laugh, out there in the storm. {other} opened one eye, and lifted the blanket. “There’s room for one,” said {other}.',
						'The other stones had slid, and {hero} pushed them back, one by one. So when {hero} came to the door, the two had let go and slept, right across {hero}’s place. “Is there room?” asked {hero}, and stopped. That was what {guest} had asked, and {other} too, out here in the storm. “Sorry, it’s full,” said {guest}, half asleep. But {other} woke up, and moved over, and held up the red blanket. “For one there is,” said {other}.',
					],
				},
				{
					'end-blanket & tied': [
						'In the morning the storm was over. But tent and rope were gone, and there would be a night again that night. So they put up the red blanket instead, with four stones. {guest} counted them. The lamp went in the middle, a bit to the left.',
						'When it got light, the storm had gone, and so had the tent and the rope. But {other} had a blanket, and there were stones enough. They made a new tent, with a stone on all four corners. {guest} said where the lamp should go.',
					],
					'end-blanket': [
						'In the morning the storm was over. But the tent was gone, and there would be a night again that night. So they hung the red blanket over {guest}’s rope, with four stones to hold it. {guest} counted them. The lamp went in the middle, a bit to the left.',
						'When it got light, the storm had gone, and so had the tent. But {other} had a blanket, and {guest} had a rope to hang it on. They made a new tent, with a stone on all four corners. {guest} said where the lamp should go.',
					],
					'end-held': [
						'In the morning the storm was over, and the tent stood. “And I had a rope all along,” said {guest}. “I quite forgot.” Then {hero} went and got the fourth stone. It took no time at all.',
						'When it got light, the tent was still there, and so were they. “I had a rope,” said {guest} with a yawn. “I quite forgot.” {hero} fetched a stone for the corner, and all three lay down. They slept through breakfast, and most of lunch.',
					],
					'end-rope': [
						'In the morning the storm was over, and the tent stood. {guest} looked at the knot. “It would be a pity to undo that,” said {guest}. “I’ll leave my rope here, and come and see how it is.”',
						'When it got light, the tent was still there. Nobody could get the knot open, not even {hero}. “Then I have to come back for my rope,” said {guest}. “Tomorrow. And the day after.”',
					],
					else: [
						'In the morning the storm was over, and the tent stood. It had four stones on four corners. {guest} tied the rope around the new one, now that somebody had thought of it. “It’s a good stone,” said {guest}. “But it can’t talk.”',
						'When it got light, the tent was still there, with a stone on every corner. {guest} had even put the rope around the fourth, and looked hard at it. “That was my place,” said {guest}. “Now I’ll have to be a guest.”',
					],
				},
				{
					told: ['“It was my fault,” said {hero}. “But you told me,” said {guest}.', ''],
					fib: [
						'“That corner was not the best seat,” said {hero}. “It had no stone.” {guest} thought about it. “Then it was the best seat,” said {guest}. “I was needed in it.”',
						'“I made that up about the best seat,” said {hero}. “It just had no stone.” “So I was the stone,” said {guest}. “Then it really was the best.”',
					],
					swap: [
						'“I never put a stone in that corner,” said {hero}. “I should have said so.” “And you sat there yourself,” said {guest}, “and I had your place!”',
						'“I left out the stone in that corner,” said {hero} with a yawn, “and I didn’t tell you.” “But you sat there in the draft yourself,” said {guest}, “so that I could sleep.”',
					],
				},
				{
					'full & pillow': [
						'+ They did find the cake. It lay in a ditch, on the pillow, with not a crumb missing. They shared it.',
						'+ And the cake? They found it far down the road, on the pillow, as if it had gone there to sleep. They shared it.',
					],
					'full & over': [
						'+ They did find the cake. It lay in a ditch, rather flat. They shared it. “Tonight I’ll take the cold side,” said {guest}.',
						'+ The cake they did find, in a ditch, and flat. {guest} gave {hero} the warm side for breakfast, and the biggest third.',
					],
					pillow: [
						'+ The pillow had come down somewhere else, and nobody missed it. They shared the cake.',
						'+ Nobody could find the pillow, and nobody asked for it. But there was still the cake, for all three.',
					],
					cake: [
						'+ There was no cake for breakfast. So {guest} went and got one, for three.',
						'+ {guest} owed {hero} half a cake, and brought a whole one, for three.',
					],
					over: [
						'+ Then they shared the cake. “Next time I’ll take the cold side,” said {guest}.',
						'+ {guest} gave {hero} the warm side for breakfast. It was plum cake, for three.',
					],
				},
				[
					'And {hero} looked at the tent, and was glad. It was still a tent for one: for one {guest}, and one {other}, and one {hero}.',
					'“It’s a tent for one, you know,” said {hero}. “For one, and one, and one.”',
					'“So what is it now?” asked {other}. “A tent for one,” said {hero}. “One of you, and one of you, and one of me.”',
				],
			],
			choices: 'none',
			scene: { at: 'start', with: ['guest', 'other'], shows: ['tent', 'lantern'], pose: 'sit', feeling: 'happy' },
		},
	],
};
