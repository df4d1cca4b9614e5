import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { aSessionAfterMove, mockGateway, renderScreen, runTestsAt } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { Timesheets } from './Timesheets.js';

mockGateway(defaults);
runTestsAt('2026-11-21T12:00:00Z');

test('a timesheet is added in the zone that the dialog names', async () => {
  renderScreen(<Timesheets />, { session: aSessionAfterMove('MANAGER'), path: '/timesheets?open=new' });
  const dialog = await screen.findByRole('dialog', { name: 'Add Timesheet' });
  expect(dialog).toHaveTextContent('timezone, America/New_York.');
  fireEvent.change(screen.getByLabelText('Clock In'), { target: { value: '2026-11-02T09:00' } });
  expect(dialog).toHaveTextContent('timezone, America/Denver.');
});
