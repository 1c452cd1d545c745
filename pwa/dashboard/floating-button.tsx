import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './floating-button.module.css';

/**
 * The create button on narrow screens. It floats over the list until its own place at the end is in view, so that it
 * never covers the footer.
 */
export default function FloatingButton() {
	const placeholder = useRef<HTMLDivElement>(null);
	const [isFloating, setFloating] = useState(true);
	useEffect(() => {
		// The margin at the bottom equals the button's distance from the edge. A place above the viewport counts as
		// visible.
		const options = { rootMargin: '100000px 0px -16px 0px', threshold: [0, 1] };
		const observer = new IntersectionObserver(
			(entries) => setFloating((entries.at(-1)?.intersectionRatio ?? 0) < 1),
			options,
		);
		if (placeholder.current) observer.observe(placeholder.current);
		return () => observer.disconnect();
	}, []);
	return (
		<div ref={placeholder} className={styles.container}>
			<ButtonLink to="/create" icon="wand" className={classNames(styles.button, isFloating && styles.floating)}>
				Create A Story
			</ButtonLink>
		</div>
	);
}
