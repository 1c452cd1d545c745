import { StartError } from '../app/errors.ts';

/*
 * The archive is a plain uncompressed tar file (media are compressed already) that every computer can read. No entry can be
 * larger than the file itself, and there are no links.
 */
export const blockBytes = 512;
const maxOctalSize = 0o77777777777;

/** Not a complete backup. `why`: a clause for the message. */
export class DamagedBackup extends StartError {
	constructor(file: string, why: string) {
		super(`${file} is no whole backup of Everbranch: ${why}. Nothing was changed.`);
		this.name = 'DamagedBackup';
	}
}

/** The header block of a file. `at`: epoch milliseconds. */
export function createHeader(name: string, bytes: number, at: number): Buffer {
	if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for a tar header`);
	const header = Buffer.alloc(blockBytes);
	header.write(name, 0);
	header.write('0000600\0', 100);
	header.write('0000000\0', 108);
	header.write('0000000\0', 116);
	writeSize(header, bytes);
	header.write(`${octal(Math.floor(at / 1000), 11)}\0`, 136);
	header.write('        ', 148);
	header.write('0', 156);
	header.write('ustar\x0000', 257);
	header.write(`${octal(checksum(header), 6)}\0 `, 148);
	return header;
}

/** The padding after a file, to the next block. */
export function paddingOf(bytes: number): number {
	return (blockBytes - (bytes % blockBytes)) % blockBytes;
}

/** Reads a header that `createHeader` wrote. Throws DamagedBackup for any other, including links and folders. */
export function readHeader(header: Buffer, file: string): { name: string; bytes: number } {
	const sum = Number.parseInt(header.toString('latin1', 148, 154), 8);
	const blank = Buffer.from(header);
	blank.write('        ', 148);
	if (sum !== checksum(blank)) throw new DamagedBackup(file, 'the head of a part is damaged');
	const isPlain = header.toString('latin1', 257, 265) === 'ustar\x0000' && header[156] === 0x30;
	if (!isPlain || header[345] !== 0) throw new DamagedBackup(file, 'there is something in it that is no plain file');
	const name = header.toString('utf8', 0, 100).replace(/\0.*$/s, '');
	return { name, bytes: readSize(header, file) };
}

function writeSize(header: Buffer, bytes: number): void {
	if (bytes <= maxOctalSize) return void header.write(`${octal(bytes, 11)}\0`, 124);
	// Sizes above 8 GB are binary, as in GNU tar.
	header.writeUInt8(0x80, 124);
	header.writeBigUInt64BE(BigInt(bytes), 128);
}

function readSize(header: Buffer, file: string): number {
	const size =
		header[124] === 0x80
			? Number(header.readBigUInt64BE(128))
			: Number.parseInt(header.toString('latin1', 124, 135), 8);
	if (!Number.isSafeInteger(size) || size < 0) throw new DamagedBackup(file, 'a part of it has no size');
	return size;
}

function octal(value: number, digits: number): string {
	return value.toString(8).padStart(digits, '0');
}

function checksum(header: Buffer): number {
	let sum = 0;
	for (const byte of header) sum += byte;
	return sum;
}
