import { openBareServer } from '../../api/makers/testing/provider-double.ts';

export type StreamGate = {
	/** The base URL for the server, with `/v1` at its end. */
	baseUrl: string;
	/** Pauses each stream as soon as its text contains these words. Replaces former words. */
	stopAfter(words: string): void;
	/** Passes all streams. */
	open(): void;
	close(): Promise<void>;
};

/** A proxy of a provider (`target`: its base URL) that passes streams event by event up to the words that a test sets. */
export async function openStreamGate(target: string): Promise<StreamGate> {
	const { origin } = new URL(target);
	let stop: string | null = null;
	let moved = Promise.withResolvers<void>();
	const moveTo = (words: string | null) => {
		stop = words;
		moved.resolve();
		moved = Promise.withResolvers<void>();
	};
	const wire = await openBareServer(async (request, response) => {
		const sent = Buffer.concat(await request.toArray());
		const { method = 'GET', url = '/', headers } = request;
		const answer = await fetch(origin + url, {
			method,
			headers: { 'content-type': headers['content-type'] ?? 'application/json' },
			...(sent.length > 0 && { body: sent }),
		});
		response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
		let text = '';
		for await (const event of eventsOf(answer)) {
			response.write(event);
			text += textIn(event);
			while (stop !== null && text.includes(stop)) await moved.promise;
		}
		response.end();
	});
	return {
		baseUrl: wire.baseUrl,
		stopAfter: moveTo,
		open: () => moveTo(null),
		close: () => wire.close(),
	};
}

/** The events of a stream with their separators; a response that is no stream is one event. */
async function* eventsOf({ body }: Response): AsyncGenerator<string> {
	let rest = '';
	const decoder = new TextDecoder();
	for await (const chunk of body ?? []) {
		const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
		rest = parts.pop() ?? '';
		for (const part of parts) yield `${part}\n\n`;
	}
	if (rest) yield rest;
}

/** The text that an event adds to the answer. */
function textIn(event: string): string {
	const added = /"(?:content|delta)":("(?:[^"\\]|\\.)*")/.exec(event)?.[1];
	return added ? (JSON.parse(added) as string) : '';
}
