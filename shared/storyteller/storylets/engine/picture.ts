import type { Figure, Scene } from '../../../contract/scene.ts';
import { type Camera, cameras, type Prop } from '../../../words/scenes.ts';
import { pickOne, shuffled } from '../../seeded-random.ts';
import { namesProp } from '../facts/prop-words.ts';
import type { ChapterPlan, Obstacle, ObstacleSlot, Person, Place } from '../format.ts';
import { obstacleAt, type StoryState } from './story.ts';

/**
 * The picture of a chapter: of the obstacle before which it ends, or of its sketch. It shows the people and props that `content`
 * names, or else the first person of the obstacle. The people of a sketch are joined by the allies who came along from an obstacle.
 */
export function drawScene(plan: ChapterPlan, state: StoryState, content: string): Scene {
	const { brief } = state.frame;
	const common = { time: plan.time, mood: brief.mood, camera: cameraOf(state) };
	if (plan.choices === 'first' || plan.choices === 'second')
		return { ...common, ...sceneAt(obstacleAt(state.frame, plan.choices), state, content) };
	return { ...common, ...sketchedScene(plan, state, content) };
}

type Drawn = Pick<Scene, 'backdrop' | 'weather' | 'cast' | 'props'>;

function sceneAt({ place, people, props, weather }: Obstacle, state: StoryState, content: string): Drawn {
	const { type } = state.frame.brief.hero;
	const met = Object.values(people);
	const named = met.filter(({ call }) => content.includes(call));
	const others = (named.length > 0 ? named : met.slice(0, 1)).slice(0, 2);
	return {
		backdrop: place.backdrop,
		weather: weather ?? 'clear',
		cast: [
			{ part: 'hero', type, pose: 'think', feeling: 'curious' },
			...others.map((person): Figure => ({ part: 'helper', type: person.type, pose: 'stand', feeling: 'worried' })),
		],
		props: props.filter((prop) => namesProp(content, prop)).slice(0, 3),
	};
}

function sketchedScene({ scene }: ChapterPlan, state: StoryState, content: string): Drawn {
	const { cast, brief } = state.frame;
	if (!scene) throw new Error('A chapter without an obstacle needs a scene');
	const { at } = scene;
	const place = at === 'first' || at === 'second' ? obstacleAt(state.frame, at).place : (cast[at] as Place);
	const props = scene.shows.map((shown) => {
		const filler = cast[shown];
		return filler && 'prop' in filler ? filler.prop : (shown as Prop);
	});
	const sketched = scene.with
		.map((role) => cast[role] as Person)
		.filter(({ call, the }) => [call, the].some((name) => content.toLowerCase().includes(name.toLowerCase())));
	const people = [...sketched, ...alliesOf(state).filter(({ call }) => content.includes(call))].slice(0, 2);
	return {
		backdrop: place.backdrop,
		weather: 'clear',
		cast: [
			{
				part: 'hero',
				type: brief.hero.type,
				pose: scene.holds ? 'hold' : scene.pose,
				feeling: scene.feeling,
				...(scene.holds ? { holds: scene.holds } : {}),
			},
			...people.map(
				(person, at): Figure => ({
					part: 'helper',
					type: person.type,
					pose: pickOne(['stand', 'point', 'wave'] as const, `${brief.seed} ${state.chapter} ${at}`),
					feeling: scene.feeling,
				}),
			),
		],
		props: props.filter((prop) => prop !== scene.holds && namesProp(content, prop)).slice(0, 3),
	};
}

/** The people of the obstacles who have come along. */
function alliesOf({ frame, ways }: StoryState): Obstacle['people'][string][] {
	return (Object.entries(ways) as [ObstacleSlot, number][]).flatMap(([slot, at]) => {
		const { people, ways } = obstacleAt(frame, slot);
		const ally = people[ways[at]?.ally ?? ''];
		return ally ? [ally] : [];
	});
}

/** Every chapter has another camera than the one before. */
function cameraOf({ frame, chapter }: StoryState): Camera {
	const order = shuffled(cameras, `${frame.brief.seed} cameras`);
	return order[chapter % order.length] as Camera;
}
