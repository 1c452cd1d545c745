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
import { fetchOptionalPart } from './story-form.ts';
import { setUpWebKitWorld } from './webkit-world.ts';

const world = setUpWebKitWorld();

// covers: offline-stories/same-everywhere
it('500 stories and their drawings, and 60 of the former storyteller, are the same to the letter in WebKit and in Node', {
	timeout: 600_000,
}, async () => {
	const rosa = await world.register('Rosa');
	const device = await world.tabFor(rosa);
	await fetchOptionalPart(device);
	const program = await device.run(
		async () => new URL((await (await caches.open('everbranch-without-network')).keys())[0]!.url).pathname,
	);
	await device.close();
	// A page of the same origin in which the app does not run: a browser without the worker.
	const tab = await world.tabFor(rosa);
	const samples = toldSamples(500);
	const inWebKit = await digestsInBatches(samples, (some) => tab.run(digestsOf, { program, samples: some }));
	expect(inWebKit).toEqual(await digestsInNode(samples));
	expect(new Set(inWebKit).size).toBe(500);
	const [former, begun] = [formerProgramAddress(), formerSamples(60)];
	const told = await digestsInBatches(begun, (some) => tab.run(digestsOf, { program: former, samples: some }));
	expect(told).toEqual(await digestsInNode(begun, former));
	expect(new Set(told).size).toBe(60);
});
