import { z } from 'zod';
import { enumFromZod } from '../../../platform/graphql/schema/types-from-zod.builder.js';

/** What a column of a file contains. */
const exportFields = [
  'EMPLOYEE_NUMBER',
  'FIRST_NAME',
  'LAST_NAME',
  'FULL_NAME',
  'EMAIL',
  'DATE',
  'EARNING_CODE',
  'KIND',
  'RULE',
  'JOB',
  'POLICY',
  'HOURS',
  'MINUTES',
  'REGULAR_HOURS',
  'OVERTIME_HOURS',
  'DOUBLE_TIME_HOURS',
  'PTO_HOURS',
  'OTHER_CODE',
  'OTHER_HOURS',
  'PERIOD_START',
  'PERIOD_END',
  'PERIOD_MONTH',
  'VERSION',
  'CONSTANT',
] as const;
export type ExportField = (typeof exportFields)[number];

export const exportField = enumFromZod(
  'ExportField',
  z.enum(exportFields),
  'What a column of an export contains. OTHER_CODE and OTHER_HOURS are those of lines that are neither regular time nor overtime; PERIOD_MONTH is the first day of the month in which the period ends; CONSTANT is the `value` of the column.',
);

export const exportRows = enumFromZod(
  'ExportRows',
  z.enum(['LINES', 'SUMS']),
  'LINES has a row for each pay line. SUMS adds up the lines of a person that agree in every column except hours and minutes.',
);

export const separators = { COMMA: ',', SEMICOLON: ';', TAB: '\t', PIPE: '|' } as const;
export const exportSeparator = enumFromZod(
  'ExportSeparator',
  z.enum(Object.keys(separators) as [keyof typeof separators]),
);

export const exportDecimalMark = enumFromZod('ExportDecimalMark', z.enum(['POINT', 'COMMA']));

/** Each with the order of year (y), month (m) and day (d). */
export const dateFormats = {
  YYYY_MM_DD: 'y-m-d',
  MM_DD_YYYY: 'm/d/y',
  DD_MM_YYYY: 'd/m/y',
  DD_MM_YYYY_DOTS: 'd.m.y',
  YYYYMMDD: 'ymd',
} as const;
export const exportDateFormat = enumFromZod(
  'ExportDateFormat',
  z.enum(Object.keys(dateFormats) as [keyof typeof dateFormats]),
  '2026-11-30, 11/30/2026, 30/11/2026, 30.11.2026 or 20261130.',
);

export const exportQuoting = enumFromZod(
  'ExportQuoting',
  z.enum(['AS_NEEDED', 'ALWAYS', 'NEVER']),
  'NEVER replaces separators, quotation marks and line breaks in texts by spaces.',
);

export const exportLineEnd = enumFromZod('ExportLineEnd', z.enum(['CRLF', 'LF']));

export const exportEncoding = enumFromZod('ExportEncoding', z.enum(['UTF_8', 'WINDOWS_1252']));

export const exportExtension = enumFromZod('ExportExtension', z.enum(['CSV', 'TXT']));
