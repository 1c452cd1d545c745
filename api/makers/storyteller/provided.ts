import { chapterCountFor } from '../../../shared/ages.ts';
import { bands } from '../../../shared/pocket/bands.ts';
import { levelOf } from '../../../shared/pocket/plan.ts';
import type { Desk, Storyteller, Telling, Told } from '../makers.ts';
import { type Limits, MakerFault, type Provider } from '../providers/provider.ts';
import { askFor } from './answer.ts';
import { type Asked, askTwice } from './asking.ts';
import { type Bible, readBible } from './bible.ts';
import { chapterForm, type Written, writtenFrom } from './chapter-answer.ts';
import { type Fault, faultsOf, isFitToShow, weightOf } from './checks.ts';
import { growingText } from './growing.ts';
import { planFor } from './plan.ts';
import { chapterInstructions } from './prompts/chapter.ts';
import { keptBack, wishes } from './prompts/plan.ts';
import { choiceTakenOf, toldSoFar } from './told.ts';

/** Milliseconds for the plan and for each telling of a chapter. A server in the house may be far slower than a paid one. */
export type TellingTimes = { plan: Limits; chapter: Limits };
export const providersTimes: TellingTimes = {
	plan: { whole: 25_000, idle: 12_000 },
	chapter: { whole: 45_000, idle: 12_000 },
};
export const houseTimes: TellingTimes = {
	plan: { whole: 180_000, idle: 30_000 },
	chapter: { whole: 240_000, idle: 30_000 },
};

/**
 * A storyteller that asks a model: first for a plan of the whole story, then for each chapter by that plan, streamed to the
 * desk as it is written. A chapter in which the rules find faults is asked for once more with its faults named, and the
 * better one is kept. It goes on with any story, whoever began it: without a plan it makes one from what was told.
 */
export function providedStoryteller(provider: Provider, times: TellingTimes = providersTimes): Storyteller {
	return {
		name: provider.name,
		isFailing: provider.isFailing,
		async tell(telling, desk) {
			const { brief, told, last } = telling;
			const chapter = told.length + 1;
			const chapters = last ? chapter : Math.max(chapterCountFor(brief.ageGroup), chapter + 1);
			const kept = readBible(telling.bible);
			const bible = kept ?? (await planFor(telling, chapters, times.plan, provider, desk));
			const written = await chapterOf(telling, bible, chapters, times.chapter, provider, desk);
			return toldAs(written, telling, bible, kept === null, provider);
		},
	};
}

function toldAs(written: Written, { last }: Telling, bible: Bible, isNew: boolean, provider: Provider): Told {
	const choices = last ? [] : written.choices;
	return {
		draft: { ...written, storyTitle: bible.title, choices, isEnding: last },
		by: { maker: provider.name, model: provider.model, standsIn: false },
		bible: isNew ? JSON.stringify(bible) : null,
	};
}

/** More than the longest chapter takes, for models that think before they write. */
const tokens = 4_000;

async function chapterOf(
	telling: Telling,
	bible: Bible,
	chapters: number,
	limits: Limits,
	provider: Provider,
	desk: Desk,
): Promise<Written> {
	const { brief, told, last } = telling;
	let shown = '';
	const show = (text: string) => {
		shown = text;
		desk.writes(text);
	};
	const asked: Asked<Written> = {
		form: chapterForm(last),
		limits,
		tokens,
		messages: [
			{ role: 'system', content: chapterInstructions(brief, told.length + 1, chapters) },
			{ role: 'user', content: JSON.stringify(material(telling, bible)) },
		],
		briefer: `Use no more than ${bands[levelOf[brief.ageGroup]].words[0]} words of text.`,
		read: (answer) => writtenFrom(answer, brief, bible),
		watched: () => growingText(brief, show),
	};
	const first = await askTwice(asked, provider, desk);
	const best = await mended(first, asked, telling, provider, desk);
	if (best.content !== shown && isFitToShow(best, telling)) desk.writes(best.content);
	return best;
}

/** All that people, or this model before, have written: data, never instructions. */
function material(telling: Telling, bible: Bible) {
	const { brief, told, faults } = telling;
	return {
		...wishes(brief),
		plan: bible,
		told: toldSoFar(told),
		choiceTaken: choiceTakenOf(told),
		...keptBack(faults),
	};
}

/** The chapter, or the one that came of naming its faults where that has fewer. Throws MakerFault when neither will do. */
async function mended(
	first: { given: Written; written: string },
	asked: Asked<Written>,
	telling: Telling,
	provider: Provider,
	desk: Desk,
): Promise<Written> {
	const faults = faultsOf(first.given, telling);
	if (faults.length === 0) return first.given;
	desk.remark({ what: 'rewritten', why: `Asked for again: ${faults.map(({ short }) => short).join('; ')}.` });
	const second = await rewritten(first.written, faults, asked, provider, desk);
	const left = second === null ? faults : faultsOf(second, telling);
	const [best, its] = second !== null && weightOf(left) < weightOf(faults) ? [second, left] : [first.given, faults];
	const hard = its.find((fault) => fault.hard);
	if (hard) throw new MakerFault('unusable', provider.name, new Error(hard.short));
	return best;
}

/** Not shown while it grows: the reader is in the middle of the first one. Null when nothing usable came. */
async function rewritten(
	before: string,
	faults: readonly Fault[],
	asked: Asked<Written>,
	provider: Provider,
	desk: Desk,
): Promise<Written | null> {
	const notes = faults.map(({ ask }) => `- ${ask}`).join('\n');
	const content = `Mend this chapter, and change nothing that is not named here. Keep what is good in it.\n${notes}\nGive the whole JSON object again.`;
	const messages = [
		...asked.messages,
		{ role: 'assistant' as const, content: before },
		{ role: 'user' as const, content },
	];
	try {
		const { value } = await askFor({ ...asked, messages }, provider, desk);
		const given = value && asked.read(value);
		return typeof given === 'string' ? null : given;
	} catch (error) {
		if (error instanceof MakerFault) return null;
		throw error;
	}
}
