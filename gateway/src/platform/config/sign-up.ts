import { ConfigError, type RateLimit, type SignUpConfig, type SignUpLimits } from './config.js';
import { listensLocally } from './hosts.js';
import { integer, oneOf, optionalInteger } from './variables.js';

const registrationModes = ['open', 'invite', 'closed'] as const;

/** Who may create an organization, who may be sent mail, and how fast passwords may be guessed. */
export const signUpVariables = {
  REGISTRATION: oneOf(registrationModes),
  REGISTRATIONS_PER_ADDRESS: optionalInteger(1, 1_000_000),
  REGISTRATION_MINUTES: optionalInteger(1, 1440),
  REGISTRATION_MAILS_PER_EMAIL: integer(1, 1000, 5),
  ORGANIZATION_INVITE_HOURS: integer(1, 720, 72),
  INVITATION_MAILS_PER_DAY: integer(0, 1_000_000, 100),
  INVITATION_MAILS_PER_RECIPIENT: integer(1, 1000, 5),
  LOGIN_FAILURES_PER_ACCOUNT: integer(1, 1_000_000, 10),
  LOGIN_FIRST_DELAY_SECONDS: integer(1, 3600, 1),
  LOGIN_MAX_DELAY_SECONDS: integer(1, 86_400, 900),
};

type SignUpValues = {
  readonly [Name in keyof typeof signUpVariables]: ReturnType<(typeof signUpVariables)[Name]['parse']>;
};

/** On loopback, only people of this machine can register, and tests register many organizations. */
const onLoopback = { registration: 'open', perAddress: 100, minutes: 1 } as const;
const elsewhere = { registration: 'closed', perAddress: 20, minutes: 60 } as const;

const hour = 60 * 60;

export function readSignUpConfig(values: SignUpValues, host: string): SignUpConfig {
  const { registration } = listensLocally({ host }) ? onLoopback : elsewhere;
  return {
    registration: values.REGISTRATION ?? registration,
    organizationInviteHours: values.ORGANIZATION_INVITE_HOURS,
  };
}

export function readSignUpLimits(values: SignUpValues, host: string): SignUpLimits {
  const { perAddress, minutes } = listensLocally({ host }) ? onLoopback : elsewhere;
  const limit = (name: string, points: number, windowSeconds: number): RateLimit => ({ name, points, windowSeconds });
  return {
    registrationsPerAddress: limit(
      'registrations-per-address',
      values.REGISTRATIONS_PER_ADDRESS ?? perAddress,
      (values.REGISTRATION_MINUTES ?? minutes) * 60,
    ),
    registrationMailsPerEmail: limit('registration-mails', values.REGISTRATION_MAILS_PER_EMAIL, hour),
    invitationMailsPerDay: values.INVITATION_MAILS_PER_DAY,
    invitationMailsPerRecipient: values.INVITATION_MAILS_PER_RECIPIENT,
    loginPerAccount: {
      ...limit('login-per-account', values.LOGIN_FAILURES_PER_ACCOUNT, 24 * hour),
      firstDelaySeconds: values.LOGIN_FIRST_DELAY_SECONDS,
      maxDelaySeconds: values.LOGIN_MAX_DELAY_SECONDS,
    },
  };
}

/** Links in mails must lead to us, and the Host header of a request is what the sender wrote. */
export function requirePublicUrl(values: { readonly SMTP_URL?: string; readonly PUBLIC_URL?: string }): void {
  if (!values.SMTP_URL || values.PUBLIC_URL) return;
  throw new ConfigError(
    'PUBLIC_URL must be set when SMTP_URL is set, such as https://time.example.com: mails contain links to it.',
  );
}
