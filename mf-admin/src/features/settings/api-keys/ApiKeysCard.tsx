import { useQuery } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import { dateOf, formatDate, formatDateTime, fullName, useTimeZone } from '@timetrack/screens';
import { Badge, EmptyState } from '@timetrack/ui';
import { Ban, KeyRound } from '@timetrack/ui/icons';
import { ConfirmButton } from '../../../components/LinkedDialogs.js';
import { Pager, usePages } from '../../../components/Pager.js';
import { TakeOverKeyButton } from '../../../components/TakeOverKeyButton.js';
import { useChange } from '../../../hooks/use-change.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { type ApiKey, LoadApiKeys, RevokeApiKey } from './api-keys.graphql.js';
import { CreateApiKeyButton } from './CreateApiKeyButton.js';
import { isWriting, scopeLabel } from './scopes.js';

export function ApiKeysCard() {
  const query = useQuery(LoadApiKeys, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const keys = query.data?.viewer?.apiKeys?.nodes ?? [];
  const { shown, pager } = usePages(keys, 6);
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
          {shown.map((key) => (
            <ApiKeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
      <Pager of="API keys" {...pager} />
    </SettingsCard>
  );
}

function ApiKeyRow({ apiKey }: { readonly apiKey: ApiKey }) {
  const { id: viewerId } = useSession().user;
  const { name, prefix, allowedScopes, status, owner, allowedAddresses } = apiKey;
  return (
    <li className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-x-4 ad:gap-y-2 ad:py-3">
      <div className="ad:flex ad:min-w-0 ad:flex-1 ad:basis-64 ad:flex-col ad:gap-1">
        <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-3 ad:gap-y-1 ad:font-medium">
          <span className="ad:min-w-0 ad:wrap-anywhere">{name}</span>
          <code className="ad:rounded ad:bg-muted ad:px-1.5 ad:py-0.5 ad:text-xs ad:font-normal">
            <span>{prefix}</span>
            <span aria-hidden="true">…</span>
          </code>
          {status !== 'ACTIVE' && (
            <Badge variant={status === 'EXPIRED' ? 'warning' : 'secondary'}>
              {status === 'EXPIRED' ? 'Expired' : 'Revoked'}
            </Badge>
          )}
        </p>
        <p className="ad:flex ad:flex-wrap ad:gap-1.5">
          {allowedScopes?.map((scope) => (
            <Badge key={scope} variant={isWriting(scope) ? 'warning' : 'outline'}>
              {scopeLabel(scope)}
            </Badge>
          ))}
        </p>
        <p className="ad:text-sm ad:text-muted-foreground ad:wrap-anywhere">{`Owner: ${fullName(owner)}`}</p>
        <KeyDates apiKey={apiKey} />
        {allowedAddresses.length > 0 && (
          <p className="ad:text-sm ad:text-muted-foreground ad:wrap-anywhere">
            {`Only from ${allowedAddresses.join(', ')}`}
          </p>
        )}
      </div>
      {status !== 'REVOKED' && (
        <div className="ad:flex ad:flex-wrap ad:gap-2">
          {owner.id !== viewerId && <TakeOverKeyButton id={apiKey.id} name={name} />}
          <RevokeButton apiKey={apiKey} />
        </div>
      )}
    </li>
  );
}

function KeyDates({ apiKey }: { readonly apiKey: ApiKey }) {
  const timeZone = useTimeZone();
  const { createdAt, expiresAt, lastUsedAt, lastUsedAddress, revokedAt, status } = apiKey;
  return (
    <p className="ad:text-sm ad:text-muted-foreground ad:wrap-anywhere">
      <span>{'Created '}</span>
      <time dateTime={createdAt}>{formatDate(dateOf(createdAt, timeZone))}</time>
      <span>{' · '}</span>
      {lastUsedAt ? (
        <>
          <span>{'Last used '}</span>
          <time dateTime={lastUsedAt}>{formatDateTime(lastUsedAt, timeZone)}</time>
          {lastUsedAddress && <span>{` from ${lastUsedAddress}`}</span>}
        </>
      ) : (
        <span>Never used</span>
      )}
      <span>{' · '}</span>
      {revokedAt ? (
        <>
          <span>{'Revoked '}</span>
          <time dateTime={revokedAt}>{formatDateTime(revokedAt, timeZone)}</time>
        </>
      ) : (
        <Expiry expiresAt={expiresAt} isOver={status === 'EXPIRED'} />
      )}
    </p>
  );
}

function Expiry({ expiresAt, isOver }: { readonly expiresAt: string | null; readonly isOver: boolean }) {
  const timeZone = useTimeZone();
  if (!expiresAt) return <span>Does not expire</span>;
  return (
    <>
      <span>{`${isOver ? 'Expired' : 'Expires'} `}</span>
      <time dateTime={expiresAt}>{formatDateTime(expiresAt, timeZone)}</time>
    </>
  );
}

function RevokeButton({ apiKey: { id, name, lastUsedAt } }: { readonly apiKey: ApiKey }) {
  const { busy, change } = useChange();
  const revoke = () =>
    change({
      mutation: RevokeApiKey,
      variables: { id },
      refetchQueries: [LoadApiKeys],
      done: 'API key revoked',
      failed: 'Failed to revoke API key',
    });
  const effect = lastUsedAt ? 'The program that uses it loses access immediately.' : 'It can no longer be used.';
  return (
    <ConfirmButton
      name={`revoke-${id}`}
      icon={<Ban aria-hidden="true" />}
      verb="Revoke"
      subject={name}
      consequence={`${effect} A revoked key can’t be restored.`}
      busy={busy}
      onConfirm={() => void revoke()}
    />
  );
}
