import { Suspense, useState } from 'react';
import type { NodeRow } from '../local/reading.ts';
import { lazyExtra } from '../shell/lazy-extra.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './makers.module.css';
import { standInSentence } from './stand-ins.ts';

const HowMade = lazyExtra(() => import('./how-made.tsx'));

type Props = { node: NodeRow; number: number; isForParents: boolean };

/**
 * Says who made what in a chapter, so that nobody takes the built-in makers, or a machine's voice, for something else. That
 * somebody stood in is said to everyone; the rest, and how it was made, to parents.
 */
export function Makers({ node, number, isForParents }: Props) {
	const [open, setOpen] = useState(false);
	const standIn = standInSentence(node.madeBy.standsIn ?? []);
	if (!standIn && !isForParents) return null;
	return (
		<>
			<footer className={styles.makers}>
				{standIn && (
					<p className={styles.standIn}>
						<Icon name="sprout" />
						{standIn}
					</p>
				)}
				{isForParents && <p>{makersLine(node)}</p>}
				{isForParents && (
					<Button look="bare" icon="info" className={styles.how} onClick={() => setOpen(true)}>
						How this chapter was made
					</Button>
				)}
			</footer>
			{open && (
				<Suspense>
					<HowMade node={node} number={number} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}

function makersLine({ madeBy: { storyteller, illustrator, narrator } }: NodeRow): string {
	const parts = [
		`Story: ${nameOf(storyteller)}`,
		illustrator && `Picture: ${nameOf(illustrator)}`,
		narrator && `Voice: ${nameOf(narrator)}`,
	];
	return parts.filter(Boolean).join(' · ');
}

function nameOf(maker: string): string {
	return maker === 'built-in' ? 'built-in' : `made with AI (${maker})`;
}
