import { isOpenedHere, openedHere, useLocation, useNavigate, useSearchParams } from '@timetrack/contracts/routing';
import { useMemo } from 'react';
import { type Address, type Filter, type PagePosition, readAddress, writeAddress } from './address.js';

export type AddressBar = ReturnType<typeof useAddress>;

/**
 * The address as the one place where the state of the screen lives: reload, links and the back button work by
 * themselves.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const address = useMemo(() => readAddress(params), [params]);

  const go = (changes: Partial<Address>, options: { replace?: boolean; state?: unknown } = {}) =>
    setParams((current) => writeAddress(current, { ...readAddress(current), ...changes }), options);
  /** What is narrowed down begins at its newest page. */
  const filterBy = (changes: Partial<Filter>) => go({ ...changes, page: null }, { replace: true });
  const turnTo = (page: PagePosition | null) => go({ page });
  const open = (id: string) => go({ open: id }, { state: openedHere });
  /** Back to where the dialog was opened from; an address that was opened from outside has no such place. */
  const close = () => {
    if (isOpenedHere(state)) void navigate(-1);
    else go({ open: null }, { replace: true });
  };

  const dialog = {
    dialog: address.open,
    below: writeAddress(params, { ...address, open: null }).toString(),
    close,
  };

  return { address, filterBy, turnTo, open, dialog };
}
