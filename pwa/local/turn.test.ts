import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Entry } from './deeds.ts';
import { library } from './device.ts';
import { enqueue } from './outbox.ts';
import { tellContexts } from './outbox-news.ts';
import { milosWish, type Tablet, tabletOf } from './testing/tablet.ts';
import { takingTurns } from './turn.ts';

let tablet: Tablet;
beforeEach(async () => {
	tablet = await tabletOf('Rosa');
});
afterEach(() => tablet.switchOff());

const wish = () => enqueue({ kind: 'create-story', story: { ...milosWish, _id: newId() } }, null);

it('sends an entry that is written down between the read of the outbox and the wait while another one is in hand', async () => {
	await wish();
	const [first] = await library().outbox.toArray();
	const later = {
		...(first as Entry),
		seq: 100,
		id: newId(),
		lanes: ['later'],
		slot: 'later',
		nextAt: Date.now() + 60_000,
	};
	await library().outbox.add(later);
	const { fetch } = globalThis;
	const { promise: firstMayEnd, resolve: letFirstEnd } = Promise.withResolvers<void>();
	let sent = 0;
	globalThis.fetch = async (...request) => {
		sent += 1;
		if (sent === 1) await firstMayEnd;
		else letFirstEnd();
		return fetch(...request);
	};
	/** The clock is looked at when the outbox has been read: at the second time, something else is written down. */
	let looks = 0;
	const now = () => {
		looks += 1;
		if (looks === 2) {
			const save = { kind: 'save-profile', update: { profile: { name: 'Rosa', age: 37 } } } as const;
			const entry = { ...later, id: newId(), deed: save, lanes: ['profile'], slot: 'profile', nextAt: 0 };
			void library().outbox.add({ ...entry, seq: 101 });
			tellContexts({ kind: 'wake' });
		}
		return Date.now();
	};
	// It ends only because the second request is made while the first one is in hand.
	await takingTurns({ library: library(), token: async () => tablet.session.token, now })();
	expect(sent).toBe(2);
}, 10_000);
