/** @module-tag deep */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { waitUntil } from '../stories/testing/story-requests.ts';
import { registerAt } from '../testing/live-client.ts';
import { Family } from '../testing/load/family.ts';
import { type KillableServer, openKillableServer } from '../testing/load/killable-server.ts';
import { findLosses, findStuckWork } from '../testing/load/losses.ts';
import { recordFigure, repetitions } from '../testing/long-run.ts';

const kills = repetitions(100, 1_000);
/** Starts with a new family after this many kills, so that the data to verify stays small. */
const killsPerHouse = 50;
const deedsAtOnce = 4;
/** The maximum number of answers before a kill, and milliseconds after the last of them. */
const most = { answers: 10, milliseconds: 6 };

const webhookSecret = 'whsec_of_the_double';

/** Kills one server after another while a family uses it; returns the number of acknowledged requests. */
async function liveThrough(fleet: KillableServer, rounds: number): Promise<number> {
	const folder = await mkdtemp(join(tmpdir(), 'everbranch-load-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const env = {
		...{ DATA_DIR: folder, PORT: '0', RATE_LIMIT: 'off', SIGNUP_ACCESS: 'trial', LOOK_AHEAD: '0' },
		...{ STRIPE_WEBHOOK_SECRET: webhookSecret, QUEUE_BUSY: '200' },
	};
	let address = await fleet.start(env);
	const family = new Family(await registerAt(address, 'Rosa'));
	for (let round = 0; round < rounds; round++) {
		const lives = Array.from({ length: deedsAtOnce }, () => family.runUntilKilled(address));
		const enough = family.answered + 1 + Math.random() * most.answers;
		await waitUntil(() => family.answered >= enough);
		await sleep(Math.random() * most.milliseconds);
		if (round === 0) await fleet.keepCompiled();
		await fleet.kill();
		await Promise.all(lives);
		address = await fleet.start(env);
		expect([...findLosses(folder, family.acknowledged), ...family.unexpectedAnswers]).toEqual([]);
	}
	await family.finish(address);
	await waitUntil(() => findStuckWork(folder).length === 0).catch(() => expect(findStuckWork(folder)).toEqual([]));
	expect([...findLosses(folder, family.acknowledged), ...family.unexpectedAnswers]).toEqual([]);
	await fleet.kill();
	return family.answered;
}

it('a server killed under load loses nothing that it answered, and does nothing twice', {
	timeout: 1_800_000,
}, async (test) => {
	const fleet = await openKillableServer();
	onTestFinished(() => fleet.close());
	let answers = 0;
	for (let done = 0; done < kills; done += killsPerHouse) {
		answers += await liveThrough(fleet, Math.min(killsPerHouse, kills - done));
	}
	expect(answers).toBeGreaterThan(kills * 2);
	recordFigure(test, {
		done: '`kill -9` of the server while a family makes, reads, pays and deletes',
		times: kills,
		found: `of ${answers} answers none lost and none twice; integrity good each time`,
	});
});
