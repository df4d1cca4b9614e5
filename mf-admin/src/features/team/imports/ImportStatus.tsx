import { formatDateTime, useMissingDialog, useTimeZone } from '@timetrack/screens';
import { Button, Card } from '@timetrack/ui';
import { useLinkedItem } from '../../../components/LinkedDialogs.js';
import { ImportReport } from './ImportReport.js';
import { describeImport, needsAttention, type TeamImport, useImports } from './use-imports.js';

/** The progress of imports that still need attention. It comes from the server, so that it survives a reload. */
export function ImportStatus() {
  const { imports, isLoading, refetch } = useImports();
  const { item: report, open, close } = useLinkedItem(['import']);
  const named = imports.find(({ id }) => id === report?.id);
  useMissingDialog({ id: report?.id ?? null, isFound: named !== undefined || (isLoading ? undefined : false), close });
  return (
    <>
      {imports.filter(needsAttention).map((item) => (
        <Card
          key={item.id}
          className="ad:flex-row ad:flex-wrap ad:items-center ad:gap-x-6 ad:gap-y-3 ad:p-4 ad:md:px-5"
        >
          <Progress item={item} />
          <Button variant="outline" size="sm" onClick={() => open('import', item.id)}>
            {item.status === 'RUNNING' ? 'Details' : 'Details and Codes'}
          </Button>
        </Card>
      ))}
      {named && <ImportReport item={named} onTaken={refetch} onClose={close} />}
    </>
  );
}

function Progress({ item }: { readonly item: TeamImport }) {
  const timeZone = useTimeZone();
  const { id, total, done, createdAt } = item;
  return (
    <div className="ad:flex ad:min-w-0 ad:flex-1 ad:basis-64 ad:flex-col ad:gap-1.5">
      <p id={`import-${id}`} role="status" className="ad:text-sm ad:font-medium">
        {describeImport(item)}
      </p>
      {done < total && <ProgressBar labelledBy={`import-${id}`} done={done} total={total} />}
      <p className="ad:text-sm ad:text-muted-foreground">{`Imported ${formatDateTime(createdAt, timeZone)}`}</p>
    </div>
  );
}

interface ProgressBarProps {
  readonly labelledBy: string;
  readonly done: number;
  readonly total: number;
}

function ProgressBar({ labelledBy, done, total }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      className="ad:h-2 ad:overflow-hidden ad:rounded-full ad:bg-muted"
    >
      <div className="ad:h-full ad:bg-primary" style={{ width: `${(100 * done) / total}%` }} />
    </div>
  );
}
