import { Button } from '@timetrack/ui';
import { Download } from '@timetrack/ui/icons';
import type { Period } from '../data/hours.types.js';

/** Saves the pay lines of the period as a file. */
export function DownloadButton({ period: { startDate, endDate } }: { readonly period: Period }) {
  return (
    <Button variant="outline" asChild className="tc:self-start">
      <a href={`/api/me/hours.csv?startDate=${startDate}&endDate=${endDate}`} download>
        <Download aria-hidden="true" />
        My hours (CSV)
      </a>
    </Button>
  );
}
