import {
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@timetrack/ui';
import { Plus } from '@timetrack/ui/icons';
import { useState } from 'react';
import { useLinkedDialog } from '../../../hooks/use-linked-dialog.js';
import { ApiKeyForm } from './ApiKeyForm.js';
import { ApiKeySecret } from './ApiKeySecret.js';

/** Creates a key and shows its secret once. The secret exists only in the open dialog. */
export function CreateApiKeyButton() {
  const dialog = useLinkedDialog('new-api-key');
  return (
    <Dialog {...dialog}>
      <DialogTrigger asChild>
        <Button>
          <Plus aria-hidden="true" />
          Create API Key
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
      <DialogHeader>
        <DialogTitle>{secret === null ? 'New API Key' : 'Your new API key'}</DialogTitle>
        <DialogDescription>
          {secret === null
            ? 'Use one key for each program, so that you can revoke them separately.'
            : 'Enter it in the program that will use it, and keep it as safe as a password.'}
        </DialogDescription>
      </DialogHeader>
      {secret === null ? <ApiKeyForm onCreated={setSecret} /> : <ApiKeySecret secret={secret} onDone={onDone} />}
    </>
  );
}
