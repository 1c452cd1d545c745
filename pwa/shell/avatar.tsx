import type { User } from '../../shared/contract/user.ts';
import { useSession } from '../session/session.tsx';
import styles from './avatar.module.css';
import { avatarHue } from './avatar-hue.ts';

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
