import type { Figure } from './figures.ts';
import { manyAtOnce } from './makers/many-at-once.ts';
import { memory } from './makers/memory.ts';
import { oneByOne } from './makers/one-by-one.ts';

export const title = 'chapters by a provider (@copilotkit/aimock at set speeds, in a process of its own)';

export async function measure(): Promise<Figure[]> {
	return [...(await oneByOne()), ...(await manyAtOnce()), ...(await memory())];
}
