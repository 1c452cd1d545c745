/** In days. The privacy policy says these, and the server lets go of what is older. */
export const retentionDays = {
	/** Answers kept for a device that asks again. A device may ask later; the ids then prevent a second creation. */
	idempotencyAnswers: 30,
	/** A login that nobody used any more, and any login: then the password is asked for again. */
	unusedSessions: 7,
	sessions: 30,
	/** Copies of the whole database: in them is still what was deleted since. */
	backups: 30,
	/** Which family and which story used so much of a maker; later the sums name neither. */
	usage: 92,
	/** What an administrator's change was and became. */
	auditDetails: 365,
} as const;
