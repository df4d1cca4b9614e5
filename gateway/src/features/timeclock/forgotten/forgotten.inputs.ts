import { z } from 'zod';
import { instant } from '../../../platform/inputs/date.js';
import { optionalText } from '../../../platform/inputs/text.js';

export const closeForgottenInput = z
  .object({
    clockOutAt: instant({
      missing: 'Clock-out is required',
      unreadable: 'Clock-out must be a date and time such as 2026-03-08T09:00:00-07:00',
    }).meta({ description: 'When the caller stopped working: between the last punch and now.' }),
    reason: optionalText('Reason', 500).meta({ description: 'Why the clock-out is entered, at most 500 characters.' }),
  })
  .meta({ description: 'The forgotten clock-out.' });
