/** By the server's clock: nobody reads then, and a story begun in the evening is told. */
const backupHour = 3;

/** The moment (epoch milliseconds) at which the last night's backup was due. */
export function lastScheduledBackup(now: number): number {
	const due = new Date(now);
	due.setHours(backupHour, 0, 0, 0);
	if (due.getTime() > now) due.setDate(due.getDate() - 1);
	return due.getTime();
}
