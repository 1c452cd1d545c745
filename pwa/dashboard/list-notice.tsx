import type { User } from '../../shared/contract/user.ts';
import { requestSync } from '../local/sync-state.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { CreateButton } from './create-button.tsx';
import styles from './list-notice.module.css';
import type { Arrangement } from './story-filter.ts';

type Props = {
	kind: 'no-stories' | 'no-matches' | 'first-sync-failed' | 'sync-failed' | null;
	child: User | null;
	/** Whether a sync runs. */
	busy: boolean;
	/** What is said of no matches, where there was no search. */
	empty: Arrangement['empty'];
};

/** What is said about the list, or in its place. */
export default function ListNotice({ kind, child, busy, empty }: Props) {
	if (kind === 'no-stories') return <NoStories child={child} />;
	if (kind === 'no-matches') {
		return (
			<EmptyState art="lantern" title={empty?.title ?? 'No stories found matching your search'}>
				{empty?.text}
			</EmptyState>
		);
	}
	if (kind === 'first-sync-failed') return <FirstSyncFailed busy={busy} />;
	return kind && <SyncFailed busy={busy} />;
}

function NoStories({ child }: { child: User | null }) {
	const who = child ? `${child.profile.name} hasn't` : `You haven't`;
	return (
		<EmptyState art="sapling" title={`${who} created any stories yet`} action={<CreateButton />}>
			Every tree starts as a twig. Choose a hero and plant the first one.
		</EmptyState>
	);
}

function FirstSyncFailed({ busy }: { busy: boolean }) {
	return (
		<EmptyState art="cloud" title="Your stories could not be fetched" action={<RetryButton busy={busy} />}>
			They are safe. Please try again in a moment.
		</EmptyState>
	);
}

/** Lies over the end of the list: it appears later, and nothing may move. */
function SyncFailed({ busy }: { busy: boolean }) {
	return (
		<div className={styles.syncNotice}>
			<Notice tone="warning" action={<RetryButton busy={busy} />}>
				New stories could not be fetched. These are the ones on this device.
			</Notice>
		</div>
	);
}

function RetryButton({ busy }: { busy: boolean }) {
	return (
		<Button look="quiet" icon="retry" busy={busy} onClick={requestSync}>
			Try again
		</Button>
	);
}
