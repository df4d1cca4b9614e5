import { failureOf, skipToken, useQuery } from '@timetrack/client';
import type {
  DecidedRequest_RequestFragment,
  Scheduling_Approval_LoadDecidedRequestQuery,
} from '../../../../gql/graphql.js';
import { readFragment } from '../../../../gql/index.js';
import type { ApprovalAddress } from '../approval-address.js';
import { DecidedRequestRequest, LoadDecidedRequest } from './decided-requests.graphql.js';

/**
 * The approval that the address names, from the decided requests or loaded by its id. Null if the viewer can't revoke it,
 * undefined until that is known.
 */
export function useRevocableRequest(
  { dialog }: Pick<ApprovalAddress, 'dialog'>,
  decided: readonly DecidedRequest_RequestFragment[] | undefined,
): DecidedRequest_RequestFragment | null | undefined {
  const id = dialog?.action === 'revoke' ? dialog.id : null;
  const listed = decided?.find((request) => request.id === id);
  const { data, error } = useQuery(LoadDecidedRequest, id && decided && !listed ? { variables: { id } } : skipToken);
  const request = listed ?? findRequest(data);
  if (request) return request.canRevoke ? request : null;
  const isMissing = data !== undefined || (error && failureOf(error).code === 'BAD_USER_INPUT');
  return isMissing ? null : undefined;
}

/** The id may be that of something else. */
function findRequest(data: Scheduling_Approval_LoadDecidedRequestQuery | undefined) {
  const node = data?.node;
  return node?.__typename === 'PtoRequest' ? readFragment(DecidedRequestRequest, node) : null;
}
