import { join } from 'node:path';
import Database from 'better-sqlite3';
import { vi } from 'vitest';
import type { Passwords } from '../../accounts/passwords.ts';
import { ignoringErrors } from '../../realtime/sockets.ts';
import { fakeMakers } from '../fake-makers.ts';
import { type StripeDouble, startStripeDouble } from '../stripe-double.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { failStatements } from './database.ts';
import { FailureInjection } from './failure-injection.ts';
import { failFiles } from './files.ts';
import { failingMakers } from './makers.ts';
import { failRequests } from './requests.ts';

/** How a call fails. `rollsBack`: SQLite rolls the transaction back by itself. `isLasting`: every later call fails too. */
export type FailureMode = { database: string; file: string; rollsBack: boolean; isLasting: boolean };

/** A server whose every call to the outside can be made to fail. */
export type FailingServer = {
	server: TestServer;
	stripe: StripeDouble;
	injection: FailureInjection;
	/** Rows read over a connection without injected failures. */
	rows<Row = Record<string, unknown>>(sql: string, ...parameters: unknown[]): Row[];
	/** Whether no transaction was left open, so that others can write. */
	isUnlocked(): boolean;
	/** Advances the clock by milliseconds, and wakes the queue. */
	advanceTime(milliseconds: number): void;
	close(): Promise<void>;
};

/** Hashing costs more than all the rest of these tests. */
export const fakePasswords: Passwords = {
	hash: async (password) => `quick ${password}`,
	verify: async (hash, password) => hash === `quick ${password}`,
	isOutdated: () => false,
};

export async function startFailingServer(mode: FailureMode): Promise<FailingServer> {
	const injection = new FailureInjection();
	const stripe = await startStripeDouble(
		// Stripe keeps an event until it is delivered.
		async () => undefined,
		() => server.clock.now,
	);
	const failingCall = (call: string) =>
		ignoringErrors(() => {
			if (injection.shouldFail(`socket: ${call}`)) throw new Error('An injected failure');
		});
	const server: TestServer = await startTestServer({
		env: { SIGNUP_ACCESS: 'trial', ...stripe.env },
		makers: failingMakers(fakeMakers(), injection),
		retryDelay: 1,
		overrides: {
			passwords: fakePasswords,
			notify: failingCall('notify'),
			disconnectSessions: failingCall('disconnect'),
		},
	});
	const restores = [
		failStatements(injection, mode.database, mode.rollsBack),
		failFiles(injection, server.folder, mode.file),
		failRequests(injection),
	];
	const consoleSpy = vi.spyOn(console, 'error').mockImplementation(() => {});
	const sqlite = new Database(join(server.folder, 'everbranch.db'), { timeout: 0 });
	return {
		...{ server, stripe, injection },
		rows: <Row>(sql: string, ...parameters: unknown[]) => sqlite.prepare(sql).all(...parameters) as Row[],
		isUnlocked() {
			try {
				sqlite.exec('begin immediate; rollback');
				return true;
			} catch {
				return false;
			}
		},
		advanceTime(milliseconds) {
			server.clock.now += milliseconds;
			void server.context.queue.wake();
		},
		async close() {
			injection.disarm();
			for (const end of restores) end();
			sqlite.close();
			await server.close();
			await stripe.close();
			consoleSpy.mockRestore();
		},
	};
}
