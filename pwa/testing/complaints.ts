/** What the page said on its console as an error. */
let complaints: string[] = [];

const { error } = console;
console.error = (...words: unknown[]) => {
	complaints.push(words.map(String).join(' '));
	error(...words);
};

/** What was said since the last call. */
export function takeComplaints(): string[] {
	const taken = complaints;
	complaints = [];
	return taken;
}
