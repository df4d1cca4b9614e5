import { Schedule } from './Schedule.js';

/** For a worker: their own shifts, to look at. */
export function MySchedule() {
  return <Schedule title="My Schedule" description="View your assigned work schedules" manages={false} />;
}
