import { sendRequest } from '../session/rest-client.js';
import { ServerFailure } from '../session/server-failure.js';

export interface OpenReset {
  readonly minimumPasswordLength: number;
}

/** Resolves to whether the server sends mail at all, never to whether the account exists. */
export async function requestReset(email: string): Promise<{ readonly mailConfigured: boolean }> {
  const body = (await sendRequest('POST', '/api/auth/forgot', { email })) as { mailConfigured?: boolean };
  return { mailConfigured: body.mailConfigured === true };
}

/** Rejects with a ServerFailure: 404 for an unknown link, 410 for one that expired or was used. */
export async function checkReset(token: string): Promise<OpenReset> {
  const body = (await sendRequest('POST', '/api/auth/reset/check', { token })) as Partial<OpenReset> | null;
  if (!body?.minimumPasswordLength) throw new ServerFailure(200, '');
  return { minimumPasswordLength: body.minimumPasswordLength };
}

export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await sendRequest('POST', '/api/auth/reset', { token, newPassword });
}

export async function confirmEmail(token: string): Promise<void> {
  await sendRequest('POST', '/api/auth/confirm-email', { token });
}
