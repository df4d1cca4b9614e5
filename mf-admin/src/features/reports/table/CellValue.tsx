import { cn } from '@timetrack/ui';
import { TriangleAlert } from '@timetrack/ui/icons';
import { Minutes } from '../../../components/Minutes.js';
import { type Column, numberIn, type Row, textIn } from '../report/report-data.js';

/** One value of a row, formatted by the kind of its column. */
export function CellValue({ row, column }: { readonly row: Row; readonly column: Column }) {
  const { key, kind } = column;
  if (kind === 'MINUTES') return <Minutes minutes={numberIn(row, key)} stacked />;
  if (kind !== 'NUMBER') return textIn(row, key);
  const count = numberIn(row, key);
  const isWarning = key === 'exceptions' && count > 0;
  return (
    <span
      className={cn(
        'ad:inline-flex ad:items-center ad:gap-1.5',
        count === 0 && 'ad:text-muted-foreground',
        isWarning && 'ad:font-medium ad:text-warning',
      )}
    >
      {isWarning && <TriangleAlert aria-hidden="true" className="ad:size-3.5" />}
      {count.toLocaleString('en-US')}
    </span>
  );
}
