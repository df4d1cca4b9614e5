import { expect, expectNoSeriousViolations, test } from '@timetrack/testing/browser';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const dayMs = 24 * 3_600_000;

test('a forgotten clock-out is entered and followed by a clock-in in two taps', async ({
  signInAs,
  organization,
}, testInfo) => {
  const worker = await organization.add('WORKER');
  const owner = await signInAs(organization.owner, { at: 'about:blank' });
  const home = await signInAs(worker, phone);
  const clockedIn = await (await home.request.post('/api/timesheets/clock-in', { data: {} })).json();
  const since = new Date(Date.now() - dayMs);
  const end = new Date(since.getTime() + 8 * 3_600_000);
  const shift = {
    title: 'Framing',
    startAt: since,
    endAt: end,
    assignedUserIds: [clockedIn.user.id],
    status: 'PUBLISHED',
  };
  expect((await owner.request.post('/api/schedules', { data: shift })).status()).toBe(201);
  const times = { clockInAt: since, clockOutAt: null };
  const moved = await owner.request.put(`/api/timesheets/${clockedIn.id}/times`, { data: times });
  expect(moved.status()).toBe(200);

  // The screen follows the manager's correction without a reload.
  const question = home.getByText(/^You have been clocked in since \w+day, .*\. When did you stop\?$/);
  await expect(question).toBeVisible();
  await expectNoSeriousViolations(home);
  await home.screenshot({ path: testInfo.outputPath('forgotten.png') });
  await home.getByRole('button', { name: 'Save and Clock In' }).tap();

  await expect(home.getByRole('button', { name: 'Clock Out' })).toBeVisible();
  await expect(home.getByRole('status').filter({ hasText: 'Your time is now being tracked' })).toBeVisible();
  const [running, closed] = await (await home.request.get('/api/timesheets')).json();
  expect(running).toMatchObject({ status: 'OPEN' });
  expect(closed).toMatchObject({ id: clockedIn.id, status: 'PENDING' });
  expect(closed.flags).toContain('SELF_REPORTED');
  // The field has minutes, the shift's end has seconds.
  expect(Math.abs(Date.parse(closed.clockOutAt) - end.getTime())).toBeLessThan(60_000);
});

test('two devices of one person never disagree', async ({ signInAs, organization }) => {
  const worker = await organization.add('WORKER');
  const one = await signInAs(worker, phone);
  const other = await signInAs(worker, phone);
  await expect(other.getByRole('button', { name: 'Clock In' })).toBeVisible();

  await one.getByRole('button', { name: 'Clock In' }).tap();
  await expect(other.getByRole('button', { name: 'Start Break' })).toBeVisible();
  await other.getByRole('button', { name: 'Start Break' }).tap();
  await expect(one.getByRole('timer', { name: 'Break time' })).toBeVisible();
  await expect(one.getByRole('button', { name: 'Clock Out' })).toBeHidden();
});

test('a device that receives no live changes can’t end a shift during a break', async ({ signInAs, organization }) => {
  const worker = await organization.add('WORKER');
  const one = await signInAs(worker, phone);
  await one.getByRole('button', { name: 'Clock In' }).tap();
  await expect(one.getByRole('button', { name: 'Start Break' })).toBeVisible();
  const other = await signInAs(worker, { ...phone, at: 'about:blank' });
  await other.routeWebSocket(/\/graphql$/, () => undefined);
  await other.goto('/');
  await expect(other.getByRole('button', { name: 'Clock Out' })).toBeVisible();

  await one.getByRole('button', { name: 'Start Break' }).tap();
  await expect(one.getByRole('timer', { name: 'Break time' })).toBeVisible();
  await other.getByRole('button', { name: 'Clock Out' }).tap();

  await expect(other.getByText('Your clock has changed')).toBeVisible();
  await expect(other.getByRole('button', { name: 'End Break' })).toBeVisible();
  await expect(other.getByRole('timer', { name: 'Break time' })).toBeVisible();
  const [running] = await (await other.request.get('/api/timesheets')).json();
  expect(running.clockOutAt).toBeNull();
});
