import { useQuery } from '@timetrack/client';
import { Button } from '@timetrack/ui';
import { Pencil, TreePalm } from '@timetrack/ui/icons';
import { LinkedFormDialog } from '../../../components/LinkedDialogs.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { useChange } from '../../../hooks/use-change.js';
import { RetirableList, RetirableRow } from '../components/Retirable.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { categoryLabels, formatAllowance, PolicyForm, payLabels } from './PolicyForm.js';
import { LoadPolicies, PolicyRowPtoPolicy, UpdatePolicy } from './policies.graphql.js';

export function PoliciesCard() {
  const query = useQuery(LoadPolicies, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  return (
    <SettingsCard
      title="Time off policies"
      description="The time off that people can request, and the yearly allowance"
      query={query}
      action={
        <LinkedFormDialog
          name="new-policy"
          trigger="Add Policy"
          title="New Policy"
          description="Everyone can request time off under it."
        >
          {(close) => <PolicyForm policy={null} onDone={close} />}
        </LinkedFormDialog>
      }
    >
      <RetirableList
        name="Time off policies"
        items={query.data?.viewer?.ptoPolicies?.nodes ?? []}
        icon={TreePalm}
        empty={{ title: 'No policies', description: 'Without a policy, no one can request time off.' }}
        renderRow={(policy) => <PolicyRow key={policy.id} policy={policy} />}
      />
    </SettingsCard>
  );
}

function PolicyRow(props: { readonly policy: FragmentType<typeof PolicyRowPtoPolicy> }) {
  const { busy, change } = useChange();
  const policy = readFragment(PolicyRowPtoPolicy, props.policy);
  const { id, name, retired, paid, category, yearlyAllowanceHours } = policy;
  const detail = [categoryLabels[category], formatAllowance(yearlyAllowanceHours)].join(' · ');
  return (
    <RetirableRow
      item={policy}
      noun="Policy"
      badge={paid ? undefined : payLabels.unpaid}
      detail={detail}
      consequence="It can no longer be requested. Existing requests keep it, and you can reinstate it."
      busy={busy}
      onChange={(texts) =>
        void change({ mutation: UpdatePolicy, variables: { input: { id, retired: !retired } }, ...texts })
      }
    >
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
    </RetirableRow>
  );
}
