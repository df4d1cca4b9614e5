import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { api, aSessionAs, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { anEntry, aPage } from '../../testing/audit-builders.js';
import { defaults } from '../../testing/defaults.js';
import { aMember, aTeam } from '../../testing/team-builders.js';
import { AuditLog } from './AuditLog.js';
import { LoadActors, LoadAuditLog } from './audit.graphql.js';

const server = mockGateway(defaults);
const noor = { id: 'user-noor', firstName: 'Noor', lastName: 'Haddad' };

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
const person = () => screen.getByRole('combobox', { name: 'Person' });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

const renderAuditLog = (path = '/audit') => renderScreen(<AuditLog />, { session: aSessionAs('OWNER'), path });

/** Responds with the given entries and records the variables of each request. */
function respondWithEntries(...found: ReturnType<typeof anEntry>[]) {
  const requests: unknown[] = [];
  server.use(
    api.query(LoadAuditLog, ({ variables }) => {
      requests.push(variables);
      return respondWith(aViewer({ auditLogs: aPage(found) }));
    }),
  );
  return requests;
}

describe('the audit log screen', () => {
  test('keeps both of two filters chosen before the screen renders again', async () => {
    const requests = respondWithEntries(anEntry(1));
    server.use(api.query(LoadActors, () => respondWith(aViewer({ users: aTeam([aMember('Noor', noor)]) }))));
    const { user } = renderAuditLog();
    await user.click(person());
    const option = await screen.findByRole('option', { name: /Noor Haddad/ });
    act(() => {
      fireEvent.change(field('Subject'), { target: { value: 'TIMESHEET' } });
      fireEvent.click(option);
    });
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ actorId: 'user-noor', subjectType: 'TIMESHEET' }));
  });

  test('lists who changed what and when, by day in the organization’s time zone', async () => {
    respondWithEntries(
      anEntry(2, { at: '2026-11-22T05:07:00.000Z', actor: noor }),
      anEntry(1, {
        ...{ title: 'Clocked in', subjectType: 'TIMESHEET', subjectName: 'Olivia Owens' },
        apiKey: { id: 'key-1', name: 'Roster import' },
      }),
    );
    renderAuditLog();
    await screen.findByText('Clocked in');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Saturday, November 21, 2026');
    await waitFor(() =>
      expect(rows()).toEqual([
        'NHNoor HaddadDeletedSettings changed · Example BuildersOrganization10:07 PM',
        'OOOlivia Owensby the API key Roster importClocked inTimesheet8:05 AM',
      ]),
    );
  });

  test('names the people of a shift and of a bulk change, and the days of a pay period', async () => {
    const wes = { id: 'user-wes', firstName: 'Wes', lastName: 'Castillo' };
    respondWithEntries(
      anEntry(3, { title: 'Schedule updated', subjectType: 'SCHEDULE', subjectName: 'Early shift', people: [wes] }),
      anEntry(2, { title: 'Timesheets approved in bulk', people: [noor, wes] }),
      anEntry(1, { title: 'Pay period closed', subjectType: 'PAY_PERIOD', subjectName: '2026-11-01 to 2026-11-14' }),
    );
    renderAuditLog();
    expect((await screen.findByText(/^Schedule updated/)).parentElement).toHaveTextContent(
      'Schedule updated · Early shift · Wes Castillo',
    );
    expect(screen.getByText(/^Timesheets approved/).parentElement).toHaveTextContent('Noor Haddad and Wes Castillo');
    expect(screen.getByText(/^Pay period closed/).parentElement).toHaveTextContent(/· Nov 1 – 14, 2026$/);
  });

  test('shows each changed field', async () => {
    respondWithEntries(
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
          { field: 'notes', label: 'Notes', before: null, after: '' },
        ],
      }),
    );
    const { user } = renderAuditLog();
    await user.click(await screen.findByRole('button', { name: /^Details: Olivia Owens, Settings changed/ }));
    const text = screen.getByRole('listitem').textContent;
    expect(text).toContain('Clock-inbefore: Nov 21, 2026, 8:00:00 AM MSTafter: Nov 21, 2026, 8:30:00 AM MST');
    expect(text).toContain('Roleafter: Accountant');
    expect(text).toContain('Phonebefore: 555 0100empty');
    expect(text).toContain('NameWes Castillo (unchanged)');
    expect(text).not.toContain('Notes');
    expect(text).toContain('1,024 · ORGANIZATION_UPDATED');
    expect(text).toContain('f'.repeat(64));
  });

  test('shows the address and client of the actor until they are erased', async () => {
    respondWithEntries(anEntry(2), anEntry(1, { title: 'Signed in', address: null, client: null }));
    const { user } = renderAuditLog();
    for (const button of await screen.findAllByRole('button', { name: /^Details: / })) await user.click(button);
    const [newer, older] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(newer).toContain('Address203.0.113.7ClientMozilla/5.0 (X11; Linux x86_64; rv:140.0)');
    expect(older).not.toMatch(/Address|Client/);
  });

  test('says when no field changed', async () => {
    respondWithEntries(anEntry(1, { changes: [] }));
    const { user } = renderAuditLog();
    await user.click(await screen.findByRole('button', { name: /^Details/ }));
    expect(screen.getByText('No fields changed.')).toBeInTheDocument();
  });

  test('loads the next page on request', async () => {
    server.use(
      api.query(LoadAuditLog, ({ variables: { after } }) =>
        respondWith(
          aViewer({
            auditLogs: after ? aPage([anEntry(1, { title: 'Clocked in' })], 2) : aPage([anEntry(2)], 2, true),
          }),
        ),
      ),
    );
    const { user } = renderAuditLog();
    expect(await screen.findByText('1 of 2 entries')).toBeInTheDocument();
    await user.click(button('Load more'));
    expect(await screen.findByText('Clocked in')).toBeInTheDocument();
    expect(screen.getByText('2 entries')).toBeInTheDocument();
    expect(rows()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  test('keeps its entries when the next page fails to load', async () => {
    server.use(
      api.query(LoadAuditLog, ({ variables: { after } }) =>
        after
          ? rejectWith({ message: 'Broken', code: 'INTERNAL' })
          : respondWith(aViewer({ auditLogs: aPage([anEntry(2)], 2, true) })),
      ),
    );
    const { user, toasts } = renderAuditLog();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to load more', description: 'Broken' }]));
    expect(rows()).toHaveLength(1);
  });

  test('says when there are no entries, or none that match', async () => {
    respondWithEntries();
    const { user } = renderAuditLog();
    expect(await screen.findByText('No entries yet')).toBeInTheDocument();
    await user.selectOptions(field('Subject'), 'Job');
    expect(await screen.findByText('No entries match the filters')).toBeInTheDocument();
  });

  test('shows a load failure that can be retried', async () => {
    server.use(api.query(LoadAuditLog, () => rejectWith({ message: 'Broken', code: 'INTERNAL' }), { once: true }));
    const { user } = renderAuditLog();
    expect(await screen.findByText('The audit log could not be loaded')).toBeInTheDocument();
    await user.click(button('Try again'));
    expect(await screen.findByText(/Settings changed/)).toBeInTheDocument();
  });
});

describe('the filters of the audit log', () => {
  test('are read from the address', async () => {
    const requests = respondWithEntries(anEntry());
    renderAuditLog('/audit?actor=user-owner&subject=ORGANIZATION&from=2026-11-01&to=2026-11-30');
    await waitFor(() => expect(person()).toHaveValue('Olivia Owens'));
    expect(field('Subject')).toHaveValue('ORGANIZATION');
    expect(field('From')).toHaveValue('2026-11-01');
    expect(requests[0]).toMatchObject({
      actorId: 'user-owner',
      subjectType: 'ORGANIZATION',
      subjectId: null,
      from: '2026-11-01',
      to: '2026-11-30',
    });
  });

  test('list archived people last, and name a deleted person from the log', async () => {
    server.use(
      api.query(LoadActors, () =>
        respondWith(aViewer({ users: aTeam([aMember('Wes'), aMember('Ada', { status: 'DISABLED' }), aMember('Bo')]) })),
      ),
    );
    respondWithEntries(anEntry(1, { actor: noor }));
    const { user } = renderAuditLog('/audit?actor=user-noor');
    await waitFor(() => expect(person()).toHaveValue('Noor Haddad'));
    await user.click(person());
    expect(
      screen
        .getAllByRole('option')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ).toEqual(['NHNoor HaddadDeleted', 'BCBo Castillo', 'WCWes Castillo', 'ACAda CastilloArchived']);
    await user.click(button('Clear person'));
    expect(person()).toHaveAttribute('placeholder', 'Everyone');
  });

  test('narrow the log and can be removed', async () => {
    const requests = respondWithEntries(
      anEntry(1, { subjectType: 'TIMESHEET', subjectId: 'timesheet-1', subjectName: 'Wes Castillo' }),
    );
    const { user } = renderAuditLog();
    await user.click(await screen.findByRole('button', { name: /^Details/ }));
    await user.click(button('Only This Record'));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ subjectType: 'TIMESHEET', subjectId: 'timesheet-1' }));
    await user.click(button(/^Only Timesheet: Wes Castillo/));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ subjectType: 'TIMESHEET', subjectId: null }));
    await user.click(button('Clear Filters'));
    expect(field('Subject')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
  });

  test('show the server’s error at the field', async () => {
    const message = 'The end date must not be before the start date';
    server.use(
      api.query(LoadAuditLog, ({ variables: { to } }) =>
        to
          ? rejectWith({ message, code: 'BAD_USER_INPUT', fields: { to: message } })
          : respondWith(aViewer({ auditLogs: aPage([anEntry()]) })),
      ),
    );
    renderAuditLog('/audit?from=2026-11-02&to=2026-11-01');
    await waitFor(() => expect(field('To')).toHaveAccessibleDescription(message));
    expect(screen.queryByText('The audit log could not be loaded')).not.toBeInTheDocument();
  });
});
