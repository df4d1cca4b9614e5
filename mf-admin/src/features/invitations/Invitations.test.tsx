import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { anInvitation } from '../../testing/invitation-builders.js';
import { Invitations } from './Invitations.js';
import { CreateInvitation, DeleteInvitation, LoadInvitations, LoadQr } from './invitation/invitations.graphql.js';

const server = mockGateway(defaults);
const code = '7Q4K-X0M2-ZB9T-DR5H';
const link = `https://time.example.com/register?code=${code}`;

const respondWithInvitations = (found: ReturnType<typeof anInvitation>[], mailConfigured = false) =>
  server.use(
    api.query(LoadInvitations, () =>
      respondWith(
        aViewer({
          invitations: { nodes: found },
          grantableRoles: ['MANAGER' as const, 'WORKER' as const],
          mailConfigured,
        }),
      ),
    ),
  );

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
const list = (name: RegExp) => screen.getByRole('list', { name });

async function renderInvitations() {
  const rendered = renderScreen(<Invitations />, { session: aSessionAs('OWNER') });
  await screen.findByRole('button', { name: 'Create Invitation' });
  return rendered;
}

describe('the invitations screen', () => {
  test('lists invitations in three sections with their status', async () => {
    const past = '2020-11-01T15:05:00.000Z';
    const usedBy = { __typename: 'User' as const, id: 'user-noor', firstName: 'Noor', lastName: 'Haddad' };
    respondWithInvitations(
      [
        anInvitation({ email: 'new@example.com', role: 'MANAGER' }),
        anInvitation({ inviteCode: 'USED-USED-USED-USED', status: 'USED', usedAt: past, usedBy }),
        anInvitation({ inviteCode: 'LATE-LATE-LATE-LATE', status: 'EXPIRED', expiresAt: past, phone: '555 0100' }),
      ],
      true,
    );
    await renderInvitations();
    const active = list(/^Active \(1\)/);
    expect(active).toHaveTextContent(`new@example.comManager${code}Expires in 7 days`);
    expect(active).toHaveTextContent('Not emailed yet');
    expect(list(/^Used \(1\)/)).toHaveTextContent(/Used by Noor Haddad.*Nov 1, 2020, 8:05 AM/);
    expect(within(list(/^Used/)).queryByRole('button')).not.toBeInTheDocument();
    expect(list(/^Expired \(1\)/)).toHaveTextContent(/555 0100.*Expired [\d,]+ days ago.*Nov 1, 2020/);
    expect(within(list(/^Expired/)).queryByRole('button', { name: /QR/ })).not.toBeInTheDocument();
  });

  test('says how many people have joined by a link', async () => {
    respondWithInvitations([anInvitation({ maxUses: 25, useCount: 3 })]);
    await renderInvitations();
    expect(list(/^Active \(1\)/)).toHaveTextContent(/Up to 25 people with the link.*3 of 25 people have joined/);
  });

  test('shows empty sections, and how to share an invitation without a mail server', async () => {
    respondWithInvitations([]);
    await renderInvitations();
    for (const text of ['No active invitations', 'No invitation has been used yet', 'No invitation has expired']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText(/No mail server is set up/)).toBeInTheDocument();
  });

  test('says when an invitation was emailed, and gives no sharing advice with a mail server', async () => {
    respondWithInvitations([anInvitation({ email: 'new@example.com', mailedAt: '2026-11-21T15:05:00.000Z' })], true);
    await renderInvitations();
    expect(list(/^Active/)).toHaveTextContent('Emailed Nov 21, 2026, 8:05 AM');
    expect(screen.queryByText(/No mail server is set up/)).not.toBeInTheDocument();
  });

  test('shows a load failure that can be retried', async () => {
    server.use(api.query(LoadInvitations, () => rejectWith({ message: 'Broken', code: 'INTERNAL' }), { once: true }));
    const { user } = renderScreen(<Invitations />, { session: aSessionAs('OWNER') });
    expect(await screen.findByText('The invitations could not be loaded')).toBeInTheDocument();
    await user.click(button('Try again'));
    expect(await screen.findByText(code)).toBeInTheDocument();
  });
});

