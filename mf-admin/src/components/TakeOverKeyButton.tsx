import { Button } from '@timetrack/ui';
import { useChange } from '../hooks/use-change.js';
import { TakeOverKey } from './take-over-key.graphql.js';

/** Makes the viewer the owner of an API key, so that it keeps working without its present owner. */
export function TakeOverKeyButton({ id, name }: { readonly id: string; readonly name: string }) {
  const { busy, change } = useChange();
  const takeOver = () =>
    change({
      mutation: TakeOverKey,
      variables: { id },
      done: 'API key taken over',
      failed: 'Failed to take over API key',
    });
  return (
    <Button variant="outline" size="sm" busy={busy} aria-label={`Take Over ${name}`} onClick={() => void takeOver()}>
      Take Over
    </Button>
  );
}
