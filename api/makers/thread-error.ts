import { MakerError, type MakerErrorKind } from './providers/provider.ts';
import { ThreadError } from './threads.ts';

const errorKinds: Record<ThreadError['reason'], MakerErrorKind> = {
	crashed: 'broken',
	'too slow': 'too-slow',
	closed: 'unreachable',
	failed: 'unusable',
};

/** For a `catch`: work that a thread did not do, as the fault of the maker it was done for. Other errors go through. */
export function rethrowAsMakerError(maker: string): (error: unknown) => never {
	return (error) => {
		if (error instanceof ThreadError) throw new MakerError(errorKinds[error.reason], maker, error);
		throw error;
	};
}
