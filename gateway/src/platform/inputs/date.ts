import { GraphQLISODateTime } from 'type-graphql';
import { z } from 'zod';
import { CalendarDate } from '../graphql/schema/scalars.js';
import { graphqlTypeOf } from '../graphql/schema/types-from-zod.js';

/** A calendar date, `2026-03-08`. `label` starts the messages: `Start date is required`. */
export function calendarDate(label: string) {
  const date = z.iso
    .date({
      error: ({ input }) =>
        input === undefined || input === null || input === ''
          ? `${label} is required`
          : `${label} must be a date such as 2026-03-08`,
    })
    .refine((text) => text >= '1970-01-01' && text < '2200-01-01', `${label} must lie between 1970 and 2199`);
  return graphqlTypeOf(date, () => CalendarDate);
}

interface InstantMessages {
  readonly missing: string;
  readonly unreadable: string;
}

/** Instants outside this range are rejected as mistakes. Time zone rules are unreliable there anyway. */
const earliest = new Date('1970-01-01T00:00:00Z');
const latest = new Date('2200-01-01T00:00:00Z');

/** GraphQL's DateTimeISO requires seconds as well: `2026-03-08T09:00:00-07:00`. */
const withSeconds = /T\d\d:\d\d:\d\d/;

/** RFC 3339, 5.6 allows lowercase `t` and `z`, and so does GraphQL's DateTimeISO. */
const toUpperCase = (given: unknown) => (typeof given === 'string' ? given.toUpperCase() : given);

/** An instant: text in REST, a Date in GraphQL. */
export function instant({ missing, unreadable }: InstantMessages) {
  const written = z.iso.datetime({ offset: true }).regex(withSeconds);
  // preprocess accepts unknown input. The type states what callers should send.
  const text = z.preprocess(
    toUpperCase,
    written.transform((iso) => new Date(iso)),
  ) as unknown as z.ZodType<Date, string>;
  const schema = z
    .union([text, z.date()], {
      error: ({ input }) => (input === undefined || input === null || input === '' ? missing : unreadable),
    })
    .refine((at) => at >= earliest && at < latest, unreadable);
  return graphqlTypeOf(schema, () => GraphQLISODateTime);
}
