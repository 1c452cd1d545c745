/** Retention in days. The privacy policy states these figures, and the server deletes what is older. */
export const retentionDays = {
	/** Answers stored for repeated requests. After that the ids of new things prevent a second creation. */
	idempotencyAnswers: 30,
	/** An unused session, and any session: then a login is required again. */
	unusedSessions: 7,
	sessions: 30,
	/** Backups of the whole database: they still contain what was deleted since. */
	backups: 30,
	/** Usage by family and story; later only the sums stay. */
	usage: 92,
	/** The values before and after an admin's change. */
	auditDetails: 365,
} as const;
