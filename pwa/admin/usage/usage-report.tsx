import { type ReactNode, useId, useState } from 'react';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { titleCase } from '../../ui/title-case.ts';
import { DailyChart } from './daily-chart.tsx';
import styles from './usage-report.module.css';
import { byDay, byMaker, type Figures, type Line, makerKey, sumLines } from './usage-sums.ts';
import { UsageTable } from './usage-table.tsx';
import { columns, formatDay, makerText } from './usage-text.ts';

/** The usage: totals, by maker, and by day for all makers or one. */
export function UsageReport({ lines }: { lines: readonly Line[] }) {
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
