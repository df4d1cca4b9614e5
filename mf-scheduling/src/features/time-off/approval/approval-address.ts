import { type AddressFormat, isCalendarDate, oneOf, useAddressState } from '@timetrack/screens';

const verdicts = ['approve', 'deny'] as const;
export type Verdict = (typeof verdicts)[number];

export interface OpenRequest {
  /** `record` has the id of the person whose time off is recorded. */
  readonly action: Verdict | 'revoke' | 'record';
  readonly id: string;
}

interface ApprovalState {
  readonly view: 'requests' | 'calendar';
  /** The month of the calendar, as its first day. Null for the current month. */
  readonly month: string | null;
  /** The team whose time off is listed. Null for everyone. */
  readonly teamId: string | null;
  readonly dialog: OpenRequest | null;
}

/** The calendar of the gateway has these months. */
const firstMonth = '1970-01-01';
const lastMonth = '2199-12-01';

/** `/pto-requests?view=calendar&month=2026-03`, `/pto-requests?open=approve&id=0198…`, `/pto-requests?open=record&id=0198…` */
const approvalAddress: AddressFormat<ApprovalState> = {
  parameters: ['view', 'month', 'team', 'open', 'id'],
  read: (params) => {
    const action = oneOf([...verdicts, 'revoke', 'record'], params.get('open'));
    const id = params.get('id');
    const month = `${params.get('month')}-01`;
    return {
      view: params.get('view') === 'calendar' ? 'calendar' : 'requests',
      month: isCalendarDate(month) && month >= firstMonth && month <= lastMonth ? month : null,
      teamId: params.get('team'),
      dialog: action && id ? { action, id } : null,
    };
  },
  write: ({ view, month, teamId, dialog }) => ({
    view: view === 'calendar' ? view : null,
    month: month?.slice(0, 7),
    team: teamId,
    open: dialog?.action,
    id: dialog?.id,
  }),
};

export type ApprovalAddress = ReturnType<typeof useApprovalAddress>;

export function useApprovalAddress() {
  const { state, change, open, close, queryWith } = useAddressState(approvalAddress);
  return {
    ...state,
    below: queryWith({ dialog: null }),
    show: (view: ApprovalState['view']) => change({ view, dialog: null }),
    filterBy: (teamId: string | null) => change({ teamId, dialog: null }),
    turnTo: (month: string | null) => change({ month }),
    open: (dialog: OpenRequest) => open({ dialog }),
    close: () => close({ dialog: null }),
  };
}
