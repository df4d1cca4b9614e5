import { expect, type Page, test } from '@timetrack/testing/browser';

type Route = Parameters<Parameters<Page['route']>[1]>[0];

const failedRequests = [
  /status of 50\d/,
  /The state of the email address could not be loaded/,
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_FAILED/,
  /WebSocket/,
];

// Within another array, because Playwright uses the first element of an array as the value.
test.use({ toleratedProblems: [failedRequests, { scope: 'test' }] });

const requestId = 'request-42';
const byServer = `Something went wrong. Request ID: ${requestId}`;
const byProxy = `The server could not do this (status 502). Please try again. Request ID: ${requestId}`;
const byNetwork = 'You are offline. Connect to the internet and try again.';

/** What the gateway responds when it fails, in GraphQL and in REST. */
function failInGateway(route: Route): Promise<void> {
  const failure = { message: 'Something went wrong.', code: 'INTERNAL', requestId };
  const { message, ...extensions } = failure;
  const isGraphql = route.request().url().endsWith('/graphql');
  return route.fulfill({ status: 500, json: isGraphql ? { errors: [{ message, extensions }] } : failure });
}

/** What a proxy responds when the gateway is gone. */
function failInProxy(route: Route): Promise<void> {
  const headers = { 'x-request-id': requestId };
  return route.fulfill({ status: 502, headers, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A change in the shell and in each module. It ends with the button that sends it. */
const changes: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  ['the shell', '/account', (page) => page.getByLabel('Last Name').fill('Winter')],
  ['mf-timeclock', '/', () => Promise.resolve()],
  [
    'mf-scheduling',
    '/pto',
    async (page) => {
      await button(page, 'Request Time Off').click();
      await page.getByLabel('Start Date').fill('2035-03-05');
      await page.getByLabel('End Date').fill('2035-03-05');
      await page.getByLabel('Hours').fill('8');
    },
  ],
  [
    'mf-admin',
    '/jobs',
    async (page) => {
      await button(page, 'Add Job').click();
      await page.getByLabel('Job Name').fill('Roof');
    },
  ],
];
const senders: Readonly<Record<string, string>> = {
  '/account': 'Save Name',
  '/': 'Clock In',
  '/pto': 'Submit Request',
  '/jobs': 'Create Job',
};

for (const [owner, path, enter] of changes) {
  test(`a change in ${owner} reports whose failure it is`, { tag: '@slow' }, async ({ signInAs, organization }) => {
    const page = await signInAs(organization.owner, { at: path });
    const send = button(page, senders[path] ?? '');
    await enter(page);
    await expect(page.locator('[data-release-notice]')).toBeAttached();

    for (const [fail, words] of [
      [failInGateway, byServer],
      [failInProxy, byProxy],
    ] as const) {
      await page.route(/\/graphql$|\/api\//, fail);
      await send.click();
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page.getByText(/check your connection/i)).toBeHidden();
      await page.unroute(/\/graphql$|\/api\//);
    }

    await page.context().setOffline(true);
    await send.click();
    await expect(page.getByText(byNetwork).first()).toBeVisible();
    await page.context().setOffline(false);
  });
}

test('a screen that can’t be loaded reports whose failure it is', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const page = await signInAs(organization.owner);
  for (const path of ['/timesheets', '/schedules', '/team', '/account']) {
    for (const [fail, words] of [
      [failInGateway, byServer],
      [failInProxy, byProxy],
    ] as const) {
      await page.route(/\/graphql$|\/api\//, fail);
      await page.goto(path);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page.getByText(/check your connection/i)).toBeHidden();
      await page.unroute(/\/graphql$|\/api\//);
    }
  }
});
