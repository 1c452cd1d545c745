import { vi } from 'vitest';
import { type Call, DriverError } from './driver.ts';

/** Where something is on the page: an XPath. */
export type Place = string;

/** One window of a browser, and what somebody in front of it does and sees. Whatever is looked for is waited for. */
export type Tab = {
	/** Goes to an address of the app by the address bar. */
	open(path: string): Promise<void>;
	reload(): Promise<void>;
	/** Waits until it is on the page. */
	see(place: Place): Promise<void>;
	press(place: Place): Promise<void>;
	/** Runs a function inside the page, which knows nothing of where it was written; a promise is waited for. */
	run<Args extends readonly unknown[], Answer>(
		work: (...args: Args) => Answer | Promise<Answer>,
		...args: Args
	): Promise<Answer>;
	/** Errors on the page's console, and what nobody caught, on all its pages. Not those of a page's very first moments. */
	consoleErrors(): Promise<string[]>;
	close(): Promise<void>;
};

export const button = (name: string): Place => named('button', name);
export const link = (name: string): Place => named('a', name);
export const text = (words: string): Place => `//*[text()[normalize-space()="${words}"]]`;

/** The protocol's own name for a reference to an element. */
const reference = 'element-6066-11e4-a52e-4f735466cecf';
/** In milliseconds, until something can be pressed. */
const pressTimeout = 30_000;

type Found = { [reference]: string };

/** The window of a new browser, for the app at this address. */
export function tabOf(call: Call, address: string): Tab {
	const complaints: string[] = [];
	const tab: Tab = {
		open: (path) => load('/url', { url: address + path }),
		reload: () => load('/refresh', {}),
		async see(place) {
			await find(place);
		},
		// What is found may be drawn anew before it is pressed, or not be on the screen yet: a person would not even notice.
		press: (place) =>
			vi.waitFor(async () => void (await call('POST', `/element/${await find(place)}/click`, {})), pressTimeout),
		async run<Args extends readonly unknown[], Answer>(
			work: (...args: Args) => Answer | Promise<Answer>,
			...args: Args
		) {
			const script = `return (${work}).apply(null, arguments)`;
			return (await call('POST', '/execute/sync', { script, args })) as Answer;
		},
		async consoleErrors() {
			complaints.push(...(await tab.run(() => window.complaints?.splice(0) ?? [])));
			return complaints;
		},
		async close() {
			await call('DELETE', '');
		},
	};
	/** What the last page complained of would go with it. */
	async function load(path: string, body: object): Promise<void> {
		await tab.consoleErrors();
		await call('POST', path, body);
		await tab.run(listenForComplaints);
	}
	async function find(place: Place): Promise<string> {
		try {
			return ((await call('POST', '/element', { using: 'xpath', value: place })) as Found)[reference];
		} catch (error) {
			if (!(error instanceof DriverError && error.code === 'no such element')) throw error;
			throw new Error(`${place} is not there, but: ${await tab.run(() => document.body.innerText)}`);
		}
	}
	return tab;
}

function named(element: string, name: string): Place {
	return `//${element}[normalize-space()="${name}" or @aria-label="${name}"]`;
}

declare global {
	interface Window {
		complaints?: string[];
	}
}

/** Runs in the page. A private session keeps its console to itself, so the page has to listen. */
function listenForComplaints(): void {
	if (window.complaints) return;
	const complaints: string[] = [];
	window.complaints = complaints;
	const say = console.error;
	console.error = (...words: unknown[]) => {
		complaints.push(words.map(String).join(' '));
		say(...words);
	};
	addEventListener('error', ({ message }) => complaints.push(message));
	addEventListener('unhandledrejection', ({ reason }) => complaints.push(`Nobody caught: ${reason}`));
	addEventListener('securitypolicyviolation', (breach) => {
		complaints.push(`${breach.effectiveDirective} stopped ${breach.blockedURI}`);
	});
}
