import { BadRequestError, UnprocessableEntityError } from 'openai/core/error';
import type { JobContext } from '../makers.ts';
import type { JsonMode } from './catalogue.ts';
import { MakerError, type Provider } from './provider.ts';
import { stripReasoning } from './reasoning-filter.ts';

const limits = { total: 30_000 };

/** What a request for a greeting must be answered with, and never is unless somebody holds the model to it. */
const schema = {
	type: 'object',
	properties: { tree: { type: 'string', enum: ['juniper'] } },
	required: ['tree'],
	additionalProperties: false,
} as const;

const formats = {
	schema: { type: 'json_schema', json_schema: { name: 'tree', strict: true, schema } },
	object: { type: 'json_object' },
} as const;

/**
 * Finds out how JSON is had from a server that is in no table: it is asked for a greeting under a schema that allows none,
 * then under "only JSON". Many servers accept either and do as they please. Asked once for each model, by whoever is first.
 */
export function jsonModeDetector(provider: () => Provider): Provider['jsonWay'] {
	const found = new Map<string, Promise<JsonMode>>();
	return async (desk) => {
		const { model } = provider();
		const finding = found.get(model) ?? detectJsonMode(provider(), desk, () => found.delete(model));
		found.set(model, finding);
		return abortable(finding, desk.signal);
	};
}

/** `forget`: what was found is not certain. */
async function detectJsonMode(provider: Provider, desk: JobContext, forget: () => void): Promise<JsonMode> {
	// Others wait for the answer too: it is not given up with the desk that asked first.
	const lasting = { ...desk, signal: new AbortController().signal };
	const underFormat = async (format: keyof typeof formats) => {
		try {
			return readJson(await requestGreeting(provider, lasting, format));
		} catch (error) {
			forget();
			// Some servers break over a format that they do not know.
			if (error instanceof MakerError && error.kind === 'broken') return null;
			throw error;
		}
	};
	const underSchema = await underFormat('schema');
	if (isObject(underSchema) && underSchema.tree === 'juniper') return 'schema';
	return isObject(await underFormat('object')) ? 'object' : 'prompt';
}

/** What the model says to being asked for a greeting in that format; blank when the server will not be asked like this. */
async function requestGreeting(provider: Provider, desk: JobContext, format: keyof typeof formats): Promise<string> {
	const answer = await provider.call(limits, desk, (client, options) =>
		client.chat.completions
			.create(
				{
					model: provider.model,
					messages: [{ role: 'user', content: 'Say hello to me. (This is not about JSON.)' }],
					response_format: formats[format],
					// Enough for a model that thinks before it speaks.
					...provider.parameters({ tokens: 1000 }),
				},
				options,
			)
			.catch((error: unknown) => {
				if (error instanceof BadRequestError || error instanceof UnprocessableEntityError) return null;
				throw error;
			}),
	);
	if (answer === null) return '';
	desk.recordUsage({
		role: 'storyteller',
		maker: provider.name,
		model: provider.model,
		inputTokens: answer.usage?.prompt_tokens ?? 0,
		outputTokens: answer.usage?.completion_tokens ?? 0,
		pictures: 0,
		seconds: 0,
	});
	return stripReasoning(answer.choices?.[0]?.message?.content ?? '');
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function abortable<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
	signal.throwIfAborted();
	const { promise: left, reject } = Promise.withResolvers<never>();
	const leave = () => reject(signal.reason);
	signal.addEventListener('abort', leave, { once: true });
	try {
		return await Promise.race([work, left]);
	} finally {
		signal.removeEventListener('abort', leave);
	}
}
