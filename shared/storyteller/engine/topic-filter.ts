import { sentencesOf } from './text.ts';

/** Tells whether a text may be told to a child whose parent does not want certain topics met in stories. */
export type TopicFilter = (text: string) => boolean;

/** For a parent who minds nothing. */
export const allowAll: TopicFilter = () => true;

/** A test for texts free of the topics, in singular and plural, in any case. */
export function topicFilterFor(topics: readonly string[]): TopicFilter {
	const forms = topics
		.map((topic) => topic.trim().toLowerCase())
		.filter((topic) => topic !== '')
		.flatMap(formsOf);
	if (forms.length === 0) return allowAll;
	const met = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'iu');
	return (text) => !met.test(text);
}

/** The text without what is not allowed in it: whole sentences go, and speech goes as one. */
export function removeDisallowed(text: string, allowed: TopicFilter): string {
	if (allowed(text)) return text;
	return spokenWhole(sentencesOf(text)).filter(allowed).join(' ');
}

/** Sentences, but those within one pair of quotes as one, so that none is left open. */
function spokenWhole(sentences: readonly string[]): string[] {
	const whole: string[] = [];
	for (const sentence of sentences) {
		const last = whole.at(-1);
		const open = last !== undefined && last.split('“').length > last.split('”').length;
		if (open) whole[whole.length - 1] = `${last} ${sentence}`;
		else whole.push(sentence);
	}
	return whole;
}

function formsOf(topic: string): string[] {
	const one = topic
		.replace(/ies$/, 'y')
		.replace(/(?<=s|x|z|ch|sh)es$/, '')
		.replace(/(?<!s)s$/, '');
	return [...new Set([topic, one, `${one}s`, `${one}es`, one.replace(/y$/, 'ies')])];
}

function escaped(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
