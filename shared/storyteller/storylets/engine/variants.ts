import { hashOf, seededRandom } from '../../seeded-random.ts';
import type { StoryletOutline, VariantDraw } from './outline.ts';

/**
 * The draw of a new story: the next round after the author's last remembered story of the same plot, so that no text of the plot comes
 * twice before each of its variants was told; without one, a new draw from the seed. `memory`: outlines, the newest last.
 */
export function drawVariants(seed: string, plot: string, memory: readonly StoryletOutline[]): VariantDraw {
	const last = memory.findLast((outline) => outline.plot === plot)?.variants;
	return last ? { salt: last.salt, round: last.round + 1 } : { salt: hashOf(seed), round: 0 };
}

/** The variant of a list that a draw tells. Every list begins at its own place. */
export function variantOf(lines: readonly string[], { salt, round }: VariantDraw): string {
	const start = Math.floor(seededRandom(`${salt} ${lines[0]}`)() * lines.length);
	return lines[(start + round) % lines.length] as string;
}
