import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { addMonths, startOfDate, useTimeZone, useToday, useWatch, useZodForm } from '@timetrack/screens';
import { Field, Form, Input, Textarea } from '@timetrack/ui';
import * as z from 'zod/mini';
import { CreateApiKey, LoadApiKeys } from './api-keys.graphql.js';
import { ScopeCheckboxes } from './ScopeCheckboxes.js';
import { allScopes, isIncluded } from './scopes.js';
import { WritingScopesWarning } from './WritingScopesWarning.js';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Key name is required')),
  scopes: z.array(z.enum(allScopes)).check(z.minLength(1, 'Choose at least one scope')),
  expiresOn: z.string(),
  allowedAddresses: z.string(),
});

export function ApiKeyForm({ onCreated }: { readonly onCreated: (secret: string) => void }) {
  const client = useApolloClient();
  const showToast = useToast();
  const timeZone = useTimeZone();
  const today = useToday();
  const form = useZodForm({
    schema,
    defaultValues: { name: '', scopes: [], expiresOn: addMonths(today, 12), allowedAddresses: '' },
    serverFields: { expiresAt: 'expiresOn' },
    failureTitle: 'Failed to create API key',
    onSubmit: async ({ name, scopes: chosen, expiresOn, allowedAddresses }, context) => {
      const input = {
        name,
        scopes: chosen.filter((scope) => !isIncluded(scope, chosen)),
        // The whole day counts, in the organization's time zone.
        expiresAt: expiresOn ? endOfDate(expiresOn, timeZone) : null,
        allowedAddresses: allowedAddresses.split(/[\s,;]+/).filter(Boolean),
      };
      const { data } = await client.mutate({
        mutation: CreateApiKey,
        variables: { input },
        context,
        // Keeps the secret out of the cache.
        fetchPolicy: 'no-cache',
        refetchQueries: [LoadApiKeys],
      });
      showToast({ title: 'API key created' });
      if (data?.apiKeyCreate?.secret) onCreated(data.apiKeyCreate.secret);
    },
  });
  const chosenScopes = useWatch({ control: form.control, name: 'scopes' });

  return (
    <Form busy={form.isSubmitting} submitLabel="Create API Key" onSubmit={form.submit}>
      <Field label="Key Name" hint="The program that will use it" required error={form.errorOf('name')}>
        <Input maxLength={200} autoComplete="off" {...form.register('name')} />
      </Field>
      <Field
        label="Expires On"
        hint="The last day on which the key works. Leave it empty for a key that does not expire."
        error={form.errorOf('expiresOn')}
      >
        <Input type="date" min={today} {...form.register('expiresOn')} />
      </Field>
      <Field
        label="Allowed Addresses"
        hint="The IP addresses or networks of the program, such as 203.0.113.7 or 2001:db8::/32. Leave it empty to allow every address."
        error={form.errorOf('allowedAddresses')}
      >
        <Textarea
          rows={2}
          spellCheck={false}
          autoComplete="off"
          className="ad:font-mono"
          {...form.register('allowedAddresses')}
        />
      </Field>
      <ScopeCheckboxes error={form.errorOf('scopes')} chosen={chosenScopes} checkboxProps={form.register('scopes')} />
      <WritingScopesWarning scopes={chosenScopes} />
    </Form>
  );
}

function endOfDate(date: string, timeZone: string): string {
  const nextDate = Temporal.PlainDate.from(date).add({ days: 1 }).toString();
  return new Date(startOfDate(nextDate, timeZone)).toISOString();
}
