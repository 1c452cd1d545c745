import { type CharacterType, characterTypes } from '../../../shared/words/character-types.ts';
import { type Feeling, type Pose, type Prop, props } from '../../../shared/words/scenes.ts';

/** What a bubble may show besides a prop. */
export type Sign =
	| 'shout'
	| 'question'
	| 'song'
	| 'heart'
	| 'smile'
	| 'idea'
	| 'wait'
	| 'arrow-left'
	| 'arrow-up'
	| 'arrow-right';

/** What a choice is about, beside the hero. */
export type Subject =
	| { kind: 'prop'; prop: Prop }
	| { kind: 'figure'; type: CharacterType }
	| { kind: 'speech' | 'thought'; sign: Sign | Prop }
	| { kind: 'signpost'; sign: Sign };

/** A picture of a choice: the hero does something with, to or at something. */
export type ChoiceIdea = { pose: Pose; feeling: Feeling; subject: Subject };

type Deed = { pose: Pose; feeling?: Feeling; subject?: Subject };

const speech = (sign: Sign | Prop): Subject => ({ kind: 'speech', sign });
const thought = (sign: Sign | Prop): Subject => ({ kind: 'thought', sign });
const thing = (prop: Prop): Subject => ({ kind: 'prop', prop });

/** Words for things that a prop stands for, by prop. The names of the props themselves are understood as well. */
const thingWords: Partial<Record<Prop, string>> = {
	acorn: 'nuts? acorns?',
	apple: 'apples? fruits? berr(y|ies) snacks?',
	ball: 'balls? fluff',
	balloon: 'balloons?',
	banner: 'flags? banners? sheets?',
	basket: 'bags? baskets? sacks?',
	bell: 'bells?',
	boat: 'boats? rafts? sail(s|ing)? rows? ships?',
	book: 'books? story stories tales? read',
	bridge: 'bridges? across',
	button: 'buttons?',
	cake: 'cakes? party parties feast',
	campfire: 'fires? warm',
	chest: 'treasures? chests? box boxes',
	clock: 'clocks?',
	compass: 'compasses',
	cookie: 'cookies? sweets? biscuits? crumbs? toast bite',
	crystal: 'crystals? gems? gold',
	cup: 'cups? tea milk drink',
	door: 'doors? home knock house',
	drum: 'drums?',
	egg: 'eggs? nests?',
	feather: 'feathers?',
	fishbowl: 'fish',
	flower: 'flowers? sorry kind gentle gently garden',
	gate: 'gates? gap wall',
	gear: 'gears? mend fix repair build machine',
	gift: 'gifts? presents?',
	hat: 'hats?',
	honey: 'honey nectar',
	horseshoe: 'horseshoes? luck lucky',
	hourglass: 'hourglasses',
	key: 'keys? unlock locks?',
	kite: 'kites? wind',
	ladder: 'ladders? climb steep top tower hill',
	lantern: 'lanterns? lamps? lights? dark shadows? night glow',
	letter: 'letters? notes? messages?',
	magnifier: 'magnifiers? clues? footmarks specks dots prints',
	map: 'maps? plans?',
	mask: 'masks? faces?',
	medal: 'medals?',
	mirror: 'mirrors?',
	paintbrush: 'paint paints draw picture art artistic',
	pie: 'pies? mud',
	pot: 'pots? pans? kettles? broth stew',
	quill: 'writes? list',
	rocket: 'rockets? fly',
	rope: 'ropes? strings? tie pull',
	seed: 'seeds? plant',
	shell: 'shells? listen hear sea',
	shield: 'shields? guard protect',
	snowball: 'snow snowballs? ice cold',
	soup: 'soups?',
	star: 'stars? wish sky',
	tent: 'tents? blankets? camp hide',
	torch: 'torch torches',
	umbrella: 'umbrellas? rain',
	wand: 'magic spells? wands?',
	wheel: 'wheels?',
	whistle: 'whistles? whistle',
};

/** Words that only suggest a thing: they count after what is named and what is said. */
const hintWords: Partial<Record<Prop, string>> = {
	bell: 'wake',
	compass: 'way ways path paths route trail corner round',
	drum: 'loud noise fuss bang',
	hourglass: 'slow slowly',
	magnifier: 'look search seek study sign guess gaze peek inside sniff curious',
	mask: 'silly funny jokes? trick wink pretend goofy',
	medal: 'brave bold proud courage courageous',
	mirror: 'backwards?',
	shield: 'careful cautious',
};

