import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for the form. After each failed attempt (`failure` changes, and is not 0 or null) its first invalid field
 * gets the focus, or the submit button if it lost the focus while disabled.
 */
export function useFocusOnError(failure: unknown): RefObject<HTMLFormElement | null> {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (!failure || !form.current) return;
		const invalidField = form.current.querySelector<HTMLElement>('[aria-invalid]');
		if (invalidField) invalidField.focus();
		else if (document.activeElement === document.body) submitButtonOf(form.current)?.focus();
	}, [failure]);
	return form;
}

/** The submit button may be outside of the form, as in a dialog's footer. */
function submitButtonOf(form: HTMLFormElement): HTMLButtonElement | undefined {
	return [...form.elements].find((each) => each instanceof HTMLButtonElement && each.type === 'submit') as
		| HTMLButtonElement
		| undefined;
}
