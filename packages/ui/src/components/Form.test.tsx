import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './Field.js';
import { Form } from './Form.js';
import { Input } from './Input.js';

type Wrong = Readonly<Record<string, string>>;

/** A form with a title and a place, whose sending finds this wrong. */
function Asked({ send, busy = false }: { readonly send: () => Wrong | Promise<Wrong>; readonly busy?: boolean }) {
  const [wrong, setWrong] = useState<Wrong>({});
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

describe('a form that is sent', () => {
  test('leads to the first field that is wrong', async () => {
    render(<Asked send={() => ({ title: 'Title is required', place: 'Place is required' })} />);
    await send();
    await waitFor(() => expect(field('Title')).toHaveFocus());
  });

  test('leads to what the server found wrong once it has answered, and keeps what was typed', async () => {
    const answer = Promise.withResolvers<Wrong>();
    render(<Asked send={() => answer.promise} />);
    await userEvent.type(field('Place'), 'Roof');
    await send();
    expect(screen.getByRole('button')).toHaveFocus();
    answer.resolve({ place: 'This place is taken' });
    await waitFor(() => expect(field('Place')).toHaveFocus());
    expect(field('Place')).toHaveValue('Roof');
  });

  test('leads there again when it is sent with the same thing wrong', async () => {
    render(<Asked send={() => ({ title: 'Title is required' })} />);
    await send();
    await waitFor(() => expect(field('Title')).toHaveFocus());
    await send();
    await waitFor(() => expect(field('Title')).toHaveFocus());
  });

  test('leaves the focus alone when nothing is wrong', async () => {
    render(<Asked send={() => ({})} />);
    await send();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  test('is not sent twice while it is on its way', async () => {
    const sent = jest.fn(() => ({}));
    render(<Asked busy send={sent} />);
    await userEvent.type(field('Title'), '{Enter}');
    expect(sent).not.toHaveBeenCalled();
  });
});
