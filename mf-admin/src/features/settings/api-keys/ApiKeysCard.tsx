import { useQuery } from '@timetrack/client';
import { EmptyState } from '@timetrack/ui';
import { KeyRound } from '@timetrack/ui/icons';
import { SettingsCard } from '../components/SettingsCard.js';
import { ApiKeyRow } from './ApiKeyRow.js';
import { LoadApiKeys } from './api-keys.graphql.js';
import { CreateApiKeyButton } from './CreateApiKeyButton.js';

export function ApiKeysCard() {
  const query = useQuery(LoadApiKeys, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const keys = query.data?.viewer?.apiKeys?.nodes ?? [];
  return (
    <SettingsCard
      title="API keys"
      description="Let your own programs, such as payroll software, work with TimeTrack. A key stops working when its owner is archived, deleted or no longer an administrator."
      query={query}
      action={<CreateApiKeyButton />}
    >
      {keys.length === 0 ? (
        <EmptyState
          icon={KeyRound}
          title="No API keys"
          description="Create one key for each program that works with TimeTrack."
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
