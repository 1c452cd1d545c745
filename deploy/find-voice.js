// For compose.yaml, before the server: where its profile `voice` runs, that service is the narrator, unless .env names another.
import { lookup } from 'node:dns/promises';

const host = 'voice';

/**
 * What to add to the environment. Only for an address in this network: a name server outside may answer for any name, and would
 * get the text of the stories.
 */
export async function voiceSettings({ SPEECH_BASE_URL, SPEECH_PROVIDER, SPEECH_MODEL, SPEECH_VOICE }, find = lookup) {
	if (SPEECH_BASE_URL || SPEECH_PROVIDER) return {};
	const found = await find(host, { family: 4 }).catch(() => null);
	if (!found || !/^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(found.address)) return {};
	return {
		SPEECH_BASE_URL: `http://${host}:8880/v1`,
		SPEECH_MODEL: SPEECH_MODEL ?? 'kokoro',
		SPEECH_VOICE: SPEECH_VOICE ?? 'af_heart',
	};
}

Object.assign(process.env, await voiceSettings(process.env));
