import { expect, expectNoSeriousViolations, type Page, test } from '@timetrack/testing/browser';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const onSite = { ...phone, permissions: ['geolocation'], geolocation: { latitude: 39.7392, longitude: -104.9903 } };

/** A valid picture: one red dot. */
const picture = {
  name: 'roof.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const figure = (page: Page, name: string) => page.getByRole('group', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Toasts are announced by their region, so they are located there. */
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

/** Loads a page again, and records what it requests. Without what it downloads for later. */
async function reloadAndRecord(page: Page) {
  const { pathname } = new URL(page.url());
  // A page that is being left may still request something, which would be recorded as well.
  await page.goto('about:blank');
  const requests: { readonly kind: string; readonly path: string }[] = [];
  page.on('request', (request) =>
    requests.push({ kind: request.resourceType(), path: new URL(request.url()).pathname }),
  );
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    // What the shell does once the screen is there, such as asking for a newer release, is not part of the screen.
    window.requestIdleCallback = () => 0;
  });
  const html = (await (await page.goto(pathname))?.text()) ?? '';
  const isAnnounced = (path: string) => html.includes(`"${path}"`);
  const pathsOf = (...kinds: readonly string[]) => [
    ...new Set(requests.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path)),
  ];
  const files = () => pathsOf('script', 'stylesheet');
  return {
    questions: () => pathsOf('fetch', 'xhr'),
    unannouncedFiles: () => files().filter((path) => !isAnnounced(path)),
    announcedFiles: () => files().filter(isAnnounced).length,
  };
}

test('a working day on a phone updates the dashboard of a manager without a reload', async ({
  signInAs,
  organization,
}) => {
  const worker = await organization.add('WORKER', { firstName: 'Wanda', lastName: 'Walker' });
  const manager = await organization.add('MANAGER', { firstName: 'Maria', lastName: 'Mendez' });
  const dashboard = await signInAs(manager);
  await expect(figure(dashboard, 'Active Workers')).toContainText('0');
  await expect(dashboard.getByText('No pending timesheets')).toBeVisible();

  const home = await signInAs(worker, onSite);
  await expect(home.getByRole('heading', { level: 1 })).toContainText('Wanda');
  await expect(home.getByText('Not clocked in')).toBeVisible();
  await expect(home.getByText('No scheduled shifts for today')).toBeVisible();
  await expect(home.getByText('No active job assignment')).toBeVisible();

  await test.step('clocks in', async () => {
    await button(home, 'Clock In').tap();
    await expect(toast(home, 'Your time is now being tracked')).toBeVisible();
    await expect(home.getByText(/^Clocked in at \d{1,2}:\d{2} [AP]M$/)).toBeVisible();
    await expect(home.getByRole('timer')).toHaveText(/^00:0\d:(?!00)\d{2}$/);
    await expect(figure(dashboard, 'Active Workers')).toContainText('1');
    await expect(dashboard.getByText('Wanda Walker')).toBeVisible();
  });

  await test.step('takes a break', async () => {
    await button(home, 'Start Break').tap();
    await expect(toast(home, 'Enjoy your break!')).toBeVisible();
    await expect(home.getByText('On Break', { exact: true })).toBeVisible();
    await expect(button(home, 'Clock Out')).toBeHidden();
    await expect(dashboard.getByRole('listitem').filter({ hasText: 'Wanda Walker' })).toContainText('Break');
    await button(home, 'End Break').tap();
    await expect(toast(home, 'Back to work!')).toBeVisible();
  });

  await test.step('writes notes and adds a photo, which survive a reload', async () => {
    await home.getByLabel('Notes').fill('Ridge done. “Größe” 🏠');
    await home.getByLabel('Photos').setInputFiles([picture, { ...picture, name: 'gutter.png' }]);
    await expect(toast(home, '2 photo(s) added')).toBeVisible();
    await button(home, 'Remove photo 2').tap();
    await button(home, 'Save Notes & Photos').tap();
    await expect(toast(home, 'Your notes and photos have been updated')).toBeVisible();
    const reload = await reloadAndRecord(home);
    await expect(home.getByLabel('Notes')).toHaveValue('Ridge done. “Größe” 🏠');
    await expect(button(home, 'Clock Out')).toBeVisible();
    expect(reload.questions(), 'the page answers all of them').toEqual([]);
    expect(reload.unannouncedFiles(), 'files that are loaded only when another file asks for them').toEqual([]);
    expect(reload.announcedFiles(), 'each file costs a request').toBeLessThanOrEqual(12);
    await expect(home.getByRole('img', { name: '1 of 1' })).toHaveJSProperty('complete', true);
    await expect(home.getByRole('button', { name: /^Remove photo/ })).toHaveCount(1);
  });

  await test.step('clocks out, which saves the unsaved notes', async () => {
    await home.getByLabel('Notes').fill('Ridge done, gutter tomorrow.');
    await button(home, 'Clock Out').tap();
    await expect(toast(home, 'Your timesheet has been saved')).toBeVisible();
    await expect(home.getByText('Not clocked in')).toBeVisible();
    await expect(home.getByText('The notes of your last shift are not saved')).toBeHidden();
    await expect(figure(dashboard, 'Active Workers')).toContainText('0');
    await expect(figure(dashboard, 'Pending Approvals')).toContainText('1');
    const walker = dashboard.getByRole('listitem').filter({ hasText: 'Wanda Walker' });
    await expect(walker, 'her hours alone: she is no longer in').toContainText([/\dm/]);
    const last = async () => (await (await home.request.get('/api/timesheets')).json())[0];
    // The notes are saved after the clock-out, which does not wait for them.
    await expect.poll(last).toMatchObject({ notes: 'Ridge done, gutter tomorrow.', flags: [] });
  });
});

