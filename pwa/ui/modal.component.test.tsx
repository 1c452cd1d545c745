import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Modal } from './modal.tsx';

/** Delays the `close` events of dialogs, as a busy browser does. Returns how to stop that. */
function delayCloseEvents(): () => void {
	const stopped = new AbortController();
	const options = { capture: true, signal: stopped.signal };
	const delay = (event: Event) => {
		if (!event.isTrusted) return;
		event.stopImmediatePropagation();
		setTimeout(() => event.target?.dispatchEvent(new Event('close')), 500);
	};
	window.addEventListener('close', delay, options);
	return () => stopped.abort();
}

function Opener() {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<button type="button" onClick={() => setOpen(true)}>
				Open
			</button>
			<Modal open={isOpen} onClose={() => setOpen(false)} title="A question">
				<p>An answer</p>
			</Modal>
		</>
	);
}

it('opens again at once after it was closed with Escape', async () => {
	onTestFinished(delayCloseEvents());
	const { unmount } = await render(<Opener />);
	const dialog = page.getByRole('dialog');
	const opener = page.getByRole('button', { name: 'Open' });
	await opener.click();
	await expect.element(dialog).toBeVisible();
	await userEvent.keyboard('{Escape}');
	await expect.element(dialog).not.toBeInTheDocument();
	await expect.element(opener).toHaveFocus();
	await userEvent.keyboard('{Enter}');
	await expect.element(dialog).toBeVisible();
	await unmount();
});
