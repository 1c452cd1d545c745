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
	const showToast = useCallback<ShowToast>((message, tone = 'info', milliseconds = defaultDurationMs) => {
		const toast = { id: Math.random(), message, tone, milliseconds };
		// An equal message replaces the older one.
		setToasts((now) => [...now.filter((other) => other.message !== message), toast]);
	}, []);
	const removeToast = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), []);
	return (
		<ToastContext value={showToast}>
			{children}
			<section className={styles.stack} aria-live="polite" aria-label="Notices">
				{toasts.map((toast) => (
					<ToastCard key={toast.id} toast={toast} onExpire={removeToast} />
				))}
			</section>
		</ToastContext>
	);
}

function ToastCard({ toast, onExpire }: { toast: Toast; onExpire: (id: number) => void }) {
	const [isHeld, setIsHeld] = useState(false);
	const { id, milliseconds, tone, message } = toast;
	useEffect(() => {
		if (isHeld) return;
		const timer = setTimeout(() => onExpire(id), milliseconds);
		return () => clearTimeout(timer);
	}, [isHeld, id, milliseconds, onExpire]);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: hovering is optional; the close button is the control
		<div
			className={classNames(styles.toast, styles[tone])}
			role={tone === 'error' ? 'alert' : undefined}
			onMouseEnter={() => setIsHeld(true)}
			onMouseLeave={() => setIsHeld(false)}
			onFocus={() => setIsHeld(true)}
			onBlur={() => setIsHeld(false)}
		>
			<Icon name={toneIcons[tone]} />
			<p>{message}</p>
			<IconButton icon="close" label="Dismiss message" onClick={() => onExpire(id)} />
		</div>
	);
}
