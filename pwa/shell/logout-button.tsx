import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useOutbox } from '../local/outbox/entries.ts';
import { useSession } from '../session/session.tsx';

const LogoutDialog = lazy(() => import('./outbox/logout-dialog.tsx'));

/** Ends the session: at once, or after a confirmation if the outbox has entries. */
export function LogoutButton({ className, children }: { className: string | undefined; children: ReactNode }) {
	const { logout } = useSession();
	const entries = useOutbox(null);
	const [isAsking, setAsking] = useState(false);
	return (
		<>
			<button type="button" className={className} onClick={() => (entries?.length ? setAsking(true) : void logout())}>
				{children}
			</button>
			<Suspense>{isAsking && entries && <LogoutDialog entries={entries} onClose={() => setAsking(false)} />}</Suspense>
		</>
	);
}
