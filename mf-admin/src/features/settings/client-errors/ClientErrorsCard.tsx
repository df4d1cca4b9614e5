import { useQuery } from '@timetrack/client';
import { formatCount, formatDateTime, useTimeZone } from '@timetrack/screens';
import { Badge, EmptyState } from '@timetrack/ui';
import { ChevronDown, CircleCheck } from '@timetrack/ui/icons';
import { ScrollRegion } from '../../../components/Layout.js';
import { Pager, usePages } from '../../../components/Pager.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { type ClientError, LoadClientErrors } from './client-errors.graphql.js';

/** The last ones. Older errors say the same. */
const maxLoaded = 100;

export function ClientErrorsCard() {
  const query = useQuery(LoadClientErrors, { variables: { first: maxLoaded }, fetchPolicy: 'cache-and-network' });
  const errors = query.data?.viewer?.clientErrors?.edges.map(({ node }) => node) ?? [];
  const { shown, pager } = usePages(errors, 6);
  return (
    <SettingsCard
      title="Errors in the browser"
      description="Errors that stopped a page, for the maintainers of TimeTrack. Reports contain no names and nothing that people entered. TimeTrack removes them after 30 days."
      query={query}
      action={null}
    >
      {errors.length === 0 ? (
        <EmptyState
          icon={CircleCheck}
          title="No errors"
          description="Browsers reported no errors in the last 30 days."
          className="ad:py-4"
        />
      ) : (
        <ul aria-label="Errors in the browser" className="ad:divide-y ad:divide-border">
          {shown.map((error) => (
            <ClientErrorRow key={error.id} error={error} />
          ))}
        </ul>
      )}
      <Pager of="errors" {...pager} />
    </SettingsCard>
  );
}

function ClientErrorRow({ error }: { readonly error: ClientError }) {
  const timeZone = useTimeZone();
  const { module, version, kind, screen, message, occurrences, people, lastSeenAt } = error;
  return (
    <li className="ad:flex ad:flex-col ad:gap-1.5 ad:py-3 ad:text-sm">
      <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-2.5 ad:gap-y-1">
        <span className="ad:font-medium ad:wrap-anywhere">{`${module} ${version ?? ''}`}</span>
        <Badge variant="outline">{kindLabel(kind)}</Badge>
      </p>
      <p className="ad:line-clamp-3 ad:wrap-anywhere">{message}</p>
      <p className="ad:text-muted-foreground ad:wrap-anywhere ad:tabular-nums">
        {/* Each part stays in one piece, and a line never begins with a separator. */}
        <span className="ad:inline-block">
          {`${times(occurrences)}${people > 0 ? `, ${formatCount(people, 'person')}` : ''} ·`}
        </span>
        <span> </span>
        <span className="ad:inline-block">
          <span>{'Last '}</span>
          <time dateTime={lastSeenAt}>{formatDateTime(lastSeenAt, timeZone)}</time>
          {screen && <span>{' ·'}</span>}
        </span>
        {screen && (
          <>
            <span> </span>
            <span className="ad:inline-block">
              <span>{'on '}</span>
              <code>{screen}</code>
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

function Details({ error: { message, stack, firstSeenAt } }: { readonly error: ClientError }) {
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
        <span>Details</span>
      </summary>
      <ScrollRegion
        aria-label={`Stack of ${message}`}
        className="ad:mt-1 ad:max-h-64 ad:overflow-auto ad:rounded-md ad:bg-muted ad:p-3"
      >
        <p className="ad:pb-2 ad:text-muted-foreground">
          <span>{'First '}</span>
          <time dateTime={firstSeenAt}>{formatDateTime(firstSeenAt, timeZone)}</time>
        </p>
        <pre className="ad:text-xs ad:whitespace-pre-wrap ad:wrap-anywhere">
          {`${message}${stack ? `\n${stack}` : ''}`}
        </pre>
      </ScrollRegion>
    </details>
  );
}

type Kind = ClientError['kind'];

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
