import { openBareServer } from '../../api/makers/testing/provider-double.ts';

export type StreamGate = {
	/** What a server takes for the provider: with `/v1` at its end. */
	baseUrl: string;
	/** Stops each stream as soon as its text contains these words, in place of those given before. */
	stopAfter(words: string): void;
	/** Lets all streams through. */
	open(): void;
	close(): Promise<void>;
};

/** Stands before a provider (`target`: its base URL) and passes on what it streams, event by event, up to where a test says. */
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

/** The events of a stream with their ends; an answer that is no stream is one. */
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
