import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { anEntry, aPage } from '../../testing/audit-builders.js';
import { defaults } from '../../testing/handlers.js';
import { aMember } from '../../testing/team-builders.js';
import { AuditLog } from './AuditLog.js';
import { LoadAuditLog, LoadPeople } from './audit.graphql.js';

const server = mockGateway(defaults);
const noor = { id: 'user-noor', firstName: 'Noor', lastName: 'Haddad' };

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

const show = (path = '/audit') => renderScreen(<AuditLog />, { session: aSessionAs('OWNER'), path });

/** Answers with the given entries, and keeps what was asked for. */
function entries(...found: ReturnType<typeof anEntry>[]) {
  const asked: unknown[] = [];
  server.use(
    api.query(LoadAuditLog, ({ variables }) => {
      asked.push(variables);
      return respondWith({ auditLogs: aPage(found) });
    }),
  );
  return asked;
}

describe('the audit log', () => {
  test('keeps both of two choices that come quicker than the screen is drawn', async () => {
    const asked = entries(anEntry(1));
    server.use(api.query(LoadPeople, () => respondWith({ users: [aMember('Noor', noor)] })));
    show();
    await screen.findByRole('option', { name: 'Noor Haddad' });
    act(() => {
      fireEvent.change(field('Subject'), { target: { value: 'TIMESHEET' } });
      fireEvent.change(field('Person'), { target: { value: 'user-noor' } });
    });
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ actorId: 'user-noor', subjectType: 'TIMESHEET' }));
  });

  test('tells who did what to what, and when, day by day in the zone of the organization', async () => {
    entries(
      anEntry(2, { at: '2026-11-22T05:07:00.000Z', actor: noor }),
      anEntry(1, { description: 'Clocked in', subjectType: 'TIMESHEET', subjectName: 'Olivia Owens' }),
    );
    show();
    await screen.findByText('Clocked in');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Saturday, November 21, 2026');
    await waitFor(() =>
      expect(rows()).toEqual([
        'NHNoor HaddadDeletedChanged the organization’s settings · Example BuildersOrganization10:07 PM',
        'OOOlivia OwensClocked inTimesheet8:05 AM',
      ]),
    );
  });

  test('shows field by field what changed', async () => {
    entries(
      anEntry(1_024, {
        changes: [
          {
            field: 'clockInAt',
            label: 'Clock-in',
            before: '2026-11-21T15:00:00.000Z',
            after: '2026-11-21T15:30:00.000Z',
          },
          { field: 'role', label: 'Role', before: null, after: 'ACCOUNTANT' },
          { field: 'phone', label: 'Phone', before: '555 0100', after: null },
          { field: 'name', label: 'Name', before: 'Wes Castillo', after: 'Wes Castillo' },
        ],
      }),
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /^Details: Olivia Owens, Changed the/ }));
    const words = screen.getByRole('listitem').textContent;
    expect(words).toContain('Clock-inbefore: Nov 21, 2026, 8:00:00 AM MSTafter: Nov 21, 2026, 8:30:00 AM MST');
    expect(words).toContain('Roleafter: Accountant');
    expect(words).toContain('Phonebefore: 555 0100nothing');
    expect(words).toContain('NameWes Castillo (kept)');
    expect(words).toContain('1,024 · organization.updated');
    expect(words).toContain('f'.repeat(64));
  });

  test('says that no field changed', async () => {
    entries(anEntry(1, { changes: [] }));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /^Details/ }));
    expect(screen.getByText(/no field changed/)).toBeInTheDocument();
  });

  test('goes on where a page ends', async () => {
    server.use(
      api.query(LoadAuditLog, ({ variables: { after } }) =>
        respondWith({
          auditLogs: after ? aPage([anEntry(1, { description: 'Clocked in' })], 2) : aPage([anEntry(2)], 2, true),
        }),
      ),
    );
    const { user } = show();
    expect(await screen.findByText('1 of 2 entries')).toBeInTheDocument();
    await user.click(button('Load more'));
    expect(await screen.findByText('Clocked in')).toBeInTheDocument();
    expect(screen.getByText('2 entries')).toBeInTheDocument();
    expect(rows()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  test('keeps what it shows when there is no more to be had', async () => {
    server.use(
      api.query(LoadAuditLog, ({ variables: { after } }) =>
        after
          ? rejectWith({ message: 'Broken', code: 'INTERNAL' })
          : respondWith({ auditLogs: aPage([anEntry(2)], 2, true) }),
      ),
    );
    const { user, toasts } = show();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to load more', description: 'Broken' }]));
    expect(rows()).toHaveLength(1);
  });

  test('says that nothing was recorded, or nothing like it', async () => {
    entries();
    const { user } = show();
    expect(await screen.findByText('Nothing was recorded yet')).toBeInTheDocument();
    await user.selectOptions(field('Subject'), 'Job');
    expect(await screen.findByText('No entry matches the filters')).toBeInTheDocument();
  });

  test('says that it could not be read, and is read again on request', async () => {
    server.use(api.query(LoadAuditLog, () => rejectWith({ message: 'Broken', code: 'INTERNAL' }), { once: true }));
    const { user } = show();
    expect(await screen.findByText('The audit log could not be read')).toBeInTheDocument();
    await user.click(button('Try again'));
    expect(await screen.findByText(/Changed the organization/)).toBeInTheDocument();
  });
});

describe('its filters', () => {
  test('are what the address says', async () => {
    const asked = entries(anEntry());
    show('/audit?actor=user-owner&subject=ORGANIZATION&from=2026-11-01&to=2026-11-30');
    await waitFor(() => expect(field('Person')).toHaveValue('user-owner'));
    expect(field('Subject')).toHaveValue('ORGANIZATION');
    expect(field('From')).toHaveValue('2026-11-01');
    expect(asked[0]).toMatchObject({
      actorId: 'user-owner',
      subjectType: 'ORGANIZATION',
      subjectId: null,
      from: '2026-11-01',
      to: '2026-11-30',
    });
  });

  test('name those who are archived apart, and those who are gone by what the log knows of them', async () => {
    server.use(
      api.query(LoadPeople, () =>
        respondWith({ users: [aMember('Wes'), aMember('Ada', { status: 'DISABLED' }), aMember('Bo')] }),
      ),
    );
    entries(anEntry(1, { actor: noor }));
    show('/audit?actor=user-noor');
    const person = await screen.findByLabelText('Person');
    await waitFor(() =>
      expect(within(person).getByRole('group', { name: 'Archived' })).toHaveTextContent('Ada Castillo'),
    );
    expect(person).toHaveTextContent('EverybodyNoor HaddadBo CastilloWes CastilloAda Castillo');
    expect(person).toHaveValue('user-noor');
  });

  test('narrow the log, and are taken away again', async () => {
    const asked = entries(
      anEntry(1, { subjectType: 'TIMESHEET', subjectId: 'timesheet-1', subjectName: 'Wes Castillo' }),
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /^Details/ }));
    await user.click(button('Only This Subject'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ subjectType: 'TIMESHEET', subjectId: 'timesheet-1' }));
    await user.click(button(/^Only Timesheet: Wes Castillo/));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ subjectType: 'TIMESHEET', subjectId: null }));
    await user.click(button('Clear Filters'));
    expect(field('Subject')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
  });

  test('show what is wrong with them at the field', async () => {
    const message = 'To must not be before from';
    server.use(
      api.query(LoadAuditLog, ({ variables: { to } }) =>
        to
          ? rejectWith({ message, code: 'BAD_USER_INPUT', fields: { to: message } })
          : respondWith({ auditLogs: aPage([anEntry()]) }),
      ),
    );
    show('/audit?from=2026-11-02&to=2026-11-01');
    await waitFor(() => expect(field('To')).toHaveAccessibleDescription(message));
    expect(screen.queryByText('The audit log could not be read')).not.toBeInTheDocument();
  });
});
