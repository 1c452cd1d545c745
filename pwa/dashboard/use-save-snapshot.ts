import { useEffect } from 'react';
import type { LibraryView } from '../local/library/library-view.ts';
import { useSession } from '../session/session.tsx';

/** Milliseconds after which nothing more moves on the screen. */
const settleMs = 400;

/** Keeps what the screen shows for the next start of the app whenever it has come to rest; not if that is a part of the list. */
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
