import { useQuery } from '@timetrack/client';
import { useEffect } from 'react';
import { useTellFailure } from '../../../network/use-tell-failure.js';
import { LoadQr } from '../invitation/invitations.graphql.js';

export interface Qr {
  /** A PNG image as a data URL; null while it is not there. */
  readonly image: string | null;
  /** It could not be made. */
  readonly failed: boolean;
  readonly again: () => void;
}

export function useQr(inviteCode: string): Qr {
  const tellFailure = useTellFailure();
  const { data, error, loading, refetch } = useQuery(LoadQr, {
    variables: { inviteCode },
    notifyOnNetworkStatusChange: true,
  });
  useEffect(() => {
    if (error) tellFailure(error, 'Failed to generate QR code');
  }, [error, tellFailure]);
  return {
    image: data?.invitationQr.qrCodeDataUrl ?? null,
    failed: error !== undefined && !loading,
    again: () => void refetch().catch(() => undefined),
  };
}
