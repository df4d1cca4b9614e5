import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/**
 * A date without a time, as text on both sides. Whether it is a day of the calendar the use case says, so that both
 * doors refuse it in the same words.
 */
export const CalendarDate = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A date of the calendar, YYYY-MM-DD.',
  serialize: (value) => String(value),
  parseValue: textOnly,
  parseLiteral: (node) => textOnly(node.kind === Kind.STRING ? node.value : undefined),
});

function textOnly(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new GraphQLError('A date must look like 2026-03-08.');
}
