import type { Job } from '../../db/jobs.ts';

type QueuedJob = Pick<Job, 'id' | 'family_id'>;

/** Families beyond this many are forgotten and count as never served, so that memory stays bounded. */
const familiesRemembered = 10_000;

/**
 * Round-robin over families: the least recently served family first, and within a family the oldest job. So no family waits
 * behind all stories of another.
 */
export class FairQueue {
	/** From the least to the most recently served family. */
	#served = new Set<string>();

	/** The jobs in the order in which they will be claimed. Job ids are time-ordered. */
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
