import { type BalanceContext, readBalances, readCurrentYear } from '../balances/balance.queries.js';
import type { Balance } from '../balances/balance.types.js';
import type { PtoPolicyView } from './pto-policy.types.js';

export type PtoPolicyFacts = Omit<PtoPolicyView, 'balance'>;

export function withBalance(policy: PtoPolicyFacts, balance: Balance): PtoPolicyView {
  const { id, name, yearlyAllowanceHours, paid, category, retired } = policy;
  return { id, name, yearlyAllowanceHours, paid, category, retired, balance };
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