test('a clock-in without a location is recorded and flagged', async ({ signInAs, organization }) => {
  const home = await signInAs(await organization.add('WORKER'), phone);
  await button(home, 'Clock In').tap();
  await expect(toast(home, 'Your time is now being tracked')).toBeVisible();
  const timesheet = await (await home.request.get('/api/timesheets/active')).json();
  expect(timesheet).toMatchObject({ flags: ['MISSING_LOCATION'], location: null });
});

test('a notification on a phone does not cover the buttons of the clock', async ({ signInAs, organization }) => {
  const home = await signInAs(await organization.add('WORKER'), onSite);
  await button(home, 'Clock In').tap();
  await expect(toast(home, 'Clocked in')).toBeVisible();
  // A notification under the pointer stays.
  await toast(home, 'Clocked in').getByText('Clocked in').hover();
  const distance = async () => {
    const message = await toast(home, 'Clocked in').boundingBox();
    const clock = await home.getByRole('heading', { name: 'Time Clock' }).boundingBox();
    return message && clock && clock.y - (message.y + message.height);
  };
  await expect.poll(distance).toBeGreaterThan(0);
});

test('a second device follows the first without a reload', async ({ signInAs, organization }) => {
  const worker = await organization.add('WORKER');
  const [one, other] = [await signInAs(worker, onSite), await signInAs(worker, onSite)];
  await expect(button(other, 'Clock In')).toBeVisible();
  await button(one, 'Clock In').tap();
  await expect(toast(one, 'Clocked in')).toBeVisible();
  await expect(button(other, 'Clock Out')).toBeVisible();
  await button(other, 'Start Break').tap();
  await expect(button(one, 'End Break')).toBeVisible();
});

test('a second device that missed the news shows the actual state after its attempt', async ({
  signInAs,
  organization,
}) => {
  const worker = await organization.add('WORKER');
  const one = await signInAs(worker, onSite);
  const other = await signInAs(worker, { ...onSite, at: 'about:blank' });
  await other.routeWebSocket(/./, () => {
    // Never connected to the server, so that no news arrives.
  });
  await other.goto('/');
  await expect(button(other, 'Clock In')).toBeVisible();
  await button(one, 'Clock In').tap();
  await expect(toast(one, 'Clocked in')).toBeVisible();
  await button(other, 'Clock In').tap();
  await expect(other.getByRole('alert').filter({ hasText: 'Clock-in failed' })).toBeVisible();
  await expect(button(other, 'Clock Out')).toBeVisible();
});

test('both homes have no serious accessibility violation in any state', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const home = await signInAs(await organization.add('WORKER'), onSite);
  await expect(button(home, 'Clock In')).toBeVisible();
  await expectNoSeriousViolations(home);
  await button(home, 'Clock In').tap();
  await button(home, 'Start Break').tap();
  await home.getByLabel('Photos').setInputFiles(picture);
  await expect(button(home, 'Remove photo 1')).toBeVisible();
  await expectNoSeriousViolations(home);

  const dashboard = await signInAs(organization.owner);
  await expect(dashboard.getByRole('link', { name: 'Plan the Week' })).toBeVisible();
  await expectNoSeriousViolations(dashboard);
  const late = await organization.add('WORKER', { firstName: 'Lara', lastName: 'Late' });
  const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const times = { startAt: hoursFromNow(-2), endAt: hoursFromNow(4) };
  const shift = { title: 'Roof', ...times, status: 'PUBLISHED', assignedUserIds: [late.id] };
  const planned = await dashboard.request.post('/api/schedules', { data: shift });
  expect(planned.ok(), await planned.text()).toBe(true);
  await dashboard.reload();
  await expect(dashboard.getByText('Break', { exact: true })).toBeVisible();
  await expect(dashboard.getByText('Lara Late')).toBeVisible();
  await expect(dashboard.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await expectNoSeriousViolations(dashboard);
});
