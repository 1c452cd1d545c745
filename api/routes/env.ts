import type { HttpBindings } from '@hono/node-server';
import type { Reader } from '../accounts/reader.ts';

/** What the handlers of a signed-in reader find in their context. */
export type Env = { Variables: { reader: Reader; requestId: string }; Bindings: Partial<HttpBindings> };
