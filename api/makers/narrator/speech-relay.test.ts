import { describe, expect, it } from 'vitest';
import { SpeechRelay } from './speech-relay.ts';

const mp3 = (text: string) => new Uint8Array([0xff, 0xfb, ...Buffer.from(text)]);
const more = (text: string) => new Uint8Array(Buffer.from(text));

function relayOf(pieces: number) {
	const sent: (string | null)[] = [];
	const relay = new SpeechRelay(pieces, (bytes) => sent.push(bytes && Buffer.from(bytes).toString('latin1').slice(-1)));
	return { relay, sent };
}

describe('the relay of a provider’s speech', () => {
	it('passes each part on as it arrives, in the order of the pieces', () => {
		const { relay, sent } = relayOf(3);
		relay.add(0, mp3('a'));
		relay.add(1, mp3('c'));
		expect(sent).toEqual(['a']);
		relay.finish(1);
		relay.add(0, more('b'));
		expect(sent).toEqual(['a', 'b']);
		relay.finish(0);
		relay.add(2, mp3('d'));
		relay.finish(2);
		expect(sent).toEqual(['a', 'b', 'c', 'd']);
	});

	it('passes nothing on of another format', () => {
		const { relay, sent } = relayOf(1);
		relay.add(0, more('RIFF'));
		relay.add(0, mp3('a'));
		expect(sent).toEqual([]);
	});

	it('ends, and voids what was passed on, when that piece begins anew', () => {
		const { relay, sent } = relayOf(2);
		relay.begin(0);
		relay.add(0, mp3('a'));
		relay.begin(0);
		relay.add(0, mp3('a'));
		expect(sent).toEqual(['a', null]);
	});

	it('goes on when a piece begins anew whose turn has not come', () => {
		const { relay, sent } = relayOf(2);
		relay.add(1, mp3('x'));
		relay.begin(1);
		relay.add(1, mp3('b'));
		relay.finish(1);
		relay.add(0, mp3('a'));
		relay.finish(0);
		expect(sent).toEqual(['a', 'b']);
	});
});
