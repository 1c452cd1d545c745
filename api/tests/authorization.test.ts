import { unzipSync } from 'fflate';
import { inspectRoutes } from 'hono/dev';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookEndpoint } from '../../shared/contract/endpoints.ts';
import { createApp } from '../app/app.ts';
import {
	type Actor,
	actors,
	hasTarget,
	permissionMatrix,
	type Row,
	type Target,
	targets,
} from '../testing/authorization/permission-matrix.ts';
import { requestFor } from '../testing/authorization/requests.ts';
import {
	type AuthorizationServer,
	type CellResult,
	startAuthorizationServer,
} from '../testing/authorization/server.ts';

let authServer: AuthorizationServer;

beforeAll(async () => {
	authServer = await startAuthorizationServer();
});
afterAll(() => authServer.close());

const text = ({ body }: CellResult) => new TextDecoder().decode(body);

describe('S01 the table of routes', () => {
	it('S01 names every route that the server has, and no other', () => {
		const routes = inspectRoutes(authServer.paymentServer.server.app).filter(({ isMiddleware }) => !isMiddleware);
		const there = routes.map(({ method, path }) => `${method} ${path}`);
		expect(there.filter((route) => route.startsWith('ALL'))).toEqual([]);
		expect(new Set(permissionMatrix.map(({ method, path }) => `${method} ${path}`))).toEqual(new Set(there));
	});

	it('S01 leaves out only the app’s own files, which are public', () => {
		const { context, folder, app } = authServer.paymentServer.server;
		const api = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
		const more = createApp(context, folder).routes.map(({ method, path }) => `${method} ${path}`);
		expect(new Set(more.filter((route) => !api.has(route)))).toEqual(new Set(['GET /*']));
	});

	it('S01 describes each route completely', () => {
		expect(new Set(permissionMatrix.map(({ name }) => name)).size).toBe(permissionMatrix.length);
		for (const { name, path, cells } of permissionMatrix) {
			const about = Object.keys(cells);
			const takesId = path.includes(':') || about.length > 1;
			expect([name, new Set(about)]).toEqual([name, new Set(takesId ? targets : ['nothing'])]);
			for (const answers of Object.values(cells))
				for (const status of Object.values(answers)) expect([name, status >= 200]).toEqual([name, true]);
		}
	});

	it.each(permissionMatrix)('S01 $name is answered as the table says', async (row) => {
		expect(statusesOf(await authServer.resultsOf(row))).toEqual(row.cells);
	});
});

describe('S02 another family’s id', () => {
	it.each(permissionMatrix.filter(hasTarget))('S02 answers like an unknown one: $name', async (row) => {
		const cells = await authServer.resultsOf(row);
		for (const actor of actors) {
			const answered = (about: Target) =>
				refusalOf(cells.find((cell) => cell.actor === actor && cell.target === about)!);
			const absent = answered('absent');
			expect(answered('another child’s')).toEqual(answered('another’s'));
			if (!mayDiffer(row, actor)) expect(answered('another’s')).toEqual(absent);
		}
	});
});

/** For new resources the id is taken or free; an admin sees everything. */
function mayDiffer({ name, cells }: Row, actor: Actor): boolean {
	const names = name.includes('(named)') || name.includes('/register');
	return names || (actor === 'admin' && (cells['another’s']!.admin ?? 500) < 400);
}

/** The part of an error that may reveal something; of a success only that it was one. */
function refusalOf(cell: CellResult): unknown {
	if (cell.status < 400) return cell.status;
	const { requestId: _, ...body } = JSON.parse(text(cell)) as Record<string, unknown>;
	const headers = [...cell.headers].filter(([name]) => name !== 'x-request-id');
	return { status: cell.status, body, headers };
}

/** As in the table; `404, 400` where two ids are answered differently. */
function statusesOf(cells: readonly CellResult[]): object {
	const statuses: Record<string, Record<string, number | string>> = {};
	for (const { target, actor, status } of cells) {
		statuses[target] ??= {};
		const before = statuses[target][actor];
		statuses[target][actor] = before === undefined || before === status ? status : `${before}, ${status}`;
	}
	return statuses;
}

