import { notifyManager, QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Call } from '../../shared/contract/call.ts';
import { send } from '../net/http.ts';
import type { RequestInput } from '../net/request.ts';
import { useSession } from './session.tsx';

// React Query notifies in a later task by default: the second click of a double click would find its button enabled.
notifyManager.setScheduler(queueMicrotask);

/**
 * The query client of screens that need the server: the admin area and parts of the profile. Stories never use it. Another
 * account gets another client, so no screen can show what the account before it has loaded.
 */
export function AccountQueryClient({ children }: { children: ReactNode }) {
	const { user } = useSession();
	return <NewQueryClient key={user?._id}>{children}</NewQueryClient>;
}

function NewQueryClient({ children }: { children: ReactNode }) {
	const [client] = useState(createQueryClient);
	return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * Screens load when they open, and again only when they ask for it. Each request is sent once, whatever the browser says of
 * the network.
 */
function createQueryClient(): QueryClient {
	const once = { networkMode: 'always', retry: false } as const;
	return new QueryClient({
		defaultOptions: {
			queries: { ...once, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
			// What was sent, such as a password, is forgotten soon after its screen.
			mutations: { ...once, gcTime: 1_000 },
		},
	});
}

/**
 * The query of a call. `data` is null until the first answer. An error stays until the next answer, also while the call is
 * repeated, and `data` stays beside it.
 */
export function callQuery<Query, Answer>(
	call: Call<Query, undefined, Answer>,
	input: RequestInput<Query, undefined> = {},
) {
	return queryOptions<Answer | null>({
		queryKey: [call.path, input],
		queryFn: () => send(call, input),
		initialData: null,
	});
}
