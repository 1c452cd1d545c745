import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Scene } from '../../shared/contract/scene.ts';
import type { ChapterDraft } from '../../shared/contract/storyteller.ts';
import type { DrawingRequest } from '../../shared/illustrator/draw-scene.ts';
import { chapterCountFor } from '../../shared/rules/ages.ts';
import { sampleBriefs, samplePath } from '../../shared/storyteller/check/sample-briefs.ts';
import { formerOutline } from '../../shared/storyteller/outline.ts';
import type { ChapterToTell } from '../../shared/storyteller/tell-chapter.ts';
import { installTabletProgram } from '../local/testing/tablet-program.ts';

/** A story to tell: its brief, and the choice after each chapter. `outline`: of a story that the former storyteller began. */
export type ToldSample = { brief: ChapterToTell['brief']; path: readonly number[]; outline?: string };

/** Sample stories of all age groups, genres, moods, types and genders. */
export function toldSamples(count: number): ToldSample[] {
	return sampleBriefs(count).map((brief) => ({ brief, path: samplePath(brief, chapterCountFor(brief.ageGroup)) }));
}

/** As `toldSamples`, of the former storyteller, whose program draws nothing. */
export function formerSamples(count: number): ToldSample[] {
	return toldSamples(count).map((sample) => ({ ...sample, outline: JSON.stringify(formerOutline) }));
}

/** The address of the former storyteller's program in the built app. */
export function formerProgramAddress(): string {
	const [built] = globSync(
		join(import.meta.dirname, '../../dist/assets/without-network/former-storyteller.worker-*.js'),
	);
	if (!built) throw new Error('The build has no former storyteller');
	return `/assets/without-network/${basename(built)}`;
}

/**
 * The SHA-256 of each story as a program of the optional part tells it: all its chapters, scenes and outlines, and the SVG of one
 * chapter. Each story remembers the one before. It runs in the page of any browser, and in Node: it needs a global `Worker` and
 * none of its imports, which are types.
 */
export async function digestsOf({ program, samples }: { program: string; samples: ToldSample[] }): Promise<string[]> {
	type Policies = {
		createPolicy(name: string, rules: object): { createScriptURL(address: string): string };
	};
	const own = globalThis as { trustedTypes?: Policies; samplePolicy?: ReturnType<Policies['createPolicy']> };
	// A page may have it once.
	const rules = { createScriptURL: (address: string) => address };
	own.samplePolicy ??= own.trustedTypes?.createPolicy('app-sw', rules) ?? rules;
	const worker = new Worker(own.samplePolicy.createScriptURL(program), { type: 'module' });
	let id = 0;
	const ask = <Result>(name: string, input: unknown) =>
		new Promise<Result>((resolve, reject) => {
			worker.onmessage = ({ data }) => ('error' in data ? reject(new Error(data.error)) : resolve(data.result));
			worker.onerror = ({ message }) => reject(new Error(message));
			id += 1;
			worker.postMessage({ id, name, input });
		});
	const digests: string[] = [];
	let remembered: string[] = [];
	for (const [at, { brief, path, outline: begun = null }] of samples.entries()) {
		let toTell: ChapterToTell = {
			...{ brief, outline: begun, memory: remembered, priorChapters: [], isContinuation: false },
		};
		const told: { draft: ChapterDraft; outline: string }[] = [];
		for (const choiceTaken of [...path, null]) {
			const { draft, outline } = await ask<{ draft: ChapterDraft; outline: string }>('tell', toTell);
			told.push({ draft, outline });
			const { content, choices } = draft;
			const priorChapters = [...toTell.priorChapters, { content, choices, choiceTaken }];
			toTell = { ...toTell, outline, priorChapters };
		}
		const scene = told[at % told.length]?.draft.scene as Scene;
		const request: DrawingRequest = { scene, seed: brief.seed, gender: brief.hero.gender };
		const svg = begun ? '' : await ask<string>('draw', request);
		const bytes = new TextEncoder().encode(JSON.stringify(told) + svg);
		const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
		digests.push([...hash].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
		remembered = told.map(({ outline }) => outline).slice(-1);
	}
	worker.terminate();
	return digests;
}

/** How many stories are told at a time: a script of WebKit’s driver may take a minute. */
const batch = 10;

/** The digests of all samples, some at a time. */
export async function digestsInBatches(
	samples: readonly ToldSample[],
	work: (some: ToldSample[]) => Promise<string[]>,
): Promise<string[]> {
	const digests: string[] = [];
	for (let from = 0; from < samples.length; from += batch)
		digests.push(...(await work(samples.slice(from, from + batch))));
	return digests;
}

/** The digests of all samples, in Node. */
export async function digestsInNode(samples: readonly ToldSample[], address = ''): Promise<string[]> {
	const program = installTabletProgram();
	try {
		return await digestsInBatches(samples, (some) => digestsOf({ program: address, samples: some }));
	} finally {
		program.remove();
	}
}
