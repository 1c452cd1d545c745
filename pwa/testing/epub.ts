import { unzipSync } from 'fflate';

/** An unpacked EPUB, and what is wrong with its structure. What only EPUBCheck knows is in pwa/e2e/epub.test.ts. */
export type UnpackedEpub = {
	/** The names of its files in the order of the archive. */
	names: string[];
	/** A file as XML. */
	document(name: string): Document;
	/** As sentences; none for a sound book. */
	issues: string[];
};

export function unpackEpub(bytes: Uint8Array): UnpackedEpub {
	const files = unzipSync(bytes);
	const names = Object.keys(files);
	const text = (name: string) => new TextDecoder().decode(files[name]);
	const document = (name: string) => new DOMParser().parseFromString(text(name), 'application/xml');
	const markup = names.filter((name) => /\.(xml|opf|xhtml|smil)$/.test(name));
	const malformed = markup.filter((name) => document(name).querySelector('parsererror'));
	const issues = [
		...malformed.map((name) => `${name} is not well-formed`),
		...mimetypeIssues(bytes),
		...(malformed.length > 0 ? [] : structureIssues(names, document)),
	];
	return { names, document, issues };
}

/** The first file must be `mimetype`, stored: a reader finds its content at byte 38. */
function mimetypeIssues(bytes: Uint8Array): string[] {
	const start = new TextDecoder('latin1').decode(bytes.slice(0, 58));
	const [method] = [bytes[8]];
	return start.slice(30) === 'mimetypeapplication/epub+zip' && method === 0
		? []
		: ['mimetype is not first, or compressed'];
}

const packageName = 'book/package.opf';

function structureIssues(names: readonly string[], document: (name: string) => Document): string[] {
	const opf = document(packageName);
	const all = (from: Document, selector: string) => [...from.querySelectorAll(selector)];
	const value = (element: Element, name: string) => element.getAttribute(name) ?? '';
	const items = new Map(all(opf, 'manifest > item').map((item) => [value(item, 'id'), item]));
	const hrefs = [...items.values()].map((item) => `book/${value(item, 'href')}`);
	const spine = all(opf, 'spine > itemref').map((itemref) => {
		return `book/${value(items.get(value(itemref, 'idref')) ?? itemref, 'href')}`;
	});
	const contents = [...items.values()].find((item) => value(item, 'properties') === 'nav');
	const toc =
		contents && all(document(`book/${value(contents, 'href')}`), 'nav a').map((a) => `book/${value(a, 'href')}`);
	const container = value(document('META-INF/container.xml').querySelector('rootfile') as Element, 'full-path');
	const listed = new Set([...hrefs, 'mimetype', 'META-INF/container.xml', packageName]);
	const references = names
		.filter((name) => /\.(xhtml|smil)$/.test(name))
		.flatMap((name) =>
			all(document(name), '[src], [href]').map((element) => ({
				name,
				target: element.getAttribute('src') ?? element.getAttribute('href') ?? '',
			})),
		);
	const isBroken = (target: string) => {
		const [file = '', id] = target.split('#');
		const name = `book/${file}`;
		return !names.includes(name) || (id !== undefined && !document(name).getElementById(id));
	};
	const overlays = [...items.values()].flatMap((item) => item.getAttribute('media-overlay') ?? []);
	return [
		...(container === packageName ? [] : [`the container names ${container}`]),
		...names.filter((name) => !listed.has(name)).map((name) => `${name} is not in the manifest`),
		...hrefs.filter((name) => !names.includes(name)).map((name) => `the manifest names ${name}, which is missing`),
		...(new Set(hrefs).size === hrefs.length ? [] : ['the manifest names a file twice']),
		...(toc?.join() === spine.join() ? [] : ['the contents do not follow the spine']),
		...references.filter(({ target }) => isBroken(target)).map(({ name, target }) => `${name} refers to ${target}`),
		...overlays.filter((id) => !items.has(id)).map((id) => `there is no overlay ${id}`),
		...names
			.filter((name) => name.endsWith('.xhtml'))
			.flatMap((name) =>
				all(document(name), 'img')
					.filter((img) => !value(img, 'alt'))
					.map(() => `${name} has a picture without a text`),
			),
	];
}
