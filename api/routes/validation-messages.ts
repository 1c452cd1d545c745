import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

/** Messages of the forms (product 5) for missing fields. */
const missingMessages: Readonly<Record<string, string>> = {
	'profile.name': 'Name and age are required',
	'profile.age': 'Name and age are required',
	profile: 'Name and age are required',
	genre: 'Please select a genre',
	'settings.mood': 'Please select a mood',
	ageGroup: 'Please select an age group',
	'settings.characters.0.name': 'Please enter a character name',
	'settings.characters.0.type': 'Please select a character type',
	'settings.characters.0.traits': 'Please select at least one character trait',
};

const typeNames: Readonly<Record<string, string>> = {
	string: 'text',
	number: 'a number',
	int: 'a whole number',
	boolean: 'true or false',
	array: 'a list',
	object: 'an object',
};

/** The message for one issue, for users. A message in the contract's schema takes precedence. */
export function validationMessage(issue: Issue): string {
	const place = issue.path?.join('.') ?? '';
	if (isMissing(issue)) return missingMessages[place] ?? `${labelOf(issue)} is required`;
	return `${labelOf(issue)} ${problemOf(issue)}`;
}

function isMissing(issue: Issue): boolean {
	if (issue.code === 'too_small') return issue.origin !== 'number' && issue.origin !== 'int' && issue.minimum === 1;
	return issue.input === undefined || issue.input === null || issue.input === '';
}

function problemOf(issue: Issue): string {
	switch (issue.code) {
		case 'invalid_type':
			return `must be ${typeNames[issue.expected] ?? 'something else'}`;
		case 'invalid_value':
			return 'is not one of the choices';
		case 'too_small':
			return `must ${boundText('at least', issue.minimum, issue.origin)}`;
		case 'too_big':
			return `must ${boundText('at most', issue.maximum, issue.origin)}`;
		case 'invalid_format':
			return 'does not have the right form';
		default:
			return 'is not valid';
	}
}

function boundText(bound: string, figure: number | bigint, origin: string): string {
	if (origin === 'string') return `be ${bound} ${figure} characters long`;
	if (origin === 'array') return `have ${bound} ${figure} entries`;
	return `be ${bound} ${figure}`;
}

/** `settings.contentRestrictions.maxAgeRating` → `Max age rating`, `_id` → `Id`. */
function labelOf(issue: Issue): string {
	const name = issue.path?.findLast((part) => typeof part === 'string') ?? 'request';
	const words = String(name)
		.replace(/^_/, '')
		.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
	return words.charAt(0).toUpperCase() + words.slice(1);
}
