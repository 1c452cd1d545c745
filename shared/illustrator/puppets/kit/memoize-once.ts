/** The result of the first call, for every call. */
export function memoizeOnce<In, Out>(make: (given: In) => Out): (given: In) => Out {
	let made: { out: Out } | undefined;
	return (given) => {
		made ??= { out: make(given) };
		return made.out;
	};
}
