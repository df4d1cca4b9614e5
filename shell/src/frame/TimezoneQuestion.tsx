import { useCan, useSession, useToast } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { Button } from '@timetrack/ui/basics';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { sendRequest } from '../session/rest-client.js';

/**
 * Asks an administrator to confirm the time zone that was taken from the browser at registration. The home page leaves
 * it out for administrators with first steps, which begin with the same question.
 */
export function TimezoneQuestion() {
  const { user, refresh } = useSession();
  const canConfirm = useCan('CONFIRM_TIMEZONE');
  const hasFirstSteps = useCan('FIRST_STEPS');
  const isHome = useLocation().pathname === '/';
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const { timezoneInForce, timezoneConfirmed } = user.organization;
  if (timezoneConfirmed || !canConfirm || (isHome && hasFirstSteps)) return null;

  async function confirm() {
    setBusy(true);
    try {
      await sendRequest('POST', '/api/organization/confirm-timezone');
      await refresh();
      // The button disappears with the question.
      document.getElementById('main')?.focus();
    } catch (error) {
      const description = error instanceof Error ? error.message : '';
      showToast({ title: 'Failed to confirm the time zone', description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <section
      aria-label="Time zone"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border bg-muted px-4 py-2 text-sm md:px-8 print:hidden"
    >
      <p className="min-w-0 flex-1 basis-64 text-pretty wrap-anywhere">
        <span>{'Your organization’s time zone is '}</span>
        <strong className="font-medium">{timezoneInForce}</strong>
        <span>{'. Confirm or '}</span>
        <Link to="/settings" className="font-medium text-primary underline-offset-4 hover:underline">
          change it
        </Link>
        <span>.</span>
      </p>
      <Button size="sm" variant="outline" busy={busy} onClick={() => void confirm()}>
        Confirm
      </Button>
    </section>
  );
}
