import type { Provenance } from '../../shared/contract/stories.ts';

/** The maker of a part of a chapter, for a parent. */
export function creditText({ maker, model, standsIn }: Provenance['storyteller']): string {
	const name = maker === 'built-in' ? 'Built-in' : `AI: ${maker}`;
	const known = model && maker !== 'built-in' ? `${name}, ${model}` : name;
	return standsIn ? `${known}, which stood in` : known;
}
