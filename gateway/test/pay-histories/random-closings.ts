import type { HistoryOptions } from './random-events.js';
import type { SimulatedOrganization } from './simulated-organization.js';
import { addDaysTo } from './slow-calendar.js';

/** A pay period as the gateway lists it. */
export interface ListedPeriod {
  readonly startDate: string;
  readonly endDate: string;
  readonly status: 'OPEN' | 'CLOSED';
}

/** Every pay period that touches the history, earliest first. */
export async function listPeriods(
  organization: SimulatedOrganization,
  { firstDay, days }: HistoryOptions,
): Promise<ListedPeriod[]> {
  const [from, to] = [addDaysTo(firstDay, -1), addDaysTo(firstDay, days + 3)];
  const periods: ListedPeriod[] = [];
  for (let around = to; around >= from; around = addDaysTo(periods[0]?.startDate as string, -1)) {
    const earlier = await listAround(organization, around);
    periods.unshift(...earlier.filter(({ startDate }) => startDate < (periods[0]?.startDate ?? to)));
  }
  return periods.filter(({ endDate }) => endDate >= from);
}

/** The periods around a day, most of them before it. */
async function listAround({ gateway, owner }: SimulatedOrganization, day: string): Promise<ListedPeriod[]> {
  return (await gateway.rest(owner, 'GET', `/api/pay-periods?around=${day}`)).body;
}

/** Closes the first open period that is over, or sometimes another one. */
export async function closeOne(organization: SimulatedOrganization, options: HistoryOptions): Promise<void> {
  const open = (await listWorked(organization, options)).filter(
    ({ status, endDate }) => status === 'OPEN' && addDaysTo(endDate, 1) < organization.today,
  );
  if (open.length === 0) return;
  const period = options.random.chance(0.85) ? open[0] : options.random.pick(open);
  await organization.attempt(organization.owner, 'POST', '/api/pay-periods/close', { startDate: period?.startDate });
}

export async function reopenOne(organization: SimulatedOrganization, options: HistoryOptions): Promise<void> {
  const closed = (await listWorked(organization, options)).filter(({ status }) => status === 'CLOSED');
  if (closed.length === 0) return;
  const { startDate } = options.random.pick(closed);
  await organization.attempt(organization.owner, 'POST', '/api/pay-periods/reopen', { startDate });
}

/** The periods up to today in which there can be work. */
async function listWorked(organization: SimulatedOrganization, { firstDay, days }: HistoryOptions) {
  const lastDay = addDaysTo(firstDay, days);
  const periods = await listAround(organization, organization.today);
  return periods.filter(({ startDate, endDate }) => firstDay <= endDate && startDate <= lastDay);
}

/** Closes the open periods, in any order. Each closing must succeed. */
export async function closeAll(organization: SimulatedOrganization, options: HistoryOptions): Promise<void> {
  const open = (await listPeriods(organization, options)).filter(({ status }) => status === 'OPEN');
  while (open.length > 0) {
    const index = options.random.int(0, open.length - 1);
    const body = { startDate: open.splice(index, 1)[0]?.startDate };
    const closed = await organization.gateway.rest(organization.owner, 'POST', '/api/pay-periods/close', body);
    if (closed.status !== 200) throw new Error(`closing ${body.startDate} failed: ${closed.text}`);
  }
}
