import { expect, test } from '@timetrack/testing/browser';
import { assign, loadSchedules, toast } from './planning.js';

const inTokyo = { timezoneId: 'Asia/Tokyo' };

const days = [
  {
    day: 'Sunday, March 8',
    date: '2026-03-08',
    startAt: '2026-03-08T15:00:00.000Z',
    endAt: '2026-03-08T23:00:00.000Z',
  },
  {
    day: 'Saturday, March 7',
    date: '2026-03-07',
    startAt: '2026-03-07T16:00:00.000Z',
    endAt: '2026-03-08T00:00:00.000Z',
  },
  {
    day: 'Sunday, November 1',
    date: '2026-11-01',
    startAt: '2026-11-01T16:00:00.000Z',
    endAt: '2026-11-02T00:00:00.000Z',
  },
  {
    day: 'Thursday, July 9',
    date: '2026-07-09',
    startAt: '2026-07-09T15:00:00.000Z',
    endAt: '2026-07-09T23:00:00.000Z',
  },
];

test('a schedule created in Tokyo starts at 9:00 in Denver, even on days with a clock change', {
  tag: '@slow',
}, async ({ signInAs, organization }) => {
  const page = await signInAs(organization.owner, { ...inTokyo, at: 'about:blank' });
  for (const { day, date, startAt, endAt } of days) {
    await page.goto(`/schedules?view=month&date=${date}`);
    await page
      .getByRole('button', { name: `New schedule on ${day}`, exact: true })
      .click({ position: { x: 60, y: 80 } });
    await expect(page.getByLabel('Start')).toHaveValue(`${date}T09:00`);
    await expect(page.getByLabel('End')).toHaveValue(`${date}T17:00`);
    await page.getByLabel('Title').fill(`Framing ${date}`);
    await assign(page, 'Olivia Owens');
    await page.getByRole('button', { name: 'Create Schedule' }).click();
    await expect(toast(page, 'Schedule created successfully')).toBeVisible();
    await expect(
      page.getByRole('button', { name: new RegExp(`^9a, Framing ${date}, Draft, .*9:00 AM – 5:00 PM, Olivia Owens$`) }),
    ).toBeVisible();
    expect(await loadSchedules(page)).toContainEqual(
      expect.objectContaining({ title: `Framing ${date}`, startAt, endAt }),
    );
  }
});

test('a time that the clocks skip is rejected with an explanation, and one that occurs twice offers a choice', {
  tag: '@slow',
}, async ({ signInAs, organization }) => {
  const page = await signInAs(organization.owner, {
    ...inTokyo,
    at: '/schedules?view=week&date=2026-03-08&open=new&day=2026-03-08',
  });
  await page.getByLabel('Start').fill('2026-03-08T02:30');
  await expect(page.getByText('Invalid start date/time')).toBeVisible();
  await expect(page.getByText(/2:30 AM does not exist on Sunday, March 8, 2026/)).toBeVisible();

  await page.goto('/schedules?view=week&date=2026-11-01&open=new&day=2026-10-31');
  await page.getByLabel('Title').fill('Night watch');
  await assign(page, 'Olivia Owens');
  await page.getByLabel('End').fill('2026-11-01T01:30');
  await page.getByRole('button', { name: 'Create Schedule' }).click();
  await expect(page.getByText('Choose the first or the second')).toBeVisible();
  await page.getByRole('radio', { name: '1:30 AM (second), MST (UTC−7)' }).check();
  await page.getByRole('button', { name: 'Create Schedule' }).click();
  await expect(toast(page, 'Schedule created successfully')).toBeVisible();
  expect(await loadSchedules(page)).toMatchObject([{ endAt: '2026-11-01T08:30:00.000Z' }]);
});
