import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { pageInput } from '../../../platform/paging/index.js';
import { payRangeShape, payVersion, requireDatesInOrder } from '../entries/pay-range.inputs.js';

const format = z.enum(['json', 'csv'], { error: 'Format must be json or csv' });
const rows = z.enum(['people', 'lines'], { error: 'Rows must be people or lines' });

export const payrollExportInput = requireDatesInOrder(
  z.object({ ...payRangeShape, ...pageInput, version: payVersion, format: format.nullish() }),
);

export const payrollFileInput = requireDatesInOrder(
  z.object({ ...payRangeShape, version: payVersion, format, rows: rows.default('people') }),
);

export const personPayInput = requireDatesInOrder(
  z.object({ ...payRangeShape, userId: idInput.meta({ description: 'The person who is paid.' }) }),
);
