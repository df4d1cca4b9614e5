import { listDifferences, type PaidEntry, sumPaid } from './paid-minutes.js';
import type { SimulatedOrganization } from './simulated-organization.js';

interface Dates {
  readonly startDate: string;
  readonly endDate: string;
}

interface ListedVersion extends Dates {
  readonly version: number;
}

interface ListedAdjustment extends Pick<PaidEntry, 'user' | 'lines'> {
  readonly period: Dates;
  /** Null if the difference is paid by a later period. */
  readonly version: number | null;
}

/** Where the adjustments of a version are not what it pays more than the version before it. */
export async function listWrongAdjustments({ gateway, owner }: SimulatedOrganization): Promise<string[]> {
  const read = async <Row>(path: string): Promise<Row[]> => (await gateway.rest(owner, 'GET', path)).body;
  const readVersion = async ({ startDate, endDate }: Dates, version: number) =>
    sumPaid(await read<PaidEntry>(`/api/payroll?startDate=${startDate}&endDate=${endDate}&version=${version}`));
  const versions = await read<ListedVersion>('/api/payroll/versions?limit=1000');
  const adjustments = await read<ListedAdjustment>('/api/payroll/adjustments?limit=1000');
  const wrong: string[] = [];
  for (const changed of versions.filter(({ version }) => version > 1)) {
    const [before, after] = [
      await readVersion(changed, changed.version - 1),
      await readVersion(changed, changed.version),
    ];
    const adjusted = sumPaid(
      adjustments.filter(
        ({ period, version }) => period.startDate === changed.startDate && version === changed.version,
      ),
    );
    const differences = subtract(after, before);
    const label = `${changed.startDate} version ${changed.version}`;
    wrong.push(...listDifferences(adjusted, differences).map((each) => `${label}: ${each}`));
  }
  return wrong;
}

function subtract(after: Readonly<Record<string, number>>, before: Readonly<Record<string, number>>) {
  const keys = new Set([...Object.keys(after), ...Object.keys(before)]);
  const differences = [...keys].map((key) => [key, (after[key] ?? 0) - (before[key] ?? 0)] as const);
  return Object.fromEntries(differences.filter(([, minutes]) => minutes !== 0));
}
