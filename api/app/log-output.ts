import type { Writable } from 'node:stream';

/**
 * Milliseconds between writes of info lines: each write blocks the event loop briefly, and a busy server has thousands of lines a
 * second.
 */
const flushInterval = 50;

/**
 * Writes lines to a stream: info lines in batches, warnings and errors at once. Lines are dropped after the stream failed. A
 * killed server loses the last batch; call `flush` before a regular exit.
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
