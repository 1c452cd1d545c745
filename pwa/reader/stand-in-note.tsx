import type { NodeRow } from '../local/reading.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './stand-in-note.module.css';
import { standInSentence } from './stand-ins.ts';

/** Says, to every reader, which built-in maker took a provider's place in a chapter; nothing where none did. */
export function StandInNote({ node }: { node: NodeRow }) {
	const sentence = standInSentence(node.madeBy.standsIn ?? []);
	if (!sentence) return null;
	return (
		<p className={styles.note}>
			<Icon name="sprout" />
			{sentence}
		</p>
	);
}
