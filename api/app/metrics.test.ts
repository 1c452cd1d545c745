import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { StoryCreated } from '../../shared/contract/stories.ts';
import type { Story } from '../../shared/contract/story.ts';
import { storyInput } from '../stories/testing/story-requests.ts';
import { fakeMakers } from '../testing/fake-makers.ts';
import { connectSocket, nextEvent, registerAt, requestAt } from '../testing/live-client.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readConfig } from './config.ts';
import { Counter, exposition, Histogram } from './exposition.ts';
import { start } from './start.ts';

/** A port that was free a moment ago: METRICS_PORT takes no 0. */
async function freePort(): Promise<string> {
	const server = createServer();
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	const { port } = server.address() as AddressInfo;
	await new Promise((closed) => server.close(closed));
	return String(port);
}

async function startServer(env: Record<string, string>, makers = fakeMakers()) {
	const config = readConfig({ PORT: '0', RATE_LIMIT: 'off', LOOK_AHEAD: '0', DATA_DIR: temporaryFolder(), ...env });
	const server = await start(config, () => makers);
	onTestFinished(() => server.stop());
	return `http://127.0.0.1:${server.port}`;
}

/** The value of a sample whose labels begin with these. */
function sampleIn(text: string, name: string): number {
	const line = text.split('\n').find((each) => each.startsWith(name));
	return Number(line?.split(' ').at(-1));
}

// covers: several-machines/operators
it('are served on their own port, and nowhere on the public one', async () => {
	const port = await freePort();
	const address = await startServer({ METRICS_PORT: port });
	const response = await fetch(`http://127.0.0.1:${port}/metrics`);
	expect([response.status, response.headers.get('content-type')]).toEqual([
		200,
		'text/plain; version=0.0.4; charset=utf-8',
	]);
	const text = await response.text();
	for (const path of ['/metrics', '/api/metrics', '/metrics/', '/api/admin/metrics']) {
		const answer = await fetch(address + path);
		expect([path, answer.status]).toEqual([path, path.startsWith('/api/admin') ? 401 : 404]);
		expect(await answer.text()).not.toContain('everbranch_');
	}
	expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(404);
	expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);

	const names = [...text.matchAll(/^# TYPE (\S+) (counter|gauge|histogram)$/gm)].map(([, name]) => name!);
	expect(names.length).toBeGreaterThanOrEqual(14);
	expect([...text.matchAll(/^# HELP (\S+) .+$/gm)].map(([, name]) => name)).toEqual(names);
	const samples = text.split('\n').filter((line) => line && !line.startsWith('#'));
	for (const sample of samples) expect(sample).toMatch(/^[a-z_]+\{.*node="[^"]+:\d+"\} -?\d+(\.\d+)?(e-?\d+)?$/);
});

it('count chapters with their time, failures, sockets, answers and jobs', async () => {
	const port = await freePort();
	const makers = fakeMakers();
	const { illustrate } = makers.illustrator;
	let isBroken = true;
	makers.illustrator.illustrate = (...args) => (isBroken ? Promise.reject(new Error('broken')) : illustrate(...args));
	const address = await startServer({ METRICS_PORT: port }, makers);
	const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
	const rosa = await registerAt(address, 'Rosa');
	const socket = connectSocket(address, rosa.token);
	onTestFinished(() => void socket.disconnect());
	await nextEvent(socket, 'connect');
	const { _id } = await requestAt<StoryCreated>(address, 'POST', '/api/stories', storyInput(), rosa);
	await vi.waitFor(async () => {
		const story = await requestAt<Story>(address, 'GET', `/api/stories/${_id}`, undefined, rosa);
		expect(story.nodes).toHaveLength(1);
	}, 20_000);
	await vi.waitFor(async () =>
		expect(sampleIn(await read(), 'everbranch_maker_failures_total{role="illustrator"')).toBeGreaterThan(0),
	);
	const text = await read();
	expect(sampleIn(text, 'everbranch_maker_calls_total{role="storyteller"')).toBe(1);
	expect(sampleIn(text, 'everbranch_maker_seconds_count{role="storyteller"')).toBe(1);
	expect(sampleIn(text, 'everbranch_maker_seconds_bucket{role="storyteller",le="+Inf"')).toBe(1);
	expect(sampleIn(text, 'everbranch_maker_seconds_sum{role="storyteller"')).toBeGreaterThan(0);
	expect(sampleIn(text, 'everbranch_sockets{')).toBe(1);
	expect(sampleIn(text, 'everbranch_jobs{kind="picture"')).toBe(1);
	expect(sampleIn(text, 'everbranch_http_responses_total{status="200"')).toBeGreaterThan(0);
	expect(sampleIn(text, 'process_resident_memory_bytes{')).toBeGreaterThan(10_000_000);
	isBroken = false;
});

it('are off by default', async () => {
	expect(readConfig({}).metricsPort).toBeNull();
});

it('a METRICS_PORT in use stops the start with one line', async () => {
	const other = createServer();
	await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
	onTestFinished(() => void other.close());
	const { port } = other.address() as AddressInfo;
	await expect(startServer({ METRICS_PORT: String(port) })).rejects.toThrow(
		`METRICS_PORT ${port} on 127.0.0.1 cannot be used (EADDRINUSE).`,
	);
});

it('escape values of labels, and count observations up to each bound', () => {
	const counter = new Counter('calls_total', 'Calls.');
	counter.add({ model: 'a "b"\\\n' });
	counter.add({ model: 'a "b"\\\n' });
	const histogram = new Histogram('seconds', 'Seconds.', [1, 2]);
	for (const value of [0.5, 1.5, 3]) histogram.observe({}, value);
	expect(exposition([counter.metric(), histogram.metric()], 'one')).toBe(`# HELP calls_total Calls.
# TYPE calls_total counter
calls_total{model="a \\"b\\"\\\\\\n",node="one"} 2
# HELP seconds Seconds.
# TYPE seconds histogram
seconds_bucket{le="1",node="one"} 1
seconds_bucket{le="2",node="one"} 2
seconds_bucket{le="+Inf",node="one"} 3
seconds_sum{node="one"} 5
seconds_count{node="one"} 3
`);
});
