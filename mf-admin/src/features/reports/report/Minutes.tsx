import { hoursInWords, minutesInWords } from './labels.js';

/** Hours for the eye; the exact minutes for whoever points at them or listens. */
export function Minutes({ minutes }: { readonly minutes: number }) {
  const exact = minutesInWords(minutes);
  return (
    <span title={exact} className={minutes === 0 ? 'ad:text-muted-foreground' : undefined}>
      {hoursInWords(minutes)}
      <span className="ad:sr-only"> ({exact})</span>
    </span>
  );
}
