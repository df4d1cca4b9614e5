import { expect, type Page, test } from '@timetrack/testing/browser';

const onSite = {
  viewport: { width: 390, height: 844 },
  permissions: ['geolocation'],
  geolocation: { latitude: 39.7392, longitude: -104.9903 },
};

const withoutNetwork = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /WebSocket/];

// Within another array, because Playwright uses the first element of an array as the value.
test.use({ toleratedProblems: [withoutNetwork, { scope: 'test' }] });

/** The shell loads its last code in an idle moment, which must not be while the page is offline. */
const idleCodeIsLoaded = (page: Page) => expect(page.locator('[data-release-notice]')).toBeAttached();

test('a clock-in without a network is reported and counts once when it is retried', async ({
  signInAs,
  organization,
}) => {
  const home = await signInAs(await organization.add('WORKER'), onSite);
  await expect(home.getByText('Not clocked in')).toBeVisible();
  await idleCodeIsLoaded(home);
  await home.context().setOffline(true);
  await home.getByRole('button', { name: 'Clock In', exact: true }).click();
  await expect(home.getByText('Your clock-in is not confirmed')).toBeVisible();
  await expect(home.getByText('Not clocked in')).toBeVisible();
  await home.context().setOffline(false);
  await home.getByRole('button', { name: 'Try again' }).click();
  await expect(home.getByRole('status').filter({ hasText: 'Clocked in' })).toBeVisible();
  const timesheets = await (await home.request.get('/api/timesheets')).json();
  expect(timesheets).toHaveLength(1);
});

test('the server replays the response to a retried clock-in instead of rejecting it', async ({
  signInAs,
  organization,
}) => {
  const home = await signInAs(await organization.add('WORKER'), { ...onSite, at: 'about:blank' });
  await home.routeWebSocket(/./, () => {
    // Never connected to the server, whose news would confirm the clock-in.
  });
  await home.goto('/');
  await expect(home.getByText('Not clocked in')).toBeVisible();
  const lostOperations: string[] = [];
  await home.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON();
    // The punch reaches the server, but its response is lost, as is the request for the current state.
    if (operationName === 'Timeclock_Home_ClockIn') await route.fetch();
    lostOperations.push(operationName);
    await route.abort();
  });
  await home.getByRole('button', { name: 'Clock In', exact: true }).click();
  await expect(home.getByText('Your clock-in is not confirmed')).toBeVisible();
  await expect.poll(() => lostOperations).toContain('Timeclock_Home_LoadActiveTimesheet');
  await home.unroute('**/graphql');
  await home.getByRole('button', { name: 'Try again' }).click();
  await expect(home.getByRole('status').filter({ hasText: 'Clocked in' })).toBeVisible();
  await expect(home.getByRole('button', { name: 'Clock Out' })).toBeVisible();
});

test('a dashboard catches up after it lost its connection', async ({ signInAs, organization }) => {
  const worker = await signInAs(await organization.add('WORKER', { firstName: 'Wanda' }), onSite);
  const dashboard = await signInAs(organization.owner);
  const activeWorkers = dashboard.getByRole('group', { name: 'Active Workers' });
  await expect(activeWorkers).toContainText('0');
  await idleCodeIsLoaded(dashboard);
  await dashboard.context().setOffline(true);
  await worker.getByRole('button', { name: 'Clock In', exact: true }).click();
  await expect(worker.getByRole('status').filter({ hasText: 'Clocked in' })).toBeVisible();
  await dashboard.context().setOffline(false);
  await expect(activeWorkers).toContainText('1');
});
