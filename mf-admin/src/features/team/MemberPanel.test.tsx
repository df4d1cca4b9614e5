import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@timetrack/contracts';
import { api, aSessionAs, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { aMember, aTeam, aTeamMember } from '../../testing/team-builders.js';
import { InviteMember } from './invite/invite.graphql.js';
import { LoadTeam, UpdateMember } from './member/members.graphql.js';
import { ChangeRole, LoadMember } from './panel/panel.graphql.js';
import { Team } from './Team.js';

const server = mockGateway(defaults);
const wes = aMember('Wes');
const grantableRoles: Role[] = ['ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'];

const aShift = (id: string, title: string, startAt: string, endAt: string) => ({
  __typename: 'Schedule' as const,
  id,
  title,
  startAt,
  endAt,
  status: 'DRAFT' as const,
  job: null,
});
// Far in the future, so that the shifts are upcoming whenever the test runs.
const upcoming = Array.from({ length: 7 }, (_, index) =>
  aShift(`upcoming-${index}`, `Shift ${index}`, `2126-03-0${index + 1}T15:00:00Z`, `2126-03-0${index + 1}T23:00:00Z`),
);

const wesThisWeek = {
  ...aTeamMember(wes),
  minutesThisWeek: 2_295,
  minutesInProgress: 45,
  openTimesheet: {
    __typename: 'Timesheet' as const,
    id: 'timesheet-1',
    clockInAt: '2026-03-02T15:05:00Z',
    job: { __typename: 'Job' as const, id: 'job-1', name: 'Roof' },
  },
  schedules: [aShift('past', 'Past shift', '2026-03-03T14:00:00Z', '2026-03-03T22:00:00Z'), ...upcoming],
  timeOff: [
    {
      __typename: 'TimeOff' as const,
      id: 'time-off-1',
      startDate: '2026-03-04',
      endDate: '2026-03-06',
      hours: 24,
      policyName: 'Vacation',
    },
  ],
};

const panel = (name = 'Wes Castillo') => screen.findByRole('dialog', { name });
const open = (path = '/team') => renderScreen(<Team />, { session: aSessionAs('OWNER'), path });

test('the member panel opens by name, shows the week and returns the focus', async () => {
  server.use(api.query(LoadMember, () => respondWith(aViewer({ teamMember: wesThisWeek, grantableRoles }))));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Wes Castillo' }));
  const content = within(await panel());
  expect(content.getByText('38h 15m')).toBeInTheDocument();
  expect(content.getByText(/^Payable this workweek/)).toHaveTextContent('Includes 45m if clocked out now');
  expect(content.getByText(/^since/).parentElement).toHaveTextContent('since Mon, Mar 2, 8:05 AM, Roof');
  expect(content.getByText('Shift 0').closest('li')).toHaveTextContent('Shift 0DraftFri, Mar 1, 8:00 AM – 4:00 PM');
  expect(content.queryByText('Past shift')).not.toBeInTheDocument();
  await user.click(content.getByRole('button', { name: 'Show 2 more' }));
  expect(content.getAllByText(/^Shift \d$/)).toHaveLength(7);
  expect(content.getByText('Wed, Mar 4 – Fri, Mar 6, 2026')).toBeInTheDocument();
  expect(content.getByText('24h · Vacation')).toBeInTheDocument();
  await user.click(content.getByRole('button', { name: 'Close panel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Wes Castillo' })).toHaveFocus());
});

test('the member panel opens by its address and says when nothing is planned', async () => {
  open('/team?member=user-wes');
  const content = within(await panel());
  expect(content.getByText('0m')).toBeInTheDocument();
  for (const words of [
    'Not clocked in',
    'Nothing is scheduled in the next two weeks.',
    'No upcoming approved time off.',
  ]) {
    expect(content.getByText(words)).toBeInTheDocument();
  }
});

test('the member panel leads to the dialog that records time off of the person', async () => {
  server.use(api.query(LoadMember, () => respondWith(aViewer({ teamMember: wesThisWeek, grantableRoles }))));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Wes Castillo' }));
  const link = within(await panel()).getByRole('link', { name: 'Record Time Off' });
  expect(link).toHaveAttribute('href', `/pto-requests?open=record&id=${wes.id}`);
});

test('the member panel says that a member does not exist', async () => {
  server.use(api.query(LoadMember, () => rejectWith({ message: 'Not found', code: 'NOT_FOUND' })));
  open('/team?member=user-gone');
  expect(await panel('Member not found')).toBeInTheDocument();
});

test('the member panel shows a load failure that can be retried', async () => {
  server.use(api.query(LoadMember, () => rejectWith({ message: 'Broken', code: 'INTERNAL' }), { once: true }));
  const { user } = open('/team?member=user-wes');
  expect(await screen.findByText('This member could not be loaded')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await panel()).toBeInTheDocument();
});

