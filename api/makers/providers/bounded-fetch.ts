const megabyte = 1024 * 1024;
/** Ten times the longest chapter as a stream, and ten times a picture or narration as one response. */
const most = { stream: 8 * megabyte, whole: 48 * megabyte };
/** Milliseconds in which the rest of a response may still come after its reader has stopped. */
const drainTime = 250;

/**
 * Node's fetch with two limits. Redirects are not followed, so that a key never reaches another server. The size of a response
 * is bounded, so that a server that never stops cannot fill the memory. When its reader cancels, the response is drained for a
 * moment: the client stops at a stream's "[DONE]", and a connection can only be reused after its response has ended.
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
		// The connection was lost, and no reader waits any more.
	} finally {
		clearTimeout(timer);
	}
}
