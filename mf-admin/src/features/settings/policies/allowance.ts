import { formatCount } from '@timetrack/screens';
import * as z from 'zod/mini';

/** Whole hours as text, which become a number. An empty text becomes null: no allowance. */
export const allowanceSchema = z.pipe(
  z.string().check(z.trim(), z.regex(/^\d{0,4}$/, 'Yearly allowance must be a whole number of hours')),
  z.transform((text) => (text === '' ? null : Number(text))),
);

/** `80 hours a year` */
export function formatAllowance(hours: number | null): string {
  if (hours === null) return 'No yearly allowance';
  return `${formatCount(hours, 'hour')} a year`;
}
