import { GraphQLISODateTime } from 'type-graphql';
import { z } from 'zod';
import { CalendarDate } from '../graphql/schema/date.scalar.js';
import { graphqlTypeOf } from '../graphql/schema/graphql-types.js';

/** A day of the calendar, `2026-03-08`. `label` begins the messages: `Start date is required`. */
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

/** From and until when an instant is one that anybody could mean; beyond, calendars and timezones are guesswork. */
const earliest = new Date('1970-01-01T00:00:00Z');
const latest = new Date('2200-01-01T00:00:00Z');

/** With a zone, and with seconds, as the DateTimeISO of GraphQL wants them too: `2026-03-08T09:00:00-07:00`. */
const withSeconds = /T\d\d:\d\d:\d\d/;

/** RFC 3339, 5.6 lets `t` and `z` be small letters, and the DateTimeISO of GraphQL reads them. */
const inCapitals = (given: unknown) => (typeof given === 'string' ? given.toUpperCase() : given);

/** An instant: text through REST, a Date through GraphQL. */
export function instant({ missing, unreadable }: InstantMessages) {
  const written = z.iso.datetime({ offset: true }).regex(withSeconds);
  // preprocess takes anything; the type says what it makes sense to send.
  const text = z.preprocess(
    inCapitals,
    written.transform((iso) => new Date(iso)),
  ) as unknown as z.ZodType<Date, string>;
  const schema = z
    .union([text, z.date()], {
      error: ({ input }) => (input === undefined || input === null || input === '' ? missing : unreadable),
    })
    .refine((at) => at >= earliest && at < latest, unreadable);
  return graphqlTypeOf(schema, () => GraphQLISODateTime);
}
