import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Field } from './Field.js';
import { Textarea } from './Input.js';

const note = () => screen.getByLabelText('Note');
const type = (text: string) => fireEvent.input(note(), { target: { value: text } });

test('a note counts its characters near the limit, and keeps those beyond it', () => {
  render(
    <Field label="Note">
      <Textarea limit={20} />
    </Field>,
  );
  type('a'.repeat(17));
  expect(note()).not.toHaveAccessibleDescription();
  type(`${'a'.repeat(17)}🙂`);
  expect(note()).toHaveAccessibleDescription('2 characters left');
  type('a'.repeat(19));
  expect(note()).toHaveAccessibleDescription('1 character left');
  type('a'.repeat(23));
  expect(note()).toHaveAccessibleDescription('3 characters too many');
  expect(note()).toHaveValue('a'.repeat(23));
});

test('a note with a value counts the value', () => {
  render(
    <Field label="Note" hint="For your manager">
      <Textarea limit={10} value="1234567890" readOnly />
    </Field>,
  );
  expect(note()).toHaveAccessibleDescription('For your manager 0 characters left');
});