describe('creating an invitation', () => {
  test('defaults to a worker and shows the QR code', async () => {
    const sent: unknown[] = [];
    server.use(
      api.mutation(CreateInvitation, ({ variables: { input } }) => {
        sent.push(input);
        return respondWith({ invitationCreate: { invitation: anInvitation({ inviteCode: 'AAAA-BBBB-CCCC-DDDD' }) } });
      }),
    );
    const { user, toasts } = await renderInvitations();
    await user.click(button('Create Invitation'));
    expect(field('Role')).toHaveValue('WORKER');
    await user.click(button('Create Invitation'));
    const dialog = await screen.findByRole('dialog', { name: 'Invitation QR Code' });
    expect(await within(dialog).findByRole('img')).toHaveAccessibleName(
      'QR code of the invitation AAAA-BBBB-CCCC-DDDD',
    );
    expect(sent).toEqual([{ role: 'WORKER', firstName: null, lastName: null, email: null, phone: null }]);
    await waitFor(() => expect(toasts).toEqual([{ title: 'Invitation created' }]));
    await waitFor(() => expect(button('Copy Link')).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(list(/^Active/)).toHaveTextContent(code);
    await waitFor(() => expect(button('Create Invitation')).toHaveFocus());
  });

  test('makes a link for several people, with a number and an expiry', async () => {
    const sent: unknown[] = [];
    server.use(
      api.mutation(CreateInvitation, ({ variables: { input } }) => {
        sent.push(input);
        return respondWith({
          invitationCreate: { invitation: anInvitation({ inviteCode: 'AAAA-BBBB-CCCC-DDDD', maxUses: 40 }) },
        });
      }),
    );
    const { user } = await renderInvitations();
    await user.click(button('Create Invitation'));
    await user.selectOptions(field('For'), 'Several people who share one link');
    expect(screen.queryByLabelText(/Email/)).not.toBeInTheDocument();
    await user.clear(field('Number of People'));
    await user.type(field('Number of People'), '1');
    await user.click(button('Create Invitation'));
    expect(field('Number of People')).toHaveAccessibleDescription(/whole number from 2 to 500/);
    await user.clear(field('Number of People'));
    await user.type(field('Number of People'), '40');
    await user.selectOptions(field('Expires'), 'In 30 days');
    await user.click(button('Create Invitation'));
    const dialog = await screen.findByRole('dialog', { name: 'Invitation QR Code' });
    expect(dialog).toHaveTextContent('40 people can still join as workers with it until');
    expect(sent).toEqual([{ role: 'WORKER', maxUses: 40, expiresInDays: 30 }]);
  });

  test('offers the roles that the viewer may grant, and keeps the input when the server rejects it', async () => {
    const message = 'Email must be an email address';
    server.use(
      api.mutation(CreateInvitation, () => rejectWith({ message, code: 'BAD_USER_INPUT', fields: { email: message } })),
    );
    respondWithInvitations([]);
    const { user, toasts } = await renderInvitations();
    await user.click(button('Create Invitation'));
    expect(within(field('Role')).getAllByRole('option')).toHaveLength(2);
    await user.selectOptions(field('Role'), 'Manager');
    await user.type(field('Email'), 'nobody');
    await user.click(button('Create Invitation'));
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(field('Email')).toHaveValue('nobody');
    expect(field('Role')).toHaveValue('MANAGER');
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Failed to create invitation', description: message, variant: 'destructive' }]),
    );
  });
});

describe('the QR dialog', () => {
  async function open() {
    const rendered = await renderInvitations();
    await rendered.user.click(button(`QR Code ${code}`));
    return rendered;
  }

  test('copies the link', async () => {
    const { user, toasts } = await open();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    expect(field('Registration link')).toHaveValue(link);
    await user.click(button('Copy Link'));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Link copied' }]));
    expect(copied).toHaveBeenCalledWith(link);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button(`QR Code ${code}`)).toHaveFocus());
  });

  test('reports that the browser blocks copying', async () => {
    const { user, toasts } = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    document.execCommand = () => false;
    await user.click(button('Copy Link'));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to copy link', variant: 'destructive' }]));
  });

  test('downloads the image as a file named after the invite code', async () => {
    const files: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      files.push(`${this.download} ${this.href.slice(0, 22)}`);
    });
    const { user } = await open();
    await screen.findByRole('img');
    await user.click(button('Download QR Code'));
    expect(files).toEqual([`invitation-qr-${code}.png data:image/png;base64,`]);
    click.mockRestore();
  });

  test('still offers the link when the QR code fails to load', async () => {
    server.use(api.query(LoadQr, () => rejectWith({ message: 'Broken', code: 'INTERNAL' }), { once: true }));
    const { user, toasts } = await open();
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Failed to generate QR code', description: 'Broken', variant: 'destructive' }]),
    );
    expect(button('Download QR Code')).toBeDisabled();
    expect(field('Registration link')).toHaveValue(link);
    await user.click(button('Try again'));
    expect(await screen.findByRole('img')).toBeInTheDocument();
  });
});

describe('deleting an invitation', () => {
  test('asks for confirmation and removes it from the list', async () => {
    const { user, toasts } = await renderInvitations();
    await user.click(button(`Delete ${code}`));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(/stop working immediately/);
    await user.click(button('Delete'));
    expect(await screen.findByText('No active invitations')).toBeInTheDocument();
    await waitFor(() => expect(toasts).toEqual([{ title: 'Invitation deleted' }]));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('keeps the invitation and the dialog open when it has been used in the meantime', async () => {
    const message = 'This invitation has already been used';
    server.use(api.mutation(DeleteInvitation, () => rejectWith({ message, code: 'CONFLICT' })));
    const { user, toasts } = await renderInvitations();
    await user.click(button(`Delete ${code}`));
    await user.click(button('Delete'));
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Failed to delete invitation', description: message, variant: 'destructive' }]),
    );
    await user.click(button('Cancel'));
    expect(list(/^Active/)).toHaveTextContent(code);
  });
});
