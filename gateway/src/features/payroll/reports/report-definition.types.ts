import type { EntityManager } from '@mikro-orm/postgresql';
import type { CsvColumn } from '../csv/csv.presenter.js';
import type { PayrollEntries } from '../entries/payroll-entries.types.js';
import type { PayrollSummary } from '../run/payroll-entry.types.js';
import type { ReportColumn } from './report-columns.rules.js';

export interface ReportSource {
  readonly em: EntityManager;
  readonly organizationId: string;
  readonly entries: PayrollEntries;
  /** The people of the team in the filter. By default everyone. */
  readonly userIds?: readonly string[] | undefined;
}

export interface ReportDefinition<Row> {
  readonly columns: readonly ReportColumn<Row>[];
  /** Columns at the end of the file that screens do not display. */
  readonly fileColumns?: readonly CsvColumn<Row>[];
  readonly rows: (source: ReportSource) => AsyncGenerator<readonly Row[]>;
  /** The pay that a row is about, if it is. */
  readonly payOf?: (row: Row) => PayrollSummary;
  /** Rows that are not listed count only in the pay of all rows. */
  readonly isListed?: (row: Row) => boolean;
}

/** A report whose row type does not matter. */
// biome-ignore lint/suspicious/noExplicitAny: the columns and rows of a report match each other, whatever their type is
export type AnyReport = ReportDefinition<any>;
