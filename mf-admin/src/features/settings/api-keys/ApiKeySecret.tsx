import { useToast } from '@timetrack/contracts';
import { Alert, AlertDescription, AlertTitle, Button, DialogFooter, Field, Input } from '@timetrack/ui';
import { Check, Copy } from '@timetrack/ui/icons';
import { useEffect, useRef, useState } from 'react';

interface ApiKeySecretProps {
  readonly secret: string;
  readonly onDone: () => void;
}

/** Shows a secret. It is not shown again. */
export function ApiKeySecret({ secret, onDone }: ApiKeySecretProps) {
  const showToast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  // The form that had the focus is gone. Copying the secret is the next step.
  useEffect(() => field.current?.select(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      field.current?.select();
      showToast({
        title: 'Failed to copy API key',
        description: 'The key is selected. Copy it with Ctrl+C or Cmd+C.',
        variant: 'destructive',
      });
    }
  }

  return (
    <div className="ad:flex ad:flex-col ad:gap-5">
      <Alert variant="warning">
        <AlertTitle>Copy it now</AlertTitle>
        <AlertDescription>It is never shown again. If you lose it, revoke it and create another key.</AlertDescription>
      </Alert>
      <div className="ad:flex ad:items-end ad:gap-2">
        <Field label="API key" className="ad:min-w-0 ad:flex-1">
          <Input
            ref={field}
            readOnly
            value={secret}
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
        {copied ? 'The key was copied to the clipboard' : ''}
      </p>
      <DialogFooter>
        <Button onClick={onDone}>Done</Button>
      </DialogFooter>
    </div>
  );
}
