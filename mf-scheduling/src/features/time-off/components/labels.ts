import type { PtoStatus } from '../../../gql/graphql.js';

/** `1 hour`, `24 hours` */
export function formatHours(count: number): string {
  return count === 1 ? '1 hour' : `${count} hours`;
}

/** `Vacation`, `Sabbatical (unpaid)` */
export function formatPolicy({ name, paid }: { readonly name: string; readonly paid: boolean }): string {
  return paid ? name : `${name} (unpaid)`;
}

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** `13.3h`, `−8h`. A request that crosses New Year counts in each year by its days, so hours can have a fraction. */
export function formatHourCount(count: number): string {
  return `${numbers.format(count).replace('-', '−')}h`;
}

export const statusLabels: Readonly<Record<PtoStatus, string>> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  DENIED: 'Denied',
  CANCELED: 'Canceled',
};
