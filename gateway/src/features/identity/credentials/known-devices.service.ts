import type { UseCaseContext } from '../../../platform/use-case/index.js';
import { addDeviceProof, type DeviceAccount, deviceLifetimeMs } from './known-device.adapter.js';

/** Lets this browser sign in to the account again while a stranger guesses its password elsewhere. */
export function rememberDevice(
  { platform, request, session }: Pick<UseCaseContext<unknown>, 'platform' | 'request' | 'session'>,
  account: DeviceAccount,
): void {
  const now = platform.clock.now();
  const kept = addDeviceProof(request.remembered?.device, account, now);
  session.remember('device', kept, new Date(now.getTime() + deviceLifetimeMs));
}
