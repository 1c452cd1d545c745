import { afterEach, expect, it } from 'vitest';
import { openBareServer } from '../testing/provider-double.ts';
import { captionedSpeechUrl } from './captioned-speech.ts';
import { hum } from './testing/speech-samples.ts';
import { closeAfterTest, closeServers } from './testing/speech-servers.ts';
import { tryVoice } from './try-voice.ts';

afterEach(closeServers);

const sentence = 'A small fox found a lantern in the snow.';
const speech = hum(sentence);
const timestamps = sentence.split(' ').map((word, n) => ({ word, start_time: n / 4 }));

async function tried(answerOf: (url: string) => { status: number; body: string | Uint8Array }) {
	const server = await openBareServer(async (request, response) => {
		await request.toArray();
		const { status, body } = answerOf(request.url ?? '');
		response.writeHead(status).end(body);
	});
	closeAfterTest(server);
	const settings = { name: 'openai', apiKey: null, baseUrl: server.baseUrl, model: 'kokoro', backoff: 1 } as const;
	return tryVoice(settings, 'af_heart', captionedSpeechUrl(server.baseUrl));
}

const captioned = (words: typeof timestamps) =>
	JSON.stringify({ audio: Buffer.from(speech).toString('base64'), timestamps: words });

// covers: reading-aloud/word-times
it.each([
	['sends them', () => ({ status: 200, body: captioned(timestamps) }), true],
	['sends none', () => ({ status: 200, body: captioned([]) }), false],
	[
		'has no such call',
		(url: string) => (url.startsWith('/dev/') ? { status: 404, body: '{}' } : { status: 200, body: speech }),
		false,
	],
])('a narrator that is tried says whether its server sends word times: it %s', async (_, answerOf, hasWordTimes) => {
	expect(await tried(answerOf)).toMatchObject({ modelId: 'kokoro', voice: 'af_heart', hasWordTimes });
});

it('a narrator that cannot be tried names the variable to check', async () => {
	expect(await tried(() => ({ status: 401, body: '{}' }))).toMatch(/wants a key: set SPEECH_API_KEY/);
});
