import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { Call } from '../../../shared/contract/call.ts';
import { send } from '../../net/http.ts';

export type SortOrder = 'asc' | 'desc';

/**
 * The query of a list, kept in the address, so that back, forward, reload and a shared link keep it. `schema` is the
 * contract's query schema; invalid parameters (and any `limit`) are ignored. `change` resets the page to 1 unless
 * it sets one. A search replaces the history entry (otherwise each letter would be a step back); other changes
 * push one, unless `replace` is true.
 */
export function useListQuery<Query extends { page: number }>(schema: z.ZodMiniType<Query>) {
	const { search } = useLocation();
	const navigate = useNavigate();
	const query = useMemo(() => readQuery(schema, new URLSearchParams(search)), [schema, search]);
	const change = useCallback(
		(part: Partial<Query>, replace = 'search' in part) => {
			// The address has a recent change before this screen has rendered it.
			const now = new URLSearchParams(window.location.search);
			const next = writeQuery(schema, { ...readQuery(schema, now), page: 1, ...part });
			if (next.toString() !== now.toString()) navigate({ search: `?${next}` }, { replace });
		},
		[schema, navigate],
	);
	return { query, change };
}

/**
 * The server's answer to a list's query. While the next one is pending (`busy`) the former stays. After a failure (`failed`:
 * the error, else null) `answer` is null.
 */
export function useList<Query, Answer>(call: Call<Query, undefined, Answer>, query: Query) {
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: [call.path, query],
		queryFn: () => send(call, { query }),
		placeholderData: keepPreviousData,
	});
	return {
		answer: error || !data ? null : data,
		busy: isFetching,
		failed: isFetching ? null : error,
		reload: () => void refetch(),
	};
}

/** The query in the address, with the contract's defaults for absent and invalid parameters. */
export function readQuery<Query>(schema: z.ZodMiniType<Query>, params: URLSearchParams): Query {
	const given = [...params].filter(([name]) => name !== 'limit');
	const parsed = schema.safeParse(Object.fromEntries(given));
	if (parsed.success) return parsed.data;
	const invalid = new Set(parsed.error.issues.map(({ path }) => path[0]));
	return schema.parse(Object.fromEntries(given.filter(([name]) => !invalid.has(name))));
}

/** The address parameters of a query, without its defaults. */
export function writeQuery<Query extends object>(schema: z.ZodMiniType<Query>, query: Query): URLSearchParams {
	const usual = new Map<string, unknown>(Object.entries(schema.parse({})));
	const params = Object.entries(query).filter(
		([name, value]) => value !== undefined && value !== '' && value !== usual.get(name),
	);
	return new URLSearchParams(params.map(([name, value]) => [name, String(value)]));
}
