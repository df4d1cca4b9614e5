import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './Field.js';
import { Form } from './Form.js';
import { Input } from './Input.js';

type FieldErrors = Readonly<Record<string, string>>;

/** A form with a title and a place. Submitting it results in the given errors. */
function PlaceForm({
  send,
  busy = false,
}: {
  readonly send: () => FieldErrors | Promise<FieldErrors>;
  readonly busy?: boolean;
}) {
  const [wrong, setWrong] = useState<FieldErrors>({});
  return (
    <Form
      busy={busy}
      onSubmit={async () => {
        setWrong({});
        setWrong(await send());
      }}
    >
      <Field label="Title" error={wrong.title}>
        <Input />
      </Field>
      <Field label="Place" error={wrong.place}>
        <Input />
      </Field>
      <button type="submit">Send</button>
    </Form>
  );
}

const field = (name: string) => screen.getByLabelText(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('submitting a form', () => {
  test('moves the focus to the first invalid field', async () => {
    render(<PlaceForm send={() => ({ title: 'Title is required', place: 'Place is required' })} />);
    await send();
    await waitFor(() => expect(field('Title')).toHaveFocus());
  });

  test('moves the focus to the field that the server rejects, and keeps the values', async () => {
    const answer = Promise.withResolvers<FieldErrors>();
    render(<PlaceForm send={() => answer.promise} />);
    await userEvent.type(field('Place'), 'Roof');
    await send();
    expect(screen.getByRole('button')).toHaveFocus();
    answer.resolve({ place: 'This place is taken' });
    await waitFor(() => expect(field('Place')).toHaveFocus());
    expect(field('Place')).toHaveValue('Roof');
  });

  test('moves the focus again when the same field is still invalid', async () => {
    render(<PlaceForm send={() => ({ title: 'Title is required' })} />);
    await send();
    await waitFor(() => expect(field('Title')).toHaveFocus());
    await send();
    await waitFor(() => expect(field('Title')).toHaveFocus());
  });

  test('does not move the focus when everything is valid', async () => {
    render(<PlaceForm send={() => ({})} />);
    await send();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  test('is ignored while a request is in progress', async () => {
    const sent = jest.fn(() => ({}));
    render(<PlaceForm busy send={sent} />);
    await userEvent.type(field('Title'), '{Enter}');
    expect(sent).not.toHaveBeenCalled();
  });
});
