import { describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button.js';
import { Field } from './Field.js';
import { Form } from './Form.js';
import { FormDialog, OpenFormDialog } from './FormDialog.js';
import { Input } from './Input.js';
import { Select } from './Select.js';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const button = (name: string) => screen.getByRole('button', { name });
const question = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' });

function Fields({ onDone }: { readonly onDone: () => void }) {
  const [role, setRole] = useState('WORKER');
  return (
    <Form busy={false} submitLabel="Add" onSubmit={onDone}>
      <Field label="Name">
        <Input />
      </Field>
      <Field label="Role">
        <Select value={role} onChange={({ target }) => setRole(target.value)}>
          <option value="WORKER">Worker</option>
          <option value="MANAGER">Manager</option>
        </Select>
      </Field>
      <Field label="Active">
        <input type="checkbox" />
      </Field>
    </Form>
  );
}

async function open(unsaved?: boolean) {
  render(
    <FormDialog trigger={<Button>Add somebody</Button>} title="New" description="At once." unsaved={unsaved}>
      {(close) => <Fields onDone={close} />}
    </FormDialog>,
  );
  await user.click(button('Add somebody'));
}

describe('a dialog with a form', () => {
  test('is left without a question while nothing was changed, and gives the focus back', async () => {
    await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button('Add somebody')).toHaveFocus());
    expect(question()).not.toBeInTheDocument();
  });

  test.each([
    ['Escape', () => user.keyboard('{Escape}')],
    ['its cross', () => user.click(button('Close'))],
    ['Cancel', () => user.click(button('Cancel'))],
    ['a click beside it', () => user.click(document.body)],
  ])('asks whoever leaves it by %s with something typed, who may stay', async (_way, leave) => {
    await open();
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await leave();
    expect(question()).toBeInTheDocument();
    await user.click(button('Keep Editing'));
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  });

  test.each([
    ['a choice from a list', () => user.selectOptions(screen.getByLabelText('Role'), 'Manager')],
    ['a tick', () => user.click(screen.getByLabelText('Active'))],
  ])('asks about %s as about a text', async (_what, change) => {
    await open();
    await change();
    await user.keyboard('{Escape}');
    expect(question()).toBeInTheDocument();
  });

  test('keeps the first choice that is made from a list', async () => {
    await open();
    await user.selectOptions(screen.getByLabelText('Role'), 'Manager');
    expect(screen.getByLabelText('Role')).toHaveValue('MANAGER');
  });

  test('begins anew after it was discarded', async () => {
    await open();
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await user.keyboard('{Escape}');
    await user.click(button('Discard'));
    await waitFor(() => expect(button('Add somebody')).toHaveFocus());
    await user.click(button('Add somebody'));
    expect(screen.getByLabelText('Name')).toHaveValue('');
    await user.keyboard('{Escape}');
    expect(question()).not.toBeInTheDocument();
  });

  test('closes without a question once it is done', async () => {
    await open();
    await user.type(screen.getByLabelText('Name'), 'Ada{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(question()).not.toBeInTheDocument();
  });

  test('asks nothing when the form knows that nothing would be lost', async () => {
    await open(false);
    await user.type(screen.getByLabelText('Name'), 'A{Backspace}');
    await user.keyboard('{Escape}');
    expect(question()).not.toBeInTheDocument();
  });
});

describe('a dialog with a form that an address opened', () => {
  function Opened({ unsaved }: { readonly unsaved: boolean }) {
    const [isConfirming, setConfirming] = useState(false);
    const [open, setOpen] = useState(true);
    const guard = { isConfirming, setConfirming, close: () => setOpen(false) };
    if (!open) return 'Left';
    return (
      <OpenFormDialog title="Edit" description="At once." unsaved={unsaved} guard={guard}>
        <Fields onDone={guard.close} />
      </OpenFormDialog>
    );
  }

  test('is left at once when nothing would be lost', async () => {
    render(<Opened unsaved={false} />);
    await user.keyboard('{Escape}');
    expect(screen.getByText('Left')).toBeInTheDocument();
  });

  test('asks when something would be', async () => {
    render(<Opened unsaved />);
    await user.click(button('Cancel'));
    expect(question()).toBeInTheDocument();
    await user.click(button('Discard'));
    expect(screen.getByText('Left')).toBeInTheDocument();
  });
});
