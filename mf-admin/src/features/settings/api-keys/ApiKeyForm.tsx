import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useZodForm } from '@timetrack/screens';
import { Field, Form, Input } from '@timetrack/ui';
import { CircleAlert } from '@timetrack/ui/icons';
import { type ComponentProps, useId } from 'react';
import * as z from 'zod/mini';
import { CreateApiKey, LoadApiKeys } from './api-keys.graphql.js';
import { scopes } from './scopes.js';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Key name is required')),
  scopes: z.array(z.string()).check(z.minLength(1, 'Choose at least one scope')),
});

export function ApiKeyForm({ onCreated }: { readonly onCreated: (secret: string) => void }) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema,
    defaultValues: { name: '', scopes: [] },
    failureTitle: 'Failed to create API key',
    onSubmit: async (input, context) => {
      const { data } = await client.mutate({
        mutation: CreateApiKey,
        variables: { input },
        context,
        // Keeps the secret out of the cache.
        fetchPolicy: 'no-cache',
        refetchQueries: [LoadApiKeys],
      });
      showToast({ title: 'API key created' });
      if (data) onCreated(data.createApiKey.secret);
    },
  });

  return (
    <Form busy={form.isSubmitting} submitLabel="Create API Key" onSubmit={form.submit}>
      <Field label="Key Name" hint="The program that will use it" required error={form.errorOf('name')}>
        <Input maxLength={200} autoComplete="off" {...form.register('name')} />
      </Field>
      <ScopeCheckboxes error={form.errorOf('scopes')} checkboxProps={form.register('scopes')} />
    </Form>
  );
}

interface ScopeCheckboxesProps {
  readonly error: string | undefined;
  readonly checkboxProps: ComponentProps<'input'>;
}

function ScopeCheckboxes({ error, checkboxProps }: ScopeCheckboxesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="ad:flex ad:flex-col ad:gap-3">
      <legend className="ad:mb-2 ad:text-sm ad:font-medium">Scopes</legend>
      {scopes.map(({ scope, label, description }) => (
        <div key={scope} className="ad:flex ad:items-start ad:gap-3">
          <input
            type="checkbox"
            id={`${id}-${scope}`}
            aria-describedby={`${id}-${scope}-description`}
            aria-invalid={error ? true : undefined}
            value={scope}
            {...checkboxProps}
            className="ad:mt-0.5 ad:size-5 ad:shrink-0 ad:cursor-pointer ad:accent-primary"
          />
          <div className="ad:flex ad:flex-col">
            <label htmlFor={`${id}-${scope}`} className="ad:cursor-pointer ad:text-sm ad:font-medium">
              {label} <code className="ad:text-xs ad:font-normal ad:text-muted-foreground">{scope}</code>
            </label>
            <p id={`${id}-${scope}-description`} className="ad:text-sm ad:text-muted-foreground">
              {description}
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
