type Column = Uint8Array | Uint32Array | Int32Array | Float64Array;

/** The column itself, or a longer one with the same content; it grows by half, so that this is rare. */
export function withRoom<Kind extends Column>(column: Kind, slots: number): Kind {
	if (slots <= column.length) return column;
	const Longer = column.constructor as new (length: number) => Kind;
	const longer = new Longer(Math.max(slots, Math.ceil(column.length * 1.5)));
	longer.set(column);
	return longer;
}
