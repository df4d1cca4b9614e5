import { ConfirmEmailPage } from './ConfirmEmailPage.js';
import type { LinkAddress } from './link-address.js';
import { ResetPage } from './ResetPage.js';

/** The page of a mailed link. Another link in the same tab starts over. */
export function LinkPage({ page, token }: LinkAddress) {
  return page === 'reset' ? <ResetPage key={token} token={token} /> : <ConfirmEmailPage key={token} token={token} />;
}
