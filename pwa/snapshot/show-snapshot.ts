import { readSnapshot, type SnapshotNode } from './stored-snapshot.ts';

/*
 * Shows the stored snapshot until the app has started, which takes a second on a slow tablet. Clicks meanwhile are repeated in
 * the app.
 */

const svg = 'http://www.w3.org/2000/svg';

let isVisible = false;
let pointerReleased = Promise.resolve();
/** A button by its name and its index among those of the same name: a phone's top bar has one that the menu has too. */
let clickedButton: { name: string; nth: number } | null = null;

/** Renders the snapshot into the app's root element. False without one for this screen and session. */
export function showSnapshot(): boolean {
	const snapshot = location.pathname === '/' ? readSnapshot() : null;
	if (!snapshot) return false;
	rootElement().replaceChildren(...snapshot.trees.map(createNode));
	isVisible = true;
	rootElement().addEventListener('click', handleClick);
	addEventListener('pointerdown', waitForRelease);
	return true;
}

/** Whether the snapshot is shown now. */
export function isSnapshotShown(): boolean {
	return isVisible;
}

/** Puts the app's element, which is rendered by now, in the place of the snapshot; waits while a pointer is down. */
export async function replaceSnapshot(app: HTMLElement): Promise<void> {
	await pointerReleased;
	rootElement().replaceWith(app);
	isVisible = false;
	removeEventListener('pointerdown', waitForRelease);
	if (clickedButton) buttonsNamed(clickedButton.name)[clickedButton.nth]?.click();
}

function rootElement(): HTMLElement {
	return document.getElementById('root') as HTMLElement;
}

function createNode(node: SnapshotNode): Node {
	if (typeof node === 'string') return new Text(node);
	const [name, attributes, children, isDrawn] = node;
	const element = isDrawn ? document.createElementNS(svg, name) : document.createElement(name);
	for (const [attribute, value] of Object.entries(attributes)) {
		// The content security policy forbids a style attribute.
		if (attribute === 'style') element.style.cssText = value;
		else element.setAttribute(attribute, value);
	}
	element.append(...children.map(createNode));
	return element;
}

/** A link sets the path at which the app starts; a button is clicked again in the app. */
function handleClick(event: MouseEvent): void {
	const target = event.target as Element;
	const link = target.closest('a');
	if (link?.pathname && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
		event.preventDefault();
		if (link.pathname !== location.pathname) history.pushState(null, '', link.pathname);
		// The app may be rendered already, and wait for this press to end.
		dispatchEvent(new PopStateEvent('popstate'));
	}
	const button = target.closest('button');
	const name = button && nameOf(button);
	if (name) clickedButton = { name, nth: buttonsNamed(name).indexOf(button) };
}

function buttonsNamed(name: string): HTMLButtonElement[] {
	return [...rootElement().querySelectorAll('button')].filter((button) => nameOf(button) === name);
}

function nameOf(button: HTMLButtonElement): string {
	return button.ariaLabel ?? button.textContent;
}

/** Delays the replacement until the press has become a click, or was cancelled. */
function waitForRelease(): void {
	pointerReleased = new Promise((resolve) => {
		const letGo = () => void setTimeout(resolve);
		addEventListener('pointerup', letGo, { once: true });
		addEventListener('pointercancel', letGo, { once: true });
	});
}
