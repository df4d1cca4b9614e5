import { formatDateTime, useTimeZone } from '@timetrack/screens';
import { Badge } from '@timetrack/ui';
import { ChevronDown } from '@timetrack/ui/icons';
import { ScrollRegion } from '../../../components/ScrollRegion.js';
import type { ClientErrorRow_ClientErrorFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { ClientErrorRowClientError } from './client-errors.graphql.js';

export function ClientErrorRow(props: { readonly error: FragmentType<typeof ClientErrorRowClientError> }) {
  const timeZone = useTimeZone();
  const error = readFragment(ClientErrorRowClientError, props.error);
  const { module, version, kind, screen, message, occurrences, people, lastSeenAt } = error;
  return (
    <li className="ad:flex ad:flex-col ad:gap-1.5 ad:py-3 ad:text-sm">
      <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-2.5 ad:gap-y-1">
        <span className="ad:font-medium ad:wrap-anywhere">
          {module} {version}
        </span>
        <Badge variant="outline">{kindLabel(kind)}</Badge>
      </p>
      <p className="ad:line-clamp-3 ad:wrap-anywhere">{message}</p>
      <p className="ad:text-muted-foreground ad:wrap-anywhere ad:tabular-nums">
        {/* Each part stays in one piece, and a line never begins with a separator. */}
        <span className="ad:inline-block">
          {times(occurrences)}
          {people > 0 && `, ${people === 1 ? '1 person' : `${people.toLocaleString('en-US')} people`}`} ·
        </span>{' '}
        <span className="ad:inline-block">
          Last <time dateTime={lastSeenAt}>{formatDateTime(lastSeenAt, timeZone)}</time>
          {screen && ' ·'}
        </span>
        {screen && (
          <>
            {' '}
            <span className="ad:inline-block">
              on <code>{screen}</code>
            </span>
          </>
        )}
      </p>
      <Details error={error} />
    </li>
  );
}

function times(count: number): string {
  if (count === 1) return 'Once';
  return count === 2 ? 'Twice' : `${count.toLocaleString('en-US')} times`;
}

interface DetailsProps {
  readonly error: {
    readonly message: string;
    readonly stack?: string | null;
    readonly firstSeenAt: string;
  };
}

function Details({ error: { message, stack, firstSeenAt } }: DetailsProps) {
  const timeZone = useTimeZone();
  return (
    <details className="ad:group">
      <summary
        aria-label={`Details of ${message}`}
        className="ad:inline-flex ad:min-h-11 ad:cursor-pointer ad:list-none ad:items-center ad:gap-1 ad:rounded-md ad:pr-2 ad:text-muted-foreground ad:hover:text-foreground ad:md:min-h-8 ad:pointer-coarse:min-h-11"
      >
        <ChevronDown
          aria-hidden="true"
          className="ad:size-4 ad:-rotate-90 ad:transition-transform ad:group-open:rotate-0"
        />
        Details
      </summary>
      <ScrollRegion
        aria-label={`Stack of ${message}`}
        className="ad:mt-1 ad:max-h-64 ad:overflow-auto ad:rounded-md ad:bg-muted ad:p-3"
      >
        <p className="ad:pb-2 ad:text-muted-foreground">
          First <time dateTime={firstSeenAt}>{formatDateTime(firstSeenAt, timeZone)}</time>
        </p>
        <pre className="ad:text-xs ad:whitespace-pre-wrap ad:wrap-anywhere">
          {message}
          {stack && `\n${stack}`}
        </pre>
      </ScrollRegion>
    </details>
  );
}

type Kind = ClientErrorRow_ClientErrorFragment['kind'];

const labels: Readonly<Record<Kind, string>> = {
  LOAD: 'Not loaded',
  CONTRACT: 'Wrong version',
  INTEGRITY: 'Wrong hash',
  CHUNK: 'File missing',
  RENDER: 'Screen failed',
  ICON: 'Icon failed',
  REACT: 'Second React',
  UNHANDLED: 'Uncaught',
  OTHER: 'Other',
};

/** A later gateway may know more kinds. */
function kindLabel(kind: Kind): string {
  return labels[kind] ?? labels.OTHER;
}
