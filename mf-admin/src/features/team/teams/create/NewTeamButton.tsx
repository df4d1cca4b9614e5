import { Skeleton } from '@timetrack/ui';
import { lazy, Suspense } from 'react';
import { LinkedFormDialog } from '../../../../components/LinkedDialogs.js';

const NewTeamForm = lazy(async () => ({ default: (await import('./NewTeamForm.js')).NewTeamForm }));

export function NewTeamButton() {
  return (
    <LinkedFormDialog
      name="new-team"
      trigger="New Team"
      title="New Team"
      description="Its leads plan and approve for its members. You can limit them to the people of their teams."
    >
      {(close) => (
        <Suspense fallback={<Skeleton className="ad:h-60" />}>
          <NewTeamForm onDone={close} />
        </Suspense>
      )}
    </LinkedFormDialog>
  );
}
