import type { Screen } from '@timetrack/contracts';
import type { PlacedScreen } from '../modules/composition.js';

export const accountPath = '/account';

const account: Screen = {
  path: accountPath,
  title: 'Your account',
  ability: 'ME',
  load: async () => (await import('../account/Account.js')).Account,
};

/** The screens of the shell itself. They concern the user's account, and work without any module. */
export const shellScreens: readonly PlacedScreen[] = [{ module: null, screen: account }];
