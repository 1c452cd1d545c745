import { grammarIssues } from '../../check/grammar.ts';
import { sentencesOf, wordsOf } from '../../text/text.ts';
import { namesProp } from '../facts/prop-words.ts';
import type { WholeStory } from './sample.ts';

/** Sentences of so many words are remembered when they come again. */
const memorableWords = 8;

/** Faults of one told story: what no check of a single template can see. */
export function storyFaults({ brief, drafts }: WholeStory): string[] {
	const { hero } = brief;
	const text = drafts.map(({ content }) => content).join('\n\n');
	const sentences = memorableSentences(text, hero.name);
	return [
		...sentences.filter((sentence, at) => sentences.indexOf(sentence) < at).map((one) => `told twice: ${one}`),
		...hero.traits.filter((trait) => !text.includes(trait)).map((trait) => `no ${trait}`),
		...drafts.flatMap(({ content, choices, chapterTitle, scene }, at) =>
			[
				...content.split('\n\n').flatMap(grammarIssues),
				...[content, chapterTitle, ...choices].filter((each) => /[{}[\]|@]/.test(each)).map(() => 'a template'),
				...(content.includes(hero.name) ? [] : ['no hero']),
				...(new Set(choices).size === (at < drafts.length - 1 ? 3 : 0) ? [] : [`${choices.length} choices`]),
				...scene.props.filter((prop) => !namesProp(content, prop)).map((prop) => `an unnamed ${prop} in the picture`),
			].map((fault) => `chapter ${at + 1}: ${fault}`),
		),
	];
}

/** The longer sentences of a text, with the hero's name made equal. */
export function memorableSentences(text: string, heroName: string): string[] {
	return text
		.split('\n\n')
		.flatMap(sentencesOf)
		.filter((sentence) => wordsOf(sentence).length >= memorableWords)
		.map((sentence) => sentence.replaceAll(heroName, 'hero'));
}
