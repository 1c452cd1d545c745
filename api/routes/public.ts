import { type About, aboutCalls } from '../../shared/contract/about.ts';
import { healthCalls } from '../../shared/contract/health.ts';
import type { Config } from '../app/config.ts';
import type { AppContext } from '../app/context.ts';
import { checkDatabase } from '../db/open.ts';
import { dailyCaps } from '../stories/operator-limits.ts';
import { type Route, route } from './route.ts';

/**
 * What anybody may know of this server: its public settings (access for new accounts, whether payment is set up, the support
 * address, daily caps), liveness and readiness. None exposes secrets.
 */
export function publicRoutes({ config, db, media, makers, queue }: AppContext): Route[] {
	return [
		route(aboutCalls.about, () => aboutOf(config, makers)),
		route(healthCalls.health, () => ({ ok: true })),
		route(healthCalls.ready, async ({ c }) => {
			const states = {
				database: await stateOf(checkDatabase(db)),
				media: await stateOf(media.check()),
				queue: queue.state,
			};
			// Without their bucket all nodes can still answer everything but media: none must be taken out of service.
			const isMediaNeeded = config.s3 === null;
			const ready = states.database === 'ok' && states.queue === 'ok' && (states.media === 'ok' || !isMediaNeeded);
			const { storyteller, illustrator, narrator } = makers;
			const roles = ['storyteller', 'illustrator', 'narrator', 'moderator'] as const;
			const degraded = roles.filter((role) => makers[role].isFailing?.());
			const names = { storyteller: storyteller.name, illustrator: illustrator.name, narrator: narrator.name };
			c.status(ready ? 200 : 503);
			return { ready, ...states, ...names, degraded };
		}),
	];
}

/** Not once at the start: an admin changes the storyteller, and with it the caps. */
function aboutOf(config: Config, makers: AppContext['makers']): About {
	const { signup, payment, supportEmail } = config;
	const caps = dailyCaps(config, makers);
	return { signup, payment: payment.secretKey !== null, supportEmail, ...(caps && { dailyCaps: caps }) };
}

/** The reason of a failure may contain a path; the endpoint is public, so only the state is returned. */
async function stateOf(check: Promise<void>): Promise<'ok' | 'failed'> {
	return check.then(
		() => 'ok',
		() => 'failed',
	);
}
