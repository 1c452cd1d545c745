import { describe, expect, it } from 'vitest';
import { fillFirstBlock } from './first-block.ts';

const block = 32 * 1024;

/** What a listener gets of a recording that comes in these parts, each of one byte's value. */
async function heard(...lengths: number[]): Promise<Buffer> {
	const parts = lengths.map((length, index) => new Uint8Array(length).fill(index + 1));
	return Buffer.from(await new Response(ReadableStream.from(parts).pipeThrough(fillFirstBlock())).arrayBuffer());
}

describe('the first block of a recording that is being made', () => {
	it('is filled by a tag before two seconds of sound', async () => {
		const bytes = await heard(10_000, 10_000, 5000);
		expect(bytes.length).toBe(block + 5000);
		expect(bytes.subarray(0, 3).toString()).toBe('ID3');
		expect([...bytes.subarray(6, 10)]).toEqual([0, 0, (block - 20_010) >> 7, (block - 20_010) & 127]);
		expect(bytes.subarray(block - 20_000)).toEqual(
			Buffer.from([...Array(10_000).fill(1), ...Array(10_000).fill(2), ...Array(5000).fill(3)]),
		);
	});

	it.each([[[block, 10]], [[block - 5, 10]]])('is left as it is where sound fills it: %j', async (lengths) => {
		expect((await heard(...lengths)).length).toBe(lengths[0]! + lengths[1]!);
	});

	it('is left as it is where a tag is there already, and nothing waits', async () => {
		const recording = new TransformStream<Uint8Array, Uint8Array>();
		const sound = recording.readable.pipeThrough(fillFirstBlock()).getReader();
		const first = Buffer.from('ID3 and the first sound');
		void recording.writable.getWriter().write(first);
		expect(Buffer.from((await sound.read()).value!)).toEqual(first);
	});

	it('is left as it is where the whole recording is shorter', async () => {
		expect(await heard(3, 2)).toEqual(Buffer.from([1, 1, 1, 2, 2]));
	});
});
