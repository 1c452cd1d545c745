import { Suspense, useCallback, useRef, useState } from 'react';
import { lazyOptional } from '../../shell/lazy.tsx';
import styles from './comfort-button.module.css';

const ComfortPanel = lazyOptional(() => import('./comfort-panel.tsx'));

/** Opens and closes the panel of letters, size, spacing, width and paper. */
export function ComfortButton() {
	const [open, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const close = useCallback(() => {
		setOpen(false);
		button.current?.focus();
	}, []);
	return (
		<>
			<button
				ref={button}
				type="button"
				className={styles.button}
				aria-haspopup="dialog"
				aria-expanded={open}
				onClick={() => setOpen(!open)}
			>
				Aa<span className="visually-hidden"> Reading comfort</span>
			</button>
			{open && (
				<Suspense>
					<ComfortPanel button={button} onClose={close} />
				</Suspense>
			)}
		</>
	);
}
