const megabyte = 1024 * 1024;
/** Ten times what the longest chapter takes as a stream, and a picture or narration as one answer. */
const most = { stream: 8 * megabyte, whole: 48 * megabyte };
/** Milliseconds in which the end of an answer comes that has said all. */
const drainTime = 250;

/**
 * Node's fetch, which goes nowhere but where it was sent (a redirect is an answer like any other, and no good one), and with
 * an end to how much an answer may hold: a server that never stops must not fill the memory. An answer
 * that its reader has enough of is read to its end, if that is near: the client stops at a stream's "[DONE]", and a
 * connection whose answer has not ended cannot be used again.
 */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
	const response = await fetch(input, { ...init, redirect: 'manual' });
	if (!response.body) return response;
	const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
	return new Response(bounded(response.body.getReader(), isStream ? most.stream : most.whole), response);
}

function bounded(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
	let left = maxBytes;
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await reader.read();
			if (done) return controller.close();
			left -= value.byteLength;
			if (left >= 0) return controller.enqueue(value);
			controller.error(new RangeError('The answer is too long.'));
			await reader.cancel();
		},
		cancel: () => void readToEnd(reader),
	});
}

async function readToEnd(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
	const timer = setTimeout(() => void reader.cancel().catch(() => {}), drainTime);
	try {
		while (!(await reader.read()).done);
	} catch {
		// It was cut off, and nobody is waiting for it.
	} finally {
		clearTimeout(timer);
	}
}
