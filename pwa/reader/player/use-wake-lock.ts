import { useEffect } from 'react';

/** Keeps the screen on while `isOn`, where the browser can. */
export function useWakeLock(isOn: boolean): void {
	useEffect(() => {
		if (!isOn || !('wakeLock' in navigator)) return;
		let isOver = false;
		let lock: WakeLockSentinel | undefined;
		const request = async () => {
			if (document.visibilityState !== 'visible') return;
			// Refused on a low battery.
			const granted = await navigator.wakeLock.request('screen').catch(() => undefined);
			if (isOver) void granted?.release();
			else lock = granted;
		};
		void request();
		// The browser releases it when the page is hidden.
		document.addEventListener('visibilitychange', request);
		return () => {
			isOver = true;
			document.removeEventListener('visibilitychange', request);
			void lock?.release();
		};
	}, [isOn]);
}
