import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, DriverError } from './driver.ts';

/** An XPath of an element. */
export type Place = string;

/** One window of a browser. Elements are waited for. */
export type Tab = {
	/** Opens an address of the app, as the address bar does. */
	open(path: string): Promise<void>;
	reload(): Promise<void>;
	/** Waits for an element. */
	see(place: Place): Promise<void>;
	press(place: Place): Promise<void>;
	/** Types into a field. */
	type(place: Place, words: string): Promise<void>;
	/** Runs a function in the page, without its closure; a promise is awaited. */
	run<Args extends readonly unknown[], Answer>(
		work: (...args: Args) => Answer | Promise<Answer>,
		...args: Args
	): Promise<Answer>;
	/** Console errors and unhandled errors of all its pages, except those before the listener was installed. */
	consoleErrors(): Promise<string[]>;
	close(): Promise<void>;
};

export const button = (name: string): Place => named('button', name);
export const link = (name: string): Place => named('a', name);
export const text = (text_: string): Place => `//*[text()[normalize-space()="${text_}"]]`;

/** The protocol's key of an element reference. */
const reference = 'element-6066-11e4-a52e-4f735466cecf';
/** Milliseconds until an element must be pressable. */
const pressTimeout = 30_000;

type Found = { [reference]: string };

/** The window of a new browser, for the app at this address. */
export function tabOf(call: Call, address: string): Tab {
	const errors: string[] = [];
	const tab: Tab = {
		open: (path) => load('/url', { url: address + path }),
		reload: () => load('/refresh', {}),
		async see(place) {
			await find(place);
		},
		// An element may be rendered again before it is pressed, or not be on the screen yet.
		async press(place) {
			for (const late = Date.now() + pressTimeout; ; await sleep(50)) {
				try {
					return void (await call('POST', `/element/${await find(place)}/click`, {}));
				} catch (error) {
					if (Date.now() > late) throw error;
				}
			}
		},
		async type(place, words) {
			await call('POST', `/element/${await find(place)}/value`, { text: words });
		},
		async run<Args extends readonly unknown[], Answer>(
			work: (...args: Args) => Answer | Promise<Answer>,
			...args: Args
		) {
			const script = `return (${work}).apply(null, arguments)`;
			return (await call('POST', '/execute/sync', { script, args })) as Answer;
		},
		async consoleErrors() {
			errors.push(...(await tab.run(() => window.complaints?.splice(0) ?? [])));
			return errors;
		},
		async close() {
			await call('DELETE', '');
		},
	};
	/** The errors of the last page would be lost with it. */
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
			const shown = await tab.run(() => document.body.innerText.replaceAll(/\s*\n\s*/g, ' | '));
			throw new Error(`${place} is not there, but: ${shown}`);
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

/** Runs in the page: a private session does not expose its console. */
function listenForComplaints(): void {
	if (window.complaints) return;
	const errors: string[] = [];
	window.complaints = errors;
	const say = console.error;
	console.error = (...text_: unknown[]) => {
		errors.push(text_.map(String).join(' '));
		say(...text_);
	};
	addEventListener('error', ({ message }) => errors.push(message));
	addEventListener('unhandledrejection', ({ reason }) => errors.push(`Nobody caught: ${reason}`));
	addEventListener('securitypolicyviolation', (breach) => {
		errors.push(`${breach.effectiveDirective} stopped ${breach.blockedURI}`);
	});
}
