import type { RequestListener } from 'node:http';
import type { Narrator } from '../../makers.ts';
import { openProvider } from '../../providers/open-provider.ts';
import { openBareServer, openProviderDouble } from '../../testing/provider-double.ts';
import { providedNarrator } from '../provided.ts';
import { speechDouble } from './speech-samples.ts';

export const chapter = `Milo the fox counted the 23 acorns by his door. One was missing!

“Did you see it, Zoë?” he asked the owl. “I saw something small,” she said—“and it was giggling…”

Mr. Squirrel laughed, hopped down from his branch, and held out a paw. In it, shining a little in the evening sun, lay the acorn.`;
type Closable = { close?(): Promise<void> };
const open: Closable[] = [];

export function closeAfterTest(one: Closable): void {
	open.push(one);
}

export async function closeServers(): Promise<void> {
	for (const one of open.splice(0)) await one.close?.();
}

export function narratorAt(
	baseUrl: string,
	model = 'gpt-4o-mini-tts',
	options?: Parameters<typeof providedNarrator>[2],
): Narrator {
	const provider = openProvider({ name: 'openai', apiKey: 'key', baseUrl, model, backoff: 1 });
	const narrator = providedNarrator(provider, 'sage', options);
	open.push(narrator);
	return narrator;
}

/** A narrator at a provider double that answers with built-in speech. */
export async function openSpeechDouble(model?: string) {
	const { fixture, inputs } = speechDouble();
	const double = await openProviderDouble([fixture]);
	open.push(double);
	return { narrator: narratorAt(double.baseUrl, model), inputs, double };
}

/** A narrator at a plain server that records its requests. `answer`: the bytes or status to answer with; null to never answer. */
export async function openSpeechServer(
	answer: (requests: Record<string, string>) => Uint8Array | number | null,
	model?: string,
) {
	const asked: Record<string, string>[] = [];
	const listener: RequestListener = async (request, response) => {
		const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as Record<string, string>;
		asked.push(body);
		const given = answer(body);
		if (given === null) return;
		if (typeof given === 'number') response.writeHead(given).end('{}');
		else response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(given);
	};
	const wire = await openBareServer(listener);
	open.push(wire);
	return { narrator: narratorAt(wire.baseUrl, model), asked };
}
