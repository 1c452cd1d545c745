/** What the page said on its console as an error. */
let consoleErrors: string[] = [];

const { error } = console;
console.error = (...words: unknown[]) => {
	consoleErrors.push(words.map(String).join(' '));
	error(...words);
};

/** What was said since the last call. */
export function takeConsoleErrors(): string[] {
	const taken = consoleErrors;
	consoleErrors = [];
	return taken;
}
