import { momentInWords } from './date-time-text.ts';

/** A moment (ISO 8601), as it is read here and now, and for machines as it was told. */
export function When({ at }: { at: string }) {
	return <time dateTime={at}>{momentInWords(at)}</time>;
}
