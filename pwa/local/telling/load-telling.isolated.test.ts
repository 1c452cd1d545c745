import { expect, it, onTestFinished, vi } from 'vitest';
import { loadTelling } from './load-telling.ts';

it('the code that tells is null while it cannot be loaded, is asked for again, and is kept', async () => {
	vi.doMock('./tell-story.ts', () => {
		throw new TypeError('Failed to fetch dynamically imported module');
	});
	onTestFinished(() => void vi.doUnmock('./tell-story.ts'));
	expect(await loadTelling()).toBeNull();
	vi.doUnmock('./tell-story.ts');
	vi.resetModules();
	const loaded = await loadTelling();
	expect(loaded).toHaveProperty('tellNewStory');
	expect(await loadTelling()).toBe(loaded);
});
