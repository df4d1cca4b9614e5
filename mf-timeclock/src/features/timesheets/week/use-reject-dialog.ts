import { type AddressFormat, useAddressState } from '@timetrack/screens';

interface RejectAddress {
  readonly isOpen: boolean;
}

/** `?reject=selection` */
const rejectAddress: AddressFormat<RejectAddress> = {
  parameters: ['reject'],
  read: (params) => ({ isOpen: params.get('reject') === 'selection' }),
  write: ({ isOpen }) => (isOpen ? { reject: 'selection' } : {}),
};

/** The dialog that rejects the selection. It is in the address, so that Back closes it. */
export function useRejectDialog() {
  const { state, open, close, queryWith } = useAddressState(rejectAddress);
  return {
    dialog: state.isOpen ? 'selection' : null,
    below: queryWith({ isOpen: false }),
    open: () => open({ isOpen: true }),
    close: () => close({ isOpen: false }),
  };
}
