import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright';
import { findBrowser } from '../../scripts/test-programs.ts';
import type { Session } from '../../shared/contract/user.ts';

/** A browser that Lighthouse audits. */
export type LighthouseBrowser = {
	/** The failed audits of a screen in each category, and whether the screen was shown at all. */
	issuesAt(path: string): Promise<string[]>;
	/** The performance score, 0 to 100, on Lighthouse's phone with a slowed processor; null without a readable trace. */
	performanceAt(path: string): Promise<number | null>;
	close(): Promise<void>;
};

/** Lighthouse's phone. Performance is measured separately, so the waits are short. */
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

/** Opens a browser with this session, or without one. */
export async function openLighthouse(address: string, session: Session | null): Promise<LighthouseBrowser> {
	const folder = mkdtempSync(join(tmpdir(), 'everbranch-lighthouse-'));
	const context = await chromium.launchPersistentContext(folder, {
		executablePath: findBrowser() ?? '',
		// Without motion no colour is audited in the middle of a transition.
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

/** Stores the token from a page of the same origin that is not the app. */
async function logIn(context: BrowserContext, address: string, { token }: Session): Promise<void> {
	const page = context.pages()[0] ?? (await context.newPage());
	await page.goto(`${address}/robots.txt`);
	await page.evaluate((given) => localStorage.setItem('token', given), token);
}

/** Issues of a screen that redirects or has no heading: Lighthouse would have audited another screen. */
function displayIssues({ finalDisplayedUrl, audits }: Result, url: string): string[] {
	const hasHeading = audits['heading-order']?.scoreDisplayMode !== 'notApplicable';
	return [
		...(finalDisplayedUrl === url ? [] : [`went to ${finalDisplayedUrl}`]),
		...(hasHeading ? [] : ['no heading']),
	];
}

function categoryIssues({ categories, audits, runtimeError, runWarnings }: Result): string[] {
	const issues = Object.values(categories)
		.filter(({ score }) => score !== 1)
		.map(({ title, score, auditRefs }) => {
			const failed = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
			return `${title} ${score === null ? 'has no score' : Math.round(score * 100)}: ${failed.map(({ id }) => auditText(audits[id])).join(' · ')}`;
		});
	return [...(runtimeError ? [runtimeError.message] : []), ...runWarnings.map(String), ...issues];
}

/** The audit, and the elements that failed it. */
function auditText(audit: Result['audits'][string] | undefined): string {
	const details = audit?.details && 'items' in audit.details ? JSON.stringify(audit.details.items).slice(0, 400) : '';
	return `${audit?.id} (${audit?.title}) ${details}`;
}
