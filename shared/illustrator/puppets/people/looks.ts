import { lightness } from '../../light/colour.ts';
import type { Role } from '../kit/rig.ts';
import type { Beard } from './beards.ts';
import type { Detail } from './details.ts';
import type { Cut } from './garments.ts';
import { type Hairstyle, hairstyles, longHair, shortHair, underHat } from './hair.ts';
import type { Hat } from './hats.ts';
import type { PersonRole, Scheme } from './roles.ts';

/** What one person looks like, fixed by the seed and gently by gender. */
export type Looks = {
	skin: string;
	hair: Hairstyle;
	hairColour: string;
	browColour: string;
	ribbon: string;
	iris: string;
	hat: Hat;
	beard: Beard;
	scheme: Scheme;
	details: readonly Detail[];
	cut: Cut;
	freckles: boolean;
	lashes: boolean;
	eyepatch: boolean;
};

const skins = ['#fbdcc4', '#f6cdaa', '#eab98f', '#dca377', '#c68858', '#a86c43', '#8a5534', '#6b402a'] as const;
const hairColours = ['#2b2228', '#3f2a24', '#5c3a28', '#7a4a2c', '#a8642f', '#b8472f', '#dca648', '#efcf86'] as const;
/** Darker skins go with the first hair colours, as they mostly do. */
const darkHair = hairColours.slice(0, 4);
const irises = ['#5a3a24', '#4a2f20', '#7a5230', '#4f7a9c', '#5f8a5a', '#6b6f86'] as const;
const ribbons = ['#d9434a', '#3f86b8', '#e2a83b', '#5d9a56', '#a85fb0', '#46a5a0'] as const;

export function looksOf({ s, gender }: Role, person: PersonRole): Looks {
	const { chance } = s;
	const skin = chance.pick('skin', person.skins ?? skins);
	const dark = skins.indexOf(skin as (typeof skins)[number]) > 3;
	const hairColour = chance.pick('hair colour', person.hairColours ?? hairOn(skin, dark));
	const hat = person.hats ? chance.pick('hat', person.hats) : (person.hat ?? 'none');
	const womanly = gender === 'Female' || (gender !== 'Male' && chance.isBelow('womanly', 0.5));
	return {
		skin,
		hair: chance.pick('hair', hairFor(person, hat, gender)),
		hairColour,
		browColour: person.hairColours && person.beard ? '#a59f9f' : hairColour,
		ribbon: chance.pick('ribbon', ribbons),
		iris: chance.pick('iris', dark ? irises.slice(0, 3) : irises),
		hat,
		beard: shaven(person, womanly, gender) ? 'none' : (person.beard ?? 'none'),
		scheme: chance.pick('scheme', person.schemes),
		details: person.choices ? chance.pick('details', person.choices) : person.details,
		cut: person.gown && womanly && chance.isBelow('gown', 0.5) ? person.gown : person.cut,
		freckles: chance.isBelow('freckles', 0.3),
		lashes: womanly,
		eyepatch: (person.eyepatch ?? false) && chance.isBelow('eyepatch', 0.5),
	};
}

/** Hair stands out from the skin, or a child would look bald. */
function hairOn(skin: string, dark: boolean): readonly string[] {
	return (dark ? darkHair : hairColours).filter((hair) => Math.abs(lightness(hair) - lightness(skin)) > 0.13);
}

/** A long beard is what makes a wizard or a gnome, so only a heroine goes without. */
function shaven(person: PersonRole, womanly: boolean, gender: Role['gender']): boolean {
	return person.beard === 'long' ? gender === 'Female' : womanly;
}

function hairFor(person: PersonRole, hat: Hat, gender: Role['gender']): readonly Hairstyle[] {
	const offered = person.hair ?? (coversCrown(hat) ? underHat : hairstyles);
	const liked = gender === 'Male' ? shortHair : gender === 'Female' ? longHair : offered;
	const fits = offered.filter((style) => liked.includes(style));
	return fits.length ? fits : offered;
}

const coversCrown = (hat: Hat) =>
	!['none', 'headband', 'flowers', 'goggles', 'doctor', 'mask', 'circlet', 'tiara'].includes(hat);
