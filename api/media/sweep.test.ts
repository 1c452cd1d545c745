import { expect, it, onTestFinished, vi } from 'vitest';
import { day } from '../../shared/rules/durations.ts';
import { startTestServer } from '../testing/test-server.ts';
import { startMediaSweep } from './sweep.ts';
import { startS3Server } from './testing/s3-server.ts';

/** A bucket with a file that no row refers to, and nodes that look every few milliseconds whether the sweep is theirs. */
async function openBucket() {
	const s3 = await startS3Server();
	const { db, media, close, register } = await startTestServer({ env: s3.env });
	onTestFinished(async () => {
		await close();
		await s3.close();
	});
	await register('Rosa');
	const unused = await media.put(new TextEncoder().encode('of a killed server'), 'mp3');
	const clock = { now: Date.now() + 2 * day };
	const looks = { count: 0 };
	const startNode = (leader: { isMe: boolean }) => {
		const cluster = { isLeader: async () => ++looks.count > 0 && leader.isMe };
		onTestFinished(startMediaSweep({ db, cluster, media, now: () => clock.now }, 5));
	};
	return { s3, media, unused, clock, looks, startNode };
}

const lists = (counts: Record<string, number>) => counts['GET'] ?? 0;

it('is done by the one node that leads, and by its successor', async () => {
	const { s3, media, unused, looks, startNode } = await openBucket();
	const before = lists(s3.counts);
	const leader = { isMe: false };
	startNode(leader);
	await vi.waitUntil(() => looks.count > 3, 60_000);
	expect([await media.has(unused), lists(s3.counts)]).toEqual([true, before]);
	leader.isMe = true;
	await vi.waitUntil(async () => !(await media.has(unused)), 60_000);
});

it('is done once a day', async () => {
	const { s3, media, unused, clock, looks, startNode } = await openBucket();
	startNode({ isMe: true });
	await vi.waitUntil(async () => !(await media.has(unused)), 60_000);
	const [again, before, looked] = [
		await media.put(new TextEncoder().encode('another'), 'mp3'),
		lists(s3.counts),
		looks.count,
	];
	clock.now += day / 2;
	await new Promise((rested) => setTimeout(rested, 50));
	expect([looks.count, lists(s3.counts)]).toEqual([looked, before]);
	clock.now += day;
	await vi.waitUntil(async () => !(await media.has(again)), 60_000);
});
