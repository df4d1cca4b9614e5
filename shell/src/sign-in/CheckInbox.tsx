import { Button } from '@timetrack/ui/essentials';
import { useEffect, useRef } from 'react';
import { FormCard } from './SignInFrame.js';

interface CheckInboxProps {
  readonly email: string;
  readonly onBack: () => void;
}

/** The same whether or not the address has an account: only the mail says it. */
export function CheckInbox({ email, onBack }: CheckInboxProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <FormCard title="Check your inbox" headingRef={heading}>
      <div className="flex flex-col gap-5 text-sm">
        <p className="wrap-anywhere">
          We sent a message to <strong className="font-medium">{email}</strong>. Open its link within 60 minutes to
          create your organization.
        </p>
        <p className="text-muted-foreground">
          Nothing there after a few minutes? Look in the spam folder, or check the address and register again.
        </p>
        <Button size="lg" variant="outline" onClick={onBack}>
          Register Again
        </Button>
      </div>
    </FormCard>
  );
}
