import {
  type ComponentType,
  createContext,
  type ReactElement,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Navigator, type To, useLocation } from 'react-router';

interface UnsavedInput {
  /** Any change of the address may close a dialog, whereas a form on a page stays until its screen is left. */
  readonly isInDialog: boolean;
  /** Called when the user agrees to lose it, before the navigation continues. */
  readonly onDiscard?: () => void;
}

/** Registers unsaved input, and returns a function that removes it. */
type Register = (input: UnsavedInput) => () => void;

export const RegisterContext = createContext<Register>(() => () => undefined);

interface InputOptions {
  /** For input that its screen keeps while its dialog is closed. */
  readonly survivesClosing?: boolean;
}

/**
 * Confirms a link, the back button or a reload that would drop the input of the calling component.
 *
 * The form of a dialog that `useGuardedDialog` guards calls `useUnsavedChanges` instead.
 */
export function useConfirmLeaving(isUnsaved: boolean, { survivesClosing = false }: InputOptions = {}): void {
  const register = useContext(RegisterContext);
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    // A modal dialog blocks input elsewhere.
    const isInDialog = !survivesClosing && document.querySelector('[aria-modal="true"]') !== null;
    return register({ isInDialog });
  }, [isUnsaved, survivesClosing, register]);
}

interface QuestionProps {
  readonly open: boolean;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

interface NavigationGuardProps {
  readonly question: ComponentType<QuestionProps>;
  readonly children: ReactElement | ReactElement[];
}

/** Holds back navigation in the surrounding router while there is unsaved input, until the user agrees to lose it. */
export function NavigationGuard({ question: Question, children }: NavigationGuardProps) {
  const navigation = useContext(NavigationContext);
  const location = useLocation();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const [unsaved] = useState(createUnsavedInputs);

  useLayoutEffect(() => unsaved.arrive(location.pathname), [unsaved, location]);
  useLayoutEffect(() => holdBackHistory(unsaved, (go) => setLeave(() => go)), [unsaved]);
  const guarded = useMemo(() => {
    const hold = (pathname: string | undefined, go: () => void) =>
      unsaved.isLostAt(pathname) ? setLeave(() => go) : go();
    return { ...navigation, navigator: guardNavigator(navigation.navigator, hold) };
  }, [navigation, unsaved]);

  return (
    <NavigationContext value={guarded}>
      <RegisterContext value={unsaved.register}>
        {children}
        {leave && (
          <Question
            open
            onKeep={() => setLeave(null)}
            onDiscard={() => {
              setLeave(null);
              unsaved.discard();
              leave();
            }}
          />
        )}
      </RegisterContext>
    </NavigationContext>
  );
}

interface NumberedHistory {
  readonly navigation?: { readonly currentEntry: { readonly index: number } | null };
}

type UnsavedInputs = ReturnType<typeof createUnsavedInputs>;

function createUnsavedInputs() {
  const inputs = new Set<UnsavedInput>();
  let path = '';
  let index = Number.NaN;
  let isDiscarded = false;
  const confirm = (event: Event) => event.preventDefault();
  const register: Register = (input) => {
    isDiscarded = false;
    inputs.add(input);
    window.addEventListener('beforeunload', confirm);
    return () => {
      inputs.delete(input);
      if (inputs.size === 0) window.removeEventListener('beforeunload', confirm);
    };
  };
  return {
    register,
    /** Called with each new address. */
    arrive: (pathname: string) => {
      isDiscarded = false;
      path = pathname;
      index = indexOf(window.history.state);
    },
    /** Lets the next navigation pass. */
    discard: () => {
      isDiscarded = true;
      for (const { onDiscard } of inputs) onDiscard?.();
    },
    /** Whether going to a path drops input. Undefined is an unknown path: `holdBackHistory` decides when it is known. */
    isLostAt: (pathname: string | undefined) =>
      !isDiscarded && [...inputs].some(({ isInDialog }) => isInDialog || (pathname ?? path) !== path),
    /** How many entries of the history a state is away from the current one; NaN if that is unknown. */
    stepsTo: (state: unknown) => indexOf(state) - index,
  };
}

/**
 * The position of the current entry in the history. The router numbers the entries in their state, but not those that it
 * did not add, for example an edited fragment. Most browsers number all.
 */
function indexOf(state: unknown): number {
  const { navigation }: NumberedHistory = window;
  if (navigation?.currentEntry) return navigation.currentEntry.index;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : Number.NaN;
}

function guardNavigator(navigator: Navigator, hold: (pathname: string | undefined, go: () => void) => void): Navigator {
  return {
    ...navigator,
    push: (to, ...rest) => hold(pathOf(to), () => navigator.push(to, ...rest)),
    replace: (to, ...rest) => hold(pathOf(to), () => navigator.replace(to, ...rest)),
    go: (steps) => hold(undefined, () => navigator.go(steps)),
  };
}

const pathOf = (to: To) => (typeof to === 'string' ? new URL(to, window.location.href).pathname : to.pathname);

/**
 * The browser goes back before it tells anyone. The guard returns to the entry that the user tried to leave before the
 * router notices, so that nothing is unmounted. The user may go back again before the guard has returned.
 */
function holdBackHistory(unsaved: UnsavedInputs, ask: (go: () => void) => void): () => void {
  let held = 0;
  const handle = (event: PopStateEvent) => {
    const away = unsaved.stepsTo(event.state);
    if (away) {
      if (held === 0 && !unsaved.isLostAt(window.location.pathname)) return;
      event.stopImmediatePropagation();
      held = away;
      window.history.go(-away);
    } else if (held !== 0) {
      const steps = held;
      held = 0;
      event.stopImmediatePropagation();
      ask(() => window.history.go(steps));
    }
  };
  // Capturing listeners run before the router's.
  window.addEventListener('popstate', handle, true);
  return () => window.removeEventListener('popstate', handle, true);
}
