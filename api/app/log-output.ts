import type { Writable } from 'node:stream';

/** Milliseconds in which lines are gathered: each write holds the server up for a moment, and a busy one has thousands a second. */
const flushInterval = 50;

/**
 * Writes lines to a stream, many at a time; what tells of trouble, at once. Whoever reads them may go away: then they go
 * nowhere. Lines of the last moment are lost with a killed server; `flush` is for one that ends by itself.
 */
export function createBufferedOutput(stream: Writable): { write(line: string, level: string): void; flush(): void } {
	let buffered: string[] = [];
	let timer: NodeJS.Timeout | undefined;
	let isOpen = true;
	stream.on('error', () => {
		isOpen = false;
	});

	function flush(): void {
		clearTimeout(timer);
		timer = undefined;
		if (buffered.length > 0 && isOpen) stream.write(`${buffered.join('\n')}\n`);
		buffered = [];
	}

	return {
		write(line, level) {
			if (!isOpen) return;
			buffered.push(line);
			if (level !== 'info') flush();
			else timer ??= setTimeout(flush, flushInterval).unref();
		},
		flush,
	};
}
