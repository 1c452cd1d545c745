/** How often something is tried: in `npm test`, and in the long form of it (`LONG=1`), where there is time. */
export function times({ short, long }: { short: number; long: number }): number {
	return process.env.LONG === '1' ? long : short;
}
