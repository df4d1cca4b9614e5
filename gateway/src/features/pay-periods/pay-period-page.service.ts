import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, type CalendarDate } from '@timetrack/contracts/calendar';
import { query, type SignedInContext } from '../../access/index.js';
import { tenantSql } from '../../platform/database/tenant-sql.js';
import { failures } from '../../platform/errors/index.js';
import { calendarDate } from '../../platform/inputs/date.js';
import { decodeCursor, defaultPageSize, encodeCursor, notACursor, type Page } from '../../platform/paging/index.js';
import { selectionOfEntries } from '../../platform/use-case/index.js';
import { createRuleTimeline, dateAt, type OrganizationRow, readOrganization } from '../organization/index.js';
import { payPeriodPageInput } from './pay-period.inputs.js';
import { findPeriodsAround } from './pay-period.queries.js';
import { listPayPeriods } from './pay-period.service.js';
import type { PayPeriod } from './pay-period.types.js';
import type { PayPeriodPorts } from './pay-period-ports.types.js';

/**
 * The pay periods in pages, latest first. Each page looks at as many periods as it may have, and leaves those out that are not
 * listed, so that a long time without work costs no more than one with work.
 */
export function payPeriodPageQuery(ports: PayPeriodPorts) {
  return query(
    'payPeriods',
    payPeriodPageInput,
    async (context, { around, first, after }): Promise<Page<PayPeriod>> => {
      const { em, viewer, platform } = context;
      const organization = await readOrganization(em, viewer.organizationId);
      const size = first ?? defaultPageSize;
      const middle = around ?? dateAt(createRuleTimeline(organization.history), platform.clock.now());
      // The cursor is the first day of the oldest period that the page before looked at.
      const latest = after ? addDays(readDay(after), -1) : await findDayAfterPeriodOf(context, organization, middle);
      const search = { organization, date: latest, before: size - 1, selection: selectionOfEntries(context.selection) };
      const [listed, dates, earliest] = await Promise.all([
        listPayPeriods(context, ports, search),
        findPeriodsAround(em, viewer.organizationId, { ...search, plan: organization.history.payCalendar }),
        findEarliestDay(em, ports, organization),
      ]);
      const oldest = dates[0]?.dates.startDate ?? latest;
      const edges = listed.toReversed().map((node) => ({ node, cursor: cursorOf(node.startDate) }));
      return {
        edges,
        pageInfo: {
          hasNextPage: earliest < oldest,
          hasPreviousPage: Boolean(after),
          startCursor: edges[0]?.cursor ?? null,
          endCursor: cursorOf(oldest),
        },
        countAll: async () => (await listAll(context, ports, { organization, date: middle, earliest })).length,
      };
    },
  );
}

async function findDayAfterPeriodOf(
  { em, viewer }: SignedInContext,
  { history }: OrganizationRow,
  date: CalendarDate,
): Promise<CalendarDate> {
  const [period] = await findPeriodsAround(em, viewer.organizationId, { date, plan: history.payCalendar });
  return addDays(period?.dates.endDate ?? date, 1);
}

const selectEarliestStart = `
  select least(
    (select min(start_date) from closed_pay_periods where organization_id = :organization),
    (select min(start_date) from payroll_versions where organization_id = :organization),
    (select min(target_start_date) from payroll_adjustments where organization_id = :organization)
  )::text as day`;

/** No period before this day is listed. */
async function findEarliestDay(
  em: EntityManager,
  { findFirstClockIn }: PayPeriodPorts,
  { createdAt, history }: OrganizationRow,
): Promise<CalendarDate> {
  const [[row], clockInAt] = await Promise.all([
    tenantSql(em).query<{ day: string | null }>(selectEarliestStart),
    findFirstClockIn(em),
  ]);
  const timeline = createRuleTimeline(history);
  const days = [createdAt, ...(clockInAt ? [clockInAt] : [])].map((instant) => dateAt(timeline, instant));
  return [...days, ...(row?.day ? [row.day] : [])].reduce((one, other) => (one < other ? one : other));
}

interface Span {
  readonly organization: OrganizationRow;
  readonly date: CalendarDate;
  readonly earliest: CalendarDate;
}

/** No period is shorter than a week, unless another plan cuts it. */
function listAll(context: SignedInContext, ports: PayPeriodPorts, { organization, date, earliest }: Span) {
  const days = Temporal.PlainDate.from(earliest).until(date, { largestUnit: 'day' }).days;
  return listPayPeriods(context, ports, { organization, date, before: Math.ceil(Math.max(days, 0) / 7), after: 1 });
}

const cursorOf = (startDate: CalendarDate) => encodeCursor(['payPeriods', startDate]);

const day = calendarDate('After');

function readDay(cursor: string): CalendarDate {
  const [name, startDate] = decodeCursor(cursor, 2, 'after');
  const { data } = day.safeParse(startDate);
  if (name !== 'payPeriods' || data === undefined) throw failures.invalid({ after: notACursor });
  return data;
}
