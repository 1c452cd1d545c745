import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatCompletionRequest, Fixture } from '@copilotkit/aimock';
import sharp from 'sharp';
import { builtInIllustrator } from '../../../api/makers/illustrator/built-in.ts';
import { pictureRequest } from '../../../api/makers/illustrator/testing/picture-request.ts';
import { blue } from '../../../api/makers/illustrator/testing/solid-pictures.ts';
import { builtInSpeech } from '../../../api/makers/narrator/testing/speech-samples.ts';
import {
	examplePlan,
	firstChapter,
	secondChapter,
} from '../../../api/makers/storyteller/testing/scripted-storyteller.ts';
import { openProviderDouble } from '../../../api/makers/testing/provider-double.ts';
import type { Pace } from './provider.ts';

/*
 * A provider double as a process, at a given pace. It sends its address to its parent process.
 */
const pace = JSON.parse(process.argv[2]!) as Pace;
const chunkSize = 20;

/** A plan or a chapter, streamed evenly from the first piece to the whole time. */
function written(systemMessage: string, { firstPiece, whole }: Pace['plan'], answerTo: (asked: string) => object) {
	const pieces = Math.ceil(JSON.stringify(answerTo('{"told":[]}')).length / chunkSize);
	const tps = (pieces - 1) / Math.max(0.001, (whole - firstPiece) / 1000);
	const response = ({ messages }: ChatCompletionRequest) => ({
		content: JSON.stringify(answerTo(String(messages.at(-1)?.content))),
	});
	const streamingProfile = { ttft: firstPiece, tps };
	return { match: { systemMessage }, response, chunkSize, streamingProfile } satisfies Fixture;
}

const hasBegun = (asked: string) => (JSON.parse(asked) as { told: unknown[] }).told.length > 0;
const picture = Buffer.from(pace.plainPictures ? blue : await painted()).toString('base64');
const spoken = new Map([firstChapter, secondChapter].map(({ content }) => [content, builtInSpeech(content).bytes]));

const double = await openProviderDouble([
	written('You plan stories', pace.plan, () => examplePlan),
	written('You tell stories', pace.chapter, (asked) => (hasBegun(asked) ? secondChapter : firstChapter)),
	{
		match: { endpoint: 'image' },
		async response() {
			await sleep(pace.picture);
			return { images: [{ b64Json: picture }] };
		},
	},
	{
		match: { endpoint: 'speech' },
		async response({ messages }) {
			await sleep(pace.voice);
			const input = String(messages[0]?.content);
			const bytes = spoken.get(input) ?? builtInSpeech(input).bytes;
			spoken.set(input, bytes);
			return { audio: Buffer.from(bytes).toString('base64') };
		},
	},
	{ match: { responseFormat: 'json_schema' }, response: { content: '{"tree": "juniper"}' } },
]);
process.send?.(double.baseUrl);

/** A JPEG with as much detail as a provider's picture. */
async function painted(): Promise<Uint8Array> {
	const illustrator = builtInIllustrator();
	const desk = {
		signal: new AbortController().signal,
		recordUsage() {},
		addRemark() {},
		streamText() {},
		streamSpeech() {},
		streamTimes() {},
	};
	const { pictures } = await illustrator.illustrate(pictureRequest(), desk);
	await illustrator.close?.();
	return sharp(pictures.large).resize(1536, 1024).jpeg({ quality: 90 }).toBuffer();
}
