import { expect, expectNoSeriousViolations, type Page, test, watchLayoutShift } from '@timetrack/testing/browser';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
const figure = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .last();

async function request(page: Page, startDate: string, endDate: string, hours: string): Promise<void> {
  await page.goto('/pto');
  await button(page, 'Request Time Off').click();
  await page.getByLabel('Start Date').fill(startDate);
  await page.getByLabel('End Date').fill(endDate);
  await page.getByLabel('Hours').fill(hours);
  await button(page, 'Submit Request').click();
  await expect(toast(page, 'PTO request submitted successfully')).toBeVisible();
}

test('a worker requests time off on a phone and a manager approves it', async ({ signInAs, organization }) => {
  const worker = await organization.add('WORKER', { firstName: 'Wanda', lastName: 'Walker' });
  const manager = await organization.add('MANAGER', { firstName: 'Maria', lastName: 'Mendez' });
  const workerPage = await signInAs(worker, { ...phone, at: '/pto' });
  await expect(workerPage.getByRole('heading', { name: 'Time Off', level: 1 })).toBeVisible();
  await expect(workerPage.getByText('No PTO requests')).toBeVisible();
  await request(workerPage, '2027-03-03', '2027-03-05', '24');
  const item = workerPage.getByRole('listitem').filter({ hasText: 'Wed, Mar 3 – Fri, Mar 5, 2027' });
  await expect(item).toContainText('Pending');
  await expect(item).toContainText('24h · Paid time off');

  const managerPage = await signInAs(manager, { at: '/pto-requests' });
  await expect(managerPage.getByRole('heading', { name: 'Wanda Walker' })).toBeVisible();
  await expect(managerPage.getByText('No one else is off on those days')).toBeVisible();
  await button(managerPage, /^Approve Wanda Walker’s request/).click();
  await managerPage.getByLabel('Note').fill('Enjoy the mountains.');
  await button(managerPage, 'Approve Request').click();
  await expect(toast(managerPage, 'PTO request approved')).toBeVisible();
  await expect(managerPage.getByText('No pending requests')).toBeVisible();

  await workerPage.reload();
  await expect(item).toContainText('Approved');
  await expect(item).toContainText('Enjoy the mountains.');
  await expect(button(workerPage, /^Cancel the request/)).toBeHidden();
});

test('a pending request is canceled after confirmation', async ({ signInAs, organization }) => {
  const page = await signInAs(await organization.add('WORKER'), { at: 'about:blank' });
  await request(page, '2027-03-03', '2027-03-03', '8');
  await button(page, /^Cancel the request/).click();
  await button(page, 'Cancel Request').click();
  await expect(toast(page, 'PTO request canceled')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
});

test('the second of two managers learns that the request was decided', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const worker = await organization.add('WORKER', { firstName: 'Wanda', lastName: 'Walker' });
  await request(await signInAs(worker, { at: 'about:blank' }), '2027-03-03', '2027-03-03', '8');
  const at = '/pto-requests';
  const one = await signInAs(await organization.add('MANAGER'), { at });
  const other = await signInAs(organization.owner, { at });
  for (const page of [one, other]) await expect(page.getByRole('heading', { name: 'Wanda Walker' })).toBeVisible();
  await button(one, /^Deny Wanda/).click();
  await button(one, 'Deny Request').click();
  await expect(toast(one, 'PTO request denied')).toBeVisible();
  await button(other, /^Approve Wanda/).click();
  await button(other, 'Approve Request').click();
  await expect(other.getByRole('alert').filter({ hasText: 'This request was already decided' })).toBeVisible();
  await expect(other.getByText('No pending requests')).toBeVisible();
});

test('an approval beyond the allowance is confirmed, and revoked afterwards', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const owner = await signInAs(organization.owner, { at: 'about:blank' });
  const [policy] = await (await owner.request.get('/api/pto-policies')).json();
  await owner.request.patch(`/api/pto-policies/${policy.id}`, { data: { yearlyAllowanceHours: 16 } });
  const worker = await signInAs(await organization.add('WORKER', { firstName: 'Wanda', lastName: 'Walker' }), {
    at: 'about:blank',
  });
  await request(worker, '2027-03-03', '2027-03-05', '24');

  await owner.goto('/pto-requests');
  await button(owner, /^Approve Wanda Walker’s request/).click();
  await expect(owner.getByRole('dialog')).toContainText('Wanda would have −8h left of 16h in 2027.');
  await expectNoSeriousViolations(owner);
  await button(owner, 'Approve Anyway').click();
  await expect(toast(owner, 'PTO request approved')).toBeVisible();
  const decided = owner.getByRole('list', { name: 'Decided requests' }).getByRole('listitem');
  await expect(decided).toContainText('Approved');

  await button(owner, /^Revoke the approval of Wanda Walker’s request/).click();
  await expect(owner.getByLabel('Note')).toBeVisible();
  await expectNoSeriousViolations(owner);
  await owner.getByLabel('Note').fill('We need you that week.');
  await button(owner, 'Revoke Approval').click();
  await expect(toast(owner, 'Approval revoked')).toBeVisible();
  await expect(decided).toContainText('Canceled');
  await expect(button(owner, /^Revoke/)).toBeHidden();

  await worker.reload();
  const item = worker.getByRole('listitem').filter({ hasText: 'Wed, Mar 3 – Fri, Mar 5, 2027' });
  await expect(item).toContainText('We need you that week.');
  await expect(item).toContainText('approval revoked by');
  await expect(figure(worker, 'Remaining')).toContainText('16h');
});

test('a manager sees their own request but can’t decide it', async ({ signInAs, organization }) => {
  const page = await signInAs(await organization.add('MANAGER'), { at: 'about:blank' });
  await request(page, '2027-03-03', '2027-03-03', '8');
  await page.goto('/pto-requests');
  await expect(page.getByText('Someone else has to decide this request.')).toBeVisible();
  await expect(button(page, /^Approve/)).toBeHidden();
});

test('a policy with an allowance shows the remaining hours, and nothing moves while it loads', async ({
  signInAs,
  organization,
}) => {
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  const [policy] = await (await page.request.get('/api/pto-policies')).json();
  const changed = await page.request.patch(`/api/pto-policies/${policy.id}`, { data: { yearlyAllowanceHours: 80 } });
  expect(changed.ok()).toBe(true);
  const shiftOf = await watchLayoutShift(page);
  await page.goto('/pto');
  await expect(figure(page, 'Allowance')).toContainText('80h');
  await expect(figure(page, 'Remaining')).toContainText('80h');
  await expect(page.getByText('No PTO requests')).toBeVisible();
  expect(await shiftOf()).toBeLessThan(0.05);
});

test('the time off screens have no serious accessibility violations', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const page = await signInAs(await organization.add('WORKER'), { at: 'about:blank' });
  await request(page, '2027-03-03', '2027-03-05', '24');
  await expectNoSeriousViolations(page);
  await button(page, 'Request Time Off').click();
  await button(page, 'Submit Request').click();
  await expect(page.getByText('Start date is required')).toBeVisible();
  await expectNoSeriousViolations(page);

  const manager = await signInAs(organization.owner, { at: '/pto-requests' });
  await expect(button(manager, /^Approve/)).toBeVisible();
  await expectNoSeriousViolations(manager);
  await button(manager, /^Deny/).click();
  await expect(manager.getByRole('dialog')).toBeVisible();
  await expectNoSeriousViolations(manager);
});
