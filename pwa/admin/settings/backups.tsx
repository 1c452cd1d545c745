import { useEffect, useState } from 'react';
import { adminCalls, type BackupStatus } from '../../../shared/contract/admin.ts';
import { send } from '../../net/http.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { When } from '../ui/dates.tsx';
import { Failed } from '../ui/failure.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { ageInWords, sizeInWords, worryOf } from './backup-text.ts';
import styles from './backups.module.css';

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

/** Milliseconds between two requests while a backup is being made. */
const ASK_EVERY = 1000;

const loadBackups = () => send(adminCalls.backups);

/** The status of the backups, polled while one is being made. `failed`: the last error, else null. */
export function useBackups() {
	const { answer, failed, busy, retry, take } = useLoaded(loadBackups);
	const [unasked, setUnasked] = useState<unknown>(null);
	useEffect(() => {
		if (!answer?.making) return;
		const timer = setTimeout(() => loadBackups().then(take, retry), ASK_EVERY);
		return () => clearTimeout(timer);
	}, [answer, take, retry]);
	const make = async () => {
		setUnasked(null);
		await send(adminCalls.makeBackup, { body: {} }).then(take, setUnasked);
	};
	return { state: answer, failed: failed ?? unasked, busy, again: unasked === null ? retry : () => void make(), make };
}
