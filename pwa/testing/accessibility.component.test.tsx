import { describe, expect, it, onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';
import { accessibilityIssuesAt } from './accessibility.ts';
import { phone } from './app-page.tsx';

describe('expectAccessible', { tags: 'deep' }, () => {
	it('reports what axe finds', async () => {
		place('<button></button>');
		await expect(accessibilityIssuesAt({ viewport: phone, colorScheme: 'dark' })).resolves.toContainEqual(
			expect.stringMatching(/^390, dark: button-name: <button><\/button>/),
		);
	});

	it('reports low contrast on a gradient, also below the fold', async () => {
		const style = 'margin-top: 2000px; font: 20px sans-serif; color: #fff; background: linear-gradient(#777, #ddd)';
		place(`<p style="${style}">Once upon a time</p>`);
		await expect(accessibilityIssuesAt({ viewport: phone, colorScheme: 'light' })).resolves.toContainEqual(
			expect.stringMatching(/^390, light: painted contrast of “Once upon a time”: [12]\.\d+, not 4\.5$/),
		);
	});
});

function place(html: string): void {
	const main = document.createElement('main');
	main.innerHTML = html;
	document.body.append(main);
	onTestFinished(async () => {
		main.remove();
		await commands.emulate({ colorScheme: null });
	});
}
