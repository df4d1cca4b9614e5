import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@timetrack/testing';
import { Field, Form, Input, Select } from '@timetrack/ui';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { useZodForm } from './use-zod-form.js';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required')),
  start: z.string(),
  color: z.string(),
});
type Values = z.infer<typeof schema>;
type Send = (values: Values, context: { idempotencyKey: string }) => Promise<unknown>;

const setUnsaved = jest.fn();
const guard = { setUnsaved };

function JobForm({ send }: { readonly send: Send }) {
  const form = useZodForm({
    schema,
    defaultValues: { name: '', start: '', color: 'red' },
    onSubmit: send,
    failureTitle: 'Failed to create job',
    serverFields: { startAt: 'start' },
    guard,
  });
  return (
    <Form busy={form.isSubmitting} onSubmit={form.submit}>
      <Field label="Start" error={form.errorOf('start')}>
        <Input {...form.register('start')} />
      </Field>
      <Field label="Name" error={form.errorOf('name')}>
        <Input {...form.register('name')} />
      </Field>
      <Controller
        control={form.control}
        name="color"
        render={({ field }) => (
          <Field label="Color" error={form.errorOf('color')}>
            <Select {...field}>
              <option value="red">Red</option>
              <option value="blue">Blue</option>
            </Select>
          </Field>
        )}
      />
      <button type="submit">Create</button>
    </Form>
  );
}

function rejection(fields: Record<string, string>, code = 'BAD_USER_INPUT') {
  return new CombinedGraphQLErrors({ errors: [{ message: 'Check your input', extensions: { code, fields } }] });
}

const reloadAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function renderForm(send: Send) {
  const spy = jest.fn(send);
  const { user, toasts } = renderScreen(<JobForm send={spy} />);
  const create = () => user.click(screen.getByRole('button', { name: 'Create' }));
  return { user, toasts, create, send: spy };
}

describe('a form with a schema', () => {
  test('sends the checked values', async () => {
    const { user, create, send } = renderForm(async () => undefined);
    await user.type(screen.getByLabelText('Name'), ' Roof ');
    await user.selectOptions(screen.getByLabelText('Color'), 'Blue');
    await create();
    expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Roof', start: '', color: 'blue' });
  });

  test('marks an invalid field and moves the focus to it', async () => {
    const { user, create, send } = renderForm(async () => undefined);
    await create();
    const name = screen.getByLabelText('Name');
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('Name is required');
    expect(send).not.toHaveBeenCalled();
    await user.type(name, 'Roof');
    expect(name).toBeValid();
  });

  test('notifies the guard of its dialog about unsaved changes', async () => {
    const { user } = renderForm(async () => undefined);
    setUnsaved.mockClear();
    await user.type(screen.getByLabelText('Name'), 'R');
    expect(setUnsaved).toHaveBeenLastCalledWith(true);
    await user.keyboard('{Backspace}');
    expect(setUnsaved).toHaveBeenLastCalledWith(false);
  });

  test('asks before a reload until its values are saved', async () => {
    let save: (value: unknown) => void = () => undefined;
    const { user, create } = renderForm(() => new Promise((resolve) => (save = resolve)));
    await user.type(screen.getByLabelText('Name'), 'Roof');
    await create();
    expect(reloadAsks()).toBe(true);
    save(null);
    await waitFor(() => expect(reloadAsks()).toBe(false));
  });
});

describe('a form that the server rejects', () => {
  test("shows the server's messages next to their fields, which may have other names in the form", async () => {
    const { user, create, toasts } = renderForm(() => Promise.reject(rejection({ startAt: 'Start is in the past' })));
    await user.type(screen.getByLabelText('Name'), 'Roof');
    await create();
    const start = screen.getByLabelText('Start');
    await waitFor(() => expect(start).toHaveFocus());
    expect(start).toHaveAccessibleDescription('Start is in the past');
    expect(toasts).toEqual([]);
  });

  test.each([
    ['that belongs to no field', rejection({}, 'CONFLICT'), 'Check your input'],
    ['of a field that it does not have', rejection({ jobId: 'No such job' }), 'Check your input'],
    ['of the network', new TypeError('Failed to fetch'), expect.stringContaining('could not be reached')],
  ])('shows a failure %s as a notification', async (_which, error, description) => {
    const { user, create, toasts } = renderForm(() => Promise.reject(error));
    await user.type(screen.getByLabelText('Name'), 'Roof');
    await create();
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to create job', description }]));
  });
});

describe('the idempotency key of a form', () => {
  const keysOf = (send: jest.Mock<Send>) => send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);

  test('stays the same while the server does not respond, until a value changes', async () => {
    const { user, create, send } = renderForm(() => Promise.reject(new TypeError('Failed to fetch')));
    await user.type(screen.getByLabelText('Name'), 'Roof');
    await create();
    await create();
    await user.type(screen.getByLabelText('Name'), 's');
    await create();
    const [first, second, third] = keysOf(send);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('changes after the server has responded', async () => {
    const { user, create, send } = renderForm(() => Promise.reject(rejection({}, 'CONFLICT')));
    await user.type(screen.getByLabelText('Name'), 'Roof');
    await create();
    await create();
    const [first, second] = keysOf(send);
    expect(second).not.toBe(first);
  });
});
