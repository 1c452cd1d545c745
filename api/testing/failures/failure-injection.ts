/**
 * Counts the calls that leave the program (database, files, providers, sockets) and makes one of them fail, or that one
 * and all after it, as a disk that is full does.
 */
export class FailureInjection {
	/** What was made to fail, in order. */
	readonly failed: string[] = [];
	#left = 0;
	#isLasting = false;

	/** The `n`-th call from here on fails; with `lasting` every one after it as well, until the end. */
	arm(n: number, isLasting = false): void {
		this.failed.length = 0;
		this.#left = n;
		this.#isLasting = isLasting;
	}

	disarm(): void {
		this.#left = 0;
		this.#isLasting = false;
	}

	/** Whether this call is to fail. */
	shouldFail(call: string): boolean {
		if (this.#left === 0 && !(this.#isLasting && this.failed.length > 0)) return false;
		if (this.#left > 0) this.#left--;
		if (this.#left > 0) return false;
		this.failed.push(call);
		return true;
	}
}
