/** The page's console errors. */
let consoleErrors: string[] = [];

const { error } = console;
console.error = (...words: unknown[]) => {
	consoleErrors.push(words.map(String).join(' '));
	error(...words);
};

/** The console errors since the last call of this function. */
export function takeConsoleErrors(): string[] {
	const taken = consoleErrors;
	consoleErrors = [];
	return taken;
}
