/** The parts of an email between which a line may break, or null if the text is not an email. */
export function emailParts(text: string): string[] | null {
	if (!/^\S+@\S+$/.test(text)) return null;
	return text.match(/@?[^@.+_-]*[.+_-]+|@?[^@.+_-]+|@/g);
}
