import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import { afterEach, beforeEach, expect } from 'vitest';
import { type Locator, locators } from 'vitest/browser';
import type { LowContrast } from '../e2e/painted-contrast.ts';
import { eraseLibrary } from '../local/library/current-library.ts';
import { removeOptionalPart } from '../local/telling/optional-part.ts';
import { clearInstallPrompt } from '../shell/install/install-prompt.ts';
import { clearNavigation, clearToasts, closeApp, lastScreenText } from './app-page.tsx';
import { takeConsoleErrors } from './console-errors.ts';
import { resetNetwork, takeCallLog } from './network.ts';
import type { ServerOptions } from './servers.ts';

/* Runs before each file of component tests. All of them share one page and its module state. */

declare module 'vitest/browser' {
	interface LocatorSelectors {
		/** By a CSS selector, for elements without role and name. */
		getByCss(selector: string): Locator;
	}
	interface BrowserCommands {
		openServer(env: Record<string, string>, options: ServerOptions): Promise<string>;
		closeServer(id: string): Promise<void>;
		pay(id: string, address: string, isReported: boolean): Promise<string>;
		setStripeDown(id: string, isDown: boolean): Promise<void>;
		emulate(media: {
			colorScheme?: 'dark' | 'light' | null;
			media?: 'print' | null;
			reducedMotion?: 'reduce' | 'no-preference';
		}): Promise<void>;
		lowContrast(selectors: readonly string[]): Promise<LowContrast[]>;
		contrasts(selectors: readonly string[]): Promise<LowContrast[]>;
	}
}

locators.extend({ getByCss: (selector: string) => `css=${selector}` });

const { setTimeout: timeoutOfBrowser, Date: dateOfBrowser } = window;

// Each test begins on an empty device.
beforeEach(async () => {
	localStorage.clear();
	sessionStorage.clear();
	clearInstallPrompt();
	clearToasts();
	clearNavigation();
	takeConsoleErrors();
	takeCallLog();
	await eraseLibrary();
	// It belongs to the device, and would come by itself: then a story is told here where a test expects it to wait.
	await removeOptionalPart();
});

// No test may leave a console error. The page of a failed test is printed with it.
afterEach(async ({ task }) => {
	await closeApp();
	if (task.result?.state === 'fail') console.log(`The page was at ${lastScreenText()}\n\n${takeCallLog().join('\n')}`);
	resetNetwork();
	expect(takeConsoleErrors()).toEqual([]);
	// A fake clock that is left behind would stall all later tests of the page.
	expect(window.setTimeout).toBe(timeoutOfBrowser);
	expect(window.Date).toBe(dateOfBrowser);
});
