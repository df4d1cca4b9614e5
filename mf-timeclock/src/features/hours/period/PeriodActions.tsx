import { useCan } from '@timetrack/contracts';
import { useToday } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { Download, Plus } from '@timetrack/ui/icons';
import type { Period } from '../data/hours.types.js';

interface PeriodActionsProps {
  readonly period: Period;
  readonly onAdd: ((day: string) => void) | null;
}

export function PeriodActions({ period: { startDate, endDate }, onAdd }: PeriodActionsProps) {
  const mayRequest = useCan('REQUEST_CORRECTION');
  const today = useToday();
  return (
    <div className="tc:flex tc:flex-wrap tc:gap-3">
      {onAdd && mayRequest && startDate <= today && (
        <Button variant="outline" onClick={() => onAdd(today < endDate ? today : endDate)}>
          <Plus aria-hidden="true" />
          Add Missing Work
        </Button>
      )}
      <Button variant="outline" asChild>
        <a href={`/api/me/hours.csv?startDate=${startDate}&endDate=${endDate}`} download>
          <Download aria-hidden="true" />
          My hours (CSV)
        </a>
      </Button>
    </div>
  );
}
