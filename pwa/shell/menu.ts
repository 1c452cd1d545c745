import type { User } from '../../shared/user.ts';
import type { IconName } from '../ui/icon.tsx';

export type MenuEntry = {
	to: string;
	label: string;
	subtitle: string;
	icon: IconName;
	/** Who sees it; `child` is the profile acted on, null in the parent view. */
	shownTo: (user: User, child: User | null) => boolean;
	/** Whether each path below `to` belongs to the entry too. */
	withChildren?: boolean;
};

const everybody = () => true;
const parentView: MenuEntry['shownTo'] = (_user, child) => child === null;

/** The menu, top to bottom (product 2.2.2). An entry comes in with its screen. */
export const menu: readonly MenuEntry[] = [
	{ to: '/', label: 'Adventure Hub', subtitle: 'View your stories', icon: 'book', shownTo: everybody },
	{ to: '/create', label: 'Create Magic', subtitle: 'Start a new adventure', icon: 'wand', shownTo: everybody },
	{ to: '/profile', label: 'Your Kingdom', subtitle: 'Manage your settings', icon: 'crown', shownTo: parentView },
	{
		to: '/admin',
		label: 'Admin Settings',
		subtitle: 'Manage system settings',
		icon: 'gear',
		shownTo: ({ role }, child) => role === 'admin' && child === null,
		withChildren: true,
	},
];
