import { useEffect, useState } from 'react';

/** `chapter`: at the end of the chapter; a number: after so many minutes, at the end of a sentence. */
export type Sleep = 'off' | 'chapter' | 10 | 20;

/**
 * The sleep timer. `isDue`: its minutes are over, and the reading is to stop at the end of the sentence. Choosing it again
 * starts it anew.
 */
export function useSleepTimer() {
	const [sleep, setSleep] = useState<{ choice: Sleep }>({ choice: 'off' });
	const [isDue, setDue] = useState(false);
	useEffect(() => {
		setDue(false);
		if (typeof sleep.choice !== 'number') return;
		const timer = setTimeout(() => setDue(true), sleep.choice * 60_000);
		return () => clearTimeout(timer);
	}, [sleep]);
	return { sleep: sleep.choice, isDue, setSleep: (choice: Sleep) => setSleep({ choice }) };
}
