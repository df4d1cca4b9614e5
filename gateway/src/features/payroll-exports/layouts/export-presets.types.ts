import { z } from 'zod';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import type { ExemptPeople, ExportField } from './export-field.types.js';
import type { ExportColumn, ExportLayout } from './export-layout.types.js';

export const presetKey = enumOf('ExportPresetKey', 'The payroll provider of a layout.', {
  ADP: 'ADP.',
  GUSTO: 'Gusto.',
  PAYCHEX: 'Paychex.',
  XERO: 'Xero.',
  DATEV_LODAS: 'DATEV LODAS.',
});
export type PresetKey = z.infer<typeof presetKey>;

export interface Preset {
  readonly key: PresetKey;
  readonly name: string;
  /** Values that the administrator has to enter, and doubts about the layout. */
  readonly note: string;
  /** The vendor's page with the layout, if the vendor publishes one. Without it, the layout is unverified. */
  readonly source: string | null;
  /** Whether every column follows `source`. */
  readonly isVerified: boolean;
  readonly layout: ExportLayout;
  /** What its templates write of exempt people, unless their administrator decides otherwise. */
  readonly exemptPeople: ExemptPeople;
}

const column = (header: string, field: ExportField, value: string | null = null): ExportColumn => ({
  header,
  field,
  value,
});
const empty = (header: string): ExportColumn => column(header, 'CONSTANT');

const spreadsheet: Omit<ExportLayout, 'columns' | 'rows'> = {
  hasHeader: true,
  preamble: '',
  separator: 'COMMA',
  decimalMark: 'POINT',
  dateFormat: 'MM_DD_YYYY',
  quoting: 'AS_NEEDED',
  lineEnd: 'CRLF',
  encoding: 'UTF_8',
  extension: 'CSV',
};

const adp: Preset = {
  key: 'ADP',
  name: 'ADP Workforce Now',
  note: 'Enter your company code, a batch id and, for the hours of qualified overtime, a memo code. ADP publishes which fields a paydata file can have and that these three come first, but not how the headings are spelled. Time off, double time and break premiums are in Hours 3.',
  source: 'https://apps.adp.com/en-US/apps/372723/automated-paydata-integration-for-adp-workforce-now/features',
  isVerified: false,
  layout: {
    ...spreadsheet,
    rows: 'SUMS',
    columns: [
      empty('Co Code'),
      empty('Batch ID'),
      column('File #', 'PROVIDER_ID'),
      column('Reg Hours', 'REGULAR_HOURS'),
      column('O/T Hours', 'OVERTIME_HOURS'),
      column('Hours 3 Code', 'OTHER_CODE'),
      column('Hours 3 Amount', 'OTHER_HOURS'),
      empty('Memo Code'),
      column('Memo Amount', 'QUALIFIED_OVERTIME_HOURS'),
    ],
  },
  exemptPeople: 'TIME_OFF_ONLY',
};

const gusto: Preset = {
  key: 'GUSTO',
  name: 'Gusto',
  note: 'Gusto publishes the titles of the name and employee id columns. Compare the titles of the hours with the template that Gusto offers for download when you run payroll.',
  source: 'https://support.gusto.com/article/999914471000000/Run-payroll-with-CSV-upload',
  isVerified: false,
  layout: {
    ...spreadsheet,
    rows: 'SUMS',
    columns: [
      column('last_name', 'LAST_NAME'),
      column('first_name', 'FIRST_NAME'),
      column('gusto_employee_id', 'PROVIDER_ID'),
      column('regular_hours', 'REGULAR_HOURS'),
      column('overtime_hours', 'OVERTIME_HOURS'),
      column('double_overtime_hours', 'DOUBLE_TIME_HOURS'),
      column('paid_time_off', 'PTO_HOURS'),
      column('missed_break_hours', 'BREAK_PREMIUM_HOURS'),
    ],
  },
  exemptPeople: 'TIME_OFF_ONLY',
};

