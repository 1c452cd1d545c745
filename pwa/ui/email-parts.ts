/** The parts of an email between which a line may break, together the whole text. Null for a text that is no email. */
export function emailParts(text: string): string[] | null {
	if (!/^\S+@\S+$/.test(text)) return null;
	return text.match(/@?[^@.+_-]*[.+_-]+|@?[^@.+_-]+|@/g);
}
