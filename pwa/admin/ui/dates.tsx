const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** The date of a timestamp (ISO 8601) in the device's time zone. */
export function Day({ at }: { at: string }) {
	return <time dateTime={at}>{dateFormat.format(new Date(at))}</time>;
}

/** A timestamp (ISO 8601) in the device's time zone, as a `time` element. */
export function DateTime({ at }: { at: string }) {
	return <time dateTime={at}>{formatDateTime(at)}</time>;
}

const dateTimeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A timestamp (ISO 8601) in the device's time zone. */
export function formatDateTime(at: string): string {
	return dateTimeFormat.format(new Date(at));
}
