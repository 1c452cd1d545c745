import * as z from 'zod/mini';

const letterings = ['andika', 'atkinson', 'opendyslexic'] as const;
export const papers = ['day', 'cream', 'night', 'contrast'] as const;
/** Steps of size, spacing and width, and of each the one that is the default look. */
export const comfortSteps = { size: 5, spacing: 3, width: 3 } as const;
export const usualSteps = { size: 2, spacing: 1, width: 2 } as const;

const stepUpTo = (max: number) => z.optional(z.int().check(z.gte(1), z.lte(max)));

/** How someone likes to read. What is absent is the default look, in which the paper follows the device. */
export const ReadingComfort = z.object({
	letters: z.optional(z.enum(letterings)),
	size: stepUpTo(comfortSteps.size),
	spacing: stepUpTo(comfortSteps.spacing),
	width: stepUpTo(comfortSteps.width),
	paper: z.optional(z.enum(papers)),
});
export type ReadingComfort = z.infer<typeof ReadingComfort>;
