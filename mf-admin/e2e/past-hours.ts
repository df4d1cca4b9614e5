import { expect, type Page, type TestOrganization } from '@timetrack/testing/browser';

export interface DateRange {
  readonly startDate: string;
  readonly endDate: string;
}

/** The two weeks before the current pay period, which is the first of a new organization. They begin on a Sunday. */
export async function lastPayPeriod(owner: Page): Promise<DateRange> {
  const [current]: DateRange[] = await (await owner.request.get('/api/pay-periods')).json();
  if (!current) throw new Error('There is no current pay period');
  const twoWeeksBefore = (date: string) => Temporal.PlainDate.from(date).subtract({ weeks: 2 }).toString();
  return { startDate: twoWeeksBefore(current.startDate), endDate: twoWeeksBefore(current.endDate) };
}

/**
 * Adds a week of overtime for Walt: Monday to Friday, 10.5 hours from morning to evening in Denver, with an unpaid break
 * of half an hour, on the job if there is one. Returns the ids of the five timesheets.
 */
export async function addWeekOfOvertime(
  owner: Page,
  organization: TestOrganization,
  { startDate }: DateRange,
  jobId?: string,
): Promise<string[]> {
  const { id: userId } = await organization.add('WORKER');
  const at = (day: number, hours: number) =>
    new Date(Date.parse(startDate) + (day * 24 + hours) * 3_600_000).toISOString();
  const added: string[] = [];
  for (const day of [1, 2, 3, 4, 5]) {
    const breaks = [{ type: 'UNPAID', startAt: at(day, 18), endAt: at(day, 18.5) }];
    const data = { userId, jobId, clockInAt: at(day, 14), clockOutAt: at(day, 24.5), breaks };
    const response = await owner.request.post('/api/timesheets', { data });
    expect(response.ok(), await response.text()).toBe(true);
    added.push((await response.json()).id);
  }
  return added;
}
