/** Bytes. Chromium reads media in blocks and plays from whole ones only: 6.5 s of the built-in voice. */
const block = 32 * 1024;

/** Bytes, some two seconds of speech: with less sound in the block, Chromium waits for the next one as well (tried). */
const leastSound = 16 * 1024;

const headerLength = 10;

/**
 * Brings a recording that is being made to a player in time: once its first two seconds are there, a tag before them fills
 * Chromium's first block. Players skip it. A recording that begins with a tag of its own passes as it is: not all players skip two.
 */
export function fillFirstBlock(): TransformStream<Uint8Array, Uint8Array> {
	const parts: Uint8Array[] = [];
	let length = 0;
	let hasBegun = false;
	return new TransformStream({
		transform(part, output) {
			hasBegun ||= length === 0 && startsWithTag(part);
			if (hasBegun) return output.enqueue(part);
			parts.push(part);
			length += part.length;
			if (length < leastSound) return;
			hasBegun = true;
			if (length <= block - 2 * headerLength) output.enqueue(tag(block - length));
			for (const waiting of parts) output.enqueue(waiting);
		},
		flush(output) {
			if (!hasBegun) for (const waiting of parts) output.enqueue(waiting);
		},
	});
}

function startsWithTag(part: Uint8Array): boolean {
	return ascii('ID3').every((byte, at) => part[at] === byte);
}

/** An ID3v2.4 tag of this length in bytes, whose one frame is private and empty. */
function tag(length: number): Uint8Array {
	const bytes = new Uint8Array(length);
	bytes.set([...ascii('ID3'), 4, 0, 0, ...sevenBits(length - headerLength)]);
	bytes.set([...ascii('PRIV'), ...sevenBits(length - 2 * headerLength)], headerLength);
	return bytes;
}

function ascii(text: string): Uint8Array {
	return new TextEncoder().encode(text);
}

/** ID3 writes sizes with seven bits a byte, so that none looks like a frame of MPEG. */
function sevenBits(size: number): number[] {
	return [21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f);
}
