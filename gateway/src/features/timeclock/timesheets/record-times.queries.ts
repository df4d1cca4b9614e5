import type { EntityManager } from '@mikro-orm/postgresql';
import { readTimezone } from '../../organization/index.js';
import { formatInstant, formatInstants } from '../../scheduling/index.js';

type DescribeTimes = (from: Date, to: Date | null) => string;

/** Says exactly when a record was, in the time zone of its day: `Wed, Jul 15, 9:00:37 AM to 5:00 PM`. */
export async function readTimesDescriber(em: EntityManager): Promise<DescribeTimes> {
  const timezone = await readTimezone(em);
  return (from, to) => (to ? formatInstants(from, to, timezone, 'exact') : formatInstant(from, timezone, 'exact'));
}
