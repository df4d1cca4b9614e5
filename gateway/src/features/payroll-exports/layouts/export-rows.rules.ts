import type { PayrollEntry } from '../../payroll/index.js';
import { type Cell, type ExportedPeriod, type ExportedRow, formatCell, isMeasure } from './export-cells.rules.js';
import type { ExportLayout } from './export-layout.types.js';

export function rowsOf({ user, lines }: PayrollEntry, period: ExportedPeriod, layout: ExportLayout): Cell[][] {
  const rows = lines.map((line): ExportedRow => ({ user, lines: [line] }));
  const final = layout.rows === 'LINES' ? rows : sumRows(rows, period, layout);
  return final.map((row) => layout.columns.map((column) => formatCell(column, row, period, layout)));
}

/** Joins the rows that agree in every column that is not added up. */
function sumRows(rows: readonly ExportedRow[], period: ExportedPeriod, layout: ExportLayout): ExportedRow[] {
  const textColumns = layout.columns.filter(({ field }) => !isMeasure(field));
  const keyOf = (row: ExportedRow) =>
    JSON.stringify(textColumns.map((column) => formatCell(column, row, period, layout).text));
  return [...Map.groupBy(rows, keyOf).values()].flatMap(([first, ...others]) =>
    first
      ? [{ ...first, lines: [...first.lines, ...others.flatMap(({ lines }) => lines)] as ExportedRow['lines'] }]
      : [],
  );
}
