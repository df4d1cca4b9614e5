import { useQuery } from '@timetrack/client';
import { readFragment } from '../../../gql/index.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { SignOffForm } from './SignOffForm.js';
import { LoadSignOffSettings, SignOffFormSignOffSettings } from './sign-off.graphql.js';

export function SignOffCard() {
  const query = useQuery(LoadSignOffSettings, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const saved = readFragment(SignOffFormSignOffSettings, query.data?.viewer?.signOffSettings);
  return (
    <SettingsCard
      title="Sign-off"
      description="Signatures below the hours of each pay period"
      action={null}
      query={query}
    >
      {saved && <SignOffForm saved={saved} onSaved={query.refetch} />}
    </SettingsCard>
  );
}
