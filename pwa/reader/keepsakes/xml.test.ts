import { expect, it } from 'vitest';
import { xml } from './xml.ts';

it('escapes what is put into it, in text and in attributes', () => {
	const name = `<b>&"'`;
	expect(xml`<p title="${name}">${name}</p>`.xml).toBe(
		'<p title="&#60;b&#62;&#38;&#34;&#39;">&#60;b&#62;&#38;&#34;&#39;</p>',
	);
});

it('leaves out what XML forbids, and keeps what other scripts and emoji need', () => {
	const forbidden = `a\u0000\u0008\u000b\u001f\ufffe\ud800b`;
	expect(xml`${forbidden}`.xml).toBe('ab');
	expect(xml`${'שלום 🐉\tč'}`.xml).toBe('שלום 🐉\tč');
});

it('keeps XML, also in lists, and leaves out null', () => {
	expect(xml`<ul>${[1, 2].map((number) => xml`<li>${number}</li>`)}${null}</ul>`.xml).toBe(
		'<ul><li>1</li><li>2</li></ul>',
	);
});
