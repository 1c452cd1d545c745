import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { parseAst } from 'vite';
import { oldestBrowsers } from './oldest-browsers.ts';

/** An API, as `Promise.withResolvers`, and what it needs, as `safari 17.4`. */
export type TooNew = { api: string; needs: string };

type Node = { type: string; [key: string]: unknown };
type Compat = { support: Record<string, Support | Support[] | undefined> };
type Support = { version_added: string | false | null; flags?: unknown; prefix?: unknown; alternative_name?: unknown };
type Tree = { __compat?: Compat } & { [name: string]: Tree };

const builtins = (bcd as unknown as { javascript: { builtins: Tree } }).javascript.builtins;
const interfaces = (bcd as unknown as { api: Tree }).api;

/** The interfaces of global objects. */
const globals: Readonly<Record<string, string>> = {
	...{ window: 'Window', self: 'Window', globalThis: 'Window', document: 'Document', navigator: 'Navigator' },
	...{ crypto: 'Crypto', performance: 'Performance', location: 'Location', history: 'History', screen: 'Screen' },
	...{ caches: 'CacheStorage', indexedDB: 'IDBFactory', localStorage: 'Storage', sessionStorage: 'Storage' },
};
/** Interfaces whose methods are matched by name alone. Others share too many names with the app's own objects. */
const owners = [
	...['Array', 'TypedArray', 'Uint8Array', 'ArrayBuffer', 'String', 'RegExp', 'Set', 'Map', 'WeakMap', 'Promise'],
	...['Node', 'Element', 'HTMLElement', 'HTMLDialogElement', 'Document', 'Event', 'Range', 'Selection'],
	...['Response', 'Request', 'Headers', 'URLSearchParams', 'FormData', 'Blob', 'AbortSignal'],
];
const iterators = ['keys', 'values', 'entries', 'matchAll'];
const iteratorHelpers = new Set(Object.keys(builtins.Iterator ?? {}).filter((name) => name !== '__compat'));

/**
 * The APIs that a built script calls and the oldest browsers lack: globals, their static methods, and methods that no
 * object of those browsers has. An API that the same script tests for (`typeof`, `in`, `?.`, `if`, `&&`, `??`) is guarded.
 * A method that shares its name with an older one of another object is not detected, except for iterators.
 */
export function tooNewIn(script: string): TooNew[] {
	const called = new Map<string, string>();
	const guarded = new Set<string>();
	visit(parseAst(script) as unknown as Node, null);
	return [...called].filter(([api]) => !guarded.has(nameIn(api))).map(([api, needs]) => ({ api, needs }));

	function visit(node: Node, parent: Node | null): void {
		if (node.type === 'CallExpression' || node.type === 'NewExpression') note(node);
		const asked = isTest(node, parent) && (memberOf(node) ?? textOf(node) ?? node.name);
		if (asked) guarded.add(String(asked));
		for (const value of Object.values(node)) {
			for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node);
		}
	}

	function note(call: Node): void {
		const callee = call.callee as Node;
		if (call.optional || callee.optional) return;
		const api = apiOf(callee);
		const lacks = api && lackingOf(api.compats);
		if (lacks) called.set(api.name, lacks);
	}
}

function apiOf(callee: Node): { name: string; compats: Compat[] } | null {
	if (callee.type === 'Identifier') return named(String(callee.name), [builtins, interfaces], String(callee.name));
	const member = memberOf(callee);
	if (!member) return null;
	const object = callee.object as Node;
	if (object.type === 'Identifier') {
		const owner = String(object.name);
		const found = named(`${owner}.${member}`, [builtins[owner], interfaces[owner]], member, `${member}_static`);
		if (found) return found;
		const itsInterface = globals[owner];
		if (itsInterface) return named(`${owner}.${member}`, [interfaces[itsInterface]], member);
		if (builtins[owner]) return null;
	}
	if (iteratorHelpers.has(member) && isIterator(object)) {
		return { name: `Iterator.prototype.${member}`, compats: [builtins.Iterator![member]!.__compat!] };
	}
	return named(
		`.${member}`,
		owners.flatMap((owner) => [builtins[owner], interfaces[owner]]),
		member,
	);
}

/** Whether it is the result of `values()` or alike, not of `Object.values(x)`. */
function isIterator(node: Node): boolean {
	const member = node.type === 'CallExpression' ? memberOf(node.callee as Node) : null;
	if (!member || !iterators.includes(member)) return false;
	return member === 'matchAll' || (node.arguments as unknown[]).length === 0;
}

function named(name: string, trees: readonly (Tree | undefined)[], ...keys: string[]) {
	const compats = trees.flatMap((tree) =>
		keys.flatMap((key) => (Object.hasOwn(tree ?? {}, key) ? (tree![key]!.__compat ?? []) : [])),
	);
	return compats.length > 0 ? { name, compats } : null;
}

/** The first of the oldest browsers without any of these, and the version that has one; null when all have one. */
function lackingOf(compats: readonly Compat[]): string | null {
	if (compats.length === 0) return null;
	for (const [browser, version] of Object.entries(oldestBrowsers)) {
		const since = compats.map(({ support }) => sinceWhen(support[browser]));
		if (since.every((added) => added === null || isNewer(added, version))) {
			return `${browser} ${since.find((added) => added !== null) ?? 'none'}`;
		}
	}
	return null;
}

function sinceWhen(support: Support | Support[] | undefined): string | null {
	const plain = [support ?? []]
		.flat()
		.filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name);
	// Newest first: an API that was added in parts exists since the last entry.
	const first = plain.at(-1)?.version_added;
	return first ? first.replace('≤', '') : null;
}

function isNewer(version: string, than: string): boolean {
	return version === 'preview' || version.localeCompare(than, 'en', { numeric: true }) > 0;
}

/** Whether the node only tests for an API, and does not call it. */
function isTest(node: Node, parent: Node | null): boolean {
	switch (parent?.type) {
		case 'UnaryExpression':
			return parent.operator === 'typeof' || parent.operator === '!';
		case 'BinaryExpression':
			return (parent.operator === 'in' && parent.left === node) || /^[!=]==?$/.test(String(parent.operator));
		case 'LogicalExpression':
			return parent.left === node;
		case 'IfStatement':
		case 'ConditionalExpression':
			return parent.test === node;
		default:
			return false;
	}
}

function memberOf(node: Node): string | null {
	if (node.type !== 'MemberExpression') return null;
	const property = node.property as Node;
	if (!node.computed) return String(property.name);
	return textOf(property);
}

/** The value of a string, which a minifier may write as a template. */
function textOf(node: Node): string | null {
	if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
	const parts = node.type === 'TemplateLiteral' ? (node.quasis as { value: { cooked: string } }[]) : [];
	return parts.length === 1 ? parts[0]!.value.cooked : null;
}

function nameIn(api: string): string {
	return api.split('.').at(-1)!;
}

function isNode(value: unknown): value is Node {
	return typeof (value as Node | null)?.type === 'string';
}
