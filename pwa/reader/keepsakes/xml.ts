/** Well-formed XML. */
export type Xml = { xml: string };

type Value = string | number | Xml | readonly Xml[] | null;

/** XML from a template. Strings and numbers in it are escaped; null is nothing. */
export function xml(strings: TemplateStringsArray, ...values: readonly Value[]): Xml {
	return { xml: String.raw({ raw: strings }, ...values.map(textOf)) };
}

function textOf(value: Value): string {
	if (value === null) return '';
	if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
	return 'xml' in value ? value.xml : value.map((one) => one.xml).join('');
}

/** In text and in attributes. Characters that XML 1.0 forbids even as references are left out. */
function escaped(text: string): string {
	return text
		.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
		.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
