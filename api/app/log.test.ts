import { PassThrough } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
	anonymizeAddress,
	createBufferedOutput,
	errorFields,
	formatLine,
	hashedId,
	type LogLine,
	logWarning,
	setLogSink,
} from './log.ts';

const at = new Date(Date.UTC(2026, 10, 21, 9));
const line = (part: Partial<LogLine>) => formatLine({ level: 'info', event: 'request', ...part }, at);

describe('a line of the log', () => {
	it('is JSON with the time and the permitted fields', () => {
		const given = { request: 'K7QX3MWP', method: 'GET', route: '/api/stories/:id', status: 200, ms: 3 };
		expect(JSON.parse(line(given))).toEqual({
			at: '2026-11-21T09:00:00.000Z',
			level: 'info',
			event: 'request',
			...given,
		});
	});

	it('leaves out other fields', () => {
		const given = { body: 'secret', token: 'secret', name: 'Milo', message: 'Milo' };
		expect(line(given as Partial<LogLine>)).not.toMatch(/secret|Milo/);
	});

	it.each([
		'two\nlines',
		'a return\r',
		'a colour \u001b[31m',
		'C1 \u009b31m',
		'a line separator \u2028',
		'ends here"}',
		'Rosa Müller',
		'rosa@example.com',
		'x'.repeat(161),
	])('S53 replaces a text with other characters by a question mark (%j)', (text) => {
		expect(line({ code: text, places: [text] })).toContain('"code":"?","places":["?"]');
	});

	it('has an error’s class, code and place, without its message', () => {
		const fault = Object.assign(new RangeError('Milo\n    at evil (api/secret-of-milo.ts:1:1)'), {
			code: 'SQLITE_FULL',
		});
		const fields = errorFields(fault);
		expect(fields).toMatchObject({ fault: 'RangeError', code: 'SQLITE_FULL' });
		expect(fields.places?.[0]).toMatch(/^api\/app\/log\.test\.ts:\d+$/);
		expect(JSON.stringify(fields)).not.toMatch(/milo/i);
		expect(errorFields('Milo')).toEqual({ fault: 'string' });
	});

	it('has the hash of an account id, and the network of an address', () => {
		expect(hashedId('01890000-0000-7000-8000-000000000001')).toMatch(/^[0-9a-f]{12}$/);
		expect(anonymizeAddress('192.0.2.77')).toBe('192.0.2.0');
		expect(anonymizeAddress('::ffff:192.0.2.77')).toBe('192.0.2.0');
		expect(anonymizeAddress('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::');
		expect(anonymizeAddress('2001:db8:1:2::/64')).toBe('2001:db8:1::');
		expect(anonymizeAddress('::1')).toBe('::');
		expect(anonymizeAddress('Milo')).toBe('unknown');
	});
});

describe('a warning', () => {
	it.each([
		[new RangeError('Milo'), 'RangeError'],
		// As pg-boss reports an error.
		[{ message: 'Milo', stack: 'Error: Milo' }, 'object'],
		[undefined, 'undefined'],
	])('is logged without its message, whatever was thrown (%j)', (thrown, fault) => {
		const lines: string[] = [];
		onTestFinished(setLogSink((line) => void lines.push(line)));
		logWarning(thrown);
		expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'warn', event: 'warning', fault }]);
		expect(lines[0]).not.toContain('Milo');
	});
});

describe('the output', () => {
	it('batches info lines, and writes warnings and errors at once', async () => {
		const stream = new PassThrough();
		const output = createBufferedOutput(stream);
		output.write('one', 'info');
		expect(stream.read()).toBeNull();
		output.write('two', 'error');
		expect(String(stream.read())).toBe('one\ntwo\n');
		output.write('three', 'info');
		output.flush();
		expect(String(stream.read())).toBe('three\n');
	});

	it('continues when its stream has failed', () => {
		const stream = new PassThrough();
		const output = createBufferedOutput(stream);
		stream.emit('error', new Error('EPIPE'));
		output.write('one', 'error');
		expect(stream.read()).toBeNull();
	});
});
