import { useSession } from '@timetrack/contracts';
import { Badge, type BadgeProps, Button } from '@timetrack/ui';
import { Download } from 'lucide-react';
import type { SyncRow_ItemFragment } from '../../../gql/graphql.js';
import { momentOf } from '../../../parts/moments.js';

type Item = SyncRow_ItemFragment;

const typeNames: Readonly<Record<Item['type'], string>> = {
  EXPORT_TIMESHEETS: 'Timesheet export',
  IMPORT_LISTS: 'List import',
};

const pending = { words: 'Pending', variant: 'warning' } as const;
const looks: Readonly<Record<string, { readonly words: string; readonly variant: BadgeProps['variant'] }>> = {
  SUCCESS: { words: 'Success', variant: 'success' },
  ERROR: { words: 'Error', variant: 'destructive' },
};

export function SyncRow({ item: { type, status, createdAt, message, fileUrl } }: { readonly item: Item }) {
  const { timezoneInForce } = useSession().user.organization;
  const { words, variant } = looks[status] ?? pending;
  const time = momentOf(createdAt, timezoneInForce);
  return (
    <li className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-x-4 ad:gap-y-2 ad:py-3 ad:text-sm">
      <div className="ad:flex ad:min-w-0 ad:flex-1 ad:basis-64 ad:flex-col ad:gap-1">
        <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-2.5 ad:gap-y-1">
          <span className="ad:font-medium">{typeNames[type] ?? type}</span>
          <span role="status">
            <Badge variant={variant}>{words}</Badge>
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
