import type { Figure } from './figures.ts';
import { measureChromium } from './tablet/chromium.ts';
import { measureWebKit } from './tablet/webkit.ts';

export const title = 'stories told and drawn on the device, the server gone';

export async function measure(): Promise<Figure[]> {
	return [...(await measureChromium(1)), ...(await measureChromium(4)), ...(await measureWebKit())];
}
