/** The part of autocannon that is used here; the package brings no types. */
declare module 'autocannon' {
	type Load = { url: string; connections: number; duration: number; headers?: Record<string, string> };
	type Result = { requests: { average: number }; non2xx: number; errors: number };
	export default function autocannon(load: Load): Promise<Result>;
}
