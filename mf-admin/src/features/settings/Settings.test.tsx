import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from '@timetrack/contracts/routing';
import { aSessionAs, mockGateway, renderScreen } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { Settings } from './Settings.js';

mockGateway(defaults);

function Screen() {
  const { pathname } = useLocation();
  return (
    <>
      <Settings />
      <output data-testid="address">{pathname}</output>
    </>
  );
}

const open = (path: string) => renderScreen(<Screen />, { session: aSessionAs('OWNER'), path });
const address = () => screen.getByTestId('address').textContent;
const index = () => within(screen.getByRole('navigation', { name: 'Settings' }));

test.each(['/settings', '/settings/nothing'])('%s leads to the first part', async (path) => {
  open(path);
  expect(await screen.findByLabelText('Organization Name')).toBeInTheDocument();
  expect(address()).toBe('/settings/general');
  expect(index().getByRole('link', { name: 'General' })).toHaveAttribute('aria-current', 'page');
});

test('each part has an address, and only that part is shown', async () => {
  const { user } = open('/settings/pay');
  expect(await screen.findByLabelText('Overtime Rule')).toBeInTheDocument();
  expect(screen.queryByLabelText('Organization Name')).not.toBeInTheDocument();
  await user.click(index().getByRole('link', { name: 'Time off' }));
  expect(await screen.findByText('Paid time off')).toBeInTheDocument();
  expect(address()).toBe('/settings/time-off');
  expect(screen.queryByLabelText('Overtime Rule')).not.toBeInTheDocument();
});

test('a phone chooses the part in a select', async () => {
  const { user } = open('/settings/general');
  await user.selectOptions(screen.getByLabelText('Part'), 'Pay periods');
  await waitFor(() => expect(address()).toBe('/settings/pay-periods'));
});

test.each([
  ['a link', (user: ReturnType<typeof open>['user']) => user.click(index().getByRole('link', { name: 'Pay rules' }))],
  [
    'the select',
    (user: ReturnType<typeof open>['user']) => user.selectOptions(screen.getByLabelText('Part'), 'Pay rules'),
  ],
])('unsaved changes are not lost by %s without a question', async (_name, leave) => {
  const { user } = open('/settings/general');
  await user.type(await screen.findByLabelText('Organization Name'), '!');
  await leave(user);
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep Editing' }));
  expect(address()).toBe('/settings/general');
  expect(screen.getByLabelText('Organization Name')).toHaveValue('Example Builders!');
});

test('there are no jobs in the settings: they have a page of their own', () => {
  open('/settings/general');
  expect(index().queryByRole('link', { name: 'Jobs' })).not.toBeInTheDocument();
});
