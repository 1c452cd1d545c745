/** By the server's clock, when few users read. */
const backupHour = 3;

/** When (epoch milliseconds) the last nightly backup was due. */
export function lastScheduledBackup(now: number): number {
	const due = new Date(now);
	due.setHours(backupHour, 0, 0, 0);
	if (due.getTime() > now) due.setDate(due.getDate() - 1);
	return due.getTime();
}
