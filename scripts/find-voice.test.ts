import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

type Env = Record<string, string>;
type Find = () => Promise<{ address: string }>;

const root = join(import.meta.dirname, '..');
const { voiceSettings } = (await import(join(root, 'deploy/find-voice.js'))) as {
	voiceSettings(env: Env, find: Find): Promise<Env>;
};
const at = (address: string) => async () => ({ address });
const nowhere = () => Promise.reject(new Error('ENOTFOUND'));

// covers: reading-aloud/word-times
it('the profile `voice` of compose.yaml is the narrator where it runs', async () => {
	expect(await voiceSettings({}, at('172.18.0.3'))).toEqual({
		SPEECH_BASE_URL: 'http://voice:8880/v1',
		SPEECH_MODEL: 'kokoro',
		SPEECH_VOICE: 'af_heart',
	});
	expect(await voiceSettings({ SPEECH_VOICE: 'bf_emma' }, at('172.18.0.3'))).toMatchObject({ SPEECH_VOICE: 'bf_emma' });
	expect(await voiceSettings({}, nowhere)).toEqual({});
	const compose = readFileSync(join(root, 'deploy/compose.yaml'), 'utf8');
	expect(compose).toMatch(/^ {2}voice:\n {4}profiles: \[voice\]/m);
	expect(compose).toContain('deploy/find-voice.js');
	expect(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')).toContain('deploy/find-voice.js');
});

it('no story goes to a server outside of the house that answers to the name `voice`', async () => {
	for (const address of ['93.184.215.14', '172.32.0.1', '100.64.0.1'])
		expect(await voiceSettings({}, at(address))).toEqual({});
});

it('what the operator has set stays', async () => {
	expect(await voiceSettings({ SPEECH_BASE_URL: 'http://nas.local/v1' }, at('172.18.0.3'))).toEqual({});
	expect(await voiceSettings({ SPEECH_PROVIDER: 'built-in' }, at('172.18.0.3'))).toEqual({});
});
