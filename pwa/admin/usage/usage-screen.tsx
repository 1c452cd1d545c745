import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { adminCalls } from '../../../shared/contract/admin.ts';
import { callQuery } from '../../session/account-query-client.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { Screen } from '../../ui/screen.tsx';
import { titleCase } from '../../ui/title-case.ts';
import { RetryableFailure } from '../ui/failure.tsx';
import { Loading } from '../ui/loading.tsx';
import styles from './usage-screen.module.css';
import { byDay, byMaker, dayOf, daysUpTo, type Figures, type Line, makerKey, sumLines } from './usage-sums.ts';
import { UsageTable } from './usage-table.tsx';
import { columns, formatCount, formatDay, makerText } from './usage-text.ts';

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

/** The usage: totals, by maker, and by day for all makers or one. */
function UsageReport({ lines }: { lines: readonly Line[] }) {
	const makers = byMaker(lines).map((one) => ({ ...one, key: makerKey(one) }));
	const total = sumLines(lines);
	return (
		<>
			<UsageTotals total={total} />
			<Part title="By maker">
				<UsageTable
					caption="What each maker was asked for"
					heading="Maker"
					rows={makers.map(({ key, ...one }) => ({ ...one, key, lead: <MakerName {...one} /> }))}
					total={total}
				/>
			</Part>
			<DayByDay lines={lines} makers={makers} />
		</>
	);
}

type Makers = readonly (Pick<Line, 'role' | 'maker' | 'model'> & { key: string })[];

function DayByDay({ lines, makers }: { lines: readonly Line[]; makers: Makers }) {
	const [only, setOnly] = useState('');
	const shown = only === '' ? lines : lines.filter((line) => makerKey(line) === only);
	return (
		<Part title="By day">
			<SelectField label="Maker" value={only} onChange={({ target }) => setOnly(target.value)} className={styles.only}>
				<option value="">All makers</option>
				{makers.map((one) => (
					<option key={one.key} value={one.key}>
						{titleCase(one.role)}: {makerText(one)}
					</option>
				))}
			</SelectField>
			<DailyChart lines={shown} />
			<UsageTable
				caption="What was used on each day"
				heading="Day"
				rows={byDay(shown).map((one) => ({ ...one, key: one.day, lead: <Day day={one.day} /> }))}
				total={sumLines(shown)}
			/>
		</Part>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className={styles.part}>
			<h2 id={id}>{title}</h2>
			{children}
		</section>
	);
}

function MakerName(one: Omit<Makers[number], 'key'>) {
	return (
		<>
			{titleCase(one.role)}
			<span className={styles.model}>{makerText(one)}</span>
		</>
	);
}

function Day({ day }: Pick<Line, 'day'>) {
	return (
		<time dateTime={day} className={styles.day}>
			{formatDay(day)}
		</time>
	);
}

/** The totals of the usage. */
function UsageTotals({ total }: { total: Figures }) {
	return (
		<dl className={styles.totals}>
			{columns.map(({ name, of, format }) => (
				<div key={name} className={styles.total}>
					<dt>{name}</dt>
					<dd>{format(total[of])}</dd>
				</div>
			))}
		</dl>
	);
}

/** The days that the server reports, today included. */
const reportedDays = 31;

/** A bar for each day's calls, empty days included. Hidden from assistive technology: the table has the same figures. */
function DailyChart({ lines }: { lines: readonly Line[] }) {
	const days = byDay(lines);
	const calls = new Map(days.map((one) => [one.day, one.calls]));
	const most = Math.max(1, ...calls.values());
	// The server's day may begin before the device's.
	const last = [dayOf(Date.now()), days[0]?.day ?? ''].sort().at(-1) as string;
	const shown = daysUpTo(last, reportedDays);
	return (
		<div className={styles.chart} aria-hidden="true">
			<p>{formatCount(most)} calls</p>
			<div className={styles.bars}>
				{shown.map((day) => (
					<div key={day} className={styles.bar} style={{ blockSize: `${((calls.get(day) ?? 0) / most) * 100}%` }} />
				))}
			</div>
			<p className={styles.ends}>
				<span>{formatDay(shown[0] ?? last)}</span>
				<span>{formatDay(last)}</span>
			</p>
		</div>
	);
}
