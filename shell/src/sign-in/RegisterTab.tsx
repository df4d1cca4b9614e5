import { useState } from 'react';
import type { OrganizationRegistration } from '../session/session-api.js';
import { CheckInbox } from './CheckInbox.js';
import { RegisterForm, type TypedRegistration } from './RegisterForm.js';
import { RegistrationUnavailable } from './RegistrationUnavailable.js';
import type { RegistrationOptions } from './registration-options.js';
import { FormCard } from './SignInFrame.js';

export interface RegisterTabProps extends TypedRegistration {
  /** Null until the server has said what it allows. */
  readonly options: RegistrationOptions | null;
  /** The token of the operator's link, or null. */
  readonly inviteToken: string | null;
  readonly onRegister: (registration: OrganizationRegistration) => Promise<'CONFIRM_EMAIL' | undefined>;
}

export function RegisterTab({ options, inviteToken, onRegister, ...typed }: RegisterTabProps) {
  const [sent, setSent] = useState<OrganizationRegistration | null>(null);
  const register = async (registration: OrganizationRegistration) => {
    const next = await onRegister({ ...registration, ...(inviteToken && { inviteToken }) });
    if (next === 'CONFIRM_EMAIL') setSent(registration);
  };
  if (sent) return <CheckInbox email={sent.email} onBack={() => setSent(null)} />;
  const mode = options?.mode ?? 'OPEN';
  if (mode !== 'OPEN' && !inviteToken) return <RegistrationUnavailable mode={mode} />;
  return (
    <FormCard title="Create an account" subtitle="Set up your organization and admin account">
      <RegisterForm {...typed} onRegister={register} />
    </FormCard>
  );
}
