import { describe, expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { LowContrast } from '../e2e/painted-contrast.ts';
import { phone } from './app-page.tsx';

describe('painted contrast', { tags: 'deep' }, () => {
	it('is the contrast of the two colours on an even background', async () => {
		await expect(contrastOf('color: #000; background: #fff')).resolves.toMatchObject([{ contrast: 21, needed: 4.5 }]);
		await expect(contrastOf('color: #fff; background: #1d6069')).resolves.toMatchObject([{ contrast: 7.17 }]);
	});

	it('is the lowest contrast on a gradient', async () => {
		const [found] = await contrastOf('width: 9em; color: #fff; background: linear-gradient(90deg, #000, #ddd)');
		expect(found?.contrast).toBeGreaterThan(1.2);
		expect(found?.contrast).toBeLessThan(3);
	});

	it('has a lower limit for large text, and none for disabled or hidden text', async () => {
		await expect(contrastOf('font-size: 24px; background: #fff')).resolves.toMatchObject([{ needed: 3 }]);
		await expect(contrastOf('color: #eee', 'aria-disabled="true"')).resolves.toEqual([]);
		await expect(contrastOf('visibility: hidden')).resolves.toEqual([]);
	});
});

async function contrastOf(style: string, attributes = ''): Promise<LowContrast[]> {
	await page.viewport(phone.width, phone.height);
	const main = document.createElement('main');
	main.innerHTML = `<p style="margin: 20px; font: 20px sans-serif; ${style}" ${attributes}>Once upon a time</p>`;
	document.body.append(main);
	onTestFinished(() => main.remove());
	const found = await commands.contrasts(['p']);
	main.remove();
	return found;
}
