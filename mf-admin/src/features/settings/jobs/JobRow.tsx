import { Button } from '@timetrack/ui';
import { Pencil } from '@timetrack/ui/icons';
import { LinkedFormDialog } from '../../../components/LinkedFormDialog.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { useChange } from '../../../hooks/use-change.js';
import { RetirableRow } from '../components/RetirableRow.js';
import { ReinstateButton, RetireButton } from '../components/RetireButtons.js';
import { JobForm } from './JobForm.js';
import { JobRowJob, UpdateJob } from './jobs.graphql.js';

export function JobRow(props: { readonly job: FragmentType<typeof JobRowJob> }) {
  const { busy, change } = useChange();
  const job = readFragment(JobRowJob, props.job);
  const { id, name, retired } = job;
  const setRetired = (texts: { readonly done: string; readonly failed: string }) =>
    void change({ mutation: UpdateJob, variables: { input: { id, retired: !retired } }, ...texts });
  return (
    <RetirableRow name={name} retired={retired}>
      {retired ? (
        <ReinstateButton
          name={name}
          busy={busy}
          onReinstate={() => setRetired({ done: 'Job reinstated', failed: 'Failed to reinstate job' })}
        />
      ) : (
        <>
          <LinkedFormDialog
            name={`job-${id}`}
            title="Rename Job"
            description="The new name appears everywhere, including on past timesheets and schedules."
            trigger={
              <Button variant="outline" size="sm" aria-label={`Rename ${name}`}>
                <Pencil aria-hidden="true" />
                Rename
              </Button>
            }
          >
            {(close) => <JobForm job={job} onDone={close} />}
          </LinkedFormDialog>
          <RetireButton
            id={id}
            name={name}
            consequence="It can no longer be chosen. Timesheets and schedules keep it, and you can reinstate it."
            busy={busy}
            onRetire={() => setRetired({ done: 'Job retired', failed: 'Failed to retire job' })}
          />
        </>
      )}
    </RetirableRow>
  );
}
