import type { RateCase, Requests } from '../cases/case.types.ts';
import { punchCases } from '../cases/punches.ts';
import { reads } from '../cases/reads.ts';
import type { World } from '../seed/world.types.ts';

/** A request whose cost is compared, and whose statements are followed. */
export interface MeasuredRequest {
  readonly name: string;
  readonly title: string;
  readonly subject: keyof World;
  /** How many requests belong together. */
  readonly group: number;
  requestsOf(world: World): Requests;
}

const payQuery = `query Pay($startDate: Date!, $endDate: Date!, $first: Int) {
  payrollExport(startDate: $startDate, endDate: $endDate, first: $first) {
    edges { node {
      user { id firstName lastName email }
      regularMinutes overtimeMinutes doubleTimeMinutes ptoMinutes unpaidBreakMinutes
    } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const pageOfPay = 50;

const payByGraphql: MeasuredRequest = {
  name: 'payroll-graphql',
  title: `A page of ${pageOfPay} people’s pay, GraphQL`,
  subject: 'payroll',
  group: 1,
  requestsOf: ({ payroll: { owner: cookie, startDate, endDate } }) => {
    const body = { query: payQuery, variables: { startDate, endDate, first: pageOfPay } };
    return { requestOf: () => ({ method: 'POST', path: '/graphql', cookie, body }) };
  },
};

const payByRest: MeasuredRequest = {
  name: 'payroll-rest',
  title: `A page of ${pageOfPay} people’s pay, REST`,
  subject: 'payroll',
  group: 1,
  requestsOf: ({ payroll: { owner: cookie, startDate, endDate } }) => {
    const query = new URLSearchParams({ startDate, endDate, limit: String(pageOfPay) });
    return { requestOf: () => ({ path: `/api/payroll?${query}`, cookie }) };
  },
};

const fromCase = (one: RateCase): MeasuredRequest => ({
  ...{ name: one.name, title: one.title, subject: one.seeds[0] ?? 'timesheets', group: one.group ?? 1 },
  requestsOf: (world) => {
    const { product } = one.contenders(world);
    if (!product) throw new Error(`${one.name} has no request to the product`);
    return product;
  },
});

const cases = [...reads, ...punchCases].filter((one): one is RateCase => one.kind === 'rate');

/** The main requests of the product: those of the other cases, and pay in pages. */
export const measuredRequests: readonly MeasuredRequest[] = [...cases.map(fromCase), payByGraphql, payByRest];
