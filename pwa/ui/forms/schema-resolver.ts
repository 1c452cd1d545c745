import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Validates a form with a schema, which may depend on the values. Each field shows its first issue. What is submitted are the
 * values of the fields, not the output of the schema.
 */
export function schemaResolver<Values extends FieldValues>(
	schemaFor: (values: Values) => z.ZodMiniType<unknown, Values>,
): Resolver<Values> {
	return (values, context, options) =>
		standardSchemaResolver<Values, unknown, unknown>(schemaFor(values), undefined, { raw: true })(
			values,
			context,
			options,
		);
}
