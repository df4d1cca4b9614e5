import { dateOf, formatMonthDay, formatMonthDayRange, formatTime, useTimeZone } from '@timetrack/screens';
import { Alert, Button } from '@timetrack/ui';
import { CircleCheck } from '@timetrack/ui/icons';
import type { Hours } from '../data/hours.graphql.js';

interface SignBannerProps {
  readonly hours: Hours;
  /** Null without a network, which a signature needs. */
  readonly onSign: (() => void) | null;
}

export function SignBanner({ hours: { period, pay }, onSign }: SignBannerProps) {
  const { signOff, needsSignOff, signOffObstacle, canSignOff } = pay;
  if (signOff?.staleAt) return <StaleSignature signOff={signOff} onSign={canSignOff ? onSign : null} />;
  if (signOff) return <Signature id={signOff.id} at={signOff.signedAt} />;
  if (!needsSignOff) return null;
  return (
    <Alert title={`Review ${formatMonthDayRange(period.startDate, period.endDate)} and sign`}>
      <p>{canSignOff ? advice[period.status] : signOffObstacle}</p>
      {canSignOff && onSign && <SignButton onSign={onSign} />}
    </Alert>
  );
}

/** Corrections of a closed period go through the manager. */
const advice = {
  OPEN: 'Look at each day. If something is wrong, ask for a correction first.',
  CLOSED: 'Look at each day. If something is wrong, ask your manager before you sign.',
} as const;

/** `Signed Nov 22, 9:14 AM`, with what was signed. */
function Signature({ id, at }: { readonly id: string; readonly at: string }) {
  const timeZone = useTimeZone();
  return (
    <div className="tc:flex tc:flex-wrap tc:items-center tc:gap-x-4 tc:text-sm">
      <p className="tc:flex tc:items-center tc:gap-2 tc:font-medium tc:text-success">
        <CircleCheck aria-hidden="true" className="tc:size-4" />
        <span>{`Signed ${formatMonthDay(dateOf(at, timeZone))}, ${formatTime(at, timeZone)}`}</span>
      </p>
      <a
        href={`/api/sign-offs/${id}?format=html`}
        target="_blank"
        rel="noreferrer"
        aria-label="What you signed, in a new tab"
        className="tc:inline-flex tc:min-h-11 tc:items-center tc:underline tc:underline-offset-4 tc:md:min-h-6"
      >
        What you signed
      </a>
    </div>
  );
}

interface StaleSignatureProps {
  readonly signOff: NonNullable<Hours['pay']['signOff']>;
  /** Null if the hours can't be signed now. */
  readonly onSign: (() => void) | null;
}

/** `Changed by Maya on Nov 23: sign again`, with what changed. */
function StaleSignature({ signOff: { staleReason, changes }, onSign }: StaleSignatureProps) {
  return (
    <Alert variant="warning" title={`${staleReason ?? 'Your hours changed'}: sign again`}>
      <ul className="tc:list-disc tc:pl-5">
        {changes.map(({ date, sentence }) => (
          <li key={`${date} ${sentence}`}>{sentence}</li>
        ))}
      </ul>
      {onSign && <SignButton onSign={onSign} />}
    </Alert>
  );
}

function SignButton({ onSign }: { readonly onSign: () => void }) {
  return (
    <Button className="tc:mt-3" onClick={onSign}>
      Sign My Hours
    </Button>
  );
}
