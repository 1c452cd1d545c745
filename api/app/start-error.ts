/** Something that stops the start. Its message is one line for the person at the terminal; nothing was written over. */
export class StartError extends Error {
	constructor(sentence: string, options?: ErrorOptions) {
		super(sentence, options);
		this.name = 'StartError';
	}
}
