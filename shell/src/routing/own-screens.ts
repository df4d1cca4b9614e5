import { roles, type Screen } from '@timetrack/contracts';
import type { PlacedScreen } from '../modules/index.js';

export const accountPath = '/account';

const account: Screen = {
  path: accountPath,
  title: 'Your account',
  roles,
  load: async () => (await import('../account/index.js')).Account,
};

/** What the shell itself has to show: what belongs to the sign-in, and works without any module. */
export const ownScreens: readonly PlacedScreen[] = [{ module: null, screen: account }];
