import { useEffect, useState } from 'react';
import { adminCalls, type BackupStatus } from '../../../shared/contract/admin.ts';
import { send } from '../../net/http.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DateTime } from '../ui/dates.tsx';
import { RetryableFailure } from '../ui/failure.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { ageText, backupWarning, sizeText } from './backup-text.ts';
import styles from './backups.module.css';

/** The last backup, and a button that makes one. */
export function Backups() {
	const { state, failed, busy, again, make } = useBackups();
	const now = Date.now();
	const warning = state && backupWarning(state, now);
	const isMaking = state?.making === true;
	const press = () => !isMaking && void make();
	return (
		<Panel aria-labelledby="backups">
			<h2 id="backups" className={styles.heading}>
				Backups
			</h2>
			{failed !== null && (
				<RetryableFailure sentence="The backups could not be asked after" error={failed} busy={busy} onRetry={again} />
			)}
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
		</Panel>
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

const loadBackups = () => send(adminCalls.backups);

/** The status of the backups, polled while one is being made. `failed`: the last error, else null. */
function useBackups() {
	const { answer, failed, busy, retry, take } = useLoaded(loadBackups);
	const [unasked, setUnasked] = useState<unknown>(null);
	useEffect(() => {
		if (!answer?.making) return;
		const timer = setTimeout(() => loadBackups().then(take, retry), pollInterval);
		return () => clearTimeout(timer);
	}, [answer, take, retry]);
	const make = async () => {
		setUnasked(null);
		await send(adminCalls.makeBackup, { body: {} }).then(take, setUnasked);
	};
	return { state: answer, failed: failed ?? unasked, busy, again: unasked === null ? retry : () => void make(), make };
}
