import { delay, HttpResponse } from 'msw';
import { http } from 'msw/http';
import { currentSettings } from './settings.js';

const slowAnswer = 3_000;
const fastAnswer = 120;

/** Stands in front of all other handlers: makes them late, or unreachable. */
export const networkHandler = http.post('*/graphql', async () => {
  const { network } = currentSettings();
  if (network === 'offline') return HttpResponse.error();
  await delay(network === 'slow' ? slowAnswer : fastAnswer);
  return undefined;
});
