import type { FieldErrors } from '../../../parts/use-change.js';
import type { Asked } from '../address/report-address.js';

/** What is missing before anybody can be asked. How long a range may be the server says. */
export function whatIsMissing({ startDate, endDate }: Asked): FieldErrors {
  return {
    ...(startDate === '' && { startDate: 'Start date is required' }),
    ...(endDate === '' && { endDate: 'End date is required' }),
    ...(startDate !== '' &&
      endDate !== '' &&
      endDate < startDate && { endDate: 'End date must not be before the start date' }),
  };
}
