import { adminCalls } from '../../../shared/contract/admin.ts';
import { send } from '../../net/http.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Screen } from '../../ui/screen.tsx';
import { RetryableFailure } from '../ui/failure.tsx';
import { Loading } from '../ui/loading.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { UsageReport } from './usage-report.tsx';

const loadUsage = () => send(adminCalls.usage);

/** The usage of providers: what they count and charge for. */
export default function UsageScreen() {
	const { answer, busy, failed, retry } = useLoaded(loadUsage);
	return (
		<Screen title="Usage" subtitle="What providers were asked for in the last 31 days, by the calendar of UTC">
			{failed !== null && (
				<RetryableFailure
					sentence="Failed to load the usage. Please try again."
					error={failed}
					busy={busy}
					onRetry={retry}
				/>
			)}
			{failed === null && answer === null && <Loading />}
			{answer && (answer.lines.length > 0 ? <UsageReport lines={answer.lines} /> : <Nothing />)}
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
