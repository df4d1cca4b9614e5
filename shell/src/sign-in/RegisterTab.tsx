import { Button } from '@timetrack/ui/essentials';
import { useEffect, useRef, useState } from 'react';
import { valuesOf } from '../forms/field-errors.js';
import { describePasswordRule, refusedPasswords } from '../forms/password-rule.js';
import { TextField } from '../forms/TextField.js';
import { useSubmission } from '../forms/use-submission.js';
import type { OrganizationRegistration } from '../session/session-api.js';
import { registrationPath } from '../session/sign-in-address.js';
import type { RegistrationOptions } from './registration-options.js';
import { FormCard } from './SignInFrame.js';

interface RegisterTabProps extends TypedRegistration {
  /** Null until the server has said what it allows. */
  readonly options: RegistrationOptions | null;
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
      <RegisterForm {...typed} minimumPasswordLength={options?.minimumPasswordLength} onRegister={register} />
    </FormCard>
  );
}

interface CheckInboxProps {
  readonly email: string;
  readonly onBack: () => void;
}

/** The same whether or not the address has an account: only the mail says it. */
function CheckInbox({ email, onBack }: CheckInboxProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <FormCard title="Check your inbox" headingRef={heading}>
      <div className="flex flex-col gap-5 text-sm">
        <p className="wrap-anywhere">
          <span>{'We sent a message to '}</span>
          <strong className="font-medium">{email}</strong>
          <span>. Open its link within 60 minutes to create your organization.</span>
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

const texts = {
  CLOSED: {
    title: 'Registration is closed',
    subtitle: 'New organizations can’t be registered on this server.',
    operator:
      'Do you run this server? Until it has an organization, it prints a link for the first one when it starts.',
  },
  INVITE: {
    title: 'Registration by invitation',
    subtitle: 'Creating an organization on this server takes a link from its operator.',
    operator: 'Do you run this server? npm run organization:invite prints such a link.',
  },
} as const;

/** What people who can't create an organization can do instead. */
function RegistrationUnavailable({ mode }: { readonly mode: Exclude<RegistrationOptions['mode'], 'OPEN'> }) {
  const { title, subtitle, operator } = texts[mode];
  return (
    <FormCard title={title} subtitle={subtitle}>
      <div className="flex flex-col gap-5 text-sm">
        <p>Does your organization use TimeTrack already? Join it with the invitation that you received.</p>
        <Button asChild size="lg">
          <a href={registrationPath}>Enter Invitation Code</a>
        </Button>
        <p className="text-muted-foreground">{operator}</p>
      </div>
    </FormCard>
  );
}

interface TypedRegistration {
  /** What the fields begin with: the page keeps the text while its other tab is open. */
  readonly typed: Readonly<Record<string, string>>;
  readonly onTyped: (typed: Readonly<Record<string, string>>) => void;
}

interface RegisterFormProps extends TypedRegistration {
  readonly minimumPasswordLength: number | undefined;
  readonly onRegister: (registration: OrganizationRegistration) => Promise<void>;
}

function RegisterForm({ typed, onTyped, minimumPasswordLength, onRegister }: RegisterFormProps) {
  const { busy, formProps, field } = useSubmission<OrganizationRegistration>({
    send: onRegister,
    failureTitle: 'Registration failed',
    failureText: 'Could not create account',
  });
  const kept = (name: keyof OrganizationRegistration) => ({ ...field(name), defaultValue: typed[name] ?? '' });
  return (
    <form className="space-y-5" {...formProps} onChange={({ currentTarget }) => onTyped(valuesOf(currentTarget))}>
      <TextField label="Organization Name" autoComplete="organization" {...kept('orgName')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First Name" autoComplete="given-name" {...kept('firstName')} />
        <TextField label="Last Name" autoComplete="family-name" {...kept('lastName')} />
      </div>
      <TextField label="Email" type="email" autoComplete="username" {...kept('email')} />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={minimumPasswordLength ? describePasswordRule(minimumPasswordLength) : `${refusedPasswords}.`}
        {...kept('password')}
      />
      <Button type="submit" size="lg" className="w-full" busy={busy}>
        {busy ? 'Creating account...' : 'Create account'}
      </Button>
    </form>
  );
}
