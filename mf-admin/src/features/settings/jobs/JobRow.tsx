import { useApolloClient } from '@timetrack/client';
import { Button, FormDialog } from '@timetrack/ui';
import { Pencil } from 'lucide-react';
import type { JobRow_JobFragment } from '../../../gql/graphql.js';
import { useChange } from '../../../parts/use-change.js';
import { RetirableRow } from '../components/RetirableRow.js';
import { ReinstateButton, RetireButton } from '../components/RetireButtons.js';
import { JobForm } from './JobForm.js';
import { UpdateJob } from './jobs.graphql.js';

export function JobRow({ job }: { readonly job: JobRow_JobFragment }) {
  const client = useApolloClient();
  const { busy, change } = useChange();
  const { id, name, retired } = job;
  const send = () => client.mutate({ mutation: UpdateJob, variables: { id, input: { retired: !retired } } });
  return (
    <RetirableRow name={name} retired={retired}>
      {retired ? (
        <ReinstateButton
          name={name}
          busy={busy}
          onReinstate={() => void change({ send, done: 'Job reinstated', failed: 'Failed to reinstate job' })}
        />
      ) : (
        <>
          <FormDialog
            title="Rename Job"
            description="The new name stands wherever the job was chosen, also in the past."
            trigger={
              <Button variant="outline" size="sm" aria-label={`Rename ${name}`}>
                <Pencil aria-hidden="true" />
                Rename
              </Button>
            }
          >
            {(close) => <JobForm job={job} onDone={close} />}
          </FormDialog>
          <RetireButton
            name={name}
            consequence="Nobody can choose it any more. Timesheets and schedules keep it, and you can reinstate it."
            busy={busy}
            onRetire={() => void change({ send, done: 'Job retired', failed: 'Failed to retire job' })}
          />
        </>
      )}
    </RetirableRow>
  );
}
