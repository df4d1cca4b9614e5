import { useRequestCount } from './use-requests.js';

/** `Requests (3)`, for the tab. */
export function RequestsLabel() {
  const count = useRequestCount();
  return <>{count ? `Requests (${count})` : 'Requests'}</>;
}
