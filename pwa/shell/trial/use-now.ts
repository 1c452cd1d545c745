import { useEffect, useState } from 'react';

/** The present time in milliseconds, looked at anew once in `every` milliseconds. */
export function useNow(every: number): number {
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), every);
		return () => clearInterval(timer);
	}, [every]);
	return now;
}
