/** MP3 begins with a tag or with a frame's eleven set bits. */
function isMp3(bytes: Uint8Array): boolean {
	const [first = 0, second = 0, third = 0] = bytes;
	return (first === 0x49 && second === 0x44 && third === 0x33) || (first === 0xff && (second & 0xe0) === 0xe0);
}

/**
 * Passes on the speech of a text's pieces while it arrives: in the order of the pieces, though several arrive at once. Ends for
 * good when a piece is no MP3, or begins anew after some of it was passed on, which is then void.
 */
export class SpeechRelay {
	#send: (mp3: Uint8Array | null) => void;
	#pieces: { waiting: Uint8Array[]; hasBegun: boolean; isWhole: boolean }[];
	#turn = 0;
	#hasSent = false;
	#isOver = false;

	constructor(pieces: number, send: (mp3: Uint8Array | null) => void) {
		this.#send = send;
		this.#pieces = Array.from({ length: pieces }, () => ({ waiting: [], hasBegun: false, isWhole: false }));
	}

	/** An attempt at a piece begins. */
	begin(index: number): void {
		const piece = this.#pieces[index]!;
		if (piece.hasBegun && index === this.#turn) this.#end();
		piece.waiting = [];
		piece.hasBegun = false;
	}

	add(index: number, bytes: Uint8Array): void {
		const piece = this.#pieces[index]!;
		if (this.#isOver || bytes.length === 0) return;
		if (!piece.hasBegun && !isMp3(bytes)) {
			this.#end();
			return;
		}
		piece.hasBegun = true;
		piece.waiting.push(bytes);
		this.#pass();
	}

	/** A piece has arrived. */
	finish(index: number): void {
		this.#pieces[index]!.isWhole = true;
		this.#pass();
	}

	#pass(): void {
		for (let piece = this.#pieces[this.#turn]; piece && !this.#isOver; piece = this.#pieces[++this.#turn]) {
			for (const bytes of piece.waiting.splice(0)) {
				this.#send(bytes);
				this.#hasSent = true;
			}
			if (!piece.isWhole) return;
		}
	}

	#end(): void {
		if (this.#hasSent) this.#send(null);
		this.#isOver = true;
	}
}
