import { writeFileSync } from 'node:fs';
import { sealPart, sha256 } from '../archive.ts';
import { blockBytes, createHeader, paddingOf } from '../tar.ts';

export type Part = {
	name: string;
	bytes: Buffer;
	/** Changes the header after it was written, as an attacker would. */
	changeHeader?: (header: Buffer) => void;
	/** The size in the header, if it differs from the real one. */
	claimedBytes?: number;
};

/** Writes a file with a valid seal and valid hashes, whatever its parts contain. */
export function writeForged(path: string, parts: readonly Part[], list?: unknown): void {
	const madeAt = new Date(0).toISOString();
	const files = parts.map(({ name, bytes }) => ({ name, bytes: bytes.length, sha256: hashOf(bytes) }));
	const manifest = Buffer.from(JSON.stringify(list ?? { format: 1, madeAt, files, damaged: [] }));
	const body = Buffer.concat([...parts, { name: 'manifest.json', bytes: manifest }].map(partOf));
	const seal = Buffer.alloc(blockBytes, ' ');
	seal.write(JSON.stringify({ format: 1, madeAt, bytes: body.length, sha256: hashOf(body) }));
	writeFileSync(path, Buffer.concat([body, createHeader(sealPart, blockBytes, 0), seal, Buffer.alloc(2 * blockBytes)]));
}

function partOf({ name, bytes, changeHeader, claimedBytes = bytes.length }: Part): Buffer {
	const header = createHeader(name, claimedBytes, 0);
	if (changeHeader) {
		changeHeader(header);
		header.write('        ', 148);
		header.write(
			`${header
				.reduce((sum, byte) => sum + byte, 0)
				.toString(8)
				.padStart(6, '0')}\0 `,
			148,
		);
	}
	return Buffer.concat([header, bytes, Buffer.alloc(paddingOf(bytes.length))]);
}

export function hashOf(bytes: Buffer): string {
	return sha256().update(bytes).digest('hex');
}
