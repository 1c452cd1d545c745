import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { type Tone, toneIcons } from './notice.tsx';
import styles from './toasts.module.css';

const defaultDurationMs = 5_000;

type Toast = { id: number; message: string; tone: Tone; milliseconds: number };
type ShowToast = (message: string, tone?: Tone, milliseconds?: number) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Returns the function that shows a toast, by default for 5 seconds. Hovering or focusing a toast keeps it. */
export function useToast(): ShowToast {
	return use(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
	const [toasts, setToasts] = useState<readonly Toast[]>([]);
	const show = useCallback<ShowToast>((message, tone = 'info', milliseconds = defaultDurationMs) => {
		const toast = { id: Math.random(), message, tone, milliseconds };
		// An equal message replaces the older one.
		setToasts((now) => [...now.filter((other) => other.message !== message), toast]);
	}, []);
	const drop = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), []);
	return (
		<ToastContext value={show}>
			{children}
			<section className={styles.stack} aria-live="polite" aria-label="Notices">
				{toasts.map((toast) => (
					<ToastCard key={toast.id} toast={toast} onGone={drop} />
				))}
			</section>
		</ToastContext>
	);
}

function ToastCard({ toast, onGone }: { toast: Toast; onGone: (id: number) => void }) {
	const [held, setHeld] = useState(false);
	const { id, milliseconds, tone, message } = toast;
	useEffect(() => {
		if (held) return;
		const timer = setTimeout(() => onGone(id), milliseconds);
		return () => clearTimeout(timer);
	}, [held, id, milliseconds, onGone]);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: holding it is a courtesy; the close button is the control
		<div
			className={classNames(styles.toast, styles[tone])}
			role={tone === 'error' ? 'alert' : undefined}
			onMouseEnter={() => setHeld(true)}
			onMouseLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
		>
			<Icon name={toneIcons[tone]} />
			<p>{message}</p>
			<IconButton icon="close" label="Dismiss message" onClick={() => onGone(id)} />
		</div>
	);
}
