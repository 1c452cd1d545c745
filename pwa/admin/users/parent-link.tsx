import { Link, useLocation } from 'react-router-dom';
import { adminCalls } from '../../../shared/contract/admin.ts';
import { send } from '../../net/http.ts';
import { Email } from '../../ui/email.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

/** A link to a child's parent. */
export function ParentLink({ id }: { id: string }) {
	const { answer } = useLoaded(() => send(adminCalls.user, { params: { id } }));
	const parent = answer?.user;
	return (
		<>
			Parent:{' '}
			<Link to={`/admin/users/${id}`} state={useLocation().state}>
				<Email>{parent ? parent.email || parent.profile.name || 'No name set' : 'Open the account'}</Email>
			</Link>
		</>
	);
}
