import { formatDate, formatDateTime } from '@timetrack/screens';
import { Badge } from '@timetrack/ui';
import { Lock } from '@timetrack/ui/icons';
import type { ReactNode } from 'react';
import { overtimeLabels, roundingLabels, weekdayLabels } from '../report/labels.js';
import type { Report } from '../report/report-data.js';

const days = new Intl.ListFormat('en-US');

/** The rules that the report was computed with. They explain why two reports differ. */
export function ReportSettings({ report }: { readonly report: Report }) {
  const { timezone, workweekStartsOn, rounding, overtimeRule, ruleChanges, closedAt } = report;
  return (
    <div className="ad:flex ad:flex-col ad:gap-3">
      {closedAt !== null && (
        <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-2 ad:gap-y-1 ad:text-sm">
          <Badge variant="success">
            <Lock aria-hidden="true" />
            Closed
          </Badge>
          <span>
            Closed on <time dateTime={closedAt}>{formatDateTime(closedAt, timezone)}</time>. These hours are final.
          </span>
        </p>
      )}
      {ruleChanges.length > 0 && (
        <p className="ad:text-sm ad:text-pretty">
          The rules changed on {days.format(ruleChanges.map((date) => formatDate(date)))}. Each day is paid under the
          rules that held on it. These hold on the last day:
        </p>
      )}
      <dl className="ad:grid ad:gap-x-8 ad:gap-y-1.5 ad:text-sm ad:sm:grid-cols-2">
        <Setting name="Timezone">{timezone.replaceAll('_', ' ')}</Setting>
        <Setting name="Workweek">Starts on {weekdayLabels[workweekStartsOn]}</Setting>
        <Setting name="Rounding">{roundingLabels[rounding ?? 'NONE']}</Setting>
        <Setting name="Overtime">{overtimeLabels[overtimeRule]}</Setting>
      </dl>
    </div>
  );
}

function Setting({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="ad:flex ad:gap-2">
      <dt className="ad:w-20 ad:shrink-0 ad:text-muted-foreground">{name}</dt>
      <dd className="ad:min-w-0 ad:wrap-anywhere">{children}</dd>
    </div>
  );
}
