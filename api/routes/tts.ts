import { Hono } from 'hono';
import { storyCalls } from '../../shared/contract/stories.ts';
import type { AppContext } from '../app/context.ts';
import { narrateChapter } from '../stories/narrate-chapter.ts';
import type { Env } from './env.ts';
import { validateBody } from './validate.ts';

/** Narration, made once per chapter and voice. */
export function narrationRoutes(context: AppContext): Hono<Env> {
	return new Hono<Env>().post(storyCalls.narrate.path, async (c) =>
		c.json(await narrateChapter(context, c.var.principal, await validateBody(storyCalls.narrate, c))),
	);
}
