/** Where a timesheet can be looked at, and changed by whoever may. */
export function timesheetAddress(id: string): string {
  return `/timesheets?open=${encodeURIComponent(id)}`;
}
