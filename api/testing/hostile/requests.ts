import fc from 'fast-check';
import type { Hono } from 'hono';
import type { Env } from '../../routes/env.ts';
import { hostileBody, hostileText } from './bodies.ts';
import { type ResourceIds, type Sender, senders } from './fixture.ts';

export type Route = { method: string; path: string };
export type Sent = Route & { as: Sender; headers: Record<string, string>; body: string | undefined };

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const;
const withBody = ['POST', 'PUT', 'DELETE', 'PATCH'];

const queryNames = [
	...['selectedChildId', 'cursor', 'page', 'limit', 'search', 'role', 'status', 'sortField', 'sortOrder', 'depth'],
	...['__proto__', 'page[]', 'search[$ne]', ''],
] as const;
const headerNames = [
	...['content-type', 'idempotency-key', 'range', 'if-range', 'if-none-match', 'cookie', 'origin', 'referer', 'accept'],
	...['authorization', 'x-forwarded-for', 'accept-encoding', 'stripe-signature', 'content-length', 'transfer-encoding'],
] as const;
const headerValues = [
	...['application/json', 'application/json;', 'text/plain', 'bytes=0-', 'bytes=9-1', 'bytes=-0', 'bytes=0-0,2-2', '*'],
	...['Bearer x', 'Bearer  ', 'Basic eA==', 't=1,v1=a', '99999999999', '-1', 'chunked', 'null', 'a'.repeat(4000)],
	...['key-of-this-device', 'everbranch_media=x; everbranch_media=y', 'W/"x"', 'https://example.com'],
] as const;
const oddSegments = ['%', '%00', '%ff', '..', '%2e%2e%2f', ';', '~', '%F0%9F%A6%8A', 'me', 'status', 'id'] as const;

/** All routes of the server. */
export function routesOf(app: Hono<Env>): Route[] {
	const routes = app.routes.filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'));
	const names = new Set(routes.map(({ method, path }) => `${method} ${path}`));
	return [...names].map((name) => ({ method: name.split(' ')[0]!, path: name.split(' ')[1]! }));
}

/** A mostly valid request to a route. `ids` are read when it is generated. */
export function hostileRequest({ method, path }: Route, ids: ResourceIds): fc.Arbitrary<Sent> {
	const isAdmins = path.startsWith('/api/admin');
	const usual = isAdmins ? 'ada' : 'rosa';
	return fc
		.record({
			as: fc.oneof({ weight: 5, arbitrary: fc.constant<Sender>(usual) }, fc.constantFrom(...senders)),
			method: fc.oneof({ weight: 12, arbitrary: fc.constant(method) }, fc.constantFrom(...methods)),
			address: addressOf(method, path, ids),
			query: queryText,
			headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, headers),
			body: hostileBody(method, path, ids),
		})
		.map(({ as, method, address, query, headers, body }) => ({
			...{ as, method, path: address + query },
			headers: { ...(withBody.includes(method) ? { 'content-type': 'application/json' } : {}), ...headers },
			body: withBody.includes(method) ? body : undefined,
		}));
}

/** The kind of id that each path parameter takes. */
const places: Readonly<Record<string, keyof ResourceIds>> = {
	'stories/:id': 'story',
	'nodes/:nodeId': 'chapter',
	'settings/:childId': 'child',
	'children/:childId': 'child',
	'users/:id': 'user',
	'sessions/:id': 'session',
	'reports/:id': 'report',
	'status/:frontendRequestId': 'request',
	'id/:frontendRequestId': 'request',
	'media/:name': 'picture',
};

function addressOf(method: string, path: string, ids: ResourceIds): fc.Arbitrary<string> {
	const odd = [
		{ weight: 2, arbitrary: fc.constantFrom(...(Object.keys(ids) as (keyof ResourceIds)[])).map((name) => ids[name]) },
		fc.constantFrom(...oddSegments),
		hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
	] as const;
	const parts = path.split('/').map((name, i, all) => {
		const kind = places[`${all[i - 1]}/${name}`];
		if (!kind) return fc.constant(name);
		// A deleted resource has to be restored for the next request.
		const weight = method === 'DELETE' ? 0 : 12;
		return fc.oneof({ weight, arbitrary: fc.constant(kind).map(() => ids[kind]) }, ...odd);
	});
	return fc.tuple(...parts).map((all) => all.join('/'));
}

const queryValue = fc.oneof(hostileText, fc.constantFrom('1', '2', 'title', 'name', 'asc', 'desc', 'parent'));
const queryText = fc
	.array(fc.tuple(fc.constantFrom(...queryNames), queryValue), { maxLength: 2 })
	.map((all) => all.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&'))
	.map((query) => query && `?${query}`);

/** Node refuses anything else before the server sees it. */
const latin = hostileText.map((text) => text.replace(/[^\t -~\x80-\xff]/g, '').trim());

const headers = fc
	.array(fc.tuple(fc.constantFrom(...headerNames), fc.oneof(fc.constantFrom(...headerValues), latin)), {
		minLength: 1,
		maxLength: 2,
	})
	.map((all) => Object.fromEntries(all));
