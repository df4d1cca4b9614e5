import { useQuery } from '@timetrack/client';
import { Button } from '@timetrack/ui';
import { Plus, TreePalm } from '@timetrack/ui/icons';
import { LinkedFormDialog } from '../../../components/LinkedFormDialog.js';
import { RetirableList } from '../components/RetirableList.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { PolicyForm } from './PolicyForm.js';
import { PolicyRow } from './PolicyRow.js';
import { LoadPolicies } from './policies.graphql.js';

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
          trigger={addPolicyButton}
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

const addPolicyButton = (
  <Button>
    <Plus aria-hidden="true" />
    Add Policy
  </Button>
);
