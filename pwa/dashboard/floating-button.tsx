import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './floating-button.module.css';

/**
 * Goes to /create; on narrow screens only. It floats over the list and stands in its own place once the end of the list is in
 * sight: it never lies over the footer.
 */
export default function FloatingButton() {
	const place = useRef<HTMLDivElement>(null);
	const [isFloating, setFloating] = useState(true);
	useEffect(() => {
		// As far from the lower edge as the button floats; a place that was scrolled past counts as seen.
		const options = { rootMargin: '100000px 0px -16px 0px', threshold: [0, 1] };
		const observer = new IntersectionObserver(
			(seen) => setFloating((seen.at(-1)?.intersectionRatio ?? 0) < 1),
			options,
		);
		if (place.current) observer.observe(place.current);
		return () => observer.disconnect();
	}, []);
	return (
		<div ref={place} className={styles.place}>
			<ButtonLink to="/create" icon="wand" className={classNames(styles.button, isFloating && styles.floating)}>
				Create A Story
			</ButtonLink>
		</div>
	);
}
