import type { Job } from '../../db/jobs.ts';

type QueuedJob = Pick<Job, 'id' | 'family_id'>;

/** Families beyond this count as never served: the map must not grow with every family there ever was. */
const familiesRemembered = 10_000;

/**
 * Whose turn it is. The family served least recently comes first, and within a family the oldest job:
 * nobody waits behind all of another family's stories.
 */
export class FairQueue {
	/** From the family served longest ago to the one served last. */
	#served = new Set<string>();

	/** The jobs in the order in which they will be taken. Their ids are time-ordered. */
	order<T extends QueuedJob>(jobs: readonly T[]): T[] {
		const families = Map.groupBy(jobs.toSorted(byId), (job) => job.family_id);
		const rank = new Map([...this.#served].map((family, place) => [family, place]));
		const queues = [...families].toSorted(
			([a, [first]], [b, [second]]) => (rank.get(a) ?? -1) - (rank.get(b) ?? -1) || byId(first!, second!),
		);
		return queues
			.flatMap(([, queue], place) => queue.map((job, round) => ({ job, round, place })))
			.toSorted((a, b) => a.round - b.round || a.place - b.place)
			.map(({ job }) => job);
	}

	markServed(familyId: string): void {
		this.#served.delete(familyId);
		this.#served.add(familyId);
		if (this.#served.size > familiesRemembered) this.#served.delete(this.#served.values().next().value!);
	}
}

function byId(a: QueuedJob, b: QueuedJob): number {
	return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
