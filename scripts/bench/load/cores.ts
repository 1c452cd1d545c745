import { spawnSync } from 'node:child_process';

/** Pins a process with all its threads to one core. Prints a message where the system cannot. */
export function pinToCore(core: number, pid: number): void {
	const { status } = spawnSync('taskset', ['--all-tasks', '--pid', '--cpu-list', String(core), String(pid)]);
	if (status !== 0) console.log(`Process ${pid} could not be kept to one core: its figures are those of all cores.`);
}
