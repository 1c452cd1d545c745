import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '../../../shared/rules/limits.ts';
import { TextField } from '../../ui/forms/field.tsx';

/** Milliseconds between the last key press and the search (product 9.8). */
const searchDelay = 500;

type Props = { value: string | undefined; onSearch: (part: { search: string; page: number }) => void; label: string };

/** Searches `searchDelay` after the last key, or at once on Enter, from page 1. It follows `value`. */
export function SearchBox({ value = '', onSearch, label }: Props) {
	const [text, setText] = useState(value);
	const lastSearch = useRef(value);
	const search = () => {
		if (text.trim() === lastSearch.current) return;
		lastSearch.current = text.trim();
		onSearch({ search: lastSearch.current, page: 1 });
	};
	const searchLater = useEffectEvent(search);
	useEffect(() => {
		if (value !== lastSearch.current) setText(value);
		lastSearch.current = value;
	}, [value]);
	useEffect(() => {
		if (text.trim() === lastSearch.current) return;
		const timer = setTimeout(() => searchLater(), searchDelay);
		return () => clearTimeout(timer);
	}, [text]);
	const searchNow = (event: FormEvent) => {
		event.preventDefault();
		search();
	};
	return (
		<search>
			<form onSubmit={searchNow}>
				<TextField
					label={label}
					type="search"
					icon="search"
					maxLength={limits.searchLength}
					autoComplete="off"
					value={text}
					onChange={(event) => setText(event.target.value)}
				/>
			</form>
		</search>
	);
}
