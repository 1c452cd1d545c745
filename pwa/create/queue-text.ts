/** The queue position as a sentence (product 9.5). Position 1 is being generated, 2 is next. */
export function queueText(position: number): string {
	return position <= 1 ? 'Your story is being generated...' : `You are ${ordinal(position)} in line`;
}

function ordinal(n: number): string {
	const teen = n % 100 >= 11 && n % 100 <= 13;
	const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
	return `${n}${ending}`;
}
