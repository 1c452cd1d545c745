import type { CSSProperties } from 'react';
import styles from './falling-stars.module.css';

/**
 * Per star: `left` in percent of the width, `delay` and `duration` in seconds, `size` in rem, and the `height` in
 * percent at which it stands with reduced motion. Fixed pseudo-random values.
 */
const stars = [4, 11, 19, 26, 33, 41, 48, 55, 63, 70, 78, 85, 91, 96].map((left, index) => ({
	left,
	delay: ((index * 37) % 90) / 10,
	duration: 6 + ((index * 53) % 50) / 10,
	size: 0.7 + ((index * 29) % 10) / 10,
	height: 4 + ((index * 61) % 92),
}));

/** Falling stars as decoration. With reduced motion they stand still. */
export function FallingStars() {
	return (
		<div className={styles.container} aria-hidden="true">
			{stars.map(({ left, delay, duration, size, height }) => (
				<span
					key={left}
					className={styles.star}
					style={
						{
							left: `${left}%`,
							fontSize: `${size}rem`,
							animationDelay: `-${delay}s`,
							animationDuration: `${duration}s`,
							'--height': `${height}%`,
						} as CSSProperties
					}
				/>
			))}
		</div>
	);
}
