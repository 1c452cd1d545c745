import { type EntryProblem, isDeviceProblem } from './commands.ts';

/** A sentence about a pending entry, preceded by the device's own message if the device is the cause. */
export function withDeviceReason(problem: EntryProblem | null, sentence: string): string {
	return problem && isDeviceProblem(problem) ? `${problem.message} ${sentence}` : sentence;
}
