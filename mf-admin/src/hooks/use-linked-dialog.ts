import { type AddressFormat, useAddressState } from '@timetrack/screens';

/** `?open=new-job` names the open dialog of a screen. */
const dialogAddress: AddressFormat<{ readonly open: string | null }> = {
  parameters: ['open'],
  read: (params) => ({ open: params.get('open') }),
  write: ({ open }) => ({ open }),
};

/** Keeps in the address whether a dialog is open, so that a link opens it and going back closes it. */
export function useLinkedDialog(name: string) {
  const { state, open, close } = useAddressState(dialogAddress);
  return {
    open: state.open === name,
    onOpenChange: (isOpen: boolean) => (isOpen ? open({ open: name }) : close({ open: null })),
  };
}
