import assert from 'node:assert/strict';
import { get } from 'node:http';
import { fetchOnce } from '../measure/connection.ts';
import type { World } from '../seed/world.types.ts';
import type { Addresses, DurationCase } from './case.types.ts';

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

const fileOf = ({ payroll: { startDate, endDate } }: World) =>
  `/api/payroll?format=csv&startDate=${startDate}&endDate=${endDate}`;

/** The range of instants, and the organization by the owner's session. */
const rangeOf = ({ payroll: { from, to } }: World) => new URLSearchParams({ from, to });

/** Regular and overtime minutes of each person in the product's file. The cells up to the minutes contain no commas. */
function readMinutes(file: string): ReadonlyMap<string, readonly [regular: number, overtime: number]> {
  const [, ...lines] = file.trimEnd().split('\r\n');
  return new Map(
    lines.map((line) => {
      const [id = '', , , , regular, overtime] = line.split(',', 8);
      return [id, [Number(regular), Number(overtime)]];
    }),
  );
}

interface Paid {
  readonly id: string;
  readonly regular: number;
  readonly overtime: number;
}

/** Fails unless the file pays each person the minutes that the limit's own SQL computes. */
async function expectEqualPay(world: World, { product, limit }: Addresses): Promise<void> {
  const cookie = world.payroll.owner;
  const file = await fetchOnce(product, { path: fileOf(world), cookie });
  assert.equal(file.status, 200, file.body.slice(0, 500));
  const expected = await fetchOnce(limit, { path: `/pay?${rangeOf(world)}`, cookie });
  const paid: readonly Paid[] = JSON.parse(expected.body);
  assert.ok(
    paid.some(({ overtime }) => overtime > 0),
    'someone works overtime',
  );
  const minutes = readMinutes(file.body);
  assert.equal(minutes.size, paid.length, 'people who are paid');
  for (const { id, regular, overtime } of paid)
    assert.deepEqual(minutes.get(id), [regular, overtime], `the pay of ${id}`);
}

export const payroll: DurationCase = {
  name: 'payroll',
  title: 'Payroll CSV of everyone’s two weeks, and COPY of the timesheets',
  kind: 'duration',
  goal: { limit: 0.5 },
  seeds: ['payroll'],
  rounds: 5,
  maxMoreMemory: 50 * 2 ** 20,
  check: expectEqualPay,
  contenders: (world, addresses) => ({
    product: async () => {
      const { people, owner } = world.payroll;
      assert.equal(await download(addresses.product + fileOf(world), owner), people + 3, 'lines of the file');
      return undefined;
    },
    limit: async () => {
      const { people, owner } = world.payroll;
      const lines = await download(`${addresses.limit}/copy?${rangeOf(world)}`, owner);
      assert.equal(lines, people * 10 + 1, 'timesheets that were copied');
      return undefined;
    },
  }),
};
