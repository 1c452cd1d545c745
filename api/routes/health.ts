import { Hono } from 'hono';
import { healthCalls } from '../../shared/contract/health.ts';
import type { AppContext } from '../app/context.ts';
import { checkDatabase } from '../db/open.ts';
import type { Env } from './env.ts';

/** Liveness and readiness. Neither exposes secrets. */
export function healthRoutes({ db, media, makers, queue }: AppContext): Hono<Env> {
	return new Hono<Env>()
		.get('/api/health', (c) => c.json({ ok: true }))
		.get(healthCalls.ready.path, async (c) => {
			const states = {
				database: await stateOf(checkDatabase(db)),
				media: await stateOf(media.check()),
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
async function stateOf(check: Promise<void>): Promise<'ok' | 'failed'> {
	return check.then(
		() => 'ok',
		() => 'failed',
	);
}
