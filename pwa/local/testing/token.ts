/** A token of an account, as far as a device reads it: no server would take it. */
export function tokenFor(accountId: string, signature = 'signature'): string {
	return `header.${btoa(JSON.stringify({ sub: accountId }))}.${signature}`;
}
