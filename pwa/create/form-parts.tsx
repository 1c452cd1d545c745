import { type AgeGroup, ageGroups } from '../../shared/ages.ts';
import { limits } from '../../shared/limits.ts';
import { characterTypes } from '../../shared/words/character-types.ts';
import { moods } from '../../shared/words/moods.ts';
import { traits } from '../../shared/words/traits.ts';
import { Chip } from '../ui/chip.tsx';
import { TextField } from '../ui/field.tsx';
import { GenreEmblem } from '../ui/genre-emblem.tsx';
import { Panel } from '../ui/panel.tsx';
import { SelectField } from '../ui/select-field.tsx';
import styles from './form-parts.module.css';
import { PickOne, PickSeveral } from './picker.tsx';
import { genders, nameFault, type StoryForm } from './story-form.ts';
import type { WhoFor } from './who-for.ts';

type Props = { form: StoryForm; onChange: (part: Partial<StoryForm>) => void };

/** What kind of story it is to be. */
export function StoryPart({ form, who, onChange }: Props & { who: WhoFor }) {
	return (
		<Panel aria-labelledby="the-story">
			<h2 id="the-story" className={styles.heading}>
				The story
			</h2>
			<div className={styles.three}>
				<PickOne
					label="Genre"
					items={who.genres}
					chosen={form.genre}
					sign={(genre) => <GenreEmblem genre={genre} />}
					onChoose={(genre) => onChange({ genre })}
				/>
				<PickOne label="Mood" items={moods} chosen={form.mood} onChoose={(mood) => onChange({ mood })} />
				<SelectField
					label="Age group"
					value={form.ageGroup ?? ''}
					disabled={who.isChild}
					hint={who.isChild && 'Follows the age in this profile.'}
					onChange={(event) => onChange({ ageGroup: event.target.value as AgeGroup })}
				>
					{ageGroups.map((group) => (
						<option key={group} value={group}>
							{group.replace('-', '–')} years
						</option>
					))}
				</SelectField>
			</div>
		</Panel>
	);
}

/** Who it happens to. */
export function HeroPart({ form, onChange }: Props) {
	return (
		<Panel aria-labelledby="the-hero">
			<h2 id="the-hero" className={styles.heading}>
				The hero
			</h2>
			<div className={styles.two}>
				<TextField
					label="Character name"
					dir="auto"
					value={form.name}
					error={nameFault(form.name)}
					autoComplete="off"
					onChange={(event) => onChange({ name: event.target.value })}
				/>
				<fieldset className={styles.genders}>
					<legend>Gender</legend>
					{genders.map((gender) => (
						<Chip
							key={gender}
							pressed={form.gender === gender}
							onClick={() => onChange({ gender: form.gender === gender ? 'any' : gender })}
						>
							{gender}
						</Chip>
					))}
				</fieldset>
				<PickOne
					label="Character type"
					items={characterTypes}
					chosen={form.type}
					onChoose={(type) => onChange({ type })}
				/>
				<PickSeveral
					label="Character traits"
					items={traits}
					chosen={form.traits}
					most={limits.traitsPerHero}
					onChoose={(chosen) => onChange({ traits: chosen })}
				/>
			</div>
		</Panel>
	);
}
