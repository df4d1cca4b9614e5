import { useApolloClient } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import { Badge } from '@timetrack/ui';
import { Ban } from 'lucide-react';
import { ConfirmButton } from '../../../components/ConfirmButton.js';
import type { ApiKeyRow_ApiKeyFragment } from '../../../gql/graphql.js';
import { dateOf } from '../../../parts/days.js';
import { momentOf } from '../../../parts/moments.js';
import { useChange } from '../../../parts/use-change.js';
import { LoadApiKeys, RevokeApiKey } from './api-keys.graphql.js';
import { scopeName } from './scopes.js';

export function ApiKeyRow({ apiKey }: { readonly apiKey: ApiKeyRow_ApiKeyFragment }) {
  const { timezoneInForce } = useSession().user.organization;
  const { name, prefix, scopes, createdAt, lastUsedAt } = apiKey;
  return (
    <li className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-x-4 ad:gap-y-2 ad:py-3">
      <div className="ad:flex ad:min-w-0 ad:flex-1 ad:basis-64 ad:flex-col ad:gap-1">
        <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-3 ad:gap-y-1 ad:font-medium">
          <span className="ad:min-w-0 ad:wrap-anywhere">{name}</span>
          <code className="ad:rounded ad:bg-muted ad:px-1.5 ad:py-0.5 ad:text-xs ad:font-normal">
            {prefix}
            <span aria-hidden="true">…</span>
          </code>
        </p>
        <p className="ad:flex ad:flex-wrap ad:gap-1.5">
          {scopes.map((scope) => (
            <Badge key={scope} variant="outline">
              {scopeName(scope)}
            </Badge>
          ))}
        </p>
        <p className="ad:text-sm ad:text-muted-foreground">
          Created <time dateTime={createdAt}>{dateOf(createdAt, timezoneInForce)}</time>
          {' · '}
          {lastUsedAt ? (
            <>
              Last used <time dateTime={lastUsedAt}>{momentOf(lastUsedAt, timezoneInForce)}</time>
            </>
          ) : (
            'Never used'
          )}
        </p>
      </div>
      <RevokeButton apiKey={apiKey} />
    </li>
  );
}

/** Asks first: whatever uses the key stops at once. */
function RevokeButton({ apiKey: { id, name, lastUsedAt } }: { readonly apiKey: ApiKeyRow_ApiKeyFragment }) {
  const client = useApolloClient();
  const { busy, change } = useChange();
  const send = () =>
    client.mutate({
      mutation: RevokeApiKey,
      variables: { id },
      refetchQueries: [LoadApiKeys],
    });
  const stops = lastUsedAt
    ? 'The program that uses it can read nothing from then on.'
    : 'It opens nothing from then on.';
  return (
    <ConfirmButton
      icon={<Ban aria-hidden="true" />}
      verb="Revoke"
      subject={name}
      consequence={`${stops} A revoked key never works again: this cannot be undone.`}
      busy={busy}
      onConfirm={() => void change({ send, done: 'API key revoked', failed: 'Failed to revoke API key' })}
    />
  );
}
