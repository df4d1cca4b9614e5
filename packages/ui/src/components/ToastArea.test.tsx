import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ToastContent } from './Toast.js';
import { ToastArea } from './ToastArea.js';

const saved: ToastContent = { title: 'Notes saved', description: 'Two photos were added.' };
const failed: ToastContent = { title: 'Clock-in failed', variant: 'destructive' };

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function show(message: ToastContent | null) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onDismiss = jest.fn();
  const page = (current: ToastContent | null) => (
    <>
      <button type="button">On the page</button>
      <ToastArea message={current} onDismiss={onDismiss} />
    </>
  );
  const { rerender } = render(page(message));
  drawFrame();
  const change = (next: ToastContent | null) => {
    rerender(page(next));
    drawFrame();
  };
  return { user, onDismiss, change };
}

const drawFrame = () => act(() => jest.advanceTimersToNextFrame());
const advanceClock = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('the announcement of a notification', () => {
  test('is polite for an ordinary one', () => {
    show(saved);
    expect(screen.getByRole('status')).toHaveTextContent('Notes savedTwo photos were added.');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  test('is assertive for a destructive one', () => {
    show(failed);
    expect(screen.getByRole('alert')).toHaveTextContent('Clock-in failed');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('replaces the last one', () => {
    const { change } = show(saved);
    change({ title: 'Clocked out' });
    expect(screen.getByRole('status')).toHaveTextContent('Clocked out');
    expect(screen.queryByText('Notes saved')).not.toBeInTheDocument();
  });
});

describe('the duration of a notification', () => {
  test.each([
    ['an ordinary one goes', saved, 6_000],
    ['a destructive one goes', failed, 10_000],
  ])('%s by itself', (_name, message, milliseconds) => {
    const { onDismiss } = show(message);
    advanceClock(milliseconds - 1);
    expect(onDismiss).not.toHaveBeenCalled();
    advanceClock(1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  test('starts when a busy browser draws the notification', () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
    const { onDismiss } = show(saved);
    advanceClock(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => frames[0]?.(0));
    advanceClock(6_000);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  test('starts again when the same message is shown again', () => {
    const { onDismiss, change } = show(saved);
    advanceClock(5_000);
    change({ ...saved });
    advanceClock(5_000);
    expect(onDismiss).not.toHaveBeenCalled();
    advanceClock(1_000);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  test('stops under the pointer and then continues', async () => {
    const { onDismiss, user } = show(saved);
    advanceClock(4_000);
    await user.hover(screen.getByText('Notes saved'));
    advanceClock(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    await user.unhover(screen.getByText('Notes saved'));
    advanceClock(1_900);
    expect(onDismiss).not.toHaveBeenCalled();
    advanceClock(200);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  test('is as long as reading it takes', () => {
    const description = 'a'.repeat(198);
    const { onDismiss } = show({ title: 'ab', description });
    advanceClock(15_999);
    expect(onDismiss).not.toHaveBeenCalled();
    advanceClock(1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  test('stops while the tab is hidden', () => {
    const { onDismiss } = show(saved);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    advanceClock(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    advanceClock(6_000);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  test('stops while the focus is inside', async () => {
    const { onDismiss, user } = show(saved);
    await user.keyboard('{F8}');
    advanceClock(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
  });
});

describe('the keyboard in notifications', () => {
  test('moves to the notification with F8, and dismisses it and goes back with Escape', async () => {
    const { onDismiss, user } = show(saved);
    await user.tab();
    await user.keyboard('{F8}');
    const area = screen.getByRole('region', { name: 'Notifications (F8)' });
    expect(within(area).getByRole('button', { name: 'Dismiss notification' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(onDismiss).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'On the page' })).toHaveFocus();
  });

  test('moves to the empty area with F8', async () => {
    const { user } = show(null);
    await user.keyboard('{F8}');
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
  });

  test('dismisses the notification with its button', async () => {
    const { onDismiss, user } = show(failed);
    await user.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});
