import { z } from 'zod';
import type { Balance } from '../balances/balance.rules.js';
import type { PtoPolicy } from './pto-policy.entity.js';

export const balanceJson = z.object({
  year: z.int(),
  allowanceHours: z.int().nullable(),
  usedHours: z.number(),
  pendingHours: z.number(),
  remainingHours: z.number().nullable(),
});

export const ptoPolicyJson = z.object({
  id: z.uuid(),
  name: z.string(),
  yearlyAllowanceHours: z.int().nullable(),
  retired: z.boolean(),
  balance: balanceJson,
});

export function presentBalance(balance: Balance): z.input<typeof balanceJson> {
  const { year, allowanceHours, usedHours, pendingHours, remainingHours } = balance;
  return { year, allowanceHours, usedHours, pendingHours, remainingHours };
}

export function presentPtoPolicy(policy: PtoPolicy): z.input<typeof ptoPolicyJson> {
  const { id, name, yearlyAllowanceHours, retired, balance } = policy;
  return { id, name, yearlyAllowanceHours, retired, balance: presentBalance(balance) };
}