test('the member panel renames the member, in the list too', async () => {
  const sent: unknown[] = [];
  server.use(
    api.mutation(UpdateMember, ({ variables }) => {
      sent.push(variables);
      return respondWith({ userUpdate: { user: { ...wes, lastName: 'Castle' } } });
    }),
  );
  const { user, toasts } = open('/team?member=user-wes');
  await panel();
  await user.clear(screen.getByLabelText('Last Name'));
  await user.type(screen.getByLabelText('Last Name'), 'Castle');
  await user.click(screen.getByRole('button', { name: 'Save Name' }));
  expect(await panel('Wes Castle')).toBeInTheDocument();
  expect(sent).toEqual([{ input: { id: wes.id, firstName: 'Wes', lastName: 'Castle' } }]);
  await waitFor(() => expect(toasts).toEqual([{ title: 'User updated successfully' }]));
  expect(screen.getByRole('row', { name: /Wes Castle /, hidden: true })).toBeInTheDocument();
});

test('the member panel refreshes the session after the viewer renames themselves', async () => {
  const viewer = aMember('Olivia', { id: 'user-owner', role: 'OWNER' });
  server.use(
    api.query(LoadTeam, () => respondWith(aViewer({ users: aTeam([viewer]), grantableRoles: [] }))),
    api.query(LoadMember, () => respondWith(aViewer({ teamMember: aTeamMember(viewer), grantableRoles }))),
    api.mutation(UpdateMember, () => respondWith({ userUpdate: { user: viewer } })),
  );
  const calls: string[] = [];
  const session = { ...aSessionAs('OWNER'), refresh: async () => void calls.push('refresh') };
  const { user } = renderScreen(<Team />, { session, path: '/team?member=user-owner' });
  await panel('Olivia Castillo');
  await user.click(screen.getByRole('button', { name: 'Save Name' }));
  await waitFor(() => expect(calls).toEqual(['refresh']));
});

test('the member panel marks a field that the server rejects', async () => {
  const fields = { firstName: 'First name is required' };
  server.use(api.mutation(UpdateMember, () => rejectWith({ message: 'Check it', code: 'BAD_USER_INPUT', fields })));
  const { user } = open('/team?member=user-wes');
  await panel();
  await user.clear(screen.getByLabelText('First Name'));
  await user.click(screen.getByRole('button', { name: 'Save Name' }));
  await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveAccessibleDescription(fields.firstName));
});

