import { createContext, useContext, useSyncExternalStore } from 'react';
import { daysTouched, type Span } from '../../../time/calendar.js';
import { type Carry, Carrying } from './carrying.js';

/** Without a provider nothing can be carried: the worker's own schedule. */
export const CarryingContext = createContext<Carrying>(new Carrying());

/** A part of what is carried; the component is drawn again only when that part changes. */
export function useCarry<Part extends string | number | boolean | null>(read: (carry: Carry | null) => Part): Part {
  const carrying = useContext(CarryingContext);
  return useSyncExternalStore(carrying.subscribe, () => read(carrying.current()));
}

/** The days of a row onto which the carried shift would fall, as `2-3`; null when it would fall elsewhere. */
export function useTargetDays(span: Span, personId: string | null): { first: number; last: number } | null {
  const days = useCarry((carry) => {
    if (carry?.moved.kind !== 'moved' || carry.move.to !== personId) return null;
    const touched = daysTouched(span, carry.moved.start, carry.moved.end);
    return touched && `${touched.first}-${touched.last}`;
  });
  const [first = 0, last = 0] = days?.split('-').map(Number) ?? [];
  return days === null ? null : { first, last };
}
