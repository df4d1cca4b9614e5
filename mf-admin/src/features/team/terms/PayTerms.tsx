import { useCan } from '@timetrack/contracts';
import { Skeleton } from '@timetrack/ui';
import { lazy, Suspense } from 'react';
import { Disclosure } from '../../../components/Disclosure.js';
import type { Member } from '../member/members.graphql.js';

/** Loaded when it is opened: most visits of a panel are about something else. */
const LoadedTerms = lazy(async () => ({ default: (await import('./LoadedTerms.js')).LoadedTerms }));

export function PayTerms({ member }: { readonly member: Member }) {
  if (!useCan('EMPLOYMENT_TERMS_HISTORY')) return null;
  return (
    <Disclosure title="Pay terms">
      {() => (
        <Suspense fallback={<Skeleton className="ad:h-32" />}>
          <LoadedTerms member={member} />
        </Suspense>
      )}
    </Disclosure>
  );
}
