import { findContentIssue } from '../../../rules/moderation/content-rules.ts';
import { grammarIssues, joinIssues } from '../../check/grammar.ts';
import type { Level } from '../../text/levels.ts';
import { slotsIn } from '../../text/templates.ts';
import { longestSentence, parseText, sentencesOf } from '../../text/text.ts';
import { storyletBands } from '../engine/reading-bands.ts';
import { presentVerbs } from '../engine/slots.ts';
import { fillSlots } from '../engine/telling.ts';
import type { LocatedText } from './located-texts.ts';

/** Issues of one template with every value of every slot, each with where it stands. */
export function textIssues(text: LocatedText, values: ReadonlyMap<string, readonly string[]>): string[] {
	const { where, line } = text;
	const unknown = slotsIn(line).filter((slot) => !valuesOf(slot, values));
	if (unknown.length > 0) return unknown.map((slot) => `${where}: unknown slot {${slot}}`);
	const issues = [...renderingIssues(text, values), ...templateIssues(text)];
	return [...new Set(issues)].map((issue) => `${where}: ${issue}`);
}

/** Issues that the template shows before it is filled. */
function templateIssues({ line, kind, level }: LocatedText): string[] {
	const plain = line
		.replace(/\{[^}]*\}/g, 'X')
		.replace(/\|[^\]]*\]/g, '')
		.replace(/[[\]]/g, '');
	const words = plain.split(/\s+/).length;
	return [
		...matches(line, /\{[\w.]+\.a\} (?!and\b)[a-z]+/g, 'a description must end its phrase'),
		...matches(line, /\{[Tt]hey\} (?:was|wasn’t|were|is|has)\b/g, 'write {they was}'),
		...matches(line, presentVerb, 'write the verb in the slot, as in {they say}'),
		...matches(
			line,
			/\{[Tt]hey\} [^.!?“”;:{]*,? (?:and|but) (?:was|wasn’t|has|is)\b/g,
			'a verb that does not follow “they”',
		),
		...(kind !== 'part' || findContentIssue(line, { rating: youngest[level], disabledTopics: [] }) === null
			? []
			: [`a word above the age rating ${youngest[level]}`]),
		...(heroBody.test(line) ? [`the hero’s body: ${line.match(heroBody)?.[0]}`] : []),
		...(kind === 'say' && (words < 2 || words > 14) ? [`a choice of ${words} words`] : []),
		...(kind === 'say' && /\{hero\}/.test(line) ? ['the hero’s name in a choice'] : []),
		...(level < 4 ? [] : matches(line, /\b(?:pudding|supper time|cuddl\w+)\b/gi, 'not for twelve')),
	];
}

/** A verb of the present tense after a hero who may be a he, a she, or a they. “did they notice” is none. */
const presentVerb = new RegExp(`(?<!\\bdid )\\{[Tt]hey\\} (?:${Object.keys(presentVerbs).join('|')})\\b`, 'g');

/** The youngest reader of each level: every text suits its rating, so that no story is too hard for its own readers. */
const youngest: Record<Level, number> = { 1: 3, 2: 6, 3: 9, 4: 12 };

/** Body parts and postures that not every kind of hero has. */
const heroBody =
	/(?:\{hero\}’s|\{their\}) (?:own )?(?:bare |left |right |wet )?(?:feet|foot|toes?|knees?|legs?|shoes?|boots?|socks?|pockets?|sleeves?|hair|fingers?|shoulders?|elbows?|cheeks?|beak|tail|paws?|wings?|coat|hat)\b/i;

/** Whole renderings of a text: enough for what does not depend on a single slot. */
const wholeRenderings = 3;

function renderingIssues({ line, kind, level }: LocatedText, values: ReadonlyMap<string, readonly string[]>): string[] {
	const alternatives = alternativesOf(line);
	const whole = alternatives.flatMap((alternative) => {
		const texts = renderings(alternative, values, wholeRenderings);
		const long = longestSentence(parseText(texts[0] ?? ''), 'Milo') - storyletBands[level].maxSentenceWords;
		return [
			...texts.flatMap(kind === 'part' ? grammarIssues : joinIssues),
			...(kind === 'part' && long > 0 ? [`a sentence ${long} words too long`] : []),
		];
	});
	const filled = new Set(alternatives.flatMap(sentencesOf).filter((sentence) => sentence.includes('{')));
	return [
		...whole,
		...[...filled].flatMap((sentence) => renderings(sentence, values, Number.POSITIVE_INFINITY).flatMap(joinIssues)),
	];
}

/** The template with the first value of each slot, with the second ones, and so on, up to so many. */
function renderings(template: string, values: ReadonlyMap<string, readonly string[]>, most: number): string[] {
	const slots = slotsIn(template);
	const count = Math.max(1, ...slots.map((slot) => valuesOf(slot, values)?.length ?? 0));
	const trait = values.get('trait.a') ?? [];
	return Array.from({ length: Math.min(count, most) }, (_, at) => {
		const set = Object.fromEntries(slots.map((slot) => slotValue(slot, at, values)));
		return fillSlots(template, { 'trait.a': trait[at % Math.max(1, trait.length)] ?? '', ...set });
	});
}

/** The template with the first alternatives, with the second ones, and so on. */
function alternativesOf(line: string): string[] {
	const ways = [...line.matchAll(/\[([^[\]]*)\]/g)].map((match) => (match[1] as string).split('|').length);
	return Array.from({ length: Math.max(1, ...ways) }, (_, at) =>
		line.replace(/\[([^[\]]*)\]/g, (_, each: string) => {
			const options = each.split('|');
			return options[at % options.length] as string;
		}),
	);
}

function slotValue(slot: string, at: number, values: ReadonlyMap<string, readonly string[]>): [string, string] {
	const all = valuesOf(slot, values) ?? [''];
	const value = all[at % all.length] as string;
	return [slot, /^[A-Z]/.test(slot) ? value.charAt(0).toUpperCase() + value.slice(1) : value];
}

function valuesOf(slot: string, values: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
	return values.get(slot) ?? values.get(slot.charAt(0).toLowerCase() + slot.slice(1));
}

function matches(text: string, pattern: RegExp, name: string): string[] {
	return [...text.matchAll(pattern)].map(([found]) => `${name}: ${found}`);
}