const paychex: Preset = {
  key: 'PAYCHEX',
  name: 'Paychex Flex (SPI)',
  note: 'Enter your client id. Each earning code must equal the name of an earning at Paychex. Columns A to H follow the specification sheet; the order of the empty columns after them is unverified.',
  source: 'https://myapps.paychex.com/pngHelp_static/helpHtml/SPI_Specification_Sheet.htm',
  isVerified: false,
  layout: {
    ...spreadsheet,
    rows: 'SUMS',
    columns: [
      empty('Client ID'),
      column('Worker ID', 'PROVIDER_ID'),
      empty('Org'),
      empty('Job Number'),
      column('Pay Component', 'EARNING_CODE'),
      empty('Rate'),
      empty('Rate Number'),
      column('Hours', 'HOURS'),
      empty('Units'),
      empty('Line Date'),
      empty('Amount'),
      empty('Check Seq Number'),
      empty('Override State'),
      empty('Override Local'),
      empty('Override Local Jurisdiction'),
      empty('Labor Assignment'),
    ],
  },
  exemptPeople: 'TIME_OFF_ONLY',
};

const xero: Preset = {
  key: 'XERO',
  name: 'Xero',
  note: 'Xero publishes no timesheet file. This is the usual layout of tools that upload timesheets to Xero, with the employee number in a column after it. Each earning code must equal the name of an earnings rate in Xero.',
  source: null,
  isVerified: false,
  layout: {
    ...spreadsheet,
    dateFormat: 'YYYY_MM_DD',
    rows: 'SUMS',
    columns: [
      column('first_name', 'FIRST_NAME'),
      column('last_name', 'LAST_NAME'),
      column('date', 'DATE'),
      column('hours', 'HOURS'),
      column('type', 'EARNING_CODE'),
      column('tracking_code', 'JOB'),
      column('employee_number', 'EMPLOYEE_NUMBER'),
    ],
  },
  exemptPeople: 'HOURS',
};

const datevLodas: Preset = {
  key: 'DATEV_LODAS',
  name: 'DATEV LODAS',
  note: 'Enter the numbers of your tax adviser (BeraterNr) and your company (MandantenNr) in the lines above the columns. Each earning code must be the number of a wage type (Lohnart), and each employee number a Personalnummer. Booking key 1 means hours. Ask your tax adviser to check a draft.',
  source: null,
  isVerified: false,
  layout: {
    hasHeader: false,
    preamble: [
      '[Allgemein]',
      'Ziel=LODAS',
      'Version_SST=1.0',
      'BeraterNr=',
      'MandantenNr=',
      'Datumsformat=TT/MM/JJJJ',
      'Feldtrennzeichen=;',
      'Zahlenkomma=,',
      '[Satzbeschreibung]',
      '1;u_lod_bwd_buchung_standard;abrechnung_zeitraum#bwd;pnr#bwd;la_eigene#bwd;bs_nr#bwd;bs_wert_butab#bwd;',
      '[Bewegungsdaten]',
    ].join('\n'),
    separator: 'SEMICOLON',
    decimalMark: 'COMMA',
    dateFormat: 'DD_MM_YYYY',
    quoting: 'NEVER',
    lineEnd: 'CRLF',
    encoding: 'WINDOWS_1252',
    extension: 'TXT',
    rows: 'SUMS',
    columns: [
      column('Satzart', 'CONSTANT', '1'),
      column('Abrechnungszeitraum', 'PERIOD_MONTH'),
      column('Personalnummer', 'EMPLOYEE_NUMBER'),
      column('Lohnart', 'EARNING_CODE'),
      column('Bearbeitungsschlüssel', 'CONSTANT', '1'),
      column('Wert', 'HOURS'),
      // Each line of LODAS ends with a separator.
      empty(''),
    ],
  },
  exemptPeople: 'HOURS',
};

export const presets: readonly Preset[] = [adp, gusto, paychex, xero, datevLodas];

export const genericLayout: ExportLayout = {
  ...spreadsheet,
  dateFormat: 'YYYY_MM_DD',
  rows: 'LINES',
  columns: [
    column('Employee number', 'EMPLOYEE_NUMBER'),
    column('First name', 'FIRST_NAME'),
    column('Last name', 'LAST_NAME'),
    column('Email', 'EMAIL'),
    column('Date', 'DATE'),
    column('Earning code', 'EARNING_CODE'),
    column('Kind', 'KIND'),
    column('Hours', 'HOURS'),
    column('Minutes', 'MINUTES'),
    column('Job', 'JOB'),
    column('Policy', 'POLICY'),
    column('Period start', 'PERIOD_START'),
    column('Period end', 'PERIOD_END'),
    column('Version', 'VERSION'),
    column('Qualified overtime hours', 'QUALIFIED_OVERTIME_HOURS'),
  ],
};
