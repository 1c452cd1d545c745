/** How a mood is read: 1 is the voice's own rate (higher is faster) and pitch. 0.85–1.15. */
export type Voice = { rate: number; pitch: number };

/** A stretch of the text (UTF-16 offsets, `to` is exclusive) and when it begins, in seconds from the start. */
export type SpokenPart = { from: number; to: number; at: number };

export type NarrationRequest = { text: string; voice: Voice };

export type Narration = {
	bytes: Uint8Array<ArrayBuffer>;
	mime: 'audio/mpeg';
	seconds: number;
	/** Every sentence and every word that is spoken, in order. */
	sentences: readonly SpokenPart[];
	words: readonly SpokenPart[];
};
