import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Alert } from './Alert.js';
import { Avatar } from './Avatar.js';
import { Badge } from './Badge.js';
import { CardTitle } from './Card.js';
import { EmptyState } from './EmptyState.js';
import { Spinner } from './Loading.js';
import { StatCard } from './StatCard.js';

describe('a stat card', () => {
  test('is a group with the name of its value', () => {
    render(<StatCard label="Active Workers" value={7} hint="Currently clocked in" />);
    const card = within(screen.getByRole('group', { name: 'Active Workers' }));
    expect(card.getByText('7')).toBeInTheDocument();
    expect(card.getByText('Currently clocked in')).toBeInTheDocument();
  });

  test('shows zero', () => {
    render(<StatCard label="Pending Approvals" value={0} />);
    expect(screen.getByText('0')).toBeInTheDocument();
  });

  test('is busy and shows no value while it loads', () => {
    render(<StatCard label="Hours Today" value={0} loading />);
    expect(screen.getByRole('group', { name: 'Hours Today' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('0')).not.toBeInTheDocument();
  });
});

test('a spinner announces what is loading', () => {
  render(<Spinner label="Loading your session" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading your session');
});

test.each([
  ['default', 'status'],
  ['warning', 'status'],
  ['destructive', 'alert'],
] as const)('a %s alert has the role %s', (variant, role) => {
  render(<Alert variant={variant} title="Invalid Invitation" />);
  expect(screen.getByRole(role)).toHaveTextContent('Invalid Invitation');
});

describe('an avatar', () => {
  test('is hidden from screen readers when the name is next to it', () => {
    render(<Avatar firstName="Ada" lastName="Reyes" />);
    expect(screen.getByText('AR')).toHaveAttribute('aria-hidden', 'true');
  });

  test('has an accessible name when there is no name next to it', () => {
    render(<Avatar firstName="Ada" lastName="Reyes" named />);
    expect(screen.getByRole('img', { name: 'Ada Reyes' })).toHaveTextContent('AR');
  });

  test('has readable initials on any color', () => {
    render(<Avatar firstName="Ada" lastName="Reyes" color="#1e3a8a" />);
    expect(screen.getByText('AR')).toHaveStyle({ backgroundColor: '#1e3a8a', color: '#ffffff' });
  });
});

test('a card title has the given heading level', () => {
  render(<CardTitle as="h3">Time Clock</CardTitle>);
  expect(screen.getByRole('heading', { level: 3, name: 'Time Clock' })).toBeInTheDocument();
});

test('an empty state says what is missing and what to do', () => {
  render(
    <EmptyState title="No timesheets yet" description="They appear after clock-in." action={<a href="/">Home</a>} />,
  );
  expect(screen.getByText('No timesheets yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
});

test("a class that the caller passes overrides the component's own", () => {
  render(<Badge className="rounded-md">DRAFT</Badge>);
  expect(screen.getByText('DRAFT')).toHaveClass('rounded-md');
  expect(screen.getByText('DRAFT')).not.toHaveClass('rounded-full');
});
