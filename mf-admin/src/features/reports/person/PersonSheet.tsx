import { failureOf, useQuery } from '@timetrack/client';
import { type DateRange, formatDateRange, fullName, LoadFailure, useTimeZone } from '@timetrack/screens';
import { Sheet, SheetContent, SheetDescription, SheetTitle, Skeleton } from '@timetrack/ui';
import { PersonDays } from './PersonDays.js';
import { PersonExceptions } from './PersonExceptions.js';
import { PersonTotals } from './PersonTotals.js';
import { LoadPersonPay } from './person.graphql.js';

interface PersonSheetProps {
  readonly id: string;
  readonly range: DateRange;
  /** The time zone of the report; null until it is loaded. */
  readonly timeZone: string | null;
  readonly onClose: () => void;
  /** Called after the sheet has closed, to move the focus. */
  readonly onClosed: () => void;
}

/** The hours of one person, with the rule of each line and the recorded times. */
export function PersonSheet({ id, range, timeZone, onClose, onClosed }: PersonSheetProps) {
  const organizationTimeZone = useTimeZone();
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
        <Hours key={id} id={id} range={range} timeZone={timeZone ?? organizationTimeZone} />
      </SheetContent>
    </Sheet>
  );
}

interface HoursProps extends Pick<PersonSheetProps, 'id' | 'range'> {
  readonly timeZone: string;
}

function Hours({ id, range: { startDate, endDate }, timeZone }: HoursProps) {
  const { data, error, refetch } = useQuery(LoadPersonPay, {
    variables: { userId: id, startDate, endDate },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (!data && error) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  const pay = data.personPay;
  return (
    <>
      <header className="ad:flex ad:flex-col ad:gap-0.5 ad:pr-10">
        <SheetTitle className="ad:text-lg ad:wrap-anywhere">{fullName(pay.user)}</SheetTitle>
        <SheetDescription>{formatDateRange(startDate, endDate)}</SheetDescription>
      </header>
      <PersonTotals pay={pay} />
      <PersonExceptions pay={pay} />
      <PersonDays pay={pay} timeZone={timeZone} />
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

function LoadError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => Promise<unknown> }) {
  const isNotFound = failureOf(error).code === 'NOT_FOUND';
  return (
    <>
      <SheetTitle className="ad:pr-10">{isNotFound ? 'Person not found' : 'Hours of one person'}</SheetTitle>
      <SheetDescription className={isNotFound ? undefined : 'ad:sr-only'}>
        {isNotFound ? 'The person in this link has no pay for these days.' : 'Loading failed'}
      </SheetDescription>
      {!isNotFound && <LoadFailure title="These hours could not be loaded" error={error} onRetry={onRetry} />}
    </>
  );
}
