import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '../api/app/config.ts';
import { StartError } from '../api/app/errors.ts';
import { openData } from '../api/app/open-data.ts';
import { type AuditVerification, type Breach, verifyAudit } from '../api/db/audit-verification.ts';
import { type OpenDatabase, openReadOnly } from '../api/db/open.ts';
import { runCommand } from './command.ts';

/*
 * Verifies the hash chain of the audit log; exit code 0 when it is intact, 1 otherwise. It only reads, and
 * works beside a running server. With a seal, from a receipt or noted earlier, it also says whether that is in the log.
 */
await runCommand(async () => {
	const wanted = sealFrom(process.argv.slice(2));
	const config = readConfig(process.env);
	const { db, close, name } = config.databaseUrl ? await openShared(config) : openFile(config);
	try {
		printResult(await verifyIn(name, () => verifyAudit(db, wanted)), wanted);
	} finally {
		await close();
	}
});

type OpenLog = Pick<OpenDatabase, 'db' | 'close'> & { name: string };

function openFile({ dataDir }: Config): OpenLog {
	const file = join(dataDir, 'everbranch.db');
	if (!existsSync(file)) throw new StartError(`There is no database ${file}. Is DATA_DIR set as it is for the server?`);
	return { ...openReadOnly(file), name: file };
}

async function openShared(config: Config): Promise<OpenLog> {
	return { ...(await openData(config, { exclusive: false })), name: 'DATABASE_URL' };
}

function sealFrom(given: readonly string[]): string | undefined {
	const [seal] = given;
	if (given.length > 1 || (seal !== undefined && !/^[0-9a-f]{64}$/.test(seal))) {
		throw new StartError('A seal is 64 letters and digits, from a receipt: npm run audit:verify -- SEAL');
	}
	return seal;
}

async function verifyIn(name: string, verify: () => Promise<AuditVerification>): Promise<AuditVerification> {
	try {
		return await verify();
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new StartError(
			/no such (table|column)/.test(reason)
				? `The audit log in ${name} is from before it had seals. Start the server once; it gives them.`
				: `The audit log in ${name} cannot be read (${reason}).`,
			{ cause },
		);
	}
}

function printResult({ entries, seal, breach, hasSeal }: AuditVerification, wanted: string | undefined): void {
	if (breach) throw new StartError(breachText(breach));
	console.log(`The audit log is as it was written: ${entries === 1 ? '1 entry' : `${entries} entries`}.`);
	if (seal) console.log(`Seal of the last one: ${seal}`);
	if (wanted === undefined) return;
	if (!hasSeal)
		throw new StartError('No entry has the seal that you named: it was taken away, or is of another server.');
	console.log('The seal that you named is in it.');
}

function breachText({ number, entry, what }: Breach): string {
	const where = entry ? `at entry ${number} (${entry.id}, ${entry.at})` : 'after the last entry';
	return `The audit log is not as it was written. The first fault is ${where}: ${what}.`;
}
