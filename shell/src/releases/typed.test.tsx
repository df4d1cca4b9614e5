import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { restoreTyped } from './restore-typed.js';
import { findTyped } from './typed-fields.js';
import { rememberTyped, storeTyped, takeTyped } from './typed-store.js';

beforeEach(() => sessionStorage.clear());

/** Some values are in the elements, as with react-hook-form, and some in the state. */
function Forms({ loaded }: { readonly loaded?: string }) {
  const notes = useRef<HTMLTextAreaElement>(null);
  const [name, setName] = useState('');
  useEffect(() => {
    if (loaded !== undefined && notes.current) notes.current.value = loaded;
  }, [loaded]);
  return (
    <form aria-label="Entry">
      <textarea aria-label="Notes" name="notes" ref={notes} />
      <input aria-label="Hours" name="hours" defaultValue="8" />
      <label>
        Name <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <p>Hello {name}</p>
      <select aria-label="Color" defaultValue="red">
        <option>red</option>
        <option>blue</option>
      </select>
      <input type="checkbox" aria-label="Paid" />
      <input type="radio" name="part" value="am" aria-label="Part" />
      <input type="radio" name="part" value="pm" aria-label="Part" />
      <input type="password" aria-label="Old" />
      <input aria-label="Shown" autoComplete="current-password" />
      <input aria-label="API token" />
      <input aria-label="Code" autoComplete="section-a one-time-code" />
      <input aria-label="Card" autoComplete="cc-number" />
    </form>
  );
}

/** Types on one page, and opens the next one in the same tab. */
async function typeAndReload(type: () => Promise<void>, next = <Forms />): Promise<boolean> {
  render(<Forms />);
  await type();
  const isKept = storeTyped('wanda');
  cleanup();
  render(next);
  return isKept;
}

const times = { waitMs: 5, settledMs: 50, endMs: 500 };

const restore = async (userId = 'wanda') => {
  const typed = takeTyped(userId);
  if (!typed) return null;
  let restored: Awaited<ReturnType<typeof restoreTyped>> | undefined;
  await act(async () => {
    restored = await restoreTyped(typed, times);
  });
  return restored ?? null;
};

describe('what was typed', () => {
  test('is back after a reload, in forms of every kind', async () => {
    const user = userEvent.setup();
    const isKept = await typeAndReload(async () => {
      await user.type(screen.getByLabelText('Notes'), 'Roof, north side');
      await user.type(screen.getByLabelText('Name'), 'Wanda');
      await user.selectOptions(screen.getByLabelText('Color'), 'blue');
      await user.click(screen.getByLabelText('Paid'));
      await user.click(screen.getAllByLabelText('Part')[1] as Element);
    });
    expect(isKept).toBe(true);
    expect((await restore())?.missing).toEqual([]);
    expect(screen.getByLabelText('Notes')).toHaveValue('Roof, north side');
    expect(screen.getByText('Hello Wanda')).toBeInTheDocument();
    expect(screen.getByLabelText('Color')).toHaveValue('blue');
    expect(screen.getByLabelText('Paid')).toBeChecked();
    expect(screen.getAllByLabelText('Part')[1]).toBeChecked();
  });

  test('comes back once, and the fields that the user did not touch stay as they are', async () => {
    const user = userEvent.setup();
    await typeAndReload(() => user.type(screen.getByLabelText('Notes'), 'Roof'), <Forms loaded="" />);
    expect((await restore())?.restored.map(({ label }) => label)).toEqual(['Notes']);
    expect(screen.getByLabelText('Hours')).toHaveValue('8');
    expect(sessionStorage).toHaveLength(0);
    expect(await restore()).toBeNull();
  });

  test('stays when the form loads its values afterwards', async () => {
    const user = userEvent.setup();
    render(<Forms />);
    await user.type(screen.getByLabelText('Notes'), 'Roof');
    storeTyped('wanda');
    cleanup();
    const { rerender } = render(<Forms />);
    const typed = takeTyped('wanda');
    if (!typed) throw new Error('nothing was kept');
    const restoring = restoreTyped(typed, { ...times, settledMs: 300 });
    await waitFor(() => expect(screen.getByLabelText('Notes')).toHaveValue('Roof'));
    rerender(<Forms loaded="saved earlier" />);
    expect(screen.getByLabelText('Notes')).toHaveValue('saved earlier');
    await restoring;
    expect(screen.getByLabelText('Notes')).toHaveValue('Roof');
  });

  test('gives way to what the user types meanwhile', async () => {
    const user = userEvent.setup();
    await typeAndReload(() => user.type(screen.getByLabelText('Notes'), 'Roof'));
    await user.type(screen.getByLabelText('Notes'), 'newer');
    await restore();
    expect(screen.getByLabelText('Notes')).toHaveValue('newer');
  });

  test('is reported if the page no longer has the field', async () => {
    const user = userEvent.setup();
    await typeAndReload(() => user.type(screen.getByLabelText('Notes'), 'Roof'), <p>Another page</p>);
    expect((await restore())?.missing).toMatchObject([{ label: 'Notes', value: 'Roof' }]);
  });

  test.each(['Old', 'Shown', 'API token', 'Code', 'Card'])('is never kept if it is secret: %s', async (label) => {
    const user = userEvent.setup();
    render(<Forms />);
    await user.type(screen.getByLabelText(label), 'hunter2');
    expect(findTyped().fields).toEqual([]);
    expect(storeTyped('wanda')).toBe(false);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('hunter2');
  });

  test('is for the same user, and for ten minutes', async () => {
    const user = userEvent.setup();
    await typeAndReload(() => user.type(screen.getByLabelText('Notes'), 'Roof'));
    const stored = { ...sessionStorage };
    expect(takeTyped('someone else')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value as string);
    expect(takeTyped('wanda', Date.now() + 11 * 60_000)).toBeNull();
  });

  test('survives the screen that a missing file has removed', async () => {
    const user = userEvent.setup();
    render(<Forms />);
    await user.type(screen.getByLabelText('Notes'), 'Roof');
    rememberTyped('wanda');
    cleanup();
    storeTyped('wanda');
    expect(takeTyped('wanda')?.fields).toMatchObject([{ label: 'Notes', value: 'Roof' }]);
  });
});
