import { z } from 'zod';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';

export const exportField = enumOf(
  'ExportField',
  'What a column of an export contains. OTHER_CODE and OTHER_HOURS are those of lines that are neither regular time nor overtime; PERIOD_MONTH is the first day of the month in which the period ends; CONSTANT is the `value` of the column.',
  {
    EMPLOYEE_NUMBER: 'The number of the person at the payroll provider.',
    PROVIDER_ID:
      'The id of the person at the payroll provider of the template’s preset, or else the employee number. Only in templates made from a preset.',
    FIRST_NAME: 'The first name of the person.',
    LAST_NAME: 'The last name of the person.',
    FULL_NAME: 'The first and the last name of the person.',
    EMAIL: 'The email address of the person.',
    DATE: 'The day of the pay line.',
    EARNING_CODE: 'The code of the pay line at the payroll provider.',
    KIND: 'How the minutes are paid.',
    RULE: 'The rule that determined how the minutes are paid.',
    JOB: 'The job of the pay line.',
    POLICY: 'The policy of paid time off.',
    HOURS: 'Decimal hours of the pay line.',
    MINUTES: 'Whole minutes of the pay line.',
    REGULAR_HOURS: 'Decimal hours of regular time.',
    OVERTIME_HOURS: 'Decimal hours of overtime.',
    DOUBLE_TIME_HOURS: 'Decimal hours of double time.',
    PTO_HOURS: 'Decimal hours of paid time off.',
    MEAL_PREMIUM_HOURS: 'Decimal hours of premium for missed meal breaks.',
    REST_PREMIUM_HOURS: 'Decimal hours of premium for missed rest breaks.',
    BREAK_PREMIUM_HOURS: 'Decimal hours of premium for missed meal and rest breaks.',
    OTHER_CODE: 'The earning code of a line that is neither regular time nor overtime.',
    OTHER_HOURS: 'Decimal hours of a line that is neither regular time nor overtime.',
    QUALIFIED_OVERTIME_HOURS:
      'Decimal hours of qualified overtime (box 12 of Form W-2, code TT), on the first row of the person.',
    QUALIFIED_OVERTIME_MINUTES:
      'Whole minutes of qualified overtime (box 12 of Form W-2, code TT), on the first row of the person.',
    EXEMPT: 'Y if the person is exempt from overtime on the last day, else N.',
    POSITION: 'The position of the person on the last day.',
    PERIOD_START: 'The first day of the pay period.',
    PERIOD_END: 'The last day of the pay period.',
    PERIOD_MONTH: 'The first day of the month in which the pay period ends.',
    VERSION: 'The version of the pay.',
    CONSTANT: 'The `value` of the column.',
  },
);
export type ExportField = z.infer<typeof exportField>;

export const exportRows = enumOf(
  'ExportRows',
  'LINES has a row for each pay line. SUMS adds up the lines of a person that agree in every column except hours and minutes.',
  { LINES: 'A row for each pay line.', SUMS: 'A row for a person’s lines that differ only in hours and minutes.' },
);

export const exemptPeople = enumOf(
  'ExportExemptPeople',
  'What a file has of people who are exempt from overtime, whose salary is paid without hours.',
  {
    HOURS: 'Their hours, like those of everyone.',
    TIME_OFF_ONLY: 'Their paid time off.',
    OMIT: 'Nothing.',
  },
);
export type ExemptPeople = z.infer<typeof exemptPeople>;

export const separators = { COMMA: ',', SEMICOLON: ';', TAB: '\t', PIPE: '|' } as const;
export const exportSeparator = enumOf<keyof typeof separators>(
  'ExportSeparator',
  'What separates the columns of a file.',
  {
    COMMA: 'A comma.',
    SEMICOLON: 'A semicolon.',
    TAB: 'A tab.',
    PIPE: 'A vertical bar.',
  },
);

export const exportDecimalMark = enumOf('ExportDecimalMark', 'What separates whole hours from their decimals.', {
  POINT: '7.5',
  COMMA: '7,5',
});

/** Each with the order of year (y), month (m) and day (d). */
export const dateFormats = {
  YYYY_MM_DD: 'y-m-d',
  MM_DD_YYYY: 'm/d/y',
  DD_MM_YYYY: 'd/m/y',
  DD_MM_YYYY_DOTS: 'd.m.y',
  YYYYMMDD: 'ymd',
} as const;
export const exportDateFormat = enumOf<keyof typeof dateFormats>(
  'ExportDateFormat',
  '2026-11-30, 11/30/2026, 30/11/2026, 30.11.2026 or 20261130.',
  {
    YYYY_MM_DD: '2026-11-30',
    MM_DD_YYYY: '11/30/2026',
    DD_MM_YYYY: '30/11/2026',
    DD_MM_YYYY_DOTS: '30.11.2026',
    YYYYMMDD: '20261130',
  },
);

export const exportQuoting = enumOf(
  'ExportQuoting',
  'NEVER replaces separators, quotation marks and line breaks in texts by spaces.',
  {
    AS_NEEDED: 'Only values that contain separators, quotation marks or line breaks have quotation marks.',
    ALWAYS: 'Every value has quotation marks.',
    NEVER: 'No value has quotation marks. Spaces replace separators, quotation marks and line breaks.',
  },
);

export const exportLineEnd = enumOf('ExportLineEnd', 'How a line of the file ends.', {
  CRLF: 'With a carriage return and a line feed, as on Windows.',
  LF: 'With a line feed.',
});

export const exportEncoding = enumOf('ExportEncoding', 'How the characters of a file become bytes.', {
  UTF_8: 'Every character.',
  UTF_8_BOM: 'Every character, after a byte order mark, by which spreadsheets recognize UTF-8.',
  WINDOWS_1252: 'Western European characters, for older programs.',
});

export const exportExtension = enumOf('ExportExtension', 'The end of the file name.', {
  CSV: 'The file name ends in .csv.',
  TXT: 'The file name ends in .txt.',
});
