import type { Prop } from '../../../words/scenes.ts';

/** Other words by which a text names what the prop shows. */
const otherWords: Partial<Record<Prop, readonly string[]>> = {
	banner: ['flag'],
	boat: ['ferry', 'yacht'],
	book: ['atlas', 'volume'],
	campfire: ['fire'],
	chest: ['box'],
	crystal: ['globe'],
	goblet: ['cup'],
	lantern: ['lamp'],
	pot: ['saucepan', 'teapot', 'kettle'],
	quill: ['pen', 'ink'],
	rope: ['cable'],
	scroll: ['form'],
	telescope: ['spyglass'],
	wheel: ['cart'],
};

/** Whether a text names what the prop shows. */
export function namesProp(text: string, prop: Prop): boolean {
	const words = [prop, ...(otherWords[prop] ?? [])];
	return new RegExp(`\\b(?:${words.join('|')})(?:s|es)?\\b`, 'i').test(text);
}
