/** An email address of that many characters. */
export function emailOfLength(length: number): string {
	const end = '.example';
	const labels = 'e'.repeat(length - 'rosa@'.length - end.length).replaceAll(/(.{60})./g, '$1.');
	return `rosa@${labels.replace(/\.$/, 'e')}${end}`;
}
