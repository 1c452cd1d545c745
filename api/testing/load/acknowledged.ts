/** What the server has acknowledged: none of it may be lost or exist twice. */
export type Acknowledged = {
	/** Request ids by story id. */
	stories: Map<string, string>;
	/** Stories whose deletion was requested. Only those in `deleted` must be gone. */
	maybeDeleted: Set<string>;
	deleted: Set<string>;
	/** Texts by chapter id. */
	chapters: Map<string, { storyId: string; content: string }>;
	/** Names of narration files by chapter id. */
	narrations: Map<string, { storyId: string; file: string }>;
	children: Set<string>;
	/** Paid checkouts. */
	payments: Set<string>;
	/** The names that the parent may have: the last acknowledged one, and those requested since. */
	names: string[];
};

export function nothingAcknowledged(name: string): Acknowledged {
	return {
		...{ stories: new Map(), maybeDeleted: new Set(), deleted: new Set(), chapters: new Map() },
		...{ narrations: new Map(), children: new Set(), payments: new Set(), names: [name] },
	};
}
