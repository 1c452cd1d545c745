import type { ReactNode } from 'react';
import type { IosInstallMethod } from './ios-install-method.ts';
import styles from './step-pictures.module.css';

/* Sketches of the controls on an iPhone or iPad; the text beside them says the same. On a grid of 96. */

/** The place of the Share button, and its icon. */
export function SharePicture({ way: method }: { way: IosInstallMethod }) {
	const { frame, bar, spot } = places[method];
	return (
		<Sketch>
			<path className={styles.device} d={frame} />
			<path className={styles.bar} d={bar} />
			{method === 'firefox' && <path className={styles.pen} d="M59 75h12M59 80h12M59 85h12" />}
			<circle className={styles.spot} cx={spot[0]} cy={spot[1]} r="19" />
			<g transform={`translate(${spot[0] - 14.4} ${spot[1] - 15}) scale(1.2)`}>
				<path className={styles.sign} d={shareSign} />
			</g>
		</Sketch>
	);
}

/** The entry in Share's menu. */
export function ListPicture() {
	return (
		<Sketch>
			<path className={styles.device} d={sheet} />
			<path className={styles.pen} d="M22 22h34M22 78h26" />
			<rect className={styles.spot} x="8" y="34" width="80" height="30" rx="9" />
			<path
				className={styles.sign}
				d="M18 49h30M60 42h10a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H64a4 4 0 0 1-4-4ZM67 45.5v7M63.500 49h7"
			/>
		</Sketch>
	);
}

/** The button at the upper right of the last dialog. */
export function AddPicture() {
	return (
		<Sketch>
			<path className={styles.device} d={sheet} />
			<image href="/logo.svg" x="20" y="42" width="24" height="24" />
			<path className={styles.pen} d="M52 49h22M52 59h14M22 78h52" />
			<rect className={styles.spot} x="46" y="8" width="44" height="26" rx="13" />
			<text className={styles.word} x="68" y="26">
				Add
			</text>
		</Sketch>
	);
}

/** The app's icon on the home screen. */
export function HomePicture() {
	return (
		<Sketch>
			<path className={styles.device} d={sheet} />
			<path className={styles.icons} d={otherIcons} />
			<rect className={styles.spot} x="42" y="38" width="40" height="40" rx="12" />
			<image href="/logo.svg" x="47" y="43" width="30" height="30" />
		</Sketch>
	);
}

function Sketch({ children }: { children: ReactNode }) {
	return (
		<svg viewBox="0 0 96 96" className={styles.sketch} aria-hidden="true">
			{children}
		</svg>
	);
}

/** On a grid of 24, as the app's icons: an arrow out of a box. */
const shareSign = 'M12 15V3.500M7.800 7.500 12 3.300l4.200 4.200M8.500 10.500H6.500v10h11v-10h-2';

const phone = 'M32 4h32q8 0 8 8v72q0 8-8 8H32q-8 0-8-8V12q0-8 8-8Z';
const tablet = 'M12 16h72q8 0 8 8v50q0 8-8 8H12q-8 0-8-8V24q0-8 8-8Z';
const sheet = 'M20 6h56q10 0 10 10v64q0 10-10 10H20q-10 0-10-10V16Q10 6 20 6Z';
const otherIcons = 'M20 17h13v13H20ZM42 17h13v13H42ZM64 17h13v13H64ZM20 40h13v13H20ZM20 63h13v13H20Z';

const atTop = { frame: phone, bar: 'M30 20h36' };
const atFoot = { frame: phone, bar: 'M30 80h36' };

const places: Record<IosInstallMethod, { frame: string; bar: string; spot: [number, number] }> = {
	'safari-iphone': { ...atFoot, spot: [48, 74] },
	'safari-ipad': { frame: tablet, bar: 'M14 28h46', spot: [74, 28] },
	chrome: { ...atTop, spot: [66, 22] },
	firefox: { frame: phone, bar: 'M30 80h20', spot: [48, 42] },
	elsewhere: { ...atTop, spot: [48, 52] },
};
