import { failureOf, useQuery } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import { LoadFailure } from '@timetrack/screens';
import { Sheet, SheetContent, SheetDescription, SheetTitle, Skeleton } from '@timetrack/ui';
import { readFragment } from '../../../gql/index.js';
import { rangeInWords } from '../../../parts/days.js';
import type { Days } from '../ranges/ranges.js';
import { PersonDays } from './PersonDays.js';
import { PersonExceptions } from './PersonExceptions.js';
import { PersonTotals } from './PersonTotals.js';
import { LoadPersonPay, PersonPayEntry } from './person.graphql.js';

interface PersonSheetProps {
  readonly id: string;
  readonly days: Days;
  /** The one that the report was computed in; null while nobody knows it. */
  readonly timeZone: string | null;
  readonly onClose: () => void;
  /** Where the focus goes once the sheet is gone. */
  readonly onClosed: () => void;
}

/** One person's hours, down to the punches, with the rule of each line in words. */
export function PersonSheet({ id, days, timeZone, onClose, onClosed }: PersonSheetProps) {
  const { timezoneInForce } = useSession().user.organization;
  return (
    <Sheet open onOpenChange={onClose}>
      <SheetContent
        closeLabel="Close panel"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
        className="ad:w-[36rem] ad:max-w-full ad:gap-6 ad:p-5 ad:sm:p-6"
      >
        <Hours key={id} id={id} days={days} timeZone={timeZone ?? timezoneInForce} />
      </SheetContent>
    </Sheet>
  );
}

interface HoursProps extends Pick<PersonSheetProps, 'id' | 'days'> {
  readonly timeZone: string;
}

function Hours({ id, days, timeZone }: HoursProps) {
  const { startDate, endDate } = days;
  const { data, error, refetch } = useQuery(LoadPersonPay, {
    variables: { userId: id, startDate, endDate },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (!data && error) return <NotThere error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  const pay = readFragment(PersonPayEntry, data.personPay);
  const { firstName, lastName } = pay.user;
  return (
    <>
      <header className="ad:flex ad:flex-col ad:gap-0.5 ad:pr-10">
        <SheetTitle className="ad:text-lg ad:wrap-anywhere">
          {firstName} {lastName}
        </SheetTitle>
        <SheetDescription>{rangeInWords(startDate, endDate)}</SheetDescription>
      </header>
      <PersonTotals pay={pay} />
      <PersonExceptions exceptions={pay.exceptions} />
      <PersonDays lines={pay.lines} timeZone={timeZone} />
    </>
  );
}

function Loading() {
  return (
    <div role="status" aria-busy="true" className="ad:flex ad:flex-col ad:gap-6">
      <SheetTitle className="ad:sr-only">Hours of one person</SheetTitle>
      <SheetDescription className="ad:sr-only">Loading</SheetDescription>
      <div className="ad:flex ad:flex-col ad:gap-2">
        <Skeleton className="ad:h-6 ad:w-44 ad:max-w-full" />
        <Skeleton className="ad:h-4 ad:w-56 ad:max-w-full" />
      </div>
      <Skeleton className="ad:h-24" />
      <Skeleton className="ad:h-40" />
      <Skeleton className="ad:h-40" />
    </div>
  );
}

function NotThere({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => Promise<unknown> }) {
  const { code } = failureOf(error);
  const gone = code === 'NOT_FOUND';
  return (
    <>
      <SheetTitle className="ad:pr-10">{gone ? 'Nobody is here' : 'Hours of one person'}</SheetTitle>
      <SheetDescription className={gone ? undefined : 'ad:sr-only'}>
        {gone ? 'The address names nobody of this organization who is paid for these days.' : 'Could not be read'}
      </SheetDescription>
      {!gone && <LoadFailure title="These hours could not be read" error={error} onRetry={onRetry} />}
    </>
  );
}
