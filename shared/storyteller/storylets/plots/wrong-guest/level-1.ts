import type { PlotLevel } from '../../format.ts';

export const wrongGuest1: PlotLevel = {
	joins: [
		'“{choice}” And {hero} did. Then hop, roll, hop! A green umbrella came by. {hero} got it. “You are the judge!” said {host}. {host} was {host.a}. No, no! But off they went, with a drum.',
	],
	chapters: [
		{
			titles: ['Hop, Roll, Hop', 'The Green Umbrella', 'Bang! Bang!', 'Hello, Judge!'],
			time: 'day',
			parts: [
				[
					'People came. People went. [Wave, wave!|They all got a wave.] But no one waved at {hero}. {hero} was {described}. And no one waved.',
					'Wave, wave! Mom got a wave. Dad got a wave. A [dog|hen] got a wave. {hero} got no wave. {hero} was {described}. Still no wave.',
				],
				[
					'Then hop, roll, hop! What was that? A green umbrella! The wind had it. Now {hero} had it. [Got you!|Hop!]',
					'Hop, roll, hop! [Here came|There came] a green umbrella, all by itself. It hopped to {hero}. {hero} held on.',
				],
				[
					'Bang! went a drum. “You are the judge!” said {host}, {host.a}. “The judge has a green umbrella. Come, come!”',
					'Bang! Bang! “A green umbrella!” said {host}, {host.a}. “Then you are the judge. Hooray!”',
				],
				{
					quiet: 'No, no! But {hero} was {trait}. It came out very small.',
					bold: '“Yes!” said {hero}. {hero} was {trait}. Oops!',
					kind: 'They were so glad! {hero} was too {trait} to say no.',
					honest: '“No!” said {hero}. Bang! went the drum on top.',
					clever: '{hero} just had to see what came next. Then it came.',
					careful: '{hero} took time to say no. Too much time!',
					merry: '{hero} thought it was a game. Ha, ha! It was not.',
					dreamy: '“What?” said {hero}. {hero} was {trait}, and had not heard.',
					quick: '{hero} was {trait}, and ran up to them. Oops! Too fast.',
				},
				['Far back stood {elder.a}. And no umbrella!', 'And far back, with no umbrella, stood {elder.a}.'],
			],
			choices: [
				{
					say: 'Shout “No, not me!”',
					sets: ['tried'],
					outcome: [
						'“No, not me!” said {hero}. Bang, bang, bang! went the drum. “What? Tea?” said {host}. “You will get tea!” Only {elder.the} had heard.',
						'“Not me! Not me!” said {hero}. “A bee?” said {host}. “Where is a bee?” Only {elder.the} heard it right.',
					],
				},
				{
					say: 'Give the umbrella back',
					sets: ['offered'],
					outcome: [
						'{hero} went to {elder.the}. “Is it yours?” “It is,” said {elder.the}. “But you hold it. I like it back here.” Bang! And off they went.',
						'“Here you are,” said {hero} to {elder.the}. “Not yet,” {elder.they} said. “First I want to see.” See what? {Elder.they} did not say.',
					],
				},
				{
					say: 'Put it up and bow',
					sets: ['bowed'],
					outcome: [
						'Pop! Up went the umbrella. {hero} took a bow. They all clapped. {Elder.the} clapped too. Clap. Clap. Oh. Now {hero} felt hot.',
						'Pop! And a bow. And one more bow! That was fun. Then {hero} saw {elder.the}. {Elder.they} had no umbrella at all.',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['host', 'elder'],
				shows: ['drum'],
				holds: 'umbrella',
				pose: 'hold',
				feeling: 'surprised',
			},
		},
		{
			titles: ['You Go First', 'Stop!', 'Off They Went', 'The Drum Stops'],
			time: 'day',
			parts: [
				'@answer',
				[
					'{left} and {right} had had a fight. They both wanted {thing}. The judge must help! So on they went. Then, stop! “You go first,” said {host}.',
					'“{left} and {right} had a fight,” said {host}. “It is about {thing}. You must help!” On they went. Bang, bang! And stop.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Mine! Mine!', '{left} and {right}', 'Who Gets It?', 'The Fight'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'Then they were there. {left} had one end of {thing}. {right} had the other end. “Mine!” said {left}. “Mine!” said {right}. “It got wet! It was your day!” “No, your day!” Pull, pull!',
					'And there were {left} and {right}. “It is mine!” said {left}. “Mine!” said {right}. “But you left it out in the rain.” “You did!” “You did!” And both of them held on to {thing}.',
				],
				[
					'“Judge?” said {host}. They all looked at {hero}. Oh, oh, oh.',
					'“Well, Judge?” said {host}. It was so still. They all looked at {hero}.',
				],
			],
			choices: [
				{
					say: 'Say “It is not my umbrella”',
					sets: ['told'],
					outcome: [
						'“It is not my umbrella,” said {hero}. “I am not the judge. I am just {hero}.”',
						'“I am not a judge,” said {hero}. “I just got the umbrella.”',
					],
				},
				{
					say: 'Ask “Whose day was it?”',
					sets: ['asked'],
					outcome: [
						'“Whose day was it?” said {hero}. “{right}’s,” said {left}. “No… no.” It was no one’s day!',
						'“Whose day was the wet day?” said {hero}. “Not mine.” “Not mine.” Oh! No one’s.',
					],
				},
				{
					say: 'Say “Then no one gets it”',
					sets: ['neither'],
					outcome: [
						'“Then no one gets it,” said {hero}. “No!” said {left}. “Then {right} can have it.” “No, {left}!” said {right}.',
						'“No one gets it,” said {hero}. “Oh no! Give it to {right}!” said {left}. “To {left}!” said {right}. Then they had to laugh.',
					],
				},
			],
			scene: {
				at: 'court',
				with: ['left', 'right'],
				shows: ['thing'],
				holds: 'umbrella',
				pose: 'hold',
				feeling: 'worried',
			},
		},
		{
			titles: ['The Real Judge', 'Two Ends', 'Good Night, Umbrella'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} was so {trait} that they all had to come near.', ''],
					bold: ['It was a big thing to say. But {hero} was {trait}.', ''],
					kind: ['{hero} said it in a {trait} way.', ''],
					honest: ['No drum this time. Just {hero}.', ''],
					clever: ['{hero} had seen it all now.', ''],
					careful: ['{hero} took {their} time. Then it was time.', ''],
					merry: ['{hero} did not laugh at all.', ''],
					dreamy: ['And {hero} had heard it all.', ''],
					quick: ['{hero} did not wait.', ''],
				},
				'@answer',
				{
					'told & first.reach':
						'“Not the judge?” They all ran up to see. Push, push! {hero} was not done yet, and was stuck at the back.',
					'told & first.hear':
						'“Not the judge? What? What?” they all said. So loud! {hero} was not done yet, and no one could hear.',
					'told & first.trust':
						'“But you have the umbrella!” said {host}. “And you went in front all day! Is it true now? Can we trust you?”',
					'first.reach':
						'{left} was so red, and ran off. {right} ran off too. “Stop!” said {hero}. But all the people stood in the way, and {hero} was stuck.',
					'first.hear':
						'{left} said a thing to {right}. But now all the people had a fight. So loud! No one could hear it.',
					'asked & first.trust':
						'“Did {right} tell you to ask that?” said {left}. “Did {left}?” said {right}. “Are you fair? Can we trust you?”',
					'first.trust':
						'“No one?” said {left}. “Then you get it!” said {right}. “Is it a trick? You want it too!” they both said. “Can we trust you?”',
				},
				{ 'first.reach & flies': '+ No room to fly!' },
				'@first.later',
				{
					'told & first.reach or told & first.hear':
						'“The wind had it,” said {hero}. “And then I had it. That is all.”',
				},
				{
					'end-own-name': [
						'Then {elder.the} came up. “The umbrella is mine,” {elder.they} said. “I am the judge. But I like {hero}. Go on, {hero}!” “Take one end,” said {hero} to {left}. “You take one end,” said {hero} to {right}. So they did. And when {hero} went home, they all came out to wave.',
						'Then {elder.the} got up. “I am the judge,” {elder.they} said. “But {hero} can do it.” So {hero} did. “Hold it together,” {they} said. {left} took one end. {right} took one end. And then? They all waved. At {hero}! Wave, wave, wave.',
					],
					'end-late-truth': [
						'“But the bow!” said {host}. “Oh,” said {hero}. “That was bad. Sorry.” No one said a word. Then {elder.the} came up. “I am the judge,” {elder.they} said. “{left} and {right}, you share. And you, {hero}, take a mop.” Mop, mop, mop. Then {host} came, and took a mop too.',
						'“But you took a bow!” said {host}. “I know,” said {hero}. “Sorry.” It was very still. Then up got {elder.the}. “I am the judge,” {elder.they} said. “You two, share! And you, {hero}, come and help me sweep.” Swish, swish. And who waved good night? {host} did. A small wave.',
					],
					'end-asked': [
						'“So it was no one’s day,” said {left}. “It was not you.” “It was not you!” said {right}. And they took it home, one left, one right. “That was good,” said {elder.the}. “Can I have my umbrella? I am the judge, you see.” “Here,” said {hero}. Then all the people had to laugh. And they waved.',
						'“No one’s day!” said {left}. “Then no one was bad.” {right} let go. {left} let go. Then they both took an end. “Well done,” said {elder.the}. “I am the real judge. Is that my umbrella?” “It is,” said {hero}. “Here.” And all the people waved at {hero}, umbrella or not.',
					],
					'end-neither': [
						'“You take it.” “No, you!” “No, you!” In the end they both took it. Then {elder.the} came. “That is my umbrella. I am the judge,” {elder.they} said. “But I can not do it so well. Who are you?” “I am {hero}.” “{hero}!” said all the people. And they waved, and waved.',
						'So no one was mad. {left} took one end, and {right} took one end. Home they went with {thing}. “Good,” said {elder.the}. “I am the real judge. And who are you?” “Just {hero}.” “Good night, Just {hero}!” said all the people. Wave, wave, wave.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'court', with: ['elder', 'host'], shows: ['thing', 'umbrella'], pose: 'wave', feeling: 'happy' },
		},
	],
};
