import { momentInWords } from './date-time-text.ts';

/** A timestamp (ISO 8601) in the device's time zone, as a `time` element. */
export function When({ at }: { at: string }) {
	return <time dateTime={at}>{momentInWords(at)}</time>;
}
