import { expect, it, onTestFinished } from 'vitest';
import { createPasswords, type Passwords } from '../accounts/passwords.ts';
import { createServer, listen, stopListening } from '../app/listen.ts';
import { addMediaUse } from '../db/chapters.ts';
import { emailOf, insertStoryRow, passwordOf, startTestServer } from '../testing/test-server.ts';

/** Milliseconds: half of the logins are hashed two at a time, which takes a second, and half a minute on a busy machine. */
const timeout = 120_000;

it('S25 a hundred logins at once delay no picture, and excess ones are refused', {
	timeout,
}, async () => {
	const { passwords, allAsked } = togetherFor(100);
	const testServer = await startTestServer({ overrides: { passwords } });
	const server = createServer(null, testServer.app.fetch);
	const address = `http://127.0.0.1:${await listen(server, { host: '127.0.0.1', port: 0 })}`;
	onTestFinished(async () => {
		await stopListening(server, 0);
		await testServer.close();
	});
	const rosa = await testServer.register('Rosa');
	await insertStoryRow(testServer, rosa.user, 'story');
	const name = await testServer.media.put(Buffer.alloc(100_000, 'x'), 'webp');
	await addMediaUse(testServer.db, 'story', [name]);

	let over = 0;
	const login = async () => {
		const { status, headers } = await fetch(`${address}/api/auth/login`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ email: emailOf('Rosa'), password: passwordOf('Rosa') }),
		});
		over += status === 200 ? 1 : 0;
		return [status, headers.get('retry-after')];
	};
	const logins = Array.from({ length: 100 }, login);
	await allAsked;
	for (let i = 0; i < 5; i++) {
		const picture = await fetch(`${address}/api/media/${name}`, { headers: { authorization: `Bearer ${rosa.token}` } });
		expect([picture.status, (await picture.arrayBuffer()).byteLength]).toEqual([200, 100_000]);
	}
	const overByThen = over;
	const answers = await Promise.all(logins);
	// If pictures waited for hashes, the last picture would come after the last login.
	expect(overByThen).toBeLessThan(over);
	const busy = answers.filter(([status, after]) => status === 503 && after === '2').length;
	expect({ over, busy }).toEqual({ over: 52, busy: 48 });
});

/** The server's password hashing, which starts once this many logins have arrived (`allAsked`). */
function togetherFor(count: number): { passwords: Passwords; allAsked: Promise<void> } {
	const passwords = createPasswords();
	const { promise: allAsked, resolve } = Promise.withResolvers<void>();
	let request = 0;
	const verify: Passwords['verify'] = async (hash, password) => {
		request += 1;
		if (request === count) resolve();
		await allAsked;
		return passwords.verify(hash, password);
	};
	return { passwords: { ...passwords, verify }, allAsked };
}
