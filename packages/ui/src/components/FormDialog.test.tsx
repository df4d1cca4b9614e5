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
const confirmation = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' });

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
    <FormDialog trigger={<Button>Add a person</Button>} title="New" description="At once." unsaved={unsaved}>
      {(close) => <Fields onDone={close} />}
    </FormDialog>,
  );
  await user.click(button('Add a person'));
}

describe('a form dialog', () => {
  test('closes without a confirmation while nothing was changed, and returns the focus', async () => {
    await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button('Add a person')).toHaveFocus());
    expect(confirmation()).not.toBeInTheDocument();
  });

  test.each([
    ['Escape', () => user.keyboard('{Escape}')],
    ['its close button', () => user.click(button('Close'))],
    ['Cancel', () => user.click(button('Cancel'))],
    ['a click outside', () => user.click(document.body)],
  ])('asks for a confirmation when it is left by %s with changes, and can be kept open', async (_way, leave) => {
    await open();
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await leave();
    expect(confirmation()).toBeInTheDocument();
    await user.click(button('Keep Editing'));
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  });

  test.each([
    ['a choice from a list', () => user.selectOptions(screen.getByLabelText('Role'), 'Manager')],
    ['a tick', () => user.click(screen.getByLabelText('Active'))],
  ])('counts %s as a change', async (_what, change) => {
    await open();
    await change();
    await user.keyboard('{Escape}');
    expect(confirmation()).toBeInTheDocument();
  });

  test('keeps the first choice in a list', async () => {
    await open();
    await user.selectOptions(screen.getByLabelText('Role'), 'Manager');
    expect(screen.getByLabelText('Role')).toHaveValue('MANAGER');
  });

  test('starts empty after its changes were discarded', async () => {
    await open();
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await user.keyboard('{Escape}');
    await user.click(button('Discard'));
    await waitFor(() => expect(button('Add a person')).toHaveFocus());
    await user.click(button('Add a person'));
    expect(screen.getByLabelText('Name')).toHaveValue('');
    await user.keyboard('{Escape}');
    expect(confirmation()).not.toBeInTheDocument();
  });

  test('closes without a confirmation once it was submitted', async () => {
    await open();
    await user.type(screen.getByLabelText('Name'), 'Ada{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(confirmation()).not.toBeInTheDocument();
  });

  test('closes without a confirmation when the caller says that nothing is unsaved', async () => {
    await open(false);
    await user.type(screen.getByLabelText('Name'), 'A{Backspace}');
    await user.keyboard('{Escape}');
    expect(confirmation()).not.toBeInTheDocument();
  });
});

describe('a form dialog that the address opened', () => {
  function OpenedDialog({ unsaved }: { readonly unsaved: boolean }) {
    const [isConfirming, setConfirming] = useState(false);
    const [open, setOpen] = useState(true);
    const guard = { isUnsaved: unsaved, isConfirming, setConfirming, close: () => setOpen(false) };
    if (!open) return 'Left';
    return (
      <OpenFormDialog title="Edit" description="At once." guard={guard}>
        <Fields onDone={guard.close} />
      </OpenFormDialog>
    );
  }

  test('closes immediately when nothing is unsaved', async () => {
    render(<OpenedDialog unsaved={false} />);
    await user.keyboard('{Escape}');
    expect(screen.getByText('Left')).toBeInTheDocument();
  });

  test('asks for a confirmation when changes are unsaved', async () => {
    render(<OpenedDialog unsaved />);
    await user.click(button('Cancel'));
    expect(confirmation()).toBeInTheDocument();
    await user.click(button('Discard'));
    expect(screen.getByText('Left')).toBeInTheDocument();
  });
});
