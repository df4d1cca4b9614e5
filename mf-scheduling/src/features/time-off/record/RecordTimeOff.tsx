import { useQuery } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import type { DialogGuard } from '@timetrack/contracts/routing';
import { fullName, LoadFailure, useToday } from '@timetrack/screens';
import { Dialog, DialogContent, DialogHeader, OpenFormDialog } from '@timetrack/ui';
import { type ComponentProps, useState } from 'react';
import type { Scheduling_RecordTimeOff_LoadQuery } from '../../../gql/graphql.js';
import { ReplacementsDialog, type ShiftToReplace } from '../../replacements/index.js';
import { phraseDays } from '../components/labels.js';
import { RecordForm } from './RecordForm.js';
import { LoadRecord } from './record.graphql.js';

interface RecordTimeOffProps extends Pick<ComponentProps<typeof OpenFormDialog>, 'focusFallback'> {
  readonly personId: string;
  readonly guard: DialogGuard;
  /** Loads again what the time off and its shifts change. */
  readonly onSaved: () => unknown;
}

interface Recorded {
  readonly days: { readonly startDate: string; readonly endDate: string };
  readonly shifts: readonly ShiftToReplace[];
}

/** Records the time off of a person. Then it offers replacements for the shifts on these days. */
export function RecordTimeOff({ personId, guard, onSaved, focusFallback }: RecordTimeOffProps) {
  const today = useToday();
  const isOwn = useSession().user.id === personId;
  const { data, error, refetch } = useQuery(LoadRecord, { variables: { personId } });
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const person = findPerson(data);
  if (!data && !error) return null;
  if (!person) {
    return (
      <Dialog open onOpenChange={guard.close}>
        <DialogContent focusFallback={focusFallback}>
          <DialogHeader title="Record Time Off" description={data && 'This person no longer exists.'} />
          {!data && <LoadFailure title="The person could not be loaded" error={error} onRetry={refetch} />}
        </DialogContent>
      </Dialog>
    );
  }
  if (recorded) {
    return (
      <ReplacementsDialog
        description={`${person.firstName} is off ${phraseDays(recorded.days)}.`}
        shifts={recorded.shifts}
        absentId={personId}
        onAssigned={onSaved}
        onClose={guard.close}
        focusFallback={focusFallback}
      />
    );
  }
  return (
    <OpenFormDialog
      title="Record Time Off"
      description={
        isOwn
          ? 'Another approver decides your own request.'
          : `Time off of ${fullName(person)}. It is approved at once.`
      }
      guard={guard}
      focusFallback={focusFallback}
    >
      <RecordForm
        person={person}
        policies={sortPolicies(data?.viewer?.ptoPolicies?.nodes ?? [])}
        today={today}
        guard={guard}
        onSaved={(days, shifts) => {
          if (shifts.length > 0) setRecorded({ days, shifts });
          else guard.close();
          return onSaved();
        }}
      />
    </OpenFormDialog>
  );
}

function findPerson(data: Scheduling_RecordTimeOff_LoadQuery | undefined) {
  return data?.node?.__typename === 'User' ? data.node : null;
}

/** Time off that a manager records is mostly sick leave. */
function sortPolicies<Policy extends { readonly category: string }>(policies: readonly Policy[]): Policy[] {
  return policies.toSorted((one, other) => Number(other.category === 'SICK') - Number(one.category === 'SICK'));
}
