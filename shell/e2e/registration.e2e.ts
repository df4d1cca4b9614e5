import { expect, expectNoHorizontalScroll, expectNoSeriousViolations, test } from '@timetrack/testing/browser';

test('an unknown code is rejected, and a valid one leads to the form', { tag: '@slow' }, async ({
  page,
  organization,
  signInAs,
}) => {
  const owner = await signInAs(organization.owner, { at: 'about:blank' });
  const created = await owner.request.post('/api/invitations', { data: { role: 'MANAGER' } });
  const { inviteCode } = (await created.json()) as { inviteCode: string };

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/register');
  await page.getByRole('button', { name: 'Verify Invitation' }).click();
  await expect(page.getByText('Invitation Code is required.')).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.getByLabel('Invitation Code').fill('0000-0000-0000-0000');
  await page.getByRole('button', { name: 'Verify Invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Invalid Invitation' })).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: 'unknown' })).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.getByRole('button', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await page.getByRole('button', { name: 'Enter Another Code' }).click();
  await page.getByLabel('Invitation Code').fill(inviteCode.toLowerCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Verify Invitation' }).click();
  await expect(page.getByText('Complete your registration as a manager')).toBeVisible();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('First Name')).toHaveAccessibleDescription(/./);
  await expectNoSeriousViolations(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: `Join ${organization.name}` })).toBeVisible();
  await expectNoHorizontalScroll(page);
});
