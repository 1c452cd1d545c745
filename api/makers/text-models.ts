import type * as z from 'zod/mini';
import { type ModelTrial, type ServerSettings, type TextModel, textModels } from '../../shared/contract/admin.ts';
import { day, minute } from '../../shared/rules/durations.ts';
import { HttpError } from '../app/errors.ts';
import { providerOfTextModel } from './providers/catalogue.ts';
import { type ModelState, requestModelState } from './providers/model-state.ts';
import { tryModel } from './providers/try-model.ts';
import { type MakerServers, servingTextModel, storytellerSettings } from './resolve.ts';

type Storytellers = MakerServers['storytellers'];
type TextModelState = z.infer<typeof ServerSettings>['models'][number];
type Clock = () => number;

/** A server that did not answer is requested again sooner, but not by every load of the settings screen. */

/** The last known state of each model of a configuration, and when it was requested. */
const knownStates = new WeakMap<Storytellers, Map<TextModel, { at: number; state: Promise<ModelState> }>>();

/**
 * The text models that an admin may choose from, each with its state. Each configured provider is requested for its list of
 * models at most once a day, in parallel, within four seconds.
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
 * One sentence by the provider behind a model, always with a real call. Throws 409 `not-configured`, or 502 `maker-failed`
 * with the cause, in words for the operator.
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
	const settings = storytellerSettings(storytellers, textModel, now);
	knownStates.get(storytellers)?.delete(textModel);
	const [trial] = await Promise.all([tryModel(settings), cachedModelState(storytellers, textModel, now)]);
	if (typeof trial === 'string') throw new HttpError(502, 'maker-failed', trial);
	return trial;
}

function modelIdOf(storytellers: Storytellers, textModel: TextModel, now: Clock): string {
	const { model } = storytellerSettings(storytellers, textModel, now);
	return typeof model === 'string' ? model : model();
}

async function cachedModelState(storytellers: Storytellers, textModel: TextModel, now: Clock): Promise<ModelState> {
	const known = knownStates.get(storytellers) ?? new Map();
	knownStates.set(storytellers, known);
	const last = known.get(textModel);
	if (last && now() - last.at < ((await last.state).reachable ? day : minute)) return last.state;
	const state = requestModelState(storytellerSettings(storytellers, textModel, now));
	known.set(textModel, { at: now(), state });
	return state;
}
