import { useSession } from '@timetrack/contracts';

/** The zone in which times are entered and shown: the organization's, never the browser's. */
export function useTimeZone(): string {
  return useSession().user.organization.timezoneInForce;
}
