import type * as z from 'zod/mini';
import type { StoryQuery } from '../../../shared/contract/admin.ts';

export type StoriesQuery = z.infer<typeof StoryQuery>;

export const publications = ['published', 'draft'] as const satisfies readonly StoriesQuery['status'][];
