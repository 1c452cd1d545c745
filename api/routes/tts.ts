import { Hono } from 'hono';
import { makingCalls } from '../../shared/making.ts';
import type { Parts } from '../parts.ts';
import { createNarration } from '../stories/narrate-chapter.ts';
import type { Env } from './env.ts';
import { body } from './valid.ts';

type NarrationParts = Pick<Parts, 'config' | 'db' | 'media' | 'makers' | 'queue' | 'tell' | 'now'>;

/** Narration: made once for each chapter and voice, and answered from there. */
export function ttsRoutes(parts: NarrationParts): Hono<Env> {
	const narration = createNarration(parts);
	return new Hono<Env>().post(makingCalls.narrate.path, async (c) =>
		c.json(await narration(c.var.reader, await body(makingCalls.narrate, c))),
	);
}
