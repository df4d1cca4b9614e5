import { aUser, type TestUser } from '../../src/features/identity/test/builders.js';
import { changeSettings } from '../../src/features/organization/test/builders.js';
import { type Actor, createActor, type TestGateway } from '../harness/index.js';
import type { CountedRules, CountedTimesheet } from './counted.types.js';
import { type CountedTerms, DatedValues } from './dated-values.js';
import type { Random } from './random.js';
import type { CountedTimeOff } from './slow-time-off.js';

/** One person with everything that the gateway accepted of their time. */
export interface SimulatedPerson {
  readonly user: TestUser;
  readonly timesheets: Map<string, CountedTimesheet>;
  /** Approved time off by request. That of unpaid policies has no hours. */
  readonly timeOff: Map<string, CountedTimeOff>;
  readonly terms: DatedValues<CountedTerms>;
  /** Whether the person was archived. */
  hasLeft: boolean;
}

export interface PayCalendar {
  readonly kind: 'WEEKLY' | 'BIWEEKLY' | 'SEMIMONTHLY';
  readonly anchorDate: string;
}

type Rules = Omit<CountedRules, 'from' | 'custom' | 'exempt'>;

/** Who is paid how at the beginning of a history. */
interface Beginning {
  readonly rules: Rules;
  readonly calendar: PayCalendar;
  readonly lateCorrections: 'NEW_VERSION' | 'NEXT_PERIOD';
  readonly size: number;
}

/** An organization on the gateway, and what the test knows about it. */
export class SimulatedOrganization {
  readonly settings: DatedValues<Rules>;
  /** The day on which the history is. Work before it is punched. */
  today = '';

  private constructor(
    readonly gateway: TestGateway,
    readonly owner: Actor,
    readonly people: readonly SimulatedPerson[],
    readonly policies: readonly { readonly id: string; readonly paid: boolean }[],
    rules: Rules,
  ) {
    this.settings = new DatedValues(rules);
  }

  static async create(gateway: TestGateway, { rules, calendar, lateCorrections, size }: Beginning) {
    const owner = await createActor(gateway, 'OWNER');
    const { organizationId } = owner;
    await changeSettings(gateway.orm, organizationId, {
      ...{ ...(rules as object), payCalendar: calendar, lateCorrections },
      // The slow count counts time worked, which premiums are not.
      breakPremiums: false,
    });
    const people: SimulatedPerson[] = [];
    for (let index = 0; index < size; index += 1) {
      const user = await aUser(gateway.orm, { organizationId, lastName: `Lee ${index}` });
      const terms = new DatedValues<CountedTerms>({ exempt: false, overtimeRule: null });
      people.push({ user, timesheets: new Map(), timeOff: new Map(), terms, hasLeft: false });
    }
    const policies = [true, false].map(async (paid) => {
      const response = await gateway.rest(owner, 'POST', '/api/pto-policies', { name: `Paid: ${paid}`, paid });
      return { id: response.body.id as string, paid };
    });
    return new SimulatedOrganization(gateway, owner, people, await Promise.all(policies), rules);
  }

  /**
   * Sends a request that the state of the organization may forbid, and returns the response if it was accepted. Throws for
   * any other failure.
   */
  async attempt(sender: Actor | TestUser, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) {
    const response = await this.gateway.rest(sender, method, path, body);
    if (response.status < 300) return response;
    if (response.status === 409) return undefined;
    throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${response.status} ${response.text}`);
  }

  /** Punches of everyone that were approved, without a request for each. */
  async insert(punched: ReadonlyMap<SimulatedPerson, readonly CountedTimesheet[]>): Promise<void> {
    const rows = [...punched].flatMap(([{ user }, timesheets]) =>
      timesheets.map((timesheet) => ({ ...timesheet, userId: user.id })),
    );
    const em = this.gateway.orm.em.fork();
    const values = [this.owner.organizationId, JSON.stringify(rows)];
    await em.execute(insertTimesheets, values);
    await em.execute(insertBreaks, values);
    for (const [person, timesheets] of punched) {
      for (const timesheet of timesheets) person.timesheets.set(timesheet.id, timesheet);
    }
  }

  /** Approves every timesheet, as a manager does before a period is closed. */
  async approveAll(): Promise<void> {
    await this.gateway.orm.em.fork().execute(approveTimesheets, [this.owner.organizationId]);
  }

  /** Saves earlier clock-outs of timesheets outside closed periods, and returns the ids of these timesheets. */
  async endEarlier(timesheets: readonly CountedTimesheet[]): Promise<string[]> {
    const values = [JSON.stringify(timesheets), this.owner.organizationId];
    const rows = await this.gateway.orm.em.fork().execute<{ id: string }[]>(updateClockOuts, values);
    return rows.map(({ id }) => id);
  }

  /** Someone who has not left. */
  pickPerson(random: Random): SimulatedPerson {
    return random.pick(this.people.filter(({ hasLeft }) => !hasLeft));
  }
}

const insertTimesheets = `
  insert into timesheets (organization_id, user_id, id, clock_in_at, clock_out_at, approved_at)
  select ?, "userId", id, to_timestamp("clockIn"), to_timestamp("clockOut"), to_timestamp("clockOut")
  from jsonb_to_recordset(?::jsonb) as given (id uuid, "userId" uuid, "clockIn" bigint, "clockOut" bigint)`;

const insertBreaks = `
  insert into breaks (organization_id, timesheet_id, type, start_at, end_at)
  select ?, sheet.id, each.type, to_timestamp(each."from"), to_timestamp(each."to")
  from jsonb_to_recordset(?::jsonb) as sheet (id uuid, breaks jsonb),
       jsonb_to_recordset(sheet.breaks) as each (type text, "from" bigint, "to" bigint)`;

const updateClockOuts = `
  update timesheets sheet set clock_out_at = to_timestamp(given."clockOut")
  from jsonb_to_recordset(?::jsonb) as given (id uuid, "clockOut" bigint)
  where sheet.organization_id = ? and sheet.id = given.id and not exists (
    select from closed_pay_periods closed
    where closed.organization_id = sheet.organization_id
      and closed.starts_at < sheet.clock_out_at and closed.ends_at > sheet.clock_in_at
  )
  returning sheet.id`;

const approveTimesheets = `
  update timesheets set approved_at = clock_out_at
  where organization_id = ? and approved_at is null and clock_out_at is not null`;
