import { useLocation } from 'react-router-dom';

/** The state of a link out of a list, which brings the way back to the same page of the same search. */
export function useListState(): { list: string } {
	return { list: useLocation().search };
}

/** The address of the list at `path` as it was left, or without a query when the user did not come from it. */
export function useListAddress(path: string): string {
	const state: unknown = useLocation().state;
	const isPlace = typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';
	return isPlace ? path + (state as { list: string }).list : path;
}
