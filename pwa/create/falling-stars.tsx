import type { CSSProperties } from 'react';
import styles from './falling-stars.module.css';

/**
 * Where each star falls, in hundredths of the width, when and how long in seconds, how large in rem, and how high it
 * stands when nothing may move, in hundredths of the height: strewn, not in rows.
 */
const stars = [4, 11, 19, 26, 33, 41, 48, 55, 63, 70, 78, 85, 91, 96].map((left, index) => ({
	left,
	begun: ((index * 37) % 90) / 10,
	seconds: 6 + ((index * 53) % 50) / 10,
	size: 0.7 + ((index * 29) % 10) / 10,
	height: 4 + ((index * 61) % 92),
}));

/** A night sky whose stars fall; with reduced motion they stand still. Decoration. */
export function FallingStars() {
	return (
		<div className={styles.sky} aria-hidden="true">
			{stars.map(({ left, begun, seconds, size, height }) => (
				<span
					key={left}
					className={styles.star}
					style={
						{
							left: `${left}%`,
							fontSize: `${size}rem`,
							animationDelay: `-${begun}s`,
							animationDuration: `${seconds}s`,
							'--height': `${height}%`,
						} as CSSProperties
					}
				/>
			))}
		</div>
	);
}
