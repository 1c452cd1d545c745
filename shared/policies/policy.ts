/** A paragraph, or a list of points. */
type Passage = string | readonly string[];

/** A text that users agree to. Screens show it; the server stores its plain text and hash with each consent. */
export type Policy = {
	name: 'terms' | 'privacy';
	title: string;
	introduction: string;
	sections: readonly { heading: string; passages: readonly Passage[] }[];
};

/** The whole text as plain text, as it is stored with a consent. It contains `version`. */
export function plainText({ title, introduction, sections }: Policy, version: string): string {
	const told = sections.map(({ heading, passages }) => [heading, ...passages.map(passageText)].join('\n\n'));
	return `${[title, versionLine(version), introduction, ...told].join('\n\n')}\n`;
}

export function versionLine(version: string): string {
	return `Version ${version}`;
}

function passageText(passage: Passage): string {
	return typeof passage === 'string' ? passage : passage.map((point) => `- ${point}`).join('\n');
}
