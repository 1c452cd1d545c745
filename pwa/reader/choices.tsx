import type { CSSProperties } from 'react';
import type { NodeRow } from '../local/stories.ts';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Vignette } from '../ui/vignette.tsx';
import styles from './choices.module.css';
import type { Choosing } from './use-choosing.ts';

const leafColours = ['var(--leaf)', 'var(--plum)', 'var(--coral)'];
const letterOf = (index: number) => String.fromCodePoint(65 + index);

type Props = { node: NodeRow; choosing: Choosing; onTake?: () => void };

/** What may happen next. While a choice is carried out the others step back, and a panel says what is going on. */
export function Choices({ node, choosing, onTake }: Props) {
	const pending = choosing.pending?.nodeId === node._id ? choosing.pending.choiceIndex : null;
	const error = choosing.error?.nodeId === node._id ? choosing.error.sentence : null;
	const take = (index: number) => {
		choosing.take(node, index);
		onTake?.();
	};
	return (
		<div className={styles.choices}>
			<h3 id={`next-${node._id}`}>What happens next?</h3>
			{error && <Notice tone="error">{error}</Notice>}
			<ol className={styles.list} aria-labelledby={`next-${node._id}`}>
				{node.choices.map(({ text, nextNodeId }, index) => (
					<li key={letterOf(index)}>
						<button
							type="button"
							className={styles.choice}
							style={{ '--leaf-colour': leafColours[index % leafColours.length] } as CSSProperties}
							// Disabled it would lose the focus, and with it a reader's place.
							aria-disabled={choosing.pending !== null}
							aria-busy={pending === index || undefined}
							onClick={() => take(index)}
						>
							<span className={styles.leaf} aria-hidden="true">
								{pending === index ? <Spinner /> : letterOf(index)}
							</span>
							<span className={styles.words}>
								{text}
								{nextNodeId && <span className={styles.known}>You have been here</span>}
							</span>
						</button>
					</li>
				))}
			</ol>
			<div role="status">
				{pending !== null && (
					<div className={styles.panel}>
						<Vignette name="writing" className={styles.writing} />
						<p>Generating the next part of your story...</p>
					</div>
				)}
			</div>
		</div>
	);
}
