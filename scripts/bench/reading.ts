import type { Figure } from './figures.ts';
import { measureKeepsakes } from './reading/keepsakes.ts';
import { measureListening } from './reading/listening.ts';
import { measureMap } from './reading/map.ts';
import { measureProviderVoice } from './reading/provider-voice.ts';

export const title = 'chapters read aloud, the story map, and an e-book';

export async function measure(): Promise<Figure[]> {
	const figures: Figure[] = [];
	for (const part of [measureListening, measureProviderVoice, measureMap, measureKeepsakes])
		figures.push(...(await part()));
	return figures;
}
