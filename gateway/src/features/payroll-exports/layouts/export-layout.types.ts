import { z } from 'zod';
import { inputFromZod, objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { longText, optionalText } from '../../../platform/inputs/text.js';
import {
  exportDateFormat,
  exportDecimalMark,
  exportEncoding,
  exportExtension,
  exportField,
  exportLineEnd,
  exportQuoting,
  exportRows,
  exportSeparator,
} from './export-field.types.js';

const exportColumn = z.object({
  header: z.string().nullable().describe('The title of the column.'),
  field: exportField.describe('What the column contains.'),
  value: z.string().nullable().describe('The text of a CONSTANT column.'),
});
objectFromZod('ExportColumn', exportColumn, 'A column of an export. Without a header, its heading is empty.');

const exportColumnInput = exportColumn.extend({
  header: optionalText('Column header', 100).describe('The heading of the column, at most 100 characters, or empty.'),
  field: exportField.describe('What the column contains.'),
  value: optionalText('Constant', 200).describe('The text of a CONSTANT column, at most 200 characters.'),
});
inputFromZod('ExportColumnInput', exportColumnInput, 'A column of a payroll file.');

const maxColumns = 100;
const maxPreambleCharacters = 4000;

export const exportLayout = z.object({
  columns: z.array(exportColumn).readonly().describe('The columns, from left to right.'),
  rows: exportRows.describe('What a line of the file contains.'),
  hasHeader: z.boolean().describe('Whether the first line has the titles of the columns.'),
  preamble: z.string().describe('Lines above the header. Replaces {start}, {end} and {version}.'),
  separator: exportSeparator.describe('The character between two columns.'),
  decimalMark: exportDecimalMark.describe('The character before the decimals of a number.'),
  dateFormat: exportDateFormat.describe('How dates are written.'),
  quoting: exportQuoting.describe('Which texts are quoted.'),
  lineEnd: exportLineEnd.describe('How a line ends.'),
  encoding: exportEncoding.describe('The character encoding of the file.'),
  extension: exportExtension.describe('The extension of the file name.'),
});

export type ExportLayout = Readonly<z.infer<typeof exportLayout>>;
export type ExportColumn = ExportLayout['columns'][number];
objectFromZod('ExportLayout', exportLayout, 'How a file of pay lines is written.');

export const exportLayoutInput = exportLayout.extend({
  columns: z
    .array(exportColumnInput)
    .min(1, 'A template needs at least one column')
    .max(maxColumns, `A template can have at most ${maxColumns} columns`)
    .describe('The columns from left to right, 1 to 100.'),
  rows: exportRows.describe('What has a row of its own.'),
  hasHeader: z
    .boolean({ error: 'Header must be true or false' })
    .describe('Whether a line with the headings follows the preamble.'),
  preamble: longText('Preamble')
    .refine((text) => text.length <= maxPreambleCharacters, 'Preamble must be at most 4,000 characters')
    .describe(
      'Lines above the header as they are, at most 4,000 characters. {start}, {end} and {version} are replaced. May be empty.',
    ),
  separator: exportSeparator.describe('What separates the columns.'),
  decimalMark: exportDecimalMark.describe('The decimal mark of hours. Unlike the separator, unless all is quoted.'),
  dateFormat: exportDateFormat.describe('How dates are written.'),
  quoting: exportQuoting.describe('Which values are in quotation marks.'),
  lineEnd: exportLineEnd.describe('What ends each line.'),
  encoding: exportEncoding.describe('How characters become bytes. What the encoding lacks is replaced.'),
  extension: exportExtension.describe('The extension of the file’s name.'),
});
inputFromZod('ExportLayoutInput', exportLayoutInput, 'The layout of a payroll file.');

/** Absent texts become null. */
export function toLayout({ columns, ...layout }: z.infer<typeof exportLayoutInput>): ExportLayout {
  return {
    ...layout,
    columns: columns.map(({ header = null, field, value = null }) => ({ header, field, value })),
  };
}
