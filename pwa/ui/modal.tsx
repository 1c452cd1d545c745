import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './modal.module.css';

type ModalProps = {
	open: boolean;
	onClose: () => void;
	title: string;
	children: ReactNode;
	/** The buttons at the foot; a Close button when nothing is given. */
	actions?: ReactNode;
	/** `small` for a question, `medium` for a list, `large` for something to read. */
	size?: 'small' | 'medium' | 'large';
};

/**
 * A dialog over the page, on the browser's own <dialog>: it holds the focus and gives it back, and closes on Escape and on a
 * press beside it. Its children exist only while it is open.
 */
export function Modal({ open, onClose, title, children, actions, size = 'medium' }: ModalProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	useShowModal(dialog, open);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the press beside the dialog has Escape as its key, which <dialog> brings
		<dialog
			ref={dialog}
			className={classNames(styles.dialog, styles[size])}
			aria-labelledby={titleId}
			// The browser tells it a moment later, when the next question may stand open already.
			onClose={() => dialog.current?.open || onClose()}
			onClick={(event) => event.target === dialog.current && onClose()}
		>
			{open && (
				<div className={styles.sheet}>
					<header className={styles.head}>
						<h2 id={titleId}>{title}</h2>
					</header>
					{/* A long text must be scrollable from the keyboard. */}
					<div className={styles.body} tabIndex={size === 'large' ? 0 : undefined}>
						{children}
					</div>
					<footer className={styles.foot}>
						{actions ?? (
							<Button look="quiet" onClick={onClose}>
								Close
							</Button>
						)}
					</footer>
				</div>
			)}
		</dialog>
	);
}

type ConfirmProps = {
	open: boolean;
	title: string;
	children: ReactNode;
	confirmLabel: string;
	busy?: boolean;
	onConfirm: () => void;
	onCancel: () => void;
};

/** Asks before something is taken away: Cancel, which has the focus, and the deed. */
export function ConfirmDialog({
	open,
	title,
	children,
	confirmLabel,
	busy = false,
	onConfirm,
	onCancel,
}: ConfirmProps) {
	const actions = (
		<>
			<Button look="quiet" autoFocus onClick={onCancel}>
				Cancel
			</Button>
			<Button look="danger" busy={busy} onClick={onConfirm}>
				{confirmLabel}
			</Button>
		</>
	);
	return (
		<Modal open={open} onClose={onCancel} title={title} size="small" actions={actions}>
			{children}
		</Modal>
	);
}

function useShowModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean) {
	useLayoutEffect(() => {
		const element = dialog.current;
		if (!open || !element) return;
		element.showModal();
		// Closing it before it leaves the page is what gives the focus back.
		return () => element.close();
	}, [dialog, open]);
}
