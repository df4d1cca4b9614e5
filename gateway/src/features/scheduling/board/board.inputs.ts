import { z } from 'zod';
import { instant } from '../../../platform/inputs/date.js';

const maxDays = 100;
const dayMs = 24 * 3_600_000;

const bound = (label: string) =>
  instant({ missing: `${label} is required`, unreadable: `${label} must be an instant such as 2026-03-08T09:00:00Z` });

export const scheduleBoardInput = z
  .object({
    from: bound('From').meta({ description: 'The start of the range.' }),
    to: bound('To').meta({ description: 'The end of the range, not included.' }),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'To must be after from' })
  .refine(({ from, to }) => to.getTime() - from.getTime() <= maxDays * dayMs, {
    path: ['to'],
    error: `A board can cover at most ${maxDays} days`,
  });
