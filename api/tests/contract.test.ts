import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspectRoutes } from 'hono/dev';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../shared/contract/call.ts';
import { outboxEndpoints } from '../../shared/contract/endpoints.ts';
import { calls, otherEndpoints } from '../testing/contract.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const contract = [...calls, ...otherEndpoints].map(nameOf);

describe('the contract', () => {
	it('names each endpoint once', () => {
		expect(contract.filter((name, i) => contract.indexOf(name) !== i)).toEqual([]);
	});

	it('has exactly the routes of the server', () => {
		const routes = inspectRoutes(server.app).filter(({ isMiddleware }) => !isMiddleware);
		expect(new Set(routes.map(({ method, path }) => `${method} ${path}`))).toEqual(new Set(contract));
	});

	it('has a call for each request of the outbox', () => {
		const names = Object.values(outboxEndpoints).map(nameOf);
		expect(names.filter((name) => !contract.includes(name))).toEqual([]);
	});
});

describe('a path of the server', () => {
	const root = join(import.meta.dirname, '../..');
	/** Tests and benchmarks check the contract from outside. */
	const isOutside = /\.test\.tsx?$|\/(tests|testing|e2e|webkit)\/|^scripts\/bench\//;
	const sources = globSync('{shared,pwa,api,scripts}/**/*.{ts,tsx}', { cwd: root })
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => !isOutside.test(file) && !file.startsWith('shared/contract/'));

	it('is written in the contract only', () => {
		const inQuotes = /['"`/^](\\?\/)(api|socket\\?\.io)(?=[\\/'"`$])(?!\/\w+\.)/;
		const literals = sources.flatMap((file) =>
			codeLinesOf(readFileSync(join(root, file), 'utf8'))
				.filter((line) => inQuotes.test(line))
				.map((line) => `${file}: ${line.trim()}`),
		);
		expect(literals).toEqual([]);
	});
});

/** The lines of a source file without comments and imports. */
function codeLinesOf(source: string): string[] {
	return source
		.replace(/\/\*.*?\*\//gs, '')
		.split('\n')
		.filter((line) => !/^\s*\/\/|\bfrom '|import\(/.test(line));
}
