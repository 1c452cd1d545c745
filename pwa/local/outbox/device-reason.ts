import { type EntryProblem, isDeviceProblem } from './commands.ts';

/** A sentence about an entry that waits, preceded by the device's own reason where this device is in the way. */
export function withDeviceReason(problem: EntryProblem | null, sentence: string): string {
	return problem && isDeviceProblem(problem) ? `${problem.message} ${sentence}` : sentence;
}
