import { z } from 'zod';
import { graphqlTypeOf } from '../../platform/graphql/schema/types-from-zod.js';

const uncanonicalTimezone = 'Timezone must be one of the IANA timezones, such as America/Denver';

/** `America/Argentina/Buenos_Aires`, `Etc/GMT+5`, `UTC`. Temporal also accepts offsets and dates, which are not zones. */
const zonePattern = /^[a-z][\w+-]*(\/[a-z][\w+-]*)*$/i;

/** The zones that browsers still report by the name that the IANA database has replaced. */
const presentNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The zone by its present IANA name, ignoring case; undefined if it does not exist. */
function findCanonicalTimezone(name: string): string | undefined {
  if (!zonePattern.test(name)) return undefined;
  try {
    const { timeZoneId } = new Temporal.ZonedDateTime(0n, name);
    return presentNames[timeZoneId] ?? timeZoneId;
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
