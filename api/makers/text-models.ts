import type * as z from 'zod/mini';
import { type ModelTrial, type ServerSettings, type TextModel, textModels } from '../../shared/contract/admin.ts';
import type { Config } from '../app/config.ts';
import { HttpError } from '../app/errors.ts';
import { defaultModel, isConfigured, isVendorServer, providerOfTextModel } from './providers/catalogue.ts';
import { type ModelState, requestModelState } from './providers/model-state.ts';
import type { ProviderSettings } from './providers/open-provider.ts';
import { tryModel } from './providers/try-model.ts';

type Storytellers = Config['storytellers'];
type TextModelState = z.infer<typeof ServerSettings>['models'][number];
type Clock = () => number;

const day = 24 * 60 * 60 * 1000;
/** A server that did not answer is asked again sooner, but not by every look at the settings. */
const minute = 60_000;

/** What was heard of each model of a configuration, and when. */
const knownStates = new WeakMap<Storytellers, Map<TextModel, { at: number; state: Promise<ModelState> }>>();

/**
 * The model that tells when `chosen` is an admin's choice, null for none yet: then the first that is configured. Null for
 * the built-in storyteller, be it because the one chosen is not configured (any more).
 */
export function servingTextModel(storytellers: Storytellers, chosen: TextModel | null): TextModel | null {
	const isReady = (one: TextModel) => isConfigured(providerOfTextModel[one], storytellers[providerOfTextModel[one]]);
	const [first] = chosen === null ? textModels.filter(isReady) : [chosen].filter(isReady);
	return first ?? null;
}

/** The model that stands chosen while an admin has saved `saved`, null for none yet: then the one that tells, if one does. */
export function selectedTextModel(storytellers: Storytellers, saved: TextModel | null): TextModel {
	return saved ?? servingTextModel(storytellers, null) ?? textModels[0];
}

/** The way to the provider behind one of the admin's choices. `now`: the usual model may be another one tomorrow. */
export function providerSettingsFor(storytellers: Storytellers, textModel: TextModel, now: Clock): ProviderSettings {
	const name = providerOfTextModel[textModel];
	const { apiKey, baseUrl, model } = storytellers[name];
	return {
		name,
		apiKey,
		baseUrl,
		now,
		model: () => model ?? defaultModel(name, now(), isVendorServer(name, baseUrl)) ?? name,
	};
}

/**
 * The models that an admin may choose from, and how each stands. Those that are configured are asked for their list of
 * models, once a day at the most; that takes four seconds at the most, for all of them together.
 */
export async function textModelStates(storytellers: Storytellers, now: Clock = Date.now): Promise<TextModelState[]> {
	return Promise.all(
		textModels.map(async (id) => {
			const configured = servingTextModel(storytellers, id) === id;
			const modelId = modelIdOf(storytellers, id, now);
			const state = configured ? await cachedModelState(storytellers, id, now) : { reachable: null, retiresOn: null };
			return { id, configured, modelId, ...state };
		}),
	);
}

/**
 * One sentence by the provider behind a model, as a trial: always a real call. Throws Refusal: 409 `not-configured`, 502
 * `maker-failed` with what went wrong, in words for the operator.
 */
export async function tryModelSentence(
	storytellers: Storytellers,
	textModel: TextModel,
	now: Clock = Date.now,
): Promise<z.infer<typeof ModelTrial>> {
	if (servingTextModel(storytellers, textModel) !== textModel) {
		throw new HttpError(
			409,
			'not-configured',
			`Set ${providerOfTextModel[textModel].toUpperCase()}_API_KEY to use this model.`,
		);
	}
	const settings = providerSettingsFor(storytellers, textModel, now);
	knownStates.get(storytellers)?.delete(textModel);
	const [trial] = await Promise.all([tryModel(settings), cachedModelState(storytellers, textModel, now)]);
	if (typeof trial === 'string') throw new HttpError(502, 'maker-failed', trial);
	return trial;
}

function modelIdOf(storytellers: Storytellers, textModel: TextModel, now: Clock): string {
	const { model } = providerSettingsFor(storytellers, textModel, now);
	return typeof model === 'string' ? model : model();
}

async function cachedModelState(storytellers: Storytellers, textModel: TextModel, now: Clock): Promise<ModelState> {
	const known = knownStates.get(storytellers) ?? new Map();
	knownStates.set(storytellers, known);
	const last = known.get(textModel);
	if (last && now() - last.at < ((await last.state).reachable ? day : minute)) return last.state;
	const state = requestModelState(providerSettingsFor(storytellers, textModel, now));
	known.set(textModel, { at: now(), state });
	return state;
}
