/**
 * Why a command is not carried out yet, or will not be. `status` 0: no answer of this server came, or (`code` `device-…`) this
 * device failed. `message` may be empty. `reference`: the request's id in the server's log. `httpStatus`: as in RequestError.
 */
export type EntryProblem = { status: number; code: string; message: string; reference?: string; httpStatus?: number };

/** The code of an unexpected error on this device while an entry was sent. */
export const deviceErrorCode = 'device-fault';

/** Whether the cause is this device: it is full, or something failed on it. The message says which. */
export function isDeviceProblem({ code }: EntryProblem): boolean {
	return code.startsWith('device-');
}

/** A sentence about a pending entry, preceded by the device's own message if the device is the cause. */
export function withDeviceReason(problem: EntryProblem | null, sentence: string): string {
	return problem && isDeviceProblem(problem) ? `${problem.message} ${sentence}` : sentence;
}

/** Whether the server could not be reached. A proxy's error page counts as reached. */
export function isServerUnreachable(problem: EntryProblem): boolean {
	return problem.status === 0 && problem.httpStatus === undefined && !isDeviceProblem(problem);
}
