import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCalls, type BackupStatus } from '../../../shared/contract/admin.ts';
import { day, hour, minute } from '../../../shared/rules/durations.ts';
import { send } from '../../net/http.ts';
import { callQuery } from '../../session/account-query-client.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DateTime } from '../ui/dates.tsx';
import { RetryableFailure } from '../ui/failure.tsx';
import styles from './backups.module.css';

/** The last backup, and a button that makes one. */
export function Backups() {
	const { state, failed, busy, again, make } = useBackups();
	return (
		<Panel aria-labelledby="backups">
			<h2 id="backups" className={styles.heading}>
				Backups
			</h2>
			{failed !== null && (
				<RetryableFailure sentence="The backups could not be asked after" error={failed} busy={busy} onRetry={again} />
			)}
			{state?.isPostgres ? (
				<p className={styles.about}>This server’s database is Postgres: use pg_dump.</p>
			) : (
				<OwnBackups state={state} onMake={make} />
			)}
		</Panel>
	);
}

type OwnBackupsProps = { state: BackupStatus | null | undefined; onMake: () => void };

/** The backups that the server itself makes. */
function OwnBackups({ state, onMake }: OwnBackupsProps) {
	const now = Date.now();
	const warning = state && backupWarning(state, now);
	const isMaking = state?.making === true;
	const press = () => !isMaking && onMake();
	return (
		<>
			{warning && <Notice tone="warning">{warning}</Notice>}
			{state?.last && <LastBackup last={state.last} kept={state.kept} now={now} />}
			<p className={styles.about}>
				One is made every night, of the database, all pictures and all narration; the newest 14 are kept. The terminal
				command <code>npm run restore</code> puts one back.
			</p>
			<div className={styles.foot}>
				<p role="status" className={styles.making}>
					{isMaking && 'A backup is being made...'}
				</p>
				{/* While busy it ignores presses and keeps the focus, which a disabled button would lose. */}
				<Button look="quiet" icon="pack" disabled={!state} aria-disabled={isMaking || undefined} onClick={press}>
					Make a backup now
				</Button>
			</div>
		</>
	);
}

type LastBackupProps = { last: NonNullable<BackupStatus['last']>; kept: number; now: number };

function LastBackup({ last, kept, now }: LastBackupProps) {
	return (
		<dl className={styles.facts}>
			<div className={styles.fact}>
				<dt>Last backup</dt>
				<dd>
					<DateTime at={last.madeAt} /> ({ageText(last.madeAt, now)})
				</dd>
			</div>
			<div className={styles.fact}>
				<dt>Size</dt>
				<dd>{sizeText(last.bytes)}</dd>
			</div>
			<div className={styles.fact}>
				<dt>Kept</dt>
				<dd>{kept}</dd>
			</div>
		</dl>
	);
}

/** Milliseconds between two requests while a backup is being made. */
const pollInterval = 1000;

const backupsQuery = callQuery(adminCalls.backups);

/** The status of the backups, polled while one is being made. `failed`: the last error, else null. */
function useBackups() {
	const client = useQueryClient();
	const status = useQuery({
		...backupsQuery,
		refetchInterval: ({ state: { data, error } }) => !error && data?.making === true && pollInterval,
		refetchIntervalInBackground: true,
		// A failed poll is repeated once.
		retry: (failures) => failures === 0 && client.getQueryData(backupsQuery.queryKey)?.making === true,
	});
	const making = useMutation({
		mutationFn: () => send(adminCalls.makeBackup, { body: {} }),
		onSuccess: (started) => client.setQueryData(backupsQuery.queryKey, started),
	});
	return {
		state: status.error ? null : status.data,
		failed: status.error ?? making.error,
		busy: status.isFetching,
		again: making.error ? making.mutate : status.refetch,
		make: making.mutate,
	};
}

/** `23.4 MB`, and `1.2 GB` from there on. */
export function sizeText(bytes: number): string {
	const megabytes = bytes / 2 ** 20;
	return megabytes < 1000 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1024).toFixed(1)} GB`;
}

/** The age of a timestamp (ISO 8601). Clocks differ: a future one counts as just now. */
export function ageText(at: string, now: number): string {
	const age = now - Date.parse(at);
	if (age < minute) return 'just now';
	if (age < hour) return agoText(age / minute, 'minute');
	return age < day ? agoText(age / hour, 'hour') : agoText(age / day, 'day');
}

/** The warning about the backups; null without one. */
export function backupWarning({ last, failed, damaged, making }: BackupStatus, now: number): string | null {
	if (failed !== null) return `The last attempt failed. ${failed}`;
	if (making) return null;
	if (!last) return 'There is no backup yet.';
	if (now - Date.parse(last.madeAt) > 2 * day) return 'The last backup is more than two days old.';
	if (damaged === 0) return null;
	const what = damaged === 1 ? '1 older backup was' : `${damaged} older backups were`;
	return `${what} found damaged and set aside: is the disk well?`;
}

function agoText(count: number, unit: string): string {
	const whole = Math.floor(count);
	return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}
