import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { loadOnDemand } from './load-on-demand.js';

const Loaded = () => <p>Loaded</p>;

/** Rejects as often as said, and then loads. */
function failing(times: number) {
  let failures = 0;
  return jest.fn(async () => {
    failures += 1;
    if (failures <= times) throw new Error('The server restarts');
    return Loaded;
  });
}

test('a component is loaded at the second attempt', async () => {
  const Part = loadOnDemand(failing(1), { placeholder: <p>Loading</p> });
  render(<Part />);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(await screen.findByText('Loaded')).toBeInTheDocument();
});

test('a component without which the screen works is tried until the server is back', async () => {
  jest.useFakeTimers();
  const load = failing(5);
  const Part = loadOnDemand(load, { isOptional: true });
  render(<Part />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.queryByText('Loaded')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(load).toHaveBeenCalledTimes(4);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('Loaded')).toBeInTheDocument();
  jest.useRealTimers();
});
