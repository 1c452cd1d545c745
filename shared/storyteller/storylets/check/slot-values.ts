import type { CharacterType } from '../../../words/character-types.ts';
import { traits } from '../../../words/traits.ts';
import { heroPlaceholder } from '../../text/text.ts';
import { typeTable } from '../../words/type-words.ts';
import { fillersFor } from '../engine/casting.ts';
import { castSlots, heroSlots, obstacleSlots } from '../engine/slots.ts';
import type { Plot, Storylets } from '../format.ts';
import { checkBrief } from './check-brief.ts';

type Values = ReadonlyMap<string, readonly string[]>;

/** Every value that each slot of a plot can have: of all heroes, genres, fillers, and obstacles. */
export function slotValuesOf(plot: Plot | undefined, { genres }: Storylets): Values {
	const sets: Record<string, string>[] = [];
	for (const [at, type] of (Object.keys(typeTable) as CharacterType[]).entries())
		for (const gender of ['Male', 'Female', 'Other'] as const) {
			const trait = traits[at % traits.length];
			const brief = checkBrief('Milo', type, gender, trait ? [trait] : []);
			for (const ageGroup of ['6-8', '12+'] as const)
				sets.push(heroSlots({ ...brief, ageGroup }, typeTable[type], trait));
		}
	for (const trait of traits) sets.push(heroSlots(checkBrief('Milo', 'Fox', 'Male', [trait]), typeTable.Fox, trait));
	for (const { facts, obstacles } of Object.values(genres)) {
		for (const [role, needs] of Object.entries(plot?.roles ?? {}))
			for (const filler of fillersFor(needs, facts))
				for (const name of [role, ...aliasesOf(role, plot)]) sets.push(castSlots({ [name]: filler }));
		for (const folk of facts.folk) sets.push({ folk });
		for (const obstacle of obstacles)
			for (const way of obstacle.ways)
				sets.push(obstacleSlots('first', obstacle, way), obstacleSlots('second', obstacle, way));
	}
	sets.push({ choice: 'Follow the light.', hero: heroPlaceholder });
	const values = new Map<string, Set<string>>();
	for (const set of sets)
		for (const [slot, value] of Object.entries(set)) values.set(slot, (values.get(slot) ?? new Set()).add(value));
	return new Map([...values].map(([slot, all]) => [slot, [...all]]));
}

function aliasesOf(role: string, plot: Plot | undefined): string[] {
	return Object.entries(plot?.aliases ?? {}).flatMap(([alias, roles]) =>
		Object.values(roles).includes(role) ? [alias] : [],
	);
}
