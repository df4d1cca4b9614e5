import { type FragmentType, readFragment } from '../../../gql/index.js';
import { formatHours } from './labels.js';
import { BalancesPtoBalance } from './request-details.graphql.js';
import { maxHours, minHours } from './request-schema.js';

/** `From 1 to 80. 62h of 80h remaining in 2026.`, with the figures of the server. */
export function hoursHint(balances: readonly FragmentType<typeof BalancesPtoBalance>[]): string {
  const remaining = readFragment(BalancesPtoBalance, balances).flatMap(({ allowanceHours, remainingHours, year }) =>
    remainingHours === null || allowanceHours === null
      ? []
      : `${formatHours(remainingHours)} of ${formatHours(allowanceHours)} remaining in ${year}.`,
  );
  const range = `From ${minHours} to ${maxHours}`;
  return remaining.length === 0 ? range : [`${range}.`, ...remaining].join(' ');
}
