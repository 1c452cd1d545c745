import { useEffect } from 'react';
import type { LibraryView } from '../local/library/library-view.ts';
import { useSession } from '../session/session.tsx';

/** Without a change for this long, the screen counts as settled. */
const settleMs = 400;

/** Saves a snapshot of the settled dashboard for the next start. Not for a filtered or incomplete list. */
export function useSaveSnapshot(view: LibraryView | undefined, childId: string | null, isWhole: boolean): void {
	const { user } = useSession();
	useEffect(() => {
		if (!isWhole || !user || !view) return;
		const timer = setTimeout(() => {
			const keep = () => import('../snapshot/capture-snapshot.ts');
			void keep()
				.then(({ captureSnapshot }) => captureSnapshot(childId, user))
				.catch(() => {});
		}, settleMs);
		return () => clearTimeout(timer);
	}, [view, childId, isWhole, user]);
}
