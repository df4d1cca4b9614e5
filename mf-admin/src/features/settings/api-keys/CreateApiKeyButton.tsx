import {
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@timetrack/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ApiKeyForm } from './ApiKeyForm.js';
import { ApiKeySecret } from './ApiKeySecret.js';

/** Makes a key, and shows its secret once: it is kept nowhere but in the open dialog. */
export function CreateApiKeyButton() {
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);

  function change(toOpen: boolean): void {
    setOpen(toOpen);
    setSecret(null);
  }

  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogTrigger asChild>
        <Button>
          <Plus aria-hidden="true" />
          Create API Key
        </Button>
      </DialogTrigger>
      <DialogContent className="ad:max-w-md">
        <DialogHeader>
          <DialogTitle>{secret === null ? 'New API Key' : 'Your new API key'}</DialogTitle>
          <DialogDescription>
            {secret === null
              ? 'One key for each program, so that each can be revoked alone.'
              : 'Give it to the program that shall use it, and keep it like a password.'}
          </DialogDescription>
        </DialogHeader>
        {secret === null ? (
          <ApiKeyForm onCreated={setSecret} />
        ) : (
          <ApiKeySecret secret={secret} onDone={() => change(false)} />
        )}
      </DialogContent>
    </Dialog>
  );
}
