/**
 * Counts the calls that leave the program (database, files, providers, sockets) and makes one of them fail, or that one
 * and all later ones, as with a full disk.
 */
export class FailureInjection {
	/** The calls that failed, in order. */
	readonly failed: string[] = [];
	#left = 0;
	#isLasting = false;
	#kind = '';

	/** The `n`-th call of a kind (of any, if it is left out) from now on fails; with `isLasting` all later ones as well. */
	arm(n: number, isLasting = false, kind = ''): void {
		this.failed.length = 0;
		this.#kind = kind;
		this.#left = n;
		this.#isLasting = isLasting;
	}

	disarm(): void {
		this.#left = 0;
		this.#isLasting = false;
	}

	/** Counts a call, and returns whether it fails. */
	shouldFail(call: string): boolean {
		if (!call.startsWith(this.#kind)) return false;
		if (this.#left === 0 && !(this.#isLasting && this.failed.length > 0)) return false;
		if (this.#left > 0) this.#left--;
		if (this.#left > 0) return false;
		this.failed.push(call);
		return true;
	}
}
