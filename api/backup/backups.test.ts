import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { exportEndpoint } from '../../shared/contract/endpoints.ts';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { hour } from '../../shared/rules/durations.ts';
import { readConfig } from '../app/config.ts';
import { start } from '../app/start.ts';
import { mediaPath } from '../media/media-store.ts';
import {
	createReadableStory,
	getStory,
	openTestServer,
	silenceErrorLog,
	waitUntil,
} from '../stories/testing/story-requests.ts';
import { fakeMakers } from '../testing/fake-makers.ts';
import { requestAt } from '../testing/live-client.ts';
import { addChild, emailOf, passwordOf, type TestServer } from '../testing/test-server.ts';
import { lastScheduledBackup } from './backups.ts';
import { restore } from './restore.ts';

/** A family with a narrated story. */
async function family(server: TestServer): Promise<{ rosa: Session; story: Story }> {
	const rosa = await server.register('Rosa');
	await addChild(server, rosa, 'Milo', 7);
	const { _id } = await createReadableStory(server, rosa);
	await waitUntil(async () => Boolean((await getStory(server, rosa, _id)).nodes[0]?.images));
	const story = await getStory(server, rosa, _id);
	const [first] = story.nodes;
	const body = { text: first!.content, voice: 'sage', storyId: _id, nodeId: first!._id };
	await server.request('POST', '/api/tts', { as: rosa, body });
	return { rosa, story };
}

describe('a backup of a running server', () => {
	it('restores the same export byte by byte, whatever was done since', async () => {
		const server = await openTestServer();
		const { rosa, story } = await family(server);
		const { path } = await server.context.backups.makeNow();
		const before = await exportOf((path) => server.app.request(path, asking(rosa)));
		await server.request('DELETE', `/api/stories/${story._id}`, { as: rosa });
		await server.register('Ida');
		await server.context.queue.stop();
		const elsewhere = `${server.folder}-elsewhere`;
		onTestFinished(() => rmSync(elsewhere, { recursive: true }));
		cpSync(server.folder, elsewhere, { recursive: true });
		await restore(elsewhere, path);
		const env = { JWT_SECRET: 'a secret of this test, and of no other server', PORT: '0', LOOK_AHEAD: '0' };
		const config = readConfig({ ...env, DATA_DIR: elsewhere });
		const running = await start(
			config,
			() => fakeMakers(),
			undefined,
			() => server.clock.now,
		);
		const address = `http://127.0.0.1:${running.port}`;
		// A restore ends all sessions.
		const again = await requestAt<Session>(address, 'POST', '/api/auth/login', loginOf('Rosa'));
		const after = await exportOf((path) => fetch(address + path, asking(again)));
		await expect(requestAt(address, 'POST', '/api/auth/login', loginOf('Ida'))).resolves.toMatchObject({
			code: 'wrong-credentials',
		});
		await running.stop();
		expect(Object.keys(after)).toEqual(Object.keys(before));
		expect(Object.keys(after).some((name) => name.endsWith('.mp3'))).toBe(true);
		expect(after).toEqual(before);
	});

	it('finds a corrupted picture and narration, and both are made again', async () => {
		silenceErrorLog();
		const server = await openTestServer();
		const { rosa, story } = await family(server);
		const [first] = story.nodes;
		const body = { text: first!.content, voice: 'sage', storyId: story._id, nodeId: first!._id };
		const narrate = () => server.request<{ audioUrl: string }>('POST', '/api/tts', { as: rosa, body });
		const urls = [first!.images!.large, (await narrate()).body.audioUrl];
		const names = urls.map((url) => url.split('/').at(-1)!);
		for (const name of names) writeFileSync(mediaPath(join(server.folder, 'media'), name), 'torn');
		const made = await server.context.backups.makeNow();
		expect(made.damaged.sort()).toEqual([...names].sort());
		expect((await server.request('GET', urls[0]!, { as: rosa })).status).toBe(404);
		await getStory(server, rosa, story._id);
		await narrate();
		for (const url of urls)
			await waitUntil(async () => (await server.request('GET', url, { as: rosa })).status === 200);
		expect((await server.context.backups.makeNow()).damaged).toEqual([]);
	});

	it('that fails is reported as failed until one succeeds', async () => {
		const server = await openTestServer();
		const { backups } = server.context;
		writeFileSync(server.config.backupDir, 'a file in its place');
		await expect(backups.makeNow()).rejects.toThrow('cannot be made');
		rmSync(server.config.backupDir);
		expect(await backups.state()).toMatchObject({ last: null, failed: expect.stringContaining('cannot be made') });
		await Promise.all([backups.makeNow(), backups.makeNow()]);
		expect(await backups.state()).toEqual({
			last: { madeAt: new Date(server.clock.now).toISOString(), bytes: expect.any(Number) },
			...{ kept: 1, damaged: 0, making: false, failed: null },
		});
	});

	it('is aborted when the server stops, and leaves no backup', async () => {
		const server = await openTestServer();
		const { backups } = server.context;
		const breaking = expect(backups.makeNow()).rejects.toThrow('broken off');
		expect((await backups.state()).making).toBe(true);
		await backups.stop();
		await breaking;
		expect((await backups.state()).last).toBeNull();
	});
});

describe('the nightly backup', () => {
	afterEach(() => void vi.useRealTimers());

	it('is made when the last one is overdue, and once a night', async () => {
		const server = await openTestServer();
		const { backups } = server.context;
		const evening = lastScheduledBackup(server.clock.now) + hour;
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		backups.startNightly();
		for (const hours of [0, 1, 2, 24]) {
			server.clock.now = evening + hours * hour;
			vi.advanceTimersByTime(10 * 60 * 1000);
			if (hours === 1 || hours === 2) continue;
			const madeAt = new Date(server.clock.now).toISOString();
			const isMade = { making: false, last: { madeAt } };
			await vi.waitFor(async () => expect(await backups.state()).toMatchObject(isMade), { timeout: 20_000 });
		}
		expect((await backups.state()).kept).toBe(2);
		await backups.stop();
	});

	it('is due at 3 a.m. by the server’s clock', () => {
		const at = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes).getTime();
		expect(lastScheduledBackup(at(21, 2, 59))).toBe(at(20, 3));
		expect(lastScheduledBackup(at(21, 3))).toBe(at(21, 3));
		expect(lastScheduledBackup(at(21, 23))).toBe(at(21, 3));
	});
});

function loginOf(name: string) {
	return { email: emailOf(name), password: passwordOf(name) };
}

function asking({ token }: Session): RequestInit {
	return { headers: { authorization: `Bearer ${token}` } };
}

async function exportOf(ask: (path: string) => Response | Promise<Response>): Promise<Record<string, string>> {
	const files = unzipSync(new Uint8Array(await (await ask(exportEndpoint.path)).arrayBuffer()));
	return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString('hex')]));
}
