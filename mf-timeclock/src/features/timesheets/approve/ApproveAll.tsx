import { failureOf, messageOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { Alert, AlertDescription, Button, ConfirmDialog } from '@timetrack/ui';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import type { Timeclock_Timesheets_ApproveAllMutation } from '../../../gql/graphql.js';
import { type Days, daysInWords } from '../filters/periods.js';
import { refetchAfterReview } from '../parts/refetch-after-review.js';
import { usePeople } from '../people/use-people.js';
import { ApproveTimesheets } from '../timesheets.graphql.js';
import { useCount } from '../use-count.js';
import { nameOf, timesheetCount } from '../words.js';

interface ApproveAllProps {
  readonly userId: string | null;
  readonly days: Days;
}

/** Approves what needs no second look, of the person and the days that the list is narrowed down to. */
export function ApproveAll(filter: ApproveAllProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        <CheckCheck aria-hidden="true" />
        Approve all without exceptions
      </Button>
      {asking && <AskFirst {...filter} onClose={() => setAsking(false)} />}
    </>
  );
}

function AskFirst({ userId, days, onClose }: ApproveAllProps & { readonly onClose: () => void }) {
  const client = useApolloClient();
  const showToast = useToast();
  const [working, setWorking] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const { people } = usePeople(userId !== null);
  const person = people.find(({ id }) => id === userId);
  const pending = useCount({ userId, ...days, status: 'PENDING' });

  async function goAhead(): Promise<void> {
    setWorking(true);
    setReason(null);
    try {
      const { data } = await client.mutate({ mutation: ApproveTimesheets, variables: { input: { userId, ...days } } });
      if (data) showToast(told(data.approveTimesheets));
      await refetchAfterReview(client);
      onClose();
    } catch (error) {
      if (failureOf(error).code !== 'UNAUTHENTICATED') setReason(messageOf(error, 'Could not approve the timesheets'));
      setWorking(false);
    }
  }

  const somebody = person ? nameOf(person) : 'this person';
  const whose = userId === null ? 'everybody' : somebody;
  const when = days.from || days.to ? daysInWords(days) : 'any time';
  return (
    <ConfirmDialog
      open
      title="Approve all without exceptions?"
      description={question(pending, `${whose}, ${when}`)}
      action="Approve"
      busy={working}
      onAction={() => void goAhead()}
      onOpenChange={onClose}
    >
      {reason && (
        <Alert variant="destructive">
          <AlertDescription>{reason}</AlertDescription>
        </Alert>
      )}
    </ConfirmDialog>
  );
}

/** How many have an exception is known once it is done: it is told then. */
function question(pending: number | null, whatFor: string): string {
  if (pending === 0) return `Nothing is pending for ${whatFor}.`;
  const count = pending === null ? 'All pending timesheets' : `${timesheetCount(pending)} pending`;
  return `${count} for ${whatFor}. Those with an exception stay pending, for somebody to look at each.`;
}

type Result = Timeclock_Timesheets_ApproveAllMutation['approveTimesheets'];

function told({ approved, skipped, remaining }: Result) {
  const notes = [
    skipped > 0 && `${timesheetCount(skipped)} with an exception left for review`,
    remaining > 0 && `${timesheetCount(remaining)} more to approve: ask again`,
  ].filter((note) => note !== false);
  const title = approved === 0 ? 'Nothing to approve' : `${timesheetCount(approved)} approved`;
  return notes.length > 0 ? { title, description: notes.join('. ') } : { title };
}