describe('S08 no answer', () => {
	it('S08 of any route contains a hash, or another account’s email or text', async () => {
		const counts = { emails: 0, archives: 0 };
		for (const row of permissionMatrix) {
			for (const cell of await authServer.resultsOf(row)) {
				const where = `${row.name}, ${cell.actor}, ${cell.target}`;
				for (const words of wordsOf(cell, counts)) {
					expect([where, /argon2|password_?hash|token_?version/i.exec(words)?.[0]]).toEqual([where, undefined]);
					if (cell.actor === 'admin') continue;
					expect([where, words.includes(cell.fixture.secret)]).toEqual([where, false]);
					const emails: string[] = words.match(/[\w.+-]+@[\w.-]+\w/g) ?? [];
					counts.emails += emails.length;
					expect([where, emails.filter((email) => !mayContainEmail(cell, email))]).toEqual([where, []]);
				}
			}
		}
		expect(counts.emails).toBeGreaterThan(50);
		expect(counts.archives).toBe(5);
	});
});

/** The answer itself; of an archive, each file in it. */
function wordsOf(cell: CellResult, counts: { archives: number }): string[] {
	if (cell.headers.get('content-type') !== 'application/zip') return [`${[...cell.headers]} ${text(cell)}`];
	counts.archives++;
	return Object.values(unzipSync(cell.body)).map((bytes) => new TextDecoder().decode(bytes));
}

/** Data of the own family, of the request, and the support address. */
function mayContainEmail({ fixture, request }: CellResult, email: string): boolean {
	return fixture.emails.includes(email) || JSON.stringify(request).includes(email) || email.startsWith('support@');
}

/** Calls that change nothing when repeated. */
const repeatableCalls = [
	'POST /api/stories (a request)',
	'POST /api/stories/:id/generate (a choice taken before)',
	'POST /api/tts (narrated before)',
	'POST /api/tts (a chapter in the own story)',
	'POST /api/payment/create-checkout-session',
];

/** Exports of a family's data, and an admin's reading of its stories, are in the audit log. */
const auditedExports = ['GET /api/users/export'];
const auditedReads = [
	'GET /api/stories/:id',
	'GET /api/stories/:id/nodes/:nodeId/making',
	'GET /api/admin/stories/:id',
	'GET /api/admin/reports',
];

describe('S32 the database', () => {
	it('S32 is unchanged after every error and after every read', async () => {
		const silent: string[] = [];
		for (const row of permissionMatrix) {
			const wrote = (await authServer.resultsOf(row)).filter(({ hasWritten }) => hasWritten);
			const isRead = row.method === 'GET' && !auditedExports.includes(row.name);
			const isAuditedRead = (actor: string, about: string) =>
				actor === 'admin' && about !== 'own' && auditedReads.includes(row.name);
			const wrongly = wrote.filter(
				({ status, actor, target }) => status >= 400 || (isRead && !isAuditedRead(actor, target)),
			);
			expect(wrongly.map(({ actor, target, status }) => [row.name, actor, target, status])).toEqual([]);
			const isMutation = row.method !== 'GET' && Object.values(row.cells).some(({ admin }) => admin < 300);
			if (isMutation && wrote.length === 0) silent.push(row.name);
		}
		expect(silent.filter((name) => !repeatableCalls.includes(name))).toEqual([]);
	});

	const actions = permissionMatrix.filter(({ method }) => method !== 'GET');

	it.each(actions)('S32 is changed by $name only with the right method, a token and JSON', async (row) => {
		const fixture = await authServer.addActor(row.path.includes('/admin') ? 'admin' : 'parent');
		const request = await requestFor(row, fixture.resources.own, fixture, authServer.paymentServer);
		const { headers } = await authServer.request({ method: 'GET', path: '/api/auth/profile' }, fixture.principal);
		const cookie = `${headers.get('set-cookie')?.split(';')[0]}; token=${fixture.principal.token}`;
		const before = await authServer.databaseState();
		for (const method of ['GET', 'HEAD', 'OPTIONS', 'PATCH', 'PROPFIND']) {
			const { status } = await authServer.request({ method, path: request.path }, fixture.principal);
			const isRoute = permissionMatrix.some(
				(other) => other.path === row.path && other.method === method.replace('HEAD', 'GET'),
			);
			expect([method, isRoute || status === 404 || status === 405]).toEqual([method, true]);
		}
		if (!isOpen(row)) expect((await authServer.request(request, undefined, { cookie })).status).toBe(401);
		for (const type of request.body && !isSigned(row) ? otherTypes : [])
			expect((await authServer.request(request, fixture.principal, { 'content-type': type })).status).toBe(400);
		expect(await authServer.databaseState()).toBe(before);
	});
});

/** Requests that another origin can send without a preflight, and nearly valid ones. */
const otherTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/json', ''];

/** Login and registration have no token yet, and Stripe never has one. */
function isOpen({ name }: Row): boolean {
	return /register|login|webhook/.test(name);
}

/** Stripe's signature is over the bytes, whatever their content type. */
function isSigned({ path }: Row): boolean {
	return path === webhookEndpoint.path;
}
