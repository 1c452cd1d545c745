import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Config } from '../app/config.ts';
import type { Core } from '../app/core.ts';
import type { Cluster } from '../db/cluster.ts';
import { sharedGuessTallies } from '../db/guess-tallies.ts';
import type { Db } from '../db/schema.ts';
import { clientAddress } from './client-address.ts';
import type { Env } from './env.ts';
import { consume, createGuessLimit, guessBounds, guessRules } from './guess-limit.ts';

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

/**
 * Limits requests by address and by account. The counts are in memory: a restart resets them. In a cluster, those that guard
 * passwords and what is costly are counted over all nodes; floods are counted by each node, which is what they load.
 */
export function createRateLimits({ config, db, cluster }: Pick<Core, 'config' | 'db' | 'cluster'>) {
	const { rateLimit: on, trustProxy } = config;
	const shared = cluster ? createSharedLimits(config, db, cluster) : null;
	const addressLimiter = createLimiter('byAddress');
	const accountLimiter = createLimiter('byAccount');
	const registrationLimiter = shared?.registrations ?? createLimiter('registrations');
	const exportLimiter = shared?.exports ?? createLimiter('exports');
	const guesses = shared?.guesses ?? createGuessLimit();
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

/**
 * Limits over all nodes. The addresses and emails in the database are hashed with the server's secret. While the database cannot
 * count, each node counts for itself.
 */
function createSharedLimits({ jwtSecret }: Config, db: Db, cluster: Cluster) {
	const hash = (text: string) =>
		createHmac('sha256', jwtSecret ?? '')
			.update(text)
			.digest('base64url');
	const limiter = (keyPrefix: string, bound: { points: number; duration: number }) =>
		new HashedLimiter(hash, {
			...{ storeClient: cluster.pool, storeType: 'pool', tableName: 'rate_limit' },
			...{ tableCreated: true, clearExpiredByTimeout: false },
			...{ ...bound, keyPrefix },
			insuranceLimiter: new RateLimiterMemory({ ...bound, keyPrefix }),
		});
	const tallies = sharedGuessTallies(db, guessRules);
	return {
		registrations: limiter('registrations', bounds.registrations),
		exports: limiter('exports', bounds.exports),
		guesses: createGuessLimit({
			tallies: {
				isTrusted: (caller) => tallies.isTrusted(hash(caller)),
				count: (caller) => tallies.count(hash(caller)),
				succeed: (caller) => tallies.succeed(hash(caller)),
			},
			byAddress: limiter('tries', guessBounds.byAddress),
			byAccount: limiter('anywhere', guessBounds.byAccount),
		}),
	};
}

/** A limiter in the database with hashed keys. */
class HashedLimiter extends RateLimiterPostgres {
	readonly #hash: (key: string) => string;

	constructor(hash: (key: string) => string, options: ConstructorParameters<typeof RateLimiterPostgres>[0]) {
		super(options);
		this.#hash = hash;
	}

	override getKey(key: string | number): string {
		return super.getKey(this.#hash(String(key)));
	}
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
