import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordDismissal, wasRecentlyDismissed } from './dismissal.ts';

const today = Date.parse('2026-11-21T18:00:00Z');
const days = (count: number) => count * 24 * 60 * 60 * 1000;

afterEach(() => vi.unstubAllGlobals());

describe('the dismissal of the install offer', () => {
	it('is not set at first', () => {
		stubStorage();
		expect(wasRecentlyDismissed(today)).toBe(false);
	});

	it('lasts for 30 days', () => {
		stubStorage();
		recordDismissal(today);
		expect([0, days(1), days(30) - 1, days(30)].map((later) => wasRecentlyDismissed(today + later))).toEqual([
			true,
			true,
			true,
			false,
		]);
	});

	it('is ignored when it lies in the future', () => {
		stubStorage();
		recordDismissal(today + days(4000));
		expect(wasRecentlyDismissed(today)).toBe(false);
	});

	it('does not throw without local storage', () => {
		const refuse = () => {
			throw new DOMException('The operation is insecure.', 'SecurityError');
		};
		vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
		recordDismissal(today);
		expect(wasRecentlyDismissed(today)).toBe(false);
	});
});

function stubStorage(): void {
	const stored = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
	});
}
