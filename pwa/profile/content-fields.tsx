import { type Ref, useState } from 'react';
import type { User, WhenOffline } from '../../shared/contract/user.ts';
import { ageGroupFor } from '../../shared/rules/ages.ts';
import { limits } from '../../shared/rules/limits.ts';
import { tellsOffline } from '../../shared/rules/tells-offline.ts';
import { genres } from '../../shared/words/genres.ts';
import { useServerStoryteller } from '../local/library/server-makers.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { Chip } from '../ui/forms/chip.tsx';
import { SelectField } from '../ui/forms/select-field.tsx';
import { GenreEmblem } from '../ui/genre-emblem.tsx';
import { Notice } from '../ui/notice.tsx';
import { titleCase } from '../ui/title-case.ts';
import styles from './content-fields.module.css';
import { type ContentForm, highestRating, withGenre } from './content-form.ts';
import { TopicsField } from './topics-field.tsx';

const ratings = Array.from({ length: limits.ratingMax }, (_, below) => below + 1);

type Props = { user: User; form: ContentForm; onChange: (form: ContentForm) => void; topicRef?: Ref<HTMLInputElement> };

/** The allowed genres, the highest age rating and the disabled topics of a profile. */
export function ContentFields({ user, form, onChange, topicRef }: Props) {
	const isChild = user.role === 'child';
	return (
		<div className={styles.fields}>
			<GenreGroup user={user} form={form} onChange={onChange} />
			{isChild && form.genres.length === 0 && (
				<Notice tone="warning">Without a genre, {user.profile.name} cannot begin a new story.</Notice>
			)}
			<SelectField
				label="Maximum age rating"
				className={styles.rating}
				hint={isChild ? 'Up to the child’s own age.' : 'New stories are held to it.'}
				value={form.rating}
				onChange={(event) => onChange({ ...form, rating: Number(event.target.value) })}
			>
				{ratings.slice(0, highestRating(user)).map((rating) => (
					<option key={rating} value={rating}>
						{rating}
					</option>
				))}
			</SelectField>
			<TopicsField form={form} onChange={onChange} inputRef={topicRef} />
			{!isChild && <WhenOfflineField form={form} onChange={onChange} user={user} />}
			{isChild && (
				<Checkbox
					checked={form.choicesAsPictures ?? isSmall(user)}
					onChange={(event) => onChange({ ...form, choicesAsPictures: event.target.checked })}
				>
					Choices as pictures
				</Checkbox>
			)}
		</div>
	);
}

/** Who tells without network. A parent who chose nothing sees what holds. Nothing where the server takes no told chapters. */
function WhenOfflineField({ form, onChange, user }: Props) {
	const storyteller = useServerStoryteller();
	if (storyteller === undefined) return null;
	const tells = tellsOffline({ settings: { ...user.settings, whenOffline: form.whenOffline } }, storyteller);
	return (
		<SelectField
			label="When there is no network"
			className={styles.rating}
			hint="For the whole family."
			value={tells ? 'tell-here' : 'wait'}
			onChange={(event) => onChange({ ...form, whenOffline: event.target.value as WhenOffline })}
		>
			<option value="tell-here">Tell on this tablet</option>
			<option value="wait">Wait for the storyteller</option>
		</SelectField>
	);
}

/** Whether a child without an own setting finds pictures: in its stories, which are for readers from 3 to 5. */
function isSmall({ profile }: User): boolean {
	return profile.age !== null && ageGroupFor(profile.age) === '3-5';
}

function GenreGroup({ user, form, onChange }: Props) {
	// Collapsed for a parent on a phone: thirty genres would push the children two viewports down. A child's editor was
	// opened on purpose.
	const [isCollapsed] = useState(() => user.role !== 'child' && matchMedia('(max-width: 30rem)').matches);
	const chips = <GenreChips form={form} onChange={onChange} />;
	return (
		<fieldset className={styles.group}>
			<legend>Allowed genres</legend>
			<div className={styles.summary}>
				<span>
					{form.genres.length} of {genres.length}
				</span>
				<Button look="bare" onClick={() => onChange({ ...form, genres })}>
					Allow all
				</Button>
				<Button look="bare" onClick={() => onChange({ ...form, genres: [] })}>
					Allow none
				</Button>
			</div>
			{isCollapsed ? (
				<details className={styles.collapsed}>
					<summary>Choose genres</summary>
					{chips}
				</details>
			) : (
				chips
			)}
		</fieldset>
	);
}

function GenreChips({ form, onChange }: Omit<Props, 'user'>) {
	return (
		<div className={styles.chips}>
			{genres.map((genre) => {
				const pressed = form.genres.includes(genre);
				return (
					<Chip
						key={genre}
						pressed={pressed}
						onClick={() => onChange({ ...form, genres: withGenre(form.genres, genre) })}
					>
						{!pressed && <GenreEmblem genre={genre} />}
						{titleCase(genre)}
					</Chip>
				);
			})}
		</div>
	);
}
