import type { User } from '../../shared/contract/user.ts';
import type { IconName } from '../ui/icon.tsx';

export type MenuEntry = {
	to: string;
	label: string;
	subtitle: string;
	icon: IconName;
	/** `child`: the selected child, null in the parent view. */
	isShownTo: (user: User, child: User | null) => boolean;
	/** Whether paths below `to` belong to the entry too. */
	includesSubpaths?: boolean;
};

const always = () => true;
const inParentView: MenuEntry['isShownTo'] = (_user, child) => child === null;

/** The menu, top to bottom (product 2.2.2). */
export const menu: readonly MenuEntry[] = [
	{ to: '/', label: 'Adventure Hub', subtitle: 'View your stories', icon: 'book', isShownTo: always },
	{ to: '/create', label: 'Create Magic', subtitle: 'Start a new adventure', icon: 'wand', isShownTo: always },
	{ to: '/profile', label: 'Your Kingdom', subtitle: 'Manage your settings', icon: 'crown', isShownTo: inParentView },
	{
		to: '/admin',
		label: 'Admin Settings',
		subtitle: 'Manage system settings',
		icon: 'gear',
		isShownTo: ({ role }, child) => role === 'admin' && child === null,
		includesSubpaths: true,
	},
];
