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

/**
 * The same for a dialog about one of several things, such as a member: `?open=archive-0198…`. A link may name something
 * that does not exist, or for which the action is not offered: see `useMissingDialog`.
 */
export function useLinkedItem<Action extends string>(actions: readonly Action[]) {
  const { state, open, close } = useAddressState(dialogAddress);
  const action = actions.find((one) => state.open?.startsWith(`${one}-`));
  return {
    item: action && state.open ? { action, id: state.open.slice(action.length + 1) } : null,
    open: (chosen: Action, id: string) => open({ open: `${chosen}-${id}` }),
    close: () => close({ open: null }),
  };
}
