import { VisuallyHidden } from '@timetrack/ui';
import { ArrowRight } from '@timetrack/ui/icons';
import type { EntryDetails_AuditLogEntryFragment } from '../../../gql/graphql.js';
import { formatValue } from '../entry/labels.js';

type Change = EntryDetails_AuditLogEntryFragment['changes'][number];

interface ChangeListProps {
  readonly changes: readonly Change[];
  readonly timeZone: string;
}

/** Each field with its value before and after. Marks fields that were empty, are empty now, or did not change. */
export function ChangeList({ changes, timeZone }: ChangeListProps) {
  const format = (value: string) => formatValue(value, timeZone);
  return (
    <dl className="ad:grid ad:gap-x-4 ad:gap-y-3 ad:@2xl:grid-cols-[10rem_minmax(0,1fr)] ad:@2xl:gap-y-1.5">
      {changes.filter(hasValue).map(({ field, label, before, after }) => (
        <div key={field} className="ad:@2xl:contents">
          <dt className="ad:text-muted-foreground">{label}</dt>
          <dd className="ad:flex ad:flex-wrap ad:items-baseline ad:gap-x-2 ad:gap-y-0.5 ad:wrap-anywhere">
            {before !== null && before === after ? (
              <UnchangedValue value={format(after)} />
            ) : (
              <BeforeAndAfter before={before && format(before)} after={after && format(after)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A field that was empty and still is says nothing: the notes of a new timesheet. */
const hasValue = ({ before, after }: Change): boolean => Boolean(before) || Boolean(after);

function UnchangedValue({ value }: { readonly value: string }) {
  return (
    <>
      <span className="ad:min-w-0 ad:font-medium ad:whitespace-pre-wrap">{value}</span>
      <span className="ad:text-muted-foreground"> (unchanged)</span>
    </>
  );
}

function BeforeAndAfter({ before, after }: Pick<Change, 'before' | 'after'>) {
  return (
    <>
      {before && (
        <del className="ad:min-w-0 ad:whitespace-pre-wrap ad:text-muted-foreground">
          <VisuallyHidden>before: </VisuallyHidden>
          {before}
        </del>
      )}
      {before && <ArrowRight aria-hidden="true" className="ad:size-3.5 ad:shrink-0 ad:self-center" />}
      {after ? (
        <ins className="ad:min-w-0 ad:font-medium ad:whitespace-pre-wrap ad:no-underline">
          <VisuallyHidden>after: </VisuallyHidden>
          {after}
        </ins>
      ) : (
        <span className="ad:text-muted-foreground">empty</span>
      )}
    </>
  );
}
