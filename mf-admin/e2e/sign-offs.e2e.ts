import { expect, expectNoHorizontalScroll, expectNoSeriousViolations, test } from '@timetrack/testing/browser';
import { addWeekOfOvertime, lastPayPeriod } from './past-hours.js';

const statement = 'These are the hours that I worked.';
const question = 'Were you able to take your meal breaks?';

test('an organization asks for signatures, and Payroll names those who have not signed', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const owner = await signInAs(organization.owner, { at: 'about:blank' });
  const days = await lastPayPeriod(owner);
  const timesheets = await addWeekOfOvertime(owner, organization, days);

  await test.step('turns signing on', async () => {
    await owner.goto('/settings/sign-off');
    const form = owner.getByRole('form', { name: 'Sign-off' });
    await form.getByRole('switch', { name: 'Ask for Signatures' }).click();
    await form.getByLabel('Statement').fill(statement);
    await form.getByRole('button', { name: 'Add Question' }).click();
    await form.getByRole('textbox', { name: 'Question 1' }).fill(question);
    await expectNoSeriousViolations(owner);
    await form.getByRole('button', { name: 'Save Sign-off' }).click();
    await expect(owner.getByRole('status').filter({ hasText: 'Sign-off saved' })).toBeVisible();
  });

  await test.step('sees before closing who has not signed', async () => {
    for (const id of timesheets) expect((await owner.request.post(`/api/timesheets/${id}/approve`)).ok()).toBe(true);
    await owner.goto('/payroll?step=close');
    await expect(owner.getByLabel('Pay period', { exact: true })).toHaveValue(days.startDate);
    await owner.getByRole('button', { name: 'Close Period' }).click();
    const dialog = owner.getByRole('alertdialog');
    await expect(dialog).toContainText('1 person has not signed');
    await expectNoSeriousViolations(owner);
    await dialog.getByRole('button', { name: 'Close Period' }).click();
    await expect(owner.getByRole('region', { name: 'Closed' })).toContainText('Regular40h');
    await owner.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(owner);
  });
});

test('a worker signs on a phone, and the payroll shows the answer and the document', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const owner = await signInAs(organization.owner, { at: 'about:blank' });
  const days = await lastPayPeriod(owner);
  const wanda = await organization.add('WORKER', { firstName: 'Wanda', lastName: 'Walker' });
  const work = { clockInAt: `${days.startDate}T16:00:00Z`, clockOutAt: `${days.startDate}T20:00:00Z` };
  const requests = [
    owner.request.put('/api/sign-off-settings', { data: { enabled: true, statement, questions: [question] } }),
    owner.request.post('/api/timesheets', { data: { ...work, userId: wanda.id } }),
  ];
  for (const response of await Promise.all(requests)) expect(response.ok(), await response.text()).toBe(true);
  const phone = await signInAs(wanda, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    at: `/hours?period=${days.startDate}`,
  });
  await phone.getByRole('button', { name: 'Sign My Hours' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Sign My Hours' });
  await expect(dialog).toContainText(statement);
  await expectNoSeriousViolations(phone);
  await dialog.getByRole('radio', { name: 'No', exact: true }).check();
  await dialog.getByRole('button', { name: 'Sign My Hours' }).click();
  await expect(dialog).toBeHidden();
  await expect(phone.getByText(/^Signed /)).toBeVisible();
  const popup = phone.waitForEvent('popup');
  await phone.getByRole('link', { name: 'What you signed, in a new tab' }).click();
  const signed = await popup;
  await expect(signed.getByRole('heading', { name: 'Hours of Wanda Walker' })).toBeVisible();
  await expectNoHorizontalScroll(signed);
  expect(
    await signed
      .locator('table')
      .first()
      .evaluate((table) => getComputedStyle(table).borderCollapse),
  ).toBe('collapse');
  // The page itself runs no scripts, so axe checks a copy of it.
  const document = await phone.request.get(signed.url());
  await signed.goto('about:blank');
  await signed.setContent(await document.text());
  await expectNoSeriousViolations(signed);
  // A whole month prints on one sheet, too.
  const day = signed.locator('tbody tr').first();
  await day.evaluate((row) => row.after(...Array.from({ length: 30 }, () => row.cloneNode(true))));
  const sheet = (await signed.pdf({ format: 'Letter' })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await owner.goto('/payroll?step=close');
  // The list of those who signed is closed at first.
  await expect(owner.getByText(`No to “${question}”`)).toBeAttached();

  const manager = await signInAs(await organization.add('MANAGER', { firstName: 'Maria', lastName: 'Mendez' }), {
    at: '/timesheets',
  });
  await manager.getByRole('tab', { name: 'Signatures' }).click();
  await expect(manager.getByRole('region', { name: /^Signed/ })).toContainText(`No to “${question}”`);
  await expectNoSeriousViolations(manager);
});
