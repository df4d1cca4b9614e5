import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { delay } from 'msw';
import { anAttention, anAttentionItem, aPerson } from '../../../testing/builders.js';
import { defaults } from '../../../testing/defaults.js';
import { Dashboard } from '../Dashboard.js';
import { LoadAttention } from '../dashboard.graphql.js';
import { actionsOf } from './NeedsAttention.js';

const server = mockGateway(defaults);
const asManager = { session: aSessionAs('MANAGER') };
const respondTo = (attention: ReturnType<typeof anAttention>) =>
  server.use(api.query(LoadAttention, () => respondWith({ viewer: { __typename: 'Viewer', attention } })));

const late = anAttentionItem();
const noShow = anAttentionItem({ jobId: 'job-roof', user: { ...aPerson('Noor', 'Haddad'), id: 'noor' } });
const still = anAttentionItem({ timesheetId: 'timesheet-1', user: { ...aPerson('Sam', 'Ito'), id: 'sam' } });
const overtime = anAttentionItem({ timesheetId: 'timesheet-2', user: { ...aPerson('Lou', 'Berg'), id: 'lou' } });
const everyKind = anAttention({
  LATE: [late],
  NO_SHOW: [noShow],
  STILL_CLOCKED_IN: [still],
  NEARING_OVERTIME: [overtime],
});
const addressesIn = (group: HTMLElement) =>
  within(group)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('lists people by kind, each with what a manager can do', async () => {
  respondTo(everyKind);
  renderScreen(<Dashboard />, asManager);
  const group = await screen.findByRole('region', { name: 'Late 1' });
  expect(group).toHaveTextContent('Wanda Walker“Kitchen remodel” began 25m ago');
  expect(addressesIn(group)).toEqual([
    ['Wanda Walker', `/team?member=${late.user.id}`],
    ['Edit shift', '/schedules?open=shift&id=schedule-1'],
  ]);
  expect(addressesIn(screen.getByRole('region', { name: 'No-show 1' }))).toEqual([
    ['Noor Haddad', '/team?member=noor'],
    [
      'Add timesheet',
      '/timesheets?open=new&for=noor&start=2024-01-01T16%3A00%3A00.000Z&end=2024-01-02T00%3A00%3A00.000Z&job=job-roof',
    ],
    ['Edit shift', '/schedules?open=shift&id=schedule-1'],
  ]);
  expect(addressesIn(screen.getByRole('region', { name: 'Still clocked in 1' }))).toEqual([
    ['Sam Ito', '/team?member=sam'],
    ['Open timesheet', '/timesheets?open=timesheet-1'],
  ]);
  expect(addressesIn(screen.getByRole('region', { name: 'Nearing overtime 1' }))).toEqual([
    ['Lou Berg', '/team?member=lou'],
    ['Open timesheet', '/timesheets?open=timesheet-2'],
    ['Edit shift', '/schedules?open=shift&id=schedule-1'],
  ]);
  expect(screen.getByRole('link', { name: 'Edit shift: Wanda Walker' })).toBeInTheDocument();
});

test('offers an accountant only what accountants may do', async () => {
  respondTo(everyKind);
  renderScreen(<Dashboard />, { session: aSessionAs('ACCOUNTANT') });
  const group = await screen.findByRole('region', { name: 'Still clocked in 1' });
  expect(addressesIn(group)).toEqual([['Open timesheet', '/timesheets?open=timesheet-1']]);
  expect(within(screen.getByRole('region', { name: 'No-show 1' })).queryAllByRole('link')).toEqual([]);
});

test('says that everyone is here', async () => {
  renderScreen(<Dashboard />, asManager);
  expect(await screen.findByText('Nothing needs your attention.')).toBeInTheDocument();
});

test('shows a few people of a kind, and the others on request', async () => {
  const people = Array.from({ length: 6 }, (_, n) =>
    anAttentionItem({ user: { ...aPerson('Person', String(n)), id: `person-${n}` } }),
  );
  respondTo(anAttention({ LATE: people }, 7));
  const { user } = renderScreen(<Dashboard />, asManager);
  const group = await screen.findByRole('region', { name: 'Late 13' });
  expect(within(group).getAllByRole('listitem')).toHaveLength(4);
  await user.click(within(group).getByRole('button', { name: 'Show 2 more' }));
  expect(within(group).getAllByRole('listitem')).toHaveLength(6);
  expect(within(group).getByText('and 7 more')).toBeInTheDocument();
  await user.click(within(group).getByRole('button', { name: 'Show fewer' }));
  expect(within(group).getAllByRole('listitem')).toHaveLength(4);
});

test('does not call anyone present before the list is loaded', async () => {
  server.use(api.query(LoadAttention, async () => delay('infinite')));
  renderScreen(<Dashboard />, asManager);
  expect(await screen.findByText('No pending timesheets')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Needs attention' })).toBeInTheDocument();
  expect(screen.queryByText('Nothing needs your attention.')).not.toBeInTheDocument();
});

test('reports a loading failure and loads again on request', async () => {
  server.use(api.query(LoadAttention, () => rejectWith({ message: 'Broken', code: 'INTERNAL' }), { once: true }));
  const { user } = renderScreen(<Dashboard />, asManager);
  await screen.findByText('This list could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing needs your attention.')).toBeInTheDocument();
});

test('leaves the clock-out of a shift in progress empty', () => {
  const { startAt, endAt } = noShow;
  const facts = { userId: 'noor', scheduleId: null, jobId: null, timesheetId: null, startAt, endAt };
  const can = { addTimesheet: true, editShift: true, openTimesheet: true };
  expect(actionsOf('NO_SHOW', facts, can, new Date('2024-01-01T20:00:00Z'))).toEqual([
    { label: 'Add timesheet', to: '/timesheets?open=new&for=noor&start=2024-01-01T16%3A00%3A00.000Z' },
  ]);
});

test('the figures lead to the lists that they count', async () => {
  renderScreen(<Dashboard />, asManager);
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Active Workers')).toBe('/timesheets?status=open');
  expect(addressOf('Hours Today')).toMatch(/^\/timesheets\?period=custom&from=(\d{4}-\d\d-\d\d)&to=\1$/);
  expect(addressOf('Pending Approvals')).toBe('/timesheets?status=pending');
  expect(addressOf('Active Schedules')).toBe('/schedules?view=week');
  await screen.findByText('Not clocked in');
});

test('the figures lead an accountant only to screens that accountants may open', async () => {
  renderScreen(<Dashboard />, { session: aSessionAs('ACCOUNTANT') });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Pending Approvals' })).toBeInTheDocument());
  expect(screen.queryByRole('link', { name: 'Active Schedules' })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Active Schedules' })).toBeInTheDocument();
});
