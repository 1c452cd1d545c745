import openDyslexic from '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2?url';
import atkinsonExtended from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2?url';
import atkinson from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import { useEffect, useState } from 'react';
import type { ReadingComfort } from '../../../shared/contract/comfort.ts';

type Letters = NonNullable<ReadingComfort['letters']>;
type FontFile = { family: string; url: string; descriptors: FontFaceDescriptors };

/** Of this cache the service worker knows nothing: the page reads it itself, without a network too. */
const cacheName = 'letters';

/** Andika is the app's own typeface. A letter that a file lacks is taken from Andika. */
const files: Record<Letters, readonly FontFile[]> = {
	andika: [],
	atkinson: [
		{ family: 'Atkinson Hyperlegible Next', url: atkinson, descriptors: { weight: '200 800' } },
		{
			family: 'Atkinson Hyperlegible Next',
			url: atkinsonExtended,
			descriptors: { weight: '200 800', unicodeRange: 'U+0100-02BA, U+02BD-02C5, U+1E00-1E9F, U+1EF2-1EFF' },
		},
	],
	opendyslexic: [{ family: 'OpenDyslexic', url: openDyslexic, descriptors: {} }],
};

const loaded = new Map<Letters, Promise<void>>();

/** Loads a typeface, and keeps it on this device. Returns whether it could not be loaded, as offline at the first time. */
export function useLetters(letters: Letters = 'andika'): boolean {
	const [failed, setFailed] = useState<Letters | null>(null);
	useEffect(() => {
		let isUnmounted = false;
		loadLetters(letters).then(
			() => isUnmounted || setFailed(null),
			() => isUnmounted || setFailed(letters),
		);
		return () => {
			isUnmounted = true;
		};
	}, [letters]);
	return failed === letters;
}

function loadLetters(letters: Letters): Promise<void> {
	const loading = loaded.get(letters) ?? Promise.all(files[letters].map(addFont)).then(() => {});
	loaded.set(letters, loading);
	loading.catch(() => loaded.delete(letters));
	return loading;
}

async function addFont({ family, url, descriptors }: FontFile): Promise<void> {
	const font = new FontFace(family, await fontBytes(url), descriptors);
	document.fonts.add(await font.load());
}

async function fontBytes(url: string): Promise<ArrayBuffer> {
	// By plain http there is no cache: then the browser's own has to do.
	const cache = await globalThis.caches?.open(cacheName).catch(() => undefined);
	const kept = await cache?.match(url);
	if (kept) return kept.arrayBuffer();
	const response = await fetch(url);
	if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
	// A full device shows the letters all the same.
	await cache?.put(url, response.clone()).catch(() => {});
	return response.arrayBuffer();
}
