import type { ChatCompletionRequest, Fixture } from '@copilotkit/aimock';
import type { StoryBrief } from '../../../../shared/contract/storyteller.ts';
import type { PriorChapter } from '../../makers.ts';
import type { JsonMode } from '../../providers/catalogue.ts';
import { openProvider } from '../../providers/open-provider.ts';
import { openProviderDouble } from '../../testing/provider-double.ts';
import { providedStoryteller } from '../provided.ts';

export const exampleBrief: StoryBrief = {
	seed: 'milo',
	genre: 'pirate',
	mood: 'cheerful',
	ageGroup: '3-5',
	rating: 5,
	hero: { name: 'Pip', gender: 'Female', type: 'Fox', traits: ['brave'] },
	disabledTopics: [],
};

export const examplePlan = {
	title: 'The Boat in the Bath',
	hero: {
		look: 'A small red fox with one white ear and a blue scarf with a brass bell on it.',
		want: 'To sail as far as the tap, because Gran did it once.',
		habit: 'She hums before she jumps.',
	},
	trouble: 'The duck thinks that the tap is his.',
	cast: [
		{ name: 'Mr. Dab', part: 'rival', type: 'Duck', look: 'A round duck.', want: 'Some peace.', speech: 'In quacks.' },
	],
	places: [{ name: 'the rim of the bath', backdrop: 'ship', detail: 'It is wet and it squeaks.' }],
	motif: 'The bell on the scarf.',
	beats: ['Pip sets sail.', 'The duck stops her.', 'The plug comes out.', 'They reach the tap.'],
	consequences: [{ choice: 'Who holds the rope.', changes: 'Whoever holds it steers to the end.' }],
	promises: [{ made: 'Pip owes the duck half a bun.', paid: 'They eat it under the tap.' }],
	endings: [{ earnedBy: 'kindness', ending: 'The duck steers.' }],
};

const scene = {
	backdrop: 'ship',
	time: 'day',
	weather: 'clear',
	camera: 'two-shot',
	cast: [
		{ part: 'hero', type: 'Fox', pose: 'hold', feeling: 'happy', holds: 'rope' },
		{ part: 'rival', type: 'Duck', pose: 'stand', feeling: 'worried', holds: null },
	],
	props: ['boat'],
};

export const firstChapter = {
	content: `“All on board!” said Pip. She had a boat. It was red, and it was just as big as one fox. Pip had a scarf with a bell on it. Ting! She sat down in the boat.

“I will go to the tap,” said Pip. “Gran went there once. It is not far.” She gave a push. Off went the boat. Ting, ting!

Then it went bump. There sat a duck, as round as a bun. “Quack,” said the duck. “This is my sea. Go back!” Pip did not go back. She put down the rope.`,
	chapterTitle: 'Bump!',
	choices: ['Share a bun with the duck', 'Sail past on the left', 'Ring the bell very loud'],
	scene,
};

export const secondChapter = {
	...firstChapter,
	content: `Pip had one bun. She broke it in two to share. “Here,” she said. “One half is for you.” The duck took a bite. Crumbs fell in the sea.

“Hm,” said the duck. “I am Mr. Dab. That was a good bun.” He sat up a bit. “But the tap is mine, all mine.” Drip, drop, said the tap.

Pip thought hard. She hummed. “Can you see that far?” she said. “No,” said Mr. Dab. “It is too high up.” Ting! Pip had a plan. She pulled the rope in.`,
	chapterTitle: 'One Bun for Two',
};

export const priorFirstChapter: PriorChapter = {
	content: firstChapter.content,
	choices: firstChapter.choices,
	choiceTaken: 0,
};

type ScriptedAnswer = unknown | ((request: ChatCompletionRequest) => unknown);

/**
 * A storyteller over a provider that answers from a script: plans from one, chapters from the other, each in turn, the last
 * one again and again. What is no text and no fixture's answer is sent as JSON.
 */
export async function scriptedStoryteller(
	chapters: readonly ScriptedAnswer[],
	{
		plans = [examplePlan],
		way = 'schema',
		...how
	}: { plans?: readonly ScriptedAnswer[]; way?: JsonMode } & Omit<Partial<Fixture>, 'match'> = {},
) {
	const inTurn = (scripts: readonly ScriptedAnswer[]) => {
		let turn = 0;
		return (request: ChatCompletionRequest) => {
			const script = scripts[Math.min(turn++, scripts.length - 1)];
			return answerOf(typeof script === 'function' ? script(request) : script);
		};
	};
	const double = await openProviderDouble([
		{ match: { systemMessage: 'You plan stories' }, response: inTurn(plans) },
		{ match: { systemMessage: 'You tell stories' }, response: inTurn(chapters), ...how },
	]);
	const provider = openProvider({
		name: 'openai',
		apiKey: 'key',
		baseUrl: double.baseUrl,
		model: 'model-1',
		jsonMode: way,
		backoff: 1,
	});
	/** The requests of each kind, as they were sent. */
	const sent = (kind: 'plan' | 'tell') =>
		double
			.journal()
			.map(({ body }) => body as unknown as ChatCompletionRequest)
			.filter(({ messages }) => String(messages[0]?.content).startsWith(`You ${kind} stories`));
	return { storyteller: providedStoryteller(provider), provider, double, sent };
}

function answerOf(answer: unknown): { content: string } {
	if (typeof answer === 'string') return { content: answer };
	if (typeof answer === 'object' && answer !== null && 'answer' in answer) return answer.answer as { content: string };
	return { content: JSON.stringify(answer) };
}
