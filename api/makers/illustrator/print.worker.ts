import sharp from 'sharp';
import type { Pictures } from '../makers.ts';
import { printPages, printReference } from './print.ts';

// Its own threads have the rank of the main thread, and would take the cores from it.
sharp.concurrency(1);

export type Print = { bytes: Uint8Array; as: 'pages' | 'reference' };
export type Printed = { pages: Pictures; reference: null } | { pages: null; reference: Uint8Array };

/** The thread that makes files of a provider's pictures. */
export default async function print({ bytes, as }: Print): Promise<Printed> {
	if (as === 'reference') return { pages: null, reference: await printReference(bytes) };
	return { pages: await printPages(bytes), reference: null };
}
