import { describe, expect, it } from 'vitest';
import { sanitizeLine, sanitizeProse } from './sanitize.ts';

const prose = (text: string, name = 'Pip', choices: readonly string[] = []) => sanitizeProse(text, name, choices);

describe('sanitizing prose', () => {
	it.each([
		['**Pip** ran *fast*, `very` _fast_ and __far__.', 'Pip ran fast, very fast and far.'],
		['<p>Pip <b>ran</b>.</p><p>She sat.</p>', 'Pip ran.\n\nShe sat.'],
		['Pip ran.<script>alert("x")</script> She sat.<br>“Oh!”', 'Pip ran. She sat.\n\n“Oh!”'],
		['Pip ran\u0000\u0007\u001b[31m.\u202E She\u200B sat.\uFEFF', 'Pip ran[31m. She sat.'],
		['Pip ran.\r\n\r\n\r\n\nShe sat.\n“Oh!”', 'Pip ran.\n\nShe sat.\n\n“Oh!”'],
		['"Oh!" said Pip. "It\'s \'me\'."', '“Oh!” said Pip. “It’s ‘me’.”'],
		['See [this](https://example.org) and ![a fox](x.png).', 'See this and a fox.'],
		['Pip ran. &amp; &lt;b&gt; &quot;Oh!&quot;', 'Pip ran. & <b> “Oh!”'],
		['Two is < three and > one, 2 * 3.', 'Two is < three and > one, 2 * 3.'],
		['皮普跑了。她坐下了。', '皮普跑了。她坐下了。'],
		['Pip saw a 👩‍🚀.', 'Pip saw a 👩‍🚀.'],
	])('turns %j into %j', (written, plain) => {
		expect(prose(written)).toBe(plain);
	});

	it.each([
		'# The Bump\n\nPip ran.',
		'Chapter 1: The Bump\n\nPip ran.',
		'**Chapter One – The Bump**\n\nPip ran.',
		'The Bump\nPip ran.',
		'---\nPip ran.\n***',
		'Pip ran.\n\n1. Share a bun\n2. Sail on\n3. Ring the bell',
		'Pip ran.\n\nWhat should Pip do?\n\n- Share a bun\n- Sail on\n- Ring the bell',
		'Pip ran.\n\nChoices:\n\nA) Share a bun\n\nB) Sail on',
		'Pip ran.\n\nShare a bun\n\nSail on.\n\nRing the bell',
	])('removes a heading above and choices below: %j', (written) => {
		expect(prose(written, 'Pip', ['Share a bun', 'Sail on', 'Ring the bell'])).toBe('Pip ran.');
	});

	it('keeps list-like lines in the middle', () => {
		const text = 'Pip ran.\n\n1. was the number on the door.\n\nChoice was not what she had.';
		expect(prose(text)).toBe(text);
	});

	it.each(['<b>Pip</b>', '**', '<script>x</script>', 'A. B.', '"Q"'])('keeps the hero’s name as it is: %s', (name) => {
		expect(prose(`Up went ${name} and sat.`, name)).toBe(`Up went ${name} and sat.`);
	});

	it('recognizes the hero’s name in any Unicode normalization', () => {
		expect(prose('Up went Zoë.', 'Zoe\u0308')).toBe('Up went Zoe\u0308.');
	});

	// covers: makers-provider/was-typed-data-provider
	it('is fast for any length and content', () => {
		for (const bit of ['<', '[', '*', '_ ', '<!--', '&', '"', '`', '> ', '# ', '![a](', '<a ', '\n- '])
			expect(prose(bit.repeat(32_000 / bit.length)).length).toBeLessThan(64_000);
	});
});

describe('sanitizing a line', () => {
	it('gives one line, cut between words', () => {
		expect(sanitizeLine(' **Share**\na <i>bun</i> ', 40)).toBe('Share a bun');
		expect(sanitizeLine('Share a bun with the duck', 12)).toBe('Share a bun');
		expect(sanitizeLine('x'.repeat(1_000_000), 12)).toBe('x'.repeat(12));
	});
});
