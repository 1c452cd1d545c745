import { untilPainted } from './timers.ts';

/** Sums up from now on how much of the page moves without a press, as the browser measures it (CLS). */
export function watchShifts(): { sum(): Promise<number> } {
	let total = 0;
	const add = (entries: PerformanceEntryList) => {
		for (const entry of entries) total += (entry as PerformanceEntry & { value: number }).value;
	};
	const observer = new PerformanceObserver((list) => add(list.getEntries()));
	observer.observe({ type: 'layout-shift' });
	return {
		/** The sum once what is in the document by now is painted. Ends the watch. */
		async sum() {
			await untilPainted();
			add(observer.takeRecords());
			observer.disconnect();
			return total;
		},
	};
}
