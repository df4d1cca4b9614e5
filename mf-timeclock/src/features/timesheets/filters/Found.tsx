import { Button } from '@timetrack/ui';
import { FilterX } from 'lucide-react';
import { type Address, isFiltered } from '../address/address.js';
import { useCount } from '../use-count.js';
import { filterVariables } from '../use-timesheets.js';
import { timesheetCount } from '../words.js';
import { type Days, daysInWords } from './periods.js';

interface FoundProps {
  readonly address: Address;
  readonly days: Days | null;
  readonly onClear: () => void;
}

/** How much was found, of which days, and the way back to everything. Without days nobody counts: it may be a million. */
export function Found({ address, days, onClear }: FoundProps) {
  const isBounded = days !== null && (days.from !== null || days.to !== null);
  const count = useCount(filterVariables(address, days), isBounded);
  if (!isFiltered(address)) return null;
  return (
    <div className="tc:-my-2 tc:flex tc:min-h-11 tc:flex-wrap tc:items-center tc:gap-x-6 tc:text-sm">
      <p role="status" className="tc:text-muted-foreground tc:tabular-nums tc:empty:hidden">
        {isBounded && `${count === null ? 'Timesheets' : timesheetCount(count)}, ${daysInWords(days)}`}
      </p>
      <Button variant="ghost" size="sm" className="tc:-ml-3" onClick={onClear}>
        <FilterX aria-hidden="true" />
        Clear filters
      </Button>
    </div>
  );
}
