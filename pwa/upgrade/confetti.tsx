import { type CSSProperties, useState } from 'react';
import styles from './confetti.module.css';

/** product 9.7. */
const pieceCount = 200;

const pieces = Array.from({ length: pieceCount }, (_, index) => ({
	index,
	style: {
		'--across': `${(pseudoRandom(index, 1) * 100).toFixed(1)}vw`,
		'--late': `${(pseudoRandom(index, 2) * 1.6).toFixed(2)}s`,
		'--slow': `${(2.6 + pseudoRandom(index, 3) * 2.4).toFixed(2)}s`,
		'--drift': `${(pseudoRandom(index, 4) * 16 - 8).toFixed(1)}vw`,
		'--turns': `${(pseudoRandom(index, 5) * 4 - 2).toFixed(2)}turn`,
	} as CSSProperties,
}));

/** Confetti that falls once. None with reduced motion. */
export function Confetti() {
	const [prefersReducedMotion] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
	if (prefersReducedMotion) return null;
	return (
		<div className={styles.container} aria-hidden="true">
			{pieces.map(({ index, style }) => (
				<i key={index} className={styles.piece} style={style} />
			))}
		</div>
	);
}

/** A reproducible pseudo-random number in [0, 1). */
function pseudoRandom(index: number, seed: number): number {
	const product = Math.sin(index * 12.9898 + seed * 78.233) * 43_758.5453;
	return product - Math.floor(product);
}
