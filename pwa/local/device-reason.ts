import { isDeviceTrouble, type Problem } from './deeds.ts';

/** A sentence about an entry that waits, preceded by the device's own reason where this device is in the way. */
export function withDeviceReason(problem: Problem | null, sentence: string): string {
	return problem && isDeviceTrouble(problem) ? `${problem.message} ${sentence}` : sentence;
}
