import { useOnline } from '../shell/use-online.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { type Failure, FailureNotice } from './failure.tsx';
import { SessionList } from './session-list.tsx';
import styles from './sessions-section.module.css';
import { type Sessions, useSessions } from './use-sessions.ts';

/** The devices with a session, and ways to end them. */
export function SessionsSection() {
	const all = useSessions();
	const isOnline = useOnline();
	return (
		<Panel aria-labelledby="sessions">
			<h2 id="sessions" className={styles.heading}>
				Where you are signed in
			</h2>
			{all.sessions && <SessionList all={all} sessions={all.sessions} />}
			{!all.sessions && !isOnline && (
				<Notice>You are offline. The list will be here as soon as there is a connection.</Notice>
			)}
			{!all.sessions && isOnline && (all.failure ? <SessionsFailure all={all} failure={all.failure} /> : <Loading />)}
		</Panel>
	);
}

function Loading() {
	return (
		<p role="status" className={styles.loading}>
			<Spinner /> Looking for your devices…
		</p>
	);
}

function SessionsFailure({ all, failure }: { all: Sessions; failure: Failure }) {
	return (
		<div className={styles.content}>
			<FailureNotice failure={failure} />
			<Button look="quiet" icon="retry" className={styles.wideButton} onClick={() => void all.load()}>
				Try again
			</Button>
		</div>
	);
}
