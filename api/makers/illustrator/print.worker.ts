import type { MessagePort } from 'node:worker_threads';
import sharp from 'sharp';
import type { Pictures } from '../makers.ts';
import { printPages, printReference } from './print.ts';

// Its own threads have the rank of the main thread, and would take the cores from it.
sharp.concurrency(1);

/** `proof`: hears the medium page first, while the large one is still in the making. */
export type Print = { bytes: Uint8Array } & ({ as: 'pages'; proof: MessagePort } | { as: 'reference' });
export type Printed = { pages: Pictures; reference: null } | { pages: null; reference: Uint8Array };

/** The thread that makes files of a provider's pictures. */
export default async function print(asked: Print): Promise<Printed> {
	if (asked.as === 'reference') return { pages: null, reference: await printReference(asked.bytes) };
	const pages = await printPages(asked.bytes, (medium) => asked.proof.postMessage(medium));
	return { pages, reference: null };
}
