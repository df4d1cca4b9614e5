import { useApolloClient } from '@timetrack/client';
import { useReportFailure } from '@timetrack/screens';
import { Alert, Button } from '@timetrack/ui';
import { useState } from 'react';
import { CopyableSecret } from '../../../components/CopyableSecret.js';
import { Section } from '../../../components/Section.js';
import { CreateResetLink } from './panel.graphql.js';

export function ResetLink({ id }: { readonly id: string }) {
  const client = useApolloClient();
  const reportFailure = useReportFailure();
  const [busy, setBusy] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const create = async () => {
    setBusy(true);
    try {
      const { data } = await client.mutate({ mutation: CreateResetLink, variables: { id } });
      setUrl(data?.passwordResetLinkCreate?.resetLink?.url ?? null);
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
      {url && (
        <>
          <Alert variant="warning">Copy the link now. It is never shown again.</Alert>
          <CopyableSecret key={url} label="Reset link" name="link" value={url} />
        </>
      )}
      <Button variant="outline" busy={busy} className="ad:self-start" onClick={() => void create()}>
        {url ? 'Create Another Link' : 'Create Reset Link'}
      </Button>
    </Section>
  );
}
