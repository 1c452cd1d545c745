import type OpenAI from 'openai';
import { APIError } from 'openai/core/error';
import { toFile } from 'openai/core/uploads';
import type { JobContext } from '../../makers.ts';
import { MakerError, type Provider, type TimeLimits } from '../../providers/provider.ts';
import { toMakerError } from '../../providers/to-maker-error.ts';
import { fetchPicture } from './fetch-picture.ts';

/** A picture takes a provider 10 to 40 s; nobody waits for it, but a queue does. */
const limits: TimeLimits = { total: 90_000 };

/** OpenAI's own models: they know more words, and a JPEG comes and opens sooner than a PNG. */
const vendorModels = /^(gpt|chatgpt)-image/;
const wide = { size: '1536x1024' } as const;
const imageOptions = {
	theirs: { ...wide, quality: 'medium', output_format: 'jpeg' },
	house: { ...wide, response_format: 'b64_json' },
} as const;

type ImageOptions = (typeof imageOptions)[keyof typeof imageOptions] | undefined;
type Options = { signal: AbortSignal };
type Prompts = { after: string; without: string };

export type ImageApi = {
	/** False once the server has shown that it cannot draw after a reference picture. */
	canUseReference(): boolean;
	/** The bytes of a picture, whatever they are. Throws MakerFault, or the desk's reason. */
	generate(prompt: string, desk: JobContext): Promise<Uint8Array>;
	/** The same after a reference picture (WebP); by the prompt `without` one where the server cannot do that. */
	generateFromReference(reference: Uint8Array, prompts: Prompts, desk: JobContext): Promise<Uint8Array>;
};

/** How an image model is asked. What its server turned out not to take is remembered. */
export function createImageApi(provider: Provider): ImageApi {
	let takesWishes = true;
	let drawsAfter = true;

	/** With size and format, else (house servers refuse what they do not know) without. */
	async function wished<Answer>(call: (wishes: ImageOptions) => Promise<Answer>): Promise<Answer> {
		if (!takesWishes) return call(undefined);
		try {
			return await call(vendorModels.test(provider.model) ? imageOptions.theirs : imageOptions.house);
		} catch (error) {
			if (!isUnsupported(error)) throw error;
			const answer = await call(undefined);
			takesWishes = false;
			return answer;
		}
	}

	function generate(client: OpenAI, prompt: string, options: Options) {
		const { model } = provider;
		return wished((wishes) => client.images.generate({ model, prompt, n: 1, ...wishes }, options));
	}

	async function edit(client: OpenAI, image: File, { after: prompt, without }: Prompts, options: Options) {
		const { model } = provider;
		try {
			return await wished((wishes) => client.images.edit({ model, image, prompt, n: 1, ...wishes }, options));
		} catch (error) {
			if (!isUnsupported(error)) throw error;
			const answer = await generate(client, without, options);
			// OpenAI has the call: its 400 is about this one request.
			drawsAfter = vendorModels.test(model) && statusOf(error) === 400;
			return answer;
		}
	}

	async function asked(desk: JobContext, send: (client: OpenAI, options: Options) => Promise<OpenAI.ImagesResponse>) {
		let host = '';
		const answer = await provider.call(limits, desk, (client, options) => {
			host = new URL(client.baseURL).host;
			return send(client, options);
		});
		desk.recordUsage({
			...{ role: 'illustrator', maker: provider.name, model: provider.model, pictures: 1, seconds: 0 },
			inputTokens: answer.usage?.input_tokens ?? 0,
			outputTokens: answer.usage?.output_tokens ?? 0,
		});
		return pictureIn(answer, provider.name, host, desk.signal);
	}

	const draw: ImageApi['generate'] = (prompt, desk) =>
		asked(desk, (client, options) => generate(client, prompt, options));
	return {
		canUseReference: () => drawsAfter,
		generate: draw,
		async generateFromReference(reference, prompts, desk) {
			if (!drawsAfter) return draw(prompts.without, desk);
			const image = await toFile(reference, 'hero.webp', { type: 'image/webp' });
			return asked(desk, (client, options) => edit(client, image, prompts, options));
		},
	};
}

/** The picture's bytes, which a server may also have put somewhere to be fetched. */
async function pictureIn({ data }: OpenAI.ImagesResponse, maker: string, host: string, signal: AbortSignal) {
	const { b64_json, url } = data?.[0] ?? {};
	const inline = b64_json ?? (url?.startsWith('data:') ? url : undefined);
	if (inline) return Buffer.from(inline.replace(/^data:[^,]*,/, ''), 'base64');
	if (!url) throw new MakerError('unusable', maker);
	return fetchPicture(url, host, maker, signal);
}

function statusOf(error: unknown): number | undefined {
	return error instanceof APIError ? error.status : undefined;
}

/** Whether the server does not know the call or one of its words. What it will not draw is another matter. */
function isUnsupported(error: unknown): boolean {
	const notTaken = [400, 404, 405, 415, 422, 501].includes(statusOf(error) ?? 0);
	return notTaken && toMakerError('', error).kind !== 'declined';
}
