/** A message to a program of the optional part, and its answer. */
export type ProgramRequest = { id: number; name: string; input: unknown };
export type ProgramAnswer = { id: number; result: unknown } | { id: number; error: string };

/** The requests of a program by name: what they are asked with, and their results. */
type Requests = Readonly<Record<string, (input: never) => unknown>>;

/** The answer of a program to a message. */
export async function answerOf(program: Requests, { id, name, input }: ProgramRequest): Promise<ProgramAnswer> {
	try {
		const request = program[name];
		if (!request) throw new Error(`The program has no request ${name}`);
		return { id, result: await request(input as never) };
	} catch (error) {
		return { id, error: String(error) };
	}
}

/** Answers all messages to this worker. In a test, a program's module is imported without a worker: false. */
export function serveRequests(program: Requests): boolean {
	if (!('WorkerGlobalScope' in globalThis)) return false;
	addEventListener('message', (event: MessageEvent<ProgramRequest>) => {
		void answerOf(program, event.data).then((message) => postMessage(message));
	});
	return true;
}
