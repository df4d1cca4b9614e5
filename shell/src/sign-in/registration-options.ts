import { useEffect, useState } from 'react';
import { logError } from '../common/browser.js';
import { sendRequest } from '../session/rest-client.js';

const modes = ['OPEN', 'INVITE', 'CLOSED'] as const;

export interface RegistrationOptions {
  readonly mode: (typeof modes)[number];
  readonly minimumPasswordLength: number;
  /** Whether this server sends mail. */
  readonly confirmedByMail: boolean;
}

/** Null until the server has answered. If it does not, the form is offered, and the server decides on the request. */
export function useRegistrationOptions(): RegistrationOptions | null {
  const [options, setOptions] = useState<RegistrationOptions | null>(null);
  useEffect(() => {
    let isCurrent = true;
    sendRequest('GET', '/api/auth/registration')
      .then((body) => {
        const found = body as Partial<RegistrationOptions> | null;
        const mode = modes.find((known) => known === found?.mode);
        const { minimumPasswordLength = 6, confirmedByMail = true } = found ?? {};
        if (isCurrent && mode) setOptions({ mode, minimumPasswordLength, confirmedByMail });
      })
      .catch((error: unknown) => logError('The registration options could not be loaded.', error));
    return () => {
      isCurrent = false;
    };
  }, []);
  return options;
}
