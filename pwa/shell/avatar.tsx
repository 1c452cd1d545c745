import type { User } from '../../shared/user.ts';
import styles from './avatar.module.css';

const hues = [38, 148, 12, 282, 196, 340, 92];

/** A leaf with the first letter of a name; the same person has the same colour everywhere. Decoration beside the name. */
export function Avatar({ user }: { user: User }) {
	const letter = [...user.profile.name][0]?.toUpperCase() ?? '?';
	const hue = hues[sum(user._id) % hues.length];
	return (
		<span aria-hidden="true" className={styles.avatar} style={{ backgroundColor: `hsl(${hue} 62% 78%)` }}>
			{letter}
		</span>
	);
}

function sum(text: string): number {
	return [...text].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
}
