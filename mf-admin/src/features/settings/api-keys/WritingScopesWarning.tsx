import { Alert, AlertDescription, AlertTitle } from '@timetrack/ui';
import type { ApiKeyScope } from '../../../gql/graphql.js';
import { isWriting } from './scopes.js';

/** Says what a key with these scopes can do that a key that only reads cannot. Empty for keys that only read. */
export function WritingScopesWarning({ scopes }: { readonly scopes: readonly ApiKeyScope[] }) {
  if (!scopes.some(isWriting)) return null;
  return (
    <Alert variant="warning">
      <AlertTitle>This key can change data</AlertTitle>
      <AlertDescription>
        Anyone who has it acts in your name, and the audit log shows the key with your name.{' '}
        {scopes.includes('PEOPLE_WRITE') &&
          'It can give people accounts up to the role of a manager, and archive them. It never touches owners and administrators. '}
        Set an expiry and allowed addresses if you can.
      </AlertDescription>
    </Alert>
  );
}
