/*
 * Runs in a measured page before its own scripts do, and says when something was there and painted, in milliseconds of the
 * page's clock, which begins with the navigation. The bench passes it to the browser as it is.
 */
(() => {
	/** The end of the frame that shows what is in the document now: a message comes once the frame is made. */
	const painted = () =>
		new Promise((resolve) => {
			requestAnimationFrame(() => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => resolve(performance.now());
				port2.postMessage(null);
			});
		});

	const once = (isThere) =>
		new Promise((resolve) => {
			if (isThere()) return resolve();
			const watch = new MutationObserver(() => {
				if (!isThere()) return;
				watch.disconnect();
				resolve();
			});
			watch.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
		});

	const count = (selector) => document.querySelectorAll(selector).length;
	const after = async (isThere) => {
		await once(isThere);
		return painted();
	};
	const rows = () => count('li h2') >= 60;
	const form = () => count('input[type=email]:enabled') > 0 && count('[type=submit]:enabled') > 0;
	const text = () => count('[data-age-group] section p') > 0;

	window.stopwatch = {
		rows: after(rows),
		form: after(form),
		/** From the next press to the text of a story's first chapter. */
		opening: () =>
			new Promise((resolve) => {
				const pressed = async ({ timeStamp }) => resolve((await after(text)) - timeStamp);
				document.addEventListener('click', pressed, { capture: true, once: true });
			}),
		firstPaint: new Promise((resolve) => {
			new PerformanceObserver((list) => {
				for (const { name, startTime } of list.getEntries()) if (name === 'first-paint') resolve(startTime);
			}).observe({ type: 'paint', buffered: true });
		}),
	};
})();
