import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { comfortSteps, type ReadingComfort, usualSteps } from '../../../shared/contract/comfort.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './comfort-panel.module.css';
import { useLetters } from './letters.ts';
import { useComfort } from './use-comfort.ts';

const letterNames = {
	andika: 'Andika',
	atkinson: 'Atkinson Hyperlegible Next',
	opendyslexic: 'OpenDyslexic',
} as const;
const paperNames = { day: 'Day', cream: 'Cream', night: 'Night', contrast: 'High contrast' } as const;
const sizeNames = ['Small', 'Usual', 'Large', 'Larger', 'Largest'] as const;
const spacingNames = ['Usual', 'Wide', 'Widest'] as const;
const widthNames = ['Narrow', 'Usual', 'Wide'] as const;

type Props = { button: RefObject<HTMLElement | null>; onClose: () => void };

/** Changes how stories look while they are seen: a sheet at the foot of a phone, beside the button on a tablet. */
export default function ComfortPanel({ button, onClose }: Props) {
	const panel = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	const { comfort, change } = useChanges();
	const areLettersMissing = useLetters(comfort.letters);
	useDismissal(panel, button, onClose);
	const {
		letters = 'andika',
		size = usualSteps.size,
		spacing = usualSteps.spacing,
		width = usualSteps.width,
	} = comfort;
	// In the body: the bar, with its filter, would be the window of what is fixed in it.
	return createPortal(
		<dialog ref={panel} className={styles.panel} aria-labelledby={titleId}>
			<div className={styles.header}>
				<h2 id={titleId}>Reading comfort</h2>
				<IconButton icon="close" label="Close" onClick={onClose} />
			</div>
			<div className={styles.settings}>
				<Setting name="Letters">
					{entriesOf(letterNames).map(([value, name]) => (
						<Option key={value} of="letters" checked={letters === value} onChoose={() => change({ letters: value })}>
							{name}
						</Option>
					))}
				</Setting>
				{areLettersMissing && (
					<p role="status" className={styles.note}>
						These letters come as soon as this tablet is online again.
					</p>
				)}
				<Steps setting="size" names={sizeNames} step={size} onChoose={(size) => change({ size })}>
					{(name, step) => (
						<>
							<span aria-hidden="true" style={{ fontSize: `${0.8 + step * 0.16}rem` }}>
								A
							</span>
							<span className="visually-hidden">{name}</span>
						</>
					)}
				</Steps>
				<Steps setting="spacing" names={spacingNames} step={spacing} onChoose={(spacing) => change({ spacing })} />
				<Steps setting="width" names={widthNames} step={width} onChoose={(width) => change({ width })} />
				<Setting name="Paper">
					{entriesOf(paperNames).map(([value, name]) => (
						<Option
							key={value}
							of="paper"
							paper={value}
							checked={comfort.paper === value}
							onChoose={() => change({ paper: value })}
						>
							{name}
						</Option>
					))}
				</Setting>
				<Button look="bare" icon="retry" disabled={Object.keys(comfort).length === 0} onClick={() => change(null)}>
					The usual look
				</Button>
			</div>
		</dialog>,
		document.body,
	);
}

/** The panel's own state: a second change may come before the first one is read from the library. Null takes all back. */
function useChanges() {
	const { comfort: stored, store } = useComfort();
	const [comfort, setComfort] = useState(stored);
	const change = (part: ReadingComfort | null) => {
		const next = part ? { ...comfort, ...part } : {};
		setComfort(next);
		store(next);
	};
	return { comfort, change };
}

type StepSetting = keyof typeof comfortSteps;
const settingNames: Record<StepSetting, string> = { size: 'Size', spacing: 'Spacing', width: 'Width' };

function Steps(props: {
	setting: StepSetting;
	names: readonly string[];
	step: number;
	onChoose: (step: number) => void;
	children?: (name: string, step: number) => ReactNode;
}) {
	const { setting, names, step, onChoose, children } = props;
	return (
		<Setting name={settingNames[setting]}>
			{names.slice(0, comfortSteps[setting]).map((name, index) => (
				<Option key={name} of={setting} checked={step === index + 1} onChoose={() => onChoose(index + 1)}>
					{children ? children(name, index + 1) : name}
				</Option>
			))}
		</Setting>
	);
}

function Setting({ name, children }: { name: string; children: ReactNode }) {
	return (
		<fieldset className={styles.setting}>
			<legend>{name}</legend>
			<div className={styles.options}>{children}</div>
		</fieldset>
	);
}

function Option(props: {
	of: keyof ReadingComfort;
	paper?: keyof typeof paperNames;
	checked: boolean;
	onChoose: () => void;
	children: ReactNode;
}) {
	const { of, paper, checked, onChoose, children } = props;
	return (
		<label className={styles.option} data-paper-of={paper}>
			<input type="radio" name={`comfort-${of}`} checked={checked} onChange={onChoose} />
			<span>
				{paper && checked && <Icon name="check" />}
				{children}
			</span>
		</label>
	);
}

function entriesOf<Name extends string>(names: Readonly<Record<Name, string>>): [Name, string][] {
	return Object.entries(names) as [Name, string][];
}

/** Opens the panel without a veil over the story. Escape and a press elsewhere close it; `button` closes it by itself. */
function useDismissal(panel: RefObject<HTMLDialogElement | null>, button: Props['button'], onClose: () => void): void {
	useLayoutEffect(() => panel.current?.show(), [panel]);
	useEffect(() => {
		const ended = new AbortController();
		const { signal } = ended;
		const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
		const onPress = ({ target }: PointerEvent) => {
			const isInside = [panel, button].some(({ current }) => target instanceof Node && current?.contains(target));
			if (!isInside) onClose();
		};
		document.addEventListener('keydown', onKey, { signal });
		document.addEventListener('pointerdown', onPress, { signal });
		return () => ended.abort();
	}, [panel, button, onClose]);
}
