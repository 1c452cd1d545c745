/** What the server answered for: none of it may ever be lost, and nothing of it be there twice. */
export type Acknowledged = {
	/** Requests by the ids of their stories. */
	stories: Map<string, string>;
	/** Stories that somebody asked to delete. Only those in `deleted` must be gone. */
	maybeDeleted: Set<string>;
	deleted: Set<string>;
	/** Texts by the ids of their chapters. */
	chapters: Map<string, { storyId: string; content: string }>;
	/** Names of media files by the chapters that they narrate. */
	narrations: Map<string, { storyId: string; file: string }>;
	children: Set<string>;
	/** Checkouts that were paid. */
	payments: Set<string>;
	/** What the parent may be called by now: what was answered last, and what was asked for since. */
	names: string[];
};

export function nothingAcknowledged(name: string): Acknowledged {
	return {
		...{ stories: new Map(), maybeDeleted: new Set(), deleted: new Set(), chapters: new Map() },
		...{ narrations: new Map(), children: new Set(), payments: new Set(), names: [name] },
	};
}
