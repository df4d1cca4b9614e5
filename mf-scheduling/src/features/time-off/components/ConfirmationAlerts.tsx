import { Alert } from '@timetrack/ui';
import type { Confirmations } from './confirmations.js';

/** What sending the form again confirms. */
export function ConfirmationAlerts({ confirmations }: { readonly confirmations: Confirmations }) {
  return Object.entries(confirmations).map(([field, message]) => (
    <Alert key={field} variant="warning">
      {message}
    </Alert>
  ));
}
