import { useApolloClient } from '@timetrack/client';
import { Field, Form, Input } from '@timetrack/ui';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useChange } from '../../../parts/use-change.js';
import { CreateApiKey, LoadApiKeys } from './api-keys.graphql.js';
import { scopes } from './scopes.js';

interface ApiKeyFormProps {
  readonly onCreated: (secret: string) => void;
}

export function ApiKeyForm({ onCreated }: ApiKeyFormProps) {
  const client = useApolloClient();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { busy, errors, setErrors, change } = useChange();

  async function send(): Promise<void> {
    const { data } = await client.mutate({
      mutation: CreateApiKey,
      variables: { input: { name, scopes: [...chosen] } },
      // The secret is not for a cache.
      fetchPolicy: 'no-cache',
      refetchQueries: [LoadApiKeys],
    });
    if (data) onCreated(data.createApiKey.secret);
  }

  async function submit(): Promise<void> {
    const missing = {
      ...(name.trim() === '' && { name: 'Key name is required' }),
      ...(chosen.length === 0 && { scopes: 'Choose at least one scope' }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    await change({ send, done: 'API key created', failed: 'Failed to create API key' });
  }

  return (
    <Form busy={busy} submitLabel="Create API Key" onSubmit={submit}>
      <Field label="Key Name" hint="The program that will use it" required error={errors.name}>
        <Input value={name} maxLength={200} autoComplete="off" onChange={({ target }) => setName(target.value)} />
      </Field>
      <Scopes chosen={chosen} error={errors.scopes} onChange={setChosen} />
    </Form>
  );
}

interface ScopesProps {
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** What the key may do, each with what that means. */
function Scopes({ chosen, error, onChange }: ScopesProps) {
  const id = useId();
  const toggle = (scope: string, on: boolean) =>
    onChange(on ? [...chosen, scope] : chosen.filter((one) => one !== scope));
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="ad:flex ad:flex-col ad:gap-3">
      <legend className="ad:mb-2 ad:text-sm ad:font-medium">Scopes</legend>
      {scopes.map(({ scope, name, meaning }) => (
        <div key={scope} className="ad:flex ad:items-start ad:gap-3">
          <input
            type="checkbox"
            id={`${id}-${scope}`}
            aria-describedby={`${id}-${scope}-meaning`}
            aria-invalid={error ? true : undefined}
            checked={chosen.includes(scope)}
            onChange={({ target }) => toggle(scope, target.checked)}
            className="ad:mt-0.5 ad:size-5 ad:shrink-0 ad:cursor-pointer ad:accent-primary"
          />
          <div className="ad:flex ad:flex-col">
            <label htmlFor={`${id}-${scope}`} className="ad:cursor-pointer ad:text-sm ad:font-medium">
              {name} <code className="ad:text-xs ad:font-normal ad:text-muted-foreground">{scope}</code>
            </label>
            <p id={`${id}-${scope}-meaning`} className="ad:text-sm ad:text-muted-foreground">
              {meaning}
            </p>
          </div>
        </div>
      ))}
      {error && (
        <p
          id={`${id}-error`}
          role="alert"
          className="ad:flex ad:items-start ad:gap-1.5 ad:text-sm ad:font-medium ad:text-destructive"
        >
          <CircleAlert aria-hidden="true" className="ad:mt-0.5 ad:size-4 ad:shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
