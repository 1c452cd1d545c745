import type { Parts } from '../parts.ts';
import type { Ledger } from './ledger.ts';
import type { Manuscripts } from './manuscripts.ts';

/** What the work of the queue is done with. */
export type Workshop = Pick<Parts, 'config' | 'db' | 'makers' | 'media' | 'tell' | 'now'> & {
	ledger: Ledger;
	manuscripts: Manuscripts;
};
