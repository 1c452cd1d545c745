import { classNames } from './class-names.ts';
import styles from './icon.module.css';

/** Paths on a 24 × 24 grid, stroke width 2. */
const strokes = {
	alert: 'M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17.2v.1',
	back: 'M20 12H5M11 5.5 4.5 12l6.5 6.5',
	book: 'M12 6.5C9.5 4.8 6.4 4.3 3 4.6v13.8c3.4-.3 6.5.2 9 1.9 2.5-1.7 5.6-2.2 9-1.9V4.6c-3.4-.3-6.5.2-9 1.9ZM12 6.5v13.8',
	check: 'm4.5 12.8 4.8 4.7L19.5 7',
	close: 'm6 6 12 12M18 6 6 18',
	cloudOff: 'M7.5 18.5H7a4.2 4.2 0 0 1-.9-8.3M9.6 6.6A5.6 5.6 0 0 1 17.5 11a3.9 3.9 0 0 1 2.6 6.3M3.5 3.5l17 17',
	crown: 'M4 18.5h16M4 15 3 7l5 3.5L12 5l4 5.5L21 7l-1 8H4Z',
	dice: 'M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11A2.5 2.5 0 0 1 6.5 4ZM8.5 8.5v.1M15.5 8.5v.1M12 12v.1M8.5 15.5v.1M15.5 15.5v.1',
	door: 'M13.5 4.5H7a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h6.5M10.5 12H20M16.5 8l4 4-4 4',
	down: 'm6 9.5 6 6 6-6',
	download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
	ear: 'M7 9.5a5.5 5.5 0 1 1 11 0c0 3-2.3 4.2-3.4 6-.9 1.5-.7 5-3.6 5-1.8 0-2.8-1.2-3-2.7M10 10a2.6 2.6 0 1 1 4.6 1.7c-.8.9-1.8 1.2-1.8 2.6',
	gear: 'M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8',
	info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.6v.1',
	keep: 'M6.5 4h11v16.2L12 16l-5.5 4.2Z',
	leaf: 'M5 19C4 9.5 9 4.5 20 4c.5 10.5-4.5 15.8-13 14M5 20.5C7 15.5 10 12 14.5 9.5',
	lock: 'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v6.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5V12a1.5 1.5 0 0 1 1.5-1.5ZM8.2 10.5V7.8a3.8 3.8 0 0 1 7.6 0v2.7',
	menu: 'M4 7h16M4 12h16M4 17h16',
	more: 'M5 12a.6.6 0 1 0 1.2 0A.6.6 0 0 0 5 12ZM11.4 12a.6.6 0 1 0 1.2 0 .6.6 0 0 0-1.2 0ZM17.8 12a.6.6 0 1 0 1.2 0 .6.6 0 0 0-1.2 0Z',
	pack: 'M4.5 8.5h15a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM8.5 8.5V6a1.5 1.5 0 0 1 1.5-1.5h4A1.5 1.5 0 0 1 15.5 6v2.5M8 8.5v11M16 8.5v11',
	pause: 'M8.5 5v14M15.5 5v14',
	person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4.2 3.5-6 7.5-6s6.9 1.8 7.5 6',
	play: 'M8 5.2v13.6L19 12 8 5.2Z',
	plus: 'M12 5v14M5 12h14',
	retry: 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5L20 9M20 4v5h-5',
	search: 'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM16 16l4.5 4.5',
	sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
	sprout: 'M12 20.5V12M12 13.5C11.5 8.5 8.5 6 3.5 6c.2 5 3 7.7 8.5 7.5ZM12 11.5c.3-4.5 3-7 8.5-7-.1 5-3 7.5-8.5 7',
	star: 'm12 3.5 2.6 5.6 6.1.7-4.5 4.2 1.2 6L12 17l-5.4 3 1.2-6-4.5-4.2 6.1-.7L12 3.5Z',
	tablet:
		'M7 3h10a1.8 1.8 0 0 1 1.8 1.8v14.4A1.8 1.8 0 0 1 17 21H7a1.8 1.8 0 0 1-1.8-1.8V4.8A1.8 1.8 0 0 1 7 3ZM8.8 12l2.4 2.4 4.2-4.6',
	trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.2L17.5 7M10.2 11v5M13.8 11v5',
	tree: 'M12 21v-8M12 16.5 8 12M12 15l4-4.5M7.2 12.2a4 4 0 0 1-.6-7.4 5.6 5.6 0 0 1 10.8 0 4 4 0 0 1-.6 7.4',
	wand: 'm4 20 9.5-9.5M16 3.5v4M14 5.5h4M19.5 10v3M18 11.5h3M9 3.5v3M7.5 5h3',
	zoomIn: 'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM16 16l4.5 4.5M10.8 8v5.6M8 10.8h5.6',
	zoomOut: 'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM16 16l4.5 4.5M8 10.8h5.6',
} as const;

export type IconName = keyof typeof strokes;

type Props = { name: IconName; label?: string; className?: string | undefined };

/** An icon. Decorative without a `label`; otherwise an image with that name. */
export function Icon({ name, label, className }: Props) {
	return (
		<svg
			viewBox="0 0 24 24"
			className={classNames(styles.icon, className)}
			role={label ? 'img' : undefined}
			aria-label={label}
			aria-hidden={label ? undefined : true}
		>
			<path d={strokes[name]} />
		</svg>
	);
}
