import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/**
 * A date without a time, as text in both directions. The use case checks that it exists in the calendar, so that REST
 * and GraphQL reject it with the same message.
 */
export const CalendarDate = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A calendar date, YYYY-MM-DD.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  serialize: (value) => String(value),
  parseValue: requireText,
  parseLiteral: (node) => requireText(node.kind === Kind.STRING ? node.value : undefined),
});

function requireText(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new GraphQLError('A date must look like 2026-03-08.');
}
