import type { User } from '../../shared/contract/user.ts';
import { useSession } from '../session/session.tsx';
import styles from './avatar.module.css';

/** A leaf with the first letter of a name, in the user's colour. Decoration beside the name. */
export function Avatar({ user }: { user: User }) {
	const { user: account, family } = useSession();
	const letter = [...user.profile.name][0]?.toUpperCase() ?? '?';
	const hue = avatarHue(user, account ? [account, ...family] : family);
	return (
		<span aria-hidden="true" className={styles.avatar} style={{ backgroundColor: `hsl(${hue} 62% 78%)` }}>
			{letter}
		</span>
	);
}

type Person = Pick<User, '_id'>;

const hues = [38, 148, 12, 282, 196, 340, 92];

/**
 * The hue of a person, in degrees, the same on all devices. Unique in the household for up to seven people. The hue is
 * the id's hash; on a collision the later id takes the next free hue. Adding a child changes no hue; deleting one
 * changes at most the hues of children that collided with it.
 */
export function avatarHue({ _id }: Person, household: readonly Person[]): number {
	const used: number[] = [];
	let hue = 0;
	// Ids are ordered by the time of creation.
	for (const id of new Set([...household.map((one) => one._id), _id].sort())) {
		hue = hash(id);
		while (used.length < hues.length && used.includes(hue % hues.length)) hue++;
		if (id === _id) break;
		used.push(hue % hues.length);
	}
	return hues[hue % hues.length]!;
}

function hash(text: string): number {
	return [...text].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
}