test('the member panel offers no name form for a member whom the viewer may not edit', async () => {
  const boss = aMember('Amir', { role: 'ADMIN', canEdit: false });
  server.use(api.query(LoadMember, () => respondWith(aViewer({ teamMember: aTeamMember(boss), grantableRoles }))));
  open('/team?member=user-amir');
  await panel('Amir Castillo');
  expect(screen.queryByLabelText('First Name')).not.toBeInTheDocument();
  expect(screen.queryByText('Payroll IDs')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Preset colors' })).toBeInTheDocument();
});

test('the member panel sets the employee number and the payroll name, and the list shows and finds the number', async () => {
  const wes = aMember('Wes');
  const sent: unknown[] = [];
  server.use(
    api.mutation(UpdateMember, ({ variables }) => {
      sent.push(variables);
      return respondWith({ userUpdate: { user: { ...wes, employeeNumber: 'A-17' } } });
    }),
  );
  const { user } = open('/team?member=user-wes');
  await panel();
  await user.type(screen.getByLabelText('Employee Number'), 'A-17');
  await user.type(screen.getByLabelText('Payroll Name'), 'Castillo, Wes');
  await user.click(screen.getByRole('button', { name: 'Save Payroll Details' }));
  expect(await screen.findByText('Employee number A-17')).toBeInTheDocument();
  expect(sent).toEqual([{ input: { id: wes.id, employeeNumber: 'A-17', payrollName: 'Castillo, Wes' } }]);
  expect(screen.getByRole('row', { name: /A-17/, hidden: true })).toBeInTheDocument();
});

test('the member panel changes the role, and says what it can do', async () => {
  const sent: unknown[] = [];
  server.use(
    api.mutation(ChangeRole, ({ variables }) => {
      sent.push(variables);
      return respondWith({ userRoleChange: { user: aMember('Wes', { role: 'MANAGER' }) } });
    }),
  );
  const { user, toasts } = open('/team?member=user-wes');
  const content = within(await panel());
  const button = await content.findByRole('button', { name: 'Change Role' });
  expect(button).toBeDisabled();
  await user.selectOptions(content.getByLabelText('Role'), 'Manager');
  expect(content.getByLabelText('Role')).toHaveAccessibleDescription(/^Schedules, timesheets, time off/);
  expect(content.getByText(/They are signed out/)).toBeInTheDocument();
  await user.click(button);
  await waitFor(() => expect(toasts).toEqual([{ title: 'Role changed to Manager' }]));
  expect(sent).toEqual([{ id: 'user-wes', role: 'MANAGER' }]);
});

test('the member panel shows a reset link once, ready to copy', async () => {
  const { user } = open('/team?member=user-wes');
  const content = within(await panel());
  await user.click(await content.findByRole('button', { name: 'Create Reset Link' }));
  expect(await content.findByLabelText('Reset link')).toHaveValue('https://time.example.com/reset#token');
  await user.click(content.getByRole('button', { name: 'Copy' }));
  expect(await content.findByText('The link was copied to the clipboard')).toBeInTheDocument();
});

test('the member panel offers neither for a member of the same rank', async () => {
  const amir = { ...aMember('Amir', { canManage: false }), canResetPassword: false };
  server.use(api.query(LoadMember, () => respondWith(aViewer({ teamMember: aTeamMember(amir), grantableRoles }))));
  open('/team?member=user-amir');
  const content = within(await panel('Amir Castillo'));
  expect(await content.findByRole('button', { name: 'Save Name' })).toBeInTheDocument();
  for (const name of ['Change Role', 'Create Reset Link']) {
    expect(content.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

test('the member panel says who can change the email address', async () => {
  open('/team?member=user-wes');
  const email = within(within(await panel()).getByRole('region', { name: 'Email' }));
  expect(email.getByText(wes.email as string)).toBeInTheDocument();
  expect(email.getByText(/^Only Wes can change it, on the account page\./)).toBeInTheDocument();
});

test('the viewer’s own panel leads to the page that changes the email address', async () => {
  const session = aSessionAs('OWNER');
  const own = { ...wes, id: session.user.id };
  server.use(api.query(LoadMember, () => respondWith(aViewer({ teamMember: aTeamMember(own), grantableRoles }))));
  renderScreen(<Team />, { session, path: `/team?member=${own.id}` });
  const email = within(within(await panel()).getByRole('region', { name: 'Email' }));
  expect(email.getByRole('link', { name: 'account page' })).toHaveAttribute('href', '/account');
});

const eli = aMember('Eli', { lastName: 'Novak', email: null, hasAccount: false, staffNumber: '115' });

const respondWithEli = (overrides: Partial<typeof eli> = {}) =>
  server.use(
    api.query(LoadTeam, () => respondWith(aViewer({ users: aTeam([{ ...eli, ...overrides }]), grantableRoles }))),
    api.query(LoadMember, () =>
      respondWith(
        aViewer({ teamMember: aTeamMember({ ...eli, canResetPassword: false, ...overrides }), grantableRoles }),
      ),
    ),
  );

test('a person without an account is invited from the list, and the link is shown', async () => {
  respondWithEli();
  const sent: unknown[] = [];
  server.use(
    api.mutation(InviteMember, ({ variables: { input } }) => {
      sent.push(input);
      const user = { ...eli, status: 'INVITED' as const, invitedRole: 'WORKER' as const };
      const registrationUrl = 'https://time.example.com/register?code=7Q4K-X0M2-ZB9T-DR5H';
      const invitation = {
        __typename: 'Invitation' as const,
        id: 'invitation-1',
        registrationUrl,
        mailNotice: null,
        user,
      };
      return respondWith({ invitationCreate: { invitation } });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Invite Eli Novak' }));
  const content = within(await panel('Eli Novak'));
  expect(content.getByText('No account')).toBeInTheDocument();
  expect(content.getByText('Staff number 115')).toBeInTheDocument();
  expect(content.queryByLabelText('Role')).not.toBeInTheDocument();
  await user.type(content.getByLabelText(/^Email/), 'eli@example.com');
  await user.click(content.getByRole('button', { name: 'Create Invitation' }));
  expect(await content.findByLabelText('Invitation link')).toHaveValue(
    'https://time.example.com/register?code=7Q4K-X0M2-ZB9T-DR5H',
  );
  expect(sent).toEqual([{ userId: 'user-eli', email: 'eli@example.com' }]);
  expect(content.getByText('Invited')).toBeInTheDocument();
});

test.each([
  ['a manager', 'MANAGER', {}],
  ['an administrator once the person is invited', 'ADMIN', { status: 'INVITED' }],
] as const)('a person without an account is not invited by %s', async (_who, role, overrides) => {
  respondWithEli(overrides);
  renderScreen(<Team />, { session: aSessionAs(role), path: '/team?member=user-eli' });
  const content = within(await panel('Eli Novak'));
  expect(content.queryByRole('button', { name: 'Create Invitation' })).not.toBeInTheDocument();
});
