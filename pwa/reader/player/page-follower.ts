/** Part of the visible height, from the top: a followed line that is lower is scrolled to. */
const lowestPlace = 0.5;
/** Where a line is scrolled to. */
const place = 0.22;

const scrollKeys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

/** Milliseconds after which a smooth scroll is over in browsers without the event `scrollend`. */
const longestScroll = 2_000;

/**
 * Scrolls the page so that the line that is heard stays in the upper half. It stops when the reader scrolls the line out of
 * there, until `follow` is called. `onChange` gets whether it follows.
 */
export class PageFollower {
	#line: Range | undefined;
	#isFollowing = true;
	/** The position that this object scrolls to. Scroll events on the way are its own. */
	#target: number | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#onChange: (isFollowing: boolean) => void;

	constructor(onChange: (isFollowing: boolean) => void) {
		this.#onChange = onChange;
	}

	/** Watches the reader's scrolling. Returns a function that ends it. */
	start(): () => void {
		const events = new AbortController();
		const options = { signal: events.signal, passive: true };
		for (const name of ['wheel', 'touchmove'] as const) window.addEventListener(name, () => this.#endScroll(), options);
		window.addEventListener('scrollend', () => this.#arrive(), options);
		window.addEventListener('keydown', ({ key }) => scrollKeys.includes(key) && this.#endScroll(), options);
		window.addEventListener('scroll', () => this.#onScroll(), options);
		return () => {
			this.#endScroll();
			events.abort();
		};
	}

	/** The line that is heard now. */
	show(line: Range | undefined): void {
		this.#line = line;
		if (this.#isFollowing) this.#scroll();
	}

	/** Follows again, and scrolls to the line. */
	follow(): void {
		this.#set(true);
		this.#scroll();
	}

	#onScroll(): void {
		if (this.#target !== null) {
			if (this.#isAtTarget()) this.#arrive();
			return;
		}
		if (this.#line && !this.#isInPlace(this.#line)) this.#set(false);
	}

	#scroll(): void {
		if (!this.#line || this.#target !== null || this.#isInPlace(this.#line)) return;
		const { top, height } = visiblePart();
		const wanted = scrollY + lineBox(this.#line).top - (top + height * place);
		const target = Math.round(Math.min(Math.max(0, wanted), document.documentElement.scrollHeight - innerHeight));
		if (Math.abs(target - scrollY) < 2) return;
		this.#target = target;
		this.#timer = setTimeout(() => this.#arrive(), longestScroll);
		const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
		scrollTo({ top: target, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
	}

	/** Ends a scroll of its own. If nothing interrupted it, the page goes on to the line that is heard by now. */
	#arrive(): void {
		const hasArrived = this.#isAtTarget();
		this.#endScroll();
		if (hasArrived && this.#isFollowing) this.#scroll();
	}

	#isAtTarget(): boolean {
		return this.#target !== null && Math.abs(scrollY - this.#target) < 2;
	}

	#endScroll(): void {
		clearTimeout(this.#timer);
		this.#target = null;
	}

	#isInPlace(line: Range): boolean {
		const box = lineBox(line);
		const { top, height } = visiblePart();
		return box.top >= top && box.bottom <= top + height * lowestPlace;
	}

	#set(isFollowing: boolean): void {
		if (this.#isFollowing === isFollowing) return;
		this.#isFollowing = isFollowing;
		this.#onChange(isFollowing);
	}
}

/** A word may be broken across two lines: the first one counts. */
function lineBox(line: Range): DOMRect {
	return line.getClientRects()[0] ?? line.getBoundingClientRect();
}

/** The window below the bars at its top. */
function visiblePart(): { top: number; height: number } {
	const bar = document.querySelector('nav[aria-label="Story"]')?.getBoundingClientRect();
	const top = Math.max(0, bar?.bottom ?? 0);
	return { top, height: innerHeight - top };
}