/** What is done. The first word that fits counts. */
const deeds: readonly (readonly [words: string, deed: Deed])[] = [
	['sing sings song songs hum tune', { pose: 'cheer', feeling: 'happy', subject: speech('song') }],
	['dance dances twirl spin', { pose: 'cheer', feeling: 'happy', subject: thing('drum') }],
	['shout shouts call yell stop roar', { pose: 'cheer', feeling: 'determined', subject: speech('shout') }],
	['ask asks question where why who', { pose: 'point', feeling: 'curious', subject: speech('question') }],
	['hug hugs cuddle love share offer care caring affectionate', { pose: 'reach', subject: speech('heart') }],
	['help helps comfort friend friends together trust', { pose: 'reach', subject: speech('heart') }],
	['laugh giggle giggly joke smile cheerful', { pose: 'cheer', subject: speech('smile') }],
	['hello hi greet greeting wave welcome goodbye', { pose: 'wave', subject: speech('smile') }],
	[
		'say says tell speak answer word talk promise sorry please advice show',
		{ pose: 'point', subject: speech('smile') },
	],
	['wait waits watch calm rest breathe quiet stay patient', { pose: 'sit', feeling: 'calm', subject: thought('wait') }],
	['sit sits', { pose: 'sit', feeling: 'calm' }],
	[
		'think thinks idea plan guess wonder clever make find use',
		{ pose: 'think', feeling: 'curious', subject: thought('idea') },
	],
	['run runs race dash hurry rush leap jump hop chase fast', { pose: 'run', feeling: 'determined' }],
	['march walk walks tiptoe creep crawl step follow go take sneak explore', { pose: 'walk', feeling: 'determined' }],
	['point look looks see search listen study', { pose: 'point', feeling: 'curious' }],
	['hold carry give bring lift pick swing throw send put drop', { pose: 'hold' }],
	['pull push reach grab touch open knock try', { pose: 'reach', feeling: 'determined' }],
];

const arrows: readonly Sign[] = ['arrow-left', 'arrow-up', 'arrow-right'];

const subjectWords = subjectsByWord();
const hints = propsByWord(hintWords);
const deedsByWord = new Map(deeds.flatMap(([words, deed]) => words.split(' ').map((word) => [word, deed] as const)));

/**
 * Pictures for the choices of a chapter, from the choices' words: each of something else, so that they can be told apart
 * without reading. A choice of which no word is known shows a signpost: a way to go.
 */
export function choiceIdeas(choices: readonly string[]): ChoiceIdea[] {
	const used = new Set<string>();
	return choices.map((text, index) => {
		const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
		const found = words.flatMap((word) => deedsByWord.get(word) ?? []);
		const [deed = { pose: 'walk' }] = found;
		const subjects = [
			...words.flatMap((word) => subjectWords.get(word) ?? []),
			...found.flatMap(({ subject }) => (subject && subject.kind !== 'thought' ? subject : [])),
			...words.flatMap((word) => hints.get(word) ?? []),
			...found.flatMap(({ subject }) => subject ?? []),
			{ kind: 'signpost', sign: arrows[index % arrows.length]! } as const,
		];
		const subject = subjects.find((one) => !used.has(JSON.stringify(one))) ?? subjects.at(-1)!;
		used.add(JSON.stringify(subject));
		return { pose: deed.pose, feeling: deed.feeling ?? 'happy', subject };
	});
}

function subjectsByWord(): Map<string, Subject> {
	const byWord = new Map<string, Subject>();
	for (const type of characterTypes) {
		// Two words would have to be found together; a child and a cloud are seldom who is meant.
		if (type.includes(' ') || type === 'Child' || type === 'Cloud') continue;
		const word = type.toLowerCase();
		for (const form of [word, `${word}s`]) byWord.set(form, { kind: 'figure', type });
	}
	for (const prop of props) byWord.set(prop, thing(prop));
	return new Map([...byWord, ...propsByWord(thingWords)]);
}

function propsByWord(words: Partial<Record<Prop, string>>): Map<string, Subject> {
	const listed = props.flatMap((prop) =>
		(words[prop] ?? '')
			.split(' ')
			.flatMap(formsOf)
			.map((word) => [word, thing(prop)] as const),
	);
	return new Map(listed);
}

/** `nuts?` stands for `nut` and `nuts`, `berr(y|ies)` for both of its forms. */
function formsOf(word: string): string[] {
	if (word.endsWith('?') && !word.endsWith(')?')) return [word.slice(0, -2), word.slice(0, -1)];
	const [, stem, endings] = /^(\w+)\(([\w|]+)\)\??$/.exec(word) ?? [];
	if (!stem || !endings) return word ? [word] : [];
	return [stem, ...endings.split('|').map((ending) => stem + ending)];
}
