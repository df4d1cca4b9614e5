import { Button } from '@timetrack/ui/essentials';
import { registrationPath } from '../session/sign-in-address.js';
import type { RegistrationOptions } from './registration-options.js';
import { FormCard } from './SignInFrame.js';

const texts = {
  CLOSED: {
    title: 'Registration is closed',
    subtitle: 'New organizations can’t be registered on this server.',
    operator: 'Do you run this server? Until it has an organization, its start prints a link for the first one.',
  },
  INVITE: {
    title: 'Registration by invitation',
    subtitle: 'Creating an organization on this server takes a link from its operator.',
    operator: 'Do you run this server? npm run organization:invite prints such a link.',
  },
} as const;

/** What people who can't create an organization can do instead. */
export function RegistrationUnavailable({ mode }: { readonly mode: Exclude<RegistrationOptions['mode'], 'OPEN'> }) {
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
