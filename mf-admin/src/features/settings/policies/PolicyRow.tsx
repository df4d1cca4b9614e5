import { useApolloClient } from '@timetrack/client';
import { Button, FormDialog } from '@timetrack/ui';
import { Pencil } from 'lucide-react';
import type { PolicyRow_PolicyFragment } from '../../../gql/graphql.js';
import { useChange } from '../../../parts/use-change.js';
import { RetirableRow } from '../components/RetirableRow.js';
import { ReinstateButton, RetireButton } from '../components/RetireButtons.js';
import { allowanceInWords } from './allowance.js';
import { PolicyForm } from './PolicyForm.js';
import { UpdatePolicy } from './policies.graphql.js';

export function PolicyRow({ policy }: { readonly policy: PolicyRow_PolicyFragment }) {
  const client = useApolloClient();
  const { busy, change } = useChange();
  const { id, name, retired, yearlyAllowanceHours } = policy;
  const send = () => client.mutate({ mutation: UpdatePolicy, variables: { id, input: { retired: !retired } } });
  return (
    <RetirableRow name={name} detail={allowanceInWords(yearlyAllowanceHours)} retired={retired}>
      {retired ? (
        <ReinstateButton
          name={name}
          busy={busy}
          onReinstate={() => void change({ send, done: 'Policy reinstated', failed: 'Failed to reinstate policy' })}
        />
      ) : (
        <>
          <FormDialog
            title="Edit Policy"
            description="A changed allowance is in force at once, for this year too."
            trigger={
              <Button variant="outline" size="sm" aria-label={`Edit ${name}`}>
                <Pencil aria-hidden="true" />
                Edit
              </Button>
            }
          >
            {(close) => <PolicyForm policy={policy} onDone={close} />}
          </FormDialog>
          <RetireButton
            name={name}
            consequence="Nobody can request time off under it any more. Requests that were made keep it, and you can reinstate it."
            busy={busy}
            onRetire={() => void change({ send, done: 'Policy retired', failed: 'Failed to retire policy' })}
          />
        </>
      )}
    </RetirableRow>
  );
}
