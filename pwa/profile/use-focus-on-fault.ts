import { type RefObject, useEffect, useRef } from 'react';

/** The form whose first field at fault gets the focus after each attempt to send it. */
export function useFocusOnFault(attempts: number): RefObject<HTMLFormElement | null> {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (attempts) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
	}, [attempts]);
	return form;
}
