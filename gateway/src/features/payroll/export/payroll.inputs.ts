import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.inputs.js';
import { pageInput } from '../../../platform/paging/index.js';
import { payRangeShape, requireDatesInOrder } from '../entries/pay-range.inputs.js';

const format = z.enum(['json', 'csv'], { error: 'Format must be json or csv' });
const rows = z.enum(['people', 'lines'], { error: 'Rows must be people or lines' });

/** REST sends it as text. */
const version = z
  .union(
    [
      z.int().min(1),
      z
        .string()
        .regex(/^[1-9]\d{0,5}$/)
        .transform(Number),
    ],
    {
      error: 'Version must be a whole number from 1',
    },
  )
  .nullish()
  .meta({ description: 'Reads an older version of a pay period’s pay. The dates are those of the period.' });

/** A page of everyone's pay. `format` is for REST. */
export const payrollExportInput = requireDatesInOrder(
  z.object({ ...payRangeShape, ...pageInput, version, format: format.nullish() }),
);

/** Everyone's pay as a file with a row per person or per pay line. */
export const payrollFileInput = requireDatesInOrder(
  z.object({ ...payRangeShape, version, format, rows: rows.default('people') }),
);

export const personPayInput = requireDatesInOrder(z.object({ ...payRangeShape, userId: idInput }));
