import type { ChapterRequest, JobContext } from '../makers.ts';
import { reviewText, storyBoundsOf } from '../moderator/text-review.ts';
import type { Provider, TimeLimits } from '../providers/provider.ts';
import type { AnswerFormat } from './json-answer.ts';
import { requestParsed } from './parsed-answer.ts';
import { summarizePriorChapters } from './prior-chapters.ts';
import { planInstructions, rejectionData, storyData } from './prompts/plan.ts';
import { parseStoryPlan, type StoryPlan, StoryPlanSchema } from './story-plan.ts';

const form: AnswerFormat = {
	name: 'plan',
	schema: StoryPlanSchema,
	example: {
		title: 'The Tenth Reason',
		hero: {
			look: 'A thin boy of nine with freckles, a gap between his teeth and rusty hair that stands up at the back, in a yellow oilskin with one button and a notebook tied to his belt.',
			want: 'To find out why the lighthouse is dark, because his father used to keep it.',
			habit: 'He licks his pencil before he writes.',
		},
		trouble: 'Whoever is in the lighthouse wants it dark, so that the ships with the nets stay away.',
		cast: [
			{
				name: 'Mrs. Haddock',
				part: 'rival',
				type: 'Goat',
				look: 'A grey goat with one crooked horn and a tea towel around her neck.',
				want: 'To be left in peace with what she hides.',
				speech: 'With her mouth full, and mostly in questions.',
			},
		],
		places: [
			{ name: 'the lighthouse steps', backdrop: 'harbor', detail: 'Ninety-one steps, each with a candle end on it.' },
		],
		motif: 'The one button, which comes off, and turns up where nobody sewed it on.',
		beats: ['Jonah meets the goat and finds the door open.'],
		endings: [{ earnedBy: 'patience', ending: 'The lamp is lit again, in blue, for the seals.' }],
	},
};

const tokens = 6_000;

/** Makes the plan of a story, from its wishes, and from what was told if it has begun. Throws MakerFault. */
export async function requestStoryPlan(
	{ brief, priorChapters, issues }: ChapterRequest,
	chapters: number,
	limits: TimeLimits,
	provider: Provider,
	desk: JobContext,
): Promise<StoryPlan> {
	let objected = false;
	const { given } = await requestParsed(
		{
			format: form,
			limits,
			maxTokens: tokens,
			messages: [
				{ role: 'system', content: planInstructions(brief, chapters, priorChapters.length > 0) },
				{
					role: 'user',
					content: JSON.stringify({
						...storyData(brief),
						told: summarizePriorChapters(priorChapters),
						...rejectionData(issues),
					}),
				},
			],
			shorterInstruction: 'Keep every entry to one short sentence.',
			parse(answer) {
				const bible = parseStoryPlan(answer, brief, chapters);
				const text = bible && [bible.title, bible.trouble, ...bible.beats].join('\n');
				const objection = text && reviewText(text, storyBoundsOf(brief));
				// A plan is asked for anew once; the chapters themselves are what is checked.
				if (!objection || objected) return bible;
				objected = true;
				return `there was ${objection.because === 'swearing' ? 'swearing' : `“${objection.word}”`} in the plan`;
			},
		},
		provider,
		desk,
	);
	return given;
}
