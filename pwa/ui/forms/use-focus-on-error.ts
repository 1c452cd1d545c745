import { type RefObject, useEffect, useRef } from 'react';

/**
 * The form that takes the focus after each attempt to send it: its first field at fault, or the button that sends it, when
 * that one lost the focus because it was disabled meanwhile.
 */
export function useFocusOnError(attempts: number): RefObject<HTMLFormElement | null> {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (!attempts || !form.current) return;
		const invalidField = form.current.querySelector<HTMLElement>('[aria-invalid]');
		if (invalidField) invalidField.focus();
		else if (document.activeElement === document.body) submitButtonOf(form.current)?.focus();
	}, [attempts]);
	return form;
}

/** It may stand outside of the form, as at the foot of a dialog. */
function submitButtonOf(form: HTMLFormElement): HTMLButtonElement | undefined {
	return [...form.elements].find((each) => each instanceof HTMLButtonElement && each.type === 'submit') as
		| HTMLButtonElement
		| undefined;
}
