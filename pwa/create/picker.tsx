import { type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/forms/chip.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Modal } from '../ui/modal.tsx';
import { titleCase } from '../ui/title-case.ts';
import styles from './picker.module.css';

type PickerProps<Item extends string> = { label: string; items: readonly Item[] };
type SinglePickerProps<Item extends string> = PickerProps<Item> & {
	selected: Item | null;
	/** An icon for an item, before its name. */
	icon?: (item: Item) => ReactNode;
	onSelect: (item: Item) => void;
};
type MultiPickerProps<Item extends string> = PickerProps<Item> & {
	selected: readonly Item[];
	max: number;
	onSelect: (items: readonly Item[]) => void;
};

/** A field that opens a searchable list and selects one item. */
export function SinglePicker<Item extends string>({ label, items, selected, icon, onSelect }: SinglePickerProps<Item>) {
	const [open, setOpen] = useState(false);
	const select = (item: Item) => {
		onSelect(item);
		setOpen(false);
	};
	return (
		<>
			<PickerButton
				label={label}
				value={selected && titleCase(selected)}
				icon={selected && icon?.(selected)}
				onClick={() => setOpen(true)}
			/>
			<Modal open={open} onClose={() => setOpen(false)} title={label}>
				<ItemList label={label} items={items} icon={icon} isSelected={(item) => item === selected} onPress={select} />
			</Modal>
		</>
	);
}

/** A field that selects up to `max` items. The list stays open until Done. */
export function MultiPicker<Item extends string>({ label, items, selected, max, onSelect }: MultiPickerProps<Item>) {
	const [open, setOpen] = useState(false);
	const close = () => setOpen(false);
	const toggle = (item: Item) =>
		onSelect(selected.includes(item) ? selected.filter((other) => other !== item) : [...selected, item]);
	const actions = (
		<>
			<Button look="quiet" onClick={close}>
				Close
			</Button>
			<Button onClick={close}>Done</Button>
		</>
	);
	return (
		<>
			<PickerButton label={label} value={selected.map(titleCase).join(', ')} onClick={() => setOpen(true)} />
			<Modal open={open} onClose={close} title={label} actions={actions}>
				<p role="status" className={styles.count}>
					{selected.length} of {max} chosen
				</p>
				<ItemList
					label={label}
					items={items}
					isSelected={(item) => selected.includes(item)}
					isDisabled={(item) => selected.length >= max && !selected.includes(item)}
					onPress={toggle}
				/>
			</Modal>
		</>
	);
}

type PickerButtonProps = { label: string; value: string | null; icon?: ReactNode; onClick: () => void };

function PickerButton({ label, value, icon, onClick }: PickerButtonProps) {
	const id = useId();
	return (
		<div className={styles.field}>
			<label id={`${id}-label`} htmlFor={id} className={styles.label}>
				{label}
			</label>
			<button
				type="button"
				id={id}
				className={styles.button}
				aria-haspopup="dialog"
				aria-labelledby={`${id}-label ${id}-shown`}
				onClick={onClick}
			>
				{icon}
				<span id={`${id}-shown`} className={value ? styles.value : styles.placeholder}>
					{value || 'Choose…'}
				</span>
				<Icon name="search" className={styles.searchIcon} />
			</button>
		</div>
	);
}

type ItemListProps<Item extends string> = PickerProps<Item> & {
	icon?: ((item: Item) => ReactNode) | undefined;
	isSelected: (item: Item) => boolean;
	isDisabled?: (item: Item) => boolean;
	onPress: (item: Item) => void;
};

function ItemList<Item extends string>({ label, items, icon, isSelected, isDisabled, onPress }: ItemListProps<Item>) {
	const [search, setSearch] = useState('');
	// Sorted once, when the list opens: an item must not move away from under a pointer.
	const [selectedFirst] = useState(() => items.toSorted((a, b) => Number(isSelected(b)) - Number(isSelected(a))));
	const query = search.trim().toLowerCase();
	const found = selectedFirst.filter((item) => titleCase(item).toLowerCase().includes(query));
	return (
		<div className={styles.list}>
			<TextField
				label={`Search ${label.toLowerCase()}`}
				hideLabel
				icon="search"
				type="search"
				placeholder="Search…"
				className={styles.search}
				value={search}
				onChange={(event) => setSearch(event.target.value)}
			/>
			<ul className={styles.items} aria-label={label}>
				{found.map((item) => (
					<li key={item}>
						<Chip pressed={isSelected(item)} disabled={isDisabled?.(item)} onClick={() => onPress(item)}>
							{icon && !isSelected(item) && icon(item)}
							{titleCase(item)}
						</Chip>
					</li>
				))}
			</ul>
			<p role="status">{found.length === 0 && 'Nothing is called that. Try another word.'}</p>
		</div>
	);
}
