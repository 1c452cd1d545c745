import { useLiveQuery } from 'dexie-react-hooks';
import { mediaNameOf } from '../../net/media.ts';
import { library } from '../library/current-library.ts';
import { useIsOffline } from '../telling/use-tells-here.ts';

/** Whether there is no network, and a picture or narration is not stored on this device. Live; false while it is looked up. */
export function useOutOfReach(url: string | null): boolean {
	const isOffline = useIsOffline();
	const isStored = useLiveQuery(async () => {
		const name = isOffline && url ? mediaNameOf(url) : null;
		return name ? (await library().media.where({ name }).count()) > 0 : true;
	}, [isOffline, url]);
	return isOffline && isStored === false;
}
