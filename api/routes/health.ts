import { Hono } from 'hono';
import { upkeepCalls } from '../../shared/upkeep.ts';
import { answers } from '../db/answers.ts';
import type { Parts } from '../parts.ts';
import type { Env } from './env.ts';

/** Whether the process lives, and whether what it needs works. Neither tells a secret. */
export function healthRoutes({ db, media, makers, queue }: Parts): Hono<Env> {
	return new Hono<Env>()
		.get('/api/health', (c) => c.json({ ok: true }))
		.get(upkeepCalls.ready.path, async (c) => {
			const checks = await Promise.allSettled([answers(db), media.check()]);
			const ready = queue.isOpen && checks.every((check) => check.status === 'fulfilled');
			const { storyteller, illustrator, narrator } = makers;
			const roles = ['storyteller', 'illustrator', 'narrator', 'moderator'] as const;
			const degraded = roles.filter((role) => makers[role].isFailing?.());
			const names = { storyteller: storyteller.name, illustrator: illustrator.name, narrator: narrator.name };
			return c.json({ ready, ...names, degraded }, ready ? 200 : 503);
		});
}
