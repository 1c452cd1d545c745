import { type Backdrop, backdrops, type Figure, type Scene } from '../../shared/contract/scene.ts';
import { findContentIssue } from '../../shared/rules/moderation/content-rules.ts';

/** Places with the least in them, for one that is switched off. */
const plainBackdrops: readonly Backdrop[] = ['meadow', 'garden', 'village', ...backdrops];

/**
 * The scene without what is switched off: a picture shows nothing that the words may not name. The hero stays, whose kind
 * was chosen by the reader.
 */
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

/** Whether there is nothing in a scene that is switched off. */
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
