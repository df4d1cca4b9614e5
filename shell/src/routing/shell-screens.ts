import type { Screen } from '@timetrack/contracts';
import type { PlacedScreen } from '../modules/index.js';

export const accountPath = '/account';

const account: Screen = {
  path: accountPath,
  title: 'Your account',
  ability: 'ME',
  load: async () => (await import('../account/index.js')).Account,
};

/** The screens of the shell itself: they belong to the sign-in, and work without any module. */
export const shellScreens: readonly PlacedScreen[] = [{ module: null, screen: account }];
