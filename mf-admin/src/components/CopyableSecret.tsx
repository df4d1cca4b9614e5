import { useToast } from '@timetrack/contracts';
import { copyText } from '@timetrack/screens';
import { Button, Field, Input } from '@timetrack/ui';
import { Check, Copy } from '@timetrack/ui/icons';
import { useEffect, useRef, useState } from 'react';

interface CopyableSecretProps {
  readonly label: string;
  /** The name of the copied text in messages: `The link was copied to the clipboard`. */
  readonly name: string;
  readonly value: string;
}

/** A secret that is shown once, selected so that it can be copied. */
export function CopyableSecret({ label, name, value }: CopyableSecretProps) {
  const showToast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  // Copying the secret is the next step.
  useEffect(() => field.current?.select(), []);

  async function copy(): Promise<void> {
    if (await copyText(value)) return setCopied(true);
    field.current?.select();
    const description = `The ${name} is selected. Copy it with Ctrl+C or Cmd+C.`;
    showToast({ title: `Failed to copy the ${name}`, description, variant: 'destructive' });
  }

  return (
    <>
      <div className="ad:flex ad:items-end ad:gap-2">
        <Field label={label} className="ad:min-w-0 ad:flex-1">
          <Input
            ref={field}
            readOnly
            value={value}
            autoComplete="off"
            spellCheck={false}
            onFocus={({ target }) => target.select()}
            className="ad:font-mono"
          />
        </Field>
        <Button variant="outline" onClick={() => void copy()}>
          {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          <span>{copied ? 'Copied' : 'Copy'}</span>
        </Button>
      </div>
      <p role="status" className="ad:sr-only">
        {copied ? `The ${name} was copied to the clipboard` : ''}
      </p>
    </>
  );
}
