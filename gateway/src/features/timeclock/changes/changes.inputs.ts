import { z } from 'zod';
import { pageInput } from '../../../platform/paging/index.js';

/** The feed goes forward only. */
export const timesheetChangesInput = z.object({ first: pageInput.first, after: pageInput.after });
