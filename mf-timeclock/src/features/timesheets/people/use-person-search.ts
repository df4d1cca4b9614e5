import { type KeyboardEvent, useState } from 'react';
import { matches } from './matches.js';
import { usePeople } from './use-people.js';

/** So many are listed at once; typing finds the others. */
const mostListed = 50;

/** What is typed into a combobox of people, who is found by it, and what the keys do. */
export function usePersonSearch(value: string | null, onChange: (userId: string | null) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const [wanted, setWanted] = useState(false);
  const { people, loading } = usePeople(wanted || value !== null);
  const isOpen = typed !== null;
  const found = isOpen ? people.filter((person) => matches(person, typed)) : [];
  const listed = found.slice(0, mostListed);

  const type = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  const close = () => setTyped(null);
  const choose = (id: string | null) => {
    onChange(id);
    close();
  };
  const step = (by: number) => {
    if (isOpen) setActive(Math.max(0, Math.min(listed.length - 1, active + by)));
    else type('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isAnswer = isOpen && event.key === 'Enter';
    const current = listed[active];
    if (by || isAnswer) event.preventDefault();
    if (by) step(by);
    else if (isAnswer && current) choose(current.id);
    else if (event.key === 'Escape') close();
  };

  return {
    typed,
    chosen: people.find(({ id }) => id === value),
    isOpen,
    listed,
    more: found.length - listed.length,
    loading,
    active,
    choose,
    control: {
      onFocus: () => setWanted(true),
      onClick: () => !isOpen && type(''),
      onChange: ({ target }: { readonly target: { readonly value: string } }) => type(target.value),
      onKeyDown,
      onBlur: close,
    },
  };
}
