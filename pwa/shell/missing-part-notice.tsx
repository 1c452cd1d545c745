import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { isPartMissing, startAnew } from './missing-part.ts';

type Props = { at: string; children: ReactNode };
type State = { fault: unknown; at: string };

/** Shows, in place of a screen that is made of a missing part, that it is missing. `at`: another address is another screen. */
export class MissingPartNotice extends Component<Props, State> {
	override state: State = { fault: null, at: this.props.at };

	static getDerivedStateFromError(fault: unknown): Partial<State> {
		return { fault };
	}

	static getDerivedStateFromProps({ at }: Props, state: State): State | null {
		return at === state.at ? null : { at, fault: null };
	}

	override render(): ReactNode {
		const { fault } = this.state;
		if (!fault) return this.props.children;
		if (!isPartMissing()) throw fault;
		const again = (
			<Button look="quiet" icon="retry" onClick={() => void startAnew({ isAsked: true })}>
				Try Again
			</Button>
		);
		return (
			<Notice tone="warning" action={again}>
				This part of Everbranch is not on this device. It needs a network.
			</Notice>
		);
	}
}
