import { afterEach, beforeEach, jest } from '@jest/globals';

/** For tests of failures: collects console messages instead of printing them. */
export function silenceConsole(): { readonly errors: () => unknown[][] } {
  let spy: jest.SpiedFunction<typeof console.error>;
  beforeEach(() => {
    spy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => spy.mockRestore());
  return { errors: () => spy.mock.calls };
}
