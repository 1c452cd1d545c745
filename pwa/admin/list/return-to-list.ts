import { useLocation } from 'react-router-dom';

/** State for a link out of a list, so that the way back leads to the same page of the same search. */
export function useListPlace(): { list: string } {
	return { list: useLocation().search };
}

/** The list at `path` as it was left, or from its beginning when one did not come from it. */
export function useWayBack(path: string): string {
	const state: unknown = useLocation().state;
	const isPlace = typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';
	return isPlace ? path + (state as { list: string }).list : path;
}
