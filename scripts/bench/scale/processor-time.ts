import { readdirSync, readFileSync } from 'node:fs';

/** Of Linux on all its processors. */
const ticksPerSecond = 100;

/** Microseconds of processor that a process and its ended children have used. */
export function processorTimeOf(pid: number): number {
	return statOf(pid)?.time ?? 0;
}

/** The same with all its children, such as Postgres's, which has one for each connection. */
export function processorTimeOfFamily(pid: number): number {
	const children = readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map((name) => statOf(Number(name)))
		.filter((stat) => stat?.parent === pid);
	return processorTimeOf(pid) + children.reduce((sum, child) => sum + child!.time, 0);
}

export function parentOf(pid: number): number {
	return statOf(pid)!.parent;
}

/** Undefined if there is no such process. */
function statOf(pid: number): { parent: number; time: number } | undefined {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		// The name before may contain blanks.
		const fields = stat
			.slice(stat.lastIndexOf(')') + 2)
			.split(' ')
			.map(Number);
		const ticks = fields[11]! + fields[12]! + fields[13]! + fields[14]!;
		return { parent: fields[1]!, time: (ticks / ticksPerSecond) * 1e6 };
	} catch {
		return undefined;
	}
}
