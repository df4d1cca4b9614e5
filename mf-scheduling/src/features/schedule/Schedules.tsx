import { Schedule } from './Schedule.js';

/** For those who plan: everybody's shifts, drafts too. */
export function Schedules() {
  return <Schedule title="Schedule" description="Manage team schedules and assignments" manages />;
}
