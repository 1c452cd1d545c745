import type { AgeGroup } from '../../shared/rules/ages.ts';
import { button, type Tab } from './tab.ts';

/** Fetches the optional part “Stories without network” by its switch in the profile. The worker controls the page then. */
export async function fetchOptionalPart(tab: Tab): Promise<void> {
	await tab.open('/profile');
	await tab.run(async () => {
		const controlled = new Promise((resolve) => {
			navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
		});
		if (!navigator.serviceWorker.controller) await controlled;
	});
	await tab.press('//section[@aria-labelledby="device"]//label[contains(., "Stories without network")]');
	await tab.see('//section[@aria-labelledby="device"]//p[normalize-space()="ready"]');
}

/** Opens the form of a new story, and fills it in, by default for the shortest one. Its choices are pictures for 3-5, else words. */
export async function fillStoryForm(tab: Tab, name: string, ageGroup: AgeGroup = '3-5'): Promise<void> {
	await tab.open('/create');
	await tab.press(button('Randomize Story'));
	await tab.press(`//option[@value="${ageGroup}"]`);
	await tab.type('//input[@id=//label[starts-with(normalize-space(), "Character name")]/@for]', name);
}
