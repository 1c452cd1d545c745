import type { PlotLevel } from '../../format.ts';

export const oneTooFew4: PlotLevel = {
	joins:
		'“{choice}” {hero} did so, and was back {hall.at} for the count. {host.name}, {host.a}, takes it each evening at six, out of a book. There should be forty-one; tonight there were forty, and a tin cup had been left on its hook, and no one could say whose. {other.name}, {other.a}, moved that forty-one be entered all the same. {friend.name}, {friend.a}, said nothing, very distinctly. {hero} had been missing once, last winter, and somebody had noticed it. {They} took the cup, and a lantern, and went to look.',
	chapters: [
		{
			titles: ['Those Present', 'The Evening Count', 'A Rounding Error', 'Hook Seventeen'],
			time: 'dusk',
			parts: [
				[
					'The count was taken at six. It had been introduced after a bad winter, and no one now alive {hall.at}, with perhaps one exception, could have told you why; one answered “here,” and there was cocoa. There were forty hooks for forty cups. {hero}, who was {described}, had arrived when they were all taken, and made the forty-first. {Their} cup lived on the floor behind the stove, and had been swept up twice.',
					'There is comfort in a number that always comes out. At six each evening the book was opened {hall.at}, everybody was counted, and at forty-one it was shut again, and cocoa was served. There had been a reason for it once. {hero} was the one over the forty: {described}, the last to come, and entered in pencil. Of hooks for the cups there were forty. {Theirs} stood behind the stove, on the floor, where it was from time to time mistaken for a dog’s.',
				],
				[
					'Last winter it had failed to come out. {hero}, as it happened, had fallen asleep; and they were on the point of beginning with the cocoa when somebody called, “Behind the stove!” and called it again. There {they was}. Whose voice it had been {they} never learned. But {they} knew now that there existed one person who would have noticed, and {they} had been living on that, as on a small private income, ever since.',
					'It had gone wrong a single time, last winter, on account of {hero}, who was asleep. “Behind the stove!” someone had called out, twice, since nobody listened to it the first time. By the time {they was} awake, it was over, and everyone was drinking. {They} had asked no one. One does not go around inquiring who it is that would miss one; there is too great a risk of getting the answer.',
				],
				[
					'This evening it was forty. {host.name}, {host.a}, counted backward, and it was forty in that direction also. {hero} was found to be in front of the stove. Everybody turned to those whom they usually sat with, and ascertained that they were sitting with them. There remained, on hook seventeen, a tin cup with a dent, which no one had taken down; and as there had never been names over the hooks, that was all it said.',
					'Tonight there were forty. {host.name}, {host.a}, took it a second time, with a finger; {hero} was held up, to be on the safe side. Each of them could vouch for a neighbor. It is a method with one flaw, which is that a person without neighbors does not occur in it. A cup was left hanging on hook seventeen. It was of tin, with a dent, and very clean.',
				],
				{
					quiet:
						'{hero}, who was {trait}, had formed a notion whose it was, and was waiting for a pause in which to mention it. There was one, later on, of about eleven hours.',
					bold: '“All here!” {hero} had called, while {host} was still among the teens. {They was} {trait}, and people are glad to believe somebody {trait}; that is the trouble with it.',
					kind: '“It may simply be a spare one,” said {hero}. {They was} {trait}, and saw that {host} was unhappy, and not who else might be.',
					honest:
						'“It is forty,” said {hero}, who was {trait}. “I make it forty as well.” It was received as honesty generally is, when it does not come with a solution.',
					clever:
						'{hero}, being {trait}, pointed out that one had only to establish who could be seen by no one. Asked how, {they} had to say that {they} had not got as far as that.',
					careful:
						'{hero}, who was {trait}, proposed to go through the forty hooks in order. {They} had reached the ninth when somebody put on the milk.',
					merry:
						'“Perhaps I am the one who is missing,” said {hero}, {trait} as ever. “I often have the feeling.” They roared. It was not until they had stopped that {hero} heard what {they} had said.',
					dreamy:
						'{hero} had twice that year been entered as a cushion. {They was} {trait}, and it was not from {them} that anyone expected evidence as to who had been overlooked.',
					quick:
						'{hero}, who was {trait}, had been around the room before the question was out, and had looked everybody in the face, and in that haste had not noticed which of the faces was not there.',
				},
				[
					'“If anyone were missing,” said {host}, “that person would be missed. It stands to reason.” “And nobody is,” said {other.name}, {other.a}, “so that it can only be the arithmetic. Put forty-one, and pour.” {friend.name}, {friend.a}, had turned {friend.their} chair around and was looking at hook seventeen. The pen scratched. So this was how it would go, thought {hero}: not with anybody’s ill will. It would be rounded.',
					'“No one has been reported missed,” said {host}, and looked about for help. It came from {other.name}, {other.a}. “Then forty-one is what it must be, and forty is the error. It has a skin by now.” The pen was dipped; one saw it hesitate, and be brought to reason. Only {friend.name}, {friend.a}, had not taken {friend.their} cup. {hero} glanced at {their} own. It occurred to {them} that it would not even leave a hook.',
				],
			],
			choices: [
				{
					say: 'Take the cup along the rows until somebody owns up to knowing it',
					sets: ['asked'],
					outcome: [
						'It took a quarter of an hour, and did no good to anyone’s temper. At the thirty-ninth chair an old man held it to the lamp. “This is the one who nods,” he said. And back it traveled, from row to row: {lost.name}, {lost.a}, the chair beside the door, a nod for each of them coming in and each going out. They had returned it for years. Not one had noticed that this evening there had been nothing to return. {hero} took a lantern, and left them facing a chair.',
						'“Is this yours?” asked {hero}; “is it yours?” There is no way of denying a cup that does not sound like an alibi. At last somebody said it, almost crossly: “{lost.name}’s, of course.” That was {lost.a}. {Lost.they} sat next to the door, and nodded. Of course. They all said it. It was by now a quarter to seven. {hero} took down a lantern and went, and as {they} passed that chair it was remarked by several people that they had never looked at it before.',
					],
				},
				{
					say: 'Unhook it, and go without a word to anybody',
					sets: ['alone'],
					outcome: [
						'{hero} unhooked the cup, chose a lantern, and stood for a while in the side door, with the dark at {their} back. It was a sort of test, and nothing to be proud of. Somebody looked up. “There is a draft,” said somebody. So then {they} knew, and shut it behind {them}.',
						'It would have been easy to mention it. {hero} took the cup off hook seventeen, and a lantern off the wall, in plain sight, no faster than was natural, and walked out through forty people. {They} waited on the step while one might count to a hundred. At about sixty somebody came; it was only to shoot the bolt.',
					],
				},
				{
					say: 'Inform {friend}, in so many words, that you are leaving',
					sets: ['friend'],
					outcome: [
						'“I wish it to be known to one person that I have gone out,” said {hero}, with the cup and a lantern. “It is known,” said {friend}. “I shall put a lamp in the window, and keep a pot on, for two. I shall be asked why, and I shall say it.” {Friend.they} considered. “They will tell me that I cannot add. It will be quite a long evening. Go.”',
						'{hero} put it to {friend} in low tones, over the cup. “And if you do not come back?” “Then it is two,” said {hero}, “and one of them has told you so.” {friend} got up without further remark, carried a lamp to the window, and set a pot upon the stove with enough in it for a pair of people. That was a statement. {hero} took the lantern by the door.',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['host', 'friend'],
				shows: ['cup', 'book'],
				pose: 'think',
				feeling: 'worried',
			},
		},
		{
			titles: ['A Person Who Nods', 'No Name over the Hook', 'Out of the Warm'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					asked: [
						'Early that day, it came back to {hero}, {lost} had gone by in the direction of {start}, with a bag of tools, and had nodded. {hero} had nodded too. It had not been much of a conversation; it was simply, one gathered, the last.',
						'Where to look was another matter. But {lost} had passed {hero} that morning on the way {start.to}, with a bag of tools, and a nod; and {hero} had been thinking about {themself}.',
					],
					else: [
						'There was nothing in the cup but a very small reflection of the lantern. It was the cleanness that told {them}. By the door there sat somebody who nodded at everyone, in and out, as a door itself might: {lost.name}, {lost.a}. There had been no nod today. There had been one in the morning, though, on the way {start.to}, over a bag of tools, and {hero} had returned it without looking up.',
						'It came to {them} some way along, and not as a face. It was a nod. There was a chair beside the door, from which every person who came in was nodded to; one might have sworn that the chair did it. It was {lost.name}’s, and that was {lost.a}. In the morning {lost} had gone past with a bag of tools, on the way {start.to}. {hero} had a strong impression of having said that it looked like rain.',
					],
				},
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Once, at Noon', 'Someone’s Ceiling', 'The Old Cellar', 'A Gap of a Cup’s Height'],
			time: 'night',
			parts: [
				'@first.outcome',
				[
					'Beyond {start} was a cellar that had been given up. Its door lay flat in the ground, and {hero} was halfway over it when it coughed. “Forgive me,” it said; “you are on the ceiling.” {lost} had gone down in the morning to look for something; the prop had slipped. “But did you not call?” “Once,” said {lost}. “It was around noon. It sounded so very loud. Afterward I thought that they would be at table, and then it was six, and I did not like to be a voice in the middle of the count.”',
					'Past {start} the ground had a lid: the door of a cellar, long disused, with a ring in it that had rusted to the thickness of a thumb. {hero} knocked, since that is what one does. “I am afraid that it does not open,” said {lost}’s voice, from underneath, “or I should have been at the count.” The prop had gone, that morning. It had been rather dark since. “I did shout,” said {lost}, “about noon. But it seemed such a thing to do to people, in the middle of the day.”',
				],
				[
					'{hero} hung upon that ring until the stars doubled. It was a door for twenty. Along one side there remained a gap, of the height of a cup, and so the cup was pushed in, and received. “Then they have counted,” said {lost}. “They have counted,” said {hero}; what they had written {they} kept back. “It is an odd feeling, is it not? I thought of you. I had to call it twice, that time. Behind the stove. I am not made for calling.” And {hero}, who had wanted for a year to know whose voice that was, sat there on top of it, and was not able to say a single word. “I have sat by that door since the first count,” said {lost}. “There was a name for it, on page one. It was my brother’s. I merely like to see them all come in.”',
					'It was a matter of some twenty people. {hero} was not that many, and gave it up when {they} could no longer see. There was one place where the wood had warped, and stood up from the stone by the height of a cup; through it {they} passed the cup. It was quiet below for so long that {they} bent down. “It was left over, then,” said {lost}. “Yours was, last winter. I looked at it, and you were not behind it. I had to say it twice, and I believe that I stood up.” So it had been that voice. {hero} laid a {hand} upon the wood. “One gets into the way of it,” {lost} went on. “They started the count because of my brother. He is on the first page. There are two dates with it, one in November and one in April; and since then I sit by the door.”',
				],
			],
			choices: [
				{
					say: 'Give your candle in through the gap, and return without it',
					sets: ['light'],
					outcome: [
						'The candle went in upright, at the second try. A line of gold ran around the whole of the door, as though someone had at last drawn it with a ruler. “There is a chair down here,” said {lost}, with interest. “One might have sat.” {hero} took up the empty lantern, for the look of it, and walked away from the only light in that landscape, and into the first of a number of things.',
						'“I have no need of it,” said {hero}, and it was gallant, and there was no moon. By inches the flame was brought under the wood. All along its edge the darkness came unstitched. “What will you go by?” called {lost}. “I shall have you behind me,” said {hero}, and found that it was so: whenever {they} turned around there was a thin bright square lying out there upon the ground, like a letter.',
					],
				},
				{
					say: 'Give your word to return before {lost} has counted ten thousand',
					sets: ['swore'],
					outcome: [
						'“Can you count?” asked {hero}; it was a stupid question. “I have heard it done,” said {lost}. “To ten thousand, then. By that time I am here, and not alone.” A silence. “I would not hold anyone to it,” said {lost}. “But you are to hold me to it,” said {hero}, “that is the whole idea.” Halfway up the bank {they} could hear it setting out, one, two, in an undertone, as one counts who does not wish to influence the result.',
						'“Ten thousand,” said {hero}. “Not one more. I give you my word.” “It is a large number to be given,” said {lost}. “I have mostly had nods.” And it began, quite evenly, under the ground. {hero} discovered that one cannot walk out of hearing of a thing like that. One merely stops being able to make out at what figure it has arrived.',
					],
				},
				{
					say: 'Try, against all reason, to raise it with a pole by yourself',
					sets: ['tried'],
					outcome: [
						'A pole was found; hope has always a pole. {hero} set it under the ring, and threw on it all that {they} weighed and a good deal that {they} did not. It rose. It did rise, by the breadth of a finger, and the pole broke, and twenty people’s worth of oak came home with a boom. There was no longer any gap. There had been, in the midst of it, a brief flat noise of tin. {They} lay down, and put an ear to it, and heard {their} own blood.',
						'{They} had been told that it took twenty, and by whom? By {themself}. {hero} found a pole. For one moment there was a slit of blackness as wide as a hand, and a voice saying quite clearly, “I should not, if I were”; and then the pole went, like a shot. The wood had warped for thirty years, and now it lay flush. One could not have got a card in. There was no voice any more, and that had been {their} doing, and {they} ran.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: ['door', 'cup', 'lantern'], pose: 'sit', feeling: 'worried' },
		},
		{
			titles: ['The Shorter of Two Ways', 'Twenty People’s Worth', 'About the Second Cup'],
			time: 'night',
			parts: [
				'@answer',
				[
					'Of the two ways {hall.to} {hero} had come by the longer. The other is half as far, and does not see much use. {They} gave the reason for that as much thought as could be given at a run.',
					'By this time they would be at the second cup, and agreed about everything. {hero} did not go back as {they} had come. There is a shorter way; people speak well of it, and go around.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['As Entered', 'It Is in Ink', 'The Authority of the Page', 'A Skin on It'],
			time: 'night',
			parts: [
				'@second.outcome',
				{
					'first.reach': [
						'Then it was warm, and bright, and there were forty backs. They had drawn in about the stove, chair behind chair, in the closed formation of people who have each given up their feet to somebody else to sit on.',
						'{Hall.at} they had moved together for the evening, as they always did, so that nobody should be in the draft; there was no gap between them anywhere, and {hero} walked twice around the outside of it, in the draft.',
					],
					'first.hear': [
						'The singing could be heard from the road. It is a round, in which each party comes in upon the heels of another, and has no end by nature. {hero} shouted three times, and was taken for the altos.',
						'“Listen to me!” cried {hero}, from the doorway. But it was the hour of the great debate, between those who eat the skin and those who do not; it is very old, it has long ceased to be about skin, and no one had ever been listened to in it yet.',
					],
					'first.trust': [
						'“There is someone lying under a door,” said {hero}. It sounded, {they} could tell, like the sort of thing that is said by somebody who has been dreaming. “You were behind the stove,” said {other}. “You generally are. On the strength of what, precisely, are forty people to put on their coats?”',
						'{hero} told them, in four sentences. They looked at {them}, and at the night on the windows. “I do not call it a lie,” said {other}, fairly enough. “I call it dark out. We hardly know you, when all is said. What is there that speaks for it, apart from you?”',
					],
				},
				{
					'first.reach & flies':
						'+ The heat stood under the roof like a second ceiling; no one had ever flown in it for long.',
				},
				'@first.later',
				{
					asked: [
						'“It is about {lost},” said {host}. One saw that nothing had tasted of anything, since that cup had gone round. “I quite thought so. But it is entered, you see. If I strike out this one, they will ask me about the others; and there are fourteen thousand.” “A book that can be wrong is a notebook,” said {other}. No one was drinking. The chair beside the door had been left free, and they had moved a little away from it.',
						'They knew; that was the dreadful part. They had known since a quarter to seven, and each had been waiting to see what the rest would do. “I have entered forty-one,” said {host}, in misery. “It has dried.” “Then it is so,” said {other}, “for the purposes of the book.” And the eyes of all of them went to that chair by the door, where one might have supposed that something lay asleep.',
					],
					alone: [
						'“There is no one out,” said {host}, kindly. “It is down as forty-one; you are included.” “I have been out since six,” said {hero}. {host} bent, in order to point {them} out to {themself} behind the stove, and remained in that position. There stood the cup. It was full. In the course of the evening somebody had filled it, and very probably had said good night; a skin had formed on it, and a moth was walking there.',
						'“But see here,” said {host}, and held out the page. “You are one of them.” “Who saw me?” asked {hero}. It was gone into. Three people had; one had spoken with {them}, about the weather. {Their} cup was fetched from behind the stove, full, and cold, and with a skin on it that bore a spoon. {hero} had been out since six. It is a strange thing, to see one’s own absence carried past on a tray.',
					],
					else: [
						'“That makes one,” said {friend}. {Friend.they} stood at the window, beside the lamp, and had a pot in front of {friend.them}. “I have been told for four hours that I cannot add. Where is the other?” “There is not any other,” said {host}, and opened the book as one opens a coat, to show that there is nothing in it. “It is forty-one.” “In ink,” said {other}. “I poured forty-one,” said {friend}, “and have two left. I should like to have that explained.”',
						'The pot had been kept on. By it sat {friend}, beside a lamp, with {friend.their} back to everyone, in the attitude of a person who has for some time been in the minority. “We have been very patient with {friend.them},” {other} remarked. “It is in the book that all are present. One cannot keep cocoa for people who are present.” {host} said nothing. {Host.they} had been going over that sum, by the look of the margin, since nine.',
					],
				},
			],
			choices: [
				{
					say: 'Tell them of the one shout, and why there was no second',
					sets: ['told'],
					outcome: [
						'“{lost} shouted once,” said {hero}. “Then there was a meal, and then the count; and {lost} did not care to be the sort of person who interrupts. I am told that it sounded very loud.” Nobody spoke. A cup was set down, with precautions, and another; it passed back along the rows, a small exact sound, like a thing being counted.',
						'“I should like you to think of noon,” said {hero}. “Where were you? There was one shout. Did any of you hear it?” It was asked without heat, and it took a moment; then somebody in the fourth row put both paws over his face. He had thought that it was a bird. “There was no second,” said {hero}. “{lost} did not want to be a nuisance.”',
					],
				},
				{
					say: 'Announce that the old cellar holds a quantity of silver',
					sets: ['lied'],
					outcome: [
						'It was a question of time. To come for {lost} they would have first to be ashamed, and that is a slow business. “Silver,” said {hero}. “In the old cellar. As much as you can carry.” {They} saw it go through them like a draft through candles. The book was knocked down in the crush, and lay on its face; and {hero} thought, with a clearness that {they} could have spared: it works.',
						'{hero} looked them over, row upon row, warm, decent, and convinced. “There is silver in the old cellar,” {they} said. It was a good lie, of plain design, and had no moving parts. The forty, who had not been able to rise for one of their own number, rose. {friend} alone looked at {hero}, and then, very slowly, shook {friend.their} head.',
					],
				},
				{
					say: 'Set the door open, and ask for those who want to come',
					sets: ['few'],
					outcome: [
						'{hero} set the door wide, and the night came in, and sat down among them. “{lost} is under the cellar door,” {they} said. “I could make it hard for you not to come, and I do not wish to. I should like it to be those who want to.” It was the most comfortable thing that could have been said, and no one was comfortable. They studied the backs of those in front.',
						'“I am going back to {lost},” said {hero}, “under the old cellar door, and I shall not say that you ought to. You know that. I shall hold this open for as long as it takes to put on a coat.” The lamps leaned over. It was possible to hear a great many people thinking that it was after all a matter for the young; and the young, that it was one for somebody with experience.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['book'], pose: 'point', feeling: 'determined' },
		},
		{
			titles: ['What Brought Them', 'Out of the Hall', 'Three, or Forty', 'A Hand to the Ring'],
			time: 'night',
			parts: [
				'@answer',
				{
					'few & second.reach': [
						'At the back one or two did get to their feet. Somebody would have had to go and fetch them. Between these and {hero} there sat, however, all the others, knee to knee, who wished them well, and did not see their way to moving.',
						'There were a few, far back, who had risen. They could have been counted on one paw; but somebody would have had to reach them, to say that they were not alone, and between them and {hero} lay the whole of what was comfortable.',
					],
					'few & second.hear': [
						'For whoever does not come, there is a need to say why. They said it all together: chests, and children, and the ground being what it was. Behind that wall of sound a few were asking which cellar, and could not be answered.',
						'One heard no refusal. One heard about the state of the road, and of somebody’s chest; it was all true, it was said with regret, and it made such a noise that those who only wished to learn the way could not.',
					],
					'few & second.trust': [
						'Three had risen. “Sit down,” said {other}, not unkindly. “Look who it is. Entered in pencil! Has anyone ever gone anywhere upon such a person’s word?” It is hard to stand, when one has been asked why. Two of the three looked around for their chairs.',
						'“Before you put on that boot,” said {other}, to one of the three who had stood up, “ask yourself who it is that is asking.” It was not stupid. They asked themselves. The boot remained in the air.',
					],
					'lied & second.reach': [
						'They had left something out, and so had {hero}. In the doorway forty people, of one mind, stuck fast; and behind them all stood the only one who knew where that cellar was, and for whom there was nobody waiting out there with any patience but one.',
						'They did not wait to be told where. {hero} was turned about twice, thanked, and left behind a door full of backs, with the one piece of knowledge that any of them needed, and a candle’s length of somebody else’s time.',
					],
					'lied & second.hear': [
						'They were already sharing it out. There were two schools, one for equal parts and one for justice; the noise was such that nobody could have learned where it was that one had to go.',
						'It was being invested. {hero} named the place, and named it again; they had got as far as what one does about thieves, and nobody at all was listening.',
					],
					'lied & second.trust': [
						'“Stay,” said {other}. “Somebody comes upon silver, and tells forty people? I should not. Would you?” A doubt ran through the room that was, {hero} had to grant, wholly reasonable. “What reason have we to trust you?”',
						'It was {other} who thought of it. “One moment,” said {other}. “In all these years you have had nothing, down there on the floor. Now you have silver, and you bring it to us. I should need to have that explained.”',
					],
					'second.reach': [
						'Remorse is not orderly. They all made for the door together, in order to be the first, and all stuck; and {hero}, without whom none of them knew where to go, was left standing on the inner side, looking at their coats.',
						'They had risen to a man, and to a man they went to get their coats, which hang behind the door; there were forty of them, in that corner, each with one arm in a sleeve, and {hero}, who was the only guide, on the wrong side.',
					],
					'second.hear': [
						'And now everybody spoke. They had been so fond of {lost}; there had been something once about an umbrella. It was sincerely meant, and deafening, and for as long as they were sorry at the top of their voices nobody could be told the way.',
						'It turned out that each of them had always had a particular regard for {lost}. They told it to each other. It was to be some time before anyone was silent enough to be told where {lost} was.',
					],
					'second.trust': [
						'“With respect,” said {other}. “There is a page that says forty-one, and there is somebody who says forty, and is {themself} in pencil. If the one may be set aside for the other, I should like to hear why.” You could see it tell. Ink is a thing that one can warm oneself at.',
						'“I should like to be sorry,” said {other}. “I am quite prepared to be. But it says here that there is nobody to be sorry for; and against that I have only somebody who is often asleep.” There was a murmur, and it was relief.',
					],
				},
				{ 'second.reach & flies': '+ To rise above people is no way to bring them along.' },
				'@second.later',
				{
					few: [
						'So there were five in the end: {friend}; a boy; an old lady with a spade; {hero}; and, some way behind, with the air of one who is taking a stroll, {host}. The bolt was shot after them. There was no wind, out there. The door lay in the ground as it had lain for thirty years, and five is a fourth part of twenty. They stood around it. They had beams, and a stone to pry on, and they had until morning.',
						'{friend} came; that had been foreseen. A boy came, who had not finished his cocoa, and an old lady with a spade, who had. “I am not here,” said {host}, who was the last. “I could not be. I have the book to think of.” With {hero} that made five. By the light of what lanterns there were they considered the thing that lay before them in the ground, and one of them laughed, simply at the size of it.',
					],
					lied: [
						'It was a sight: forty lights, and under them forty people, with sacks. They sang. Nobody asked {hero} anything more, since {they} had told them the one thing that they wanted to know. And there it lay, the ring, the oak, and they closed around it and took hold, hand over hand, all cheerful; and {hero}, who was nearest, thought of someone below there, in the dark, trying to work out by the feet how many had come.',
						'They went through the night like a feast. {other} had thought of bringing scales. When they were all around the door, and had spat on their palms, they were for a moment still, as people are before they lift; and in this stillness there was a little scraping, down there, as if someone had got up, and was doing up a button.',
					],
					else: [
						'And so they came, all of them, without singing. It is a long way, if one has nothing to say to the person beside one. The lights were set down in the grass. Forty people found each a place for a hand, on the ring, on the edge, upon another’s arm, and {other} was there too, at the heaviest corner, looking at no one. It only remained for somebody to say when.',
						'It was a silent procession, and it got faster. By the end they were running, those who could, with the rest on their arms. Around the door there was hardly room enough. They took hold, and stood bent, all forty, with their faces close to the wood; and since each was by now able to hear the others breathe, each knew that they had none of them anything left to say for themselves.',
					],
				},
			],
			choices: [
				{
					say: 'Say, before anyone lifts, that there is no silver',
					if: 'lied',
					sets: ['confessed'],
					outcome: [
						'“There is no silver,” said {hero}. “It is {lost} who is down there. I lied, because I did not think you would come.” Hands came away from the ring, one by one. Most of them went home. They were quite in the right; they had been insulted, and what was worse, described. It left eleven. Among the eleven, at the heaviest corner, with a pair of scales around {other.their} neck, was {other}.',
						'{hero} said it to the ground, since there was somebody there who ought to hear it first. “They have come for silver, {lost}. I told them so. There is none.” Then nobody moved; then many did. The lights went off across the fields in twos and threes. “Well,” said {other}, who had remained, and seemed surprised at it, “I count eleven. Is one of you going to say when?”',
					],
				},
				{
					say: 'Call down to {lost}, by name, each one who has come',
					if: '!lied',
					sets: ['called'],
					outcome: [
						'{hero} lay down, and put {their} mouth to the wood, and named them. {They} did not hurry. At each of those names one could have seen a head go up, somewhat as one answers “here.” They could not hear what was going on below; but it was the whole evening’s count, and it was the first that had ever been read out to {lost}.',
						'“Here is {friend},” {hero} called down, “and here is {host},” and so on through all that there were. It took some time. It had been {their} idea that it would be a comfort to {lost}. That it would be one to those standing there, to be told over, each by name, in the dark, by somebody whose cup had been on the floor, {they} had not reckoned with; and there was a sniff or two.',
					],
				},
				{
					say: 'Let {lost} be the one to count them in',
					sets: ['counted'],
					outcome: {
						tried:
							'“Knock!” {hero} shouted into the wood. “We lift when you knock!” It could not be known whether anything was heard, down there. They waited, bent over, holding what they held. And it came, up through the oak and into the hands, as shy as somebody at a strange door: a knock; and after a pause, in case it had been inconvenient, one more.',
						else: [
							'“You must say when,” {hero} called through the wood. “You are the only one who feels it move.” There was a long pause. “Would that not be,” said a voice, very faint, “a little loud?” “As loud as you can,” said {hero}. And it came, up through the oak and into the hands: not loud, cracked, and perfectly clear. “One.”',
							'It wants one voice, to lift a thing like that. {host} had drawn a breath for it, out of habit. “No,” said {hero}, and knocked: “{lost}! We go by you.” They waited, bent over, holding what they held. It was the only time on record that those people were silent in order to be given a number. “If it is convenient,” said the ground. “One. Two.”',
						],
					},
				},
				{
					say: 'Be the one who goes in under with the prop',
					sets: ['under'],
					outcome: {
						few: '“When it gives, it wants a prop,” said {host}, “and someone to set it.” {hero} had the thing under {their} arm already. It gave, about one o’clock, by the breadth of a hand; and {they} lay down, and pushed the prop in beneath all that weight as far as it would go; and on the inner side somebody took hold of the other end, and nodded. One could tell.',
						else: [
							'Somebody has to be under it, in such a case, at the moment when it is up and has not yet been made fast. {hero} took the prop. When they heaved there was a slot, and {they} slid in; {they} had twenty people’s worth of oak above {them}, held up by nothing but the goodwill of people who had once swept up {their} cup. It held. In the dark beside {them} someone said, “Good evening,” and nodded. One could tell.',
							'“When it is up, it wants a prop,” said {host}, “and someone to set it.” They looked at one another. {hero} had the thing under {their} arm already. They lifted; it was a foot, hardly that; and in went {hero}, beneath all that weight, and for as long as it took to find the notch there was no reason in the world why it should stay up, except that they wished it to.',
						],
					},
				},
			],
			scene: { at: 'start', with: ['friend', 'other'], shows: ['door'], pose: 'stand', feeling: 'determined' },
		},
		{
			titles: ['Erratum', 'By Name', 'Forty-One', 'The Chair beside the Door'],
			time: 'night',
			parts: [
				{
					quiet: ['It was no great thing to do. {hero}, who was {trait}, had never done a louder one.', ''],
					bold: [
						'One had always known {hero} for {trait}; but that had been a matter of noise, and this was quiet.',
						'',
					],
					kind: ['{hero} was {trait}. It had until then chiefly meant that {they} let other people off.', ''],
					honest: ['{hero}, being {trait}, left nothing out, least of all {themself}.', ''],
					clever: [
						'{hero} was {trait}, and had foreseen a number of objections; it annoyed {them} that no one raised any.',
						'',
					],
					careful: [
						'{Trait} as {they was}, {hero} had been three times around that door with one {hand} on its edge, and now stopped.',
						'',
					],
					merry: [
						'{hero} could have made them laugh, being {trait}, and they were longing for it. {hero} let them wait.',
						'',
					],
					dreamy: ['It was {hero}, so {trait} otherwise, who had kept one thing in mind the whole of the night.', ''],
					quick: ['{hero}, who was {trait}, had done everything that day too soon. It was the making of it.', ''],
				},
				'@answer',
				{
					'end-all': [
						'It stood upright; it was only a door. {lost} came up the steps, and saw how many they were, and would plainly have liked to go down again. Then {lost.they} nodded, to the left, to the right, and each gave it back as though it were something breakable. “It was for this,” said {lost}, when {lost.they} was asked, and brought out of the bag a hook, of iron, with its screw. “There are forty, and I had counted forty-one cups. I thought that I could have it up before anyone noticed.” It was up by two, between the door and hook seventeen. {host} struck out a line, and under it, for the first time in fourteen thousand evenings, put not a figure but the names; there were forty-one, and it took up the page. It is still done so. They have got rather to like it. The cocoa always has a skin on now.',
						'“I am so sorry,” said {lost}. It was what {lost.they} had got ready to say, all that day, and {lost.they} said it to the first person who bent down to help, and that was {other}. {other} could not speak. They went home in one body, with {lost} in the middle; no one could have told you who had arranged it. {Hall.at} there was a hook to be put up, which had been the cause of everything. “It was the cup on the floor,” {lost} explained to {hero}; “from where I sit one sees it so.” Then {host} opened the book at the first page, and asked, for there was no one else to ask, how the name was said. {lost} told them. They had been counting on account of him for forty years. “Here,” said {lost}, on his behalf, after a moment; and they went on to the next.',
					],
					'end-two': [
						'There was one thing more, and it was {host} who would not let it rest. “You went out at six,” said {host}, on the way home, to {hero}. “At nine I counted again, to be sure. I made it forty-one.” “I stood on the step for a bit,” said {hero}. “I know. I heard the bolt. I believe that I was the person who shot it.” {lost}, whom they had between them, stopped. {lost} looked at {hero} from very near. “This one is frozen through,” said {lost}. “Has no one seen that?” Out of the bag came a shawl, and a hook that had been wrapped in it; it was the hook for which {lost} had gone down there. “There was a cup on the floor.” And in the book two lines have been struck out, for that day, one below the other, and beside the second there is a remark in ink: “I did not look.” It has been left standing. One is shown it, when one is new.',
						'{lost} had come up, and had nodded all around, and was being wrapped in everything they had. “Forty-one,” said {host}, in a voice that was not steady. “No,” said {lost}. {Lost.they} had never contradicted anyone. “At six there were two of us out. What did you write?” It had to be told. {lost} listened to the end. Then {lost} unpacked the hook, which had cost so much, and gave it to {hero}, before them all. “I went to fetch it because you have none,” said {lost}. “I thought that it was an oversight. I see that one will have to do it oneself.” They have two chairs by that door now, and two pairs of eyes. It is not a post; it has never been announced. But there are people who cannot get to sleep of an evening until they have gone by there once more, for some reason or other, and been seen.',
					],
					'end-few & confessed': [
						'With eleven it is only just possible; one would not have wanted ten. {lost} came out, and nodded to every one of them. “I heard it,” said {lost} to {hero}. “It was a good deal to say through a door. I had been so surprised, you see, that there were forty.” Nobody wished to look at anybody. “I came for the silver,” said {other} at last, with great distinctness. “I wish to have that known. I stayed, I do not know what I stayed for.” “That would be the part that counts,” said {lost}, and gave {hero} the hook that it had all been about. It hangs by the door; there are eleven people who know what it weighs. The others got up next morning as usual. They were told good morning as usual, or nodded to; and it is said that {other} has had the scales melted down, and that there was some silver in them after all.',
						'They got it up at the fourth attempt. {lost} stood among the eleven of them, blinking, with the bag in front of {lost.them}, and the first thing was that {lost.they} held out a hook to {hero}. “So that it should not be on the floor. Your cup. That was my errand.” “I told them that it was silver,” said {hero}. “I know. I am not hard of hearing, merely of shouting.” {Lost.they} thought it over. “It was a better price than I would have set myself.” They walked home, and {other} carried the lantern. {Hall.at} the rest lay asleep, or lay there, and in the morning no one mentioned any of it. But at six, when {host} had come to seventeen, and somebody by the door answered “here,” it was observed that twenty-nine people could not meet each other’s eye, and that the cocoa had to be offered twice.',
					],
					'end-few': [
						'It grew light before they had it. Five people cannot lift such a thing, but can persuade it: a beam, a stone, a beam; and each time {lost} called out from below where it was giving, louder and louder, until by four o’clock {lost} was giving orders like a boatswain. “That was you?” said the old lady, when {lost.they} had come up. “I had no idea that you had a voice.” “I was saving it,” said {lost}. There was a hook, for which {lost.they} had gone: it was for {hero}’s cup. They screwed it in before the others were awake, and lay down as they were. {host} alone sat on, with the book. At breakfast it was found that forty-one had been struck out. It said, “Five, and one,” and then, “The remainder present.” It was perfectly correct, and nobody has ever liked to see that page.',
						'They worked until morning. It is of interest how soon five people who have hardly spoken know each other’s breathing. The boy slept for an hour upon the spade. About five the oak gave up, with a sigh, and {lost} put out {lost.their} head and nodded to them, one after another. “I am afraid that I have spoiled your night.” “I have had worse in bed,” said the old lady. {hero} was handed a hook. “It was for your cup,” said {lost}. “I cannot bear it on the floor.” They came home with the milk, and there was everyone at table, washed, rested, all forty less five less one. Nobody made room; then everybody did. {other} got up at length, and took {other.their} own cup from its hook, filled it, and carried it the whole length of the room to the chair beside the door. It was not much. But it had been seen, afterward people said, that it shook.',
					],
					'end-gold & under': [
						'Then it was up, and fast, and forty people poured in past the two of them with their lamps. One heard them on the steps, and below; and one heard them stop. “There is a chair,” somebody reported. {hero} stood next to {lost}, in the dark, with the weight of all that oak still in {their} arms. “I told them that there was silver,” {they} said. “I did not think that they would come for you.” {lost} was silent. “No,” said {lost} then. “But you got in under it. That was not for silver.” And {lost.they} felt about in the bag, and gave {hero} the hook for which {lost.they} had gone down. They came up again presently, without looking at anyone, and last came {other}, who had the chair. {other} set it down in the grass, in front of {lost}, and wiped it, and could not find any words to go with it. So {lost} sat down. It was the first time that they had all been standing.',
					],
					'end-gold': [
						'The door stood open, and {lost} came up the steps, toward all those faces; and began, as {lost.they} had done all {lost.their} life, to nod. Nobody nodded back. They were holding their lamps past {lost.them}. “Where is it?” asked {other}. “There is nothing,” said {hero}. “I said silver, because I was sure that for {lost} you would not come.” It was so quiet that one could hear the scales swing. “But that is not true,” said a woman’s voice, and a second one, less loudly, “Is it?” It has never been found out. That is what they could not forgive {them}, for quite some time, and they were right. {lost} had understood at once. “It was for your cup,” {lost.they} said, and handed {hero} a hook. On the way home {lost.they} spoke just once. “When you were behind the stove,” said {lost}, “I wonder what I should have had to call.” The next evening they were standing at the door by half past five, all of them, in line, and not one knew what to say, and so they nodded.',
						'“Mind yourself,” said {other}, and was by {lost} and down the steps, with a sack. Thirty more went after. {lost} had stood aside for them, holding the bag, with a small inclination of the head to each. When they came up again there was a silence of its own kind. “It was a lie,” said {hero}. “I made it. There was never anything down there but {lost}.” One may say a thing in such a way that it cannot be taken back by anyone. {lost} gave a kind of cough. “There was also this,” said {lost}, and held up a hook, which had been for {hero}’s cup. They hung it the same night, with nobody watching. But when {hero} came in from the yard, {they} found {host} there, in front of the book, with the pen. “I had put forty-one,” {host} said. “I should now like to know of what.” It is blank, that line. They have left room in it, in case.',
					],
				},
				{
					'swore & late':
						'“Eleven thousand and six,” {lost} said later to {hero}. “I had got there, and then I thought, I shall just see how it goes on.”',
					swore:
						'“Nine thousand, one hundred, and two,” {lost} said later to {hero}. “I do not believe that I have ever been given so much change.”',
					light:
						'It was, some of them will tell you, the easiest cellar in the world to find. It had been drawn on the ground in gold.',
					tried:
						'The tin cup is on seventeen again. It has been flat since then, and holds a spoonful, and {lost} will not have another.',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['lost', 'other'], shows: ['door', 'lantern'], pose: 'stand', feeling: 'calm' },
		},
	],
};
