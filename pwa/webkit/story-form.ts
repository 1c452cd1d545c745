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

/** Opens the form of a new story, and fills it in for a short one. */
export async function fillStoryForm(tab: Tab, name: string): Promise<void> {
	await tab.open('/create');
	await tab.press(button('Randomize Story'));
	await tab.press('//option[@value="3-5"]');
	await tab.type('//input[@id=//label[starts-with(normalize-space(), "Character name")]/@for]', name);
}
