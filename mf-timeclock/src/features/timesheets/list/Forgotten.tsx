import { Alert, AlertDescription, AlertTitle, Button } from '@timetrack/ui';
import { useCount } from '../use-count.js';

interface ForgottenProps {
  readonly isShown: boolean;
  readonly onShow: () => void;
}

/** Somebody forgot to clock out, most likely. Nothing is ever closed by itself: people are asked. */
export function Forgotten({ isShown, onShow }: ForgottenProps) {
  const count = useCount({ exception: 'OPEN_OVER_16_HOURS' });
  if (!count || isShown) return null;
  return (
    <Alert
      variant="warning"
      className="tc:*:last:flex-row tc:*:last:flex-wrap tc:*:last:items-center tc:*:last:justify-between tc:*:last:gap-3"
    >
      <div>
        <AlertTitle>
          {count === 1 ? '1 timesheet has' : `${count.toLocaleString('en-US')} timesheets have`} been open for more than
          16 hours
        </AlertTitle>
        <AlertDescription>Did somebody forget to clock out? Nothing is closed by itself.</AlertDescription>
      </div>
      <Button variant="outline" size="sm" onClick={onShow}>
        {count === 1 ? 'Show it' : 'Show them'}
      </Button>
    </Alert>
  );
}
