import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useReportFailure } from '@timetrack/screens/basics';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Board } from '../board/arrange-board.js';
import type { MonthBoard } from '../board/arrange-month.js';
import { isMonthComplete, loadWholeMonth } from '../board/load-whole-month.js';

interface Printing {
  readonly printed: Board | MonthBoard | null;
  readonly print: () => void;
}

/**
 * The printed sheet exists only while the browser prints the page. A month lists only the first shifts of each day, so
 * its button and the browser's shortcut load the others first. The browser's menu prints immediately: such a sheet says
 * how many shifts it omits.
 */
export function usePrinting(board: Board | MonthBoard | null): Printing {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const [isPrinting, setPrinting] = useState(false);
  const [whole, setWhole] = useState<Board | null>(null);
  const isIncomplete = board?.kind === 'month' && !isMonthComplete(board);

  useEffect(() => {
    const showSheet = () => flushSync(() => setPrinting(true));
    const hideSheet = () => {
      setPrinting(false);
      setWhole(null);
    };
    window.addEventListener('beforeprint', showSheet);
    window.addEventListener('afterprint', hideSheet);
    return () => {
      window.removeEventListener('beforeprint', showSheet);
      window.removeEventListener('afterprint', hideSheet);
    };
  }, []);

  async function print(): Promise<void> {
    try {
      if (board?.kind === 'month' && isIncomplete) {
        showToast({ title: 'Preparing the month for printing' });
        setWhole(await loadWholeMonth(client, board));
      }
      // Print after the click, so that the menu that was clicked is closed first.
      setTimeout(() => window.print());
    } catch (error) {
      reportFailure(error, 'The month could not be printed');
    }
  }

  useEffect(() => {
    if (!isIncomplete) return;
    const printOnShortcut = (event: KeyboardEvent) => {
      if (event.key !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void print();
    };
    window.addEventListener('keydown', printOnShortcut);
    return () => window.removeEventListener('keydown', printOnShortcut);
  });

  return { printed: isPrinting ? (whole ?? board) : null, print: () => void print() };
}
