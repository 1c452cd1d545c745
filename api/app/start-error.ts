/** An error that stops the start. Its message is one line for the operator. Nothing was overwritten. */
export class StartError extends Error {
	constructor(sentence: string, options?: ErrorOptions) {
		super(sentence, options);
		this.name = 'StartError';
	}
}
