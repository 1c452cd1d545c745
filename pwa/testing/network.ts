import type { Story } from '../../shared/contract/story.ts';
import type { Changes } from '../../shared/contract/sync.ts';
import type { User } from '../../shared/contract/user.ts';

/** A method and a path, in which `*` matches one segment. */
export type CallPattern = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** A call of the page that a test intercepts. */
export type InterceptedCall = {
	url: URL;
	body: unknown;
	/** The response of the server, or of an earlier rule. */
	proceed(): Promise<Response>;
};

type Rule = { isMeant(call: Request): boolean; give(sent: InterceptedCall): Promise<Response> };

/** The browser's own `fetch`, without the rules of a test. */
export const realFetch = window.fetch.bind(window);
let rules: Rule[] = [];
let listeners: ((call: Request, settled: Promise<Response>) => void)[] = [];
let isOnline = true;

window.fetch = (input, init) => {
	const call = new Request(input, init);
	const sent = call.clone();
	const settled = logged(sent, withAbort(call, answerTo(call, rules)));
	for (const listen of listeners) listen(sent, settled);
	return settled;
};

/** Answers such calls instead of the server. The last rule for a call applies. */
export function answerCall(which: CallPattern, respond: (sent: InterceptedCall) => Promise<Response> | Response): void {
	rules = [{ isMeant: matcher(which), give: async (sent) => respond(sent) }, ...rules];
}

/** Answers such calls with an error. Keys that `body` leaves out get defaults. */
export function refuseCall(
	which: CallPattern,
	status: number,
	body: { error?: string; code?: string; _id?: string } = {},
): void {
	const { error = 'Something went wrong.', ...more } = body;
	answerCall(which, () => Response.json({ error, message: error, code: 'refused', ...more }, { status }));
}

/** Makes such calls fail as on a broken connection. */
export function failCall(which: CallPattern): void {
	answerCall(which, () => Promise.reject(new TypeError('Failed to fetch')));
}

/** Edits the server's response to such calls. */
export function changeAnswer<Answer>(which: CallPattern, edit: (answer: Answer) => Answer): void {
	answerCall(which, async ({ proceed }) => {
		const response = await proceed();
		return Response.json(edit(await response.json()), { status: response.status });
	});
}

/** Edits the stories in the server's sync responses. */
export function changeSyncedStories(edit: (stories: Story[]) => Story[]): void {
	changeAnswer<Changes>('GET /api/sync', (changes) => ({ ...changes, stories: edit(changes.stories) }));
}

/** Edits the account in the server's responses. */
export function changeSyncedUser(edit: (user: User) => User): void {
	changeAnswer<User>('GET /api/auth/profile', edit);
	changeAnswer<Changes>('GET /api/sync', (changes) => ({ ...changes, user: edit(changes.user) }));
}

/** Holds the server's responses until the returned function is called; the server has carried the calls out. */
export function holdAnswer(which: CallPattern): () => void {
	const { promise, resolve } = Promise.withResolvers<void>();
	answerCall(which, async ({ proceed }) => {
		const response = await proceed();
		await promise;
		return response;
	});
	return resolve;
}

/** Holds such calls before the server until the returned function is called. */
export function holdCall(which: CallPattern): () => void {
	const { promise, resolve } = Promise.withResolvers<void>();
	answerCall(which, async ({ proceed }) => {
		await promise;
		return proceed();
	});
	return resolve;
}

/** Removes all rules, and sets the page online. */
export function resetNetwork(): void {
	rules = [];
	listeners = [];
	setOnline(true);
}

/** Offline, `navigator.onLine` is false and each call fails. */
export function setOnline(online: boolean): void {
	if (online === isOnline) return;
	isOnline = online;
	Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
	window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** Calls of the page: their number, their bodies, and how many are settled. */
export type Calls = { count: number; settled: number; bodies: unknown[] };

/** Counts the calls that the page sends. */
export function countCalls(which: CallPattern): Calls {
	const calls: Calls = { count: 0, settled: 0, bodies: [] };
	const isMeant = matcher(which);
	listeners.push((call, settled) => {
		if (!isMeant(call)) return;
		calls.count += 1;
		const copy = call.clone();
		void copy.text().then((text) => calls.bodies.push(text ? JSON.parse(text) : undefined));
		const settle = () => {
			calls.settled += 1;
		};
		settled.then(settle, settle);
	});
	return calls;
}

let ended: string[] = [];
const underWay = new Set<Promise<Response>>();

/** The number of calls that the server has not answered yet, without those that a test holds. */
export function pendingCallCount(): number {
	return underWay.size;
}

/** The outcomes of the page's calls since the last call of this function, in order. */
export function takeCallLog(): string[] {
	const calls = ended;
	ended = [];
	return calls;
}

async function logged({ method, url }: Request, answer: Promise<Response>): Promise<Response> {
	try {
		const response = await answer;
		ended.push(`${method} ${url} ${response.status}`);
		return response;
	} catch (error) {
		ended.push(`${method} ${url} ${error}`);
		throw error;
	}
}

async function answerTo(call: Request, open: readonly Rule[]): Promise<Response> {
	if (!isOnline) throw new TypeError('Failed to fetch');
	const index = open.findIndex(({ isMeant }) => isMeant(call));
	const rule = open[index];
	if (!rule) return callServer(call);
	const text = await call.clone().text();
	return rule.give({
		url: new URL(call.url),
		body: text ? JSON.parse(text) : undefined,
		proceed: () => answerTo(call, open.slice(index + 1)),
	});
}

function callServer(call: Request): Promise<Response> {
	const response = realFetch(call);
	underWay.add(response);
	const end = () => underWay.delete(response);
	response.then(end, end);
	return response;
}

/** An aborted call rejects at once, also while its response is held. */
function withAbort(call: Request, response: Promise<Response>): Promise<Response> {
	const { signal } = call;
	return new Promise((resolve, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
		response.then(resolve, reject);
	});
}

function matcher(which: CallPattern): (call: Request) => boolean {
	const [method = '', path = ''] = which.split(' ');
	const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
	return (call) => call.method === method && pattern.test(new URL(call.url).pathname);
}
