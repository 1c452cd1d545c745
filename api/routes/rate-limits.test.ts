import { describe, expect, it } from 'vitest';
import { emailOf, type House, passwordOf, testHouse } from '../testing/house.ts';

async function guess(house: House, name: string, password: string) {
	return house.ask('POST', '/api/auth/login', { body: { email: emailOf(name), password } });
}

describe('guessing passwords', () => {
	it('ends after ten, for that account only, and says for how long', async () => {
		const house = await testHouse({ env: { RATE_LIMIT: 'on' } });
		await house.register('Rosa');
		await house.register('Ada');
		for (let i = 0; i < 10; i++) expect((await guess(house, 'Rosa', `guess ${i}`)).status).toBe(401);
		const { status, body, headers } = await guess(house, 'Rosa', passwordOf('Rosa'));
		expect([status, body.code]).toEqual([429, 'too-many']);
		expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
		expect((await guess(house, 'Ada', passwordOf('Ada'))).status).toBe(200);
		await house.close();
	});

	it('is forgiven once the right one is found', async () => {
		const house = await testHouse({ env: { RATE_LIMIT: 'on' } });
		await house.register('Rosa');
		for (let round = 0; round < 2; round++) {
			for (let i = 0; i < 9; i++) await guess(house, 'Rosa', 'a guess');
			expect((await guess(house, 'Rosa', passwordOf('Rosa'))).status).toBe(200);
		}
		await house.close();
	});

	it('is bounded for the current password in a change, too', async () => {
		const house = await testHouse({ env: { RATE_LIMIT: 'on' } });
		const rosa = await house.register('Rosa');
		const statuses: number[] = [];
		for (let i = 0; i < 11; i++) {
			const body = { currentPassword: 'a guess', newPassword: 'a new password' };
			statuses.push((await house.ask('PUT', '/api/auth/password', { as: rosa, body })).status);
		}
		expect(statuses).toEqual([...Array(10).fill(403), 429]);
		await house.close();
	});
});

describe('registering', () => {
	it('is bounded for an address', async () => {
		const house = await testHouse({ env: { RATE_LIMIT: 'on' } });
		const statuses: number[] = [];
		for (let i = 0; i < 31; i++) {
			const body = { email: 'taken@example.com', password: 'password', profile: { name: 'X', age: 30 }, consent: true };
			statuses.push((await house.ask('POST', '/api/auth/register', { body })).status);
		}
		expect(statuses).toEqual([201, ...Array(29).fill(409), 429]);
		await house.close();
	});
});
