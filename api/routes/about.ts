import { Hono } from 'hono';
import { type About, aboutCalls } from '../../shared/contract/about.ts';
import type { Config } from '../app/config.ts';
import type { Core } from '../app/core.ts';
import type { Env } from './env.ts';

/** Public settings: access for new accounts, whether payment is set up, and the support address. */
export function aboutRoutes({ config }: Core): Hono<Env> {
	const about = aboutOf(config);
	return new Hono<Env>().get(aboutCalls.about.path, (c) => c.json(about));
}

function aboutOf({ signup, payment, supportEmail }: Config): About {
	return { signup, payment: payment.secretKey !== null, supportEmail };
}
