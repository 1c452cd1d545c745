import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Environment, readConfig } from './config.ts';

const text = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
const lines = text.split('\n');
const example = new Map([...text.matchAll(/^#([A-Z_\d]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]));

it('.env.example names exactly the variables of the configuration', () => {
	expect([...example.keys()].sort()).toEqual(Object.keys(Environment.shape).sort());
});

it('.env.example explains each variable in the line above it', () => {
	const unexplained = lines.filter((line, at) => /^#[A-Z_\d]+=/.test(line) && !/^# \S/.test(lines[at - 1] ?? ''));
	expect(unexplained).toEqual([]);
});

it('.env.example states the defaults, and sets nothing', () => {
	const defaults = Object.entries(z.parse(Environment, {})).map(([name, value]) => [name, String(value)]);
	expect(defaults.map(([name]) => [name, example.get(name!)])).toEqual(defaults);
	expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});

it('.env.example can be uncommented as a whole', () => {
	expect(() => readConfig(Object.fromEntries(example))).not.toThrow();
});
