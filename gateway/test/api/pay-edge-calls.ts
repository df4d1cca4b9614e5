import { aUser, type TestUser } from '../../src/features/identity/test/builders.js';
import { changeSettings } from '../../src/features/organization/test/builders.js';
import { anApprovedTimesheet } from '../../src/features/payroll/test/calls.js';
import { createActor, type Operations, type TestGateway } from '../harness/index.js';

const entry = `{
  user { id } regularMinutes overtimeMinutes doubleTimeMinutes ptoMinutes
  lines { date kind minutes explanation }
}`;

/** What administrators and accountants do around pay. */
export const operations = {
  updateOrganization: {
    method: 'PATCH',
    path: '/api/organization',
    document:
      'mutation ($input: OrganizationUpdateInput!) { organizationUpdate(input: $input) { organization { id } } }',
  },
  previewSettings: {
    method: 'POST',
    path: '/api/organization/preview',
    document: `query ($input: PreviewSettingsInput!) { viewer {
      previewSettings(input: $input) { people overtimeMinutes }
    } }`,
  },
  closePayPeriod: {
    method: 'POST',
    path: '/api/pay-periods/close',
    document:
      'mutation ($input: PayPeriodCloseInput!) { payPeriodClose(input: $input) { payPeriod { status version } } }',
  },
  reopenPayPeriod: {
    method: 'POST',
    path: '/api/pay-periods/reopen',
    document: 'mutation ($input: PayPeriodReopenInput!) { payPeriodReopen(input: $input) { payPeriod { status } } }',
  },
  payrollExport: {
    method: 'GET',
    path: '/api/payroll',
    document: `query ($startDate: Date!, $endDate: Date!) { viewer {
      payrollExport(startDate: $startDate, endDate: $endDate) { edges { node ${entry} } }
    } }`,
  },
  report: {
    method: 'GET',
    path: '/api/reports',
    document: `query ($type: ReportType!, $startDate: Date!, $endDate: Date!) { viewer {
      report(type: $type, startDate: $startDate, endDate: $endDate) {
        totals: sums { ... on PayrollSummarySums { regularMinutes overtimeMinutes } } }
    } }`,
  },
  requestPto: {
    method: 'POST',
    path: '/api/pto-requests',
    document: 'mutation ($input: PtoRequestCreateInput!) { ptoRequestCreate(input: $input) { ptoRequest { id } } }',
  },
  approvePtoRequest: {
    method: 'POST',
    path: '/api/pto-requests/:id/approve',
    document:
      'mutation ($input: PtoRequestApproveInput!) { ptoRequestApprove(input: $input) { ptoRequest { status } } }',
  },
} satisfies Operations<string>;

type Api = 'REST' | 'GraphQL';
type Name = keyof typeof operations;
type Settings = Parameters<typeof changeSettings>[2];

interface Dates {
  readonly startDate: string;
  readonly endDate: string;
}

interface Entry {
  readonly user: { readonly id: string };
  readonly regularMinutes: number;
  readonly overtimeMinutes: number;
  readonly doubleTimeMinutes: number;
  readonly ptoMinutes: number;
  readonly lines: readonly { date: string; kind: string; minutes: number; explanation: string }[];
}

/** A worker, an owner who is paid as well, and what the owner calls through one API. */
export async function aPayroll(gateway: TestGateway<Name>, api: Api, settings: Settings) {
  const owner = await createActor(gateway, 'OWNER');
  const { organizationId } = owner;
  await changeSettings(gateway.orm, organizationId, settings);
  const worker = await aUser(gateway.orm, { organizationId });
  const call = async (name: Name, input: Readonly<Record<string, unknown>>, id?: string) =>
    gateway.call(api, owner, name, input, id);
  const readEntry = async ({ startDate, endDate }: Dates): Promise<Entry> => {
    const { data } = await call('payrollExport', { startDate, endDate });
    const entries: Entry[] = Array.isArray(data) ? data : data.edges.map(({ node }: { node: Entry }) => node);
    return entries.find(({ user }) => user.id === worker.id) as Entry;
  };
  return {
    owner,
    worker,
    call,
    readEntry,
    /** Calls that must succeed. */
    succeed: async (name: Name, input: Readonly<Record<string, unknown>>, id?: string) => {
      const { code, message, data } = await call(name, input, id);
      if (code !== 'OK') throw new Error(`${name}: ${message}`);
      return data;
    },
    requestAsWorker: (input: Readonly<Record<string, unknown>>) => gateway.call(api, worker, 'requestPto', input),
    /** The worker's regular, overtime and double time. */
    pay: async (dates: Dates) => {
      const { regularMinutes, overtimeMinutes, doubleTimeMinutes } = await readEntry(dates);
      return [regularMinutes, overtimeMinutes, doubleTimeMinutes];
    },
    /** Approved timesheets of the worker, each from an instant to an instant in UTC. */
    work: (...spans: readonly (readonly [string, string])[]) => punch(gateway, worker, spans),
  };
}

async function punch(
  gateway: TestGateway<Name>,
  worker: TestUser,
  spans: readonly (readonly [string, string])[],
): Promise<void> {
  for (const span of spans) await anApprovedTimesheet(gateway.orm, worker, span);
}

/** Shifts on days of September 2026 that start at 13:00 UTC. */
export function shiftsOn(days: readonly number[], hours: number): (readonly [string, string])[] {
  return days.map((day) => {
    const start = Date.UTC(2026, 8, day, 13);
    return [new Date(start).toISOString(), new Date(start + hours * 3_600_000).toISOString()] as const;
  });
}
