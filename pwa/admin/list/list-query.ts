import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';

export type SortOrder = 'asc' | 'desc';

/**
 * What a list is asked for, kept in the address, so that back, forward, reload and a sent link keep it. `schema` is the
 * contract's own query; what it does not take (and any `limit`) counts as not given. `change` begins at page 1 again unless
 * it names a page. A search replaces its place in the history (each letter would be a step back otherwise), other changes
 * add to it, unless `replace` says so.
 */
export function useListQuery<Query extends { page: number }>(schema: z.ZodMiniType<Query>) {
	const { search } = useLocation();
	const navigate = useNavigate();
	const query = useMemo(() => readQuery(schema, new URLSearchParams(search)), [schema, search]);
	const change = useCallback(
		(part: Partial<Query>, replace = 'search' in part) => {
			// The address itself: a change that came a moment ago is in it before this screen has rendered it.
			const now = new URLSearchParams(window.location.search);
			const next = writeQuery(schema, { ...readQuery(schema, now), page: 1, ...part });
			if (next.toString() !== now.toString()) navigate({ search: `?${next}` }, { replace });
		},
		[schema, navigate],
	);
	return { query, change };
}

/** The query that stands in the address, with the contract's defaults for all that is not given or not understood. */
export function readQuery<Query>(schema: z.ZodMiniType<Query>, params: URLSearchParams): Query {
	const given = [...params].filter(([name]) => name !== 'limit');
	const parsed = schema.safeParse(Object.fromEntries(given));
	if (parsed.success) return parsed.data;
	const faults = new Set(parsed.error.issues.map(({ path }) => path[0]));
	return schema.parse(Object.fromEntries(given.filter(([name]) => !faults.has(name))));
}

/** A query → what stands in the address: all but the defaults. */
export function writeQuery<Query extends object>(schema: z.ZodMiniType<Query>, query: Query): URLSearchParams {
	const usual = new Map<string, unknown>(Object.entries(schema.parse({})));
	const told = Object.entries(query).filter(
		([name, value]) => value !== undefined && value !== '' && value !== usual.get(name),
	);
	return new URLSearchParams(told.map(([name, value]) => [name, String(value)]));
}
