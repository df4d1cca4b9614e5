import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './Field.js';
import { Input, Textarea } from './Input.js';

test('the label names the control and moves the focus into it', async () => {
  const user = userEvent.setup();
  render(
    <Field label="Notes">
      <Textarea />
    </Field>,
  );
  await user.click(screen.getByText('Notes'));
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveFocus();
});

test('a required field is marked as required, and its name is the label alone', () => {
  render(
    <Field label="Email" required>
      <Input type="email" />
    </Field>,
  );
  expect(screen.getByLabelText('Email')).toBeRequired();
});

test('the hint, the optional mark and the error describe the control', () => {
  render(
    <Field label="Phone" optional hint="With the country code" error="This is not a phone number.">
      <Input type="tel" aria-describedby="elsewhere" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Phone' });
  expect(input).toHaveAccessibleDescription('Optional With the country code This is not a phone number.');
  expect(input).toHaveAttribute('aria-describedby', expect.stringMatching(/^elsewhere /));
});

test('an error is announced without moving the focus', async () => {
  const user = userEvent.setup();
  const field = (error?: string) => (
    <Field label="Password" error={error}>
      <Input type="password" />
    </Field>
  );
  const { rerender } = render(field());
  await user.click(screen.getByLabelText('Password'));
  expect(screen.getByLabelText('Password')).not.toHaveAttribute('aria-invalid');

  rerender(field('Password must be at least 6 characters'));
  expect(screen.getByRole('alert')).toHaveTextContent('Password must be at least 6 characters');
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('a control keeps its own id', () => {
  render(
    <Field label="Email">
      <Input id="login-email" />
    </Field>,
  );
  expect(screen.getByLabelText('Email')).toHaveAttribute('id', 'login-email');
});
