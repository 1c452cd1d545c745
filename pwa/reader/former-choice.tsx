import { useState } from 'react';
import type { NodeRow } from '../local/stories.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Choices } from './choices.tsx';
import styles from './former-choice.module.css';
import type { Choosing } from './use-choosing.ts';

/** What was chosen at an earlier chapter, and the way back to it: another choice grows another branch and loses nothing. */
export function FormerChoice({ node, choosing }: { node: NodeRow; choosing: Choosing }) {
	const [opened, setOpened] = useState(false);
	const taken = node.choices[node.takenChoice ?? node.choices.findIndex((choice) => choice.nextNodeId)];
	const open = opened || [choosing.pending?.nodeId, choosing.error?.nodeId].includes(node._id);
	return (
		<div className={styles.former}>
			<p className={styles.taken}>
				<Icon name="sprout" />
				<span>
					<span className="visually-hidden">You chose: </span>
					{taken?.text}
				</span>
			</p>
			<Button look="bare" aria-expanded={open} className={styles.other} onClick={() => setOpened(!opened)}>
				Choose another way
			</Button>
			{open && <Choices node={node} choosing={choosing} onTake={() => setOpened(false)} />}
		</div>
	);
}
