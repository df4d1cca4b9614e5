import { Button } from '@timetrack/ui';
import { Pencil } from '@timetrack/ui/icons';
import { LinkedFormDialog } from '../../../components/LinkedFormDialog.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { useChange } from '../../../hooks/use-change.js';
import { RetirableRow } from '../components/RetirableRow.js';
import { ReinstateButton, RetireButton } from '../components/RetireButtons.js';
import { formatAllowance } from './allowance.js';
import { PolicyForm } from './PolicyForm.js';
import { PolicyRowPtoPolicy, UpdatePolicy } from './policies.graphql.js';
import { categoryLabels, payLabels } from './policy-options.js';

export function PolicyRow(props: { readonly policy: FragmentType<typeof PolicyRowPtoPolicy> }) {
  const { busy, change } = useChange();
  const policy = readFragment(PolicyRowPtoPolicy, props.policy);
  const { id, name, retired, paid, category, yearlyAllowanceHours } = policy;
  const detail = [categoryLabels[category], formatAllowance(yearlyAllowanceHours)].join(' · ');
  const setRetired = (texts: { readonly done: string; readonly failed: string }) =>
    void change({ mutation: UpdatePolicy, variables: { input: { id, retired: !retired } }, ...texts });
  return (
    <RetirableRow name={name} badge={paid ? undefined : payLabels.unpaid} detail={detail} retired={retired}>
      {retired ? (
        <ReinstateButton
          name={name}
          busy={busy}
          onReinstate={() => setRetired({ done: 'Policy reinstated', failed: 'Failed to reinstate policy' })}
        />
      ) : (
        <>
          <LinkedFormDialog
            name={`policy-${id}`}
            title="Edit Policy"
            description="A changed allowance applies immediately, including to this year."
            trigger={
              <Button variant="outline" size="sm" aria-label={`Edit ${name}`}>
                <Pencil aria-hidden="true" />
                Edit
              </Button>
            }
          >
            {(close) => <PolicyForm policy={policy} onDone={close} />}
          </LinkedFormDialog>
          <RetireButton
            id={id}
            name={name}
            consequence="It can no longer be requested. Existing requests keep it, and you can reinstate it."
            busy={busy}
            onRetire={() => setRetired({ done: 'Policy retired', failed: 'Failed to retire policy' })}
          />
        </>
      )}
    </RetirableRow>
  );
}
