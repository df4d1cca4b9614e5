import { Schedule } from './Schedule.js';

/** The planners' screen: the shifts of all people, with drafts. */
export function Schedules() {
  return <Schedule title="Schedule" description="Manage team schedules and assignments" manages />;
}

/** The worker's screen: their own shifts, read-only. */
export function MySchedule() {
  return <Schedule title="My Schedule" description="View your assigned work schedules" manages={false} />;
}
