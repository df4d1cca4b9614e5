import { formatDateTime, useTimeZone } from '@timetrack/screens';
import { Badge, type BadgeProps, Button } from '@timetrack/ui';
import { Download } from '@timetrack/ui/icons';
import type { SyncRow_SyncItemFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { SyncRowSyncItem } from './sync.graphql.js';

type SyncItem = SyncRow_SyncItemFragment;

const typeLabels: Readonly<Record<SyncItem['type'], string>> = {
  EXPORT_TIMESHEETS: 'Timesheet export',
  IMPORT_LISTS: 'List import',
};

interface Appearance {
  readonly label: string;
  readonly variant: BadgeProps['variant'];
}

const pending: Appearance = { label: 'Pending', variant: 'warning' };
const appearances: Readonly<Record<SyncItem['status'], Appearance>> = {
  PENDING: pending,
  RUNNING: pending,
  SUCCESS: { label: 'Success', variant: 'success' },
  ERROR: { label: 'Error', variant: 'destructive' },
};

export function SyncRow(props: { readonly item: FragmentType<typeof SyncRowSyncItem> }) {
  const timeZone = useTimeZone();
  const { type, status, createdAt, message, fileUrl } = readFragment(SyncRowSyncItem, props.item);
  const { label, variant } = appearances[status];
  const time = formatDateTime(createdAt, timeZone);
  return (
    <li className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-x-4 ad:gap-y-2 ad:py-3 ad:text-sm">
      <div className="ad:flex ad:min-w-0 ad:flex-1 ad:basis-64 ad:flex-col ad:gap-1">
        <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-2.5 ad:gap-y-1">
          <span className="ad:font-medium">{typeLabels[type]}</span>
          <span role="status">
            <Badge variant={variant}>{label}</Badge>
          </span>
          <time dateTime={createdAt} className="ad:text-muted-foreground ad:tabular-nums">
            {time}
          </time>
        </p>
        {message && <p className="ad:text-muted-foreground ad:wrap-anywhere">{message}</p>}
      </div>
      {fileUrl && (
        <Button variant="outline" size="sm" asChild>
          <a href={fileUrl} download aria-label={`Download the file of ${time}`}>
            <Download aria-hidden="true" />
            Download
          </a>
        </Button>
      )}
    </li>
  );
}
