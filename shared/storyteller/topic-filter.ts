import { sentencesOf } from './text/text.ts';

/** Whether a text is free of the switched-off topics. */
export type TopicFilter = (text: string) => boolean;

/** The filter without switched-off topics. */
export const allowAll: TopicFilter = () => true;

/** The filter for these topics, in singular and plural, in any case. */
export function topicFilterFor(topics: readonly string[]): TopicFilter {
	const forms = topics
		.map((topic) => topic.trim().toLowerCase())
		.filter((topic) => topic !== '')
		.flatMap(formsOf);
	if (forms.length === 0) return allowAll;
	const met = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'iu');
	return (text) => !met.test(text);
}

/** The text without the sentences that mention a switched-off topic; speech is removed as a whole. */
export function removeDisallowed(text: string, allowed: TopicFilter): string {
	if (allowed(text)) return text;
	return spokenWhole(sentencesOf(text)).filter(allowed).join(' ');
}

/** The sentences, with those inside one pair of quotes joined, so that no quote is left open. */
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
