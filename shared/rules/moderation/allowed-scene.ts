import type { Figure, Scene } from '../../contract/scene.ts';
import { type Backdrop, backdrops } from '../../words/scenes.ts';
import { findContentIssue } from './content-rules.ts';

/** Backdrops to use instead of one that is switched off, the plainest first. */
const plainBackdrops: readonly Backdrop[] = ['meadow', 'garden', 'village', ...backdrops];

/** The scene without switched-off topics. The hero stays: the reader chose its kind. */
export function toAllowedScene(scene: Scene, disabledTopics: readonly string[]): Scene {
	const isFit = (word: string) => findContentIssue(word, { rating: Number.POSITIVE_INFINITY, disabledTopics }) === null;
	const emptyHanded = ({ holds, ...figure }: Figure): Figure =>
		holds === undefined || !isFit(holds) ? figure : { ...figure, holds };
	return {
		...scene,
		backdrop: isFit(scene.backdrop) ? scene.backdrop : (plainBackdrops.find(isFit) ?? scene.backdrop),
		cast: scene.cast.filter(({ type }, index) => index === 0 || isFit(type)).map(emptyHanded),
		props: scene.props.filter(isFit),
	};
}

/** Whether a scene has no switched-off topic. */
export function isSceneAllowed(scene: Scene, disabledTopics: readonly string[]): boolean {
	const { backdrop, cast, props } = toAllowedScene(scene, disabledTopics);
	const heldIn = (figures: readonly Figure[]) => figures.filter(({ holds }) => holds !== undefined).length;
	return (
		backdrop === scene.backdrop &&
		cast.length === scene.cast.length &&
		heldIn(cast) === heldIn(scene.cast) &&
		props.length === scene.props.length
	);
}
