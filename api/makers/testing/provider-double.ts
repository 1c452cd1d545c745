import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Fixture, type JournalEntry, LLMock } from '@copilotkit/aimock';

export type ProviderDouble = {
	/** The base URL for the client; ends in `/v1`. */
	baseUrl: string;
	/** The requests so far, in order; without the bodies of moderations and of forms with files. */
	journal(): readonly JournalEntry[];
	/** For what a test arranges later: `onModerate`, `setChaos({ latencyMs })`, `nextRequestError`, `mount`. */
	mock: LLMock;
	close(): Promise<void>;
};

/**
 * An OpenAI-compatible server (aimock) on a free port of this machine, with the answers of this test. A fixture's `latency`
 * does not delay an answer that is no stream: `setChaos({ latencyMs })` does.
 */
export async function openProviderDouble(fixtures: readonly Fixture[] = []): Promise<ProviderDouble> {
	const mock = new LLMock({ port: 0, host: '127.0.0.1', journalMaxEntries: 0 });
	mock.addFixtures([...fixtures]);
	await mock.start();
	return {
		baseUrl: `${mock.url}/v1`,
		journal: () => mock.getRequests(),
		mock,
		close: () => mock.stop(),
	};
}

type ListedModel = { id: string; shutdown_date?: string | null };

/** Makes the double list these models under `/models`, with their shutdown dates, and counts the requests. */
export function listModels({ mock }: ProviderDouble, models: readonly ListedModel[]): { requestCount(): number } {
	let requests = 0;
	mock.mount('/v1/models', {
		async handleRequest(_request, response) {
			requests += 1;
			const data = models.map((model) => ({ object: 'model', created: 1_795_000_000, owned_by: 'double', ...model }));
			response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ object: 'list', data }));
			return true;
		},
	});
	return { requestCount: () => requests };
}

export type BareServer = { baseUrl: string; close(): Promise<void> };

/** A plain HTTP server, for failures that the double does not have: silence, a drip, a connection cut in the middle, bytes that are no JSON. */
export async function openBareServer(answer: RequestListener): Promise<BareServer> {
	const server = createServer(answer);
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	return {
		baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
		close: () =>
			new Promise((closed) => {
				server.close(() => closed());
				server.closeAllConnections();
			}),
	};
}
