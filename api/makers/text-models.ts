import type * as z from 'zod/mini';
import { type ServerSettings, type TextModel, type Trial, textModels } from '../../shared/admin.ts';
import type { Config } from '../config.ts';
import { Refusal } from '../errors.ts';
import { isConfigured, isHome, providerBehind, usualModel } from './providers/catalogue.ts';
import { askModelState, type ModelState } from './providers/model-state.ts';
import type { ProviderSettings } from './providers/open.ts';
import { tryOneSentence } from './providers/trial.ts';

type Storytellers = Config['storytellers'];
type TextModelState = z.infer<typeof ServerSettings>['models'][number];
type Clock = () => number;

const day = 24 * 60 * 60 * 1000;
/** A server that did not answer is asked again sooner, but not by every look at the settings. */
const minute = 60_000;

/** What was heard of each model of a configuration, and when. */
const heard = new WeakMap<Storytellers, Map<TextModel, { at: number; state: Promise<ModelState> }>>();

/**
 * The model that tells when `chosen` is an admin's choice, null for none yet: then the first that is configured. Null for
 * the built-in storyteller, be it because the one chosen is not configured (any more).
 */
export function servingTextModel(storytellers: Storytellers, chosen: TextModel | null): TextModel | null {
	const isReady = (one: TextModel) => isConfigured(providerBehind[one], storytellers[providerBehind[one]]);
	const [first] = chosen === null ? textModels.filter(isReady) : [chosen].filter(isReady);
	return first ?? null;
}

/** The model that stands chosen while an admin has saved `saved`, null for none yet: then the one that tells, if one does. */
export function chosenTextModel(storytellers: Storytellers, saved: TextModel | null): TextModel {
	return saved ?? servingTextModel(storytellers, null) ?? textModels[0];
}

/** The way to the provider behind one of the admin's choices. `now`: the usual model may be another one tomorrow. */
export function settingsFor(storytellers: Storytellers, textModel: TextModel, now: Clock): ProviderSettings {
	const name = providerBehind[textModel];
	const { apiKey, baseUrl, model } = storytellers[name];
	return { name, apiKey, baseUrl, now, model: () => model ?? usualModel(name, now(), isHome(name, baseUrl)) ?? name };
}

/**
 * The models that an admin may choose from, and how each stands. Those that are configured are asked for their list of
 * models, once a day at the most; that takes four seconds at the most, for all of them together.
 */
export async function textModelsOf(storytellers: Storytellers, now: Clock = Date.now): Promise<TextModelState[]> {
	return Promise.all(
		textModels.map(async (id) => {
			const configured = servingTextModel(storytellers, id) === id;
			const modelId = modelIdOf(storytellers, id, now);
			const state = configured ? await stateOf(storytellers, id, now) : { reachable: null, retiresOn: null };
			return { id, configured, modelId, ...state };
		}),
	);
}

/**
 * One sentence by the provider behind a model, as a trial: always a real call. Throws Refusal: 409 `not-configured`, 502
 * `maker-failed` with what went wrong, in words for the operator.
 */
export async function trySentence(
	storytellers: Storytellers,
	textModel: TextModel,
	now: Clock = Date.now,
): Promise<z.infer<typeof Trial>> {
	if (servingTextModel(storytellers, textModel) !== textModel) {
		throw new Refusal(
			409,
			'not-configured',
			`Set ${providerBehind[textModel].toUpperCase()}_API_KEY to use this model.`,
		);
	}
	const settings = settingsFor(storytellers, textModel, now);
	heard.get(storytellers)?.delete(textModel);
	const [trial] = await Promise.all([tryOneSentence(settings), stateOf(storytellers, textModel, now)]);
	if (typeof trial === 'string') throw new Refusal(502, 'maker-failed', trial);
	return trial;
}

function modelIdOf(storytellers: Storytellers, textModel: TextModel, now: Clock): string {
	const { model } = settingsFor(storytellers, textModel, now);
	return typeof model === 'string' ? model : model();
}

async function stateOf(storytellers: Storytellers, textModel: TextModel, now: Clock): Promise<ModelState> {
	const known = heard.get(storytellers) ?? new Map();
	heard.set(storytellers, known);
	const last = known.get(textModel);
	if (last && now() - last.at < ((await last.state).reachable ? day : minute)) return last.state;
	const state = askModelState(settingsFor(storytellers, textModel, now));
	known.set(textModel, { at: now(), state });
	return state;
}
