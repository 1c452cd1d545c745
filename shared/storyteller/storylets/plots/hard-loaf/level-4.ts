import type { PlotLevel } from '../../format.ts';

export const hardLoaf4: PlotLevel = {
	joins:
		'“{choice}” {hero} did, and would rather have thought about that than about the loaf. It was meant for Bread Evening and had come out as hard as a stone, and {hero} had got rid of it that morning. {friend.name}, {friend.a}, had been there with a barrow. {host.name}, {host.a}, had promised a post, with a room, to whoever found a stone to balance the great lamp {hall.at}, and {friend} was three months behind with the rent. Now {hero} was on the way to {hall} without any bread.',
	chapters: [
		{
			titles: ['Tock', 'Everything, a Little', 'A Loaf of Some Weight', 'The Bread Saw'],
			time: 'day',
			parts: [
				[
					'The loaf came out of the oven at ten and said “tock.” The card for it was written already: “Baked by {hero}, {described}.” {hero} sawed at the loaf for a while, and then looked at what was left of the saw. You could not say that anything had gone wrong. Everything had gone wrong, a little, in the same direction.',
					'The neighbors called {hero} {described} who did a number of things well. Baking was not one of them. Everyone had known this for years, apart from {hero}, who found out that morning, at about ten, when the loaf was put down on the table and a plate jumped off it. “Tock,” said the loaf. It had cost the bread saw two of its teeth.',
					'“Tock,” said the loaf, when it was put down. It was ten in the morning. {hero}, {described} if you asked the neighbors, fetched the bread saw, and after a quarter of an hour there was a mark on the loaf, and there was no point any more in calling the other thing a saw. It had not burned, and it had not sunk. It had simply decided against being bread.',
				],
				[
					'Tonight was Bread Evening. Everyone brings a loaf {hall.to}, and they are all cut up and go around with the soup. There are no prizes. But sometimes somebody holds out a plate and asks, “Is there more?” and that is passed on afterward, with the name. In six years it had not been said of any loaf of {hero}’s. What people said was “Ah. This will be {hero}’s,” and they said it very kindly.',
					'It was for Bread Evening. You take a loaf {hall.to}, the loaves are shared out with the soup, and nobody keeps count, and everybody knows. There is one sentence that matters. It is “Is there more?” People have lived on it for a year. {hero} had been bringing bread for a long time now, and had got used to finding it afterward, under things.',
					'Bread Evening is the one night of the year on which you find out what people think of you. Everyone takes a loaf {hall.to}, and the loaves are cut up and go around with the soup. Nobody claps, and nobody counts. But at one loaf or another somebody will say, “Is there more?” and whoever baked that one goes home the long way, to make it last. Nobody had ever said it of a loaf of {hero}’s. Dogs had been seen to leave.',
				],
				{
					quiet:
						'The yeast had run out. You could have borrowed some next door, if you were not {trait}, and {hero} was.',
					bold: 'A moderate oven, the recipe said. {hero} was {trait}, and regarded “moderate” as something that other people said when they were afraid.',
					kind: 'There had been enough yeast. Then a neighbor had come for some, and then another, and {hero} was {trait}, and could only say no to {themself}.',
					honest:
						'The recipe said to knead it until you were tired. {hero} was {trait}, and would not say that {they was} tired until it was true.',
					clever: 'The recipe was for simple people. {hero}, who was {trait}, had corrected it.',
					careful:
						'It had been done at seven. {hero} was {trait}, and gave it another hour to be sure, and was now as sure as anyone can be.',
					merry:
						'Dough wants quiet. {hero} was {trait}, and so was the kitchen, and the dough had sat through all of it and set its jaw.',
					dreamy:
						'It should have risen for an hour. {hero}, who was {trait}, had been elsewhere, and it had risen, seen nobody, and gone down again.',
					quick:
						'Three hours at a low heat came to the same, by {hero}’s reckoning, as twenty minutes at a high one. {hero} was in a hurry, and it is a common mistake about heat.',
				},
				[
					'So it had to disappear. {hero} took it under a cloth as far as {start}, and there was {friend.name}, {friend.a}, going from stone to stone with a barrow and a scale. The one that balances the great lamp had split in the night. {host.name}, {host.a}, had promised the post of lamp keeper to whoever found another by this evening, of the same weight to the ounce; and with the post went a wage and a room. {friend} was three months behind with the rent, and slept on the floor of a shop. “What have you got there?” asked {friend}. “Nothing,” said {hero}, and shifted it to the other side.',
					'{hero} wanted it out of the world by noon. {They} had got as far as {start} with it when somebody said, “Is that heavy?” It was {friend.name}, {friend.a}. {Friend.they} had a barrow and a scale. The great lamp had lost its stone, and needed one of exactly that weight before evening. “And whoever brings it will be made keeper,” said {friend}. “{host.name} has promised.” That was {host.a}. {Host.they} kept promises, and liked it to be seen. “There’s a room with it.” {friend} owed three months’ rent, and had been sleeping, people said, on the floor of a shop. “It’s just washing,” said {hero}.',
					'By eleven {hero} had got as far as {start}, with the loaf under a cloth, looking for a place to leave it that nobody would connect with {them}. “What’s that?” called somebody who was going from stone to stone with a barrow and a scale. It was {friend.name}, {friend.a}. The one that hangs against the great lamp {hall.at} had cracked. By this evening there had to be another, and it had to be right to the ounce, and whoever brought it would be made lamp keeper, with a wage and a room. {host.name}, {host.a}, had given {host.their} word on it. “I could do with a room,” said {friend}, who owed three months on the last one, and slept on the floor of a shop. “Is it a stone?” “It’s washing,” said {hero}.',
				],
			],
			choices: [
				{
					say: 'Bury it under sacks until it is forgotten',
					sets: ['hid'],
					outcome: [
						'When {friend} had moved on, {hero} pushed the loaf in under a heap of sacks. It gave the heap a certain shape. {They} added a sack, and stepped back, and added another, and noticed that {they} had begun to arrange them. Then {they} left, at the pace of somebody who has just thought of something somewhere else.',
						'There were sacks there, the sort that are always there and belong to nobody. {hero} put the loaf underneath and stood in front of them for a bit, looking at the view. It was six years’ work, in a way, and it did not take a minute to put it out of sight.',
					],
				},
				{
					say: 'Fit it into a gap in the old wall',
					sets: ['left'],
					outcome: [
						'The old wall had lost a stone, and the loaf went into its place and stayed there. It was a perfect fit. {hero} stood and looked at the first thing {they} had ever baked that was exactly as it should be.',
						'There was a hole in the wall, and {hero} put the loaf in, the good side outward. From three steps away it was a stone. It struck {hero} that you could go through a whole life like that, if nobody tried to cut you.',
					],
				},
				{
					say: 'Let {friend} have it, to be got rid of',
					sets: ['given'],
					outcome: [
						'“It isn’t washing,” said {hero}, and took off the cloth. {friend} was careful not to smile. “I’ll lose it for you,” said {friend}. “I’m good at that.” {Friend.they} put it in the barrow; and then, from habit, on the scale; and then stood there, looking at where the needle was, and did not say anything.',
						'“Could you make this not have happened?” asked {hero}. {friend} knocked on it, and nodded, as if somebody had answered. “Leave it to me,” said {friend}. {hero} did not look around. If {they} had, {they} would have seen {friend} set it on the scale.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: [], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['Without', 'Other People’s Bread', 'The Road to the Soup'],
			time: 'day',
			parts: [
				'@answer',
				[
					'Nothing says that you have to bring a loaf. If you come without, somebody puts in a good word for you instead, and then you hand around bowls, and are good about it. {hero} set out for {hall} with the step of somebody who has chosen to come with nothing, and was overtaken by a great many warm cloths.',
					'The road was full of people with something under their arms. “No bread this year?” they asked. “No,” said {hero}. “Then you’ll need somebody to put in a good word for you,” they said, for that is the custom. “What a pity.” {hero} listened for it, and could not hear that any of them minded very much.',
					'You may come without a loaf. Then somebody has to put in a good word for you at the door, and you carry bowls. {hero} told {themself} so all along the road, while people passed on both sides with warm cloths, and the whole road smelled of other people’s mornings.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['To the Ounce', 'The New Keeper', 'Warmer Than Granite', 'What Hung in the Net'],
			time: 'day',
			parts: [
				'@first.outcome',
				[
					'{Hall.at} the great lamp was up. It hung over the long table, a hundred candles in an iron ring. Its rope ran over a beam, on wheels that take off most of the weight, and down into the corner, and at the end of it, in a net, hung the stone. “Right to the ounce,” said {host}, and pinned something to {friend}, and everyone clapped. {hero} clapped too, and then saw it from the side. It had the mark of a bread saw on it.',
					'There had just been clapping. {friend} stood in the middle of {hall} with a ribbon on. Above {friend.them}, over the long table, hung the great lamp, with its hundred candles, on a rope with wheels that take off most of the weight. In the corner, at the other end of the rope, hung a net with a stone. “Our new keeper,” said {host}. “You don’t see a stone like that every day.” {hero} did, or had. It had come out of {their} oven.',
					'{hero} heard the clapping from outside. Over the long table {hall.at} hung the great lamp, an iron ring with a hundred candles. Its rope went over a beam, on wheels that take off most of the weight, and down into the corner, and there was a net with a stone in it. “To the ounce,” said {host}, and put a ribbon on {friend}. {hero} looked at it from the side with the saw mark.',
				],
				{
					given: '{friend} did not look at {hero}, and then did, and it was not a look that you could refuse.',
					hid: '“It was under some sacks,” said {friend}. “Somebody had gone to a lot of trouble to hide it. I suppose they meant to come back for it.”',
					left: '“I took it out of the old wall,” said {friend}. “I felt bad about that. Whoever put it there had an eye.”',
				},
				{
					'first.hear': [
						'{host} wished to say a few words about the stone, and {hero} would have given a good deal to know which words. {host} rang for silence, and was talked down by everybody who agreed.',
						'There was to be a speech, with {friend} in it, and {hero} had to hear how much of it was known. It could not begin, because people were all explaining the stone to one another.',
					],
					'first.trust': [
						'“And who is this, with no loaf?” asked {host}, and did not let {hero} by. “Then we need the good word. Who has one?”',
						'“No loaf,” said {host} to {hero}, who was trying to get closer to the net. “Then somebody must put in a good word before you sit down.”',
					],
					else: [
						'People stood around the net eight deep, so as to be able to say later that they had touched the stone. {hero} did not want to touch it, only to be sure.',
						'The line of those who wished to knock on the stone went twice around the table. {hero} had never in {their} life wished less to do so, and could not wait.',
					],
				},
				'@first.later',
				{
					'first.hear': [
						'+ “I only wanted to say,” said {host}, “how safe one feels.”',
						'+ {host} spoke for a minute on the subject of weight. {friend} looked at the floor.',
					],
					'first.trust': [
						'+ “Then you shall sit under the lamp,” said {host}. It was meant as an honor.',
						'+ “We’ll let that count as a loaf,” said {host}. {hero} wished that people would stop counting loaves.',
					],
					else: [
						'+ From the front there was no doubt at all.',
						'+ Then {they} stood before it, and it was like meeting one’s own handwriting.',
					],
				},
				[
					'People went up and knocked on it. “It’s warmer than granite,” said a woman who was thought to know. Then the soup kettle was carried in and stood on its fire in the corner, below the net. The steam went straight up. {hero} could not have said much about stone, but knew what happens to bread.',
					'It was knocked on, and admired; an old man smelled it, and went away as if he had been about to remember something. Below it somebody was lighting the fire for the soup. The kettle stands in that corner because of the draft, which carries the steam up past the beam. It was not a very thick steam yet.',
					'A line formed to knock on it. It said “tock,” and each of them nodded, like a person who has been asked for an opinion. Then the soup kettle was brought in and set on its fire, in the corner, below the net. {hero} watched the first steam go up, and knew more than enough about what it was going to meet.',
				],
			],
			choices: [
				{
					say: 'Keep it to yourself, and see if it lasts',
					sets: ['silent'],
					outcome: [
						'{hero} knocked on it, like the rest, and said that it was very fine. It was, too. It had outlasted a saw. {They} laid spoons along the table and calculated: so much crust, so much steam, so long until bedtime. It came out well each time, as long as {they} left out the steam.',
						'Nobody had asked. {hero} said what the others said, and heard {themself} say it, and found that it got easier at the second stone-lover. In the corner the net had begun to shine a little, as a window does.',
					],
				},
				{
					say: 'Tell {friend} what the stone is, in private',
					if: '!given',
					sets: ['whispered'],
					outcome: [
						'{hero} told {friend} in the passage, in three sentences. {friend} laughed at the first, and not at the second. At the third {friend.they} felt whether the ribbon was still on.',
						'“That’s my loaf,” said {hero}, in the passage. “You’re a good friend to say so,” said {friend}, who thought that it was a joke, to take the edge off the honor. It was some time before {friend.they} stopped smiling. You could watch it go.',
					],
				},
				{
					say: 'Ask {friend} what happens when it gets wet',
					if: 'given',
					sets: ['whispered'],
					outcome: [
						'“What happens when it gets wet?” asked {hero}. “It won’t get wet,” said {friend}. Both of them looked at the kettle. “I only put it on the scale,” said {friend}. “I swear it was only to see.”',
						'“You know what that is,” said {hero}. “It’s the right weight to the ounce,” said {friend}. “That’s all they asked.” But {friend.they} moved so that {friend.they} had {friend.their} back to it.',
					],
				},
				{
					say: 'Propose a gray one, which would look better',
					sets: ['offered'],
					outcome: [
						'“Wouldn’t a gray one look better?” said {hero}. “I could fetch one.” {host} considered it, as {host.they} considered everything, with {host.their} chin raised. If somebody wished to go to that trouble, there was no objection. The brown one would stay where it was in the meantime. It had been clapped for.',
						'“It clashes with the beam,” said {hero}. It was the best that {they} could do. {host} looked at the beam. You could tell that it would never again be just a beam. “Bring a gray one, then,” said {host}, “and we’ll see them side by side. I’m not having this one down before that.”',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['lantern', 'rope'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['A Room with a Window', 'Among the Coats', 'Until They Have Gone Home'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					'given or whispered': [
						'Later {friend} came and found {hero} among the coats. “There’s a room with it,” said {friend}. “I went and stood in it. It’s got a window. I’ve put my cup on the sill, so that they can’t give it to anybody else.” From the other side of the wall came the sound of the benches being set out. “I know what’s up there. You needn’t tell me. I look at it every two minutes. But let it hold until they’ve gone home. Tomorrow I’ll find a real one, if I have to make it myself.” {Friend.they} had never asked {hero} for anything. “You’d only lose a loaf,” said {friend}. “I’d be back on the floor of the shop.”',
					],
					else: [
						'{friend} came and found {hero} among the coats. “There’s a room with it,” said {friend}. “It’s got a window. I’ve put my cup on the sill, so that they can’t give it to anybody else.” {friend} had hardly been seen to smile since the spring. “I don’t know who left that stone there. I’d give a good deal to thank them.” It would have been a moment to say nothing. “It’s bread,” said {hero}, and told {friend.them} whose. {friend} sat down among the coats, and was quiet for so long that you could hear the benches being set out next door. “Who else knows?” “Nobody.” “Then let it hold,” said {friend}, “until they’ve gone home. Tomorrow I’ll find a real one. You’d only lose a loaf. I’d be back on the floor of the shop.”',
					],
				},
				{
					offered:
						'+ {Friend.they} got up. “{host} says that you’re bringing a gray one. Bring it, if you find it. Only not before they’ve gone.”',
				},
				[
					'What {friend} said was reasonable. It had held so far; by the time everyone had gone home it would have held all evening, and by tomorrow it would never have been true. {hero} had wanted exactly that since ten in the morning. But there was a whole roomful of people who were going to sit down under it, elbow to elbow, with their children, and through the door {hero} could hear the kettle begin to mutter.',
					'It was not much to ask. {friend} would have a window, and nobody would laugh, and in a week it would be a story that only the two of them knew. {hero} tried to weigh it fairly. In the one pan was {friend}’s cup, on its sill. In the other was a long table with people at it, one next to another, and however {hero} went about it, there was no way in which the table did not count.',
					'{hero} thought it over among the sleeves. If it held tonight, nobody would ever know, and that was all that {they} had wanted since ten in the morning. {friend} would have a window, with a cup in it. There was only one thing wrong with the plan. You could hear it through the door, being told to move up, and to mind the baby, and to sit where it could see.',
				],
			],
			choices: [
				{
					say: 'Give your word to keep quiet until midnight',
					sets: ['vow'],
					outcome: [
						'“Until midnight,” said {hero}. “You have my word.” {friend} took it as you take a bowl that is too full. It was the right thing to say to somebody sitting on the floor. {hero} would look for a stone all the same. If it was hung in time, then nobody would ever have to find out what a word of {theirs} was worth.',
						'{hero} promised. It took no time at all. {Friend} got up, and brushed off the ribbon, and went in to be looked at; and {hero} went out, because there was one way of keeping both the promise and the ceiling, and it was to find a real stone, fast.',
					],
				},
				{
					say: 'Warn {friend} that you will speak if it gives',
					sets: ['warned'],
					outcome: [
						'“I’ll fetch a real one,” said {hero}. “I’ll run. But if it starts to go, I’ll say it. I’m telling you now, so that it isn’t behind your back.” {friend} looked at the ribbon. “You could have just lied,” {friend.they} said. “It would have been friendlier.” “Yes,” said {hero}.',
						'“No,” said {hero}. “Not with people under it. I’ll get you a stone, and if I’m in time I’ll never open my mouth. But if I’m not, I’ll open it.” {friend} did not say thank you. But as {hero} left, {friend.they} was on the way to the corner, to stand near the rope.',
					],
				},
				{
					say: 'Offer to say that you sold it as stone',
					sets: ['blame'],
					outcome: [
						'“If it comes out,” said {hero}, “I’ll say I sold it to you. As a stone. You couldn’t have known.” “Then they’d say you were a cheat.” “They say I’m a baker,” said {hero}. “It would make a change.” {friend} thought about it, and neither took it nor turned it down. “You’ve got till it falls,” said {hero}, and went out to find a stone that would not.',
						'“I’ll tell you what,” said {hero}. “If it falls, I cheated you. You paid me for a stone.” “How much?” said {friend}. “Whatever you’ve got,” said {hero}. {friend} found four pennies, and looked at them, and could neither put them away nor hand them over. So {hero}, who had come within four pennies of selling a loaf for the first time in {their} life, went out to look for a stone.',
					],
				},
			],
			scene: { at: 'hall', with: ['friend'], shows: ['lantern'], pose: 'sit', feeling: 'worried' },
		},
		{
			titles: ['Out Again', 'The Same Weight', 'While the Soup Gets Hot'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'There were said to be good stones farther up. {hero} at least knew what it had to weigh; {they} had carried it half the morning, and it was not a thing that you forget. Behind {them} someone was tuning something, and people were still arriving, and being shown the stone.',
					'It was some way up to where the stones are, and the light was going. A good soup takes an hour and a half. {hero} had never before wished that it took longer.',
					'The stones are up behind the last houses, and it was getting dark. {hero} could have found the right one blind; one way or another {they} had been carrying that weight all day. From {hall} came the sound of spoons being handed out.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['Snow', 'Dumplings', 'A Hand’s Breadth', 'Under a Hundred Candles'],
			time: 'night',
			parts: [
				'@second.outcome',
				[
					'Then there were stones. {hero} lifted one after another, eyes shut, until there was one that weighed what it weighs to be ashamed of something. It was gray. By the lower road it could be rolled, and all the way {hero} listened for a crash.',
					'After that it was only a matter of choosing. {hero} knew the right one, a gray one, when {they} had it off the ground. It went down the lower road almost by itself, with {hero} behind it, listening for a crash.',
				],
				{ late: '+ By now everyone would be sitting under the lamp.' },
				{
					'second.reach': [
						'On Bread Evening the benches stand so close that people pass the babies overhead. From wall to wall it was backs and hot soup, and the net hung beyond the last of them.',
						'People sat in the door and on the step, with bowls on their laps. The net was at the far end of all those elbows. Under it stood {friend}, and did not need to beckon.',
					],
					'second.hear': [
						'The long table had begun on the soup song. It is a round, with spoons. {hero} wanted to hear only one thing, and that was whether the rope creaked.',
						'“Bread” comes in the second line of the soup song, and is sung back, in harmony, with spoons. {hero} was listening for a creak, up in the corner, and could not have heard it if it had been a bell.',
					],
					offered: [
						'“It is gray,” said {host}, by the door. “And it’s the same weight as ours, you say. Ours has been on the scale. Yours has only you. Is there a reason to believe you?” As a question it could hardly have been worse.',
						'{host} knocked on the gray stone. “And how would you know what ours weighs?” {host.they} asked. “Am I to take your word for it?” {hero} opened {their} mouth. It was not a thing that one could tell.',
					],
					else: [
						'“{hero} comes without bread,” said {host}, “goes out when everyone else comes in, and comes back with that.” The ladle pointed at the stone. “I’d like somebody to tell me what I’m to think of it.”',
						'“Stop,” said {host}, with the ladle. “What’s that at the door? A stone? To soup? I should like to know with whom we’re dealing.” As a question it could hardly have been worse.',
					],
				},
				'@second.later',
				{
					'second.reach': '',
					'second.hear': [
						'+ In the middle of that silence something fell into the soup.',
						'+ And so, for a moment, everybody could have heard it. “Plip.”',
					],
					else: [
						'+ “Then let it stand by the door,” said {host}, “and sit down,” and room was made at the long table.',
						'+ “I’ll believe it,” said {host}. “After the soup you can tell me what it’s for.” Somebody pushed a bowl across.',
					],
				},
				{
					offered: [
						'So {hero} was in. The gray stone stayed by the door until after the soup; nobody was going to let the great lamp down among the bowls for the sake of a color.',
						'The gray stone was very nice, {host} said, and could wait by the door. You do not let a hundred candles down onto a table full of soup for the sake of a color.',
					],
					else: [
						'So {hero} was in, and the gray stone was by the door. To hang it, the lamp has to be let down onto the table, and the table was full, and would want to know why.',
						'The gray stone stayed by the door. It cannot be hung without letting the lamp down onto the table, and there were two hundred people at it, who would ask for the reason.',
					],
				},
				[
					'Everyone was bent over a bowl. In the corner the loaf had lost its figure, and had a beard. “It’s snowing,” said a child, and held out a spoon. The rope ran a little way over the beam, and the great lamp came down by the width of a plate. {friend} had gone very white, and was not eating.',
					'It was the second bowl by now. “Who put dumplings in?” somebody said. {hero} looked up. What hung in the net had been round, and now it leaned. The lamp sank by a hand’s breadth. From the other end of the table {friend} looked straight at {hero}.',
				],
			],
			choices: [
				{
					say: 'Say aloud, to everybody, what it is',
					sets: ['told'],
					outcome: {
						vow: [
							'It was a long way from midnight. {friend} saw what was coming, and shook {friend.their} head, just slightly; and {hero} said it anyway. “That isn’t a stone. It’s a loaf of bread, and I made it, and it’s going soft. Get out from under it!” It is quite possible to hear a promise break. It sounds like your own voice, only clearer.',
						],
						blame: [
							'“That’s bread up there!” called {hero}. “It’s mine. I sold it to {friend} for a stone, and {friend} couldn’t have known. Get out from under it!” There it was, a lie and the truth in one breath, and the odd thing was that only the truth was embarrassing.',
						],
						else: [
							'{hero} looked at {friend}, once, to keep the promise that there would be a warning. Then {they} said it. “That isn’t a stone. It’s a loaf. I baked it, and it went wrong, and it’s coming apart over your heads.” {They} had been afraid of this for so long that it was almost like meeting somebody.',
						],
					},
				},
				{
					say: 'Take hold of the rope, and be the stone',
					sets: ['held'],
					outcome: [
						'A stone is a thing that hangs on a rope and says nothing. {hero} had had practice at the second part. Behind the kettle it was dark, and full of steam; if somebody took hold there, above the net, and weighed about as much as a morning’s baking, nobody need be told, and nobody need be hurt, and {friend} could keep the window.',
						'There was a third way, and it went along the wall. If {hero} could get to the rope, and hang on to it until the last of them had gone to bed, then every promise would be kept that anyone had made, and it would cost nothing but {hero}.',
					],
				},
				{
					say: 'Get the whole room out to dance in the yard',
					sets: ['lured'],
					outcome: [
						'Nobody had to know why, as long as everybody went. “The long dance!” called {hero}, with a gaiety that surprised {them}. “Out at the back and around the yard! It’s a custom!” “Since when?” asked somebody. “Since tonight,” said {hero}. “That’s how they start.”',
						'“Who’s for dancing?” called {hero}. “Out at the back, now, before we’re too full to!” It was a good voice, warm and careless. {They} had not known that {they} had it. It is remarkable what you can do when it is only a matter of not saying something.',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['friend', 'host'],
				shows: ['lantern', 'rope', 'pot'],
				pose: 'reach',
				feeling: 'worried',
			},
		},
		{
			titles: ['Is There More?', 'The Inside', 'After the Soup', 'What a Word Is Worth'],
			time: 'night',
			parts: [
				{
					'told & quiet': ['When {hero} got up to speak, it was so unusual that people stopped chewing.', ''],
					'told & kind': [
						'{hero} looked along the table as far as the smallest of them, who could only just see over it.',
						'',
					],
					clever: ['{hero} worked out how far the lamp would swing. It came to nine people.', ''],
					careful: ['{hero} looked at the rope, and at the beam, and at the babies.', ''],
					'told & merry': ['{hero} got up. One or two people were already smiling, in advance.', ''],
					dreamy: ['{hero} had been looking at nothing in particular, as {they} did. Now {they} looked up.', ''],
				},
				'@answer',
				{
					told: [
						'The whole table looked up, as one does when somebody points. A piece of the beard let go, and fell into a bowl, and floated, and was plainly crust. Then the nearest bench got up, and the next, without pushing, in the way in which people leave a room where something is asleep. All of them went backward to the wall, with their soup in front of them, and made a ring around a table with nobody at it.',
						'For as long as it takes a spoon to sink, nobody moved. Then {host}, who had knocked on it more than anyone, tasted what had fallen into the ladle, and set the ladle down. “Up,” said {host}, not loudly. Bench by bench people went back to the wall, and looked from there at the place where they had been sitting, and at the lamp, which seemed to have been waiting to see what they would do.',
					],
					held: [
						'{They} took hold above the net. It weighed what it had weighed that morning, and it was wet, and there was a good deal of lamp at the other end. {hero} slid, and held, and slid, and then {they} had a turn of the rope around the kettle stand, and stayed. What was left of the loaf dropped off in the dark, a bit at a time. Nobody turned around. Over the table the lamp hung as if it had been nailed to the air.',
					],
					else: [
						'The whole room went. It was such a bad moment for a dance that nobody liked to be the one to say so. A chain was formed, and took up the benches one after another, the babies, {host} with a ladle, and drew them past the kettle and out into the cold, complaining, and beginning to enjoy it. {friend} was the last but one. {hero}, at the door, counted them through.',
					],
				},
				{
					'told & end-knew & vow':
						'“Midnight,” said {friend}, going past, and did not look at {hero}. “You said midnight.”',
					'told & end-knew & blame':
						'“Sold?” asked {host}, with one eye on the net. {friend} could have nodded. It had been offered, among the coats. “It wasn’t sold,” said {friend}. “I was given it, and I knew.”',
					'held & vow': [
						'{hero} had given {their} word until midnight. It turned out to be a weight like any other.',
						'“Until midnight,” {hero} had said. {They} could see the clock from there, or would have, but for the steam.',
					],
					'held & warned':
						'{friend} had seen where {hero} went, and waited all through the second verse for the truth, of which there had been such fair warning. Nothing came out of that corner but steam.',
					'held & blame':
						'“If it comes out,” {hero} had said. Now it would not come out, and nobody need be called a cheat, for as long as {hero} held on.',
					'lured & vow': [
						'“You never said a word,” said {friend}, going by in the chain, and it sounded almost like thanks.',
						'{friend} went by in the chain, and looked at {hero}, and laid one finger on the ribbon. Nothing had been said. The promise was still good, and so, for the moment, was the room.',
					],
					'lured & warned': [
						'“You said you’d say it,” said {friend}, going by in the chain. “When they’re out,” said {hero}.',
						'“You gave me warning,” said {friend}, going by in the chain, “and now you’re dancing.” “I’m emptying the room,” said {hero}. “Then I’ll say it.”',
					],
					'lured & blame': [
						'“You’re not going to have sold me anything,” said {friend}, going by in the chain. “I’ve thought about it. No.”',
						'“I’ve thought about it,” said {friend}, going by in the chain. “You’re a bad baker and not a cheat. I’d rather lose the room.”',
					],
				},
				{
					'end-held & first.ally':
						'{first.ally} looked for {hero} among the coats, and finally went home with the others.',
					'end-held & second.ally':
						'{second.ally} looked for {hero} among the coats, and finally went home with the others.',
					'told & first.ally': '{first.ally} had thought of bringing two bowls along, and held one out to {hero}.',
					'told & second.ally': '{second.ally} had thought of bringing two bowls along, and held one out to {hero}.',
					'lured & first.ally':
						'{first.ally} went by in the middle of the chain, and looked at {hero}, and up at the net, and danced on.',
					'lured & second.ally':
						'{second.ally} went by in the middle of the chain, and looked at {hero}, and up at the net, and danced on.',
				},
				{
					'end-more & vow':
						'{friend} took off the ribbon. “You gave your word,” said {friend}, very low. “Yes,” said {hero}. “They would have been under it.” “Yes,” said {friend}, folding the ribbon up small. “I’ve got a spare room,” said {hero}. “It has a window too.”',
					'end-more & blame':
						'“How much did you pay for it?” {host} asked {friend}. {friend} could have named a sum. “It wasn’t sold,” said {friend}. “I knew, and I hung it up over you, for the room.” It was some time before {host} spoke. “I’ve had keepers who never told me a thing,” said {host}. “Keep the room.”',
					'end-more':
						'“I had warning,” said {friend} to {host}, without being asked. “And you sat there?” “I stood,” said {friend}. “I’d got hold of the rope by then.” {host} looked at {friend}, who had not stopped shaking, and put the ribbon straight. Nothing more was ever said about the room.',
				},
				{
					'end-more': [
						'{friend} held the rope while the gray stone was hung. The loaf was put on the table. Then came the laughter, as {hero} had known it would, and it turned out to have an end. {host} had sent for an ax. At the third blow it opened. Only the crust had been stone; it had kept everything else in, and the inside was white, and warm, and gave. It went around. It got very quiet. Then somebody held out a plate, and asked if there was more.',
						'{friend} was first at the rope, and the stone went into the net, and what had been there lay on the table among the bowls, with its beard. Everybody laughed; it went on longer than a child would think possible, and about as long as {hero} had expected. Then {host} took a saw to it. It said “tock,” and “tock,” and nothing. It was only the crust. Nobody in that room had ever had such bread, because nobody had ever shut one in like that. “Is there more?” asked an old man.',
					],
					'end-knew': [
						'There was no one under it when it came down. It landed in the middle of the long table and went out, all hundred at once, and in the dark something soft rolled up against {host}. “You knew,” said {host}, when there was a light. “You said how fine it was, and went out for a better one, and let us sit down.” That was passed on afterward, with the name. {friend} took off the ribbon without being asked. All that winter people were polite to {hero}. {hero} came every evening to scrape wax out of the floor, and one evening {friend} was there too, with a knife and something in a paper. “It’s from the inside,” said {friend}. “I dried it, to keep.” The two of them shared it. “Why couldn’t it have said what it was?” asked {friend}, who meant the loaf. “It was ashamed,” said {hero}. {friend} looked into the paper. “Is there more?”',
						'Everyone was out from under it when it went. It made less noise than you would think; most of it was soup. “It was bread,” said {host}, when there was a light, and turned to {hero}. “And you stood there before the soup, and admired it with us, and then you went and got that,” with a look at the gray stone by the door. So that was what was said of {hero}’s loaf that year, and it was said for longer than the other thing ever is. {friend} went back to the floor of the shop. It was {friend}, too, who came by one night in the thaw, with the last hard heel of something, that had been softened in milk. “You’d better try it,” said {friend}. “I’ve been angry with this since autumn, and it’s good.” {hero} tried it. “If only one of us had said,” said {friend}. And then, holding out the bowl: “Is there more?”',
					],
					'end-held': [
						'{hero} hung there through eleven verses and the speeches. It was remarked how steadily the lamp burned. At midnight the last guest said good night to the new keeper, and {hero} let the rope go, and {friend} took what there was left to hold. The two of them hung the gray one in the dark. It has a plaque by now, with {friend}’s name. On the floor lay the loaf, burst open, and it was only the crust that had been hard. {friend} tried some, because {friend.they} could not think of anything to say. {Friend.they} has the window, and the wage. Once a year, after Bread Evening, when there is no one by, {friend.they} comes to {hero}’s back door with a plate. “Is there more?”',
						'It was a long soup. There were eleven verses, and thanks to the new keeper, and thanks for the thanks, and all that time {hero} hung behind the kettle and was the thing that they were thanking {friend} for. Nobody was hurt. Nobody will ever know that they were not. When the room was empty, {friend} came back, with the ribbon put away, and took half the weight, and together they let it down and hung the gray stone in its place. So the window is still {friend}’s. The loaf had come apart. {friend} sat on the floor and ate some of it, to have something in {friend.their} mouth; and stopped; and looked at what was left. It was only the crust. “They’d have asked for it by name,” said {friend}. “They’d have asked you.” {hero} said that it didn’t matter, and it nearly did not. “Is there more?” said {friend}.',
					],
					'end-danced': [
						'The last of them was through the door when the great lamp came down. The dancers came back in, and stood around it, and around what had held it up. It sat in the soup like a hen on eggs. “If we hadn’t been dancing!” people said, and shook {hero} warmly by whatever they could reach. {hero} stood it for as long as {they} could, which was four minutes. “It was a loaf,” {they} told {host}, aside. “I baked it. I knew. That’s what the gray stone by the door is for.” {host} wiped {host.their} spoon. “I had guessed,” {host.they} said. “The second dumpling had a crust. {friend} can hang the other one, and keep the room. I was wondering whether to be angry, and I can’t be, before I’ve asked you something.” {host} looked to see who was near, and held out the bowl.',
						'The dancers were halfway around the yard when they heard it, and came back to look: the ring upside down among the bowls, the candles out, and soup up to the beam. There was nobody in it. {hero} was carried once around {hall} for having felt like dancing. It is a bad view, from up there. “Put me down,” said {hero} at last, next to the gray stone, and told them what it was for. {friend} took off the ribbon. {host} thought about it, and pinned it on again, for the gray one. It took a while to get quiet. Then somebody at the back, who had gone on eating, because it had cost enough to make, asked a question; and the one beside him tried it too, and asked the same. {host} was the ninth to ask. By then there was no more.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: {
				at: 'hall',
				with: ['host', 'friend'],
				shows: ['lantern', 'rope', 'pot'],
				pose: 'stand',
				feeling: 'calm',
			},
		},
	],
};
