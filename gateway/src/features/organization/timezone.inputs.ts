import { z } from 'zod';
import { graphqlTypeOf } from '../../platform/graphql/schema/graphql-types.js';

const unknownTimezone = 'Timezone must be one of the IANA timezones, such as America/Denver';

/** `America/Argentina/Buenos_Aires`, `Etc/GMT+5`, `UTC`: what Temporal takes beside these (offsets, dates) is no zone. */
const zoneForm = /^[a-z][\w+-]*(\/[a-z][\w+-]*)*$/i;

/** The zone as its database spells it, whatever the case in which somebody wrote it; undefined where there is none. */
export function knownTimezone(name: string): string | undefined {
  if (!zoneForm.test(name)) return undefined;
  try {
    return new Temporal.ZonedDateTime(0n, name).timeZoneId;
  } catch {
    return undefined;
  }
}

/** A zone that this machine knows; null takes the setting away, and the default is in force again. */
export const timezone = graphqlTypeOf(
  z
    .string({ error: unknownTimezone })
    .trim()
    .transform((text, context) => {
      const known = knownTimezone(text);
      if (known !== undefined) return known;
      context.issues.push({ code: 'custom', message: unknownTimezone, input: text });
      return z.NEVER;
    })
    .nullable(),
  () => String,
);
