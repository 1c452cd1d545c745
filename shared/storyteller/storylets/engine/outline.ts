/**
 * What was drawn for a story when it was begun, by ids. It is kept with the story, which thus stays the same when content is added
 * or edited; the outlines of earlier stories are a family's memory.
 */
export type StoryletOutline = {
	by: 'storylets';
	version: 1;
	plot: string;
	/** The obstacles, in their order in the plot. */
	obstacles: readonly string[];
	/** The filler of each role. */
	cast: Readonly<Record<string, string>>;
	folk: string;
	/** The flags that were drawn. */
	draws: readonly string[];
	/** The trait that drives the story; '' for none. */
	trait: string;
	/** Which variants of its texts are told; left out by earlier builds, which drew each by itself. */
	variants?: VariantDraw;
};

/**
 * A draw of the variants of all texts of a plot. `salt`: where each list of variants begins. `round`: how many of the author's remembered
 * stories have told the plot with this salt; each next telling goes on by one in every list.
 */
export type VariantDraw = { salt: number; round: number };

/** Whether a parsed value is an outline. What it names need not exist. */
export function isStoryletOutline(value: object): value is StoryletOutline {
	const { by, version, plot, obstacles, cast, folk, draws, trait, variants } = value as Partial<StoryletOutline>;
	const isCast = typeof cast === 'object' && cast !== null && areTexts(Object.values(cast));
	return (
		by === 'storylets' &&
		version === 1 &&
		areTexts([plot, folk, trait]) &&
		areTexts(obstacles) &&
		areTexts(draws) &&
		isCast &&
		(variants === undefined || isVariantDraw(variants))
	);
}

function isVariantDraw(value: unknown): value is VariantDraw {
	if (typeof value !== 'object' || value === null) return false;
	const { salt, round } = value as Partial<VariantDraw>;
	return [salt, round].every((number) => Number.isSafeInteger(number) && (number as number) >= 0);
}

function areTexts(values: unknown): boolean {
	return Array.isArray(values) && values.every((value) => typeof value === 'string');
}
