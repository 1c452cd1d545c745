const idPattern = /\b[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/g;

/** Every UUIDv7 in a text, without duplicates. */
export function extractIds(text: string): string[] {
	return [...new Set(text.match(idPattern))];
}
