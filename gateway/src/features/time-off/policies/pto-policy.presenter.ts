import { z } from 'zod';
import { type BalanceContext, readBalances, readCurrentYear } from '../balances/balance.queries.js';
import type { Balance } from '../balances/balance.rules.js';

/** What a policy is presented from: an entity or a plain row. */
export interface PtoPolicyFacts {
  readonly id: string;
  readonly name: string;
  readonly yearlyAllowanceHours: number | null;
  readonly retired: boolean;
}

export interface PtoPolicyView extends PtoPolicyFacts {
  /** The viewer's own, in the current calendar year of the organization. */
  readonly balance: Balance;
}

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

export function withBalance(policy: PtoPolicyFacts, balance: Balance): PtoPolicyView {
  const { id, name, yearlyAllowanceHours, retired } = policy;
  return { id, name, yearlyAllowanceHours, retired, balance };
}

/** Reads the viewer's balances with two statements, however many policies there are. */
export async function presentPtoPolicies(
  context: BalanceContext,
  policies: readonly PtoPolicyFacts[],
): Promise<PtoPolicyView[]> {
  const year = await readCurrentYear(context);
  const keys = policies.map((policy) => ({ userId: context.viewer.userId, policy, year }));
  const balanceOf = await readBalances(context, keys);
  return keys.map((key) => withBalance(key.policy, balanceOf(key)));
}

export async function presentPtoPolicy(context: BalanceContext, policy: PtoPolicyFacts): Promise<PtoPolicyView> {
  const [view] = await presentPtoPolicies(context, [policy]);
  return view as PtoPolicyView;
}
