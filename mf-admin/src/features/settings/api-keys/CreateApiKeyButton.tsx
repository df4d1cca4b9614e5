import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { addMonths, startOfDate, type TimeZone, useTimeZone, useToday, useWatch, useZodForm } from '@timetrack/screens';
import {
  Alert,
  Button,
  Dialog,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTrigger,
  Field,
  Form,
  Input,
  Textarea,
} from '@timetrack/ui';
import { Plus } from '@timetrack/ui/icons';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CopyableSecret } from '../../../components/CopyableSecret.js';
import { useLinkedDialog } from '../../../components/LinkedDialogs.js';
import type { ApiKeyScope } from '../../../gql/graphql.js';
import { CreateApiKey, LoadApiKeys } from './api-keys.graphql.js';
import { ScopeCheckboxes } from './ScopeCheckboxes.js';
import { allScopes, isIncluded, isWriting } from './scopes.js';

/** Creates a key and shows its secret once. The secret exists only in the open dialog. */
export function CreateApiKeyButton() {
  const dialog = useLinkedDialog('new-api-key');
  return (
    <Dialog {...dialog}>
      <DialogTrigger asChild>
        <Button>
          <Plus aria-hidden="true" />
          <span>Create API Key</span>
        </Button>
      </DialogTrigger>
      <DialogContent className="ad:max-w-md">
        <NewApiKey onDone={() => dialog.onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

function NewApiKey({ onDone }: { readonly onDone: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <DialogHeader
        title={secret === null ? 'New API Key' : 'Your new API key'}
        description={
          secret === null
            ? 'Use one key for each program, so that you can revoke them separately.'
            : 'Enter it in the program that will use it, and keep it as safe as a password.'
        }
      />
      {secret === null ? <ApiKeyForm onCreated={setSecret} /> : <ApiKeySecret secret={secret} onDone={onDone} />}
    </>
  );
}

interface ApiKeySecretProps {
  readonly secret: string;
  readonly onDone: () => void;
}

/** Shows a secret. It is not shown again. */
function ApiKeySecret({ secret, onDone }: ApiKeySecretProps) {
  return (
    <div className="ad:flex ad:flex-col ad:gap-5">
      <Alert variant="warning" title="Copy it now">
        It is never shown again. If you lose it, revoke it and create another key.
      </Alert>
      <CopyableSecret label="API key" name="key" value={secret} />
      <DialogFooter>
        <Button onClick={onDone}>Done</Button>
      </DialogFooter>
    </div>
  );
}

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Key name is required')),
  scopes: z.array(z.enum(allScopes)).check(z.minLength(1, 'Choose at least one scope')),
  expiresOn: z.string(),
  allowedAddresses: z.string(),
});

function ApiKeyForm({ onCreated }: { readonly onCreated: (secret: string) => void }) {
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

function endOfDate(date: string, timeZone: TimeZone): string {
  const nextDate = Temporal.PlainDate.from(date).add({ days: 1 }).toString();
  return new Date(startOfDate(nextDate, timeZone)).toISOString();
}

/** Says what a key with these scopes can do that a key that only reads cannot. Empty for keys that only read. */
function WritingScopesWarning({ scopes }: { readonly scopes: readonly ApiKeyScope[] }) {
  if (!scopes.some(isWriting)) return null;
  return (
    <Alert variant="warning" title="This key can change data">
      <span>{'Anyone who has it acts in your name, and the audit log shows the key with your name. '}</span>
      {scopes.includes('PEOPLE_WRITE') && (
        <span>
          {'It can invite, create and archive workers, but gives nobody another role, a password or a code. '}
        </span>
      )}
      <span>Set an expiry and allowed addresses if you can.</span>
    </Alert>
  );
}
