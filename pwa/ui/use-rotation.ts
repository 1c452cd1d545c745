import { useEffect, useState } from 'react';

/** Cycles through the items, `ms` milliseconds each. */
export function useRotation<Item>(items: readonly Item[], ms: number): Item | undefined {
	const [index, setTurn] = useState(0);
	useEffect(() => {
		const timer = setInterval(() => setTurn((now) => now + 1), ms);
		return () => clearInterval(timer);
	}, [ms]);
	return items[index % items.length];
}
