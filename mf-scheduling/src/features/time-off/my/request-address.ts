import { type AddressFormat, useAddressState } from '@timetrack/screens';

/** `/pto?open=request` opens the form, `/pto?open=cancel-0198…` the question before a request is canceled. */
const requestAddress: AddressFormat<{ readonly open: string | null }> = {
  parameters: ['open'],
  read: (params) => ({ open: params.get('open') }),
  write: ({ open }) => ({ open }),
};

const cancelPrefix = 'cancel-';

export function useRequestAddress() {
  const { state, open, close, queryWith } = useAddressState(requestAddress);
  return {
    dialog: state.open === 'request' ? state.open : null,
    canceling: state.open?.startsWith(cancelPrefix) ? state.open.slice(cancelPrefix.length) : null,
    below: queryWith({ open: null }),
    openForm: () => open({ open: 'request' }),
    askToCancel: (id: string) => open({ open: `${cancelPrefix}${id}` }),
    close: () => close({ open: null }),
  };
}
