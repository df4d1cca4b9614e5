import {
  expect,
  expectNoHorizontalScroll,
  expectNoSeriousViolations,
  type Page,
  test,
} from '@timetrack/testing/browser';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('the audit log lists each changed field and can be filtered', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const admin = await organization.add('ADMIN');
  const page = await signInAs(admin, { at: '/settings' });
  await page.getByLabel('Geofence Tolerance (meters)').fill('75');
  await button(page, 'Save Changes').click();
  await expect(page.getByText('Settings updated successfully')).toBeVisible();

  await page.getByRole('link', { name: 'Audit Log' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Team member added' })).toContainText('Olivia Owens');
  await page.getByLabel('Subject').selectOption('Organization');
  // Each choice becomes part of the address before the next one.
  await expect(page).toHaveURL(/subject=ORGANIZATION/);
  await expect(page.getByLabel('Subject').locator('option:checked')).toHaveText('Organization');
  const person = page.getByRole('combobox', { name: 'Person' });
  await person.fill('adam');
  await page.getByRole('option', { name: 'Adam Abbott' }).click();
  await expect(page.getByText('1 entry')).toBeVisible();
  await button(page, /^Details: Adam Abbott/).click();
  const entry = page.getByRole('main').getByRole('listitem');
  await expect(entry).toContainText('Geofence tolerance');
  await expect(entry.getByRole('deletion')).toContainText('150');
  await expect(entry.getByRole('insertion').filter({ hasText: '75' })).toBeVisible();
  await expectNoSeriousViolations(page);

  await page.reload();
  await expect(page.getByText('1 entry')).toBeVisible();
  await page.goBack();
  await expect(person).toHaveValue('');
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('No entries match the filters')).toBeVisible();
  await page.getByLabel('From').fill('2020-01-02');
  await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription(
    'The end date must not be before the start date',
  );
  await button(page, 'Clear Filters').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Organization registered' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await expectNoSeriousViolations(page);
});
