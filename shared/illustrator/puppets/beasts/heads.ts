import { twin } from '../kit/paths.ts';
import type { HeadShape, Species } from './species.ts';

export type HeadForm = { rx: number; ry: number; d: string; eyeY: number; gap: number; muzzleY: number; eye: number };

/** Outline of a head round (0,0), and where its eyes and muzzle sit. */
export function headForm(shape: HeadShape, species: Species): HeadForm {
	const form = forms[shape];
	return { ...form, gap: species.gap ?? form.gap };
}

const forms: Record<HeadShape, HeadForm> = {
	round: {
		rx: 205,
		ry: 184,
		eyeY: -20,
		gap: 80,
		muzzleY: 66,
		eye: 41,
		d: twin([
			[0, -184],
			[110, -164],
			[186, -80],
			[206, 20],
			[172, 118],
			[92, 172],
			[0, 184],
		]),
	},
	tufted: {
		rx: 214,
		ry: 176,
		eyeY: -18,
		gap: 80,
		muzzleY: 64,
		eye: 41,
		d: 'M-166 -70C-130 -206 130 -206 166 -70Q182 -22 214 24Q196 26 186 40Q206 62 216 92Q184 94 168 106Q172 122 170 138Q110 176 0 178Q-110 176 -170 138Q-172 122 -168 106Q-184 94 -216 92Q-206 62 -186 40Q-196 26 -214 24Q-182 -22 -166 -70z',
	},
	long: {
		rx: 168,
		ry: 208,
		eyeY: -46,
		gap: 82,
		muzzleY: 104,
		eye: 40,
		d: twin([
			[0, -208],
			[96, -190],
			[158, -110],
			[166, -20],
			[140, 70],
			[132, 140],
			[84, 202],
			[0, 214],
		]),
	},
	wide: {
		rx: 208,
		ry: 186,
		eyeY: -50,
		gap: 84,
		muzzleY: 84,
		eye: 40,
		d: twin([
			[0, -184],
			[100, -168],
			[160, -92],
			[176, -10],
			[208, 84],
			[170, 160],
			[80, 188],
			[0, 190],
		]),
	},
	flat: {
		rx: 214,
		ry: 152,
		eyeY: -18,
		gap: 84,
		muzzleY: 58,
		eye: 41,
		d: twin([
			[0, -146],
			[104, -136],
			[180, -70],
			[214, 26],
			[186, 104],
			[100, 148],
			[0, 156],
		]),
	},
};
