import { useQuery } from '@timetrack/client';
import { EmptyState } from '@timetrack/ui';
import { KeyRound } from 'lucide-react';
import { readFragment } from '../../../gql/index.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { ApiKeyRow } from './ApiKeyRow.js';
import { ApiKeyRowKey, LoadApiKeys } from './api-keys.graphql.js';
import { CreateApiKeyButton } from './CreateApiKeyButton.js';

/** The programs that may read for the organization. */
export function ApiKeysCard() {
  const reading = useQuery(LoadApiKeys, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const keys = reading.data?.apiKeys.map((key) => readFragment(ApiKeyRowKey, key)) ?? [];
  return (
    <SettingsCard
      title="API keys"
      description="How programs of your own, such as payroll software, read from TimeTrack"
      reading={reading}
      action={<CreateApiKeyButton />}
    >
      {keys.length === 0 ? (
        <EmptyState
          icon={KeyRound}
          title="No API keys"
          description="No program reads from TimeTrack. Create a key for each one that shall."
          className="ad:py-4"
        />
      ) : (
        <ul aria-label="API keys" className="ad:divide-y ad:divide-border">
          {keys.map((key) => (
            <ApiKeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
    </SettingsCard>
  );
}
