import type { EntityManager } from '@mikro-orm/postgresql';
import type { PayrollEntries } from '../run/payroll-entries.js';
import type { ReportColumn } from './report-columns.js';

/** What a report is made from. */
export interface ReportSource {
  readonly em: EntityManager;
  readonly organizationId: string;
  readonly entries: PayrollEntries;
}

/** One kind of report: its columns, and its rows a batch at a time. */
export interface ReportDefinition<Row> {
  readonly columns: readonly ReportColumn<Row>[];
  readonly rows: (source: ReportSource) => AsyncIterable<readonly Row[]>;
}

/** Any report, for code that only walks through it. */
// biome-ignore lint/suspicious/noExplicitAny: columns and rows of one report belong together and meet only in it
export type AnyReport = ReportDefinition<any>;
