import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright';
import { findBrowser } from '../../scripts/browser.ts';
import type { Session } from '../../shared/contract/user.ts';

/** A browser of somebody's, with Lighthouse looking at what it shows. */
export type LighthouseBrowser = {
	/** What keeps a screen from 100 in each category, in words; and whether it was there at all. */
	issuesAt(path: string): Promise<string[]>;
	/** The score for performance, from 0 to 100, on a phone with a slowed processor; null where the trace could not be read. */
	performanceAt(path: string): Promise<number | null>;
	close(): Promise<void>;
};

/** A phone as Lighthouse has it. Speed is measured apart, so little is waited for once a screen has come to rest. */
const settings: Flags = {
	onlyCategories: ['accessibility', 'best-practices', 'seo'],
	disableStorageReset: true,
	disableFullPageScreenshot: true,
	skipAboutBlank: true,
	pauseAfterFcpMs: 0,
	pauseAfterLoadMs: 0,
	networkQuietThresholdMs: 400,
	cpuQuietThresholdMs: 100,
	logLevel: 'error',
};

/** A browser in which that person is logged in, or nobody. */
export async function openLighthouse(address: string, session: Session | null): Promise<LighthouseBrowser> {
	const folder = mkdtempSync(join(tmpdir(), 'everbranch-lighthouse-'));
	const context = await chromium.launchPersistentContext(folder, {
		executablePath: findBrowser() ?? '',
		// Without motion a screen is at rest at once: colours under way are nobody's to judge.
		reducedMotion: 'reduce',
		args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--remote-debugging-port=0'],
	});
	// Chromium writes the port that it chose into its profile.
	const port = Number(readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
	if (session) await logIn(context, address, session);
	return {
		async issuesAt(path) {
			const found = await lighthouse(address + path, { ...settings, port });
			return found
				? [...displayIssues(found.lhr, address + path), ...categoryIssues(found.lhr)]
				: ['Lighthouse gave no result'];
		},
		async performanceAt(path) {
			const flags: Flags = { onlyCategories: ['performance'], disableStorageReset: true, logLevel: 'error', port };
			const score = (await lighthouse(address + path, flags))?.lhr.categories.performance?.score ?? null;
			return score === null ? null : Math.round(score * 100);
		},
		async close() {
			await context.close();
			rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
		},
	};
}

/** The token is put where the app looks for it, from a page of the same origin that is not the app. */
async function logIn(context: BrowserContext, address: string, { token }: Session): Promise<void> {
	const page = context.pages()[0] ?? (await context.newPage());
	await page.goto(`${address}/robots.txt`);
	await page.evaluate((given) => localStorage.setItem('token', given), token);
}

/** A screen that sends its visitor elsewhere, or has not come yet, would be judged by another one. */
function displayIssues({ finalDisplayedUrl, audits }: Result, url: string): string[] {
	const hasHeading = audits['heading-order']?.scoreDisplayMode !== 'notApplicable';
	return [
		...(finalDisplayedUrl === url ? [] : [`went to ${finalDisplayedUrl}`]),
		...(hasHeading ? [] : ['no heading']),
	];
}

function categoryIssues({ categories, audits, runtimeError, runWarnings }: Result): string[] {
	const faults = Object.values(categories)
		.filter(({ score }) => score !== 1)
		.map(({ title, score, auditRefs }) => {
			const failed = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
			return `${title} ${score === null ? 'has no score' : Math.round(score * 100)}: ${failed.map(({ id }) => auditText(audits[id])).join(' · ')}`;
		});
	return [...(runtimeError ? [runtimeError.message] : []), ...runWarnings.map(String), ...faults];
}

/** The audit, and where on the page it failed. */
function auditText(audit: Result['audits'][string] | undefined): string {
	const details = audit?.details && 'items' in audit.details ? JSON.stringify(audit.details.items).slice(0, 400) : '';
	return `${audit?.id} (${audit?.title}) ${details}`;
}
