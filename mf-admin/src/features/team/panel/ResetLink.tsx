import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useReportFailure } from '@timetrack/screens';
import { Alert, AlertDescription, Button, Field, Input } from '@timetrack/ui';
import { Check, Copy } from '@timetrack/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { Section } from '../../../components/Section.js';
import { CreateResetLink } from './panel.graphql.js';

/** Makes a link with which a member chooses a new password, and shows it once. */
export function ResetLink({ id }: { readonly id: string }) {
  const client = useApolloClient();
  const reportFailure = useReportFailure();
  const [busy, setBusy] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const create = async () => {
    setBusy(true);
    try {
      const { data } = await client.mutate({ mutation: CreateResetLink, variables: { id } });
      setUrl(data?.createResetLink.url ?? null);
    } catch (error) {
      reportFailure(error, 'Failed to create a link');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title="Forgotten password">
      <p className="ad:text-sm ad:text-muted-foreground">
        A link lets them choose a new password. It works once, for 60 minutes. Anyone who has it can use it, so hand it
        over in person or in a message that only they read.
      </p>
      {url && <CreatedLink key={url} url={url} />}
      <Button variant="outline" busy={busy} className="ad:self-start" onClick={() => void create()}>
        {url ? 'Create Another Link' : 'Create Reset Link'}
      </Button>
    </Section>
  );
}

function CreatedLink({ url }: { readonly url: string }) {
  const showToast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  // Copying the link is the next step.
  useEffect(() => field.current?.select(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      field.current?.select();
      const description = 'The link is selected. Copy it with Ctrl+C or Cmd+C.';
      showToast({ title: 'Failed to copy the link', description, variant: 'destructive' });
    }
  };
  return (
    <>
      <Alert variant="warning">
        <AlertDescription>Copy the link now. It is never shown again.</AlertDescription>
      </Alert>
      <div className="ad:flex ad:items-end ad:gap-2">
        <Field label="Reset link" className="ad:min-w-0 ad:flex-1">
          <Input
            ref={field}
            readOnly
            value={url}
            autoComplete="off"
            spellCheck={false}
            onFocus={({ target }) => target.select()}
            className="ad:font-mono"
          />
        </Field>
        <Button variant="outline" onClick={() => void copy()}>
          {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p role="status" className="ad:sr-only">
        {copied ? 'The link was copied to the clipboard' : ''}
      </p>
    </>
  );
}
