import { VisuallyHidden } from '@timetrack/ui';
import { ArrowRight } from 'lucide-react';
import { type Change, valueInWords } from '../entry/labels.js';

interface ChangeListProps {
  readonly changes: readonly Change[];
  readonly timeZone: string;
}

/** Field by field, before and after. What was nothing before, is nothing now, or was kept says so. */
export function ChangeList({ changes, timeZone }: ChangeListProps) {
  const words = (value: string) => valueInWords(value, timeZone);
  return (
    <dl className="ad:grid ad:gap-x-4 ad:gap-y-3 ad:@2xl:grid-cols-[10rem_minmax(0,1fr)] ad:@2xl:gap-y-1.5">
      {changes.map(({ field, label, before, after }) => (
        <div key={field} className="ad:@2xl:contents">
          <dt className="ad:text-muted-foreground">{label}</dt>
          <dd className="ad:flex ad:flex-wrap ad:items-baseline ad:gap-x-2 ad:gap-y-0.5 ad:wrap-anywhere">
            {before !== null && before === after ? (
              <Kept words={words(after)} />
            ) : (
              <BeforeAndAfter before={before && words(before)} after={after && words(after)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Kept({ words }: { readonly words: string }) {
  return (
    <>
      <span className="ad:min-w-0 ad:font-medium ad:whitespace-pre-wrap">{words}</span>
      <span className="ad:text-muted-foreground"> (kept)</span>
    </>
  );
}

function BeforeAndAfter({ before, after }: Pick<Change, 'before' | 'after'>) {
  return (
    <>
      {before !== null && (
        <del className="ad:min-w-0 ad:whitespace-pre-wrap ad:text-muted-foreground">
          <VisuallyHidden>before: </VisuallyHidden>
          {before}
        </del>
      )}
      {before !== null && <ArrowRight aria-hidden="true" className="ad:size-3.5 ad:shrink-0 ad:self-center" />}
      {after !== null ? (
        <ins className="ad:min-w-0 ad:font-medium ad:whitespace-pre-wrap ad:no-underline">
          <VisuallyHidden>after: </VisuallyHidden>
          {after}
        </ins>
      ) : (
        <span className="ad:text-muted-foreground">nothing</span>
      )}
    </>
  );
}
