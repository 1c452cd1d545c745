import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { adminCalls, type ServerSettings } from '../../shared/admin.ts';
import { auditOf, registerAdmin } from '../testing/admin.ts';
import { testHouse } from '../testing/house.ts';

type Settings = z.infer<typeof ServerSettings>;

async function openHouse(env: Record<string, string> = {}) {
	const house = await testHouse({ env });
	onTestFinished(() => house.close());
	const ada = await registerAdmin(house);
	const read = async () => (await house.ask<Settings>('GET', '/api/admin/settings', { as: ada })).body;
	const save = (textModel: unknown) =>
		house.ask<Settings>('POST', '/api/admin/settings', { as: ada, body: { textModel } });
	return { house, ada, read, save };
}

describe('the server settings', () => {
	it('say that gpt-4o is chosen before anything is, and that the built-in storyteller serves without a key', async () => {
		const { read } = await openHouse();
		const settings = await read();
		expect(z.safeParse(adminCalls.settings.answer, settings).success).toBe(true);
		expect(settings).toEqual({
			textModel: 'gpt-4o',
			storyteller: 'built-in',
			models: [
				{ id: 'gpt-4o', configured: false, modelId: 'gpt-4o' },
				{ id: 'claude-4-sonnet', configured: false, modelId: 'claude-sonnet-5' },
				{ id: 'deepseek', configured: false, modelId: 'deepseek-flash' },
			],
		});
	});

	it('say which models have a key, and what the operator named instead, and never tell the key', async () => {
		const { read } = await openHouse({ ANTHROPIC_API_KEY: 'sk-secret', DEEPSEEK_MODEL: 'deepseek-deep' });
		const settings = await read();
		expect(settings.models).toMatchObject([
			{ id: 'gpt-4o', configured: false },
			{ id: 'claude-4-sonnet', configured: true, modelId: 'claude-sonnet-5' },
			{ id: 'deepseek', configured: false, modelId: 'deepseek-deep' },
		]);
		expect(JSON.stringify(settings)).not.toContain('sk-secret');
	});

	it.each(['claude-4-sonnet', 'deepseek', 'gpt-4o'])('keep %s, with its key or without', async (model) => {
		const { read, save } = await openHouse();
		await save('deepseek');
		const { status, body } = await save(model);
		expect([status, body.textModel]).toEqual([200, model]);
		expect(await read()).toEqual(body);
	});

	it.each(['gpt-4', '', 'GPT-4o', null, undefined, 4, ['gpt-4o'], '__proto__'])('do not take %j', async (model) => {
		const { house, ada, read, save } = await openHouse();
		expect((await save(model)).status).toBe(400);
		expect((await read()).textModel).toBe('gpt-4o');
		expect(await auditOf(house, ada)).toEqual([]);
	});
});
