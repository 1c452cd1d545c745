import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from '../app/config.ts';
import { clientAddress } from './client-address.ts';
import type { Env } from './env.ts';
import { consume, createGuessLimit } from './guess-limit.ts';

type Limits = Pick<Config, 'rateLimit' | 'trustProxy'>;

const minute = 60;

/*
 * A whole school may register from one address and read there at the same time. The bound per account is a hundred times a
 * family's use. An export reads all data of a family, so few are allowed.
 */
const bounds = {
	byAddress: { points: 6000, duration: minute },
	byAccount: { points: 1200, duration: minute },
	connections: { points: 600, duration: minute },
	registrations: { points: 30, duration: 10 * minute },
	exports: { points: 6, duration: 10 * minute },
} as const;

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Limits requests by address and by account. The counts are in memory: a restart resets them. */
export function createRateLimits({ rateLimit: on, trustProxy }: Limits) {
	const addressLimiter = createLimiter('byAddress');
	const accountLimiter = createLimiter('byAccount');
	const registrationLimiter = createLimiter('registrations');
	const exportLimiter = createLimiter('exports');
	const guesses = createGuessLimit();
	const addressOf = (c: Context<Env>) => (c.env?.incoming ? clientAddress(c.env.incoming, trustProxy) : 'unknown');

	return {
		/** Limits the requests from one address. */
		byAddress: (async (c, next) => {
			if (on) await consume(addressLimiter, addressOf(c));
			await next();
		}) satisfies MiddlewareHandler<Env>,

		/** Limits the requests of one account, on authenticated paths. */
		byAccount: (async (c, next) => {
			if (on) await consume(accountLimiter, c.var.principal.accountId);
			await next();
		}) satisfies MiddlewareHandler<Env>,

		async registration(c: Context<Env>): Promise<void> {
			if (on) await consume(registrationLimiter, addressOf(c));
		},

		async export(accountId: string): Promise<void> {
			if (on) await consume(exportLimiter, accountId);
		},

		/** Runs a password check and counts it if it fails. `account`: an email or an id. */
		password<Result>(c: Context<Env>, account: string, check: () => Promise<Result>): Promise<Result> {
			return on ? guesses(addressOf(c), account, check) : check();
		},
	};
}

/** Whether an address may open another socket. */
export function createConnectionLimit({
	rateLimit: on,
	trustProxy,
}: Limits): (request: IncomingMessage) => Promise<boolean> {
	const connections = createLimiter('connections');
	return async (request) => {
		if (!on) return true;
		return connections.consume(clientAddress(request, trustProxy)).then(
			() => true,
			() => false,
		);
	};
}

function createLimiter(name: keyof typeof bounds): RateLimiterMemory {
	return new RateLimiterMemory({ ...bounds[name], keyPrefix: name });
}
