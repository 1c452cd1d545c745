import { type About, aboutCalls } from '../../shared/contract/about.ts';
import { healthCalls } from '../../shared/contract/health.ts';
import type { Config } from '../app/config.ts';
import type { AppContext } from '../app/context.ts';
import { checkDatabase } from '../db/open.ts';
import { type Route, route } from './route.ts';

/**
 * What anybody may know of this server: its public settings (access for new accounts, whether payment is set up, the support
 * address), liveness and readiness. None exposes secrets.
 */
export function publicRoutes({ config, db, media, makers, queue }: AppContext): Route[] {
	const about = aboutOf(config);
	return [
		route(aboutCalls.about, () => about),
		route(healthCalls.health, () => ({ ok: true })),
		route(healthCalls.ready, async ({ c }) => {
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
			c.status(ready ? 200 : 503);
			return { ready, ...states, ...names, degraded };
		}),
	];
}

function aboutOf({ signup, payment, supportEmail }: Config): About {
	return { signup, payment: payment.secretKey !== null, supportEmail };
}

/** The reason of a failure may contain a path; the endpoint is public, so only the state is returned. */
async function stateOf(check: Promise<void>): Promise<'ok' | 'failed'> {
	return check.then(
		() => 'ok',
		() => 'failed',
	);
}
