import { readSnapshot, type SnapshotNode } from './stored-snapshot.ts';

/*
 * The app takes a moment to start, on a slow tablet a second: until then the library is shown as it was last seen. What is
 * pressed meanwhile is not lost.
 */

const svg = 'http://www.w3.org/2000/svg';

let isShown = false;
let released = Promise.resolve();
/** A button by its name and its place among those of that name: the bar of a phone has one that the menu has too. */
let pressed: { name: string; nth: number } | null = null;

/** Shows the snapshot where the app will be. False when there is none for this screen and this session. */
export function showSnapshot(): boolean {
	const snapshot = location.pathname === '/' ? readSnapshot() : null;
	if (!snapshot) return false;
	rootElement().replaceChildren(...snapshot.trees.map(createNode));
	isShown = true;
	rootElement().addEventListener('click', handleClick);
	addEventListener('pointerdown', waitForRelease);
	return true;
}

/** Whether it stands there at this moment. */
export function isSnapshotShown(): boolean {
	return isShown;
}

/** Puts the app in its place by `render`, which has drawn when it returns; not while a finger is on it. */
export async function replaceSnapshot(render: () => void): Promise<void> {
	await released;
	render();
	isShown = false;
	rootElement().removeEventListener('click', handleClick);
	removeEventListener('pointerdown', waitForRelease);
	if (pressed) buttonsNamed(pressed.name)[pressed.nth]?.click();
}

function rootElement(): HTMLElement {
	return document.getElementById('root') as HTMLElement;
}

function createNode(tree: SnapshotNode): Node {
	if (typeof tree === 'string') return new Text(tree);
	const [name, attributes, children, isDrawn] = tree;
	const element = isDrawn ? document.createElementNS(svg, name) : document.createElement(name);
	for (const [attribute, value] of Object.entries(attributes)) {
		// As an attribute, the security policy does not take it.
		if (attribute === 'style') element.style.cssText = value;
		else element.setAttribute(attribute, value);
	}
	element.append(...children.map(createNode));
	return element;
}

/** The app starts where a link led; a button is pressed once it does something. */
function handleClick(event: MouseEvent): void {
	const target = event.target as Element;
	const link = target.closest('a');
	if (link?.pathname && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
		event.preventDefault();
		if (link.pathname !== location.pathname) history.pushState(null, '', link.pathname);
	}
	const button = target.closest('button');
	const name = button && nameOf(button);
	if (name) pressed = { name, nth: buttonsNamed(name).indexOf(button) };
}

function buttonsNamed(name: string): HTMLButtonElement[] {
	return [...rootElement().querySelectorAll('button')].filter((button) => nameOf(button) === name);
}

function nameOf(button: HTMLButtonElement): string {
	return button.ariaLabel ?? button.textContent;
}

/** Until the press has become a click, or nothing. */
function waitForRelease(): void {
	released = new Promise((resolve) => {
		const letGo = () => void setTimeout(resolve);
		addEventListener('pointerup', letGo, { once: true });
		addEventListener('pointercancel', letGo, { once: true });
	});
}
