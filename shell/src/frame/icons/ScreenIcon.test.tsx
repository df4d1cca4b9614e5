import { describe, expect, test } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import type { ScreenIcon as IconName } from '@timetrack/contracts';
import { ScreenIcon } from './ScreenIcon.js';

/** The shapes of an icon that is drawn now. */
const shapesOf = (name: unknown) => render(<ScreenIcon name={name} />).container.querySelector('svg')?.innerHTML;

const neutral = () => shapesOf('blocks');

describe('the icon of a screen', () => {
  test('is drawn at once if it is one of those that load with the sidebar', () => {
    const name: IconName = 'users';
    expect(shapesOf(name)).toContain('<path');
    expect(shapesOf(name)).not.toBe(neutral());
  });

  test('is neutral until the other icons have loaded', async () => {
    const name: IconName = 'wallet';
    const { container } = render(<ScreenIcon name={name} />);
    const before = neutral();
    expect(container.querySelector('svg')?.innerHTML).toBe(before);
    await waitFor(() => expect(container.querySelector('svg')?.innerHTML).not.toBe(before));
  });

  test.each([
    ['an unknown name', 'no-such-icon'],
    ['the name of a method', 'toString'],
    ['a component, which is not rendered', () => <b>icon</b>],
    ['nothing', undefined],
  ])('is neutral for %s', async (_what, name) => {
    const { container } = render(<ScreenIcon name={name} />);
    await act(async () => void (await import('./later-icons.js')));
    expect(container.querySelector('svg')?.innerHTML).toBe(neutral());
  });
});
