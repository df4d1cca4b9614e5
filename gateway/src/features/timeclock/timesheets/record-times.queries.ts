import type { EntityManager } from '@mikro-orm/postgresql';
import { dateAt, findRulesInForce, readRuleTimeline } from '../../organization/index.js';
import { formatInstant, formatInstants } from '../../scheduling/index.js';

type DescribeTimes = (from: Date, to: Date | null) => string;

/**
 * Says when a record was, in the time zone of its day: `Wed, Jul 15, 9:00:37 AM to 5:00 PM`. The zone is named where another one
 * is in force now.
 */
export async function readTimesDescriber(
  em: EntityManager,
  { organizationId, now }: { readonly organizationId: string; readonly now: Date },
): Promise<DescribeTimes> {
  const timeline = await readRuleTimeline(em, organizationId);
  const zoneAt = (instant: Date) => findRulesInForce(timeline, dateAt(timeline, instant)).timezone;
  return (from, to) => {
    const zone = zoneAt(from);
    const times = to ? formatInstants(from, to, zone, 'exact') : formatInstant(from, zone, 'exact');
    return zone === zoneAt(now) ? times : `${times} ${nameOfZone(zone, from)}`;
  };
}

/** `MST`, or `GMT+1` where the zone has no name in English. */
function nameOfZone(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
