import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useLocation, useNavigate } from '@timetrack/contracts/routing';
import { api, aSessionAs, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import type { ReactElement } from 'react';
import { Schedules } from '../features/schedule/screen/Schedule.js';
import { PtoRequests } from '../features/time-off/approval/PtoRequests.js';
import { LoadPendingRequests } from '../features/time-off/approval/pto-requests.graphql.js';
import { TimeOff } from '../features/time-off/my/TimeOff.js';
import { aSchedule } from './builders.js';
import { boardHandlers, scheduleDefaults } from './schedule-defaults.js';
import { aPendingPage, aPendingRequest } from './time-off-builders.js';
import { timeOffDefaults } from './time-off-defaults.js';

const server = mockGateway([...scheduleDefaults, ...timeOffDefaults]);

function Browser() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back from {pathname + search}
      </button>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

function open(component: ReactElement, path: string, status: 'DRAFT' | 'PUBLISHED' = 'DRAFT') {
  server.use(...boardHandlers({ schedules: [aSchedule({ status })] }));
  const screens = (
    <>
      {component}
      <Browser />
    </>
  );
  return renderScreen(screens, { session: aSessionAs('MANAGER'), path });
}

const week = '/schedules?view=week&date=2026-03-02';

describe('a link opens a dialog, and Escape returns to its screen', () => {
  test.each<[name: string, component: ReactElement, path: string, dialog: string]>([
    ['a new schedule', <Schedules key="" />, 'new', 'New Schedule'],
    ['a schedule', <Schedules key="" />, 'shift&id=schedule-1', 'Edit Schedule'],
    ['publishing', <Schedules key="" />, 'publish', 'Publish 1 draft?'],
    ['copying last week', <Schedules key="" />, 'copy', 'Copy last week?'],
    ['the calendar feed', <Schedules key="" />, 'feed', 'Calendar feed'],
    ['the keys', <Schedules key="" />, 'keys', 'Keyboard'],
  ])('%s', async (_name, component, query, title) => {
    const { user } = open(component, `${week}&open=${query}`);
    await waitFor(() =>
      expect(
        screen.queryByRole('dialog', { name: title }) ?? screen.queryByRole('alertdialog', { name: title }),
      ).toBeInTheDocument(),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText(`Back from ${week}`)).toBeInTheDocument());
  });
});

test.each<[name: string, component: ReactElement, path: string, field: string]>([
  ['a new schedule', <Schedules key="" />, `${week}&open=new`, 'Title'],
  ['a schedule', <Schedules key="" />, `${week}&open=shift&id=schedule-1`, 'Title'],
  ['a request for time off', <TimeOff key="" />, '/pto?open=request', 'Note'],
])('the dialog of %s asks before Back and Escape drop input', async (_name, component, path, label) => {
  const { user } = open(component, path);
  const field = await screen.findByLabelText(label);
  await user.type(field, 'Roof');
  fireEvent.click(screen.getByText(/^Back from/u));
  await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  expect((field as HTMLInputElement).value).toMatch(/Roof$/u);
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
});

test('the note of a decision outlives its dialog, and leaving the screen asks before it drops it', async () => {
  server.use(api.query(LoadPendingRequests, () => respondWith(aPendingPage(aPendingRequest()))));
  const { user } = open(<PtoRequests />, '/pto-requests');
  await user.click(await screen.findByRole('button', { name: /^Deny Ana/u }));
  await user.type(screen.getByLabelText('Note'), 'Too many are off');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  expect(screen.getByText('Back from /pto-requests')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: /Discard/u }));
  expect(await screen.findByText('Back from /elsewhere')).toBeInTheDocument();
});

test('a link that publishes drafts does so only while the week has some', async () => {
  const { toasts } = open(<Schedules key="" />, `${week}&open=publish`, 'PUBLISHED');
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'The link opens nothing' }]));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a link to a request that is gone shows a notification and disappears from the address', async () => {
  const { toasts } = open(<PtoRequests />, '/pto-requests?open=approve&id=request-9');
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'The link opens nothing' }]));
  expect(screen.getByText('Back from /pto-requests')).toBeInTheDocument();
});
