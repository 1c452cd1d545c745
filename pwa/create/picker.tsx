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
	chosen: Item | null;
	/** An icon for an item, before its name. */
	sign?: (item: Item) => ReactNode;
	onChoose: (item: Item) => void;
};
type MultiPickerProps<Item extends string> = PickerProps<Item> & {
	chosen: readonly Item[];
	most: number;
	onChoose: (items: readonly Item[]) => void;
};

/** A field that opens a searchable list and selects one item. */
export function SinglePicker<Item extends string>({ label, items, chosen, sign, onChoose }: SinglePickerProps<Item>) {
	const [open, setOpen] = useState(false);
	const choose = (item: Item) => {
		onChoose(item);
		setOpen(false);
	};
	return (
		<>
			<PickerButton
				label={label}
				shown={chosen && titleCase(chosen)}
				sign={chosen && sign?.(chosen)}
				onClick={() => setOpen(true)}
			/>
			<Modal open={open} onClose={() => setOpen(false)} title={label}>
				<ItemList label={label} items={items} sign={sign} isChosen={(item) => item === chosen} onPress={choose} />
			</Modal>
		</>
	);
}

/** A field that selects up to `max` items. The list stays open until Done. */
export function MultiPicker<Item extends string>({ label, items, chosen, most, onChoose }: MultiPickerProps<Item>) {
	const [open, setOpen] = useState(false);
	const close = () => setOpen(false);
	const toggle = (item: Item) =>
		onChoose(chosen.includes(item) ? chosen.filter((other) => other !== item) : [...chosen, item]);
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
			<PickerButton label={label} shown={chosen.map(titleCase).join(', ')} onClick={() => setOpen(true)} />
			<Modal open={open} onClose={close} title={label} actions={actions}>
				<p role="status" className={styles.count}>
					{chosen.length} of {most} chosen
				</p>
				<ItemList
					label={label}
					items={items}
					isChosen={(item) => chosen.includes(item)}
					isBarred={(item) => chosen.length >= most && !chosen.includes(item)}
					onPress={toggle}
				/>
			</Modal>
		</>
	);
}

type PickerButtonProps = { label: string; shown: string | null; sign?: ReactNode; onClick: () => void };

function PickerButton({ label, shown, sign, onClick }: PickerButtonProps) {
	const id = useId();
	return (
		<div className={styles.field}>
			<label id={`${id}-label`} htmlFor={id} className={styles.label}>
				{label}
			</label>
			<button
				type="button"
				id={id}
				className={styles.face}
				aria-haspopup="dialog"
				aria-labelledby={`${id}-label ${id}-shown`}
				onClick={onClick}
			>
				{sign}
				<span id={`${id}-shown`} className={shown ? styles.shown : styles.nothing}>
					{shown || 'Choose…'}
				</span>
				<Icon name="search" className={styles.glass} />
			</button>
		</div>
	);
}

type ItemListProps<Item extends string> = PickerProps<Item> & {
	sign?: ((item: Item) => ReactNode) | undefined;
	isChosen: (item: Item) => boolean;
	isBarred?: (item: Item) => boolean;
	onPress: (item: Item) => void;
};

function ItemList<Item extends string>({ label, items, sign, isChosen, isBarred, onPress }: ItemListProps<Item>) {
	const [search, setSearch] = useState('');
	// Sorted once, when the list opens: an item must not move away from under a pointer.
	const [chosenFirst] = useState(() => items.toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a))));
	const wanted = search.trim().toLowerCase();
	const found = chosenFirst.filter((item) => titleCase(item).toLowerCase().includes(wanted));
	return (
		<div className={styles.choices}>
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
						<Chip pressed={isChosen(item)} disabled={isBarred?.(item)} onClick={() => onPress(item)}>
							{sign && !isChosen(item) && sign(item)}
							{titleCase(item)}
						</Chip>
					</li>
				))}
			</ul>
			<p role="status">{found.length === 0 && 'Nothing is called that. Try another word.'}</p>
		</div>
	);
}
