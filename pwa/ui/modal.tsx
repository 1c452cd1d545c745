import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './modal.module.css';

type ModalProps = {
	open: boolean;
	onClose: () => void;
	title: string;
	children: ReactNode;
	/** The buttons in the footer. Default: a Close button. */
	actions?: ReactNode;
	/** `small` for a question, `medium` for a list, `large` for a text. */
	size?: 'small' | 'medium' | 'large';
};

/**
 * A modal `<dialog>`. It traps the focus and restores it, and closes on Escape and on a press on the backdrop. Its
 * children are mounted only while it is open.
 */
export function Modal({ open, onClose, title, children, actions, size = 'medium' }: ModalProps) {
	const titleId = useId();
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the press beside the dialog has Escape as its key, which <dialog> brings
		<dialog
			{...useModalDialog(open, onClose)}
			className={classNames(styles.dialog, styles[size])}
			aria-labelledby={titleId}
			onClick={(event) => event.target === event.currentTarget && onClose()}
		>
			{open && (
				<div className={styles.content}>
					<header className={styles.header}>
						<h2 id={titleId}>{title}</h2>
					</header>
					{/* A long text must be scrollable with the keyboard. */}
					<div className={styles.body} tabIndex={size === 'large' ? 0 : undefined}>
						{children}
					</div>
					<footer className={styles.footer}>
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

/** Asks before a destructive action. Cancel has the focus. */
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

/** The props of a `<dialog>` that is shown as a modal one while it is open. Escape calls `onClose`; closing restores the focus. */
export function useModalDialog(open: boolean, onClose: () => void) {
	const dialog = useRef<HTMLDialogElement>(null);
	useLayoutEffect(() => {
		const element = dialog.current;
		if (!open || !element) return;
		element.showModal();
		// Closing it before it unmounts restores the focus.
		return () => element.close();
	}, [open]);
	return {
		ref: dialog,
		// Escape: the browser would close the dialog now and fire `close` late. A press between the two would open nothing.
		onCancel: (event: SyntheticEvent) => {
			event.preventDefault();
			onClose();
		},
		// A second Escape closes it without asking. The dialog may be open again by now.
		onClose: () => dialog.current?.open || onClose(),
	};
}
