import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Wordmark } from '../ui/logo.tsx';
import { ProfileSelector } from './profile-selector.tsx';
import styles from './top-bar.module.css';

/**
 * For narrow screens: logo, active profile, and the button of the drawer. While the drawer is open, the rest of the bar is
 * part of its backdrop: dimmed, and a press on it closes the drawer.
 */
export function TopBar({ drawerOpen, onToggle }: { drawerOpen: boolean; onToggle: () => void }) {
	const button = useRef<HTMLButtonElement>(null);
	useFocusReturn(button, drawerOpen);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: Escape is its key
		<header className={classNames(styles.bar, drawerOpen && styles.dimmed)} onClick={drawerOpen ? onToggle : undefined}>
			<div className={styles.rest} inert={drawerOpen}>
				<Link to="/" className={styles.home} aria-label="Everbranch, home">
					<Wordmark />
				</Link>
				<ProfileSelector compact />
			</div>
			<IconButton
				ref={button}
				className={styles.toggle}
				icon={drawerOpen ? 'close' : 'menu'}
				label={drawerOpen ? 'Close menu' : 'Open menu'}
				aria-expanded={drawerOpen}
				aria-controls="menu"
				onClick={onToggle}
			/>
		</header>
	);
}

/** Focuses the button when the drawer closes. */
function useFocusReturn(button: React.RefObject<HTMLButtonElement | null>, drawerOpen: boolean) {
	const wasOpen = useRef(false);
	useEffect(() => {
		if (wasOpen.current && !drawerOpen) button.current?.focus();
		wasOpen.current = drawerOpen;
	}, [button, drawerOpen]);
}
