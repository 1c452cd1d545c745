import { spawnSync } from 'node:child_process';

/** Keeps a process, with all its threads, to one core. Says so where the system has no means for it. */
export function pinToCore(core: number, pid: number): void {
	const { status } = spawnSync('taskset', ['--all-tasks', '--pid', '--cpu-list', String(core), String(pid)]);
	if (status !== 0) console.log(`Process ${pid} could not be kept to one core: its figures are those of all cores.`);
}
