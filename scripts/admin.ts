import * as z from 'zod/mini';
import { createOrPromoteAdmin } from '../api/accounts/first-admin.ts';
import { createPasswords, newPassword } from '../api/accounts/passwords.ts';
import { readConfig } from '../api/app/config.ts';
import { StartError } from '../api/app/errors.ts';
import { openData } from '../api/app/open-data.ts';
import { accountByEmail } from '../api/db/accounts.ts';
import { Email } from '../shared/contract/account-input.ts';
import { runCommand } from './command.ts';

/*
 * Creates an admin, or makes an existing account one. It works beside a running server, which reads roles and
 * sessions from the database at every request.
 */
await runCommand(async () => {
	const email = emailFrom(process.argv.slice(2));
	const config = readConfig(process.env);
	const { db, close } = await openData(config, { exclusive: false });
	try {
		const known = await accountByEmail(db, email);
		const password = newPassword();
		await createOrPromoteAdmin(
			{ db, passwords: createPasswords(), now: Date.now },
			{ email, password, isOneTime: true },
		);
		console.log(known ? promotedText(email) : `${email} is an admin now.`);
		console.log(`One-time password: ${password}`);
		console.log('It is shown this once and kept nowhere in readable form. Log in with it at');
		console.log(`${config.publicUrl}/login: you are asked for a password of your own before anything else.`);
	} finally {
		await close();
	}
});

function emailFrom(given: readonly string[]): string {
	if (given.length !== 1) throw new StartError('Name one email address: npm run admin -- someone@example.com');
	const { success, data } = z.safeParse(Email, given[0]);
	if (!success) throw new StartError(`“${given[0]}” is not an email address. Like this: someone@example.com`);
	return data;
}

function promotedText(email: string): string {
	return `${email} was known already, and is an admin with a new password now. Logins from before have ended.`;
}
