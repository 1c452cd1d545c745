/** An earlier chapter by any storyteller, and which of its choices was taken. */
export type PriorChapter = { content: string; choices: readonly string[]; choiceTaken: number | null };

/** Thrown for a choice that the chapter does not offer. */
export class UnknownChoiceError extends Error {
	constructor(index: number, offered: number) {
		super(`Choice ${index} of ${offered} does not exist`);
		this.name = 'NoSuchChoice';
	}
}

/** Thrown for a chapter after the last one. */
export class StoryEndedError extends Error {
	constructor() {
		super('The story has already ended');
		this.name = 'StoryEnded';
	}
}
