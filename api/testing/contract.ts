import { isDeepStrictEqual } from 'node:util';
import { aboutCalls } from '../../shared/contract/about.ts';
import { adminCalls } from '../../shared/contract/admin.ts';
import { authCalls } from '../../shared/contract/auth.ts';
import type { Call, Endpoint } from '../../shared/contract/call.ts';
import { exportEndpoint, mediaEndpoint, narrationEndpoint, webhookEndpoint } from '../../shared/contract/endpoints.ts';
import { familyCalls } from '../../shared/contract/family.ts';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import { healthCalls } from '../../shared/contract/health.ts';
import { paymentCalls } from '../../shared/contract/payment.ts';
import { sessionCalls } from '../../shared/contract/sessions.ts';
import { reportCalls, storyCalls } from '../../shared/contract/stories.ts';
import { syncCalls } from '../../shared/contract/sync.ts';
import { toldChapterCalls } from '../../shared/contract/told-chapters.ts';

/** Every call of the contract. */
export const calls = [
	...[aboutCalls, healthCalls, firstLoadCalls, authCalls, sessionCalls, familyCalls],
	...[storyCalls, toldChapterCalls, reportCalls, syncCalls, paymentCalls, adminCalls],
].flatMap((group) => Object.values(group) as Call<unknown, unknown, unknown>[]);

/** The endpoints whose bodies are not JSON. */
export const otherEndpoints: readonly Endpoint[] = [exportEndpoint, mediaEndpoint, narrationEndpoint, webhookEndpoint];

/** Throws for the body of a successful answer that differs from the contract of its call, also by a field too many. */
export function requireAnswerOfContract(method: string, path: string, body: unknown): void {
	const call = calls.find((one) => one.method === method && pathMatches(one.path, path.split('?')[0] ?? ''));
	if (!call) return;
	const { success, data, error } = call.answer.safeParse(body);
	const where = `The answer to ${method} ${path} is not that of the contract`;
	if (!success) throw new Error(where, { cause: error });
	if (!isDeepStrictEqual(data, body)) throw new Error(`${where}: it has other fields`);
}

function pathMatches(pattern: string, path: string): boolean {
	return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
}
