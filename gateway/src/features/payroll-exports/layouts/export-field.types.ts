import { z } from 'zod';
import { enumFromZod } from '../../../platform/graphql/schema/types-from-zod.js';

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
  {
    CONSTANT: 'The `value` of the column.',
    DATE: 'The day of the pay line.',
    DOUBLE_TIME_HOURS: 'Decimal hours of double time.',
    EARNING_CODE: 'The code of the pay line at the payroll provider.',
    EMAIL: 'The email address of the person.',
    EMPLOYEE_NUMBER: 'The number of the person at the payroll provider.',
    FIRST_NAME: 'The first name of the person.',
    FULL_NAME: 'The first and the last name of the person.',
    HOURS: 'Decimal hours of the pay line.',
    JOB: 'The job of the pay line.',
    KIND: 'How the minutes are paid.',
    LAST_NAME: 'The last name of the person.',
    MINUTES: 'Whole minutes of the pay line.',
    OTHER_CODE: 'The earning code of a line that is neither regular time nor overtime.',
    OTHER_HOURS: 'Decimal hours of a line that is neither regular time nor overtime.',
    OVERTIME_HOURS: 'Decimal hours of overtime.',
    PERIOD_END: 'The last day of the pay period.',
    PERIOD_MONTH: 'The first day of the month in which the pay period ends.',
    PERIOD_START: 'The first day of the pay period.',
    POLICY: 'The policy of paid time off.',
    PTO_HOURS: 'Decimal hours of paid time off.',
    REGULAR_HOURS: 'Decimal hours of regular time.',
    RULE: 'The rule that determined how the minutes are paid.',
    VERSION: 'The version of the pay.',
  },
);

export const exportRows = enumFromZod(
  'ExportRows',
  z.enum(['LINES', 'SUMS']),
  'LINES has a row for each pay line. SUMS adds up the lines of a person that agree in every column except hours and minutes.',
  {
    LINES: 'A row for each pay line.',
    SUMS: 'A row for a person’s lines that differ only in hours and minutes.',
  },
);

export const separators = { COMMA: ',', SEMICOLON: ';', TAB: '\t', PIPE: '|' } as const;
export const exportSeparator = enumFromZod(
  'ExportSeparator',
  z.enum(Object.keys(separators) as [keyof typeof separators]),
  'What separates the columns of a file.',
  { COMMA: 'A comma.', PIPE: 'A vertical bar.', SEMICOLON: 'A semicolon.', TAB: 'A tab.' },
);

export const exportDecimalMark = enumFromZod(
  'ExportDecimalMark',
  z.enum(['POINT', 'COMMA']),
  'What separates whole hours from their decimals.',
  { COMMA: '7,5', POINT: '7.5' },
);

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
  {
    DD_MM_YYYY: '30/11/2026',
    DD_MM_YYYY_DOTS: '30.11.2026',
    MM_DD_YYYY: '11/30/2026',
    YYYYMMDD: '20261130',
    YYYY_MM_DD: '2026-11-30',
  },
);

export const exportQuoting = enumFromZod(
  'ExportQuoting',
  z.enum(['AS_NEEDED', 'ALWAYS', 'NEVER']),
  'NEVER replaces separators, quotation marks and line breaks in texts by spaces.',
  {
    ALWAYS: 'Every value has quotation marks.',
    AS_NEEDED: 'Only values that contain separators, quotation marks or line breaks have quotation marks.',
    NEVER: 'No value has quotation marks. Spaces replace separators, quotation marks and line breaks.',
  },
);

export const exportLineEnd = enumFromZod('ExportLineEnd', z.enum(['CRLF', 'LF']), 'How a line of the file ends.', {
  CRLF: 'With a carriage return and a line feed, as on Windows.',
  LF: 'With a line feed.',
});

export const exportEncoding = enumFromZod(
  'ExportEncoding',
  z.enum(['UTF_8', 'WINDOWS_1252']),
  'How the characters of a file become bytes.',
  { UTF_8: 'Every character.', WINDOWS_1252: 'Western European characters, for older programs.' },
);

export const exportExtension = enumFromZod('ExportExtension', z.enum(['CSV', 'TXT']), 'The end of the file name.', {
  CSV: 'The file name ends in .csv.',
  TXT: 'The file name ends in .txt.',
});
