import assert from 'node:assert/strict';
import { get } from 'node:http';
import { fetchOnce } from '../measure/connection.ts';
import type { World } from '../seed/world.types.ts';
import type { Case, DurationCase } from './case.types.ts';

const pageSize = 500;

/** Reads a file as it arrives. Resolves to its number of lines. */
function download(address: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers: { cookie }, agent: false }, (response) => {
      let lines = 0;
      response.on('data', (chunk: Buffer) => {
        for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
      });
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200 ? resolve(lines) : reject(new Error(`${address} returned ${response.statusCode}`)),
      );
    });
    request.on('error', reject);
  });
}

const dates = ({ payroll: { startDate, endDate } }: World) => `startDate=${startDate}&endDate=${endDate}`;
const copy = (address: string, { payroll: { owner, from, to } }: World) =>
  download(`${address}/copy?${new URLSearchParams({ from, to })}`, owner);

interface Export {
  readonly name: string;
  readonly title: string;
  readonly options: string;
  readonly linesOf: (people: number) => number;
  /** What the rows of the file say about each person. */
  readonly readFile: (rows: readonly string[][]) => ReadonlyMap<string, Minutes>;
}

/** Regular and overtime minutes. */
type Minutes = readonly [regular: number, overtime: number];

/** The cells of each row up to the first one that may have commas. */
function readRows(file: string): string[][] {
  const [, ...lines] = file.trimEnd().split('\r\n');
  return lines.map((line) => line.split(',', 8));
}

const readPeople = (rows: readonly string[][]) =>
  new Map(rows.map(([id = '', , , , regular, overtime]) => [id, [Number(regular), Number(overtime)] as const]));

function readLines(rows: readonly string[][]): ReadonlyMap<string, Minutes> {
  const sums = new Map<string, [number, number]>();
  for (const [id = '', , , , , , kind, minutes] of rows) {
    const sum = sums.get(id) ?? [0, 0];
    sum[kind === 'OVERTIME' ? 1 : 0] += Number(minutes);
    sums.set(id, sum);
  }
  return sums;
}

/** Fails unless the file pays each person the minutes that the limit's own SQL computes. */
async function expectEqualPay(
  { options, readFile }: Export,
  world: World,
  addresses: Readonly<Record<'product' | 'limit', string>>,
): Promise<void> {
  const path = `/api/payroll?format=csv&${options}${dates(world)}`;
  const { status, body } = await fetchOnce(addresses.product, { path, cookie: world.payroll.owner });
  assert.equal(status, 200, path);
  const paid = readFile(readRows(body));
  const expected = (await readPages(addresses.limit, '/graphql/payroll', world)) as PaidNode[];
  assert.ok(
    expected.some(({ overtimeMinutes }) => overtimeMinutes > 0),
    'someone works overtime',
  );
  for (const { user, regularMinutes, overtimeMinutes } of expected) {
    assert.deepEqual(paid.get(user.id) ?? [0, 0], [regularMinutes, overtimeMinutes], `the pay of ${user.id}`);
  }
  assert.ok(paid.size <= expected.length, 'the file has people who are not paid');
}

function exportCase(one: Export): DurationCase {
  const { name, title, options, linesOf } = one;
  return {
    ...{ name, title, kind: 'duration', goal: { limit: 0.5 }, seeds: ['payroll'], rounds: 5 },
    maxMoreMemory: 50 * 2 ** 20,
    check: (world, addresses) => expectEqualPay(one, world, addresses),
    contenders: (world, addresses) => ({
      product: async () => {
        const { people, owner } = world.payroll;
        const lines = await download(`${addresses.product}/api/payroll?format=csv&${options}${dates(world)}`, owner);
        assert.equal(lines, linesOf(people), 'lines of the file');
        return undefined;
      },
      limit: async () => {
        assert.equal(await copy(addresses.limit, world), world.payroll.people * 10 + 1, 'timesheets that were copied');
        return undefined;
      },
    }),
  };
}

const query = `query Pay($startDate: Date!, $endDate: Date!, $first: Int, $after: String) {
  payrollExport(startDate: $startDate, endDate: $endDate, first: $first, after: $after) {
    edges { node {
      user { id firstName lastName email }
      regularMinutes overtimeMinutes doubleTimeMinutes ptoMinutes unpaidBreakMinutes
    } }
    pageInfo { hasNextPage endCursor }
  }
}`;

interface PaidNode {
  readonly user: { readonly id: string };
  readonly regularMinutes: number;
  readonly overtimeMinutes: number;
}

interface Page {
  readonly edges: readonly { readonly node: unknown }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

/** Reads everyone's pay page by page. */
async function readPages(address: string, path: string, { payroll }: World): Promise<unknown[]> {
  const nodes: unknown[] = [];
  let after: string | null = null;
  do {
    const { startDate, endDate, from, to, owner: cookie } = payroll;
    const variables = { startDate, endDate, from, to, first: pageSize, after };
    const known = path === '/graphql' ? { startDate, endDate, first: pageSize, after } : variables;
    const { status, body } = await fetchOnce(address, {
      method: 'POST',
      path,
      cookie,
      body: { query, variables: known },
    });
    const { data, errors } = JSON.parse(body) as { data?: { payrollExport: Page }; errors?: unknown };
    if (status !== 200 || !data || errors) throw new Error(`the page of pay is ${body.slice(0, 500)}`);
    nodes.push(...data.payrollExport.edges.map(({ node }) => node));
    after = data.payrollExport.pageInfo.hasNextPage ? data.payrollExport.pageInfo.endCursor : null;
  } while (after);
  return nodes;
}

const pages: DurationCase = {
  name: 'payroll-graphql',
  title: 'Everyone’s pay in pages of 500, GraphQL',
  kind: 'duration',
  goal: { limit: 0.5 },
  seeds: ['payroll'],
  rounds: 5,
  contenders: (world, addresses) => ({
    product: async () => void (await readPages(addresses.product, '/graphql', world)),
    limit: async () => void (await readPages(addresses.limit, '/graphql/payroll', world)),
  }),
  check: async (world, addresses) => {
    const product = await readPages(addresses.product, '/graphql', world);
    assert.equal(product.length, world.payroll.people + 2, 'people who are paid');
    assert.deepEqual(await readPages(addresses.limit, '/graphql/payroll', world), product);
  },
};

export const payrollCases: readonly Case[] = [
  exportCase({
    name: 'payroll-csv',
    title: 'Payroll CSV of everyone’s two weeks, and COPY of the timesheets',
    options: '',
    linesOf: (people) => people + 3,
    readFile: readPeople,
  }),
  exportCase({
    name: 'payroll-lines',
    title: 'Payroll CSV line by line, and COPY of the timesheets',
    options: 'rows=lines&',
    linesOf: (people) => people * 12 + 1,
    readFile: readLines,
  }),
  pages,
];
