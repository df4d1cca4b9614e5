import { z } from 'zod';
import { graphqlTypeOf } from '../../platform/graphql/schema/types-from-zod.builder.js';

const uncanonicalTimezone = 'Timezone must be one of the IANA timezones, such as America/Denver';

/** `America/Argentina/Buenos_Aires`, `Etc/GMT+5`, `UTC`. Temporal also accepts offsets and dates, which are not zones. */
const zonePattern = /^[a-z][\w+-]*(\/[a-z][\w+-]*)*$/i;

/** The zone in the spelling of the IANA database, regardless of the case of the input; undefined if it does not exist. */
function findCanonicalTimezone(name: string): string | undefined {
  if (!zonePattern.test(name)) return undefined;
  try {
    return new Temporal.ZonedDateTime(0n, name).timeZoneId;
  } catch {
    return undefined;
  }
}

/** An IANA time zone; null removes the setting, so that the default applies again. */
export const timezone = graphqlTypeOf(
  z
    .string({ error: uncanonicalTimezone })
    .trim()
    .transform((text, context) => {
      const canonical = findCanonicalTimezone(text);
      if (canonical !== undefined) return canonical;
      context.issues.push({ code: 'custom', message: uncanonicalTimezone, input: text });
      return z.NEVER;
    })
    .nullable(),
  () => String,
);
