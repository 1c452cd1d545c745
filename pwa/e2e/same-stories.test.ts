/** @module-tag deep */
import { expect, it } from 'vitest';
import {
	digestsInBatches,
	digestsInNode,
	digestsOf,
	formerProgramAddress,
	formerSamples,
	toldSamples,
} from '../testing/told-samples.ts';
import { setUpWorld } from './browser-world.ts';
import { tabletOf } from './tablet.ts';

const world = setUpWorld();

// Its limit is six times the usual one: it is minutes of work and waits for nothing.
// covers: offline-stories/same-everywhere
it('500 stories and their drawings, and 60 of the former storyteller, are the same to the letter in Chromium and in Node', {
	timeout: 1_800_000,
}, async () => {
	const page = await tabletOf(world, await world.register('Rosa'));
	const program = await page.evaluate(async () => {
		const [kept] = await (await caches.open('everbranch-without-network')).keys();
		for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
		return new URL(kept!.url).pathname;
	});
	// A page of the same origin in which the app does not run; a worker would serve the app there too.
	await page.goto('/robots.txt');
	const samples = toldSamples(500);
	const inChromium = await digestsInBatches(samples, (some) => page.evaluate(digestsOf, { program, samples: some }));
	expect(inChromium).toEqual(await digestsInNode(samples));
	expect(new Set(inChromium).size).toBe(500);
	const [former, begun] = [formerProgramAddress(), formerSamples(60)];
	const told = await digestsInBatches(begun, (some) => page.evaluate(digestsOf, { program: former, samples: some }));
	expect(told).toEqual(await digestsInNode(begun, former));
	expect(new Set(told).size).toBe(60);
});
