import { Alert, AlertDescription, AlertTitle, Button, DialogFooter } from '@timetrack/ui';
import { CopyableSecret } from '../../../components/CopyableSecret.js';

interface ApiKeySecretProps {
  readonly secret: string;
  readonly onDone: () => void;
}

/** Shows a secret. It is not shown again. */
export function ApiKeySecret({ secret, onDone }: ApiKeySecretProps) {
  return (
    <div className="ad:flex ad:flex-col ad:gap-5">
      <Alert variant="warning">
        <AlertTitle>Copy it now</AlertTitle>
        <AlertDescription>It is never shown again. If you lose it, revoke it and create another key.</AlertDescription>
      </Alert>
      <CopyableSecret label="API key" name="key" value={secret} />
      <DialogFooter>
        <Button onClick={onDone}>Done</Button>
      </DialogFooter>
    </div>
  );
}
