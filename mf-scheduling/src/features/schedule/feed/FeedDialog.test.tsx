import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aSessionAs, mockGateway, renderScreen } from '@timetrack/testing';
import { scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { MySchedule } from '../screen/Schedule.js';

mockGateway(scheduleDefaults);

const open = () => renderScreen(<MySchedule />, { session: aSessionAs('WORKER'), path: '/schedule?open=feed' });
const address = (secret: string) => `https://timetrack.example/api/calendar/${secret}.ics`;

test('copies the secret address', async () => {
  const { user, toasts } = open();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  expect(await screen.findByLabelText('Secret address')).toHaveValue(address('first'));
  await user.click(screen.getByRole('button', { name: 'Copy Link' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Link copied' }]));
  expect(writeText).toHaveBeenCalledWith(address('first'));
});

test('resets the secret address after confirmation', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Reset Address' }));
  const confirmation = await screen.findByRole('alertdialog', { name: 'Reset the secret address?' });
  await user.click(within(confirmation).getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(screen.getByLabelText('Secret address')).toHaveValue(address('second')));
});

test('opens the address in the calendar app', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Open in Calendar App' });
  expect(link).toHaveAttribute('href', 'webcal://timetrack.example/api/calendar/first.ics');
});

test('shows the QR code only on request, because it is as secret as the address', async () => {
  const { user } = open();
  const show = await screen.findByRole('button', { name: 'Show QR Code' });
  expect(screen.queryByRole('img', { name: 'QR code of your calendar address' })).not.toBeInTheDocument();
  await user.click(show);
  const image = await screen.findByRole('img', { name: 'QR code of your calendar address' });
  expect(image).toHaveAttribute('src', 'data:image/png;base64,first');
  await user.click(screen.getByRole('button', { name: 'Hide QR Code' }));
  expect(image).not.toBeInTheDocument();
});
