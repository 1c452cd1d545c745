type Labels = Readonly<Record<string, string>>;
/** `suffix`: of the name, for the parts of a histogram. */
type Sample = { labels: Labels; value: number; suffix?: string };
export type Metric = { name: string; help: string; type: 'counter' | 'gauge' | 'histogram'; samples: Sample[] };

/** The text format of Prometheus, version 0.0.4. Each sample has the label `node`. */
export function exposition(metrics: readonly Metric[], node: string): string {
	return metrics.map((metric) => `${textOf(metric, node)}\n`).join('');
}

function textOf({ name, help, type, samples }: Metric, node: string): string {
	const lines = samples.map(
		({ labels, value, suffix = '' }) => `${name}${suffix}{${labelsText({ ...labels, node })}} ${value}`,
	);
	return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n');
}

function labelsText(labels: Labels): string {
	return Object.entries(labels)
		.map(
			([name, value]) => `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`,
		)
		.join(',');
}

/** A number for each combination of labels that only grows. */
export class Counter {
	readonly #name: string;
	readonly #help: string;
	readonly #samples = new Map<string, Sample>();

	constructor(name: string, help: string) {
		this.#name = name;
		this.#help = help;
	}

	add(labels: Labels): void {
		const sample = entryOf(this.#samples, labels, () => ({ labels, value: 0 }));
		sample.value++;
	}

	metric(): Metric {
		return { name: this.#name, help: this.#help, type: 'counter', samples: [...this.#samples.values()] };
	}
}

type Observations = { labels: Labels; sum: number; count: number; below: number[] };

/** How many observations were up to each bound, with their sum and number. */
export class Histogram {
	readonly #name: string;
	readonly #help: string;
	readonly #bounds: readonly number[];
	readonly #observations = new Map<string, Observations>();

	constructor(name: string, help: string, bounds: readonly number[]) {
		this.#name = name;
		this.#help = help;
		this.#bounds = bounds;
	}

	observe(labels: Labels, value: number): void {
		const empty = () => ({ labels, sum: 0, count: 0, below: this.#bounds.map(() => 0) });
		const observed = entryOf(this.#observations, labels, empty);
		observed.sum += value;
		observed.count++;
		for (const [i, bound] of this.#bounds.entries()) if (value <= bound) observed.below[i]!++;
	}

	metric(): Metric {
		const samples = [...this.#observations.values()].flatMap(({ labels, sum, count, below }): Sample[] => [
			...this.#bounds.map((bound, i) => ({
				...{ labels: { ...labels, le: String(bound) }, value: below[i] ?? 0, suffix: '_bucket' },
			})),
			{ labels: { ...labels, le: '+Inf' }, value: count, suffix: '_bucket' },
			{ labels, value: sum, suffix: '_sum' },
			{ labels, value: count, suffix: '_count' },
		]);
		return { name: this.#name, help: this.#help, type: 'histogram', samples };
	}
}

function entryOf<Value>(map: Map<string, Value>, labels: Labels, create: () => Value): Value {
	const key = JSON.stringify(labels);
	const found = map.get(key);
	if (found !== undefined) return found;
	const created = create();
	map.set(key, created);
	return created;
}
