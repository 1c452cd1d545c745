/** The page's console errors. */
let consoleErrors: string[] = [];

const { error } = console;
console.error = (...values: unknown[]) => {
	consoleErrors.push(values.map(String).join(' '));
	error(...values);
};

/** The console errors since the last call of this function. */
export function takeConsoleErrors(): string[] {
	const taken = consoleErrors;
	consoleErrors = [];
	return taken;
}
