import { useQuery } from '@timetrack/client';
import { useReportFailure } from '@timetrack/screens';
import { useEffect } from 'react';
import { LoadQr } from './qr.graphql.js';

export interface Qr {
  /** A PNG image as a data URL; null until it is loaded. */
  readonly image: string | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

export function useQr(inviteCode: string): Qr {
  const reportFailure = useReportFailure();
  const { data, error, loading, refetch } = useQuery(LoadQr, {
    variables: { inviteCode },
    notifyOnNetworkStatusChange: true,
  });
  useEffect(() => {
    if (error) reportFailure(error, 'Failed to generate QR code');
  }, [error, reportFailure]);
  return {
    image: data?.viewer?.invitationQr?.qrCodeDataUrl ?? null,
    failed: error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
