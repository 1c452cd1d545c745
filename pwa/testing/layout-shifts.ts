import { untilPainted } from './timers.ts';

/** Sums up the layout shifts of later changes, as the browser measures them (CLS). */
export async function watchShifts(): Promise<{ sum(): Promise<number> }> {
	// A change that is in the document, but not painted yet, would count.
	await untilPainted();
	let total = 0;
	const add = (entries: PerformanceEntryList) => {
		for (const entry of entries) total += (entry as PerformanceEntry & { value: number }).value;
	};
	const observer = new PerformanceObserver((list) => add(list.getEntries()));
	observer.observe({ type: 'layout-shift' });
	return {
		/** The sum once the present document is painted. Ends the observation. */
		async sum() {
			await untilPainted();
			add(observer.takeRecords());
			observer.disconnect();
			return total;
		},
	};
}
