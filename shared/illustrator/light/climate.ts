import type { Backdrop, TimeOfDay, Weather } from '../../words/scenes.ts';
import { mix } from './colour.ts';
import type { Palette } from './palette.ts';

/** The palette of a place in its weather: water tints everything, a room has lamps, grey days are grey. */
export function paletteInWeather(palette: Palette, backdrop: Backdrop, time: TimeOfDay, weather: Weather): Palette {
	return inPlace(inWeather(palette, weather), backdrop, time);
}

/** Grey days are blue rather than grey: next to warm figures a true grey looks like mud. */
const cloudColours: Record<Weather, string> = {
	clear: '#8fa6c4',
	windy: '#8fa6c4',
	cloudy: '#8fa6c4',
	rain: '#5f86ad',
	snow: '#e4ebf2',
	mist: '#a3bcd2',
};

function inWeather(palette: Palette, weather: Weather): Palette {
	const grey = { clear: 0, windy: 0.04, cloudy: 0.2, rain: 0.5, snow: 0.24, mist: 0.32 }[weather];
	if (!grey) return palette;
	const cloud = mix(palette.air, cloudColours[weather], 0.62);
	const dull = (colour: string, amount: number) => mix(colour, cloud, amount);
	return {
		...palette,
		zenith: dull(palette.zenith, grey),
		sky: dull(palette.sky, grey),
		glow: dull(palette.glow, Math.min(0.75, grey * 1.5)),
		air: dull(palette.air, grey),
		cast: weather === 'snow' ? mix(palette.cast, '#eef3fa', 0.34) : dull(palette.cast, grey * 0.75),
		key: dull(palette.key, grey * 0.5),
	};
}

/** `dark` is what the colour sinks into after sunset; the sky's own colour unless given. */
type Tint = { colour: string; sky: number; cast: number; dark?: string };

/** Places with an air of their own; all others take the weather's. */
const tints: Partial<Record<Backdrop, Tint>> = {
	underwater: { colour: '#1f93a8', sky: 0.9, cast: 0.62, dark: '#16306e' },
	cave: { colour: '#352f5e', sky: 0.86, cast: 0.42 },
	space: { colour: '#241f66', sky: 0.55, cast: 0.12 },
	moon: { colour: '#1d2450', sky: 0.5, cast: 0.1 },
	ice: { colour: '#bcd9ea', sky: 0.28, cast: 0.18 },
	clouds: { colour: '#7fb8e6', sky: 0.28, cast: 0.06 },
	desert: { colour: '#f3c583', sky: 0.16, cast: 0.14 },
	canyon: { colour: '#efb184', sky: 0.14, cast: 0.12 },
	swamp: { colour: '#6f8a63', sky: 0.25, cast: 0.18 },
	jungle: { colour: '#74b07a', sky: 0.2, cast: 0.12 },
};

const rooms: readonly Backdrop[] = ['bedroom', 'hall', 'kitchen', 'library', 'stage', 'workshop', 'circus'];

function inPlace(palette: Palette, backdrop: Backdrop, time: TimeOfDay): Palette {
	const tint = tints[backdrop];
	if (tint) return tinted(palette, tint, time);
	return rooms.includes(backdrop) ? lampLit(palette, time) : palette;
}

function tinted(palette: Palette, tint: Tint, time: TimeOfDay): Palette {
	const deep = { dawn: 0.1, day: 0, dusk: 0.25, night: 0.45 }[time];
	const hue = mix(tint.colour, tint.dark ?? palette.zenith, deep);
	return {
		...palette,
		zenith: mix(palette.zenith, hue, tint.sky),
		sky: mix(palette.sky, hue, tint.sky * 0.85),
		glow: mix(palette.glow, hue, tint.sky * 0.4),
		air: mix(palette.air, hue, tint.sky * 0.8),
		cast: mix(palette.cast, hue, tint.cast),
		dark: mix(palette.dark, hue, tint.sky * 0.1),
	};
}

/** Indoors a lamp or fire warms the dark hours; daylight is a little dimmer than outside. */
function lampLit(palette: Palette, time: TimeOfDay): Palette {
	const warm = { dawn: 0.25, day: 0.12, dusk: 0.45, night: 0.55 }[time];
	return {
		...palette,
		cast: mix(palette.cast, '#e9b98c', warm),
		key: mix(palette.key, '#ffc876', warm),
		air: mix(palette.air, '#c98f62', warm * 0.7),
	};
}
