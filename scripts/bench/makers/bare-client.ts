import OpenAI, { toFile } from 'openai';
import sharp from 'sharp';
import {
	examplePlan,
	firstChapter,
	secondChapter,
} from '../../../api/makers/storyteller/testing/scripted-storyteller.ts';

/** Milliseconds from the first request: the provider's own time for a chapter. */
export type BareChapter = { firstSentence: number; text: number; picture: number; voice: number };

/** The first sentence of the second chapter. */
const firstSentence = 'Pip had one bun. ';
const size = { width: 1536, height: 1024 };
const hero = await sharp({ create: { ...size, channels: 3, background: 'red' } })
	.webp()
	.toBuffer();

/** The calls of one chapter by their dependencies: text, check; then picture and its check beside narration. */
export function bareClient(baseURL: string) {
	const client = new OpenAI({ baseURL, apiKey: 'none', maxRetries: 0 });

	async function write(instruction: string, onText: (text: string) => void): Promise<void> {
		const pieces = await client.chat.completions.create({
			model: 'gpt-4o',
			stream: true,
			messages: [
				{ role: 'system', content: `${instruction} ${'as children like them. '.repeat(200)}` },
				{ role: 'user', content: JSON.stringify({ plan: examplePlan, told: [firstChapter] }) },
			],
		});
		let text = '';
		for await (const piece of pieces) {
			text += piece.choices[0]?.delta.content ?? '';
			onText(text);
		}
	}

	async function tell(): Promise<Pick<BareChapter, 'firstSentence' | 'text'>> {
		const from = performance.now();
		let firstAt = Number.NaN;
		await write('You tell stories', (text) => {
			if (Number.isNaN(firstAt) && text.includes(firstSentence)) firstAt = performance.now() - from;
		});
		await client.moderations.create({ model: 'omni-moderation-latest', input: secondChapter.content });
		return { firstSentence: firstAt, text: performance.now() - from };
	}

	async function draw(): Promise<void> {
		const image = await toFile(hero, 'hero.webp', { type: 'image/webp' });
		const prompt = 'One moment of a picture book.';
		const { data } = await client.images.edit({ model: 'gpt-image-2.5-flare', image, prompt });
		const url = `data:image/jpeg;base64,${data?.[0]?.b64_json}`;
		await client.moderations.create({
			model: 'omni-moderation-latest',
			input: [{ type: 'image_url', image_url: { url: url.slice(0, 100_000) } }],
		});
	}

	async function speak(): Promise<void> {
		const answer = await client.audio.speech.create({
			model: 'gpt-4o-mini-tts',
			voice: 'sage',
			input: secondChapter.content,
		});
		await answer.arrayBuffer();
	}

	return {
		async firstChapter(): Promise<void> {
			await write('You plan stories', () => {});
			await tell();
		},
		async chapter(): Promise<BareChapter> {
			const from = performance.now();
			const told = await tell();
			const at = async (work: Promise<void>) => work.then(() => performance.now() - from);
			const [picture, voice] = await Promise.all([at(draw()), at(speak())]);
			return { ...told, picture, voice };
		},
	};
}
