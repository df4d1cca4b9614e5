import { z } from 'zod';
import { idOrNobodys } from '../../../platform/database/ids.js';
import { pageInput } from '../../../platform/paging/index.js';
import { orderedRange, rangeShape } from '../run/range.inputs.js';

const format = z.enum(['json', 'csv'], { error: 'Format must be json or csv' });
const rows = z.enum(['people', 'lines'], { error: 'Rows must be people or lines' });

/** A page of everybody's pay. REST also says in which format. */
export const payrollExportInput = orderedRange(z.object({ ...rangeShape, ...pageInput, format: format.nullish() }));

/** All of it as a file: a row for each person, or one for each pay line. */
export const payrollFileInput = orderedRange(z.object({ ...rangeShape, format, rows: rows.default('people') }));

export const personPayInput = orderedRange(z.object({ ...rangeShape, userId: idOrNobodys }));
