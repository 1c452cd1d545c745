import cloud from '../art/cloud.svg';
import lantern from '../art/lantern.svg';
import sapling from '../art/sapling.svg';
import writing from '../art/writing.svg';
import { classNames } from './class-names.ts';
import styles from './vignette.module.css';

const vignettes = { cloud, lantern, sapling, writing } as const;

/** A decorative picture, 320 × 220, for light and dark mode. */
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
