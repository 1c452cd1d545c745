import { useEffect, useState } from 'react';
import { type About, aboutCalls } from '../../shared/contract/about.ts';
import { send } from '../net/http.ts';
import { useOnline } from './use-online.ts';

/** What this server offers; undefined while it loads, null when it cannot be reached. Fetched again on each `online`. */
export function useAbout(): About | null | undefined {
	const online = useOnline();
	const [about, setAbout] = useState<About | null>();
	useEffect(() => {
		if (!online) return;
		send(aboutCalls.about).then(setAbout, () => setAbout((known) => known ?? null));
	}, [online]);
	return about;
}
