import { BadRequestError, UnprocessableEntityError } from 'openai/core/error';
import { abortable } from '../abortable.ts';
import { MakerError } from '../maker-error.ts';
import type { JobContext } from '../makers.ts';
import type { JsonMode } from './catalogue.ts';
import type { Provider } from './provider.ts';
import { stripReasoning } from './reasoning-filter.ts';

const limits = { total: 30_000 };

/** A schema that no greeting fits: an answer that fits it proves that the server enforces schemas. */
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
 * Detects how a server that is in no table returns JSON: it is asked for a greeting under a schema that allows none, then
 * under "only JSON". Many servers accept either parameter and ignore it. One detection for each model, shared by all calls.
 */
export function jsonModeDetector(provider: () => Provider): Provider['jsonMode'] {
	const found = new Map<string, Promise<JsonMode>>();
	return async (job) => {
		const { model } = provider();
		const finding = found.get(model) ?? detectJsonMode(provider(), job, () => found.delete(model));
		found.set(model, finding);
		return abortable(finding, job.signal);
	};
}

/** `forget` is called when the result is not certain, so that the next call detects again. */
async function detectJsonMode(provider: Provider, job: JobContext, forget: () => void): Promise<JsonMode> {
	// Other calls wait for the result too: it must not be aborted with the job of the first one.
	const unaborted = { ...job, signal: new AbortController().signal };
	const underFormat = async (format: keyof typeof formats) => {
		try {
			return readJson(await requestGreeting(provider, unaborted, format));
		} catch (error) {
			forget();
			// Some servers answer 5xx to a format that they do not know.
			if (error instanceof MakerError && error.kind === 'broken') return null;
			throw error;
		}
	};
	const underSchema = await underFormat('schema');
	if (isObject(underSchema) && underSchema.tree === 'juniper') return 'schema';
	return isObject(await underFormat('object')) ? 'object' : 'prompt';
}

/** The model's greeting in that format; blank when the server rejects the format. */
async function requestGreeting(provider: Provider, job: JobContext, format: keyof typeof formats): Promise<string> {
	const answer = await provider.call(limits, job, (client, options) =>
		client.chat.completions
			.create(
				{
					model: provider.model,
					messages: [{ role: 'user', content: 'Say hello to me. (This is not about JSON.)' }],
					response_format: formats[format],
					// Enough for a reasoning model.
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
	job.recordUsage({
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
