import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from '@timetrack/contracts/routing';
import { api, aSessionAs, aViewer, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { aPage, aReviewedTimesheet } from '../../testing/timesheets-builders.js';
import { LoadTimesheet } from './edit/timesheet-dialog.graphql.js';
import { LoadTimesheets } from './list/timesheets.graphql.js';
import { Timesheets } from './Timesheets.js';

const server = mockGateway(defaults);

/** The browser's back button, which no dialog covers, and its address. */
function Browser() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back from {pathname + search}
    </button>
  );
}

const goBack = () => fireEvent.click(screen.getByText(/^Back from/u));
const button = (name: string) => screen.findByRole('button', { name });
const clockIn = () => screen.findByLabelText('Clock In');
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

function open(query: string) {
  const timesheet = aReviewedTimesheet();
  server.use(
    api.query(LoadTimesheets, () => respondWith(aViewer({ timesheets: aPage([timesheet]) }))),
    api.query(LoadTimesheet, () => respondWith(aViewer({ timesheet }))),
  );
  const screens = (
    <>
      <Timesheets />
      <Browser />
    </>
  );
  return renderScreen(screens, {
    session: aSessionAs('MANAGER'),
    path: `/timesheets?view=list${query.replace('?', '&')}`,
  });
}

async function typeTime() {
  fireEvent.change(await clockIn(), { target: { value: '2026-11-02T08:00' } });
}

describe('the back button', () => {
  test('closes a dialog without unsaved changes', async () => {
    const { user } = open('');
    await user.click(await screen.findByRole('button', { name: /^Edit timesheet/u }));
    await clockIn();
    goBack();
    await isClosed();
  });

  test.each([
    ['on the screen', '', () => screen.findByRole('button', { name: /^Edit timesheet/u })],
    ['on the screen, for a new timesheet', '', () => button('Add Timesheet')],
    ['by a link', '?status=pending&open=timesheet-1', null],
    ['by a link, for a new timesheet', '?status=pending&open=new', null],
  ])('asks before it discards changes in a dialog that was opened %s', async (_how, query, opener) => {
    const { user } = open(query);
    if (opener) await user.click(await opener());
    await typeTime();
    goBack();
    await user.click(await button('Keep Editing'));
    expect(await clockIn()).toHaveValue('2026-11-02T08:00');
    goBack();
    await user.click(await button('Discard'));
    await isClosed();
    const list = query === '' ? '?view=list' : '?status=pending';
    expect(screen.getByText(`Back from /timesheets${list}`)).toBeInTheDocument();
  });

  test('does not affect the next dialog after the first was discarded', async () => {
    const { user } = open('?open=timesheet-1');
    await typeTime();
    goBack();
    await user.click(await button('Discard'));
    await isClosed();
    await user.click(await button('Add Timesheet'));
    await clockIn();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

test('leaving the page asks for confirmation while there are unsaved changes', async () => {
  const { user } = open('?open=timesheet-1');
  const asksBeforeLeaving = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  await clockIn();
  expect(asksBeforeLeaving()).toBe(false);
  await typeTime();
  expect(asksBeforeLeaving()).toBe(true);
  await user.keyboard('{Escape}');
  await user.click(await button('Discard'));
  await isClosed();
  expect(asksBeforeLeaving()).toBe(false);
});
