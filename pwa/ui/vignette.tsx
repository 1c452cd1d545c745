import cloud from '../art/cloud.svg';
import lantern from '../art/lantern.svg';
import sapling from '../art/sapling.svg';
import writing from '../art/writing.svg';
import { classNames } from './class-names.ts';
import styles from './vignette.module.css';

const vignettes = { cloud, lantern, sapling, writing } as const;

/** A small cut-paper picture (320 × 220) that says nothing which the words beside it do not say. Knows day and night. */
export function Vignette({ name, className }: { name: keyof typeof vignettes; className?: string | undefined }) {
	return (
		<img
			src={vignettes[name]}
			alt=""
			width={320}
			height={220}
			decoding="async"
			className={classNames(styles.vignette, className)}
		/>
	);
}
