/** Makes it on the first call and gives the same thing afterwards: a skeleton has one set of clothes. */
export function memoizeOnce<In, Out>(make: (given: In) => Out): (given: In) => Out {
	let made: { out: Out } | undefined;
	return (given) => {
		made ??= { out: make(given) };
		return made.out;
	};
}
