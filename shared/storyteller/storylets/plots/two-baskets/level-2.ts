import type { PlotLevel } from '../../format.ts';

export const twoBaskets2: PlotLevel = {
	joins:
		'“{choice}” {hero} did. After that there was time for hide-and-seek with {friend.name}, {friend.kind}. {hero} always hid, and {friend} always had to seek. “May I hide today?” asked {friend}. “No,” said {hero}. There stood two big baskets with lids. {keeper.name}, {keeper.kind}, would fetch them when the bell rang at six. {hero} got into one of them, beside a last apple. {friend} counted, and came very close. Bump! After that nobody came at all. And then there was a noise in the other basket.',
	chapters: [
		{
			titles: ['You Seek', 'The Best Place in the World', 'One Apple and {hero}', 'A Basket with a Lid'],
			time: 'day',
			parts: [
				[
					'“You seek,” said {hero}. “I’ll hide.” That was how it went every afternoon {start.at}, until the bell rang at six. {hero}, who was {described}, hid. {hero}’s friend, {friend.name}, {friend.kind}, counted to fifty and went looking. On Mondays {friend} had to seek, and on all the other days, too. “May I hide today?” asked {friend}. “Just once?”',
					'Every afternoon two friends played hide-and-seek {start.at}, until the bell rang at six. One was {hero}, who was {described}. The other was {friend.name}, {friend.kind}. “You seek,” {hero} said every time, “and I’ll hide.” {hero} said it so often that {friend} heard it in {friend.their} sleep. But today {friend} asked, “May I hide? Just once?”',
					'{hero} was {described}, and there was nothing that {they} liked more than hiding. So {hero}’s best friend, {friend.name}, {friend.kind}, always had to seek. They played {start.at} every afternoon, until the bell rang at six. “You seek,” said {hero}, as always. “May I hide today?” asked {friend}, as never before. “Just once?”',
				],
				{
					quiet:
						'“No,” said {hero}. “If I seek, I have to shout ‘I’m coming!’ And everybody hears it. I’d rather sit somewhere.”',
					bold: '“No,” said {hero}. “I’m the best hider there is. It would be a waste.”',
					kind: '“Oh no,” said {hero}. “You like seeking so much!” {friend} had never said so.',
					honest: '“No,” said {hero}. “I’d have to count, and when I count, I peek. It’s better if you do it.”',
					clever: '“No,” said {hero}. “I’ve just thought of a new place, and it’s so good that I have to be in it.”',
					careful: '“No,” said {hero}. “We’ve always done it this way, and nothing has ever gone wrong.”',
					merry: '“No,” said {hero}. “I can’t seek. I see you behind a post, and I have to laugh, and it’s all over.”',
					dreamy: '“No,” said {hero}. “I was the seeker once, remember? I came home with a snail.”',
					quick: '“No, I’m already gone!” called {hero}, and it was true.',
				},
				[
					'“Oh,” said {friend}, and began to count. “One, two…” {hero} looked around. There stood two big baskets with lids. {keeper.name}, {keeper.kind}, sold apples out of them, and would fetch the baskets at six. One of them had one last apple in it. {hero} got in with the apple, and shut the lid. It was the best place in the world!',
					'{friend} said nothing more, and counted. “One, two…” And there {hero} saw them: two big baskets with lids. {keeper.name}, {keeper.kind}, had sold apples out of them all day, and would fetch the baskets at six. There was one apple left. {hero} sat down beside it and shut the lid. There could be no better place in the world.',
					'“As you like,” said {friend}, and counted. “One, two…” Not far away stood two big baskets with lids. They belonged to {keeper.name}, {keeper.kind}. {Keeper.they} sold apples out of them, and would fetch the baskets at six. {hero} chose the one with a last apple in it, and shut the lid from inside. Nobody in the whole world could hide better than that.',
				],
				[
					'“Fifty! I’m coming!” called {friend}. Steps came near. They came so near that {hero} did not breathe. Then there was a bump, and then there was nothing, for a long, long time. It is fine not to be found. But it is odd if nobody even comes.',
					'“Fifty! I’m coming!” called {friend}. {hero} heard steps, nearer and nearer. Bump! And then there was nothing to hear, far or near. {hero} waited as long as a whole game, and then as long as two. Nobody had come. Was anybody still looking?',
					'“Fifty! I’m coming!” {friend} called, and the steps came right up to the basket. “Not yet!” thought {hero}. But then there was a bump, and no more steps. {hero} sat beside the apple, and they both waited. At first {they was} proud that nobody came. After an hour only the apple was.',
				],
			],
			choices: [
				{
					say: 'Keep as still as the apple',
					sets: ['still'],
					outcome: [
						'{hero} kept as still as the apple. When you are that still, you hear things. “Hic!” said something. It was not the apple. It came from the other basket, and a little later it came again. “Hic!”',
						'An apple can keep still for weeks. {hero} did it for as long as {they} could. And because it was so quiet, there was something to hear. “Hic!” Somebody in the other basket had the hiccups.',
					],
				},
				{
					say: 'Say “peep,” but only once',
					sets: ['peep'],
					outcome: [
						'“Peep,” said {hero}. It was only a small hint. “Peep,” said something. {hero} had said it only once, and counted again to be sure. “Peep?” “Peep!” It came from the other basket.',
						'“Peep!” said {hero}. If you only peep, you have not really come out. “Peep!” said somebody else. It was not the apple. It was the other basket.',
					],
				},
				{
					say: 'Push up the lid and look out',
					sets: ['looked'],
					outcome: [
						'{hero} pushed up the lid, as high as an apple stem. The lid of the other basket was up, too, and under it were two eyes! It was too dark in there to see who it was. The eyes saw {hero}’s eyes. Bump went one lid, and bump went the other.',
						'Slowly {hero} pushed up the lid, and looked out with one eye. Out of the other basket looked another eye. For a moment they looked at each other, but it was too dark in there to see who it was. Then both lids went down. Bump! Bump!',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['basket'], pose: 'run', feeling: 'happy' },
		},
		{
			titles: ['No One', 'The Other Basket', 'Whispers', 'Who’s in There?'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“Who’s in there?” {hero} whispered. “No one,” whispered the other basket. {hero} thought about that. “Then I’m no one too.” “That’s good,” said No One. “I don’t want anybody to know that I’m here.” And neither of them knew who it was, because all whispers sound alike.',
					'“Hello?” whispered {hero}. “Who are you?” “No one,” somebody whispered back. “And you?” “No one either,” whispered {hero}, who was still hiding, after all. A whisper can be anybody’s. It has no face, and it has hardly any voice.',
					'“Who is it?” whispered {hero}, from one basket to the other. “It’s no one,” somebody whispered. “And who wants to know?” {hero} was no fool, and was not found yet! “No one,” whispered {hero}. In a whisper anybody can be no one.',
				],
				[
					'“Are you hiding?” asked {hero}. “For the first time in my life,” said No One. “Am I doing it right?” “I can’t see you at all,” said {hero}. “Then I’m good at it,” said No One, and sounded very glad.',
					'“Is it your first time in a basket?” asked {hero}. “It’s my first time in anything,” said No One. “I’ve never hidden before. How is it done?” “The way you’re doing it,” whispered {hero}. “I can’t see one bit of you.” “Oh, good,” said No One.',
					'“How long have you been hiding?” asked {hero}. “Not long,” said No One. “I’m new at it. Can you see me?” “Not one bit,” whispered {hero}. “I can’t even see that anybody’s there.” “Oh,” said No One, “then it’s going really well.”',
				],
				[
					'For a while both of them were good at it. “But nobody comes,” whispered {hero}. “I’m here,” said No One. “But you can’t find me. You’re hiding,” said {hero}. “That’s true,” said No One, and sighed, right down to the bottom of the basket.',
					'“I hide so well that nobody comes,” whispered {hero}. “I could come,” said No One. “But then I’d have to get out.” They both laughed, without a sound. Then somebody sighed, and it was not {hero}.',
					'“I’ve been here so long that nobody will come any more,” whispered {hero}. “I’d look for you,” said No One, “but then I wouldn’t be hiding any more.” That was true. And then a sigh came out of the other basket, a long one, with a wobble in it.',
				],
			],
			choices: [
				{
					say: 'Throw the last apple over to No One',
					sets: ['gave'],
					outcome: [
						'{hero} pushed up the lid. The other one was up, too, by a crack as wide as an apple, to let in some air. {hero} threw. Plop! “There’s an apple in here,” said No One. “It fell from the sky.” “It’s from me,” whispered {hero}. No One took a bite. “Nobody ever gave me an apple for hiding,” No One said. “I’d like to tell you something.”',
						'The other lid was open a crack, for air, and the crack was just as wide as an apple. So the apple flew out of one basket and into the other. “Ow!” said No One, and then, “Oh!” There was a long crunch. “You gave me your last one,” said No One, with a full mouth. “You must be nice. May I tell you something?”',
					],
				},
				{
					say: 'Hum a song, and see if No One knows it',
					sets: ['hummed'],
					outcome: [
						'“Hm, hm, hm,” hummed {hero}, very softly. “Hm, hm,” went the other basket, in exactly the right place. They hummed the whole song, and the lids hummed, too. “That was nice,” said No One. “I’d like to tell you something.”',
						'{hero} hummed the first half of a song. It was quiet for a moment. Then the other basket hummed the second half. “You know it!” whispered {hero}. “I know somebody who always hums it,” said No One. “May I tell you something?”',
					],
				},
				{
					say: 'Ask why No One sighed like that',
					sets: ['asked'],
					outcome: [
						'“Why do you sigh?” asked {hero}. It was a while before the answer came. “I don’t know if I can tell you,” said No One. “You can tell me anything,” whispered {hero}. “I’m no one.” And that helped.',
						'“That was a big sigh,” whispered {hero}. “What was in it?” “Do you want to hear it all?” asked No One. “I’ve got until six,” said {hero}. Nobody had asked No One such a thing for a long time. You could hear it in the whisper.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: ['basket', 'apple'], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['What No One Told', 'A Good Friend, Otherwise', 'A Name in a Whisper'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'“I’ve got a friend,” the whisper went on. “A good friend, otherwise. But every day my friend hides, and every day I have to seek. I’ve looked behind every stone in this place. The stones know me by now. And today I asked if I could hide, just once.” “And?” whispered {hero}. “No,” said No One. “That was all. No.”',
					'“It’s about my friend,” the whisper went on. “We play every day. My friend hides, and I look. I look in the rain, and I look when I’ve got a cold. Today I asked for one turn. Just one!” “And you got it?” whispered {hero}. “I got a no,” said No One.',
					'“My friend and I play every day,” the whisper went on. “One of us hides, and that’s always my friend. One of us seeks. Guess who! And when I’ve found my friend, it starts again. Today I asked if it could be the other way around, just once.” “And what did your friend say?” whispered {hero}. “The shortest word there is,” said No One.',
				],
				[
					'“That’s a mean friend!” whispered {hero}. “No, no,” said No One. “Only one who doesn’t notice. So I called that I was coming, and got into this basket. I’m not seeking at all! I’m waiting to be found. It’s nice in here. But I don’t think that anybody is looking.”',
					'{hero} was quite angry at that friend. “You should have run away!” “I did,” said No One. “I called ‘I’m coming!’ and jumped into this basket. It was the best moment of my life. But now my friend should be looking for me, and I don’t hear a thing.”',
					'“I don’t like that friend,” whispered {hero}. “I do,” said No One. “That’s why it’s so sad. So I counted, and called, and jumped into this basket. Now it’s my friend’s turn to seek, and my friend doesn’t even know it. I’ve sat here all this time, and nobody has come to look.”',
				],
				[
					'“What’s your friend’s name?” asked {hero}. The answer was no louder than a breath. “{hero}.” Then it was very quiet in {hero}’s basket. So that was {friend}, in there. And the mean friend was sitting right here, in the best place in the world.',
					'“Who is this friend?” asked {hero}. “You won’t know the name,” said No One. “It’s {hero}.” But {hero} did know it. It was {hero}’s own. So No One was {friend}! It was not such a good place any more, this basket.',
					'“Tell me the name,” whispered {hero}, “and I’ll have a word with your friend.” “{hero},” said No One. {hero} had a word ready, and it would not come out. So No One was {friend}! And {friend} still did not know who was in the other basket.',
				],
			],
			choices: [
				{
					say: 'Ask what No One would like best of all',
					sets: ['wished'],
					outcome: [
						'“What would you like best?” whispered {hero}. “That somebody would look for me for a really long time,” said No One. “Even in places where I couldn’t be. In a teapot. Then I’d know that I was missed.” {hero} did not forget that, teapot and all.',
						'“If you had a wish,” whispered {hero}, “what would it be?” No One did not have to think. “To be looked for everywhere. Even in a teapot. You only look in a teapot if you really, really want to find somebody.” {hero} did not forget that.',
					],
				},
				{
					say: 'Whisper that the friend is surely sorry',
					sets: ['comforted'],
					outcome: [
						'“I think your friend is sorry,” whispered {hero}. “How would you know?” asked No One. “I just think so,” whispered {hero}. “I think so very hard.” “You don’t know my friend,” said No One. “My friend never says sorry. But it’s kind of you.”',
						'“Your friend is sorry,” whispered {hero}. “I’m sure of it.” “Then I’d like to hear it,” said No One. “I never have. It’s easy to be sorry in a basket.” That was true, and {hero} was sitting in one.',
					],
				},
				{
					say: 'Promise not to tell anyone about it',
					sets: ['promised'],
					outcome: [
						'“You won’t tell, will you?” asked No One. “I won’t say a word to anyone,” promised {hero}. It was the easiest promise in the world. The only one who must not hear it was {hero}, and {hero} had heard it already.',
						'“I won’t tell anyone,” whispered {hero}. “Above all not my friend,” said No One. “No,” whispered {hero}, “your friend won’t hear it from me.” And that was true. {hero} had already heard it, from No One.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: ['basket'], pose: 'sit', feeling: 'surprised' },
		},
		{
			titles: ['Heavy Apples', 'The Cart', 'At Six', 'Off Goes a Basket'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'Then the bell rang. It was six! Wheels came squeaking along. It was {keeper} with the cart, to fetch the baskets. There was only room on it for one at a time. {keeper} took hold of {friend}’s basket. “Oof,” said {keeper}. “I thought this one was empty.” And up onto the cart it went, with {friend} in it.',
					'Ding, dong! Six o’clock. And here came {keeper}, with a cart that squeaked, to fetch the baskets, one at a time. First came the one with {friend} in it. {keeper} pulled, and puffed. “The air in this basket is heavy today!” said {keeper}, and got it onto the cart at last.',
					'Six times the bell rang, and with the last of them came {keeper}. A small cart squeaked along behind. It was only big enough for one basket, and {keeper} took the one with {friend} in it. “There must be more apples left than I thought,” said {keeper}, out of breath, and tied it on.',
				],
				[
					'“Now I’ll never be found,” {hero} heard {friend} whisper. It started out proud. Then it sounded like somebody who has just noticed what [that|it] means. Squeak, squeak, went the cart, off to {keeper}’s apple shed.',
					'“Bye, No One,” came a whisper from the cart. “I’m hidden better than anybody now.” It began like a cheer. It did not end like one. Squeak, squeak, off went the cart to {keeper}’s apple shed.',
					'Squeak, squeak, off it went, to {keeper}’s apple shed. “Hooray,” came a whisper from the cart. “Nobody can find me now!” And a bit later, from farther away, “Nobody?”',
				],
				[
					'So {friend} was going away, all alone. And nobody in the world was looking for {friend.them}, because the one who should have been looking was sitting in a basket, too.',
					'And who was looking for {friend}? Nobody at all. There was only one who could, and that one was still sitting in the best place in the world.',
					'{hero} sat and thought. {friend} was on the way to a dark shed, waiting to be found. And nobody was going to find {friend.them}, as long as {hero} sat in here and did what {they} did best.',
				],
			],
			choices: [
				{
					say: 'Climb out, count to fifty, and seek',
					sets: ['seek'],
					outcome: [
						'{hero} climbed out. “One, two, three!” It was loud enough to be heard on the cart, and {hero} did not skip a single number. “Fifty! I’m coming, {friend}!” By then the cart was gone. But far off, somebody had laughed. {hero} ran all the way to the shed.',
						'Up went the lid. “{friend}, I’m counting!” called {hero}. “One, two…” It was a long way to fifty, and all the time the cart squeaked on. But it had to be fifty. Anything less is not a game. “I’m coming!” And {hero} ran all the way to the shed.',
					],
				},
				{
					say: 'Run after the cart and say it all out loud',
					sets: ['sorry'],
					outcome: [
						'“Stop!” called {hero}, and ran. The cart stopped. “{friend}, it’s me! I was in the other basket. And I’m the friend who always said no. I’m sorry.” It was the longest thing {hero} had ever said to a basket. {keeper} looked at the basket, too. “My apples don’t have friends,” said {keeper}.',
						'{hero} ran, and caught up with the cart. “{friend},” said {hero}, and did not whisper, “it was me in the other basket. I heard it all. I never let you hide, and I’m sorry!” The basket said nothing. “Do you always talk to my apples?” asked {keeper}, and stopped.',
					],
				},
				{
					say: 'Wait to be fetched as well',
					sets: ['stayed'],
					outcome: [
						'{hero} stayed in the basket. If nobody found {friend} today, then nobody would find {hero} either. That was only fair. After a while {keeper} came back with the cart. “This one is heavy too!” said {keeper}, and took it to the shed.',
						'“{friend} must not be all alone in there,” thought {hero}, and stayed in the basket. The cart came back, squeak, squeak. “Oof! Another one full of nothing,” said {keeper}. And off went {hero}, to the shed.',
					],
				},
			],
			scene: { at: 'start', with: ['keeper'], shows: ['basket', 'wheel'], pose: 'reach', feeling: 'worried' },
		},
		{
			titles: ['Thirty Baskets', 'You Hide', 'In the Apple Shed', 'The Thirty-First Basket'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					'end-sorry': [
						'The lid went up. “I told you everything,” said {friend}. “I’d never have told you, if I’d known it was you.” “I know,” said {hero}. “Will you hide again? I’ll seek, for as long as it takes.” {friend} thought about it all the way to the shed. Thirty baskets stood in there, and they all looked alike. “You may play in here,” said {keeper}, “if nothing falls over,” and went to fetch the other basket. So {hero} counted to fifty.',
						'Slowly the lid went up. “You?” said {friend}. “You were so nice in there!” “I’d like to be nice out here too,” said {hero}. “Hide again! I’ll seek.” “But not on my cart,” said {keeper}. And so, in the apple shed, {hero} counted to fifty, while {keeper} went to fetch the other basket. Thirty baskets stood there, all exactly alike, and in one of them sat {friend}.',
					],
					'end-both': [
						'It was dark in the shed, and thirty baskets stood there, all alike. {keeper} put {hero}’s down among them. “{friend}?” said {hero}. “I’m in here too. I was the other No One. I always said no, and I’m sorry.” “And who was looking for me?” asked {friend}, out of the dark. “No one,” said {hero}. “Yes,” said {friend}. “But which No One? You or me?” And that made both of them laugh. Then {keeper} got the lamp to see what was so heavy.',
						'In the shed it was dark, and full of baskets, thirty of them. “{friend}, it’s me,” said {hero}, when the cart was gone. “I was the other No One. And I’m sorry that I never let you hide.” It was quiet for a long time. “So nobody looked for me at all,” said {friend}. “No,” said {hero}. “I’m sorry for that too.” Then {keeper} came with a lamp, to see what was so heavy.',
					],
					else: [
						'At the door {keeper} turned the cart around, to fetch the other basket. “In you go,” said {keeper}, “if nothing falls over!” Thirty baskets stood there, all exactly alike! {hero} was not used to seeking. “Is {friend} in this one? No, apples. In this one? Pears!”',
						'{keeper} opened the shed, and there stood thirty baskets. Nobody could tell which of them was {friend}’s, not even {keeper}, who went back to fetch the other one. So {hero} began to look, and it was hard work. “Not in this one. Not in this one. Oh, a mouse. I’m sorry!”',
					],
				},
				{
					'!end-both & bold': [
						'+ {hero} was the best hider in the world. But {hero} was only a beginner at seeking.',
						'',
					],
					'!end-both & kind': ['+ So this was what {friend} had done, day after day after day!', ''],
					'!end-both & honest': ['+ {hero} had not peeked, and all thirty looked the same.', ''],
					'!end-both & clever': ['+ {hero} had a clever idea, and it was to look everywhere.', ''],
					'!end-both & careful': ['+ {hero} began with the first row, so as not to leave any out.', ''],
					'!end-both & quiet': ['+ “{friend}!” called {hero}, and did not mind who heard it.', ''],
					'!end-both & merry': ['+ {hero} had to laugh, and found out that you can laugh and seek.', ''],
					'!end-both & dreamy': ['+ And this time {hero} was not going to come home with a snail.', ''],
					'!end-both & quick': [
						'+ {hero} looked so fast that {they} did not know which baskets were done, and had to begin again.',
						'',
					],
				},
				{
					'end-both': '',
					'end-sorry & wished': [
						'{hero} looked in row after row. And then {they} even looked in {keeper}’s teapot. “Are you in here, {friend}?” “I only said that to No One!” squealed one of the baskets.',
						'There was a teapot on the shelf. {hero} took off the lid. “{friend}? Not in here either!” And one of the thirty baskets squealed, “But I only said that to No One!”',
					],
					wished: [
						'{hero} even looked in {keeper}’s teapot. “Are you in here, {friend}?” From one of the baskets came a very happy sound.',
						'There was a teapot on the shelf. {hero} took off the lid. “{friend}? Not in here either!” And in the thirty baskets, somewhere, somebody squealed.',
					],
					else: [
						'{hero} looked in places where nobody could be: behind a broom, and under the lamp, and in a jar. Somewhere in the thirty baskets somebody giggled.',
						'{hero} looked for a long time, even in places where {friend} could not be: under a bucket, behind a rake. In one of the baskets somebody giggled.',
					],
				},
				{
					'end-both & peep':
						'“Peep,” said one basket. “Peep,” said another. {keeper} took off one lid, and the other. “Well, you’re not apples,” said {keeper}.',
					'end-both & still':
						'“Hic,” said one basket. “Bless you,” said another. {keeper} took off one lid, and the other. “Well, you’re not apples,” said {keeper}.',
					'end-both': 'Two lids went up a bit, and four eyes looked out. “Well, you’re not apples,” said {keeper}.',
					peep: '“Peep?” said {hero}. One of the thirty baskets could not help it. “Peep!” And up went the lid. “Found you!”',
					still:
						'Then {hero} kept as still as an apple, and listened. “Hic,” said one of the thirty baskets. Up went the lid. “Found you!”',
					else: 'Then one lid went up, as high as an apple stem. {hero} knew those eyes. “Found you!”',
				},
				{
					'end-sought': [
						'“You looked for me!” said {friend}. “You never look! And where were you hiding, before?” “Right next to you,” said {hero}.',
						'“You found me!” said {friend}. “And where were you hiding, before?” “In the other basket,” said {hero}.',
					],
				},
				{
					'end-sought & promised':
						'“Then you were No One!” said {friend}. “And you promised not to tell!” “I told nobody,” said {hero}. “I only went and looked for you. And I’m sorry.”',
					'end-sought & comforted':
						'“Then you were No One!” said {friend}. “You said that my friend was sorry.” “I was quite sure of it,” said {hero}. “And I am.”',
					'end-sought':
						'“Then you were No One!” said {friend}. “That’s why you looked in the teapot!” “Yes,” said {hero}. “And I’m sorry that I always said no.”',
					'end-sorry & promised':
						'“You promised not to tell anyone,” said {friend}. “I told only you,” said {hero}, “and you knew it.”',
					promised:
						'“And you won’t tell anyone?” asked {friend}. “I promised that to No One,” said {hero}, “so I’ll keep it.”',
					comforted:
						'“So it was you who told me that you were sorry,” said {friend}. “I thought it very hard,” said {hero}.',
					'end-both & wished':
						'On the shelf stood a teapot. {hero} took off the lid and looked in. “What are you doing?” asked {friend}. “Looking for you,” said {hero}. “I’m late.”',
				},
				{
					'end-both': '',
					else: [
						'Squeak, squeak, came {keeper}, with the other basket on the cart.',
						'Then {keeper} came back with the other basket on the cart.',
					],
				},
				{
					gave: [
						'{friend} still had half of the apple. “That’s for No One,” said {friend}, and {hero} ate it.',
						'They shared what was left of the apple. “That will be one penny,” said {keeper}, and winked.',
					],
					hummed: [
						'The last apple still lay in {hero}’s basket, and {keeper} cut it in two for them. And all the way home they hummed, one the first half of the song and one the second.',
						'They shared the last apple, which still lay in {hero}’s basket. And all the way home somebody hummed, and it was not always {hero}.',
					],
					asked: [
						'The last apple still lay in {hero}’s basket, and {keeper} gave it to them to share. All the way home {hero} asked questions, and {friend} answered, much louder than in a whisper.',
						'The last apple still lay in {hero}’s basket. On the way home they shared it, and {friend} sighed. “Why do you sigh?” asked {hero}. “Because it was so nice,” said {friend}.',
					],
				},
				[
					'The next day they met {start.at}, as always. “You hide,” said {hero}. “I’ll seek.”',
					'The next afternoon {keeper}’s baskets stood {start.at} again. “You hide,” said {hero}. “I’ll seek.”',
				],
			],
			choices: 'none',
			scene: { at: 'start', with: ['friend', 'keeper'], shows: ['basket', 'apple'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
