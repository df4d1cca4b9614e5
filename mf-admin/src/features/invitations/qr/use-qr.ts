import { messageOf, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useEffect } from 'react';
import { LoadQr } from '../invitations.graphql.js';

export interface Qr {
  /** A PNG image as a data URL; null while it is not there. */
  readonly image: string | null;
  /** It could not be made. */
  readonly failed: boolean;
  readonly again: () => void;
}

export function useQr(inviteCode: string): Qr {
  const showToast = useToast();
  const { data, error, loading, refetch } = useQuery(LoadQr, {
    variables: { inviteCode },
    notifyOnNetworkStatusChange: true,
  });
  useEffect(() => {
    if (!error) return;
    const description = messageOf(error, 'Please try again');
    showToast({ title: 'Failed to generate QR code', description, variant: 'destructive' });
  }, [error, showToast]);
  return {
    image: data?.invitationQr.qrCodeDataUrl ?? null,
    failed: error !== undefined && !loading,
    again: () => void refetch().catch(() => undefined),
  };
}
