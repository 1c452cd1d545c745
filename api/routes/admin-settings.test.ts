import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { adminCalls, type ServerSettings } from '../../shared/contract/admin.ts';
import { savedTextModel } from '../db/settings.ts';
import { auditEntries, registerAdmin } from '../testing/admin-fixtures.ts';
import { startTestServer } from '../testing/test-server.ts';

type Settings = z.infer<typeof ServerSettings>;

const withoutKey = { configured: false, reachable: null, retiresOn: null };
/** No server listens on this port. */
const unknownId = 'http://127.0.0.1:9/v1';

async function openServer(env: Record<string, string> = {}) {
	const server = await startTestServer({ env });
	onTestFinished(() => server.close());
	const ada = await registerAdmin(server);
	const read = async () => (await server.request<Settings>('GET', '/api/admin/settings', { as: ada })).body;
	const save = (textModel: unknown) =>
		server.request<Settings>('POST', '/api/admin/settings', { as: ada, body: { textModel } });
	return { server, ada, read, save };
}

describe('the server settings', () => {
	// covers: entities-their/settings-textmodel
	it('default to gpt-4o, with the built-in storyteller in use while there is no key', async () => {
		const { read } = await openServer();
		const settings = await read();
		expect(z.safeParse(adminCalls.settings.answer, settings).success).toBe(true);
		expect(settings).toEqual({
			textModel: 'gpt-4o',
			...{ storyteller: 'built-in', illustrator: 'built-in', narrator: 'built-in' },
			ends: { illustrator: null, narrator: null },
			models: [
				{ id: 'gpt-4o', modelId: 'gpt-4o', ...withoutKey },
				{ id: 'claude-4-sonnet', modelId: 'claude-sonnet-5', ...withoutKey },
				{ id: 'deepseek', modelId: 'deepseek-flash', ...withoutKey },
			],
		});
	});

	it('have the end dates of image and speech models of the provider’s own server only', async () => {
		const { read } = await openServer({
			OPENAI_API_KEY: 'sk-test',
			IMAGE_MODEL: 'gpt-image-1.5',
			SPEECH_MODEL: 'tts-1',
		});
		expect((await read()).ends).toEqual({ illustrator: '2026-12-01', narrator: '2027-01-06' });
		const inTheHouse = await openServer({ SPEECH_BASE_URL: unknownId, SPEECH_MODEL: 'tts-1' });
		expect((await inTheHouse.read()).ends).toEqual({ illustrator: null, narrator: null });
	});

	it('default to the first configured model, which is the one in use', async () => {
		const { read, save } = await openServer({ DEEPSEEK_BASE_URL: unknownId });
		expect(await read()).toMatchObject({ textModel: 'deepseek' });
		await save('gpt-4o');
		expect(await read()).toMatchObject({ textModel: 'gpt-4o' });
	});

	// covers: admin-area/settings-images-not-affected
	it('show which models have a key and the operator’s model ids, never the key', async () => {
		const key = { ANTHROPIC_API_KEY: 'sk-secret', ANTHROPIC_BASE_URL: unknownId };
		const { read } = await openServer({ ...key, DEEPSEEK_MODEL: 'deepseek-deep' });
		const settings = await read();
		expect(settings.models).toMatchObject([
			{ id: 'gpt-4o', configured: false },
			{ id: 'claude-4-sonnet', configured: true, reachable: false },
			{ id: 'deepseek', configured: false, modelId: 'deepseek-deep' },
		]);
		expect(JSON.stringify(settings)).not.toContain('sk-secret');
	});

	// covers: calls/admin-users-children-stories
	it.each(['claude-4-sonnet', 'deepseek', 'gpt-4o'])('store %s, with or without its key', async (model) => {
		const { read, save } = await openServer();
		await save('deepseek');
		const { status, body } = await save(model);
		expect([status, body.textModel]).toEqual([200, model]);
		expect(await read()).toEqual(body);
	});

	it.each(['gpt-4', '', 'GPT-4o', null, undefined, 4, ['gpt-4o'], '__proto__'])('refuse %j', async (model) => {
		const { server, ada, read, save } = await openServer();
		expect((await save(model)).status).toBe(400);
		expect((await read()).textModel).toBe('gpt-4o');
		expect(await auditEntries(server, ada)).toEqual([]);
	});

	it('apply to the next chapter, also when the saved model was the default already', async () => {
		const { server, save } = await openServer();
		const chosen: (string | null)[] = [];
		server.context.makers.setTextModel = (model) => void chosen.push(model);
		await save('gpt-4o');
		await save('deepseek');
		expect(chosen).toEqual(['gpt-4o', 'deepseek']);
		expect(await savedTextModel(server.db)).toBe('deepseek');
	});

	it('explain why a model cannot be tried', async () => {
		const { server, ada } = await openServer({ OPENAI_BASE_URL: unknownId, OPENAI_API_KEY: 'sk-secret' });
		const attempt = (textModel: string) =>
			server.request('POST', '/api/admin/settings/try', { as: ada, body: { textModel } });
		const without = await attempt('deepseek');
		expect([without.status, without.body.code]).toEqual([409, 'not-configured']);
		const nobodyThere = await attempt('gpt-4o');
		expect([nobodyThere.status, nobodyThere.body.code]).toEqual([502, 'maker-failed']);
		expect(JSON.stringify(nobodyThere.body)).not.toContain('sk-secret');
	});
});
