import { useApolloClient } from '@timetrack/client';
import { dateOf, formatDate, formatDateTime, useTimeZone } from '@timetrack/screens';
import { Badge } from '@timetrack/ui';
import { Ban } from '@timetrack/ui/icons';
import { ConfirmButton } from '../../../components/ConfirmButton.js';
import type { ApiKeyRow_ApiKeyFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { useChange } from '../../../hooks/use-change.js';
import { ApiKeyRowApiKey, LoadApiKeys, RevokeApiKey } from './api-keys.graphql.js';
import { scopeLabel } from './scopes.js';

export function ApiKeyRow(props: { readonly apiKey: FragmentType<typeof ApiKeyRowApiKey> }) {
  const timeZone = useTimeZone();
  const apiKey = readFragment(ApiKeyRowApiKey, props.apiKey);
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
              {scopeLabel(scope)}
            </Badge>
          ))}
        </p>
        <p className="ad:text-sm ad:text-muted-foreground">
          Created <time dateTime={createdAt}>{formatDate(dateOf(createdAt, timeZone))}</time>
          {' · '}
          {lastUsedAt ? (
            <>
              Last used <time dateTime={lastUsedAt}>{formatDateTime(lastUsedAt, timeZone)}</time>
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

function RevokeButton({ apiKey: { id, name, lastUsedAt } }: { readonly apiKey: ApiKeyRow_ApiKeyFragment }) {
  const client = useApolloClient();
  const { busy, change } = useChange();
  const send = () =>
    client.mutate({
      mutation: RevokeApiKey,
      variables: { id },
      refetchQueries: [LoadApiKeys],
    });
  const effect = lastUsedAt ? 'The program that uses it loses access immediately.' : 'It can no longer be used.';
  return (
    <ConfirmButton
      icon={<Ban aria-hidden="true" />}
      verb="Revoke"
      subject={name}
      consequence={`${effect} A revoked key can’t be restored.`}
      busy={busy}
      onConfirm={() => void change({ send, done: 'API key revoked', failed: 'Failed to revoke API key' })}
    />
  );
}
