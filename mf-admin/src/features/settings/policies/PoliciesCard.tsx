import { useQuery } from '@timetrack/client';
import { Button, FormDialog } from '@timetrack/ui';
import { Plus, TreePalm } from 'lucide-react';
import { readFragment } from '../../../gql/index.js';
import { RetirableList } from '../components/RetirableList.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { PolicyForm } from './PolicyForm.js';
import { PolicyRow } from './PolicyRow.js';
import { LoadPolicies, PolicyRowPolicy } from './policies.graphql.js';

export function PoliciesCard() {
  const reading = useQuery(LoadPolicies, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const policies = reading.data?.ptoPolicies.map((policy) => readFragment(PolicyRowPolicy, policy)) ?? [];
  return (
    <SettingsCard
      title="Time off policies"
      description="What people can request, and how much of it in a year"
      reading={reading}
      action={
        <FormDialog trigger={newPolicy} title="New Policy" description="Everybody can request time off under it.">
          {(close) => <PolicyForm policy={null} onDone={close} />}
        </FormDialog>
      }
    >
      <RetirableList
        name="Time off policies"
        things={policies}
        icon={TreePalm}
        empty={{ title: 'No policies', description: 'Nobody can request time off until there is one.' }}
        row={(policy) => <PolicyRow key={policy.id} policy={policy} />}
      />
    </SettingsCard>
  );
}

const newPolicy = (
  <Button>
    <Plus aria-hidden="true" />
    Add Policy
  </Button>
);
