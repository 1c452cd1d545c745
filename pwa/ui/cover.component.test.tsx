import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Images } from '../../shared/contract/story.ts';
import { Cover } from './cover.tsx';

/** The address of a picture of one colour. */
function painted(colour: string): string {
	const canvas = document.createElement('canvas');
	[canvas.width, canvas.height] = [3, 2];
	const context = canvas.getContext('2d')!;
	context.fillStyle = colour;
	context.fillRect(0, 0, 3, 2);
	return canvas.toDataURL('image/webp');
}

const good: Images = { thumbnail: painted('red'), medium: painted('green'), large: painted('blue') };
const lost = (size: string) => `/api/media/lost-${size}.webp`;

describe('a cover', () => {
	it.each<[string, Partial<Images>, keyof Images]>([
		['the medium size', { thumbnail: lost('thumbnail') }, 'medium'],
		['the thumbnail', { medium: lost('medium'), large: lost('large') }, 'thumbnail'],
		['the large size', { thumbnail: lost('thumbnail'), medium: lost('medium') }, 'large'],
	])('shows %s where the others cannot be loaded', async (_, missing, size) => {
		const { container } = await render(<Cover images={{ ...good, ...missing }} genre="pirate" sizes="10rem" eager />);
		const shown = () => container.querySelector('img')?.currentSrc;
		await expect.poll(shown).toBe(good[size]);
		// Nothing is tried after the size that was loaded.
		await container.querySelector('img')!.decode();
		expect(shown()).toBe(good[size]);
	});

	it('is a drawing where no size can be loaded', async () => {
		const images = { thumbnail: lost('thumbnail'), medium: lost('medium'), large: lost('large') };
		const { container } = await render(<Cover images={images} genre="pirate" eager />);
		await expect.poll(() => container.querySelectorAll('[data-genre="pirate"] svg').length).toBeGreaterThan(0);
		expect(container.querySelectorAll('img')).toHaveLength(0);
	});
});
