import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const { hash, verify } = createPasswords();

describe('a password', () => {
	it('is verified to the last character', async () => {
		const kept = await hash('Drachen fliegen 🐉 nachts');
		expect(await verify(kept, 'Drachen fliegen 🐉 nachts')).toBe(true);
		expect(await verify(kept, 'Drachen fliegen 🐉 nachts ')).toBe(false);
	});

	it('has a different hash each time', async () => {
		expect(await hash('the same')).not.toBe(await hash('the same'));
	});

	it('is wrong without a stored hash or with an unreadable one', async () => {
		expect(await verify(null, '')).toBe(false);
		expect(await verify('$2b$10$something', 'something')).toBe(false);
	});

	it('is verified against a hash of other cost', async () => {
		const cheap = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ';
		expect(await verify(`${cheap}$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`, 'password')).toBe(false);
	});

	// Half of them are hashed, two at a time: a second, and half a minute on a busy machine.
	it('waits in a queue, and is refused with 503 when a hundred come at once', { timeout: 120_000 }, async () => {
		const answers = await Promise.allSettled(Array.from({ length: 100 }, () => hash('many')));
		const refused = answers.filter((answer) => answer.status === 'rejected');
		expect(refused).toHaveLength(48);
		expect(refused[0]?.reason).toMatchObject({ status: 503, code: 'busy' });
	});
});
