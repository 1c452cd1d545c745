const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment (ISO 8601) by the clock and calendar of whoever looks. */
export function momentInWords(at: string): string {
	return format.format(new Date(at));
}
