import { useQuery } from '@tanstack/react-query';
import { adminCalls } from '../../../shared/contract/admin.ts';
import { callQuery } from '../../session/account-query-client.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Screen } from '../../ui/screen.tsx';
import { RetryableFailure } from '../ui/failure.tsx';
import { Loading } from '../ui/loading.tsx';
import { UsageReport } from './usage-report.tsx';

/** The usage of providers: what they count and charge for. */
export default function UsageScreen() {
	const { data, error, isFetching, refetch } = useQuery(callQuery(adminCalls.usage));
	return (
		<Screen title="Usage" subtitle="What providers were asked for in the last 31 days, by the calendar of UTC">
			{error && (
				<RetryableFailure
					sentence="Failed to load the usage. Please try again."
					error={error}
					busy={isFetching}
					onRetry={refetch}
				/>
			)}
			{!error && !data && <Loading />}
			{data && (data.lines.length > 0 ? <UsageReport lines={data.lines} /> : <Nothing />)}
		</Screen>
	);
}

function Nothing() {
	return (
		<EmptyState art="sapling" title="Nothing was used in the last 31 days">
			Calls to providers are counted here. The built-in makers cost nothing and are not counted.
		</EmptyState>
	);
}
