import { failureOf, useQuery } from '@timetrack/client';
import { Alert, AlertDescription, AlertTitle } from '@timetrack/ui';
import { TakeOverKeyButton } from '../../../components/TakeOverKeyButton.js';
import type { Member } from '../member/member.js';
import { LoadOwnedKeys } from './owned-keys.graphql.js';

/** The API keys that are revoked with the member, unless the viewer takes them over first. */
export function OwnedKeys({ member }: { readonly member: Member }) {
  // Only administrators own keys, and only administrators archive them.
  const mayOwnKeys = member.status === 'ACTIVE' && (member.role === 'ADMIN' || member.role === 'OWNER');
  const { data, error } = useQuery(LoadOwnedKeys, { skip: !mayOwnKeys, fetchPolicy: 'network-only' });
  const keys = data?.viewer?.apiKeys?.nodes.filter(({ owner }) => owner.id === member.id) ?? [];
  if (error) {
    return (
      <Alert variant="warning" className="ad:mt-3">
        <AlertDescription>
          Their API keys, if any, are revoked. They could not be counted. {failureOf(error).message}
        </AlertDescription>
      </Alert>
    );
  }
  if (keys.length === 0) return null;
  return (
    <Alert variant="warning" className="ad:mt-3">
      <AlertTitle>{keys.length === 1 ? '1 API key is revoked' : `${keys.length} API keys are revoked`}</AlertTitle>
      <AlertDescription>
        Programs that use them lose access. Take over a key to keep it working.
        <ul aria-label="API keys" className="ad:mt-2 ad:flex ad:flex-col ad:gap-2">
          {keys.map(({ id, name }) => (
            <li key={id} className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-2">
              <span className="ad:min-w-0 ad:wrap-anywhere">{name}</span>
              <TakeOverKeyButton id={id} name={name} />
            </li>
          ))}
        </ul>
      </AlertDescription>
    </Alert>
  );
}
