import { useToast } from '@timetrack/contracts';
import { useCallback, useEffect, useState } from 'react';
import { ServerFailure } from '../session/server-failure.js';
import type { AccountApi, AccountNotice } from './account-api.js';

type NoticeList =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly notices: readonly AccountNotice[] };

/** What happened to the user's account, newest first. */
export function useNotices(api: AccountApi) {
  const showToast = useToast();
  const [list, setList] = useState<NoticeList>({ status: 'loading' });
  const [dismissing, setDismissing] = useState<string | null>(null);

  const read = useCallback(async () => {
    setList(await api.notices().then((notices): NoticeList => ({ status: 'ready', notices }), failedList));
  }, [api]);
  useEffect(() => void read(), [read]);

  const dismiss = async (id: string): Promise<boolean> => {
    if (dismissing !== null) return false;
    setDismissing(id);
    try {
      await api.dismissNotice(id);
      await read();
      return true;
    } catch (error) {
      showToast({ title: 'Failed to dismiss', description: messageOf(error), variant: 'destructive' });
      return false;
    } finally {
      setDismissing(null);
    }
  };
  const retry = () => {
    setList({ status: 'loading' });
    void read();
  };
  return { list, dismissing, retry, dismiss };
}

const failedList = (error: unknown): NoticeList => ({ status: 'failed', message: messageOf(error) });

function messageOf(error: unknown): string {
  return error instanceof ServerFailure && error.message ? error.message : 'Please try again';
}
