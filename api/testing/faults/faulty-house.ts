import { join } from 'node:path';
import Database from 'better-sqlite3';
import { vi } from 'vitest';
import type { Passwords } from '../../accounts/passwords.ts';
import { harmless } from '../../realtime.ts';
import { type House, testHouse } from '../house.ts';
import { quickMakers } from '../quick-makers.ts';
import { type StripeDouble, startStripeDouble } from '../stripe-double.ts';
import { failStatements } from './database.ts';
import { failFiles } from './files.ts';
import { faultyMakers } from './makers.ts';
import { NthCall } from './nth-call.ts';
import { failRequests } from './requests.ts';

/** What goes wrong with a call. `undoes`: SQLite rolls the transaction back by itself. `isLasting`: so does every call after it. */
export type Fault = { database: string; file: string; undoes: boolean; isLasting: boolean };

/** A house of which every call to the outside can be made to fail. */
export type FaultyHouse = {
	house: House;
	stripe: StripeDouble;
	nth: NthCall;
	/** What stands in the tables, seen past all faults. */
	rows<Row = Record<string, unknown>>(sql: string, ...parameters: unknown[]): Row[];
	/** Whether others can write, which they cannot while a transaction was left open. */
	isFree(): boolean;
	/** Lets time pass, so that whatever rests is tried again. Milliseconds. */
	pass(milliseconds: number): void;
	close(): Promise<void>;
};

/** Hashing is not what is tested here, and costs more than all the rest. */
export const quickPasswords: Passwords = {
	hash: async (password) => `quick ${password}`,
	verify: async (hash, password) => hash === `quick ${password}`,
	isOutdated: () => false,
};

export async function openFaultyHouse(fault: Fault): Promise<FaultyHouse> {
	const nth = new NthCall();
	const stripe = await startStripeDouble(
		// Stripe itself keeps an event until it is taken.
		async () => undefined,
		() => house.clock.now,
	);
	const heard = (call: string) =>
		harmless(() => {
			if (nth.hits(`socket: ${call}`)) throw new Error('A fault of this test');
		});
	const house: House = await testHouse({
		env: { SIGNUP_ACCESS: 'trial', ...stripe.env },
		makers: faultyMakers(quickMakers(), nth),
		backOff: 1,
		instead: { passwords: quickPasswords, tell: heard('tell'), hangUp: heard('hang up') },
	});
	const mend = [
		failStatements(nth, fault.database, fault.undoes),
		failFiles(nth, house.folder, fault.file),
		failRequests(nth),
	];
	const trouble = vi.spyOn(console, 'error').mockImplementation(() => {});
	const beside = new Database(join(house.folder, 'everbranch.db'), { timeout: 0 });
	return {
		...{ house, stripe, nth },
		rows: <Row>(sql: string, ...parameters: unknown[]) => beside.prepare(sql).all(...parameters) as Row[],
		isFree() {
			try {
				beside.exec('begin immediate; rollback');
				return true;
			} catch {
				return false;
			}
		},
		pass(milliseconds) {
			house.clock.now += milliseconds;
			void house.parts.queue.wake();
		},
		async close() {
			nth.disarm();
			for (const end of mend) end();
			beside.close();
			await house.close();
			await stripe.close();
			trouble.mockRestore();
		},
	};
}
