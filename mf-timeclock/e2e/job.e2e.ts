import { expect, expectNoSeriousViolations, test } from '@timetrack/testing/browser';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a worker clocks in to a job, which is selected the next time', async ({ signInAs, organization }) => {
  const owner = await signInAs(organization.owner, { at: 'about:blank' });
  for (const name of ['Riverside', 'Warehouse']) {
    expect((await owner.request.post('/api/jobs', { data: { name } })).status()).toBe(201);
  }
  const home = await signInAs(await organization.add('WORKER'), phone);
  const job = home.getByRole('combobox', { name: 'Job', exact: true });
  await expect(job).toHaveValue('None');
  await expect.poll(async () => (await job.boundingBox())?.height).toBeGreaterThanOrEqual(64);
  await job.tap();
  await home.getByRole('option', { name: 'Warehouse' }).tap();
  await expect(job).toHaveValue('Warehouse');
  await expectNoSeriousViolations(home);
  await home.getByRole('button', { name: 'Clock In' }).tap();
  // The screen shows the expected result before the server responds, so wait for the toast.
  await expect(home.getByRole('status').filter({ hasText: 'Your time is now being tracked' })).toBeVisible();
  await expect(home.getByText('Warehouse').first()).toBeVisible();
  await expect(home.getByText('No active job assignment')).toBeHidden();
  const timesheet = await (await home.request.get('/api/timesheets/active')).json();
  expect(timesheet).toMatchObject({ job: { name: 'Warehouse' } });
  await home.getByRole('button', { name: 'Clock Out' }).tap();
  await expect(home.getByRole('status').filter({ hasText: 'Your timesheet has been saved' })).toBeVisible();
  await home.reload();
  await expect(job).toHaveValue('Warehouse');
});

test('an organization without jobs has no job picker', async ({ signInAs, organization }) => {
  const home = await signInAs(await organization.add('WORKER'), phone);
  await expect(home.getByRole('button', { name: 'Clock In' })).toBeVisible();
  await expect(home.getByRole('combobox', { name: 'Job', exact: true })).toBeHidden();
});
