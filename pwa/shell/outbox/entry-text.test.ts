import { describe, expect, it } from 'vitest';
import type { Entry } from '../../local/outbox/entries.ts';
import { commandText, stateText, visibleEntries } from './entry-text.ts';

const entry = (id: string, lanes: string[], parts: Partial<Entry> = {}) =>
	({ id, lanes, state: 'waiting', problem: null, ...parts }) as Entry;
const problem = (status: number, code = 'refused') => ({ status, code, message: 'No.' });
const visibleIds = (...entries: Entry[]) => visibleEntries(entries).map(({ id }) => id);

describe('the listed entries', () => {
	it('exclude those in their first attempt, and those in progress at the server', () => {
		const writing = entry('b', ['story:1'], { problem: problem(503, 'still-writing') });
		expect(visibleIds(entry('a', ['profile']), writing)).toEqual([]);
	});

	// covers: without-network/waits-failed-listed-words
	it('include those that could not be sent, and those that wait for them', () => {
		const offline = entry('a', ['child:1'], { problem: problem(0, 'offline') });
		expect(
			visibleIds(offline, entry('b', ['story:1', 'child:1']), entry('c', ['story:1']), entry('d', ['profile'])),
		).toEqual(['a', 'b', 'c']);
	});

	it('include failed ones, which block no others', () => {
		const failed = entry('a', ['child:1'], { state: 'failed', problem: problem(403) });
		expect(visibleIds(failed, entry('b', ['child:1']))).toEqual(['a']);
	});
});

describe('the text of an entry', () => {
	it('names the command', () => {
		const deed = { kind: 'choose', title: 'Pip and the Lantern', choice: 'Go left' } as Entry['deed'];
		expect(commandText({ deed } as Entry)).toBe('The next part of “Pip and the Lantern”: Go left');
		expect(commandText({ deed: { ...deed, isKnown: true } } as Entry)).toMatch(/^The way you went on in “Pip/);
	});

	it.each([
		[{ state: 'failed', problem: problem(403) }, 'No.'],
		[{ state: 'sending', problem: null }, 'It is being sent right now.'],
		[{ state: 'waiting', problem: problem(0) }, 'It will be sent as soon as the server can be reached.'],
		[
			{ state: 'waiting', problem: problem(500) },
			'The server could not take it yet. It will be tried again by itself.',
		],
		[{ state: 'waiting', problem: problem(0, 'device-fault') }, 'No. It will be tried again by itself.'],
		[
			{ state: 'waiting', problem: { ...problem(0, 'unexpected-answer'), httpStatus: 502 } },
			'The server could not take it yet. It will be tried again by itself.',
		],
		[{ state: 'failed', problem: { ...problem(422), message: '' } }, 'This could not be done.'],
	] as const)('states its progress (%o)', (parts, sentence) => {
		expect(stateText(entry('a', [], parts as Partial<Entry>))).toBe(sentence);
	});
});
