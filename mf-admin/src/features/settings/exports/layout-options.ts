import type { ReadOf } from '@timetrack/client';
import type {
  Admin_ExportTemplates_LoadQuery,
  ExportExemptPeople,
  ExportField,
  ExportTemplates_LayoutFragment,
} from '../../../gql/graphql.js';

export type Layout = ExportTemplates_LayoutFragment;

/** A column with an id that is unique in its layout and stays the same when the column is moved or changed. */
export type EditedColumn = Layout['columns'][number] & { readonly id: number };

export type EditedLayout = Omit<Layout, 'columns'> & { readonly columns: readonly EditedColumn[] };

export type Preset = ReadOf<Admin_ExportTemplates_LoadQuery, 'exportPresets'>[number];

export type OptionName = Exclude<keyof Layout, 'columns' | 'hasHeader' | 'preamble' | '__typename' | ' $fragmentName'>;

export const optionLabels: Readonly<Record<OptionName, string>> = {
  rows: 'Rows',
  separator: 'Separator',
  decimalMark: 'Decimal Mark',
  dateFormat: 'Date Format',
  quoting: 'Quotation Marks',
  lineEnd: 'Line Ends',
  encoding: 'Encoding',
  extension: 'File Type',
};

export const options: { readonly [Name in OptionName]: Readonly<Record<Layout[Name], string>> } = {
  rows: { LINES: 'Pay lines', SUMS: 'Sums' },
  separator: { COMMA: 'Comma', SEMICOLON: 'Semicolon', TAB: 'Tab', PIPE: 'Vertical bar' },
  decimalMark: { POINT: 'Point: 7.50', COMMA: 'Comma: 7,50' },
  dateFormat: {
    YYYY_MM_DD: '2026-11-30',
    MM_DD_YYYY: '11/30/2026',
    DD_MM_YYYY: '30/11/2026',
    DD_MM_YYYY_DOTS: '30.11.2026',
    YYYYMMDD: '20261130',
  },
  quoting: { AS_NEEDED: 'Where needed', ALWAYS: 'Always', NEVER: 'Never' },
  lineEnd: { CRLF: 'Windows (CRLF)', LF: 'Unix (LF)' },
  encoding: { UTF_8: 'UTF-8', UTF_8_BOM: 'UTF-8 for spreadsheets (BOM)', WINDOWS_1252: 'Windows-1252' },
  extension: { CSV: '.csv', TXT: '.txt' },
};

export const exemptPeopleLabels: Readonly<Record<ExportExemptPeople, string>> = {
  HOURS: 'Their hours and time off',
  TIME_OFF_ONLY: 'Their time off only',
  OMIT: 'Nothing',
};

export const fieldLabels: Readonly<Record<ExportField, string>> = {
  EMPLOYEE_NUMBER: 'Employee number',
  PROVIDER_ID: 'ID at the payroll provider',
  FIRST_NAME: 'First name',
  LAST_NAME: 'Last name',
  FULL_NAME: 'Full name',
  EMAIL: 'Email',
  DATE: 'Date',
  EARNING_CODE: 'Earning code',
  KIND: 'Kind of pay',
  RULE: 'Pay rule',
  JOB: 'Job',
  POLICY: 'Time-off policy',
  HOURS: 'Hours',
  MINUTES: 'Minutes',
  REGULAR_HOURS: 'Regular hours',
  OVERTIME_HOURS: 'Overtime hours',
  DOUBLE_TIME_HOURS: 'Double time hours',
  PTO_HOURS: 'Time-off hours',
  MEAL_PREMIUM_HOURS: 'Meal premium hours',
  REST_PREMIUM_HOURS: 'Rest premium hours',
  BREAK_PREMIUM_HOURS: 'Meal and rest premium hours',
  OTHER_CODE: 'Earning code of other hours',
  OTHER_HOURS: 'Other hours',
  QUALIFIED_OVERTIME_HOURS: 'Qualified overtime hours (W-2)',
  QUALIFIED_OVERTIME_MINUTES: 'Qualified overtime minutes (W-2)',
  EXEMPT: 'Exempt from overtime (Y or N)',
  POSITION: 'Position',
  PERIOD_START: 'First day of the period',
  PERIOD_END: 'Last day of the period',
  PERIOD_MONTH: 'Month of the period',
  VERSION: 'Version',
  CONSTANT: 'Fixed text',
};

/** The fields that are empty, 0 or the same as others while the organization has no pay terms. */
export const fieldsOfTerms: ReadonlySet<string> = new Set<ExportField>([
  'MEAL_PREMIUM_HOURS',
  'REST_PREMIUM_HOURS',
  'BREAK_PREMIUM_HOURS',
  'QUALIFIED_OVERTIME_HOURS',
  'QUALIFIED_OVERTIME_MINUTES',
  'EXEMPT',
  'POSITION',
]);

export const emptyLayout: Layout = {
  columns: [
    { header: 'Employee number', field: 'EMPLOYEE_NUMBER', value: null },
    { header: 'Earning code', field: 'EARNING_CODE', value: null },
    { header: 'Hours', field: 'HOURS', value: null },
  ],
  rows: 'SUMS',
  hasHeader: true,
  preamble: '',
  separator: 'COMMA',
  decimalMark: 'POINT',
  dateFormat: 'YYYY_MM_DD',
  quoting: 'AS_NEEDED',
  lineEnd: 'CRLF',
  encoding: 'UTF_8',
  extension: 'CSV',
};

export function toEdited(layout: Layout): EditedLayout {
  return { ...layout, columns: layout.columns.map((column, id) => ({ ...column, id })) };
}

/** An empty column at the end. */
export function addColumn(columns: readonly EditedColumn[]): readonly EditedColumn[] {
  const id = Math.max(-1, ...columns.map((column) => column.id)) + 1;
  return [...columns, { id, header: '', field: 'CONSTANT', value: '' }];
}

/** The layout as the gateway takes it: without the names of its types and the ids of its columns. */
export function toInput(layout: EditedLayout): Layout {
  const { rows, hasHeader, preamble, separator, decimalMark, dateFormat, quoting, lineEnd, encoding, extension } =
    layout;
  const columns = layout.columns.map(({ header, field, value }) => ({ header, field, value }));
  const text = { rows, hasHeader, preamble, separator, decimalMark, dateFormat };
  return { columns, ...text, quoting, lineEnd, encoding, extension };
}
