import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aSession, renderScreen, runTestsAt } from '@timetrack/testing';
import { Greeting } from './Greeting.js';
import { greetingAt } from './greetings.js';

runTestsAt('2024-01-01T22:05:09.000Z');

test.each([
  ['America/Denver', 'Monday, January 1, 2024 • 3:05 PM'],
  ['Asia/Tokyo', 'Tuesday, January 2, 2024 • 7:05 AM'],
])('shows the date and time in the organization’s zone %s', (timezoneInForce, text) => {
  const session = aSession();
  const timezones = [{ timezone: timezoneInForce, from: null, startsAt: null }];
  const user = { ...session.user, organization: { ...session.user.organization, timezoneInForce, timezones } };
  renderScreen(<Greeting />, { session: { ...session, user } });
  expect(screen.getByText(text)).toBeInTheDocument();
});

test.each([
  [0, 'Hello'],
  [4, 'Hello'],
  [5, 'Good morning'],
  [12, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('greets at hour %i with “%s”', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});
