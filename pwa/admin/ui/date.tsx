const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** The day of a moment (ISO 8601), by the calendar of whoever looks. */
export function Day({ at }: { at: string }) {
	return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
