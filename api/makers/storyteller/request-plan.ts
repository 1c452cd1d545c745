import type { ChapterRequest, JobContext } from '../makers.ts';
import { reviewText, storyBoundsOf } from '../moderator/text-review.ts';
import type { Provider, TimeLimits } from '../providers/provider.ts';
import { type AnswerFormat, requestParsed } from './json-answer.ts';
import { summarizePriorChapters } from './prior-chapters.ts';
import { planInstructions, rejectionData, storyData } from './prompts/plan.ts';
import { parseStoryPlan, type StoryPlan, StoryPlanSchema } from './story-plan.ts';

const format: AnswerFormat = {
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
		consequences: [
			{
				choice: 'Whether Jonah tells the goat whose son he is.',
				changes:
					'If he does, she comes along and he owes her an answer; if not, he has the key and nobody who explains it.',
			},
		],
		promises: [{ made: 'Jonah says he will give back the button before dark.', paid: 'He sews it on himself, askew.' }],
		endings: [{ earnedBy: 'patience', ending: 'The lamp is lit again, in blue, for the seals.' }],
	},
};

const maxTokens = 6_000;

/** Requests the plan of a story, made from its brief and from the chapters so far. Throws MakerError. */
export async function requestStoryPlan(
	{ brief, earlier, priorChapters, issues }: ChapterRequest,
	chapters: number,
	limits: TimeLimits,
	provider: Provider,
	job: JobContext,
): Promise<StoryPlan> {
	let isRetried = false;
	const { value } = await requestParsed(
		{
			format,
			limits,
			maxTokens,
			messages: [
				{
					role: 'system',
					content: planInstructions(brief, chapters, { hasBegun: priorChapters.length > 0, hasEarlier: !!earlier }),
				},
				{
					role: 'user',
					content: JSON.stringify({
						...storyData(brief),
						...(earlier && { earlierStory: earlier }),
						told: summarizePriorChapters(priorChapters),
						...rejectionData(issues),
					}),
				},
			],
			shorterInstruction: 'Keep every entry to one short sentence.',
			parse(answer) {
				const plan = parseStoryPlan(answer, brief, chapters);
				const text = plan && [plan.title, plan.trouble, ...plan.beats].join('\n');
				const issue = text && reviewText(text, storyBoundsOf(brief));
				// One retry only: the chapters are reviewed in any case.
				if (!issue || isRetried) return plan;
				isRetried = true;
				return `there was ${issue.because === 'swearing' ? 'swearing' : `“${issue.word}”`} in the plan`;
			},
		},
		provider,
		job,
	);
	return value;
}
