import type { Story } from '../../shared/contract/story.ts';
import type { Changes } from '../../shared/contract/sync.ts';
import type { User } from '../../shared/contract/user.ts';

/** Which calls are meant: the method and the path, in which `*` stands for one part. */
export type CallPattern = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** A call on its way to the server. */
export type InterceptedCall = {
	url: URL;
	body: unknown;
	/** The answer of the server, or of what was said before of such calls. */
	proceed(): Promise<Response>;
};

type Rule = { isMeant(call: Request): boolean; give(sent: InterceptedCall): Promise<Response> };

/** `fetch` as the browser has it: what a test says of the page's calls has no effect on it. */
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

/** Answers such calls in the server's place. What is said last of a call is what happens. */
export function answerCall(which: CallPattern, give: (sent: InterceptedCall) => Promise<Response> | Response): void {
	rules = [{ isMeant: matcher(which), give: async (sent) => give(sent) }, ...rules];
}

/** The server refuses, as it never does while it is well. What the `body` leaves out is what an error always carries. */
export function refuseCall(
	which: CallPattern,
	status: number,
	body: { error?: string; code?: string; _id?: string } = {},
): void {
	const { error = 'Something went wrong.', ...more } = body;
	answerCall(which, () => Response.json({ error, message: error, code: 'refused', ...more }, { status }));
}

/** The connection breaks in the middle of the call. */
export function failCall(which: CallPattern): void {
	answerCall(which, () => Promise.reject(new TypeError('Failed to fetch')));
}

/** The server's own answer, changed on its way. */
export function changeAnswer<Answer>(which: CallPattern, edit: (answer: Answer) => Answer): void {
	answerCall(which, async ({ proceed }) => {
		const response = await proceed();
		return Response.json(edit(await response.json()), { status: response.status });
	});
}

/** What the server tells this device of the family's stories, changed on its way. */
export function changeSyncedStories(edit: (stories: Story[]) => Story[]): void {
	changeAnswer<Changes>('GET /api/sync', (changes) => ({ ...changes, stories: edit(changes.stories) }));
}

/** What the server tells this device of the account itself, changed on its way. */
export function changeSyncedUser(edit: (user: User) => User): void {
	changeAnswer<User>('GET /api/auth/profile', edit);
	changeAnswer<Changes>('GET /api/sync', (changes) => ({ ...changes, user: edit(changes.user) }));
}

/** Holds the server's answers back until the returned function is called; the server itself has carried the call out. */
export function holdAnswer(which: CallPattern): () => void {
	const { promise, resolve } = Promise.withResolvers<void>();
	answerCall(which, async ({ proceed }) => {
		const response = await proceed();
		await promise;
		return response;
	});
	return resolve;
}

/** Keeps such calls from the server until the returned function is called: until then nothing comes of them. */
export function holdCall(which: CallPattern): () => void {
	const { promise, resolve } = Promise.withResolvers<void>();
	answerCall(which, async ({ proceed }) => {
		await promise;
		return proceed();
	});
	return resolve;
}

/** The server is well again, and the network is back: what was said of calls before is forgotten. */
export function resetNetwork(): void {
	rules = [];
	listeners = [];
	setOnline(true);
}

/** Without a network: the browser says so, and each call fails. */
export function setOnline(online: boolean): void {
	if (online === isOnline) return;
	isOnline = online;
	Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
	window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** Calls of the page: how many went out, with what, and how many of them have come back or failed. */
export type Calls = { count: number; settled: number; bodies: unknown[] };

/** Counts the calls that go out, whatever becomes of them. */
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

/** The calls that the server has not answered yet. What a test keeps back from the server, or from the page, is none of them. */
export function pendingCallCount(): number {
	return underWay.size;
}

/** What has come of the page's calls since this was last asked, in order. */
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

/** A call that is given up ends at once, also while its answer is held back. */
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
