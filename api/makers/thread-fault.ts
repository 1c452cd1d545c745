import { type FaultKind, MakerFault } from './providers/provider.ts';
import { ThreadFailed } from './threads.ts';

const kindOf: Record<ThreadFailed['reason'], FaultKind> = {
	crashed: 'broken',
	'too slow': 'too-slow',
	closed: 'unreachable',
	failed: 'unusable',
};

/** For a `catch`: work that a thread did not do, as the fault of the maker it was done for. Other errors go through. */
export function asFaultOf(maker: string): (error: unknown) => never {
	return (error) => {
		if (error instanceof ThreadFailed) throw new MakerFault(kindOf[error.reason], maker, error);
		throw error;
	};
}
