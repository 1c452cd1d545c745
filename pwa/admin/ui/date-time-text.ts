const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A timestamp (ISO 8601) in the device's time zone. */
export function momentInWords(at: string): string {
	return format.format(new Date(at));
}
