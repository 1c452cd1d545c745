import type { NodeRow } from '../local/stories.ts';
import styles from './makers.module.css';

/** Says who made what in a chapter, so that nobody takes the built-in makers, or a machine's voice, for something else. */
export function Makers({ node }: { node: NodeRow }) {
	const { storyteller, illustrator, narrator } = node.madeBy;
	const parts = [
		`Story: ${nameOf(storyteller)}`,
		illustrator && `Picture: ${nameOf(illustrator)}`,
		narrator && `Voice: ${nameOf(narrator)}`,
	];
	return <p className={styles.makers}>{parts.filter(Boolean).join(' · ')}</p>;
}

function nameOf(maker: string): string {
	return maker === 'built-in' ? 'built-in' : `made with AI (${maker})`;
}
