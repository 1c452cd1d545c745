import type OpenAI from 'openai';
import { APIError } from 'openai/core/error';
import { toFile } from 'openai/core/uploads';
import { MakerError } from '../../maker-error.ts';
import type { JobContext } from '../../makers.ts';
import type { Provider, TimeLimits } from '../../providers/provider.ts';
import { toMakerError } from '../../providers/to-maker-error.ts';
import { fetchPicture } from './fetch-picture.ts';

/** A picture takes a provider 10 to 40 s. */
const limits: TimeLimits = { total: 90_000 };

/** OpenAI's own models: they accept more options, and a JPEG is transferred and decoded faster than a PNG. */
const vendorModels = /^(gpt|chatgpt)-image/;
const wide = { size: '1536x1024' } as const;
const imageOptions = {
	vendor: { ...wide, quality: 'medium', output_format: 'jpeg' },
	local: { ...wide, response_format: 'b64_json' },
} as const;

type ImageOptions = (typeof imageOptions)[keyof typeof imageOptions] | undefined;
type Options = { signal: AbortSignal };
type Prompts = { after: string; without: string };

export type ImageApi = {
	/** False once the server has rejected a reference picture. */
	canUseReference(): boolean;
	/** The bytes of a picture, unchecked. Throws MakerError, or the job's reason. */
	generate(prompt: string, job: JobContext): Promise<Uint8Array>;
	/** The same with a reference picture (WebP); by the prompt `without` one when the server does not support that. */
	generateFromReference(reference: Uint8Array, prompts: Prompts, job: JobContext): Promise<Uint8Array>;
};

/** Calls of an image model. Options that its server rejects are not sent again. */
export function createImageApi(provider: Provider): ImageApi {
	let acceptsOptions = true;
	let drawsAfter = true;

	/** With size and format; without them when the server rejects unknown options. */
	async function withImageOptions<Answer>(call: (extra: ImageOptions) => Promise<Answer>): Promise<Answer> {
		if (!acceptsOptions) return call(undefined);
		try {
			return await call(vendorModels.test(provider.model) ? imageOptions.vendor : imageOptions.local);
		} catch (error) {
			if (!isUnsupported(error)) throw error;
			const answer = await call(undefined);
			acceptsOptions = false;
			return answer;
		}
	}

	function generate(client: OpenAI, prompt: string, options: Options) {
		const { model } = provider;
		return withImageOptions((extra) => client.images.generate({ model, prompt, n: 1, ...extra }, options));
	}

	async function edit(client: OpenAI, image: File, { after: prompt, without }: Prompts, options: Options) {
		const { model } = provider;
		try {
			return await withImageOptions((extra) => client.images.edit({ model, image, prompt, n: 1, ...extra }, options));
		} catch (error) {
			if (!isUnsupported(error)) throw error;
			const answer = await generate(client, without, options);
			// OpenAI has this endpoint: its 400 is about this one request.
			drawsAfter = vendorModels.test(model) && statusOf(error) === 400;
			return answer;
		}
	}

	async function asked(job: JobContext, send: (client: OpenAI, options: Options) => Promise<OpenAI.ImagesResponse>) {
		let host = '';
		const answer = await provider.call(limits, job, (client, options) => {
			host = new URL(client.baseURL).host;
			return send(client, options);
		});
		job.recordUsage({
			...{ role: 'illustrator', maker: provider.name, model: provider.model, pictures: 1, seconds: 0 },
			inputTokens: answer.usage?.input_tokens ?? 0,
			outputTokens: answer.usage?.output_tokens ?? 0,
		});
		return pictureIn(answer, provider.name, host, job.signal);
	}

	const draw: ImageApi['generate'] = (prompt, job) =>
		asked(job, (client, options) => generate(client, prompt, options));
	return {
		canUseReference: () => drawsAfter,
		generate: draw,
		async generateFromReference(reference, prompts, job) {
			if (!drawsAfter) return draw(prompts.without, job);
			const image = await toFile(reference, 'hero.webp', { type: 'image/webp' });
			return asked(job, (client, options) => edit(client, image, prompts, options));
		},
	};
}

/** The picture's bytes, inline or behind a URL. */
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

/** Whether the server does not support the endpoint or an option. A rejection of the content is not meant. */
function isUnsupported(error: unknown): boolean {
	const notTaken = [400, 404, 405, 415, 422, 501].includes(statusOf(error) ?? 0);
	return notTaken && toMakerError('', error).kind !== 'declined';
}
