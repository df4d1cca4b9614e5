import { type AddressFormat, useAddressState } from '@timetrack/screens';

export interface RequestDialog {
  readonly verdict: 'deny' | 'change';
  readonly id: string;
}

interface RequestsAddress {
  readonly dialog: RequestDialog | null;
}

const verdicts = ['deny', 'change'] as const;

/** `?deny=0198…` or `?change=0198…` */
const requestsAddress: AddressFormat<RequestsAddress> = {
  parameters: [...verdicts],
  read: (params) => {
    const verdict = verdicts.find((name) => params.get(name));
    const id = verdict && params.get(verdict);
    return { dialog: verdict && id ? { verdict, id } : null };
  },
  write: ({ dialog }) => (dialog ? { [dialog.verdict]: dialog.id } : {}),
};

/** The dialog that the address names, so that a link opens it and Back closes it. */
export function useRequestDialog() {
  const { state, open, close, queryWith } = useAddressState(requestsAddress);
  return {
    dialog: state.dialog,
    below: queryWith({ dialog: null }),
    open: (dialog: RequestDialog) => open({ dialog }),
    close: () => close({ dialog: null }),
  };
}
