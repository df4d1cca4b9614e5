import { expect, test } from '@jest/globals';
import type { PayrollEntries } from '../entries/payroll-entries.types.js';
import { collectPaidTimeOff } from '../reports/pto-summary.queries.js';
import type { PayrollLines } from '../run/payroll-entry.types.js';

const user = { id: 'ada', firstName: 'Ada', lastName: 'Marsh', employeeNumber: 'A-17' };
const vacation = { id: 'vacation', name: 'Vacation' };
const line = (minutes: number, policy?: typeof vacation, kind = 'PTO') => ({ kind, minutes, policy });

function entriesWith(...lines: ReturnType<typeof line>[]): PayrollEntries {
  const everyone = async function* () {
    yield [{ user, lines } as unknown as PayrollLines];
  };
  return { lines: () => everyone() } as Partial<PayrollEntries> as PayrollEntries;
}

test('sums paid time off by policy, with corrections of earlier periods', async () => {
  const paid = await collectPaidTimeOff(
    entriesWith(line(480, vacation), line(-120, vacation), line(480, undefined, 'REGULAR')),
  );

  expect([...paid.values()]).toEqual([
    {
      ...{ userId: 'ada', employee: 'Ada Marsh', employeeNumber: 'A-17' },
      ...{ policyId: 'vacation', policy: 'Vacation', paid: true, paidMinutes: 360 },
    },
  ]);
});
