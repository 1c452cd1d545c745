import { type AgeGroup, ageGroups } from '../../shared/rules/ages.ts';
import { limits } from '../../shared/rules/limits.ts';
import { characterTypes } from '../../shared/words/character-types.ts';
import { moods } from '../../shared/words/moods.ts';
import { traits } from '../../shared/words/traits.ts';
import { Chip } from '../ui/forms/chip.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { SelectField } from '../ui/forms/select-field.tsx';
import { GenreEmblem } from '../ui/genre-emblem.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './form-fields.module.css';
import { MultiPicker, SinglePicker } from './picker.tsx';
import type { StoryAuthor } from './story-author.ts';
import { genders, nameError, type StoryForm } from './story-form.ts';

type Props = { form: StoryForm; onChange: (part: Partial<StoryForm>) => void };

/** Genre, mood and age group. */
export function StoryFields({ form, author, onChange }: Props & { author: StoryAuthor }) {
	return (
		<Panel aria-labelledby="the-story">
			<h2 id="the-story" className={styles.heading}>
				The story
			</h2>
			<div className={styles.threeColumns}>
				<SinglePicker
					label="Genre"
					items={author.genres}
					selected={form.genre}
					icon={(genre) => <GenreEmblem genre={genre} />}
					onSelect={(genre) => onChange({ genre })}
				/>
				<SinglePicker label="Mood" items={moods} selected={form.mood} onSelect={(mood) => onChange({ mood })} />
				<SelectField
					label="Age group"
					value={form.ageGroup ?? ''}
					disabled={author.isChild}
					hint={author.isChild && 'Follows the age in this profile.'}
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

/** Name, gender, type and traits of the hero. */
export function HeroFields({ form, onChange }: Props) {
	return (
		<Panel aria-labelledby="the-hero">
			<h2 id="the-hero" className={styles.heading}>
				The hero
			</h2>
			<div className={styles.twoColumns}>
				<TextField
					label="Character name"
					dir="auto"
					value={form.name}
					error={nameError(form.name)}
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
				<SinglePicker
					label="Character type"
					items={characterTypes}
					selected={form.type}
					onSelect={(type) => onChange({ type })}
				/>
				<MultiPicker
					label="Character traits"
					items={traits}
					selected={form.traits}
					max={limits.traitsPerHero}
					onSelect={(selected) => onChange({ traits: selected })}
				/>
			</div>
		</Panel>
	);
}
