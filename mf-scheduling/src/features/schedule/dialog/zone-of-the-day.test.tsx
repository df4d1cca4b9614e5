import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { aSessionAfterMove, mockGateway, renderScreen } from '@timetrack/testing';
import { scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { Schedules } from '../screen/Schedule.js';

mockGateway(scheduleDefaults);

test('the dialog of a new schedule names the time zone of the day that is entered', async () => {
  const path = '/schedules?view=week&date=2026-11-18&open=new';
  renderScreen(<Schedules />, { session: aSessionAfterMove('MANAGER'), path });
  const dialog = await screen.findByRole('dialog', { name: 'New Schedule' });
  fireEvent.change(screen.getByLabelText('Start'), { target: { value: '2026-11-17T09:00' } });
  expect(dialog).toHaveTextContent('timezone, America/New_York.');
  fireEvent.change(screen.getByLabelText('Start'), { target: { value: '2026-11-10T09:00' } });
  expect(dialog).toHaveTextContent('timezone, America/Denver.');
});
