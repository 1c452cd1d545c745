/** Conditions over flags: `told & !late`, alternatives with ` or `. `else` and the empty condition always hold. */
export function holds(condition: string, flags: ReadonlySet<string>): boolean {
	if (condition === '' || condition === 'else') return true;
	return condition.split(' or ').some((all) => all.split(' & ').every((flag) => isSet(flag.trim(), flags)));
}

/** The flags that a condition reads. */
export function flagsIn(condition: string): string[] {
	return condition === 'else' || condition === ''
		? []
		: condition.split(/ or | & /).map((flag) => flag.trim().replace(/^!/, ''));
}

function isSet(flag: string, flags: ReadonlySet<string>): boolean {
	return flag.startsWith('!') ? !flags.has(flag.slice(1)) : flags.has(flag);
}
