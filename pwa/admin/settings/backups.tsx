import type { BackupStatus } from '../../../shared/contract/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { When } from '../ui/date-time.tsx';
import { Failed } from '../ui/failure-with-retry.tsx';
import { ageInWords, sizeInWords, worryOf } from './backup-text.ts';
import styles from './backups.module.css';
import { useBackups } from './use-backups.ts';

/** The last backup, and a button that makes one. */
export function Backups() {
	const { state, failed, busy, again, make } = useBackups();
	const now = Date.now();
	const worry = state && worryOf(state, now);
	const isMaking = state?.making === true;
	const press = () => !isMaking && void make();
	return (
		<Panel aria-labelledby="backups">
			<h2 id="backups" className={styles.heading}>
				Backups
			</h2>
			{failed !== null && (
				<Failed sentence="The backups could not be asked after" error={failed} busy={busy} onRetry={again} />
			)}
			{worry && <Notice tone="warning">{worry}</Notice>}
			{state?.last && <Last last={state.last} kept={state.kept} now={now} />}
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

type LastProps = { last: NonNullable<BackupStatus['last']>; kept: number; now: number };

function Last({ last, kept, now }: LastProps) {
	return (
		<dl className={styles.facts}>
			<div className={styles.fact}>
				<dt>Last backup</dt>
				<dd>
					<When at={last.madeAt} /> ({ageInWords(last.madeAt, now)})
				</dd>
			</div>
			<div className={styles.fact}>
				<dt>Size</dt>
				<dd>{sizeInWords(last.bytes)}</dd>
			</div>
			<div className={styles.fact}>
				<dt>Kept</dt>
				<dd>{kept}</dd>
			</div>
		</dl>
	);
}
