import { useQuery } from '@timetrack/client';
import { type Role, roleNames, useToast } from '@timetrack/contracts';
import { Link, useConfirmLeaving } from '@timetrack/contracts/routing';
import { copyText, formatDateTime, oneOf, useTimeZone } from '@timetrack/screens/basics';
import { Button, Field, Input, Select } from '@timetrack/ui/basics';
import { Copy, QrCode } from '@timetrack/ui/icons';
import { useRef, useState } from 'react';
import type { Timeclock_FirstSteps_CreateJoinLinkMutation } from '../../gql/graphql.js';
import { CreateJoinLink, LoadJoinQr } from './first-steps.graphql.js';
import { useStep } from './use-step.js';

type JoinLink = NonNullable<NonNullable<Timeclock_FirstSteps_CreateJoinLinkMutation['invitationCreate']>['invitation']>;

/** The roles that a shared link can grant: never ADMIN. */
const linkRoles = ['WORKER', 'MANAGER', 'ACCOUNTANT'] as const satisfies readonly Role[];
const lifetimes = [7, 14, 30, 90];
const [fewest, most] = [2, 500];
/** As many people as most crews have. */
const usualCount = '25';

export function InvitePeople() {
  const { busy, run } = useStep(CreateJoinLink, 'Failed to create the join link');
  const [role, setRole] = useState<Role>('WORKER');
  const [people, setPeople] = useState(usualCount);
  const [days, setDays] = useState(lifetimes[0] ?? 7);
  const [error, setError] = useState<string>();
  const [link, setLink] = useState<JoinLink | null>(null);
  const count = useRef<HTMLInputElement>(null);
  useConfirmLeaving(!link && (role !== 'WORKER' || people !== usualCount || days !== lifetimes[0]));
  async function create() {
    const maxUses = Number(people);
    if (!Number.isInteger(maxUses) || maxUses < fewest || maxUses > most) {
      setError(`Enter a whole number from ${fewest} to ${most}`);
      count.current?.focus();
      return;
    }
    const invitation = (await run({ input: { role, maxUses, expiresInDays: days } }))?.invitationCreate?.invitation;
    if (invitation) setLink(invitation);
  }
  if (link) return <SharedLink link={link} />;
  return (
    <form
      noValidate
      className="tc:flex tc:flex-col tc:items-start tc:gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <p className="tc:text-sm tc:text-muted-foreground">
        <span>{'One link or QR code for everyone: post it in the group chat, or print it. '}</span>
        <Link to="/invitations" className="tc:text-primary tc:underline tc:underline-offset-4">
          Invite a single person
        </Link>
      </p>
      <div className="tc:grid tc:w-full tc:grid-cols-2 tc:items-start tc:gap-3 tc:sm:max-w-xl tc:sm:grid-cols-3">
        <Field label="They join as" className="tc:max-sm:col-span-full">
          <Select
            value={role}
            onChange={({ target }) => setRole(oneOf(linkRoles, target.value) ?? 'WORKER')}
            options={linkRoles.map((one) => [one, roleNames[one]])}
          />
        </Field>
        <Field label="Number of people" error={error}>
          <Input
            ref={count}
            type="number"
            inputMode="numeric"
            min={fewest}
            max={most}
            value={people}
            onChange={({ target }) => {
              setPeople(target.value);
              setError(undefined);
            }}
          />
        </Field>
        <Field label="Expires">
          <Select
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
            options={lifetimes.map((one) => [one, `In ${one} days`])}
          />
        </Field>
      </div>
      <Button type="submit" busy={busy}>
        <QrCode aria-hidden="true" />
        <span>Create Join Link</span>
      </Button>
    </form>
  );
}

function SharedLink({ link: { inviteCode, registrationUrl, role, maxUses, expiresAt } }: { readonly link: JoinLink }) {
  const timeZone = useTimeZone();
  const showToast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const { data } = useQuery(LoadJoinQr, { variables: { inviteCode: inviteCode ?? '' }, skip: !inviteCode });
  const image = data?.viewer?.invitationQr?.qrCodeDataUrl;
  async function copy() {
    if (await copyText(registrationUrl ?? '')) showToast({ title: 'Link copied' });
    else field.current?.select();
  }
  return (
    <div data-result="" className="tc:flex tc:flex-wrap tc:items-start tc:gap-4">
      {image && (
        <img
          src={image}
          alt={`QR code of the join link ${inviteCode}`}
          className="tc:size-36 tc:rounded-md tc:bg-white tc:p-1"
        />
      )}
      <div className="tc:flex tc:min-w-0 tc:flex-1 tc:basis-56 tc:flex-col tc:gap-2">
        <p className="tc:text-sm tc:text-muted-foreground">
          {`Up to ${maxUses} people can join as ${roleNames[role].toLowerCase()}s with it until ${formatDateTime(expiresAt, timeZone)}.`}
        </p>
        <Input
          ref={field}
          aria-label="Join link"
          readOnly
          value={registrationUrl ?? ''}
          onFocus={({ target }) => target.select()}
        />
        <div className="tc:flex tc:flex-wrap tc:items-center tc:gap-x-4 tc:gap-y-2">
          <Button variant="outline" onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            <span>Copy Link</span>
          </Button>
          <Link
            to="/invitations"
            className="tc:inline-block tc:text-sm tc:leading-6 tc:text-primary tc:underline tc:underline-offset-4"
          >
            All invitations
          </Link>
        </div>
      </div>
    </div>
  );
}
