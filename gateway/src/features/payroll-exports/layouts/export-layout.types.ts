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
  header: z.string().nullable().meta({ description: 'The title of the column.' }),
  field: exportField.meta({ description: 'What the column contains.' }),
  value: z.string().nullable().meta({ description: 'The text of a CONSTANT column.' }),
});
objectFromZod('ExportColumn', exportColumn, 'A column of an export. Without a header, its heading is empty.');

const exportColumnInput = exportColumn.extend({
  header: optionalText('Column header', 100).meta({
    description: 'The heading of the column, at most 100 characters, or empty.',
  }),
  field: exportField.meta({ description: 'What the column contains.' }),
  value: optionalText('Constant', 200).meta({ description: 'The text of a CONSTANT column, at most 200 characters.' }),
});
inputFromZod('ExportColumnInput', exportColumnInput, 'A column of a payroll file.');

const maxColumns = 100;
const maxPreambleCharacters = 4000;

export const exportLayout = z.object({
  columns: z.array(exportColumn).readonly().meta({ description: 'The columns, from left to right.' }),
  rows: exportRows.meta({ description: 'What a line of the file contains.' }),
  hasHeader: z.boolean().meta({ description: 'Whether the first line has the titles of the columns.' }),
  preamble: z.string().meta({
    description: 'Lines above the header. Replaces {start}, {end} and {version}.',
  }),
  separator: exportSeparator.meta({ description: 'The character between two columns.' }),
  decimalMark: exportDecimalMark.meta({ description: 'The character before the decimals of a number.' }),
  dateFormat: exportDateFormat.meta({ description: 'How dates are written.' }),
  quoting: exportQuoting.meta({ description: 'Which texts are quoted.' }),
  lineEnd: exportLineEnd.meta({ description: 'How a line ends.' }),
  encoding: exportEncoding.meta({ description: 'The character encoding of the file.' }),
  extension: exportExtension.meta({ description: 'The extension of the file name.' }),
});

export type ExportLayout = Readonly<z.infer<typeof exportLayout>>;
export type ExportColumn = ExportLayout['columns'][number];
objectFromZod('ExportLayout', exportLayout, 'How a file of pay lines is written.');

export const exportLayoutInput = exportLayout.extend({
  columns: z
    .array(exportColumnInput)
    .min(1, 'A template needs at least one column')
    .max(maxColumns, `A template can have at most ${maxColumns} columns`)
    .meta({ description: 'The columns from left to right, 1 to 100.' }),
  rows: exportRows.meta({ description: 'What has a row of its own.' }),
  hasHeader: z
    .boolean({ error: 'Header must be true or false' })
    .meta({ description: 'Whether a line with the headings follows the preamble.' }),
  preamble: longText('Preamble')
    .refine((text) => text.length <= maxPreambleCharacters, 'Preamble must be at most 4,000 characters')
    .meta({
      description:
        'Lines above the header as they are, at most 4,000 characters. {start}, {end} and {version} are replaced. May be empty.',
    }),
  separator: exportSeparator.meta({ description: 'What separates the columns.' }),
  decimalMark: exportDecimalMark.meta({
    description: 'The decimal mark of hours. Unlike the separator, unless all is quoted.',
  }),
  dateFormat: exportDateFormat.meta({ description: 'How dates are written.' }),
  quoting: exportQuoting.meta({ description: 'Which values are in quotation marks.' }),
  lineEnd: exportLineEnd.meta({ description: 'What ends each line.' }),
  encoding: exportEncoding.meta({ description: 'How characters become bytes. What the encoding lacks is replaced.' }),
  extension: exportExtension.meta({ description: 'The extension of the file’s name.' }),
});
inputFromZod('ExportLayoutInput', exportLayoutInput, 'The layout of a payroll file.');

/** Absent texts become null. */
export function toLayout({ columns, ...layout }: z.infer<typeof exportLayoutInput>): ExportLayout {
  return {
    ...layout,
    columns: columns.map(({ header = null, field, value = null }) => ({ header, field, value })),
  };
}
