import type { PayrollEntries } from '../entries/payroll-entries.types.js';
import type { PayrollLines } from '../run/payroll-entry.types.js';

export interface PaidTimeOff {
  readonly userId: string;
  readonly employee: string;
  readonly employeeNumber: string | null;
  readonly policyId: string;
  readonly policy: string;
  readonly paid: boolean;
  readonly paidMinutes: number;
}

export function keyOfPaidTimeOff({ userId, policyId }: Pick<PaidTimeOff, 'userId' | 'policyId'>): string {
  return `${userId} ${policyId}`;
}

export async function collectPaidTimeOff(entries: PayrollEntries): Promise<Map<string, PaidTimeOff>> {
  const found = new Map<string, PaidTimeOff>();
  const add = (row: PaidTimeOff) => {
    const key = keyOfPaidTimeOff(row);
    found.set(key, { ...row, paidMinutes: row.paidMinutes + (found.get(key)?.paidMinutes ?? 0) });
  };
  for await (const batch of entries.lines()) {
    for (const entry of batch) listPaidTimeOff(entry).forEach(add);
  }
  return found;
}

function listPaidTimeOff({ user, lines }: PayrollLines): PaidTimeOff[] {
  const employee = `${user.firstName} ${user.lastName}`;
  return lines.flatMap(({ kind, policy, minutes }) =>
    kind === 'PTO' && policy
      ? {
          ...{ userId: user.id, employee, employeeNumber: user.employeeNumber ?? null },
          ...{ policyId: policy.id, policy: policy.name, paid: true, paidMinutes: minutes },
        }
      : [],
  );
}
