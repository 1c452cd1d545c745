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
			const states = {
				database: await stateAfter(answers(db)),
				media: await stateAfter(media.check()),
				queue: queue.state,
			};
			const ready = Object.values(states).every((state) => state === 'ok');
			const { storyteller, illustrator, narrator } = makers;
			const roles = ['storyteller', 'illustrator', 'narrator', 'moderator'] as const;
			const degraded = roles.filter((role) => makers[role].isFailing?.());
			const names = { storyteller: storyteller.name, illustrator: illustrator.name, narrator: narrator.name };
			return c.json({ ready, ...states, ...names, degraded }, ready ? 200 : 503);
		});
}

/** The reason of a failure may contain a path; the endpoint is public, so only the state is returned. */
async function stateAfter(check: Promise<void>): Promise<'ok' | 'failed'> {
	return check.then(
		() => 'ok',
		() => 'failed',
	);
}
