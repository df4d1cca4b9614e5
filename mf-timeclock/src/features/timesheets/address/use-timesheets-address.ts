import { useAddressState } from '@timetrack/screens';
import {
  type Filter,
  type PagePosition,
  type RowDialog,
  type TimesheetsAddress,
  timesheetsAddress,
  type View,
} from './timesheets-address.js';

export type AddressControls = ReturnType<typeof useTimesheetsAddress>;

export function useTimesheetsAddress() {
  const { state: address, change, open, close, queryWith } = useAddressState(timesheetsAddress);
  return {
    address,
    /** Goes back to the newest page, because the cursor belongs to the previous filter. */
    filterBy: (changes: Partial<Filter>) => change({ ...changes, page: null }, { replace: true }),
    /** Keeps the filter for when the viewer returns to the list. */
    selectView: (view: View) => change({ view, page: null, open: null, rowDialog: null }),
    showWeek: (changes: Partial<Pick<TimesheetsAddress, 'week' | 'show'>>) => change(changes),
    turnTo: (page: PagePosition | null) => change({ page }),
    openDialog: (id: string) => open({ open: id }),
    openRowDialog: (rowDialog: RowDialog) => open({ rowDialog }),
    closeRowDialog: () => close({ rowDialog: null }),
    dialog: {
      dialog: address.open,
      below: queryWith({ open: null }),
      close: () => close({ open: null }),
    },
  };
}
