import type { EntityManager } from '@mikro-orm/postgresql';
import { readTimezone } from '../../organization/index.js';
import { formatInstant, formatInstants } from '../../scheduling/index.js';

type DescribeTimes = (from: Date, to: Date | null) => string;

/** Says exactly when a record was, in the time zone of its day: `Wed, Jul 15, 9:00:37 AM to 5:00 PM`. */
export async function readTimesDescriber(em: EntityManager, now: Date): Promise<DescribeTimes> {
  const reading = { timezone: await readTimezone(em), now };
  return (from, to) => (to ? formatInstants(from, to, reading, 'exact') : formatInstant(from, reading, 'exact'));
}
