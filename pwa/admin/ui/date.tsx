const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** The date of a timestamp (ISO 8601) in the device's time zone. */
export function Day({ at }: { at: string }) {
	return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
