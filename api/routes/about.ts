import { Hono } from 'hono';
import { type About, aboutCalls } from '../../shared/about.ts';
import type { Config } from '../config.ts';
import type { Parts } from '../parts.ts';
import type { Env } from './env.ts';

/** What the operator chose, for screens that anybody sees: how one signs up, whether one can pay, and who helps. */
export function aboutRoutes({ config }: Pick<Parts, 'config'>): Hono<Env> {
	const about = aboutOf(config);
	return new Hono<Env>().get(aboutCalls.about.path, (c) => c.json(about));
}

function aboutOf({ signup, payment, supportEmail }: Config): About {
	return { signup, payment: payment.secretKey !== null, supportEmail };
}
